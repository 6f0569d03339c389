/* bazaar.c - auctions of tiles, of a replay and of a record.
 *
 * A replay names the tiles on offer by their place in a row only; which tile that is follows from
 * the order of draws, if the file has it, or else from the tile that its buyer lays next. Bids come
 * one by one: replay.auction holds the lots so far, and the entry is written with the last of them.
 * Of a record the lots are written in turn. One whose choosers JCloisterZone would have choose in
 * another order is sold again, each tile to the same owner (bazaar_sell_again).
 */
#include "jcz/messages.h"
#include "jcz/replay.h"

#define PRICE RV_LIMIT_POINTS /* the highest */
enum { NO_BID = -2, PASSED = -1 };

/* ---- lots ----------------------------------------------------------------------------------- */

static bool owns(const jcz *j, const int owner[RV_MAX_PLAYERS], int player) {
    for (int i = 0; i < j->nplayers; i++)
        if (owner[i] == player)
            return true;
    return false;
}

static bazaar_lot lot_of(int chooser, const char *tile) {
    bazaar_lot lot = {.tile = tile, .chooser = chooser, .bidder = chooser};
    for (int i = 0; i < RV_MAX_PLAYERS; i++)
        lot.bids[i] = NO_BID;
    return lot;
}

static bool read_lot(const jcz *j, const rv_yaml *map, bazaar_lot *lot) {
    const char *label = jcz_word(map, "chooser");
    const rv_yaml *bids = rv_doc_get(map, "bids");
    *lot = lot_of(label ? jcz_player(j, rv_str_of(label)) : -1, jcz_word(map, "tile"));
    lot->deal = jcz_word(map, "deal");
    for (int i = 0; lot->chooser >= 0 && i < j->nplayers; i++) { /* in turn order */
        int player = (lot->chooser + i) % j->nplayers;
        if (jcz_number(rv_doc_get(bids, j->label[player]), 0, PRICE, &lot->bids[player]))
            lot->bidder = player;
    }
    return lot->chooser >= 0 && lot->tile;
}

static void write_lot(const jcz *j, rv_buf *record, const bazaar_lot *lot) {
    int n = 0;
    rv_putf(record, "    - {tile: '%s', chooser: %s", lot->tile, j->label[lot->chooser]);
    for (int i = 0; i < j->nplayers; i++)
        if (lot->bids[i] != NO_BID)
            rv_putf(record, "%s%s: %s", n++ ? ", " : ", bids: {", j->label[i],
                    lot->bids[i] < 0 ? "pass" : rv_printf(j->arena, "%d", lot->bids[i]));
    rv_put(record, n ? "}" : "");
    if (lot->deal)
        rv_putf(record, ", deal: %s", lot->deal);
    rv_put(record, "}\n");
}

/* What became of a tile on offer: its owner paid the price to another player, or to nobody (-1). */
typedef struct sale {
    const char *tile;
    int owner, other, price;
} sale;

typedef struct market {
    jcz *j;
    int n; /* of players, and of tiles */
    sale sales[RV_MAX_PLAYERS];
    int owner[RV_MAX_PLAYERS];       /* of what is sold already; -1 */
    bazaar_lot lots[RV_MAX_PLAYERS]; /* as JCloisterZone sells them */
} market;

/* The tiles on offer, one for each player: of those that are drawn some are set aside as long as no
 * dragon has come (PD-17). */
static int read_offer(const jcz *j, const rv_yaml *map, const char *tiles[RV_MAX_PLAYERS]) {
    const rv_yaml *all = rv_doc_get(map, "draw");
    int aside = all ? all->n - j->nplayers : 0, n = 0;
    RV_EACH_ITEM(all, word) {
        bool drawn;
        shown_lies(j->bench, 0, word->text.s, &drawn);
        if (aside > 0 && !drawn)
            aside--;
        else if (n < j->nplayers)
            tiles[n++] = word->text.s;
    }
    return n;
}

