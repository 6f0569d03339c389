/* editions.h - lists the rulesets, and the options whose defaults differ within a family. */
#ifndef EDITIONS_H
#define EDITIONS_H

#include "run.h"

/* Prints the list of all rulesets, in the requested form. */
void editions_list(run *r);

#endif
