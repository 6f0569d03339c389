#include "ruleset/words.h"
#include <string.h>

/* ---- things -------------------------------------------------------------------------------- */

static const struct word_row {
    const char *key, *one, *several;
} rows[] = {
#define RV_TERM(id, key, word, ...) {key, word, word "s"},
#include "ruleset/word.def"
};

const char *rv_word(const rv_ruleset *rs, rv_word_id word, int n) {
    const rv_word_row *own = rs && rs->words[word].one ? &rs->words[word] : NULL;
    if (n == 1)
        return own ? own->one : rows[word].one;
    return own ? own->several : rows[word].several;
}

const char *rv_word_name(const rv_ruleset *rs, rv_word_id word) {
    return rs && rs->words[word].name ? rs->words[word].name : rows[word].key;
}

const char *rv_count_of(rv_arena *a, const rv_ruleset *rs, int n, rv_word_id word) {
    return rv_printf(a, "%d %s", n, rv_word(rs, word, n));
}

const char *rv_word_key(int word) {
    return word >= 0 && word < RV_W_COUNT ? rows[word].key : NULL;
}

int rv_word_find(rv_str key) {
    for (int i = 0; i < RV_W_COUNT; i++)
        if (rv_str_is(key, rows[i].key))
            return i;
    return -1;
}

const char *rv_ruleset_word(const rv_ruleset *rs, const char *key, int n) {
    int word = rv_word_find(rv_str_of(key));
    return word < 0 ? NULL : rv_word(rs, (rv_word_id)word, n);
}

/* ---- examples: rv_example_KEY of word.def, by links.h --------------------------------------- */

/* The i-th kind that is completed and no line: a city, a house. Past the end the last; NULL. */
static const rv_kind *building(const rv_ruleset *rs, int i) {
    const rv_kind *last = NULL;
    for (int k = 0; k < rs->nkinds; k++)
        if (!rs->kinds[k].line && !rs->kinds[k].area && (last = &rs->kinds[k]) && i-- == 0)
            return last;
    return last;
}

static const rv_kind *an_area(const rv_ruleset *rs) {
    for (int k = 0; k < rs->nkinds; k++)
        if (rs->kinds[k].area)
            return &rs->kinds[k];
    return NULL;
}

bool rv_example_ruleset(rv_buf *b, const rv_ruleset *rs) {
    rv_put(b, rs->name);
    return true;
}

bool rv_example_role(rv_buf *b, const rv_ruleset *rs) {
    const rv_kind *k = building(rs, 0);
    if (k)
        rv_put(b, k->role);
    return k;
}

bool rv_example_kind(rv_buf *b, const rv_ruleset *rs) {
    const rv_kind *k = building(rs, 0);
    if (k)
        rv_put(b, k->name);
    return k;
}

bool rv_example_look(rv_buf *b, const rv_ruleset *rs) {
    const rv_kind *one = building(rs, 0), *other = building(rs, 1), *area = an_area(rs);
    if (rs->edge_looks && rs->start_tile != RV_NO_TILE) {
        rv_put(b, rs->tiles[rs->start_tile].look);
        return true;
    }
    if (!one || !area || !one->letter || !other->letter || !area->letter)
        return false;
    rv_putf(b, "%c%c%c%c:e,s,w", one->letter, one->letter, area->letter, other->letter);
    return true;
}

static bool put_prized_look(rv_buf *b, const rv_ruleset *rs) {
    for (int i = 0; i < rs->ntiles; i++)
        for (int r = 0; r < rs->tiles[i].nregions; r++)
            if (rs->tiles[i].regions[r].prizes) {
                rv_put(b, rs->tiles[i].look);
                return true;
            }
    return false;
}

bool rv_example_area_look(rv_buf *b, const rv_ruleset *rs) {
    if (rs->edge_looks)
        return put_prized_look(b, rs);
    const rv_kind *area = an_area(rs);
    char c = area ? area->letter : '\0';
    if (c)
        rv_putf(b, "%c%c%c%c+%c", c, c, c, c, rs->prize_letter);
    return c;
}

bool rv_example_look_parts(rv_buf *b, const rv_ruleset *rs) {
    rv_put(b, rs->edge_looks ? "edges N E S W" : "quarters NW NE SE SW");
    return true;
}

/* "h house, c court": what the parts of a look can be. */
bool rv_example_letters(rv_buf *b, const rv_ruleset *rs) {
    size_t before = b->n;
    for (int i = 0; i < rs->nkinds; i++) {
        const rv_kind *k = &rs->kinds[i];
        bool part = k->letter && !k->around && (rs->edge_looks || !k->line);
        if (part)
            rv_putf(b, "%s%c %s", b->n > before ? ", " : "", k->letter, k->name);
    }
    return b->n > before;
}

/* ", builder (road or city)", ", big:knight (large follower)" */
static void put_figure(rv_buf *b, const rv_ruleset *rs, const rv_figure_row *f) {
    const char *before = " (";
    rv_putf(b, ", %s", f->key);
    if (!f->joins)
        rv_putf(b, ":%s (%s", rv_kind_with_role(rs, 0)->role, f->one);
    RV_EACH_BIT(f->joins, kind) {
        rv_putf(b, "%s%s", before, rs->kinds[kind].name);
        before = " or ";
    }
    rv_put(b, ")");
}

