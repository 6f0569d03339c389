/* script_effects.c - what a script may do to the game. All of it goes through the journal. */
#include "castle.h"
#include "script_lua.h"
#include "turn.h"
#include "words.h"
#include <stdio.h>

/* An effect on its way through the guard of the game's arena. */
typedef struct effect {
    rv_game *g;
    const rv_script *script;
    rv_hook_id hook;
    int player, other, what, points;
    const char *reason;
    bool done;
} effect;

static effect effect_of(lua_State *L) {
    const rv_call *c = rv_call_of(L);
    return (effect){.g = rv_game_of(L), .script = c->script, .hook = c->hook};
}

/* Does it in the script's name. */
static void run(lua_State *L, void (*fn)(void *ud), effect *e) {
    e->g->by = e->script->name;
    rv_script_engine(L, fn, e);
    e->g->by = NULL;
}

static void tell(const effect *e, const char *note) {
    const rv_item item = {.type = RV_ITEM_RULED,
                          .player = e->player,
                          .kind = "house_rule",
                          .feature = "",
                          .rule = e->script->rule,
                          .corner = RV_NONE,
                          .note = note};
    rv_tell(e->g, &item);
}

/* ---- points -------------------------------------------------------------------------------- */

static void score(void *ud) {
    const effect *e = ud;
    rv_account room, *account = rv_account_open(e->g, &room, e->reason);
    rv_tell_plain(e->g, e->player, "house_rule", 0, e->points, e->script->rule, account);
    e->g->by = NULL; /* what follows from the move is the rules' doing */
    rv_gain(e->g, e->player, e->points);
}

/* A number of points at a place of the stack. Raises. */
static int points_at(lua_State *L, int i) {
    lua_Integer n = lua_tointeger(L, i);
    if (n > RV_LIMIT_SCRIPT_NUMBER || n < -RV_LIMIT_SCRIPT_NUMBER)
        luaL_error(L, "%I points; no number goes beyond %d", (LUAI_UACINT)n,
                   RV_LIMIT_SCRIPT_NUMBER);
    return (int)n;
}

int rv_lua_game_score(lua_State *L) {
    effect e = effect_of(L);
    char reason[200];
    e.player = rv_object_index(L, 2);
    e.points = points_at(L, 3);
    int after = e.g->seats[e.player].score + e.points;
    if ((e.points < 0 && after < 0) || after > RV_LIMIT_SCRIPT_NUMBER)
        luaL_error(L, "the score of %s would come to %d", rv_label_of(rv_hooks_of(L), e.player),
                   after);
    snprintf(reason, sizeof reason, "%s", lua_tostring(L, 4));
    rv_script_clean(reason);
    e.reason = reason;
    run(L, score, &e);
    return 0;
}

/* ---- wall tiles ---------------------------------------------------------------------------- */

/* The corner whose space stands at a place of the stack. Raises. */
int rv_corner_argument(lua_State *L, int i) {
    const rv_game *g = rv_game_of(L);
    lua_Integer space = lua_tointeger(L, i);
    int corner = space < 0 || space >= g->rs->track ? -1 : rv_corner_at(g->rs, (int)space);
    if (corner < 0)
        luaL_error(L, "space %I is no %s", (LUAI_UACINT)space, rv_word(g->rs, RV_W_CORNER, 1));
    return corner;
}

static void take(void *ud) {
    const effect *e = ud;
    bool at_end = e->hook == RV_HOOK_turn_ending;
    rv_take_wall_tile(e->g, e->player, e->what, at_end ? RV_L_TAKE_AT_END : RV_L_TAKE);
}

int rv_lua_game_take_wall_tile(lua_State *L) {
    effect e = effect_of(L);
    e.player = rv_object_index(L, 2);
    e.what = rv_corner_argument(L, 3);
    bool lies = rv_castle_for(L)->corner[e.what] != 0;
    if (lies)
        run(L, take, &e);
    lua_pushboolean(L, lies);
    return 1;
}

