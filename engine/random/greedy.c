/* greedy.c - the policy of a player who takes what promises most at once: each tile is laid where
 * the features that it changes gain most in the player's favour (outlook.h), with the follower that
 * earns most there. The last tile of a game is laid where the final score is best. The policy needs
 * no chance of its own. */
#include "core/hooks.h"
#include "random/outlook.h"
#include "random/sim.h"
#include <float.h>

/* Placements of the last tile that are played to the end: the most promising, or in brief games,
 * where the end is all there is, as good as all. */
enum { TRIED = 12, MOST_TRIED = 256 };
static const float ACTION_COST = .5f; /* of a piece, in points */

typedef rv_sim_move move;

typedef struct rv_greedy {
    rv_outlook *look;
    move plan;
} greedy;

static greedy *greedy_of(rv_sim *s) {
    if (!s->greedy) {
        s->greedy = RV_NEW(&s->arena, greedy);
        s->greedy->look = rv_outlook_new(&s->arena, s->game);
    }
    return s->greedy;
}

/* ---- a placement --------------------------------------------------------------------------- */

/* A cell, and what each feature around it is worth before a tile is laid there. */
typedef struct setting {
    rv_surroundings c;
    float before[RV_PORTS];
    float around; /* what any tile there gives features that are completed by what surrounds them */
} setting;

static float worth_of(rv_outlook *o, int root) {
    if (!rv_feature_holds(o->g, root))
        return 0;
    const rv_prospect p = rv_outlook_feature(o, root);
    return rv_outlook_points(o, &p) * rv_outlook_share(o, &p, 0);
}

static float joined_before(const rv_draft *d, const setting *at) {
    float all = 0;
    RV_EACH_BIT(d->joins, i)
        all += at->before[i];
    return all;
}

/* A follower placed there: what it gains, less what it is worth in hand while it stays. */
static float follower_gain(const rv_outlook *o, const rv_prospect *p, float points, float share) {
    int n = rv_in_hand(o->g, o->g->to_move);
    float gain = points * (rv_outlook_share(o, p, 1) - share);
    return gain - rv_outlook_follower(o, n, rv_outlook_stay(o, p));
}

static void weigh_draft(rv_outlook *o, const rv_draft *d, const rv_tile *t, int quarters,
                        const setting *at, move *m, float *best) {
    const rv_prospect p = rv_outlook_draft(o, d, t, quarters, &at->c);
    int hand = rv_in_hand(o->g, o->g->to_move);
    float points = rv_outlook_points(o, &p), share = rv_outlook_share(o, &p, 0);
    m->value += points * share - joined_before(d, at);
    if (p.completed && p.followers[o->g->to_move])
        m->value += rv_outlook_follower(o, hand + 1, 8);
    float gain = d->barred || !hand ? 0 : follower_gain(o, &p, points, share);
    if (gain <= *best)
        return;
    *best = gain;
    m->ports = d->ports;
    m->kind = d->kind;
}

/* Features around the cell that are completed by what surrounds them (K-24). */
static float around_gain(rv_outlook *o, int pos) {
    const rv_game *g = o->g;
    float all = 0;
    RV_EACH_AROUND(g, pos, at) {
        int node = rv_around_node(g, rv_placed_at(g, at));
        if (node == RV_NONE || !rv_feature_holds(g, node))
            continue;
        const rv_prospect p = rv_outlook_feature(o, node);
        all += rv_outlook_share(o, &p, 0) * (p.open == 1 ? 3 : 1);
    }
    return all;
}

static void look_at(rv_outlook *o, int pos, setting *at) {
    rv_look_around(o->g, pos, &at->c);
    for (int i = 0; i < at->c.n; i++)
        at->before[i] = worth_of(o, at->c.list[i].root);
    at->around = o->g->rs->arounds ? around_gain(o, pos) : 0;
}

static move weigh(rv_outlook *o, const rv_tile *t, const setting *cell, rv_sim_place at) {
    rv_draft drafts[RV_TILE_REGIONS];
    int n = rv_draft_tile(o->g, t, at.quarters, &cell->c, drafts);
    float best = 0;
    move m = {.at = at, .value = cell->around};
    for (int i = 0; i < n; i++)
        weigh_draft(o, &drafts[i], t, at.quarters, cell, &m, &best);
    m.value += best;
    return m;
}

