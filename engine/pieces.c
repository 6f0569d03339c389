#include "pieces.h"

int rv_all_pieces(const rv_game *g, int piece) {
    return g->nplayers * rv_pieces_each(g->rs, g->option, g->nplayers, piece);
}

bool rv_pieces_counted(const rv_game *g, int piece) {
    int n = rv_step_standing(g, piece);
    for (int p = 0; p < g->nplayers; p++)
        n += g->seats[p].pieces[piece];
    return n == rv_all_pieces(g, piece);
}

void rv_spend_piece(rv_game *g, int player, int piece) {
    int16_t *own = &g->seats[player].pieces[piece];
    int held = 0, left = rv_all_pieces(g, piece) - rv_step_standing(g, piece);
    if (*own > 0)
        RV_SET(g, *own, (int16_t)(*own - 1));
    for (int p = 0; p < g->nplayers; p++)
        held += g->seats[p].pieces[piece];
    for (int p = 0; p < g->nplayers && held > left && left >= 0; p++)
        if (g->seats[p].pieces[piece] > left)
            RV_SET(g, g->seats[p].pieces[piece], (int16_t)left);
}

void rv_claim_pieces(rv_case *c, const rv_supply_ref *s) {
    int piece = s->what - RV_F_COUNT, most = c->game->seats[s->player].pieces[piece];
    if (s->value >= 0 && s->value <= most) {
        c->game->seats[s->player].pieces[piece] = (int16_t)s->value;
        return;
    }
    rv_complain(&c->diags, RV_D_POS_PIECES, s->mark, c->rec.label[s->player],
                rv_plural(&c->arena, s->value, rv_piece_name(piece)),
                rv_printf(&c->arena, "%d", most));
}

/* Pieces that are said to be in hand; in how many hands, and where that is said first. None where a
 * hand cannot be. */
static int in_hand(const rv_case *c, int piece, int *hands, rv_mark *mark) {
    int n = *hands = 0;
    for (int i = 0; i < c->rec.supply.n; i++) {
        const rv_supply_ref *s = &c->rec.supply.list[i];
        if (s->what != RV_F_COUNT + piece)
            continue;
        if (s->value < 0 || s->value > rv_all_pieces(c->game, piece) / c->game->nplayers)
            return *hands = 0;
        *mark = *hands ? *mark : s->mark;
        n += s->value;
        ++*hands;
    }
    return n;
}

/* Hands of which nothing is said hold no more than the others and the board leave. */
static void bound_hands(rv_case *c, int piece, int left) {
    unsigned said = 0;
    for (int i = 0; i < c->rec.supply.n; i++)
        if (c->rec.supply.list[i].what == RV_F_COUNT + piece)
            said |= 1u << c->rec.supply.list[i].player;
    for (int p = 0; p < c->game->nplayers; p++) {
        int16_t *n = &c->game->seats[p].pieces[piece];
        if (!(said >> p & 1) && *n > left)
            *n = (int16_t)left;
    }
}

static void check_piece(rv_case *c, int piece) {
    const rv_game *g = c->game;
    rv_mark mark = c->rec.board_mark;
    int hands, held = in_hand(c, piece, &hands, &mark), all = rv_all_pieces(g, piece);
    int standing = rv_step_standing(g, piece);
    bool lost = hands == g->nplayers && standing + held < all;
    if (standing + held > all || lost)
        rv_complain(&c->diags, RV_D_POS_STANDING, mark,
                    rv_plural(&c->arena, standing, rv_piece_name(piece)),
                    rv_printf(&c->arena, "%d", held), rv_printf(&c->arena, "%d", standing + held),
                    rv_printf(&c->arena, "%d", all));
    else
        bound_hands(c, piece, all - standing - held);
}

void rv_check_pieces(rv_case *c) {
    for (int piece = 0; piece < RV_P_COUNT; piece++)
        if (rv_all_pieces(c->game, piece))
            check_piece(c, piece);
}
