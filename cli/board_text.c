#include "board_text.h"
#include "tile_text.h"
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define MARGIN 4 /* for ranks, left of the canvas */
#define BORDER 2 /* of the canvas, for the wall and what stands in it */

/* The board in numbers: cells count from the north-west, characters from the canvas's corner. */
typedef struct map {
    rv_case *board;
    int x0, y1;   /* of the north-west cell */
    int nx, ny;   /* cells across and down */
    int width;    /* of a tile */
    bool *inside; /* nx * ny */
    canvas c;
} map;

static int column_of(const map *m, int x) {
    return BORDER + (x - m->x0) * m->width;
}

static int row_of(const map *m, int y) {
    return BORDER + (m->y1 - y) * TILE_ROWS;
}

static bool cell_inside(const map *m, int across, int down) {
    return across >= 0 && down >= 0 && across < m->nx && down < m->ny &&
           m->inside[down * m->nx + across];
}

/* Does a character of the canvas lie on a cell inside the wall? */
static bool spot_inside(const map *m, int row, int column) {
    return row >= BORDER && column >= BORDER &&
           cell_inside(m, (column - BORDER) / m->width, (row - BORDER) / TILE_ROWS);
}

/* ---- the box ------------------------------------------------------------------------------- */

/* The box that holds all cells inside the wall: start spaces lie outside and are drawn into the
 * wall, so they need no cells of their own. */
static void fit(map *m, const rv_shown_board *b) {
    int x0 = b->x1, x1 = b->x0, y0 = b->y1, y1 = b->y0;
    char name[16];
    for (int y = b->y0; y <= b->y1; y++)
        for (int x = b->x0; x <= b->x1; x++)
            if (rv_case_inside(m->board, x, y, name)) {
                x0 = x < x0 ? x : x0;
                x1 = x > x1 ? x : x1;
                y0 = y < y0 ? y : y0;
                y1 = y > y1 ? y : y1;
            }
    m->x0 = x0;
    m->y1 = y1;
    m->nx = x1 - x0 + 1;
    m->ny = y1 - y0 + 1;
    bool wide = MARGIN + 2 * BORDER + m->nx * TILE_COLUMNS > OUT_WIDTH;
    m->width = wide ? TILE_NARROW : TILE_COLUMNS;
}

static bool map_open(map *m, rv_case *board, const rv_shown_board *b) {
    char name[16];
    *m = (map){.board = board};
    fit(m, b);
    if (m->nx <= 0 || m->ny <= 0)
        return false;
    m->inside = calloc((size_t)m->nx * (size_t)m->ny, sizeof *m->inside);
    canvas_open(&m->c, m->ny * TILE_ROWS + 2 * BORDER, m->nx * m->width + 2 * BORDER);
    for (int i = 0; m->inside && i < m->nx * m->ny; i++)
        m->inside[i] = rv_case_inside(board, m->x0 + i % m->nx, m->y1 - i / m->nx, name);
    return m->inside && m->c.spots;
}

static void map_free(map *m) {
    free(m->inside);
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
    for (int i = 0; i < m->nx * m->ny; i++) {
        int row = BORDER + i / m->nx * TILE_ROWS, column = BORDER + i % m->nx * m->width;
        if (m->inside[i] && cell_blank(m, row, column))
            canvas_put(&m->c, row + 1, column + m->width / 2, "·", TINT_FAINT);
    }
}

/* ---- margins ------------------------------------------------------------------------------- */

/* What a file or rank is called: the letters or the digits of a cell's name, or a coordinate. */
static void label(const map *m, bool rank, int i, char to[16]) {
    int n = rank ? m->nx : m->ny;
    to[0] = '\0';
    for (int k = 0; k < n; k++) {
        int across = rank ? k : i, down = rank ? i : k;
        char name[16];
        if (!cell_inside(m, across, down) ||
            !rv_case_inside(m->board, m->x0 + across, m->y1 - down, name))
            continue;
        const char *cut = strchr(name, ',');
        size_t letters = cut ? (size_t)(cut - name) : 0;
        while (!cut && isalpha((unsigned char)name[letters]))
            letters++;
        const char *part = rank ? name + letters + (cut ? 1 : 0) : name;
        memmove(to, part, strlen(part) + 1);
        if (!rank)
            to[letters] = '\0';
        return;
    }
}

static void put_files(out *o, const map *m) {
    int column = 0;
    for (int i = 0; i < m->nx; i++) {
        char name[16];
        label(m, false, i, name);
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
    if (inner >= 0 && inner < m->ny * TILE_ROWS && inner % TILE_ROWS == 1)
        label(m, true, inner / TILE_ROWS, name);
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
    } else if (m.nx > 0 && m.ny > 0 && !o->error) {
        o->error = ENOMEM;
    }
    map_free(&m);
}
