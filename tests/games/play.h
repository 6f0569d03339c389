/* play.h - the engine's game where a test makes the turns itself, step by step: what the engine
 * tells meanwhile, and where it lets a follower stand.
 */
#ifndef PLAY_H
#define PLAY_H

#include "core/game.h"
#include "core/turn.h"
#include "tally.h"

enum { PLAY_TOLD = 512, PLAY_WORD = 32 }; /* most items of a turn, or of final scoring */

/* An item that the engine told. */
typedef struct told {
    rv_item_type type;
    int player, points, tiles, corner, token;
    int followers[RV_MAX_PLAYERS];
    char kind[PLAY_WORD], feature[PLAY_WORD];
} told;

/* All of a turn, or of final scoring. */
typedef struct heard {
    told list[PLAY_TOLD];
    int n;
} heard;

/* Scores what the turn has completed, in this order. */
void play_scoring(rv_game *g, const rv_order *order, heard *h);
void play_final(rv_game *g, heard *h);

int count_heard(const heard *h, rv_item_type type);
/* What was scored by a player, of a kind, for a feature; NULL: of any. */
int points_heard(const heard *h, int player, const char *kind, const char *feature);

/* The features of the new tile on which the player to move may stand: a node each; how many. Of
 * the others `refused` is told the root. */
int open_places(table *t, const rv_game *g, int nodes[RV_TILE_REGIONS],
                void (*refused)(table *t, int player, int root));

#endif
