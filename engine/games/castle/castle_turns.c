/* castle_turns.c - wall tiles in the turns of a record (C-69 … C-91), and in its final part; and in
 * those of random games.
 *
 * The rows of record_castle.c call what stands here: first what is found on corners, so that it may
 * be used, then what doubles, before features are scored, and at the end extra turns. Each use is a
 * condition with its words (require.h); castle.c changes the state.
 */
#include "games/castle/castle.h"
#include "judge/case.h"
#include "random/sim.h"

static const char *number(rv_case *c, int n) {
    return rv_printf(&c->arena, "%d", n);
}

static const char *wall_tile_number(rv_case *c, int wall_tile) {
    return number(c, c->game->rs->wall_tiles[wall_tile].number);
}

/* ---- what lies where ----------------------------------------------------------------------- */

/* The numbers of those that a player holds, or (RV_NONE) that are not accounted for. */
static const char *numbers_of(rv_case *c, int player) {
    rv_buf b = {.arena = &c->arena};
    for (int i = 0; i < c->game->rs->nwall_tiles; i++)
        if (player == RV_NONE ? rv_castle_wall_tile_free(c->game, i) > 0
                              : rv_castle_holds(c->game, player, i, false))
            rv_putf(&b, "%s%s", b.n ? ", " : "", wall_tile_number(c, i));
    return rv_buf_text(&b);
}

const char *rv_castle_free_numbers(rv_case *c) {
    const char *free = numbers_of(c, RV_NONE);
    return *free ? rv_printf(&c->arena, "Type a number that is left: %s.", free)
                 : "Delete it: no number is left.";
}

/* Puts the numbers of those that a player holds, with a semicolon or comma. */
static const char *held_numbers(rv_case *c, int player) {
    const char *held = numbers_of(c, player), *label = c->rec.label[player];
    return *held ? rv_printf(&c->arena, "Type a number that %s holds: %s;", label, held)
                 : rv_say(&c->arena, c->game->rs, "Delete it: no {wall_tile} is held;");
}

static bool no_copy_left(rv_case *c, rv_loc loc, int wall_tile) {
    if (rv_castle_wall_tile_free(c->game, wall_tile) > 0)
        return false;
    rv_object(c, RV_D_WALL_TILE_COPIES, loc, wall_tile_number(c, wall_tile),
              number(c, c->game->rs->wall_tiles[wall_tile].copies), rv_castle_free_numbers(c));
    return true;
}

void rv_castle_set_up(rv_case *c) {
    const rv_values *now = rv_values_in(&c->rec, "corners");
    rv_castle *k = rv_castle_of(c->game);
    RV_EACH_OF(rv_values_in(&c->rec, "wall_tiles"), w) {
        int8_t *lies = &k->corner[w->corner];
        if (*lies == w->wall_tile + 1)
            continue;
        if (now->key.line && *lies != RV_UNKNOWN_TILE) {
            rv_object(c, RV_D_POS_WALL_TILES, w->key_loc,
                      rv_printf(&c->arena, "`corners` says otherwise of %s %d",
                                rv_word(c->game->rs, RV_W_CORNER, 1),
                                c->game->rs->corners[w->corner].space));
            c->play.stopped = true;
        } else if (no_copy_left(c, w->loc, w->wall_tile))
            c->play.stopped = true;
        else if (*lies == RV_UNKNOWN_TILE)
            *lies = (int8_t)(w->wall_tile + 1);
    }
}

static const char *corner_word(rv_case *c, int corner) {
    return number(c, c->game->rs->corners[corner].space);
}

static void consider_take(rv_case *c, const rv_value *t) {
    rv_consider_thing(
        c, RV_AT_TAKE, t->key_loc,
        (rv_at_cell){.thing = "corner", .space = 1 + c->game->rs->corners[t->corner].space});
}

static void mismatch(rv_case *c, const rv_value *t, int lies) {
    rv_object(c, RV_D_TAKE_MISMATCH, t->loc, wall_tile_number(c, lies - 1),
              corner_word(c, t->corner), wall_tile_number(c, t->wall_tile));
}

