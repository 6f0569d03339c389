/* castles_play.c - what is seen of castles; random play. */
#include "games/castles/castles.h"
#include "random/sim.h"

/* Things of a tile: castle (place: the region with its token). The token lies across both tiles,
 * and both show it. */
void rv_castles_show(const rv_game *g, int placed, rv_see_thing *see, void *ud) {
    const rv_placed *p = &g->placed[placed == RV_NONE ? 0 : placed];
    for (int r = 0; placed != RV_NONE && r < p->tile->nregions; r++)
        if (rv_castles_at(g, rv_root(g, rv_node_of(p, r))) != RV_NONE)
            RV_SEE(see, ud, .name = "castle", .player = RV_NONE, .place = r);
}

/* ---- random play --------------------------------------------------------------------------- */

typedef struct deeds {
    rv_owned list[RV_TURN_COMPLETED];
    int n;
} deeds;

static void note(rv_sim *s, deeds *d, int player, int root) {
    const char *label = rv_sim_label(s, player);
    if (s->write)
        d->list[d->n++] = (rv_owned){label, rv_feature_name(s->game, &s->arena, root)};
}

/* Whoever can build does so more often than not: small cities are few. */
static void build(rv_sim *s, int root, deeds *d) {
    rv_game *g = s->game;
    for (int p = 0; p < g->nplayers; p++)
        if (g->nodes[root].followers[p] && rv_castles_may_found(NULL, g, p, root) &&
            rv_sim_inclined(s, 4)) {
            note(s, d, p, root);
            rv_castles_found(g, p, root);
            return;
        }
}

static int direct(const rv_game *g, int castle, int list[RV_TURN_COMPLETED]) {
    int n = 0;
    for (int i = 0; i < g->ncompleted; i++)
        if (rv_castles_in_fief(g, castle, g->completed[i]))
            list[n++] = g->completed[i];
    return n;
}

/* Any of several, now and then; once a player, so that two castles do not want the same. */
static void choose(rv_sim *s, deeds *d) {
    const rv_castles *all = rv_castles_of(s->game);
    unsigned chosen = 0;
    for (int i = 0; i < all->n; i++) {
        int list[RV_TURN_COMPLETED], owner = all->list[i].owner;
        int n = rv_castles_may_score(s->game, i) ? direct(s->game, i, list) : 0;
        if (n < 2 || chosen >> owner & 1 || !rv_sim_below(s, 3))
            continue;
        int root = list[rv_sim_below(s, n)];
        chosen |= 1u << owner;
        rv_castles_fief_say(s->game, owner, root);
        note(s, d, owner, root);
    }
}

void rv_castles_random(rv_sim *s, rv_sim_turn *t) {
    deeds built; /* its list has only as many elements as it says */
    if (!s->game->ncompleted || !rv_castles_played(s->game))
        return;
    built.n = 0;
    for (int i = s->game->ncompleted - 1; i >= 0; i--)
        build(s, s->game->completed[i], &built);
    rv_put_owned(&t->keys, "castle", built.list, built.n);
}

void rv_castles_random_fiefs(rv_sim *s, rv_sim_turn *t) {
    deeds said;
    if (!s->game->ncompleted || !rv_castles_played(s->game))
        return;
    said.n = 0;
    choose(s, &said);
    rv_put_owned(&t->keys, "fief", said.list, said.n);
}
