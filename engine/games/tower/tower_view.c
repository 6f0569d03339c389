/* tower_view.c - what is seen of towers and prisoners. */
#include "games/tower/tower.h"

static void show_board(const rv_game *g, rv_shown_board *b) {
    b->captures = true;
    for (int p = 0; p < g->nplayers; p++)
        for (int o = 0; o < g->nplayers; o++) {
            b->hands[p].prisoners[o] = rv_prisoners(g, p, o);
            b->hands[p].big_prisoners[o] = rv_towers_of(g)->prisoners[p][o][RV_F_BIG];
        }
}

static void show_tile(const rv_game *g, int placed, rv_shown_tile *t) {
    const rv_site *s = &rv_towers_of(g)->sites[placed];
    if (!rv_has_foundation(g, placed))
        return;
    t->tower = s->height;
    t->closed = s->closed && !s->top;
    t->top = rv_piece_player(s->top);
    t->top_figure = rv_figure_name(rv_piece_figure(s->top));
}

void rv_tower_show(const rv_game *g, rv_shown_board *b, int placed, rv_shown_tile *t) {
    if (b)
        show_board(g, b);
    if (t)
        show_tile(g, placed, t);
}
