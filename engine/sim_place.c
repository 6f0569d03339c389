/* sim_place.c - all places where a tile may lie, and one of them by chance. */
#include "hooks.h"
#include "sim.h"

#define MAX_SPOTS 8192 /* cells, each with one bridge or without; more are left out */

/* A cell, and all rotations in which the tile may lie there with this bridge, a bit each. */
typedef struct spot {
    int32_t pos;
    unsigned turns;
    rv_bridge_choice bridge;
} spot;

typedef struct spots {
    int n, places;
    spot list[MAX_SPOTS + 1];
} spots;

static const uint8_t bits[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

static unsigned allowed(rv_game *g, const rv_tile *t, int pos, unsigned turns) {
    for (int q = 0; q < 4; q++)
        if (turns >> q & 1 && !rv_hook_may_place(g, t, q, pos))
            turns &= ~(1u << q);
    return turns;
}

/* It stands behind the last one; where the tile cannot be turned to lie, the next takes its place.
 * What house rules forbid with a bridge is not there any more. */
static inline void add(rv_game *g, const rv_tile *t, spots *out, spot s) {
    if (rv_hooked(g, RV_HOOK_may_place) && s.bridge.axis == RV_NONE)
        s.turns = allowed(g, t, s.pos, s.turns);
    out->list[out->n] = s;
    out->n += s.turns != 0;
    out->places += bits[s.turns];
}

static void find_plain(rv_game *g, const rv_tile *t, const rv_turnings *w, spots *out) {
    const rv_bridge_choice none = {RV_NONE, RV_NONE};
    out->n = out->places = 0;
    for (int i = 0; i < g->nfront && i < MAX_SPOTS; i++)
        add(g, t, out, (spot){g->front[i], rv_fitting(g, w, g->front[i]), none});
}

static void find_bridged(rv_game *g, const rv_tile *t, spots *out) {
    rv_bridge_way ways[RV_BRIDGE_WAYS];
    const rv_bridge_plan plan = rv_bridge_plan_of(g, t);
    out->n = out->places = 0;
    for (int i = 0; i < g->nfront && out->n + RV_BRIDGE_WAYS <= MAX_SPOTS; i++) {
        int n = rv_bridge_ways(g, &plan, g->front[i], ways);
        for (int k = 0; k < n; k++)
            add(g, t, out, (spot){g->front[i], ways[k].turns, ways[k].bridge});
    }
}

/* The k-th of all. */
static rv_sim_place place_at(const spots *all, int k) {
    const spot *s = all->list;
    for (; k >= bits[s->turns]; s++)
        k -= bits[s->turns];
    int q = 0;
    while (!(s->turns >> q & 1) || k-- > 0)
        q++;
    return (rv_sim_place){s->pos, (uint8_t)q, s->bridge};
}

static bool choose(rv_sim *s, const spots *all, rv_sim_place *out) {
    if (all->places)
        *out = place_at(all, rv_sim_below(s, all->places));
    return all->places;
}

/* Bridges are built now and then; a tile that fits with one only may be put aside (B-11). */
bool rv_sim_choose_place(rv_sim *s, const rv_tile *t, rv_sim_place *out) {
    spots plain, bridged;
    const rv_turnings w = rv_turnings_of(t);
    find_plain(s->game, t, &w, &plain);
    if (rv_bridges_left(s->game)) {
        find_bridged(s->game, t, &bridged);
        if (bridged.places && !rv_sim_below(s, 4))
            return choose(s, &bridged, out);
    }
    return choose(s, &plain, out);
}
