/* land_text.c - a tile as land, in characters: which feature fills which half of which row, and
 * where on it a follower or a mark can be put (land_text_place).
 */
#include "text/tile_text.h"
#include <string.h>

enum { NORTH = 1, EAST = 2, SOUTH = 4, WEST = 8, NORTHERN = 1, CENTRE_PORT = 12 };

typedef struct making {
    land_text *l;
    const styles *k;
    const rv_shown_tile *t;
    int built[4]; /* the region that has each side, -1 none */
} making;

static bool is_built(const making *m, int r) {
    const char *kind = m->t->regions[r].kind;
    return !styles_kind(m->k, kind)->line && !styles_kind(m->k, kind)->area &&
           !styles_kind(m->k, kind)->around;
}

/* ---- what is built --------------------------------------------------------------------------- */

static void fill(const making *m, int region, int row, int from, int to) {
    for (int k = from; k <= to; k++)
        m->l->of[row][k] = (int8_t)region;
}

/* The middle row, as far as joined edges cover it. */
static void fill_inside(const making *m, int region) {
    unsigned sides = 0;
    for (int side = 0; side < 4; side++)
        sides |= (unsigned)(m->built[side] == region) << side;
    unsigned upright = sides & (NORTH | SOUTH);
    int end = m->l->width - 1, mid = end / 2;
    if (upright && sides & WEST)
        fill(m, region, 1, 1, mid - 1);
    if (upright && sides & EAST)
        fill(m, region, 1, mid + 1, end - 1);
    if (upright == (NORTH | SOUTH))
        fill(m, region, 1, mid - 1, mid + 1);
    if ((sides & (EAST | WEST)) == (EAST | WEST))
        fill(m, region, 1, 1, end - 1);
}

/* The corners, NW NE SE SW: the flat side and the steep side of each. */
static const struct {
    int flat, steep, flat_port, steep_port, row;
    bool east;
    const char *stroke;
} corners[4] = {{0, 3, 0, 11, 0, false, "╲"},
                {0, 1, 2, 3, 0, true, "╱"},
                {2, 1, 6, 5, 2, true, "╲"},
                {2, 3, 8, 9, 2, false, "╱"}};

/* ---- areas --------------------------------------------------------------------------------- */

static int area_at(const making *m, int port) {
    for (int r = 0; r < m->t->nregions; r++)
        if (m->t->regions[r].ports >> port & 1 && styles_kind(m->k, m->t->regions[r].kind)->area)
            return r;
    return -1;
}

void land_text_open(land_text *l, const styles *k, const rv_shown_tile *t, int width) {
    making m = {l, k, t, {0}};
    *l = (land_text){.width = width};
    memset(l->of, -1, sizeof l->of);
    memset(m.built, -1, sizeof m.built);
    for (int r = 0; r < t->nregions; r++)
        for (int side = 0; side < 4; side++)
            if (is_built(&m, r) && t->regions[r].ports >> (3 * side + 1) & 1)
                m.built[side] = r;
    for (int r = 0; r < t->nregions; r++)
        if (is_built(&m, r))
            fill_inside(&m, r);
    int end = width - 1, inner = width > 5 ? 2 : 1;
    for (int i = 0; i < 4; i++) {
        int row = corners[i].row, column = corners[i].east ? end : 0;
        int flat = m.built[corners[i].flat], steep = m.built[corners[i].steep];
        if (m.built[i] >= 0 && i % 2 == 0) /* an edge without its corners */
            fill(&m, m.built[i], i ? 2 : 0, 1, end - 1);
        else if (m.built[i] >= 0)
            fill(&m, m.built[i], 1, i == 1 ? end : 0, i == 1 ? end : 0);
        /* joined edges own their corner, and so does one on the east or west if no other does */
        if (flat >= 0 && steep >= 0 && flat != steep)
            l->stroke[row][column] = corners[i].stroke;
        else if (steep >= 0)
            fill(&m, steep, row, column, column);
        /* an area has a letter in the corner, or near the half-edge, if it has only one */
        flat = area_at(&m, corners[i].flat_port);
        steep = area_at(&m, corners[i].steep_port);
        int in = flat == steep ? 1 : inner, at = corners[i].east ? end - in : in;
        if (flat >= 0)
            fill(&m, flat, row, at, at);
        if (steep >= 0 && steep != flat)
            fill(&m, steep, row, column, column);
    }
    int mid = width / 2;
    for (int r = 0; r < t->nregions; r++)
        if (styles_kind(k, t->regions[r].kind)->around || t->regions[r].ports == 1u << CENTRE_PORT)
            fill(&m, r, 1, mid, mid);
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
