/* land_svg.c - a tile by edges as a picture.
 *
 * geometry.c knows the shapes of the regions and where there is room; here they are drawn, from the
 * ground up. Places are found before anything with a figure is drawn: those of the tower, of
 * followers (whether one stands there or not), of signs, and at last of the tile's name.
 */
#include "draw/geometry.h"
#include "draw/icons.h"
#include <stdlib.h>

enum {
    HALF = LAND_SIDE / 2,
    FIGURE = LAND_FIGURE,
    SHIELD = 190,
    ROOM = 260,  /* for a sign */
    SITE = 240,  /* a foundation, */
    PIECE = 180, /* and the pieces on it */
    SPAN = 190,  /* width of a bridge */
    POOL = 230,  /* where a river begins or ends */
    TOKEN = 560  /* a castle token, half of it on the tile */
};

typedef struct picture {
    svg *s;
    const palette *p;
    const rv_shown_tile *t;
    land land;
    shown_stack tower;
    point site, on_top, foot; /* of its tower, of the follower on it, of its number */
    int figure, stack_top;    /* how high the follower is; where the pieces end */
} picture;

#define EACH_REGION(k, r) for (int r = 0; r < (k)->t->nregions; r++)

static kind_look look_of(const picture *k, int region) {
    return styles_look(&k->p->kinds, k->t->regions[region].kind);
}

/* ---- what is built ------------------------------------------------------------------------- */

/* The outline of a building, or only where it borders on other features. */
static void trace(const picture *k, int region, bool whole) {
    land_step steps[4];
    const int n = land_outline(&k->land, region, steps);
    for (const land_step *step = steps; step < steps + n; step++) {
        const point *at = step->at;
        if (whole ? step == steps : step->border)
            svg_point(k->s, 'M', at[0]);
        for (int i = 1; step->border && i < 7; i += 3)
            SVG_D(k->s, 'C', at[i].x, at[i].y, at[i + 1].x, at[i + 1].y, at[i + 2].x, at[i + 2].y);
        if (whole && !step->border)
            svg_point(k->s, 'L', at[6]);
    }
}

/* Masonry: a dark band, a light one on it, and joints across. */
static void put_wall(const picture *k, int region) {
    static const struct {
        const char *colour, *width, *dashed;
    } bands[] = {{PALETTE_INK, "6", NULL},
                 {"#d9d1bf", "3.4", NULL},
                 {PALETTE_EDGE, "3.4", "stroke-dasharray"}};
    for (int i = 0; i < 3; i++) {
        svg_path(k->s, "class", "wall", "clip-path", "url(#tile)",
                 SVG_PAINT("none", bands[i].colour, bands[i].width), bands[i].dashed, "1 5", NULL);
        trace(k, region, false);
        svg_path_end(k->s);
    }
}

/* ---- lines --------------------------------------------------------------------------------- */

/* Whether something is built on the side across from a river that ends: it flows beneath. */
static bool ends_below(const picture *k, int region) {
    unsigned across = (k->land.sides[region] << 2 | k->land.sides[region] >> 2) & 15;
    EACH_REGION(k, r)
        if (k->land.sort[r] == LAND_BUILT && k->land.sides[r] & across)
            return true;
    return false;
}

static void put_bands(const picture *k, land_sort sort, const char *colour, const char *width,
                      const char *class) {
    EACH_REGION(k, r) {
        if (k->land.sort[r] != sort)
            continue;
        int reach = !shown_single(k->land.sides[r]) ? HALF
                    : sort == LAND_LINE             ? land_reach(&k->land)
                    : ends_below(k, r)              ? LAND_SIDE - LAND_END / 2
                                                    : HALF;
        icon_line(k->s, k->land.sides[r], reach, colour, width, class);
    }
}

/* ---- what is printed on it ----------------------------------------------------------------- */

/* Whether a line runs across a building, so that its middle does not seem to belong to the line. */
static bool is_overbuilt(const picture *k, int region) {
    unsigned sides = k->land.sides[region];
    return (sides == 5 || sides == 10) && land_reach(&k->land) == LAND_END;
}

/* The middle of a line; for a line that ends, half its length; for a forked line, half an arm, and
 * so where another line crosses it. */
