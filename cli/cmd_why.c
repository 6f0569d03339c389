/* why: why a turn is legal or not and what it gave, step by step; the story of a place. */
#include "report.h"
#include <string.h>

#define STEP_COLUMN 6
#define TEXT_COLUMN 18
#define RULE_WIDTH 6
#define RULE_COLUMN (OUT_WIDTH - RULE_WIDTH)

/* ---- text ---------------------------------------------------------------------------------- */

static void put_answer(out *o, const rv_why_step *s) {
    static const char *const words[] = {
        [RV_ANSWER_NONE] = "", [RV_ANSWER_YES] = "yes", [RV_ANSWER_NO] = "no"};
    if (s->has_points) {
        out_printf(o, "%+4d  ", s->points);
    } else {
        out_tint(o, s->answer == RV_ANSWER_NO ? TINT_STRONG : TINT_FAINT);
        out_printf(o, "%4s  ", words[s->answer]);
        out_untint(o);
    }
}

/* "e5 2, e6 2, start space 18 2" */
static void put_counted(out *o, const rv_why_step *s) {
    out words;
    out_open(&words, OUT_NOWHERE, false);
    for (int i = 0; i < s->ncounted; i++) {
        const rv_counted *c = &s->counted[i];
        out_put(&words, i ? " + " : "");
        if (c->start)
            out_printf(&words, "start space %d: %d", c->start, c->points);
        else
            out_printf(&words, "%s (tile %s): %d", c->cell, c->tile, c->points);
    }
    out_spaces(o, TEXT_COLUMN);
    out_words(o, TEXT_COLUMN, TEXT_COLUMN, out_text(&words));
    out_put(o, "\n");
    out_end(&words, o);
}

static void put_step(out *o, const rv_why_step *s) {
    char name[32];
    size_t n = strlen(s->step) < sizeof name ? strlen(s->step) : sizeof name - 1;
    memcpy(name, s->step, n);
    name[n] = '\0';
    for (char *u = name; (u = strchr(u, '_'));)
        *u = ' ';
    put_answer(o, s);
    out_printf(o, "%-*s", TEXT_COLUMN - STEP_COLUMN, name);
    int column = out_words_to(o, TEXT_COLUMN, TEXT_COLUMN, RULE_COLUMN - 1, s->text);
    if (*s->rule) {
        out_spaces(o, column < RULE_COLUMN ? RULE_COLUMN - column : 1);
        out_tint(o, TINT_FAINT);
        out_printf(o, "%*s", RULE_WIDTH, s->rule);
        out_untint(o);
    }
    out_put(o, "\n");
    if (s->ncounted)
        put_counted(o, s);
}

static void put_alternatives(out *o, const rv_why *w) {
    if (!w->nalternatives && !w->places)
        return;
    out_printf(o, "instead, of %d place%s, the nearest:\n", w->places, w->places == 1 ? "" : "s");
    for (int i = 0; i < w->nalternatives; i++) {
        const rv_alternative *a = &w->alternatives[i];
        out_spaces(o, STEP_COLUMN);
        out_printf(o, "%s turned %d: ", a->cell, a->rotation);
        for (int p = 0; p < a->npieces; p++)
            out_printf(o, "%s%s", p ? " " : "", a->pieces[p]);
        out_put(o, a->npieces ? "\n" : "no follower\n");
    }
}

static void put_title(out *o, const rv_report *p, const rv_why *w) {
    out_tint(o, TINT_STRONG);
    if (w->turn == RV_NO_TURN) {
        out_put(o, "final scoring");
    } else if (w->turn) {
        out_printf(o, "turn %d, ", w->turn);
        report_player(o, p, w->player);
        out_put(o, ": ");
        out_clean(o, w->move);
        out_put(o, w->legal ? ": legal" : ": illegal");
    } else {
        out_clean(o, w->move);
    }
    out_untint(o);
    out_put(o, "\n");
}

