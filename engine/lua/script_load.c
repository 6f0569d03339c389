/* script_load.c - house rules: which are in force, and how they fail.
 *
 * An rv_hooks keeps the scripts that it has compiled (`kept`); those of the document that is judged
 * are `in_force`. A script is compiled and run once for each ruleset, in `learn`, and what that
 * cost is charged to each document that has it (rv_script_pay), so that a document costs the same
 * whatever came before it. After that, calls of hooks come through script_call.c.
 */
#include "lua/script_lua.h"
#include "ruleset/ruleset.h"
#include <stdlib.h>

/* ---- failure ------------------------------------------------------------------------------- */

void rv_script_clean(char *s) {
    unsigned c;
    while (*s >= ' ' && *s <= '~') /* mostly that is all */
        s++;
    for (size_t left = strlen(s), n; left; s += n, left -= n) {
        n = rv_utf8(s, left, &c);
        bool fine = n && rv_printable(c) && c != 0x85 && !(n == 1 && c < 0x20);
        if (!fine)
            *s = *s == '\n' || *s == '\t' ? ' ' : '?';
        n = fine ? n : 1;
    }
}

void rv_script_fail(rv_hooks *h, bool limit, const char *format, ...) {
    if (h->failed)
        return;
    va_list args;
    va_start(args, format);
    vsnprintf(h->message, sizeof h->message, format, args);
    va_end(args);
    rv_script_clean(h->message);
    h->failed = true;
    h->limit = limit;
}

void rv_script_where(lua_State *L, rv_script_place out) {
    lua_Debug ar;
    out[0] = '\0';
    for (int level = 0; lua_getstack(L, level, &ar); level++) {
        lua_getinfo(L, "Sl", &ar);
        if (ar.currentline > 0) {
            snprintf(out, sizeof(rv_script_place), "%s:%d: ", ar.short_src, ar.currentline);
            return;
        }
    }
}

/* ---- Lua on demand ------------------------------------------------------------------------- */

rv_hooks *rv_hooks_new(const rv_links *links) {
    rv_hooks *h = calloc(1, sizeof *h);
    if (!h)
        return NULL;
    h->links = links;
    h->house = (rv_house){.run = rv_script_run, .rule_of = rv_script_rule_of};
    rv_script_refill(h);
    return h;
}

enum {
    MODEST = 512 * 1024, /* bytes that scripts may have used and be kept */
    LENT_FOR = 5
};

static void close_lua(rv_hooks *h) {
    if (h->L)
        lua_close(h->L);
    rv_script_give_back(h);
    h->L = NULL;
    h->nkept = 0;
    h->memory = h->compiled = 0;
}

/* Leaves as much room and as short a stack as there was at first. */
static void tidy(rv_hooks *h) {
    if (h->L && h->most > MODEST + h->compiled)
        lua_gc(h->L, LUA_GCCOLLECT);
}

void rv_hooks_free(rv_hooks *h) {
    if (h)
        close_lua(h);
    if (h && h->locale)
        freelocale(h->locale);
    free(h);
}

static void forget(rv_hooks *h) {
    h->n = 0;
    h->game = NULL;
    h->names = NULL;
    h->failed = h->limit = h->no_memory = false;
    h->most = h->memory;
    h->message[0] = '\0';
}

/* Lua is kept while there is room for as many scripts as can be in force, and while what it holds
 * on to, its stack for one, leaves the next document no less than the first had. */
void rv_hooks_clear(rv_hooks *h) {
    if (h->failed || h->nkept > RV_SCRIPTS_KEPT - RV_LIMIT_SCRIPTS ||
        h->most > MODEST + h->compiled)
        close_lua(h);
    forget(h);
    rv_script_refill(h);
}

void rv_hooks_again(rv_hooks *h) {
    if (h->failed && !h->lent)
        close_lua(h);
    else if (!h->failed)
        tidy(h);
    forget(h);
}

/* ---- judging the same document by other rules meanwhile ------------------------------------- */

rv_hooks *rv_hooks_lend(rv_hooks *h) {
    rv_hooks *was = malloc(sizeof *was);
    if (!was)
        return NULL;
    if (!h->failed)
        tidy(h);
    *was = *h;
    forget(h);
    h->lent = true;
    return was;
}

void rv_hooks_give_back(rv_hooks *h, rv_hooks *was) {
    while (h->nkept > was->nkept) {
        const rv_script *s = &h->kept[--h->nkept];
        luaL_unref(h->L, LUA_REGISTRYINDEX, s->text);
        luaL_unref(h->L, LUA_REGISTRYINDEX, s->watch);
        for (int hook = 0; hook < RV_HOOKS; hook++)
            luaL_unref(h->L, LUA_REGISTRYINDEX, s->functions[hook].function);
        for (int i = 0; i < s->nactions; i++)
            for (int k = 0; k < RV_ACTION_FUNCTIONS; k++)
                luaL_unref(h->L, LUA_REGISTRYINDEX, s->actions[i].functions[k].function);
        luaL_unref(h->L, LUA_REGISTRYINDEX, s->held);
    }
    if (h->L)
        lua_gc(h->L, LUA_GCRESTART); /* compiling may have failed with it stopped */
    /* A fifth of what was used meanwhile stays used: there are many other ways to judge a document
     * of many boxes, and honest scripts take as much for each. */
    was->steps -= (was->steps - h->steps) / LENT_FOR;
    was->late = h->late;
    was->calls = h->calls;
    was->burden = h->burden;
    was->memory = h->memory;
    memcpy(was->blocks, h->blocks, sizeof was->blocks);
    was->compiled = h->compiled;
    was->generations = h->generations;
    *h = *was;
    rv_script_start(h);
    free(was);
}

