/* rules: lists the rules, options and scripts of a ruleset, or the rulesets; with --script shows
 * what scripts change.
 *
 * Rulesets with the same base are a family. A family is compared: below the list of rulesets a
 * table follows for each, whose rows are the options that do not have the same default in all
 * members.
 */
#include "text/text.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    FAMILY = 64, /* rulesets of one, and their options; more are not compared */
    GAP = 2,     /* between two columns */
    TITLE_COLUMN = 19
};

/* ---- families: rulesets that extend one another ---------------------------------------------- */

/* Rulesets with the same base ruleset, and the options whose defaults differ between them. */
typedef struct family {
    const rv_ruleset *members[FAMILY];
    int n;
    const char *options[FAMILY];
    int noptions;
} family;

/* The default of an option in a ruleset; NULL if the ruleset does not offer it. */
static const char *default_of(const rv_ruleset *rs, const char *name) {
    rv_option_info info;
    for (int i = 0; i < rv_ruleset_options(rs); i++) {
        rv_ruleset_option(rs, i, &info);
        if (!strcmp(info.name, name))
            return info.values[info.standard];
    }
    return NULL;
}

static bool alike(const char *a, const char *b) {
    return a && b ? !strcmp(a, b) : a == b;
}

/* The ruleset from which others were made, one on top of the other. */
static const rv_ruleset *origin(run *r, const rv_ruleset *rs) {
    const char *base = rv_ruleset_extends(rs);
    const rv_ruleset *below = base ? ruleset_if_any(r, base, NULL) : NULL;
    return below ? origin(r, below) : rs;
}

static family family_of(run *r, const rv_ruleset *rs) {
    family f = {.n = 0};
    const char *name;
    for (int i = 0; (name = ruleset_at(r, i)) && f.n < FAMILY; i++) {
        const rv_ruleset *other = ruleset_if_any(r, name, NULL);
        if (other && origin(r, other) == origin(r, rs))
            f.members[f.n++] = other;
    }
    for (int m = 0; m < f.n; m++)
        for (int i = 0; i < rv_ruleset_options(f.members[m]) && f.noptions < FAMILY; i++) {
            rv_option_info info;
            bool has = false, differs = false;
            rv_ruleset_option(f.members[m], i, &info);
            for (int k = 0; k < f.noptions; k++)
                has |= !strcmp(f.options[k], info.name);
            for (int k = 1; k < f.n && !has; k++)
                differs |= !alike(default_of(f.members[0], info.name),
                                  default_of(f.members[k], info.name));
            if (differs)
                f.options[f.noptions++] = info.name;
        }
    return f;
}

/* ---- text ------------------------------------------------------------------------------------ */

/* The width of a column: of the names of the options, or (member >= 0) of a member. */
static int width_of(const family *f, int member) {
    int width = member < 0 ? 0 : out_columns(rv_ruleset_name(f->members[member]));
    for (int i = 0; i < f->noptions; i++) {
        const char *value =
            member < 0 ? f->options[i] : default_of(f->members[member], f->options[i]);
        int columns = out_columns(value ? value : "-");
        width = columns > width ? columns : width;
    }
    return width;
}

/* A text in a column, after the spaces that fill the column before. */
static void put_cell(out *o, const char *tint, const char *text, int width, int *fill) {
    out_spaces(o, *fill);
    if (tint)
        out_tinted(o, tint, text);
    else
        out_clean(o, text);
    *fill = width - out_columns(text) + GAP;
}

/* The table of a family, in parts as wide as the page. Values other than those of the first member
 * are strong. */
static void put_table(out *o, const family *f) {
    for (int from = 0, n; from < f->n; from += n) {
        int fill = width_of(f, -1) + GAP;
        n = 1;
        for (int width = fill + width_of(f, from); from + n < f->n; n++)
            if ((width += GAP + width_of(f, from + n)) > OUT_WIDTH)
                break;
        out_put(o, "\n");
        for (int m = from; m < from + n; m++)
            put_cell(o, TINT_STRONG, rv_ruleset_name(f->members[m]), width_of(f, m), &fill);
        out_put(o, "\n");
        for (int i = 0; i < f->noptions; i++) {
            const char *usual = default_of(f->members[0], f->options[i]);
            fill = 0;
            put_cell(o, NULL, f->options[i], width_of(f, -1), &fill);
            for (int m = from; m < from + n; m++) {
                const char *value = default_of(f->members[m], f->options[i]);
                put_cell(o, alike(value, usual) ? NULL : TINT_STRONG, value ? value : "-",
                         width_of(f, m), &fill);
            }
            out_put(o, "\n");
        }
    }
}

