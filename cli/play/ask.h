/* ask.h - questions of `reeve play`: for an entry that is due, answer by answer; and which of
 * several outcomes an ambiguous entry had. What is asked, and which answers are right, the library
 * says. */
#ifndef ASK_H
#define ASK_H

#include "out.h"

/* The answers so far; owned. Zeroes are a start. */
typedef struct questions {
    char **answers;
    int n;
    rv_case *c;    /* that is asked; NULL: no entry is due */
    bool said;     /* the question that is next has been printed */
    rv_asking now; /* as the case said last; its texts may be gone */
} questions;

/* Forgets the answers, and sees whether an entry is due (NULL: none is). */
void ask_begin(questions *q, rv_case *c);
void ask_free(questions *q);
/* The key of the entry that is asked for, or NULL. */
const char *ask_key(questions *q);
/* Prints the next question unless it has been printed. */
void ask_say(questions *q, out *o);
/* Takes each word of a line as an answer, up to the first wrong one, and says what is wrong with
 * it. Returns the entry, when all is answered, or NULL. */
const char *ask_hear(questions *q, char *line, out *o);
/* Puts all answers so far, in one line. */
void ask_put(const questions *q, out *o);
/* Takes the last answer back; false: there is none. */
bool ask_undo(questions *q);
/* Prints the question again when it is next. */
void ask_repeat(questions *q);
/* The answer that this number means, if it is to be found by chance; or NULL. */
const char *ask_draw(questions *q, uint64_t number);
/* Puts the answers that begin with `word`, one on each line. */
void ask_complete(questions *q, const char *word, out *words);

/* Lists the outcomes of an ambiguous entry. */
void ask_outcomes(out *o, const rv_diag *g);
/* The outcome that a line chooses by its number or its value; NULL: it is neither. A number that is
 * not listed is refused: *wrong. */
const rv_outcome *ask_outcome(const rv_diag *g, const char *line, bool *wrong);
/* The outcome that this number means, if it is to be found by chance; or NULL. */
const rv_outcome *ask_chance(const rv_diag *g, uint64_t number);

#endif
