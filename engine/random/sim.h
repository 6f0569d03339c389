/* sim.h - a random game being played; private to sim.c and to the modules whose games have more to
 * play than tiles and followers.
 */
#ifndef RV_SIM_H
#define RV_SIM_H

#include "core/way.h"
#include "record/write.h"

struct rv_sim {
    rv_library *lib;
    rv_arena setup; /* options, scripts */
    rv_arena arena; /* the game being played and its text */
    const rv_ruleset *rs;
    const char *rules;
    uint8_t option[RV_O_COUNT];
    rv_overrides overrides;
    rv_settings settings;
    rv_hooks *hooks;
    rv_in_force in_force; /* as the records say it */
    uint64_t seed, number, state;
    rv_grid grid; /* its cells, kept for the next game */
    rv_game *game;
    int *stack, nstack; /* tiles to come, in order */
    bool write;
    rv_buf text;
    int score[RV_MAX_PLAYERS], taken[RV_MAX_PLAYERS]; /* points, wall tiles won */
    int turns, first;                                 /* turns played, who began */
    unsigned winners;                                 /* a bit each */
    int nplayers;
    const char *why;
    rv_ways ways; /* of the tile that is placed, in `arena` */
};

/* A turn being played, as far as it is written: tiles put aside, keys beside it; and the order of
 * scoring, when that is settled. */
struct rv_sim_turn {
    rv_buf discards, keys;
    rv_order order;
};

/* Where a tile is laid, and how; way NULL: plainly. */
typedef struct rv_sim_place {
    int32_t pos;
    uint8_t quarters;
    const rv_way *way;
} rv_sim_place;

/* sim_place.c: one of all places where the tile may lie; false when there is none. */
bool rv_sim_choose_place(rv_sim *s, const rv_tile *t, rv_sim_place *out);
/* A number from 0 to n - 1; a list in random order. */
int rv_sim_below(rv_sim *s, int n);
void rv_sim_shuffle(rv_sim *s, int *list, int n);
/* A key of the entry with a list, where that is written and not empty. */
void rv_sim_put_list(rv_sim *s, const char *key, const rv_buf *list);

#endif
