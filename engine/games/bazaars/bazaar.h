/* bazaar.h - bazaars: as many tiles as players, auctioned and then played (B-53 … B-72).
 *
 *     a bazaar tile is laid -> the bazaar is due -> it is held -> its tiles are played -> it is
 * over
 *
 * The tiles stay among those to come until they lie: who bought one has it in hand, and plays it
 * instead of drawing. Functions that change the game do not ask whether they may.
 */
#ifndef RV_BAZAAR_H
#define RV_BAZAAR_H

#include "core/module.h"
#include "core/require.h"
#include "core/turn.h"
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

/* A lot that has been bid for: `top` RV_NONE: nobody has, and `bidder` is the chooser. */
typedef struct rv_lot {
    int tile, chooser, bidder, top;
    bool sells; /* the chooser, and does not buy it from the bidder */
    bool last;  /* no tile is left but this one */
} rv_lot;

/* What became of a tile. `payee` RV_NONE: nobody gets the points (B-59), or there are none. */
typedef struct rv_trade {
    int tile, chooser, player, payee, points;
    int cite; /* RV_C_… */
} rv_trade;

/* While lots are gone through: of the last one who got it and who chose it; who got the first. */
typedef struct rv_fair {
    int buyer, chooser, first;
} rv_fair;
#define RV_FAIR_BEGINS                                                                             \
    { RV_NONE, RV_NONE, RV_NONE }

extern const rv_module rv_bazaars_module;

/* NULL in games without bazaars. */
rv_bazaars *rv_bazaars_of(const rv_game *g);
static inline bool rv_shows_bazaar(const rv_game *g, int placed) {
    return g->board.placed[placed].tile->symbols & g->modules.mark[RV_MODULE_BAZAARS];
}
/* The player to the left: the next in turn order. */
static inline int rv_left_of(const rv_game *g, int player) {
    return (player + 1) % g->nplayers;
}
/* Tiles that have been bought and are to be played. */
int rv_bazaar_held(const rv_game *g);
/* The next in turn order who has one; where nobody has, the next. */
int rv_bazaar_next_holder(const rv_game *g, int player);
/* Tiles to come that no bazaar has yet: those put aside for one are not among them (B-68). */
int rv_bazaar_left(const rv_game *g);
/* Does the tile that was laid in this turn lead to a bazaar (B-54, B-66)? RV_NONE, or the rule
 * citation by which it does not; RV_C_COUNT: no bazaar tile was laid. */
int rv_bazaar_cite(const rv_game *g);

/* ---- the auction ---- */

/* Who chooses next: the first of all, or the next clockwise who has no tile (B-56, B-62). */
int rv_bazaar_chooser(const rv_game *g, const rv_fair *f);
/* May he bid: has he no tile (B-61), and is there bidding (B-69)? */
bool rv_bazaar_may_bid(rv_case *c, rv_game *g, int player);
/* The least that may be bid when the highest bid so far is this; RV_NONE: there is none yet. */
int rv_bazaar_least_bid(const rv_game *g, int highest);
/* Who gets the tile of a lot and pays whom (B-58, B-59, B-69). */
rv_trade rv_bazaar_trade_of(const rv_lot *l);
/* A player gets a tile, and pays for it. */
void rv_bazaar_trade(rv_game *g, rv_fair *f, const rv_trade *t);
/* All tiles are sold, and are played from now on, beginning with this buyer (B-64). */
void rv_bazaar_close(rv_game *g, int first_buyer);
/* The bazaar is left out: no player gets a tile, and the game goes on (--all, --accept). */
void rv_bazaar_cancel(rv_game *g);

/* ---- documents ---- */

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

/* replay_bazaar.c */
bool rv_bazaar_may_begin(rv_case *c, rv_entry *e);
bool rv_bazaar_play(rv_case *c, rv_entry *e);
void rv_bazaar_leave(rv_case *c);
/* Explains whether a bazaar follows, for `why`. */
void rv_bazaar_tell_next(rv_case *c);
/* record_bazaar.c */
extern const rv_key rv_bazaar_keys[];
/* bazaar.c */
void rv_bazaar_random(rv_sim *s, rv_sim_turn *t);

#endif
