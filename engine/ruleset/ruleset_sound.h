/* ruleset_sound.h - what the engine relies on of a ruleset, in one table of invariants.
 *
 * A ruleset is looked over once, when all of it has been read or put together: what holds then
 * holds of every game by it. A build with a sanitizer asserts the same again where a game begins,
 * and single ones of them where they are relied on.
 */
#ifndef RV_RULESET_SOUND_H
#define RV_RULESET_SOUND_H

#include "ruleset/ruleset.h"

#define RV_FAULT_WORDS 4
#define RV_FAULT_WORD 96 /* bytes */

/* An invariant that does not hold: its name, the keys of a ruleset in which it can be mended, and a
 * text with {1} {2} … for the words found. */
typedef struct rv_fault {
    const char *name, *keys, *text;
    char of[RV_FAULT_WORDS][RV_FAULT_WORD];
} rv_fault;

/* How many invariants there are; the name of one. */
int rv_invariants(void);
const char *rv_invariant_name(int i);
/* Do all of them hold? Otherwise `out` is the first that does not. Takes memory only when one does
 * not; may longjmp. */
bool rv_ruleset_sound(rv_arena *a, const rv_ruleset *rs, rv_fault *out);
/* What is wrong, in words; in the arena. */
const char *rv_fault_text(rv_arena *a, const rv_fault *f);

#endif
