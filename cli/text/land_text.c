/* land_text.c - a tile as land, in characters: which feature fills which half of which row, and
 * where on it a follower or a mark can be put (land_text_place).
 */
#include "text/tile_text.h"
#include <string.h>

enum { NORTH = 1, EAST = 2, SOUTH = 4, WEST = 8, EDGE_PORTS = 0xfff };

static void fill(land_text *l, int region, int row, int from, int to) {
    for (int k = from; k <= to; k++)
        l->of[row][k] = (int8_t)region;
}

/* The middle row of what is built on these sides, as far as joined edges cover it. */
static void fill_inside(land_text *l, int region, unsigned sides) {
    unsigned upright = sides & (NORTH | SOUTH);
    int end = l->width - 1, mid = end / 2;
    if (upright && sides & WEST)
        fill(l, region, 1, 1, mid - 1);
    if (upright && sides & EAST)
        fill(l, region, 1, mid + 1, end - 1);
    if (upright == (NORTH | SOUTH))
        fill(l, region, 1, mid - 1, mid + 1);
    if ((sides & (EAST | WEST)) == (EAST | WEST))
        fill(l, region, 1, 1, end - 1);
}

/* The corners, NW NE SE SW: the ports of the flat and the steep side of each. */
static const struct {
    int flat_port, steep_port, row;
    bool east;
    const char *stroke;
} corners[4] = {
    {0, 11, 0, false, "╲"}, {2, 3, 0, true, "╱"}, {6, 5, 2, true, "╲"}, {8, 9, 2, false, "╱"}};

/* An edge without its corners; a stroke parts two that have a half each. */
static void fill_edge(land_text *l, int side, const int built[12]) {
    const int end = l->width - 1, mid = l->width / 2, row = side ? side == 2 ? 2 : 1 : 0;
    const int one = built[3 * side], other = built[3 * side + 2], column = side == 1 ? end : 0;
    if (side % 2)
        fill(l, one, 1, column, column);
    else {
        fill(l, side ? other : one, row, 1, mid);
        fill(l, side ? one : other, row, mid, end - 1);
    }
    if (one != other) {
        l->of[row][side % 2 ? column : mid] = -1;
        l->stroke[row][side % 2 ? column : mid] = side % 2 ? "─" : "│";
    }
}

static int area_at(const styles *k, const rv_shown_tile *t, int port) {
    for (int r = 0; r < t->nregions; r++)
        if (t->regions[r].ports >> port & 1 && styles_kind(k, t->regions[r].kind)->area)
            return r;
    return -1;
}

void land_text_open(land_text *l, const styles *k, const rv_shown_tile *t, int width) {
    int built[12]; /* the region that has each port */
    *l = (land_text){.width = width};
    memset(l->of, -1, sizeof l->of);
    memset(built, -1, sizeof built);
    for (int r = 0; r < t->nregions; r++) {
        const rv_kind *kind = styles_kind(k, t->regions[r].kind);
        const bool stands = !kind->line && !kind->area && !kind->around;
        unsigned sides = 0;
        for (int port = 0; port < 12; port++)
            if (stands && t->regions[r].ports >> port & 1) {
                built[port] = r;
                sides |= 1u << port / 3;
            }
        fill_inside(l, r, sides);
    }
    int end = width - 1, inner = width > 5 ? 2 : 1;
    for (int i = 0; i < 4; i++) {
        int row = corners[i].row, column = corners[i].east ? end : 0;
        int flat = built[corners[i].flat_port], steep = built[corners[i].steep_port];
        if (built[3 * i] >= 0)
            fill_edge(l, i, built);
        /* joined edges own their corner, and so does one on the east or west if no other does */
        if (flat >= 0 && steep >= 0 && flat != steep)
            l->stroke[row][column] = corners[i].stroke;
        else if (steep >= 0)
            fill(l, steep, row, column, column);
        /* an area has a letter in the corner, or near the half-edge, if it has only one */
        flat = area_at(k, t, corners[i].flat_port);
        steep = area_at(k, t, corners[i].steep_port);
        int in = flat == steep ? 1 : inner, at = corners[i].east ? end - in : in;
        if (flat >= 0)
            fill(l, flat, row, at, at);
        if (steep >= 0 && steep != flat)
            fill(l, steep, row, column, column);
    }
    int mid = width / 2;
    for (int r = 0; r < t->nregions; r++)
        if (styles_kind(k, t->regions[r].kind)->around || !(t->regions[r].ports & EDGE_PORTS))
            fill(l, r, 1, mid, mid);
}

/* ---- places -------------------------------------------------------------------------------- */

bool land_text_place(const land_text *l, int region, int n, int *row, int *column) {
    for (int pass = 0; pass < 2; pass++) /* best on the middle of an edge */
        for (int i = 0; i < LAND_ROWS * l->width; i++) {
            int r = i / l->width, c = i % l->width;
            bool middle = c == l->width / 2, edge = c == 0 || c == l->width - 1;
            if (l->of[r][c] != region || (r == 1 ? !edge : !middle) != pass || n-- > 0)
                continue;
            *row = r;
            *column = c;
            return true;
        }
    return false;
}
