/* query.c - what could be played: legal placements, what closes what, counts of sequences.
 *
 * All of them ask by trying: lay the tile, look, take it back. Nothing is told meanwhile, and when
 * the answer is given the game is what it was. What is handed out lies in the case's scratch arena.
 */
#include "case.h"
#include "script.h"

typedef struct query query;
struct query {
    rv_case *c;
    rv_game *g;
    rv_arena *a; /* the scratch arena */
    void (*run)(query *q);
    void *ask; /* what `run` wants to know besides */
    rv_status status;
};

static void fail(query *q, rv_status status, const char *why) {
    q->status = status;
    q->c->why = why;
}

static void run(void *ud) {
    query *q = ud;
    q->run(q);
}

/* Two arenas can run short: the scratch arena, and that of the game, in which its journal grows. */
static void run_on_game(void *ud) {
    query *q = ud;
    if (!rv_protect(q->g->arena, run, q))
        fail(q, RV_LIMIT_HIT, "memory ran out");
}

/* A house rule that has failed has nothing to say any more, and then neither have we. */
static void check_scripts(query *q) {
    const char *message;
    bool limit;
    if (q->status == RV_FINE && q->g->hooks && rv_hooks_failed(q->g->hooks, &message, &limit))
        fail(q, limit ? RV_LIMIT_HIT : RV_SCRIPT_FAILED, message);
}

static void try_and_undo(query *q) {
    rv_game *g = q->g;
    int mark = rv_mark_of(g);
    rv_listener listener = g->listener;
    jmp_buf *way_out = g->arena->way_out;
    g->listener.tell = NULL;
    if (!rv_protect(q->a, run_on_game, q)) {
        g->arena->way_out = way_out; /* the way out of the inner guard was jumped over */
        fail(q, RV_LIMIT_HIT, "memory ran out");
    }
    rv_undo(g, mark);
    g->listener = listener;
    check_scripts(q);
}

static rv_status answer(rv_case *c, void (*run_it)(query *q), void *ask, const char **why) {
    query q = {.c = c, .g = c->game, .a = &c->scratch, .run = run_it, .ask = ask};
    rv_arena_reset(&c->scratch);
    c->why = NULL;
    if (c->game)
        try_and_undo(&q);
    else
        fail(&q, RV_UNREADABLE, "the document could not be read");
    if (why)
        *why = c->why;
    return q.status;
}

/* ---- tiles of the stack -------------------------------------------------------------------- */

static int left(const rv_game *g, int tile) {
    return g->rs->tiles[tile].count - g->gone[tile];
}

/* The first tile still to come that looks like `same`, itself the first of its sort; RV_NONE. */
static int first_left(const rv_game *g, int same) {
    for (int i = same; i < g->rs->ntiles; i++)
        if (g->rs->tiles[i].same == same && left(g, i) > 0)
            return i;
    return RV_NONE;
}

/* Of all that look alike and are to come, is this the first? It stands for its sort. */
static bool stands_for_sort(const rv_game *g, int tile) {
    return left(g, tile) > 0 && first_left(g, g->rs->tiles[tile].same) == tile;
}

/* A tile as it was asked for: by number this one, by look any of its sort. RV_NONE: used up. */
static int copy_left(const rv_game *g, const rv_tile_ref *ref) {
    if (ref->by_look)
        return first_left(g, g->rs->tiles[ref->tile].same);
    return left(g, ref->tile) > 0 ? ref->tile : RV_NONE;
}

/* What became of a tile that is not to come (C-112). */
static const char *whereabouts(const query *q, const rv_tile_ref *ref) {
    const rv_game *g = q->g;
    const rv_tile *t = &g->rs->tiles[ref->tile];
    if (ref->by_look)
        return rv_printf(q->a, "no tile that looks like %s is left", ref->text);
    if (t->count > 1)
        return rv_printf(q->a, "no copy of tile %s is left", t->id);
    for (int i = 0; i < g->nplaced; i++) {
        const rv_placed *p = &g->placed[i];
        if (!p->start && p->index == ref->tile)
            return rv_printf(q->a, "tile %s lies at %s", t->id, rv_cell_name(g, q->a, p->x, p->y));
    }
    return rv_printf(q->a, "tile %s is discarded", t->id);
}

