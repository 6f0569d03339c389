/* bridge_why.c - bridges in a turn, for somebody who asks why: each thing that must hold for a
 * bridge, whether the tile needs it, and which one would have helped (B-4 … B-10, B-21). */
#include "games/bridges/bridge.h"
#include "judge/why.h"
#include "record/write.h"
#include <stdlib.h>

/* The bridge as it is asked for: over which tile, and where that lies, or will. */
typedef struct span {
    const rv_tile *tile; /* NULL: no tile lies there */
    int quarters, pos, axis;
    bool over; /* the tile that is being laid */
    const char *cell;
    rv_mark mark;
} span;

static const rv_tile *plain(const rv_telling *t, const rv_entry *e) {
    return &t->g->rs->tiles[e->tile.tile];
}

static span span_of(rv_telling *t, const rv_entry *e) {
    const rv_bridge_ref *b = &e->beside->bridge;
    bool over = !b->beside || (b->x == e->x && b->y == e->y);
    int x = over ? e->x : b->x, y = over ? e->y : b->y, pos = rv_pos(t->g, x, y);
    int placed = over || pos == RV_NONE ? RV_NONE : rv_placed_at(t->g, pos);
    const rv_placed *p = placed == RV_NONE ? NULL : &t->g->placed[placed];
    return (span){.tile = over ? plain(t, e)
                          : p  ? p->tile
                               : NULL,
                  .quarters = over ? e->tile.quarters
                              : p  ? p->quarters
                                   : 0,
                  .pos = pos,
                  .axis = b->axis,
                  .over = over,
                  .cell = rv_cell_name(t->g, t->a, x, y),
                  .mark = b->mark};
}

/* ---- may it be built? ---------------------------------------------------------------------- */

/* B-4 */
static bool say_where(rv_telling *t, const rv_entry *e, const span *s) {
    bool beside = abs(e->beside->bridge.x - e->x) + abs(e->beside->bridge.y - e->y) == 1;
    if (s->over)
        RV_SAY_YES(t, "bridge", RV_D_BRIDGE_FAR, "it goes over the tile just laid");
    else if (beside && s->tile)
        RV_SAY_YES(t, "bridge", RV_D_BRIDGE_FAR, "%s shares a side with the tile just laid",
                   s->cell);
    else
        RV_SAY_NO(t, "bridge", RV_D_BRIDGE_FAR, s->mark,
                  s->tile ? "%s shares no side with the tile just laid" : "no tile lies at %s",
                  s->cell);
    return s->tile;
}

/* B-7 */
static void say_single(rv_telling *t, const span *s) {
    if (s->tile->bridge == RV_NO_REGION)
        RV_SAY_YES(t, "bridge", RV_D_BRIDGE_TWICE, "no bridge lies over tile %s yet",
                   rv_tile_said(t->a, t->g, s->tile));
    else
        RV_SAY_NO(t, "bridge", RV_D_BRIDGE_TWICE, s->mark, "a bridge lies over tile %s already",
                  rv_tile_said(t->a, t->g, s->tile));
}

/* B-5: each pillar by itself. */
static void say_pillars(rv_telling *t, const span *s) {
    for (int end = 0; end < 2; end++) {
        int side = s->axis + 2 * end;
        const char *shows = rv_why_side(t, s->tile, s->quarters, side);
        if (rv_shows_field(t->g, s->tile, s->quarters, side))
            RV_SAY_YES(t, "pillar", RV_D_BRIDGE_PILLAR, "%s: it stands on %s", rv_side_word(side),
                       shows);
        else
            RV_SAY_NO(t, "pillar", RV_D_BRIDGE_PILLAR, s->mark, "%s: it would stand on %s",
                      rv_side_word(side), shows);
    }
}

/* B-6: an end over the tile that is being laid, or before it, or elsewhere. */
static void say_end(rv_telling *t, const rv_entry *e, const span *s, int side) {
    rv_game *g = t->g;
    int next = rv_step(g, s->pos, side), other = rv_placed_at(g, next);
    bool laid = next == rv_pos(g, e->x, e->y) && other == RV_NONE;
    const rv_placed *o = other == RV_NONE ? NULL : &g->placed[other];
    const rv_tile *tile = laid ? plain(t, e) : o ? o->tile : NULL;
    int quarters = laid ? e->tile.quarters : o ? o->quarters : 0, back = rv_opposite(side);
    const char *word = rv_side_word(side);
    if (!tile) {
        RV_SAY_YES(t, "end", RV_D_BRIDGE_END, "%s: it faces an empty cell", word);
        return;
    }
    const char *meets = rv_printf(t->a, "%s of tile %s", rv_why_side(t, tile, quarters, back),
                                  rv_tile_said(t->a, g, tile));
    if (rv_shows_road(g, tile, quarters, back))
        RV_SAY_YES(t, "end", RV_D_BRIDGE_END, "%s: it goes on as %s", word, meets);
    else
        RV_SAY_NO(t, "end", RV_D_BRIDGE_END, s->mark, "%s: it would end against %s", word, meets);
}

