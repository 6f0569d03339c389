/* words.c - texts in the words of a game: what it calls things, examples, and the braces of texts
 * that are filled in with both.
 */
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

const char *rv_word_key(const void *ud, int word) {
    (void)ud;
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

/* Puts an example; NULL: the ruleset has none of its own. */
static bool put_if(rv_buf *b, const char *text) {
    rv_put(b, text ? text : "");
    return text;
}

bool rv_example_ruleset(rv_buf *b, const rv_ruleset *rs) {
    return put_if(b, rs->name);
}

bool rv_example_role(rv_buf *b, const rv_ruleset *rs) {
    const rv_kind *k = building(rs, 0);
    return put_if(b, k ? k->role : NULL);
}

bool rv_example_kind(rv_buf *b, const rv_ruleset *rs) {
    const rv_kind *k = building(rs, 0);
    return put_if(b, k ? k->name : NULL);
}

bool rv_example_look(rv_buf *b, const rv_ruleset *rs) {
    const rv_kind *one = building(rs, 0), *other = building(rs, 1), *area = an_area(rs);
    if (rs->edge_looks && rs->start_tile != RV_NO_TILE)
        return put_if(b, rs->tiles[rs->start_tile].look);
    if (!one || !area || !one->letter || !other->letter || !area->letter)
        return false;
    rv_putf(b, "%c%c%c%c:e,s,w", one->letter, one->letter, area->letter, other->letter);
    return true;
}

bool rv_example_area_look(rv_buf *b, const rv_ruleset *rs) {
    for (int i = 0; i < rs->ntiles && rs->edge_looks; i++) /* a tile with a prize */
        for (int r = 0; r < rs->tiles[i].nregions; r++)
            if (rs->tiles[i].regions[r].prizes)
                return put_if(b, rs->tiles[i].look);
    const rv_kind *area = rs->edge_looks ? NULL : an_area(rs);
    char c = area ? area->letter : '\0';
    if (c)
        rv_putf(b, "%c%c%c%c+%c", c, c, c, c, rs->prize_letter);
    return c;
}

bool rv_example_look_parts(rv_buf *b, const rv_ruleset *rs) {
    return put_if(b, rs->edge_looks ? "edges N E S W" : "quarters NW NE SE SW");
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

/* "herald (path), squire (house)": where each follower stands, and the figures that are others:
 * ", builder (road or city)", ", big:knight (large follower)", of those that there are unless a
 * record says otherwise. */
bool rv_example_roles(rv_buf *b, const rv_ruleset *rs) {
    const rv_kind *k, *first = rv_kind_with_role(rs, 0);
    uint8_t option[RV_O_COUNT];
    for (int o = 0; o < RV_O_COUNT; o++)
        option[o] = rs->options[o].standard;
    for (int i = 0; (k = rv_kind_with_role(rs, i)); i++)
        rv_putf(b, "%s%s (%s)", i ? ", " : "", k->role, k->name);
    for (int i = RV_F_SMALL + 1; i < rs->nfigures && first; i++) {
        const rv_figure_row *f = &rs->figures[i];
        const char *before = " (";
        if (!rv_is_met(f->option, option))
            continue;
        rv_putf(b, ", %s", f->key);
        if (!rv_figure_alone(f))
            rv_putf(b, ":%s (%s", first->role, f->one);
        RV_EACH_BIT(rv_figure_alone(f), kind) {
            rv_putf(b, "%s%s", before, rs->kinds[kind].name);
            before = " or ";
        }
        rv_put(b, ")");
    }
    return rs->nkinds > 0;
}

/* Where no start spaces are, what a tile lies beside is a tile. */
bool rv_example_beside(rv_buf *b, const rv_ruleset *rs) {
    return put_if(b, rs->nstarts ? NULL : "a tile");
}

bool rv_example_nothing_beside(rv_buf *b, const rv_ruleset *rs) {
    return put_if(b, rs->nstarts ? NULL : "no tile");
}

bool rv_example_origin(rv_buf *b, const rv_ruleset *rs) {
    const char *first = rs->start_tile == RV_NO_TILE ? "the first" : "the start tile";
    return put_if(b, rs->nstarts ? NULL : first);
}

/* A board without walls reaches as far as all tiles of the set laid in a row. */
bool rv_example_outside(rv_buf *b, const rv_ruleset *rs) {
    return put_if(b, rs->bounded ? NULL : "farther from 0,0 than all tiles in a row reach");
}

bool rv_example_tile_name(rv_buf *b, const rv_ruleset *rs) {
    char c = rs->ntiles ? rs->tiles[0].id[0] : '0';
    return put_if(b, c >= '0' && c <= '9' ? NULL : "name");
}

bool rv_example_tile(rv_buf *b, const rv_ruleset *rs) {
    return put_if(b, rs->start_tile == RV_NO_TILE ? NULL : rs->tiles[rs->start_tile].id);
}

bool rv_example_cell(rv_buf *b, const rv_ruleset *rs) {
    return put_if(b, rs->bounded ? NULL : "0,1");
}

static const struct example {
    const char *key, *text;
} examples[] = {
#define RV_EXAMPLE(key, text) {#key, text},
#include "ruleset/word.def"
};

/* ---- texts --------------------------------------------------------------------------------- */

/* A thing by its key, or with an s behind it several of it ({prize}, {prizes}); a number of rules;
 * or an example. */
static size_t put_braced(rv_buf *b, const rv_ruleset *rs, const char *text) {
    const size_t n = *text == '{' ? strspn(text + 1, "abcdefghijklmnopqrstuvwxyz_") : 0;
    const rv_str key = {text + 1, n};
    if (n == 0 || text[n + 1] != '}')
        return 0;
    for (size_t several = 0; several < 2; several++) {
        int word = several && key.s[n - 1] != 's' ? -1 : rv_word_find((rv_str){key.s, n - several});
        if (word >= 0) {
            rv_put(b, rv_word(rs, (rv_word_id)word, several ? 2 : 1));
            return n + 2;
        }
    }
    for (int i = 0; i < RV_N_COUNT; i++)
        if (rv_str_is(key, rv_number_key(i))) {
            rv_putf(b, "%d", rv_number_of(rs, i));
            return n + 2;
        }
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
        if (rv_str_is(key, examples[i].key)) {
            if (!rs || !rs->links->examples[i](b, rs))
                rv_put(b, examples[i].text);
            return n + 2;
        }
    return 0;
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
