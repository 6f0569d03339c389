#include "grid.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Start spaces lie outside and do not need cells of their own. */
static void fit_wall(grid *g, rv_case *c, const rv_shown_board *b) {
    int x0 = b->x1, x1 = b->x0, y0 = b->y1, y1 = b->y0;
    char name[24];
    for (int y = b->y0; y <= b->y1; y++)
        for (int x = b->x0; x <= b->x1; x++)
            if (rv_case_inside(c, x, y, name)) {
                x0 = x < x0 ? x : x0;
                x1 = x > x1 ? x : x1;
                y0 = y < y0 ? y : y0;
                y1 = y > y1 ? y : y1;
            }
    *g = (grid){x0, y1, x1 - x0 + 1, y1 - y0 + 1, NULL};
}

void grid_reach(rv_shown_board *b, int x, int y) {
    if (b->bounded)
        return;
    b->x0 = x < b->x0 ? x : b->x0;
    b->x1 = x > b->x1 ? x : b->x1;
    b->y0 = y < b->y0 ? y : b->y0;
    b->y1 = y > b->y1 ? y : b->y1;
}

bool grid_open(grid *g, rv_case *c, const rv_shown_board *b, int around) {
    char name[24];
    if (b->bounded)
        fit_wall(g, c, b);
    else
        *g = (grid){b->x0 - around, b->y1 + around, b->x1 - b->x0 + 1 + 2 * around,
                    b->y1 - b->y0 + 1 + 2 * around, NULL};
    if (g->nx <= 0 || g->ny <= 0)
        return false;
    g->inside = calloc((size_t)g->nx * (size_t)g->ny, sizeof *g->inside);
    for (int i = 0; g->inside && i < g->nx * g->ny; i++)
        g->inside[i] = !b->bounded || rv_case_inside(c, g->x0 + i % g->nx, g->y1 - i / g->nx, name);
    return g->inside;
}

void grid_free(grid *g) {
    free(g->inside);
    g->inside = NULL;
}

bool grid_inside(const grid *g, int column, int row) {
    return column >= 0 && row >= 0 && column < g->nx && row < g->ny &&
           g->inside[row * g->nx + column];
}

/* ---- names --------------------------------------------------------------------------------- */

/* The first name of a cell from x,y on, in steps, is that of its column and row: "e12" or "-3,4";
 * leaves the column "e" or "-3", or else the row "12" or "4"; "" if no cell has a name. */
static void part_of_name(const grid *g, rv_case *c, int column, int row, bool is_row,
                         char name[24]) {
    name[0] = '\0';
    while (column < g->nx && row < g->ny && !rv_case_inside(c, g->x0 + column, g->y1 - row, name))
        *(is_row ? &column : &row) += 1;
    char *comma = strchr(name, ',');
    size_t file = comma ? (size_t)(comma - name) : 0;
    while (!comma && isalpha((unsigned char)name[file]))
        file++;
    const char *rank = name + file + (comma ? 1 : 0);
    if (is_row)
        memmove(name, rank, strlen(rank) + 1);
    else
        name[file] = '\0';
}

void grid_column_name(const grid *g, rv_case *c, int column, char name[24]) {
    part_of_name(g, c, column, 0, false, name);
}

void grid_row_name(const grid *g, rv_case *c, int row, char name[24]) {
    part_of_name(g, c, 0, row, true, name);
}
