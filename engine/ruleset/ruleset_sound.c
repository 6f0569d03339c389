/* ruleset_sound.c - the invariants of a ruleset, on which games, queries and pictures rely.
 *
 * The readers of keys (ruleset_*.c) check single values. The rows here check how values fit
 * together, whether they come from this ruleset, from one that it extends, or from one with which
 * it is combined. A row relies on the rows before it.
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

/* Which editions can be played, one behind the other; only one where it is no option. */
static int playable_editions(const rv_ruleset *rs) {
    return rs->options[RV_O_EDITION].offered ? RV_EDITIONS : 1;
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

/* Of a game of its own, on which it is played. */
static bool is_expansion(const struct game *g) {
    return !is_game(g) && strcmp(g->on, "any") != 0;
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

/* An expansion is played on tiles that fit by whole edges, on a table without bounds. */
static bool stands_on_its_game(const rv_sounding *s) {
    for (int i = 0; i < GAMES; i++) {
        const struct game *g = &games[i];
        rv_fault_word(s, 0, "%s", g->name);
        rv_fault_word(s, 1, "%s", g->on);
        if (is_expansion(g) && rv_plays(s->rs, g->name) &&
            (!rv_plays(s->rs, g->on) || !s->rs->edge_looks || !s->rs->all_ports_fit ||
             s->rs->bounded))
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

/* An option is offered only where a game is played that asks for it. */
static bool plays_its_options(const rv_sounding *s) {
    const char *game = "";
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++) {
        game = owned[i].game ? owned[i].game : game;
        if (owned[i].game || !s->rs->options[owned[i].option].offered || rv_plays(s->rs, game))
            continue;
        rv_fault_word(s, 0, "the option %s", rv_option_name(s->rs, owned[i].option));
        return rv_fault_word(s, 1, "%s", game);
    }
    return true;
}

enum {
    RV_CONDITIONS =
        2 * RV_MAX_FIGURES + RV_MAX_KINDS + RV_MAX_PIECES + RV_MAX_TOKENS + 2 * RV_MAX_SYMBOLS
};

/* All that options must be; returns their number. */
static int conditions_of(const rv_ruleset *rs, rv_condition out[RV_CONDITIONS]) {
    int n = 0;
    for (int i = 0; i < rs->nfigures; i++) {
        out[n++] = rs->figures[i].option;
        out[n++] = rs->figures[i].completed;
    }
    for (int i = 0; i < rs->nkinds; i++)
        out[n++] = rs->kinds[i].option;
    for (int i = 0; i < rs->npieces; i++)
        out[n++] = rs->pieces[i].option;
    for (int i = 0; i < rs->ntokens; i++)
        out[n++] = rs->tokens[i].option;
    for (int i = 0; i < rs->nsymbols; i++) {
        out[n++] = rs->symbols[i].completed.option;
        out[n++] = rs->symbols[i].unfinished.option;
    }
    return n;
}

static bool is_named(const rv_ruleset *rs, int option) {
    rv_condition list[RV_CONDITIONS];
    for (int i = conditions_of(rs, list) - 1; i >= 0; i--)
        if (list[i].option == option)
            return true;
    return false;
}

/* Those that only rows of the ruleset can read. */
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

static bool plays_its_parts(const rv_sounding *s) {
    for (int i = 0; i < GAMES; i++) {
        const rv_game_sound *sound = s->rs->links->sounds[i];
        const char *part = sound->part ? sound->part(s->rs) : NULL;
        if (part && !rv_plays(s->rs, games[i].name)) {
            rv_fault_word(s, 0, "%s", part);
            return rv_fault_word(s, 1, "%s", games[i].name);
        }
    }
    return plays_its_options(s);
}

/* ---- kinds --------------------------------------------------------------------------------- */

static bool is_said(const char *text) {
    return text && *text;
}

/* Does a figure stand on it that needs no role? */
static bool bears_figures(const rv_ruleset *rs, int kind) {
    for (int f = 0; f < rs->nfigures; f++)
        if (rs->figures[f].on >> kind & 1)
            return true;
    return false;
}

static bool has_roles(const rv_sounding *s) {
    for (int k = 0; k < s->rs->nkinds; k++)
        if (!is_said(s->rs->kinds[k].role) && !s->rs->kinds[k].bare && !s->rs->kinds[k].any &&
            !bears_figures(s->rs, k))
            return rv_fault_word(s, 0, "%s", s->rs->kinds[k].name);
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

/* What stands in the middle of an edge look is a mark there: marks_have_names. */
static bool have_own_letters(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nkinds; i++) {
        const rv_kind *k = &s->rs->kinds[i];
        rv_fault_word(s, 0, "%c", k->letter);
        if (k->letter && !(s->rs->edge_looks && k->around) &&
            rv_kind_of_letter(s->rs, k->letter) != i)
            return false;
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

/* A figure stands before a role in records, in the place of others' words for what it is, and
 * beside pieces in hands. */
static bool pieces_are_apart(const rv_sounding *s) {
    for (int i = 0; i < s->rs->npieces; i++)
        if (strcmp(s->rs->pieces[i].key, "followers") == 0)
            return rv_fault_word(s, 0, "followers");
    return true;
}

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
        rv_fault_word(s, 0, "%s", row->key);
        if (row->joins >> s->rs->nkinds || !row->joins != !row->rule ||
            (row->joins && row->strength))
            return false;
    }
    return true;
}

/* One that joins followers goes home with them. */
static bool followers_are_apart(const rv_sounding *s) {
    for (int f = 0; f < s->rs->nfigures; f++) {
        const rv_figure_row *row = &s->rs->figures[f];
        rv_fault_word(s, 0, "%s", row->key);
        if (row->on >> s->rs->nkinds || (row->joins && (row->on || row->home)))
            return false;
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

/* What all of a player's count together stands in a byte. */
static bool figures_can_be_counted(const rv_sounding *s) {
    int all = 0;
    for (int f = 0; f < s->rs->nfigures; f++)
        all += s->rs->figures[f].each * rv_figure_weight(&s->rs->figures[f]);
    rv_fault_word(s, 0, "%d", all);
    return all <= UINT8_MAX;
}

/* Where looks are quadrants they have no place for marks of a ruleset's own; and what such a mark
 * says of a count is said of features. */
static bool symbols_have_looks(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nsymbols; i++)
        rv_fault_word(s, 0, "%s", s->rs->symbols[i].key);
    return !s->rs->nsymbols || s->rs->edge_looks;
}

/* Areas are scored by their game, and lie unfinished or not. */
static bool symbols_suit(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nsymbols; i++) {
        const rv_symbol *mark = &s->rs->symbols[i];
        bool counts = rv_symbol_counts(mark), area = false;
        for (int k = 0; k < s->rs->nkinds; k++)
            area = area || (mark->on >> k & 1 && s->rs->kinds[k].area);
        rv_fault_word(s, 0, "%s", mark->key);
        if (mark->on >> s->rs->nkinds || (counts && (area || !mark->on)))
            return false;
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
        rv_fault_word(s, 0, "%s", s->rs->kinds[i].name);
        rv_fault_word(s, 1, "%s", here);
        rv_fault_word(s, 2, "%s", there);
        rv_fault_word(s, 3, "%s", base->name);
        if (strcmp(here, there) != 0)
            return false;
    }
    return true;
}

/* A look of edges says nothing of fields but where they are. */
static bool looks_know_areas(const rv_sounding *s) {
    return !s->rs->edge_looks || rv_count_kinds(s->rs, rv_kind_is_area) <= 1;
}

/* ---- tiles --------------------------------------------------------------------------------- */

#define MIDDLES 0x492u /* the ports in the middle of edges */

/* Do the ports of a region suit its kind? */
static bool suits(const rv_kind *k, rv_ports ports) {
    if (k->line)
        return !(ports & ~MIDDLES);
    return k->around ? ports == 1u << RV_CENTRE : (ports & ~MIDDLES) != 0;
}

/* Each region has ports, and no other has them; an area lies along what is built. */
static bool regions_are_whole(const rv_ruleset *rs, const rv_tile *t) {
    rv_ports taken = 0;
    if (t->nregions > RV_TILE_REGIONS)
        return false;
    for (int r = 0; r < t->nregions; r++) {
        const rv_region *g = &t->regions[r];
        if (g->kind >= rs->nkinds || !g->ports || !suits(&rs->kinds[g->kind], g->ports) ||
            g->touches >> t->nregions)
            return false;
        if (rs->kinds[g->kind].around) /* an area may lie around it */
            continue;
        if (g->ports & taken)
            return false;
        taken |= g->ports;
    }
    return true;
}

static bool touches_built(const rv_ruleset *rs, const rv_tile *t) {
    for (int r = 0; r < t->nregions; r++)
        RV_EACH_BIT(t->regions[r].touches, o) {
            const rv_kind *k = &rs->kinds[t->regions[o].kind];
            if (k->line || k->area || k->around)
                return false;
        }
    return true;
}

static bool tiles_are_whole(const rv_sounding *s) {
    for (int i = 0; i < s->rs->ntiles; i++)
        if (!regions_are_whole(s->rs, &s->rs->tiles[i]) ||
            (s->rs->tiles[i].sides != 0xf && rv_any_kind(s->rs) == RV_NO_KIND))
            return rv_fault_word(s, 0, "%s", s->rs->tiles[i].id);
    return true;
}

/* There is one such edge, and nothing stands on it. */
static bool any_is_an_edge(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nkinds; i++) {
        const rv_kind *k = &s->rs->kinds[i];
        bool feature = is_said(k->role) || is_said(k->rule) || k->line || k->area || k->around ||
                       k->bare || k->keep || k->option.option != RV_NO_OPTION;
        rv_fault_word(s, 0, "%s", k->name);
        if (k->any && (!k->letter || feature || !s->rs->edge_looks || rv_any_kind(s->rs) != i))
            return false;
    }
    return true;
}

static bool fields_lie_along(const rv_sounding *s) {
    for (int i = 0; i < s->rs->ntiles; i++)
        if (!touches_built(s->rs, &s->rs->tiles[i]))
            return rv_fault_word(s, 0, "%s", s->rs->tiles[i].id);
    return true;
}

/* What is written of a tile must be read as the tile. */
static bool looks_are_found(const rv_sounding *s) {
    for (int i = 0; i < s->rs->ntiles; i++) {
        const rv_tile *t = &s->rs->tiles[i];
        rv_look look;
        rv_fault_word(s, 0, "%s", t->id);
        rv_fault_word(s, 1, "%s", t->look);
        if (rv_look_parse(s->a, s->rs, rv_str_of(t->look), &look) || look.older ||
            !rv_look_fits(s->rs, &look, t, 0))
            return false;
    }
    return true;
}

/* Tiles that players can hold from the start, at most. */
static int held_tiles(const rv_ruleset *rs) {
    unsigned sorts = 0;
    int all = 0;
    for (int i = 0; i < rs->ntiles; i++)
        if (rs->tiles[i].hand)
            sorts |= 1u << rv_piece_find(rs, rv_str_of(rs->tiles[i].hand));
    RV_EACH_BIT(sorts, piece) {
        int most = 0;
        for (int n = rs->min_players; n <= rs->max_players; n++)
            most = n * rs->pieces[piece].each[n] > most ? n * rs->pieces[piece].each[n] : most;
        all += most;
    }
    return all;
}

static bool set_has_room(const rv_sounding *s) {
    for (int e = 0; e < RV_EDITIONS; e++)
        if (s->rs->nlaid[e] + s->rs->nunlisted + held_tiles(s->rs) > RV_LIMIT_TILES)
            return false;
    return true;
}

static bool set_has_tiles(const rv_sounding *s) {
    for (int e = 0; e < playable_editions(s->rs); e++)
        if (s->rs->nlaid[e] < 1)
            return rv_fault_word(s, 0, playable_editions(s->rs) > 1 ? " in edition %s" : "%.0s",
                                 rv_option_text(NULL, RV_O_EDITION, e));
    return true;
}

static bool unlisted_have_quadrants(const rv_sounding *s) {
    return !s->rs->nunlisted || (!s->rs->edge_looks && is_said(s->rs->unlisted_id));
}

/* A tile in hand costs a piece. */
static bool hands_are_pieces(const rv_sounding *s) {
    for (int i = 0; i < s->rs->ntiles; i++) {
        const rv_tile *t = &s->rs->tiles[i];
        rv_fault_word(s, 0, "%s", t->id);
        rv_fault_word(s, 1, "%s", t->hand ? t->hand : "");
        if (t->hand && rv_piece_find(s->rs, rv_str_of(t->hand)) < 0)
            return false;
    }
    return true;
}

/* ---- the start tile ------------------------------------------------------------------------ */

static bool start_tile_is_listed(const rv_sounding *s) {
    const rv_ruleset *base = s->rs->base;
    int tile = s->rs->start_tile;
    bool theirs = base && base->start_tile >= 0 && base->start_tile < base->ntiles;
    rv_fault_word(s, 0, "%s", theirs ? base->tiles[base->start_tile].id : "");
    return tile == RV_NO_TILE || (tile >= 0 && tile < s->rs->ntiles);
}

static bool start_tile_is_in_the_box(const rv_sounding *s) {
    const rv_tile *t = s->rs->start_tile < 0 ? NULL : &s->rs->tiles[s->rs->start_tile];
    for (int e = 0; t && e < playable_editions(s->rs); e++)
        if (!t->count[e]) {
            rv_fault_word(s, 0, "%s", t->id);
            return rv_fault_word(s, 1, "%s", rv_option_text(NULL, RV_O_EDITION, e));
        }
    return true;
}

/* Those that lie beside the start tile: the i-th, or with -1 the start tile itself. */
static rv_start_at start_at(const rv_ruleset *rs, int i) {
    return i >= 0 ? rs->beside[i]
                  : (rv_start_at){rs->tiles[rs->start_tile].id, 0, 0, rs->start_quarters};
}

static unsigned edge_of(const rv_ruleset *rs, const rv_start_at *b, int side) {
    const rv_tile *t = &rs->tiles[rv_tile_find(rs, rv_str_of(b->id))];
    return t->edges[b->quarters] >> (4 * side) & 0xf;
}

/* Each lies on a cell of its own beside one that is named before it, and fits. */
static bool start_at_fits(const rv_sounding *s, int i) {
    const rv_start_at mine = start_at(s->rs, i);
    bool attached = false;
    rv_fault_word(s, 0, "%s", mine.id);
    rv_fault_word(s, 1, "%d,%d", mine.x, mine.y);
    for (int o = -1; o < i; o++) {
        const rv_start_at other = start_at(s->rs, o);
        if (other.x == mine.x && other.y == mine.y)
            return rv_fault_word(s, 2, "%s lies there", other.id);
        for (int side = 0; side < RV_SIDES; side++) {
            if (mine.x + rv_dx(side) != other.x || mine.y + rv_dy(side) != other.y)
                continue;
            attached = true;
            if (!rv_edges_meet(s->rs, edge_of(s->rs, &mine, side),
                               edge_of(s->rs, &other, rv_opposite(side))))
                return rv_fault_word(s, 2, "it does not fit beside %s", other.id);
        }
    }
    return attached || rv_fault_word(s, 2, "it lies beside none that is named before it");
}

/* In each edition the set has as many copies as lie at the start. */
static bool start_at_is_in_the_box(const rv_sounding *s, int i) {
    const rv_start_at mine = start_at(s->rs, i);
    const rv_tile *t = &s->rs->tiles[rv_tile_find(s->rs, rv_str_of(mine.id))];
    int lie = 0;
    for (int o = -1; o < s->rs->nbeside; o++) {
        const rv_start_at other = start_at(s->rs, o);
        lie += strcmp(other.id, mine.id) == 0;
    }
    for (int e = 0; e < playable_editions(s->rs); e++)
        if (t->count[e] < lie)
            return rv_fault_word(s, 2, "the set has not so many copies of it");
    return true;
}

static bool start_lies_together(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nbeside; i++) {
        rv_fault_word(s, 0, "%s", s->rs->beside[i].id);
        rv_fault_word(s, 1, "%d,%d", s->rs->beside[i].x, s->rs->beside[i].y);
        if (rv_tile_find(s->rs, rv_str_of(s->rs->beside[i].id)) < 0)
            return rv_fault_word(s, 2, "it is none of its tiles");
        if (!start_at_fits(s, i) || !start_at_is_in_the_box(s, i))
            return false;
    }
    return true;
}

static bool start_tile_has_a_table(const rv_sounding *s) {
    return s->rs->start_tile < 0 || (!s->rs->bounded && !s->rs->nstarts);
}

/* ---- the board ----------------------------------------------------------------------------- */

static bool is_cell(const rv_ruleset *rs, int x, int y) {
    return x >= 0 && y >= 0 && x < rs->files && y < rs->ranks && (rs->inside[y] >> x & 1);
}

static bool board_has_cells(const rv_sounding *s) {
    const rv_ruleset *rs = s->rs;
    bool any = !rs->bounded;
    for (int y = 0; rs->bounded && rs->inside && y < rs->ranks && y < RV_LIMIT_SIDE; y++)
        any |= rs->inside[y] != 0;
    return any && rs->ranks <= RV_LIMIT_SIDE;
}

static bool starts_have_a_wall(const rv_sounding *s) {
    return !s->rs->nstarts || s->rs->bounded;
}

/* Which side of a start space is printed; -1: not one. */
static int printed_side(const rv_tile *t) {
    for (int side = 0; side < RV_SIDES; side++)
        if (t->sides == 1u << side)
            return side;
    return -1;
}

/* A start space lies just outside, its printed side against a cell. */
static bool starts_lie_outside(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nstarts; i++) {
        const rv_start *t = &s->rs->starts[i];
        int side = printed_side(&t->tile);
        rv_fault_word(s, 0, "%d", t->space);
        if (side < 0 || is_cell(s->rs, t->x, t->y) ||
            !is_cell(s->rs, t->x + rv_dx(side), t->y + rv_dy(side)))
            return false;
    }
    return true;
}

