/* rules: lists the rules, options and scripts of a ruleset, or the rulesets; with --script shows
 * what scripts change. schema: prints a JSON Schema of records and positions, or a list of their
 * keys.
 *
 * Rulesets with the same base are a family. A family is compared: below the list of rulesets a
 * table follows for each, whose rows are the options that do not have the same default in all
 * members.
 */
#include "draw/shown.h"
#include "text/text.h"

enum {
    FAMILY = 256, /* rulesets of one, and their options; more are not compared */
    GAP = 2,      /* between two columns */
    TITLE_COLUMN = 19,
    KIND_COLUMN = 21, /* of a hook */
    WHEN_COLUMN = 28
};

/* ---- families: rulesets that extend one another ---------------------------------------------- */

/* Rulesets with the same base ruleset, and the options whose defaults differ between them. */
typedef struct family {
    const rv_ruleset *origin;
    const rv_ruleset *members[FAMILY];
    int n;
    const char *options[4 * FAMILY];
    int noptions;
} family;

/* The default of an option in a ruleset; NULL if the ruleset does not offer it. */
static const char *default_of(const rv_ruleset *rs, const char *name) {
    rv_option_info info;
    return shown_option(rs, name, &info) < 0 ? NULL : info.values[info.standard];
}

/* The ruleset that it extends; NULL if there is none. */
static const rv_ruleset *below(run *r, const rv_ruleset *rs) {
    const char *base = rv_ruleset_extends(rs);
    return base ? ruleset_if_any(r, base, NULL) : NULL;
}

/* The ruleset from which others were made, one on top of the other. */
static const rv_ruleset *origin(run *r, const rv_ruleset *rs) {
    const rv_ruleset *base = below(r, rs);
    return base ? origin(r, base) : rs;
}

/* Whether an option has another default in one ruleset than in the first, or only some offer it. */
static bool differs(const family *f, const char *name) {
    const char *a = default_of(f->members[0], name);
    for (int k = 1; k < f->n; k++) {
        const char *b = default_of(f->members[k], name);
        if (a && b ? strcmp(a, b) != 0 : a != b)
            return true;
    }
    return false;
}

/* Finds the family of a ruleset, unless the last one is the same. */
static void find_family(run *r, const rv_ruleset *rs, family *f) {
    const rv_ruleset *other, *from = rs ? origin(r, rs) : NULL;
    rv_option_info info;
    if (from && from == f->origin)
        return;
    *f = (family){.origin = from};
    for (int i = 0; rs && f->n < FAMILY && (other = next_ruleset(r, &i));)
        if (origin(r, other) == from)
            f->members[f->n++] = other;
    for (int m = 0; m < f->n; m++)
        for (int i = 0; f->noptions < 4 * FAMILY && rv_ruleset_option(f->members[m], i, &info);
             i++) {
            int k = 0;
            while (k < f->noptions && strcmp(f->options[k], info.name))
                k++;
            if (k == f->noptions && differs(f, info.name))
                f->options[f->noptions++] = info.name;
        }
}

/* ---- text ------------------------------------------------------------------------------------ */

/* What stands in a row of the table: the name of its option, or (member >= 0) what holds in a
 * member; row -1: the headings. */
static const char *cell_of(const family *f, int row, int member) {
    if (row < 0)
        return member < 0 ? "" : rv_facts(f->members[member])->name;
    const char *value =
        member < 0 ? f->options[row] : default_of(f->members[member], f->options[row]);
    return value ? value : "-";
}

static int width_of(const family *f, int member) {
    int width = 0;
    for (int row = -1; row < f->noptions; row++) {
        int columns = out_columns(cell_of(f, row, member));
        width = columns > width ? columns : width;
    }
    return width;
}

/* The table of a family, in parts as wide as the page, each with the options that its members
 * have. Headings are strong, and values other than those of the first member. */
