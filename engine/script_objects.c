/* script_objects.c - what a script is given: the game, its players, a move, a turn.
 *
 * They are full userdata that say only what they stand for; a method reads the game at that moment.
 * Each carries the generation of the call in which it was made and is of no use afterwards. Within
 * a call the same player is the same object, so that it can be compared and used as a key.
 */
#include "castle.h"
#include "script_lua.h"

/* Their addresses are the keys of the metatables in Lua's registry, too. */
static const char *const kinds[] = {
#define RV_OBJECT(name, doc) #name,
#include "hooks.def"
};

static const char player_list; /* the key, by its address, of this call's players */

/* ---- objects ------------------------------------------------------------------------------- */

static rv_object *new_object(lua_State *L, rv_object_kind kind, int player, int corner) {
    rv_object *o = lua_newuserdatauv(L, sizeof *o, 0);
    *o = (rv_object){rv_hooks_of(L)->call->generation, (int16_t)kind, (int16_t)player,
                     (int16_t)corner};
    lua_rawgetp(L, LUA_REGISTRYINDEX, &kinds[kind]);
    lua_setmetatable(L, -2);
    return o;
}

/* Pushes the player of this call, made when first asked for. Raises. */
static void push_player(lua_State *L, int player) {
    lua_rawgetp(L, LUA_REGISTRYINDEX, &player_list);
    lua_rawgeti(L, -1, player + 1);
    const rv_object *o = lua_touserdata(L, -1);
    if (!o || o->generation != rv_hooks_of(L)->call->generation) {
        lua_pop(L, 1);
        new_object(L, RV_OBJECT_player, player, RV_NONE);
        lua_pushvalue(L, -1);
        lua_rawseti(L, -3, player + 1);
    }
    lua_remove(L, -2);
}

void rv_object_push(lua_State *L, rv_object_kind kind, int player, int corner) {
    if (kind == RV_OBJECT_player)
        push_player(L, player);
    else
        new_object(L, kind, player, corner);
}

/* The object at a place of the stack, of this kind and this call. Scripts have no other userdata
 * than these. Raises. */
static const rv_object *object(lua_State *L, int i, rv_object_kind kind) {
    const rv_object *o = lua_touserdata(L, i);
    const rv_call *call = rv_hooks_of(L)->call;
    if (!o || o->kind != (int)kind)
        luaL_typeerror(L, i, kinds[kind]);
    if (!call || o->generation != call->generation)
        luaL_error(L, "this %s is of an earlier call; objects cannot be kept", kinds[kind]);
    return o;
}

/* The game, asked through an object of this kind. Raises. */
static rv_game *game(lua_State *L, rv_object_kind kind) {
    object(L, 1, kind);
    return rv_hooks_of(L)->game;
}

/* ---- effects ------------------------------------------------------------------------------- */

/* Calls a function of the engine that may run out of memory. Raises. */
static void engine(lua_State *L, void (*fn)(void *ud), void *ud) {
    rv_hooks *h = rv_hooks_of(L);
    if (!rv_protect(h->game->arena, fn, ud)) {
        h->no_memory = true;
        rv_script_fail(h, true, "memory ran out");
    }
    if (h->failed)
        luaL_error(L, "the game cannot go on");
}

/* ---- the castle ---------------------------------------------------------------------------- */

static bool is_castle(const rv_game *g) {
    return g->module == &rv_castle_module;
}

/* Raises. */
static rv_castle *castle(lua_State *L, const rv_game *g) {
    if (!is_castle(g))
        luaL_error(L, "%s has no wall tiles", g->rs->title);
    return rv_castle_of(g);
}

/* Gives the corner by its lower space, or nil when nothing lies there any more. */
static int give_corner(lua_State *L, const rv_game *g, int corner) {
    if (corner != RV_NONE && castle(L, g)->corner[corner])
        lua_pushinteger(L, g->rs->corners[corner].space);
    else
        lua_pushnil(L);
    return 1;
}

typedef struct taking {
    rv_game *g;
    int player, corner;
} taking;

static void take(void *ud) {
    const taking *t = ud;
    bool at_end = t->g->hooks->call->hook == RV_HOOK_turn_ending;
    rv_take_wall_tile(t->g, t->player, t->corner, at_end ? RV_L_TAKE_AT_END : RV_L_TAKE);
}

/* The corner that has this space of the track. Raises. */
static int corner_at(lua_State *L, const rv_game *g, lua_Integer space) {
    int corner = space < 0 || space >= g->rs->track ? -1 : rv_corner_at(g->rs, (int)space);
    if (corner < 0)
        luaL_error(L, "space %I is no corner", (LUAI_UACINT)space);
    return corner;
}

static int game_take_wall_tile(lua_State *L) {
    rv_game *g = game(L, RV_OBJECT_game);
    taking t = {g, object(L, 2, RV_OBJECT_player)->player, 0};
    const rv_castle *c = castle(L, g);
    t.corner = corner_at(L, g, luaL_checkinteger(L, 3));
    bool lies = c->corner[t.corner] != 0;
    if (lies)
        engine(L, take, &t);
    lua_pushboolean(L, lies);
    return 1;
}

/* ---- game ---------------------------------------------------------------------------------- */

static int game_option(lua_State *L) {
    game(L, RV_OBJECT_game);
    rv_script_push_option(L, luaL_checkstring(L, 2));
    return 1;
}

static const char *label_of(const rv_hooks *h, int player) {
    static const char *const numbers[RV_MAX_PLAYERS] = {"1", "2", "3", "4", "5", "6"};
    return h->labels ? h->labels[player] : numbers[player];
}

