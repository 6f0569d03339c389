/* mistyped.c - how people mistype an entry of a record, and which of these changes of it are worth
 * judging the document again.
 *
 * A change is not tried if one look at the board tells that nothing can come of it: its tile would
 * not go with those beside it, or what is wrong with the turn in question would stay.
 */
#include "judge/meant.h"
#include <stdio.h>

/* A tile as an entry would lay it; pos RV_NONE: it does not. */
typedef struct lie {
    const rv_tile *tile;
    int quarters, pos;
} lie;

typedef struct listing {
    rv_trials *t;
    const rv_game *g;
    int most, rank;
    int placed;                /* the tile of the turn that is looked at, on the board; RV_NONE */
    bool whose, used, misfits; /* what is wrong with the turn in question: its player, its tile,
                                  the place of its tile; none: something else */
    lie fault;                 /* the tile of that turn */
} listing;

/* ---- how tiles lie --------------------------------------------------------------------------- */

int rv_mistyped_quarters(const rv_trials *t, const rv_entry *e) {
    const rv_ruleset *rs = t->c->game->rs;
    const rv_tile_ref *ref = &e->tile;
    return ref->look ? rv_look_quarters(rs, ref->look, &rs->tiles[ref->tile]) : ref->quarters;
}

static lie lie_of(const listing *l, int turn) {
    const rv_entry *e = rv_trials_entry(l->t, turn);
    return (lie){&l->g->rs->tiles[e->tile.tile], rv_mistyped_quarters(l->t, e),
                 rv_pos(l->g, e->x, e->y)};
}

static lie edited(const listing *l, const rv_edit *edit) {
    lie as = lie_of(l, edit->turn);
    if (edit->how == RV_MEANT_ROTATION)
        as.quarters = (as.quarters + edit->quarters) & 3;
    else if (edit->how == RV_MEANT_CELL)
        as.pos = rv_pos(l->g, edit->x, edit->y);
    else if (edit->how == RV_MEANT_SUPERFLUOUS)
        as.pos = RV_NONE;
    return as;
}

static bool meets(const rv_game *g, const lie *a, int side, const lie *b) {
    unsigned mine = a->tile->edges[a->quarters & 3] >> (4 * side) & 0xf;
    unsigned theirs = b->tile->edges[b->quarters & 3] >> (4 * rv_opposite(side)) & 0xf;
    return !mine || !theirs || g->rs->edge_faces[theirs] == mine;
}

static bool is_built_over(const rv_game *g, const rv_placed *p) {
    return !p->start && p->tile != &g->rs->tiles[p->index];
}

/* Does it go with the tile next to it, `instead` of one that lies elsewhere? One with something
 * built over it takes any. Adds to the number of those beside it. */
static bool goes_with(const rv_game *g, const lie *a, int side, int except, const lie *instead,
                      int *beside) {
    const int at = rv_step(g, a->pos, side), o = rv_placed_at(g, at);
    if (instead && instead->pos == at) {
        ++*beside;
        return meets(g, a, side, instead);
    }
    if (o == RV_NONE || o == except)
        return true;
    const rv_placed *p = &g->placed[o];
    const lie there = {p->tile, p->quarters, at};
    ++*beside;
    return is_built_over(g, p) || meets(g, a, side, &there);
}

/* Would the tile go with those beside it, where any lie, without one that lies on the board, and
 * with another in the place of that? */
static bool would_lie(const rv_game *g, const lie *a, int except, const lie *instead) {
    int beside = 0, there = a->pos == RV_NONE ? RV_NONE : rv_placed_at(g, a->pos);
    if (a->pos == RV_NONE || (there != RV_NONE && there != except) ||
        (instead && instead->pos == a->pos))
        return false;
    for (int side = 0; side < RV_SIDES; side++)
        if (!goes_with(g, a, side, except, instead, &beside))
            return false;
    return beside;
}

/* ---- is it worth a trial? -------------------------------------------------------------------- */