static point on_line(const picture *k, int region) {
    unsigned sides = k->land.sides[region];
    int bend = shown_bend(sides);
    if (bend >= 0)
        return land_bend_middle(bend);
    for (int side = 3; side >= 0; side--)
        if (sides >> side & 1 &&
            ((sides != 5 && sides != 10) || is_overbuilt(k, region) || k->land.crosses))
            return land_inwards(side, shown_single(sides) || is_overbuilt(k, region)
                                          ? land_reach(&k->land) * 34 / 100 + 10
                                          : 200);
    return (point){HALF, HALF};
}

/* A mark on a line is near its last edge, where no follower stands; others, where there is room. */
static point symbol_place(const picture *k, int region, int room) {
    if (region < 0)
        return land_site(&k->land, room, false);
    for (int side = 3; side >= 0 && k->land.sort[region] == LAND_LINE; side--)
        if (k->land.sides[region] >> side & 1)
            return land_inwards(side,
                                shown_single(k->land.sides[region]) ? SHIELD * 55 / 100 : 170);
    return land_room(&k->land, region, room, room);
}

/* Marks that the ruleset declares, of a region or (-1) of the whole tile. */
static void put_symbols(picture *k, uint64_t symbols, int region) {
    rv_symbol_info symbol;
    for (int i = 0; rv_ruleset_symbol(k->p->kinds.rs, i, &symbol); i++) {
        if (!(symbols >> i & 1) || !symbol.path)
            continue;
        int size = SHIELD * symbol.size / 100;
        point at = symbol_place(k, region, ROOM + (size - SHIELD) * 3 / 2);
        const bool turned = symbol.points && k->t->points > 0;
        if (turned)
            svg_group(k->s, 0, 0, "transform",
                      svg_words(k->s, "rotate(%d %d %d)", k->t->points, at.x / 10, at.y / 10),
                      NULL); /* in units of the picture, ten of land_svg */
        icon_symbol(k->s, &symbol, at.x, at.y, size);
        if (turned)
            svg_close(k->s);
        land_put(&k->land, at, size, size, LAND_USED);
    }
}

/* ---- towers -------------------------------------------------------------------------------- */

/* Parts that must not be hidden; the tower stands as low on the tile as necessary to be drawn
 * completely. */
static void find_site(picture *k) {
    const shown_stack *t = &k->tower;
    if (t->height < 0)
        return;
    k->site = land_site(&k->land, SITE, true);
    k->figure = icon_figure(k->p, t->figure, FIGURE);
    int over = t->top >= 0 ? k->figure - 20 : t->closed ? PIECE / 3 : t->height > 0 ? PIECE / 7 : 0;
    int high = icon_stack_height(t->height, PIECE) - SITE / 4 + over;
    k->site.y = k->site.y < 20 + high ? 20 + high : k->site.y;
    k->site.x = k->site.x > LAND_SIDE - 200 && t->height ? LAND_SIDE - 200 : k->site.x;
    k->stack_top = k->site.y - high + over;
    k->on_top = (point){k->site.x, k->stack_top - k->figure * 47 / 100};
    k->foot = (point){k->site.x + SITE * 46 / 100, k->site.y + SITE * 30 / 100};
    land_put(&k->land, k->site, SITE, SITE, LAND_USED);
    if (high > 0)
        land_put(&k->land, (point){k->site.x, (k->site.y - high + k->site.y) / 2}, PIECE, high,
                 LAND_USED);
    if (t->top >= 0)
        land_put(&k->land, k->on_top, k->figure * 75 / 100, k->figure, LAND_USED);
    if (t->height > 0)
        land_put(&k->land, k->foot, 160, 150, LAND_USED);
}

