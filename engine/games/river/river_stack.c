/* river_stack.c - which tiles of the box are played with, and which come first. */
#include "core/score.h"
#include "core/stack.h"
#include "games/river/river.h"
#include "judge/case.h"
#include "record/write.h"

/* The values of options, in the order of river.def. */
enum { START_OUT, START_MIXED, START_RIVER, START_AFTER };
enum { RIVER_BOTH = 2 };
enum { LAKE_VOLCANO, LAKE_PLAIN };

/* ---- what is played with ------------------------------------------------------------------- */

static const char *start_id(const rv_ruleset *rs) {
    return rs->start_tile < 0 ? "" : rs->tiles[rs->start_tile].id;
}

/* The start tile of the game without the river; "". */
static const char *usual_start(const rv_ruleset *rs) {
    for (const rv_ruleset *b = rs->base; b; b = b->base)
        if (b->start_tile >= 0 && strcmp(start_id(b), start_id(rs)) != 0)
            return start_id(b);
    return "";
}

int rv_river_start(const rv_ruleset *rs) {
    return rv_tile_find(rs, rv_str_of(usual_start(rs)));
}

/* of two rivers one lake is left out. */
static bool is_other_lake(const rv_game *g, const rv_tile *t) {
    bool smokes = rv_ruleset_shows(g->rs, t->symbols, "volcano");
    return rv_ruleset_shows(g->rs, t->symbols, "lake") &&
           smokes == (g->option[RV_O_BOTH_LAKE] == LAKE_PLAIN);
}

int rv_river_copies(const rv_game *g, int tile, int now) {
    const rv_tile *t = &g->rs->tiles[tile];
    int river = g->option[RV_O_RIVER];
    if (!t->part) /* */
        return now -
               (g->option[RV_O_RIVER_START] == START_OUT && strcmp(t->id, usual_start(g->rs)) == 0);
    if (river == RIVER_BOTH)
        return is_other_lake(g, t) ? 0 : now;
    return t->part == river + 1 ? now : 0; /* */
}

/* ---- what comes first ---------------------------------------------------------------------- */

enum { LAYER_FORK, LAYER_RIVER, LAYER_LAKE, LAYER_START, LAYER_REST };

static bool is_fork(unsigned sides) {
    return __builtin_popcount(sides) > 2;
}

/* the first copy of the start tile is the one with the dark back. */
int rv_river_layer(const rv_game *g, int tile, int copy, int now) {
    const rv_rivers *r = rv_rivers_of(g);
    int start = g->option[RV_O_RIVER_START];
    (void)now;
    if (rv_is_river(g, tile))
        return is_fork(r->sides[tile])                ? LAYER_FORK
               : g->rs->tiles[tile].symbols & r->lake ? LAYER_LAKE
                                                      : LAYER_RIVER;
    if (tile == r->start && copy == 0 && start >= START_RIVER)
        return start == START_RIVER ? LAYER_RIVER : LAYER_START;
    return LAYER_REST;
}

/* "9 tiles", "come" */
static bool behind_others(rv_case *c, const rv_game *g, int code, const char *id, int layer) {
    int n = 0;
    for (int i = 0; i < layer; i++)
        n += rv_layer_size(g, i);
    return rv_fails(c, code, (id, rv_plural(g->arena, n, "tile"), n == 1 ? "comes" : "come"));
}

bool rv_river_in_time(rv_case *c, const rv_game *g, int tile, bool now) {
    int layer = rv_layer_of(g, tile), top = rv_layer_drawn(g);
    const char *id = rv_tile_said(g->arena, g, &g->rs->tiles[tile]);
    if (layer == top)
        return now;
    if (top == LAYER_FORK)
        return rv_fails(c, RV_D_FORK_FIRST, (id));
    if (top == LAYER_START)
        return rv_fails_by(c, RV_O_RIVER_START, RV_D_START_FIRST,
                           (id, g->rs->tiles[rv_rivers_of(g)->start].id));
    return behind_others(c, g, layer == LAYER_LAKE ? RV_D_LAKE_LAST : RV_D_RIVER_FIRST, id,
                         layer == LAYER_LAKE ? LAYER_LAKE : LAYER_START);
}

/* ---- what is left over --------------------------------------------------------------------- */

static bool has_open_end(const rv_game *g) {
    for (int n = 0; n < g->nnodes; n++)
        if (rv_is_root(g, n) && g->nodes[n].open && rv_kind_of(g, n)->bare)
            return true;
    return false;
}

void rv_river_ends(rv_game *g) {
    int n = 0;
    if (has_open_end(g)) /* as long as the river is not finished */
        return;
    for (int i = 0; i < g->rs->ntiles; i++)
        for (; rv_is_river(g, i) && rv_copies_left(g, i) > 0; n++)
            rv_draw(g, i);
    if (n && rv_listened(g))
        rv_tell_action(g, RV_NONE, "river", RV_ABOUT_NOTHING, RV_L_RIVER_LEFT,
                       rv_printf(g->arena, "%s of the river %s left over, and removed",
                                 rv_plural(g->arena, n, "tile"), n == 1 ? "is" : "are"));
}
