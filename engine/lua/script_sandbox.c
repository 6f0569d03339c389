/* script_sandbox.c - what a script can reach, and how much of it.
 *
 * A script sees an environment made from the list below, and no global of Lua's own: the tables it
 * sees are empty fronts before the real ones, so that nothing in them can be changed and no script
 * can leave anything there for the next game. What would depend on addresses, time or chance is
 * left out or replaced; work that Lua's instruction count does not see is counted here.
 */
#include "lua/script_lua.h"
#include <math.h>

/* ---- errors that a script may catch, and those that it may not ----------------------------- */

/* What a call has given, whether it is one of xpcall, which has its handler at 1. An error goes on
 * raising when there is no budget left. The handler runs after the call and not within it, where no
 * instruction would be counted. */
static int give_all(lua_State *L, int status, bool handled) {
    rv_hooks *h = rv_hooks_of(L);
    const bool failed = status != LUA_OK || h->failed;
    if (failed && rv_script_is_no_memory(L))
        rv_script_no_memory(h);
    if (failed && h->failed)
        lua_error(L);
    if (failed && handled)
        lua_call(L, 1, 1);
    else if (handled)
        lua_remove(L, 1);
    luaL_checkstack(L, 1, "too many results");
    lua_pushboolean(L, status == LUA_OK);
    lua_insert(L, 1);
    return lua_gettop(L);
}

enum { STEPS_TO_PROTECT = 8 };

static int checked_pcall(lua_State *L) {
    luaL_checkany(L, 1);
    rv_script_charge(L, STEPS_TO_PROTECT);
    return give_all(L, lua_pcall(L, lua_gettop(L) - 1, LUA_MULTRET, 0), false);
}

static int checked_xpcall(lua_State *L) {
    luaL_checktype(L, 2, LUA_TFUNCTION);
    rv_script_charge(L, STEPS_TO_PROTECT);
    lua_pushvalue(L, 2);
    lua_remove(L, 2);
    lua_insert(L, 1); /* handler, function, arguments */
    return give_all(L, lua_pcall(L, lua_gettop(L) - 2, LUA_MULTRET, 0), true);
}

/* ---- functions replaced -------------------------------------------------------------------- */

enum { STEPS_PER_TEXT = 20 }; /* of a number, which takes the C library a while */

/* Whether an argument is not a number, whose sign is the machine's, and printed. */
static bool is_nan(lua_State *L, int i) {
    return lua_type(L, i) == LUA_TNUMBER && isnan(lua_tonumber(L, i));
}

void rv_push_text(lua_State *L, int i) {
    if (luaL_callmeta(L, i, "__tostring")) {
        if (!lua_isstring(L, -1))
            luaL_error(L, "'__tostring' must return a string");
        return;
    }
    int type = lua_type(L, i), named = LUA_TNIL;
    bool plain =
        type == LUA_TNIL || type == LUA_TBOOLEAN || type == LUA_TNUMBER || type == LUA_TSTRING;
    if (is_nan(L, i))
        lua_pushliteral(L, "nan");
    else if (plain)
        luaL_tolstring(L, i, NULL);
    else if ((named = luaL_getmetafield(L, i, "__name")) != LUA_TSTRING) {
        lua_pop(L, named != LUA_TNIL);
        lua_pushstring(L, lua_typename(L, type));
    }
}

static int steady_tostring(lua_State *L) {
    luaL_checkany(L, 1);
    rv_script_charge(L, STEPS_PER_TEXT);
    rv_push_text(L, 1);
    return 1;
}

/* Makes the argument at i of `format` one that is written alike everywhere. */
static void steady_argument(lua_State *L, int i, char how) {
    bool fraction = lua_type(L, i) == LUA_TNUMBER && !lua_isinteger(L, i);
    if (how == 'p')
        luaL_error(L, "%%p shows an address; a house rule sees none");
    if (how == 'a' || how == 'A' || (how == 'q' && fraction))
        luaL_error(L, "%%%c shows how this machine keeps fractions; a house rule sees none", how);
    if (how == 'c' && lua_tointeger(L, i) % 256 == 0)
        rv_script_bear(rv_hooks_of(L), &(rv_burden){.nul = true});
    if (how == 's')
        rv_push_text(L, i);
    else if (fraction && is_nan(L, i))
        lua_pushnumber(L, (lua_Number)NAN);
    else
        return;
    lua_replace(L, i);
}

