/* script_call.c - the calls of hooks: how several scripts combine, and each hook as the engine
 * calls it. */
#include "lua/script_lua.h"
#include <stdio.h>

/* ---- calling ------------------------------------------------------------------------------- */

/* The message handler: makes of any error a text that says where. Raises. */
static int explain(lua_State *L) {
    rv_script_place at;
    const rv_hooks *h = rv_hooks_of(L);
    rv_script_where(L, at);
    if (!*at && h->script) /* as when the parser gives up */
        snprintf(at, sizeof at, "%s: ", h->script->file);
    if (rv_script_is_no_memory(L))
        rv_script_no_memory(rv_hooks_of(L));
    if (lua_type(L, 1) != LUA_TSTRING) {
        lua_pushfstring(L, "%sthe script raised an error that is no text but a %s", at,
                        luaL_typename(L, 1));
        return 1;
    }
    const char *message = lua_tostring(L, 1), *colon = strchr(at, ':');
    if (colon && strncmp(message, at, (size_t)(colon - at) + 1) == 0)
        return 1; /* it says so itself */
    lua_pushfstring(L, "%s%s", at, message);
    return 1;
}

/* Lua orders texts, reads and writes numbers as the locale of the thread says, which is the
 * caller's. Mostly it is that of C already. */
static locale_t enter_locale(const rv_hooks *h) {
    return h->foreign ? uselocale(h->locale) : (locale_t)0;
}

static void leave_locale(locale_t locale) {
    if (locale)
        uselocale(locale);
}

/* Calls the function below its arguments, at the top; a failure is noted. */
static bool protected_call(rv_hooks *h, int handler, int arguments, int results) {
    lua_State *L = h->L;
    int status = lua_pcall(L, arguments, results, handler);
    if (status == LUA_ERRMEM)
        rv_script_no_memory(h);
    else if (status != LUA_OK)
        rv_script_fail(h, false, "%s",
                       lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "the script failed");
    return status == LUA_OK;
}

void rv_script_protected(rv_hooks *h, lua_CFunction fn, void *ud) {
    locale_t locale = enter_locale(h);
    int top = lua_gettop(h->L);
    lua_pushcfunction(h->L, explain);
    lua_pushcfunction(h->L, fn);
    lua_pushlightuserdata(h->L, ud);
    protected_call(h, top + 1, 1, 0);
    lua_settop(h->L, top);
    leave_locale(locale);
}

/* Takes the results from 2 on and looks for traces. Raises. */
static int finish(lua_State *L) {
    rv_call *c = lua_touserdata(L, 1);
    rv_hook_take(L, c);
    if (c->script->watched && !rv_hooks_of(L)->hurried)
        rv_watch_check(L, c);
    return 0;
}

rv_script_function rv_call_function(const rv_call *c) {
    const rv_script *s = c->script;
    return c->action
               ? c->action->functions[c->hook - RV_HOOKS]
               : (rv_script_function){s->functions[c->hook], s->lines[c->hook], s->takes[c->hook]};
}

const char *rv_call_name(rv_hooks *h, const rv_call *c) {
    static const char *const names[RV_ACTION_FUNCTIONS] = {"may", "act", "list"};
    if (!c->action)
        return rv_hook_name(NULL, (int)c->hook);
    snprintf(h->called, sizeof h->called, "%s.%s", c->action->key, names[c->hook - RV_HOOKS]);
    return h->called;
}

/* Calls the hook of one script. Raises. */
static int call_script(lua_State *L) {
    rv_call *c = lua_touserdata(L, 1);
    lua_rawgeti(L, LUA_REGISTRYINDEX, rv_call_function(c).function);
    lua_call(L, rv_hook_give(L, c), rv_hook_results(c));
    return finish(L);
}

