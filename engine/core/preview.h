/* preview.h - previews a placement: the features that a tile would join at a cell.
 *
 * To lay a tile and take it back costs more than everything else here. The features that it would
 * join, and so the places of followers and the features completed, follow from the tiles around the
 * cell; therefore only placements that complete a feature are laid.
 */
#ifndef RV_PREVIEW_H
#define RV_PREVIEW_H

#include "core/turn.h"

/* A feature on a tile: its regions on this tile, if they are joined through other tiles. */
typedef struct rv_part {
    int root, kind, place;
    rv_ports ports;
    unsigned takes; /* bit set of figures, for those who ask which may be put there */
} rv_part;

/* A feature seen from an empty cell: the ports of a tile there that would face it. */
typedef struct rv_met {
    int root, kind;
    int ends; /* number of its open ends at this cell */
    rv_ports ports;
    bool barred; /* no follower may be placed on it */
    bool held;   /* somebody has a follower there */
    bool own;    /* the player has one there */
} rv_met;

typedef struct rv_surroundings {
    rv_met list[RV_PORTS];
    int n;
    rv_ports met;   /* ports that would face one of them */
    rv_ports empty; /* ports that would face an empty cell */
    int holes;      /* empty cells around, for a feature that is completed by its surroundings */
    bool fills;     /* the cell is the last hole around such a feature */
} rv_surroundings;

/* A feature as it would be on the tile; `joins` is a bit set of the features around the cell. */
typedef struct rv_draft {
    int kind, region; /* its first region on the tile … */
    unsigned regions; /* … and all of them, a bit each */
    rv_ports ports;
    unsigned joins;
    bool barred, held, own, closed;
} rv_draft;

/* The features of a placed tile, each once, as one of their nodes on it; returns their number. */
int rv_features_on(const rv_board *b, int placed, int nodes[RV_TILE_REGIONS]);
/* The same as parts, in the order of their canonical places. */
int rv_parts_on(const rv_board *b, int placed, rv_part out[RV_TILE_REGIONS]);
/* Inserts a part into such a list of n; returns the new number. */
int rv_insert_part(rv_part *list, int n, rv_part p);

/* The surroundings of an empty cell, for the player to move. */
void rv_look_around(const rv_game *g, int pos, rv_surroundings *c);
/* The features that the tile would show at the cell in this rotation; returns their number. */
int rv_draft_tile(const rv_game *g, const rv_tile *t, int quarters, const rv_surroundings *c,
                  rv_draft out[RV_TILE_REGIONS]);
/* Whether the placement completes a feature, on the tile or beside it. Features that consist only
 * of start spaces count here, although they are never listed. */
bool rv_would_complete(const rv_game *g, const rv_surroundings *c, const rv_draft *list, int n);
/* Whether a draft says all of a tile that would lie there: nothing else happens before scoring. */
bool rv_drafts_suffice(const rv_game *g);
/* Whether the player to move may put a figure there, as far as the rules say, and has one. */
bool rv_draft_takes(const rv_game *g, const rv_draft *d, int figure);
/* Whether the player has a figure to place that joins followers. */
bool rv_has_companions(const rv_game *g);

#endif
