/* ruleset_merge.c - two rulesets that extend the same one, played together: "tower" and "bazaars".
 *
 * The result is the first, and what the second adds to what both extend, or changes of it: its
 * tiles, modules, rules, and all that members.c says. Where both change the same, the second
 * counts.
 */
#include "ruleset/members.h"
#include "ruleset/ruleset_read.h"
#include <string.h>

typedef struct merging {
    rv_arena *a;
    rv_ruleset *out;
    const rv_ruleset *one, *common;
    rv_ruleset *two; /* a copy, in which what it declares gets the numbers of the result */
    const char *why;
} merging;

/* Is it this one, or does it extend it, itself or over others? */
static bool builds_on(const rv_ruleset *rs, const rv_ruleset *base) {
    while (rs && strcmp(rs->name, base->name) != 0)
        rs = rs->base;
    return rs;
}

static const rv_ruleset *common_base(const rv_ruleset *one, const rv_ruleset *two) {
    while (two && !builds_on(one, two))
        two = two->base;
    return two;
}

/* Adds to a list of names those that it lacks, up to so many; returns their number. */
static int add_names(const char **to, int n, int most, const char *const *from, int nfrom) {
    for (int i = 0; i < nfrom; i++) {
        int k = 0;
        while (k < n && strcmp(to[k], from[i]) != 0)
            k++;
        if (k == n && n < most)
            to[n++] = from[i];
    }
    return n;
}

static void merge_modules(merging *m) {
    rv_ruleset *out = m->out;
    out->nmodules = (int16_t)add_names(out->modules, out->nmodules, RV_MODULES, m->two->modules,
                                       m->two->nmodules);
    out->nscripts = (int16_t)add_names(out->scripts, out->nscripts, RV_MAX_OWN_SCRIPTS,
                                       m->two->scripts, m->two->nscripts);
}

/* ---- options of their own ---- */

static void rename_condition(rv_condition *c, const uint8_t as[RV_DECLARED_EACH]) {
    if (c->option >= RV_O_KNOWN)
        c->option = (int16_t)(RV_O_KNOWN + as[c->option - RV_O_KNOWN]);
}

static void rename_conditions(rv_ruleset *rs, const uint8_t as[RV_DECLARED_EACH]) {
    for (int i = 0; i < rs->nfigures; i++) {
        rename_condition(&rs->figures[i].option, as);
        rename_condition(&rs->figures[i].completed, as);
    }
    for (int i = 0; i < rs->nkinds; i++)
        rename_condition(&rs->kinds[i].option, as);
    for (int i = 0; i < rs->npieces; i++)
        rename_condition(&rs->pieces[i].option, as);
    for (int i = 0; i < rs->ntokens; i++)
        rename_condition(&rs->tokens[i].option, as);
    for (int i = 0; i < rs->nsymbols; i++) {
        rename_condition(&rs->symbols[i].completed.option, as);
        rename_condition(&rs->symbols[i].unfinished.option, as);
    }
}

/* Gives options that the second declares the numbers that they have in the end. Those of the common
 * base have the same in all three. */
static void merge_own_options(merging *m) {
    uint8_t as[RV_DECLARED_EACH] = {0};
    rv_ruleset *two = m->two;
    rv_option_row own[RV_MAX_OWN_OPTIONS];
    memcpy(own, two->options + RV_O_KNOWN, sizeof own);
    m->why = rv_declared_merge(m->a, m->out, two, m->common, RV_DECLARED_OPTIONS, as);
    rename_conditions(two, as);
    for (int o = RV_O_KNOWN; o < RV_O_COUNT; o++)
        two->options[o] = m->common->options[o];
    for (int i = 0; i < two->nown_options; i++)
        two->options[RV_O_KNOWN + as[i]] = own[i];
}

/* ---- kinds of their own ---- */

static rv_kind_set kinds_as(rv_kind_set kinds, const uint8_t as[RV_DECLARED_EACH]) {
    unsigned out = 0;
    RV_EACH_BIT(kinds, k)
        out |= 1u << as[k];
    return (rv_kind_set)out;
}

static void rename_kinds_on(rv_tile *t, const uint8_t as[RV_DECLARED_EACH]) {
    for (int r = 0; r < t->nregions; r++)
        t->regions[r].kind = as[t->regions[r].kind];
}

