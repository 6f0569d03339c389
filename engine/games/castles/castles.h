/* castles.h - castles of Bridges, Castles and Bazaars: small cities that are kept instead of
 * scored, and then score what is completed in their fief (B-22 … B-52). They bound fields as they
 * did (B-47). Not The Castle: see castle.h.
 */
#ifndef RV_CASTLES_H
#define RV_CASTLES_H

#include "core/module.h"
#include "record/key.h"

/* A city that became a castle: one for each owner, where it is a joint one (B-31). */
typedef struct rv_hold {
    int32_t node;   /* of the city */
    int16_t owner;  /* whose followers are its lords; RV_NONE: of a position, when they went home */
    uint16_t fresh; /* built in this turn (B-41); no byte is unset, for states are compared */
} rv_hold;

/* A completion that the owner of a castle says he scores. */
typedef struct rv_fief_given {
    int32_t root, player;
} rv_fief_given;

typedef struct rv_castles {
    rv_hold *list;    /* room for one on every part of a tile: accepted ones need no token */
    uint8_t *waiting; /* by node: a lord who has left it, while others score the city; 0 */
    int32_t n;
    rv_fief_given given[RV_LIMIT_LIST]; /* in the turn being played */
    int32_t ngiven;
} rv_castles;

/* NULL in games without castles; whether they are built in this game. */
static inline rv_castles *rv_castles_of(const rv_game *g) {
    return g->modules.state[RV_MODULE_CASTLES];
}
static inline bool rv_castles_played(const rv_game *g) {
    return rv_castles_of(g) && g->option[RV_O_CASTLES] == RV_V_YES;
}
/* One of its lords, the first in the order of figures, until it has scored and they go home (B-40);
 * 0. */
uint8_t rv_castles_lord_of(const rv_game *g, int castle);
uint8_t rv_castles_lord_in(const rv_game *g, int node, int owner); /* he who would be; or 0 */
/* It gets nothing if no lord has any strength, as a mayor without pennants (B-78). */
static inline int rv_castles_gets(const rv_game *g, int castle, int points) {
    const uint8_t lord = rv_castles_lord_of(g, castle);
    return lord && !g->rs->figures[rv_figure_of(lord)].strength ? 0 : points;
}

/* The sort of pieces that are played here; the city of a castle. */
static inline int rv_castles_tokens(const rv_game *g) {
    return g->modules.piece[RV_MODULE_CASTLES];
}
static inline int rv_castles_city(const rv_game *g, int castle) {
    return rv_root(&g->board, rv_castles_of(g)->list[castle].node);
}
/* Why a feature is no small city, by the option (B-26): "it lies on 3 tiles"; NULL where it is one:
 * on two tiles, which is what a city on one side each comes to, and on each half round, which is a
 * segment on one side that is not drawn otherwise. Without an arena: "" for why. */
const char *rv_no_small_city(rv_game *g, rv_arena *a, int root);
/* Sets a castle on the table: one of this turn (`fresh`), or of a position. */
void rv_castles_set_down(rv_game *g, int node, int owner, bool fresh);
/* Sets one of a position. */
void rv_castles_set(rv_case *c, rv_value *ref);
/* The castles, each with its lords, or nobody for each who went home. */
void rv_castles_now(rv_game *g, rv_arena *a, rv_values *out);
/* The step `keeps`. */
const char *rv_castles_keep(rv_game *g, rv_arena *a, int root, const char *now);

#endif
