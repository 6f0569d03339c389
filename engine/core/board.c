/* board.c - cells, fitting and laying tiles.
 *
 * A tile that is laid brings a node for each of its regions. Nodes of one feature are joined by
 * union-find: the root counts tiles, open ends, marks and followers, so that nothing is walked when
 * a feature is scored. rv_fit says whether and why a tile fits a cell, rv_lay lays it and notes
 * what it completes. Every change goes through the journal, and is undone by it.
 */
#include "core/stack.h"

bool rv_inside(const rv_board *b, int x, int y) {
    int pos = rv_pos(b, x, y);
    if (pos == RV_NONE || b->cells[pos].wall)
        return false;
    return x > b->x0 && y > b->y0 && x < b->x0 + b->width - 1 && y < b->y0 + b->height - 1;
}

/* Written out because names are needed often; returns the end. */
static char *write_number(char *to, int n) {
    unsigned rest = n < 0 ? 0u - (unsigned)n : (unsigned)n, size = 1;
    for (unsigned tens = rest; tens > 9; tens /= 10)
        size++;
    if (n < 0)
        *to++ = '-';
    for (unsigned i = size; i-- > 0; rest /= 10)
        to[i] = (char)('0' + rest % 10);
    return to + size;
}

void rv_cell_write(const rv_ruleset *rs, int x, int y, char name[RV_CELL_NAME]) {
    char *to = rs->bounded ? name : write_number(name, x);
    *to = rs->bounded ? (char)('a' + x) : ',';
    *write_number(to + 1, rs->bounded ? y + 1 : y) = '\0';
}

const char *rv_cell_name(const rv_ruleset *rs, rv_arena *a, int x, int y) {
    char *name = rv_alloc(a, rs->bounded ? 4 : RV_CELL_NAME);
    rv_cell_write(rs, x, y, name);
    return name;
}

int rv_cell_of(const rv_game *g, rv_str name, int *x, int *y) {
    if (g->rs->bounded) {
        char file = name.n ? (char)(name.s[0] | 0x20) : '\0'; /* E5 is e5 */
        if (name.n < 2 || file < 'a' || file > 'z' || name.s[1] == '-' ||
            !rv_str_int((rv_str){name.s + 1, name.n - 1}, y))
            return RV_D_BAD_CELL;
        *x = file - 'a';
        --*y;
    } else {
        rv_str rest = name, first = rv_str_cut(&rest, ",");
        if (!rest.s || !rv_str_int(first, x) || !rv_str_int(rest, y))
            return RV_D_BAD_CELL;
    }
    return rv_inside(&g->board, *x, *y) ? RV_NONE : RV_D_OUTSIDE;
}

/* ---- fitting ------------------------------------------------------------------------------- */

int rv_start_beside(const rv_board *b, int pos) {
    for (int side = 0; side < RV_SIDES; side++) {
        int at = rv_placed_at(b, rv_step(b, pos, side));
        const rv_placed *p = at == RV_NONE ? NULL : &b->placed[at];
        if (p && p->start && (p->tile->sides >> rv_opposite(side) & 1))
            return at;
    }
    return RV_NONE;
}

bool rv_shows_line(const rv_ruleset *rs, const rv_tile *t, int quarters, int side) {
    int r = rv_tile_region(t, quarters, 3 * side + 1);
    return r != RV_NO_REGION && rs->kinds[t->regions[r].kind].line;
}

static bool touches_corner(const rv_board *b, int pos) {
    for (int side = 0; side < RV_SIDES; side++) {
        int at = rv_placed_at(b, rv_step(b, rv_step(b, pos, side), (side + 1) & 3));
        if (at != RV_NONE && !b->placed[at].start)
            return true;
    }
    return false;
}