static bool changes_board(const rv_edit *edit) {
    return edit->how == RV_MEANT_ROTATION || edit->how == RV_MEANT_CELL ||
           edit->how == RV_MEANT_SUPERFLUOUS;
}

/* Can the turn itself be legal so? */
static bool own_helps(const listing *l, const rv_edit *edit) {
    const rv_entry *e = rv_trials_entry(l->t, edit->turn);
    const lie as = edited(l, edit);
    switch (edit->how) {
    case RV_MEANT_PLAYER:
    case RV_MEANT_MISSING: return l->whose;
    case RV_MEANT_SUPERFLUOUS: return true;
    case RV_MEANT_ROTATION:
    case RV_MEANT_CELL: break;
    }
    return !l->whose && !l->used &&
           (rv_builds_along(e) || rv_fits(l->g, as.tile, as.quarters, as.pos));
}

/* Can the turn in question be legal when one before it is changed so? */
static bool earlier_helps(const listing *l, const rv_edit *edit) {
    const rv_game *g = l->g;
    const lie as = edited(l, edit), was = lie_of(l, edit->turn);
    bool plain = l->placed != RV_NONE && !is_built_over(g, &g->placed[l->placed]);
    if (plain && changes_board(edit) && as.pos != RV_NONE && !would_lie(g, &as, l->placed, NULL))
        return false;
    if (l->whose && edit->how != RV_MEANT_SUPERFLUOUS)
        return g->terms.extra_most;
    if (l->used)
        return edit->how == RV_MEANT_SUPERFLUOUS && was.tile->same == l->fault.tile->same;
    if (!l->misfits || !plain)
        return true;
    return changes_board(edit) && would_lie(g, &l->fault, l->placed, &as);
}

static bool helps(const listing *l, const rv_edit *edit) {
    bool own = edit->turn == l->t->turn && !l->t->scores;
    return own ? own_helps(l, edit) : earlier_helps(l, edit);
}

/* ---- changes --------------------------------------------------------------------------------- */

static void add(listing *l, rv_edit edit) {
    rv_trials *t = l->t;
    if (!helps(l, &edit))
        return;
    t->ended |= t->n == l->most;
    if (t->n < l->most)
        t->list[t->n++] = (rv_trial){.edit = edit, .rank = l->rank, .lost = RV_NONE};
}

static void add_turned(listing *l, int turn) {
    int turns = rv_tile_turns(lie_of(l, turn).tile);
    for (int k = 1; k < turns; k++)
        add(l, (rv_edit){.turn = turn, .how = RV_MEANT_ROTATION, .quarters = k});
}

static bool is_known(const listing *l, int turn, int x, int y) {
    const rv_entry *o = rv_trials_entry(l->t, turn);
    for (int i = 0; i < l->t->n; i++) {
        const rv_edit *e = &l->t->list[i].edit;
        if (e->turn == turn && e->how == RV_MEANT_CELL && e->x == x && e->y == y)
            return true;
    }
    return x == o->x && y == o->y;
}

static bool is_slip(int a, int b) {
    char one[16], other[16];
    snprintf(one, sizeof one, "%d", a);
    snprintf(other, sizeof other, "%d", b);
    return rv_typing_steps(rv_str_of(one), rv_str_of(other)) <= 1;
}

/* Is it one letter, or one digit, from the cell that was typed? */
static bool is_one_off(const listing *l, int turn, int x, int y) {
    const rv_entry *e = rv_trials_entry(l->t, turn);
    bool letters = l->g->rs->bounded;
    return letters ? e->y == y || is_slip(e->y + 1, y + 1) : is_slip(e->x, x) && is_slip(e->y, y);
}

static void add_cell(listing *l, int turn, int x, int y) {
    const rv_edit edit = {.turn = turn, .how = RV_MEANT_CELL, .x = x, .y = y};
    if (rv_inside(l->g, x, y) && rv_placed_at(l->g, rv_pos(l->g, x, y)) == RV_NONE &&
        helps(l, &edit) && !is_known(l, turn, x, y))
        add(l, edit);
}

