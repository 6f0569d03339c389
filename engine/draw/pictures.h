/* pictures.h - whole pictures: of a board, and of the tiles of a ruleset; and the parts of a board,
 * for those who draw some of them. What is needed on the way is in the arena of the text that is
 * written; if memory runs out, it jumps.
 *
 * Each thing of a position that is drawn once has a class: tile, follower, start, space, tower,
 * token, marker, last, laid, refused, candidate, hatched, disputed, fault, legal, held, supply,
 * cell.
 */
#ifndef PICTURES_H
#define PICTURES_H

#include "draw/icons.h"

/* How many tiles whose look is uncertain are drawn beside a board, at most. */
#define FRAME_SEVERAL 24

/* A board on a picture. What is to be drawn is given, the rest is laid out from it. */
typedef struct frame {
    rv_case *board;
    const rv_report *report;
    const rv_diag *against;        /* the diagnostic of an illegal turn, or NULL */
    const rv_shown_tile *to_place; /* the tile whose placements are shown, or NULL */
    const cells *legal;            /* where they are */
    bool named;                    /* as palette.named */

    svg *s;
    const palette *p;
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

void board_lay_out(frame *f, rv_arena *a);

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

/* A title in the largest type in which it fits, or else in several lines of the smallest; returns
 * the y of the line below it. */
int legend_title(svg *s, int x, int y, int width, const char *title, int least);
/* The title of the game, and what is going on; returns its end. */
int legend_head(const frame *f, int width);
/* The rest, from y down; returns its end. */
int legend_foot(const frame *f, int y, int width);

/* "7 followers in hand, 1 large, 2 gold": what a player has besides points. */
void legend_hand(rv_buf *o, const frame *f, int player);
/* A description of the picture in words, for its title and description. */
void legend_words(rv_buf *title, rv_buf *description, const frame *f);

/* ---- sheet_svg.c: a catalogue of tiles for printing, on sheets of A4. Tiles with the same
 * arrangement of lines stand together, so that a tile is found by its lines first; within a group
 * they are in the order of the set. */
/* The number of sheets for so many entries; and draws one of them, from 0. `look` is the look that
 * was searched for, NULL for the whole set. */
int picture_sheets(int n);
void picture_sheet(rv_buf *o, const rv_ruleset *rs, const tileset_entry *list, int n,
                   const char *look, int page);

#endif
