/* pattern.h - the words of several games, and regular expressions (ECMA-262) for them and for the
 * forms in which they are typed. Nothing here is anchored. */
#ifndef RV_PATTERN_H
#define RV_PATTERN_H

#include "record/record_read.h"

#define RV_PATTERN_LABEL "[A-Za-z][A-Za-z0-9_]{0,15}" /* of a player */

/* Games with all of their parts enabled. Results are in the arena. */
typedef struct rv_games {
    rv_arena *a;
    rv_record *list;
    int n;
} rv_games;

typedef struct rv_words {
    const char **list;
    int n, cap;
} rv_words;

/* Each word once. */
void rv_words_add(rv_arena *a, rv_words *to, const char *word);
/* What can be chosen in any of the games; none if `choice` is NULL. */
rv_words rv_words_of(const rv_games *w, rv_choice *choice);

/* One of the words. */
void rv_pattern_words(rv_buf *b, const rv_words *all);
/* The same for what can be chosen; a pattern that matches nothing if that is no word. */
void rv_pattern_choice(const rv_games *w, rv_buf *b, rv_choice *choice);
/* The form of a shape (form.h); and a regular expression, in which a word in braces stands for its
 * patterns in all games: {tile}, {cell}. */
const char *rv_form_pattern(const rv_games *w, const rv_shape *s);
const char *rv_pattern_form(const rv_games *w, const char *pattern);

#endif
