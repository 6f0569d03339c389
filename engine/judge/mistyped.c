/* mistyped.c - how people mistype an entry of a record, and which of these changes of it are worth
 * judging the document again.
 *
 * A change is not tried if one look at the board tells that nothing can come of it: its tile would
 * not go with those beside it, or what is wrong with the turn in question would stay.
 */
#include "judge/meant.h"
#include "record/form.h"
#include "ruleset/look.h"
#include <stdio.h>

/* A tile as an entry would lay it; pos RV_NONE: it does not. */
typedef struct placement {
    const rv_tile *tile;
    int quarters, pos;
} placement;

typedef struct listing {
    rv_trials *t;
    const rv_game *g;
    int most, rank;
    int placed;      /* the tile of the turn that is looked at, on the board; RV_NONE */
    bool whose;      /* what is wrong with the turn in question is its player; or used, misfits */
    placement fault; /* the tile of that turn */
    int *named;      /* how often the record names each tile, or its look */
    const char **looks; /* by tile and rotation; NULL: not written yet */
} listing;

/* ---- how tiles lie --------------------------------------------------------------------------- */

static placement placement_of(const listing *l, int turn) {
    const rv_ruleset *rs = l->g->rs;
    const rv_entry *e = rv_trials_entry(l->t, turn);
    return (placement){&rs->tiles[e->tile.tile], rv_quarters_typed(rs, &e->tile),
                       rv_pos(&l->g->board, e->x, e->y)};
}

int rv_mistyped_tile(const rv_trials *t, const rv_edit *edit, int *quarters) {
    const rv_tile_ref *ref = &rv_trials_entry(t, edit->turn)->tile;
    bool other = edit->how == RV_MEANT_TILE;
    int by = edit->how == RV_MEANT_ROTATION ? edit->quarters : 0;
    *quarters = other ? edit->quarters : (rv_quarters_typed(t->c->game->rs, ref) + by) & 3;
    return other ? edit->tile : ref->tile;
}

static bool is_built_over(const rv_game *g, const rv_placed *p) {
    return !p->start && p->tile != &g->rs->tiles[p->index];
}

/* Does the tile match its neighbours, if it has any, when one tile of the board is left out
 * (`except`) and another one lies elsewhere (`instead`)? A neighbour with something built over it
 * matches all. */
static bool would_fit(const rv_game *g, const placement *a, int except, const placement *instead) {
    int n = 0, there = a->pos == RV_NONE ? RV_NONE : rv_placed_at(&g->board, a->pos);
    if (a->pos == RV_NONE || (there != RV_NONE && there != except) ||
        (instead && instead->pos == a->pos))
        return false;
    for (int side = 0; side < RV_SIDES; side++) {
        const int at = rv_step(&g->board, a->pos, side), o = rv_placed_at(&g->board, at);
        const bool moved = instead && instead->pos == at;
        if (!moved && (o == RV_NONE || o == except))
            continue;
        const rv_placed *p = moved ? NULL : &g->board.placed[o];
        n++;
        if (!(p && is_built_over(g, p)) &&
            !rv_sides_agree(g->rs, a->tile, a->quarters, side, p ? p->tile : instead->tile,
                            p ? p->quarters : instead->quarters))
            return false;
    }
    return n;
}

bool rv_builds_along(const rv_entry *e) {
    for (int i = 0; i < e->beside->nkeys; i++)
        for (const rv_act *act = e->beside->given[i].row->acts; act && act->when; act++)
            if (act->when == RV_WHEN_PLACING)
                return true;
    return false;
}

/* ---- is it worth a trial? -------------------------------------------------------------------- */

/* Can the turn itself be legal when it is changed so, or the turn in question when one before it
 * is?
 */
