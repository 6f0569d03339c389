/* embed.c - host tool: reads rulesets/NAME/ruleset.yaml and scripts/NAME.lua as the engine does and
 * writes them as C, so that the program does not parse them at each start.
 *
 *     embed RULESETS SCRIPTS > rulesets.c
 */
#include "ruleset/library.h"
#include <dirent.h>
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

static void texts(int n, const char *const *list) {
    for (int i = 0; i < n; i++) {
        text(list[i]);
        printf(", ");
    }
}

static void bytes(const uint8_t *p, size_t n) {
    printf("{");
    for (size_t i = 0; i < n; i++)
        printf("%u,", p[i]);
    printf("}, ");
}

static void numbers(const int16_t *p, int n) {
    printf("{");
    for (int i = 0; i < n; i++)
        printf("%d, ", p[i]);
    printf(n ? "}" : "0}");
}

static void region(const rv_region *r) {
    printf("{%u, %u, %u, %u, %u, %u, %u, %u, %u, %u}, ", r->ports, r->kind, r->doubles, r->prizes,
           r->collects, r->prize_ports, r->collect_ports, r->touches, r->sides, r->symbols);
}

static void quad(const uint16_t n[4]) {
    printf("{%u, %u, %u, %u}, ", n[0], n[1], n[2], n[3]);
}

static void tile(const rv_tile *t) {
    printf("{");
    texts(2, (const char *const[]){t->id, t->look});
    printf("{%u, %u}, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, ", t->count[0], t->count[1], t->same,
           t->alike, t->same_turn, t->nregions, t->marks, t->symbols, t->sides, t->odd_city,
           t->bridge, t->around);
    bytes(t->region_at, sizeof t->region_at);
    quad(t->on_side);
    quad(t->edges);
    printf("{");
    for (int r = 0; r < (t->nregions ? t->nregions : 1); r++)
        region(&t->regions[r]);
    printf("}},\n");
}

static void rating(const rv_rating *r) {
    printf("{%d, %d, %d, ", r->per_tile, r->per_prize, r->points);
    texts(1, &r->rule);
    printf("}, ");
}

static void symbols(const rv_ruleset *rs) {
    printf(".nsymbols = %d, .symbols = {", rs->nsymbols);
    for (int i = 0; i < rs->nsymbols; i++) {
        const rv_symbol *s = &rs->symbols[i];
        printf("{");
        texts(4, (const char *const[]){s->key, s->one, s->several, s->path});
        printf("%d, %u, %u, ", s->letter, s->picture, s->on);
        rating(&s->completed);
        rating(&s->unfinished);
        printf("},\n");
    }
    printf(rs->nsymbols ? "},\n" : "{0}},\n");
}

static void pieces(const rv_ruleset *rs) {
    printf(".mark_letters = {");
    for (int m = 0; m < RV_M_COUNT; m++)
        printf("%d, ", rs->mark_letters[m]);
    printf("},\n.pieces = {");
    for (int p = 0; p < RV_P_COUNT; p++) {
        numbers(rs->pieces[p], RV_MAX_PLAYERS + 1);
        printf(", ");
    }
    printf("},\n");
}

static void words(const rv_ruleset *rs) {
    pieces(rs);
    symbols(rs);
    printf(".doubles_letter = %d, .prize_letter = %d, .collects_letter = %d, .words = {\n",
           rs->doubles_letter, rs->prize_letter, rs->collects_letter);
    for (int w = 0; w < RV_W_COUNT; w++) {
        printf("{");
        texts(3, (const char *const[]){rs->words[w].one, rs->words[w].several, rs->words[w].name});
        printf("}, ");
    }
    printf("},\n.numbers = ");
    numbers(rs->numbers, RV_N_COUNT);
    printf(",\n.final = ");
    bytes(rs->final, sizeof rs->final);
}

static void tables(int i, const rv_ruleset *rs) {
    printf("static const rv_tile tiles_%d[] = {\n", i);
    for (int t = 0; t < rs->ntiles; t++)
        tile(&rs->tiles[t]);
    printf("};\nstatic const uint64_t inside_%d[] = {", i);
    for (int y = 0; y < rs->ranks; y++)
        printf("%llu,", (unsigned long long)rs->inside[y]);
    printf("0};\nstatic const rv_start starts_%d[] = {\n", i);
    for (int s = 0; s < rs->nstarts; s++) {
        printf("{%d, %d, %d, ", rs->starts[s].space, rs->starts[s].x, rs->starts[s].y);
        tile(&rs->starts[s].tile);
        printf("},");
    }
    printf("{0}};\nstatic const rv_source_row sources_%d[] = {\n", i);
    for (int s = 0; s < rs->nsources; s++) {
        printf("{");
        texts(2, (const char *const[]){rs->sources[s].key, rs->sources[s].text});
        printf("},\n");
    }
    printf("{NULL, NULL}};\nstatic const rv_rule rules_%d[] = {\n", i);
    for (int k = 0; k < rs->nrules; k++) {
        const rv_rule *r = &rs->rules[k];
        printf("{");
        texts(11,
              (const char *const[]){r->id, r->section, r->title, r->text, r->source, r->standing,
                                    r->edition, r->options, r->example, r->see, r->note});
        printf("%d},\n", r->testable);
    }
    printf("{0}};\n");
}

