/* ruleset_check.h - what the engine relies on of a ruleset, as invariants: those of all games stand
 * in ruleset_check.c, those of one in its folder.
 *
 * A ruleset is checked once, when all of it has been read or put together: what holds then
 * holds of every game by it. A build with a sanitizer asserts the same again where a game begins,
 * and single ones of them where they are relied on.
 */
#ifndef RV_RULESET_CHECK_H
#define RV_RULESET_CHECK_H

#include "ruleset/ruleset.h"

#define RV_FAULT_WORDS 4
#define RV_FAULT_WORD 96 /* bytes */

/* An invariant that does not hold: its name, the keys of a ruleset in which it can be mended, and a
 * text with {1} {2} … for the words found. */
typedef struct rv_fault {
    const char *name, *keys, *text;
    char of[RV_FAULT_WORDS][RV_FAULT_WORD];
} rv_fault;

/* What is being checked, by which row. */
typedef struct rv_ruleset_check {
    rv_arena *a;
    const rv_ruleset *rs;
    rv_fault *fault;
    const struct rv_invariant *row;
} rv_ruleset_check;

/* Notes the i-th word of a fault; false, so that a check can end with it. */
__attribute__((format(printf, 3, 4))) bool rv_fault_word(const rv_ruleset_check *s, int i,
                                                         const char *format, ...);

typedef struct rv_invariant {
    const char *name;
    bool (*holds)(const rv_ruleset_check *s);
    const char *keys; /* in which it can be mended, the likeliest first */
    const char *text;
} rv_invariant;

/* What a game needs of rulesets: rv_NAME_checks. */
typedef struct rv_game_checks {
    /* What a ruleset has, besides its options, that only this game plays, as messages put it; a
     * sort of pieces. NULL: nothing. */
    const char *(*part)(const rv_ruleset *rs);
    const char *pieces;
    const rv_invariant *rows; /* until {0}; they hold of rulesets of other games, too. NULL: none */
} rv_game_checks;

/* Is this module played? How many of the kinds are so? */
bool rv_plays(const rv_ruleset *rs, const char *module);
int rv_count_kinds(const rv_ruleset *rs, bool (*is)(const rv_kind *k));
bool rv_kind_is_line(const rv_kind *k);
bool rv_kind_is_area(const rv_kind *k);

/* The name of the i-th invariant; NULL past the end. */
const char *rv_invariant_name(const rv_links *links, int i);
/* Do all of them hold? Otherwise `out` is the first that does not. Takes memory only when one does
 * not; may longjmp. */
bool rv_ruleset_checked(rv_arena *a, const rv_ruleset *rs, rv_fault *out);
/* What is wrong, in words; in the arena. */
const char *rv_fault_text(rv_arena *a, const rv_fault *f);

#endif