void rv_hooks_set_aside(rv_hooks *h) {
    if (h)
        h->aside = (rv_budget){h->steps, h->late, h->burden};
}

void rv_hooks_take_up(rv_hooks *h) {
    if (!h)
        return;
    h->steps = h->aside.steps;
    h->late = h->aside.late;
    h->burden = h->aside.burden;
    h->failed = h->limit = h->no_memory = false;
    h->message[0] = '\0';
    rv_script_start(h);
}

static int open_sandbox(lua_State *L) {
    rv_sandbox_open(L);
    rv_objects_open(L);
    return 0;
}

static bool open_lua(rv_hooks *h) {
    if (h->L)
        return true;
    if (!h->locale)
        h->locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    h->nfirst = 0;
    h->L = h->locale ? lua_newstate(rv_script_allocate, h) : NULL;
    if (!h->L) {
        h->denial = RV_NO_MEMORY;
        rv_script_no_memory(h);
        return false;
    }
    *(rv_hooks **)lua_getextraspace(h->L) = h;
    const int64_t steps = h->steps;
    rv_script_start(h);
    h->own = true;
    rv_script_protected(h, open_sandbox, NULL);
    if (h->failed)
        close_lua(h);
    h->own = false;
    h->steps = steps;
    return !h->failed;
}

/* ---- loading ------------------------------------------------------------------------------- */

void rv_hooks_fail(rv_hooks *h, const char *why) {
    rv_script_fail(h, false, "%s", why);
}

bool rv_hooks_failed(const rv_hooks *h, const char **message, bool *limit) {
    if (!h || !h->failed)
        return false;
    if (message)
        *message = h->message;
    if (limit)
        *limit = h->limit;
    return true;
}

void rv_script_name_file(char file[LUA_IDSIZE], const char *name) {
    size_t n = strlen(name);
    const char *ending = n > 4 && strcmp(name + n - 4, ".lua") == 0 ? "" : ".lua";
    size_t room = LUA_IDSIZE - 1 - strlen(ending);
    if (n > room)
        snprintf(file, LUA_IDSIZE, "...%s%s", name + n - (room - 3), ending);
    else
        snprintf(file, LUA_IDSIZE, "%s%s", name, ending);
}

typedef struct loading {
    rv_hooks *h;
    const rv_builtin_script *built; /* that it is; one without a text: none */
    const char *named; /* by this name a record finds it; NULL: it was given as a file */
    char file[LUA_IDSIZE];
    rv_str text;
} loading;

/* One that was compiled from the same text for the same ruleset. */
static rv_script *find_kept(lua_State *L, const loading *q) {
    RV_EACH_AT(q->h->kept, q->h->nkept, s) {
        if (s->rs != q->h->rs || strcmp(s->file, q->file) != 0)
            continue;
        lua_rawgeti(L, LUA_REGISTRYINDEX, s->text);
        const rv_str kept = {lua_touserdata(L, -1), (size_t)lua_rawlen(L, -1)};
        lua_pop(L, 1);
        if (rv_str_eq(kept, q->text))
            return s;
    }
    return NULL;
}

/* Leaves the compiled chunk at the top. Its memory is counted apart, so that each script has as
 * much as the first that is loaded; no garbage may be collected meanwhile. */
static rv_script *compile(lua_State *L, const loading *q) {
    size_t before = q->h->memory;
    rv_script *s = &q->h->kept[q->h->nkept];
    char chunk[LUA_IDSIZE + 1];
    *s = (rv_script){.rs = q->h->rs, .text = LUA_NOREF, .watch = LUA_NOREF, .held = LUA_NOREF};
    for (int hook = 0; hook < RV_HOOKS; hook++)
        s->functions[hook].function = LUA_NOREF;
    memcpy(s->file, q->file, sizeof s->file);
    s->ends = q->built->text;
    q->h->script = s;
    snprintf(chunk, sizeof chunk, "@%s", q->file);
    lua_gc(L, LUA_GCSTOP);
    if (rv_script_read(L, q->built, q->text, chunk) != LUA_OK)
        lua_error(L);
    rv_sandbox_push(L);
    if (s->ends &&
        luaL_getmetafield(L, -1, "__index")) /* it sets nothing there: no front is needed */
        lua_replace(L, -2);
    lua_setupvalue(L, -2, 1);
    /* the text may be longer than any that a script makes */
    memcpy(lua_newuserdatauv(L, q->text.n, 0), q->text.n ? q->text.s : "", q->text.n);
    s->text = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_gc(L, LUA_GCRESTART);
    q->h->compiled += q->h->memory > before ? q->h->memory - before : 0;
    q->h->nkept++;
    return s;
}