static void put_tower(const picture *k) {
    const shown_stack *t = &k->tower;
    if (t->height < 0)
        return;
    icon_put(k->s, "foundation", k->site.x, k->site.y, SITE);
    if (!t->height)
        return;
    svg_titled(k->s, 0, 0, "raised",
               svg_words(k->s, "tower of %d piece%s", t->height, t->height == 1 ? "" : "s"));
    icon_stack(k->s, t->height, k->site.x, k->site.y + SITE / 4, PIECE);
    svg_font f = {130, 'm', true, PALETTE_INK};
    int oval = t->height > 9 ? 190 : 150;
    svg_round(k->s, k->foot.x - oval / 2, k->foot.y - 75, oval, 150, 75,
              SVG_PAINT("#ffffff", PALETTE_INK, "1.6"), NULL);
    svg_text(k->s, k->foot.x, k->foot.y, &f, 0, svg_words(k->s, "%d", t->height), NULL);
    svg_close(k->s);
    if (t->top >= 0)
        icon_follower(
            k->s, k->p, t->top, t->figure, false, k->on_top.x, k->on_top.y, k->figure, "top",
            svg_words(k->s, "%s of %s on top", rv_ruleset_figure(k->p->kinds.rs, t->figure)->one,
                      k->p->player[t->top].label));
    if (t->closed) { /* a slab: it is finished without a follower on top */
        svg_titled(k->s, 0, 0, "lid", "finished: a follower stood on top");
        icon_put(k->s, "lid", k->site.x, k->stack_top - PIECE / 7, PIECE);
        svg_close(k->s);
    }
}

/* ---- bridges and castles ------------------------------------------------------------------- */

static bool is_upright(const picture *k, int span) {
    return k->land.sides[span] & 1;
}

/* It lies across the joint of its two tiles. */
static point joint_of(const picture *k, int region) {
    return land_inwards(__builtin_ctz(k->land.sides[region] | 8), 0);
}

/* ---- followers ----------------------------------------------------------------------------- */

static bool stands(const picture *k, int region) {
    return k->t->regions[region].player >= 0 && !k->t->regions[region].corner;
}

/* What is built on an eastern or western side only has more room from north to south. */
static bool is_column(const picture *k, int region) {
    const unsigned sides = k->land.sides[region];
    return k->land.sort[region] == LAND_BUILT && shown_single(sides) && sides & 10;
}

/* Draws who stands on a region, and the tokens beside him, one after the other from a point on, or,
 * where s is NULL, only returns the length of that. */
static int put_row(const picture *k, svg *s, int region, point at, int percent) {
    const rv_region_info *g = &k->t->regions[region];
    const bool lying = k->land.sort[region] == LAND_AREA, column = is_column(k, region);
    int along = 0;
    for (int i = stands(k, region) ? -1 : 0; i < k->t->things.n; i++) {
        const rv_thing *t = i < 0 ? NULL : &k->t->things.list[i];
        const bool token = t && stands(k, region) && !strcmp(t->name, "token");
        if (t && (t->place != region || !(token || !strcmp(t->name, "guest"))))
            continue;
        const rv_region_info guest = {.player = t ? t->player : -1,
                                      .figure = t ? t->figure : 0,
                                      .role = t ? t->words : ""},
                             *one = t ? &guest : g;
        const int size = icon_figure(k->p, one->figure, FIGURE);
        const bool broad = lying || column || rv_ruleset_figure(k->p->kinds.rs, one->figure)->path;
        const int room = (token ? SHIELD * 120 : broad ? size * 100 : size * 75) / 100;
        const point here = land_go(at, column ? 2 : 1, along + room * percent / 200);
        if (s && token)
            icon_token(s, k->p->kinds.rs, t, here.x, here.y, SHIELD * percent / 100);
        else if (s)
            icon_on_region(s, k->p, one, lying, here.x, here.y, FIGURE * percent / 100,
                           FIGURE * percent / 100);
        along += room * percent / 100;
    }
    return along;
}

/* The size of all of them; returns that of a figure, in percent of one who stands alone. */
static int room_of(const picture *k, int region, int *wide, int *high) {
    const bool column = is_column(k, region), flat = column || k->land.sort[region] == LAND_AREA;
    const int size = icon_figure(k->p, k->t->regions[region].figure, FIGURE);
    const int most = LAND_SIDE * 64 / 100, all = put_row(k, NULL, region, (point){0, 0}, 100);
    const int percent = all > most ? most * 100 / all : 100;
    const int along = all ? all * percent / 100 : flat ? size : size * 75 / 100;
    const int across = (flat ? size * 75 / 100 : size) * percent / 100;
    *wide = column ? across : along;
    *high = column ? along : across;
    return percent;
}

/* The places of followers are found first, because all other shapes except towers must avoid them.
 */
