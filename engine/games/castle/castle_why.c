/* castle_why.c - wall tiles in a turn, for somebody who asks why: each use gone through, so that
 * all that is wrong with it is said and not only the first (C-80 … C-91).
 */
#include "games/castle/castle.h"
#include "judge/why.h"
#include "ruleset/words.h"

/* What is asked of a use, before it is played. */
typedef struct facts {
    int number, player; /* whose it would be */
    bool held, fresh;   /* held; held only because it was taken this turn */
    int root;           /* RV_NONE: no feature, or none of that name */
    bool right_kind, completed;
    bool left; /* a tile for an extra turn */
} facts;

static bool is_completed(const rv_game *g, int root) {
    for (int i = 0; i < g->ncompleted; i++)
        if (g->completed[i] == root)
            return true;
    return false;
}

/* The complaints about a name that is none are left to whoever plays it. */
static int feature_of(rv_telling *t, const rv_use_ref *u) {
    rv_case *c = t->c;
    rv_feature_ref ref = u->feature;
    int diags = c->diags.n;
    int root = u->has_feature ? rv_feature_of(c, &ref, RV_D_NO_FEATURE) : RV_NONE;
    c->diags.n = diags;
    return root;
}

static facts look_at(rv_telling *t, const rv_entry *e, const rv_use_ref *u, bool laid) {
    rv_game *g = t->g;
    const rv_token *k = &g->rs->tokens[u->token];
    bool extra = k->effect == RV_EFFECT_EXTRA_TURN;
    facts f = {.number = k->number, .player = e->player, .root = feature_of(t, u)};
    if (f.root != RV_NONE && k->effect == RV_EFFECT_DOUBLE) {
        int user = rv_doubler_user(g, u->token, f.root);
        f.player = user == RV_NONE ? e->player : user;
        f.right_kind = g->nodes[f.root].kind == k->kind;
        f.completed = laid && is_completed(g, f.root);
    }
    bool old = rv_castle_holds(g, f.player, u->token, true), now = rv_castle_holds(g, f.player, u->token, false);
    bool same_turn = extra && g->option[RV_O_EXTRA_TURN_SAME_TURN] == RV_V_YES;
    f.held = old || (same_turn && now);
    f.fresh = extra && now && !old;
    f.left = g->stack >= g->extra + 1;
    return f;
}

static const char *word_of(const rv_telling *t) {
    return rv_word(t->g->rs, RV_W_WALL_TILE, 1);
}

/* ---- each thing by itself ------------------------------------------------------------------ */

static void say_held(rv_telling *t, const rv_use_ref *u, const facts *f) {
    const char *who = rv_why_label(t, f->player);
    if (f->held && f->fresh) {
        RV_SAY_YES(t, "wall_tile", RV_D_EXTRA_TOO_NEW, "%s holds %s %d, taken this turn", who,
                   word_of(t), f->number);
        rv_say_hangs_on(t, RV_O_EXTRA_TURN_SAME_TURN);
    } else if (f->held) {
        RV_SAY_YES(t, "wall_tile", RV_D_USE_NOT_HELD, "%s holds %s %d", who, word_of(t), f->number);
    } else if (!rv_complained(t, RV_D_USE_TOO_NEW, u->mark) &&
               !rv_complained(t, RV_D_EXTRA_TOO_NEW, u->mark)) {
        RV_SAY_NO(t, "wall_tile", RV_D_USE_NOT_HELD, u->mark, "%s holds no %s %d", who, word_of(t),
                  f->number);
    }
}

static void say_scored(rv_telling *t, const rv_use_ref *u, const facts *f) {
    const char *name = rv_feature_name(t->g, t->a, f->root);
    const char *kind = rv_kind_of(t->g, f->root)->name;
    const char *wanted = t->g->rs->kinds[t->g->rs->tokens[u->token].kind].name;
    if (!f->right_kind)
        RV_SAY_NO(t, "wall_tile", RV_D_USE_WRONG_KIND, u->mark, "%s %d works on %s %s, not %s %s",
                  word_of(t), f->number, rv_article(wanted), wanted, rv_article(kind), kind);
    if (!f->completed)
        RV_SAY_NO(t, "wall_tile", RV_D_USE_NOT_SCORED, u->mark, "%s is not scored in this turn",
                  name);
    else if (f->right_kind)
        RV_SAY_YES(t, "wall_tile", RV_D_USE_NOT_SCORED, "%s is %s %s, and scored in this turn",
                   name, rv_article(kind), kind);
}