/* Compiles and runs it, once: it remembers nothing that a second run would forget, which is known
 * of those that are built in. Notes what that takes: of the script alone, whatever came before it.
 */
static rv_script *learn(lua_State *L, loading *q) {
    rv_hooks *h = q->h;
    const rv_burden others = h->burden;
    const int64_t steps = h->steps;
    while (q->built->text && q->built->text != q->text.s)
        q->built++;
    h->burden = q->built->text ? (rv_burden){.nul = false} : rv_script_burden(q->text);
    rv_script_start(h);
    rv_script *s = compile(L, q);
    lua_call(L, 0, 1);
    rv_script_check(L, s);
    if (!s->ends)
        rv_watch_begin(L, s);
    s->burden = h->burden;
    s->cost = steps - h->steps;
    s->paid = h->documents;
    rv_script_bear(h, &others);
    return s;
}

static int load(lua_State *L) {
    loading *q = lua_touserdata(L, 1);
    rv_hooks *h = q->h;
    rv_script *s = find_kept(L, q);
    for (int o = 0; s && o < s->noptions; o++)
        s->options[o].chosen = s->options[o].standard;
    if (!s)
        s = learn(L, q);
    rv_script_pay(h, s);
    rv_script_charge(L, 0);
    if (q->named && strcmp(q->named, s->name) != 0)
        luaL_error(L, "%s: it calls itself `%s`; a house rule is called as its file", q->file,
                   s->name);
    for (int i = 0; i < h->n; i++) {
        if (h->in_force[i] == s)
            return 0;
        if (strcmp(h->in_force[i]->name, s->name) == 0)
            luaL_error(L, "%s: another script that calls itself `%s` is loaded already", s->file,
                       s->name);
    }
    if (h->n == RV_LIMIT_SCRIPTS)
        luaL_error(L, "%s: more than %d scripts", s->file, RV_LIMIT_SCRIPTS);
    int at = h->n++;
    for (; at > 0 && h->in_force[at - 1]->order > s->order; at--)
        h->in_force[at] = h->in_force[at - 1];
    h->in_force[at] = s;
    return 0;
}

/* Must Lua be called in another locale than the thread has? */
static bool is_foreign(void) {
    const char *name = setlocale(LC_ALL, NULL);
    return uselocale((locale_t)0) != LC_GLOBAL_LOCALE || !name || strcmp(name, "C") != 0;
}

const char *rv_hooks_load(rv_hooks *h, const rv_ruleset *rs, const char *name, rv_str text) {
    bool file = strchr(name, '/') || strstr(name, ".lua");
    loading q = {
        .h = h, .built = rv_builtin_own_scripts, .named = file ? NULL : name, .text = text};
    rv_script_name_file(q.file, name);
    h->rs = rs;
    h->foreign = is_foreign();
    if (text.n > RV_LIMIT_SCRIPT_TEXT)
        rv_script_fail(h, true, "%s: a script of more than %d bytes", q.file, RV_LIMIT_SCRIPT_TEXT);
    else if (text.n && text.s[0] == '\033')
        rv_script_fail(h, false, "%s: compiled Lua is not run, only its text", q.file);
    else if (h->nkept == RV_SCRIPTS_KEPT)
        rv_script_fail(h, true, "%s: more than %d scripts", q.file, RV_LIMIT_SCRIPTS);
    if (!h->failed && open_lua(h)) {
        rv_script_start(h);
        rv_script_protected(h, load, &q);
        h->script = NULL;
    }
    return h->failed ? h->message : NULL;
}

/* ---- a game -------------------------------------------------------------------------------- */

void rv_hooks_begin(rv_hooks *h, rv_game *g, const char *const *labels, const char *const *names) {
    g->labels = labels;
    g->scripts.hooks = h && (h->n || h->failed) ? h : NULL;
    g->scripts.house = g->scripts.hooks ? &h->house : NULL;
    if (!g->scripts.hooks || h->failed)
        return;
    rv_script_start(h);
    g->scripts.hooked = 0;
    int actions = 0;
    while (rv_house_action_at(h, actions))
        actions++;
    g->scripts.done = RV_NEWS(g->arena, int32_t, actions + 1);
    for (int hook = 0; hook < RV_HOOKS; hook++) {
        h->hooked[hook] = 0;
        for (int i = 0; i < h->n; i++)
            h->hooked[hook] |= (uint32_t)(h->in_force[i]->functions[hook].line > 0) << i;
        g->scripts.hooked |= (uint32_t)(h->hooked[hook] > 0) << hook;
    }
    h->script = NULL;
    h->rs = g->rs;
    h->foreign = is_foreign();
    h->names = names;
}
