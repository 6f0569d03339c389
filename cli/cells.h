/* cells.h - the cells where a tile fits. */
#ifndef CELLS_H
#define CELLS_H

#include "reeve_cli.h"

/* A cell where the tile to be placed fits. */
typedef struct legal_cell {
    int x, y;
    unsigned rotations; /* bit set: 0, 90, 180, 270 degrees */
} legal_cell;

typedef struct cells {
    legal_cell *list; /* the caller frees it */
    int n, room, placements;
    bool memory; /* it has sufficed */
} cells;

/* As rv_case_legal. */
rv_status cells_find(cells *c, rv_case *bench, int turn, const char *tile, const char **why);

#endif
