/* import: turns a saved game of JCloisterZone into a record. export: turns a record into one. What
 * an import gives is judged and printed like any record.
 */
#include "report.h"

typedef struct telling {
    run *r;
    const char *file;
} telling;

static void tell(void *ud, const rv_notice *n) {
    const telling *t = ud;
    out *err = t->r->err;
    out_flush(t->r->out);
    out_clean(err, n->file ? n->file : t->file);
    if (n->line)
        out_printf(err, ":%d:%d", n->line, n->column);
    out_printf(err, ": %s: ", n->refused ? "unreadable" : "note");
    if (n->turn)
        out_printf(err, "turn %d: ", n->turn);
    out_printf(err, "%s\n", n->text);
    out_flush(err);
}

static rv_question question(run *r, const document *d) {
    ruleset_at(r, 0); /* all names are known from now on */
    return (rv_question){.size = sizeof(rv_question),
                         .kind = RV_ASKED_EXPORT,
                         .tell = tell,
                         .tell_ud = RV_COPY(out_arena(r->err), (telling){r, d->file}),
                         .rulesets = (const char *const *)r->rulesets.s,
                         .nrulesets = r->rulesets.n};
}

/* Prints the record; then "game.jcz: legal, 71 turns: Anna (A) 84, Bert (B) 79", and what is wrong.
 * The lines are those of the record that is printed. */
rv_status import_document(run *r, const document *d) {
    const rv_question q = question(r, d);
    out *record = out_part(r->out);
    const rv_json to = out_json(record);
    const char *why;
    bool over;
    const rv_status status = rv_import(r->library, d->text, &q, to.put, to.ud, &over, &why);
    if (status != RV_FINE)
        return why ? status : complain(r, status, NULL, NULL);
    const rv_text text = run_text(out_text(record));
    out_raw(r->out, text.bytes.s);
    rv_settings settings = r->settings;
    settings.now = over;
    rv_case *bench = out_needed(rv_case_new(r->library, &settings));
    const rv_report *report = rv_case_judge(bench, &text);
    /* "game.yaml" of "game.jcz": as it is probably called when somebody looks there. */
    size_t n = strlen(d->file);
    bool usual = n > 4 && !strcmp(d->file + n - 4, ".jcz");
    const char *name = usual ? out_format(r->out, "%.*s.yaml", (int)(n - 4), d->file) : "(record)";
    report_diagnostics(r, &(document){name, 1, true, report, &text}, NULL);
    out_printf(r->err, "reeve: %s: %s, %d turn%s: ", d->file, rv_verdict_name(report->verdict),
               report->turns, report->turns == 1 ? "" : "s");
    report_scores(r->err, report);
    out_put(r->err, report->finished ? "\n" : "; not finished\n");
    out_flush(r->err);
    const rv_status judged = report->status;
    rv_case_free(bench);
    return worse(status, judged);
}

/* What a turn scored tells what was offered. */
rv_status export_document(run *r, const document *d) {
    if (d->report->is_position)
        return complain(r, RV_UNREADABLE, d->file,
                        "a position cannot be exported: it has no moves");
    if (!d->alone)
        return complain(r, RV_MISUSED, d->file, "a saved game is one document: export one record");
    const rv_question q = question(r, d);
    out *game = out_part(r->out);
    const rv_json to = out_json(game);
    const char *why;
    const rv_status status = rv_case_json(r->bench, &q, to.put, to.ud, &why);
    if (status == RV_FINE)
        out_json_lines(r->out, out_text(game));
    const bool told = status == RV_FINE || (why && status != RV_MISUSED);
    return told ? status : complain(r, status, d->file, why);
}
