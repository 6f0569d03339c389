/* script_check.c - is what a script returns a house rule? Its fields, its rulesets, the rules that
 * it replaces, its hooks.
 *
 * A script is checked once, in `check` at the end, when it has been run; what is kept of it goes
 * into its rv_script. The first thing that is wrong raises, with the file and, if possible, the
 * line.
 */
#include "lua/script_lua.h"

typedef enum field_type { INTEGER, STRING, STRINGS, OPTIONS, TABLE } field_type;

static const struct field {
    const char *name;
    field_type type;
    bool needed;
} fields[] = {
#define RV_FIELD(name, type, needed) {#name, type, needed},
#include "gen/hooks.def"
};

RV_LISTS_HERE(field_name, void, sizeof fields / sizeof *fields, fields[i].name)

typedef const char *names(const void *ud, int i);

/* The key at the top as text; NULL when it is none. Of what follows a NUL nobody would see
 * anything, so such a text is unknown by a name that is none of ours. */
static const char *key_text(lua_State *L) {
    size_t n;
    const char *key = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &n) : NULL;
    return key && strlen(key) < n ? "\\0" : key;
}

void rv_script_no_such(lua_State *L, const char *name, names *of, const void *ud,
                       const char *what) {
    const char *near = rv_nearest(rv_str_of(name), of, ud);
    luaL_error(L, near ? "%s; did you mean `%s`?" : "%s", what, near);
}

void rv_script_unknown(lua_State *L, const char *place, const char *what, names *name) {
    const char *word = key_text(L);
    if (!word)
        luaL_error(L, "%s: %s %s is a name, not a %s", place, strchr("aeiou", *what) ? "an" : "a",
                   what, luaL_typename(L, -1));
    rv_script_no_such(L, word, name, NULL,
                      lua_pushfstring(L, "%s: unknown %s `%s`", place, what, word));
}

const char *rv_script_type(lua_State *L) {
    const int type = lua_type(L, -1);
    const char *name =
        type == LUA_TNUMBER && !lua_isinteger(L, -1) ? "fraction" : luaL_typename(L, -1);
    if (type == LUA_TUSERDATA && luaL_getmetafield(L, -1, "__name") == LUA_TSTRING) {
        name = lua_tostring(L, -1); /* its metatable holds it */
        lua_pop(L, 1);
    }
    return name;
}

int rv_script_push_field(lua_State *L, int table, const char *name) {
    lua_pushstring(L, name);
    return lua_rawget(L, table);
}

/* ---- fields -------------------------------------------------------------------------------- */

lua_Integer rv_script_listed(lua_State *L) {
    lua_Integer n = 0, most = 0;
    int list = lua_gettop(L);
    for (lua_pushnil(L); lua_next(L, list); n++) {
        lua_pop(L, 1);
        lua_Integer i = lua_isinteger(L, -1) ? lua_tointeger(L, -1) : 0;
        most = i < 1 ? LUA_MAXINTEGER : i > most ? i : most;
    }
    rv_script_charge(L, RV_STEPS_PER_KEY * n);
    return most == n ? n : -1;
}

static void check_field(lua_State *L, const rv_script *s, const struct field *f) {
    static const char *const words[] = {"a whole number", "a text", "a list of texts", "a table",
                                        "a table"};
    int type = rv_script_push_field(L, 1, f->name);
    bool table = type == LUA_TTABLE;
    bool fine = f->type == INTEGER  ? lua_isinteger(L, -1)
                : f->type == STRING ? type == LUA_TSTRING
                                    : table;
    if (type == LUA_TNIL && f->needed)
        luaL_error(L, "%s: `%s` is missing", s->file, f->name);
    if (type != LUA_TNIL && !fine)
        luaL_error(L, "%s: `%s` is %s, not a %s", s->file, f->name, words[f->type],
                   rv_script_type(L));
    if (table && f->type == STRINGS) {
        const int list = lua_gettop(L), n = (int)lua_rawlen(L, list);
        fine = rv_script_listed(L) >= 0;
        for (int i = 1; fine && i <= n; i++, lua_pop(L, 1))
            fine = lua_rawgeti(L, list, i) == LUA_TSTRING;
        if (!fine)
            luaL_error(L, "%s: `%s` is a list of texts", s->file, f->name);
    }
    lua_pop(L, 1);
}