static void put_table(out *o, const family *f) {
    for (int from = 0, n; from < f->n; from += n) {
        int width = width_of(f, -1) + GAP + width_of(f, from);
        for (n = 1; from + n < f->n; n++)
            if ((width += GAP + width_of(f, from + n)) > OUT_WIDTH)
                break;
        out_put(o, "\n");
        for (int row = -1; row < f->noptions; row++) {
            const char *cell = cell_of(f, row, -1), *usual = cell_of(f, row, 0);
            bool shown = row < 0;
            for (int m = from; m < from + n && !shown; m++)
                shown = default_of(f->members[m], f->options[row]) != NULL;
            if (!shown)
                continue;
            out_clean(o, cell);
            for (int m = from, before = -1; m < from + n; before = m++) {
                out_spaces(o, width_of(f, before) - out_columns(cell) + GAP);
                cell = cell_of(f, row, m);
                out_tinted(o, row < 0 || strcmp(cell, usual) ? TINT_STRONG : NULL, cell);
            }
            out_put(o, "\n");
        }
    }
}

/* A ruleset that cannot be read is listed with the reason. */
static void put_ruleset(run *r, const char *name, family *f) {
    const char *why = NULL;
    const rv_ruleset *rs = ruleset_if_any(r, name, &why);
    const char *title = rs ? rv_facts(rs)->title : why, *edition = rs ? rv_facts(rs)->edition : "";
    out *o = r->out;
    if (r->args->form == TEXT) {
        out_printf(o, "%s", name);
        out_block(o, TITLE_COLUMN, *edition ? out_format(o, "%s (%s)", title, edition) : title);
        return;
    }
    find_family(r, rs, f);
    out *differing = out_part(o);
    if (r->args->form == JSON)
        rv_json_put(&r->json, "{ruleset: %s, title: %s, edition: %s, extends: %s, differs: {", name,
                    title, edition, rs ? rv_ruleset_extends(rs) : "");
    for (int i = 0; i < f->noptions; i++) {
        const char *value = default_of(rs, f->options[i]);
        if (value && r->args->form == JSON)
            rv_json_put(&r->json, "%s: %s", f->options[i], value);
        else if (value)
            out_printf(differing, "%s%s=%s", differing->n ? " " : "", f->options[i], value);
    }
    if (r->args->form == JSON)
        rv_json_put(&r->json, "}}\n");
    else
        out_fields(o, "%s\t%s\t%s\n", name, title, out_text(differing));
}

static void list_rulesets(run *r) {
    const char *name;
    family f = {.n = 0};
    header(r, "name title options");
    for (int i = 0; (name = ruleset_at(r, i)); i++)
        put_ruleset(r, name, &f);
    if (r->args->form != TEXT)
        return;
    const rv_ruleset *rs;
    for (int i = 0; (rs = next_ruleset(r, &i));) {
        find_family(r, rs, &f);
        if (f.n > 1 && f.noptions && f.members[0] == rs) /* a family is printed with its first */
            put_table(r->out, &f);
    }
    out_put(r->out, "\nType `reeve rules NAME` for the rules and options of one.\n");
}

/* ---- scripts --------------------------------------------------------------------------------- */

/* The title of a rule that the script replaces, or `other`: a script for several games names rules
 * of several ledgers. */
static const char *title_of(const rv_script_info *info, const char *id, const char *other) {
    const rv_rule *rule = rv_ruleset_find_rule(info->ruleset, id);
    return rule ? rule->title : other;
}

/* The i-th note on the last of n scripts: what is doubtful about it, and then the effects that it
 * has in common with those before it. NULL after the last. */
