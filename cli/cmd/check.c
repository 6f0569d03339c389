/* check: prints one line for each document, and the diagnostics. */
#include "findings.h"
#include "report.h"
#include <string.h>

/* ---- text ---------------------------------------------------------------------------------- */

static void put_verdict(out *o, const rv_report *p) {
    const char *tint = p->verdict == RV_LEGAL                                 ? TINT_FINE
                       : p->verdict == RV_WRONG || p->verdict == RV_AMBIGUOUS ? TINT_CAUTION
                                                                              : TINT_AGAINST;
    if (p->is_position && (p->verdict == RV_LEGAL || p->verdict == RV_INCONSISTENT))
        out_tinted(o, tint,
                   p->verdict == RV_LEGAL ? "position consistent" : "position inconsistent");
    else
        out_tinted(o, tint, rv_verdict_name(p->verdict));
}

/* The turn at which judging ended, or 0 if it did not end early. */
static int stopped_at(const rv_report *p) {
    for (int i = 0; i < p->ndiags; i++)
        if (p->diags[i].turn > 0 && p->diags[i].severity != RV_SEV_NOTE &&
            p->diags[i].severity != RV_SEV_WRONG)
            return p->diags[i].turn;
    return 0;
}

static void put_state(out *o, const rv_report *p) {
    int stopped = stopped_at(p);
    if (!report_answers(p) && stopped > 0)
        out_printf(o, ": turn %d", stopped);
    else if (p->verdict == RV_LEGAL && !p->finished && !p->is_position)
        out_put(o, " so far");
    if (p->is_position)
        out_put(o, ": ");
    else
        out_printf(o, "%s %d turn%s, ", report_answers(p) ? ":" : "; after", p->turns,
                   p->turns == 1 ? "" : "s");
    out_put(o, p->finished ? "final score " : "score ");
    report_scores(o, p);
    if (report_answers(p) && !p->finished && p->to_move >= 0)
        out_printf(o, ", %s to move%s", p->label[p->to_move], report_part(p));
}

static void check_text(out *o, const document *d) {
    const rv_report *p = d->report;
    report_document(o, d);
    out_put(o, ": ");
    put_verdict(o, p);
    if (p->verdict != RV_NOT_READ && p->verdict != RV_INCONSISTENT)
        put_state(o, p);
    if (report_looks_finished(p)) {
        out_put(o, "; ");
        report_hint(o, p);
    }
    out_put(o, "\n");
}

/* ---- other forms --------------------------------------------------------------------------- */

static void check_tsv(out *o, const document *d) {
    const rv_report *p = d->report;
    out_field(o, d->file);
    out_printf(o, "\t%d\t%s\t%d\t%s", d->number, rv_verdict_name(p->verdict), p->turns,
               p->finished ? "yes" : "no");
    for (int i = 0; i < p->nplayers; i++)
        out_printf(o, "\t%s=%d", p->label[i], p->score[i]);
    out_put(o, "\n");
}

/* The players are those of the first document. */
static void check_header(run *r, const rv_report *p) {
    if (!header_begins(r, "file document verdict turns finished"))
        return;
    for (int i = 0; i < p->nplayers; i++) {
        out_put(r->out, "\t");
        out_field(r->out, p->label[i]);
    }
    out_put(r->out, "\n");
}

static rv_status check_document(run *r, const document *d) {
    alternatives others;
    if (r->args->form == JSON && r->args->quiet)
        return d->report->status;
    rv_status status = worse(d->report->status, alternatives_find(r, d, NULL, &others));
    if (r->args->form == JSON) {
        report_json(
            r, d, (rv_question){.asked = RV_ASKED_CHECK, .add = alternatives_json, .ud = &others});
        return status;
    }
    if (!r->args->quiet) {
        check_header(r, d->report);
        if (r->args->form == TSV)
            check_tsv(r->out, d);
        else
            check_text(r->out, d);
    }
    report_diagnostics(r, d, &others);
    return status;
}

/* ---- forms for other programs -------------------------------------------------------------- */

static rv_status check_gnu(run *r, const document *d) {
    if (!r->args->quiet)
        findings_gnu(r->out, d);
    return d->report->status;
}

static rv_status check_sarif(run *r, const document *d) {
    findings_sarif(&r->log, d);
    return d->report->status;
}

static rv_status check_log(run *r) {
    out complaints; /* of all documents */
    out_open(&complaints, OUT_NOWHERE, false);
    r->complaints = &complaints;
    r->log = out_json(r->out);
    findings_sarif_begin(r, &r->log);
    rv_status status = run_documents(r, check_sarif);
    findings_sarif_end(&r->log, status, out_text(&complaints));
    out_end(&complaints, r->out);
    r->complaints = NULL;
    return status;
}

rv_status cmd_check(run *r) {
    r->settings.doubts = !r->args->quiet;
    if (r->args->form == SARIF && !r->args->quiet)
        return check_log(r);
    return run_documents(r, r->args->form >= GNU ? check_gnu : check_document);
}
