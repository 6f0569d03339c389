/* tower_script.c - what house rules see of towers and prisoners. */
#include "games/tower/tower.h"
#include "lua/script_lua.h"

void rv_give_tower(lua_State *L, const rv_call *c) {
    rv_object_push(L, RV_OBJECT_cell, c->given->from);
}

int rv_lua_player_prisoners(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    bool any = rv_towers_of(g) != NULL;
    lua_pushinteger(L, any ? rv_prisoners(g, rv_self(L), rv_object_index(L, 2)) : 0);
    return 1;
}

/* What stands on the foundation of a cell; NULL: there is none. */
static const rv_site *site(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    int placed = rv_towers_of(g) ? rv_placed_at(g, rv_self(L)) : RV_NONE;
    return rv_has_foundation(g, placed) ? &rv_towers_of(g)->sites[placed] : NULL;
}

int rv_lua_cell_tower(lua_State *L) {
    const rv_site *s = site(L);
    if (s)
        lua_pushinteger(L, s->height);
    else
        lua_pushnil(L);
    return 1;
}

int rv_lua_cell_top(lua_State *L) {
    const rv_site *s = site(L);
    rv_object_push_or_nil(L, RV_OBJECT_player, s && s->top ? rv_piece_player(s->top) : RV_NONE);
    return 1;
}
