/* rule_text.c - a rule of the ledger, with its sources, and an option with its values: as text and
 * as JSON. `explain` and `rules` print what the library has of a ruleset (rv_rule, rv_option_info).
 */
#include "text/text.h"
#include <stdio.h>
#include <stdlib.h>

#define PART_COLUMN 12
void rule_put_part(out *o, const char *name, const char *text) {
    if (!*text)
        return;
    out_tinted(o, TINT_FAINT, name);
    out_block(o, PART_COLUMN, text);
}

const char *rule_take_source(out *line, const rv_ruleset *rs, const char *source) {
    const char *end = strstr(source, ", ");
    const char *key = out_format(line, "%.*s", (int)strcspn(source, " ,"), source);
    const char *means = rv_ruleset_source(rs, key);
    out_printf(line, "%.*s", (int)(end ? end - source : (ptrdiff_t)strlen(source)), source);
    if (means)
        out_printf(line, ": %s", means);
    return end ? end + 2 : "";
}

void rule_put_head(out *o, const char *id, const char *title, const char *text) {
    out_tint(o, TINT_STRONG);
    out_words(o, 2, out_format(o, "%s: %s", id, title));
    out_untint(o);
    out_put(o, "\n\n");
    if (*text) {
        out_block(o, 2, text);
        out_put(o, "\n");
    }
}

void rule_put(out *o, const rv_ruleset *rs, const rv_rule *rule) {
    rule_put_head(o, rule->id, rule->title, rule->text);
    if (*rule->example) {
        out_block(o, 2, rule->example);
        out_put(o, "\n");
    }
    rule_put_part(o, "ruleset", rv_facts(rs)->title);
    rule_put_part(o, "section", rule->section);
    rule_put_part(o, "standing", rule->standing);
    rule_put_part(o, "edition", rule->edition);
    const char *source = rule->source;
    for (const char *name = "source"; *source; name = "") {
        out *line = out_part(o);
        source = rule_take_source(line, rs, source);
        rule_put_part(o, name, out_text(line));
    }
    rule_put_part(o, "options", rule->options);
    rule_put_part(o, "note", rule->note);
    rule_put_part(o, "see", rule->see);
}

/* ---- options ------------------------------------------------------------------------------- */

void option_put(out *o, const rv_option_info *opt) {
    out *values = out_part(o);
    const char *between = opt->number ? " to " : " | "; /* "0* to 99", "0 to 5* to 99" */
    for (int i = 0; i < opt->nvalues; i++)
        if (!opt->number || i == 0 || i == opt->standard || i == opt->nvalues - 1)
            out_printf(values, "%s%s%s", i ? between : "", opt->values[i],
                       i == opt->standard ? "*" : "");
    out_printf(o, "  " OUT_STRONG "%s" OUT_PLAIN ": ", opt->name);
    out_words_to(o, 6, OUT_WIDTH - 8, out_text(values));
    report_rule(o, opt->rule);
    if (*opt->help)
        out_block(o, 6, opt->help);
}
