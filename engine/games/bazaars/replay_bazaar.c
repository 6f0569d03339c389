/* replay_bazaar.c - the entry of a bazaar in a record: who may choose, bid and deal (B-54 … B-69).
 */
#include "core/stack.h"
#include "games/bazaars/bazaar.h"
#include "judge/replay.h"

/* A bazaar while its lots are gone through. */
typedef struct fair {
    rv_case *c;
    rv_game *g;
    rv_bazaar_ref *ref;
    rv_beside *beside;
    int left[RV_MAX_PLAYERS], nleft; /* tiles that nobody has yet */
    rv_fair lots;
} fair;

static const char *label(const rv_case *c, int player) {
    return c->rec.label[player];
}

/* ---- when there is one --------------------------------------------------------------------- */

bool rv_bazaar_may_begin(rv_case *c, rv_entry *e) {
    const rv_bazaars *b = rv_bazaars_of(c->game);
    rv_point_is(c, RV_AT_TURN);
    if (b && b->over)
        rv_note_step(c, RV_C_PART_AFTER_ALL,
                     "all bazaars are over: the second part comes that was put off");
    if (!b || !b->due)
        return true;
    const rv_placed *p = &c->game->board.placed[c->game->turn.last];
    rv_consider_thing(c, RV_AT_TURN, e->mark,
                      (rv_at_cell){.there = true, .x = p->x, .y = p->y, .thing = "bazaar"});
    rv_object(c, RV_D_BAZAAR_DUE, e->mark, label(c, b->after));
    if (!rv_tolerated(c))
        return false;
    rv_bazaar_cancel(c->game);
    return true;
}

static const char *why_none(rv_case *c) {
    const rv_game *g = c->game;
    const rv_bazaars *b = rv_bazaars_of(g);
    int held = rv_bazaar_held(g);
    if (held)
        return rv_printf(&c->arena, "%s of the last one %s still to be played",
                         rv_plural(&c->arena, held, "tile"), held == 1 ? "is" : "are");
    if (g->turn.last == RV_NONE || !rv_shows_bazaar(g, g->turn.last))
        return "the tile laid before shows none";
    if (b->nwaiting)
        return g->turn.second ? "the second part of the turn comes before it"
                              : "an extra turn comes before it";
    return g->box.stack < g->nplayers
               ? rv_printf(&c->arena, "only %s left for %d players",
                           rv_printf(&c->arena, g->box.stack == 1 ? "%d tile is" : "%d tiles are",
                                     g->box.stack),
                           g->nplayers)
               : "the tile laid before it was bought, or its bazaar has been held";
}

/* ---- what is drawn ------------------------------------------------------------------------- */

/* One tile for each player; drawn one by one, so that the copies of a tile are not more than there
 * are; they stay among those to come until they lie. */
static bool draw_all(fair *f) {
    rv_case *c = f->c;
    const rv_tile *tiles = f->g->rs->tiles;
    int checkpoint = rv_checkpoint(f->g), n = f->beside->drawn.n, players = f->g->nplayers;
    rv_consider(c, RV_AT_DRAW, f->ref->mark);
    bool fine = rv_needs(c, RV_D_BAZAAR_DRAW, n == players, ("%d tiles are drawn, one a player", n),
                         (rv_plural(&c->arena, players, "tile"),
                          rv_plural(&c->arena, players, "player"), rv_printf(&c->arena, "%d", n)));
    for (int i = 0; i < n && fine; i++) {
        rv_tile_ref *ref = &f->beside->drawn.list[i];
        bool drawn = false; /* such a tile, before this one */
        for (int k = 0; k < f->nleft; k++)
            drawn |= tiles[f->left[k]].same == tiles[ref->tile].same;
        fine = !drawn || rv_left_alike(f->g, ref->tile);
        if (!fine)
            rv_object(c, RV_D_TILE_USED, ref->mark, ref->text,
                      "is drawn more often than it is to come");
        fine = fine && rv_play_draw(c, ref);
        if (fine)
            rv_draw(f->g, f->left[f->nleft++] = ref->tile);
    }
    rv_undo(f->g, checkpoint);
    return fine;
}

