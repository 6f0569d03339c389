/* words.c - texts in the words of a game: what it calls things, examples, and the braces of texts
 * that are filled in with both.
 *
 * Messages, helps and pages are written once for all games, with braces where games differ:
 * `{wall_tile}` is a thing that a ruleset names, and an example is a feature or tile that it has.
 * rv_say fills them in, and diagnostics do so through the rv_wording that rv_diags_for gives them.
 */
#include "ruleset/ruleset.h"

/* ---- things -------------------------------------------------------------------------------- */

static const rv_word_row usual[] = {
#define RV_TERM(id, key, word, ...) {word, word "s", key},
#include "gen/words.def"
};

static const rv_word_row *words_of(const rv_ruleset *rs, rv_word_id word) {
    return rs && rs->words[word].one ? &rs->words[word] : &usual[word];
}

const char *rv_word(const rv_ruleset *rs, rv_word_id word, int n) {
    return n == 1 ? words_of(rs, word)->one : words_of(rs, word)->several;
}

const char *rv_word_name(const rv_ruleset *rs, rv_word_id word) {
    return words_of(rs, word)->name;
}

const char *rv_count_of(rv_arena *a, const rv_ruleset *rs, int n, rv_word_id word) {
    return rv_printf(a, "%d %s", n, rv_word(rs, word, n));
}

RV_LISTS(rv_word_key, void, RV_W_COUNT, usual[i].name)

int rv_word_find(rv_str key) {
    return rv_find(key, rv_word_key, NULL);
}

const char *rv_ruleset_word(const rv_ruleset *rs, const char *key, int n) {
    int word = rv_word_find(rv_str_of(key));
    return word < 0 ? NULL : rv_word(rs, (rv_word_id)word, n);
}

/* ---- examples -------------------------------------------------------------------------------- */

/* The i-th kind that is completed and no line: a city, a house. Past the end the last; NULL. */
static const rv_kind *building(const rv_ruleset *rs, int i) {
    const rv_kind *last = NULL;
    for (int k = 0; k < rs->nkinds; k++)
        if (!rs->kinds[k].line && !rs->kinds[k].area && (last = &rs->kinds[k]) && i-- == 0)
            return last;
    return last;
}

const char *rv_kind_names(rv_arena *a, const rv_ruleset *rs, unsigned kinds) {
    rv_buf b = {.arena = a};
    RV_EACH_BIT(kinds, k)
        if (!b.n || rs->kinds[k].open.option == RV_NO_OPTION)
            rv_putf(&b, "%s%s", b.n ? " or " : "", rs->kinds[k].name);
    return rv_buf_text(&b);
}

/* "herald (path), squire (house)": where each follower stands, and the figures that are others:
 * ", builder (road or city)", ", big:knight (large follower)", of those that there are unless a
 * record says otherwise. */
static bool put_roles(rv_buf *b, const rv_ruleset *rs) {
    const rv_kind *first = NULL;
    uint8_t option[RV_O_COUNT];
    for (int o = 0; o < RV_O_COUNT; o++)
        option[o] = rv_option_standard(rs, o);
    RV_EACH_AT(rs->kinds, rs->nkinds, k) {
        if (*k->role && rv_is_met(k->open, option))
            rv_putf(b, "%s%s (%s)", first ? ", " : "", k->role, k->name);
        first = first || !*k->role ? first : k;
    }
    for (int i = RV_F_SMALL + 1; i < rs->nfigures && first; i++) {
        const rv_figure_row *f = &rs->figures[i];
        if (!rv_is_met(f->option, option))
            continue;
        rv_putf(b, ", %s", f->key);
        if (rv_figure_alone(f))
            rv_putf(b, " (%s)", rv_kind_names(b->arena, rs, rv_figure_alone(f)));
        else
            rv_putf(b, ":%s (%s)", first->role, f->one);
    }
    return rs->nkinds > 0;
}

static const rv_wall_tile *wall_tile_that(const rv_ruleset *rs, rv_effect effect, bool first) {
    const rv_wall_tile *found = NULL;
    for (int t = 0; t < rs->nwall_tiles; t++)
        if (rs->wall_tiles[t].effect == effect && !(first && found))
            found = &rs->wall_tiles[t];
    return found;
}

/* Of examples.tsv: what examples in texts show, {role}; and the text, which holds where no ruleset
 * is known, or it lacks what put_own would take of it. */
static const struct example {
    const char *key, *text;
} examples[] = {
#define RV_EXAMPLE(id, key, text) {key, text},
#include "gen/examples.def"
};

enum example_id {
#define RV_EXAMPLE(id, ...) EXAMPLE_##id,
#include "gen/examples.def"
};

/* "h house, c court": what the parts of a look can be. */
static bool put_letters(rv_buf *b, const rv_ruleset *rs) {
    const size_t before = b->n;
    RV_EACH_AT(rs->kinds, rs->nkinds, k)
        if (k->letter && !k->around && (rs->edge_looks || !k->line))
            rv_putf(b, "%s%c %s", b->n > before ? ", " : "", k->letter, k->name);
    return b->n > before;
}

