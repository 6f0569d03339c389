/* rule_text.h - prints a rule or an option. */
#ifndef RULE_TEXT_H
#define RULE_TEXT_H

#include "out.h"

/* The whole rule, wrapped. */
void rule_put(out *o, const rv_ruleset *rs, const rv_rule *rule);
/* As an object, which is left open. */
void rule_json(rv_json *j, const rv_rule *rule);
/* Takes the first of several sources, "RGG p3, S0 Scoren": its first word is a key for a book or a
 * page, and is written out. Returns the rest, "" at the end. */
const char *rule_take_source(out *line, const rv_ruleset *rs, const char *source);
/* Its sources, a text each, with what their keys mean. */
void rule_json_sources(rv_json *j, const rv_ruleset *rs, const rv_rule *rule);

/* "name: value | value*", and its meaning on the next line. */
void option_put(out *o, const rv_option_info *opt);
void option_json(rv_json *j, const rv_option_info *opt);

/* "source  text, wrapped"; prints nothing if the text is empty. */
void rule_put_part(out *o, const char *name, const char *text);

#endif
