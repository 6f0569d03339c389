/* tile.c - completes a tile as it was read (rv_tile_finish): which region lies at which port and on
 * which side; computed once, so that play only looks it up. Then questions about tiles as they lie.
 */
#include "tile/tile.h"

const rv_compass_point rv_compass[RV_PLACES] = {
    {"n", 1 << 1},           {"e", 1 << 4},           {"s", 1 << 7},
    {"w", 1 << 10},          {"c", 1 << RV_CENTRE},   {"ne", 1 << 2 | 1 << 3},
    {"se", 1 << 5 | 1 << 6}, {"sw", 1 << 8 | 1 << 9}, {"nw", 1 << 11 | 1 << 0},
    {"nne", 1 << 2},         {"ene", 1 << 3},         {"ese", 1 << 5},
    {"sse", 1 << 6},         {"ssw", 1 << 8},         {"wsw", 1 << 9},
    {"wnw", 1 << 11},        {"nnw", 1 << 0},         {"c2", 1 << RV_INNER},
};

const char *rv_side_name(int side) {
    return rv_compass[side].name;
}

const char *const rv_side_words[] = {"north", "east", "south", "west"};

int rv_side_of(char c) {
    for (int s = 0; s < RV_SIDES; s++)
        if (rv_compass[s].name[0] == c)
            return s;
    return -1;
}

int rv_place_of(rv_str word) {
    for (int i = 0; i < RV_PLACES; i++)
        if (rv_str_means(word, rv_compass[i].name))
            return i;
    return -1;
}

int rv_place_canonical(rv_ports mine, rv_ports others) {
    for (int i = 0; i < RV_PLACES; i++)
        if ((rv_compass[i].ports & mine) && !(rv_compass[i].ports & others))
            return i;
    return -1;
}

/* ---- a tile --------------------------------------------------------------------------------- */

void rv_tile_finish(rv_tile *t) {
    memset(t->region_at, RV_NO_REGION, sizeof t->region_at);
    t->sides = 0;
    t->around = t->built = RV_NO_REGION;
    for (int r = 0; r < t->nregions; r++)
        for (int p = 0; p < RV_ALL_PORTS; p++)
            if (t->regions[r].ports >> p & 1) {
                t->region_at[p] = (uint8_t)r;
                t->sides |= (uint8_t)(p < RV_PORTS ? 1u << (p / 3) : 0u);
            }
    for (int side = 0; side < RV_SIDES; side++) {
        int left = t->region_at[3 * side], right = t->region_at[3 * side + 2];
        uint8_t *middle = &t->region_at[3 * side + 1];
        if (*middle == RV_NO_REGION && left == right && left != RV_NO_REGION) {
            *middle = (uint8_t)left;
            t->regions[left].ports |= (rv_ports)(1u << (3 * side + 1));
        }
        t->on_side[side] = 0;
        for (int r = 0; r < t->nregions; r++) {
            unsigned there = (t->regions[r].ports & rv_side_ports(side)) != 0;
            t->on_side[side] |= (uint16_t)(there << r);
            t->regions[r].sides |= (uint8_t)(there << side);
        }
    }
}

static rv_ports touched(const rv_tile *t, const rv_region *r, int quarters) {
    rv_ports all = 0;
    for (int o = 0; o < t->nregions; o++)
        all |= r->touches >> o & 1 ? rv_tile_ports(t, quarters, o) : 0;
    return all;
}

rv_turnings rv_turnings_of(const rv_tile *t) {
    rv_turnings out = {{{0}}, {0}};
    for (int side = 0; side < RV_SIDES; side++) {
        out.by[side][0] = 0xf;
        for (int q = 0; q < 4; q++) {
            unsigned code = rv_tile_edge(t, q, side);
            out.by[side][code] |= (uint8_t)(1u << q);
            out.bare[side] |= (uint8_t)(!code << q);
            for (int need = 1; !code && need < 16; need++)
                out.by[side][need] |= (uint8_t)(1u << q);
        }
    }
    return out;
}

const char *const rv_directions[] = {"n", "ne", "e", "se", "s", "sw", "w", "nw", NULL};

bool rv_tile_alike(const rv_tile *a, const rv_tile *b, int quarters) {
    if (a->nregions != b->nregions || a->symbols != b->symbols || a->odd_city != b->odd_city ||
        a->points != rv_points_turned(b->points, quarters))
        return false;
    for (int r = 0; r < a->nregions; r++) {
        const rv_region *x = &a->regions[r];
        int o = 0;
        while (o < b->nregions && rv_tile_ports(b, quarters, o) != x->ports)
            o++;
        const rv_region *y = &b->regions[o];
        if (o == b->nregions || x->kind != y->kind || x->doubles != y->doubles ||
            x->prizes != y->prizes || x->collects != y->collects ||
            a->symbols_on[r] != b->symbols_on[o] || touched(a, x, 0) != touched(b, y, quarters))
            return false;
    }
    return true;
}

int rv_tile_turns(const rv_tile *t) {
    return rv_tile_alike(t, t, 1) ? 1 : rv_tile_alike(t, t, 2) ? 2 : 4;
}