/* The best placements, in order; a later one goes before an earlier one only if it is better. */
typedef struct ranking {
    move list[MOST_TRIED];
    int n, most;
    unsigned again; /* bit set of the rotations in which the tile looks as in an earlier one */
} ranking;

static void enter(ranking *r, const move *m) {
    int i = r->n < r->most ? r->n++ : r->n;
    if (i == r->most && r->list[--i].value >= m->value)
        return;
    for (; i > 0 && r->list[i - 1].value < m->value; i--)
        r->list[i] = r->list[i - 1];
    r->list[i] = *m;
}

static void weigh_cell(rv_sim *s, rv_outlook *o, const rv_tile *t, int pos, ranking *r) {
    setting c;
    unsigned turns = rv_turns_at(s->game, t, pos);
    if (!turns)
        return;
    look_at(o, pos, &c);
    RV_EACH_BIT(turns & ~r->again, q) {
        const move m = weigh(o, t, &c, (rv_sim_place){pos, (uint8_t)q, NULL});
        enter(r, &m);
    }
}

/* Pieces are built along with a tile only where it fits nowhere without them. */
static void weigh_ways(rv_sim *s, rv_outlook *o, const rv_tile *t, ranking *r) {
    rv_game *g = s->game;
    rv_ways_find(g, t, g->front, g->nfront, &s->ways);
    for (int i = 0; i < s->ways.n; i++)
        RV_EACH_BIT(s->ways.list[i].turns, q) {
            const rv_way *way = &s->ways.list[i];
            setting c;
            int mark = rv_checkpoint(g);
            const rv_tile *as = rv_way_build(g, t, (int)q, way->pos, way);
            look_at(o, way->pos, &c);
            const move m = weigh(o, as, &c, (rv_sim_place){way->pos, (uint8_t)q, way});
            rv_undo(g, mark);
            enter(r, &m);
        }
}

/* ---- the last tile ------------------------------------------------------------------------- */

/* A victory, and then the margin. */
static float outcome(const rv_game *g) {
    unsigned winners = rv_winners(g);
    int me = g->to_move, other = -RV_LIMIT_POINTS, several = __builtin_popcount(winners);
    for (int p = 0; p < g->nplayers; p++)
        other = p != me && g->seats[p].score > other ? g->seats[p].score : other;
    return (winners >> me & 1 ? 10000.f / (float)several : 0) + (float)(g->seats[me].score - other);
}

static float play_out(rv_game *g, int node) {
    int mark = rv_checkpoint(g), me = g->to_move;
    if (node != RV_NONE)
        rv_deploy(g, me, node, rv_sim_figure(g));
    const rv_order o = rv_turn_scoring(g);
    rv_turn_score(g, o.roots, o.n);
    rv_turn_pass(g);
    rv_turn_final(g);
    RV_SET(g, g->to_move, me);
    float value = outcome(g);
    rv_undo(g, mark);
    return value;
}

/* The follower with which the game ends best, on the tile as laid; m->value is the outcome. */
static void try_followers(rv_game *g, move *m) {
    const rv_placed *p = &g->placed[g->last];
    m->value = play_out(g, RV_NONE);
    m->ports = 0;
    for (int r = 0; r < p->tile->nregions; r++) {
        int node = rv_node_of(p, r);
        float value = rv_turn_may_deploy(g, g->to_move, node) ? play_out(g, node) : m->value;
        if (value <= m->value)
            continue;
        m->value = value;
        m->ports = rv_tile_ports(p->tile, p->quarters, r);
        m->kind = p->tile->regions[r].kind;
    }
}

static move best_end(rv_sim *s, const rv_tile *t, const ranking *r) {
    rv_game *g = s->game;
    move best = r->list[0];
    for (int i = 0; i < r->n; i++) {
        move m = r->list[i];
        int mark = rv_checkpoint(g);
        const rv_tile *as = rv_way_build(g, t, m.at.quarters, m.at.pos, m.at.way);
        rv_turn_place_as(g, (int)(t - g->rs->tiles), as, m.at.quarters, m.at.pos);
        try_followers(g, &m);
        rv_undo(g, mark);
        if (!i || m.value > best.value)
            best = m;
    }
    return best;
}