static const char *note_at(out *o, const rv_script_info *const *all, int n, int i) {
    const rv_script_info *b = all[n - 1];
    if (i < b->ndoubts)
        return out_format(o, "line %d %s", b->doubts[i].line, b->doubts[i].what);
    i -= b->ndoubts;
    for (int s = 0; s < n - 1; s++) {
        const rv_script_info *a = all[s];
        for (int m = 0; m < b->nreplaces; m++)
            for (int k = 0; k < a->nreplaces; k++)
                if (!strcmp(a->replaces[k], b->replaces[m]) && !i--)
                    return out_format(o, "%s and %s both replace %s", a->name, b->name,
                                      b->replaces[m]);
        for (int m = 0; m < b->nhooks; m++)
            for (int k = 0; b->hooks[m].chooses && k < a->nhooks; k++)
                if (a->hooks[k].id == b->hooks[m].id && !i--)
                    return out_format(o,
                                      "%s and %s both choose in %s; two different choices end the "
                                      "judging",
                                      a->name, b->name, b->hooks[m].name);
    }
    return NULL;
}

#define ACTIONS_HEADING "\n" OUT_STRONG "Actions" OUT_PLAIN " (keys that a turn can have)\n"

/* "answer" of "answer_2". */
static int root_of(const char *key) {
    const char *end = strrchr(key, '_');
    return end && !end[1 + strspn(end + 1, "0123456789")] ? (int)(end - key) : (int)strlen(key);
}

/* Whether both say the same, by other values of an option, or as `answer` and `answer_2` do. */
static bool is_alike(const rv_house_action *a, const rv_house_action *b) {
    const int n = root_of(a->key);
    return n == root_of(b->key) && !strncmp(a->key, b->key, (size_t)n) &&
           !strcmp(a->form, b->form) && !strcmp(a->words, b->words);
}

/* "follower: {follower}  words (FE-2)"; of what is drawn the name of the bag or die. */
static void put_actions(out *o, const rv_script_info *info, int indent) {
    RV_EACH_AT(info->actions, info->nactions, a) {
        const rv_house_action *first = info->actions, *last = a;
        while (!is_alike(first, a))
            first++;
        if (first < a)
            continue;
        RV_EACH_AT(info->actions, info->nactions, b)
            last = is_alike(a, b) ? b : last;
        const bool more = strcmp(a->key, last->key);
        out_printf(o, "%*s" OUT_STRONG "%s%s%s" OUT_PLAIN ": %s", indent, "", a->key,
                   more ? " to " : "", more ? last->key : "", *a->chance ? a->chance : a->form);
        report_rule(o, a->rule);
        if (*a->words)
            out_block(o, indent + 4, a->words);
    }
}

/* The last of n scripts, in the words of the ruleset and its own. */
static void put_script(out *o, const rv_script_info *const *all, int n) {
    const rv_script_info *info = all[n - 1];
    rule_put_head(o, info->name, info->summary, "");
    rule_put_part(o, "source", info->source);
    rule_put_part(o, "rulesets",
                  out_format(o, "%s; checked for %s",
                             out_listed(o, info->rulesets, info->nrulesets, ", "),
                             rv_facts(info->ruleset)->name));
    for (int i = 0; i < info->nreplaces; i++)
        rule_put_part(o, i ? "" : "replaces",
                      out_format(o, "%s: %s", info->replaces[i],
                                 title_of(info, info->replaces[i], "a rule of another game")));
    out_printf(o, info->noptions ? "\n" OUT_STRONG "Options" OUT_PLAIN " (* = default)\n" : "");
    for (int i = 0; i < info->noptions; i++) {
        rv_option_info named = info->options[i]; /* with the name by which records set it */
        named.name = out_format(o, "%s.%s", info->name, named.name);
        option_put(o, &named);
    }
    out_printf(o, info->nactions ? ACTIONS_HEADING : "");
    put_actions(o, info, 2);
    out_printf(o, info->nhooks ? "\n" OUT_STRONG "Hooks" OUT_PLAIN "\n" : "");
    RV_EACH_AT(info->hooks, info->nhooks, h) {
        out_printf(o, "  " OUT_STRONG "%s" OUT_PLAIN, h->name);
        out_tab(o, KIND_COLUMN);
        out_printf(o, "%s", h->kind);
        out_block(o, WHEN_COLUMN, h->when);
    }
    const char *note;
    for (int i = 0; (note = note_at(o, all, n, i)); i++) {
        out_printf(o, "\n" OUT_CAUTION "note:" OUT_PLAIN);
        out_block(o, 6, note);
    }
}

