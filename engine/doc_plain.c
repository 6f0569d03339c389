/* doc_plain.c - the YAML of most records, read without libyaml, which takes several times as long:
 * maps and lists in block and flow style, whose words each stand on one line.
 *
 * It complains of nothing. Where it meets anything else, or anything wrong, it gives up, and
 * libyaml reads the text from its start: so what YAML is, and how its errors read, is said in one
 * place.
 */
#include "doc.h"
#include "limit.h"

enum {
    NOT_FIRST = 1,  /* a word cannot begin with it */
    MAY_END = 2,    /* a word in a block may end there */
    ENDS_FLOW = 4,  /* a word in a flow may */
    WORD_MAX = 1000 /* libyaml looks for a key's colon no farther than 1,024 characters */
};

/* clang-format off */
static const unsigned char sort[256] = {
    ['\0'] = 7, ['\n'] = 7, [':'] = 7, ['#'] = 7,
    [','] = 5, ['['] = 5, [']'] = 5, ['{'] = 5, ['}'] = 5, ['?'] = 5,
    [' '] = 1, ['-'] = 1, ['&'] = 1, ['*'] = 1, ['!'] = 1, ['|'] = 1, ['>'] = 1, ['\''] = 1,
    ['"'] = 1, ['%'] = 1, ['@'] = 1, ['`'] = 1,
};
/* clang-format on */

typedef struct plain {
    rv_arena *arena;
    const char *start; /* of the line */
    char *at;          /* what is read next; the text is a copy, and a NUL follows it … */
    char *cut;         /* … as it does every word: there, once the next one is read */
    int line;
    int indent; /* of the line that next_line has found; -1 at the end */
} plain;

static unsigned sort_of(char c) {
    return sort[(unsigned char)c];
}

static bool is_blank(char c) {
    return c == ' ' || c == '\n' || !c;
}

static void skip_blanks(plain *p) {
    while (*p->at == ' ')
        p->at++;
}

static rv_mark here(const plain *p) {
    return (rv_mark){.line = p->line, .column = (int)(p->at - p->start) + 1};
}

static rv_yaml *node(plain *p, rv_yaml_type type, rv_mark mark) {
    rv_yaml *y = RV_ROOM(p->arena, rv_yaml, 1);
    *y = (rv_yaml){.type = type, .mark = mark};
    return y;
}

/* ---- lines --------------------------------------------------------------------------------- */

static bool is_item(const plain *p) {
    return *p->at == '-' && is_blank(p->at[1]);
}

/* A marker between documents. */
static bool is_marker(const char *s) {
    return (s[0] == '-' && s[1] == '-' && s[2] == '-') ||
           (s[0] == '.' && s[1] == '.' && s[2] == '.');
}

static bool is_comment(const plain *p) {
    return *p->at == '#' && (p->at == p->start || p->at[-1] == ' ');
}

/* Over blanks, comments and ends of lines; false before a marker. */
static bool skip_lines(plain *p) {
    for (;; p->line++, p->start = ++p->at) {
        skip_blanks(p);
        if (is_comment(p))
            p->at += strcspn(p->at, "\n");
        if (*p->at != '\n')
            return p->at != p->start || !is_marker(p->at);
    }
}

/* From what was last on its line, or nothing, to the next line that says something. */
static bool next_line(plain *p) {
    const char *from = p->at > p->start ? p->start : NULL;
    bool fine = skip_lines(p);
    p->indent = *p->at ? (int)(p->at - p->start) : -1;
    return fine && (!*p->at || p->start != from);
}

/* ---- words --------------------------------------------------------------------------------- */

static rv_yaml *new_word(plain *p, char *from, char *to, rv_mark mark) {
    rv_yaml *y = node(p, RV_YAML_WORD, mark);
    y->text = (rv_str){from, (size_t)(to - from)};
    *p->cut = '\0';
    p->cut = to;
    return y->text.n > WORD_MAX ? NULL : y;
}

/* Without anything that stands for something else. */
static rv_yaml *quoted(plain *p) {
    const char quote[] = {*p->at, '\\', '\n', '\0'};
    rv_mark mark = here(p);
    char *from = p->at + 1, *to = from + strcspn(from, quote);
    if (*to != *quote || to[1] == *quote)
        return NULL;
    p->at = to + 1;
    mark.column++; /* the mark is that of the first letter */
    return new_word(p, from, to, mark);
}

static char *word_end(char *s, unsigned ends) {
    for (;; s++) {
        while (!(sort_of(*s) & ends))
            s++;
        bool inside = *s == '#'   ? s[-1] != ' '
                      : *s == ':' ? !is_blank(s[1]) && !(sort_of(s[1]) & ends)
                                  : false;
        if (!inside)
            return s;
    }
}

static rv_yaml *word(plain *p, unsigned ends) {
    char *from = p->at, *to;
    rv_mark mark = here(p);
    if (*from == '\'' || *from == '"')
        return quoted(p);
    if (sort_of(*from) & NOT_FIRST && (*from != '-' || is_blank(from[1])))
        return NULL;
    to = p->at = word_end(from + 1, ends);
    if (*to == ':' && !is_blank(to[1]))
        return NULL;
    while (to[-1] == ' ')
        to--;
    return new_word(p, from, to, mark);
}

