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

enum { RV_AXIS_NS, RV_AXIS_EW, RV_AXES };

/* Are bridges built in this game? */
bool rv_bridges_played(const rv_game *g);
/* May the player build one on a tile that lies there (B-5 … B-7, B-21)? */
bool rv_bridge_may_build(rv_game *g, int player, int placed, int axis);
void rv_bridge(rv_game *g, int placed, int axis);
/* The bridge over a tile that lies: its axis, RV_NONE without one. */
int rv_bridge_over(const rv_board *b, int placed);

#endif
