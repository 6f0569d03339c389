/* greedy.c - the policy of a player who takes what promises most at once: each tile is laid where
 * the features that it changes gain most in the player's favour, with the follower that earns most
 * there. The last tile of a game is laid where the final score is best. The policy needs no chance
 * of its own.
 *
 * What a feature can be expected to give is an estimate, the outlook, on which no rule depends. A
 * feature is worth its points times the chance that it is completed, which is the product of the
 * chances of its open ends; what it gives unfinished counts for the rest. The chance of an open end
 * comes from the tiles still to come that fit the cell beyond it. Most of what is asked for is
 * known already: how often a cell is met by the tiles that are left (fits), and how a feature
 * stands (glance), are kept for a few turns.
 */
#include "core/stack.h"
#include "random/sim.h"
#include <float.h>
#include <math.h>

typedef rv_sim_move move;

/* A feature as it is or would be, as far as its worth goes. */
typedef struct prospect {
    const rv_kind *kind;
    int tiles, prizes, doubles;
    int open;   /* open ends */
    float ends; /* the logarithm of the chance that they are all closed */
    float pays; /* of an area: what it gives now */
    bool completed;
    union {
        uint8_t followers[8]; /* their weights, by player */
        uint64_t held;        /* all of them, to add them at once */
    };
} prospect;

/* A feature as it was looked at last. */
typedef struct glance_kept {
    int32_t size, open;
    int turn; /* of the outlook; it holds for a few turns */
    int16_t tiles;
    float end; /* the logarithm of the chance of one open end */
    float pays;
} glance_kept;

/* The copies left that fit a cell. */
typedef struct fit_count {
    rv_ask ask;
    int turn, copies;
} fit_count;

enum { FIT_COUNTS = 1024, IN_HAND = 9 };

typedef struct rv_greedy {
    rv_game *g;
    glance_kept *glances; /* by root */
    fit_count fits[FIT_COUNTS];
    float closers[RV_MAX_KINDS]; /* by kind: the share of its tiles on which it ends */
    float end[RV_MAX_KINDS];     /* by kind: the logarithm of the chance of an end of which nothing
                                    more is known */
    float follower[IN_HAND];     /* by place in hand: the worth of having it */
    int turn;                    /* counts turns */
    int left;                    /* tiles still to be drawn */
    float turns;                 /* turns that each player still has */
    move plan;                   /* for the tile that is laid, with its follower */
} outlook;

enum { GLANCE_HOLDS = 8 };          /* turns */
static const float DRAWN_FOR = .5f; /* the share of the tiles that are laid where they are needed */
static const float HAND_TURNS = 8, HAND_RATE = .6f, HAND_FALL = .6f;
static const float AREA_GROWS = .06f; /* points a tile that is still to come */
static const float ACTION_COST = .5f; /* of a piece, in points */
static const float HAND_TILE = 6;     /* what a tile in hand must gain */
static const float WAITS = 4;         /* of a figure that waits until it can go on */
static const float BARN = 6,
                   LATE = 3; /* what a field must pay for a barn; turns left when less does */

/* ---- the outlook: tiles still to come, features, and what they are worth --------------------- */

/* The share of the tiles with a feature of this kind on which it ends. */
static float closers_of(const rv_game *g, int kind) {
    int with = 1, ending = 0;
    for (int i = 0; i < g->rs->ntiles; i++) {
        const rv_tile *t = &g->rs->tiles[i];
        bool shows = false, ends = false;
        for (int r = 0; r < t->nregions; r++) {
            const unsigned sides = t->regions[r].sides;
            const bool one = sides && !(sides & (sides - 1));
            shows |= t->regions[r].kind == kind;
            ends |= t->regions[r].kind == kind && one;
        }
        with += shows ? rv_copies_left(g, i) : 0;
        ending += ends ? rv_copies_left(g, i) : 0;
    }
    return (float)ending / (float)with;
}

