/* query_credit.c - what completed features give, and to whom.
 *
 * By the rules the points of each can be counted. Where house rules act, and where corners have
 * something to take, only playing it tells: the turn is scored whole, feature by feature, as it
 * would be played. What depends on the order in which the features are scored is then left out.
 */
#include "ask/query.h"
#include "core/module.h"
#include "core/score.h"
#include "core/state.h"

/* A completed feature while its points and scorers are determined. */
typedef struct credited {
    rv_game *g;
    int root;
    int *points;
    bool *scores;
} credited;

/* What another feature gets for it (B-34, B-43). */
static void add_tribute(void *ud, int root, int by, int player, int points) {
    const credited *c = ud;
    (void)by;
    if (root != c->root)
        return;
    c->points[player] = rv_points(c->g, (int64_t)c->points[player] + points);
    c->scores[player] = true;
}

/* ---- played -------------------------------------------------------------------------------- */

/* Points that are reported while a turn is scored, by their feature: a completed one, or another
 * that scores for it. */
typedef struct crediting {
    const rv_query *q;
    int roots[RV_TURN_COMPLETED]; /* of the list */
    rv_completion *list;
    int n;
    int now;     /* the feature of the list that is being scored; RV_NONE: none */
    int *others; /* other features that score */
    int *of;     /* the feature of the list for which they score */
    int nothers, cap_others, cap_of;
    uint32_t won[RV_TURN_COMPLETED]; /* bit set of corners, by feature … */
    uint32_t taken[RV_MAX_PLAYERS];  /* … by player; in any order */
    int score[RV_MAX_PLAYERS];
    bool varies[RV_MAX_PLAYERS]; /* another order gives a different score */
} crediting;

static void name_other(void *ud, int root, int by, int player, int points) {
    crediting *c = ud;
    const rv_query *q = c->q;
    (void)player, (void)points;
    for (int i = 0; i < c->n; i++) {
        if (c->roots[i] != root)
            continue;
        c->others = rv_grow(q->a, c->others, c->nothers, &c->cap_others, sizeof *c->others);
        c->of = rv_grow(q->a, c->of, c->nothers, &c->cap_of, sizeof *c->of);
        c->others[c->nothers] = by;
        c->of[c->nothers++] = i;
    }
}

static void take(rv_game *g, rv_completion *to, const rv_item *item) {
    int *points = &to->points[item->player];
    *points = rv_points(g, (int64_t)*points + item->points);
    to->scores[item->player] = true;
}

/* Points of no feature are what a house rule gives on the occasion: they belong to the feature that
 * is being scored then. */
static void take_points(void *ud, const rv_item *item) {
    const crediting *c = ud;
    rv_game *g = c->q->g;
    int root = item->part ? rv_root(&g->board, item->part - 1) : RV_NONE;
    if (item->type != RV_ITEM_SCORE)
        return;
    if (root == RV_NONE && c->now != RV_NONE)
        take(g, &c->list[c->now], item);
    for (int i = 0; i < c->n && root != RV_NONE; i++)
        if (c->roots[i] == root)
            take(g, &c->list[i], item);
    for (int i = 0; i < c->nothers && root != RV_NONE; i++)
        if (c->others[i] == root)
            take(g, &c->list[c->of[i]], item);
}

static int place_of(const crediting *c, int root) {
    int i = 0;
    while (c->roots[i] != root)
        i++;
    return i;
}

static void score(crediting *c, int at) {
    uint32_t was = rv_taken(c->q->g);
    c->now = at;
    rv_score_feature(c->q->g, c->roots[at]);
    c->now = RV_NONE;
    c->won[at] = rv_taken(c->q->g) & ~was;
}

/* In the order of a turn (rv_turn_score): those that a player scores, then the others. What is
 * taken after all scoring is credited to the feature that brought the player there. */
