/* meant.h - readings of a document with one entry changed: how an entry may be mistyped
 * (mistyped.c), and which of the readings do best (meant.c). The first file lists
 * them in an rv_trials, each as an rv_retrial; the second judges the document with each of them. */
#ifndef RV_MEANT_H
#define RV_MEANT_H

#include "judge/case.h"

/* A reading, and what came of it. */
typedef struct rv_retrial {
    rv_edit edit;
    int marks[4];     /* by which trials are compared, the first first: a higher one is better */
    int rank;         /* of the ways of typing wrongly: a lower one happens more often */
    int legal, wrong; /* turns behind it that are legal, or -1; noted numbers that are wrong */
    int noted, off;   /* numbers noted from it on, as far as all is legal; those that are wrong */
    int lost;         /* with --all, turns behind it that are illegal; RV_NONE: not asked */
    bool all;         /* all are legal, and the end */
    bool agree;       /* and all numbers noted from there on are right */
} rv_retrial;

/* A tile as an entry would lay it; pos RV_NONE: it does not. */
typedef struct rv_tile_laid {
    const rv_tile *tile;
    int quarters, pos;
} rv_tile_laid;

typedef struct rv_trials {
    rv_case *c;
    const rv_game *g;
    int turn, rest, until; /* the turn; the number of those behind it; the last in question */
    int noted;             /* numbers that were noted from it on */
    int wrong;             /* those that are wrong in the record as it is */
    bool scores;           /* no turn is illegal: it is a noted number that is wrong */
    bool ends;             /* or what the record says of the end is illegal */
    bool whose;            /* what is wrong with the turn is its player; or … */
    bool used, misfits;    /* … its tile is used up; does not match its neighbours */
    rv_retrial *list;
    int n;
    int work;     /* entries read and judged */
    bool ended;   /* the budget did: there are readings that were not tried */
    bool ran_out; /* of memory */
    rv_meant *out;
    /* while they are listed: */
    int rank;           /* of those that are listed now */
    int placed;         /* the tile of the turn that is changed, on the board */
    rv_tile_laid fault; /* the tile of the turn in question */
    int *named;         /* how often the record names each tile, or its look */
} rv_trials;

static inline rv_entry *rv_entry_at(const rv_trials *t, int turn) {
    return &t->c->rec.moves.list[turn - 1];
}

/* How the tile of an entry that is changed would lie, and its follower as it would be typed, or "".
 */
rv_tile_laid rv_edited_tile(const rv_trials *t, const rv_edit *edit);
const char *rv_edited_follower(const rv_trials *t, const rv_edit *edit);
/* Does the tile match its neighbours, if it has any, when one tile of the board is left out
 * (`except`) and another one lies elsewhere (`instead`)? A neighbour with something built over it
 * matches all. */
bool rv_would_fit(const rv_game *g, const rv_tile_laid *a, int except, const rv_tile_laid *instead);
/* Lists the readings to try, the likeliest first. */
void rv_list_mistyped(rv_trials *t);

#endif
