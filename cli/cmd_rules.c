/* rules: the rules and options of a ruleset, or the list of rulesets. */
#include "rule_text.h"
#include "run.h"
#include <string.h>

/* ---- the list of rulesets ------------------------------------------------------------------ */

static void put_ruleset(run *r, const char *name, const char *title) {
    out *o = r->out;
    if (r->args->form == JSON) {
        json_t *object = json_object();
        js_add_text(o, object, "ruleset", name);
        js_add_text(o, object, "title", title);
        js_line(o, object);
    } else if (r->args->form == TSV) {
        out_printf(o, "%s\t", name);
        out_field(o, title);
        out_put(o, "\n");
    } else {
        out_printf(o, "%-18s ", name);
        out_words(o, 19, 19, title);
        out_put(o, "\n");
    }
}

static rv_status list_rulesets(run *r) {
    const char *name, *why;
    for (int i = 0; (name = rv_library_name(r->library, i)); i++) {
        const rv_ruleset *rs = rv_library_ruleset(r->library, name, &why);
        put_ruleset(r, name, rs ? rv_ruleset_title(rs) : why);
    }
    if (r->args->form == TEXT)
        out_put(r->out, "\n`reeve rules NAME` shows the rules and options of one.\n");
    return RV_FINE;
}

/* ---- text ---------------------------------------------------------------------------------- */

static void put_values(out *o, const rv_option_info *opt) {
    for (int i = 0; i < opt->nvalues; i++)
        out_printf(o, "%s%s%s", i ? " | " : "", opt->values[i], i == opt->standard ? "*" : "");
}

static void put_option(out *o, const rv_option_info *opt) {
    out values;
    out_open(&values, OUT_NOWHERE, false);
    put_values(&values, opt);
    out_put(o, "  ");
    out_tinted(o, TINT_STRONG, opt->name);
    out_put(o, ": ");
    int column = 4 + out_columns(opt->name);
    column = out_words_to(o, column, 6, OUT_WIDTH - 8, out_text(&values));
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
    out_end(&values, o);
}

static void put_options(out *o, const rv_ruleset *rs) {
    rv_option_info opt;
    int n = rv_ruleset_options(rs);
    if (!n)
        return;
    out_put(o, "\n");
    out_tinted(o, TINT_STRONG, "Options");
    out_put(o, " (* what holds if nothing is said)\n");
    for (int i = 0; i < n; i++) {
        rv_ruleset_option(rs, i, &opt);
        put_option(o, &opt);
    }
}

static void put_rules(out *o, const rv_ruleset *rs) {
    const char *section = "";
    for (int i = 0; i < rv_ruleset_rules(rs); i++) {
        const rv_rule *rule = rv_ruleset_rule(rs, i);
        if (strcmp(section, rule->section)) {
            out_put(o, "\n");
            out_tinted(o, TINT_STRONG, section = rule->section);
            out_put(o, "\n");
        }
        out_printf(o, "  %-6s %-13s ", rule->id, rule->standing);
        out_words(o, 23, 23, rule->title);
        out_put(o, "\n");
    }
}

static void put_scripts(out *o, rv_library *library) {
    const char *name;
    out_put(o, "\nHouse-rule scripts (--script NAME, or `scripts: [NAME]` in a record)\n");
    for (int i = 0; (name = rv_library_script_at(library, i)); i++)
        out_printf(o, "  %s\n", name);
}

static void rules_text(out *o, rv_library *library, const rv_ruleset *rs) {
    out_tinted(o, TINT_STRONG, rv_ruleset_title(rs));
    out_printf(o, " (%s)\n", rv_ruleset_name(rs));
    if (*rv_ruleset_edition(rs)) {
        out_words(o, 0, 0, rv_ruleset_edition(rs));
        out_put(o, "\n");
    }
    put_options(o, rs);
    put_scripts(o, library);
    put_rules(o, rs);
    out_put(o, "\n`reeve explain ID` tells more about a rule.\n");
}

/* ---- other forms --------------------------------------------------------------------------- */

static json_t *option_json(out *o, const rv_option_info *opt) {
    json_t *object = json_object(), *values;
    js_add_text(o, object, "name", opt->name);
    values = js_add_array(o, object, "values");
    for (int i = 0; i < opt->nvalues; i++)
        js_push(o, values, js_text(opt->values[i]));
    js_add_text(o, object, "default", opt->nvalues ? opt->values[opt->standard] : "");
    js_add_text(o, object, "rule", opt->rule);
    js_add_text(o, object, "help", opt->help);
    return object;
}

static void rules_json(out *o, rv_library *library, const rv_ruleset *rs) {
    json_t *object = json_object(), *list;
    rv_option_info opt;
    const char *name;
    js_add_text(o, object, "ruleset", rv_ruleset_name(rs));
    js_add_text(o, object, "title", rv_ruleset_title(rs));
    js_add_text(o, object, "edition", rv_ruleset_edition(rs));
    list = js_add_array(o, object, "options");
    for (int i = 0; i < rv_ruleset_options(rs); i++) {
        rv_ruleset_option(rs, i, &opt);
        js_push(o, list, option_json(o, &opt));
    }
    list = js_add_array(o, object, "scripts");
    for (int i = 0; (name = rv_library_script_at(library, i)); i++)
        js_push(o, list, js_text(name));
    list = js_add_array(o, object, "rules");
    for (int i = 0; i < rv_ruleset_rules(rs); i++)
        js_push(o, list, rule_json(o, rv_ruleset_rule(rs, i)));
    js_line(o, object);
}

static void rules_tsv(out *o, const rv_ruleset *rs) {
    for (int i = 0; i < rv_ruleset_rules(rs); i++) {
        const rv_rule *rule = rv_ruleset_rule(rs, i);
        out_printf(o, "%s\t", rule->id);
        out_field(o, rule->section);
        out_printf(o, "\t%s\t", rule->standing);
        out_field(o, rule->title);
        out_put(o, "\n");
    }
}

rv_status cmd_rules(run *r) {
    if (!r->args->operands.n)
        return list_rulesets(r);
    const rv_ruleset *rs = find_ruleset(r, r->args->operands.s[0]);
    if (!rs)
        return RV_UNREADABLE;
    if (r->args->form == JSON)
        rules_json(r->out, r->library, rs);
    else if (r->args->form == TSV)
        rules_tsv(r->out, rs);
    else
        rules_text(r->out, r->library, rs);
    return RV_FINE;
}
