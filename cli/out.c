/* out.c - the buffer of an output: writing it in whole lines, and putting text into it, as it is or
 * with its control characters made visible.
 */
#include "out.h"
#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define BLOCK (64 * 1024) /* written at once unless a flush comes earlier */

void out_forget(out *o) {
    while (o->parts) {
        out *part = o->parts;
        o->parts = part->next;
        out_free(part);
        free(part);
    }
    rv_arena_free(&o->arena);
}

void out_free(out *o) {
    out_forget(o);
    free(o->buf);
    *o = (out){OUT_NOWHERE};
}

out out_errors = {.fd = STDERR_FILENO};

/* ---- memory ---------------------------------------------------------------------------------- */

void out_no_memory(void) {
    static const char line[] = "reeve: memory ran out\n"; /* needs no memory */
    (void)!write(STDERR_FILENO, line, sizeof line - 1);
    exit(RV_LIMIT_HIT);
}

void out_unwritten(int error) {
    enum { STATUS_PIPE = 141 }; /* as a shell reports a program that SIGPIPE ended */
    if (error != EPIPE)
        out_printf(&out_errors, "reeve: standard output: %s\n", strerror(error));
    out_flush(&out_errors);
    exit(error == EPIPE ? STATUS_PIPE : RV_LIMIT_HIT);
}

void *out_needed(void *allocated) {
    if (!allocated)
        out_no_memory();
    return allocated;
}

out *out_part(out *o) {
    out *part = out_needed(malloc(sizeof *part));
    *part = (out){.next = o->parts};
    return o->parts = part;
}

rv_arena *out_arena(out *o) {
    o->arena.no_guard = out_no_memory;
    return &o->arena;
}

void *out_room(out *o, int n, size_t size) {
    return rv_alloc(out_arena(o), ((size_t)n + 1) * size);
}

/* ---- the way out ----------------------------------------------------------------------------- */

bool out_waits(int fd, short what) {
    struct pollfd p = {.fd = fd, .events = what};
    if (errno == EINTR)
        return true;
    return errno == EAGAIN && (poll(&p, 1, -1) >= 0 || errno == EINTR);
}

bool out_send(int fd, const void *from, size_t n) {
    for (const char *s = from; n;) {
        ssize_t k = write(fd, s, n);
        if (k < 0 && !out_waits(fd, POLLOUT))
            return false;
        s += k > 0 ? k : 0;
        n -= k > 0 ? (size_t)k : 0;
    }
    return true;
}

static void write_all(out *o, size_t n) {
    if (!out_send(o->fd, o->buf, n) && o != &out_errors)
        out_unwritten(errno);
    memmove(o->buf, o->buf + n, o->n - n);
    o->n -= n;
    o->lines -= n < o->lines ? n : o->lines;
}

/* Counts the character at a place, or passes over a colour, which takes no columns; returns the
 * last byte of it. */
static size_t count_column(const out *o, size_t i, int *column) {
    if (o->buf[i] == '\x1b')
        while (i + 1 < o->n && o->buf[i] != 'm')
            i++;
    else
        *column += (o->buf[i] & 0xc0) != 0x80;
    return i;
}

/* Blanks become ends of lines. */
static void break_lines(out *o) {
    size_t blank = 0;
    int column = 0;
    for (size_t i = 0; i < o->n; i++) {
        i = count_column(o, i, &column);
        if (o->buf[i] == '\n')
            blank = 0, column = 0;
        else if (o->buf[i] == ' ' && i && !strchr(" \n", o->buf[i - 1]))
            blank = i;
        if (column <= o->edge || !blank)
            continue;
        o->buf[i = blank] = '\n';
        blank = 0, column = 0;
    }
}

void out_flush(out *o) {
    if (o->edge)
        break_lines(o);
    if (o->fd != OUT_NOWHERE && o->n)
        write_all(o, o->n);
}

bool out_on_terminal(const out *o) {
    const char *term = getenv("TERM");
    return term && strcmp(term, "dumb") != 0 && o->fd != OUT_NOWHERE && isatty(o->fd);
}

void out_passing(out *o, const char *line) {
    if (!out_on_terminal(o))
        return;
    out_put(o, "\r\033[K");
    out_raw(o, line);
    out_flush(o);
}

