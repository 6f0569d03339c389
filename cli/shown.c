/* shown.c - what text and pictures ask of a board before they draw it.
 *
 * Things on a tile or in a hand are looked up by name; cells_find lists the cells where a tile
 * fits; the entries of a tileset are the tiles of a ruleset that look different.
 */
#include "shown.h"
#include <stdlib.h>
#include <string.h>

const char *shown_heading(const rv_things *in, const char *name) {
    const rv_thing *t = rv_thing_find(in, name, NULL);
    return t && t->heading ? t->heading : "";
}

bool shown_has(const rv_things *in, const char *name) {
    return rv_thing_find(in, name, NULL);
}

const rv_thing *shown_of(const rv_things *in, const char *name, int player) {
    SHOWN_EACH(in, name, t)
    if (t->player == player)
        return t;
    return NULL;
}

const rv_thing *shown_at(const rv_things *in, const char *name, int place) {
    SHOWN_EACH(in, name, t)
    if (t->place == place)
        return t;
    return NULL;
}

int shown_sum(const rv_things *in, const char *name, int player) {
    int sum = 0;
    SHOWN_EACH(in, name, t)
    sum += t->player == player ? t->number : 0;
    return sum;
}

int shown_figure(const rv_ruleset *rs, const char *key) {
    rv_figure_info figure;
    for (int f = rv_ruleset_figures(rs) - 1; f > 0; f--) {
        rv_ruleset_figure(rs, f, &figure);
        if (!strcmp(figure.key, key))
            return f;
    }
    return 0;
}

void shown_held(const rv_ruleset *rs, const rv_things *in, int holder, int owner,
                int figures[RV_MAX_FIGURES]) {
    for (int f = 0; f < RV_MAX_FIGURES; f++)
        figures[f] = 0;
    SHOWN_EACH(in, SHOWN_TAKEN, t)
    if (t->player == holder && t->place == owner)
        figures[shown_figure(rs, t->words)] += t->number;
}

shown_stack shown_stack_of(const rv_ruleset *rs, const rv_shown_tile *t) {
    int bare = rv_ruleset_shows(rs, t->symbols, "foundation") ? 0 : -1;
    const rv_thing *top = rv_thing_find(&t->things, "top", NULL);
    return (shown_stack){rv_thing_number(&t->things, "tower", bare), top ? top->player : -1,
                         top ? shown_figure(rs, top->words) : 0, shown_has(&t->things, "closed")};
}

bool shown_refused(rv_case *c, const rv_shown_board *b, const rv_diag *against, rv_shown_tile *t,
                   bool *may_lie) {
    bool is = against && rv_case_refused(c, t);
    *may_lie = is && *t->cell && against->at.thing;
    for (int i = 0; *may_lie && i < b->ntiles; i++) {
        rv_shown_tile other;
        rv_case_board_tile(c, i, &other);
        *may_lie = other.x != t->x || other.y != t->y;
    }
    return is;
}

/* ---- where a tile fits ----------------------------------------------------------------------- */

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

/* ---- catalogues of tiles ------------------------------------------------------------------- */

int shown_tile(const rv_ruleset *rs, const char *id) {
    rv_tile_info tile;
    for (int i = rv_ruleset_tiles(rs) - 1; i >= 0; i--) {
        rv_ruleset_tile(rs, i, &tile);
        if (!strcmp(tile.id, id))
            return i;
    }
    return -1;
}

int tileset_entries(const rv_ruleset *rs, tileset_entry *list) {
    rv_tile_info t;
    int n = 0;
    for (int i = 0; i < rv_ruleset_tiles(rs); i++) {
        rv_ruleset_tile(rs, i, &t);
        if (!strcmp(t.same, t.id) && t.count)
            list[n++] = (tileset_entry){i, 0};
    }
    return n;
}

int tileset_put_ids(out *o, const rv_ruleset *rs, const char *same) {
    rv_tile_info t;
    int copies = 0;
    for (int i = 0; i < rv_ruleset_tiles(rs); i++) {
        rv_ruleset_tile(rs, i, &t);
        if (strcmp(t.same, same) || !t.count)
            continue;
        out_printf(o, "%s%s", copies ? " " : "", t.id);
        copies += t.count;
    }
    return copies;
}

int tileset_total(const rv_ruleset *rs) {
    rv_tile_info t;
    int n = 0;
    for (int i = 0; i < rv_ruleset_tiles(rs); i++) {
        rv_ruleset_tile(rs, i, &t);
        n += t.count;
    }
    return n;
}
