/* query_completions.c - open features, and the tiles that close them.
 *
 * Open features (gaps) are collected with their ends, tile by tile. Then each tile still to come is
 * laid at each place by trial: what is completed then closes the gaps from which it was joined. The
 * chances follow from the number of copies that close a gap.
 */
#include "ask/query.h"

/* An open feature while it is collected: its lists grow. */
typedef struct gap {
    rv_open_feature shown;
    rv_open_end *open;
    rv_closer *closers;
    int cap_open, cap_closers;
    int trial; /* the last trial that closed it */
} gap;

typedef struct closing {
    const char *tile;
    bool areas;
    rv_see_open *see;
    void *ud;
    gap *gaps;
    int ngaps, cap_gaps;
    int nnodes;     /* before the trials */
    int32_t *owner; /* by node: the index of its feature among the gaps, plus one; 0: none */
    int trial;
    /* For each player a node of the feature that gives a second part of the turn when a tile
     * extends it, or RV_NONE; and for each tile whether it can. */
    int doubles[RV_MAX_PLAYERS];
    bool *extends[RV_MAX_PLAYERS];
    rv_things plain; /* the pieces needed by a closer that needs none */
} closing;

static void add_gap(rv_query *q, int root) {
    closing *z = q->ask;
    rv_game *g = q->g;
    gap *f = RV_PUSH(q->a, z->gaps, z->ngaps, z->cap_gaps);
    rv_tally t = rv_count(g, root);
    const int player = t.winners ? __builtin_ctz(t.winners) : g->turn.to_move;
    *f = (gap){.shown = {.feature = rv_feature_name(g, q->a, root),
                         .kind = rv_kind_of(g, root)->name,
                         .tiles = t.tiles,
                         .points = rv_worth(g, player, &t, NULL)}};
    for (int p = 0; p < g->nplayers; p++)
        f->shown.followers[p] = g->board.nodes[root].followers[p];
    RV_EACH_NODE(&g->board, root, it) {
        z->owner[it] = z->ngaps;
    }
}

static void add_end(rv_query *q, gap *f, const char *cell, const char *side) {
    *RV_PUSH(q->a, f->open, f->shown.nopen, f->cap_open) = (rv_open_end){cell, side};
}

/* Adds each edge of a tile once, regardless of the number of open half-edges of the feature there.
 * A feature that is completed by the cells around it has an end at each empty cell (K-24). */
static void add_ends(rv_query *q, int placed, const rv_part *parts, int n) {
    static const char *const around[8] = {"sw", "s", "se", "w", "e", "nw", "n", "ne"};
    const rv_placed *p = &q->g->board.placed[placed];
    closing *z = q->ask;
    const char *cell = rv_cell_at(q->g, q->a, p->pos);
    const int node = rv_around_node(&q->g->board, placed),
              gap_around = node == RV_NONE ? 0 : z->owner[node];
    for (int side = 0; side < RV_SIDES; side++) {
        const rv_cell *next = &q->g->board.cells[rv_step(&q->g->board, p->pos, side)];
        for (int i = 0; i < n && !next->tile && !next->wall; i++) {
            int owner = z->owner[parts[i].root];
            if (owner && parts[i].ports & rv_side_ports(side))
                add_end(q, &z->gaps[owner - 1], cell, rv_side_name(side));
        }
    }
    RV_EACH_AROUND(&q->g->board, p->pos, at) {
        if (gap_around && rv_placed_at(&q->g->board, at) == RV_NONE)
            add_end(q, &z->gaps[gap_around - 1], cell, around[at_i]);
    }
}

/* Goes tile by tile as laid, so that features and ends come in the order of their names. */
static void find_gaps(rv_query *q) {
    closing *z = q->ask;
    const rv_game *g = q->g;
    z->nnodes = g->board.nnodes;
    z->owner = RV_NEWS(q->a, int32_t, g->board.nnodes);
    for (int id = 0; id < g->board.nplaced; id++) {
        rv_part parts[RV_TILE_REGIONS];
        int n = g->board.placed[id].start ? 0 : rv_parts_on(g, id, NULL, parts);
        for (int i = 0; i < n; i++) {
            const int root = parts[i].root;
            const rv_kind *k = rv_kind_of(g, root);
            const bool ends = !k->bare && !(g->board.open >> g->board.nodes[root].kind & 1);
            if (!z->owner[root] && g->board.nodes[root].open > 0 && ends && (z->areas || !k->area))
                add_gap(q, root);
        }
        if (n)
            add_ends(q, id, parts, n);
    }
}

