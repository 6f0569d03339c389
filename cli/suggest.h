/* suggest.h - finds the word that the user probably meant. */
#ifndef SUGGEST_H
#define SUGGEST_H

/* The i-th candidate, NULL past the last. */
typedef const char *suggest_from(const void *ud, int i);

/* The candidate nearest to a word, by letters changed, omitted, added or swapped; NULL if no
 * candidate is near enough. */
const char *suggest(const char *word, suggest_from *next, const void *ud);

#endif
