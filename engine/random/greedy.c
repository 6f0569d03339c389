/* greedy.c - the policy of a player who takes what promises most at once: each tile is laid where
 * the features that it changes gain most in the player's favour (outlook.h), with the follower that
 * earns most there. The last tile of a game is laid where the final score is best. The policy needs
 * no chance of its own. */
#include "core/module.h"
#include "random/outlook.h"
#include "random/sim.h"
#include <float.h>

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
    int hand;     /* followers of the player to move */
} setting;

/* What a follower gains on a region of the tile that meets no feature. It is the same wherever as
 * many sides of the region face empty cells, so it is worked out once a turn. */
typedef struct lone {
    const rv_tile *of;
    uint8_t known[RV_TILE_REGIONS]; /* bit n: with n such sides */
    float gain[RV_TILE_REGIONS][RV_SIDES + 1];
} lone;

/* The best placement so far; a later one takes its place only if it is better. */
typedef struct search {
    rv_sim *s;
    rv_outlook *o;
    const rv_tile *t;
    int turns; /* rotations in which the tile looks different */
    bool last, found;
    move best;
    float end; /* of the last tile: how the game ends with the best */
    lone lone;
} search;

static void stand(move *m, const rv_draft *d, float gain, float *best) {
    if (gain <= *best)
        return;
    *best = gain;
    m->ports = d->ports;
    m->kind = d->kind;
}

static void weigh_draft(rv_outlook *o, const rv_draft *d, const rv_tile *t, const setting *at,
                        move *m, float *best) {
    rv_prospect p;
    bool open = at->hand && !d->barred;
    float before = 0;
    RV_EACH_BIT(d->joins, i)
        before += at->before[i];
    rv_outlook_draft(o, d, t, &at->c, &p);
    /* what nobody holds gives nobody an advantage, if no follower is placed there now */
    if (!p.held && !(open && rv_outlook_most(o, &p) - rv_outlook_cost(o, &p, at->hand) > *best)) {
        m->value -= before;
        return;
    }
    float points = rv_outlook_points(o, &p), share = rv_outlook_share(o, &p, 0);
    m->value += points * share - before;
    if (p.completed && p.followers[o->g->turn.to_move])
        m->value += rv_outlook_follower(o, at->hand + 1, 8);
    if (open)
        stand(m, d,
              points * (rv_outlook_share(o, &p, 1) - share) - rv_outlook_cost(o, &p, at->hand),
              best);
}

static float lone_gain(search *x, const rv_draft *d, const rv_tile *t, const setting *at) {
    lone *l = &x->lone;
    int open = rv_outlook_open(d, &at->c);
    rv_prospect p;
    if (l->of != t)
        *l = (lone){.of = t};
    if (l->known[d->region] >> open & 1)
        return l->gain[d->region][open];
    l->known[d->region] |= (uint8_t)(1 << open);
    rv_outlook_draft(x->o, d, t, &at->c, &p);
    return l->gain[d->region][open] =
               rv_outlook_points(x->o, &p) - rv_outlook_cost(x->o, &p, at->hand);
}

/* With the features around the cell that are completed by what surrounds them (K-24). */
static void look_at(rv_outlook *o, int pos, setting *at) {
    rv_game *g = o->g;
    rv_look_around(g, pos, &at->c);
    for (int i = 0; i < at->c.n; i++)
        at->before[i] = rv_feature_holds(&g->board, at->c.list[i].root)
                            ? rv_outlook_worth(o, at->c.list[i].root)
                            : 0;
    at->hand = rv_in_hand(g, g->turn.to_move);
    at->around = 0;
    if (!g->rs->arounds)
        return;
    RV_EACH_AROUND(&g->board, pos, by) {
        int node = rv_around_node(&g->board, rv_placed_at(&g->board, by));
        if (node == RV_NONE || !rv_feature_holds(&g->board, node))
            continue;
        rv_prospect p;
        rv_outlook_feature(o, node, &p);
        at->around += rv_outlook_share(o, &p, 0) * (p.open == 1 ? 3 : 1);
    }
}

