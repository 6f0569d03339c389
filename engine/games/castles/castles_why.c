/* castles_why.c - castles in a turn, for somebody who asks why: what makes a city one, which tiles
 * are in a fief, what a castle scores and why nothing else (B-22 … B-46). */
#include "games/castles/castles.h"
#include "judge/why.h"

static const char *name_of(rv_telling *t, int root) {
    return rv_feature_name(t->g, t->a, root);
}

/* ---- building ------------------------------------------------------------------------------ */

/* The city as it lies, with all that makes it one that can be built on. */
static void say_small(rv_telling *t, const rv_fief_ref *ref, int root) {
    const char *why = rv_no_small_city(t->g, t->a, root), *city = name_of(t, root);
    if (why)
        RV_SAY_NO(t, "castle", RV_D_CASTLE_SMALL, ref->mark, "%s is no small city: %s", city, why);
    else
        RV_SAY_YES(t, "castle", RV_D_CASTLE_SMALL, "%s is a small city", city);
    rv_say_hangs_on(t, RV_O_SMALL_CITY);
}

static void say_completed(rv_telling *t, const rv_fief_ref *ref, int root) {
    const char *city = name_of(t, root);
    if (rv_completes(t->g, root))
        RV_SAY_YES(t, "castle", RV_D_CASTLE_OPEN, "%s is completed in this turn", city);
    else if (rv_castle_at(t->g, root) != RV_NONE)
        RV_SAY_NO(t, "castle", RV_D_CASTLE_TWICE, ref->mark, "%s is a castle already", city);
    else
        RV_SAY_NO(t, "castle", RV_D_CASTLE_OPEN, ref->mark, "%s is not completed in this turn",
                  city);
}

static void say_owner(rv_telling *t, const rv_fief_ref *ref, int root) {
    const char *who = rv_why_label(t, ref->player), *city = name_of(t, root);
    if (t->g->nodes[root].followers[ref->player])
        RV_SAY_YES(t, "castle", RV_D_CASTLE_OWNER, "the follower in %s is %s's", city, who);
    else
        RV_SAY_NO(t, "castle", RV_D_CASTLE_OWNER, ref->mark, "%s has no follower in %s", who, city);
    if (ref->player == t->g->to_move)
        return;
    if (t->g->option[RV_O_CASTLE_BY] == RV_V_PLACER_ONLY)
        RV_SAY_NO(t, "castle", RV_D_CASTLE_PLACER, ref->mark, "%s did not lay the tile", who);
    else
        RV_SAY_YES(t, "castle", RV_D_CASTLE_PLACER, "whoever laid the tile, the owner decides");
    rv_say_hangs_on(t, RV_O_CASTLE_BY);
}

static void say_tokens(rv_telling *t, const rv_fief_ref *ref) {
    int n = t->g->seats[ref->player].pieces[RV_P_CASTLE];
    const char *who = rv_why_label(t, ref->player);
    if (n > 0)
        RV_SAY_YES(t, "castle", RV_D_NO_CASTLE, "%s has %s", who,
                   rv_plural(t->a, n, "castle token"));
    else
        RV_SAY_NO(t, "castle", RV_D_NO_CASTLE, ref->mark, "%s has no castle token left", who);
}

static void say_founding(rv_telling *t, rv_fief_ref *ref) {
    int root = rv_feature_of(t->c, &ref->feature, RV_D_NO_FEATURE);
    if (root == RV_NONE)
        return;
    say_completed(t, ref, root);
    say_small(t, ref, root);
    say_owner(t, ref, root);
    say_tokens(t, ref);
}

/* ---- fiefs --------------------------------------------------------------------------------- */

