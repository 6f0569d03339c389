/* tile_text.h - a tile as 3 rows of characters.
 *
 *      wnw nnw  n  nne ene       Kinds that are lines (paths, roads) are drawn as lines, all others
 *        w  .   c   .   e        as the first letter of the kind in each quadrant.
 *      wsw ssw  s  sse ese
 *
 *     cccccccf      By edges what is built fills its edge, and what lies between the edges that it
 *     ccc┌────      joins: here north and west are one city. Two that only touch are parted by a
 *     c f│ f        stroke through the corner. Areas have a letter in each corner, and the rest is
 *                   blank.
 *
 * Marks: ○ on a line that is doubled, * beside an area that bears a prize, □ where lines meet and
 * end, and a capital for a follower; by edges also # a foundation, 3 a tower of three pieces, 3B
 * with a follower on top, $ a bazaar, ═ or ║ a bridge; and a city under a castle token is filled.
 */
#ifndef TILE_TEXT_H
#define TILE_TEXT_H

#include "draw/shown.h"
#include "out.h"

/* ---- a rectangle of characters to draw on. */
typedef struct spot {
    char glyph[5];    /* one character in UTF-8; "" is blank */
    const char *tint; /* NULL for none */
} spot;

typedef struct canvas {
    int rows, columns;
    spot *spots;
} canvas;

canvas canvas_open(out *owner, int rows, int columns);

/* Spots outside the canvas are not drawn and read as blank. */
void canvas_put(canvas *c, int row, int column, const char *glyph, const char *tint);
bool canvas_blank(const canvas *c, int row, int column);
/* The columns of a row from `from` to before `end`, without the blanks at their end; returns the
 * number of these. */
int canvas_write(const canvas *c, int row, int from, int end, out *o);

/* ---- tiles */

#define TILE_ROWS 3
#define TILE_COLUMNS 7
#define TILE_NARROW 5 /* for boards that would be too wide */
#define TILE_CASTLE "▓"

const char *tile_tint(const styles *k, const char *kind);

/* Draws a tile: its upper left corner at row, column, TILE_COLUMNS or TILE_NARROW columns wide. */
void tile_draw(canvas *c, int row, int column, int width, const rv_shown_tile *t,
               const palette *style);
/* Prints a tile, beside it words in one column or (false) behind its middle row. */
void tile_put(out *o, const rv_shown_tile *t, const palette *style, const char *beside,
              bool aligned);
/* Only the row or column of characters at one side (port 1 n, 4 e, 7 s, 10 w), at its place in the
 * drawing of the whole tile. */
void tile_draw_side(canvas *c, int row, int column, int width, const rv_shown_tile *t, int side,
                    const palette *style);

/* The character for the line that leaves at an east or west side; *tint: its colour, or NULL if no
 * line leaves there. */
const char *tile_line(const rv_shown_tile *t, int side, const palette *style, const char **tint);

#endif
