/* auction.c - a bazaar is held: who chooses, who bids, and what becomes of each tile (B-54 … B-69).
 *
 * It is gone through in three ways, which share the rules and the structures at the top: by the
 * entry of a record, which is checked (rv_bazaar_play); by chance (rv_bazaar_random); and by
 * answers, of which the entry is put together (rv_bazaar_ask).
 */
#include "ask/query.h"
#include "games/bazaars/bazaar.h"
#include "random/sim.h"

/* A bazaar while its lots are gone through. */
typedef struct fair {
    rv_game *g;
    int left[RV_MAX_PLAYERS], nleft;   /* tiles that nobody has yet */
    const char *typed[RV_MAX_PLAYERS]; /* as they were typed: of answers */
    int buyer, chooser;                /* of the last lot: who got it, who chose it; RV_NONE … */
    int first;                         /* … and who got the first */
    rv_case *c;                        /* of an entry; else NULL */
    rv_bazaar_ref *ref;
    rv_beside *beside;
    rv_asker *k; /* of answers */
    rv_buf entry;
    rv_arena *a; /* for all texts */
} fair;
#define BEGINS .buyer = RV_NONE, .chooser = RV_NONE, .first = RV_NONE

/* A lot while it is bid for. */
typedef struct lot {
    int tile;
    rv_lot_ref as;     /* as an entry has it: the chooser, the bids, the deal */
    int bidder, top;   /* the highest bid; `top` RV_NONE: nobody has bid, `bidder` is the chooser */
    bool last;         /* no tile is left but this one */
    const char *typed; /* it, in an answer */
} lot;

/* A tile that was chosen, and for which nobody has bid yet. */
static lot lot_of(const fair *f, int tile, int chooser) {
    rv_bid_ref *bids = RV_NEWS(f->a, rv_bid_ref, f->g->nplayers);
    return (lot){tile, {.chooser = chooser, .bids = {bids, 0}}, chooser, RV_NONE, !f->nleft, ""};
}

/* RV_NONE for the points: the player passes. */
static void take_bid(lot *l, rv_bid_ref bid) {
    l->as.bids.list[l->as.bids.n++] = bid;
    l->bidder = bid.points > l->top ? bid.player : l->bidder;
    l->top = bid.points > l->top ? bid.points : l->top;
}

static const char *id_of(const fair *f, int tile) {
    return f->g->rs->tiles[tile].id;
}

/* Whether two tiles look alike. */
static bool are_alike(const fair *f, int one, int other) {
    return f->g->rs->tiles[one].same == f->g->rs->tiles[other].same;
}

/* ---- the rules ----------------------------------------------------------------------------- */

/* Who chooses next: the first of all, or the next clockwise who has no tile (B-56, B-62). */
static int next_chooser(const fair *f) {
    const rv_game *g = f->g;
    bool chooser = g->option[RV_O_BAZAAR_NEXT] == RV_V_FROM_CHOOSER;
    int from = f->buyer == RV_NONE ? rv_bazaars_of(g)->after : chooser ? f->chooser : f->buyer;
    int n = 1;
    while (n < g->nplayers && g->stack.held[(from + n) % g->nplayers])
        n++;
    return (from + n) % g->nplayers;
}

/* Why a player may not bid: he has a tile (B-61), or there is no bidding (B-69); NULL. */
static const char *why_silent(const rv_game *g, int player) {
    return g->stack.held[player]                       ? "this player has a tile already"
           : g->option[RV_O_BAZAAR_AUCTION] == RV_V_NO ? "there is no bidding in this game"
                                                       : NULL;
}

static bool may_bid(rv_case *c, rv_game *g, int player) {
    const char *why = why_silent(g, player);
    bool holds = g->stack.held[player],
         goes_on = !why || rv_fails(c, RV_D_BID_OFF, (rv_hook_label(g, player), why));
    if (c && why && !holds)
        rv_rests_on(c, g->rs->options[RV_O_BAZAAR_AUCTION].rule, RV_O_BAZAAR_AUCTION);
    if (holds || !goes_on)
        return goes_on;
    return RV_HOUSE_LETS(g, may_bid, .player = player) || rv_house_rule_fails(c);
}

