/* ruleset_check.c - the invariants of a ruleset, on which games, queries and pictures rely.
 *
 * The readers of keys (ruleset_*.c) check single values. The rows here check how values fit
 * together, whether they come from this ruleset, from one that it extends, or from one with which
 * it is combined. A row relies on the rows before it: kinds have names and shapes when tiles are
 * checked. What is asked of each kind, figure, tile or start space stands in one function for all
 * rows about them. Behind these rows stand those of each game (rv_game_checks).
 */
#include "ruleset/look.h"
#include "yaml/doc.h"
#include <stdio.h>

bool rv_fault_words(const rv_ruleset_check *s, const char *format, ...) {
    char all[RV_FAULT_WORDS * RV_FAULT_WORD];
    rv_str rest = {all, 0};
    va_list args;
    va_start(args, format);
    rest.n = (size_t)vsnprintf(all, sizeof all, format, args);
    va_end(args);
    rest.n = rest.n < sizeof all ? rest.n : sizeof all - 1;
    for (int i = 0; i < RV_FAULT_WORDS && rest.s; i++) {
        const rv_str word = rv_str_cut(&rest, "|");
        snprintf(s->fault->of[i], RV_FAULT_WORD, "%.*s", RV_CHARS(word));
    }
    return false;
}

bool rv_plays(const rv_ruleset *rs, const char *name) {
    return rv_named(rs->modules, rs->nmodules, name);
}

int rv_count_kinds(const rv_ruleset *rs, bool (*is)(const rv_kind *k)) {
    int n = 0;
    for (int k = 0; k < rs->nkinds; k++)
        n += is(&rs->kinds[k]);
    return n;
}

enum row {
#define RV_INVARIANT(id, ...) id,
#include "gen/invariants.def"
};

static enum row row_of(const rv_ruleset_check *s);

/* ---- modules and what only they play ------------------------------------------------------- */

/* The games and expansions, and behind each its options. */
static const struct owned {
    const char *game, *on; /* NULL: an option. On: the game that it expands; "none"; "any" */
    int option;
    bool of_rows; /* no code reads it */
} owned[] = {
#define RV_GAME(id, name, on) {#name, #on, RV_NO_OPTION, false},
#define RV_OPTION(id, ...) {NULL, NULL, RV_O_##id, false},
#define RV_OPTION_NUMBER(id, ...) {NULL, NULL, RV_O_##id, false},
#define RV_OPTION_OF_ROWS(id, ...) {NULL, NULL, RV_O_##id, true},
#include "gen/options.def"
};
#define EACH_OWNED(o)                                                                              \
    for (const struct owned *o = owned; o < owned + sizeof owned / sizeof *owned; o++)

static bool is_game(const struct owned *o) {
    return o->game && strcmp(o->on, "none") == 0;
}

static bool has_one_game(const rv_ruleset_check *s) {
    rv_buf b = {.arena = s->a};
    int n = 0;
    EACH_OWNED(o)
        if (is_game(o)) {
            n += rv_plays(s->rs, o->game);
            rv_putf(&b, "%s%s", b.n ? " and " : "", o->game);
        }
    return n == 1 || rv_fault_words(s, "%s", rv_buf_text(&b));
}

/* An expansion is played with tiles that fit by whole edges, on a table without bounds. */
static bool stands_on_its_game(const rv_ruleset_check *s) {
    EACH_OWNED(o) {
        if (!o->game || is_game(o) || strcmp(o->on, "any") == 0 || !rv_plays(s->rs, o->game))
            continue;
        if (!rv_plays(s->rs, o->on) || !s->rs->edge_looks || !s->rs->all_ports_fit ||
            s->rs->bounded)
            return rv_fault_words(s, "%s|%s", o->game, o->on);
    }
    return true;
}