/* The last tile is free for the player who has none (B-63). */
static bool read_last(market *m, const rv_yaml *map) {
    int owner = m->n * (m->n - 1) / 2;
    const char *tiles[RV_MAX_PLAYERS];
    const int n = read_offer(m->j, map, tiles);
    sale *last = &m->sales[m->n - 1];
    for (int i = 0, k = 0; i + 1 < m->n; i++, k = 0) {
        owner -= m->sales[i].owner;
        while (k < n && strcmp(tiles[k], m->sales[i].tile) != 0)
            k++;
        if (k < n)
            tiles[k] = "";
    }
    *last = (sale){NULL, owner, -1, 0};
    for (int k = 0; k < n; k++)
        last->tile = *tiles[k] ? tiles[k] : last->tile;
    return last->tile && owner >= 0 && owner < m->n;
}

/* The lot of this chooser's that comes to a sale. Who has no tile and does not take part passes. */
static bazaar_lot lot_of_sale(const market *m, const sale *s, int chooser) {
    bazaar_lot lot = lot_of(chooser, s->tile);
    const int bidder = s->owner == chooser ? s->other : s->owner;
    for (int player = 0; player < m->n; player++)
        if (!owns(m->j, m->owner, player))
            lot.bids[player] = PASSED;
    lot.bids[chooser] = bidder < 0 ? s->price : 0;
    if (bidder >= 0) {
        lot.bids[bidder] = s->price;
        lot.deal = s->owner == chooser ? "buy" : "sell";
    }
    return lot;
}

/* Finds choosers and an order of the sales: the next chooser is the next one clockwise, from the
 * last chooser on, who has no tile (B-62). */
static bool arrange(market *m, int k, int chooser) {
    for (int i = 0; i < m->n; i++) {
        const sale *s = &m->sales[i];
        if (m->owner[i] >= 0)
            continue;
        if (k + 1 == m->n)
            return s->other < 0 && !s->price;
        /* of a lot of this chooser's: one pays, and the other one has no tile */
        if ((s->owner != chooser && s->other != chooser) ||
            (s->other >= 0 && owns(m->j, m->owner, s->other)))
            continue;
        int next = chooser;
        m->lots[k] = lot_of_sale(m, s, chooser);
        m->owner[i] = s->owner;
        do
            next = (next + 1) % m->n;
        while (owns(m->j, m->owner, next));
        if (arrange(m, k + 1, next))
            return true;
        m->owner[i] = -1;
    }
    return false;
}

/* Sells the tiles of an auction in the order of JCloisterZone, each to its owner for its price. */
bool bazaar_sell_again(jcz *j, const rv_diag *g, rv_text *text) {
    const rv_yaml *moves = rv_doc_get(jcz_tree(j, text), "moves"), *last = NULL;
    const rv_yaml *entry = moves ? moves->first : NULL;
    for (int n = 1; entry && n < g->turn; n++)
        entry = entry->next;
    const rv_yaml *map = rv_doc_get(entry, "bazaar"), *lots = rv_doc_get(map, "lots");
    market m = {.j = j, .n = j->nplayers};
    int i = 0;
    bazaar_lot lot;
    rv_buf b = {.arena = j->arena};
    memset(m.owner, -1, sizeof m.owner);
    rv_case_until(j->bench, g->turn - 1, true);
    rv_case_judge(j->bench, text);
    RV_EACH_ITEM(lots, it) {
        last = it;
        if (i + 1 == m.n)
            continue;
        if (!read_lot(j, it, &lot) || !rv_doc_get(it, "bids"))
            return false;
        bool sold = lot.deal && !strcmp(lot.deal, "sell");
        int price = lot.bids[lot.bidder];
        m.sales[i++] = (sale){lot.tile, sold ? lot.bidder : lot.chooser,
                              lot.bidder == lot.chooser ? -1
                              : sold                    ? lot.chooser
                                                        : lot.bidder,
                              price < 0 ? 0 : price};
    }
    if (!last || m.n < 2 || i + 1 < m.n || !read_last(&m, map) ||
        !arrange(&m, 0, jcz_player(j, rv_str_of(jcz_word(lots->first, "chooser")))))
        return false;
    for (int k = 0; k + 1 < m.n; k++)
        write_lot(j, &b, &m.lots[k]);
    jcz_replace(j, text, jcz_lines(text, lots->first->loc.line, last->loc.line), rv_buf_text(&b));
    jcz_note(j, JCZ_TURN(g->turn),
             "in JCloisterZone the players choose in another order: the tiles are sold to the same "
             "players for the same points, but with other bids");
    return true;
}

