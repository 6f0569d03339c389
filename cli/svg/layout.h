/* layout.h - the place of a board on a picture, shared by its parts. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include "svg/tile_svg.h"
#include "track.h"

/* So many tiles with an uncertain look are drawn beside a board. */
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

#define FRAME_EACH_TILE(f, t)                                                                      \
    for (const rv_shown_tile *t = (f)->tiles; t < (f)->tiles + (f)->b.ntiles; t++)

#endif