/* The same, and tells of it. Raises. */
static int call_traced(lua_State *L) {
    rv_call *c = lua_touserdata(L, 1);
    rv_trace t;
    lua_rawgeti(L, LUA_REGISTRYINDEX, rv_call_function(c).function);
    int n = rv_hook_give(L, c);
    rv_trace_arguments(L, n, &t);
    lua_call(L, n, rv_hook_results(c));
    rv_trace_answer(L, c, &t);
    return finish(L);
}

/* The same where nothing can go wrong around it, and nothing can be changed: with less ceremony. */
static void call_plainly(rv_hooks *h, rv_call *c) {
    lua_State *L = h->L;
    int top = lua_gettop(L), n = rv_hook_results(c);
    lua_pushcfunction(L, explain);
    lua_rawgeti(L, LUA_REGISTRYINDEX, c->script->functions[c->hook]);
    if (protected_call(h, top + 1, rv_hook_give(L, c), n) &&
        !(lua_isnil(L, -1) && (n == 1 || lua_isnil(L, -n)))) {
        lua_pushcfunction(L, finish);
        lua_pushlightuserdata(L, c);
        lua_rotate(L, -2 - n, 2); /* function, call, results */
        protected_call(h, top + 1, 1 + n, 0);
    }
    lua_settop(L, top);
}

static void call_one(rv_hooks *h, rv_call *c, const rv_script *script) {
    h->script = c->script = script;
    c->generation = ++h->generations;
    if (h->trace)
        rv_script_protected(h, call_traced, c);
    else if (!c->action && script->plain[c->hook])
        call_plainly(h, c);
    else
        rv_script_protected(h, call_script, c);
}

static void call_each(rv_hooks *h, rv_call *c) {
    for (int i = 0; i < h->n && !h->failed && !c->refused; i++) {
        rv_script *s = h->in_force[i];
        if (c->action ? c->action->script != s : !s->lines[c->hook])
            continue;
        if (!c->action)
            s->called |= 1u << c->hook;
        else if (c->hook == (rv_hook_id)RV_ACTION_ACT)
            s->done |= 1u << (c->action - s->actions);
        call_one(h, c, s);
    }
}

static const rv_script *in_force(const rv_hooks *h, const char *script) {
    for (int i = 0; i < h->n; i++)
        if (strcmp(h->in_force[i]->name, script) == 0)
            return h->in_force[i];
    return NULL;
}

bool rv_hooks_called(const rv_hooks *h, const char *script, const char *hook) {
    const rv_script *s = in_force(h, script);
    int i = 0;
    while (i < RV_HOOKS && strcmp(rv_hook_name(NULL, i), hook) != 0)
        i++;
    return s && i < RV_HOOKS && s->called >> i & 1;
}

bool rv_hooks_done(const rv_hooks *h, const char *script, const char *key) {
    const rv_script *s = in_force(h, script);
    for (int i = 0; s && i < s->nactions; i++)
        if (strcmp(s->actions[i].key, key) == 0)
            return s->done >> i & 1;
    return false;
}

/* Calls a hook of all scripts. No Lua frame is left when it jumps. */
static void call(rv_game *g, rv_call *c) {
    static const rv_given nothing;
    rv_hooks *h = g->hooks;
    const rv_call *outer = h->call;
    const rv_script *script = h->script;
    locale_t locale = enter_locale(h);
    h->game = g;
    h->call = c;
    h->calls += !outer;
    c->depth = h->depth;
    c->given = c->given ? c->given : &nothing;
    if (h->depth++ < RV_LIMIT_SCRIPT_DEPTH)
        call_each(h, c);
    else
        rv_script_fail(
            h, true, "%s:%d: effects lead to hooks more than %d deep, at last to %s",
            /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): so deep there is one */
            script->file, rv_call_function(outer).line, RV_LIMIT_SCRIPT_DEPTH, rv_call_name(h, c));
    h->depth--;
    h->chooser = c->chooser ? c->chooser : h->chooser;
    h->call = outer;
    h->script = script;
    leave_locale(locale);
    if (h->no_memory) {
        h->no_memory = false;
        rv_no_memory(g->arena);
    }
}

