/* script_things.c - what players, turns, features, tiles, cells and moves tell a script. */
#include "core/module.h"
#include "core/preview.h"
#include "core/turn.h"
#include "lua/script_lua.h"

/* The methods that tell one number, one truth or one text. */
#define TELL(object, name, push)                                                                   \
    int rv_lua_##object##_##name(lua_State *L) {                                                   \
        push;                                                                                      \
        return 1;                                                                                  \
    }
#define INTEGER(object, name, i) TELL(object, name, lua_pushinteger(L, i))
#define TRUTH(object, name, yes) TELL(object, name, lua_pushboolean(L, yes))
#define TEXT(object, name, s) TELL(object, name, lua_pushstring(L, s))

/* ---- player -------------------------------------------------------------------------------- */

static int give_integer(lua_State *L, int i) {
    lua_pushinteger(L, i);
    return 1;
}

TEXT(player, label, rv_label_of(rv_hooks_of(L), rv_self(L)))

int rv_lua_player_name(lua_State *L) {
    const rv_hooks *h = rv_hooks_of(L);
    const char *name = h->names ? h->names[rv_self(L)] : NULL;
    lua_pushstring(L, name ? name : rv_label_of(h, rv_self(L)));
    return 1;
}

INTEGER(player, place, rv_self(L) + 1)
INTEGER(player, score, rv_game_of(L)->seats[rv_self(L)].score)

int rv_figure_named(lua_State *L, const char *name) {
    const rv_ruleset *rs = rv_game_of(L)->rs;
    int figure = strcmp(name, "small") == 0 ? RV_F_SMALL : rv_figure_find(rs, rv_str_of(name));
    if (figure < 0 || !*name)
        luaL_error(L, "there is no figure `%s`", name);
    return figure;
}

void rv_figure_push(lua_State *L, int figure) {
    const char *key = rv_game_of(L)->rs->figures[figure].key;
    lua_pushstring(L, figure == RV_F_SMALL ? "small" : key);
}

int rv_lua_player_supply(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    const rv_seat *seat = &g->seats[rv_self(L)];
    const char *name = lua_tostring(L, 2);
    if (!name)
        return give_integer(L, rv_in_hand(g, rv_self(L)));
    return give_integer(L, seat->supply[rv_figure_named(L, name)]);
}

int rv_lua_player_away(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    const int16_t *away = g->seats[rv_self(L)].away;
    const char *name = lua_tostring(L, 2);
    int n = 0;
    for (int f = 0; !name && f < g->rs->nfigures; f++)
        n += away[f];
    return give_integer(L, name ? away[rv_figure_named(L, name)] : n);
}

int rv_lua_player_standing(lua_State *L) {
    enum { FEW = 8 };
    const rv_game *g = rv_game_of(L);
    const int player = rv_self(L);
    rv_script_charge(L, g->nnodes);
    lua_createtable(L, FEW, 0);
    for (int node = 0, n = 0; node < g->nnodes; node++)
        if (g->nodes[node].piece && rv_piece_player(g->nodes[node].piece) == player)
            rv_object_add(L, RV_OBJECT_follower, node, ++n);
    return 1;
}

/* Of this game, or of another that could be played. */
static const char *piece_key(const void *ud, int i) {
    const rv_ruleset *rs = ud;
    if (i < rs->npieces)
        return rs->pieces[i].key;
    for (int m = 0; m < RV_MODULES; m++)
        if (rs->links->modules[m]->piece && i-- == rs->npieces)
            return rs->links->modules[m]->piece;
    return NULL;
}

int rv_lua_player_pieces(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    const char *name = lua_tostring(L, 2);
    int piece = 0;
    while (piece_key(g->rs, piece) && strcmp(piece_key(g->rs, piece), name) != 0)
        piece++;
    if (!piece_key(g->rs, piece))
        rv_script_no_such(L, name, piece_key, g->rs,
                          lua_pushfstring(L, "there are no pieces `%s`", name));
    return give_integer(L, piece < g->rs->npieces ? g->seats[rv_self(L)].pieces[piece] : 0);
}

/* ---- turn ---------------------------------------------------------------------------------- */

int rv_lua_turn_player(lua_State *L) {
    rv_object_push(L, RV_OBJECT_player, rv_game_of(L)->to_move);
    return 1;
}

/* The tile laid last, while the turn in which it was laid goes on. */
int rv_lua_turn_tile(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    rv_object_push_or_nil(L, RV_OBJECT_tile, g->placing ? g->last : RV_NONE);
    return 1;
}

