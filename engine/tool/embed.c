/* embed.c - host tool: reads rulesets/NAME/ with their scripts, and scripts/NAME.lua, as the engine
 * does and writes them as C, so that the program does not parse them at each start.
 *
 *     embed RULESET... - SCRIPT... > rulesets.c     (names, at the top of the checkout)
 */
#include "lua/script_lua.h"
#include "ruleset/members.h"
#include <stdio.h>
#include <stdlib.h>

/* The tool links with this in place of the rulesets that it is about to make. */
const rv_builtin rv_builtins[] = {{0}};
const char rv_builtin_texts[] = "";
const rv_builtin_script rv_builtin_scripts[] = {{NULL, NULL, NULL, 0}};
const rv_builtin_script rv_builtin_own_scripts[] = {{NULL, NULL, NULL, 0}};

static char *load(void *ud, rv_asset asset, const char *name, size_t *n) {
    char path[1024];
    (void)ud;
    snprintf(path, sizeof path, "%s/%s", asset == RV_ASSET_RULESET ? "rulesets" : "scripts", name);
    FILE *f = fopen(path, "rb");
    if (!f)
        return NULL;
    long size = fseek(f, 0, SEEK_END) == 0 ? ftell(f) : -1;
    char *text = size >= 0 ? malloc((size_t)size + 1) : NULL; /* of none, too */
    rewind(f);
    *n = text ? fread(text, 1, (size_t)size, f) : 0;
    fclose(f);
    return text;
}

/* ---- C literals ---------------------------------------------------------------------------- */

static void text(const char *s) {
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
    char bytes[1 << 20];
    size_t n, texts;
    size_t known[1 << 16]; /* their places, by what their bytes give; 0: free */
} pool = {.n = 1};

static size_t place_of(const char *s) {
    const size_t size = strlen(s) + 1, all = sizeof pool.known / sizeof *pool.known;
    size_t at = 5381, place;
    for (const char *c = s; *c; c++)
        at = at * 33 ^ (unsigned char)*c;
    for (at %= all; (place = pool.known[at]) != 0; at = (at + 1) % all)
        if (strcmp(pool.bytes + place, s) == 0)
            return place;
    if (pool.n + size > sizeof pool.bytes || ++pool.texts == all)
        exit(1);
    memcpy(pool.bytes + pool.n, s, size);
    pool.known[at] = pool.n;
    pool.n += size;
    return pool.n - size;
}

/* ---- images ---------------------------------------------------------------------------------- */

enum { MOST_RULESETS = 256, MOST_BYTES = 1 << 18 };

/* The image of a ruleset (rv_builtin): the structure, and behind it the lists of its pointers. Of
 * an address only the first word is written. */
enum { REST = RV_IMAGE_SORTS };
typedef struct image {
    uint32_t words[MOST_BYTES / sizeof(uint32_t)];
    uint8_t sorts[MOST_BYTES / sizeof(uint32_t)];
    size_t n; /* bytes */
} image;

static size_t add_bytes(image *of, size_t n) {
    const size_t place = of->n, unit = sizeof(uint64_t);
    of->n = (place + n + unit - 1) / unit * unit;
    if (of->n > MOST_BYTES)
        exit(1);
    return place;
}

static void put_address(image *to, size_t at, uint8_t sort, size_t place) {
    const size_t first = at / sizeof *to->words, words = sizeof(char *) / sizeof *to->words;
    memset(to->sorts + first, REST, words);
    to->words[first] = (uint32_t)place;
    to->sorts[first] = sort;
}

/* Copies a structure member by member, so that what lies between them is zero in each build; puts
 * the places of texts and of lists where their addresses belong. */
static void put_members(image *to, const rv_members *t, const char *from, size_t at) {
    RV_EACH_OF(t, m) {
        int n;
        const char *one = rv_member_at(m, from, &n), *s;
        size_t place = at + m->offset;
        if (m->pointer && one) {
            place = add_bytes(to, m->size * (size_t)n);
            put_address(to, at + m->offset, RV_IMAGE_LIST, place);
        }
        for (int i = 0; i < n; i++, one += m->size, place += m->size) {
            if (m->of)
                put_members(to, m->of(), one, place);
            else if (!m->text)
                memcpy((char *)to->words + place, one, m->size);
            else if (memcpy(&s, one, sizeof s), s)
                put_address(to, place, RV_IMAGE_TEXT, place_of(s));
        }
    }
}

static void make_image(image *to, const rv_ruleset *rs) {
    memset(to, 0, sizeof *to);
    if (rs)
        put_members(to, &rv_ruleset_members, (const char *)rs, add_bytes(to, sizeof *rs));
}

/* Writes in what it differs from that of the ruleset that it extends; returns its size. */
static size_t write_image(int number, const rv_ruleset *rs) {
    static image own, base;
    make_image(&own, rs);
    make_image(&base, rs->base);
    const size_t size = own.n > base.n ? own.n : base.n;
    printf("static const uint32_t image_%d[] = {", number);
    for (size_t i = 0, last = 0; i < size / sizeof *own.words; i++)
        if (own.sorts[i] != REST &&
            (own.words[i] != base.words[i] || own.sorts[i] != base.sorts[i])) {
            printf("%zu,%#lx,\n", (i - last) * RV_IMAGE_SORTS + own.sorts[i],
                   (unsigned long)own.words[i]);
            last = i;
        }
    printf("0};\n");
    return size;
}

/* ---- what is built in ------------------------------------------------------------------------ */

