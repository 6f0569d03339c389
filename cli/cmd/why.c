/* why: explains step by step why a turn is legal or illegal and what it scored; prints the history
 * of a cell, feature or corner. Each step is a line with its answer and its rule; a count is listed
 * tile by tile.
 */
#include "report.h"
#include <stdlib.h>
#include <strings.h>

#define STEP_COLUMN 6   /* where the name of a step begins */
#define TEXT_COLUMN 18  /* and its words */
#define PLACE_COLUMN 23 /* column of the followers of a placement */
#define STORY_COLUMN 11 /* column of the words of a history, after turn and player */

/* ---- a step in words ----------------------------------------------------------------------- */

/* The words of a step from a column on, the option on which it depends, and the rule at the right
 * edge. */
static void put_words(out *o, const rv_why_step *s, int column) {
    const char *words = *s->option ? out_format(o, "%s [%s]", s->text, s->option) : s->text;
    out_tab(o, column);
    out_words_to(o, column, REPORT_RULE_COLUMN - 1, words);
    report_rule(o, s->rule);
}

/* ---- the count, tile by tile --------------------------------------------------------------- */

/* A tile and its points are kept together at the end of a line. */
static void put_unbroken(out *o, const char *s) {
    if (out_column(o) > TEXT_COLUMN && out_column(o) + out_columns(s) > OUT_WIDTH) {
        out_put(o, "\n");
        out_tab(o, TEXT_COLUMN);
        s += *s == ' ';
    }
    out_clean(o, s);
}

/* Tiles without points are left out, as most tiles of a court. */
static void put_counted(out *o, const rv_why_step *s) {
    int n = 0, sum = 0;
    RV_EACH_AT(s->counted, s->ncounted, c) {
        if (!c->points)
            continue;
        if (n == 0)
            out_tab(o, TEXT_COLUMN);
        const char *what = *c->feature ? c->feature
                           : c->start  ? out_format(o, "start space %d", c->start)
                                       : out_format(o, "%s (tile %s)", c->cell, c->tile);
        put_unbroken(o, out_format(o, "%s%s: %d", n++ ? " + " : "", what, c->points));
        sum += c->points;
    }
    if (n > 1)
        put_unbroken(o, out_format(o, " = %d", sum));
    out_put(o, n ? "\n" : "");
}

/* ---- a turn, or final scoring -------------------------------------------------------------- */

static void put_title(out *o, const rv_report *p, const rv_why *w) {
    const char *verdict = w->accepted              ? "illegal, but accepted"
                          : w->verdict == RV_WRONG ? "legal, but what was noted is wrong"
                                                   : rv_verdict_name(w->verdict);
    const char *title = w->move;
    if (w->turn == RV_NO_TURN)
        title = out_format(o, "final scoring: %s", verdict);
    else if (w->turn)
        title = out_format(o, "turn %d%s%s: %s: %s", w->turn, w->player < 0 ? "" : ", ",
                           w->player < 0 ? "" : report_player(o, p, w->player), w->move, verdict);
    out_printf(o, OUT_STRONG "%s" OUT_PLAIN "\n", title);
}

/* "score after it: Anna (W) 5 (+1), Bert (B) 0" */
static void put_score(out *o, const rv_report *p, const rv_why *w) {
    if (!w->scored)
        return;
    out_put(o, w->turn == RV_NO_TURN ? "final score: " : "score after it: ");
    for (int i = 0; i < p->nplayers; i++) {
        out_printf(o, "%s%s %d", i ? ", " : "", report_player(o, p, i), w->score[i]);
        if (w->gained[i])
            out_printf(o, " (%+d)", w->gained[i]);
    }
    int n = report_winners(o, p, w->winner, "; ");
    out_put(o, n > 1 ? " win\n" : n ? " wins\n" : "\n");
}

static void put_places(out *o, const rv_why *w) {
    if (!w->misplaced)
        return;
    if (!w->different)
        out_put(o, "instead: the tile fits nowhere and is put aside\n");
    else if (w->different == 1)
        out_put(o, "instead, the only place:\n");
    else
        out_printf(o, "instead, of %d places, the nearest:\n", w->different);
    RV_EACH_AT(w->alternatives, w->nalternatives, a) {
        if (a->again)
            continue;
        out *words = out_part(o);
        for (int k = 0; k < a->nfollowers; k++)
            out_printf(words, "%s ", a->followers[k]);
        out_put(words, a->nfollowers ? "" : "no follower ");
        report_needs(words, "(with", &a->needs, ")");
        out_tab(o, STEP_COLUMN);
        out_printf(o, "%-4s turned %3d:", a->cell, a->rotation);
        out_block(o, PLACE_COLUMN, out_text(words));
    }
}

/* ---- a story ------------------------------------------------------------------------------- */

/* The steps about the cell (0), and then about its features as they first appear: of each the steps
 * in the order of the turns. */
static void put_story(out *o, const rv_report *p, const rv_why *w) {
    for (int i = -1; i < w->nsteps; i++) {
        int about = i < 0 ? 0 : w->steps[i].about, first = 0;
        while (i >= 0 && w->steps[first].about != about)
            first++;
        if (i >= 0 && (!about || first < i))
            continue;
        if (about && !w->named)
            out_printf(o, OUT_STRONG "%s" OUT_PLAIN "\n", w->steps[i].feature);
        for (const rv_why_step *s = w->steps; s - w->steps < w->nsteps; s++) {
            if (s->about != about)
                continue;
            if (s->turn == RV_NO_TURN) /* the turn and the player, then the event */
                out_put(o, "final");
            else if (s->turn && s->player >= 0)
                out_printf(o, "%5d  %s", s->turn, p->label[s->player]);
            put_words(o, s, STORY_COLUMN);
        }
    }
}

