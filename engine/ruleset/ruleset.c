/* ruleset.c - what a ruleset has, found by name: options and their values, numbers, kinds, tiles,
 * rules; and the public view of it.
 *
 * A ruleset is read from its files by ruleset_read.c and its neighbours, or is one that is built
 * in. All other layers look here for what they find in a document: the option, kind or tile of a
 * name, and what to suggest for a name that is none. At the end stand the functions of reeve.h.
 */
#include "ruleset/ruleset.h"

#define TEN(tens)                                                                                  \
#tens "0", #tens "1", #tens "2", #tens "3", #tens "4", #tens "5", #tens "6", #tens "7",        \
        #tens "8", #tens "9"
static const char *const numerals[] = {TEN(),  TEN(1), TEN(2), TEN(3), TEN(4),
                                       TEN(5), TEN(6), TEN(7), TEN(8), TEN(9)};

static const rv_known_option options[] = {
#define WORDS(...) ((const char *const[]){__VA_ARGS__})
#define RV_OPTION(id, name, ...)                                                                   \
    {name, WORDS(__VA_ARGS__), 0, sizeof WORDS(__VA_ARGS__) / sizeof(char *) - 1},
#define RV_OPTION_NUMBER(id, name, least, most) {name, numerals, least, most},
#include "gen/options.def"
};

rv_known_option rv_option_of(const rv_ruleset *rs, int option) {
    if (option < RV_O_KNOWN)
        return options[option];
    const rv_own_option *own = &rs->own_options[option - RV_O_KNOWN];
    return (rv_known_option){own->key, own->values, 0,
                             (uint8_t)(own->nvalues - (own->nvalues > 0))};
}

RV_LISTS(rv_offered_option, rv_ruleset, rv_ruleset_options(of),
         rv_option_name(of, rv_option_offered(of, i)))

static bool is_number(int option) {
    return option < RV_O_KNOWN && options[option].texts == numerals;
}

const char *rv_option_choice(rv_arena *a, const rv_ruleset *rs, int option) {
    const char *const *texts = rv_option_of(rs, option).texts;
    int least = rs->options[option].least, most = rs->options[option].most;
    if (is_number(option))
        return rv_printf(a, "%s %s", least < most ? "a number from" : "the number",
                         rv_from_to(a, least, most));
    return rv_any_of(a, texts + least, most - least + 1);
}

void rv_option_clear(rv_ruleset *rs, int option) {
    const rv_known_option o = rv_option_of(rs, option);
    rs->options[option] = (rv_option_row){false, {o.least, o.least}, o.least, o.most, "", ""};
}

uint8_t rv_option_standard(const rv_ruleset *rs, int option) {
    return rs->options[option].standard[rs->options[RV_O_EDITION].standard[0]];
}

int rv_option_find(const rv_ruleset *rs, rv_str name) {
    static const struct {
        int option;
        const char *name;
    } once[] = {
#define RV_OPTION_ONCE(id, name) {RV_O_##id, name},
#include "gen/options.def"
    };
    for (int i = 0; i < RV_O_KNOWN + (rs ? rs->nown_options : 0); i++)
        if (rv_str_is(name, rv_option_name(rs, i)))
            return i;
    for (size_t i = 0; i < sizeof once / sizeof *once; i++)
        if (rv_str_is(name, once[i].name))
            return once[i].option;
    return -1;
}

int rv_option_value(const rv_ruleset *rs, int option, rv_str value) {
    const rv_known_option o = rv_option_of(rs, option);
    for (int v = o.least; v <= o.most; v++)
        if (rv_str_is(value, o.texts[v]))
            return v;
    return -1;
}

static const struct {
    const char *key;
    int usual;
} numbers[] = {
#define RV_AMOUNT(id, key, usual, ...) {key, usual},
#include "gen/options.def"
};

RV_LISTS(rv_number_key, void, RV_N_COUNT, numbers[i].key)

int rv_number_of(const rv_ruleset *rs, int number) {
    return rs ? rs->numbers[number] : numbers[number].usual;
}

