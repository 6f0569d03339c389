/* query_credit.c - what a completed feature gives, and to whom. */
#include "query.h"
#include "score.h"
#include "state.h"

/* A completed feature while it is found out what it gives, and to whom. */
typedef struct credited {
    rv_game *g;
    int root;
    int *points;
    bool *scores;
} credited;

/* What a castle gets for it (B-34, B-43). */
static void add_tribute(void *ud, int root, int by, int player, int points) {
    const credited *c = ud;
    (void)by;
    if (root != c->root)
        return;
    c->points[player] = rv_points(c->g, (int64_t)c->points[player] + points);
    c->scores[player] = true;
}

void rv_credit(const rv_query *q, int root, int points[RV_MAX_PLAYERS],
               bool scores[RV_MAX_PLAYERS]) {
    rv_game *g = q->g;
    credited c = {g, root, points, scores};
    rv_tally t = rv_count(g, root);
    for (int p = 0; p < g->nplayers; p++) {
        scores[p] = rv_wins(&t, p);
        points[p] = scores[p] ? rv_worth(g, p, &t, NULL) : 0;
    }
    rv_step_tributes(g, q->a, add_tribute, &c);
}

static void name_castle(void *ud, int root, int by, int player, int points) {
    rv_crediting *c = ud;
    const rv_query *q = c->q;
    (void)player, (void)points;
    for (int i = 0; i < c->n; i++) {
        if (c->roots[i] != root)
            continue;
        c->castles = rv_grow(q->a, c->castles, c->ncastles, &c->cap_castles, sizeof *c->castles);
        c->of = rv_grow(q->a, c->of, c->ncastles, &c->cap_of, sizeof *c->of);
        c->castles[c->ncastles] = rv_feature_name(q->g, q->a, by);
        c->of[c->ncastles++] = i;
    }
}

static void take(rv_game *g, rv_completion *to, const char *name, const rv_item *item) {
    if (item->type != RV_ITEM_SCORE || strcmp(item->feature, name) != 0)
        return;
    int *points = &to->points[item->player];
    *points = rv_points(g, (int64_t)*points + item->points);
    to->scores[item->player] = true;
}

static void take_points(void *ud, const rv_item *item) {
    const rv_crediting *c = ud;
    for (int i = 0; i < c->n; i++)
        take(c->q->g, &c->list[i], c->list[i].feature, item);
    for (int i = 0; i < c->ncastles; i++)
        take(c->q->g, &c->list[c->of[i]], c->castles[i], item);
}

rv_crediting rv_begin_crediting(const rv_query *q, const int *roots, rv_completion *list, int n) {
    rv_crediting c = {.q = q, .roots = roots, .list = list, .n = n};
    rv_step_tributes(q->g, q->a, name_castle, &c);
    return c;
}

/* What is told has been taken down, so that its words need not stay: a trial follows another. What
 * the game itself has been given in the meantime would go with them, though. */
void rv_play_scoring(rv_crediting *c, const rv_order *o) {
    rv_game *g = c->q->g;
    const rv_arena_mark mark = rv_arena_mark_of(g->arena);
    const rv_change *changes = g->journal.list;
    const rv_kept *kept = g->kept;
    g->listener = (rv_listener){take_points, c};
    rv_turn_score(g, o->roots, o->n);
    g->listener.tell = NULL;
    if (g->journal.list == changes && g->kept == kept)
        rv_arena_back(g->arena, &mark);
}
