/* castle_position.c - castles in positions: their tokens, and the lords on them. The row `castles`
 * (castles.c) sets each of its values by rv_castles_set, once the board lies, and has
 * rv_castles_now list those that stand when a position is written. Which may be missing,
 * rv_castles_keep says.
 */
#include "games/castles/castles.h"
#include "judge/case.h"

static void wrong_castle(rv_case *c, const rv_value *ref, const char *why) {
    if (why)
        rv_complain(&c->diags, RV_D_POS_CASTLE, ref->key_loc, ref->at.text, why)->at =
            rv_at_value(ref, NULL);
    c->play.uncounted |= (uint8_t)(1u << rv_castles_tokens(c->game));
}

/* Is the player one of the owners of the same castle (B-31)? */
static bool is_listed(rv_case *c, const rv_value *ref, int player) {
    RV_EACH_OF(rv_values_in(&c->rec, "castles"), v) {
        if (v->key_loc.line == ref->key_loc.line && v->key_loc.column == ref->key_loc.column &&
            v->player == player)
            return true;
    }
    return false;
}

/* What stands on a city besides followers who may be lords, "builder" (M-70); NULL: nothing. */
static const char *joiner_on(const rv_game *g, int root) {
    const char *joiner = NULL;
    RV_EACH_FIGURE(&g->board, root, it, who) {
        const rv_figure_row *f = &g->rs->figures[rv_figure_of(who)];
        joiner = f->joins ? f->one : joiner;
    }
    return joiner;
}

/* `castles` says it whole: a lord may stand in `board`, too, where he must be the same, with other
 * followers of the owner's (FL-14) and nobody else: others came home when it was built (B-22), also
 * those that had joined him (M-70). */
static bool put_lord(rv_case *c, const rv_value *ref, int root) {
    rv_game *g = c->game;
    const uint8_t lord =
        ref->player == RV_NONE ? 0 : rv_follower_of(ref->player, rv_value_figure(ref));
    const char *joiner = joiner_on(g, root);
    bool here = !lord, other = false;
    RV_EACH_FIGURE(&g->board, root, it, who) {
        const bool own = rv_owner_of(who) == ref->player;
        here |= own && who == lord;
        other |= !own && !is_listed(c, ref, rv_owner_of(who));
    }
    const bool taken = g->board.nodes[root].follower;
    if (!here && !other && !rv_followers_on(g, ref->player, root) &&
        (!taken || rv_has_room_beside(g, root, rv_value_figure(ref)))) {
        rv_deploy(g, ref->player, taken ? rv_node_beside(g, root) : root, rv_value_figure(ref));
        here = true;
    }
    if (here && !other && !joiner)
        return true;
    wrong_castle(c, ref,
                 joiner ? rv_printf(&c->arena, "a %s stands there on the board", joiner)
                        : "another follower stands there on the board");
    if (joiner)
        rv_rests_on(c, rv_cited_rule(g->rs, RV_C_CASTLE_JOINED), RV_NONE);
    return false;
}

void rv_castles_set(rv_case *c, rv_value *ref) {
    rv_game *g = c->game;
    int root = rv_feature_of(c, &ref->at, RV_D_POS_NO_FEATURE);
    const rv_castles *s = rv_castles_of(g);
    bool set = false;
    for (int i = 0; i < s->n; i++)
        set |= rv_castles_city(g, i) == root &&
               ((s->list[i].owner == ref->player && ref->player != RV_NONE) ||
                !is_listed(c, ref, s->list[i].owner));
    if (root == RV_NONE)
        wrong_castle(c, ref, NULL); /* that is told */
    else if (set)
        wrong_castle(c, ref, "it is listed twice");
    else if (rv_no_small_city(g, NULL, root)) {
        wrong_castle(c, ref, rv_no_small_city(g, &c->arena, root));
        if (rv_never_scored(g, root))
            rv_rests_on(c, rv_never_scored(g, root), RV_NONE);
    } else if (g->board.nodes[root].open)
        wrong_castle(c, ref, "the city is not completed");
    else if (put_lord(c, ref, root)) {
        int16_t none = 1; /* of a castle whose owner is not known */
        int16_t *left =
            ref->player == RV_NONE ? &none : &g->seats[ref->player].pieces[rv_castles_tokens(g)];
        if (*left)
            rv_castles_set_down(g, root, ref->player, false);
        else
            wrong_castle(c, ref, "its owner has more castles than tokens");
        *left = (int16_t)(*left - (*left > 0));
    }
}

static void add_castle(const rv_game *g, rv_arena *a, rv_values *out, int root, uint8_t lord) {
    rv_value *v = rv_add_value(a, out, rv_empty_value);
    v->at.canon = rv_feature_name(g, a, root);
    rv_value_stands(v, lord);
}

void rv_castles_now(rv_game *g, rv_arena *a, rv_values *out) {
    for (int i = 0; i < rv_castles_of(g)->n; i++)
        add_castle(g, a, out, rv_castles_city(g, i), rv_castles_lord_of(g, i));
}

/* "castles: {'city@0,1': R, 'city@3,0': B}": those that are known, and all that may be one (B-22).
 */
const char *rv_castles_keep(rv_game *g, rv_arena *a, int root, const char *now) {
    const rv_key *row = rv_key_find(g->rs->links, NULL, &rv_map_document, RV_STR("castles"), NULL);
    rv_buf b = {.arena = a};
    rv_values all = {.n = 0};
    bool may = false;
    rv_castles_now(g, a, &all);
    for (int n = 0; rv_castles_played(g) && n < g->board.nnodes; n++) {
        uint8_t lord = 0;
        for (int p = 0; rv_is_root(&g->board, n) && !lord && p < g->nplayers; p++)
            if (g->seats[p].pieces[rv_castles_tokens(g)] && !g->board.nodes[n].kept)
                lord = rv_castles_lord_in(g, n, p);
        if (lord && !g->board.nodes[n].open && !rv_no_small_city(g, NULL, n) && !joiner_on(g, n)) {
            may |= n == root;
            add_castle(g, a, &all, n, lord);
        }
    }
    rv_putf(&b, "%s: ", row->key);
    rv_put_shape_values(g, &b, row->shape, &all);
    return may ? rv_buf_text(&b) : now;
}
