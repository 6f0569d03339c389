/* doc.c - reads YAML events into a tree of words, lists and maps with their places in the file.
 *
 * The text is checked first: its encoding, its characters, and what JSON writes as pairs of
 * escapes. Then libyaml's events become nodes, one after the other. What players type without the
 * quotes that YAML asks for is mended on the way, where it can mean one thing only: the cell 4,-1.
 */
#include "yaml/doc.h"
#include <yaml.h>

typedef struct reader {
    rv_arena *arena;
    rv_diags *diags;
    rv_str text;
    int line;
    yaml_parser_t parser;
    yaml_event_t event;
    bool have_event;
    const rv_yaml *root;
    int nodes, most; /* words, lists and maps: so far, and how many may be */
    int spared;      /* how many more keys may stand twice */
} reader;

static rv_loc loc_at(const reader *r, yaml_mark_t m) {
    return (rv_loc){.line = (int)m.line + r->line, .column = (int)m.column + 1};
}

/* Complains, and is no node and no success. */
static void *refuse(reader *r, rv_loc at, rv_code_id code, const char *what) {
    rv_complain(r->diags, code, at, what);
    return NULL;
}

/* ---- encoding ------------------------------------------------------------------------------ */

/* Most texts are plain ASCII: about how many bytes of such begin this one, counted by the block. */
static size_t plain_start(rv_str text) {
    enum { BLOCK = 64 };
    const unsigned char *p = (const unsigned char *)text.s;
    size_t n = 0;
    for (; text.n - n >= BLOCK; n += BLOCK) {
        unsigned char odd = 0;
        for (int i = 0; i < BLOCK; i++) {
            unsigned char c = p[n + (size_t)i];
            odd |= (unsigned char)((c < 0x20 && c != '\n' && c != '\r' && c != '\t') || c > 0x7e);
        }
        if (odd)
            break;
    }
    return n;
}

/* Complains of the first thing in a text that is no character, or has no place in a text. */
static bool check_text(reader *r, rv_str text, rv_loc at) {
    unsigned c = 0;
    for (size_t i = plain_start(text), n; i < text.n; i += n) {
        n = rv_utf8(text.s + i, text.n - i, &c);
        if (n && rv_printable(c))
            continue;
        unsigned other = 0;
        for (size_t k = 0; k < i; k += rv_utf8(text.s + k, text.n - k, &other)) {
            at.column = text.s[k] == '\n' ? 1 : at.column + 1;
            at.line += text.s[k] == '\n';
        }
        rv_diag *g = rv_complain(
            r->diags, RV_D_NOT_TEXT, at,
            rv_printf(r->arena, n ? "the character U+%04X" : "byte 0x%02x, which is not UTF-8",
                      n ? c : (unsigned char)text.s[i]));
        if (n && c >= 0x7f) /* which JSON has between its quotes */
            g->help = rv_printf(r->arena, "Delete it, or type \\u%04X between double quotes.", c);
        return false;
    }
    return true;
}

static bool check_encoding(reader *r) {
    const unsigned char *p = (const unsigned char *)r->text.s;
    bool utf16 =
        r->text.n > 1 && ((p[0] == 0xff && p[1] == 0xfe) || (p[0] == 0xfe && p[1] == 0xff));
    const rv_loc start = {r->line, 1};
    if (r->text.n >= 3 &&
        memcmp(p, "\xef\xbb\xbf", 3) == 0) /* a byte order mark: not ours to read */
        r->text = (rv_str){r->text.s + 3, r->text.n - 3};
    if (check_text(r, r->text, start))
        return true;
    if (utf16 || (r->text.n > 1 && (!p[0] || !p[1])))
        r->diags->list[r->diags->n - 1].help = "Save the file as UTF-8: it is UTF-16.";
    return false;
}

/* JSON writes characters beyond U+FFFF as two escapes, which YAML does not know: \ud83d\ude00. This
 * is one of the two. */
