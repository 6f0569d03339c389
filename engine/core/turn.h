/* turn.h - the steps of a turn, in the order of the rules (C-12, C-32).
 *
 *     place, deploy, score, end, pass      (each once; deploy may be left out)
 *
 * They change the game and do not ask whether they may: the checks are functions of their own.
 */
#ifndef RV_TURN_H
#define RV_TURN_H

#include "core/module.h"
#include "core/require.h"
#include "core/score.h"

/* Whether more than its sides says where a tile lies; whether a tile that fits may lie there, by
 * the rules of single games, of what is bare, and by house rules. */
static inline bool rv_restricted(const rv_game *g, const rv_tile *t) {
    return t->bare || rv_hooked(g, RV_HOOK_may_place);
}
static inline bool rv_let_lie(rv_game *g, const rv_tile *t, int quarters, int pos) {
    return (!t->bare || rv_step_may_lie(NULL, g, t, quarters, pos, true)) &&
           rv_hook_may_place(g, t, quarters, pos);
}
/* Whether a tile may lie on a cell: it fits (C-19), and nothing else objects. The first legal
 * placement of a tile, or false if there is none (C-25). */
static inline bool rv_may_lie(rv_game *g, const rv_tile *t, int quarters, int pos) {
    return rv_fits(&g->board, t, quarters, pos) && rv_let_lie(g, t, quarters, pos);
}
/* The legal rotations at a cell: bit n for n quarter turns. */
unsigned rv_turns_at(rv_game *g, const rv_tile *t, int pos);
bool rv_any_place(rv_game *g, const rv_tile *t, int *pos, int *quarters);

/* The feature, by one of its nodes, that gives a player a second part of the turn when a tile of
 * the player's own extends it (M-35); RV_NONE. What gives it was there before the tile (M-25,
 * M-27). */
static inline int rv_doubles(const rv_game *g, int player) {
    return g->turn.extra_turn_figure == RV_NONE
               ? RV_NONE
               : rv_figure_at(g, player, g->turn.extra_turn_figure);
}

/* Starts a game at its first turn: house rules choose the player who begins, and act. */
void rv_turn_begin(rv_game *g);

/* The turn of the player to move begins, before anything else in it: house rules act, once, however
 * often this is called. The second part of a double turn begins none (M-40). */
void rv_turn_open(rv_game *g);

/* Takes the tile from the stack and lays it; returns its index on the table. */
int rv_turn_place(rv_game *g, int tile, int quarters, int pos);
/* The same for a tile with something built over it. NULL: as it is. */
int rv_turn_place_as(rv_game *g, int tile, const rv_tile *as, int quarters, int pos);

/* Whether the tile just laid, or what was built along with it, has made the feature of a node (or
 * RV_NONE) larger. */
bool rv_extends(const rv_game *g, int node);

/* Whether a follower may stand on this node of the tile just placed (C-29, K-32); and by house
 * rules. */
bool rv_is_open_to(rv_case *c, const rv_game *g, int node);
bool rv_hooks_let_deploy(rv_case *c, rv_game *g, int player, int figure, int node);
/* The same for a figure of a player's, which may be one that joins followers (M-19). */
bool rv_takes(rv_case *c, const rv_game *g, int player, int figure, int node);
/* Whether the player may place a follower there, and has one (C-30). By the rules only; then also
 * by house rules, which may forbid one figure and not another. */
bool rv_may_deploy(const rv_game *g, int player, int node);
bool rv_turn_may_deploy(rv_game *g, int player, int node);
/* The same for a figure, which the player has. */
bool rv_turn_may_put(rv_game *g, int player, int figure, int node);

/* An order of scoring: the placing player's features first, then the others'. The first few of each
 * group are fixed by the record; the rest may come in any order. */
typedef struct rv_order {
    int roots[RV_TURN_COMPLETED];
    int n, own;
    int fixed_own, fixed_rest;
    const char *by; /* the house rule that fixed all of them; NULL: the players choose */
} rv_order;

/* The completed features that a player scores, the placing player's first (C-60), in the order in
 * which they were listed; or as a house rule orders them. */
rv_order rv_turn_scoring(rv_game *g);
/* Scores the given features, in this order, then those that no player scores; all is scored. */
void rv_turn_score(rv_game *g, const int *roots, int n);
/* The last two steps, after the given features have been scored. */
void rv_turn_settle(rv_game *g, const int *roots, int n);
/* The turn ends, after what players do when all is scored. */
void rv_turn_end(rv_game *g);
/* Takes away what is owed to the player to move, to be given back later; the player who gets it
 * back is to move, and something is owed. */
rv_owed rv_turn_put_off(rv_game *g);
void rv_turn_take_up(rv_game *g, int player, const rv_owed *owed);
/* Moves on to the next player, or the same one if an extra turn is owed; followers come home
 * (C-61). */
void rv_turn_pass(rv_game *g);

/* Final scoring, in which no points are moves any more. */
void rv_turn_final(rv_game *g);

#endif