/* Each feature that is complete closes every gap from which it was joined; these are found by the
 * nodes from before the trial, because roots change when features are joined. What the turn gives
 * is what playing it whole gives: one feature may take what lies at a corner from another, or bring
 * the marker past it (C-60, C-74). */
static void close_gaps(rv_query *q, rv_closer closer) {
    closing *z = q->ask;
    const rv_game *g = q->g;
    rv_completion given[RV_TURN_COMPLETED] = {{.feature = ""}};
    int corners[RV_TURN_COMPLETED];
    for (int i = 0; i < g->turn.ncompleted && g->scripts.hooked; i++)
        given[i].feature = rv_feature_name(g, q->a, g->turn.completed[i]);
    rv_credit_turn(q, given, corners);
    for (int i = 0; i < g->turn.ncompleted; i++) {
        memcpy(closer.points, given[i].points, sizeof closer.points);
        memcpy(closer.scores, given[i].scores, sizeof closer.scores);
        rv_thing *corner = corners[i] == RV_NONE ? NULL : RV_NEW(q->a, rv_thing);
        if (corner)
            *corner = (rv_thing){
                .name = "corner",
                .words = "",
                .number = corners[i],
                .player = RV_NONE,
                .text = rv_printf(q->a, "the %s at %d", g->terms.corners.what, corners[i])};
        closer.gives = (rv_things){.list = corner, .n = corner != NULL};
        RV_EACH_NODE(&g->board, g->turn.completed[i], it) {
            int owner = it < z->nnodes ? z->owner[it] : 0;
            gap *f = owner ? &z->gaps[owner - 1] : NULL;
            if (!f || f->trial == z->trial)
                continue;
            f->trial = z->trial;
            *RV_PUSH(q->a, f->closers, f->shown.nclosers, f->cap_closers) = closer;
        }
    }
}

/* ---- trials -------------------------------------------------------------------------------- */

/* With something built only where it is needed: the ends of anything else face empty cells, or
 * one another, for where a road comes to them the tile could not lie without (B-6, B-9), and so it
 * closes nothing. */
static bool try_closer(rv_query *q, const rv_trial *t) {
    closing *z = q->ask;
    rv_game *g = q->g;
    rv_surroundings around; /* with the pieces built */
    rv_draft drafts[RV_TILE_REGIONS];
    rv_look_around(g, t->spot->pos, &around);
    int n = rv_draft_tile(g, t->as, t->quarters, &around, drafts);
    /* whether it would join a feature that gives a second part of the turn */
    for (int p = 0; p < g->nplayers; p++)
        for (int d = 0; d < n && z->doubles[p] != RV_NONE; d++)
            RV_EACH_BIT(drafts[d].joins, i)
                if (around.list[i].root == rv_root(&g->board, z->doubles[p]))
                    z->extends[p][t->tile] = true;
    if (!rv_would_complete(g, &around, drafts, n))
        return true;
    rv_closer closer = {.tile = g->rs->tiles[t->tile].id,
                        .rotation = 90 * t->quarters,
                        .again = t->again,
                        .needs = t->way ? rv_way_needs(g, q->a, t->way) : z->plain,
                        .left = rv_left_alike(g, t->tile)};
    z->trial++;
    rv_turn_place(g, t->tile, t->as, t->quarters, t->spot->pos);
    if (g->turn.ncompleted)
        closer.cell = rv_cell_at(g, q->a, t->spot->pos);
    close_gaps(q, closer);
    return true;
}

/* ---- chances ------------------------------------------------------------------------------- */

/* The chance that one of `draws` tiles is among `copies` of the `left` that come in any order. */
static double chance_of(int copies, int left, int draws) {
    double none = 1;
    for (int i = 0; i < draws; i++)
        none *= left - i > copies ? (double)(left - i - copies) / (left - i) : 0;
    return 1 - none;
}

/* Copies of the tiles that do not complete the feature and give a player a second part, in which
 * another may. */
static int count_extenders(const rv_query *q, const rv_open_feature *f, int player, int batch) {
    const closing *z = q->ask;
    int n = 0;
    for (int i = 0; i < q->g->rs->ntiles && z->doubles[player] != RV_NONE; i++) {
        bool closes = !z->extends[player][i];
        for (int k = 0; k < f->nclosers && !closes; k++)
            closes = f->closers[k].tile == q->g->rs->tiles[i].id;
        n += closes ? 0 : rv_alike_in(q->g, i, batch);
    }
    return n;
}