int rv_fit(const rv_game *g, const rv_tile *t, int quarters, int pos) {
    const rv_cell *c = &g->board.cells[pos];
    if (c->wall)
        return RV_D_OUTSIDE;
    if (c->tile) /* C-18: on a free cell only */
        return RV_D_CELL_TAKEN;
    if (!c->front && g->rs->nstarts && g->board.nplaced == g->rs->nstarts) /* C-15 */
        return RV_D_NOT_AT_START;
    if (!c->front) /* C-17, C-18 */
        return touches_corner(&g->board, pos) ? RV_D_CORNER_ONLY : RV_D_NOT_ATTACHED;
    const rv_ask ask = rv_ask_at(&g->board, pos);
    unsigned wrong =
        (unsigned)(t->edges[quarters] ^ ask) & rv_ask_care(ask) & rv_ask_care(t->edges[quarters]);
    if (!wrong)
        return RV_NONE;
    int other = rv_placed_at(&g->board, rv_step(&g->board, pos, __builtin_ctz(wrong) / 4));
    return rv_cut_code(g->rs, g->board.placed[other].start); /* C-19, C-24; C-22 for start spaces */
}

/* In blocks of equal size, and each step for a whole block, so that the compiler can use vector
 * instructions. Entries after the end of the list are not cells. */
int rv_fitting(const rv_board *board, const rv_tile *t, uint8_t *turns) {
    static const uint16_t at[RV_FRONT_BLOCK] = {0, 1, 2,  3,  4,  5,  6,  7,
                                                8, 9, 10, 11, 12, 13, 14, 15};
    const uint16_t edges[4] = {t->edges[0], t->edges[1], t->edges[2], t->edges[3]};
    uint16_t n[RV_FRONT_BLOCK] = {0}, fits[RV_FRONT_BLOCK];
    int all = 0;
    for (int begin = 0; begin < board->nfront; begin += RV_FRONT_BLOCK) {
        const uint16_t left = (uint16_t)(board->nfront - begin);
        for (int i = 0; i < RV_FRONT_BLOCK; i++) {
            const rv_ask ask = board->asks[begin + i];
            const uint16_t past = at[i] >= left, keep = (uint16_t)(past - 1);
            const uint16_t a = rv_answers(edges[0], ask), b = rv_answers(edges[1], ask),
                           c = rv_answers(edges[2], ask), d = rv_answers(edges[3], ask);
            fits[i] = (uint16_t)((a | b << 1 | c << 2 | d << 3) & keep);
            n[i] = (uint16_t)(n[i] + ((a + b + c + d) & keep));
        }
        for (int i = 0; i < RV_FRONT_BLOCK; i++)
            turns[begin + i] = (uint8_t)fits[i];
    }
    for (int i = 0; i < RV_FRONT_BLOCK; i++)
        all += n[i];
    return all;
}

/* ---- laying -------------------------------------------------------------------------------- */

static void leave_front(rv_game *g, rv_cell *c) {
    if (!c->front)
        return;
    int hole = c->front - 1, last = g->board.nfront - 1;
    int32_t moved = g->board.front[last];
    RV_SET(g, g->board.front[hole], moved);
    RV_SET(g, g->board.asks[hole], g->board.asks[last]);
    RV_SET(g, g->board.cells[moved].front, (int16_t)(hole + 1));
    RV_SET(g, c->front, 0);
    RV_SET(g, g->board.nfront, last);
}

/* The neighbours of a new tile: bit sets of the sides with empty cells, and of the sides with
 * tiles. A start space has neighbours only where it shows features. */
typedef struct meeting {
    unsigned empty, met;
    unsigned open; /* its regions that face an empty cell: they complete no feature */
    bool closed;   /* a feature of a neighbour has lost its last open end */
} meeting;

static meeting look_around(const rv_board *b, const rv_placed *p) {
    meeting m = {0};
    unsigned shown = p->start ? rv_turned_sides(p->quarters, p->tile->sides) : 0xf;
    for (int side = 0; side < RV_SIDES; side++) {
        const rv_cell *c = &b->cells[rv_step(b, p->pos, side)];
        m.met |= (unsigned)(c->tile != 0) << side;
        m.empty |= (unsigned)(c->tile == 0 && !c->wall) << side;
    }
    m.met &= shown;
    m.empty &= shown;
    return m;
}

/* Nodes past nnodes are unused: changes of them need not be journalled, not even while their tile
 * is being laid. */
