/* members_test.c - the built-in rulesets equal the rulesets read from their files, member by
 * member. */
#include "../ok.h"
#include "ruleset/members.h"
#include "ruleset/ruleset.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST (1 << 20)

static char *load(void *ud, rv_asset asset, const char *name, size_t *n) {
    char path[300], *text = NULL;
    (void)ud;
    snprintf(path, sizeof path, "rulesets/%s", name);
    FILE *f = asset == RV_ASSET_RULESET ? fopen(path, "rb") : NULL;
    *n = 0;
    if (f && (text = malloc(MOST)))
        *n = fread(text, 1, MOST, f);
    if (f)
        fclose(f);
    return text;
}

/* The number of equal groups of members; *other: the first that differs, or NULL. */
static int alike(const rv_ruleset *a, const rv_ruleset *b, const char **other) {
    int n = 0;
    *other = NULL;
    for (int i = 0; i < rv_ruleset_members.n; i++) {
        const rv_member *m = &rv_ruleset_members.list[i];
        if (rv_members_same(m->of(), a, b))
            n++;
        else if (!*other)
            *other = m->name;
    }
    return n;
}

static void test_built_in(rv_library *built, rv_library *lib) {
    for (const rv_builtin *b = rv_builtins; b->name; b++) {
        const char *why = NULL, *other = "all of it";
        const rv_ruleset *own = rv_library_ruleset(built, b->name, NULL);
        const rv_ruleset *read = rv_library_ruleset(lib, b->name, &why);
        bool all = read && read != own && alike(own, read, &other) == rv_ruleset_members.n;
        if (!all)
            printf("# %s: %s\n", own->name, other);
        ok(all, "a built-in ruleset is what its files are read as");
    }
}

/* Marks the bytes of a structure that belong to its members; of a ruleset to those of its groups.
 */
static void cover(const rv_members *t, bool has[sizeof(rv_ruleset)]) {
    for (int i = 0; i < t->n; i++) {
        const rv_member *m = &t->list[i];
        size_t size = m->pointer ? sizeof(void *) : m->size * (size_t)m->n;
        if (t == &rv_ruleset_members)
            cover(m->of(), has);
        else
            memset(has + m->offset, true, size);
    }
}

/* Bytes of a structure that belong to no member, except padding. */
static int uncovered(const rv_members *t) {
    bool has[sizeof(rv_ruleset)] = {false};
    int most = 0, n = 0;
    cover(t, has);
    for (size_t i = 0; i < t->size; i++) {
        n = has[i] ? 0 : n + 1;
        most = n > most ? n : most;
    }
    return most;
}

static void test_all_there(const rv_members *t, int but) {
    const bool group = t->size == sizeof(rv_ruleset) && t != &rv_ruleset_members;
    int n = group ? 0 : uncovered(t);
    bool all = n < (int)sizeof(void *) + but;
    if (!all)
        printf("# %s: %d bytes\n", t->name, n);
    ok(all, "no member is left out of a table");
    for (int i = 0; i < t->n; i++)
        if (t->list[i].of)
            test_all_there(t->list[i].of(), 0);
}

static void test_differences(rv_library *built) {
    const rv_ruleset *own = rv_library_ruleset(built, rv_builtins[0].name, NULL);
    rv_ruleset other = *own;
    const char *name;
    other.kinds[1].points++;
    ok(alike(own, &other, &name) == rv_ruleset_members.n - 1 && strcmp(name, "declared") == 0,
       "and a member inside a list that is another is seen, in its group");
}

int main(void) {
    const rv_loader loader = {load, NULL};
    rv_library *lib = rv_library_new(loader.load, loader.ud), *built = rv_library_new(NULL, NULL);
    test_built_in(built, lib);
    test_differences(built);
    test_all_there(&rv_ruleset_members, sizeof(void *)); /* not `base` and `links` */
    rv_library_free(lib);
    rv_library_free(built);
    return ok_status();
}
