/* orders.c - the order in which a turn's completed features are scored (C-60, C-71): what all the
 * orders that the rules allow lead to, and which of them the record says, or is the only one that
 * matters.
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
#include "core/state.h"
#include "judge/case.h"

typedef struct search {
    rv_game *g;
    rv_order order;
    uint64_t stirs[RV_TURN_COMPLETED]; /* by index in the order */
    bool hooked;                       /* a house rule acts while features are scored */
    int checkpoint;                    /* of the journal, before scoring */
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

/* Whether the feature at index j is worth trying at index i. */
static bool is_new(const search *s, int i, int j) {
    if (j > i && (!s->stirs[i] || !s->stirs[j]))
        return false;
    for (int k = i; k < j; k++)
        if (s->stirs[k] == s->stirs[j])
            return false;
    return true;
}

bool rv_orders_differ(rv_game *g, const rv_order *order) {
    if (order->n < 2)
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
static rv_tried *find_tried(const rv_game *g, uint64_t state) {
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
        return rv_mix(state) + rv_changes_hash(s->g, s->checkpoint);
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
                *find_tried(g, old[k].state) = old[k];
    }
    rv_tried *t = find_tried(g, state);
    if (t->search == g->scratch.search)
        return true;
    *t = (rv_tried){state, g->scratch.search};
    s->tried++;
    return false;
}

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
    search s = {.g = g, .order = *order, .checkpoint = rv_checkpoint(g), .see = see, .ud = ud};
    rv_listener listener = g->scoring.listener;
    g->scoring.listener.tell = NULL;
    g->scratch.search++;
    weigh(&s);
    walk(&s, 0);
    g->scoring.listener = listener;
    return !g->scoring.effort->spent && !rv_hooks_failed(g->scripts.hooks, NULL, NULL);
}

/* ---- the order that is given --------------------------------------------------------------- */

static int index_of(int root, const int *roots, int n) {
    for (int i = 0; i < n; i++)
        if (roots[i] == root)
            return i;
    return RV_NONE;
}

/* Moves roots[from] forward to index `to`. */
static void bring(int *roots, int from, int to) {
    int root = roots[from];
    memmove(roots + to + 1, roots + to, sizeof *roots * (size_t)(from - to));
    roots[to] = root;
}

/* Puts a feature that is listed at its index; `again`: it was listed before. False: it cannot be,
 * with a diagnostic. */
static bool put_listed(rv_case *c, rv_loc loc, int root, bool again, rv_order *o, bool *broken) {
    const rv_game *g = c->game;
    const bool completed = rv_completed_index(g, root) != RV_NONE;
    if (!completed || again) {
        rv_object(c, completed ? RV_D_ORDER_TWICE : RV_D_ORDER_NOT_COMPLETED, loc,
                  rv_name_of(g, root));
        return false;
    }
    int at = index_of(root, o->roots, o->n);
    if (at == RV_NONE) /* no player scores it, so it has no effect here */
        return true;
    if (at < o->own) {
        bring(o->roots, at, o->fixed_own++);
        return true;
    }
    bring(o->roots, at, o->own + o->fixed_rest++);
    if (o->fixed_own == o->own || *broken)
        return true;
    int other = RV_NONE; /* one's own come first */
    bool tied;
    unsigned winners = rv_majority(c->game, root, &tied);
    for (int p = 0; p < g->nplayers; p++)
        other = winners >> p & 1 ? p : other;
    *broken = true;
    /* cppcheck-suppress negativeIndex ; a feature that is scored before one's own has winners */
    rv_object(c, RV_D_ORDER_PLACER_FIRST, loc, c->rec.label[other], rv_name_of(g, root),
              c->rec.label[g->turn.to_move], rv_name_of(g, o->roots[o->fixed_own]));
    return false;
}

/* As put_listed by a house rule's order; *last: the index in it of the one listed before. */
static bool is_next_by_rule(rv_case *c, rv_loc loc, int root, const rv_order *o, int *last) {
    const int at = index_of(root, o->roots, o->n);
    const bool next = at == RV_NONE || at >= *last;
    if (!next)
        rv_object_by_script(c, loc, o->by,
                            rv_printf(&c->arena, "%s is scored before %s",
                                      rv_name_of(c->game, root),
                                      rv_name_of(c->game, o->roots[*last])));
    *last = at == RV_NONE ? *last : at;
    return next;
}

/* ---- orders that differ -------------------------------------------------------------------- */

/* The outcome of an order, as far as it is reported. */
typedef struct outcome {
    uint64_t all; /* a hash that distinguishes it from others */
    uint32_t taken;
    uint32_t taker[RV_MAX_PLAYERS];
    int32_t score[RV_MAX_PLAYERS];
    rv_order order;
} outcome;

/* What the entry says was taken excludes orders in which they could not be. */
typedef struct outcomes {
    rv_case *c;
    int checkpoint;   /* of the journal, before scoring */
    uint32_t claimed; /* bit set of corners */
    int n;
    outcome list[RV_MOST_OUTCOMES]; /* outcomes in which all of these are taken */
    outcome first, exact;           /* the first of all; the first in which nothing else is taken */
    int exacts;                     /* 2: several */
} outcomes;

