/* question.c - answers questions about the game of a case by trying moves and taking them back. */
#include "judge/question.h"
#include "base/limit.h"
#include "core/score.h"
#include "lua/script.h"

void rv_query_fail(rv_query *q, rv_status status, const char *why) {
    q->status = status;
    q->c->reasons.why = why;
}

static void run(void *ud) {
    rv_query *q = ud;
    q->run(q);
}

/* Memory can run out in two arenas: the scratch arena, and the game's, in which the journal grows.
 */
static void run_on_game(void *ud) {
    rv_query *q = ud;
    if (!rv_protect(q->g->arena, run, q))
        rv_query_fail(q, RV_LIMIT_HIT, "memory ran out");
}

bool rv_query_stopped(const rv_query *q) {
    const char *message;
    bool limit;
    return q->g->scoring.effort->spent ||
           (q->g->scripts.hooks && rv_hooks_failed(q->g->scripts.hooks, &message, &limit));
}

static void try_and_undo(rv_query *q) {
    rv_game *g = q->g;
    int checkpoint = rv_checkpoint(g);
    rv_listener listener = g->scoring.listener;
    jmp_buf *way_out = g->arena->way_out;
    *g->scoring.effort =
        (rv_effort){.orders = q->c->work.judged}; /* without the work of other questions */
    g->scoring.listener.tell = NULL;
    if (!rv_protect(q->a, run_on_game, q)) {
        g->arena->way_out = way_out; /* the longjmp skipped the inner guard */
        rv_query_fail(q, RV_LIMIT_HIT, "memory ran out");
    }
    rv_undo(g, checkpoint);
    g->scoring.listener = listener;
    const char *message;
    bool limit;
    if (q->status != RV_FINE)
        return;
    if (g->scoring.beyond)
        rv_query_fail(q, RV_LIMIT_HIT, rv_points_beyond);
    else if (g->scripts.hooks && rv_hooks_failed(g->scripts.hooks, &message, &limit))
        rv_query_fail(q, limit ? RV_LIMIT_HIT : RV_SCRIPT_FAILED, message);
    else if (g->scoring.effort->spent)
        rv_query_fail(q, RV_LIMIT_HIT, RV_ORDERS_SPENT);
}

rv_status rv_query_answer(rv_case *c, void (*run_it)(rv_query *q), void *ask, const char **why) {
    rv_query q = {.c = c,
                  .g = c->game,
                  .a = &c->scratch,
                  .run = run_it,
                  .ask = ask,
                  .ways = {.a = &c->scratch}};
    rv_arena_reset(&c->scratch);
    rv_unlisted_dismiss(&c->rec.unlisted);
    c->reasons.why = NULL;
    if (c->found.report.no_turn)
        rv_query_fail(&q, RV_MISUSED, c->found.report.no_turn);
    else if (c->game)
        try_and_undo(&q);
    else
        rv_query_fail(&q, RV_UNREADABLE, "the document could not be read");
    if (why)
        *why = c->reasons.why;
    return q.status;
}