static bool of_options(const rv_ruleset_check *s) {
    const rv_ruleset *rs = s->rs;
    const bool own = row_of(s) == OWN_OPTIONS;
    bool depends[RV_O_COUNT];
    rv_options_named(rs, depends);
    for (int o = own ? RV_O_KNOWN : 0; o < RV_O_KNOWN + (own ? rs->nown_options : 0); o++) {
        bool read = !rs->options[o].offered, named = depends[o];
        EACH_OWNED(its)
            read |= its->option == o && !its->of_rows;
        named |= own && rs->nscripts; /* by game:option */
        /* some options are read by nothing but rows of the ruleset; one that is not offered has its
         * first value for ever */
        if (row_of(s) == NAMED_OPTIONS ? named && !rs->options[o].offered
                                       : !named && (own || !read))
            return rv_fault_words(s, "%s", rv_option_name(rs, o));
    }
    return true;
}

/* What a ruleset has, and an option that it offers, needs the game that asks for it. */
static bool plays_its_parts(const rv_ruleset_check *s) {
    const rv_game_checks *const *next = s->rs->links->checks;
    const char *game = "";
    EACH_OWNED(o) {
        const rv_game_checks *its = o->game ? *next++ : NULL;
        const char *part = its && its->part ? its->part(s->rs) : NULL, *before = "";
        game = its ? o->game : game;
        if (!its && s->rs->options[o->option].offered)
            part = rv_option_name(s->rs, o->option), before = "the option ";
        else if (!part && its && its->pieces && rv_piece_find(s->rs, rv_str_of(its->pieces)) >= 0)
            part = its->pieces, before = "pieces: ";
        if (part && !rv_plays(s->rs, game))
            return rv_fault_words(s, "%s%s|%s", before, part, game);
    }
    return true;
}

/* ---- what belongs to the whole ------------------------------------------------------------ */

static bool is_given(const char *text) {
    return text && *text;
}

static bool of_all(const rv_ruleset_check *s) {
    const rv_ruleset *rs = s->rs;
    const int mark = rs->nsymbols - 1;
    int all = 0;
    switch (row_of(s)) {
    case PARTS: return rs->nkinds && rs->ntiles && rs->nmodules;
    case PLAYERS:
        return (rs->min_players >= 1 && rs->min_players <= rs->max_players &&
                rs->max_players <= RV_MAX_PLAYERS) ||
               rv_fault_words(s, "%d|%d", rs->min_players, rs->max_players);
    case PIECES:
        return rv_piece_find(rs, RV_STR("followers")) < 0 || rv_fault_words(s, "followers");
    case FIGURES_COUNT: /* what all figures of a player count together is kept in a byte */
        for (int f = 0; f < rs->nfigures; f++)
            all += rs->figures[f].each * rv_figure_weight(&rs->figures[f]);
        return all <= UINT8_MAX || rv_fault_words(s, "%d", all);
    case MARK_LOOKS: /* looks of quadrants have no place for marks that a ruleset declares */
        return mark < 0 || rs->edge_looks || rv_fault_words(s, "%s", rs->symbols[mark].key);
    case ONE_AREA: /* a look of edges says nothing of fields but where they are */
        return !rs->edge_looks || rv_count_kinds(rs, rv_kind_is_area) <= 1;
    case UNLISTED: return !rs->nunlisted || (!rs->edge_looks && is_given(rs->unlisted_id));
    case START_TILE: {
        const rv_ruleset *base = rs->base;
        bool theirs = base && base->start_tile >= 0 && base->start_tile < base->ntiles;
        return rs->start_tile == RV_NO_TILE ||
               (rs->start_tile >= 0 && rs->start_tile < rs->ntiles) ||
               rv_fault_words(s, "%s", theirs ? base->tiles[base->start_tile].id : "");
    }
    case START_TABLE: return rs->start_tile < 0 || (!rs->bounded && !rs->nstarts);
    case CELLS: {
        bool any = !rs->bounded;
        for (int y = 0; rs->bounded && rs->inside && y < rs->ranks && y < RV_LIMIT_SIDE; y++)
            any |= rs->inside[y] != 0;
        return any && rs->ranks <= RV_LIMIT_SIDE;
    }
    case WALL: return !rs->nstarts || rs->bounded;
    default: return true;
    }
}

