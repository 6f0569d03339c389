#include "cells.h"
#include <stdlib.h>

static legal_cell *cell_at(cells *c, int x, int y) {
    for (int i = 0; i < c->n; i++)
        if (c->list[i].x == x && c->list[i].y == y)
            return &c->list[i];
    if (c->n == c->room) {
        int room = c->room ? 2 * c->room : 64;
        legal_cell *list = realloc(c->list, (size_t)room * sizeof *list);
        if (!list)
            return NULL;
        c->list = list;
        c->room = room;
    }
    c->list[c->n] = (legal_cell){x, y, 0};
    return &c->list[c->n++];
}

static bool see_cell(void *ud, const rv_placement *pl) {
    cells *c = ud;
    legal_cell *cell = cell_at(c, pl->x, pl->y);
    c->placements += !pl->again;
    if (cell)
        cell->rotations |= 1u << pl->rotation / 90;
    return c->memory = cell;
}

rv_status cells_find(cells *c, rv_case *bench, int turn, const char *tile, const char **why) {
    *c = (cells){.memory = true};
    rv_status status = rv_case_legal(bench, turn, tile, RV_LIST_NONE, see_cell, c, why);
    return c->memory ? status : RV_LIMIT_HIT;
}
