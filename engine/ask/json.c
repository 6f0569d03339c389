/* json.c - what a case answers, as JSON: the members of each line. */
#include "base/json.h"
#include "judge/case.h"

/* A line under way: what was asked, about whom, where to. */
typedef struct answer {
    const rv_question *q;
    const rv_report *report;
    rv_json *j;
} answer;

/* ---- players ----------------------------------------------------------------------------------
 */

static void put_player(const answer *a, const char *key, int player) {
    if (player < 0)
        rv_json_null(a->j, key);
    else
        rv_json_text(a->j, key, a->report->label[player]);
}

static void put_numbers(const answer *a, const char *key, const int *numbers) {
    rv_json_open(a->j, key, '{');
    for (int i = 0; i < a->report->nplayers; i++)
        rv_json_int(a->j, a->report->label[i], numbers[i]);
    rv_json_close(a->j, '}');
}

/* Of those of whom `has` is true, or, with has NULL, whose number is not 0. */
static void put_gains(const answer *a, const char *key, const int *numbers, const bool *has) {
    rv_json_open(a->j, key, '{');
    for (int i = 0; i < a->report->nplayers; i++)
        if (has ? has[i] : numbers[i] != 0)
            rv_json_int(a->j, a->report->label[i], numbers[i]);
    rv_json_close(a->j, '}');
}

static void put_winners(const answer *a, const bool *winner) {
    rv_json_open(a->j, "winner", '[');
    for (int i = 0; i < a->report->nplayers; i++)
        if (winner[i])
            rv_json_text(a->j, NULL, a->report->label[i]);
    rv_json_close(a->j, ']');
}

static void put_turn(rv_json *j, int turn) {
    if (turn == RV_NO_TURN)
        rv_json_text(j, "turn", "final");
    else
        rv_json_int(j, "turn", turn);
}

static void put_if(rv_json *j, const char *key, const char *text) {
    if (*text)
        rv_json_text(j, key, text);
}

/* ---- diagnostics ------------------------------------------------------------------------------
 */

int rv_help_parts(const char *help, const char *file, const char *more, rv_str parts[4]) {
    const char *at = strstr(help, " FILE");
    if (!at || (at[5] && at[5] != ' ') || !file) {
        parts[0] = rv_str_of(help);
        return 1;
    }
    parts[0] = (rv_str){help, (size_t)(at + 1 - help)};
    parts[1] = rv_str_of(file);
    parts[2] = rv_str_of(at + 5);
    parts[3] = rv_str_of(more ? more : "");
    return 4;
}

static void put_diagnostic(const answer *a, const rv_diag *g) {
    rv_json *j = a->j;
    rv_str help[4];
    int n = rv_help_parts(g->help, a->q->file, a->q->more, help);
    rv_json_open(j, NULL, '{');
    rv_json_text(j, "code", g->code);
    rv_json_text(j, "rule", g->rule);
    rv_json_text(j, "severity", g->severity);
    rv_json_int(j, "turn", g->turn);
    rv_json_text(j, "player", g->player);
    rv_json_int(j, "line", g->line);
    rv_json_int(j, "column", g->column);
    rv_json_text(j, "message", g->message);
    rv_json_parts(j, "help", help, n);
    rv_json_text(j, "option", g->option);
    rv_json_close(j, '}');
}

static void put_diagnostics(const answer *a) {
    rv_json_open(a->j, "diagnostics", '[');
    for (int i = 0; i < a->report->ndiags; i++)
        put_diagnostic(a, &a->report->diags[i]);
    rv_json_close(a->j, ']');
}

static void put_verdict(const answer *a) {
    rv_json_text(a->j, "verdict", rv_verdict_name(a->report->verdict));
}

static void put_fault(const answer *a) {
    put_verdict(a);
    put_diagnostics(a);
}

static void put_check(const answer *a) {
    put_verdict(a);
    rv_json_int(a->j, "turns", a->report->turns);
    rv_json_bool(a->j, "finished", a->report->finished);
    put_numbers(a, "score", a->report->score);
    put_diagnostics(a);
}

