/* stack.c - the batches of the stack, which copies of a tile lie in each, and the tiles in hand;
 * and the pieces of the stock: each is on the board, in a hand, or in one of the hands of which a
 * position says nothing; for these there is a bound (rv_bound_hands).
 *
 * The copies of a tile lie in the order in which they are drawn: those that are gone come first, so
 * that a number of copies says in which batch the next one lies.
 */
#include "core/stack.h"
#include "core/score.h"
#include "core/tokens.h"

void rv_stack_first(rv_game *g) {
    const int n = g->rs->ntiles + g->rs->nunlisted + 1, tile = g->rs->first_tile;
    if (tile == RV_NO_TILE || tile == g->start_tile)
        return;
    rv_batch *batches = RV_NEWS(g->arena, rv_batch, n);
    for (int i = 0; i < n; i++)
        batches[i] = g->stack.batches ? g->stack.batches[i] : (rv_batch){1, 1};
    batches[tile].first = 0;
    g->stack.batches = batches;
}

int rv_batch_drawn(const rv_game *g) {
    int top = g->stack.batches ? RV_NONE : 0;
    for (int i = 0; i < g->rs->ntiles && top; i++) {
        if (rv_copies_left(g, i) <= 0 || rv_waits(g, i))
            continue;
        int batch = rv_batch_of(g, i);
        top = top == RV_NONE || batch < top ? batch : top;
    }
    return top;
}

int rv_copies_in(const rv_game *g, int tile, int batch) {
    int n = 0;
    for (int copy = g->stack.gone[tile]; copy < rv_copies(g, tile) && !rv_waits(g, tile); copy++)
        n += rv_batch_at(g, tile, copy) == batch;
    return n;
}

int rv_alike_in(const rv_game *g, int tile, int batch) {
    int n = 0, i = tile;
    do
        n += rv_copies_in(g, i, batch);
    while ((i = g->rs->tiles[i].alike) != tile);
    return n;
}

int rv_batch_size(const rv_game *g, int batch) {
    int n = 0;
    if (!g->stack.batches) /* with tiles that nobody has described yet */
        return batch ? 0 : g->stack.n - rv_waiting_tiles(g);
    for (int i = 0; i < g->rs->ntiles; i++)
        n += rv_copies_in(g, i, batch);
    return n;
}

/* Copies that are to come and in no hand; fewer than none while one is in a hand and has gone. */
static int not_held(const rv_game *g, int tile) {
    int n = rv_copies_left(g, tile);
    for (int p = 0; p < g->nplayers; p++)
        n -= g->stack.held[p] == tile + 1;
    return n;
}

/* Tiles that look the same are equal: who holds the copy that is gone now has another. */
void rv_draw(rv_game *g, int tile) {
    RV_ADD(g, g->stack.gone[tile], 1);
    RV_ADD(g, g->stack.n, -1);
    for (int p = 0; g->stack.held && p < g->nplayers; p++) {
        int other = tile;
        if (g->stack.held[p] != tile + 1 || not_held(g, tile) >= 0)
            continue;
        do
            other = g->rs->tiles[other].alike;
        while (other != tile && not_held(g, other) <= 0);
        RV_SET(g, g->stack.held[p], (int16_t)(other + 1));
    }
}

int rv_left_alike(const rv_game *g, int tile) {
    int n = 0, i = tile;
    do
        n += rv_copies_left(g, i);
    while ((i = g->rs->tiles[i].alike) != tile);
    return n;
}

/* ---- tiles that are set aside --------------------------------------------------------------- */

void rv_waiting_begin(rv_game *g) {
    g->stack.waits_for = RV_NEWS(g->arena, int16_t, g->rs->nsymbols + 1);
    for (int s = 0; s < g->rs->nsymbols; s++) {
        const char *token = g->rs->symbols[s].waits.token;
        const int of = token ? rv_token_find(g->rs, rv_str_of(token)) : RV_NONE;
        g->stack.waits_for[s] = (int16_t)of;
        if (of >= 0 && rv_token_number(g, of))
            g->stack.waits |= (rv_symbols)1 << s;
    }
}

/* The marks of tiles that wait now. */
static rv_symbols waiting_marks(const rv_game *g) {
    rv_symbols marks = g->stack.waits;
    RV_EACH_BIT(g->stack.waits, s)
        if (rv_token_next(g, g->stack.waits_for[s], RV_NONE) != RV_NONE)
            marks &= ~((rv_symbols)1 << s);
    return marks;
}

