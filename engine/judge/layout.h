/* layout.h - the tiles of a document as they would lie if its cells were read in some way: those of
 * its board, then those of its turns. Nothing is played, and the game stays as it is. */
#ifndef RV_LAYOUT_H
#define RV_LAYOUT_H

#include "judge/case.h"

/* A tile as it would lie. */
typedef struct rv_lying {
    const rv_tile *tile; /* with what is built over it */
    int index;           /* in the set */
    int x, y, quarters;
    bool builds; /* its turn builds something over it, or over a tile beside it: */
    bool over;   /* its sides may go on otherwise */
} rv_lying;

/* All is in the arena of the case. What lies as the rules have it, start spaces and a start tile,
 * comes behind the tiles typed. */
typedef struct rv_layout {
    rv_case *c;
    const rv_game *g;
    rv_lying *typed, *table; /* as typed; as tried */
    const rv_tile_ref **ref; /* the words; a look says no rotation */
    int n, all;              /* typed tiles; with what comes behind them */
    int *cells;              /* 1 + index in `table`, by the hash of the cell */
    unsigned mask;
} rv_layout;

/* ---- layout.c */
/* The tiles of the document, but for those whose cell or name could not be read. False: there are
 * none. */
bool rv_layout_take(rv_layout *l, rv_case *c);

/* Lays the tiles as they are in `table`, or as typed. Returns how many found their cell taken. */
int rv_layout_lay(rv_layout *l);
int rv_layout_lay_typed(rv_layout *l);

/* Index of the tile that lies at a cell, or beside another; RV_NONE. */
int rv_layout_at(const rv_layout *l, int x, int y);
int rv_layout_beside(const rv_layout *l, const rv_lying *t, int side);

/* Do two tiles agree where they touch, at this side of the first? */
bool rv_lying_agree(const rv_ruleset *rs, const rv_lying *a, const rv_lying *b, int side);
/* Number of sides of a tile that disagree with tiles whose index is `from` or more. */
int rv_layout_wrong_sides(const rv_layout *l, const rv_lying *t, int from);
/* Number of pairs of typed tiles that touch. */
int rv_layout_touching(const rv_layout *l);

/* ---- layout_features.c */
/* The features that the tiles make: for each region of each tile (RV_TILE_REGIONS a tile) the first
 * one of its feature. */
int *rv_layout_features(const rv_layout *l);
/* Does no follower stand on the tiles? */
bool rv_layout_deserted(const rv_layout *l);
/* Does a follower hold another feature than he did before; or where nobody stands, is any feature
 * another one? */
bool rv_layout_changed(const rv_layout *l, const int *before);

/* ---- reading_tile.c */
/* Notes which tiles of the board, as typed, alone explain what is wrong around them. */
void rv_tell_faults(rv_layout *l);

#endif
