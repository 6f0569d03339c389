/* svg.c - a writer of well-formed SVG.
 *
 * Shapes, paths and text are written at once into the out of an `svg`, which knows the elements
 * that are open. Numbers are tenths of a unit, so that the same picture has the same text
 * everywhere.
 */
#include "draw/svg.h"
#include "reeve_cli.h"
#include <assert.h>
#include <stdarg.h>
#include <stdint.h>

/* ---- characters ---------------------------------------------------------------------------- */

/* The next character of a UTF-8 text; bytes that are not UTF-8 are read as U+FFFD, one by one. */
static unsigned next_character(const char **text) {
    unsigned c = 0;
    size_t n = rv_utf8(*text, SIZE_MAX, &c); /* no character goes beyond the NUL */
    *text += n ? n : 1;
    return n ? c : 0xfffd;
}

static void put_escaped(rv_buf *o, const char *text) {
    static const char from[] = "&<>\"'";
    static const char *const to[] = {"&amp;", "&lt;", "&gt;", "&quot;", "&apos;"};
    while (*text) {
        const char *start = text;
        unsigned c = next_character(&text);
        const char *special = c < 0x80 ? strchr(from, (int)c) : NULL;
        if (special)
            rv_put(o, to[special - from]);
        else if (rv_acts(c) || c == 0xfffe || c == 0xffff || (c == 0xfffd && text - start == 1))
            rv_put(o, "\xef\xbf\xbd");
        else
            rv_putn(o, start, (size_t)(text - start));
    }
}

/* Pictures are mostly numbers, so that these are not left to printf. */
static void put_number(rv_buf *o, int tenths) {
    char text[16], *at = text + sizeof text;
    unsigned n = tenths < 0 ? 0u - (unsigned)tenths : (unsigned)tenths;
    if (n % 10) {
        *--at = (char)('0' + n % 10);
        *--at = '.';
    }
    do
        *--at = (char)('0' + (n /= 10) % 10);
    while (n >= 10);
    if (tenths < 0)
        *--at = '-';
    rv_putn(o, at, (size_t)(text + sizeof text - at));
}

static void put_pair(rv_buf *o, int x, int y) {
    put_number(o, x);
    rv_put(o, " ");
    put_number(o, y);
}

/* ---- elements ------------------------------------------------------------------------------ */

static void end_tag(svg *s, const char *how) {
    if (s->in_tag)
        rv_put(s->to, how);
    s->in_tag = false;
}

static void svg_open(svg *s, const char *name) {
    end_tag(s, ">\n");
    rv_putf(s->to, "<%s", name);
    assert(s->depth < SVG_DEEP);
    s->names[s->depth++] = name;
    s->in_tag = true;
}

static void svg_attr(svg *s, const char *name, const char *value) {
    rv_putf(s->to, " %s=\"", name);
    put_escaped(s->to, value);
    rv_put(s->to, "\"");
}

#define PUT_PAIRS(s, last)                                                                         \
    do {                                                                                           \
        va_list pairs;                                                                             \
        va_start(pairs, last);                                                                     \
        for (const char *name; (name = va_arg(pairs, const char *));)                              \
            svg_attr(s, name, va_arg(pairs, const char *));                                        \
        va_end(pairs);                                                                             \
    } while (0)

void svg_number(svg *s, const char *name, int tenths) {
    rv_putf(s->to, " %s=\"", name);
    put_number(s->to, tenths);
    rv_put(s->to, "\"");
}

void svg_close(svg *s) {
    const char *name = s->names[--s->depth];
    if (s->in_tag)
        end_tag(s, "/>\n");
    else
        rv_putf(s->to, "</%s>\n", name);
}

void svg_put(svg *s, const char *format, ...) {
    va_list list;
    va_start(list, format);
    end_tag(s, ">\n");
    for (const char *at = format; *at; at++) {
        size_t n = strcspn(at, "%");
        rv_putn(s->to, at, n);
        at += n;
        if (!*at)
            break;
        if (*++at == 's')
            put_escaped(s->to, va_arg(list, const char *));
        else
            rv_putf(s->to, "%d", va_arg(list, int));
    }
    va_end(list);
}

void svg_raw(svg *s, const char *markup, size_t n) {
    end_tag(s, ">\n");
    rv_putn(s->to, markup, n);
}

const char *svg_place(svg *s, int x, int y, int size) {
    rv_buf *text = rv_buf_new(s->to->arena);
    rv_put(text, "translate(");
    put_pair(text, x, y);
    rv_putf(text, ") scale(%d.%d%d%d)", size / 1000, size / 100 % 10, size / 10 % 10, size % 10);
    return rv_buf_text(text);
}

void svg_group(svg *s, int x, int y, ...) {
    svg_open(s, "g");
    PUT_PAIRS(s, y);
    if (x || y) {
        rv_put(s->to, " transform=\"translate(");
        put_pair(s->to, x, y);
        rv_put(s->to, ")\"");
    }
}

