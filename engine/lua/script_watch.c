/* script_watch.c - a script remembers nothing from call to call.
 *
 * Hooks run in trials that are taken back, so what a hook leaves behind in its own variables would
 * be a trace of moves that were never played. After a script has been loaded a picture is taken of
 * all that its hooks can reach and change: their upvalues and the tables in them, and what these
 * hold in turn. After each call the picture is compared. What lasts belongs into game.state, which
 * is taken back with the game.
 *
 * The picture is a list: for each function or table it, a copy of what it holds, how much that is,
 * its metatable (false: none), and a name for messages. A variable that several functions share is
 * copied with the first of them: of a function the indices of its upvalues, each with its value.
 */
#include "lua/script_lua.h"
#include <math.h>

enum { STEPS_PER_VALUE = 8 }; /* compared */
enum { THING, COPY, COUNT, META, NAME, STRIDE };

/* Stack places of the walk. */
enum { PICTURE = 2, SEEN = 3, LIST_TOP = 3 };

/* ---- taking the picture -------------------------------------------------------------------- */

/* Adds what is at the top, if it can change and is not there yet; pops it. The environment and the
 * libraries cannot be changed. */
static void add(lua_State *L, const char *name) {
    const lua_Integer n = (lua_Integer)lua_rawlen(L, PICTURE) + 1;
    rv_sandbox_push(L);
    bool skip = lua_rawequal(L, -1, -2) || lua_iscfunction(L, -2) ||
                !(lua_istable(L, -2) || lua_isfunction(L, -2));
    lua_pushvalue(L, -2);
    skip = skip || lua_rawget(L, SEEN) != LUA_TNIL;
    lua_settop(L, skip ? -4 : -3);
    if (skip)
        return;
    lua_pushvalue(L, -1);
    lua_pushboolean(L, true);
    lua_rawset(L, SEEN);
    lua_rawseti(L, PICTURE, n + THING);
    lua_newtable(L);
    lua_rawseti(L, PICTURE, n + COPY);
    lua_pushinteger(L, 0);
    lua_rawseti(L, PICTURE, n + COUNT);
    lua_pushboolean(L, false);
    lua_rawseti(L, PICTURE, n + META);
    lua_pushstring(L, name);
    lua_rawseti(L, PICTURE, n + NAME);
}

/* Copies what is in the table or function at the top into the table below it, and adds what that
 * holds to the picture; how much it is. */
static lua_Integer copy_content(lua_State *L, const char *name) {
    const int thing = lua_gettop(L), copy = thing - 1;
    lua_Integer n = 0;
    if (lua_istable(L, thing)) {
        for (lua_pushnil(L); lua_next(L, thing); n++) {
            lua_pushvalue(L, -2);
            lua_pushvalue(L, -2);
            lua_rawset(L, copy);
            add(L, name);
            lua_pushvalue(L, -1);
            add(L, name);
        }
        return n;
    }
    for (int i = 1; (name = lua_getupvalue(L, thing, i)); i++) {
        void *variable = lua_upvalueid(L, thing, i);
        const bool copied = lua_rawgetp(L, SEEN, variable) != LUA_TNIL;
        lua_pushboolean(L, true);
        lua_rawsetp(L, SEEN, variable);
        lua_pop(L, copied ? 2 : 1);
        if (copied)
            continue;
        lua_pushinteger(L, i);
        lua_rawseti(L, copy, 2 * n + 1);
        lua_pushvalue(L, -1);
        lua_rawseti(L, copy, 2 * ++n);
        add(L, name);
    }
    return n;
}

static lua_Integer copy_thing(lua_State *L, lua_Integer at) {
    lua_rawgeti(L, PICTURE, at + NAME);
    const char *name = lua_tostring(L, -1);
    lua_rawgeti(L, PICTURE, at + COPY);
    lua_rawgeti(L, PICTURE, at + THING);
    const lua_Integer n = copy_content(L, name);
    if (lua_istable(L, -1) && lua_getmetatable(L, -1)) {
        lua_pushvalue(L, -1);
        lua_rawseti(L, PICTURE, at + META);
        add(L, name);
    }
    lua_settop(L, LIST_TOP);
    lua_pushinteger(L, n);
    lua_rawseti(L, PICTURE, at + COUNT);
    return n;
}

/* Of what holds nothing that can change nothing need be compared: it is taken out again. */
static void take_out_empty(lua_State *L) {
    lua_Integer n = (lua_Integer)lua_rawlen(L, PICTURE), to = 1;
    for (lua_Integer at = 1; at <= n; at += STRIDE) {
        lua_rawgeti(L, PICTURE, at + COUNT);
        lua_rawgeti(L, PICTURE, at + THING);
        bool empty = !lua_istable(L, -1) && lua_tointeger(L, -2) == 0;
        lua_settop(L, LIST_TOP);
        for (int i = 0; !empty && i < STRIDE; i++) {
            lua_rawgeti(L, PICTURE, at + i);
            lua_rawseti(L, PICTURE, to++);
        }
    }
    for (; n >= to; n--) {
        lua_pushnil(L);
        lua_rawseti(L, PICTURE, n);
    }
}

