/* stack.c - the layers of the stack, which copies of a tile lie in each, and the tiles in hand.
 *
 * The copies of a tile lie in the order in which they are drawn: those that are gone come first, so
 * that a number of copies says in which layer the next one lies.
 */
#include "core/stack.h"

void rv_stack_first(rv_game *g) {
    const int n = g->rs->ntiles + g->rs->nunlisted + 1, tile = g->rs->first_tile;
    if (tile == RV_NO_TILE)
        return;
    rv_layer *layers = RV_NEWS(g->arena, rv_layer, n);
    rv_early(*early)[RV_LAYERS] = rv_alloc(g->arena, sizeof *early * RV_LAYERS);
    for (int i = 0; i < n; i++) {
        layers[i].first = (uint8_t)(i == tile ? 0 : 1 + rv_layer_at(g, i, 0));
        layers[i].others = (uint8_t)(1 + rv_layer_at(g, i, 1));
    }
    for (int i = 1; i < RV_LAYERS; i++) {
        early[0][i] = (rv_early){RV_D_NOT_FIRST, RV_NONE};
        for (int k = 1; g->box.early && k < RV_LAYERS; k++)
            early[i][k] = g->box.early[i - 1][k - 1];
    }
    g->box.layers = layers;
    g->box.early = (const rv_early(*)[RV_LAYERS])early;
}

int rv_layer_of(const rv_game *g, int tile) {
    return rv_layer_at(g, tile, g->box.gone[tile]);
}

int rv_layer_drawn(const rv_game *g) {
    int top = g->box.layers ? RV_NONE : 0;
    for (int i = 0; i < g->rs->ntiles && top; i++) {
        if (rv_copies_left(g, i) <= 0)
            continue;
        int layer = rv_layer_of(g, i);
        top = top == RV_NONE || layer < top ? layer : top;
    }
    return top;
}

bool rv_on_top(const rv_game *g, int tile) {
    return !g->box.layers || rv_layer_of(g, tile) == rv_layer_drawn(g);
}

int rv_copies_in(const rv_game *g, int tile, int layer) {
    int n = 0;
    for (int copy = g->box.gone[tile]; copy < rv_copies(g, tile); copy++)
        n += rv_layer_at(g, tile, copy) == layer;
    return n;
}

int rv_alike_in(const rv_game *g, int tile, int layer) {
    int n = 0, i = tile;
    do
        n += rv_copies_in(g, i, layer);
    while ((i = g->rs->tiles[i].alike) != tile);
    return n;
}

int rv_layer_size(const rv_game *g, int layer) {
    int n = 0;
    if (!g->box.layers) /* with tiles that nobody has described yet */
        return layer ? 0 : g->box.stack;
    for (int i = 0; i < g->rs->ntiles; i++)
        n += rv_copies_in(g, i, layer);
    return n;
}

bool rv_layer_discard(rv_game *g) {
    int layer = rv_layer_drawn(g);
    for (int i = 0; i < g->rs->ntiles && g->box.layers; i++)
        for (int n = rv_copies_in(g, i, layer); n > 0; n--)
            rv_draw(g, i);
    return g->box.layers && g->box.stack > 0;
}

/* ---- tiles in hand ------------------------------------------------------------------------- */

int rv_leave_hand(rv_game *g) {
    int held = g->box.held[g->turn.to_move] - 1;
    if (g->turn.from_hand != (held != RV_NONE))
        RV_SET(g, g->turn.from_hand,
               held != RV_NONE); /* B-70: what he draws instead was not held */
    if (held != RV_NONE)
        RV_SET(g, g->box.held[g->turn.to_move], 0);
    return held;
}

int rv_undrawn(const rv_game *g) {
    int n = rv_step_aside(g);
    for (int p = 0; g->box.held && p < g->nplayers; p++)
        n += p != g->turn.to_move && g->box.held[p];
    return n;
}

int rv_held_alike(const rv_game *g, int tile) {
    int n = 0;
    for (int p = 0; g->box.held && p < g->nplayers; p++)
        n += p != g->turn.to_move && g->box.held[p] &&
             g->rs->tiles[g->box.held[p] - 1].same == g->rs->tiles[tile].same;
    return n;
}
