/* ruleset_declared.c - what rulesets declare under names of their own: kinds, figures, sorts of
 * pieces, tokens, marks.
 */
#include "ruleset/members.h"
#include "ruleset/ruleset_read.h"
#include <string.h>

/* Rows of a ruleset, each of which begins with its key, and how many there are. */
static const struct declared {
    const char *member, *what;
    size_t rows, size, count;
    bool fixed; /* of two rulesets neither can change it for the other: what is printed on tiles */
    bool parts; /* what they change of those of the common base is merged part by part */
} tables[] = {
#define ROWS(member)                                                                               \
    offsetof(rv_ruleset, member), sizeof *((rv_ruleset *)0)->member, offsetof(rv_ruleset, n##member)
    [RV_DECLARED_OPTIONS] = {"own_options", "options of its own", ROWS(own_options), true, false},
    [RV_DECLARED_KINDS] = {"kinds", "kinds", ROWS(kinds), false, true},
    [RV_DECLARED_FIGURES] = {"figures", "figures with the plain one", ROWS(figures), false, false},
    [RV_DECLARED_PIECES] = {"pieces", "sorts of pieces", ROWS(pieces), false, false},
    [RV_DECLARED_TOKENS] = {"tokens", "kinds of tokens and dice", ROWS(tokens), true, false},
    [RV_DECLARED_SYMBOLS] = {"symbols", "marks of its own", ROWS(symbols), true, false},
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
    memset(row_at(rs, which, *n), 0, tables[which].size);
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
