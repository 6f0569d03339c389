/* why_instead.c - the nearest places where a tile could have been put instead. */
#include "core/meet.h"
#include "core/turn.h"
#include "games/bridges/bridge.h"
#include "judge/why.h"
#include <stdlib.h>

enum { MOST = 3 };

typedef struct spot {
    int pos, quarters, far, rank; /* rank among those that may differ in their bridges only */
    rv_bridge_set bridges;        /* that are needed */
} spot;

static int nearer(const void *a, const void *b) {
    const spot *s = a, *o = b;
    return s->far != o->far             ? s->far - o->far
           : s->pos != o->pos           ? s->pos - o->pos
           : s->quarters != o->quarters ? s->quarters - o->quarters
                                        : s->rank - o->rank;
}

typedef struct spots {
    spot *list;
    int n, cap;
} spots;

static void add_spot(rv_telling *t, spots *all, spot s, int rank, rv_bridge_set bridges) {
    all->list = rv_grow(t->a, all->list, all->n, &all->cap, sizeof *all->list);
    s.rank = rank;
    s.bridges = bridges;
    all->list[all->n++] = s;
}

/* As `legal` lists them: once without a bridge, else once for each set that would do (B-9). */
static void add_spots(rv_telling *t, const rv_tile *tile, spot s, spots *all) {
    rv_bridge_set needed[RV_BRIDGE_WAYS];
    if (rv_may_lie(t->g, tile, s.quarters, s.pos)) {
        add_spot(t, all, s, 0, 0);
        return;
    }
    int n = rv_bridges_for(t->g, tile, s.quarters, s.pos, needed);
    for (int i = 0; i < n; i++)
        add_spot(t, all, s, i, needed[i]);
}

/* The same cell first, then by distance; of one cell the least turn from what was tried. */
static spots find_spots(rv_telling *t, const rv_entry *e) {
    const rv_game *g = t->g;
    spots all = {0};
    for (int i = 0; i < g->nfront; i++) {
        int pos = g->front[i];
        int dx = abs(pos % g->width + g->x0 - e->x), dy = abs(pos / g->width + g->y0 - e->y);
        for (int q = 0; q < 4; q++) {
            spot s = {
                .pos = pos, .quarters = q, .far = 8 * (dx + dy) + ((q - e->tile.quarters) & 3)};
            add_spots(t, &g->rs->tiles[e->tile.tile], s, &all);
        }
    }
    if (all.n)
        qsort(all.list, (size_t)all.n, sizeof *all.list, nearer);
    return all;
}

static int lay(rv_game *g, int tile, const spot *s) {
    const rv_tile *as = rv_bridge_with(g, &g->rs->tiles[tile], s->quarters, s->pos, s->bridges);
    return rv_turn_place_as(g, tile, as, s->quarters, s->pos);
}

static void list_pieces(rv_telling *t, const rv_entry *e, const spot *s, rv_alternative *out) {
    rv_game *g = t->g;
    rv_part parts[RV_TILE_REGIONS];
    int mark = rv_mark_of(g), placed = lay(g, e->tile.tile, s);
    int n = rv_parts_on(g, placed, parts);
    const char **words = RV_NEWS(t->a, const char *, g->rs->nfigures *n + 1);
    for (int i = 0; i < n; i++)
        for (int f = 0; f < g->rs->nfigures; f++)
            if (rv_turn_may_deploy(g, g->to_move, parts[i].root) &&
                g->seats[g->to_move].supply[f] > 0)
                words[out->npieces++] =
                    rv_printf(t->a, "%s%s@%s", g->rs->figures[f].prefix,
                              g->rs->kinds[parts[i].kind].role, rv_place_name(parts[i].place));
    out->pieces = words;
    rv_undo(g, mark);
}

void rv_why_instead(rv_telling *t, const rv_entry *e) {
    rv_game *g = t->g;
    rv_alternative *list = RV_NEWS(t->a, rv_alternative, MOST);
    g->listener.tell = NULL; /* what house rules do in a trial is nobody's business */
    const spots all = find_spots(t, e);
    int n = t->why.places = all.n;
    for (int i = 0; i < n && i < MOST; i++) {
        const spot *s = &all.list[i];
        int pos = s->pos;
        list[i].cell = rv_cell_name(g, t->a, pos % g->width + g->x0, pos / g->width + g->y0);
        list[i].rotation = 90 * s->quarters;
        list[i].bridge = rv_bridge_word(g, t->a, pos, s->bridges);
        list_pieces(t, e, s, &list[i]);
    }
    t->why.alternatives = list;
    t->why.nalternatives = n < MOST ? n : MOST;
}
