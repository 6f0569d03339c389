#include "games/river/river.h"
#include "core/score.h"
#include "ruleset/ruleset_sound.h"

/* The values of options, in the order of river.def. */
enum { LAKE_AGAIN, LAKE_ONCE };

static uint16_t mark_of(const rv_ruleset *rs, const char *key) {
    int mark = rv_symbol_find(rs, rv_str_of(key));
    return (uint16_t)(mark < 0 ? 0 : 1u << mark);
}

/* ---- fields -------------------------------------------------------------------------------- */

static bool is_field(const rv_game *g, const rv_placed *p, int r) {
    return r != RV_NO_REGION && g->rs->kinds[p->tile->regions[r].kind].area;
}

/* the banks are one field, at each side by which the river leaves. */
static void join_banks(rv_game *g, int placed) {
    const rv_placed *p = &g->placed[placed];
    RV_EACH_BIT(rv_rivers_of(g)->sides[p->index], side) {
        int left = p->tile->region_at[3 * side], right = p->tile->region_at[3 * side + 2];
        if (is_field(g, p, left) && is_field(g, p, right))
            rv_unite_here(g, placed, rv_node_of(p, left), rv_node_of(p, right));
    }
}

/* round the spring, which is printed as two fields. */
static void join_round_spring(rv_game *g, int placed) {
    const rv_placed *p = &g->placed[placed];
    int first = RV_NO_REGION;
    for (int r = 0; r < p->tile->nregions; r++) {
        if (is_field(g, p, r) && first != RV_NO_REGION)
            rv_unite_here(g, placed, rv_node_of(p, first), rv_node_of(p, r));
        first = first == RV_NO_REGION && is_field(g, p, r) ? r : first;
    }
}

/* ---- a tile of it is laid ------------------------------------------------------------------- */

static void laid(rv_game *g, int placed) {
    rv_rivers *r = rv_rivers_of(g);
    const rv_placed *p = &g->placed[placed];
    if (!rv_is_river(g, p->index))
        return;
    if (g->option[RV_O_RIVER_DIVIDES] == RV_V_NO)
        join_banks(g, placed);
    if (p->tile->symbols & r->spring && g->option[RV_O_SPRING_DIVIDES] == RV_V_NO)
        join_round_spring(g, placed);
    if (p->tile->symbols & r->volcano && p->tile->symbols & r->lake &&
        g->option[RV_O_VOLCANO_LAKE] == LAKE_AGAIN)
        RV_SET(g, r->smokes, placed);
}

/* Whether the tile of this turn is a lake with a volcano that gives another. */
static bool smokes(const rv_game *g) {
    return g->last != RV_NONE && rv_rivers_of(g)->smokes == g->last;
}

static int bars(const rv_game *g, int node, int now) {
    (void)node;
    return smokes(g) ? RV_D_LAKE_FOLLOWER : now;
}

/* the next entry is his, before a second part that a builder gives, and with it. */
static void turn_ending(rv_game *g) {
    if (!smokes(g))
        return;
    RV_SET(g, g->extra, g->extra + 1);
    RV_SET(g, g->soon, (uint8_t)(g->soon + 1));
    if (rv_listened(g))
        rv_tell_action(g, g->to_move, "lake", RV_ABOUT_NOTHING, RV_L_LAKE_AGAIN,
                       "takes another tile at once, for the lake with the volcano");
}

static void turn_over(rv_game *g) {
    rv_rivers *r = rv_rivers_of(g);
    if (r->smokes != RV_NONE)
        RV_SET(g, r->smokes, RV_NONE);
    if (g->last != RV_NONE && rv_is_river(g, g->placed[g->last].index))
        rv_river_ends(g);
}

/* ---- the herd of pigs ---------------------------------------------------------------------- */

/* castles, too; to whoever scores the field. */
static int pays_more(const rv_game *g, int player, int field, rv_buf *by) {
    (void)player;
    if (g->option[RV_O_PIG_HERD] == RV_V_NO || !(g->nodes[field].symbols & rv_rivers_of(g)->herd))
        return 0;
    if (by)
        rv_putf(by, "%s herd of pigs", by->n ? " and" : "");
    return g->rs->numbers[RV_N_HERD_PAYS];
}

/* ---- the module ---------------------------------------------------------------------------- */

static const uint8_t *sides_of_tiles(const rv_game *g) {
    uint8_t *sides = RV_NEWS(g->arena, uint8_t, g->rs->ntiles + 1);
    for (int i = 0; i < g->rs->ntiles; i++)
        for (int r = 0; r < g->rs->tiles[i].nregions; r++)
            if (g->rs->kinds[g->rs->tiles[i].regions[r].kind].bare)
                sides[i] |= g->rs->tiles[i].regions[r].sides;
    return sides;
}

/* Is there a lake in the game that gives a turn more? */
static bool gives_again(const rv_game *g) {
    const rv_rivers *r = rv_rivers_of(g);
    for (int i = 0; i < g->rs->ntiles && g->option[RV_O_VOLCANO_LAKE] == LAKE_AGAIN; i++)
        if (rv_copies(g, i) > 0 && g->rs->tiles[i].symbols & r->volcano)
            return true;
    return false;
}

static void begin(rv_game *g) {
    rv_rivers *r = rv_rivers_of(g);
    *r = (rv_rivers){.sides = sides_of_tiles(g),
                     .spring = mark_of(g->rs, "spring"),
                     .lake = mark_of(g->rs, "lake"),
                     .volcano = mark_of(g->rs, "volcano"),
                     .herd = mark_of(g->rs, "herd"),
                     .start = rv_river_start(g->rs),
                     .smokes = RV_NONE};
    g->terms.set_option = RV_O_RIVER;
    if (gives_again(g)) {
        g->terms.extra_most++;
        g->terms.extra_by = "lake with a volcano";
    }
}

const rv_module rv_river_module = {
    .name = "river",
    .state_size = sizeof(rv_rivers),
    .begin = begin,
    .copies = rv_river_copies,
    .layer = rv_river_layer,
    .in_time = rv_river_in_time,
    .may_lie = rv_river_may_lie,
    .laid = laid,
    .stands = rv_river_ends,
    .bars = bars,
    .turn_ending = turn_ending,
    .turn_over = turn_over,
    .pays_more = pays_more,
};

/* ---- what must hold of rulesets ------------------------------------------------------------ */

static const char *part(const rv_ruleset *rs) {
    for (int i = 0; i < rs->ntiles; i++)
        if (rs->tiles[i].part)
            return "tiles of a `part`";
    return rs->options[RV_O_RIVER].offered ? "the option river" : NULL;
}

static bool is_river_kind(const rv_kind *k) {
    return k->bare && k->line;
}

/* The river begins at the start tile. */
static bool has_spring(const rv_sounding *s) {
    const rv_ruleset *rs = s->rs;
    return !rv_plays(rs, "river") ||
           (rv_count_kinds(rs, is_river_kind) == 1 && rs->start_tile >= 0 &&
            rv_ruleset_shows(rs, rs->tiles[rs->start_tile].symbols, "spring"));
}

static const rv_invariant rows[] = {
    {"spring", has_spring, "kinds marks start_tile module",
     "a river needs a kind that is a bare line, and the mark `spring` on its start tile"},
    {0},
};

const rv_game_sound rv_river_sound = {part, rows};
