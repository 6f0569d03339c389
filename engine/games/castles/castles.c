/* castles.c - cities that become castles: how one is built, what lies in its fief, and what it then
 * scores for its owner (B-22 … B-52); and their keys in records and positions.
 *
 * The state is a list of castles (rv_hold), and what owners say in this turn that theirs score.
 * What a castle scores, its tribute, is found anew whenever it is asked for: features completed in
 * its fief, or else castles there that score, round by round.
 */
#include "games/castles/castles.h"
#include "core/stack.h"
#include "judge/case.h"
#include "random/sim.h"

/* The values of options, in the order of castles.def. */
enum { RV_V_HALF_ROUND, RV_V_TWO_TILES };
enum { RV_V_OWNER, RV_V_PLACER_ONLY };
enum { RV_V_ONE_MORE, RV_V_FOUR };

enum { FIEF = 6 }; /* cells (B-33) */

/* What a castle scores in the turn being played: a feature completed in its fief, or another
 * castle that has scored (B-43). root RV_NONE: nothing. */
typedef struct tribute {
    int32_t root;
    int points;
    int round;  /* 0: the feature was completed in the fief; then one more a castle between */
    int castle; /* of a later round: the one that has scored */
} tribute;

/* The castle that a feature is, of several owners the first, or RV_NONE. */
static int castle_at(const rv_game *g, int root) {
    for (int i = 0; i < rv_castles_of(g)->n; i++)
        if (rv_castles_city(g, i) == root)
            return i;
    return RV_NONE;
}

/* Lists the cells of a fief, row by row: the two tiles of the city, and what lies at their long
 * sides, those across the way from one to the other. */
static void fief_of(const rv_game *g, int castle, int32_t cells[FIEF]) {
    int low = INT_MAX, high = 0;
    RV_EACH_NODE(&g->board, rv_castles_of(g)->list[castle].node, it) {
        int pos = g->board.placed[g->board.nodes[it].placed].pos;
        low = pos < low ? pos : low;
        high = pos > high ? pos : high;
    }
    for (int i = 0; i < FIEF; i++)
        cells[i] = high - low == 1 ? (i & 1 ? high : low) + (i / 2 - 1) * g->board.width
                                   : (i < 3 ? low : high) + i % 3 - 1;
}

/* Does a feature lie in it, with one of its tiles at least (B-35)? Of what its surroundings
 * complete there is its own tile only; its own city, which others may score (B-31), does not. */
static bool in_fief(const rv_game *g, int castle, int root) {
    int32_t cells[FIEF];
    if (rv_castles_city(g, castle) == root)
        return false;
    fief_of(g, castle, cells);
    RV_EACH_NODE(&g->board, root, it) {
        int pos = g->board.placed[g->board.nodes[it].placed].pos;
        for (int i = 0; i < FIEF; i++)
            if (cells[i] == pos)
                return true;
    }
    return false;
}

/* "0,1 1,1 …": all six cells, where a tile may lie or not. */
static const char *cells_of(rv_game *g, int castle) {
    int32_t cells[FIEF];
    rv_buf b = {.arena = g->arena};
    fief_of(g, castle, cells);
    for (int i = 0; i < FIEF; i++)
        rv_putf(&b, "%s%s", i ? " " : "", rv_cell_at(g, g->arena, cells[i]));
    return rv_buf_text(&b);
}

/* ---- building ------------------------------------------------------------------------------ */

const char *rv_no_small_city(rv_game *g, rv_arena *a, int root) {
    int tiles = rv_feature_tiles(g, root);
    if (!rv_kind_of(g, root)->prize) /* pennants are a city's only */
        return a ? rv_printf(a, "it is a %s", rv_kind_of(g, root)->name) : "";
    if (tiles != 2)
        return a ? rv_printf(a, "it lies on %s", rv_plural(a, tiles, "tile")) : "";
    RV_EACH_NODE(&g->board, root, it) {
        const rv_tile *t = g->board.placed[g->board.nodes[it].placed].tile;
        unsigned sides = t->regions[g->board.nodes[it].region].sides;
        if (g->option[RV_O_SMALL_CITY] != RV_V_TWO_TILES && (sides & (sides - 1) || t->odd_city))
            return a ? rv_printf(a, "its part on tile %s is not a half round", t->id) : "";
    }
    return NULL;
}

