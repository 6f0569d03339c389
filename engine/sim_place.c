/* sim_place.c - all places where a tile may lie, and one of them by chance. */
#include "hooks.h"
#include "sim.h"

#define MAX_SPOTS 2048 /* cells, each with one bridge or without */

/* A cell, and all rotations in which the tile may lie there with this bridge, a bit each. */
typedef struct spot {
    int32_t pos;
    unsigned turns;
    rv_bridge_choice bridge;
} spot;

typedef struct spots {
    int n, places;
    spot list[MAX_SPOTS];
} spots;

static const uint8_t bits[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

static unsigned allowed(rv_game *g, const rv_tile *t, int pos, unsigned turns) {
    for (int q = 0; q < 4; q++)
        if (turns >> q & 1 && !rv_hook_may_place(g, t, q, pos))
            turns &= ~(1u << q);
    return turns;
}

static void add(rv_game *g, const rv_tile *t, spots *out, spot s) {
    if (rv_hooked(g, RV_HOOK_may_place) && s.bridge.axis == RV_NONE)
        s.turns = allowed(g, t, s.pos, s.turns);
    if (out->n == MAX_SPOTS)
        return;
    out->list[out->n++] = s;
    out->places += bits[s.turns];
}

static void find_plain(rv_game *g, const rv_tile *t, const rv_turnings *w, spots *out) {
    const rv_bridge_choice none = {RV_NONE, RV_NONE};
    out->n = out->places = 0;
    for (int i = 0; i < g->nfront; i++) {
        unsigned turns = rv_fitting(g, w, g->front[i]);
        if (turns)
            add(g, t, out, (spot){g->front[i], turns, none});
    }
}

static void find_bridged(rv_game *g, const rv_tile *t, const rv_turnings *w, spots *out) {
    rv_bridge_way ways[RV_BRIDGE_WAYS];
    out->n = out->places = 0;
    for (int i = 0; i < g->nfront; i++) {
        int n = rv_bridge_ways(g, t, w, g->front[i], ways);
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
        find_bridged(s->game, t, &w, &bridged);
        if (bridged.places && !rv_sim_below(s, 4))
            return choose(s, &bridged, out);
    }
    return choose(s, &plain, out);
}
