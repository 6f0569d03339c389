/* board_parts.h - the parts of the picture of a board, for those who draw some of them. */
#ifndef BOARD_PARTS_H
#define BOARD_PARTS_H

#include "svg/board_svg.h"
#include "svg/layout.h"

/* How far the names of rows and columns extend from the wall. */
#define BOARD_LABELS 420

/* Reads the board and finds its grid; false if memory ran out. */
bool board_lay_out(frame *f, const board_picture *p);
void board_clear(frame *f);

void board_put_definitions(svg *s, const palette *p);
void board_put_cells(const frame *f);
void board_put_names(const frame *f);
void board_put_tile(const frame *f, const rv_shown_tile *t);
/* Tokens on cells without a tile, and at corners. */
void board_put_tokens(const frame *f);
/* The frame around the tile laid last. */
void board_put_last(const frame *f);
/* The tile of an illegal turn, and what is wrong. */
void board_put_against(const frame *f);
void board_put_legal(const frame *f, const legal_cell *l);
/* How much wider a refused tile beside the board makes the picture. */
int board_beside(const frame *f);

/* All tiles on the board, read once, `n` of them; owned by the caller. NULL if memory ran out. */
rv_shown_tile *board_list_tiles(rv_case *c, int n);

#endif