/* Writes what a ruleset declares beside the one that it extends; see rv_builtin. */
static void write_own_words(rv_library *lib, const rv_ruleset *rs) {
    const rv_ruleset *base = rs->base ? rs->base : &(rv_ruleset){.nfigures = RV_F_SMALL + 1};
    for (int i = base->nfigures; i < rs->nfigures; i++)
        printf("%s ", rs->figures[i].key);
    for (int i = base->nsymbols; i < rs->nsymbols; i++)
        printf("%s ", rs->symbols[i].key);
    for (int i = base->ntokens; i < rs->ntokens; i++)
        printf("%s ", rs->tokens[i].key);
    for (int i = base->nkinds; i < rs->nkinds; i++)
        printf("%s %s ", rs->kinds[i].name, rs->kinds[i].role);
    for (int i = base->npieces; i < rs->npieces; i++)
        printf("%s ", rs->pieces[i].key);
    for (int i = 0; i < rs->ntiles && rs->base; i++)
        if (rv_tile_find(base, rv_str_of(rs->tiles[i].id)) < 0)
            printf("%s ", rs->tiles[i].id);
    rv_hooks *h = rv_hooks_new(rs->links);
    const rv_house_action *of;
    rv_str lua;
    for (int i = base->nscripts; i < rs->nscripts; i++) {
        rv_library_script(lib, rv_library_arena(lib), rs, rs->scripts[i], &lua);
        const char *wrong = rv_hooks_load(h, rs, rs->scripts[i], lua);
        if (wrong)
            exit(fprintf(stderr, "%s\n", wrong) > 0);
    }
    for (int i = 0; (of = rv_house_action_at(h, i)); i++)
        printf("%s ", of->key);
    rv_hooks_free(h);
}

static void write_rulesets(rv_library *lib, const rv_ruleset *const *rulesets, int n) {
    size_t sizes[MOST_RULESETS];
    for (int i = 0; i < n; i++)
        sizes[i] = write_image(i, rulesets[i]);
    printf("const rv_builtin rv_builtins[] = {\n");
    for (int i = 0; i < n; i++) {
        const rv_ruleset *rs = rulesets[i];
        int base = n - 1; /* its place among all; -1 */
        while (base >= 0 && rulesets[base] != rs->base)
            base--;
        printf("{\"%s\", ", rs->name);
        text(rs->title);
        printf(", \"%s\", \"", rs->base ? rs->base->game : "");
        write_own_words(lib, rs);
        printf("\", image_%d, %zu, %d},\n", i, sizes[i], base);
    }
    printf("{0}};\nconst char rv_builtin_texts[] = \"\\0\"\n");
    for (size_t at = 1; at < pool.n; at += strlen(pool.bytes + at) + 1) {
        text(pool.bytes + at);
        printf("\"\\0\"\n");
    }
    printf(";\n");
}

static int put_bytes(lua_State *L, const void *bytes, size_t n, void *size) {
    (void)L;
    for (size_t i = 0; i < n; i++)
        printf("\\%03o", ((const unsigned char *)bytes)[i]);
    *(size_t *)size += n;
    return 0;
}

/* As Lua compiles it, and how long that is. */
static void write_compiled(const char *name, rv_str lua) {
    lua_State *L = luaL_newstate();
    char chunk[LUA_IDSIZE + 1] = "@";
    size_t size = 0;
    rv_script_name_file(chunk + 1, name);
    if (!L || luaL_loadbuffer(L, lua.s, lua.n, chunk) != LUA_OK)
        exit(1);
    putchar('"');
    lua_dump(L, put_bytes, &size, 0);
    printf("\", %zu},\n", size);
    lua_close(L);
}

#ifndef RV_SCRIPTS_AS_TEXT
#define RV_SCRIPTS_AS_TEXT 0
#endif

/* A script of a ruleset, in the folder of that, or one for all, which is not compiled (NULL). */
static void write_script(rv_library *lib, const rv_ruleset *rs, const char *name) {
    rv_str lua;
    if (!rv_library_script(lib, rv_library_arena(lib), rs, name, &lua))
        exit(1);
    printf("{\"%s%s%s\",\n", rs ? rs->name : "", rs ? "/" : "", name);
    text(lua.s);
    printf(", ");
    if (rs && !RV_SCRIPTS_AS_TEXT)
        write_compiled(name, lua);
    else
        printf("NULL, 0},\n");
}

int main(int argc, char **argv) {
    const rv_ruleset *rulesets[MOST_RULESETS];
    rv_library *lib = rv_library_new(load, NULL);
    const char *why;
    int n = 0, status = 0;
    if (!lib)
        return 5;
    for (; n + 1 < argc && n < MOST_RULESETS && strcmp(argv[n + 1], "-") != 0; n++)
        if ((rulesets[n] = rv_library_ruleset(lib, argv[n + 1], &why)) == NULL)
            status = fprintf(stderr, "rulesets/%s\n", why) > 0;
    if (status)
        return status;
    printf("/* made by engine/tool/embed.c */\n#include \"ruleset/ruleset.h\"\n");
    write_rulesets(lib, rulesets, n);
    printf("const rv_builtin_script rv_builtin_own_scripts[] = {\n");
    for (int i = 0; i < n; i++) {
        const rv_ruleset *rs = rulesets[i];
        for (int k = rs->base ? rs->base->nscripts : 0; k < rs->nscripts; k++)
            write_script(lib, rs, rs->scripts[k]);
    }
    printf("{NULL, NULL, NULL, 0}};\nconst rv_builtin_script rv_builtin_scripts[] = {\n");
    for (int i = n + 2; i < argc; i++)
        write_script(lib, NULL, argv[i]);
    printf("{NULL, NULL, NULL, 0}};\n");
    rv_library_free(lib);
    return fflush(stdout) || ferror(stdout);
}
