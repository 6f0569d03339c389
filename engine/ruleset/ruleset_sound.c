/* ruleset_sound.c - the invariants of a ruleset, on which games, queries and pictures rely.
 *
 * The readers of keys (ruleset_*.c) check single values. The rows here check how values fit
 * together, whether they come from this ruleset, from one that it extends, or from one with which
 * it is combined. A row relies on the rows before it. Behind these rows stand those of tiles and
 * the board (ruleset_sound_tiles.c), and those of each game (rv_NAME_sound).
 */
#include "ruleset/ruleset_sound.h"
#include "base/limit.h"
#include "ruleset/look.h"
#include <stdio.h>

bool rv_fault_word(const rv_sounding *s, int i, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(s->fault->of[i], RV_FAULT_WORD, format, args);
    va_end(args);
    return false;
}

bool rv_plays(const rv_ruleset *rs, const char *name) {
    for (int i = 0; i < rs->nmodules; i++)
        if (strcmp(rs->modules[i], name) == 0)
            return true;
    return false;
}

int rv_count_kinds(const rv_ruleset *rs, bool (*is)(const rv_kind *k)) {
    int n = 0;
    for (int k = 0; k < rs->nkinds; k++)
        n += is(&rs->kinds[k]);
    return n;
}

bool rv_kind_is_line(const rv_kind *k) {
    return k->line && !k->bare;
}

bool rv_kind_is_area(const rv_kind *k) {
    return k->area;
}

/* ---- the whole ----------------------------------------------------------------------------- */

static bool has_all_parts(const rv_sounding *s) {
    return s->rs->nkinds && s->rs->ntiles && s->rs->nmodules;
}

static bool is_for_some(const rv_sounding *s) {
    const rv_ruleset *rs = s->rs;
    rv_fault_word(s, 0, "%d", rs->min_players);
    rv_fault_word(s, 1, "%d", rs->max_players);
    return rs->min_players >= 1 && rs->min_players <= rs->max_players &&
           rs->max_players <= RV_MAX_PLAYERS;
}

/* ---- modules and what only they play ------------------------------------------------------- */

static const struct game {
    const char *name, *on; /* on: the game of which it is an expansion; "none"; "any" */
} games[] = {
#define RV_GAME(id, name, on) {#name, #on},
#include "games/games.def"
};

enum { GAMES = sizeof games / sizeof *games };

static bool is_game(const struct game *g) {
    return strcmp(g->on, "none") == 0;
}

static bool has_one_game(const rv_sounding *s) {
    rv_buf b = {.arena = s->a};
    int n = 0;
    for (int i = 0; i < GAMES; i++)
        n += is_game(&games[i]) && rv_plays(s->rs, games[i].name);
    for (int i = 0; n != 1 && i < GAMES; i++)
        if (is_game(&games[i]))
            rv_putf(&b, "%s%s", b.n ? " and " : "", games[i].name);
    return n == 1 || rv_fault_word(s, 0, "%s", rv_buf_text(&b));
}

/* An expansion is played on the tiles of its game, which fit by whole edges, on a table without
 * bounds. */
static bool stands_on_its_game(const rv_sounding *s) {
    for (int i = 0; i < GAMES; i++) {
        const struct game *g = &games[i];
        if (is_game(g) || strcmp(g->on, "any") == 0 || !rv_plays(s->rs, g->name))
            continue;
        rv_fault_word(s, 0, "%s", g->name);
        rv_fault_word(s, 1, "%s", g->on);
        if (!rv_plays(s->rs, g->on) || !s->rs->edge_looks || !s->rs->all_ports_fit ||
            s->rs->bounded)
            return false;
    }
    return true;
}

/* Options behind the game that owns them. */
static const struct {
    const char *game; /* NULL: an option of the game before it */
    int option;
    bool of_rows; /* no code reads it */
} owned[] = {
#define RV_GAME(id, name, ...) {#name, RV_NO_OPTION, false},
#define RV_OPTION(id, ...) {NULL, RV_O_##id, false},
#define RV_OPTION_NUMBER(id, ...) {NULL, RV_O_##id, false},
#define RV_OPTION_OF_ROWS(id, ...) {NULL, RV_O_##id, true},
#include "games/games.def"
};