/* ---- kinds --------------------------------------------------------------------------------- */

static const char *shape_of(const rv_kind *k) {
    return k->line ? "a line" : k->area ? "an area" : k->around ? "around its tile" : "built";
}

static bool kind_holds(const rv_ruleset_check *s, int i) {
    const rv_ruleset *rs = s->rs, *base = rs->base;
    const rv_kind *k = &rs->kinds[i];
    bool borne = is_given(k->role) || k->bare || k->any;
    const char *missing, *here, *there;
    switch (row_of(s)) {
    case ROLE: /* a follower stands on it by its role, unless a figure does that needs none */
        for (int f = 0; f < rs->nfigures; f++)
            borne |= rs->figures[f].on >> i & 1;
        return borne;
    case RULE: /* the rules by which it is scored */
        missing = !is_given(k->rule) && !k->bare && !k->any        ? "rule"
                  : k->doubled && !is_given(k->doubled_rule)       ? "doubled_rule"
                  : k->unfinished && !is_given(k->unfinished_rule) ? "unfinished_rule"
                                                                   : NULL;
        return !missing || rv_fault_words(s, "%s|%s", k->name, missing);
    case NAMES: /* each another, and another role */
    case ROLES:
        here = row_of(s) == ROLES ? k->role : k->name;
        for (int j = 0; j < i && is_given(here); j++)
            if (strcmp(here, row_of(s) == ROLES ? rs->kinds[j].role : rs->kinds[j].name) == 0)
                return rv_fault_words(s, "%s", here);
        return true;
    case LETTERS: /* in looks of edges the kind in the middle is a mark: marks_have_names */
        return !k->letter || (rs->edge_looks && k->around) ||
               rv_kind_of_letter(rs, k->letter) == i || rv_fault_words(s, "%c", k->letter);
    case SHAPE: return k->line + k->area + k->around <= 1;
    case OPTIONAL: /* what an option puts on tiles is told apart by nothing else (K-4) */
        return k->option.option == RV_NO_OPTION || k->around;
    case BARE: /* only looks of edges know a space on which nobody stands, and there no area */
        return !k->bare || (!k->area && rs->edge_looks);
    case ANY: /* one kind at most has edges that fit beside any other, and nothing stands on it */
        borne = k->line | k->area | k->around | k->bare | k->keep | k->points | k->doubled |
                k->prize | k->unfinished | k->unfinished_prize | k->ntable | is_given(k->role) |
                is_given(k->rule) | is_given(k->doubled_rule) | is_given(k->unfinished_rule) |
                is_given(k->path) | (k->option.option != RV_NO_OPTION);
        return !k->any || (k->letter && !borne && rs->edge_looks && rv_any_kind(rs) == i);
    case SAME_SHAPE: /* tiles and looks are made for the shapes of kinds, and most are a parent's */
        here = shape_of(k);
        there = base && i < base->nkinds ? shape_of(&base->kinds[i]) : here;
        return strcmp(here, there) == 0 ||
               rv_fault_words(s, "%s|%s|%s|%s", k->name, here, there, base->name);
    default: return true;
    }
}

/* Unless a row has noted others, the word is what does not hold of. */
static bool fails_of(const rv_ruleset_check *s, const char *name) {
    return *s->fault->of[0] ? false : rv_fault_words(s, "%s", name);
}

static bool of_kinds(const rv_ruleset_check *s) {
    for (int i = 0; i < s->rs->nkinds; i++)
        if (!kind_holds(s, i))
            return fails_of(s, s->rs->kinds[i].name);
    return true;
}

/* ---- marks and figures --------------------------------------------------------------------- */

/* Where looks are quadrants a mark has a letter, which is its own. */
static bool marks_are_apart(const rv_ruleset_check *s) {
    const char letters[] = {s->rs->doubles_letter, s->rs->prize_letter, s->rs->collects_letter};
    for (int i = 0; i < 3 && !s->rs->edge_looks; i++)
        for (int j = 0; j < i; j++)
            if (letters[i] && letters[i] == letters[j])
                return rv_fault_words(s, "%c", letters[i]);
    return true;
}

