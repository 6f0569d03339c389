/* geometry.h - the shapes on a tile by edges, and the places with room on it.
 *
 * A building (a city) has the whole of its edges and bulges inwards from them; it also has the
 * space between edges that it joins. Lines run from the middles of edges, and areas (fields) have
 * the rest. Lengths are those of icons.h; a side is 0 north … 3 west.
 */
#ifndef GEOMETRY_H
#define GEOMETRY_H

#include "draw/shown.h"
#include "draw/svg.h"

enum {
    LAND_SIDE = 1000,
    LAND_ROAD = 200, /* width of a line, */
    LAND_END = 290,  /* distance of its end from its edge before a building */
    LAND_BANK = 385, /* the same before a river */
    LAND_HUB = 460,  /* size of a feature in the middle */
    LAND_PLOT = 350, /* size of one that has an outline of its own, and room beside the lines */
    LAND_MEET = 330, /* where several lines end */
    LAND_FIGURE = 280,
    LAND_CELLS = 40, /* cells across and down, a rough map of the tile */
    LAND_ALL = LAND_CELLS * LAND_CELLS,
    LAND_SEAM = 2 * LAND_ALL
};

typedef struct point {
    int x, y;
} point;

/* So far in a direction, 0 north … 3 west. */
static inline point land_go(point p, int d, int way) {
    return (point){p.x + dx(d & 3) * way, p.y + dy(d & 3) * way};
}

static inline void svg_point(svg *s, char c, point p) {
    SVG_D(s, c, p.x, p.y);
}

/* LAND_BED stands beside lines, where there is room. LAND_SPAN has no cells: what it goes over has
 * them. Lines go over water, and so does all else. */
typedef enum land_sort {
    LAND_LINE,
    LAND_WATER,
    LAND_BUILT,
    LAND_AREA,
    LAND_MIDDLE,
    LAND_BED,
    LAND_SPAN
} land_sort;

typedef struct land {
    const rv_shown_tile *t;
    land_sort sort[12]; /* of each region */
    unsigned sides[12]; /* bit set of the sides of which it has the middle */
    int middle;         /* the region, not a line, that has the middle of the tile, or -1 */
    point bed;          /* the place of a feature that stands beside the lines */
    bool water;         /* a river runs through it */
    bool meets;         /* several lines reach it, and some end there */
    bool crosses;       /* two lines go straight on, one above the other */
    int lines; /* number of lines that reach the middle of the tile: those that do not bend */
    int8_t cells[LAND_ALL]; /* row by row: the region that has each */
    uint8_t uses[LAND_ALL];
} land;

void land_open(land *l, const rv_shown_tile *t);

/* ---- shapes -------------------------------------------------------------------------------- */

/* A part of the outline of a building: along the edge from at[0] to at[6]; or, where it borders on
 * another feature, two cubic curves that meet in at[3], with their handles between. */
typedef struct land_step {
    bool border;
    point at[7];
} land_step;

/* The outline of a building, clockwise; returns the number of its parts, at most 4. */
int land_outline(const land *l, int region, land_step steps[4]);
/* Coordinates seen from within with the side on top: x from the beginning of the side, clockwise, y
 * inwards. */
point land_from_side(int side, int x, int y);
/* The point at this distance inwards from the middle of a side. */
point land_inwards(int side, int way);
/* The corner at which a side begins, clockwise. */
point land_corner(int side);
/* The distance that a line reaches from its edge if it leaves by that edge only: to the middle, or
 * to what is built or flows there. */
int land_reach(const land *l);
bool land_covers(const rv_region_info *g, int port);
/* The middle of the bend from a side to the next. */
point land_bend_middle(int side);

/* Points along which two areas touch without a separation; returns their number. */
int land_seam(const land *l, point list[LAND_SEAM]);

/* ---- room ---------------------------------------------------------------------------------- */

typedef enum land_use { LAND_KEPT = 1, LAND_USED = 2 } land_use;

/* The place in a region with most room for this width and height: of those that are large enough,
 * the nearest to its middle. Places in use are excluded. */
point land_room(const land *l, int region, int wide, int high);
/* Keeps room around a point free, or marks it as occupied. */
void land_put(land *l, point middle, int wide, int high, land_use use);
/* The place of a sign of this width: low where there is room, off the lines; or, if it is one that
 * parts areas, as a foundation does, where two of them touch. */
point land_site(const land *l, int size, bool parts);
bool land_free(const land *l, point middle, int wide, int high);
/* The centre nearest to a point at which the whole box lies on the tile. */
point land_inside(point middle, int wide, int high);
/* How much the box would hide: 0 nothing, a little for lines, 100 and more for figures and marks.
 */
int land_hidden(const land *l, point middle, int wide, int high);

#endif