/* A ruleset that cannot be read is listed with the reason. */
static void put_ruleset(run *r, const char *name) {
    const char *why = NULL, *before = "";
    const rv_ruleset *rs = ruleset_if_any(r, name, &why);
    const char *title = rs ? rv_ruleset_title(rs) : why,
               *edition = rs ? rv_ruleset_edition(rs) : "";
    out *o = r->out;
    rv_json j = out_json(o);
    family f = {.n = 0};
    if (r->args->form == TEXT) {
        out_printf(o, "%-*s ", TITLE_COLUMN - 1, name);
        out_words(o, TITLE_COLUMN, TITLE_COLUMN,
                  *edition ? out_format(o, "%s (%s)", title, edition) : title);
        out_put(o, "\n");
        return;
    }
    if (rs)
        f = family_of(r, rs);
    if (r->args->form == JSON) {
        rv_json_put(&j, "{ruleset: %s, title: %s, edition: %s, extends: %s, differs: {", name,
                    title, edition, rs ? rv_ruleset_extends(rs) : "");
    } else {
        out_fields(o, "%s\t%s\t", name, title);
    }
    for (int i = 0; i < f.noptions; i++) {
        const char *value = default_of(rs, f.options[i]);
        if (value && r->args->form == JSON) {
            rv_json_text(&j, f.options[i], value);
        } else if (value) {
            out_printf(o, "%s%s=%s", before, f.options[i], value);
            before = " ";
        }
    }
    if (r->args->form == JSON)
        rv_json_put(&j, "}}\n");
    else
        out_put(o, "\n");
}

static void list_rulesets(run *r) {
    const char *name;
    header(r, "name title options");
    for (int i = 0; (name = ruleset_at(r, i)); i++)
        put_ruleset(r, name);
    if (r->args->form != TEXT)
        return;
    for (int i = 0; (name = ruleset_at(r, i)); i++) {
        const rv_ruleset *rs = ruleset_if_any(r, name, NULL);
        family f = {.n = 0};
        if (rs)
            f = family_of(r, rs);
        if (f.n > 1 && f.noptions && f.members[0] == rs) /* a family is printed with its first */
            put_table(r->out, &f);
    }
    out_put(r->out, "\n`reeve rules NAME` shows the rules and options of one.\n");
}

/* ---- its scripts ----------------------------------------------------------------------------- */

/* How the scripts of a ruleset are shown: a row of the text each, their names in JSON, or what they
 * are. */
typedef struct showing {
    enum { ROWS, NAMES, OBJECTS } as;
    rv_json *j;
    bool begun; /* the text */
} showing;

/* A script that records can name; if info is NULL, it cannot be used, and `why` tells the reason.
 */
static void show_named(run *r, const shown_script *s, const char *why, showing *how) {
    switch (how->as) {
    case ROWS:
        if (!how->begun)
            out_put(r->out,
                    "\nHouse-rule scripts (--script NAME, or `scripts: [NAME]` in a record)\n");
        how->begun = true;
        if (s->info)
            script_put_row(r->out, s);
        else
            script_put_broken(r->out, s->asked, why);
        break;
    case NAMES: rv_json_text(how->j, NULL, s->asked); break;
    case OBJECTS:
        if (s->info)
            script_json(r->out, how->j, s);
        else
            rv_json_put(how->j, "{script: %s, problem: %s", s->asked, why);
        rv_json_put(how->j, "}");
        break;
    }
}

/* The scripts of all rulesets that are played together, and of those that these extend. */
static void add_own_scripts(run *r, load_names *names, const rv_ruleset *rs) {
    const char *base = rv_ruleset_extends(rs);
    load_script_names_of(names, &r->path, rv_ruleset_name(rs), r->err);
    if (base && (rs = ruleset_if_any(r, base, NULL)))
        add_own_scripts(r, names, rs);
}

