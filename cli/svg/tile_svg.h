/* tile_svg.h - a tile as a picture, whatever its ruleset prints on it.
 *
 *        0   1   2      A region is the half-edges that it covers, each between two of the eight
 *      7     |     3    boundary points 0 to 7, and reaches from there to the centre. Lines run
 * from |  -- c --  |    the middles of edges to the centre; one that leaves two neighbouring edges
 *        6   5   4      bends around the corner between them, and areas end at the bend.
 */
#ifndef TILE_SVG_H
#define TILE_SVG_H

#include "svg/icons.h"

#define TILE_SIDE 1000 /* tenths of a unit */

/* Draws with its upper left corner at x,y, as a group of that class with a title that describes it;
 * with its number in a corner unless that is "". */
void tile_svg(svg *s, const palette *p, const rv_shown_tile *t, int x, int y, const char *class);
/* Only the side of a start space (0 north … 3 west), on a strip `deep` from the edge that goes from
 * x,y clockwise around the board. */
void tile_svg_start(svg *s, const palette *p, const rv_shown_tile *t, int side, int x, int y,
                    int deep);

/* ---- land_svg.c: a tile by edges, as walled cities on fields, with roads */
/* Draws the tile, and its name in a corner where it hides nothing, in the open group. */
void land_svg(svg *s, const palette *p, const rv_shown_tile *t);

#endif