static point place_of(const picture *k, int region, int wide, int high) {
    land_sort sort = k->land.sort[region];
    point at = sort == LAND_SPAN     ? land_inwards(is_upright(k, region) ? 0 : 1, 200)
               : sort == LAND_LINE   ? on_line(k, region)
               : sort == LAND_MIDDLE ? (point){HALF + 140, HALF + 90}
                                     : land_room(&k->land, region, wide, high);
    if (k->tower.height >= 0 && sort != LAND_SPAN && !land_free(&k->land, at, wide, high))
        at = land_room(&k->land, region, wide, high);
    return k->tower.height >= 0 || k->t->regions[region].figure
               ? land_inside(at, wide * 2 / 3, high * 2 / 3)
               : at;
}

static void find_places(picture *k, point *places) {
    for (int areas = 0; areas < 2; areas++) /* buildings first: areas have more room */
        EACH_REGION(k, r) {
            int wide, high;
            if ((k->land.sort[r] == LAND_AREA) != areas)
                continue;
            room_of(k, r, &wide, &high);
            places[r] = place_of(k, r, wide, high);
            if (wide > FIGURE * 136 / 100 || high > FIGURE * 136 / 100) /* several */
                places[r] = land_inside(places[r], wide, high);
            if (stands(k, r) || k->land.sort[r] == LAND_BUILT)
                land_put(&k->land, places[r], wide, high, stands(k, r) ? LAND_USED : LAND_KEPT);
        }
}

/* ---- its name ------------------------------------------------------------------------------ */

/* The name stands in the corner where it hides least, in small letters; nowhere if it would hide a
 * follower or a mark. */
static void put_name(const picture *k) {
    svg_font f = {92, 'm', true, PALETTE_INK};
    int w = svg_text_width(&f, k->t->id) + 40, least = 100;
    point best = {0, 0};
    for (int i = 0; i < 4; i++) { /* in the west and the east, first in the north */
        point at = {i % 2 ? LAND_SIDE - 15 - w + w / 2 : 15 + w / 2, i / 2 ? LAND_SIDE - 75 : 75};
        int hidden = land_hidden(&k->land, at, w, 120);
        best = hidden < least ? at : best;
        least = hidden < least ? hidden : least;
    }
    if (least >= 100)
        return;
    svg_round(k->s, best.x - w / 2, best.y - 60, w, 120, 40, "fill", "#ffffff", "fill-opacity",
              "0.85", NULL);
    svg_text(k->s, best.x, best.y, &f, 0, k->t->id, "class", "number", NULL);
}

/* ---- the whole ----------------------------------------------------------------------------- */

/* Whether an edge fits beside any other, and nothing is printed there. */
static bool is_any(const picture *k, int side) {
    unsigned shown = 0;
    EACH_REGION(k, r)
        shown |= k->t->regions[r].ports;
    return !(shown >> 3 * side & 7);
}

