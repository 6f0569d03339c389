/* games.h - random games, as the options of the command line ask for them. */
#ifndef GAMES_H
#define GAMES_H

#include "run.h"

/* Games of the ruleset that is the operand, from --seed. *sim is the caller's to free; it is NULL
 * after a complaint, when the status is not RV_FINE. */
rv_status games_open(run *r, const rv_settings *settings, rv_sim **sim);
/* Plays the next game, the `game`th from 1. *record lives until the next. A complaint names the
 * game and the seed, with which it can be played again. */
rv_status games_play(run *r, rv_sim *sim, int game, bool write, const char **record);

#endif