static void rename_kinds(merging *m, const uint8_t as[RV_DECLARED_EACH]) {
    rv_ruleset *two = m->two;
    rv_tile *tiles = RV_NEWS(m->a, rv_tile, two->ntiles + 1);
    rv_start *starts = RV_NEWS(m->a, rv_start, two->nstarts + 1);
    for (int i = 0; i < two->ntiles; i++) {
        tiles[i] = two->tiles[i];
        rename_kinds_on(&tiles[i], as);
    }
    for (int i = 0; i < two->nstarts; i++) {
        starts[i] = two->starts[i];
        rename_kinds_on(&starts[i].tile, as);
    }
    two->tiles = tiles;
    two->starts = starts;
    for (int i = 0; i < two->nwall_tiles; i++)
        if (two->wall_tiles[i].kind >= 0)
            two->wall_tiles[i].kind = (int8_t)as[two->wall_tiles[i].kind];
    for (int i = 0; i < two->nsymbols; i++)
        two->symbols[i].on = kinds_as(two->symbols[i].on, as);
    for (int i = 0; i < two->nfigures; i++) {
        two->figures[i].on = kinds_as(two->figures[i].on, as);
        two->figures[i].joins = kinds_as(two->figures[i].joins, as);
    }
}

/* The same of kinds, which tiles, marks and figures name by their numbers. */
static void merge_own_kinds(merging *m) {
    uint8_t as[RV_DECLARED_EACH] = {0};
    rv_ruleset *two = m->two;
    int own = two->nkinds - m->common->nkinds;
    if (m->why || !own)
        return;
    m->why = rv_declared_merge(m->a, m->out, two, m->common, RV_DECLARED_KINDS, as);
    rename_kinds(m, as);
    /* what it changes of kinds that both have is left, and is merged part by part */
    memcpy(two->kinds + m->common->nkinds, m->common->kinds + m->common->nkinds,
           sizeof(rv_kind) * (size_t)(RV_MAX_KINDS - m->common->nkinds));
}

/* Has it changed something of a group? */
static bool changes(const merging *m, const rv_ruleset *rs, rv_merging group) {
    for (int i = 0; i < rv_ruleset_members.n; i++) {
        const rv_member *it = &rv_ruleset_members.list[i];
        if (it->merging == group && !rv_member_same(it, rs, m->common))
            return true;
    }
    return false;
}

/* What the second changes of what both extend. */
static void merge_members(merging *m) {
    for (int i = 0; i < rv_ruleset_members.n; i++) {
        const rv_member *it = &rv_ruleset_members.list[i];
        bool all = it->merging >= RV_MERGE_FINAL;
        if (it->merging != RV_MERGE_APART && (!all || changes(m, m->two, it->merging)))
            rv_member_merge(it, m->out, m->two, m->common);
    }
    if (changes(m, m->one, RV_MERGE_BOARD) && changes(m, m->two, RV_MERGE_BOARD))
        m->why =
            rv_printf(m->a, "%s and %s each have a board of their own", m->one->name, m->two->name);
}

static bool has_row(const rv_ruleset *rs, const rv_refused_row *row) {
    for (int i = 0; i < rs->nrefused; i++)
        if (rs->refused[i].use == row->use && strcmp(rs->refused[i].name, row->name) == 0 &&
            strcmp(rs->refused[i].rule, row->rule) == 0)
            return true;
    return false;
}

/* What the second says of its own stands before all others: the first that fits counts. */
static void merge_refused(merging *m) {
    rv_ruleset *out = m->out;
    out->nrefused = 0;
    for (int i = 0; i < m->two->nrefused; i++)
        if (!has_row(m->common, &m->two->refused[i]))
            out->refused[out->nrefused++] = m->two->refused[i];
    if (out->nrefused + m->one->nrefused > RV_MAX_REFUSED) {
        m->why = rv_printf(m->a, "more than %d things that are not modelled", RV_MAX_REFUSED);
        return;
    }
    for (int i = 0; i < m->one->nrefused; i++)
        out->refused[out->nrefused++] = m->one->refused[i];
}

/* Does it have the tiles of a base, and its own behind them? */
static bool only_adds_tiles(const rv_ruleset *rs, const rv_ruleset *base) {
    for (int i = 0; i < base->ntiles; i++)
        if (i == rs->ntiles || strcmp(rs->tiles[i].id, base->tiles[i].id) != 0 ||
            !rv_tile_alike(&rs->tiles[i], &base->tiles[i], 0))
            return false;
    return rs->all_ports_fit == base->all_ports_fit && rs->edge_looks == base->edge_looks;
}

/* The start tile of another, among these tiles. */
static int16_t start_in(const rv_ruleset *rs, const rv_ruleset *other) {
    int tile = other->start_tile;
    return (int16_t)(tile < 0 ? tile : rv_tile_find(rs, rv_str_of(other->tiles[tile].id)));
}

