/* castle_view.c - what lies on the corners, and in the hands. */
#include "games/castle/castle.h"

/* As it is shown: 0 none, -1 unknown, else the number on it. */
static int number_at(const rv_game *g, int corner) {
    int lies = rv_castle_of(g)->corner[corner];
    return lies > 0 ? g->rs->tokens[lies - 1].number : lies == RV_UNKNOWN_TILE ? -1 : 0;
}

static void show_corners(const rv_game *g, rv_shown_board *b) {
    for (int i = 0; i < g->rs->ncorners; i++)
        if (g->rs->corners[i].tile)
            b->corners[b->ncorners++] = (rv_shown_corner){g->rs->corners[i].space, number_at(g, i)};
        else
            b->bare[b->nbare++] = g->rs->corners[i].space;
}

static void show_hand(const rv_game *g, int player, rv_shown_hand *out) {
    const rv_hand *h = &rv_castle_of(g)->hands[player];
    const int most = (int)(sizeof out->tokens / sizeof *out->tokens);
    out->keep = h->keep;
    out->unknown = h->unknown;
    out->collected = h->collected;
    for (int t = 0; t < g->rs->ntokens; t++)
        for (int n = 0; n < h->held[t] && out->ntokens < most; n++)
            out->tokens[out->ntokens++] = g->rs->tokens[t].number;
}

void rv_castle_show(const rv_game *g, rv_shown_board *b, int placed, rv_shown_tile *t) {
    (void)placed, (void)t;
    if (!b)
        return;
    show_corners(g, b);
    for (int p = 0; p < g->nplayers; p++)
        show_hand(g, p, &b->hands[p]);
}