/* In sorted order, so that the complaint does not depend on chance. */
void rv_script_check_keys(lua_State *L, int table, const char *place, names *known) {
    if (rv_script_running(rv_hooks_of(L))->ends) /* checked when it was built in */
        return;
    rv_sorted_keys(L, table);
    int n = (int)lua_rawlen(L, -1);
    for (int i = 1; i <= n; i++, lua_pop(L, 1)) {
        lua_rawgeti(L, -1, i);
        if (!key_text(L) || rv_find(rv_str_of(key_text(L)), known, NULL) < 0)
            rv_script_unknown(L, place, "field", known);
    }
    lua_pop(L, 1);
}

/* Is the script for this ruleset, the one that it is a preset of, or its game, or has it the script
 * of one that it extends? */
static void check_rules(lua_State *L, const rv_script *s) {
    rv_hooks *h = rv_hooks_of(L);
    const rv_ruleset *rs = h->rs;
    char own[LUA_IDSIZE];
    luaL_Buffer all;
    bool fits = !rs;
    rv_script_push_field(L, 1, "rules");
    int list = lua_gettop(L), n = (int)lua_rawlen(L, list);
    luaL_buffinit(L, &all);
    for (int i = 1; i <= n; i++) {
        luaL_addstring(&all, i > 1 ? ", " : "");
        lua_rawgeti(L, list, i);
        const rv_str name = rv_str_of(lua_tostring(L, -1));
        fits |= rs && (rv_str_lists(rv_str_of(rs->name), "+", name) || /* "tower+bazaars" */
                       rv_str_lists(rv_str_of(rs->root), "+", name) || rv_str_is(name, rs->game));
        for (const rv_ruleset *base = rs ? rs->base : NULL; base; base = base->base)
            for (int k = 0; k < base->nscripts; k++) {
                rv_script_name_file(own, base->scripts[k]);
                fits |= strcmp(own, s->file) == 0 && rv_str_lists(rv_str_of(base->name), "+", name);
            }
        luaL_addvalue(&all);
    }
    luaL_pushresult(&all);
    h->unfit = !fits;
    if (!fits)
        luaL_error(L, "%s: this script is for %s, not for %s", s->file,
                   n ? lua_tostring(L, -1) : "no ruleset", rs->name);
    lua_settop(L, 1);
}

/* ---- the rules that it replaces ------------------------------------------------------------ */

size_t rv_rule_letters(const char *id) {
    size_t letters = strspn(id, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), digits;
    if (letters == 0 || letters > 4 || id[letters] != '-')
        return 0;
    digits = strspn(id + letters + 1, "0123456789");
    return digits > 0 && digits <= 4 && !id[letters + 1 + digits] ? letters : 0;
}

/* Rules of ledgers that number them with other letters cannot be checked: a script may be for
 * several games. */
void rv_script_check_rule(lua_State *L, const char *place, const char *field, const char *id) {
    const rv_ruleset *rs = rv_hooks_of(L)->rs;
    const size_t letters = rv_rule_letters(id);
    bool ours = false;
    for (int i = 0; letters && rs && i < rs->nrules && !ours; i++)
        ours = strncmp(rs->rules[i].id, id, letters + 1) == 0;
    if ((rs && rv_ruleset_find_rule(rs, id)) || (letters && !ours))
        return;
    const char *near = rs ? rv_ruleset_suggest_rule(rs, id) : NULL;
    luaL_error(L, "%s: `%s` names `%s`, which is not a %s%s%s%s%s", place, field, id,
               ours ? "rule of " : "number of a rule", ours ? rs->name : "",
               near ? "; did you mean `" : "", near ? near : "", near ? "`?" : "");
}

/* Notes the first that the ruleset has. */
static void take_replaced(lua_State *L, rv_script *s) {
    const rv_ruleset *rs = rv_hooks_of(L)->rs;
    s->rule[0] = '\0';
    int n = rv_script_push_field(L, 1, "replaces") == LUA_TTABLE ? (int)lua_rawlen(L, 2) : 0;
    for (int i = 1; i <= n; i++, lua_pop(L, 1)) {
        lua_rawgeti(L, 2, i);
        const char *id = lua_tostring(L, -1);
        rv_script_check_rule(L, s->file, "replaces", id);
        if (rs && rv_ruleset_find_rule(rs, id) && !*s->rule && strlen(id) < sizeof s->rule)
            memcpy(s->rule, id, strlen(id) + 1);
    }
    lua_settop(L, 1);
}

