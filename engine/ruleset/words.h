/* words.h - texts in the words of a game: what a ruleset calls things (word.def), and the examples
 * that its messages show.
 */
#ifndef RV_WORDS_H
#define RV_WORDS_H

#include "ruleset/ruleset.h"

/* What a ruleset (NULL: none is known) calls n of a thing; the same as a name without blanks. */
const char *rv_word(const rv_ruleset *rs, rv_word_id word, int n);
const char *rv_word_name(const rv_ruleset *rs, rv_word_id word);
/* "1 market", "2 wells". */
const char *rv_count_of(rv_arena *a, const rv_ruleset *rs, int n, rv_word_id word);

/* The key of a word (`ud` is not used), and the word of a key; NULL, -1 when there is none. */
const char *rv_word_key(const void *ud, int word);
int rv_word_find(rv_str key);

/* A text with all its braces filled in; braces that stand for nothing stay. */
const char *rv_say(rv_arena *a, const rv_ruleset *rs, const char *text);

#endif