static bool starts_alike(const rv_ruleset *rs, const rv_ruleset *other) {
    bool alike = rs->start_tile == other->start_tile && rs->nbeside == other->nbeside &&
                 rs->start_quarters == other->start_quarters;
    for (int i = 0; i < rs->nbeside && alike; i++) {
        const rv_start_at *a = &rs->beside[i], *b = &other->beside[i];
        alike =
            strcmp(a->id, b->id) == 0 && a->x == b->x && a->y == b->y && a->quarters == b->quarters;
    }
    return alike;
}

/* The start of the second, if it is another than that of the common base. Of two starts one may
 * yield: its tile is then the first that is drawn (CO-7). */
static void merge_start(merging *m) {
    rv_ruleset *out = m->out;
    const rv_ruleset *one = m->one, *two = m->two;
    const bool both = !starts_alike(one, m->common) && !starts_alike(two, m->common);
    if (starts_alike(two, m->common))
        return;
    if (both && one->start_yields != two->start_yields) {
        out->first_tile = start_in(out, one->start_yields ? one : two);
        out->start_yields = false;
        if (two->start_yields)
            return;
    } else if (both && (two->nbeside || one->nbeside))
        m->why = rv_printf(m->a, "%s and %s each have a start of their own", one->name, two->name);
    out->start_tile = start_in(out, two);
    out->start_quarters = two->start_quarters;
    out->nbeside = two->nbeside;
    memcpy(out->beside, two->beside, sizeof out->beside);
}

static rv_symbols symbols_as(rv_symbols symbols, const uint8_t as[RV_MAX_SYMBOLS]) {
    rv_symbols out = 0;
    RV_EACH_BIT(symbols, i)
        out |= (rv_symbols)1 << as[i];
    return out;
}

static void rename_symbols(rv_tile *t, const uint8_t as[RV_MAX_SYMBOLS]) {
    t->symbols = symbols_as(t->symbols, as);
    for (int r = 0; r < t->nregions; r++)
        t->symbols_on[r] = symbols_as(t->symbols_on[r], as);
}

/* Those that the second has behind those of the common base. */
static void merge_tiles(merging *m) {
    rv_ruleset *out = m->out;
    int kept = out->ntiles, more = m->two->ntiles - m->common->ntiles;
    if (!only_adds_tiles(m->two, m->common)) {
        m->why =
            rv_printf(m->a, "%s has other tiles than %s, and what is played together adds some",
                      m->two->name, m->common->name);
        return;
    }
    uint8_t as[RV_DECLARED_EACH] = {0}; /* of symbols in the end, which come last */
    for (int i = RV_DECLARED_FIGURES; i <= RV_DECLARED_SYMBOLS && !m->why; i++)
        m->why = rv_declared_merge(m->a, out, m->two, m->common, (rv_declared)i, as);
    rv_tile *tiles = RV_NEWS(m->a, rv_tile, kept + more + 1);
    memcpy(tiles, out->tiles, sizeof *tiles * (size_t)kept);
    for (int i = 0; i < more; i++) {
        const rv_tile *t = &m->two->tiles[m->common->ntiles + i];
        if (rv_tile_find(out, rv_str_of(t->id)) >= 0)
            m->why = rv_printf(m->a, "both have a tile %s", t->id);
        tiles[kept + i] = *t;
        rename_symbols(&tiles[kept + i], as);
    }
    out->tiles = tiles;
    out->ntiles = (int16_t)(kept + more);
    for (int i = kept; i < out->ntiles; i++)
        rv_find_same(tiles, i);
    merge_start(m);
}

/* Tiles that either does not list; what either describes of those of the common base is listed. */
static void merge_unlisted(merging *m) {
    rv_ruleset *out = m->out;
    int n = out->nunlisted + m->two->nunlisted - m->common->nunlisted;
    if (n > RV_MAX_UNLISTED)
        m->why = rv_printf(m->a, "more than %d tiles are not listed", RV_MAX_UNLISTED);
    out->nunlisted = (int16_t)(n > 0 ? n : 0);
    if (!*out->unlisted_id)
        out->unlisted_id = m->two->unlisted_id;
}

/* Two lists, one behind the other. Either may have nothing, and be nowhere. */
static void *join(rv_arena *a, size_t size, const void *one, int n, const void *two, int more) {
    char *list = rv_alloc(a, size * (size_t)(n + more + 1));
    if (n)
        memcpy(list, one, size * (size_t)n);
    if (more)
        memcpy(list + size * (size_t)n, two, size * (size_t)more);
    return list;
}

/* Its own rules stand before those of its base. */
static void merge_rules(merging *m) {
    rv_ruleset *out = m->out;
    int more = m->two->nrules - m->common->nrules;
    int sources = m->two->nsources - m->common->nsources;
    out->rules = join(m->a, sizeof *out->rules, m->two->rules, more, out->rules, out->nrules);
    out->sources =
        join(m->a, sizeof *out->sources, m->two->sources, sources, out->sources, out->nsources);
    out->nown = more;
    out->nrules += more;
    out->nsources += sources;
}