/* ---- the way in ------------------------------------------------------------------------------ */

/* Makes room for n more bytes and a NUL. */
static void make_room(out *o, size_t n) {
    size_t cap = o->cap ? o->cap : 256;
    if (n < o->cap && o->n < o->cap - n)
        return;
    while (cap <= SIZE_MAX / 2 && cap - o->n <= n)
        cap *= 2;
    o->buf = out_needed(cap - o->n > n ? realloc(o->buf, cap) : NULL);
    o->cap = cap;
}

/* A full buffer writes only whole lines, so that a reader never takes half a line for a result. */
void out_bytes(out *o, const char *s, size_t n) {
    if (!n)
        return;
    make_room(o, n);
    memcpy(o->buf + o->n, s, n);
    for (size_t k = n; k > 0 && o->lines < o->n + k; k--)
        if (s[k - 1] == '\n')
            o->lines = o->n + k;
    o->n += n;
    if (o->fd != OUT_NOWHERE && o->n >= BLOCK && o->lines)
        write_all(o, o->lines);
}

void out_put(out *o, const char *s) {
    out_bytes(o, s, strlen(s));
}

void out_raw(out *o, const char *s) {
    out_bytes(o, s, strlen(s));
}

void out_spaces(out *o, int n) {
    for (int i = 0; i < n; i++)
        out_bytes(o, " ", 1);
}

/* ---- strangers' texts ------------------------------------------------------------------------ */

/* "\x1b" for ESC, "\xff" for a byte that is not UTF-8, "\u202e" for larger code points. */
static void put_shown(out *o, unsigned c) {
    char text[8];
    int n = snprintf(text, sizeof text, c < 0x100 ? "\\x%02x" : "\\u%04x", c & 0xffff);
    out_bytes(o, text, (size_t)n);
}

static void clean_bytes(out *o, const char *s, size_t n) {
    size_t done = 0;
    for (size_t i = 0, k; i < n; i += k) {
        unsigned c = (unsigned char)s[i];
        k = 1;
        if (c >= 0x20 && c < 0x7f) /* as most are */
            continue;
        k = rv_utf8(s + i, n - i, &c);
        if (k && !rv_acts(c))
            continue;
        out_bytes(o, s + done, i - done);
        put_shown(o, k ? c : (unsigned char)s[i]);
        k = k ? k : 1;
        done = i + k;
    }
    out_bytes(o, s + done, n - done);
}

void out_clean(out *o, const char *s) {
    clean_bytes(o, s, strlen(s));
}

void out_file(out *o, const char *name) {
    for (size_t n; *name; name += n + (name[n] == ':')) {
        n = strcspn(name, ":");
        clean_bytes(o, name, n);
        if (name[n] && strchr(" 0123456789", name[n + 1])) /* or its end */
            put_shown(o, ':');
        else
            out_bytes(o, ":", name[n] == ':');
    }
}

/* Cleaned, but each of the bytes in `from` becomes the text in its place of `to`. */
static void clean_but(out *o, const char *s, const char *from, const char *const *to) {
    while (*s) {
        size_t n = strcspn(s, from);
        clean_bytes(o, s, n);
        s += n;
        if (*s)
            out_raw(o, to[strchr(from, *s++) - from]);
    }
}

void out_spaced(out *o, const char *s) {
    clean_but(o, s, "_", (const char *const[]){" "});
}

void out_clean_lines(out *o, const char *s) {
    clean_but(o, s, "\n", (const char *const[]){"\n"});
}

/* ---- formats --------------------------------------------------------------------------------- */

static int columns_of(const char *s, size_t n) {
    int columns = 0;
    for (size_t i = 0; i < n; i++)
        columns += (s[i] & 0xc0) != 0x80;
    return columns;
}

static int number_or_argument(const char **p, va_list *args) {
    int n = 0;
    if (**p == '*') {
        ++*p;
        return va_arg(*args, int);
    }
    while (**p >= '0' && **p <= '9')
        n = 10 * n + *(*p)++ - '0';
    return n;
}

/* Puts one conversion, of the kinds that reeve uses, whose format begins here; returns what follows
 * it. Texts are cleaned like
 * out_clean, or (fields) are those of a tab-separated line. */
