/* grid.h - the cells of a board as a grid: which cells are inside, and the names of columns and
 * rows.
 *
 * Columns are counted from the west, rows from the north. The grid owns its list.
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

#endif