/* A mayor is none by an option (AM-73). */
static bool is_lord(const rv_game *g, uint8_t who, int player) {
    const rv_figure_row *f = &g->rs->figures[rv_figure_of(who)];
    return rv_owner_of(who) == player && !f->joins && rv_is_met(f->lord, g->option);
}

/* Who has no strength comes last, as the castle gets something by any other (B-78). */
static int lord_rank(const rv_game *g, uint8_t lord) {
    const int figure = rv_figure_of(lord);
    return g->rs->figures[figure].strength ? figure : figure + RV_MAX_FIGURES;
}

uint8_t rv_castles_lord_in(const rv_game *g, int node, int owner) {
    uint8_t lord = 0;
    RV_EACH_FIGURE(&g->board, node, it, who)
        if (rv_owner_of(who) == owner && (!lord || lord_rank(g, who) < lord_rank(g, lord)))
            lord = who;
    return lord;
}

uint8_t rv_castles_lord_of(const rv_game *g, int castle) {
    const rv_hold *h = &rv_castles_of(g)->list[castle];
    return rv_castles_lord_in(g, h->node, h->owner);
}

/* Of followers of the player's there one can be a lord. */
static bool has_lord(rv_case *c, const rv_game *g, int player, int root) {
    int option = RV_NONE;
    RV_EACH_FIGURE(&g->board, root, it, who) {
        const rv_figure_row *f = &g->rs->figures[rv_figure_of(who)];
        if (is_lord(g, who, player))
            return true;
        option = rv_owner_of(who) == player && !f->joins ? f->lord.option : option;
    }
    return option == RV_NONE ||
           rv_fails_on(c, g->rs->options[option].rule, option, RV_D_CASTLE_OWNER,
                       (rv_hook_label(g, player),
                        rv_printf(g->arena, "%s who can be a lord", rv_name_of(g, root))));
}

/* It is a castle: of before, or of another player who had the majority alone (B-31). */
static bool tell_kept(rv_case *c, rv_game *g, int player, int root) {
    const rv_hold *h = &rv_castles_of(g)->list[castle_at(g, root)];
    return h->fresh && h->owner != player
               ? rv_fails(c, RV_D_CASTLE_SHARED, (rv_hook_label(g, player), rv_name_of(g, root)))
               : rv_fails(c, RV_D_CASTLE_TWICE, (rv_name_of(g, root)));
}

/* Is the city the player's, and can it become a castle? Whether the follower stood there before or
 * was placed in this turn (B-24). Where several stand, it is theirs who have most (FL-14). */
static bool can_found(rv_case *c, rv_game *g, int player, int root) {
    const char *never = rv_never_scored(g, root);
    int owners = 0;
    bool tied;
    if (never)
        return rv_fails_on(c, never, RV_NONE, RV_D_CASTLE_SMALL,
                           (rv_name_of(g, root), rv_no_small_city(g, g->arena, root)));
    for (int p = 0; p < g->nplayers; p++)
        owners += g->board.nodes[root].followers[p] > 0;
    return (g->board.nodes[root].kept
                ? tell_kept(c, g, player, root)
                : rv_require(c, RV_D_CASTLE_OPEN, rv_completed_index(g, root) >= 0, /* B-22 */
                             ("%s is completed in this turn", rv_name_of(g, root)),
                             (rv_name_of(g, root)))) &&
           rv_require_by(c, rv_kind_of(g, root)->prize ? RV_O_SMALL_CITY : RV_NONE, /* B-26 */
                         RV_D_CASTLE_SMALL, !rv_no_small_city(g, NULL, root),
                         ("%s is a small city", rv_name_of(g, root)),
                         (rv_name_of(g, root), rv_no_small_city(g, g->arena, root))) &&
           rv_require(c, RV_D_CASTLE_OWNER, g->board.nodes[root].followers[player] > 0, /* B-22 */
                      ("the follower in %s is %s's", rv_name_of(g, root), rv_hook_label(g, player)),
                      (rv_hook_label(g, player), rv_name_of(g, root))) &&
           has_lord(c, g, player, root) &&
           (owners < 2 || rv_majority(g, root, &tied) >> player & 1 || /* B-31 */
            rv_fails(c, RV_D_CASTLE_SHARED, (rv_hook_label(g, player), rv_name_of(g, root))));
}

