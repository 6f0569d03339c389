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

static void fit_tiles(grid *g, const rv_shown_board *b, int around) {
    *g = (grid){b->x0 - around, b->y1 + around, b->x1 - b->x0 + 1 + 2 * around,
                b->y1 - b->y0 + 1 + 2 * around, NULL};
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
        fit_tiles(g, b, around);
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

/* The column "e" or "-3" of the cell "e12" or "-3,4"; or its row "12" or "4". */
static void cut_name(char name[24], bool rank) {
    char *comma = strchr(name, ',');
    size_t file = comma ? (size_t)(comma - name) : 0;
    while (!comma && isalpha((unsigned char)name[file]))
        file++;
    if (!rank)
        name[file] = '\0';
    else
        memmove(name, name + file + (comma ? 1 : 0), strlen(name + file + (comma ? 1 : 0)) + 1);
}

void grid_column_name(const grid *g, rv_case *c, int column, char name[24]) {
    name[0] = '\0';
    for (int row = 0; row < g->ny; row++)
        if (rv_case_inside(c, g->x0 + column, g->y1 - row, name)) {
            cut_name(name, false);
            return;
        }
}

void grid_row_name(const grid *g, rv_case *c, int row, char name[24]) {
    name[0] = '\0';
    for (int column = 0; column < g->nx; column++)
        if (rv_case_inside(c, g->x0 + column, g->y1 - row, name)) {
            cut_name(name, true);
            return;
        }
}
