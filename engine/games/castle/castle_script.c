/* castle_script.c - what house rules see and do of wall tiles, markers and keeps. */
#include "core/score.h"
#include "games/castle/castle.h"
#include "lua/script_lua.h"
#include "ruleset/words.h"

/* ---- corners ------------------------------------------------------------------------------- */

/* The state of the game. Raises where it is another game. */
static rv_castle *castle_of(lua_State *L) {
    rv_game *g = rv_game_of(L);
    if (g->modules.row[0] != &rv_castle_module)
        luaL_error(L, "%s has no wall tiles", g->rs->title);
    return rv_castle_of(g);
}

/* The corner by its lower space, or nil when nothing lies there any more. */
static int give_corner(lua_State *L, int corner) {
    if (corner != RV_NONE && castle_of(L)->corner[corner])
        lua_pushinteger(L, rv_game_of(L)->rs->corners[corner].space);
    else
        lua_pushnil(L);
    return 1;
}

/* The corner whose space stands at a place of the stack. */
static int corner_argument(lua_State *L, int i) {
    const rv_game *g = rv_game_of(L);
    lua_Integer space = lua_tointeger(L, i);
    int corner = space < 0 || space >= g->rs->track ? -1 : rv_corner_at(g->rs, (int)space);
    if (corner < 0)
        luaL_error(L, "space %I is no %s", (LUAI_UACINT)space, rv_word(g->rs, RV_W_CORNER, 1));
    return corner;
}

/* ---- what is told -------------------------------------------------------------------------- */

RV_LUA(game, wall_tile) {
    int lies = castle_of(L)->corner[corner_argument(L, 2)];
    if (lies == RV_UNKNOWN_TILE)
        lua_pushinteger(L, 0);
    else if (lies)
        lua_pushinteger(L, g->rs->wall_tiles[lies - 1].number);
    else
        lua_pushnil(L);
    return 1;
}

static const rv_hand *hand(lua_State *L, int player) {
    return &castle_of(L)->hands[player];
}

RV_LUA(player, moved) {
    lua_pushboolean(L, hand(L, self)->moved);
    return 1;
}

RV_LUA(player, corner) {
    castle_of(L);
    return give_corner(L, rv_castle_corner_of(g, self));
}

RV_LUA(player, keep) {
    lua_pushinteger(L, hand(L, self)->keep);
    return 1;
}

RV_LUA(player, wall_tiles) {
    const rv_hand *h = hand(L, self);
    const rv_ruleset *rs = g->rs;
    int n = 0;
    lua_newtable(L);
    for (int i = 0; i < h->unknown; i++) {
        lua_pushinteger(L, 0);
        lua_rawseti(L, -2, ++n);
    }
    for (int t = 0; t < rs->nwall_tiles; t++)
        for (int i = 0; i < h->held[t]; i++) {
            lua_pushinteger(L, rs->wall_tiles[t].number);
            lua_rawseti(L, -2, ++n);
        }
    return 1;
}

RV_LUA(move, corner) {
    return give_corner(L, rv_castle_corner_of_score(g, rv_call_of(L)->given->move->to));
}

/* ---- what is done -------------------------------------------------------------------------- */

static void take(rv_deed *e) {
    bool at_end = e->hook == RV_HOOK_turn_ending;
    rv_castle_take_wall_tile(e->g, e->player, e->what, at_end ? RV_C_TAKE_AT_END : RV_C_TAKE);
}

RV_LUA(game, take_wall_tile) {
    rv_deed e = rv_deed_of(L);
    e.player = rv_object_index(L, 2);
    e.what = corner_argument(L, 3);
    return rv_deed_try(L, take, &e, castle_of(L)->corner[e.what] != 0);
}

static void hand_over(rv_deed *e) {
    rv_game *g = e->g;
    e->done = rv_castle_hand_over(g, e->player, e->what, e->other);
    if (!e->done || !rv_listened(g))
        return;
    const char *to = e->other == RV_NONE ? "into the box"
                                         : rv_printf(g->arena, "to %s", rv_hook_label(g, e->other));
    const char *word = rv_word(g->rs, RV_W_WALL_TILE, 1);
    const char *what = e->what == RV_NONE
                           ? rv_printf(g->arena, "%s %s", rv_article(word), word)
                           : rv_printf(g->arena, "%s %d", word, g->rs->wall_tiles[e->what].number);
    rv_deed_tell(e, rv_printf(g->arena, "%s goes %s", what, to));
}

RV_LUA(game, give_wall_tile) {
    rv_deed e = rv_deed_of(L);
    lua_Integer number = lua_tointeger(L, 3);
    castle_of(L);
    e.player = rv_object_index(L, 2);
    e.other = lua_isnil(L, 4) ? RV_NONE : rv_object_index(L, 4);
    e.what = number < 1 || number > INT8_MAX ? RV_NONE : rv_wall_tile_find(e.g->rs, (int)number);
    if (e.what == RV_NONE && number != 0) /* 0 is one that is not known */
        luaL_error(L, "there is no %s %I", rv_word(e.g->rs, RV_W_WALL_TILE, 1),
                   (LUAI_UACINT)number);
    return rv_deed_try(L, hand_over, &e, true);
}

static void stop(rv_deed *e) {
    const rv_marker_move move = {e->player, e->points, e->points, 0};
    if (rv_listened(e->g))
        rv_deed_tell(e, rv_printf(e->g->arena, "the marker stops at %d on its way", e->points));
    e->g->scripts.by = NULL;
    rv_castle_stop_marker(e->g, &move);
}

/* A marker stops between where its move began and where it ended. */
RV_LUA(game, stop_marker) {
    rv_deed e = rv_deed_of(L);
    castle_of(L);
    e.player = rv_object_index(L, 2);
    e.points = rv_points_argument(L, 3);
    const rv_marker_move *m = rv_call_of(L)->given->move;
    if (e.hook != RV_HOOK_marker_moved || m->player != e.player)
        luaL_error(L, "game:stop_marker is for the player whose marker moves, in marker_moved");
    int low = m->from < m->to ? m->from : m->to, high = m->from < m->to ? m->to : m->from;
    if (e.points <= low || e.points >= high)
        luaL_error(L, "game:stop_marker: %d is not on the way from %d to %d", e.points, m->from,
                   m->to);
    rv_deed_run(L, stop, &e);
    return 0;
}
