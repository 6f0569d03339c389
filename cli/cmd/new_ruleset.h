/* new_ruleset.h - new --ruleset NAME: a ruleset of one's own to fill in. */
#ifndef NEW_RULESET_H
#define NEW_RULESET_H

#include "run.h"

/* Writes the folder NAME of --ruleset, which adds to the ruleset of the command line, or to
 * carcassonne. Nothing is written if there is such a ruleset, folder or file already. */
rv_status new_ruleset(run *r);

#endif
