/* members.c - the tables of the members of a ruleset's structures, and the walks over them: values
 * are compared and merged member by member, and embed.c makes images of them. Then what rulesets
 * declare under names of their own: kinds, figures, sorts of pieces, tokens, marks.
 */
#include "ruleset/members.h"
#include "ruleset/ruleset_read.h"
#include <string.h>

/* ---- tables -------------------------------------------------------------------------------- */

#define OF(s, path) (((s *)0)->path)
#define IS_TEXT(x) _Generic((x), const char * : true, default : false)
#define MEMBER(s, m, one, how, ...)                                                                \
    {                                                                                              \
        .name = #m, .text = IS_TEXT(OF(s, one)), .merging = how, .offset = offsetof(s, m),         \
        .size = sizeof OF(s, one), __VA_ARGS__                                                     \
    }
#define ROW(s, m, one) .n = (int)(sizeof OF(s, m) / sizeof OF(s, one))
/* One; several; several in groups; structures; a structure; what a pointer leads to. */
#define ONE(m) MEMBER(S, m, m, HOW, .n = 1)
#define SEVERAL(m) MEMBER(S, m, m[0], HOW, ROW(S, m, m[0]))
#define GROUPS(m) MEMBER(S, m, m[0][0], HOW, ROW(S, m, m[0][0]))
#define STRUCTS(m, t) MEMBER(S, m, m[0], HOW, ROW(S, m, m[0]), .of = &t)
#define PART(m, t) MEMBER(S, m, m, HOW, .n = 1, .of = &t)
#define LISTED(m, count_, t)                                                                       \
    MEMBER(S, m, m[0], HOW, .pointer = true, .count = offsetof(S, count_),                         \
           .count_size = sizeof OF(S, count_), .of = t)

