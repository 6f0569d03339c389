/* river_stack.c - which tiles of the box are played with, and which come first. */
#include "core/score.h"
#include "core/stack.h"
#include "games/river/river.h"
#include "judge/case.h"

/* The values of options, in the order of river.def. */
enum { START_OUT, START_MIXED, START_RIVER, START_AFTER };
enum { RIVER_BOTH = 2 };
enum { LAKE_VOLCANO, LAKE_PLAIN };

/* ---- what is played with ------------------------------------------------------------------- */

/* The start tile of the game that is extended; RV_NONE. */
static int start_tile(const rv_ruleset *rs) {
    const char *spring = rs->start_tile < 0 ? "" : rs->tiles[rs->start_tile].id;
    for (const rv_ruleset *b = rs->base; b; b = b->base)
        if (b->start_tile >= 0 && strcmp(b->tiles[b->start_tile].id, spring) != 0)
            return rv_tile_find(rs, rv_str_of(b->tiles[b->start_tile].id));
    return RV_NONE;
}

/* of two rivers one lake is left out. */
static bool is_other_lake(const rv_game *g, const rv_tile *t) {
    bool smokes = rv_ruleset_shows(g->rs, t->symbols, "volcano");
    return rv_ruleset_shows(g->rs, t->symbols, "lake") &&
           smokes == (g->option[RV_O_BOTH_LAKE] == LAKE_PLAIN);
}

static int left_out(const rv_game *g, int tile, int start) {
    const rv_tile *t = &g->rs->tiles[tile];
    int river = g->option[RV_O_RIVER];
    if (!t->part) /* */
        return g->option[RV_O_RIVER_START] == START_OUT && tile == start;
    bool out = river == RIVER_BOTH ? is_other_lake(g, t) : t->part != river + 1; /* */
    return out ? rv_copies(g, tile) : 0;
}

/* ---- what comes first ---------------------------------------------------------------------- */

enum { LAYER_FORK, LAYER_RIVER, LAYER_LAKE, LAYER_START, LAYER_REST, LAYERS };
_Static_assert(LAYERS < RV_LAYERS, "the core has room for them");

static bool is_fork(unsigned sides) {
    return __builtin_popcount(sides) > 2;
}

/* the first copy of the start tile is the one with the dark back. */
static rv_layer layer_of(const rv_game *g, int tile, int start) {
    const rv_rivers *r = rv_rivers_of(g);
    int when = g->option[RV_O_RIVER_START];
    rv_layer rest = {LAYER_REST, LAYER_REST};
    if (tile < g->rs->ntiles && rv_is_river(g, tile))
        rest.first = rest.others = is_fork(r->sides[tile])                ? LAYER_FORK
                                   : g->rs->tiles[tile].symbols & r->lake ? LAYER_LAKE
                                                                          : LAYER_RIVER;
    else if (tile == start && when >= START_RIVER)
        rest.first = when == START_RIVER ? LAYER_RIVER : LAYER_START;
    return rest;
}

#define FORK                                                                                       \
    { RV_D_FORK_FIRST, RV_NONE }
#define RIVER                                                                                      \
    { RV_D_RIVER_FIRST, RV_NONE }
#define LAKE                                                                                       \
    { RV_D_LAKE_LAST, RV_NONE }
#define START                                                                                      \
    { RV_D_START_FIRST, RV_O_RIVER_START }
static const rv_early early[][RV_LAYERS] = {
    [LAYER_FORK] =
        {[LAYER_RIVER] = FORK, [LAYER_LAKE] = FORK, [LAYER_START] = FORK, [LAYER_REST] = FORK},
    [LAYER_RIVER] = {[LAYER_LAKE] = LAKE, [LAYER_START] = RIVER, [LAYER_REST] = RIVER},
    [LAYER_LAKE] = {[LAYER_START] = RIVER, [LAYER_REST] = RIVER},
    [LAYER_START] = {[LAYER_REST] = START},
};

void rv_river_stack(rv_game *g) {
    int n = g->rs->ntiles + g->rs->nunlisted + 1, start = start_tile(g->rs);
    rv_layer *layers = RV_NEWS(g->arena, rv_layer, n);
    for (int i = 0; i < n; i++)
        layers[i] = layer_of(g, i, start);
    for (int i = 0; i < g->rs->ntiles; i++)
        rv_leave_out(g, i, left_out(g, i, start));
    g->layers = layers;
    g->early = early;
    g->terms.set_option = RV_O_RIVER;
}

/* ---- what is left over --------------------------------------------------------------------- */

/* As long as no spring lies, it is to come. */
static bool goes_on(const rv_game *g) {
    bool lies = false;
    for (int n = 0; n < g->nnodes; n++) {
        bool bare = rv_is_root(g, n) && rv_is_bare_line(rv_kind_of(g, n));
        if (bare && g->nodes[n].open)
            return true;
        lies |= bare;
    }
    return !lies;
}

void rv_river_ends(rv_game *g) {
    int n = 0;
    if (goes_on(g))
        return;
    for (int i = 0; i < g->rs->ntiles; i++)
        for (; rv_is_river(g, i) && rv_copies_left(g, i) > 0; n++)
            rv_draw(g, i);
    if (n && rv_listened(g))
        rv_tell_action(g, RV_NONE, "river", RV_ABOUT_NOTHING, RV_L_RIVER_LEFT,
                       rv_printf(g->arena, "%s of the river %s left over, and removed",
                                 rv_plural(g->arena, n, "tile"), n == 1 ? "is" : "are"));
}
