/* replay_action.c - plays keys whose rows say what may be done and do it (key.h): each value is
 * found, its conditions are checked, and it is done.
 */
#include "core/module.h"
#include "judge/replay.h"
#include "record/form.h"
#include "ruleset/words.h"

/* The only value that was possible, and was done without being said; the one before. */
struct rv_silent {
    rv_chance done;
    const struct rv_silent *before;
};

static void do_silently(rv_case *c, const rv_chance *d, rv_mark mark) {
    struct rv_silent *silent = RV_NEW(&c->arena, struct rv_silent);
    *silent = (struct rv_silent){*d, c->play.silent};
    silent->done.value.mark = mark;
    c->play.silent = silent;
    d->of->act(c->game, d);
}

/* What stands behind a key of the entry, or was done in silence, as the action that others follow;
 * row NULL: there is none. */
static rv_chance leader_of(const rv_case *c, const rv_entry *e, const char *key) {
    for (int i = 0; key && i < e->beside->nkeys; i++) {
        const rv_key_given *given = &e->beside->given[i];
        if (strcmp(given->row->key, key) != 0 || !given->values.n)
            continue;
        rv_chance d;
        rv_chance_begin(&d, given->row, NULL, NULL);
        d.value = *given->values.list;
        return d;
    }
    for (const struct rv_silent *s = c->play.silent; key && s; s = s->before)
        if (strcmp(s->done.row->key, key) == 0)
            return s->done;
    return (rv_chance){.row = NULL};
}

static const rv_chances *chances_of(const rv_key *row) {
    const rv_act *act = row->acts;
    while (!act->chances)
        act++;
    return act->chances;
}

static void consider(rv_case *c, const rv_key *row, const rv_value *v) {
    const rv_chances *of = chances_of(row);
    const rv_at_cell at = {
        .there = v->there, .x = v->at.x, .y = v->at.y, .thing = of->thing ? of->thing : row->key};
    rv_consider_thing(c, of->point ? of->point : RV_AT_ACTION, v->mark, at);
}

static const char *what_of(rv_arena *a, const rv_key *row) {
    const char *what = chances_of(row)->what;
    return what ? what : rv_printf(a, "`%s`", row->key);
}

/* What the action of a script fails by: the rule that it cites, unless another was said. */
static bool fails(rv_case *c, const rv_key *row) {
    const char *what = what_of(&c->arena, row), *one = *what == 'a' ? strchr(what, ' ') : NULL;
    if (row->action && !*rv_last_diag(c)->rule)
        rv_rests_on(c, row->action->rule, RV_NONE);
    return rv_tolerated_without(c, one ? rv_printf(&c->arena, "the%s", one) : what);
}

/* ---- what could be typed -----------------------------------------------------------------------
 */

/* What is possible behind a key now, behind its leader if it has one. */
typedef struct listed {
    rv_case *c;
    const char *lead; /* of the words: NULL: they are not made */
    bool outcomes;    /* they are added to the last diagnostic */
    rv_chance first;
    int n;
    rv_buf words; /* "Type `a`, `b`" */
} listed;

static void see_chance(void *ud, const rv_chance *d) {
    listed *all = ud;
    rv_case *c = all->c;
    all->first = all->n++ ? all->first : *d;
    if (!all->lead)
        return;
    const char *typed = rv_chance_typed(&c->arena, c->game, d);
    if (all->n <= RV_MOST_OUTCOMES)
        rv_putf(&all->words, "%s`%s`", all->n > 1 ? ", " : all->lead, typed);
    if (!all->outcomes)
        return;
    const char *word = rv_chance_word(&c->arena, c->game, d);
    const char *verb = d->of->verb ? d->of->verb : d->row->key;
    rv_add_outcome(c, (rv_outcome){.key = typed,
                                   .words = rv_printf(&c->arena, "%s %s", verb, word),
                                   .value = word,
                                   .weight = d->of->weight ? d->of->weight(c->game, d) : 0});
}

static listed list(rv_case *c, const rv_key *row, const rv_chances *of, const rv_chance *leader,
                   const char *lead, bool outcomes) {
    listed all = {.c = c, .lead = lead, .outcomes = outcomes, .words.arena = &c->arena};
    const rv_chance *after = leader->row ? leader : NULL;
    rv_offer o = {.g = c->game, .after = after, .see = see_chance, .ud = &all};
    rv_chance_begin(&o.chance, row, of, after);
    of->list(&o);
    return all;
}

/* The help of what is listed. */
static const char *help_listed(listed *all) {
    return rv_printf(&all->c->arena, "%s%s", rv_buf_text(&all->words),
                     all->n > RV_MOST_OUTCOMES ? " …" : ".");
}

/* The help of a refused value of a key of the entry: what may be done behind the key now, or that
 * nothing may. A help that says what to delete remains. */
static void help_offers(rv_case *c, const rv_key *row, const rv_chances *of,
                        const rv_chance *leader) {
    if (rv_explains(c) || !strncmp(rv_last_diag(c)->help, "Delete", 6))
        return;
    listed all = list(c, row, of, leader, "Type ", false);
    rv_last_diag(c)->help =
        all.n ? help_listed(&all)
        : rv_values_beside(c->play.entry, row->key)->n > 1
            ? "Delete it: nothing else is legal there now."
            : rv_printf(&c->arena, "Delete `%s`: nothing that it could say is legal now.",
                        row->key);
}

