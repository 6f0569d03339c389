/* river.c - the river: its tiles come before all others, and each goes on from an open end (R-8,
 *
 *
 * The river is a kind of line that is bare: nobody stands on it, and it scores nothing. An open end
 * of it is an open end of a feature; no other tile has such an edge, so its cell is barred for good
 * (R-20).
 */
#include "core/stack.h"
#include "judge/case.h"

/* The values of options, in the order of river.def. */
enum { U_TURN_ALLOWED = 1 };
enum { START_RIVER = 2, START_AFTER };
enum { RIVER_BOTH = 2 };
enum { LAKE_VOLCANO, LAKE_PLAIN };
enum { LAKE_AGAIN, LAKE_ONCE };

typedef struct rivers {
    const uint8_t *sides;                   /* by tile: bit set of the sides with river, unturned */
    rv_symbols spring, lake, volcano, herd; /* marks, as in rv_tile.symbols */
} rivers;

static rivers *rivers_of(const rv_game *g) {
    return g->modules.state[RV_MODULE_RIVER];
}

static bool is_river(const rv_ruleset *rs, int tile) {
    return rs->tiles[tile].bare;
}

/* The sides of the board at which a tile that lies, or would lie turned, has river: a bit set. */
static unsigned river_sides(const rv_game *g, const rv_tile *t, int quarters) {
    const rv_tile *all = g->rs->tiles;
    unsigned sides = 0;
    if (t >= all && t < all + g->rs->ntiles)
        return rv_turned_sides(quarters, rivers_of(g)->sides[t - all]);
    for (int r = 0; r < t->nregions; r++) /* with something built over it */
        sides |= rv_is_bare_line(&g->rs->kinds[t->regions[r].kind]) ? t->regions[r].sides : 0u;
    return rv_turned_sides(quarters, sides);
}

static unsigned sides_at(const rv_game *g, int placed) {
    return river_sides(g, g->board.placed[placed].tile, g->board.placed[placed].quarters);
}

/* The tile beyond a side that has river towards it; RV_NONE. */
static int upstream(const rv_game *g, int pos, int side) {
    int other = rv_placed_at(&g->board, rv_step(&g->board, pos, side));
    return other != RV_NONE && sides_at(g, other) >> rv_opposite(side) & 1 ? other : RV_NONE;
}

static int root_beyond(const rv_game *g, int pos, int side) {
    const rv_placed *p = &g->board.placed[upstream(g, pos, side)];
    int port = 3 * rv_opposite(side) + 1;
    return rv_root(&g->board, rv_node_of(p, rv_tile_region(p->tile, p->quarters, port)));
}

/* ---- how it turns -------------------------------------------------------------------------- */

/* How the river turns that comes in by one side and leaves by another: clockwise, in quarters. */
enum { STRAIGHT, RIGHT, BACK, LEFT };

static int turn_of(int in, int out) {
    return (out - rv_opposite(in)) & 3;
}

/* Whether the river leads to the spring behind a side of a tile. There are few tiles; rings, which
 * only a position can have, end with the steps. */
static bool leads_to_spring(const rv_game *g, int placed, int side, int *steps) {
    int next = upstream(g, g->board.placed[placed].pos, side), from = rv_opposite(side);
    if (next == RV_NONE || --*steps < 0)
        return false;
    if (g->board.placed[next].tile->symbols & rivers_of(g)->spring)
        return true;
    RV_EACH_BIT(sides_at(g, next) & ~(1u << from), out)
        if (leads_to_spring(g, next, (int)out, steps))
            return true;
    return false;
}

/* R-11 … R-14: two tiles, one behind the other, that turn the same way; on a fork the river turns
 * as it comes from the spring. */