static bool is_half(const char *p, const char *end, unsigned from, unsigned *out) {
    static const char digits[] = "00112233445566778899aAbBcCdDeEfF"; /* each value has two */
    unsigned value = 0;
    if (end - p < 6 || p[0] != '\\' || p[1] != 'u')
        return false;
    for (int i = 2; i < 6; i++) {
        const char *digit = strchr(digits, p[i]);
        value = value * 16 + (digit ? (unsigned)(digit - digits) / 2 : 0x10000);
    }
    *out = value;
    return value >= from && value < from + 0x400;
}

/* They become the one escape that YAML knows, \U0001f600, in a copy: only between double quotes,
 * and no text of JSON goes on in another line. */
static void join_surrogates(reader *r) {
    enum { PAIR = 12 }; /* bytes of two escapes */
    const char *done = r->text.s, *end = done + r->text.n;
    rv_buf b = {.arena = r->arena};
    bool quoted = false;
    unsigned high, low;
    for (const char *p = memchr(done, '\\', r->text.n) ? done : end; p < end; p++) {
        quoted = *p != '\n' && quoted != (*p == '"');
        if (!quoted || *p != '\\')
            continue;
        if (is_half(p, end, 0xd800, &high) && is_half(p + PAIR / 2, end, 0xdc00, &low)) {
            rv_putn(&b, done, (size_t)(p - done));
            rv_putf(&b, "\\U%08x", 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00));
            done = p + PAIR;
        }
        p += done > p ? PAIR - 1 : 1; /* any other escape takes the next character with it */
    }
    if (b.n)
        rv_putn(&b, done, (size_t)(end - done));
    r->text = b.n ? (rv_str){b.s, b.n} : r->text;
}

/* libyaml compares each of many declarations with each, and tags are refused anyway. */
static bool check_directives(reader *r) {
    enum { FEW = 16 };
    rv_loc at = {r->line, 1};
    int n = 0;
    for (rv_str rest = r->text; rest.n && strchr("%#\r\n", *rest.s); at.line++) {
        rv_str line = rv_str_cut(&rest, "\n");
        n += line.n >= 4 && memcmp(line.s, "%TAG", 4) == 0;
        if (n > FEW)
            return refuse(r, at, RV_D_YAML_FEATURE, "one more declaration of tags (%TAG)");
    }
    return true;
}

/* ---- events -------------------------------------------------------------------------------- */

static bool next_event(reader *r) {
    if (r->have_event)
        yaml_event_delete(&r->event);
    r->have_event = yaml_parser_parse(&r->parser, &r->event);
    if (!r->have_event && r->parser.error == YAML_MEMORY_ERROR)
        rv_no_memory(r->arena);
    if (!r->have_event)
        rv_complain_syntax(&r->parser, r->text, r->line, r->diags);
    return r->have_event;
}

static void *refuse_event(reader *r, rv_code_id code, const char *what) {
    return refuse(r, loc_at(r, r->event.start_mark), code, what);
}

/* The data of all nodes begin with their anchor and their tag. */
static bool plain_event(reader *r) {
    if (r->event.data.scalar.anchor)
        return refuse_event(r, RV_D_YAML_FEATURE, "an anchor (&name)");
    return !r->event.data.scalar.tag || refuse_event(r, RV_D_YAML_FEATURE, "a tag (!name)");
}

/* With `room` bytes behind it. */
static rv_yaml *new_node(reader *r, rv_yaml_type type, size_t room) {
    rv_yaml *y = rv_room(r->arena, sizeof *y + room);
    *y = (rv_yaml){.type = type, .loc = loc_at(r, r->event.start_mark)};
    return y;
}

