/* layout.c - how tiles lie, and whether they fit. */
#include "judge/layout.h"
#include "record/write.h"
#include "ruleset/look.h"

enum { FAR = 1 << 20 }; /* cells beyond are no typing errors */

/* ---- what lies where ------------------------------------------------------------------------- */

static int *slot(const rv_layout *l, int x, int y) {
    uint64_t hash = ((uint64_t)(uint32_t)x << 32 | (uint32_t)y) * UINT64_C(0x9e3779b97f4a7c15);
    unsigned k = (unsigned)(hash >> 40) & l->mask;
    for (; l->cells[k]; k = (k + 1) & l->mask) {
        const rv_lying *t = &l->table[l->cells[k] - 1];
        if (t->x == x && t->y == y)
            break;
    }
    return &l->cells[k];
}

int rv_layout_lay(rv_layout *l) {
    int twice = 0;
    memset(l->cells, 0, (l->mask + 1) * sizeof *l->cells);
    for (int i = 0; i < l->all; i++) {
        int *at = slot(l, l->table[i].x, l->table[i].y);
        twice += *at != 0;
        *at = *at ? *at : i + 1;
    }
    return twice;
}

int rv_layout_lay_typed(rv_layout *l) {
    memcpy(l->table, l->typed, (size_t)l->n * sizeof *l->typed);
    return rv_layout_lay(l);
}

int rv_layout_at(const rv_layout *l, int x, int y) {
    return *slot(l, x, y) - 1;
}

int rv_layout_beside(const rv_layout *l, const rv_lying *t, int side) {
    return rv_layout_at(l, t->x + rv_dx(side), t->y + rv_dy(side));
}

/* ---- how well it fits ------------------------------------------------------------------------ */

bool rv_lying_agree(const rv_ruleset *rs, const rv_lying *a, const rv_lying *b, int side) {
    return a->over || b->over ||
           rv_sides_agree(rs, a->tile, a->quarters, side, b->tile, b->quarters);
}

int rv_layout_wrong_sides(const rv_layout *l, const rv_lying *t, int from) {
    int wrong = 0;
    for (int side = 0; side < RV_SIDES; side++) {
        int o = rv_layout_beside(l, t, side);
        wrong += o >= from && !rv_lying_agree(l->g->rs, t, &l->table[o], side);
    }
    return wrong;
}

int rv_layout_touching(const rv_layout *l) {
    int n = 0;
    for (int i = 0; i < l->n; i++)
        for (int side = 0; side < RV_SIDES; side++) {
            int o = rv_layout_beside(l, &l->table[i], side);
            n += o > i && o < l->n;
        }
    return n;
}

/* ---- taking what is typed -------------------------------------------------------------------- */

bool rv_builds_along(const rv_entry *e) {
    for (int i = 0; i < e->beside->nsaid; i++)
        for (const rv_act *act = e->beside->said[i].row->acts; act && act->when; act++)
            if (act->when == RV_WHEN_PLACING)
                return true;
    return false;
}

/* The tile as it lies with what is built over it, if it lies there. */
static const rv_tile *as_laid(const rv_game *g, int tile, int x, int y) {
    int placed = rv_inside(g, x, y) ? rv_placed_at(g, rv_pos(g, x, y)) : RV_NONE;
    bool there = placed != RV_NONE && !g->placed[placed].start && g->placed[placed].index == tile;
    return there ? g->placed[placed].tile : &g->rs->tiles[tile];
}

/* A tile whose cell or name could not be read is left out. */
static void take(rv_layout *l, const rv_tile_ref *ref, int x, int y, bool builds) {
    const rv_ruleset *rs = l->g->rs;
    if (!ref->text || ref->tile < 0 || x < -FAR || y < -FAR || x > FAR || y > FAR)
        return;
    int quarters =
        ref->look ? rv_look_quarters(rs, ref->look, &rs->tiles[ref->tile]) : ref->quarters;
    l->ref[l->n] = ref;
    l->typed[l->n++] =
        (rv_lying){as_laid(l->g, ref->tile, x, y), ref->tile, x, y, quarters, builds, false};
}

static void take_fixed(rv_layout *l) {
    const rv_ruleset *rs = l->g->rs;
    l->all = l->n;
    for (int i = 0; i < rs->nstarts; i++)
        l->table[l->all++] = (rv_lying){
            &rs->starts[i].tile, RV_NONE, rs->starts[i].x, rs->starts[i].y, 0, false, false};
    if (l->c->rec.board.n || rs->start_tile == RV_NO_TILE)
        return;
    l->table[l->all++] = (rv_lying){&rs->tiles[rs->start_tile], rs->start_tile, 0,    0,
                                    rs->start_quarters,         false,          false};
    for (int i = 0; i < rs->nbeside; i++) {
        const rv_start_at *b = &rs->beside[i];
        int tile = rv_tile_find(rs, rv_str_of(b->id));
        l->table[l->all++] =
            (rv_lying){&rs->tiles[tile], tile, b->x, b->y, b->quarters, false, false};
    }
}

/* What a turn builds may stand on its tile or on one that shares a side with it, whichever way the
 * cells are read: which of them it is, is not asked. */
static void spread_over(rv_layout *l) {
    rv_layout_lay_typed(l);
    for (int i = 0; i < l->n; i++) {
        l->typed[i].over |= l->typed[i].builds;
        for (int side = 0; side < RV_SIDES && l->typed[i].builds; side++) {
            int o = rv_layout_beside(l, &l->typed[i], side);
            if (o >= 0 && o < l->n)
                l->typed[o].over = true;
        }
    }
}

bool rv_layout_take(rv_layout *l, rv_case *c) {
    const rv_record *rec = &c->rec;
    int most = rec->board.n + rec->moves.n + c->game->rs->nstarts + 1 + c->game->rs->nbeside;
    *l = (rv_layout){.c = c, .g = c->game, .mask = 15};
    while (l->mask < 2u * (unsigned)most)
        l->mask = 2 * l->mask + 1;
    l->typed = RV_NEWS(&c->arena, rv_lying, most);
    l->table = RV_NEWS(&c->arena, rv_lying, most);
    l->ref = RV_NEWS(&c->arena, const rv_tile_ref *, most);
    l->cells = RV_NEWS(&c->arena, int, (int)l->mask + 1);
    for (int i = 0; i < rec->board.n; i++)
        take(l, &rec->board.list[i].tile, rec->board.list[i].x, rec->board.list[i].y, false);
    for (int i = 0; i < rec->moves.n; i++)
        take(l, &rec->moves.list[i].tile, rec->moves.list[i].x, rec->moves.list[i].y,
             rv_builds_along(&rec->moves.list[i]));
    take_fixed(l);
    spread_over(l);
    return l->n > 0;
}
