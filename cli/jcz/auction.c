/* auction.c - bazaars of a replay, which becomes one entry of the record for each auction.
 *
 * A lot has the same form both ways (jcz_lot). A replay names the tiles on offer by their place in
 * a row only; which tile that is follows from the order of draws, if the file has it, or else from
 * the tile that its buyer lays next. Bids come one by one: replay.auction holds the lots so far,
 * and the entry is written with the last of them.
 */
#include "jcz/replay.h"

/* Whether tiles are auctioned; otherwise each player takes one in turn. */
static bool has_bids(const replay *p) {
    const char *choice = jcz_chosen(p->j, "bazaar_auction");
    return !choice || strcmp(choice, "false") != 0;
}

bool jcz_owns(const jcz *j, const int owner[RV_MAX_PLAYERS], int player) {
    for (int i = 0; i < j->nplayers; i++)
        if (owner[i] == player)
            return true;
    return false;
}

/* ---- lots ----------------------------------------------------------------------------------- */

jcz_lot jcz_lot_of(int chooser, const char *tile) {
    jcz_lot lot = {.tile = tile, .chooser = chooser, .bidder = chooser};
    for (int i = 0; i < RV_MAX_PLAYERS; i++)
        lot.bids[i] = JCZ_NO_BID;
    return lot;
}

bool jcz_read_lot(const jcz *j, const rv_yaml *map, jcz_lot *lot) {
    const char *label = jcz_word(map, "chooser");
    const rv_yaml *bids = rv_doc_get(map, "bids");
    *lot = jcz_lot_of(label ? jcz_player(j, rv_str_of(label)) : -1, jcz_word(map, "tile"));
    lot->deal = jcz_word(map, "deal");
    for (int i = 0; lot->chooser >= 0 && i < j->nplayers; i++) { /* in turn order */
        int player = (lot->chooser + i) % j->nplayers;
        if (jcz_number(rv_doc_get(bids, j->label[player]), 0, JCZ_PRICE, &lot->bids[player]))
            lot->bidder = player;
    }
    return lot->chooser >= 0 && lot->tile;
}

void jcz_put_lot(const jcz *j, rv_buf *record, const jcz_lot *lot) {
    int n = 0;
    rv_putf(record, "    - {tile: '%s', chooser: %s", lot->tile, j->label[lot->chooser]);
    for (int i = 0; i < j->nplayers; i++)
        if (lot->bids[i] != JCZ_NO_BID)
            rv_putf(record, "%s%s: %s", n++ ? ", " : ", bids: {", j->label[i],
                    lot->bids[i] < 0 ? "pass" : rv_printf(j->arena, "%d", lot->bids[i]));
    rv_put(record, n ? "}" : "");
    if (lot->deal)
        rv_putf(record, ", deal: %s", lot->deal);
    rv_put(record, "}\n");
}

/* ---- the entry ------------------------------------------------------------------------------ */

/* The tile that a player lays next. */
static const char *laid_next(const replay *p, int player) {
    for (int i = p->at + 1; i < p->n; i++)
        if (!strcmp(p->list[i].type, "PLACE_TILE") && p->list[i].player == player) {
            const char *id = jcz_word(p->list[i].payload, "tileId");
            id = id ? jcz_tile_here(p->j->arena, id) : "";
            return shown_tile(p->j->rs, id) < 0 ? NULL : id;
        }
    return NULL;
}

/* Writes the auction, now that the tiles are known, and gives them to their owners. */
static void put_auction(replay *p, const char *const *tiles) {
    auction *a = &p->auction;
    replay_finish_turn(p);
    p->entries++;
    rv_put(p->record, "- bazaar:\n    draw: [");
    for (int i = 0; i < p->j->nplayers; i++) {
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
}

/* All tiles but one are sold: the last player gets it. */
static bool end_auction(replay *p) {
    bool ordered = p->norder - p->drawn >= p->j->nplayers, known = true;
    const char *tiles[RV_MAX_PLAYERS];
    int player = 0;
    while (jcz_owns(p->j, p->auction.owner, player))
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

static bool open_lot(replay *p, const message *m, int index, int price) {
    auction *a = &p->auction;
    if (a->owner[index] >= 0 || jcz_owns(p->j, p->auction.owner, m->player))
        return jcz_refuse(p->j, m->mark, "the tile %d of this auction is not on offer", index);
    jcz_lot *l = &a->lots[a->nlots++];
    *l = jcz_lot_of(m->player, NULL);
    l->index = index;
    a->bidding = true;
    if (!has_bids(p))
        return sell_lot(p, m->player);
    l->bids[m->player] = price;
    return close_lot(p);
}

bool auction_bid(replay *p, message *m) {
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
    jcz_lot *l = &p->auction.lots[p->auction.nlots - 1];
    if (l->bids[m->player] != JCZ_NO_BID || jcz_owns(p->j, p->auction.owner, m->player))
        return no_bidder(p, m);
    l->bids[m->player] = price;
    l->bidder = m->player;
    return close_lot(p);
}

bool auction_pass(replay *p, message *m) {
    jcz_lot *l = &p->auction.lots[p->auction.nlots - 1];
    if (m->player < 0 || !p->auction.bidding || l->bids[m->player] != JCZ_NO_BID ||
        jcz_owns(p->j, p->auction.owner, m->player))
        return no_bidder(p, m);
    l->bids[m->player] = JCZ_PASSED;
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