static bool is_named(const rv_ruleset *rs, int option) {
    const rv_condition *list[RV_CONDITIONS];
    for (int i = rv_conditions_of(rs, list) - 1; i >= 0; i--)
        if (list[i]->option == option)
            return true;
    return false;
}

/* Some options are read by nothing but rows of the ruleset. */
static bool reads_its_options(const rv_sounding *s) {
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
        if (owned[i].of_rows && s->rs->options[owned[i].option].offered &&
            !is_named(s->rs, owned[i].option))
            return rv_fault_word(s, 0, "%s", rv_option_name(s->rs, owned[i].option));
    return true;
}

static bool uses_its_options(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nown_options; i++)
        if (!is_named(s->rs, RV_O_KNOWN + i))
            return rv_fault_word(s, 0, "%s", s->rs->own_options[i].key);
    return true;
}

/* An option that is not offered has its first value for ever. */
static bool offers_what_it_names(const rv_sounding *s) {
    for (int o = 0; o < RV_O_KNOWN; o++)
        if (!s->rs->options[o].offered && is_named(s->rs, o))
            return rv_fault_word(s, 0, "%s", rv_option_name(s->rs, o));
    return true;
}

/* What a ruleset has, and an option that it offers, needs the game that asks for it. */
static bool plays_its_parts(const rv_sounding *s) {
    const char *game = "";
    for (int i = 0; i < GAMES; i++) {
        const rv_game_sound *sound = s->rs->links->sounds[i];
        const char *part = sound->part ? sound->part(s->rs) : NULL;
        bool pieces = sound->pieces && rv_piece_find(s->rs, rv_str_of(sound->pieces)) >= 0;
        if ((part || pieces) && !rv_plays(s->rs, games[i].name)) {
            rv_fault_word(s, 0, "%s%s", part ? "" : "pieces: ", part ? part : sound->pieces);
            return rv_fault_word(s, 1, "%s", games[i].name);
        }
    }
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++) {
        game = owned[i].game ? owned[i].game : game;
        if (owned[i].game || !s->rs->options[owned[i].option].offered || rv_plays(s->rs, game))
            continue;
        rv_fault_word(s, 0, "the option %s", rv_option_name(s->rs, owned[i].option));
        return rv_fault_word(s, 1, "%s", game);
    }
    return true;
}

/* ---- kinds --------------------------------------------------------------------------------- */

static bool is_said(const char *text) {
    return text && *text;
}

/* A follower stands on a kind by its role, unless the kind is bare, or a figure stands on it that
 * needs none. */
static bool has_roles(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nkinds; i++) {
        const rv_kind *k = &s->rs->kinds[i];
        bool borne = is_said(k->role) || k->bare || k->any;
        for (int f = 0; f < s->rs->nfigures; f++)
            borne |= s->rs->figures[f].on >> i & 1;
        if (!borne)
            return rv_fault_word(s, 0, "%s", k->name);
    }
    return true;
}

/* The rules by which a kind is scored. */
static bool has_rules(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nkinds; i++) {
        const rv_kind *k = &s->rs->kinds[i];
        const char *missing = !is_said(k->rule) && !k->bare && !k->any        ? "rule"
                              : k->doubled && !is_said(k->doubled_rule)       ? "doubled_rule"
                              : k->unfinished && !is_said(k->unfinished_rule) ? "unfinished_rule"
                                                                              : NULL;
        rv_fault_word(s, 0, "%s", k->name);
        if (missing)
            return rv_fault_word(s, 1, "%s", missing);
    }
    return true;
}

static bool are_called_apart(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nkinds; i++)
        for (int j = 0; j < i; j++)
            if (strcmp(s->rs->kinds[i].name, s->rs->kinds[j].name) == 0)
                return rv_fault_word(s, 0, "%s", s->rs->kinds[i].name);
    return true;
}

