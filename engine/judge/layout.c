/* layout.c - how the tiles of a document lie, and whether they fit where they touch. */
#include "judge/layout.h"
#include <limits.h>
#include <stdlib.h>

/* How unlikely that is which a reading leaves, in half bits. */
enum {
    FAULT = 16, /* a mistake that remains */
    PAIR = 3,   /* less for two tiles that agree where they touch, if every side must go on; or */
    PATH = 2,   /* where most sides agree in any case */
    TWICE = 4,  /* or for each that lies where the same one does: it was typed twice */
    BESIDE = 5  /* less where two that were exchanged lie beside each other */
};

/* Of readings.tsv, each behind a name of its own. */
const way rv_readings[] = {
#define RV_READING(id, name, ...) {__VA_ARGS__},
#include "gen/readings.def"
};
const int rv_nreadings = sizeof rv_readings / sizeof *rv_readings;

static int *slot(const layout *l, int x, int y) {
    uint64_t hash = ((uint64_t)(uint32_t)x << 32 | (uint32_t)y) * UINT64_C(0x9e3779b97f4a7c15);
    unsigned k = (unsigned)(hash >> 40) & l->mask;
    for (; l->cells[k]; k = (k + 1) & l->mask) {
        const lying *t = &l->table[l->cells[k] - 1];
        if (t->x == x && t->y == y)
            break;
    }
    return &l->cells[k];
}

static int lay(layout *l) {
    int taken = 0;
    l->twice = 0;
    memset(l->cells, 0, (l->mask + 1) * sizeof *l->cells);
    for (int i = 0; i < l->all; i++) {
        const lying *t = &l->table[i];
        int *at = slot(l, t->x, t->y);
        const lying *there = *at ? &l->table[*at - 1] : t;
        const bool same = there->tile == t->tile && there->quarters == t->quarters;
        taken += !same;
        l->twice += same && there != t;
        *at = *at ? *at : i + 1;
    }
    return taken;
}

int rv_layout_lay_typed(layout *l) {
    memcpy(l->table, l->typed, (size_t)l->n * sizeof *l->typed);
    return lay(l);
}

bool rv_layout_is_read(const layout *l, const reading *r, int i) {
    const lying *t = &l->typed[i], *from = &l->typed[r->tile];
    switch (r->way->of) {
    case ALL: return true;
    case ROWS: return t->y <= from->y;
    case ROW:
    case TILES: return t->y == from->y && t->x >= from->x;
    default: return i == r->tile || i == r->other;
    }
}

lying rv_layout_read_tile(const layout *l, const reading *r, int i) {
    const rv_ruleset *rs = l->g->rs;
    const way *w = r->way;
    const lying *typed = &l->typed[i];
    if (!rv_layout_is_read(l, r, i))
        return *typed;
    lying t = w->of == EXCHANGE ? l->typed[i == r->tile ? r->other : r->tile] : *typed;
    const int x = w->swap ? typed->y : typed->x, y = w->swap ? typed->x : typed->y;
    t.x = (w->x ? (rs->bounded ? rs->files - 1 : 0) - x : x) + w->dx;
    t.y = (w->y ? (rs->bounded ? rs->ranks - 1 : 0) - y : y) + w->dy;
    t.quarters = w->counter && !l->ref[i]->look ? 4 - t.quarters : t.quarters;
    t.quarters = (t.quarters + w->turned) & 3;
    return t;
}

void rv_layout_read(layout *l, const reading *r) {
    for (int i = 0; i < l->n; i++)
        l->table[i] = rv_layout_read_tile(l, r, i);
}

int rv_layout_at(const layout *l, int x, int y) {
    return *slot(l, x, y) - 1;
}

int rv_layout_beside(const layout *l, const lying *t, int side) {
    return rv_layout_at(l, t->x + rv_dx(side), t->y + rv_dy(side));
}

bool rv_layout_agree(const rv_ruleset *rs, const lying *a, const lying *b, int side) {
    return a->over || b->over || a->out || b->out ||
           rv_sides_agree(rs, a->tile, a->quarters, side, b->tile, b->quarters);
}

int rv_layout_wrong(const layout *l, const lying *t, int from) {
    int wrong = !t->out && !rv_inside(&l->g->board, t->x, t->y);
    for (int side = 0; side < RV_SIDES; side++) {
        int o = rv_layout_beside(l, t, side);
        wrong += o >= from && !rv_layout_agree(l->g->rs, t, &l->table[o], side);
    }
    return wrong;
}

