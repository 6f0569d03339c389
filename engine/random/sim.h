/* sim.h - a random game; private to sim.c and to the modules whose games need more than tiles and
 * followers. */
#ifndef RV_SIM_H
#define RV_SIM_H

#include "core/way.h"
#include "record/write.h"

struct rv_sim {
    rv_library *lib;
    rv_arena setup; /* options, scripts */
    rv_arena arena; /* the current game and its text */
    const rv_ruleset *rs;
    const char *rules;
    uint8_t option[RV_O_COUNT];
    rv_overrides overrides;
    rv_settings settings;
    rv_hooks *hooks;
    rv_in_force in_force; /* as the records give it */
    uint64_t seed, number, state;
    rv_grid grid; /* its cells, reused for the next game */
    rv_game *game;
    int *stack, nstack; /* tiles to come, in order */
    bool write;
    rv_buf text;
    int score[RV_MAX_PLAYERS], taken[RV_MAX_PLAYERS]; /* points, tokens taken */
    int turns, first;                                 /* number of turns played; who began */
    unsigned winners;                                 /* bit set */
    int nplayers;
    const char *why;
    rv_ways ways; /* of the tile being placed, in `arena` */
};

/* The current turn, as far as it is written: discarded tiles, further keys; and the order of
 * scoring, once chosen. */
struct rv_sim_turn {
    rv_buf discards, keys;
    rv_order order;
};

/* A placement of a tile; way NULL: plainly. */
typedef struct rv_sim_place {
    int32_t pos;
    uint8_t quarters;
    const rv_way *way;
} rv_sim_place;

/* sim_place.c: one of all placements of the tile; false if there is none. */
bool rv_sim_choose_place(rv_sim *s, const rv_tile *t, rv_sim_place *out);
/* A number from 0 to n - 1; shuffles a list. */
int rv_sim_below(rv_sim *s, int n);
void rv_sim_shuffle(rv_sim *s, int *list, int n);
/* A key of the entry with a list, unless the list is empty. */
void rv_sim_put_list(rv_sim *s, const char *key, const rv_buf *list);

#endif
