#include "board_text.h"
#include "grid.h"
#include "tile_text.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define MARGIN 4 /* for ranks, left of the canvas */
#define BORDER 2 /* of the canvas, for the wall and what stands in it */

/* The board in characters, counted from the canvas's corner. */
typedef struct map {
    rv_case *board;
    grid g;
    int width; /* of a tile */
    canvas c;
} map;

static int column_of(const map *m, int x) {
    return BORDER + (x - m->g.x0) * m->width;
}

static int row_of(const map *m, int y) {
    return BORDER + (m->g.y1 - y) * TILE_ROWS;
}

/* Does a character of the canvas lie on a cell inside the wall? */
static bool spot_inside(const map *m, int row, int column) {
    return row >= BORDER && column >= BORDER &&
           grid_inside(&m->g, (column - BORDER) / m->width, (row - BORDER) / TILE_ROWS);
}

static bool map_open(map *m, rv_case *board, const rv_shown_board *b) {
    *m = (map){.board = board};
    if (!grid_open(&m->g, board, b, 0))
        return false;
    bool wide = MARGIN + 2 * BORDER + m->g.nx * TILE_COLUMNS > OUT_WIDTH;
    m->width = wide ? TILE_NARROW : TILE_COLUMNS;
    canvas_open(&m->c, m->g.ny * TILE_ROWS + 2 * BORDER, m->g.nx * m->width + 2 * BORDER);
    return m->c.spots;
}

static void map_free(map *m) {
    grid_free(&m->g);
    canvas_free(&m->c);
}

/* ---- the wall ------------------------------------------------------------------------------ */

/* The wall runs through every character outside that touches one inside, if only at a corner. */
static bool is_wall(const map *m, int row, int column) {
    if (spot_inside(m, row, column))
        return false;
    for (int r = -1; r <= 1; r++)
        for (int k = -1; k <= 1; k++)
            if (spot_inside(m, row + r, column + k))
                return true;
    return false;
}

static void put_wall(map *m) {
    /* by neighbours that are wall: 1 north, 2 east, 4 south, 8 west */
    static const char *const glyphs[16] = {"",  "║", "═", "╚", "║", "║", "╔", "╠",
                                           "═", "╝", "═", "╩", "╗", "╣", "╦", "╬"};
    for (int r = 0; r < m->c.rows; r++)
        for (int k = 0; k < m->c.columns; k++)
            if (is_wall(m, r, k)) {
                int around = is_wall(m, r - 1, k) | is_wall(m, r, k + 1) << 1 |
                             is_wall(m, r + 1, k) << 2 | is_wall(m, r, k - 1) << 3;
                canvas_put(&m->c, r, k, glyphs[around], TINT_FAINT);
            }
}

/* A start space shows only the side that faces into the castle. */
static void put_start(map *m, const rv_shown_tile *t, const tile_style *style) {
    static const struct {
        int dx, dy, port;
    } sides[] = {{0, 1, 1}, {1, 0, 4}, {0, -1, 7}, {-1, 0, 10}};
    char name[16];
    for (int i = 0; i < 4; i++) {
        bool faces = false;
        for (int k = -1; k <= 1; k++)
            for (int g = 0; g < t->nregions; g++)
                faces = faces || t->regions[g].ports & 1u << (sides[i].port + k);
        if (faces && rv_case_inside(m->board, t->x + sides[i].dx, t->y + sides[i].dy, name))
            tile_draw_side(&m->c, row_of(m, t->y), column_of(m, t->x), m->width, t, sides[i].port,
                           style);
    }
}

/* ---- cells --------------------------------------------------------------------------------- */

static void put_tiles(map *m, int ntiles, const tile_style *style) {
    rv_shown_tile t;
    for (int i = 0; i < ntiles; i++) {
        rv_case_board_tile(m->board, i, &t);
        if (t.start)
            put_start(m, &t, style);
        else
            tile_draw(&m->c, row_of(m, t.y), column_of(m, t.x), m->width, &t, style);
    }
}

static bool cell_blank(const map *m, int row, int column) {
    for (int r = 0; r < TILE_ROWS; r++)
        for (int k = 0; k < m->width; k++)
            if (!canvas_blank(&m->c, row + r, column + k))
                return false;
    return true;
}

static void put_empty(map *m) {
    for (int i = 0; i < m->g.nx * m->g.ny; i++) {
        int row = BORDER + i / m->g.nx * TILE_ROWS, column = BORDER + i % m->g.nx * m->width;
        if (m->g.inside[i] && cell_blank(m, row, column))
            canvas_put(&m->c, row + 1, column + m->width / 2, "·", TINT_FAINT);
    }
}

/* ---- margins ------------------------------------------------------------------------------- */

static void put_files(out *o, const map *m) {
    int column = 0;
    for (int i = 0; i < m->g.nx; i++) {
        char name[16];
        grid_column_name(&m->g, m->board, i, name);
        int at = MARGIN + BORDER + i * m->width + m->width / 2 - (int)strlen(name) / 2;
        out_spaces(o, at - column);
        out_put(o, name);
        column = at + (int)strlen(name);
    }
    out_put(o, "\n");
}

static void put_row(out *o, const map *m, int row) {
    char name[16] = "";
    int inner = row - BORDER;
    if (inner >= 0 && inner < m->g.ny * TILE_ROWS && inner % TILE_ROWS == 1)
        grid_row_name(&m->g, m->board, inner / TILE_ROWS, name);
    out_printf(o, "%*s", MARGIN - 1, name);
    out_put(o, " ");
    canvas_write(&m->c, row, o);
    out_put(o, "\n");
}

void board_put(out *o, rv_case *c, const rv_shown_board *b, const rv_report *p) {
    map m;
    tile_style style = tile_style_of(p->ruleset, p);
    if (map_open(&m, c, b)) {
        if (b->bounded)
            put_wall(&m);
        put_tiles(&m, b->ntiles, &style);
        if (b->bounded)
            put_empty(&m);
        put_files(o, &m);
        for (int row = 1; row < m.c.rows - 1; row++)
            put_row(o, &m, row);
        put_files(o, &m);
    } else if (m.g.nx > 0 && m.g.ny > 0 && !o->error) {
        o->error = ENOMEM;
    }
    map_free(&m);
}
