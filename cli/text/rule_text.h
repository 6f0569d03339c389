/* rule_text.h - a rule or an option, written out. */
#ifndef RULE_TEXT_H
#define RULE_TEXT_H

#include "js.h"
#include "reeve.h"

/* Everything about a rule, wrapped. */
void rule_put(out *o, const rv_ruleset *rs, const rv_rule *rule);
json_t *rule_json(out *o, const rv_rule *rule);

/* "name: value | value*", and what it means on the next line. */
void option_put(out *o, const rv_option_info *opt);
json_t *option_json(out *o, const rv_option_info *opt);

/* "source  text, wrapped", nothing when the text is empty. */
void rule_put_part(out *o, const char *name, const char *text);

#endif
