/* wall_svg.h - the wall of a board as a picture: outline, start spaces, score track, corner towers
 * with their wall tiles, and the markers of the players.
 */
#ifndef WALL_SVG_H
#define WALL_SVG_H

#include "svg/layout.h"

/* How far it extends from the cells. */
int wall_depth(const frame *f);
/* The parts below the tiles; the parts above them that are the same in every turn; and the towers
 * and markers, which come last. */
void wall_svg(const frame *f);
void wall_svg_spaces(const frame *f);
void wall_svg_above(const frame *f);

#endif