static bool helps(const listing *l, const rv_edit *edit) {
    const rv_game *g = l->g;
    const placement was = placement_of(l, edit->turn);
    placement as = was;
    const bool less = edit->how == RV_MEANT_SUPERFLUOUS, tile = edit->how == RV_MEANT_TILE;
    const bool board = tile || less || edit->how == RV_MEANT_ROTATION || edit->how == RV_MEANT_CELL;
    as.tile = &g->rs->tiles[rv_mistyped_tile(l->t, edit, &as.quarters)];
    if (edit->how == RV_MEANT_CELL)
        as.pos = rv_pos(&g->board, edit->x, edit->y);
    else if (less)
        as.pos = RV_NONE;
    if (edit->turn == l->t->turn && !l->t->scores) {
        if (edit->how == RV_MEANT_PLAYER || edit->how == RV_MEANT_MISSING)
            return l->whose;
        if (edit->how == RV_MEANT_FOLLOWER)
            return !l->whose && !l->t->used && !l->t->misfits;
        return less || (!l->whose && (!l->t->used || tile) &&
                        (rv_builds_along(rv_trials_entry(l->t, edit->turn)) ||
                         rv_fits(&g->board, as.tile, as.quarters, as.pos)));
    }
    bool plain = l->placed != RV_NONE && !is_built_over(g, &g->board.placed[l->placed]);
    if (plain && board && as.pos != RV_NONE && !would_fit(g, &as, l->placed, NULL))
        return false;
    if (l->whose && !less)
        return g->terms.extra_most || g->turn.extra_turn_figure != RV_NONE;
    if (l->t->used)
        return (less || tile) && was.tile->same == l->fault.tile->same;
    if (!l->t->misfits || !plain)
        return true;
    return board && would_fit(g, &l->fault, l->placed, &as);
}

/* ---- changes --------------------------------------------------------------------------------- */

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

static void add(listing *l, rv_edit edit) {
    rv_trials *t = l->t;
    if (!helps(l, &edit))
        return;
    t->ended |= t->n == l->most;
    if (t->n < l->most)
        t->list[t->n++] = (rv_trial){.edit = edit, .rank = l->rank, .lost = RV_NONE};
}

static bool is_slip(int a, int b) {
    char one[16], other[16];
    snprintf(one, sizeof one, "%d", a);
    snprintf(other, sizeof other, "%d", b);
    return rv_typing_steps(rv_str_of(one), rv_str_of(other)) <= 1;
}

static void add_cell(listing *l, int turn, int x, int y) {
    const rv_edit edit = {.turn = turn, .how = RV_MEANT_CELL, .x = x, .y = y};
    if (rv_is_free(&l->g->board, x, y) && !is_known(l, &edit))
        add(l, edit);
}

/* Another cell in the same row or column, the near ones first: those that are one letter or one
 * digit from the cell that was typed, or all others. */
static void add_in_line(listing *l, int turn, bool slips) {
    enum { FAR = 64 };
    const rv_entry *e = rv_trials_entry(l->t, turn);
    for (int by = 1; by <= FAR; by++)
        for (int side = 0; side < RV_SIDES; side++) {
            int x = e->x + by * rv_dx(side), y = e->y + by * rv_dy(side);
            bool slip = l->g->rs->bounded ? e->y == y || is_slip(e->y + 1, y + 1)
                                          : is_slip(e->x, x) && is_slip(e->y, y);
            if (slip == slips)
                add_cell(l, turn, x, y);
        }
}

/* ---- another tile ---------------------------------------------------------------------------- */

static const char *look_of(const listing *l, const rv_tile *t, int quarters) {
    const char **known = &l->looks[4 * (int)(t - l->g->rs->tiles) + quarters];
    if (!*known)
        *known = rv_look_write(&l->t->c->arena, l->g->rs, t, quarters);
    return *known;
}

