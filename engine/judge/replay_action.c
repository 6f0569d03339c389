/* replay_action.c - plays keys whose rows say what may be done and do it (key.h): each value is
 * found, its conditions are checked, and it is done.
 */
#include "judge/case.h"

/* The only value that was possible, and was done without being typed; the one before. */
struct rv_silent {
    rv_chance done;
    const char *tells; /* what it brought */
    const struct rv_silent *before;
};

/* What stands behind a key of the entry, or was done in silence, as the action that others follow;
 * row NULL: there is none. */
static rv_chance leader_of(const rv_playing *p, const rv_entry *e, const char *key) {
    for (int i = 0; key && i < e->beside->nkeys; i++) {
        const rv_key_given *given = &e->beside->given[i];
        if (strcmp(given->row->key, key) != 0 || !given->values.n)
            continue;
        rv_chance d;
        rv_chance_begin(&d, given->row, NULL, NULL);
        d.value = *given->values.list;
        return d;
    }
    for (const struct rv_silent *s = p->silent; key && s; s = s->before)
        if (strcmp(s->done.row->key, key) == 0)
            return s->done;
    return (rv_chance){.row = NULL};
}

static void consider(rv_case *c, const rv_key *row, const rv_value *v) {
    const rv_chances *of = row->acts->chances;
    rv_consider_thing(c, of->point ? of->point : RV_AT_ACTION, v->loc,
                      rv_at_value(v, of->thing ? of->thing : row->key));
}

static const char *what_of(rv_arena *a, const rv_key *row) {
    const char *what = row->acts->chances->what;
    return what ? what : rv_printf(a, "`%s`", row->key);
}

/* What the action of a script fails by: the rule that it cites, unless another is given. */
static bool fails(rv_case *c, const rv_key *row) {
    const char *what = what_of(&c->arena, row), *one = *what == 'a' ? strchr(what, ' ') : NULL;
    if (row->action)
        rv_rests_at_least_on(c, row->action->rule);
    return rv_tolerated_without(c, one ? rv_printf(&c->arena, "the%s", one) : what);
}

/* A key that is played: what stands behind it in the entry, or could. */
typedef struct action {
    rv_case *c;
    const rv_key *row;
    const rv_chances *of;
    rv_chance leader; /* the action that it follows; row NULL: none */
    /* when it is listed what is possible behind it now: */
    const char *lead; /* of the words; NULL: they are not made */
    bool outcomes; /* they are added to the last diagnostic, of `typed` those that begin with it */
    const char *but;       /* without this one; NULL */
    const rv_value *typed; /* refused: those of its figure come first, and … NULL: none is */
    bool other;            /* … then those of another figure */
    unsigned over;         /* those of these players are passed over */
    rv_chance first;
    int n;
    rv_buf words;     /* "Type `a` or `b`." */
    const char *last; /* the thing that is put when it is known whether another follows */
    int ndone, room;
    const char **done; /* the values so far of a key that goes on as long as it can */
} action;

/* " (eats R:knight@0,1)": what a value brings; "" if nothing is told of it. */
static const char *told(rv_case *c, const rv_chance *d) {
    const char *tells = rv_chance_tells(&c->arena, c->game, d);
    return *tells ? rv_printf(&c->arena, " (%s)", tells) : "";
}

/* The rule of a script's action, or that of what it tells. */
static const char *rule_of(rv_case *c, const rv_chance *d) {
    return !d->row->action ? ""
           : *told(c, d)   ? c->game->scripts.house->refusal.rule
                           : d->row->action->rule;
}

/* Values of a list are chosen by the players whom they name. */
static int chooser_of(const rv_game *g, const rv_chance *d) {
    const rv_house_action *of = d->row->action;
    return of && of->most > 1 && d->value.player != RV_NONE ? d->value.player : rv_chooser(g, d);
}

/* What is asked for a key, with what led to it, and of a list, what it has so far, also in silence,
 * and who chooses the next value. */
