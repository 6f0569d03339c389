/* sim_stats.h - sim --stats: measures the effect of a house rule over many random games. */
#ifndef SIM_STATS_H
#define SIM_STATS_H

#include "run.h"

/* Plays --games games of the ruleset named by the operand, each with the options and scripts of the
 * command line and with the unchanged ruleset, and prints the figures; without options and scripts
 * it plays each once. If a game cannot be played, nothing is printed. */
rv_status sim_stats(run *r);

#endif
