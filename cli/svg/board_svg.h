/* board_svg.h - a board as a picture, with all that lies beside it.
 *
 * Everything that is drawn once for each thing of the position has a class: tile, follower, start,
 * space, tower, token, marker, last, struck, legal, held, supply, cell.
 */
#ifndef BOARD_SVG_H
#define BOARD_SVG_H

#include "out.h"
#include "reeve.h"

/* A cell where the tile to be placed fits. */
typedef struct legal_cell {
    int x, y;
    unsigned rotations; /* a bit each: 0, 90, 180, 270 degrees */
} legal_cell;

/* What is shown besides the position. */
typedef struct board_picture {
    rv_case *board;
    const rv_report *report;
    const rv_shown_tile *refused;  /* the tile of an illegal turn, or NULL */
    const rv_diag *against;        /* what is said about that turn, or NULL */
    const rv_shown_tile *to_place; /* the tile whose placements are shown, or NULL */
    int placements;
    const legal_cell *legal;
    int nlegal;
} board_picture;

/* Writes a whole SVG document. Trouble (ENOMEM) is the out's. */
void board_svg(out *o, const board_picture *p);

#endif
