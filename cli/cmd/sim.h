/* sim.h - what `sim` and `sim --stats` share: random games with the options of the command line. */
#ifndef SIM_H
#define SIM_H

#include "run.h"

/* Opens games of the ruleset named by the operand, from --seed. The caller frees *sim, which is
 * NULL if the status is not RV_FINE, after an error message. */
rv_status games_open(run *r, const rv_settings *settings, rv_sim **sim);
/* Plays the next game, the `game`th from 1. *record is valid until the next call. An error message
 * names the game and the seed, so that the game can be played again. */
rv_status games_play(run *r, rv_sim *sim, int game, bool write, const char **record);

/* Plays --games games of the ruleset named by the operand, each with the options and scripts of the
 * command line and with the unchanged ruleset, and prints the figures; without options and scripts
 * it plays each once. If a game cannot be played, nothing is printed. */
rv_status sim_stats(run *r);

#endif
