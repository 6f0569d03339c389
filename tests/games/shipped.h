/* shipped.h - the house rules that come with reeve and are for one ruleset. */
#ifndef SHIPPED_H
#define SHIPPED_H

#include "reeve.h"

enum { SHIPPED = 32 };

static inline bool serves(rv_library *lib, const rv_ruleset *rs, const char *name) {
    const rv_script_info *info;
    const char *why;
    rv_scripts *s = rv_scripts_new(lib, rs);
    bool does = s && rv_scripts_add(s, name, NULL, &info, &why) == RV_FINE;
    rv_scripts_free(s);
    return does;
}

/* Their names; how many. */
static inline int shipped_for(rv_library *lib, const char *ruleset, const char *names[SHIPPED]) {
    const rv_ruleset *rs = rv_library_ruleset(lib, ruleset, NULL);
    const char *name;
    int n = 0;
    for (int i = 0; rs && n < SHIPPED && (name = rv_library_script_at(lib, i)); i++)
        if (serves(lib, rs, name))
            names[n++] = name;
    return n;
}

#endif