/* ---- a lot --------------------------------------------------------------------------------- */

/* Takes the tile from those that are left; false: it is not among them. */
static bool choose_tile(fair *f, rv_lot_ref *l) {
    const rv_tile *tiles = f->g->rs->tiles;
    rv_buf words = {.arena = &f->c->arena};
    int i = f->nleft, same = f->nleft;
    for (int k = f->nleft - 1; k >= 0; k--) {
        same = tiles[f->left[k]].same == tiles[l->tile.tile].same ? k : same;
        i = f->left[k] == l->tile.tile ? k : i;
    }
    i = i == f->nleft ? same : i;
    if (i == f->nleft) {
        for (int k = 0; k < f->nleft; k++)
            rv_putf(&words, "%s%s", k ? ", " : "", tiles[f->left[k]].id);
        rv_object(f->c, RV_D_LOT_TILE, l->tile.mark, l->tile.text, rv_buf_text(&words));
        return false;
    }
    RV_SETTLE(f->c, l->tile.tile, f->left[i]);
    RV_SETTLE(f->c, l->tile.quarters, 0);
    f->left[i] = f->left[--f->nleft];
    return true;
}

/* "K is the next clockwise from B, who got the last tile, without a tile" */
static const char *why_chooser(const fair *f, int chooser) {
    const rv_game *g = f->g;
    bool counts_choosers = g->option[RV_O_BAZAAR_NEXT] == RV_V_FROM_CHOOSER;
    if (f->lots.buyer == RV_NONE)
        return rv_printf(g->arena, "%s sits to the left of %s, who laid the bazaar",
                         label(f->c, chooser), label(f->c, rv_bazaars_of(g)->after));
    return rv_printf(g->arena, "%s is the next without a tile, clockwise from %s, who %s",
                     label(f->c, chooser),
                     label(f->c, counts_choosers ? f->lots.chooser : f->lots.buyer),
                     counts_choosers ? "chose last" : "got the last tile");
}

/* B-56, B-62 */
static bool right_chooser(fair *f, const rv_lot_ref *l) {
    rv_case *c = f->c;
    int due = rv_bazaar_chooser(f->g, &f->lots);
    bool first = f->lots.buyer == RV_NONE, right = l->chooser == due;
    rv_consider(c, RV_AT_LOT, l->chooser_mark);
    bool goes_on = rv_require_by(c, first ? RV_NONE : RV_O_BAZAAR_NEXT, RV_D_LOT_CHOOSER, right,
                                 ("tile %s: %s", l->tile.text, why_chooser(f, due)),
                                 (label(c, due), label(c, l->chooser), why_chooser(f, due)));
    if (first && (!right || rv_explains(c)))
        rv_rests_on(c, rv_cited_rule(f->g, RV_D_LOT_TILE), RV_NONE);
    return (goes_on || rv_tolerated(c)) && (right || !f->g->box.held[l->chooser]);
}

/* ---- bids ---------------------------------------------------------------------------------- */

/* B-56, B-57 */
static bool is_high(fair *f, int player, bool opens, int points, int highest) {
    rv_case *c = f->c;
    int least = rv_bazaar_least_bid(f->g, highest);
    bool low = points != RV_NONE && points < least;
    const char *may = opens ? rv_printf(f->g->arena, "must open with %d or more", least)
                            : rv_printf(f->g->arena, "may bid %d or more, once", least);
    const char *does =
        points == RV_NONE && !opens ? ", and passes" : rv_printf(f->g->arena, ": %d", points);
    bool goes_on = rv_require_by(
        c, highest == RV_NONE ? RV_O_MIN_OPEN_BID : RV_NONE,
        opens && !low ? RV_D_NO_BID : RV_D_BID_LOW, !low, ("%s %s%s", label(c, player), may, does),
        (label(c, player), rv_printf(&c->arena, "%d", points), rv_printf(&c->arena, "%d", least)));
    if (low && opens)
        rv_rests_on(c, rv_cited_rule(f->g, RV_D_NO_BID), RV_NONE);
    return goes_on;
}

