/* embed.c - host tool: reads rulesets/NAME/ruleset.yaml and scripts/NAME.lua as the engine does and
 * writes them as C, so that the program does not parse them at each start.
 *
 *     embed RULESETS SCRIPTS > rulesets.c
 */
#include "ruleset/members.h"
#include <dirent.h>
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_NAMES 256

typedef struct dirs {
    const char *rulesets, *scripts;
} dirs;

static char *read_all(FILE *f, size_t *n) {
    size_t cap = 65536;
    char *p = malloc(cap);
    *n = 0;
    while (p) {
        size_t got = fread(p + *n, 1, cap - *n, f);
        *n += got;
        if (*n < cap) /* room for a NUL is left */
            return p;
        cap *= 2;
        char *bigger = realloc(p, cap);
        if (!bigger)
            free(p);
        p = bigger;
    }
    return NULL;
}

static char *load(void *ud, rv_asset asset, const char *name, size_t *n) {
    const dirs *d = ud;
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", asset == RV_ASSET_RULESET ? d->rulesets : d->scripts,
             name);
    FILE *f = fopen(path, "rb");
    if (!f)
        return NULL;
    char *text = read_all(f, n);
    fclose(f);
    return text;
}

/* ---- C literals ---------------------------------------------------------------------------- */

static void text(const char *s) {
    if (!s) {
        printf("NULL");
        return;
    }
    putchar('"');
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        if (c == '\n')
            printf("\\n\"\n\"");
        else if (c == '"' || c == '\\' || c == '?')
            printf("\\%c", c);
        else if (c < 0x20 || c >= 0x7f)
            printf("\\%03o", c);
        else
            putchar(c);
    }
    putchar('"');
}

/* ---- texts ----------------------------------------------------------------------------------- */

/* All texts of rulesets, each once, one behind the other from 1 on. */
static struct pool {
    void *known; /* a tree of pooled */
    struct pooled *first, *last;
    size_t n;
} pool = {NULL, NULL, NULL, 1};

typedef struct pooled {
    const char *s; /* of the ruleset */
    size_t place;
    struct pooled *next;
} pooled;

static int by_text(const void *a, const void *b) {
    return strcmp(((const pooled *)a)->s, ((const pooled *)b)->s);
}

static size_t place_of(const char *s) {
    pooled *p = s ? malloc(sizeof *p) : NULL;
    if (!s)
        return 0;
    if (!p)
        exit(1);
    *p = (pooled){s, pool.n, NULL};
    pooled **known = tsearch(p, &pool.known, by_text);
    if (!known)
        exit(1);
    if (*known != p) {
        free(p);
        return (*known)->place;
    }
    pool.n += strlen(s) + 1;
    pool.last = pool.last ? (pool.last->next = p) : (pool.first = p);
    return p->place;
}

static void write_texts(void) {
    printf("const char rv_builtin_texts[] = \"\\0\"\n");
    for (const pooled *p = pool.first; p; p = p->next) {
        text(p->s);
        printf("\"\\0\"\n");
    }
    printf(";\n");
}

static void number(const rv_member *m, const void *at) {
    if (m->type == RV_T_SIGNED)
        printf("%d", m->size == 1   ? *(const int8_t *)at
                     : m->size == 2 ? *(const int16_t *)at
                                    : *(const int32_t *)at);
    else if (m->size == sizeof(uint64_t))
        printf("%lluu", (unsigned long long)*(const uint64_t *)at);
    else
        printf("%u", m->size == 1   ? *(const uint8_t *)at
                     : m->size == 2 ? *(const uint16_t *)at
                                    : *(const uint32_t *)at);
}

/* ---- structures ---------------------------------------------------------------------------- */

static bool is_zero(const char *at, size_t n) {
    while (n && !*at)
        at++, n--;
    return !n;
}

static void structure(const rv_members *t, const char *at);

static void value(const rv_member *m, const char *at) {
    if (m->of)
        structure(m->of, at);
    else if (m->type == RV_T_TEXT)
        printf("T(%zu)", place_of(*(const char *const *)(const void *)at));
    else
        number(m, at);
}

static void values(const rv_member *m, const char *at, int n) {
    printf("{");
    for (int i = 0; i < n; i++) {
        printf(m->group > 1 && i % m->group == 0 ? "{" : "");
        value(m, at + m->size * (size_t)i);
        printf(m->group > 1 && i % m->group == m->group - 1 ? "}, " : ", ");
    }
    printf(n ? "}" : "0}"); /* no list of C is empty */
}

/* What is zero is not written. A list that is pointed to has been, with the number i. */
static void member(const rv_member *m, const char *in, int i) {
    int n;
    const char *at = rv_member_at(m, in, &n);
    if (!m->pointer && is_zero(at, m->size * (size_t)n))
        return;
    printf(".%s = ", m->name);
    if (m->pointer)
        printf("%s_%d", m->name, i);
    else if (n == 1)
        value(m, at);
    else
        values(m, at, n);
    printf(",\n");
}