static const char *question_of(const action *a, const char *led) {
    rv_case *c = a->c;
    const rv_chance *d = &a->first;
    rv_buf asks = {.arena = &c->arena};
    rv_putf(&asks, "%s%s", rv_key_words(&c->arena, c->game->rs, d->row), led);
    if (!d->row->action || d->row->action->most == 1) {
        rv_put(&asks, "?");
        return rv_buf_text(&asks);
    }
    for (int i = 0; i < a->ndone; i++)
        rv_putf(&asks, "%s%s", i ? ", " : ". So far: ", a->done[i]);
    rv_putf(&asks, ". %s chooses.", c->rec.label[chooser_of(c->game, d)]);
    return rv_buf_text(&asks);
}

/* "dragon: [a, b]": another value behind those that are done; of a map, "castle: {W: a, B: b}". */
static const char *with_done(const action *a, const rv_chance *d, const char *word) {
    rv_case *c = a->c;
    rv_buf all = {.arena = &c->arena};
    rv_putf(&all, "%s: ", d->row->key);
    if (d->row->shape->kind == RV_SHAPE_MAP) {
        rv_values both = {.n = 0};
        for (int i = 0; i < a->ndone; i++)
            rv_add_value(&c->arena, &both, rv_values_beside(c->play.entry, d->row->key)->list[i]);
        rv_add_value(&c->arena, &both, d->value);
        rv_put_shape_values(c->game, &all, d->row->shape, &both);
        return rv_buf_text(&all);
    }
    for (int i = 0; i < a->ndone; i++) {
        rv_put(&all, i ? ", " : "[");
        rv_put_text(&all, a->done[i]);
    }
    rv_put(&all, ", ");
    rv_put_text(&all, word);
    rv_put(&all, "]");
    return rv_buf_text(&all);
}

static void see_chance(void *ud, const rv_chance *d) {
    action *a = ud;
    rv_case *c = a->c;
    const int figure = rv_value_figure(&d->value);
    if ((a->but && !strcmp(a->but, rv_chance_word(&c->arena, c->game, d))) ||
        (a->typed && a->other != (figure != rv_value_figure(a->typed))) ||
        (d->row->instead && c->play.entry->follower.kind != RV_NONE && /* PH-2 */
         !c->game->rs->figures[figure].second) ||
        a->over >> chooser_of(c->game, d) & 1)
        return;
    a->first = a->n++ ? a->first : *d;
    if (!a->lead)
        return;
    const char *word = rv_chance_word(&c->arena, c->game, d);
    const char *typed = rv_chance_typed(&c->arena, c->game, d);
    const char *tells = a->n <= RV_MOST_VALUES ? told(c, d) : "";
    if (a->ndone)
        typed = with_done(a, d, word);
    if (a->n <= RV_MOST_OUTCOMES) {
        if (a->last)
            rv_putf(&a->words, "%s%s", a->n > 2 ? ", " : a->lead, a->last);
        a->last = rv_printf(&c->arena, "`%s`%s", typed, tells);
    }
    const char *const part = a->typed ? a->typed->text : NULL;
    const size_t begun = part ? strlen(part) : 0;
    if (!a->outcomes || strncmp(word, part ? part : "", begun) ||
        (part && !strchr(".@", word[begun])))
        return;
    if (part) {
        const rv_feature_ref *at = &d->value.at;
        const int placed = rv_value_tile(&c->game->board, &d->value);
        const bool there = placed != RV_NONE && at->place >= 0;
        const int node = d->node != RV_NONE ? d->node
                         : there
                             ? rv_node_of_place(&c->game->board, placed, 1u << at->kind, at->place)
                             : RV_NONE;
        rv_add_outcome(c, rv_outcome_of(c->game, word, part, node));
        return;
    }
    const char *verb = d->of->after ? d->of->verb : d->row->key;
    rv_add_outcome(c, (rv_outcome){.key = typed,
                                   .words = rv_printf(&c->arena, "%s %s%s", verb, word, tells),
                                   .value = word,
                                   .weight = d->of->weight ? d->of->weight(c->game, d) : 0});
}