/* B-23 */
static bool decides(rv_case *c, rv_game *g, int player, int root) {
    return player == g->turn.to_move ||
           rv_require_by(c, RV_O_CASTLE_BY, RV_D_CASTLE_PLACER,
                         g->option[RV_O_CASTLE_BY] != RV_V_PLACER_ONLY,
                         ("whoever laid the tile, the owner decides"),
                         (rv_hook_label(g, player), rv_name_of(g, root)));
}

static bool may_found(rv_case *c, rv_game *g, rv_chance *d) {
    return can_found(c, g, d->value.of, d->node) && decides(c, g, d->value.of, d->node) &&
           rv_has_piece(c, g, d->value.of, rv_castles_tokens(g), RV_D_NO_CASTLE,
                        "castle token"); /* B-29 */
}

void rv_castles_set_down(rv_game *g, int node, int owner, bool fresh) {
    rv_castles *s = rv_castles_of(g);
    RV_SET(g, g->board.nodes[rv_root(&g->board, node)].kept, true);
    RV_SET(g, s->list[s->n], ((rv_hold){node, (int16_t)owner, fresh}));
    RV_ADD(g, s->n, 1);
}

/* The lords who waited while others scored their city take their places. */
static void enthrone(rv_game *g) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->n; i++)
        RV_EACH_NODE(&g->board, s->list[i].node, it) {
            const uint8_t lord = s->waiting[it];
            if (!lord)
                continue;
            RV_ADD(g, g->seats[rv_owner_of(lord)].supply[rv_figure_of(lord)], 1);
            rv_deploy(g, rv_owner_of(lord), it, rv_figure_of(lord));
            RV_SET(g, s->waiting[it], 0);
            RV_SET(g, g->board.nodes[rv_root(&g->board, it)].kept, true);
        }
}

/* All followers of the player stay, as its lords (FL-14). If nobody is left who shares the majority
 * and could decide otherwise, the city is none of the features that are scored (B-30), and all
 * others come home. Else it is scored without the lords, who wait beside the table, and by whoever
 * does not build (B-31, FL-15). Each who builds spends a token (B-82). */
static void found_castle(rv_game *g, const rv_chance *d) {
    const int player = d->value.of, root = d->node;
    bool tied;
    const bool shared = rv_majority(g, root, &tied) & ~(1u << player);
    /* Who is no lord comes home, and who joined the lords (M-70); of a city that others score, of
     * the player's own only. */
    RV_EACH_FIGURE(&g->board, root, it, who)
        if (!is_lord(g, who, player) && (!shared || rv_owner_of(who) == player))
            rv_send_home(g, rv_lift(g, it));
    rv_castles_set_down(g, root, player, true);
    if (shared) {
        RV_SET(g, g->board.nodes[root].kept, false);
        /* only the figures leave: what lies by one, as the fairy, stays by its place (PD-68) */
        RV_EACH_FIGURE(&g->board, root, it, who)
            if (rv_owner_of(who) == player) {
                RV_SET(g, rv_castles_of(g)->waiting[it], who);
                RV_SET(g, g->board.nodes[it].follower, 0);
            }
        RV_SET(g, g->board.nodes[root].followers[player], 0);
    } else {
        enthrone(g);
        for (int i = rv_completed_index(g, root); i + 1 < g->turn.ncompleted; i++)
            RV_SET(g, g->turn.completed[i], g->turn.completed[i + 1]);
        RV_ADD(g, g->turn.ncompleted, -1);
    }
    rv_spend_piece(g, player, rv_castles_tokens(g));
    rv_tell_action(g, player, "castle", (rv_about){.node = root}, RV_C_FOUND,
                   "puts a castle on the city instead of scoring it");
}

/* ---- what a castle scores ------------------------------------------------------------------ */

/* Once, and not as he likes: the first that comes (B-36, B-41), in the second part of the same
 * turn, too (M-69); without its lord it is complete (B-28, B-40). */