/* The least that may be bid: to open, or more than all before (B-56, B-57). However few points the
 * player has (B-60). */
static int least_bid(const rv_game *g, int highest) {
    return highest == RV_NONE ? g->option[RV_O_MIN_OPEN_BID] : highest + 1;
}

/* What became of a lot, for `why`. */
static void tell_deal(rv_case *c, const lot *l, int cite) {
    const char *chooser = rv_hook_label(c->game, l->as.chooser);
    const char *bidder = rv_hook_label(c->game, l->bidder);
    rv_point_is(c, RV_AT_DEAL);
    if (cite == RV_C_BAZAAR_LAST_TILE)
        rv_note_step(c, cite, "the last tile goes to %s for nothing", chooser);
    else if (cite == RV_C_BAZAAR_CHOICE)
        rv_note_step(c, cite, "%s has it for nothing", chooser);
    else if (cite == RV_C_BAZAAR_LONE_BID)
        rv_note_step(c, cite, "%s alone has bid, and pays %d to nobody", chooser, l->top);
    else if (l->as.deal == RV_DEAL_BUY)
        rv_note_step(c, cite, "%s buys it, and pays %d to %s", chooser, l->top, bidder);
    else if (l->as.deal == RV_DEAL_SELL)
        rv_note_step(c, cite, "%s sells it: %s pays %d", chooser, bidder, l->top);
}

/* A player gets the tile, and pays for it the other of the two (B-58), or nobody (B-59, B-63). */
static void trade(fair *f, const lot *l) {
    rv_game *g = f->g;
    bool lone = l->bidder == l->as.chooser, sells = !lone && l->as.deal == RV_DEAL_SELL;
    int player = sells ? l->bidder : l->as.chooser, payee = sells ? l->as.chooser : l->bidder;
    int points = l->top == RV_NONE ? 0 : l->top;
    int cite = l->top == RV_NONE ? (l->last ? RV_C_BAZAAR_LAST_TILE : RV_C_BAZAAR_CHOICE)
               : lone            ? RV_C_BAZAAR_LONE_BID
                                 : RV_C_BAZAAR_DEAL;
    if (f->c && rv_explains(f->c))
        tell_deal(f->c, l, cite);
    RV_SET(g, g->stack.held[player], (int16_t)(l->tile + 1));
    f->buyer = player;
    f->chooser = l->as.chooser;
    f->first = f->first == RV_NONE ? player : f->first;
    if (points)
        rv_gain_noted(g, player, "bazaar", -points, cite,
                      lone ? "buys tile %s" : "buys tile %s from %s", id_of(f, l->tile),
                      rv_hook_label(g, payee));
    else
        rv_tell_action(g, player, "bazaar", RV_ABOUT_NOTHING, cite, "takes tile %s for nothing",
                       id_of(f, l->tile));
    if (points && !lone)
        rv_gain_noted(g, payee, "bazaar", points, cite, "for tile %s, from %s", id_of(f, l->tile),
                      rv_hook_label(g, player));
}

/* All tiles are sold, and are played from now on (B-64). */
static void close(const fair *f) {
    rv_game *g = f->g;
    bool buyer = g->option[RV_O_BAZAAR_ORDER] == RV_V_FIRST_BUYER;
    RV_SET(g, rv_bazaars_of(g)->due, false);
    RV_SET(g, g->turn.to_move, buyer ? f->first : rv_left_of(g, rv_bazaars_of(g)->after));
}

/* ---- an entry: what is drawn --------------------------------------------------------------- */

/* One tile for each player; drawn one by one, so that the copies of a tile are not more than there
 * are; they stay among those to come until they lie. More than those may wait (PD-17). */
