/* outlook.c - the estimate: how likely open ends are to be closed, and what features are worth
 * then.
 *
 * Most of what is asked for is known already: how often a cell is met by the tiles that are left
 * (fits), and how a feature stands (glance), are kept for a few turns.
 */
#include "random/outlook.h"
#include "core/stack.h"
#include <math.h>

enum { GLANCE_HOLDS = 8 };          /* turns */
static const float DRAWN_FOR = .5f; /* the share of the tiles that are laid where they are needed */
static const float HAND_TURNS = 8, HAND_RATE = .6f, HAND_FALL = .6f;
static const float AREA_GROWS = .06f; /* points a tile that is still to come */

/* ---- tiles still to come -------------------------------------------------------------------- */

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
static int fits(rv_outlook *o, rv_ask ask) {
    const rv_game *g = o->g;
    rv_fit_count *f = &o->fits[(ask ^ ask >> 6) % RV_FIT_COUNTS];
    if (f->ask == ask && o->turn < f->turn + GLANCE_HOLDS)
        return f->copies;
    *f = (rv_fit_count){ask, o->turn, 0};
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
static float log_chance(const rv_outlook *o, float share) {
    float none = powf(1 - (share < .99f ? share : .99f), DRAWN_FOR * (float)o->left);
    return logf(1.0001f - none);
}

/* ---- features ------------------------------------------------------------------------------ */

/* The chance of one of the open ends on average, as a logarithm. */
static float mean_end(rv_outlook *o, int root) {
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
            rv_ask ask = rv_asked(&g->board, rv_step(&g->board, p->pos, (int)side));
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
__attribute__((noinline)) static const rv_glance *look_again(rv_outlook *o, int root) {
    const rv_node *n = &o->g->board.nodes[root];
    rv_glance *l = &o->glances[root];
    bool area = rv_kind_of(o->g, root)->area;
    *l = (rv_glance){n->size, n->open, o->turn, (int16_t)rv_feature_size(o->g, root), 0, 0};
    l->end = mean_end(o, root);
    l->pays = area ? (float)rv_measure(o->g, root).points : 0;
    return l;
}

/* Whatever changes a feature changes its size or its open ends; what lies beside its open ends
 * changes without it, and is looked at again after a few turns. */
static inline const rv_glance *glance(rv_outlook *o, int root) {
    const rv_node *n = &o->g->board.nodes[root];
    const rv_glance *l = &o->glances[root];
    bool same = l->size == n->size && l->open == n->open && o->turn < l->turn + GLANCE_HOLDS;
    return same ? l : look_again(o, root);
}

/* The bytes of all players as one number. */
static uint64_t followers_of(const rv_node *n) {
    uint64_t all;
    memcpy(&all, n->followers, sizeof all);
    return all;
}

void rv_outlook_feature(rv_outlook *o, int root, rv_prospect *p) {
    const rv_node *n = &o->g->board.nodes[root];
    const rv_glance *l = glance(o, root);
    p->kind = rv_kind_of(o->g, root);
    p->tiles = l->tiles;
    p->prizes = n->prizes;
    p->doubles = n->doubles;
    p->open = n->open;
    p->ends = l->end * (float)n->open;
    p->pays = l->pays;
    p->completed = !n->open && !p->kind->area;
    p->held = followers_of(n);
}

void rv_outlook_draft(rv_outlook *o, const rv_draft *d, const rv_tile *t, const rv_surroundings *c,
                      rv_prospect *p) {
    const rv_kind *k = p->kind = &o->g->rs->kinds[d->kind];
    p->prizes = p->doubles = 0;
    if (k->prize || k->doubled)
        RV_EACH_BIT(d->regions, r) {
            p->prizes += t->regions[r].prizes;
            p->doubles += t->regions[r].doubles;
        }
    p->pays = k->area ? (float)(p->prizes * k->prize) : 0;
    p->open = k->around ? c->holes : rv_outlook_open(d, c);
    p->tiles = k->around ? 9 - c->holes : 1;
    p->ends = (float)p->open * o->end[d->kind];
    p->held = 0;
    RV_EACH_BIT(d->joins, i) {
        const rv_met *m = &c->list[i];
        const rv_node *n = &o->g->board.nodes[m->root];
        const rv_glance *l = glance(o, m->root);
        p->tiles += l->tiles;
        p->prizes += n->prizes;
        p->doubles += n->doubles;
        p->pays += l->pays;
        p->open += n->open - m->ends;
        p->ends += l->end * (float)(n->open - m->ends);
        p->held += followers_of(n); /* no byte overflows: nobody has so many followers */
    }
    p->completed = d->closed && !k->area;
}

/* ---- worth --------------------------------------------------------------------------------- */

static float full_points(const rv_prospect *p, int tiles) {
    const rv_kind *k = p->kind;
    if (k->ntable)
        return k->table[(tiles < k->ntable ? tiles : k->ntable) - 1];
    return (float)((p->doubles && k->doubled ? k->doubled : k->points) * tiles +
                   k->prize * p->prizes);
}

static float area_points(const rv_outlook *o, const rv_prospect *p) {
    return p->pays + (p->open ? AREA_GROWS * (float)o->left : 0);
}

static float unfinished_points(const rv_prospect *p) {
    return (float)(p->kind->unfinished * p->tiles + p->kind->unfinished_prize * p->prizes);
}

/* Of a feature that is open now. */
static float finished_points(const rv_prospect *p) {
    return full_points(p, p->kind->around ? 9 : p->tiles + p->open);
}

float rv_outlook_points(const rv_outlook *o, const rv_prospect *p) {
    if (p->kind->area)
        return area_points(o, p);
    if (p->completed)
        return full_points(p, p->tiles);
    float chance = expf(p->ends);
    return chance * finished_points(p) + (1 - chance) * unfinished_points(p);
}

float rv_outlook_most(const rv_outlook *o, const rv_prospect *p) {
    enum { ROUNDED = 1 }; /* more than rounding makes of it */
    if (p->kind->area)
        return area_points(o, p);
    if (p->completed)
        return full_points(p, p->tiles);
    return fmaxf(finished_points(p), unfinished_points(p)) + ROUNDED;
}

float rv_outlook_share(const rv_outlook *o, const rv_prospect *p, int more) {
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

float rv_outlook_follower(const rv_outlook *o, int n, float turns) {
    return n > 0 ? o->follower[n < RV_HAND ? n : RV_HAND - 1] * turns / HAND_TURNS : 0;
}

float rv_outlook_cost(const rv_outlook *o, const rv_prospect *p, int hand) {
    float stay = p->completed ? 0 : p->kind->area ? o->turns : 1 + 2 * (float)p->open;
    return rv_outlook_follower(o, hand, stay < o->turns ? stay : o->turns);
}

float rv_outlook_worth(rv_outlook *o, int root) {
    rv_prospect p;
    rv_outlook_feature(o, root, &p);
    return rv_outlook_points(o, &p) * rv_outlook_share(o, &p, 0);
}

float rv_outlook_table(rv_outlook *o) {
    rv_game *g = o->g;
    float all = 0;
    for (int i = 0; i < g->board.nnodes; i++)
        if (rv_is_root(&g->board, i) && rv_feature_holds(&g->board, i))
            all += rv_outlook_worth(o, i);
    for (int p = 0; p < g->nplayers; p++) {
        float has = 0; /* of followers in hand, and then of points */
        for (int n = rv_in_hand(g, p); n > 0; n--)
            has += rv_outlook_follower(o, n, HAND_TURNS);
        has += (float)g->seats[p].score;
        all += p == g->turn.to_move ? has : -has / (float)(g->nplayers - 1);
    }
    return all;
}

/* ---- course -------------------------------------------------------------------------------- */

rv_outlook *rv_outlook_new(rv_arena *a, rv_game *g) {
    rv_outlook *o = RV_NEW(a, rv_outlook);
    o->g = g;
    o->turn = GLANCE_HOLDS;
    o->glances = RV_NEWS(a, rv_glance, g->board.cap_nodes + 1);
    for (int k = 0; k < g->rs->nkinds; k++)
        o->closers[k] = closers_of(g, k);
    return o;
}

void rv_outlook_turn(rv_outlook *o) {
    o->turn++;
    o->left = o->g->box.stack - rv_undrawn(o->g);
    o->turns = (float)o->left / (float)o->g->nplayers;
    float each = HAND_RATE * (o->turns < HAND_TURNS ? o->turns : HAND_TURNS);
    for (int n = 1; n < RV_HAND; n++, each *= HAND_FALL) /* the first one in hand is worth most */
        o->follower[n] = each;
    for (int k = 0; k < o->g->rs->nkinds; k++) {
        float fit = o->g->rs->kinds[k].around ? 1 : .3f;
        o->end[k] = log_chance(o, fit * (o->g->rs->kinds[k].around ? .2f : o->closers[k]));
    }
}
