/* bazaar_why.c - explains bazaars, for `why` only: whether one follows, who may not bid, who pays
 * whom, who plays the tiles (B-53 … B-69).
 */
#include "core/stack.h"
#include "games/bazaars/bazaar.h"
#include "games/bazaars/record_bazaar.h"
#include "judge/why.h"

static const char *who(const rv_case *c, int player) {
    return c->rec.label[player];
}

/* ---- the auction --------------------------------------------------------------------------- */

/* That there is no bidding (B-69) is said of the chooser only. */
void rv_bazaar_tell_silent(rv_case *c, const rv_lot_ref *l, int player) {
    rv_game *g = c->game;
    bool holds = g->held[player], off = g->option[RV_O_BAZAAR_AUCTION] == RV_V_NO;
    if (!rv_explains(c) || (off && !holds && player != l->chooser))
        return;
    if (holds || off)
        rv_remark(c, RV_D_BID_OFF, "%s may not bid: %s", who(c, player),
                  holds ? "this player has a tile already" : "there is no bidding in this game");
    else
        rv_remark_house_rule(c, "%s may not bid", who(c, player));
    if (off && !holds)
        rv_rests_on(c, g->rs->options[RV_O_BAZAAR_AUCTION].rule, RV_O_BAZAAR_AUCTION);
}

void rv_bazaar_tell_deal(rv_case *c, const rv_lot_ref *l, const rv_trade *t) {
    const char *buyer = who(c, t->player);
    if (!rv_explains(c))
        return;
    rv_point_is(c, RV_AT_DEAL);
    if (t->law == RV_L_BAZAAR_LAST)
        rv_remark(c, t->law, "the last tile goes to %s for nothing", buyer);
    else if (t->law == RV_L_BAZAAR_FREE)
        rv_remark(c, t->law, "%s has it for nothing", buyer);
    else if (t->law == RV_L_BAZAAR_LONE)
        rv_remark(c, t->law, "%s alone has bid, and pays %d to nobody", buyer, t->points);
    else if (l->deal == RV_DEAL_BUY)
        rv_remark(c, t->law, "%s buys it, and pays %d to %s", buyer, t->points, who(c, t->payee));
    else if (l->deal == RV_DEAL_SELL)
        rv_remark(c, t->law, "%s sells it: %s pays %d", who(c, t->payee), buyer, t->points);
}

void rv_bazaar_tell_order(rv_case *c) {
    const rv_game *g = c->game;
    rv_buf b = {.arena = &c->arena};
    if (!rv_explains(c))
        return;
    for (int i = 0; i < g->nplayers; i++)
        rv_putf(&b, "%s%s", i ? ", " : "", who(c, (g->to_move + i) % g->nplayers));
    rv_point_is(c, RV_AT_BAZAAR);
    rv_remark_by(c, RV_O_BAZAAR_ORDER, RV_L_BAZAAR_TURNS, "the tiles are played by %s in turn",
                 rv_buf_text(&b));
}

/* ---- turns --------------------------------------------------------------------------------- */

static void tell_too_few(rv_case *c) {
    int left = rv_bazaar_left(c->game);
    rv_remark(c, RV_L_BAZAAR, "no bazaar follows: %s for %d players",
              left == 1 ? "1 tile is left" : rv_printf(&c->arena, "%d tiles are left", left),
              c->game->nplayers);
}

/* M-73, M-75: whether it comes before the second part of the turn, which the tile gives, too. */
static void tell_part(rv_case *c) {
    const rv_game *g = c->game;
    bool after = g->option[RV_O_BAZAAR_BUILDER] == RV_V_BAZAAR_FIRST;
    if (g->part && g->stack > rv_undrawn(g))
        rv_remark_by(c, RV_O_BAZAAR_BUILDER,
                     after ? RV_L_PART_AFTER_BAZAAR : RV_L_PART_BEFORE_BAZAAR,
                     "the second part of the turn comes %s it", after ? "after" : "before");
}

void rv_bazaar_tell_over(rv_case *c) {
    const rv_bazaars *b = rv_bazaars_of(c->game);
    if (b && b->over)
        rv_remark(c, RV_L_PART_AFTER_ALL,
                  "all bazaars are over: the second part comes that was put off");
}

void rv_bazaar_tell_next(rv_case *c) {
    const rv_game *g = c->game;
    bool asked = rv_explains(c) && c->laid && rv_bazaars_of(g);
    int law = asked ? rv_bazaar_law(g) : RV_L_COUNT;
    rv_point_is(c, RV_AT_BAZAAR);
    if (law == RV_NONE && rv_bazaars_of(g)->after == RV_NONE) {
        rv_remark(c, RV_L_BAZAAR, "a bazaar tile lies: a bazaar follows");
        tell_part(c);
    } else if (law == RV_NONE)
        rv_remark(c, g->second ? RV_L_BAZAAR_OF_PART : RV_L_BAZAAR_LATER,
                  "a bazaar tile lies: a bazaar follows when this one is over");
    else if (law == RV_L_BAZAAR_BOUGHT)
        rv_remark(c, law, "the bazaar tile is from a bazaar: no other follows");
    else if (law == RV_L_BAZAAR)
        tell_too_few(c);
}
