/* library.c - rulesets and scripts by name: the caller's files first, then what is built in.
 *
 * A name is asked for once and kept with what was found, or with what was wrong, so that a stream
 * of records reads no file twice. "tower+bazaars" is several, each on top of those before it.
 */
#include "ruleset/members.h"
#include <stdio.h>
#include <stdlib.h>

typedef struct entry entry;
struct entry {
    entry *next;
    const char *name;
    const rv_ruleset *rs; /* NULL: it is being read, so an `extends` that comes back is a circle */
    const char *why;
    rv_ruleset_faults faults; /* of one that was read from files */
};

/* A ruleset with features that options put on its tiles. */
typedef struct with with;
struct with {
    with *next;
    const rv_ruleset *of, *made;
    unsigned kinds;
};

struct rv_library {
    rv_arena arena;
    rv_loader loader;
    const rv_links *links;
    entry *entries; /* rulesets asked for so far */
    with *withs;
    int together;             /* of these, those that are several */
    int depth;                /* of `extends`, while one is read */
    const rv_ruleset **built; /* of the built-in ones, those asked for so far; NULL: none */
    char unknown[256];        /* rv_library_no_ruleset */
};

static char *load_nothing(void *ud, rv_asset asset, const char *name, size_t *n) {
    (void)ud, (void)asset, (void)name;
    *n = 0;
    return NULL;
}

rv_library *rv_library_open(rv_loader loader, const rv_links *links) {
    rv_library *lib = calloc(1, sizeof *lib);
    if (lib)
        *lib = (rv_library){.loader = loader.load ? loader : (rv_loader){load_nothing, NULL},
                            .links = links};
    return lib;
}

const rv_links *rv_library_links(const rv_library *lib) {
    return lib->links;
}

rv_arena *rv_library_arena(rv_library *lib) {
    return &lib->arena;
}

void rv_library_free(rv_library *lib) {
    if (lib) {
        rv_arena_free(&lib->arena);
        free(lib);
    }
}

/* Writes an image over that of the ruleset that it extends. */
static void put_image(char *to, int i) {
    if (i < 0)
        return;
    put_image(to, rv_builtins[i].base);
    char *at = to;
    for (const uint32_t *from = rv_builtins[i].image; *from; from += 2) {
        at += from[0] / RV_IMAGE_SORTS * sizeof *from;
        const uint32_t sort = from[0] % RV_IMAGE_SORTS;
        const char *address = sort == RV_IMAGE_TEXT ? rv_builtin_texts + from[1] : to + from[1];
        if (sort == RV_IMAGE_WORD)
            memcpy(at, &from[1], sizeof *from);
        else
            memcpy(at, &address, sizeof address);
    }
}

static const rv_ruleset *builtin_at(rv_library *lib, int i) {
    int n = 0;
    while (rv_builtins[n].name)
        n++;
    if (!lib->built)
        lib->built = RV_NEWS(&lib->arena, const rv_ruleset *, n + 1);
    if (i < 0 || lib->built[i])
        return i < 0 ? NULL : lib->built[i];
    const rv_builtin *b = &rv_builtins[i];
    rv_ruleset *rs = rv_alloc(&lib->arena, b->size);
    put_image((char *)rs, i);
    rs->links = lib->links;
    rs->base = builtin_at(lib, b->base);
    return lib->built[i] = rs;
}

static bool is_builtin(const rv_library *lib, const rv_ruleset *rs) {
    for (int i = 0; lib->built && rv_builtins[i].name; i++)
        if (lib->built[i] == rs)
            return true;
    return false;
}

static entry *find_entry(const rv_library *lib, const char *name) {
    entry *e = lib->entries;
    while (e && strcmp(e->name, name) != 0)
        e = e->next;
    return e;
}

/* The arguments of a function that runs within rv_protect, and its result. */
typedef struct asking {
    rv_library *lib;
    const char *name;
    const rv_ruleset *rs;
    const char *why;
    const uint8_t *option;
    rv_code_info *code;
} asking;

static const rv_ruleset *base_of(void *ud, const char *name, const char **why) {
    rv_library *lib = ud;
    const rv_ruleset *rs = rv_library_ruleset(lib, name, why);
    if (*why == rv_memory_ran_out)
        rv_no_memory(&lib->arena);
    return rs;
}

/* What was found is kept, so that a stream of records asks for files once. */
static entry *remember(rv_library *lib, const char *name, const rv_ruleset *rs) {
    const char *kept = rv_dup(&lib->arena, rv_str_of(name));
    lib->entries = RV_COPY(&lib->arena, (entry){lib->entries, kept, rs, NULL, {NULL, 0, 0}});
    return lib->entries;
}