static int find_player(const rv_hooks *h, const char *label) {
    for (int p = 0; p < h->game->nplayers; p++)
        if (strcmp(label_of(h, p), label) == 0)
            return p;
    return RV_NONE;
}

static int game_player(lua_State *L) {
    const rv_game *g = game(L, RV_OBJECT_game);
    if (lua_type(L, 2) == LUA_TSTRING) {
        int player = find_player(rv_hooks_of(L), lua_tostring(L, 2));
        if (player == RV_NONE)
            luaL_error(L, "nobody is called `%s` here", lua_tostring(L, 2));
        push_player(L, player);
        return 1;
    }
    lua_Integer i = luaL_checkinteger(L, 2);
    if (i < 1 || i > g->nplayers)
        luaL_error(L, "there is no player %I", (LUAI_UACINT)i);
    push_player(L, (int)i - 1);
    return 1;
}

static int game_players(lua_State *L) {
    const rv_game *g = game(L, RV_OBJECT_game);
    lua_createtable(L, g->nplayers, 0);
    for (int i = 0; i < g->nplayers; i++) {
        push_player(L, (g->to_move + i) % g->nplayers);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

/* ---- player -------------------------------------------------------------------------------- */

static const rv_seat *seat(lua_State *L) {
    int player = object(L, 1, RV_OBJECT_player)->player;
    return &rv_hooks_of(L)->game->seats[player];
}

static int player_label(lua_State *L) {
    lua_pushstring(L, label_of(rv_hooks_of(L), object(L, 1, RV_OBJECT_player)->player));
    return 1;
}

static int player_name(lua_State *L) {
    const rv_hooks *h = rv_hooks_of(L);
    int player = object(L, 1, RV_OBJECT_player)->player;
    const char *name = h->names ? h->names[player] : NULL;
    lua_pushstring(L, name ? name : label_of(h, player));
    return 1;
}

static int player_score(lua_State *L) {
    lua_pushinteger(L, seat(L)->score);
    return 1;
}

static int player_supply(lua_State *L) {
    lua_pushinteger(L, seat(L)->supply);
    return 1;
}

static int player_moved(lua_State *L) {
    const rv_game *g = game(L, RV_OBJECT_player);
    lua_pushboolean(L, castle(L, g)->hands[object(L, 1, RV_OBJECT_player)->player].moved);
    return 1;
}

static int player_corner(lua_State *L) {
    const rv_game *g = game(L, RV_OBJECT_player);
    return give_corner(L, g, rv_corner_of(g, object(L, 1, RV_OBJECT_player)->player));
}

/* ---- move, turn ---------------------------------------------------------------------------- */

static int move_player(lua_State *L) {
    push_player(L, object(L, 1, RV_OBJECT_move)->player);
    return 1;
}

static int move_corner(lua_State *L) {
    return give_corner(L, game(L, RV_OBJECT_move), object(L, 1, RV_OBJECT_move)->corner);
}

static int turn_player(lua_State *L) {
    push_player(L, object(L, 1, RV_OBJECT_turn)->player);
    return 1;
}

/* ---- registration -------------------------------------------------------------------------- */

static const struct method {
    rv_object_kind kind;
    const char *name;
    lua_CFunction function;
} methods[] = {
#define RV_METHOD(object, name, ...) {RV_OBJECT_##object, #name, object##_##name},
#define RV_EFFECT(object, name, ...) {RV_OBJECT_##object, #name, object##_##name},
#include "hooks.def"
};

enum { METHODS = sizeof methods / sizeof *methods };

/* The i-th method of a kind. */
static const char *method_name(const void *ud, int i) {
    const rv_object_kind *kind = ud;
    for (int m = 0; m < METHODS; m++)
        if (methods[m].kind == *kind && i-- == 0)
            return methods[m].name;
    return NULL;
}

/* Upvalue: the kind. */
static int no_method(lua_State *L) {
    rv_object_kind kind = (rv_object_kind)lua_tointeger(L, lua_upvalueindex(1));
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : luaL_typename(L, 2);
    const char *near = rv_nearest(rv_str_of(name), method_name, &kind);
    return luaL_error(L, near ? "a %s has no `%s`; did you mean `%s`?" : "a %s has no `%s`",
                      kinds[kind], name, near);
}

static int unchanging(lua_State *L) {
    return luaL_error(L, "a house rule cannot set fields of the game's objects");
}

/* Pushes the methods of a kind; what it lacks raises. Raises. */
static void push_methods(lua_State *L, rv_object_kind kind) {
    lua_newtable(L);
    for (int m = 0; m < METHODS; m++)
        if (methods[m].kind == kind) {
            lua_pushcfunction(L, methods[m].function);
            lua_setfield(L, -2, methods[m].name);
        }
    lua_newtable(L);
    lua_pushinteger(L, kind);
    lua_pushcclosure(L, no_method, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
}

void rv_objects_open(lua_State *L) {
    for (int kind = 0; kind < RV_OBJECTS; kind++) {
        lua_newtable(L);
        lua_pushstring(L, kinds[kind]);
        lua_setfield(L, -2, "__name");
        push_methods(L, (rv_object_kind)kind);
        lua_setfield(L, -2, "__index");
        lua_pushcfunction(L, unchanging);
        lua_setfield(L, -2, "__newindex");
        lua_pushboolean(L, false);
        lua_setfield(L, -2, "__metatable");
        lua_rawsetp(L, LUA_REGISTRYINDEX, &kinds[kind]);
    }
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &player_list);
}
