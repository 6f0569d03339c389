/* geometry.h - where things are on a tile that is made up by edges, and where there is room.
 *
 * What is built (a city) has the whole of its edges and bulges inwards from them; of edges that it
 * joins it has what lies between them, too. Lines run from the middles of edges, and areas (fields)
 * are all that is left. Lengths are those of tile_svg.h; a side is 0 north … 3 west.
 */
#ifndef GEOMETRY_H
#define GEOMETRY_H

#include "styles.h"

enum {
    LAND_SIDE = 1000,
    LAND_ROAD = 200, /* a line is so wide, */
    LAND_END = 290,  /* and ends so far from its edge before what is built */
    LAND_HUB = 460,  /* what stands in the middle */
    LAND_MEET = 330, /* where lines end that meet */
    LAND_CELLS = 40, /* across and down: what is where, roughly */
    LAND_SEAM = 2 * LAND_CELLS * LAND_CELLS
};

typedef struct land_point {
    int x, y;
} land_point;

/* LAND_SPAN has no cells: what it goes over has them. */
typedef enum land_sort { LAND_LINE, LAND_BUILT, LAND_AREA, LAND_MIDDLE, LAND_SPAN } land_sort;

typedef struct land {
    const rv_shown_tile *t;
    land_sort sort[12]; /* of each region */
    unsigned sides[12]; /* of which it has the middle, a bit each */
    int middle;         /* the region that has the middle of the tile, if no line; -1 */
    int lines;          /* lines that come to the middle of the tile: those that do not bend */
    int8_t cells[LAND_CELLS][LAND_CELLS];
    uint8_t uses[LAND_CELLS][LAND_CELLS];
} land;

void land_open(land *l, const styles *k, const rv_shown_tile *t);

/* ---- shapes -------------------------------------------------------------------------------- */

/* A part of the outline of what is built: along the edge from at[0] to at[6]; or, where it borders
 * on something else, two cubic curves that meet in at[3], with their handles between. */
typedef struct land_step {
    bool border;
    land_point at[7];
} land_step;

/* The outline of a built region, clockwise; returns how many steps, at most 4. */
int land_outline(const land *l, int region, land_step steps[4]);
/* From the middle of a side so far inwards. */
land_point land_inwards(int side, int way);
/* The corner at which a side begins, clockwise. */
land_point land_corner(int side);
/* How far a line comes from its edge if it leaves by that one alone. */
int land_reach(const land *l);
/* Of a line that leaves by two neighbouring sides only the first of them; -1 for all others. */
int land_bend(unsigned sides);
/* In the middle of such a bend. */
land_point land_bend_middle(int side);

/* Points along which two areas touch with nothing between them; returns how many. */
int land_seam(const land *l, land_point list[LAND_SEAM]);

/* ---- room ---------------------------------------------------------------------------------- */

typedef enum land_use { LAND_KEPT = 1, LAND_USED = 2 } land_use;

/* Where in a region there is most room for what is so wide and high: the place nearest to its
 * middle among those that are large enough. What has been put somewhere is in the way. */
land_point land_room(const land *l, int region, int wide, int high);
/* Keeps room around a point free, or says that something stands there. */
void land_put(land *l, land_point middle, int wide, int high, land_use use);
/* Where a foundation is that is so wide: between two areas that it parts, or low where there is
 * room, off the lines. */
land_point land_site(const land *l, int size);
/* Does nothing stand in this box? */
bool land_free(const land *l, land_point middle, int wide, int high);
/* The nearest middle of such a box at which all of it lies on the tile. */
land_point land_inside(land_point middle, int wide, int high);
/* What a box would hide: 0 nothing, a little for lines, 100 and more for what stands there. */
int land_hidden(const land *l, int x, int y, int wide, int high);

#endif
