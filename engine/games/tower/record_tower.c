/* record_tower.c - the keys of The Tower in an entry of `moves`, and in a position. */
#include "base/limit.h"
#include "games/tower/tower.h"
#include "record/form.h"
#include "ruleset/words.h"

/* ---- what holds now -------------------------------------------------------------------------- */

static void heights(rv_game *g, rv_arena *a, rv_values *out) {
    for (int i = 0; i < g->nplaced; i++)
        if (rv_towers_of(g)->sites[i].height)
            rv_add_value(a, out, rv_value_at(g->placed[i].x, g->placed[i].y))->number =
                rv_towers_of(g)->sites[i].height;
}

/* Nobody stands there where the follower who closed the tower has left it (T-31). */
static void tops(rv_game *g, rv_arena *a, rv_values *out) {
    for (int i = 0; i < g->nplaced; i++) {
        const rv_site *s = &rv_towers_of(g)->sites[i];
        if (!s->top && !s->closed)
            continue;
        rv_value *v = rv_add_value(a, out, rv_value_at(g->placed[i].x, g->placed[i].y));
        v->way = s->top != 0;
        v->player = s->top ? rv_piece_player(s->top) : RV_NONE;
        v->figure = s->top ? rv_piece_figure(s->top) : RV_NONE;
    }
}

static void prisoners(rv_game *g, rv_arena *a, rv_values *out) {
    for (int captor = 0; captor < g->nplayers; captor++)
        for (int owner = 0; owner < g->nplayers; owner++)
            for (int f = 0; f < g->rs->nfigures; f++)
                for (int k = rv_towers_of(g)->prisoners[captor][owner][f]; k > 0; k--) {
                    rv_value v = rv_nothing_said;
                    v.of = captor, v.player = owner, v.figure = f;
                    rv_add_value(a, out, v);
                }
}

static void ransomed(rv_game *g, rv_arena *a, rv_values *out) {
    if (g->once >> RV_MODULE_TOWER & 1 && !g->over)
        rv_add_value(a, out, rv_nothing_said)->word = 0;
}

/* ---- rows ------------------------------------------------------------------------------------ */

static bool with_towers(const rv_record *rec) {
    return rv_pieces_each(rec->rs, rec->option, rec->nplayers,
                          rv_piece_find(rec->rs, rv_str_of("towers"))) > 0;
}

static const rv_theme towers = {with_towers, 0, "towers"};

static const rv_shape height = {RV_SHAPE_NUMBER, .name = "height",        .what = "a height",
                                .least = 1,      .most = RV_LIMIT_POINTS, .ruled = true}; /* T-2 */

static const rv_shape on_top = {RV_SHAPE_EITHER,
                                .of = RV_SHAPE(RV_SHAPE_TEXT, .form = "[{size} ]{cell}",
                                               .use = RV_USE_TOP),
                                .to = &rv_shape_pair},
                      bought = {RV_SHAPE_TEXT, .form = "{player}[ {figure}]",
                                .mistaken = rv_joined_owner, .use = RV_USE_TAKEN};

static const rv_mistake top_sized[] = {
    {"{player}:{size}:top@{cell}", 0}, {"{player}:top@{cell}.{place}", 0}, {NULL, 0}};
static const rv_shape captive = {
    RV_SHAPE_TEXT,
    .form = "{player}:top@{cell}|{player}:{piece}@{cell}[.{place}]",
    .what = "a captured follower is PLAYER:ROLE@CELL, or PLAYER:top@CELL",
    .help = "Type B:{role}@1,2, or B:{role}@1,2.n where the tile has several.",
    .mistaken = top_sized,
    .use = RV_USE_TAKEN};

static const rv_shape exchanged = {RV_SHAPE_TEXT,
                                   .name = "figure | small",
                                   .form = "{figure}",
                                   .choice = rv_figure_choice,
                                   .what = "which of two comes back",
                                   .use = RV_USE_TAKEN};

