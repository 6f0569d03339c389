/* record_bridge.c - bridges in an entry of `moves`, and in a position: read and written. */
#include "games/bridges/record_bridge.h"
#include "base/limit.h"
#include "games/bridges/bridge.h"
#include "record/record_read.h"
#include "record/write.h"

static int read_axis(rv_reader *r, const rv_yaml *v, rv_str text) {
    int axis = rv_bridge_axis_of(text);
    if (axis < 0)
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, v->text.s, "a bridge goes ns or ew");
    return axis;
}

/* "ns", "ew@0,1" */
static bool read_bridge(rv_reader *r, const rv_yaml *v, rv_bridge_ref *b) {
    if (!rv_typed(r->d, v, RV_WORD, "a bridge"))
        return false;
    rv_str cell = v->text, axis = rv_str_cut(&cell, "@");
    *b = (rv_bridge_ref){.mark = v->mark, .beside = cell.s, .axis = read_axis(r, v, axis)};
    if (b->axis < 0)
        r->d->list[r->d->n - 1].help =
            "Type ns or ew, or ns@0,1 over a tile beside the one that is laid.";
    return b->axis >= 0 &&
           (!b->beside || rv_read_cell(r, cell, rv_mark_in(v->mark, v->text, cell), &b->x, &b->y));
}

static bool read_listed(rv_reader *r, const rv_yaml *v, rv_bridge_ref *b) {
    bool read = read_bridge(r, v, b);
    if (!read)
        r->d->list[r->d->n - 1].help =
            "ns, or in quotes 'ns@0,1' over a tile beside the one that is laid";
    return read;
}

/* One, or a list. */
static void read_built(rv_reader *r, const rv_yaml *v) {
    rv_bridges_said *e = rv_bridges_said_to(r->a, r->entry->beside->own);
    if (v->type == RV_YAML_LIST) {
        if (!v->n)
            rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, r->key->text.s, "a list of no bridges")
                ->help = "a bridge, as ns or ns@0,1; without one no such key";
        RV_READ_ITEMS(r, v, RV_LIMIT_LIST, "bridges", e->bridge, read_listed);
        return;
    }
    e->bridge.list = RV_NEW(r->a, rv_bridge_ref);
    e->bridge.n = read_bridge(r, v, e->bridge.list);
}

/* CELL: axis */
static void read_bridges(rv_reader *r, const rv_yaml *v) {
    rv_bridges_position *all = rv_bridges_position_to(r->a, r->rec->own);
    all->bridges.list = RV_NEWS(r->a, rv_span_ref, v->n + 1);
    RV_EACH_PAIR(v, k) {
        rv_span_ref *b = &all->bridges.list[all->bridges.n];
        *b = (rv_span_ref){.mark = k->mark};
        if (!rv_read_cell(r, k->text, k->mark, &b->x, &b->y) ||
            !rv_typed(r->d, k->next, RV_WORD, "ns or ew"))
            continue;
        b->axis = read_axis(r, k->next, k->next->text);
        all->bridges.n += b->axis >= 0;
    }
}

static void put_built(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_bridges_said *own = rv_bridges_beside(e);
    int n = own->bridge.n;
    const char **words = RV_NEWS(&c->arena, const char *, n);
    for (int i = 0; i < n; i++) {
        const rv_bridge_ref *r = &own->bridge.list[i];
        const char *axis = rv_bridge_axis_name(r->axis);
        bool beside = r->beside && (r->x != e->x || r->y != e->y);
        words[i] = beside ? rv_printf(&c->arena, "%s@%s", axis,
                                      rv_cell_name(c->game, &c->arena, r->x, r->y))
                          : axis;
    }
    rv_put_words(b, "bridge", words, n);
}

static void put_bridges(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    int n = 0;
    for (int i = 0; i < g->nplaced; i++) {
        int axis = rv_bridge_over(g, i);
        if (axis != RV_NONE)
            rv_putf(b, "%s'%s': %s", n++ ? ", " : "bridges: {",
                    rv_cell_name(g, &c->arena, g->placed[i].x, g->placed[i].y),
                    rv_bridge_axis_name(axis));
    }
    rv_put(b, n ? "}\n" : "");
}

/* ---- rows ------------------------------------------------------------------------------------ */

static bool with_bridges(const rv_record *rec) {
    return rv_pieces_each(rec->rs, rec->option, rec->nplayers,
                          rv_piece_find(rec->rs, rv_str_of("bridges"))) > 0;
}

static const rv_theme bridges = {with_bridges, 0, "bridges"};

static const rv_shape bridge = {RV_SHAPE_TEXT, .name = "ns | ew[@cell]",
                                .form = "(?:ns|ew)(?:@{cell})?"};

const rv_key rv_bridge_keys[] = {
    {&rv_map_entry, "bridge",
     RV_EITHER(&bridge, RV_SHAPE(RV_SHAPE_LIST, .of = &bridge, .most = RV_BUILT_MOST)), &bridges,
     .read = read_built, .put_said = put_built,
     .acts = RV_ACTS({RV_WHEN_PLACING, .play = rv_bridge_play}), .rank = RV_RANK_PLACING,
     .of_tiles = true, .law = RV_D_BRIDGE_PILLAR,
     .words = "The bridge built in this turn: over the tile just laid, or one beside it; a list "
              "where there are several"},
    {&rv_map_document, "bridges", RV_PAIRS(&rv_shape_cell, RV_FORM("ns | ew", "ns|ew")), &bridges,
     read_bridges, put_bridges, .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_bridges_stand}),
     .rank = RV_RANK_GAMES, .of_positions = true, .law = RV_D_BRIDGE_TWICE,
     .words = "The bridges, by the cells of their tiles", .sample = "{'0,1': ew}"},
    {0},
};
