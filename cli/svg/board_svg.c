#include "svg/board_svg.h"
#include "svg/land_svg.h"
#include "svg/legend_svg.h"
#include "svg/wall_svg.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

enum { LABELS = 420, MARGIN = 250, HALF = TILE_SIDE / 2 };

/* ---- cells --------------------------------------------------------------------------------- */

static bool tile_at(const frame *f, int column, int row) {
    FRAME_EACH_TILE(f, t) {
        if (!t->start && t->x - f->g.x0 == column && f->g.y1 - t->y == row)
            return true;
    }
    return false;
}

static void put_cell(const frame *f, int column, int row) {
    svg_font font = {170, 'm', false, "#b9ae97"};
    char name[24] = "";
    bool empty = !tile_at(f, column, row);
    svg_rect(f->s, frame_x(f, column), frame_y(f, row), TILE_SIDE, TILE_SIDE, "class",
             empty ? "cell" : "ground", "fill", PALETTE_GROUND, "stroke", PALETTE_GRID,
             "stroke-width", "1.2", NULL);
    if (empty && f->b.bounded && rv_case_inside(f->board, f->g.x0 + column, f->g.y1 - row, name))
        svg_text(f->s, frame_x(f, column) + HALF, frame_y(f, row) + HALF, &font, 0, name, NULL);
}

/* On a board without a border, only the empty cells beside tiles are drawn: no other can be used
 * yet. */
static bool shows(const frame *f, int column, int row) {
    return f->b.bounded || tile_at(f, column, row) || tile_at(f, column - 1, row) ||
           tile_at(f, column + 1, row) || tile_at(f, column, row - 1) ||
           tile_at(f, column, row + 1);
}

static void put_cells(const frame *f) {
    for (int i = 0; i < f->g.nx * f->g.ny; i++)
        if (f->g.inside[i] && shows(f, i % f->g.nx, i / f->g.nx))
            put_cell(f, i % f->g.nx, i / f->g.nx);
}

static void put_column_names(const frame *f, int above, int below) {
    svg_font font = {210, 'm', true, PALETTE_FAINT};
    char name[24];
    for (int i = 0; i < f->g.nx; i++) {
        grid_column_name(&f->g, f->board, i, name);
        svg_text(f->s, frame_x(f, i) + HALF, above, &font, 0, name, NULL);
        svg_text(f->s, frame_x(f, i) + HALF, below, &font, 0, name, NULL);
    }
}

static void put_row_names(const frame *f, int before, int behind) {
    svg_font font = {210, 'm', true, PALETTE_FAINT};
    char name[24];
    for (int i = 0; i < f->g.ny; i++) {
        grid_row_name(&f->g, f->board, i, name);
        svg_text(f->s, before, frame_y(f, i) + HALF, &font, 0, name, NULL);
        svg_text(f->s, behind, frame_y(f, i) + HALF, &font, 0, name, NULL);
    }
}

static void put_names(const frame *f) {
    int away = wall_depth(f) + LABELS / 2;
    put_column_names(f, f->top - away, frame_y(f, f->g.ny) + away);
    put_row_names(f, f->left - away, frame_x(f, f->g.nx) + away);
}

/* ---- tiles --------------------------------------------------------------------------------- */

static int tile_x(const frame *f, const rv_shown_tile *t) {
    return frame_x(f, t->x - f->g.x0);
}

static int tile_y(const frame *f, const rv_shown_tile *t) {
    return frame_y(f, f->g.y1 - t->y);
}

static void put_tiles(const frame *f) {
    FRAME_EACH_TILE(f, t) {
        if (!t->start)
            tile_svg(f->s, f->p, t, tile_x(f, t), tile_y(f, t), "tile");
    }
}

/* A frame on the edge of a tile, on a light frame as contrast. */
static void put_frame(const frame *f, int x, int y, const char *colour, const char *class) {
    svg_rect(f->s, x, y, TILE_SIDE, TILE_SIDE, "fill", "none", "stroke", "#ffffff", "stroke-width",
             "9", NULL);
    svg_rect(f->s, x, y, TILE_SIDE, TILE_SIDE, "class", class, "fill", "none", "stroke", colour,
             "stroke-width", "5", NULL);
}

static void put_last(const frame *f) {
    FRAME_EACH_TILE(f, t) {
        if (t->last)
            put_frame(f, tile_x(f, t), tile_y(f, t), PALETTE_LAST, "last");
    }
}

