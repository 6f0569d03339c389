/* ask.c - long entries, asked for answer by answer (play), and small questions about the turn. */
#include "ask/ask.h"
#include "core/stack.h"
#include "record/key.h"

const char *rv_hear(rv_asker *k, const char *question, const char *const *choices, int n) {
    rv_asking *o = k->out;
    o->question = question;
    o->choices = choices;
    o->nchoices = n;
    return o->heard < k->n ? k->answers[o->heard++] : NULL;
}

bool rv_mishear(rv_asker *k, const char *why) {
    k->out->heard--;
    k->out->refused = why;
    return false;
}

/* The first row that asks; those that are not due do not. */
static void ask(rv_query *q) {
    rv_asker *k = q->ask;
    k->q = q;
    for (const rv_acting *r = rv_rows_at(q->g, RV_WHEN_DUE); r->row && !k->out->key; r++)
        if (r->act->ask && r->act->ask(k))
            k->out->key = r->row->key;
}

bool rv_case_ask(rv_case *c, const char *const *answers, int n, rv_asking *out) {
    rv_asker k = {.answers = answers, .n = n, .out = out};
    *out = (rv_asking){0};
    return c->game && !c->game->over && rv_query_answer(c, ask, &k, NULL) == RV_FINE && out->key;
}

static void look_in_hand(rv_query *q) {
    const char **id = q->ask;
    int held = rv_take_held(q->g);
    *id = held == RV_NONE ? NULL : q->g->rs->tiles[held].id;
}

const char *rv_case_held(rv_case *c) {
    const char *id = NULL;
    bool on = c->game && !c->game->over;
    return on && rv_query_answer(c, look_in_hand, &id, NULL) == RV_FINE ? id : NULL;
}

bool rv_case_is_cell(const rv_case *c, const char *word) {
    int x, y;
    return c->game && rv_cell_of(c->game, rv_str_of(word), &x, &y) != RV_D_BAD_CELL;
}
