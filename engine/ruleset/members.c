/* members.c - the tables of the members of a ruleset's structures, and the walks over them: values
 * are compared and merged member by member, and embed.c makes images of them. Then what rulesets
 * declare under names of their own: kinds, figures, sorts of pieces, tokens, marks.
 *
 * And two rulesets that extend the same one, played together: "tower" and "bazaars". The result is
 * the first, and what the second adds to what both extend, or changes of it: its tiles, modules,
 * rules, and all that the tables name. Where both change the same, the second counts. What the
 * second declares gets the numbers of the result in a copy of it, before anything else of it is
 * merged.
 */
#include "ruleset/members.h"
#include "ruleset/ruleset_read.h"

/* ---- tables -------------------------------------------------------------------------------- */

#define OF(s, path) (((s *)0)->path)
#define IS_TEXT(x) _Generic((x), const char * : true, default : false)
#define MEMBER(m, one, ...)                                                                        \
    {                                                                                              \
        .name = #m, .text = IS_TEXT(OF(S, one)), .offset = offsetof(S, m),                         \
        .size = sizeof OF(S, one), __VA_ARGS__                                                     \
    }
#define ROW(m, one) .n = (int)(sizeof OF(S, m) / sizeof OF(S, one))
/* One; several; several in groups; structures; a structure; what a pointer leads to. */
#define ONE(m) MEMBER(m, m, .n = 1)
#define SEVERAL(m) MEMBER(m, m[0], ROW(m, m[0]))
#define GROUPS(m) MEMBER(m, m[0][0], ROW(m, m[0][0]))
#define STRUCTS(m, t) MEMBER(m, m[0], ROW(m, m[0]), .of = t)
#define PART(m, t) MEMBER(m, m, .n = 1, .of = t)
/* The number of something that rulesets declare, or several that each name some of them. */
#define NAMES(m, which) MEMBER(m, m, .n = 1, .names = 1 + RV_DECLARED_##which)
#define EACH_NAMES(m, which) MEMBER(m, m[0], ROW(m, m[0]), .names = 1 + RV_DECLARED_##which)
/* Of a list its count is a member, too: rows that stand there, or those behind a pointer. */
#define COUNTED(m) .count = offsetof(S, m), .count_size = sizeof OF(S, m)
#define ROWS(m, ...) MEMBER(m, m[0], ROW(m, m[0]), COUNTED(n##m), .of = __VA_ARGS__)
#define LISTED(m, count, t) MEMBER(m, m[0], .pointer = true, COUNTED(count), .of = t)

