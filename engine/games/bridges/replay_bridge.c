/* replay_bridge.c - bridges in the turns of a record (B-3 … B-21). */
#include "core/pieces.h"
#include "games/bridges/bridge.h"
#include "judge/why.h"
#include <stdlib.h>

static int tile_at(const rv_game *g, int x, int y) {
    int pos = rv_pos(g, x, y);
    return pos == RV_NONE ? RV_NONE : rv_placed_at(g, pos);
}

static const rv_tile *plain(const rv_game *g, const rv_entry *e) {
    return &g->rs->tiles[e->tile.tile];
}

/* B-4: its tile shares a side with the one that is laid, or is that one. */
static bool is_near(rv_case *c, const rv_entry *e, bool over, int placed) {
    const rv_bridge_ref *b = &e->beside->bridge;
    bool near = over || (placed != RV_NONE && abs(b->x - e->x) + abs(b->y - e->y) == 1);
    return rv_holds(c, RV_D_BRIDGE_FAR, near,
                    ("%s%s", over ? "it goes over" : rv_cell_name(c->game, &c->arena, b->x, b->y),
                     over ? " the tile just laid" : " shares a side with the tile just laid"),
                    (rv_cell_name(c->game, &c->arena, b->x, b->y),
                     rv_cell_name(c->game, &c->arena, e->x, e->y)));
}

/* Of a bridge over the tile itself the ends are not looked at where the cell is taken: that is
 * complained of later. */
static rv_span span_of(const rv_game *g, const rv_entry *e, bool over, int placed) {
    const rv_placed *p = placed == RV_NONE ? NULL : &g->placed[placed];
    const rv_faced laid = {plain(g, e), e->tile.quarters};
    int at = rv_pos(g, e->x, e->y);
    return (rv_span){.under = over ? laid
                              : p  ? (rv_faced){p->tile, p->quarters}
                                   : (rv_faced){NULL, 0},
                     .pos = over ? at
                            : p  ? p->pos
                                 : RV_NONE,
                     .axis = e->beside->bridge.axis,
                     .laid = laid,
                     .laid_at = over ? RV_NONE : at,
                     .no_ends = over && rv_placed_at(g, at) != RV_NONE};
}

/* The tile with the bridge; NULL: none can be built there. What stands though it is wrong is built
 * if it can be, of what is in somebody's hand. */
static const rv_tile *bridged(rv_game *g, const rv_entry *e, bool over, int placed) {
    const rv_placed *p = placed == RV_NONE ? NULL : &g->placed[placed];
    if (!rv_pieces_left(g, rv_bridge_piece(g)))
        return NULL;
    return over ? rv_tile_bridged(g, &g->rs->tiles[e->tile.tile], e->tile.quarters,
                                  e->beside->bridge.axis)
           : p  ? rv_tile_bridged(g, p->tile, p->quarters, e->beside->bridge.axis)
                : NULL;
}

static void build(rv_case *c, rv_entry *e, const rv_tile *as, int placed) {
    rv_game *g = c->game;
    bool over = placed == RV_NONE;
    if (over)
        RV_SETTLE(c, e->as, as);
    else
        rv_bridge(g, placed, e->beside->bridge.axis);
    rv_spend_piece(g, e->player, rv_bridge_piece(g));
    rv_tell_bridge(g, e->player, e->beside->bridge.axis, over ? e->x : e->beside->bridge.x,
                   over ? e->y : e->beside->bridge.y);
}

/* ---- is it needed? ------------------------------------------------------------------------- */

/* The first side of the tile that does not go on as the table stands; RV_NONE. */
static int cut_side(const rv_game *g, const rv_entry *e, int *other) {
    rv_misfit m = rv_fit(g, plain(g, e), e->tile.quarters, rv_pos(g, e->x, e->y));
    *other = m.other;
    return m.code == rv_cut_code(g, false) ? m.side : RV_NONE;
}

