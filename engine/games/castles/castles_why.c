/* castles_why.c - explains fiefs, for `why`: which tiles belong to one, and what its castle scores
 * and does not score (B-33 … B-46). */
#include "games/castles/castles.h"
#include "judge/why.h"

static const char *name_of(rv_game *g, int root) {
    return rv_feature_name(g, g->arena, root);
}

/* ---- fiefs --------------------------------------------------------------------------------- */

/* "0,1 1,1 …": all six cells, where a tile may lie or not. */
static const char *cells_of(rv_game *g, int castle) {
    int32_t cells[RV_FIEF];
    rv_buf b = {.arena = g->arena};
    rv_castles_fief_of(g, castle, cells);
    for (int i = 0; i < RV_FIEF; i++)
        rv_putf(&b, "%s%s", i ? " " : "", rv_cell_at(g, g->arena, cells[i]));
    return rv_buf_text(&b);
}

static const char *castle_of(rv_game *g, int castle) {
    return name_of(g, rv_root(g, rv_castles_of(g)->list[castle].node));
}

static void tell_fresh(rv_case *c, int castle) {
    rv_remark_by(
        c, RV_O_CASTLE_SAME_TURN, RV_L_FIEF_LATER,
        "the castle %s was made by this very tile: what is completed with it does not count",
        castle_of(c->game, castle));
}

/* Of each feature completed there, whether the castle scores it. */
static void tell_completions(rv_case *c, int castle, const rv_tribute *scored) {
    rv_game *g = c->game;
    for (int i = 0; i < g->ncompleted; i++) {
        int root = g->completed[i];
        bool there = rv_castles_in_fief(g, castle, root);
        if (!there)
            rv_remark(c, RV_L_FIEF, "%s has no tile there", name_of(g, root));
        else if (root != scored->root)
            rv_remark(c, RV_L_FIEF_ONE, "%s is completed there, too, for %d: one is scored",
                      name_of(g, root), rv_castles_tribute_points(g, castle, root, NULL));
    }
}

static void tell_fief(rv_case *c, int castle, const rv_tribute *scored) {
    rv_game *g = c->game;
    rv_remark(c, RV_L_FIEF_CELLS, "the fief of the castle %s of %s is %s", castle_of(g, castle),
              rv_hook_label(g, rv_castles_of(g)->list[castle].owner), cells_of(g, castle));
    if (!g->ncompleted)
        return;
    if (!rv_castles_may_score(g, castle)) {
        tell_fresh(c, castle);
        return;
    }
    tell_completions(c, castle, scored);
    if (scored->round)
        rv_remark(c, RV_L_FIEF_CHAIN, "the castle %s lies there, and scores",
                  name_of(g, scored->root));
    if (scored->root == RV_NONE)
        rv_remark(c, RV_L_FIEF, "nothing is completed there: the castle goes on waiting");
}

/* Of all castles that wait where anything is completed, else of those that are new. */
void rv_castles_tell_fiefs(rv_case *c) {
    rv_game *g = c->game;
    rv_point_is(c, RV_AT_FIEF);
    const rv_castles *s = rv_castles_of(g);
    rv_tribute *list = RV_NEWS(g->arena, rv_tribute, s->n + 1);
    rv_castles_find_tributes(g, list);
    for (int i = 0; i < s->n; i++)
        if (rv_castles_lord_of(g, i) && (g->ncompleted || s->list[i].fresh))
            tell_fief(c, i, &list[i]);
}

/* A castle as it stands in the end; of a position its owner is not known once his lord has gone. */
void rv_castles_why_feature(rv_game *g, rv_telling *t, int root) {
    int castle = rv_castles_at(g, root);
    if (castle == RV_NONE)
        return;
    int owner = rv_castles_of(t->g)->list[castle].owner;
    const char *whose = owner == RV_NONE ? "" : rv_printf(t->a, " of %s", rv_why_label(t, owner));
    RV_SAY(t, RV_AT_FIEF, RV_L_FIEF_CELLS, "it is a castle%s%s; its fief is %s", whose,
           rv_castles_lord_of(t->g, castle) ? "" : ", whose lord has gone home",
           cells_of(t->g, castle));
}
