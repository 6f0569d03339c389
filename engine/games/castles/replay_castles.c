/* replay_castles.c - castles in the turns of a record (B-22 … B-46). */
#include "core/pieces.h"
#include "games/castles/castles.h"
#include "judge/replay.h"

static const char *name_of(rv_case *c, int root) {
    return rv_feature_name(c->game, &c->arena, root);
}

/* ---- building ------------------------------------------------------------------------------ */

static void complain(rv_case *c, const rv_fief_ref *ref, int root, int wrong) {
    const char *who = c->rec.label[ref->player], *city = name_of(c, root);
    if (wrong == RV_D_CASTLE_OWNER || wrong == RV_D_CASTLE_PLACER || wrong == RV_D_NO_CASTLE)
        rv_object(c, (rv_code_id)wrong, ref->mark, who, city);
    else
        rv_object(c, (rv_code_id)wrong, ref->mark, city,
                    wrong == RV_D_CASTLE_SMALL ? rv_no_small_city(c->game, &c->arena, root) : "");
    if (wrong == RV_D_CASTLE_PLACER)
        rv_hangs_on(c, RV_O_CASTLE_BY);
    if (wrong == RV_D_CASTLE_SMALL && rv_kind_of(c->game, root)->prize)
        rv_hangs_on(c, RV_O_SMALL_CITY);
}

/* What stands without being allowed can still be built, except on what is not there, or of what is
 * in nobody's hand. */
static bool can_stand(const rv_game *g, int wrong) {
    return wrong == RV_D_CASTLE_PLACER ||
           (wrong == RV_D_NO_CASTLE && rv_pieces_left(g, RV_P_CASTLE));
}

static bool found(rv_case *c, rv_fief_ref *ref) {
    int root = rv_feature_of(c, &ref->feature, RV_D_NO_FEATURE);
    if (root == RV_NONE)
        return rv_stands_without(c, "the castle");
    int wrong = rv_may_found(c->game, ref->player, root);
    if (wrong != RV_NONE)
        complain(c, ref, root, wrong);
    if (wrong != RV_NONE && !can_stand(c->game, wrong))
        return rv_stands_without(c, "the castle");
    if (wrong != RV_NONE && !rv_stands(c))
        return false;
    rv_found(c->game, ref->player, root);
    return true;
}

/* ---- what a castle scores ------------------------------------------------------------------ */

static bool note_said(rv_case *c, rv_fief_ref *ref) {
    int root = rv_feature_of(c, &ref->feature, RV_D_NO_FEATURE);
    if (root == RV_NONE)
        return rv_stands_without(c, "`fief`");
    rv_fief_say(c->game, ref->player, root);
    return true;
}

/* Why none of the player's castles scores it. */
static const char *why_not(const rv_game *g, int player, int root) {
    const rv_castles *s = rv_castles_of(g);
    bool completed = false, has = false, there = false;
    for (int i = 0; i < g->ncompleted; i++)
        completed |= g->completed[i] == root;
    for (int i = 0; i < s->n; i++) {
        bool own = s->list[i].owner == player && rv_may_score(g, i);
        has |= own;
        there |= own && rv_in_fief(g, i, root);
    }
    if (!has)
        return "no castle of that player can score in this turn";
    if (!there)
        return "it is not in the fief of one";
    return completed ? "another one is said, too" : "it is not completed in this turn";
}

static bool check_said(rv_case *c, const rv_entry *e) {
    rv_game *g = c->game;
    const rv_castles *s = rv_castles_of(g);
    rv_tribute *list = RV_NEWS(&c->arena, rv_tribute, s->n);
    rv_tributes(g, list);
    for (int i = 0; i < s->nsaid && i < e->beside->fief.n; i++) {
        const rv_fief_said *said = &s->said[i];
        if (rv_fief_scored(g, list, said))
            continue;
        rv_object(c, RV_D_FIEF_NOTHING, e->beside->fief.list[i].mark,
                    c->rec.label[said->player], name_of(c, said->root),
                    why_not(g, said->player, said->root));
        if (!rv_stands_without(c, "`fief`"))
            return false;
    }
    return true;
}

bool rv_castles_before_scoring(rv_case *c, rv_entry *e) {
    for (int i = 0; i < e->beside->castle.n; i++)
        if (!found(c, &e->beside->castle.list[i]))
            return false;
    for (int i = 0; i < e->beside->fief.n; i++)
        if (!note_said(c, &e->beside->fief.list[i]))
            return false;
    return !e->beside->fief.n || check_said(c, e);
}
