/* check: prints one line for each document, and the diagnostics. score: prints the score, itemised.
 * Both get each document with its report (rv_report) and print it as text, as a table or as JSON;
 * check has forms for other programs, too: the error lines of GNU programs, and SARIF. */
#include "text/text.h"

/* ---- text ------------------------------------------------------------------------------------ */

/* The first turn with a fault, at which judging ended early; 0: none. */
static int stopped_at(const rv_report *p) {
    for (const rv_diag *g = p->diags; g - p->diags < p->ndiags; g++)
        if (g->severity != RV_SEV_NOTE && g->severity != RV_SEV_WRONG && g->turn > 0)
            return g->turn;
    return 0;
}

/* "only 3 tiles are left: --now adds final scoring", of a position that has so few left that it was
 * perhaps typed for its final score; `before` and `after` around it. */
static void put_hint(out *o, const char *before, const rv_report *p, const char *after) {
    enum { FEW_TILES = 10 };
    if (!p->is_position || p->verdict != RV_LEGAL || p->finished || p->stack > FEW_TILES)
        return;
    if (p->stack)
        out_printf(o, "%sonly %d tile%s left", before, p->stack, p->stack == 1 ? " is" : "s are");
    else
        out_printf(o, "%sno tile is left", before);
    out_printf(o, ": --now adds final scoring%s", after);
}

static void check_text(out *o, const document *d) {
    const rv_report *p = d->report;
    bool fine = p->verdict == RV_LEGAL,
         doubtful = p->verdict == RV_WRONG || p->verdict == RV_AMBIGUOUS;
    const int stopped = stopped_at(p);
    out_printf(o, "%s: ", report_document(o, d));
    out_tinted(o,
               fine       ? TINT_FINE
               : doubtful ? TINT_CAUTION
                          : TINT_AGAINST,
               !p->is_position || (!fine && p->verdict != RV_INCONSISTENT)
                   ? rv_verdict_name(p->verdict)
               : fine ? "position consistent"
                      : "position inconsistent");
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
            out_printf(o, ", %s to move%s", p->label[p->to_move], shown_part(p));
    }
    put_hint(o, "; ", p, "");
    out_put(o, "\n");
}

static rv_status check_document(run *r, const document *d) {
    alternatives others;
    if (r->args->form == JSON && r->args->quiet)
        return d->report->status;
    rv_status status = worse(d->report->status, alternatives_find(r, d, NULL, &others));
    if (r->args->form == JSON) {
        report_json(r, d, (rv_question){.kind = RV_ASKED_CHECK},
                    &(rv_json_more){alternatives_json, &others});
        return status;
    }
    const rv_report *p = d->report;
    out *o = r->out;
    if (r->args->form == TSV && !r->args->quiet) {
        /* The header has the players of the first document. */
        if (header_begins(r, "file document verdict turns finished")) {
            for (int i = 0; i < p->nplayers; i++)
                out_fields(o, "\t%s", p->label[i]);
            out_put(o, "\n");
        }
        out_fields(o, "%s\t%d\t%s\t%d\t%s", d->file, d->number, rv_verdict_name(p->verdict),
                   p->turns, p->finished ? "yes" : "no");
        for (int i = 0; i < p->nplayers; i++)
            out_printf(o, "\t%s=%d", p->label[i], p->score[i]);
        out_put(o, "\n");
    } else if (!r->args->quiet) {
        check_text(o, d);
    }
    report_diagnostics(r, d, &others);
    return status;
}

/* ---- forms for other programs ---------------------------------------------------------------- */

static bool is_note(const rv_diag *g) {
    return g->severity == RV_SEV_NOTE;
}

/* Puts the message after its level, which is the severity of a note. */
static void put_message(out *o, const rv_diag *g) {
    if (!is_note(g))
        out_printf(o, "%s: ", rv_severity_name(g->severity));
    out_clean(o, g->message);
}

/* The error lines of GNU programs, and SARIF 2.1.0, the JSON of code-review tools: a log, which is
 * one object, with the results of each document. It ends with the status of the program and what it
 * complained of besides: a file that could not be read is no result. */

/* A message in which a record wrote [words](address), which viewers would make a link. */
static const char *unlinked(out *o, const char *text) {
    out *plain = out_part(o);
    bool link = strstr(text, "](");
    while (*text) {
        size_t n = link ? strcspn(text, "[]\\") : strlen(text);
        out_printf(plain, "%.*s", (int)n, text);
        text += n;
        if (*text)
            out_printf(plain, "\\%c", *text++);
    }
    return out_text(plain);
}

