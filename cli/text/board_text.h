/* board_text.h - the board as text: wall, start spaces, tiles, followers. */
#ifndef BOARD_TEXT_H
#define BOARD_TEXT_H

#include "report.h"

/* Draws the case's board with the names of columns and rows on its margins; if it has more lines,
 * only so many of it around the tile that was laid last. 0: all. */
void board_put(out *o, rv_case *c, const rv_shown_board *b, const rv_report *p, int lines);
/* "[1] e5: the west side of …": what is wrong at the numbered cells, each message once. */
void board_put_faults(out *o, rv_case *c, const rv_shown_board *b, const rv_report *p);

#endif