/* Where the entry shows the look of its tile, that of the other must be one that can be read. */
static void add_tile(listing *l, int turn, int tile, int quarters) {
    rv_arena *a = &l->t->c->arena;
    rv_edit edit = {.turn = turn, .how = RV_MEANT_TILE, .tile = tile, .quarters = quarters};
    if (!helps(l, &edit) || is_known(l, &edit))
        return;
    if (rv_trials_entry(l->t, turn)->tile.look) {
        const char *text = look_of(l, &l->g->rs->tiles[tile], quarters);
        rv_look *look = RV_NEW(a, rv_look);
        if (rv_look_parse(a, l->g->rs, rv_str_of(text), look))
            return;
        edit.look = look;
    }
    add(l, edit);
}

/* Tiles that look much like it, as it lies. */
static void add_alike(listing *l, int turn, int apart) {
    const rv_ruleset *rs = l->g->rs;
    const placement was = placement_of(l, turn);
    for (int i = 0; i < rs->ntiles; i++) {
        int left = 0, tile = RV_NONE,
            k = i; /* one that looks so, and that the record does not name */
        if (rs->tiles[i].same != i || i == was.tile->same)
            continue;
        do {
            int more = rv_copies(l->g, k) - l->named[k];
            left += more;
            tile = more > 0 ? k : tile;
            k = rs->tiles[k].alike;
        } while (k != i);
        for (int q = 0; left > 0 && q < rv_tile_turns(&rs->tiles[tile]); q++)
            if (rv_looks_apart(rs, look_of(l, was.tile, was.quarters),
                               look_of(l, &rs->tiles[tile], q)) == apart)
                add_tile(l, turn, tile, q);
    }
}

static void count_name(listing *l, const rv_tile_ref *ref) {
    if (ref->text && ref->tile >= 0)
        l->named[ref->tile]++;
}

/* Counts how often the record names each tile. */
static void count_names(listing *l) {
    const rv_record *rec = &l->t->c->rec;
    l->looks = RV_NEWS(&l->t->c->arena, const char *, 4 * l->g->rs->ntiles + 1);
    l->named = RV_NEWS(&l->t->c->arena, int, l->g->rs->ntiles + 1);
    for (int i = 0; i < rec->board.n; i++)
        count_name(l, &rec->board.list[i].tile);
    for (int i = 0; i < rec->discards.n; i++)
        count_name(l, &rec->discards.list[i]);
    for (int i = 0; i < rec->moves.n; i++) {
        const rv_entry *e = &rec->moves.list[i];
        count_name(l, &e->tile);
        for (int d = 0; d < e->beside->discard.n; d++)
            count_name(l, &e->beside->discard.list[d]);
    }
}

/* ---- the follower ---------------------------------------------------------------------------- */

/* Where the figure can stand by its sort alone, but not as it was typed. */
static void add_on_regions(listing *l, int turn, int figure) {
    const rv_piece_ref *piece = &rv_trials_entry(l->t, turn)->piece;
    const placement on = placement_of(l, turn);
    const rv_region *regions = on.tile->regions;
    const rv_figure_row *f = &l->g->rs->figures[figure];
    const unsigned alone = rv_figure_alone(f);
    rv_ports ports[RV_TILE_REGIONS];
    int typed = RV_NONE; /* the region on which the entry sets him */
    for (int r = 0; r < on.tile->nregions; r++) {
        ports[r] = rv_tile_ports(on.tile, on.quarters, r);
        if (typed == RV_NONE && piece->kind != RV_NONE && figure == piece->figure &&
            rv_figure_kinds(f, piece->kind) >> regions[r].kind & 1 &&
            (piece->place == RV_NONE || ports[r] & rv_place_ports(piece->place)))
            typed = r;
    }
    for (int r = 0; r < on.tile->nregions; r++) {
        rv_ports others = 0;
        if (r == typed ||
            !((alone ? alone : ~(unsigned)l->g->figures.barred) >> regions[r].kind & 1))
            continue;
        for (int o = 0; o < on.tile->nregions; o++)
            others |= o == r ? 0 : ports[o];
        add(l, (rv_edit){.turn = turn,
                         .how = RV_MEANT_FOLLOWER,
                         .kind = regions[r].kind,
                         .place = rv_place_canonical(ports[r], others),
                         .figure = figure});
    }
}

