/* position_order.c - whether the tiles of a position can have come one after the other: tiles with
 * a bare feature go on from the start tile, as they do in turns; and no tile lies that comes behind
 * others which are still to come. */
#include "core/module.h"
#include "core/pieces.h"
#include "core/stack.h"
#include "core/turn.h"
#include "judge/case.h"
#include "judge/replay.h"
#include "record/write.h"

/* What is illegal in a turn is inconsistent in a position. */
static void as_position(rv_case *c, int before, const char *help) {
    for (int i = before; i < c->diags.n; i++) {
        c->diags.list[i].severity = RV_SEV_INCONSISTENT;
        c->diags.list[i].help = help ? help : c->diags.list[i].help;
    }
}

/* ---- tiles that go on from each other ------------------------------------------------------ */

static const rv_tile *tile_of(const rv_case *c, const rv_board_row *row) {
    return &c->game->rs->tiles[row->tile.tile];
}

/* A look has not been given its copy yet. */
static int quarters_of(const rv_case *c, const rv_board_row *row) {
    return row->tile.look ? rv_look_quarters(c->game->rs, row->tile.look, tile_of(c, row))
                          : row->tile.quarters;
}

static void lay(rv_case *c, const rv_board_row *row) {
    rv_lay(c->game, tile_of(c, row), row->tile.tile, quarters_of(c, row),
           rv_pos(c->game, row->x, row->y), false);
}

/* Whether what is bare on it meets a tile that lies. */
static bool is_joined(const rv_case *c, const rv_board_row *row) {
    const rv_game *g = c->game;
    const rv_tile *t = tile_of(c, row);
    for (int side = 0; side < RV_SIDES; side++) {
        int r = rv_tile_region(t, quarters_of(c, row), 3 * side + 1);
        if (r != RV_NO_REGION && rv_is_bare_line(&g->rs->kinds[t->regions[r].kind]) &&
            rv_placed_at(g, rv_step(g, rv_pos(g, row->x, row->y), side)) != RV_NONE)
            return true;
    }
    return false;
}

/* How well the tile of a row goes on from those that lie, from 0; RV_NONE: not yet. */
enum { GOES_ON, JOINED, BESIDE, RANKS };
static int rank_of(rv_case *c, const rv_board_row *row) {
    rv_game *g = c->game;
    int pos = rv_pos(g, row->x, row->y), quarters = quarters_of(c, row);
    const rv_tile *t = tile_of(c, row);
    if (!t->bare || rv_placed_at(g, pos) != RV_NONE)
        return RANKS;
    if (rv_step_may_lie(NULL, g, t, quarters, pos, true)) /* it may fit by what is built later */
        return GOES_ON;
    return !rv_fits(g, t, quarters, pos) ? RANKS : is_joined(c, row) ? JOINED : BESIDE;
}

/* The row that is laid next, and its rank; NULL: none goes on. */
static const rv_board_row *next_row(rv_case *c, int *rank) {
    const rv_board_row *best = NULL;
    *rank = RANKS;
    for (int i = 0; i < c->rec.board.n && *rank != GOES_ON; i++) {
        int its = rank_of(c, &c->rec.board.list[i]);
        if (its < *rank) {
            best = &c->rec.board.list[i];
            *rank = its;
        }
    }
    return best;
}

static void object(rv_case *c, const rv_board_row *row) {
    int before = c->diags.n;
    c->diags.at = (rv_at_cell){.there = true, .x = row->x, .y = row->y};
    rv_consider(c, RV_AT_CELL, row->mark);
    rv_step_may_lie(c, c->game, tile_of(c, row), quarters_of(c, row),
                    rv_pos(c->game, row->x, row->y), true);
    as_position(c, before, "Look again which tile lies there, and how.");
    c->diags.at.there = false;
}

static const rv_board_row *start_row(const rv_case *c) {
    for (int i = 0; i < c->rec.board.n; i++)
        if (c->rec.board.list[i].tile.tile == c->game->rs->start_tile)
            return &c->rec.board.list[i];
    return NULL;
}

void rv_check_way(rv_case *c) {
    rv_game *g = c->game;
    const rv_board_row *row = start_row(c);
    int mark = rv_checkpoint(g), rank = GOES_ON;
    if (!row || !tile_of(c, row)->bare)
        return;
    for (; row && rv_has_room(g); row = next_row(c, &rank)) {
        if (rank != GOES_ON)
            object(c, row);
        lay(c, row);
    }
    rv_undo(g, mark);
}

/* ---- tiles that come behind others --------------------------------------------------------- */

/* Of several copies of a tile those laid first come first. */
static int copies_before(const rv_game *g, int placed) {
    int n = 0;
    for (int i = 0; i < placed; i++)
        n += !g->placed[i].start && g->placed[i].index == g->placed[placed].index;
    return n;
}

static bool is_early(rv_case *c, const rv_board_row *row, int placed, int top) {
    const rv_game *g = c->game;
    const rv_placed *p = &g->placed[placed];
    const int before = c->diags.n;
    if (p->start || rv_is_start_tile(g->rs, p->index) || rv_hand_of(g, p->index) != RV_NONE)
        return false; /* no stack has it */
    int layer = rv_layer_at(g, p->index, copies_before(g, placed));
    if (layer <= top)
        return false;
    c->diags.at = (rv_at_cell){.there = true, .x = p->x, .y = p->y};
    rv_consider(c, RV_AT_TILE, row->tile.mark);
    rv_tell_early(c, p->index, top, layer);
    as_position(
        c, before,
        "Add the tiles that are missing, or list under `discards` those that were put aside.");
    c->diags.at.there = false;
    return true;
}

void rv_check_order(rv_case *c, const rv_board_row *const *rows, bool bare) {
    const rv_game *g = c->game;
    int top = g->layers ? rv_layer_drawn(g) : RV_NONE;
    for (int i = 0; i < g->nplaced && top != RV_NONE; i++)
        if (g->placed[i].tile->bare == bare && is_early(c, rows[i], i, top))
            return; /* the others come of the same tiles */
}
