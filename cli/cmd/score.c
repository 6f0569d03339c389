/* score: prints the score, itemised. */
#include "cmd/score.h"
#include "report.h"
#include "text/item_text.h"
#include <stdio.h>
#include <string.h>

#define SCORE_WIDTH 6  /* width of a column of running scores */
#define ITEM_COLUMN 14 /* column of the text of an item */

/* ---- text ---------------------------------------------------------------------------------- */

static void put_item(run *r, const rv_report *p, const rv_item *i) {
    out *o = r->out, what;
    char points[16] = "";
    const char *player = i->player < 0 ? "-" : p->label[i->player];
    if (i->type == RV_ITEM_SCORE || i->type == RV_ITEM_NOTHING)
        snprintf(points, sizeof points, i->points ? "%+d" : "%d", i->points);
    out_printf(o, "%8s  %-2s", points, player);
    int column = 10 + (out_columns(player) > 2 ? out_columns(player) : 2);
    out_spaces(o, column < ITEM_COLUMN ? ITEM_COLUMN - column : 1);
    column = column < ITEM_COLUMN ? ITEM_COLUMN : column + 1;
    out_open(&what, OUT_NOWHERE, false);
    item_text(&what, i);
    column = out_words_to(o, column, ITEM_COLUMN, REPORT_RULE_COLUMN - 1, out_text(&what));
    out_end(&what, o);
    report_rule(o, column, i->rule);
}

static int put_items_of(run *r, const rv_report *p, int turn, int from) {
    while (from < p->nitems && p->items[from].turn == turn)
        put_item(r, p, &p->items[from++]);
    return from;
}

/* Numbers in columns at the right edge; the line has reached `column`. */
static void put_scores_right(out *o, const rv_report *p, int column, const int *scores) {
    int start = OUT_WIDTH - SCORE_WIDTH * p->nplayers;
    out_spaces(o, column < start ? start - column : 1);
    for (int i = 0; i < p->nplayers; i++)
        out_printf(o, "%*d", SCORE_WIDTH, scores[i]);
    out_put(o, "\n");
}

static void put_labels_right(out *o, const rv_report *p) {
    out_spaces(o, OUT_WIDTH - SCORE_WIDTH * p->nplayers);
    for (int i = 0; i < p->nplayers; i++)
        out_printf(o, " %*.*s", SCORE_WIDTH - 1, SCORE_WIDTH - 1, p->label[i]);
    out_put(o, "\n");
}

static void put_turn(run *r, const rv_report *p, const rv_turn_line *line) {
    const char *label = line->player < 0 ? "-" : p->label[line->player];
    int column = 3 + 2 + (out_columns(label) > 2 ? out_columns(label) : 2) + 1;
    out_tint(r->out, TINT_STRONG);
    out_printf(r->out, "%3d  %-2s ", line->turn, label);
    out_clean(r->out, line->text);
    out_untint(r->out);
    put_scores_right(r->out, p, column + out_columns(line->text), line->score);
}

/* The turns and their items are both in order of play. */
static int put_turns(run *r, const rv_report *p) {
    int item = put_items_of(r, p, 0, 0); /* items of house rules before the first turn */
    if (p->nlines)
        put_labels_right(r->out, p);
    for (int i = 0; i < p->nlines; i++) {
        put_turn(r, p, &p->lines[i]);
        item = put_items_of(r, p, p->lines[i].turn, item);
    }
    return item;
}

void score_put_last(run *r, const rv_report *p) {
    const rv_turn_line *line = &p->lines[p->nlines - 1];
    int item = 0;
    while (item < p->nitems && p->items[item].turn != line->turn)
        item++;
    put_turn(r, p, line);
    put_items_of(r, p, line->turn, item);
}

static void put_final(run *r, const rv_report *p, int item) {
    if (item < p->nitems) {
        out_tinted(r->out, TINT_STRONG, "final scoring");
        out_put(r->out, "\n");
        for (; item < p->nitems; item++)
            put_item(r, p, &p->items[item]);
    }
}