int rv_lua_turn_completed(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    rv_features_push(L, g->completed, g->placing ? g->ncompleted : 0);
    return 1;
}

/* ---- feature ------------------------------------------------------------------------------- */

TEXT(feature, kind, rv_kind_of(rv_game_of(L), rv_self(L))->name)
TEXT(feature, role, rv_kind_of(rv_game_of(L), rv_self(L))->role)

int rv_lua_feature_name(lua_State *L) {
    rv_trace_text text = "";
    if (rv_feature_first(rv_game_of(L), rv_self(L)) != RV_NONE)
        rv_object_describe(L, lua_touserdata(L, 1), text);
    lua_pushstring(L, text);
    return 1;
}

int rv_lua_feature_size(lua_State *L) {
    rv_game *g = rv_game_of(L);
    rv_script_charge(L, g->nodes[rv_self(L)].size);
    return give_integer(L, rv_feature_size(g, rv_self(L)));
}

int rv_lua_feature_points(lua_State *L) {
    rv_game *g = rv_game_of(L);
    rv_script_charge(L, g->nodes[rv_self(L)].size);
    return give_integer(L, rv_measure(g, rv_self(L)).points);
}

TRUTH(feature, complete, rv_game_of(L)->nodes[rv_self(L)].open == 0)
INTEGER(feature, open, rv_game_of(L)->nodes[rv_self(L)].open)

int rv_lua_feature_followers(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    int n = 0;
    for (int p = 0; p < g->nplayers; p++)
        if (lua_isnil(L, 2) || rv_object_index(L, 2) == p)
            n += rv_strength_on(g, p, rv_self(L));
    return give_integer(L, n);
}

int rv_lua_feature_figures(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    int figure = rv_figure_named(L, lua_tostring(L, 2)), n = 0;
    rv_script_charge(L, g->nodes[rv_self(L)].size);
    RV_EACH_NODE(g, rv_self(L), it) {
        uint8_t piece = g->nodes[it].piece;
        if (piece && rv_piece_figure(piece) == figure &&
            (lua_isnil(L, 3) || rv_object_index(L, 3) == rv_piece_player(piece)))
            n++;
    }
    return give_integer(L, n);
}

typedef struct asking {
    rv_game *g;
    int root;
    unsigned winners;
} asking;

static void ask_majority(void *ud) {
    asking *a = ud;
    bool tied;
    a->winners = rv_majority(a->g, a->root, &tied);
}

int rv_lua_feature_winners(lua_State *L) {
    rv_hook_id hook = rv_call_of(L)->hook;
    asking a = {rv_game_of(L), rv_self(L), 0};
    if (hook == RV_HOOK_majority || hook == RV_HOOK_tie)
        luaL_error(L, "feature:winners hangs on %s, and cannot be asked there",
                   rv_hook_name(NULL, (int)hook));
    rv_script_engine(L, ask_majority, &a);
    rv_players_push(L, a.g, a.winners);
    return 1;
}

typedef struct placing {
    rv_game *g;
    int figure, node;
    bool may;
} placing;

static void ask_placing(void *ud) {
    placing *p = ud;
    p->may = rv_turn_may_put(p->g, p->g->to_move, p->figure, p->node);
}

int rv_lua_feature_may_deploy(lua_State *L) {
    rv_game *g = rv_game_of(L);
    placing p = {.g = g};
    if (rv_call_of(L)->hook == RV_HOOK_may_deploy)
        luaL_error(L, "feature:may_deploy hangs on may_deploy, and cannot be asked there");
    p.figure = lua_isnil(L, 2) ? RV_F_SMALL : rv_figure_named(L, lua_tostring(L, 2));
    const rv_placed *last = g->placing == RV_PLACED ? &g->placed[g->last] : NULL;
    for (int r = 0; last && !p.may && r < last->tile->nregions; r++) {
        p.node = rv_node_of(last, r);
        if (rv_root(g, p.node) == rv_self(L))
            rv_script_engine(L, ask_placing, &p);
    }
    lua_pushboolean(L, p.may);
    return 1;
}

int rv_lua_feature_tiles(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    int n = 0;
    rv_script_charge(L, g->nnodes);
    lua_newtable(L);
    for (int i = 0; i < g->nplaced; i++)
        if (!g->placed[i].start && rv_covers(g, i, rv_self(L)))
            rv_object_add(L, RV_OBJECT_tile, i, ++n);
    return 1;
}

TRUTH(feature, doubled, rv_game_of(L)->nodes[rv_self(L)].doubles > 0)
INTEGER(feature, prizes, rv_game_of(L)->nodes[rv_self(L)].prizes)

