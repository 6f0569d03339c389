/* script_watch.c - a script remembers nothing from call to call.
 *
 * Hooks run in trials that are taken back, so what a hook leaves behind in its own variables would
 * be a trace of moves that were never played. After a script has been loaded a picture is taken of
 * all that its hooks can reach and change: their upvalues and the tables in them, and what these
 * hold in turn. After each call the picture is compared. What lasts belongs into game.state, which
 * is taken back with the game.
 *
 * The picture is a list of slots, each with what it is in, its key there, its value, and a name for
 * messages: variables of functions, by the index of the upvalue, each with the first function that
 * has it; fields of tables; and of each table how many fields it has, and its metatable (false:
 * none).
 */
#include "lua/script_lua.h"
#include <math.h>

enum { STEPS_PER_VALUE = 8 }; /* compared */
enum { HOLDER, KEY, VALUE, NAME, STRIDE };

/* Stack places of the walk: the slots; a list of functions and tables with their names, which is
 * also the set of what is on it; the names of the variables that can be set, for no others have a
 * slot. */
enum { PICTURE = 2, SEEN = 3, SET = 4, LIST_TOP = 4 };

/* Keys that no table of a script has; and what stands for nil, which would be a hole in a list. */
static const char number_of_fields, metatable, nothing;

/* ---- taking the picture -------------------------------------------------------------------- */

/* Adds what is at the top to what is walked, if it can change and is not there yet; pops it. The
 * environment and the libraries cannot be changed. */
static void add_watched(lua_State *L, const char *name) {
    rv_sandbox_push(L);
    bool skip = lua_rawequal(L, -1, -2) || lua_iscfunction(L, -2) ||
                !(lua_istable(L, -2) || lua_isfunction(L, -2));
    lua_pushvalue(L, -2);
    skip = skip || lua_rawget(L, SEEN) != LUA_TNIL;
    lua_settop(L, skip ? -4 : -3);
    if (skip)
        return;
    const lua_Integer n = (lua_Integer)lua_rawlen(L, SEEN);
    lua_pushvalue(L, -1);
    lua_pushboolean(L, true);
    lua_rawset(L, SEEN);
    lua_rawseti(L, SEEN, n + 1);
    lua_pushstring(L, name);
    lua_rawseti(L, SEEN, n + 2);
}

/* The value at the top, for a list. */
static void fill(lua_State *L) {
    if (lua_isnil(L, -1)) {
        lua_pop(L, 1);
        lua_pushlightuserdata(L, (void *)(uintptr_t)&nothing);
    }
}

/* Adds a slot, of which key and value are at the top, and the value to what is walked; pops it. */
static void add_slot(lua_State *L, int holder, const char *name) {
    lua_Integer n = (lua_Integer)lua_rawlen(L, PICTURE);
    const int key = lua_gettop(L) - 1;
    fill(L);
    const int at[] = {[HOLDER] = holder, [KEY] = key, [VALUE] = key + 1, [NAME] = key + 2};
    lua_pushstring(L, name);
    for (int i = 0; i < STRIDE; i++) {
        lua_pushvalue(L, at[i]);
        lua_rawseti(L, PICTURE, ++n);
    }
    lua_pop(L, 1);
    add_watched(L, name);
}

/* Adds what is in the table or function at `thing`; how much that is. */
static int add_content(lua_State *L, int thing, const char *name) {
    int n = 0;
    if (lua_istable(L, thing)) {
        for (lua_pushnil(L); lua_next(L, thing); n++) {
            add_slot(L, thing, name);
            lua_pushvalue(L, -1);
            add_watched(L, name);
        }
        lua_pushlightuserdata(L, (void *)(uintptr_t)&number_of_fields);
        lua_pushinteger(L, n);
        add_slot(L, thing, name);
        lua_pushlightuserdata(L, (void *)(uintptr_t)&metatable);
        if (!lua_getmetatable(L, thing))
            lua_pushboolean(L, false);
        add_slot(L, thing, name);
        return n;
    }
    for (int i = 1; (name = lua_getupvalue(L, thing, i)); i++) {
        void *variable = lua_upvalueid(L, thing, i);
        const bool known = lua_rawgetp(L, SEEN, variable) != LUA_TNIL;
        lua_pop(L, 1);
        lua_pushboolean(L, true);
        lua_rawsetp(L, SEEN, variable);
        lua_pushinteger(L, i);
        lua_insert(L, -2);
        n += !known;
        if (!known && rv_script_push_field(L, SET, name) == LUA_TNIL) {
            lua_pop(L, 1);
            add_watched(L, name);
        } else if (!known) {
            lua_pop(L, 1);
            add_slot(L, thing, name);
        }
        lua_settop(L, thing);
    }
    return n;
}