static void put_cross(const frame *f, int x, int y, const char *colour, const char *width) {
    svg_path(f->s, "fill", "none", "stroke", colour, "stroke-width", width, "stroke-linecap",
             "round", NULL);
    SVG_D(f->s, 'M', x + 200, y + 200, x + 800, y + 800);
    SVG_D(f->s, 'M', x + 800, y + 200, x + 200, y + 800);
    svg_path_end(f->s);
}

/* The refused tile is not on the board, but is drawn at its cell, transparent. */
static void put_refused(const frame *f, const rv_shown_tile *t) {
    int x = tile_x(f, t), y = tile_y(f, t);
    svg_group(f->s, 0, 0, "class", "struck", NULL);
    svg_group(f->s, 0, 0, "opacity", "0.75", NULL);
    tile_svg(f->s, f->p, t, x, y, "refused");
    svg_close(f->s);
    put_frame(f, x, y, PALETTE_AGAINST, "against");
    put_cross(f, x, y, "#ffffff", "12");
    put_cross(f, x, y, PALETTE_AGAINST, "7");
    svg_close(f->s);
}

/* In the corner where no tile has its name. */
static void put_number(const frame *f, int number, const rv_at_cell *at) {
    svg_font font = {260, 'm', true, "#ffffff"};
    int x = frame_x(f, at->x - f->g.x0) + TILE_SIDE - 90, y = frame_y(f, f->g.y1 - at->y) + 90;
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    svg_circle(f->s, x, y, 190, "class", "fault-number", "fill", PALETTE_AGAINST, "stroke",
               "#ffffff", "stroke-width", "3", NULL);
    svg_text(f->s, x, y, &font, 0, text, NULL);
}

/* The cells where something is wrong; a refused tile has a frame already. */
static void put_faults(const frame *f) {
    for (int i = 0; i < f->b.nfaults; i++) {
        const rv_at_cell *at = &f->b.faults[i];
        if (!f->is_refused || at->x != f->refused.x || at->y != f->refused.y)
            put_frame(f, frame_x(f, at->x - f->g.x0), frame_y(f, f->g.y1 - at->y), PALETTE_AGAINST,
                      "fault");
    }
    for (int i = 0; i < f->b.nfaults; i++)
        put_number(f, i + 1, &f->b.faults[i]);
}

/* ---- legal cells --------------------------------------------------------------------------- */

/* The rotations, two on each line. */
static void put_degrees(const frame *f, unsigned rotations) {
    svg_font font = {150, 'm', false, "#10502f"};
    int n = 0, y = 650;
    out line;
    out_open(&line, OUT_NOWHERE, false);
    for (int q = 0; q < 4; q++) {
        if (rotations >> q & 1)
            out_printf(&line, "%s%d°", n++ % 2 ? "  " : "", 90 * q);
        if (n && (n % 2 == 0 || q == 3) && line.n) {
            svg_text(f->s, HALF, y, &font, 0, out_text(&line), NULL);
            out_reset(&line);
            y += 170;
        }
    }
    out_end(&line, f->s->o);
}

static void put_legal(const frame *f, const legal_cell *l) {
    int x = frame_x(f, l->x - f->g.x0), y = frame_y(f, f->g.y1 - l->y), n = 0;
    svg_font large = {400, 'm', true, "#10502f"};
    char number[16];
    for (int q = 0; q < 4; q++)
        n += (int)(l->rotations >> q & 1);
    snprintf(number, sizeof number, "%d", n);
    svg_group(f->s, x, y, "class", "legal", NULL);
    svg_rect(f->s, 25, 25, TILE_SIDE - 50, TILE_SIDE - 50, "fill", "#c4e8cd", NULL);
    svg_rect(f->s, 25, 25, TILE_SIDE - 50, TILE_SIDE - 50, "fill", "url(#legal)", "stroke",
             "#1c7a45", "stroke-width", "4", "stroke-dasharray", "9 5", NULL);
    svg_round(f->s, 110, 110, TILE_SIDE - 220, TILE_SIDE - 220, 60, "fill", "#ffffff",
              "fill-opacity", "0.9", NULL);
    svg_text(f->s, HALF, 340, &large, 0, number, NULL);
    put_degrees(f, l->rotations);
    svg_close(f->s);
}

/* ---- the document -------------------------------------------------------------------------- */

static void put_definitions(svg *s, const palette *p) {
    svg_open(s, "defs");
    palette_patterns(s);
    if (p->kinds.by_edges)
        land_svg_definitions(s);
    svg_open(s, "pattern");
    svg_attrs(s, "id", "legal", "patternUnits", "userSpaceOnUse", "width", "10", "height", "10",
              NULL);
    svg_open(s, "path");
    svg_attrs(s, "d", "M-2 8L8 -2M2 12L12 2", "stroke", "#6fbf8a", "stroke-width", "1.6", NULL);
    svg_close(s);
    svg_close(s);
    svg_close(s);
}

