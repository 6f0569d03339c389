/* script_game.c - what the game tells a script: options, players, the table; game.state. */
#include "core/preview.h"
#include "core/tokens.h"
#include "lua/script_lua.h"

int rv_lua_game_option(lua_State *L) {
    rv_script_push_option(L, lua_tostring(L, 2));
    return 1;
}

/* ---- players, the turn --------------------------------------------------------------------- */

int rv_lua_game_player(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    const bool named = lua_type(L, 2) == LUA_TSTRING;
    lua_Integer i = named ? 1 : lua_tointeger(L, 2);
    while (named && i <= g->nplayers &&
           strcmp(rv_label_of(rv_hooks_of(L), (int)i - 1), lua_tostring(L, 2)) != 0)
        i++;
    if (named && i > g->nplayers)
        luaL_error(L, "nobody is called `%s` here", lua_tostring(L, 2));
    if (i < 1 || i > g->nplayers)
        luaL_error(L, "there is no player %I", (LUAI_UACINT)i);
    rv_object_push(L, RV_OBJECT_player, (int)i - 1);
    return 1;
}

int rv_lua_game_players(lua_State *L) {
    rv_players_push(L, rv_game_of(L), ~0u);
    return 1;
}

int rv_lua_game_turn(lua_State *L) {
    rv_object_push(L, RV_OBJECT_turn, 0);
    return 1;
}

/* ---- the table ----------------------------------------------------------------------------- */

static int number_of_cell(lua_State *L, int i) {
    lua_Integer n = lua_tointeger(L, i);
    return n < -RV_LIMIT_SCRIPT_NUMBER || n > RV_LIMIT_SCRIPT_NUMBER ? -RV_LIMIT_SCRIPT_NUMBER
                                                                     : (int)n;
}

int rv_lua_game_cell(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    bool named = lua_type(L, 2) == LUA_TSTRING;
    int x = 0, y = 0;
    if (named != lua_isnil(L, 3))
        luaL_error(L, "game:cell: a cell is named by a text or by two numbers");
    if (named && rv_cell_of(g, rv_str_of(lua_tostring(L, 2)), &x, &y) == RV_D_BAD_CELL)
        luaL_error(L, "`%s` is not a cell", lua_tostring(L, 2));
    if (!named) {
        x = number_of_cell(L, 2);
        y = number_of_cell(L, 3);
    }
    rv_object_push_or_nil(L, RV_OBJECT_cell, rv_inside(g, x, y) ? rv_pos(g, x, y) : RV_NONE);
    return 1;
}

int rv_lua_game_cells(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    int n = 0;
    rv_script_charge(L, g->width * g->height);
    lua_createtable(L, 76, 0);
    for (int pos = 0; pos < g->width * g->height; pos++)
        if (rv_of_table(g, pos))
            rv_object_add(L, RV_OBJECT_cell, pos, ++n);
    return 1;
}

/* Complains that the game has no such name. Raises. */
static void lack(lua_State *L, const char *name, const char *(*names)(const void *ud, int i)) {
    const rv_ruleset *rs = rv_game_of(L)->rs;
    rv_script_no_such(L, name, names, rs, lua_pushfstring(L, "%s has no `%s`", rs->title, name));
}

static const char *mark_name(const void *ud, int i) {
    const rv_ruleset *rs = ud;
    return i < rs->nsymbols ? rs->symbols[i].key : NULL;
}

/* The declared mark that is asked for, in a bit set; 0 for any. Raises. */
static uint64_t marks_at(lua_State *L, int i) {
    const rv_ruleset *rs = rv_game_of(L)->rs;
    for (int m = 0; !lua_isnil(L, i) && m < rs->nsymbols; m++)
        if (strcmp(rs->symbols[m].key, lua_tostring(L, i)) == 0)
            return (uint64_t)1 << m;
    if (!lua_isnil(L, i))
        lack(L, lua_tostring(L, i), mark_name);
    return 0;
}

int rv_lua_game_tiles(lua_State *L) {
    enum { FEW = 16 };
    const rv_game *g = rv_game_of(L);
    const uint64_t marks = marks_at(L, 2);
    int n = 0;
    rv_script_charge(L, g->nplaced);
    lua_createtable(L, FEW, 0);
    for (int i = 0; i < g->nplaced; i++)
        if (!g->placed[i].start && (!marks || g->placed[i].tile->symbols & marks))
            rv_object_add(L, RV_OBJECT_tile, i, ++n);
    return 1;
}

static const char *kind_name(const void *ud, int i) {
    const rv_ruleset *rs = ud;
    return i < rs->nkinds ? rs->kinds[i].name : NULL;
}

