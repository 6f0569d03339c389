/* shown.h - converts a tile of a set to the form in which tiles on the table are drawn. */
#ifndef SHOWN_H
#define SHOWN_H

#include "reeve.h"

/* `degrees` is clockwise. */
void shown_tile(const rv_ruleset *rs, const rv_tile_info *t, int degrees, rv_shown_tile *to);

#endif
