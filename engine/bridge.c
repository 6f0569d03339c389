#include "bridge.h"

/* By tile of the set and axis of the tile: made when it is first asked for. */
typedef struct bridges {
    const rv_tile *(*tiles)[RV_AXES];
} bridges;

static bridges *bridges_of(const rv_game *g) {
    for (int i = 0; i < g->nmodules; i++)
        if (g->modules[i] == &rv_bridges_module)
            return g->states[i];
    return NULL;
}

bool rv_has_bridges(const rv_game *g) {
    return bridges_of(g) && g->option[RV_O_BRIDGES] == RV_V_YES;
}

static const char *const axis_names[RV_AXES] = {"ns", "ew"};

const char *rv_axis_name(int axis) {
    return axis_names[axis];
}

int rv_axis_of(rv_str name) {
    for (int i = 0; i < RV_AXES; i++)
        if (rv_str_is(name, axis_names[i]))
            return i;
    return -1;
}

/* ---- tiles with a bridge ------------------------------------------------------------------- */

static int line_kind(const rv_ruleset *rs) {
    int k = 0;
    while (k < rs->nkinds && !rs->kinds[k].line)
        k++;
    return k;
}

bool rv_shows_field(const rv_game *g, const rv_tile *t, int quarters, int side) {
    for (int i = 0; i < 3; i++) {
        int r = rv_tile_region(t, quarters, 3 * side + i);
        if (r != RV_NO_REGION ? !g->rs->kinds[t->regions[r].kind].area : i != 1)
            return false;
    }
    return true;
}

/* The code of a side that shows a road between two fields. */
static unsigned road_code(const rv_ruleset *rs, int line, int area) {
    const uint8_t wanted[3] = {(uint8_t)area, (uint8_t)line, (uint8_t)area};
    for (int i = 1; i <= rs->nedges; i++)
        if (memcmp(rs->edge_kinds[i], wanted, 3) == 0)
            return (unsigned)i;
    return 0;
}

static void set_edges(rv_tile *t, int side, unsigned code) {
    for (int q = 0; q < 4; q++) {
        int shift = 4 * ((side + q) & 3);
        t->edges[q] = (uint16_t)((t->edges[q] & ~(0xfu << shift)) | code << shift);
    }
}

/* `axis` is the tile's own. */
static rv_tile *make_bridged(rv_game *g, const rv_tile *from, int axis) {
    rv_tile *t = RV_NEW(g->arena, rv_tile);
    int line = line_kind(g->rs), around = from->around;
    rv_ports middles = (rv_ports)(rv_place_ports(axis) | rv_place_ports(axis + 2));
    *t = *from;
    for (int r = 0; r < t->nregions; r++)
        t->regions[r].ports &= (rv_ports)~middles;
    t->regions[t->nregions] = (rv_region){.kind = (uint8_t)line, .ports = middles};
    t->nregions++;
    rv_tile_finish(t);
    t->around = (uint8_t)around;
    t->bridge = (uint8_t)(t->nregions - 1);
    unsigned code = road_code(g->rs, line, t->regions[from->region_at[3 * axis]].kind);
    set_edges(t, axis, code);
    set_edges(t, axis + 2, code);
    return code ? t : NULL;
}

const rv_tile *rv_tile_bridged(rv_game *g, const rv_tile *t, int quarters, int axis) {
    int own = (axis + quarters) & 1;
    bool stands = rv_shows_field(g, t, 0, own) && rv_shows_field(g, t, 0, own + 2);
    if (!stands || t->bridge != RV_NO_REGION || t->nregions == RV_TILE_REGIONS)
        return NULL; /* B-5, B-7 */
    const rv_tile **made = &bridges_of(g)->tiles[t - g->rs->tiles][own];
    if (!*made)
        *made = make_bridged(g, t, own);
    return *made;
}

/* ---- on the board -------------------------------------------------------------------------- */

bool rv_shows_road(const rv_game *g, const rv_tile *t, int quarters, int side) {
    int r = rv_tile_region(t, quarters, 3 * side + 1);
    return r != RV_NO_REGION && g->rs->kinds[t->regions[r].kind].line;
}

/* B-6: what lies there shows a road that goes on, or nothing lies there. */
bool rv_bridge_end_goes_on(const rv_game *g, int pos, int side) {
    int other = rv_placed_at(g, rv_step(g, pos, side));
    if (other == RV_NONE)
        return true;
    const rv_placed *o = &g->placed[other];
    return rv_shows_road(g, o->tile, o->quarters, rv_opposite(side));
}

