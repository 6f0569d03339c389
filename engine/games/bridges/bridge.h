/* bridge.h - bridges: roads that are laid over tiles (B-3 … B-21).
 *
 * A tile with a bridge is another tile: the same regions, and a road that leaves by two opposite
 * sides, whose middles are no longer the field's. The fields run on beneath it (B-17, B-19). A
 * follower may stand on it as on any road of the tile that was just laid (B-13), and so may who
 * joins followers (M-64). One goes with each tile, in both parts of a double turn (M-66), and over
 * whatever stands there (M-67).
 */
#ifndef RV_BRIDGE_H
#define RV_BRIDGE_H

#include "core/module.h"
#include "core/require.h"
#include "core/way.h"
#include "record/key.h"

enum { RV_AXIS_NS, RV_AXIS_EW, RV_AXES };

/* The bridges that are built with a tile (rv_way): bit 2 n + axis, axis as the board lies, of that
 * tile itself for n = 0, else of the one beside its side n - 1. */

static inline uint32_t rv_bridge_bit(int spot, int axis) {
    return 1u << (2 * spot + axis);
}

extern const rv_module rv_bridges_module;

/* Are bridges built in this game? */
bool rv_bridges_played(const rv_game *g);
/* "ns", "ew": in the order of the form of `bridge`. */
const char *rv_bridge_axis_name(int axis);
/* The tile with a bridge over it along an axis of the board, as it is when it lies turned; NULL
 * where a pillar would not stand on a field (B-5) or it has a bridge already (B-7). */
const rv_tile *rv_bridge_tile(rv_game *g, const rv_tile *t, int quarters, int axis);
/* A tile as it lies, or will. */
typedef struct rv_faced {
    const rv_tile *tile;
    int quarters;
} rv_faced;

/* A bridge as it is wanted: over which tile, and where; what is being laid beside it. */
typedef struct rv_span {
    rv_faced under, laid;
    int pos, axis, laid_at; /* RV_NONE: nothing */
    bool no_ends;           /* they are not looked at */
} rv_span;

/* May the player build it (B-5 … B-7, B-21)? Or one on a tile that lies there? */
bool rv_bridge_may_span(rv_case *c, rv_game *g, int player, const rv_span *s);
bool rv_bridge_may_build(rv_game *g, int player, int placed, int axis);
void rv_bridge(rv_game *g, int placed, int axis);
/* Reports to the listener that a player builds a bridge at a cell. */
void rv_bridge_tell(rv_game *g, int player, int axis, int x, int y);
/* The bridge over a tile that lies: its axis, RV_NONE without one. */
int rv_bridge_over(const rv_game *g, int placed);
/* record_bridge.c: keys of a record and of a position. */
const rv_tile *rv_bridge_lies_as(rv_case *c, const rv_board_row *row, const rv_tile *t);
void rv_bridge_misfit(rv_case *c, const rv_entry *e, rv_buf *help);
extern const rv_key rv_bridge_keys[];
/* How many bridges may the player to move build in a turn (B-10, B-21)? */
int rv_bridges_left(const rv_game *g);

/* The sort of pieces that are played here. */
static inline int rv_bridge_piece(const rv_game *g) {
    return g->piece[RV_MODULE_BRIDGES];
}

#endif
