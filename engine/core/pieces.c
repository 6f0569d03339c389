/* pieces.c - counts the pieces of the stock: each is on the board, in a hand, or in one of the
 * hands of which a position says nothing; for these there is a bound (rv_bound_hands).
 */
#include "core/pieces.h"
#include "core/module.h"

int rv_all_pieces(const rv_game *g, int piece) {
    return g->nplayers * rv_pieces_each(g->rs, g->option, g->nplayers, piece);
}

int rv_pieces_standing(const rv_game *g, int piece) {
    int n = rv_step_standing(g, piece);
    for (int i = 0; g->box.hands && i < g->board.nplaced; i++)
        n += !g->board.placed[i].start && rv_hand_of(g, g->board.placed[i].index) == piece;
    return n;
}

int rv_all_copies(const rv_game *g, int tile) {
    int hand = rv_hand_of(g, tile);
    return hand == RV_NONE ? rv_copies(g, tile) : rv_all_pieces(g, hand);
}

bool rv_stock_unknown(const rv_game *g, int player, int piece) {
    return g->unknown_stock[piece] >> player & 1;
}

/* The pieces left for players whose stock is not given. */
static int left_for_unknown(const rv_game *g, int piece) {
    int n = rv_all_pieces(g, piece) - rv_pieces_standing(g, piece);
    for (int p = 0; p < g->nplayers; p++)
        n -= rv_stock_unknown(g, p, piece) ? 0 : g->seats[p].pieces[piece];
    return n > 0 ? n : 0;
}

bool rv_pieces_known(const rv_game *g, int player, int piece) {
    int n = 0;
    for (int p = 0; p < g->nplayers; p++)
        n += rv_stock_unknown(g, p, piece) ? g->seats[p].pieces[piece] : 0;
    return !rv_stock_unknown(g, player, piece) || n == left_for_unknown(g, piece);
}

void rv_bound_hands(rv_game *g, int piece) {
    int left = left_for_unknown(g, piece);
    for (int p = 0; p < g->nplayers; p++)
        if (rv_stock_unknown(g, p, piece) && g->seats[p].pieces[piece] > left)
            RV_SET(g, g->seats[p].pieces[piece], (int16_t)left);
}

bool rv_pieces_left(const rv_game *g, int piece) {
    return rv_pieces_standing(g, piece) < rv_all_pieces(g, piece);
}

/* A piece of a player whose stock is 0: from now on no stock is known. */
void rv_spend_piece(rv_game *g, int player, int piece) {
    int16_t *own = &g->seats[player].pieces[piece];
    if (*own > 0)
        RV_SET(g, *own, (int16_t)(*own - 1));
    else
        RV_SET(g, g->unknown_stock[piece], (uint8_t)((1u << g->nplayers) - 1));
    if (g->unknown_stock[piece])
        rv_bound_hands(g, piece);
}
