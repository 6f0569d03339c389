/* record_bridge.c - bridges in positions and in the turns of a record; the rows of their keys. */
#include "core/pieces.h"
#include "games/bridges/bridge.h"
#include "judge/case.h"
#include "judge/replay.h"
#include "judge/why.h"
#include "record/form.h"
#include <stdlib.h>

/* `code` is that of the same in a turn, whose rule it is. */
static void wrong_bridge(rv_case *c, const rv_value *b, int code, const char *why) {
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_BRIDGE, b->key_mark, rv_bridge_axis_name(b->word),
                             rv_cell_name(c->game, &c->arena, b->at.x, b->at.y), why);
    g->rule = rv_law_rule(c->game, code);
    g->at = (rv_at_cell){.there = true, .x = b->at.x, .y = b->at.y};
    c->play.uncounted |= (uint8_t)(1u << rv_bridge_piece(c->game));
}

/* Bridges are there before the sides of tiles are looked at: they change them (B-12). */
const rv_tile *rv_bridge_lies_as(rv_case *c, const rv_board_row *row, const rv_tile *t) {
    const rv_values *said = rv_values_in(&c->rec, "bridges");
    for (int i = 0; i < said->n; i++) {
        const rv_value *b = &said->list[i];
        if (b->at.x != row->x || b->at.y != row->y)
            continue;
        const rv_tile *with = rv_bridge_tile(c->game, t, row->tile.quarters, b->word);
        if (!with)
            wrong_bridge(c, b, RV_D_BRIDGE_PILLAR, "both its ends must stand on fields");
        return with ? with : t;
    }
    return t;
}

static void bridges_stand(rv_case *c) {
    const rv_values *said = rv_values_in(&c->rec, "bridges");
    for (int i = 0; i < said->n; i++) {
        const rv_value *b = &said->list[i];
        int pos = rv_pos(c->game, b->at.x, b->at.y), first = 0;
        while (said->list[first].at.x != b->at.x || said->list[first].at.y != b->at.y)
            first++; /* a cell may be said twice, as 0,1 and 00,1 */
        if (pos == RV_NONE || rv_placed_at(c->game, pos) == RV_NONE)
            wrong_bridge(c, b, RV_D_BRIDGE_PILLAR, "no tile lies there");
        else if (first < i)
            wrong_bridge(c, b, RV_D_BRIDGE_TWICE,
                         "one bridge goes over a tile, and this one has another"); /* B-7 */
    }
}

/* A bridge of an entry: over the tile that is laid, or over one on the table. */
typedef struct wanted {
    rv_value *said;
    bool over;
    int pos, placed; /* placed RV_NONE: the tile that is laid, or none lies there */
} wanted;

/* "ns" over the cell where the tile is laid itself may be written, too. */
static wanted wanted_in(const rv_game *g, const rv_entry *e, int i) {
    rv_value *b = &rv_values_beside(e, "bridge")->list[i];
    bool over = !b->there || (b->at.x == e->x && b->at.y == e->y);
    int pos = over ? rv_pos(g, e->x, e->y) : rv_pos(g, b->at.x, b->at.y);
    return (wanted){b, over, pos, over || pos == RV_NONE ? RV_NONE : rv_placed_at(g, pos)};
}

static const rv_tile *plain(const rv_game *g, const rv_entry *e) {
    return &g->rs->tiles[e->tile.tile];
}

/* B-4: its tile shares a side with the one that is laid, or is that one. */
static bool is_near(rv_case *c, const rv_entry *e, const wanted *w) {
    const rv_value *b = w->said;
    bool near = w->over || (w->placed != RV_NONE && abs(b->at.x - e->x) + abs(b->at.y - e->y) == 1);
    return rv_require(
        c, RV_D_BRIDGE_FAR, near,
        ("%s%s", w->over ? "it goes over" : rv_cell_name(c->game, &c->arena, b->at.x, b->at.y),
         w->over ? " the tile just laid" : " shares a side with the tile just laid"),
        (rv_cell_name(c->game, &c->arena, b->at.x, b->at.y),
         rv_cell_name(c->game, &c->arena, e->x, e->y)));
}

/* The tile over which it goes; NULL: none lies there. */
static rv_faced under(const rv_game *g, const rv_entry *e, const wanted *w) {
    const rv_placed *p = w->placed == RV_NONE ? NULL : &g->placed[w->placed];
    return w->over ? (rv_faced){rv_entry_tile(g->rs, e), e->tile.quarters}
           : p     ? (rv_faced){p->tile, p->quarters}
                   : (rv_faced){NULL, 0};
}

