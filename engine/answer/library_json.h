/* library_json.h - what rulesets say, as JSON: their rules, options and tiles. */
#ifndef RV_LIBRARY_JSON_H
#define RV_LIBRARY_JSON_H

#include "base/json.h"

/* A rule, as an object that is left open. */
void rv_rule_put(rv_json *j, const rv_rule *rule);
void rv_option_put(rv_json *j, const rv_option_info *opt);
/* A ruleset lists only the rules of one ledger, its own or that of the ruleset of which it is an
 * edition; the base ruleset of that has the other rules. Returns their number. */
int rv_listed_rules(rv_library *lib, const rv_ruleset *rs);
/* A line with all of a ruleset; `scripts` puts members about scripts. */
void rv_ruleset_put(rv_json *j, rv_library *lib, const rv_ruleset *rs,
                    void (*scripts)(void *ud, rv_json *j), void *ud);
/* A line with a tile; `degrees`: in which it was found, or -1. */
void rv_tile_put(rv_json *j, const rv_ruleset *rs, int tile, int degrees);

#endif
