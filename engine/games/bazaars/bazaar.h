/* bazaar.h - bazaars: as many tiles as players, auctioned and then played (B-53 … B-72).
 *
 *     a bazaar tile is laid -> the bazaar is due -> it is held -> its tiles are played -> it is
 * over
 *
 * The tiles stay among those to come until they lie: who bought one has it in hand, and plays it
 * instead of drawing.
 */
#ifndef RV_BAZAAR_H
#define RV_BAZAAR_H

#include "record/record.h"

/* The values of options, in the order of bazaars.def. */
enum { RV_V_FROM_BUYER, RV_V_FROM_CHOOSER };
enum { RV_V_LEFT_OF_ACTIVE, RV_V_FIRST_BUYER };
enum { RV_V_BAZAAR_FIRST, RV_V_BUILDER_FIRST };

typedef struct rv_bazaars {
    int32_t laid;     /* tiles on the table when the turn began */
    int8_t after;     /* whose tile led to the bazaar that is on; RV_NONE: none is */
    int8_t resume;    /* whose turn it was when it all began (B-67) */
    bool due;         /* it is to be held next: no turn comes before it */
    bool over;        /* all are over, and the second part comes that was put off (M-79) */
    rv_owed later;    /* turns that `resume` has when all is over (B-68) */
    uint8_t *waiting; /* players whose tiles lead to more of them (B-66, B-68) */
    int32_t nwaiting, cap_waiting;
} rv_bazaars;

/* NULL in games without bazaars. */
static inline rv_bazaars *rv_bazaars_of(const rv_game *g) {
    return g->option[RV_O_BAZAARS] == RV_V_YES ? g->modules.state[RV_MODULE_BAZAARS] : NULL;
}
/* The player to the left: the next in turn order. */
static inline int rv_left_of(const rv_game *g, int player) {
    return (player + 1) % g->nplayers;
}
/* Tiles that have been bought and are to be played. */
int rv_bazaar_held(const rv_game *g);
/* Whether a bazaar comes next, which an entry says; a condition. */
bool rv_bazaar_is_due(rv_case *c);

/* ---- documents ---- */

/* RV_NONE for the points: the player passed. */
typedef struct rv_bid_ref {
    rv_loc loc;
    int player, points;
} rv_bid_ref;
extern const rv_shape rv_shape_bid;

typedef enum rv_deal { RV_DEAL_NONE, RV_DEAL_BUY, RV_DEAL_SELL } rv_deal;

typedef struct rv_lot_ref {
    rv_loc loc, chooser_loc, deal_loc;
    rv_tile_ref tile;
    int chooser; /* RV_NONE: the reader has complained */
    RV_LIST_OF(rv_bid_ref) bids;
    rv_deal deal;
} rv_lot_ref;
/* "{tile: BA.C, chooser: W, bids: {W: 1, B: pass}, deal: buy}": a lot as entries have it. */
void rv_put_lot(rv_buf *b, const rv_game *g, const char *tile, const rv_lot_ref *l);

/* An entry of `moves` of its own: what became of the tiles that were drawn. */
typedef struct rv_bazaar_ref {
    rv_loc key, loc, draw_loc, lots_loc; /* key: the word itself */
    RV_LIST_OF(rv_lot_ref) lots;
} rv_bazaar_ref;

/* ---- auction.c: a bazaar is held, by an entry, by chance, or by answers (rv_act) ---- */

bool rv_bazaar_play(rv_case *c, rv_entry *e);
void rv_bazaar_random(rv_sim *s, rv_sim_turn *t);
bool rv_bazaar_ask(rv_asker *k);

#endif