/* Where they are edges, a mark that shares its letter has its name. */
static bool marks_have_names(const rv_ruleset_check *s) {
    rv_look_mark m;
    for (int i = 0; s->rs->edge_looks && rv_look_mark_next(s->rs, &i, &m);) {
        const char *text = rv_mark_text(s->rs, m.kind, m.symbol);
        if (rv_look_marks_meant(s->rs, rv_str_of(text), NULL) > 1)
            return rv_fault_words(s, "%s", text);
    }
    return true;
}

/* A figure stands before a role in records, in the place of others' words for what it is, and
 * beside pieces in hands: it cannot have their words. */
static bool of_figures(const rv_ruleset_check *s) {
    static const char *const engine[] = {"small", "followers", "top", "none", NULL};
    for (int f = 0; f < s->rs->nfigures; f++) {
        const rv_figure_row *row = &s->rs->figures[f];
        const enum row which = row_of(s);
        const rv_str key = rv_str_of(row->key);
        const char *taken = !f || which != FIGURES           ? NULL
                            : rv_name_find(engine, key) >= 0 ? "the engine has that word"
                            : rv_role_find(s->rs, key) >= 0  ? "so are the followers of a kind"
                            : rv_piece_find(s->rs, key) >= 0 ? "so are pieces"
                                                             : NULL;
        /* what joins followers rests on a rule of its own (M-19), and goes home with them; what
         * counts for nothing may (AM-31) */
        const bool ruled = row->rule && row->strength;
        bool wrong = which == JOINING ? row->joins >> s->rs->nkinds || ruled ||
                                            (row->joins && (!row->rule || row->strength))
                     : which == STANDING
                         ? row->on >> s->rs->nkinds || (row->joins && (row->on || row->home))
                         : taken != NULL;
        if (wrong)
            return rv_fault_words(s, "%s|%s", row->key, taken ? taken : "");
    }
    return true;
}

/* ---- tiles --------------------------------------------------------------------------------- */

/* How many editions can be played, from the first; only one where it is no option. */
static int playable_editions(const rv_ruleset *rs) {
    return rs->options[RV_O_EDITION].offered ? RV_EDITIONS : 1;
}

/* Each region has ports that suit its kind, and no other has them; an area may lie around what
 * stands in the middle. */
static bool regions_are_whole(const rv_ruleset *rs, const rv_tile *t) {
    rv_ports taken = 0;
    if (t->nregions > RV_TILE_REGIONS)
        return false;
    RV_EACH_AT(t->regions, t->nregions, g) {
        const rv_kind *k = g->kind < rs->nkinds ? &rs->kinds[g->kind] : NULL;
        if (!k || !g->ports || g->touches >> t->nregions)
            return false;
        bool suits = k->line     ? !(g->ports & ~RV_MIDDLES)
                     : k->around ? g->ports == 1u << RV_CENTRE
                                 : (g->ports & ~RV_MIDDLES) != 0;
        if (!suits || (!k->around && g->ports & taken))
            return false;
        taken |= k->around ? 0 : g->ports;
    }
    return true;
}

