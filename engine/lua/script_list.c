/* script_list.c - lists: their length, insert, remove and sort, the same on every machine.
 *
 * The length of a list is where its items end when they are looked for at 1, 2, 4, 8 …, and then
 * between the last that is there and the first that is not; so it hangs on the items alone, which
 * `#` of a list with holes does not. Lua asks for it again and again, here it is asked for once.
 */
#include "lua/script_lua.h"

/* ---- length -------------------------------------------------------------------------------- */

static bool is_item(lua_State *L, int i, lua_Integer place) {
    bool there = lua_rawgeti(L, i, place) != LUA_TNIL;
    lua_pop(L, 1);
    return there;
}

/* The last place before one without an item; 0 when there is none at the first. */
static lua_Integer end_of(lua_State *L, int i) {
    lua_Integer last = 0, none = 1;
    while (none <= LUA_MAXINTEGER / 2 && is_item(L, i, none)) {
        last = none;
        none *= 2;
    }
    while (none - last > 1) {
        lua_Integer middle = last + (none - last) / 2;
        if (is_item(L, i, middle))
            last = middle;
        else
            none = middle;
    }
    return last;
}

lua_Integer rv_length(lua_State *L, int i) {
    int type = lua_type(L, i);
    if (type == LUA_TSTRING)
        return (lua_Integer)lua_rawlen(L, i);
    if (luaL_callmeta(L, i, "__len")) {
        if (!lua_isinteger(L, -1))
            luaL_error(L, "'__len' must return a whole number");
        lua_Integer n = lua_tointeger(L, -1);
        lua_pop(L, 1);
        return n;
    }
    if (type != LUA_TTABLE) {
        bool named = luaL_getmetafield(L, i, "__name") == LUA_TSTRING;
        luaL_error(L, "attempt to get length of a %s value",
                   named ? lua_tostring(L, -1) : luaL_typename(L, i));
    }
    return end_of(L, i);
}

int rv_lua_rawlen(lua_State *L) {
    bool text = lua_type(L, 1) == LUA_TSTRING;
    luaL_argexpected(L, text || lua_istable(L, 1), 1, "table or string");
    lua_pushinteger(L, text ? (lua_Integer)lua_rawlen(L, 1) : end_of(L, 1));
    return 1;
}

/* ---- insert and remove --------------------------------------------------------------------- */

lua_Integer rv_cost_of_items(lua_State *L, int i, lua_Integer n) {
    enum { CHAIN = 2000 }; /* behind `__index` there can be as many tables */
    bool chained = luaL_getmetafield(L, i, "__index") != LUA_TNIL ||
                   luaL_getmetafield(L, i, "__newindex") != LUA_TNIL;
    if (chained)
        lua_pop(L, 1);
    return !chained || n <= 0 ? n : n > LUA_MAXINTEGER / CHAIN ? LUA_MAXINTEGER : n * CHAIN;
}

static void move_item(lua_State *L, lua_Integer from, lua_Integer to) {
    lua_geti(L, 1, from);
    lua_seti(L, 1, to);
}

/* Is the place one of those from 1 to n? Raises. */
static void check_place(lua_State *L, lua_Integer place, lua_Integer n) {
    luaL_argcheck(L, place >= 1 && place <= n, 2, "position out of bounds");
}

/* insert(list, [place,] item) */
int rv_lua_insert(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_Integer n = rv_length(L, 1), last = n < LUA_MAXINTEGER ? n + 1 : n, place = last;
    if (lua_gettop(L) == 3)
        check_place(L, place = luaL_checkinteger(L, 2), last);
    else if (lua_gettop(L) != 2)
        return luaL_error(L, "wrong number of arguments to 'insert'");
    rv_script_charge(L, rv_cost_of_items(L, 1, last - place + 1));
    for (lua_Integer i = last; i > place; i--)
        move_item(L, i - 1, i);
    lua_seti(L, 1, place);
    return 0;
}

/* remove(list [, place]) */
int rv_lua_remove(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_Integer n = rv_length(L, 1), place = luaL_optinteger(L, 2, n);
    if (place != n)
        check_place(L, place, n < LUA_MAXINTEGER ? n + 1 : n);
    rv_script_charge(L, rv_cost_of_items(L, 1, place < n ? n - place + 1 : 1));
    lua_geti(L, 1, place);
    for (; place < n; place++)
        move_item(L, place + 1, place);
    lua_pushnil(L);
    lua_seti(L, 1, place);
    return 1;
}

/* ---- sort ---------------------------------------------------------------------------------- */

/* Lua's own may choose by the clock. This is a merge sort: what compares as equal stays as it was.
 */

/* Is the value below the top less than that at the top? Lua compares texts piece by piece between
 * their NULs. Raises. */
static bool is_less(lua_State *L) {
    if (lua_type(L, -1) == LUA_TSTRING)
        rv_script_charge(L, (lua_Integer)lua_rawlen(L, -1) / 4);
    return lua_compare(L, -2, -1, LUA_OPLT);
}

/* Does item j of a list come before item i? Raises. */
static bool before(lua_State *L, int list, lua_Integer j, lua_Integer i) {
    bool own = !lua_isnil(L, 2), yes;
    if (own)
        lua_pushvalue(L, 2);
    lua_rawgeti(L, list, j);
    lua_rawgeti(L, list, i);
    if (own)
        lua_call(L, 2, 1);
    yes = own ? lua_toboolean(L, -1) : is_less(L);
    lua_pop(L, own ? 1 : 2);
    return yes;
}

/* Merges items lo+1 … mid and mid+1 … hi of a list into another. Raises. */
static void merge(lua_State *L, int from, int to, lua_Integer lo, lua_Integer mid, lua_Integer hi) {
    lua_Integer i = lo + 1, j = mid + 1;
    for (lua_Integer k = lo + 1; k <= hi; k++) {
        bool second = i > mid || (j <= hi && before(L, from, j, i));
        lua_rawgeti(L, from, second ? j++ : i++);
        lua_rawseti(L, to, k);
    }
}

static lua_Integer least(lua_Integer a, lua_Integer b) {
    return a < b ? a : b;
}

/* sort(list [, before]) */
int rv_lua_sort(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    if (!lua_isnoneornil(L, 2))
        luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_settop(L, 2);
    lua_Integer n = rv_length(L, 1);
    rv_script_charge(L, rv_cost_of_items(L, 1, n));
    lua_newtable(L);
    lua_newtable(L);
    for (lua_Integer i = 1; i <= n; i++) {
        lua_geti(L, 1, i);
        lua_rawseti(L, 3, i);
    }
    for (lua_Integer width = 1; width < n; width *= 2) {
        for (lua_Integer lo = 0; lo < n; lo += 2 * width)
            merge(L, 3, 4, lo, least(lo + width, n), least(lo + 2 * width, n));
        lua_insert(L, 3); /* what was merged is merged on */
        rv_script_charge(L, n);
    }
    for (lua_Integer i = 1; i <= n; i++) {
        lua_rawgeti(L, 3, i);
        lua_seti(L, 1, i);
    }
    return 0;
}