bool rv_castle_claim_takes(rv_case *c, rv_entry *e) {
    c->play.claimed = 0;
    const rv_values *all = rv_values_beside(e, "take");
    for (int i = 0; i < all->n; i++)
        c->play.claimed |= 1u << all->list[i].corner;
    rv_castle *k = rv_castle_of(c->game);
    RV_EACH_OF(all, t) {
        consider_take(c, t);
        int lies = k->corner[t->corner];
        bool other = lies > 0 && lies != t->wall_tile + 1;
        RV_SETTLE(c, t->had, other && !rv_tolerates(c) ? lies : 0);
        if (t->had)
            continue; /* that nobody takes it is reported before */
        if (lies == 0)
            rv_object(c, RV_D_TAKE_NOT_WON, t->key_loc, corner_word(c, t->corner),
                      "it has been taken before");
        else if (other)
            mismatch(c, t, lies);
        else if (lies != RV_UNKNOWN_TILE)
            continue;
        else if (!no_copy_left(c, t->loc, t->wall_tile)) {
            RV_SET(c->game, k->claim[t->corner], (int8_t)(t->wall_tile + 1));
            continue;
        }
        if (!rv_tolerated(c))
            return false;
        if (lies > 0) /* the number that was found, not the one that was thought to lie there */
            RV_SET(c->game, k->corner[t->corner], (int8_t)(t->wall_tile + 1));
    }
    return true;
}

bool rv_castle_check_takes(rv_case *c, rv_entry *e) {
    const rv_castle *k = rv_castle_of(c->game);
    RV_EACH_OF(rv_values_beside(e, "take"), t) {
        consider_take(c, t);
        if (rv_taken(c->game) >> t->corner & 1 ||
            k->corner[t->corner] == 0) { /* where none lay it has been reported */
            if (!t->had)
                continue;
            mismatch(c, t, t->had);
            return false;
        }
        rv_buf where = {.arena = &c->arena}; /* "W stays on 35, B comes to 12" */
        bool any = false;
        for (int p = 0; p < c->game->nplayers; p++) {
            int track = c->game->rs->track, score = c->game->seats[p].score;
            bool moved = k->hands[p].moved;
            rv_putf(&where, "%s%s %s %d", p ? ", " : "", c->rec.label[p],
                    moved ? "comes to" : "stays on", track ? score % track : score);
            any |= moved;
        }
        rv_object(c, RV_D_TAKE_NOT_WON, t->key_loc, corner_word(c, t->corner), rv_buf_text(&where));
        if (any)
            rv_depends_on(c, RV_O_WALL_PICKUP);
        if (!rv_tolerated(c))
            return false;
        rv_castle_take_wall_tile(c->game, e->player, t->corner, RV_C_TAKE); /* as it was played */
    }
    return true;
}

/* ---- doubling ------------------------------------------------------------------------------ */

static bool bad_use(rv_case *c, const rv_value *u, const char *why) {
    rv_object(c, RV_D_USE_FEATURE, rv_use_loc(u), wall_tile_number(c, u->wall_tile), why);
    return false;
}

static const char *counts(rv_case *c, int root) {
    rv_buf b = {.arena = &c->arena};
    for (int p = 0; p < c->game->nplayers; p++)
        rv_putf(&b, "%s%s %d", p ? ", " : "", c->rec.label[p],
                c->game->board.nodes[root].followers[p]);
    return rv_buf_text(&b);
}

/* Is one in hand that came in this turn? */
typedef struct looking {
    const int8_t *fresh;
    bool won;
} looking;

static bool see_won(void *ud, const rv_order *order) {
    looking *l = ud;
    (void)order;
    l->won = *l->fresh > 0;
    return !l->won;
}

/* A doubling wall tile as it is wanted: by whom, on which feature. */
typedef struct doubling {
    const rv_value *use;
    int root, user; /* the player to move, or who scores it; RV_NONE: nobody can play it */
} doubling;