/* The copies left that fit a cell. */
static int fits(outlook *o, rv_ask ask) {
    const rv_game *g = o->g;
    fit_count *f = &o->fits[(ask ^ ask >> 6) % FIT_COUNTS];
    if (f->ask == ask && o->turn < f->turn + GLANCE_HOLDS)
        return f->copies;
    *f = (fit_count){ask, o->turn, 0};
    for (int i = 0; i < g->rs->ntiles; i++) {
        const uint16_t *edges = g->rs->tiles[i].edges;
        const int left = rv_copies_left(g, i);
        if (left && (rv_answers(edges[0], ask) || rv_answers(edges[1], ask) ||
                     rv_answers(edges[2], ask) || rv_answers(edges[3], ask)))
            f->copies += left;
    }
    return f->copies;
}

/* The logarithm of the chance that one of the tiles to come closes an end, of which this share
 * would. */
static float log_chance(const outlook *o, float share) {
    float none = powf(1 - (share < .99f ? share : .99f), DRAWN_FOR * (float)o->left);
    return logf(1.0001f - none);
}

/* The chance of one of the open ends on average, as a logarithm. */
static float mean_end(outlook *o, int root) {
    const rv_game *g = o->g;
    const rv_kind *k = rv_kind_of(g, root);
    float all = 0;
    int ends = 0;
    if (k->around || k->area || !g->board.nodes[root].open)
        return o->end[g->board.nodes[root].kind];
    RV_EACH_NODE(&g->board, root, it) {
        const rv_node *n = &g->board.nodes[it];
        const rv_placed *p = &g->board.placed[n->placed];
        float here = 0;
        RV_EACH_BIT(rv_turned_sides(p->quarters, p->tile->regions[n->region].sides), side) {
            rv_ask ask = rv_ask_at(&g->board, rv_step(&g->board, p->pos, (int)side));
            if (!ask)
                continue;
            float share = (float)fits(o, ask) / (float)(o->left + 1);
            here += log_chance(o, share * o->closers[n->kind]);
            ends++;
        }
        all += here;
    }
    return ends ? all / (float)ends : o->end[g->board.nodes[root].kind];
}

/* Apart, so that the many looks at what has not changed are short. */
__attribute__((noinline)) static const glance_kept *look_again(outlook *o, int root) {
    const rv_node *n = &o->g->board.nodes[root];
    glance_kept *l = &o->glances[root];
    bool area = rv_kind_of(o->g, root)->area;
    *l = (glance_kept){n->size, n->open, o->turn, (int16_t)rv_feature_size(o->g, root), 0, 0};
    l->end = mean_end(o, root);
    l->pays = area ? (float)rv_measure(o->g, root).points : 0;
    return l;
}

/* Whatever changes a feature changes its size or its open ends; what lies beside its open ends
 * changes without it, and is looked at again after a few turns. */
static inline const glance_kept *glance(outlook *o, int root) {
    const rv_node *n = &o->g->board.nodes[root];
    const glance_kept *l = &o->glances[root];
    bool same = l->size == n->size && l->open == n->open && o->turn < l->turn + GLANCE_HOLDS;
    return same ? l : look_again(o, root);
}

/* The feature with this root. Prospects are filled in where they are used: copying what has just
 * been written takes longer than all the rest. */
static void feature_prospect(outlook *o, int root, prospect *p) {
    const rv_node *n = &o->g->board.nodes[root];
    const glance_kept *l = glance(o, root);
    p->kind = rv_kind_of(o->g, root);
    p->tiles = l->tiles;
    p->prizes = n->prizes;
    p->doubles = n->doubles;
    p->open = n->open;
    p->ends = l->end * (float)n->open;
    p->pays = l->pays;
    p->completed = !n->open && !p->kind->area;
    p->held = n->all_followers;
}

/* A feature of a tile that would be laid, with those that it joins. Its own open ends: the three
 * ports of a side are adjacent bits, and the product adds up the lowest of each. */