static void put_script_tsv(out *o, const char *name, const rv_script_info *const *all, int n) {
    const rv_script_info *info = all[n - 1];
    const char *note;
    out_fields(o, "%s\t%s\t%s\t%s\t", name, info->name,
               out_listed(o, info->rulesets, info->nrulesets, " "),
               out_listed(o, info->replaces, info->nreplaces, " "));
    for (int i = 0; i < info->noptions; i++)
        out_printf(o, "%s%s=%s", i ? " " : "", info->options[i].name,
                   info->options[i].values[info->options[i].standard]);
    out_put(o, "\t");
    for (int i = 0; i < info->nhooks; i++)
        out_printf(o, "%s%s", i ? " " : "", info->hooks[i].name);
    out_fields(o, "\t%s\t", info->summary);
    for (int i = 0; (note = note_at(o, all, n, i)); i++)
        out_fields(o, i ? "; %s" : "%s", note);
    out_put(o, "\n");
}

/* `name`: the name or path that was given. */
static void put_script_json(run *r, const char *name, const rv_script_info *const *all, int n) {
    const rv_script_info *info = all[n - 1];
    rv_json *j = &r->json;
    rv_json_put(j, "{script: %s, name: %s, summary: %s, source: %s, ruleset: %s", name, info->name,
                info->summary, info->source, rv_facts(info->ruleset)->name);
    rv_json_texts(j, "rulesets", info->rulesets, info->nrulesets);
    rv_json_put(j, "replaces: [");
    for (int i = 0; i < info->nreplaces; i++)
        rv_json_put(j, "{id: %s, title: %s}", info->replaces[i],
                    title_of(info, info->replaces[i], ""));
    rv_json_put(j, "], options: [");
    for (int i = 0; i < info->noptions; i++)
        rv_option_put(j, &info->options[i]);
    rv_json_put(j, "], hooks: [");
    for (const rv_script_hook *h = info->hooks; h - info->hooks < info->nhooks; h++)
        rv_json_put(j, "{name: %s, kind: %s, when: %s, meaning: %s}", h->name, h->kind, h->when,
                    h->meaning);
    rv_json_put(j, "], actions: [");
    for (const rv_house_action *a = info->actions; a - info->actions < info->nactions; a++)
        rv_json_put(j, "{key: %s, form: %s, chance: %s, when: %s, after: %s, words: %s, rule: %s}",
                    a->key, a->form, a->chance, rv_moment_word(a->when), a->after, a->words,
                    a->rule);
    rv_json_put(j, "], notes: [");
    const char *note;
    for (int i = 0; (note = note_at(r->out, all, n, i)); i++)
        rv_json_put(j, "%s", note);
    rv_json_put(j, "]}");
}

/* How the scripts of a ruleset are shown: a row of the text each, their names in JSON, or what they
 * are. */
typedef enum showing { ROWS, NAMES, OBJECTS } showing;

/* A row of the text: name, replaced rules, summary; or why it cannot be used. */
static void put_script_row(out *o, const rv_ruleset *rs, const char *name,
                           const rv_script_info *info, const char *why) {
    bool always = false;
    for (int k = 0; info && rv_ruleset_script(rs, k); k++)
        always |= strcmp(rv_ruleset_script(rs, k), name) == 0;
    out_printf(o, "  " OUT_STRONG "%s" OUT_PLAIN "%s", name, always ? " (always in force)" : "");
    report_rule(o, info ? out_listed(o, info->replaces, info->nreplaces, " ") : "");
    out_block(o, 6, info ? info->summary : why);
    if (info && !always) /* they stand above */
        put_actions(o, info, 6);
}