static bool have_own_roles(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nkinds; i++)
        for (int j = 0; j < i; j++)
            if (is_said(s->rs->kinds[i].role) &&
                strcmp(s->rs->kinds[i].role, s->rs->kinds[j].role) == 0)
                return rv_fault_word(s, 0, "%s", s->rs->kinds[i].role);
    return true;
}

/* A letter is that of one kind. In looks of edges the kind in the middle is a mark, of which
 * marks_have_names says more. */
static bool have_own_letters(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nkinds; i++) {
        const rv_kind *k = &s->rs->kinds[i];
        if (k->letter && !(s->rs->edge_looks && k->around) &&
            rv_kind_of_letter(s->rs, k->letter) != i)
            return rv_fault_word(s, 0, "%c", k->letter);
    }
    return true;
}

/* Where looks are quadrants a mark has a letter, which is its own. */
static bool marks_are_apart(const rv_sounding *s) {
    const char letters[] = {s->rs->doubles_letter, s->rs->prize_letter, s->rs->collects_letter};
    for (int i = 0; i < 3 && !s->rs->edge_looks; i++)
        for (int j = 0; j < i; j++)
            if (letters[i] && letters[i] == letters[j])
                return rv_fault_word(s, 0, "%c", letters[i]);
    return true;
}

/* Where they are edges, a mark that shares its letter has its name. */
static bool marks_have_names(const rv_sounding *s) {
    rv_look_mark m, meant[2];
    for (int i = 0; s->rs->edge_looks && rv_look_mark_at(s->rs, i, &m); i++) {
        rv_str text = rv_look_mark_text(s->rs, &m);
        if (rv_look_marks_meant(s->rs, text, meant) > 1)
            return rv_fault_word(s, 0, "%.*s", (int)text.n, text.s);
    }
    return true;
}

static bool pieces_are_apart(const rv_sounding *s) {
    return rv_piece_find(s->rs, RV_STR("followers")) < 0 || rv_fault_word(s, 0, "followers");
}

/* A figure stands before a role in records, in the place of others' words for what it is, and
 * beside pieces in hands. */
static bool figures_are_apart(const rv_sounding *s) {
    static const char *const taken[] = {"small", "followers", "top", "none"};
    const rv_ruleset *rs = s->rs;
    for (int f = 1; f < rs->nfigures; f++) {
        const rv_str key = rv_str_of(rs->figures[f].key);
        rv_fault_word(s, 0, "%s", key.s);
        for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
            if (rv_str_is(key, taken[i]))
                return rv_fault_word(s, 1, "the engine has that word");
        if (rv_role_find(rs, key) >= 0)
            return rv_fault_word(s, 1, "so are the followers of a kind");
        if (rv_piece_find(rs, key) >= 0)
            return rv_fault_word(s, 1, "so are pieces");
    }
    return true;
}

/* A figure that joins followers rests on a rule of its own (M-19). */
static bool companions_have_rules(const rv_sounding *s) {
    for (int f = 0; f < s->rs->nfigures; f++) {
        const rv_figure_row *row = &s->rs->figures[f];
        if (row->joins >> s->rs->nkinds || !row->joins != !row->rule ||
            (row->joins && row->strength))
            return rv_fault_word(s, 0, "%s", row->key);
    }
    return true;
}

/* A figure that joins followers goes home with them. */
static bool followers_are_apart(const rv_sounding *s) {
    for (int f = 0; f < s->rs->nfigures; f++) {
        const rv_figure_row *row = &s->rs->figures[f];
        if (row->on >> s->rs->nkinds || (row->joins && (row->on || row->home)))
            return rv_fault_word(s, 0, "%s", row->key);
    }
    return true;
}

/* What stands in the middle of some tiles by an option is told apart by nothing else (K-4). */
static bool optional_stand_in_the_middle(const rv_sounding *s) {
    for (int k = 0; k < s->rs->nkinds; k++)
        if (s->rs->kinds[k].option.option != RV_NO_OPTION && !s->rs->kinds[k].around)
            return rv_fault_word(s, 0, "%s", s->rs->kinds[k].name);
    return true;
}

