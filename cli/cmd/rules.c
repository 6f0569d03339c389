/* rules: lists the rules, options and scripts of a ruleset, or the rulesets; with --script shows
 * what scripts change. */
#include "cmd/editions.h"
#include "cmd/rules_check.h"
#include "report.h"
#include "text/rule_text.h"
#include "text/script_text.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* ---- its scripts --------------------------------------------------------------------------- */

/* Shows a script that records can name; if info is NULL, the script cannot be used, and *why tells
 * the reason. */
typedef void see_script(run *r, void *ud, const shown_script *s, const char *why);

static void visit_script(run *r, const rv_ruleset *rs, const char *name, see_script *see,
                         void *ud) {
    shown_script s = {.asked = name};
    const char *why = NULL;
    rv_scripts *bench = rv_scripts_new(r->library, rs);
    rv_status status = bench ? rv_scripts_add(bench, name, NULL, &s.info, &why) : RV_LIMIT_HIT;
    if (!bench || why == rv_memory_ran_out)
        r->err->error = ENOMEM;
    else if (status != RV_MISUSED) /* the script is for other rulesets */
        see(r, ud, &s, why);
    rv_scripts_free(bench);
}

/* The scripts of all rulesets that are played together, and of those that these extend. */
static void add_own_scripts(run *r, load_names *names, const rv_ruleset *rs) {
    const char *base = rv_ruleset_extends(rs);
    load_script_names_of(names, &r->path, rv_ruleset_name(rs), r->err);
    if (base && (rs = ruleset_if_any(r, base, NULL)))
        add_own_scripts(r, names, rs);
}

static void visit_scripts(run *r, const rv_ruleset *rs, see_script *see, void *ud) {
    load_names names;
    load_script_names(&names, r->library, r->err);
    add_own_scripts(r, &names, rs);
    for (int i = 0; i < names.n && !r->err->error; i++)
        visit_script(r, rs, names.s[i], see, ud);
    load_names_free(&names);
}

/* ---- text ---------------------------------------------------------------------------------- */

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
        option_put(o, &opt);
    }
}

/* A ruleset lists only the rules of one ledger, its own or that of the ruleset of which it is an
 * edition; the base ruleset of that has the other rules. */
static int listed_rules(run *r, const rv_ruleset *rs) {
    const rv_ruleset *base = rs;
    while (base && !rv_ruleset_own_rules(base)) {
        const char *name = rv_ruleset_extends(base);
        base = name ? ruleset_if_any(r, name, NULL) : NULL;
    }
    return base ? rv_ruleset_own_rules(base) : rv_ruleset_rules(rs);
}

/* The ruleset that has the rules that this ruleset does not list. */
static const char *rest_of(run *r, const rv_ruleset *rs) {
    int all = rv_ruleset_rules(rs);
    const char *base = rv_ruleset_extends(rs);
    for (; base && (rs = ruleset_if_any(r, base, NULL)); base = rv_ruleset_extends(rs))
        if (rv_ruleset_rules(rs) < all)
            break;
    return base ? base : "";
}

