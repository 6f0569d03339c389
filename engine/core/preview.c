/* preview.c - features of a tile on the table (rv_parts_on), and of one that is not laid yet: what
 * lies around the cell (rv_look_around), then the drafts of its features (rv_draft_tile); and the
 * ways in which it can lie at a cell: in each rotation plainly, and with what the modules
 * can build along with it.
 *
 * Completions and the greedy policy draft a tile at each cell and in each rotation; completions lay
 * it only where a draft says that something would be completed.
 */
#include "core/stack.h"
#include "core/turn.h"

/* ---- features of a tile -------------------------------------------------------------------- */

int rv_features_on(const rv_board *b, int placed, int nodes[RV_TILE_REGIONS]) {
    const rv_placed *p = &b->placed[placed];
    int roots[RV_TILE_REGIONS], n = 0;
    for (int r = 0; r < p->tile->nregions; r++) {
        int root = rv_root(b, rv_node_of(p, r)), i = 0;
        while (i < n && roots[i] != root)
            i++;
        if (i < n)
            continue;
        nodes[n] = rv_node_of(p, r);
        roots[n++] = root;
    }
    return n;
}

int rv_parts_on(const rv_game *g, int placed, const rv_places *of, rv_part out[RV_TILE_REGIONS]) {
    const rv_board *b = &g->board;
    int nodes[RV_TILE_REGIONS], all = rv_features_on(b, placed, nodes), n = 0;
    for (int i = 0; i < all; i++) {
        rv_part p = {.root = rv_root(b, nodes[i]), .kind = b->nodes[nodes[i]].kind};
        rv_ports others;
        if (of && !rv_feature_shows(g, p.root, of))
            continue;
        p.ports = rv_feature_ports(b, placed, p.root, 1u << p.kind, &others);
        p.place = rv_place_canonical(p.ports, others);
        int at = n++;
        for (; at > 0 && out[at - 1].place > p.place; at--)
            out[at] = out[at - 1];
        out[at] = p;
    }
    return n;
}

/* ---- what a tile would meet ---------------------------------------------------------------- */

static rv_met *meet(const rv_game *g, rv_surroundings *c, int root) {
    int i = 0;
    while (i < c->n && c->list[i].root != root)
        i++;
    if (i == c->n)
        c->list[c->n++] = (rv_met){.root = root,
                                   .kind = g->board.nodes[root].kind,
                                   .barred = !rv_takes(NULL, g, 0, 0, root)};
    return &c->list[i];
}

/* A side of the cell, from port to port of the tile beyond it. An open end is a region and a side,
 * regardless of the number of its ports; a region often has adjacent ones. */
static void look_across(const rv_game *g, rv_surroundings *c, int side, const rv_placed *beyond) {
    int seen[3] = {RV_NO_REGION, RV_NO_REGION, RV_NO_REGION};
    rv_met *m = NULL;
    for (int i = 0; i < 3; i++) {
        int port = 3 * rv_opposite(side) + 2 - i;
        int r = seen[i] = rv_tile_region(beyond->tile, beyond->quarters, port);
        if (r == RV_NO_REGION)
            continue;
        if (i == 0 || r != seen[i - 1]) {
            m = meet(g, c, rv_root(&g->board, rv_node_of(beyond, r)));
            m->ends += i < 2 || r != seen[0];
        }
        if (i != 1 || !g->rs->kinds[m->kind].area) /* as join_across joins them */
            m->ports |= (rv_ports)(1u << (3 * side + i));
        c->met |= m->ports;
    }
}

void rv_look_around(const rv_game *g, int pos, rv_surroundings *c) {
    c->n = c->met = c->empty = 0;
    if (g->rs->arounds) { /* K-24 */
        c->holes = 0;
        c->fills = false;
        RV_EACH_AROUND(&g->board, pos, at) {
            int other = rv_placed_at(&g->board, at), theirs = rv_around_node(&g->board, other);
            c->holes += other == RV_NONE;
            c->fills |= theirs != RV_NONE && g->board.nodes[theirs].open == 1;
        }
    }
    for (int side = 0; side < RV_SIDES; side++) {
        int next = rv_step(&g->board, pos, side), other = rv_placed_at(&g->board, next);
        if (other != RV_NONE)
            look_across(g, c, side, &g->board.placed[other]);
        else if (!g->board.cells[next].wall)
            c->empty |= rv_side_ports(side);
    }
}

static bool closes(const rv_board *b, const rv_met *m) {
    return b->nodes[m->root].open == m->ends;
}

/* A region and the features that it meets, their other regions here and the features that those
 * meet (C-36, C-41). */
static void grow(const rv_board *b, rv_draft *d, const rv_tile *t, const rv_ports *ports,
                 const rv_surroundings *c) {
    for (rv_ports before = 0; d->ports != before;) {
        before = d->ports;
        for (int i = 0; i < c->n; i++) {
            const rv_met *m = &c->list[i];
            if (m->kind != d->kind || !(m->ports & d->ports) || (d->joins >> i & 1))
                continue;
            d->joins |= 1u << i;
            d->barred |= m->barred; /* C-29 */
            d->closed &= closes(b, m);
            for (int r = 0; r < t->nregions; r++)
                if (t->regions[r].kind == d->kind && (ports[r] & m->ports)) {
                    d->ports |= ports[r];
                    d->regions |= 1u << r;
                }
        }
    }
}

