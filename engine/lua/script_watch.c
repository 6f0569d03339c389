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
 * libraries cannot be changed. Raises. */
static void add(lua_State *L, const char *name) {
    lua_Integer n = (lua_Integer)lua_rawlen(L, PICTURE);
    rv_sandbox_push(L);
    bool skip = lua_rawequal(L, -1, -2) || lua_iscfunction(L, -2) ||
                !(lua_istable(L, -2) || lua_isfunction(L, -2));
    lua_pop(L, 1);
    if (!skip) {
        lua_pushvalue(L, -1);
        skip = lua_rawget(L, SEEN) != LUA_TNIL;
        lua_pop(L, 1);
    }
    if (skip) {
        lua_pop(L, 1);
        return;
    }
    lua_pushvalue(L, -1);
    lua_pushboolean(L, true);
    lua_rawset(L, SEEN);
    lua_rawseti(L, PICTURE, n + 1 + THING);
    lua_newtable(L);
    lua_rawseti(L, PICTURE, n + 1 + COPY);
    lua_pushinteger(L, 0);
    lua_rawseti(L, PICTURE, n + 1 + COUNT);
    lua_pushboolean(L, false);
    lua_rawseti(L, PICTURE, n + 1 + META);
    lua_pushstring(L, name);
    lua_rawseti(L, PICTURE, n + 1 + NAME);
}

/* Whether the variable is not copied yet; then it counts as copied. Raises. */
static bool is_new(lua_State *L, int function, int i) {
    void *id = lua_upvalueid(L, function, i);
    bool known = lua_rawgetp(L, SEEN, id) != LUA_TNIL;
    lua_pop(L, 1);
    lua_pushboolean(L, true);
    lua_rawsetp(L, SEEN, id);
    return !known;
}

/* The function at the top, whose copy is below it. Raises. */
static lua_Integer copy_function(lua_State *L) {
    const char *name;
    int n = 0;
    for (int i = 1; (name = lua_getupvalue(L, -1, i)); i++) {
        if (!is_new(L, -2, i)) {
            lua_pop(L, 1);
            continue;
        }
        lua_pushinteger(L, i);
        lua_rawseti(L, -4, 2 * n + 1);
        lua_pushvalue(L, -1);
        lua_rawseti(L, -4, 2 * ++n);
        add(L, name);
    }
    return n;
}

/* The table at the top likewise. Raises. */
static lua_Integer copy_table(lua_State *L, const char *name) {
    lua_Integer n = 0;
    for (lua_pushnil(L); lua_next(L, -2); n++) {
        lua_pushvalue(L, -2);
        lua_pushvalue(L, -2);
        lua_rawset(L, -6);
        add(L, name);
        lua_pushvalue(L, -1);
        add(L, name);
    }
    return n;
}

/* Raises. */
static lua_Integer copy_thing(lua_State *L, lua_Integer at) {
    lua_rawgeti(L, PICTURE, at + NAME);
    const char *name = lua_tostring(L, -1);
    lua_rawgeti(L, PICTURE, at + COPY);
    lua_rawgeti(L, PICTURE, at + THING);
    lua_Integer n = lua_istable(L, -1) ? copy_table(L, name) : copy_function(L);
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

static bool same_table(lua_State *L, int thing, int copy, lua_Integer count) {
    lua_Integer n = 0;
    for (lua_pushnil(L); lua_next(L, thing); n++) {
        lua_pushvalue(L, -2);
        lua_rawget(L, copy);
        bool same = is_same(L);
        lua_pop(L, same ? 2 : 3); /* the last key, too */
        if (!same)
            return false;
    }
    return n == count;
}

/* Names the upvalue that is another; NULL: none is. */
static const char *changed_upvalue(lua_State *L, int function, int copy, lua_Integer count) {
    for (int i = 1; i <= count; i++) {
        lua_rawgeti(L, copy, 2 * i - 1);
        const char *name = lua_getupvalue(L, function, (int)lua_tointeger(L, -1));
        lua_rawgeti(L, copy, 2 * i);
        bool same = is_same(L);
        lua_pop(L, 3);
        if (!same)
            return name;
    }
    return NULL;
}

static bool same_metatable(lua_State *L, int picture, int thing, lua_Integer at) {
    lua_rawgeti(L, picture, at + META);
    if (!lua_getmetatable(L, thing))
        lua_pushboolean(L, false);
    bool same = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
    return same;
}

/* The name of what has changed in one thing; NULL: nothing has. */
static const char *changed(lua_State *L, int picture, lua_Integer at) {
    lua_rawgeti(L, picture, at + NAME);
    const char *name = lua_tostring(L, -1); /* the picture holds it */
    lua_rawgeti(L, picture, at + COUNT);
    lua_Integer count = lua_tointeger(L, -1);
    lua_rawgeti(L, picture, at + COPY);
    lua_rawgeti(L, picture, at + THING);
    int thing = lua_gettop(L);
    if (!lua_istable(L, thing))
        name = changed_upvalue(L, thing, thing - 1, count);
    else if (same_table(L, thing, thing - 1, count) && same_metatable(L, picture, thing, at))
        name = NULL;
    lua_settop(L, thing - 4);
    return name;
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
