/* replay_bridge.c - bridges in the turns of a record (B-3 … B-21). */
#include "bridge.h"
#include "pieces.h"
#include "replay.h"
#include <stdlib.h>

static void complain(rv_case *c, const rv_entry *e, int wrong, int x, int y) {
    const rv_bridge_ref *b = &e->bridge;
    const char *cell = rv_cell_name(c->game, &c->arena, x, y), *axis = rv_axis_name(b->axis);
    if (wrong == RV_D_NO_BRIDGE)
        rv_complain(&c->diags, RV_D_NO_BRIDGE, b->mark, c->rec.label[e->player]);
    else if (wrong == RV_D_BRIDGE_FAR)
        rv_complain(&c->diags, RV_D_BRIDGE_FAR, b->mark, cell,
                    rv_cell_name(c->game, &c->arena, e->x, e->y));
    else
        rv_complain(&c->diags, (rv_code_id)wrong, b->mark, cell, axis);
}

/* B-4: it shares a side with the tile that is laid. */
static int tile_beside(const rv_game *g, const rv_entry *e) {
    int pos = rv_pos(g, e->bridge.x, e->bridge.y);
    if (abs(e->bridge.x - e->x) + abs(e->bridge.y - e->y) != 1 || pos == RV_NONE)
        return RV_NONE;
    return rv_placed_at(g, pos);
}

static bool bridge_beside(rv_case *c, rv_entry *e) {
    int placed = tile_beside(c->game, e);
    int wrong = placed == RV_NONE ? RV_D_BRIDGE_FAR
                                  : rv_may_bridge(c->game, e->player, placed, e->bridge.axis);
    if (wrong != RV_NONE) {
        complain(c, e, wrong, e->bridge.x, e->bridge.y);
        return rv_stands(c);
    }
    rv_bridge(c->game, placed, e->bridge.axis);
    return true;
}

/* Whether its ends go on is whether the tile with its bridge fits. */
static bool bridge_over(rv_case *c, rv_entry *e) {
    rv_game *g = c->game;
    const rv_tile *t = &g->rs->tiles[e->tile.tile];
    bool has = g->seats[e->player].pieces[RV_P_BRIDGE] > 0;
    e->as = has ? rv_tile_bridged(g, t, e->tile.quarters, e->bridge.axis) : NULL;
    if (e->as)
        return true;
    complain(c, e, has ? RV_D_BRIDGE_PILLAR : RV_D_NO_BRIDGE, e->x, e->y);
    return rv_stands(c);
}

/* "ns" over the cell where the tile is laid itself may be written, too. */
bool rv_bridge_before_placing(rv_case *c, rv_entry *e) {
    e->as = NULL;
    if (!e->bridge.said)
        return true;
    if (e->bridge.beside && (e->bridge.x != e->x || e->bridge.y != e->y)) {
        if (!bridge_beside(c, e))
            return false;
    } else if (!bridge_over(c, e))
        return false;
    rv_spend_piece(c->game, e->player, RV_P_BRIDGE);
    return true;
}