/* ---- the score --------------------------------------------------------------------------------
 */

/* What house rules had to do with it, if anything. */
static void put_changes(rv_json *j, const char *script, const rv_item_change *changes, int n) {
    if (n)
        rv_json_open(j, "changes", '[');
    for (int i = 0; i < n; i++) {
        rv_json_open(j, NULL, '{');
        rv_json_text(j, "script", changes[i].script);
        rv_json_int(j, "from", changes[i].from);
        rv_json_int(j, "to", changes[i].to);
        rv_json_close(j, '}');
    }
    if (n)
        rv_json_close(j, ']');
    put_if(j, "script", script);
}

static void put_item(const answer *a, const rv_item *i) {
    rv_json *j = a->j;
    rv_json_open(j, NULL, '{');
    put_turn(j, i->turn);
    put_player(a, "player", i->player);
    if (i->type != RV_ITEM_SCORE)
        rv_json_text(j, "what", rv_item_name(i->type));
    rv_json_text(j, "kind", i->kind);
    rv_json_text(j, "feature", i->feature);
    rv_json_int(j, "tiles", i->tiles);
    rv_json_int(j, "points", i->points);
    rv_json_text(j, "rule", i->rule);
    put_gains(a, "followers", i->followers, NULL);
    if (i->type == RV_ITEM_TOOK)
        rv_json_int(j, "corner", i->corner);
    if (i->token)
        rv_json_int(j, "token", i->token);
    rv_json_text(j, "note", i->note);
    put_changes(j, i->script, i->changes, i->nchanges);
    rv_json_close(j, '}');
}

static void put_turns(const answer *a) {
    rv_json_open(a->j, "turns", '[');
    for (int i = 0; i < a->report->nlines; i++) {
        const rv_turn_line *line = &a->report->lines[i];
        rv_json_open(a->j, NULL, '{');
        rv_json_int(a->j, "turn", line->turn);
        put_player(a, "player", line->player);
        rv_json_text(a->j, "move", line->text);
        put_numbers(a, "score", line->score);
        rv_json_close(a->j, '}');
    }
    rv_json_close(a->j, ']');
}

/* Points in play and at the end, and what else happened, each in a list of its own. */
static bool in_play(const rv_item *i) {
    return i->type == RV_ITEM_SCORE && i->turn != RV_NO_TURN;
}

static bool at_the_end(const rv_item *i) {
    return i->type == RV_ITEM_SCORE && i->turn == RV_NO_TURN;
}

static bool is_event(const rv_item *i) {
    return i->type != RV_ITEM_SCORE;
}

static void put_items(const answer *a, const char *key, bool (*is_one)(const rv_item *i)) {
    rv_json_open(a->j, key, '[');
    for (int i = 0; i < a->report->nitems; i++)
        if (is_one(&a->report->items[i]))
            put_item(a, &a->report->items[i]);
    rv_json_close(a->j, ']');
}

static void put_score(const answer *a) {
    put_verdict(a);
    rv_json_bool(a->j, "finished", a->report->finished);
    put_numbers(a, "score", a->report->score);
    put_turns(a);
    put_items(a, "items", in_play);
    put_items(a, "final", at_the_end);
    put_items(a, "events", is_event);
    put_winners(a, a->report->winner);
    put_diagnostics(a);
}

/* ---- a line -----------------------------------------------------------------------------------
 */

static void begin_line(const answer *a) {
    rv_json_open(a->j, NULL, '{');
    if (!a->q->file)
        return;
    rv_json_text(a->j, "file", a->q->file);
    rv_json_int(a->j, "document", a->q->document);
}

static bool end_line(const answer *a) {
    if (a->q->add)
        a->q->add(a->q->ud, a->j);
    rv_json_line(a->j);
    return !a->j->enough;
}

/* ---- placements -------------------------------------------------------------------------------
 */

static void put_completion(const answer *a, const rv_completion *c) {
    rv_json_open(a->j, NULL, '{');
    rv_json_text(a->j, "feature", c->feature);
    rv_json_text(a->j, "kind", c->kind);
    put_gains(a, "points", c->points, c->scores);
    rv_json_close(a->j, '}');
}