/* begin(the script) */
static int begin(lua_State *L) {
    rv_script *s = lua_touserdata(L, 1);
    lua_newtable(L);
    lua_newtable(L);
    for (int hook = 0; hook < RV_HOOKS; hook++)
        if (s->functions[hook].line) {
            lua_rawgeti(L, LUA_REGISTRYINDEX, s->functions[hook].function);
            add(L, rv_hook_name(NULL, hook));
        }
    for (int i = 0; i < s->nactions * RV_ACTION_FUNCTIONS; i++) {
        const rv_script_action *action = &s->actions[i / RV_ACTION_FUNCTIONS];
        const rv_script_function *f = &action->functions[i % RV_ACTION_FUNCTIONS];
        if (f->line) {
            lua_rawgeti(L, LUA_REGISTRYINDEX, f->function);
            add(L, action->key);
        }
    }
    lua_Integer held = 0;
    for (lua_Integer at = 1; at <= (lua_Integer)lua_rawlen(L, PICTURE); at += STRIDE)
        held += copy_thing(L, at);
    take_out_empty(L);
    s->watched = (int)held;
    lua_pushvalue(L, PICTURE);
    s->watch = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

void rv_watch_begin(lua_State *L, rv_script *s) {
    lua_pushcfunction(L, begin);
    lua_pushlightuserdata(L, s);
    lua_call(L, 1, 0);
}

/* ---- comparing ----------------------------------------------------------------------------- */

/* Is the value at the top the same as that below it, for whatever looks at them? 1 and 1.0 are two,
 * as are 0.0 and -0.0; the NaNs are one. */
static bool is_same(lua_State *L) {
    if (lua_type(L, -1) != LUA_TNUMBER || lua_type(L, -2) != LUA_TNUMBER)
        return lua_rawequal(L, -1, -2);
    lua_Number a = lua_tonumber(L, -1), b = lua_tonumber(L, -2);
    bool whole = lua_isinteger(L, -1);
    if (whole != lua_isinteger(L, -2))
        return false;
    return whole ? lua_rawequal(L, -1, -2)
                 : (isnan(a) && isnan(b)) || memcmp(&a, &b, sizeof a) == 0;
}

/* The name of what has changed in one thing, an upvalue or the thing itself; NULL: nothing has. */
static const char *changed(lua_State *L, int picture, lua_Integer at) {
    lua_rawgeti(L, picture, at + NAME); /* the picture holds it */
    lua_rawgeti(L, picture, at + COUNT);
    lua_rawgeti(L, picture, at + META);
    lua_rawgeti(L, picture, at + COPY);
    lua_rawgeti(L, picture, at + THING);
    const int thing = lua_gettop(L), copy = thing - 1, meta = thing - 2;
    const char *name = lua_tostring(L, thing - 4), *variable;
    const lua_Integer count = lua_tointeger(L, thing - 3);
    bool same = true;
    if (lua_istable(L, thing)) {
        lua_Integer n = 0;
        for (lua_pushnil(L); same && lua_next(L, thing); n++) {
            lua_pushvalue(L, -2);
            lua_rawget(L, copy);
            same = is_same(L);
            lua_pop(L, 2);
        }
        same = same && n == count;
        if (!lua_getmetatable(L, thing))
            lua_pushboolean(L, false);
        same = same && lua_rawequal(L, -1, meta);
    }
    for (int i = 1; lua_isfunction(L, thing) && same && i <= count; i++) {
        lua_rawgeti(L, copy, 2 * i - 1);
        variable = lua_getupvalue(L, thing, (int)lua_tointeger(L, -1));
        lua_rawgeti(L, copy, 2 * i);
        same = is_same(L);
        name = same ? name : variable;
        lua_pop(L, 3);
    }
    lua_settop(L, picture);
    return same ? NULL : name;
}

/* Names what the functions of a script have changed; NULL: nothing. */
static const char *any_change(lua_State *L, const rv_script *s) {
    const char *name = NULL;
    rv_script_charge(L, (lua_Integer)STEPS_PER_VALUE * s->watched);
    lua_rawgeti(L, LUA_REGISTRYINDEX, s->watch);
    int picture = lua_gettop(L);
    lua_Integer n = (lua_Integer)lua_rawlen(L, picture);
    for (lua_Integer at = 1; !name && at <= n; at += STRIDE)
        name = changed(L, picture, at);
    lua_settop(L, picture - 1);
    return name;
}

void rv_watch_check(lua_State *L, const rv_call *c) {
    const char *name = any_change(L, c->script);
    if (name)
        luaL_error(L, "%s:%d: %s changes `%s`; what lasts belongs into game.state", c->script->file,
                   c->function->line, rv_call_name(rv_hooks_of(L), c), name);
}

static int check_all(lua_State *L) {
    const rv_hooks *h = rv_hooks_of(L);
    for (int i = 0; i < h->n; i++) {
        const char *name = h->in_force[i]->watched ? any_change(L, h->in_force[i]) : NULL;
        if (name)
            luaL_error(L, "%s: a function changes `%s`; what lasts belongs into game.state",
                       h->in_force[i]->file, name);
    }
    return 0;
}

void rv_hooks_hurry(rv_hooks *h) {
    h->hurried = true;
}

void rv_hooks_look(rv_hooks *h) {
    if (h->hurried && h->L && !h->failed)
        rv_script_protected(h, check_all, NULL);
}
