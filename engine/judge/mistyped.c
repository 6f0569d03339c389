/* mistyped.c - the ways in which an entry may be mistyped: as the turn in question itself, then
 * each entry before it, in at most MOST ways.
 *
 * A change is not tried if one look at the board tells that nothing can come of it: its tile would
 * not match its neighbours, or what is wrong with the turn in question would stay.
 */
#include "judge/meant.h"
#include <stdio.h>

enum { MOST = 512 };

/* That another turn is missing before it is up to rv_is_accepted. */
void rv_edit_turn(rv_entry *e, const rv_edit *edit) {
    if (edit->how == RV_MEANT_ROTATION && e->tile.look) {
        e->tile.further = edit->quarters;
    } else if (edit->how == RV_MEANT_ROTATION) {
        e->tile.quarters = (e->tile.quarters + edit->quarters) & 3;
    } else if (edit->how == RV_MEANT_CELL) {
        e->x = edit->x;
        e->y = edit->y;
    } else if (edit->how == RV_MEANT_TILE) {
        e->tile.tile = edit->tile;
        e->tile.quarters = edit->quarters;
        e->tile.look = edit->look;
    } else if (edit->how == RV_MEANT_FOLLOWER) {
        e->follower.kind = edit->kind;
        e->follower.place = edit->place;
        e->follower.figure = edit->figure;
    } else if (edit->how == RV_MEANT_PLAYER) {
        e->player = edit->player;
    }
}

rv_tile_laid rv_edited_tile(const rv_trials *t, const rv_edit *edit) {
    const rv_game *g = t->g;
    rv_entry e = *rv_entry_at(t, edit->turn);
    rv_edit_turn(&e, edit);
    return (rv_tile_laid){
        &g->rs->tiles[e.tile.tile], (rv_quarters_typed(g->rs, &e.tile) + e.tile.further) & 3,
        edit->how == RV_MEANT_SUPERFLUOUS ? RV_NONE : rv_pos(&g->board, e.x, e.y)};
}

static rv_tile_laid as_typed(const rv_trials *t, int turn) {
    return rv_edited_tile(t, &(rv_edit){.turn = turn, .how = RV_MEANT_PLAYER});
}

static bool is_built_over(const rv_ruleset *rs, const rv_placed *p) {
    return !p->start && p->tile != &rs->tiles[p->index];
}

