/* svg.h - a writer of well-formed SVG.
 *
 * Lengths are whole tenths of the picture's unit, so that the same picture has the same text
 * everywhere. Attributes are pairs of name and value, and the last is followed by NULL. Text and
 * values are escaped here; characters that XML does not allow, and marks of direction, are
 * replaced. If memory runs out, the arena of the text jumps.
 */
#ifndef SVG_H
#define SVG_H

#include "base/arena.h"

#define SVG_DEEP 16
#define SVG_PAIRS __attribute__((sentinel))

typedef struct svg {
    rv_buf *to;                  /* the others begin as 0 */
    const char *names[SVG_DEEP]; /* of the open elements */
    int depth;
    bool in_tag; /* the last one can still take attributes */
} svg;

/* A text that lives as long as the picture. */
#define svg_words(s, ...) rv_printf((s)->to->arena, __VA_ARGS__)

/* ---- elements ---- */
void svg_number(svg *s, const char *name, int tenths);
void svg_close(svg *s);
/* Puts markup as it stands in the format; the texts of %s are escaped, %d is a number. */
void svg_put(svg *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
void svg_raw(svg *s, const char *markup, size_t n);

/* The value of the attribute `transform` that draws what fills a square of 100 units so high, with
 * its corner at x,y. */
const char *svg_place(svg *s, int x, int y, int size);
/* A group, moved to x,y; svg_close ends it. */
void svg_group(svg *s, int x, int y, ...) SVG_PAIRS;
/* The same, of a class, with a title unless it is "". */
void svg_titled(svg *s, int x, int y, const char *class, const char *title);

/* ---- shapes, each a whole element ---- */
void svg_shape(svg *s, const char *shape, const int *numbers, ...) SVG_PAIRS;
#define svg_rect(s, x, y, w, h, ...) svg_shape(s, "rect", (const int[]){x, y, w, h}, __VA_ARGS__)
#define svg_round(s, x, y, w, h, radius, ...)                                                      \
    svg_shape(s, "round", (const int[]){x, y, w, h, radius}, __VA_ARGS__)
#define svg_circle(s, x, y, r, ...) svg_shape(s, "circle", (const int[]){x, y, r}, __VA_ARGS__)
#define svg_line(s, x1, y1, x2, y2, ...)                                                           \
    svg_shape(s, "line", (const int[]){x1, y1, x2, y2}, __VA_ARGS__)
/* The attributes of most shapes: what fills it, the colour of its line, and the width of that. */
#define SVG_PAINT(fill, line, width) "fill", fill, "stroke", line, "stroke-width", width

/* A path: svg_path, then its commands, then svg_path_end.
 *     SVG_D(s, 'M', x, y); SVG_D(s, 'L', x, y); SVG_SHUT(s); */
void svg_path(svg *s, ...) SVG_PAIRS;
void svg_command(svg *s, char command, const int *numbers, int n);
/* Arcs have two flags, which are not lengths. */
void svg_arc(svg *s, int radius, bool large, bool clockwise, int x, int y);
#define SVG_SHUT(s) rv_put((s)->to, "Z")
void svg_path_end(svg *s);
#define SVG_D(s, command, ...)                                                                     \
    svg_command(s, command, (const int[]){__VA_ARGS__},                                            \
                (int)(sizeof(const int[]){__VA_ARGS__} / sizeof(int)))

/* ---- text ---- */

typedef struct svg_font {
    int size;
    char anchor; /* of the text at x: s its start, m its middle, e its end */
    bool bold;
    const char *fill;
} svg_font;

/* One line whose capitals are centred on y; it is shortened at `width` (0: not at all). */
void svg_text(svg *s, int x, int y, const svg_font *f, int width, const char *text, ...) SVG_PAIRS;
/* The approximate width of the text; rather too large than too small. */
int svg_text_width(const svg_font *f, const char *text);
/* Makes the type smaller, down to `least`, until the text fits; false if it does not even so. */
bool svg_shrink(svg_font *f, int least, const char *text, int width);
/* So many bytes of whole words, with blanks between them, fit into this width; 0: not even one. */
size_t svg_fitting(const svg_font *f, const char *text, int width);

#endif
