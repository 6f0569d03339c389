/* bazaar_why.c - a bazaar for somebody who asks why: who chooses, who may bid what, who pays whom
 * (B-53 … B-69).
 */
#include "games/bazaars/bazaar.h"
#include "judge/why.h"

/* The lots as they are gone through: each is told on the game as it is then, and then dealt. */
typedef struct told {
    rv_telling *t;
    int buyer, chooser;
} told;

static const char *who(const rv_telling *t, int player) {
    return rv_why_label(t, player);
}

static const rv_bid_ref *bid_of(const rv_lot_ref *l, int player) {
    for (int i = 0; i < l->bids.n; i++)
        if (l->bids.list[i].player == player)
            return &l->bids.list[i];
    return NULL;
}

/* ---- is there one -------------------------------------------------------------------------- */

static void say_due(rv_telling *t) {
    const rv_game *g = t->g;
    RV_SAY_YES(t, "bazaar", RV_L_BAZAAR,
               "%s laid a bazaar tile, and %d tiles are left for %d players",
               who(t, rv_bazaars_of(g)->after), g->stack, g->nplayers);
}

static void say_draw(rv_telling *t, const rv_bazaar_ref *z) {
    if (z->draw.n == t->g->nplayers)
        RV_SAY_YES(t, "draw", RV_D_BAZAAR_DRAW, "%d tiles are drawn, one a player", z->draw.n);
    else
        RV_SAY_NO(t, "draw", RV_D_BAZAAR_DRAW, z->mark, "%d tiles are drawn, and %d play",
                  z->draw.n, t->g->nplayers);
}

/* ---- bids ---------------------------------------------------------------------------------- */

static void say_house_rule(rv_telling *t, int player) {
    const rv_refusal *r = rv_hook_refusal(t->g);
    rv_why_step *s = RV_SAY(t, "house_rule", RV_D_HOUSE_RULE, "%s: %s may not bid: %s", r->script,
                            who(t, player), r->reason);
    s->script = rv_dup(t->a, rv_str_of(r->script));
    s->rule = rv_dup(t->a, rv_str_of(r->rule));
}

/* Of who may not bid at all. That there is no bidding (B-69) is said of the chooser only. */
static void say_may_not(rv_telling *t, const rv_lot_ref *l, int player, const rv_bid_ref *bid) {
    bool holds = rv_bazaars_of(t->g)->held[player] != 0, bids = bid && bid->points != RV_NONE;
    const char *why = rv_bazaar_why_no_bid(t->g, player);
    if (!holds && !bids && player != l->chooser)
        return;
    if (bids)
        RV_SAY_NO(t, "bid", RV_D_BID_OFF, bid->mark, "%s may not bid: %s", who(t, player), why);
    else
        RV_SAY(t, "bid", RV_D_BID_OFF, "%s may not bid: %s", who(t, player), why);
    if (holds)
        return;
    t->list[t->n - 1].step.rule = t->g->rs->options[RV_O_BAZAAR_AUCTION].rule;
    rv_say_hangs_on(t, RV_O_BAZAAR_AUCTION);
}

static void say_opening(rv_telling *t, const rv_lot_ref *l, const rv_bid_ref *bid) {
    int least = rv_least_bid(t->g, RV_NONE);
    const char *chooser = who(t, l->chooser);
    if (!bid || bid->points == RV_NONE) {
        RV_SAY_NO(t, "bid", RV_D_NO_BID, bid ? bid->mark : l->mark,
                  "%s must open with %d or more, and does not", chooser, least);
        return;
    }
    if (bid->points < least)
        RV_SAY_NO(t, "bid", RV_D_BID_LOW, bid->mark, "%s must open with %d or more, and bids %d",
                  chooser, least, bid->points);
    else
        RV_SAY_YES(t, "bid", RV_D_NO_BID, "%s must open with %d or more: %d", chooser, least,
                   bid->points);
    rv_say_hangs_on(t, RV_O_MIN_OPEN_BID);
}