/* "tower+bazaars": each on top of those before it. */
static void merge_all(asking *q) {
    rv_arena *a = &q->lib->arena;
    rv_str rest = rv_str_of(q->name);
    rv_ruleset *made = NULL;
    if (q->lib->together++ == RV_LIMIT_TOGETHER) {
        q->lib->together--;
        q->why = "more than " RV_LIMIT_TEXT(RV_LIMIT_TOGETHER) " sets of rulesets in one run";
        return;
    }
    while (rest.s && !q->why) {
        const char *name = rv_dup(a, rv_str_cut(&rest, "+"));
        const rv_ruleset *rs = base_of(q->lib, name, &q->why);
        if (!rs)
            q->why = *name ? rv_printf(a, "%s: %s", name, q->why) : "a name is missing beside a +";
        else if (rv_str_lists(rest, "+", rv_str_of(name)))
            q->why = rv_printf(a, "%s is in it twice", name);
        else
            q->rs = q->rs ? rv_ruleset_merge(a, q->rs, rs, &made, &q->why) : rs;
    }
    if (!q->why && made)
        q->why = rv_ruleset_complete(a, made, &(rv_fault){0});
    q->rs = q->why ? NULL : q->rs;
    remember(q->lib, q->name, q->rs)->why = q->why;
}

/* The caller's ruleset of the name, or else the built-in one. */
static void read_own(void *ud) {
    asking *q = ud;
    rv_library *lib = q->lib;
    char path[128]; /* nothing is kept of a name that is none */
    size_t n = 0;
    if (strchr(q->name, '+')) {
        merge_all(q);
        return;
    }
    if (!rv_plain_name(rv_str_of(q->name)))
        return;
    snprintf(path, sizeof path, "%s/ruleset.yaml", q->name);
    char *text = lib->loader.load(lib->loader.ud, RV_ASSET_RULESET, path, &n);
    free(text);
    if (!text && !n) {
        for (int i = 0; rv_builtins[i].name && !q->rs; i++)
            if (strcmp(rv_builtins[i].name, q->name) == 0)
                remember(lib, q->name, q->rs = builtin_at(lib, i));
        return;
    }
    if (lib->depth == RV_LIMIT_EXTENDS) {
        q->why = "more than " RV_LIMIT_TEXT(RV_LIMIT_EXTENDS) " rulesets extend one another";
        return;
    }
    lib->depth++;
    entry *e = remember(lib, q->name, NULL);
    e->why = "it extends itself";
    q->rs = e->rs =
        rv_ruleset_read(&lib->arena, &lib->loader, lib->links, q->name, base_of, lib, &e->faults);
    e->why = NULL;
    if (e->faults.n) { /* the first in one line, with its place */
        const rv_ruleset_fault *g = &e->faults.list[0];
        e->why = g->line ? rv_printf(&lib->arena, "%s:%d:%d: %s", g->file, g->line, g->column,
                                     g->message)
                         : g->message;
    }
    q->why = e->why;
}

const char rv_memory_ran_out[] = "memory ran out";
const char rv_no_such_ruleset[] = "there is no such ruleset";

const rv_ruleset *rv_library_ruleset(rv_library *lib, const char *name, const char **why) {
    const entry *known = find_entry(lib, name);
    const int depth = lib->depth;
    asking q = {.lib = lib, .name = name};
    if (known)
        q.rs = known->rs, q.why = known->why;
    else if (!rv_protect(&lib->arena, read_own, &q))
        q.rs = NULL, q.why = rv_memory_ran_out; /* what was read may be one of several */
    lib->depth = depth;
    if (why)
        *why = q.rs ? NULL : q.why ? q.why : rv_no_such_ruleset;
    return q.rs;
}

static void place(void *ud) {
    asking *q = ud;
    rv_arena *a = &q->lib->arena;
    rv_ruleset *made = RV_COPY(a, *q->rs);
    rv_place_optional(a, made, q->option);
    q->lib->withs =
        RV_COPY(a, (with){q->lib->withs, q->rs, made, rv_optional_kinds(q->rs, q->option)});
}

const rv_ruleset *rv_library_with(rv_library *lib, const rv_ruleset *rs,
                                  const uint8_t option[RV_O_COUNT]) {
    asking q = {.lib = lib, .rs = rs, .option = option};
    const unsigned kinds = rv_optional_kinds(rs, option);
    if (!kinds)
        return rs;
    for (const with *w = lib->withs; w; w = w->next)
        if (w->of == rs && w->kinds == kinds)
            return w->made;
    return rv_protect(&lib->arena, place, &q) ? lib->withs->made : NULL;
}

int rv_library_faults(rv_library *lib, const char *name, const rv_ruleset_fault **list) {
    const entry *e = rv_library_ruleset(lib, name, NULL) ? NULL : find_entry(lib, name);
    *list = e ? e->faults.list : NULL;
    return e ? e->faults.n : 0;
}