static void hand_over(void *ud) {
    effect *e = ud;
    rv_game *g = e->g;
    e->done = rv_hand_over(g, e->player, e->what, e->other);
    if (!e->done || !rv_listened(g))
        return;
    const char *to = e->other == RV_NONE
                         ? "into the box"
                         : rv_printf(g->arena, "to %s", rv_label_of(g->hooks, e->other));
    const char *word = rv_word(g->rs, RV_W_WALL_TILE, 1);
    const char *what = e->what == RV_NONE
                           ? rv_printf(g->arena, "%s %s", rv_article(word), word)
                           : rv_printf(g->arena, "%s %d", word, g->rs->tokens[e->what].number);
    tell(e, rv_printf(g->arena, "%s goes %s", what, to));
}

int rv_lua_game_give_wall_tile(lua_State *L) {
    effect e = effect_of(L);
    lua_Integer number = lua_tointeger(L, 3);
    rv_castle_for(L);
    e.player = rv_object_index(L, 2);
    e.other = lua_isnil(L, 4) ? RV_NONE : rv_object_index(L, 4);
    e.what = number < 1 || number > INT8_MAX ? RV_NONE : rv_token_find(e.g->rs, (int)number);
    if (e.what == RV_NONE && number != 0) /* 0 is one that is not known */
        luaL_error(L, "there is no %s %I", rv_word(e.g->rs, RV_W_WALL_TILE, 1),
                   (LUAI_UACINT)number);
    run(L, hand_over, &e);
    lua_pushboolean(L, e.done);
    return 1;
}

static void stop(void *ud) {
    const effect *e = ud;
    const rv_marker_move move = {e->player, e->points, e->points, 0};
    if (rv_listened(e->g))
        tell(e, rv_printf(e->g->arena, "the marker stops at %d on its way", e->points));
    e->g->by = NULL;
    rv_stop_marker(e->g, &move);
}

/* A marker stops between where its move began and where it ended. Raises. */
static void check_on_the_way(lua_State *L, const effect *e) {
    const rv_marker_move *m = rv_call_of(L)->move;
    if (e->hook != RV_HOOK_marker_moved || m->player != e->player)
        luaL_error(L, "game:stop_marker is for the player whose marker moves, in marker_moved");
    int low = m->from < m->to ? m->from : m->to, high = m->from < m->to ? m->to : m->from;
    if (e->points <= low || e->points >= high)
        luaL_error(L, "game:stop_marker: %d is not on the way from %d to %d", e->points, m->from,
                   m->to);
}

int rv_lua_game_stop_marker(lua_State *L) {
    effect e = effect_of(L);
    rv_castle_for(L);
    e.player = rv_object_index(L, 2);
    e.points = points_at(L, 3);
    check_on_the_way(L, &e);
    run(L, stop, &e);
    return 0;
}

/* ---- followers and turns ------------------------------------------------------------------- */

static void send_home(void *ud) {
    effect *e = ud;
    e->done = rv_return_one(e->g, e->player, e->what);
    if (e->done && rv_listened(e->g))
        tell(e, rv_printf(e->g->arena, "a follower comes home from %s",
                          rv_feature_name(e->g, e->g->arena, e->what)));
}

int rv_lua_game_return_follower(lua_State *L) {
    effect e = effect_of(L);
    e.player = rv_object_index(L, 2);
    e.what = rv_object_index(L, 3);
    run(L, send_home, &e);
    lua_pushboolean(L, e.done);
    return 1;
}

static void add_turn(void *ud) {
    effect *e = ud;
    e->player = e->g->to_move;
    RV_SET(e->g, e->g->extra, e->g->extra + 1);
    tell(e, "another turn follows");
}

int rv_lua_game_add_turn(lua_State *L) {
    effect e = effect_of(L);
    e.done = e.g->stack > e.g->extra && !e.g->ended && !e.g->final;
    if (e.done)
        run(L, add_turn, &e);
    lua_pushboolean(L, e.done);
    return 1;
}

static void end_turn(void *ud) {
    effect *e = ud;
    e->player = e->g->to_move;
    if (e->g->ended || e->g->final)
        return;
    tell(e, "the turn ends here");
    RV_SET(e->g, e->g->ended, true);
}

int rv_lua_game_end_turn(lua_State *L) {
    effect e = effect_of(L);
    run(L, end_turn, &e);
    return 0;
}
