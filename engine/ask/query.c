/* query.c - a question is asked of the game of a case: by trying, and taking it back. */
#include "ask/query.h"
#include "base/limit.h"
#include "core/score.h"
#include "lua/script.h"
#include "record/write.h"

static void fail(rv_query *q, rv_status status, const char *why) {
    q->status = status;
    q->c->why = why;
}

static void run(void *ud) {
    rv_query *q = ud;
    q->run(q);
}

/* Two arenas can run short: the scratch arena, and that of the game, in which its journal grows. */
static void run_on_game(void *ud) {
    rv_query *q = ud;
    if (!rv_protect(q->g->arena, run, q))
        fail(q, RV_LIMIT_HIT, "memory ran out");
}

bool rv_query_stopped(const rv_query *q) {
    const char *message;
    bool limit;
    return q->g->effort->spent || (q->g->hooks && rv_hooks_failed(q->g->hooks, &message, &limit));
}

static void check_scripts(rv_query *q) {
    const char *message;
    bool limit;
    if (q->status == RV_FINE && q->g->beyond)
        fail(q, RV_LIMIT_HIT, rv_points_beyond);
    if (q->status == RV_FINE && q->g->hooks && rv_hooks_failed(q->g->hooks, &message, &limit))
        fail(q, limit ? RV_LIMIT_HIT : RV_SCRIPT_FAILED, message);
    else if (q->status == RV_FINE && q->g->effort->spent)
        fail(q, RV_LIMIT_HIT, RV_ORDERS_SPENT);
}

static void try_and_undo(rv_query *q) {
    rv_game *g = q->g;
    int mark = rv_mark_of(g);
    rv_listener listener = g->listener;
    jmp_buf *way_out = g->arena->way_out;
    *g->effort = (rv_effort){.orders = q->c->judged}; /* not what other questions took */
    g->listener.tell = NULL;
    if (!rv_protect(q->a, run_on_game, q)) {
        g->arena->way_out = way_out; /* the way out of the inner guard was jumped over */
        fail(q, RV_LIMIT_HIT, "memory ran out");
    }
    rv_undo(g, mark);
    g->listener = listener;
    check_scripts(q);
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
    c->why = NULL;
    if (c->game)
        try_and_undo(&q);
    else
        fail(&q, RV_UNREADABLE, "the document could not be read");
    if (why)
        *why = c->why;
    return q.status;
}

/* ---- tiles of the stack -------------------------------------------------------------------- */

/* The first tile still to come that looks like `same`, itself the first of its sort; RV_NONE. */
static int first_left(const rv_game *g, int same) {
    for (int i = same; i < g->rs->ntiles; i++)
        if (g->rs->tiles[i].same == same && rv_copies_left(g, i) > 0)
            return i;
    return RV_NONE;
}

bool rv_stands_for_sort(const rv_game *g, int tile) {
    return rv_copies_left(g, tile) > 0 && first_left(g, g->rs->tiles[tile].same) == tile;
}

int rv_copy_left(const rv_game *g, const rv_tile_ref *ref) {
    if (ref->look)
        return first_left(g, g->rs->tiles[ref->tile].same);
    return rv_copies_left(g, ref->tile) > 0 ? ref->tile : RV_NONE;
}

/* What became of a tile that is not to come (C-112). */
static const char *whereabouts(const rv_query *q, const rv_tile_ref *ref) {
    const rv_game *g = q->g;
    const rv_tile *t = &g->rs->tiles[ref->tile];
    const char *id = rv_tile_said(q->a, g, t);
    if (ref->look)
        return rv_printf(q->a, "no tile that looks like %s is left", ref->text);
    if (rv_copies(g, ref->tile) != 1)
        return rv_printf(q->a, "no copy of tile %s is left", id);
    for (int i = 0; i < g->nplaced; i++) {
        const rv_placed *p = &g->placed[i];
        if (!p->start && p->index == ref->tile)
            return rv_printf(q->a, "tile %s lies at %s", id, rv_cell_at(g, q->a, p->pos));
    }
    return rv_printf(q->a, "tile %s is discarded", id);
}

int rv_query_tile(rv_query *q, const char *text) {
    rv_diags d = {.arena = q->a, .rs = q->g->rs};
    rv_tile_ref ref;
    if (!rv_read_tile(q->g->rs, &q->c->rec.unlisted, rv_str_of(text), (rv_mark){0, 0}, &ref, &d)) {
        fail(q, RV_UNREADABLE, d.list[0].message);
        return RV_NONE;
    }
    int tile = rv_copy_left(q->g, &ref);
    if (tile == RV_NONE && rv_unlisted_invite(&q->c->rec.unlisted, ref.tile))
        tile = ref.tile;
    if (tile == RV_NONE)
        fail(q, RV_MISUSED, whereabouts(q, &ref));
    return q->g->over ? RV_NONE : tile;
}

/* ---- cells --------------------------------------------------------------------------------- */

static void insert_spot(rv_spot *list, int n, rv_spot s) {
    int i = n;
    for (; i > 0 && list[i - 1].rank > s.rank; i--)
        list[i] = list[i - 1];
    list[i] = s;
}

rv_spot *rv_query_spots(rv_query *q, int tile, int *n) {
    rv_spot *list = rv_spots_find(q->g, &q->g->rs->tiles[tile], &q->ways, n);
    for (int i = 1; i < *n; i++)
        insert_spot(list, i, list[i]);
    return list;
}

rv_trial rv_query_try(rv_game *g, const rv_tile *t, int pos, int quarters, const rv_way *way,
                      rv_niche *around) {
    const rv_tile *as = rv_way_build(g, t, quarters, pos, way);
    if (way)
        rv_look_around(g, pos, around);
    return (rv_trial){pos, quarters, as, around};
}

rv_things rv_query_needs(const rv_game *g, rv_arena *a, const rv_way *way) {
    const rv_builder *b;
    int n = 0;
    while (rv_builder_at(g, n))
        n++;
    rv_thing *list = n ? RV_NEWS(a, rv_thing, n) : NULL;
    for (int i = 0; (b = rv_builder_at(g, i)); i++) {
        bool own = way && rv_way_by(way) == b;
        list[i] = (rv_thing){b->key, own ? rv_way_word(g, a, way) : "", .player = RV_NONE};
    }
    return (rv_things){list, n};
}
