#include "report.h"
#include <string.h>

bool report_answers(const rv_report *p) {
    return p->verdict == RV_LEGAL || p->verdict == RV_WRONG;
}

/* ---- players and scores -------------------------------------------------------------------- */

void report_document(out *o, const document *d) {
    out_clean(o, d->file);
    if (d->number > 1)
        out_printf(o, ": document %d", d->number);
}

void report_heading(run *r, const document *d) {
    if (r->shown++)
        out_put(r->out, "\n");
    if (d->alone)
        return;
    out_tint(r->out, TINT_STRONG);
    report_document(r->out, d);
    out_untint(r->out);
    out_put(r->out, ":\n");
}

void report_player(out *o, const rv_report *p, int player) {
    const char *name = p->name[player], *label = p->label[player];
    bool named = name && *name && strcmp(name, label);
    out_clean(o, named ? name : label);
    if (named)
        out_printf(o, " (%s)", label);
}

void report_scores(out *o, const rv_report *p) {
    for (int i = 0; i < p->nplayers; i++) {
        out_put(o, i ? ", " : "");
        report_player(o, p, i);
        out_printf(o, " %d", p->score[i]);
    }
}

void report_gains(out *o, const rv_report *p, const int *numbers, const bool *has) {
    const char *before = "";
    for (int i = 0; i < p->nplayers; i++)
        if (has ? has[i] : numbers[i] != 0) {
            out_printf(o, "%s%s %d", before, p->label[i], numbers[i]);
            before = ", ";
        }
    if (!*before)
        out_put(o, "nobody");
}

void report_rule(out *o, int column, const char *rule) {
    if (*rule) {
        out_spaces(o, column < REPORT_RULE_COLUMN ? REPORT_RULE_COLUMN - column : 1);
        out_tint(o, TINT_FAINT);
        out_printf(o, "%*s", REPORT_RULE_WIDTH, rule);
        out_untint(o);
    }
    out_put(o, "\n");
}

/* ---- diagnostics --------------------------------------------------------------------------- */

/* The library knows neither the file's name nor where rulesets were looked for: in what it suggests
 * to type it says FILE. */
static void put_help(out *o, const char *help, const char *file, const word_list *rules) {
    const char *at = strstr(help, " FILE");
    if (!at || (at[5] && at[5] != ' ')) {
        out_raw(o, help);
        return;
    }
    out_bytes(o, help, (size_t)(at + 1 - help));
    out_raw(o, file);
    out_raw(o, at + 5);
    for (int i = 0; i < rules->n; i++) {
        out_put(o, " --rules ");
        out_raw(o, rules->s[i]);
    }
}

static const char *severity_tint(const char *severity) {
    return !strcmp(severity, "note")                                      ? TINT_HELP
           : !strcmp(severity, "ambiguous") || !strcmp(severity, "wrong") ? TINT_CAUTION
                                                                          : TINT_AGAINST;
}

static void put_place(out *o, const rv_diag *g, const char *file) {
    out_tint(o, TINT_STRONG);
    if (g->line == 0 && g->status == RV_MISUSED) { /* the command line is wrong, not the file */
        out_put(o, "reeve:");
    } else {
        out_clean(o, file);
        out_put(o, ":");
        if (g->line > 0)
            out_printf(o, "%d:%d:", g->line, g->column);
    }
    out_untint(o);
}

static void put_diagnostic(out *o, const rv_diag *g, const char *file, const word_list *rules) {
    put_place(o, g, file);
    out_put(o, " ");
    out_tinted(o, severity_tint(g->severity), g->severity);
    out_put(o, ": ");
    out_clean(o, g->message);
    out_printf(o, " [%s%s%s%s", g->code, *g->rule ? ", " : "", g->rule, *g->option ? ", " : "");
    out_clean(o, g->option);
    out_put(o, "]\n");
    if (!*g->help)
        return;
    out help;
    out_open(&help, OUT_NOWHERE, false);
    put_help(&help, g->help, file, rules);
    out_put(o, "  ");
    out_tinted(o, TINT_HELP, "help:");
    out_put(o, " ");
    out_clean(o, out_text(&help));
    out_put(o, "\n");
    out_end(&help, o);
}

void report_diagnostics(run *r, const document *d, const alternatives *others) {
    if (d->report->ndiags)
        out_flush(r->out); /* in the order in which it happened */
    for (int i = 0; i < d->report->ndiags; i++) {
        put_diagnostic(r->err, &d->report->diags[i], d->file, &r->args->rules);
        if (others)
            alternatives_put(r->err, others, &d->report->diags[i], i);
    }
    out_flush(r->err);
}

/* ---- JSON ---------------------------------------------------------------------------------- */

json_t *report_json(run *r, const document *d) {
    json_t *object = json_object();
    js_add_text(r->out, object, "file", d->file);
    js_add_int(r->out, object, "document", d->number);
    return object;
}

void report_json_scores(out *o, json_t *object, const char *key, const rv_report *p) {
    json_t *scores = js_add_object(o, object, key);
    for (int i = 0; i < p->nplayers; i++)
        js_add_int(o, scores, p->label[i], p->score[i]);
}

void report_json_gains(out *o, json_t *object, const char *key, const rv_report *p,
                       const int *numbers, const bool *has) {
    json_t *gains = js_add_object(o, object, key);
    for (int i = 0; i < p->nplayers; i++)
        if (has ? has[i] : numbers[i] != 0)
            js_add_int(o, gains, p->label[i], numbers[i]);
}

json_t *report_json_player(const rv_report *p, int player) {
    return player < 0 ? json_null() : js_text(p->label[player]);
}

static json_t *diagnostic_json(run *r, const rv_diag *g, const char *file) {
    out *o = r->out;
    json_t *object = json_object();
    out help;
    out_open(&help, OUT_NOWHERE, false);
    put_help(&help, g->help, file, &r->args->rules);
    js_add_text(o, object, "code", g->code);
    js_add_text(o, object, "rule", g->rule);
    js_add_text(o, object, "severity", g->severity);
    js_add_int(o, object, "turn", g->turn);
    js_add_text(o, object, "player", g->player);
    js_add_int(o, object, "line", g->line);
    js_add_int(o, object, "column", g->column);
    js_add_text(o, object, "message", g->message);
    js_add_text(o, object, "help", out_text(&help));
    js_add_text(o, object, "option", g->option);
    out_end(&help, o);
    return object;
}

void report_json_diagnostics(run *r, json_t *object, const document *d) {
    json_t *list = js_add_array(r->out, object, "diagnostics");
    for (int i = 0; i < d->report->ndiags; i++)
        js_push(r->out, list, diagnostic_json(r, &d->report->diags[i], d->file));
}

rv_status report_failure(run *r, const document *d) {
    if (r->args->form != JSON) {
        report_diagnostics(r, d, NULL);
        return d->report->status;
    }
    json_t *object = report_json(r, d);
    js_add_text(r->out, object, "verdict", rv_verdict_name(d->report->verdict));
    report_json_diagnostics(r, object, d);
    js_line(r->out, object);
    return d->report->status;
}