/* The i-th name of a list; NULL past the end. */
#define NAMES(function, type, list)                                                                \
    const char *function(type lib, int i) {                                                        \
        int n = 0;                                                                                 \
        (void)lib;                                                                                 \
        while (list[n].name && n != i)                                                             \
            n++;                                                                                   \
        return list[n].name;                                                                       \
    }
NAMES(rv_library_name, rv_library *, rv_builtins)
NAMES(rv_library_ruleset_name, const void *, rv_builtins)
NAMES(rv_library_script_at, rv_library *, rv_builtin_scripts)
NAMES(rv_library_script_name, const void *, rv_builtin_scripts)

/* The text of a built-in script; of those of folders, by its name behind the folder. NULL. */
static const char *built_in(const rv_builtin_script *list, const char *name, bool behind) {
    while (list->name && strcmp(behind ? strchr(list->name, '/') + 1 : list->name, name) != 0)
        list++;
    return list->text;
}

bool rv_load_text(const rv_loader *from, rv_arena *a, rv_asset asset, const char *path,
                  rv_str *text) {
    char *bytes = from->load(from->ud, asset, path, &text->n);
    text->s = bytes ? rv_dup(a, (rv_str){bytes, text->n}) : NULL;
    free(bytes);
    return text->s;
}

/* A script that lies in the folder of one of the rulesets that are played together, or of one that
 * it extends. False: there is none; else as rv_load_text. */
static bool find_in_folder(rv_library *lib, rv_arena *a, const rv_ruleset *rs, const char *name,
                           rv_str *text) {
    for (rv_str rest = rv_str_of(rs ? rs->name : ""); rest.n;) {
        const rv_ruleset *o = rv_library_ruleset(lib, rv_dup(a, rv_str_cut(&rest, "+")), NULL);
        o = o ? o : rs; /* which is still being read */
        for (; o; o = o->base) {
            const bool built = is_builtin(lib, o);
            const char *path = rv_printf(a, "%s/%s", o->name, name);
            const char *lua = built ? built_in(rv_builtin_own_scripts, path, false) : NULL;
            if (lua)
                return *text = rv_str_of(lua), true;
            for (int i = 0; !built && i < 2; i++) {
                path = rv_printf(a, "%s/%s%s.lua", o->name, i ? "scripts/" : "", name);
                if (rv_load_text(&lib->loader, a, RV_ASSET_RULESET, path, text) || text->n)
                    return true;
            }
        }
    }
    return false;
}

bool rv_library_script(rv_library *lib, rv_arena *a, const rv_ruleset *rs, const char *name,
                       rv_str *text) {
    *text = (rv_str){NULL, 0};
    if (!rv_plain_name(rv_str_of(name)))
        return false;
    if (find_in_folder(lib, a, rs, name, text) ||
        rv_load_text(&lib->loader, a, RV_ASSET_SCRIPT, rv_printf(a, "%s.lua", name), text) ||
        text->n)
        return text->s;
    const char *built = built_in(rv_builtin_scripts, name, false);
    if (!built && !rs)
        built = built_in(rv_builtin_own_scripts, name, true);
    *text = built ? rv_str_of(built) : *text;
    return built;
}

const char *rv_library_no_script(rv_library *lib, rv_arena *a, const char *name, bool unreadable) {
    if (unreadable)
        return rv_printf(a, "script `%s` cannot be read", name);
    const char *near = rv_nearest(rv_str_of(name), rv_library_script_name, lib);
    return near ? rv_printf(a, "unknown script `%s`; did you mean `%s`?", name, near)
                : rv_printf(a, "unknown script `%s`", name);
}

const char *rv_library_no_ruleset(rv_library *lib, const char *name, const char *why) {
    const char *near = rv_nearest(rv_str_of(name), rv_library_ruleset_name, lib);
    const int n = snprintf(lib->unknown, sizeof lib->unknown,
                           near ? "%s: %s; did you mean %s?" : "%s: %s", name, why, near);
    return why == rv_no_such_ruleset && *name && n < (int)sizeof lib->unknown ? lib->unknown : why;
}

static void say_code(void *ud) {
    const asking *q = ud;
    const char **const texts[] = {&q->code->summary, &q->code->explanation, &q->code->right};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        *texts[i] = rv_say(&q->lib->arena, q->rs, *texts[i]);
}

rv_code_info rv_library_code(rv_library *lib, const rv_ruleset *rs, int i) {
    rv_code_info code = rv_code(i);
    asking q = {.lib = lib, .rs = rs, .code = &code};
    if (code.code)
        rv_protect(&lib->arena, say_code, &q);
    return code;
}

static void keep_text(void *ud) {
    asking *q = ud;
    q->name = rv_dup(&q->lib->arena, rv_str_of(q->name));
}

const char *rv_library_keep(rv_library *lib, const char *text) {
    asking q = {.lib = lib, .name = text};
    return rv_protect(&lib->arena, keep_text, &q) ? q.name : rv_memory_ran_out;
}
