/* script_call.c - the calls of hooks: what each is given, how several scripts combine, what each
 * may return.
 */
#include "script_lua.h"
#include <stdio.h>

/* ---- the table ----------------------------------------------------------------------------- */

typedef enum given {
    GIVEN_none,
#define RV_GIVEN(name, ...) GIVEN_##name,
#include "hooks.def"
} given;

typedef enum returning {
    NOTHING,
    SKIP,
    REASON,
    NUMBER,
    PLAYER,
    PLAYERS,
    FEATURES,
} returning;

enum { MOST_GIVEN = 3 };

#define CHECK RV_CHECK
#define VALUE RV_VALUE
#define EVENT RV_EVENT
#define CHOICE RV_CHOICE
#define UNPACK(a, b, c)                                                                            \
    { GIVEN_##a, GIVEN_##b, GIVEN_##c }

static const struct row {
    const char *name;
    rv_hook_kind kind;
    given given[MOST_GIVEN];
    returning returns;
} rows[] = {
#define RV_HOOK(name, kind, given, returns, ...) {#name, kind, UNPACK given, returns},
#include "hooks.def"
};

rv_hook_kind rv_hook_kind_of(rv_hook_id hook) {
    return rows[hook].kind;
}

const char *rv_hook_name(const void *ud, int i) {
    (void)ud;
    return i < RV_HOOKS ? rows[i].name : NULL;
}

const char *rv_hook_kind_word(rv_hook_kind kind) {
    static const char *const words[] = {"a check", "a value", "an event", "a choice"};
    return words[kind];
}

/* ---- what a hook is given ------------------------------------------------------------------ */

/* Each pushes one thing. All raise. */
static void give_turn(lua_State *L, const rv_call *c) {
    (void)c;
    rv_object_push_lasting(L, RV_OBJECT_turn, 0);
}
static void give_player(lua_State *L, const rv_call *c) {
    rv_object_push_lasting(L, RV_OBJECT_player, c->player);
}
static void give_players(lua_State *L, const rv_call *c) {
    rv_players_push(L, rv_game_of(L), c->players);
}
static void give_feature(lua_State *L, const rv_call *c) {
    rv_object_push(L, RV_OBJECT_feature, c->root);
}
static void give_target(lua_State *L, const rv_call *c) {
    rv_object_push_or_nil(L, RV_OBJECT_feature, c->root);
}
static void give_features(lua_State *L, const rv_call *c) {
    rv_features_push(L, c->roots, c->nroots);
}
static void give_tile(lua_State *L, const rv_call *c) {
    rv_object_push(L, RV_OBJECT_tile, c->placed);
}
static void give_move(lua_State *L, const rv_call *c) {
    rv_object_push_lasting(L, RV_OBJECT_move, c->depth);
}
static void give_number(lua_State *L, const rv_call *c) {
    lua_pushinteger(L, c->number);
}
static void give_followers(lua_State *L, const rv_call *c) {
    lua_pushinteger(L, c->value);
}
static void give_other(lua_State *L, const rv_call *c) {
    rv_object_push_lasting(L, RV_OBJECT_player, c->other);
}
static void give_tower(lua_State *L, const rv_call *c) {
    rv_object_push(L, RV_OBJECT_cell, c->tower);
}
static void give_cell(lua_State *L, const rv_call *c) {
    rv_object_push(L, RV_OBJECT_cell, c->pos);
}
static void give_standing(lua_State *L, const rv_call *c) {
    rv_object_push_or_nil(L, RV_OBJECT_feature, c->root);
}
static void give_range(lua_State *L, const rv_call *c) {
    lua_pushinteger(L, c->value);
}
static void give_points(lua_State *L, const rv_call *c) {
    lua_pushinteger(L, c->value);
}

static void (*const givers[])(lua_State *L, const rv_call *c) = {
    NULL,
#define RV_GIVEN(name, ...) give_##name,
#include "hooks.def"
};

/* Pushes what the function wants of it; returns how much that is. Things that nobody sees need not
 * be made. Raises. */
static int give_all(lua_State *L, const rv_call *c) {
    const given *what = rows[c->hook].given;
    int takes = c->script->takes[c->hook], n = 0;
    if (takes > 0)
        rv_object_push_lasting(L, RV_OBJECT_game, 0);
    for (n = 0; n < MOST_GIVEN && n + 1 < takes && what[n]; n++)
        givers[what[n]](L, c);
    return takes > 0 ? n + 1 : 0;
}

bool rv_hook_is_plain(const rv_script *s, rv_hook_id hook) {
    static const bool plain[sizeof givers / sizeof *givers] = {
        [GIVEN_turn] = true,      [GIVEN_player] = true, [GIVEN_number] = true,
        [GIVEN_followers] = true, [GIVEN_points] = true, [GIVEN_move] = true,
        [GIVEN_other] = true,     [GIVEN_range] = true,
    };
    const given *what = rows[hook].given;
    bool all = !s->watched;
    for (int n = 0; n < MOST_GIVEN && n + 1 < s->takes[hook] && what[n]; n++)
        all &= plain[what[n]] || (what[n] == GIVEN_tile && hook == RV_HOOK_may_place);
    return all;
}

/* ---- what a hook returns ------------------------------------------------------------------- */

/* What was returned, for a message. Raises. */
static const char *returned(lua_State *L) {
    int type = lua_type(L, -1);
    if (type == LUA_TNUMBER && !lua_rawequal(L, -1, -1))
        return "nan"; /* its sign is the machine's */
    if (type == LUA_TNUMBER || type == LUA_TBOOLEAN)
        return luaL_tolstring(L, -1, NULL);
    if (type == LUA_TSTRING)
        return "a text";
    bool object = type == LUA_TUSERDATA && luaL_getmetafield(L, -1, "__name") == LUA_TSTRING;
    return lua_pushfstring(L, "a %s", object ? lua_tostring(L, -1) : luaL_typename(L, -1));
}

/* Raises. */
static void wrong(lua_State *L, const rv_call *c, const char *wanted) {
    const char *got = returned(L);
    luaL_error(L, "%s:%d: %s returns %s, not %s", c->script->file, c->script->lines[c->hook],
               rows[c->hook].name, wanted, got);
}

static void take_nothing(lua_State *L, rv_call *c) {
    wrong(L, c, "nothing");
}

static void take_skip(lua_State *L, rv_call *c) {
    if (lua_type(L, -1) != LUA_TSTRING || strcmp(lua_tostring(L, -1), "skip") != 0)
        wrong(L, c, "\"skip\" or nothing");
    c->skip = true;
    c->chooser = c->script;
}

static void take_reason(lua_State *L, rv_call *c) {
    rv_hooks *h = rv_hooks_of(L);
    if (lua_type(L, -1) != LUA_TSTRING || lua_rawlen(L, -1) == 0)
        wrong(L, c, "a reason (a text) or nothing");
    snprintf(h->reason, sizeof h->reason, "%s", lua_tostring(L, -1));
    rv_script_clean(h->reason);
    h->refusal = (rv_refusal){c->script->name, c->script->rule, h->reason};
    c->refused = true;
}

static bool gives_points(rv_hook_id hook) {
    for (int i = 0; i < MOST_GIVEN; i++)
        if (rows[hook].given[i] == GIVEN_points)
            return true;
    return false;
}

/* No score falls below 0 by what a script says. In games where it may be there by the rules (T-43)
 * it can rise from there. Raises. */
static void check_score(lua_State *L, const rv_call *c, lua_Integer points) {
    lua_Integer after = rv_game_of(L)->seats[c->player].score + points;
    if (gives_points(c->hook) && points < 0 && after < 0)
        luaL_error(L, "%s:%d: %s returns %I, and the score of %s would come to %I", c->script->file,
                   c->script->lines[c->hook], rows[c->hook].name, (LUAI_UACINT)points,
                   rv_label_of(rv_hooks_of(L), c->player), (LUAI_UACINT)after);
}

/* No floats: what comes of them may differ from machine to machine. */
static void take_number(lua_State *L, rv_call *c) {
    if (lua_type(L, -1) != LUA_TNUMBER || !lua_isinteger(L, -1))
        wrong(L, c, "a whole number or nothing");
    lua_Integer n = lua_tointeger(L, -1);
    if (n > RV_LIMIT_SCRIPT_NUMBER || n < -RV_LIMIT_SCRIPT_NUMBER)
        luaL_error(L, "%s:%d: %s returns %I; no number goes beyond %d", c->script->file,
                   c->script->lines[c->hook], rows[c->hook].name, (LUAI_UACINT)n,
                   RV_LIMIT_SCRIPT_NUMBER);
    check_score(L, c, n);
    rv_account *a = c->account;
    if (a && n != c->value && a->n < RV_LIMIT_SCRIPTS)
        a->list[a->n++] = (rv_item_change){c->script->name, c->value, (int)n};
    c->value = (int)n;
}

/* The first choice stands; another one is a conflict. Raises. */
static void choose(lua_State *L, rv_call *c, bool same) {
    if (!c->chooser)
        c->chooser = c->script;
    else if (!same)
        luaL_error(L, "%s:%d: %s chooses otherwise than %s; name one of them only", c->script->file,
                   c->script->lines[c->hook], rows[c->hook].name, c->chooser->file);
}

static void take_player(lua_State *L, rv_call *c) {
    if (!rv_object_at(L, -1, RV_OBJECT_player))
        wrong(L, c, "a player or nothing");
    int player = rv_object_index(L, -1);
    choose(L, c, player == c->chosen_player);
    c->chosen_player = player;
}

/* Calls fn for each item of the list at the top, itself pushed. False: it is no list of these. */
static bool each_item(lua_State *L, rv_object_kind kind, void (*fn)(void *ud, int i), void *ud) {
    if (!lua_istable(L, -1) || !rv_script_is_list(L))
        return false;
    lua_Integer n = rv_length(L, lua_gettop(L));
    rv_script_charge(L, n);
    for (lua_Integer i = 1; i <= n; i++) {
        lua_rawgeti(L, -1, i);
        if (!rv_object_at(L, -1, kind)) {
            lua_pop(L, 1);
            return false;
        }
        fn(ud, rv_object_index(L, -1));
        lua_pop(L, 1);
    }
    return true;
}

static void add_player(void *ud, int player) {
    unsigned *set = ud;
    *set |= 1u << player;
}

static void take_players(lua_State *L, rv_call *c) {
    unsigned set = 0;
    if (!each_item(L, RV_OBJECT_player, add_player, &set))
        wrong(L, c, "a list of players or nothing");
    if (set & ~c->players)
        luaL_error(L, "%s:%d: %s returns a player who is not among those given", c->script->file,
                   c->script->lines[c->hook], rows[c->hook].name);
    choose(L, c, set == c->chosen);
    c->chosen = set;
}

typedef struct listing {
    int roots[RV_TURN_COMPLETED], n;
} listing;

static void add_root(void *ud, int root) {
    listing *l = ud;
    if (l->n < RV_TURN_COMPLETED)
        l->roots[l->n] = root;
    l->n++;
}

/* Are these the features given, each once? */
static bool reordered(const listing *l, const rv_call *c) {
    bool all = l->n == c->nroots;
    for (int i = 0; all && i < l->n; i++) {
        int found = 0;
        for (int k = 0; k < c->nroots; k++)
            found += l->roots[k] == c->roots[i];
        all = found == 1;
    }
    return all;
}

static void take_features(lua_State *L, rv_call *c) {
    listing l = {.n = 0};
    if (!each_item(L, RV_OBJECT_feature, add_root, &l) || !reordered(&l, c))
        wrong(L, c, "the features in another order or nothing");
    choose(L, c, memcmp(l.roots, c->order, sizeof *l.roots * (size_t)l.n) == 0);
    memcpy(c->order, l.roots, sizeof *l.roots * (size_t)l.n);
}

/* What to do with a result that is not nil, at the top. All raise. */
static void (*const takers[])(lua_State *L, rv_call *c) = {
    [NOTHING] = take_nothing,   [SKIP] = take_skip,     [REASON] = take_reason,
    [NUMBER] = take_number,     [PLAYER] = take_player, [PLAYERS] = take_players,
    [FEATURES] = take_features,
};

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

/* Takes the result at 2 and looks for traces. Raises. */
static int finish(lua_State *L) {
    rv_call *c = lua_touserdata(L, 1);
    if (!lua_isnil(L, 2))
        takers[rows[c->hook].returns](L, c);
    if (c->script->watched)
        rv_watch_check(L, c);
    return 0;
}

/* Calls the hook of one script. Raises. */
static int call_script(lua_State *L) {
    rv_call *c = lua_touserdata(L, 1);
    lua_rawgeti(L, LUA_REGISTRYINDEX, c->script->functions[c->hook]);
    lua_call(L, give_all(L, c), 1);
    return finish(L);
}

/* The same where nothing can go wrong around it, and nothing can be changed: with less ceremony. */
static void call_plainly(rv_hooks *h, rv_call *c) {
    lua_State *L = h->L;
    int top = lua_gettop(L);
    lua_pushcfunction(L, explain);
    lua_rawgeti(L, LUA_REGISTRYINDEX, c->script->functions[c->hook]);
    if (protected_call(h, top + 1, give_all(L, c), 1) && !lua_isnil(L, -1)) {
        lua_pushcfunction(L, finish);
        lua_pushlightuserdata(L, c);
        lua_rotate(L, -3, 2); /* function, call, result */
        protected_call(h, top + 1, 2, 0);
    }
    lua_settop(L, top);
}

static void call_each(rv_hooks *h, rv_call *c) {
    for (int i = 0; i < h->n && !h->failed && !c->refused; i++) {
        if (!h->in_force[i]->lines[c->hook])
            continue;
        h->script = c->script = h->in_force[i];
        c->generation = ++h->generations;
        if (c->script->plain[c->hook])
            call_plainly(h, c);
        else
            rv_script_protected(h, call_script, c);
    }
}

/* Calls a hook of all scripts. No Lua frame is left when it jumps. */
static void call(rv_game *g, rv_call *c) {
    rv_hooks *h = g->hooks;
    const rv_call *outer = h->call;
    const rv_script *script = h->script;
    locale_t locale = enter_locale(h);
    h->game = g;
    h->call = c;
    h->calls += !outer;
    c->depth = h->depth;
    if (h->depth++ < RV_LIMIT_SCRIPT_DEPTH)
        call_each(h, c);
    else
        rv_script_fail(
            h, true, "%s:%d: effects lead to hooks more than %d deep, at last to %s",
            /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): so deep there is one */
            script->file, script->lines[outer->hook], RV_LIMIT_SCRIPT_DEPTH, rows[c->hook].name);
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

/* ---- checks -------------------------------------------------------------------------------- */

const rv_refusal *rv_hook_refusal(const rv_game *g) {
    return &g->hooks->refusal;
}

bool rv_run_may_place(rv_game *g, const rv_tile *t, int quarters, int pos) {
    rv_call c = {
        .hook = RV_HOOK_may_place, .tile = t, .quarters = quarters, .pos = pos, .placed = RV_NONE};
    call(g, &c);
    return !c.refused;
}

bool rv_run_may_deploy(rv_game *g, int player, int node) {
    rv_call c = {.hook = RV_HOOK_may_deploy, .player = player, .root = rv_root(g, node)};
    call(g, &c);
    return !c.refused;
}

bool rv_run_may_capture(rv_game *g, int player, int pos, int node) {
    rv_call c = {.hook = RV_HOOK_may_capture,
                 .player = player,
                 .pos = pos,
                 .root = node == RV_NONE ? RV_NONE : rv_root(g, node)};
    call(g, &c);
    return !c.refused;
}

bool rv_run_may_ransom(rv_game *g, int player, int other) {
    rv_call c = {.hook = RV_HOOK_may_ransom, .player = player, .other = other};
    call(g, &c);
    return !c.refused;
}

bool rv_run_may_bid(rv_game *g, int player) {
    rv_call c = {.hook = RV_HOOK_may_bid, .player = player};
    call(g, &c);
    return !c.refused;
}

bool rv_run_may_use(rv_game *g, int player, int token, int root) {
    rv_call c = {.hook = RV_HOOK_may_use,
                 .player = player,
                 .number = g->rs->tokens[token].number,
                 .root = root};
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

static int value_of(rv_game *g, rv_call *c) {
    rv_account *account = c->account;
    int before = account ? account->n : 0;
    call(g, c);
    for (int i = before; account && i < account->n; i++)
        rv_putf(&account->note, "%s%s makes it %d", account->note.n ? "; " : "",
                account->list[i].script, account->list[i].to);
    return c->value;
}

int rv_run_value(rv_game *g, rv_hook_id hook, int player, int root, int value,
                 rv_account *account) {
    rv_call c = {.hook = hook, .player = player, .root = root, .value = value, .account = account};
    return value_of(g, &c);
}

int rv_run_tower_range(rv_game *g, int tower, int pos, int range, rv_account *account) {
    rv_call c = {.hook = RV_HOOK_tower_range,
                 .tower = tower,
                 .pos = pos,
                 .value = range,
                 .account = account};
    return value_of(g, &c);
}

/* ---- events -------------------------------------------------------------------------------- */

void rv_run_event(rv_game *g, rv_hook_id hook) {
    rv_call c = {.hook = hook};
    call(g, &c);
}

void rv_run_tile_placed(rv_game *g, int placed) {
    rv_call c = {.hook = RV_HOOK_tile_placed, .placed = placed};
    call(g, &c);
}

void rv_run_feature_completed(rv_game *g, int root) {
    rv_call c = {.hook = RV_HOOK_feature_completed, .root = root};
    call(g, &c);
}

bool rv_run_marker(rv_game *g, rv_hook_id hook, const rv_marker_move *move) {
    rv_call c = {.hook = hook, .move = move};
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
    rv_call c = {.hook = RV_HOOK_tie, .root = root, .players = tied, .chosen = ~0u};
    call(g, &c);
    return c.chosen;
}

const char *rv_run_scoring_order(rv_game *g, int *roots, int n) {
    int order[RV_TURN_COMPLETED]; /* each script is given the same one */
    rv_call c = {.hook = RV_HOOK_scoring_order, .roots = roots, .nroots = n, .order = order};
    memcpy(order, roots, sizeof *order * (size_t)n);
    call(g, &c);
    memcpy(roots, order, sizeof *order * (size_t)n);
    return c.chooser ? c.chooser->name : NULL;
}
