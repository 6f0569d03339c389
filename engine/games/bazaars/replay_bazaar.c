/* replay_bazaar.c - the entry of a bazaar in a record: who may choose, bid and deal (B-54 … B-69).
 */
#include "games/bazaars/bazaar.h"
#include "judge/replay.h"

/* A bazaar while its lots are gone through. */
typedef struct fair {
    rv_case *c;
    rv_game *g;
    rv_bazaar_ref *ref;
    int *left; /* tiles that nobody has yet */
    int nleft;
    int buyer, chooser, first; /* of the last lot; who bought first of all */
} fair;

static const char *label(const rv_case *c, int player) {
    return c->rec.label[player];
}

/* ---- when there is one --------------------------------------------------------------------- */

bool rv_bazaar_may_begin(rv_case *c, const rv_entry *e) {
    const rv_bazaars *b = rv_bazaars_of(c->game);
    if (!b || !b->due)
        return true;
    rv_object(c, RV_D_BAZAAR_DUE, e->mark, label(c, b->after));
    if (!rv_stands(c))
        return false;
    rv_bazaar_cancel(c->game);
    return true;
}

const char *rv_bazaar_why_none(rv_case *c) {
    const rv_game *g = c->game;
    const rv_bazaars *b = rv_bazaars_of(g);
    int held = rv_bazaar_held(g);
    if (held)
        return rv_printf(&c->arena, "%s of the last one %s still to be played",
                         rv_plural(&c->arena, held, "tile"), held == 1 ? "is" : "are");
    if (g->last == RV_NONE || !(g->placed[g->last].tile->marks >> RV_M_BAZAAR & 1))
        return "the tile laid before shows none";
    if (b->nwaiting)
        return "an extra turn comes before it";
    return g->stack < g->nplayers
               ? rv_printf(
                     &c->arena, "only %s left for %d players",
                     rv_printf(&c->arena, g->stack == 1 ? "%d tile is" : "%d tiles are", g->stack),
                     g->nplayers)
               : "the tile laid before it was bought, or its bazaar has been held";
}

/* ---- what is drawn ------------------------------------------------------------------------- */

static bool right_number(fair *f) {
    rv_case *c = f->c;
    int n = f->ref->draw.n, players = f->g->nplayers;
    if (n == players)
        return true;
    rv_object(c, RV_D_BAZAAR_DRAW, f->ref->mark, rv_plural(&c->arena, players, "tile"),
                rv_plural(&c->arena, players, "player"), rv_printf(&c->arena, "%d", n));
    return false; /* somebody would have none */
}

/* Is there one besides those that were drawn before it? */
static bool is_to_come(fair *f, const rv_tile_ref *ref) {
    const rv_tile *tiles = f->g->rs->tiles;
    bool drawn = false;
    for (int i = 0; i < f->nleft; i++)
        drawn |= tiles[f->left[i]].same == tiles[ref->tile].same;
    if (!drawn || rv_left_alike(f->g, ref->tile))
        return true;
    rv_object(f->c, RV_D_TILE_USED, ref->mark, ref->text,
                "is drawn more often than it is to come");
    return false;
}

/* Drawn one by one, so that the copies of a tile are not more than there are; they stay among those
 * to come until they lie. */
static bool draw_all(fair *f) {
    int mark = rv_mark_of(f->g);
    bool fine = right_number(f);
    f->left = RV_NEWS(&f->c->arena, int, f->ref->draw.n);
    for (int i = 0; i < f->ref->draw.n && fine; i++) {
        rv_tile_ref *ref = &f->ref->draw.list[i];
        fine = is_to_come(f, ref) && rv_play_draw(f->c, ref);
        if (fine)
            rv_draw(f->g, f->left[f->nleft++] = ref->tile);
    }
    rv_undo(f->g, mark);
    return fine;
}

/* ---- a lot --------------------------------------------------------------------------------- */

static const char *left_words(const fair *f) {
    rv_buf b = {.arena = &f->c->arena};
    for (int i = 0; i < f->nleft; i++)
        rv_putf(&b, "%s%s", i ? ", " : "", f->g->rs->tiles[f->left[i]].id);
    return rv_buf_text(&b);
}

/* Takes the tile from those that are left; false: it is not among them. */
static bool choose_tile(fair *f, rv_lot_ref *l) {
    const rv_tile *tiles = f->g->rs->tiles;
    int i = 0;
    while (i < f->nleft && f->left[i] != l->tile.tile)
        i++;
    for (int k = 0; i == f->nleft && k < f->nleft; k++)
        if (tiles[f->left[k]].same == tiles[l->tile.tile].same) {
            i = k;
            break;
        }
    if (i == f->nleft) {
        rv_object(f->c, RV_D_LOT_TILE, l->tile.mark, l->tile.text, left_words(f));
        return false;
    }
    l->tile.tile = f->left[i];
    l->tile.quarters = 0;
    f->left[i] = f->left[--f->nleft];
    return true;
}

