/* script_call.c - the calls of hooks: how several scripts combine. */
#include "lua/script_lua.h"
#include <stdio.h>

/* ---- calling ------------------------------------------------------------------------------- */

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

/* Lua orders texts, reads and writes numbers as the locale of the thread says, which is the
 * caller's. Mostly it is that of C already. */
static locale_t enter_locale(const rv_hooks *h) {
    return h->foreign ? uselocale(h->locale) : (locale_t)0;
}

static void leave_locale(locale_t locale) {
    if (locale)
        uselocale(locale);
}

/* Calls the function below its arguments, at the top; a failure is noted. */
static bool protected_call(rv_hooks *h, int handler, int arguments, int results) {
    lua_State *L = h->L;
    int status = lua_pcall(L, arguments, results, handler);
    if (status == LUA_ERRMEM)
        rv_script_no_memory(h);
    else if (status != LUA_OK)
        rv_script_fail(h, false, "%s",
                       lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "the script failed");
    return status == LUA_OK;
}

void rv_script_protected(rv_hooks *h, lua_CFunction fn, void *ud) {
    locale_t locale = enter_locale(h);
    int top = lua_gettop(h->L);
    lua_pushcfunction(h->L, explain);
    lua_pushcfunction(h->L, fn);
    lua_pushlightuserdata(h->L, ud);
    protected_call(h, top + 1, 1, 0);
    lua_settop(h->L, top);
    leave_locale(locale);
}

/* Takes the results from 2 on and looks for traces. Raises. */
static int finish(lua_State *L) {
    rv_call *c = lua_touserdata(L, 1);
    rv_hook_take(L, c);
    if (c->script->watched && !rv_hooks_of(L)->hurried)
        rv_watch_check(L, c);
    return 0;
}

rv_script_function rv_call_function(const rv_call *c) {
    const rv_script *s = c->script;
    return c->action
               ? c->action->functions[c->hook - RV_HOOKS]
               : (rv_script_function){s->functions[c->hook], s->lines[c->hook], s->takes[c->hook]};
}

const char *rv_call_name(rv_hooks *h, const rv_call *c) {
    static const char *const names[RV_ACTION_FUNCTIONS] = {"may", "act", "list"};
    if (!c->action)
        return rv_hook_name(NULL, (int)c->hook);
    snprintf(h->called, sizeof h->called, "%s.%s", c->action->key, names[c->hook - RV_HOOKS]);
    return h->called;
}

/* Calls the hook of one script. Raises. */
static int call_script(lua_State *L) {
    rv_call *c = lua_touserdata(L, 1);
    lua_rawgeti(L, LUA_REGISTRYINDEX, rv_call_function(c).function);
    lua_call(L, rv_hook_give(L, c), rv_hook_results(c));
    return finish(L);
}

/* The same, and tells of it. Raises. */
static int call_traced(lua_State *L) {
    rv_call *c = lua_touserdata(L, 1);
    rv_trace t;
    lua_rawgeti(L, LUA_REGISTRYINDEX, rv_call_function(c).function);
    int n = rv_hook_give(L, c);
    rv_trace_arguments(L, n, &t);
    lua_call(L, n, rv_hook_results(c));
    rv_trace_answer(L, c, &t);
    return finish(L);
}

/* The same where nothing can go wrong around it, and nothing can be changed: with less ceremony. */
static void call_plainly(rv_hooks *h, rv_call *c) {
    lua_State *L = h->L;
    int top = lua_gettop(L), n = rv_hook_results(c);
    lua_pushcfunction(L, explain);
    lua_rawgeti(L, LUA_REGISTRYINDEX, c->script->functions[c->hook]);
    if (protected_call(h, top + 1, rv_hook_give(L, c), n) &&
        !(lua_isnil(L, -1) && (n == 1 || lua_isnil(L, -n)))) {
        lua_pushcfunction(L, finish);
        lua_pushlightuserdata(L, c);
        lua_rotate(L, -2 - n, 2); /* function, call, results */
        protected_call(h, top + 1, 1 + n, 0);
    }
    lua_settop(L, top);
}

static void call_one(rv_hooks *h, rv_call *c, const rv_script *script) {
    h->script = c->script = script;
    c->generation = ++h->generations;
    if (h->trace)
        rv_script_protected(h, call_traced, c);
    else if (!c->action && script->plain[c->hook])
        call_plainly(h, c);
    else
        rv_script_protected(h, call_script, c);
}

static void call_each(rv_hooks *h, rv_call *c) {
    if (c->action && !h->failed)
        call_one(h, c, c->action->script);
    for (int i = 0; !c->action && i < h->n && !h->failed && !c->refused; i++)
        if (h->in_force[i]->lines[c->hook])
            call_one(h, c, h->in_force[i]);
}

/* No Lua frame is left when it jumps. */
void rv_script_run(rv_game *g, rv_call *c) {
    static const rv_given nothing;
    rv_hooks *h = g->hooks;
    const rv_call *outer = h->call;
    const rv_script *script = h->script;
    locale_t locale = enter_locale(h);
    h->game = g;
    h->call = c;
    h->calls += !outer;
    c->depth = h->depth;
    c->given = c->given ? c->given : &nothing;
    if (h->depth++ < RV_LIMIT_SCRIPT_DEPTH)
        call_each(h, c);
    else
        rv_script_fail(
            h, true, "%s:%d: effects lead to hooks more than %d deep, at last to %s",
            /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): so deep there is one */
            script->file, rv_call_function(outer).line, RV_LIMIT_SCRIPT_DEPTH, rv_call_name(h, c));
    h->depth--;
    if (c->chooser)
        h->house.chooser = c->chooser->name;
    h->call = outer;
    h->script = script;
    leave_locale(locale);
    if (h->no_memory) {
        h->no_memory = false;
        rv_no_memory(g->arena);
    }
}

const char *rv_script_rule_of(const rv_game *g, const char *script) {
    const rv_hooks *h = g->hooks;
    for (int i = 0; i < h->n; i++)
        if (strcmp(h->in_force[i]->name, script) == 0)
            return h->in_force[i]->rule;
    return "";
}