/* What a value is, as an element of `keeps` says ("city: a number"), and messages. */
static const struct {
    const char *name;
    rv_kept_type type;
} kept_kinds[] = {{"a number", RV_KEPT_NUMBER},
                  {"a player's place", RV_KEPT_NUMBER},
                  {"true or false", RV_KEPT_TRUTH},
                  {"a word", RV_KEPT_WORD},
                  {RV_KEPT_IN_TURNS, RV_KEPT_NOTHING}};

RV_LISTS_HERE(kept_kind, void, sizeof kept_kinds / sizeof *kept_kinds, kept_kinds[i].name)

/* Whether a value is of this kind, "a number 0..15" among them; without one, whether there is such
 * a kind. */
static bool is_of_kind(rv_str kind, const rv_kept *value, int players) {
    int low = INT_MIN, high = INT_MAX, i = rv_find(kind, kept_kind, NULL);
    if (i == 1)
        low = 1, high = players;
    else if (i < 0 && sscanf(kind.s, "a number %d..%d", &low, &high) == 2)
        i = 0;
    if (i < 0 || !value)
        return i >= 0;
    return value->type == kept_kinds[i].type &&
           (value->type != RV_KEPT_NUMBER || (value->number >= low && value->number <= high));
}

static void take_kept(lua_State *L, rv_script *s) {
    size_t all = 0;
    int n = rv_script_push_field(L, 1, "keeps") == LUA_TTABLE ? (int)lua_rawlen(L, 2) : 0;
    for (int i = 1; i <= n; i++, lua_pop(L, 1)) {
        lua_rawgeti(L, 2, i);
        const char *kind = strstr(lua_tostring(L, -1), ": ");
        if (kind && !is_of_kind(rv_str_of(kind + 2), NULL, 0))
            luaL_error(L,
                       "%s: `keeps` knows a number (from 0 to 9: a number 0..9), a player's place, "
                       "true or false, a word, and %s, but not `%s`",
                       s->file, RV_KEPT_IN_TURNS, kind + 2);
        all += (size_t)snprintf(s->keeps + all, sizeof s->keeps - all, "%s%s", i > 1 ? ", " : "",
                                lua_tostring(L, -1));
        if (all >= sizeof s->keeps)
            luaL_error(L, "%s: `keeps` names too much: at most %d bytes", s->file,
                       (int)sizeof s->keeps - 1);
    }
    lua_settop(L, 1);
}

/* Whether a name is kept: `seen_*` are all that begin so, `m#` that of each player, by the place.
 */
static bool is_kept(rv_str kept, rv_str name, int players) {
    const char last = kept.n ? kept.s[kept.n - 1] : '\0';
    const bool any = last == '*', each = last == '#';
    const size_t n = kept.n - (any || each);
    return name.n >= n && !memcmp(kept.s, name.s, n) &&
           (any || (each ? name.n == n + 1 && name.s[n] > '0' && name.s[n] <= '0' + players
                         : name.n == n));
}

rv_str rv_script_keeps(const rv_script *s, const char *name, const rv_kept *value, int players) {
    rv_str all = rv_str_of(s->keeps);
    while (*s->keeps && all.s) {
        rv_str kind = rv_str_cut(&all, ","), word = rv_str_word(&kind);
        const rv_str kept = rv_str_cut(&word, ":");
        if (is_kept(kept, rv_str_of(name), players))
            return value && kind.s && !is_of_kind(kind, value, players) ? kind : (rv_str){0};
    }
    return *s->keeps ? rv_str_of(s->keeps) : (rv_str){0};
}

void rv_script_check_kept(lua_State *L, const rv_script *s, const char *place, const char *name) {
    if (*name && rv_script_keeps(s, name, NULL, 0).s)
        luaL_error(L, "%s: `needs` names `%s`, and `keeps` does not", place, name);
}

