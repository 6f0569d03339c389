/* carcassonne_bridges.c - bridges: where they can stand, and what lies with their help. */
#include "carcassonne_parts.h"

/* A tile that is about to lie, and perhaps the bridge that is built with it. */
struct plan {
    const carc *o;
    carc_spot at;
    carc_bridge bridge;
};

int carc_bridges(const carc *o, int player) {
    return o->game.bridges[player];
}

int carc_bridge_on(const carc *o, carc_cell cell) {
    int laid = carc_laid_at(o, cell);

    return laid == NOTHING ? NOTHING : o->game.bridge[laid] - 1;
}

/* ---- what would show ---- */

/* A side as it is without the bridge of the plan; 0: no tile lies there. */
static char shows_before(const struct plan *p, carc_cell cell, int side) {
    int laid = carc_laid_at(p->o, cell);

    if (carc_same_cell(cell, p->at.cell))
        return carc_edge_of(p->o, p->at, side);
    if (laid == NOTHING)
        return 0;
    return p->o->game.bridge[laid] - 1 == side % 2
               ? 'r'
               : carc_edge_of(p->o, p->o->game.laid[laid], side);
}

static char shows(const struct plan *p, carc_cell cell, int side) {
    bool over = carc_same_cell(cell, p->bridge.cell) && side % 2 == p->bridge.axis;

    return over ? 'r' : shows_before(p, cell, side);
}

/* Does every side of the cell go on, or face nothing (B-6, B-9)? */
static bool goes_on(const struct plan *p, carc_cell cell) {
    for (int side = 0; side < SIDES; side++) {
        char beyond = shows(p, carc_next_cell(cell, side), (side + 2) % SIDES);

        if (beyond != 0 && beyond != shows(p, cell, side))
            return false;
    }
    return true;
}

static bool touches(const carc *o, carc_cell cell) {
    for (int side = 0; side < SIDES; side++)
        if (carc_laid_at(o, carc_next_cell(cell, side)) != NOTHING)
            return true;
    return false;
}

/* ---- may it be built? ---- */

/* On the tile that is laid, or on one that shares a side with it (B-4). */
static bool is_near(const struct plan *p) {
    carc_cell cell = p->bridge.cell;

    if (carc_same_cell(cell, p->at.cell))
        return true;
    for (int side = 0; side < SIDES; side++)
        if (carc_same_cell(cell, carc_next_cell(p->at.cell, side)))
            return carc_laid_at(p->o, cell) != NOTHING;
    return false;
}

/* Both pillars on fields (B-5), and no other bridge there (B-7). */
static bool can_stand(const struct plan *p) {
    for (int side = p->bridge.axis; side < SIDES; side += 2)
        if (shows_before(p, p->bridge.cell, side) != 'f')
            return false;
    return carc_bridge_on(p->o, p->bridge.cell) == NOTHING;
}

bool carc_can_bridge(const carc *o, int player, carc_spot at, carc_bridge bridge) {
    const struct plan p = {o, at, bridge};

    return o->game.bridges[player] > 0 && carc_is_tile(o, at.tile) &&
           carc_laid_at(o, at.cell) == NOTHING && touches(o, at.cell) && is_near(&p) &&
           can_stand(&p) && goes_on(&p, at.cell) && goes_on(&p, bridge.cell);
}

int carc_bridge_list(const carc *o, int player, carc_spot at, carc_bridge out[]) {
    int count = 0;

    for (int i = 0; i < CARC_BRIDGES; i++) {
        carc_cell cell = i < 2 ? at.cell : carc_next_cell(at.cell, i / 2 - 1);
        carc_bridge bridge = {cell, i % 2};

        if (carc_can_bridge(o, player, at, bridge))
            out[count++] = bridge;
    }
    return count;
}

int carc_bridge_spots(const carc *o, int player, int tile, carc_spot out[]) {
    carc_bridge list[CARC_BRIDGES];
    int all = carc_all_spots(o, tile, out), count = 0;

    for (int i = 0; i < all; i++)
        if (!carc_can_place(o, out[i]) && carc_bridge_list(o, player, out[i], list) > 0)
            out[count++] = out[i];
    return count;
}

/* ---- building it ---- */

bool carc_put_bridge(carc *o, carc_bridge bridge) {
    int laid = carc_laid_at(o, bridge.cell);

    if (laid == NOTHING || o->game.bridge[laid] > 0)
        return false;
    o->game.bridge[laid] = (signed char)(bridge.axis + 1);
    carc_paint_all(o);
    return true;
}

enum carc_verdict carc_lay_bridge(carc *o, const carc_turn *turn) {
    if (!carc_can_bridge(o, turn->player, turn->at, turn->bridge) || !carc_put(o, turn->at) ||
        !carc_put_bridge(o, turn->bridge))
        return CARC_BAD_BRIDGE;
    o->game.bridges[turn->player]--;
    return CARC_LEGAL;
}

/* B-13: only what the new tile shows can be claimed; its own bridge belongs to that. */
int carc_deployments_with(const carc *o, int player, carc_spot at, const carc_bridge *bridge,
                          carc_name out[]) {
    carc *copy = carc_clone(o);
    int count = 0;

    if (carc_put(copy, at) && (bridge == NULL || carc_put_bridge(copy, *bridge)))
        count = carc_claims_on(copy, player, copy->game.laids - 1, out);
    carc_free(copy);
    return count;
}