/* That there is no bidding (B-69) is said of the chooser only. */
static void tell_silent(rv_case *c, const rv_lot_ref *l, int player) {
    rv_game *g = c->game;
    bool holds = g->box.held[player], off = g->option[RV_O_BAZAAR_AUCTION] == RV_V_NO;
    if (!rv_explains(c) || (off && !holds && player != l->chooser))
        return;
    if (holds || off)
        rv_note_step(c, RV_D_BID_OFF, "%s may not bid: %s", label(c, player),
                     holds ? "this player has a tile already" : "there is no bidding in this game");
    else
        rv_note_house_rule(c, "%s may not bid", label(c, player));
    if (off && !holds)
        rv_rests_on(c, g->rs->options[RV_O_BAZAAR_AUCTION].rule, RV_O_BAZAAR_AUCTION);
}

/* What a player bids, or RV_NONE; who may not bid and is not named has not passed either. Noted in
 * the canonical list. */
static bool hear_bid(fair *f, const rv_lot_ref *l, int player, int highest, rv_bid_ref *out) {
    rv_case *c = f->c;
    const rv_bid_ref *bid = NULL;
    for (int i = l->bids.n - 1; i >= 0; i--)
        bid = l->bids.list[i].player == player ? &l->bids.list[i] : bid;
    bool opens = player == l->chooser, may = rv_bazaar_may_bid(NULL, f->g, player);
    *out = (rv_bid_ref){bid ? bid->mark : l->mark, player, bid ? bid->points : RV_NONE};
    c->diags.at.player = 1 + player;
    c->diags.at.said =
        out->points == RV_NONE ? "does not bid" : rv_printf(&c->arena, "bids %d", out->points);
    rv_consider(c, RV_AT_BID, out->mark);
    if (!may && out->points != RV_NONE) { /* no player may get two tiles, or go without one */
        bool holds = f->g->box.held[player], goes_on = rv_bazaar_may_bid(c, f->g, player);
        if (!holds && f->g->option[RV_O_BAZAAR_AUCTION] == RV_V_NO)
            rv_last_diag(c)->help = "List the lot with `tile` and `chooser` only.";
        return !holds && (goes_on || rv_tolerated(c));
    }
    if (!may) {
        tell_silent(c, l, player);
        return true;
    }
    if (opens && out->points == RV_NONE)
        return rv_fails(c, RV_D_NO_BID, (label(c, player))) || rv_tolerated(c);
    return is_high(f, player, opens, out->points, highest) || rv_tolerated(c);
}

/* One round, clockwise from the chooser: the list becomes canonical, with all who passed. */
static bool hear_bids(fair *f, rv_lot_ref *l, rv_bid_ref *top) {
    rv_bid_ref *heard = RV_NEWS(&f->c->arena, rv_bid_ref, f->g->nplayers);
    int n = 0;
    *top = (rv_bid_ref){l->mark, l->chooser, RV_NONE};
    for (int i = 0; i < f->g->nplayers; i++) {
        int player = (l->chooser + i) % f->g->nplayers;
        if (!hear_bid(f, l, player, top->points, &heard[n]))
            return false;
        if (heard[n].points > top->points)
            *top = heard[n];
        n += heard[n].points != RV_NONE || rv_bazaar_may_bid(NULL, f->g, player);
    }
    f->c->diags.at.player = 0;
    RV_SETTLE(f->c, l->bids.list, heard);
    RV_SETTLE(f->c, l->bids.n, n);
    return true;
}

/* ---- the deal ------------------------------------------------------------------------------ */