/* The tile that is asked for. RV_NONE: it cannot be had, or the game is over (no complaint). */
static int find_tile(query *q, const char *text) {
    rv_diags d = {.arena = q->a, .laws = q->g->rs->laws};
    rv_tile_ref ref;
    if (!rv_read_tile(q->g->rs, rv_str_of(text), (rv_mark){0, 0}, &ref, &d)) {
        fail(q, RV_UNREADABLE, d.list[0].message);
        return RV_NONE;
    }
    if (q->g->over)
        return RV_NONE;
    int tile = copy_left(q->g, &ref);
    if (tile == RV_NONE)
        fail(q, RV_MISUSED, whereabouts(q, &ref));
    return tile;
}

/* ---- cells --------------------------------------------------------------------------------- */

/* A cell where a tile can lie, and how: bit n for n quarters. */
typedef struct spot {
    int32_t pos, rank; /* rank in the order of cells: by file, then rank; by x, then y */
    unsigned turns;
} spot;

static unsigned turns_at(const rv_game *g, const rv_tile *t, int pos) {
    unsigned turns = 0;
    for (int n = 0; n < 4; n++)
        turns |= (unsigned)rv_fits(g, t, n, pos) << n;
    return turns;
}

static int insert_spot(spot *list, int n, spot s) {
    int i = n;
    for (; i > 0 && list[i - 1].rank > s.rank; i--)
        list[i] = list[i - 1];
    list[i] = s;
    return n + 1;
}

/* Where the tile can lie, in order. They are collected before the first trial, which stirs the
 * list of cells that touch something. */
static spot *find_spots(const query *q, int tile, int *n) {
    const rv_game *g = q->g;
    spot *list = RV_NEWS(q->a, spot, g->nfront + 1);
    *n = 0;
    for (int i = 0; i < g->nfront; i++) {
        int pos = g->front[i];
        unsigned turns = turns_at(g, &g->rs->tiles[tile], pos);
        int rank = pos % g->width * g->height + pos / g->width;
        if (turns)
            *n = insert_spot(list, *n, (spot){pos, rank, turns});
    }
    return list;
}

static const char *name_of(const query *q, int pos) {
    const rv_game *g = q->g;
    return rv_cell_name(g, q->a, pos % g->width + g->x0, pos / g->width + g->y0);
}

/* ---- features of a tile -------------------------------------------------------------------- */

/* A feature on a tile: its regions there are one, if they are joined elsewhere. */
typedef struct part {
    int root, kind, place;
    rv_ports ports;
} part;

/* The canonical place of a feature, by its ports on a tile and those of others of its kind. */
static int place_of(rv_ports ports, rv_ports others) {
    int place = rv_place_canonical(ports, others);
    return place < 0 ? rv_place_of(RV_STR("c")) : place;
}

static int insert_part(part *list, int n, part p) {
    int i = n;
    for (; i > 0 && list[i - 1].place > p.place; i--)
        list[i] = list[i - 1];
    list[i] = p;
    return n + 1;
}

/* The features of a placed tile, each once, by a node of theirs on it. */
static int features_on(const rv_game *g, int placed, int nodes[RV_TILE_REGIONS]) {
    const rv_placed *p = &g->placed[placed];
    int roots[RV_TILE_REGIONS], n = 0;
    for (int r = 0; r < p->tile->nregions; r++) {
        int root = rv_root(g, p->first + r), i = 0;
        while (i < n && roots[i] != root)
            i++;
        if (i < n)
            continue;
        nodes[n] = p->first + r;
        roots[n++] = root;
    }
    return n;
}

/* The same in the order of their canonical places. */
static int parts_on(const rv_game *g, int placed, part out[RV_TILE_REGIONS]) {
    int nodes[RV_TILE_REGIONS], all = features_on(g, placed, nodes), n = 0;
    for (int i = 0; i < all; i++) {
        part p = {.root = rv_root(g, nodes[i]), .kind = g->nodes[nodes[i]].kind};
        rv_ports others;
        p.ports = rv_feature_ports(g, placed, p.root, &others);
        p.place = place_of(p.ports, others);
        n = insert_part(out, n, p);
    }
    return n;
}

/* ---- what a tile would meet ---------------------------------------------------------------- *
 *
 * To lay a tile and take it back costs more than all else here. Which features it would join, and
 * with that where followers may go and whether anything is completed, can be told from what lies
 * around the cell; so only placements that complete something are laid.
 */

