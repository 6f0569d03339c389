/* script_check.c - is what a script returns a house rule? Its fields, its hooks, its rulesets. */
#include "library.h"
#include "script_lua.h"
#include <stdio.h>

typedef enum field_type { INTEGER, STRING, STRINGS, TABLE } field_type;

static const struct field {
    const char *name;
    field_type type;
    bool needed;
} fields[] = {
#define RV_FIELD(name, type, needed, doc) {#name, type, needed},
#include "hooks.def"
};

static const char *const hook_names[] = {
#define RV_HOOK(name, ...) #name,
#include "hooks.def"
};

static const char *field_name(const void *ud, int i) {
    (void)ud;
    return i < (int)(sizeof fields / sizeof *fields) ? fields[i].name : NULL;
}

static const char *hook_name(const void *ud, int i) {
    (void)ud;
    return i < RV_HOOKS ? hook_names[i] : NULL;
}

typedef const char *names(const void *ud, int i);

static int find(names *name, const char *word) {
    for (int i = 0; word && name(NULL, i); i++)
        if (strcmp(name(NULL, i), word) == 0)
            return i;
    return -1;
}

/* The key at the top as text; NULL when it is none. Of what follows a NUL nobody would see
 * anything, so such a text is unknown by a name that is none of ours. */
static const char *key_text(lua_State *L) {
    size_t n;
    const char *key = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &n) : NULL;
    return key && strlen(key) < n ? "\\0" : key;
}

/* Raises. */
static void unknown(lua_State *L, const char *place, const char *what, names *name,
                    const char *word) {
    const char *near = word ? rv_nearest(rv_str_of(word), name, NULL) : NULL;
    if (!word)
        luaL_error(L, "%s: a %s is a name, not a %s", place, what, luaL_typename(L, -1));
    else if (near)
        luaL_error(L, "%s: unknown %s `%s`; did you mean `%s`?", place, what, word, near);
    else
        luaL_error(L, "%s: unknown %s `%s`", place, what, word);
}

/* Pushes a field of the table at 1, without metamethods. */
static int push_field(lua_State *L, const char *name) {
    lua_pushstring(L, name);
    return lua_rawget(L, 1);
}

/* ---- fields -------------------------------------------------------------------------------- */

/* Raises. */
static void check_strings(lua_State *L, const rv_script *s, const char *name) {
    rv_sorted_keys(L, lua_gettop(L));
    int keys = lua_gettop(L), n = (int)lua_rawlen(L, keys);
    for (int i = 1; i <= n; i++) {
        lua_rawgeti(L, keys, i);
        if (!lua_isinteger(L, -1) || lua_tointeger(L, -1) != i ||
            lua_rawgeti(L, keys - 1, i) != LUA_TSTRING)
            luaL_error(L, "%s: `%s` is a list of texts", s->file, name);
        lua_pop(L, 2);
    }
    lua_pop(L, 1);
}

/* Raises. */
static void check_field(lua_State *L, const rv_script *s, const struct field *f) {
    static const char *const words[] = {"a whole number", "a text", "a list of texts", "a table"};
    int type = push_field(L, f->name);
    bool table = type == LUA_TTABLE;
    bool fine = f->type == INTEGER  ? lua_isinteger(L, -1)
                : f->type == STRING ? type == LUA_TSTRING
                                    : table;
    if (type == LUA_TNIL && f->needed)
        luaL_error(L, "%s: `%s` is missing", s->file, f->name);
    if (type != LUA_TNIL && !fine)
        luaL_error(L, "%s: `%s` is %s, not a %s", s->file, f->name, words[f->type],
                   luaL_typename(L, -1));
    if (table && f->type == STRINGS)
        check_strings(L, s, f->name);
    lua_pop(L, 1);
}

