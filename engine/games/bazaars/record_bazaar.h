/* record_bazaar.h - what documents say of bazaars. */
#ifndef RV_RECORD_BAZAAR_H
#define RV_RECORD_BAZAAR_H

#include "record/record.h"

extern const rv_shape rv_shape_bid;

/* RV_NONE for the points: the player passed. */
typedef struct rv_bid_ref {
    rv_mark mark;
    int player, points;
} rv_bid_ref;

typedef enum rv_deal { RV_DEAL_NONE, RV_DEAL_BUY, RV_DEAL_SELL } rv_deal;

typedef struct rv_lot_ref {
    rv_mark mark, chooser_mark, bids_mark, deal_mark;
    rv_tile_ref tile;
    int chooser; /* RV_NONE: the reader has complained */
    RV_LIST_OF(rv_bid_ref) bids;
    rv_deal deal;
} rv_lot_ref;

/* An entry of `moves` of its own: what became of the tiles that were drawn. */
typedef struct rv_bazaar_ref {
    rv_mark key, mark, draw_mark, lots_mark; /* key: the word itself */
    RV_LIST_OF(rv_lot_ref) lots;
} rv_bazaar_ref;

/* In a position: whose tile led to it, and the tiles that have been bought and are to be played. */
typedef struct rv_bought_ref {
    rv_mark mark;
    int player;
    rv_tile_ref tile;
} rv_bought_ref;

typedef struct rv_bazaar_state {
    rv_mark mark;
    int after, resume, later;
    bool part; /* and the second part of a double turn before those */
    bool sold; /* the tiles are said: it is over but for the playing of them */
    RV_LIST_OF(rv_bought_ref) tiles;
    RV_LIST_OF(rv_claim) then; /* players whose bazaars follow */
} rv_bazaar_state;

RV_PART(rv_bazaar_ref, RV_MODULE_BAZAARS)
RV_PART(rv_bazaar_state, RV_MODULE_BAZAARS)

#endif
