/* turn.h - the steps of a turn, in the order of the rules (C-12, C-32).
 *
 *     place, deploy, score, end, pass      (each once; deploy may be left out)
 *
 * They change the game and do not ask whether they may: the checks are functions of their own.
 */
#ifndef RV_TURN_H
#define RV_TURN_H

#include "core/holds.h"
#include "core/hooks.h"
#include "core/score.h"

/* May a tile lie there: does it fit (C-19), and does no house rule object? The first place where it
 * may; false when there is none (C-25). */
static inline bool rv_may_lie(rv_game *g, const rv_tile *t, int quarters, int pos) {
    return rv_fits(g, t, quarters, pos) && rv_hook_may_place(g, t, quarters, pos);
}
/* How it can lie at a cell: bit n for n quarters. */
unsigned rv_turns_at(rv_game *g, const rv_tile *t, int pos);
bool rv_any_place(rv_game *g, const rv_tile *t, int *pos, int *quarters);

/* The game is set up: house rules say who begins, and begin. For a game from its first turn. */
void rv_turn_begin(rv_game *g);

/* Takes the tile from the stack and lays it; gives its index on the table. */
int rv_turn_place(rv_game *g, int tile, int quarters, int pos);
/* The same for a tile with something on it: a bridge. NULL: as it is. */
int rv_turn_place_as(rv_game *g, int tile, const rv_tile *as, int quarters, int pos);

/* May a follower stand on this node of the tile just placed (C-29, K-32)? Do house rules let him?
 */
bool rv_is_open_to(rv_case *c, const rv_game *g, int node);
bool rv_hooks_let_deploy(rv_case *c, rv_game *g, int player, int node);
/* May a player put one there, who has one (C-30)? The rules only; then house rules, too. */
bool rv_may_deploy(const rv_game *g, int player, int node);
bool rv_turn_may_deploy(rv_game *g, int player, int node);

/* An order of scoring: the placing player's features first, then the others'. Of each group the
 * first few are fixed (the record says them); the rest may come in any order. */
typedef struct rv_order {
    int roots[RV_TURN_COMPLETED];
    int n, own;
    int fixed_own, fixed_rest;
    const char *by; /* the house rule that fixed them all; NULL: the players choose */
} rv_order;

/* The completed features with somebody who scores them, the placing player's first (C-60), in the
 * order in which they were listed; or as a house rule orders them. */
rv_order rv_turn_scoring(rv_game *g);
/* Scores the features given, in this order, then those that nobody scores, then what ends a turn.
 */
void rv_turn_score(rv_game *g, const int *roots, int n);
/* The last two of these, when the features given have been scored. */
void rv_turn_settle(rv_game *g, const int *roots, int n);
/* The next player, or the same again when an extra turn is owed; followers come home (C-61). */
void rv_turn_pass(rv_game *g);

/* orders.c: does a house rule act while features are scored? */
bool rv_hooked_in_scoring(const rv_game *g);
/* Could two of the orders that the rules allow lead to different things? */
bool rv_orders_differ(rv_game *g, const rv_order *order);
/* Finds all that the orders which the rules allow lead to. For each such thing `see` is called once
 * (now and then more often), with the first order that leads to it, before that is taken back; it
 * may end the search by returning false. False: the effort, which is counted, is spent, as
 * g->effort says, or a house rule has failed; then nothing of what was seen means anything. */
bool rv_turn_orders(rv_game *g, const rv_order *order, bool (*see)(void *ud, const rv_order *order),
                    void *ud);

/* Final scoring, in which no points are moves any more. */
void rv_turn_final(rv_game *g);

#endif