/* Tile by tile, each feature with the first of its tiles. */
int rv_lua_game_features(lua_State *L) {
    rv_game *g = rv_game_of(L);
    const char *name = lua_tostring(L, 2);
    const int kind = name ? rv_kind_find(g->rs, rv_str_of(name)) : RV_NONE;
    int n = 0;
    if (name && kind < 0)
        lack(L, name, kind_name);
    lua_newtable(L);
    rv_script_charge(L, g->nnodes);
    for (int i = 0; i < g->nplaced; i++) {
        int nodes[RV_TILE_REGIONS], all = g->placed[i].start ? 0 : rv_features_on(g, i, nodes);
        for (int f = 0; f < all; f++) {
            int root = rv_root(g, nodes[f]);
            if ((kind == RV_NONE || g->nodes[root].kind == kind) && rv_feature_first(g, root) == i)
                rv_object_add(L, RV_OBJECT_feature, root, ++n);
        }
    }
    return 1;
}

enum { STEPS_TO_READ = 150 };

typedef struct naming {
    rv_game *g;
    const char *name;
    int player, node;
} naming;

static void find_follower(void *ud) {
    naming *n = ud;
    n->node = n->g->rs->links->follower(n->g, n->name, n->player);
}

int rv_lua_game_follower(lua_State *L) {
    naming n = {rv_game_of(L), lua_tostring(L, 2),
                lua_isnil(L, 3) ? RV_NONE : rv_object_index(L, 3), RV_NONE};
    rv_script_charge(L, STEPS_TO_READ);
    rv_script_engine(L, find_follower, &n);
    rv_object_push_or_nil(L, RV_OBJECT_follower, n.node);
    return 1;
}

int rv_lua_game_laid(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    lua_pushinteger(L, g->nplaced - g->rs->nstarts);
    return 1;
}

int rv_lua_game_left(lua_State *L) {
    lua_pushinteger(L, rv_game_of(L)->stack);
    return 1;
}

/* ---- game.state ---------------------------------------------------------------------------- */

/* The name at 2; what is kept by it. Raises. */
static const char *state_name(lua_State *L, const rv_kept **kept) {
    const rv_call *c = rv_call_of(L);
    if (!c)
        luaL_error(L, "there is no game here; game.state is for hooks");
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";
    *kept = rv_state_get(rv_game_of(L), c->script->name, name);
    if (!*kept && !rv_state_is_name(rv_str_of(name)))
        luaL_error(L, "a name in game.state is letters, digits and underscores, at most 32");
    return name;
}

int rv_lua_state_get(lua_State *L) {
    const rv_kept *k;
    state_name(L, &k);
    if (!k)
        lua_pushnil(L);
    else if (k->type == RV_KEPT_NUMBER)
        lua_pushinteger(L, (lua_Integer)k->number);
    else if (k->type == RV_KEPT_TRUTH)
        lua_pushboolean(L, k->number != 0);
    else
        lua_pushstring(L, k->word);
    return 1;
}

/* Takes the value at 3. Raises. */
static void take_value(lua_State *L, rv_kept *k) {
    rv_str word;
    switch (lua_type(L, 3)) {
    case LUA_TNIL: return;
    case LUA_TBOOLEAN:
        k->type = RV_KEPT_TRUTH;
        k->number = lua_toboolean(L, 3);
        return;
    case LUA_TNUMBER:
        k->type = RV_KEPT_NUMBER;
        k->number = lua_tointeger(L, 3);
        if (lua_isinteger(L, 3) && k->number <= RV_LIMIT_STATE_NUMBER &&
            k->number >= -RV_LIMIT_STATE_NUMBER)
            return;
        break;
    case LUA_TSTRING:
        word.s = lua_tolstring(L, 3, &word.n);
        k->type = RV_KEPT_WORD;
        if (!rv_state_is_word(word))
            break;
        memcpy(k->word, word.s, word.n);
        return;
    default: break;
    }
    luaL_error(L,
               "game.state keeps whole numbers up to %d, truths, and words that begin with a "
               "letter, at most 63 bytes",
               RV_LIMIT_STATE_NUMBER);
}

typedef struct keeping {
    rv_game *g;
    rv_kept value;
    bool room;
} keeping;

static void keep(void *ud) {
    keeping *k = ud;
    k->room = rv_state_put(k->g, &k->value);
}

int rv_lua_state_set(lua_State *L) {
    const rv_kept *was;
    const char *name = state_name(L, &was);
    const rv_call *c = rv_call_of(L);
    keeping k = {.g = rv_game_of(L)};
    if (rv_hook_kind_of(c->hook) != RV_EVENT)
        luaL_error(L, "game.state is set in events only, and %s is %s",
                   rv_call_name(rv_hooks_of(L), c), rv_hook_kind_word(rv_hook_kind_of(c->hook)));
    strcpy(k.value.script, c->script->name);
    strcpy(k.value.name, name);
    take_value(L, &k.value);
    rv_script_effect(L, keep, &k);
    if (!k.room)
        luaL_error(L, "game.state keeps %d values for one game, and these are more",
                   RV_LIMIT_STATE);
    return 0;
}
