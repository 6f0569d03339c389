#include "doc.h"
#include "limit.h"
#include <string.h>
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
    bool fine;
} reader;

static rv_mark mark_at(const reader *r, yaml_mark_t m) {
    return (rv_mark){.line = (int)m.line + r->line, .column = (int)m.column + 1};
}

/* ---- encoding ------------------------------------------------------------------------------ */

/* Length of the UTF-8 sequence at p, 0 when it is none, or is a control character. */
static size_t utf8_length(const unsigned char *p, size_t left) {
    static const unsigned least[5] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned c = p[0];
    if (c < 0x80)
        return (c >= 0x20 && c != 0x7f) || c == '\t' || c == '\n' || c == '\r';
    size_t n = c >= 0xf0 && c < 0xf5 ? 4 : c >= 0xe0 ? 3 : c >= 0xc2 ? 2 : 0;
    if (n == 0 || c >= 0xf5 || n > left)
        return 0;
    unsigned value = c & (0xffu >> (n + 1));
    for (size_t i = 1; i < n; i++) {
        if ((p[i] & 0xc0) != 0x80)
            return 0;
        value = value << 6 | (p[i] & 0x3fu);
    }
    bool surrogate = value >= 0xd800 && value < 0xe000;
    return value < least[n] || value > 0x10ffff || surrogate ? 0 : n;
}

static bool check_encoding(reader *r) {
    const unsigned char *p = (const unsigned char *)r->text.s;
    rv_mark at = {.line = r->line, .column = 1};
    for (size_t i = 0; i < r->text.n;) {
        size_t n = utf8_length(p + i, r->text.n - i);
        if (n == 0) {
            const char *byte = rv_printf(r->arena, "0x%02x", p[i]);
            rv_complain(r->diags, RV_D_NOT_TEXT, at, byte);
            return false;
        }
        at.column = p[i] == '\n' ? 1 : at.column + 1;
        at.line += p[i] == '\n';
        i += n;
    }
    return true;
}

/* ---- events -------------------------------------------------------------------------------- */

static bool tab_at(const reader *r, size_t line) {
    const char *p = r->text.s, *end = p + r->text.n;
    for (size_t i = 0; i < line && p < end; p++)
        i += *p == '\n';
    while (p < end && *p == ' ')
        p++;
    return p < end && *p == '\t';
}

static void complain_syntax(reader *r) {
    yaml_parser_t *p = &r->parser;
    if (p->error == YAML_MEMORY_ERROR)
        rv_no_memory(r->arena);
    const char *what = p->problem ? p->problem : "it cannot be read";
    const char *context = p->context ? p->context : "";
    rv_mark at = mark_at(r, p->problem_mark);
    if (p->error == YAML_SCANNER_ERROR && tab_at(r, p->problem_mark.line))
        rv_complain(r->diags, RV_D_YAML_TAB, at, "");
    else
        rv_complain(r->diags, RV_D_YAML_SYNTAX, at,
                    rv_printf(r->arena, "%s%s%s", what, *context ? ", " : "", context));
}

static bool next_event(reader *r) {
    if (r->have_event)
        yaml_event_delete(&r->event);
    r->have_event = yaml_parser_parse(&r->parser, &r->event);
    if (!r->have_event)
        complain_syntax(r);
    return r->have_event;
}

static bool refuse(reader *r, rv_code_id code, const char *what) {
    rv_complain(r->diags, code, mark_at(r, r->event.start_mark), what);
    return false;
}

static bool plain_event(reader *r, const yaml_char_t *anchor, const yaml_char_t *tag) {
    if (anchor)
        return refuse(r, RV_D_YAML_FEATURE, "an anchor (&name)");
    if (tag)
        return refuse(r, RV_D_YAML_FEATURE, "a tag (!name)");
    return true;
}

static rv_yaml *new_node(reader *r, rv_yaml_type type) {
    rv_yaml *y = RV_NEW(r->arena, rv_yaml);
    y->type = type;
    y->mark = mark_at(r, r->event.start_mark);
    return y;
}

static rv_yaml *word(reader *r) {
    const rv_str s = {(const char *)r->event.data.scalar.value, r->event.data.scalar.length};
    if (!plain_event(r, r->event.data.scalar.anchor, r->event.data.scalar.tag))
        return NULL;
    if (s.n > RV_LIMIT_SCALAR) {
        refuse(r, RV_D_TOO_LONG_WORD, RV_LIMIT_TEXT(RV_LIMIT_SCALAR));
        return NULL;
    }
    rv_yaml *y = new_node(r, RV_YAML_WORD);
    y->text = (rv_str){rv_dup(r->arena, s), s.n};
    yaml_scalar_style_t style =
        r->event.data.scalar.style; /* the mark is that of the first letter */
    y->mark.column +=
        style == YAML_SINGLE_QUOTED_SCALAR_STYLE || style == YAML_DOUBLE_QUOTED_SCALAR_STYLE;
    return y;
}