/* "0,1 1,1 …": all six cells, where a tile may lie or not. */
static const char *cells_of(rv_telling *t, int castle) {
    int32_t cells[RV_FIEF];
    rv_buf b = {.arena = t->a};
    rv_fief_of(t->g, castle, cells);
    for (int i = 0; i < RV_FIEF; i++)
        rv_putf(&b, "%s%s", i ? " " : "",
                rv_cell_name(t->g, t->a, cells[i] % t->g->width + t->g->x0,
                             cells[i] / t->g->width + t->g->y0));
    return rv_buf_text(&b);
}

static const char *castle_of(rv_telling *t, int castle) {
    return name_of(t, rv_root(t->g, rv_castles_of(t->g)->list[castle].node));
}

static void say_fresh(rv_telling *t, int castle) {
    RV_SAY(t, "fief", RV_L_FIEF_LATER,
           "the castle %s was made by this very tile: what is completed with it does not count",
           castle_of(t, castle));
    rv_say_hangs_on(t, RV_O_CASTLE_SAME_TURN);
}

/* Of each feature completed there, whether the castle scores it. */
static void say_completions(rv_telling *t, int castle, const rv_tribute *scored) {
    rv_game *g = t->g;
    for (int i = 0; i < g->ncompleted; i++) {
        int root = g->completed[i];
        bool there = rv_in_fief(g, castle, root);
        if (!there)
            RV_SAY(t, "fief", RV_L_FIEF, "%s has no tile there", name_of(t, root));
        else if (root != scored->root)
            RV_SAY(t, "fief", RV_L_FIEF_ONE, "%s is completed there, too, for %d: one is scored",
                   name_of(t, root), rv_tribute_points(g, castle, root, NULL));
    }
}

static void say_fief(rv_telling *t, int castle, const rv_tribute *scored) {
    RV_SAY(t, "fief", RV_L_FIEF_CELLS, "the fief of the castle %s of %s is %s",
           castle_of(t, castle), rv_why_label(t, rv_castles_of(t->g)->list[castle].owner),
           cells_of(t, castle));
    if (!t->g->ncompleted)
        return;
    if (!rv_may_score(t->g, castle)) {
        say_fresh(t, castle);
        return;
    }
    say_completions(t, castle, scored);
    if (scored->round)
        RV_SAY(t, "fief", RV_L_FIEF_CHAIN, "the castle %s lies there, and scores",
               name_of(t, scored->root));
    if (scored->root == RV_NONE)
        RV_SAY(t, "fief", RV_L_FIEF, "nothing is completed there: the castle goes on waiting");
}

/* Of all castles that wait where anything is completed, else of those that are new. */
static void say_fiefs(rv_telling *t) {
    const rv_castles *s = rv_castles_of(t->g);
    rv_tribute *list = RV_NEWS(t->a, rv_tribute, s->n + 1);
    rv_tributes(t->g, list);
    for (int i = 0; i < s->n; i++)
        if (rv_lord_of(t->g, i) && (t->g->ncompleted || s->list[i].fresh))
            say_fief(t, i, &list[i]);
}

/* The facts of building are said before it is done, those of fiefs after it. */
void rv_castles_why_before(rv_telling *t, rv_entry *e, bool laid) {
    if (!laid)
        return;
    for (int i = 0; i < e->beside->castle.n; i++)
        say_founding(t, &e->beside->castle.list[i]);
    rv_castles_before_scoring(t->c, e);
    rv_say_complaints(t, "castle");
    say_fiefs(t);
}

/* A castle as it stands in the end; of a position its owner is not known once his lord has gone. */
void rv_castles_why_feature(rv_telling *t, int root) {
    int castle = rv_castle_at(t->g, root);
    if (castle == RV_NONE)
        return;
    int owner = rv_castles_of(t->g)->list[castle].owner;
    const char *whose = owner == RV_NONE ? "" : rv_printf(t->a, " of %s", rv_why_label(t, owner));
    RV_SAY(t, "fief", RV_L_FIEF_CELLS, "it is a castle%s%s; its fief is %s", whose,
           rv_lord_of(t->g, castle) ? "" : ", whose lord has gone home", cells_of(t, castle));
}
