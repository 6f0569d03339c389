/* river.h - the river: its tiles come before all others, and each goes on from an open end (R-8,
 *
 *
 * The river is a kind of line that is bare: nobody stands on it, and it scores nothing. An open end
 * of it is an open end of a feature; no other tile has such an edge, so its cell is barred for good
 * (R-20).
 */
#ifndef RV_RIVER_H
#define RV_RIVER_H

#include "core/holds.h"
#include "core/module.h"

typedef struct rv_rivers {
    const uint8_t *sides;                   /* by tile: bit set of the sides with river, unturned */
    rv_symbols spring, lake, volcano, herd; /* marks, as in rv_tile.symbols */
} rv_rivers;

static inline rv_rivers *rv_rivers_of(const rv_game *g) {
    return g->states[RV_MODULE_RIVER];
}

/* Whether a tile of the set has river. */
static inline bool rv_is_river(const rv_game *g, int tile) {
    return g->rs->tiles[tile].bare;
}
/* The sides of the board at which a tile that lies, or would lie turned, has river: a bit set. */
unsigned rv_river_sides(const rv_game *g, const rv_tile *t, int quarters);

/* river_place.c: whether a tile may lie there; of a tile without river all is
 * true. */
bool rv_river_may_lie(rv_case *c, rv_game *g, const rv_tile *t, int quarters, int pos, bool now);
/* river_stack.c: settles which tiles are played with, and when they are drawn (R-2 … R-8). */
void rv_river_stack(rv_game *g);
/* When no end is open, the tiles that are left are removed. */
void rv_river_ends(rv_game *g);

extern const rv_module rv_river_module;

#endif
