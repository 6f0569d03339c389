/* key_svg.h - the key of a picture: the meaning of fills and signs, as lines of small samples. */
#ifndef KEY_SVG_H
#define KEY_SVG_H

#include "svg/icons.h"

/* Between x and `right`, from y down; returns the y at which it ends. `last`: also explain the
 * frame of the last tile. */
int key_svg(svg *s, const palette *p, int x, int y, int right, bool last);

#endif