static bool turns_well(rv_case *c, const rv_game *g, const rv_tile *t, unsigned sides, int pos,
                       int in) {
    const int behind = upstream(g, pos, in), by = rv_opposite(in);
    const unsigned others = sides_at(g, behind) & ~(1u << by);
    int steps = 1000, before = RV_NONE, same = STRAIGHT;
    RV_EACH_BIT(others, from)
        if (before == RV_NONE &&
            (!(others & (others - 1)) || leads_to_spring(g, behind, (int)from, &steps)))
            before = turn_of((int)from, by);
    RV_EACH_BIT(sides & ~(1u << in), out)
        same = turn_of(in, (int)out) == before ? before : same;
    return rv_require_by(c, RV_O_U_TURN, RV_D_U_TURN,
                         same == STRAIGHT || g->option[RV_O_U_TURN] == U_TURN_ALLOWED,
                         ("the river does not turn the same way twice in a row%s",
                          same == STRAIGHT ? "" : ", or may"),
                         (rv_tile_name(g->arena, g->rs, t), rv_cell_at(g, g->arena, pos),
                          same == RIGHT  ? "right"
                          : same == LEFT ? "left"
                                         : "no way"));
}

/* ---- where it goes on ---------------------------------------------------------------------- */

/* Whether a tile may lie there; of a tile without river all is true. */
static bool river_may_lie(rv_case *c, rv_game *g, const rv_tile *t, int quarters, int pos,
                          bool now) {
    unsigned sides = river_sides(g, t, quarters), met = 0;
    bool ring = false;
    if (!sides)
        return now;
    RV_EACH_BIT(sides, side) {
        if (upstream(g, pos, (int)side) == RV_NONE)
            continue;
        RV_EACH_BIT(met, other)
            ring |= root_beyond(g, pos, (int)side) == root_beyond(g, pos, (int)other);
        met |= 1u << side;
    }
    if (!met && t->symbols & rivers_of(g)->spring) /* CO-7 */
        return now;
    rv_point_is(c, RV_AT_RIVER);
    return rv_needs(c, RV_D_RIVER_APART, met != 0, /* */
                    ("it goes on from the river, at its %s side", rv_side_word(__builtin_ctz(met))),
                    (rv_tile_name(g->arena, g->rs, t), rv_cell_at(g, g->arena, pos))) &&
           rv_needs(c, RV_D_RIVER_RING, !ring, /* */
                    ("it joins no two ends of the river"),
                    (rv_tile_name(g->arena, g->rs, t), rv_cell_at(g, g->arena, pos))) &&
           turns_well(c, g, t, sides, pos, __builtin_ctz(met)) && now;
}

/* ---- what is played with ------------------------------------------------------------------- */

static bool is_left_out(const rv_game *g, const rv_tile *t) {
    const int river = g->option[RV_O_RIVER];
    const bool smokes = rv_ruleset_shows(g->rs, t->symbols, "volcano");
    return river == RIVER_BOTH
               ? rv_ruleset_shows(g->rs, t->symbols, "lake") && /* of two, one lake */
                     smokes == (g->option[RV_O_BOTH_LAKE] == LAKE_PLAIN)
               : t->part != river + 1; /* */
}

/* ---- what comes first ---------------------------------------------------------------------- */

enum { BATCH_FORK = 1, BATCH_RIVER, BATCH_LAKE, BATCH_START, BATCH_REST, BATCHES };

/* the first copy of the start tile is the one with the dark back. */
static rv_batch batch_of(const rv_game *g, int tile, int start) {
    const rivers *r = rivers_of(g);
    int when = g->option[RV_O_START_TILE];
    rv_batch rest = {BATCH_REST, BATCH_REST};
    if (tile < g->rs->ntiles && is_river(g->rs, tile))
        rest.first = rest.others = __builtin_popcount(r->sides[tile]) > 2 ? BATCH_FORK
                                   : g->rs->tiles[tile].symbols & r->lake ? BATCH_LAKE
                                                                          : BATCH_RIVER;
    else if (tile == start && when >= START_RIVER)
        rest.first = when == START_RIVER ? BATCH_RIVER : BATCH_START;
    return rest;
}

static rv_early early(int drawn, int batch) {
    const bool river = drawn != BATCH_START;
    return (rv_early){drawn == BATCH_FORK   ? RV_D_FORK_FIRST
                      : batch == BATCH_LAKE ? RV_D_LAKE_LAST
                      : river               ? RV_D_RIVER_FIRST
                                            : RV_D_START_FIRST,
                      river ? RV_NONE : RV_O_START_TILE};
}

