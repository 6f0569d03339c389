/* pictures.h - whole pictures: of a board, and of the tiles of a ruleset; and the files into which
 * they are written.
 *
 * Each thing of a position that is drawn once has a class: tile, follower, start, space, tower,
 * token, marker, last, laid, refused, candidate, hatched, disputed, fault, legal, held, supply,
 * cell.
 */
#ifndef PICTURES_H
#define PICTURES_H

#include "run.h"
#include "shown.h"
#include "svg/svg.h"

/* ---- board_svg.c */
/* Drawn in addition to the position. */
typedef struct board_picture {
    rv_case *board;
    const rv_report *report;
    const rv_diag *against;        /* the diagnostic of an illegal turn, or NULL */
    const rv_shown_tile *to_place; /* the tile whose placements are shown, or NULL */
    int placements;
    const legal_cell *legal;
    int nlegal;
} board_picture;

/* Draws a board and saves it, as picture_save. */
rv_status picture_board(run *r, const board_picture *p);
/* Saves a picture, or a page, as the next of this invocation: under this name (--svg FILE, --html
 * FILE), then NAME-2, NAME-3. Standard output takes only one picture, and so does anything other
 * than a regular file. */
rv_status picture_save(run *r, const char *name, out *text);

/* ---- sheet_svg.c: a catalogue of tiles for printing, on sheets of A4. Tiles with the same
 * arrangement of lines stand together, so that a tile is found by its lines first; within a group
 * they are in the order of the set. */
/* Sorts entries in the order of printing. */
void sheet_sort(const rv_ruleset *rs, tileset_entry *list, int n);
/* The number of sheets, and one of them, from 0, as a whole SVG document; `look` is the look that
 * was searched for, NULL for the whole set. */
int sheet_pages(int n);
void sheet_svg(out *o, const rv_ruleset *rs, const tileset_entry *list, int n, const char *look,
               int page);

#endif