static bool may_score(const rv_game *g, int castle) {
    return rv_castles_lord_of(g, castle) &&
           (!rv_castles_of(g)->list[castle].fresh || g->option[RV_O_CASTLE_SAME_TURN] == RV_V_YES);
}

/* What a castle's owner gets for a feature (B-34, B-39); `account` may be NULL. Who owns the
 * feature makes no difference, nor whether anybody does (B-37, B-38). */
static int points_for(rv_game *g, int castle, int root, rv_account *account) {
    rv_tally t = rv_measure(g, root);
    return rv_castles_gets(g, castle,
                           rv_worth(g, rv_castles_of(g)->list[castle].owner, &t, account));
}

/* A player says what a castle of his is to score in this turn (B-42). */
static void say_fief(rv_game *g, int player, int root) {
    rv_castles *s = rv_castles_of(g);
    if (s->ngiven == RV_LIMIT_LIST)
        return;
    RV_SET(g, s->given[s->ngiven], ((rv_fief_given){root, player}));
    RV_ADD(g, s->ngiven, 1);
}

static bool is_given(const rv_game *g, int player, int root) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->ngiven; i++)
        if (s->given[i].player == player && s->given[i].root == root)
            return true;
    return false;
}

/* B-42: the one that the owner says; else the one that gives most, of equals the first. */
static void offer(rv_game *g, int castle, tribute *t, tribute other) {
    int owner = rv_castles_of(g)->list[castle].owner;
    bool given = is_given(g, owner, other.root);
    bool has = t->root != RV_NONE, was = has && is_given(g, owner, t->root);
    if (!has || given > was || (given == was && other.points > t->points))
        *t = other;
}

/* How many castles of a player score a feature. */
static int scoring(const rv_game *g, const tribute *all, int player, int root) {
    int n = 0;
    for (int i = 0; i < rv_castles_of(g)->n; i++)
        n += rv_castles_of(g)->list[i].owner == player && all[i].root == root;
    return n;
}

/* A castle of the owner's takes it that has it in its fief and is not needed for another
 * completion that is given. */
static void take_given(rv_game *g, tribute *all, const rv_fief_given *given) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->n; i++) {
        if (s->list[i].owner != given->player || all[i].root == RV_NONE ||
            rv_completed_index(g, given->root) < 0 || !in_fief(g, i, given->root) ||
            (is_given(g, given->player, all[i].root) &&
             scoring(g, all, given->player, all[i].root) == 1))
            continue;
        all[i] = (tribute){given->root, points_for(g, i, given->root, NULL), 0, 0};
        return;
    }
}

/* What each castle scores, after the features that this turn completed: only these, for what was
 * complete before gives it nothing (B-46). Where several castles of an owner have the same in their
 * fiefs, one each scores of all that he says. Where nothing was completed in a fief, castles there
 * that have scored (B-43, B-44, B-45). */
static tribute *tributes_of(rv_game *g, rv_arena *a) {
    const rv_castles *s = rv_castles_of(g);
    tribute *all = RV_NEWS(a, tribute, s->n + 1);
    for (int i = 0; i < s->n; i++) {
        all[i].root = RV_NONE;
        for (int k = may_score(g, i) ? 0 : g->turn.ncompleted; k < g->turn.ncompleted; k++) {
            int root = g->turn.completed[k];
            if (in_fief(g, i, root))
                offer(g, i, &all[i], (tribute){root, points_for(g, i, root, NULL), 0, 0});
        }
    }
    for (int i = 0; i < s->ngiven; i++)
        if (!scoring(g, all, s->given[i].player, s->given[i].root))
            take_given(g, all, &s->given[i]);
    for (int round = 1, more = g->turn.ncompleted > 0; more; round++) {
        more = false;
        for (int i = 0; i < s->n; i++) {
            if (all[i].root != RV_NONE || !may_score(g, i))
                continue;
            for (int k = 0; k < s->n; k++)
                if (k != i && all[k].root != RV_NONE && all[k].round < round &&
                    in_fief(g, i, rv_castles_city(g, k)))
                    offer(g, i, &all[i],
                          (tribute){rv_castles_city(g, k), rv_castles_gets(g, i, all[k].points),
                                    round, k});
            more |= all[i].root != RV_NONE;
        }
    }
    return all;
}

