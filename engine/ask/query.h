/* query.h - what questions are asked about: tiles and cells. */
#ifndef RV_QUERY_H
#define RV_QUERY_H

#include "core/meet.h"
#include "judge/question.h"

/* Of all tiles that look alike and are to come, is this the first? It stands for its sort. */
bool rv_stands_for_sort(const rv_game *g, int tile);
/* A tile as it was asked for: by number this one, by look any of its sort. RV_NONE: used up. */
int rv_copy_left(const rv_game *g, const rv_tile_ref *ref);
/* The tile that is asked for, by index. RV_NONE: it cannot be had, or the game is over (no
 * complaint). */
int rv_query_tile(rv_query *q, const char *text);

/* ---- cells */
/* Where the tile can lie, in order, *n of them. They are collected before the first trial, which
 * stirs the list of cells that touch something, and live until the next tile is asked about. */
rv_spot *rv_query_spots(rv_query *q, int tile, int *n);

/* A placement as it is tried: the tile as it would lie, with what is built over it. */
typedef struct rv_trial {
    int pos, quarters;
    const rv_tile *as;
    const rv_niche *around;
} rv_trial;

/* In one of the ways. `around` is what lies around, which changes with what is built; the caller
 * takes that back. */
rv_trial rv_query_try(rv_game *g, const rv_tile *t, int pos, int quarters, const rv_way *way,
                      rv_niche *around);

/* ---- query_actions.c: what may be done at a moment besides laying the tile, by key; how many */
const rv_actions *rv_query_actions(const rv_query *q, rv_moment when, int *n);

/* ---- query_credit.c: what the turn's completed features give, by their places in g->completed:
 * points, and if they are asked for the corner at which something is won, RV_NONE for none.
 * What hangs on the order of scoring is left out. The list has the features' names. */
void rv_credit_turn(const rv_query *q, rv_completion *list, int *corners);

#endif