/* A script that cannot be used is shown with the reason. */
static void show_script_names(run *r, const rv_ruleset *rs, showing *how) {
    load_names names;
    load_script_names(&names, r->library, r->err);
    add_own_scripts(r, &names, rs);
    for (int i = 0; i < names.n && !r->err->error; i++) {
        shown_script s = {.asked = names.s[i]};
        const char *why = NULL;
        rv_scripts *bench = rv_scripts_new(r->library, rs);
        rv_status status =
            bench ? rv_scripts_add(bench, s.asked, NULL, &s.info, &why) : RV_LIMIT_HIT;
        if (!bench || why == rv_memory_ran_out)
            r->err->error = ENOMEM;
        else if (status != RV_MISUSED) /* otherwise it is for other rulesets */
            show_named(r, &s, why, how);
        rv_scripts_free(bench);
    }
    load_names_free(&names);
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

static void rules_text(run *r, const rv_ruleset *rs) {
    out *o = r->out;
    int listed = listed_rules(r, rs), all = rv_ruleset_rules(rs);
    const char *section = "";
    out_tinted(o, TINT_STRONG, rv_ruleset_title(rs));
    out_printf(o, " (%s)\n", rv_ruleset_name(rs));
    if (*rv_ruleset_edition(rs)) {
        out_words(o, 0, 0, rv_ruleset_edition(rs));
        out_put(o, "\n");
    }
    if (rv_ruleset_options(rs)) {
        out_put(o, "\n");
        out_tinted(o, TINT_STRONG, "Options");
        out_put(o, " (* what holds if nothing is said)\n");
    }
    for (int i = 0; i < rv_ruleset_options(rs); i++) {
        rv_option_info opt;
        rv_ruleset_option(rs, i, &opt);
        option_put(o, &opt);
    }
    show_script_names(r, rs, &(showing){.as = ROWS});
    for (int i = 0; i < listed; i++) {
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
    if (listed < all) { /* the rest is in the nearest ruleset below that has fewer */
        const char *base = rv_ruleset_extends(rs);
        const rv_ruleset *below;
        while (base && (below = ruleset_if_any(r, base, NULL)) && rv_ruleset_rules(below) >= all)
            base = rv_ruleset_extends(below);
        out_printf(o, "\nWhat they leave open is as `reeve rules %s` says.", base ? base : "");
    }
    out_put(o, "\n`reeve explain ID` tells more about a rule.\n");
}

/* ---- other forms ----------------------------------------------------------------------------- */

static void rules_json(run *r, const rv_ruleset *rs) {
    rv_json j = out_json(r->out);
    rv_option_info opt;
    rv_json_put(&j, "{ruleset: %s, title: %s, edition: %s, extends: %s, options: [",
                rv_ruleset_name(rs), rv_ruleset_title(rs), rv_ruleset_edition(rs),
                rv_ruleset_extends(rs));
    for (int i = 0; i < rv_ruleset_options(rs); i++) {
        rv_ruleset_option(rs, i, &opt);
        option_json(&j, &opt);
    }
    rv_json_put(&j, "], scripts: [");
    show_script_names(r, rs, &(showing){.as = NAMES, .j = &j});
    rv_json_put(&j, "], script_info: [");
    show_script_names(r, rs, &(showing){.as = OBJECTS, .j = &j});
    rv_json_put(&j, "], rules: [");
    for (int i = 0, n = listed_rules(r, rs); i < n; i++) {
        rule_json(&j, rv_ruleset_rule(rs, i));
        rv_json_put(&j, "}");
    }
    rv_json_put(&j, "]}\n");
}

static void rules_tsv(run *r, const rv_ruleset *rs) {
    out *o = r->out;
    header(r, "id section standing title");
    for (int i = 0, n = listed_rules(r, rs); i < n; i++) {
        const rv_rule *rule = rv_ruleset_rule(rs, i);
        out_fields(o, "%s\t%s\t%s\t%s\n", rule->id, rule->section, rule->standing, rule->title);
    }
}

/* ---- single scripts -------------------------------------------------------------------------- */

static void show_script(run *r, const shown_script *s) {
    out *o = r->out;
    if (r->args->form == JSON) {
        rv_json j = out_json(o);
        script_json(o, &j, s);
        rv_json_put(&j, "}\n");
    } else if (r->args->form == TSV) {
        header(r, "script name rulesets replaces options hooks summary notes");
        script_put_tsv(o, s);
    } else {
        out_put(o, s->nbefore ? "\n" : "");
        script_put(o, s);
    }
}

static rv_status scripts_of(run *r, const rv_ruleset *rs) {
    rv_scripts *bench = rv_scripts_new(r->library, rs);
    shown_script *all = calloc((size_t)r->scripts.n, sizeof *all);
    rv_status status = bench && all ? RV_FINE : RV_LIMIT_HIT;
    const char *why = NULL;
    for (int i = 0, n = 0; i < r->scripts.n && status == RV_FINE; i++) {
        const char *name = r->args->scripts.s[i];
        bool again = false; /* a script that is given twice is used once */
        all[n] = (shown_script){.asked = name, .before = all, .nbefore = n};
        status = rv_scripts_add(bench, name, &r->scripts.texts[i], &all[n].info, &why);
        for (int k = 0; k < n && status == RV_FINE; k++)
            again |= !strcmp(all[k].info->name, all[n].info->name);
        if (status == RV_FINE && !again)
            show_script(r, &all[n++]);
    }
    status = status == RV_MISUSED ? RV_SCRIPT_FAILED : status;
    if (status != RV_FINE)
        complain(r, status, NULL, why);
    rv_scripts_free(bench);
    free(all);
    return status;
}

/* ---- calls of hooks -------------------------------------------------------------------------- */

static void put_arguments(out *o, const rv_traced *t, bool commas) {
    for (int i = 0; i < t->narguments; i++) {
        out_put(o, !i ? "" : commas ? ", " : " ");
        out_clean(o, t->arguments[i]);
    }
}

static void see_traced(void *ud, const rv_traced *t) {
    run *r = ud;
    out *o = r->out;
    rv_json j = out_json(o);
    switch (r->args->form) {
    case JSON:
        rv_json_put(&j, "{turn: %d, script: %s, hook?: %s", t->turn, t->script, t->hook);
        if (t->hook)
            rv_json_texts(&j, "arguments", t->arguments, t->narguments);
        rv_json_text(&j, t->hook ? "answer" : "printed", t->text);
        rv_json_put(&j, "}\n");
        break;
    case TSV:
        header(r, "turn script hook arguments answer");
        out_fields(o, "%d\t%s\t%s\t", t->turn, t->script, t->hook ? t->hook : "print");
        put_arguments(o, t, false);
        out_fields(o, "\t%s\n", t->text);
        break;
    default:
        out_printf(o, "turn %d  %s%s", t->turn, t->script, t->hook ? ": " : " prints: ");
        if (t->hook) {
            out_tinted(o, TINT_STRONG, t->hook);
            out_put(o, "(");
            put_arguments(o, t, true);
            out_put(o, ") answers ");
        }
        out_printf(o, "%s\n", t->hook && !*t->text ? "nothing" : t->text);
        break;
    }
}

static rv_status trace_document(run *r, const char *file, const rv_text *text) {
    const document d = {file, text->number, text->number == 1, rv_case_judge(r->bench, text), text};
    report_diagnostics(r, &d, NULL);
    return d.report->status;
}

rv_status cmd_rules(run *r) {
    const args *a = r->args;
    const rv_ruleset *rs = NULL;
    rv_status status = RV_FINE;
    if (a->trace) {
        if (!a->scripts.n || a->operands.n)
            return complain(r, RV_MISUSED, NULL,
                            a->scripts.n
                                ? "--trace FILE judges by the rules of FILE: name no ruleset"
                                : "--trace needs --script with the house rule to trace");
        r->settings.trace = see_traced;
        r->settings.trace_ud = r;
        return run_texts(r, a->trace, trace_document);
    }
    if (a->check)
        return rules_check(r);
    if (a->operands.n)
        status = find_ruleset(r, a->operands.s[0], &rs);
    if (status != RV_FINE)
        return status;
    if (a->scripts.n)
        return scripts_of(r, rs);
    if (!rs)
        list_rulesets(r);
    else if (a->form == JSON)
        rules_json(r, rs);
    else if (a->form == TSV)
        rules_tsv(r, rs);
    else
        rules_text(r, rs);
    return RV_FINE;
}
