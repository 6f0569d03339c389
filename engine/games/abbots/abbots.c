#include "games/abbots/abbots.h"
#include "ruleset/ruleset_sound.h"

static bool comes_home(const rv_game *g, int figure) {
    return g->rs->figures[figure].home && rv_figures_each(g->rs, g->option, figure);
}

/* ---- where it stands ------------------------------------------------------------------------- */

int rv_abbots_next(const rv_game *g, int player, int figure, int after) {
    const rv_seat *seat = &g->seats[player];
    int at_hand = seat->supply[figure] + seat->returning[figure];
    if (at_hand >= g->rs->figures[figure].each)
        return RV_NONE;
    for (int node = after + 1; node < g->nnodes; node++)
        if (g->nodes[node].piece == rv_piece_of(player, figure))
            return node;
    return RV_NONE;
}

/* K-45: at once, for the tile is laid and nothing is scored yet; what is unfinished counts as at
 * the end (K-46). */
void rv_abbots_come_home(rv_game *g, int node) {
    uint8_t piece = g->nodes[node].piece;
    const rv_figure_row *f = &g->rs->figures[rv_piece_figure(piece)];
    int player = rv_piece_player(piece);
    if (rv_listened(g)) {
        const rv_item item = {.type = RV_ITEM_ACTION,
                              .player = player,
                              .kind = "home",
                              .feature = rv_feature_name(g, g->arena, rv_root(g, node)),
                              .part = 1 + node,
                              .rule = f->home,
                              .note = rv_printf(g->arena, "takes the %s home", f->one)};
        rv_tell(g, &item);
    }
    rv_score_early(g, player, rv_root(g, node));
    rv_send_home(g, rv_lift(g, node));
}

/* ---- by chance, and listed ------------------------------------------------------------------- */

/* With its cell where a player has several. */
static void list(rv_offer *o) {
    rv_game *g = o->g;
    rv_value *v = &o->chance.value;
    RV_EACH_BIT(g->alone, f) {
        v->figure = (int)f;
        v->there = g->rs->figures[f].each > 1;
        for (int at = RV_NONE; comes_home(g, v->figure) &&
                               (at = rv_abbots_next(g, g->to_move, v->figure, at)) != RV_NONE;) {
            o->chance.node = at;
            v->at.x = g->placed[g->nodes[at].placed].x;
            v->at.y = g->placed[g->nodes[at].placed].y;
            o->see(o->ud, &o->chance);
        }
    }
}

static void act(rv_game *g, const rv_chance *d) {
    rv_abbots_come_home(g, d->node);
}

const rv_chances rv_abbots_chances = {.list = list,
                                      .may = rv_abbots_may,
                                      .act = act,
                                      .odds = 2,
                                      .idle = 6,
                                      .point = RV_AT_HOME,
                                      .thing = "follower"};

/* ---- the module ------------------------------------------------------------------------------ */

/* Without such a figure the game is the same without this module. */
static bool played(const rv_game *g) {
    for (int f = 0; f < g->rs->nfigures; f++)
        if (comes_home(g, f))
            return true;
    return false;
}

const rv_module rv_abbots_module = {.name = "abbots", .keys = rv_abbots_keys, .played = played};

/* ---- what must hold of rulesets -------------------------------------------------------------- */

static const char *part(const rv_ruleset *rs) {
    for (int f = 0; f < rs->nfigures; f++)
        if (rs->figures[f].home)
            return "a figure with `home`";
    return NULL;
}

const rv_game_sound rv_abbots_sound = {part, NULL};
