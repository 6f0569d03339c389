/* question.h - answers questions about the game of a case by trying moves and taking them back.
 *
 * Lay the tile, look, take it back. Nothing is reported meanwhile, and afterwards the game is
 * unchanged. Results are in the case's scratch arena.
 */
#ifndef RV_QUESTION_H
#define RV_QUESTION_H

#include "core/turn.h"
#include "judge/case.h"

typedef struct rv_query rv_query;
struct rv_query {
    rv_case *c;
    rv_game *g;
    rv_arena *a; /* the scratch arena */
    void (*run)(rv_query *q);
    void *ask; /* further arguments of `run` */
    rv_ways ways;
    rv_status status;
};

/* Runs a question on the game and takes back what it tried; *why tells why it could not be
 * answered. */
rv_status rv_query_answer(rv_case *c, void (*run)(rv_query *q), void *ask, const char **why);
/* Whether a house rule has failed; then there is no answer. */
bool rv_query_stopped(const rv_query *q);
/* Reports that there is no answer. */
void rv_query_fail(rv_query *q, rv_status status, const char *why);

#endif
