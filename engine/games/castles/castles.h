/* castles.h - castles of Bridges, Castles and Bazaars: small cities that are kept instead of
 * scored, and then score what is completed in their fief (B-22 … B-52). They bound fields as they
 * did (B-47). Not The Castle: see castle.h.
 */
#ifndef RV_CASTLES_H
#define RV_CASTLES_H

#include "base/limit.h"
#include "core/module.h"
#include "core/require.h"
#include "record/key.h"

#define RV_FIEF 6                  /* cells (B-33) */
#define RV_FIEF_SAID RV_LIMIT_LIST /* completions that an entry may name for castles */

/* A city that became a castle. */
typedef struct rv_hold {
    int32_t node;  /* of the city: where its lord stands, or stood */
    int16_t owner; /* whose lord it is; RV_NONE: of a position, when he has gone home */
    bool fresh;    /* built in this turn (B-41) */
} rv_hold;

/* A completion that the owner of a castle says he scores. */
typedef struct rv_fief_said {
    int32_t root;
    int16_t player;
} rv_fief_said;

typedef struct rv_castles {
    rv_hold *list; /* room for one on every part of a tile: accepted ones need no token */
    int32_t n;
    rv_fief_said said[RV_FIEF_SAID]; /* in the turn being played */
    int32_t nkeys;
} rv_castles;

/* What a castle scores in the turn being played: a feature completed in its fief, or another
 * castle that has scored (B-43). root RV_NONE: nothing. */
typedef struct rv_tribute {
    int32_t root;
    int points;
    int round; /* 0: the feature was completed in the fief; then one more a castle between */
} rv_tribute;

extern const rv_module rv_castles_module;

/* NULL in games without castles. */
rv_castles *rv_castles_of(const rv_game *g);
/* Are castles built in this game? */
bool rv_castles_played(const rv_game *g);
/* The castle that a feature is; RV_NONE. */
int rv_castles_at(const rv_game *g, int root);
/* The six cells of a castle's fief, row by row, by position (B-33). */
void rv_castles_fief_of(const rv_game *g, int castle, int32_t cells[RV_FIEF]);
/* The lord, until the castle has scored and he goes home (B-40); 0. */
uint8_t rv_castles_lord_of(const rv_game *g, int castle);
/* Does the feature lie in it, with one of its tiles at least (B-35)? */
bool rv_castles_in_fief(const rv_game *g, int castle, int root);

/* May the player turn this city, completed in this turn, into a castle (B-22, B-23, B-26, B-29,
 * B-31)? Of that: is it his, and can it be one; is it he who decides? */
bool rv_castles_may_found(rv_case *c, rv_game *g, int player, int root);
bool rv_castles_can_found(rv_case *c, rv_game *g, int player, int root);
bool rv_castles_decides(rv_case *c, rv_game *g, int player, int root);
/* Why the city is no small one, by the option (B-26): "it lies on 3 tiles"; NULL when it is one.
 * Without an arena: "" for why. */
const char *rv_castles_no_small_city(rv_game *g, rv_arena *a, int root);
/* The city's follower becomes its lord; it is not scored (B-25, B-30). */
void rv_castles_found(rv_game *g, int player, int root);

/* Sets a castle on the table: one of this turn (`fresh`), or of a position. */
void rv_castles_stands(rv_game *g, int node, int owner, bool fresh);

/* May the castle score in this turn (B-40, B-41)? */
bool rv_castles_may_score(const rv_game *g, int castle);
/* A player says what a castle of his is to score in this turn (B-42); false where he says too much.
 */
bool rv_castles_fief_say(rv_game *g, int player, int root);
/* What each castle scores, after the features that this turn completed. `out` by castle. */
void rv_castles_find_tributes(rv_game *g, rv_tribute *out);
/* Is what a player says among it? */
int rv_castles_scoring(const rv_game *g, const rv_tribute *out, int player, int root);
/* What a castle's owner gets for a feature (B-34, B-39). `account` may be NULL. */
int rv_castles_tribute_points(rv_game *g, int castle, int root, rv_account *account);

/* The fiefs, what castles score and why nothing else. */
void rv_castles_why_feature(rv_game *g, rv_telling *t, int root);
extern const rv_key rv_castles_keys[];
void rv_castles_show(const rv_game *g, int placed, rv_see_thing *see, void *ud);

/* The sort of pieces that are played here. */
static inline int rv_castles_piece(const rv_game *g) {
    return g->modules.piece[RV_MODULE_CASTLES];
}

#endif
