/* script_call.c - the calls of hooks: what each is given, what it may return, and how several
 * scripts combine.
 *
 * The engine calls g->scripts.house->run, which is rv_script_run. It goes through the scripts in
 * force in their order, each of which may change what the call carries (rv_call); the first that
 * refuses ends it. A row of hooks.tsv says by names which objects a hook is given and what sort of
 * value it returns: `give` pushes the one, `take` checks the other and puts it into the call, where
 * those who called find it. The functions of actions are the last rows.
 *
 * A call either protects itself, or lies within rv_hooks_guard, to which an error jumps: so a game
 * with scripts needs one lua_pcall for a turn and not one for each hook.
 */
#include "core/tokens.h"
#include "lua/script_lua.h"

/* ---- the table ----------------------------------------------------------------------------- */

typedef enum given {
    GIVEN_none,
#define RV_GIVEN(name, ...) GIVEN_##name,
#include "gen/hooks.def"
} given;

typedef enum returning {
    NOTHING,
    SKIP,
    REASON,
    NUMBER,
    PLAYER,
    PLAYERS,
    FEATURES,
    VALUES, /* of an action */
} returning;

enum { MOST_GIVEN = 3 };

#define UNPACK(a, b, c)                                                                            \
    { GIVEN_##a, GIVEN_##b, GIVEN_##c }

static const struct row {
    const char *name;
    rv_hook_kind kind;
    given given[MOST_GIVEN];
    returning returns;
    const char *when, *meaning; /* when it is called, and what it returns; not of actions */
} rows[] = {
#define RV_HOOK(name, kind, given, returns, ...)                                                   \
    {#name, RV_##kind, UNPACK given, returns, __VA_ARGS__},
#include "gen/hooks.def"
    {"may", RV_CHECK, {0}, REASON, NULL, NULL},
    {"act", RV_EVENT, {0}, NOTHING, NULL, NULL},
    {"list", RV_CHOICE, {0}, VALUES, NULL, NULL},
    {"tells", RV_CHECK, {0}, REASON, NULL, NULL},
};

rv_hook_kind rv_hook_kind_of(rv_hook_id hook) {
    return rows[hook].kind;
}

RV_LISTS(rv_hook_name, void, RV_HOOKS, rows[i].name)

rv_script_hook rv_hook_info(rv_hook_id hook, int line) {
    const struct row *r = &rows[hook];
    return (rv_script_hook){.id = (int)hook,
                            .line = line,
                            .name = r->name,
                            .kind = strchr(rv_hook_kind_word(r->kind), ' ') + 1,
                            .chooses = r->kind == RV_CHOICE,
                            .when = r->when,
                            .meaning = r->meaning};
}

const char *rv_hook_kind_word(rv_hook_kind kind) {
    static const char *const words[] = {"a check", "a value", "an event", "a choice"};
    return words[kind];
}

/* ---- what a hook is given ------------------------------------------------------------------ */

#define GIVE(name, push)                                                                           \
    void rv_give_##name(lua_State *L, const rv_call *c) {                                          \
        (void)c;                                                                                   \
        push;                                                                                      \
    }
GIVE(turn, rv_object_push(L, RV_OBJECT_turn, 0))
GIVE(player, rv_object_push(L, RV_OBJECT_player, c->given->player))
GIVE(players, rv_list_open(L); rv_players_add(L, rv_game_of(L), c->given->players))
GIVE(feature, rv_object_push(L, RV_OBJECT_feature, c->given->root))
GIVE(figure, rv_figure_push(L, c->given->figure))
GIVE(target, rv_object_push_or_nil(L, RV_OBJECT_feature, c->given->root))
GIVE(features, rv_list_open(L); rv_features_add(L, c->given->roots, c->given->nroots))
GIVE(tile, rv_object_push(L, RV_OBJECT_tile, c->given->placed))
GIVE(move, rv_object_push(L, RV_OBJECT_move, c->depth))
GIVE(number, lua_pushinteger(L, c->given->number))
GIVE(followers, lua_pushinteger(L, c->value))
GIVE(other, rv_object_push(L, RV_OBJECT_player, c->given->other))
GIVE(key, lua_pushstring(L, c->given->key))
GIVE(place, rv_object_push_or_nil(L, RV_OBJECT_cell, c->given->pos))
GIVE(cell, rv_object_push(L, RV_OBJECT_cell, c->given->pos))
GIVE(standing, rv_object_push_or_nil(L, RV_OBJECT_feature, c->given->root))
GIVE(range, lua_pushinteger(L, c->value))
GIVE(points, lua_pushinteger(L, c->value))

/* ---- what a hook returns ------------------------------------------------------------------- */

static void wrong(lua_State *L, const rv_call *c, const char *wanted) {
    const int type = lua_type(L, -1);
    const bool nan =
        type == LUA_TNUMBER && !lua_rawequal(L, -1, -1); /* its sign is the machine's */
    const char *got = nan                                           ? "nan"
                      : type == LUA_TNUMBER || type == LUA_TBOOLEAN ? luaL_tolstring(L, -1, NULL)
                      : type != LUA_TSTRING ? lua_pushfstring(L, "a %s", rv_script_type(L))
                      : lua_rawlen(L, -1)   ? "a text"
                                            : "an empty text";
    rv_call_error(L, c, "returns %s, not %s", wanted, got);
}

/* No floats: what comes of them may differ from machine to machine. No score falls below 0 by what
 * a script says; in games where it may be there by the rules (T-43) it can rise from there. */
static void take_number(lua_State *L, rv_call *c) {
    const given *what = rows[c->hook].given;
    if (lua_type(L, -1) != LUA_TNUMBER || !lua_isinteger(L, -1))
        wrong(L, c, "a whole number or nothing");
    const lua_Integer n = lua_tointeger(L, -1);
    if (n > RV_LIMIT_SCRIPT_NUMBER || n < -RV_LIMIT_SCRIPT_NUMBER)
        rv_call_error(L, c, "returns %I; no number goes beyond %d", (LUAI_UACINT)n,
                      RV_LIMIT_SCRIPT_NUMBER);
    const bool points =
        what[0] == GIVEN_points || what[1] == GIVEN_points || what[2] == GIVEN_points;
    const lua_Integer after = rv_game_of(L)->seats[c->given->player].score + n;
    if (points && n < 0 && after < 0)
        rv_call_error(L, c, "returns %I, and the score of %s would come to %I", (LUAI_UACINT)n,
                      rv_hook_label(rv_game_of(L), c->given->player), (LUAI_UACINT)after);
    rv_account *a = c->account;
    if (a && n != c->value && a->n < RV_LIMIT_SCRIPTS)
        a->list[a->n++] = (rv_item_change){c->script->name, c->rule, c->value, (int)n};
    c->value = (int)n;
}

/* The first choice stands; another one is a conflict. */
static void choose(lua_State *L, rv_call *c, bool same) {
    if (!c->chooser)
        c->chooser = c->script;
    else if (!same)
        rv_call_error(L, c, "chooses otherwise than %s; use only one of them", c->chooser->file);
}

/* How many items the list at the top has, which is `wanted`. */
static lua_Integer items(lua_State *L, const rv_call *c, const char *wanted) {
    const lua_Integer n = lua_istable(L, -1) ? rv_script_listed(L) : -1;
    if (n < 0)
        wrong(L, c, wanted);
    rv_script_charge(L, n);
    return n;
}

/* The i-th of them. */
static int item(lua_State *L, const rv_call *c, lua_Integer i, rv_object_kind kind,
                const char *wanted) {
    lua_rawgeti(L, -1, i);
    const rv_object *o = rv_object_at(L, -1, kind);
    lua_pop(L, 1);
    if (!o)
        wrong(L, c, wanted);
    return o->i; /* the list holds it */
}

static void take_players(lua_State *L, rv_call *c) {
    static const char wanted[] = "a list of players or nothing";
    const lua_Integer n = items(L, c, wanted);
    unsigned set = 0;
    for (lua_Integer i = 1; i <= n; i++)
        set |= 1u << item(L, c, i, RV_OBJECT_player, wanted);
    if (set & ~c->given->players)
        rv_call_error(L, c, "returns a player who is not among those given");
    choose(L, c, set == c->chosen);
    c->chosen = set;
}

/* The features that were given, each once. */
static void take_features(lua_State *L, rv_call *c) {
    static const char wanted[] = "the features in another order or nothing";
    const lua_Integer n = items(L, c, wanted);
    int roots[RV_TURN_COMPLETED];
    bool all = n == c->given->nroots;
    for (lua_Integer i = 0; i < n; i++) {
        const int root = item(L, c, i + 1, RV_OBJECT_feature, wanted);
        if (i < RV_TURN_COMPLETED)
            roots[i] = root;
    }
    for (int i = 0; all && i < c->given->nroots; i++) {
        int found = 0;
        for (int k = 0; k < c->given->nroots; k++)
            found += roots[k] == c->given->roots[i];
        all = found == 1;
    }
    if (!all)
        wrong(L, c, wanted);
    choose(L, c, memcmp(roots, c->order, sizeof *roots * (size_t)n) == 0);
    memcpy(c->order, roots, sizeof *roots * (size_t)n);
}

/* Takes what the function has returned, at the top, into the call. Raises when the hook returns no
 * such thing. */
static void take_results(lua_State *L, rv_call *c, int results) {
    rv_hooks *h = rv_hooks_of(L);
    const bool number = rows[c->hook].returns == NUMBER;
    c->rule = number ? "" : rv_rule_of(c);
    if (results > 1) { /* the rule is at the top, behind a reason or a number */
        const int type = lua_type(L, -1);
        if (type != LUA_TNIL && type != LUA_TSTRING)
            wrong(L, c, "the number of a rule (a text) after what it is for");
        if (type == LUA_TSTRING && lua_isnil(L, -2))
            rv_call_error(L, c, "returns a rule without a %s", number ? "number" : "reason");
        if (type == LUA_TSTRING)
            c->rule = rv_rule_at(L, -1, c);
        lua_pop(L, 1);
    }
    if (lua_isnil(L, -1))
        return;
    switch (rows[c->hook].returns) {
    case NOTHING: wrong(L, c, "nothing"); break;
    case SKIP:
        if (lua_type(L, -1) != LUA_TSTRING || strcmp(lua_tostring(L, -1), "skip") != 0)
            wrong(L, c, "\"skip\" or nothing");
        c->skip = true;
        c->chooser = c->script;
        break;
    case REASON:
        if (lua_type(L, -1) != LUA_TSTRING || lua_rawlen(L, -1) == 0)
            wrong(L, c, "a reason (a text) or nothing");
        snprintf(h->reason, sizeof h->reason, "%s", lua_tostring(L, -1));
        char *help = strchr(h->reason, '\n'); /* its second line */
        if (help)
            *help++ = '\0', rv_script_clean(help);
        rv_script_clean(h->reason);
        h->house.refusal = (rv_refusal){c->script->name, c->rule, h->reason, help ? help : ""};
        c->refused = true;
        break;
    case NUMBER: take_number(L, c); break;
    case PLAYER:
        if (!rv_object_at(L, -1, RV_OBJECT_player))
            wrong(L, c, "a player or nothing");
        choose(L, c, rv_object_index(L, -1) == c->chosen_player);
        c->chosen_player = rv_object_index(L, -1);
        break;
    case PLAYERS: take_players(L, c); break;
    case FEATURES: take_features(L, c); break;
    case VALUES: rv_action_take_list(L, c);
    }
}

/* ---- reports of calls: nothing is made in Lua, so that a trace costs a script nothing -------- */

/* What a function was given, in words. */
enum { TRACE_ARGUMENTS = 2 + 2 * RV_HOUSE_PARTS };
typedef struct trace {
    int n;
    rv_trace_text argument[TRACE_ARGUMENTS];
} trace;

static void describe(lua_State *L, int i, const char *quote, rv_trace_text out) {
    int type = lua_type(L, i);
    if (type == LUA_TSTRING)
        snprintf(out, sizeof(rv_trace_text), "%s%s%s", quote, lua_tostring(L, i), quote);
    else if (lua_isinteger(L, i))
        snprintf(out, sizeof(rv_trace_text), LUA_INTEGER_FMT, (LUAI_UACINT)lua_tointeger(L, i));
    else if (type == LUA_TNUMBER && !lua_rawequal(L, i, i))
        snprintf(out, sizeof(rv_trace_text), "nan"); /* its sign is the machine's */
    else if (type == LUA_TNUMBER)
        snprintf(out, sizeof(rv_trace_text), "%.14g", lua_tonumber(L, i));
    else if (type == LUA_TBOOLEAN)
        snprintf(out, sizeof(rv_trace_text), "%s", lua_toboolean(L, i) ? "true" : "false");
    else if (type == LUA_TUSERDATA)
        rv_object_describe(L, lua_touserdata(L, i), out);
    else
        snprintf(out, sizeof(rv_trace_text), "%s", lua_typename(L, type));
    rv_script_clean(out);
}

static void append(rv_trace_text to, const char *more) {
    size_t n = strlen(to);
    snprintf(to + n, sizeof(rv_trace_text) - n, "%s", more);
}

/* "{R, B}"; only the items of a list are looked at, without metamethods. */
static void describe_list(lua_State *L, int i, rv_trace_text out) {
    rv_trace_text item;
    snprintf(out, sizeof item, "{");
    for (lua_Integer n = 1; n <= RV_TURN_COMPLETED; n++) {
        bool there = lua_rawgeti(L, i, n) != LUA_TNIL;
        if (there)
            describe(L, -1, "\"", item);
        lua_pop(L, 1);
        if (!there)
            break;
        append(out, n > 1 ? ", " : "");
        append(out, item);
    }
    append(out, "}");
}

/* Tells of the call, whose answer is at `at`. */
static void trace_answer(lua_State *L, int at, const rv_call *c, const trace *t) {
    rv_hooks *h = rv_hooks_of(L);
    const char *arguments[TRACE_ARGUMENTS];
    rv_trace_text answer = "";
    for (int i = 0; i < t->n; i++)
        arguments[i] = t->argument[i];
    if (lua_istable(L, at))
        describe_list(L, at, answer);
    else if (!lua_isnil(L, at))
        describe(L, at, "\"", answer);
    h->trace(h->trace_ud, &(const rv_traced){.script = c->script->name,
                                             .hook = rv_call_name(h, c),
                                             .arguments = arguments,
                                             .narguments = t->n,
                                             .text = answer});
}

int rv_lua_print(lua_State *L) {
    enum { STEPS = 20 };
    rv_hooks *h = rv_hooks_of(L);
    const rv_script *script = rv_script_running(h);
    rv_trace_text all = "", item;
    int n = lua_gettop(L);
    rv_script_charge(L, STEPS * (n + 1));
    for (int i = 1; h->trace && i <= n; i++) {
        describe(L, i, "", item);
        append(all, i > 1 ? " " : "");
        append(all, item);
    }
    if (h->trace && script)
        h->trace(h->trace_ud, &(const rv_traced){.script = script->name, .text = all});
    return 0;
}

void rv_hooks_trace(rv_hooks *h, rv_see_traced *see, void *ud) {
    h->trace = see;
    h->trace_ud = ud;
}

/* ---- calling ------------------------------------------------------------------------------- */

/* The message handler: makes of any error a text that says where. */
static int explain(lua_State *L) {
    rv_script_place at;
    const rv_script *script = rv_script_running(rv_hooks_of(L));
    rv_script_where(L, at);
    if (!*at && script) /* as when the parser gives up */
        snprintf(at, sizeof at, "%s: ", script->file);
    if (rv_script_is_no_memory(L))
        rv_script_no_memory(rv_hooks_of(L));
    if (lua_type(L, 1) != LUA_TSTRING) {
        lua_pushfstring(L, "%sthe script raised an error that is a %s, not a text", at,
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
static locale_t use_locale(bool other, locale_t locale) {
    return other ? uselocale(locale) : (locale_t)0;
}

void rv_script_protected(rv_hooks *h, lua_CFunction fn, void *ud) {
    locale_t locale = use_locale(h->foreign, h->locale);
    int top = lua_gettop(h->L);
    lua_pushcfunction(h->L, explain);
    lua_pushcfunction(h->L, fn);
    lua_pushlightuserdata(h->L, ud);
    int status = lua_pcall(h->L, 1, 0, top + 1);
    if (status == LUA_ERRMEM)
        rv_script_no_memory(h);
    else if (status != LUA_OK)
        rv_script_fail(h, false, "%s",
                       lua_type(h->L, -1) == LUA_TSTRING ? lua_tostring(h->L, -1)
                                                         : "the script failed");
    lua_settop(h->L, top);
    use_locale(locale != NULL, locale);
}

const char *rv_call_name(rv_hooks *h, const rv_call *c) {
    if (!c->action)
        return rows[c->hook].name;
    snprintf(h->called, sizeof h->called, "%s.%s", c->action->declared.key, rows[c->hook].name);
    return h->called;
}

void rv_call_wrong(lua_State *L, const rv_call *c, const char *does) {
    luaL_error(L, "%s:%d: %s %s", c->script->file, c->function->line,
               rv_call_name(rv_hooks_of(L), c), does);
}

/* Calls the function that the call being made is for, takes what it returns, of a check or value of
 * api 2 also the rule, and looks for traces. */
static int run_function(lua_State *L) {
    const rv_hooks *h = rv_hooks_of(L);
    rv_call *c = h->call;
    const int top = lua_gettop(L);
    trace t;
    lua_rawgeti(L, LUA_REGISTRYINDEX, c->function->function);
    /* it is given what it wants: things that nobody sees need not be made */
    const given *what = rows[c->hook].given;
    int n = c->action ? rv_action_give(L, c) : c->function->takes > 0;
    if (!c->action && n)
        rv_object_push(L, RV_OBJECT_game, 0);
    for (; !c->action && n <= MOST_GIVEN && n < c->function->takes && what[n - 1]; n++)
        h->links->givers[what[n - 1] - 1](L, c);
    t.n = h->trace ? n : 0; /* then they are noted */
    for (int i = 0, at = lua_gettop(L) - n + 1; i < t.n; i++, at++)
        if (lua_istable(L, at))
            describe_list(L, at, t.argument[i]);
        else
            describe(L, at, "\"", t.argument[i]);
    lua_call(L, n, LUA_MULTRET);
    if (lua_gettop(L) > top || h->trace) {
        const bool ruled = rows[c->hook].returns == REASON || rows[c->hook].returns == NUMBER;
        const int results = ruled && c->script->api > 1 ? 2 : 1;
        lua_settop(L, top + results);
        if (h->trace)
            trace_answer(L, top + 1, c, &t);
        take_results(L, c, results);
        lua_settop(L, top);
    }
    if (c->script->watched)
        rv_watch_check(L, c);
    return 0;
}

/* An error goes to the guard, if the call is within no other. */
static void call_one(rv_hooks *h, rv_call *c, const rv_script *s, const rv_script_function *f) {
    c->script = s;
    c->function = f;
    c->generation = ++h->generations;
    const bool counted = h->counts;
    rv_script_count(h, !s->ends);
    if (h->guarded && !c->depth)
        run_function(h->L);
    else
        rv_script_protected(h, run_function, NULL);
    if (c->depth)
        rv_script_count(h, counted);
}

/* Whether a hook is about something that the script names in `places`: the tile or the feature that
 * it is given. */
static bool concerns(const rv_script *s, const rv_call *c, rv_game *g) {
    const rv_given *is = c->given;
    const rv_board *b = &g->board;
    const bool behind = c->hook == RV_HOOK_features_scored || c->hook == RV_HOOK_all_scored ||
                        c->hook == RV_HOOK_turn_ending;
    if (behind || c->hook == RV_HOOK_may_act)
        return !(behind && *s->needs && !rv_state_get(g, s->name, s->needs)) &&
               rv_is_near(g, &s->near);
    const bool scores = c->hook == RV_HOOK_feature_completed || c->hook == RV_HOOK_feature_scored;
    if (s->token != RV_NONE && (scores || c->hook == RV_HOOK_turn_begins)) /* each_turn is data */
        return rv_token_serves(g, s->token, scores ? is->root : RV_NONE,
                               !scores && !(s->ends && g->rs->tokens[s->token].each_turn));
    for (int i = 0; s->places.some && i < MOST_GIVEN; i++) {
        if (rows[c->hook].given[i] == GIVEN_tile)
            return rv_tile_shows(is->tile ? is->tile : b->placed[is->placed].tile, &s->places);
        if (rows[c->hook].given[i] == GIVEN_feature)
            return (c->hook == RV_HOOK_may_deploy &&
                    rv_tile_shows(b->placed[g->turn.last].tile, &s->places)) ||
                   rv_feature_shows(g, is->root, &s->places);
    }
    return true;
}

/* Calls the function of an action, or of each of the scripts, in their order. */
static void call_all(rv_hooks *h, rv_call *c, unsigned scripts) {
    for (int i = 0; c->action && c->hook == (rv_hook_id)RV_ACTION_ACT && i < h->n; i++)
        if (h->in_force[i] == c->script)
            h->in_force[i]->done |= 1u << (c->action - c->script->actions);
    if (c->action && !h->failed)
        call_one(h, c, c->script, c->function);
    RV_EACH_BIT(scripts, i) {
        rv_script *s = h->in_force[i];
        if (h->failed || c->refused)
            return;
        if (concerns(s, c, h->game)) {
            s->called |= 1u << c->hook;
            call_one(h, c, s, &s->functions[c->hook]);
        }
    }
}

/* No Lua frame is left when it jumps. Most hooks of a turn concern no script. */
void rv_script_run(rv_game *g, rv_call *c) {
    rv_hooks *h = g->scripts.hooks;
    rv_call *outer = h->call;
    unsigned scripts = c->action ? 0 : h->hooked[c->hook];
    h->calls += !outer;
    while (scripts && !concerns(h->in_force[__builtin_ctz(scripts)], c, g))
        scripts &= scripts - 1;
    if (!scripts && !c->action)
        return;
    locale_t locale = use_locale(h->foreign, h->locale);
    h->game = g;
    c->depth = outer ? outer->depth + 1 : 0;
    if (c->depth == RV_LIMIT_SCRIPT_DEPTH) {
        rv_script_fail(h, true, "%s:%d: effects lead to hooks more than %d deep, at last to %s",
                       /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): there is one */
                       outer->script->file, outer->function->line, RV_LIMIT_SCRIPT_DEPTH,
                       rv_call_name(h, c));
    } else {
        h->call = c;
        call_all(h, c, scripts);
        h->call = outer;
    }
    if (c->chooser)
        h->house.chooser = c->chooser->name;
    use_locale(locale != NULL, locale);
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
    h->call = NULL;
    a->way_out = outer; /* what ended it may have skipped that */
    return q.fine && !h->failed;
}

/* ---- what is asked of the scripts in force -------------------------------------------------- */

rv_script *rv_script_in_force(const rv_hooks *h, rv_str name) {
    for (int i = 0; h && i < h->n; i++)
        if (rv_str_is(name, h->in_force[i]->name))
            return h->in_force[i];
    return NULL;
}

bool rv_hooks_in_force(const rv_hooks *h, const char *name) {
    return rv_script_in_force(h, rv_str_of(name));
}

rv_str rv_hooks_keep(const rv_game *g, const rv_kept *value) {
    const rv_script *s = rv_script_in_force(g->scripts.hooks, rv_str_of(value->script));
    if (!s)
        return (rv_str){0};
    const rv_str kept = rv_script_keeps(s, value->name, value, g->nplayers);
    return rv_str_is(kept, RV_KEPT_IN_TURNS) ? rv_str_of(s->keeps) : kept;
}

RV_LISTS_HERE(action_key, rv_script, of ? of->nactions : 0, of->actions[i].declared.key)

bool rv_hooks_called(const rv_hooks *h, const char *script, const char *name, bool action) {
    const rv_script *s = rv_script_in_force(h, rv_str_of(script));
    const int i = rv_find(rv_str_of(name), action ? action_key : rv_hook_name, s);
    return s && i >= 0 && (action ? s->done : s->called) >> i & 1;
}

const char *rv_script_rule_of(const rv_game *g, const char *script) {
    const rv_script *s = rv_script_in_force(g->scripts.hooks, rv_str_of(script));
    return s ? s->rule : "";
}