/* The scripts that records can name, with those of all rulesets that are played together or that
 * these extend. One that cannot be used is shown with the reason. */
static void show_script_names(run *r, const rv_ruleset *rs, showing as) {
    load_names names = {0};
    bool begun = false;
    load_script_names(r, &names);
    for (const rv_ruleset *of = rs; of; of = below(r, of))
        load_script_names_of(r, &names, rv_facts(of)->name);
    for (int i = 0; i < names.n; i++) {
        const char *name = names.s[i], *why = NULL;
        const rv_script_info *info = NULL;
        rv_scripts *bench = out_needed(rv_scripts_new(r->library, rs));
        rv_status status = rv_scripts_add(bench, name, NULL, &info, &why);
        if (why == rv_memory_ran_out) {
            out_no_memory();
        } else if (status == RV_MISUSED) {
            /* it is for other rulesets */
        } else if (as == NAMES) {
            rv_json_put(&r->json, "%s", name);
        } else if (as == OBJECTS && info) {
            put_script_json(r, name, &info, 1);
        } else if (as == OBJECTS) {
            rv_json_put(&r->json, "{script: %s, problem: %s}", name, why);
        } else {
            out_put(r->out, begun
                                ? ""
                                : "\nHouse-rule scripts (--script NAME, or `scripts: [NAME]` in a "
                                  "record)\n");
            begun = true;
            put_script_row(r->out, rs, name, info, why);
        }
        rv_scripts_free(bench);
    }
    load_names_free(&names);
}

static void rules_text(run *r, const rv_ruleset *rs) {
    out *o = r->out;
    int listed = rv_listed_rules(r->library, rs), all = rv_facts(rs)->nrules;
    const char *section = "";
    out_printf(o, OUT_STRONG "%s" OUT_PLAIN " (%s)\n", rv_facts(rs)->title, rv_facts(rs)->name);
    if (*rv_facts(rs)->edition)
        out_paragraph(o, 0, rv_facts(rs)->edition);
    if (rv_ruleset_options(rs))
        out_printf(o, "\n" OUT_STRONG "Options" OUT_PLAIN
                      " (* = default; --option NAME=VALUE, or `options:` in a record)\n");
    rv_option_info opt;
    for (int i = 0; rv_ruleset_option(rs, i, &opt); i++)
        option_put(o, &opt);
    /* of those that are always in force */
    rv_scripts *bench = out_needed(rv_scripts_new(r->library, rs));
    const rv_script_info *info;
    const char *name, *why;
    bool begun = false;
    for (int i = 0; (name = rv_ruleset_script(rs, i)); i++)
        if (rv_scripts_add(bench, name, NULL, &info, &why) == RV_FINE) {
            out_printf(o, info->nactions && !begun ? ACTIONS_HEADING : "");
            begun |= info->nactions > 0;
            put_actions(o, info, 2);
        }
    rv_scripts_free(bench);
    show_script_names(r, rs, ROWS);
    for (int i = 0; i < listed; i++) {
        const rv_rule *rule = rv_ruleset_rule(rs, i);
        if (strcmp(section, rule->section))
            out_printf(o, "\n" OUT_STRONG "%s" OUT_PLAIN "\n", section = rule->section);
        out_printf(o, "  %-6s %s", rule->id, rule->standing);
        out_block(o, 23, rule->title);
    }
    if (listed < all) { /* the rest is in the nearest ruleset below that has fewer */
        const rv_ruleset *base = below(r, rs);
        while (base && rv_facts(base)->nrules >= all)
            base = below(r, base);
        out_printf(o, "\nWhat they leave open is as `reeve rules %s` says.",
                   base ? rv_facts(base)->name : "");
    }
    out_put(o, "\n`reeve explain ID` tells more about a rule.\n");
}

