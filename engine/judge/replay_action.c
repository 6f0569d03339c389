/* replay_action.c - plays keys whose rows say what may be done and do it (key.h): each value is
 * found, its conditions are checked, and it is done.
 */
#include "core/hooks.h"
#include "judge/replay.h"
#include "record/form.h"
#include "ruleset/words.h"

/* What stands behind a key of the entry, as the action that others follow; row NULL: it has none.
 */
static rv_chance leader_of(const rv_entry *e, const char *key) {
    for (int i = 0; key && i < e->beside->nsaid; i++) {
        const rv_key_said *said = &e->beside->said[i];
        if (strcmp(said->row->key, key) != 0 || !said->values.n)
            continue;
        rv_chance d;
        rv_chance_begin(&d, said->row, NULL, NULL);
        d.value = *said->values.list;
        return d;
    }
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

static const char *what_of(rv_case *c, const rv_key *row) {
    const char *what = chances_of(row)->what;
    return what ? what : rv_printf(&c->arena, "`%s`", row->key);
}

static bool stands_without(rv_case *c, const rv_key *row) {
    const char *what = what_of(c, row);
    const char *one = *what == 'a' ? strchr(what, ' ') : NULL;
    return rv_tolerated_without(c, one ? rv_printf(&c->arena, "the%s", one) : what);
}

/* For `why`: that a script allows it. */
static void say_allowed(rv_case *c, const rv_chance *d) {
    const rv_house_action *of = d->row->action;
    if (!c->asked || !of)
        return;
    rv_confirm(c, 0, "%s allows `%s`", of->script, rv_chance_typed(&c->arena, c->game, d));
    rv_rests_on(c, of->rule, RV_NONE);
}

/* What the action of a script fails by: the rule that it cites, unless another was said. */
static bool fails(rv_case *c, const rv_key *row) {
    if (row->action && !*rv_last_diag(c)->rule)
        rv_rests_on(c, row->action->rule, RV_NONE);
    return stands_without(c, row);
}

/* ---- what could be typed -----------------------------------------------------------------------
 */

typedef struct offers {
    rv_case *c;
    rv_buf words;
    int n;
} offers;

static void add_offer(void *ud, const rv_chance *d) {
    offers *all = ud;
    if (all->n++ < RV_MOST_OUTCOMES)
        rv_putf(&all->words, "%s`%s`", all->n > 1 ? ", " : "Type ",
                rv_chance_typed(&all->c->arena, all->c->game, d));
}

void rv_help_offers(rv_case *c, const char *key, const rv_chance *after) {
    offers all = {.c = c, .words.arena = &c->arena};
    const rv_key_said *said = c->entry->beside->said;
    while (strcmp(said->row->key, key) != 0)
        said++;
    const rv_key *row = said->row;
    const rv_chances *of = chances_of(row);
    rv_offer o = {.g = c->game, .after = after, .see = add_offer, .ud = &all};
    if (c->asked || !strncmp(rv_last_diag(c)->help, "Delete", 6))
        return;
    rv_chance_begin(&o.chance, row, of, after);
    of->list(&o);
    rv_last_diag(c)->help =
        all.n ? rv_printf(&c->arena, "%s%s", rv_buf_text(&all.words),
                          all.n > RV_MOST_OUTCOMES ? " …" : ".")
        : said->values.n > 1
            ? "Delete it: nothing else is legal there now."
            : rv_printf(&c->arena, "Delete `%s`: nothing that it could say is legal now.", key);
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
        rv_help_offers(c, row->key, leader->row ? leader : NULL);
        if (!d.can || !rv_tolerated(c))
            return !d.can && fails(c, row);
    }
    say_allowed(c, &d);
    if (row->action || of->word)
        RV_SETTLE(c, v->canon, rv_chance_word(&c->arena, c->game, &d));
    of->act(c->game, &d);
    return true;
}

/* ---- what is due ------------------------------------------------------------------------------
 */

typedef struct due {
    rv_case *c;
    rv_chance first;
    int n, told;
    rv_buf help; /* of what to type */
} due;

static void count(void *ud, const rv_chance *d) {
    due *all = ud;
    all->first = all->n++ ? all->first : *d;
}

