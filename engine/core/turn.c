/* turn.c - plays the steps of a turn, and says who may place which figure where (C-29, C-30).
 *
 * The judge and random play call these steps one after the other; at each, the modules of the game
 * act first (step.def) and house rules after them (module.h).
 */
#include "core/turn.h"
#include "core/stack.h"
#include "core/state.h"
#include "core/tokens.h"

unsigned rv_turns_at(rv_game *g, const rv_tile *t, int pos) {
    unsigned turns = 0;
    for (int n = 0; n < 4; n++)
        turns |= (unsigned)rv_may_lie(g, t, n, pos) << n;
    return turns;
}

/* ---- placing ------------------------------------------------------------------------------- */

bool rv_any_place(rv_game *g, const rv_tile *t, int *pos, int *quarters) {
    for (int i = 0; i < g->board.nfront; i++)
        for (int q = 0; q < 4; q++)
            if (rv_may_lie(g, t, q, g->board.front[i])) {
                *pos = g->board.front[i];
                *quarters = q;
                return true;
            }
    return false;
}

void rv_turn_begin(rv_game *g) {
    int first = RV_NONE;
    if (rv_hooked(g, RV_HOOK_first_player))
        first = rv_run(g, RV_HOOK_first_player, &(const rv_given){0}).chosen_player; /* C-7 */
    if (first != RV_NONE)
        RV_SET(g, g->turn.to_move, first);
    rv_hook_event(g, RV_HOOK_game_started, RV_NONE);
    if (rv_hooked(g, RV_HOOK_game_started))
        rv_step_turn_over(g); /* effects until now happened before the first turn */
}

/* What tokens beside figures give their players in each turn, but not in the round of abbeys
 * (PD-35, AM-23). */
static void score_tokens(rv_game *g) {
    for (int i = 0; i < g->rs->ntokens; i++) {
        const rv_token *t = &g->rs->tokens[i];
        if (!t->each_turn || rv_token_helps(g, i, g->turn.to_move) == RV_NONE ||
            g->stack.n == rv_waiting_tiles(g))
            continue;
        g->scripts.by = g->scripts.giver = t->key;
        rv_gain_for(g, g->turn.to_move, NULL, t->each_turn,
                    t->each_turn_rule ? t->each_turn_rule : "",
                    rv_listened(g) ? rv_printf(g->arena, "beside the %s", t->one) : "");
        g->scripts.giver = NULL;
    }
}

void rv_turn_open(rv_game *g) {
    if (!(g->ntokens || rv_hooked(g, RV_HOOK_turn_begins)) || g->turn.begun || g->turn.second ||
        g->over)
        return;
    RV_SET(g, g->turn.begun, true);
    score_tokens(g);
    rv_hook_event(g, RV_HOOK_turn_begins, RV_NONE);
}

/* Whether this turn made the feature of a node larger (M-36, M-37); completing it does, too (M-26).
 * What is built over a neighbour lengthens a road only by meeting a road of the tile (M-65): at
 * its other end lies a field or nothing. So the features of the tile tell. */
bool rv_extends(const rv_game *g, int node) {
    return node != RV_NONE && (g->turn.last == RV_NONE ||
                               rv_covers(&g->board, g->turn.last, rv_root(&g->board, node)));
}

int rv_turn_place(rv_game *g, int tile, const rv_tile *as, int quarters, int pos) {
    const int hand = rv_hand_of(g, tile);
    if (hand == RV_NONE)
        rv_use_up(g, tile, true);
    int placed = rv_lay(g, as ? as : &g->rs->tiles[tile], tile, quarters, pos, false);
    if (hand != RV_NONE)
        rv_spend_piece(g, g->turn.to_move, hand);
    if (rv_extends(g, rv_doubles(g, g->turn.to_move)) && !g->turn.second && !g->turn.part) {
        RV_SET(g, g->turn.part, true);
        rv_owe_turns(g, 1);
    }
    if (g->scripts.hooks && g->turn.placing != RV_PLACED)
        RV_SET(g, g->turn.placing, RV_PLACED);
    if (rv_hooked(g, RV_HOOK_tile_placed))
        rv_run(g, RV_HOOK_tile_placed, &(const rv_given){.placed = placed});
    return placed;
}