int rv_may_bridge_new(rv_game *g, int player, const rv_tile *t, int quarters, int pos, int axis) {
    if (g->seats[player].pieces[RV_P_BRIDGE] <= 0)
        return RV_D_NO_BRIDGE; /* B-21 */
    if (t->bridge != RV_NO_REGION)
        return RV_D_BRIDGE_TWICE; /* B-7 */
    if (!rv_tile_bridged(g, t, quarters, axis))
        return RV_D_BRIDGE_PILLAR; /* B-5 */
    bool goes_on =
        rv_bridge_end_goes_on(g, pos, axis) && rv_bridge_end_goes_on(g, pos, rv_opposite(axis));
    return goes_on ? RV_NONE : RV_D_BRIDGE_END;
}

int rv_may_bridge(rv_game *g, int player, int placed, int axis) {
    const rv_placed *p = &g->placed[placed];
    return rv_may_bridge_new(g, player, p->tile, p->quarters, p->pos, axis);
}

void rv_bridge(rv_game *g, int placed, int axis) {
    const rv_placed *p = &g->placed[placed];
    rv_add_region(g, placed, rv_tile_bridged(g, p->tile, p->quarters, axis));
}

int rv_bridge_over(const rv_game *g, int placed) {
    const rv_placed *p = &g->placed[placed];
    int r = p->tile->bridge;
    if (r == RV_NO_REGION)
        return RV_NONE;
    return rv_tile_region(p->tile, p->quarters, 1) == r ? RV_AXIS_NS : RV_AXIS_EW;
}

void rv_tell_bridge(rv_game *g, int player, int axis, int x, int y) {
    if (!rv_listened(g))
        return;
    const char *cell = rv_cell_name(g, g->arena, x, y);
    rv_tell_action(g, player, "bridge", rv_printf(g->arena, "bridge@%s", cell), RV_L_BRIDGE,
                   rv_printf(g->arena, "builds a bridge %s at %s", rv_axis_name(axis), cell));
}

/* ---- choices ------------------------------------------------------------------------------- */

static bool fits_with(rv_game *g, const rv_tile *t, int quarters, int pos, int placed, int axis) {
    int mark = rv_mark_of(g);
    if (rv_may_bridge(g, g->to_move, placed, axis) != RV_NONE)
        return false;
    rv_bridge(g, placed, axis);
    bool fits = rv_may_lie(g, t, quarters, pos);
    rv_undo(g, mark);
    return fits;
}

int rv_bridge_choices(rv_game *g, const rv_tile *t, int quarters, int pos,
                      rv_bridge_choice out[RV_BRIDGE_CHOICES]) {
    int n = 0;
    if (!rv_has_bridges(g) || g->seats[g->to_move].pieces[RV_P_BRIDGE] <= 0)
        return 0;
    for (int axis = 0; axis < RV_AXES; axis++) {
        const rv_tile *own = rv_tile_bridged(g, t, quarters, axis);
        if (own && rv_may_lie(g, own, quarters, pos))
            out[n++] = (rv_bridge_choice){RV_NONE, axis};
    }
    for (int side = 0; side < RV_SIDES; side++) {
        int other = rv_placed_at(g, rv_step(g, pos, side));
        for (int axis = 0; axis < RV_AXES && other != RV_NONE; axis++)
            if (fits_with(g, t, quarters, pos, other, axis))
                out[n++] = (rv_bridge_choice){other, axis};
    }
    return n;
}

const char *rv_bridge_word(const rv_game *g, rv_arena *a, const rv_bridge_choice *b) {
    const char *axis = rv_axis_name(b->axis);
    if (b->placed == RV_NONE)
        return axis;
    const rv_placed *p = &g->placed[b->placed];
    return rv_printf(a, "%s@%s", axis, rv_cell_name(g, a, p->x, p->y));
}

/* ---- the module ---------------------------------------------------------------------------- */

static void begin(rv_game *g) {
    size_t n = (size_t)(g->rs->ntiles + g->rs->nunlisted + 1);
    bridges_of(g)->tiles = rv_alloc(g->arena, n * sizeof *bridges_of(g)->tiles);
}

static int standing(const rv_game *g, int piece) {
    int n = 0;
    for (int i = 0; i < g->nplaced && piece == RV_P_BRIDGE; i++)
        n += g->placed[i].tile->bridge != RV_NO_REGION;
    return n;
}

const rv_module rv_bridges_module = {
    .name = "bridges",
    .state_size = sizeof(bridges),
    .begin = begin,
    .before_placing = rv_bridge_before_placing,
    .why_placing = rv_bridge_why_placing,
    .why_sides = rv_bridge_why_sides,
    .standing = standing,
    .lies_as = rv_bridge_lies_as,
    .set_position = rv_bridge_set_position,
    .put_position = rv_bridge_put_position,
};