static bool draw_all(fair *f) {
    rv_case *c = f->c;
    const rv_tiles *all = &f->beside->drawn;
    int checkpoint = rv_checkpoint(f->g), n = all->n, players = f->g->nplayers;
    for (int i = 0; i < all->n; i++)
        n -= n > players && rv_waits(f->g, all->list[i].tile);
    rv_consider(c, RV_AT_DRAW, f->ref->loc);
    bool fine = rv_needs(c, RV_D_BAZAAR_DRAW, n == players, ("%d tiles are drawn, one a player", n),
                         (rv_plural(&c->arena, players, "tile"),
                          rv_plural(&c->arena, players, "player"), rv_printf(&c->arena, "%d", n)));
    for (int i = 0; i < all->n && fine; i++) {
        rv_tile_ref *ref = &all->list[i];
        bool drawn = false; /* such a tile, before this one */
        for (int k = 0; k < f->nleft; k++)
            drawn |= are_alike(f, f->left[k], ref->tile);
        if (i - f->nleft < all->n - n && rv_waits(f->g, ref->tile)) {
            fine = rv_play_aside(c, ref);
            continue;
        }
        fine = !drawn || rv_left_alike(f->g, ref->tile);
        if (!fine)
            rv_object(c, RV_D_TILE_USED, ref->loc, ref->text,
                      "is drawn more often than it is to come");
        fine = fine && rv_play_draw(c, ref);
        if (fine)
            rv_draw(f->g, f->left[f->nleft++] = ref->tile);
    }
    rv_undo(f->g, checkpoint);
    return fine;
}

/* ---- a lot --------------------------------------------------------------------------------- */

/* The place of a tile among those that are left, or of one that looks like it; RV_NONE. */
static int find_left(const fair *f, int tile) {
    int found = RV_NONE, same = RV_NONE;
    for (int i = f->nleft - 1; i >= 0; i--) {
        same = are_alike(f, f->left[i], tile) ? i : same;
        found = f->left[i] == tile ? i : found;
    }
    return found == RV_NONE ? same : found;
}