/* Each castle that scores, with the completed feature that causes the score in the end: a chain
 * begins there, and each castle scores what one of an earlier round does. */
static void tributes(rv_game *g, rv_arena *a, rv_see_tribute *see, void *ud) {
    const rv_castles *s = rv_castles_of(g);
    const tribute *all = tributes_of(g, a);
    for (int i = 0; i < s->n; i++) {
        int origin = i;
        while (all[origin].round)
            origin = all[origin].castle;
        if (all[i].root != RV_NONE)
            see(ud, all[origin].root, rv_castles_city(g, i), s->list[i].owner, all[i].points);
    }
}

static void pay(rv_game *g, int castle, const tribute *t) {
    const int owner = rv_castles_of(g)->list[castle].owner;
    const char *rule = rv_cited_rule(g->rs, t->round ? RV_C_FIEF_CHAIN : RV_C_FIEF);
    int points = t->points;
    rv_account room, *account = rv_account_open(g, &room, "");
    if (account && t->round)
        rv_putf(&account->note, "the castle %s in its fief scores %d", rv_name_of(g, t->root),
                points);
    else if (account) { /* "road@1,2 is completed in its fief, 4 tiles, 1 each" */
        const rv_tally tally = rv_measure(g, t->root);
        rv_putf(&account->note, "%s is completed in its fief: ", rv_name_of(g, t->root));
        rv_put_count(g, &account->note, &tally);
    }
    if (!t->round)
        points = points_for(g, castle, t->root, account);
    if (account && !rv_castles_gets(g, castle, 1)) { /* AM-73 */
        const int by = g->rs->figures[rv_figure_of(rv_castles_lord_of(g, castle))].lord.option;
        rv_putf(&account->note, "; its lord has no strength");
        rule = by == RV_NO_OPTION ? rule : g->rs->options[by].rule;
    }
    points = rv_hook_value(g, RV_HOOK_fief, owner, t->root, points, account);
    rv_gain(g, owner, points);
    if (!account)
        return;
    const rv_tally city = rv_measure(g, rv_castles_city(g, castle));
    rv_item item = rv_tally_item(g, RV_ITEM_SCORE, owner, &city);
    item.kind = "castle";
    g->scoring.reported = RV_NONE; /* no majority on the city decides it */
    rv_tell_account(g, &item, points, rule, account);
}

/* Tributes of completed features score first, then, round by round, those of castles. */
static void all_scored(rv_game *g) {
    const rv_castles *s = rv_castles_of(g);
    const tribute *all = s->n && g->turn.ncompleted ? tributes_of(g, g->arena) : NULL;
    for (int round = 0; all && round < s->n; round++)
        for (int i = 0; i < s->n; i++)
            if (all[i].root != RV_NONE && all[i].round == round) {
                bool told = false; /* of several owners who score it is told once */
                for (int k = 0; k < i; k++)
                    told |=
                        all[k].root != RV_NONE && rv_castles_city(g, k) == rv_castles_city(g, i);
                pay(g, i, &all[i]);
                if (!told)
                    rv_hook_event(g, RV_HOOK_feature_scored, rv_castles_city(g, i));
                RV_EACH_FIGURE(&g->board, s->list[i].node, it, who)
                    if (rv_owner_of(who) == s->list[i].owner)
                        rv_return_scored(g, it, rv_lift(g, it)); /* B-40 */
            }
}

static void tell_fief(rv_case *c, int castle, const tribute *scored) {
    rv_game *g = c->game;
    const char *name = rv_name_of(g, rv_castles_city(g, castle));
    rv_point_is(c, RV_AT_FIEF);
    rv_note_step(c, RV_C_FIEF_CELLS, "the fief of the castle %s of %s is %s", name,
                 rv_hook_label(g, rv_castles_of(g)->list[castle].owner), cells_of(g, castle));
    if (g->turn.ncompleted && !may_score(g, castle))
        rv_note_step_by(c, RV_O_CASTLE_SAME_TURN, RV_C_FIEF_LATER,
                        "the castle %s was made with this tile, so nothing counts for it", name);
    if (!g->turn.ncompleted || !may_score(g, castle))
        return;
    for (int i = 0; i < g->turn.ncompleted; i++) {
        int root = g->turn.completed[i];
        if (!in_fief(g, castle, root))
            rv_note_step(c, RV_C_FIEF, "%s has no tile there", rv_name_of(g, root));
        else if (root != scored->root)
            rv_note_step(c, RV_C_FIEF_ONE, "%s is completed there, too, for %d: one is scored",
                         rv_name_of(g, root), points_for(g, castle, root, NULL));
    }
    if (scored->round)
        rv_note_step(c, RV_C_FIEF_CHAIN, "the castle %s lies there, and scores",
                     rv_name_of(g, scored->root));
    if (scored->root == RV_NONE)
        rv_note_step(c, RV_C_FIEF, "nothing is completed there: the castle still waits");
}

