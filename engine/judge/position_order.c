/* position_order.c - whether the tiles of a position can have come one after the other: tiles with
 * a bare feature go on from the start tile, as they do in turns; and no tile lies that comes behind
 * others which are still to come. */
#include "core/module.h"
#include "core/stack.h"
#include "core/turn.h"
#include "judge/case.h"
#include "judge/replay.h"
#include "record/form.h"

/* What is illegal in a turn is inconsistent in a position. */
static void as_position(rv_diags *d, int before, const char *help) {
    for (int i = before; i < d->n; i++) {
        d->list[i].severity = RV_SEV_INCONSISTENT;
        d->list[i].help = help ? help : d->list[i].help;
    }
}

static const rv_tile *tile_of(const rv_game *g, const rv_board_row *row) {
    return &g->rs->tiles[row->tile.tile];
}

/* How well the tile of a row goes on from those that lie, from 0; RANKS: not yet. One is joined if
 * what is bare on it meets a tile that lies. */
enum { GOES_ON, JOINED, BESIDE, RANKS };
static int rank_of(rv_case *c, const rv_board_row *row) {
    rv_game *g = c->game;
    int pos = rv_pos(&g->board, row->x, row->y), quarters = rv_quarters_typed(g->rs, &row->tile);
    const rv_tile *t = tile_of(g, row);
    if (!t->bare || rv_placed_at(&g->board, pos) != RV_NONE)
        return RANKS;
    if (rv_step_may_lie(NULL, g, t, quarters, pos, true)) /* it may fit by what is built later */
        return GOES_ON;
    if (!rv_fits(&g->board, t, quarters, pos))
        return RANKS;
    for (int side = 0; side < RV_SIDES; side++) {
        int r = rv_tile_region(t, quarters, 3 * side + 1);
        if (r != RV_NO_REGION && rv_is_bare_line(&g->rs->kinds[t->regions[r].kind]) &&
            rv_placed_at(&g->board, rv_step(&g->board, pos, side)) != RV_NONE)
            return JOINED;
    }
    return BESIDE;
}

void rv_check_way(rv_case *c) {
    rv_game *g = c->game;
    int checkpoint = rv_checkpoint(g), rank = GOES_ON, n = c->rec.board.n, at = 0;
    while (at < n && c->rec.board.list[at].tile.tile != g->rs->start_tile)
        at++;
    if (at == n || !tile_of(g, &c->rec.board.list[at])->bare)
        return;
    while (rank < RANKS && rv_has_room(&g->board)) {
        const rv_board_row *row = &c->rec.board.list[at];
        int pos = rv_pos(&g->board, row->x, row->y),
            quarters = rv_quarters_typed(g->rs, &row->tile);
        int before = c->diags.n;
        if (rank != GOES_ON) {
            c->diags.at = (rv_at_cell){.there = true, .x = row->x, .y = row->y};
            rv_consider(c, RV_AT_CELL, row->mark);
            rv_step_may_lie(c, g, tile_of(g, row), quarters, pos, true);
            as_position(&c->diags, before, "Look again which tile lies there, and how.");
            c->diags.at.there = false;
        }
        rv_lay(g, tile_of(g, row), row->tile.tile, quarters, pos, false);
        rank = RANKS;
        for (int i = 0; i < n && rank != GOES_ON; i++) {
            int its = rank_of(c, &c->rec.board.list[i]);
            at = its < rank ? i : at;
            rank = its < rank ? its : rank;
        }
    }
    rv_undo(g, checkpoint);
}

void rv_check_order(rv_case *c, const rv_board_row *const *rows, bool bare) {
    const rv_game *g = c->game;
    int top = g->box.layers ? rv_layer_drawn(g) : RV_NONE;
    for (int i = 0; i < g->board.nplaced && top != RV_NONE; i++) {
        const rv_placed *p = &g->board.placed[i];
        const int before = c->diags.n;
        if (p->tile->bare != bare || p->start || rv_is_start_tile(g->rs, p->index) ||
            rv_hand_of(g, p->index) != RV_NONE)
            continue;   /* no stack has it */
        int copies = 0; /* of several those laid first come first */
        for (int k = 0; k < i; k++)
            copies += !g->board.placed[k].start && g->board.placed[k].index == p->index;
        int layer = rv_layer_at(g, p->index, copies);
        if (layer <= top)
            continue;
        c->diags.at = (rv_at_cell){.there = true, .x = p->x, .y = p->y};
        rv_consider(c, RV_AT_TILE, rows[i]->tile.mark);
        rv_tell_early(c, p->index, top, layer);
        as_position(&c->diags, before,
                    "Add the tiles that are missing, or list under `discards` those that were put "
                    "aside.");
        c->diags.at.there = false;
        return; /* the others come of the same tiles */
    }
}
