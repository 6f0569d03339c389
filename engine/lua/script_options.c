/* script_options.c - options of house rules: read from the script, set by name, told to it.
 *
 * An option has a list of values, of which one is chosen: its default, until rv_script_options_set
 * goes through what the document and the caller ask for. Scripts read the chosen one by
 * game:option, which knows the options of their ruleset as well.
 */
#include "lua/script_lua.h"
#include "yaml/doc.h"
#include <stdlib.h>

#define WORD_MOST 24 /* bytes, as records write a value */

/* ---- values -------------------------------------------------------------------------------- */

typedef char place[LUA_IDSIZE + 64]; /* room for "x.lua: option `NAME`" */

/* The value at the top. */
static rv_script_value take_value(lua_State *L, const char *at) {
    rv_script_value v = {.type = RV_VALUE_WORD};
    if (lua_type(L, -1) == LUA_TSTRING) {
        rv_str word;
        word.s = lua_tolstring(L, -1, &word.n);
        if (!rv_plain_name(word) || word.n > WORD_MOST)
            luaL_error(
                L, "%s: `%s` is not a value: letters, digits, dashes and underscores, at most %d",
                at, word.s, WORD_MOST);
        memcpy(v.text, word.s, word.n + 1);
    } else if (lua_isboolean(L, -1)) {
        v.type = RV_VALUE_BOOLEAN;
        snprintf(v.text, sizeof v.text, "%s", lua_toboolean(L, -1) ? "true" : "false");
    } else if (lua_isinteger(L, -1)) {
        v.type = RV_VALUE_INTEGER;
        snprintf(v.text, sizeof v.text, "%lld", (long long)lua_tointeger(L, -1));
    } else {
        luaL_error(L, "%s: a value is a whole number, true, false or a word, not a %s", at,
                   rv_script_type(L));
    }
    return v;
}

RV_LISTS_HERE(value_in, rv_script_option, of->n, of->values[i].text)

/* The value that records write so; -1. */
static int find_value(const rv_script_option *o, const char *text) {
    return rv_find(rv_str_of(text), value_in, o);
}

/* ---- reading what a script returned -------------------------------------------------------- */

static const char *const option_keys[] = {"default", "values", "help"};
RV_LISTS_HERE(key_name, void, sizeof option_keys / sizeof *option_keys, option_keys[i])

/* An option by its key; its table is at the top. */
static void take_option(lua_State *L, const rv_script *s, const char *name, rv_script_option *o) {
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789_";
    const rv_ruleset *rs = rv_hooks_of(L)->rs;
    const int own = rs ? rv_option_find(rs, rv_str_of(name)) : -1, table = lua_gettop(L);
    place at;
    if (*name < 'a' || *name > 'z' || strlen(name) > 32 || strspn(name, letters) < strlen(name))
        luaL_error(L,
                   "%s: option `%s`: a name is small letters, digits and underscores, first a "
                   "letter, at most 32",
                   s->file, name);
    if (own >= 0 && rs->options[own].offered)
        luaL_error(L, "%s: option `%s`: %s itself has an option of this name", s->file, name,
                   rs->name);
    snprintf(at, sizeof at, "%s: option `%s`", s->file, name);
    if (!lua_istable(L, table))
        luaL_error(L, "%s is a table with `default` and `values`, not a %s", at,
                   luaL_typename(L, table));
    *o = (rv_script_option){.n = 0};
    memcpy(o->name, name, strlen(name) + 1);
    rv_script_check_keys(L, table, at, key_name);

    const bool list =
        rv_script_push_field(L, table, "values") == LUA_TTABLE && rv_script_listed(L) >= 0;
    const int n = list ? (int)lua_rawlen(L, -1) : 0;
    if (n < 1 || n > RV_LIMIT_SCRIPT_CHOICES)
        luaL_error(L, "%s: `values` is a list of 1 to %d values", at, RV_LIMIT_SCRIPT_CHOICES);
    for (; o->n < n; lua_pop(L, 1)) {
        lua_rawgeti(L, table + 1, o->n + 1);
        rv_script_value v = take_value(L, at);
        if (find_value(o, v.text) >= 0)
            luaL_error(L, "%s: the value `%s` is listed twice", at, v.text);
        o->values[o->n++] = v;
    }

    if (rv_script_push_field(L, table, "default") == LUA_TNIL)
        luaL_error(L, "%s: `default` is missing", at);
    rv_script_value v = take_value(L, at);
    o->standard = o->chosen = find_value(o, v.text);
    if (o->standard < 0 || o->values[o->standard].type != v.type)
        luaL_error(L, "%s: its default `%s` is not one of its values", at, v.text);
    const int help = rv_script_push_field(L, table, "help");
    if (help != LUA_TNIL && help != LUA_TSTRING)
        luaL_error(L, "%s: `help` is a text, not a %s", at, luaL_typename(L, -1));
}

void rv_script_take_options(lua_State *L, rv_script *s) {
    const int top = lua_gettop(L), table = top + 1, keys = top + 2;
    s->noptions = 0;
    if (rv_script_push_field(L, 1, "options") == LUA_TTABLE)
        rv_sorted_keys(L, table);
    const int n = lua_gettop(L) == keys ? (int)lua_rawlen(L, keys) : 0;
    if (n > RV_LIMIT_SCRIPT_OPTIONS)
        luaL_error(L, "%s: more than %d options", s->file, RV_LIMIT_SCRIPT_OPTIONS);
    for (int i = 0; i < n; i++) {
        lua_settop(L, keys);
        if (lua_rawgeti(L, keys, i + 1) != LUA_TSTRING)
            rv_script_unknown(L, s->file, "option", NULL);
        lua_pushvalue(L, -1);
        lua_rawget(L, table);
        take_option(L, s, lua_tostring(L, keys + 1), &s->options[i]);
        s->noptions = i + 1;
    }
    lua_settop(L, top);
}

