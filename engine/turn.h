/* turn.h - the steps of a turn, in the order of the rules (C-12, C-32).
 *
 *     place, deploy, score, end, pass      (each once; deploy may be left out)
 *
 * They change the game and do not ask whether they may: the checks are functions of their own.
 */
#ifndef RV_TURN_H
#define RV_TURN_H

#include "score.h"

/* Takes the tile from the stack and lays it; gives its index on the table. */
int rv_turn_place(rv_game *g, int tile, int quarters, int pos);

/* May the player to move put a follower on this node of the tile just placed? RV_NONE, or the code
 * of the complaint (C-29, C-30). */
int rv_may_deploy(const rv_game *g, int player, int node);

/* The completed features with somebody who scores them, the placing player's first (C-60), in the
 * order in which they were listed; returns how many, and how many of them are the player's. */
int rv_turn_scoring(const rv_game *g, int roots[RV_TURN_COMPLETED], int *own);
/* Scores the features given, in this order, then those that nobody scores, then what ends a turn.
 */
void rv_turn_score(rv_game *g, const int *roots, int n);
/* The next player, or the same again when an extra turn is owed; followers come home (C-61). */
void rv_turn_pass(rv_game *g);

/* An order of scoring: the placing player's features first, then the others'. Of each group the
 * first few are fixed (the record says them); the rest may come in any order. */
typedef struct rv_order {
    int roots[RV_TURN_COMPLETED];
    int n, own;
    int fixed_own, fixed_rest;
} rv_order;

/* Tries every order that the rules allow. `see` is called after each trial, before it is taken
 * back, and may stop the search by returning false. */
void rv_turn_orders(rv_game *g, const rv_order *order, bool (*see)(void *ud, const rv_order *order),
                    void *ud);

#endif