static inline void new_node(rv_game *g, int id, int placed, int r, int open) {
    const rv_placed *p = &g->board.placed[placed];
    const rv_region *region = &p->tile->regions[r];
    RV_RELY(region->kind < g->rs->nkinds && region->ports && id < g->board.cap_nodes);
    g->board.nodes[id] = (rv_node){.root = id,
                                   .next = id,
                                   .placed = (int16_t)placed,
                                   .region = (uint8_t)r,
                                   .kind = region->kind,
                                   .size = 1,
                                   .open = open + (g->board.open >> region->kind & 1),
                                   .laid = !p->start,
                                   .doubles = region->doubles,
                                   .prizes = region->prizes,
                                   .collects = region->collects,
                                   .symbols = p->tile->symbols_on[r]};
}

/* All followers of joined features stay and count (C-31). Adjacent counts are added in one
 * operation: none is negative, and none is large enough to overflow into the next. */
static void add_counts(rv_game *g, rv_node *to, const rv_node *from, bool old) {
    if (old) {
        rv_note(&g->journal, &to->extent, sizeof to->extent);
        rv_note(&g->journal, &to->content, sizeof to->content);
    }
    to->extent += from->extent;
    to->content += from->content;
    if (from->all_followers)
        RV_ADD(g, to->all_followers, from->all_followers);
    if (from->symbols & ~to->symbols)
        RV_SET(g, to->symbols, to->symbols | from->symbols);
}

/* Every node of a feature stores its root, because roots are read far more often than features are
 * joined, and each time a node gets another root, its feature is at least twice as large as before.
 * Nodes from `first` on are new. */
static void give_root(rv_game *g, int feature, int root, int first) {
    int it = feature;
    do {
        rv_node *n = &g->board.nodes[it];
        if (it < first)
            rv_note(&g->journal, &n->root, sizeof n->root);
        n->root = root;
        it = n->next;
    } while (it != feature);
}

static void unite(rv_game *g, int a, int b, int first) {
    a = rv_root(&g->board, a);
    b = rv_root(&g->board, b);
    if (a == b)
        return;
    int larger = g->board.nodes[a].size < g->board.nodes[b].size ? b : a;
    b ^= a ^ larger;
    a = larger;
    rv_node *big = &g->board.nodes[a], *small = &g->board.nodes[b];
    int32_t after = big->next;
    give_root(g, b, a, first);
    if (b < first)
        rv_note(&g->journal, &small->next, sizeof small->next);
    if (a < first)
        rv_note(&g->journal, &big->next, sizeof big->next);
    big->next = small->next;
    small->next = after;
    add_counts(g, big, small, a < first);
}

static unsigned regions_on(const rv_placed *p, int side) {
    return p->tile->on_side[rv_printed_side(p->quarters, side)];
}

/* The requirement of a tile for an empty cell beside it. */
static void ask_neighbour(rv_game *g, const rv_placed *p, int side, int pos) {
    int at = g->board.cells[pos].front - 1;
    unsigned code = rv_tile_edge(p->tile, p->quarters, side);
    int shift = 4 * rv_opposite(side);
    bool joins = at < 0; /* the list */
    if (joins) {
        at = g->board.nfront;
        RV_SET(g, g->board.front[at], pos);
        RV_SET(g, g->board.nfront, at + 1);
        RV_SET(g, g->board.cells[pos].front, (int16_t)(at + 1));
    }
    rv_note(&g->journal, &g->board.asks[at], sizeof *g->board.asks);
    unsigned others = joins ? 0 : g->board.asks[at] & ~(0xfu << shift);
    g->board.asks[at] = (rv_ask)(others | (unsigned)g->rs->edge_faces[code] << shift);
}

/* Counts that are journalled together are best changed together: a processor stalls if it reads as
 * a whole what it has just written in parts. */
static const rv_node one_end = {.open = 1};

/* Facing ports of one kind join, across full sides only (C-35, C-36); ports of other kinds bound
 * them (C-37). Half by half, so that areas do not join under a path (C-41). Nodes from `first` on
 * are new. */