static void kinds(const rv_ruleset *rs) {
    printf(".nkinds = %d, .kinds = {\n", rs->nkinds);
    for (int k = 0; k < rs->nkinds; k++) {
        const rv_kind *d = &rs->kinds[k];
        printf("{");
        texts(2, (const char *const[]){d->name, d->role});
        printf("%d, %d, %d, %d, %d, %d, %d, %d, %d, %d, ", d->letter, d->line, d->area, d->around,
               d->keep, d->points, d->doubled, d->prize, d->unfinished, d->unfinished_prize);
        texts(3, (const char *const[]){d->rule, d->doubled_rule, d->unfinished_rule});
        printf("%d, ", d->ntable);
        numbers(d->table, d->ntable);
        printf("},\n");
    }
    printf("},\n");
}

static void refused(const rv_ruleset *rs) {
    printf(".nrefused = %d, .refused = {", rs->nrefused);
    for (int i = 0; i < rs->nrefused; i++) {
        printf("{");
        texts(2, (const char *const[]){rs->refused[i].name, rs->refused[i].rule});
        printf("%d}, ", rs->refused[i].use);
    }
    printf(rs->nrefused ? "},\n" : "{NULL, NULL, 0}},\n");
}

/* No list of C is empty: what has no members holds zeros. */
static void track(const rv_ruleset *rs) {
    printf(".track = %d, .ncorners = %d, .corners = {%s", rs->track, rs->ncorners,
           rs->ncorners ? "" : "{0}");
    for (int c = 0; c < rs->ncorners; c++)
        printf("{%d, %d}, ", rs->corners[c].space, rs->corners[c].tile);
    printf("},\n.ngates = %d, .gates = ", rs->ngates);
    numbers(rs->gates, rs->ngates);
    printf(",\n.ntokens = %d, .tokens = {%s", rs->ntokens, rs->ntokens ? "" : "{0}");
    for (int k = 0; k < rs->ntokens; k++) {
        const rv_token *t = &rs->tokens[k];
        printf("{%d, %d, %d, %d, %d, ", t->number, t->copies, t->kind, t->amount, t->effect);
        text(t->rule);
        printf("},\n");
    }
    printf("},\n");
}

static void edges(const rv_ruleset *rs) {
    printf(".nedges = %d, .edge_kinds = {", rs->nedges);
    for (int e = 0; e <= rs->nedges; e++)
        bytes(rs->edge_kinds[e], 3);
    printf("}, .edge_faces = ");
    bytes(rs->edge_faces, (size_t)rs->nedges + 1);
    printf("\n");
}

static void options(const rv_ruleset *rs) {
    printf(".options = {\n");
    for (int o = 0; o < RV_O_COUNT; o++) {
        printf("{%d, %u, %u, %u, ", rs->options[o].offered, rs->options[o].standard,
               rs->options[o].least, rs->options[o].most);
        texts(2, (const char *const[]){rs->options[o].rule, rs->options[o].help});
        printf("},\n");
    }
    printf("},\n.laws = {");
    texts(RV_L_COUNT, rs->laws);
    printf("},\n");
    refused(rs);
    printf(".blank = ");
    text(rs->blank);
    printf(",\n");
}

/* Which of those that are written has this name; -1. */
static int index_of(const rv_ruleset *rs, char *const *names, int n) {
    for (int i = 0; rs && i < n; i++)
        if (strcmp(names[i], rs->name) == 0)
            return i;
    return -1;
}

static void ruleset(int i, const rv_ruleset *rs, int base) {
    tables(i, rs);
    if (base >= 0)
        printf("static const rv_ruleset ruleset_%d;\n", base);
    printf("static const rv_ruleset ruleset_%d = {", i);
    texts(3, (const char *const[]){rs->name, rs->title, rs->edition});
    printf("%d, {", rs->nmodules);
    texts(rs->nmodules, rs->modules);
    printf("}, ");
    printf(base < 0 ? "NULL, " : "&ruleset_%d, ", base);
    texts(2, (const char *const[]){rs->root, rs->game});
    printf("%d, %d, %d, %d, %d,\n", rs->min_players, rs->max_players, rs->supply, rs->ties_share,
           rs->all_ports_fit);
    kinds(rs);
    words(rs);
    printf(".bounded = %d, .files = %d, .ranks = %d, .inside = inside_%d,\n", rs->bounded,
           rs->files, rs->ranks, i);
    printf(".nstarts = %d, .starts = starts_%d,\n", rs->nstarts, i);
    track(rs);
    edges(rs);
    printf(".ntiles = %d, .nlaid = {%d, %d}, .start_tile = %d, .arounds = %d, .edge_looks = %d, "
           ".tiles = tiles_%d,\n",
           rs->ntiles, rs->nlaid[0], rs->nlaid[1], rs->start_tile, rs->arounds, rs->edge_looks, i);
    printf(".nunlisted = %d, .unlisted_id = \"%s\",\n", rs->nunlisted, rs->unlisted_id);
    printf(".nrules = %d, .nown = %d, .nsources = %d, .rules = rules_%d, .sources = sources_%d,\n",
           rs->nrules, rs->nown, rs->nsources, i, i);
    options(rs);
    printf("};\n");
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
            ruleset(i, rs, index_of(rs->base, names, n));
        else
            status = fprintf(stderr, "%s/%s\n", dir, why) > 0;
    }
    printf("const rv_ruleset *const rv_builtins[] = {");
    for (int i = 0; i < n && !status; i++)
        printf("&ruleset_%d, ", i);
    printf("NULL};\n");
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
    printf("/* made by engine/tool/embed.c */\n#include \"ruleset/ruleset.h\"\n");
    int status = write_rulesets(lib, d.rulesets);
    write_scripts(&d);
    rv_library_free(lib);
    return status || fflush(stdout) || ferror(stdout);
}