/* ---- of a replay ---------------------------------------------------------------------------- */

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
    while (owns(p->j, a->owner, player))
        player++;
    for (int i = 0; i < n; i++)
        if (a->owner[i] < 0)
            a->owner[a->last = i] = player;
    a->open = false;
    for (int i = 0; i < n; i++)
        if (!(tiles[i] = ordered ? p->order[p->drawn++] : laid_next(p, a->owner[i]))) {
            jcz_note(p->j, a->loc,
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
    if (jcz_chose(p->j, "bazaar_auction", "false")) {
        a->lots[a->nlots] = lot_of(a->owner[a->last], NULL);
        a->lots[a->nlots++].index = a->last;
    }
    for (int i = 0; i < a->nlots; i++) {
        a->lots[i].tile = tiles[a->lots[i].index];
        write_lot(p->j, p->record, &a->lots[i]);
    }
    return true;
}

static bool sell_lot(replay *p, int owner) {
    bazaar_lot *l = &p->auction.lots[p->auction.nlots - 1];
    p->auction.owner[l->index] = owner;
    p->auction.bidding = false;
    return p->auction.nlots < p->j->nplayers - 1 || end_auction(p);
}

/* Whether all players who need a tile have answered; then, if nobody outbid the chooser, the tile
 * is the chooser's. */
static bool close_lot(replay *p) {
    const bazaar_lot *l = &p->auction.lots[p->auction.nlots - 1];
    for (int i = 0; i < p->j->nplayers; i++)
        if (l->bids[i] == NO_BID && !owns(p->j, p->auction.owner, i))
            return true;
    return l->bidder != l->chooser || sell_lot(p, l->chooser);
}

static bool no_bidder(const replay *p, const message *m) {
    return jcz_refuse(p->j, m->loc, "the message %s is from a player who cannot bid here", m->type);
}

bool auction_bid(replay *p, message *m) {
    auction *a = &p->auction;
    int index = 0, price = 0;
    if (m->player < 0)
        return no_bidder(p, m);
    if (!jcz_number(rv_doc_get(m->payload, "supplyIndex"), 0, p->j->nplayers - 1, &index) ||
        !jcz_number(rv_doc_get(m->payload, "price"), 0, PRICE, &price))
        return jcz_refuse(p->j, m->loc,
                          "the message %s has no price, or no supplyIndex of a tile on offer",
                          m->type);
    if (!a->open && a->last == index && p->last != m->player && p->hand[m->player] &&
        a->owner[index] == m->player)
        return true; /* older versions let the last player take the last tile by a message */
    if (!a->open && !p->turn.open)
        return jcz_refuse(p->j, m->loc, "the message %s comes before any tile", m->type);
    if (!a->open) {
        *a = (auction){.open = true, .loc = m->loc, .last = -1};
        memset(a->owner, -1, sizeof a->owner);
    }
    const bool has = owns(p->j, a->owner, m->player);
    bazaar_lot *l = &a->lots[a->bidding ? a->nlots - 1 : a->nlots];
    if (a->bidding && (has || l->bids[m->player] != NO_BID))
        return no_bidder(p, m);
    if (!a->bidding) { /* the chooser opens a lot */
        if (has || a->owner[index] >= 0)
            return jcz_refuse(p->j, m->loc, "the tile %d of this auction is not on offer", index);
        *l = lot_of(m->player, NULL);
        l->index = index;
        a->nlots++;
        a->bidding = true;
        if (jcz_chose(p->j, "bazaar_auction", "false")) /* each player takes a tile in turn */
            return sell_lot(p, m->player);
    }
    l->bids[m->player] = price;
    l->bidder = m->player;
    return close_lot(p);
}

bool auction_pass(replay *p, message *m) {
    bazaar_lot *l = p->auction.bidding ? &p->auction.lots[p->auction.nlots - 1] : NULL;
    if (m->player < 0 || !l || l->bids[m->player] != NO_BID ||
        owns(p->j, p->auction.owner, m->player))
        return no_bidder(p, m);
    l->bids[m->player] = PASSED;
    return close_lot(p);
}

bool auction_deal(replay *p, message *m) {
    const char *value = jcz_word(m->payload, "value");
    bazaar_lot *l = p->auction.bidding ? &p->auction.lots[p->auction.nlots - 1] : NULL;
    if (!l || l->bidder == l->chooser)
        return jcz_refuse(p->j, m->loc, "nothing can be bought or sold here");
    bool buys = value && !strcmp(value, "BUY");
    if (!buys && !(value && !strcmp(value, "SELL")))
        return jcz_refuse(p->j, m->loc, "its `value` is neither BUY nor SELL");
    l->deal = buys ? "buy" : "sell";
    return sell_lot(p, buys ? l->chooser : l->bidder);
}

/* ---- of a record ---------------------------------------------------------------------------- */

/* Writes a lot of these tiles, of which some have owners already. */
static void put_lot(export *e, const char *const *tiles, int *owner, const rv_yaml *map) {
    bazaar_lot lot;
    if (!read_lot(e->j, map, &lot))
        return;
    const char *name = export_name_of(e, rv_str_of(lot.tile));
    int index = 0, n = e->j->nplayers;
    for (int i = n - 1; i >= 0; i--)
        if (owner[i] < 0 && !strcmp(tiles[i], name))
            index = i;
    for (int i = 0; i < n; i++) { /* the chooser is the first to bid, and cannot pass */
        int player = (lot.chooser + i) % n, price = lot.bids[player];
        if (i && (!rv_doc_get(map, "bids") || owns(e->j, owner, player)))
            continue;
        if (i && price < 0)
            export_pass(e, player);
        else
            PUT(e, "BAZAAR_BID", player, "supplyIndex: %d, price: %d", index,
                price < 0 ? 0 : price);
    }
    bool sells = lot.deal && !strcmp(lot.deal, "sell");
    if (lot.bidder != lot.chooser)
        PUT(e, "BAZAAR_BUY_OR_SELL", lot.chooser, "value: %s", sells ? "SELL" : "BUY");
    owner[index] = sells ? lot.bidder : lot.chooser;
}

void bazaar_put(export *e, const rv_yaml *map) {
    const char *tiles[RV_MAX_PLAYERS];
    int owner[RV_MAX_PLAYERS], n = read_offer(e->j, map, tiles), sold = 0;
    memset(owner, -1, sizeof owner);
    for (int i = 0; i < n; i++)
        export_drawn(e, tiles[i] = export_name_of(e, rv_str_of(tiles[i])));
    RV_EACH_ITEM(rv_doc_get(map, "lots"), lot)
        if (++sold < e->j->nplayers) /* the last one is not asked for */
            put_lot(e, tiles, owner, lot);
    for (int i = 0, player = 0; i < n; i++, player = 0) {
        while (owner[i] < 0 && owns(e->j, owner, player))
            player++;
        owner[i] = owner[i] < 0 ? player : owner[i];
        e->hand[owner[i]] = tiles[i];
    }
}