/* Whether the feature is scored (C-89), and by somebody who can play the wall tile (C-83). */
static bool can_double(rv_case *c, rv_game *g, const doubling *d) {
    const rv_value *u = d->use;
    const char *name = u->at.canon, *is = rv_kind_of(g, d->root)->name;
    int kind = g->rs->wall_tiles[u->wall_tile].kind;
    bool scored = rv_completed_index(g, d->root) >= 0;
    return (g->board.nodes[d->root].kind == kind
                ? rv_require(c, RV_D_USE_NOT_SCORED, scored,
                             ("%s is %s %s, and scored in this turn", name, rv_article(is), is),
                             (name))
                : rv_fails(c, RV_D_USE_WRONG_KIND,
                           (wall_tile_number(c, u->wall_tile), g->rs->kinds[kind].name, is)) &&
                      (scored || rv_fails(c, RV_D_USE_NOT_SCORED, (name)))) &&
           rv_require(c, RV_D_USE_NO_MAJORITY, d->user != RV_NONE,
                      ("%s has the majority on %s", rv_hook_label(g, d->user), name),
                      (rv_hook_label(g, g->turn.to_move), name, counts(c, d->root)));
}

/* A doubler must be held since before this turn (C-80), an extra turn by an option only (C-86,
 * C-81); `wrong`: what is complained of where it is not. */
static bool holds(rv_case *c, rv_game *g, int player, int wall_tile, bool held, int wrong) {
    bool late = wrong == RV_D_EXTRA_TOO_NEW;
    return rv_require_by(
        c, late ? RV_O_EXTRA_TURN_SAME_TURN : RV_NONE, wrong, held,
        ("%s holds %s %d%s", rv_hook_label(g, player), rv_word(g->rs, RV_W_WALL_TILE, 1),
         g->rs->wall_tiles[wall_tile].number, late ? ", taken this turn" : ""),
        (rv_hook_label(g, player), wall_tile_number(c, wall_tile), held_numbers(c, player)));
}

/* Where it stands although it is not held yet, the score is doubled all the same. */
static bool play_doubler(rv_case *c, rv_value *u, const doubling *d, int player, bool can) {
    rv_game *g = c->game;
    bool held = rv_castle_holds(g, player, u->wall_tile, true);
    /* would this very turn win it, in some order? */
    looking l = {&rv_castle_of(g)->hands[player].fresh[u->wall_tile], false};
    rv_order o = rv_turn_scoring(g);
    if (can && !held) /* C-90 */
        rv_turn_orders(g, &o, see_won, &l);
    bool won = l.won;
    if (c->work.effort->spent)
        return false; /* nobody knows */
    if (!holds(c, g, player, u->wall_tile, held, won ? RV_D_USE_TOO_NEW : RV_D_USE_NOT_HELD) &&
        !rv_tolerated(c))
        return false;
    if (can && !rv_hook_may_use(g, player, u->wall_tile, d->root) && !rv_house_rule_fails(c) &&
        !rv_tolerated(c))
        return false;
    RV_SETTLE(c, u->later, won);
    if (can && (held || won))
        rv_castle_play_doubler(g, player, u->wall_tile, d->root);
    return true;
}

static bool use_doubler(rv_case *c, rv_value *u) {
    rv_game *g = c->game;
    doubling d = {u, RV_NONE, RV_NONE};
    if (u->there)
        d.root = rv_feature_of(c, &u->at, RV_D_NO_FEATURE);
    else
        bad_use(c, u, rv_say(&c->arena, g->rs, "name the feature that it doubles: {doubler}"));
    if (d.root == RV_NONE)
        return rv_explains(c) && play_doubler(c, u, &d, g->turn.to_move, false);
    int mine = g->turn.to_move, winner = RV_NONE;
    bool leads = rv_leads(g, mine, d.root);
    for (int p = 0; p < g->nplayers && !leads; p++)
        winner = rv_leads(g, p, d.root) ? p : winner;
    if (leads)
        d.user = mine;
    else if (winner != RV_NONE && (rv_castle_holds(g, winner, u->wall_tile, true) ||
                                   !rv_castle_holds(g, mine, u->wall_tile, true)))
        d.user = winner;
    rv_consider(c, RV_AT_WALL_TILE, u->at.loc);
    if (!can_double(c, g, &d))
        return false;
    rv_consider(c, RV_AT_WALL_TILE, rv_use_loc(u));
    int user = d.user == RV_NONE ? mine : d.user;
    const char *name = rv_hook_label(g, user), *mover = rv_hook_label(g, mine);
    if (user != mine && /* C-82 */
        !rv_require_by(c, RV_O_WALL_TILES_ON_OPPONENTS_TURN, RV_D_USE_OPPONENTS_TURN,
                       g->option[RV_O_WALL_TILES_ON_OPPONENTS_TURN] == RV_V_YES,
                       ("%s may play it in the turn of %s", name, mover),
                       (name, u->at.canon, mover, wall_tile_number(c, u->wall_tile))) &&
        !rv_tolerated(c))
        return false;
    return play_doubler(c, u, &d, user, can_double(NULL, g, &d));
}