/* "its west side shows a road, that of tile BA.L at 0,-1 field" */
static const char *cut_words(const rv_game *g, const rv_entry *e, int side, int other) {
    const rv_placed *o = &g->placed[other];
    return rv_printf(g->arena, "its %s side shows %s, that of %s %s", rv_side_word(side),
                     rv_why_side(g, plain(g, e), e->tile.quarters, side), rv_why_placed(g, other),
                     rv_why_side(g, o->tile, o->quarters, rv_opposite(side)));
}

static void remark_need(rv_case *c, const rv_entry *e) {
    int other, side = cut_side(c->game, e, &other);
    rv_point_is(c, RV_AT_BRIDGE);
    if (side == RV_NONE)
        rv_remark(c, RV_L_BRIDGE, "the tile could lie there without it");
    else
        rv_remark(c, RV_L_BRIDGE_NEEDED, "without a bridge the tile could not lie there: %s",
                  cut_words(c->game, e, side, other));
}

/* ---- the keys of an entry ------------------------------------------------------------------ */

static bool may_be_built(rv_case *c, const rv_entry *e, bool over, int placed) {
    const rv_span s = span_of(c->game, e, over, placed);
    return is_near(c, e, over, placed) && (!s.under.tile || rv_may_span(c, c->game, e->player, &s));
}

/* "ns" over the cell where the tile is laid itself may be written, too. */
bool rv_bridge_before_placing(rv_case *c, rv_entry *e) {
    const rv_bridge_ref *b = &e->beside->bridge;
    RV_SETTLE(c, e->as, NULL);
    if (!b->said)
        return true;
    bool over = !b->beside || (b->x == e->x && b->y == e->y);
    int placed = over ? RV_NONE : tile_at(c->game, b->x, b->y);
    const rv_tile *as = bridged(c->game, e, over, placed);
    rv_consider(c, RV_AT_BRIDGE, b->mark);
    if (!may_be_built(c, e, over, placed) && !rv_stands_as(c, as, "the bridge"))
        return false;
    if (rv_explains(c))
        remark_need(c, e);
    if (as)
        build(c, e, as, placed);
    return true;
}

/* "ew, ns@0,1" */
static void put_choices(rv_game *g, rv_buf *b, const rv_bridge_choice *list, int n,
                        const char *between) {
    for (int i = 0; i < n; i++)
        rv_putf(b, "%s%s", i ? between : "", rv_bridge_word(g, b->arena, &list[i]));
}

static void remark_misfit(rv_case *c, const rv_bridge_choice *list, int n) {
    rv_game *g = c->game;
    rv_buf b = {.arena = g->arena};
    put_choices(g, &b, list, n, ", ");
    rv_point_is(c, RV_AT_BRIDGE);
    if (n)
        rv_remark(c, RV_L_BRIDGE_NEEDED, "with a bridge it could lie there: %s", rv_buf_text(&b));
    else if (g->seats[g->to_move].pieces[rv_bridge_piece(g)] <= 0)
        rv_remark(c, RV_D_NO_BRIDGE, "%s has no bridge left that could help",
                  rv_hook_label(g, g->to_move));
    else
        rv_remark(c, RV_L_ONE_BRIDGE, "no single bridge would make it fit");
}

/* B-9, B-10: a tile that does not fit, and for which no bridge is built. */
void rv_bridge_misfit(rv_case *c, const rv_entry *e, rv_buf *help) {
    rv_game *g = c->game;
    rv_bridge_choice list[RV_BRIDGE_WAYS];
    if (e->beside->bridge.said || !rv_has_bridges(g))
        return;
    int n = rv_bridges_for(g, plain(g, e), e->tile.quarters, rv_pos(g, e->x, e->y), list);
    if (rv_explains(c)) {
        remark_misfit(c, list, n);
        return;
    }
    rv_put(help, n ? "with the bridge " : "");
    put_choices(g, help, list, n, " or ");
    rv_put(help, n ? " it could lie there; " : "");
}
