/* meant.c - what may have been meant by an illegal turn: its entry is changed as people mistype it,
 * and the document is judged again, to see how far it is legal then.
 *
 * Only one illegal turn of a document is asked about. Its own entry is changed in at most OWN ways,
 * those of the tiles around it, and where none of that makes all the rest legal, those before it:
 * in at most MOST ways all told, and fewer the longer the record is, for WORK entries are judged.
 */
#include "judge/case.h"
#include "record/write.h"
#include "ruleset/look.h"
#include <stdlib.h>

enum {
    OWN = 16,
    MOST = 112,
    WORK = 8192,
    OFFERED = 3,
    ENOUGH = 3 /* turns that tell something, if not all are legal */
};

/* A change, and what came of it. */
typedef struct trial {
    rv_edit edit;
    int legal, wrong; /* turns behind it that are legal; diagnostics of claims and so on */
    bool all;         /* all are legal, and the end */
} trial;

typedef struct trials {
    rv_case *c;
    int turn, rest,
        until; /* the illegal one; the number of those behind it; the last in question */
    trial list[MOST];
    int n, most;
    bool ran_out; /* of memory */
    rv_meant *out;
} trials;

/* ---- changes --------------------------------------------------------------------------------- */

static const rv_entry *entry_of(const trials *t, int turn) {
    return &t->c->rec.moves.list[turn - 1];
}

static void add(trials *t, rv_edit edit) {
    if (t->n < t->most)
        t->list[t->n++].edit = edit;
}

static void add_cell(trials *t, int turn, int x, int y) {
    bool known = x == entry_of(t, turn)->x && y == entry_of(t, turn)->y;
    for (int i = 0; i < t->n; i++) {
        const rv_edit *e = &t->list[i].edit;
        known |= e->turn == turn && e->how == RV_MEANT_CELL && e->x == x && e->y == y;
    }
    if (!known && rv_inside(t->c->game, x, y) &&
        rv_placed_at(t->c->game, rv_pos(t->c->game, x, y)) == RV_NONE)
        add(t, (rv_edit){.turn = turn, .how = RV_MEANT_CELL, .x = x, .y = y});
}

/* Turned, swapped, with another sign, beside it; or not at all. */
static void add_placements(trials *t, int turn) {
    int x = entry_of(t, turn)->x, y = entry_of(t, turn)->y;
    int turns = rv_tile_turns(&t->c->game->rs->tiles[entry_of(t, turn)->tile.tile]);
    for (int k = 1; k < turns; k++)
        add(t, (rv_edit){.turn = turn, .how = RV_MEANT_ROTATION, .quarters = k});
    add_cell(t, turn, y, x);
    if (!t->c->game->rs->bounded) {
        add_cell(t, turn, x, -y);
        add_cell(t, turn, -x, y);
    }
    for (int side = 0; side < RV_SIDES; side++)
        add_cell(t, turn, x + rv_dx(side), y + rv_dy(side));
    add(t, (rv_edit){.turn = turn, .how = RV_MEANT_SUPERFLUOUS});
}

static void add_own(trials *t) {
    int due = t->c->game->to_move;
    add_placements(t, t->turn);
    if (entry_of(t, t->turn)->player == due)
        return;
    add(t, (rv_edit){.turn = t->turn, .how = RV_MEANT_PLAYER, .player = due});
    add(t, (rv_edit){.turn = t->turn, .how = RV_MEANT_MISSING});
}

static bool is_near(const rv_entry *a, const rv_entry *b) {
    return abs(a->x - b->x) <= 1 && abs(a->y - b->y) <= 1;
}

/* The entries before it, from the last one back: those whose tiles lie at this one, or the others.
 */
