/* play.h - an engine game whose turns are made by a test, step by step: the items that the engine
 * reports, and the features that accept a follower. */
#ifndef PLAY_H
#define PLAY_H

#include "core/game.h"
#include "core/turn.h"
#include "tally.h"

enum { PLAY_TOLD = 512, PLAY_WORD = 32 }; /* most items of a turn, or of final scoring */

/* An item that the engine reported. */
typedef struct told {
    rv_item_type type;
    int player, points, tiles, corner, token;
    int followers[RV_MAX_PLAYERS];
    char kind[PLAY_WORD], feature[PLAY_WORD];
} told;

/* All items of a turn, or of final scoring. */
typedef struct heard {
    told list[PLAY_TOLD];
    int n;
} heard;

/* Scores the features that the turn has completed, in this order. */
void play_scoring(rv_game *g, const rv_order *order, heard *h);
void play_final(rv_game *g, heard *h);

int count_heard(const heard *h, rv_item_type type);
/* The points of a player for a feature of a kind; NULL: of any kind. */
int points_heard(const heard *h, int player, const char *kind, const char *feature);

/* The features of the new tile on which the player to move may place a follower, one node each;
 * returns their number. `refused` gets the roots of the other features. */
int open_places(table *t, const rv_game *g, int nodes[RV_TILE_REGIONS],
                void (*refused)(table *t, int player, int root));

#endif
