/* why_instead.c - the nearest places where a tile could have been put instead. */
#include "core/meet.h"
#include "core/turn.h"
#include "games/bridges/bridge.h"
#include "judge/why.h"
#include <stdlib.h>

enum { MOST = 3 };

typedef struct spot {
    int pos, quarters, far, rank; /* rank among those with a bridge, which may differ in it only */
    rv_bridge_choice bridge;      /* axis RV_NONE: none is needed */
} spot;

static int nearer(const void *a, const void *b) {
    const spot *s = a, *o = b;
    return s->far != o->far             ? s->far - o->far
           : s->pos != o->pos           ? s->pos - o->pos
           : s->quarters != o->quarters ? s->quarters - o->quarters
                                        : s->rank - o->rank;
}

/* As `legal` lists them: once without a bridge, else once for each that would do (B-9). */
static int add_spots(rv_game *g, const rv_tile *t, spot s, spot *list) {
    rv_bridge_choice bridges[RV_BRIDGE_WAYS];
    s.bridge.axis = RV_NONE;
    s.rank = 0;
    list[0] = s;
    if (rv_may_lie(g, t, s.quarters, s.pos))
        return 1;
    int n = rv_bridges_for(g, t, s.quarters, s.pos, bridges);
    for (int i = 0; i < n; i++) {
        list[i] = s;
        list[i].rank = i;
        list[i].bridge = bridges[i];
    }
    return n;
}

/* The same cell first, then by distance; of one cell the least turn from what was tried. */
static int find_spots(rv_telling *t, const rv_entry *e, spot *list) {
    rv_game *g = t->g;
    int n = 0;
    for (int i = 0; i < g->nfront; i++) {
        int pos = g->front[i];
        int dx = abs(pos % g->width + g->x0 - e->x), dy = abs(pos / g->width + g->y0 - e->y);
        for (int q = 0; q < 4; q++) {
            spot s = {
                .pos = pos, .quarters = q, .far = 8 * (dx + dy) + ((q - e->tile.quarters) & 3)};
            n += add_spots(g, &g->rs->tiles[e->tile.tile], s, list + n);
        }
    }
    qsort(list, (size_t)n, sizeof *list, nearer);
    return n;
}

static int lay(rv_game *g, int tile, const spot *s) {
    const rv_tile *as = &g->rs->tiles[tile];
    if (s->bridge.axis != RV_NONE)
        as = rv_bridge_with(g, as, s->quarters, &s->bridge);
    return rv_turn_place_as(g, tile, as, s->quarters, s->pos);
}

static void list_pieces(rv_telling *t, const rv_entry *e, const spot *s, rv_alternative *out) {
    rv_game *g = t->g;
    rv_part parts[RV_TILE_REGIONS];
    int mark = rv_mark_of(g), placed = lay(g, e->tile.tile, s);
    int n = rv_parts_on(g, placed, parts);
    const char **words = RV_NEWS(t->a, const char *, RV_F_COUNT *n + 1);
    for (int i = 0; i < n; i++)
        for (int f = 0; f < RV_F_COUNT; f++)
            if (rv_turn_may_deploy(g, g->to_move, parts[i].root) &&
                g->seats[g->to_move].supply[f] > 0)
                words[out->npieces++] =
                    rv_printf(t->a, "%s%s@%s", rv_figure_prefix(f),
                              g->rs->kinds[parts[i].kind].role, rv_place_name(parts[i].place));
    out->pieces = words;
    rv_undo(g, mark);
}

void rv_why_instead(rv_telling *t, const rv_entry *e) {
    rv_game *g = t->g;
    spot *spots = RV_NEWS(t->a, spot, 4 * RV_BRIDGE_WAYS * g->nfront + 1);
    rv_alternative *list = RV_NEWS(t->a, rv_alternative, MOST);
    g->listener.tell = NULL; /* what house rules do in a trial is nobody's business */
    int n = t->why.places = find_spots(t, e, spots);
    for (int i = 0; i < n && i < MOST; i++) {
        int pos = spots[i].pos;
        list[i].cell = rv_cell_name(g, t->a, pos % g->width + g->x0, pos / g->width + g->y0);
        list[i].rotation = 90 * spots[i].quarters;
        list[i].bridge =
            spots[i].bridge.axis == RV_NONE ? "" : rv_bridge_word(g, t->a, &spots[i].bridge);
        list_pieces(t, e, &spots[i], &list[i]);
    }
    t->why.alternatives = list;
    t->why.nalternatives = n < MOST ? n : MOST;
}