/* "a follower of W", "followers of W and B" */
static const char *holders(const rv_game *g, int root) {
    unsigned who = 0;
    int all = 0;
    for (int p = 0; p < g->nplayers; p++) {
        int n = rv_followers_on(g, p, root);
        who |= (unsigned)(n > 0) << p;
        all += n;
    }
    return rv_printf(g->arena, "%s of %s", all == 1 ? "a follower" : "followers",
                     rv_hook_labels(g, g->arena, who));
}

/* A figure stands there beside which this one is not put, by a rule. */
static bool is_kept_off(rv_case *c, const rv_game *g, int root, const rv_figure_row *by,
                        const char *what, const char *rule) {
    return rv_fails_on(
        c, rule, RV_NONE, RV_D_OCCUPIED,
        (what, rv_name_of(g, root), rv_printf(g->arena, "%s %s", rv_article(by->one), by->one)));
}

/* No figure stands there that bars others, as a barn does (AM-56). */
static bool is_unbarred(rv_case *c, const rv_game *g, int root, const char *role) {
    RV_EACH_BIT(g->figures.bars, f)
        if (rv_joins(g->rs, (int)f, g->board.nodes[root].kind) && rv_has_figure(g, root, (int)f))
            return is_kept_off(c, g, root, &g->rs->figures[f], role, g->rs->figures[f].bars);
    return true;
}

static RV_FOLDED bool feature_is_free(rv_case *c, const rv_game *g, int node, const char *role) {
    int root = rv_root(&g->board, node);
    return is_unbarred(c, g, root, role) &&
           (!rv_last_takes_no_follower(g) || rv_fails(c, g->terms.no_follower, (role))) &&
           rv_require_as(c, RV_D_OCCUPIED, !rv_feature_holds(&g->board, root), /* C-29 */
                         ("%s holds no follower yet", rv_name_of(g, root)),
                         (role, rv_name_of(g, root), holders(g, root)),
                         ("%s holds %s already", rv_name_of(g, root), holders(g, root)));
}

static RV_FOLDED bool is_open_to(rv_case *c, const rv_game *g, int node) {
    const char *role = rv_kind_of(g, node)->role;
    return (!rv_is_barred(g, g->board.nodes[node].kind, NULL) ||
            rv_fails_by(c, RV_O_FARMERS, RV_D_BARRED, (role))) &&
           feature_is_free(c, g, node, role);
}

/* Only one of the figures that stand alone may stand on a feature (HS-8), and some only at a corner
 * of it. */
static bool stands_alone(rv_case *c, const rv_game *g, int figure, int root) {
    const rv_figure_row *f = &g->rs->figures[figure];
    if (rv_is_met(f->single, g->option) && rv_has_figure(g, root, figure))
        return is_kept_off(
            c, g, root, f, f->one,
            f->single.option == RV_NO_OPTION ? f->rule : g->rs->options[f->single.option].rule);
    const int corner = f->corner ? rv_first_corner(g, g->turn.last, root) : 0;
    return !f->corner || rv_require_on(c, f->rule, RV_NONE, RV_D_NO_CORNER, corner,
                                       ("four tiles meet in %s", rv_name_of(g, root)),
                                       (f->one, rv_name_of(g, root)));
}

/* One own follower is enough, whoever else is there (M-19, M-21); he came before, or was joined to
 * it by the tile, for one figure is put in a part (M-20). */