/* ---- what is left over --------------------------------------------------------------------- */

/* When no end is open, the tiles that are left are removed. As long as no spring lies, it is
 * to come. */
static void river_ends(rv_game *g) {
    bool lies = false;
    int n = 0;
    for (int i = 0; i < g->board.nnodes; i++) {
        bool bare = rv_is_root(&g->board, i) && rv_is_bare_line(rv_kind_of(g, i));
        if (bare && g->board.nodes[i].open)
            return;
        lies |= bare;
    }
    if (!lies)
        return;
    for (int i = 0; i < g->rs->ntiles; i++)
        for (; is_river(g->rs, i) && rv_copies_left(g, i) > 0; n++)
            rv_draw(g, i);
    if (n)
        rv_tell_action(g, RV_NONE, "river", RV_ABOUT_NOTHING, RV_C_RIVER_LEFT,
                       "%s of the river %s left over, and removed", rv_plural(g->arena, n, "tile"),
                       n == 1 ? "is" : "are");
}

/* ---- fields -------------------------------------------------------------------------------- */

/* For each region the one with which it is joined, plus one. */
typedef uint8_t joined[RV_TILE_REGIONS];

static bool is_field(const rv_ruleset *rs, const rv_tile *t, int r) {
    return r != RV_NO_REGION && rs->kinds[t->regions[r].kind].area;
}

static int first_of(const uint8_t *with, int r) {
    while (with[r])
        r = with[r] - 1;
    return r;
}

static void join(uint8_t *with, int a, int b) {
    a = first_of(with, a);
    b = first_of(with, b);
    if (a != b)
        with[a > b ? a : b] = (uint8_t)(1 + (a < b ? a : b));
}

static void join_fields(rv_game *g) {
    const rivers *r = rivers_of(g);
    joined *all = RV_NEWS(g->arena, joined, g->rs->ntiles + g->rs->nunlisted + 1);
    for (int i = 0; i < g->rs->ntiles; i++) {
        const rv_tile *t = &g->rs->tiles[i];
        /* the banks are one field, at each side by which the river leaves */
        RV_EACH_BIT(g->option[RV_O_RIVER_DIVIDES] == RV_V_NO ? r->sides[i] : 0u, side) {
            int left = t->region_at[3 * side], right = t->region_at[3 * side + 2];
            if (is_field(g->rs, t, left) && is_field(g->rs, t, right))
                join(all[i], left, right);
        }
        if (!(t->symbols & r->spring) || g->option[RV_O_SPRING_DIVIDES] != RV_V_NO)
            continue;
        int first = 0; /* so are two printed round the spring */
        while (first < t->nregions && !is_field(g->rs, t, first))
            first++;
        for (int k = first + 1; k < t->nregions; k++)
            if (is_field(g->rs, t, k))
                join(all[i], first, k);
    }
    g->board.joined = (const joined *)all;
}

/* ---- a tile of it is laid ------------------------------------------------------------------- */

/* the next entry is his, before a second part that a builder gives, and with it. */
static const char again[] = "takes another tile at once, for the lake with the volcano";

static void turn_ending(rv_game *g) {
    if (!rv_last_takes_no_follower(g))
        return;
    rv_owe_turns(g, 1);
    RV_ADD(g, g->turn.soon, 1);
    rv_tell_action(g, g->turn.to_move, "lake", RV_ABOUT_NOTHING, RV_C_LAKE_AGAIN, "%s", again);
}

/* In a position it is not known which tile was the last. */
static void turn_over(rv_game *g) {
    if (g->turn.last == RV_NONE || is_river(g->rs, g->board.placed[g->turn.last].index))
        river_ends(g);
}

/* ---- the herd of pigs ---------------------------------------------------------------------- */

