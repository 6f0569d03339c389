/* bridge.c - bridges, roads that are laid over tiles (B-3 … B-21): the tiles with them, what may be
 * built, the ways in which a tile lies with bridges, and their keys in records and positions.
 *
 * A tile with a bridge is another tile: the same regions, and a road that leaves by two opposite
 * sides, whose middles are no longer the field's. The fields run on beneath it (B-17, B-19). A
 * follower may stand on it as on any road of the tile that was just laid (B-13), and so may who
 * joins followers (M-64). One goes with each tile, in both parts of a double turn (M-66), and over
 * whatever stands there (M-67).
 *
 * A tile over which a bridge goes is a tile of its own, made when it is first needed: two sides of
 * it are road, and what lay there goes on below (`bridges` keeps them). When places for a tile are
 * looked for, its `plan` has what is the same at each cell. An entry's bridges are `wanted` ones,
 * which are checked in their order, and built before the tile is scored.
 */
#include "core/stack.h"
#include "judge/case.h"
#include <stdlib.h>

enum { NORTH_SOUTH, WEST_EAST, AXES };

/* What is the same for a tile wherever it lies: made once, asked at each cell. */
typedef struct plan {
    const rv_tile *tile;
    rv_turnings turnings;
    int most;               /* bridges that the player to move may build */
    unsigned spanned[AXES]; /* rotations in which a bridge can go over it (B-5, B-7) */
} plan;

/* For each tile of the set: the tile with a bridge, by its own axis, made when it is first asked
 * for; and the axes along which one can go over it, a bit each. */
typedef struct bridges {
    const rv_tile *(*tiles)[AXES];
    const uint8_t *spans;
    unsigned road; /* the code of a side that faces a road between fields: a road like it */
    plan *plan;    /* scratch: of the tile that was asked about last */
} bridges;

/* The bridges that are built with a tile (rv_way): bit 2 n + axis, axis as the board lies, of that
 * tile itself for n = 0, else of the one beside its side n - 1. Those over the tile itself. */
static const uint32_t own_bridges = 3;
static uint32_t bridge_bit(int spot, int axis) {
    return 1u << (2 * spot + axis);
}

/* The sort of pieces that are played here. */
static int bridge_piece(const rv_game *g) {
    return g->modules.piece[RV_MODULE_BRIDGES];
}

static bridges *bridges_of(const rv_game *g) {
    return g->modules.state[RV_MODULE_BRIDGES];
}

static bool is_played(const rv_game *g) {
    return bridges_of(g) && g->option[RV_O_BRIDGES] == RV_V_YES;
}

/* In the order of the form of `bridge`. */
static const char *const axis_names[AXES] = {"ns", "ew"};

/* ---- tiles with a bridge ------------------------------------------------------------------- */