/* Takes the tile from those that are left; false: it is not among them. */
static bool choose_tile(fair *f, rv_lot_ref *l) {
    rv_buf words = {.arena = &f->c->arena};
    const int i = find_left(f, l->tile.tile);
    if (i == RV_NONE) {
        for (int k = 0; k < f->nleft; k++)
            rv_putf(&words, "%s%s", k ? ", " : "", id_of(f, f->left[k]));
        rv_object(f->c, RV_D_LOT_TILE, l->tile.loc, l->tile.text, rv_buf_text(&words));
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
    if (f->buyer == RV_NONE)
        return rv_printf(g->arena, "%s sits to the left of %s, who laid the bazaar",
                         rv_hook_label(g, chooser), rv_hook_label(g, rv_bazaars_of(g)->after));
    return rv_printf(g->arena, "%s is the next without a tile, clockwise from %s, who %s",
                     rv_hook_label(g, chooser),
                     rv_hook_label(g, counts_choosers ? f->chooser : f->buyer),
                     counts_choosers ? "chose last" : "got the last tile");
}

/* B-56, B-62 */
static bool right_chooser(fair *f, const rv_lot_ref *l) {
    rv_case *c = f->c;
    int due = next_chooser(f);
    bool first = f->buyer == RV_NONE, right = l->chooser == due;
    rv_consider(c, RV_AT_LOT, l->chooser_loc);
    bool goes_on = rv_require_by(
        c, first ? RV_NONE : RV_O_BAZAAR_NEXT, RV_D_LOT_CHOOSER, right,
        ("tile %s: %s", l->tile.text, why_chooser(f, due)),
        (rv_hook_label(f->g, due), rv_hook_label(f->g, l->chooser), why_chooser(f, due)));
    if (first && (!right || rv_explains(c)))
        rv_rests_on(c, rv_cited_rule(f->g->rs, RV_D_LOT_TILE), RV_NONE);
    return (goes_on || rv_tolerated(c)) && (right || !f->g->stack.held[l->chooser]);
}

/* ---- bids ---------------------------------------------------------------------------------- */

/* B-56, B-57 */
static bool is_high(fair *f, int player, bool opens, int points, int highest) {
    rv_case *c = f->c;
    int least = least_bid(f->g, highest);
    bool low = points != RV_NONE && points < least;
    const char *who = rv_hook_label(f->g, player);
    const char *may = opens ? rv_printf(f->g->arena, "must open with %d or more", least)
                            : rv_printf(f->g->arena, "may bid %d or more, once", least);
    const char *does =
        points == RV_NONE && !opens ? ", and passes" : rv_printf(f->g->arena, ": %d", points);
    bool goes_on =
        rv_require_by(c, highest == RV_NONE ? RV_O_MIN_OPEN_BID : RV_NONE,
                      opens && !low ? RV_D_NO_BID : RV_D_BID_LOW, !low, ("%s %s%s", who, may, does),
                      (who, rv_printf(&c->arena, "%d", points), rv_printf(&c->arena, "%d", least)));
    if (low && opens)
        rv_rests_on(c, rv_cited_rule(f->g->rs, RV_D_NO_BID), RV_NONE);
    return goes_on;
}

/* Tells that there is no bidding (B-69), for the chooser only. */
static void tell_silent(rv_case *c, const rv_lot_ref *l, int player) {
    rv_game *g = c->game;
    const char *why = why_silent(g, player), *who = rv_hook_label(g, player);
    bool off = why && !g->stack.held[player];
    if (!rv_explains(c) || (off && player != l->chooser))
        return;
    if (why)
        rv_note_step(c, RV_D_BID_OFF, "%s may not bid: %s", who, why);
    else
        rv_note_house_rule(c, "%s may not bid", who);
    if (off)
        rv_rests_on(c, g->rs->options[RV_O_BAZAAR_AUCTION].rule, RV_O_BAZAAR_AUCTION);
}

/* What a player bids, or RV_NONE; who may not bid and is not named has not passed either. Noted in
 * the canonical list. */
static bool hear_bid(fair *f, const rv_lot_ref *l, int player, int highest, rv_bid_ref *out) {
    rv_case *c = f->c;
    const rv_bid_ref *bid = NULL;
    for (int i = l->bids.n - 1; i >= 0; i--)
        bid = l->bids.list[i].player == player ? &l->bids.list[i] : bid;
    bool opens = player == l->chooser, may = may_bid(NULL, f->g, player);
    *out = (rv_bid_ref){bid ? bid->loc : l->loc, player, bid ? bid->points : RV_NONE};
    c->diags.at.player = 1 + player;
    c->diags.at.act =
        out->points == RV_NONE ? "does not bid" : rv_printf(&c->arena, "bids %d", out->points);
    rv_consider(c, RV_AT_BID, out->loc);
    if (!may && out->points != RV_NONE) { /* no player may get two tiles, or go without one */
        bool holds = f->g->stack.held[player], goes_on = may_bid(c, f->g, player);
        if (!holds && f->g->option[RV_O_BAZAAR_AUCTION] == RV_V_NO)
            rv_last_diag(c)->help = "List the lot with `tile` and `chooser` only.";
        return !holds && (goes_on || rv_tolerated(c));
    }
    if (!may) {
        tell_silent(c, l, player);
        return true;
    }
    if (opens && out->points == RV_NONE)
        return rv_fails(c, RV_D_NO_BID, (rv_hook_label(f->g, player))) || rv_tolerated(c);
    return is_high(f, player, opens, out->points, highest) || rv_tolerated(c);
}

/* One round, clockwise from the chooser: the list becomes canonical, with all who passed. */
static bool hear_bids(fair *f, rv_lot_ref *ref, lot *l) {
    for (int i = 0; i < f->g->nplayers; i++) {
        int player = (ref->chooser + i) % f->g->nplayers;
        rv_bid_ref heard;
        if (!hear_bid(f, ref, player, l->top, &heard))
            return false;
        if (heard.points != RV_NONE || may_bid(NULL, f->g, player))
            take_bid(l, heard);
    }
    f->c->diags.at.player = 0;
    RV_SETTLE(f->c, ref->bids.list, l->as.bids.list);
    RV_SETTLE(f->c, ref->bids.n, l->as.bids.n);
    return true;
}

/* ---- the deal ------------------------------------------------------------------------------ */

static bool right_deal(fair *f, const rv_lot_ref *ref, const lot *l) {
    static const char *const deals[] = {"deal: buy", "deal: sell"};
    rv_case *c = f->c;
    const char *mine = rv_hook_label(f->g, ref->chooser), *other = rv_hook_label(f->g, l->bidder);
    bool lone = l->bidder == ref->chooser;
    if (lone ? !ref->deal : ref->deal)
        return true;
    rv_consider(c, RV_AT_DEAL, lone ? ref->deal_loc : ref->loc);
    if (lone) {
        rv_object(c, RV_D_NO_DEAL, ref->deal_loc, ref->deal == RV_DEAL_BUY ? "buy" : "sell",
                  l->top == RV_NONE ? "nobody bids" : "nobody bid more than the chooser");
        return rv_tolerated_without(c, "the deal");
    }
    rv_object(c, RV_D_DEAL_OPEN, ref->loc, mine, id_of(f, l->tile), other);
    for (int i = 0; i < 2; i++)
        rv_add_outcome(
            c, (rv_outcome){deals[i],
                            rv_printf(&c->arena, "%s buys tile %s from %s for %d", i ? other : mine,
                                      id_of(f, l->tile), i ? mine : other, l->top),
                            .within = true});
    return rv_tolerated(c);
}

static void complain_lots(fair *f) {
    rv_consider(f->c, RV_AT_LOT, f->ref->lots_loc);
    rv_object(f->c, RV_D_BAZAAR_LOTS, f->ref->lots_loc,
              rv_plural(&f->c->arena, f->g->nplayers - 1, "lot"),
              rv_printf(&f->c->arena, "%d", f->ref->lots.n));
}

static bool play_lot(fair *f, rv_lot_ref *ref) {
    rv_consider_thing(f->c, RV_AT_LOT, ref->loc,
                      (rv_at_cell){.thing = "lot", .tile = 1 + ref->tile.tile});
    if (!choose_tile(f, ref) || !right_chooser(f, ref))
        return false;
    lot l = lot_of(f, ref->tile.tile, ref->chooser);
    if (rv_bazaar_held(f->g) == f->g->nplayers - 1 && may_bid(NULL, f->g, ref->chooser)) {
        complain_lots(f); /* the last tile, though there is bidding (B-63), is free all the same */
        if (!rv_tolerated(f->c))
            return false;
    } else if (!hear_bids(f, ref, &l) || !right_deal(f, ref, &l))
        return false;
    l.as.deal = ref->deal;
    trade(f, &l);
    return true;
}

/* The last tile, which needs no lot (B-63), and the order in which all are played. */
static void play_last(fair *f) {
    rv_game *g = f->g;
    if (f->nleft) {
        lot l = lot_of(f, f->left[--f->nleft], next_chooser(f));
        trade(f, &l);
    }
    close(f);
    if (!rv_explains(f->c))
        return;
    rv_buf b = {.arena = &f->c->arena};
    for (int i = 0; i < g->nplayers; i++)
        rv_putf(&b, "%s%s", i ? ", " : "", rv_hook_label(g, (g->turn.to_move + i) % g->nplayers));
    rv_point_is(f->c, RV_AT_BAZAAR);
    rv_note_step_by(f->c, RV_O_BAZAAR_ORDER, RV_C_BAZAAR_TURNS,
                    "the tiles are played by %s in turn", rv_buf_text(&b));
}

bool rv_bazaar_play(rv_case *c, rv_entry *e) {
    rv_bazaar_ref *ref = e->beside->own;
    fair f = {.g = c->game, .a = &c->arena, .c = c, .ref = ref, .beside = e->beside, BEGINS};
    rv_consider(c, RV_AT_BAZAAR, ref->key);
    if (!rv_bazaar_is_due(c) || !draw_all(&f))
        return false;
    /* the last tile needs no lot; where there is no bidding for it, it may have one (B-63) */
    int n = ref->lots.n, tiles = f.nleft;
    if (n != tiles - 1 && (n != tiles || ref->lots.list[n - 1].bids.n)) {
        complain_lots(&f);
        return false;
    }
    for (int i = 0; i < n; i++)
        if (!play_lot(&f, &ref->lots.list[i]))
            return false;
    play_last(&f);
    return true;
}

/* ---- by chance ----------------------------------------------------------------------------- */

/* Who opens bids little; the others as often pass. The last tile goes without a lot, unless it is
 * one of those that are chosen and not bid for. */
void rv_bazaar_random(rv_sim *s, rv_sim_turn *turn) {
    fair f = {.g = s->game, .a = &s->arena, BEGINS};
    const rv_bazaars *b = rv_bazaars_of(s->game);
    (void)turn;
    if (!b || !b->due)
        return;
    while (f.nleft < s->last.nplayers) {
        int tile = rv_sim_pop(s);
        if (s->write)
            rv_putf(&s->text, "%s%s", f.nleft ? ", " : "- bazaar:\n    draw: [", id_of(&f, tile));
        f.left[f.nleft++] = tile;
    }
    if (s->write)
        rv_put(&s->text, "]\n    lots:\n");
    while (f.nleft) {
        int i = rv_sim_below(s, f.nleft), tile = f.left[i];
        f.left[i] = f.left[--f.nleft];
        lot l = lot_of(&f, tile, next_chooser(&f));
        bool sold = !l.last || !may_bid(NULL, f.g, l.as.chooser);
        for (int k = 0; sold && k < s->last.nplayers; k++) {
            rv_bid_ref bid = {.player = (l.as.chooser + k) % s->last.nplayers, .points = RV_NONE};
            if (!may_bid(NULL, f.g, bid.player))
                continue;
            if (k == 0 || !rv_sim_below(s, 2))
                bid.points = least_bid(f.g, l.top) + rv_sim_below(s, 3);
            take_bid(&l, bid);
        }
        if (l.bidder != l.as.chooser)
            l.as.deal = rv_sim_below(s, 2) ? RV_DEAL_SELL : RV_DEAL_BUY;
        if (sold && s->write) {
            rv_put(&s->text, "    - ");
            rv_put_lot(&s->text, f.g, id_of(&f, tile), &l.as);
            rv_put(&s->text, "\n");
        }
        trade(&f, &l);
    }
    close(&f);
    s->last.turns++;
}

/* ---- by answers ---------------------------------------------------------------------------- */

/* The answer is wrong for the reason that `check` would give. */
#define REFUSE(f, code, ...)                                                                       \
    do {                                                                                           \
        rv_diags d = rv_diags_for((f)->a, (f)->g->rs);                                             \
        rv_complain(&d, (code), ((rv_loc){0, 0}), __VA_ARGS__);                                    \
        return rv_mishear((f)->k, d.list[0].message);                                              \
    } while (0)

static bool read_tile(fair *f, const char *text, rv_tile_ref *out, rv_diags *d) {
    *d = rv_diags_for(f->a, f->g->rs);
    return rv_read_tile(f->g, &f->k->q->c->rec.unlisted, rv_str_of(text), (rv_loc){0, 0}, out, d);
}

/* Drawn one by one, so that no tile is drawn more often than it is there; those that wait are drawn
 * by nobody (PD-17). */
static bool ask_tile(fair *f) {
    int n = 0, players = f->g->nplayers;
    const char **choices = RV_NEWS(f->a, const char *, f->g->stack.n + 1);
    for (int i = 0; i < f->g->rs->ntiles; i++)
        for (int k = rv_copies_in(f->g, i, rv_batch_drawn(f->g)); k > 0 && n < f->g->stack.n; k--)
            choices[n++] = id_of(f, i);
    const char *text = rv_hear(
        f->k, rv_printf(f->a, "A bazaar: which tile is drawn, %d of %d?", f->nleft + 1, players),
        choices, n);
    rv_diags d;
    rv_tile_ref ref;
    const bool read = text && read_tile(f, text, &ref, &d);
    const int tile = read ? rv_copy_left(f->g, &ref) : RV_NONE;
    const bool waits = tile != RV_NONE && rv_waits(f->g, tile);
    if (waits)
        rv_complain(&d, RV_D_TILE_WAITS, ((rv_loc){0, 0}), id_of(f, tile), rv_awaited(f->g, tile));
    f->k->out->draws = tile == RV_NONE || waits;
    if (text && f->k->out->draws)
        return rv_mishear(f->k, read && !waits ? rv_printf(f->a, "no tile %s is left", text)
                                               : d.list[0].message);
    if (!text)
        return false;
    rv_putf(&f->entry, "%s", f->nleft ? ", " : "bazaar: {draw: [");
    rv_put_text(&f->entry, text);
    f->typed[f->nleft] = text;
    f->left[f->nleft++] = tile;
    rv_draw(f->g, tile);
    return true;
}

/* ---- the tile chosen ----------------------------------------------------------------------- */

static const char *joined_words(fair *f, const char *const *words, int n) {
    rv_buf b = {.arena = f->a};
    for (int i = 0; i < n; i++)
        rv_putf(&b, "%s%s", i ? ", " : "", words[i]);
    return rv_buf_text(&b);
}

static bool ask_choice(fair *f, lot *l) {
    rv_diags unread;
    rv_tile_ref ref;
    const char *left = joined_words(f, f->typed, f->nleft);
    const char **choices = RV_NEWS(f->a, const char *, f->nleft + 1);
    memcpy(choices, f->typed, sizeof *choices * (size_t)f->nleft);
    const char *text = rv_hear(
        f->k,
        rv_printf(f->a, "Which tile does %s choose: %s?", rv_hook_label(f->g, l->as.chooser), left),
        choices, f->nleft);
    if (!text)
        return false;
    int i = read_tile(f, text, &ref, &unread) ? find_left(f, ref.tile) : RV_NONE;
    if (i == RV_NONE)
        REFUSE(f, RV_D_LOT_TILE, text, left);
    l->typed = f->typed[i];
    l->tile = f->left[i];
    for (f->nleft--; i < f->nleft; i++) {
        f->left[i] = f->left[i + 1];
        f->typed[i] = f->typed[i + 1];
    }
    return true;
}

/* ---- bids ---------------------------------------------------------------------------------- */

/* "Tile BA.C; B has bid 2: what does W bid, 3 or more, or pass? (then R, K)" */
static const char *bid_question(fair *f, const lot *l, int turn, int least) {
    const char *who[RV_MAX_PLAYERS];
    int n = 0;
    for (int i = turn; i < f->g->nplayers; i++) {
        int player = (l->as.chooser + i) % f->g->nplayers;
        if (i == turn || may_bid(NULL, f->g, player))
            who[n++] = rv_hook_label(f->g, player);
    }
    const char *high = l->top == RV_NONE ? ""
                                         : rv_printf(f->a, "; %s has bid %d",
                                                     rv_hook_label(f->g, l->bidder), l->top);
    return rv_printf(f->a, "Tile %s%s: what does %s bid, %d or more%s?%s", l->typed, high, *who,
                     least, turn ? ", or pass" : "",
                     n > 1 ? rv_printf(f->a, " (then %s)", joined_words(f, who + 1, n - 1)) : "");
}

/* B-56, B-57: the first one opens, and each other bids more, or passes. */
static bool ask_bid(fair *f, lot *l, int turn) {
    rv_bid_ref bid = {.player = (l->as.chooser + turn) % f->g->nplayers, .points = RV_NONE};
    int least = least_bid(f->g, l->top);
    const char *who = rv_hook_label(f->g, bid.player), **choices = RV_NEWS(f->a, const char *, 2);
    if (!may_bid(NULL, f->g, bid.player))
        return true;
    choices[0] = rv_printf(f->a, "%d", least);
    choices[1] = "pass";
    const char *text = rv_hear(f->k, bid_question(f, l, turn, least), choices, turn ? 2 : 1);
    bool passes = text && !strcmp(text, "pass");
    if (!text)
        return false;
    if (passes && turn == 0)
        REFUSE(f, RV_D_NO_BID, who);
    if (!passes && !rv_shape_number(&rv_shape_bid, rv_str_of(text), &bid.points))
        REFUSE(f, RV_D_BAD_EXTRA, text, rv_shape_range(f->a, &rv_shape_bid, ""));
    if (!passes && bid.points < least)
        REFUSE(f, RV_D_BID_LOW, who, rv_printf(f->a, "%d", bid.points), choices[0]);
    take_bid(l, bid);
    return true;
}

/* B-58, B-59: no deal is to be typed where nobody has bid more than the chooser. */
static bool ask_deal(fair *f, lot *l) {
    static const char *const deals[] = {"buy", "sell"};
    if (l->bidder == l->as.chooser)
        return true;
    const char *text = rv_hear(
        f->k,
        rv_printf(f->a, "Tile %s: does %s buy it from %s for %d, or sell it? (buy, sell)", l->typed,
                  rv_hook_label(f->g, l->as.chooser), rv_hook_label(f->g, l->bidder), l->top),
        deals, 2);
    l->as.deal = text && !strcmp(text, "sell") ? RV_DEAL_SELL : RV_DEAL_BUY;
    if (text && l->as.deal == RV_DEAL_BUY && strcmp(text, "buy"))
        REFUSE(f, RV_D_BAD_EXTRA, text, "a deal is buy or sell");
    return text;
}

static bool ask_lot(fair *f) {
    lot l = lot_of(f, RV_NONE, next_chooser(f));
    if (!ask_choice(f, &l))
        return false;
    for (int i = 0; i < f->g->nplayers; i++)
        if (!ask_bid(f, &l, i))
            return false;
    if (!ask_deal(f, &l))
        return false;
    rv_put(&f->entry, f->first == RV_NONE ? "" : ", ");
    rv_put_lot(&f->entry, f->g, l.typed, &l.as);
    trade(f, &l);
    return true;
}

/* The last tile is no lot: it goes to the player without one (B-63), and nothing is asked. */
bool rv_bazaar_ask(rv_asker *k) {
    rv_query *q = k->q;
    const rv_bazaars *b = rv_bazaars_of(q->g);
    if (!b || !b->due)
        return false;
    fair f = {.g = q->g, .k = k, .a = q->a, .entry = {.arena = q->a}, BEGINS};
    int checkpoint = rv_checkpoint(f.g);
    bool on = true;
    while (on && f.nleft < f.g->nplayers)
        on = ask_tile(&f);
    rv_undo(f.g, checkpoint);
    rv_put(&f.entry, "], lots: [");
    while (on && f.nleft > 1)
        on = ask_lot(&f);
    if (on) {
        rv_put(&f.entry, "]}");
        k->out->question = NULL;
        k->out->entry = rv_buf_text(&f.entry);
    }
    return true;
}