static void list_possible(action *a, const char *lead, const char *end, bool outcomes) {
    const rv_chance *after = a->leader.row ? &a->leader : NULL;
    rv_offer o = {.g = a->c->game, .after = after, .see = see_chance, .ud = a};
    a->lead = lead;
    a->outcomes = outcomes;
    a->n = 0;
    a->last = NULL;
    a->words = (rv_buf){.arena = &a->c->arena};
    rv_chance_begin(&o.chance, a->row, a->of, after);
    for (int pass = 0; pass < (a->typed ? 2 : 1); pass++) {
        a->other = pass;
        a->of->list(&o);
    }
    if (a->last)
        rv_putf(&a->words, "%s%s%s",
                a->n == 1                 ? lead
                : a->n > RV_MOST_OUTCOMES ? ", "
                                          : " or ",
                a->last, a->n > RV_MOST_OUTCOMES ? " …" : end);
}

/* The help of a refused value of a key of the entry: what may be done behind the key now, or that
 * nothing may; and which places the value can mean. A help that says what to delete remains. */
static void help_offers(action *a, const rv_value *typed) {
    rv_case *c = a->c;
    if (rv_explains(c) || !strncmp(rv_last_diag(c)->help, "Delete", 6))
        return;
    a->typed = typed;
    list_possible(a, "Type ", ".", true);
    a->typed = NULL;
    rv_last_diag(c)->help =
        a->n ? rv_buf_text(&a->words)
        : rv_values_beside(c->play.entry, a->row->key)->n > 1
            ? "Delete it, or change what is before it: nothing else is possible there."
            : rv_printf(&c->arena, "Delete `%s`: it is not possible in this turn.", a->row->key);
}

static bool play_value(action *a, rv_value *v) {
    rv_case *c = a->c;
    const rv_house_action *own = a->row->action;
    rv_chance d;
    int before = rv_wrongs(c);
    bool again = v->later;
    rv_chance_begin(&d, a->row, a->of, a->leader.row ? &a->leader : NULL);
    d.value = *v;
    d.given = v;
    consider(c, a->row, v);
    if (own && a->ndone == own->most) { /* PD-20 */
        rv_object_by_script(
            c, v->loc, own->script,
            rv_printf(&c->arena, "`%s` is done at most %d times", own->key, own->most));
        rv_last_diag(c)->help = "Delete it, and what comes after it.";
        return fails(c, a->row);
    }
    bool fine = (!a->of->find || a->of->find(c, c->game, &d)) && rv_may_do(c, c->game, &d) &&
                rv_wrongs(c) == before;
    if (fine && v->later && !again)
        return true;
    RV_SETTLE(c, v->amiss, !fine);
    RV_SETTLE(c, v->left_out, !fine && !d.can);
    if (!fine) {
        help_offers(a, v);
        if (!d.can || !rv_tolerated(c))
            return !d.can && fails(c, a->row);
    }
    if (own && rv_explains(c)) { /* the script allows it, and what else */
        action others = {.c = c, .row = a->row, .of = a->of, .leader = a->leader};
        others.but = rv_chance_word(&c->arena, c->game, &d);
        list_possible(&others, "; possible besides: ", "", false);
        rv_confirm(c, 0, "%s allows `%s`%s%s", own->script, rv_chance_typed(&c->arena, c->game, &d),
                   told(c, &d), others.n ? rv_buf_text(&others.words) : "");
        rv_rests_on(c, rule_of(c, &d), RV_NONE);
    }
    if (own || a->of->word)
        RV_SETTLE(c, v->canon, rv_chance_word(&c->arena, c->game, &d));
    if (own ? own->most > 1 : a->row->shape->kind == RV_SHAPE_MAP)
        *RV_PUSH(&c->arena, a->done, a->ndone, a->room) = v->canon;
    a->of->act(c->game, &d);
    return true;
}

/* The key is not given, or may say more: where one value is possible it is played in silence,
 * unless chance decides it. *more: one has been. */