/* A feature seen from an empty cell: the ports of a tile there that would face it. */
typedef struct met {
    int root, kind;
    int ends; /* its open ends that are here */
    rv_ports ports;
    bool barred; /* the player to move may not put a follower on it */
} met;

typedef struct niche {
    met list[RV_PORTS];
    int n;
    rv_ports empty; /* ports that would face an empty cell */
} niche;

static met *meet(const rv_game *g, niche *c, int root) {
    int i = 0;
    while (i < c->n && c->list[i].root != root)
        i++;
    if (i == c->n)
        c->list[c->n++] = (met){.root = root,
                                .kind = g->nodes[root].kind,
                                .barred = rv_may_deploy(g, g->to_move, root) != RV_NONE};
    return &c->list[i];
}

/* A side of the cell, from port to port of the tile beyond it. An open end is a region and a side,
 * however many of its ports are there. */
static void look_across(const rv_game *g, niche *c, int side, const rv_placed *beyond) {
    int seen[3] = {RV_NO_REGION, RV_NO_REGION, RV_NO_REGION};
    for (int i = 0; i < 3; i++) {
        int port = 3 * rv_opposite(side) + 2 - i;
        int r = seen[i] = rv_tile_region(beyond->tile, beyond->quarters, port);
        if (r == RV_NO_REGION)
            continue;
        met *m = meet(g, c, rv_root(g, beyond->first + r));
        m->ports |= (rv_ports)(1u << (3 * side + i));
        m->ends += (i < 1 || seen[0] != r) && (i < 2 || seen[1] != r);
    }
}

static void look_around(const rv_game *g, int pos, niche *c) {
    c->n = c->empty = 0;
    for (int side = 0; side < RV_SIDES; side++) {
        int next = rv_step(g, pos, side), other = rv_placed_at(g, next);
        if (other != RV_NONE)
            look_across(g, c, side, &g->placed[other]);
        else if (!g->cells[next].wall)
            c->empty |= rv_side_ports(side);
    }
}

static bool closes(const rv_game *g, const met *m) {
    return g->nodes[m->root].open == m->ends;
}

/* A feature as it would be on the tile; `joins` are those of the niche, a bit each. */
typedef struct draft {
    int kind;
    rv_ports ports;
    unsigned joins;
    bool barred, closed;
} draft;

/* A region and what it meets, their other regions here and what those meet (C-36, C-41). */
static void grow(const rv_game *g, draft *d, const rv_tile *t, const rv_ports *ports,
                 const niche *c) {
    for (unsigned before = ~0u; d->joins != before;) {
        before = d->joins;
        for (int i = 0; i < c->n; i++) {
            const met *m = &c->list[i];
            if (m->kind != d->kind || !(m->ports & d->ports) || (d->joins >> i & 1))
                continue;
            d->joins |= 1u << i;
            d->barred |= m->barred; /* C-29 */
            d->closed &= closes(g, m);
            for (int r = 0; r < t->nregions; r++)
                if (t->regions[r].kind == d->kind && (ports[r] & m->ports))
                    d->ports |= ports[r];
        }
    }
}

/* The features that the tile would show, turned so, at the cell. */
static int draft_tile(const rv_game *g, const rv_tile *t, int quarters, const niche *c,
                      draft out[RV_TILE_REGIONS]) {
    rv_ports ports[RV_TILE_REGIONS], seen = 0;
    int n = 0;
    for (int r = 0; r < t->nregions; r++)
        ports[r] = rv_tile_ports(t, quarters, r);
    for (int r = 0; r < t->nregions; r++) {
        draft d = {.kind = t->regions[r].kind, .ports = ports[r], .closed = true};
        if (ports[r] & seen)
            continue;
        grow(g, &d, t, ports, c);
        seen |= d.ports;
        d.closed &= !(d.ports & c->empty);
        out[n++] = d;
    }
    return n;
}

/* Does the placement complete something, on the tile or beside it? What consists of start spaces
 * only counts here, though it is never listed. */