static void put_regions(const picture *k) {
    /* the ground has all cells that are free */
    const char *ground[] = {PALETTE_GRID, "none"};
    EACH_REGION(k, r)
        for (int i = 0; k->land.sort[r] == LAND_AREA && i < 2; i++)
            ground[i] = palette_fill(look_of(k, r), i);
    for (int i = 0; i < 2; i++)
        svg_rect(k->s, 0, 0, LAND_SIDE, LAND_SIDE, "fill", ground[i], NULL);
    for (int side = 0; side < 4; side++) { /* without a field, but what is built may leave room */
        if (!is_any(k, side))
            continue;
        svg_path(k->s, "class", "paved", "clip-path", "url(#tile)",
                 SVG_PAINT(PALETTE_GRID, PALETTE_GRID, "4"), NULL);
        svg_point(k->s, 'M', land_corner(side));
        svg_point(k->s, 'L', land_corner(side + 1));
        svg_point(k->s, 'L', land_inwards(side, LAND_SIDE * 3 / 10));
        SVG_SHUT(k->s);
        svg_path_end(k->s);
    }
    /* The river lies below all else; where it begins or ends in the open is a pool. */
    put_bands(k, LAND_WATER, PALETTE_BANK, "27", "bank");
    EACH_REGION(k, r)
        if (k->land.sort[r] == LAND_WATER && shown_single(k->land.sides[r]) && !ends_below(k, r))
            for (int i = 0; i < 2; i++)
                svg_circle(k->s, HALF, HALF, POOL - 40 * i, "class", i ? "water" : "bank", "fill",
                           i ? palette_fill(LOOK_WATER, 0) : PALETTE_BANK, NULL);
    put_bands(k, LAND_WATER, palette_fill(LOOK_WATER, 0), "23", "water");
    EACH_REGION(k, r)
        for (int i = 0; k->land.sort[r] == LAND_BUILT && i < 2; i++) {
            svg_path(k->s, "class", i ? "pattern" : "built", "fill", palette_fill(look_of(k, r), i),
                     NULL);
            trace(k, r, true);
            SVG_SHUT(k->s);
            svg_path_end(k->s);
        }
    svg_rect(k->s, 0, 0, LAND_SIDE, LAND_SIDE, SVG_PAINT("none", PALETTE_INK, "1.6"), NULL);
    put_bands(k, LAND_LINE, PALETTE_EDGE, "20", "verge");
    put_bands(k, LAND_LINE, palette_fill(LOOK_LINE, 0), "16", "line");
    EACH_REGION(k, r)
        if (k->land.sort[r] == LAND_BUILT && k->land.sides[r] != 15) /* not all of it is built */
            put_wall(k, r);
    /* A line that ends does so at a gate in the wall, or at a door if there is none. */
    bool ends = land_reach(&k->land) == LAND_END ||
                (k->land.lines == 1 && k->land.middle < 0 && !k->land.water);
    EACH_REGION(k, r)
        for (int side = 0; side < 4; side++) {
            point at = land_inwards(side, land_reach(&k->land) + 10);
            if (ends && k->land.sort[r] == LAND_LINE && k->land.sides[r] == 1u << side)
                icon_put(k->s, side % 2 ? "gate-ns" : "gate-ew", at.x, at.y, 240);
        }
}

/* What is in the middle, and the bed of what stands beside it. */
static void put_middle(const picture *k) {
    if (k->land.crosses)
        icon_draw(k->s, "crossing",
                  (icon_look){HALF, HALF, LAND_SIDE, palette_fill(LOOK_LINE, 0), "", ""});
    else if (k->land.meets)
        icon_put(k->s, "village", HALF, HALF, LAND_MEET);
    EACH_REGION(k, r) {
        bool bed = k->land.sort[r] == LAND_BED;
        point at = bed ? k->land.bed : (point){HALF, HALF};
        if (bed || (r == k->land.middle && k->land.sort[r] == LAND_MIDDLE))
            icon_middle(k->s, &k->p->kinds, styles_find(&k->p->kinds, k->t->regions[r].kind), at.x,
                        at.y, bed ? LAND_PLOT : LAND_HUB);
    }
}

/* Whether a bridge hides a point. */
static bool is_spanned(const picture *k, point at) {
    EACH_REGION(k, r)
        if (k->land.sort[r] == LAND_SPAN && abs((is_upright(k, r) ? at.x : at.y) - HALF) < SPAN / 2)
            return true;
    return false;
}

/* Areas that are separated only by pieces drawn over them; the half of a castle that is on this
 * tile; and a bridge, over all marks there. */
static void put_built_pieces(const picture *k) {
    point seam[LAND_SEAM];
    bool parted = k->tower.height >= 0; /* by a foundation, or round a pool */
    EACH_REGION(k, r)
        parted |= k->land.sort[r] == LAND_WATER;
    int n = parted ? 0 : land_seam(&k->land, seam);
    for (int i = 0; i < n; i++)
        if (!is_spanned(k, seam[i]))
            svg_circle(k->s, seam[i].x, seam[i].y, 22, "class", "hedge", "fill", "#5d7f45", NULL);
    EACH_REGION(k, r)
        if (shown_at(&k->t->things, "castle", r)) {
            point at = joint_of(k, r);
            svg_group(k->s, 0, 0, "class", "castle", "clip-path", "url(#tile)", NULL);
            svg_put(k->s, "<title>%s</title>\n", "castle");
            icon_put(k->s, "castles", at.x, at.y, TOKEN);
            svg_close(k->s);
        }
    EACH_REGION(k, r)
        if (k->land.sort[r] == LAND_SPAN) {
            svg_titled(k->s, 0, 0, "bridge", is_upright(k, r) ? "bridge ns" : "bridge ew");
            icon_put(k->s, is_upright(k, r) ? "bridge-ns" : "bridge-ew", HALF, HALF, LAND_SIDE);
            svg_close(k->s);
        }
}

