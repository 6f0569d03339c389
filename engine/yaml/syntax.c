/* syntax.c - what is wrong with a text that libyaml cannot read, and what to type.
 *
 * libyaml tells the place at which it stopped, and what it expected there. Often the mistake was
 * made in a line above: a dash or a space is missing. So a list that was broken off is looked for
 * first, then what the line itself shows, and then the row of syntax.tsv for what libyaml says.
 */
#include "yaml/doc.h"
#include <yaml.h>

/* What a parser stopped at. */
typedef struct stop {
    const yaml_parser_t *parser;
    rv_str text;
    int line; /* of the file, where the text begins */
    rv_diags *diags;
} stop;

/* Of syntax.tsv: libyaml's problem, its context (NULL: any), at which of the two places that it
 * names the mistake was made (NEARER: the problem's if both are on one line, else the context's),
 * and what is wrong and to be typed, in words for somebody who types a record. The first that fits
 * counts. */
typedef struct trouble {
    const char *problem, *context;
    enum { PROBLEM, CONTEXT, NEARER } where;
    const char *what, *help;
} trouble;

static const trouble troubles[] = {
#define RV_TROUBLE(id, ...) {__VA_ARGS__},
#include "gen/syntax.def"
};

static bool says(const trouble *t, const char *problem) {
    return t && strcmp(t->problem, problem) == 0;
}

/* A line of a text without its end, from 0. */
static rv_str line_at(rv_str text, size_t line) {
    rv_str rest = text, at = {text.s, 0};
    for (size_t i = 0; i <= line && rest.s; i++)
        at = rv_str_cut(&rest, "\n");
    return at;
}

/* Complains of a place at which it is known better than by libyaml; true. */
static bool complain(const stop *s, rv_loc at, const char *what, const char *help) {
    rv_complain(s->diags, RV_D_YAML_SYNTAX, at, what)->help = help;
    return true;
}

/* How many spaces begin a line. */
static size_t indent_of(rv_str line) {
    size_t n = 0;
    while (n < line.n && line.s[n] == ' ')
        n++;
    return n;
}

static bool has_at(rv_str line, size_t at, char c) {
    return at < line.n && line.s[at] == c;
}

/* ---- an error that libyaml finds below the line in which it was made ----------------------- */

/* `d12:17` is no key but a word, which goes on in the next line until that has a colon. The line
 * before has such a colon and no key. */
static bool complain_before(const stop *s) {
    const size_t line = s->parser->problem_mark.line;
    if (!line)
        return false;
    const rv_str before = line_at(s->text, line - 1), here = line_at(s->text, line);
    size_t colon = before.n;
    for (size_t i = 0; i < before.n && before.s[i] != '#'; i++) {
        if (before.s[i] != ':' || (i && before.s[i - 1] == '"')) /* one of JSON is a key */
            continue;
        if (i + 1 == before.n || strchr(" \r", before.s[i + 1]))
            return false;
        colon = colon == before.n ? i : colon;
    }
    if (colon == before.n || indent_of(before) != indent_of(here))
        return false;
    rv_loc at = {.line = (int)line - 1 + s->line, .column = (int)colon + 1};
    return complain(s, at, "no space follows the colon, so it makes no key",
                    "Put a space after the colon, as in `d12: 17`.");
}

static bool has_dash(rv_str line) {
    size_t first = indent_of(line);
    return has_at(line, first, '-') && has_at(line, first + 1, ' ');
}

/* The last word before the colon of a line's first key: `B` of `- B: 17 e5` and `3. B: 17 e5`. */
static rv_str first_key(rv_str line) {
    rv_str rest = line, word, last = {line.s, 0};
    rv_str key = rv_str_cut(&rest, ":");
    if (key.n == line.n)
        return last;
    while ((word = rv_str_word(&key)).n)
        last = word;
    return last;
}

static bool begins_entry(rv_str text, rv_str key) {
    while (key.n && text.n) {
        rv_str line = rv_str_cut(&text, "\n");
        if (has_dash(line) && rv_str_eq(first_key(line), key))
            return true;
    }
    return false;
}

/* A line that broke off a list, which goes on below it with a dash in `column`. */
typedef struct broken {
    rv_str line;
    int number;   /* of the text, from 0; -1: no such line */
    bool first;   /* no entry stands above it, but the key of the list, … */
    size_t under; /* … in this column */
} broken;