static bool completes(const rv_game *g, const niche *c, const draft *list, int n) {
    unsigned joined = 0;
    for (int i = 0; i < n; i++) {
        joined |= list[i].joins;
        if (list[i].closed && !g->rs->kinds[list[i].kind].area)
            return true;
    }
    for (int i = 0; i < c->n; i++)
        if (closes(g, &c->list[i]) && !(joined >> i & 1) && !g->rs->kinds[c->list[i].kind].area)
            return true;
    return false;
}

static bool has_followers(const rv_game *g) {
    return g->seats[g->to_move].supply > 0; /* C-30 */
}

/* What a completed feature gives, and to whom, before wall tiles. */
static void credit(rv_game *g, int root, int points[RV_MAX_PLAYERS], bool scores[RV_MAX_PLAYERS]) {
    rv_tally t = rv_count(g, root);
    for (int p = 0; p < g->nplayers; p++) {
        scores[p] = rv_wins(&t, p);
        points[p] = scores[p] ? rv_worth(g, p, &t, NULL) : 0;
    }
}

/* ---- legal placements ---------------------------------------------------------------------- */

typedef struct legal {
    const char *text; /* the tile as asked for */
    rv_see_placement *see;
    void *ud;
    int tile;
    const char *words[RV_MAX_KINDS][RV_PLACES]; /* of pieces; each is made once */
} legal;

/* "knight@ne". */
static const char *piece_word(const query *q, int kind, int place) {
    const char **word = &((legal *)q->ask)->words[kind][place];
    if (!*word)
        *word = rv_join(
            q->a, 3, (const char *const[]){q->g->rs->kinds[kind].role, "@", rv_place_name(place)});
    return *word;
}

static void list_pieces(const query *q, const draft *drafts, int n, rv_placement *out) {
    part parts[RV_TILE_REGIONS];
    int free = 0;
    for (int i = 0; i < n; i++) {
        rv_ports others = 0;
        if (drafts[i].barred)
            continue;
        for (int o = 0; o < n; o++)
            others |= o != i && drafts[o].kind == drafts[i].kind ? drafts[o].ports : 0;
        part p = {.kind = drafts[i].kind, .place = place_of(drafts[i].ports, others)};
        free = insert_part(parts, free, p);
    }
    const char **words = RV_NEWS(q->a, const char *, free);
    for (int i = 0; i < free; i++)
        words[i] = piece_word(q, parts[i].kind, parts[i].place);
    out->pieces = words;
    out->npieces = free;
}

static void list_completes(const query *q, rv_placement *out) {
    rv_game *g = q->g;
    if (!g->ncompleted)
        return;
    rv_completion *list = RV_NEWS(q->a, rv_completion, g->ncompleted);
    for (int i = 0; i < g->ncompleted; i++) {
        int root = g->completed[i];
        list[i].feature = rv_feature_name(g, q->a, root);
        list[i].kind = rv_kind_of(g, root)->name;
        credit(g, root, list[i].points, list[i].scores);
    }
    out->completes = list;
    out->ncompletes = g->ncompleted;
}

static bool see_placement(query *q, const niche *c, int pos, int quarters, const char *cell) {
    const legal *l = q->ask;
    const rv_tile *t = &q->g->rs->tiles[l->tile];
    rv_placement p = {.tile = t->id, .cell = cell, .rotation = 90 * quarters};
    draft drafts[RV_TILE_REGIONS];
    int n = draft_tile(q->g, t, quarters, c, drafts);
    if (has_followers(q->g))
        list_pieces(q, drafts, n, &p);
    if (completes(q->g, c, drafts, n)) {
        int mark = rv_mark_of(q->g);
        rv_turn_place(q->g, l->tile, quarters, pos);
        list_completes(q, &p);
        rv_undo(q->g, mark); /* before the caller sees it: he may ask for the board */
    }
    return l->see(l->ud, &p);
}

static bool see_spot(query *q, const spot *s) {
    const char *cell = name_of(q, s->pos);
    niche c;
    look_around(q->g, s->pos, &c);
    for (int turn = 0; turn < 4; turn++)
        if ((s->turns >> turn & 1) && !see_placement(q, &c, s->pos, turn, cell))
            return false;
    return true;
}

static void run_legal(query *q) {
    legal *l = q->ask;
    int n;
    l->tile = find_tile(q, l->text);
    if (l->tile == RV_NONE)
        return;
    const spot *spots = find_spots(q, l->tile, &n);
    for (int i = 0; i < n; i++)
        if (!see_spot(q, &spots[i]))
            return;
}

