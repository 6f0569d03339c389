#include "text/rule_text.h"
#include <stdlib.h>
#include <string.h>

#define PART_COLUMN 12

void rule_put_part(out *o, const char *name, const char *text) {
    if (!*text)
        return;
    out_tinted(o, TINT_FAINT, name);
    out_spaces(o, PART_COLUMN - out_columns(name));
    out_words(o, PART_COLUMN, PART_COLUMN, text);
    out_put(o, "\n");
}

const char *rule_take_source(out *line, const rv_ruleset *rs, const char *source) {
    const char *end = strstr(source, ", ");
    out *key = out_part(line);
    out_bytes(key, source, strcspn(source, " ,"));
    out_printf(line, "%.*s", (int)(end ? end - source : (ptrdiff_t)strlen(source)), source);
    const char *means = rv_ruleset_source(rs, out_text(key));
    if (means)
        out_printf(line, ": %s", means);
    return end ? end + 2 : "";
}

void rule_json_sources(rv_json *j, const rv_ruleset *rs, const rv_rule *rule) {
    rv_json_open(j, "sources", '[');
    for (const char *source = rule->source; *source;) {
        out line;
        out_open(&line, OUT_NOWHERE, false);
        source = rule_take_source(&line, rs, source);
        rv_json_text(j, NULL, out_text(&line));
        out_free(&line);
    }
    rv_json_close(j, ']');
}

/* Where `make site` puts it. */
static void put_page(out *o, const rv_rule *rule) {
    out_printf(o, "rules/%s.html", rule->id);
}

void rule_put(out *o, const rv_ruleset *rs, const rv_rule *rule) {
    out *title = out_part(o);
    out_printf(title, "%s: %s", rule->id, rule->title);
    out_tint(o, TINT_STRONG);
    out_words(o, 0, 2, out_text(title));
    out_untint(o);
    out_put(o, "\n\n  ");
    out_words(o, 2, 2, rule->text);
    out_put(o, "\n\n");
    if (*rule->example) {
        out_put(o, "  ");
        out_words(o, 2, 2, rule->example);
        out_put(o, "\n\n");
    }
    rule_put_part(o, "ruleset", rv_ruleset_title(rs));
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
    out *page = out_part(o);
    put_page(page, rule);
    rule_put_part(o, "page", out_text(page));
}

void rule_json(rv_json *j, const rv_rule *rule) {
    const char *const parts[][2] = {
        {"id", rule->id},           {"section", rule->section}, {"title", rule->title},
        {"text", rule->text},       {"source", rule->source},   {"standing", rule->standing},
        {"edition", rule->edition}, {"options", rule->options}, {"example", rule->example},
        {"see", rule->see},         {"note", rule->note},
    };
    rv_json_open(j, NULL, '{');
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        rv_json_text(j, parts[i][0], parts[i][1]);
    rv_json_bool(j, "testable", rule->testable);
    out page;
    out_open(&page, OUT_NOWHERE, false);
    put_page(&page, rule);
    rv_json_text(j, "page", out_text(&page));
    out_free(&page);
}

/* ---- options ------------------------------------------------------------------------------- */

void option_put(out *o, const rv_option_info *opt) {
    out *values = out_part(o);
    const char *between = opt->number ? " to " : " | "; /* "0* to 99", "0 to 5* to 99" */
    for (int i = 0; i < opt->nvalues; i++)
        if (!opt->number || i == 0 || i == opt->standard || i == opt->nvalues - 1)
            out_printf(values, "%s%s%s", i ? between : "", opt->values[i],
                       i == opt->standard ? "*" : "");
    out_put(o, "  ");
    out_tinted(o, TINT_STRONG, opt->name);
    out_put(o, ": ");
    int column = 4 + out_columns(opt->name);
    column = out_words_to(o, column, 6, OUT_WIDTH - 8, out_text(values));
    if (*opt->rule) {
        out_spaces(o, OUT_WIDTH - out_columns(opt->rule) - column);
        out_tinted(o, TINT_FAINT, opt->rule);
    }
    out_put(o, "\n");
    if (*opt->help) {
        out_put(o, "      ");
        out_words(o, 6, 6, opt->help);
        out_put(o, "\n");
    }
}

void option_json(rv_json *j, const rv_option_info *opt) {
    rv_json_open(j, NULL, '{');
    rv_json_text(j, "name", opt->name);
    if (opt->number) {
        rv_json_open(j, "range", '[');
        rv_json_int(j, NULL, atoi(opt->values[0]));
        rv_json_int(j, NULL, atoi(opt->values[opt->nvalues - 1]));
        rv_json_close(j, ']');
    } else
        rv_json_texts(j, "values", opt->values, opt->nvalues);
    rv_json_text(j, "default", opt->nvalues ? opt->values[opt->standard] : "");
    rv_json_text(j, "rule", opt->rule);
    rv_json_text(j, "help", opt->help);
    rv_json_close(j, '}');
}
