/* orders.c - what the orders of scoring that the rules allow lead to (C-60, C-71).
 *
 * n features can be scored in n! orders, and this finds what all of them lead to without going
 * through them. It walks down the tree of orders, as trying one after another would, but not where
 * it would find again what it has found:
 *
 * - Features whose scoring does nothing that the scoring of another could meet (rv_step_stirs: 0)
 *   stay where they are: to put them elsewhere changes nothing. In Carcassonne that is all of them:
 *   points add up, followers go home from features of their own, and tributes come afterwards.
 * - Of features that do the same (rv_step_stirs: equal) only the first that is left is tried next:
 *   to exchange two of them in an order leads to the same.
 * - Where the same features have been scored, with the same state of the game after it, the walk
 * has been before, and turns back. What follows is a function of these two: scoring reads nothing
 * but the game, all of which changes through its journal, and scripts keep nothing elsewhere. So
 * there are at most as many places as there are sets of features, times the states that each set
 * can lead to, instead of one for each order.
 *
 * Since the walk leaves out only what would repeat something found before, it finds each thing with
 * the first order that leads to it, as if it had tried them all. Where a house rule acts while
 * features are scored nobody knows what meets what: then only the third of these holds.
 */
#include "base/limit.h"
#include "core/module.h"
#include "core/state.h"
#include "judge/case.h"
#include "lua/script.h"

typedef struct search {
    rv_game *g;
    rv_order order;
    uint64_t stirs[RV_TURN_COMPLETED]; /* by index in the order */
    bool hooked;                       /* a house rule acts while features are scored */
    int mark;                          /* checkpoint of the journal, before scoring */
    int tried;                         /* number of states in the table */
    bool (*see)(void *ud, const rv_order *order);
    void *ud;
} search;

/* ---- what can differ ----------------------------------------------------------------------- */

static void weigh(search *s) {
    s->hooked = rv_hooked_in_scoring(s->g);
    for (int i = 0; i < s->order.n; i++)
        s->stirs[i] =
            s->hooked ? (uint64_t)s->order.roots[i] + 1 : rv_step_stirs(s->g, s->order.roots[i]);
}

/* The features that may come at index i are at the indexes from i to here. */
static int end_of_choice(const rv_order *o, int i) {
    bool fixed = i < o->fixed_own || (i >= o->own && i < o->own + o->fixed_rest);
    return fixed ? i + 1 : i < o->own ? o->own : o->n;
}

/* Whether it is worth trying the feature at index j at index i. */
static bool is_new(const search *s, int i, int j) {
    if (j > i && (!s->stirs[i] || !s->stirs[j]))
        return false;
    for (int k = i; k < j; k++)
        if (s->stirs[k] == s->stirs[j])
            return false;
    return true;
}

bool rv_orders_differ(rv_game *g, const rv_order *order) {
    bool open = false;
    for (int i = 0; i < order->n; i++)
        open |= end_of_choice(order, i) > i + 1;
    if (!open)
        return false;
    search s = {.g = g, .order = *order};
    weigh(&s);
    for (int i = 0; i < order->n; i++)
        for (int j = i + 1; j < end_of_choice(order, i); j++)
            if (is_new(&s, i, j))
                return true;
    return false;
}

/* ---- where the search has been ------------------------------------------------------------- */

/* The slot of a state in the table, or a free slot; there is room. */
static rv_tried *find(const rv_game *g, uint64_t state) {
    size_t mask = (size_t)g->scratch.cap_tried - 1, i = (size_t)state & mask;
    while (g->scratch.tried[i].search == g->scratch.search && g->scratch.tried[i].state != state)
        i = (i + 1) & mask;
    return &g->scratch.tried[i];
}

/* The state after scoring the features up to index i. By the rules it depends on the effects of
 * these features, whichever of several with the same effects they are, and on the things that
 * each player took. */
static uint64_t where(const search *s, int i) {
    uint64_t state = (uint64_t)i; /* features without effects keep their index */
    for (int k = 0; k < i; k++)
        state += rv_mix(s->stirs[k]);
    if (s->hooked)
        return rv_mix(state) + rv_changes_hash(s->g, s->mark);
    for (int p = 0; p < s->g->nplayers; p++)
        state = rv_mix(state + s->g->seats[p].taken);
    return state;
}

/* Whether the search has been here; marks the state as visited. A table that is half full is
 * doubled, and has all states again. Like the journal it lives as long as the game, which may have
 * another arena for a while. */
static bool been_here(search *s, int i) {
    rv_game *g = s->g;
    uint64_t state = where(s, i);
    if (2 * s->tried >= g->scratch.cap_tried) {
        const rv_tried *old = g->scratch.tried;
        int n = g->scratch.cap_tried, more = n ? 2 * n : 64;
        g->scratch.tried = RV_NEWS(g->journal.arena, rv_tried, more);
        g->scratch.cap_tried = more;
        for (int k = 0; k < n; k++)
            if (old[k].search == g->scratch.search)
                *find(g, old[k].state) = old[k];
    }
    rv_tried *t = find(g, state);
    if (t->search == g->scratch.search)
        return true;
    *t = (rv_tried){state, g->scratch.search};
    s->tried++;
    return false;
}

/* ---- the walk ------------------------------------------------------------------------------ */

static void swap(search *s, int i, int j) {
    int root = s->order.roots[i];
    uint64_t stirs = s->stirs[i];
    s->order.roots[i] = s->order.roots[j];
    s->order.roots[j] = root;
    s->stirs[i] = s->stirs[j];
    s->stirs[j] = stirs;
}

/* Each feature that may come at index i is scored there, and the walk goes on behind it. */
static bool walk(search *s, int i) {
    rv_game *g = s->g;
    rv_effort *e = g->scoring.effort;
    bool on = true;
    int checkpoint = rv_checkpoint(g);
    if (i && been_here(s, i))
        return true;
    if (i == s->order.n) {
        rv_turn_settle(g, s->order.roots, s->order.n);
        rv_turn_end(g);
        on = s->see(s->ud, &s->order);
        rv_undo(g, checkpoint);
        return on;
    }
    for (int j = i, end = end_of_choice(&s->order, i); j < end && on; j++) {
        if (!is_new(s, i, j))
            continue;
        e->spent |= e->orders >= RV_LIMIT_ORDERS;
        e->orders += !e->spent;
        if (e->spent || rv_hooks_failed(g->scripts.hooks, NULL, NULL))
            return false;
        swap(s, i, j);
        rv_score_feature(g, s->order.roots[i]);
        on = walk(s, i + 1);
        rv_undo(g, checkpoint);
        swap(s, i, j);
    }
    return on;
}

bool rv_turn_orders(rv_game *g, const rv_order *order, bool (*see)(void *ud, const rv_order *order),
                    void *ud) {
    search s = {.g = g, .order = *order, .mark = rv_checkpoint(g), .see = see, .ud = ud};
    rv_listener listener = g->scoring.listener;
    g->scoring.listener.tell = NULL;
    g->scratch.search++;
    weigh(&s);
    walk(&s, 0);
    g->scoring.listener = listener;
    return !g->scoring.effort->spent && !rv_hooks_failed(g->scripts.hooks, NULL, NULL);
}
