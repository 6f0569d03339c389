/* stream.c - cuts a byte stream into documents at lines `---` and `...`, which YAML reserves at
 * the start of a line. So one broken document does not take the others of its file with it, and
 * memory holds one document at a time. */
#include "base/limit.h"
#include "reeve_cli.h"
#include <stdlib.h>
#include <string.h>

#define BLOCK (16 * 1024)

struct rv_stream {
    long (*read)(void *ud, char *to, size_t n);
    void *ud;
    char *buf; /* bytes from `begin` to `end` are read and not yet given out */
    size_t cap, begin, end;
    int line;   /* of the byte at `begin` */
    int number; /* of `text` */
    bool ended, failed;
    bool skip; /* `text` was cut off: its rest is to be dropped */
    bool gave_up;
    rv_text text; /* the document given out last */
};

rv_stream *rv_stream_new(long (*read)(void *ud, char *to, size_t n), void *ud) {
    rv_stream *s = calloc(1, sizeof *s);
    if (s)
        *s = (rv_stream){.read = read, .ud = ud, .line = 1};
    return s;
}

void rv_stream_free(rv_stream *s) {
    if (s) {
        free(s->buf);
        free(s);
    }
}

bool rv_stream_failed(const rv_stream *s) {
    return s->failed;
}

bool rv_stream_gave_up(const rv_stream *s) {
    return s->gave_up;
}

/* Reads one more block behind what has been read. */
static void fill(rv_stream *s) {
    long n = -1;
    if (s->begin > 0) {
        /* NOLINTNEXTLINE(clang-analyzer-core.NonNullParamChecker): what begins is there */
        memmove(s->buf, s->buf + s->begin, s->end - s->begin);
        s->end -= s->begin;
        s->begin = 0;
    }
    if (s->cap - s->end < BLOCK) {
        const size_t cap = s->cap ? s->cap * 2 : 2 * BLOCK;
        char *p = realloc(s->buf, cap);
        s->buf = p ? p : s->buf;
        s->cap = p ? cap : s->cap;
    }
    if (s->cap - s->end >= BLOCK)
        n = s->read(s->ud, s->buf + s->end, s->cap - s->end);
    s->failed = n < 0 || (size_t)n > s->cap - s->end; /* more than there was room for */
    s->ended = n <= 0 || s->failed;
    if (!s->ended)
        s->end += (size_t)n;
}

/* `---` or `...` alone or before a blank. */
static bool marker(const char *p, size_t n, char c) {
    if (n < 3 || p[0] != c || p[1] != c || p[2] != c)
        return false;
    return n == 3 || strchr(" \t\r\n", p[3]) != NULL;
}

/* A line that may stand before `---`: a directive, a comment, nothing. */
static bool preamble(const char *p, size_t n) {
    if (n && (*p == '%' || *p == '#'))
        return true;
    if (n >= 3 && memcmp(p, "\xef\xbb\xbf", 3) == 0)
        p += 3, n -= 3;
    while (n && strchr(" \t\r\n", *p) && *p)
        p++, n--;
    return n == 0 || *p == '#';
}

typedef struct cut {
    size_t at;   /* bytes looked at, whole lines … */
    int lines;   /* … and how many ends of lines are among them */
    bool body;   /* something stands there that is no preamble */
    bool marked; /* it is a line `---` */
    bool found;  /* the document ends at `at` */
} cut;

/* Looks at one more line; `n` bytes, its end included. */
static void see_line(cut *c, const char *p, size_t n) {
    if (marker(p, n, '-')) {
        c->found = c->body;
        if (c->found)
            return;
        c->body = c->marked = true;
    } else if (!c->body) {
        c->body = !preamble(p, n);
    }
    c->at += n;
    c->lines += p[n - 1] == '\n';
    if (marker(p, n, '.'))
        c->found = true;
}

static void find_end(rv_stream *s, cut *c) {
    while (!c->found) {
        const char *p = s->buf + s->begin + c->at;
        size_t left = s->end - s->begin - c->at;
        const char *nl = left ? memchr(p, '\n', left) : NULL;
        if (nl)
            see_line(c, p, (size_t)(nl - p) + 1);
        else if (!s->ended && s->end - s->begin <= RV_LIMIT_DOCUMENT)
            fill(s);
        else if (left && s->ended)
            see_line(c, p, left);
        else
            return;
    }
}

/* A document over the limit: its rest is read and dropped up to the next mark. */
static void skip_rest(rv_stream *s) {
    bool fresh = false; /* a line begins here */
    for (size_t dropped = 0;;) {
        const char *p = s->buf + s->begin;
        const size_t left = s->end - s->begin;
        if (left < 4 && !s->ended) { /* as many bytes show a mark */
            fill(s);
            continue;
        }
        if (!left || (fresh && left >= 4 && marker(p, left, '-')))
            return;
        const char *nl = memchr(p, '\n', left);
        const size_t line = nl ? (size_t)(nl - p) + 1 : left;
        fresh = nl != NULL;
        s->line += fresh;
        s->begin += line;
        dropped += line;
        if (dropped > RV_LIMIT_SKIP) {
            s->gave_up = s->ended = true;
            s->begin = s->end;
            return;
        }
    }
}

/* Finds the next document's bytes; false when only comments are left, which are passed over, or
 * when reading failed before its end: half a document is none. */
static bool take_document(rv_stream *s) {
    cut c = {0};
    if (!s->buf)
        fill(s);
    if (s->buf)
        find_end(s, &c);
    bool whole = c.found || s->ended, broken = !c.found && s->failed;
    size_t n = whole ? c.at : s->end - s->begin;
    bool given = !broken && (c.body || !whole || (s->number == 0 && s->ended));
    s->text = rv_text_of(s->buf ? s->buf + s->begin : "", n);
    s->text.line = s->line;
    s->text.number = s->number += given;
    s->text.marked = c.marked;
    s->text.too_long = n > RV_LIMIT_DOCUMENT;
    s->skip = !whole;
    for (size_t i = 0; i < n && !whole; i++)
        s->line += s->text.bytes.s[i] == '\n';
    s->line += whole ? c.lines : 0;
    s->begin += n;
    return given;
}

const rv_text *rv_stream_next(rv_stream *s) {
    if (s->skip)
        skip_rest(s);
    s->skip = false;
    while (s->begin < s->end || !(s->failed || (s->number && s->ended)))
        if (take_document(s))
            return &s->text;
    return NULL;
}