/* ---- other forms ----------------------------------------------------------------------------- */

/* Scripts by their names, and what they are in full. */
static void rules_json(run *r, const rv_ruleset *rs) {
    rv_ruleset_open(&r->json, rs);
    rv_json_put(&r->json, "scripts: [");
    show_script_names(r, rs, NAMES);
    rv_json_put(&r->json, "], script_info: [");
    show_script_names(r, rs, OBJECTS);
    rv_json_put(&r->json, "]");
    rv_ruleset_close(&r->json, r->library, rs);
}

/* ---- single scripts -------------------------------------------------------------------------- */

static rv_status scripts_of(run *r, const rv_ruleset *rs) {
    rv_scripts *bench = out_needed(rv_scripts_new(r->library, rs));
    const rv_script_info **all = out_room(r->out, r->args->script.n, sizeof *all);
    rv_status status = RV_FINE;
    const char *why = NULL;
    for (int i = 0, n = 0; i < r->args->script.n && status == RV_FINE; i++) {
        const char *name = r->args->script.s[i];
        bool again = false; /* a script that is given twice is used once */
        status = rv_scripts_add(bench, name, &r->scripts[i], &all[n], &why);
        for (int k = 0; k < n && status == RV_FINE; k++)
            again |= !strcmp(all[k]->name, all[n]->name);
        if (status != RV_FINE || again)
            continue;
        switch (r->args->form) {
        case JSON:
            put_script_json(r, name, all, n + 1);
            rv_json_put(&r->json, "\n");
            break;
        case TSV:
            header(r, "script name rulesets replaces options hooks summary notes");
            put_script_tsv(r->out, name, all, n + 1);
            break;
        default:
            out_put(r->out, n ? "\n" : "");
            put_script(r->out, all, n + 1);
            break;
        }
        n++;
    }
    status = status == RV_MISUSED ? RV_SCRIPT_FAILED : status;
    if (status != RV_FINE)
        complain(r, status, NULL, why);
    rv_scripts_free(bench);
    return status;
}

/* ---- calls of hooks -------------------------------------------------------------------------- */

static void see_traced(void *ud, const rv_traced *t) {
    run *r = ud;
    out *o = r->out;
    switch (r->args->form) {
    case JSON:
        rv_json_put(&r->json, "{turn: %d, script: %s, hook?: %s", t->turn, t->script, t->hook);
        if (t->hook)
            rv_json_texts(&r->json, "arguments", t->arguments, t->narguments);
        rv_json_put(&r->json, "%s: %s}\n", t->hook ? "answer" : "printed", t->text);
        break;
    case TSV:
        header(r, "turn script hook arguments answer");
        out_printf(o, "%d\t%s\t%s\t%s", t->turn, t->script, t->hook ? t->hook : "print",
                   out_listed(o, t->arguments, t->narguments, " "));
        out_fields(o, "\t%s\n", t->text);
        break;
    default:
        out_printf(o, "turn %d  %s%s", t->turn, t->script, t->hook ? ": " : " prints: ");
        if (t->hook)
            out_printf(o, OUT_STRONG "%s" OUT_PLAIN "(%s) answers ", t->hook,
                       out_listed(o, t->arguments, t->narguments, ", "));
        out_printf(o, "%s\n", t->hook && !*t->text ? "nothing" : t->text);
        break;
    }
    out_forget(o); /* a game has very many calls */
}

static rv_status trace_document(run *r, const document *d) {
    document judged = *d;
    judged.report = rv_case_judge(r->bench, d->text);
    report_diagnostics(r, &judged, NULL);
    return judged.report->status;
}

