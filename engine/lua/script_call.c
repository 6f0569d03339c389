/* script_call.c - the calls of hooks: how several scripts combine.
 *
 * The engine calls g->house->run, which is rv_script_run. It goes through the scripts in force in
 * their order, each of which may change what the call carries (rv_call); the first that refuses
 * ends it. A call either protects itself, or lies within rv_hooks_guard, to which an error jumps:
 * so a game with scripts needs one lua_pcall for a turn and not one for each hook.
 */
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

void rv_script_protected(rv_hooks *h, lua_CFunction fn, void *ud) {
    locale_t locale = enter_locale(h);
    int top = lua_gettop(h->L);
    lua_pushcfunction(h->L, explain);
    lua_pushcfunction(h->L, fn);
    lua_pushlightuserdata(h->L, ud);
    int status = lua_pcall(h->L, 1, 0, top + 1);
    if (status == LUA_ERRMEM)
        rv_script_no_memory(h);
    else if (status != LUA_OK)
        rv_script_fail(h, false, "%s",
                       lua_type(h->L, -1) == LUA_TSTRING ? lua_tostring(h->L, -1)
                                                         : "the script failed");
    lua_settop(h->L, top);
    leave_locale(locale);
}

const char *rv_call_name(rv_hooks *h, const rv_call *c) {
    static const char *const names[RV_ACTION_FUNCTIONS] = {"may", "act", "list"};
    if (!c->action)
        return rv_hook_name(NULL, (int)c->hook);
    snprintf(h->called, sizeof h->called, "%s.%s", c->action->key, names[c->hook - RV_HOOKS]);
    return h->called;
}

/* Calls the function that the call is for, takes what it returns and looks for traces. Raises. */
static void run(lua_State *L, rv_call *c) {
    const rv_hooks *h = rv_hooks_of(L);
    const int top = lua_gettop(L);
    rv_trace t;
    lua_rawgeti(L, LUA_REGISTRYINDEX, c->function->function);
    const int n = rv_hook_give(L, c);
    if (h->trace)
        rv_trace_arguments(L, n, &t);
    lua_call(L, n, LUA_MULTRET);
    if (lua_gettop(L) > top || h->trace) {
        lua_settop(L, top + rv_hook_results(c));
        if (h->trace)
            rv_trace_answer(L, top + 1, c, &t);
        rv_hook_take(L, c);
        lua_settop(L, top);
    }
    if (c->script->watched && !h->hurried)
        rv_watch_check(L, c);
}

static int run_guarded(lua_State *L) {
    run(L, lua_touserdata(L, 1));
    return 0;
}

/* An error goes to the guard, if the call is within no other. */
static void call_one(rv_hooks *h, rv_call *c) {
    h->script = c->script;
    h->function = c->function;
    c->generation = ++h->generations;
    if (h->guarded && !c->depth)
        run(h->L, c);
    else
        rv_script_protected(h, run_guarded, c);
}

static void call_each(rv_hooks *h, rv_call *c) {
    for (int i = 0; i < h->n && !h->failed && !c->refused; i++) {
        rv_script *s = h->in_force[i];
        c->script = s;
        c->function = &s->functions[c->hook];
        if (!c->function->line)
            continue;
        s->called |= 1u << c->hook;
        call_one(h, c);
    }
}

rv_script *rv_script_in_force(const rv_hooks *h, rv_str name) {
    for (int i = 0; h && i < h->n; i++)
        if (rv_str_is(name, h->in_force[i]->name))
            return h->in_force[i];
    return NULL;
}

bool rv_hooks_in_force(const rv_hooks *h, const char *name) {
    return rv_script_in_force(h, rv_str_of(name));
}

bool rv_hooks_called(const rv_hooks *h, const char *script, const char *hook) {
    const rv_script *s = rv_script_in_force(h, rv_str_of(script));
    int i = 0;
    while (i < RV_HOOKS && strcmp(rv_hook_name(NULL, i), hook) != 0)
        i++;
    return s && i < RV_HOOKS && s->called >> i & 1;
}

bool rv_hooks_done(const rv_hooks *h, const char *script, const char *key) {
    const rv_script *s = rv_script_in_force(h, rv_str_of(script));
    for (int i = 0; s && i < s->nactions; i++)
        if (strcmp(s->actions[i].key, key) == 0)
            return s->done >> i & 1;
    return false;
}

/* No Lua frame is left when it jumps. */
void rv_script_run(rv_game *g, rv_call *c) {
    static const rv_given nothing;
    rv_hooks *h = g->hooks;
    const rv_call *outer = h->call;
    const rv_script *script = h->script;
    const rv_script_function *function = h->function;
    locale_t locale = enter_locale(h);
    h->game = g;
    h->call = c;
    h->calls += !outer;
    c->depth = h->depth;
    c->given = c->given ? c->given : &nothing;
    if (h->depth++ == RV_LIMIT_SCRIPT_DEPTH) {
        rv_script_fail(h, true, "%s:%d: effects lead to hooks more than %d deep, at last to %s",
                       /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): there is one */
                       script->file, function->line, RV_LIMIT_SCRIPT_DEPTH, rv_call_name(h, c));
    } else if (!c->action) {
        call_each(h, c);
    } else if (!h->failed) {
        for (int i = 0; c->hook == (rv_hook_id)RV_ACTION_ACT && i < h->n; i++)
            if (h->in_force[i] == c->script)
                h->in_force[i]->done |= 1u << (c->action - c->script->actions);
        call_one(h, c);
    }
    h->depth--;
    if (c->chooser)
        h->house.chooser = c->chooser->name;
    h->call = outer;
    h->script = script;
    h->function = function;
    leave_locale(locale);
    if (h->no_memory) {
        h->no_memory = false;
        rv_no_memory(g->arena);
    }
}

/* ---- guarding ------------------------------------------------------------------------------ */

typedef struct guarding {
    rv_arena *arena;
    void (*fn)(void *ud);
    void *ud;
    bool fine;
} guarding;

static int guard(lua_State *L) {
    guarding *q = lua_touserdata(L, 1);
    q->fine = rv_protect(q->arena, q->fn, q->ud);
    return 0;
}

bool rv_hooks_guard(rv_hooks *h, rv_arena *a, void (*fn)(void *ud), void *ud) {
    guarding q = {a, fn, ud, false};
    jmp_buf *outer = a->way_out;
    if (!h || !h->L || h->failed)
        return rv_protect(a, fn, ud);
    h->guarded = true;
    rv_script_protected(h, guard, &q);
    h->guarded = h->no_memory = false;
    h->depth = 0;
    h->call = NULL;
    h->script = NULL;
    h->function = NULL;
    a->way_out = outer; /* what ended it may have skipped that */
    return q.fine && !h->failed;
}

/* ---- checks -------------------------------------------------------------------------------- */

const char *rv_script_rule_of(const rv_game *g, const char *script) {
    const rv_script *s = rv_script_in_force(g->hooks, rv_str_of(script));
    return s ? s->rule : "";
}
