/* record_bridge.c - the keys of bridges in an entry of `moves`, and in a position. */
#include "games/bridges/bridge.h"
#include "record/form.h"

static void spans(rv_game *g, rv_arena *a, rv_values *out) {
    for (int i = 0; i < g->nplaced; i++)
        if (rv_bridge_over(g, i) != RV_NONE)
            rv_add_value(a, out, rv_value_at(g->placed[i].x, g->placed[i].y))->word =
                rv_bridge_over(g, i);
}

/* ---- rows ------------------------------------------------------------------------------------ */

static bool with_bridges(const rv_record *rec) {
    return rv_pieces_each(rec->rs, rec->option, rec->nplayers,
                          rv_piece_find(rec->rs, rv_str_of("bridges"))) > 0;
}

static const rv_theme bridges = {.has = with_bridges, .about = "bridges"};

#define A_BRIDGE "a bridge goes ns or ew"
static const rv_shape bridge = {RV_SHAPE_TEXT, .form = "{ns|ew}[@{cell}]", .what = A_BRIDGE,
                                .help = "Type ns or ew; or in quotes 'ns@0,1', over a tile beside "
                                        "the one that is laid."},
                      axis = {RV_SHAPE_TEXT, .form = "{ns|ew}", .what = A_BRIDGE};

const rv_key rv_bridge_keys[] = {
    {&rv_map_entry, "bridge",
     RV_EITHER(&bridge, RV_SHAPE(RV_SHAPE_LIST, .of = &bridge, .least = 1, .most = RV_BUILT_MOST)),
     &bridges, .read = rv_read_values, .acts = RV_ACTS({RV_WHEN_PLACING, .play = rv_bridge_play}),
     .rank = RV_RANK_PLACING, .of_tiles = true, .law = RV_D_BRIDGE_PILLAR,
     .words = "The bridge built in this turn: over the tile just laid, or one beside it; a list "
              "where there are several"},
    {&rv_map_document, "bridges", RV_PAIRS(&rv_shape_cell, &axis), &bridges, .read = rv_read_values,
     .now = spans, .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_bridges_stand}),
     .rank = RV_RANK_GAMES, .of_positions = true, .law = RV_D_BRIDGE_TWICE,
     .words = "The bridges, by the cells of their tiles", .sample = "{'0,1': ew}"},
    {0},
};
