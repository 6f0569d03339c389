/* editions.h - the list of rulesets, and in which options those of one family differ. */
#ifndef EDITIONS_H
#define EDITIONS_H

#include "run.h"

/* The list of all rulesets, in the form that is asked for. */
void editions_list(run *r);

#endif
