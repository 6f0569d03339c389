/* why: explains step by step why a turn is legal or illegal and what it scored; prints the history
 * of a cell, feature or corner. */
#include "text/text.h"
#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef struct asking {
    run *r;
    const char *file;
    const rv_text *text;
    document d;
} asking;

/* Judges the document as far as needed. */
static void judge(asking *a, int until, bool hold) {
    rv_case_until(a->r->bench, until, hold);
    const rv_report *p = a->d.report ? rv_case_judge_again(a->r->bench, a->text)
                                     : rv_case_judge(a->r->bench, a->text);
    a->d = (document){a->file, a->text->number, a->text->number == 1, p, a->text};
}

static rv_status no_turn(asking *a, int turn, int last) {
    char why[RV_WHY];
    rv_no_turn(turn, last, a->d.report->entries, why);
    return complain(a->r, RV_MISUSED, a->file, why);
}

enum { FINAL = -1, PLACE = -2 }; /* in place of a turn */

/* Answers for a turn, the end or a place; nothing is answered for a turn that the record, or --at,
 * does not reach, nor where the turns before it are illegal. */
static rv_status ask(asking *a, int turn, const char *place) {
    rv_case *bench = a->r->bench;
    int at = a->r->settings.until;
    const char *why = NULL;
    const rv_why *w;
    rv_status status;
    judge(a, turn >= 0 ? turn - 1 : at, turn == FINAL);
    const rv_report *p = a->d.report;
    int last = at != RV_NO_TURN && at < p->entries ? at : p->entries;
    if (p->verdict != RV_NOT_READ && turn >= 0 && (turn < 1 || turn > last))
        return no_turn(a, turn, last);
    if (p->verdict != RV_NOT_READ && at > p->entries)
        return no_turn(a, at, p->entries);
    if (!report_answers(p))
        return report_failure(a->r, &a->d);
    if (turn >= 0)
        w = rv_case_why_turn(bench, turn, &status, &why);
    else if (turn == FINAL)
        w = rv_case_why_final(bench, &status, &why);
    else
        w = rv_case_why_place(bench, a->text, place, &status, &why);
    if (!w)
        return complain(a->r, status, a->file, why);
    alternatives others = {.n = 0};
    rv_status tried = w->turn ? alternatives_find(a->r, &a->d, w, &others) : RV_FINE;
    if (a->r->args->form == JSON)
        report_json(a->r, &a->d,
                    (rv_question){
                        .asked = RV_ASKED_WHY, .why = w, .add = alternatives_json, .ud = &others});
    else
        why_text(a->r, &a->d, w, &others);
    return worse(w->status, tried);
}

/* The first error, or else the last turn. */
static rv_status ask_whole(asking *a) {
    judge(a, a->r->settings.until, false);
    const rv_report *p = a->d.report;
    if (p->verdict == RV_NOT_READ || p->verdict == RV_INCONSISTENT)
        return report_failure(a->r, &a->d);
    for (int i = 0; i < p->ndiags; i++)
        if (p->diags[i].status == RV_AGAINST)
            return ask(a, p->diags[i].turn ? p->diags[i].turn : FINAL, NULL);
    if (a->r->settings.until > p->entries)
        return no_turn(a, a->r->settings.until, p->entries);
    if (!p->turns)
        return complain(a->r, RV_MISUSED, a->file, "it has no turns; ask for a cell or a feature");
    return ask(a, p->turns, NULL);
}

rv_status why_document(run *r, const document *d) {
    const word_list *words = &r->args->operands;
    asking a = {.r = r, .file = d->file, .text = d->text};
    rv_status status = words->n > 1 ? RV_FINE : ask_whole(&a);
    for (int i = 1; i < words->n; i++) {
        const char *what = words->s[i];
        size_t digits = strspn(what, "0123456789");
        a.d.report = NULL; /* scripts have a separate budget for each question */
        int asked = digits && digits < 8 && !what[digits] ? atoi(what)
                    : strcasecmp(what, "final")           ? PLACE
                                                          : FINAL;
        status = worse(status, ask(&a, asked, what));
    }
    bool read = a.d.report && a.d.report->verdict != RV_NOT_READ;
    return read ? worse(status, check_accepted(r, a.d.report->entries)) : status;
}
