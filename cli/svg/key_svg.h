/* key_svg.h - what the fills and signs of a picture mean, as lines of small samples. */
#ifndef KEY_SVG_H
#define KEY_SVG_H

#include "svg/icons.h"

/* Between x and `right`, from y down; returns the y at which it ends. `last`: the frame of the tile
 * laid last is explained, too. */
int key_svg(svg *s, const palette *p, int x, int y, int right, bool last);

#endif