static bool right_deal(fair *f, const rv_lot_ref *l, const rv_bid_ref *top) {
    static const char *const deals[] = {"deal: buy", "deal: sell"};
    rv_case *c = f->c;
    const char *mine = label(c, l->chooser), *other = label(c, top->player);
    const char *id = f->g->rs->tiles[l->tile.tile].id;
    bool lone = top->player == l->chooser;
    if (lone ? !l->deal : l->deal)
        return true;
    rv_consider(c, RV_AT_DEAL, lone ? l->deal_mark : l->mark);
    if (lone) {
        rv_object(c, RV_D_NO_DEAL, l->deal_mark, l->deal == RV_DEAL_BUY ? "buy" : "sell",
                  top->points == RV_NONE ? "nobody bids" : "nobody bid more than the chooser");
        return rv_tolerated_without(c, "the deal");
    }
    rv_object(c, RV_D_DEAL_OPEN, l->mark, mine, id, other);
    for (int i = 0; i < 2; i++)
        rv_add_outcome(c,
                       (rv_outcome){deals[i],
                                    rv_printf(&c->arena, "%s buys tile %s from %s for %d",
                                              i ? other : mine, id, i ? mine : other, top->points),
                                    .within = true});
    return rv_tolerated(c);
}

static void tell_deal(rv_case *c, const rv_trade *t, rv_deal deal) {
    const char *buyer = label(c, t->player);
    if (!rv_explains(c))
        return;
    rv_point_is(c, RV_AT_DEAL);
    if (t->cite == RV_C_BAZAAR_LAST)
        rv_note_step(c, t->cite, "the last tile goes to %s for nothing", buyer);
    else if (t->cite == RV_C_BAZAAR_FREE)
        rv_note_step(c, t->cite, "%s has it for nothing", buyer);
    else if (t->cite == RV_C_BAZAAR_LONE)
        rv_note_step(c, t->cite, "%s alone has bid, and pays %d to nobody", buyer, t->points);
    else if (deal == RV_DEAL_BUY)
        rv_note_step(c, t->cite, "%s buys it, and pays %d to %s", buyer, t->points,
                     label(c, t->payee));
    else if (deal == RV_DEAL_SELL)
        rv_note_step(c, t->cite, "%s sells it: %s pays %d", label(c, t->payee), buyer, t->points);
}

/* A lot, or the last tile without one. */
static void trade(fair *f, const rv_lot *l, rv_deal deal) {
    const rv_trade t = rv_bazaar_trade_of(l);
    tell_deal(f->c, &t, deal);
    rv_bazaar_trade(f->g, &f->lots, &t);
}

static void complain_lots(fair *f) {
    rv_consider(f->c, RV_AT_LOT, f->ref->lots_mark);
    int n = f->ref->lots.n, tiles = f->beside->drawn.n;
    rv_arena *a = &f->c->arena;
    rv_object(f->c, RV_D_BAZAAR_LOTS, f->ref->lots_mark, rv_plural(a, tiles - 1, "lot"),
              rv_printf(a, "%d", n));
}

static bool play_lot(fair *f, rv_lot_ref *l) {
    rv_bid_ref top;
    rv_consider_thing(f->c, RV_AT_LOT, l->mark,
                      (rv_at_cell){.thing = "lot", .tile = 1 + l->tile.tile});
    if (!choose_tile(f, l) || !right_chooser(f, l))
        return false;
    if (rv_bazaar_held(f->g) == f->g->nplayers - 1 && rv_bazaar_may_bid(NULL, f->g, l->chooser)) {
        /* the last tile, though there is bidding (B-63), is free all the same */
        top = (rv_bid_ref){l->mark, l->chooser, RV_NONE};
        complain_lots(f);
        if (!rv_tolerated(f->c))
            return false;
    } else if (!hear_bids(f, l, &top) || !right_deal(f, l, &top))
        return false;
    const rv_lot lot = {.tile = l->tile.tile,
                        .chooser = l->chooser,
                        .bidder = top.player,
                        .top = top.points,
                        .sells = top.player != l->chooser && l->deal == RV_DEAL_SELL,
                        .last = f->nleft == 0};
    trade(f, &lot, l->deal);
    return true;
}

/* ---- the whole ----------------------------------------------------------------------------- */

static void tell_order(rv_case *c) {
    const rv_game *g = c->game;
    rv_buf b = {.arena = &c->arena};
    if (!rv_explains(c))
        return;
    for (int i = 0; i < g->nplayers; i++)
        rv_putf(&b, "%s%s", i ? ", " : "", label(c, (g->turn.to_move + i) % g->nplayers));
    rv_point_is(c, RV_AT_BAZAAR);
    rv_note_step_by(c, RV_O_BAZAAR_ORDER, RV_C_BAZAAR_TURNS, "the tiles are played by %s in turn",
                    rv_buf_text(&b));
}