rv_status rv_case_legal(rv_case *c, const char *tile, rv_see_placement *see, void *ud,
                        const char **why) {
    legal l = {.text = tile, .see = see, .ud = ud};
    return answer(c, run_legal, &l, why);
}

const char *rv_case_tile_of(rv_case *c, int turn) {
    if (!c->game || turn < 1 || turn > c->rec.moves.n)
        return NULL;
    const rv_entry *e = &c->rec.moves.list[turn - 1];
    if (e->none)
        return NULL;
    /* Which copy a look stands for is known once it has been played. */
    return !e->tile.by_look || e->played ? c->game->rs->tiles[e->tile.tile].id : e->tile.text;
}

/* ---- completions --------------------------------------------------------------------------- */

/* An open feature while it is looked at: its lists grow. */
typedef struct gap {
    rv_open_feature shown;
    rv_open_end *open;
    rv_closer *closers;
    int cap_open, cap_closers;
    int trial; /* the last that closed it */
} gap;

typedef struct closing {
    const char *tile;
    bool areas;
    rv_see_open *see;
    void *ud;
    gap *gaps;
    int ngaps, cap_gaps;
    int nnodes;     /* before the trials */
    int32_t *owner; /* by node: its feature among the gaps, plus one; 0: in none */
    int trial;
} closing;

static void add_gap(query *q, int root) {
    closing *z = q->ask;
    rv_game *g = q->g;
    z->gaps = rv_grow(q->a, z->gaps, z->ngaps, &z->cap_gaps, sizeof *z->gaps);
    gap *f = &z->gaps[z->ngaps++];
    rv_tally t = rv_count(g, root);
    *f = (gap){.shown = {.feature = rv_feature_name(g, q->a, root),
                         .kind = rv_kind_of(g, root)->name,
                         .tiles = t.tiles,
                         .points = t.points}};
    for (int p = 0; p < g->nplayers; p++)
        f->shown.followers[p] = g->nodes[root].followers[p];
    RV_EACH_NODE(g, root, it) {
        z->owner[it] = z->ngaps;
    }
}

static bool is_open(const rv_game *g, int root, bool areas) {
    return g->nodes[root].open > 0 && (areas || !rv_kind_of(g, root)->area);
}

/* Each edge of a tile once, however many half-edges of the feature are open there. */
static void add_ends(query *q, int placed, const part *parts, int n) {
    const rv_placed *p = &q->g->placed[placed];
    closing *z = q->ask;
    const char *cell = rv_cell_name(q->g, q->a, p->x, p->y);
    for (int side = 0; side < RV_SIDES; side++) {
        const rv_cell *next = &q->g->cells[rv_step(q->g, p->pos, side)];
        for (int i = 0; i < n && !next->tile && !next->wall; i++) {
            int owner = z->owner[parts[i].root];
            if (!owner || !(parts[i].ports & rv_side_ports(side)))
                continue;
            gap *f = &z->gaps[owner - 1];
            f->open = rv_grow(q->a, f->open, f->shown.nopen, &f->cap_open, sizeof *f->open);
            f->open[f->shown.nopen++] = (rv_open_end){cell, rv_side_name(side)};
        }
    }
}

/* Tile by tile as laid, so that features come in the order of their names, and ends in theirs. */
static void find_gaps(query *q) {
    closing *z = q->ask;
    const rv_game *g = q->g;
    z->nnodes = g->nnodes;
    z->owner = RV_NEWS(q->a, int32_t, g->nnodes + 1);
    for (int id = 0; id < g->nplaced; id++) {
        part parts[RV_TILE_REGIONS];
        int n = g->placed[id].start ? 0 : parts_on(g, id, parts);
        for (int i = 0; i < n; i++)
            if (!z->owner[parts[i].root] && is_open(g, parts[i].root, z->areas))
                add_gap(q, parts[i].root);
        if (n)
            add_ends(q, id, parts, n);
    }
}

/* The corner, by its lower space, from which somebody takes the wall tile if the turn completes
 * this feature and no other; -1. Played, not reckoned: options and house rules have their say. */
