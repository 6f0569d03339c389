/* unsettled.c - where the tiles of a board fit, but not what stands on them: a feature is completed
 * that is still held, or a keep finds no house. Of the tiles that fit otherwise, too, the likeliest
 * are told by which more would be right.
 */
#include "judge/layout.h"

enum {
    TOLD = 3, /* readings */
    CLOSE = 3 /* what is so much less likely is told, too */
};

/* What is asked about, and the best readings. */
typedef struct question {
    layout *l;
    int unsettled; /* as typed */
    reading best[TOLD];
    int n;
} question;

/* Keeps a reading if with the tiles as they are in `table` more is right. */
static void try_table(question *q, reading r) {
    if (rv_layout_unsettled(q->l) < q->unsettled)
        rv_keep_reading(q->best, &q->n, TOLD, r);
}

/* A tile turned, or another that is to come and looks much like it: not the start tile. */
static void try_looks(question *q, int i) {
    layout *l = q->l;
    const rv_ruleset *rs = l->g->rs;
    const lying *typed = &l->typed[i];
    const int own = rs->tiles[typed->index].same;
    const char *look = rv_look_write(&l->c->arena, rs, typed->tile, typed->quarters);
    const bool start = l->g->start_tile != RV_NO_TILE && !typed->x && !typed->y;
    for (int k = 0; k < rs->ntiles && !start; k++) {
        const int index = k == own ? typed->index : rv_twin_left(l->g, k);
        if (rs->tiles[k].same != k || index == RV_NONE)
            continue;
        for (int turned = 0; turned < rv_tile_turns(&rs->tiles[k]); turned++) {
            lying t = *typed;
            t.index = index;
            t.tile = &rs->tiles[index];
            t.quarters = turned;
            rv_layout_lay_typed(l);
            const char *so = rv_look_write(&l->c->arena, rs, t.tile, t.quarters);
            if (rv_layout_wrong(l, &t, 0) || (k != own && rv_looks_apart(rs, look, so) > 1))
                continue;
            l->table[i] = t;
            reading r = {.tile = i, .other = i, .name = rv_layout_word(l, i, &t)};
            r.cost = rv_layout_cost(l, rv_layout_faults(l, 0)) + (k == own ? RV_TURN : RV_LETTER);
            try_table(q, r);
        }
    }
}

/* A tile in another cell, those of a row from it on, or two exchanged. */
static void try_cells(question *q, reading r) {
    layout *l = q->l;
    const lying t = rv_layout_read_tile(l, &r, r.tile);
    rv_layout_lay_typed(l);
    if (r.way->of == TILE && rv_layout_at(l, t.x, t.y) != RV_NONE)
        return;
    rv_layout_read(l, &r);
    lying *a = &l->table[r.tile], *b = &l->table[r.other];
    if (a != b && (rv_layout_wrong(l, a, 0) || rv_layout_wrong(l, b, 0)))
        return;
    rv_layout_weigh(l, &r, 0);
    if (r.left || !rv_layout_neighbours(l, a))
        return;
    const lying was = *a; /* who stands on a tile goes where it goes */
    *a = *b;
    *b = was;
    try_table(q, r);
}

static void put_reading(const layout *l, rv_buf *b, const reading *r) {
    const char *cell = rv_layout_cell(l, &l->typed[r->tile]);
    if (r->name) {
        rv_putf(b, "%s at %s", r->name, cell);
    } else if (r->way->of == EXCHANGE) {
        rv_putf(b, "the tiles at %s and %s exchanged", cell,
                rv_layout_cell(l, &l->typed[r->other]));
    } else if (r->way->of == TILES) {
        rv_putf(b, "the tiles from %s to the east one cell further %s", cell,
                r->way->dx < 0 ? "west" : "east");
    } else {
        const lying t = rv_layout_read_tile(l, r, r->tile);
        rv_putf(b, "tile %s at %s instead of %s", l->ref[r->tile]->text, rv_layout_cell(l, &t),
                cell);
    }
}

void rv_help_unsettled(layout *l, rv_diag *d) {
    question q = {.l = l};
    rv_buf with = {.arena = &l->c->arena};
    rv_layout_lay_typed(l);
    q.unsettled = rv_layout_unsettled(l);
    for (int i = 0; i < l->n && l->n >= RV_LARGE; i++) {
        try_looks(&q, i);
        RV_EACH_AT(rv_readings, rv_nreadings, w) {
            if (w->of == TILES ||
                (w->of == TILE && (w->dx || w->dy || !(l->by_rows || l->g->rs->bounded))))
                try_cells(&q, rv_reading_of(l, w, i, i));
            for (int k = i + 1; k < l->n && w->of == EXCHANGE; k++)
                try_cells(&q, rv_reading_of(l, w, i, k));
        }
    }
    while (q.n && q.best[q.n - 1].cost > q.best->cost + CLOSE)
        q.n--;
    for (int k = 0; k < q.n; k++) {
        rv_put(&with, rv_between(k, q.n, ", or "));
        put_reading(l, &with, &q.best[k]);
    }
    if (!q.n)
        return;
    const lying *a = &l->typed[q.best->tile], *b = &l->typed[q.best->other];
    const lying *framed = d->at.there ? a : b;
    d->or_at = (rv_at_cell){.there = true, .x = framed->x, .y = framed->y};
    if (!d->at.there)
        d->at = (rv_at_cell){.there = true, .x = a->x, .y = a->y};
    d->help = rv_printf(&l->c->arena, "With %s, all tiles fit, too, and this may be right. %s",
                        rv_buf_text(&with), d->help);
}