/* castles, too; to whoever scores the field. */
static int pays_more(const rv_game *g, int player, int field, rv_better *by) {
    (void)player;
    if (g->option[RV_O_PIG_HERD] == RV_V_NO ||
        !(g->board.nodes[field].symbols & rivers_of(g)->herd))
        return 0;
    if (by)
        rv_make_better(by, "herd of pigs", g->rs->options[RV_O_PIG_HERD].rule);
    return g->rs->numbers[RV_N_HERD_PAYS];
}

/* ---- the module ---------------------------------------------------------------------------- */

static void begin(rv_game *g) {
    rivers *r = rivers_of(g);
    uint8_t *sides = RV_NEWS(g->arena, uint8_t, g->rs->ntiles + 1);
    bool again_given = false; /* is there a lake in the game that gives a turn more? */
    for (int i = 0; i < g->rs->ntiles; i++)
        for (int k = 0; k < g->rs->tiles[i].nregions; k++)
            if (rv_is_bare_line(&g->rs->kinds[g->rs->tiles[i].regions[k].kind]))
                sides[i] |= g->rs->tiles[i].regions[k].sides;
    *r = (rivers){.sides = sides,
                  .spring = rv_symbol_of(g->rs, "spring"),
                  .lake = rv_symbol_of(g->rs, "lake"),
                  .volcano = rv_symbol_of(g->rs, "volcano"),
                  .herd = rv_symbol_of(g->rs, "herd")};
    /* which tiles are played with, and when they are drawn (R-2 … R-8) */
    int n = g->rs->ntiles + g->rs->nunlisted + 1, start = rv_replaced_start(g->rs);
    rv_batch *batches = RV_NEWS(g->arena, rv_batch, n);
    for (int i = 0; i < n; i++)
        batches[i] = batch_of(g, i, start);
    for (int i = 0; i < g->rs->ntiles; i++)
        if (g->rs->tiles[i].part && is_left_out(g, &g->rs->tiles[i]))
            rv_leave_out(g, i, rv_copies(g, i));
    g->stack.batches = batches;
    g->stack.early = early;
    g->terms.set_option = RV_O_RIVER;
    join_fields(g);
    for (int i = 0; i < g->rs->ntiles && g->option[RV_O_VOLCANO_LAKE] == LAKE_AGAIN; i++)
        again_given |= rv_copies(g, i) > 0 && g->rs->tiles[i].symbols & r->volcano &&
                       g->rs->tiles[i].symbols & r->lake;
    if (again_given) {
        g->figures.no_follower_marks = r->lake | r->volcano; /* */
        g->terms.no_follower = RV_D_LAKE_FOLLOWER;
        g->terms.extra.most++;
        g->terms.extra.by = "lake with a volcano";
        g->terms.extra.again = (rv_ground){again, RV_C_LAKE_AGAIN};
        g->terms.extra.once =
            (rv_ground){"has laid the tile that the lake with the volcano gives", RV_C_LAKE_ONCE};
    }
}

/* ---- what must hold of rulesets ------------------------------------------------------------ */

static const char *part(const rv_ruleset *rs) {
    for (int i = 0; i < rs->ntiles; i++)
        if (rs->tiles[i].part)
            return "tiles of a `part`";
    return NULL;
}

static bool shows_spring(const rv_ruleset *rs, int tile) {
    return tile >= 0 && rv_ruleset_shows(rs, rs->tiles[tile].symbols, "spring");
}

/* The river begins at the start tile, or where that is another's at the tile that is drawn first.
 */
static bool has_spring(const rv_ruleset_check *s) {
    const rv_ruleset *rs = s->rs;
    return !rv_plays(rs, "river") ||
           (rv_count_kinds(rs, rv_is_bare_line) == 1 &&
            (shows_spring(rs, rs->start_tile) || shows_spring(rs, rs->first_tile)));
}

#include "gen/invariants-river.def" /* rows */

const rv_module rv_river_module = {
    .name = "river",
    .state_size = sizeof(rivers),
    .begin = begin,
    .may_lie = river_may_lie,
    .turn_ending = turn_ending,
    .turn_over = turn_over,
    .pays_more = pays_more,
    .checks = {.part = part, .rows = rows},
};
