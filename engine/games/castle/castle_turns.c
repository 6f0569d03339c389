/* castle_turns.c - wall tiles in the turns of a record (C-69 … C-91). */
#include "games/castle/castle.h"
#include "judge/replay.h"
#include "ruleset/words.h"

static const char *number(rv_case *c, int n) {
    return rv_printf(&c->arena, "%d", n);
}

static const char *token_number(rv_case *c, int token) {
    return number(c, c->game->rs->tokens[token].number);
}

/* ---- what lies where ----------------------------------------------------------------------- */

static bool no_copy_left(rv_case *c, rv_mark mark, int token) {
    if (rv_token_free(c->game, token) > 0)
        return false;
    rv_object(c, RV_D_WALL_TILE_COPIES, mark, token_number(c, token),
                number(c, c->game->rs->tokens[token].copies));
    return true;
}

void rv_castle_set_up(rv_case *c) {
    rv_castle *k = rv_castle_of(c->game);
    for (int i = 0; i < c->rec.wall_tiles.n; i++) {
        const rv_claim *w = &c->rec.wall_tiles.list[i];
        if (c->rec.has_corners && k->corner[w->key] != RV_UNKNOWN_TILE &&
            k->corner[w->key] != w->value + 1) {
            rv_object(c, RV_D_POS_WALL_TILES, w->mark,
                        rv_printf(&c->arena, "`corners` says otherwise of %s %d",
                                  rv_word(c->game->rs, RV_W_CORNER, 1),
                                  c->game->rs->corners[w->key].space));
            c->stopped = true;
        } else if (k->corner[w->key] == w->value + 1) {
            continue;
        } else if (no_copy_left(c, w->mark, w->value)) {
            c->stopped = true;
        } else if (k->corner[w->key] == RV_UNKNOWN_TILE) {
            k->corner[w->key] = (int8_t)(w->value + 1);
        }
    }
}

static const char *corner_word(rv_case *c, int corner) {
    return number(c, c->game->rs->corners[corner].space);
}

bool rv_castle_claim_takes(rv_case *c, rv_entry *e) {
    rv_castle *k = rv_castle_of(c->game);
    for (int i = 0; i < e->beside->take.n; i++) {
        const rv_claim *t = &e->beside->take.list[i];
        int lies = k->corner[t->key];
        if (lies == 0)
            rv_object(c, RV_D_TAKE_NOT_WON, t->mark, corner_word(c, t->key),
                        "it has been taken before");
        else if (lies != RV_UNKNOWN_TILE && lies != t->value + 1)
            rv_object(c, RV_D_TAKE_MISMATCH, t->mark, token_number(c, lies - 1),
                        corner_word(c, t->key), token_number(c, t->value));
        else if (lies != RV_UNKNOWN_TILE)
            continue;
        else if (!no_copy_left(c, t->mark, t->value)) {
            RV_SET(c->game, k->claim[t->key], (int8_t)(t->value + 1));
            continue;
        }
        if (!rv_stands(c))
            return false;
        if (lies > 0) /* the number that was found, not the one that was thought to lie there */
            RV_SET(c->game, k->corner[t->key], (int8_t)(t->value + 1));
    }
    return true;
}

/* "W stands on 35, B on 12" */
static const char *where_markers_are(rv_case *c) {
    rv_buf b = {.arena = &c->arena};
    for (int p = 0; p < c->game->nplayers; p++) {
        int track = c->game->rs->track, score = c->game->seats[p].score;
        bool moved = rv_castle_of(c->game)->hands[p].moved;
        rv_putf(&b, "%s%s %s %d", p ? ", " : "", c->rec.label[p], moved ? "comes to" : "stays on",
                track ? score % track : score);
    }
    return rv_buf_text(&b);
}

static bool anybody_moved(const rv_case *c) {
    bool moved = false;
    for (int p = 0; p < c->game->nplayers; p++)
        moved |= rv_castle_of(c->game)->hands[p].moved;
    return moved;
}

bool rv_castle_check_takes(rv_case *c, rv_entry *e) {
    const rv_castle *k = rv_castle_of(c->game);
    for (int i = 0; i < e->beside->take.n; i++) {
        const rv_claim *t = &e->beside->take.list[i];
        if (k->taken >> t->key & 1 || k->corner[t->key] == 0) /* where none lay it has been said */
            continue;
        rv_object(c, RV_D_TAKE_NOT_WON, t->mark, corner_word(c, t->key),
                    where_markers_are(c));
        if (anybody_moved(c))
            rv_hangs_on(c, RV_O_WALL_PICKUP);
        if (!rv_stands(c))
            return false;
        rv_take_wall_tile(c->game, e->player, t->key, RV_L_TAKE); /* as it was played */
    }
    return true;
}

