/* board_svg.h - a board as a picture, with the players and pieces beside it.
 *
 * Each thing of a position that is drawn once has a class: tile, follower, start, space, tower,
 * token, marker, last, laid, refused, candidate, hatched, disputed, fault, legal, held, supply,
 * cell.
 */
#ifndef BOARD_SVG_H
#define BOARD_SVG_H

#include "out.h"
#include "reeve_cli.h"
#include "shown.h"

/* Drawn in addition to the position. */
typedef struct board_picture {
    rv_case *board;
    const rv_report *report;
    const rv_shown_tile *refused;  /* the tile of an illegal turn, or NULL */
    const rv_diag *against;        /* the diagnostic of that turn, or NULL */
    const rv_shown_tile *to_place; /* the tile whose placements are shown, or NULL */
    int placements;
    const legal_cell *legal;
    int nlegal;
} board_picture;

/* Writes a whole SVG document. An error (ENOMEM) is stored in the out. */
void board_svg(out *o, const board_picture *p);

#endif
