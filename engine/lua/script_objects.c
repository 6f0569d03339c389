/* script_objects.c - what a script is given, as objects: how they are made, told apart and checked.
 *
 * They are full userdata that say only what they stand for; a method reads the game at that moment.
 * The same thing is the same object, so that it can be compared and used as a key: each is made
 * once and kept. Nothing that a script keeps outlasts a call (script_watch.c), so none is ever used
 * when what it stands for has gone.
 *
 * A method's arguments, and whether it may be called at all, are checked here for all of them, by
 * what hooks.txt says.
 */
#include "core/tokens.h"
#include "lua/script_lua.h"

/* Their addresses are the keys of the metatables in Lua's registry, too. */
static const char *const kinds[] = {
#define RV_OBJECT(name) #name,
#include "gen/hooks.def"
};

/* ---- making -------------------------------------------------------------------------------- */

/* A move is over when the call is that was told of it; a region is of the tile that the call is
 * asked about. */
static inline bool is_present(const rv_object *o, const rv_call *c) {
    if (c && o->kind == RV_OBJECT_move)
        return c->given->move && o->i == c->depth;
    if (c && o->kind == RV_OBJECT_region)
        return c->given->tile && o->i < c->given->tile->nregions;
    return c;
}

/* The game, the turn, a player and the tile about to be laid are made beforehand, so that pushing
 * them cannot fail; so is the move of calls that are as deep. Which others are there already
 * depends on the games before, so making one costs no steps. */
void rv_object_push(lua_State *L, rv_object_kind kind, int i) {
    const lua_Integer key = ((lua_Integer)(kind + 1) << 32) + i; /* no reference is so large */
    rv_hooks *h = rv_hooks_of(L);
    if (lua_rawgeti(L, LUA_REGISTRYINDEX, key) == LUA_TNIL) {
        lua_pop(L, 1);
        h->own = true;
        rv_object *o = lua_newuserdatauv(L, sizeof *o, 0);
        *o = (rv_object){(int32_t)kind, i};
        lua_rawgetp(L, LUA_REGISTRYINDEX, &kinds[kind]);
        lua_setmetatable(L, -2);
        lua_pushvalue(L, -1);
        lua_rawseti(L, LUA_REGISTRYINDEX, key);
        h->own = false;
    }
}

void rv_number_push_or_nil(lua_State *L, bool there, int n) {
    if (there)
        lua_pushinteger(L, n);
    else
        lua_pushnil(L);
}

void rv_object_push_or_nil(lua_State *L, rv_object_kind kind, int i) {
    if (i == RV_NONE)
        lua_pushnil(L);
    else
        rv_object_push(L, kind, i);
}

void rv_list_open(lua_State *L) {
    enum { FEW = 8 }; /* items of most lists */
    lua_createtable(L, FEW, 0);
    rv_hooks_of(L)->call->items = 0;
}

void rv_list_add(lua_State *L) {
    lua_rawseti(L, -2, ++rv_hooks_of(L)->call->items);
}

void rv_object_add(lua_State *L, rv_object_kind kind, int i) {
    rv_object_push(L, kind, i);
    rv_list_add(L);
}

void rv_players_add(lua_State *L, const rv_game *g, unsigned players) {
    for (int i = 0; i < g->nplayers; i++) {
        int player = (g->turn.to_move + i) % g->nplayers;
        if (players >> player & 1)
            rv_object_add(L, RV_OBJECT_player, player);
    }
}

void rv_features_add(lua_State *L, const int *roots, int n) {
    for (int i = 0; i < n; i++)
        rv_object_add(L, RV_OBJECT_feature, roots[i]);
}

/* ---- telling apart ------------------------------------------------------------------------- */

/* Scripts have no other userdata than these, and the proxy of game.state, which is no object of a
 * kind. */
const rv_object *rv_object_at(lua_State *L, int i, rv_object_kind kind) {
    const rv_object *o = lua_touserdata(L, i);
    const rv_call *c = rv_call_of(L);
    return o && o->kind == (int)kind && is_present(o, c) ? o : NULL;
}

int rv_object_index(lua_State *L, int i) {
    const rv_object *o = lua_touserdata(L, i);
    return o->i;
}

/* ---- what they are called ------------------------------------------------------------------ */

