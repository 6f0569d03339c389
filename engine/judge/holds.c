/* holds.c - reports conditions: when an entry is checked, and for `why`. */
#include "core/holds.h"
#include "core/hooks.h"
#include "judge/replay.h"
#include "judge/why.h"

void rv_consider(rv_case *c, rv_point point, rv_mark mark) {
    c->point = point;
    c->mark = mark;
}

void rv_consider_thing(rv_case *c, rv_point point, rv_mark mark, rv_at_cell at) {
    rv_consider(c, point, mark);
    c->diags.at = at;
}

void rv_point_is(rv_case *c, rv_point point) {
    if (c)
        c->point = point;
}

bool rv_explains(const rv_case *c) {
    return c->asked;
}

/* ---- objections ---------------------------------------------------------------------------- */

/* For `why` a diagnostic is a step like any other. */
static void say_objection(rv_case *c, const rv_diag *d) {
    rv_why_step *s =
        rv_say_step(c->asked, c->point, d->status == RV_FINE ? RV_ANSWER_NONE : RV_ANSWER_NO,
                    RV_NONE, d->message);
    s->rule = d->rule;
    s->code = d->code;
    s->line = d->line;
    s->column = d->column;
}

rv_diag *rv_object_with(rv_case *c, rv_code_id code, rv_mark mark, int n,
                        const char *const *words) {
    int before = c->diags.n;
    rv_diag *d = rv_complain_with(&c->diags, code, mark, n, words);
    if (c->asked && c->diags.n > before)
        say_objection(c, d);
    return d;
}

static rv_why_step *last_step(rv_case *c) {
    return &c->asked->list[c->asked->n - 1].step;
}

void rv_hangs_on(rv_case *c, int option) {
    const char *words = rv_option_words(c->game, &c->arena, option);
    if (c->asked)
        last_step(c)->option = words;
    else
        rv_last_diag(c)->option = words;
}

void rv_rests_on(rv_case *c, const char *rule, int option) {
    if (c->asked)
        last_step(c)->rule = rule;
    else
        rv_last_diag(c)->rule = rule;
    if (option != RV_NONE)
        rv_hangs_on(c, option);
}

void rv_object_by_script(rv_case *c, rv_mark mark, const char *script, const char *reason) {
    rv_object(c, RV_D_HOUSE_RULE, mark, script, reason);
    if (!c->asked)
        return;
    rv_why_step *s = last_step(c);
    s->step = rv_point_name(RV_AT_HOUSE_RULE);
    s->script = rv_dup(c->asked->a, rv_str_of(script));
    s->text = rv_printf(c->asked->a, "%s: %s", script, reason);
}

void rv_complain_house_rule(rv_case *c, rv_mark mark) {
    const rv_refusal *r = rv_hook_refusal(c->game);
    rv_object_by_script(c, mark, r->script, r->reason);
    rv_rests_on(c, rv_dup(&c->arena, rv_str_of(r->rule)), RV_NONE);
}

/* ---- conditions ---------------------------------------------------------------------------- */

static void say(rv_case *c, rv_answer answer, int law, int option, const char *text) {
    rv_say_step(c->asked, c->point, answer, law, text);
    if (option != RV_NONE)
        rv_hangs_on(c, option);
}

bool rv_say_holds(rv_case *c, int law, int option, const char *format, ...) {
    va_list args;
    va_start(args, format);
    say(c, RV_ANSWER_YES, law, option, rv_vprintf(c->asked->a, format, args));
    va_end(args);
    return true;
}

void rv_say_remark(rv_case *c, int law, int option, const char *format, ...) {
    va_list args;
    va_start(args, format);
    say(c, RV_ANSWER_NONE, law, option, rv_vprintf(c->asked->a, format, args));
    va_end(args);
}

void rv_remark_house_rule(rv_case *c, const char *format, ...) {
    const rv_refusal *r = rv_hook_refusal(c->game);
    va_list args;
    va_start(args, format);
    rv_why_step *s = rv_say_step(c->asked, RV_AT_HOUSE_RULE, RV_ANSWER_NONE, RV_D_HOUSE_RULE,
                                 rv_printf(c->asked->a, "%s: %s: %s", r->script,
                                           rv_vprintf(c->asked->a, format, args), r->reason));
    va_end(args);
    s->script = rv_dup(c->asked->a, rv_str_of(r->script));
    s->rule = rv_dup(c->asked->a, rv_str_of(r->rule));
}

bool rv_say_fails(rv_case *c, int code, int option, int n, const char *const *words) {
    rv_object_with(c, (rv_code_id)code, c->mark, n, words);
    if (option != RV_NONE)
        rv_hangs_on(c, option);
    return c->asked;
}

void rv_is_about(rv_case *c, const char *feature) {
    last_step(c)->feature = feature;
}

bool rv_reword(rv_case *c, const char *format, ...) {
    va_list args;
    va_start(args, format);
    last_step(c)->text = rv_vprintf(c->asked->a, format, args);
    va_end(args);
    return true;
}

bool rv_say_house_rule(rv_case *c) {
    rv_complain_house_rule(c, c->mark);
    return c->asked;
}