/* ---- doubling ------------------------------------------------------------------------------ */

static bool bad_use(rv_case *c, const rv_use_ref *u, const char *why) {
    rv_object(c, RV_D_USE_FEATURE, u->mark, token_number(c, u->token), why);
    return false;
}

static const char *counts(rv_case *c, int root) {
    rv_buf b = {.arena = &c->arena};
    for (int p = 0; p < c->game->nplayers; p++)
        rv_putf(&b, "%s%s %d", p ? ", " : "", c->rec.label[p], c->game->nodes[root].followers[p]);
    return rv_buf_text(&b);
}

static bool no_majority(rv_case *c, const rv_use_ref *u, int player, int root) {
    rv_object(c, RV_D_USE_NO_MAJORITY, u->mark, c->rec.label[player], u->feature.canon,
                counts(c, root));
    return false;
}

int rv_doubler_user(rv_game *g, int token, int root) {
    int mine = g->to_move, winner = RV_NONE;
    if (rv_leads(g, mine, root))
        return mine;
    for (int p = 0; p < g->nplayers; p++)
        winner = rv_leads(g, p, root) ? p : winner;
    bool theirs =
        winner != RV_NONE && (rv_castle_holds(g, winner, token, true) || !rv_castle_holds(g, mine, token, true));
    return theirs ? winner : RV_NONE;
}

/* The same, if that player may play it now; RV_NONE with a complaint. */
static int user_of(rv_case *c, const rv_use_ref *u, int root) {
    rv_game *g = c->game;
    int mine = g->to_move, user = rv_doubler_user(g, u->token, root);
    if (user == mine ||
        (user != RV_NONE && g->option[RV_O_WALL_TILES_ON_OPPONENTS_TURN] == RV_V_YES))
        return user;
    if (user == RV_NONE) {
        no_majority(c, u, mine, root); /* C-83 */
        return RV_NONE;
    }
    rv_object(c, RV_D_USE_OPPONENTS_TURN, u->mark, c->rec.label[user], u->feature.canon,
                c->rec.label[mine], token_number(c, u->token)); /* C-82 */
    rv_hangs_on(c, RV_O_WALL_TILES_ON_OPPONENTS_TURN);
    return rv_stands(c) ? user : RV_NONE;
}

typedef struct looking {
    rv_game *g;
    int player, token;
    bool won;
} looking;

static bool see_won(void *ud, const rv_order *order) {
    looking *l = ud;
    const rv_hand *h = &rv_castle_of(l->g)->hands[l->player];
    (void)order;
    l->won = h->fresh[l->token] > 0;
    return !l->won;
}

/* Would this very turn win the wall tile, in some order (C-90)? */
static bool wins_it_now(rv_case *c, int player, int token) {
    rv_order o = rv_turn_scoring(c->game);
    looking l = {c->game, player, token, false};
    rv_turn_orders(c->game, &o, see_won, &l);
    return l.won;
}

/* May the player use it, as house rules have it? */
static bool allowed(rv_case *c, const rv_use_ref *u, int player, int root) {
    if (rv_hook_may_use(c->game, player, u->token, root))
        return true;
    rv_complain_house_rule(c, u->mark);
    return rv_stands(c);
}

/* Where it stands although it is not held yet, the score is doubled all the same. */
static bool play_doubler(rv_case *c, rv_use_ref *u, int player, int root) {
    bool held = rv_castle_holds(c->game, player, u->token, true);
    bool won = !held && wins_it_now(c, player, u->token);
    if (c->effort->spent)
        return false; /* nobody knows */
    if (!held) {
        rv_object(c, won ? RV_D_USE_TOO_NEW : RV_D_USE_NOT_HELD, u->mark,
                    c->rec.label[player], token_number(c, u->token));
        if (!rv_stands(c))
            return false;
    }
    if (!allowed(c, u, player, root))
        return false;
    u->owed = won;
    if (held || won)
        rv_play_doubler(c->game, player, u->token, root);
    return true;
}

