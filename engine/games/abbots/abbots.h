/* abbots.h - figures that are taken home instead of placing a follower, and then score what they
 * stood on as at the end of the game: those with `home` in the ruleset, such as the abbot (K-45).
 */
#ifndef RV_ABBOTS_H
#define RV_ABBOTS_H

#include "core/turn.h"
#include "record/record.h"

extern const rv_key rv_abbots_keys[];
extern const rv_chances rv_abbots_chances;

/* A node with a figure of a player's that comes home, behind another one (RV_NONE: the first);
 * RV_NONE. */
int rv_abbots_next(const rv_game *g, int player, int figure, int after);
/* Takes it home: it scores first. */
void rv_abbots_come_home(rv_game *g, int node);
/* Whether the value of `home` means one of the player to move. */
bool rv_abbots_may(rv_case *c, rv_game *g, rv_chance *d);

#endif
