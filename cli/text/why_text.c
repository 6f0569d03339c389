/* why_text.c - the steps of an explanation in words: of a turn, of final scoring, or the story of a
 * place. Each step is a line with its answer and its rule; a count is listed tile by tile.
 */
#include "text/text.h"

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
    for (int i = 0; i < s->ncounted; i++) {
        const rv_counted *c = &s->counted[i];
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
    out_put(o, n > 1 ? " win" : n ? " wins" : "");
    out_put(o, "\n");
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
    for (int i = 0; i < w->nalternatives; i++) {
        const rv_alternative *a = &w->alternatives[i];
        if (a->again)
            continue;
        out *words = out_part(o);
        for (int k = 0; k < a->npieces; k++)
            out_printf(words, "%s ", a->pieces[k]);
        out_put(words, a->npieces ? "" : "no follower ");
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

void why_text(run *r, const document *d, const rv_why *w, const alternatives *others) {
    report_heading(r, d);
    put_title(r->out, d->report, w);
    if (!w->turn) {
        put_story(r->out, d->report, w);
        return;
    }
    for (int i = 0; i < w->nsteps; i++) {
        const rv_why_step *s = &w->steps[i];
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