static unsigned hash(rv_str s) {
    unsigned h = 2166136261u;
    for (size_t i = 0; i < s.n; i++)
        h = (h ^ (unsigned char)s.s[i]) * 16777619u;
    return h;
}

/* Does a key stand twice? Found with a table twice as large as the map, so that a hostile map of
 * many keys costs no more than a polite one. */
static bool keys_differ(reader *r, const rv_yaml *map) {
    unsigned size = 8;
    while (size < 2u * (unsigned)map->n)
        size *= 2;
    const rv_yaml **table = RV_NEWS(r->arena, const rv_yaml *, size);
    RV_EACH_PAIR(map, k) {
        unsigned i = hash(k->text) & (size - 1);
        while (table[i] && !rv_str_eq(table[i]->text, k->text))
            i = (i + 1) & (size - 1);
        if (table[i]) {
            rv_complain(r->diags, RV_D_DUPLICATE_KEY, k->mark, k->text.s,
                        rv_printf(r->arena, "%d", table[i]->mark.line));
            return false;
        }
        table[i] = k;
    }
    return true;
}

static rv_yaml *value(reader *r, int depth);

static rv_yaml *list(reader *r, int depth) {
    if (!plain_event(r, r->event.data.sequence_start.anchor, r->event.data.sequence_start.tag))
        return NULL;
    rv_yaml *y = new_node(r, RV_YAML_LIST), **end = &y->first;
    for (;;) {
        if (!next_event(r))
            return NULL;
        if (r->event.type == YAML_SEQUENCE_END_EVENT)
            return y;
        if (!(*end = value(r, depth + 1)))
            return NULL;
        end = &(*end)->next;
        y->n++;
    }
}

static rv_yaml *map(reader *r, int depth) {
    if (!plain_event(r, r->event.data.mapping_start.anchor, r->event.data.mapping_start.tag))
        return NULL;
    rv_yaml *y = new_node(r, RV_YAML_MAP), **end = &y->first;
    for (;;) {
        if (!next_event(r))
            return NULL;
        if (r->event.type == YAML_MAPPING_END_EVENT)
            return keys_differ(r, y) ? y : NULL;
        if (r->event.type != YAML_SCALAR_EVENT && r->event.type != YAML_ALIAS_EVENT) {
            refuse(r, RV_D_YAML_FEATURE, "a key that is a list or a map");
            return NULL;
        }
        if (!(*end = value(r, depth + 1)) || !next_event(r) ||
            !((*end)->next = value(r, depth + 1)))
            return NULL;
        end = &(*end)->next->next;
        y->n++;
    }
}

/* The value whose first event has just been read. */
static rv_yaml *value(reader *r, int depth) {
    bool nests =
        r->event.type == YAML_SEQUENCE_START_EVENT || r->event.type == YAML_MAPPING_START_EVENT;
    if (nests && depth >= RV_LIMIT_NESTING) {
        refuse(r, RV_D_TOO_DEEP, RV_LIMIT_TEXT(RV_LIMIT_NESTING));
        return NULL;
    }
    switch (r->event.type) {
    case YAML_SCALAR_EVENT: return word(r);
    case YAML_SEQUENCE_START_EVENT: return list(r, depth);
    case YAML_MAPPING_START_EVENT: return map(r, depth);
    default: refuse(r, RV_D_YAML_FEATURE, "an alias (*name)"); return NULL;
    }
}

static void document(void *ud) {
    reader *r = ud;
    if (!next_event(r) || !next_event(r)) /* the stream's start, then the document's or its end */
        return;
    if (r->event.type == YAML_STREAM_END_EVENT) {
        r->fine = true;
        return;
    }
    if (!next_event(r))
        return;
    const rv_yaml *root = value(r, 0);
    if (!root || !next_event(r) || !next_event(r))
        return;
    if (r->event.type != YAML_STREAM_END_EVENT) {
        refuse(r, RV_D_YAML_SYNTAX, "a second document begins without a line `---`");
        return;
    }
    r->root = root;
}

const rv_yaml *rv_doc_parse(rv_arena *a, rv_str text, int line, rv_diags *diags) {
    reader r = {.arena = a, .diags = diags, .text = text, .line = line};
    if (!check_encoding(&r))
        return NULL;
    if (!yaml_parser_initialize(&r.parser))
        rv_no_memory(a);
    yaml_parser_set_encoding(&r.parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&r.parser, (const unsigned char *)text.s, text.n);
    bool fine = rv_protect(a, document, &r);
    if (r.have_event)
        yaml_event_delete(&r.event);
    yaml_parser_delete(&r.parser);
    if (!fine)
        rv_no_memory(a);
    return r.root;
}

const rv_yaml *rv_doc_get(const rv_yaml *m, const char *key) {
    RV_EACH_PAIR(m, k)
        if (rv_str_is(k->text, key))
            return k->next;
    return NULL;
}

const char *rv_doc_type_name(rv_yaml_type type) {
    static const char *const names[] = {"a word", "a list", "a map"};
    return names[type];
}