static void put_actions(rv_json *j, const rv_actions *a) {
    rv_json_texts(j, "tower", a->tower, a->ntower);
    rv_json_texts(j, "top", a->top, a->ntop);
    rv_json_open(j, "capture", '{');
    for (int i = 0; i < a->ncapture; i++)
        rv_json_texts(j, a->capture[i].tower, a->capture[i].captives, a->capture[i].n);
    rv_json_close(j, '}');
}

static bool see_placement(void *ud, const rv_placement *p) {
    const answer *a = ud;
    rv_json *j = a->j;
    begin_line(a);
    rv_json_text(j, "tile", p->tile);
    rv_json_text(j, "cell", p->cell);
    rv_json_int(j, "rotation", p->rotation);
    rv_json_texts(j, "pieces", p->pieces, p->npieces);
    rv_json_open(j, "completes", '[');
    for (int i = 0; i < p->ncompletes; i++)
        put_completion(a, &p->completes[i]);
    rv_json_close(j, ']');
    put_if(j, "bridge", p->bridge ? p->bridge : "");
    if (p->nmay_bridge)
        rv_json_texts(j, "may_bridge", p->may_bridge, p->nmay_bridge);
    if (p->actions)
        put_actions(j, p->actions);
    if (p->actions)
        rv_json_texts(j, "ransom", p->ransom, p->nransom);
    return end_line(a);
}

/* ---- what is open -----------------------------------------------------------------------------
 */

static void put_closer(const answer *a, const rv_closer *c) {
    rv_json *j = a->j;
    rv_json_open(j, NULL, '{');
    rv_json_text(j, "tile", c->tile);
    rv_json_text(j, "cell", c->cell);
    rv_json_int(j, "rotation", c->rotation);
    put_gains(a, "points", c->points, c->scores);
    if (c->corner >= 0)
        rv_json_int(j, "corner", c->corner);
    put_if(j, "bridge", c->bridge);
    rv_json_int(j, "left", c->left);
    rv_json_close(j, '}');
}

static void put_end(rv_json *j, const rv_open_end *end) {
    rv_json_open(j, NULL, '{');
    rv_json_text(j, "cell", end->cell);
    rv_json_text(j, "side", end->side);
    rv_json_close(j, '}');
}

static bool see_open(void *ud, const rv_open_feature *f) {
    const answer *a = ud;
    rv_json *j = a->j;
    begin_line(a);
    rv_json_text(j, "feature", f->feature);
    rv_json_text(j, "kind", f->kind);
    rv_json_int(j, "tiles", f->tiles);
    rv_json_int(j, "points", f->points);
    rv_json_open(j, "open", '[');
    for (int i = 0; i < f->nopen; i++)
        put_end(j, &f->open[i]);
    rv_json_close(j, ']');
    put_gains(a, "followers", f->followers, NULL);
    rv_json_open(j, "closers", '[');
    for (int i = 0; i < f->nclosers; i++)
        put_closer(a, &f->closers[i]);
    rv_json_close(j, ']');
    return end_line(a);
}

/* ---- why --------------------------------------------------------------------------------------
 */

static void put_counted(rv_json *j, const rv_counted *c) {
    rv_json_open(j, NULL, '{');
    if (*c->feature) {
        rv_json_text(j, "feature", c->feature);
    } else {
        rv_json_text(j, "cell", c->cell);
        rv_json_text(j, "tile", c->tile);
    }
    if (c->start)
        rv_json_int(j, "start", c->start);
    rv_json_int(j, "points", c->points);
    rv_json_close(j, '}');
}

static void put_all_counted(rv_json *j, const rv_why_step *s) {
    rv_json_open(j, "tiles", '[');
    for (int i = 0; i < s->ncounted; i++)
        put_counted(j, &s->counted[i]);
    rv_json_close(j, ']');
}