static void say_bid(rv_telling *t, int player, const rv_bid_ref *bid, int highest) {
    int least = rv_least_bid(t->g, highest);
    if (!bid || bid->points == RV_NONE)
        RV_SAY_YES(t, "bid", RV_D_BID_LOW, "%s may bid %d or more, once, and passes",
                   who(t, player), least);
    else if (bid->points < least)
        RV_SAY_NO(t, "bid", RV_D_BID_LOW, bid->mark, "%s may bid %d or more, once, and bids %d",
                  who(t, player), least, bid->points);
    else
        RV_SAY_YES(t, "bid", RV_D_BID_LOW, "%s may bid %d or more, once: %d", who(t, player), least,
                   bid->points);
}

static rv_bid_ref say_bids(rv_telling *t, const rv_lot_ref *l) {
    rv_bid_ref top = {l->mark, l->chooser, RV_NONE};
    for (int i = 0; i < t->g->nplayers; i++) {
        int player = (l->chooser + i) % t->g->nplayers, wrong = rv_may_bid(t->g, player);
        const rv_bid_ref *bid = bid_of(l, player);
        if (wrong == RV_D_HOUSE_RULE)
            say_house_rule(t, player);
        else if (wrong != RV_NONE)
            say_may_not(t, l, player, bid);
        else if (player == l->chooser)
            say_opening(t, l, bid);
        else
            say_bid(t, player, bid, top.points);
        if (bid && bid->points > top.points)
            top = *bid;
    }
    return top;
}

/* ---- a lot --------------------------------------------------------------------------------- */

static void say_chooser(told *b, const rv_lot_ref *l) {
    rv_telling *t = b->t;
    int due = rv_bazaar_chooser(t->g, b->buyer, b->chooser);
    const char *why = rv_bazaar_why_chooser(t->c, due, b->buyer, b->chooser);
    int law = b->buyer == RV_NONE ? RV_D_LOT_TILE : RV_D_LOT_CHOOSER; /* B-56, B-62 */
    if (due == l->chooser)
        RV_SAY_YES(t, "lot", law, "tile %s: %s", l->tile.text, why);
    else
        RV_SAY_NO(t, "lot", RV_D_LOT_CHOOSER, l->chooser_mark, "tile %s: %s chooses, but %s",
                  l->tile.text, who(t, l->chooser), why);
    if (b->buyer != RV_NONE)
        rv_say_hangs_on(t, RV_O_BAZAAR_NEXT);
}

static void say_deal(rv_telling *t, const rv_lot_ref *l, const rv_bid_ref *top) {
    const char *chooser = who(t, l->chooser), *other = who(t, top->player);
    if (top->points == RV_NONE)
        RV_SAY(t, "deal", RV_L_BAZAAR_FREE, "%s has it for nothing", chooser);
    else if (top->player == l->chooser)
        RV_SAY(t, "deal", RV_L_BAZAAR_LONE, "%s alone has bid: he pays %d to nobody", chooser,
               top->points);
    else if (l->deal == RV_DEAL_BUY)
        RV_SAY(t, "deal", RV_L_BAZAAR_DEAL, "%s buys it: he pays %d to %s", chooser, top->points,
               other);
    else if (l->deal == RV_DEAL_SELL)
        RV_SAY(t, "deal", RV_L_BAZAAR_DEAL, "%s sells it: %s pays %d to him", chooser, other,
               top->points);
}

/* Its bids and the deal; who bid most. */
static rv_bid_ref say_lot(rv_telling *t, const rv_bazaar_ref *z, const rv_lot_ref *l) {
    if (rv_bazaar_is_needless(t->g, l)) {
        RV_SAY_NO(t, "lot", RV_D_BAZAAR_LOTS, z->lots_mark,
                  "the last tile goes to %s for nothing, without a lot", who(t, l->chooser));
        return (rv_bid_ref){l->mark, l->chooser, RV_NONE};
    }
    const rv_bid_ref top = say_bids(t, l);
    say_deal(t, l, &top);
    return top;
}

