/* core.c - the part of the Lua module that is C: documents, and their answers as JSON, which
 * reeve.lua makes tables.
 */
#include "../common/game.h"
#include <lauxlib.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define LIBRARY "reeve.library"
#define TEXTS "reeve.texts"
#define GAME "reeve.game"
#define SIM "reeve.sim"

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
    if (lib->load == LUA_NOREF || !lua_checkstack(L, 3))
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
    if (lua_isfunction(L, 1)) {
        lua_pushvalue(L, 1);
        lib->load = luaL_ref(L, LUA_REGISTRYINDEX);
    }
    lib->of = rv_library_new(load, lib);
    return lib->of ? 1 : no_memory(L);
}

/* ---- settings ------------------------------------------------------------------------------- */

/* Room that a table of settings points into: freed by Lua, so an error loses nothing. */
static void *scratch(lua_State *L, int n, size_t size) {
    luaL_checkstack(L, 6, NULL);
    return lua_newuserdatauv(L, (size_t)(n ? n : 1) * size, 0);
}

/* A list behind a key, which stays on top of the stack; returns its length, 0 without the key. */
static int list_at(lua_State *L, int settings, const char *key, const char *what) {
    luaL_checkstack(L, 6, NULL);
    if (lua_getfield(L, settings, key) == LUA_TNIL)
        return 0;
    if (!lua_istable(L, -1))
        luaL_error(L, "%s: a list of %s is expected", key, what);
    return (int)luaL_len(L, -1);
}

/* A list of texts, or of tables {name, text}; of a text that is not there `texts` has NULL. What is
 * made stays on the stack, so that it stays alive while the settings are copied. */
static int read_list(lua_State *L, int settings, const char *key, const char *const **words,
                     const rv_str **texts) {
    int n = list_at(L, settings, key, "texts"), list = lua_gettop(L);
    const char **word = scratch(L, n, sizeof *word);
    rv_str *text = scratch(L, n, sizeof *text);
    for (int i = 0; i < n; i++) {
        text[i] = (rv_str){NULL, 0};
        luaL_checkstack(L, 4, NULL);
        if (lua_geti(L, list, i + 1) == LUA_TTABLE) {
            if (lua_geti(L, -1, 2) == LUA_TSTRING)
                text[i].s = lua_tolstring(L, -1, &text[i].n);
            lua_geti(L, -2, 1);
        }
        size_t length = 0;
        word[i] = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &length) : NULL;
        if (!word[i] || strlen(word[i]) != length)
            luaL_error(L, "%s: a list of texts without NUL is expected", key);
    }
    *words = word;
    *texts = text;
    return n;
}

/* The number of a turn, on top of the stack. */
static int turn_at_top(lua_State *L, const char *key) {
    int is;
    lua_Integer n = lua_tointegerx(L, -1, &is);
    if (!is || n < 0 || n > INT_MAX)
        luaL_error(L, "%s: the number of a turn is expected, a whole number from 0 to %d", key,
                   INT_MAX);
    lua_pop(L, 1);
    return (int)n;
}

static bool read_flag(lua_State *L, int settings, const char *key) {
    lua_getfield(L, settings, key);
    bool is = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return is;
}

static rv_settings read_settings(lua_State *L, int i) {
    rv_settings s = rv_settings_default();
    const rv_str *none;
    s.noptions = read_list(L, i, "options", &s.options, &none);
    s.nscripts = read_list(L, i, "scripts", &s.scripts, &s.script_texts);
    s.naccept = list_at(L, i, "accept", "numbers of turns");
    int list = lua_gettop(L), *turns = scratch(L, s.naccept, sizeof *turns);
    for (int k = 0; k < s.naccept; k++) {
        lua_geti(L, list, k + 1);
        turns[k] = turn_at_top(L, "accept");
    }
    s.accept = turns;
    if (lua_getfield(L, i, "turn") != LUA_TNIL)
        s.until = turn_at_top(L, "turn");
    if (lua_getfield(L, i, "players") != LUA_TNIL)
        s.players = turn_at_top(L, "players");
    if (lua_getfield(L, i, "policy") != LUA_TNIL &&
        !game_policy(luaL_checkstring(L, -1), &s.policy))
        luaL_error(L, "policy: greedy or random is expected");
    s.all = read_flag(L, i, "all");
    s.now = read_flag(L, i, "now");
    s.doubts = read_flag(L, i, "doubts");
    return s;
}