/* ---- extra turns --------------------------------------------------------------------------- */

/* Is a tile left for it (C-88), and does the turn not end here? */
static bool may_follow(rv_case *c, rv_game *g, int wall_tile) {
    return rv_require(c, RV_D_EXTRA_NO_TILE, g->stack.n >= g->turn.extra + 1,
                      ("a tile is to come for the extra turn"), (wall_tile_number(c, wall_tile))) &&
           (!g->turn.ended || rv_fails(c, RV_D_TURN_ENDED, ("no extra turn follows")));
}

static bool use_extra_turn(rv_case *c, const rv_value *u, int player) {
    rv_game *g = c->game;
    bool old = g->option[RV_O_EXTRA_TURN_SAME_TURN] != RV_V_YES;
    bool held = rv_castle_holds(g, player, u->wall_tile, old);
    bool fresh = rv_castle_holds(g, player, u->wall_tile, false) &&
                 !rv_castle_holds(g, player, u->wall_tile, true);
    if (u->there)
        return bad_use(c, u, "it gives a turn and needs no feature") || rv_tolerated(c);
    if (!holds(c, g, player, u->wall_tile, held, fresh ? RV_D_EXTRA_TOO_NEW : RV_D_USE_NOT_HELD) &&
        !rv_tolerated(c))
        return false;
    if (held || rv_explains(c)) {
        if (!may_follow(c, g, u->wall_tile))
            return rv_tolerated(c);
        if (held && !rv_hook_may_use(g, player, u->wall_tile, RV_NONE) && !rv_house_rule_fails(c) &&
            !rv_tolerated(c))
            return false;
    }
    if (held ? may_follow(NULL, g, u->wall_tile) : rv_castle_holds(g, player, u->wall_tile, false))
        rv_castle_play_extra_turn(g, player, u->wall_tile, held && old);
    return true;
}

/* Uses the wall tiles that act before scoring, or that never act in a turn. */
bool rv_castle_use_before(rv_case *c, rv_entry *e) {
    rv_game *g = c->game;
    RV_EACH_OF(rv_values_beside(e, "use"), u) {
        rv_effect effect = (rv_effect)g->rs->wall_tiles[u->wall_tile].effect;
        bool held = rv_castle_holds(g, g->turn.to_move, u->wall_tile, true);
        rv_consider_thing(c, RV_AT_WALL_TILE, rv_use_loc(u), rv_at_value(u, "wall tile"));
        bool fine =
            effect == RV_EFFECT_EXTRA_TURN ||
            (effect == RV_EFFECT_DOUBLE
                 ? use_doubler(c, u)
                 : rv_fails(c, RV_D_USE_AT_END, (wall_tile_number(c, u->wall_tile))) && /* C-84 */
                       holds(c, g, g->turn.to_move, u->wall_tile, held, RV_D_USE_NOT_HELD));
        if (!fine && !rv_tolerated(c))
            return false;
    }
    return true;
}

/* Uses the wall tiles that act when all is scored. */
bool rv_castle_use_after(rv_case *c, rv_entry *e) {
    RV_EACH_OF(rv_values_beside(e, "use"), u) {
        rv_consider_thing(c, RV_AT_WALL_TILE, rv_use_loc(u), rv_at_value(u, "wall tile"));
        if (u->later && rv_castle_holds(c->game, e->player, u->wall_tile, false))
            rv_castle_spend(c->game, e->player, u->wall_tile, false);
        RV_SETTLE(c, u->later, false);
        if (c->game->rs->wall_tiles[u->wall_tile].effect == RV_EFFECT_EXTRA_TURN &&
            !use_extra_turn(c, u, e->player))
            return false;
    }
    return true;
}

/* ---- final scoring -------------------------------------------------------------------------- */

