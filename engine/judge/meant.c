/* meant.c - what may have been meant by an illegal turn: its entry is changed as people mistype it,
 * and the document is judged again, to see how far it is legal then.
 *
 * For one turn of a document at most MOST changes are tried, and only the first illegal turn is
 * asked about: the work grows with the document as judging it does. */
#include "judge/case.h"
#include "judge/replay.h"
#include "record/write.h"
#include "ruleset/look.h"
#include <stdlib.h>

enum { MOST = 16, OFFERED = 3, ENOUGH = 3 }; /* turns that tell something, if not all are legal */

/* A change, and what came of it. */
typedef struct trial {
    rv_edit edit;
    int legal, wrong; /* turns behind it that are legal; diagnostics of claims and so on */
    bool all;         /* all are legal, and the end */
} trial;

typedef struct trials {
    rv_case *c;
    const rv_entry *e;
    int turn, rest; /* the illegal one; the number of those behind it */
    trial list[MOST];
    int n;
    rv_meant *out;
} trials;

/* ---- changes --------------------------------------------------------------------------------- */

static void add(trials *t, rv_edit edit) {
    edit.turn = t->turn;
    if (t->n < MOST)
        t->list[t->n++].edit = edit;
}

static void add_cell(trials *t, int x, int y) {
    bool known = x == t->e->x && y == t->e->y;
    for (int i = 0; i < t->n; i++)
        known |= t->list[i].edit.how == RV_MEANT_CELL && t->list[i].edit.x == x &&
                 t->list[i].edit.y == y;
    if (!known && rv_inside(t->c->game, x, y) &&
        rv_placed_at(t->c->game, rv_pos(t->c->game, x, y)) == RV_NONE)
        add(t, (rv_edit){.how = RV_MEANT_CELL, .x = x, .y = y});
}

/* Swapped, with another sign, or beside it. */
static void add_cells(trials *t) {
    int x = t->e->x, y = t->e->y;
    add_cell(t, y, x);
    if (!t->c->game->rs->bounded) {
        add_cell(t, x, -y);
        add_cell(t, -x, y);
    }
    for (int side = 0; side < RV_SIDES; side++)
        add_cell(t, x + rv_dx(side), y + rv_dy(side));
}

static void add_all(trials *t) {
    int due = t->c->game->to_move;
    for (int k = 1; k < 4; k++)
        add(t, (rv_edit){.how = RV_MEANT_ROTATION, .quarters = k});
    add_cells(t);
    if (t->e->player != due) {
        add(t, (rv_edit){.how = RV_MEANT_PLAYER, .player = due});
        add(t, (rv_edit){.how = RV_MEANT_MISSING});
    }
    add(t, (rv_edit){.how = RV_MEANT_SUPERFLUOUS});
}

void rv_edit_record(rv_record *rec, const rv_edit *edit) {
    rv_entry *e = &rec->moves.list[edit->turn - 1];
    if (edit->turn > rec->moves.n)
        return;
    switch (edit->how) {
    case RV_MEANT_ROTATION:
        if (e->tile.look)
            e->tile.further = edit->quarters;
        else
            e->tile.quarters = (e->tile.quarters + edit->quarters) & 3;
        break;
    case RV_MEANT_CELL:
        e->x = edit->x;
        e->y = edit->y;
        break;
    case RV_MEANT_PLAYER: e->player = edit->player; break;
    case RV_MEANT_MISSING: break; /* it is accepted as the turn of its player */
    case RV_MEANT_SUPERFLUOUS:
        rec->moves.n--;
        memmove(e, e + 1, sizeof *e * (size_t)(rec->moves.n - edit->turn + 1));
    }
}

/* ---- judging again --------------------------------------------------------------------------- */

/* Nothing else of the turn was accepted but the player. */
static bool only_player(const rv_report *p, int turn) {
    int accepted = 0;
    for (int i = 0; i < p->ndiags; i++)
        accepted += p->diags[i].turn == turn && p->diags[i].row == RV_D_ACCEPTED;
    return accepted == 1;
}

static void look_at(trial *r, const trials *t, const rv_report *p) {
    bool less = r->edit.how == RV_MEANT_SUPERFLUOUS;
    bool legal = p->verdict == RV_LEGAL || p->verdict == RV_WRONG;
    r->legal = p->turns - t->turn + less;
    r->wrong = p->ndiags;
    r->all = legal && r->legal == t->rest;
    if (r->edit.how == RV_MEANT_MISSING && !only_player(p, t->turn))
        r->legal = 0;
}

/* False: a limit of the document is met, and nothing more can be tried. */
static bool try_one(trials *t, trial *r, int until) {
    rv_settings settings = t->c->settings;
    const rv_text text = {.bytes = t->c->text, .line = t->c->line};
    int *accept = NULL;
    settings.until = until - (until != RV_NO_TURN && r->edit.how == RV_MEANT_SUPERFLUOUS);
    settings.quietly = true;
    settings.hold = settings.doubts = settings.now = false;
    if (r->edit.how == RV_MEANT_MISSING &&
        (accept = calloc((size_t)settings.naccept + 1, sizeof *accept))) {
        for (int i = 0; i < settings.naccept; i++)
            accept[i] = settings.accept[i];
        accept[settings.naccept++] = t->turn;
        settings.accept = accept;
    }
    rv_case *bench = rv_case_beside(t->c, &settings);
    if (bench)
        bench->edit = &r->edit;
    const rv_report *p = bench ? rv_case_judge(bench, &text) : NULL;
    bool fine = p && p->status < RV_SCRIPT_FAILED;
    if (fine)
        look_at(r, t, p);
    rv_case_free(bench);
    free(accept);
    return fine;
}

