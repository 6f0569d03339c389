/* script_effects.c - what a script may do to the game. All of it goes through the journal.
 *
 * Each method reads its arguments into an rv_deed and asks whether it may be done; a second
 * function, which may run out of the game's memory and therefore is called behind a guard
 * (rv_deed_run), does it and tells of it in the script's name.
 */
#include "core/turn.h"
#include "lua/script_lua.h"
#include <stdio.h>

rv_deed rv_deed_of(lua_State *L) {
    const rv_call *c = rv_call_of(L);
    bool scores = c->hook == RV_HOOK_feature_completed || c->hook == RV_HOOK_feature_scored;
    return (rv_deed){.g = rv_game_of(L),
                     .script = c->script,
                     .hook = c->hook,
                     .rule = rv_rule_of(c),
                     .of = scores ? c->given->root : RV_NONE};
}

void rv_deed_run(lua_State *L, void (*fn)(void *ud), rv_deed *e) {
    e->g->by = e->script->name;
    rv_script_effect(L, fn, e);
    e->g->by = NULL;
}

int rv_deed_try(lua_State *L, void (*fn)(void *ud), rv_deed *e, bool may) {
    e->done = may;
    if (may)
        rv_deed_run(L, fn, e);
    lua_pushboolean(L, e->done);
    return 1;
}

void rv_deed_tell(const rv_deed *e, const char *note) {
    const rv_item item = {.type = RV_ITEM_RULED,
                          .player = e->player,
                          .kind = "house_rule",
                          .feature = "",
                          .rule = e->rule,
                          .note = note};
    rv_tell(e->g, &item);
}

/* The text at a place of the stack, as far as it is told. */
typedef char rv_saying[200];
static const char *take_words(lua_State *L, int i, rv_saying out) {
    size_t n;
    const char *text = lua_tolstring(L, i, &n);
    n = n < sizeof(rv_saying) ? n : sizeof(rv_saying) - 1;
    memcpy(out, text, n);
    out[n] = '\0';
    rv_script_clean(out);
    return out;
}

const char *rv_rule_at(lua_State *L, int i, const char *place) {
    const rv_ruleset *rs = rv_game_of(L)->rs;
    if (lua_isnil(L, i))
        return rv_rule_of(rv_call_of(L));
    rv_saying text;
    const char *id = take_words(L, i, text);
    rv_script_charge(L, rs->nrules);
    const rv_rule *rule = rv_ruleset_find_rule(rs, id);
    const char *near = rule ? NULL : rv_ruleset_suggest_rule(rs, id);
    if (near)
        luaL_error(L, "%s`%s` is no rule of %s; did you mean `%s`?", place, id, rs->name, near);
    if (!rule)
        luaL_error(L, "%s`%s` is no rule of %s", place, id, rs->name);
    return rule->id;
}

/* ---- points -------------------------------------------------------------------------------- */

static void score(void *ud) {
    const rv_deed *e = ud;
    rv_account room, *account = rv_account_open(e->g, &room, e->reason);
    rv_tell_plain(e->g, e->player, "house_rule", 0, e->points, e->rule, account);
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
    rv_saying reason;
    e.player = rv_object_index(L, 2);
    e.rule = rv_rule_at(L, 5, "");
    e.points = rv_points_argument(L, 3);
    int after = e.g->seats[e.player].score + e.points;
    if ((e.points < 0 && after < 0) || after > RV_LIMIT_SCRIPT_NUMBER)
        luaL_error(L, "the score of %s would come to %d", rv_label_of(rv_hooks_of(L), e.player),
                   after);
    e.reason = take_words(L, 4, reason);
    rv_deed_run(L, score, &e);
    return 0;
}

static void score_feature(void *ud) {
    const rv_deed *e = ud;
    e->g->by = NULL;
    rv_score_early(e->g, e->player, e->what);
}

int rv_lua_game_score_feature(lua_State *L) {
    rv_deed e = rv_deed_of(L);
    e.player = rv_object_index(L, 2);
    e.what = rv_object_index(L, 3);
    rv_script_charge(L, e.g->nodes[e.what].size);
    rv_deed_run(L, score_feature, &e);
    return 0;
}

static void say(void *ud) {
    const rv_deed *e = ud;
    if (rv_listened(e->g))
        rv_deed_tell(e, rv_dup(e->g->arena, rv_str_of(e->reason)));
}

