/* pieces.h - pieces of players that are no followers, on the board and in hand: none
 * gets lost (T-2, B-1).
 */
#ifndef RV_PIECES_H
#define RV_PIECES_H

#include "core/game.h"

/* All that the players of a game have of them. */
int rv_all_pieces(const rv_game *g, int piece);
/* Is it known how many a player has in hand? Not after a position that has some on the board and
 * says neither that nor what all others have. */
bool rv_pieces_known(const rv_game *g, int player, int piece);
/* Does any of them not stand? */
bool rv_pieces_left(const rv_game *g, int piece);
/* A player places one, which stands already. Where hands are not known, nobody has more than are
 * left. */
void rv_spend_piece(rv_game *g, int player, int piece);
/* Of these it is not known how many this player has. */
bool rv_is_unsaid(const rv_game *g, int player, int piece);
/* Nobody holds more than is left. */
void rv_bound_hands(rv_game *g, int piece);

#endif
