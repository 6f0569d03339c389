/* land_svg.h - a tile by edges as a picture: walled cities on fields, with roads. */
#ifndef LAND_SVG_H
#define LAND_SVG_H

#include "svg/icons.h"

/* Definitions that they use, for the <defs> of a picture. */
void land_svg_definitions(svg *s);
/* Draws the tile, and its name in a corner where it hides nothing, in the open group. */
void land_svg(svg *s, const palette *p, const rv_shown_tile *t);

#endif
