/* river.c - the river of a game: which of its tiles a replay leaves out, and where it may run.
 *
 * The river is over with its lake, which lies last, and before any other tile: what of
 * it is never laid was put aside, where it has no place.
 */
#include "jcz/messages.h"
#include "jcz/replay.h"
#include <stdlib.h>

/* ---- tiles that are never laid -------------------------------------------------------------- */

void river_find_missing(replay *p) {
    const rv_ruleset *rs = p->j->rs;
    const char *lake = NULL;
    rv_tile_info tile;
    bool over = false;
    p->times = RV_NEWS(p->j->arena, int, rv_facts(rs)->ntiles);
    for (const message *m = p->list; m < p->list + p->n; m++) {
        over |= m->tile && strncmp(m->tile, "RI", 2) != 0;
        if (m->index >= 0)
            p->times[m->index]++;
    }
    if (!jcz_choice(p->j, "river") || p->norder)
        return;
    p->missing = RV_NEWS(p->j->arena, const char *, p->ntiles + 1);
    for (int i = 0; rv_ruleset_tile(rs, i, &tile); i++) {
        bool flows = false, is_lake = strstr(tile.look, "+m");
        for (int k = 0; k < tile.nregions; k++)
            flows |= !strcmp(tile.regions[k].kind, "river");
        if (!flows || !strcmp(tile.id, p->j->start.id))
            continue;
        over |= is_lake && p->times[i];
        for (int n = p->times[i]; n < tile.count; n++)
            if (is_lake)
                lake = tile.id;
            else
                p->missing[p->nmissing++] = tile.id;
    }
    if (lake)
        p->missing[p->nmissing++] = lake;
    p->lake_missing = lake;
    p->nmissing = over ? p->nmissing : 0;
}

/* Puts aside the first tile of the river that never lies and has no place; the lake is below
 * all others, and last in the list. */
bool river_put_missing(replay *p, const message *m, const char *tile, int *n) {
    bool lake = p->nmissing == 1 && strncmp(tile, "RI", 2) != 0;
    int i = 0, others = p->nmissing - (p->lake_missing && p->nmissing && !lake);
    while (i < others && !discards_nowhere(p, p->missing[i]))
        i++;
    if (i == others)
        return false;
    jcz_note(p->j, m->loc,
             "the tile %s of the river is never laid: it was put aside before this one, where it "
             "has no place",
             p->missing[i]);
    rv_putf(&p->turn.keys, "%s'%s'", (*n)++ ? ", " : "  discard: [", p->missing[i]);
    for (p->nmissing--; i < p->nmissing; i++)
        p->missing[i] = p->missing[i + 1];
    return true;
}

/* ---- where it may run ----------------------------------------------------------------------- */

static unsigned ports_of_river(const rv_shown_tile *tile) {
    unsigned ports = 0;
    for (int k = 0; k < tile->nregions; k++)
        ports |= strcmp(tile->regions[k].kind, "river") ? 0 : tile->regions[k].ports;
    return ports;
}

/* Whether the river can go on at a side of x,y: since version 6.2 nothing may lie in the
 * strip of three cells ahead of it up to the end of the board, and no other end may run the same
 * way side by side. A side at which it came has a tile. */
static bool may_go_on(const jcz *j, int x, int y, int side) {
    rv_shown_tile other;
    const int east = dx(side), north = -dy(side);
    if (export_tile_at(j, x + east, y + north, &other))
        return true;
    for (int i = 0, n = shown_board(j->arena, j->bench).ntiles; i < n; i++) {
        const rv_shown_tile tile = shown_board_tile(j->arena, j->bench, i);
        int ahead = (tile.x - x) * east + (tile.y - y) * north,
            aside = abs((tile.x - x) * north + (tile.y - y) * east);
        bool ends = aside == 1 && ports_of_river(&tile) & 1u << (3 * side + 1) &&
                    !export_tile_at(j, tile.x + east, tile.y + north, &other);
        if ((ahead > 0 && aside <= 1) || ends)
            return false;
    }
    return true;
}

bool river_runs(const jcz *j, int x, int y) {
    rv_shown_tile tile;
    unsigned ports = export_tile_at(j, x, y, &tile) ? ports_of_river(&tile) : 0;
    for (int i = 0; i < 4; i++)
        if (ports & 1u << (3 * i + 1) && !may_go_on(j, x, y, i))
            return false;
    return true;
}
