/* explain.h - what the parts of `reeve explain` share. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "run.h"

typedef bool see_ruleset(const rv_ruleset *rs, const void *ud);
/* Calls `see` for every ruleset that can be read, until it returns true. Returns that ruleset, or
 * NULL. */
const rv_ruleset *explain_first(run *r, see_ruleset *see, const void *ud);
/* Whether the rule belongs to this ruleset and not to a ruleset that it extends. */
bool explain_owns(const rv_ruleset *rs, const void *id);
/* Whether the ruleset has a rule for this code. */
bool explain_rests(const rv_ruleset *rs, const void *code);

void explain_rule_json(out *o, const rv_ruleset *rs, const rv_rule *rule);
/* Explains a code in full; false if there is no such code. */
bool explain_code(run *r, const char *id);

/* Lists the rules and codes that contain all the words, the best first; if there are none and
 * `partly`, those that contain most of them. Returns false if there are none either. */
bool explain_search(run *r, const word_list *words, bool partly);

/* Puts the word of all these texts, or the name of an option or a key, that is nearest to one that
 * is none; nothing if none is near. */
void explain_near_word(run *r, const char *word, out *near);

/* Calls `see` for each action of the scripts that rulesets have always in force, as a key; each
 * script once. */
void explain_actions(run *r, rv_see_key *see, void *ud);

#endif