static void merge_numbers(merging *m) {
    rv_ruleset *out = m->out;
    const rv_ruleset *two = m->two;
    out->min_players = two->min_players > out->min_players ? two->min_players : out->min_players;
    out->max_players = two->max_players < out->max_players ? two->max_players : out->max_players;
}

/* Is a preset of the same among what the first is made of? Then there are two editions of it. */
static bool has_preset(const merging *m) {
    for (const rv_ruleset *rs = m->one; rs && rs != m->common; rs = rs->base)
        if (strcmp(rs->root, m->two->root) == 0)
            return true;
    return false;
}

/* ---- the record to fill in ------------------------------------------------------------------- */

/* The same words, however they are aligned. */
static bool same_words(rv_str one, rv_str two) {
    while (one.n && two.n)
        if (!rv_str_eq(rv_str_word(&one), rv_str_word(&two)))
            return false;
    return !one.n && !two.n;
}

/* The text behind a line, or NULL if it has no such line. */
static const char *behind_line(const char *text, rv_str line) {
    for (rv_str rest = rv_str_of(text); rest.n;)
        if (same_words(rv_str_cut(&rest, "\n"), line))
            return rest.s ? rest.s : "";
    return NULL;
}

/* Each ruleset shows turns of a game of its own; several together have said so. */
static void put_whose(rv_buf *b, const rv_ruleset *rs) {
    static const char words[] = "# turns of a game with ";
    if (!strstr(rs->blank, words))
        rv_putf(b, "%s%s alone:\n", words, rs->root);
}

/* Whether a line above the turns is the base's and one of both has left it out, as what is true of
 * the base is not of both. */
static bool is_dropped(const merging *m, rv_str line) {
    return behind_line(m->common->blank, line) &&
           (!behind_line(m->one->blank, line) || !behind_line(m->two->blank, line));
}

/* All lines of both: before a line that both have stand the lines of the first, then of the second.
 */
static void merge_blank(merging *m) {
    rv_buf b = {.arena = m->a};
    const char *from = m->two->blank;
    bool moves = false, own_moves = false;
    for (rv_str rest = rv_str_of(m->one->blank); rest.n;) {
        rv_str line = rv_str_cut(&rest, "\n");
        const char *end = behind_line(from, line);
        for (rv_str more = rv_str_of(from); end && more.s && more.s < end;) {
            rv_str own = rv_str_cut(&more, "\n");
            bool only = !behind_line(m->one->blank, own) && (moves || !is_dropped(m, own));
            if (only && moves && !own_moves) {
                put_whose(&b, m->two);
                own_moves = true;
            }
            if (only)
                rv_putf(&b, "%.*s\n", (int)own.n, own.s);
        }
        if (moves || !is_dropped(m, line))
            rv_putf(&b, "%.*s\n", (int)line.n, line.s);
        if (rv_str_is(line, "moves:")) {
            moves = true;
            put_whose(&b, m->one);
        }
        from = end ? end : from;
    }
    m->out->blank = rv_buf_text(&b);
}

const rv_ruleset *rv_ruleset_merge(rv_arena *a, const rv_ruleset *one, const rv_ruleset *two,
                                   const char **why) {
    merging m = {a, RV_NEW(a, rv_ruleset), one, common_base(one, two), NULL, NULL};
    rv_fault fault;
    *why = NULL;
    if (builds_on(one, two))
        return one;
    if (builds_on(two, one))
        return two;
    if (!m.common) {
        *why = rv_printf(a, "%s and %s are different games, which cannot be played together",
                         one->name, two->name);
        return NULL;
    }
    m.two = RV_NEW(a, rv_ruleset);
    *m.two = *two;
    if (has_preset(&m)) {
        *why = rv_printf(a, "%s and %s are two editions of %s, and one game is played by one",
                         one->name, two->name, two->root);
        return NULL;
    }
    *m.out = *one;
    m.out->base = one;
    m.out->name = m.out->root = rv_printf(a, "%s+%s", one->name, two->name);
    m.out->title = rv_printf(a, "%s + %s", one->title, two->title);
    merge_own_options(&m);
    merge_own_kinds(&m);
    merge_modules(&m);
    merge_members(&m);
    merge_refused(&m);
    merge_tiles(&m);
    merge_unlisted(&m);
    merge_rules(&m);
    merge_blank(&m);
    merge_numbers(&m);
    if (!m.why)
        m.why = rv_code_edges(a, m.out, true);
    if (!m.why && !rv_ruleset_sound(a, m.out, &fault))
        m.why = rv_fault_text(a, &fault);
    *why = m.why;
    return m.why ? NULL : m.out;
}