static void score_whole(crediting *c, const rv_order *o) {
    rv_game *g = c->q->g;
    uint32_t before[RV_MAX_PLAYERS];
    bool scored[RV_TURN_COMPLETED] = {false};
    for (int i = 0; i < o->n; i++) {
        score(c, place_of(c, o->roots[i]));
        scored[place_of(c, o->roots[i])] = true;
    }
    for (int i = 0; i < c->n; i++)
        if (!scored[i])
            score(c, i);
    for (int p = 0; p < g->nplayers; p++)
        before[p] = g->seats[p].taken;
    rv_turn_settle(g, c->roots, c->n);
    rv_turn_end(g);
    for (int p = 0; p < g->nplayers; p++) {
        int last = RV_NONE;
        for (int i = 0; i < o->n; i++) {
            int at = place_of(c, o->roots[i]);
            last = c->list[at].scores[p] ? at : last;
        }
        c->taken[p] = g->seats[p].taken;
        c->score[p] = g->seats[p].score;
        if (last != RV_NONE)
            c->won[last] |= c->taken[p] & ~before[p];
    }
}

/* Reports have been stored, so their words can be freed before the next trial. But memory that the
 * game itself has allocated meanwhile would be freed with them. */
static void play(crediting *c, const rv_order *o) {
    rv_game *g = c->q->g;
    const rv_arena_mark room = rv_arena_mark_of(g->arena);
    const rv_change *changes = g->journal.list;
    const rv_kept *kept = g->scripts.kept;
    int checkpoint = rv_checkpoint(g);
    if (g->scripts.hooked)
        g->scoring.listener = (rv_listener){take_points, c};
    score_whole(c, o);
    g->scoring.listener.tell = NULL;
    rv_undo(g, checkpoint);
    if (g->journal.list == changes && g->scripts.kept == kept)
        rv_arena_back(g->arena, &room);
}

static bool see_order(void *ud, const rv_order *order) {
    crediting *c = ud;
    const rv_game *g = c->q->g;
    (void)order;
    for (int p = 0; p < g->nplayers; p++) {
        c->taken[p] &= g->seats[p].taken;
        c->varies[p] |= g->seats[p].score != c->score[p];
    }
    return true;
}

/* Leaves out what depends on the order of scoring. */
static void keep_certain(const crediting *c, int *corners) {
    const rv_game *g = c->q->g;
    uint32_t certain = 0;
    for (int p = 0; p < g->nplayers; p++)
        certain |= c->taken[p];
    for (int i = 0; i < c->n; i++) {
        const uint32_t won = c->won[i] & certain;
        for (int k = g->rs->ncorners - 1; k >= 0 && corners; k--)
            if (won >> k & 1) /* the first, by its lower space */
                corners[i] = g->rs->corners[k].space;
        for (int p = 0; p < g->nplayers; p++)
            if (c->varies[p]) {
                c->list[i].scores[p] = false;
                c->list[i].points[p] = 0;
            }
    }
}

void rv_credit_turn(const rv_query *q, rv_completion *list, int *corners) {
    rv_game *g = q->g;
    for (int i = 0; i < g->turn.ncompleted; i++) {
        if (corners)
            corners[i] = RV_NONE;
        if (g->scripts.hooked)
            continue;
        credited by_rules = {g, g->turn.completed[i], list[i].points, list[i].scores};
        rv_tally t = rv_count(g, by_rules.root);
        for (int p = 0; p < g->nplayers; p++) {
            list[i].scores[p] = rv_wins(&t, p);
            list[i].points[p] = list[i].scores[p] ? rv_worth(g, p, &t, NULL) : 0;
        }
        rv_step_tributes(g, q->a, add_tribute, &by_rules);
    }
    if (!g->turn.ncompleted || !(g->scripts.hooked || (corners && g->rs->ncorners)))
        return;
    const rv_order o = rv_turn_scoring(g);
    if (!o.n && !g->scripts.hooked) /* no player scores anything */
        return;
    crediting c = {.q = q, .list = list, .n = g->turn.ncompleted, .now = RV_NONE};
    memcpy(c.roots, g->turn.completed, sizeof c.roots);
    if (g->scripts.hooked)
        rv_step_tributes(g, q->a, name_other, &c);
    play(&c, &o);
    if (!o.by && rv_orders_differ(g, &o))
        rv_turn_orders(g, &o, see_order, &c);
    keep_certain(&c, corners);
}