/* In a story the turns stand before the steps, and the features above them. */
static void put_story_step(out *o, const rv_report *p, const rv_why_step *s, const char **feature) {
    if (*s->feature && strcmp(*feature, s->feature) != 0) {
        *feature = s->feature;
        out_tinted(o, TINT_STRONG, s->feature);
        out_put(o, "\n");
    }
    if (s->turn && s->player >= 0)
        out_printf(o, "%5d  %-2s ", s->turn, p->label[s->player]);
    else
        out_spaces(o, 11);
    int column = out_words_to(o, 11, 11, RULE_COLUMN - 1, s->text);
    if (*s->rule) {
        out_spaces(o, column < RULE_COLUMN ? RULE_COLUMN - column : 1);
        out_printf(o, "%*s", RULE_WIDTH, s->rule);
    }
    out_put(o, "\n");
}

/* One feature after the other, each in the order of the turns. */
static void put_story(out *o, const rv_report *p, const rv_why *w) {
    const char *feature = "";
    for (int i = 0; i < w->nsteps; i++) {
        bool told = false;
        for (int k = 0; k < i; k++)
            told |= strcmp(w->steps[k].feature, w->steps[i].feature) == 0;
        for (int k = i; k < w->nsteps && !told; k++)
            if (strcmp(w->steps[k].feature, w->steps[i].feature) == 0)
                put_story_step(o, p, &w->steps[k], &feature);
    }
}

static void why_text(run *r, const document *d, const rv_why *w) {
    report_heading(r, d);
    put_title(r->out, d->report, w);
    if (!w->turn) {
        put_story(r->out, d->report, w);
        return;
    }
    for (int i = 0; i < w->nsteps; i++)
        put_step(r->out, &w->steps[i]);
    if (!w->legal)
        put_alternatives(r->out, w);
}

/* ---- JSON ---------------------------------------------------------------------------------- */

static json_t *counted_json(out *o, const rv_counted *c) {
    json_t *object = json_object();
    js_add_text(o, object, "cell", c->cell);
    js_add_text(o, object, "tile", c->tile);
    if (c->start)
        js_add_int(o, object, "start", c->start);
    js_add_int(o, object, "points", c->points);
    return object;
}

static void add_more(out *o, json_t *object, const rv_report *p, const rv_why_step *s) {
    json_t *list;
    if (s->has_points)
        js_add_int(o, object, "points", s->points);
    if (s->has_followers)
        report_json_gains(o, object, "followers", p, s->followers, NULL);
    list = s->ncounted ? js_add_array(o, object, "tiles") : NULL;
    for (int i = 0; i < s->ncounted; i++)
        js_push(o, list, counted_json(o, &s->counted[i]));
    js_add_changes(o, object, s->script, s->changes, s->nchanges);
}

static json_t *step_json(out *o, const rv_report *p, const rv_why_step *s, bool story) {
    static const char *const answers[] = {[RV_ANSWER_YES] = "yes", [RV_ANSWER_NO] = "no"};
    json_t *object = json_object();
    js_add_text(o, object, "step", s->step);
    if (s->answer)
        js_add_text(o, object, "answer", answers[s->answer]);
    if (story)
        js_add_int(o, object, "turn", s->turn);
    if (s->player >= 0)
        js_add(o, object, "player", report_json_player(p, s->player));
    if (*s->feature)
        js_add_text(o, object, "feature", s->feature);
    js_add_text(o, object, "rule", s->rule);
    if (*s->code)
        js_add_text(o, object, "code", s->code);
    js_add_text(o, object, "text", s->text);
    add_more(o, object, p, s);
    return object;
}

static void add_alternatives(out *o, json_t *object, const rv_why *w) {
    json_t *list = js_add_array(o, object, "alternatives"), *pieces;
    for (int i = 0; i < w->nalternatives; i++) {
        json_t *place = json_object();
        js_add_text(o, place, "cell", w->alternatives[i].cell);
        js_add_int(o, place, "rotation", w->alternatives[i].rotation);
        pieces = js_add_array(o, place, "pieces");
        for (int k = 0; k < w->alternatives[i].npieces; k++)
            js_push(o, pieces, js_text(w->alternatives[i].pieces[k]));
        js_push(o, list, place);
    }
    js_add_int(o, object, "places", w->places);
}

