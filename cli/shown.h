/* shown.h - tiles of a set as drawings take them, which are made for those on the table; and what
 * stands on tiles.
 */
#ifndef SHOWN_H
#define SHOWN_H

#include "reeve.h"

/* Turned clockwise. */
void shown_tile(const rv_tile_info *t, int degrees, rv_shown_tile *to);

/* Every thing with this name. */
#define SHOWN_EACH(things, name, t)                                                                \
    for (const rv_thing *t = NULL; (t = rv_thing_find((things), (name), t));)
bool shown_has(const rv_things *in, const char *name);
/* The first of these of a player, or at a place; NULL. The sum of the numbers of a player's. */
const rv_thing *shown_of(const rv_things *in, const char *name, int player);
const rv_thing *shown_at(const rv_things *in, const char *name, int place);
int shown_sum(const rv_things *in, const char *name, int player);

/* The figure with this key; the plain one, 0, where there is no such. */
int shown_figure(const rv_ruleset *rs, const char *key);
/* Followers of a player that another one holds, by figure. */
void shown_prisoners(const rv_ruleset *rs, const rv_things *in, int captor, int owner,
                     int figures[RV_MAX_FIGURES]);

/* The tower of a tile: its height, -1 without a foundation; the player whose follower stands on
 * top, -1 without one, and its figure; is it finished without a follower on top? */
typedef struct shown_tower {
    int height, top;
    int figure;
    bool closed;
} shown_tower;
shown_tower shown_tower_of(const rv_ruleset *rs, const rv_shown_tile *t);

#endif
