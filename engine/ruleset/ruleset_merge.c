/* ruleset_merge.c - two rulesets that extend the same one, played together: "tower" and "bazaars".
 *
 * The result is the first, and what the second adds to what both extend, or changes of it: its
 * tiles, modules, rules, and all that members.c names. Where both change the same, the second
 * counts. What the second declares gets the numbers of the result in a copy of it, before anything
 * else of it is merged.
 */
#include "ruleset/members.h"
#include "ruleset/ruleset_check.h"
#include "ruleset/ruleset_read.h"
#include <string.h>

typedef struct merging {
    rv_arena *a;
    rv_ruleset *out;
    const rv_ruleset *one, *common;
    rv_ruleset *two; /* a copy */
    const char *why;
} merging;

/* Whether it is this one, or extends it, itself or over others. */
static bool builds_on(const rv_ruleset *rs, const rv_ruleset *base) {
    while (rs && strcmp(rs->name, base->name) != 0)
        rs = rs->base;
    return rs;
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

/* ---- what each declares ---- */

/* Gives options that the second declares the numbers that they have in the end. Those of the common
 * base have the same in all three. */
static void merge_own_options(merging *m) {
    uint8_t as[RV_DECLARED_EACH] = {0};
    rv_ruleset *two = m->two;
    rv_option_row own[RV_MAX_OWN_OPTIONS];
    const rv_condition *list[RV_CONDITIONS];
    memcpy(own, two->options + RV_O_KNOWN, sizeof own);
    m->why = rv_declared_merge(m->a, m->out, two, m->common, RV_DECLARED_OPTIONS, as);
    for (int i = rv_conditions_of(two, list) - 1; i >= 0; i--) {
        int16_t *option = (int16_t *)(uintptr_t)&list[i]->option;
        if (*option >= RV_O_KNOWN)
            *option = (int16_t)(RV_O_KNOWN + as[*option - RV_O_KNOWN]);
    }
    for (int o = RV_O_KNOWN; o < RV_O_COUNT; o++)
        two->options[o] = m->common->options[o];
    for (int i = 0; i < two->nown_options; i++)
        two->options[RV_O_KNOWN + as[i]] = own[i];
}

/* The same set, by the numbers that its elements have in the end. */
static uint64_t renamed(uint64_t set, const uint8_t as[RV_DECLARED_EACH]) {
    uint64_t out = 0;
    RV_EACH_BIT(set, i)
        out |= (uint64_t)1 << as[i];
    return out;
}

static void rename_kinds_on(rv_tile *t, const uint8_t as[RV_DECLARED_EACH]) {
    for (int r = 0; r < t->nregions; r++)
        t->regions[r].kind = as[t->regions[r].kind];
}

/* Gives kinds that the second declares the numbers that they have in the end. Tiles, wall tiles,
 * marks and figures name kinds by their numbers. */
static void merge_own_kinds(merging *m) {
    uint8_t as[RV_DECLARED_EACH] = {0};
    rv_ruleset *two = m->two;
    const int shared = m->common->nkinds;
    if (m->why || two->nkinds == shared)
        return;
    m->why = rv_declared_merge(m->a, m->out, two, m->common, RV_DECLARED_KINDS, as);
    rv_tile *tiles = rv_joined(m->a, sizeof *tiles, two->tiles, two->ntiles, NULL, 0);
    rv_start *starts = rv_joined(m->a, sizeof *starts, two->starts, two->nstarts, NULL, 0);
    for (int i = 0; i < two->ntiles; i++)
        rename_kinds_on(&tiles[i], as);
    for (int i = 0; i < two->nstarts; i++)
        rename_kinds_on(&starts[i].tile, as);
    two->tiles = tiles;
    two->starts = starts;
    for (int i = 0; i < two->nwall_tiles; i++)
        if (two->wall_tiles[i].kind >= 0)
            two->wall_tiles[i].kind = (int8_t)as[two->wall_tiles[i].kind];
    for (int i = 0; i < two->nsymbols; i++)
        two->symbols[i].on = (rv_kind_set)renamed(two->symbols[i].on, as);
    for (int i = 0; i < two->nfigures; i++) {
        two->figures[i].on = (rv_kind_set)renamed(two->figures[i].on, as);
        two->figures[i].joins = (rv_kind_set)renamed(two->figures[i].joins, as);
    }
    /* what it changes of kinds that both have is left, and is merged part by part */
    memcpy(two->kinds + shared, m->common->kinds + shared,
           sizeof(rv_kind) * (size_t)(RV_MAX_KINDS - shared));
}

/* ---- what the second changes or adds ---- */

/* Whether a ruleset has changed something of a group. */
static bool changes(const merging *m, const rv_ruleset *rs, rv_merging group) {
    for (int i = 0; i < rv_ruleset_members.n; i++) {
        const rv_member *it = &rv_ruleset_members.list[i];
        if (it->merging == group && !rv_member_same(it, rs, m->common))
            return true;
    }
    return false;
}

/* Merges what members.c has a way for; names are added, and as many can play as in both. */
static void merge_members(merging *m) {
    rv_ruleset *out = m->out;
    const rv_ruleset *two = m->two;
    for (int i = 0; i < rv_ruleset_members.n; i++) {
        const rv_member *it = &rv_ruleset_members.list[i];
        bool all = it->merging >= RV_MERGE_FINAL;
        if (it->merging != RV_MERGE_APART && (!all || changes(m, two, it->merging)))
            rv_member_merge(it, out, two, m->common);
    }
    if (changes(m, m->one, RV_MERGE_BOARD) && changes(m, two, RV_MERGE_BOARD))
        m->why =
            rv_printf(m->a, "%s and %s each have a board of their own", m->one->name, two->name);
    out->nmodules =
        (int16_t)add_names(out->modules, out->nmodules, RV_MODULES, two->modules, two->nmodules);
    out->nscripts = (int16_t)add_names(out->scripts, out->nscripts, RV_MAX_OWN_SCRIPTS,
                                       two->scripts, two->nscripts);
    out->min_players = two->min_players > out->min_players ? two->min_players : out->min_players;
    out->max_players = two->max_players < out->max_players ? two->max_players : out->max_players;
}

/* What the second itself refuses stands before all others: the first that fits counts. */
static void merge_refused(merging *m) {
    rv_ruleset *out = m->out;
    const rv_ruleset *two = m->two, *common = m->common;
    out->nrefused = 0;
    for (int i = 0; i < two->nrefused; i++) {
        const rv_refused_row *row = &two->refused[i];
        int k = 0;
        while (k < common->nrefused && (common->refused[k].use != row->use ||
                                        strcmp(common->refused[k].name, row->name) != 0 ||
                                        strcmp(common->refused[k].rule, row->rule) != 0))
            k++;
        if (k == common->nrefused)
            out->refused[out->nrefused++] = *row;
    }
    if (out->nrefused + m->one->nrefused > RV_MAX_REFUSED) {
        m->why = rv_printf(m->a, "more than %d things that are not modelled", RV_MAX_REFUSED);
        return;
    }
    for (int i = 0; i < m->one->nrefused; i++)
        out->refused[out->nrefused++] = m->one->refused[i];
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
    } else if (both && (two->nbeside || one->nbeside || start_in(one, two) != one->start_tile))
        m->why = rv_printf(m->a, "%s and %s each have a start of their own", one->name, two->name);
    out->start_tile = start_in(out, two);
    out->start_quarters = two->start_quarters;
    out->nbeside = two->nbeside;
    memcpy(out->beside, two->beside, sizeof out->beside);
}