/* Its x and y are swapped, or have another sign. */
static void add_swapped(listing *l, int turn) {
    const rv_entry *e = rv_trials_entry(l->t, turn);
    int x = e->x, y = e->y;
    add_cell(l, turn, y, x);
    if (l->g->rs->bounded)
        return;
    add_cell(l, turn, x, -y);
    add_cell(l, turn, -x, y);
    add_cell(l, turn, -x, -y);
}

/* Another letter or number: in the same row or column, the near ones first. */
static void add_line(listing *l, int turn, bool one_off) {
    enum { FAR = 64 };
    const rv_entry *e = rv_trials_entry(l->t, turn);
    for (int by = 1; by <= FAR; by++)
        for (int side = 0; side < RV_SIDES; side++) {
            int x = e->x + by * rv_dx(side), y = e->y + by * rv_dy(side);
            if (is_one_off(l, turn, x, y) == one_off)
                add_cell(l, turn, x, y);
        }
}

static void add_one_off(listing *l, int turn) {
    add_line(l, turn, true);
}

static void add_in_line(listing *l, int turn) {
    add_line(l, turn, false);
}

static void add_superfluous(listing *l, int turn) {
    if (!l->t->scores) /* a number that was noted beside it goes with it */
        add(l, (rv_edit){.turn = turn, .how = RV_MEANT_SUPERFLUOUS});
}

/* What is mistyped most comes first. */
static const struct {
    void (*add)(listing *, int turn);
    int rank;
} mistyped[] = {
    {add_turned, 0}, {add_swapped, 0}, {add_one_off, 1}, {add_in_line, 2}, {add_superfluous, 3}};
enum { MISTYPED = sizeof mistyped / sizeof *mistyped };

/* ---- the turns ------------------------------------------------------------------------------- */

/* Of an entry that was played, if its tile lies as it was typed. */
static int find_placed(const listing *l, int turn) {
    const rv_entry *e = rv_trials_entry(l->t, turn);
    int placed = rv_placed_at(l->g, rv_pos(l->g, e->x, e->y));
    bool own = placed != RV_NONE && !l->g->placed[placed].start &&
               l->g->placed[placed].index == e->tile.tile;
    return own ? placed : RV_NONE;
}

static void look_at_fault(listing *l) {
    const rv_entry *e = rv_trials_entry(l->t, l->t->turn);
    if (l->t->scores)
        return;
    l->fault = lie_of(l, l->t->turn);
    l->whose = e->player != l->g->to_move;
    l->used = rv_copies_left(l->g, e->tile.tile) <= 0;
    l->misfits =
        !rv_builds_along(e) && !rv_fits(l->g, l->fault.tile, l->fault.quarters, l->fault.pos);
}

static void list_own(listing *l) {
    int turn = l->t->turn;
    l->rank = 0;
    l->placed = RV_NONE;
    add(l, (rv_edit){.turn = turn, .how = RV_MEANT_PLAYER, .player = l->g->to_move});
    add(l, (rv_edit){.turn = turn, .how = RV_MEANT_MISSING});
    for (int k = 0; k < MISTYPED; k++) {
        l->rank = mistyped[k].rank;
        mistyped[k].add(l, turn);
    }
}

/* The entries from this one back. */
static void list_earlier(listing *l, int from) {
    for (int k = 0; k < MISTYPED; k++)
        for (int turn = from; turn > 0; turn--) {
            const rv_entry *e = rv_trials_entry(l->t, turn);
            l->rank = mistyped[k].rank;
            l->placed = e->none || e->apart ? RV_NONE : find_placed(l, turn);
            if (!e->none && !e->apart)
                mistyped[k].add(l, turn);
        }
}

void rv_mistyped_list(rv_trials *t, int most) {
    listing l = {.t = t, .g = t->c->game, .most = most};
    t->list = RV_NEWS(&t->c->arena, rv_trial, most);
    look_at_fault(&l);
    if (!t->scores)
        list_own(&l);
    list_earlier(&l, t->turn - !t->scores);
}

/* ---- changing -------------------------------------------------------------------------------- */

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
