/* tile_svg.c - a tile by corners and half-edges as a picture.
 *
 * look_at notes in a `sketch` who owns each half-edge and where lines leave; fills, borders, lines
 * and signs are drawn from the ground up. A tile by edges is drawn by land_svg.c instead.
 */
#include "draw/geometry.h"
#include "draw/icons.h"

enum { HALF = TILE_SIDE / 2, CENTRE_PORT = 12 };

static const point centre = {HALF, HALF};

/* A tile being drawn: its half-edges and arms, by owner. */
typedef struct sketch {
    svg *s;
    const palette *p;
    const rv_shown_tile *t;
    int owner[8];  /* region of the half-edge between boundary points i and i + 1; -1 none */
    int arm[4];    /* line region that leaves at the middle of a side; -1 none */
    bool bend[4];  /* a line bends around the corner between this side and the next */
    bool taken[4]; /* occupied corners, NW NE SE SW */
    bool nest[4];  /* corners with a printed token */
} sketch;

static const char *fill_of(const sketch *k, int region, int layer) {
    return palette_fill(styles_look(&k->p->kinds, k->t->regions[region].kind), layer);
}

static int half_port(int half) {
    return half / 2 * 3 + half % 2 * 2;
}

static void look_at(sketch *k) {
    memset(k->owner, -1, sizeof k->owner);
    memset(k->arm, -1, sizeof k->arm);
    for (int r = 0; r < k->t->nregions; r++) {
        const rv_region_info *g = &k->t->regions[r];
        bool line = g->of->line;
        for (int half = 0; half < 8 && !line; half++)
            if (land_covers(g, half_port(half)))
                k->owner[half] = r;
        for (int side = 0; side < 4 && line; side++)
            if (land_covers(g, 3 * side + 1))
                k->arm[side] = r;
        int bend = line ? shown_bend(shown_sides(g)) : -1;
        if (bend >= 0)
            k->bend[bend] = true;
    }
}

/* ---- points -------------------------------------------------------------------------------- */

static point boundary(int i) {
    int side = (i & 7) / 2;
    return i % 2 ? land_inwards(side, 0) : land_corner(side);
}

static point between(point a, point b, int hundredths) {
    return (point){a.x + (b.x - a.x) * hundredths / 100, a.y + (b.y - a.y) * hundredths / 100};
}

/* The bend within which half-edge i lies. */
static int bend_around(const sketch *k, int half) {
    int side = ((half + 1) / 2 + 3) % 4;
    return k->bend[side] ? side : -1;
}

/* ---- areas --------------------------------------------------------------------------------- */

/* A half-edge has the triangle up to the centre. A bend around its corner cuts this in two: what is
 * outside belongs to the half-edge on the other side of the arm. All go clockwise, so that they
 * join. */
static void trace_area(const sketch *k, int region) {
    for (int half = 0; half < 8; half++) {
        const int bend = bend_around(k, half), first = half % 2 == 0;
        const point corner = boundary(half + !first), arm = boundary(half + first);
        if (bend < 0 && k->owner[half] == region) {
            svg_point(k->s, 'M', centre);
            svg_point(k->s, 'L', boundary(half));
            svg_point(k->s, 'L', boundary(half + 1));
            SVG_SHUT(k->s);
        }
        for (int outside = 0; bend >= 0 && outside < 2; outside++) {
            if (k->owner[outside ? (half + (first ? 1 : 7)) & 7 : half] != region)
                continue;
            const point middle = land_bend_middle(bend), to = first == outside ? arm : middle;
            svg_point(k->s, 'M', outside ? centre : corner);
            svg_point(k->s, 'L', first == outside ? middle : arm);
            svg_arc(k->s, HALF, false, !outside, to.x, to.y);
            SVG_SHUT(k->s);
        }
    }
}