/* In sorted order, so that the complaint does not hang on chance. Raises. */
static void check_fields(lua_State *L, const rv_script *s) {
    rv_sorted_keys(L, 1);
    int n = (int)lua_rawlen(L, -1);
    for (int i = 1; i <= n; i++) {
        lua_rawgeti(L, -1, i);
        if (find(field_name, key_text(L)) < 0)
            unknown(L, s->file, "field", field_name, key_text(L));
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    for (int i = 0; field_name(NULL, i); i++)
        check_field(L, s, &fields[i]);
}

/* Raises. */
static void check_api(lua_State *L, const rv_script *s) {
    push_field(L, "api");
    if (lua_tointeger(L, -1) != 1)
        luaL_error(L, "%s: `api` is %I; this reeve offers 1", s->file, lua_tointeger(L, -1));
    push_field(L, "options");
    if (lua_istable(L, -1) && (lua_pushnil(L), lua_next(L, -2)))
        luaL_error(L, "%s: `options` must be empty: scripts have no options yet", s->file);
    lua_settop(L, 1);
}

/* Raises. */
static void take_name(lua_State *L, rv_script *s) {
    rv_str name;
    push_field(L, "name");
    name.s = lua_tolstring(L, -1, &name.n);
    if (!rv_plain_name(name))
        luaL_error(L, "%s: `name` is letters, digits, dashes and underscores, at most 64", s->file);
    memcpy(s->name, name.s, name.n + 1);
    lua_pop(L, 1);
}

/* A preset is played by the rules of the game that it extends. Raises. */
static void check_rules(lua_State *L, const rv_script *s) {
    const rv_ruleset *rs = rv_hooks_of(L)->rs;
    luaL_Buffer all;
    bool fits = false;
    push_field(L, "rules");
    int list = lua_gettop(L), n = (int)lua_rawlen(L, list);
    luaL_buffinit(L, &all);
    for (int i = 1; i <= n; i++) {
        luaL_addstring(&all, i > 1 ? ", " : "");
        lua_rawgeti(L, list, i);
        const char *name = lua_tostring(L, -1);
        fits |= strcmp(name, rs->name) == 0 || strcmp(name, rs->module) == 0;
        luaL_addvalue(&all);
    }
    luaL_pushresult(&all);
    if (!fits)
        luaL_error(L, "%s: this script is for %s, not for %s", s->file,
                   n ? lua_tostring(L, -1) : "no ruleset", rs->name);
    lua_settop(L, 1);
}

/* ---- hooks --------------------------------------------------------------------------------- */

/* The function at the top is that of a hook: notes where it begins and what it takes. Raises. */
static void check_hook(lua_State *L, rv_script *s, const char *name) {
    char place[LUA_IDSIZE + 16];
    lua_Debug ar = {.linedefined = 0};
    int hook = find(hook_name, name);
    if (lua_type(L, -1) == LUA_TFUNCTION && !lua_iscfunction(L, -1)) {
        lua_pushvalue(L, -1);
        lua_getinfo(L, ">Su", &ar);
    }
    snprintf(place, sizeof place, ar.linedefined ? "%s:%d" : "%s", s->file, ar.linedefined);
    if (hook < 0)
        unknown(L, place, "hook", hook_name, name);
    if (!ar.linedefined)
        luaL_error(L, "%s: hook `%s` is a function of the script, not a %s", place, name,
                   lua_iscfunction(L, -1) ? "library function" : luaL_typename(L, -1));
    s->lines[hook] = ar.linedefined;
    s->takes[hook] = ar.isvararg || ar.nparams > 2 ? 2 : ar.nparams;
}

/* Raises. */
static void check_hooks(lua_State *L, rv_script *s) {
    memset(s->lines, 0, sizeof s->lines);
    push_field(L, "hooks");
    rv_sorted_keys(L, 2);
    int n = (int)lua_rawlen(L, 3);
    for (int i = 1; i <= n; i++) {
        lua_rawgeti(L, 3, i);
        const char *name = key_text(L);
        if (!name)
            unknown(L, s->file, "hook", hook_name, NULL);
        lua_pushvalue(L, -1);
        lua_rawget(L, 2);
        check_hook(L, s, name);
        lua_settop(L, 3);
    }
}

/* check(what the script returned, the script) */
static int check(lua_State *L) {
    rv_script *s = lua_touserdata(L, 2);
    lua_settop(L, 1);
    if (!lua_istable(L, 1))
        luaL_error(L, "%s: a script returns a table, not %s%s", s->file,
                   lua_isnil(L, 1) ? "" : "a ", lua_isnil(L, 1) ? "nothing" : luaL_typename(L, 1));
    check_fields(L, s);
    check_api(L, s);
    take_name(L, s);
    check_rules(L, s);
    check_hooks(L, s);
    return 0;
}

void rv_script_check(lua_State *L, rv_script *s) {
    lua_pushcfunction(L, check);
    lua_pushvalue(L, -2);
    lua_pushlightuserdata(L, s);
    lua_call(L, 2, 0);
}

void rv_script_push_functions(lua_State *L, const rv_script *s) {
    lua_createtable(L, RV_HOOKS, 0);
    lua_pushliteral(L, "hooks");
    lua_rawget(L, -3);
    for (int i = 0; i < RV_HOOKS; i++) {
        if (!s->lines[i])
            continue;
        lua_pushstring(L, hook_names[i]);
        lua_rawget(L, -2);
        lua_rawseti(L, -3, i + 1);
    }
    lua_pop(L, 1);
}