/* The keys of declared marks. */
static int give_symbols(lua_State *L, rv_symbols symbols) {
    const rv_ruleset *rs = rv_game_of(L)->rs;
    int n = 0;
    lua_newtable(L);
    RV_EACH_BIT(symbols, i) {
        lua_pushstring(L, rs->symbols[i].key);
        lua_rawseti(L, -2, ++n);
    }
    return 1;
}

int rv_lua_feature_marks(lua_State *L) {
    return give_symbols(L, rv_game_of(L)->nodes[rv_self(L)].symbols);
}

int rv_lua_feature_rule(lua_State *L) {
    rv_game *g = rv_game_of(L);
    rv_script_charge(L, g->nodes[rv_self(L)].size);
    const char *rule = rv_measure(g, rv_self(L)).rule;
    lua_pushstring(L, rule ? rule : "");
    return 1;
}

/* What an area counts (K-28), and the other way round: a region says which others it touches, not
 * which touch it. */
int rv_lua_feature_touches(lua_State *L) {
    rv_game *g = rv_game_of(L);
    int n = 0;
    uint32_t stamp = ++g->stamp;
    lua_newtable(L);
    rv_script_charge(L, RV_TILE_REGIONS * (lua_Integer)g->nodes[rv_self(L)].size);
    RV_EACH_NODE(g, rv_self(L), it) {
        const rv_placed *p = &g->placed[g->nodes[it].placed];
        const int region = g->nodes[it].region;
        unsigned touching = p->tile->regions[region].touches;
        for (int r = 0; r < p->tile->nregions; r++)
            touching |= (p->tile->regions[r].touches >> region & 1u) << r;
        RV_EACH_BIT(touching, r) {
            int root = rv_root(g, rv_node_of(p, (int)r));
            if (g->stamps[root] == stamp)
                continue;
            g->stamps[root] = stamp;
            rv_object_add(L, RV_OBJECT_feature, root, ++n);
        }
    }
    return 1;
}

/* ---- tile: on the table, or (RV_NONE) about to be laid ------------------------------------- */

static const rv_placed *laid(lua_State *L) {
    return rv_self(L) == RV_NONE ? NULL : &rv_game_of(L)->placed[rv_self(L)];
}

static const rv_tile *tile(lua_State *L) {
    const rv_placed *p = laid(L);
    if (!p && !rv_call_of(L)->given->tile)
        luaL_error(L, "no tile is about to be laid now");
    return p ? p->tile : rv_call_of(L)->given->tile;
}

TEXT(tile, id, tile(L)->id)
TEXT(tile, look, tile(L)->look)

int rv_lua_tile_rotation(lua_State *L) {
    tile(L);
    return give_integer(L, 90 * (laid(L) ? laid(L)->quarters : rv_call_of(L)->given->quarters));
}

int rv_lua_tile_cell(lua_State *L) {
    const rv_placed *p = laid(L);
    tile(L);
    rv_object_push(L, RV_OBJECT_cell, p ? p->pos : rv_call_of(L)->given->pos);
    return 1;
}

int rv_lua_tile_marks(lua_State *L) {
    return give_symbols(L, tile(L)->symbols);
}

int rv_lua_tile_features(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    const bool lies = laid(L);
    rv_part parts[RV_TILE_REGIONS];
    int n = lies                              ? rv_parts_on(g, rv_self(L), parts)
            : rv_call_of(L)->script->api == 1 ? 0
                                              : tile(L)->nregions;
    lua_createtable(L, n, 0);
    for (int i = 0; i < n; i++)
        rv_object_add(L, lies ? RV_OBJECT_feature : RV_OBJECT_region, lies ? parts[i].root : i,
                      i + 1);
    return 1;
}

int rv_lua_tile_feature(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    int place = rv_place_of(rv_str_of(lua_tostring(L, 2))), node = RV_NONE;
    if (place < 0)
        luaL_error(L, "`%s` is no place of a tile", lua_tostring(L, 2));
    if (laid(L))
        node = rv_node_of_place(g, rv_self(L), ~0u, place);
    rv_object_push_or_nil(L, RV_OBJECT_feature, node == RV_NONE ? RV_NONE : rv_root(g, node));
    return 1;
}

int rv_lua_tile_standing(lua_State *L) {
    const rv_node *nodes = rv_game_of(L)->nodes;
    const rv_placed *p = laid(L);
    lua_newtable(L);
    for (int r = 0, n = 0; p && r < p->tile->nregions; r++)
        if (nodes[rv_node_of(p, r)].piece)
            rv_object_add(L, RV_OBJECT_follower, rv_node_of(p, r), ++n);
    return 1;
}

