/* query.c - what could be played: legal placements, and what closes what.
 *
 * All of them ask by trying: lay the tile, look, take it back. Nothing is told meanwhile, and when
 * the answer is given the game is what it was. What is handed out lies in the case's scratch arena.
 */
#include "query.h"
#include "bridge.h"
#include "meet.h"
#include "script.h"

static void fail(rv_query *q, rv_status status, const char *why) {
    q->status = status;
    q->c->why = why;
}

static void run(void *ud) {
    rv_query *q = ud;
    q->run(q);
}

/* Two arenas can run short: the scratch arena, and that of the game, in which its journal grows. */
static void run_on_game(void *ud) {
    rv_query *q = ud;
    if (!rv_protect(q->g->arena, run, q))
        fail(q, RV_LIMIT_HIT, "memory ran out");
}

/* A house rule that has failed has nothing to say any more, and then neither have we. */
static bool scripts_failed(const rv_query *q) {
    const char *message;
    bool limit;
    return q->g->hooks && rv_hooks_failed(q->g->hooks, &message, &limit);
}

static void check_scripts(rv_query *q) {
    const char *message;
    bool limit;
    if (q->status == RV_FINE && q->g->hooks && rv_hooks_failed(q->g->hooks, &message, &limit))
        fail(q, limit ? RV_LIMIT_HIT : RV_SCRIPT_FAILED, message);
}

