/* meant.c - what may have been meant by an illegal turn, or by the turns before a noted score that
 * is wrong: an entry is changed as people mistype it, and the document is judged again, to see how
 * far it is legal then, and whether the noted scores agree.
 *
 * Only one turn of a document is asked about. Its own entry and those before it are changed in at
 * most MOST ways, and fewer the longer the record is, for WORK entries are judged. A change with
 * which a tile would not go with those that lie beside it is not tried.
 */
#include "judge/case.h"
#include "record/write.h"
#include "ruleset/look.h"
#include <stdlib.h>

enum {
    OWN = 16,
    MOST = 512,
    WORK = 32768,
    OFFERED = 3,
    ENOUGH = 3 /* turns that tell something, if not all are legal */
};

/* A change, and what came of it. */
typedef struct trial {
    rv_edit edit;
    int legal, wrong; /* turns behind it that are legal, or -1; noted numbers that are wrong */
    bool all;         /* all are legal, and the end */
    bool agree;       /* and all numbers noted from there on are right */
} trial;

typedef struct trials {
    rv_case *c;
    int turn, rest, until; /* the turn; the number of those behind it; the last in question */
    int noted;             /* numbers that were noted from it on */
    bool scores;           /* nothing is illegal: it is a noted number that is wrong */
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

/* Can a tile with these edges lie beside that one? One with something built over it takes any. */
static bool goes_with(const rv_game *g, unsigned edges, int side, const rv_placed *o) {
    unsigned mine = edges >> (4 * side) & 0xf;
    unsigned theirs = o->tile->edges[o->quarters] >> (4 * rv_opposite(side)) & 0xf;
    bool built = !o->start && o->tile != &g->rs->tiles[o->index];
    return built || !mine || !theirs || g->rs->edge_faces[theirs] == mine;
}

/* Would the tile of an entry that was played go with those beside it, where any lie? */
static bool would_lie(const rv_game *g, int own, int quarters, int pos) {
    const rv_placed *p = &g->placed[own];
    const uint16_t edges = p->tile->edges[quarters & 3];
    int beside = 0;
    for (int side = 0; side < RV_SIDES; side++) {
        int o = rv_placed_at(g, rv_step(g, pos, side));
        if (o == RV_NONE || o == own)
            continue;
        if (!goes_with(g, edges, side, &g->placed[o]))
            return false;
        beside++;
    }
    return beside;
}

/* Is the change worth a trial? */
static bool is_likely(const trials *t, const rv_edit *edit) {
    const rv_game *g = t->c->game;
    const rv_entry *e = entry_of(t, edit->turn);
    int pos = rv_pos(g, e->x, e->y), own = rv_placed_at(g, pos);
    const rv_placed *p = own == RV_NONE ? NULL : &g->placed[own];
    if (!p || p->start || p->index != e->tile.tile || p->tile != &g->rs->tiles[p->index])
        return true;
    if (edit->how == RV_MEANT_CELL)
        return would_lie(g, own, p->quarters, rv_pos(g, edit->x, edit->y));
    return would_lie(g, own, p->quarters + edit->quarters, pos);
}

static void add_cell(trials *t, int turn, int x, int y) {
    const rv_edit edit = {.turn = turn, .how = RV_MEANT_CELL, .x = x, .y = y};
    bool known = x == entry_of(t, turn)->x && y == entry_of(t, turn)->y;
    for (int i = 0; i < t->n; i++) {
        const rv_edit *e = &t->list[i].edit;
        known |= e->turn == turn && e->how == RV_MEANT_CELL && e->x == x && e->y == y;
    }
    if (!known && rv_inside(t->c->game, x, y) &&
        rv_placed_at(t->c->game, rv_pos(t->c->game, x, y)) == RV_NONE && is_likely(t, &edit))
        add(t, edit);
}

static void add_turned(trials *t, int turn) {
    int turns = rv_tile_turns(&t->c->game->rs->tiles[entry_of(t, turn)->tile.tile]);
    for (int k = 1; k < turns; k++) {
        const rv_edit edit = {.turn = turn, .how = RV_MEANT_ROTATION, .quarters = k};
        if (is_likely(t, &edit))
            add(t, edit);
    }
}

/* Its x and y are swapped, or one of them has another sign. */
static void add_swapped(trials *t, int turn) {
    int x = entry_of(t, turn)->x, y = entry_of(t, turn)->y;
    add_cell(t, turn, y, x);
    if (t->c->game->rs->bounded)
        return;
    add_cell(t, turn, x, -y);
    add_cell(t, turn, -x, y);
}

static void add_beside(trials *t, int turn) {
    for (int side = 0; side < RV_SIDES; side++)
        add_cell(t, turn, entry_of(t, turn)->x + rv_dx(side), entry_of(t, turn)->y + rv_dy(side));
}

static void add_superfluous(trials *t, int turn) {
    add(t, (rv_edit){.turn = turn, .how = RV_MEANT_SUPERFLUOUS});
}

/* What is mistyped most comes first. */
static void (*const mistyped[])(trials *, int) = {add_turned, add_swapped, add_beside,
                                                  add_superfluous};
enum { MISTYPED = sizeof mistyped / sizeof *mistyped };

static void add_own(trials *t) {
    int due = t->c->game->to_move;
    for (int k = 0; k < MISTYPED; k++)
        mistyped[k](t, t->turn);
    if (entry_of(t, t->turn)->player == due)
        return;
    add(t, (rv_edit){.turn = t->turn, .how = RV_MEANT_PLAYER, .player = due});
    add(t, (rv_edit){.turn = t->turn, .how = RV_MEANT_MISSING});
}

/* The entries from this one back. A number that was noted at a turn goes with it: where one is
 * wrong, no turn is left out. */
static void add_earlier(trials *t, int from) {
    for (int k = 0; k < MISTYPED - t->scores; k++)
        for (int turn = from; turn > 0 && t->n < t->most; turn--)
            if (!entry_of(t, turn)->none && !entry_of(t, turn)->apart)
                mistyped[k](t, turn);
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

static int count_wrong(const rv_report *p) {
    int n = 0;
    for (int i = 0; i < p->ndiags; i++)
        n += p->diags[i].severity == RV_SEV_WRONG;
    return n;
}

static void look_at(trial *r, const trials *t, const rv_report *p) {
    bool less = r->edit.how == RV_MEANT_SUPERFLUOUS;
    bool legal = p->verdict == RV_LEGAL || p->verdict == RV_WRONG;
    r->legal = p->turns - t->turn + less;
    r->wrong = count_wrong(p);
    r->all = legal && r->legal == t->rest;
    r->agree = r->all && !r->wrong && t->noted;
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

static const char *legal_turns(const trials *t, const trial *r) {
    rv_arena *a = &t->c->arena;
    if (t->scores)
        return "all turns are legal";
    if (!t->rest || (r->legal < ENOUGH && r->legal < t->rest))
        return "this turn is legal";
    if (r->legal < t->rest)
        return rv_printf(a, "the next %d of the remaining %d turns are legal", r->legal, t->rest);
    return t->rest == 1 ? "the remaining turn is legal"
                        : rv_printf(a, "the remaining %d turns are legal", t->rest);
}

static const char *then(const trials *t, const trial *r) {
    return rv_printf(&t->c->arena, "%s%s", legal_turns(t, r),
                     r->agree ? " and all noted scores agree" : "");
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
    *out = (rv_meant){.turn = r->edit.turn,
                      .how = names[r->edit.how],
                      .typed = typed(t, &r->edit),
                      .legal = r->legal,
                      .rest = t->rest};
    out->words = rv_printf(&t->c->arena, "%s %s%s%s", change(t, &r->edit), then(t, r),
                           *out->typed ? ": " : "", out->typed);
}

/* ---- the best -------------------------------------------------------------------------------- */

static int better(const trial *a, const trial *b) {
    return a->agree != b->agree   ? a->agree - b->agree
           : a->all != b->all     ? a->all - b->all
           : a->legal != b->legal ? a->legal - b->legal
                                  : b->wrong - a->wrong;
}

/* Does it tell something? Much is legal for a while without a turn, or behind one that is missing.
 */
static bool tells(const trials *t, const trial *r) {
    bool turns = r->edit.how == RV_MEANT_MISSING || r->edit.how == RV_MEANT_SUPERFLUOUS;
    if (t->scores || (r->agree && !turns))
        return r->agree;
    return r->legal >= (r->all && !turns ? 1 : ENOUGH);
}

/* Is the turn itself legal when it is read so, whatever follows? */
static bool mends(const trials *t, const trial *r) {
    bool turns = r->edit.how == RV_MEANT_MISSING || r->edit.how == RV_MEANT_SUPERFLUOUS;
    return !t->scores && !turns && r->edit.turn == t->turn && r->legal >= 0;
}

/* The best ones of a sort, in the order in which they were tried; returns their number. */
static int find_best(const trials *t, bool (*is_one)(const trials *, const trial *), trial *best) {
    int n = 0;
    for (int i = 0; i < t->n; i++) {
        const trial *r = &t->list[i];
        if (!is_one(t, r) || (n && better(r, &best[0]) < 0))
            continue;
        n = n && better(r, &best[0]) > 0 ? 0 : n;
        best[n++] = *r;
    }
    return n;
}

/* Do they change more than two turns? Then a wrong score does not lead to any of them. */
static bool are_scattered(const trial *best, int n) {
    int turns = 0;
    for (int i = 0; i < n; i++) {
        bool known = false;
        for (int k = 0; k < i; k++)
            known |= best[k].edit.turn == best[i].edit.turn;
        turns += !known;
    }
    return turns > 2;
}

/* If they are too many to tell anything, only those that change the turn itself. */
static int choose(const trials *t, trial *best, int n) {
    int own = 0;
    if (n <= OFFERED)
        return t->scores && are_scattered(best, n) ? 0 : n;
    for (int i = 0; i < n && !t->scores; i++)
        if (best[i].edit.turn == t->turn)
            best[own++] = best[i];
    return own > OFFERED ? 0 : own;
}

/* If they are too many, those that change the cell say nothing beside those that keep it. */
static int choose_mended(const trial *best, int n) {
    int kept = 0;
    while (kept < n && best[kept].edit.how != RV_MEANT_CELL)
        kept++;
    return n <= OFFERED ? n : kept;
}

static void say_best(void *ud) {
    trials *t = ud;
    trial *best = RV_NEWS(&t->c->arena, trial, t->n + 1);
    int n = find_best(t, tells, best);
    t->n = n ? choose(t, best, n) : choose_mended(best, find_best(t, mends, best));
    t->out = RV_NEWS(&t->c->arena, rv_meant, t->n + 1);
    for (int i = 0; i < t->n; i++)
        say(t, &best[i], &t->out[i]);
}

/* ---- what is asked about --------------------------------------------------------------------- */

static bool can_ask(const rv_case *c, int turn, int last) {
    if (!c->game || c->settings.all || turn < 1 || turn > last || c->report.turns != turn - 1)
        return false;
    const rv_entry *e = &c->rec.moves.list[turn - 1];
    bool misread = c->diags.n && c->diags.list[0].row == RV_D_MISREAD_BOARD;
    return !misread && !c->game->over && !e->none && !e->apart;
}

/* Numbers that were noted from the turn on. */
static int count_noted(const trials *t, int from, int last) {
    int n = t->until == RV_NO_TURN ? t->c->rec.result.n : 0;
    for (int turn = from; turn <= last; turn++)
        n += entry_of(t, turn)->beside->score.n;
    return n;
}

static bool try_all(trials *t) {
    int from = t->turn - !t->scores, entries = t->c->rec.moves.n;
    t->most = OWN;
    if (!t->scores)
        add_own(t);
    t->most = t->n + WORK / entries < MOST ? t->n + WORK / entries : MOST;
    add_earlier(t, from);
    for (int i = 0; i < t->n; i++)
        if (!try_one(t, &t->list[i]))
            return false;
    return true;
}

/* The wrong noted number that comes first, if nothing else is wrong; NULL. */
static const rv_diag *wrong_number(const rv_case *c) {
    if (!c->game || c->settings.all || !c->rec.moves.n || c->report.verdict != RV_WRONG)
        return NULL;
    for (int i = 0; i < c->diags.n; i++) {
        const rv_diag *g = &c->diags.list[i];
        if (g->status != RV_FINE)
            return g->row == RV_D_WRONG_SCORE || g->row == RV_D_WRONG_RESULT ? g : NULL;
    }
    return NULL;
}

/* Tries all, and says the best ones of the turn that a diagnostic names. */
static int find_meant(trials *t, int named, const rv_meant **list) {
    if (!try_all(t))
        return t->ran_out ? -1 : 0;
    if (!rv_protect(&t->c->arena, say_best, t))
        return -1;
    for (int i = 0; i < t->n; i++)
        t->out[i].illegal = named;
    *list = t->out;
    return t->n;
}

int rv_case_meant(rv_case *c, int turn, int until, const rv_meant **list) {
    trials t = {.c = c, .turn = turn, .until = until};
    int last = c->rec.moves.n;
    last = until != RV_NO_TURN && until < last ? until : last;
    const rv_diag *wrong = turn == RV_NO_TURN ? wrong_number(c) : NULL;
    *list = NULL;
    if (wrong ? c->report.turns != last : !can_ask(c, turn, last))
        return 0;
    t.scores = wrong;
    t.turn = !wrong ? turn : wrong->turn ? wrong->turn : last;
    t.rest = last - t.turn;
    t.noted = count_noted(&t, t.turn, last);
    return find_meant(&t, wrong ? wrong->turn : turn, list);
}