const char *rv_mistyped_follower(const rv_trials *t, const rv_edit *edit) {
    const rv_piece_ref *piece = &rv_trials_entry(t, edit->turn)->piece;
    const rv_ruleset *rs = t->c->game->rs;
    if (edit->how != RV_MEANT_FOLLOWER)
        return piece->text ? piece->text : "";
    if (edit->kind == RV_NONE)
        return "";
    const rv_figure_row *f = &rs->figures[edit->figure];
    int quarters, n = 0;
    const rv_tile *tile = &rs->tiles[rv_mistyped_tile(t, edit, &quarters)];
    for (int r = 0; r < tile->nregions; r++)
        n += (rv_figure_kinds(f, edit->kind) >> tile->regions[r].kind & 1) != 0;
    bool place = piece->place != RV_NONE || n > 1;
    return rv_printf(&t->c->arena, "%s%s%s%s", f->prefix,
                     rv_figure_role(rs, edit->figure, edit->kind), place ? "@" : "",
                     place ? rv_place_name(edit->place) : "");
}

/* ---- ways of typing wrongly -------------------------------------------------------------------
 */

/* In the order in which they are tried: what is mistyped most comes first. */
typedef enum way {
    TWIN,
    TURNED,
    SWAPPED,
    ONE_OFF,
    NAMED,
    SIMILAR,
    ROLE,
    NO_FOLLOWER,
    LEFT_OUT,
    FIGURE,
    IN_LINE,
    LESS_SIMILAR,
    SUPERFLUOUS
} way;
enum { WAYS = SUPERFLUOUS + 1 };
static const uint8_t ranks[WAYS] = {0, 0, 0, 1, 1, 1, 1, 3, 2, 2, 2, 2, 3};

/* Lists what a turn can have been, if it was mistyped in this way. */
static void add_way(listing *l, int turn, way how) {
    const rv_entry *e = rv_trials_entry(l->t, turn);
    const rv_ruleset *rs = l->g->rs;
    const rv_tile *tiles = rs->tiles;
    const placement was = placement_of(l, turn);
    const bool follower = e->piece.kind != RV_NONE;
    const int own = (int)(was.tile - tiles), typed = follower ? e->piece.figure : RV_F_SMALL;
    switch (how) {
    case TWIN: /* a tile of another name that looks the same, if that is not used up */
        for (int i = was.tile->alike; l->t->used && i != own; i = tiles[i].alike)
            if (l->named[i] < rv_copies(l->g, i)) {
                add_tile(l, turn, i, (was.quarters + tiles[i].same_turn - was.tile->same_turn) & 3);
                break;
            }
        break;
    case TURNED:
        for (int k = 1, turns = rv_tile_turns(was.tile); k < turns; k++)
            add(l, (rv_edit){.turn = turn, .how = RV_MEANT_ROTATION, .quarters = k});
        break;
    case SWAPPED: /* its x and y are swapped, or have another sign */
        add_cell(l, turn, e->y, e->x);
        for (int k = 1; k < 4 && !rs->bounded; k++)
            add_cell(l, turn, k > 1 ? -e->x : e->x, k & 1 ? -e->y : e->y);
        break;
    case ONE_OFF: add_in_line(l, turn, true); break;
    case NAMED: /* its name is a letter or a digit from the one that was typed */
        for (int i = 0; i < rs->ntiles && !e->tile.look; i++)
            if (tiles[i].same != was.tile->same && l->named[i] < rv_copies(l->g, i) &&
                rv_typing_steps(rv_str_of(tiles[i].id), rv_str_of(was.tile->id)) == 1)
                add_tile(l, turn, i, was.quarters);
        break;
    case SIMILAR: add_alike(l, turn, 1); break;
    case ROLE: /* another role, or another place */
        if (follower)
            add_on_regions(l, turn, e->piece.figure);
        break;
    case NO_FOLLOWER:
        if (follower)
            add(l, (rv_edit){
                       .turn = turn, .how = RV_MEANT_FOLLOWER, .kind = RV_NONE, .place = RV_NONE});
        break;
    case LEFT_OUT:
        if (!follower)
            add_on_regions(l, turn, RV_F_SMALL);
        break;
    case FIGURE: /* one that is written alone, or a follower instead of one */
        if (l->g->figures.alone >> typed & 1)
            add_on_regions(l, turn, RV_F_SMALL);
        for (int f = 0; f < l->g->figures.n; f++)
            if (l->g->figures.alone >> f & 1 && f != typed)
                add_on_regions(l, turn, f);
        break;
    case IN_LINE: add_in_line(l, turn, false); break;
    case LESS_SIMILAR: add_alike(l, turn, 2); break;
    case SUPERFLUOUS: /* a number that was noted beside it goes with it */
        if (!l->t->scores)
            add(l, (rv_edit){.turn = turn, .how = RV_MEANT_SUPERFLUOUS});
        break;
    }
}

