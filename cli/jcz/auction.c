/* auction.c - bazaars of a replay, which becomes one entry of the record for each auction.
 *
 * A replay names the tiles on offer by their place in a row only; which tile that is follows from
 * the order of draws, if the file has it, or else from the tile that its buyer lays next. Bids come
 * one by one: replay.auction holds the lots so far, and the entry is written with the last of them.
 */
#include "jcz/replay.h"

/* Whether tiles are auctioned; otherwise each player takes one in turn. */
static bool has_bids(const replay *p) {
    const char *choice = jcz_chosen(p->j, "bazaar_auction");
    return !choice || strcmp(choice, "false") != 0;
}

static bool has_tile(const replay *p, int player) {
    for (int i = 0; i < p->j->nplayers; i++)
        if (p->auction.owner[i] == player)
            return true;
    return false;
}

/* ---- the entry ------------------------------------------------------------------------------ */

/* The tile that a player lays next. */
static const char *laid_next(const replay *p, int player) {
    for (int i = p->at + 1; i < p->n; i++)
        if (!strcmp(p->list[i].type, "PLACE_TILE") && p->list[i].player == player) {
            const char *id = jcz_word(p->list[i].payload, "tileId");
            id = id ? jcz_tile_here(p->j->arena, id) : "";
            return jcz_find_tile(p->j->rs, id) < 0 ? NULL : id;
        }
    return NULL;
}

static void put_lot(replay *p, const lot *l, const char *tile) {
    const char *const *label = p->j->label;
    int n = 0;
    rv_putf(p->record, "    - {tile: '%s', chooser: %s", tile, label[l->chooser]);
    for (int i = 0; i < p->j->nplayers; i++)
        if (l->bids[i] >= 0)
            rv_putf(p->record, "%s%s: %d", n++ ? ", " : ", bids: {", label[i], l->bids[i]);
        else if (l->bids[i] == PASSED)
            rv_putf(p->record, "%s%s: pass", n++ ? ", " : ", bids: {", label[i]);
    rv_put(p->record, n ? "}" : "");
    if (l->deal)
        rv_putf(p->record, ", deal: %s", l->deal);
    rv_put(p->record, "}\n");
}

static void put_auction(replay *p, const char *const *tiles) {
    lot last = {.index = p->auction.last, .chooser = p->auction.owner[p->auction.last]};
    for (int i = 0; i < RV_MAX_PLAYERS; i++)
        last.bids[i] = NO_BID;
    replay_finish_turn(p);
    p->entries++;
    rv_put(p->record, "- bazaar:\n    draw: [");
    for (int i = 0; i < p->j->nplayers; i++)
        rv_putf(p->record, "%s'%s'", i ? ", " : "", tiles[i]);
    rv_put(p->record, "]\n    lots:\n");
    for (int i = 0; i < p->auction.nlots; i++)
        put_lot(p, &p->auction.lots[i], tiles[p->auction.lots[i].index]);
    if (!has_bids(p))
        put_lot(p, &last, tiles[last.index]);
    for (int i = 0; i < p->j->nplayers; i++)
        p->hand[p->auction.owner[i]] = tiles[i];
}

/* All tiles but one are sold: the last player gets it. */
static bool end_auction(replay *p) {
    bool ordered = p->norder - p->drawn >= p->j->nplayers, known = true;
    const char *tiles[RV_MAX_PLAYERS];
    int player = 0;
    while (has_tile(p, player))
        player++;
    for (int i = 0; i < p->j->nplayers; i++)
        if (p->auction.owner[i] < 0)
            p->auction.owner[p->auction.last = i] = player;
    p->auction.open = false;
    for (int i = 0; i < p->j->nplayers && known; i++) {
        tiles[i] = ordered ? replay_draw(p) : laid_next(p, p->auction.owner[i]);
        known = tiles[i];
    }
    if (known) {
        put_auction(p, tiles);
        return true;
    }
    jcz_note(p->j, p->auction.mark,
             "the file does not say which tiles are on offer here: the record ends before them");
    p->ended = true;
    return true;
}