static void join_across(rv_game *g, const rv_placed *new, const rv_placed *old, int side,
                        int first) {
    const uint8_t *mine = &new->tile->region_at[3 * rv_printed_side(new->quarters, side)];
    const uint8_t *theirs =
        &old->tile->region_at[3 * rv_printed_side(old->quarters, rv_opposite(side))];
    for (int i = 0; i < 3; i++) {
        int a = mine[i], b = theirs[2 - i];
        /* areas are joined by their halves: between two of them the middle is of neither (HS-6) */
        const bool area = a != RV_NO_REGION && g->rs->kinds[new->tile->regions[a].kind].area;
        const int last = area ? 0 : i - 1;
        const bool again = i && ((area && i == 1) || (a == mine[last] && b == theirs[2 - last]));
        if (!again && a != RV_NO_REGION && b != RV_NO_REGION &&
            new->tile->regions[a].kind == old->tile->regions[b].kind)
            unite(g, rv_node_of(new, a), rv_node_of(old, b), first);
    }
}

/* A feature is completed if no side of it, on any branch, faces an empty cell (C-46, C-47, C-54).
 * Areas are never scored during play, so their followers stay (C-43, C-62). */
static void note_completed(rv_game *g, int node) {
    int root = rv_root(&g->board, node);
    const rv_node *n = &g->board.nodes[root];
    if (n->open || rv_unnamed(&g->board, root) || !rv_is_completable(rv_kind_of(g, root)) ||
        rv_completed_index(g, root) != RV_NONE)
        return;
    RV_SET(g, g->turn.completed[g->turn.ncompleted], root);
    RV_ADD(g, g->turn.ncompleted, 1);
}

/* ---- what its surroundings complete (K-24) -------------------------------------------------- */

/* Whether a feature beside it has lost its last empty cell. */
static bool fill_around(rv_game *g, int placed) {
    int mine = rv_around_node(&g->board, placed), empty = 0;
    bool last = false;
    RV_EACH_AROUND(&g->board, g->board.placed[placed].pos, at) {
        int other = rv_placed_at(&g->board, at), theirs = rv_around_node(&g->board, other);
        empty += other == RV_NONE;
        if (theirs == RV_NONE)
            continue;
        RV_ADD(g, g->board.nodes[theirs].open, -1);
        last |= g->board.nodes[theirs].open == 0;
    }
    if (mine != RV_NONE)
        RV_SET(g, g->board.nodes[mine].open, empty);
    return last;
}

/* Features of the new tile, and features of neighbours that it closed without joining them. */
static void list_completed(rv_game *g, const rv_placed *p, const meeting *m) {
    RV_SET(g, g->turn.ncompleted, 0);
    RV_EACH_BIT(((1u << p->tile->nregions) - 1) & ~m->open, r)
        note_completed(g, p->first + (int)r);
    RV_EACH_BIT(m->closed ? m->met : 0, side) {
        const rv_placed *o =
            &g->board.placed[rv_placed_at(&g->board, rv_step(&g->board, p->pos, (int)side))];
        RV_EACH_BIT(regions_on(o, rv_opposite((int)side)), r)
            note_completed(g, rv_node_of(o, (int)r));
    }
}

/* The wall requires nothing of a side and leaves no end open there (C-21, C-48); a start space
 * joins, or closes, like a tile (C-54): what it covers may be the last open end of a feature. */
static void meet_neighbours(rv_game *g, const rv_placed *p, meeting *m) {
    RV_EACH_BIT(m->empty, side)
        ask_neighbour(g, p, (int)side, rv_step(&g->board, p->pos, (int)side));
    RV_EACH_BIT(m->met, side) {
        const rv_placed *o =
            &g->board.placed[rv_placed_at(&g->board, rv_step(&g->board, p->pos, (int)side))];
        join_across(g, p, o, (int)side, p->first);
        RV_EACH_BIT(regions_on(o, rv_opposite((int)side)), r) {
            rv_node *root = &g->board.nodes[rv_root(&g->board, rv_node_of(o, (int)r))];
            RV_ADD(g, root->extent, -one_end.extent);
            m->closed |= root->open == 0;
        }
    }
}