static const char *put_conversion(out *o, bool fields, const char *p, va_list *args) {
    bool left = false, sign = false;
    int longs = 0, precision = -1; /* none */
    char figure[64] = "";
    const char *s = figure;
    for (p++; *p == '-' || *p == '+'; p++)
        *(*p == '-' ? &left : &sign) = true;
    const int width = number_or_argument(&p, args);
    if (*p == '.') {
        p++;
        precision = number_or_argument(&p, args);
    }
    for (; *p == 'l'; p++)
        longs++;
    unsigned long long natural;
    switch (*p) {
    case 's': s = va_arg(*args, const char *); break;
    case 'c': figure[0] = (char)va_arg(*args, int); break;
    case '%': figure[0] = '%'; break;
    case 'd': snprintf(figure, sizeof figure, sign ? "%+d" : "%d", va_arg(*args, int)); break;
    case 'u':
        natural = longs > 1 ? va_arg(*args, unsigned long long)
                  : longs   ? va_arg(*args, unsigned long)
                            : va_arg(*args, unsigned);
        snprintf(figure, sizeof figure, "%llu", natural);
        break;
    case 'f': snprintf(figure, sizeof figure, "%.*f", precision, va_arg(*args, double)); break;
    case 'g': snprintf(figure, sizeof figure, "%.*g", precision, va_arg(*args, double)); break;
    default: assert(false && "a conversion that out_printf does not know");
    }
    if (*p == 's' && fields) {
        clean_but(o, s, "\t\n\r\\", (const char *const[]){"\\t", "\\n", "\\r", "\\\\"});
        return p + 1;
    }
    size_t n = *p == 's' && precision >= 0 ? strnlen(s, (size_t)precision) : strlen(s);
    int gap = width - columns_of(s, n);
    out_spaces(o, left ? 0 : gap);
    clean_bytes(o, s, n);
    out_spaces(o, left ? gap : 0);
    return p + 1;
}

static void put_format(out *o, bool fields, const char *format, va_list *args) {
    static const char *const tints[] = {NULL,         TINT_STRONG,  TINT_FAINT,
                                        TINT_AGAINST, TINT_CAUTION, TINT_HELP};
    while (*format) {
        size_t n =
            strcspn(format, "%" OUT_STRONG OUT_FAINT OUT_AGAINST OUT_CAUTION OUT_HELP OUT_PLAIN);
        out_bytes(o, format, n);
        format += n;
        if (*format == '%')
            format = put_conversion(o, fields, format, args);
        else if (*format == *OUT_PLAIN)
            out_untint(o), format++;
        else if (*format)
            out_tint(o, tints[(int)*format++]);
    }
}

void out_printf(out *o, const char *format, ...) {
    va_list args;
    va_start(args, format);
    put_format(o, false, format, &args);
    va_end(args);
}

void out_fields(out *o, const char *format, ...) {
    va_list args;
    va_start(args, format);
    put_format(o, true, format, &args);
    va_end(args);
}

const char *out_joined(out *o, const char *first, ...) {
    out *part = out_part(o);
    va_list args;
    va_start(args, first);
    for (const char *s = first; s; s = va_arg(args, const char *))
        out_raw(part, s);
    va_end(args);
    return out_text(part);
}

const char *out_format(out *o, const char *format, ...) {
    out *part = out_part(o);
    va_list args;
    va_start(args, format);
    put_format(part, false, format, &args);
    va_end(args);
    return out_text(part);
}

void out_tint(out *o, const char *tint) {
    if (o->colour && tint)
        out_printf(o, "\033[%sm", tint);
}

void out_untint(out *o) {
    if (o->colour)
        out_put(o, "\033[m");
}

static bool put_json(void *ud, const char *s, size_t n) {
    out *o = ud;
    out_bytes(o, s, n);
    return true;
}

rv_json out_json(out *o) {
    return (rv_json){.put = put_json, .ud = o};
}

