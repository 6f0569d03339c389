/* legend_svg.h - the text above and below a board: the game, the players, the key. */
#ifndef LEGEND_SVG_H
#define LEGEND_SVG_H

#include "svg/board_svg.h"
#include "svg/layout.h"

#define LEGEND_NARROWEST 10400 /* tenths of a unit */
#define LEGEND_HEAD 900

/* The title of the game, and what is going on. */
void legend_head(const frame *f, const board_picture *p, int width);
/* The rest, from y down; returns its end. */
int legend_foot(const frame *f, const board_picture *p, int y, int width);

/* A description of the picture in words, for its title and description. */
void legend_words(out *title, out *description, const frame *f, const board_picture *p);

#endif