/* ---- flows --------------------------------------------------------------------------------- */

static rv_yaml *flow(plain *p, int depth);

static rv_yaml *inline_value(plain *p, unsigned ends, int depth) {
    return *p->at == '{' || *p->at == '[' ? flow(p, depth) : word(p, ends);
}

/* Adds a value, or a key and its value, to what `end` ends; the new end, or NULL. */
static rv_yaml **flow_part(plain *p, rv_yaml **end, bool pair, int depth) {
    if (pair) {
        if (!(*end = word(p, ENDS_FLOW)))
            return NULL;
        skip_blanks(p);
        if (*p->at != ':')
            return NULL;
        p->at++;
        skip_blanks(p);
        end = &(*end)->next;
    }
    *end = inline_value(p, ENDS_FLOW, depth + 1);
    return *end && skip_lines(p) ? &(*end)->next : NULL;
}

static rv_yaml *flow(plain *p, int depth) {
    bool pairs = *p->at == '{';
    char close = pairs ? '}' : ']';
    rv_yaml *y = node(p, pairs ? RV_YAML_MAP : RV_YAML_LIST, here(p)), **end = &y->first;
    if (depth >= RV_LIMIT_NESTING)
        return NULL;
    do {
        p->at++;
        if (!skip_lines(p) || (*p->at == close && !y->n))
            break;
        if (!(end = flow_part(p, end, pairs, depth)))
            return NULL;
        y->n++;
    } while (*p->at == ',');
    return *p->at++ == close && !(pairs && rv_doc_twice(p->arena, y).again) ? y : NULL;
}

/* ---- blocks -------------------------------------------------------------------------------- */

static rv_yaml *held(plain *p, int column, bool by_key, int depth);

static rv_yaml *list(plain *p, int column, int depth) {
    rv_yaml *y = node(p, RV_YAML_LIST, here(p)), **end = &y->first;
    if (depth >= RV_LIMIT_NESTING)
        return NULL;
    do {
        p->at++;
        if (!(*end = held(p, column, false, depth + 1)))
            return NULL;
        end = &(*end)->next;
        y->n++;
    } while (p->indent == column && is_item(p));
    return y;
}

static bool is_key(plain *p, const rv_yaml *y) {
    skip_blanks(p);
    return y && y->type == RV_YAML_WORD && *p->at == ':' && is_blank(p->at[1]) &&
           p->at - y->text.s <= WORD_MAX;
}

/* Its first key has been read. */
static rv_yaml *map(plain *p, rv_yaml *key, int column, int depth) {
    rv_yaml *y = node(p, RV_YAML_MAP, (rv_mark){.line = p->line, .column = column + 1});
    rv_yaml **end = &y->first;
    if (depth >= RV_LIMIT_NESTING)
        return NULL;
    for (;;) {
        if (!is_key(p, key))
            return NULL;
        p->at++;
        *end = key;
        if (!(key->next = held(p, column, true, depth + 1)))
            return NULL;
        end = &key->next->next;
        y->n++;
        if (p->indent != column)
            return rv_doc_twice(p->arena, y).again ? NULL : y;
        key = word(p, MAY_END);
    }
}

/* A list, a map, or what stands on one line. */
static rv_yaml *block(plain *p, int depth) {
    int column = (int)(p->at - p->start);
    if (is_item(p))
        return list(p, column, depth);
    rv_yaml *y = inline_value(p, MAY_END, depth);
    return is_key(p, y) ? map(p, y, column, depth) : y && next_line(p) ? y : NULL;
}

/* What a key, or the dash of an item, in a column holds: on its line, or on the lines below. */
static rv_yaml *held(plain *p, int column, bool by_key, int depth) {
    rv_mark mark = here(p);
    rv_yaml *y;
    skip_blanks(p);
    bool below = is_blank(*p->at) || is_comment(p);
    if (below && !next_line(p))
        return NULL;
    if (below && p->indent <= column && !(by_key && p->indent == column && is_item(p))) {
        y = node(p, RV_YAML_WORD, mark);
        y->text = RV_STR("");
    } else if (below || !by_key)
        y = block(p, depth);
    else {
        y = inline_value(p, MAY_END, depth);
        if (!y || !next_line(p))
            return NULL;
    }
    return p->indent <= column ? y : NULL;
}

/* ---- documents ----------------------------------------------------------------------------- */

const rv_yaml *rv_doc_plain(rv_arena *a, rv_str text, int line) {
    char *copy = rv_room(a, text.n + 1);
    memcpy(copy, text.s, text.n);
    copy[text.n] = '\0';
    plain p = {.arena = a, .start = copy, .at = copy, .cut = copy + text.n, .line = line};
    p.at += strncmp(copy, "---", 3) == 0 ? 3 : 0;
    const rv_yaml *y = next_line(&p) && p.indent >= 0 ? block(&p, 0) : NULL;
    *p.cut = '\0';
    return y && p.indent < 0 ? y : NULL;
}
