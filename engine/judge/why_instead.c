/* why_instead.c - the nearest legal placements of a tile. */
#include "core/preview.h"
#include "core/turn.h"
#include "core/way.h"
#include "judge/why.h"
#include "record/write.h"
#include <stdlib.h>

enum { MOST = 3 };

typedef struct place {
    int pos, quarters, far, rank; /* rank among placements that differ only in the pieces built */
    bool again;
    const rv_way *way;
} place;

static int nearer(const void *a, const void *b) {
    const place *s = a, *o = b;
    return s->far != o->far             ? s->far - o->far
           : s->pos != o->pos           ? s->pos - o->pos
           : s->quarters != o->quarters ? s->quarters - o->quarters
                                        : s->rank - o->rank;
}

typedef struct places {
    place *list;
    int n, cap;
} places;

/* As `legal` lists them. */
static void add_places(rv_telling *t, const rv_entry *e, const rv_spot *s, places *all) {
    const rv_game *g = t->g;
    int dx = abs(rv_pos_x(g, s->pos) - e->x), dy = abs(rv_pos_y(g, s->pos) - e->y);
    RV_EACH_WAY(s, quarters, i) {
        all->list = rv_grow(t->a, all->list, all->n, &all->cap, sizeof *all->list);
        all->list[all->n++] = (place){s->pos,
                                      quarters,
                                      8 * (dx + dy) + ((quarters - e->tile.quarters) & 3),
                                      i,
                                      rv_way_again(s, &g->rs->tiles[e->tile.tile], quarters, i),
                                      rv_way_at(s, i)};
    }
}

/* The same cell first, then by distance; on one cell, the least rotation from the one tried. */
static places find_places(rv_telling *t, const rv_entry *e) {
    rv_ways ways = {.a = t->a};
    places all = {0};
    int n;
    const rv_spot *spots = rv_spots_find(t->g, &t->g->rs->tiles[e->tile.tile], &ways, &n);
    for (int i = 0; i < n; i++)
        add_places(t, e, &spots[i], &all);
    if (all.n)
        qsort(all.list, (size_t)all.n, sizeof *all.list, nearer);
    return all;
}

static int lay(rv_game *g, int tile, const place *s) {
    const rv_tile *as = rv_way_build(g, &g->rs->tiles[tile], s->quarters, s->pos, s->way);
    return rv_turn_place_as(g, tile, as, s->quarters, s->pos);
}

static void list_pieces(rv_telling *t, const rv_entry *e, const place *s, rv_alternative *out) {
    rv_game *g = t->g;
    rv_part parts[RV_TILE_REGIONS];
    int mark = rv_checkpoint(g), placed = lay(g, e->tile.tile, s);
    int n = rv_parts_on(g, placed, parts);
    const char **words = RV_NEWS(t->a, const char *, g->rs->nfigures *n + 1);
    for (int i = 0; i < n; i++)
        for (int f = 0; f < g->rs->nfigures; f++)
            if (rv_turn_may_put(g, g->to_move, f, parts[i].root))
                words[out->npieces++] = rv_piece_word(t->a, g, placed, parts[i].root, f);
    out->pieces = words;
    rv_undo(g, mark);
}

void rv_why_instead(rv_telling *t, const rv_entry *e) {
    rv_game *g = t->g;
    g->listener.tell = NULL; /* effects of house rules in a trial are not reported */
    const places all = find_places(t, e);
    rv_alternative *list = RV_NEWS(t->a, rv_alternative, all.n + 1);
    t->why.places = all.n;
    for (int i = 0; i < all.n; i++) {
        const place *s = &all.list[i];
        bool shown = t->why.different < MOST;
        t->why.different += !s->again;
        if (!shown)
            continue;
        list[i].cell = rv_cell_at(g, t->a, s->pos);
        list[i].rotation = 90 * s->quarters;
        list[i].again = s->again;
        list[i].needs = rv_way_needs(g, t->a, s->way);
        list_pieces(t, e, s, &list[i]);
        t->why.nalternatives = i + 1;
    }
    t->why.alternatives = list;
}