/* Where two areas meet without a line between them. */
static void put_borders(const sketch *k) {
    svg_path(k->s, SVG_PAINT("none", PALETTE_EDGE, "2"), NULL);
    for (int i = 0; i < 8; i++) {
        if (k->owner[(i + 7) & 7] == k->owner[i] || (i % 2 && k->arm[i / 2] >= 0))
            continue;
        int bend = i % 2 ? -1 : bend_around(k, i);
        svg_point(k->s, 'M', boundary(i));
        svg_point(k->s, 'L', bend >= 0 ? land_bend_middle(bend) : centre);
    }
    for (int side = 0; side < 4; side++) { /* what meets outside a bend goes on up to it */
        if (!k->bend[side] || k->owner[2 * side] == k->owner[(2 * side + 3) & 7])
            continue;
        svg_point(k->s, 'M', centre);
        svg_point(k->s, 'L', land_bend_middle(side));
    }
    svg_path_end(k->s);
}

/* ---- the middle ---------------------------------------------------------------------------- */

/* Towards a boundary point, a little way from the centre. */
static point around_hub(int i) {
    return between(centre, boundary(i), i % 2 ? 28 : 14);
}

/* A region that reaches the centre from several sides is connected there. Its border to other
 * regions leaves out those within a bend, which do not reach the centre. */
static void put_hub(const sketch *k, int region) {
    for (int i = 0; i < 2; i++) {
        svg_path(k->s, "fill", fill_of(k, region, i), NULL);
        for (int p = 0; p < 8; p++)
            svg_point(k->s, p ? 'L' : 'M', around_hub(p));
        SVG_SHUT(k->s);
        svg_path_end(k->s);
    }
    svg_path(k->s, SVG_PAINT("none", PALETTE_EDGE, "2"), NULL);
    for (int i = 0; i < 8; i++)
        if (k->owner[i] != region && bend_around(k, i) < 0) {
            svg_point(k->s, 'M', around_hub(i));
            svg_point(k->s, 'L', around_hub(i + 1));
        }
    svg_path_end(k->s);
}

/* ---- lines --------------------------------------------------------------------------------- */

static void put_bands(const sketch *k, const char *colour, const char *width, const char *class) {
    RV_EACH_AT(k->t->regions, k->t->nregions, g) {
        if (g->of->line)
            icon_line(k->s, shown_sides(g), HALF, colour, width, class);
    }
}

/* Several lines that reach the centre meet at a square; one that ends there ends at the door of a
 * building. */
static void put_line_ends(const sketch *k) {
    unsigned last = 0;
    int n = 0;
    RV_EACH_AT(k->t->regions, k->t->nregions, g) {
        unsigned arms = shown_sides(g);
        if (!g->of->line || !arms || shown_bend(arms) >= 0)
            continue;
        n++;
        last = arms;
    }
    if (n > 1) {
        icon_put(k->s, "square", HALF, HALF, 270);
    } else if (n == 1 && shown_single(last)) {
        icon_put(k->s, last & (1u << 1 | 1u << 3) ? "door-ns" : "door-ew", HALF, HALF, 230);
    }
}

/* The middle of a line: the centre, or the middle of its bend; for an arm that ends, half its
 * length, or as far in as leaves room for a follower. */
static point line_middle(const rv_region_info *g) {
    unsigned arms = shown_sides(g);
    int bend = shown_bend(arms);
    if (bend >= 0)
        return land_bend_middle(bend);
    for (int side = 0; side < 4 && shown_single(arms); side++)
        if (arms >> side & 1)
            return between(land_inwards(side, 0), centre, g->player < 0 ? 45 : 80);
    return centre;
}

/* ---- what stands on areas ------------------------------------------------------------------ */

/* The set of corners of which a region has both half-edges, a bit each: NW NE SE SW. */
static unsigned corners_of(const sketch *k, int region) {
    unsigned set = 0;
    for (int q = 0; q < 4; q++)
        set |= (unsigned)(k->owner[(2 * q + 7) & 7] == region && k->owner[2 * q] == region) << q;
    return set;
}

static point in_corner(const sketch *k, int q, int inwards) {
    point corner = boundary(2 * q);
    int in = k->bend[(q + 3) % 4] ? inwards * 80 / 100 : inwards;
    return between(corner, centre, in);
}

