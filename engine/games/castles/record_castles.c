/* record_castles.c - the keys of castles in an entry of `moves`, and in a position. */
#include "games/castles/castles.h"
#include "record/form.h"

/* The castles, each with its lord; nobody where the castle has scored. */
static void lords(rv_game *g, rv_arena *a, rv_values *out) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->n; i++) {
        uint8_t lord = rv_castles_lord_of(g, i);
        rv_value *v = rv_add_value(a, out, rv_nothing_said);
        v->at.canon = rv_feature_name(g, a, rv_root(g, s->list[i].node));
        v->way = lord != 0;
        v->player = lord ? rv_piece_player(lord) : RV_NONE;
        v->figure = lord ? rv_piece_figure(lord) : RV_NONE;
    }
}

/* ---- rows ------------------------------------------------------------------------------------ */

static bool with_castles(const rv_record *rec) {
    return rv_pieces_each(rec->rs, rec->option, rec->nplayers,
                          rv_piece_find(rec->rs, rv_str_of("castles"))) > 0;
}

static const rv_theme castles = {.has = with_castles, .about = "castles"};

static const rv_shape of_owners = {RV_SHAPE_MAP, .of = &rv_shape_player,
                                   .to = RV_EITHER(&rv_shape_feature, RV_MANY(&rv_shape_feature))};

const rv_key rv_castles_keys[] = {
    {&rv_map_entry, "castle", &of_owners, &castles, .read = rv_read_values,
     .acts = RV_ACTS({RV_WHEN_LAID, .order = 200, .play = rv_castles_play,
                      .random = rv_castles_random, .chances = &rv_castles_chances}),
     .rank = RV_RANK_COMPLETED, .of_tiles = true, .law = RV_D_CASTLE_SMALL,
     .words = "Cities completed in this turn that their owners turn into castles"},
    {&rv_map_entry, "fief", &of_owners, &castles, .read = rv_read_values,
     .acts = RV_ACTS({RV_WHEN_LAID, .order = 200, .play = rv_castles_play_fiefs,
                      .random = rv_castles_random_fiefs}),
     .rank = RV_RANK_COMPLETED, .of_tiles = true, .law = RV_D_FIEF_NOTHING,
     .words = "Which completed feature the owner of a castle scores; left out, the best"},
    {&rv_map_document, "castles", RV_PAIRS(&rv_shape_feature, &rv_shape_left), &castles,
     .read = rv_read_values, .now = lords,
     .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_castles_stand}), .rank = RV_RANK_GAMES,
     .of_positions = true, .words = "The castles, each with its lord; none when he has gone home",
     .sample = "{'city@0,1': W}"},
    {0},
};