static void why_json(run *r, const document *d, const rv_why *w) {
    json_t *object = report_json(r, d), *steps;
    out *o = r->out;
    if (w->turn == RV_NO_TURN)
        js_add_text(o, object, "turn", "final");
    else if (w->turn)
        js_add_int(o, object, "turn", w->turn);
    else
        js_add_text(o, object, "place", w->move);
    if (w->player >= 0)
        js_add(o, object, "player", report_json_player(d->report, w->player));
    if (w->turn && w->turn != RV_NO_TURN)
        js_add_text(o, object, "move", w->move);
    if (w->turn)
        js_add_text(o, object, "verdict", w->legal ? "legal" : "illegal");
    steps = js_add_array(o, object, "steps");
    for (int i = 0; i < w->nsteps; i++)
        js_push(o, steps, step_json(o, d->report, &w->steps[i], !w->turn));
    if (!w->legal)
        add_alternatives(o, object, w);
    js_line(o, object);
}

/* ---- targets ------------------------------------------------------------------------------- */

typedef struct asking {
    run *r;
    const char *file;
    const rv_text *text;
    document d;
} asking;

static void judge(asking *a, int until, bool hold) {
    rv_case_until(a->r->bench, until, hold);
    a->d = (document){a->file, a->text->number, a->text->number == 1,
                      rv_case_judge(a->r->bench, a->text)};
}

static rv_status tell(asking *a, const rv_why *w, rv_status status, const char *why) {
    if (!w && a->d.report->status == RV_AGAINST)
        report_diagnostics(a->r, &a->d); /* the turn that is in the way */
    if (!w)
        return complain(a->r, status, a->file, why);
    if (a->r->args->form == JSON)
        why_json(a->r, &a->d, w);
    else
        why_text(a->r, &a->d, w);
    return w->legal ? RV_FINE : RV_AGAINST;
}

static rv_status ask_turn(asking *a, int turn) {
    const char *why = NULL;
    rv_status status = RV_FINE;
    judge(a, turn - 1, false);
    if (a->d.report->verdict == RV_NOT_READ || a->d.report->verdict == RV_INCONSISTENT)
        return report_failure(a->r, &a->d);
    const rv_why *w = rv_case_why_turn(a->r->bench, turn, &status, &why);
    return tell(a, w, status, why);
}

static rv_status ask_final(asking *a) {
    const char *why = NULL;
    rv_status status = RV_FINE;
    judge(a, RV_NO_TURN, true);
    if (a->d.report->verdict == RV_NOT_READ || a->d.report->verdict == RV_INCONSISTENT)
        return report_failure(a->r, &a->d);
    const rv_why *w = rv_case_why_final(a->r->bench, &status, &why);
    return tell(a, w, status, why);
}

static rv_status ask_place(asking *a, const char *place) {
    const char *why = NULL;
    rv_status status = RV_FINE;
    judge(a, a->r->settings.until, true);
    if (a->d.report->verdict == RV_NOT_READ || a->d.report->verdict == RV_INCONSISTENT)
        return report_failure(a->r, &a->d);
    const rv_why *w = rv_case_why_place(a->r->bench, a->text, place, &status, &why);
    return tell(a, w, status, why);
}

/* The first turn that is not legal; else the last one. */
static rv_status ask_whole(asking *a) {
    judge(a, RV_NO_TURN, true);
    const rv_report *p = a->d.report;
    if (p->verdict == RV_NOT_READ || p->verdict == RV_INCONSISTENT)
        return report_failure(a->r, &a->d);
    if (!p->entries)
        return complain(a->r, RV_MISUSED, a->file, "it has no turns; ask for a cell or a feature");
    return ask_turn(a, p->turns < p->entries ? p->turns + 1 : p->turns);
}

static bool is_number(const char *s, int *n) {
    size_t digits = strspn(s, "0123456789");
    *n = digits && digits < 8 && !s[digits] ? 0 : -1;
    for (; *n >= 0 && *s; s++)
        *n = 10 * *n + *s - '0';
    return *n >= 0;
}

static rv_status ask(asking *a, const char *what) {
    int turn;
    if (is_number(what, &turn))
        return ask_turn(a, turn);
    return strcmp(what, "final") ? ask_place(a, what) : ask_final(a);
}

static rv_status why_document(run *r, const char *file, const rv_text *text) {
    const word_list *words = &r->args->operands;
    asking a = {.r = r, .file = file, .text = text};
    rv_status status = words->n > 1 ? RV_FINE : ask_whole(&a);
    for (int i = 1; i < words->n; i++)
        status = worse(status, ask(&a, words->s[i]));
    return status;
}

rv_status cmd_why(run *r) {
    return run_texts(r, r->args->operands.s[0], why_document);
}
