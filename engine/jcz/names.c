/* names.c - how a saved game names tiles, places, figures and features, and how a record does.
 *
 * Besides, all that reads or refuses a value of a file goes through
 * here, with the column that it has in the file, even where characters were escaped.
 */
#include "jcz/jcz.h"

/* ---- characters ----------------------------------------------------------------------------- */

/* Whether a character is to be written as "\u009b": YAML wants it so, or it acts on the screen.
 * Characters of ASCII other than U+007F are not, as they stand between words, too, or JSON forbids
 * them; nor is a mark of the order of bytes at the beginning. Beyond U+FFFF there is none. */
static bool is_escaped(size_t at, unsigned c) {
    return c >= 0x7f && (at || c != 0xfeff) && (rv_acts(c) || !rv_printable(c));
}

/* A column of the file, of one in the escaped text. */
static int column_of(const jcz *j, rv_loc at) {
    rv_str rest = j->raw, line = rest;
    for (int i = 0; i < at.line && rest.s; i++)
        line = rv_str_cut(&rest, "\n");
    int column = 1;
    for (size_t i = 0, n; j->raw.s && i < line.n && at.column > 1; i += n, column++) {
        unsigned c = 0;
        n = rv_utf8(line.s + i, line.n - i, &c);
        n = n ? n : 1;
        at.column -= is_escaped((size_t)(line.s - j->raw.s) + i, c) ? 6 : 1;
    }
    return j->raw.s ? column : at.column;
}

/* ---- lines about a place -------------------------------------------------------------------- */

/* A turn of the record that is exported is shown where it stands in its file, if that is known. */
bool jcz_tell(bool refused, jcz *j, rv_loc at, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int turn = at.line ? 0 : at.column;
    for (int i = j->npasses - 1; i >= 0; i--)
        turn -= turn > j->passes[i];
    int left = turn;
    RV_EACH_ITEM(turn ? rv_doc_get(j->record, "moves") : NULL, entry)
        if (--left == 0)
            at = entry->loc;
    const rv_notice n = {.size = sizeof n,
                         .refused = refused,
                         .file = j->file,
                         .line = at.line,
                         .column = at.line ? column_of(j, at) : 0,
                         .turn = turn,
                         .text = rv_vprintf(j->arena, format, list)};
    va_end(list);
    if (j->q->tell)
        j->q->tell(j->q->tell_ud, &n);
    j->status = refused && j->status < RV_UNREADABLE ? RV_UNREADABLE : j->status;
    return !refused;
}

const rv_yaml *jcz_tree(jcz *j, const rv_text *text) {
    rv_diags diags = {.arena = j->arena};
    const rv_yaml *root = NULL;
    if (text->too_long)
        rv_complain(&diags, RV_D_TOO_LONG, ((rv_loc){text->line, 1}),
                    RV_LIMIT_TEXT(RV_LIMIT_DOCUMENT));
    else
        root = rv_doc_parse_sparing(j->arena, text->bytes, text->line, &diags, 0, RV_LIMIT_SAVED);
    if (diags.n) {
        const rv_loc at = {diags.list[0].line, diags.list[0].column};
        if (!strcmp(diags.list[0].code, "yaml-syntax"))
            jcz_refuse(j, at, "this is not JSON; the file may have been cut off here");
        else
            jcz_refuse(j, at, "%s [%s]", diags.list[0].message, diags.list[0].code);
        j->status = diags.list[0].status > j->status ? diags.list[0].status : j->status;
    }
    return diags.n ? NULL : root;
}

const rv_yaml *jcz_json(jcz *j, const rv_text *text) {
    rv_buf b = {.arena = j->arena};
    const rv_str bytes = text->bytes;
    size_t put = 0;
    for (size_t i = 0, n; i < bytes.n; i += n) {
        unsigned c = 0;
        n = rv_utf8(bytes.s + i, bytes.n - i, &c);
        n = n ? n : 1;
        if (!is_escaped(i, c))
            continue;
        rv_putn(&b, bytes.s + put, i - put);
        rv_putf(&b, "\\u%04x", c);
        put = i + n;
    }
    if (!put)
        return jcz_tree(j, text);
    rv_putn(&b, bytes.s + put, bytes.n - put);
    rv_text escaped = *text;
    j->raw = bytes;
    escaped.bytes = (rv_str){rv_buf_text(&b), b.n};
    return jcz_tree(j, &escaped);
}

