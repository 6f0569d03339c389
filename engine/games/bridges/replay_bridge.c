/* replay_bridge.c - bridges in the turns of a record (B-3 … B-21). */
#include "core/pieces.h"
#include "games/bridges/bridge.h"
#include "judge/replay.h"
#include <stdlib.h>

static void complain(rv_case *c, const rv_entry *e, int wrong, int x, int y) {
    const rv_bridge_ref *b = &e->beside->bridge;
    const char *cell = rv_cell_name(c->game, &c->arena, x, y), *axis = rv_axis_name(b->axis);
    if (wrong == RV_D_NO_BRIDGE)
        rv_object(c, RV_D_NO_BRIDGE, b->mark, c->rec.label[e->player]);
    else if (wrong == RV_D_BRIDGE_FAR)
        rv_object(c, RV_D_BRIDGE_FAR, b->mark, cell,
                    rv_cell_name(c->game, &c->arena, e->x, e->y));
    else
        rv_object(c, (rv_code_id)wrong, b->mark, cell, axis);
}

static int tile_at(const rv_game *g, int x, int y) {
    int pos = rv_pos(g, x, y);
    return pos == RV_NONE ? RV_NONE : rv_placed_at(g, pos);
}

/* B-6: the tile that is laid is there when the bridge is built, and its end may face it. */
static bool meets_laid(const rv_game *g, const rv_entry *e) {
    const rv_tile *t = &g->rs->tiles[e->tile.tile];
    int side = e->beside->bridge.x < e->x   ? RV_WEST
               : e->beside->bridge.x > e->x ? RV_EAST
               : e->beside->bridge.y < e->y ? RV_SOUTH
                                            : RV_NORTH;
    return (side & 1) != e->beside->bridge.axis || rv_shows_road(g, t, e->tile.quarters, side);
}

/* B-4: its tile shares a side with the one that is laid. */
static int wrong_beside(rv_game *g, const rv_entry *e, int placed) {
    if (placed == RV_NONE || abs(e->beside->bridge.x - e->x) + abs(e->beside->bridge.y - e->y) != 1)
        return RV_D_BRIDGE_FAR;
    int wrong = rv_may_bridge(g, e->player, placed, e->beside->bridge.axis);
    return wrong == RV_NONE && !meets_laid(g, e) ? RV_D_BRIDGE_END : wrong;
}

/* A cell that is taken is complained of later. */
static int wrong_over(rv_game *g, const rv_entry *e) {
    int pos = rv_pos(g, e->x, e->y);
    int wrong = rv_may_bridge_new(g, e->player, &g->rs->tiles[e->tile.tile], e->tile.quarters, pos,
                                  e->beside->bridge.axis);
    return wrong == RV_D_BRIDGE_END && rv_placed_at(g, pos) != RV_NONE ? RV_NONE : wrong;
}

/* The tile with the bridge; NULL: none can be built there. What stands though it is wrong is built
 * if it can be, of what is in somebody's hand. */
static const rv_tile *bridged(rv_game *g, const rv_entry *e, bool over, int placed) {
    const rv_placed *p = placed == RV_NONE ? NULL : &g->placed[placed];
    if (!rv_pieces_left(g, RV_P_BRIDGE))
        return NULL;
    return over ? rv_tile_bridged(g, &g->rs->tiles[e->tile.tile], e->tile.quarters,
                                  e->beside->bridge.axis)
           : p  ? rv_tile_bridged(g, p->tile, p->quarters, e->beside->bridge.axis)
                : NULL;
}

static void build(rv_game *g, rv_entry *e, const rv_tile *as, int placed) {
    bool over = placed == RV_NONE;
    if (over)
        e->as = as;
    else
        rv_bridge(g, placed, e->beside->bridge.axis);
    rv_spend_piece(g, e->player, RV_P_BRIDGE);
    rv_tell_bridge(g, e->player, e->beside->bridge.axis, over ? e->x : e->beside->bridge.x,
                   over ? e->y : e->beside->bridge.y);
}

/* "ns" over the cell where the tile is laid itself may be written, too. */
bool rv_bridge_before_placing(rv_case *c, rv_entry *e) {
    const rv_bridge_ref *b = &e->beside->bridge;
    e->as = NULL;
    if (!b->said)
        return true;
    bool over = !b->beside || (b->x == e->x && b->y == e->y);
    int placed = over ? RV_NONE : tile_at(c->game, b->x, b->y);
    int wrong = over ? wrong_over(c->game, e) : wrong_beside(c->game, e, placed);
    const rv_tile *as = bridged(c->game, e, over, placed);
    if (wrong != RV_NONE)
        complain(c, e, wrong, over ? e->x : b->x, over ? e->y : b->y);
    if (wrong != RV_NONE && !(as ? rv_stands(c) : rv_stands_without(c, "the bridge")))
        return false;
    if (as)
        build(c->game, e, as, placed);
    return true;
}
