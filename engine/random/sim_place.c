/* sim_place.c - all placements of a tile, and a random one of them. */
#include "base/limit.h"
#include "core/hooks.h"
#include "random/sim.h"

/* ---- plainly ------------------------------------------------------------------------------- */

#define MAX_FRONT (4 * (RV_LIMIT_TILES + RV_MAX_UNLISTED + RV_MAX_STARTS + 1))

/* For each cell of the front, the legal rotations of the tile as a bit set; returns their number.
 */
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

/* The k-th rotation of a set. */
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
    *out = (rv_sim_place){s->game->front[i], turn_at(all->turns[i], k), NULL};
    return true;
}

/* ---- with something built ------------------------------------------------------------------ */

static int count_places(const rv_ways *all) {
    int places = 0;
    for (int i = 0; i < all->n; i++)
        places += (int)rv_count_turns(all->list[i].turns);
    return places;
}

static bool choose_way(const rv_ways *all, int k, rv_sim_place *out) {
    const rv_way *w = all->list;
    for (; k >= (int)rv_count_turns(w->turns); w++)
        k -= (int)rv_count_turns(w->turns);
    *out = (rv_sim_place){w->pos, turn_at(w->turns, k), w};
    return true;
}

/* Pieces are built only sometimes; a tile that fits only with them may be discarded (B-11). */
bool rv_sim_choose_place(rv_sim *s, const rv_tile *t, rv_sim_place *out) {
    plain without;
    find_plain(s->game, t, &without);
    rv_ways_find(s->game, t, s->game->front, s->game->nfront, &s->ways);
    int places = count_places(&s->ways);
    if (places && !rv_sim_below(s, 4))
        return choose_way(&s->ways, rv_sim_below(s, places), out);
    return choose_plain(s, &without, out);
}