int rv_lay(rv_game *g, const rv_tile *t, int index, int quarters, int pos, bool start) {
    int id = g->board.nplaced;
    RV_RELY(pos >= 0 && id < g->board.cap_placed &&
            g->board.nnodes + t->nregions <= g->board.cap_nodes);
    rv_cell *c = &g->board.cells[pos];
    g->board.placed[id] = (rv_placed){.tile = t,
                                      .index = (int16_t)index,
                                      .x = (int16_t)(pos % g->board.width + g->board.x0),
                                      .y = (int16_t)(pos / g->board.width + g->board.y0),
                                      .pos = pos,
                                      .first = g->board.nnodes,
                                      .built = RV_NONE,
                                      .guest = RV_NONE,
                                      .quarters = (uint8_t)quarters,
                                      .start = start};
    RV_SET(g, g->board.nplaced, id + 1);
    leave_front(g, c);
    RV_SET(g, c->tile, (uint16_t)(id + 1));
    meeting m = look_around(&g->board, &g->board.placed[id]);
    /* each region is a feature of its own until it is joined to others (C-42) */
    static const uint8_t count[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    const unsigned empty = rv_turned_sides(4 - quarters, m.empty);
    for (int r = 0; r < t->nregions; r++) {
        const int open = count[t->regions[r].sides & empty];
        m.open |= (unsigned)(open > 0) << r;
        new_node(g, g->board.placed[id].first + r, id, r, open);
    }
    RV_SET(g, g->board.nnodes, g->board.placed[id].first + t->nregions);
    meet_neighbours(g, &g->board.placed[id], &m);
    bool surrounded = g->rs->arounds && fill_around(g, id);
    RV_SET(g, g->turn.last, start ? RV_NONE : id);
    list_completed(g, &g->board.placed[id], &m);
    if (surrounded)
        RV_EACH_AROUND(&g->board, pos, at) {
            int theirs = rv_around_node(&g->board, rv_placed_at(&g->board, at));
            if (theirs != RV_NONE)
                note_completed(g, theirs);
        }
    const uint8_t *with = g->board.joined && !start ? g->board.joined[index] : NULL;
    for (int r = 0; with && r < t->nregions; r++)
        if (with[r])
            unite(g, rv_node_of(&g->board.placed[id], with[r] - 1),
                  rv_node_of(&g->board.placed[id], r), g->board.placed[id].first);
    return id;
}

/* Adds a region: its ends are open beside empty cells, joined beside tiles. */
void rv_add_region(rv_game *g, int placed, const rv_tile *as) {
    rv_placed *p = &g->board.placed[placed];
    const int node = g->board.nnodes;
    RV_SET(g, p->tile, as);
    RV_SET(g, p->built, node);
    RV_SET(g, g->board.nnodes, node + 1);
    new_node(g, node, placed, as->nregions - 1, 0);
    rv_ports ports = rv_tile_ports(as, p->quarters, as->nregions - 1);
    for (int side = 0; side < RV_SIDES; side++) {
        int pos = rv_step(&g->board, p->pos, side), other = rv_placed_at(&g->board, pos);
        if (!(ports & rv_side_ports(side)))
            continue;
        if (other != RV_NONE) {
            join_across(g, p, &g->board.placed[other], side, node);
            continue;
        }
        rv_node *root = &g->board.nodes[rv_root(&g->board, node)];
        RV_ADD(g, root->open, 1);
        ask_neighbour(g, p, side, pos);
    }
}

static void lay_first(rv_game *g, int tile, int quarters, int x, int y) {
    RV_RELY(tile >= 0 && tile < g->rs->ntiles);
    rv_draw(g, tile);
    rv_lay(g, &g->rs->tiles[tile], tile, quarters, rv_pos(&g->board, x, y), false);
}

bool rv_is_start_tile(const rv_game *g, int tile) {
    for (int i = 0; i < g->rs->nbeside; i++)
        if (strcmp(g->rs->beside[i].id, g->rs->tiles[tile].id) == 0)
            return true;
    return tile == g->start_tile;
}

void rv_lay_start(rv_game *g) {
    int tile = g->start_tile;
    if (tile == RV_NO_TILE)
        return;
    lay_first(g, tile, g->rs->start_quarters, 0, 0);
    RV_EACH_AT(g->rs->beside, g->rs->nbeside, b) {
        lay_first(g, rv_tile_find(g->rs, rv_str_of(b->id)), b->quarters, b->x, b->y);
    }
    RV_SET(g, g->turn.last, RV_NONE);
    RV_SET(g, g->turn.ncompleted, 0);
}
