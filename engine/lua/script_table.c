/* script_table.c - pairs and next, the same on every machine.
 *
 * Lua walks a table in the order of hashes and addresses. Here keys come in an order of their own:
 * numbers, texts byte by byte, false, true, objects of the game. Other keys have none, so a table
 * that has such keys cannot be walked.
 */
#include "lua/script_lua.h"
#include <stdlib.h>

typedef struct key {
    int rank, place; /* what kind of key; where in the list of keys */
    bool whole;
    lua_Integer i, j;
    lua_Number x;
    rv_str s;
} key;

enum { NUMBER, TEXT, TRUTH, OBJECT };

/* Reads the value at the top. Raises. */
static key read_key(lua_State *L, int place) {
    key k = {.place = place, .whole = lua_isinteger(L, -1)};
    switch (lua_type(L, -1)) {
    case LUA_TNUMBER:
        k.i = lua_tointeger(L, -1);
        k.x = lua_tonumber(L, -1);
        break;
    case LUA_TSTRING:
        k.rank = TEXT;
        k.s.s = lua_tolstring(L, -1, &k.s.n);
        break;
    case LUA_TBOOLEAN:
        k.rank = TRUTH;
        k.i = lua_toboolean(L, -1);
        break;
    case LUA_TUSERDATA: {
        const rv_object *o = lua_touserdata(L, -1);
        k.rank = OBJECT;
        k.i = ((lua_Integer)o->kind << 32) + o->i + 1;
        break;
    }
    default: luaL_error(L, "keys that are a %s have no order", luaL_typename(L, -1));
    }
    return k;
}

static int compare_texts(rv_str a, rv_str b) {
    int order = memcmp(a.s, b.s, a.n < b.n ? a.n : b.n);
    return order ? order : (a.n > b.n) - (a.n < b.n);
}

static int compare(const void *left, const void *right) {
    const key *a = left, *b = right;
    if (a->rank != b->rank)
        return a->rank - b->rank;
    if (a->rank == TEXT)
        return compare_texts(a->s, b->s);
    if (a->rank != NUMBER || (a->whole && b->whole))
        return a->i != b->i ? (a->i > b->i) - (a->i < b->i) : (a->j > b->j) - (a->j < b->j);
    int order = (a->x > b->x) - (a->x < b->x);
    return order ? order : b->whole - a->whole; /* 2^63 as a float comes after the last integer */
}

/* Pushes a list of the keys in the order in which Lua has them; how many. Raises. */
static int list_keys(lua_State *L, int table) {
    int n = 0;
    lua_newtable(L);
    int list = lua_gettop(L);
    for (lua_pushnil(L); lua_next(L, table); n++) {
        lua_pop(L, 1);
        lua_pushvalue(L, -1);
        lua_rawseti(L, list, n + 1);
    }
    rv_script_charge(L, RV_STEPS_PER_KEY * (lua_Integer)n);
    return n;
}

void rv_sorted_keys(lua_State *L, int table) {
    int n = list_keys(L, table), list = lua_gettop(L);
    lua_createtable(L, n, 0);
    key *keys = lua_newuserdatauv(L, sizeof *keys * ((size_t)n + 1), 0);
    for (int i = 0; i < n; i++) {
        lua_rawgeti(L, list, i + 1);
        keys[i] = read_key(L, i + 1);
        lua_pop(L, 1);
    }
    qsort(keys, (size_t)n, sizeof *keys, compare);
    for (int i = 0; i < n; i++) {
        lua_rawgeti(L, list, keys[i].place);
        lua_rawseti(L, list + 1, i + 1);
    }
    lua_pop(L, 1);
    lua_remove(L, list);
}

/* ---- next and pairs ------------------------------------------------------------------------ */

/* next(table [, key]) */
int rv_lua_next(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 2);
    rv_sorted_keys(L, 1);
    int n = (int)lua_rawlen(L, 3), i = 0;
    for (bool found = lua_isnil(L, 2); !found && i < n; lua_pop(L, 1)) {
        lua_rawgeti(L, 3, ++i);
        found = lua_rawequal(L, 2, -1);
    }
    if (i >= n) {
        lua_pushnil(L);
        return 1;
    }
    lua_rawgeti(L, 3, i + 1);
    lua_pushvalue(L, -1);
    lua_rawget(L, 1);
    return 2;
}

/* A walk belongs to the call in which it began: it knows how far it has come, and what a script
 * knows from call to call would be a trace. */
static lua_Integer walk_of(lua_State *L) {
    const rv_call *c = rv_call_of(L);
    return c ? (lua_Integer)c->generation : 0;
}

/* Upvalues: the keys, how many of them were given, the walk. Keys that went meanwhile are left out.
 */
static int next_pair(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    if (lua_tointeger(L, lua_upvalueindex(3)) != walk_of(L))
        luaL_error(L, "this walk of pairs began in an earlier call; it cannot be kept");
    lua_Integer i = lua_tointeger(L, lua_upvalueindex(2));
    lua_settop(L, 1);
    do {
        lua_settop(L, 1);
        if (lua_rawgeti(L, lua_upvalueindex(1), ++i) == LUA_TNIL)
            return 1;
        lua_pushvalue(L, 2);
        lua_rawget(L, 1);
    } while (lua_isnil(L, 3));
    lua_pushinteger(L, i);
    lua_replace(L, lua_upvalueindex(2));
    return 2;
}

int rv_lua_pairs(lua_State *L) {
    luaL_checkany(L, 1);
    if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
        lua_pushvalue(L, 1);
        lua_call(L, 1, 3);
        return 3;
    }
    luaL_checktype(L, 1, LUA_TTABLE);
    rv_sorted_keys(L, 1);
    lua_pushinteger(L, 0);
    lua_pushinteger(L, walk_of(L));
    lua_pushcclosure(L, next_pair, 3);
    lua_pushvalue(L, 1);
    lua_pushnil(L);
    return 3;
}
