/* ruleset_edges.c - the codes of tiles' edges, by which fitting is decided, and what else follows
 * from all tiles of a ruleset together.
 */
#include "ruleset/ruleset_read.h"
#include <string.h>

/* The code of a sort of edge, by the kinds of its ports; 0: there is no room for one more sort. */
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

bool rv_code_tile(rv_ruleset *rs, rv_tile *t) {
    bool coded = true;
    for (int q = 0; q < 4; q++) {
        t->edges[q] = 0;
        for (int side = 0; side < RV_SIDES; side++) {
            uint8_t e[3];
            if (!(t->sides >> rv_printed_side(q, side) & 1))
                continue;
            for (int i = 0; i < 3; i++) {
                int region = rv_tile_region(t, q, 3 * side + i);
                e[i] = region == RV_NO_REGION ? RV_NO_KIND : t->regions[region].kind;
            }
            if (!rs->all_ports_fit) { /* only whether a line leaves there decides on fitting */
                bool line = e[1] != RV_NO_KIND && rs->kinds[e[1]].line;
                e[0] = e[2] = RV_NO_KIND;
                e[1] = line ? e[1] : RV_NO_KIND;
            }
            int code = edge_code(rs, e);
            coded &= code != 0;
            t->edges[q] |= (uint16_t)(code << (4 * side));
        }
    }
    t->around = RV_NO_REGION;
    t->bare = false;
    for (int i = 0; i < t->nregions; i++) {
        const rv_kind *k = &rs->kinds[t->regions[i].kind];
        t->bare |= rv_is_bare_line(k);
        t->around = k->around ? (uint8_t)i : t->around;
    }
    rs->arounds |= t->around != RV_NO_REGION;
    return coded;
}

const char *rv_code_edges(rv_arena *a, rv_ruleset *rs, bool reletter) {
    bool coded = true, placed = false;
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
    const char *wrong = rv_place_foreign(a, rs, NULL, tiles, &placed);
    for (int i = 0; i < rs->ntiles && placed; i++) /* others may look alike now */
        rv_find_same(tiles, i);
    if (wrong)
        return wrong;
    return coded ? NULL : "its tiles have more than " RV_LIMIT_TEXT(RV_MAX_EDGES) " sorts of edge";
}