static void draft_prospect(outlook *o, const rv_draft *d, const rv_tile *t,
                           const rv_surroundings *c, prospect *p) {
    const rv_kind *k = p->kind = &o->g->rs->kinds[d->kind];
    const unsigned at = d->ports & c->empty & 0xfff, sides = (at | at >> 1 | at >> 2) & 0x249;
    p->prizes = p->doubles = 0;
    if (k->prize || k->doubled)
        RV_EACH_BIT(d->regions, r) {
            p->prizes += t->regions[r].prizes;
            p->doubles += t->regions[r].doubles;
        }
    p->pays = k->area ? (float)(p->prizes * k->prize) : 0;
    p->open = k->around ? c->holes : (int)(sides * 0x249 >> 9 & 7);
    p->tiles = k->around ? 9 - c->holes : 1;
    p->ends = (float)p->open * o->end[d->kind];
    p->held = 0;
    RV_EACH_BIT(d->joins, i) {
        const rv_met *m = &c->list[i];
        const rv_node *n = &o->g->board.nodes[m->root];
        const glance_kept *l = glance(o, m->root);
        p->tiles += l->tiles;
        p->prizes += n->prizes;
        p->doubles += n->doubles;
        p->pays += l->pays;
        p->open += n->open - m->ends;
        p->ends += l->end * (float)(n->open - m->ends);
        p->held += n->all_followers; /* no byte overflows: nobody has so many followers */
    }
    p->completed = d->closed && !k->area;
}

static float full_points(const prospect *p, int tiles) {
    const rv_kind *k = p->kind;
    if (k->ntable)
        return k->table[(tiles < k->ntable ? tiles : k->ntable) - 1];
    return (float)((p->doubles && k->doubled ? k->doubled : k->points) * tiles +
                   k->prize * p->prizes);
}

/* The points that it can be expected to give whoever has the majority. */
static float points_of(const outlook *o, const prospect *p) {
    const rv_kind *k = p->kind;
    if (k->area)
        return p->pays + (p->open ? AREA_GROWS * (float)o->left : 0);
    if (p->completed)
        return full_points(p, p->tiles);
    const float finished = full_points(p, k->around ? 9 : p->tiles + p->open);
    const float unfinished = (float)(k->unfinished * p->tiles + k->unfinished_prize * p->prizes);
    const float chance = expf(p->ends);
    return chance * finished + (1 - chance) * unfinished;
}

/* The share of these points by which the player to move does better than the others on average;
 * `more` is what the player adds to the majority. */
static float share_of(const outlook *o, const prospect *p, int more) {
    const rv_game *g = o->g;
    if (!p->held)
        return more > 0;
    int most = 0, several = 0, mine = p->followers[g->turn.to_move] + more;
    for (int i = 0; i < g->nplayers; i++) {
        int has = i == g->turn.to_move ? mine : p->followers[i];
        several = has == most ? several + 1 : has > most ? 1 : several;
        most = has > most ? has : most;
    }
    if (!most || (several > 1 && !g->rs->ties_share))
        return 0;
    bool wins = mine == most;
    return (float)wins - (float)(several - wins) / (float)(g->nplayers - 1);
}

static float follower_worth(const outlook *o, int n, float turns) {
    return n > 0 ? o->follower[n < IN_HAND ? n : IN_HAND - 1] * turns / HAND_TURNS : 0;
}

/* Of figures that wait where nothing is ever completed: less towards the end, and nothing where a
 * token bars their way (CO-20). */
static float waiting(const outlook *o, int root) {
    const rv_game *g = o->g;
    RV_EACH_TOKEN(g, RV_NONE, i)
        if (rv_same_where(&g->board, g->tokens[i].where, (rv_where){RV_SPOT_FEATURE, root}))
            return 0;
    const uint8_t *has = g->board.nodes[root].followers;
    float more = has[g->turn.to_move];
    for (int p = 0; p < g->nplayers; p++)
        more -= p == g->turn.to_move ? 0 : (float)has[p] / (float)(g->nplayers - 1);
    return more * WAITS * (o->turns < HAND_TURNS ? o->turns : HAND_TURNS) / HAND_TURNS;
}

/* The points of a feature that somebody holds, by that share. */
static float worth_of(outlook *o, int root) {
    prospect p;
    if (o->g->board.open >> o->g->board.nodes[root].kind & 1)
        return waiting(o, root);
    feature_prospect(o, root, &p);
    return points_of(o, &p) * share_of(o, &p, 0);
}

