/* auction.c - bids and sales of a replay, which become the entry of a bazaar.
 *
 * A replay names the tiles on offer by their place in a row only; which tile that is follows from
 * the order of draws, if the file has it, or else from the tile that its buyer lays next. Bids come
 * one by one: replay.auction holds the lots so far, and the entry is written with the last of them.
 */
#include "jcz/replay.h"

/* Whether tiles are auctioned; otherwise each player takes one in turn. */
static bool has_bids(const replay *p) {
    return !jcz_chose(p->j, "bazaar_auction", "false");
}

/* The tile that a player lays next. */
static const char *laid_next(const replay *p, int player) {
    for (int i = p->at + 1; i < p->n; i++)
        if (!strcmp(p->list[i].type, "PLACE_TILE") && p->list[i].player == player)
            return p->list[i].index < 0 ? NULL : p->list[i].tile;
    return NULL;
}

/* All tiles but one are sold: the last player gets it. Writes the auction, if the tiles are known,
 * and gives them to their owners. */
static bool end_auction(replay *p) {
    auction *a = &p->auction;
    const int n = p->j->nplayers;
    const char *tiles[RV_MAX_PLAYERS];
    bool ordered = p->norder - p->drawn >= n;
    int player = 0;
    while (jcz_owns(p->j, a->owner, player))
        player++;
    for (int i = 0; i < n; i++)
        if (a->owner[i] < 0)
            a->owner[a->last = i] = player;
    a->open = false;
    for (int i = 0; i < n; i++)
        if (!(tiles[i] = ordered ? p->order[p->drawn++] : laid_next(p, a->owner[i]))) {
            jcz_note(p->j, a->mark,
                     "the file does not say which tiles are on offer here: the record ends before "
                     "them");
            return p->ended = true;
        }
    replay_finish_turn(p);
    replay_begin_entry(p);
    rv_put(p->record, "- bazaar:\n    draw: [");
    for (int i = 0; i < n; i++) {
        rv_putf(p->record, "%s'%s'", i ? ", " : "", tiles[i]);
        p->hand[a->owner[i]] = tiles[i];
    }
    rv_put(p->record, "]\n    lots:\n");
    if (!has_bids(p)) {
        a->lots[a->nlots] = jcz_lot_of(a->owner[a->last], NULL);
        a->lots[a->nlots++].index = a->last;
    }
    for (int i = 0; i < a->nlots; i++) {
        a->lots[i].tile = tiles[a->lots[i].index];
        jcz_put_lot(p->j, p->record, &a->lots[i]);
    }
    return true;
}

static bool sell_lot(replay *p, int owner) {
    jcz_lot *l = &p->auction.lots[p->auction.nlots - 1];
    p->auction.owner[l->index] = owner;
    p->auction.bidding = false;
    int sold = 0;
    for (int i = 0; i < p->j->nplayers; i++)
        sold += p->auction.owner[i] >= 0;
    return sold < p->j->nplayers - 1 || end_auction(p);
}

/* Whether all players who need a tile have answered; then, if nobody outbid the chooser, the tile
 * is the chooser's. */
static bool close_lot(replay *p) {
    const jcz_lot *l = &p->auction.lots[p->auction.nlots - 1];
    for (int i = 0; i < p->j->nplayers; i++)
        if (l->bids[i] == JCZ_NO_BID && !jcz_owns(p->j, p->auction.owner, i))
            return true;
    return l->bidder != l->chooser || sell_lot(p, l->chooser);
}

static bool no_bidder(const replay *p, const message *m) {
    return jcz_refuse(p->j, m->mark, "the message %s is of no player who can bid here", m->type);
}

bool auction_bid(replay *p, message *m) {
    auction *a = &p->auction;
    int index = 0, price = 0;
    if (m->player < 0)
        return no_bidder(p, m);
    if (!jcz_number(rv_doc_get(m->payload, "supplyIndex"), 0, p->j->nplayers - 1, &index) ||
        !jcz_number(rv_doc_get(m->payload, "price"), 0, JCZ_PRICE, &price))
        return jcz_refuse(p->j, m->mark,
                          "the message %s has no price, or no supplyIndex of a tile on offer",
                          m->type);
    if (!a->open && a->last == index && p->last != m->player && p->hand[m->player] &&
        a->owner[index] == m->player)
        return true; /* older versions let the last player take the last tile by a message */
    if (!a->open && !p->turn.open)
        return jcz_refuse(p->j, m->mark, "the message %s comes before any tile", m->type);
    if (!a->open) {
        *a = (auction){.open = true, .mark = m->mark, .last = -1};
        memset(a->owner, -1, sizeof a->owner);
    }
    const bool owns = jcz_owns(p->j, a->owner, m->player);
    jcz_lot *l = &a->lots[a->bidding ? a->nlots - 1 : a->nlots];
    if (a->bidding && (owns || l->bids[m->player] != JCZ_NO_BID))
        return no_bidder(p, m);
    if (!a->bidding) { /* the chooser opens a lot */
        if (owns || a->owner[index] >= 0)
            return jcz_refuse(p->j, m->mark, "the tile %d of this auction is not on offer", index);
        *l = jcz_lot_of(m->player, NULL);
        l->index = index;
        a->nlots++;
        a->bidding = true;
        if (!has_bids(p))
            return sell_lot(p, m->player);
    }
    l->bids[m->player] = price;
    l->bidder = m->player;
    return close_lot(p);
}

bool auction_deal(replay *p, message *m) {
    const char *value = jcz_word(m->payload, "value");
    jcz_lot *l = p->auction.nlots ? &p->auction.lots[p->auction.nlots - 1] : NULL;
    if (!p->auction.open || !p->auction.bidding || !l || l->bidder == l->chooser)
        return jcz_refuse(p->j, m->mark, "nothing can be bought or sold here");
    bool buys = value && !strcmp(value, "BUY");
    if (!buys && !(value && !strcmp(value, "SELL")))
        return jcz_refuse(p->j, m->mark, "its `value` is neither BUY nor SELL");
    l->deal = buys ? "buy" : "sell";
    return sell_lot(p, buys ? l->chooser : l->bidder);
}

bool auction_pass(replay *p, const message *m) {
    jcz_lot *l = p->auction.bidding ? &p->auction.lots[p->auction.nlots - 1] : NULL;
    if (m->player < 0 || !l || l->bids[m->player] != JCZ_NO_BID ||
        jcz_owns(p->j, p->auction.owner, m->player))
        return no_bidder(p, m);
    l->bids[m->player] = JCZ_PASSED;
    return close_lot(p);
}
