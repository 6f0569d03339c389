/* query.h - the tiles and cells of questions; and how an entry is asked for. What a user names (a
 * tile, a look, a cell, a turn) is found here once for all commands, with the complaint if there
 * is none.
 */
#ifndef RV_QUERY_H
#define RV_QUERY_H

#include "core/stack.h"
#include "judge/case.h"

/* A caller's question: of one with an earlier structure, what he knows. */
rv_question rv_question_known(const rv_question *from);

/* Whether a tile is the first of those that look like it and are to come; it represents them. */
bool rv_stands_for_sort(const rv_game *g, int tile);
/* The tile of a question: by number this one, by look any with this look. RV_NONE: used up. */
int rv_copy_left(const rv_game *g, const rv_tile_ref *ref);
/* The index of the tile in question. RV_NONE: it is not available, or the game is over (without a
 * diagnostic). */
int rv_query_tile(rv_query *q, const char *text);
/* The same of a tile that is to be laid now: it must be one that can be drawn. */
int rv_query_drawn(rv_query *q, const char *text);

/* ---- cells */
/* A placement in a trial: the tile as it would lie, with the pieces built over it. */
typedef struct rv_trial {
    const rv_spot *spot;
    int tile, quarters;
    const rv_way *way; /* NULL: plainly */
    bool again;        /* the tile looks as in a smaller rotation */
    const rv_tile *as;
    int checkpoint; /* before anything was built */
} rv_trial;

/* Calls `see` for each way in which the tile can lie, with what it needs built, cell by cell in
 * order, until it returns false. What it does is taken back. The cells are collected before the
 * first trial, which changes the list of cells beside tiles. */
typedef bool rv_see_trial(rv_query *q, const rv_trial *t);
void rv_query_each(rv_query *q, int tile, rv_see_trial *see);

/* ---- query_credit.c: what completed features give, by their places in g->turn.completed: points,
 * and if they are asked for the corner at which something is won, RV_NONE for none. What depends
 * on the order of scoring is left out. The list has the features' names. */
void rv_credit_turn(const rv_query *q, rv_completion *list, int *corners);

/* ---- query.c: asks for an entry answer by answer; what is asked is up to the rows of the games. A
 * row goes through its entry from the beginning, as if it were played, and hears each answer with
 * rv_hear. Where there is none yet, or it is wrong, it stops: the question is then the last one. */
typedef struct rv_asker {
    rv_query *q;
    const char *const *answers;
    int n;
    rv_asking *out;
} rv_asker;

/* The next answer, which is to be one of these; NULL: it is asked for. */
const char *rv_hear(rv_asker *k, const char *question, const char *const *choices, int n);
/* The last answer is wrong: it is asked for again. Returns false. */
bool rv_mishear(rv_asker *k, const char *why);

#endif
