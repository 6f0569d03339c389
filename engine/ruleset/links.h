/* links.h - what is called of layers behind: one table of pointers, which games/games.c fills. Who
 * opens a library gives it to the library, and each ruleset has it.
 */
#ifndef RV_LINKS_H
#define RV_LINKS_H

#include "reeve.h"

struct rv_game;

typedef struct rv_links {
    /* Of the games, in the order of games.def. */
    const struct rv_module *const *modules;
    /* Whether documents have a key of this name: record/keys.c. */
    bool (*is_key)(const struct rv_links *links, rv_str name);
    /* The node of the follower that records call so, of a player or (RV_NONE) of anybody; RV_NONE.
     * May longjmp: record/parts.c. */
    int (*follower)(struct rv_game *g, const char *name, int player);
} rv_links;

#endif