const char *rv_bazaar_why_chooser(rv_case *c, int chooser, int last_buyer, int last_chooser) {
    const rv_game *g = c->game;
    bool counts_choosers = g->option[RV_O_BAZAAR_NEXT] == RV_V_FROM_CHOOSER;
    if (last_buyer == RV_NONE)
        return rv_printf(&c->arena, "%s sits to the left of %s, who laid the bazaar",
                         label(c, chooser), label(c, rv_bazaars_of(g)->after));
    return rv_printf(&c->arena, "%s is the next clockwise from %s, who %s, without a tile",
                     label(c, chooser), label(c, counts_choosers ? last_chooser : last_buyer),
                     counts_choosers ? "chose last" : "got the last tile");
}

static bool right_chooser(fair *f, const rv_lot_ref *l) {
    rv_case *c = f->c;
    int due = rv_bazaar_chooser(f->g, f->buyer, f->chooser);
    if (l->chooser == due)
        return true;
    rv_object(c, RV_D_LOT_CHOOSER, l->chooser_mark, label(c, due), label(c, l->chooser),
                rv_bazaar_why_chooser(c, due, f->buyer, f->chooser));
    if (f->buyer != RV_NONE)
        rv_hangs_on(c, RV_O_BAZAAR_NEXT);
    else
        rv_last_diag(c)->rule = rv_law_rule(f->g, RV_D_LOT_TILE); /* B-56 */
    return rv_stands(c) && !rv_bazaars_of(f->g)->held[l->chooser];
}

/* ---- bids ---------------------------------------------------------------------------------- */

const char *rv_bazaar_why_no_bid(const rv_game *g, int player) {
    return rv_bazaars_of(g)->held[player] ? "he has a tile already"
                                          : "there is no bidding in this game";
}

static const rv_bid_ref *bid_of(const rv_lot_ref *l, int player) {
    for (int i = 0; i < l->bids.n; i++)
        if (l->bids.list[i].player == player)
            return &l->bids.list[i];
    return NULL;
}

static bool refuse_bid(fair *f, const rv_bid_ref *bid, int wrong) {
    rv_case *c = f->c;
    if (wrong == RV_D_HOUSE_RULE) {
        rv_complain_house_rule(c, bid->mark);
        return rv_stands(c);
    }
    rv_object(c, RV_D_BID_OFF, bid->mark, label(c, bid->player),
                rv_bazaar_why_no_bid(f->g, bid->player));
    if (rv_bazaars_of(f->g)->held[bid->player])
        return false; /* he would have two tiles, or somebody none */
    rv_last_diag(c)->rule = f->g->rs->options[RV_O_BAZAAR_AUCTION].rule;
    rv_last_diag(c)->help = "The lot with `tile` and `chooser` only.";
    rv_hangs_on(c, RV_O_BAZAAR_AUCTION);
    return rv_stands(c);
}

static bool refuse_low(fair *f, const rv_bid_ref *bid, int highest) {
    rv_case *c = f->c;
    rv_object(c, RV_D_BID_LOW, bid->mark, label(c, bid->player),
                rv_printf(&c->arena, "%d", bid->points),
                rv_printf(&c->arena, "%d", rv_least_bid(f->g, highest)));
    if (highest == RV_NONE)
        rv_hangs_on(c, RV_O_MIN_OPEN_BID);
    return rv_stands(c);
}

/* What a player bids, or RV_NONE; who may not bid and is not named has not passed either. Noted in
 * the canonical list. */
static bool hear_bid(fair *f, const rv_lot_ref *l, int player, int highest, rv_bid_ref *out) {
    rv_case *c = f->c;
    const rv_bid_ref *bid = bid_of(l, player);
    int wrong = rv_may_bid(f->g, player);
    *out = (rv_bid_ref){bid ? bid->mark : l->mark, player, bid ? bid->points : RV_NONE};
    if (wrong != RV_NONE) {
        bool refused = bid && bid->points != RV_NONE;
        return !refused || refuse_bid(f, bid, wrong);
    }
    if (player == l->chooser && out->points == RV_NONE) {
        rv_object(c, RV_D_NO_BID, out->mark, label(c, player));
        return rv_stands(c);
    }
    if (out->points != RV_NONE && out->points < rv_least_bid(f->g, highest))
        return refuse_low(f, bid, highest);
    return true;
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
        n += heard[n].points != RV_NONE || rv_may_bid(f->g, player) == RV_NONE;
    }
    l->bids.list = heard;
    l->bids.n = n;
    return true;
}

/* ---- the deal ------------------------------------------------------------------------------ */