int rv_lua_game_tell(lua_State *L) {
    rv_deed e = rv_deed_of(L);
    rv_saying text;
    e.player = e.g->final ? RV_NONE : e.g->to_move;
    e.rule = rv_rule_at(L, 3, "");
    e.reason = take_words(L, 2, text);
    rv_deed_run(L, say, &e);
    return 0;
}

/* ---- followers ---------------------------------------------------------------------------- */

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
    return rv_deed_try(L, send_home, &e, true);
}

/* "a mayor comes home from city@0,1.n" */
static void tell_figure(const rv_deed *e, uint8_t piece, const char *how, int root) {
    const rv_game *g = e->g;
    if (!rv_listened(g))
        return;
    const char *figure = rv_figure_said(g, rv_piece_figure(piece));
    rv_deed_tell(e, rv_printf(g->arena, "%s %s %s %s", rv_article(figure), figure, how,
                              rv_feature_name(g, g->arena, root)));
}

/* The node of a feature where nobody stands: on a tile, or (RV_NONE) on the last of its tiles. */
static int free_node(const rv_game *g, int root, int placed) {
    int found = RV_NONE;
    RV_EACH_NODE(g, root, it) {
        int on = g->nodes[it].placed;
        if (g->nodes[it].piece || g->placed[on].start || (placed != RV_NONE && on != placed))
            continue;
        if (found == RV_NONE || on > g->nodes[found].placed ||
            (on == g->nodes[found].placed && it < found))
            found = it;
    }
    return found;
}

/* Whoever stood on a feature that is scored would stay there for ever. Of those that are being
 * scored it is known only of the one about which the hook is. */
static bool is_to_score(const rv_deed *e, int root) {
    const rv_game *g = e->g;
    bool will = g->nodes[root].open || rv_kind_of(g, root)->area || root == e->of;
    for (int i = 0; i < g->ncompleted && g->placing == RV_PLACED && !will; i++)
        will = g->completed[i] == root;
    return will && !g->nodes[root].kept;
}

static bool may_stand(const rv_deed *e, int figure, int root) {
    const rv_game *g = e->g;
    const rv_figure_row *f = &g->rs->figures[figure];
    const int kind = g->nodes[root].kind;
    return is_to_score(e, root) &&
           (f->joins ? rv_joins(g, figure, kind) && rv_has_there(g, e->player, root)
            : f->on  ? f->on >> kind & 1
                     : true) &&
           (f->on || !(g->barred >> kind & 1)); /* K-32 */
}

/* The tile at a place of the stack, which must be one of the feature's; RV_NONE of nil. Raises. */
static int tile_of(lua_State *L, int i, int root) {
    int placed = lua_isnil(L, i) ? RV_NONE : rv_object_index(L, i);
    if (!lua_isnil(L, i) && (placed == RV_NONE || !rv_covers(rv_game_of(L), placed, root)))
        luaL_error(L, "the feature is not on this tile");
    rv_script_charge(L, rv_game_of(L)->nodes[root].size);
    return placed;
}

static void add(rv_game *g, int16_t *to, int n) {
    RV_SET(g, *to, (int16_t)(*to + n));
}

/* One that came home in this turn goes on instead of that (AM-39). */
static bool has_figure(const rv_deed *e) {
    const rv_seat *s = &e->g->seats[e->player];
    return s->supply[e->other] + (e->g->placing == RV_SCORING ? s->returning[e->other] : 0) > 0;
}

static void deploy(void *ud) {
    const rv_deed *e = ud;
    rv_seat *s = &e->g->seats[e->player];
    if (!s->supply[e->other]) {
        add(e->g, &s->returning[e->other], -1);
        add(e->g, &s->supply[e->other], 1);
    }
    rv_deploy(e->g, e->player, e->what, e->other);
    tell_figure(e, rv_piece_of(e->player, e->other), "goes to", rv_root(e->g, e->what));
}

int rv_lua_game_deploy(lua_State *L) {
    rv_deed e = rv_deed_of(L);
    int root = rv_object_index(L, 3);
    e.player = rv_object_index(L, 2);
    e.other = lua_isnil(L, 4) ? RV_F_SMALL : rv_figure_named(L, lua_tostring(L, 4));
    e.what = free_node(e.g, root, tile_of(L, 5, root));
    return rv_deed_try(L, deploy, &e,
                       e.what != RV_NONE && has_figure(&e) && may_stand(&e, e.other, root));
}

/* The figure of the follower at 2, if it is there and may leave; 0. */
static uint8_t leaving(lua_State *L, rv_deed *e) {
    int node = rv_object_index(L, 2);
    uint8_t piece = e->g->nodes[node].piece;
    e->player = rv_piece_player(piece);
    e->what = node;
    return e->g->nodes[rv_root(e->g, node)].kept ? 0 : piece;
}