static void try_and_undo(rv_query *q) {
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

rv_status rv_query_answer(rv_case *c, void (*run_it)(rv_query *q), void *ask, const char **why) {
    rv_query q = {.c = c, .g = c->game, .a = &c->scratch, .run = run_it, .ask = ask};
    rv_arena_reset(&c->scratch);
    rv_unlisted_dismiss(&c->rec.unlisted);
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

/* The first tile still to come that looks like `same`, itself the first of its sort; RV_NONE. */
static int first_left(const rv_game *g, int same) {
    for (int i = same; i < g->rs->ntiles; i++)
        if (g->rs->tiles[i].same == same && rv_copies_left(g, i) > 0)
            return i;
    return RV_NONE;
}

bool rv_stands_for_sort(const rv_game *g, int tile) {
    return rv_copies_left(g, tile) > 0 && first_left(g, g->rs->tiles[tile].same) == tile;
}

int rv_copy_left(const rv_game *g, const rv_tile_ref *ref) {
    if (ref->by_look)
        return first_left(g, g->rs->tiles[ref->tile].same);
    return rv_copies_left(g, ref->tile) > 0 ? ref->tile : RV_NONE;
}

/* What became of a tile that is not to come (C-112). */
static const char *whereabouts(const rv_query *q, const rv_tile_ref *ref) {
    const rv_game *g = q->g;
    const rv_tile *t = &g->rs->tiles[ref->tile];
    const char *id = rv_tile_said(q->a, g, t);
    if (ref->by_look)
        return rv_printf(q->a, "no tile that looks like %s is left", ref->text);
    if (rv_copies(g, ref->tile) != 1)
        return rv_printf(q->a, "no copy of tile %s is left", id);
    for (int i = 0; i < g->nplaced; i++) {
        const rv_placed *p = &g->placed[i];
        if (!p->start && p->index == ref->tile)
            return rv_printf(q->a, "tile %s lies at %s", id, rv_cell_name(g, q->a, p->x, p->y));
    }
    return rv_printf(q->a, "tile %s is discarded", id);
}

/* The tile that is asked for. RV_NONE: it cannot be had, or the game is over (no complaint). */
static int find_tile(rv_query *q, const char *text) {
    rv_diags d = {.arena = q->a, .rs = q->g->rs};
    rv_tile_ref ref;
    if (!rv_read_tile(q->g->rs, &q->c->rec.unlisted, rv_str_of(text), (rv_mark){0, 0}, &ref, &d)) {
        fail(q, RV_UNREADABLE, d.list[0].message);
        return RV_NONE;
    }
    int tile = rv_copy_left(q->g, &ref);
    if (tile == RV_NONE && rv_unlisted_invite(&q->c->rec.unlisted, ref.tile))
        tile = ref.tile;
    if (tile == RV_NONE)
        fail(q, RV_MISUSED, whereabouts(q, &ref));
    return q->g->over ? RV_NONE : tile;
}

/* ---- cells --------------------------------------------------------------------------------- */

/* A cell where a tile can lie, and how: bit n for n quarters. */
typedef struct spot {
    int32_t pos, rank; /* rank in the order of cells: by file, then rank; by x, then y */
    unsigned turns;
} spot;

unsigned rv_turns_at(rv_game *g, const rv_tile *t, int pos) {
    unsigned turns = 0;
    for (int n = 0; n < 4; n++)
        turns |= (unsigned)rv_may_lie(g, t, n, pos) << n;
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
static spot *find_spots(const rv_query *q, int tile, int *n) {
    rv_game *g = q->g;
    spot *list = RV_NEWS(q->a, spot, g->nfront + 1);
    *n = 0;
    for (int i = 0; i < g->nfront; i++) {
        int pos = g->front[i];
        unsigned turns = rv_turns_at(g, &g->rs->tiles[tile], pos);
        int rank = pos % g->width * g->height + pos / g->width;
        if (turns || rv_has_bridges(g)) /* a bridge may make it possible (B-9) */
            *n = insert_spot(list, *n, (spot){pos, rank, turns});
    }
    return list;
}

static const char *name_of(const rv_query *q, int pos) {
    const rv_game *g = q->g;
    return rv_cell_name(g, q->a, pos % g->width + g->x0, pos / g->width + g->y0);
}

/* A placement as it is tried: the tile as it would lie, a bridge over it included. */
typedef struct trial {
    int pos, quarters;
    const rv_tile *as;
    const rv_niche *around;
} trial;

/* With a bridge. `around` is filled in. */
static trial lay_bridge(rv_game *g, const rv_tile *t, int pos, int quarters,
                        const rv_bridge_choice *b, rv_niche *around) {
    const rv_tile *as = rv_bridge_with(g, t, quarters, b);
    rv_look_around(g, pos, around);
    return (trial){pos, quarters, as, around};
}

/* A completed feature while it is found out what it gives, and to whom. */
typedef struct credited {
    int root;
    int *points;
    bool *scores;
} credited;

/* What a castle gets for it (B-34, B-43). */
static void add_tribute(void *ud, int root, int by, int player, int points) {
    const credited *c = ud;
    (void)by;
    if (root != c->root)
        return;
    c->points[player] += points;
    c->scores[player] = true;
}

/* By the rules, as the turn is scored whole. */
static void credit(const rv_query *q, int root, int points[RV_MAX_PLAYERS],
                   bool scores[RV_MAX_PLAYERS]) {
    rv_game *g = q->g;
    credited c = {root, points, scores};
    rv_tally t = rv_count(g, root);
    for (int p = 0; p < g->nplayers; p++) {
        scores[p] = rv_wins(&t, p);
        points[p] = scores[p] ? rv_worth(g, p, &t, NULL) : 0;
    }
    rv_step_tributes(g, q->a, add_tribute, &c);
}

/* Points as they are told while a turn is scored, by the name that they are told with: that of the
 * completed feature, or of a castle that gets something for it. */
typedef struct crediting {
    const rv_query *q;
    const int *roots; /* of the list */
    rv_completion *list;
    int n;
    const char **castles; /* by castle that gets something */
    int *of;              /* for which of the list */
    int ncastles, cap_castles, cap_of;
} crediting;

static void name_castle(void *ud, int root, int by, int player, int points) {
    crediting *c = ud;
    const rv_query *q = c->q;
    (void)player, (void)points;
    for (int i = 0; i < c->n; i++) {
        if (c->roots[i] != root)
            continue;
        c->castles = rv_grow(q->a, c->castles, c->ncastles, &c->cap_castles, sizeof *c->castles);
        c->of = rv_grow(q->a, c->of, c->ncastles, &c->cap_of, sizeof *c->of);
        c->castles[c->ncastles] = rv_feature_name(q->g, q->a, by);
        c->of[c->ncastles++] = i;
    }
}

static void take(rv_completion *to, const char *name, const rv_item *item) {
    if (item->type != RV_ITEM_SCORE || strcmp(item->feature, name) != 0)
        return;
    to->points[item->player] += item->points;
    to->scores[item->player] = true;
}

static void take_points(void *ud, const rv_item *item) {
    const crediting *c = ud;
    for (int i = 0; i < c->n; i++)
        take(&c->list[i], c->list[i].feature, item);
    for (int i = 0; i < c->ncastles; i++)
        take(&c->list[c->of[i]], c->castles[i], item);
}

/* Where house rules act while features are scored, only playing it tells what they give. */
static crediting begin_crediting(const rv_query *q, const int *roots, rv_completion *list, int n) {
    crediting c = {.q = q, .roots = roots, .list = list, .n = n};
    rv_step_tributes(q->g, q->a, name_castle, &c);
    return c;
}

/* The caller takes it back. */
static void play_scoring(crediting *c, const rv_order *o) {
    rv_game *g = c->q->g;
    g->listener = (rv_listener){take_points, c};
    rv_turn_score(g, o->roots, o->n);
    g->listener.tell = NULL;
}

/* ---- legal placements ---------------------------------------------------------------------- */

typedef struct legal {
    const char *text; /* the tile as asked for */
    rv_see_placement *see;
    void *ud;
    int tile, turn; /* turn: the entry that is asked about; 0: none */
    bool actions, ransomed;
    const char *const *ransom;
    int nransom;
    const char *words[RV_F_COUNT][RV_MAX_KINDS][RV_PLACES]; /* of pieces; each is made once */
} legal;

/* "knight@ne". */
static const char *piece_word(const rv_query *q, int figure, int kind, int place) {
    const char **word = &((legal *)q->ask)->words[figure][kind][place];
    if (!*word)
        *word = rv_join(q->a, 4,
                        (const char *const[]){rv_figure_prefix(figure), q->g->rs->kinds[kind].role,
                                              "@", rv_place_name(place)});
    return *word;
}

static void give_pieces(const rv_query *q, const rv_part *parts, int n, rv_placement *out) {
    const rv_seat *seat = &q->g->seats[q->g->to_move];
    const char **words = RV_NEWS(q->a, const char *, n *RV_F_COUNT);
    for (int f = 0; f < RV_F_COUNT; f++)
        for (int i = 0; i < n && seat->supply[f] > 0; i++)
            words[out->npieces++] = piece_word(q, f, parts[i].kind, parts[i].place);
    out->pieces = words;
}

static void list_pieces(const rv_query *q, const rv_draft *drafts, int n, rv_placement *out) {
    rv_part parts[RV_TILE_REGIONS];
    int free = 0;
    for (int i = 0; i < n; i++) {
        rv_ports others = 0;
        if (drafts[i].barred)
            continue;
        for (int o = 0; o < n; o++)
            others |= o != i && drafts[o].kind == drafts[i].kind ? drafts[o].ports : 0;
        rv_part p = {.kind = drafts[i].kind, .place = rv_canonical_of(drafts[i].ports, others)};
        free = rv_insert_part(parts, free, p);
    }
    give_pieces(q, parts, free, out);
}

/* The same of a tile that lies, for house rules that want to see it. */
static void list_pieces_laid(const rv_query *q, int placed, rv_placement *out) {
    rv_part parts[RV_TILE_REGIONS];
    int n = rv_parts_on(q->g, placed, parts), free = 0;
    for (int i = 0; i < n; i++)
        if (rv_turn_may_deploy(q->g, q->g->to_move, parts[i].root) == RV_NONE)
            parts[free++] = parts[i];
    give_pieces(q, parts, free, out);
}

static void list_completes(const rv_query *q, rv_placement *out) {
    rv_game *g = q->g;
    if (!g->ncompleted)
        return;
    rv_completion *list = RV_NEWS(q->a, rv_completion, g->ncompleted);
    for (int i = 0; i < g->ncompleted; i++) {
        int root = g->completed[i];
        list[i].feature = rv_feature_name(g, q->a, root);
        list[i].kind = rv_kind_of(g, root)->name;
        if (!g->hooked)
            credit(q, root, list[i].points, list[i].scores);
    }
    out->completes = list;
    out->ncompletes = g->ncompleted;
    if (!g->hooked)
        return;
    int mark = rv_mark_of(g);
    crediting c = begin_crediting(q, g->completed, list, out->ncompletes);
    const rv_order o = rv_turn_scoring(g);
    play_scoring(&c, &o);
    rv_undo(g, mark);
}

static void list_actions(const rv_query *q, rv_placement *out) {
    rv_actions *actions = RV_NEW(q->a, rv_actions);
    rv_step_list_actions(q->g, q->a, actions);
    out->actions = actions;
}

static void try_placement(rv_query *q, const trial *t, rv_placement *p) {
    const legal *l = q->ask;
    rv_draft drafts[RV_TILE_REGIONS];
    int n = rv_draft_tile(q->g, t->as, t->quarters, t->around, drafts);
    bool laid = rv_hooked_before_scoring(q->g);
    if (rv_has_followers(q->g) && !laid)
        list_pieces(q, drafts, n, p);
    if (!laid && !l->actions && !rv_would_complete(q->g, t->around, drafts, n))
        return;
    int mark = rv_mark_of(q->g),
        placed = rv_turn_place_as(q->g, l->tile, t->as, t->quarters, t->pos);
    if (laid)
        list_pieces_laid(q, placed, p);
    list_completes(q, p);
    if (l->actions)
        list_actions(q, p);
    rv_undo(q->g, mark);
}

static rv_placement placement_at(const rv_query *q, const spot *s, int quarters) {
    const legal *l = q->ask;
    const rv_game *g = q->g;
    return (rv_placement){.tile = g->rs->tiles[l->tile].id,
                          .cell = name_of(q, s->pos),
                          .x = s->pos % g->width + g->x0,
                          .y = s->pos / g->width + g->y0,
                          .rotation = 90 * quarters,
                          .bridge = rv_has_bridges(g) ? "" : NULL,
                          .ransom = l->ransom,
                          .nransom = l->nransom,
                          .empty_handed = !rv_has_followers(g),
                          .ransomed = l->ransomed};
}

/* The caller sees it when all is taken back: he may ask for the board. */
static bool tell_placement(rv_query *q, const rv_placement *p) {
    const legal *l = q->ask;
    return !scripts_failed(q) && l->see(l->ud, p); /* else what was computed means nothing */
}

/* B-9: a placement that a bridge makes possible. */
static bool see_bridged(rv_query *q, const spot *s, int quarters, const rv_bridge_choice *b) {
    const legal *l = q->ask;
    const rv_tile *t = &q->g->rs->tiles[l->tile];
    rv_placement p = placement_at(q, s, quarters);
    rv_niche c;
    int mark = rv_mark_of(q->g);
    p.bridge = rv_bridge_word(q->g, q->a, b);
    const trial tried = lay_bridge(q->g, t, s->pos, quarters, b, &c);
    try_placement(q, &tried, &p);
    rv_undo(q->g, mark);
    return tell_placement(q, &p);
}

static bool see_plain(rv_query *q, const spot *s, int quarters, const rv_niche *c,
                      const rv_bridge_choice *bridges, int n) {
    const legal *l = q->ask;
    rv_placement p = placement_at(q, s, quarters);
    const char **words = RV_NEWS(q->a, const char *, n + 1);
    const trial tried = {s->pos, quarters, &q->g->rs->tiles[l->tile], c};
    for (int i = 0; i < n; i++)
        words[i] = rv_bridge_word(q->g, q->a, &bridges[i]);
    p.may_bridge = words;
    p.nmay_bridge = n;
    try_placement(q, &tried, &p);
    return tell_placement(q, &p);
}

static int bridge_ways(rv_game *g, const rv_tile *t, int pos, rv_bridge_way *out) {
    const rv_bridge_plan plan = rv_bridge_plan_of(g, t);
    return rv_bridge_ways(g, &plan, pos, out);
}

static bool see_spot(rv_query *q, const spot *s) {
    const legal *l = q->ask;
    rv_niche c;
    rv_bridge_way ways[RV_BRIDGE_WAYS];
    const rv_tile *t = &q->g->rs->tiles[l->tile];
    int nways = rv_bridges_left(q->g) ? bridge_ways(q->g, t, s->pos, ways) : 0;
    rv_look_around(q->g, s->pos, &c);
    for (int turn = 0; turn < 4; turn++) {
        rv_bridge_choice bridges[RV_BRIDGE_WAYS];
        int n = 0;
        for (int i = 0; i < nways; i++)
            if (ways[i].turns >> turn & 1)
                bridges[n++] = ways[i].bridge;
        if (s->turns >> turn & 1) {
            if (!see_plain(q, s, turn, &c, bridges, n))
                return false;
            continue;
        }
        for (int i = 0; i < n; i++)
            if (!see_bridged(q, s, turn, &bridges[i]))
                return false;
    }
    return true;
}

/* What the entry says is done before its tile is drawn (T-44), as far as it can be. */
static void begin_turn(rv_query *q, legal *l) {
    rv_case *c = q->c;
    const rv_diags said = c->diags;
    rv_entry *e = &c->rec.moves.list[l->turn - 1];
    bool late = false;
    if (e->player != q->g->to_move)
        return;
    c->turn = l->turn;
    rv_step_before_turn(c, e);
    for (int i = 0; i < e->ransom.n; i++)
        late |= e->ransom.list[i].late;
    l->ransomed = e->ransom.n && !late && c->diags.n == said.n;
    c->turn = 0;
    c->diags = said;
}

static void run_legal(rv_query *q) {
    legal *l = q->ask;
    int n;
    if (l->turn)
        begin_turn(q, l);
    l->ransom = rv_step_ransoms(q->g, q->a, &l->nransom);
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
    return rv_query_answer(c, run_legal, &l, why);
}

rv_status rv_case_legal_actions(rv_case *c, const char *tile, rv_see_placement *see, void *ud,
                                const char **why) {
    legal l = {.text = tile, .actions = true, .see = see, .ud = ud};
    return rv_query_answer(c, run_legal, &l, why);
}

rv_status rv_case_legal_turn(rv_case *c, int turn, const char *tile, bool actions,
                             rv_see_placement *see, void *ud, const char **why) {
    bool known = c->game && turn > 0 && turn <= c->rec.moves.n && turn == c->report.turns + 1;
    legal l = {.text = tile, .turn = known ? turn : 0, .actions = actions, .see = see, .ud = ud};
    return rv_query_answer(c, run_legal, &l, why);
}

const char *rv_case_tile_of(rv_case *c, int turn) {
    if (!c->game || turn < 1 || turn > c->rec.moves.n)
        return NULL;
    const rv_entry *e = &c->rec.moves.list[turn - 1];
    if (e->none || e->bazaar)
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

static void add_gap(rv_query *q, int root) {
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

static void add_end(rv_query *q, gap *f, const char *cell, const char *side) {
    f->open = rv_grow(q->a, f->open, f->shown.nopen, &f->cap_open, sizeof *f->open);
    f->open[f->shown.nopen++] = (rv_open_end){cell, side};
}

/* What the cells around complete has an end at each that is empty (K-24). */
static void add_holes(rv_query *q, int placed, const char *cell) {
    static const char *const names[9] = {"sw", "s", "se", "w", "", "e", "nw", "n", "ne"};
    closing *z = q->ask;
    int node = rv_around_node(q->g, placed), owner = node == RV_NONE ? 0 : z->owner[node];
    RV_EACH_AROUND(q->g, q->g->placed[placed].pos, at) {
        if (owner && !q->g->cells[at].tile)
            add_end(q, &z->gaps[owner - 1], cell, names[at_i]);
    }
}

/* Each edge of a tile once, however many half-edges of the feature are open there. */
static void add_ends(rv_query *q, int placed, const rv_part *parts, int n) {
    const rv_placed *p = &q->g->placed[placed];
    closing *z = q->ask;
    const char *cell = rv_cell_name(q->g, q->a, p->x, p->y);
    for (int side = 0; side < RV_SIDES; side++) {
        const rv_cell *next = &q->g->cells[rv_step(q->g, p->pos, side)];
        for (int i = 0; i < n && !next->tile && !next->wall; i++) {
            int owner = z->owner[parts[i].root];
            if (!owner || !(parts[i].ports & rv_side_ports(side)))
                continue;
            add_end(q, &z->gaps[owner - 1], cell, rv_side_name(side));
        }
    }
    add_holes(q, placed, cell);
}

/* Tile by tile as laid, so that features come in the order of their names, and ends in theirs. */
static void find_gaps(rv_query *q) {
    closing *z = q->ask;
    const rv_game *g = q->g;
    z->nnodes = g->nnodes;
    z->owner = RV_NEWS(q->a, int32_t, g->nnodes + 1);
    for (int id = 0; id < g->nplaced; id++) {
        rv_part parts[RV_TILE_REGIONS];
        int n = g->placed[id].start ? 0 : rv_parts_on(g, id, parts);
        for (int i = 0; i < n; i++)
            if (!z->owner[parts[i].root] && is_open(g, parts[i].root, z->areas))
                add_gap(q, parts[i].root);
        if (n)
            add_ends(q, id, parts, n);
    }
}

/* The first of these corners, by its lower space; -1. */
static int corner_of(const rv_game *g, uint32_t won) {
    for (int i = 0; i < g->rs->ncorners; i++)
        if (won >> i & 1)
            return g->rs->corners[i].space;
    return RV_NONE;
}

/* The corner from which somebody takes the wall tile if the turn completes this feature and no
 * other, and where there are house rules, its points. Played, not reckoned: they have their say. */
static void play_closer(rv_query *q, int root, rv_closer *closer) {
    rv_game *g = q->g;
    const rv_order o = {.roots = {root}, .n = 1};
    rv_completion told = {.feature = g->hooked ? rv_feature_name(g, q->a, root) : ""};
    crediting c = {.q = q};
    if (g->hooked)
        c = begin_crediting(q, &root, &told, 1);
    int mark = rv_mark_of(g);
    uint32_t before = rv_taken(g);
    RV_SET(g, g->completed[0], root);
    RV_SET(g, g->ncompleted, 1);
    if (g->hooked)
        play_scoring(&c, &o);
    else
        rv_turn_score(g, o.roots, 1);
    closer->corner = corner_of(g, rv_taken(g) & ~before);
    rv_undo(g, mark);
    memcpy(closer->points, told.points, sizeof told.points);
    memcpy(closer->scores, told.scores, sizeof told.scores);
}

/* A feature is complete. It closes every gap that it was joined from: nodes of before the trial
 * tell which these are, for roots change when features are joined. */
static void close_gaps(rv_query *q, int root, rv_closer closer) {
    closing *z = q->ask;
    play_closer(q, root, &closer);
    if (!q->g->hooked)
        credit(q, root, closer.points, closer.scores);
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

/* `bridge`: which is built, "" for none. */
static void try_closer(rv_query *q, int tile, const trial *t, const char *bridge) {
    closing *z = q->ask;
    rv_game *g = q->g;
    rv_draft drafts[RV_TILE_REGIONS];
    int n = rv_draft_tile(g, t->as, t->quarters, t->around, drafts);
    if (!rv_would_complete(g, t->around, drafts, n))
        return;
    rv_closer closer = {.tile = g->rs->tiles[tile].id,
                        .rotation = 90 * t->quarters,
                        .bridge = bridge,
                        .left = rv_left_alike(g, tile)};
    int mark = rv_mark_of(g);
    z->trial++;
    rv_turn_place_as(g, tile, t->as, t->quarters, t->pos);
    if (g->ncompleted)
        closer.cell = name_of(q, t->pos);
    for (int i = 0; i < g->ncompleted; i++)
        close_gaps(q, g->completed[i], closer);
    rv_undo(g, mark);
}

static void try_bridged(rv_query *q, int tile, int pos, int quarters, const rv_bridge_choice *b) {
    rv_niche c;
    int mark = rv_mark_of(q->g);
    const trial t = lay_bridge(q->g, &q->g->rs->tiles[tile], pos, quarters, b, &c);
    try_closer(q, tile, &t, rv_bridge_word(q->g, q->a, b));
    rv_undo(q->g, mark);
}

/* With bridges only where one is needed: the ends of any other face empty cells, for where a road
 * comes to them the tile could not lie without (B-6, B-9), and so it closes nothing. */
static void try_spot(rv_query *q, int tile, const spot *s, const rv_bridge_plan *plan) {
    rv_bridge_way ways[RV_BRIDGE_WAYS];
    rv_niche c;
    int n = rv_bridges_left(q->g) ? rv_bridge_ways(q->g, plan, s->pos, ways) : 0;
    rv_look_around(q->g, s->pos, &c);
    for (int turn = 0; turn < 4; turn++) {
        const trial bare = {s->pos, turn, &q->g->rs->tiles[tile], &c};
        if (s->turns >> turn & 1) {
            try_closer(q, tile, &bare, "");
            continue;
        }
        for (int i = 0; i < n; i++)
            if (ways[i].turns >> turn & 1)
                try_bridged(q, tile, s->pos, turn, &ways[i].bridge);
    }
}

static void try_tile(rv_query *q, int tile) {
    rv_bridge_plan plan = {.tile = &q->g->rs->tiles[tile]};
    int n;
    const spot *spots = find_spots(q, tile, &n);
    if (rv_bridges_left(q->g))
        plan = rv_bridge_plan_of(q->g, plan.tile);
    for (int i = 0; i < n; i++)
        try_spot(q, tile, &spots[i], &plan);
}

/* The tile given, or one of each sort still to come. */
static void find_closers(rv_query *q, int given) {
    if (given != RV_NONE) {
        try_tile(q, given);
        return;
    }
    for (int i = 0; i < q->g->rs->ntiles; i++)
        if (rv_stands_for_sort(q->g, i))
            try_tile(q, i);
}

static void run_completions(rv_query *q) {
    closing *z = q->ask;
    int given = z->tile ? find_tile(q, z->tile) : RV_NONE;
    if (q->status != RV_FINE)
        return;
    find_gaps(q);
    if (!q->g->over)
        find_closers(q, given);
    for (int i = 0; i < z->ngaps && !scripts_failed(q); i++) {
        gap *f = &z->gaps[i];
        f->shown.open = f->open;
        f->shown.closers = f->closers;
        f->shown.bridges = rv_has_bridges(q->g);
        if (!z->see(z->ud, &f->shown))
            return;
    }
}

rv_status rv_case_completions(rv_case *c, const char *tile, bool areas, rv_see_open *see, void *ud,
                              const char **why) {
    closing z = {.tile = tile, .areas = areas, .see = see, .ud = ud};
    return rv_query_answer(c, run_completions, &z, why);
}
