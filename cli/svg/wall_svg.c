/* wall_svg.c - the wall around a board that has one, as a picture: from the cells outwards masonry
 * with the start spaces in it, then the track; and a tower on each corner.
 *
 * A direction d is 0 north … 3 west, seen from a cell; dx and dy are its steps on the picture.
 */
#include "shown.h"
#include "svg/layout.h"
#include <stdio.h>

/* From the cells outwards: masonry with the start spaces in it, then the track. Towers are wider
 * than both, and slightly smaller than a cell, so that they stand apart. */
enum { MASONRY = 330, TRACK = 430, TOWER = 900, HALF = TILE_SIDE / 2 };

int wall_depth(const frame *f) {
    return !f->b.bounded ? 0 : f->t.n ? TOWER : MASONRY;
}

/* A rectangle between two opposite corners. */
static void trace_box(svg *s, int x1, int y1, int x2, int y2) {
    int x = x1 < x2 ? x1 : x2, y = y1 < y2 ? y1 : y2;
    int w = x1 + x2 - 2 * x, h = y1 + y2 - 2 * y;
    SVG_D(s, 'M', x, y);
    SVG_D(s, 'h', w);
    SVG_D(s, 'v', h);
    SVG_D(s, 'h', -w);
    SVG_SHUT(s);
}

/* ---- the body ------------------------------------------------------------------------------ */

/* The vertex of a cell from which its side in direction d continues clockwise. */
static void vertex(const frame *f, int column, int row, int d, int *x, int *y) {
    *x = frame_x(f, column + (d == 1 || d == 2));
    *y = frame_y(f, row + (d == 2 || d == 3));
}

static bool outside_at(const frame *f, int column, int row, int d) {
    return !grid_inside(&f->g, column + dx(d), row + dy(d));
}

/* A strip along each side that faces the outside, and a block at each corner that is turned
 * outwards; together they are the wall. */
static void put_body(const frame *f, const char *fill, int depth, const char *class, bool drawn) {
    svg_path(f->s, "class", class, SVG_PAINT(fill, drawn ? PALETTE_INK : fill, drawn ? "5" : "0.8"),
             "stroke-linejoin", "round", NULL);
    for (int i = 0; i < 4 * f->g.nx * f->g.ny; i++) {
        int d = i % 4, next = (d + 1) & 3, column = i / 4 % f->g.nx, row = i / 4 / f->g.nx, x, y;
        if (!f->g.inside[i / 4] || !outside_at(f, column, row, d))
            continue;
        vertex(f, column, row, d, &x, &y);
        trace_box(f->s, x, y, x + dx(next) * TILE_SIDE + dx(d) * depth,
                  y + dy(next) * TILE_SIDE + dy(d) * depth);
        if (!outside_at(f, column, row, next))
            continue;
        vertex(f, column, row, next, &x, &y);
        trace_box(f->s, x, y, x + (dx(d) + dx(next)) * depth, y + (dy(d) + dy(next)) * depth);
    }
    svg_path_end(f->s);
}

/* ---- spaces -------------------------------------------------------------------------------- */

/* A space of the track: its middle, and its extent. */
typedef struct space {
    int x, y, w, h;
} space;

/* Along a side the first of the two spaces comes first clockwise. */
static space on_side(const frame *f, const track_pair *p, int second) {
    int next = (p->away + 1) & 3, x, y;
    vertex(f, p->column - dx(p->away), p->row - dy(p->away), p->away, &x, &y);
    int along = HALF / 2 + second * HALF, away = MASONRY + TRACK / 2;
    bool upright = p->away % 2; /* the wall goes north or south here */
    return (space){x + dx(next) * along + dx(p->away) * away,
                   y + dy(next) * along + dy(p->away) * away, upright ? TRACK : HALF,
                   upright ? HALF : TRACK};
}

/* Of a tower the half along u or v, cut by the diagonal from its vertex; `part` in hundredths of
 * the way from the vertex, along and across. */