/* Lua's own does the work, when each argument has been looked at. */
static int checked_format(lua_State *L) {
    size_t n;
    const char *p = luaL_checklstring(L, 1, &n), *end = p + n; /* a NUL may stand within */
    for (int i = 1; p < end; p++) {
        if (*p != '%' || *++p == '%')
            continue;
        i++;
        p += strspn(p, "-+ #0123456789.");
        if (i <= lua_gettop(L))
            steady_argument(L, i, *p);
        rv_script_charge(L, STEPS_PER_TEXT);
    }
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, lua_gettop(L) - 1, 1);
    rv_script_charge(L, 2 * (lua_Integer)lua_rawlen(L, -1)); /* of digits, which come one by one */
    return 1;
}

/* ---- functions that loop without executing instructions ------------------------------------ */

enum { BYTES_PER_STEP = 16, STEPS_PER_CALL = 8 };

/* The cost of a call, from its arguments. */
static lua_Integer cost_of_text(lua_State *L) {
    return lua_type(L, 1) == LUA_TSTRING ? (lua_Integer)lua_rawlen(L, 1) / BYTES_PER_STEP : 0;
}

static void check_values(lua_State *L, lua_Integer n) {
    if (n > RV_LIMIT_SCRIPT_VALUES)
        luaL_error(L, "more than %d values", RV_LIMIT_SCRIPT_VALUES);
}

/* How many items there are from one place to another, both counted. */
static lua_Integer span(lua_Integer from, lua_Integer to) {
    lua_Unsigned n = (lua_Unsigned)to - (lua_Unsigned)from;
    return from > to ? 0 : n < LUA_MAXINTEGER ? (lua_Integer)n + 1 : LUA_MAXINTEGER;
}

static lua_Integer cost_of_move(lua_State *L) {
    lua_Integer n = span(luaL_checkinteger(L, 2), luaL_checkinteger(L, 3));
    lua_Integer from = rv_cost_of_items(L, 1, n),
                to = rv_cost_of_items(L, lua_istable(L, 5) ? 5 : 1, n);
    return from > to ? from : to;
}

/* The cost of the items from the place at `from` to that at `to`; without it, to the last, which is
 * asked for once. */
static lua_Integer cost_of_part(lua_State *L, int from, int to) {
    luaL_checktype(L, 1, LUA_TTABLE);
    if (lua_isnoneornil(L, to)) {
        lua_settop(L, to);
        lua_pushinteger(L, rv_length(L, 1));
        lua_replace(L, to);
    }
    return rv_cost_of_items(L, 1, span(luaL_optinteger(L, from, 1), luaL_checkinteger(L, to)));
}

static lua_Integer cost_of_concat(lua_State *L) {
    lua_Integer cost = cost_of_part(L, 3, 4);
    return cost < LUA_MAXINTEGER / STEPS_PER_TEXT ? cost * STEPS_PER_TEXT : cost;
}

/* The cost of characters by number, which make a text. */
static lua_Integer cost_of_characters(lua_State *L) {
    int n = lua_gettop(L);
    for (int i = 1; i <= n; i++)
        if (lua_tointeger(L, i) == 0)
            rv_script_bear(rv_hooks_of(L), &(rv_burden){.nul = true});
    return n;
}

/* The cost of texts that are read as numbers. */
static lua_Integer cost_of_numerals(lua_State *L) {
    lua_Integer cost = STEPS_PER_TEXT;
    for (int i = 1; i <= 2; i++)
        if (lua_type(L, i) == LUA_TSTRING)
            cost += (lua_Integer)lua_rawlen(L, i);
    return cost;
}

static lua_Integer cost_of_rep(lua_State *L) {
    size_t n, between;
    luaL_checklstring(L, 1, &n);
    const lua_Integer times = luaL_checkinteger(L, 2);
    luaL_optlstring(L, 3, "", &between);
    if (times > 0 && n + between > 0 && (size_t)times > RV_LIMIT_SCRIPT_MEMORY / (n + between))
        rv_script_refuse(L, RV_TOO_MUCH);
    return times;
}

static lua_Integer cost_of_unpack(lua_State *L) {
    lua_Integer cost = cost_of_part(L, 2, 3);
    check_values(L, span(luaL_optinteger(L, 2, 1), lua_tointeger(L, 3)));
    return cost;
}

typedef lua_Integer cost_of_call(lua_State *L);

/* Upvalues: Lua's function, where its cost is asked. No call gives back many values, for passing
 * them on costs much and counts little. */
static int call_costly(lua_State *L) {
    cost_of_call *const *cost = lua_touserdata(L, lua_upvalueindex(2));
    rv_script_charge(L, STEPS_PER_CALL);
    rv_script_charge(L, (*cost)(L));
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
    rv_script_charge(L, lua_gettop(L));
    check_values(L, lua_gettop(L));
    return lua_gettop(L);
}