static void add_outcome(void *ud, const rv_chance *d) {
    due *all = ud;
    rv_case *c = all->c;
    const char *word = rv_chance_word(&c->arena, c->game, d);
    const char *typed = rv_chance_typed(&c->arena, c->game, d);
    if (all->told++ < RV_MOST_OUTCOMES)
        rv_putf(&all->help, "%s`%s`", all->told > 1 ? ", " : "Add one of ", typed);
    rv_add_outcome(c,
                   (rv_outcome){.key = typed,
                                .words = rv_printf(&c->arena, "%s %s",
                                                   d->of->verb ? d->of->verb : d->row->key, word),
                                .value = word,
                                .weight = d->of->weight ? d->of->weight(c->game, d) : 0});
}

/* The key is not given: where one value is possible it is played in silence, unless chance decides
 * it. */
static bool play_due(rv_case *c, const rv_entry *e, const rv_key *row, const rv_chances *of,
                     const rv_chance *leader) {
    due all = {.c = c, .help.arena = &c->arena};
    const rv_chance *after = leader->row ? leader : NULL;
    rv_offer o = {.g = c->game, .after = after, .see = count, .ud = &all};
    rv_chance_begin(&o.chance, row, of, after);
    of->list(&o);
    bool drawn = of->weight;
    if (!all.n)
        return true;
    if (all.n == 1 && !drawn) {
        of->act(c->game, &all.first);
        return true;
    }
    const rv_mark mark = leader->row ? leader->value.mark : e->mark;
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
    o.see = add_outcome;
    rv_chance_begin(&o.chance, row, of, after);
    of->list(&o);
    rv_last_diag(c)->help = rv_printf(&c->arena, "%s%s", rv_buf_text(&all.help),
                                      all.told > RV_MOST_OUTCOMES ? " …" : ".");
    if (!c->settings.all && !rv_tolerated(c))
        return false;
    if (!drawn) /* the game goes on with the first */
        of->act(c->game, &all.first);
    return true;
}

/* What leads to it is missing. */
static bool lacks_leader(rv_case *c, const rv_key *row, const rv_chances *of, const rv_value *v) {
    consider(c, row, v);
    if (of->lacks)
        rv_object(c, (rv_code_id)of->lacks, v->mark, v->text,
                  rv_printf(&c->arena, "it goes only with `%s`", of->after));
    else
        rv_object(c, RV_D_ACTION_AFTER, v->mark, row->key, of->after);
    if (!of->lacks)
        rv_last_diag(c)->help =
            rv_printf(&c->arena, "Delete `%s`, or add `%s` with its value.", row->key, of->after);
    return fails(c, row);
}

bool rv_play_action(rv_case *c, rv_entry *e, const rv_acting *a) {
    const rv_chances *of = chances_of(a->row);
    rv_values *all = rv_values_beside(e, a->row->key);
    if (!all->n && !of->must)
        return true;
    const rv_chance leader = leader_of(e, of->after);
    bool led = !of->after || leader.row, left_out = leader.row && leader.value.left_out;
    for (int i = 0; i < all->n && !a->act->again; i++) {
        RV_SETTLE(c, all->list[i].later, false);
        RV_SETTLE(c, all->list[i].left_out, left_out || !led);
    }
    if (left_out)
        return true;
    if (all->n && !led)
        return lacks_leader(c, a->row, of, all->list);
    for (int i = 0; i < all->n; i++)
        if (all->list[i].later == a->act->again &&
            !play_value(c, a->row, of, &leader, &all->list[i]))
            return false;
    /* For `why` only the reasons count of what may not be. */
    bool now = c->laid || a->act->when == RV_WHEN_TURN;
    bool asked = led && of->must && now && !(c->asked && leader.row && leader.value.amiss);
    return all->n || !asked || play_due(c, e, a->row, of, &leader);
}

/* ---- instead of a follower --------------------------------------------------------------------
 */

/* T-8, M-55, K-45; in each part of a double turn (M-56). */
bool rv_play_instead(rv_case *c, const rv_entry *e) {
    const char *what[2] = {"a follower on the tile"};
    int n = e->piece.kind != RV_NONE;
    const rv_key_said *last = NULL;
    for (int i = 0; i < e->beside->nsaid; i++)
        if (e->beside->said[i].row->instead == RV_INSTEAD_FOLLOWER) {
            last = &e->beside->said[i];
            if (n < 2)
                what[n] = what_of(c, last->row);
            n++;
        }
    if (!last || n < 2)
        return true;
    consider(c, last->row, last->values.list);
    rv_object(c, RV_D_TWO_ACTIONS, last->values.list->mark, what[0], what[1]);
    if (last->row->action || last->row->instead_law)
        rv_rests_on(c,
                    last->row->action ? last->row->action->rule
                                      : rv_law_rule(c->game, last->row->instead_law),
                    RV_NONE);
    return rv_tolerated(c);
}