/* ---- telling the script -------------------------------------------------------------------- */

/* Whose names can be meant: those of the script that asks come first, then those of the ruleset. */
static const char *known_name(const void *ud, int i) {
    const rv_hooks *h = ud;
    const rv_script *s = rv_script_running(h);
    const int own = s ? s->noptions : 0;
    return i < own ? s->options[i].name : rv_offered_option(h->game->rs, i - own);
}

RV_LISTS_HERE(name_in, rv_script, of ? of->noptions : 0, of->options[i].name)

/* Values of rulesets are words; they become what they mean: false, 2, "triple". */
void rv_script_push_option(lua_State *L, int i) {
    rv_hooks *h = rv_hooks_of(L);
    const char *name = lua_tostring(L, i);
    const rv_script *s = rv_script_running(h);
    const rv_ruleset *rs = h->game->rs;
    const int own = rv_find(rv_str_of(name), name_in, s);
    int *hint = rv_hint_of(h, name, 0), option = own < 0 ? *hint : -1;
    if (own < 0 && (option < 0 || option >= RV_O_KNOWN + rs->nown_options ||
                    strcmp(rv_option_name(rs, option), name) != 0))
        option = *hint = rv_option_find(rs, rv_str_of(name));
    if (own < 0 && (option < 0 || !rs->options[option].offered)) {
        const bool some = s && s->noptions;
        rv_script_no_such(L, name, known_name, h,
                          lua_pushfstring(L, "%s%s has %s `%s`",
                                          some ? "neither this script nor " : "", rs->name,
                                          some ? "an option" : "no option", name));
    }
    const rv_script_option *o = own < 0 ? NULL : &s->options[own];
    /* cppcheck-suppress negativeIndex ; rv_script_no_such does not return */
    const char *text =
        o ? o->values[o->chosen].text : rv_option_text(rs, option, h->game->option[option]);
    const rv_value_type type = o ? o->values[o->chosen].type : RV_VALUE_WORD;
    const bool truth = strcmp(text, "true") == 0 || strcmp(text, "false") == 0;
    int number;
    if (o ? type == RV_VALUE_BOOLEAN : truth)
        lua_pushboolean(L, *text == 't');
    else if (o ? type == RV_VALUE_INTEGER : rv_str_int(rv_str_of(text), &number))
        lua_pushinteger(L, strtoll(text, NULL, 10));
    else
        lua_pushstring(L, text);
}

/* ---- setting ------------------------------------------------------------------------------- */

RV_LISTS_HERE(script_name, rv_hooks, of ? of->n : 0, of->in_force[i]->name)

bool rv_script_option_name(rv_str name) {
    return name.n > 0 && memchr(name.s + 1, '.', name.n - 1);
}

static void set_option(rv_hooks *h, const char *rules, const rv_script_setting *t, rv_diags *d) {
    rv_str name = rv_str_of(t->name), script = rv_str_cut(&name, ".");
    rv_script *s = rv_script_in_force(h, script);
    const int option = rv_find(name, name_in, s);
    rv_script_option *o = option < 0 ? NULL : &s->options[option];
    const int value = o ? find_value(o, t->value) : -1;
    rv_buf values = {.arena = d->arena}; /* "5, 10 or 15" */
    int number;                          /* none is near to another */
    if (value >= 0) {
        o->chosen = value;
    } else if (o) {
        for (int i = 0; i < o->n; i++)
            rv_put_choice(&values, i, o->n, o->values[i].text);
        const char *near = rv_str_int(rv_str_of(t->value), &number)
                               ? NULL
                               : rv_nearest(rv_str_of(t->value), value_in, o);
        rv_diag *g =
            rv_complain(d, RV_D_BAD_OPTION, t->value_loc, t->name, rv_buf_text(&values), t->value);
        g->help = near ? rv_printf(d->arena, "did you mean `%s`?", near) : g->help;
    } else if (s) {
        rv_diag *g = rv_complain(d, RV_D_UNKNOWN_OPTION, t->loc, s->name, name.s);
        g->help = "Delete it.";
        if (s->noptions)
            rv_suggest(d, g, name, name_in, s);
    } else {
        rv_diag *g = rv_complain(d, RV_D_UNKNOWN_OPTION, t->loc, rules, t->name);
        g->help = "Name it under `scripts`, or with --script.";
        if (script_name(h, 0))
            rv_suggest(d, g, script, script_name, h);
        g->help = rv_diag_line(
            d->arena, rv_printf(d->arena, "no script `%.*s` is in force", RV_CHARS(script)),
            g->help);
    }
}

bool rv_script_options_set(rv_hooks *h, const char *rules, const rv_script_settings *settings,
                           rv_diags *d) {
    int before = d->n;
    for (int i = 0; i < settings->n; i++) {
        int n = d->n;
        set_option(h, rules, &settings->list[i], d);
        if (d->n > n && settings->list[i].callers)
            d->list[n].status = RV_MISUSED;
    }
    return d->n == before;
}

/* ---- writing ------------------------------------------------------------------------------- */

bool rv_script_option_changed(const rv_hooks *h, const char *script, int i, rv_script_change *out) {
    const rv_script *s = rv_script_in_force(h, rv_str_of(script));
    for (int o = 0; s && o < s->noptions; o++) {
        const rv_script_option *p = &s->options[o];
        if (p->chosen == p->standard || i--)
            continue;
        *out = (rv_script_change){s->name, p->name, p->values[p->chosen].text};
        return true;
    }
    return false;
}