/* B-21 */
static void say_supply(rv_telling *t, const rv_entry *e) {
    int n = t->g->seats[e->player].pieces[RV_P_BRIDGE];
    const char *who = rv_why_label(t, e->player);
    if (n > 0)
        RV_SAY_YES(t, "bridge", RV_D_NO_BRIDGE, "%s has %s", who, rv_plural(t->a, n, "bridge"));
    else
        RV_SAY_NO(t, "bridge", RV_D_NO_BRIDGE, e->beside->bridge.mark, "%s has no bridge left",
                  who);
}

/* ---- is it needed? ------------------------------------------------------------------------- */

/* The first side of the tile that does not go on as the table stands; RV_NONE. */
static int cut_side(const rv_telling *t, const rv_entry *e, int *other) {
    const rv_game *g = t->g;
    rv_misfit m = rv_fit(g, plain(t, e), e->tile.quarters, rv_pos(g, e->x, e->y));
    *other = m.other;
    return m.code == rv_cut_code(g, false) ? m.side : RV_NONE;
}

/* "its west side shows a road, tile BA.L at 0,-1 field" */
static const char *cut_words(rv_telling *t, const rv_entry *e, int side, int other) {
    const rv_placed *o = &t->g->placed[other];
    return rv_printf(t->a, "its %s side shows %s, that of %s %s", rv_side_word(side),
                     rv_why_side(t, plain(t, e), e->tile.quarters, side), rv_why_placed(t, other),
                     rv_why_side(t, o->tile, o->quarters, rv_opposite(side)));
}

static void say_need(rv_telling *t, const rv_entry *e) {
    int other, side = cut_side(t, e, &other);
    if (side == RV_NONE)
        RV_SAY(t, "bridge", RV_L_BRIDGE, "the tile could lie there without it");
    else
        RV_SAY(t, "bridge", RV_L_BRIDGE_NEEDED, "without a bridge the tile could not lie there: %s",
               cut_words(t, e, side, other));
}

/* Before the tile's sides are looked at: the bridge changes them. */
void rv_bridge_why_placing(rv_telling *t, rv_entry *e) {
    e->as = NULL;
    if (!e->beside->bridge.said)
        return;
    span s = span_of(t, e);
    if (say_where(t, e, &s)) {
        say_single(t, &s);
        say_pillars(t, &s);
        say_end(t, e, &s, s.axis);
        say_end(t, e, &s, s.axis + 2);
    }
    say_supply(t, e);
    say_need(t, e);
    rv_bridge_before_placing(t->c, e);
    rv_say_complaints(t, "bridge");
}

/* ---- what would have helped ---------------------------------------------------------------- */

/* "ew, ns@0,1" */
static const char *list_choices(rv_telling *t, const rv_bridge_choice *list, int n) {
    rv_buf b = {.arena = t->a};
    for (int i = 0; i < n; i++)
        rv_putf(&b, "%s%s", i ? ", " : "", rv_bridge_word(t->g, t->a, &list[i]));
    return rv_buf_text(&b);
}

/* B-9, B-10: a tile that does not fit, and for which no bridge is built. */
void rv_bridge_why_sides(rv_telling *t, rv_entry *e) {
    rv_game *g = t->g;
    rv_bridge_choice list[RV_BRIDGE_WAYS];
    int other;
    if (e->beside->bridge.said || !rv_has_bridges(g) || cut_side(t, e, &other) == RV_NONE)
        return;
    int n = rv_bridges_for(g, plain(t, e), e->tile.quarters, rv_pos(g, e->x, e->y), list);
    if (n)
        RV_SAY(t, "bridge", RV_L_BRIDGE_NEEDED, "with a bridge it could lie there: %s",
               list_choices(t, list, n));
    else if (g->seats[g->to_move].pieces[RV_P_BRIDGE] <= 0)
        RV_SAY(t, "bridge", RV_D_NO_BRIDGE, "%s has no bridge left that could help",
               rv_why_label(t, g->to_move));
    else
        RV_SAY(t, "bridge", RV_L_ONE_BRIDGE, "no single bridge would make it fit");
}
