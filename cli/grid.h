/* grid.h - the cells of a board on a sheet: which are inside, and what files and ranks are called.
 *
 * Columns are counted from the west, rows from the north. The grid owns its list.
 */
#ifndef GRID_H
#define GRID_H

#include "reeve.h"

typedef struct grid {
    int x0, y1;   /* of the north-western cell */
    int nx, ny;   /* cells across and down */
    bool *inside; /* nx * ny; NULL when memory ran out, or there are none */
} grid;

/* The box of all cells inside the wall; of an unbounded board that of its tiles, `around` cells
 * wider on each side. False when memory runs out or there is nothing. */
bool grid_open(grid *g, rv_case *c, const rv_shown_board *b, int around);
void grid_free(grid *g);

/* False off the grid, too. */
bool grid_inside(const grid *g, int column, int row);
/* The name of a column or a row: its part of the name of a cell in it, "" if there is none. */
void grid_column_name(const grid *g, rv_case *c, int column, char name[24]);
void grid_row_name(const grid *g, rv_case *c, int row, char name[24]);

#endif