static bool tile_holds(const rv_ruleset_check *s, const rv_tile *t) {
    const rv_ruleset *rs = s->rs;
    rv_look look;
    bool never = t->hand;
    switch (row_of(s)) {
    case REGIONS:
        return regions_are_whole(rs, t) && (t->sides == 0xf || rv_any_kind(rs) != RV_NO_KIND);
    case FIELDS: /* a field lies along what is built, and along nothing else */
        for (int r = 0; r < t->nregions; r++)
            RV_EACH_BIT(t->regions[r].touches, o) {
                const rv_kind *k = &rs->kinds[t->regions[o].kind];
                if (k->line || k->area || k->around)
                    return false;
            }
        return true;
    case HANDS: /* a tile in hand costs a piece */
        return !t->hand || rv_piece_find(rs, rv_str_of(t->hand)) >= 0 ||
               rv_fault_words(s, "%s|%s", t->id, t->hand);
    case CHOSEN: /* one that lies at the start lies always, and one in hand costs a piece */
        never |= rs->start_tile >= 0 && t == &rs->tiles[rs->start_tile];
        for (int i = 0; i < rs->nbeside; i++)
            never |= strcmp(rs->beside[i].id, t->id) == 0;
        return t->option.option == RV_NO_OPTION || !never;
    case LOOKS: /* what is written of a tile must be read as the tile */
        return (!rv_look_parse(s->a, rs, rv_str_of(t->look), &look) && !look.older &&
                rv_look_fits(rs, &look, t, 0)) ||
               rv_fault_words(s, "%s|%s", t->id, t->look);
    default: return true;
    }
}

static bool of_tiles(const rv_ruleset_check *s) {
    for (int i = 0; i < s->rs->ntiles; i++)
        if (!tile_holds(s, &s->rs->tiles[i]))
            return fails_of(s, s->rs->tiles[i].id);
    return true;
}

/* In each edition a game has at most so many tiles: those that are laid, those that are not listed,
 * and those that players can hold from the start. */
static bool set_has_room(const rv_ruleset_check *s) {
    const rv_ruleset *rs = s->rs;
    unsigned sorts = 0;
    int held = 0;
    bool room = true;
    for (int i = 0; i < rs->ntiles; i++)
        if (rs->tiles[i].hand)
            sorts |= 1u << rv_piece_find(rs, rv_str_of(rs->tiles[i].hand));
    RV_EACH_BIT(sorts, piece) {
        int most = 0;
        for (int n = rs->min_players; n <= rs->max_players; n++)
            most = n * rs->pieces[piece].each[n] > most ? n * rs->pieces[piece].each[n] : most;
        held += most;
    }
    for (int e = 0; e < RV_EDITIONS; e++)
        room &= rs->nlaid[e] + rs->nunlisted + held <= RV_LIMIT_TILES;
    return room || rv_fault_words(s, "%d", RV_LIMIT_TILES);
}

static bool set_has_tiles(const rv_ruleset_check *s) {
    for (int e = 0; e < playable_editions(s->rs); e++)
        if (s->rs->nlaid[e] < 1)
            return rv_fault_words(s, playable_editions(s->rs) > 1 ? " in edition %s" : "%.0s",
                                  rv_option_text(NULL, RV_O_EDITION, e));
    return true;
}

/* ---- the start ----------------------------------------------------------------------------- */

static bool start_tile_is_in_the_box(const rv_ruleset_check *s) {
    const rv_tile *t = s->rs->start_tile < 0 ? NULL : &s->rs->tiles[s->rs->start_tile];
    for (int e = 0; t && e < playable_editions(s->rs); e++)
        if (!t->count[e])
            return rv_fault_words(s, "%s|%s", t->id, rv_option_text(NULL, RV_O_EDITION, e));
    return true;
}

/* The i-th of the tiles that lie at the start beside the one at 0,0; with -1 that one itself. */
static rv_start_at start_at(const rv_ruleset *rs, int i) {
    return i >= 0 ? rs->beside[i]
                  : (rv_start_at){rs->tiles[rs->start_tile].id, 0, 0, rs->start_quarters};
}

static const rv_tile *tile_of(const rv_ruleset *rs, const rv_start_at *b) {
    return &rs->tiles[rv_tile_find(rs, rv_str_of(b->id))];
}

