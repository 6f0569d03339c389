/* replay_order.c - the order in which a turn's completed features are scored (C-60, C-71). */
#include "base/limit.h"
#include "core/state.h"
#include "judge/replay.h"
#include "record/form.h"
#include "ruleset/words.h"

/* ---- the order that is said ---------------------------------------------------------------- */

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

static const char *name_of(const rv_game *g, int root) {
    return rv_feature_name(g, g->arena, root);
}

/* Puts one feature of `order` at its index; false: the turn is illegal. */
static bool put_listed(rv_case *c, rv_entry *e, int i, rv_order *o, int *seen, bool *broken) {
    rv_feature_ref *ref = &rv_values_beside(e, "order")->list[i].at;
    int root = rv_feature_of(c, ref, RV_D_NO_FEATURE);
    if (root == RV_NONE)
        return rv_tolerated(c);
    bool completed = index_of(root, c->game->turn.completed, c->game->turn.ncompleted) != RV_NONE;
    if (!completed || index_of(root, seen, i) != RV_NONE) {
        rv_object(c, completed ? RV_D_ORDER_TWICE : RV_D_ORDER_NOT_COMPLETED, ref->mark,
                  name_of(c->game, root));
        return rv_tolerated(c);
    }
    seen[i] = root;
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
    for (int p = 0; p < c->game->nplayers; p++)
        other = winners >> p & 1 ? p : other;
    *broken = true;
    /* cppcheck-suppress negativeIndex ; a feature that is scored before one's own has winners */
    rv_object(c, RV_D_ORDER_PLACER_FIRST, ref->mark, c->rec.label[other], name_of(c->game, root),
              c->rec.label[c->game->turn.to_move], name_of(c->game, o->roots[o->fixed_own]));
    return rv_tolerated(c);
}

/* ---- orders that differ -------------------------------------------------------------------- */

enum { MAX_OUTCOMES = RV_MOST_OUTCOMES }; /* number of outcomes that are reported */

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
    int mark;      /* checkpoint of the journal, before scoring */
    uint32_t said; /* bit set of corners */
    int n;
    outcome list[MAX_OUTCOMES]; /* outcomes in which all of these are taken */
    outcome first, exact;       /* the first of all; the first in which nothing else is taken */
    bool any;
    int exacts; /* 2: several */
} outcomes;

static bool see(void *ud, const rv_order *order) {
    outcomes *all = ud;
    rv_game *g = all->c->game;
    outcome now = {.all = rv_changes_hash(g, all->mark), .taken = rv_taken(g), .order = *order};
    for (int p = 0; p < g->nplayers; p++) {
        now.taker[p] = g->seats[p].taken;
        now.score[p] = g->seats[p].score;
    }
    bool known = (now.taken & all->said) != all->said;
    if (!all->any)
        all->first = now;
    all->any = true;
    for (int i = 0; i < all->n; i++)
        known |= all->list[i].all == now.all;
    if (!known && all->n < MAX_OUTCOMES)
        all->list[all->n++] = now;
    if (all->said && now.taken == all->said) {
        if (!all->exacts)
            all->exact = now;
        all->exacts = now.all != all->exact.all ? 2 : all->exacts ? all->exacts : 1;
    }
    return all->said || all->n < MAX_OUTCOMES;
}

/* The differences between the outcomes. */
typedef struct difference {
    bool takers, points;
} difference;

static difference differ(const outcomes *all) {
    difference d = {false, false};
    for (int i = 1; i < all->n; i++) {
        d.takers |= memcmp(all->list[i].taker, all->list[0].taker, sizeof all->list->taker) != 0;
        for (int p = 0; p < RV_MAX_PLAYERS; p++)
            d.points |= all->list[i].score[p] != all->list[0].score[p];
    }
    return d;
}

static const char *names_of(rv_case *c, const rv_order *o) {
    rv_buf b = {.arena = &c->arena};
    for (int i = 0; i < o->n; i++)
        rv_putf(&b, "%s%s", i ? ", " : "", name_of(c->game, o->roots[i]));
    return rv_buf_text(&b);
}