/* What all figures of a player count together is kept in a byte. */
static bool figures_can_be_counted(const rv_sounding *s) {
    int all = 0;
    for (int f = 0; f < s->rs->nfigures; f++)
        all += s->rs->figures[f].each * rv_figure_weight(&s->rs->figures[f]);
    return all <= UINT8_MAX || rv_fault_word(s, 0, "%d", all);
}

/* Looks of quadrants have no place for marks that a ruleset declares. */
static bool symbols_have_looks(const rv_sounding *s) {
    const int n = s->rs->nsymbols;
    return !n || s->rs->edge_looks || rv_fault_word(s, 0, "%s", s->rs->symbols[n - 1].key);
}

/* A mark changes the count of features that are completed. Areas are scored by their game. */
static bool symbols_suit(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nsymbols; i++) {
        const rv_symbol *mark = &s->rs->symbols[i];
        bool counts = rv_symbol_counts(mark), area = false;
        for (int k = 0; k < s->rs->nkinds; k++)
            area = area || (mark->on >> k & 1 && s->rs->kinds[k].area);
        if (mark->on >> s->rs->nkinds || (counts && (area || !mark->on)))
            return rv_fault_word(s, 0, "%s", mark->key);
    }
    return true;
}

static const char *shape_of(const rv_kind *k) {
    return k->line ? "a line" : k->area ? "an area" : k->around ? "around its tile" : "built";
}

static bool has_one_shape(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nkinds; i++)
        if (s->rs->kinds[i].line + s->rs->kinds[i].area + s->rs->kinds[i].around > 1)
            return rv_fault_word(s, 0, "%s", s->rs->kinds[i].name);
    return true;
}

/* Looks know no space on which nobody stands but where they are edges, and there one area only. */
static bool bare_are_no_areas(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nkinds; i++)
        if (s->rs->kinds[i].bare && (s->rs->kinds[i].area || !s->rs->edge_looks))
            return rv_fault_word(s, 0, "%s", s->rs->kinds[i].name);
    return true;
}

/* Tiles and looks are made for the shapes of kinds, and most come from a parent. */
static bool keeps_shapes(const rv_sounding *s) {
    const rv_ruleset *base = s->rs->base;
    for (int i = 0; base && i < base->nkinds; i++) {
        const char *here = shape_of(&s->rs->kinds[i]), *there = shape_of(&base->kinds[i]);
        if (strcmp(here, there) == 0)
            continue;
        rv_fault_word(s, 0, "%s", s->rs->kinds[i].name);
        rv_fault_word(s, 1, "%s", here);
        rv_fault_word(s, 2, "%s", there);
        return rv_fault_word(s, 3, "%s", base->name);
    }
    return true;
}

/* A look of edges says nothing of fields but where they are. */
static bool looks_know_areas(const rv_sounding *s) {
    return !s->rs->edge_looks || rv_count_kinds(s->rs, rv_kind_is_area) <= 1;
}

/* There is one kind at most whose edges fit beside any other, and nothing stands on it. */
static bool any_is_an_edge(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nkinds; i++) {
        const rv_kind *k = &s->rs->kinds[i];
        bool feature = is_said(k->role) || is_said(k->rule) || k->line || k->area || k->around ||
                       k->bare || k->keep || k->option.option != RV_NO_OPTION;
        if (k->any && (!k->letter || feature || !s->rs->edge_looks || rv_any_kind(s->rs) != i))
            return rv_fault_word(s, 0, "%s", k->name);
    }
    return true;
}

/* ---- the table ----------------------------------------------------------------------------- */