int rv_waits_by(const rv_game *g, int tile) {
    const rv_symbols of = tile < g->rs->ntiles ? g->rs->tiles[tile].symbols & g->stack.waits : 0;
    const rv_symbols marks = of ? of & waiting_marks(g) : 0;
    return marks ? __builtin_ctzll(marks) : RV_NONE;
}

int rv_waiting_tiles(const rv_game *g) {
    const rv_symbols marks = g->stack.waits ? waiting_marks(g) : 0;
    int n = 0;
    for (int i = 0; marks && i < g->rs->ntiles; i++)
        n += g->rs->tiles[i].symbols & marks ? rv_copies_left(g, i) : 0;
    return n;
}

/* ---- tiles that leave unseen ---------------------------------------------------------------- */

void rv_hiding_begin(rv_game *g) {
    const rv_ruleset *rs = g->rs;
    int8_t(*hides)[2] = NULL;
    for (int s = 0; s < rs->nsymbols; s++) {
        const rv_hiding *h = &rs->symbols[s].hides;
        if (!h->tiles || !rv_is_met(h->option, g->option))
            continue;
        if (!hides)
            hides = rv_alloc(g->arena, sizeof *hides * (size_t)(rs->ntiles + 1));
        for (int i = 0; i < rs->ntiles; i++) {
            rv_symbols shown = rs->tiles[i].symbols;
            for (int r = 0; r < rs->tiles[i].nregions; r++)
                shown |= rs->tiles[i].symbols_on[r];
            const int n = shown >> s & 1 ? h->tiles : 0;
            hides[i][0] = (int8_t)(hides[i][0] + n);
            hides[i][1] = (int8_t)(hides[i][1] + (rv_is_met(h->discarded, g->option) ? n : 0));
        }
    }
    g->stack.hides = (const int8_t(*)[2])hides;
}

void rv_hide(rv_game *g, int n) {
    const int most = g->stack.n - rv_undrawn(g);
    n = n < most ? n : most;
    if (!n)
        return;
    RV_ADD(g, g->stack.n, -n);
    RV_ADD(g, g->stack.unseen, n);
}

void rv_use_up(rv_game *g, int tile, bool laid) {
    const int unseen = g->stack.unseen, n = rv_hidden_with(g, tile, laid);
    const char *rule = ""; /* by which others leave with the tile: that of its mark */
    rv_draw(g, tile);
    if (!n)
        return;
    rv_hide(g, n);
    RV_EACH_BIT(g->rs->tiles[tile].symbols, s)
        rule = g->rs->symbols[s].hides.tiles ? g->rs->symbols[s].hides.rule : rule;
    if (g->stack.unseen > unseen)
        rv_tell_by(g, g->turn.to_move, "hidden", RV_ABOUT_NOTHING, rule,
                   "takes %d %s out unseen, with tile %s", g->stack.unseen - unseen,
                   g->stack.unseen - unseen == 1 ? "tile" : "tiles", g->rs->tiles[tile].id);
}

/* ---- tiles in hand ------------------------------------------------------------------------- */

int rv_take_held(rv_game *g) {
    if (!g->stack.held)
        return RV_NONE;
    int16_t *hand = &g->stack.held[g->turn.to_move];
    int held = *hand - 1;
    RV_CHANGE(g, g->turn.from_hand, held != RV_NONE); /* B-70: what he draws instead was not held */
    if (held != RV_NONE)
        RV_SET(g, *hand, 0);
    return held;
}

int rv_undrawn(const rv_game *g) {
    int n = rv_step_aside(g) + rv_waiting_tiles(g);
    for (int p = 0; g->stack.held && p < g->nplayers; p++)
        n += p != g->turn.to_move && g->stack.held[p];
    return n;
}

/* ---- the stock ------------------------------------------------------------------------------ */

int rv_pieces_standing(const rv_game *g, int piece) {
    int n = rv_step_standing(g, piece);
    for (int i = 0; g->stack.hands && i < g->board.nplaced; i++)
        n += !g->board.placed[i].start && rv_hand_of(g, g->board.placed[i].index) == piece;
    return n;
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

/* A piece of a player whose stock is 0: from now on no stock is known. */
void rv_spend_piece(rv_game *g, int player, int piece) {
    if (g->seats[player].pieces[piece] > 0)
        RV_ADD(g, g->seats[player].pieces[piece], -1);
    else
        RV_SET(g, g->unknown_stock[piece], (uint8_t)((1u << g->nplayers) - 1));
    if (g->unknown_stock[piece])
        rv_bound_hands(g, piece);
}
