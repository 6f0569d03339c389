/* state.h - what house rules keep of a game from turn to turn: game.state.NAME in Lua, `state` in
 * positions.
 *
 * It is part of the game: it lies in the game's arena, changes through its journal, and is taken
 * back with everything else. Each script has names of its own.
 */
#ifndef RV_STATE_H
#define RV_STATE_H

#include "core/game.h"

#ifndef RV_LIMIT_STATE
#define RV_LIMIT_STATE 64 /* values kept for one game, by all scripts */
#endif

#ifndef RV_LIMIT_STATE_NUMBER
#define RV_LIMIT_STATE_NUMBER                                                                      \
    999999999 /* the largest number kept: as many digits as a record's                             \
               */
#endif

typedef enum rv_kept_type {
    RV_KEPT_NOTHING,
    RV_KEPT_NUMBER,
    RV_KEPT_TRUTH,
    RV_KEPT_WORD
} rv_kept_type;

/* Texts are filled up with NULs. */
typedef struct rv_kept {
    char script[72], name[40], word[64];
    int64_t number; /* or a truth */
    int64_t type;   /* rv_kept_type */
} rv_kept;

/* What a script keeps under a name; NULL for nothing. */
const rv_kept *rv_state_get(const rv_game *g, const char *script, const char *name);
/* Keeps a value, or forgets it; false when there is no room. May longjmp. */
bool rv_state_put(rv_game *g, const rv_kept *value);
/* The i-th value kept, in the order of scripts and names; NULL past the end. */
const rv_kept *rv_state_at(const rv_game *g, int i);

/* Spreads a number over all bits (the finish of splitmix64). */
static inline uint64_t rv_mix(uint64_t x) {
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}
/* A number that tells one state of the whole game from another, where both came of the same one: by
 * what has changed since, this mark of the journal, when it was that. What scripts keep counts as
 * it is read, wherever it lies; how many effects they had does not count. */
uint64_t rv_changes_hash(rv_game *g, int mark);

/* Reads a value as it is written in a position; false when it is none. */
bool rv_state_read(rv_kept *k, rv_str text);
/* Is it a name, a word, that can be kept? A word is one that no reader takes for a number or a
 * truth. */
bool rv_state_is_name(rv_str s);
bool rv_state_is_word(rv_str s);

#endif
