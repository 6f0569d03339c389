/* castles.h - castles of Bridges, Castles and Bazaars: small cities that are kept instead of
 * scored, and then score what is completed in their fief (B-22 … B-52). Not The Castle: see
 * castle.h.
 */
#ifndef RV_CASTLES_H
#define RV_CASTLES_H

#include "module.h"

#define RV_FIEF 6 /* cells */

/* A city that became a castle. */
typedef struct rv_keepsake {
    int32_t node;  /* of the city */
    int16_t owner; /* whose token it is */
    bool lord;     /* the follower is still there: it has not scored (B-40) */
    bool fresh;    /* built in this turn (B-41) */
} rv_keepsake;

typedef struct rv_castles {
    int32_t n, cap;
    rv_keepsake *list; /* room for all tokens */
} rv_castles;

extern const rv_module rv_castles_module;

/* NULL in games without castles. */
rv_castles *rv_castles_of(const rv_game *g);
/* The castle that a city is; RV_NONE. */
int rv_castle_at(const rv_game *g, int root);
/* May the player turn this city, completed in this turn, into a castle (B-22, B-26, B-29)? */
int rv_may_found(const rv_game *g, int player, int root);
void rv_found(rv_game *g, int player, int root);
/* The six cells of a castle's fief, by position (B-33). */
void rv_fief_of(const rv_game *g, int castle, int32_t cells[RV_FIEF]);
/* Does the feature lie in it? Of a monastery its own tile counts (B-35). */
bool rv_in_fief(const rv_game *g, int castle, int root);

/* Which completed feature each castle's owner scores: said, or the best (B-42). By castle; RV_NONE.
 */
void rv_castles_choose(rv_game *g, int32_t chosen[]);

bool rv_castles_before_scoring(rv_case *c, rv_entry *e);

#endif
