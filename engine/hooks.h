/* hooks.h - the steps at which house rules act; hooks.def lists them, script.c runs them.
 *
 * The engine calls these at each step. Without scripts g->hooks is NULL and nothing happens. They
 * may longjmp through the guard of the game's arena (no memory), never through Lua.
 */
#ifndef RV_HOOKS_H
#define RV_HOOKS_H

#include "script.h"

/* A player's marker has stopped; corner RV_NONE: not on one. True: no wall tile is taken now. */
static inline bool rv_hook_marker_stopped(rv_game *g, int player, int corner) {
    return g->hooks && rv_run_marker_stopped(g, player, corner);
}

/* All scoring of the turn is done. */
static inline void rv_hook_turn_ending(rv_game *g) {
    if (g->hooks)
        rv_run_turn_ending(g);
}

#endif
