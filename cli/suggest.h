/* suggest.h - the word that was probably meant. */
#ifndef SUGGEST_H
#define SUGGEST_H

/* The i-th candidate, NULL past the last. */
typedef const char *suggest_from(const void *ud, int i);

/* The candidate nearest to a word, by letters changed, left out, added or swapped; NULL when none
 * is near enough to be worth naming. */
const char *suggest(const char *word, suggest_from *next, const void *ud);

#endif