static bool play_value(rv_case *c, const rv_key *row, const rv_chances *of, const rv_chance *leader,
                       rv_value *v) {
    rv_chance d;
    int before = rv_wrongs(c);
    bool again = v->later;
    rv_chance_begin(&d, row, of, leader->row ? leader : NULL);
    d.value = *v;
    d.said = v;
    consider(c, row, v);
    bool fine = of->may(c, c->game, &d) && rv_wrongs(c) == before;
    if (fine && v->later && !again)
        return true;
    RV_SETTLE(c, v->amiss, !fine);
    RV_SETTLE(c, v->left_out, !fine && !d.can);
    if (!fine) {
        help_offers(c, row, of, leader);
        if (!d.can || !rv_tolerated(c))
            return !d.can && fails(c, row);
    }
    if (row->action && rv_explains(c)) { /* the script allows it */
        rv_confirm(c, 0, "%s allows `%s`", row->action->script,
                   rv_chance_typed(&c->arena, c->game, &d));
        rv_rests_on(c, row->action->rule, RV_NONE);
    }
    if (row->action || of->word)
        RV_SETTLE(c, v->canon, rv_chance_word(&c->arena, c->game, &d));
    of->act(c->game, &d);
    return true;
}

/* The key is not given: where one value is possible it is played in silence, unless chance decides
 * it. */
static bool play_due(rv_case *c, const rv_entry *e, const rv_key *row, const rv_chances *of,
                     const rv_chance *leader) {
    listed all = list(c, row, of, leader, NULL, false);
    bool drawn = of->weight;
    const rv_mark mark = leader->row ? leader->value.mark : e->mark;
    if (!all.n)
        return true;
    if (all.n == 1 && !drawn) {
        do_silently(c, &all.first, mark);
        return true;
    }
    rv_consider(c, of->point ? of->point : RV_AT_ACTION, mark);
    if (of->open) {
        of->open(c, leader);
    } else {
        rv_object(
            c, RV_D_ACTION_OPEN, mark, row->key,
            rv_printf(&c->arena, all.n == 1 ? "%d possible value" : "%d possible values", all.n));
        rv_rests_on(c, row->action ? row->action->rule : "", RV_NONE);
    }
    rv_last_diag(c)->asks = row->action ? row->words : rv_say(&c->arena, c->game->rs, row->words);
    listed outcomes = list(c, row, of, leader, "Add one of ", true);
    rv_last_diag(c)->help = help_listed(&outcomes);
    if (!c->settings.all && !rv_tolerated(c))
        return false;
    if (!drawn) /* the game goes on with the first */
        do_silently(c, &all.first, mark);
    return true;
}

bool rv_play_action(rv_case *c, rv_entry *e, const rv_acting *a) {
    const rv_chances *of = chances_of(a->row);
    rv_values *all = rv_values_beside(e, a->row->key);
    if (!all->n && !of->must)
        return true;
    const rv_chance leader = leader_of(c, e, of->after);
    bool led = !of->after || leader.row, left_out = leader.row && leader.value.left_out;
    for (int i = 0; i < all->n && !a->act->again; i++) {
        RV_SETTLE(c, all->list[i].later, false);
        RV_SETTLE(c, all->list[i].left_out, left_out || !led);
    }
    if (left_out)
        return true;
    if (all->n && !led) { /* what leads to it is missing */
        const rv_value *v = all->list;
        consider(c, a->row, v);
        if (of->lacks)
            rv_object(c, (rv_code_id)of->lacks, v->mark, v->text,
                      rv_printf(&c->arena, "it goes only with `%s`", of->after));
        else
            rv_object(c, RV_D_ACTION_AFTER, v->mark, a->row->key, of->after)->help = rv_printf(
                &c->arena, "Delete `%s`, or add `%s` with its value.", a->row->key, of->after);
        return fails(c, a->row);
    }
    for (int i = 0; i < all->n; i++)
        if (all->list[i].later == a->act->again &&
            !play_value(c, a->row, of, &leader, &all->list[i]))
            return false;
    /* For `why` only the reasons count of what may not be. */
    bool now = c->play.laid || a->act->when == RV_WHEN_TURN;
    bool amiss = rv_explains(c) && leader.row && leader.value.amiss;
    bool must = led && of->must && now && !amiss;
    return all->n || !must || play_due(c, e, a->row, of, &leader);
}

/* T-8, M-55, K-45; in each part of a double turn (M-56). */
bool rv_play_instead(rv_case *c, const rv_entry *e) {
    const char *what[2] = {"a follower on the tile"};
    int n = e->piece.kind != RV_NONE;
    const rv_key_given *last = NULL;
    for (int i = 0; i < e->beside->nkeys; i++)
        if (e->beside->given[i].row->instead == RV_INSTEAD_FOLLOWER) {
            last = &e->beside->given[i];
            if (n < 2)
                what[n] = what_of(&c->arena, last->row);
            n++;
        }
    if (!last || n < 2)
        return true;
    consider(c, last->row, last->values.list);
    rv_object(c, RV_D_TWO_ACTIONS, last->values.list->mark, what[0], what[1]);
    if (last->row->action || last->row->instead_cite)
        rv_rests_on(c,
                    last->row->action ? last->row->action->rule
                                      : rv_cited_rule(c->game, last->row->instead_cite),
                    RV_NONE);
    return rv_tolerated(c);
}
