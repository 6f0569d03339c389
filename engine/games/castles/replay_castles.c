/* replay_castles.c - castles in the turns of a record (B-22 … B-46). */
#include "core/pieces.h"
#include "games/castles/castles.h"
#include "judge/replay.h"
#include "record/form.h"

static const char *name_of(rv_case *c, int root) {
    return rv_feature_name(c->game, &c->arena, root);
}

static void consider(rv_case *c, rv_point point, const rv_value *ref, const char *thing) {
    rv_consider_thing(c, point, ref->mark,
                      (rv_at_cell){.there = true, .x = ref->at.x, .y = ref->at.y, .thing = thing});
}

/* ---- building ------------------------------------------------------------------------------ */

/* Under --accept and --all an illegal castle is built nevertheless, if its city exists and the
 * player has a token. */
static bool can_stand(rv_game *g, int player, int root) {
    return rv_castles_can_found(NULL, g, player, root) &&
           (!rv_castles_decides(NULL, g, player, root) || rv_pieces_left(g, rv_castles_piece(g)));
}

/* Another city of this turn that the player may turn into a castle, if it is open or was one. */
static void help_city(rv_case *c, int player) {
    rv_game *g = c->game;
    rv_diag *d = rv_last_diag(c);
    if (c->asked || (d->row != RV_D_CASTLE_OPEN && d->row != RV_D_CASTLE_TWICE))
        return;
    d->help = rv_printf(&c->arena, "Delete it: no city of this turn can be a castle of %s.",
                        c->rec.label[player]);
    for (int i = 0; i < g->ncompleted; i++)
        if (rv_castles_may_found(NULL, g, player, g->completed[i]))
            d->help = rv_printf(&c->arena, "Type %s.", name_of(c, g->completed[i]));
}

static bool found(rv_case *c, rv_value *ref) {
    consider(c, RV_AT_CASTLE, ref, "castle");
    int root = rv_feature_of(c, &ref->at, RV_D_NO_FEATURE);
    if (root == RV_NONE)
        return rv_stands_without(c, "the castle");
    bool can = can_stand(c->game, ref->of, root);
    if (!rv_castles_may_found(c, c->game, ref->of, root)) {
        help_city(c, ref->of);
        if (!rv_stands_as(c, can, "the castle"))
            return false;
    }
    if (can)
        rv_castles_found(c->game, ref->of, root);
    return true;
}

/* ---- what a castle scores ------------------------------------------------------------------ */

static bool note_said(rv_case *c, rv_value *ref) {
    consider(c, RV_AT_FIEF, ref, "feature");
    int root = rv_feature_of(c, &ref->at, RV_D_NO_FEATURE);
    if (root == RV_NONE)
        return rv_stands_without(c, "`fief`");
    rv_castles_fief_say(c->game, ref->of, root);
    return true;
}

/* Why none of the player's castles scores it. */
static const char *why_not(const rv_game *g, int player, int root) {
    const rv_castles *s = rv_castles_of(g);
    bool completed = false, has = false, there = false;
    for (int i = 0; i < g->ncompleted; i++)
        completed |= g->completed[i] == root;
    for (int i = 0; i < s->n; i++) {
        bool own = s->list[i].owner == player && rv_castles_may_score(g, i);
        has |= own;
        there |= own && rv_castles_in_fief(g, i, root);
    }
    if (!has)
        return "no castle of that player can score in this turn";
    if (!there)
        return "it is not in the fief of one";
    return completed ? "another one is said, too" : "it is not completed in this turn";
}

static bool check_said(rv_case *c, const rv_entry *e) {
    const rv_values *all = rv_values_beside(e, "fief");
    rv_game *g = c->game;
    const rv_castles *s = rv_castles_of(g);
    rv_tribute *list = RV_NEWS(&c->arena, rv_tribute, s->n);
    rv_castles_find_tributes(g, list);
    for (int i = 0; i < s->nsaid && i < all->n; i++) {
        const rv_fief_said *said = &s->said[i];
        if (rv_castles_fief_scored(g, list, said))
            continue;
        consider(c, RV_AT_FIEF, &all->list[i], "feature");
        rv_object(c, RV_D_FIEF_NOTHING, all->list[i].mark, c->rec.label[said->player],
                  name_of(c, said->root), why_not(g, said->player, said->root));
        if (!rv_stands_without(c, "`fief`"))
            return false;
    }
    return true;
}

/* If no tile lies there, this is a question of why. */
bool rv_castles_play(rv_case *c, rv_entry *e) {
    const rv_values *all = rv_values_beside(e, "castle");
    for (int i = 0; c->laid && i < all->n; i++)
        if (!found(c, &all->list[i]))
            return false;
    return true;
}

bool rv_castles_play_fiefs(rv_case *c, rv_entry *e) {
    const rv_values *all = rv_values_beside(e, "fief");
    if (!c->laid)
        return true;
    for (int i = 0; i < all->n; i++)
        if (!note_said(c, &all->list[i]))
            return false;
    if (all->n && !check_said(c, e))
        return false;
    if (rv_explains(c))
        rv_castles_tell_fiefs(c);
    return true;
}