static const char *counts(const rv_telling *t, int root) {
    rv_buf b = {.arena = t->a};
    for (int p = 0; p < t->g->nplayers; p++)
        rv_putf(&b, "%s%s %d", p ? ", " : "", rv_why_label(t, p), t->g->nodes[root].followers[p]);
    return rv_buf_text(&b);
}

/* C-83, and in the opponent's turn C-82. */
static void say_leads(rv_telling *t, const rv_entry *e, const rv_use_ref *u, const facts *f) {
    const char *name = rv_feature_name(t->g, t->a, f->root), *who = rv_why_label(t, f->player);
    bool mine = f->player == e->player, leads = rv_leads(t->g, f->player, f->root);
    if (!leads) {
        RV_SAY_NO(t, "wall_tile", RV_D_USE_NO_MAJORITY, u->mark, "%s has no majority on %s (%s)",
                  who, name, counts(t, f->root));
        return;
    }
    RV_SAY_YES(t, "wall_tile", RV_D_USE_NO_MAJORITY, "%s has the majority on %s", who, name);
    if (mine)
        return;
    const char *turn = rv_why_label(t, e->player);
    if (t->g->option[RV_O_WALL_TILES_ON_OPPONENTS_TURN] == RV_V_YES)
        RV_SAY_YES(t, "wall_tile", RV_D_USE_OPPONENTS_TURN, "%s may play it in the turn of %s", who,
                   turn);
    else
        RV_SAY_NO(t, "wall_tile", RV_D_USE_OPPONENTS_TURN, u->mark,
                  "%s may not play it in the turn of %s", who, turn);
    rv_say_hangs_on(t, RV_O_WALL_TILES_ON_OPPONENTS_TURN);
}

static void say_left(rv_telling *t, const rv_use_ref *u, const facts *f) {
    if (f->left)
        RV_SAY_YES(t, "wall_tile", RV_D_EXTRA_NO_TILE, "a tile is to come for the extra turn");
    else
        RV_SAY_NO(t, "wall_tile", RV_D_EXTRA_NO_TILE, u->mark,
                  "no tile is to come for the extra turn");
}

static void say_use(rv_telling *t, const rv_entry *e, const rv_use_ref *u, const facts *f) {
    rv_effect effect = (rv_effect)t->g->rs->tokens[u->token].effect;
    say_held(t, u, f);
    if (effect == RV_EFFECT_EXTRA_TURN) {
        say_left(t, u, f);
    } else if (effect == RV_EFFECT_DOUBLE && f->root != RV_NONE) {
        say_scored(t, u, f);
        say_leads(t, e, u, f);
    }
}

/* ---- the module's steps -------------------------------------------------------------------- */

/* The facts are those before it is played, and are said before what came of it. */
static void play_use(rv_telling *t, rv_entry *e, rv_use_ref *u, bool laid, bool scored) {
    const facts f = look_at(t, e, u, laid);
    int from = t->n;
    rv_castle_use(t->c, u, e->player, scored);
    int to = t->n;
    say_use(t, e, u, &f);
    rv_say_last(t, from, to);
    rv_say_complaints(t, "wall_tile");
}

static void play_uses(rv_telling *t, rv_entry *e, bool laid, bool scored) {
    for (int i = 0; i < e->beside->use.n; i++) {
        rv_use_ref *u = &e->beside->use.list[i];
        bool after = t->g->rs->tokens[u->token].effect == RV_EFFECT_EXTRA_TURN;
        if (after == scored)
            play_use(t, e, u, laid, scored);
        else
            rv_castle_use(t->c, u, e->player, scored);
    }
}

void rv_castle_why_before(rv_telling *t, rv_entry *e, bool laid) {
    if (!laid && t->g->ncompleted) /* what the turn before completed */
        RV_SET(t->g, t->g->ncompleted, 0);
    rv_castle_claim_takes(t->c, e);
    rv_say_complaints(t, "take");
    play_uses(t, e, laid, false);
}

void rv_castle_why_after(rv_telling *t, rv_entry *e, bool laid) {
    for (int i = 0; i < e->beside->take.n && !laid; i++)
        if (!rv_complained(t, RV_D_TAKE_NOT_WON, e->beside->take.list[i].mark))
            RV_SAY_NO(t, "take", RV_D_TAKE_NOT_WON, e->beside->take.list[i].mark,
                      "nobody takes the %s at %d: nothing is scored", word_of(t),
                      t->g->rs->corners[e->beside->take.list[i].key].space);
    if (laid)
        rv_castle_check_takes(t->c, e);
    rv_say_complaints(t, "take");
    play_uses(t, e, laid, true);
}
