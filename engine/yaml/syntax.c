#include "yaml/syntax.h"
#include "base/utf8.h"
#include <string.h>

/* What a parser stopped at. */
typedef struct stop {
    const yaml_parser_t *parser;
    rv_str text;
    int line; /* of the file, where the text begins */
    rv_diags *diags;
} stop;

typedef struct trouble {
    const char *problem, *context;
    enum { PROBLEM, CONTEXT, NEARER } where;
    const char *what, *help;
} trouble;

static const trouble troubles[] = {
#define RV_X(...) {__VA_ARGS__},
#include "yaml/syntax.def"
#undef RV_X
};

static bool says(const trouble *t, const char *problem) {
    return t && strcmp(t->problem, problem) == 0;
}

/* The row for what libyaml says, which is all that it tells of an error; NULL. */
static const trouble *trouble_of(const yaml_parser_t *p) {
    for (size_t i = 0; p->problem && i < sizeof troubles / sizeof *troubles; i++) {
        const trouble *t = &troubles[i];
        bool fits = !*t->context || (p->context && strcmp(t->context, p->context) == 0);
        if (fits && says(t, p->problem))
            return t;
    }
    return NULL;
}

static rv_mark mark_at(const stop *s, yaml_mark_t m) {
    return (rv_mark){.line = (int)m.line + s->line, .column = (int)m.column + 1};
}

/* A line of the text without its end, from 0. */
static rv_str line_at(const stop *s, size_t line) {
    rv_str rest = s->text, at = {s->text.s, 0};
    for (size_t i = 0; i <= line && rest.s; i++)
        at = rv_str_cut(&rest, "\n");
    return at;
}

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

/* The first colon of a line that has no key, since no space follows it; line.n where it has one, or
 * no colon. */
static size_t tight_colon(rv_str line) {
    size_t first = line.n;
    for (size_t i = 0; i < line.n && line.s[i] != '#'; i++) {
        if (line.s[i] != ':')
            continue;
        if (i + 1 == line.n || strchr(" \r", line.s[i + 1]))
            return line.n;
        first = first == line.n ? i : first;
    }
    return first;
}

/* `d12:17` is no key but a word, which goes on in the next line until that has a colon. */
static bool complain_before(const stop *s) {
    size_t line = s->parser->problem_mark.line;
    if (!line)
        return false;
    rv_str before = line_at(s, line - 1), here = line_at(s, line);
    size_t colon = tight_colon(before);
    if (colon == before.n || indent_of(before) != indent_of(here))
        return false;
    rv_mark at = {.line = (int)line - 1 + s->line, .column = (int)colon + 1};
    rv_complain(s->diags, RV_D_YAML_SYNTAX, at, "no space follows the colon, so it makes no key")
        ->help = "Put a space behind the colon, as in `d12: 17`.";
    return true;
}

static bool is_empty(rv_str line) {
    size_t first = indent_of(line);
    return first == line.n || line.s[first] == '#' || line.s[first] == '\r';
}

static bool has_dash(rv_str line) {
    size_t first = indent_of(line);
    return has_at(line, first, '-') && has_at(line, first + 1, ' ');
}

/* Does a line end with its key, so that a list may follow? */
static bool is_bare_key(rv_str line) {
    rv_str rest = line;
    rv_str key = rv_str_cut(&rest, "#");
    while (key.n && strchr(" \r", key.s[key.n - 1]))
        key.n--;
    return key.n && key.s[key.n - 1] == ':';
}

/* The last word before the colon of a line's first key: `B` of `- B: 17 e5`, and of `3. B: 17 e5`.
 */
static rv_str first_key(rv_str line) {
    rv_str rest = line, word, last = {line.s, 0};
    rv_str key = rv_str_cut(&rest, ":");
    if (key.n == line.n)
        return last;
    while ((word = rv_str_word(&key)).n)
        last = word;
    return last;
}

/* Does an entry of the text begin with a dash and this key? */
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
        rv_str line = rv_str_cut(&rest, "\n");
        bool entry = has_dash(line) && indent_of(line) == column;
        if (is_empty(line) || indent_of(line) > column)
            continue;
        if (entry || is_bare_key(line))
            b = (broken){.number = -1, .first = !entry, .under = indent_of(line)};
        else if (b.number < 0)
            b = (broken){line, (int)i, b.first, b.under};
    }
    return b;
}

static bool complain_broken(const stop *s, broken b) {
    if (b.number < 0 || has_dash(b.line))
        return false;
    const rv_mark at = {.line = b.number + s->line, .column = (int)indent_of(b.line) + 1};
    const rv_str key = first_key(b.line);
    rv_arena *a = s->diags->arena;
    if (has_at(b.line, indent_of(b.line), '-'))
        rv_complain(s->diags, RV_D_YAML_SYNTAX, at, "no space follows this dash")->help =
            "Put a space behind the dash.";
    else if (key.n && (b.first || begins_entry(s->text, key)))
        rv_complain(s->diags, RV_D_YAML_SYNTAX, at, "no dash begins this entry")->help =
            rv_printf(a, "Begin the line with a dash and a space: `- %.*s:`.", (int)key.n, key.s);
    else
        rv_complain(s->diags, RV_D_YAML_SYNTAX, at,
                    "this line does not belong to the entry above it")
            ->help = "Put two more spaces before it if it belongs to that entry; "
                     "if it begins an entry, a dash and a space.";
    return true;
}

