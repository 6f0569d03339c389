/* script_effects.c - what a script may do to the game: to points, figures, turns and tokens, and
 * what it keeps in game.state. All of it goes through the journal.
 *
 * Each method reads its arguments into an rv_deed and asks whether it may be done; the function
 * before it, which may run out of the game's memory and therefore is called behind a guard
 * (rv_deed_run), does it and tells of it in the script's name.
 */
#include "core/stack.h"
#include "core/tokens.h"
#include "core/turn.h"
#include "lua/script_lua.h"

/* ---- deeds --------------------------------------------------------------------------------- */

rv_deed rv_deed_of(lua_State *L, int player) {
    const rv_call *c = rv_call_of(L);
    bool scores = c->hook == RV_HOOK_feature_completed || c->hook == RV_HOOK_feature_scored;
    return (rv_deed){.g = rv_game_of(L),
                     .script = c->script,
                     .hook = c->hook,
                     .rule = rv_rule_of(c),
                     .player = player ? rv_object_index(L, player) : RV_NONE,
                     .of = scores ? c->given->root : RV_NONE};
}

static void run_counted(void *ud) {
    rv_deed *e = ud;
    const char *outer = e->g->scripts.giver;
    RV_ADD(e->g, e->g->scripts.effects, 1);
    e->g->scripts.giver = e->script->name;
    e->fn(e);
    e->g->scripts.giver = outer;
}

static void run_effect(lua_State *L, void (*fn)(rv_deed *e), rv_deed *e) {
    e->fn = fn;
    if (e->g->scripts.effects >= RV_LIMIT_SCRIPT_EFFECTS)
        rv_script_refuse(L, RV_TOO_MANY);
    rv_script_engine(L, run_counted, e);
}

void rv_deed_run(lua_State *L, void (*fn)(rv_deed *e), rv_deed *e) {
    e->g->scripts.by = e->script->name;
    run_effect(L, fn, e);
    e->g->scripts.by = NULL;
}

void rv_deed_try(lua_State *L, void (*fn)(rv_deed *e), rv_deed *e, bool may) {
    e->done = may;
    if (may)
        rv_deed_run(L, fn, e);
    lua_pushboolean(L, e->done);
}