/* What only some steps have. */
static void put_more(const answer *a, const rv_why_step *s) {
    if (s->line) {
        rv_json_int(a->j, "line", s->line);
        rv_json_int(a->j, "column", s->column);
    }
    if (s->has_points)
        rv_json_int(a->j, "points", s->points);
    if (s->has_followers)
        put_gains(a, "followers", s->followers, NULL);
    if (s->ncounted)
        put_all_counted(a->j, s);
    if (s->fits)
        rv_json_texts(a->j, "fits", s->fits, s->nfits);
    put_changes(a->j, s->script, s->changes, s->nchanges);
}

static void put_step(const answer *a, const rv_why_step *s) {
    static const char *const answers[] = {
        [RV_ANSWER_NONE] = "", [RV_ANSWER_YES] = "yes", [RV_ANSWER_NO] = "no"};
    rv_json *j = a->j;
    rv_json_open(j, NULL, '{');
    rv_json_text(j, "step", s->step);
    put_if(j, "answer", answers[s->answer]);
    if (!a->q->why->turn) /* a story tells of many */
        put_turn(j, s->turn);
    if (s->player >= 0)
        put_player(a, "player", s->player);
    put_if(j, "feature", s->feature);
    rv_json_text(j, "rule", s->rule);
    put_if(j, "code", s->code);
    put_if(j, "option", s->option);
    rv_json_text(j, "text", s->text);
    put_more(a, s);
    rv_json_close(j, '}');
}

static void put_places(rv_json *j, const rv_why *w) {
    rv_json_open(j, "alternatives", '[');
    for (int i = 0; i < w->nalternatives; i++) {
        const rv_alternative *p = &w->alternatives[i];
        rv_json_open(j, NULL, '{');
        rv_json_text(j, "cell", p->cell);
        rv_json_int(j, "rotation", p->rotation);
        rv_json_texts(j, "pieces", p->pieces, p->npieces);
        put_if(j, "bridge", p->bridge);
        rv_json_close(j, '}');
    }
    rv_json_close(j, ']');
    rv_json_int(j, "places", w->places);
}

/* What a turn and final scoring have, and a story has not. */
static void put_turn_verdict(const answer *a, const rv_why *w) {
    rv_json *j = a->j;
    put_turn(j, w->turn);
    if (w->player >= 0)
        put_player(a, "player", w->player);
    if (w->turn != RV_NO_TURN)
        rv_json_text(j, "move", w->move);
    rv_json_text(j, "verdict", rv_verdict_name(w->verdict));
    if (w->accepted)
        rv_json_bool(j, "accepted", true);
    if (w->scored) {
        put_numbers(a, "score", w->score);
        put_numbers(a, "gained", w->gained);
    }
    if (w->turn == RV_NO_TURN)
        put_winners(a, w->winner);
}

static void put_why(const answer *a) {
    const rv_why *w = a->q->why;
    if (w->turn)
        put_turn_verdict(a, w);
    else
        rv_json_text(a->j, "place", w->move);
    rv_json_open(a->j, "steps", '[');
    for (int i = 0; i < w->nsteps; i++)
        put_step(a, &w->steps[i]);
    rv_json_close(a->j, ']');
    if (w->misplaced)
        put_places(a->j, w);
}

/* ---- asked ------------------------------------------------------------------------------------
 */

/* Questions that one line answers. */
static void (*const whole[])(const answer *a) = {[RV_ASKED_CHECK] = put_check,
                                                 [RV_ASKED_SCORE] = put_score,
                                                 [RV_ASKED_FAULT] = put_fault,
                                                 [RV_ASKED_WHY] = put_why};

rv_status rv_case_json(rv_case *c, const rv_question *q, rv_json *to, const char **why) {
    answer a = {q, &c->report, to};
    *why = NULL;
    if (q->asked == RV_ASKED_LEGAL)
        return rv_case_legal_turn(c, q->turn, q->tile, q->actions, see_placement, &a, why);
    if (q->asked == RV_ASKED_COMPLETIONS)
        return rv_case_completions(c, q->tile, q->areas, see_open, &a, why);
    begin_line(&a);
    whole[q->asked](&a);
    end_line(&a);
    return RV_FINE;
}