/* The tile with the bridge; NULL if none can be built there. An illegal bridge that is accepted is
 * built if that is possible and the player has one. */
static const rv_tile *bridged(rv_game *g, const rv_entry *e, const wanted *w) {
    const rv_faced f = under(g, e, w);
    return f.tile && rv_pieces_left(g, rv_bridge_piece(g))
               ? rv_bridge_tile(g, f.tile, f.quarters, w->said->word)
               : NULL;
}

static void put_over(rv_case *c, rv_entry *e, const wanted *w, const rv_tile *as) {
    if (w->over)
        RV_SETTLE(c, e->as, as);
    else
        rv_bridge(c->game, w->placed, w->said->word);
}

/* ---- is it needed? ------------------------------------------------------------------------- */

/* Without it the first side that does not go on is named: "its west side shows a road, that of tile
 * BA.L at 0,-1 field". */
static void remark_need(rv_case *c, const rv_entry *e) {
    rv_game *g = c->game;
    const rv_tile *t = plain(g, e);
    const rv_misfit m = rv_fit(g, t, e->tile.quarters, rv_pos(g, e->x, e->y));
    rv_point_is(c, RV_AT_BRIDGE);
    if (m.code != rv_cut_code(g, false) || m.side == RV_NONE) {
        rv_note_step(c, RV_L_BRIDGE, "the tile could lie there without %s",
                     rv_values_beside(e, "bridge")->n > 1 ? "them" : "it");
        return;
    }
    const rv_placed *o = &g->placed[m.other];
    rv_note_step(
        c, RV_L_BRIDGE_NEEDED,
        "without a bridge the tile could not lie there: its %s side shows %s, that of %s %s",
        rv_side_word(m.side), rv_why_side(g, t, e->tile.quarters, m.side),
        rv_why_placed(g, m.other), rv_why_side(g, o->tile, o->quarters, rv_opposite(m.side)));
}

/* ---- the keys of an entry ------------------------------------------------------------------ */

/* Each is judged as if it were built last: where roads go on the bridges behind it in the list are
 * there, too. Of a bridge over the tile itself the ends are not looked at where the cell is taken:
 * that is complained of later. */
static bool may_be_built(rv_case *c, rv_entry *e, const wanted *w, int n) {
    rv_game *g = c->game;
    int mark = rv_checkpoint(g), at = rv_pos(g, e->x, e->y);
    int most = g->option[RV_O_BRIDGES_PER_TURN];
    const char *bridges = rv_plural(&c->arena, most, "bridge");
    const rv_tile *as = e->as;
    for (int i = n; i < rv_values_beside(e, "bridge")->n; i++) {
        const wanted later = wanted_in(g, e, i);
        const rv_tile *with = later.pos == w->pos ? NULL : bridged(g, e, &later);
        if (with)
            put_over(c, e, &later, with);
    }
    const rv_span s = {.under = under(g, e, w),
                       .pos = w->pos,
                       .axis = w->said->word,
                       .laid = {rv_entry_tile(g->rs, e), e->tile.quarters},
                       .laid_at = w->over ? RV_NONE : at,
                       .no_ends = w->over && rv_placed_at(g, at) != RV_NONE};
    bool may =
        (n == 1 || /* B-10: of one alone there is nothing to say */
         rv_require_by(c, RV_O_BRIDGES_PER_TURN, RV_D_BRIDGE_MANY, n <= most,
                       ("it is number %d of at most %s in a turn", n, bridges), (bridges))) &&
        is_near(c, e, w) && (!s.under.tile || rv_bridge_may_span(c, g, e->player, &s));
    rv_undo(g, mark);
    e->as = as;
    return may;
}

/* The n-th of the entry. */
static bool play_bridge(rv_case *c, rv_entry *e, int n) {
    const wanted w = wanted_in(c->game, e, n - 1);
    const rv_tile *as = bridged(c->game, e, &w);
    if (w.over) /* then its cell goes without saying */
        RV_SETTLE(c, w.said->there, false);
    const int x = w.over ? e->x : w.said->at.x, y = w.over ? e->y : w.said->at.y;
    rv_consider_thing(
        c, RV_AT_BRIDGE, w.said->mark,
        (rv_at_cell){.there = true, .x = x, .y = y, .thing = "bridge", .axis = 1 + w.said->word});
    if (!may_be_built(c, e, &w, n) && !rv_tolerated_without(c, as ? "" : "the bridge"))
        return false;
    if (rv_explains(c) && n == 1)
        remark_need(c, e);
    if (as) {
        put_over(c, e, &w, as);
        rv_spend_piece(c->game, e->player, rv_bridge_piece(c->game));
        rv_bridge_tell(c->game, e->player, w.said->word, x, y);
    }
    return true;
}

