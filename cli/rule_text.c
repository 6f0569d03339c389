#include "rule_text.h"
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

/* A source is "RGG p3, S0 Scoren": the first word of each part is a key that stands for a book or
 * a page. Each is spelt out once, below. */
static void put_keys(out *o, const rv_ruleset *rs, const char *source) {
    while (*source) {
        size_t n = strcspn(source, " ,");
        const char *end = strstr(source, ", ");
        out key, line;
        out_open(&key, OUT_NOWHERE, false);
        out_open(&line, OUT_NOWHERE, false);
        out_bytes(&key, source, n);
        const char *means = rv_ruleset_source(rs, out_text(&key));
        if (means) {
            out_printf(&line, "%s: %s", out_text(&key), means);
            rule_put_part(o, "", out_text(&line));
        }
        out_end(&key, o);
        out_end(&line, o);
        source = end ? end + 2 : "";
    }
}

void rule_put(out *o, const rv_ruleset *rs, const rv_rule *rule) {
    out title;
    out_open(&title, OUT_NOWHERE, false);
    out_printf(&title, "%s: %s", rule->id, rule->title);
    out_tint(o, TINT_STRONG);
    out_words(o, 0, 2, out_text(&title));
    out_untint(o);
    out_end(&title, o);
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
    rule_put_part(o, "source", rule->source);
    put_keys(o, rs, rule->source);
    rule_put_part(o, "options", rule->options);
    rule_put_part(o, "note", rule->note);
    rule_put_part(o, "see", rule->see);
}

json_t *rule_json(out *o, const rv_rule *rule) {
    json_t *object = json_object();
    const char *const parts[][2] = {
        {"id", rule->id},           {"section", rule->section}, {"title", rule->title},
        {"text", rule->text},       {"source", rule->source},   {"standing", rule->standing},
        {"edition", rule->edition}, {"options", rule->options}, {"example", rule->example},
        {"see", rule->see},         {"note", rule->note},
    };
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        js_add_text(o, object, parts[i][0], parts[i][1]);
    js_add(o, object, "testable", json_boolean(rule->testable));
    return object;
}
