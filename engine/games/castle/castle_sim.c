/* castle_sim.c - wall tiles in random games. */
#include "core/hooks.h"
#include "games/castle/castle.h"
#include "random/sim.h"

/* C-4: those that nobody has seen lie at random on the wall, and in the hands of players who took
 * one that is not known; those left over stay in the box. Where all are known nothing is drawn. */
static void deal_wall_tiles(rv_sim *s) {
    rv_game *g = s->game;
    rv_castle *k = rv_castle_of(g);
    int all[RV_MAX_WALL_TILES * 128], n = 0, unknown = 0;
    for (int i = 0; i < g->rs->ncorners; i++)
        unknown += k->corner[i] == RV_UNKNOWN_TILE;
    for (int p = 0; p < g->nplayers; p++)
        unknown += k->hands[p].unknown;
    if (!unknown)
        return;
    for (int t = 0; t < s->rs->nwall_tiles; t++)
        for (int i = rv_castle_wall_tile_free(g, t); i > 0; i--)
            all[n++] = t;
    rv_sim_shuffle(s, all, n);
    for (int i = 0; i < s->rs->ncorners; i++)
        if (k->corner[i] == RV_UNKNOWN_TILE && n > 0)
            RV_SET(g, k->corner[i], (int8_t)(all[--n] + 1));
    for (int p = 0; p < g->nplayers; p++)
        for (rv_hand *h = &k->hands[p]; h->unknown && n > 0;) {
            int is = all[--n];
            RV_SET(g, h->unknown, (int8_t)(h->unknown - 1));
            RV_SET(g, h->held[is], (int8_t)(h->held[is] + 1));
            if (h->unknown_fresh > h->unknown) {
                RV_SET(g, h->unknown_fresh, h->unknown);
                RV_SET(g, h->fresh[is], (int8_t)(h->fresh[is] + 1));
            }
        }
}

void rv_castle_deal(rv_sim *s, rv_sim_turn *t) {
    const rv_castle *k = rv_castle_of(s->game);
    int n = 0;
    (void)t;
    deal_wall_tiles(s);
    for (int i = 0; s->write && i < s->rs->ncorners; i++)
        if (k->corner[i] > 0)
            rv_putf(&s->text, "%s%d: %d", n++ ? ", " : "setup:\n  wall_tiles: {",
                    s->rs->corners[i].space, s->rs->wall_tiles[k->corner[i] - 1].number);
    rv_put(&s->text, n ? "}\n" : "");
}

static void put_use(rv_sim *s, rv_buf *uses, int wall_tile, int root) {
    const char *between = uses->n ? ", " : "";
    if (root == RV_NONE)
        rv_putf(uses, "%s%d", between, s->rs->wall_tiles[wall_tile].number);
    else
        rv_putf(uses, "%s{%d: %s}", between, s->rs->wall_tiles[wall_tile].number,
                rv_feature_name(s->game, &s->arena, root));
}

/* Doubling wall tiles, more often played than kept. */
void rv_castle_random_doublers(rv_sim *s, rv_sim_turn *turn) {
    const rv_order *o = &turn->order;
    rv_game *g = s->game;
    for (int i = 0; i < o->own; i++)
        for (int t = 0; t < s->rs->nwall_tiles; t++)
            while (s->rs->wall_tiles[t].effect == RV_EFFECT_DOUBLE &&
                   s->rs->wall_tiles[t].kind == g->board.nodes[o->roots[i]].kind &&
                   rv_castle_of(g)->ndoublers < RV_MAX_DOUBLERS &&
                   rv_castle_holds(g, g->turn.to_move, t, true) &&
                   rv_leads(g, g->turn.to_move, o->roots[i]) &&
                   rv_hook_may_use(g, g->turn.to_move, t, o->roots[i]) && rv_sim_inclined(s, 4))
                rv_castle_play_doubler(g, g->turn.to_move, t, o->roots[i]);
}

void rv_castle_random_turns(rv_sim *s, rv_sim_turn *turn) {
    rv_buf uses = {.arena = &s->arena};
    rv_game *g = s->game;
    const rv_castle *k = rv_castle_of(g);
    (void)turn;
    for (int i = 0; s->write && i < k->ndoublers; i++) /* it is known what they were played for */
        put_use(s, &uses, k->doublers[i].wall_tile, k->doublers[i].root);
    bool old = g->option[RV_O_EXTRA_TURN_SAME_TURN] == RV_V_NO;
    for (int t = 0; t < s->rs->nwall_tiles; t++)
        while (s->rs->wall_tiles[t].effect == RV_EFFECT_EXTRA_TURN &&
               rv_castle_holds(g, g->turn.to_move, t, old) && g->box.stack > g->turn.extra &&
               !g->turn.ended && rv_hook_may_use(g, g->turn.to_move, t, RV_NONE) &&
               rv_sim_inclined(s, 2)) {
            rv_castle_play_extra_turn(g, g->turn.to_move, t, old);
            put_use(s, &uses, t, RV_NONE);
        }
    rv_sim_put_list(s, "use", &uses);
}
