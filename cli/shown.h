/* shown.h - tiles of a set as drawings take them, which are made for those on the table. */
#ifndef SHOWN_H
#define SHOWN_H

#include "reeve.h"

/* Turned clockwise. */
void shown_tile(const rv_ruleset *rs, const rv_tile_info *t, int degrees, rv_shown_tile *to);

#endif
