/* stack.h - what a game draws from and holds: which tiles are played with, which can be drawn next,
 * and which are in hands; and the stock, pieces of players other than followers.
 *
 * A game leaves tiles out, and lays others into batches (rv_stack.batches), when it begins. All
 * batches above are drawn before the next one.
 */
#ifndef RV_STACK_H
#define RV_STACK_H

#include "core/module.h"

/* The option by which copies of a tile are left out. */
static inline int rv_set_option(const rv_game *g, int tile) {
    const rv_tile *t = &g->rs->tiles[tile];
    return !rv_is_met(t->option, g->option) ? t->option.option
           : t->part                        ? g->terms.set_option
                                            : RV_O_START_TILE;
}
/* The batch of a copy of a tile, counted from 0. */
static inline int rv_batch_at(const rv_game *g, int tile, int copy) {
    const rv_batch *of = g->stack.batches;
    return !of ? 0 : copy ? of[tile].others : of[tile].first;
}
/* The batch of a tile's next copy; the one that is drawn from now, RV_NONE with an empty stack. */
static inline int rv_batch_of(const rv_game *g, int tile) {
    return rv_batch_at(g, tile, g->stack.gone[tile]);
}
int rv_batch_drawn(const rv_game *g);
/* Whether a tile is set aside when it is drawn, for a token that is still in the supply; the mark
 * by which it is, RV_NONE otherwise. How many tiles are. */
int rv_waits_by(const rv_game *g, int tile);
static inline bool rv_waits(const rv_game *g, int tile) {
    return g->stack.waits && rv_waits_by(g, tile) != RV_NONE;
}
/* The token for which it is, in words. */
static inline const char *rv_awaited(const rv_game *g, int tile) {
    return g->rs->tokens[g->stack.waits_for[rv_waits_by(g, tile)]].one;
}
int rv_waiting_tiles(const rv_game *g);
/* Whether a tile that is to come can be drawn now. */
static inline bool rv_on_top(const rv_game *g, int tile) {
    return !rv_waits(g, tile) && (!g->stack.batches || rv_batch_of(g, tile) == rv_batch_drawn(g));
}
/* How many copies of a tile lie in a batch; the same with those that look alike; of all tiles. */
int rv_copies_in(const rv_game *g, int tile, int batch);
int rv_alike_in(const rv_game *g, int tile, int batch);
int rv_batch_size(const rv_game *g, int batch);

/* Takes a copy of a tile from those to come. A copy that is gone is in no hand. */
void rv_draw(rv_game *g, int tile);
/* The number of copies of this tile, and of tiles with the same look, still to come. */
int rv_left_alike(const rv_game *g, int tile);

/* ---- tiles that leave unseen (HS-27) ---- */

/* How many leave along with a tile that is laid, or put aside. */
static inline int rv_hidden_with(const rv_game *g, int tile, bool laid) {
    return g->stack.hides && tile < g->rs->ntiles ? g->stack.hides[tile][!laid] : 0;
}
/* So many leave, or as many as there are (HS-28); with less than 0 they are back. */
void rv_hide(rv_game *g, int n);
/* A tile is drawn for good: it is laid, or put aside; and others leave with it. */
void rv_use_up(rv_game *g, int tile, bool laid);

/* ---- tiles in hand ---- */

/* The tile that the player to move holds leaves his hand; RV_NONE: he draws. */
int rv_take_held(rv_game *g);
/* How many tiles that are to come the player to move cannot draw. */
int rv_undrawn(const rv_game *g);

/* ---- the stock: pieces on the board and in hand; none is ever lost (T-2, B-1) ---- */

/* The number of such pieces of all players. */
static inline int rv_all_pieces(const rv_game *g, int piece) {
    return g->nplayers * rv_pieces_each(g->rs, g->option, g->nplayers, piece);
}
/* Counts the pieces that stand on the board, and those that were laid as tiles. */
int rv_pieces_standing(const rv_game *g, int piece);
/* The pieces of which a tile costs one that is not drawn, for players hold it; RV_NONE. Whether the
 * player to move holds it. The copies of a tile in the game, drawn or held. */
static inline int rv_hand_of(const rv_game *g, int tile) {
    return g->stack.hands && tile < g->rs->ntiles ? g->stack.hands[tile] : RV_NONE;
}
static inline bool rv_holds_tile(const rv_game *g, int tile) {
    return rv_hand_of(g, tile) != RV_NONE &&
           g->seats[g->turn.to_move].pieces[rv_hand_of(g, tile)] > 0;
}
/* Whether the stock of a player is known. It is not known after a position with such pieces on the
 * board that gives neither this player's stock nor those of all others. */
bool rv_pieces_known(const rv_game *g, int player, int piece);
/* Whether some of them are not on the board. */
static inline bool rv_pieces_left(const rv_game *g, int piece) {
    return rv_pieces_standing(g, piece) < rv_all_pieces(g, piece);
}
/* A player places a piece, which is already on the board. If stocks are not known, no player has
 * more than are left. */
void rv_spend_piece(rv_game *g, int player, int piece);
/* Whether the position did not give the stock of this player. */
static inline bool rv_stock_unknown(const rv_game *g, int player, int piece) {
    return g->unknown_stock[piece] >> player & 1;
}
/* Limits every stock to the number of pieces left. */
void rv_bound_hands(rv_game *g, int piece);

#endif