/* For a game from here on; its lists are in the arena. May longjmp. */
static outlook *outlook_of(rv_sim *s) {
    outlook *o = s->greedy;
    if (o)
        return o;
    o = s->greedy = RV_NEW(&s->arena, outlook);
    o->g = s->game;
    o->turn = GLANCE_HOLDS;
    o->glances = RV_NEWS(&s->arena, glance_kept, s->game->board.cap_nodes + 1);
    for (int k = 0; k < s->rs->nkinds; k++)
        o->closers[k] = closers_of(s->game, k);
    return o;
}

static void next_turn(outlook *o) {
    o->turn++;
    o->left = o->g->stack.n - rv_undrawn(o->g);
    o->turns = (float)o->left / (float)o->g->nplayers;
    float each = HAND_RATE * (o->turns < HAND_TURNS ? o->turns : HAND_TURNS);
    for (int n = 1; n < IN_HAND; n++, each *= HAND_FALL) /* the first one in hand is worth most */
        o->follower[n] = each;
    for (int k = 0; k < o->g->rs->nkinds; k++) {
        float fit = o->g->rs->kinds[k].around ? 1 : .3f;
        o->end[k] = log_chance(o, fit * (o->g->rs->kinds[k].around ? .2f : o->closers[k]));
    }
}

/* ---- a placement --------------------------------------------------------------------------- */

/* A cell, and what each feature around it is worth before a tile is laid there. */
typedef struct setting {
    rv_surroundings c;
    float before[RV_PORTS];
    float around; /* what any tile there gives features that are completed by what surrounds them */
    int hand;     /* followers of the player to move */
} setting;

/* The best placement so far; a later one takes its place only if it is better. */
typedef struct search {
    rv_sim *s;
    outlook *o;
    const rv_tile *t;
    bool last, found;
    move best;
    float end; /* of the last tile: how the game ends with the best */
} search;

/* Adds to the value of a move what a feature of its tile gains. */
static void weigh_draft(outlook *o, const rv_draft *d, const rv_tile *t, const setting *at, move *m,
                        float *best) {
    prospect p;
    float before = 0;
    RV_EACH_BIT(d->joins, i)
        before += at->before[i];
    draft_prospect(o, d, t, &at->c, &p);
    const float points = points_of(o, &p), share = p.held ? share_of(o, &p, 0) : 0;
    m->value += points * share - before;
    if (p.completed && p.followers[o->g->turn.to_move])
        m->value += follower_worth(o, at->hand + 1, 8);
    if (!at->hand || d->barred)
        return;
    /* less what the follower is worth in hand while it stays away */
    const float stay = p.completed ? 0 : p.kind->area ? o->turns : 1 + 2 * (float)p.open;
    const float gain = points * (share_of(o, &p, 1) - share) -
                       follower_worth(o, at->hand, stay < o->turns ? stay : o->turns);
    if (gain <= *best) /* the follower gains as much at another place */
        return;
    *best = gain;
    m->ports = d->ports;
    m->kind = d->kind;
}

/* With the features around the cell that are completed by what surrounds them (K-24). */
static void look_at(outlook *o, int pos, setting *at) {
    rv_game *g = o->g;
    rv_look_around(g, pos, &at->c);
    for (int i = 0; i < at->c.n; i++)
        at->before[i] =
            rv_feature_holds(&g->board, at->c.list[i].root) ? worth_of(o, at->c.list[i].root) : 0;
    at->hand = rv_in_hand(g, g->turn.to_move);
    at->around = 0;
    if (!g->rs->arounds)
        return;
    RV_EACH_AROUND(&g->board, pos, by) {
        int node = rv_around_node(&g->board, rv_placed_at(&g->board, by));
        if (node == RV_NONE || !rv_feature_holds(&g->board, node))
            continue;
        prospect p;
        feature_prospect(o, node, &p);
        at->around += share_of(o, &p, 0) * (p.open == 1 ? 3 : 1);
    }
}

