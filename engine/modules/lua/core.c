/* core.c - the part of the Lua module that is C: documents, and their answers as JSON, which
 * reeve.lua makes tables.
 */
#include "../common/game.h"
#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

/* A userdata owns one thing; its user value, if there is one at `owner` of the stack, is what must
 * outlive it. */
static void **new_box(lua_State *L, const char *type, int owner) {
    void **thing = lua_newuserdatauv(L, sizeof *thing, 1);
    *thing = NULL;
    luaL_setmetatable(L, type);
    if (owner) {
        lua_pushvalue(L, owner);
        lua_setiuservalue(L, -2, 1);
    }
    return thing;
}

static void *check(lua_State *L, int i, const char *type) {
    void **thing = luaL_checkudata(L, i, type);
    luaL_argcheck(L, *thing, i, "it is closed");
    return *thing;
}

static int no_memory(lua_State *L) {
    return luaL_error(L, "memory ran out");
}

/* ---- the library ----------------------------------------------------------------------------- */

/* The function that loads files, called as load("ruleset", "NAME/ruleset.yaml"). */
typedef struct library {
    lua_State *L; /* of the call that is under way */
    int load;     /* its reference in the registry */
    rv_library *of;
} library;

/* An error in the function counts as a file that cannot be read. */
static char *load(void *ud, rv_asset asset, const char *name, size_t *n) {
    library *lib = ud;
    lua_State *L = lib->L;
    *n = 0;
    if (!lua_checkstack(L, 3))
        return NULL;
    lua_rawgeti(L, LUA_REGISTRYINDEX, lib->load);
    lua_pushstring(L, asset == RV_ASSET_RULESET ? "ruleset" : "script");
    lua_pushstring(L, name);
    char *bytes = NULL;
    if (lua_pcall(L, 2, 1, 0) != LUA_OK) {
        *n = 1;
    } else if (lua_type(L, -1) == LUA_TSTRING) {
        const char *s = lua_tolstring(L, -1, n);
        bytes = malloc(*n + 1);
        if (bytes)
            memcpy(bytes, s, *n + 1);
        else
            *n = 1;
    }
    lua_pop(L, 1);
    return bytes;
}

static int library_new(lua_State *L) {
    if (!lua_isnoneornil(L, 1))
        luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_settop(L, 1);
    void **of = new_box(L, LIBRARY, 0);
    library *lib = *of = calloc(1, sizeof *lib);
    if (!lib)
        return no_memory(L);
    lib->load = LUA_NOREF;
    lua_pushvalue(L, 1);
    lib->load = luaL_ref(L, LUA_REGISTRYINDEX); /* of nil it is none */
    lib->of = rv_library_new(lua_isnil(L, 1) ? NULL : load, lib);
    return lib->of ? 1 : no_memory(L);
}

/* ---- games ---------------------------------------------------------------------------------- */

/* What is asked (game.h), the second parameter. */
static rv_str check_rows(lua_State *L) {
    rv_str rows;
    rows.s = luaL_checklstring(L, 2, &rows.n);
    return rows;
}

/* texts(library, text) */
static int texts_new(lua_State *L) {
    check(L, 1, LIBRARY);
    size_t n;
    const char *s = luaL_checklstring(L, 2, &n);
    void **of = new_box(L, TEXTS, 1);
    *of = game_texts_new(s, n);
    return *of ? 1 : no_memory(L);
}

static library *library_of(lua_State *L, int i) {
    lua_getiuservalue(L, i, 1);
    library *lib = check(L, -1, LIBRARY);
    lib->L = L;
    return lib;
}

/* next(texts, rows): the next document, judged; or nil */
static int texts_next(lua_State *L) {
    game_texts *t = check(L, 1, TEXTS);
    const rv_str rows = check_rows(L);
    library *lib = library_of(L, 1);
    bool failed;
    void **of = new_box(L, GAME, lua_gettop(L));
    *of = game_next(t, lib->of, rows, &failed);
    if (failed)
        return no_memory(L);
    if (!*of)
        lua_pushnil(L);
    return 1;
}

/* status, lines or nil, the reason or nil, notes */
static int push_answer(lua_State *L, game_answer a) {
    lua_pushinteger(L, a.status);
    if (a.lines)
        lua_pushlstring(L, a.lines, a.n);
    else
        lua_pushnil(L);
    lua_pushstring(L, a.why);
    lua_pushstring(L, a.notes ? a.notes : "");
    return 4;
}

/* ask(game, rows) */
static int lua_ask(lua_State *L) {
    game *g = check(L, 1, GAME);
    const rv_str rows = check_rows(L);
    library_of(L, 1);
    return push_answer(L, game_ask(g, rows, NULL));
}

/* ask_library(library, rows) */
static int ask_library(lua_State *L) {
    library *lib = check(L, 1, LIBRARY);
    game_words words[2] = {{.s = NULL}};
    const rv_str rows = check_rows(L);
    lib->L = L;
    const int n = push_answer(L, game_ask_library(lib->of, rows, words));
    free(words[0].s);
    free(words[1].s);
    return n;
}

/* ---- random games --------------------------------------------------------------------------- */

/* sim(library, rows) */
static int sim_new(lua_State *L) {
    library *lib = check(L, 1, LIBRARY);
    const rv_str rows = check_rows(L);
    const char *why = NULL;
    lib->L = L;
    void **of = new_box(L, SIM, 1);
    *of = game_sim(lib->of, rows, &why);
    return *of ? 1 : luaL_error(L, "%s", why ? why : rv_memory_ran_out);
}

/* As ask: the record of the next game. */
static int sim_next(lua_State *L) {
    rv_sim *s = check(L, 1, SIM);
    library_of(L, 1);
    return push_answer(L, game_of_sim(s));
}

/* ---- the module ----------------------------------------------------------------------------- */

/* Any of the four is collected. */
static int collect(lua_State *L) {
    void **of = lua_touserdata(L, 1), *thing = *of;
    library *lib = luaL_testudata(L, 1, LIBRARY) ? thing : NULL;
    if (luaL_testudata(L, 1, TEXTS))
        game_texts_free(thing);
    else if (luaL_testudata(L, 1, GAME))
        game_free(thing);
    else if (luaL_testudata(L, 1, SIM))
        rv_sim_free(thing);
    else if (lib) {
        luaL_unref(L, LUA_REGISTRYINDEX, lib->load);
        rv_library_free(lib->of);
        free(lib);
    }
    *of = NULL;
    return 0;
}

extern int luaopen_reeve_core(lua_State *L);

__attribute__((visibility("default"))) int luaopen_reeve_core(lua_State *L) {
    static const char *const types[] = {LIBRARY, TEXTS, GAME, SIM};
    static const luaL_Reg functions[] = {{"library", library_new},     {"texts", texts_new},
                                         {"next", texts_next},         {"ask", lua_ask},
                                         {"ask_library", ask_library}, {"sim", sim_new},
                                         {"next_game", sim_next},      {NULL, NULL}};
    for (int i = 0; i < 4; i++) {
        luaL_newmetatable(L, types[i]);
        lua_pushcfunction(L, collect);
        lua_setfield(L, -2, "__gc");
    }
    luaL_newlib(L, functions);
    lua_pushstring(L, rv_version());
    lua_setfield(L, -2, "_VERSION");
    return 1;
}
