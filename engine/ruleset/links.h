/* links.h - what is called of layers behind: one table of pointers, which games/games.c fills. Who
 * opens a library gives it to the library, and each ruleset has it.
 */
#ifndef RV_LINKS_H
#define RV_LINKS_H

#include "reeve.h"

struct lua_State;
struct rv_call;
struct rv_game;

typedef struct rv_links {
    /* One for each row: of games.def. */
    const struct rv_module *const *modules;
    const struct rv_game_checks *const *checks;
    /* Of hooks.def: the methods, which find their arguments checked, and what pushes each thing
     * that hooks are given. All raise. */
    int (*const *methods)(struct lua_State *L);
    void (*const *givers)(struct lua_State *L, const struct rv_call *c);
    /* Whether documents have a key of this name: record/keys.c. */
    bool (*is_key)(const struct rv_links *links, rv_str name);
    /* The node of the follower that records call so, of a player or (RV_NONE) of anybody; RV_NONE.
     * May longjmp: record/parts.c. */
    int (*follower)(struct rv_game *g, const char *name, int player);
} rv_links;

#endif
