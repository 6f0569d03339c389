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

typedef struct fair {
    rv_sim *s;
    int left[RV_MAX_PLAYERS], nleft;
    int buyer, chooser, first;
} fair;

static void put_draw(const fair *f) {
    rv_sim *s = f->s;
    if (!s->write)
        return;
    for (int i = 0; i < f->nleft; i++)
        rv_putf(&s->text, "%s%s", i ? ", " : "- bazaar:\n    draw: [", s->rs->tiles[f->left[i]].id);
    rv_put(&s->text, "]\n    lots:\n");
}

static void put_bid(rv_sim *s, int n, int player, int points) {
    if (!s->write)
        return;
    rv_putf(&s->text, "%s%s: ", n ? ", " : ", bids: {", rv_sim_label(s, player));
    rv_put(&s->text, points == RV_NONE ? "pass" : rv_printf(&s->arena, "%d", points));
}

/* Who opens bids little; the others as often pass. */
static int choose_bid(rv_sim *s, bool opens, int highest) {
    if (!opens && rv_sim_below(s, 2))
        return RV_NONE;
    return rv_bazaar_least_bid(s->game, highest) + rv_sim_below(s, 3);
}

/* Who bid most, and how much; RV_NONE: nobody may. */
static int bid_all(rv_sim *s, int chooser, int *top) {
    int bidder = chooser, n = 0;
    *top = RV_NONE;
    for (int i = 0; i < s->nplayers; i++) {
        int player = (chooser + i) % s->nplayers;
        if (!rv_bazaar_may_bid(NULL, s->game, player))
            continue;
        int points = choose_bid(s, player == chooser, *top);
        put_bid(s, n++, player, points);
        bidder = points > *top ? player : bidder;
        *top = points > *top ? points : *top;
    }
    rv_put(&s->text, n && s->write ? "}" : "");
    return bidder;
}

static void deal(fair *f, int tile, int chooser) {
    rv_sim *s = f->s;
    int points, bidder = bid_all(s, chooser, &points);
    bool lone = bidder == chooser, sells = !lone && rv_sim_below(s, 2);
    const rv_trade t = {
        .tile = tile,
        .player = sells ? bidder : chooser,
        .payee = lone    ? RV_NONE
                 : sells ? chooser
                         : bidder,
        .points = points == RV_NONE ? 0 : points,
        .law = RV_L_BAZAAR_DEAL,
    };
    if (s->write)
        rv_putf(&s->text, "%s}\n", lone ? "" : sells ? ", deal: sell" : ", deal: buy");
    rv_bazaar_trade(s->game, &t);
    f->buyer = t.player;
    f->chooser = chooser;
    f->first = f->first == RV_NONE ? t.player : f->first;
}

/* The last tile goes without a lot, unless it is one of those that are chosen and not bid for. */
static void play_lot(fair *f) {
    rv_sim *s = f->s;
    int chooser = rv_bazaar_chooser(s->game, f->buyer, f->chooser), i = rv_sim_below(s, f->nleft);
    int tile = f->left[i];
    f->left[i] = f->left[--f->nleft];
    if (!f->nleft && rv_bazaar_may_bid(NULL, s->game, chooser)) {
        const rv_trade t = {tile, chooser, RV_NONE, 0, RV_L_BAZAAR_LAST};
        rv_bazaar_trade(s->game, &t);
        return;
    }
    if (s->write)
        rv_putf(&s->text, "    - {tile: %s, chooser: %s", s->rs->tiles[tile].id,
                rv_sim_label(s, chooser));
    deal(f, tile, chooser);
}

void rv_bazaar_random(rv_sim *s, rv_sim_turn *t) {
    fair f = {.s = s, .buyer = RV_NONE, .chooser = RV_NONE, .first = RV_NONE};
    const rv_bazaars *b = rv_bazaars_of(s->game);
    (void)t;
    if (!b || !b->due)
        return;
    while (f.nleft < s->nplayers)
        f.left[f.nleft++] = s->stack[--s->nstack];
    put_draw(&f);
    while (f.nleft)
        play_lot(&f);
    rv_bazaar_close(s->game, f.first);
    s->turns++;
}