/* ---- games ---------------------------------------------------------------------------------- */

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

/* next(texts, settings): the next document, judged; or nil */
static int texts_next(lua_State *L) {
    game_texts *t = check(L, 1, TEXTS);
    luaL_checktype(L, 2, LUA_TTABLE);
    rv_settings s = read_settings(L, 2);
    library *lib = library_of(L, 1);
    bool failed;
    void **of = new_box(L, GAME, lua_gettop(L));
    *of = game_next(t, lib->of, &s, &failed);
    if (failed)
        return no_memory(L);
    if (!*of)
        lua_pushnil(L);
    return 1;
}

/* A text without NUL, at which the library would stop reading; NULL if there is none. */
static const char *optional_word(lua_State *L, int i) {
    size_t n = 0;
    const char *s = luaL_optlstring(L, i, NULL, &n);
    luaL_argcheck(L, !s || strlen(s) == n, i, "it contains NUL");
    return s;
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

/* ask(game, what, tile, about, actions, games, seed, policy) */
static int lua_ask(lua_State *L) {
    game *g = check(L, 1, GAME);
    lua_settop(L, 8);
    library_of(L, 1);
    return push_answer(L, game_ask(g, &(game_question){.what = luaL_checkstring(L, 2),
                                                       .tile = optional_word(L, 3),
                                                       .about = optional_word(L, 4),
                                                       .actions = lua_toboolean(L, 5),
                                                       .games = (int)luaL_optinteger(L, 6, 1000),
                                                       .seed = (uint64_t)luaL_optinteger(L, 7, 1),
                                                       .policy = luaL_optstring(L, 8, "greedy")}));
}

/* ask_library(library, what, about, text) */
static int ask_library(lua_State *L) {
    library *lib = check(L, 1, LIBRARY);
    game_words words[2] = {{.s = NULL}};
    game_question q = {.what = luaL_checkstring(L, 2), .about = optional_word(L, 3)};
    q.text.s = luaL_optlstring(L, 4, "", &q.text.n);
    lib->L = L;
    const int n = push_answer(L, game_ask_library(lib->of, &q, words));
    free(words[0].s);
    free(words[1].s);
    return n;
}

/* ---- random games --------------------------------------------------------------------------- */

/* sim(library, ruleset, settings, seed) */
static int sim_new(lua_State *L) {
    library *lib = check(L, 1, LIBRARY);
    const char *ruleset = luaL_checkstring(L, 2), *why = NULL;
    luaL_checktype(L, 3, LUA_TTABLE);
    const uint64_t seed = (uint64_t)luaL_checkinteger(L, 4);
    const rv_settings s = read_settings(L, 3);
    lib->L = L;
    void **of = new_box(L, SIM, 1);
    *of = rv_sim_new(lib->of, ruleset, &s, seed, &why);
    return *of ? 1 : luaL_error(L, "%s", why ? why : rv_memory_ran_out);
}

static int sim_next(lua_State *L) {
    rv_sim *s = check(L, 1, SIM);
    const char *why = NULL;
    library_of(L, 1);
    const char *record = rv_sim_next(s, true, &why);
    if (!record)
        return luaL_error(L, "%s", why ? why : rv_memory_ran_out);
    lua_pushstring(L, record);
    return 1;
}

static int game_formatted(lua_State *L) {
    game *g = check(L, 1, GAME);
    library_of(L, 1);
    lua_pushstring(L, game_format(g));
    return 1;
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
    static const luaL_Reg functions[] = {
        {"library", library_new}, {"texts", texts_new},       {"next", texts_next},
        {"ask", lua_ask},         {"format", game_formatted}, {"ask_library", ask_library},
        {"sim", sim_new},         {"next_game", sim_next},    {NULL, NULL}};
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
