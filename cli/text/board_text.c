/* board_text.c - the board as text. The map says which character of the canvas is where: each cell
 * is TILE_ROWS high, and one character separates two cells of a row. A board that is too wide is
 * drawn with narrow tiles, and one that is wider still in several parts.
 */
#include "text/text.h"
#include "text/tile_text.h"
#include <stdio.h>

#define MARGIN 4 /* minimum width for row names, left of the canvas */
#define BORDER 2 /* of the canvas, for the wall and its start spaces */

/* The board in characters, counted from the corner of the canvas. */
typedef struct map {
    rv_case *board;
    grid g;
    bool walled;
    int margin;       /* for row names, left of the canvas */
    int width, pitch; /* of a tile, and with the character that separates two cells of a row */
    int part;         /* number of columns that fit beside each other */
    canvas c;
    int top, bottom;          /* rows of the canvas that are shown */
    bool is_refused, may_lie; /* there is a tile of an illegal turn; it itself may lie there */
    rv_shown_tile refused;
} map;

static int column_of(const map *m, int x) {
    return BORDER + (x - m->g.x0) * m->pitch;
}

static int row_of(const map *m, int y) {
    return BORDER + (m->g.y1 - y) * TILE_ROWS;
}

/* Whether a character of the canvas lies on a cell inside the wall. */
static bool spot_inside(const map *m, int row, int column) {
    if (row < BORDER || column < BORDER)
        return false;
    int across = (column - BORDER) / m->pitch, down = (row - BORDER) / TILE_ROWS;
    bool between = (column - BORDER) % m->pitch == m->width;
    return grid_inside(&m->g, across, down) && (!between || grid_inside(&m->g, across + 1, down));
}

static bool map_open(map *m, out *o, rv_case *board, const rv_shown_board *b,
                     const rv_diag *against) {
    rv_shown_board reach = *b;
    *m = (map){.board = board, .walled = b->bounded};
    m->is_refused =
        shown_refused(out_arena(o), m->board, &reach, against, &m->refused, &m->may_lie) &&
        *m->refused.cell;
    if (m->is_refused)
        grid_reach(&reach, m->refused.x, m->refused.y);
    if (!grid_open(&m->g, board, &reach, 0, out_arena(o)))
        return false;
    m->margin = MARGIN;
    for (int k = 0; k < m->g.ny; k++) {
        char name[24];
        grid_name(&m->g, m->board, true, k, name);
        int needed = (int)strlen(name) + 1;
        m->margin = needed > m->margin ? needed : m->margin;
    }
    /* the largest width of tiles with which the board fits; if it never fits, it is cut */
    int room = out_width(o) - m->margin - 2 * BORDER;
    m->width = m->g.nx * (TILE_COLUMNS + 1) <= room ? TILE_COLUMNS : TILE_NARROW;
    m->pitch = m->width + 1;
    m->part = room / m->pitch < m->g.nx ? room / m->pitch : m->g.nx;
    m->c = canvas_open(o, m->g.ny * TILE_ROWS + 2 * BORDER, m->g.nx * m->pitch + 2 * BORDER);
    return true;
}

/* ---- the wall ------------------------------------------------------------------------------ */

/* The wall covers every character outside that touches one inside, even at a corner. */
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

/* A start space shows only the side that faces the board. */
static void put_start(map *m, const rv_shown_tile *t, const palette *style) {
    char name[24];
    for (int side = 0; side < 4; side++) {
        bool faces = false;
        for (int g = 0; g < t->nregions; g++)
            faces |= t->regions[g].ports >> 3 * side & 7;
        if (faces && rv_case_inside(m->board, t->x + dx(side), t->y - dy(side), name))
            tile_draw_side(&m->c, row_of(m, t->y), column_of(m, t->x) + dx(side), m->width, t,
                           3 * side + 1, style);
    }
}

/* ---- cells --------------------------------------------------------------------------------- */

/* A tile is separated from its neighbours in the west and east, except for its lines, which
 * continue. */
static void put_tile(map *m, const rv_shown_tile *t, const palette *style) {
    int row = row_of(m, t->y), column = column_of(m, t->x);
    tile_draw(&m->c, row, column, m->width, t, style);
    for (int i = 0; i < 2 * TILE_ROWS; i++) {
        int r = row + i / 2, k = i % 2 ? column + m->width : column - 1;
        const char *tint = NULL, *line = tile_line(t, i % 2 ? 4 : 10, style, &tint);
        bool goes_on = i / 2 == 1 && tint;
        if (spot_inside(m, r, k) && (i / 2 == 1 || canvas_blank(&m->c, r, k)))
            canvas_put(&m->c, r, k, goes_on ? line : "┊", goes_on ? tint : TINT_FAINT);
    }
}

static bool cell_blank(const map *m, int row, int column) {
    for (int r = 0; r < TILE_ROWS; r++)
        for (int k = 0; k < m->width; k++)
            if (!canvas_blank(&m->c, row + r, column + k))
                return false;
    return true;
}

/* The cells where something is wrong: what cannot be built over the tile, while what is in its
 * middle stays; a question mark or hatching if no tile lies there; bars at both sides; and then the
 * numbers, in the first row, where there is room between two cells. */