/* A list goes on where none can: it was broken off above. */
static bool complain_list(const stop *s, const trouble *t) {
    const yaml_mark_t m = s->parser->problem_mark;
    rv_str here = line_at(s, m.line);
    return says(t, "did not find expected key") && has_dash(here) &&
           complain_broken(s, broken_above(s, m.line, indent_of(here)));
}

/* The keys of an entry go on below a line that is no entry, and so has its value for itself. */
static bool complain_entry(const stop *s, const trouble *t) {
    const yaml_mark_t m = s->parser->problem_mark;
    if (!says(t, "mapping values are not allowed in this context") || !m.line)
        return false;
    rv_str before = line_at(s, m.line - 1);
    size_t column = indent_of(before);
    broken b = broken_above(s, m.line, column);
    bool meant = (b.first && b.under == column) || has_at(before, column, '-') ||
                 begins_entry(s->text, first_key(before));
    return indent_of(line_at(s, m.line)) > column && b.number == (int)m.line - 1 && meant &&
           complain_broken(s, b);
}

/* ---- an error in the line itself ----------------------------------------------------------- */

/* In braces and brackets a word cannot begin so, as a look can whose first letter is not known. */
static bool complain_question(const stop *s) {
    rv_str line = line_at(s, s->parser->problem_mark.line);
    size_t at = s->parser->problem_mark.column;
    if (at + 1 >= line.n || line.s[at] != '?' || line.s[at + 1] == ' ')
        return false;
    rv_complain(s->diags, RV_D_YAML_SYNTAX, mark_at(s, s->parser->problem_mark),
                "a word that begins with ? needs quotes here")
        ->help = "Put it in single quotes, as in '?ccc'.";
    return true;
}

typedef struct hint {
    const char *what, *help;
} hint;

/* The place of a key that is not the first on its line: "1,0: frfr B: farmer@n". */
static bool is_second_key(rv_str line, size_t colon) {
    for (size_t i = 0; i + 1 < colon && i + 1 < line.n; i++)
        if (line.s[i] == ':' && line.s[i + 1] == ' ')
            return true;
    return false;
}

/* What the line itself shows of the mistake, where libyaml only tells that there is one. */
static hint hint_at(const stop *s, const trouble *t) {
    const yaml_mark_t m = s->parser->problem_mark;
    rv_str line = line_at(s, m.line);
    size_t first = indent_of(line);
    if (first + 2 < line.n && memcmp(line.s + first, "```", 3) == 0)
        return (hint){"a line of Markdown", "Delete the lines that begin with ```."};
    if (says(t, "mapping values are not allowed in this context") && is_second_key(line, m.column))
        return (hint){
            "a second colon with a space on one line",
            "Delete the space behind the colon, put the text in quotes, or begin a line."};
    if (says(t, "did not find expected key") && has_at(line, first, '-'))
        return (hint){"this dash stands in another column than those above",
                      "Begin the line with its dash in the column of the dashes above it."};
    return (hint){NULL, NULL};
}

/* In JSON a word behind another begins with a quotation mark: a comma is missing before it. */
static bool lacks_comma(const stop *s, const trouble *t) {
    const yaml_mark_t m = s->parser->problem_mark;
    return t && t->where == NEARER && has_at(line_at(s, m.line), m.column, '"');
}

/* A tab indents the line, or stands where a word should begin. */
static bool is_tab(const stop *s) {
    const yaml_mark_t m = s->parser->problem_mark;
    rv_str line = line_at(s, m.line);
    return s->parser->error == YAML_SCANNER_ERROR &&
           (has_at(line, indent_of(line), '\t') || has_at(line, m.column, '\t'));
}

static rv_mark place_of(const stop *s, const trouble *t) {
    const yaml_parser_t *p = s->parser;
    bool earlier = t && t->where != PROBLEM && p->context && !lacks_comma(s, t) &&
                   (t->where == CONTEXT || p->context_mark.line != p->problem_mark.line);
    return mark_at(s, earlier ? p->context_mark : p->problem_mark);
}

static void complain_here(const stop *s, const trouble *t) {
    const rv_mark at = place_of(s, t);
    const hint h = hint_at(s, t);
    if (h.what)
        rv_complain(s->diags, RV_D_YAML_SYNTAX, at, h.what)->help = h.help;
    else if (lacks_comma(s, t))
        rv_complain(s->diags, RV_D_YAML_SYNTAX, at, "a comma is missing before this")->help =
            "Put a comma behind the value before it.";
    else if (t && t->where == PROBLEM && (complain_question(s) || complain_before(s)))
        return;
    else if (t)
        rv_complain(s->diags, RV_D_YAML_SYNTAX, at, t->what)->help = t->help;
    else
        rv_complain(s->diags, RV_D_YAML_SYNTAX, at,
                    s->parser->problem ? s->parser->problem : "it cannot be read");
}

void rv_complain_syntax(const yaml_parser_t *p, rv_str text, int line, rv_diags *diags) {
    const stop s = {p, text, line, diags};
    const trouble *t = trouble_of(p);
    if (is_tab(&s))
        rv_complain(diags, RV_D_YAML_TAB, place_of(&s, t), "");
    else if (!complain_list(&s, t) && !complain_entry(&s, t))
        complain_here(&s, t);
}