static void put_rules(out *o, const rv_ruleset *rs, int n) {
    const char *section = "";
    for (int i = 0; i < n; i++) {
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

static void put_script(run *r, void *ud, const shown_script *s, const char *why) {
    bool *begun = ud;
    if (!*begun)
        out_put(r->out, "\nHouse-rule scripts (--script NAME, or `scripts: [NAME]` in a record)\n");
    *begun = true;
    if (s->info)
        script_put_row(r->out, s);
    else
        script_put_broken(r->out, s->asked, why);
}

static void rules_text(run *r, const rv_ruleset *rs) {
    out *o = r->out;
    bool begun = false;
    int listed = listed_rules(r, rs);
    out_tinted(o, TINT_STRONG, rv_ruleset_title(rs));
    out_printf(o, " (%s)\n", rv_ruleset_name(rs));
    if (*rv_ruleset_edition(rs)) {
        out_words(o, 0, 0, rv_ruleset_edition(rs));
        out_put(o, "\n");
    }
    put_options(o, rs);
    visit_scripts(r, rs, put_script, &begun);
    put_rules(o, rs, listed);
    if (listed < rv_ruleset_rules(rs))
        out_printf(o, "\nWhat they leave open is as `reeve rules %s` says.", rest_of(r, rs));
    out_put(o, "\n`reeve explain ID` tells more about a rule.\n");
}

/* ---- other forms --------------------------------------------------------------------------- */

static void put_name_json(run *r, void *ud, const shown_script *s, const char *why) {
    (void)r, (void)why;
    rv_json_text(ud, NULL, s->asked);
}

static void put_script_json(run *r, void *ud, const shown_script *s, const char *why) {
    rv_json *j = ud;
    if (s->info) {
        script_json(r->out, j, s);
    } else {
        rv_json_open(j, NULL, '{');
        rv_json_text(j, "script", s->asked);
        rv_json_text(j, "problem", why);
    }
    rv_json_close(j, '}');
}

static void put_scripts_json(run *r, const rv_ruleset *rs, rv_json *j) {
    rv_json_open(j, "scripts", '[');
    visit_scripts(r, rs, put_name_json, j);
    rv_json_close(j, ']');
    rv_json_open(j, "script_info", '[');
    visit_scripts(r, rs, put_script_json, j);
    rv_json_close(j, ']');
}

static void put_rules_json(run *r, rv_json *j, const rv_ruleset *rs) {
    rv_json_open(j, "rules", '[');
    for (int i = 0, n = listed_rules(r, rs); i < n; i++) {
        rule_json(j, rv_ruleset_rule(rs, i));
        rv_json_close(j, '}');
    }
    rv_json_close(j, ']');
}

static void rules_json(run *r, const rv_ruleset *rs) {
    rv_json j = out_json(r->out);
    rv_option_info opt;
    rv_json_open(&j, NULL, '{');
    rv_json_text(&j, "ruleset", rv_ruleset_name(rs));
    rv_json_text(&j, "title", rv_ruleset_title(rs));
    rv_json_text(&j, "edition", rv_ruleset_edition(rs));
    rv_json_text(&j, "extends", rv_ruleset_extends(rs) ? rv_ruleset_extends(rs) : "");
    rv_json_open(&j, "options", '[');
    for (int i = 0; i < rv_ruleset_options(rs); i++) {
        rv_ruleset_option(rs, i, &opt);
        option_json(&j, &opt);
    }
    rv_json_close(&j, ']');
    put_scripts_json(r, rs, &j);
    put_rules_json(r, &j, rs);
    rv_json_line(&j);
}

static void rules_tsv(run *r, const rv_ruleset *rs) {
    out *o = r->out;
    header(r, "id section standing title");
    for (int i = 0, n = listed_rules(r, rs); i < n; i++) {
        const rv_rule *rule = rv_ruleset_rule(rs, i);
        out_printf(o, "%s\t", rule->id);
        out_field(o, rule->section);
        out_printf(o, "\t%s\t", rule->standing);
        out_field(o, rule->title);
        out_put(o, "\n");
    }
}

/* ---- single scripts ------------------------------------------------------------------------ */

static void show_script(run *r, const shown_script *s) {
    out *o = r->out;
    if (r->args->form == JSON) {
        rv_json j = out_json(o);
        script_json(o, &j, s);
        rv_json_line(&j);
    } else if (r->args->form == TSV) {
        header(r, "script name rulesets replaces options hooks summary notes");
        script_put_tsv(o, s);
    } else {
        out_put(o, s->nbefore ? "\n" : "");
        script_put(o, s);
    }
}

/* Whether the script was given before; a script that is given twice is used once. */
static bool is_again(const shown_script *s) {
    for (int i = 0; i < s->nbefore; i++)
        if (!strcmp(s->before[i].info->name, s->info->name))
            return true;
    return false;
}

/* `all` has room for all named scripts. */
static rv_status show_scripts(run *r, rv_scripts *bench, shown_script *all) {
    for (int i = 0, n = 0; i < r->scripts.n; i++) {
        const char *why = NULL, *name = r->args->scripts.s[i];
        all[n] = (shown_script){.asked = name, .before = all, .nbefore = n};
        rv_status status = rv_scripts_add(bench, name, &r->scripts.texts[i], &all[n].info, &why);
        if (status != RV_FINE)
            return complain(r, status == RV_MISUSED ? RV_SCRIPT_FAILED : status, NULL, why);
        if (is_again(&all[n]))
            continue;
        show_script(r, &all[n++]);
    }
    return RV_FINE;
}

static rv_status scripts_of(run *r, const rv_ruleset *rs) {
    rv_scripts *bench = rv_scripts_new(r->library, rs);
    shown_script *all = calloc((size_t)r->scripts.n, sizeof *all);
    rv_status status = bench && all ? show_scripts(r, bench, all)
                                    : complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
    rv_scripts_free(bench);
    free(all);
    return status;
}

/* ---- calls of hooks ------------------------------------------------------------------------ */

static void put_arguments(out *o, const rv_traced *t, bool commas) {
    for (int i = 0; i < t->narguments; i++) {
        out_put(o, !i ? "" : commas ? ", " : " ");
        out_clean(o, t->arguments[i]);
    }
}

static void trace_text(out *o, const rv_traced *t) {
    out_printf(o, "turn %d  %s", t->turn, t->script);
    out_put(o, t->hook ? ": " : " prints: ");
    if (t->hook) {
        out_tinted(o, TINT_STRONG, t->hook);
        out_put(o, "(");
        put_arguments(o, t, true);
        out_put(o, ") answers ");
    }
    out_clean(o, t->hook && !*t->text ? "nothing" : t->text);
    out_put(o, "\n");
}

static void trace_json(out *o, const rv_traced *t) {
    rv_json j = out_json(o);
    rv_json_open(&j, NULL, '{');
    rv_json_int(&j, "turn", t->turn);
    rv_json_text(&j, "script", t->script);
    if (t->hook) {
        rv_json_text(&j, "hook", t->hook);
        rv_json_texts(&j, "arguments", t->arguments, t->narguments);
    }
    rv_json_text(&j, t->hook ? "answer" : "printed", t->text);
    rv_json_line(&j);
}

static void trace_tsv(run *r, const rv_traced *t) {
    header(r, "turn script hook arguments answer");
    out_printf(r->out, "%d\t", t->turn);
    out_field(r->out, t->script);
    out_printf(r->out, "\t%s\t", t->hook ? t->hook : "print");
    put_arguments(r->out, t, false);
    out_put(r->out, "\t");
    out_field(r->out, t->text);
    out_put(r->out, "\n");
}

static void see_traced(void *ud, const rv_traced *t) {
    run *r = ud;
    if (r->args->form == JSON)
        trace_json(r->out, t);
    else if (r->args->form == TSV)
        trace_tsv(r, t);
    else
        trace_text(r->out, t);
}

static rv_status trace_document(run *r, const char *file, const rv_text *text) {
    const document d = {file, text->number, text->number == 1, rv_case_judge(r->bench, text), text};
    report_diagnostics(r, &d, NULL);
    return d.report->status;
}

static rv_status trace(run *r) {
    if (!r->args->scripts.n || r->args->operands.n)
        return complain(r, RV_MISUSED, NULL,
                        r->args->scripts.n
                            ? "--trace FILE judges by the rules of FILE: name no ruleset"
                            : "--trace needs --script with the house rule to trace");
    r->settings.trace = see_traced;
    r->settings.trace_ud = r;
    return run_texts(r, r->args->trace, trace_document);
}

static void rules_of(run *r, const rv_ruleset *rs) {
    if (r->args->form == JSON)
        rules_json(r, rs);
    else if (r->args->form == TSV)
        rules_tsv(r, rs);
    else
        rules_text(r, rs);
}

rv_status cmd_rules(run *r) {
    const rv_ruleset *rs = NULL;
    rv_status status = RV_FINE;
    if (r->args->trace)
        return trace(r);
    if (r->args->check)
        return rules_check(r);
    if (r->args->operands.n)
        status = find_ruleset(r, r->args->operands.s[0], &rs);
    if (status != RV_FINE)
        return status;
    if (r->args->scripts.n)
        return scripts_of(r, rs);
    if (rs)
        rules_of(r, rs);
    else
        editions_list(r);
    return RV_FINE;
}
