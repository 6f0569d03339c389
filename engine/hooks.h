/* hooks.h - the steps at which house rules act; hooks.def lists them, script.c runs them. */
#ifndef RV_HOOKS_H
#define RV_HOOKS_H

#include "game.h"

/* A player's marker has stopped; corner RV_NONE: not on one. True: no wall tile is taken now. */
bool rv_hook_marker_stopped(rv_game *g, int player, int corner);
/* All scoring of the turn is done. */
void rv_hook_turn_ending(rv_game *g);

#endif