static bool see_outcome(void *ud, const rv_order *order) {
    outcomes *all = ud;
    rv_game *g = all->c->game;
    outcome now = {
        .all = rv_changes_hash(g, all->checkpoint), .taken = rv_taken(g), .order = *order};
    for (int p = 0; p < g->nplayers; p++) {
        now.taker[p] = g->seats[p].taken;
        now.score[p] = g->seats[p].score;
    }
    bool known = (now.taken & all->claimed) != all->claimed;
    if (!all->first.order.n)
        all->first = now;
    for (int i = 0; i < all->n; i++)
        known |= all->list[i].all == now.all;
    if (!known && all->n < RV_MOST_OUTCOMES)
        all->list[all->n++] = now;
    if (all->claimed && now.taken == all->claimed) {
        if (!all->exacts)
            all->exact = now;
        all->exacts = now.all != all->exact.all ? 2 : all->exacts ? all->exacts : 1;
    }
    return all->claimed || all->n < RV_MOST_OUTCOMES;
}

static const char *names_of(const rv_game *g, const rv_order *o) {
    rv_buf b = {.arena = g->arena};
    for (int i = 0; i < o->n; i++)
        rv_putf(&b, "%s%s", i ? ", " : "", rv_name_of(g, o->roots[i]));
    return rv_buf_text(&b);
}

/* "house@e5.n, path@e5.e - W takes 12 and B takes 3, W 20, B 18" */
static const char *outcome_words(rv_case *c, const outcome *o, bool takers, bool points) {
    rv_buf b = {.arena = &c->arena};
    bool any = false;
    rv_put(&b, names_of(c->game, &o->order));
    for (int p = 0; p < c->game->nplayers && takers; p++)
        RV_EACH_BIT(o->taker[p], k) {
            rv_putf(&b, "%s%s takes %d", any ? " and " : " - ", c->rec.label[p],
                    c->game->rs->corners[k].space);
            any = true;
        }
    if (takers && !any)
        rv_put(&b, " - nobody takes one");
    for (int p = 0; p < c->game->nplayers && points; p++)
        rv_putf(&b, "%s%s %d", p || takers ? ", " : " - ", c->rec.label[p], o->score[p]);
    return rv_buf_text(&b);
}

/* The outcomes differ in who takes what, in points, or in what only a house rule knows. */
static bool ambiguous(rv_case *c, const rv_entry *e, const outcomes *all) {
    rv_buf b = {.arena = &c->arena};
    const outcome *list = all->list;
    const char *words[RV_MOST_OUTCOMES];
    bool takers = false, points = false;
    for (int i = 1; i < all->n; i++) {
        takers |= memcmp(list[i].taker, list[0].taker, sizeof list->taker) != 0;
        points |= memcmp(list[i].score, list[0].score, sizeof list->score) != 0;
    }
    for (int i = 0; i < all->n; i++) {
        words[i] = outcome_words(c, &list[i], takers, points);
        rv_putf(&b, "%s%s", i ? "; or " : "", words[i]);
    }
    rv_object(c, RV_D_ORDER_AMBIGUOUS, e->turn_loc,
              takers   ? rv_say(&c->arena, c->game->rs, c->game->terms.corners.who)
              : points ? "the points, by a house rule"
                       : "what a house rule does",
              rv_buf_text(&b));
    if (takers)
        rv_depends_on(c, c->game->terms.corners.option);
    rv_last_diag(c)->help = "Add `order: […]`, with the features in the order of scoring.";
    for (int i = 0; i < all->n; i++) {
        const char *key = rv_printf(&c->arena, "order: [%s]", names_of(c->game, &list[i].order));
        rv_add_outcome(c, (rv_outcome){.key = key, .words = words[i]});
    }
    return rv_explains(c) ? rv_is_accepted(c) : c->settings.all || rv_tolerated(c);
}

bool rv_find_order(rv_case *c, rv_entry *e, rv_order *out) {
    int listed[RV_LIMIT_LIST];
    bool broken = false;
    const rv_values *order = rv_values_beside(e, "order");
    *out = rv_turn_scoring(c->game);
    rv_consider(c, RV_AT_ORDER, e->turn_loc);
    if (out->by && rv_listened(c->game))
        rv_tell_ruled(c->game, out->by, RV_NONE, RV_NONE,
                      rv_printf(&c->arena, "%s%s", out->n ? "the order of scoring is " : "",
                                names_of(c->game, out)));
    for (int i = 0, last = RV_NONE; i < order->n; i++) {
        rv_feature_ref *ref = &order->list[i].at;
        const int root = listed[i] = rv_feature_of(c, ref, RV_D_NO_FEATURE);
        const bool again = index_of(root, listed, i) != RV_NONE;
        if (root != RV_NONE && (out->by ? is_next_by_rule(c, ref->loc, root, out, &last)
                                        : put_listed(c, ref->loc, root, again, out, &broken)))
            continue;
        if (out->by || !rv_tolerated(c))
            return out->by && rv_tolerated(c);
    }
    if (out->by)
        return true;
    for (int i = 0, done = 0; i < order->n && broken; i++) { /* as listed, then the rest */
        int at = index_of(listed[i], out->roots + done, out->n - done);
        if (at != RV_NONE)
            bring(out->roots, done + at, done);
        done += at != RV_NONE;
    }
    if (broken || !rv_orders_differ(c->game, out))
        return true;
    outcomes all = {.c = c, .checkpoint = rv_checkpoint(c->game), .claimed = c->play.claimed};
    if (!rv_turn_orders(c->game, out, see_outcome, &all))
        return false; /* it is reported after the entry has been played that this is unknown */
    if (!all.n || all.exacts == 1) { /* exactly this was taken; or a claim is wrong in any order */
        all.list[0] = all.exacts == 1 ? all.exact : all.first;
        all.n = 1;
    }
    *out = all.list[0].order;
    return all.n < 2 || ambiguous(c, e, &all);
}