static void in_tower(const frame *f, const track_pair *p, int second, int along, int across, int *x,
                     int *y) {
    int a = second ? p->v : p->u, b = second ? p->u : p->v;
    *x = frame_x(f, p->vx) + (dx(a) * along + dx(b) * across) * TOWER / 100;
    *y = frame_y(f, p->vy) + (dy(a) * along + dy(b) * across) * TOWER / 100;
}

static void put_space(const frame *f, const track_pair *p, int number) {
    space z = on_side(f, p, number & 1);
    bool start = false;
    FRAME_EACH_TILE(f, t)
        start |= t->start && (t->space == number || t->space + 1 == number);
    svg_font font = {start ? 150 : 125, 'm', start, start ? PALETTE_INK : PALETTE_FAINT};
    svg_group(f->s, 0, 0, "class", "space", NULL);
    svg_rect(f->s, z.x - z.w / 2, z.y - z.h / 2, z.w, z.h,
             SVG_PAINT(start ? "#ffffff" : "#f3ecdc", "#8a7d66", "1.2"), NULL);
    int shift = 95; /* from the middle, so that a marker has room */
    svg_text(f->s, z.x + dx(p->away) * shift, z.y + dy(p->away) * shift, &font, 0,
             out_format(f->s->o, "%d", number), NULL);
    svg_close(f->s);
}

/* ---- gates --------------------------------------------------------------------------------- */

/* A way through the wall, across the track and the masonry. */
static void put_gate(const frame *f, int behind) {
    const track_pair *here = &f->t.pairs[behind / 2];
    const track_pair *p = here->corner ? &f->t.pairs[(behind + 1) / 2 % f->t.n] : here;
    int x, y, along = behind % 2 == 0 ? HALF : p == here ? TILE_SIDE : 0, wide = 60;
    if (p->corner) /* both spaces lie in towers */
        return;
    int next = (p->away + 1) & 3;
    vertex(f, p->column - dx(p->away), p->row - dy(p->away), p->away, &x, &y);
    x += dx(next) * along + dx(p->away) * MASONRY;
    y += dy(next) * along + dy(p->away) * MASONRY;
    svg_titled(f->s, 0, 0, "gate",
               out_format(f->s->o, "gate between %d and %d", behind, (behind + 1) % f->b.track));
    svg_path(f->s, SVG_PAINT("#5b4630", PALETTE_INK, "2"), NULL);
    trace_box(f->s, x - dx(next) * wide, y - dy(next) * wide,
              x + dx(next) * wide + dx(p->away) * TRACK, y + dy(next) * wide + dy(p->away) * TRACK);
    svg_path_end(f->s);
    svg_close(f->s);
}

/* ---- towers -------------------------------------------------------------------------------- */

static void put_tower(const frame *f, const track_pair *p, int number) {
    int x1, y1, x2, y2;
    const rv_thing *corner = shown_at(&f->b.things, "corner", number);
    in_tower(f, p, 0, 0, 0, &x1, &y1);
    in_tower(f, p, 0, 100, 100, &x2, &y2);
    int x = x1 < x2 ? x1 : x2, y = y1 < y2 ? y1 : y2;
    svg_group(f->s, 0, 0, "class", "tower", NULL);
    svg_round(f->s, x, y, TOWER, TOWER, 70, SVG_PAINT("#d9cdb8", PALETTE_INK, "3"), NULL);
    int in = TOWER / 20;
    svg_line(f->s, x1 + (x2 > x1 ? in : -in), y1 + (y2 > y1 ? in : -in), x2 - (x2 > x1 ? in : -in),
             y2 - (y2 > y1 ? in : -in), "stroke", "#8a7d66", "stroke-width", "2", NULL);
    svg_font font = {175, 'm', true, PALETTE_INK};
    for (int i = 0; i < 2; i++) {
        int at_x, at_y;
        in_tower(f, p, i, 80, 18, &at_x, &at_y);
        svg_text(f->s, at_x, at_y, &font, 0, out_format(f->s->o, "%d", number + i), NULL);
    }
    if (corner && corner->number) /* -1: unknown */
        icon_wall_tile(f->s, corner->number, x + TOWER / 2, y + TOWER / 2, 340, "token",
                       out_format(f->s->o, "corner %d", number));
    if (f->disputed && f->disputed->space == 1 + number)
        icon_put(f->s, "ring", x + TOWER / 2, y + TOWER / 2, 400);
    svg_close(f->s);
}