/* A castle as it stands in the end; of a position its owner is not known once his lord has gone. */
static void why_feature(rv_game *g, rv_telling *t, int root) {
    for (int i = 0; i < rv_castles_of(g)->n; i++) {
        const int owner = rv_castles_of(g)->list[i].owner;
        if (rv_castles_city(g, i) == root)
            RV_SAY(t, RV_AT_FIEF, RV_C_FIEF_CELLS, "it is a castle%s%s%s; its fief is %s",
                   owner == RV_NONE ? "" : " of ", owner == RV_NONE ? "" : rv_hook_label(g, owner),
                   rv_castles_lord_of(g, i) ? "" : ", whose lord has gone home", cells_of(g, i));
    }
}

/* ---- in a turn ----------------------------------------------------------------------------- */

/* If the record goes on, an illegal castle is built nevertheless where its city can be one and the
 * player has a token. */
static bool find_city(rv_case *c, rv_game *g, rv_chance *d) {
    d->node = rv_feature_of(c, &d->given->at, RV_D_NO_FEATURE);
    d->can = d->node != RV_NONE && can_found(NULL, g, d->value.of, d->node) &&
             (!decides(NULL, g, d->value.of, d->node) || rv_pieces_left(g, rv_castles_tokens(g)));
    return d->node != RV_NONE;
}

/* With the follower whom the player may put there with this tile (B-24). */
static bool may_put_and_found(rv_game *g, rv_chance *d) {
    const rv_placed *p = &g->board.placed[g->turn.last];
    bool may = false;
    if (rv_feature_holds(&g->board, d->node))
        return false;
    int checkpoint = rv_checkpoint(g);
    for (int i = 0; i < p->tile->nregions * g->rs->nfigures && !may; i++) {
        int node = rv_node_of(p, i / g->rs->nfigures), f = i % g->rs->nfigures;
        if (rv_root(&g->board, node) != d->node || g->rs->figures[f].joins ||
            !rv_turn_may_put(g, g->turn.to_move, f, node))
            continue;
        rv_deploy(g, g->turn.to_move, node, f);
        may = may_found(NULL, g, d);
        rv_undo(g, checkpoint);
    }
    return may;
}

/* A castle is its owner's, whoever laid the tile (B-23). */
static void list_castles(rv_offer *o) {
    rv_chance *d = &o->chance;
    for (int i = 0, n = rv_castles_played(o->g) ? o->g->turn.ncompleted : 0; i < n; i++) {
        d->node = o->g->turn.completed[i];
        d->value.at.canon = rv_name_of(o->g, d->node);
        for (d->value.of = 0; d->value.of < o->g->nplayers; d->value.of++)
            if (!rv_offer_chance(o) && o->what == RV_OFFER_COMING &&
                d->value.of == o->g->turn.to_move && may_put_and_found(o->g, d))
                o->see(o->ud, d);
    }
}

/* ---- what owners say of fiefs ---------------------------------------------------------------- */

/* Why none of the player's castles scores it. */
static const char *why_not(const rv_game *g, int player, int root) {
    bool has = false, there = false;
    for (int i = 0; i < rv_castles_of(g)->n; i++) {
        bool own = rv_castles_of(g)->list[i].owner == player && may_score(g, i);
        has |= own;
        there |= own && in_fief(g, i, root);
    }
    return !has                               ? "no castle of that player can score in this turn"
           : !there                           ? "it is not in the fief of one"
           : rv_completed_index(g, root) >= 0 ? "another one is given, too"
                                              : "it is not completed in this turn";
}

