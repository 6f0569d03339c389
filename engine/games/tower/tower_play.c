/* tower_play.c - what is seen of towers and prisoners; random play. */
#include "games/tower/tower.h"
#include "random/sim.h"

void rv_tower_show(const rv_game *g, rv_shown_board *b) {
    b->captures = true;
    for (int p = 0; p < g->nplayers; p++)
        for (int o = 0; o < g->nplayers; o++)
            for (int f = 0; f < g->rs->nfigures; f++)
                b->hands[p].prisoners[o][f] = rv_towers_of(g)->prisoners[p][o][f];
}

void rv_tower_show_tile(const rv_game *g, int placed, rv_shown_tile *t) {
    const rv_site *s = &rv_towers_of(g)->sites[placed];
    if (!rv_has_foundation(g, placed))
        return;
    t->tower = s->height;
    t->closed = s->closed && !s->top;
    t->top = rv_piece_player(s->top);
    t->top_figure = rv_piece_figure(s->top);
}

/* ---- random play --------------------------------------------------------------------------- */

static void put_key(rv_sim *s, rv_buf *keys, const char *key, const char *value) {
    if (s->write)
        rv_putf(keys, "  %s: %s\n", key, value);
}

static const char *with_figure(rv_sim *s, int player, int figure) {
    return rv_printf(&s->arena, "%s%s%s", rv_sim_label(s, player), figure ? " " : "",
                     s->rs->figures[figure].key);
}

/* A ransom, now and then, of whoever can be bought back. */
void rv_tower_sim_turn(rv_sim *s, rv_buf *keys) {
    rv_game *g = s->game;
    for (int captor = 0; captor < g->nplayers; captor++)
        for (int f = 0; f < g->rs->nfigures; f++) {
            if (!rv_towers_of(g)->prisoners[captor][g->to_move][f] || rv_sim_below(s, 3) ||
                !rv_may_ransom(g, g->to_move, captor, f))
                continue;
            rv_buy_back(g, g->to_move, captor, f);
            put_key(s, keys, "ransom", with_figure(s, captor, f));
        }
}

static const char *cell_of(rv_sim *s, int placed) {
    const rv_placed *p = &s->game->placed[placed];
    return rv_cell_name(s->game, &s->arena, p->x, p->y);
}

/* Whose choice it is takes any. */
static void exchange(rv_sim *s, int other, rv_buf *keys) {
    rv_game *g = s->game;
    int mine = rv_prisoner_figure(g, other, g->to_move);
    if (rv_exchange_choice(g, g->to_move, other)) {
        do
            mine = rv_sim_below(s, g->rs->nfigures);
        while (!rv_is_prisoner(g, other, g->to_move, mine));
        put_key(s, keys, "exchange", mine ? g->rs->figures[mine].key : "small");
    }
    rv_exchange(g, g->to_move, other, mine, rv_prisoner_figure(g, g->to_move, other));
}

static void capture(rv_sim *s, int tower, rv_buf *keys) {
    rv_game *g = s->game;
    rv_captive list[RV_TILE_REGIONS + 1], chosen = {.placed = RV_NONE};
    int seen = 0;
    for (int i = 0; i < g->nplaced; i++)
        for (int k = rv_captives_near(g, tower, i, list) - 1; k >= 0; k--)
            if (rv_may_capture(NULL, g, g->to_move, tower, &list[k]) &&
                rv_sim_below(s, ++seen) == 0)
                chosen = list[k];
    if (chosen.placed == RV_NONE || !rv_sim_below(s, 8))
        return;
    int owner = rv_piece_player(chosen.piece);
    if (s->write)
        put_key(s, keys, "capture",
                rv_printf(&s->arena, "'%s'", rv_captive_word(&s->arena, g, &chosen)));
    rv_capture(g, g->to_move, &chosen);
    if (owner != g->to_move && rv_exchange_due(g, g->to_move, owner))
        exchange(s, owner, keys);
}

/* A foundation on which a piece may go, or a tower for a follower; RV_NONE. */
static int choose_site(rv_sim *s, bool top, int figure) {
    rv_game *g = s->game;
    int chosen = RV_NONE, seen = 0;
    for (int i = 0; i < g->nplaced; i++) {
        if (!rv_has_foundation(g, i))
            continue;
        bool may =
            top ? rv_may_top(NULL, g, g->to_move, i, figure) : rv_may_build(NULL, g, g->to_move, i);
        if (may && rv_sim_below(s, ++seen) == 0)
            chosen = i;
    }
    return chosen;
}

/* In place of a follower: a piece more often than a follower on top. */
void rv_tower_sim_action(rv_sim *s, rv_buf *keys) {
    rv_game *g = s->game;
    int what = rv_sim_below(s, 8), figure = rv_sim_below(s, g->rs->nfigures);
    int site = choose_site(s, what == 0, figure);
    if (site == RV_NONE)
        return;
    if (what == 0) {
        rv_top(g, g->to_move, site, figure);
        put_key(s, keys, "top",
                rv_printf(&s->arena, "%s%s%s", g->rs->figures[figure].key, figure ? " " : "",
                          cell_of(s, site)));
        return;
    }
    rv_build(g, g->to_move, site);
    put_key(s, keys, "tower", cell_of(s, site));
    capture(s, site, keys);
}