static bool starts_lie_apart(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nstarts; i++)
        for (int j = 0; j < i; j++) {
            const rv_start *a = &s->rs->starts[j], *b = &s->rs->starts[i];
            rv_fault_word(s, 0, "%d", a->space);
            rv_fault_word(s, 1, "%d", b->space);
            if (a->space == b->space || (a->x == b->x && a->y == b->y))
                return false;
        }
    return true;
}

static bool starts_are_whole(const rv_sounding *s) {
    for (int i = 0; i < s->rs->nstarts; i++)
        if (!regions_are_whole(s->rs, &s->rs->starts[i].tile))
            return rv_fault_word(s, 0, "%d", s->rs->starts[i].space);
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
    {"regions", tiles_are_whole, "tiles more_tiles kinds",
     "the tile {1} has parts without an edge, or some that overlap"},
    {"fields", fields_lie_along, "tiles more_tiles kinds",
     "a field of the tile {1} lies along something that is not built"},
    {"hands", hands_are_pieces, "tiles more_tiles pieces",
     "the tile {1} is in hand by the pieces {2}, and players have none: say `pieces`"},
    {"many", set_has_room, "tiles more_tiles unlisted",
     "it has more than " RV_LIMIT_TEXT(RV_LIMIT_TILES) " tiles"},
    {"edition", set_has_tiles, "tiles options", "it has no tiles{1}"},
    {"unlisted", unlisted_have_quadrants, "unlisted looks",
     "tiles that are not listed are described by quadrants: its looks are edges"},
    {"looks", looks_are_found, "looks marks kinds tiles more_tiles",
     "the tile {1} cannot be described: {2} is no look of it"},
    {"start-tile", start_tile_is_listed, "start_tile tiles",
     "the start tile {1} is none of its tiles: say `start_tile`"},
    {"start-box", start_tile_is_in_the_box, "start_tile tiles options",
     "the start tile {1} is not among the tiles of edition {2}"},
    {"start-beside", start_lies_together, "start tiles",
     "the start tile {1} cannot lie at {2}: {3}"},
    {"start-table", start_tile_has_a_table, "start_tile board",
     "a start tile lies at 0,0 of a board without cells and start spaces"},
    {"cells", board_has_cells, "board", "its board has no cells"},
    {"wall", starts_have_a_wall, "board", "start spaces lie outside a board: it needs cells"},
    {"outside", starts_lie_outside, "board",
     "the start space {1} must lie just outside the board, beside one of its cells"},
    {"apart", starts_lie_apart, "board", "the start spaces {1} and {2} lie on each other"},
    {"start-regions", starts_are_whole, "board kinds",
     "what the start space {1} shows: its halves are no line, and its path is one"},
};

enum { OWN = sizeof invariants / sizeof *invariants };

/* The i-th: those of all games, then those of each; NULL past the end. */
static const rv_invariant *invariant_at(const rv_links *links, int i) {
    if (i < OWN)
        return &invariants[i];
    i -= OWN;
    for (int g = 0; g < GAMES; g++)
        for (const rv_invariant *row = links->sounds[g]->rows; row && row->name; row++)
            if (i-- == 0)
                return row;
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