/* What is there, on a tile, at a place that belongs to nothing else of these kinds. */
static void describe(const rv_game *g, const char *prefix, const char *what, int placed, int root,
                     unsigned of, rv_trace_text out) {
    char cell[RV_CELL_NAME];
    if (placed == RV_NONE) {
        snprintf(out, sizeof(rv_trace_text), "%s%s", prefix, what);
        return;
    }
    rv_cell_write(g->rs, g->board.placed[placed].x, g->board.placed[placed].y, cell);
    snprintf(out, sizeof(rv_trace_text), "%s%s@%s.%s", prefix, what, cell,
             rv_place_on(&g->board, placed, root, of));
}

/* A figure, or the place of one. */
static void describe_figure(const rv_game *g, int node, int figure, rv_trace_text out) {
    const rv_node *n = &g->board.nodes[node];
    const rv_figure_row *f = &g->rs->figures[figure];
    describe(g, f->prefix, rv_figure_role(g->rs, figure, n->kind), n->placed, n->root,
             rv_figure_kinds(g->rs, f, n->kind), out);
}

void rv_object_describe(lua_State *L, const rv_object *o, rv_trace_text out) {
    const rv_game *g = rv_game_of(L);
    if (o->kind == RV_OBJECT_feature)
        describe(g, "", rv_kind_of(g, o->i)->name, rv_feature_first(&g->board, o->i), o->i,
                 1u << g->board.nodes[o->i].kind, out);
    else if (o->kind == RV_OBJECT_cell)
        rv_cell_write(g->rs, rv_pos_x(&g->board, o->i), o->i / g->board.width + g->board.y0, out);
    else if (o->kind == RV_OBJECT_follower && g->board.nodes[o->i].follower) {
        const int token = rv_token_tells(g, o->i);
        describe_figure(g, o->i, rv_figure_of(g->board.nodes[o->i].follower), out);
        if (token != RV_NONE)
            strcat(strcat(out, "+"), g->rs->tokens[token].key);
    } else if (o->kind == RV_OBJECT_stand)
        describe_figure(g, o->i, RV_F_SMALL, out);
    else if (o->kind == RV_OBJECT_tile && o->i != RV_NONE)
        snprintf(out, sizeof(rv_trace_text), "tile %s", g->board.placed[o->i].tile->id);
    else
        snprintf(out, sizeof(rv_trace_text), "%s",
                 o->kind == RV_OBJECT_player  ? rv_hook_label(g, o->i)
                 : o->kind == RV_OBJECT_token ? g->rs->tokens[o->i].key
                 : o->kind < RV_OBJECTS       ? kinds[o->kind]
                                              : "game.state");
}

/* ---- arguments ----------------------------------------------------------------------------- */

enum { MOST_PARAMETERS = 4, STEPS_PER_CALL = 5, STEPS_AROUND = 15 };

/* What an argument may be: bits of enum type, those of the kinds of objects from OBJECT on. */
enum { INTEGER = 1, STRING = 2, BOOLEAN = 4, NIL = 8, OBJECT = 16 };

typedef struct parameter {
    rv_str name;
    unsigned types;
} parameter;

/* A method as it is registered: in a userdata that only its closure sees. */
typedef struct bound {
    const struct method *method;
    rv_method *function;
    int n;
    bool tells, lists; /* a value, which is a list */
    parameter parameters[MOST_PARAMETERS];
} bound;

