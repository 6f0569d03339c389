/* carcassonne_bridges.c - bridges: where they can stand, and which tiles can be laid with them. */
#include "carcassonne_parts.h"

/* A tile to be laid, and the bridges that are built with it. */
struct plan {
    const carc *o;
    carc_spot at;
    const carc_span *span;
};

int carc_bridges(const carc *o, int player) {
    return o->game.bridges[player];
}

int carc_bridge_on(const carc *o, carc_cell cell) {
    int laid = carc_laid_at(o, cell);

    return laid == NOTHING ? NOTHING : o->game.bridge[laid] - 1;
}

/* ---- what would show ---- */

/* A side without the bridges of the plan; 0: no tile lies there. */
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
    for (int i = 0; i < p->span->count; i++)
        if (carc_same_cell(cell, p->span->bridge[i].cell) && side % 2 == p->span->bridge[i].axis)
            return 'r';
    return shows_before(p, cell, side);
}

/* Whether every side of the cell matches, or faces no tile (B-6, B-9). An abbey matches whatever
 * was there, and no new bridge (AM-11, AM-69). */
static bool goes_on(const struct plan *p, carc_cell cell) {
    for (int side = 0; side < SIDES; side++) {
        carc_cell next = carc_next_cell(cell, side);
        int back = (side + 2) % SIDES;
        char here = shows(p, cell, side), beyond = shows(p, next, back);
        bool abbey = here == 'x' || beyond == 'x';

        if (abbey && here == shows_before(p, cell, side) && beyond == shows_before(p, next, back))
            continue;
        if (beyond != 0 && beyond != here)
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
static bool is_near(const struct plan *p, carc_cell cell) {
    if (carc_same_cell(cell, p->at.cell))
        return true;
    for (int side = 0; side < SIDES; side++)
        if (carc_same_cell(cell, carc_next_cell(p->at.cell, side)))
            return carc_laid_at(p->o, cell) != NOTHING;
    return false;
}

/* Both pillars on fields (B-5), and no other bridge there (B-7). */
static bool can_stand(const struct plan *p, const carc_bridge *bridge) {
    for (int side = bridge->axis; side < SIDES; side += 2)
        if (shows_before(p, bridge->cell, side) != 'f')
            return false;
    return carc_bridge_on(p->o, bridge->cell) == NOTHING;
}

/* One over a tile (B-7). */
static bool is_alone(const carc_span *span, int which) {
    for (int i = 0; i < span->count; i++)
        if (i != which && carc_same_cell(span->bridge[i].cell, span->bridge[which].cell))
            return false;
    return true;
}

/* B-10: at most that number, and each as if it were built last: with all of them, all sides match.
 */
bool carc_can_span(const carc *o, int player, carc_spot at, const carc_span *span) {
    const struct plan p = {o, at, span};

    if (span->count < 1 || span->count > o->options.span || span->count > o->game.bridges[player] ||
        !carc_is_tile(o, at.tile) || carc_laid_at(o, at.cell) != NOTHING || !touches(o, at.cell) ||
        !goes_on(&p, at.cell) || !carc_river_lets(o, at) ||
        (carc_is_abbey(o, at.tile) && !carc_abbey_fits(o, at)))
        return false;
    for (int i = 0; i < span->count; i++) {
        const carc_bridge *bridge = &span->bridge[i];

        if (!is_near(&p, bridge->cell) || !can_stand(&p, bridge) || !is_alone(span, i) ||
            !goes_on(&p, bridge->cell))
            return false;
    }
    return true;
}

bool carc_can_bridge(const carc *o, int player, carc_spot at, carc_bridge bridge) {
    return carc_can_span(o, player, at, &(carc_span){1, {bridge}});
}

/* The bridges that could stand, each by itself. */
static int standing(const carc *o, carc_spot at, carc_bridge out[CARC_BRIDGES]) {
    const struct plan p = {o, at, NULL};
    int count = 0;

    for (int i = 0; i < CARC_BRIDGES; i++) {
        carc_cell cell = i < 2 ? at.cell : carc_next_cell(at.cell, i / 2 - 1);
        carc_bridge bridge = {cell, i % 2};

        if (is_near(&p, cell) && can_stand(&p, &bridge))
            out[count++] = bridge;
    }
    return count;
}

/* Every subset of them that is small enough. */
int carc_span_list(const carc *o, int player, carc_spot at, carc_span out[]) {
    carc_bridge list[CARC_BRIDGES];
    int all = carc_is_tile(o, at.tile) ? standing(o, at, list) : 0, count = 0;

    for (int set = 1; set < 1 << all; set++) {
        carc_span span = {0, {{{0, 0}, 0}}};

        for (int i = 0; i < all && span.count <= CARC_SPAN; i++)
            if (set >> i & 1 && span.count++ < CARC_SPAN)
                span.bridge[span.count - 1] = list[i];
        if (span.count <= CARC_SPAN && carc_can_span(o, player, at, &span))
            out[count++] = span;
    }
    return count;
}

bool carc_is_part(const carc_span *part, const carc_span *of) {
    int found = 0;

    for (int i = 0; i < part->count; i++)
        for (int k = 0; k < of->count; k++)
            found += carc_same_cell(part->bridge[i].cell, of->bridge[k].cell) &&
                     part->bridge[i].axis == of->bridge[k].axis;
    return found == part->count;
}

bool carc_spares(const carc_span *span, const carc_span list[], int count) {
    for (int i = 0; i < count; i++)
        if (list[i].count < span->count && carc_is_part(&list[i], span))
            return true;
    return false;
}

int carc_bridge_spots(const carc *o, int player, int tile, carc_spot out[]) {
    carc_span list[CARC_SPANS];
    int all = carc_all_spots(o, tile, out), count = 0;

    for (int i = 0; i < all; i++)
        if (!carc_can_place(o, out[i]) && carc_span_list(o, player, out[i], list) > 0)
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

bool carc_put_span(carc *o, const carc_span *span) {
    for (int i = 0; i < span->count; i++)
        if (!carc_put_bridge(o, span->bridge[i]))
            return false;
    return true;
}

enum carc_verdict carc_lay_bridges(carc *o, const carc_turn *turn) {
    if (!carc_can_span(o, turn->player, turn->at, &turn->span) || !carc_put(o, turn->at) ||
        !carc_put_span(o, &turn->span))
        return CARC_BAD_BRIDGE;
    o->game.bridges[turn->player] -= turn->span.count;
    return CARC_LEGAL;
}

/* B-13: only features of the new tile can be claimed, including its own bridge. */
int carc_deployments_with(const carc *o, int player, carc_spot at, const carc_span *span,
                          carc_name out[]) {
    enum carc_figure any = o->game.supply[player][CARC_SMALL] > 0 ? CARC_SMALL : CARC_BIG;

    return carc_deployments_of(o, player, at, span, any, out);
}

int carc_deployments_of(const carc *o, int player, carc_spot at, const carc_span *span,
                        enum carc_figure figure, carc_name out[]) {
    carc *copy = carc_clone(o);
    int count = 0;

    if (carc_put(copy, at) && (span == NULL || carc_put_span(copy, span)))
        count = carc_claims_on(copy, player, copy->game.laids - 1, figure, out);
    carc_free(copy);
    return count;
}
