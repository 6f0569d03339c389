/* canvas.c - puts glyphs with their colours on a grid of spots and writes it row by row. A colour
 * is switched only where it changes, and what is blank at the end of a row is left out.
 */
#include "text/canvas.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

void canvas_open(canvas *c, int rows, int columns) {
    *c = (canvas){rows, columns, calloc((size_t)rows * (size_t)columns, sizeof(spot))};
}

void canvas_free(canvas *c) {
    free(c->spots);
}

static spot *at(const canvas *c, int row, int column) {
    if (!c->spots || row < 0 || column < 0 || row >= c->rows || column >= c->columns)
        return NULL;
    return &c->spots[(size_t)row * (size_t)c->columns + (size_t)column];
}

void canvas_put(canvas *c, int row, int column, const char *glyph, const char *tint) {
    spot *s = at(c, row, column);
    if (!s)
        return;
    s->glyph[0] = '\0';
    strncat(s->glyph, glyph, sizeof s->glyph - 1);
    s->tint = tint;
}

const char *canvas_glyph(const canvas *c, int row, int column) {
    const spot *s = at(c, row, column);
    return s ? s->glyph : "";
}

bool canvas_blank(const canvas *c, int row, int column) {
    const spot *s = at(c, row, column);
    return !s || !s->glyph[0] || !strcmp(s->glyph, " ");
}

/* Colours are changed as seldom as possible. */
void canvas_write_part(const canvas *c, int row, int from, int end, out *o) {
    const char *tint = NULL;
    if (!c->spots && !o->error)
        out_fail(o, ENOMEM);
    while (end > from && canvas_blank(c, row, end - 1))
        end--;
    for (int k = from; k < end; k++) {
        const spot *s = at(c, row, k);
        bool blank = canvas_blank(c, row, k);
        if (!blank && s->tint != tint) {
            if (tint)
                out_untint(o);
            out_tint(o, s->tint);
            tint = s->tint;
        }
        out_clean(o, blank ? " " : s->glyph);
    }
    if (tint)
        out_untint(o);
}

int canvas_margin(const canvas *c, int row) {
    int n = 0;
    while (n < c->columns && canvas_blank(c, row, c->columns - 1 - n))
        n++;
    return n;
}

void canvas_write(const canvas *c, int row, out *o) {
    canvas_write_part(c, row, 0, c->columns, o);
}
