/* ruleset_edges.c - the codes of tiles' edges, by which fitting is decided, and what else follows
 * from all tiles of a ruleset together.
 */
#include "ruleset/ruleset_read.h"
#include <string.h>

/* What an edge shows, as far as fitting goes: with `fit: middles` whether a line leaves there. */
static void edge_triple(const rv_ruleset *rs, const rv_tile *t, int quarters, int side,
                        uint8_t out[3]) {
    for (int i = 0; i < 3; i++) {
        int region = rv_tile_region(t, quarters, 3 * side + i);
        out[i] = region == RV_NO_REGION ? RV_NO_KIND : t->regions[region].kind;
    }
    if (rs->all_ports_fit)
        return;
    bool line = out[1] != RV_NO_KIND && rs->kinds[out[1]].line;
    out[0] = out[2] = RV_NO_KIND;
    out[1] = line ? out[1] : RV_NO_KIND;
}

/* 0: there is no room for one more sort. */
static int edge_code(rv_ruleset *rs, const uint8_t e[3]) {
    for (int i = 1; i <= rs->nedges; i++)
        if (memcmp(rs->edge_kinds[i], e, 3) == 0)
            return i;
    if (rs->nedges == RV_MAX_EDGES)
        return 0;
    int code = ++rs->nedges;
    memcpy(rs->edge_kinds[code], e, 3);
    const uint8_t mirrored[3] = {e[2], e[1], e[0]};
    rs->edge_faces[code] = (uint8_t)edge_code(rs, mirrored);
    return rs->edge_faces[code] ? code : 0;
}

static void find_around(rv_ruleset *rs, rv_tile *t) {
    t->around = RV_NO_REGION;
    t->bare = false;
    for (int i = 0; i < t->nregions; i++)
        t->bare |= rv_is_bare_line(&rs->kinds[t->regions[i].kind]);
    for (int i = 0; i < t->nregions; i++)
        if (rs->kinds[t->regions[i].kind].around)
            t->around = (uint8_t)i;
    rs->arounds |= t->around != RV_NO_REGION;
}

bool rv_code_tile(rv_ruleset *rs, rv_tile *t) {
    bool coded = true;
    for (int q = 0; q < 4; q++) {
        t->edges[q] = 0;
        for (int side = 0; side < RV_SIDES; side++) {
            int printed = (side + 4 - q) & 3; /* the side of the unturned tile that lies there */
            if (!(t->sides >> printed & 1))
                continue;
            uint8_t e[3];
            edge_triple(rs, t, q, side, e);
            int code = edge_code(rs, e);
            coded &= code != 0;
            t->edges[q] |= (uint16_t)(code << (4 * side));
        }
    }
    find_around(rs, t);
    return coded;
}

/* On all tiles; then others may look alike. */
static const char *place_foreign(rv_arena *a, const rv_ruleset *rs, rv_tile *tiles) {
    const char *wrong = NULL;
    bool any = false;
    for (int i = 0; i < rs->ntiles && !wrong; i++) {
        bool placed = false;
        wrong = rv_place_foreign(a, rs, NULL, &tiles[i], &placed);
        if (placed)
            tiles[i].look = rv_look_write(a, rs, &tiles[i], 0);
        any |= placed;
    }
    for (int i = 0; i < rs->ntiles && any; i++)
        rv_find_same(tiles, i);
    return wrong;
}

const char *rv_code_edges(rv_arena *a, rv_ruleset *rs, bool reletter) {
    bool coded = true;
    rv_tile *tiles = RV_NEWS(a, rv_tile, rs->ntiles + 1);
    rv_start *starts = RV_NEWS(a, rv_start, rs->nstarts + 1);
    rs->nedges = 0;
    rs->arounds = false;
    memset(rs->nlaid, 0, sizeof rs->nlaid);
    for (int i = 0; i < rs->ntiles; i++) {
        tiles[i] = rs->tiles[i];
        coded &= rv_code_tile(rs, &tiles[i]);
        if (reletter)
            tiles[i].look = rv_look_write(a, rs, &tiles[i], 0);
        for (int e = 0; e < RV_EDITIONS; e++)
            rs->nlaid[e] += tiles[i].count[e];
    }
    for (int i = 0; i < rs->nstarts; i++) {
        starts[i] = rs->starts[i];
        coded &= rv_code_tile(rs, &starts[i].tile);
    }
    rs->tiles = tiles;
    rs->starts = starts;
    const char *wrong = place_foreign(a, rs, tiles);
    if (wrong)
        return wrong;
    return coded ? NULL : "its tiles have more than " RV_LIMIT_TEXT(RV_MAX_EDGES) " sorts of edge";
}