int rv_layout_neighbours(const layout *l, const lying *t) {
    int n = 0;
    for (int side = 0; side < RV_SIDES; side++)
        n += rv_layout_beside(l, t, side) >= 0;
    return n;
}

bool rv_layout_near(const layout *l, int i) {
    for (int side = 0; side < 2 * RV_SIDES; side++) {
        const int by = side & 3, turn = (by + (side < RV_SIDES)) & 3;
        if (rv_layout_at(l, l->typed[i].x + rv_dx(by) + rv_dx(turn),
                         l->typed[i].y + rv_dy(by) + rv_dy(turn)) >= 0)
            return true;
    }
    return false;
}

enum { HELD = 1, APART = 2 };

static int piece_of(int *piece, int i) {
    while (piece[i] != i)
        i = piece[i] = piece[piece[i]];
    return i;
}

/* Pieces that lie apart from the start tile or what else lies as the rules have it, and for
 * certain: none of their tiles stands in a row to which others may be added. What was taken out is
 * none. A tile that fills holes lies apart if it fills none. Counts the pairs of tiles that agree
 * where they touch, too. */
static int count_apart(layout *l) {
    const int start = l->g->start_tile;
    int apart = 0, root = 0, *piece = l->piece;
    char *lies = l->lies;
    l->agreeing = 0;
    for (int i = 0; i < l->all; i++) {
        const lying *t = &l->table[i], *r = &l->table[root];
        piece[i] = i;
        lies[i] = 0;
        if (start != RV_NO_TILE && t->index == start && (r->index != start || (!t->x && !t->y)))
            root = i;
    }
    for (int i = 0; i < l->all; i++)
        for (int side = 0; side < RV_SIDES; side++) {
            const int o = rv_layout_beside(l, &l->table[i], side);
            if (o >= 0)
                piece[piece_of(piece, o)] = piece_of(piece, i);
            l->agreeing +=
                i < l->n && o > i && rv_layout_agree(l->g->rs, &l->table[i], &l->table[o], side);
        }
    for (int i = 0; i < l->all; i++)
        if (i >= l->n || (l->all == l->n && i == root) || l->typed[i].y == l->last)
            lies[piece_of(piece, i)] = HELD;
    for (int i = 0; i < l->n; i++) {
        char *its = &lies[piece_of(piece, i)];
        const lying *t = &l->table[i];
        if (t->over || t->out)
            continue;
        apart += t->tile->hole && t->y > l->last + 1 && rv_layout_neighbours(l, t) < RV_SIDES;
        if (*its)
            continue;
        *its = APART;
        apart++;
    }
    return apart;
}

bool rv_layout_apart(const layout *l, int i) {
    return l->lies[piece_of(l->piece, i)] == APART;
}

/* How likely a tile is to be wrong: more so with more sides that do not agree, and of these with
 * fewer that do. 0: all agree, and it lies inside. */
static int doubt(const layout *l, const lying *t) {
    const int wrong = rv_layout_wrong(l, t, 0);
    return wrong ? 2 * RV_SIDES * wrong - rv_layout_neighbours(l, t) : 0;
}

int rv_layout_faults(layout *l, int most) {
    int n = lay(l), worst = 0;
    n += l->apart = count_apart(l);
    for (int i = 0; i < l->n; i++)
        l->doubt[i] = doubt(l, &l->table[i]);
    while (n <= most) {
        for (int i = 0; i < l->n; i++)
            worst = l->doubt[i] > l->doubt[worst] ? i : worst;
        if (!l->doubt[worst])
            break;
        lying *t = &l->table[worst];
        t->out = true;
        l->doubt[worst] = 0;
        n++;
        for (int side = 0; side < RV_SIDES; side++) {
            const int o = rv_layout_beside(l, t, side);
            if (o >= 0 && o < l->n)
                l->doubt[o] = doubt(l, &l->table[o]);
        }
    }
    return n;
}

int rv_layout_cost(const layout *l, int faults) {
    return FAULT * faults - (l->g->rs->all_ports_fit ? PAIR : PATH) * l->agreeing -
           TWICE * l->twice;
}

void rv_layout_weigh(layout *l, reading *r, int most) {
    rv_layout_read(l, r);
    r->left = rv_layout_faults(l, most);
    r->cost += (l->by_rows ? r->way->by_rows : r->way->cost) + rv_layout_cost(l, r->left);
}