static bool play_due(action *a, const rv_entry *e, bool *more) {
    rv_case *c = a->c;
    const rv_key *row = a->row;
    const rv_loc loc = a->leader.row ? a->leader.value.loc : e->loc;
    a->over = 0;
    list_possible(a, NULL, "", false);
    if (a->n > 1 && row->action && row->action->each) { /* nobody is asked for another one (GM-7) */
        a->over = ~(1u << chooser_of(c->game, &a->first));
        list_possible(a, NULL, "", false);
    }
    const bool drawn = a->of->weight && a->n > 1; /* the last piece of a bag is certain */
    *more = a->n == 1;
    if (!a->n)
        return true;
    if (a->n > 1 || drawn) {
        rv_consider(c, a->of->point ? a->of->point : RV_AT_ACTION, loc);
        const struct rv_silent *led = c->play.silent;
        while (led && led->done.row != a->leader.row)
            led = led->before;
        const char *tells = led ? led->tells : "";
        if (a->of->open) {
            a->of->open(c, &a->leader);
        } else {
            rv_object(c, RV_D_ACTION_OPEN, loc, row->key,
                      rv_plural(&c->arena, a->n, "possible value"), tells);
            rv_rests_on(c, rule_of(c, &a->first), RV_NONE);
        }
        rv_last_diag(c)->asks = question_of(a, tells);
        list_possible(a, "Add ", ".", true);
        rv_last_diag(c)->help = rv_buf_text(&a->words);
        if (!c->settings.all && !rv_tolerated(c))
            return false;
    }
    if (drawn)
        return true;
    struct rv_silent *silent =
        RV_COPY(&c->arena, (struct rv_silent){a->first, told(c, &a->first), c->play.silent});
    silent->done.value.loc = loc;
    c->play.silent = silent;
    *RV_PUSH(&c->arena, a->done, a->ndone, a->room) = rv_chance_word(&c->arena, c->game, &a->first);
    a->of->act(c->game, &a->first); /* the game goes on with the first */
    return true;
}

/* What is done instead of a follower excludes one, but not what may come second, unless it stands
 * `alone`. */
static bool excludes(const rv_game *g, const rv_key_given *given, bool alone) {
    const int figure = given->values.n ? given->values.list->figure : RV_NONE;
    return given->row->instead && (alone || figure == RV_NONE || !g->rs->figures[figure].second);
}

/* The last entry leaves the key out, which need not be, or could have more behind it: tells what is
 * possible, player by player. */
static void remind(action *a, const rv_entry *e) {
    rv_case *c = a->c;
    const rv_key *row = a->row;
    bool over = row->instead && e->follower.kind != RV_NONE;
    for (int i = 0; i < e->beside->nkeys; i++)
        over |= row->instead && excludes(c->game, &e->beside->given[i], false);
    if (over || !c->settings.remind || c->play.turn != c->rec.moves.n ||
        (a->of->after && !a->leader.row))
        return;
    for (unsigned told = 0;;) {
        a->over = told;
        list_possible(a, NULL, "", false);
        if (!a->n)
            return;
        const int by = chooser_of(c->game, &a->first);
        const char *words = rv_key_words(&c->arena, c->game->rs, row);
        rv_complain(&c->diags, RV_D_ACTION_POSSIBLE, e->loc, row->key,
                    rv_say(&c->arena, c->game->rs, words))
            ->asks = question_of(a, "");
        a->over = ~(1u << by);
        list_possible(a, "Type ", ".", true);
        rv_last_diag(c)->help = rv_buf_text(&a->words);
        told |= 1u << by;
    }
}

/* Complains that what goes without saying may not be done. */
static void refuse_silent(void *ud, const rv_value *v) {
    const action *a = ud;
    rv_chance d;
    rv_chance_begin(&d, a->row, a->of, NULL);
    d.value = *v;
    rv_may_do(a->c, a->c->game, &d);
}

