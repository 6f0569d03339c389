/* several_svg.h - the tiles that have a look that several have, beside the board. */
#ifndef SEVERAL_SVG_H
#define SEVERAL_SVG_H

#include "svg/layout.h"

/* Finds the tiles of all such looks on the board. */
void several_find(frame *f);
/* How wide they are beside the board, with the space before them; 0: there are none. */
int several_width(const frame *f);
/* Draws them from this place on, each with the number of its cell and its name below it. */
void several_put(const frame *f, int x, int y);

#endif
