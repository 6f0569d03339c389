/* why_instead.c - the nearest places where a tile could have been put instead. */
#include "meet.h"
#include "turn.h"
#include "why.h"
#include <stdlib.h>

enum { MOST = 3 };

typedef struct spot {
    int pos, quarters, far;
} spot;

static int nearer(const void *a, const void *b) {
    const spot *s = a, *o = b;
    return s->far != o->far   ? s->far - o->far
           : s->pos != o->pos ? s->pos - o->pos
                              : s->quarters - o->quarters;
}

/* The same cell first, then by distance; of one cell the least turn from what was tried. */
static int find_spots(rv_telling *t, const rv_entry *e, spot *list) {
    rv_game *g = t->g;
    int n = 0;
    for (int i = 0; i < g->nfront; i++) {
        int pos = g->front[i];
        int dx = abs(pos % g->width + g->x0 - e->x), dy = abs(pos / g->width + g->y0 - e->y);
        unsigned turns = rv_turns_at(g, &g->rs->tiles[e->tile.tile], pos);
        for (int q = 0; q < 4; q++)
            if (turns >> q & 1)
                list[n++] = (spot){pos, q, 8 * (dx + dy) + ((q - e->tile.quarters) & 3)};
    }
    qsort(list, (size_t)n, sizeof *list, nearer);
    return n;
}

static void list_pieces(rv_telling *t, const rv_entry *e, const spot *s, rv_alternative *out) {
    rv_game *g = t->g;
    rv_part parts[RV_TILE_REGIONS];
    int mark = rv_mark_of(g), placed = rv_turn_place(g, e->tile.tile, s->quarters, s->pos);
    int n = rv_parts_on(g, placed, parts);
    const char **words = RV_NEWS(t->a, const char *, RV_F_COUNT *n + 1);
    for (int i = 0; i < n; i++)
        for (int f = 0; f < RV_F_COUNT; f++)
            if (rv_turn_may_deploy(g, g->to_move, parts[i].root) == RV_NONE &&
                g->seats[g->to_move].supply[f] > 0)
                words[out->npieces++] =
                    rv_printf(t->a, "%s%s@%s", rv_figure_prefix(f),
                              g->rs->kinds[parts[i].kind].role, rv_place_name(parts[i].place));
    out->pieces = words;
    rv_undo(g, mark);
}

void rv_why_instead(rv_telling *t, const rv_entry *e) {
    rv_game *g = t->g;
    spot *spots = RV_NEWS(t->a, spot, 4 * g->nfront + 1);
    rv_alternative *list = RV_NEWS(t->a, rv_alternative, MOST);
    g->listener.tell = NULL; /* what house rules do in a trial is nobody's business */
    int n = t->why.places = find_spots(t, e, spots);
    for (int i = 0; i < n && i < MOST; i++) {
        int pos = spots[i].pos;
        list[i].cell = rv_cell_name(g, t->a, pos % g->width + g->x0, pos / g->width + g->y0);
        list[i].rotation = 90 * spots[i].quarters;
        list_pieces(t, e, &spots[i], &list[i]);
    }
    t->why.alternatives = list;
    t->why.nalternatives = n < MOST ? n : MOST;
}
