/* layout_features.c - the features that tiles make as they lie. */
#include "judge/layout.h"

static int root_of(const int *up, int i) {
    while (up[i] != i)
        i = up[i];
    return i;
}

static void join(int *up, int a, int b) {
    a = root_of(up, a);
    b = root_of(up, b);
    up[a > b ? a : b] = a > b ? b : a;
}

/* Regions that meet where the i-th tile touches its neighbour; a port faces the one that mirrors
 * it. */
static void join_side(const rv_layout *l, int i, int side, int *up) {
    int o = rv_layout_beside(l, &l->table[i], side);
    for (int k = 0; k < 3 && o != RV_NONE; k++) {
        const rv_lying *a = &l->table[i], *b = &l->table[o];
        int mine = rv_tile_region(a->tile, a->quarters, 3 * side + k);
        int theirs = rv_tile_region(b->tile, b->quarters, 3 * rv_opposite(side) + 2 - k);
        if (mine != RV_NO_REGION && theirs != RV_NO_REGION &&
            a->tile->regions[mine].kind == b->tile->regions[theirs].kind)
            join(up, RV_TILE_REGIONS * i + mine, RV_TILE_REGIONS * o + theirs);
    }
}

int *rv_layout_features(const rv_layout *l) {
    int n = l->all * RV_TILE_REGIONS;
    int *up = RV_NEWS(&l->c->arena, int, n + 1);
    for (int i = 0; i < n; i++)
        up[i] = i;
    for (int i = 0; i < l->all; i++) {
        join_side(l, i, RV_NORTH, up);
        join_side(l, i, RV_EAST, up);
    }
    for (int i = 0; i < n; i++)
        up[i] = root_of(up, i);
    return up;
}

/* Do the regions in one feature with this one differ? */
static bool differ_with(const int *one, const int *other, int region, int n) {
    for (int i = 0; i < n; i++)
        if ((one[i] == one[region]) != (other[i] == other[region]))
            return true;
    return false;
}

static bool holds_follower(const rv_layout *l, int i, int region) {
    const rv_game *g = l->g;
    int placed = rv_placed_at(g, rv_pos(g, l->typed[i].x, l->typed[i].y));
    return placed != RV_NONE && region < g->placed[placed].tile->nregions &&
           g->nodes[rv_node_of(&g->placed[placed], region)].piece;
}

bool rv_layout_deserted(const rv_layout *l) {
    for (int i = 0; i < RV_TILE_REGIONS * l->n; i++)
        if (holds_follower(l, i / RV_TILE_REGIONS, i % RV_TILE_REGIONS))
            return false;
    return true;
}

bool rv_layout_changed(const rv_layout *l, const int *before) {
    const int *now = rv_layout_features(l), n = RV_TILE_REGIONS;
    const bool any = rv_layout_deserted(l);
    for (int i = 0; i < n * l->n; i++)
        if ((any || holds_follower(l, i / n, i % n)) && differ_with(before, now, i, n * l->all))
            return true;
    return false;
}
