/* track.h - where the score track lies on the wall.
 *
 * A ruleset gives the number of spaces, the pairs of spaces that are corners, and the spaces beside
 * the start spaces. On the board the track goes clockwise around the outline, from the corner
 * in the south-west (of the first cell of the lowest row): a space is half a cell long, and each
 * corner is a pair of spaces, whether it turns outwards or inwards.
 *
 * A tower stands outside the outline, in the angle of two of its sides, which meet at its vertex V.
 * From there it extends in two directions, u and v, and the diagonal from V separates its two
 * spaces. In both examples u is west and v is north; the board is below them, and to the right:
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

/* Directions are 0 north, 1 east, 2 south, 3 west; rows grow southwards. */
static inline int dx(int d) {
    return (d == 1) - (d == 3);
}

static inline int dy(int d) {
    return (d == 2) - (d == 0);
}

/* Two spaces of the track that lie together. */
typedef struct track_pair {
    int column, row; /* of the cell outside, in the coordinates of the grid */
    bool corner;
    int away;   /* along a side: the direction from the board outwards */
    int vx, vy; /* of a corner: its vertex, as the grid point north-west of that column and row */
    int u, v;   /* the two directions in which the tower extends from there */
} track_pair;

typedef struct track {
    track_pair *pairs; /* spaces 2i and 2i + 1; owned */
    int n;
} track;

/* Returns false if memory ran out. n is 0 unless the spaces, corners and start spaces of the
 * ruleset agree with the outline; otherwise the place of the track is not known. */
bool track_open(track *t, const grid *g, rv_case *c, const rv_shown_board *b);
void track_free(track *t);

#endif
