/* question.h - how a question is asked of the game of a case: by trying, and taking it back.
 *
 * Lay the tile, look, take it back. Nothing is told meanwhile, and when the answer is given the
 * game is what it was. What is handed out lies in the case's scratch arena.
 */
#ifndef RV_QUESTION_H
#define RV_QUESTION_H

#include "core/way.h"
#include "judge/case.h"

typedef struct rv_query rv_query;
struct rv_query {
    rv_case *c;
    rv_game *g;
    rv_arena *a; /* the scratch arena */
    void (*run)(rv_query *q);
    void *ask; /* what `run` wants to know besides */
    rv_ways ways;
    rv_status status;
};

/* Runs a question on the game and takes back what it tried; *why says why it could not be answered.
 */
rv_status rv_query_answer(rv_case *c, void (*run)(rv_query *q), void *ask, const char **why);
/* Has a house rule failed? Then it has nothing to say any more, and neither have we. */
bool rv_query_stopped(const rv_query *q);
/* It has no answer. */
void rv_query_fail(rv_query *q, rv_status status, const char *why);

#endif