void rv_deed_tell(const rv_deed *e, const char *note) {
    const rv_item item = {
        .type = RV_ITEM_RULED, .player = e->player, .rule = e->rule, .note = note};
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

const char *rv_rule_at(lua_State *L, int i, const rv_call *returned) {
    const rv_ruleset *rs = rv_game_of(L)->rs;
    if (lua_isnil(L, i))
        return rv_rule_of(rv_call_of(L));
    const char *id = lua_tostring(L, i);
    int *hint = rv_hint_of(rv_hooks_of(L), id, RV_HINTS / 4);
    rv_script_charge(L, rs->nrules);
    if (*hint >= 0 && *hint < rs->nrules && strcmp(rs->rules[*hint].id, id) == 0)
        return rs->rules[*hint].id;
    rv_saying text;
    id = take_words(L, i, text);
    const rv_rule *rule = rv_ruleset_find_rule(rs, id);
    *hint = rule ? (int)(rule - rs->rules) : 0;
    if (rule)
        return rule->id;
    const char *near = rv_ruleset_suggest_rule(rs, id);
    if (returned)
        lua_pushfstring(L, "%s:%d: ", returned->script->file, returned->function->line);
    luaL_error(
        L, near ? "%s`%s` is not a rule of %s; did you mean `%s`?" : "%s`%s` is not a rule of %s",
        returned ? lua_tostring(L, -1) : "", id, rs->name, near);
    return "";
}

/* ---- points, words, turns ------------------------------------------------------------------ */

int rv_points_argument(lua_State *L, int i) {
    lua_Integer n = lua_tointeger(L, i);
    if (n > RV_LIMIT_SCRIPT_NUMBER || n < -RV_LIMIT_SCRIPT_NUMBER)
        luaL_error(L, "%I points; no number goes beyond %d", (LUAI_UACINT)n,
                   RV_LIMIT_SCRIPT_NUMBER);
    return (int)n;
}

static void score(rv_deed *e) {
    rv_gain_for(e->g, e->player, NULL, e->points, e->rule, e->reason);
}

RV_LUA(game, score) {
    rv_deed e = rv_deed_of(L, 2);
    rv_saying reason;
    e.rule = rv_rule_at(L, 5, NULL);
    e.points = rv_points_argument(L, 3);
    int after = g->seats[e.player].score + e.points;
    if ((e.points < 0 && after < 0) || after > RV_LIMIT_SCRIPT_NUMBER)
        luaL_error(L, "the score of %s would come to %d", rv_hook_label(g, e.player), after);
    e.reason = take_words(L, 4, reason);
    rv_deed_run(L, score, &e);
}

static void score_feature(rv_deed *e) {
    e->g->scripts.by = NULL;
    rv_score_early(e->g, e->player, e->what);
}

RV_LUA(game, score_feature) {
    rv_deed e = rv_deed_of(L, 2);
    e.what = rv_object_index(L, 3);
    rv_script_charge(L, g->board.nodes[e.what].size);
    rv_deed_run(L, score_feature, &e);
}

static void say(rv_deed *e) {
    if (rv_listened(e->g))
        rv_deed_tell(e, rv_dup(e->g->arena, rv_str_of(e->reason)));
}

RV_LUA(game, tell) {
    rv_deed e = rv_deed_of(L, 0);
    rv_saying text;
    e.player = g->scoring.final ? RV_NONE : g->turn.to_move;
    e.rule = rv_rule_at(L, 3, NULL);
    e.reason = take_words(L, 2, text);
    rv_deed_run(L, say, &e);
}

static void spend(rv_deed *e) {
    rv_spend_piece(e->g, e->player, e->what);
    rv_deed_tell(e, rv_printf(e->g->arena, "a %s is used", e->g->rs->pieces[e->what].one));
}

RV_LUA(game, spend) {
    rv_deed e = rv_deed_of(L, 2);
    e.what = rv_piece_argument(L, 3);
    rv_deed_try(L, spend, &e, e.what < g->rs->npieces && g->seats[e.player].pieces[e.what] > 0);
}

static void add_turn(rv_deed *e) {
    e->player = e->g->turn.to_move;
    rv_owe_turns(e->g, 1);
    if (e->to)
        RV_ADD(e->g, e->g->turn.soon, 1);
    rv_deed_tell(e, e->to ? "another tile follows at once" : "another turn follows");
}

/* At once (`to`) it belongs to this part of the turn, as a second tile. */
RV_LUA(game, add_turn) {
    rv_deed e = rv_deed_of(L, 0);
    e.to = lua_toboolean(L, 2);
    rv_deed_try(L, add_turn, &e,
                g->stack.n > g->turn.extra && g->turn.soon < UINT8_MAX && !g->turn.ended &&
                    !g->scoring.final);
}

static void end_turn(rv_deed *e) {
    e->player = e->g->turn.to_move;
    if (e->g->turn.ended || e->g->scoring.final)
        return;
    rv_deed_tell(e, "the turn ends here");
    RV_SET(e->g, e->g->turn.ended, true);
}

RV_LUA(game, end_turn) {
    rv_deed e = rv_deed_of(L, 0);
    e.rule = rv_rule_at(L, 2, NULL);
    rv_deed_run(L, end_turn, &e);
}

/* ---- figures ------------------------------------------------------------------------------- */

static void send_home(rv_deed *e) {
    e->done = rv_return_one(e->g, e->player, e->what);
    if (e->done && rv_listened(e->g))
        rv_deed_tell(
            e, rv_printf(e->g->arena, "a follower comes home from %s", rv_name_of(e->g, e->what)));
}

RV_LUA(game, return_follower) {
    rv_deed e = rv_deed_of(L, 2);
    e.what = rv_object_index(L, 3);
    rv_deed_try(L, send_home, &e, true);
}

/* "a mayor comes home from city@0,1.n" */
static void tell_figure(const rv_deed *e, int figure, const char *how, int root) {
    if (!rv_listened(e->g))
        return;
    const char *name = rv_figure_name(e->g, figure);
    rv_deed_tell(e, rv_printf(e->g->arena, "%s %s %s %s", rv_article(name), name, how,
                              rv_name_of(e->g, root)));
}

/* The node of a feature where nobody stands, or where one figure more can: on the tile at a place
 * of the stack, which must be one of the feature's, or of nil on the last of its tiles; RV_NONE. */
static int free_node(lua_State *L, int i, int root, int figure) {
    const rv_game *g = rv_game_of(L);
    const bool any = lua_isnil(L, i);
    int placed = any ? RV_NONE : rv_object_index(L, i), found = RV_NONE, beside = RV_NONE;
    if (!any && (placed == RV_NONE || !rv_covers(&g->board, placed, root)))
        luaL_error(L, "the feature is not on this tile");
    rv_script_charge(L, g->board.nodes[root].size);
    RV_EACH_NODE(&g->board, root, it) {
        int on = g->board.nodes[it].placed;
        const bool taken = g->board.nodes[it].follower;
        int *best = taken ? &beside : &found;
        if (g->board.placed[on].start || (!any && on != placed) ||
            (taken && !rv_has_room_beside(g, it, figure)))
            continue;
        if (*best == RV_NONE || on > g->board.nodes[*best].placed ||
            (on == g->board.nodes[*best].placed && it < *best))
            *best = it;
    }
    return found == RV_NONE ? beside : found;
}

/* The node itself, or one beside it if somebody stands there. */
static int vacant(const rv_deed *e, int node) {
    return e->g->board.nodes[node].follower ? rv_node_beside(e->g, node) : node;
}

/* Whoever stood on a feature that is scored would stay there for ever. Of those that are being
 * scored it is known only of the one about which the hook is. */
static bool may_stand(const rv_deed *e, int figure, int node) {
    const rv_game *g = e->g;
    const rv_figure_row *f = &g->rs->figures[figure];
    const int root = rv_root(&g->board, node), kind = g->board.nodes[root].kind;
    bool to_score = g->board.nodes[root].open || rv_kind_of(g, root)->area || root == e->of ||
                    (g->turn.placing == RV_PLACED && rv_completed_index(g, root) != RV_NONE);
    return to_score && !g->board.nodes[root].kept &&
           (!f->corner || rv_first_corner(g, g->board.nodes[node].placed, root)) &&
           (f->joins ? rv_joins(g->rs, figure, kind) &&
                           (f->alone || rv_has_there(&g->board, e->player, root))
            : f->on ? f->on >> kind & 1
                    : true) &&
           !rv_is_barred(g, kind, f);
}

static void deploy(rv_deed *e) {
    rv_seat *s = &e->g->seats[e->player];
    if (!s->supply[e->other]) {
        RV_ADD(e->g, s->returning[e->other], -1);
        RV_ADD(e->g, s->supply[e->other], 1);
    }
    e->what = vacant(e, e->what);
    rv_deploy(e->g, e->player, e->what, e->other);
    tell_figure(e, e->other, "goes to", rv_root(&e->g->board, e->what));
}

/* A figure that came home in this turn goes on instead of that (AM-39). */
RV_LUA(game, deploy) {
    rv_deed e = rv_deed_of(L, 2);
    const rv_object *to = lua_touserdata(L, 3);
    e.other = rv_figure_argument(L, 4);
    e.what =
        to->kind == RV_OBJECT_stand ? to->i : free_node(L, 5, rv_root(&g->board, to->i), e.other);
    const bool room = e.what != RV_NONE &&
                      (!g->board.nodes[e.what].follower || rv_has_room_beside(g, e.what, e.other));
    const rv_seat *s = &g->seats[e.player];
    const bool has =
        s->supply[e.other] + (g->turn.placing == RV_SCORING ? s->returning[e.other] : 0) > 0;
    rv_deed_try(L, deploy, &e, room && has && may_stand(&e, e.other, e.what));
}

/* Takes the follower at 2 for the deed; whether it is there and may leave. */
static bool may_leave(lua_State *L, rv_deed *e) {
    e->what = rv_object_index(L, 2);
    uint8_t follower = e->g->board.nodes[e->what].follower;
    e->player = rv_owner_of(follower);
    e->other = rv_figure_of(follower);
    return follower && !e->g->board.nodes[rv_root(&e->g->board, e->what)].kept;
}

static void move(rv_deed *e) {
    rv_relocate(e->g, e->what, vacant(e, e->to));
    tell_figure(e, e->other, "moves to", rv_root(&e->g->board, e->to));
}

RV_LUA(game, move) {
    rv_deed e = rv_deed_of(L, 0);
    int root = rv_object_index(L, 3);
    bool may = may_leave(L, &e);
    e.to = free_node(L, 4, root, e.other);
    rv_deed_try(L, move, &e, may && e.to != RV_NONE && may_stand(&e, e.other, e.to));
}

static void take_home(rv_deed *e) {
    int root = rv_root(&e->g->board, e->what);
    rv_send_home(e->g, rv_lift(e->g, e->what));
    tell_figure(e, e->other, "comes home from", root);
    rv_tokens_leave(e->g); /* before anything is scored without it (FE-6) */
}

RV_LUA(game, take_home) {
    rv_deed e = rv_deed_of(L, 0);
    e.rule = rv_rule_at(L, 4, NULL);
    const bool may = may_leave(L, &e) || lua_toboolean(L, 3); /* the lord of a castle, too (B-28) */
    rv_deed_try(L, take_home, &e, may && g->board.nodes[e.what].follower);
}

/* "a mayor of W leaves the hand" */
static void tell_away(const rv_deed *e, const char *how, const char *what) {
    const char *one = rv_figure_name(e->g, e->other);
    rv_deed_tell(e, rv_printf(e->g->arena, "%s %s of %s %s%s", rv_article(one), one,
                              rv_hook_label(e->g, e->player), how, what));
}

/* Takes a figure away: the one on the node `what`, or one from the hand. */
static void put_away(rv_deed *e) {
    rv_seat *s = &e->g->seats[e->player];
    const int root = e->what == RV_NONE ? RV_NONE : rv_root(&e->g->board, e->what);
    if (root == RV_NONE)
        RV_ADD(e->g, s->supply[e->other], -1);
    else
        rv_lift(e->g, e->what);
    RV_ADD(e->g, s->away[e->other], 1);
    if (rv_listened(e->g))
        tell_away(e, "leaves ", root == RV_NONE ? "the hand" : rv_name_of(e->g, root));
}

RV_LUA(game, put_away) {
    const rv_object *from = lua_touserdata(L, 2);
    rv_deed e = rv_deed_of(L, 0);
    const bool hand = from->kind == RV_OBJECT_player;
    if (hand) {
        e.player = from->i;
        e.other = rv_figure_argument(L, 3);
        e.what = RV_NONE;
    } else if (!lua_isnil(L, 3))
        luaL_error(L, "a follower says itself which figure it is");
    rv_deed_try(L, put_away, &e, hand ? g->seats[e.player].supply[e.other] > 0 : may_leave(L, &e));
}

/* At once, or in the next turn (`to`). */
static void bring_back(rv_deed *e) {
    rv_seat *s = &e->g->seats[e->player];
    RV_ADD(e->g, s->away[e->other], -1);
    RV_ADD(e->g, *(e->to ? &s->returning[e->other] : &s->supply[e->other]), 1);
    if (rv_listened(e->g))
        tell_away(e, "comes back", "");
}

RV_LUA(game, bring_back) {
    rv_deed e = rv_deed_of(L, 2);
    e.other = rv_figure_argument(L, 3);
    e.to = lua_toboolean(L, 4);
    rv_deed_try(L, bring_back, &e, g->seats[e.player].away[e.other] > 0);
}

/* ---- tokens: what they tell ---------------------------------------------------------------- */

RV_LUA(game, token) {
    const char *name = lua_tostring(L, 2);
    int *hint = rv_hint_of(rv_hooks_of(L), name, RV_HINTS / 2), token = *hint;
    if (token < 0 || token >= g->rs->ntokens || strcmp(g->rs->tokens[token].key, name) != 0)
        token = *hint = rv_token_find(g->rs, rv_str_of(name));
    const bool none = token < 0 || g->rs->tokens[token].die;
    rv_object_push_or_nil(L, RV_OBJECT_token, none ? RV_NONE : token);
}

RV_LUA_TELLS(token, name, lua_pushstring(L, g->rs->tokens[self].key))

/* The face at a place of the stack, as a text or a number; RV_NONE: any. */
static int face_at(lua_State *L, int i, const rv_token *t, bool needed) {
    if (lua_isnil(L, i)) {
        if (needed && t->nfaces)
            luaL_error(L, "%s have faces: say which one", t->several);
        return RV_NONE;
    }
    const char *name = lua_tostring(L, i);
    int face = rv_face_find(t, rv_str_of(name));
    if (face == RV_NONE)
        rv_script_no_such(L, name, rv_face_name, t,
                          lua_pushfstring(L, "%s have no face `%s`", t->several, name));
    return face;
}

/* The place at an index for a token. A cell and its tile are one place, of which these tokens lie
 * on the one or the other. */
static rv_where place_at(lua_State *L, const rv_game *g, int token, int at) {
    if (lua_type(L, at) == LUA_TSTRING) {
        const char *text = lua_tostring(L, at);
        if (strcmp(text, rv_spot_key(RV_SPOT_TABLE)) == 0)
            return (rv_where){RV_SPOT_TABLE, 0};
        const int corner = rv_corner_of(g, rv_str_of(text));
        if (corner == RV_NONE)
            luaL_error(L, "`%s` is not a place: type table, or a corner, such as 0,1/nw", text);
        return (rv_where){RV_SPOT_CORNER, corner};
    }
    const rv_object *o = lua_touserdata(L, at);
    if (o->kind == RV_OBJECT_player || o->kind == RV_OBJECT_feature)
        return (rv_where){o->kind == RV_OBJECT_player ? RV_SPOT_PLAYER : RV_SPOT_FEATURE, o->i};
    if (o->kind == RV_OBJECT_follower) /* by it, or on its feature those that go with it */
        return (rv_where){g->rs->tokens[token].with ? RV_SPOT_BESIDE : RV_SPOT_FOLLOWER, o->i};
    const bool cell = o->kind == RV_OBJECT_cell;
    if (o->i == RV_NONE)
        luaL_error(L, "the tile does not lie on the table yet");
    if (rv_token_lies_on(g->rs, token, RV_SPOT_CELL))
        return (rv_where){RV_SPOT_CELL, cell ? o->i : g->board.placed[o->i].pos};
    return (rv_where){RV_SPOT_TILE, cell ? rv_placed_at(&g->board, o->i) : o->i};
}

static void push_place(lua_State *L, rv_where where) {
    const rv_game *g = rv_game_of(L);
    static const rv_object_kind kinds[] = {
        [RV_SPOT_CELL] = RV_OBJECT_cell,         [RV_SPOT_TILE] = RV_OBJECT_tile,
        [RV_SPOT_FEATURE] = RV_OBJECT_feature,   [RV_SPOT_BESIDE] = RV_OBJECT_feature,
        [RV_SPOT_FOLLOWER] = RV_OBJECT_follower, [RV_SPOT_PLAYER] = RV_OBJECT_player};
    char corner[RV_CORNER_NAME];
    if (where.on == RV_SPOT_FOLLOWER && !g->board.nodes[where.at].follower) /* who waits (B-31) */
        where = (rv_where){RV_SPOT_TILE, g->board.nodes[where.at].placed};
    if (where.on == RV_SPOT_TABLE) {
        lua_pushstring(L, rv_spot_key(where.on));
    } else if (where.on == RV_SPOT_CORNER) {
        rv_corner_write(g, where.at, corner);
        lua_pushstring(L, corner);
    } else {
        rv_object_push(L, kinds[where.on],
                       kinds[where.on] == RV_OBJECT_feature ? rv_root(&g->board, where.at)
                                                            : where.at);
    }
}

RV_LUA(token, at) {
    rv_script_charge(L, g->ntokens);
    int i = rv_token_next(g, self, RV_NONE);
    if (i == RV_NONE)
        lua_pushnil(L);
    else
        push_place(L, g->tokens[i].where);
}

RV_LUA(token, tile) {
    rv_script_charge(L, g->ntokens);
    const int i = rv_token_next(g, self, RV_NONE);
    const rv_where where = i == RV_NONE ? RV_IN_SUPPLY : g->tokens[i].where;
    const bool grows = where.on == RV_SPOT_FEATURE || where.on == RV_SPOT_BESIDE;
    rv_object_push_or_nil(L, RV_OBJECT_tile, grows ? RV_NONE : rv_where_tile(&g->board, where));
}

RV_LUA(token, places) {
    const bool all = lua_isnil(L, 2);
    if (!all && rv_token_next(g, self, RV_NONE) != RV_NONE)
        rv_stamp_tiles(g, rv_object_index(L, 2));
    RV_EACH_TOKEN(g, self, i) {
        rv_where where = g->tokens[i].where;
        const int tile = all ? RV_NONE : rv_where_tile(&g->board, where);
        if (!all && (tile == RV_NONE || g->scratch.stamps[tile] != g->scratch.stamp))
            continue;
        if (where.on == RV_SPOT_BESIDE)
            where.on = RV_SPOT_FEATURE;
        rv_script_charge(L, g->ntokens);
        if (rv_token_first(g, self, where) != i)
            continue;
        push_place(L, where);
        rv_list_add(L);
    }
}

RV_LUA(token, number) {
    rv_script_charge(L, g->ntokens);
    const rv_where where = place_at(L, g, self, 2);
    const int face = face_at(L, 3, &g->rs->tokens[self], false);
    lua_pushinteger(L, rv_token_count(g, self, face, where));
}

RV_LUA(token, left) {
    rv_script_charge(L, g->ntokens);
    lua_pushinteger(L, rv_token_left(g, self, face_at(L, 2, &g->rs->tokens[self], false)));
}

/* ---- tokens: what is done with them -------------------------------------------------------- */

/* A deed with a token: `what` is its kind, `other` its face. */
typedef struct moving {
    rv_deed deed;
    enum { PUTS, TAKES, MOVES } how;
    rv_where where, from; /* from: of one that moves; RV_IN_SUPPLY: wherever it is */
} moving;

/* "the fairy goes to 0,1", "a sheep (wolf) is taken from field@0,1.n", of a player "takes a piece
 * of gold from 0,1", by the rule that is said, or that of the tokens, or of the script. */
static void act_on_token(rv_deed *e) {
    const moving *m = (const moving *)(const void *)e;
    rv_game *g = e->g;
    const rv_token *t = &g->rs->tokens[e->what];
    const char *face = e->other == RV_NONE ? NULL : t->faces[e->other].key;
    const char *from = m->from.on == RV_SPOT_NOTHING ? "" : rv_where_name(g, g->arena, m->from);
    e->done = m->how == MOVES  ? rv_token_move(g, e->what, m->from, m->where)
              : m->how == PUTS ? rv_token_put(g, e->what, e->other, m->where)
                               : rv_token_take(g, e->what, e->other, m->where);
    if (!e->done || !rv_listened(g))
        return;
    const bool own = m->where.on == RV_SPOT_PLAYER;
    const char *place = rv_where_name(g, g->arena, m->where);
    const char *what = face ? rv_printf(g->arena, "%s (%s)", t->one, face) : t->one;
    const char *one = rv_printf(g->arena, "%s %s", t->number == 1 ? "the" : rv_article(what), what);
    const char *note =
        own ? rv_printf(g->arena, "%s %s", m->how == TAKES ? "gives back" : "takes", one)
            : rv_printf(g->arena, "%s %s %s%s", one, m->how == TAKES ? "is taken from" : "goes to",
                        m->where.on == RV_SPOT_TABLE ? "the " : "", place);
    const rv_item item = {.type = RV_ITEM_RULED,
                          .player = own                 ? m->where.at
                                    : g->scripts.by_key ? g->scripts.chooser
                                                        : g->turn.to_move,
                          .feature = m->where.on == RV_SPOT_FEATURE ? place : "",
                          .rule = e->rule,
                          .note = *from ? rv_printf(g->arena, "%s from %s", note, from) : note};
    rv_tell(g, &item);
}

void rv_house_walk(rv_game *g, const rv_house_action *of, int pos) {
    moving m = {.deed = {.g = g, .what = of->walks, .other = RV_NONE, .rule = of->rule},
                .how = MOVES,
                .where = {RV_SPOT_CELL, pos},
                .from = RV_IN_SUPPLY};
    g->scripts.by = of->script;
    act_on_token(&m.deed);
    g->scripts.by = NULL;
}

/* Raises, if such tokens do not lie there. */
static void do_with_token(lua_State *L, int token, moving *m) {
    char why[160];
    m->deed = rv_deed_of(L, 0);
    const rv_game *g = m->deed.g;
    const rv_token *t = &g->rs->tokens[token];
    m->deed.what = token;
    m->where = place_at(L, g, token, 2);
    const int rule = m->how == MOVES ? 3 : 4;
    m->deed.other = rule == 3 ? RV_NONE : face_at(L, 3, t, true);
    m->deed.rule = !lua_isnil(L, rule) ? rv_rule_at(L, rule, NULL)
                   : t->rule           ? t->rule
                                       : m->deed.script->rule;
    rv_script_charge(L, g->ntokens);
    if (rv_token_misfit(g, token, m->where, why, sizeof why))
        luaL_error(L, "the tokens %s cannot be put there: %s", t->key, why);
    rv_deed_try(L, act_on_token, &m->deed, true);
}

RV_LUA(token, put) {
    do_with_token(L, self, &(moving){.how = PUTS, .from = RV_IN_SUPPLY});
}

RV_LUA(token, take) {
    do_with_token(L, self, &(moving){.how = TAKES, .from = RV_IN_SUPPLY});
}

RV_LUA(token, move) {
    const bool said = !lua_isnil(L, 4);
    const int all = rv_token_number(g, self);
    if (all != 1 && !said)
        luaL_error(L, "there are %d %s: say from where token:move takes one", all,
                   g->rs->tokens[self].several);
    do_with_token(L, self,
                  &(moving){.how = MOVES, .from = said ? place_at(L, g, self, 4) : RV_IN_SUPPLY});
}

/* ---- game.state ---------------------------------------------------------------------------- */

/* The name at 2; what is kept by it. */
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

/* Takes the value at 3. */
static void take_value(lua_State *L, rv_kept *k) {
    rv_str word;
    bool fine = true;
    switch (lua_type(L, 3)) {
    case LUA_TNIL: break;
    case LUA_TBOOLEAN:
        k->type = RV_KEPT_TRUTH;
        k->number = lua_toboolean(L, 3);
        break;
    case LUA_TNUMBER:
        k->type = RV_KEPT_NUMBER;
        k->number = lua_tointeger(L, 3);
        fine = lua_isinteger(L, 3) && k->number <= RV_LIMIT_STATE_NUMBER &&
               k->number >= -RV_LIMIT_STATE_NUMBER;
        break;
    case LUA_TSTRING:
        word.s = lua_tolstring(L, 3, &word.n);
        k->type = RV_KEPT_WORD;
        fine = rv_state_is_word(word);
        if (fine)
            memcpy(k->word, word.s, word.n);
        break;
    default: fine = false;
    }
    if (!fine)
        luaL_error(L,
                   "game.state keeps whole numbers up to %d, booleans, and words that begin with a "
                   "letter, at most 63 bytes",
                   RV_LIMIT_STATE_NUMBER);
}

typedef struct keeping {
    rv_deed deed;
    rv_kept value;
} keeping;

static void keep_value(rv_deed *e) {
    keeping *k = (keeping *)(void *)e;
    e->done = rv_state_put(e->g, &k->value);
}

int rv_lua_state_set(lua_State *L) {
    const rv_kept *was;
    const char *name = state_name(L, &was);
    const rv_call *c = rv_call_of(L);
    keeping k = {.deed = rv_deed_of(L, 0)};
    if (rv_hook_kind_of(c->hook) != RV_EVENT)
        luaL_error(L, "game.state is set in events only, and %s is %s",
                   rv_call_name(rv_hooks_of(L), c), rv_hook_kind_word(rv_hook_kind_of(c->hook)));
    strcpy(k.value.script, c->script->name);
    strcpy(k.value.name, name);
    take_value(L, &k.value);
    if (was ? memcmp(was, &k.value, sizeof *was) == 0 : !k.value.type)
        return 0; /* it is kept already */
    const rv_str keeps = k.value.type
                             ? rv_script_keeps(c->script, name, &k.value, rv_game_of(L)->nplayers)
                             : (rv_str){0};
    if (keeps.s && !rv_str_is(keeps, RV_KEPT_IN_TURNS))
        luaL_error(L, "`%s`: the script keeps %s", name, lua_pushlstring(L, keeps.s, keeps.n));
    run_effect(L, keep_value, &k.deed);
    if (!k.deed.done)
        luaL_error(L, "game.state keeps %d values for one game, and these are more",
                   RV_LIMIT_STATE);
    return 0;
}
