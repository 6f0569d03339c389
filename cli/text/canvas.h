/* canvas.h - a rectangle of characters to draw tiles on. The canvas owns its spots. */
#ifndef CANVAS_H
#define CANVAS_H

#include "out.h"

typedef struct spot {
    char glyph[5];    /* one character in UTF-8; "" is blank */
    const char *tint; /* NULL for none */
} spot;

typedef struct canvas {
    int rows, columns;
    spot *spots; /* NULL if memory ran out: then drawing does nothing, and writing reports the error
                    to the out */
} canvas;

void canvas_open(canvas *c, int rows, int columns);
void canvas_free(canvas *c);

/* Spots outside the canvas are not drawn and read as blank. */
void canvas_put(canvas *c, int row, int column, const char *glyph, const char *tint);
/* The glyph at a spot, "" if it is blank or off the canvas. */
const char *canvas_glyph(const canvas *c, int row, int column);
bool canvas_blank(const canvas *c, int row, int column);
/* The number of blanks at the end of a row. */
int canvas_margin(const canvas *c, int row);
/* A row without trailing blanks; or only its columns from `from` to before `end`. */
void canvas_write(const canvas *c, int row, out *o);
void canvas_write_part(const canvas *c, int row, int from, int end, out *o);

#endif
