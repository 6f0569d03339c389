/* pieces.h - the stock: pieces of players other than followers, on the board and in hand. No piece
 * is ever lost (T-2, B-1). */
#ifndef RV_PIECES_H
#define RV_PIECES_H

#include "core/game.h"

/* The number of such pieces of all players. */
int rv_all_pieces(const rv_game *g, int piece);
/* Those that stand on the board, and those that were laid as tiles. */
int rv_pieces_standing(const rv_game *g, int piece);
/* The pieces of which a tile costs one that is not drawn, for players hold it; RV_NONE. Whether the
 * player to move holds it. The copies of a tile in the game, drawn or held. */
static inline int rv_hand_of(const rv_game *g, int tile) {
    return g->box.hands && tile < g->rs->ntiles ? g->box.hands[tile] : RV_NONE;
}
static inline bool rv_holds_tile(const rv_game *g, int tile) {
    return rv_hand_of(g, tile) != RV_NONE &&
           g->seats[g->turn.to_move].pieces[rv_hand_of(g, tile)] > 0;
}
int rv_all_copies(const rv_game *g, int tile);
/* Whether the stock of a player is known. It is not known after a position with such pieces on the
 * board that gives neither this player's stock nor those of all others. */
bool rv_pieces_known(const rv_game *g, int player, int piece);
/* Whether some of them are not on the board. */
bool rv_pieces_left(const rv_game *g, int piece);
/* A player places a piece, which is already on the board. If stocks are not known, no player has
 * more than are left. */
void rv_spend_piece(rv_game *g, int player, int piece);
/* Whether the position did not give the stock of this player. */
bool rv_stock_unknown(const rv_game *g, int player, int piece);
/* Limits every stock to the number of pieces left. */
void rv_bound_hands(rv_game *g, int piece);

#endif
