/* checked.h - the scores of a legal game, by the slow checkers. */
#ifndef CHECKED_H
#define CHECKED_H

#include "reeve.h"

/* Ends the program when a checker that can read the record has other scores after a turn, or calls
 * a turn illegal. The checkers read what the simulation writes, and little more: other records are
 * passed over. They read their data in tests/oracle, from the top of the checkout. */
void check_scores(const char *form, const rv_report *r);

#endif