static void add_earlier(trials *t, bool near) {
    for (int turn = t->turn - 1; turn > 0 && t->n < t->most; turn--) {
        const rv_entry *e = entry_of(t, turn);
        if (!e->none && !e->apart && is_near(e, entry_of(t, t->turn)) == near)
            add_placements(t, turn);
    }
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
    case RV_MEANT_MISSING: break; /* rv_is_accepted */
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

static bool ran_out(const rv_report *p) {
    return p->ndiags && p->diags[p->ndiags - 1].concern == RV_CONCERN_MEMORY;
}

/* False: memory has run out, or a limit of the document is met, and nothing more can be tried. */
static bool try_one(trials *t, trial *r) {
    rv_settings settings = t->c->settings;
    const rv_text text = {.bytes = t->c->text, .line = t->c->line};
    settings.until = t->until - (t->until != RV_NO_TURN && r->edit.how == RV_MEANT_SUPERFLUOUS);
    settings.quietly = true;
    settings.hold = settings.doubts = settings.now = false;
    rv_case *bench = rv_case_beside(t->c, &settings);
    if (bench)
        bench->edit = &r->edit;
    const rv_report *p = bench ? rv_case_judge(bench, &text) : NULL;
    bool fine = p && p->status < RV_SCRIPT_FAILED;
    t->ran_out = !p || ran_out(p);
    if (fine)
        look_at(r, t, p);
    rv_case_free(bench);
    return fine;
}

/* ---- in words -------------------------------------------------------------------------------- */

static const char *tile_word(const trials *t, const rv_edit *edit) {
    const rv_tile_ref *ref = &entry_of(t, edit->turn)->tile;
    const rv_game *g = t->c->game;
    const rv_tile *tile = &g->rs->tiles[ref->tile];
    int quarters = ref->look ? rv_look_quarters(g->rs, ref->look, tile) : ref->quarters;
    quarters = (quarters + edit->quarters) & 3;
    return ref->look ? rv_look_write(&t->c->arena, g->rs, tile, quarters)
                     : rv_tile_word(&t->c->arena, g, ref->tile, quarters);
}

/* The turn that is changed: this one, or one before it. */
static const char *with_turn(const trials *t, const rv_edit *edit) {
    return edit->turn == t->turn ? "" : rv_printf(&t->c->arena, "with turn %d ", edit->turn);
}

static const char *in_turn(const trials *t, const rv_edit *edit, const char *here) {
    return edit->turn == t->turn ? here : rv_printf(&t->c->arena, "turn %d", edit->turn);
}

static const char *change(const trials *t, const rv_edit *edit) {
    rv_arena *a = &t->c->arena;
    const rv_entry *e = entry_of(t, edit->turn);
    bool swapped = edit->x == e->y && edit->y == e->x;
    bool here = edit->turn == t->turn;
    switch (edit->how) {
    case RV_MEANT_ROTATION:
        return rv_printf(a, "with %s %s%s",
                         e->tile.look ? tile_word(t, edit)
                                      : rv_printf(a, "rotation %d",
                                                  90 * ((e->tile.quarters + edit->quarters) & 3)),
                         here ? "" : "in ", in_turn(t, edit, "here"));
    case RV_MEANT_CELL:
        return rv_printf(a, "%sat %s instead%s", with_turn(t, edit),
                         rv_cell_name(t->c->game, a, edit->x, edit->y),
                         swapped ? ", x and y swapped," : "");
    case RV_MEANT_PLAYER: return rv_printf(a, "as the turn of %s", t->c->rec.label[edit->player]);
    case RV_MEANT_MISSING:
        return rv_printf(a, "with a turn of %s that is missing before it",
                         t->c->rec.label[t->c->game->to_move]);
    case RV_MEANT_SUPERFLUOUS: break;
    }
    return rv_printf(a, "without %s", in_turn(t, edit, "this turn"));
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
    const rv_entry *e = entry_of(t, edit->turn);
    bool cell = edit->how == RV_MEANT_CELL;
    if (!cell && edit->how != RV_MEANT_ROTATION)
        return "";
    return rv_printf(
        &t->c->arena, "%s %s%s%s", tile_word(t, edit),
        rv_cell_name(t->c->game, &t->c->arena, cell ? edit->x : e->x, cell ? edit->y : e->y),
        e->piece.text ? " " : "", e->piece.text ? e->piece.text : "");
}

static void say(const trials *t, const trial *r, rv_meant *out) {
    static const char *const names[] = {
#define RV_X(id, name) name,
        RV_MEANINGS(RV_X)
#undef RV_X
    };
    *out = (rv_meant){.illegal = t->turn,
                      .turn = r->edit.turn,
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

/* If they are too many to tell anything, only those that change the turn itself. */
static int choose(trials *t, int n) {
    int own = 0;
    if (n <= OFFERED)
        return n;
    for (int i = 0; i < n; i++)
        if (t->list[i].edit.turn == t->turn)
            t->list[own++] = t->list[i];
    return own > OFFERED ? 0 : own;
}

static void say_best(void *ud) {
    trials *t = ud;
    t->n = choose(t, find_best(t));
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

/* Judges it again with each change from `from` on; *all: with one of them all the rest is legal. */
static bool try_from(trials *t, int from, bool *all) {
    for (int i = from; i < t->n; i++) {
        if (!try_one(t, &t->list[i]))
            return false;
        *all |= t->list[i].all && tells(&t->list[i]);
    }
    return true;
}

static bool try_all(trials *t) {
    int tried, entries = t->c->rec.moves.n;
    bool all = false;
    t->most = OWN;
    add_own(t);
    t->most = t->n + WORK / entries < MOST ? t->n + WORK / entries : MOST;
    add_earlier(t, true);
    if (!try_from(t, 0, &all))
        return false;
    tried = t->n;
    if (!all)
        add_earlier(t, false);
    return try_from(t, tried, &all);
}

int rv_case_meant(rv_case *c, int turn, int until, const rv_meant **list) {
    trials t = {.c = c, .turn = turn, .until = until};
    int last = c->rec.moves.n;
    last = until != RV_NO_TURN && until < last ? until : last;
    t.rest = last - turn;
    *list = NULL;
    if (!can_ask(c, turn, last) || !try_all(&t))
        return t.ran_out ? -1 : 0;
    if (!rv_protect(&c->arena, say_best, &t))
        return -1;
    *list = t.out;
    return t.n;
}
