/* pieces.h - pieces of players that are no followers (piece.def), on the board and in hand: none
 * gets lost (T-2, B-1).
 */
#ifndef RV_PIECES_H
#define RV_PIECES_H

#include "judge/case.h"

/* All that the players of a game have of them. */
int rv_all_pieces(const rv_game *g, int piece);
/* Is it known how many a player has in hand? Not after a position that has some on the board and
 * says neither that nor what all others have. */
bool rv_pieces_known(const rv_game *g, int player, int piece);
/* Can a tower be as high? */
static inline bool rv_is_height(const rv_game *g, int height) {
    return height >= 1 && height <= rv_all_pieces(g, RV_P_TOWER);
}
/* Does any of them not stand? */
bool rv_pieces_left(const rv_game *g, int piece);
/* A player places one, which stands already. Where hands are not known, nobody has more than are
 * left. */
void rv_spend_piece(rv_game *g, int player, int piece);
/* A position is set on the table: what it says of hands is taken, and must go with the board. */
void rv_claim_pieces(rv_case *c, const rv_supply_ref *s);
void rv_check_pieces(rv_case *c);

#endif