void out_json_lines(out *o, const char *s) {
    for (int depth = 0; *s; s++) {
        bool opens = *s == '{' || *s == '[', closes = *s == '}' || *s == ']';
        bool filled = !closes || (s[-1] != '{' && s[-1] != '[');
        depth += opens - closes;
        if (closes && filled) {
            out_put(o, "\n");
            out_spaces(o, 2 * depth);
        }
        const char *end = s;
        if (*s == '"')
            for (end++; *end != '"';)
                end += *end == '\\' ? 2 : 1;
        out_bytes(o, s, (size_t)(end - s + 1));
        s = end;
        if (*s == ',' || (opens && s[1] != '}' && s[1] != ']')) {
            out_put(o, "\n");
            out_spaces(o, 2 * depth);
        } else if (*s == ':') {
            out_put(o, " ");
        }
    }
}

void out_tinted(out *o, const char *tint, const char *s) {
    out_tint(o, tint);
    out_clean(o, s);
    if (tint)
        out_untint(o);
}

int out_width(const out *o) {
    enum { MOST = 10000 };
    struct winsize size = {0};
    const char *wanted = getenv("COLUMNS");
    long columns = wanted ? strtol(wanted, NULL, 10) : 0;
    if (columns <= 0 && o->fd != OUT_NOWHERE && !ioctl(o->fd, TIOCGWINSZ, &size))
        columns = size.ws_col;
    return columns < OUT_WIDTH ? OUT_WIDTH : columns < MOST ? (int)columns : MOST;
}

int out_height(const out *o) {
    struct winsize size = {0};
    return o->fd != OUT_NOWHERE && !ioctl(o->fd, TIOCGWINSZ, &size) ? size.ws_row : 0;
}

int out_columns(const char *s) {
    return columns_of(s, strlen(s));
}

size_t out_bytes_of(rv_str s, int columns) {
    size_t n = 0;
    while (n < s.n && columns > 0)
        for (n++, columns--; n < s.n && (s.s[n] & 0xc0) == 0x80;)
            n++;
    return n;
}

int out_column(const out *o) {
    int column = 0;
    size_t i = o->n;
    while (i && o->buf[i - 1] != '\n')
        i--;
    for (; i < o->n; i++)
        i = count_column(o, i, &column);
    return column;
}

void out_tab(out *o, int column) {
    int now = out_column(o);
    out_spaces(o, now < column ? column - now : now > 0);
}

void out_words_to(out *o, int indent, int edge, const char *s) {
    const char *before = "";
    int column = out_column(o);
    while (*(s += strspn(s, " \n"))) {
        size_t n = strcspn(s, " \n");
        int width = columns_of(s, n);
        if (column + (*before == ' ') + width > edge && column > indent) {
            out_put(o, "\n");
            out_spaces(o, column = indent);
            before = "";
        }
        out_raw(o, before);
        clean_bytes(o, s, n);
        column += (*before == ' ') + width;
        before = " ";
        s += n;
    }
}

void out_words(out *o, int indent, const char *s) {
    out_words_to(o, indent, OUT_WIDTH, s);
}

void out_paragraph(out *o, int indent, const char *s) {
    out_words(o, indent, s);
    out_put(o, "\n");
}

void out_block(out *o, int column, const char *s) {
    out_tab(o, column);
    out_paragraph(o, column, s);
}

void out_entry(out *o, const char *name, const char *help, int column) {
    out_printf(o, "  %s", name);
    out_put(o, out_column(o) + 2 > column ? "\n" : "");
    out_block(o, column, help);
}

const char *out_listed(out *o, const char *const *list, int n, const char *between) {
    out *part = out_part(o);
    for (int i = 0; i < n; i++)
        out_printf(part, "%s%s", i ? between : "", list[i]);
    return out_text(part);
}

void out_filled(out *o, const char *text, const char *const words[][2]) {
    while (*text) {
        size_t k = 0;
        while (words[k][0] && strncmp(text, words[k][0], strlen(words[k][0])))
            k++;
        out_bytes(o, text, !words[k][0]);
        out_raw(o, words[k][0] ? words[k][1] : "");
        text += words[k][0] ? strlen(words[k][0]) : 1;
    }
}

const char *out_text(out *o) {
    make_room(o, 1);
    o->buf[o->n] = '\0';
    return o->buf;
}

void out_back(out *o, size_t n) {
    if (n < o->n)
        o->n = n;
}

void out_reset(out *o) {
    o->n = o->lines = 0;
}
