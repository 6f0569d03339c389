/* meet.h - what a tile would meet at a cell.
 *
 * To lay a tile and take it back costs more than all else here. Which features it would join, and
 * with that where followers may go and whether anything is completed, can be told from what lies
 * around the cell; so only placements that complete something are laid.
 */
#ifndef RV_MEET_H
#define RV_MEET_H

#include "core/turn.h"

/* A feature on a tile: its regions there are one, if they are joined elsewhere. */
typedef struct rv_part {
    int root, kind, place;
    rv_ports ports;
} rv_part;

/* A feature seen from an empty cell: the ports of a tile there that would face it. */
typedef struct rv_met {
    int root, kind;
    int ends; /* its open ends that are here */
    rv_ports ports;
    bool barred; /* the player to move may not put a follower on it */
} rv_met;

typedef struct rv_niche {
    rv_met list[RV_PORTS];
    int n;
    rv_ports empty; /* ports that would face an empty cell */
    int holes;      /* empty cells around, where something is completed by what surrounds it */
    bool fills;     /* the last hole around such a thing */
} rv_niche;

/* A feature as it would be on the tile; `joins` are those of the niche, a bit each. */
typedef struct rv_draft {
    int kind;
    rv_ports ports;
    unsigned joins;
    bool barred, closed;
} rv_draft;

/* The features of a placed tile, each once, by a node of theirs on it; returns how many. */
int rv_features_on(const rv_game *g, int placed, int nodes[RV_TILE_REGIONS]);
/* The same as parts, in the order of their canonical places. */
int rv_parts_on(const rv_game *g, int placed, rv_part out[RV_TILE_REGIONS]);
/* Puts a part into such a list of n; returns how many there are now. */
int rv_insert_part(rv_part *list, int n, rv_part p);

/* What lies around an empty cell, as the player to move meets it. */
void rv_look_around(const rv_game *g, int pos, rv_niche *c);
/* The features that the tile would show, turned so, at the cell; returns how many. */
int rv_draft_tile(const rv_game *g, const rv_tile *t, int quarters, const rv_niche *c,
                  rv_draft out[RV_TILE_REGIONS]);
/* Does the placement complete something, on the tile or beside it? What consists of start spaces
 * only counts here, though it is never listed. */
bool rv_would_complete(const rv_game *g, const rv_niche *c, const rv_draft *list, int n);
/* Has the player to move a follower to place (C-30)? */
bool rv_has_followers(const rv_game *g);

#endif