static bool play_fiefs(rv_case *c, rv_entry *e) {
    const rv_values *all = rv_values_beside(e, "fief");
    rv_game *g = c->game;
    const rv_castles *s = rv_castles_of(g);
    if (!c->play.laid)
        return true;
    RV_EACH_OF(all, v) {
        rv_consider_thing(c, RV_AT_FIEF, v->loc, rv_at_value(v, "feature"));
        int root = rv_feature_of(c, &v->at, RV_D_NO_FEATURE);
        if (root != RV_NONE)
            say_fief(g, v->of, root);
        else if (!rv_tolerated_without(c, "`fief`"))
            return false;
    }
    if (!all->n && !rv_explains(c))
        return true;
    const tribute *list = tributes_of(g, &c->arena);
    for (int i = 0; i < s->ngiven && i < all->n; i++) {
        const rv_fief_given *fief = &s->given[i];
        if (scoring(g, list, fief->player, fief->root))
            continue;
        rv_consider_thing(c, RV_AT_FIEF, all->list[i].loc, rv_at_value(&all->list[i], "feature"));
        rv_object(c, RV_D_FIEF_NOTHING, all->list[i].loc, c->rec.label[fief->player],
                  rv_name_of(g, fief->root), why_not(g, fief->player, fief->root));
        if (!rv_tolerated_without(c, "`fief`"))
            return false;
    }
    /* of all castles that wait where anything is completed, else of those that are new */
    for (int i = 0; i < s->n && rv_explains(c); i++)
        if (rv_castles_lord_of(g, i) && (g->turn.ncompleted || s->list[i].fresh))
            tell_fief(c, i, &list[i]);
    return true;
}

/* ---- random play --------------------------------------------------------------------------- */

static void note_value(rv_sim *s, rv_values *noted, int player, int root) {
    if (!s->write)
        return;
    rv_value *v = rv_add_value(&s->arena, noted, rv_empty_value);
    v->of = player;
    v->at.canon = rv_feature_name(s->game, &s->arena, root);
}

/* Whoever can build does so more often than not: small cities are few. */
static void random_castles(rv_sim *s, rv_sim_turn *t) {
    rv_game *g = s->game;
    rv_values built = {.n = 0};
    for (int i = rv_castles_played(g) ? g->turn.ncompleted - 1 : -1; i >= 0; i--) {
        rv_chance d = {.node = g->turn.completed[i]};
        for (d.value.of = 0; d.value.of < g->nplayers; d.value.of++)
            if (may_found(NULL, g, &d) && rv_sim_inclined(s, 4)) {
                note_value(s, &built, d.value.of, d.node);
                found_castle(g, &d);
            }
    }
    rv_sim_put_values(s, &t->keys, RV_STR("castle"), &built);
}

/* Any of several, now and then; once a player, so that two castles do not want the same. */
static void random_fiefs(rv_sim *s, rv_sim_turn *t) {
    rv_game *g = s->game;
    const rv_castles *all = rv_castles_of(g);
    rv_values given = {.n = 0};
    unsigned chosen = 0;
    for (int i = 0; g->turn.ncompleted && rv_castles_played(g) && i < all->n; i++) {
        int list[RV_TURN_COMPLETED], owner = all->list[i].owner, n = 0;
        for (int k = 0; may_score(g, i) && k < g->turn.ncompleted; k++)
            if (in_fief(g, i, g->turn.completed[k]))
                list[n++] = g->turn.completed[k];
        if (n < 2 || chosen >> owner & 1 || !rv_sim_below(s, 3))
            continue;
        int root = list[rv_sim_below(s, n)];
        chosen |= 1u << owner;
        say_fief(g, owner, root);
        note_value(s, &given, owner, root);
    }
    rv_sim_put_values(s, &t->keys, RV_STR("fief"), &given);
}

/* ---- keys ------------------------------------------------------------------------------------ */

static const rv_theme castles = {.about = "castles", .pieces = "castles"};

static const rv_shape of_owners = {RV_SHAPE_MAP, .of = &rv_shape_player,
                                   .to = RV_EITHER(&rv_shape_feature, RV_MANY(&rv_shape_feature))};