/* The turn in question, then the entries before it, one back after the other. Where tiles do not
 * match, either may be misread; otherwise the entry that is refused is likelier to be wrong. */
void rv_mistyped_list(rv_trials *t, int most) {
    const rv_game *g = t->c->game;
    listing l = {.t = t, .g = g, .most = most, .placed = RV_NONE};
    t->list = RV_NEWS(&t->c->arena, rv_trial, most);
    count_names(&l);
    if (!t->scores) {
        const rv_entry *e = rv_trials_entry(t, t->turn);
        l.fault = placement_of(&l, t->turn);
        l.whose = e->player != g->turn.to_move;
        t->used = rv_copies_left(g, e->tile.tile) <= 0;
        t->misfits =
            !rv_builds_along(e) && !rv_fits(&g->board, l.fault.tile, l.fault.quarters, l.fault.pos);
        add(&l, (rv_edit){.turn = t->turn, .how = RV_MEANT_PLAYER, .player = g->turn.to_move});
        add(&l, (rv_edit){.turn = t->turn, .how = RV_MEANT_MISSING});
        for (int k = 0; k < WAYS; k++) {
            l.rank = ranks[k];
            add_way(&l, t->turn, (way)k);
        }
    }
    bool tiles = t->misfits || t->used;
    for (int k = 0; k < WAYS; k++)
        for (int turn = t->turn - !t->scores; turn > 0; turn--) {
            const rv_entry *e = rv_trials_entry(t, turn);
            if (e->none || e->apart)
                continue;
            int placed = rv_placed_at(&g->board, rv_pos(&g->board, e->x, e->y));
            bool as_typed = placed != RV_NONE && !g->board.placed[placed].start &&
                            g->board.placed[placed].index == e->tile.tile;
            l.rank = ranks[k] + !tiles;
            l.placed = as_typed ? placed : RV_NONE;
            add_way(&l, turn, (way)k);
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
    case RV_MEANT_TILE:
        e->tile.tile = edit->tile;
        e->tile.quarters = edit->quarters;
        e->tile.look = edit->look;
        break;
    case RV_MEANT_FOLLOWER:
        e->piece.kind = edit->kind;
        e->piece.place = edit->place;
        e->piece.figure = edit->figure;
        for (int i = 0; edit->only && i < e->beside->nkeys;) {
            const rv_key *row = e->beside->given[i].row;
            const rv_chances *of = rv_chances_of(row, RV_WHEN_LAID);
            if (row->instead == RV_INSTEAD_FOLLOWER ||
                (of && of->after && !rv_values_beside(e, of->after)->n))
                memmove(&e->beside->given[i], &e->beside->given[i + 1],
                        sizeof *e->beside->given * (size_t)(--e->beside->nkeys - i));
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
