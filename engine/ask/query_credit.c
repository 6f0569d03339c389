/* query_credit.c - what completed features give, and to whom.
 *
 * By the rules the points of each can be counted. Where house rules act, and where corners have
 * something to take, only playing it tells: the turn is scored whole, feature by feature, as it
 * would be played. What depends on the order in which the features are scored is then left out.
 */
#include "ask/query.h"
#include "core/state.h"

/* Points that are reported while a turn is scored, by their feature: a completed one, or another
 * that scores for it. */
typedef struct crediting {
    const rv_query *q;
    int roots[RV_TURN_COMPLETED]; /* of the list */
    rv_completion *list;
    int n;
    int now; /* the feature of the list that is being scored; RV_NONE: none */
    struct other {
        int root, of;
    } * others; /* other features that score, and those of the list for which they do */
    int nothers, cap_others;
    uint32_t won[RV_TURN_COMPLETED]; /* bit set of corners, by feature … */
    uint32_t taken[RV_MAX_PLAYERS];  /* … by player; in any order */
    int score[RV_MAX_PLAYERS];
    bool varies[RV_MAX_PLAYERS]; /* another order gives a different score */
} crediting;

static void credit(const crediting *c, int i, int player, int points) {
    int *has = &c->list[i].points[player];
    *has = rv_points(c->q->g, (int64_t)*has + points);
    c->list[i].scores[player] = true;
}

/* What another feature gets for one of the list (B-34, B-43); what is played tells that itself. */
static void see_tribute(void *ud, int root, int by, int player, int points) {
    crediting *c = ud;
    for (int i = 0; i < c->n; i++) {
        if (c->roots[i] != root)
            continue;
        if (!c->q->g->scripts.hooked) {
            credit(c, i, player, points);
            continue;
        }
        *RV_PUSH(c->q->a, c->others, c->nothers, c->cap_others) = (struct other){by, i};
    }
}

/* Points of no feature are what a house rule gives on the occasion: they belong to the feature that
 * is being scored then. */
static void take_points(void *ud, const rv_item *item) {
    const crediting *c = ud;
    int root = item->part ? rv_root(&c->q->g->board, item->part - 1) : RV_NONE;
    if (item->type != RV_ITEM_SCORE)
        return;
    if (root == RV_NONE && c->now != RV_NONE)
        credit(c, c->now, item->player, item->points);
    for (int i = 0; i < c->n && root != RV_NONE; i++)
        if (c->roots[i] == root)
            credit(c, i, item->player, item->points);
    for (int i = 0; i < c->nothers && root != RV_NONE; i++)
        if (c->others[i].root == root)
            credit(c, c->others[i].of, item->player, item->points);
}

static int place_of(const crediting *c, int root) {
    int i = 0;
    while (c->roots[i] != root)
        i++;
    return i;
}

/* In the order of a turn (rv_turn_score): those that a player scores, then the others. What is
 * taken after all scoring is credited to the feature that brought the player there. */
static void score_whole(crediting *c, const rv_order *o) {
    rv_game *g = c->q->g;
    uint32_t before[RV_MAX_PLAYERS];
    bool scored[RV_TURN_COMPLETED] = {false};
    for (int i = 0; i < o->n + c->n; i++) {
        const int at = i < o->n ? place_of(c, o->roots[i]) : i - o->n;
        const uint32_t was = rv_taken(g);
        if (scored[at])
            continue;
        scored[at] = true;
        c->now = at;
        rv_score_feature(g, c->roots[at]);
        c->won[at] = rv_taken(g) & ~was;
    }
    c->now = RV_NONE;
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
    const rv_arena_checkpoint words = rv_arena_save(g->arena);
    const rv_change *changes = g->journal.list;
    const rv_kept *kept = g->scripts.kept;
    int checkpoint = rv_checkpoint(g);
    if (g->scripts.hooked)
        g->scoring.listener = (rv_listener){take_points, c};
    score_whole(c, o);
    g->scoring.listener.tell = NULL;
    rv_undo(g, checkpoint);
    if (g->journal.list == changes && g->scripts.kept == kept)
        rv_arena_back(g->arena, &words);
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
    const bool hooked = g->scripts.hooked;
    crediting c = {.q = q, .list = list, .n = g->turn.ncompleted, .now = RV_NONE};
    if (!c.n)
        return;
    memcpy(c.roots, g->turn.completed, sizeof c.roots);
    for (int i = 0; i < c.n; i++) {
        if (corners)
            corners[i] = RV_NONE;
        if (hooked)
            continue;
        rv_tally t = rv_count(g, c.roots[i]);
        for (int p = 0; p < g->nplayers; p++) {
            list[i].scores[p] = rv_wins(&t, p);
            list[i].points[p] = list[i].scores[p] ? rv_worth(g, p, &t, NULL) : 0;
        }
    }
    rv_step_tributes(g, q->a, see_tribute, &c);
    if (!hooked && !(corners && g->rs->ncorners))
        return;
    const rv_order o = rv_turn_scoring(g);
    if (!o.n && !hooked) /* no player scores anything */
        return;
    play(&c, &o);
    if (!o.by && rv_orders_differ(g, &o))
        rv_turn_orders(g, &o, see_order, &c);
    keep_certain(&c, corners);
}
