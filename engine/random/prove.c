/* prove.c - looks whether the lists of scripts have all values of their forms that `may` allows. */
#include "core/module.h"
#include "core/state.h"
#include "lua/script.h"
#include "random/sim.h"
#include "record/form.h"

/* What is allowed, once as the script lists it and once by the form. */
typedef struct proof {
    rv_game *g;
    rv_house_value listed[RV_LIMIT_SCRIPT_VALUES];
    int n;
    const char *left_out;
} proof;

static void note_listed(void *ud, const rv_chance *d) {
    proof *p = ud;
    rv_chance again = *d;
    (void)rv_house_find(p->g, &again, &p->listed[p->n++]);
}

/* What the listed one need not say, such as where the only abbot stands, can be anything. */
static bool same(const rv_house_value *a, const rv_house_value *b) {
    bool same = a->n == b->n;
    for (int i = 0; same && i < a->n; i++)
        same = a->part[i].sort == RV_HOUSE_NOTHING ||
               (a->part[i].sort == b->part[i].sort && a->part[i].i == b->part[i].i &&
                (!a->part[i].text || strcmp(a->part[i].text, b->part[i].text) == 0));
    return same;
}

static void look_for(void *ud, const rv_chance *d) {
    proof *p = ud;
    rv_house_value v;
    rv_chance again = *d;
    if (p->left_out || rv_house_find(p->g, &again, &v))
        return;
    for (int i = 0; i < p->n; i++)
        if (same(&p->listed[i], &v))
            return;
    p->left_out = rv_chance_word(p->g->arena, p->g, d);
}

static void add_number(rv_numbers *to, int64_t number) {
    enum { ROOM = sizeof to->list / sizeof *to->list };
    int i = 0;
    while (i < to->n && to->list[i] != number)
        i++;
    if (i == to->n && to->n < ROOM)
        to->list[to->n++] = (int)number;
}

/* A form with a number has values without end: those that are listed and their neighbours, small
 * ones, and those that the script keeps. */
static void find_numbers(const proof *p, const rv_house_action *of, rv_numbers *to) {
    enum { SMALL = 12 };
    const rv_kept *k;
    to->n = 0;
    for (int i = -1; i <= SMALL; i++)
        add_number(to, i);
    for (int i = 0; (k = rv_state_at(p->g, i)); i++)
        if (k->type == RV_KEPT_NUMBER && strcmp(k->script, of->script) == 0)
            add_number(to, k->number);
    for (int i = 0; i < p->n; i++)
        for (int part = 0; part < p->listed[i].n; part++)
            for (int near = -1; p->listed[i].part[part].sort == RV_HOUSE_NUMBER && near <= 1;
                 near++)
                add_number(to, p->listed[i].part[part].i + near);
}

static void prove_row(rv_game *g, const rv_acting *a, const rv_chance *after) {
    const rv_house_action *of = a->row->action;
    rv_numbers numbers;
    proof *p = RV_NEW(g->arena, proof);
    rv_offer o = {.g = g, .after = after, .see = note_listed, .ud = p};
    p->g = g;
    rv_chance_begin(&o.chance, a->row, a->act->chances, after);
    o.chance.of->list(&o);
    o.see = look_for;
    rv_chance_begin(&o.chance, a->row, a->act->chances, after);
    find_numbers(p, of, &numbers);
    rv_house_values(&o, &numbers);
    if (p->left_out)
        rv_house_fault(
            g, of,
            rv_printf(g->arena, "leaves out `%s`, which %s.may allows", p->left_out, of->key));
}

/* Each turn that is looked at has a budget of its own. */
void rv_sim_prove(rv_sim *s, rv_moment when, const rv_chance *after) {
    enum { EVERY = 5 };
    if (!s->settings.prove || s->turns % EVERY || rv_sim_failed(s))
        return;
    rv_sim_refill(s);
    for (const rv_acting *a = rv_rows_at(s->game, when); a->row; a++)
        if (a->row->action && a->row->action->lists && rv_chances_follow(a->act->chances, after))
            prove_row(s->game, a, after);
    rv_sim_refill(s);
}
