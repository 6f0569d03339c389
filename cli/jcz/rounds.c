/* rounds.c - what all players do in turn when one of them has chosen it at the end of a turn: each
 * puts a figure beside one that stands there, or takes one home.
 *
 * The player who laid the tile comes last. Who puts none, but could, passes by a message; of
 * figures that must go home the only one is told, too, of which the record says nothing.
 */
#include "jcz/messages.h"

/* A key of which each player has a value, the one who is next, and the values of those before. */
typedef struct in_turn {
    export *e;
    const played *t;
    const jcz_row *row;
    const rv_yaml *given; /* NULL: the entry lacks the key */
    bool puts;
    int behind, player; /* behind: so many players behind the one who laid the tile */
    rv_buf done;
} in_turn;

rv_str export_value_of(const export *e, const rv_yaml *value, int player) {
    RV_EACH_PART(value, word) {
        rv_str rest = word->text;
        if (rv_str_is(rv_str_cut(&rest, ":"), e->j->label[player]))
            return rest;
    }
    return (rv_str){NULL, 0};
}

/* "W:big:knight@0,1.n": a figure of this sort where one stands. */
static const char *name_at(const in_turn *r, int sort, const meeple *at) {
    const rv_figure_row *figure = rv_ruleset_figure(r->e->j->rs, sort);
    const char *role = jcz_role(r->e->j->rs, jcz_kind_of(r->e->j, at->feature));
    return rv_printf(r->e->j->arena, "%s:%s%s@%d,%d.%s", r->e->j->label[r->player], figure->prefix,
                     figure->on ? figure->key : role, at->x, at->y, shown_port(at->ports));
}

/* Whether the turn is legal with this value: those of the players before are done, and those of the
 * players behind are as they stand. */
static bool may_be(in_turn *r, const char *value) {
    const int n = r->e->j->nplayers;
    rv_buf b = {.arena = r->e->j->arena};
    rv_putf(&b, "[%s'%s'", r->done.n ? rv_buf_text(&r->done) : "", value);
    for (int behind = r->behind + 1; behind <= n; behind++) {
        const int player = (r->t->player + behind) % n;
        const rv_str word = export_value_of(r->e, r->given, player);
        if (word.n)
            rv_putf(&b, ", '%s:%.*s'", r->e->j->label[player], RV_CHARS(word));
    }
    rv_put(&b, "]");
    return export_could(r->e, r->row->option, rv_buf_text(&b), NULL);
}

/* What the player could do with one of the figures, or beside it; NULL for nothing. */
static const char *find_possible(in_turn *r) {
    const meeple *men = r->e->men[r->player], *on = r->puts ? men : r->e->stood[r->player];
    for (int i = 0; i < FIGURES; i++)
        for (int k = 0; on[i].is == ON_TILE && k < FIGURES; k++) {
            const bool can = r->puts ? men[k].is == IN_HAND : k == i;
            const int sort = meeple_sort(k);
            const char *value =
                can && rv_ruleset_figure(r->e->j->rs, sort) ? name_at(r, sort, &on[i]) : NULL;
            if (value && may_be(r, value))
                return value;
        }
    return NULL;
}

/* Puts a figure beside one that stands there, on the tile of the turn if no cell is said. */
static void put_beside(const in_turn *r, rv_str where) {
    export *e = r->e;
    const int sort = meeple_cut_sort(e, &where), i = meeple_find(e, r->player, sort, IN_HAND, -1);
    const rv_str role = rv_str_cut(&where, "@");
    const bool alone = rv_ruleset_figure(e->j->rs, sort)->on;
    int x = r->t->x, y = r->t->y;
    jcz_cell(rv_str_cut(&where, "."), &x, &y);
    for (int k = 0; k < FIGURES && i >= 0; k++) {
        const meeple *man = &e->men[r->player][k];
        if (man->is != ON_TILE || man->x != x || man->y != y ||
            !(alone || rv_str_is(role, jcz_role(e->j->rs, jcz_kind_of(e->j, man->feature)))))
            continue;
        meeple_put(e, r->player, i, *man);
        return;
    }
    REFUSE(e, "this follower cannot be carried over");
}

/* Who could put a figure, and does not, passes. */
static void put_one(in_turn *r) {
    export *e = r->e;
    const rv_str word = export_value_of(e, r->given, r->player);
    const char *value =
        word.n ? rv_printf(e->j->arena, "%s:%.*s", e->j->label[r->player], RV_CHARS(word))
               : find_possible(r);
    if (!value)
        return;
    if (r->puts && !word.n) {
        export_pass(e, r->player);
        return;
    }
    rv_putf(&r->done, "'%s', ", value);
    if (r->puts)
        put_beside(r, word);
    else
        export_row(e, r->t, r->row, rv_str_of(value), r->player);
    export_commit(e, r->player);
}

void rounds_put(export *e, const played *t) {
    const int n = e->j->nplayers;
    bool chosen = false;
    JCZ_EACH(e->j, JCZ_MESSAGE, row) {
        const char *value = jcz_word(t->entry, row->option);
        if (!jcz_is_choice(row) || !value || strcmp(value, row->choice) != 0)
            continue;
        export_row(e, t, row, rv_str_of(value), t->player);
        chosen = true;
    }
    JCZ_EACH(e->j, JCZ_MESSAGE, row) {
        in_turn r = {.e = e,
                     .t = t,
                     .row = row,
                     .given = rv_doc_get(t->entry, row->option),
                     .puts = !strcmp(row->name, "DEPLOY_MEEPLE"),
                     .done = {.arena = e->j->arena}};
        for (r.behind = 1; chosen && jcz_in_turn(row) && r.behind <= n; r.behind++) {
            r.player = (t->player + r.behind) % n;
            put_one(&r);
        }
    }
}
