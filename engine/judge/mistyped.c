/* mistyped.c - how people mistype an entry of a record, and which of these changes of it are worth
 * judging the document again.
 *
 * A change is not tried if one look at the board tells that nothing can come of it: its tile would
 * not go with those beside it, or what is wrong with the turn in question would stay.
 */
#include "judge/meant.h"
#include "record/form.h"
#include "ruleset/look_find.h"
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
    int placed; /* the tile of the turn that is looked at, on the board; RV_NONE */
    bool whose; /* what is wrong with the turn in question is its player; or used, misfits */
    lie fault;  /* the tile of that turn */
    int *named; /* how often the record names each tile, or its look */
    const char **looks; /* by tile and rotation; NULL: not written yet */
} listing;

/* ---- how tiles lie --------------------------------------------------------------------------- */

static int quarters_of(const rv_ruleset *rs, const rv_tile_ref *ref) {
    return ref->look ? rv_look_quarters(rs, ref->look, &rs->tiles[ref->tile]) : ref->quarters;
}

static lie lie_of(const listing *l, int turn) {
    const rv_ruleset *rs = l->g->rs;
    const rv_entry *e = rv_trials_entry(l->t, turn);
    return (lie){&rs->tiles[e->tile.tile], quarters_of(rs, &e->tile), rv_pos(l->g, e->x, e->y)};
}

int rv_mistyped_tile(const rv_trials *t, const rv_edit *edit, int *quarters) {
    const rv_tile_ref *ref = &rv_trials_entry(t, edit->turn)->tile;
    bool other = edit->how == RV_MEANT_TILE, turned = edit->how == RV_MEANT_ROTATION;
    *quarters =
        other ? edit->quarters : (quarters_of(t->c->game->rs, ref) + turned * edit->quarters) & 3;
    return other ? edit->tile : ref->tile;
}

static lie edited(const listing *l, const rv_edit *edit) {
    lie as = lie_of(l, edit->turn);
    as.tile = &l->g->rs->tiles[rv_mistyped_tile(l->t, edit, &as.quarters)];
    if (edit->how == RV_MEANT_CELL)
        as.pos = rv_pos(l->g, edit->x, edit->y);
    else if (edit->how == RV_MEANT_SUPERFLUOUS)
        as.pos = RV_NONE;
    return as;
}

static bool meets(const rv_game *g, const lie *a, int side, const lie *b) {
    unsigned mine = a->tile->edges[a->quarters & 3] >> (4 * side) & 0xf;
    unsigned theirs = b->tile->edges[b->quarters & 3] >> (4 * rv_opposite(side)) & 0xf;
    return rv_edges_meet(g->rs, mine, theirs);
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
           edit->how == RV_MEANT_TILE || edit->how == RV_MEANT_SUPERFLUOUS;
}

