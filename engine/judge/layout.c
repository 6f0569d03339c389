/* layout.c - how tiles lie, whether they fit, and the features that they make. */
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

/* Takes a tile as it lies with what is built over it, if it lies there. One whose cell or name
 * could not be read is left out. */
static void take(rv_layout *l, const rv_tile_ref *ref, int x, int y, bool builds) {
    const rv_game *g = l->g;
    if (!ref->text || ref->tile < 0 || x < -FAR || y < -FAR || x > FAR || y > FAR)
        return;
    int placed = rv_inside(g, x, y) ? rv_placed_at(g, rv_pos(g, x, y)) : RV_NONE;
    bool there =
        placed != RV_NONE && !g->placed[placed].start && g->placed[placed].index == ref->tile;
    l->ref[l->n] = ref;
    l->typed[l->n++] = (rv_lying){.tile = there ? g->placed[placed].tile : &g->rs->tiles[ref->tile],
                                  .index = ref->tile,
                                  .x = x,
                                  .y = y,
                                  .quarters = rv_quarters_typed(g->rs, ref),
                                  .builds = builds};
}

static void take_fixed(rv_layout *l) {
    const rv_ruleset *rs = l->g->rs;
    l->all = l->n;
    for (int i = 0; i < rs->nstarts; i++)
        l->table[l->all++] = (rv_lying){.tile = &rs->starts[i].tile,
                                        .index = RV_NONE,
                                        .x = rs->starts[i].x,
                                        .y = rs->starts[i].y};
    if (l->c->rec.board.n || rs->start_tile == RV_NO_TILE)
        return;
    l->table[l->all++] = (rv_lying){.tile = &rs->tiles[rs->start_tile],
                                    .index = rs->start_tile,
                                    .quarters = rs->start_quarters};
    for (int i = 0; i < rs->nbeside; i++) {
        const rv_start_at *b = &rs->beside[i];
        int tile = rv_tile_find(rs, rv_str_of(b->id));
        l->table[l->all++] = (rv_lying){
            .tile = &rs->tiles[tile], .index = tile, .x = b->x, .y = b->y, .quarters = b->quarters};
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
    /* What a turn builds may stand on its tile or on one that shares a side with it, whichever way
     * the cells are read: which of them it is, is not asked. */
    rv_layout_lay_typed(l);
    for (int i = 0; i < l->n; i++) {
        l->typed[i].over |= l->typed[i].builds;
        for (int side = 0; side < RV_SIDES && l->typed[i].builds; side++) {
            int o = rv_layout_beside(l, &l->typed[i], side);
            if (o >= 0 && o < l->n)
                l->typed[o].over = true;
        }
    }
    return l->n > 0;
}

/* ---- the features that they make ------------------------------------------------------------- */

static int root_of(const int *up, int i) {
    while (up[i] != i)
        i = up[i];
    return i;
}

int *rv_layout_features(const rv_layout *l) {
    int n = l->all * RV_TILE_REGIONS;
    int *up = RV_NEWS(&l->c->arena, int, n + 1);
    for (int i = 0; i < n; i++)
        up[i] = i;
    /* Regions that meet where a tile touches its neighbour in the north or the east are joined; a
     * port faces the one that mirrors it. */
    for (int i = 0; i < l->all; i++)
        for (int side = RV_NORTH; side <= RV_EAST; side++) {
            int o = rv_layout_beside(l, &l->table[i], side);
            for (int k = 0; k < 3 && o != RV_NONE; k++) {
                const rv_lying *a = &l->table[i], *b = &l->table[o];
                int mine = rv_tile_region(a->tile, a->quarters, 3 * side + k);
                int theirs = rv_tile_region(b->tile, b->quarters, 3 * rv_opposite(side) + 2 - k);
                if (mine == RV_NO_REGION || theirs == RV_NO_REGION ||
                    a->tile->regions[mine].kind != b->tile->regions[theirs].kind)
                    continue;
                int one = root_of(up, RV_TILE_REGIONS * i + mine);
                int other = root_of(up, RV_TILE_REGIONS * o + theirs);
                up[one > other ? one : other] = one > other ? other : one;
            }
        }
    for (int i = 0; i < n; i++)
        up[i] = root_of(up, i);
    return up;
}

static bool holds_follower(const rv_layout *l, int i) {
    const rv_game *g = l->g;
    const rv_lying *t = &l->typed[i / RV_TILE_REGIONS];
    int placed = rv_placed_at(g, rv_pos(g, t->x, t->y)), region = i % RV_TILE_REGIONS;
    return placed != RV_NONE && region < g->placed[placed].tile->nregions &&
           g->nodes[rv_node_of(&g->placed[placed], region)].piece;
}

bool rv_layout_deserted(const rv_layout *l) {
    for (int i = 0; i < RV_TILE_REGIONS * l->n; i++)
        if (holds_follower(l, i))
            return false;
    return true;
}

bool rv_layout_changed(const rv_layout *l, const int *before) {
    const int *now = rv_layout_features(l);
    const bool any = rv_layout_deserted(l);
    for (int i = 0; i < RV_TILE_REGIONS * l->n; i++)
        if (any || holds_follower(l, i))
            for (int k = 0; k < RV_TILE_REGIONS * l->all; k++)
                if ((now[k] == now[i]) != (before[k] == before[i]))
                    return true;
    return false;
}
