/* export.h - a record that is turned into messages; for the files that do so only. */
#ifndef JCZ_EXPORT_H
#define JCZ_EXPORT_H

#include "jcz/jcz.h"

/* A figure, which has a name of its own there: "0.small.1". A player has seven small followers and
 * one figure of each other sort; they are numbered sort after sort. */
enum { SMALL = 7, FIGURES = SMALL + JCZ_SORTS - 1 };
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
    int ndrawn;
}
export;

/* Refuses the turn that is being written, as a game with it cannot be opened there. */
#define export_refuse(e, ...) jcz_refuse((e)->j, JCZ_TURN((e)->turn), __VA_ARGS__)
/* Judges the record up to a turn. */
const rv_report *export_judge(export *e, int turn);
/* Whether a tile lies at a cell of the board as it is judged, and which. */
bool export_tile(const export *e, int x, int y, rv_shown_tile *tile);
/* "1,-2"; false if it is no cell. */
bool export_cell(rv_str word, int *x, int *y);

/* ---- offers.c: what JCloisterZone asks, so that a message must answer */
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
    meeple *abbot; /* his, who could come home; NULL */
    bool offered;  /* before a bridge on another tile, something else */
} played;
/* Finds what the player can do with the tile; the record must be judged up to the turn before. */
void offer_ask(played *t, const char *cell);
/* How many players after this one, in turn order, somebody sits who could have turned a city that
 * this turn completed into a castle and did not; -1 if there is nobody. The record must be judged
 * up to this turn, and is again afterwards. */
int offer_declined(export *e, const rv_yaml *entry, int player);
/* Refuses a river that runs, with the tile of this turn at x,y, as JCloisterZone does not allow. */
void river_check(export *e, int x, int y);

#endif
