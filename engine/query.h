/* query.h - how a question is asked of the game of a case: by trying, and taking it back. */
#ifndef RV_QUERY_H
#define RV_QUERY_H

#include "case.h"

typedef struct rv_query rv_query;
struct rv_query {
    rv_case *c;
    rv_game *g;
    rv_arena *a; /* the scratch arena */
    void (*run)(rv_query *q);
    void *ask; /* what `run` wants to know besides */
    rv_status status;
};

/* Runs a question on the game and takes back what it tried; *why says why it could not be answered.
 */
rv_status rv_query_answer(rv_case *c, void (*run)(rv_query *q), void *ask, const char **why);
/* Of all tiles that look alike and are to come, is this the first? It stands for its sort. */
bool rv_stands_for_sort(const rv_game *g, int tile);
/* How a tile can lie at a cell: bit n for n quarters. */
unsigned rv_turns_at(rv_game *g, const rv_tile *t, int pos);
/* A tile as it was asked for: by number this one, by look any of its sort. RV_NONE: used up. */
int rv_copy_left(const rv_game *g, const rv_tile_ref *ref);

#endif