static void put_faults(map *m, const rv_shown_board *b) {
    RV_EACH_AT(b->faults, b->nfaults, at) {
        int row = row_of(m, at->y), column = column_of(m, at->x);
        bool upright = at->axis == 1;
        for (int i = 0; at->axis && i < (upright ? TILE_ROWS : m->width); i++) {
            int r = row + (upright ? i : 1), k = column + (upright ? m->width / 2 : i);
            bool middle = r == row + 1 && k == column + m->width / 2;
            if (!middle || canvas_blank(&m->c, r, k))
                canvas_put(&m->c, r, k, upright ? "║" : "═", TINT_AGAINST);
        }
        bool refused = m->is_refused && at->x == m->refused.x && at->y == m->refused.y;
        bool empty = cell_blank(m, row, column);
        for (int i = 0; empty && refused && i < TILE_ROWS * m->width; i++)
            canvas_put(&m->c, row + i / m->width, column + i % m->width, "╱", TINT_AGAINST);
        if (empty && !refused)
            canvas_put(&m->c, row + 1, column + m->width / 2, "?", TINT_AGAINST);
        for (int i = 0; i < 2 * TILE_ROWS; i++)
            canvas_put(&m->c, row + i / 2, i % 2 ? column + m->width : column - 1, "┃",
                       TINT_AGAINST);
    }
    RV_EACH_AT(b->faults, b->nfaults, at) {
        char text[16];
        int n = snprintf(text, sizeof text, "[%d]", at->number);
        for (int k = 0; k < n; k++)
            canvas_put(&m->c, row_of(m, at->y), column_of(m, at->x) - 2 + k,
                       (const char[]){text[k], '\0'}, TINT_AGAINST);
    }
}

/* ---- margins ------------------------------------------------------------------------------- */

/* Columns from `first` to before `end`. */
static void put_files(out *o, const map *m, int first, int end) {
    for (int i = first; i < end; i++) {
        char name[24];
        grid_name(&m->g, m->board, false, i, name);
        out_tab(o,
                m->margin + BORDER + (i - first) * m->pitch + m->width / 2 - (int)strlen(name) / 2);
        out_clean(o, name);
    }
    out_put(o, "\n");
}

/* Shows as many lines as there is room for, around the middle of the tile that was laid last. */
static void find_rows(map *m, out *o, int ntiles, int lines) {
    int around = m->walled ? 1 : BORDER; /* rows of the border that stay empty */
    int room = lines - 2, last = -1;
    for (int i = 0; i < ntiles && last < 0; i++) {
        const rv_shown_tile t = shown_board_tile(out_arena(o), m->board, i);
        if (t.last)
            last = row_of(m, t.y) + TILE_ROWS / 2;
    }
    m->top = around;
    m->bottom = m->c.rows - around;
    if (!lines || last < 0 || room >= m->bottom - m->top)
        return;
    int top = last - room / 2, most = m->bottom - room;
    m->top = top < m->top ? m->top : top < most ? top : most;
    m->bottom = m->top + room;
}

void board_put(out *o, rv_case *c, const rv_shown_board *b, const rv_report *p, int lines) {
    map m;
    palette style = palette_of(p->ruleset, p);
    if (!map_open(&m, o, c, b, shown_against(p)))
        return;
    if (b->bounded)
        put_wall(&m);
    for (int i = 0; i < b->ntiles; i++) {
        const rv_shown_tile t = shown_board_tile(out_arena(o), c, i);
        (t.start ? put_start : put_tile)(&m, &t, &style);
    }
    if (m.may_lie)
        put_tile(&m, &m.refused, &style);
    put_faults(&m, b);
    for (int i = 0; b->bounded && i < m.g.nx * m.g.ny; i++) {
        int row = BORDER + i / m.g.nx * TILE_ROWS, column = BORDER + i % m.g.nx * m.pitch;
        if (m.g.inside[i] && cell_blank(&m, row, column))
            canvas_put(&m.c, row + 1, column + m.width / 2, "·", TINT_FAINT);
    }
    find_rows(&m, o, b->ntiles, lines);
    for (int first = 0; first < m.g.nx; first += m.part) {
        out_put(o, first ? "\n" : "");
        int end = first + m.part < m.g.nx ? first + m.part : m.g.nx;
        put_files(o, &m, first, end);
        for (int row = m.top; row < m.bottom; row++) {
            char name[24] = "";
            int inner = row - BORDER;
            if (inner >= 0 && inner < m.g.ny * TILE_ROWS && inner % TILE_ROWS == 1)
                grid_name(&m.g, m.board, true, inner / TILE_ROWS, name);
            out_printf(o, "%*s", m.margin - 1, name);
            out_put(o, first ? "  " : " ");
            int from = first ? BORDER + first * m.pitch - 1 : 0; /* cut between two cells */
            int to = end < m.g.nx ? BORDER + end * m.pitch : m.c.columns;
            canvas_write(&m.c, row, from, to, o);
            out_put(o, "\n");
        }
        put_files(o, &m, first, end);
    }
}

/* ---- what is wrong -------------------------------------------------------------------------- */

void board_put_faults(out *o, rv_case *c, const rv_shown_board *b, const rv_report *p) {
    char cell[24];
    SHOWN_EACH_FAULT(p, b, g, number) {
        rv_case_inside(c, g->at.x, g->at.y, cell);
        out_printf(o, OUT_AGAINST "[%d]" OUT_PLAIN " %s: ", number, cell);
        out_paragraph(o, 4, g->message);
    }
}
