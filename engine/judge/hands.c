/* hands.c - checks that the stocks of a position are consistent with its board. */
#include "core/pieces.h"
#include "judge/case.h"

void rv_claim_pieces(rv_case *c, const rv_supply_ref *s) {
    int piece = s->what - c->game->rs->nfigures, most = c->game->seats[s->player].pieces[piece];
    if (s->value >= 0 && s->value <= most) {
        c->game->seats[s->player].pieces[piece] = (int16_t)s->value;
        return;
    }
    rv_complain(&c->diags, RV_D_POS_PIECES, s->mark, c->rec.label[s->player],
                rv_plural(&c->arena, s->value, c->game->rs->pieces[piece].one),
                rv_printf(&c->arena, "%d", most));
}

/* The pieces given as in hand, and where the first is given; false if a stock is impossible. Stocks
 * that are not given are stored as unknown. */
static bool in_hand(const rv_case *c, int piece, int *held, rv_mark *mark) {
    unsigned said = 0;
    *held = 0;
    for (int i = 0; i < c->rec.supply.n; i++) {
        const rv_supply_ref *s = &c->rec.supply.list[i];
        if (s->what != c->game->rs->nfigures + piece)
            continue;
        if (s->value != c->game->seats[s->player].pieces[piece])
            return false; /* already reported */
        *mark = said ? *mark : s->mark;
        *held += s->value;
        said |= 1u << s->player;
    }
    c->game->unknown_stock[piece] = (uint8_t)(((1u << c->game->nplayers) - 1) & ~said);
    return true;
}

/* Whether the game accounts for all of them even in an incomplete position. */
static bool is_tallied(const rv_game *g, int piece) {
    for (int m = 0; m < RV_MODULES; m++)
        if (g->states[m] && g->piece[m] == piece)
            return g->rs->links->modules[m]->tallies;
    return false;
}

/* No piece may be lost; for some sorts this is checked only if all stocks are given. */
static void check_piece(rv_case *c, int piece) {
    rv_game *g = c->game;
    rv_mark mark = c->rec.board_mark;
    int held, all = rv_all_pieces(g, piece), most = 0, standing = rv_pieces_standing(g, piece);
    if (!in_hand(c, piece, &held, &mark) || c->uncounted >> piece & 1)
        return;
    for (int p = 0; p < g->nplayers; p++)
        most += rv_is_unsaid(g, p, piece) ? g->seats[p].pieces[piece] : 0;
    bool asked = is_tallied(g, piece) || !g->unknown_stock[piece];
    bool lost = asked && standing + held + most < all;
    const char *upto = lost && most ? "at most " : "";
    held += lost ? most : 0;
    if (standing + held > all || lost)
        rv_complain(&c->diags, RV_D_POS_STANDING, mark,
                    rv_plural(&c->arena, standing, c->game->rs->pieces[piece].one),
                    rv_printf(&c->arena, "%s%d", upto, held),
                    rv_printf(&c->arena, "%s%d", upto, standing + held),
                    rv_printf(&c->arena, "%d", all));
    else
        rv_bound_hands(g, piece);
}

void rv_check_pieces(rv_case *c) {
    for (int piece = 0; piece < c->game->rs->npieces; piece++)
        check_piece(c, piece);
}
