#include "games/river/river.h"
#include "core/score.h"
#include "ruleset/ruleset_sound.h"

/* The values of options, in the order of river.def. */
enum { LAKE_AGAIN, LAKE_ONCE };

static rv_symbols mark_of(const rv_ruleset *rs, const char *key) {
    int mark = rv_symbol_find(rs, rv_str_of(key));
    return mark < 0 ? 0 : (rv_symbols)1 << mark;
}

/* ---- fields -------------------------------------------------------------------------------- */

/* By region: that with which it is joined, plus one. */
typedef uint8_t joined[RV_TILE_REGIONS];

static bool is_field(const rv_game *g, const rv_tile *t, int r) {
    return r != RV_NO_REGION && g->rs->kinds[t->regions[r].kind].area;
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

/* the banks are one field, at each side by which the river leaves. */
static void join_banks(const rv_game *g, int tile, uint8_t *with) {
    const rv_tile *t = &g->rs->tiles[tile];
    RV_EACH_BIT(rv_rivers_of(g)->sides[tile], side) {
        int left = t->region_at[3 * side], right = t->region_at[3 * side + 2];
        if (is_field(g, t, left) && is_field(g, t, right))
            join(with, left, right);
    }
}

/* round the spring, which is printed as two fields. */
static void join_round_spring(const rv_game *g, int tile, uint8_t *with) {
    const rv_tile *t = &g->rs->tiles[tile];
    int first = 0;
    while (first < t->nregions && !is_field(g, t, first))
        first++;
    for (int r = first + 1; r < t->nregions; r++)
        if (is_field(g, t, r))
            join(with, first, r);
}

static void join_fields(rv_game *g) {
    joined *all = RV_NEWS(g->arena, joined, g->rs->ntiles + g->rs->nunlisted + 1);
    for (int i = 0; i < g->rs->ntiles; i++) {
        if (g->option[RV_O_RIVER_DIVIDES] == RV_V_NO)
            join_banks(g, i, all[i]);
        if (g->rs->tiles[i].symbols & rv_rivers_of(g)->spring &&
            g->option[RV_O_SPRING_DIVIDES] == RV_V_NO)
            join_round_spring(g, i, all[i]);
    }
    g->joined = (const joined *)all;
}

/* ---- a tile of it is laid ------------------------------------------------------------------- */

/* the next entry is his, before a second part that a builder gives, and with it. */
static const char again[] = "takes another tile at once, for the lake with the volcano";

static void turn_ending(rv_game *g) {
    if (!rv_is_shunned(g))
        return;
    rv_owe_turns(g, 1);
    RV_SET(g, g->soon, (uint8_t)(g->soon + 1));
    if (rv_listened(g))
        rv_tell_action(g, g->to_move, "lake", RV_ABOUT_NOTHING, RV_L_LAKE_AGAIN, again);
}

/* Of a position it is not known which tile was the last. */
static void turn_over(rv_game *g) {
    if (g->last == RV_NONE || rv_is_river(g, g->placed[g->last].index))
        rv_river_ends(g);
}

/* ---- the herd of pigs ---------------------------------------------------------------------- */

/* castles, too; to whoever scores the field. */
static int pays_more(const rv_game *g, int player, int field, rv_better *by) {
    (void)player;
    if (g->option[RV_O_PIG_HERD] == RV_V_NO || !(g->nodes[field].symbols & rv_rivers_of(g)->herd))
        return 0;
    if (by)
        rv_make_better(by, "herd of pigs", g->rs->options[RV_O_PIG_HERD].rule);
    return g->rs->numbers[RV_N_HERD_PAYS];
}

/* ---- the module ---------------------------------------------------------------------------- */

static const uint8_t *sides_of_tiles(const rv_game *g) {
    uint8_t *sides = RV_NEWS(g->arena, uint8_t, g->rs->ntiles + 1);
    for (int i = 0; i < g->rs->ntiles; i++)
        for (int r = 0; r < g->rs->tiles[i].nregions; r++)
            if (rv_is_bare_line(&g->rs->kinds[g->rs->tiles[i].regions[r].kind]))
                sides[i] |= g->rs->tiles[i].regions[r].sides;
    return sides;
}

/* Is there a lake in the game that gives a turn more? */
static bool gives_again(const rv_game *g) {
    const rv_rivers *r = rv_rivers_of(g);
    for (int i = 0; i < g->rs->ntiles && g->option[RV_O_VOLCANO_LAKE] == LAKE_AGAIN; i++)
        if (rv_copies(g, i) > 0 && g->rs->tiles[i].symbols & r->volcano &&
            g->rs->tiles[i].symbols & r->lake)
            return true;
    return false;
}

static void begin(rv_game *g) {
    rv_rivers *r = rv_rivers_of(g);
    *r = (rv_rivers){.sides = sides_of_tiles(g),
                     .spring = mark_of(g->rs, "spring"),
                     .lake = mark_of(g->rs, "lake"),
                     .volcano = mark_of(g->rs, "volcano"),
                     .herd = mark_of(g->rs, "herd")};
    rv_river_stack(g);
    join_fields(g);
    if (gives_again(g)) {
        g->shunned = r->lake | r->volcano; /* */
        g->terms.shunned_law = RV_D_LAKE_FOLLOWER;
        g->terms.extra_most++;
        g->terms.extra_by = "lake with a volcano";
        g->terms.again = again;
        g->terms.once = "has laid the tile that the lake with the volcano gives";
        g->terms.again_law = RV_L_LAKE_AGAIN;
        g->terms.once_law = RV_L_LAKE_ONCE;
    }
}

const rv_module rv_river_module = {
    .name = "river",
    .state_size = sizeof(rv_rivers),
    .begin = begin,
    .may_lie = rv_river_may_lie,
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

static bool shows_spring(const rv_ruleset *rs, int tile) {
    return tile >= 0 && rv_ruleset_shows(rs, rs->tiles[tile].symbols, "spring");
}

/* The river begins at the start tile, or where that is another's at the tile that is drawn first.
 */
static bool has_spring(const rv_sounding *s) {
    const rv_ruleset *rs = s->rs;
    return !rv_plays(rs, "river") ||
           (rv_count_kinds(rs, rv_is_bare_line) == 1 &&
            (shows_spring(rs, rs->start_tile) || shows_spring(rs, rs->first_tile)));
}

static const rv_invariant rows[] = {
    {"spring", has_spring, "kinds marks start_tile module",
     "a river needs a kind that is a bare line, and the mark `spring` on its start tile"},
    {0},
};

const rv_game_sound rv_river_sound = {part, rows};
