/* sim_place.c - all places where a tile may lie, and one of them by chance. */
#include "base/limit.h"
#include "core/hooks.h"
#include "random/sim.h"

/* ---- without a bridge ---------------------------------------------------------------------- */

#define MAX_FRONT (4 * (RV_LIMIT_TILES + RV_MAX_UNLISTED + RV_MAX_STARTS + 1))

/* By cell of the front the rotations in which the tile may lie there, a bit each; how many. */
typedef struct plain {
    int places;
    uint8_t turns[MAX_FRONT + RV_FRONT_BLOCK];
} plain;

static unsigned allowed(rv_game *g, const rv_tile *t, int pos, unsigned turns) {
    for (int q = 0; q < 4; q++)
        if (turns >> q & 1 && !rv_hook_may_place(g, t, q, pos))
            turns &= ~(1u << q);
    return turns;
}

static void find_plain(rv_game *g, const rv_tile *t, plain *out) {
    out->places = rv_fitting(g, t, out->turns);
    if (!rv_hooked(g, RV_HOOK_may_place))
        return;
    out->places = 0;
    for (int i = 0; i < g->nfront; i++) {
        out->turns[i] = (uint8_t)allowed(g, t, g->front[i], out->turns[i]);
        out->places += (int)rv_count_turns(out->turns[i]);
    }
}

/* The rotation that is the k-th of a set. */
static uint8_t turn_at(unsigned turns, int k) {
    uint8_t q = 0;
    while (!(turns >> q & 1) || k-- > 0)
        q++;
    return q;
}

static bool choose_plain(rv_sim *s, const plain *all, rv_sim_place *out) {
    int k = all->places ? rv_sim_below(s, all->places) : 0, i = 0;
    if (!all->places)
        return false;
    for (; k >= (int)rv_count_turns(all->turns[i]); i++)
        k -= (int)rv_count_turns(all->turns[i]);
    *out = (rv_sim_place){s->game->front[i], turn_at(all->turns[i], k), 0};
    return true;
}

/* ---- with some ----------------------------------------------------------------------------- */

#define MAX_WAYS 8192 /* cells, each with a set of bridges; more are left out */

typedef struct rv_sim_bridged {
    int n, places;
    struct {
        int32_t pos;
        rv_bridge_way way;
    } list[MAX_WAYS];
} bridged; /* rv_sim keeps one */

/* What house rules forbid with bridges is not there any more. */
static void find_bridged(rv_game *g, const rv_tile *t, bridged *out) {
    rv_bridge_way ways[RV_BRIDGE_WAYS];
    const rv_bridge_plan plan = rv_bridge_plan_of(g, t);
    out->n = out->places = 0;
    for (int i = 0; i < g->nfront && out->n + RV_BRIDGE_WAYS <= MAX_WAYS; i++) {
        int n = rv_bridge_ways(g, &plan, g->front[i], ways);
        for (int k = 0; k < n; k++) {
            out->list[out->n].pos = g->front[i];
            out->list[out->n++].way = ways[k];
            out->places += (int)rv_count_turns(ways[k].turns);
        }
    }
}

static bool choose_bridged(rv_sim *s, const bridged *all, rv_sim_place *out) {
    int k = rv_sim_below(s, all->places), i = 0;
    for (; k >= (int)rv_count_turns(all->list[i].way.turns); i++)
        k -= (int)rv_count_turns(all->list[i].way.turns);
    const rv_bridge_way *w = &all->list[i].way;
    *out = (rv_sim_place){all->list[i].pos, turn_at(w->turns, k), w->bridges};
    return true;
}

/* Bridges are built now and then; a tile that fits with them only may be put aside (B-11). */
bool rv_sim_choose_place(rv_sim *s, const rv_tile *t, rv_sim_place *out) {
    plain without;
    find_plain(s->game, t, &without);
    if (rv_bridges_left(s->game)) {
        if (!s->bridged) /* too large for a stack */
            s->bridged = RV_ROOM(&s->arena, bridged, 1);
        find_bridged(s->game, t, s->bridged);
        if (s->bridged->places && !rv_sim_below(s, 4))
            return choose_bridged(s, s->bridged, out);
    }
    return choose_plain(s, &without, out);
}