/* Without a ruleset there is nothing to name. */
void rv_script_take_places(lua_State *L, int list, const char *place, const char *what,
                           rv_places *out) {
    const rv_ruleset *rs = rv_hooks_of(L)->rs;
    const bool several = lua_istable(L, list);
    *out = (rv_places){.some = true};
    for (int i = 1; rs && i <= (several ? (int)lua_rawlen(L, list) : 1); i++, lua_pop(L, 1)) {
        if (several)
            lua_rawgeti(L, list, i);
        else
            lua_pushvalue(L, list);
        const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
        if (!rv_places_add(out, rs, name))
            rv_script_no_such(
                L, name, rv_kind_name, rs,
                lua_pushfstring(L,
                                "%s: %s names `%s`, which is not a kind of feature, a "
                                "mark or a figure of %s",
                                place, what, name, rs->name));
    }
}

int rv_script_token(lua_State *L, const char *place) {
    const rv_ruleset *rs = rv_hooks_of(L)->rs;
    const char *name = luaL_checkstring(L, -1);
    const int token = rs ? rv_token_find(rs, rv_str_of(name)) : 0;
    if (token < 0)
        rv_script_no_such(L, name, rv_token_name, rs,
                          lua_pushfstring(L, "%s: there are no tokens `%s`", place, name));
    return token;
}

/* ---- hooks --------------------------------------------------------------------------------- */

/* Where the function at the top begins, 0 if it is none of the script's; and what it takes. */
static int line_of(lua_State *L, int *takes) {
    lua_Debug ar = {.linedefined = 0};
    if (lua_type(L, -1) == LUA_TFUNCTION && !lua_iscfunction(L, -1)) {
        lua_pushvalue(L, -1);
        lua_getinfo(L, ">Su", &ar);
    }
    *takes = ar.isvararg ? UINT8_MAX : ar.nparams;
    return ar.linedefined;
}

/* The line on which the text sets the key below the top, comments aside; 0: none, as it seems. */
static int line_of_key(lua_State *L, const rv_script *s) {
    size_t n = 0;
    const char *key = lua_type(L, -2) == LUA_TSTRING ? lua_tolstring(L, -2, &n) : NULL;
    lua_rawgeti(L, LUA_REGISTRYINDEX, s->text);
    const char *text = lua_touserdata(L, -1), *end = text + lua_rawlen(L, -1);
    bool code = true;
    int line = 1;
    lua_pop(L, 1);
    for (const char *at = text; key && at < end; at++) {
        const char *name = code && *at == '=' ? at : text;
        while (name > text && name[-1] && strchr(" \t\"']", name[-1])) /* as in ["key"] = */
            name--;
        if ((size_t)(name - text) > n && memcmp(name - n, key, n) == 0 &&
            strchr(" \t\n\"'{,;", name[-(ptrdiff_t)n - 1]))
            return line;
        line += *at == '\n';
        code = *at == '\n' || (code && !(*at == '-' && at + 1 < end && at[1] == '-'));
    }
    return 0;
}

void rv_script_defined(lua_State *L, const rv_script *s, char *out, size_t size) {
    int takes, first = line_of(L, &takes), top = lua_gettop(L);
    for (lua_pushnil(L); lua_istable(L, top) && lua_next(L, top); lua_pop(L, 1)) {
        int line = line_of(L, &takes);
        first = line && (!first || line < first) ? line : first;
    }
    lua_settop(L, top);
    first = first ? first : line_of_key(L, s);
    snprintf(out, size, first ? "%s:%d" : "%s", s->file, first);
}

void rv_script_keep_function(lua_State *L, const char *file, const char *what, const char *name,
                             rv_script_function *out) {
    out->line = line_of(L, &out->takes);
    if (!out->line)
        luaL_error(L, "%s: %s `%s` is a function of the script, not a %s", file, what, name,
                   lua_iscfunction(L, -1) ? "library function" : luaL_typename(L, -1));
    lua_pushvalue(L, -1);
    out->function = luaL_ref(L, LUA_REGISTRYINDEX);
}