static bool no_deal(fair *f, const rv_lot_ref *l, const char *why) {
    rv_object(f->c, RV_D_NO_DEAL, l->deal_mark, l->deal == RV_DEAL_BUY ? "buy" : "sell",
                why);
    return rv_stands_without(f->c, "the deal");
}

static bool right_deal(fair *f, const rv_lot_ref *l, const rv_bid_ref *top) {
    rv_case *c = f->c;
    if (top->player == l->chooser)
        return !l->deal ||
               no_deal(f, l,
                       top->points == RV_NONE ? "nobody bids" : "nobody bid more than the chooser");
    if (l->deal)
        return true;
    rv_object(c, RV_D_DEAL_OPEN, l->mark, label(c, l->chooser),
                f->g->rs->tiles[l->tile.tile].id, label(c, top->player));
    return rv_stands(c);
}

/* B-58, B-59, B-69 */
static rv_trade trade_of(const fair *f, const rv_lot_ref *l, const rv_bid_ref *top) {
    bool lone = top->player == l->chooser, sells = !lone && l->deal == RV_DEAL_SELL;
    bool last = top->points == RV_NONE && f->nleft == 0;
    return (rv_trade){
        .tile = l->tile.tile,
        .player = sells ? top->player : l->chooser,
        .payee = lone    ? RV_NONE
                 : sells ? l->chooser
                         : top->player,
        .points = top->points == RV_NONE ? 0 : top->points,
        .law = last                     ? RV_L_BAZAAR_LAST
               : top->points == RV_NONE ? RV_L_BAZAAR_FREE
               : lone                   ? RV_L_BAZAAR_LONE
                                        : RV_L_BAZAAR_DEAL,
    };
}

bool rv_bazaar_is_needless(rv_game *g, const rv_lot_ref *l) {
    return rv_bazaar_held(g) == g->nplayers - 1 && rv_may_bid(g, l->chooser) == RV_NONE;
}

static void complain_lots(fair *f) {
    int n = f->ref->lots.n, tiles = f->ref->draw.n;
    rv_arena *a = &f->c->arena;
    rv_object(f->c, RV_D_BAZAAR_LOTS, f->ref->lots_mark, rv_plural(a, tiles - 1, "lot"),
                rv_printf(a, "%d", n));
}

/* What is bid and dealt; the last tile is free all the same if it has a lot. */
static bool hear_lot(fair *f, rv_lot_ref *l, rv_bid_ref *top) {
    if (!rv_bazaar_is_needless(f->g, l))
        return hear_bids(f, l, top) && right_deal(f, l, top);
    *top = (rv_bid_ref){l->mark, l->chooser, RV_NONE};
    complain_lots(f);
    return rv_stands(f->c);
}

static bool play_lot(fair *f, rv_lot_ref *l) {
    rv_bid_ref top;
    if (!choose_tile(f, l) || !right_chooser(f, l) || !hear_lot(f, l, &top))
        return false;
    const rv_trade t = trade_of(f, l, &top);
    rv_bazaar_trade(f->g, &t);
    f->buyer = t.player;
    f->chooser = l->chooser;
    f->first = f->first == RV_NONE ? t.player : f->first;
    return true;
}

/* ---- the whole ----------------------------------------------------------------------------- */

/* The last tile needs no lot; where there is no bidding for it, it may have one (B-63). */
static bool right_lots(fair *f) {
    int n = f->ref->lots.n, tiles = f->ref->draw.n;
    bool last = n == tiles && !f->ref->lots.list[n - 1].bids.n;
    if (n == tiles - 1 || last)
        return true;
    complain_lots(f);
    return false;
}

static void give_last(fair *f) {
    const rv_trade t = {.tile = f->left[0],
                        .player = rv_bazaar_chooser(f->g, f->buyer, f->chooser),
                        .payee = RV_NONE,
                        .law = RV_L_BAZAAR_LAST};
    rv_bazaar_trade(f->g, &t);
}

bool rv_bazaar_play(rv_case *c, rv_entry *e) {
    fair f = {c, c->game, e->bazaar, NULL, 0, RV_NONE, RV_NONE, RV_NONE};
    const rv_bazaars *b = rv_bazaars_of(c->game);
    if (!b->due) {
        rv_object(c, RV_D_NO_BAZAAR, e->bazaar->mark, rv_bazaar_why_none(c));
        return false;
    }
    if (!draw_all(&f) || !right_lots(&f))
        return false;
    for (int i = 0; i < f.ref->lots.n; i++)
        if (!play_lot(&f, &f.ref->lots.list[i]))
            return false;
    if (f.nleft)
        give_last(&f);
    rv_bazaar_close(c->game, f.first);
    return true;
}

void rv_bazaar_leave(rv_case *c, rv_entry *e) {
    (void)e;
    if (rv_bazaars_of(c->game)->due)
        rv_bazaar_cancel(c->game);
}
