/* river_place.c - where a tile of the river may lie. */
#include "games/river/river.h"
#include "record/write.h"

enum { U_TURN_ALLOWED = 1 };

unsigned rv_river_sides(const rv_game *g, const rv_tile *t, int quarters) {
    const rv_tile *all = g->rs->tiles;
    unsigned sides = 0;
    if (t >= all && t < all + g->rs->ntiles)
        return rv_turned_sides(quarters, rv_rivers_of(g)->sides[t - all]);
    for (int r = 0; r < t->nregions; r++) /* with something built over it */
        sides |= rv_is_bare_line(&g->rs->kinds[t->regions[r].kind]) ? t->regions[r].sides : 0u;
    return rv_turned_sides(quarters, sides);
}

static unsigned sides_at(const rv_game *g, int placed) {
    return rv_river_sides(g, g->placed[placed].tile, g->placed[placed].quarters);
}

/* The tile beyond a side that has river towards it; RV_NONE. */
static int upstream(const rv_game *g, int pos, int side) {
    int other = rv_placed_at(g, rv_step(g, pos, side));
    return other != RV_NONE && sides_at(g, other) >> rv_opposite(side) & 1 ? other : RV_NONE;
}

static int root_beyond(const rv_game *g, int pos, int side) {
    const rv_placed *p = &g->placed[upstream(g, pos, side)];
    int port = 3 * rv_opposite(side) + 1;
    return rv_root(g, rv_node_of(p, rv_tile_region(p->tile, p->quarters, port)));
}

/* ---- how it turns -------------------------------------------------------------------------- */

/* How the river turns that comes in by one side and leaves by another: clockwise, in quarters. */
enum { STRAIGHT, RIGHT, BACK, LEFT };

static int turn_of(int in, int out) {
    return (out - rv_opposite(in)) & 3;
}

static const char *turn_name(int turn) {
    return turn == RIGHT ? "right" : turn == LEFT ? "left" : "no way";
}

/* Whether the river leads to the spring behind a side of a tile. There are few tiles; rings, which
 * only a position can have, end with the steps. */
static bool leads_to_spring(const rv_game *g, int placed, int side, int *steps) {
    int next = upstream(g, g->placed[placed].pos, side), from = rv_opposite(side);
    if (next == RV_NONE || --*steps < 0)
        return false;
    if (g->placed[next].tile->symbols & rv_rivers_of(g)->spring)
        return true;
    RV_EACH_BIT(sides_at(g, next) & ~(1u << from), out)
        if (leads_to_spring(g, next, (int)out, steps))
            return true;
    return false;
}

/* How the river turned on the tile that it leaves by a side: on a fork as it comes from the spring
 * (R-14). */
static int turned_before(const rv_game *g, int placed, int out) {
    unsigned others = sides_at(g, placed) & ~(1u << out);
    int steps = 1000;
    RV_EACH_BIT(others, in)
        if (!(others & (others - 1)) || leads_to_spring(g, placed, (int)in, &steps))
            return turn_of((int)in, out);
    return STRAIGHT;
}

/* R-11 … R-14: two tiles, one behind the other, that turn the same way. */
static bool turns_well(rv_case *c, const rv_game *g, const rv_tile *t, unsigned sides, int pos,
                       int in) {
    int before = turned_before(g, upstream(g, pos, in), rv_opposite(in)), same = STRAIGHT;
    RV_EACH_BIT(sides & ~(1u << in), out)
        same = turn_of(in, (int)out) == before ? before : same;
    return rv_holds_by(
        c, RV_O_U_TURN, RV_D_U_TURN, same == STRAIGHT || g->option[RV_O_U_TURN] == U_TURN_ALLOWED,
        ("the river does not turn the same way twice in a row%s",
         same == STRAIGHT ? "" : ", or may"),
        (rv_tile_said(g->arena, g, t), rv_cell_at(g, g->arena, pos), turn_name(same)));
}

/* ---- where it goes on ---------------------------------------------------------------------- */

/* */
static bool joins_itself(const rv_game *g, int pos, unsigned met) {
    RV_EACH_BIT(met, a)
        RV_EACH_BIT(met &((1u << a) - 1), b)
            if (root_beyond(g, pos, (int)a) == root_beyond(g, pos, (int)b))
                return true;
    return false;
}

bool rv_river_may_lie(rv_case *c, rv_game *g, const rv_tile *t, int quarters, int pos, bool now) {
    unsigned sides = rv_river_sides(g, t, quarters), met = 0;
    if (!sides)
        return now;
    RV_EACH_BIT(sides, side)
        met |= (unsigned)(upstream(g, pos, (int)side) != RV_NONE) << side;
    if (!met && t->symbols & rv_rivers_of(g)->spring) /* CO-7 */
        return now;
    rv_point_is(c, RV_AT_RIVER);
    return rv_needs(c, RV_D_RIVER_APART, met != 0, /* */
                    ("it goes on from the river, at its %s side", rv_side_word(__builtin_ctz(met))),
                    (rv_tile_said(g->arena, g, t), rv_cell_at(g, g->arena, pos))) &&
           rv_needs(c, RV_D_RIVER_RING, !joins_itself(g, pos, met),
                    ("it joins no two ends of the river"),
                    (rv_tile_said(g->arena, g, t), rv_cell_at(g, g->arena, pos))) &&
           turns_well(c, g, t, sides, pos, __builtin_ctz(met)) && now;
}