/* So that the next lot is told of the game as it is then; nobody listens. */
static void hold(told *b, const rv_lot_ref *l, const rv_bid_ref *top) {
    rv_game *g = b->t->g;
    b->buyer = l->deal == RV_DEAL_SELL ? top->player : l->chooser;
    b->chooser = l->chooser;
    RV_SET(g, rv_bazaars_of(g)->held[b->buyer], (int16_t)(l->tile.tile + 1));
}

static void say_lots(rv_telling *t, const rv_bazaar_ref *z) {
    told b = {t, RV_NONE, RV_NONE};
    int mark = rv_mark_of(t->g);
    for (int i = 0; i < z->lots.n; i++) {
        const rv_lot_ref *l = &z->lots.list[i];
        say_chooser(&b, l);
        const rv_bid_ref top = say_lot(t, z, l);
        hold(&b, l, &top);
    }
    if (rv_bazaar_held(t->g) == t->g->nplayers - 1)
        RV_SAY(t, "deal", RV_L_BAZAAR_LAST, "the last tile goes to %s for nothing",
               who(t, rv_bazaar_chooser(t->g, b.buyer, b.chooser)));
    rv_undo(t->g, mark);
}

static void say_order(rv_telling *t) {
    const rv_game *g = t->g;
    rv_buf b = {.arena = t->a};
    for (int i = 0; i < g->nplayers; i++)
        rv_putf(&b, "%s%s", i ? ", " : "", who(t, (g->to_move + i) % g->nplayers));
    RV_SAY(t, "bazaar", RV_L_BAZAAR_TURNS, "the tiles are played by %s in turn", rv_buf_text(&b));
    rv_say_hangs_on(t, RV_O_BAZAAR_ORDER);
}

/* What must hold first, then what came of it: points are told while it is played. False: it
 * cannot stand. */
bool rv_bazaar_why(rv_telling *t, rv_entry *e) {
    bool due = rv_bazaars_of(t->g)->due;
    if (due) {
        say_due(t);
        say_draw(t, e->bazaar);
        say_lots(t, e->bazaar);
    }
    bool played = rv_bazaar_play(t->c, e);
    rv_say_complaints(t, "bazaar");
    if (played)
        say_order(t);
    return played;
}

/* ---- turns --------------------------------------------------------------------------------- */

void rv_bazaar_why_turn(rv_telling *t, rv_entry *e) {
    const rv_bazaars *b = rv_bazaars_of(t->g);
    if (b && !b->due && b->held[e->player])
        RV_SAY(t, "turn", RV_D_NOT_BOUGHT, "%s plays tile %s from the bazaar", who(t, e->player),
               t->g->rs->tiles[b->held[e->player] - 1].id);
}

static void say_too_few(rv_telling *t) {
    int left = rv_bazaar_left(t->g);
    RV_SAY(t, "bazaar", RV_L_BAZAAR, "no bazaar follows: %s for %d players",
           left == 1 ? "1 tile is left" : rv_printf(t->a, "%d tiles are left", left),
           t->g->nplayers);
}

/* Does a bazaar follow? */
void rv_bazaar_why_after(rv_telling *t, rv_entry *e, bool laid) {
    const rv_game *g = t->g;
    int law = !laid || !rv_bazaars_of(g) ? RV_L_COUNT : rv_bazaar_law(g);
    (void)e;
    if (law == RV_NONE && rv_bazaars_of(g)->after == RV_NONE)
        RV_SAY(t, "bazaar", RV_L_BAZAAR, "a bazaar tile lies: a bazaar follows");
    else if (law == RV_NONE)
        RV_SAY(t, "bazaar", RV_L_BAZAAR_LATER,
               "a bazaar tile lies: a bazaar follows when this one is over");
    else if (law == RV_L_BAZAAR_BOUGHT)
        RV_SAY(t, "bazaar", law, "the bazaar tile is from a bazaar: no other follows");
    else if (law == RV_L_BAZAAR)
        say_too_few(t);
}
