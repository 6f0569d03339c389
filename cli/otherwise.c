#include "otherwise.h"
#include "report.h"
#include <string.h>

/* ---- finding them --------------------------------------------------------------------------- */

static bool does_stand(const rv_why *w) {
    return w->verdict == RV_LEGAL || w->verdict == RV_WRONG || w->accepted;
}

static bool is(const char *a, const char *b) {
    return a && !strcmp(a, b);
}

/* Whether a rule forbids the turn, or the turn uses something that does not exist: a tile that
 * another edition lacks, or a large follower in a game without them. */
static bool by_rule(const rv_report *p, int turn, const alternative *by) {
    for (int i = 0; i < p->ndiags; i++) {
        const rv_diag *g = &p->diags[i];
        bool missing = is(g->code, "tile-used") ||
                       (is(g->code, "no-follower") && is(by->option, "large_follower"));
        if (g->turn == turn && g->status == RV_AGAINST)
            return !missing;
    }
    return false;
}

/* If the case was judged as far as the question, stores the result. */
static bool reached(const rv_why *w, const rv_report *p, otherwise *o) {
    bool final = w->turn == RV_NO_TURN;
    o->stands = p->verdict == RV_LEGAL || p->verdict == RV_WRONG;
    if (final || !o->stands)
        return final ? o->stands : p->turns == w->turn - 1 && by_rule(p, w->turn, &o->by);
    for (int i = 0; i < p->nplayers; i++) {
        int before = p->nlines > 1 ? p->lines[p->nlines - 2].score[i] : w->score[i] - w->gained[i];
        o->gained[i] = p->score[i] - before;
    }
    return p->turns == w->turn;
}

static bool differs(const rv_why *w, const rv_report *p, const otherwise *o) {
    if (o->stands != does_stand(w))
        return true;
    if (!o->stands || !w->scored)
        return false;
    bool final = w->turn == RV_NO_TURN;
    for (int i = 0; i < p->nplayers; i++)
        if (final ? o->by.score[i] != w->score[i] || p->winner[i] != w->winner[i]
                  : o->gained[i] != w->gained[i])
            return true;
    return false;
}

static void look_at(void *ud, const rv_report *p, alternative *a) {
    otherwises *found = ud;
    otherwise *o = &found->list[found->n];
    *o = (otherwise){.by = *a};
    memcpy(o->winner, p->winner, sizeof o->winner);
    found->n += reached(found->why, p, o) && differs(found->why, p, o);
}

rv_status otherwise_find(run *r, const document *d, const rv_why *w, otherwises *found) {
    rv_settings settings = r->settings;
    found->own = d->report;
    found->why = w;
    found->n = 0;
    if (w->turn == RV_NO_TURN)
        settings.now = true;
    else
        settings.until = w->turn;
    return alternatives_try(r, d, &settings, look_at, found);
}

/* ---- telling them ---------------------------------------------------------------------------- */

static bool agree(const rv_why *w, const otherwise *a, const otherwise *b, int nplayers) {
    size_t n = (size_t)nplayers;
    if (a->stands != b->stands || !a->stands)
        return a->stands == b->stands;
    if (w->turn != RV_NO_TURN)
        return !memcmp(a->gained, b->gained, n * sizeof *a->gained);
    return !memcmp(a->by.score, b->by.score, n * sizeof *a->by.score) &&
           !memcmp(a->winner, b->winner, n * sizeof *a->winner);
}

static bool told(const rv_why *w, const rv_report *p, const otherwises *all, int at) {
    for (int k = 0; k < at; k++)
        if (agree(w, &all->list[k], &all->list[at], p->nplayers))
            return true;
    return false;
}

static void put_winners(out *o, const rv_report *p, const rv_why *w, const otherwise *a) {
    int n = 0;
    if (w->turn != RV_NO_TURN || !memcmp(a->winner, w->winner, sizeof a->winner))
        return;
    for (int i = 0; i < p->nplayers; i++)
        if (a->winner[i]) {
            out_put(o, n++ ? " and " : "; ");
            report_player(o, p, i);
        }
    out_put(o, n > 1 ? " win" : n ? " wins" : "; nobody wins");
}

static void put_outcome(out *o, const rv_report *p, const rv_why *w, const otherwise *a) {
    bool scored = a->stands && w->scored;
    if (!scored)
        out_put(o, a->stands ? "legal" : "illegal");
    for (int i = 0; i < p->nplayers && scored; i++) {
        out_put(o, i ? ", " : "");
        report_player(o, p, i);
        if (w->turn == RV_NO_TURN)
            out_printf(o, " %d", a->by.score[i]);
        else
            out_printf(o, " %+d", a->gained[i]);
    }
    if (scored)
        put_winners(o, p, w, a);
}

void otherwise_put(out *o, const rv_report *p, const rv_why *w, const otherwises *all) {
    for (int i = 0; i < all->n; i++) {
        if (told(w, p, all, i))
            continue;
        out line;
        out_open(&line, OUT_NOWHERE, false);
        for (int k = i; k < all->n; k++)
            if (agree(w, &all->list[i], &all->list[k], p->nplayers)) {
                out_put(&line, k == i ? "" : ", or ");
                alternative_put(&line, &all->list[k].by);
            }
        out_put(&line, ": ");
        put_outcome(&line, p, w, &all->list[i]);
        out_words(o, 0, 2, out_text(&line));
        out_put(o, "\n");
        out_end(&line, o);
    }
}

static void put_numbers(rv_json *j, const char *key, const rv_report *p, const int *numbers) {
    rv_json_open(j, key, '{');
    for (int i = 0; i < p->nplayers; i++)
        rv_json_int(j, p->label[i], numbers[i]);
    rv_json_close(j, '}');
}

void otherwise_json(void *found, rv_json *j) {
    const otherwises *all = found;
    if (!all->n)
        return;
    rv_json_open(j, "otherwise", '[');
    for (int i = 0; i < all->n; i++) {
        const otherwise *a = &all->list[i];
        rv_json_open(j, NULL, '{');
        alternative_name_json(j, &a->by);
        if (a->stands && all->why->turn == RV_NO_TURN)
            put_numbers(j, "score", all->own, a->by.score);
        else if (a->stands && all->why->scored)
            put_numbers(j, "gained", all->own, a->gained);
        rv_json_close(j, '}');
    }
    rv_json_close(j, ']');
}