static const struct method {
    rv_object_kind kind;
    char object[12], name[20], arguments[120], result[60];
    bool effect;
} methods[] = {
#define RV_METHOD(object, name, arguments, result)                                                 \
    {RV_OBJECT_##object, #object, #name, arguments, result, false},
#define RV_EFFECT(object, name, arguments, result)                                                 \
    {RV_OBJECT_##object, #object, #name, arguments, result, true},
#include "gen/hooks.def"
};

enum { METHODS = sizeof methods / sizeof *methods };

static unsigned type_named(rv_str word) {
    static const char *const words[] = {"integer", "string", "boolean", "nil"};
    for (unsigned i = 0; i < 4; i++)
        if (rv_str_is(word, words[i]))
            return 1u << i;
    for (unsigned i = 0; i < RV_OBJECTS; i++)
        if (rv_str_is(word, kinds[i]))
            return (unsigned)OBJECT << i;
    return 0;
}

static unsigned type_at(lua_State *L, int i) {
    switch (lua_type(L, i)) {
    case LUA_TNUMBER: return lua_isinteger(L, i) ? INTEGER : 0;
    case LUA_TSTRING: return STRING;
    case LUA_TBOOLEAN: return BOOLEAN;
    case LUA_TNONE:
    case LUA_TNIL: return NIL;
    case LUA_TUSERDATA: break;
    default: return 0;
    }
    const rv_object *o = lua_touserdata(L, i);
    return o->kind < RV_OBJECTS ? (unsigned)OBJECT << o->kind : 0;
}

/* "a whole number or a player". */
static const char *words_of(lua_State *L, unsigned types) {
    static const char *const plain[] = {"a whole number", "a text", "true or false", "nil"};
    const char *all = "";
    RV_EACH_BIT(types, i)
        all = lua_pushfstring(L, "%s%s%s%s", all, *all ? " or " : "", i < 4 ? plain[i] : "a ",
                              i < 4 ? "" : kinds[i - 4]);
    return all;
}

static void check_kept(lua_State *L, const rv_object *o) {
    if (!is_present(o, rv_call_of(L)))
        luaL_error(L, "this %s is of an earlier call", kinds[o->kind]);
}

static void check_parameters(lua_State *L, const bound *b) {
    for (int i = 0; i < b->n; i++) {
        const parameter *p = &b->parameters[i];
        const int at = i + 2;
        const unsigned type = type_at(L, at);
        size_t n = 0;
        if (type >= OBJECT && type & p->types)
            check_kept(L, lua_touserdata(L, at));
        if (type & p->types && (type != STRING || strlen(lua_tolstring(L, at, &n)) == n))
            continue;
        const char *name = lua_pushlstring(L, p->name.s, p->name.n);
        if (type & p->types) /* what stands behind a NUL would be lost */
            luaL_error(L, "%s:%s: `%s` has a NUL in it", b->method->object, b->method->name, name);
        const char *what = lua_type(L, at) == LUA_TNUMBER ? luaL_tolstring(L, at, NULL)
                           : type                         ? words_of(L, type)
                                  : lua_pushfstring(L, "a %s", luaL_typename(L, at));
        luaL_error(L, "%s:%s: `%s` is %s, not %s", b->method->object, b->method->name, name,
                   words_of(L, p->types), what);
    }
}

/* Upvalue: a bound. */
static int call_method(lua_State *L) {
    const rv_hooks *h = rv_hooks_of(L);
    rv_script_charge(L, h->counts ? STEPS_PER_CALL : STEPS_PER_CALL + STEPS_AROUND);
    const bound *b = lua_touserdata(L, lua_upvalueindex(1));
    const struct method *m = b->method;
    const rv_object *self = lua_touserdata(L, 1);
    if (!self || self->kind != (int)m->kind)
        luaL_error(L, "call it as %s:%s(…), on a %s", m->object, m->name, m->object);
    check_kept(L, self);
    if (lua_gettop(L) != b->n + 1)
        lua_settop(L, b->n + 1);
    if (b->n)
        check_parameters(L, b);
    const rv_hook_kind kind = m->effect ? rv_hook_kind_of(h->call->hook) : RV_EVENT;
    if (kind != RV_EVENT) /* it would spoil what a check, a value or a choice is asked for */
        luaL_error(L, "%s:%s is an effect; only events have effects, and %s is %s", m->object,
                   m->name, rv_call_name(rv_hooks_of(L), h->call), rv_hook_kind_word(kind));
    if (b->lists)
        rv_list_open(L);
    b->function(L, h->game, self->i);
    return b->tells;
}

void rv_script_engine(lua_State *L, void (*fn)(void *ud), void *ud) {
    rv_hooks *h = rv_hooks_of(L);
    if (!rv_protect(h->game->arena, fn, ud)) {
        h->no_memory = true;
        rv_script_fail(h, true, "memory ran out");
    }
    if (h->failed)
        luaL_error(L, "the game cannot go on");
}

/* ---- registration -------------------------------------------------------------------------- */

RV_LISTS_SOME_HERE(method_name, rv_object_kind, methods, METHODS, it->kind == *of, it->name)

static int to_text(lua_State *L) {
    rv_trace_text text;
    rv_object_describe(L, lua_touserdata(L, 1), text);
    lua_pushstring(L, text);
    return 1;
}

static int unchanging(lua_State *L) {
    return luaL_error(L, "a house rule cannot set fields of the game's objects");
}

/* Pushes a metatable that no script can see. */
static void push_metatable(lua_State *L, const char *name, const luaL_Reg *functions) {
    lua_newtable(L);
    lua_pushstring(L, name);
    lua_setfield(L, -2, "__name");
    lua_pushboolean(L, false);
    lua_setfield(L, -2, "__metatable");
    luaL_setfuncs(L, functions, 0);
}

/* Pushes a method, with its parameters as they are written: "which: string|integer, to?: player".
 */
static void push_method(lua_State *L, const struct method *m) {
    bound *b = lua_newuserdatauv(L, sizeof *b, 0);
    *b = (bound){.method = m,
                 .function = rv_hooks_of(L)->links->methods[m - methods],
                 .tells = strcmp(m->result, "nil") != 0,
                 .lists = strstr(m->result, "[]")};
    for (rv_str rest = rv_str_of(m->arguments); rest.s && rest.n;) {
        parameter *p = &b->parameters[b->n++];
        rv_str types = rv_str_cut(&rest, ",");
        p->name = rv_str_cut(&types, ":");
        while (*p->name.s == ' ')
            p->name.s++, p->name.n--;
        if (p->name.s[p->name.n - 1] == '?') {
            p->name.n--;
            p->types = NIL;
        }
        for (types.s++, types.n--; types.s;)
            p->types |= type_named(rv_str_cut(&types, "|"));
    }
    lua_pushcclosure(L, call_method, 1);
}

/* Upvalue: the kind. A method is made when it is asked for first: few scripts call many. */
static int find_method(lua_State *L) {
    rv_object_kind kind = (rv_object_kind)lua_tointeger(L, lua_upvalueindex(1));
    const bool named = lua_type(L, 2) == LUA_TSTRING;
    const char *name = named ? lua_tostring(L, 2) : luaL_typename(L, 2);
    const struct method *m = named ? methods : methods + METHODS;
    while (m < methods + METHODS && (m->kind != kind || strcmp(m->name, name) != 0))
        m++;
    if (m == methods + METHODS)
        rv_script_no_such(L, name, method_name, &kind,
                          lua_pushfstring(L, "a %s has no `%s`", kinds[kind], name));
    rv_hooks_of(L)->own = true;
    push_method(L, m);
    lua_pushvalue(L, 2);
    lua_pushvalue(L, -2);
    lua_rawset(L, 1);
    rv_hooks_of(L)->own = false;
    return 1;
}

/* Pushes the table for the methods of a kind. The game has its state: a thing without a
 * kind, the same for all scripts and games. */
static void push_methods(lua_State *L, rv_object_kind kind) {
    static const luaL_Reg state[] = {
        {"__index", rv_lua_state_get}, {"__newindex", rv_lua_state_set}, {NULL, NULL}};
    lua_newtable(L);
    if (kind == RV_OBJECT_game) {
        rv_object *o = lua_newuserdatauv(L, sizeof *o, 0);
        *o = (rv_object){RV_OBJECTS, 0};
        push_metatable(L, "game.state", state);
        lua_setmetatable(L, -2);
        lua_setfield(L, -2, "state");
    }
    lua_newtable(L);
    lua_pushinteger(L, kind);
    lua_pushcclosure(L, find_method, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
}

void rv_objects_open(lua_State *L) {
    static const luaL_Reg object[] = {
        {"__newindex", unchanging}, {"__tostring", to_text}, {NULL, NULL}};
    for (int kind = 0; kind < RV_OBJECTS; kind++) {
        push_metatable(L, kinds[kind], object);
        push_methods(L, (rv_object_kind)kind);
        lua_setfield(L, -2, "__index");
        lua_rawsetp(L, LUA_REGISTRYINDEX, &kinds[kind]);
    }
    rv_object_push(L, RV_OBJECT_game, 0);
    rv_object_push(L, RV_OBJECT_turn, 0);
    rv_object_push(L, RV_OBJECT_tile, RV_NONE);
    for (int p = 0; p < RV_MAX_PLAYERS; p++, lua_pop(L, 1))
        rv_object_push(L, RV_OBJECT_player, p);
    for (int depth = 0; depth <= RV_LIMIT_SCRIPT_DEPTH + 1; depth++, lua_pop(L, 1))
        rv_object_push(L, RV_OBJECT_move, depth);
    lua_pop(L, 3);
}
