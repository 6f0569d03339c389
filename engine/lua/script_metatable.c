/* script_metatable.c - setmetatable and rawset, without what could see the garbage collector.
 *
 * A table's metatable is a copy of the one given, of the names that begin with two underscores: so
 * what is refused when it is set (`__gc`, `__mode`) cannot be added later. getmetatable still gives
 * the one that was given, which stands in the copy as `__metatable`.
 */
#include "lua/script_lua.h"

static const char given; /* its address is the key, in the copy, of what it was made from */

/* The table at 1 is about to be changed, or its metatable replaced: raises when its metatable is no
 * script's, or one that a script has closed against that. */
static void check_open(lua_State *L, bool replaced) {
    if (!lua_getmetatable(L, 1))
        return;
    bool own = lua_rawgetp(L, -1, &given) != LUA_TNIL;
    lua_getfield(L, -2, "__metatable");
    if (!own || (replaced && !lua_rawequal(L, -1, -2)))
        luaL_error(L,
                   replaced ? "this metatable cannot be changed" : "this table cannot be changed");
    lua_pop(L, 3);
}

/* Raises. */
static void check_fields(lua_State *L) {
    static const char *const refused[] = {"__gc", "__mode"};
    for (int i = 0; i < 2; i++) {
        lua_pushstring(L, refused[i]);
        if (lua_rawget(L, 2) != LUA_TNIL)
            luaL_error(L, "a house rule's metatable has no `%s`", refused[i]);
        lua_pop(L, 1);
    }
    lua_pushliteral(L, "__call"); /* a chain of tables, one calling the next, has no end */
    if (lua_rawget(L, 2) != LUA_TNIL && !lua_isfunction(L, -1))
        luaL_error(L, "a house rule's `__call` is a function, not a %s", luaL_typename(L, -1));
    lua_pop(L, 1);
}

/* Pushes the copy of the metatable at 2. Raises. */
static void push_copy(lua_State *L) {
    lua_Integer n = 0;
    lua_newtable(L);
    lua_pushvalue(L, 2);
    lua_rawsetp(L, -2, &given);
    lua_pushvalue(L, 2);
    lua_setfield(L, -2, "__metatable");
    for (lua_pushnil(L); lua_next(L, 2); n++) {
        const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        if (strncmp(name, "__", 2) == 0)
            lua_rawset(L, -4);
        else
            lua_pop(L, 2);
    }
    rv_script_charge(L, n);
}

int rv_lua_setmetatable(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    if (!lua_isnoneornil(L, 2))
        luaL_checktype(L, 2, LUA_TTABLE);
    lua_settop(L, 2);
    check_open(L, true);
    if (lua_istable(L, 2)) {
        check_fields(L);
        push_copy(L);
    }
    lua_setmetatable(L, 1);
    lua_settop(L, 1);
    return 1;
}

int rv_lua_rawset(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_checkany(L, 3);
    lua_settop(L, 3);
    check_open(L, false);
    lua_rawset(L, 1);
    return 1;
}