void rv_keep_reading(reading *list, int *n, int most, reading r) {
    int i = *n < most ? (*n)++ : most;
    for (; i && list[i - 1].cost > r.cost; i--)
        if (i < most)
            list[i] = list[i - 1];
    if (i < most)
        list[i] = r;
}

const char *rv_layout_cell(const layout *l, const lying *t) {
    return rv_cell_name(l->g->rs, &l->c->arena, t->x, t->y);
}

const char *rv_layout_word(const layout *l, int i, const lying *t) {
    rv_arena *a = &l->c->arena;
    return l->ref[i]->look ? rv_look_write(a, l->g->rs, t->tile, t->quarters)
                           : rv_tile_word(a, l->g->rs, t->index, t->quarters);
}

reading rv_reading_of(const layout *l, const way *w, int tile, int other) {
    const lying *a = &l->typed[tile], *b = &l->typed[other];
    const bool beside = abs(a->x - b->x) + abs(a->y - b->y) == 1;
    return (reading){w, .tile = tile, .other = other, .cost = beside ? -BESIDE : 0};
}

bool rv_is_deserted(const rv_board *b) {
    for (int n = 0; n < b->nnodes; n++)
        if (b->nodes[n].follower)
            return false;
    return true;
}

/* A board of their own for the tiles as they are tried, laid in the same order as on that of the
 * game, so that a region is the same node on both. */
static rv_game *lay_apart(const layout *l) {
    rv_game *g = rv_game_new(&l->c->arena, l->g->rs, l->g->option, l->g->nplayers, NULL);
    RV_EACH_AT(l->table, l->n, t) {
        rv_lay(g, t->tile, t->index, t->quarters, rv_pos(&g->board, t->x, t->y), false);
    }
    return g;
}

bool rv_layout_changes(const layout *l) {
    const rv_board *was = &l->g->board, *now = &lay_apart(l)->board;
    const bool any = rv_is_deserted(was);
    for (int i = 0; i < was->nnodes; i++)
        for (int k = 0; k < was->nnodes && (any || was->nodes[i].follower); k++)
            if ((rv_root(now, k) == rv_root(now, i)) != (rv_root(was, k) == rv_root(was, i)))
                return true;
    return false;
}

/* Keeps for which no completed house has their size (C-64). */
static int count_homeless(const layout *l, rv_game *g) {
    const rv_values *keeps = rv_values_in(&l->c->rec, "keeps");
    int homeless = 0;
    RV_EACH_OF(keeps, k) {
        int houses = 0;
        for (int n = 0; n < g->board.nnodes && k->number; n++)
            houses += rv_is_root(&g->board, n) && rv_kind_of(g, n)->keep &&
                      !g->board.nodes[n].open && rv_feature_tiles(g, n) == k->number;
        for (const rv_value *o = keeps->list; o < k; o++)
            houses -= o->number == k->number;
        homeless += k->number && houses < 1;
    }
    return homeless;
}

int rv_layout_unsettled(const layout *l) {
    const rv_arena_checkpoint before = rv_arena_save(&l->c->arena);
    rv_game *g = lay_apart(l);
    int n = count_homeless(l, g);
    for (int i = 0; i < g->board.nplaced && i < l->g->board.nplaced; i++) {
        const rv_placed *was = &l->g->board.placed[i], *now = &g->board.placed[i];
        for (int r = 0; r < was->tile->nregions && r < now->tile->nregions; r++) {
            const rv_node *held = &l->g->board.nodes[rv_node_of(was, r)];
            const int root = rv_root(&g->board, rv_node_of(now, r));
            const rv_kind *kind = rv_kind_of(g, root);
            n += held->follower && (held->kind != g->board.nodes[root].kind ||
                                    (!kind->area && !kind->bare && !g->board.nodes[root].open));
        }
    }
    rv_arena_back(&l->c->arena, &before);
    return n;
}

/* Takes a tile as it lies with what is built over it, if it lies there. One whose cell could not be
 * read is left out; one whose name could not be agrees with all. */
static void take_tile(layout *l, const rv_tile_ref *ref, int x, int y, bool builds) {
    const rv_game *g = l->g;
    if (!ref->text || x < -RV_LAYOUT_FAR || y < -RV_LAYOUT_FAR || x > RV_LAYOUT_FAR ||
        y > RV_LAYOUT_FAR)
        return;
    l->ref[l->n] = ref;
    if (ref->tile < 0) {
        l->typed[l->n++] = (lying){.index = RV_NONE, .x = x, .y = y, .over = true};
        return;
    }
    int placed =
        rv_inside(&g->board, x, y) ? rv_placed_at(&g->board, rv_pos(&g->board, x, y)) : RV_NONE;
    bool there = placed != RV_NONE && !g->board.placed[placed].start &&
                 g->board.placed[placed].index == ref->tile;
    const rv_tile *tile = there ? g->board.placed[placed].tile : &g->rs->tiles[ref->tile];
    l->typed[l->n++] =
        (lying){tile, ref->tile, x, y, rv_quarters_typed(g->rs, ref), .builds = builds};
}