rv_loc jcz_loc_of(const jcz *j, const char *key) {
    const rv_yaml *value = rv_doc_get(j->record, key);
    return value ? value->loc : (rv_loc){0, 0};
}

const char *jcz_word(const rv_yaml *map, const char *key) {
    const rv_yaml *word = rv_doc_get(map, key);
    return word && word->type == RV_YAML_WORD ? word->text.s : NULL;
}

bool jcz_whole(rv_str text, int low, int high, int *to) {
    int n;
    size_t minus = text.n && text.s[0] == '-';
    bool zero = text.n > minus + 1 && text.s[minus] == '0'; /* JSON has no 01 */
    bool fine = !zero && rv_str_int(text, &n) && n >= low && n <= high;
    if (fine)
        *to = n;
    return fine;
}

bool jcz_number(const rv_yaml *word, int low, int high, int *to) {
    return word && word->type == RV_YAML_WORD && !word->quoted &&
           jcz_whole(word->text, low, high, to);
}

bool jcz_is_null(const rv_yaml *node) {
    return !node || (node->type == RV_YAML_WORD && !node->quoted && rv_str_is(node->text, "null"));
}

bool jcz_rotation(const rv_yaml *word, bool bare, int *degrees) {
    static const char *const words[] = {"R0", "R90", "R180", "R270"};
    for (int i = 0; word && word->type == RV_YAML_WORD && i < 4; i++)
        if (rv_str_is(word->text, words[i]) || (bare && rv_str_is(word->text, words[i] + 1)))
            return *degrees = 90 * i, true;
    return false;
}

/* ---- tiles ---------------------------------------------------------------------------------- */

const char *jcz_tile_here(const jcz *j, const char *id) {
    char *copy = (char *)(uintptr_t)rv_dup(j->arena, rv_str_of(id));
    JCZ_EACH(j, JCZ_TILE, row)
        if (!strcmp(row->name, id))
            return row->value;
    char *mark = strchr(copy, '/');
    if (mark)
        *mark = '.';
    return copy;
}

const char *jcz_tile_there(const jcz *j, const char *name) {
    JCZ_EACH(j, JCZ_TILE, row)
        if (!strcmp(row->value, name))
            return row->name;
    char *copy = (char *)(uintptr_t)rv_dup(j->arena, rv_str_of(name));
    char *mark = strchr(copy, '.');
    JCZ_EACH(j, JCZ_PREFIX, row) {
        const size_t n = strlen(row->name);
        mark = !strncmp(copy, row->name, n) && copy[n] == '.' ? copy + n : mark;
    }
    if (mark)
        *mark = '/';
    return copy;
}

int jcz_player(const jcz *j, rv_str label) {
    for (int i = 0; i < j->nplayers; i++)
        if (rv_str_is(label, j->label[i]))
            return i;
    return -1;
}

bool jcz_cell(rv_str word, int *x, int *y) {
    rv_str rest = word, first = rv_str_cut(&rest, ",");
    return rest.s && rv_str_int(first, x) && rv_str_int(rest, y);
}

/* ---- places on tiles ------------------------------------------------------------------------ */

/* Places on a tile as it lies, as the ports of rv_region_info: clockwise from the left half of the
 * north edge, bit 0 NL, 1 the middle of the edge, 2 NR … Whole edges have a name for each set of
 * them (bit 0 north, 1 east …), and halves one for each port. */
static const char *const by_edges[] = {"I",  "N",  "E",  "NE", "S",  "NS", "SE",   "_W", "W",
                                       "NW", "WE", "_S", "SW", "_E", "_N", "NWSE", NULL};
static const char *const by_port[] = {"NL", "N",  "NR", "EL", "E",  "ER", "SL",
                                      "S",  "SR", "WL", "W",  "WR", NULL};
