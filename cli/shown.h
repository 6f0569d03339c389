/* shown.h - finds what is shown on a board and its tiles besides what is printed, and the cells
 * where a tile fits. */
#ifndef SHOWN_H
#define SHOWN_H

#include "out.h"

/* The names of things that have a place beside the board: followers that another player holds, a
 * tile in hand, and what comes before the next turn. */
#define SHOWN_TAKEN "prisoner"
#define SHOWN_IN_HAND "bought"
#define SHOWN_NEXT "bazaar"

/* What headings call the things with this name; "" if there are none. */
const char *shown_heading(const rv_things *in, const char *name);

/* Loops over every thing with this name. */
#define SHOWN_EACH(things, name, t)                                                                \
    for (const rv_thing *t = NULL; (t = rv_thing_find((things), (name), t));)
bool shown_has(const rv_things *in, const char *name);
/* The first of these things of a player, or at a place, or NULL; the sum of a player's numbers. */
const rv_thing *shown_of(const rv_things *in, const char *name, int player);
const rv_thing *shown_at(const rv_things *in, const char *name, int place);
int shown_sum(const rv_things *in, const char *name, int player);

/* The figure with this key, or 0, the plain follower. */
int shown_figure(const rv_ruleset *rs, const char *key);
/* The number of followers of an owner that another player holds, by figure. */
void shown_held(const rv_ruleset *rs, const rv_things *in, int holder, int owner,
                int figures[RV_MAX_FIGURES]);

/* The tower of a tile: its height, -1 without a foundation; the owner of the follower on top, -1
 * without one, and its figure; whether it is finished without a follower on top. */
typedef struct shown_stack {
    int height, top;
    int figure;
    bool closed;
} shown_stack;
shown_stack shown_stack_of(const rv_ruleset *rs, const rv_shown_tile *t);

/* The tile of an illegal turn: false if there is none. *may_lie: something else is disputed, and
 * its cell is free. */
bool shown_refused(rv_case *c, const rv_shown_board *b, const rv_diag *against, rv_shown_tile *t,
                   bool *may_lie);

/* ---- where a tile fits ---- */

/* A cell where the tile to be placed fits. */
typedef struct legal_cell {
    int x, y;
    unsigned rotations; /* bit set: 0, 90, 180, 270 degrees */
} legal_cell;

typedef struct cells {
    legal_cell *list; /* the caller frees it */
    int n, room, placements;
    bool memory; /* it has sufficed */
} cells;

/* As rv_case_legal. */
rv_status cells_find(cells *c, rv_case *bench, int turn, const char *tile, const char **why);

/* The index of the tile with this id in the ruleset, -1 for none. */
int shown_tile(const rv_ruleset *rs, const char *id);

/* ---- the tiles of a ruleset as catalogues list them: those that look alike are one entry ---- */

/* A tile of the set in its rotation. */
typedef struct tileset_entry {
    int tile, degrees;
} tileset_entry;

/* Entries of a set: one for each tile with a new look, in the order of the set. `list` has room for
 * all tiles. Returns their number. */
int tileset_entries(const rv_ruleset *rs, tileset_entry *list);
/* Writes the ids of the tiles that look like the one with the id `same`; returns the number of
 * their copies. */
int tileset_put_ids(out *o, const rv_ruleset *rs, const char *same);
/* The number of tiles in the box. */
int tileset_total(const rv_ruleset *rs);

#endif