/* ---- start spaces -------------------------------------------------------------------------- */

/* The sides of the board on which its features appear. */
static void put_start(const frame *f, const rv_shown_tile *t) {
    int column = t->x - f->g.x0, row = f->g.y1 - t->y;
    for (int d = 0; d < 4; d++) { /* of the cell before it */
        int printed = (d + 2) & 3, x, y;
        bool faces = false;
        for (int r = 0; r < t->nregions; r++)
            faces = faces || t->regions[r].ports >> 3 * printed & 7;
        if (!faces || !grid_inside(&f->g, column - dx(d), row - dy(d)))
            continue;
        vertex(f, column - dx(d), row - dy(d), d, &x, &y);
        tile_svg_start(f->s, f->p, t, d, x, y, MASONRY);
    }
}

/* ---- markers ------------------------------------------------------------------------------- */

/* The place of the marker: side by side with others, and not on the number of its space. */
static space place_of(const frame *f, int player) {
    int number = f->b.hands[player].space, same = 0, before = 0;
    for (int i = 0; i < f->report->nplayers; i++) {
        same += f->b.hands[i].space == number;
        before += f->b.hands[i].space == number && i < player;
    }
    int apart = (2 * before - same + 1) * 120;
    const track_pair *p = &f->t.pairs[number / 2];
    space z = {0};
    if (p->corner) {
        in_tower(f, p, number & 1, 80, 58 + apart / 9, &z.x, &z.y);
        return z;
    }
    z = on_side(f, p, number & 1);
    bool upright = p->away % 2, lies = f->b.hands[player].score >= f->b.track;
    z.x -= dx(p->away) * (110 + 240 * before + 60 * lies);
    z.x += upright ? 0 : apart;
    z.y -= dy(p->away) * 160;
    return z;
}

/* ---- the whole ----------------------------------------------------------------------------- */

void wall_svg(const frame *f) {
    if (!f->b.bounded)
        return;
    int depth = f->t.n ? MASONRY + TRACK : MASONRY;
    put_body(f, PALETTE_INK, depth, "wall", true);
    put_body(f, "#b5a88f", depth, "masonry", false);
}

void wall_svg_spaces(const frame *f) {
    if (!f->b.bounded)
        return;
    for (int i = 0; i < 2 * f->t.n; i++)
        if (!f->t.pairs[i / 2].corner)
            put_space(f, &f->t.pairs[i / 2], i);
    SHOWN_EACH(&f->b.things, "gate", t)
    if (f->t.n)
        put_gate(f, t->place);
    FRAME_EACH_TILE(f, t) {
        if (t->start)
            put_start(f, t);
    }
    svg_path(f->s, "class", "outline", SVG_PAINT("none", PALETTE_INK, "4"), "stroke-linecap",
             "square", NULL);
    for (int i = 0; i < f->g.nx * f->g.ny; i++)
        for (int d = 0; f->g.inside[i] && d < 4; d++)
            if (outside_at(f, i % f->g.nx, i / f->g.nx, d)) {
                int x, y;
                vertex(f, i % f->g.nx, i / f->g.nx, d, &x, &y);
                SVG_D(f->s, 'M', x, y);
                SVG_D(f->s, 'l', dx((d + 1) & 3) * TILE_SIDE, dy((d + 1) & 3) * TILE_SIDE);
            }
    svg_path_end(f->s);
}

void wall_svg_above(const frame *f) {
    if (!f->b.bounded)
        return;
    for (int i = 0; i < f->t.n; i++)
        if (f->t.pairs[i].corner)
            put_tower(f, &f->t.pairs[i], 2 * i);
    for (int i = 0; f->t.n && i < f->report->nplayers; i++) {
        int score = f->b.hands[i].score;
        space z = place_of(f, i);
        char title[64];
        snprintf(title, sizeof title, "%s: %d points, space %d", f->report->label[i], score,
                 f->b.hands[i].space);
        icon_follower(f->s, f->p, i, 0, score >= f->b.track, z.x, z.y, 300, "marker", title);
    }
}