static int corner_won(rv_game *g, int root) {
    if (g->module != &rv_castle_module)
        return RV_NONE;
    const rv_castle *c = rv_castle_of(g);
    int mark = rv_mark_of(g);
    uint32_t before = c->taken;
    RV_SET(g, g->completed[0], root);
    RV_SET(g, g->ncompleted, 1);
    rv_turn_score(g, &root, 1);
    uint32_t won = c->taken & ~before;
    rv_undo(g, mark);
    for (int i = 0; i < g->rs->ncorners; i++)
        if (won >> i & 1)
            return g->rs->corners[i].space;
    return RV_NONE;
}

/* A feature is complete. It closes every gap that it was joined from: nodes of before the trial
 * tell which these are, for roots change when features are joined. */
static void close_gaps(query *q, int root, rv_closer closer) {
    closing *z = q->ask;
    credit(q->g, root, closer.points, closer.scores);
    closer.corner = corner_won(q->g, root);
    RV_EACH_NODE(q->g, root, it) {
        int owner = it < z->nnodes ? z->owner[it] : 0;
        gap *f = owner ? &z->gaps[owner - 1] : NULL;
        if (!f || f->trial == z->trial)
            continue;
        f->trial = z->trial;
        f->closers =
            rv_grow(q->a, f->closers, f->shown.nclosers, &f->cap_closers, sizeof *f->closers);
        f->closers[f->shown.nclosers++] = closer;
    }
}

static void try_closer(query *q, int tile, int pos, int quarters) {
    closing *z = q->ask;
    rv_game *g = q->g;
    rv_closer closer = {
        .tile = g->rs->tiles[tile].id, .rotation = 90 * quarters, .left = rv_left_alike(g, tile)};
    int mark = rv_mark_of(g);
    z->trial++;
    rv_turn_place(g, tile, quarters, pos);
    if (g->ncompleted)
        closer.cell = name_of(q, pos);
    for (int i = 0; i < g->ncompleted; i++)
        close_gaps(q, g->completed[i], closer);
    rv_undo(g, mark);
}

static void try_tile(query *q, int tile) {
    const rv_tile *t = &q->g->rs->tiles[tile];
    draft drafts[RV_TILE_REGIONS];
    niche c;
    int n;
    const spot *spots = find_spots(q, tile, &n);
    for (int i = 0; i < n; i++) {
        look_around(q->g, spots[i].pos, &c);
        for (int turn = 0; turn < 4; turn++)
            if ((spots[i].turns >> turn & 1) &&
                completes(q->g, &c, drafts, draft_tile(q->g, t, turn, &c, drafts)))
                try_closer(q, tile, spots[i].pos, turn);
    }
}

/* The tile given, or one of each sort still to come. */
static void find_closers(query *q, int given) {
    if (given != RV_NONE) {
        try_tile(q, given);
        return;
    }
    for (int i = 0; i < q->g->rs->ntiles; i++)
        if (stands_for_sort(q->g, i))
            try_tile(q, i);
}

static void run_completions(query *q) {
    closing *z = q->ask;
    int given = z->tile ? find_tile(q, z->tile) : RV_NONE;
    if (q->status != RV_FINE)
        return;
    find_gaps(q);
    if (!q->g->over)
        find_closers(q, given);
    for (int i = 0; i < z->ngaps; i++) {
        gap *f = &z->gaps[i];
        f->shown.open = f->open;
        f->shown.closers = f->closers;
        if (!z->see(z->ud, &f->shown))
            return;
    }
}

rv_status rv_case_completions(rv_case *c, const char *tile, bool areas, rv_see_open *see, void *ud,
                              const char **why) {
    closing z = {.tile = tile, .areas = areas, .see = see, .ud = ud};
    return answer(c, run_completions, &z, why);
}

/* ---- perft --------------------------------------------------------------------------------- */

/* Counts what can be played, to be compared with other engines. A sequence is, for each turn, the
 * tile drawn, its cell and rotation (also those that look alike), and no follower or one on one of
 * its features. Completed features are scored in the order that the rules leave when nobody
 * chooses (the placing player's first, as they were found); no wall tile is played.
 *
 * Draws: where the document says in which order tiles are drawn (`draw` under `setup`), in that
 * order, and a tile without a place is put aside and the next one drawn in the same turn. Where it
 * does not, or no longer does, every sort of tile still to come is drawn once, however many copies
 * there are; a sort without a place adds nothing. A turn in which nothing can be placed is no
 * sequence, and nothing follows it.
 */
