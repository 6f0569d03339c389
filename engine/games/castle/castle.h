/* castle.h - the rules of The Castle (and of Zamek, which is the same with other words and
 * numbers): keeps, the score track with its corner towers, wall tiles, final scoring. Ledger: C-64
 * … C-110.
 */
#ifndef RV_CASTLE_H
#define RV_CASTLE_H

#include "record/record.h"

/* The values of options, in the order of castle.def. */
enum { RV_V_PER_FEATURE, RV_V_END_OF_TURN };
enum { RV_V_TRIPLE, RV_V_QUADRUPLE, RV_V_ONE_ONLY };
enum { RV_V_SINGLE, RV_V_SPLIT };

#define RV_UNKNOWN_TILE (-1)         /* on a corner: a wall tile whose number is not given */
#define RV_UNKNOWN RV_MAX_WALL_TILES /* the same in a hand, in the place of its index */
#define RV_MAX_DOUBLERS 8

/* root RV_NONE: the wall tile goes on no feature. */
static inline bool rv_hook_may_use(rv_game *g, int player, int wall_tile, int root) {
    return RV_HOUSE_LETS(g, may_use, .player = player,
                         .number = g->rs->wall_tiles[wall_tile].number, .root = root);
}

/* A player's wall tiles and keep. Wall tiles are indices into the ruleset's, or RV_UNKNOWN. */
typedef struct rv_hand {
    int8_t held[RV_UNKNOWN + 1];
    int8_t fresh[RV_UNKNOWN + 1]; /* of these, taken this turn (C-90) */
    int16_t keep;                 /* tiles of the house under the keep; 0 none (C-67) */
    int16_t collected;            /* tokens taken from scored features (F-11) */
    bool moved;                   /* the marker moved this turn */
} rv_hand;

/* A doubling wall tile played for what is scored now. */
typedef struct rv_doubler {
    int16_t wall_tile, player;
    int32_t root;
} rv_doubler;

typedef struct rv_castle {
    int8_t corner[RV_MAX_CORNERS]; /* 0 none, RV_UNKNOWN_TILE, or wall tile + 1 */
    int8_t claim[RV_MAX_CORNERS]; /* what the record says is found there this turn: wall tile + 1 */
    int8_t gone[RV_UNKNOWN + 1];  /* used up, by wall tile */
    int32_t ndoublers;
    rv_doubler doublers[RV_MAX_DOUBLERS];
    rv_hand hands[RV_MAX_PLAYERS];
    /* What the record says of wall tiles in final scoring, each `of` a player, and on a feature:
     * its root, or RV_NONE if it needs none. NULL: nothing. */
    const rv_values *final_uses;
} rv_castle;

static inline rv_castle *rv_castle_of(const rv_game *g) {
    RV_RELY(g->modules.state[RV_MODULE_CASTLE]);
    return g->modules.state[RV_MODULE_CASTLE];
}

/* Copies of a wall tile that are nowhere accounted for: not used, held, lying or claimed. */
int rv_castle_wall_tile_free(const rv_game *g, int wall_tile);
/* Does the player hold it: known, or unknown and possible? `old`: since before this turn (C-80).
 * RV_UNKNOWN: one of no known number. */
bool rv_castle_holds(const rv_game *g, int player, int wall_tile, bool old);
/* Takes one from the hand, one that rv_castle_holds says is there; an unknown one is revealed by
 * it. */
void rv_castle_spend(rv_game *g, int player, int wall_tile, bool old);
/* A wall tile of no known number turns out to be this one. */
void rv_castle_reveal(rv_game *g, int player, int wall_tile);
/* A player who has scored a feature takes what it has to collect (F-11). */
void rv_castle_collect(rv_game *g, int player, const rv_tally *t);
/* The player takes what lies on a corner (C-69), by a rule citation. */
void rv_castle_take_wall_tile(rv_game *g, int player, int corner, int cite);

/* Plays a doubling wall tile on a completed feature; checks are the caller's. */
void rv_castle_play_doubler(rv_game *g, int player, int wall_tile, int root);
/* Plays an extra turn (C-85). */
void rv_castle_play_extra_turn(rv_game *g, int player, int wall_tile, bool old);

/* Tells why a marker wins or does not, what a keep counts, or what a wall tile can do, where
 * explanations are wanted (rv_explained), by a rule citation. The note follows the player's name.
 */
void rv_castle_tell(rv_game *g, const char *kind, int player, const char *rule, int option,
                    const char *note);
#define rv_castle_explain_by(g, kind, player, rule, option, ...)                                   \
    (rv_explained(g) ? rv_castle_tell((g), (kind), (player), (rule), (option),                     \
                                      rv_printf((g)->arena, __VA_ARGS__))                          \
                     : (void)0)
#define rv_castle_explain(g, kind, player, cite, option, ...)                                      \
    rv_castle_explain_by(g, kind, player, rv_cited_rule((g)->rs, (cite)), option, __VA_ARGS__)

/* ---- documents ---- */

/* Where a use stands: with a feature, its number is the key. */
static inline rv_loc rv_use_loc(const rv_value *u) {
    return u->there ? u->key_loc : u->loc;
}

/* For help lines: which numbers of wall tiles are not accounted for. */
const char *rv_castle_free_numbers(rv_case *c);

/* castle_turns.c: the module's keys of a record; random play. */
bool rv_castle_final_claims(rv_case *c, rv_entry *e);
void rv_castle_set_up(rv_case *c);
bool rv_castle_claim_takes(rv_case *c, rv_entry *e);
bool rv_castle_check_takes(rv_case *c, rv_entry *e);
bool rv_castle_use_before(rv_case *c, rv_entry *e);
bool rv_castle_use_after(rv_case *c, rv_entry *e);
void rv_castle_deal(rv_sim *s, rv_sim_turn *t);
void rv_castle_random_doublers(rv_sim *s, rv_sim_turn *t);
void rv_castle_random_turns(rv_sim *s, rv_sim_turn *t);
/* record_castle.c */
extern const rv_key rv_castle_keys[];
void rv_castle_show(const rv_game *g, int placed, rv_see_thing *see, void *ud);

/* ---- final scoring ---- */

/* May this wall tile go on this feature at the end? RV_NONE or a code. */
int rv_castle_may_finish(rv_game *g, int player, int wall_tile, int root);
/* The first removes the wall tiles that were not taken from the game. The second scores the end;
 * wall tiles whose use is not given are used in the best way for their holder. */
void rv_castle_clear_wall(rv_game *g);
void rv_castle_final(rv_game *g);
/* Size of the largest connected empty area (C-104, C-106, C-107). */
int rv_castle_empty_area(const rv_game *g);

#endif