void svg_titled(svg *s, int x, int y, const char *class, const char *title) {
    svg_group(s, x, y, "class", class, NULL);
    if (*title)
        svg_put(s, "<title>%s</title>\n", title);
}

/* ---- shapes -------------------------------------------------------------------------------- */

void svg_shape(svg *s, const char *shape, const int *numbers, ...) {
    static const struct {
        const char *shape, *element, *names[6];
    } shapes[] = {{"rect", "rect", {"x", "y", "width", "height"}},
                  {"round", "rect", {"x", "y", "width", "height", "rx"}},
                  {"circle", "circle", {"cx", "cy", "r"}},
                  {"line", "line", {"x1", "y1", "x2", "y2"}}};
    int i = 0;
    while (strcmp(shapes[i].shape, shape) != 0)
        i++;
    svg_open(s, shapes[i].element);
    for (int k = 0; shapes[i].names[k]; k++)
        if (numbers[k] || shapes[i].names[k][1]) /* x and y are 0 unless they are given */
            svg_number(s, shapes[i].names[k], numbers[k]);
    PUT_PAIRS(s, numbers);
    svg_close(s);
}

void svg_path(svg *s, ...) {
    svg_open(s, "path");
    PUT_PAIRS(s, s);
    rv_put(s->to, " d=\"");
}

void svg_command(svg *s, char command, const int *numbers, int n) {
    rv_putn(s->to, &command, 1);
    for (int i = 0; i < n; i++) {
        rv_put(s->to, i ? " " : "");
        put_number(s->to, numbers[i]);
    }
}

void svg_arc(svg *s, int radius, bool large, bool clockwise, int x, int y) {
    SVG_D(s, 'A', radius, radius);
    rv_putf(s->to, " 0 %d %d ", large, clockwise);
    put_pair(s->to, x, y);
}

void svg_path_end(svg *s) {
    rv_put(s->to, "\"");
    svg_close(s);
}

/* ---- text ---------------------------------------------------------------------------------- */

/* The width of a character in hundredths of the font's size, for a wide sans-serif. */
static int advance(unsigned c) {
    static const struct {
        unsigned from, to;
        int width;
    } scripts[] = {
        {0x0, 0x7f, 64},          {0x300, 0x36f, 0},     {0x200b, 0x200f, 0},
        {0xfe00, 0xfe0f, 0},      {0x1100, 0x11ff, 105}, {0x2600, 0x27bf, 130},
        {0x2e80, 0xa4cf, 105},    {0xac00, 0xd7a3, 105}, {0xf900, 0xffef, 105},
        {0x10000, 0x10ffff, 140},
    };
    if (c < 0x80 && c && strchr(" .,:;'!|ijlft()[]/-", (int)c))
        return 42;
    if (c < 0x80 && c && strchr("mwMWOQ@%", (int)c))
        return 100;
    if (c >= 'A' && c <= 'Z')
        return 74;
    for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++)
        if (c >= scripts[i].from && c <= scripts[i].to)
            return scripts[i].width;
    return 74;
}

static int width_of(const svg_font *f, int hundredths) {
    return (int)((long)hundredths * f->size / 100 * (f->bold ? 11 : 10) / 10);
}

int svg_text_width(const svg_font *f, const char *text) {
    int sum = 0;
    while (*text && sum < 1000000)
        sum += advance(next_character(&text));
    return width_of(f, sum);
}

bool svg_shrink(svg_font *f, int least, const char *text, int width) {
    while (f->size > least && svg_text_width(f, text) > width)
        f->size -= 5;
    return svg_text_width(f, text) <= width;
}

size_t svg_fitting(const svg_font *f, const char *text, int width) {
    size_t fits = 0;
    int sum = 0;
    for (const char *at = text; *at;) {
        sum += advance(next_character(&at));
        if (width_of(f, sum) > width)
            break;
        if (!*at || *at == ' ')
            fits = (size_t)(at - text);
    }
    return fits;
}

void svg_text(svg *s, int x, int y, const svg_font *f, int width, const char *text, ...) {
    svg_open(s, "text");
    svg_number(s, "x", x);
    svg_number(s, "y", y + f->size * 36 / 100); /* half the height of a capital */
    svg_number(s, "font-size", f->size);
    if (f->anchor != 's')
        svg_attr(s, "text-anchor", f->anchor == 'm' ? "middle" : "end");
    if (f->bold)
        svg_attr(s, "font-weight", "bold");
    svg_attr(s, "fill", f->fill);
    PUT_PAIRS(s, text);
    if (width && svg_text_width(f, text) > width) {
        /* as many bytes as fit, followed by an ellipsis */
        const char *at = text, *end = text;
        rv_buf *part = rv_buf_new(s->to->arena);
        int sum = 100;
        while (*at && width_of(f, sum += advance(next_character(&at))) <= width)
            end = at;
        rv_putn(part, text, (size_t)(end - text));
        rv_put(part, "…");
        text = rv_buf_text(part);
    }
    end_tag(s, ">");
    put_escaped(s->to, text);
    svg_close(s);
}
