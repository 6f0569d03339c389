/* checked.h - compares the scores of a legal game with the slow checkers. */
#ifndef CHECKED_H
#define CHECKED_H

#include "reeve_cli.h"

/* Aborts if a checker that can read the record has other scores after a turn, or finds a turn
 * illegal. The checkers read the records of the simulation and little more; other records are
 * ignored. Their data files are in tests/oracle; run from the top of the checkout. */
void check_scores(const char *form, const rv_report *r);

#endif