/* Keeps the function of each, with the line where it begins and what it takes. */
static void check_hooks(lua_State *L, rv_script *s) {
    if (rv_script_push_field(L, 1, "hooks") == LUA_TNIL) {
        if (rv_script_push_field(L, 1, "actions") == LUA_TNIL)
            luaL_error(L, "%s: `hooks` and `actions` are missing: one of them is needed", s->file);
        return;
    }
    rv_sorted_keys(L, 2);
    int n = (int)lua_rawlen(L, 3);
    for (int i = 1; i <= n; i++) {
        lua_rawgeti(L, 3, i);
        const char *name = key_text(L);
        if (!name)
            rv_script_unknown(L, s->file, "hook", rv_hook_name);
        lua_pushvalue(L, -1);
        lua_rawget(L, 2);
        rv_script_place place;
        const int hook = rv_find(rv_str_of(name), rv_hook_name, NULL);
        rv_script_defined(L, s, place, sizeof place);
        if (hook < 0) {
            lua_pop(L, 1);
            rv_script_unknown(L, place, "hook", rv_hook_name);
        }
        rv_script_keep_function(L, place, "hook", name, &s->functions[hook]);
        lua_settop(L, 3);
    }
}

/* check(what the script returned, the script) */
static int check(lua_State *L) {
    const rv_hooks *h = rv_hooks_of(L);
    rv_script *s = lua_touserdata(L, 2);
    lua_settop(L, 1);
    if (!lua_istable(L, 1))
        luaL_error(L, "%s: a script returns a table, not %s%s", s->file,
                   lua_isnil(L, 1) ? "" : "a ", lua_isnil(L, 1) ? "nothing" : luaL_typename(L, 1));
    rv_script_check_keys(L, 1, s->file, field_name);
    for (int i = 0; field_name(NULL, i); i++)
        check_field(L, s, &fields[i]);
    rv_script_push_field(L, 1, "api");
    s->api = (int)lua_tointeger(L, -1);
    if (lua_tointeger(L, -1) != 1 && lua_tointeger(L, -1) != 2)
        luaL_error(L, "%s: `api` is %I; this reeve offers 1 and 2", s->file, lua_tointeger(L, -1));
    s->order = rv_script_push_field(L, 1, "order") == LUA_TNIL ? 50 : (int)lua_tointeger(L, -1);
    if (lua_tointeger(L, -1) < 0 || lua_tointeger(L, -1) > 99)
        luaL_error(L, "%s: `order` is a number from 0 to 99", s->file);
    if (rv_script_push_field(L, 1, "actions") != LUA_TNIL && s->api < 2)
        luaL_error(L, "%s: `actions` need `api = 2`", s->file);
    rv_script_push_field(L, 1, "name");
    rv_str name;
    name.s = lua_tolstring(L, -1, &name.n);
    if (!rv_plain_name(name))
        luaL_error(L, "%s: `name` is letters, digits, dashes and underscores, at most 64", s->file);
    memcpy(s->name, name.s, name.n + 1);
    lua_settop(L, 1);
    check_rules(L, s);
    take_replaced(L, s);
    take_kept(L, s);
    if (rv_script_push_field(L, 1, "places") == LUA_TTABLE)
        rv_script_take_places(L, 2, s->file, "`places`", &s->places);
    if (rv_script_push_field(L, 1, "near") == LUA_TTABLE)
        rv_script_take_places(L, 3, s->file, "`near`", &s->near);
    const bool needs = rv_script_push_field(L, 1, "needs") == LUA_TSTRING;
    snprintf(s->needs, sizeof s->needs, "%s", needs ? lua_tostring(L, -1) : "");
    rv_script_check_kept(L, s, s->file, s->needs);
    const bool helps = rv_script_push_field(L, 1, "token") == LUA_TSTRING;
    s->token = helps ? rv_script_token(L, s->file) : RV_NONE;
    lua_settop(L, 1);
    rv_script_take_options(L, s);
    check_hooks(L, s);
    rv_script_take_actions(L, s);
    lua_settop(L, 1);
    if (h->tell)
        h->tell(L, s, h->tell_ud);
    return 0;
}

void rv_script_check(lua_State *L, rv_script *s) {
    lua_pushcfunction(L, check);
    lua_pushvalue(L, -2);
    lua_pushlightuserdata(L, s);
    lua_call(L, 2, 0);
}