static broken broken_above(const stop *s, size_t end, size_t column) {
    broken b = {.number = -1};
    rv_str rest = s->text;
    for (size_t i = 0; i < end; i++) {
        const rv_str line = rv_str_cut(&rest, "\n");
        const size_t indent = indent_of(line);
        bool entry = has_dash(line) && indent == column;
        if (indent == line.n || line.s[indent] == '#' || line.s[indent] == '\r' || indent > column)
            continue;
        /* a line that ends with its key may have a list below it */
        rv_str comment = line, key = rv_str_cut(&comment, "#");
        while (key.n && strchr(" \r", key.s[key.n - 1]))
            key.n--;
        if (entry || (key.n && key.s[key.n - 1] == ':'))
            b = (broken){.number = -1, .first = !entry, .under = indent};
        else if (b.number < 0)
            b = (broken){line, (int)i, b.first, b.under};
    }
    return b;
}

static bool complain_broken(const stop *s, broken b) {
    if (b.number < 0 || has_dash(b.line))
        return false;
    const rv_loc at = {.line = b.number + s->line, .column = (int)indent_of(b.line) + 1};
    const rv_str key = first_key(b.line);
    if (has_at(b.line, indent_of(b.line), '-'))
        return complain(s, at, "no space follows this dash", "Put a space after the dash.");
    if (key.n && (b.first || begins_entry(s->text, key)))
        return complain(s, at, "no dash begins this entry",
                        rv_printf(s->diags->arena,
                                  "Begin the line with a dash and a space: `- %.*s:`.", (int)key.n,
                                  key.s));
    return complain(s, at, "this line does not belong to the entry above it",
                    "Put two more spaces before it if it belongs to that entry; "
                    "if it begins an entry, a dash and a space.");
}

/* The keys of an entry go on below a line that is no entry, and so has its value for itself. */
static bool complain_entry(const stop *s, const trouble *t) {
    const yaml_mark_t m = s->parser->problem_mark;
    if (!says(t, "mapping values are not allowed in this context") || !m.line)
        return false;
    rv_str before = line_at(s->text, m.line - 1);
    size_t column = indent_of(before);
    broken b = broken_above(s, m.line, column);
    bool meant = (b.first && b.under == column) || has_at(before, column, '-') ||
                 begins_entry(s->text, first_key(before));
    return indent_of(line_at(s->text, m.line)) > column && b.number == (int)m.line - 1 && meant &&
           complain_broken(s, b);
}

/* ---- an error in the line itself ----------------------------------------------------------- */

/* In JSON a word behind another begins with a quotation mark: a comma is missing before it. */
static bool lacks_comma(const stop *s, const trouble *t) {
    const yaml_mark_t m = s->parser->problem_mark;
    return t && t->where == NEARER && has_at(line_at(s->text, m.line), m.column, '"');
}

static rv_loc place_of(const stop *s, const trouble *t) {
    const yaml_parser_t *p = s->parser;
    bool earlier = t && t->where != PROBLEM && p->context && !lacks_comma(s, t) &&
                   (t->where == CONTEXT || p->context_mark.line != p->problem_mark.line);
    const yaml_mark_t m = earlier ? p->context_mark : p->problem_mark;
    return (rv_loc){.line = (int)m.line + s->line, .column = (int)m.column + 1};
}

static void complain_here(const stop *s, const trouble *t) {
    const yaml_parser_t *p = s->parser;
    const yaml_mark_t m = p->problem_mark;
    const rv_str line = line_at(s->text, m.line);
    const size_t first = indent_of(line), column = m.column;
    const char *what = t ? t->what : p->problem ? p->problem : "it cannot be read";
    const char *help = t ? t->help : NULL;
    bool second = false; /* another key stands before this colon: "1,0: frfr B: farmer@n" */
    for (size_t i = 0; i + 1 < column && i + 1 < line.n; i++)
        second |= line.s[i] == ':' && line.s[i + 1] == ' ';
    if (first + 2 < line.n && memcmp(line.s + first, "```", 3) == 0) {
        what = "a line of Markdown";
        help = "Delete the lines that begin with ```.";
    } else if (says(t, "mapping values are not allowed in this context") && second) {
        what = "a second colon with a space on one line";
        help = "Delete the space after the colon, put the text in quotes, or begin a line.";
    } else if (has_at(line, column, ':') && column == first) { /* as JSON may have it */
        what = "this colon is not on the line of its key";
        help = "Put the colon right after its key, on the same line.";
        t = NULL; /* for its place */
    } else if (has_at(line, column, ':') && column && strchr("'\"", line.s[column - 1])) {
        what = "no space follows this colon after a quoted word";
        help = "Put a space after the colon.";
    } else if (says(t, "did not find expected key") && has_at(line, first, '-')) {
        what = "this dash is not in the column of those above";
        help = "Begin the line with its dash in the column of the dashes above it.";
    } else if (lacks_comma(s, t)) {
        what = "a comma is missing before this";
        help = "Put a comma after the value before it.";
    } else if (t && t->where == PROBLEM && has_at(line, column, '?') && column + 1 < line.n &&
               line.s[column + 1] != ' ') { /* in braces and brackets, as of a look */
        what = "a word that begins with ? needs quotes here";
        help = "Put it in single quotes, as in '?ccc'.";
    } else if (t && t->where == PROBLEM && complain_before(s))
        return;
    rv_diag *g = rv_complain(s->diags, RV_D_YAML_SYNTAX, place_of(s, t), what);
    g->help = help ? help : g->help;
}