/* A wall tile of unknown number becomes known by its use. Each use needs a copy of its own. */
static bool holds_one_more(rv_game *g, const rv_values *uses, int player, int wall_tile) {
    rv_hand *h = &rv_castle_of(g)->hands[player];
    int used = 0;
    for (int i = 0; i < uses->n; i++)
        used += uses->list[i].of == player && uses->list[i].wall_tile == wall_tile;
    if (h->held[wall_tile] > used)
        return true;
    if (!h->held[RV_UNKNOWN] || rv_castle_wall_tile_free(g, wall_tile) <= 0)
        return false;
    rv_castle_reveal(g, player, wall_tile);
    return true;
}

/* The feature that a use names, checked; false with a complaint. */
static bool find_target(rv_case *c, rv_value *u, int player, int *root) {
    const rv_wall_tile *t = &c->game->rs->wall_tiles[u->wall_tile];
    bool needs = t->effect == RV_EFFECT_UNFINISHED || t->effect == RV_EFFECT_PRIZE;
    *root = RV_NONE;
    if (needs != u->there)
        return bad_use(c, u,
                       needs ? rv_say(&c->arena, c->game->rs, "name its feature: {finisher}")
                             : "it needs no feature");
    if (!needs)
        return true;
    *root = rv_feature_of(c, &u->at, RV_D_NO_FEATURE);
    if (*root == RV_NONE)
        return false;
    const char *number = wall_tile_number(c, u->wall_tile);
    int wrong = rv_castle_may_finish(c->game, player, u->wall_tile, *root);
    if (wrong == RV_D_HOUSE_RULE)
        rv_complain_house_rule(c, rv_use_loc(u));
    else if (wrong == RV_D_USE_WRONG_KIND)
        rv_object(c, RV_D_USE_WRONG_KIND, u->at.loc, number, c->game->rs->kinds[t->kind].name,
                  rv_kind_of(c->game, *root)->name);
    else if (wrong == RV_D_FINAL_COMPLETED)
        rv_object(c, RV_D_FINAL_COMPLETED, u->at.loc, u->at.canon, number);
    else if (wrong != RV_NONE)
        rv_object(c, RV_D_USE_NO_MAJORITY, u->at.loc, c->rec.label[player], u->at.canon,
                  counts(c, *root));
    if (wrong == RV_D_USE_NO_MAJORITY && t->effect == RV_EFFECT_UNFINISHED)
        rv_depends_on(c, RV_O_INCOMPLETE_TOKENS_NEED_MAJORITY);
    return wrong == RV_NONE;
}

static void take_use(rv_case *c, rv_value *u, int player, rv_values *uses) {
    rv_game *g = c->game;
    int root, effect = g->rs->wall_tiles[u->wall_tile].effect;
    const char *number = wall_tile_number(c, u->wall_tile);
    rv_consider(c, RV_AT_WALL_TILE, rv_use_loc(u));
    if (effect == RV_EFFECT_EXTRA_TURN || effect == RV_EFFECT_DOUBLE)
        rv_object(c, RV_D_FINAL_IN_PLAY, rv_use_loc(u), number);
    else if (!holds_one_more(c->game, uses, player, u->wall_tile))
        rv_object(c, RV_D_USE_NOT_HELD, rv_use_loc(u), c->rec.label[player],
                  rv_castle_holds(g, player, u->wall_tile, false)
                      ? rv_printf(&c->arena, "%s besides the one used", number)
                      : number,
                  held_numbers(c, player));
    else if (!find_target(c, u, player, &root))
        return;
    else if (root == RV_NONE && !rv_hook_may_use(g, player, u->wall_tile, RV_NONE))
        rv_complain_house_rule(c, rv_use_loc(u)); /* with a feature, they have been asked */
    else {
        rv_value *v = rv_add_value(&c->arena, uses, *u);
        v->of = player;
        v->root = root;
    }
}