/* Can the turn itself be legal so? */
static bool own_helps(const listing *l, const rv_edit *edit) {
    const rv_entry *e = rv_trials_entry(l->t, edit->turn);
    const lie as = edited(l, edit);
    switch (edit->how) {
    case RV_MEANT_PLAYER:
    case RV_MEANT_MISSING: return l->whose;
    case RV_MEANT_SUPERFLUOUS: return true;
    case RV_MEANT_FOLLOWER: return !l->whose && !l->t->used && !l->t->misfits;
    case RV_MEANT_TILE:
    case RV_MEANT_ROTATION:
    case RV_MEANT_CELL: break;
    }
    return !l->whose && (!l->t->used || edit->how == RV_MEANT_TILE) &&
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
        return g->terms.extra_most || g->doubler != RV_NONE;
    if (l->t->used)
        return (edit->how == RV_MEANT_SUPERFLUOUS || edit->how == RV_MEANT_TILE) &&
               was.tile->same == l->fault.tile->same;
    if (!l->t->misfits || !plain)
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

/* Is the change listed already, as a likelier one? */
static bool is_known(const listing *l, const rv_edit *edit) {
    for (int i = 0; i < l->t->n; i++) {
        const rv_edit *e = &l->t->list[i].edit;
        if (e->turn == edit->turn && e->how == edit->how && e->x == edit->x && e->y == edit->y &&
            e->tile == edit->tile && e->quarters == edit->quarters)
            return true;
    }
    return false;
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
        helps(l, &edit) && !is_known(l, &edit))
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

/* ---- another tile ---------------------------------------------------------------------------- */

static const char *look_of(const listing *l, const lie *a) {
    const rv_ruleset *rs = l->g->rs;
    const char **known = &l->looks[4 * (int)(a->tile - rs->tiles) + a->quarters];
    if (!*known)
        *known = rv_look_write(&l->t->c->arena, rs, a->tile, a->quarters);
    return *known;
}

/* A tile that looks like this one and that the record does not name; RV_NONE. */
static int unnamed(const listing *l, int tile) {
    int left = 0, found = RV_NONE, i = tile;
    do {
        int more = rv_copies(l->g, i) - l->named[i];
        left += more;
        found = more > 0 ? i : found;
        i = l->g->rs->tiles[i].alike;
    } while (i != tile);
    return left > 0 ? found : RV_NONE;
}

static const rv_look *parse_look(const listing *l, const lie *as) {
    rv_look *look = RV_NEW(&l->t->c->arena, rv_look);
    const char *wrong = rv_look_parse(&l->t->c->arena, l->g->rs, rv_str_of(look_of(l, as)), look);
    return wrong ? NULL : look;
}

static void add_tile(listing *l, int turn, int tile, int quarters) {
    const lie as = {&l->g->rs->tiles[tile], quarters, RV_NONE};
    rv_edit edit = {.turn = turn, .how = RV_MEANT_TILE, .tile = tile, .quarters = quarters};
    if (!helps(l, &edit) || is_known(l, &edit))
        return;
    bool look = rv_trials_entry(l->t, turn)->tile.look;
    edit.look = look ? parse_look(l, &as) : NULL;
    if (!look || edit.look)
        add(l, edit);
}

/* A tile of another name that looks the same, if that is not used up. */
static void add_twin(listing *l, int turn) {
    const rv_tile *tiles = l->g->rs->tiles;
    const lie was = lie_of(l, turn);
    const int own = (int)(was.tile - tiles);
    for (int i = was.tile->alike; l->t->used && i != own; i = tiles[i].alike)
        if (l->named[i] < rv_copies(l->g, i)) {
            add_tile(l, turn, i, (was.quarters + tiles[i].same_turn - was.tile->same_turn) & 3);
            return;
        }
}

/* Its name is a letter or a digit from the one that was typed. */
static void add_named(listing *l, int turn) {
    const lie was = lie_of(l, turn);
    const rv_ruleset *rs = l->g->rs;
    for (int i = 0; i < rs->ntiles && !rv_trials_entry(l->t, turn)->tile.look; i++)
        if (rs->tiles[i].same != was.tile->same && l->named[i] < rv_copies(l->g, i) &&
            rv_typing_steps(rv_str_of(rs->tiles[i].id), rv_str_of(was.tile->id)) == 1)
            add_tile(l, turn, i, was.quarters);
}

/* Tiles that look much like it, as it lies. */
static void add_alike(listing *l, int turn, int apart) {
    const rv_ruleset *rs = l->g->rs;
    const lie was = lie_of(l, turn);
    for (int i = 0; i < rs->ntiles; i++) {
        int tile = rs->tiles[i].same == i && i != was.tile->same ? unnamed(l, i) : RV_NONE;
        if (tile == RV_NONE)
            continue;
        lie as = {&rs->tiles[tile], 0, RV_NONE};
        for (int turns = rv_tile_turns(as.tile); as.quarters < turns; as.quarters++)
            if (rv_looks_apart(l->g->rs, look_of(l, &was), look_of(l, &as)) == apart)
                add_tile(l, turn, tile, as.quarters);
    }
}

static void add_similar(listing *l, int turn) {
    add_alike(l, turn, 1);
}

static void add_less_similar(listing *l, int turn) {
    add_alike(l, turn, 2);
}

static void name(listing *l, const rv_tile_ref *ref) {
    if (ref->text && ref->tile >= 0)
        l->named[ref->tile]++;
}

static void name_all(listing *l) {
    const rv_record *rec = &l->t->c->rec;
    l->looks = RV_NEWS(&l->t->c->arena, const char *, 4 * l->g->rs->ntiles + 1);
    l->named = RV_NEWS(&l->t->c->arena, int, l->g->rs->ntiles + 1);
    for (int i = 0; i < rec->board.n; i++)
        name(l, &rec->board.list[i].tile);
    for (int i = 0; i < rec->discards.n; i++)
        name(l, &rec->discards.list[i]);
    for (int i = 0; i < rec->moves.n; i++) {
        const rv_entry *e = &rec->moves.list[i];
        name(l, &e->tile);
        for (int d = 0; d < e->beside->discard.n; d++)
            name(l, &e->beside->discard.list[d]);
    }
}

/* ---- the follower ---------------------------------------------------------------------------- */

static unsigned kinds_of(const rv_ruleset *rs, int figure, int kind) {
    return rv_figure_kinds(&rs->figures[figure], kind);
}

/* The region on which the entry sets its follower, as it was typed; RV_NONE. */
static int region_typed(const rv_ruleset *rs, const lie *on, const rv_piece_ref *piece) {
    for (int r = 0; piece->kind != RV_NONE && r < on->tile->nregions; r++)
        if (kinds_of(rs, piece->figure, piece->kind) >> on->tile->regions[r].kind & 1 &&
            (piece->place == RV_NONE ||
             rv_tile_ports(on->tile, on->quarters, r) & rv_place_ports(piece->place)))
            return r;
    return RV_NONE;
}

static int place_of(const lie *on, int region) {
    rv_ports others = 0;
    for (int r = 0; r < on->tile->nregions; r++)
        if (r != region)
            others |= rv_tile_ports(on->tile, on->quarters, r);
    return rv_place_canonical(rv_tile_ports(on->tile, on->quarters, region), others);
}

/* By its sort alone. */
static bool can_bear(const rv_game *g, int kind, int figure) {
    unsigned alone = rv_figure_alone(&g->rs->figures[figure]);
    return ((alone ? alone : ~(unsigned)g->barred) >> kind & 1) != 0;
}

/* Where the figure can stand, but not as it was typed. */
static void add_on_regions(listing *l, int turn, int figure) {
    const rv_piece_ref *piece = &rv_trials_entry(l->t, turn)->piece;
    const lie on = lie_of(l, turn);
    const int typed = figure == piece->figure ? region_typed(l->g->rs, &on, piece) : RV_NONE;
    for (int r = 0; r < on.tile->nregions; r++)
        if (r != typed && can_bear(l->g, on.tile->regions[r].kind, figure))
            add(l, (rv_edit){.turn = turn,
                             .how = RV_MEANT_FOLLOWER,
                             .kind = on.tile->regions[r].kind,
                             .place = place_of(&on, r),
                             .figure = figure});
}

/* In another role, or at another place. */
static void add_role(listing *l, int turn) {
    const rv_piece_ref *piece = &rv_trials_entry(l->t, turn)->piece;
    if (piece->kind != RV_NONE)
        add_on_regions(l, turn, piece->figure);
}

static void add_none(listing *l, int turn) {
    if (rv_trials_entry(l->t, turn)->piece.kind != RV_NONE)
        add(l,
            (rv_edit){.turn = turn, .how = RV_MEANT_FOLLOWER, .kind = RV_NONE, .place = RV_NONE});
}

static void add_left_out(listing *l, int turn) {
    if (rv_trials_entry(l->t, turn)->piece.kind == RV_NONE)
        add_on_regions(l, turn, RV_F_SMALL);
}

/* One that is written alone, or a follower instead of one. */
static void add_figure(listing *l, int turn) {
    const rv_piece_ref *piece = &rv_trials_entry(l->t, turn)->piece;
    const int typed = piece->kind == RV_NONE ? RV_F_SMALL : piece->figure;
    if (l->g->alone >> typed & 1)
        add_on_regions(l, turn, RV_F_SMALL);
    for (int f = 0; f < l->g->nfigures; f++)
        if (l->g->alone >> f & 1 && f != typed)
            add_on_regions(l, turn, f);
}

/* Has the tile several regions of these kinds? */
static bool has_several(const rv_tile *tile, unsigned kinds) {
    int n = 0;
    for (int r = 0; r < tile->nregions; r++)
        n += (kinds >> tile->regions[r].kind & 1) != 0;
    return n > 1;
}

const char *rv_mistyped_follower(const rv_trials *t, const rv_edit *edit) {
    const rv_piece_ref *piece = &rv_trials_entry(t, edit->turn)->piece;
    const rv_ruleset *rs = t->c->game->rs;
    if (edit->how != RV_MEANT_FOLLOWER)
        return piece->text ? piece->text : "";
    if (edit->kind == RV_NONE)
        return "";
    int quarters, tile = rv_mistyped_tile(t, edit, &quarters);
    bool place = piece->place != RV_NONE ||
                 has_several(&rs->tiles[tile], kinds_of(rs, edit->figure, edit->kind));
    return rv_printf(&t->c->arena, "%s%s%s%s", rs->figures[edit->figure].prefix,
                     rv_figure_role(rs, edit->figure, edit->kind), place ? "@" : "",
                     place ? rv_place_name(edit->place) : "");
}

/* ---- the turn as a whole --------------------------------------------------------------------- */

static void add_superfluous(listing *l, int turn) {
    if (!l->t->scores) /* a number that was noted beside it goes with it */
        add(l, (rv_edit){.turn = turn, .how = RV_MEANT_SUPERFLUOUS});
}

/* What is mistyped most comes first. */
static const struct {
    void (*add)(listing *, int turn);
    int rank;
} mistyped[] = {
    {add_twin, 0},        {add_turned, 0},  {add_swapped, 0}, {add_one_off, 1},
    {add_named, 1},       {add_similar, 1}, {add_role, 1},    {add_none, 3},
    {add_left_out, 2},    {add_figure, 2},  {add_in_line, 2}, {add_less_similar, 2},
    {add_superfluous, 3},
};
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
    l->t->used = rv_copies_left(l->g, e->tile.tile) <= 0;
    l->t->misfits =
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

/* The entries from this one back. Where tiles do not go together, either may be misread; otherwise
 * the entry that is refused is likelier to be wrong. */
static void list_earlier(listing *l, int from) {
    bool tiles = l->t->misfits || l->t->used;
    for (int k = 0; k < MISTYPED; k++)
        for (int turn = from; turn > 0; turn--) {
            const rv_entry *e = rv_trials_entry(l->t, turn);
            l->rank = mistyped[k].rank + !tiles;
            l->placed = e->none || e->apart ? RV_NONE : find_placed(l, turn);
            if (!e->none && !e->apart)
                mistyped[k].add(l, turn);
        }
}

void rv_mistyped_list(rv_trials *t, int most) {
    listing l = {.t = t, .g = t->c->game, .most = most};
    t->list = RV_NEWS(&t->c->arena, rv_trial, most);
    name_all(&l);
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
    case RV_MEANT_TILE:
        e->tile.tile = edit->tile;
        e->tile.quarters = edit->quarters;
        e->tile.look = edit->look;
        break;
    case RV_MEANT_FOLLOWER:
        e->piece.kind = edit->kind;
        e->piece.place = edit->place;
        e->piece.figure = edit->figure;
        for (int i = 0; edit->only && i < e->beside->nsaid;) {
            const rv_key *row = e->beside->said[i].row;
            const rv_chances *of = rv_chances_of(row, RV_WHEN_LAID);
            if (row->instead == RV_INSTEAD_FOLLOWER ||
                (of && of->after && !rv_values_beside(e, of->after)->n))
                memmove(&e->beside->said[i], &e->beside->said[i + 1],
                        sizeof *e->beside->said * (size_t)(--e->beside->nsaid - i));
            else
                i++;
        }
        break;
    case RV_MEANT_PLAYER: e->player = edit->player; break;
    case RV_MEANT_MISSING: break; /* rv_is_accepted */
    case RV_MEANT_SUPERFLUOUS:
        rec->moves.n--;
        memmove(e, e + 1, sizeof *e * (size_t)(rec->moves.n - edit->turn + 1));
    }
}