/* Adds the tiles that the second has behind those of the common base, with their marks and the
 * pieces that hold them. Unlisted are those that neither lists. */
static void merge_tiles(merging *m) {
    rv_ruleset *out = m->out;
    const rv_ruleset *two = m->two, *common = m->common;
    const int kept = out->ntiles, more = two->ntiles - common->ntiles;
    const int unlisted = out->nunlisted + two->nunlisted - common->nunlisted;
    bool only_adds = more >= 0 && two->all_ports_fit == common->all_ports_fit &&
                     two->edge_looks == common->edge_looks;
    for (int i = 0; i < common->ntiles && only_adds; i++)
        only_adds = strcmp(two->tiles[i].id, common->tiles[i].id) == 0 &&
                    rv_tile_alike(&two->tiles[i], &common->tiles[i], 0);
    if (!only_adds) {
        m->why =
            rv_printf(m->a, "%s has other tiles than %s, and what is played together adds some",
                      two->name, common->name);
    } else {
        uint8_t as[RV_DECLARED_EACH] = {0}; /* of symbols in the end, which come last */
        for (int i = RV_DECLARED_FIGURES; i <= RV_DECLARED_SYMBOLS && !m->why; i++)
            m->why = rv_declared_merge(m->a, out, two, common, (rv_declared)i, as);
        rv_tile *tiles =
            rv_joined(m->a, sizeof *tiles, out->tiles, kept, two->tiles + common->ntiles, more);
        for (rv_tile *t = tiles + kept; t < tiles + kept + more; t++) {
            if (rv_tile_find(out, rv_str_of(t->id)) >= 0)
                m->why = rv_printf(m->a, "both have a tile %s", t->id);
            t->symbols = renamed(t->symbols, as);
            for (int r = 0; r < t->nregions; r++)
                t->symbols_on[r] = renamed(t->symbols_on[r], as);
        }
        out->tiles = tiles;
        out->ntiles = (int16_t)(kept + more);
        rv_find_same(tiles, kept, out->ntiles);
        merge_start(m);
    }
    if (unlisted > RV_MAX_UNLISTED)
        m->why = rv_printf(m->a, "more than %d tiles are not listed", RV_MAX_UNLISTED);
    out->nunlisted = (int16_t)(unlisted > 0 ? unlisted : 0);
    if (!*out->unlisted_id)
        out->unlisted_id = two->unlisted_id;
}