/* Players draw in turn, beginning with the player to move, who is the 0th; one batch behind the
 * other. The next turn of a player has a second part if its first tile gives one (M-25). Later
 * turns are counted without second parts, and no turn with the second tile that a lake gives
 * how many of these come depends on what is played. Closers of one tile are adjacent, and
 * tiles that look alike are represented by one. */
static void tell_chances(const rv_query *q, rv_open_feature *f) {
    const rv_game *g = q->g;
    const int players = g->nplayers, left = g->over ? 0 : g->stack.n - rv_undrawn(g);
    f->copies = 0;
    for (int i = 0; i < f->nclosers; i++)
        if (!i || f->closers[i].tile != f->closers[i - 1].tile)
            f->copies += f->closers[i].left;
    for (int nth = 0; nth < players; nth++) {
        const int player = (g->turn.to_move + nth) % players;
        int batch = rv_batch_drawn(g);
        double none = 1, next = 0;
        for (int before = 0, n; before < left; before += n, batch++) {
            n = rv_batch_size(g, batch) < left - before ? rv_batch_size(g, batch) : left - before;
            /* how many of these n tiles the player draws */
            const int skipped = ((nth - before) % players + players) % players;
            const int draws = n > skipped ? (n - skipped - 1) / players + 1 : 0;
            int copies = 0;
            const int among = n + g->stack.unseen; /* any of them may be one that left unseen */
            for (int i = 0; i < f->nclosers && draws; i++)
                if (!i || f->closers[i].tile != f->closers[i - 1].tile)
                    copies +=
                        rv_alike_in(g, rv_tile_find(g->rs, rv_str_of(f->closers[i].tile)), batch);
            if (draws && before <= nth) {
                const double more = count_extenders(q, f, player, batch);
                next = chance_of(copies, among, 1);
                next = n < 2 ? next : next + more / among * chance_of(copies, among - 1, 1);
            }
            none *= 1 - chance_of(copies, among, draws);
        }
        bool certain = false; /* one of the tiles is in hand, and is laid in the own turn */
        for (int i = 0; i < f->nclosers && nth < left; i++) {
            int piece = rv_hand_of(g, rv_tile_find(g->rs, rv_str_of(f->closers[i].tile)));
            certain |= piece != RV_NONE && g->seats[player].pieces[piece] > 0;
        }
        f->next[player] = !left ? -1 : certain ? 1 : next;
        f->ever[player] = !left ? -1 : certain ? 1 : 1 - none > next ? 1 - none : next;
    }
}

static void run_completions(rv_query *q) {
    closing *z = q->ask;
    const rv_game *g = q->g;
    rv_turn_open(q->g);
    int given = z->tile ? rv_query_tile(q, z->tile) : RV_NONE;
    if (q->status != RV_FINE)
        return;
    z->plain = rv_way_needs(g, q->a, NULL);
    find_gaps(q);
    for (int p = 0; p < g->nplayers; p++) {
        bool second =
            g->turn.second && p == g->turn.to_move; /* in which there is no third (M-31) */
        z->doubles[p] = second ? RV_NONE : rv_doubles(g, p);
        z->extends[p] = RV_NEWS(q->a, bool, g->rs->ntiles + 1);
    }
    if (!g->over && given != RV_NONE)
        rv_query_each(q, given, try_closer);
    for (int i = 0; i < g->rs->ntiles && !g->over && given == RV_NONE; i++)
        if ((rv_stands_for_sort(g, i) && !rv_waits(g, i)) || rv_holds_tile(g, i)) /* PD-15 */
            rv_query_each(q, i, try_closer);
    for (int i = 0; i < z->ngaps && !rv_query_stopped(q); i++) {
        gap *f = &z->gaps[i];
        f->shown.open = f->open;
        f->shown.closers = f->closers;
        f->shown.needs = z->plain;
        tell_chances(q, &f->shown);
        if (!z->see(z->ud, &f->shown))
            return;
    }
}

rv_status rv_case_completions(rv_case *c, const char *tile, bool areas, rv_see_open *see, void *ud,
                              const char **why) {
    closing z = {.tile = tile, .areas = areas, .see = see, .ud = ud};
    return rv_query_answer(c, run_completions, &z, why);
}