static rv_yaml *word(reader *r) {
    rv_str s = {(const char *)r->event.data.scalar.value, r->event.data.scalar.length};
    yaml_scalar_style_t style = r->event.data.scalar.style;
    if (!plain_event(r))
        return NULL;
    if (s.n > RV_LIMIT_SCALAR)
        return refuse_event(r, RV_D_TOO_LONG_WORD, RV_LIMIT_TEXT(RV_LIMIT_SCALAR));
    if (s.n && memchr(s.s, '\0', s.n)) /* an escape can hide it, and it would cut the text short */
        return refuse_event(r, RV_D_NOT_TEXT, "the character U+0000");
    rv_yaml *y = new_node(r, RV_YAML_WORD, s.n + 1);
    char *text = memcpy(y + 1, s.s, s.n);
    text[s.n] = '\0';
    y->text = (rv_str){text, s.n};
    /* The mark is that of the first letter. */
    y->quoted =
        style == YAML_SINGLE_QUOTED_SCALAR_STYLE || style == YAML_DOUBLE_QUOTED_SCALAR_STYLE;
    y->loc.column += y->quoted;
    return y;
}

/* ---- does a key stand twice? ----------------------------------------------------------------- */

/* Keys of the same length are compared; of equal ones the earlier comes first. */
static int by_text(const void *one, const void *other) {
    const rv_yaml *x = *(const rv_yaml *const *)one, *y = *(const rv_yaml *const *)other;
    const size_t m = x->text.n, n = y->text.n;
    const int order = m != n ? (m > n) - (m < n) : n ? memcmp(x->text.s, y->text.s, n) : 0;
    return order                        ? order
           : x->loc.line != y->loc.line ? x->loc.line - y->loc.line
                                        : x->loc.column - y->loc.column;
}

/* They are sorted, so that no document can make this slow. */
const rv_yaml *rv_keys_twice(rv_arena *a, const rv_yaml *map, const rv_yaml **before) {
    const rv_yaml **list = RV_ROOM(a, const rv_yaml *, map->n + 1), *twice = NULL;
    int n = 0;
    RV_EACH_PAIR(map, k)
        list[n++] = k;
    qsort(list, (size_t)n, sizeof *list, by_text);
    for (int i = 1; i < n; i++)
        if (rv_str_eq(list[i - 1]->text, list[i]->text) &&
            (!twice || list[i]->loc.line < twice->loc.line ||
             (list[i]->loc.line == twice->loc.line && list[i]->loc.column < twice->loc.column)))
            twice = list[i], *before = list[i - 1];
    return twice;
}

/* Whether no key stands twice, except those that are spared, which are set aside. */
static bool keys_differ(reader *r, rv_yaml *map) {
    const rv_yaml *before, *k;
    while (map->n > 1 && (k = rv_keys_twice(r->arena, map, &before))) { /* mostly one */
        rv_yaml **from = &map->first, **to = &map->twice;
        rv_diag *g = rv_complain(r->diags, RV_D_DUPLICATE_KEY, k->loc, k->text.s,
                                 rv_printf(r->arena, "%d", before->loc.line));
        if (memchr(k->text.s, ',', k->text.n))
            g->help = "Correct one of the two cells: a minus sign may be missing or extra.";
        if (r->spared-- <= 0)
            return false;
        while (*from != k)
            from = &(*from)->next->next;
        while (*to)
            to = &(*to)->next->next;
        *to = *from;
        *from = (*to)->next->next;
        (*to)->next->next = NULL;
        map->n--;
    }
    return true;
}

/* ---- nodes ---------------------------------------------------------------------------------- */

static rv_yaml *nest(reader *r, rv_yaml_type type, int depth);

/* "city@4" or "17 4" before "-1", or "4" as a key: a comma that is not quoted has cut a cell. */
static bool is_cut(const rv_yaml *before, const rv_yaml *behind, bool bare) {
    int x, y;
    if (!before || before->type != RV_YAML_WORD || behind->type != RV_YAML_WORD ||
        !before->text.n || before->quoted)
        return false;
    const char *from = before->text.s + before->text.n;
    while (from > before->text.s && !strchr("@ ", from[-1]))
        from--;
    return (bare || from > before->text.s) && rv_str_int(rv_str_of(from), &x) &&
           rv_str_int((rv_str){behind->text.s, strcspn(behind->text.s, ". :")}, &y);
}

