/* score: prints the score, itemised. */
#include "text/text.h"

/* Says which score this is, so that a score in the middle of a game is not taken for the result. */
static void put_title(out *o, const rv_report *p) {
    /* Whether a position that could be read in part has got points for what could be read. */
    bool partly = report_partly(p) && p->is_position && p->nitems &&
                  p->items[p->nitems - 1].turn == RV_NO_TURN;
    int fault = 0; /* the first turn with one */
    for (int i = 0; i < p->ndiags && !fault; i++)
        if ((p->diags[i].status == RV_AGAINST || p->diags[i].status == RV_UNREADABLE) &&
            p->diags[i].turn > 0 && p->diags[i].severity != RV_SEV_WRONG)
            fault = p->diags[i].turn;
    if (p->verdict == RV_INCONSISTENT)
        out_put(o, "score as noted in the position, which is inconsistent");
    else if (partly)
        out_put(o, "no result, but the points of what could be read");
    else if (p->verdict == RV_NOT_READ && p->is_position)
        out_put(o, "score as noted in the position, not all of which could be read");
    else if (p->finished)
        out_put(o, "final score");
    else if (p->is_position)
        out_put(o, "score of the position");
    else if (p->turns)
        out_printf(o, "score after turn %d", p->turns);
    else
        out_put(o, "score before the first turn");
    if (fault)
        out_printf(o, ", %s the %s turn %d", fault > p->turns ? "before" : "with",
                   rv_verdict_name(p->verdict), fault);
    else if (p->cut && p->turns)
        out_printf(o, ", as far as it could be read, to line %d", p->cut - 1);
    else if (!p->finished && !partly && p->to_move >= 0)
        out_printf(o, ", %s to move%s, %d tile%s to come", p->label[p->to_move], report_part(p),
                   p->stack, p->stack == 1 ? "" : "s");
    out_put(o, ": ");
    report_scores(o, p);
    out_put(o, "\n");
}

static void score_tsv(out *o, const document *d) {
    const rv_report *p = d->report;
    for (int k = 0; k < p->nitems; k++) {
        const rv_item *i = &p->items[k];
        bool final = i->turn == RV_NO_TURN;
        out_fields(o, "%s\t%d\t%s\t%s\t%s\t%s\t%s\t%d\t%d\t%s\t%s\t%s\n", d->file, d->number,
                   final ? "final" : out_format(o, "%d", i->turn),
                   i->player < 0 ? "" : p->label[i->player], rv_item_name(i->type), i->kind,
                   i->feature, i->tiles, i->points, i->rule, i->note, i->script);
    }
}

static rv_status score_document(run *r, const document *d) {
    alternatives others;
    const rv_report *p = d->report;
    bool partly = report_partly(p), wrong = partly || p->verdict == RV_INCONSISTENT;
    if ((p->verdict == RV_NOT_READ && !partly) || (wrong && r->args->form != TEXT))
        return report_failure(r, d);
    rv_status status = worse(p->status, alternatives_find(r, d, NULL, &others));
    if (r->args->form == JSON) {
        report_json(
            r, d, (rv_question){.asked = RV_ASKED_SCORE, .add = alternatives_json, .ud = &others});
        return status;
    }
    header(r, "file document turn player what kind feature tiles points rule note script");
    if (r->args->form == TSV) {
        score_tsv(r->out, d);
    } else {
        report_heading(r, d);
        score_text_turns(r, p);
        put_title(r->out, p);
        if (report_looks_finished(p)) {
            report_hint(r->out, p);
            out_put(r->out, "\n");
        }
        if (p->finished)
            score_text_winner(r->out, p);
    }
    report_diagnostics(r, d, &others);
    if (wrong)
        report_faults(r, d, false);
    return status;
}

rv_status cmd_score(run *r) {
    r->settings.partly = true;
    return run_documents(r, score_document);
}