static bool bridge_play(rv_case *c, rv_entry *e) {
    RV_SETTLE(c, e->as, NULL);
    for (int i = 0; i < rv_values_beside(e, "bridge")->n; i++)
        if (!play_bridge(c, e, i + 1))
            return false;
    return true;
}

/* "ew, ns@0,1" */
static const char *choices(rv_game *g, const rv_entry *e, const char *between) {
    rv_ways ways = {.a = g->arena};
    rv_buf b = {.arena = g->arena};
    const rv_spot s = rv_spot_at(g, plain(g, e), rv_pos(g, e->x, e->y), &ways);
    for (int i = 0; i < s.n; i++)
        if (rv_way_counts(&s, e->tile.quarters, i))
            rv_putf(&b, "%s%s", b.n ? between : "", rv_way_word(g, g->arena, &ways.list[i]));
    return rv_buf_text(&b);
}

static void remark_misfit(rv_case *c, const rv_entry *e) {
    rv_game *g = c->game;
    int most = g->option[RV_O_BRIDGES_PER_TURN];
    const char *list = choices(g, e, ", ");
    rv_point_is(c, RV_AT_BRIDGE);
    if (*list)
        rv_note_step(c, RV_L_BRIDGE_NEEDED, "with a bridge it could lie there: %s", list);
    else if (!rv_bridges_left(g))
        rv_note_step(c, RV_D_NO_BRIDGE, "%s has no bridge left that could help",
                     rv_hook_label(g, g->to_move));
    else
        rv_note_step(c, RV_L_ONE_BRIDGE, "no %s would make it fit",
                     most > 1 ? rv_plural(g->arena, most, "bridge") : "single bridge");
}

/* B-9, B-10: a tile that does not fit, and for which no bridge is built. */
void rv_bridge_misfit(rv_case *c, const rv_entry *e, rv_buf *help) {
    if (rv_values_beside(e, "bridge")->n)
        return;
    if (rv_explains(c)) {
        remark_misfit(c, e);
        return;
    }
    const char *list = choices(c->game, e, " or ");
    if (*list)
        rv_putf(help, "with the bridge %s it could lie there; ", list);
}

static void spans(rv_game *g, rv_arena *a, rv_values *out) {
    for (int i = 0; i < g->nplaced; i++)
        if (rv_bridge_over(g, i) != RV_NONE)
            rv_add_value(a, out, rv_value_at(g->placed[i].x, g->placed[i].y))->word =
                rv_bridge_over(g, i);
}

/* ---- rows ------------------------------------------------------------------------------------ */

static const rv_theme bridges = {.about = "bridges", .pieces = "bridges"};

#define A_BRIDGE "a bridge goes ns or ew"
static const rv_shape bridge = {RV_SHAPE_TEXT, .form = "{ns|ew}[@{cell}]", .what = A_BRIDGE,
                                .help = "Type ns or ew; or in quotes 'ns@0,1', over a tile beside "
                                        "the one that is laid."},
                      axis = {RV_SHAPE_TEXT, .form = "{ns|ew}", .what = A_BRIDGE};

const rv_key rv_bridge_keys[] = {
    {&rv_map_entry, "bridge",
     RV_EITHER(&bridge, RV_SHAPE(RV_SHAPE_LIST, .of = &bridge, .least = 1, .most = RV_BUILT_MOST)),
     &bridges, .read = rv_read_values, .acts = RV_ACTS({RV_WHEN_PLACING, .play = bridge_play}),
     .rank = RV_RANK_PLACING, .of_tiles = true, .law = RV_D_BRIDGE_PILLAR,
     .words = "The bridge built in this turn: over the tile just laid, or one beside it; a list "
              "where there are several"},
    {&rv_map_document, "bridges", RV_PAIRS(&rv_shape_cell, &axis), &bridges, .read = rv_read_values,
     .now = spans, .acts = RV_ACTS({RV_WHEN_POSITION, .set = bridges_stand}), .rank = RV_RANK_GAMES,
     .of_positions = true, .law = RV_D_BRIDGE_TWICE,
     .words = "The bridges, by the cells of their tiles", .sample = "{'0,1': ew}"},
    {0},
};