/* Whether the value of a pair goes on right behind it, {on: 4,1}; behind {0,1: 4,1,1: 2} a cell
 * begins. */
static bool goes_on(const rv_yaml *pair, const rv_yaml *behind) {
    const rv_yaml *v = pair->next;
    return !memchr(pair->text.s, ',', pair->text.n) && behind->loc.line == v->loc.line &&
           behind->loc.column == v->loc.column + (int)v->text.n + 1;
}

/* Mends what is the rest of the item before it, [17 4,-1], or a pair that is the rest of the pair
 * before it: {W: city@4,-1}, {on: 4,-1} and {city@4,-1: W}. */
static bool mend(reader *r, rv_yaml_type type, rv_yaml *last, const rv_yaml *it) {
    const bool pairs = type == RV_YAML_MAP && last;
    rv_yaml *cut = last;
    if (pairs && rv_is_blank(it->next) && is_cut(last->next, it, goes_on(last, it)))
        cut = last->next;
    else if (pairs && rv_is_blank(last->next) && is_cut(last, it, true))
        last->next = it->next;
    else if (pairs || !is_cut(last, it, false))
        return false;
    cut->text = rv_str_of(rv_printf(r->arena, "%s,%s", cut->text.s, it->text.s));
    return true;
}

/* The value whose first event has just been read. */
static rv_yaml *value(reader *r, int depth) {
    if (++r->nodes > r->most) {
        rv_complain(r->diags, RV_D_TOO_MANY, loc_at(r, r->event.start_mark),
                    rv_printf(r->arena, "%d", r->most), "words, lists and maps");
        return NULL;
    }
    bool nests =
        r->event.type == YAML_SEQUENCE_START_EVENT || r->event.type == YAML_MAPPING_START_EVENT;
    if (nests && depth >= RV_LIMIT_NESTING)
        return refuse_event(r, RV_D_TOO_DEEP, RV_LIMIT_TEXT(RV_LIMIT_NESTING));
    switch (r->event.type) {
    case YAML_SCALAR_EVENT: return word(r);
    case YAML_SEQUENCE_START_EVENT: return nest(r, RV_YAML_LIST, depth);
    case YAML_MAPPING_START_EVENT: return nest(r, RV_YAML_MAP, depth);
    default: return refuse_event(r, RV_D_YAML_FEATURE, "an alias (*name)");
    }
}

/* A word, or a cell as two numbers: [1, 0] is 1,0. */
static rv_yaml *key(reader *r, int depth) {
    if (r->event.type == YAML_SCALAR_EVENT || r->event.type == YAML_ALIAS_EVENT)
        return value(r, depth);
    bool is_list = r->event.type == YAML_SEQUENCE_START_EVENT;
    rv_loc loc = loc_at(r, r->event.start_mark);
    rv_yaml *y = is_list ? nest(r, RV_YAML_LIST, depth) : NULL;
    if (is_list && !y)
        return NULL;
    if (!y || y->n != 2 || y->first->type != RV_YAML_WORD || y->first->next->type != RV_YAML_WORD)
        return refuse(r, loc, RV_D_YAML_FEATURE, "a key that is a list or a map");
    y->type = RV_YAML_WORD;
    y->text = rv_str_of(rv_printf(r->arena, "%s,%s", y->first->text.s, y->first->next->text.s));
    y->first = NULL;
    y->n = 0;
    return y;
}

/* A list, or a map. */
static rv_yaml *nest(reader *r, rv_yaml_type type, int depth) {
    const bool is_map = type == RV_YAML_MAP;
    if (!plain_event(r))
        return NULL;
    rv_yaml *y = new_node(r, type, 0), **end = &y->first, *last = NULL;
    while (next_event(r)) {
        if (r->event.type == (is_map ? YAML_MAPPING_END_EVENT : YAML_SEQUENCE_END_EVENT))
            return !is_map || keys_differ(r, y) ? y : NULL;
        rv_yaml *it = is_map ? key(r, depth + 1) : value(r, depth + 1);
        if (!it || (is_map && (!next_event(r) || !(it->next = value(r, depth + 1)))))
            return NULL;
        if (!mend(r, type, last, it)) {
            *end = last = it;
            y->n++;
        }
        end = is_map ? &last->next->next : &last->next;
    }
    return NULL;
}

