/* game.c - makes a game before its first turn: what is played with, room on the board, the stocks
 * of the players. All lists get the largest size that they can have, so that no turn allocates any.
 */
#include "core/game.h"
#include <stdlib.h>

const char *rv_option_words(const rv_game *g, rv_arena *a, int option) {
    if (!g->rs->options[option].offered)
        return "";
    return rv_printf(a, "%s: %s", rv_option_name(g->rs, option),
                     rv_option_text(g->rs, option, g->option[option]));
}

void rv_undo(rv_game *g, int checkpoint) {
    while (g->journal.n > checkpoint) {
        const rv_change *c = &g->journal.list[--g->journal.n];
        memcpy(c->at, &c->old, c->size);
    }
}

/* So many are mapped by calloc: those that are never used are never cleared. */
#define MAPPED_CELLS 32768

/* Cells that are zero. */
static rv_cell *take_cells(rv_game *g, rv_grid *grid, size_t n) {
    if (!grid)
        return RV_NEWS(g->arena, rv_cell, n);
    if (grid->n < n) {
        n = n < MAPPED_CELLS ? MAPPED_CELLS : n;
        rv_grid_free(grid);
        grid->cells = calloc(n, sizeof *grid->cells);
        if (!grid->cells)
            rv_no_memory(g->arena);
        grid->n = n;
    }
    return grid->cells;
}

/* A tile changes its own cell and its neighbours. */
void rv_grid_clear(rv_grid *grid, const rv_game *g) {
    if (!grid->cells || g->board.cells != grid->cells)
        return;
    for (int i = 0; i < g->board.nplaced; i++) {
        int pos = g->board.placed[i].pos;
        grid->cells[pos] = (rv_cell){0};
        for (int side = 0; side < RV_SIDES; side++)
            grid->cells[rv_step(&g->board, pos, side)] = (rv_cell){0};
    }
}

void rv_grid_free(rv_grid *grid) {
    free(grid->cells);
    *grid = (rv_grid){0};
}

/* How many tiles players hold from the start. */
static int count_held(const rv_game *g) {
    unsigned sorts = 0;
    int n = 0;
    for (int i = 0; g->stack.hands && i < g->rs->ntiles; i++)
        sorts |= g->stack.hands[i] == RV_NONE ? 0 : 1u << g->stack.hands[i];
    RV_EACH_BIT(sorts, piece)
        n += g->nplayers * rv_pieces_each(g->rs, g->option, g->nplayers, (int)piece);
    return n;
}

/* A bounded board has a border of two cells, because start spaces lie in it and have neighbours; an
 * unbounded board has room for the longest row of tiles in each direction. */
static void make_board(rv_game *g, rv_grid *grid) {
    const rv_ruleset *rs = g->rs;
    int reach = rv_set_size(g) + count_held(g) + rs->nunlisted + 1;
    g->board.x0 = g->board.y0 = rs->bounded ? -2 : -reach;
    g->board.width = rs->bounded ? rs->files + 4 : 2 * reach + 1;
    g->board.height = rs->bounded ? rs->ranks + 4 : 2 * reach + 1;
    for (int side = 0; side < RV_SIDES; side++)
        g->board.step[side] = rv_dx(side) + rv_dy(side) * g->board.width;
    for (int i = 0, all = 0; all < 9; all++)
        if (all != 4) /* the cell itself */
            g->board.around[i++] = all % 3 - 1 + (all / 3 - 1) * g->board.width;
    g->board.cells =
        take_cells(g, rs->bounded ? NULL : grid, (size_t)g->board.width * (size_t)g->board.height);
    rv_cell *c = g->board.cells;
    for (int y = -2; rs->bounded && y < rs->ranks + 2; y++) {
        uint64_t inside = y >= 0 && y < rs->ranks ? rs->inside[y] : 0;
        for (int x = -2; x < rs->files + 2; x++, c++)
            c->wall = !(x >= 0 && x < rs->files && (inside >> x & 1));
    }
}

