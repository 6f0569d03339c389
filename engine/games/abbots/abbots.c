/* abbots.c - figures that are taken home instead of placing a follower, and then score what they
 * stood on as at the end of the game: those with `home` in the ruleset, such as the abbot (K-45).
 */
#include "judge/case.h"

static bool comes_home(const rv_ruleset *rs, const uint8_t *option, int figure) {
    return rs->figures[figure].home && rv_figures_each(rs, option, figure);
}

static bool any_comes_home(const rv_ruleset *rs, const uint8_t *option) {
    for (int f = 0; f < rs->nfigures; f++)
        if (comes_home(rs, option, f))
            return true;
    return false;
}

/* ---- played ---------------------------------------------------------------------------------- */

/* The next of these figures of the player to move that stands on the table, and not where it waits,
 * on what an option keeps open (CO-29); RV_NONE. */
static int next_at(const rv_game *g, int figure, int after) {
    const int player = g->turn.to_move, all = g->board.nnodes;
    const bool only = g->rs->figures[figure].each == 1;
    int at = !only ? after + 1 : after == RV_NONE ? rv_figure_at(g, player, figure) : RV_NONE;
    while (!only && at < all && g->board.nodes[at].follower != rv_follower_of(player, figure))
        at++;
    if (at == RV_NONE || at == all)
        return RV_NONE;
    return rv_kind_of(g, at)->open.option == RV_NO_OPTION ? at : next_at(g, figure, at);
}

/* K-45: one is meant. */
static bool may_come_home(rv_case *c, rv_game *g, rv_chance *d) {
    const rv_value *abbot = &d->value;
    const rv_figure_row *f = &g->rs->figures[abbot->figure];
    int player = g->turn.to_move, n = 0;
    bool stands = false; /* on another tile, too */
    for (int at = RV_NONE; (at = next_at(g, abbot->figure, at)) != RV_NONE;) {
        const rv_placed *p = &g->board.placed[g->board.nodes[at].placed];
        stands = true;
        if ((!abbot->there || (p->x == abbot->at.x && p->y == abbot->at.y)) && n++ == 0)
            d->node = at;
    }
    const char *where = n > 1    ? "several stand on the table"
                        : stands ? "it stands on another tile"
                        : g->seats[player].supply[abbot->figure] > 0
                            ? "it is in hand"
                            : "it stands on nothing that scores";
    rv_require_on(c, f->home, f->option.option, RV_D_HOME_NONE, n == 1,
                  ("the %s of %s stands on %s", f->one, rv_hook_label(g, player),
                   rv_name_of(g, rv_root(&g->board, d->node))),
                  (rv_hook_label(g, player), f->one, where));
    return n == 1;
}

/* K-45: at once, for the tile is laid and nothing is scored yet; what is unfinished counts as at
 * the end (K-46). */
static void come_home(rv_game *g, const rv_chance *d) {
    const int node = d->node, player = g->turn.to_move;
    const rv_figure_row *f = &g->rs->figures[d->value.figure];
    rv_tell_by(g, player, "home", (rv_about){.node = node}, f->home, "takes the %s home", f->one);
    g->scripts.giver = "home";
    rv_score_early(g, player, rv_root(&g->board, node));
    g->scripts.giver = NULL;
    rv_send_home(g, rv_lift(g, node));
}

/* ---- by chance, and listed ------------------------------------------------------------------- */

/* The follower is named with its cell where a player has several. */
static void list_homing(rv_offer *o) {
    rv_game *g = o->g;
    rv_value *v = &o->chance.value;
    RV_EACH_BIT(g->figures.alone, f) {
        v->figure = (int)f;
        v->there = g->rs->figures[f].each > 1;
        if (!comes_home(g->rs, g->option, v->figure))
            continue;
        for (int at = RV_NONE; (at = next_at(g, v->figure, at)) != RV_NONE;) {
            o->chance.node = at;
            v->at.x = g->board.placed[g->board.nodes[at].placed].x;
            v->at.y = g->board.placed[g->board.nodes[at].placed].y;
            rv_offer_chance(o);
        }
    }
}

/* ---- the row --------------------------------------------------------------------------------- */

static bool with_homing(const rv_record *rec) {
    return any_comes_home(rec->rs, rec->option);
}

static const rv_theme homing = {.has = with_homing, .about = "abbots"};

RV_LISTS_SOME_HERE(homing_figure, rv_record, of->rs->figures, of->rs->nfigures, it->home, it->key)

static const rv_shape home = {RV_SHAPE_TEXT, .form = "{figure}[@{cell}]", .choice = homing_figure,
                              .what = "a figure that is taken home"};

static const rv_key keys[] = {
    {&rv_map_entry, "home", &home, &homing,
     .acts =
         RV_ACTS({RV_WHEN_LAID, .chances = RV_CHANCES(.list = list_homing, .may = may_come_home,
                                                      .act = come_home, .odds = 2, .idle = 6,
                                                      .point = RV_AT_HOME, .thing = "follower")}),
     .rank = RV_RANK_ACTION, .instead = true, .instead_cite = RV_C_HOME, .of_tiles = true,
     .cite = RV_C_HOME},
    {0},
};

/* ---- the module ------------------------------------------------------------------------------ */

/* Without such a figure the game is the same without this module. */
static bool played(const rv_game *g) {
    return any_comes_home(g->rs, g->option);
}

/* ---- what must hold of rulesets -------------------------------------------------------------- */

static const char *part(const rv_ruleset *rs) {
    for (int f = 0; f < rs->nfigures; f++)
        if (rs->figures[f].home)
            return "a figure with `home`";
    return NULL;
}

const rv_module rv_abbots_module = {
    .name = "abbots", .keys = keys, .played = played, .checks = {.part = part}};