static void put_winner(out *o, const rv_report *p) {
    int winners = 0, told = 0;
    for (int i = 0; i < p->nplayers; i++)
        winners += p->winner[i];
    for (int i = 0; i < p->nplayers; i++)
        if (p->winner[i]) {
            out_put(o, !told ? "" : told == winners - 1 ? " and " : ", ");
            report_player(o, p, i);
            told++;
        }
    if (winners)
        out_put(o, winners > 1 ? " share the victory\n" : " wins\n");
    else
        out_put(o, "nobody wins\n");
}

void score_put_end(run *r, const rv_report *p) {
    int item = p->nitems;
    while (item > 0 && p->items[item - 1].turn == RV_NO_TURN)
        item--;
    put_final(r, p, item);
    put_winner(r->out, p);
}

static int first_fault(const rv_report *p) {
    for (int i = 0; i < p->ndiags; i++)
        if ((p->diags[i].status == RV_AGAINST || p->diags[i].status == RV_UNREADABLE) &&
            p->diags[i].turn > 0 && p->diags[i].severity != RV_SEV_WRONG)
            return p->diags[i].turn;
    return 0;
}

/* Says which score this is, so that a score in the middle of a game is not taken for the result. */
static void put_title(out *o, const rv_report *p) {
    int fault = first_fault(p);
    if (p->verdict == RV_INCONSISTENT)
        out_put(o, "score as noted in the wrong position");
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
    if (fault && fault > p->turns)
        out_printf(o, ", before the %s turn %d", rv_verdict_name(p->verdict), fault);
    else if (fault)
        out_printf(o, ", with the %s turn %d", rv_verdict_name(p->verdict), fault);
    else if (!p->finished && p->to_move >= 0)
        out_printf(o, ", %s to move, %d tile%s to come", p->label[p->to_move], p->stack,
                   p->stack == 1 ? "" : "s");
    out_put(o, ": ");
    report_scores(o, p);
    out_put(o, "\n");
}

static void score_text(run *r, const document *d) {
    const rv_report *p = d->report;
    report_heading(r, d);
    put_final(r, p, put_turns(r, p));
    put_title(r->out, p);
    if (report_looks_finished(p)) {
        report_hint(r->out, p);
        out_put(r->out, "\n");
    }
    if (p->finished)
        put_winner(r->out, p);
}

/* ---- tab-separated ------------------------------------------------------------------------- */

static void score_tsv(out *o, const document *d) {
    const rv_report *p = d->report;
    for (int k = 0; k < p->nitems; k++) {
        const rv_item *i = &p->items[k];
        out_field(o, d->file);
        out_printf(o, "\t%d\t", d->number);
        if (i->turn == RV_NO_TURN)
            out_put(o, "final");
        else
            out_printf(o, "%d", i->turn);
        out_printf(o, "\t%s\t%s\t%s\t%s\t%d\t%d\t%s\t", i->player < 0 ? "" : p->label[i->player],
                   rv_item_name(i->type), i->kind, i->feature, i->tiles, i->points, i->rule);
        out_field(o, i->note);
        out_printf(o, "\t%s\n", i->script);
    }
}

static rv_status score_document(run *r, const document *d) {
    alternatives others;
    bool partly = report_partly(d->report), wrong = partly || d->report->verdict == RV_INCONSISTENT;
    if ((d->report->verdict == RV_NOT_READ && !partly) || (wrong && r->args->form != TEXT))
        return report_failure(r, d);
    rv_status status = worse(d->report->status, alternatives_find(r, d, NULL, &others));
    if (r->args->form == JSON) {
        report_json(
            r, d, (rv_question){.asked = RV_ASKED_SCORE, .add = alternatives_json, .ud = &others});
        return status;
    }
    header(r, "file document turn player what kind feature tiles points rule note script");
    if (r->args->form == TSV)
        score_tsv(r->out, d);
    else
        score_text(r, d);
    report_diagnostics(r, d, &others);
    if (wrong)
        report_faults(r, d, false);
    return status;
}

rv_status cmd_score(run *r) {
    r->settings.partly = true;
    return run_documents(r, score_document);
}