int rv_draft_tile(const rv_game *g, const rv_tile *t, int quarters, const rv_surroundings *c,
                  rv_draft out[RV_TILE_REGIONS]) {
    rv_ports ports[RV_TILE_REGIONS], seen = 0;
    int n = 0;
    for (int r = 0; r < t->nregions; r++)
        ports[r] = rv_tile_ports(t, quarters, r);
    for (int r = 0; r < t->nregions; r++) {
        if (ports[r] & seen)
            continue;
        rv_draft *d = &out[n++];
        d->kind = t->regions[r].kind;
        d->regions = 1u << r;
        d->ports = ports[r];
        d->joins = 0;
        d->barred = rv_is_barred(g, d->kind, NULL);
        d->closed = !g->rs->kinds[d->kind].around || !c->holes;
        if (d->ports & c->met)
            grow(&g->board, d, t, ports, c);
        seen |= d->ports & (rv_ports)~RV_INNERS; /* around what stands there is an area */
        d->closed &= !(d->ports & c->empty);
    }
    return n;
}

bool rv_would_complete(const rv_game *g, const rv_surroundings *c, const rv_draft *list, int n) {
    unsigned joined = 0;
    if (g->rs->arounds && c->fills)
        return true;
    for (int i = 0; i < n; i++) {
        joined |= list[i].joins;
        if (list[i].closed && rv_is_completable(&g->rs->kinds[list[i].kind]))
            return true;
    }
    for (int i = 0; i < c->n; i++)
        if (closes(&g->board, &c->list[i]) && !(joined >> i & 1) &&
            rv_is_completable(&g->rs->kinds[c->list[i].kind]))
            return true;
    return false;
}

/* ---- ways ----------------------------------------------------------------------------------- */

/* Whether anything can be built with this tile. */
static bool prepare(rv_game *g, const rv_tile *t) {
    return g->modules.construction && g->modules.construction->prepare(g, t);
}

static void add_ways(rv_game *g, int pos, rv_ways *out) {
    if (out->cap - out->n < RV_WAYS_AT) { /* those at one cell */
        rv_way *before = out->list;
        out->cap = 2 * out->cap + RV_WAYS_AT;
        out->list = RV_ROOM(out->a, rv_way, out->cap);
        if (out->n)
            memcpy(out->list, before, (size_t)out->n * sizeof *before);
    }
    out->n += g->modules.construction->ways(g, pos, &out->list[out->n]);
}

void rv_ways_find(rv_game *g, const rv_tile *t, const int32_t *cells, int n, rv_ways *out) {
    const bool ready = prepare(g, t);
    out->n = 0;
    for (int i = 0; ready && i < n; i++)
        add_ways(g, cells[i], out);
}

/* The cells that came last have most free sides. */
bool rv_ways_any(rv_game *g, const rv_tile *t, rv_ways *out) {
    const bool ready = prepare(g, t);
    out->n = 0;
    for (int i = g->board.nfront - 1; ready && !out->n && i >= 0; i--)
        add_ways(g, g->board.front[i], out);
    return out->n > 0;
}

/* ---- spots --------------------------------------------------------------------------------- */

/* Makes a spot with those of the ways that are there; the first of them, if there are any, has the
 * index `from`. */
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
        if (less->turns >> quarters & 1 && (less->built & way->built) == less->built)
            return false;
    return way->turns >> quarters & 1;
}

bool rv_way_again(const rv_spot *s, const rv_tile *t, int quarters, int i) {
    int first = quarters % rv_tile_turns(t);
    return first != quarters && rv_way_counts(s, first, i);
}

/* ---- one of them --------------------------------------------------------------------------- */

void rv_way_pay(rv_game *g, const rv_way *way) {
    for (unsigned left = way ? way->built : 0; left; left &= left - 1)
        rv_spend_piece(g, g->turn.to_move, g->modules.builds);
}

const char *rv_way_word(const rv_game *g, rv_arena *a, const rv_way *way) {
    rv_buf b = {.arena = a};
    RV_EACH_BIT(way ? way->built : 0, bit)
        rv_putf(&b, "%s%s", b.n ? "+" : "",
                g->modules.construction->word(g, a, way->pos, (int)bit));
    return rv_buf_text(&b);
}

rv_things rv_way_needs(const rv_game *g, rv_arena *a, const rv_way *way) {
    rv_thing *one = g->modules.construction ? RV_NEW(a, rv_thing) : NULL;
    if (one)
        *one = (rv_thing){g->modules.construction->key, rv_way_word(g, a, way), .player = RV_NONE};
    return (rv_things){.list = one, .n = one != NULL};
}