/* The first corner of a set that is and will stay free; any corner if none is. */
static int free_corner(const sketch *k, unsigned set) {
    static const int order[4] = {2, 3, 1, 0}; /* the number is in the NW */
    for (int i = 0; i < 8; i++) {
        const int q = order[i % 4], crowded = i / 4;
        if (set >> q & 1 && !k->taken[q] && k->nest[q] <= crowded)
            return q;
    }
    return __builtin_ctz(set);
}

/* A prize stands in the corner where it is printed, if that is known; otherwise in a free one. */
static void put_prize(sketch *k, int region) {
    const rv_region_info *g = &k->t->regions[region];
    const unsigned set = corners_of(k, region);
    point at = centre;
    if (set) {
        int q = free_corner(k, set);
        for (int c = 3; c >= 0; c--)
            if (set >> c & 1 && g->prize_ports >> half_port(2 * c) & 1)
                q = c;
        at = in_corner(k, q, k->nest[q] ? 30 : shown_single(set) && g->player >= 0 ? 36 : 50);
        k->taken[q] = true;
    }
    icon_put(k->s, g->of->area ? "stall" : "shield", at.x, at.y, 215);
    if (g->prizes > 1) {
        svg_font f = {150, 's', true, PALETTE_INK};
        svg_text(k->s, at.x + 90, at.y + 110, &f, 0, svg_words(k->s, "×%d", g->prizes), NULL);
    }
}

/* Puts each in its corner, further in if there is a prize; on a path at its edge. */
static void put_collects(sketch *k, int region) {
    const rv_region_info *g = &k->t->regions[region];
    for (int q = 0; q < 4; q++)
        if (g->collect_ports >> half_port(2 * q) & 1) {
            point at = in_corner(k, q, k->taken[q] ? 78 : 42);
            k->taken[q] = true;
            icon_put(k->s, "aerie", at.x, at.y, 200);
        }
    for (int side = 0; side < 4; side++)
        if (g->of->line && g->collect_ports >> (3 * side + 1) & 1) {
            point at = between(land_inwards(side, 0), centre, 22);
            icon_put(k->s, "aerie", at.x, at.y, 190);
        }
}

/* The point is in the middle of a bend, or on one of the arms. */
static point on_line(const rv_region_info *g) {
    static const int order[4] = {2, 1, 3, 0};
    if (shown_bend(shown_sides(g)) >= 0 && !g->doubles)
        return line_middle(g);
    for (int marked = 0; marked < 2; marked++) /* an arm without marks, if there is one */
        for (int i = 0; i < 4; i++)
            if (shown_sides(g) >> order[i] & 1 &&
                (g->collect_ports >> (3 * order[i] + 1) & 1) == marked)
                return between(land_inwards(order[i], 0), centre,
                               shown_single(shown_sides(g)) && g->doubles ? 26 : 38);
    return centre;
}

static point on_area(sketch *k, int region) {
    const unsigned set = corners_of(k, region);
    if (!set)
        return centre;
    int q = free_corner(k, set);
    bool shared = k->taken[q];
    k->taken[q] = true;
    return shared ? in_corner(k, q, 72) : in_corner(k, q, q == 0 ? 58 : 50);
}

/* ---- the whole ----------------------------------------------------------------------------- */