static bool may_join(rv_case *c, const rv_game *g, int player, int figure, int node) {
    const rv_figure_row *f = &g->rs->figures[figure];
    int root = rv_root(&g->board, node);
    const bool own = rv_has_there(&g->board, player, root);
    const bool completed =
        !g->board.nodes[root].open && !rv_kind_of(g, root)->area; /* by the tile */
    if (!rv_joins(g->rs, figure, g->board.nodes[node].kind) ||    /* nobody names it so (M-18) */
        (!c && !own && !f->alone)) /* of a trial only the answer counts */
        return false;
    if (rv_is_barred(g, g->board.nodes[node].kind, f))
        return rv_fails_by(c, RV_O_FARMERS, RV_D_BARRED, (f->one));
    RV_EACH_STAND(&g->board, g->turn.last, it) /* a house rule put somebody on the tile just laid */
        if (rv_root(&g->board, it) == root && g->board.nodes[it].follower)
            return rv_fails(c, RV_D_OCCUPIED, (f->one, rv_name_of(g, root), holders(g, root)));
    if (f->alone)
        return stands_alone(c, g, figure, root);
    return rv_require_on(c, f->rule, RV_NONE, RV_D_JOINS_NONE, own,
                         ("%s has a follower on %s, whom the %s joins", rv_hook_label(g, player),
                          rv_name_of(g, root), f->one),
                         (rv_hook_label(g, player), rv_name_of(g, root), f->one)) &&
           (!completed || rv_is_met(f->completed, g->option) ||
            rv_fails_by(c, f->completed.option, RV_D_JOINS_COMPLETED,
                        (rv_name_of(g, root), f->one)));
}

bool rv_takes(rv_case *c, const rv_game *g, int player, int figure, int node) {
    const rv_figure_row *f = &g->rs->figures[figure];
    return f->joins ? may_join(c, g, player, figure, node)
           : f->on  ? f->on >> g->board.nodes[node].kind & 1 &&
                         feature_is_free(c, g, node, f->one) /* K-43 */
                   : is_open_to(c, g, node);
}

bool rv_hooks_let_deploy(rv_case *c, rv_game *g, int player, int figure, int node) {
    return g->turn.ended ? rv_fails(c, RV_D_TURN_ENDED, ("no follower is placed in it"))
                         : RV_HOUSE_LETS(g, may_deploy, .player = player, .figure = figure,
                                         .root = rv_root(&g->board, node)) ||
                               rv_house_rule_fails(c);
}

unsigned rv_turn_may_deploy(rv_game *g, int player, int node) {
    unsigned may = 0;
    for (int f = 0; f < g->figures.n && is_open_to(NULL, g, node); f++)
        if (!(g->figures.alone >> f & 1) && rv_turn_may_put(g, player, f, node))
            may |= 1u << f;
    return may;
}

bool rv_turn_may_put(rv_game *g, int player, int figure, int node) {
    return g->seats[player].supply[figure] > 0 && rv_takes(NULL, g, player, figure, node) &&
           rv_hooks_let_deploy(NULL, g, player, figure, node);
}

/* ---- scoring ------------------------------------------------------------------------------- */

/* The completed features that the player to move scores, or those that only other players score. */
static void add_group(rv_order *o, const rv_game *g, const unsigned *winners, bool own) {
    for (int i = 0; i < g->turn.ncompleted; i++)
        if (winners[i] && (winners[i] >> g->turn.to_move & 1) == own)
            o->roots[o->n++] = g->turn.completed[i];
}

rv_order rv_turn_scoring(rv_game *g) {
    rv_order o; /* its list has only as many elements as it says */
    unsigned winners[RV_TURN_COMPLETED];
    bool tied;
    o.n = o.fixed_own = o.fixed_rest = 0;
    for (int i = 0; i < g->turn.ncompleted; i++)
        winners[i] = rv_majority(g, g->turn.completed[i], &tied);
    add_group(&o, g, winners, true);
    o.own = o.n;
    add_group(&o, g, winners, false);
    o.by = NULL;
    if (o.n > 1 && rv_hooked(g, RV_HOOK_scoring_order)) {
        int order[RV_TURN_COMPLETED]; /* each script is given the same one */
        rv_call c = {.hook = RV_HOOK_scoring_order,
                     .given = &(const rv_given){.roots = o.roots, .nroots = o.n},
                     .order = order};
        memcpy(order, o.roots, sizeof *order * (size_t)o.n);
        g->scripts.house->run(g, &c);
        memcpy(o.roots, order, sizeof *order * (size_t)o.n);
        o.by = c.chooser ? g->scripts.house->chooser : NULL;
    }
    if (o.by) {
        o.fixed_own = o.own;
        o.fixed_rest = o.n - o.own;
    }
    return o;
}

