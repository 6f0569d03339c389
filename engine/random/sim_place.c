/* sim_place.c - the policy of chance: one of all placements of a tile, one of the followers, one of
 * the actions.
 *
 * Each of them is as likely as any other, so all are counted before one is drawn. Only actions have
 * weights, and those that a script would have to be asked for are asked for when they are drawn.
 */
#include "base/limit.h"
#include "core/turn.h"
#include "random/sim.h"

/* ---- a placement --------------------------------------------------------------------------- */

int rv_sim_fitting(rv_game *g, const rv_tile *t, uint8_t turns[RV_SIM_FRONT]) {
    int places = rv_fitting(&g->board, t, turns);
    if (!rv_restricted(g, t))
        return places;
    places = 0;
    for (int i = 0; i < g->board.nfront; i++) {
        for (int q = 0; q < 4; q++)
            if (turns[i] >> q & 1 && !rv_let_lie(g, t, q, g->board.front[i]))
                turns[i] &= (uint8_t) ~(1u << q);
        places += rv_count_turns(turns[i]);
    }
    return places;
}

/* The k-th rotation of a set. */
static uint8_t turn_at(unsigned turns, int k) {
    uint8_t q = 0;
    while (!(turns >> q & 1) || k-- > 0)
        q++;
    return q;
}

/* Pieces are built only sometimes; a tile that fits only with them may be discarded (B-11). */
static bool choose_place(rv_sim *s, const rv_tile *t, rv_sim_place *out) {
    rv_game *g = s->game;
    uint8_t turns[RV_SIM_FRONT];
    int i = 0;
    if (rv_ways_any(g, t, &s->ways) && !rv_sim_below(s, 4)) {
        rv_ways_find(g, t, g->board.front, g->board.nfront, &s->ways);
        const rv_way *w = s->ways.list;
        int places = 0;
        for (i = 0; i < s->ways.n; i++)
            places += rv_count_turns(w[i].turns);
        int k = rv_sim_below(s, places);
        for (; k >= rv_count_turns(w->turns); w++)
            k -= rv_count_turns(w->turns);
        *out = (rv_sim_place){w->pos, turn_at(w->turns, k), w};
        return true;
    }
    const int places = rv_sim_fitting(g, t, turns);
    if (!places)
        return false;
    int k = rv_sim_below(s, places);
    for (; k >= rv_count_turns(turns[i]); i++)
        k -= rv_count_turns(turns[i]);
    *out = (rv_sim_place){g->board.front[i], turn_at(turns[i], k), NULL};
    return true;
}

/* ---- a follower ---------------------------------------------------------------------------- */

/* Where a figure may be put; figure RV_NONE: a follower, of whichever figure. */
typedef struct stand {
    int node, figure;
} stand;

/* One of the nodes where a follower may stand, or none. */
static int choose_follower(rv_sim *s, int *figure) {
    rv_game *g = s->game;
    const rv_placed *p = &g->board.placed[g->turn.last];
    stand list[RV_TILE_REGIONS * RV_MAX_FIGURES];
    int figures[RV_MAX_FIGURES] = {RV_NONE}, n = 0, nfigures = 0;
    const bool hand = rv_in_hand(g, g->turn.to_move) > 0;
    for (int r = 0; r < p->tile->nregions && hand; r++)
        if (rv_turn_may_deploy(g, g->turn.to_move, rv_node_of(p, r)))
            list[n++] = (stand){rv_node_of(p, r), RV_NONE};
    RV_EACH_BIT(g->figures.alone, f) { /* those that stand on some kinds only */
        unsigned kinds =
            g->seats[g->turn.to_move].supply[f] > 0 ? rv_figure_alone(&g->rs->figures[f]) : 0;
        for (int r = 0; kinds && r < p->tile->nregions; r++)
            if (kinds >> p->tile->regions[r].kind & 1 &&
                rv_turn_may_put(g, g->turn.to_move, (int)f, rv_node_of(p, r)))
                list[n++] = (stand){rv_node_of(p, r), (int)f};
    }
    const int i = rv_sim_below(s, n + 1);
    if (i == n)
        return RV_NONE;
    /* cppcheck-suppress uninitvar ; i < n: n of them are set */
    const stand at = list[i];
    *figure = at.figure;
    if (*figure != RV_NONE)
        return at.node;
    for (int f = 0; f < g->figures.n; f++)
        if (!(g->figures.alone >> f & 1) && rv_turn_may_put(g, g->turn.to_move, f, at.node))
            figures[nfigures++] = f;
    *figure = nfigures < 2 ? figures[0] : figures[rv_sim_below(s, nfigures)];
    return *figure == RV_NONE ? RV_NONE : at.node; /* a script may have failed since */
}

/* ---- an action ----------------------------------------------------------------------------- */

typedef struct choice {
    rv_sim *s;
    rv_chance chance;
    int all;           /* sum of the weights of the actions seen, but for: */
    rv_chance *tries;  /* those that are only worth trying, */
    int n, cap, tried; /* and the sum of their weights */
} choice;

static void consider(void *ud, const rv_chance *d) {
    choice *c = ud;
    if (!d->of->act)
        return;
    if (d->untried) {
        c->tries = rv_grow(&c->s->arena, c->tries, c->n, &c->cap, sizeof *c->tries);
        c->tries[c->n++] = *d;
        c->tried += d->of->odds;
        return;
    }
    c->all += d->of->odds;
    if (rv_sim_below(c->s, c->all) < d->of->odds)
        c->chance = *d;
}

/* Asking a script takes long: only what is chosen is tried, until something is possible. */
static void take_try(choice *c) {
    while (c->tried) {
        int i = 0, at = rv_sim_below(c->s, c->all + c->tried) - c->all;
        if (at < 0)
            return;
        while ((at -= c->tries[i].of->odds) >= 0)
            i++;
        rv_chance *d = &c->tries[i];
        if (d->of->may(NULL, c->s->game, d)) {
            c->chance = *d;
            c->all = 1;
            return;
        }
        c->tried -= d->of->odds;
        *d = c->tries[--c->n];
    }
}

static bool is_idle(rv_sim *s, const rv_chances *of) {
    return of->idle && rv_sim_below(s, 8) < of->idle;
}

static bool choose_action(rv_sim *s, rv_moment when, const rv_acting *rows, const rv_chance *after,
                          rv_chance *out) {
    (void)when;
    choice c;
    c.s = s;
    c.all = c.tried = c.n = c.cap = 0;
    c.tries = NULL;
    rv_offer o;
    o.g = s->game, o.after = after, o.what = RV_OFFER_TRIES, o.see = consider, o.ud = &c;
    for (const rv_acting *a = rows; a->row; a++) {
        /* a script is not even asked what it leaves out, unless all of it is to be tried */
        const bool asked = a->row->action && !s->settings.prove;
        if (!(asked && is_idle(s, a->act->chances)))
            rv_offer_row(&o, a);
    }
    take_try(&c);
    if (!c.all || (!c.chance.row->action && is_idle(s, c.chance.of)))
        return false;
    *out = c.chance;
    return true;
}

const rv_policy rv_policy_random = {"random", choose_place, choose_follower, choose_action};