/* Does all of that side show fields (B-5)? */
static bool shows_field(const rv_ruleset *rs, const rv_tile *t, int quarters, int side) {
    for (int i = 0; i < 3; i++) {
        int r = rv_tile_region(t, quarters, 3 * side + i);
        if (r != RV_NO_REGION ? !rs->kinds[t->regions[r].kind].area : i != 1)
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

/* The code for a bridge that ends on such a side of a tile; 0: no tile of the set shows a road like
 * that, so none could go on. */
static unsigned end_code(const rv_ruleset *rs, const rv_tile *t, int axis) {
    return road_code(rs, rv_line_kind(rs), t->regions[t->region_at[3 * axis]].kind);
}

/* `axis` is the tile's own. It is kept as long as the game, which may lend its arena. */
static rv_tile *make_bridged(rv_game *g, const rv_tile *from, int axis) {
    rv_tile *t = RV_COPY(g->journal.arena, *from);
    int line = rv_line_kind(g->rs);
    rv_ports middles = (rv_ports)(rv_place_ports(axis) | rv_place_ports(axis + 2));
    for (int r = 0; r < t->nregions; r++)
        t->regions[r].ports &= (rv_ports)~middles;
    t->regions[t->nregions] = (rv_region){.kind = (uint8_t)line, .ports = middles};
    t->nregions++;
    RV_RELY(t->nregions <= RV_TILE_REGIONS);
    rv_tile_finish(t);
    t->around = from->around;
    t->built = (uint8_t)(t->nregions - 1);
    unsigned code = end_code(g->rs, from, axis);
    for (int q = 0; q < 4; q++)
        for (int side = axis; side < RV_SIDES; side += 2) {
            int shift = 4 * ((side + q) & 3);
            t->edges[q] = (uint16_t)((t->edges[q] & ~(0xfu << shift)) | code << shift);
        }
    return t;
}

/* B-5, B-7: may a bridge go over it, turned like that? */
static bool spans(const rv_game *g, const rv_tile *t, int quarters, int axis) {
    return t->built == RV_NO_REGION &&
           bridges_of(g)->spans[t - g->rs->tiles] >> ((axis + quarters) & 1) & 1;
}

/* The tile with a bridge over it along an axis of the board, as it is when it lies turned; NULL
 * where a pillar would not stand on a field (B-5) or it has a bridge already (B-7). */
static const rv_tile *bridged_tile(rv_game *g, const rv_tile *t, int quarters, int axis) {
    int own = (axis + quarters) & 1;
    if (!spans(g, t, quarters, axis))
        return NULL;
    const rv_tile **made = &bridges_of(g)->tiles[t - g->rs->tiles][own];
    if (!*made)
        *made = make_bridged(g, t, own);
    return *made;
}

/* ---- may it be built? ---------------------------------------------------------------------- */

/* A tile as it lies, or will. */
typedef struct faced {
    const rv_tile *tile;
    int quarters;
} faced;

/* A bridge as it is wanted: over which tile, and where; what is being laid beside it. */
typedef struct span {
    faced under, laid;
    int pos, axis, laid_at; /* RV_NONE: nothing */
    bool no_ends;           /* they are not looked at */
} span;

static const char *cell_of(rv_game *g, const span *s) {
    return rv_cell_at(g, g->arena, s->pos);
}

static const char *shown(const rv_game *g, const faced *f, int side) {
    return rv_why_side(g, f->tile, f->quarters, side);
}

/* B-5. Where both sides show fields it could not be only because no tile of the set shows a road
 * like it. */
static bool has_pillars(rv_case *c, rv_game *g, const span *s) {
    bool fits = spans(g, s->under.tile, s->under.quarters, s->axis), goes_on = true;
    if (!c || (fits && !rv_explains(c)))
        return fits;
    int before = rv_wrongs(c);
    rv_point_is(c, RV_AT_PILLAR);
    for (int side = s->axis; side < RV_SIDES && goes_on; side += 2)
        goes_on = rv_require_as(
            c, RV_D_BRIDGE_PILLAR, shows_field(g->rs, s->under.tile, s->under.quarters, side),
            ("%s: it stands on %s", rv_side_word(side), shown(g, &s->under, side)),
            (cell_of(g, s), axis_names[s->axis]),
            ("%s: it would stand on %s", rv_side_word(side), shown(g, &s->under, side)));
    return goes_on && (fits || s->under.tile->built != RV_NO_REGION || rv_wrongs(c) > before ||
                       rv_fails(c, RV_D_BRIDGE_PILLAR, (cell_of(g, s), axis_names[s->axis])));
}

/* B-6: what it faces, a tile that lies there or is about to, shows a road that goes on. The tile
 * that is laid is there when the bridge is built. */
static bool end_goes_on(rv_case *c, rv_game *g, const span *s, int side) {
    int back = rv_opposite(side), next = rv_step(&g->board, s->pos, side),
        other = rv_placed_at(&g->board, next);
    bool laid = next == s->laid_at;
    const faced f = other != RV_NONE
                        ? (faced){g->board.placed[other].tile, g->board.placed[other].quarters}
                    : laid ? s->laid
                           : (faced){NULL, 0};
    bool open = (!f.tile || rv_shows_line(g->rs, f.tile, f.quarters, back)) &&
                (!laid || rv_shows_line(g->rs, s->laid.tile, s->laid.quarters, back));
    rv_point_is(c, RV_AT_END);
    return rv_require_as(c, RV_D_BRIDGE_END, open,
                         ("%s: %s", rv_side_word(side),
                          f.tile
                              ? rv_printf(g->arena, "it continues as %s of tile %s",
                                          shown(g, &f, back), rv_tile_name(g->arena, g->rs, f.tile))
                              : "it faces an empty cell"),
                         (cell_of(g, s), axis_names[s->axis]),
                         ("%s: it would end against %s of tile %s", rv_side_word(side),
                          shown(g, &f, back), rv_tile_name(g->arena, g->rs, f.tile)));
}

static bool may_span(rv_case *c, rv_game *g, int player, const span *s) {
    rv_point_is(c, RV_AT_BRIDGE);
    return rv_has_piece(c, g, player, bridge_piece(g), RV_D_NO_BRIDGE, "bridge") && /* B-21 */
           rv_require(
               c, RV_D_BRIDGE_TWICE, s->under.tile->built == RV_NO_REGION, /* B-7 */
               ("no bridge lies over tile %s yet", rv_tile_name(g->arena, g->rs, s->under.tile)),
               (cell_of(g, s))) &&
           has_pillars(c, g, s) && (s->no_ends || end_goes_on(c, g, s, s->axis)) &&
           (s->no_ends || end_goes_on(c, g, s, s->axis + 2));
}

/* It stays (B-8), whatever else is on the tile: towers too (B-20). Its ends join what is a road
 * there; with the road printed beneath it it counts the tile once where both are one feature, else
 * in each (B-14, B-15, B-16). */
static void build_over(rv_game *g, int placed, int axis) {
    const rv_placed *p = &g->board.placed[placed];
    rv_add_region(g, placed, bridged_tile(g, p->tile, p->quarters, axis));
}

/* Where the tile lies over which the bridge of that bit goes; not of the tile that is laid. */
static int placed_beside(const rv_board *b, int pos, uint64_t bit) {
    return rv_placed_at(b, rv_step(b, pos, (int)bit / 2 - 1));
}

static const rv_tile *build(rv_game *g, const rv_tile *t, int quarters, int pos, uint32_t set) {
    RV_EACH_BIT(set & ~own_bridges, bit)
        build_over(g, placed_beside(&g->board, pos, bit), (int)bit & 1);
    return set & own_bridges ? bridged_tile(g, t, quarters, set & 1 ? NORTH_SOUTH : WEST_EAST) : t;
}

/* The bridge over a tile that lies: its axis, RV_NONE without one. */
static int bridge_over(const rv_board *b, int placed) {
    const rv_placed *p = &b->placed[placed];
    int r = p->tile->built;
    if (r == RV_NO_REGION)
        return RV_NONE;
    return rv_tile_region(p->tile, p->quarters, 1) == r ? NORTH_SOUTH : WEST_EAST;
}

/* ---- ways to lie with a bridge ------------------------------------------------------------- */

/* Ranges are checked when rulesets are read. */
#define RV_OPTION_NUMBER(id, name, least, most) MOST_##id = (most),
enum {
#include "gen/options.def"
};
/* Sets of so many, of the tile and four beside it, each with one of two: 10 + 40 + 80. */
_Static_assert(MOST_BRIDGES_PER_TURN <= 3 && RV_WAYS_AT >= 10 + 40 + 80,
               "sets of bridges have room");
_Static_assert(MOST_BRIDGES_PER_TURN <= RV_BUILT_MOST, "as many as are built in a turn");

/* How many bridges may the player to move build in a turn (B-10, B-21)? */
static int bridges_left(const rv_game *g) {
    if (!is_played(g))
        return 0;
    int n = g->seats[g->turn.to_move].pieces[bridge_piece(g)];
    int most = g->option[RV_O_BRIDGES_PER_TURN];
    return n < most ? n : most;
}

/* A cell at which a tile is to lie, and the ways to lie there that have been found. */
typedef struct meeting {
    rv_game *g;
    const plan *plan;
    unsigned road; /* the edge code that a bridge shows */
    int pos;
    unsigned need, there;     /* of the cell; sides at which a tile lies, a bit each */
    unsigned plain[RV_SIDES]; /* the rotations in which a side goes on without bridges */
    rv_way *out;
    int n;
} meeting;

/* The rotations in which a side goes on: where a bridge over the tile leaves by it (`over`), to an
 * empty cell or a road, not to an edge that has no road, though any fits there (AM-69); where one
 * beside it leads to it (`along`), and it shows a road. */
static unsigned goes_on(const meeting *m, int side, bool over, bool along) {
    const rv_turnings *t = &m->plan->turnings;
    unsigned code = m->need >> 4 * side & 0xf;
    int next = rv_step(&m->g->board, m->pos, side);
    if (!over)
        return along ? t->by[side][m->road] & ~(unsigned)t->bare[side] : m->plain[side];
    bool takes = code ? code == m->road : rv_placed_at(&m->g->board, next) == RV_NONE;
    return along || takes ? 0xf : 0;
}

/* Whether those of a set that do not go over the tile can be built. No start space has one. */
static bool may_build(const meeting *m, uint32_t set) {
    RV_EACH_BIT(set & ~own_bridges, bit) {
        const rv_placed *p = &m->g->board.placed[placed_beside(&m->g->board, m->pos, bit)];
        const span s = {.under = {p->tile, p->quarters},
                        .pos = p->pos,
                        .axis = (int)bit & 1,
                        .laid_at = RV_NONE};
        if (p->start || !may_span(NULL, m->g, m->g->turn.to_move, &s))
            return false;
    }
    return true;
}

static void add_way(meeting *m, uint32_t set, unsigned turns) {
    if (turns && may_build(m, set))
        m->out[m->n++] = (rv_way){.pos = m->pos, .built = set, .turns = (uint8_t)turns};
}

/* What choose() finds of single bridges, at a third of the cost: most turns have no more. */
static void choose_one(meeting *m) {
    const unsigned opposite[AXES] = {m->plain[0] & m->plain[2], m->plain[1] & m->plain[3]};
    for (int axis = 0; axis < AXES; axis++) {
        unsigned turns = opposite[!axis] & m->plan->spanned[axis];
        if (turns && goes_on(m, axis, true, false) && goes_on(m, axis + 2, true, false))
            add_way(m, bridge_bit(0, axis), turns);
    }
    RV_EACH_BIT(m->there, at) {
        int side = (int)at / 4;
        unsigned but = opposite[~side & 1] & m->plain[rv_opposite(side)];
        for (int axis = 0; but && axis < AXES; axis++)
            add_way(m, bridge_bit(side + 1, axis),
                    but & goes_on(m, side, false, axis == (side & 1)));
    }
}

/* Adds `left` bridges beside sides from one on, to a tile with one over it along an axis, or
 * RV_NONE. Those beside it do not meet one another. */
static void choose(meeting *m, uint32_t set, unsigned turns, int over, int side, int left) {
    for (; turns && side < RV_SIDES; side++) {
        bool ends = over == (side & 1), there = left && m->there >> 4 * side & 1;
        for (int axis = 0; there && axis < AXES; axis++) {
            unsigned with = turns & goes_on(m, side, ends, axis == (side & 1));
            if (with)
                choose(m, set | bridge_bit(side + 1, axis), with, over, side + 1, left - 1);
        }
        turns &= goes_on(m, side, ends, false);
    }
    if (!left)
        add_way(m, set, turns);
}

/* A house rule sees the tile as it would lie, and what would lie beside it. */
static int drop_refused(rv_game *g, const rv_tile *t, rv_way *list, int n) {
    int kept = 0;
    for (int i = 0; i < n; i++) {
        rv_way way = list[i];
        RV_EACH_BIT(list[i].turns, q) {
            int checkpoint = rv_checkpoint(g);
            if (!rv_let_lie(g, build(g, t, (int)q, way.pos, way.built), (int)q, way.pos))
                way.turns &= (uint8_t) ~(1u << q);
            rv_undo(g, checkpoint);
        }
        if (way.turns)
            list[kept++] = way;
    }
    return kept;
}

static bool prepare(rv_game *g, const rv_tile *t) {
    plan *p = bridges_of(g)->plan;
    int most = bridges_left(g);
    if (!most)
        return false;
    unsigned own = bridges_of(g)->spans[t - g->rs->tiles];
    *p = (plan){.tile = t, .turnings = rv_turnings_of(t), .most = most};
    for (int axis = 0; axis < AXES; axis++)
        p->spanned[axis] = (own >> axis & 1 ? 0x5u : 0) | (own >> !axis & 1 ? 0xau : 0);
    return true;
}

/* B-4, B-9, B-10 */
static int ways(rv_game *g, int pos, rv_way out[RV_WAYS_AT]) {
    const bridges *b = bridges_of(g);
    const rv_ask ask = rv_ask_at(&g->board, pos);
    meeting m = {g, b->plan, b->road, pos, ask, rv_ask_care(ask) & 0x1111u, .out = out};
    for (int side = 0; side < RV_SIDES; side++)
        m.plain[side] = b->plan->turnings.by[side][m.need >> 4 * side & 0xf];
    choose_one(&m);
    for (int n = 2; n <= m.plan->most; n++) {
        for (int axis = 0; axis < AXES; axis++)
            choose(&m, bridge_bit(0, axis), m.plan->spanned[axis], axis, 0, n - 1);
        choose(&m, 0, 0xf, RV_NONE, 0, n);
    }
    return rv_restricted(g, m.plan->tile) ? drop_refused(g, m.plan->tile, out, m.n) : m.n;
}

static const char *word(const rv_game *g, rv_arena *a, int pos, int bit) {
    const char *axis = axis_names[bit & 1];
    int placed = bit < 2 ? RV_NONE : placed_beside(&g->board, pos, (unsigned)bit);
    return bit < 2 ? axis
                   : rv_printf(a, "%s@%s", axis, rv_cell_at(g, a, g->board.placed[placed].pos));
}

static const char *most(const rv_game *g) {
    return g->option[RV_O_BRIDGES_PER_TURN] > 1 ? "bridges" : "a bridge";
}

/* `code` is that of the same in a turn, whose rule it is. */
static void wrong_bridge(rv_case *c, const rv_value *b, int code, const char *why) {
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_BRIDGE, b->key_loc, axis_names[b->word],
                             rv_cell_name(c->game->rs, &c->arena, b->at.x, b->at.y), why);
    g->rule = rv_cited_rule(c->game->rs, code);
    g->at = rv_at_value(b, NULL);
    c->play.uncounted |= (uint8_t)(1u << bridge_piece(c->game));
}

/* Bridges are there before the sides of tiles are looked at: they change them (B-12). */
static const rv_tile *lies_as(rv_case *c, const rv_board_row *row, const rv_tile *t) {
    RV_EACH_OF(rv_values_in(&c->rec, "bridges"), b) {
        if (b->at.x != row->x || b->at.y != row->y)
            continue;
        const rv_tile *with = bridged_tile(c->game, t, row->tile.quarters, b->word);
        if (!with)
            wrong_bridge(c, b, RV_D_BRIDGE_PILLAR, "both its ends must stand on fields");
        return with ? with : t;
    }
    return t;
}

static void check_bridge(rv_case *c, rv_value *b) {
    const rv_value *first = rv_values_in(&c->rec, "bridges")->list;
    while (first->at.x != b->at.x || first->at.y != b->at.y)
        first++; /* a cell may be typed twice, as 0,1 and 00,1 */
    if (rv_value_tile(&c->game->board, b) == RV_NONE)
        wrong_bridge(c, b, RV_D_BRIDGE_PILLAR, "no tile lies there");
    else if (first < b)
        wrong_bridge(c, b, RV_D_BRIDGE_TWICE,
                     "one bridge goes over a tile, and this one has another"); /* B-7 */
}

/* A bridge of an entry: over the tile that is laid, or over one on the table. */
typedef struct wanted {
    rv_value *typed;
    bool over;
    int pos, placed;   /* placed RV_NONE: the tile that is laid, or none lies there */
    faced under;       /* the tile over which it goes; NULL: none lies there */
    const rv_tile *as; /* that with the bridge; NULL if none can be built there */
} wanted;

/* "ns" over the cell where the tile is laid itself may be written, too. An illegal bridge that is
 * accepted is built if that is possible and the player has one. */
static wanted wanted_in(rv_game *g, const rv_entry *e, int i) {
    rv_value *b = &rv_values_beside(e, "bridge")->list[i];
    wanted w = {b, !b->there || (b->at.x == e->x && b->at.y == e->y), 0, RV_NONE, {NULL, 0}, NULL};
    w.pos = w.over ? rv_pos(&g->board, e->x, e->y) : rv_pos(&g->board, b->at.x, b->at.y);
    if (!w.over && w.pos != RV_NONE)
        w.placed = rv_placed_at(&g->board, w.pos);
    const rv_placed *p = w.placed == RV_NONE ? NULL : &g->board.placed[w.placed];
    if (w.over)
        w.under = (faced){rv_entry_tile(g->rs, e), e->tile.quarters};
    else if (p)
        w.under = (faced){p->tile, p->quarters};
    if (w.under.tile && rv_pieces_left(g, bridge_piece(g)))
        w.as = bridged_tile(g, w.under.tile, w.under.quarters, b->word);
    return w;
}

static void put_over(rv_case *c, rv_entry *e, const wanted *w) {
    if (w->over)
        RV_SETTLE(c, e->as, w->as);
    else
        build_over(c->game, w->placed, w->typed->word);
}

/* Without a bridge the first side that does not go on is named: "its west side shows a road, that
 * of tile BA.L at 0,-1 field". */
static void note_need(rv_case *c, const rv_entry *e) {
    rv_game *g = c->game;
    const rv_tile *t = &g->rs->tiles[e->tile.tile]; /* as it is printed */
    const int pos = rv_pos(&g->board, e->x, e->y), quarters = e->tile.quarters;
    const rv_placed *placed = g->board.placed;
    int side = -1, other;
    rv_point_is(c, RV_AT_BRIDGE);
    if (rv_fit(g, t, quarters, pos) != rv_cut_code(g->rs, false)) {
        rv_note_step(c, RV_C_BRIDGE, "the tile could lie there without %s",
                     rv_values_beside(e, "bridge")->n > 1 ? "them" : "it");
        return;
    }
    do
        other = rv_placed_at(&g->board, rv_step(&g->board, pos, ++side));
    while (other == RV_NONE ||
           rv_sides_agree(g->rs, t, quarters, side, placed[other].tile, placed[other].quarters));
    rv_note_step(
        c, RV_C_BRIDGE_NEEDED,
        "without a bridge the tile could not lie there: its %s side is %s, that of %s is %s",
        rv_side_word(side), rv_why_side(g, t, quarters, side), rv_why_placed(g, other),
        rv_why_side(g, placed[other].tile, placed[other].quarters, rv_opposite(side)));
}

/* Each is judged as if it were built last: where roads go on the bridges behind it in the list are
 * there, too. Of a bridge over the tile itself the ends are not looked at where the cell is taken:
 * that is complained of later. */
static bool may_be_built(rv_case *c, rv_entry *e, const wanted *w, int n) {
    rv_game *g = c->game;
    int checkpoint = rv_checkpoint(g), at = rv_pos(&g->board, e->x, e->y);
    int most = g->option[RV_O_BRIDGES_PER_TURN];
    const char *allowed = rv_plural(&c->arena, most, "bridge");
    const rv_tile *as = e->as;
    const rv_value *b = w->typed;
    const char *where = rv_cell_name(g->rs, &c->arena, b->at.x, b->at.y);
    bool near = w->over || (w->placed != RV_NONE && abs(b->at.x - e->x) + abs(b->at.y - e->y) == 1);
    for (int i = n; i < rv_values_beside(e, "bridge")->n; i++) {
        const wanted later = wanted_in(g, e, i);
        if (later.pos != w->pos && later.as)
            put_over(c, e, &later);
    }
    const span s = {.under = w->under,
                    .pos = w->pos,
                    .axis = w->typed->word,
                    .laid = {rv_entry_tile(g->rs, e), e->tile.quarters},
                    .laid_at = w->over ? RV_NONE : at,
                    .no_ends = w->over && rv_placed_at(&g->board, at) != RV_NONE};
    bool may =
        (n == 1 || /* B-10: of one alone there is nothing to say */
         rv_require_by(c, RV_O_BRIDGES_PER_TURN, RV_D_BRIDGE_MANY, n <= most,
                       ("it is number %d of at most %s in a turn", n, allowed), (allowed))) &&
        rv_require(c, RV_D_BRIDGE_FAR, near, /* B-4: its tile is that, or shares a side with it */
                   ("%s%s", w->over ? "it goes over" : where,
                    w->over ? " the tile just laid" : " shares a side with the tile just laid"),
                   (where, rv_cell_name(g->rs, &c->arena, e->x, e->y))) &&
        (!s.under.tile || may_span(c, g, e->player, &s));
    rv_undo(g, checkpoint);
    e->as = as;
    return may;
}

static bool bridge_play(rv_case *c, rv_entry *e) {
    RV_SETTLE(c, e->as, NULL);
    for (int n = 1; n <= rv_values_beside(e, "bridge")->n; n++) {
        const wanted w = wanted_in(c->game, e, n - 1);
        if (w.over) /* then its cell goes without saying */
            RV_SETTLE(c, w.typed->there, false);
        const int x = w.over ? e->x : w.typed->at.x, y = w.over ? e->y : w.typed->at.y;
        rv_consider_thing(
            c, RV_AT_BRIDGE, w.typed->loc,
            (rv_at_cell){
                .there = true, .x = x, .y = y, .thing = "bridge", .axis = 1 + w.typed->word});
        if (!may_be_built(c, e, &w, n) && !rv_tolerated_without(c, w.as ? "" : "the bridge"))
            return false;
        if (rv_explains(c) && n == 1)
            note_need(c, e);
        if (!w.as)
            continue;
        put_over(c, e, &w);
        rv_spend_piece(c->game, e->player, bridge_piece(c->game));
        rv_tell_action(c->game, e->player, "bridge",
                       ((rv_about){RV_NONE, "bridge", rv_pos(&c->game->board, x, y)}), RV_C_BRIDGE,
                       "builds a bridge from %s at %s",
                       w.typed->word ? "west to east" : "north to south",
                       rv_cell_name(c->game->rs, c->game->arena, x, y));
    }
    return true;
}

/* B-9, B-10: a tile that does not fit, and for which no bridge is built. */
static void misfit(rv_case *c, const rv_entry *e, rv_buf *help) {
    rv_game *g = c->game;
    int most = g->option[RV_O_BRIDGES_PER_TURN];
    if (rv_values_beside(e, "bridge")->n)
        return;
    rv_ways ways = {.a = g->arena};
    rv_buf list = {.arena = g->arena}; /* "ew, ns@0,1" */
    const rv_spot s =
        rv_spot_at(g, &g->rs->tiles[e->tile.tile], rv_pos(&g->board, e->x, e->y), &ways);
    for (int i = 0; i < s.n; i++)
        if (rv_way_counts(&s, e->tile.quarters, i))
            rv_putf(&list, "%s%s", list.n ? " or " : "", rv_way_word(g, g->arena, &ways.list[i]));
    if (!rv_explains(c)) {
        if (list.n)
            rv_putf(help, "with the bridge %s it could lie there; ", rv_buf_text(&list));
        return;
    }
    rv_point_is(c, RV_AT_BRIDGE);
    if (list.n)
        rv_note_step(c, RV_C_BRIDGE_NEEDED, "with a bridge it could lie there: %s",
                     rv_buf_text(&list));
    else if (!bridges_left(g))
        rv_note_step(c, RV_D_NO_BRIDGE, "%s has no bridge left that could help",
                     rv_hook_label(g, g->turn.to_move));
    else
        rv_note_step(c, RV_C_ONE_BRIDGE, "no %s would make it fit",
                     most > 1 ? rv_plural(g->arena, most, "bridge") : "single bridge");
}

static void bridges_now(rv_game *g, rv_arena *a, rv_values *out) {
    for (int i = 0; i < g->board.nplaced; i++)
        if (bridge_over(&g->board, i) != RV_NONE)
            rv_add_value(a, out, rv_value_at(g->board.placed[i].x, g->board.placed[i].y))->word =
                bridge_over(&g->board, i);
}

static const rv_theme theme = {.about = "bridges", .pieces = "bridges"};

#define A_BRIDGE "a bridge goes ns or ew"
static const rv_shape a_bridge = {RV_SHAPE_TEXT, .form = "{ns|ew}[@{cell}]", .what = A_BRIDGE,
                                  .help =
                                      "Type ns or ew; or in quotes 'ns@0,1', over a tile beside "
                                      "the one that is laid."},
                      an_axis = {RV_SHAPE_TEXT, .form = "{ns|ew}", .what = A_BRIDGE};

static const rv_key bridge_keys[] = {
    {&rv_map_entry, "bridge",
     RV_EITHER(&a_bridge,
               RV_SHAPE(RV_SHAPE_LIST, .of = &a_bridge, .least = 1, .most = RV_BUILT_MOST)),
     &theme, .acts = RV_ACTS({RV_WHEN_PLACING, .play = bridge_play}), .rank = RV_RANK_PLACING,
     .of_tiles = true, .cite = RV_D_BRIDGE_PILLAR},
    {&rv_map_document, "bridges", RV_PAIRS(&rv_shape_cell, &an_axis), &theme, .now = bridges_now,
     .acts = RV_ACTS({RV_WHEN_POSITION, .each = check_bridge}), .rank = RV_RANK_GAMES,
     .of_positions = true, .cite = RV_D_BRIDGE_TWICE, .sample = "{'0,1': ew}"},
    {0},
};

static const rv_construction construction = {.key = "bridge",
                                             .needed = RV_C_BRIDGE_NEEDED,
                                             .aside = RV_C_BRIDGE_ASIDE,
                                             .most = most,
                                             .prepare = prepare,
                                             .ways = ways,
                                             .build = build,
                                             .word = word,
                                             .lies_as = lies_as,
                                             .misfit = misfit};

/* ---- the module ---------------------------------------------------------------------------- */

static void begin(rv_game *g) {
    bridges *b = bridges_of(g);
    int n = g->rs->ntiles + g->rs->nunlisted, line = rv_line_kind(g->rs), area = 0;
    uint8_t *list = RV_NEWS(g->arena, uint8_t, n);
    while (area < g->rs->nkinds && !g->rs->kinds[area].area)
        area++;
    for (int i = 0; i < g->rs->ntiles; i++) /* not those that nobody has described yet */
        for (int axis = 0; axis < AXES; axis++) {
            const rv_tile *t = &g->rs->tiles[i];
            if (shows_field(g->rs, t, 0, axis) && shows_field(g->rs, t, 0, axis + 2) &&
                t->nregions < RV_TILE_REGIONS && end_code(g->rs, t, axis))
                list[i] = (uint8_t)(list[i] | 1u << axis);
        }
    b->spans = list;
    b->road = g->rs->edge_faces[road_code(g->rs, line, area)];
    b->plan = RV_NEW(g->arena, plan);
    g->modules.construction = is_played(g) ? &construction : NULL;
    g->modules.builds = (int8_t)bridge_piece(g);
    b->tiles = rv_alloc(g->arena, (size_t)n * sizeof(rv_tile *[2]));
}

static int standing(const rv_game *g, int piece) {
    int n = 0;
    for (int i = 0; i < g->board.nplaced && piece == bridge_piece(g); i++)
        n += g->board.placed[i].tile->built != RV_NO_REGION;
    return n;
}

/* ---- what must hold of rulesets ------------------------------------------------------------ */

static bool bridges_know_kinds(const rv_ruleset_check *s) {
    return !rv_plays(s->rs, "bridges") || (rv_count_kinds(s->rs, rv_kind_is_area) == 1 &&
                                           rv_count_kinds(s->rs, rv_kind_is_line) == 1);
}

#include "gen/invariants-bridges.def" /* rows */

const rv_module rv_bridges_module = {
    .name = "bridges",
    .state_size = sizeof(bridges),
    .keys = bridge_keys,
    .begin = begin,
    .standing = standing,
    .checks = {.pieces = "bridges", .rows = rows},
};