int rv_lua_tile_followers(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    int n = 0;
    for (int r = 0; laid(L) && r < laid(L)->tile->nregions; r++) {
        int node = rv_node_of(laid(L), r);
        uint8_t piece = g->nodes[node].piece;
        n += piece && !g->rs->figures[rv_piece_figure(piece)].joins &&
             (lua_isnil(L, 2) || rv_root(g, node) == rv_object_index(L, 2)) &&
             (lua_isnil(L, 3) || rv_piece_player(piece) == rv_object_index(L, 3));
    }
    return give_integer(L, n);
}

/* ---- region: of the tile about to be laid -------------------------------------------------- */

static const rv_region *region(lua_State *L) {
    return &rv_call_of(L)->given->tile->regions[rv_self(L)];
}

TEXT(region, kind, rv_game_of(L)->rs->kinds[region(L)->kind].name)
TEXT(region, role, rv_game_of(L)->rs->kinds[region(L)->kind].role)
TRUTH(region, doubled, region(L)->doubles > 0)
INTEGER(region, prizes, region(L)->prizes)

int rv_lua_region_marks(lua_State *L) {
    return give_symbols(L, rv_call_of(L)->given->tile->symbols_on[rv_self(L)]);
}

/* ---- follower: by its node ----------------------------------------------------------------- */

/* Raises when it has gone. */
static uint8_t piece(lua_State *L) {
    uint8_t piece = rv_game_of(L)->nodes[rv_self(L)].piece;
    if (!piece)
        luaL_error(L, "this follower has left its place");
    return piece;
}

static int placed_of(lua_State *L) {
    piece(L);
    return rv_game_of(L)->nodes[rv_self(L)].placed;
}

int rv_lua_follower_player(lua_State *L) {
    rv_object_push(L, RV_OBJECT_player, rv_piece_player(piece(L)));
    return 1;
}

int rv_lua_follower_figure(lua_State *L) {
    rv_figure_push(L, rv_piece_figure(piece(L)));
    return 1;
}

int rv_lua_follower_joins(lua_State *L) {
    lua_pushboolean(L, rv_game_of(L)->rs->figures[rv_piece_figure(piece(L))].joins != 0);
    return 1;
}

int rv_lua_follower_feature(lua_State *L) {
    piece(L);
    rv_object_push(L, RV_OBJECT_feature, rv_root(rv_game_of(L), rv_self(L)));
    return 1;
}

int rv_lua_follower_tile(lua_State *L) {
    rv_object_push(L, RV_OBJECT_tile, placed_of(L));
    return 1;
}

int rv_lua_follower_cell(lua_State *L) {
    rv_object_push(L, RV_OBJECT_cell, rv_game_of(L)->placed[placed_of(L)].pos);
    return 1;
}

/* ---- cell ---------------------------------------------------------------------------------- */

static int cell_x(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    return rv_pos_x(g, rv_self(L));
}

static int cell_y(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    return rv_self(L) / g->width + g->y0;
}

int rv_lua_cell_name(lua_State *L) {
    char name[RV_CELL_NAME];
    rv_cell_write(rv_game_of(L), cell_x(L), cell_y(L), name);
    lua_pushstring(L, name);
    return 1;
}

INTEGER(cell, x, cell_x(L))
INTEGER(cell, y, cell_y(L))

int rv_lua_cell_tile(lua_State *L) {
    rv_object_push_or_nil(L, RV_OBJECT_tile, rv_placed_at(rv_game_of(L), rv_self(L)));
    return 1;
}

int rv_lua_cell_start(lua_State *L) {
    const rv_game *g = rv_game_of(L);
    for (int side = 0; side < RV_SIDES; side++) {
        int at = rv_placed_at(g, rv_step(g, rv_self(L), side));
        const rv_placed *p = at == RV_NONE ? NULL : &g->placed[at];
        if (p && p->start && (p->tile->sides >> rv_opposite(side) & 1))
            return give_integer(L, g->rs->starts[p->index].space);
    }
    lua_pushnil(L);
    return 1;
}

/* ---- move ---------------------------------------------------------------------------------- */

int rv_lua_move_player(lua_State *L) {
    rv_object_push(L, RV_OBJECT_player, rv_call_of(L)->given->move->player);
    return 1;
}

INTEGER(move, from, rv_call_of(L)->given->move->from)
INTEGER(move, to, rv_call_of(L)->given->move->to)
INTEGER(move, points, rv_call_of(L)->given->move->to - rv_call_of(L)->given->move->from)
INTEGER(move, plain, rv_call_of(L)->given->move->plain)
