/* traders_why.c - reasons of double turns, and what is seen of goods. */
#include "core/stack.h"
#include "games/traders/traders.h"
#include "judge/replay.h"
#include "judge/why.h"

/* Things of players: tokens (number: how many; words: the mark for which they are taken). */
void rv_traders_show(const rv_game *g, int placed, rv_see_thing *see, void *ud) {
    const rv_traders *t = rv_traders_of(g);
    for (int p = 0; placed == RV_NONE && t->marks && p < g->nplayers; p++)
        for (int k = 0; k < RV_GOODS; k++)
            RV_SEE(see, ud, .name = "tokens", .heading = "tokens", .player = p,
                   .number = t->goods[p][k], .words = rv_traders_word(k));
}

/* ---- a turn that is not the player's --------------------------------------------------------- */

/* The entry before this one: an entry that is no player's is passed over; NULL. */
static const rv_entry *entry_before(const rv_case *c) {
    for (int i = c->turn - 2; i >= 0; i--)
        if (!c->rec.moves.list[i].apart)
            return &c->rec.moves.list[i];
    return NULL;
}

static bool was_his(const rv_case *c, int player) {
    const rv_entry *e = entry_before(c);
    return e && e->player == player;
}

/* Whether he put the builder in the entry before, who may have come home since (M-34). */
static bool put_builder(const rv_case *c) {
    const rv_entry *e = entry_before(c);
    return e->piece.kind != RV_NONE && e->piece.figure == c->game->doubler;
}

/* Whether he left the part out before the bazaar of the round that is on, or is just over. */
static bool missed_part(const rv_case *c, int player) {
    const rv_left_out *l = &c->left_out;
    int since = 0;
    for (int i = l->turn; l->turn && i < c->turn - 1; i++)
        since += c->rec.moves.list[i].player == player && !c->rec.moves.list[i].apart;
    return l->turn && l->player == player && c->rec.moves.list[l->turn - 1].apart && since <= 1;
}

static const char *builder_at(rv_game *g, int node) {
    return rv_feature_name(g, g->arena, rv_root(g, node));
}

/* Why the tile that he has just laid gave him no second part. */
static int no_part(const rv_case *c, int player, const char **why) {
    rv_game *g = c->game;
    int node = rv_doubles(g, player);
    const char *who = rv_hook_label(g, player);
    if (node == RV_NONE && put_builder(c)) {
        *why = rv_printf(g->arena, "%s's builder came with the tile just laid", who);
        return RV_L_PART_EARLY;
    }
    if (node == RV_NONE) {
        *why = rv_printf(g->arena, "no builder of %s stands on the board", who);
        return RV_L_PART;
    }
    if (rv_extends(g, node) && g->nodes[node].placed != g->last) {
        *why = rv_printf(g->arena, "%s has played both parts of a double turn", who);
        return RV_L_PART_NO_CHAIN;
    }
    if (g->nodes[node].placed == g->last) {
        *why = rv_printf(g->arena, "%s's builder came to %s with the tile just laid", who,
                         builder_at(g, node));
        return RV_L_PART_EARLY;
    }
    *why =
        rv_printf(g->arena, "the tile just laid does not extend %s, on which %s's builder stands",
                  builder_at(g, node), who);
    return RV_L_PART_OTHER;
}

void rv_traders_out_of_turn(rv_case *c) {
    rv_game *g = c->game;
    const rv_entry *e = c->entry;
    const char *why = "", *who = rv_hook_label(g, e->player);
    if (g->doubler == RV_NONE)
        return;
    if (g->second) {
        rv_blame_turn(c, RV_L_PART_LEFT,
                      rv_printf(g->arena, "%s is to play the second part of a double turn%s",
                                rv_hook_label(g, g->to_move),
                                g->may_leave ? ", or leaves it to the next player" : ""));
        rv_hangs_on(c, RV_O_DOUBLE_TURN);
    } else if (was_his(c, e->player) && c->part) {
        c->third = true;
        rv_blame_turn(c, RV_L_PART_NO_CHAIN,
                      rv_printf(g->arena, "%s has played both parts of a double turn", who));
    } else if (missed_part(c, e->player)) {
        rv_blame_turn(
            c, RV_L_PART_BEFORE_BAZAAR,
            rv_printf(g->arena,
                      "the second part of %s's turn came before the bazaar, and was left out",
                      who));
        rv_hangs_on(c, RV_O_BAZAAR_BUILDER);
    } else if (was_his(c, e->player)) {
        int law = no_part(c, e->player, &why);
        rv_blame_turn(c, law, why);
    }
}

/* ---- why ----------------------------------------------------------------------------------- */

void rv_traders_tell_next(rv_case *c) {
    rv_game *g = c->game;
    int builder = rv_explains(c) ? rv_doubles(g, g->to_move) : RV_NONE;
    if (!rv_explains(c) || !c->laid)
        return;
    rv_point_is(c, RV_AT_TURN);
    if (g->part && g->stack <= rv_undrawn(g))
        rv_remark(c, RV_L_PART_NO_TILE,
                  "the tile extends the builder's feature, but no tile is left: no second part");
    else if (g->part)
        rv_remark_by(c, RV_O_DOUBLE_TURN, RV_L_PART,
                     "the tile extends the feature on which %s's builder stood: a second part of "
                     "the turn follows",
                     rv_hook_label(g, g->to_move));
    else if (g->second && builder != RV_NONE && rv_extends(g, builder))
        rv_remark(c, RV_L_PART_NO_CHAIN, "a double turn has two parts: the tile gives no third");
}
