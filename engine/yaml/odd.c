#include "yaml/odd.h"
#include "base/utf8.h"
#include <string.h>

typedef struct odd {
    unsigned from, to;
    const char *type;
} odd;

/* What editors, telephones and word processors put in the place of what was typed. */
static const odd odds[] = {
    {0x00a0, 0x00a0, "a space"},
    {0x00ab, 0x00ab, "'"},
    {0x00bb, 0x00bb, "'"},
    {0x2000, 0x200b, "a space"},
    {0x2010, 0x2015, "`-`"},
    {0x2018, 0x201f, "'"},
    {0x202f, 0x202f, "a space"},
    {0x2032, 0x2033, "'"},
    {0x2044, 0x2044, "`/`"},
    {0x205f, 0x2060, "a space"},
    {0x2212, 0x2212, "`-`"},
    {0x3000, 0x3000, "a space"},
    {0x3001, 0x3001, "`,`"},
    {0xfe63, 0xfe63, "`-`"},
    {0xfeff, 0xfeff, "nothing"},
    {0xff08, 0xff08, "`(`"},
    {0xff09, 0xff09, "`)`"},
    {0xff0b, 0xff0b, "`+`"},
    {0xff0c, 0xff0c, "`,`"},
    {0xff0d, 0xff0d, "`-`"},
    {0xff0e, 0xff0e, "`.`"},
    {0xff0f, 0xff0f, "`/`"},
    {0xff1a, 0xff1a, "`:` and a space"},
    {0xff1f, 0xff1f, "`?`"},
    {0xff20, 0xff20, "`@`"},
    {0xff3b, 0xff3b, "`[`"},
    {0xff3d, 0xff3d, "`]`"},
    {0xff5b, 0xff5b, "`{`"},
    {0xff5d, 0xff5d, "`}`"},
};

static const odd *odd_of(unsigned c) {
    for (size_t i = 0; i < sizeof odds / sizeof *odds; i++)
        if (c >= odds[i].from && c <= odds[i].to)
            return &odds[i];
    return NULL;
}

static rv_str line_of(rv_str text, int n) {
    for (; n > 0 && text.n; n--) {
        const char *nl = memchr(text.s, '\n', text.n);
        size_t skip = nl ? (size_t)(nl - text.s) + 1 : text.n;
        text = (rv_str){text.s + skip, text.n - skip};
    }
    const char *end = text.n ? memchr(text.s, '\n', text.n) : NULL;
    return (rv_str){text.s, end ? (size_t)(end - text.s) : text.n};
}

static bool ends_word(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

enum { FAR = 64 }; /* bytes: what lies farther away is not what was typed here */

/* The word around a column of a line, from one space to the next. */
static rv_str word_at(rv_str line, int column) {
    size_t at = 0, end, here;
    for (; at < line.n && column > 1; at++)
        column -= at + 1 == line.n || ((unsigned char)line.s[at + 1] & 0xc0) != 0x80;
    here = at;
    for (end = at; end < line.n && end < here + FAR && !ends_word(line.s[end]);)
        end++;
    while (at > 0 && at + FAR > here && !ends_word(line.s[at - 1]))
        at--;
    return (rv_str){line.s + at, end - at};
}

/* The first such character of a word, and its bytes; NULL. */
static const odd *find_odd(rv_str word, rv_str *bytes, unsigned *c) {
    for (size_t i = 0, n; i < word.n; i += n + !n) {
        n = rv_utf8(word.s + i, word.n - i, c);
        *bytes = (rv_str){word.s + i, n};
        const odd *o = n ? odd_of(*c) : NULL;
        if (o)
            return o;
    }
    return NULL;
}

/* A quote that was opened in a line; 1 + the index of what was said of it. */
typedef struct opened {
    int told, line;
    rv_str bytes;
} opened;

/* Words between two quotes are complained of once, with what is wrong with the first. */
static void explain(rv_diags *d, int i, rv_str word, opened *quote) {
    rv_diag *g = &d->list[i];
    rv_str s;
    unsigned c = 0;
    const odd *o = find_odd(word, &s, &c);
    if (!o)
        return;
    bool quotes = *o->type == '\'';
    g->help = rv_printf(d->arena, "Type %s in the place of %.*s (U+%04X)%s.", o->type, (int)s.n,
                        s.s, c, quotes ? ", or delete it" : "");
    if (quotes && quote->told && quote->line == g->line) {
        g->because = quote->told;
        d->list[quote->told - 1].help =
            rv_printf(d->arena, "Type ' in the place of %.*s and of %.*s, or delete both.",
                      (int)quote->bytes.n, quote->bytes.s, (int)s.n, s.s);
    } else if (quotes) {
        *quote = (opened){i + 1, g->line, s};
    }
}

static bool is_plain(rv_str text) {
    unsigned char all = 0;
    for (size_t i = 0; i < text.n; i++)
        all |= (unsigned char)text.s[i];
    return all < 0x80;
}

void rv_odd_characters(rv_str text, int line, rv_diags *d) {
    opened quote = {0};
    if (!d->n || is_plain(text))
        return;
    for (int i = 0; i < d->n; i++) {
        const rv_diag *g = &d->list[i];
        if (g->severity != RV_SEV_UNREADABLE || g->line < line)
            continue;
        rv_str at = line_of(text, g->line - line);
        if (at.n)
            explain(d, i, word_at(at, g->column), &quote);
    }
}
