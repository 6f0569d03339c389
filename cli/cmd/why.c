/* why: explains step by step why a turn is legal or illegal and what it scored; prints the history
 * of a cell, feature or corner. */
#include "report.h"
#include "text/why_text.h"
#include <string.h>
#include <strings.h>

/* ---- what is asked for --------------------------------------------------------------------- */

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

static rv_status tell(asking *a, const rv_why *w, rv_status status, const char *why) {
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

static rv_status no_turn(asking *a, int turn, int last) {
    char why[RV_WHY];
    rv_no_turn(turn, last, a->d.report->entries, why);
    return complain(a->r, RV_MISUSED, a->file, why);
}

/* The last turn in question: the last of the record, or --at, which may be larger. */
static int last_turn(const asking *a) {
    int at = a->r->settings.until, entries = a->d.report->entries;
    return at != RV_NO_TURN && at < entries ? at : entries;
}

/* Whether the question can be answered for the case as judged; if not, prints the reason. */
static bool can_answer(asking *a, rv_status *status) {
    const rv_report *p = a->d.report;
    *status = RV_FINE;
    if (p->verdict != RV_NOT_READ && a->r->settings.until > p->entries)
        *status = no_turn(a, a->r->settings.until, p->entries);
    else if (!report_answers(p))
        *status = report_failure(a->r, &a->d);
    return *status == RV_FINE;
}

static rv_status ask_turn(asking *a, int turn) {
    const char *why = NULL;
    rv_status status;
    judge(a, turn - 1, false);
    if (a->d.report->verdict != RV_NOT_READ && (turn < 1 || turn > last_turn(a)))
        return no_turn(a, turn, last_turn(a));
    if (!can_answer(a, &status))
        return status;
    const rv_why *w = rv_case_why_turn(a->r->bench, turn, &status, &why);
    return tell(a, w, status, why);
}

static rv_status ask_final(asking *a) {
    const char *why = NULL;
    rv_status status;
    judge(a, a->r->settings.until, true);
    if (!can_answer(a, &status))
        return status;
    const rv_why *w = rv_case_why_final(a->r->bench, &status, &why);
    return tell(a, w, status, why);
}

static rv_status ask_place(asking *a, const char *place) {
    const char *why = NULL;
    rv_status status;
    judge(a, a->r->settings.until, false);
    if (!can_answer(a, &status))
        return status;
    const rv_why *w = rv_case_why_place(a->r->bench, a->text, place, &status, &why);
    return tell(a, w, status, why);
}

/* The first error, or else the last turn. */
static rv_status ask_whole(asking *a) {
    judge(a, a->r->settings.until, false);
    const rv_report *p = a->d.report;
    if (p->verdict == RV_NOT_READ || p->verdict == RV_INCONSISTENT)
        return report_failure(a->r, &a->d);
    for (int i = 0; i < p->ndiags; i++)
        if (p->diags[i].status == RV_AGAINST)
            return p->diags[i].turn ? ask_turn(a, p->diags[i].turn) : ask_final(a);
    if (a->r->settings.until > p->entries)
        return no_turn(a, a->r->settings.until, p->entries);
    if (!p->turns)
        return complain(a->r, RV_MISUSED, a->file, "it has no turns; ask for a cell or a feature");
    return ask_turn(a, p->turns);
}

static bool is_number(const char *s, int *n) {
    size_t digits = strspn(s, "0123456789");
    *n = 0;
    for (size_t i = 0; i < digits && digits < 8; i++)
        *n = 10 * *n + s[i] - '0';
    return digits && digits < 8 && !s[digits];
}

/* Scripts have a separate budget for each question. */
static rv_status ask(asking *a, const char *what) {
    int turn;
    a->d.report = NULL;
    if (is_number(what, &turn))
        return ask_turn(a, turn);
    return strcasecmp(what, "final") ? ask_place(a, what) : ask_final(a);
}

static rv_status why_document(run *r, const char *file, const rv_text *text) {
    const word_list *words = &r->args->operands;
    asking a = {.r = r, .file = file, .text = text};
    rv_status status = words->n > 1 ? RV_FINE : ask_whole(&a);
    for (int i = 1; i < words->n; i++)
        status = worse(status, ask(&a, words->s[i]));
    bool read = a.d.report && a.d.report->verdict != RV_NOT_READ;
    return read ? worse(status, check_accepted(r, a.d.report->entries)) : status;
}

rv_status cmd_why(run *r) {
    return run_texts(r, r->args->operands.s[0], why_document);
}