static void weigh(search *x, const rv_tile *t, const setting *cell, rv_sim_place at, move *m) {
    rv_draft drafts[RV_TILE_REGIONS];
    int n = rv_draft_tile(x->o->g, t, at.quarters, &cell->c, drafts);
    float best = 0;
    *m = (move){.at = at, .value = cell->around};
    for (int i = 0; t->hole && i < cell->c.n; i++) { /* it joins nothing, and closes ends (AM-15) */
        const rv_met *met = &cell->c.list[i];
        prospect p;
        feature_prospect(x->o, met->root, &p);
        p.open -= met->ends;
        p.ends = glance(x->o, met->root)->end * (float)p.open;
        p.completed = !p.open && !p.kind->area;
        m->value += points_of(x->o, &p) * share_of(x->o, &p, 0) - cell->before[i];
    }
    for (int i = 0; i < n; i++)
        if (drafts[i].joins || (cell->hand && !drafts[i].barred))
            weigh_draft(x->o, &drafts[i], t, cell, m, &best);
    m->value += best;
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

/* The follower with which the game ends best, on the tile as it is laid for that. */
static void play_last(search *x, move *m, float *end) {
    rv_game *g = x->s->game;
    int checkpoint = rv_checkpoint(g);
    rv_way_pay(g, m->at.way);
    const rv_tile *as = rv_way_build(g, x->t, m->at.quarters, m->at.pos, m->at.way);
    rv_turn_place(g, (int)(x->t - g->rs->tiles), as, m->at.quarters, m->at.pos);
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
    rv_undo(g, checkpoint);
}

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

/* Before the last tile, pieces are built along with a tile only where it fits nowhere without them.
 */
static bool choose_place(rv_sim *s, const rv_tile *t, rv_sim_place *out) {
    outlook *o = outlook_of(s);
    rv_game *g = s->game;
    next_turn(o);
    search x = {.s = s, .o = o, .t = t};
    x.last = o->left <= 1 && !rv_hooked(g, RV_HOOK_final_scoring);
    const unsigned apart = (1u << rv_tile_turns(t)) - 1; /* rotations in which it looks different */
    uint8_t turns[RV_SIM_FRONT];
    rv_sim_fitting(g, t, turns);
    for (int i = 0; i < g->board.nfront; i++) {
        const unsigned differ = turns[i] & apart;
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
    /* a tile in hand waits for a good place, but not for ever */
    if (rv_hand_of(g, (int)(t - g->rs->tiles)) != RV_NONE)
        x.found &= x.best.value >= (o->left > g->nplayers ? HAND_TILE : 0);
    o->plan = x.best;
    o->plan.figure = x.last ? x.best.figure : RV_NONE; /* whichever may stand there */
    *out = x.best.at;
    return x.found;
}

/* A figure that costs nothing, for it stands on few kinds, is put wherever none else is; but one at
 * a corner, where a field pays for it. */
static int stand_alone(rv_sim *s, bool corner, int *figure) {
    rv_game *g = s->game;
    outlook *o = outlook_of(s);
    const rv_placed *p = &g->board.placed[g->turn.last];
    RV_EACH_BIT(g->figures.alone, f)
        for (int r = 0; g->rs->figures[f].corner == corner && r < p->tile->nregions; r++) {
            const int node = rv_node_of(p, r), root = rv_root(&g->board, node);
            *figure = (int)f;
            if (rv_turn_may_put(g, g->turn.to_move, *figure, node) &&
                (corner ? glance(o, root)->pays >= (o->turns < LATE ? 1 : BARN)
                        : g->board.nodes[root].open))
                return node;
        }
    return RV_NONE;
}

/* Who stands on few kinds only, as a wagon, goes where it will soon be scored. */
static int choose_follower(rv_sim *s, int *figure) {
    rv_game *g = s->game;
    const int alone = stand_alone(s, true, figure);
    const int node = alone == RV_NONE ? rv_sim_node(g, &outlook_of(s)->plan) : RV_NONE;
    if (node == RV_NONE)
        return alone == RV_NONE ? stand_alone(s, false, figure) : alone;
    *figure = outlook_of(s)->plan.figure;
    const bool soon = g->board.nodes[rv_root(&g->board, node)].open <= 1;
    for (int pass = !soon; pass < 2; pass++)
        for (int f = 0; *figure == RV_NONE && f < g->figures.n; f++) {
            const rv_figure_row *row = &g->rs->figures[f];
            const bool plain = !(g->figures.alone >> f & 1);
            if ((plain ? pass : row->on && row->strength) &&
                rv_turn_may_put(g, g->turn.to_move, f, node))
                *figure = f;
        }
    return *figure == RV_NONE ? RV_NONE : node; /* a script may have failed since */
}

/* ---- actions ------------------------------------------------------------------------------- */

typedef struct option {
    rv_sim *s;
    rv_moment when;
    float cost;            /* what the action must gain */
    const rv_chance *done; /* what it follows; NULL */
    bool after;            /* it is a choice what follows that */
    bool due;              /* only what must be done */
    rv_chance chance;
    int by; /* who chooses */
    float best;
    bool found;
    float now;   /* the table as it is */
    float drawn; /* of what is drawn: the sum of the values of all tokens, and their number */
    int ndrawn;
} option;

/* The whole table, as this player sees it. */
static float table_worth(rv_sim *s, int player) {
    outlook *o = outlook_of(s);
    rv_game *g = s->game;
    const int to_move = g->turn.to_move;
    float all = 0;
    g->turn.to_move = player;
    for (int i = 0; i < g->board.nnodes; i++)
        if (rv_is_root(&g->board, i) && rv_feature_holds(&g->board, i))
            all += worth_of(o, i);
    for (int p = 0; p < g->nplayers; p++) {
        float has = 0; /* tokens, his and of his followers, followers in hand, and then points */
        for (int i = 0; i < g->ntokens; i++) {
            const rv_where at = g->tokens[i].where;
            if (at.on == RV_SPOT_PLAYER
                    ? at.at == p
                    : at.on == RV_SPOT_FOLLOWER && rv_owner_of(g->board.nodes[at.at].follower) == p)
                has += (float)g->rs->tokens[g->tokens[i].token].worth;
        }
        for (int n = rv_in_hand(g, p); n > 0; n--)
            has += follower_worth(o, n, HAND_TURNS);
        has += (float)g->seats[p].score;
        all += p == player ? has : -has / (float)(g->nplayers - 1);
    }
    g->turn.to_move = to_move;
    return all;
}

static void try_action(void *ud, const rv_chance *d);

/* The table when what must be done is done. */
static float table_then(const option *z, int by) {
    option due = {.s = z->s, .when = z->when, .done = z->done, .by = by, .due = true};
    due.best = table_worth(z->s, by);
    rv_offer_chances(z->s->game, rv_rows_at(z->s->game, z->when), z->done, RV_OFFER_ALL, try_action,
                     &due);
    return due.best;
}

static void try_action(void *ud, const rv_chance *d) {
    option *z = ud;
    rv_game *g = z->s->game;
    bool must = d->of->must ||
                (z->after && !d->of->idle); /* what follows and is never left out is not a choice */
    const int by = rv_chooser(g, d);
    if ((z->found && by != z->by) || (z->due && !must)) /* the first one who gains by it does it */
        return;
    if (by != z->by) {
        z->now = table_worth(z->s, by);
        z->best = must ? -FLT_MAX : z->now + z->cost;
    }
    z->by = by;
    int checkpoint = rv_checkpoint(g);
    d->of->act(g, d);
    /* the table after it, and after the best of those that may follow it */
    option next = {.s = z->s, .when = z->when, .done = d, .by = by};
    next.best = table_worth(z->s, by);
    rv_offer_chances(g, rv_rows_at(g, z->when), d, RV_OFFER_ALL, try_action, &next);
    float value = next.ndrawn ? next.drawn / (float)next.ndrawn : next.best;
    /* what changes nothing on the table may bring something that must be done (ME-3) */
    const bool same = z->when == RV_WHEN_SCORED && !must && !z->due && value == z->now;
    value = same ? table_then(z, by) : value;
    rv_undo(g, checkpoint);
    value -= same ? table_then(z, by) - z->now : 0;
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

static bool choose_action(rv_sim *s, rv_moment when, const rv_acting *rows, const rv_chance *done,
                          rv_chance *out) {
    option z = {.s = s,
                .when = when,
                .cost = done ? 0 : ACTION_COST,
                .done = done,
                .after = done,
                .by = RV_NONE};
    rv_sim_refill(s);
    rv_offer_chances(s->game, rows, done, RV_OFFER_ALL, try_action, &z);
    if (z.found) /* otherwise the last one done stays */
        *out = z.chance;
    return z.found;
}

const rv_policy rv_policy_greedy = {"greedy", choose_place, choose_follower, choose_action};