const rv_key rv_tower_keys[] = {
    {&rv_map_entry, "ransom",
     RV_EITHER(&bought, RV_SHAPE(RV_SHAPE_LIST, .of = &bought, .least = 1)), &towers,
     .read = rv_read_values,
     .acts = RV_ACTS({RV_WHEN_TURN, .play = rv_tower_pay_early, .chances = &rv_tower_ransoms},
                     {RV_WHEN_ENDING, .play = rv_tower_pay_late}),
     .rank = RV_RANK_TURN, .law = RV_D_NO_PRISONER,
     .words = "From whom one of the player's own followers is bought back"},
    /* It plays `capture` and `exchange`, too: they are one action. */
    {&rv_map_entry, "tower", RV_EITHER(&rv_shape_cell, &rv_shape_pair), &towers,
     .read = rv_read_values,
     .acts = RV_ACTS({RV_WHEN_LAID, .play = rv_tower_play, .chances = &rv_tower_pieces}),
     .rank = RV_RANK_ACTION, .instead = RV_INSTEAD_FOLLOWER, .of_tiles = true,
     .law = RV_D_NO_FOUNDATION,
     .words = "Instead of a follower: a tower piece, on the tile at that cell"},
    {&rv_map_entry, "capture", &captive, &towers, .read = rv_read_values,
     .acts = RV_ACTS({RV_WHEN_LAID, .chances = &rv_tower_captures}), .rank = RV_RANK_ACTION,
     .of_tiles = true, .law = RV_D_OUT_OF_RANGE,
     .words = "Whom that piece takes; left out it takes nobody"},
    {&rv_map_entry, "exchange", &exchanged, &towers, .read = rv_read_values,
     .acts = RV_ACTS({RV_WHEN_LAID, .chances = &rv_tower_exchanges}), .rank = RV_RANK_ACTION,
     .of_tiles = true, .law = RV_D_EXCHANGE_OPEN,
     .words = "Which of two of the player's own followers comes back in an exchange"},
    {&rv_map_entry, "top", &on_top, &towers, .read = rv_read_values,
     .acts = RV_ACTS({RV_WHEN_LAID, .chances = &rv_tower_tops}), .rank = RV_RANK_ACTION,
     .instead = RV_INSTEAD_FOLLOWER, .of_tiles = true, .law = RV_D_EMPTY_TOWER,
     .words = "Instead of a follower on the tile: a follower on top of the tower at that cell"},
    {&rv_map_document, "towers", RV_PAIRS(&rv_shape_cell, &height), &towers, .read = rv_read_values,
     .now = heights, .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_towers_stand}),
     .rank = RV_RANK_GAMES, .of_positions = true,
     .words = "The height of each tower, without a follower on top", .sample = "{'0,1': 2}"},
    {&rv_map_document, "tops", RV_PAIRS(&rv_shape_cell, &rv_shape_left), &towers,
     .read = rv_read_values, .now = tops,
     .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_tower_tops_stand}), .rank = RV_RANK_GAMES,
     .of_positions = true, .law = RV_L_TOP_ALONE,
     .words = "Who stands on top of which tower; none where nobody does any more",
     .sample = "{'0,1': W}"},
    {&rv_map_document, "prisoners", RV_PAIRS(&rv_shape_player, RV_MANY(&rv_shape_owner)), &towers,
     .read = rv_read_values, .now = prisoners,
     .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_tower_prisoners_are}), .rank = RV_RANK_GAMES,
     .of_positions = true, .law = RV_D_NO_PRISONER, .words = "Whose followers each player holds",
     .sample = "{W: [B, B]}"},
    {&rv_map_document, "ransomed", &rv_shape_truth, &towers, .read = rv_read_values,
     .now = ransomed, .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_tower_is_ransomed}),
     .rank = RV_RANK_GAMES, .of_positions = true, .law = RV_D_RANSOM_TWICE,
     .words = "Whether a ransom was paid in the part of this turn that is over"},
    {0},
};
