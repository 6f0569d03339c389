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

/* ---- rules_check.c, rules_games.c: a ruleset directory that is judged, and what is wrong in it */

/* A ruleset directory and its library, in which it comes before all others. */
typedef struct checked {
    run *r;
    const char *dir;  /* as typed */
    char *parent;     /* of it: where the library looks first */
    const char *name; /* of it, and of the ruleset */
    word_list places;
    load_path path;
    rv_library *library;
    load_names scripts;
} checked;

/* A file; an empty text if it cannot be read. The caller frees its bytes. */
rv_text check_text(const char *path);
/* Prints what is wrong at a place of a file, or (false) what is probably a mistake. */
void check_put(run *r, const char *path, const rv_ruleset_fault *f, bool fault);

/* Loads the scripts of the directory, plays random games with them and judges these. */
rv_status check_scripts(checked *c, const rv_ruleset *rs);

#endif
