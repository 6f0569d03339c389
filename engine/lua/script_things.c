/* script_things.c - what the game and its things tell a script.
 *
 * Each method of hooks.txt that has no effect is a RV_LUA here, by object: call_method
 * (script_objects.c) has checked its arguments, which begin at stack index 2, and gives it the game
 * and what its object stands for. Those that tell one value are rows of RV_LUA_TELLS. games/ has
 * those that are about a single game, script_effects.c what changes the game.
 */
#include "core/stack.h"
#include "core/tokens.h"
#include "core/turn.h"
#include "lua/script_lua.h"
#include <stdlib.h>

#define INTEGER(object, name, i) RV_LUA_TELLS(object, name, lua_pushinteger(L, i))
#define TRUTH(object, name, yes) RV_LUA_TELLS(object, name, lua_pushboolean(L, yes))
#define TEXT(object, name, s) RV_LUA_TELLS(object, name, lua_pushstring(L, s))
#define THING(object, name, kind, i)                                                               \
    RV_LUA_TELLS(object, name, rv_object_push_or_nil(L, RV_OBJECT_##kind, i))

/* Whether this one is at a place of the stack, or any is meant. */
static bool is_meant(lua_State *L, int i, int one) {
    return lua_isnil(L, i) || rv_object_index(L, i) == one;
}

/* What is asked of the engine behind a guard, for it may run out of memory. */
typedef struct question {
    enum { FOLLOWER, WORTH, WINNERS, PLACING } what;
    rv_game *g;
    int node, who, answer; /* who: a player, or a figure */
    const char *name;
} question;

static void answer(void *ud) {
    question *q = ud;
    rv_game *g = q->g;
    rv_tally t;
    bool tied;
    switch (q->what) {
    case FOLLOWER: q->answer = g->rs->links->follower(g, q->name, q->who); break;
    case WORTH: q->answer = rv_worth_early(g, g->turn.to_move, q->node, &t, NULL); break;
    case WINNERS: q->answer = (int)rv_majority(g, q->node, &tied); break;
    case PLACING: q->answer = rv_turn_may_put(g, g->turn.to_move, q->who, q->node); break;
    }
}

/* ---- game ---------------------------------------------------------------------------------- */

RV_LUA_TELLS(game, option, rv_script_push_option(L, 2))
RV_LUA_TELLS(game, players, rv_players_add(L, g, ~0u))
THING(game, turn, turn, 0)
INTEGER(game, laid, g->board.nplaced - g->rs->nstarts)
INTEGER(game, left, g->stack.n - (lua_toboolean(L, 2) ? rv_undrawn(g) : rv_waiting_tiles(g)))

RV_LUA(game, player) {
    const bool named = lua_type(L, 2) == LUA_TSTRING;
    lua_Integer i = named ? 1 : lua_tointeger(L, 2);
    while (named && i <= g->nplayers &&
           strcmp(rv_hook_label(g, (int)i - 1), lua_tostring(L, 2)) != 0)
        i++;
    if (named && i > g->nplayers)
        luaL_error(L, "there is no player `%s`", lua_tostring(L, 2));
    if (i < 1 || i > g->nplayers)
        luaL_error(L, "there is no player %I", (LUAI_UACINT)i);
    rv_object_push(L, RV_OBJECT_player, (int)i - 1);
}

RV_LUA(game, cell) {
    const lua_Integer most = RV_LIMIT_SCRIPT_NUMBER;
    const bool named = lua_type(L, 2) == LUA_TSTRING;
    lua_Integer column = lua_tointeger(L, 2), row = lua_tointeger(L, 3);
    int x = 0, y = 0;
    if (named != lua_isnil(L, 3))
        luaL_error(L, "game:cell: a cell is named by a text or by two numbers");
    if (named && rv_cell_of(g, rv_str_of(lua_tostring(L, 2)), &x, &y) == RV_D_BAD_CELL)
        luaL_error(L, "`%s` is not a cell", lua_tostring(L, 2));
    if (!named) {
        x = column < -most || column > most ? (int)-most : (int)column;
        y = row < -most || row > most ? (int)-most : (int)row;
    }
    rv_object_push_or_nil(L, RV_OBJECT_cell,
                          rv_inside(&g->board, x, y) ? rv_pos(&g->board, x, y) : RV_NONE);
}

RV_LUA(game, cells) {
    rv_script_charge(L, g->board.width * g->board.height);
    for (int pos = 0; pos < g->board.width * g->board.height; pos++)
        if (rv_of_table(g, pos))
            rv_object_add(L, RV_OBJECT_cell, pos);
}

static void lack(lua_State *L, const char *name, const char *(*names)(const void *ud, int i)) {
    const rv_ruleset *rs = rv_game_of(L)->rs;
    rv_script_no_such(L, name, names, rs, lua_pushfstring(L, "%s has no `%s`", rs->title, name));
}

RV_LUA(game, tiles) {
    const bool all = lua_isnil(L, 2);
    const rv_symbols mark = all ? 0 : rv_symbol_of(g->rs, lua_tostring(L, 2));
    if (!mark && !all)
        lack(L, lua_tostring(L, 2), rv_symbol_name);
    rv_script_charge(L, g->board.nplaced);
    for (int i = 0; i < g->board.nplaced; i++)
        if (!g->board.placed[i].start && (all || g->board.placed[i].tile->symbols & mark))
            rv_object_add(L, RV_OBJECT_tile, i);
}

/* The features that the first argument names, by their kind or else by what they show; nil: all. */
static rv_places features_argument(lua_State *L) {
    const rv_ruleset *rs = rv_game_of(L)->rs;
    const char *name = lua_isnil(L, 2) ? NULL : lua_tostring(L, 2);
    int *hint = rv_hint_of(rv_hooks_of(L), name, RV_HINTS / 4 * 3), kind = *hint;
    rv_places of = {.some = name};
    if (name && kind >= 0 && kind < rs->nkinds && strcmp(rs->kinds[kind].name, name) == 0)
        of.kinds = (rv_kind_set)(1u << kind);
    else if (name && !rv_places_add(&of, rs, name))
        lack(L, name, rv_kind_name);
    else if (of.kinds)
        of = (rv_places){.some = name, .kinds = of.kinds}, *hint = __builtin_ctzll(of.kinds);
    if (of.figures)
        rv_script_charge(L, rv_game_of(L)->board.nnodes);
    return of;
}

/* Tile by tile, each feature with the first of its tiles. */
RV_LUA(game, features) {
    const rv_places of = features_argument(L);
    g->scratch.stamp++;
    rv_script_charge(L, g->board.nnodes);
    for (int i = 0; i < g->board.nplaced; i++)
        RV_EACH_UNSEEN(g, &of, i, root)
            rv_object_add(L, RV_OBJECT_feature, root);
}

RV_LUA(game, follower) {
    enum { STEPS_TO_READ = 150 };
    question q = {FOLLOWER, g, .name = lua_tostring(L, 2)};
    q.who = lua_isnil(L, 3) ? RV_NONE : rv_object_index(L, 3);
    rv_script_charge(L, STEPS_TO_READ);
    rv_script_engine(L, answer, &q);
    rv_object_push_or_nil(L, RV_OBJECT_follower, q.answer);
}

/* ---- player, turn -------------------------------------------------------------------------- */

TEXT(player, label, rv_hook_label(g, self))
INTEGER(player, place, self + 1)
INTEGER(player, score, g->seats[self].score)
RV_LUA(player, hand) {
    for (int f = 0; f < g->rs->nfigures; f++)
        if (g->seats[self].supply[f] + (lua_toboolean(L, 2) ? g->seats[self].returning[f] : 0) >
            0) {
            rv_figure_push(L, f);
            rv_list_add(L);
        }
}

INTEGER(player, supply,
        lua_isnil(L, 2) ? rv_in_hand(g, self) : g->seats[self].supply[rv_figure_argument(L, 2)])

RV_LUA(player, name) {
    const char *const *names = rv_hooks_of(L)->names;
    lua_pushstring(L, names && names[self] ? names[self] : rv_hook_label(g, self));
}

int rv_figure_argument(lua_State *L, int i) {
    const char *name = lua_isnil(L, i) ? "small" : lua_tostring(L, i);
    const int figure = strcmp(name, "small") == 0
                           ? RV_F_SMALL
                           : rv_figure_find(rv_game_of(L)->rs, rv_str_of(name));
    if (figure < 0 || !*name)
        luaL_error(L, "there is no figure `%s`", name);
    return figure;
}

void rv_figure_push(lua_State *L, int figure) {
    lua_pushstring(L, figure == RV_F_SMALL ? "small" : rv_game_of(L)->rs->figures[figure].key);
}

RV_LUA(player, away) {
    const int16_t *away = g->seats[self].away;
    int n = 0;
    for (int f = 0; f < g->rs->nfigures; f++)
        n += away[f];
    lua_pushinteger(L, lua_isnil(L, 2) ? n : away[rv_figure_argument(L, 2)]);
}

RV_LUA(player, came_from) {
    const int figure = rv_figure_argument(L, 2);
    const bool home = g->seats[self].returning[figure] > 0 && g->seats[self].from[figure];
    rv_object_push_or_nil(L, RV_OBJECT_stand, home ? g->seats[self].from[figure] - 1 : RV_NONE);
}

RV_LUA(player, standing) {
    const bool one = lua_isuserdata(L, 2);
    const rv_places of = one ? (rv_places){.some = false} : features_argument(L);
    const rv_node *nodes = g->board.nodes;
    rv_script_charge(L, g->board.nnodes);
    for (int later = !g->turn.ncompleted; later < 2; later++)
        for (int node = 0; node < g->board.nnodes; node++)
            if (nodes[node].follower && rv_owner_of(nodes[node].follower) == self &&
                !(lua_toboolean(L, 3) &&
                  g->rs->figures[rv_figure_of(nodes[node].follower)].joins) &&
                (one ? is_meant(L, 2, nodes[node].root)
                     : rv_feature_shows(g, nodes[node].root, &of)) &&
                (rv_completed_index(g, nodes[node].root) == RV_NONE) == later)
                rv_object_add(L, RV_OBJECT_follower, node);
}

/* The key of a sort of pieces of this game, or of another that could be played. */
static const char *piece_key(const void *ud, int i) {
    const rv_ruleset *rs = ud;
    if (i < rs->npieces)
        return rs->pieces[i].key;
    for (int m = 0; m < RV_MODULES; m++)
        if (rs->links->modules[m]->checks.pieces && i-- == rs->npieces)
            return rs->links->modules[m]->checks.pieces;
    return NULL;
}

int rv_piece_argument(lua_State *L, int i) {
    const rv_game *g = rv_game_of(L);
    const char *name = lua_tostring(L, i);
    const int piece = rv_find(rv_str_of(name), piece_key, g->rs);
    if (piece < 0)
        rv_script_no_such(L, name, piece_key, g->rs,
                          lua_pushfstring(L, "there are no pieces `%s`", name));
    return piece;
}

RV_LUA(player, pieces) {
    const int piece = rv_piece_argument(L, 2);
    lua_pushinteger(L, piece < g->rs->npieces ? g->seats[self].pieces[piece] : 0);
}

/* A tile is that of the turn while the turn in which it was laid goes on. */
THING(turn, player, player, g->turn.to_move)
TRUTH(turn, goes_on, g->turn.extra > (g->turn.part && (lua_toboolean(L, 2) || !rv_part_follows(g))))
TRUTH(turn, is_last, !g->stack.n && rv_turn_is_last(g))
THING(turn, tile, tile, g->turn.placing ? g->turn.last : RV_NONE)
static int times(const rv_game *g, const char *key) {
    const rv_house_action *of;
    int n = 0;
    for (int i = 0; (of = rv_house_action_at(g->scripts.hooks, i)); i++)
        if (g->turn.placing && g->scripts.done[i] / RV_DONE_MOST == g->board.nplaced &&
            strcmp(of->key, key) == 0)
            n += g->scripts.done[i] % RV_DONE_MOST;
    return n;
}

INTEGER(turn, times, times(g, lua_tostring(L, 2)))
TRUTH(turn, did, times(g, lua_tostring(L, 2)) > 0)

RV_LUA_TELLS(turn, completed,
             rv_features_add(L, g->turn.completed, g->turn.placing ? g->turn.ncompleted : 0))

/* ---- feature ------------------------------------------------------------------------------- */

TEXT(feature, kind, rv_kind_of(g, self)->name)
TEXT(feature, role, rv_kind_of(g, self)->role)
TRUTH(feature, complete, g->board.nodes[self].open == 0)
TRUTH(feature, kept, g->board.nodes[self].kept)
INTEGER(feature, open, g->board.nodes[self].open)
TRUTH(feature, doubled, g->board.nodes[self].doubles > 0)
INTEGER(feature, prizes, g->board.nodes[self].prizes)

RV_LUA(feature, name) {
    rv_trace_text text = "";
    if (rv_feature_first(&g->board, self) != RV_NONE)
        rv_object_describe(L, lua_touserdata(L, 1), text);
    lua_pushstring(L, text);
}

/* A feature that is walked, which costs as much as it has nodes. */
static int walked(lua_State *L, const rv_game *g, int root) {
    rv_script_charge(L, g->board.nodes[root].size);
    return root;
}

INTEGER(feature, size, rv_feature_size(g, walked(L, g, self)))
static int worth_of(lua_State *L, rv_game *g, int root) {
    question q = {WORTH, g, .node = walked(L, g, root)};
    const rv_hook_id hook = rv_call_of(L)->hook;
    if (hook == RV_HOOK_feature_points || hook == RV_HOOK_court_points) /* it would ask itself */
        return rv_measure(g, root).points;
    rv_script_engine(L, answer, &q);
    return q.answer;
}

INTEGER(feature, points,
        lua_toboolean(L, 2) ? worth_of(L, g, self) : rv_measure(g, walked(L, g, self)).points)

/* "worth 12, held by R 2, B 1" */
RV_LUA(feature, worth) {
    const char *before = ", held by";
    lua_pushfstring(L, "worth %d", worth_of(L, g, self));
    for (int p = 0; p < g->nplayers; p++)
        if (rv_strength_on(g, p, self) > 0) {
            const char *label = rv_hook_label(g, p);
            lua_pushfstring(L, "%s %s %d", before, label, rv_strength_on(g, p, self));
            lua_concat(L, 2);
            before = ",";
        }
}

RV_LUA(feature, rule) {
    const char *rule = rv_measure(g, walked(L, g, self)).rule;
    lua_pushstring(L, rule ? rule : "");
}

RV_LUA(feature, followers) {
    int n = 0;
    for (int p = 0; p < g->nplayers; p++)
        if (is_meant(L, 2, p))
            n += rv_strength_on(g, p, self);
    lua_pushinteger(L, n);
}

RV_LUA(feature, figures) {
    int figure = rv_figure_argument(L, 2), n = 0;
    rv_script_charge(L, g->board.nodes[self].size);
    RV_EACH_FIGURE(&g->board, self, it, who)
        n += rv_figure_of(who) == figure && is_meant(L, 3, rv_owner_of(who)) &&
             is_meant(L, 4, g->board.nodes[it].placed);
    lua_pushinteger(L, n);
}

RV_LUA(feature, winners) {
    rv_hook_id hook = rv_call_of(L)->hook;
    question q = {WINNERS, g, .node = self};
    if (hook == RV_HOOK_majority || hook == RV_HOOK_tie)
        luaL_error(L, "feature:winners depends on %s, and cannot be asked there",
                   rv_hook_name(NULL, (int)hook));
    rv_script_engine(L, answer, &q);
    rv_players_add(L, g, (unsigned)q.answer);
}

RV_LUA(feature, may_deploy) {
    if (rv_call_of(L)->hook == RV_HOOK_may_deploy)
        luaL_error(L, "feature:may_deploy depends on may_deploy, and cannot be asked there");
    question q = {PLACING, g, .who = rv_figure_argument(L, 2)};
    const rv_placed *last = g->turn.placing == RV_PLACED ? &g->board.placed[g->turn.last] : NULL;
    for (int r = 0; last && !q.answer && r < last->tile->nregions; r++) {
        q.node = rv_node_of(last, r);
        if (rv_root(&g->board, q.node) == self)
            rv_script_engine(L, answer, &q);
    }
    lua_pushboolean(L, q.answer);
}

RV_LUA(feature, tiles) {
    rv_script_charge(L, g->board.nnodes);
    rv_feature_tiles(g, self);
    for (int i = 0; i < g->board.nplaced; i++)
        if (!g->board.placed[i].start && g->scratch.stamps[i] == g->scratch.stamp)
            rv_object_add(L, RV_OBJECT_tile, i);
}

/* What an area counts (K-28), and the other way round: a region says which others it touches, not
 * which touch it. Of the features that the node touches, those are added that have no stamp. */
static void add_touched(lua_State *L, const rv_game *g, int node) {
    const rv_placed *p = &g->board.placed[g->board.nodes[node].placed];
    const int region = g->board.nodes[node].region;
    unsigned touching = p->tile->regions[region].touches;
    for (int r = 0; r < p->tile->nregions; r++)
        touching |= (p->tile->regions[r].touches >> region & 1u) << r;
    RV_EACH_BIT(touching, r) {
        const int root = rv_root(&g->board, rv_node_of(p, (int)r));
        if (g->scratch.stamps[root] != g->scratch.stamp)
            rv_object_add(L, RV_OBJECT_feature, root);
        g->scratch.stamps[root] = g->scratch.stamp;
    }
}

RV_LUA(feature, touches) {
    g->scratch.stamp++;
    rv_script_charge(L, RV_TILE_REGIONS * (lua_Integer)g->board.nodes[self].size);
    RV_EACH_NODE(&g->board, self, it)
        add_touched(L, g, it);
}

/* The keys of declared marks. */
static void add_symbols(lua_State *L, rv_symbols symbols) {
    const rv_ruleset *rs = rv_game_of(L)->rs;
    RV_EACH_BIT(symbols, i) {
        lua_pushstring(L, rs->symbols[i].key);
        rv_list_add(L);
    }
}

RV_LUA_TELLS(feature, marks, add_symbols(L, g->board.nodes[self].symbols))
TRUTH(feature, has, (g->board.nodes[self].symbols & rv_symbol_of(g->rs, lua_tostring(L, 2))) != 0)

/* ---- tile: on the table, or (RV_NONE) about to be laid; region: of the latter ---------------- */

static const rv_placed *laid(const rv_game *g, int self) {
    return self == RV_NONE ? NULL : &g->board.placed[self];
}

/* Which tile it is and how it lies, or would. */
static rv_placed lying(lua_State *L, const rv_game *g, int self) {
    const rv_given *is = rv_call_of(L)->given;
    if (self == RV_NONE && !is->tile)
        luaL_error(L, "no tile is about to be laid now");
    return self != RV_NONE
               ? g->board.placed[self]
               : (rv_placed){.tile = is->tile, .quarters = (uint8_t)is->quarters, .pos = is->pos};
}

TEXT(tile, id, lying(L, g, self).tile->id)
TEXT(tile, look, lying(L, g, self).tile->look)
INTEGER(tile, rotation, 90 * lying(L, g, self).quarters)
THING(tile, cell, cell, lying(L, g, self).pos)

RV_LUA(tile, points) {
    const rv_placed p = lying(L, g, self);
    const int way = rv_points_turned(p.tile->points, p.quarters);
    lua_pushstring(L, way ? rv_directions[way - 1] : NULL);
}

RV_LUA(tile, features) {
    const bool lies = laid(g, self);
    const rv_places of = features_argument(L);
    const rv_tile *t = lying(L, g, self).tile;
    rv_part parts[RV_TILE_REGIONS];
    int n = lies                              ? rv_parts_on(g, self, &of, parts)
            : rv_call_of(L)->script->api == 1 ? 0
                                              : t->nregions;
    for (int i = 0; i < n; i++)
        if (lies)
            rv_object_add(L, RV_OBJECT_feature, parts[i].root);
        else if (!of.some || of.kinds >> t->regions[i].kind & 1 || t->symbols_on[i] & of.marks)
            rv_object_add(L, RV_OBJECT_region, i);
}

static int node_at(lua_State *L, const rv_game *g, int self, int i) {
    const int place = rv_place_of(rv_str_of(lua_tostring(L, i)));
    if (place < 0)
        luaL_error(L, "`%s` is not a place of a tile", lua_tostring(L, i));
    return laid(g, self) ? rv_node_of_place(&g->board, self, ~0u, place) : RV_NONE;
}

RV_LUA(tile, feature) {
    const int node = node_at(L, g, self, 2);
    rv_object_push_or_nil(L, RV_OBJECT_feature,
                          node == RV_NONE ? RV_NONE : rv_root(&g->board, node));
}

/* The marks of the tile as a whole, or, if one is at i, on this feature there. */
static rv_symbols marks_of(lua_State *L, const rv_game *g, int self, int i) {
    const rv_placed *p = laid(g, self);
    const rv_tile *t = lying(L, g, self).tile;
    rv_symbols on = lua_isnil(L, i) ? t->symbols : 0;
    for (int r = 0; p && !lua_isnil(L, i) && r < t->nregions; r++)
        if (is_meant(L, i, rv_root(&g->board, rv_node_of(p, r))))
            on |= t->symbols_on[r];
    return on;
}

RV_LUA_TELLS(tile, marks, add_symbols(L, marks_of(L, g, self, 2)))
TRUTH(tile, has, (marks_of(L, g, self, 3) & rv_symbol_of(g->rs, lua_tostring(L, 2))) != 0)

RV_LUA(tile, touches) {
    const int node = node_at(L, g, self, 2);
    g->scratch.stamp++;
    if (node != RV_NONE)
        add_touched(L, g, node);
}

RV_LUA(tile, prizes) {
    const rv_placed *p = laid(g, self);
    const rv_tile *t = lying(L, g, self).tile;
    int n = 0;
    for (int r = 0; r < t->nregions; r++)
        if (p ? is_meant(L, 2, rv_root(&g->board, rv_node_of(p, r))) : lua_isnoneornil(L, 2))
            n += t->regions[r].prizes;
    lua_pushinteger(L, n);
}

RV_LUA(tile, standing) {
    RV_EACH_STAND(&g->board, laid(g, self) ? self : RV_NONE, it)
        if (g->board.nodes[it].follower)
            rv_object_add(L, RV_OBJECT_follower, it);
}

THING(tile, stand, stand, node_at(L, g, self, 2))

RV_LUA(tile, followers) {
    int n = 0;
    RV_EACH_STAND(&g->board, laid(g, self) ? self : RV_NONE, it) {
        uint8_t follower = g->board.nodes[it].follower;
        n += follower && !g->rs->figures[rv_figure_of(follower)].joins &&
             is_meant(L, 2, rv_root(&g->board, it)) && is_meant(L, 3, rv_owner_of(follower));
    }
    lua_pushinteger(L, n);
}

static const rv_region *region(lua_State *L, int self) {
    return &rv_call_of(L)->given->tile->regions[self];
}

TEXT(region, kind, g->rs->kinds[region(L, self)->kind].name)
TEXT(region, role, g->rs->kinds[region(L, self)->kind].role)
TRUTH(region, doubled, region(L, self)->doubles > 0)
INTEGER(region, prizes, region(L, self)->prizes)
RV_LUA_TELLS(region, marks, add_symbols(L, rv_call_of(L)->given->tile->symbols_on[self]))

/* ---- follower, by its node; cell; move ------------------------------------------------------- */

/* The node of one that stands there; of one that has gone it raises. */
static const rv_node *place(lua_State *L, const rv_game *g, int self) {
    if (!g->board.nodes[self].follower)
        luaL_error(L, "this follower has left its place");
    return &g->board.nodes[self];
}

THING(follower, player, player, rv_owner_of(place(L, g, self)->follower))
RV_LUA_TELLS(follower, figure, rv_figure_push(L, rv_figure_of(place(L, g, self)->follower)))
TRUTH(follower, joins, g->rs->figures[rv_figure_of(place(L, g, self)->follower)].joins != 0)
THING(follower, feature, feature, rv_root(&g->board, (int)(place(L, g, self) - g->board.nodes)))
THING(follower, tile, tile, place(L, g, self)->placed)
THING(follower, cell, cell, g->board.placed[place(L, g, self)->placed].pos)
THING(follower, stand, stand,
      rv_node_of(&g->board.placed[place(L, g, self)->placed], g->board.nodes[self].region))
THING(stand, feature, feature, rv_root(&g->board, self))
THING(stand, tile, tile, g->board.nodes[self].placed)

/* Whether somebody stands where one comes from a node without a way over a mark: who can only join
 * others keeps nobody away. */
static bool is_taken(const rv_game *g, int node, rv_symbols beyond) {
    const rv_board *b = &g->board;
    const rv_node *at = &b->nodes[node];
    const rv_placed *p = &b->placed[at->placed];
    g->scratch.stamps[node] = g->scratch.stamp;
    RV_EACH_STAND(b, at->placed, it) {
        const rv_figure_row *f = &g->rs->figures[rv_figure_of(b->nodes[it].follower)];
        if (b->nodes[it].follower && b->nodes[it].region == at->region && !f->joins)
            return true;
    }
    RV_EACH_BIT(rv_tile_ports(p->tile, p->quarters, at->region) & 0xfffu, port) {
        const int side = (int)port / 3, facing = 3 * rv_opposite(side) + 2 - (int)port % 3;
        const int other = rv_placed_at(b, rv_step(b, p->pos, side));
        const rv_placed *to = &b->placed[other == RV_NONE ? at->placed : other];
        const int r = rv_tile_region(to->tile, to->quarters, facing);
        const int next = r == RV_NO_REGION || other == RV_NONE ? node : rv_node_of(to, r);
        if (rv_root(b, next) == at->root && !(to->tile->symbols & beyond) &&
            g->scratch.stamps[next] != g->scratch.stamp && is_taken(g, next, beyond))
            return true;
    }
    return false;
}

/* The same of the whole feature, whatever joins its parts; who bars others counts, as a barn does
 * (AM-56, AM-62). */
static bool is_held(const rv_game *g, int root) {
    bool held = rv_feature_holds(&g->board, root);
    RV_EACH_BIT(g->figures.bars, f)
        held |= rv_has_figure(g, root, (int)f);
    return held;
}

/* Whether nobody stands on its feature, which can still grow or is an area. */
static bool is_free(const rv_game *g, int root) {
    const rv_node *feature = &g->board.nodes[root];
    return !feature->kept && (feature->open || rv_kind_of(g, root)->area) && !is_held(g, root);
}

RV_LUA(tile, stands) {
    int nodes[RV_TILE_REGIONS], n = laid(g, self) ? rv_features_on(&g->board, self, nodes) : 0;
    for (int i = 0; i < n; i++)
        if (!rv_kind_of(g, nodes[i])->bare &&
            (!lua_toboolean(L, 2) || is_free(g, rv_root(&g->board, nodes[i]))))
            rv_object_add(L, RV_OBJECT_stand, nodes[i]);
}

RV_LUA(stand, taken) {
    const int root = rv_root(&g->board, self);
    rv_script_charge(L, g->board.nodes[root].size);
    g->scratch.stamp++;
    lua_pushboolean(L, lua_isnil(L, 2)
                           ? is_held(g, root)
                           : is_taken(g, self, rv_symbol_of(g->rs, lua_tostring(L, 2))));
}

INTEGER(cell, x, rv_pos_x(&g->board, self))
INTEGER(cell, y, rv_pos_y(&g->board, self))
THING(cell, tile, tile, rv_placed_at(&g->board, self))

RV_LUA(cell, name) {
    char name[RV_CELL_NAME];
    rv_cell_write(g->rs, rv_pos_x(&g->board, self), rv_pos_y(&g->board, self), name);
    lua_pushstring(L, name);
}

RV_LUA(cell, around) {
    const rv_places of = features_argument(L);
    g->scratch.stamp++;
    rv_script_charge(L, 8);
    RV_EACH_AROUND(&g->board, self, at)
        RV_EACH_UNSEEN(g, &of, rv_placed_at(&g->board, at), root)
            rv_object_add(L, RV_OBJECT_feature, root);
}

RV_LUA(cell, tiles) {
    enum { SIDE = 3 };
    const int x = rv_pos_x(&g->board, self) - 1, y = self / g->board.width + g->board.y0 - 1;
    rv_script_charge(L, SIDE * SIDE);
    for (int i = 0; i < SIDE * SIDE; i++) {
        const int at = rv_pos(&g->board, x + i % SIDE, y + i / SIDE);
        if (at != RV_NONE && rv_placed_at(&g->board, at) != RV_NONE)
            rv_object_add(L, RV_OBJECT_tile, rv_placed_at(&g->board, at));
    }
}

RV_LUA(cell, start) {
    int at = rv_start_beside(&g->board, self);
    rv_number_push_or_nil(L, at != RV_NONE,
                          at == RV_NONE ? 0 : g->rs->starts[g->board.placed[at].index].space);
}

THING(move, player, player, rv_call_of(L)->given->move->player)
INTEGER(move, from, rv_call_of(L)->given->move->from)
INTEGER(move, to, rv_call_of(L)->given->move->to)
INTEGER(move, points, rv_call_of(L)->given->move->to - rv_call_of(L)->given->move->from)
INTEGER(move, plain, rv_call_of(L)->given->move->plain)
TEXT(move, script, g->scripts.giver) /* NULL: nil */
