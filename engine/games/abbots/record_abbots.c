/* record_abbots.c - the key `home` of an entry. */
#include "games/abbots/abbots.h"
#include "judge/replay.h"
#include "record/form.h"

/* ---- played ---------------------------------------------------------------------------------- */

static bool stands_at(const rv_game *g, int node, const rv_value *said) {
    const rv_placed *p = &g->placed[g->nodes[node].placed];
    return !said->there || (p->x == said->at.x && p->y == said->at.y);
}

/* How many are meant; *node is the first. */
static int count_meant(const rv_game *g, int player, const rv_value *said, int *node) {
    int n = 0;
    for (int at = RV_NONE; (at = rv_abbots_next(g, player, said->figure, at)) != RV_NONE;)
        if (stands_at(g, at, said) && n++ == 0)
            *node = at;
    return n;
}

static const char *where_none(const rv_game *g, int player, const rv_value *said, int n) {
    return n > 1 ? "several stand on the table"
           : rv_abbots_next(g, player, said->figure, RV_NONE) != RV_NONE
               ? "it stands on another tile"
           : g->seats[player].supply[said->figure] > 0 ? "it is in hand"
                                                       : "it is not on the table";
}

/* K-45: one is meant. */
bool rv_abbots_may(rv_case *c, rv_game *g, rv_chance *d) {
    const rv_value *said = &d->value;
    const rv_figure_row *f = &g->rs->figures[said->figure];
    int player = g->to_move, n = count_meant(g, player, said, &d->node);
    rv_holds(c, RV_D_HOME_NONE, n == 1,
             ("the %s of %s stands on %s", f->one, rv_hook_label(g, player),
              rv_feature_name(g, g->arena, rv_root(g, d->node))),
             (rv_hook_label(g, player), f->one, where_none(g, player, said, n)));
    if (c)
        rv_rests_on(c, f->home, f->option.option);
    return n == 1;
}

/* ---- the row --------------------------------------------------------------------------------- */

static bool with_homing(const rv_record *rec) {
    for (int f = 0; f < rec->rs->nfigures; f++)
        if (rec->rs->figures[f].home && rv_figures_each(rec->rs, rec->option, f))
            return true;
    return false;
}

static const rv_theme homing = {.has = with_homing, .about = "abbots"};

static const char *homing_figure(rv_arena *a, const rv_record *game, int i) {
    (void)a;
    for (int f = 0; f < game->rs->nfigures; f++)
        if (game->rs->figures[f].home && i-- == 0)
            return game->rs->figures[f].key;
    return NULL;
}

static const rv_shape home = {RV_SHAPE_TEXT, .form = "{figure}[@{cell}]", .choice = homing_figure,
                              .what = "a figure that is taken home"};

const rv_key rv_abbots_keys[] = {
    {&rv_map_entry, "home", &home, &homing, .read = rv_read_values,
     .acts = RV_ACTS({RV_WHEN_LAID, .chances = &rv_abbots_chances}), .rank = RV_RANK_ACTION,
     .instead = RV_INSTEAD_FOLLOWER, .instead_law = RV_L_HOME, .of_tiles = true, .law = RV_L_HOME,
     .words = "Instead of a follower: the figure that is taken home and scores what it stood on, "
              "with its cell where there are several"},
    {0},
};