/* The table t() of a structure, which the macros above call S. */
#define TABLE(t, s, ...)                                                                           \
    static const rv_members *t(void) {                                                             \
        typedef s S;                                                                               \
        static const rv_member list[] = {__VA_ARGS__};                                             \
        static const rv_members all = {#t, sizeof(S), sizeof list / sizeof *list, list};           \
        return &all;                                                                               \
    }                                                                                              \
    _Static_assert(sizeof(s) > 0, "for the semicolon")

/* What is stored as a key of fields.tsv gives it is named there (RV_MEMBERS_…). */
TABLE(condition, rv_condition, NAMES(option, OPTIONS), ONE(value), ONE(also));
TABLE(region, rv_region, ONE(ports), NAMES(kind, KINDS), ONE(doubles), ONE(prizes), ONE(collects),
      ONE(prize_ports), ONE(collect_ports), ONE(touches), ONE(sides));
TABLE(tile, rv_tile, ONE(id), ONE(look), SEVERAL(count), ONE(same), ONE(alike), ONE(same_turn),
      ONE(nregions), NAMES(symbols, SYMBOLS), ONE(points), ONE(sides), ONE(bare), ONE(built),
      ONE(around), SEVERAL(region_at), SEVERAL(on_side), SEVERAL(edges), STRUCTS(regions, region),
      EACH_NAMES(symbols_on, SYMBOLS), ONE(foreign), RV_MEMBERS_tile);
TABLE(start, rv_start, ONE(space), ONE(x), ONE(y), PART(tile, tile));
TABLE(beside, rv_start_at, ONE(id), ONE(x), ONE(y), ONE(quarters));
TABLE(rating, rv_rating, RV_MEMBERS_rating);
TABLE(hiding, rv_hiding, RV_MEMBERS_hiding);
TABLE(waiting, rv_waiting, RV_MEMBERS_waiting);
TABLE(symbol, rv_symbol, ONE(key), ONE(sign), ONE(picture), RV_MEMBERS_symbol);
TABLE(figure, rv_figure_row, ONE(key), ONE(prefix), ONE(before), RV_MEMBERS_figure);
TABLE(piece, rv_piece_row, ONE(key), SEVERAL(each), RV_MEMBERS_piece);
TABLE(face, rv_face, ONE(key), ONE(number));
TABLE(token, rv_token, ONE(key), ONE(picture), ONE(on), ONE(die), ONE(with), ONE(nfaces),
      LISTED(faces, nfaces, face), RV_MEMBERS_token);
TABLE(kind, rv_kind, RV_MEMBERS_kind, ONE(sign), ONE(ntable), SEVERAL(table));
TABLE(wall_tile, rv_wall_tile, ONE(number), RV_MEMBERS_wall_tile);
TABLE(corner, rv_corner, ONE(space), ONE(tile));
TABLE(option, rv_option_row, ONE(offered), SEVERAL(standard), ONE(least), ONE(most),
      RV_MEMBERS_option);
TABLE(own_option, rv_own_option, ONE(key), PART(last_if, condition), ONE(nvalues), SEVERAL(values));
TABLE(word, rv_word_row, ONE(one), ONE(several), ONE(name));
TABLE(refused, rv_refused_row, ONE(name), ONE(rule), ONE(use));
TABLE(source, rv_source_row, ONE(key), ONE(text));
TABLE(rule, rv_rule, ONE(id), ONE(section), RV_MEMBERS_rule);

/* The members of a ruleset, by how they are merged. */
TABLE(apart, rv_ruleset, ONE(name), ONE(title), ONE(called), ONE(edition), ONE(nmodules),
      SEVERAL(modules), ONE(nscripts), SEVERAL(scripts), ONE(root), ONE(game), ONE(min_players),
      ONE(max_players), ONE(all_ports_fit), ONE(nedges), GROUPS(edge_kinds), SEVERAL(edge_faces),
      ONE(ntiles), SEVERAL(nlaid), ONE(start_yields), ONE(first_tile), ONE(arounds),
      ONE(edge_looks), LISTED(tiles, ntiles, tile), ONE(nunlisted), ONE(unlisted_id), ONE(nrules),
      ONE(nown), ONE(nsources), LISTED(rules, nrules, rule), LISTED(sources, nsources, source),
      ONE(nrefused), LISTED(refused, nrefused, refused), ONE(blank), ONE(saved), ONE(saved_in),
      ONE(nsymbols), ONE(npieces), ONE(ntokens), ONE(nfigures), ONE(nown_options), ONE(nkinds));
/* What rulesets declare under names, by rv_declared: rows, each of which begins with its key. */
TABLE(declared, rv_ruleset,
      ROWS(own_options, own_option, .what = "options of its own", .fixed = true),
      ROWS(kinds, kind, .what = "kinds"),
      ROWS(figures, figure, .what = "figures with the plain one"),
      ROWS(pieces, piece, .what = "sorts of pieces"),
      ROWS(tokens, token, .what = "kinds of tokens and dice", .fixed = true),
      ROWS(symbols, symbol, .what = "marks of its own", .fixed = true));
TABLE(lies, rv_ruleset, ONE(start_tile), PART(start_option, condition), ONE(start_else),
      PART(start_allows, condition), ONE(start_quarters), ONE(nbeside), ROWS(beside, beside));
TABLE(each, rv_ruleset, ONE(ties_share), ONE(crowded), ONE(doubles_letter), ONE(prize_letter),
      ONE(collects_letter), STRUCTS(words, word), SEVERAL(numbers), STRUCTS(options, option),
      SEVERAL(cites), ONE(final), ONE(nwall_tiles), STRUCTS(wall_tiles, wall_tile));
TABLE(board, rv_ruleset, ONE(bounded), ONE(files), ONE(ranks), LISTED(inside, ranks, NULL),
      ONE(nstarts), LISTED(starts, nstarts, start), ONE(track), ONE(ncorners),
      ROWS(corners, corner), ONE(ngates), SEVERAL(gates));

#define GROUP(t)                                                                                   \
    { .name = #t, .size = sizeof(rv_ruleset), .n = 1, .of = t }
static const rv_member groups[] = {GROUP(apart), GROUP(declared), GROUP(lies), GROUP(each),
                                   GROUP(board)};
const rv_members rv_ruleset_members = {"rv_ruleset", sizeof(rv_ruleset),
                                       sizeof groups / sizeof *groups, groups};

/* ---- walking them -------------------------------------------------------------------------- */

const char *rv_member_at(const rv_member *m, const void *in, int *n) {
    const char *at = (const char *)in + m->offset;
    const void *pointed = at, *count = (const char *)in + m->count;
    *n = m->count_size == 0                 ? m->n
         : m->count_size == sizeof(int16_t) ? *(const int16_t *)count
                                            : *(const int32_t *)count;
    if (m->pointer)
        memcpy(&at, pointed, sizeof at);
    return at;
}

static bool same_one(const rv_member *m, const char *a, const char *b) {
    const char *one, *other;
    if (!m->text)
        return m->of ? rv_members_same(m->of(), a, b) : memcmp(a, b, m->size) == 0;
    memcpy(&one, a, sizeof one);
    memcpy(&other, b, sizeof other);
    return one && other ? strcmp(one, other) == 0 : one == other;
}

bool rv_members_same(const rv_members *of, const void *a, const void *b) {
    RV_EACH_OF(of, m) {
        int n, more;
        const char *one = rv_member_at(m, a, &n), *other = rv_member_at(m, b, &more);
        bool same = n == more;
        for (int i = 0; i < n && same; i++, one += m->size, other += m->size)
            same = same_one(m, one, other);
        if (!same)
            return false;
    }
    return true;
}

/* Calls `see` with each member that names what rulesets declare, of a structure and of those in
 * it. */
static void each_name(const rv_members *of, void *in,
                      void (*see)(void *ud, const rv_member *m, void *at), void *ud) {
    RV_EACH_OF(of, m) {
        int n;
        char *at = (char *)(uintptr_t)rv_member_at(m, in, &n);
        for (int i = 0; i < n && (m->of || m->names); i++, at += m->size)
            if (m->of)
                each_name(m->of(), at, see, ud);
            else
                see(ud, m, at);
    }
}

static void see_option(void *named, const rv_member *m, void *at) {
    if (m->names == 1 + RV_DECLARED_OPTIONS && *(int16_t *)at != RV_NO_OPTION)
        ((bool *)named)[*(int16_t *)at] = true;
}

void rv_options_named(const rv_ruleset *rs, bool named[RV_O_COUNT]) {
    void *in = (void *)(uintptr_t)rs;
    memset(named, false, RV_O_COUNT * sizeof *named);
    each_name(declared(), in, see_option, named);
    each_name(lies(), in, see_option, named);
    for (int i = 0; i < rs->ntiles; i++)
        each_name(condition(), (void *)(uintptr_t)&rs->tiles[i].option, see_option, named);
}

/* ---- what rulesets declare ------------------------------------------------------------------- */

static int16_t *count_of(const rv_ruleset *rs, rv_declared which) {
    return (int16_t *)((uintptr_t)rs + declared()->list[which].count);
}

/* A row, which begins with its key. */
static void *row_at(const rv_ruleset *rs, rv_declared which, int i) {
    const rv_member *rows = &declared()->list[which];
    return (void *)((uintptr_t)rs + rows->offset + rows->size * (size_t)i);
}

int rv_declared_find(const rv_ruleset *rs, rv_declared which, rv_str key) {
    for (int i = 0; i < *count_of(rs, which); i++)
        if (rv_str_is(key, *(const char **)row_at(rs, which, i)))
            return i;
    return -1;
}

void *rv_declare(rv_reading *r, rv_declared which, const rv_yaml *key) {
    const rv_member *rows = &declared()->list[which];
    int i = rv_declared_find(r->rs, which, key->text);
    if (i < 0) {
        if (rv_too_many(&r->diags, key, *count_of(r->rs, which) + 1, rows->n, rows->what))
            return NULL;
        i = (*count_of(r->rs, which))++;
        memset(row_at(r->rs, which, i), 0, rows->size);
        *(const char **)row_at(r->rs, which, i) = rv_read_name(r, key);
    }
    return row_at(r->rs, which, i);
}

/* ---- two rulesets together ------------------------------------------------------------------ */

typedef struct merging {
    rv_arena *a;
    rv_ruleset *out;
    const rv_ruleset *one, *common;
    rv_ruleset *two; /* a copy */
    const char *why;
    uint8_t as[RV_DECLARED][RV_MAX_SYMBOLS]; /* where what the second declares stands in the end */
} merging;

/* Whether a ruleset is this one, or extends it, itself or over others. */
static bool builds_on(const rv_ruleset *rs, const rv_ruleset *base) {
    while (rs && strcmp(rs->name, base->name) != 0)
        rs = rs->base;
    return rs;
}

/* Adds to a list of names those that it lacks, up to so many; returns their number. */
static int16_t add_names(const char **to, int n, int most, const char *const *from, int nfrom) {
    for (int i = 0; i < nfrom; i++)
        if (n < most && !rv_named(to, n, from[i]))
            to[n++] = from[i];
    return (int16_t)n;
}

/* ---- what each declares ---- */

/* Finds a place for each row that the second declares: in the end those of the common base stand
 * where they did, and what both declare is one row. */
static void place_declared(merging *m, rv_declared which) {
    const rv_member *rows = &declared()->list[which];
    int16_t *n = count_of(m->out, which);
    for (int i = 0; i < *count_of(m->two, which); i++) {
        const char *key = *(const char **)row_at(m->two, which, i);
        int there =
            i < *count_of(m->common, which) ? i : rv_declared_find(m->out, which, rv_str_of(key));
        if (there < 0 && *n == rows->n)
            m->why = rv_printf(m->a, "together they have more than %d %s", rows->n, rows->what);
        else if (there < 0)
            *(const char **)memset(row_at(m->out, which, there = (*n)++), 0, rows->size) = key;
        m->as[which][i] = (uint8_t)there;
    }
}

/* Puts the number that it has in the end for that of an option or a kind, or of each in a set. */
static void rename(void *ud, const rv_member *m, void *at) {
    const uint8_t *as = ((merging *)ud)->as[m->names - 1];
    int16_t *option = at;
    uint8_t *kind = at;
    rv_kind_set *kinds = at;
    uint64_t renamed = 0;
    if (m->names == 1 + RV_DECLARED_OPTIONS) {
        if (*option >= RV_O_KNOWN)
            *option = (int16_t)(RV_O_KNOWN + as[*option - RV_O_KNOWN]);
    } else if (m->size == sizeof *kind) {
        if (*kind != RV_NO_KIND)
            *kind = as[*kind];
    } else {
        RV_EACH_BIT(m->size == sizeof *kinds ? *kinds : *(rv_symbols *)at, i)
            renamed |= (uint64_t)1 << as[i];
        if (m->size == sizeof *kinds)
            *kinds = (rv_kind_set)renamed;
        else
            *(rv_symbols *)at = renamed;
    }
}

/* Everything in the copy of the second names what is declared by the numbers of the result. Tiles
 * do when they are added. */
static void rename_declared(merging *m, const rv_ruleset *two) {
    rv_ruleset *own = m->two;
    own->starts = rv_joined(m->a, sizeof *two->starts, two->starts, two->nstarts, NULL, 0);
    each_name(declared(), own, rename, m);
    each_name(lies(), own, rename, m);
    each_name(each(), own, rename, m);
    each_name(board(), own, rename, m);
    memcpy(own->options + RV_O_KNOWN, m->common->options + RV_O_KNOWN,
           sizeof *own->options * RV_MAX_OWN_OPTIONS);
    for (int i = 0; i < two->nown_options; i++)
        own->options[RV_O_KNOWN + m->as[RV_DECLARED_OPTIONS][i]] = two->options[RV_O_KNOWN + i];
}

/* Of what both change the second counts; only sets of kinds have the kinds of both. */
static void merge(const rv_members *of, void *out, const void *two, const void *common) {
    RV_EACH_OF(of, m) {
        const bool kinds = m->names == 1 + RV_DECLARED_KINDS && m->size == sizeof(rv_kind_set);
        for (size_t at = m->offset; at < m->offset + m->size * (size_t)m->n; at += m->size) {
            char *to = (char *)out + at;
            const char *from = (const char *)two + at, *base = (const char *)common + at;
            if (kinds && !same_one(m, to, base))
                *(rv_kind_set *)(void *)to |= *(const rv_kind_set *)(const void *)from;
            else if (!same_one(m, from, base))
                memcpy(to, from, m->size);
        }
    }
}

/* Adds what the second declares, and what it says otherwise of what the common base does. */
static void merge_declared(merging *m, rv_declared which) {
    const rv_member *rows = &declared()->list[which];
    const rv_members *of = rows->of();
    for (int i = 0; i < *count_of(m->two, which); i++) {
        const int there = m->as[which][i];
        const void *row = row_at(m->two, which, i), *base = row_at(m->common, which, i);
        void *to = row_at(m->out, which, there);
        base = i < *count_of(m->common, which) ? base : NULL;
        if (base && rv_members_same(of, row, base))
            continue;
        if ((!base || (rows->fixed && !rv_members_same(of, to, base))) &&
            there < *count_of(m->one, which) && !rv_members_same(of, row, to))
            m->why = rv_printf(m->a, "%s and %s both declare %s, and not the same", m->one->name,
                               m->two->name, *(const char *const *)row);
        if (base && !rows->fixed)
            merge(of, to, row, base);
        else
            memcpy(to, row, rows->size);
    }
}

/* ---- what the second changes or adds ---- */

static bool changes(const merging *m, const rv_ruleset *rs, const rv_members *group) {
    return !rv_members_same(group, rs, m->common);
}

static void take_all(merging *m, const rv_members *group) {
    RV_EACH_OF(group, it)
        memcpy((char *)m->out + it->offset, (const char *)m->two + it->offset,
               it->pointer ? sizeof(void *) : it->size * (size_t)it->n);
}

/* Merges what the tables say how to; names are added, and as many can play as in both. */
static void merge_members(merging *m) {
    rv_ruleset *out = m->out;
    const rv_ruleset *two = m->two;
    merge(each(), out, two, m->common);
    if (changes(m, two, board())) {
        if (changes(m, m->one, board()))
            m->why = rv_printf(m->a, "%s and %s each have a board of their own", m->one->name,
                               two->name);
        take_all(m, board());
    }
    out->nmodules = add_names(out->modules, out->nmodules, RV_MODULES, two->modules, two->nmodules);
    out->nscripts =
        add_names(out->scripts, out->nscripts, RV_MAX_OWN_SCRIPTS, two->scripts, two->nscripts);
    out->min_players = two->min_players > out->min_players ? two->min_players : out->min_players;
    out->max_players = two->max_players < out->max_players ? two->max_players : out->max_players;
}

/* Of what is refused the first that fits counts. */
static void merge_refused(merging *m) {
    const rv_ruleset *two = m->two, *common = m->common;
    rv_refused_row *own = RV_NEWS(m->a, rv_refused_row, two->nrefused + 1);
    int n = 0;
    for (int i = 0; i < two->nrefused; i++) {
        bool known = false;
        for (int k = 0; k < common->nrefused && !known; k++)
            known = rv_members_same(refused(), &common->refused[k], &two->refused[i]);
        if (!known)
            own[n++] = two->refused[i];
    }
    rv_put_before(m->a, m->out->refused, m->out->nrefused, own, n);
}

/* The start of the second, if it is another than that of the common base. A start that an option
 * takes away gives way to that of another ruleset: the option has the first value that takes it
 * away (WR-2), and no other if none yields. Of two starts one may yield: its tile is then the first
 * that is drawn, and the option by which the other allows this has no other value (CO-7). */
static void merge_start(merging *m) {
    rv_ruleset *out = m->out;
    const rv_ruleset *one = m->one, *two = m->two;
    const bool both = changes(m, one, lies());
    const bool may = two->start_option.option != RV_NO_OPTION;
    if (!changes(m, two, lies()))
        return;
    if (both && may != (one->start_option.option != RV_NO_OPTION)) {
        const rv_ruleset *optional = may ? two : one, *other = may ? one : two;
        rv_option_row *row = &out->options[optional->start_option.option];
        memset(row->standard, optional->start_option.value == 0, sizeof row->standard);
        out->start_yields = false;
        if (other->start_yields) {
            out->start_option = optional->start_option;
            out->start_tile = optional->start_tile;
            out->start_else = out->first_tile = other->start_tile;
            return;
        }
        row->least = row->most = row->standard[0];
        if (may)
            return;
    } else if (both && one->start_yields != two->start_yields) {
        const rv_condition *allows = one->start_yields ? &two->start_allows : &one->start_allows;
        out->first_tile = one->start_yields ? one->start_tile : two->start_tile;
        if (allows->option != RV_NO_OPTION) {
            rv_option_row *row = &out->options[allows->option];
            row->least = row->most = (uint8_t)allows->value;
            memset(row->standard, allows->value, sizeof row->standard);
        }
        out->start_yields = false;
        if (two->start_yields)
            return;
    } else if (both && (two->nbeside || one->nbeside || two->start_tile != one->start_tile))
        m->why = rv_printf(m->a, "%s and %s each have a start of their own", one->name, two->name);
    out->start_yields = !both && two->start_yields;
    take_all(m, lies());
}

/* Adds the tiles that the second has behind those of the common base, with their marks and the
 * pieces that hold them. Unlisted are those that neither lists. */
static void merge_tiles(merging *m) {
    rv_ruleset *out = m->out, *two = m->two;
    const rv_ruleset *common = m->common;
    const int kept = out->ntiles, more = two->ntiles - common->ntiles;
    const int unlisted = out->nunlisted + two->nunlisted - common->nunlisted;
    int16_t *const starts[] = {&two->start_tile, &two->start_else};
    bool only_adds = more >= 0 && two->all_ports_fit == common->all_ports_fit &&
                     two->edge_looks == common->edge_looks;
    for (int i = 0; i < common->ntiles && only_adds; i++)
        only_adds = strcmp(two->tiles[i].id, common->tiles[i].id) == 0 &&
                    rv_tile_alike(&two->tiles[i], &common->tiles[i], 0);
    if (!only_adds) {
        m->why =
            rv_printf(m->a, "%s has other tiles than %s, and what is played together adds some",
                      two->name, common->name);
        return;
    }
    rv_tile *tiles =
        rv_joined(m->a, sizeof *tiles, out->tiles, kept, two->tiles + common->ntiles, more);
    for (rv_tile *t = tiles + kept; t < tiles + kept + more; t++) {
        if (rv_tile_find(out, rv_str_of(t->id)) >= 0)
            m->why = rv_printf(m->a, "both have a tile %s", t->id);
        each_name(tile(), t, rename, m);
    }
    out->tiles = tiles;
    out->ntiles = (int16_t)(kept + more);
    rv_find_same(tiles, kept, out->ntiles);
    for (int i = 0; i < 2; i++)
        if (*starts[i] != RV_NO_TILE)
            *starts[i] = (int16_t)rv_tile_find(out, rv_str_of(two->tiles[*starts[i]].id));
    merge_start(m);
    if (unlisted > RV_MAX_UNLISTED)
        m->why = rv_printf(m->a, "more than %d tiles are not listed", RV_MAX_UNLISTED);
    out->nunlisted = (int16_t)(unlisted > 0 ? unlisted : 0);
    if (!*out->unlisted_id)
        out->unlisted_id = two->unlisted_id;
}

/* A number is one rule, however many cite it. */
static void merge_rules(merging *m) {
    rv_ruleset *out = m->out;
    const rv_ruleset *one = m->one, *two = m->two, *common = m->common;
    const int sources = two->nsources - common->nsources;
    out->nown = two->nrules - common->nrules;
    RV_EACH_AT(two->rules, out->nown, theirs) {
        const rv_rule *ours = rv_ruleset_find_rule(one, theirs->id);
        if (ours && ours - one->rules < one->nrules - common->nrules &&
            !rv_members_same(rule(), ours, theirs))
            m->why =
                rv_printf(m->a, "%s and %s have different rules %s: give one ledger other letters",
                          one->name, two->name, theirs->id);
    }
    rv_put_before(m->a, out->rules, out->nrules, two->rules, out->nown);
    rv_put_before(m->a, out->sources, out->nsources, two->sources, sources);
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

/* Whether a line above the turns is the base's and one of both has left it out, as what is true of
 * the base is not of both. */
static bool is_dropped(const merging *m, rv_str line) {
    return behind_line(m->common->blank, line) &&
           (!behind_line(m->one->blank, line) || !behind_line(m->two->blank, line));
}

/* Each ruleset shows turns of a game of its own; several together have told theirs. Returns what is
 * behind the turns: the result. */
static rv_str put_turns(rv_buf *b, const rv_ruleset *rs, rv_str turns) {
    static const char words[] = "# turns of a game with ", result[] = "# result:";
    if (!strstr(rs->blank, words))
        rv_putf(b, "%s%s alone:\n", words, rs->root);
    while (turns.n && strncmp(turns.s, result, sizeof result - 1) != 0) {
        const rv_str line = rv_str_cut(&turns, "\n");
        rv_putf(b, "%.*s\n", RV_CHARS(line));
    }
    return turns;
}

/* All lines of both: before one that both have, the lines of the first, then of the second. Turns
 * are examples, each kept whole; only the result behind them is of both. */
static void merge_blank(merging *m) {
    rv_buf b = {.arena = m->a};
    const char *from = m->two->blank, *end = NULL;
    rv_str rest = rv_str_of(m->one->blank), line = {"", 0};
    while (rest.n && !rv_str_is(line, "moves:")) {
        line = rv_str_cut(&rest, "\n");
        end = behind_line(from, line);
        for (rv_str more = rv_str_of(from); end && more.s && more.s < end;) {
            rv_str own = rv_str_cut(&more, "\n");
            if (!behind_line(m->one->blank, own) && !is_dropped(m, own))
                rv_putf(&b, "%.*s\n", RV_CHARS(own));
        }
        from = end ? end : from;
        if (!is_dropped(m, line))
            rv_putf(&b, "%.*s\n", RV_CHARS(line));
    }
    if (end) {
        rest = put_turns(&b, m->one, rest);
        put_turns(&b, m->two, rv_str_of(end));
        rv_putf(&b, "%.*s", RV_CHARS(rest));
    }
    m->out->blank = rv_buf_text(&b);
}

const rv_ruleset *rv_ruleset_merge(rv_arena *a, const rv_ruleset *one, const rv_ruleset *two,
                                   rv_ruleset **made, const char **why) {
    const rv_ruleset *common = two;
    bool two_editions = false;
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
    merging m = {a, RV_ROOM(a, rv_ruleset, 1), one, common, RV_ROOM(a, rv_ruleset, 1), NULL, {{0}}};
    *m.two = *two;
    *m.out = *one;
    m.out->base = one;
    m.out->saved = m.out->saved_in = NULL;
    m.out->called = "";
    m.out->name = m.out->root = rv_printf(a, "%s+%s", one->name, two->name);
    m.out->title = rv_printf(a, "%s + %s", one->title, two->title);
    for (rv_declared which = 0; which < RV_DECLARED; which++)
        place_declared(&m, which);
    if ((*why = m.why)) /* what has no place cannot be named */
        return NULL;
    rename_declared(&m, two);
    for (rv_declared which = 0; which < RV_DECLARED; which++)
        merge_declared(&m, which);
    merge_members(&m);
    merge_refused(&m);
    merge_tiles(&m);
    merge_rules(&m);
    merge_blank(&m);
    *why = m.why;
    return m.why ? NULL : (*made = m.out);
}
