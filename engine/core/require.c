/* require.c - reports conditions: the same step of a rule is a complaint when an entry is checked,
 * and a line of the explanation for `why`.
 *
 * The games say what they look at (rv_consider), and then require it (rv_require): it ends in
 * rv_say_as where it holds and in rv_say_fails where not. A case begins with an rv_judging, which
 * has the list of complaints and, for `why`, the list of steps that is wanted.
 */
#include "core/require.h"
#include "core/score.h"

static const char *point_name(rv_point point) {
    static const char *const names[] = {
#define RV_POINT(id, name) name,
#include "gen/points.def"
    };
    return names[point];
}

rv_why_step *rv_say_step(rv_telling *t, rv_point step, rv_answer answer, int cite,
                         const char *text) {
    rv_why_step *s = RV_PUSH(t->a, t->list, t->n, t->cap);
    *s = (rv_why_step){.step = point_name(step),
                       .answer = answer,
                       .player = RV_NONE,
                       .feature = "",
                       .rule = cite == RV_NONE ? "" : rv_cited_rule(t->g->rs, cite),
                       .code = "",
                       .option = "",
                       .text = text,
                       .script = ""};
    return s;
}

static rv_judging *judging(rv_case *c) {
    return (rv_judging *)c;
}

void rv_consider(rv_case *c, rv_point point, rv_loc loc) {
    judging(c)->point = point;
    judging(c)->loc = loc;
}

void rv_consider_thing(rv_case *c, rv_point point, rv_loc loc, rv_at_cell at) {
    rv_consider(c, point, loc);
    judging(c)->diags.at = at;
}

void rv_point_is(rv_case *c, rv_point point) {
    if (c)
        judging(c)->point = point;
}

/* ---- objections ---------------------------------------------------------------------------- */

rv_diag *rv_object_with(rv_case *c, rv_code_id code, rv_loc loc, int n, const char *const *words) {
    rv_judging *j = judging(c);
    int before = j->diags.n;
    rv_diag *d = rv_complain_with(&j->diags, code, loc, n, words);
    if (j->wanted && j->diags.n > before) { /* for `why` it is a step like any other */
        rv_answer answer = d->status == RV_FINE ? RV_ANSWER_NONE : RV_ANSWER_NO;
        rv_why_step *s = rv_say_step(j->wanted, j->point, answer, RV_NONE, d->message);
        s->rule = d->rule;
        s->code = d->code;
        s->line = d->line;
        s->column = d->column;
    }
    return d;
}

rv_diag *rv_last_diag(rv_case *c) {
    rv_judging *j = judging(c);
    return j->diags.n ? &j->diags.list[j->diags.n - 1] : &j->diags.spare;
}

static rv_why_step *last_step(rv_case *c) {
    return &judging(c)->wanted->list[judging(c)->wanted->n - 1];
}

void rv_depends_on(rv_case *c, int option) {
    rv_judging *j = judging(c);
    const char *words = rv_option_words(j->game, j->diags.arena, option);
    if (j->wanted)
        last_step(c)->option = words;
    else
        rv_last_diag(c)->option = words;
}

static const char **last_rule(rv_case *c) {
    return judging(c)->wanted ? &last_step(c)->rule : &rv_last_diag(c)->rule;
}

void rv_rests_at_least_on(rv_case *c, const char *rule) {
    if (!**last_rule(c))
        *last_rule(c) = rule;
}

void rv_rests_on(rv_case *c, const char *rule, int option) {
    *last_rule(c) = rule;
    if (option != RV_NONE)
        rv_depends_on(c, option);
}

static rv_point point_of(const rv_ruleset *rs, const char *script) {
    return rv_is_rule(rs, script) ? RV_AT_RULE : RV_AT_HOUSE_RULE;
}

void rv_object_by_script(rv_case *c, rv_loc loc, const char *script, const char *reason) {
    rv_judging *j = judging(c);
    const bool own = rv_is_rule(j->game->rs, script);
    rv_object(c, own ? RV_D_RULED_OUT : RV_D_HOUSE_RULE, loc, own ? reason : script, reason);
    if (!j->wanted)
        return;
    rv_why_step *s = last_step(c);
    s->step = point_name(point_of(j->game->rs, script));
    s->script = rv_dup(j->wanted->a, rv_str_of(script));
    s->text = rv_printf(j->wanted->a, "%s: %s", script, reason);
}

void rv_complain_house_rule(rv_case *c, rv_loc loc) {
    const rv_refusal *r = &judging(c)->game->scripts.house->refusal;
    rv_object_by_script(c, loc, r->script, r->reason);
    rv_rests_on(c, rv_dup(judging(c)->diags.arena, rv_str_of(r->rule)), RV_NONE);
    if (*r->help)
        rv_last_diag(c)->help = rv_dup(judging(c)->diags.arena, rv_str_of(r->help));
}

void rv_ask_position(rv_case *c, rv_loc loc) {
    rv_game *g = judging(c)->game;
    if (!RV_HOUSE_LETS(g, position, .root = RV_NONE)) {
        rv_complain_house_rule(c, loc);
        rv_last_diag(c)->severity = RV_SEV_INCONSISTENT;
        if (!*g->scripts.house->refusal.help)
            rv_last_diag(c)->help = "Check the table: this cannot be right.";
    } else if (!RV_HOUSE_LETS(g, position_lacks, .root = RV_NONE)) {
        const rv_refusal *r = &g->scripts.house->refusal;
        rv_object(c, RV_D_POS_ASSUMED, loc, r->reason);
        rv_rests_on(c, rv_dup(judging(c)->diags.arena, rv_str_of(r->rule)), RV_NONE);
    }
}

/* ---- conditions ---------------------------------------------------------------------------- */

bool rv_say_as(rv_case *c, rv_answer answer, int cite, int option, const char *format, ...) {
    rv_telling *t = judging(c)->wanted;
    va_list args;
    va_start(args, format);
    rv_say_step(t, judging(c)->point, answer, cite, rv_vprintf(t->a, format, args));
    va_end(args);
    if (option != RV_NONE)
        rv_depends_on(c, option);
    return true;
}

void rv_note_house_rule(rv_case *c, const char *format, ...) {
    rv_judging *j = judging(c);
    const rv_refusal *r = &j->game->scripts.house->refusal;
    va_list args;
    va_start(args, format);
    rv_why_step *s =
        rv_say_step(j->wanted, point_of(j->game->rs, r->script), RV_ANSWER_NONE, RV_D_HOUSE_RULE,
                    rv_printf(j->wanted->a, "%s: %s: %s", r->script,
                              rv_vprintf(j->wanted->a, format, args), r->reason));
    va_end(args);
    s->script = rv_dup(j->wanted->a, rv_str_of(r->script));
    s->rule = rv_dup(j->wanted->a, rv_str_of(r->rule));
}

bool rv_say_fails(rv_case *c, int code, int option, int n, const char *const *words) {
    rv_object_with(c, (rv_code_id)code, judging(c)->loc, n, words);
    if (option != RV_NONE)
        rv_depends_on(c, option);
    return judging(c)->wanted;
}

void rv_step_is_about(rv_case *c, const char *feature) {
    last_step(c)->feature = feature;
}

bool rv_reword(rv_case *c, const char *format, ...) {
    va_list args;
    va_start(args, format);
    last_step(c)->text = rv_vprintf(judging(c)->wanted->a, format, args);
    va_end(args);
    return true;
}

bool rv_say_house_rule(rv_case *c) {
    rv_complain_house_rule(c, judging(c)->loc);
    return judging(c)->wanted;
}