typedef struct perft {
    rv_case *c;
    rv_game *g;
    int depth;
    uint64_t *counts;
} perft;

static void count_turn(perft *p, int turn, int drawn);

/* Ends the turn and counts those that follow. */
static void count_after(perft *p, int turn, int drawn) {
    rv_game *g = p->g;
    int roots[RV_TURN_COMPLETED], own, mark = rv_mark_of(g);
    int n = rv_turn_scoring(g, roots, &own);
    rv_turn_score(g, roots, n);
    rv_turn_pass(g);
    count_turn(p, turn + 1, drawn);
    rv_undo(g, mark);
}

/* No follower, or one on any feature that may be claimed. */
static void count_followers(perft *p, int turn, int drawn, int placed) {
    rv_game *g = p->g;
    int nodes[RV_TILE_REGIONS], n = features_on(g, placed, nodes);
    p->counts[turn]++;
    count_after(p, turn, drawn);
    for (int i = 0; i < n; i++) {
        int mark = rv_mark_of(g);
        if (rv_may_deploy(g, g->to_move, nodes[i]) != RV_NONE)
            continue;
        p->counts[turn]++;
        rv_deploy(g, g->to_move, nodes[i]);
        count_after(p, turn, drawn);
        rv_undo(g, mark);
    }
}

/* The last turn of the sequences is counted without being played. */
static int count_last(const rv_game *g, const rv_tile *t, int quarters, const niche *c) {
    draft drafts[RV_TILE_REGIONS];
    int n = has_followers(g) ? draft_tile(g, t, quarters, c, drafts) : 0, count = 1;
    for (int i = 0; i < n; i++)
        count += !drafts[i].barred;
    return count;
}

static void count_at(perft *p, int turn, int drawn, int tile, int pos) {
    rv_game *g = p->g;
    const rv_tile *t = &g->rs->tiles[tile];
    unsigned turns = turns_at(g, t, pos);
    niche c;
    if (turns && turn == p->depth)
        look_around(g, pos, &c);
    for (int quarters = 0; quarters < 4; quarters++) {
        int mark = rv_mark_of(g);
        if (!(turns >> quarters & 1))
            continue;
        if (turn == p->depth)
            p->counts[turn] += (uint64_t)count_last(g, t, quarters, &c);
        else
            count_followers(p, turn, drawn, rv_turn_place(g, tile, quarters, pos));
        rv_undo(g, mark);
    }
}

/* Undoing puts the list of cells back as it was, order and all, so it can be walked meanwhile. */
static void count_placements(perft *p, int turn, int drawn, int tile) {
    for (int i = 0; i < p->g->nfront; i++)
        count_at(p, turn, drawn, tile, p->g->front[i]);
}

static void count_sorts(perft *p, int turn, int drawn) {
    for (int i = 0; i < p->g->rs->ntiles; i++)
        if (stands_for_sort(p->g, i))
            count_placements(p, turn, drawn, i);
}

/* The next tile drawn that has a place; those before it are put aside (C-25). RV_NONE: the document
 * does not say. */
static int draw_next(perft *p, int *drawn) {
    rv_game *g = p->g;
    while (*drawn < p->c->rec.draw.n) {
        int pos, quarters, tile = copy_left(g, &p->c->rec.draw.list[(*drawn)++]);
        if (tile == RV_NONE)
            continue;
        if (rv_any_place(g, &g->rs->tiles[tile], &pos, &quarters))
            return tile;
        rv_draw(g, tile);
    }
    return RV_NONE;
}

static void count_turn(perft *p, int turn, int drawn) {
    if (turn > p->depth || p->g->over)
        return;
    int mark = rv_mark_of(p->g), tile = draw_next(p, &drawn);
    if (tile != RV_NONE)
        count_placements(p, turn, drawn, tile);
    else
        count_sorts(p, turn, drawn);
    rv_undo(p->g, mark);
}

static void run_perft(query *q) {
    perft *p = q->ask;
    p->g = q->g;
    count_turn(p, 1, q->c->draw);
}

rv_status rv_case_perft(rv_case *c, int depth, uint64_t *out, const char **why) {
    perft p = {.c = c, .depth = depth, .counts = out};
    for (int i = 0; i <= depth; i++)
        out[i] = i == 0;
    return answer(c, run_perft, &p, why);
}
