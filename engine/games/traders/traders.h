/* traders.h - Traders and Builders: goods, the builder and his double turns, the pig (M-1 … M-90).
 *
 * Builder and pig are figures that join followers, which is data of the ruleset; the two parts of a
 * turn are core/turn.h's. Here stands why a builder gives none, what a pig is worth, and all of the
 * goods.
 */
#ifndef RV_TRADERS_H
#define RV_TRADERS_H

#include "core/module.h"

/* The kinds of goods, which are marks of the ruleset. */
enum { RV_WINE, RV_GRAIN, RV_CLOTH, RV_GOODS };
#define RV_GOODS_MOST 12000 /* tokens of a kind: one on each part of each tile */

typedef struct rv_traders {
    uint16_t goods[RV_MAX_PLAYERS][RV_GOODS]; /* tokens (M-11) */
    rv_symbols mark[RV_GOODS];                /* as in rv_tile.symbols_on; 0: no goods are played */
    rv_symbols marks;                         /* all of them */
    int pig;                                  /* the figure; RV_NONE */
} rv_traders;
_Static_assert(RV_GOODS_MOST >= RV_TILE_REGIONS * RV_LIMIT_TILES && RV_GOODS_MOST <= UINT16_MAX,
               "rv_traders.goods counts them all");

/* NULL in games without traders. */
static inline rv_traders *rv_traders_of(const rv_game *g) {
    return g->modules.state[RV_MODULE_TRADERS];
}

#endif