/* For all tiles in the set, of which some may be left out, and one region built over each. */
static void make_room(rv_game *g) {
    const rv_ruleset *rs = g->rs;
    int most = rs->nunlisted ? RV_TILE_REGIONS : 0;
    int laid = rv_set_size(g) + count_held(g) + rs->nunlisted;
    for (int i = 0; i < rs->ntiles; i++)
        most = rs->tiles[i].nregions > most ? rs->tiles[i].nregions : most;
    g->board.cap_placed = laid + rs->nstarts;
    g->board.cap_nodes =
        laid * (most + 1 + rs->crowded * g->nplayers) + rs->nstarts * 3 + g->nplayers;
    g->board.placed = RV_ROOM(g->arena, rv_placed, g->board.cap_placed + 1);
    g->board.nodes = RV_ROOM(g->arena, rv_node, g->board.cap_nodes + 1);
    g->scratch.stamps = RV_NEWS(g->arena, uint32_t, g->board.cap_nodes + g->board.cap_placed + 1);
    g->board.front = RV_ROOM(g->arena, int32_t, 4 * g->board.cap_placed + 4);
    g->board.asks = RV_NEWS(g->arena, rv_ask, 4 * g->board.cap_placed + 4 + RV_FRONT_BLOCK);
    g->stack.gone = RV_NEWS(g->arena, uint16_t, rs->ntiles + rs->nunlisted + 1);
    g->stack.unused = RV_NEWS(g->arena, uint16_t, rs->ntiles + rs->nunlisted + 1);
}

static void find_figures(rv_game *g) {
    for (int f = 0; f < g->rs->nfigures; f++) {
        const rv_figure_row *row = &g->rs->figures[f];
        g->figures.companions |= row->joins != 0;
        g->figures.weak |= rv_figure_weight(row) > row->strength;
        if (!rv_figures_each(g->rs, g->option, f))
            continue;
        g->figures.bars = (uint16_t)(g->figures.bars | (unsigned)(row->bars != NULL) << f);
        g->figures.alone =
            (uint16_t)(g->figures.alone | (unsigned)(rv_figure_alone(row) != 0) << f);
        g->figures.n = f + 1;
    }
}

rv_game *rv_game_new(rv_arena *a, const rv_ruleset *rs, const uint8_t option[RV_O_COUNT],
                     int nplayers, rv_grid *grid) {
    RV_RELY(rv_ruleset_checked(a, rs, &(rv_fault){0}));
    rv_game *g = RV_NEW(a, rv_game);
    g->arena = a;
    g->rs = rs;
    g->journal.arena = a;
    g->scoring.effort = &g->scoring.own;
    g->nplayers = nplayers;
    g->turn.last = g->scoring.reported = g->turn.extra_turn_figure = RV_NONE;
    memcpy(g->option, option, RV_O_COUNT);
    g->start_tile = rv_is_met(rs->start_option, option) ? rs->start_tile : rs->start_else;
    for (int k = 0; k < rs->nkinds; k++) {
        const rv_condition open = rs->kinds[k].open;
        const bool never = open.option != RV_NO_OPTION && rv_is_met(open, option);
        g->board.open = (rv_kind_set)(g->board.open | (unsigned)never << k);
        g->figures.barred = (rv_kind_set)(g->figures.barred | (unsigned)!*rs->kinds[k].role << k);
    }
    rv_modules_find(g);
    for (int i = 0; i < rs->ntiles; i++) {
        if (rs->tiles[i].hand && !g->stack.hands) {
            g->stack.hands = RV_NEWS(a, int8_t, rs->ntiles);
            memset(g->stack.hands, RV_NONE, (size_t)rs->ntiles);
        }
        if (rs->tiles[i].hand)
            g->stack.hands[i] = (int8_t)rv_piece_find(rs, rv_str_of(rs->tiles[i].hand));
    }
    make_room(g);
    for (int i = 0; i < rs->ntiles; i++)
        if (!rv_is_met(rs->tiles[i].option, option))
            rv_leave_out(g, i, rv_copies(g, i));
    const int start = rv_replaced_start(rs);
    if (start >= 0 && rs->options[RV_O_START_TILE].offered && !option[RV_O_START_TILE])
        rv_leave_out(g, start, 1); /* R-6, CO-1 */
    rv_modules_begin(g);
    make_board(g, grid);
    for (int i = 0; i < nplayers; i++) {
        for (int f = 0; f < rs->nfigures; f++) /* C-6, K-34 */
            g->seats[i].supply[f] = (int16_t)rv_figures_each(rs, option, f);
        for (int p = 0; p < rs->npieces; p++)
            g->seats[i].pieces[p] = (int16_t)rv_pieces_each(rs, option, nplayers, p);
    }
    find_figures(g);
    rv_hiding_begin(g);
    rv_waiting_begin(g);
    rv_tokens_begin(g);
    g->figures.found = RV_NEWS(a, int32_t, nplayers * RV_MAX_FIGURES);
    for (int i = 0; i < rs->nstarts; i++)
        rv_lay(g, &rs->starts[i].tile, i, 0, rv_pos(&g->board, rs->starts[i].x, rs->starts[i].y),
               true);
    g->journal.n = 0;
    return g;
}