#define ROWS(...) __VA_ARGS__
#define TABLE(t, s, ...)                                                                           \
    static const rv_member t##_list[] = {__VA_ARGS__};                                             \
    static const rv_members t = {#s, sizeof(s), sizeof t##_list / sizeof *t##_list, t##_list};

#define HOW RV_MERGE_APART
#define S rv_region
TABLE(region, rv_region, ONE(ports), ONE(kind), ONE(doubles), ONE(prizes), ONE(collects),
      ONE(prize_ports), ONE(collect_ports), ONE(touches), ONE(sides))
#undef S
#define S rv_tile
TABLE(tile, rv_tile, ONE(id), ONE(look), SEVERAL(count), ONE(same), ONE(alike), ONE(same_turn),
      ONE(nregions), ONE(symbols), ONE(sides), ONE(part), ONE(bare), ONE(odd_city), ONE(built),
      ONE(around), SEVERAL(region_at), SEVERAL(on_side), SEVERAL(edges), STRUCTS(regions, region),
      SEVERAL(symbols_on), ONE(hand), ONE(foreign))
#undef S
#define S rv_start
TABLE(start, rv_start, ONE(space), ONE(x), ONE(y), PART(tile, tile))
#undef S
#define S rv_start_at
TABLE(beside, rv_start_at, ONE(id), ONE(x), ONE(y), ONE(quarters))
#undef S
#define S rv_condition
TABLE(condition, rv_condition, ONE(option), ONE(value))
#undef S
#define S rv_rating
TABLE(rating, rv_rating, ONE(per_tile), ONE(per_prize), ONE(points), ONE(rule),
      PART(option, condition))
#undef S
#define S rv_symbol
TABLE(symbol, rv_symbol, ONE(key), ONE(one), ONE(several), ONE(path), ONE(letter), ONE(picture),
      ONE(on), PART(completed, rating), PART(unfinished, rating), ONE(size))
#undef S
#define S rv_figure_row
TABLE(figure, rv_figure_row, ONE(key), ONE(prefix), ONE(one), ONE(several), ONE(before), ONE(path),
      PART(option, condition), ONE(strength), ONE(each), ONE(size), ONE(joins), ONE(rule),
      PART(completed, condition), ONE(on), ONE(home))
#undef S
#define S rv_piece_row
TABLE(piece, rv_piece_row, ONE(key), ONE(one), ONE(several), PART(option, condition), SEVERAL(each),
      ONE(path))
#undef S
#define S rv_face
TABLE(face, rv_face, ONE(key), ONE(number))
#undef S
#define S rv_token
TABLE(token, rv_token, ONE(key), ONE(one), ONE(several), ONE(path), ONE(picture), ONE(on), ONE(bag),
      ONE(die), PART(option, condition), ONE(rule), ONE(number), ONE(nfaces), STRUCTS(faces, face))
#undef S
#define S rv_kind
TABLE(kind, rv_kind, ONE(name), ONE(role), ONE(letter), ONE(line), ONE(area), ONE(around),
      ONE(bare), ONE(any), ONE(keep), ONE(points), ONE(doubled), ONE(prize), ONE(unfinished),
      ONE(unfinished_prize), ONE(rule), ONE(doubled_rule), ONE(unfinished_rule), ONE(ntable),
      SEVERAL(table), PART(option, condition), ONE(path))
#undef S
#define S rv_wall_tile
TABLE(wall_tile, rv_wall_tile, ONE(number), ONE(copies), ONE(kind), ONE(amount), ONE(effect),
      ONE(rule))
#undef S
#define S rv_corner
TABLE(corner, rv_corner, ONE(space), ONE(tile))
#undef S
#define S rv_option_row
TABLE(option, rv_option_row, ONE(offered), ONE(standard), ONE(least), ONE(most), ONE(rule),
      ONE(help))
#undef S
#define S rv_own_option
TABLE(own_option, rv_own_option, ONE(key), ONE(nvalues), SEVERAL(values))
#undef S
#define S rv_word_row
TABLE(word, rv_word_row, ONE(one), ONE(several), ONE(name))
#undef S
#define S rv_refused_row
TABLE(refused, rv_refused_row, ONE(name), ONE(rule), ONE(use))
#undef S
#define S rv_source_row
TABLE(source, rv_source_row, ONE(key), ONE(text))
#undef S
#define S rv_rule
TABLE(rule, rv_rule, ONE(id), ONE(section), ONE(title), ONE(text), ONE(source), ONE(standing),
      ONE(edition), ONE(options), ONE(example), ONE(see), ONE(note), ONE(testable))
#undef S
#undef HOW

#define S rv_ruleset
static const rv_member ruleset_list[] = {
#define HOW RV_MERGE_APART
    ROWS(ONE(name), ONE(title), ONE(edition), ONE(nmodules), SEVERAL(modules), ONE(nscripts),
         SEVERAL(scripts), ONE(root), ONE(game), ONE(min_players), ONE(max_players),
         ONE(all_ports_fit), ONE(nkinds), ONE(nedges), GROUPS(edge_kinds), SEVERAL(edge_faces),
         ONE(ntiles), SEVERAL(nlaid), ONE(start_tile), ONE(start_yields), ONE(first_tile),
         ONE(start_quarters), ONE(nbeside), STRUCTS(beside, beside), ONE(arounds), ONE(edge_looks),
         LISTED(tiles, ntiles, &tile), ONE(nunlisted), ONE(unlisted_id), ONE(nrules), ONE(nown),
         ONE(nsources), LISTED(rules, nrules, &rule), LISTED(sources, nsources, &source),
         ONE(nrefused), STRUCTS(refused, refused), ONE(blank), ONE(nsymbols),
         STRUCTS(symbols, symbol), ONE(npieces), STRUCTS(pieces, piece), ONE(ntokens),
         STRUCTS(tokens, token), ONE(nfigures), STRUCTS(figures, figure), ONE(nown_options),
         STRUCTS(own_options, own_option)),
#undef HOW
#define HOW RV_MERGE_PARTS
    ROWS(STRUCTS(kinds, kind)),
#undef HOW
#define HOW RV_MERGE_FINAL
    ROWS(SEVERAL(final)),
#undef HOW
#define HOW RV_MERGE_WALL_TILES
    ROWS(ONE(nwall_tiles), STRUCTS(wall_tiles, wall_tile)),
#undef HOW
#define HOW RV_MERGE_EACH
    ROWS(ONE(ties_share), ONE(doubles_letter), ONE(prize_letter), ONE(collects_letter),
         STRUCTS(words, word), SEVERAL(numbers), STRUCTS(options, option), SEVERAL(cites)),
#undef HOW
#define HOW RV_MERGE_BOARD
    ROWS(ONE(bounded), ONE(files), ONE(ranks), LISTED(inside, ranks, NULL), ONE(nstarts),
         LISTED(starts, nstarts, &start), ONE(track), ONE(ncorners), STRUCTS(corners, corner),
         ONE(ngates), SEVERAL(gates)),
#undef HOW
};
#undef S

const rv_members *const rv_kind_members = &kind;
const rv_members rv_ruleset_members = {"rv_ruleset", sizeof(rv_ruleset),
                                       sizeof ruleset_list / sizeof *ruleset_list, ruleset_list};

/* ---- walking them -------------------------------------------------------------------------- */

const char *rv_member_at(const rv_member *m, const void *in, int *n) {
    const char *at = (const char *)in + m->offset;
    *n = m->n;
    if (m->pointer) {
        const void *pointed = at, *count = (const char *)in + m->count;
        *n = m->count_size == sizeof(int16_t) ? *(const int16_t *)count : *(const int32_t *)count;
        memcpy(&at, pointed, sizeof at);
    }
    return at;
}

static bool same_one(const rv_member *m, const char *a, const char *b) {
    const char *one, *other;
    if (!m->text)
        return m->of ? rv_members_same(m->of, a, b) : memcmp(a, b, m->size) == 0;
    memcpy(&one, a, sizeof one);
    memcpy(&other, b, sizeof other);
    return one && other ? strcmp(one, other) == 0 : one == other;
}

bool rv_members_same(const rv_members *of, const void *a, const void *b) {
    bool same = true;
    for (int i = 0; i < of->n && same; i++)
        same = rv_member_same(&of->list[i], a, b);
    return same;
}

bool rv_member_same(const rv_member *m, const void *a, const void *b) {
    int n, more;
    const char *one = rv_member_at(m, a, &n), *other = rv_member_at(m, b, &more);
    bool same = n == more;
    for (int i = 0; i < n && same; i++)
        same = same_one(m, one + m->size * (size_t)i, other + m->size * (size_t)i);
    return same;
}

void rv_member_merge(const rv_member *m, void *out, const void *two, const void *common) {
    const char *from = (const char *)two + m->offset, *base = (const char *)common + m->offset;
    char *to = (char *)out + m->offset;
    if (m->merging >= RV_MERGE_FINAL) {
        memcpy(to, from, m->pointer ? sizeof from : m->size * (size_t)m->n);
        return;
    }
    for (size_t at = 0; at < m->size * (size_t)m->n; at += m->size) {
        for (int i = 0; m->merging == RV_MERGE_PARTS && i < m->of->n; i++)
            rv_member_merge(&m->of->list[i], to + at, from + at, base + at);
        if (m->merging != RV_MERGE_PARTS && !same_one(m, from + at, base + at))
            memcpy(to + at, from + at, m->size);
    }
}

/* ---- what rulesets declare ------------------------------------------------------------------- */

/* Rows of a ruleset, each of which begins with its key, and how many there are. */
static const struct declared {
    const char *member, *what;
    size_t count, rows, size;
    bool fixed; /* of two rulesets neither can change it for the other: what is printed on tiles */
    bool parts; /* what they change of those of the common base is merged part by part */
} tables[] = {
#define DECLARED(member, what, fixed, parts)                                                       \
    {                                                                                              \
#member, what, offsetof(rv_ruleset, n##member), offsetof(rv_ruleset, member),              \
            sizeof((const rv_ruleset *)0)->member[0], fixed, parts                                 \
    }
    [RV_DECLARED_OPTIONS] = DECLARED(own_options, "options of its own", true, false),
    [RV_DECLARED_KINDS] = DECLARED(kinds, "kinds", false, true),
    [RV_DECLARED_FIGURES] = DECLARED(figures, "figures with the plain one", false, false),
    [RV_DECLARED_PIECES] = DECLARED(pieces, "sorts of pieces", false, false),
    [RV_DECLARED_TOKENS] = DECLARED(tokens, "kinds of tokens and dice", true, false),
    [RV_DECLARED_SYMBOLS] = DECLARED(symbols, "marks of its own", true, false),
};

static const rv_member *member_of(rv_declared which) {
    const rv_member *m = rv_ruleset_members.list;
    while (strcmp(m->name, tables[which].member) != 0)
        m++;
    return m;
}

static int16_t *count_of(const rv_ruleset *rs, rv_declared which) {
    return (int16_t *)((uintptr_t)rs + tables[which].count);
}

static void *row_at(const rv_ruleset *rs, rv_declared which, int i) {
    return (void *)((uintptr_t)rs + tables[which].rows + tables[which].size * (size_t)i);
}

int rv_declared_find(const rv_ruleset *rs, rv_declared which, rv_str key) {
    for (int i = 0; i < *count_of(rs, which); i++)
        if (rv_str_is(key, *(const char **)row_at(rs, which, i)))
            return i;
    return -1;
}

/* One more, all zero; -1 where there is no room. */
static int add_row(rv_ruleset *rs, rv_declared which) {
    int16_t *n = count_of(rs, which);
    if (*n == member_of(which)->n)
        return -1;
    memset(row_at(rs, which, *n), 0, member_of(which)->size);
    return (*n)++;
}

void *rv_declare(rv_reading *r, rv_declared which, const rv_yaml *key) {
    int i = rv_declared_find(r->rs, which, key->text);
    bool known = i >= 0;
    if (!known && (i = add_row(r->rs, which)) < 0) {
        rv_too_many(r, key, rv_printf(r->a, "%d", member_of(which)->n), tables[which].what);
        return NULL;
    }
    void *row = row_at(r->rs, which, i);
    if (!known)
        *(const char **)row = rv_read_name(r, key);
    return row;
}

/* Whether a ruleset declares the i-th row, or says otherwise of it than the common base does. */
static bool is_own(const rv_ruleset *rs, int i, const rv_ruleset *common, rv_declared which) {
    const rv_member *m = member_of(which);
    return i >= *count_of(common, which) ||
           !rv_members_same(m->of, row_at(rs, which, i), row_at(common, which, i));
}

const char *rv_declared_merge(rv_arena *a, rv_ruleset *out, const rv_ruleset *two,
                              const rv_ruleset *common, rv_declared which,
                              uint8_t as[RV_DECLARED_EACH]) {
    const rv_member *m = member_of(which);
    const int known = *count_of(common, which);
    for (int i = 0; i < *count_of(two, which); i++) {
        const void *row = row_at(two, which, i);
        const char *key = *(const char *const *)row;
        int there = i < known ? i : rv_declared_find(out, which, rv_str_of(key));
        bool own = is_own(two, i, common, which);
        if ((there >= known || tables[which].fixed) && own && there >= 0 &&
            is_own(out, there, common, which) &&
            !rv_members_same(m->of, row, row_at(out, which, there)))
            return rv_printf(a, "%s and %s both declare %s, and not the same", out->base->name,
                             two->name, key);
        if (there < 0 && (there = add_row(out, which)) < 0)
            return rv_printf(a, "together they have more than %d %s", m->n, tables[which].what);
        if (own && !(i < known && tables[which].parts))
            memcpy(row_at(out, which, there), row, m->size);
        as[i] = (uint8_t)there;
    }
    return NULL;
}