/* "house@e5.n, path@e5.e - W takes 12 and B takes 3, W 20, B 18" */
static const char *outcome_words(rv_case *c, const outcome *o, difference d) {
    rv_buf whole = {.arena = &c->arena}, *b = &whole;
    bool any = false;
    rv_put(b, names_of(c, &o->order));
    for (int p = 0; p < c->game->nplayers && d.takers; p++)
        for (int k = 0; k < c->game->rs->ncorners; k++)
            if (o->taker[p] >> k & 1) {
                rv_putf(b, "%s%s takes %d", any ? " and " : " - ", c->rec.label[p],
                        c->game->rs->corners[k].space);
                any = true;
            }
    if (d.takers && !any)
        rv_put(b, " - nobody takes one");
    for (int p = 0; p < c->game->nplayers && d.points; p++)
        rv_putf(b, "%s%s %d", p || d.takers ? ", " : " - ", c->rec.label[p], o->score[p]);
    return rv_buf_text(b);
}

static bool ambiguous(rv_case *c, const rv_entry *e, const outcomes *all) {
    rv_buf b = {.arena = &c->arena};
    const char *words[MAX_OUTCOMES];
    difference d = differ(all);
    for (int i = 0; i < all->n; i++) {
        words[i] = outcome_words(c, &all->list[i], d);
        rv_putf(&b, "%s%s", i ? "; or " : "", words[i]);
    }
    rv_object(c, RV_D_ORDER_AMBIGUOUS, e->turn_mark,
              d.takers   ? rv_say(&c->arena, c->game->rs, c->game->terms.asked)
              : d.points ? "the points, by a house rule"
                         : "what a house rule does",
              rv_buf_text(&b));
    if (d.takers)
        rv_depends_on(c, c->game->terms.asked_option);
    rv_last_diag(c)->help = "Add `order: […]` to the entry, with the features as they were scored.";
    for (int i = 0; i < all->n; i++)
        rv_add_outcome(c, (rv_outcome){.key = rv_printf(&c->arena, "order: [%s]",
                                                        names_of(c, &all->list[i].order)),
                                       .words = words[i]});
    return rv_explains(c) ? rv_is_accepted(c) : c->settings.all || rv_tolerated(c);
}

/* Listed features must be listed in that order; the rest follows from it. */
static bool ordered_by_rule(rv_case *c, rv_entry *e, const rv_order *o) {
    const rv_values *order = rv_values_beside(e, "order");
    if (rv_listened(c->game))
        rv_tell_ruled(
            c->game, o->by, RV_NONE, RV_NONE,
            rv_printf(&c->arena, "%s%s", o->n ? "the order of scoring is " : "", names_of(c, o)));
    for (int i = 0, last = RV_NONE; i < order->n; i++) {
        rv_feature_ref *ref = &order->list[i].at;
        int root = rv_feature_of(c, ref, RV_D_NO_FEATURE);
        if (root == RV_NONE)
            return rv_tolerated(c);
        int at = index_of(root, o->roots, o->n);
        if (at != RV_NONE && at < last) {
            rv_object_by_script(c, ref->mark, o->by,
                                rv_printf(&c->arena, "%s is scored before %s",
                                          name_of(c->game, root),
                                          name_of(c->game, o->roots[last])));
            return rv_tolerated(c);
        }
        last = at == RV_NONE ? last : at;
    }
    return true;
}

bool rv_find_order(rv_case *c, rv_entry *e, rv_order *out) {
    int seen[RV_LIMIT_LIST];
    bool broken = false;
    int n = rv_values_beside(e, "order")->n;
    *out = rv_turn_scoring(c->game);
    rv_consider(c, RV_AT_ORDER, e->turn_mark);
    if (out->by)
        return ordered_by_rule(c, e, out);
    for (int i = 0; i < n; i++) {
        seen[i] = RV_NONE;
        if (!put_listed(c, e, i, out, seen, &broken))
            return false;
    }
    for (int i = 0, done = 0; i < n && broken; i++) { /* as listed, then the rest */
        int at = index_of(seen[i], out->roots + done, out->n - done);
        if (at != RV_NONE)
            bring(out->roots, done + at, done);
        done += at != RV_NONE;
    }
    if (broken || !rv_orders_differ(c->game, out))
        return true;
    outcomes all = {.c = c, .mark = rv_checkpoint(c->game), .said = c->play.claimed};
    if (!rv_turn_orders(c->game, out, see, &all))
        return false; /* it is reported after the entry has been played that this is unknown */
    if (!all.n || all.exacts == 1) { /* exactly this was taken; or a claim is wrong in any order */
        all.list[0] = all.exacts == 1 ? all.exact : all.first;
        all.n = 1;
    }
    *out = all.list[0].order;
    return all.n < 2 || ambiguous(c, e, &all);
}
