/* way.c - lists the ways in which a tile can lie at a cell: in each rotation plainly, and with what
 * the builders of the modules can build along with it.
 */
#include "core/stack.h"
#include "core/turn.h"

const rv_construction *rv_way_by(const rv_game *g, const rv_way *way) {
    return g->rs->links->modules[way->by]->builder;
}

const rv_construction *rv_construction_at(const rv_game *g, int i) {
    for (int m = 0; m < g->modules.n; m++) {
        const rv_construction *b = g->modules.row[m]->builder;
        if (b && b->played(g) && i-- == 0)
            return b;
    }
    return NULL;
}

/* ---- ways ---------------------------------------------------------------------------------- */

/* Bit set of the modules whose builders can build with this tile. */
static unsigned prepare(rv_game *g, const rv_tile *t) {
    unsigned ready = 0;
    for (int m = 0; m < RV_MODULES; m++) {
        const rv_construction *b = g->modules.state[m] ? g->rs->links->modules[m]->builder : NULL;
        ready |= (unsigned)(b && b->played(g) && b->prepare(g, t)) << m;
    }
    return ready;
}

static void add_ways(rv_game *g, unsigned by, int pos, rv_ways *out) {
    RV_EACH_BIT(by, m) {
        if (out->cap - out->n < RV_WAYS_AT) { /* those of one builder at one cell */
            rv_way *before = out->list;
            out->cap = 2 * out->cap + RV_WAYS_AT;
            out->list = RV_ROOM(out->a, rv_way, out->cap);
            if (out->n)
                memcpy(out->list, before, (size_t)out->n * sizeof *before);
        }
        rv_way *list = &out->list[out->n];
        int n = g->rs->links->modules[m]->builder->ways(g, pos, list);
        for (int i = 0; i < n; i++)
            list[i].by = (uint8_t)m;
        out->n += n;
    }
}

void rv_ways_find(rv_game *g, const rv_tile *t, const int32_t *cells, int n, rv_ways *out) {
    const unsigned ready = prepare(g, t);
    out->n = 0;
    for (int i = 0; ready && i < n; i++)
        add_ways(g, ready, cells[i], out);
}

/* The cells that came last have most free sides. */
bool rv_ways_any(rv_game *g, const rv_tile *t, rv_ways *out) {
    const unsigned ready = prepare(g, t);
    out->n = 0;
    for (int i = g->board.nfront - 1; ready && !out->n && i >= 0; i--)
        add_ways(g, ready, g->board.front[i], out);
    return out->n > 0;
}

/* ---- spots --------------------------------------------------------------------------------- */

/* With those of the ways that are there; the first of them, if there are any, has the index
 * `from`. */
static rv_spot spot_with(rv_game *g, const rv_tile *t, int pos, const rv_ways *ways, int from) {
    rv_spot s = {.pos = pos,
                 .rank = pos % g->board.width * g->board.height + pos / g->board.width,
                 .turns = rv_turns_at(g, t, pos)};
    if (from < ways->n)
        s.ways = ways->list + from;
    while (from + s.n < ways->n && s.ways[s.n].pos == pos)
        s.n++;
    return s;
}

rv_spot rv_spot_at(rv_game *g, const rv_tile *t, int pos, rv_ways *room) {
    const int32_t cell = pos;
    rv_ways_find(g, t, &cell, 1, room);
    return spot_with(g, t, pos, room, 0);
}

/* A way may be legal although the tile alone does not fit (B-9). */
rv_spot *rv_spots_find(rv_game *g, const rv_tile *t, rv_ways *room, int *n) {
    rv_spot *list = RV_NEWS(room->a, rv_spot, g->board.nfront);
    rv_ways_find(g, t, g->board.front, g->board.nfront, room);
    int way = 0;
    *n = 0;
    for (int i = 0; i < g->board.nfront; i++) {
        const rv_spot s = spot_with(g, t, g->board.front[i], room, way);
        way += s.n;
        if (s.turns || s.n)
            list[(*n)++] = s;
    }
    return list;
}

bool rv_way_counts(const rv_spot *s, int quarters, int i) {
    bool plain = s->turns >> quarters & 1;
    if (i == RV_NONE || plain)
        return i == RV_NONE && plain;
    const rv_way *way = &s->ways[i];
    for (const rv_way *less = s->ways; less < way; less++)
        if (less->turns >> quarters & 1 && less->by == way->by &&
            (less->built & way->built) == less->built)
            return false;
    return way->turns >> quarters & 1;
}

bool rv_way_again(const rv_spot *s, const rv_tile *t, int quarters, int i) {
    int first = quarters % rv_tile_turns(t);
    return first != quarters && rv_way_counts(s, first, i);
}

/* ---- one of them --------------------------------------------------------------------------- */

const rv_tile *rv_way_build(rv_game *g, const rv_tile *t, int quarters, int pos,
                            const rv_way *way) {
    return way ? rv_way_by(g, way)->build(g, t, quarters, pos, way->built) : t;
}

void rv_way_pay(rv_game *g, const rv_way *way) {
    for (unsigned left = way ? way->built : 0; left; left &= left - 1)
        rv_spend_piece(g, g->turn.to_move, g->modules.piece[way->by]);
}

int rv_way_words(const rv_game *g, rv_arena *a, const rv_way *way, const char *out[RV_BUILT_MOST]) {
    int n = 0;
    RV_EACH_BIT(way->built, bit)
        out[n++] = rv_way_by(g, way)->word(g, a, way->pos, (int)bit);
    return n;
}

const char *rv_way_word(const rv_game *g, rv_arena *a, const rv_way *way) {
    const char *words[RV_BUILT_MOST];
    int n = way ? rv_way_words(g, a, way, words) : 0;
    rv_buf b = {.arena = a};
    for (int i = 0; n > 1 && i < n; i++)
        rv_putf(&b, "%s%s", i ? "+" : "", words[i]);
    return n == 1 ? words[0] : rv_buf_text(&b);
}

rv_things rv_way_needs(const rv_game *g, rv_arena *a, const rv_way *way) {
    rv_thing *list = rv_construction_at(g, 0) ? RV_NEWS(a, rv_thing, RV_MODULES) : NULL;
    const rv_construction *b;
    int n = 0;
    for (; (b = rv_construction_at(g, n)); n++) {
        bool own = way && rv_way_by(g, way) == b;
        list[n] = (rv_thing){b->key, own ? rv_way_word(g, a, way) : "", .player = RV_NONE};
    }
    return (rv_things){list, n};
}