static void put_board(const frame *f, const board_picture *p) {
    svg_group(f->s, 0, 0, "class", "board", NULL);
    wall_svg(f);
    put_cells(f);
    for (int i = 0; i < p->nlegal; i++)
        put_legal(f, &p->legal[i]);
    put_tiles(f);
    wall_svg_above(f);
    put_last(f);
    if (f->is_refused)
        put_refused(f, &f->refused);
    put_faults(f);
    put_names(f);
    svg_close(f->s);
}

static void put_words(const frame *f, const board_picture *p) {
    out title, description;
    out_open(&title, OUT_NOWHERE, false);
    out_open(&description, OUT_NOWHERE, false);
    legend_words(&title, &description, f, p);
    svg_line_of(f->s, "title", out_text(&title));
    svg_line_of(f->s, "desc", out_text(&description));
    out_end(&description, f->s->o);
    out_end(&title, f->s->o);
}

/* The place of the board on the sheet; returns its width. */
static int find_place(frame *f) {
    int around = wall_depth(f) + LABELS, wide = f->g.nx * TILE_SIDE + 2 * around;
    int width = (wide > LEGEND_NARROWEST ? wide : LEGEND_NARROWEST) + 2 * MARGIN;
    f->left = (width - f->g.nx * TILE_SIDE) / 2;
    f->top = MARGIN + LEGEND_HEAD + around;
    return width;
}

static void open_document(svg *s, int width, int height) {
    out_put(s->o, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    svg_open(s, "svg");
    svg_attrs(s, "xmlns", "http://www.w3.org/2000/svg", "role", "img", "font-family", "sans-serif",
              NULL);
    svg_number(s, "width", width);
    svg_number(s, "height", height);
    out_printf(s->o, " viewBox=\"0 0 %d.%d %d.%d\"", width / 10, width % 10, height / 10,
               height % 10);
}

/* The head of the document gives the height, which is known only at the end, so the rest is written
 * to a buffer first. */
static void put_document(out *o, const board_picture *p, frame *f) {
    out body;
    svg s;
    int width = find_place(f);
    out_open(&body, OUT_NOWHERE, false);
    svg_begin(&s, &body);
    f->s = &s;
    legend_head(f, p, width);
    put_board(f, p);
    int below = frame_y(f, f->g.ny) + wall_depth(f) + LABELS;
    int height = legend_foot(f, p, below, width) + MARGIN;

    svg_begin(&s, o);
    open_document(&s, width, height);
    put_words(f, p);
    put_definitions(&s, f->p);
    svg_rect(&s, 0, 0, width, height, "fill", PALETTE_PAPER, NULL);
    out_raw(o, out_text(&body));
    out_end(&body, o);
    svg_close(&s);
    f->s = NULL;
}

/* On an unbounded board the refused tile may lie far outside. */
static void reach_to(rv_shown_board *b, const rv_shown_tile *t) {
    b->x0 = t->x < b->x0 ? t->x : b->x0;
    b->x1 = t->x > b->x1 ? t->x : b->x1;
    b->y0 = t->y < b->y0 ? t->y : b->y0;
    b->y1 = t->y > b->y1 ? t->y : b->y1;
}

/* Everything on the board, read once; NULL if memory ran out. */
static rv_shown_tile *list_tiles(rv_case *c, int n) {
    rv_shown_tile *list = calloc((size_t)n + 1, sizeof *list);
    for (int i = 0; list && i < n; i++)
        rv_case_board_tile(c, i, &list[i]);
    return list;
}

static bool lay_out(frame *f, const board_picture *p) {
    rv_case_board(p->board, &f->b);
    f->is_refused = p->against && rv_case_refused(p->board, &f->refused);
    if (f->is_refused && !f->b.bounded)
        reach_to(&f->b, &f->refused);
    f->tiles = list_tiles(p->board, f->b.ntiles);
    return f->tiles && grid_open(&f->g, p->board, &f->b, 1) &&
           track_open(&f->t, &f->g, p->board, &f->b);
}

void board_svg(out *o, const board_picture *p) {
    palette colours = palette_of(p->report->ruleset, p->report);
    frame f = {.p = &colours, .report = p->report, .board = p->board};
    if (lay_out(&f, p))
        put_document(o, p, &f);
    else if (!o->error)
        o->error = ENOMEM;
    track_free(&f.t);
    grid_free(&f.g);
    free(f.tiles);
}