bool rv_bazaar_play(rv_case *c, rv_entry *e) {
    fair f = {.c = c,
              .g = c->game,
              .ref = rv_bazaar_ref_of(e->beside->own),
              .beside = e->beside,
              .lots = RV_FAIR_BEGINS};
    const rv_bazaars *b = rv_bazaars_of(c->game);
    rv_consider(c, RV_AT_BAZAAR, f.ref->key);
    if (!rv_needs(c, RV_D_NO_BAZAAR, b->due,
                  ("%s laid a bazaar tile, and %d tiles are left for %d players",
                   label(c, b->after), f.g->box.stack, f.g->nplayers),
                  (why_none(c)))) {
        if (f.g->turn.second && b->nwaiting) { /* M-75 */
            rv_rests_on(c, rv_cited_rule(f.g, RV_C_PART_BEFORE_BAZAAR), RV_O_BAZAAR_BUILDER);
            rv_last_diag(c)->help =
                rv_printf(&c->arena, "Type the second part of %s's turn before it.",
                          label(c, f.g->turn.to_move));
        }
        return false;
    }
    if (!draw_all(&f))
        return false;
    /* the last tile needs no lot; where there is no bidding for it, it may have one (B-63) */
    int n = f.ref->lots.n, tiles = e->beside->drawn.n;
    if (n != tiles - 1 && (n != tiles || f.ref->lots.list[n - 1].bids.n)) {
        complain_lots(&f);
        return false;
    }
    for (int i = 0; i < n; i++)
        if (!play_lot(&f, &f.ref->lots.list[i]))
            return false;
    if (f.nleft) {
        int player = rv_bazaar_chooser(f.g, &f.lots);
        trade(&f, &(rv_lot){f.left[0], player, player, RV_NONE, false, true}, RV_DEAL_NONE);
    }
    rv_bazaar_close(c->game, f.lots.first);
    tell_order(c);
    return true;
}

void rv_bazaar_leave(rv_case *c) {
    if (rv_bazaars_of(c->game)->due)
        rv_bazaar_cancel(c->game);
}

/* ---- whether one follows, for `why` ---------------------------------------------------------- */

void rv_bazaar_tell_next(rv_case *c) {
    const rv_game *g = c->game;
    bool asked = rv_explains(c) && c->play.laid && rv_bazaars_of(g);
    int cite = asked ? rv_bazaar_cite(g) : RV_C_COUNT;
    rv_point_is(c, RV_AT_BAZAAR);
    if (cite == RV_NONE && rv_bazaars_of(g)->after == RV_NONE) {
        rv_note_step(c, RV_C_BAZAAR, "a bazaar tile lies: a bazaar follows");
        bool after = g->option[RV_O_BAZAAR_BUILDER] == RV_V_BAZAAR_FIRST;
        if (g->turn.part &&
            g->box.stack > rv_undrawn(g)) /* M-73, M-75: the tile gives a part, too */
            rv_note_step_by(c, RV_O_BAZAAR_BUILDER,
                            after ? RV_C_PART_AFTER_BAZAAR : RV_C_PART_BEFORE_BAZAAR,
                            "the second part of the turn comes %s it", after ? "after" : "before");
    } else if (cite == RV_NONE)
        rv_note_step(c, g->turn.second ? RV_C_BAZAAR_OF_PART : RV_C_BAZAAR_LATER,
                     "a bazaar tile lies: a bazaar follows when this one is over");
    else if (cite == RV_C_BAZAAR_BOUGHT)
        rv_note_step(c, cite, "the bazaar tile is from a bazaar: no other follows");
    else if (cite == RV_C_BAZAAR) {
        int left = rv_bazaar_left(g);
        rv_note_step(c, cite, "no bazaar follows: %s for %d players",
                     left == 1 ? "1 tile is left" : rv_printf(&c->arena, "%d tiles are left", left),
                     g->nplayers);
    }
}
