/* land_text.h - a tile that is made up by edges in characters: which region has which.
 *
 *     cccccccf      What is built fills its edge, and what lies between the edges that it joins:
 *     ccc┌────      here north and west are one city. Two that only touch are parted by a stroke
 *     c f│ f        through the corner. Areas have a letter in each corner, and leave the rest
 * blank.
 */
#ifndef LAND_TEXT_H
#define LAND_TEXT_H

#include "styles.h"

enum { LAND_ROWS = 3, LAND_COLUMNS = 7 };

typedef struct land_text {
    int width;
    int8_t of[LAND_ROWS][LAND_COLUMNS];          /* the region whose letter is there, -1 none */
    const char *stroke[LAND_ROWS][LAND_COLUMNS]; /* that separates two regions; NULL */
} land_text;

/* Of a tile `width` columns wide. */
void land_text_open(land_text *l, const styles *k, const rv_shown_tile *t, int width);
/* The place of the n-th thing on a region, from 0: the first is its follower. False if there is no
 * place for it. */
bool land_text_place(const land_text *l, int region, int n, int *row, int *column);

#endif
