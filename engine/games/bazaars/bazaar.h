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

#include "core/holds.h"
#include "core/module.h"
#include "core/turn.h"
#include "record/key.h"

/* The values of options, in the order of bazaars.def. */
enum { RV_V_FROM_BUYER, RV_V_FROM_CHOOSER };
enum { RV_V_LEFT_OF_ACTIVE, RV_V_FIRST_BUYER };
enum { RV_V_BAZAAR_FIRST, RV_V_BUILDER_FIRST };

typedef struct rv_lot_ref rv_lot_ref; /* record_bazaar.h */

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

/* What became of a tile. `payee` RV_NONE: nobody gets the points (B-59), or there are none. */
typedef struct rv_trade {
    int tile, player, payee, points;
    int law; /* RV_L_… */
} rv_trade;

extern const rv_module rv_bazaars_module;

/* NULL in games without bazaars. */
rv_bazaars *rv_bazaars_of(const rv_game *g);
static inline bool rv_shows_bazaar(const rv_game *g, int placed) {
    return g->placed[placed].tile->symbols & g->mark[RV_MODULE_BAZAARS];
}
/* The player to the left: the next in turn order. */
static inline int rv_left_of(const rv_game *g, int player) {
    return (player + 1) % g->nplayers;
}
/* Tiles that have been bought and are to be played. */
int rv_bazaar_held(const rv_game *g);
/* Tiles to come that no bazaar has yet: those put aside for one are not among them (B-68). */
int rv_bazaar_left(const rv_game *g);
/* Does the tile that was laid in this turn lead to a bazaar (B-54, B-66)? RV_NONE, or the point of
 * law by which it does not; RV_L_COUNT: no bazaar tile was laid. */
int rv_bazaar_law(const rv_game *g);

/* ---- the auction ---- */

/* Who chooses next: the first of all, or the next clockwise who has no tile (B-56, B-62). */
int rv_bazaar_chooser(const rv_game *g, int last_buyer, int last_chooser);
/* May he bid: has he no tile (B-61), and is there bidding (B-69)? */
bool rv_bazaar_may_bid(rv_case *c, rv_game *g, int player);
/* The least that may be bid when the highest bid so far is this; RV_NONE: there is none yet. */
int rv_bazaar_least_bid(const rv_game *g, int highest);
/* A player gets a tile, and pays for it. */
void rv_bazaar_trade(rv_game *g, const rv_trade *t);
/* All tiles are sold, and are played from now on, beginning with this buyer (B-64). */
void rv_bazaar_close(rv_game *g, int first_buyer);
/* The bazaar is left out: no player gets a tile, and the game goes on (--all, --accept). */
void rv_bazaar_cancel(rv_game *g);

/* ---- replay_bazaar.c, bazaar_why.c, bazaar_position.c, bazaar_play.c ---- */
bool rv_bazaar_may_begin(rv_case *c, rv_entry *e);
bool rv_bazaar_play(rv_case *c, rv_entry *e);
void rv_bazaar_leave(rv_case *c);
/* Explains whether a bazaar follows, for `why`; that a second part comes that was put off. */
void rv_bazaar_tell_next(rv_case *c);
void rv_bazaar_tell_over(rv_case *c);
/* The same of why a player may not bid, who does not; of the deal; of who plays the tiles. */
void rv_bazaar_tell_silent(rv_case *c, const rv_lot_ref *l, int player);
void rv_bazaar_tell_deal(rv_case *c, const rv_lot_ref *l, const rv_trade *trade);
void rv_bazaar_tell_order(rv_case *c);
void rv_bazaar_stands(rv_case *c);
extern const rv_key rv_bazaar_keys[];
void rv_bazaar_show(const rv_game *g, int placed, rv_see_thing *see, void *ud);
void rv_bazaar_random(rv_sim *s, rv_sim_turn *t);
/* bazaar_ask.c */
bool rv_bazaar_ask(rv_asker *k);

#endif