void rv_script_call_action(rv_game *g, rv_call *c) {
    call(g, c);
}

/* ---- checks -------------------------------------------------------------------------------- */

const rv_refusal *rv_hook_refusal(const rv_game *g) {
    return &g->hooks->refusal;
}

bool rv_run_check(rv_game *g, rv_hook_id hook, const rv_given *given) {
    rv_call c = {.hook = hook, .given = given};
    call(g, &c);
    return !c.refused;
}

const char *rv_hook_label(const rv_game *g, int player) {
    return g->labels ? g->labels[player] : rv_label_of(g->hooks, player);
}

const char *rv_hook_labels(const rv_game *g, rv_arena *a, unsigned players) {
    rv_buf b = {.arena = a};
    for (int p = 0; p < g->nplayers; p++)
        if (players >> p & 1)
            rv_putf(&b, "%s%s",
                    b.n == 0            ? ""
                    : players >> p == 1 ? " and "
                                        : ", ",
                    rv_hook_label(g, p));
    return rv_buf_text(&b);
}

const char *rv_hook_chooser(const rv_game *g) {
    return g->hooks->chooser ? g->hooks->chooser->name : NULL;
}

const char *rv_hook_rule_of(const rv_game *g, const char *script) {
    const rv_hooks *h = g->hooks;
    for (int i = 0; i < h->n; i++)
        if (strcmp(h->in_force[i]->name, script) == 0)
            return h->in_force[i]->rule;
    return "";
}

/* ---- values -------------------------------------------------------------------------------- */

int rv_run_value(rv_game *g, rv_hook_id hook, const rv_given *given, int value,
                 rv_account *account) {
    rv_call c = {.hook = hook, .given = given, .value = value, .account = account};
    int before = account ? account->n : 0;
    call(g, &c);
    for (int i = before; account && i < account->n; i++)
        rv_putf(&account->note, "%s%s makes it %d", account->note.n ? "; " : "",
                account->list[i].script, account->list[i].to);
    return c.value;
}

/* ---- events -------------------------------------------------------------------------------- */

void rv_run_event(rv_game *g, rv_hook_id hook) {
    rv_call c = {.hook = hook};
    call(g, &c);
}

void rv_run_tile_placed(rv_game *g, int placed) {
    rv_call c = {.hook = RV_HOOK_tile_placed, .given = &(const rv_given){.placed = placed}};
    call(g, &c);
}

void rv_run_feature(rv_game *g, rv_hook_id hook, int root) {
    rv_call c = {.hook = hook, .given = &(const rv_given){.root = root}};
    call(g, &c);
}

bool rv_run_marker(rv_game *g, rv_hook_id hook, const rv_marker_move *move) {
    rv_call c = {.hook = hook, .given = &(const rv_given){.move = move}};
    call(g, &c);
    return c.skip;
}

/* ---- choices ------------------------------------------------------------------------------- */

int rv_run_first_player(rv_game *g) {
    rv_call c = {.hook = RV_HOOK_first_player, .chosen_player = RV_NONE};
    call(g, &c);
    return c.chosen_player;
}

unsigned rv_run_tie(rv_game *g, int root, unsigned tied) {
    rv_call c = {.hook = RV_HOOK_tie,
                 .given = &(const rv_given){.root = root, .players = tied},
                 .chosen = ~0u};
    call(g, &c);
    return c.chosen;
}

const char *rv_run_scoring_order(rv_game *g, int *roots, int n) {
    int order[RV_TURN_COMPLETED]; /* each script is given the same one */
    rv_call c = {.hook = RV_HOOK_scoring_order,
                 .given = &(const rv_given){.roots = roots, .nroots = n},
                 .order = order};
    memcpy(order, roots, sizeof *order * (size_t)n);
    call(g, &c);
    memcpy(roots, order, sizeof *order * (size_t)n);
    return c.chooser ? c.chooser->name : NULL;
}