static const struct {
    const char *name;
    unsigned ports;
} within[] = {
    {"I", JCZ_CENTRE},          {"CLOISTER", JCZ_CENTRE},    {"MONASTERY", JCZ_CENTRE},
    {"INNER_FARM", JCZ_CENTRE}, {"INNER_FIELD", JCZ_CENTRE}, {"INNER_FIELD_B", JCZ_SECOND},
    {"TOWER", JCZ_ON_TOP}, /* where features are named it is I */
};

unsigned jcz_ports(const char *location) {
    unsigned ports = 0;
    for (rv_str rest = rv_str_of(location); rest.s;) {
        const rv_str name = rv_str_cut(&rest, ".");
        const int edges = rv_name_find(by_edges, name), port = rv_name_find(by_port, name);
        unsigned one = edges < 0 && port >= 0 ? 1u << port : 0;
        for (int i = 0; edges > 0 && i < 4; i++)
            one |= edges & 1 << i ? 7u << (3 * i) : 0;
        for (size_t i = 0; i < sizeof within / sizeof *within; i++)
            one |= rv_str_is(name, within[i].name) ? within[i].ports : 0;
        if (!one)
            return 0;
        ports |= one;
    }
    return ports;
}

/* Fields have halves of edges, and other regions whole ones, of which the ports are the middle or a
 * half. */
const char *jcz_location(rv_arena *a, const rv_region_info *region) {
    const bool field = !strcmp(region->kind, "field");
    rv_buf b = {.arena = a};
    unsigned edges = 0;
    for (int i = 0; i < 12; i++)
        if (region->ports & 1u << i) {
            edges |= 1u << i / 3;
            if (i % 3 != 1)
                rv_putf(&b, "%s%s", b.n ? "." : "", by_port[i]);
        }
    if (!edges)
        return region->ports & JCZ_SECOND ? "INNER_FIELD_B" : "I";
    return field ? rv_buf_text(&b) : by_edges[edges];
}

/* ---- figures -------------------------------------------------------------------------------- */

int jcz_figure_of(const jcz *j, rv_str name, bool there) {
    const rv_figure_row *figure;
    for (int i = 0; (figure = rv_ruleset_figure(j->rs, i)); i++)
        if (rv_str_is(name, there ? jcz_figure_there(j, i) : figure->key))
            return i;
    return -1;
}

const char *jcz_figure_there(const jcz *j, int sort) {
    return sort == JCZ_SMALL ? "small" : rv_ruleset_figure(j->rs, sort)->key;
}

/* ---- features ------------------------------------------------------------------------------- */

/* A kind has its own name there, with a capital letter, besides what rulesets say. */
bool jcz_is_feature(const jcz *j, const char *name, const char *kind) {
    bool is = (*name | 0x20) == *kind && *name != *kind && !strcmp(name + 1, kind + 1);
    JCZ_EACH(j, JCZ_FEATURE, row)
        is |= !strcmp(row->name, name) && !strcmp(row->value, kind);
    return is;
}

const char *jcz_kind_of(const jcz *j, const char *name) {
    const rv_kind *kind;
    for (int i = 0; (kind = rv_ruleset_kind(j->rs, i)); i++)
        if (jcz_is_feature(j, name, kind->name))
            return kind->name;
    return NULL;
}

const char *jcz_feature_there(const jcz *j, const char *kind) {
    JCZ_EACH(j, JCZ_FEATURE, row)
        if (!strcmp(row->value, kind) && row->plain)
            return row->name;
    return rv_printf(j->arena, "%c%s", *kind & ~0x20, kind + 1);
}

const char *jcz_role(const rv_ruleset *rs, const char *kind) {
    const rv_kind *it;
    for (int i = 0; (it = rv_ruleset_kind(rs, i)); i++)
        if (!strcmp(it->name, kind))
            return it->role ? it->role : "";
    return "";
}

int jcz_needs(rv_arena *a, const rv_placement *it, const char **words, int most) {
    int n = 0;
    for (int i = 0; i < it->needs.n && !n; i++) {
        rv_str rest = rv_str_of(it->needs.list[i].words ? it->needs.list[i].words : "");
        while (rest.s && n < most) {
            rv_str one = rv_str_cut(&rest, "+");
            if (one.n)
                words[n++] = rv_dup(a, one);
        }
    }
    return n;
}