void rv_turn_settle(rv_game *g, const int *roots, int n) {
    for (int i = 0; i < g->turn.ncompleted; i++) {
        int k = 0;
        while (k < n && roots[k] != g->turn.completed[i])
            k++;
        if (k == n)
            rv_score_feature(g, g->turn.completed[i]);
    }
    rv_step_features_scored(g);
    rv_hook_event(g, RV_HOOK_features_scored, RV_NONE);
    rv_step_all_scored(g);
    if (g->turn.placing == RV_PLACED) /* it completed nothing */
        RV_SET(g, g->turn.placing, RV_SCORING);
    rv_hook_event(g, RV_HOOK_all_scored, RV_NONE);
}

void rv_turn_end(rv_game *g) {
    rv_step_turn_ending(g);
    rv_hook_event(g, RV_HOOK_turn_ending, RV_NONE);
    rv_tokens_leave(g);
}

void rv_turn_score(rv_game *g, const int *roots, int n) {
    for (int i = 0; i < n; i++)
        rv_score_feature(g, roots[i]);
    rv_turn_settle(g, roots, n);
}

/* ---- whose turn is next -------------------------------------------------------------------- */

rv_owed rv_turn_put_off(rv_game *g) {
    rv_owed owed = g->turn.owed;
    RV_CHANGE(g, g->turn.second, false);
    rv_state_rename(g, RV_KEPT_ONCE, RV_KEPT_WAIT);
    rv_turn_forget(g);
    return owed;
}

void rv_turn_forget(rv_game *g) {
    rv_state_rename(g, RV_KEPT_ONCE, NULL);
    if (g->turn.extra || g->turn.part || g->turn.once)
        RV_SET(g, g->turn.owed, ((rv_owed){.extra = 0}));
}

/* The second part of a turn, or another tile in it, for one turn has one beginning (PD-35); only a
 * wall tile gives a whole one, with what came home (C-85, C-87). */
static void take_owed(rv_game *g) {
    rv_owe_turns(g, -1);
    if (g->turn.part && !g->turn.soon) {
        RV_SET(g, g->turn.part, false);
        RV_SET(g, g->turn.second, true);
    } else {
        RV_SET(g, g->turn.begun, g->turn.soon || !g->rs->nwall_tiles);
        RV_CHANGE(g, g->turn.soon, (uint8_t)(g->turn.soon - !!g->turn.soon));
    }
}

void rv_turn_take_up(rv_game *g, int player, const rv_owed *owed) {
    RV_SET(g, g->turn.to_move, player);
    RV_SET(g, g->turn.owed, *owed);
    rv_state_rename(g, RV_KEPT_WAIT, RV_KEPT_ONCE);
    take_owed(g);
}

/* Whether the player to move holds a tile that has a place, or has none, and is laid when no other
 * is to come: as the second part of a double turn (AM-26), or in the round after the last tile. */
static bool holds(rv_game *g, bool in_part, bool place) {
    int pos, quarters;
    for (int i = 0; g->stack.hands && i < g->rs->ntiles; i++) {
        const rv_condition last = g->rs->tiles[i].after_last;
        if (rv_holds_tile(g, i) &&
            (in_part || (last.option != RV_NO_OPTION && rv_is_met(last, g->option))) &&
            rv_any_place(g, &g->rs->tiles[i], &pos, &quarters) == place)
            return true;
    }
    return false;
}