static void weigh(search *x, const rv_tile *t, const setting *cell, rv_sim_place at, move *m) {
    rv_draft drafts[RV_TILE_REGIONS];
    int n = rv_draft_tile(x->o->g, t, at.quarters, &cell->c, drafts);
    float best = 0;
    *m = (move){.at = at, .value = cell->around};
    for (int i = 0; i < n; i++)
        if (drafts[i].joins || x->o->g->rs->kinds[drafts[i].kind].around)
            weigh_draft(x->o, &drafts[i], t, cell, m, &best);
        else if (cell->hand && !drafts[i].barred)
            stand(m, &drafts[i], lone_gain(x, &drafts[i], t, cell), &best);
    m->value += best;
}

static void play_last(search *x, move *m, float *end);

static void enter(search *x, move *m) {
    float end = 0;
    if (x->last)
        play_last(x, m, &end);
    if (x->found && (end < x->end || (end == x->end && m->value <= x->best.value)))
        return;
    x->found = true;
    x->best = *m;
    x->end = end;
}

static void weigh_ways(search *x) {
    rv_sim *s = x->s;
    rv_game *g = s->game;
    rv_ways_find(g, x->t, g->board.front, g->board.nfront, &s->ways);
    for (int i = 0; i < s->ways.n; i++)
        RV_EACH_BIT(s->ways.list[i].turns, q) {
            const rv_way *way = &s->ways.list[i];
            setting c;
            move m;
            int checkpoint = rv_checkpoint(g);
            const rv_tile *as = rv_way_build(g, x->t, (int)q, way->pos, way);
            look_at(x->o, way->pos, &c);
            weigh(x, as, &c, (rv_sim_place){way->pos, (uint8_t)q, way}, &m);
            rv_undo(g, checkpoint);
            enter(x, &m);
        }
}

/* ---- the last tile ------------------------------------------------------------------------- */

/* What the rest of the game is worth as it will be played, with this follower: a victory, and then
 * the margin. */
static float play_out(rv_sim *s, int node, int figure) {
    rv_game *g = s->game;
    rv_sim_turn t = {.keys.arena = &s->arena};
    int checkpoint = rv_checkpoint(g), me = g->turn.to_move;
    rv_sim_refill(s);
    const uint64_t state = s->state;
    const bool write = s->write;
    s->write = false;
    rv_sim_play_laid(s, node, figure, &t);
    rv_turn_pass(g);
    rv_turn_final(g);
    RV_SET(g, g->turn.to_move, me);
    const unsigned winners = rv_winners(g);
    float value = winners >> me & 1 ? 10000.f / (float)__builtin_popcount(winners) : 0;
    int other = -RV_LIMIT_POINTS;
    for (int p = 0; p < g->nplayers; p++)
        other = p != me && g->seats[p].score > other ? g->seats[p].score : other;
    value += (float)(g->seats[me].score - other);
    rv_undo(g, checkpoint);
    s->state = state;
    s->write = write;
    return value;
}

/* The follower with which the game ends best, on the tile as laid. */
static void try_followers(search *x, move *m, float *end) {
    rv_game *g = x->s->game;
    const rv_placed *p = &g->board.placed[g->turn.last];
    m->ports = 0;
    *end = play_out(x->s, RV_NONE, 0);
    for (int r = 0; r < p->tile->nregions; r++)
        for (int f = 0; f < g->rs->nfigures; f++) {
            if (!rv_turn_may_put(g, g->turn.to_move, f, rv_node_of(p, r)))
                continue;
            const float value = play_out(x->s, rv_node_of(p, r), f);
            if (value <= *end)
                continue;
            *end = value;
            m->ports = rv_tile_ports(p->tile, p->quarters, r);
            m->kind = p->tile->regions[r].kind;
            m->figure = f;
        }
}

static void play_last(search *x, move *m, float *end) {
    rv_game *g = x->s->game;
    int checkpoint = rv_checkpoint(g);
    rv_way_pay(g, m->at.way);
    const rv_tile *as = rv_way_build(g, x->t, m->at.quarters, m->at.pos, m->at.way);
    rv_turn_place_as(g, (int)(x->t - g->rs->tiles), as, m->at.quarters, m->at.pos);
    try_followers(x, m, end);
    rv_undo(g, checkpoint);
}

/* ---- the policy ---------------------------------------------------------------------------- */

/* Before the last tile, pieces are built along with a tile only where it fits nowhere without them.
 */