/* ---- in words -------------------------------------------------------------------------------- */

static const char *tile_word(const trials *t, int further) {
    const rv_tile_ref *ref = &t->e->tile;
    const rv_game *g = t->c->game;
    const rv_tile *tile = &g->rs->tiles[ref->tile];
    int quarters = ref->look ? rv_look_quarters(g->rs, ref->look, tile) : ref->quarters;
    quarters = (quarters + further) & 3;
    return ref->look ? rv_look_write(&t->c->arena, g->rs, tile, quarters)
                     : rv_tile_word(&t->c->arena, g, ref->tile, quarters);
}

static const char *change(const trials *t, const rv_edit *edit) {
    rv_arena *a = &t->c->arena;
    const rv_tile_ref *ref = &t->e->tile;
    bool swapped = edit->x == t->e->y && edit->y == t->e->x;
    switch (edit->how) {
    case RV_MEANT_ROTATION:
        return ref->look ? rv_printf(a, "with %s here", tile_word(t, edit->quarters))
                         : rv_printf(a, "with rotation %d here",
                                     90 * ((ref->quarters + edit->quarters) & 3));
    case RV_MEANT_CELL:
        return rv_printf(a, "at %s instead%s", rv_cell_name(t->c->game, a, edit->x, edit->y),
                         swapped ? ", x and y swapped," : "");
    case RV_MEANT_PLAYER: return rv_printf(a, "as the turn of %s", t->c->rec.label[edit->player]);
    case RV_MEANT_MISSING:
        return rv_printf(a, "with a turn of %s that is missing before it",
                         t->c->rec.label[t->c->game->to_move]);
    case RV_MEANT_SUPERFLUOUS: break;
    }
    return "without this turn";
}

static const char *then(const trials *t, const trial *r) {
    rv_arena *a = &t->c->arena;
    if (r->legal < t->rest)
        return rv_printf(a, "the next %d of the remaining %d turns are legal", r->legal, t->rest);
    return t->rest == 1 ? "the remaining turn is legal"
                        : rv_printf(a, "the remaining %d turns are legal", t->rest);
}

/* The turn as it would be typed; "" where it is not its words that change. */
static const char *typed(const trials *t, const rv_edit *edit) {
    const rv_entry *e = t->e;
    bool cell = edit->how == RV_MEANT_CELL;
    if (!cell && edit->how != RV_MEANT_ROTATION)
        return "";
    return rv_printf(
        &t->c->arena, "%s %s%s%s", tile_word(t, edit->quarters),
        rv_cell_name(t->c->game, &t->c->arena, cell ? edit->x : e->x, cell ? edit->y : e->y),
        e->piece.text ? " " : "", e->piece.text ? e->piece.text : "");
}

static void say(const trials *t, const trial *r, rv_meant *out) {
    static const char *const names[] = {
#define RV_X(id, name) name,
        RV_MEANINGS(RV_X)
#undef RV_X
    };
    *out = (rv_meant){.turn = t->turn,
                      .how = names[r->edit.how],
                      .typed = typed(t, &r->edit),
                      .legal = r->legal,
                      .rest = t->rest};
    out->words = rv_printf(&t->c->arena, "%s %s%s%s", change(t, &r->edit), then(t, r),
                           *out->typed ? ": " : "", out->typed);
}

/* ---- the best -------------------------------------------------------------------------------- */

static int better(const trial *a, const trial *b) {
    return a->all != b->all       ? a->all - b->all
           : a->legal != b->legal ? a->legal - b->legal
                                  : b->wrong - a->wrong;
}

/* Does it tell something? Much is legal for a while without a turn, or behind one that is missing.
 */
static bool tells(const trial *r) {
    bool turns = r->edit.how == RV_MEANT_MISSING || r->edit.how == RV_MEANT_SUPERFLUOUS;
    return r->legal >= (r->all && !turns ? 1 : ENOUGH);
}

/* The best ones come first; returns their number. */
static int find_best(trials *t) {
    int n = 0;
    for (int i = 0; i < t->n; i++) {
        const trial r = t->list[i];
        if (!tells(&r) || (n && better(&r, &t->list[0]) < 0))
            continue;
        n = n && better(&r, &t->list[0]) > 0 ? 0 : n;
        t->list[n++] = r;
    }
    return n;
}

static void say_best(void *ud) {
    trials *t = ud;
    t->n = find_best(t);
    t->n = t->n > OFFERED ? 0 : t->n; /* too little is known to choose among them */
    t->out = RV_NEWS(&t->c->arena, rv_meant, t->n + 1);
    for (int i = 0; i < t->n; i++)
        say(t, &t->list[i], &t->out[i]);
}

static bool can_ask(const rv_case *c, int turn, int last) {
    if (!c->game || c->settings.all || turn < 1 || turn >= last || c->report.turns != turn - 1)
        return false;
    const rv_entry *e = &c->rec.moves.list[turn - 1];
    bool misread = c->diags.n && c->diags.list[0].row == RV_D_MISREAD_BOARD;
    return !misread && !c->game->over && !e->none && !e->apart;
}

int rv_case_meant(rv_case *c, int turn, int until, const rv_meant **list) {
    trials t = {.c = c, .turn = turn};
    int last = c->rec.moves.n;
    last = until != RV_NO_TURN && until < last ? until : last;
    *list = NULL;
    if (!can_ask(c, turn, last))
        return 0;
    t.e = &c->rec.moves.list[turn - 1];
    t.rest = last - turn;
    add_all(&t);
    for (int i = 0; i < t.n; i++)
        if (!try_one(&t, &t.list[i], until))
            return 0;
    if (!rv_protect(&c->arena, say_best, &t))
        return 0;
    *list = t.out;
    return t.n;
}