bool rv_named(const char *const *names, int n, const char *name) {
    for (int i = 0; i < n; i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return false;
}

/* What a kind is called in a base as above it, as mostly, need not be compared again. */
int rv_kind_called(const rv_ruleset *rs, rv_str word, bool role) {
    const rv_kind *above = NULL;
    for (; rs && word.n; above = rs->kinds, rs = rs->base)
        for (int k = 0; k < rs->nkinds; k++)
            if (!(above && above[k].role == rs->kinds[k].role &&
                  above[k].name == rs->kinds[k].name) &&
                rv_str_means(word, role ? rs->kinds[k].role : rs->kinds[k].name))
                return k;
    return -1;
}

RV_LISTS_SOME(rv_kind_name, rv_ruleset, of->kinds, of->nkinds, !it->any, it->name)

unsigned rv_figure_kinds(const rv_ruleset *rs, const rv_figure_row *f, int kind) {
    unsigned kinds = rv_figure_alone(f) ? rv_figure_alone(f) : 1u << kind;
    for (int k = 0; k < rs->nkinds && !rv_figure_alone(f); k++)
        kinds |=
            rs->kinds[k].also && !strcmp(rs->kinds[k].also, rs->kinds[kind].role) ? 1u << k : 0;
    return kinds;
}

int rv_tile_find(const rv_ruleset *rs, rv_str id) {
    int n;
    /* where tiles are numbered, tile 17 is likely the seventeenth */
    if (rv_str_int(id, &n) && n > 0 && n <= rs->ntiles && rv_str_is(id, rs->tiles[n - 1].id))
        return n - 1;
    for (int i = 0; i < rs->ntiles; i++)
        if (id.n && rs->tiles[i].id[0] == id.s[0] && rv_str_is(id, rs->tiles[i].id))
            return i;
    return -1;
}

int rv_corner_at(const rv_ruleset *rs, int space) {
    int upper = -1;
    for (int i = 0; i < rs->ncorners; i++)
        if (rs->corners[i].space == space)
            return i;
        else if (rs->corners[i].space + 1 == space && upper < 0)
            upper = i;
    return upper;
}

bool rv_declares(const rv_ruleset *rs, rv_str name) {
    return rv_kind_find(rs, name) >= 0 || rv_figure_find(rs, name) >= 0 ||
           rv_piece_find(rs, name) >= 0 || rv_symbol_find(rs, name) >= 0 ||
           rv_token_find(rs, name) >= 0 || rv_role_find(rs, name) >= 0 ||
           rv_tile_find(rs, name) >= 0;
}

const char *rv_refused_rule(const rv_ruleset *rs, rv_str name, rv_use use) {
    const rv_use uses[] = {use, RV_USE_ANY};
    /* what a ruleset declares is modelled, although one that it extends says otherwise */
    for (rs = rv_declares(rs, name) ? NULL : rs; rs; rs = rs->base)
        for (int u = 0; u < 2; u++)
            for (int i = 0; i < rs->nrefused; i++)
                if (rs->refused[i].use == uses[u] && rv_str_is(name, rs->refused[i].name))
                    return rs->refused[i].rule;
    return NULL;
}

int rv_wall_tile_find(const rv_ruleset *rs, int number) {
    for (int i = 0; i < rs->nwall_tiles; i++)
        if (rs->wall_tiles[i].number == number)
            return i;
    return -1;
}

/* ---- the public view ----------------------------------------------------------------------- */

const rv_ruleset_facts *rv_facts(const rv_ruleset *rs) {
    return &rs->facts;
}

const char *rv_ruleset_extends(const rv_ruleset *rs) {
    return rs->base ? rs->base->name : NULL;
}

const char *rv_ruleset_start(const rv_ruleset *rs) {
    return rs->start_tile < 0 ? NULL : rs->tiles[rs->start_tile].id;
}

/* It gives way to the start of another box (CO-1), or to the spring, behind which that is drawn
 * first (CO-7). A start that an option takes away (WR-2) is no other than the rest. */
int rv_replaced_start(const rv_ruleset *rs) {
    for (const rv_ruleset *b = rs->base; b; b = b->base) {
        const bool always = b->start_tile >= 0 && b->start_option.option == RV_NO_OPTION;
        const int tile = always ? rv_tile_find(rs, rv_str_of(b->tiles[b->start_tile].id)) : -1;
        if (tile >= 0 && tile != rs->first_tile && tile != rs->start_tile)
            return tile;
    }
    return -1;
}

/* The i-th of a list; NULL past the last. */
#define GIVES(type, function, list, what)                                                          \
    type function(const rv_ruleset *rs, int i) {                                                   \
        return i >= 0 && i < rs->n##list ? what rs->list[i] : NULL;                                \
    }
GIVES(const rv_kind *, rv_ruleset_kind, kinds, &)
GIVES(const rv_figure_row *, rv_ruleset_figure, figures, &)
GIVES(const rv_start_at *, rv_ruleset_beside, beside, &)
GIVES(const rv_piece_row *, rv_ruleset_piece, pieces, &)
GIVES(const rv_rule *, rv_ruleset_rule, rules, &)
GIVES(const char *, rv_ruleset_script, scripts, )
#undef GIVES

static void show_regions(const rv_ruleset *rs, const rv_tile *t, int quarters,
                         rv_region_info out[RV_TILE_REGIONS]) {
    for (int r = 0; r < t->nregions; r++) {
        const rv_region *g = &t->regions[r];
        out[r] = (rv_region_info){.kind = rs->kinds[g->kind].name,
                                  .of = &rs->kinds[g->kind],
                                  .ports = rv_tile_ports(t, quarters, r),
                                  .doubles = g->doubles,
                                  .prizes = g->prizes,
                                  .prize_ports = rv_turn_ports(g->prize_ports, quarters),
                                  .collects = g->collects,
                                  .collect_ports = rv_turn_ports(g->collect_ports, quarters),
                                  .symbols = t->symbols_on[r],
                                  .built = r == t->built,
                                  .player = -1,
                                  .role = ""};
    }
}

int rv_standard_copies(const rv_ruleset *rs, const rv_tile *t) {
    uint8_t standard[RV_O_COUNT] = {0};
    if (t->option.option != RV_NO_OPTION)
        standard[t->option.option] = rv_option_standard(rs, t->option.option);
    return rv_is_met(t->option, standard) ? t->count[rv_option_standard(rs, RV_O_EDITION)] : 0;
}

bool rv_ruleset_tile(const rv_ruleset *rs, int i, rv_tile_info *out) {
    *out = (rv_tile_info){0};
    if (i < 0 || i >= rs->ntiles)
        return false;
    const rv_tile *t = &rs->tiles[i];
    /* in all: of those that players hold as many as all have */
    const int hand = t->hand ? rv_piece_find(rs, rv_str_of(t->hand)) : -1;
    /* the first in the set that looks as this one does; other boxes have others */
    int same = t->same;
    while (same < rs->ntiles &&
           (rs->tiles[same].same != t->same || !rv_standard_copies(rs, &rs->tiles[same])))
        same++;
    *out =
        (rv_tile_info){.id = t->id,
                       .look = t->look,
                       .count = hand < 0 ? rv_standard_copies(rs, t)
                                         : rs->max_players * rs->pieces[hand].each[rs->max_players],
                       .hand = t->hand,
                       .same = rs->tiles[same < rs->ntiles ? same : t->same].id,
                       .symbols = t->symbols,
                       .nregions = t->nregions};
    show_regions(rs, t, 0, out->regions);
    return true;
}

void rv_tile_shown(const rv_ruleset *rs, const rv_tile *t, int quarters, rv_shown_tile *out) {
    *out = (rv_shown_tile){.id = t->id,
                           .cell = "",
                           .rotation = 90 * quarters,
                           .symbols = t->symbols,
                           .points = 45 * (rv_points_turned(t->points, quarters) - 1),
                           .nregions = t->nregions};
    show_regions(rs, t, quarters, out->regions);
}

rv_shown_tile rv_ruleset_shown(const rv_ruleset *rs, int i, int degrees) {
    rv_shown_tile shown = {.id = "", .cell = ""};
    if (i >= 0 && i < rs->ntiles)
        rv_tile_shown(rs, &rs->tiles[i], degrees / 90 & 3, &shown);
    return shown;
}

#define FIRST_KIND(function, is)                                                                   \
    int function(const rv_ruleset *rs) {                                                           \
        for (const rv_kind *k = rs->kinds; k < rs->kinds + rs->nkinds; k++)                        \
            if (is)                                                                                \
                return (int)(k - rs->kinds);                                                       \
        return RV_NO_KIND;                                                                         \
    }
FIRST_KIND(rv_any_kind, k->any)
FIRST_KIND(rv_line_kind, k->line && !k->bare)
FIRST_KIND(rv_area_kind, k->area)
#undef FIRST_KIND

int rv_option_offered(const rv_ruleset *rs, int i) {
    for (int o = 0; i >= 0 && o < RV_O_COUNT; o++)
        if (rs->options[o].offered && i-- == 0)
            return o;
    return -1;
}

int rv_ruleset_options(const rv_ruleset *rs) {
    int n = 0;
    for (int o = 0; o < RV_O_COUNT; o++)
        n += rs->options[o].offered;
    return n;
}

bool rv_ruleset_option(const rv_ruleset *rs, int i, rv_option_info *out) {
    int o = rv_option_offered(rs, i);
    *out = (rv_option_info){0};
    if (o < 0)
        return false;
    const rv_option_row *row = &rs->options[o];
    const rv_known_option it = rv_option_of(rs, o);
    *out = (rv_option_info){
        .name = it.name,
        .values = it.texts + row->least,
        .nvalues = row->most - row->least + 1,
        .number = is_number(o),
        .standard = rv_option_standard(rs, o) - row->least,
        .by_edition = {row->standard[0] - row->least, row->standard[1] - row->least},
        .rule = row->rule,
        .help = row->help};
    return true;
}

const rv_rule *rv_ruleset_find_rule(const rv_ruleset *rs, const char *id) {
    for (int i = 0; i < rs->nrules; i++)
        if (*rs->rules[i].id == *id && strcmp(rs->rules[i].id, id) == 0)
            return &rs->rules[i];
    return NULL;
}

RV_LISTS_HERE(rule_id, rv_ruleset, of->nrules, of->rules[i].id)

const char *rv_ruleset_suggest_rule(const rv_ruleset *rs, const char *id) {
    const char *near = rv_nearest(rv_str_of(id), rule_id, rs);
    /* two steps lead from each short number to many others */
    return near && rv_typing_steps(rv_str_of(id), rv_str_of(near)) < 2 ? near : NULL;
}

const char *rv_ruleset_source(const rv_ruleset *rs, const char *key) {
    for (int i = 0; i < rs->nsources; i++)
        if (strcmp(rs->sources[i].key, key) == 0)
            return rs->sources[i].text;
    return NULL;
}

const char *rv_code_rule(const rv_ruleset *rs, const char *code) {
    int cite = rv_cite_find(rv_str_of(code));
    return cite >= 0 && rs->cites[cite] ? rs->cites[cite] : "";
}