static void document(void *ud) {
    reader *r = ud;
    /* the stream's start, then the document's or its end */
    /* NOLINTNEXTLINE(misc-redundant-expression): several of them */
    if (!next_event(r) || !next_event(r) || r->event.type == YAML_STREAM_END_EVENT ||
        !next_event(r))
        return;
    const rv_yaml *root = value(r, 0);
    if (!root || !next_event(r) || !next_event(r))
        return;
    if (r->event.type == YAML_STREAM_END_EVENT)
        r->root = root;
    else
        refuse_event(r, RV_D_YAML_SYNTAX, "a second document begins here, where only one can be");
}

const rv_yaml *rv_doc_parse_sparing(rv_arena *a, rv_str text, int line, rv_diags *diags, int spared,
                                    int most) {
    reader r = {
        .arena = a, .diags = diags, .text = text, .line = line, .spared = spared, .most = most};
    if (!check_encoding(&r) || !check_directives(&r))
        return NULL;
    join_surrogates(&r);
    if (!yaml_parser_initialize(&r.parser))
        rv_no_memory(a);
    yaml_parser_set_encoding(&r.parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&r.parser, (const unsigned char *)r.text.s, r.text.n);
    bool fine = rv_protect(a, document, &r);
    if (r.have_event)
        yaml_event_delete(&r.event);
    yaml_parser_delete(&r.parser);
    if (!fine)
        rv_no_memory(a);
    return r.root;
}

rv_str rv_first_lines(rv_str text, int n) {
    size_t end = 0;
    for (; n > 0 && end < text.n; end++)
        n -= text.s[end] == '\n';
    return (rv_str){text.s, end};
}

/* Old editors save letters beyond ASCII as one byte each, in Latin-1. */
static rv_str from_latin(rv_arena *a, rv_str text) {
    char *p = rv_alloc(a, 2 * text.n + 1);
    size_t size = 0;
    unsigned c = 0;
    for (size_t i = 0, n; i < text.n; i += n ? n : 1) {
        unsigned char byte = (unsigned char)text.s[i];
        n = rv_utf8(text.s + i, text.n - i, &c);
        memcpy(p + size, text.s + i, n);
        size += n;
        if (n)
            continue;
        p[size++] = (char)(0xc0 | byte >> 6);
        p[size++] = (char)(0x80 | (byte & 0x3f));
    }
    return (rv_str){p, size};
}

/* The error may be found some lines below the one that does not end as it should. */
const rv_yaml *rv_doc_parse_partly(rv_arena *a, rv_str text, int line, rv_diags *diags,
                                   rv_torn *torn) {
    enum { FEW = 10 }; /* keys that stand twice, each of which is searched for; lines */
    const rv_yaml *root = rv_doc_parse_sparing(a, text, line, diags, FEW, RV_LIMIT_NODES);
    *torn = (rv_torn){.cut = 0};
    if (!root && diags->n && diags->list[diags->n - 1].row == RV_D_NOT_TEXT) {
        root = rv_doc_parse_sparing(a, from_latin(a, text), line, &(rv_diags){.arena = a}, 0,
                                    RV_LIMIT_NODES);
        torn->latin = root;
    }
    int at = root || !diags->n ? 0 : diags->list[diags->n - 1].line;
    for (int i = 0; i < FEW && !root && at > line; i++, at--) {
        rv_diags again = {.arena = a};
        root = rv_doc_parse_sparing(a, rv_first_lines(text, at - line), line, &again, 0,
                                    RV_LIMIT_NODES);
        torn->cut = root ? at : 0;
    }
    return root;
}