/* A turn or final scoring: a line for each step, the count below its points, the rule at the right
 * edge; then the score, the results under other rules, and the legal placements. A history: turn by
 * turn. */
static void put_text(run *r, const document *d, const rv_why *w, const alternatives *others) {
    report_heading(r, d);
    put_title(r->out, d->report, w);
    if (!w->turn) {
        put_story(r->out, d->report, w);
        return;
    }
    RV_EACH_AT(w->steps, w->nsteps, s) {
        if (s->has_points) {
            out_printf(r->out, s->points ? "%+4d  " : "%4d  ", s->points);
        } else {
            bool no = s->answer == RV_ANSWER_NO;
            const char *answer = no ? "  no  " : s->answer == RV_ANSWER_YES ? " yes  " : "      ";
            out_tinted(r->out, no ? TINT_AGAINST : TINT_FAINT, answer);
        }
        /* "come_home" as "come home", a thing as the game calls it */
        const char *word = rv_ruleset_word(d->report->ruleset, s->step, 1);
        word = word ? word : s->step;
        out_spaced(r->out, word);
        out_put(r->out, " ");
        put_words(r->out, s, TEXT_COLUMN);
        if (s->ncounted)
            put_counted(r->out, s);
    }
    put_score(r->out, d->report, w);
    alternatives_put_why(r->out, others);
    put_places(r->out, w);
}

/* ---- the command ----------------------------------------------------------------------------- */

/* Judges the document as far as needed. */
static void judge(run *r, document *d, int until, bool hold) {
    rv_case_until(r->bench, until, hold);
    d->report = (d->report ? rv_case_judge_again : rv_case_judge)(r->bench, d->text);
}

static rv_status no_turn(run *r, const document *d, int turn, int last) {
    return complain(r, RV_MISUSED, d->file, rv_case_no_turn(r->bench, turn, last));
}

enum { FINAL = -1, PLACE = -2 }; /* in place of a turn */

/* Answers for a turn, the end or a place; nothing is answered for a turn that the record, or --at,
 * does not reach, nor where the turns before it are illegal. */
static rv_status ask_about(run *r, document *d, int turn, const char *place) {
    int at = r->settings.until;
    const char *why = NULL;
    const rv_why *w;
    rv_status status;
    judge(r, d, turn >= 0 ? turn - 1 : at, turn == FINAL);
    const rv_report *p = d->report;
    int last = at != RV_NO_TURN && at < p->entries ? at : p->entries;
    if (p->verdict != RV_NOT_READ && turn >= 0 && (turn < 1 || turn > last))
        return no_turn(r, d, turn, last);
    if (p->verdict != RV_NOT_READ && at > p->entries)
        return no_turn(r, d, at, p->entries);
    if (!report_answers(p))
        return report_failure(r, d);
    if (turn >= 0)
        w = rv_case_why_turn(r->bench, turn, &status, &why);
    else if (turn == FINAL)
        w = rv_case_why_final(r->bench, &status, &why);
    else
        w = rv_case_why_place(r->bench, d->text, place, &status, &why);
    if (!w)
        return complain(r, status, d->file, why);
    alternatives others = {.n = 0};
    rv_status tried = w->turn ? alternatives_find(r, d, w, &others) : RV_FINE;
    if (r->args->form == JSON)
        report_json(r, d, (rv_question){.kind = RV_ASKED_WHY, .why = w},
                    &(rv_json_more){alternatives_json, &others});
    else
        put_text(r, d, w, &others);
    return worse(w->status, tried);
}

/* The first error, or else the last turn. */
static rv_status ask_whole(run *r, document *d) {
    judge(r, d, r->settings.until, false);
    const rv_report *p = d->report;
    if (p->verdict == RV_NOT_READ || p->verdict == RV_INCONSISTENT)
        return report_failure(r, d);
    for (int i = 0; i < p->ndiags; i++)
        if (p->diags[i].status == RV_AGAINST)
            return ask_about(r, d, p->diags[i].turn ? p->diags[i].turn : FINAL, NULL);
    if (r->settings.until > p->entries)
        return no_turn(r, d, r->settings.until, p->entries);
    if (!p->turns)
        return complain(r, RV_MISUSED, d->file, "it has no turns; ask for a cell or a feature");
    return ask_about(r, d, p->turns, NULL);
}

rv_status why_document(run *r, const document *d) {
    const word_list *words = &r->args->operands;
    document judged = *d;
    rv_status status = words->n > 1 ? RV_FINE : ask_whole(r, &judged);
    for (int i = 1; i < words->n; i++) {
        const char *what = words->s[i];
        size_t digits = strspn(what, "0123456789");
        judged.report = NULL; /* scripts have a separate budget for each question */
        int kind = digits && digits < 8 && !what[digits] ? atoi(what)
                   : strcasecmp(what, "final")           ? PLACE
                                                         : FINAL;
        status = worse(status, ask_about(r, &judged, kind, what));
    }
    const rv_report *p = judged.report;
    return p && p->verdict != RV_NOT_READ ? worse(status, check_accepted(r, p->entries)) : status;
}