/* Its own rules stand before those of its base. */
static void merge_rules(merging *m) {
    rv_ruleset *out = m->out;
    const rv_ruleset *two = m->two;
    out->nown = two->nrules - m->common->nrules;
    const int sources = two->nsources - m->common->nsources;
    out->rules = rv_joined(m->a, sizeof(rv_rule), two->rules, out->nown, out->rules, out->nrules);
    out->sources =
        rv_joined(m->a, sizeof(rv_source_row), two->sources, sources, out->sources, out->nsources);
    out->nrules += out->nown;
    out->nsources += sources;
}

/* ---- the record to fill in ------------------------------------------------------------------- */

/* The text behind a line of the same words, however they are aligned; NULL if it has none. */
static const char *behind_line(const char *text, rv_str line) {
    for (rv_str rest = rv_str_of(text); rest.n;) {
        rv_str here = rv_str_cut(&rest, "\n"), there = line;
        bool same = true;
        while (here.n && there.n && same)
            same = rv_str_eq(rv_str_word(&here), rv_str_word(&there));
        if (same && !here.n && !there.n)
            return rest.s ? rest.s : "";
    }
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

/* All lines of both: before a line that both have stand the lines of the first, then those of the
 * second. */
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
    const rv_ruleset *common = two;
    bool two_editions = false;
    rv_fault fault;
    *why = NULL;
    if (builds_on(one, two))
        return one;
    if (builds_on(two, one))
        return two;
    while (common && !builds_on(one, common))
        common = common->base;
    if (!common) {
        *why = rv_printf(a, "%s and %s are different games, which cannot be played together",
                         one->name, two->name);
        return NULL;
    }
    for (const rv_ruleset *rs = one; rs && rs != common; rs = rs->base)
        two_editions |= strcmp(rs->root, two->root) == 0;
    if (two_editions) {
        *why = rv_printf(a, "%s and %s are two editions of %s, and one game is played by one",
                         one->name, two->name, two->root);
        return NULL;
    }
    merging m = {a, RV_NEW(a, rv_ruleset), one, common, RV_NEW(a, rv_ruleset), NULL};
    *m.two = *two;
    *m.out = *one;
    m.out->base = one;
    m.out->name = m.out->root = rv_printf(a, "%s+%s", one->name, two->name);
    m.out->title = rv_printf(a, "%s + %s", one->title, two->title);
    merge_own_options(&m);
    merge_own_kinds(&m);
    merge_members(&m);
    merge_refused(&m);
    merge_tiles(&m);
    merge_rules(&m);
    merge_blank(&m);
    if (!m.why)
        m.why = rv_code_edges(a, m.out, true);
    if (!m.why && !rv_ruleset_checked(a, m.out, &fault))
        m.why = rv_fault_text(a, &fault);
    *why = m.why;
    return m.why ? NULL : m.out;
}