static void members(const rv_members *t, const char *at, int i) {
    for (int k = 0; k < t->n; k++)
        member(&t->list[k], at, i);
}

static void structure(const rv_members *t, const char *at) {
    printf(is_zero(at, t->size) ? "{0" : "{");
    members(t, at, 0);
    printf("}");
}

static void listed(const rv_member *m, const char *in, int i) {
    int n;
    const char *at = rv_member_at(m, in, &n);
    printf("static const %s %s_%d[] = ", m->of ? m->of->name : "uint64_t", m->name, i);
    values(m, at, n);
    printf(";\n");
}

/* Which of those that are written has this name; -1. */
static int index_of(const rv_ruleset *rs, char *const *names, int n) {
    for (int i = 0; rs && i < n; i++)
        if (strcmp(names[i], rs->name) == 0)
            return i;
    return -1;
}

static void ruleset(int i, const rv_ruleset *rs) {
    const char *at = (const char *)rs;
    for (int k = 0; k < rv_ruleset_members.n; k++)
        if (rv_ruleset_members.list[k].pointer)
            listed(&rv_ruleset_members.list[k], at, i);
    printf("static const rv_ruleset ruleset_%d = {\n", i);
    members(&rv_ruleset_members, at, i);
    printf("};\n");
}

static void row(int i, const rv_ruleset *rs, int base) {
    printf("{");
    text(rs->name);
    printf(", ");
    text(rs->title);
    printf(", ");
    text(rs->base ? rs->base->game : "");
    printf(", \"");
    for (int f = RV_F_SMALL + 1; f < rs->nfigures; f++)
        printf("%s ", rs->figures[f].key);
    printf("\", &ruleset_%d, %d},\n", i, base);
}

/* ---- directories --------------------------------------------------------------------------- */

static int by_name(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The names in a directory that end in `ending`, without it, sorted. A name with a dot is none that
 * a record could use: reeve.d.lua is for editors. */
static int names_in(const char *dir, const char *ending, char *out[MAX_NAMES]) {
    DIR *d = opendir(dir);
    int n = 0;
    for (struct dirent *e; d && (e = readdir(d)) != NULL;) {
        size_t len = strlen(e->d_name), end = strlen(ending);
        if (len <= end || n == MAX_NAMES || strcmp(e->d_name + len - end, ending) != 0 ||
            memchr(e->d_name, '.', len - end))
            continue;
        out[n] = malloc(len + 1);
        if (!out[n])
            exit(1);
        memcpy(out[n], e->d_name, len - end);
        out[n++][len - end] = '\0';
    }
    if (d)
        closedir(d);
    qsort(out, (size_t)n, sizeof *out, by_name);
    return n;
}

static int write_rulesets(rv_library *lib, const char *dir) {
    char *names[MAX_NAMES];
    int n = names_in(dir, "", names), status = 0;
    for (int i = 0; i < n; i++) {
        const char *why = NULL;
        const rv_ruleset *rs = rv_library_ruleset(lib, names[i], &why);
        if (rs)
            ruleset(i, rs);
        else
            status = fprintf(stderr, "%s/%s\n", dir, why) > 0;
    }
    printf("const rv_builtin rv_builtins[] = {\n");
    for (int i = 0; i < n && !status; i++) {
        const rv_ruleset *rs = rv_library_ruleset(lib, names[i], NULL);
        row(i, rs, index_of(rs->base, names, n));
    }
    printf("{0}};\n");
    write_texts();
    for (int i = 0; i < n; i++)
        free(names[i]);
    return status;
}

static void write_scripts(const dirs *d) {
    char *names[MAX_NAMES], file[300];
    int n = names_in(d->scripts, ".lua", names);
    printf("const rv_builtin_script rv_builtin_scripts[] = {\n");
    for (int i = 0; i < n; i++) {
        size_t size = 0;
        snprintf(file, sizeof file, "%s.lua", names[i]);
        char *lua = load((void *)(uintptr_t)d, RV_ASSET_SCRIPT, file, &size);
        if (!lua)
            exit(1);
        lua[size] = '\0';
        printf("{\"%s\",\n", names[i]);
        text(lua);
        printf("},\n");
        free(lua);
        free(names[i]);
    }
    printf("{NULL, NULL}};\n");
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: embed RULESETS SCRIPTS\n");
        return 2;
    }
    dirs d = {argv[1], argv[2]};
    const rv_loader loader = {load, &d};
    rv_library *lib = rv_library_new(&loader);
    if (!lib)
        return 5;
    printf("/* made by engine/tool/embed.c */\n#include \"ruleset/ruleset.h\"\n"
           "#define T(place) ((const char *)(uintptr_t)(place))\n");
    int status = write_rulesets(lib, d.rulesets);
    write_scripts(&d);
    rv_library_free(lib);
    return status || fflush(stdout) || ferror(stdout);
}