/* Fills, borders and lines, from the ground up. */
static void put_regions(const sketch *k) {
    for (int r = 0; r < k->t->nregions; r++) {
        bool area = !k->t->regions[r].of->line && k->t->regions[r].ports != 1u << CENTRE_PORT;
        for (int i = 0; area && i < 2; i++) {
            svg_path(k->s, "class", i ? "pattern" : "area", "fill", fill_of(k, r, i), NULL);
            trace_area(k, r);
            svg_path_end(k->s);
        }
    }
    put_borders(k);
    for (int r = 0; r < k->t->nregions; r++) {
        int parts = 0;
        for (int i = 0; i < 8; i++) /* another region lies before it, or a line */
            parts +=
                k->owner[i] == r && (k->owner[(i + 7) & 7] != r || (i % 2 && k->arm[i / 2] >= 0));
        if (parts > 1)
            put_hub(k, r);
    }
    svg_rect(k->s, 0, 0, TILE_SIDE, TILE_SIDE, SVG_PAINT("none", PALETTE_INK, "1.6"), NULL);
    put_bands(k, PALETTE_EDGE, "20", "verge");
    put_bands(k, palette_fill(LOOK_LINE, 0), "16", "line");
    put_line_ends(k);
    for (int r = 0; r < k->t->nregions; r++)
        if (!k->t->regions[r].of->line && k->t->regions[r].ports == 1u << CENTRE_PORT) {
            svg_circle(k->s, HALF, HALF, 240, "class", "area", "fill", fill_of(k, r, 0), NULL);
            svg_circle(k->s, HALF, HALF, 240, SVG_PAINT(fill_of(k, r, 1), PALETTE_EDGE, "2"), NULL);
        } /* it reaches no edge: a building of its own */
}

static void put_signs(sketch *k) {
    for (int r = 0; r < k->t->nregions; r++) {
        const rv_region_info *g = &k->t->regions[r];
        point at = line_middle(g);
        if (g->of->line && g->doubles)
            icon_put(k->s, "fountain", at.x, at.y, shown_single(shown_sides(g)) ? 220 : 310);
        for (int q = 0; q < 4; q++)
            k->nest[q] |= g->collect_ports >> half_port(2 * q) & 1;
    }
    for (int r = 0; r < k->t->nregions; r++)
        if (!k->t->regions[r].of->line && k->t->regions[r].prizes)
            put_prize(k, r);
    for (int r = 0; r < k->t->nregions; r++)
        if (k->t->regions[r].collects)
            put_collects(k, r);
    for (int r = 0; r < k->t->nregions; r++) {
        const rv_region_info *g = &k->t->regions[r];
        bool lying = g->of->area;
        if (g->player < 0)
            continue;
        point at = g->of->line ? on_line(g) : on_area(k, r);
        icon_on_region(k->s, k->p, g, lying, at.x, at.y, lying ? 310 : 330, 330);
    }
    /* tokens on an area lie where a follower of it would stand, others in a row in the middle */
    enum { SIZE = 220 };
    int n = 0;
    SHOWN_EACH(&k->t->things, "token", t) {
        bool area = t->place >= 0 && !k->t->regions[t->place].of->line;
        point at = area ? on_area(k, t->place) : centre;
        icon_token(k->s, k->p->kinds.rs, t, area ? at.x : at.x + n++ * SIZE, at.y, SIZE);
    }
}

void tile_svg(svg *s, const palette *p, const rv_shown_tile *t, int x, int y, const char *class) {
    svg_group(s, x, y, "class", class, NULL);
    svg_put(s, "<title>tile %s%s%s%s%s%s</title>\n", shown_name(s->to->arena, t),
            t->look ? " (" : "", t->look ? t->look : "", t->look ? ")" : "", *t->cell ? " on " : "",
            t->cell);
    if (p->kinds.by_edges) {
        land_svg(s, p, t);
    } else {
        sketch k = {.s = s, .p = p, .t = t};
        look_at(&k);
        put_regions(&k);
        put_signs(&k);
        if (*t->id) { /* its number is in the first free corner, or else in the NW */
            static const int order[] = {0, 1, 3, 2, 0};
            svg_font f = {140, 'm', true, PALETTE_INK};
            int w = svg_text_width(&f, t->id) + 60, i = 0;
            while (i < 4 && k.taken[order[i]])
                i++;
            point corner = boundary(2 * order[i]);
            int left = corner.x ? TILE_SIDE - 15 - w : 15, top = corner.y ? TILE_SIDE - 195 : 15;
            svg_round(s, left, top, w, 180, 50, "fill", "#ffffff", "fill-opacity", "0.85", NULL);
            svg_text(s, left + w / 2, top + 90, &f, 0, t->id, "class", "number", NULL);
        }
    }
    svg_close(s);
}
