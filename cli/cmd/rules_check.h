/* rules_check.h - a ruleset directory that is judged, and what is wrong in it. */
#ifndef RULES_CHECK_H
#define RULES_CHECK_H

#include "cmd/rules.h"

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