const rv_yaml *rv_doc_get(const rv_yaml *m, const char *key) {
    RV_EACH_PAIR(m && m->type == RV_YAML_MAP ? m : NULL, k)
        if (rv_str_is(k->text, key))
            return k->next;
    return NULL;
}

const char *rv_doc_type_name(rv_yaml_type type) {
    static const char *const names[] = {"a word", "a list", "a map"};
    return names[type];
}

/* ---- of what types values are, and which word is meant: all files are complained of alike -------
 */

/* What `{R:31}` wants. */
static const char tight[] = "Put a space after the colon.";

bool rv_has_type(const rv_yaml *v, unsigned types) {
    return types & RV_TYPE(v->type) || (types & RV_BLANK && rv_is_blank(v));
}

void rv_complain_type(rv_diags *d, const rv_yaml *v, unsigned types, const char *what,
                      const char *help) {
    static const char *const words[8] = {
        "",      "a word",          "a list",          "a word or a list",
        "a map", "a word or a map", "a list or a map", "a word, a list or a map"};
    rv_diag *g =
        rv_complain(d, RV_D_WRONG_TYPE, v->loc, what, words[types & 7], rv_doc_type_name(v->type));
    if (types & RV_MAP && v->type == RV_YAML_WORD && memchr(v->text.s, ':', v->text.n))
        g->help = tight;
    else if (help)
        g->help = help;
}

bool rv_typed(rv_diags *d, const rv_yaml *v, unsigned types, const char *what) {
    bool has = rv_has_type(v, types);
    if (!has)
        rv_complain_type(d, v, types, what, NULL);
    return has;
}

bool rv_too_many(rv_diags *d, const rv_yaml *at, int n, int most, const char *things) {
    if (n > most)
        rv_complain(d, RV_D_TOO_MANY, at->loc, rv_printf(d->arena, "%d", most), things);
    return n > most;
}

bool rv_is_tight(const rv_yaml *key) {
    return memchr(key->text.s, ':', key->text.n) && key->next && rv_is_blank(key->next);
}

int rv_name_find(const char *const *names, rv_str name) {
    for (int i = 0; names[i]; i++)
        if (rv_str_is(name, names[i]))
            return i;
    return -1;
}

const char *rv_name_at(const void *names, int i) {
    const char *const *at = names;
    while (i > 0 && *at)
        at++, i--;
    return *at;
}

enum { NAMED = 24 }; /* words in a help; of more, the first */

void rv_suggest(rv_diags *d, rv_diag *g, rv_str word, const char *(*next)(const void *ud, int i),
                const void *ud) {
    if (g == &d->spare) /* one too many, which nobody will read */
        return;
    rv_str behind = word;
    const rv_str first = rv_str_cut(&behind, " ");
    const char *s, *near = rv_nearest(word, next, ud);
    for (int i = 0; !near && behind.s && (s = next(ud, i)) != NULL; i++)
        near = rv_str_is(first, s) ? s : NULL;
    if (near) {
        g->help = rv_printf(d->arena, "did you mean `%s`?", near);
        return;
    }
    rv_buf b = {.arena = d->arena};
    for (int i = 0; i <= NAMED && (s = next(ud, i)) != NULL; i++)
        rv_putf(&b, "%s%s",
                i             ? ", "
                : next(ud, 1) ? "Type one of these: "
                              : "Type ",
                i < NAMED ? s : "...");
    rv_put(&b, b.n && !next(ud, NAMED) ? "." : "");
    g->help = rv_buf_text(&b);
}

void rv_unknown(rv_diags *d, rv_code_id code, const rv_yaml *v, const char *where,
                const char *(*next)(const void *ud, int i), const void *ud) {
    rv_diag *g = code == RV_D_UNKNOWN_OPTION ? rv_complain(d, code, v->loc, where, v->text.s)
                                             : rv_complain(d, code, v->loc, v->text.s, where);
    if (rv_is_tight(v))
        g->help = tight;
    else
        rv_suggest(d, g, v->text, next, ud);
}