void rv_complain_syntax(const yaml_parser_t *p, rv_str text, int line, rv_diags *diags) {
    const stop s = {p, text, line, diags};
    const yaml_mark_t m = p->problem_mark;
    const rv_str here = line_at(s.text, m.line);
    const trouble *t = NULL;
    for (size_t i = 0; p->problem && !t && i < sizeof troubles / sizeof *troubles; i++) {
        const trouble *row = &troubles[i];
        bool fits = !row->context || (p->context && strcmp(row->context, p->context) == 0);
        t = fits && says(row, p->problem) ? row : NULL;
    }
    if (p->error == YAML_SCANNER_ERROR && /* a tab indents, or stands where a word should begin */
        (has_at(here, indent_of(here), '\t') || has_at(here, m.column, '\t'))) {
        rv_complain(diags, RV_D_YAML_TAB, place_of(&s, t), "");
        return;
    }
    /* a list goes on where none can: it was broken off above */
    bool list = says(t, "did not find expected key") && has_dash(here) &&
                complain_broken(&s, broken_above(&s, m.line, indent_of(here)));
    if (!list && !complain_entry(&s, t))
        complain_here(&s, t);
}

/* ---- odd characters -------------------------------------------------------------------------- */

typedef struct odd {
    unsigned from, to;
    const char *type;
} odd;

/* What editors, telephones and word processors put in the place of what was typed. */
static const odd odds[] = {
    {0x00a0, 0x00a0, "a space"}, {0x00ab, 0x00ab, "'"},   {0x00bb, 0x00bb, "'"},
    {0x2000, 0x200b, "a space"}, {0x2010, 0x2015, "`-`"}, {0x2018, 0x201f, "'"},
    {0x202f, 0x202f, "a space"}, {0x2032, 0x2033, "'"},   {0x2044, 0x2044, "`/`"},
    {0x205f, 0x2060, "a space"}, {0x2212, 0x2212, "`-`"}, {0x3000, 0x3000, "a space"},
    {0x3001, 0x3001, "`,`"},     {0xfe63, 0xfe63, "`-`"}, {0xfeff, 0xfeff, "nothing"},
};

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
    int diag, line;
    rv_str bytes;
} opened;

/* Explains the first such character of a word. Words between two quotes are complained of once,
 * with what is wrong with the first. */
static void explain(rv_diags *d, int i, rv_str word, opened *quote) {
    rv_diag *g = &d->list[i];
    const char *type = NULL;
    unsigned c = 0;
    rv_str s = {word.s, 0};
    for (size_t at = 0; at < word.n && !type; at += s.n + !s.n) {
        s = (rv_str){word.s + at, rv_utf8(word.s + at, word.n - at, &c)};
        for (size_t k = 0; s.n && !type && k < sizeof odds / sizeof *odds; k++)
            type = c >= odds[k].from && c <= odds[k].to ? odds[k].type : NULL;
        if (s.n && c > 0xff00 && c < 0xff5f) /* as wide as a Chinese character */
            type = rv_printf(d->arena, c == 0xff1a ? "`%c` and a space" : "`%c`", c - 0xfee0);
    }
    if (!type)
        return;
    bool quotes = *type == '\'';
    g->help = rv_printf(d->arena, "Type %s instead of %.*s (U+%04X)%s.", type, (int)s.n, s.s, c,
                        quotes ? ", or delete it" : "");
    if (quotes && quote->diag && quote->line == g->line) {
        g->because = quote->diag;
        d->list[quote->diag - 1].help =
            rv_printf(d->arena, "Type ' instead of %.*s and %.*s, or delete both.",
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
        rv_str at = line_at(text, (size_t)(g->line - line));
        if (at.n)
            explain(d, i, word_at(at, g->column), &quote);
    }
}
