/* track.h - where the score track lies on the wall.
 *
 * A ruleset says how many spaces there are, which of them corners cover in pairs, and which start
 * spaces they lie beside. On the board the track goes clockwise around the outline, from the corner
 * in the south-west (that of the lowest rank's first cell): half a cell a space, and a pair of
 * spaces for each corner, be it turned outwards or inwards.
 *
 * A tower stands outside the outline, in the angle of two of its sides, which meet at its vertex V.
 * From there it reaches in two directions, u and v, and the diagonal from V parts its two spaces.
 * Here both have u in the west and v in the north; the board is below them, and to the right:
 *
 *      outwards   +-----+             inwards   +-----+
 *                 |\  13|                       |\  17|
 *                 |12 \ |                       |16 \ |
 *                 +-----V-----            ------+-----V
 *                       |                             |
 */
#ifndef TRACK_H
#define TRACK_H

#include "grid.h"

/* Two spaces of the track, which lie together. Directions: 0 north, 1 east, 2 south, 3 west. */
typedef struct track_pair {
    int column, row; /* of the cell outside, in the grid's terms */
    bool corner;
    int away;   /* along a side: the direction from the board outwards */
    int vx, vy; /* of a corner: its vertex, as the grid point north-west of that column and row */
    int u, v;   /* the two directions that the tower extends to from there */
} track_pair;

typedef struct track {
    track_pair *pairs; /* spaces 2i and 2i + 1; owned */
    int n;
} track;

/* False when memory ran out. n is 0 unless everything that the ruleset says of the track, its
 * corners and its start spaces agrees with the outline: then nothing is known of where it lies. */
bool track_open(track *t, const grid *g, rv_case *c, const rv_shown_board *b);
void track_free(track *t);

#endif