static void put_sign(picture *k, const char *sign, point at) {
    icon_put(k->s, sign, at.x, at.y, SHIELD);
    land_put(&k->land, at, SHIELD, SHIELD, LAND_USED);
}

/* What is printed where there is room: beside the places reserved for followers, so that it is the
 * same with and without a follower. */
static void put_signs(picture *k) {
    EACH_REGION(k, r)
        for (int i = 0; i < k->t->regions[r].prizes; i++)
            put_sign(k, k->land.sort[r] == LAND_AREA ? "stall" : "shield",
                     land_room(&k->land, r, ROOM, ROOM));
    EACH_REGION(k, r)
        if (k->t->regions[r].collects)
            put_sign(k, "aerie", land_room(&k->land, r, ROOM, ROOM));
    put_symbols(k, k->t->symbols, -1);
    EACH_REGION(k, r)
        put_symbols(k, k->t->regions[r].symbols, r);
    if (rv_ruleset_shows(k->p->kinds.rs, k->t->symbols, "bazaar"))
        put_sign(k, "bazaar", land_site(&k->land, ROOM, false));
    SHOWN_EACH(&k->t->things, "token", t) { /* on its feature, or else on the tile as a whole */
        if (t->place >= 0 && stands(k, t->place))
            continue;
        point at = symbol_place(k, t->place, ROOM);
        icon_token(k->s, k->p->kinds.rs, t, at.x, at.y, SHIELD);
        land_put(&k->land, at, SHIELD, SHIELD, LAND_USED);
    }
}

void land_svg(svg *s, const palette *p, const rv_shown_tile *t) {
    enum { DEEP = 60, FAR = LAND_SIDE - DEEP }; /* of a wall */
    picture k = {.s = s, .p = p, .t = t, .tower = shown_stack_of(p->kinds.rs, t)};
    point places[12], centre = {HALF, HALF};
    land_open(&k.land, t);
    put_regions(&k);
    for (int side = 0; side < 4; side++) /* what fits beside any other is a wall */
        if (is_any(&k, side))
            svg_rect(s, side == 1 ? FAR : 0, side == 2 ? FAR : 0, side % 2 ? DEEP : LAND_SIDE,
                     side % 2 ? LAND_SIDE : DEEP, "class", "any", "fill", PALETTE_STONE, NULL);
    put_middle(&k);
    EACH_REGION(&k, r) {
        point at = on_line(&k, r);
        if (k.land.sort[r] == LAND_LINE && t->regions[r].doubles)
            icon_put(s, "fountain", at.x, at.y, 220);
    }
    put_built_pieces(&k);
    find_site(&k);
    /* A follower in a building does not stand on the line or the bridge that runs across it. */
    EACH_REGION(&k, r) {
        bool upright = is_upright(&k, r), line = k.land.sort[r] == LAND_LINE;
        int wide = line ? LAND_ROAD : SPAN;
        if ((line && is_overbuilt(&k, r)) || k.land.sort[r] == LAND_SPAN)
            land_put(&k.land, centre, upright ? wide : LAND_SIDE, upright ? LAND_SIDE : wide,
                     LAND_KEPT);
    }
    find_places(&k, places);
    EACH_REGION(&k, r)
        if (shown_at(&t->things, "castle", r)) /* its lord may stand on it, but the name may not */
            land_put(&k.land, joint_of(&k, r), TOKEN, TOKEN, LAND_USED);
    put_signs(&k);
    put_tower(&k);
    EACH_REGION(&k, r) {
        int wide, high;
        const int percent = room_of(&k, r, &wide, &high);
        /* NOLINTNEXTLINE(clang-analyzer-core.CallAndMessage): each region has got its place */
        places[r] =
            land_go(places[r], is_column(&k, r) ? 0 : 3, (is_column(&k, r) ? high : wide) / 2);
        put_row(&k, s, r, places[r], percent);
    }
    if (*t->id && p->named)
        put_name(&k);
}
