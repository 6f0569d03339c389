#include "out.h"
#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BLOCK (64 * 1024) /* written at once when nothing asks for it earlier */

void out_open(out *o, int fd, bool colour) {
    *o = (out){.fd = fd, .colour = colour};
}

void out_free(out *o) {
    free(o->buf);
    *o = (out){.fd = OUT_NOWHERE};
}

void out_end(out *o, out *heir) {
    if (o->error && !heir->error)
        heir->error = o->error;
    out_free(o);
}

/* ---- the way out --------------------------------------------------------------------------- */

bool out_waits(int fd, short what) {
    struct pollfd p = {.fd = fd, .events = what};
    if (errno == EINTR)
        return true;
    return errno == EAGAIN && (poll(&p, 1, -1) >= 0 || errno == EINTR);
}

static void write_all(out *o, size_t n) {
    size_t done = 0;
    while (done < n && !o->error) {
        ssize_t k = write(o->fd, o->buf + done, n - done);
        if (k >= 0)
            done += (size_t)k;
        else if (!out_waits(o->fd, POLLOUT))
            o->error = errno;
    }
    memmove(o->buf, o->buf + n, o->n - n);
    o->n -= n;
    o->looked = 0;
}

void out_flush(out *o) {
    if (o->fd != OUT_NOWHERE && o->n)
        write_all(o, o->n);
}

/* Only whole lines leave a full buffer: a reader never takes half a line for a result. A line may
 * be far longer than a block, and comes in many small parts: none is looked at twice. */
static void write_lines(out *o) {
    size_t n = o->n;
    while (n > o->looked && o->buf[n - 1] != '\n')
        n--;
    if (n > o->looked)
        write_all(o, n);
    o->looked = o->n;
}

/* ---- the way in ---------------------------------------------------------------------------- */

/* Room for n more bytes and a NUL. */
static bool room(out *o, size_t n) {
    if (o->error)
        return false;
    if (n < o->cap && o->n < o->cap - n)
        return true;
    size_t cap = o->cap ? o->cap : 256;
    while (cap <= SIZE_MAX / 2 && cap - o->n <= n)
        cap *= 2;
    char *buf = cap - o->n > n ? realloc(o->buf, cap) : NULL;
    if (!buf) {
        o->error = ENOMEM;
        return false;
    }
    o->buf = buf;
    o->cap = cap;
    return true;
}

void out_bytes(out *o, const char *s, size_t n) {
    if (!n || !room(o, n))
        return;
    memcpy(o->buf + o->n, s, n);
    o->n += n;
    if (o->fd != OUT_NOWHERE && o->n >= BLOCK)
        write_lines(o);
}

void out_put(out *o, const char *s) {
    out_bytes(o, s, strlen(s));
}

void out_printf(out *o, const char *format, ...) {
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, format, args);
    if (n > 0 && room(o, (size_t)n)) {
        vsnprintf(o->buf + o->n, (size_t)n + 1, format, again);
        o->n += (size_t)n;
    }
    va_end(again);
    va_end(args);
}

void out_spaces(out *o, int n) {
    for (int i = 0; i < n; i++)
        out_bytes(o, " ", 1);
}

/* C0 controls, DEL, and C1 controls in their UTF-8 form (0xc2 0x80..0x9f). */
static size_t control_here(const unsigned char *s) {
    if (*s < 0x20 || *s == 0x7f)
        return 1;
    return *s == 0xc2 && s[1] >= 0x80 && s[1] < 0xa0 ? 2 : 0;
}

static void clean_bytes(out *o, const char *s, size_t n) {
    for (size_t i = 0, k; i < n; i += k) {
        const unsigned char *u = (const unsigned char *)s + i;
        k = control_here(u);
        if (k)
            out_printf(o, "\\x%02x", u[k - 1]);
        else
            out_bytes(o, s + i, k = 1);
    }
}

void out_clean(out *o, const char *s) {
    clean_bytes(o, s, strlen(s));
}

void out_field(out *o, const char *s) {
    static const char from[] = "\t\n\r\\", to[] = "tnr\\";
    while (*s) {
        size_t n = strcspn(s, from);
        clean_bytes(o, s, n);
        s += n;
        if (*s)
            out_printf(o, "\\%c", to[strchr(from, *s++) - from]);
    }
}

void out_tint(out *o, const char *tint) {
    if (o->colour && tint)
        out_printf(o, "\033[%sm", tint);
}

void out_untint(out *o) {
    if (o->colour)
        out_put(o, "\033[m");
}

void out_tinted(out *o, const char *tint, const char *s) {
    out_tint(o, tint);
    out_clean(o, s);
    out_untint(o);
}

static int columns_of(const char *s, size_t n) {
    int columns = 0;
    for (size_t i = 0; i < n; i++)
        columns += (s[i] & 0xc0) != 0x80;
    return columns;
}

int out_columns(const char *s) {
    return columns_of(s, strlen(s));
}

void out_cut(out *o, int columns) {
    size_t at = 0;
    if (columns_of(out_text(o), o->n) <= columns)
        return;
    for (int column = 0; at < o->n; at++) {
        column += (o->buf[at] & 0xc0) != 0x80;
        if (column == columns)
            break;
    }
    o->n = at;
    o->looked = 0;
    out_put(o, "…");
}

int out_words_to(out *o, int column, int indent, int edge, const char *s) {
    const char *before = "";
    while (*(s += strspn(s, " \n"))) {
        size_t n = strcspn(s, " \n");
        int width = columns_of(s, n);
        if (column + (*before == ' ') + width > edge && column > indent) {
            out_put(o, "\n");
            out_spaces(o, column = indent);
            before = "";
        }
        out_put(o, before);
        clean_bytes(o, s, n);
        column += (*before == ' ') + width;
        before = " ";
        s += n;
    }
    return column;
}

void out_words(out *o, int column, int indent, const char *s) {
    out_words_to(o, column, indent, OUT_WIDTH, s);
}

const char *out_text(out *o) {
    if (!room(o, 1))
        return "";
    o->buf[o->n] = '\0';
    return o->buf;
}

void out_reset(out *o) {
    o->n = o->looked = 0;
}
