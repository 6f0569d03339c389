/* messages.h - a record that is turned into messages; for messages.c and meeples.c only. The
 * record is walked entry by entry (played), beside the game as reeve plays it; where each figure
 * is (meeple) is kept here, since messages call figures of one sort by names and a record does
 * not.
 */
#ifndef JCZ_MESSAGES_H
#define JCZ_MESSAGES_H

#include "jcz/jcz.h"
#include "shown.h"

/* A figure, which has a name of its own there: "0.small.1". A player has seven small followers and
 * one figure of each other sort; they are numbered sort after sort. */
enum { SMALL = 7, FIGURES = SMALL + RV_MAX_FIGURES - 1 };
typedef enum whereabouts {
    IN_HAND,
    ON_TILE,
    ON_TOP,
    HELD,
    ABSENT /* not in the game */
} whereabouts;
typedef struct meeple {
    whereabouts is;
    int x, y, holder;
    int since; /* the turn in which it was captured */
    unsigned ports;
    const char *location, *feature;
} meeple;

typedef struct export {
    jcz *j;
    rv_json *to;
    const rv_text *text; /* the record in its canonical form */
    const rv_report *report;
    int turn; /* the entry that is being written, from 1 */
    int clock;
    meeple men[RV_MAX_PLAYERS][FIGURES];
    const char *hand[RV_MAX_PLAYERS]; /* bought tiles, not yet played */
    int before;                       /* the player of the turn before; -1 after a bazaar */
    int bought;                       /* turns of bought tiles that are still to come */
    bool in_round;                    /* the turn is that of a bought tile, with its second part */
    const char **order;               /* of draws */
    int ndrawn, room;
}
export;

/* What an entry says of a turn, and what could have been done in it. */
typedef struct played {
    export *e;
    const rv_yaml *entry;
    int player, x, y, degrees;
    const char *tile;     /* NULL: none was laid */
    rv_str role, where;   /* of the figure; without s if there is none */
    int sort;             /* of the figure */
    const char *cell;     /* of the tower to which the player goes, or NULL */
    const char *needs[4]; /* what must be built for the tile to lie, "ns@0,1" */
    int nneeds;
    bool captures; /* a piece on the tower at the cell can capture somebody */
    bool acts;     /* the player can put a figure on the tile, or go to a tower */
    bool bridge;   /* or build a bridge on the tile that it does not need: no other is offered */
    bool asked;    /* the player does nothing, but could */
    bool offered;  /* before a bridge on another tile, something else */
} played;

/* "1,-2"; false if it is no cell. */
bool to_cell(rv_str word, int *x, int *y);
/* "big:knight" becomes "knight"; "builder" is a role and a sort in one. */
int cut_sort(const export *e, rv_str *role);

/* The sort of the i-th figure of a player, and its name there. */
int meeple_sort(int i);
const char *meeple_id(const export *e, int player, int i);
/* The player's first figure of a sort that is there (HELD: by this holder); the one that a record
 * calls so, "knight@0,1.n"; the one of the sort that is said, or of the first, whom a holder has,
 * with the number of sorts that the holder has. -1 for none. */
int meeple_find(const export *e, int player, int sort, whereabouts is, int holder);
int meeple_named(const export *e, int player, int sort, rv_str name);
int meeple_held(const export *e, int player, int holder, rv_str said, int *sorts);
/* Whom the board does not show on his region any more, he is at home again. */
void meeple_come_home(export *e);

#endif