static bool place(rv_sim *s, const rv_tile *t, rv_sim_place *out) {
    greedy *y = greedy_of(s);
    rv_game *g = s->game;
    rv_outlook_turn(y->look);
    search x = {.s = s, .o = y->look, .t = t, .turns = rv_tile_turns(t)};
    x.last = y->look->left <= 1 && !rv_hooked(g, RV_HOOK_final_scoring);
    uint8_t turns[RV_SIM_FRONT];
    rv_sim_fitting(g, t, turns);
    for (int i = 0; i < g->board.nfront; i++) {
        const unsigned differ = turns[i] & ((1u << x.turns) - 1);
        setting c;
        if (differ)
            look_at(x.o, g->board.front[i], &c);
        RV_EACH_BIT(differ, q) {
            move m;
            weigh(&x, t, &c, (rv_sim_place){g->board.front[i], (uint8_t)q, NULL}, &m);
            enter(&x, &m);
        }
    }
    if (!x.found || x.last)
        weigh_ways(&x);
    y->plan = x.best;
    y->plan.figure = x.last ? x.best.figure : RV_NONE; /* whichever may stand there */
    *out = x.best.at;
    return x.found;
}

/* A figure that costs nothing, for it stands on few kinds, is put wherever none else is. */
static int follower(rv_sim *s, int *figure) {
    rv_game *g = s->game;
    const rv_placed *p = &g->board.placed[g->turn.last];
    int node = rv_sim_node(g, &greedy_of(s)->plan);
    if (node != RV_NONE) {
        *figure = greedy_of(s)->plan.figure;
        for (int f = 0; *figure == RV_NONE && f < g->figures.n; f++)
            if (!(g->figures.alone >> f & 1) && rv_turn_may_put(g, g->turn.to_move, f, node))
                *figure = f;
        return *figure == RV_NONE ? RV_NONE : node; /* a script may have failed since */
    }
    RV_EACH_BIT(g->figures.alone, f)
        for (int r = 0; r < p->tile->nregions; r++) {
            node = rv_node_of(p, r);
            if (!rv_turn_may_put(g, g->turn.to_move, (int)f, node) ||
                !g->board.nodes[rv_root(&g->board, node)].open)
                continue;
            *figure = (int)f;
            return node;
        }
    return RV_NONE;
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
    float drawn; /* of what is drawn: the sum of the values of all tokens, and their number */
    int ndrawn;
} option;

static void try_action(void *ud, const rv_chance *d);

/* The table after an action, and after the best of those that may follow it. */
static float after(rv_sim *s, rv_moment when, const rv_chance *done) {
    option next = {.s = s, .when = when, .compared = true};
    next.best = rv_outlook_table(greedy_of(s)->look);
    rv_offer_chances(s->game, rv_rows_at(s->game, when), done, RV_OFFER_ALL, try_action, &next);
    return next.ndrawn ? next.drawn / (float)next.ndrawn : next.best;
}

static void try_action(void *ud, const rv_chance *d) {
    option *z = ud;
    rv_game *g = z->s->game;
    if (!d->of->act)
        return;
    bool must = d->of->must ||
                (z->after && !d->of->idle); /* what follows and is never left out is not a choice */
    if (!z->compared)
        z->best = must ? -FLT_MAX : rv_outlook_table(greedy_of(z->s)->look) + z->cost;
    z->compared = true;
    int checkpoint = rv_checkpoint(g);
    d->of->act(g, d);
    float value = after(z->s, z->when, d);
    rv_undo(g, checkpoint);
    if (d->of->weight) {
        int n = d->of->weight(g, d);
        z->drawn += (float)n * value;
        z->ndrawn += n;
    }
    if (value <= z->best || d->of->weight)
        return;
    z->best = value;
    z->chance = *d;
    z->found = true;
}

static bool act(rv_sim *s, rv_moment when, const rv_acting *rows, const rv_chance *done,
                rv_chance *out) {
    option z = {.s = s, .when = when, .cost = done ? 0 : ACTION_COST, .after = done};
    rv_sim_refill(s);
    rv_offer_chances(s->game, rows, done, RV_OFFER_ALL, try_action, &z);
    *out = z.chance;
    return z.found;
}

const rv_policy rv_policy_greedy = {"greedy", place, follower, act};