static void put_result(out *o, rv_json *j, const char *file, const rv_diag *g) {
    static const char plain[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-~";
    rv_str help[4];
    out *text = out_part(o), *uri = out_part(o);
    put_message(text, g);
    if (*g->rule)
        out_printf(text, " (%s)", g->rule);
    for (int i = 0, n = *g->help ? rv_help_parts(g, file, NULL, help) : 0; i < n; i++)
        out_printf(text, "%s%.*s", i ? "" : ". ", (int)help[i].n, help[i].s);
    out_put(uri, *file == '/' ? "file://" : "");
    for (const char *p = file; *p; p++)
        if (strchr(plain, *p))
            out_printf(uri, "%c", *p);
        else
            out_printf(uri, "%%%c%c", "0123456789ABCDEF"[(unsigned char)*p >> 4],
                       "0123456789ABCDEF"[*p & 15]);
    rv_json_put(j, "{ruleId: %s, ruleIndex: %d, level: %s, message: {text: %s},", g->code, g->row,
                is_note(g) ? "note" : "error", unlinked(o, out_text(text)));
    rv_json_put(j,
                "locations: [{physicalLocation: {artifactLocation: {uri: %s},"
                "region: {startLine: %d, startColumn: %d}}}]}",
                out_text(uri), g->line > 0 ? g->line : 1, g->column > 0 ? g->column : 1);
}

static rv_status check_finding(run *r, const document *d) {
    if (r->args->quiet)
        return d->report->status;
    RV_EACH_AT(d->report->diags, d->report->ndiags, g) {
        if (g->because) /* what comes of another diagnostic is not repeated */
            continue;
        if (r->args->form == SARIF) {
            put_result(r->err, &r->json, d->file, g);
            continue;
        }
        out_file(r->out, d->file);
        out_printf(r->out, ":%d:%d: %s: ", g->line, g->column, is_note(g) ? "note" : "error");
        put_message(r->out, g);
        out_printf(r->out, " [%s%s%s]\n", g->code, *g->rule ? ", " : "", g->rule);
    }
    return d->report->status;
}

rv_status cmd_check(run *r) {
    rv_json *j = &r->json;
    out complaints = {OUT_NOWHERE}; /* of all documents, a line each */
    r->settings.doubts = !r->args->quiet;
    if (r->args->form != SARIF || r->args->quiet)
        return run_documents(r, NULL, 0, r->args->form >= GNU ? check_finding : check_document);
    r->complaints = &complaints;
    rv_json_put(j,
                "{$schema: %s, version: %s, runs: [{columnKind: %s,"
                "tool: {driver: {name: %s, version: %s, rules: [",
                "https://json.schemastore.org/sarif-2.1.0.json", "2.1.0", "unicodeCodePoints",
                "reeve", rv_version());
    for (int i = 0; i < rv_codes(); i++) { /* every code of reeve: results point into the table */
        const rv_code_info code = rv_library_code(r->library, NULL, i);
        /* The title has no pattern of a message; GitHub asks for the help. */
        rv_json_put(j, "{id: %s, shortDescription: {text: %s}, help: {text: %s}}", code.code,
                    code.explanation, *code.right ? code.right : code.explanation);
    }
    rv_json_put(j, "]}}, results: [");
    rv_status status = run_documents(r, NULL, 0, check_finding);
    rv_json_put(j,
                "], invocations: [{executionSuccessful: %i, exitCode: %d,"
                "toolExecutionNotifications: [",
                status <= RV_AGAINST, (int)status);
    for (const char *s = out_text(&complaints); *s; s += strcspn(s, "\n") + 1)
        rv_json_put(j, "{level: %s, message: {text: %s}}", "error",
                    unlinked(r->err, out_format(r->err, "%.*s", (int)strcspn(s, "\n"), s)));
    rv_json_put(j, "]}]}]}\n");
    out_free(&complaints);
    r->complaints = NULL;
    return status;
}

/* ---- score ----------------------------------------------------------------------------------- */

/* Says which score this is, so that a score in the middle of a game is not taken for the result. */
static void put_title(out *o, const rv_report *p) {
    /* Whether a position that could be read in part has got points for what could be read. */
    bool partly = report_partly(p) && p->is_position && p->nitems &&
                  p->items[p->nitems - 1].turn == RV_NO_TURN;
    const int fault = stopped_at(p);
    if (p->verdict == RV_INCONSISTENT)
        out_put(o, "cannot score yet: the board has errors; score as noted");
    else if (partly)
        out_put(o, "no result, but the points of what could be read");
    else if (p->verdict == RV_NOT_READ && p->is_position)
        out_put(o, "cannot score yet: not all could be read; score as noted");
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
        out_printf(o, ", %s to move%s, %d tile%s to come", p->label[p->to_move], shown_part(p),
                   p->stack, p->stack == 1 ? "" : "s");
    out_put(o, ": ");
    report_scores(o, p);
    out_put(o, "\n");
}

rv_status score_document(run *r, const document *d) {
    alternatives others;
    const rv_report *p = d->report;
    bool partly = report_partly(p), wrong = partly || p->verdict == RV_INCONSISTENT;
    if ((p->verdict == RV_NOT_READ && !partly) || (wrong && r->args->form != TEXT))
        return report_failure(r, d);
    rv_status status = worse(p->status, alternatives_find(r, d, NULL, &others));
    if (r->args->form == JSON) {
        report_json(r, d, (rv_question){.kind = RV_ASKED_SCORE},
                    &(rv_json_more){alternatives_json, &others});
        return status;
    }
    header(r, "file document turn player what kind feature tiles points rule note script");
    if (r->args->form == TSV) {
        for (const rv_item *i = p->items; i - p->items < p->nitems; i++)
            out_fields(r->out, "%s\t%d\t%s\t%s\t%s\t%s\t%s\t%d\t%d\t%s\t%s\t%s\n", d->file,
                       d->number,
                       i->turn == RV_NO_TURN ? "final" : out_format(r->out, "%d", i->turn),
                       i->player < 0 ? "" : p->label[i->player], rv_item_name(i->type), i->kind,
                       i->feature, i->tiles, i->points, i->rule, i->note, i->script);
    } else {
        report_heading(r, d);
        score_text_turns(r, p);
        put_title(r->out, p);
        put_hint(r->out, "", p, "\n");
        if (p->finished)
            score_text_winner(r->out, p);
    }
    report_diagnostics(r, d, &others);
    if (wrong)
        report_faults(r, d, false);
    return status;
}