/* A use that is not legal ends it: no final score is invented. */
bool rv_castle_final_claims(rv_case *c, rv_entry *e) {
    const rv_values *final = rv_values_in(&c->rec, "final");
    int before = c->diags.n;
    int parts = c->settings.until == RV_NO_TURN ? final->n : 0; /* else they are of later */
    (void)e;
    rv_point_is(c, RV_AT_WALL_TILE);
    rv_values *uses = RV_NEW(&c->arena, rv_values);
    RV_EACH_AT(final->list, parts, v) {
        c->diags.player = c->rec.label[v->of];
        RV_EACH_OF(rv_values_of(v, "use"), use) {
            take_use(c, use, v->of, uses);
        }
    }
    c->diags.player = NULL;
    if (c->diags.n > before)
        return false;
    for (int p = 0; p < c->game->nplayers; p++) {
        int unknown = rv_castle_of(c->game)->hands[p].held[RV_UNKNOWN];
        rv_loc loc = c->rec.has_moves ? c->rec.moves_loc : c->rec.board_loc;
        if (unknown)
            rv_object(c, RV_D_UNKNOWN_HELD, loc, c->rec.label[p],
                      rv_count_of(&c->arena, c->game->rs, unknown, RV_W_WALL_TILE));
    }
    RV_SET(c->game, rv_castle_of(c->game)->final_uses, uses);
    return true;
}

/* ---- random play ----------------------------------------------------------------------------- */

/* C-4: those that nobody has seen lie at random on the wall, and in the hands of players who took
 * one that is not known; those left over leave the game. Where all are known nothing is drawn. */
void rv_castle_deal(rv_sim *s, rv_sim_turn *turn) {
    rv_game *g = s->game;
    rv_castle *k = rv_castle_of(g);
    int all[RV_MAX_WALL_TILES * 128], n = 0, unknown = 0, written = 0;
    (void)turn;
    for (int i = 0; i < g->rs->ncorners; i++)
        unknown += k->corner[i] == RV_UNKNOWN_TILE;
    for (int p = 0; p < g->nplayers; p++)
        unknown += k->hands[p].held[RV_UNKNOWN];
    for (int t = 0; unknown && t < s->rs->nwall_tiles; t++)
        for (int i = rv_castle_wall_tile_free(g, t); i > 0; i--)
            all[n++] = t;
    if (unknown)
        rv_sim_shuffle(s, all, n);
    for (int i = 0; i < s->rs->ncorners; i++) {
        if (k->corner[i] == RV_UNKNOWN_TILE && n > 0)
            RV_SET(g, k->corner[i], (int8_t)(all[--n] + 1));
        if (k->corner[i] > 0 && s->write)
            rv_putf(&s->text, "%s%d: %d", written++ ? ", " : "setup:\n  wall_tiles: {",
                    s->rs->corners[i].space, s->rs->wall_tiles[k->corner[i] - 1].number);
    }
    for (int p = 0; p < g->nplayers; p++)
        while (k->hands[p].held[RV_UNKNOWN] && n > 0)
            rv_castle_reveal(g, p, all[--n]);
    rv_put(&s->text, written ? "}\n" : "");
}

static void add_use(rv_sim *s, rv_values *uses, int wall_tile, int root) {
    rv_value *v = rv_add_value(&s->arena, uses, rv_empty_value);
    v->wall_tile = wall_tile;
    v->at.canon = root == RV_NONE ? NULL : rv_feature_name(s->game, &s->arena, root);
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
    rv_values uses = {.n = 0};
    rv_game *g = s->game;
    const rv_castle *k = rv_castle_of(g);
    (void)turn;
    for (int i = 0; s->write && i < k->ndoublers; i++) /* it is known what they were played for */
        add_use(s, &uses, k->doublers[i].wall_tile, k->doublers[i].root);
    bool old = g->option[RV_O_EXTRA_TURN_SAME_TURN] == RV_V_NO;
    for (int t = 0; t < s->rs->nwall_tiles; t++)
        while (s->rs->wall_tiles[t].effect == RV_EFFECT_EXTRA_TURN &&
               rv_castle_holds(g, g->turn.to_move, t, old) && g->stack.n > g->turn.extra &&
               !g->turn.ended && rv_hook_may_use(g, g->turn.to_move, t, RV_NONE) &&
               rv_sim_inclined(s, 2)) {
            rv_castle_play_extra_turn(g, g->turn.to_move, t, old);
            add_use(s, &uses, t, RV_NONE);
        }
    rv_sim_put_values(s, &s->text, RV_STR("use"), &uses);
}
