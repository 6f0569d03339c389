/* script_table.c - what scripts do with tables, the same on every machine, and its work counted.
 *
 * Lua walks a table in the order of hashes and addresses. For `pairs` and `next` keys come in an
 * order of their own: numbers, texts byte by byte, false, true, objects of the game. Other keys
 * have none, so a table that has such keys cannot be walked.
 *
 * The length of a list is where its items end when they are looked for at 1, 2, 4, 8 …, and then
 * between the last that is there and the first that is not; so it depends on the items alone, which
 * `#` of a list with holes does not. Lua asks for it again and again, here it is asked for once.
 *
 * A table's metatable is a copy of the one given, of the names that begin with two underscores: so
 * what is refused when it is set (`__gc`, `__mode`) cannot be added later. getmetatable still gives
 * the one that was given, which stands in the copy as `__metatable`.
 */
#include "lua/script_lua.h"
#include <stdlib.h>

typedef struct key {
    int rank, place; /* what kind of key; where in the list of keys */
    bool whole;
    lua_Integer i;
    lua_Number x;
    rv_str s;
} key;

enum { NUMBER, TEXT, TRUTH, OBJECT };

/* Reads the value at the top. */
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

static int compare(const void *left, const void *right) {
    const key *a = left, *b = right;
    if (a->rank != b->rank)
        return a->rank - b->rank;
    if (a->rank == TEXT) {
        const rv_str s = a->s, t = b->s;
        int order = memcmp(s.s, t.s, s.n < t.n ? s.n : t.n);
        return order ? order : (s.n > t.n) - (s.n < t.n);
    }
    if (a->rank != NUMBER || (a->whole && b->whole))
        return (a->i > b->i) - (a->i < b->i);
    int order = (a->x > b->x) - (a->x < b->x);
    return order ? order : b->whole - a->whole; /* 2^63 as a float comes after the last integer */
}

void rv_sorted_keys(lua_State *L, int table) {
    int n = 0, i = 0;
    for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1))
        n++;
    rv_script_charge(L, RV_STEPS_PER_KEY * (lua_Integer)n);
    lua_createtable(L, n, 0); /* of the keys in the order in which Lua has them */
    const int list = lua_gettop(L);
    lua_createtable(L, n, 0);
    key *keys = lua_newuserdatauv(L, sizeof *keys * ((size_t)n + 1), 0);
    for (lua_pushnil(L); lua_next(L, table); lua_rawseti(L, list, ++i)) {
        lua_pop(L, 1);
        keys[i] = read_key(L, i + 1);
        lua_pushvalue(L, -1);
    }
    qsort(keys, (size_t)n, sizeof *keys, compare);
    for (i = 0; i < n; i++) {
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

/* insert(list, [place,] item) */
int rv_lua_insert(lua_State *L) {
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_Integer n = rv_length(L, 1), last = n < LUA_MAXINTEGER ? n + 1 : n, place = last;
    if (lua_gettop(L) == 3)
        place = luaL_checkinteger(L, 2);
    else if (lua_gettop(L) != 2)
        return luaL_error(L, "wrong number of arguments to 'insert'");
    luaL_argcheck(L, lua_gettop(L) == 2 || (place >= 1 && place <= last), 2,
                  "position out of bounds");
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
    luaL_argcheck(L, place == n || (place >= 1 && place <= (n < LUA_MAXINTEGER ? n + 1 : n)), 2,
                  "position out of bounds");
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

/* Does item j of a list come before item i? */
static bool before(lua_State *L, int list, lua_Integer j, lua_Integer i) {
    bool own = !lua_isnil(L, 2), yes;
    if (own)
        lua_pushvalue(L, 2);
    lua_rawgeti(L, list, j);
    lua_rawgeti(L, list, i);
    if (own)
        lua_call(L, 2, 1);
    else if (lua_type(L, -1) == LUA_TSTRING) /* Lua compares piece by piece between their NULs */
        rv_script_charge(L, (lua_Integer)lua_rawlen(L, -1) / 4);
    yes = own ? lua_toboolean(L, -1) : lua_compare(L, -2, -1, LUA_OPLT);
    lua_pop(L, own ? 1 : 2);
    return yes;
}

/* Merges two runs of `width` items of the list at 3 behind `lo`, as far as its n items go, into
 * the list at 4. */
static void merge(lua_State *L, lua_Integer lo, lua_Integer width, lua_Integer n) {
    const lua_Integer mid = lo + width < n ? lo + width : n, hi = mid + width < n ? mid + width : n;
    lua_Integer i = lo + 1, j = mid + 1;
    for (lua_Integer k = lo + 1; k <= hi; k++) {
        bool second = i > mid || (j <= hi && before(L, 3, j, i));
        lua_rawgeti(L, 3, second ? j++ : i++);
        lua_rawseti(L, 4, k);
    }
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
            merge(L, lo, width, n);
        lua_insert(L, 3); /* what was merged is merged on */
        rv_script_charge(L, n);
    }
    for (lua_Integer i = 1; i <= n; i++) {
        lua_rawgeti(L, 3, i);
        lua_seti(L, 1, i);
    }
    return 0;
}

/* ---- metatables: without what could see the garbage collector ----------------------------------
 */

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

static void push_copy(lua_State *L) {
    static const char *const refused[] = {"__gc", "__mode"};
    for (int i = 0; i < 2; i++)
        if (rv_script_push_field(L, 2, refused[i]) != LUA_TNIL)
            luaL_error(L, "a house rule's metatable has no `%s`", refused[i]);
    /* a chain of tables, one calling the next, has no end */
    if (rv_script_push_field(L, 2, "__call") != LUA_TNIL && !lua_isfunction(L, -1))
        luaL_error(L, "a house rule's `__call` is a function, not a %s", luaL_typename(L, -1));
    lua_newtable(L);
    const int copy = lua_gettop(L);
    lua_pushvalue(L, 2);
    lua_rawsetp(L, copy, &given);
    lua_pushvalue(L, 2);
    lua_setfield(L, copy, "__metatable");
    lua_Integer n = 0;
    for (lua_pushnil(L); lua_next(L, 2); n++) {
        const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        if (strncmp(name, "__", 2) == 0)
            lua_rawset(L, copy);
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
    if (lua_istable(L, 2))
        push_copy(L);
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
