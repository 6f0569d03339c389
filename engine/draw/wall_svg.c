/* wall_svg.c - the wall around a board that has one, as a picture: from the cells outwards masonry
 * with the start spaces in it, then the track; and a tower on each corner.
 *
 * A direction d is 0 north … 3 west, seen from a cell; dx and dy are its steps on the picture.
 */
#include "draw/geometry.h"
#include "draw/pictures.h"
#include <stdlib.h>

/* Widths from the cells outwards: masonry with the start spaces in it, then the track. Towers are
 * wider than both, and slightly smaller than a cell, so that they stand apart. */
enum { MASONRY = 330, TRACK = 430, TOWER = 900, HALF = TILE_SIDE / 2 };

int wall_depth(const frame *f) {
    return !f->b.bounded ? 0 : f->t.n ? TOWER : MASONRY;
}

/* ---- sides --------------------------------------------------------------------------------- */

/* A side of a cell inside, in direction d. */
typedef struct side {
    int column, row, d;
} side;

static side side_of(const track_pair *p) {
    return (side){p->column - dx(p->away), p->row - dy(p->away), p->away};
}

/* Along a side, from where it begins clockwise, and outwards. */
static point on_side(const frame *f, side z, int along, int outwards) {
    const point at = land_from_side(z.d, along, -outwards);
    return (point){frame_x(f, z.column) + at.x, frame_y(f, z.row) + at.y};
}

/* A rectangle beside it. */
static void put_strip(const frame *f, side z, int along, int wide, int outwards, int deep,
                      const char *fill, const char *line, const char *width) {
    point a = on_side(f, z, along, outwards), b = on_side(f, z, along + wide, outwards + deep);
    int x = a.x < b.x ? a.x : b.x, y = a.y < b.y ? a.y : b.y;
    svg_rect(f->s, x, y, a.x + b.x - 2 * x, a.y + b.y - 2 * y, SVG_PAINT(fill, line, width), NULL);
}

/* ---- the body ------------------------------------------------------------------------------ */

/* The sides that face the outside, as lines of this width. What lies inside, cells cover. */
static void put_outline(const frame *f, const char *class, const char *colour, int width) {
    svg_path(f->s, "class", class, SVG_PAINT("none", colour, svg_words(f->s, "%d", width)),
             "stroke-linecap", "square", NULL);
    for (int i = 0; i < f->g.nx * f->g.ny; i++)
        for (int d = 0; f->g.inside[i] && d < 4; d++)
            if (!grid_inside(&f->g, i % f->g.nx + dx(d), i / f->g.nx + dy(d))) {
                svg_point(f->s, 'M', on_side(f, (side){i % f->g.nx, i / f->g.nx, d}, 0, 0));
                SVG_D(f->s, 'l', dx((d + 1) & 3) * TILE_SIDE, dy((d + 1) & 3) * TILE_SIDE);
            }
    svg_path_end(f->s);
}

/* ---- the track ------------------------------------------------------------------------------ */

/* The middle of the first space of a pair, or the second. */
static point middle_of(const frame *f, const track_pair *p, int second) {
    return on_side(f, side_of(p), HALF / 2 + second * HALF, MASONRY + TRACK / 2);
}

/* A point in the half of a tower along u or v, cut by the diagonal from its vertex; in hundredths
 * of the way from the vertex, along and across. */
static point in_tower(const frame *f, const track_pair *p, int second, int along, int across) {
    point at = {frame_x(f, p->vx), frame_y(f, p->vy)};
    at = land_go(at, second ? p->v : p->u, along * TOWER / 100);
    return land_go(at, second ? p->u : p->v, across * TOWER / 100);
}

static void put_space(const frame *f, const track_pair *p, int number) {
    point z = middle_of(f, p, number & 1), words = land_go(z, p->away, 95); /* beside a marker */
    bool start = false;
    FRAME_EACH_TILE(f, t)
        start |= t->start && (t->space == number || t->space + 1 == number);
    svg_font font = {start ? 150 : 125, 'm', start, start ? PALETTE_INK : PALETTE_FAINT};
    svg_group(f->s, 0, 0, "class", "space", NULL);
    put_strip(f, side_of(p), number % 2 * HALF, HALF, MASONRY, TRACK, start ? "#ffffff" : "#f3ecdc",
              "#8a7d66", "1.2");
    svg_text(f->s, words.x, words.y, &font, 0, svg_words(f->s, "%d", number), NULL);
    svg_close(f->s);
}

/* A way through the wall, across the track and the masonry. */
static void put_gate(const frame *f, int behind) {
    enum { WIDE = 60 };
    const track_pair *here = &f->t.pairs[behind / 2];
    const track_pair *p = here->corner ? &f->t.pairs[(behind + 1) / 2 % f->t.n] : here;
    int along = behind % 2 == 0 ? HALF : p == here ? TILE_SIDE : 0;
    if (p->corner) /* both spaces lie in towers */
        return;
    svg_titled(f->s, 0, 0, "gate",
               svg_words(f->s, "gate between %d and %d", behind, (behind + 1) % f->b.track));
    put_strip(f, side_of(p), along - WIDE, 2 * WIDE, MASONRY, TRACK, "#5b4630", PALETTE_INK, "2");
    svg_close(f->s);
}