/* ---- bidding -------------------------------------------------------------------------------- */

static bool sell_lot(replay *p, int owner) {
    lot *l = &p->auction.lots[p->auction.nlots - 1];
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
    const lot *l = &p->auction.lots[p->auction.nlots - 1];
    for (int i = 0; i < p->j->nplayers; i++)
        if (l->bids[i] == NO_BID && !has_tile(p, i))
            return true;
    return l->bidder != l->chooser || sell_lot(p, l->chooser);
}

static bool no_bidder(const replay *p, const message *m) {
    return jcz_refuse(p->j, m->mark, "the message %s is of no player who can bid here", m->type);
}

static bool open_lot(replay *p, const message *m, int index, int price) {
    auction *a = &p->auction;
    if (a->owner[index] >= 0 || has_tile(p, m->player))
        return jcz_refuse(p->j, m->mark, "the tile %d of this auction is not on offer", index);
    lot *l = &a->lots[a->nlots++];
    *l = (lot){.index = index, .chooser = m->player, .bidder = m->player, .price = price};
    for (int i = 0; i < RV_MAX_PLAYERS; i++)
        l->bids[i] = NO_BID;
    a->bidding = true;
    if (!has_bids(p))
        return sell_lot(p, m->player);
    l->bids[m->player] = price;
    return close_lot(p);
}

bool auction_bid(replay *p, const message *m) {
    int index = 0, price = 0;
    if (m->player < 0)
        return no_bidder(p, m);
    if (!jcz_number(rv_doc_get(m->payload, "supplyIndex"), 0, p->j->nplayers - 1, &index) ||
        !jcz_number(rv_doc_get(m->payload, "price"), 0, JCZ_PRICE, &price))
        return jcz_refuse(p->j, m->mark,
                          "the message %s has no price, or no supplyIndex of a tile on offer",
                          m->type);
    if (!p->auction.open && p->auction.last == index && p->last != m->player &&
        p->hand[m->player] && p->auction.owner[index] == m->player)
        return true; /* older versions let the last player take the last tile by a message */
    if (!p->auction.open && !p->turn.open)
        return jcz_refuse(p->j, m->mark, "the message %s comes before any tile", m->type);
    if (!p->auction.open) {
        p->auction = (auction){.open = true, .mark = m->mark, .last = -1};
        for (int i = 0; i < RV_MAX_PLAYERS; i++)
            p->auction.owner[i] = -1;
    }
    if (!p->auction.bidding)
        return open_lot(p, m, index, price);
    lot *l = &p->auction.lots[p->auction.nlots - 1];
    if (l->bids[m->player] != NO_BID || has_tile(p, m->player))
        return no_bidder(p, m);
    l->bids[m->player] = l->price = price;
    l->bidder = m->player;
    return close_lot(p);
}

bool auction_pass(replay *p, const message *m) {
    lot *l = &p->auction.lots[p->auction.nlots - 1];
    if (m->player < 0 || !p->auction.bidding || l->bids[m->player] != NO_BID ||
        has_tile(p, m->player))
        return no_bidder(p, m);
    l->bids[m->player] = PASSED;
    return close_lot(p);
}

bool auction_deal(replay *p, const message *m) {
    const char *value = jcz_word(m->payload, "value");
    lot *l = p->auction.nlots ? &p->auction.lots[p->auction.nlots - 1] : NULL;
    if (!p->auction.open || !p->auction.bidding || !l || l->bidder == l->chooser)
        return jcz_refuse(p->j, m->mark, "nothing can be bought or sold here");
    bool buys = value && !strcmp(value, "BUY");
    if (!buys && !(value && !strcmp(value, "SELL")))
        return jcz_refuse(p->j, m->mark, "its `value` is neither BUY nor SELL");
    l->deal = buys ? "buy" : "sell";
    return sell_lot(p, buys ? l->chooser : l->bidder);
}
