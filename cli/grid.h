/* grid.h - the cells of a board as a grid: which cells are inside, and the names of columns and
 * rows.
 *
 * Columns are counted from the west, rows from the north. The grid owns its list.
 *
 * The score track lies on the wall. A ruleset gives the number of spaces, the pairs of spaces that
 * are corners, and the spaces beside the start spaces. On the board the track goes clockwise around
 * the outline, from the corner in the south-west (of the first cell of the lowest row): a space is
 * half a cell long, and each corner is a pair of spaces, whether it turns outwards or inwards.
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
#ifndef GRID_H
#define GRID_H

#include "reeve_cli.h"

typedef struct grid {
    int x0, y1;   /* of the north-western cell */
    int nx, ny;   /* number of columns and rows */
    bool *inside; /* nx * ny; NULL if memory ran out, or if there are none */
} grid;

/* Makes a board without a wall reach to a cell, where something is drawn that does not lie on it.
 */
void grid_reach(rv_shown_board *b, int x, int y);
/* Opens the smallest grid with all cells inside the wall; on a board without a wall, with all tiles
 * and `around` more cells on each side. Returns false if memory runs out or there are no cells. */
bool grid_open(grid *g, rv_case *c, const rv_shown_board *b, int around);
void grid_free(grid *g);

/* Also false for cells outside the grid. */
bool grid_inside(const grid *g, int column, int row);
/* The name of a column or a row: its part of the name of a cell in it, or "" if there is no cell.
 */
void grid_column_name(const grid *g, rv_case *c, int column, char name[24]);
void grid_row_name(const grid *g, rv_case *c, int row, char name[24]);

/* ---- the score track ---- */

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