static const rv_key keys[] = {
    {&rv_map_entry, "castle", &of_owners, &castles,
     .acts = RV_ACTS(
         {RV_WHEN_LAID, .order = 95, .random = random_castles,
          .chances = RV_CHANCES(.list = list_castles, .find = find_city, .may = may_found,
                                .act = found_castle, .point = RV_AT_CASTLE, .what = "a castle")}),
     .rank = RV_RANK_COMPLETED, .of_tiles = true, .cite = RV_D_CASTLE_SMALL},
    {&rv_map_entry, "fief", &of_owners, &castles,
     .acts = RV_ACTS({RV_WHEN_LAID, .order = 95, .play = play_fiefs, .random = random_fiefs}),
     .rank = RV_RANK_COMPLETED, .of_tiles = true, .cite = RV_D_FIEF_NOTHING},
    {&rv_map_document, "castles",
     RV_PAIRS(&rv_shape_feature, RV_EITHER(&rv_shape_left, RV_MANY(&rv_shape_left))), &castles,
     .now = rv_castles_now, .acts = RV_ACTS({RV_WHEN_POSITION, .each = rv_castles_set}),
     .rank = RV_RANK_GAMES, .of_positions = true, .sample = "{'city@0,1': W}"},
    {0},
};

/* ---- the module ---------------------------------------------------------------------------- */

static void begin(rv_game *g) {
    rv_castles_of(g)->list = RV_NEWS(g->arena, rv_hold, g->board.cap_nodes);
    rv_castles_of(g)->waiting = RV_NEWS(g->arena, uint8_t, g->board.cap_nodes);
    g->terms.kept = RV_D_LORD_SAFE; /* B-50 */
}

static void turn_over(rv_game *g) {
    rv_castles *s = rv_castles_of(g);
    RV_CHANGE(g, s->ngiven, 0);
    for (int i = 0; i < s->n; i++)
        RV_CHANGE(g, s->list[i].fresh, false);
}

/* B-48 */
static void final_begins(rv_game *g) {
    for (int i = 0; i < rv_castles_of(g)->n; i++) {
        const rv_hold *h = &rv_castles_of(g)->list[i];
        if (!rv_castles_lord_of(g, i))
            continue;
        int n = 0;
        while (rv_return_one(g, h->owner, rv_castles_city(g, i)))
            n++;
        rv_tell_action(g, h->owner, "castle", (rv_about){.node = h->node}, RV_C_LORDS_HOME,
                       "takes the follower%s home from the castle, which scores nothing",
                       n > 1 ? "s" : "");
    }
}

/* B-49, M-68: fields end there as at any city (M-71). The rules have a castle beside a city that
 * pays by the third edition; beside any other it pays as much more, or the same (B-92). */
static int pays(const rv_game *g, int city, int now) {
    int castle = g->rs->numbers[RV_N_CASTLE_PAYS];
    if (castle_at(g, city) == RV_NONE)
        return now;
    if (g->option[RV_O_CASTLE_ON_FIELD] == RV_V_ONE_MORE)
        castle += now - g->rs->numbers[RV_N_FARM_THIRD];
    return castle < 0 ? 0 : castle;
}

static int standing(const rv_game *g, int piece) {
    return piece == rv_castles_tokens(g) ? rv_castles_of(g)->n : 0;
}

/* Things of a tile: castle (place: the region with its token). The token lies across both tiles,
 * and both show it. */
static void show(const rv_game *g, int placed, rv_see_thing *see, void *ud) {
    const rv_placed *p = &g->board.placed[placed == RV_NONE ? 0 : placed];
    for (int r = 0; placed != RV_NONE && r < p->tile->nregions; r++)
        if (castle_at(g, rv_root(&g->board, rv_node_of(p, r))) != RV_NONE)
            RV_SEE(see, ud, .name = "castle", .player = RV_NONE, .place = r);
}

const rv_module rv_castles_module = {
    .name = "castles",
    .state_size = sizeof(rv_castles),
    .keys = keys,
    .begin = begin,
    .tributes = tributes,
    .features_scored = enthrone,
    .all_scored = all_scored,
    .turn_over = turn_over,
    .final_begins = final_begins,
    .pays = pays,
    .standing = standing,
    .keeps = rv_castles_keep,
    .why_feature = why_feature,
    .show = show,
    .checks = {.pieces = "castles"},
};
