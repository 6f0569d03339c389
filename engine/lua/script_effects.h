/* script_effects.h - an effect that a script has on the game: shared by the methods of hooks.def
 * that have one, those of single games included.
 */
#ifndef RV_SCRIPT_EFFECTS_H
#define RV_SCRIPT_EFFECTS_H

#include "lua/script_lua.h"

/* An effect on its way through the guard of the game's arena. */
typedef struct rv_deed {
    rv_game *g;
    const rv_script *script;
    rv_hook_id hook;
    int player, other, what, points;
    int of; /* the feature that is being scored, if the hook is about it */
    const char *reason, *rule;
    bool done;
} rv_deed;

/* One of the call that goes on. */
rv_deed rv_deed_of(lua_State *L);
/* Does it in the script's name. Raises. */
void rv_deed_run(lua_State *L, void (*fn)(void *ud), rv_deed *e);
/* Tells what it did, in words that live as long as what is told. */
void rv_deed_tell(const rv_deed *e, const char *note);
/* A number of points at a place of the stack. Raises. */
int rv_points_argument(lua_State *L, int i);

#endif