static const rv_invariant invariants[] = {
    {"parts", has_all_parts, "module kinds tiles",
     "it needs `extends: NAME` of a ruleset that it adds to, or kinds, tiles and a module of its "
     "own"},
    {"players", is_for_some, "players", "it would be for {1} to {2} players"},
    {"game", has_one_game, "module", "its modules must have one of {1}, and not both"},
    {"expansion", stands_on_its_game, "module fit looks board",
     "the module {1} goes with the module {2}, `looks: edges`, `fit: all` and a board "
     "without cells"},
    {"part", plays_its_parts, "wall_tiles board marks kinds pieces options module",
     "it has {1}, which needs the module {2}"},
    {"option", reads_its_options, "options figures pieces",
     "nothing reads the option {1}: a figure or a sort of pieces needs `option: {1}`"},
    {"own-options", uses_its_options, "options figures pieces marks",
     "the option {1} changes nothing: no figure, piece or mark has `option: {1}`"},
    {"named-options", offers_what_it_names, "figures pieces marks options",
     "the option {1}, which a figure, a piece or a mark names, is not offered"},
    {"role", has_roles, "kinds", "the kind {1} has no `role`: what a follower on it is called"},
    {"rule", has_rules, "kinds", "the kind {1} has no `{2}`: the rule by which it is scored so"},
    {"names", are_called_apart, "kinds", "two kinds are called {1}"},
    {"roles", have_own_roles, "kinds", "the followers of two kinds are called {1}"},
    {"letters", have_own_letters, "kinds", "two kinds have the letter {1}"},
    {"marks", marks_are_apart, "marks kinds looks", "two marks have the letter {1}"},
    {"mark-names", marks_have_names, "marks kinds looks",
     "two marks are called {1}, and one of them has no other name"},
    {"figures", figures_are_apart, "figures kinds pieces", "no figure can be called {1}: {2}"},
    {"joining", companions_have_rules, "figures",
     "the figure {1} needs both `joins` and `rule`, or neither"},
    {"standing", followers_are_apart, "figures",
     "the figure {1} either `joins` followers, or is one, with `on` or `home`"},
    {"pieces", pieces_are_apart, "pieces", "no pieces can be called {1}: they have that name"},
    {"figures-count", figures_can_be_counted, "figures supply",
     "the followers of a player count as {1} together, and 255 can be counted"},
    {"mark-looks", symbols_have_looks, "marks looks",
     "the mark {1} can stand in looks of edges only, and its looks are quadrants"},
    {"mark-counts", symbols_suit, "marks kinds",
     "the mark {1} needs `on`: the kinds, no areas, whose count it changes"},
    {"shape", has_one_shape, "kinds", "the kind {1} can be one of line, area and around only"},
    {"optional", optional_stand_in_the_middle, "kinds",
     "the kind {1} can have an `option` only if it stands in the middle of a tile (`around`)"},
    {"bare", bare_are_no_areas, "kinds looks",
     "the kind {1} can be bare only where looks are edges, and is no area then"},
    {"any", any_is_an_edge, "kinds looks",
     "the kind {1} is an edge that fits beside any other: it has a letter and no other key, stands "
     "in looks of edges, and is the only one"},
    {"same-shape", keeps_shapes, "kinds",
     "the kind {1} is {2} here and {3} in {4}, and tiles are made for that"},
    {"one-area", looks_know_areas, "kinds looks",
     "looks of edges know one kind that is an area, and here are several"},
    {0},
};

/* The i-th: those of rulesets, those of tiles, then those of each game; NULL past the end. */
static const rv_invariant *invariant_at(const rv_links *links, int i) {
    for (int g = -2; g < GAMES; g++) {
        const rv_invariant *row = g == -2   ? invariants
                                  : g == -1 ? rv_tile_invariants
                                            : links->sounds[g]->rows;
        for (; row && row->name; row++)
            if (i-- == 0)
                return row;
    }
    return NULL;
}

const char *rv_invariant_name(const rv_links *links, int i) {
    const rv_invariant *row = invariant_at(links, i);
    return row ? row->name : NULL;
}

bool rv_ruleset_sound(rv_arena *a, const rv_ruleset *rs, rv_fault *out) {
    const rv_sounding s = {a, rs, out};
    const rv_invariant *row;
    for (int i = 0; (row = invariant_at(rs->links, i)) != NULL; i++) {
        *out = (rv_fault){.name = row->name, .keys = row->keys, .text = row->text};
        if (!row->holds(&s))
            return false;
    }
    return true;
}

const char *rv_fault_text(rv_arena *a, const rv_fault *f) {
    const char *const words[] = {"", f->of[0], f->of[1], f->of[2], f->of[3]};
    return rv_filled(&(rv_diags){.arena = a}, f->text, RV_FAULT_WORDS, words);
}
