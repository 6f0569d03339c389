/* bazaar_play.c - what is seen of bazaars; random ones. */
#include "games/bazaars/bazaar.h"
#include "random/sim.h"

/* Things of a board: bazaar (player: whose tile led to it; it comes next). Things of players:
 * bought (words: the tile). */
void rv_bazaar_show(const rv_game *g, int placed, rv_see_thing *see, void *ud) {
    const rv_bazaars *z = rv_bazaars_of(g);
    for (int p = 0; z && placed == RV_NONE && p < g->nplayers; p++)
        if (g->held[p])
            RV_SEE(see, ud, .name = "bought", .player = p, .words = g->rs->tiles[g->held[p] - 1].id,
                   .heading = "from the bazaar");
    if (z && placed == RV_NONE && z->due)
        RV_SEE(see, ud, .name = "bazaar", .player = z->after, .heading = "a bazaar comes next");
}

/* ---- random play --------------------------------------------------------------------------- */

/* Who opens bids little; the others as often pass. Who bid most, and how much. */
static void bid_all(rv_sim *s, rv_lot *l) {
    int n = 0;
    for (int i = 0; i < s->nplayers; i++) {
        int player = (l->chooser + i) % s->nplayers, points = RV_NONE;
        if (!rv_bazaar_may_bid(NULL, s->game, player))
            continue;
        if (player == l->chooser || !rv_sim_below(s, 2))
            points = rv_bazaar_least_bid(s->game, l->top) + rv_sim_below(s, 3);
        if (s->write)
            rv_putf(&s->text, "%s%s: %s", n++ ? ", " : ", bids: {", rv_sim_label(s, player),
                    points == RV_NONE ? "pass" : rv_printf(&s->arena, "%d", points));
        l->bidder = points > l->top ? player : l->bidder;
        l->top = points > l->top ? points : l->top;
    }
    rv_put(&s->text, n ? "}" : "");
}

/* The last tile goes without a lot, unless it is one of those that are chosen and not bid for. */
static void play_lot(rv_sim *s, rv_fair *f, int tile, bool last) {
    int chooser = rv_bazaar_chooser(s->game, f);
    rv_lot l = {.tile = tile, .chooser = chooser, .bidder = chooser, .top = RV_NONE, .last = last};
    if (!last || !rv_bazaar_may_bid(NULL, s->game, chooser)) {
        if (s->write)
            rv_putf(&s->text, "    - {tile: %s, chooser: %s", s->rs->tiles[tile].id,
                    rv_sim_label(s, chooser));
        bid_all(s, &l);
        bool lone = l.bidder == chooser;
        l.sells = !lone && rv_sim_below(s, 2);
        if (s->write)
            rv_putf(&s->text, "%s}\n", lone ? "" : l.sells ? ", deal: sell" : ", deal: buy");
    }
    const rv_trade t = rv_bazaar_trade_of(&l);
    rv_bazaar_trade(s->game, f, &t);
}

void rv_bazaar_random(rv_sim *s, rv_sim_turn *turn) {
    rv_fair f = RV_FAIR_BEGINS;
    const rv_bazaars *b = rv_bazaars_of(s->game);
    int left[RV_MAX_PLAYERS], n = s->nplayers;
    (void)turn;
    if (!b || !b->due)
        return;
    for (int i = 0; i < n; i++) {
        left[i] = s->stack[--s->nstack];
        if (s->write)
            rv_putf(&s->text, "%s%s", i ? ", " : "- bazaar:\n    draw: [",
                    s->rs->tiles[left[i]].id);
    }
    if (s->write)
        rv_put(&s->text, "]\n    lots:\n");
    while (n) {
        int i = rv_sim_below(s, n), tile = left[i];
        left[i] = left[--n];
        play_lot(s, &f, tile, !n);
    }
    rv_bazaar_close(s->game, f.first);
    s->turns++;
}
