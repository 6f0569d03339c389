/* record_bridge.c - bridges in an entry of `moves`, and in a position: read and written. */
#include "core/pieces.h"
#include "games/bridges/bridge.h"
#include "record/record_read.h"
#include "record/write.h"

static int read_axis(rv_reader *r, const rv_yaml *v, rv_str text) {
    int axis = rv_axis_of(text);
    if (axis < 0)
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, v->text.s, "a bridge goes ns or ew");
    return axis;
}

/* "ns", "ew@0,1" */
static void read_bridge(rv_reader *r, void *at, const rv_yaml *key, const rv_yaml *v) {
    rv_bridge_ref *b = &((rv_beside *)at)->bridge;
    (void)key;
    rv_str cell = v->text, axis = rv_str_cut(&cell, "@");
    *b = (rv_bridge_ref){.mark = v->mark, .beside = cell.s, .axis = read_axis(r, v, axis)};
    if (b->axis < 0)
        r->d->list[r->d->n - 1].help = "ns, or ns@0,1 over a tile beside the one that is laid";
    else
        b->said =
            !b->beside || rv_read_cell(r, cell, rv_mark_in(v->mark, v->text, cell), &b->x, &b->y);
}

/* CELL: axis */
static void read_bridges(rv_reader *r, void *at, const rv_yaml *key, const rv_yaml *v) {
    (void)at, (void)key;
    r->rec->bridges.list = RV_NEWS(r->a, rv_span_ref, v->n + 1);
    RV_EACH_PAIR(v, k) {
        rv_span_ref *b = &r->rec->bridges.list[r->rec->bridges.n];
        *b = (rv_span_ref){.mark = k->mark};
        if (!rv_read_cell(r, k->text, k->mark, &b->x, &b->y) ||
            !rv_typed(r->d, k->next, RV_WORD, "ns or ew"))
            continue;
        b->axis = read_axis(r, k->next, k->next->text);
        r->rec->bridges.n += b->axis >= 0;
    }
}

static void put_bridge(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_bridge_ref *r = &e->beside->bridge;
    bool beside = r->beside && (r->x != e->x || r->y != e->y);
    rv_putf(b, "  bridge: %s%s%s\n", rv_axis_name(r->axis), beside ? "@" : "",
            beside ? rv_cell_name(c->game, &c->arena, r->x, r->y) : "");
}

static void put_bridges(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    int n = 0;
    for (int i = 0; i < g->nplaced; i++) {
        int axis = rv_bridge_over(g, i);
        if (axis != RV_NONE)
            rv_putf(b, "%s'%s': %s", n++ ? ", " : "bridges: {",
                    rv_cell_name(g, &c->arena, g->placed[i].x, g->placed[i].y), rv_axis_name(axis));
    }
    rv_put(b, n ? "}\n" : "");
}

/* ---- rows ------------------------------------------------------------------------------------ */

static bool with_bridges(const rv_record *rec) {
    return rv_pieces_each(rec->rs, rec->option, rec->nplayers,
                          rv_piece_find(rec->rs, rv_str_of("bridges"))) > 0;
}

static const rv_theme bridges = {with_bridges, 0, "bridges"};

const rv_key rv_bridge_keys[] = {
    {&rv_map_entry, "bridge", RV_FORM("ns | ew[@cell]", "(?:ns|ew)(?:@{cell})?"), &bridges,
     .read = read_bridge, .put_said = put_bridge, .rank = RV_RANK_PLACING, .of_tiles = true,
     .law = RV_D_BRIDGE_PILLAR,
     .words = "The bridge built in this turn: over the tile just laid, or one beside it"},
    {&rv_map_document, "bridges", RV_PAIRS(&rv_shape_cell, RV_FORM("ns | ew", "ns|ew")), &bridges,
     read_bridges, put_bridges, .rank = RV_RANK_GAMES, .of_positions = true,
     .law = RV_D_BRIDGE_TWICE, .words = "The bridges, by the cells of their tiles"},
    {0},
};
