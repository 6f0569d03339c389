/* check: prints one line for each document, and the diagnostics. */
#include "findings.h"
#include "report.h"
#include <string.h>

/* ---- text ---------------------------------------------------------------------------------- */

static void check_text(out *o, const document *d) {
    const rv_report *p = d->report;
    bool fine = p->verdict == RV_LEGAL,
         doubtful = p->verdict == RV_WRONG || p->verdict == RV_AMBIGUOUS;
    int stopped = 0; /* the turn at which judging ended early */
    report_document(o, d);
    out_put(o, ": ");
    out_tinted(o,
               fine       ? TINT_FINE
               : doubtful ? TINT_CAUTION
                          : TINT_AGAINST,
               !p->is_position || (!fine && p->verdict != RV_INCONSISTENT)
                   ? rv_verdict_name(p->verdict)
               : fine ? "position consistent"
                      : "position inconsistent");
    for (int i = 0; i < p->ndiags && !stopped; i++)
        if (p->diags[i].severity != RV_SEV_NOTE && p->diags[i].severity != RV_SEV_WRONG &&
            p->diags[i].turn > 0)
            stopped = p->diags[i].turn;
    if (p->verdict != RV_NOT_READ && p->verdict != RV_INCONSISTENT) {
        if (!report_answers(p) && stopped)
            out_printf(o, ": turn %d", stopped);
        else if (fine && !p->finished && !p->is_position)
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
    if (report_looks_finished(p)) {
        out_put(o, "; ");
        report_hint(o, p);
    }
    out_put(o, "\n");
}

/* ---- other forms --------------------------------------------------------------------------- */

/* The header has the players of the first document. */
static void check_tsv(run *r, const document *d) {
    const rv_report *p = d->report;
    out *o = r->out;
    if (header_begins(r, "file document verdict turns finished")) {
        for (int i = 0; i < p->nplayers; i++) {
            out_put(o, "\t");
            out_field(o, p->label[i]);
        }
        out_put(o, "\n");
    }
    out_field(o, d->file);
    out_printf(o, "\t%d\t%s\t%d\t%s", d->number, rv_verdict_name(p->verdict), p->turns,
               p->finished ? "yes" : "no");
    for (int i = 0; i < p->nplayers; i++)
        out_printf(o, "\t%s=%d", p->label[i], p->score[i]);
    out_put(o, "\n");
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
    if (r->args->form == TSV && !r->args->quiet)
        check_tsv(r, d);
    else if (!r->args->quiet)
        check_text(r->out, d);
    report_diagnostics(r, d, &others);
    return status;
}

/* ---- forms for other programs -------------------------------------------------------------- */

static rv_status check_finding(run *r, const document *d) {
    if (r->args->form == GNU && !r->args->quiet)
        findings_gnu(r->out, d);
    else if (!r->args->quiet)
        findings_sarif(&r->log, d);
    return d->report->status;
}

rv_status cmd_check(run *r) {
    r->settings.doubts = !r->args->quiet;
    if (r->args->form != SARIF || r->args->quiet)
        return run_documents(r, r->args->form >= GNU ? check_finding : check_document);
    out complaints; /* of all documents */
    out_open(&complaints, OUT_NOWHERE, false);
    r->complaints = &complaints;
    r->log = out_json(r->out);
    findings_sarif_begin(r, &r->log);
    rv_status status = run_documents(r, check_finding);
    findings_sarif_end(&r->log, status, out_text(&complaints));
    out_end(&complaints, r->out);
    r->complaints = NULL;
    return status;
}