/* Puts the ruleset's own example; false: it lacks what that would take, or the text of the table
 * holds of it. */
static bool put_own(rv_buf *b, const rv_ruleset *rs, enum example_id which) {
    const rv_kind *one = building(rs, 0), *other = building(rs, 1);
    const rv_kind *area = rv_area_kind(rs) == RV_NO_KIND ? NULL : &rs->kinds[rv_area_kind(rs)];
    const rv_tile *start = rs->start_tile < 0 ? NULL : &rs->tiles[rs->start_tile];
    const rv_wall_tile *t = NULL;
    const char *text = NULL;
    switch (which) {
    case EXAMPLE_RULESET: text = rs->name; break;
    case EXAMPLE_ROLE: text = one ? one->role : NULL; break;
    case EXAMPLE_KIND: text = one ? one->name : NULL; break;
    case EXAMPLE_LOOK:
        if (rs->edge_looks && start)
            text = start->look;
        else if (one && area && one->letter && other->letter && area->letter)
            text = rv_printf(b->arena, "%c%c%c%c:e,s,w", one->letter, one->letter, area->letter,
                             other->letter);
        break;
    case EXAMPLE_AREA_LOOK:
        for (int i = 0; i < rs->ntiles && rs->edge_looks && !text; i++) /* a tile with a prize */
            for (int r = 0; r < rs->tiles[i].nregions; r++)
                text = rs->tiles[i].regions[r].prizes ? rs->tiles[i].look : text;
        if (!rs->edge_looks && area && area->letter)
            text = rv_printf(b->arena, "%c%c%c%c+%c", area->letter, area->letter, area->letter,
                             area->letter, rs->prize_letter);
        break;
    case EXAMPLE_LOOK_PARTS:
        text = rs->edge_looks ? "edges N E S W" : "quarters NW NE SE SW";
        break;
    case EXAMPLE_LETTERS: return put_letters(b, rs);
    case EXAMPLE_ROLES: return put_roles(b, rs);
    /* where no start spaces are, what a tile lies beside is a tile */
    case EXAMPLE_BESIDE: text = rs->nstarts ? NULL : "a tile"; break;
    case EXAMPLE_NOTHING_BESIDE: text = rs->nstarts ? NULL : "no tile"; break;
    case EXAMPLE_ORIGIN: text = rs->nstarts ? NULL : start ? "the start tile" : "the first"; break;
    case EXAMPLE_OUTSIDE: /* without walls a board reaches as far as all tiles laid in a row */
        text = rs->bounded ? NULL : "farther from 0,0 than all tiles in a row reach";
        break;
    case EXAMPLE_TILE_NAME:
        text = rs->ntiles && !strchr("0123456789", rs->tiles[0].id[0]) ? "name" : NULL;
        break;
    case EXAMPLE_TILE: text = start ? start->id : NULL; break;
    case EXAMPLE_CELL: text = rs->bounded ? NULL : "0,1"; break;
    case EXAMPLE_DOUBLER:
        if ((t = wall_tile_that(rs, RV_EFFECT_DOUBLE, false)) != NULL)
            text = rv_printf(b->arena, "{%d: %s@f6}", t->number, rs->kinds[t->kind].name);
        break;
    case EXAMPLE_FINISHER:
        if ((t = wall_tile_that(rs, RV_EFFECT_UNFINISHED, true)) != NULL)
            text = rv_printf(b->arena, "{%d: %s@e5.n}", t->number, rs->kinds[t->kind].name);
        break;
    case EXAMPLE_EXTRA_TURN:
        if ((t = wall_tile_that(rs, RV_EFFECT_EXTRA_TURN, true)) != NULL)
            text = rv_printf(b->arena, "%d", t->number);
        break;
    }
    rv_put(b, text ? text : "");
    return text;
}

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
    const int number = rv_find(key, rv_number_key, NULL);
    if (number >= 0) {
        rv_putf(b, "%d", rv_number_of(rs, number));
        return n + 2;
    }
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
        if (rv_str_is(key, examples[i].key)) {
            if (!rs || !put_own(b, rs, (enum example_id)i))
                rv_put(b, examples[i].text);
            return n + 2;
        }
    return 0;
}

static const char *cite_of(const rv_ruleset *rs, rv_code_id code) {
    return rs && rs->cites[code] ? rs->cites[code] : "";
}

rv_diags rv_diags_for(rv_arena *a, const rv_ruleset *rs) {
    static const rv_wording words = {put_braced, cite_of};
    return (rv_diags){.arena = a, .words = &words, .rs = rs};
}

const char *rv_say(rv_arena *a, const rv_ruleset *rs, const char *text) {
    const rv_diags d = rv_diags_for(a, rs);
    return rv_filled(&d, text, 0, NULL);
}
