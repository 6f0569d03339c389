/* layout.h - a board on a picture: the frame that its parts share, and the parts, for those who
 * draw some of them. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include "svg/icons.h"
#include "svg/pictures.h"

/* How many tiles whose look is uncertain are drawn beside a board, at most. */
#define FRAME_SEVERAL 24

typedef struct frame {
    svg *s;
    const palette *p;
    const rv_report *report;
    rv_case *board;
    rv_shown_board b;
    rv_shown_tile *tiles;                  /* b.ntiles of them */
    rv_shown_tile refused;                 /* of an illegal turn */
    bool is_refused, may_lie;              /* may_lie: only something else is disputed */
    rv_shown_tile several[FRAME_SEVERAL];  /* those that a look may mean, and the numbers of its */
    int of_fault[FRAME_SEVERAL], nseveral; /* cells */
    const rv_at_cell *disputed; /* of an illegal turn, which may be beside the board; or NULL */
    grid g;
    track t;
    int left, top; /* of the north-western cell */
} frame;

/* The west side of a column, the north side of a row. */
static inline int frame_x(const frame *f, int column) {
    return f->left + column * TILE_SIDE;
}

static inline int frame_y(const frame *f, int row) {
    return f->top + row * TILE_SIDE;
}

static inline int cell_x(const frame *f, int x) {
    return frame_x(f, x - f->g.x0);
}

static inline int cell_y(const frame *f, int y) {
    return frame_y(f, f->g.y1 - y);
}

#define FRAME_EACH_TILE(f, t)                                                                      \
    for (const rv_shown_tile *t = (f)->tiles; t < (f)->tiles + (f)->b.ntiles; t++)

/* ---- board_svg.c */
/* How far the names of rows and columns extend from the wall. */
#define BOARD_LABELS 420

void board_lay_out(frame *f, const board_picture *p, out *owner);

void board_put_cells(const frame *f);
void board_put_names(const frame *f);
void board_put_tile(const frame *f, const rv_shown_tile *t);
/* Tokens on cells without a tile, and at corners. */
void board_put_tokens(const frame *f);
/* What lies above the tiles: towers and markers of a wall, the frame around the tile laid last, the
 * tile of an illegal turn, and what is wrong. */
void board_put_above(const frame *f);
/* How much wider a refused tile beside the board makes the picture. */
int board_beside(const frame *f);

/* ---- wall_svg.c: outline, start spaces, score track, corner towers with their wall tiles, and the
 * markers of the players */
/* How far the wall extends from the cells. */
int wall_depth(const frame *f);
/* The parts below the tiles; the parts above them that are the same in every turn; and the towers
 * and markers, which come last. */
void wall_svg(const frame *f);
void wall_svg_spaces(const frame *f);
void wall_svg_above(const frame *f);

/* ---- legend_svg.c: the text above and below a board: the game, the players, the key */
#define LEGEND_NARROWEST 10400 /* tenths of a unit */
#define LEGEND_HEAD 900

/* The title of the game, and what is going on. */
void legend_head(const frame *f, const board_picture *p, int width);
/* The rest, from y down; returns its end. */
int legend_foot(const frame *f, const board_picture *p, int y, int width);

/* A description of the picture in words, for its title and description. */
void legend_words(out *title, out *description, const frame *f, const board_picture *p);

#endif