static void move(void *ud) {
    const rv_deed *e = ud;
    uint8_t piece = e->g->nodes[e->what].piece;
    rv_relocate(e->g, e->what, e->other);
    tell_figure(e, piece, "moves to", rv_root(e->g, e->other));
}

int rv_lua_game_move(lua_State *L) {
    rv_deed e = rv_deed_of(L);
    int root = rv_object_index(L, 3);
    uint8_t piece = leaving(L, &e);
    e.other = free_node(e.g, root, tile_of(L, 4, root));
    return rv_deed_try(L, move, &e,
                       piece && e.other != RV_NONE && may_stand(&e, rv_piece_figure(piece), root));
}

static void take_home(void *ud) {
    const rv_deed *e = ud;
    uint8_t piece = e->g->nodes[e->what].piece;
    int root = rv_root(e->g, e->what);
    rv_send_home(e->g, rv_lift(e->g, e->what));
    tell_figure(e, piece, "comes home from", root);
}

int rv_lua_game_take_home(lua_State *L) {
    rv_deed e = rv_deed_of(L);
    return rv_deed_try(L, take_home, &e, leaving(L, &e));
}

/* ---- away ---------------------------------------------------------------------------------- */

/* "a mayor of W" */
static const char *whose(const rv_deed *e, int figure) {
    const char *one = rv_figure_said(e->g, figure);
    return rv_printf(e->g->arena, "%s %s of %s", rv_article(one), one,
                     rv_hook_label(e->g, e->player));
}

/* The player and the figure at 2 and 3. Raises. */
static rv_deed of_figure(lua_State *L) {
    rv_deed e = rv_deed_of(L);
    e.player = rv_object_index(L, 2);
    e.other = lua_isnil(L, 3) ? RV_F_SMALL : rv_figure_named(L, lua_tostring(L, 3));
    return e;
}

/* From the board (the node `what`), or from the hand. */
static void put_away(void *ud) {
    const rv_deed *e = ud;
    rv_seat *s = &e->g->seats[e->player];
    const int root = e->what == RV_NONE ? RV_NONE : rv_root(e->g, e->what);
    if (root == RV_NONE)
        add(e->g, &s->supply[e->other], -1);
    else
        rv_lift(e->g, e->what);
    add(e->g, &s->away[e->other], 1);
    if (rv_listened(e->g))
        rv_deed_tell(
            e, rv_printf(e->g->arena, "%s leaves %s", whose(e, e->other),
                         root == RV_NONE ? "the hand" : rv_feature_name(e->g, e->g->arena, root)));
}

int rv_lua_game_put_away(lua_State *L) {
    const rv_object *from = lua_touserdata(L, 2);
    if (from->kind == RV_OBJECT_player) {
        rv_deed e = of_figure(L);
        e.what = RV_NONE;
        return rv_deed_try(L, put_away, &e, e.g->seats[e.player].supply[e.other] > 0);
    }
    rv_deed e = rv_deed_of(L);
    uint8_t piece = leaving(L, &e);
    e.other = rv_piece_figure(piece);
    if (!lua_isnil(L, 3))
        luaL_error(L, "a follower says itself which figure it is");
    return rv_deed_try(L, put_away, &e, piece);
}

/* At once, or in the next turn (`what`). */
static void bring_back(void *ud) {
    const rv_deed *e = ud;
    rv_seat *s = &e->g->seats[e->player];
    add(e->g, &s->away[e->other], -1);
    add(e->g, e->what ? &s->returning[e->other] : &s->supply[e->other], 1);
    if (rv_listened(e->g))
        rv_deed_tell(e, rv_printf(e->g->arena, "%s comes back", whose(e, e->other)));
}

int rv_lua_game_bring_back(lua_State *L) {
    rv_deed e = of_figure(L);
    e.what = lua_toboolean(L, 4);
    return rv_deed_try(L, bring_back, &e, e.g->seats[e.player].away[e.other] > 0);
}

/* ---- turns --------------------------------------------------------------------------------- */

static void add_turn(void *ud) {
    rv_deed *e = ud;
    e->player = e->g->to_move;
    rv_owe_turns(e->g, 1);
    rv_deed_tell(e, "another turn follows");
}

int rv_lua_game_add_turn(lua_State *L) {
    rv_deed e = rv_deed_of(L);
    return rv_deed_try(L, add_turn, &e, e.g->stack > e.g->extra && !e.g->ended && !e.g->final);
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
