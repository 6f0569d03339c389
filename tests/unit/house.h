/* house.h - a game of The Castle with house rules, for the tests of scripts: the library, the arena
 * of the game, what is played in it, and who holds which wall tiles.
 */
#ifndef TEST_HOUSE_H
#define TEST_HOUSE_H

#include "../ok.h"
#include "core/module.h"
#include "core/turn.h"
#include "games/castle/castle.h"
#include "lua/script.h"
#include "lua/script_lua.h"
#include "ruleset/ruleset.h"
#include <string.h>

static rv_library *lib;
static rv_arena arena;

static inline const rv_ruleset *ruleset(const char *name) {
    return rv_library_ruleset(lib, name, NULL);
}

/* A game of the castle before its first turn, under one value of wall_pickup. */
static inline rv_game *new_game(int wall_pickup) {
    const rv_ruleset *rs = ruleset("castle");
    uint8_t option[RV_O_COUNT];
    for (int o = 0; o < RV_O_COUNT; o++)
        option[o] = rv_option_standard(rs, o);
    option[RV_O_WALL_PICKUP] = (uint8_t)wall_pickup;
    return rv_game_new(&arena, rs, option, 2, NULL);
}

static inline rv_str shipped(const char *name) {
    rv_str text = {"", 0};
    rv_library_script(lib, &arena, NULL, name, &text);
    return text;
}

/* Reports the test, with the message if it is not the expected one. */
static inline void said(bool good, const char *message, const char *name) {
    if (!ok(good, "%s", name))
        printf("  %s\n", message ? message : "no message");
}

static inline void end_turn(rv_game *g) {
    rv_turn_score(g, NULL, 0);
    rv_turn_end(g);
}

static inline void move_by(rv_game *g, int player, int points) {
    const rv_tally t = {.kind = 0, .points = points, .tiles = 1};
    rv_step_gain(g, player, &t, points);
}

static inline int wall_tiles(const rv_game *g, int player) {
    const rv_hand *h = &rv_castle_of(g)->hands[player];
    int n = h->held[RV_UNKNOWN];
    for (int t = 0; t < g->rs->nwall_tiles; t++)
        n += h->held[t];
    return n;
}

#endif