static void put_tower(const frame *f, const track_pair *p, int number) {
    const rv_thing *corner = shown_at(&f->b.things, "corner", number);
    point a = in_tower(f, p, 0, 0, 0), b = in_tower(f, p, 0, 100, 100),
          c = in_tower(f, p, 0, 50, 50), from = in_tower(f, p, 0, 5, 5),
          to = in_tower(f, p, 0, 95, 95);
    svg_group(f->s, 0, 0, "class", "tower", NULL);
    svg_round(f->s, a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y, TOWER, TOWER, 70,
              SVG_PAINT("#d9cdb8", PALETTE_INK, "3"), NULL);
    svg_line(f->s, from.x, from.y, to.x, to.y, "stroke", "#8a7d66", "stroke-width", "2", NULL);
    svg_font font = {175, 'm', true, PALETTE_INK};
    for (int i = 0; i < 2; i++) {
        point at = in_tower(f, p, i, 80, 18);
        svg_text(f->s, at.x, at.y, &font, 0, svg_words(f->s, "%d", number + i), NULL);
    }
    if (corner && corner->number) /* -1: unknown */
        icon_wall_tile(f->s, corner->number, c.x, c.y, 340, "token",
                       svg_words(f->s, "corner %d", number));
    if (f->disputed && f->disputed->space == 1 + number)
        icon_put(f->s, "ring", c.x, c.y, 400);
    svg_close(f->s);
}

/* ---- start spaces -------------------------------------------------------------------------- */

/* Its printed side faces the cell: its ports run against the direction of the board. */
static void put_start_region(const frame *f, side z, const rv_region_info *g) {
    int port = 3 * ((z.d + 2) & 3);
    bool far = land_covers(g, port), near = land_covers(g, port + 2), both = far && near;
    kind_look look = styles_look(&f->p->kinds, g->kind);
    for (int i = 0; (far || near) && i < 2; i++)
        put_strip(f, z, near ? 0 : HALF, both ? TILE_SIDE : HALF, 0, MASONRY, palette_fill(look, i),
                  i ? PALETTE_EDGE : "none", "2");
    if (g->prizes) {
        point at = on_side(f, z, both ? HALF : far ? 750 : 250, MASONRY / 2);
        icon_put(f->s, "stall", at.x, at.y, MASONRY * 75 / 100);
    }
    if (g->collects) {
        point at = on_side(f, z, both ? HALF + 250 : far ? 750 : 250, MASONRY / 2);
        icon_put(f->s, "aerie", at.x, at.y, MASONRY * 60 / 100);
    }
}

static void put_start_line(const frame *f, side z, const rv_region_info *g) {
    point at = on_side(f, z, HALF, MASONRY / 2);
    put_strip(f, z, HALF - 100, 200, 0, MASONRY, PALETTE_EDGE, "none", "2");
    put_strip(f, z, HALF - 80, 160, 0, MASONRY, palette_fill(LOOK_LINE, 0), "none", "2");
    if (g->doubles)
        icon_put(f->s, "fountain", at.x, at.y, MASONRY * 80 / 100);
}

/* The sides of the board on which its features appear: areas, and then lines. */
static void put_start(const frame *f, const rv_shown_tile *t) {
    for (int d = 0; d < 4; d++) { /* of the cell before it */
        const side z = {t->x - f->g.x0 - dx(d), f->g.y1 - t->y - dy(d), d};
        bool faces = false;
        for (int r = 0; r < t->nregions; r++)
            faces |= t->regions[r].ports >> 3 * ((d + 2) & 3) & 7;
        if (!faces || !grid_inside(&f->g, z.column, z.row))
            continue;
        svg_group(f->s, 0, 0, "class", "start", NULL);
        for (int line = 0; line < 2; line++)
            for (int r = 0; r < t->nregions; r++)
                if (t->regions[r].of->line == line)
                    (line ? put_start_line : put_start_region)(f, z, &t->regions[r]);
        put_strip(f, z, 0, TILE_SIDE, 0, MASONRY, "none", PALETTE_INK, "2");
        svg_close(f->s);
    }
}

/* ---- markers ------------------------------------------------------------------------------- */

/* The place of the marker: side by side with others, and not on the number of its space. */
static point place_of(const frame *f, int player) {
    int number = f->b.hands[player].space, same = 0, before = 0;
    for (int i = 0; i < f->report->nplayers; i++) {
        same += f->b.hands[i].space == number;
        before += f->b.hands[i].space == number && i < player;
    }
    int apart = (2 * before - same + 1) * 120;
    const track_pair *p = &f->t.pairs[number / 2];
    if (p->corner)
        return in_tower(f, p, number & 1, 80, 58 + apart / 9);
    point z = middle_of(f, p, number & 1);
    bool lies = f->b.hands[player].score >= f->b.track;
    z.x += p->away % 2 ? -dx(p->away) * (110 + 240 * before + 60 * lies) : apart;
    z.y -= dy(p->away) * 160;
    return z;
}

/* ---- the whole ----------------------------------------------------------------------------- */

void wall_svg(const frame *f) {
    if (!f->b.bounded)
        return;
    int width = (f->t.n ? MASONRY + TRACK : MASONRY) * 2 / 10;
    put_outline(f, "wall", PALETTE_INK, width + 5);
    put_outline(f, "masonry", "#b5a88f", width);
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
    put_outline(f, "outline", PALETTE_INK, 4);
}

void wall_svg_above(const frame *f) {
    if (!f->b.bounded)
        return;
    for (int i = 0; i < f->t.n; i++)
        if (f->t.pairs[i].corner)
            put_tower(f, &f->t.pairs[i], 2 * i);
    for (int i = 0; f->t.n && i < f->report->nplayers; i++) {
        int score = f->b.hands[i].score;
        point z = place_of(f, i);
        icon_follower(f->s, f->p, i, 0, score >= f->b.track, z.x, z.y, 300, "marker",
                      svg_words(f->s, "%s: %d points, space %d", f->report->label[i], score,
                                f->b.hands[i].space));
    }
}