bool rv_would_fit(const rv_game *g, const rv_tile_laid *a, int except,
                  const rv_tile_laid *instead) {
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
        if (!(p && is_built_over(g->rs, p)) &&
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

/* Can the turn itself be legal when it is changed so, or the turn in question when one before it
 * is?
 */
static bool helps(const rv_trials *t, const rv_edit *edit) {
    const rv_game *g = t->g;
    const rv_tile_laid was = as_typed(t, edit->turn), as = rv_edited_tile(t, edit);
    const bool less = edit->how == RV_MEANT_SUPERFLUOUS, tile = edit->how == RV_MEANT_TILE;
    const bool board = tile || less || edit->how == RV_MEANT_ROTATION || edit->how == RV_MEANT_CELL;
    if (edit->turn == t->turn && !t->scores) {
        if (edit->how == RV_MEANT_PLAYER || edit->how == RV_MEANT_MISSING)
            return t->whose;
        if (edit->how == RV_MEANT_FOLLOWER)
            return !t->whose && !t->used && !t->misfits;
        return less || (!t->whose && (!t->used || tile) &&
                        (rv_builds_along(rv_entry_at(t, edit->turn)) ||
                         rv_fits(&g->board, as.tile, as.quarters, as.pos)));
    }
    const bool plain = !is_built_over(g->rs, &g->board.placed[t->placed]);
    if (plain && board && as.pos != RV_NONE && !rv_would_fit(g, &as, t->placed, NULL))
        return false;
    if (t->whose && !less)
        return g->terms.extra.most || g->turn.extra_turn_figure != RV_NONE;
    if (t->used)
        return (less || tile) && was.tile->same == t->fault.tile->same;
    return !t->misfits || !plain || (board && rv_would_fit(g, &t->fault, t->placed, &as));
}

/* ---- changes --------------------------------------------------------------------------------- */

/* Adds an edit unless it is listed already, as a likelier one. Where the entry shows the look of
 * its tile, that of another must be one that can be read. */
static void add_edit(rv_trials *t, rv_edit edit) {
    if (!helps(t, &edit))
        return;
    for (int i = 0; i < t->n; i++) {
        const rv_edit *e = &t->list[i].edit;
        if (e->turn == edit.turn && e->how == edit.how && e->x == edit.x && e->y == edit.y &&
            e->tile == edit.tile && e->quarters == edit.quarters && e->kind == edit.kind &&
            e->place == edit.place && e->figure == edit.figure)
            return;
    }
    if (edit.how == RV_MEANT_TILE && rv_entry_at(t, edit.turn)->tile.look) {
        const rv_ruleset *rs = t->g->rs;
        const char *text = rv_look_write(&t->c->arena, rs, &rs->tiles[edit.tile], edit.quarters);
        rv_look *look = RV_NEW(&t->c->arena, rv_look);
        if (rv_look_parse(&t->c->arena, rs, rv_str_of(text), look))
            return;
        edit.look = look;
    }
    t->ended |= t->n == MOST;
    if (t->n < MOST)
        t->list[t->n++] = (rv_retrial){.edit = edit, .rank = t->rank, .lost = RV_NONE};
}

static void add_tile(rv_trials *t, int turn, int tile, int quarters) {
    add_edit(t, (rv_edit){.turn = turn, .how = RV_MEANT_TILE, .tile = tile, .quarters = quarters});
}

static void add_cell(rv_trials *t, int turn, int x, int y) {
    if (rv_cell_is_free(&t->g->board, x, y))
        add_edit(t, (rv_edit){.turn = turn, .how = RV_MEANT_CELL, .x = x, .y = y});
}

static bool is_slip(int a, int b) {
    char one[16], other[16];
    snprintf(one, sizeof one, "%d", a);
    snprintf(other, sizeof other, "%d", b);
    return rv_typing_steps(rv_str_of(one), rv_str_of(other)) <= 1;
}

/* Another cell in the same row or column, the near ones first: those that are one letter or one
 * digit from the cell that was typed, or all others. */
static void add_in_line(rv_trials *t, int turn, bool slips) {
    enum { FAR = 64 };
    const rv_entry *e = rv_entry_at(t, turn);
    for (int by = 1; by <= FAR; by++)
        for (int side = 0; side < RV_SIDES; side++) {
            int x = e->x + by * rv_dx(side), y = e->y + by * rv_dy(side);
            bool slip = t->g->rs->bounded ? e->y == y || is_slip(e->y + 1, y + 1)
                                          : is_slip(e->x, x) && is_slip(e->y, y);
            if (slip == slips)
                add_cell(t, turn, x, y);
        }
}

/* Tiles that look much like it, as it lies. */
static void add_alike(rv_trials *t, int turn, int apart) {
    const rv_ruleset *rs = t->g->rs;
    const rv_tile_laid was = as_typed(t, turn);
    const char *look = rv_look_write(&t->c->arena, rs, was.tile, was.quarters);
    for (int i = 0; i < rs->ntiles; i++) {
        int left = 0, tile = RV_NONE,
            k = i; /* one that looks so, and that the record does not name */
        if (rs->tiles[i].same != i || i == was.tile->same)
            continue;
        do {
            int more = rv_copies(t->g, k) - t->named[k];
            left += more;
            tile = more > 0 ? k : tile;
            k = rs->tiles[k].alike;
        } while (k != i);
        for (int q = 0; left > 0 && q < rv_tile_turns(&rs->tiles[tile]); q++)
            if (rv_looks_apart(rs, look, rv_look_write(&t->c->arena, rs, &rs->tiles[tile], q)) ==
                apart)
                add_tile(t, turn, tile, q);
    }
}

/* Where the figure can stand by its sort alone, but not as it was typed. */
static void add_on_regions(rv_trials *t, int turn, int figure) {
    const rv_follower_ref *piece = &rv_entry_at(t, turn)->follower;
    const rv_tile_laid on = as_typed(t, turn);
    const rv_region *regions = on.tile->regions;
    const rv_figure_row *f = &t->g->rs->figures[figure];
    const unsigned alone = rv_figure_alone(f);
    rv_ports ports[RV_TILE_REGIONS];
    int typed = RV_NONE; /* the region on which the entry sets him */
    for (int r = 0; r < on.tile->nregions; r++) {
        ports[r] = rv_tile_ports(on.tile, on.quarters, r);
        if (typed == RV_NONE && piece->kind != RV_NONE && figure == piece->figure &&
            rv_figure_kinds(t->g->rs, f, piece->kind) >> regions[r].kind & 1 &&
            (piece->place == RV_NONE || ports[r] & rv_place_ports(piece->place)))
            typed = r;
    }
    for (int r = 0; r < on.tile->nregions; r++) {
        rv_ports others = 0;
        if (r == typed ||
            !((alone ? alone : ~(unsigned)t->g->figures.barred) >> regions[r].kind & 1))
            continue;
        for (int o = 0; o < on.tile->nregions; o++)
            others |= o == r ? 0 : ports[o];
        add_edit(t, (rv_edit){.turn = turn,
                              .how = RV_MEANT_FOLLOWER,
                              .kind = regions[r].kind,
                              .place = rv_place_canonical(ports[r], others),
                              .figure = figure});
    }
}

const char *rv_edited_follower(const rv_trials *t, const rv_edit *edit) {
    const rv_follower_ref *piece = &rv_entry_at(t, edit->turn)->follower;
    const rv_ruleset *rs = t->g->rs;
    if (edit->how != RV_MEANT_FOLLOWER)
        return piece->text ? piece->text : "";
    if (edit->kind == RV_NONE)
        return "";
    const rv_figure_row *f = &rs->figures[edit->figure];
    const rv_tile *tile = rv_edited_tile(t, edit).tile;
    int n = 0;
    for (int r = 0; r < tile->nregions; r++)
        n += (rv_figure_kinds(rs, f, edit->kind) >> tile->regions[r].kind & 1) != 0;
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
static void add_way(rv_trials *t, int turn, way how) {
    const rv_entry *e = rv_entry_at(t, turn);
    const rv_ruleset *rs = t->g->rs;
    const rv_tile *tiles = rs->tiles;
    const rv_tile_laid was = as_typed(t, turn);
    const bool follower = e->follower.kind != RV_NONE;
    const int own = (int)(was.tile - tiles), typed = follower ? e->follower.figure : RV_F_SMALL;
    switch (how) {
    case TWIN: /* a tile of another name that looks the same, if that is not used up */
        for (int i = was.tile->alike; t->used && i != own; i = tiles[i].alike)
            if (t->named[i] < rv_copies(t->g, i)) {
                add_tile(t, turn, i, (was.quarters + tiles[i].same_turn - was.tile->same_turn) & 3);
                break;
            }
        break;
    case TURNED:
        for (int k = 1, turns = rv_tile_turns(was.tile); k < turns; k++)
            add_edit(t, (rv_edit){.turn = turn, .how = RV_MEANT_ROTATION, .quarters = k});
        break;
    case SWAPPED: /* its x and y are swapped, or have another sign */
        add_cell(t, turn, e->y, e->x);
        for (int k = 1; k < 4 && !rs->bounded; k++)
            add_cell(t, turn, k > 1 ? -e->x : e->x, k & 1 ? -e->y : e->y);
        break;
    case ONE_OFF: add_in_line(t, turn, true); break;
    case NAMED: /* its name is a letter or a digit from the one that was typed */
        for (int i = 0; i < rs->ntiles && !e->tile.look; i++)
            if (tiles[i].same != was.tile->same && t->named[i] < rv_copies(t->g, i) &&
                rv_typing_steps(rv_str_of(tiles[i].id), rv_str_of(was.tile->id)) == 1)
                add_tile(t, turn, i, was.quarters);
        break;
    case SIMILAR: add_alike(t, turn, 1); break;
    case ROLE: /* another role, or another place */
        if (follower)
            add_on_regions(t, turn, e->follower.figure);
        break;
    case NO_FOLLOWER:
        if (follower)
            add_edit(t, (rv_edit){turn, RV_MEANT_FOLLOWER, .kind = RV_NONE, .place = RV_NONE});
        break;
    case LEFT_OUT:
        if (!follower)
            add_on_regions(t, turn, RV_F_SMALL);
        break;
    case FIGURE: /* one that is written alone, or a follower instead of one */
        if (t->g->figures.alone >> typed & 1)
            add_on_regions(t, turn, RV_F_SMALL);
        for (int f = 0; f < t->g->figures.n; f++)
            if (t->g->figures.alone >> f & 1 && f != typed)
                add_on_regions(t, turn, f);
        break;
    case IN_LINE: add_in_line(t, turn, false); break;
    case LESS_SIMILAR: add_alike(t, turn, 2); break;
    case SUPERFLUOUS: /* a number that was noted beside it goes with it */
        if (!t->scores)
            add_edit(t, (rv_edit){.turn = turn, .how = RV_MEANT_SUPERFLUOUS});
        break;
    }
}

/* The turn in question, then the entries before it, one back after the other. Where tiles do not
 * match, either may be misread; otherwise the entry that is refused is likelier to be wrong. */
void rv_list_mistyped(rv_trials *t) {
    const rv_board *b = &t->g->board;
    t->list = RV_NEWS(&t->c->arena, rv_retrial, MOST);
    t->named = RV_NEWS(&t->c->arena, int, t->g->rs->ntiles + 1);
    rv_count_named(&t->c->rec, true, t->named);
    if (!t->scores) {
        const rv_entry *e = rv_entry_at(t, t->turn);
        const rv_tile_laid f = t->fault = as_typed(t, t->turn);
        t->whose = e->player != t->g->turn.to_move;
        t->used = rv_copies_left(t->g, e->tile.tile) <= 0;
        t->misfits = !rv_builds_along(e) && !rv_fits(b, f.tile, f.quarters, f.pos);
        add_edit(t,
                 (rv_edit){.turn = t->turn, .how = RV_MEANT_PLAYER, .player = t->g->turn.to_move});
        add_edit(t, (rv_edit){.turn = t->turn, .how = RV_MEANT_MISSING});
    }
    for (int k = 0; k < WAYS && !t->scores; k++) {
        t->rank = ranks[k];
        add_way(t, t->turn, (way)k);
    }
    for (int k = 0; k < WAYS; k++)
        for (int turn = t->turn - !t->scores; turn > 0; turn--) {
            const rv_entry *e = rv_entry_at(t, turn);
            if (e->none || e->apart)
                continue;
            t->rank = ranks[k] + !(t->misfits || t->used);
            t->placed = rv_placed_at(b, rv_pos(b, e->x, e->y));
            add_way(t, turn, (way)k);
        }
}
