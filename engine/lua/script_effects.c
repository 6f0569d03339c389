/* script_effects.c - what a script may do to the game. All of it goes through the journal. */
#include "lua/script_effects.h"
#include "core/turn.h"
#include <stdio.h>

rv_deed rv_deed_of(lua_State *L) {
    const rv_call *c = rv_call_of(L);
    return (rv_deed){.g = rv_game_of(L), .script = c->script, .hook = c->hook};
}

void rv_deed_run(lua_State *L, void (*fn)(void *ud), rv_deed *e) {
    e->g->by = e->script->name;
    rv_script_effect(L, fn, e);
    e->g->by = NULL;
}

void rv_deed_tell(const rv_deed *e, const char *note) {
    const rv_item item = {.type = RV_ITEM_RULED,
                          .player = e->player,
                          .kind = "house_rule",
                          .feature = "",
                          .rule = e->script->rule,
                          .note = note};
    rv_tell(e->g, &item);
}

/* ---- points -------------------------------------------------------------------------------- */

static void score(void *ud) {
    const rv_deed *e = ud;
    rv_account room, *account = rv_account_open(e->g, &room, e->reason);
    rv_tell_plain(e->g, e->player, "house_rule", 0, e->points, e->script->rule, account);
    e->g->by = NULL; /* what follows from the move is the rules' doing */
    rv_gain(e->g, e->player, e->points);
}

int rv_points_argument(lua_State *L, int i) {
    lua_Integer n = lua_tointeger(L, i);
    if (n > RV_LIMIT_SCRIPT_NUMBER || n < -RV_LIMIT_SCRIPT_NUMBER)
        luaL_error(L, "%I points; no number goes beyond %d", (LUAI_UACINT)n,
                   RV_LIMIT_SCRIPT_NUMBER);
    return (int)n;
}

int rv_lua_game_score(lua_State *L) {
    rv_deed e = rv_deed_of(L);
    char reason[200];
    e.player = rv_object_index(L, 2);
    e.points = rv_points_argument(L, 3);
    int after = e.g->seats[e.player].score + e.points;
    if ((e.points < 0 && after < 0) || after > RV_LIMIT_SCRIPT_NUMBER)
        luaL_error(L, "the score of %s would come to %d", rv_label_of(rv_hooks_of(L), e.player),
                   after);
    snprintf(reason, sizeof reason, "%s", lua_tostring(L, 4));
    rv_script_clean(reason);
    e.reason = reason;
    rv_deed_run(L, score, &e);
    return 0;
}

/* ---- followers and turns ------------------------------------------------------------------- */

static void send_home(void *ud) {
    rv_deed *e = ud;
    e->done = rv_return_one(e->g, e->player, e->what);
    if (e->done && rv_listened(e->g))
        rv_deed_tell(e, rv_printf(e->g->arena, "a follower comes home from %s",
                                  rv_feature_name(e->g, e->g->arena, e->what)));
}

int rv_lua_game_return_follower(lua_State *L) {
    rv_deed e = rv_deed_of(L);
    e.player = rv_object_index(L, 2);
    e.what = rv_object_index(L, 3);
    rv_deed_run(L, send_home, &e);
    lua_pushboolean(L, e.done);
    return 1;
}

static void add_turn(void *ud) {
    rv_deed *e = ud;
    e->player = e->g->to_move;
    rv_owe_turns(e->g, 1);
    rv_deed_tell(e, "another turn follows");
}

int rv_lua_game_add_turn(lua_State *L) {
    rv_deed e = rv_deed_of(L);
    e.done = e.g->stack > e.g->extra && !e.g->ended && !e.g->final;
    if (e.done)
        rv_deed_run(L, add_turn, &e);
    lua_pushboolean(L, e.done);
    return 1;
}

static void end_turn(void *ud) {
    rv_deed *e = ud;
    e->player = e->g->to_move;
    if (e->g->ended || e->g->final)
        return;
    rv_deed_tell(e, "the turn ends here");
    RV_SET(e->g, e->g->ended, true);
}

int rv_lua_game_end_turn(lua_State *L) {
    rv_deed e = rv_deed_of(L);
    rv_deed_run(L, end_turn, &e);
    return 0;
}