static void take_fixed(layout *l) {
    const rv_ruleset *rs = l->g->rs;
    const bool begins = !l->c->rec.board.n && l->g->start_tile != RV_NO_TILE;
    l->all = l->n;
    RV_EACH_AT(rs->starts, rs->nstarts, s) {
        l->table[l->all++] = (lying){&s->tile, RV_NONE, s->x, s->y, .quarters = 0};
    }
    if (begins)
        l->table[l->all++] =
            (lying){&rs->tiles[l->g->start_tile], l->g->start_tile, .quarters = rs->start_quarters};
    for (int i = 0; i < rs->nbeside && begins; i++) {
        const rv_start_at *b = &rs->beside[i];
        const int tile = rv_tile_find(rs, rv_str_of(b->id));
        l->table[l->all++] = (lying){&rs->tiles[tile], tile, b->x, b->y, .quarters = b->quarters};
    }
}

bool rv_layout_take(layout *l, rv_case *c) {
    const rv_record *rec = &c->rec;
    int most = rec->board.n + rec->moves.n + c->game->rs->nstarts + 1 + c->game->rs->nbeside;
    *l = (layout){.c = c, .g = c->game, .mask = 15};
    while (l->mask < 2u * (unsigned)most)
        l->mask = 2 * l->mask + 1;
    l->typed = RV_NEWS(&c->arena, lying, most);
    l->table = RV_NEWS(&c->arena, lying, most);
    l->ref = RV_NEWS(&c->arena, const rv_tile_ref *, most);
    l->cells = RV_NEWS(&c->arena, int, (int)l->mask + 1);
    l->doubt = RV_NEWS(&c->arena, int, most);
    l->piece = RV_NEWS(&c->arena, int, most);
    l->lies = RV_NEWS(&c->arena, char, most);
    l->by_rows = !rec->has_moves;
    for (int i = 0; i < rec->board.n; i++)
        take_tile(l, &rec->board.list[i].tile, rec->board.list[i].x, rec->board.list[i].y, false);
    for (int i = 0; i < rec->moves.n; i++)
        take_tile(l, &rec->moves.list[i].tile, rec->moves.list[i].x, rec->moves.list[i].y,
                  rv_builds_along(&rec->moves.list[i]));
    take_fixed(l);
    for (int i = 0; i < l->n; i++) {
        const lying *t = &l->typed[i];
        l->by_rows &= !i || t[-1].y > t->y || (t[-1].y == t->y && t[-1].x < t->x);
        l->last = t->y;
    }
    l->last = l->by_rows && c->settings.partly ? l->last : INT_MIN;
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

/* A cell whose tile could not be read. */
typedef struct gap {
    const layout *l;
    int x, y;
} gap;

/* Those that lie elsewhere are no more to come. */
static int count_left(const void *of, int tile) {
    return rv_copies_left(((const gap *)of)->l->g, tile);
}

static int count_wrong(const void *of, int tile, int quarters) {
    const gap *p = of;
    const lying t = {&p->l->g->rs->tiles[tile], tile, p->x, p->y, .quarters = quarters};
    return rv_layout_wrong(p->l, &t, 0);
}

/* Of a look that no tile has: those are offered that are nearest to it and fit there. */
void rv_layout_help_look(const layout *l, const rv_board_row *row) {
    const rv_tile_ref *ref = &row->tile;
    const gap there = {l, row->x, row->y};
    rv_sought sought;
    RV_EACH_OF(&l->c->diags, g) {
        if ((g->row != RV_D_LOOK_NONE && g->row != RV_D_BAD_LOOK) || g->line != ref->loc.line ||
            g->column != ref->loc.column)
            continue;
        rv_sought_parse(&l->c->arena, l->g->rs, rv_str_of(ref->text), &sought);
        const char *near = rv_sought_near(&l->c->arena, l->g->rs, &sought,
                                          (rv_copies_of){count_left, count_wrong, &there}, INT_MAX);
        g->help = near ? near : g->help;
    }
}