/* Each lies on a cell of its own beside one that is named before it, and fits: NULL, or why not. */
static const char *start_fault(const rv_ruleset_check *s, int i) {
    const rv_start_at mine = start_at(s->rs, i);
    bool attached = false;
    for (int o = -1; o < i; o++) {
        const rv_start_at other = start_at(s->rs, o);
        if (other.x == mine.x && other.y == mine.y)
            return rv_printf(s->a, "%s lies there", other.id);
        for (int side = 0; side < RV_SIDES; side++) {
            if (mine.x + rv_dx(side) != other.x || mine.y + rv_dy(side) != other.y)
                continue;
            attached = true;
            if (!rv_sides_agree(s->rs, tile_of(s->rs, &mine), mine.quarters, side,
                                tile_of(s->rs, &other), other.quarters))
                return rv_printf(s->a, "it does not fit beside %s", other.id);
        }
    }
    return attached ? NULL : "it lies beside none that is named before it";
}

/* Start tiles are of the set, lie beside each other and fit, and each edition has as many copies as
 * lie there. */
static bool start_lies_together(const rv_ruleset_check *s) {
    const rv_ruleset *rs = s->rs;
    for (int i = 0; i < rs->nbeside; i++) {
        const rv_start_at *mine = &rs->beside[i];
        const int tile = rv_tile_find(rs, rv_str_of(mine->id));
        const char *why = tile < 0 ? "it is not one of its tiles" : start_fault(s, i);
        int lie = 0;
        for (int o = -1; o < rs->nbeside; o++)
            lie += strcmp(start_at(rs, o).id, mine->id) == 0;
        for (int e = 0; e < playable_editions(rs) && !why; e++)
            why = rs->tiles[tile].count[e] < lie ? "the set has not so many copies of it" : NULL;
        if (why)
            return rv_fault_words(s, "%s|%d,%d|%s", mine->id, mine->x, mine->y, why);
    }
    return true;
}

static bool is_cell(const rv_ruleset *rs, int x, int y) {
    return x >= 0 && y >= 0 && x < rs->files && y < rs->ranks && (rs->inside[y] >> x & 1);
}

static bool of_starts(const rv_ruleset_check *s) {
    const rv_ruleset *rs = s->rs;
    for (int i = 0; i < rs->nstarts; i++) {
        const rv_start *t = &rs->starts[i];
        bool holds = true;
        if (row_of(s) == START_REGIONS)
            holds = regions_are_whole(rs, &t->tile);
        if (row_of(s) == OUTSIDE) { /* just so, the only side that is printed against a cell */
            holds = false;
            for (int side = 0; side < RV_SIDES; side++)
                holds |= t->tile.sides == 1u << side &&
                         is_cell(rs, t->x + rv_dx(side), t->y + rv_dy(side));
            holds &= !is_cell(rs, t->x, t->y);
        }
        for (int j = 0; row_of(s) == APART && j < i; j++) {
            const rv_start *o = &rs->starts[j];
            if (o->space == t->space || (o->x == t->x && o->y == t->y))
                return rv_fault_words(s, "%d|%d", o->space, t->space);
        }
        if (!holds)
            return rv_fault_words(s, "%d", t->space);
    }
    return true;
}

/* ---- the table ----------------------------------------------------------------------------- */

static const rv_invariant invariants[] = {
#define RV_INVARIANT(id, ...) {__VA_ARGS__},
#include "gen/invariants.def"
    {0},
};

static enum row row_of(const rv_ruleset_check *s) {
    return (enum row)(s->row - invariants);
}

/* Those of all rulesets, then those of each game. */
bool rv_ruleset_checked(rv_arena *a, const rv_ruleset *rs, rv_fault *out) {
    rv_ruleset_check s = {a, rs, out, NULL};
    for (int g = -1; g < RV_MODULES; g++)
        for (s.row = g < 0 ? invariants : rs->links->checks[g]->rows; s.row && s.row->name;
             s.row++) {
            *out = (rv_fault){s.row->name, s.row->keys, s.row->text, {""}};
            if (!s.row->holds(&s))
                return false;
        }
    return true;
}

const char *rv_fault_text(rv_arena *a, const rv_fault *f) {
    const char *const words[] = {"", f->of[0], f->of[1], f->of[2], f->of[3]};
    return rv_filled(&(rv_diags){.arena = a}, f->text, RV_FAULT_WORDS, words);
}
