/* rules.h - what `rules` and `new` hand to files of their own. */
#ifndef RULES_H
#define RULES_H

#include "run.h"

/* Prints the list of all rulesets, and which of their defaults differ, in the requested form. */
void editions_list(run *r);
/* Prints what is wrong with the ruleset in --check DIR and with its scripts, or one line. */
rv_status rules_check(run *r);
/* `new --ruleset NAME` writes the folder NAME with a ruleset to fill in, which adds to the ruleset
 * of the command line, or to carcassonne. Nothing is written if there is such a ruleset, folder or
 * file already. */
rv_status new_ruleset(run *r);

#endif
