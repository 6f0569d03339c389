/* odd.c - characters that look like those of the notation and are others: – for -, “ for '. Where a
 * word that cannot be read has one, the help of its diagnostic names what to type.
 */
#include "base/arena.h"
#include "yaml/doc.h"
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

/* The n-th line of a text, from 0, without its end. */
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

/* A quote that was opened in a line, and 1 + the index of the diagnostic about it. */
typedef struct opened {
    int told, line;
    rv_str bytes;
} opened;

/* Explains the first such character of a word. Words between two quotes are complained of once,
 * with what is wrong with the first. */
static void explain(rv_diags *d, int i, rv_str word, opened *quote) {
    rv_diag *g = &d->list[i];
    const odd *o = NULL;
    unsigned c = 0;
    rv_str s = {word.s, 0};
    for (size_t at = 0; at < word.n && !o; at += s.n + !s.n) {
        s = (rv_str){word.s + at, rv_utf8(word.s + at, word.n - at, &c)};
        for (size_t k = 0; s.n && !o && k < sizeof odds / sizeof *odds; k++)
            o = c >= odds[k].from && c <= odds[k].to ? &odds[k] : NULL;
    }
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

void rv_odd_characters(rv_str text, int line, rv_diags *d) {
    opened quote = {0};
    unsigned char all = 0;
    for (size_t i = 0; i < text.n && d->n; i++)
        all |= (unsigned char)text.s[i];
    for (int i = 0; i < d->n && all >= 0x80; i++) {
        const rv_diag *g = &d->list[i];
        if (g->severity != RV_SEV_UNREADABLE || g->line < line)
            continue;
        rv_str at = line_of(text, g->line - line);
        if (at.n)
            explain(d, i, word_at(at, g->column), &quote);
    }
}
