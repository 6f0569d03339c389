/* sim_stats.h - sim --stats: what a house rule changes, over many random games. */
#ifndef SIM_STATS_H
#define SIM_STATS_H

#include "run.h"

/* Plays --games games of the ruleset that is the operand, each with the options and scripts of the
 * command line and without them, and prints the figures; without any only once. Nothing is printed
 * when a game cannot be played. */
rv_status sim_stats(run *r);

#endif
