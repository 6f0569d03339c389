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

const char *rv_call_name(rv_hooks *h, const rv_call *c) {
    static const char *const names[RV_ACTION_FUNCTIONS] = {"may", "act", "list"};
    if (!c->action)
        return rv_hook_name(NULL, (int)c->hook);
    snprintf(h->called, sizeof h->called, "%s.%s", c->action->key, names[c->hook - RV_HOOKS]);
    return h->called;
}

/* Calls the function that the call is for, takes what it returns and looks for traces. Raises. */
static void run(lua_State *L, rv_call *c) {
    const rv_hooks *h = rv_hooks_of(L);
    const int top = lua_gettop(L);
    rv_trace t;
    lua_rawgeti(L, LUA_REGISTRYINDEX, c->function->function);
    const int n = rv_hook_give(L, c);
    if (h->trace)
        rv_trace_arguments(L, n, &t);
    lua_call(L, n, LUA_MULTRET);
    if (lua_gettop(L) > top || h->trace) {
        lua_settop(L, top + rv_hook_results(c));
        if (h->trace)
            rv_trace_answer(L, top + 1, c, &t);
        rv_hook_take(L, c);
        lua_settop(L, top);
    }
    if (c->script->watched && !h->hurried)
        rv_watch_check(L, c);
}

static int run_guarded(lua_State *L) {
    run(L, lua_touserdata(L, 1));
    return 0;
}

/* An error goes to the guard, if the call is within no other. */
static void call_one(rv_hooks *h, rv_call *c) {
    h->script = c->script;
    h->function = c->function;
    c->generation = ++h->generations;
    if (h->guarded && !c->depth)
        run(h->L, c);
    else
        rv_script_protected(h, run_guarded, c);
}

static void call_each(rv_hooks *h, rv_call *c) {
    for (int i = 0; i < h->n && !h->failed && !c->refused; i++) {
        c->script = h->in_force[i];
        c->function = &c->script->functions[c->hook];
        if (c->function->line)
            call_one(h, c);
    }
}

/* Calls a hook of all scripts, or the function of an action. No Lua frame is left when it jumps. */
static void call(rv_game *g, rv_call *c) {
    static const rv_given nothing;
    rv_hooks *h = g->hooks;
    const rv_call *outer = h->call;
    const rv_script *script = h->script;
    const rv_script_function *function = h->function;
    locale_t locale = enter_locale(h);
    h->game = g;
    h->call = c;
    h->calls += !outer;
    c->depth = h->depth;
    c->given = c->given ? c->given : &nothing;
    if (h->depth++ == RV_LIMIT_SCRIPT_DEPTH)
        rv_script_fail(h, true, "%s:%d: effects lead to hooks more than %d deep, at last to %s",
                       /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): there is one */
                       script->file, function->line, RV_LIMIT_SCRIPT_DEPTH, rv_call_name(h, c));
    else if (!c->action)
        call_each(h, c);
    else if (!h->failed)
        call_one(h, c);
    h->depth--;
    h->chooser = c->chooser ? c->chooser : h->chooser;
    h->call = outer;
    h->script = script;
    h->function = function;
    leave_locale(locale);
    if (h->no_memory) {
        h->no_memory = false;
        rv_no_memory(g->arena);
    }
}

/* ---- guarding ------------------------------------------------------------------------------ */

typedef struct guarding {
    rv_arena *arena;
    void (*fn)(void *ud);
    void *ud;
    bool fine;
} guarding;

static int guard(lua_State *L) {
    guarding *q = lua_touserdata(L, 1);
    q->fine = rv_protect(q->arena, q->fn, q->ud);
    return 0;
}

bool rv_hooks_guard(rv_hooks *h, rv_arena *a, void (*fn)(void *ud), void *ud) {
    guarding q = {a, fn, ud, false};
    jmp_buf *outer = a->way_out;
    if (!h || !h->L || h->failed)
        return rv_protect(a, fn, ud);
    h->guarded = true;
    rv_script_protected(h, guard, &q);
    h->guarded = h->no_memory = false;
    h->depth = 0;
    h->call = NULL;
    h->script = NULL;
    h->function = NULL;
    a->way_out = outer; /* what ended it may have skipped that */
    return q.fine && !h->failed;
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