static bool use_doubler(rv_case *c, rv_use_ref *u) {
    rv_game *g = c->game;
    const rv_token *t = &g->rs->tokens[u->token];
    if (!u->has_feature)
        return bad_use(
            c, u, rv_say(&c->arena, g->rs, "it needs the feature that it doubles, as {doubler}"));
    int root = rv_feature_of(c, &u->feature, RV_D_NO_FEATURE), player;
    if (root == RV_NONE)
        return false;
    bool completed = false;
    for (int i = 0; i < g->ncompleted; i++)
        completed |= g->completed[i] == root;
    if (g->nodes[root].kind != t->kind)
        rv_object(c, RV_D_USE_WRONG_KIND, u->mark, token_number(c, u->token),
                    g->rs->kinds[t->kind].name, rv_kind_of(g, root)->name);
    else if (!completed)
        rv_object(c, RV_D_USE_NOT_SCORED, u->mark, u->feature.canon);
    else if ((player = user_of(c, u, root)) == RV_NONE)
        return false;
    else
        return play_doubler(c, u, player, root);
    return false;
}

/* One that acts before scoring, or that never acts in a turn. */
static bool use_before(rv_case *c, rv_use_ref *u) {
    rv_effect effect = (rv_effect)c->game->rs->tokens[u->token].effect;
    if (effect == RV_EFFECT_EXTRA_TURN)
        return true;
    bool fine = effect == RV_EFFECT_DOUBLE && use_doubler(c, u);
    if (effect != RV_EFFECT_DOUBLE)
        rv_object(c, RV_D_USE_AT_END, u->mark, token_number(c, u->token)); /* C-84 */
    return fine || rv_stands(c);
}

/* ---- extra turns --------------------------------------------------------------------------- */

static bool use_extra_turn(rv_case *c, const rv_use_ref *u, int player) {
    rv_game *g = c->game;
    bool same_turn = g->option[RV_O_EXTRA_TURN_SAME_TURN] == RV_V_YES;
    if (u->has_feature) {
        bad_use(c, u, "it gives a turn and needs no feature");
        return rv_stands(c);
    }
    if (!rv_castle_holds(g, player, u->token, !same_turn)) {
        bool held = rv_castle_holds(g, player, u->token, false);
        rv_object(c, held ? RV_D_EXTRA_TOO_NEW : RV_D_USE_NOT_HELD, u->mark,
                    c->rec.label[player], token_number(c, u->token)); /* C-86, C-81 */
        if (held)
            rv_hangs_on(c, RV_O_EXTRA_TURN_SAME_TURN);
        if (!rv_stands(c))
            return false;
        if (held)
            rv_play_extra_turn(g, player, u->token, false);
        return true;
    }
    if (g->stack < g->extra + 1) { /* C-88 */
        rv_object(c, RV_D_EXTRA_NO_TILE, u->mark, token_number(c, u->token));
        return rv_stands(c);
    }
    if (g->ended) {
        rv_object(c, RV_D_TURN_ENDED, u->mark, "no extra turn follows");
        return rv_stands(c);
    }
    if (!allowed(c, u, player, RV_NONE))
        return false;
    rv_play_extra_turn(g, player, u->token, !same_turn);
    return true;
}

/* One that acts when all is scored. */
static bool use_after(rv_case *c, rv_use_ref *u, int player) {
    if (u->owed && rv_castle_holds(c->game, player, u->token, false))
        rv_spend(c->game, player, u->token, false);
    u->owed = false;
    return c->game->rs->tokens[u->token].effect != RV_EFFECT_EXTRA_TURN ||
           use_extra_turn(c, u, player);
}

bool rv_castle_use(rv_case *c, rv_use_ref *u, int player, bool scored) {
    return scored ? use_after(c, u, player) : use_before(c, u);
}

static bool use_all(rv_case *c, rv_entry *e, bool scored) {
    for (int i = 0; i < e->beside->use.n; i++)
        if (!rv_castle_use(c, &e->beside->use.list[i], e->player, scored))
            return false;
    return true;
}

bool rv_castle_before_scoring(rv_case *c, rv_entry *e) {
    return rv_castle_claim_takes(c, e) && use_all(c, e, false);
}

bool rv_castle_after_scoring(rv_case *c, rv_entry *e) {
    return rv_castle_check_takes(c, e) && use_all(c, e, true);
}
