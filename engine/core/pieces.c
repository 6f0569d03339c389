#include "core/pieces.h"

int rv_all_pieces(const rv_game *g, int piece) {
    return g->nplayers * rv_pieces_each(g->rs, g->option, g->nplayers, piece);
}

static bool is_unsaid(const rv_game *g, int player, int piece) {
    return g->unsaid[piece] >> player & 1;
}

/* What is left for the hands of which nothing is said. */
static int left_unsaid(const rv_game *g, int piece) {
    int n = rv_all_pieces(g, piece) - rv_step_standing(g, piece);
    for (int p = 0; p < g->nplayers; p++)
        n -= is_unsaid(g, p, piece) ? 0 : g->seats[p].pieces[piece];
    return n > 0 ? n : 0;
}

bool rv_pieces_known(const rv_game *g, int player, int piece) {
    int n = 0;
    for (int p = 0; p < g->nplayers; p++)
        n += is_unsaid(g, p, piece) ? g->seats[p].pieces[piece] : 0;
    return !is_unsaid(g, player, piece) || n == left_unsaid(g, piece);
}

/* Nobody holds more than is left. */
static void bound_hands(rv_game *g, int piece) {
    int left = left_unsaid(g, piece);
    for (int p = 0; p < g->nplayers; p++)
        if (is_unsaid(g, p, piece) && g->seats[p].pieces[piece] > left)
            RV_SET(g, g->seats[p].pieces[piece], (int16_t)left);
}

bool rv_pieces_left(const rv_game *g, int piece) {
    return rv_step_standing(g, piece) < rv_all_pieces(g, piece);
}

/* A piece of somebody who has none: then it is no longer known who has how many. */
void rv_spend_piece(rv_game *g, int player, int piece) {
    int16_t *own = &g->seats[player].pieces[piece];
    if (*own > 0)
        RV_SET(g, *own, (int16_t)(*own - 1));
    else
        RV_SET(g, g->unsaid[piece], (uint8_t)((1u << g->nplayers) - 1));
    if (g->unsaid[piece])
        bound_hands(g, piece);
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

/* Pieces that are said to be in hand, and where that is said first; false where a hand cannot be.
 * Hands of which nothing is said are noted. */
static bool in_hand(const rv_case *c, int piece, int *held, rv_mark *mark) {
    unsigned said = 0;
    *held = 0;
    for (int i = 0; i < c->rec.supply.n; i++) {
        const rv_supply_ref *s = &c->rec.supply.list[i];
        if (s->what != RV_F_COUNT + piece)
            continue;
        if (s->value != c->game->seats[s->player].pieces[piece])
            return false; /* it was refused */
        *mark = said ? *mark : s->mark;
        *held += s->value;
        said |= 1u << s->player;
    }
    c->game->unsaid[piece] = (uint8_t)(((1u << c->game->nplayers) - 1) & ~said);
    return true;
}

static bool heights_are_wrong(const rv_case *c, int piece) {
    for (int i = 0; i < c->rec.towers.n && piece == RV_P_TOWER; i++)
        if (!rv_is_height(c->game, c->rec.towers.list[i].height))
            return true;
    return false;
}

/* None may be lost, whatever those hands hold of which nothing is said; of bridges and castles that
 * is asked only where all hands are said. */
static void check_piece(rv_case *c, int piece) {
    rv_game *g = c->game;
    rv_mark mark = c->rec.board_mark;
    int held, all = rv_all_pieces(g, piece), most = 0, standing = rv_step_standing(g, piece);
    if (!in_hand(c, piece, &held, &mark) || heights_are_wrong(c, piece))
        return;
    for (int p = 0; p < g->nplayers; p++)
        most += is_unsaid(g, p, piece) ? g->seats[p].pieces[piece] : 0;
    bool asked = piece == RV_P_TOWER || !g->unsaid[piece];
    bool lost = asked && standing + held + most < all;
    const char *upto = lost && most ? "at most " : "";
    held += lost ? most : 0;
    if (standing + held > all || lost)
        rv_complain(&c->diags, RV_D_POS_STANDING, mark,
                    rv_plural(&c->arena, standing, rv_piece_name(piece)),
                    rv_printf(&c->arena, "%s%d", upto, held),
                    rv_printf(&c->arena, "%s%d", upto, standing + held),
                    rv_printf(&c->arena, "%d", all));
    else
        bound_hands(g, piece);
}

void rv_check_pieces(rv_case *c) {
    for (int piece = 0; piece < RV_P_COUNT; piece++)
        check_piece(c, piece);
}