/* Whether there are some, unless a record says otherwise. */
static bool is_usual(const rv_ruleset *rs, const rv_figure_row *f) {
    uint8_t option[RV_O_COUNT];
    for (int o = 0; o < RV_O_COUNT; o++)
        option[o] = (uint8_t)rs->options[o].standard;
    return rv_is_met(f->option, option);
}

/* "herald (path), squire (house)": where each follower stands, and the figures that are others. */
bool rv_example_roles(rv_buf *b, const rv_ruleset *rs) {
    const rv_kind *k;
    for (int i = 0; (k = rv_kind_with_role(rs, i)); i++)
        rv_putf(b, "%s%s (%s)", i ? ", " : "", k->role, k->name);
    for (int f = RV_F_SMALL + 1; f < rs->nfigures && rv_kind_with_role(rs, 0); f++)
        if (is_usual(rs, &rs->figures[f]))
            put_figure(b, rs, &rs->figures[f]);
    return rs->nkinds > 0;
}

/* Where no start spaces are, what a tile lies beside is a tile. */
static bool put_unless_starts(rv_buf *b, const rv_ruleset *rs, const char *text) {
    if (!rs->nstarts)
        rv_put(b, text);
    return !rs->nstarts;
}

bool rv_example_beside(rv_buf *b, const rv_ruleset *rs) {
    return put_unless_starts(b, rs, "a tile");
}

bool rv_example_nothing_beside(rv_buf *b, const rv_ruleset *rs) {
    return put_unless_starts(b, rs, "no tile");
}

bool rv_example_origin(rv_buf *b, const rv_ruleset *rs) {
    return put_unless_starts(b, rs, rs->start_tile == RV_NO_TILE ? "the first" : "the start tile");
}

/* A board without walls reaches as far as all tiles of the set laid in a row. */
bool rv_example_outside(rv_buf *b, const rv_ruleset *rs) {
    if (!rs->bounded)
        rv_put(b, "farther from 0,0 than all tiles in a row reach");
    return !rs->bounded;
}

bool rv_example_tile_name(rv_buf *b, const rv_ruleset *rs) {
    char c = rs->ntiles ? rs->tiles[0].id[0] : '0';
    bool number = c >= '0' && c <= '9';
    if (!number)
        rv_put(b, "name");
    return !number;
}

bool rv_example_tile(rv_buf *b, const rv_ruleset *rs) {
    if (rs->start_tile != RV_NO_TILE)
        rv_put(b, rs->tiles[rs->start_tile].id);
    return rs->start_tile != RV_NO_TILE;
}

bool rv_example_cell(rv_buf *b, const rv_ruleset *rs) {
    if (!rs->bounded)
        rv_put(b, "0,1");
    return !rs->bounded;
}

static const struct example {
    const char *key, *text;
} examples[] = {
#define RV_EXAMPLE(key, text) {#key, text},
#include "ruleset/word.def"
};

/* ---- texts --------------------------------------------------------------------------------- */

/* "prize", "prizes" */
static bool put_thing(rv_buf *b, const rv_ruleset *rs, rv_str key) {
    int word = rv_word_find(key), n = 1;
    if (word < 0 && key.s[key.n - 1] == 's') {
        word = rv_word_find((rv_str){key.s, key.n - 1});
        n = 2;
    }
    if (word >= 0)
        rv_put(b, rv_word(rs, (rv_word_id)word, n));
    return word >= 0;
}

static bool put_number(rv_buf *b, const rv_ruleset *rs, rv_str key) {
    for (int n = 0; n < RV_N_COUNT; n++)
        if (rv_str_is(key, rv_number_key(n))) {
            rv_putf(b, "%d", rv_number_of(rs, n));
            return true;
        }
    return false;
}

static bool put_example(rv_buf *b, const rv_ruleset *rs, rv_str key) {
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
        if (rv_str_is(key, examples[i].key)) {
            if (!rs || !rs->links->examples[i](b, rs))
                rv_put(b, examples[i].text);
            return true;
        }
    return false;
}

static size_t put_braced(rv_buf *b, const rv_ruleset *rs, const char *text) {
    size_t n = *text == '{' ? strspn(text + 1, "abcdefghijklmnopqrstuvwxyz_") : 0;
    const rv_str key = {text + 1, n};
    if (n == 0 || text[n + 1] != '}')
        return 0;
    return put_thing(b, rs, key) || put_number(b, rs, key) || put_example(b, rs, key) ? n + 2 : 0;
}

static const char *law_of(const rv_ruleset *rs, rv_code_id code) {
    return rs && rs->laws[code] ? rs->laws[code] : "";
}

rv_diags rv_diags_for(rv_arena *a, const rv_ruleset *rs) {
    static const rv_wording words = {put_braced, law_of};
    return (rv_diags){.arena = a, .words = &words, .rs = rs};
}

const char *rv_say(rv_arena *a, const rv_ruleset *rs, const char *text) {
    const rv_diags d = rv_diags_for(a, rs);
    return rv_filled(&d, text, 0, NULL);
}