/* ---- the list ------------------------------------------------------------------------------ */

static const luaL_Reg libraries[] = {{LUA_GNAME, luaopen_base},
                                     {"math", luaopen_math},
                                     {"string", luaopen_string},
                                     {"table", luaopen_table},
                                     {"utf8", luaopen_utf8}};

/* Of sandbox.tsv: what they have, taken from Lua as it is, or behind what counts its cost, or
 * replaced by a function, whose upvalue is Lua's own, if it has any. */
static const struct reached {
    const char *library, *names;
    cost_of_call *cost;
    lua_CFunction function;
} reached[] = {
#define RV_REACHED(id, ...) {__VA_ARGS__},
#include "gen/sandbox.def"
};

#define EACH(table, it) for (size_t it = 0; it < sizeof(table) / sizeof *(table); it++)

/* ---- making the environment ---------------------------------------------------------------- */

/* Upvalue: what the table is. */
static int undefined(lua_State *L) {
    const char *key = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : luaL_typename(L, 2);
    return luaL_error(L, "there is no `%s` in %s", key, lua_tostring(L, lua_upvalueindex(1)));
}

static int read_only(lua_State *L) {
    const char *key = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : luaL_typename(L, 2);
    return luaL_error(L, "`%s` cannot be set here; is a `local` missing?", key);
}

/* Makes the table at the top, which `what` describes, raise for what it lacks, and puts an empty
 * front before it. */
static void close_table(lua_State *L, const char *what) {
    lua_newtable(L);
    lua_pushstring(L, what);
    lua_pushcclosure(L, undefined, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_newtable(L);
    lua_createtable(L, 0, 3);
    lua_rotate(L, -3, -1); /* front, metatable, table */
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, read_only);
    lua_setfield(L, -2, "__newindex");
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
}

/* Puts Lua's function, at the top, behind what counts its cost. */
static void put_cost(lua_State *L, cost_of_call *const *cost) {
    lua_pushlightuserdata(L, (void *)(uintptr_t)cost);
    lua_pushcclosure(L, call_costly, 2);
}

/* Fills the table at the top from Lua's library, which is below it. */
static void fill(lua_State *L, const char *library) {
    EACH(reached, i) {
        const struct reached *r = &reached[i];
        for (rv_str rest = rv_str_of(r->names); rest.s && strcmp(r->library, library) == 0;) {
            const rv_str word = rv_str_cut(&rest, " ");
            const char *name = lua_pushlstring(L, word.s, word.n);
            lua_getfield(L, -3, name);
            if (r->cost)
                put_cost(L, &r->cost);
            else if (r->function)
                lua_pushcclosure(L, r->function, 1);
            lua_rawset(L, -3);
        }
    }
}

/* Methods of strings: of our library, which their metatable hides. Texts can be added and so on, as
 * the numbers that they are read as, whose cost is counted. */
static void open_strings(lua_State *L) {
    static cost_of_call *const arithmetic = cost_of_numerals;
    static const char *const events[] = {"__add", "__sub", "__mul",  "__mod",
                                         "__pow", "__div", "__idiv", "__unm"};
    lua_pushliteral(L, "");
    lua_getmetatable(L, -1);
    EACH(events, i) {
        lua_getfield(L, -1, events[i]);
        put_cost(L, &arithmetic);
        lua_setfield(L, -2, events[i]);
    }
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
    lua_pop(L, 2);
}

/* Adds a library to the environment at the top. */
static void add_library(lua_State *L, const luaL_Reg *library) {
    const char *name = library->name;
    luaL_requiref(L, name, library->func, 0);
    if (strcmp(name, LUA_GNAME) == 0) { /* the environment itself */
        lua_insert(L, -2);
        fill(L, name);
        lua_remove(L, -2);
        return;
    }
    lua_newtable(L);
    fill(L, name);
    if (strcmp(name, "string") == 0)
        open_strings(L);
    lua_pushfstring(L, "the `%s` of house rules", name);
    lua_insert(L, -2);
    close_table(L, lua_tostring(L, -2));
    lua_setfield(L, -4, name);
    lua_pop(L, 2);
}

static const char environment; /* its address is the key */

void rv_sandbox_open(lua_State *L) {
    lua_newtable(L);
    EACH(libraries, i)
        add_library(L, &libraries[i]);
    close_table(L, "what a house rule can use");
    lua_rawsetp(L, LUA_REGISTRYINDEX, &environment);
}

void rv_sandbox_push(lua_State *L) {
    lua_rawgetp(L, LUA_REGISTRYINDEX, &environment);
}