/* Whether the regions of the tile cover the same ports when it is turned. */
static bool looks_alike(const rv_tile *t, int quarters) {
    for (int port = 0; port < 12; port++) {
        int r = t->region_at[port], turned = rv_tile_region(t, quarters, port);
        if ((r == RV_NO_REGION) != (turned == RV_NO_REGION) ||
            (r != RV_NO_REGION && (t->regions[r].kind != t->regions[turned].kind ||
                                   rv_tile_ports(t, quarters, turned) != t->regions[r].ports)))
            return false;
    }
    return true;
}

static unsigned rotations_again(const rv_tile *t) {
    return looks_alike(t, 1) ? 0xe : looks_alike(t, 2) ? 0xc : 0;
}

/* ---- the policy ---------------------------------------------------------------------------- */

static bool place(rv_sim *s, const rv_tile *t, rv_sim_place *out) {
    greedy *y = greedy_of(s);
    rv_game *g = s->game;
    rv_outlook_turn(y->look);
    bool last = y->look->left <= 1 && !rv_hooked(g, RV_HOOK_final_scoring);
    ranking r = {.most = !last ? 1 : s->brief ? MOST_TRIED : TRIED, .again = rotations_again(t)};
    for (int i = 0; i < g->nfront; i++)
        weigh_cell(s, y->look, t, g->front[i], &r);
    if (!r.n)
        weigh_ways(s, y->look, t, &r);
    if (!r.n)
        return false;
    y->plan = last ? best_end(s, t, &r) : r.list[0];
    *out = y->plan.at;
    return true;
}

int rv_sim_figure(const rv_game *g) {
    for (int f = 0; f < g->rs->nfigures; f++)
        if (!g->rs->figures[f].joins && g->seats[g->to_move].supply[f] > 0)
            return f;
    return RV_F_SMALL;
}

/* A figure that costs nothing joins a follower wherever none is put. */
static int companion(rv_game *g, int *figure) {
    const rv_placed *p = &g->placed[g->last];
    for (int f = 0; g->companions && f < g->rs->nfigures; f++)
        for (int r = 0; r < p->tile->nregions && g->rs->figures[f].joins; r++) {
            int node = rv_node_of(p, r);
            if (!rv_turn_may_put(g, g->to_move, f, node) || !g->nodes[rv_root(g, node)].open)
                continue;
            *figure = f;
            return node;
        }
    return RV_NONE;
}

static int follower(rv_sim *s, int *figure) {
    int node = rv_sim_node(s->game, &greedy_of(s)->plan);
    *figure = rv_sim_figure(s->game);
    return node == RV_NONE ? companion(s->game, figure) : node;
}

/* ---- actions ------------------------------------------------------------------------------- */

typedef struct option {
    rv_sim *s;
    rv_moment when;
    float cost; /* what the action must gain */
    bool after; /* it follows another */
    rv_chance chance;
    float best;
    bool found, compared;
} option;

static void try_action(void *ud, const rv_chance *d);

/* The table after an action, and after the best of those that may follow it. */
static float after(rv_sim *s, rv_moment when, const rv_chance *done) {
    option next = {.s = s, .when = when, .compared = true};
    next.best = rv_outlook_table(greedy_of(s)->look);
    rv_offer_chances(s->game, when, done, try_action, &next);
    return next.best;
}

static void try_action(void *ud, const rv_chance *d) {
    option *z = ud;
    rv_game *g = z->s->game;
    bool must = z->after && !d->of->idle; /* what follows and is never left out is not a choice */
    if (!z->compared)
        z->best = must ? -FLT_MAX : rv_outlook_table(greedy_of(z->s)->look) + z->cost;
    z->compared = true;
    int mark = rv_checkpoint(g);
    d->of->act(g, d);
    float value = after(z->s, z->when, d);
    rv_undo(g, mark);
    if (value <= z->best)
        return;
    z->best = value;
    z->chance = *d;
    z->found = true;
}

static bool act(rv_sim *s, rv_moment when, const rv_chance *done, rv_chance *out) {
    option z = {.s = s, .when = when, .cost = done ? 0 : ACTION_COST, .after = done};
    rv_offer_chances(s->game, when, done, try_action, &z);
    *out = z.chance;
    return z.found;
}

const rv_policy rv_policy_greedy = {"greedy", place, follower, act};