/* What leads to this value of the key is missing. */
static bool play_unled(const action *a, const rv_value *v) {
    rv_case *c = a->c;
    const rv_chances *of = a->of;
    const rv_key *leader =
        rv_key_find(c->rec.links, c->rec.own_rows, &rv_map_entry, rv_str_of(of->after), NULL);
    const char *words = rv_key_words(&c->arena, c->game->rs, leader);
    const int before = c->diags.n;
    consider(c, a->row, v);
    if (of->lacks) {
        rv_object(c, (rv_code_id)of->lacks, v->loc, v->text,
                  rv_printf(&c->arena, "it goes only with `%s`", of->after));
        return fails(c, a->row);
    }
    action to = {.c = c, .row = leader, .of = leader->acts->chances};
    list_possible(&to, ", or add ", ".", false);
    if (!to.n && leader->action && !strchr(leader->action->form, '{'))
        rv_form_each(c->game, leader->action->form, NULL, NULL, refuse_silent, &to);
    if (c->diags.n > before)
        rv_last_diag(c)->help = rv_printf(&c->arena, "Delete `%s`.", a->row->key);
    else
        rv_object(c, RV_D_ACTION_AFTER, v->loc, a->row->key, of->after)->help =
            to.n ? rv_printf(&c->arena, "Delete `%s`%s", a->row->key, rv_buf_text(&to.words))
                 : rv_printf(&c->arena, "Delete `%s`; `%s` is not possible in this turn%s%s.",
                             a->row->key, of->after, *words ? ". " : "", words);
    return fails(c, a->row);
}

bool rv_play_action(rv_case *c, rv_entry *e, const rv_acting *acting) {
    const rv_key *row = acting->row;
    const rv_chances *of = row->acts->chances;
    const rv_act *act = acting->act;
    rv_values *all = rv_values_beside(e, row->key);
    action a = {.c = c, .row = row, .of = of, .leader = leader_of(&c->play, e, of->after)};
    /* For `why` only the reasons count of what may not be; a script knows of none without a tile.
     */
    const bool now = c->play.laid || !row->of_tiles;
    if (!now && row->action)
        return true;
    if (!all->n && !of->must) {
        remind(&a, e);
        return true;
    }
    bool led = !of->after || a.leader.row, left_out = a.leader.row && a.leader.value.left_out;
    for (int i = 0; i < all->n && !act->again; i++) {
        RV_SETTLE(c, all->list[i].later, false);
        RV_SETTLE(c, all->list[i].left_out, left_out || !led);
    }
    if (left_out)
        return true;
    if (all->n && !led)
        return play_unled(&a, all->list);
    for (int i = 0; i < all->n; i++)
        if (all->list[i].later == act->again && !play_value(&a, &all->list[i]))
            return false;
    bool amiss = rv_explains(c) && a.leader.row && a.leader.value.amiss;
    bool due = led && of->must && now && !amiss;
    const int most = row->action && row->action->each ? row->action->most : 1;
    if (all->n && !of->must &&
        (row->action ? all->n < row->action->most : row->shape->kind == RV_SHAPE_MAP))
        remind(&a, e);
    for (int n = all->n; due && n < most; n++)
        if (!play_due(&a, e, &due))
            return false;
    return true;
}

/* T-8, M-55, K-45; in each part of a double turn (M-56). */
bool rv_play_instead(rv_case *c, const rv_entry *e) {
    const char *what[2] = {"a follower on the tile"};
    int n = e->follower.kind != RV_NONE;
    const rv_key_given *last = NULL;
    const char *alone = "";
    for (int i = 0; i < e->beside->nkeys; i++) {
        const rv_key *row = e->beside->given[i].row;
        alone = row->action && *row->action->alone ? row->action->alone : alone;
    }
    for (int i = 0; i < e->beside->nkeys; i++)
        if (excludes(c->game, &e->beside->given[i], *alone)) {
            last = &e->beside->given[i];
            if (n < 2)
                what[n] = what_of(&c->arena, last->row);
            n++;
        }
    if (!last || n < 2)
        return true;
    consider(c, last->row, last->values.list);
    rv_object(c, RV_D_TWO_ACTIONS, last->values.list->loc, what[0], what[1]);
    const int cite = last->row->instead_cite ? last->row->instead_cite : (int)RV_D_TWO_ACTIONS;
    const char *by = last->row->action ? last->row->action->rule : rv_cited_rule(c->game->rs, cite);
    rv_rests_on(c, *alone ? alone : by, RV_NONE);
    return rv_tolerated(c);
}
