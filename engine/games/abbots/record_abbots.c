/* record_abbots.c - the key `home` of an entry. */
#include "games/abbots/abbots.h"
#include "judge/replay.h"
#include "record/form.h"

/* ---- played ---------------------------------------------------------------------------------- */

/* What else the turn does that is done instead of placing a follower, or that; NULL. */
static const char *other_action(rv_case *c, const rv_entry *e) {
    if (e->piece.kind != RV_NONE)
        return rv_printf(&c->arena, "`%s`", e->piece.text);
    for (int i = 0; i < e->beside->nsaid; i++) {
        const rv_key *row = e->beside->said[i].row;
        if (row->instead == RV_INSTEAD_FOLLOWER && strcmp(row->key, "home") != 0)
            return rv_printf(&c->arena, "`%s`", row->key);
    }
    return NULL;
}

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

/* The one that is meant; RV_NONE with a complaint. */
static int find(rv_case *c, int player, const rv_value *said) {
    rv_game *g = c->game;
    const rv_figure_row *f = &g->rs->figures[said->figure];
    int node = RV_NONE, n = count_meant(g, player, said, &node);
    rv_holds(c, RV_D_HOME_NONE, n == 1,
             ("the %s of %s stands on %s", f->one, rv_hook_label(g, player),
              rv_feature_name(g, &c->arena, rv_root(g, node))),
             (rv_hook_label(g, player), f->one, where_none(g, player, said, n)));
    rv_rests_on(c, f->home, f->option.option);
    return n == 1 ? node : RV_NONE;
}

static void consider(rv_case *c, const rv_value *said) {
    rv_consider_thing(
        c, RV_AT_HOME, said->mark,
        (rv_at_cell){.there = said->there, .x = said->at.x, .y = said->at.y, .thing = "follower"});
}

/* K-45, before anything is said of the follower or whatever else is done beside it. */
static bool comes_alone(rv_case *c, rv_entry *e) {
    const rv_value *said = rv_value_beside(e, "home");
    const char *other = said ? other_action(c, e) : NULL;
    if (!other)
        return true;
    consider(c, said);
    rv_object(c, RV_D_HOME_BESIDE, said->mark, c->rec.label[e->player],
              c->game->rs->figures[said->figure].one, other);
    return rv_stands_without(c, "the coming home");
}

bool rv_abbots_play(rv_case *c, rv_entry *e) {
    const rv_value *said = rv_value_beside(e, "home");
    if (!said || other_action(c, e))
        return true;
    consider(c, said);
    int node = find(c, e->player, said);
    if (node == RV_NONE)
        return rv_stands_without(c, "the coming home");
    rv_abbots_come_home(c->game, node);
    return true;
}

/* ---- the row --------------------------------------------------------------------------------- */

static bool with_homing(const rv_record *rec) {
    for (int f = 0; f < rec->rs->nfigures; f++)
        if (rec->rs->figures[f].home && rv_figures_each(rec->rs, rec->option, f))
            return true;
    return false;
}

static const rv_theme homing = {with_homing, 0, "abbots"};

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
     .acts = RV_ACTS({RV_WHEN_PLACED, .play = comes_alone},
                     {RV_WHEN_LAID, .play = rv_abbots_play, .chances = &rv_abbots_chances}),
     .rank = RV_RANK_ACTION, .instead = RV_INSTEAD_FOLLOWER, .of_tiles = true, .law = RV_L_HOME,
     .words = "Instead of a follower: the figure that is taken home and scores what it stood on, "
              "with its cell where there are several"},
    {0},
};
