/* box_legal.h - compares the list of legal turns, with the actions of the smaller boxes, with the
 * slow checker. */
#ifndef BOX_LEGAL_H
#define BOX_LEGAL_H

#include "../oracle/carcassonne.h"
#include "records.h"

/* All placements of this tile for the player to move, who may stand where, and whether a figure may
 * come home, a building be put, a labyrinth be joined, a flock be tended, a knight flee. Returns
 * the number of differences, which are printed. Placements that need a bridge are left out. */
int box_legal_differences(rv_case *c, const carc *o, int tile);

#endif
