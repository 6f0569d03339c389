/* castles_play.c - what is seen of castles; the castles that a placement allows; random play. */
#include "core/turn.h"
#include "games/castles/castles.h"
#include "random/sim.h"
#include "record/form.h"

/* Things of a tile: castle (place: the region with its token). The token lies across both tiles,
 * and both show it. */
void rv_castles_show(const rv_game *g, int placed, rv_see_thing *see, void *ud) {
    const rv_placed *p = &g->placed[placed == RV_NONE ? 0 : placed];
    for (int r = 0; placed != RV_NONE && r < p->tile->nregions; r++)
        if (rv_castles_at(g, rv_root(g, rv_node_of(p, r))) != RV_NONE)
            RV_SEE(see, ud, .name = "castle", .player = RV_NONE, .place = r);
}

/* ---- what may become one ------------------------------------------------------------------- */

/* With the follower whom the player may put there with this tile (B-24). */
static bool may_put_and_found(rv_game *g, int root) {
    const rv_placed *p = &g->placed[g->last];
    bool may = false;
    int mark = rv_checkpoint(g);
    for (int i = 0; i < p->tile->nregions * g->rs->nfigures && !may; i++) {
        int node = rv_node_of(p, i / g->rs->nfigures), f = i % g->rs->nfigures;
        if (rv_root(g, node) != root || g->rs->figures[f].joins ||
            !rv_turn_may_put(g, g->to_move, f, node))
            continue;
        rv_deploy(g, g->to_move, node, f);
        may = rv_castles_may_found(NULL, g, g->to_move, root);
        rv_undo(g, mark);
    }
    return may;
}

/* Its owner's, whoever laid the tile (B-23); or one in which nobody stands yet. */
static bool may_found(rv_game *g, int player, int root) {
    return rv_castles_may_found(NULL, g, player, root) ||
           (player == g->to_move && !rv_feature_holds(g, root) && may_put_and_found(g, root));
}

static void list_castles(rv_offer *o) {
    rv_chance *d = &o->chance;
    for (int i = 0, n = rv_castles_played(o->g) ? o->g->ncompleted : 0; i < n; i++)
        for (d->node = o->g->completed[i], d->value.player = 0; d->value.player < o->g->nplayers;
             d->value.player++)
            if (may_found(o->g, d->value.player, d->node))
                o->see(o->ud, d);
}

/* "{W: 'city@0,1.n'}" */
static const char *castle_word(rv_arena *a, const rv_game *g, const rv_chance *d) {
    return rv_printf(a, "{%s: '%s'}", rv_hook_label(g, d->value.player),
                     rv_feature_name(g, a, d->node));
}

const rv_chances rv_castles_chances = {.list = list_castles, .word = castle_word};

/* ---- random play --------------------------------------------------------------------------- */

static void note(rv_sim *s, rv_values *d, int player, int root) {
    rv_value v = rv_nothing_said;
    v.of = player;
    v.at.canon = s->write ? rv_feature_name(s->game, &s->arena, root) : NULL;
    if (s->write)
        rv_add_value(&s->arena, d, v);
}

/* Whoever can build does so more often than not: small cities are few. */
static void build(rv_sim *s, int root, rv_values *d) {
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
static void choose(rv_sim *s, rv_values *d) {
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
    rv_values built = {.n = 0};
    if (!s->game->ncompleted || !rv_castles_played(s->game))
        return;
    for (int i = s->game->ncompleted - 1; i >= 0; i--)
        build(s, s->game->completed[i], &built);
    rv_put_values(s->game, &t->keys, rv_key_find(NULL, &rv_map_entry, RV_STR("castle"), NULL),
                  &built);
}

void rv_castles_random_fiefs(rv_sim *s, rv_sim_turn *t) {
    rv_values said = {.n = 0};
    if (!s->game->ncompleted || !rv_castles_played(s->game))
        return;
    choose(s, &said);
    rv_put_values(s->game, &t->keys, rv_key_find(NULL, &rv_map_entry, RV_STR("fief"), NULL), &said);
}
