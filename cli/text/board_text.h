/* board_text.h - the board as text: wall, start spaces, tiles, followers. */
#ifndef BOARD_TEXT_H
#define BOARD_TEXT_H

#include "report.h"

/* Draws the case's board with the names of columns and rows on its margins. */
void board_put(out *o, rv_case *c, const rv_shown_board *b, const rv_report *p);

#endif
