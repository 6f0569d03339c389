/* script.c - house rules: which are in force, their calls, their failures. */
#include "script_lua.h"
#include "utf8.h"
#include <stdio.h>
#include <stdlib.h>

/* ---- failure ------------------------------------------------------------------------------- */

/* A script's words go to terminals and into JSON: no control characters, nothing but UTF-8. */
static void clean(char *s) {
    unsigned c;
    for (size_t n; *s; s += n) {
        n = rv_utf8(s, strlen(s), &c);
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
    clean(h->message);
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

/* The message handler: makes of any error a text that says where. Raises. */
static int explain(lua_State *L) {
    rv_script_place at;
    const rv_hooks *h = rv_hooks_of(L);
    rv_script_where(L, at);
    if (!*at && h->script) /* as when the parser gives up */
        snprintf(at, sizeof at, "%s: ", h->script->file);
    if (rv_script_is_no_memory(L))
        rv_script_no_memory(rv_hooks_of(L));
    if (lua_type(L, 1) != LUA_TSTRING) {
        lua_pushfstring(L, "%sthe script raised an error that is no text but a %s", at,
                        luaL_typename(L, 1));
        return 1;
    }
    const char *message = lua_tostring(L, 1), *colon = strchr(at, ':');
    if (colon && strncmp(message, at, (size_t)(colon - at) + 1) == 0)
        return 1; /* it says so itself */
    lua_pushfstring(L, "%s%s", at, message);
    return 1;
}

/* Calls fn(ud) in Lua; a failure is noted. Lua orders texts, reads and writes numbers as the locale
 * of the thread says, which is the caller's. */
static void protected(rv_hooks *h, lua_CFunction fn, void *ud) {
    lua_State *L = h->L;
    int top = lua_gettop(L);
    locale_t outer = uselocale(h->locale);
    lua_pushcfunction(L, explain);
    lua_pushcfunction(L, fn);
    lua_pushlightuserdata(L, ud);
    int status = lua_pcall(L, 1, 0, top + 1);
    if (status == LUA_ERRMEM)
        rv_script_no_memory(h);
    else if (status != LUA_OK)
        rv_script_fail(h, false, "%s",
                       lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "the script failed");
    lua_settop(L, top);
    uselocale(outer);
}

/* ---- Lua on demand ------------------------------------------------------------------------- */

rv_hooks *rv_hooks_new(void) {
    return calloc(1, sizeof(rv_hooks));
}

static void close_lua(rv_hooks *h) {
    if (h->L)
        lua_close(h->L);
    h->L = NULL;
    h->nkept = 0;
    h->memory = h->compiled = 0;
}

/* Lua is kept while there is room for as many scripts as can be in force, and while what it holds
 * on to, its stack for one, leaves the next document no less than the first had. */
static bool is_used_up(const rv_hooks *h) {
    enum { MODEST = 512 * 1024 };
    return h->failed || h->nkept > RV_SCRIPTS_KEPT - RV_LIMIT_SCRIPTS ||
           h->most > MODEST + h->compiled;
}

void rv_hooks_free(rv_hooks *h) {
    if (h)
        close_lua(h);
    if (h && h->locale)
        freelocale(h->locale);
    free(h);
}

void rv_hooks_clear(rv_hooks *h) {
    if (is_used_up(h))
        close_lua(h);
    h->n = 0;
    h->game = NULL;
    h->labels = h->names = NULL;
    h->failed = h->limit = h->no_memory = false;
    h->most = h->memory;
    h->message[0] = '\0';
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
    h->L = h->locale ? lua_newstate(rv_script_allocate, h) : NULL;
    if (!h->L) {
        h->refusal = RV_NO_MEMORY;
        rv_script_no_memory(h);
        return false;
    }
    *(rv_hooks **)lua_getextraspace(h->L) = h;
    protected(h, open_sandbox, NULL);
    if (h->failed)
        close_lua(h);
    return !h->failed;
}

/* ---- loading ------------------------------------------------------------------------------- */

bool rv_hooks_failed(const rv_hooks *h, const char **message, bool *limit) {
    if (!h || !h->failed)
        return false;
    *message = h->message;
    *limit = h->limit;
    return true;
}

/* "NAME.lua", its end only when it is long; Lua's own messages then call it the same. */
static void name_file(char file[LUA_IDSIZE], const char *name) {
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
    char file[LUA_IDSIZE];
    rv_str text;
    rv_script *script;
} loading;

static bool same_text(lua_State *L, const rv_script *s, rv_str text) {
    rv_str kept;
    lua_rawgeti(L, LUA_REGISTRYINDEX, s->text);
    kept = (rv_str){lua_touserdata(L, -1), lua_rawlen(L, -1)};
    lua_pop(L, 1);
    return rv_str_eq(kept, text);
}

static rv_script *find_kept(lua_State *L, const loading *q) {
    for (int i = 0; i < q->h->nkept; i++)
        if (strcmp(q->h->kept[i].file, q->file) == 0 && same_text(L, &q->h->kept[i], q->text))
            return &q->h->kept[i];
    return NULL;
}

/* Keeps the text of a script, which may be longer than any that a script makes. Raises. */
static int keep_text(lua_State *L, rv_str text) {
    memcpy(lua_newuserdatauv(L, text.n, 0), text.n ? text.s : "", text.n);
    return luaL_ref(L, LUA_REGISTRYINDEX);
}

/* Its memory is counted apart, so that each script has as much as the first that is loaded; no
 * garbage may be collected meanwhile. Raises. */
static rv_script *compile(lua_State *L, const loading *q) {
    size_t before = q->h->memory;
    rv_script *s = &q->h->kept[q->h->nkept];
    char chunk[LUA_IDSIZE + 1];
    *s = (rv_script){.text = LUA_NOREF};
    memcpy(s->file, q->file, sizeof s->file);
    q->h->script = s;
    snprintf(chunk, sizeof chunk, "@%s", q->file);
    lua_gc(L, LUA_GCSTOP);
    if (rv_script_read(L, q->text, chunk) != LUA_OK)
        lua_error(L);
    rv_sandbox_push(L);
    lua_setupvalue(L, -2, 1);
    s->chunk = luaL_ref(L, LUA_REGISTRYINDEX);
    s->text = keep_text(L, q->text);
    lua_pushboolean(L, false);
    s->functions = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_gc(L, LUA_GCRESTART);
    q->h->compiled += q->h->memory > before ? q->h->memory - before : 0;
    q->h->nkept++;
    return s;
}

/* Runs the chunk of a script; what it returns is checked once. Raises. */
static void run_chunk(lua_State *L, rv_script *s, bool checked) {
    rv_hooks_of(L)->script = s;
    lua_rawgeti(L, LUA_REGISTRYINDEX, s->chunk);
    lua_call(L, 0, 1);
    if (!checked)
        rv_script_check(L, s);
    rv_script_push_functions(L, s);
    lua_rawseti(L, LUA_REGISTRYINDEX, s->functions);
}

/* Raises. */
static void put_in_force(lua_State *L, rv_hooks *h, rv_script *s) {
    for (int i = 0; i < h->n; i++) {
        if (h->in_force[i] == s)
            return;
        if (strcmp(h->in_force[i]->name, s->name) == 0)
            luaL_error(L, "%s: another script that calls itself `%s` is loaded already", s->file,
                       s->name);
    }
    if (h->n == RV_LIMIT_SCRIPTS)
        luaL_error(L, "%s: more than %d scripts", s->file, RV_LIMIT_SCRIPTS);
    h->in_force[h->n++] = s;
}

/* Raises. */
static int load(lua_State *L) {
    loading *q = lua_touserdata(L, 1);
    q->script = find_kept(L, q);
    if (!q->script) {
        q->script = compile(L, q);
        rv_script_refill(q->h); /* as if it had been kept */
    }
    run_chunk(L, q->script, false);
    put_in_force(L, q->h, q->script);
    return 0;
}

/* What can be told from the text alone. */
static void check_text(rv_hooks *h, const loading *q) {
    if (q->text.n > RV_LIMIT_SCRIPT_TEXT)
        rv_script_fail(h, true, "%s: a script of more than %d bytes", q->file,
                       RV_LIMIT_SCRIPT_TEXT);
    else if (q->text.n && q->text.s[0] == '\033')
        rv_script_fail(h, false, "%s: compiled Lua is not run, only its text", q->file);
    else if (h->nkept == RV_SCRIPTS_KEPT)
        rv_script_fail(h, true, "%s: more than %d scripts", q->file, RV_LIMIT_SCRIPTS);
}

const char *rv_hooks_load(rv_hooks *h, const rv_ruleset *rs, const char *name, rv_str text) {
    loading q = {.h = h, .text = text};
    name_file(q.file, name);
    h->rs = rs;
    check_text(h, &q);
    if (!h->failed && open_lua(h)) {
        rv_script_refill(h);
        protected(h, load, &q);
        h->script = NULL;
        h->fresh = true;
    }
    return h->failed ? h->message : NULL;
}

/* ---- a game -------------------------------------------------------------------------------- */

static int run_again(lua_State *L) {
    run_chunk(L, lua_touserdata(L, 1), true);
    return 0;
}

void rv_hooks_begin(rv_hooks *h, rv_game *g, const char *const *labels, const char *const *names) {
    g->hooks = h && (h->n || h->failed) ? h : NULL;
    if (!g->hooks || h->failed)
        return;
    for (int i = 0; i < h->n && !h->fresh; i++) {
        rv_script_refill(h); /* as when they were loaded */
        protected(h, run_again, h->in_force[i]);
    }
    rv_script_refill(h);
    h->script = NULL;
    h->fresh = false;
    h->rs = g->rs;
    h->labels = labels;
    h->names = names;
}

/* ---- calls --------------------------------------------------------------------------------- */

typedef enum returning { NOTHING, SKIP } returning;

static const struct hook_row {
    const char *name;
    rv_object_kind argument;
    returning returns;
} rows[] = {
#define RV_HOOK(name, kind, argument, returns, ...) {#name, RV_OBJECT_##argument, returns},
#include "hooks.def"
};

/* Takes what a hook returned, at the top. Raises. */
static void take_result(lua_State *L, rv_call *c) {
    const struct hook_row *row = &rows[c->hook];
    const char *word = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
    if (lua_isnil(L, -1))
        return;
    if (row->returns == NOTHING)
        luaL_error(L, "%s:%d: %s returns nothing, not a %s", c->script->file,
                   c->script->lines[c->hook], row->name, luaL_typename(L, -1));
    if (!word || strcmp(word, "skip") != 0)
        luaL_error(L, "%s:%d: %s returns \"skip\" or nothing, not %s", c->script->file,
                   c->script->lines[c->hook], row->name,
                   word ? "another word" : luaL_typename(L, -1));
    c->skip = true;
}

/* Calls the hook of one script. Raises. */
static int call_script(lua_State *L) {
    rv_call *c = lua_touserdata(L, 1);
    lua_rawgeti(L, LUA_REGISTRYINDEX, c->script->functions);
    lua_rawgeti(L, -1, c->hook + 1);
    int takes = c->script->takes[c->hook]; /* objects that nobody sees need not be made */
    if (takes > 0)
        rv_object_push(L, RV_OBJECT_game, RV_NONE, RV_NONE);
    if (takes > 1)
        rv_object_push(L, rows[c->hook].argument, c->player, c->corner);
    lua_call(L, takes, 1);
    take_result(L, c);
    return 0;
}

static void call_each(rv_hooks *h, rv_call *c) {
    for (int i = 0; i < h->n && !h->failed; i++) {
        if (!h->in_force[i]->lines[c->hook])
            continue;
        h->script = c->script = h->in_force[i];
        c->generation = ++h->generations;
        protected(h, call_script, c);
    }
}

/* Calls a hook of all scripts. No Lua frame is left when it jumps. */
static void call(rv_game *g, rv_call *c) {
    rv_hooks *h = g->hooks;
    const rv_call *outer = h->call;
    const rv_script *script = h->script;
    h->game = g;
    h->call = c;
    h->calls += !outer;
    call_each(h, c);
    h->call = outer;
    h->script = script;
    if (h->no_memory) {
        h->no_memory = false;
        rv_no_memory(g->arena);
    }
}

bool rv_run_marker_stopped(rv_game *g, int player, int corner) {
    rv_call c = {.hook = RV_HOOK_marker_stopped, .player = player, .corner = corner};
    call(g, &c);
    return c.skip;
}

void rv_run_turn_ending(rv_game *g) {
    rv_call c = {.hook = RV_HOOK_turn_ending, .player = g->to_move, .corner = RV_NONE};
    call(g, &c);
}