rv_status cmd_rules(run *r) {
    const args *a = r->args;
    const rv_ruleset *rs = NULL;
    if (a->trace) {
        r->settings.trace = see_traced;
        r->settings.trace_ud = r;
        return run_documents(r, a->trace, UNJUDGED, trace_document);
    }
    if (a->check)
        return rules_check(r);
    if (a->operands.n && !(rs = find_ruleset(r, a->operands.s[0])))
        return RV_UNREADABLE;
    if (a->script.n)
        return scripts_of(r, rs);
    if (!rs)
        list_rulesets(r);
    else if (a->form == JSON)
        rules_json(r, rs);
    else if (a->form == TEXT)
        rules_text(r, rs);
    else
        header(r, "id section standing title");
    for (int i = 0, n = rs && a->form == TSV ? rv_listed_rules(r->library, rs) : 0; i < n; i++) {
        const rv_rule *rule = rv_ruleset_rule(rs, i);
        out_fields(r->out, "%s\t%s\t%s\t%s\n", rule->id, rule->section, rule->standing,
                   rule->title);
    }
    return RV_FINE;
}

/* ---- schema ---------------------------------------------------------------------------------- */

/* A row for each key of the notation, those of the scripts included. */
static rv_status put_keys(run *r, const rv_ruleset *rs) {
    static const char empty[] = "reeve: 1\nrules: %s\nplayers: {A: A, B: B}\nmoves: []\n";
    const rv_text text = run_text(out_format(r->err, empty, rs ? rv_facts(rs)->name : ""));
    rv_case *bench = rs ? out_needed(rv_case_new(r->library, &r->settings)) : NULL;
    if (bench)
        rv_case_judge(bench, &text);
    header(r, "in key value needs description");
    const rv_key_info *all = bench ? rv_case_keys(bench) : rv_library_keys(r->library);
    for (const rv_key_info *k = all; k && k->key; k++)
        out_fields(r->out, "%s\t%s\t%s\t%s\t%s\n", k->in, k->key, k->shape, k->needs, k->words);
    rv_case_free(bench);
    return all ? RV_FINE : RV_LIMIT_HIT;
}

rv_status cmd_schema(run *r) {
    const rv_ruleset *rs = NULL;
    const char *text = NULL, *why = NULL;
    rv_sim *sim = NULL;
    rv_status status = RV_FINE;
    if (r->args->operands.n && !(rs = find_ruleset(r, r->args->operands.s[0])))
        return RV_UNREADABLE;
    rv_scripts *bench = out_needed(rv_scripts_new(r->library, rs));
    const rv_script_info **infos = out_room(r->out, r->args->script.n, sizeof *infos);
    for (int i = 0; i < r->args->script.n && status == RV_FINE; i++)
        status = rv_scripts_add(bench, r->args->script.s[i], &r->scripts[i], &infos[i], &why);
    const rv_ruleset *played = rs                                       ? rs
                               : status == RV_FINE && r->args->script.n ? infos[0]->ruleset
                                                                        : NULL;
    /* The actions of the scripts, and of those of the ruleset, may be keys: they must be such as
     * can be played with. */
    if (status == RV_FINE && played && (r->args->script.n || rv_ruleset_script(played, 0))) {
        sim = rv_sim_new(r->library, rv_facts(played)->name, &r->settings, 1, &why);
        status = sim ? rv_sim_status(sim) : why ? RV_SCRIPT_FAILED : RV_LIMIT_HIT;
        if (sim && status != RV_FINE)
            rv_sim_next(sim, false, &why);
    }
    if (status == RV_FINE && r->args->form == TSV)
        status = put_keys(r, played);
    else if (status == RV_FINE &&
             !(text = rv_library_schema(r->library, rs, infos, r->args->script.n)))
        status = RV_LIMIT_HIT;
    status = status == RV_MISUSED ? RV_SCRIPT_FAILED : status;
    if (status != RV_FINE)
        complain(r, status, NULL, why);
    else if (text && r->args->form == JSON)
        out_raw(r->out, text);
    else if (text)
        out_json_lines(r->out, text);
    out_put(r->out, text ? "\n" : "");
    rv_sim_free(sim);
    rv_scripts_free(bench);
    return status;
}
