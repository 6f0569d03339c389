/* state.h - the values that house rules store from turn to turn: game.state.NAME in Lua, `state` in
 * positions.
 *
 * They are part of the game: they are in the game's arena, change through its journal, and are
 * undone with everything else. Each script has its own names.
 */
#ifndef RV_STATE_H
#define RV_STATE_H

#include "core/game.h"

#define RV_LIMIT_STATE 64 /* values stored for one game, by all scripts */

#define RV_LIMIT_STATE_NUMBER 999999999 /* as many digits as the numbers of a record */

/* How names begin that last as long as a turn, with both parts of a double turn (M-40), and what
 * they are while the turns of a bazaar lie between these. */
#define RV_KEPT_ONCE "once_"
#define RV_KEPT_WAIT "wait_"

/* How a script says of a name that only the turn knows it: no position does. */
#define RV_KEPT_IN_TURNS "nothing between turns"

typedef enum rv_kept_type {
    RV_KEPT_NOTHING,
    RV_KEPT_NUMBER,
    RV_KEPT_TRUTH,
    RV_KEPT_WORD
} rv_kept_type;

/* Texts are padded with NULs. */
typedef struct rv_kept {
    char script[72], name[40], word[64];
    int64_t number; /* or a truth value */
    int64_t type;   /* rv_kept_type */
} rv_kept;

const rv_kept *rv_state_get(const rv_game *g, const char *script, const char *name);
/* Stores a value, or deletes it; false if there is no room. May longjmp. */
bool rv_state_put(rv_game *g, const rv_kept *value);
/* Gives names that begin with a prefix another one, of as many bytes; without it (NULL), deletes
 * what is kept under them. */
void rv_state_rename(rv_game *g, const char *prefix, const char *other);
/* The i-th stored value, in the order of scripts and names; NULL past the end. */
const rv_kept *rv_state_at(const rv_game *g, int i);

/* Mixes all bits of a number (the finish of splitmix64). */
static inline uint64_t rv_mix(uint64_t x) {
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}
/* A hash of the state of the game, for states that come from the same earlier state: computed from
 * the changes since that checkpoint of the journal. Stored values of scripts and tokens count by
 * content, not by address; the number of their effects does not count. */
uint64_t rv_changes_hash(rv_game *g, int checkpoint);

/* Reads a value as written in a position; false if it is not a value. */
bool rv_state_read(rv_kept *k, rv_str text);
/* Whether a name or a word can be stored. A word must not look like a number or a truth value. */
bool rv_state_is_name(rv_str s);
bool rv_state_is_word(rv_str s);

#endif