/* begin(the script) */
static int begin(lua_State *L) {
    rv_script *s = lua_touserdata(L, 1);
    lua_newtable(L);
    lua_newtable(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, s->text);
    rv_script_push_assigned(L, (rv_str){lua_touserdata(L, -1), (size_t)lua_rawlen(L, -1)});
    lua_remove(L, -2);
    for (int hook = 0; hook < RV_HOOKS; hook++)
        if (s->functions[hook].line) {
            lua_rawgeti(L, LUA_REGISTRYINDEX, s->functions[hook].function);
            add_watched(L, rv_hook_name(NULL, hook));
        }
    for (int i = 0; i < s->nactions * RV_ACTION_FUNCTIONS; i++) {
        const rv_script_action *action = &s->actions[i / RV_ACTION_FUNCTIONS];
        const rv_script_function *f = &action->functions[i % RV_ACTION_FUNCTIONS];
        if (f->line) {
            lua_rawgeti(L, LUA_REGISTRYINDEX, f->function);
            add_watched(L, action->declared.key);
        }
    }
    s->watched = 0;
    for (lua_Integer at = 1; at <= (lua_Integer)lua_rawlen(L, SEEN); at += 2) {
        lua_rawgeti(L, SEEN, at + 1);
        lua_rawgeti(L, SEEN, at);
        s->watched += add_content(L, LIST_TOP + 2, lua_tostring(L, LIST_TOP + 1));
        lua_settop(L, LIST_TOP);
    }
    lua_pushvalue(L, PICTURE);
    if (lua_rawlen(L, PICTURE)) /* mostly nothing can change */
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

/* Pushes what is now in the slot whose holder and key are at the top. */
static void push_present(lua_State *L) {
    const int holder = lua_gettop(L) - 1;
    const void *key = lua_touserdata(L, -1);
    lua_Integer n = 0;
    if (lua_isfunction(L, holder)) {
        lua_getupvalue(L, holder, (int)lua_tointeger(L, -1));
    } else if (key == &number_of_fields) {
        for (lua_pushnil(L); lua_next(L, holder); lua_pop(L, 1))
            n++;
        lua_pushinteger(L, n);
    } else if (key != &metatable) {
        lua_pushvalue(L, -1);
        lua_rawget(L, holder);
    } else if (!lua_getmetatable(L, holder)) {
        lua_pushboolean(L, false);
    }
}

void rv_watch_check(lua_State *L, const rv_call *c) {
    rv_script_charge(L, (lua_Integer)STEPS_PER_VALUE * c->script->watched);
    if (c->script->watch == LUA_NOREF)
        return;
    lua_rawgeti(L, LUA_REGISTRYINDEX, c->script->watch);
    const int picture = lua_gettop(L);
    const lua_Integer n = (lua_Integer)lua_rawlen(L, picture);
    for (lua_Integer at = 1; at <= n; at += STRIDE, lua_settop(L, picture)) {
        lua_rawgeti(L, picture, at + HOLDER);
        lua_rawgeti(L, picture, at + KEY);
        push_present(L);
        fill(L);
        lua_rawgeti(L, picture, at + VALUE);
        if (!is_same(L) && lua_rawgeti(L, picture, at + NAME))
            rv_call_error(L, c, "changes `%s`; what lasts belongs into game.state",
                          lua_tostring(L, -1));
    }
    lua_settop(L, picture - 1);
}