bool rv_passes_unasked(rv_game *g) {
    return g->over && holds(g, false, false);
}

bool rv_part_follows(rv_game *g) {
    return g->turn.part && (g->stack.n > rv_undrawn(g) || holds(g, true, true));
}

static void next_player(rv_game *g) {
    RV_SET(g, g->turn.to_move, (g->turn.to_move + 1) % g->nplayers); /* C-13 */
}

/* The last tile lies: each is asked once who has a tile to lay, at last the player who laid that
 * one, in a bazaar, too (AM-23, AM-24); then the game is over (C-101). */
static void go_round(rv_game *g) {
    int left = g->turn.round ? g->turn.round - 1 : g->nplayers;
    if (!g->turn.round && g->stack.hands) {
        RV_CHANGE(g, g->turn.second, false); /* a part that was put off, and has no tile */
        RV_SET(g, g->turn.to_move, g->turn.laid);
        next_player(g);
    }
    for (; left && !holds(g, false, true); left--)
        next_player(g);
    RV_SET(g, g->turn.round, (uint8_t)left);
    if (!left)
        RV_SET(g, g->over, true);
}

void rv_turn_pass(rv_game *g) {
    /* A part that was put off may be left out, or have a tile that is not the last to be drawn. */
    if (!g->turn.second ||
        (g->turn.placing && rv_hand_of(g, g->board.placed[g->turn.last].index) == RV_NONE))
        RV_CHANGE(g, g->turn.laid, (int8_t)g->turn.to_move);
    RV_EACH_AT(g->seats, g->nplayers, s) {
        for (int f = 0; f < g->figures.n; f++) {
            if (!s->returning[f])
                continue;
            RV_SET(g, s->supply[f], (int16_t)(s->supply[f] + s->returning[f])); /* C-61 */
            RV_SET(g, s->returning[f], 0);
        }
    }
    RV_EACH_BIT(g->turn.came_home, f)
        for (int p = 0; p < g->nplayers; p++)
            RV_SET(g, g->seats[p].from[f], 0);
    RV_CHANGE(g, g->turn.came_home, 0);
    rv_step_turn_over(g);
    RV_CHANGE(g, g->turn.placing, 0);
    RV_CHANGE(g, g->turn.begun, false);
    if (g->turn.ended) {
        RV_SET(g, g->turn.ended, false);
        rv_turn_forget(g);
    }
    /* What gives a second part was there when the tile came, and may be gone since (M-28); on the
     * next turn it gives another (M-32), in the second part none (M-31), nor by a further tile of
     * that. It begins when the first is over, with what came home in it (M-30, M-33); with no tile
     * to lay there is none (M-39). */
    RV_CHANGE(g, g->turn.second, g->turn.second && g->turn.extra);
    if (g->turn.part && !rv_part_follows(g)) {
        RV_SET(g, g->turn.part, false);
        rv_owe_turns(g, -1);
    }
    if (!g->turn.extra)
        rv_turn_forget(g);
    if (rv_step_next_turn(g, false))
        ; /* already reported */
    else if (g->turn.extra)
        take_owed(g);
    else
        next_player(g);
    if (g->stack.n == rv_waiting_tiles(g) && !(g->turn.second && holds(g, true, true)))
        go_round(g);
}

bool rv_turn_is_last(rv_game *g) {
    const int checkpoint = rv_checkpoint(g);
    rv_turn_pass(g);
    const bool over = g->over;
    rv_undo(g, checkpoint);
    return over;
}

/* ---- final scoring ------------------------------------------------------------------------- */

void rv_turn_final(rv_game *g) {
    rv_step_final_begins(g);
    RV_SET(g, g->scoring.final, true);
    rv_hook_event(g, RV_HOOK_final_scoring, RV_NONE);
    rv_step_final(g);
    rv_hook_event(g, RV_HOOK_game_ended, RV_NONE);
}
