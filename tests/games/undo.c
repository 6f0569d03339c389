/* undo.c - a check: a trial that is taken back leaves no trace, not in a single byte.
 *
 * A series of changes is made to the game: a tile laid, a follower placed, wall tiles played,
 * features scored in every order, turns passed, final scoring. Then they are taken back in reverse
 * order, and after each step the game must be as it was before. A turn is played, taken back and
 * played again, and must give the same result.
 */
#include "chance.h"
#include "games/castle/castle.h"
#include "parts.h"
#include "walk.h"

enum {
    DEPTH = 48,    /* most snapshots at one time */
    PLACES = 2048, /* most placements kept of one tile */
    TILES = 200,
    AHEAD = 3 /* times that turns ahead are tried */
};

/* The changes of a game. */
#define STEPS(X)                                                                                   \
    X(PLACE, "undo: laying a tile")                                                                \
    X(DISCARD, "undo: putting a tile aside")                                                       \
    X(BRIDGE, "undo: building a bridge")                                                           \
    X(DEPLOY, "undo: putting a follower")                                                          \
    X(TOWER, "undo: building a tower")                                                             \
    X(CAPTURE, "undo: capturing a follower")                                                       \
    X(CASTLE, "undo: building a castle")                                                           \
    X(DOUBLER, "undo: playing a doubler")                                                          \
    X(ORDERS, "undo: trying all orders")                                                           \
    X(SCORE, "undo: scoring")                                                                      \
    X(EXTRA, "undo: playing an extra turn")                                                        \
    X(PASS, "undo: passing the turn on")                                                           \
    X(FINAL, "undo: final scoring")

#define PROPERTIES(X)                                                                              \
    X(BACK, "what is done to a game leaves no trace when it is taken back")                        \
    X(AT_ONCE, "several turns are taken back at once as well as step by step")                     \
    X(AGAIN, "a turn taken back and played again comes to the same, to the byte")

#define STEP(id, words) S_##id,
enum step { STEPS(STEP) S_COUNT };
enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
static const char *const step_words[] = {STEPS(TALLY_WORDS)};
static const char *const property_words[] = {PROPERTIES(TALLY_WORDS)};

typedef struct snapshot {
    int checkpoint;
    enum step step; /* the next change */
    picture game;
} snapshot;

/* What is done now; and the tiles to come. */
static snapshot pile[DEPTH];
static int depth, stack[TILES], nstack;

static rv_game *game_of(walk *w) {
    return w->at->game;
}

/* ---- snapshots ----------------------------------------------------------------------------- */

/* Stores the game as it is before a step. */
static void before(walk *w, enum step step) {
    if (depth == DEPTH)
        abort();
    snapshot *s = &pile[depth++];
    s->checkpoint = rv_checkpoint(game_of(w));
    s->step = step;
    take_picture(game_of(w), &s->game);
    saw(w, (int)step, true);
}

static void compare(walk *w, int p, const picture *was, const char *what) {
    size_t byte;
    int part = differing_part(game_of(w), was, &byte);
    hold(w, p, part == PART_COUNT, "after %s: %s, byte %zu", what,
         part < PART_COUNT ? part_words[part] : "", byte);
}

/* Takes the last step back. */
static void take_back(walk *w) {
    const snapshot *s = &pile[--depth];
    rv_undo(game_of(w), s->checkpoint);
    compare(w, P_BACK, &s->game, step_words[s->step]);
}

/* Takes everything back: step by step, or at once. */
static void take_all_back(walk *w) {
    if (below(w, 3)) {
        while (depth)
            take_back(w);
        return;
    }
    depth = 0;
    rv_undo(game_of(w), pile[0].checkpoint);
    compare(w, P_AT_ONCE, &pile[0].game, "all");
}

/* ---- steps --------------------------------------------------------------------------------- */

typedef struct candidate {
    int pos, quarters;
} candidate;

static int placements(rv_game *g, const rv_tile *tile, candidate list[PLACES]) {
    int n = 0;
    for (int i = 0; i < g->board.nfront; i++)
        for (int q = 0; q < 4; q++)
            if (rv_may_lie(g, tile, q, g->board.front[i]) && n < PLACES)
                list[n++] = (candidate){g->board.front[i], q};
    return n;
}

/* The one of a few placements that completes most features. */
static candidate choose_place(walk *w, int tile, const candidate *list, int n) {
    candidate best = list[below(w, n)];
    int most = -1;
    for (int i = 0; i < 6; i++) {
        candidate c = list[below(w, n)];
        before(w, S_PLACE);
        rv_turn_place(game_of(w), tile, NULL, c.quarters, c.pos);
        int done = game_of(w)->turn.ncompleted;
        take_back(w);
        if (done > most) {
            most = done;
            best = c;
        }
    }
    return best;
}

static void deploy(walk *w) {
    rv_game *g = game_of(w);
    const rv_placed *p = &g->board.placed[g->turn.last];
    int nodes[RV_TILE_REGIONS], n = 0;
    for (int r = 0; r < p->tile->nregions; r++)
        if (rv_turn_may_deploy(g, g->turn.to_move, p->first + r))
            nodes[n++] = p->first + r;
    if (!n || !below(w, 4))
        return;
    before(w, S_DEPLOY);
    rv_deploy(g, g->turn.to_move, nodes[below(w, n)], RV_F_SMALL);
}

/* The tile as it is laid there, now and then with bridges over it or beside it (B-4). */
static const rv_tile *build(walk *w, int tile, candidate c) {
    rv_game *g = game_of(w);
    rv_ways ways = {.a = g->arena};
    const rv_tile *t = &g->rs->tiles[tile];
    const int32_t pos = c.pos;
    rv_ways_find(g, t, &pos, 1, &ways);
    for (int i = 0; i < ways.n; i++)
        if (ways.list[i].turns >> c.quarters & 1 && !below(w, 3)) {
            before(w, S_BRIDGE);
            return rv_way_build(g, t, c.quarters, c.pos, &ways.list[i]);
        }
    return t;
}

/* One of the actions of a key that are possible now. */
typedef struct offered {
    walk *w;
    rv_chance chance;
    int n;
} offered;

static void see_offered(void *ud, const rv_chance *d) {
    offered *o = ud;
    if (below(o->w, ++o->n) == 0)
        o->chance = *d;
}

/* Does one, behind another or (NULL) first, if there is any, and chance will have it. */
static bool do_one(walk *w, const char *key, const rv_chance *after, enum step step,
                   rv_chance *done) {
    offered all = {.w = w};
    rv_offer o = {.g = game_of(w), .after = after, .see = see_offered, .ud = &all};
    for (const rv_acting *a = rv_rows_at(o.g, RV_WHEN_LAID); a->row; a++)
        if (strcmp(a->row->key, key) == 0)
            rv_offer_row(&o, a);
    if (!all.n || !below(w, 3))
        return false;
    before(w, step);
    *done = all.chance;
    done->of->act(o.g, done);
    return true;
}

static void build_tower(walk *w) {
    rv_chance tower, captured;
    if (do_one(w, "tower", NULL, S_TOWER, &tower))
        do_one(w, "capture", &tower, S_CAPTURE, &captured);
}

static void build_castles(walk *w) {
    rv_chance castle;
    while (do_one(w, "castle", NULL, S_CASTLE, &castle))
        ;
}

static void play_doublers(walk *w, const rv_order *o) {
    rv_game *g = game_of(w);
    for (int i = 0; i < o->own; i++)
        for (int k = 0; k < w->rs->nwall_tiles; k++)
            if (w->rs->wall_tiles[k].effect == RV_EFFECT_DOUBLE &&
                w->rs->wall_tiles[k].kind == g->board.nodes[o->roots[i]].kind &&
                rv_castle_holds(g, g->turn.to_move, k, true) && below(w, 3)) {
                before(w, S_DOUBLER);
                rv_castle_play_doubler(g, g->turn.to_move, k, o->roots[i]);
            }
}

static bool see_nothing(void *ud, const rv_order *order) {
    (void)ud;
    return order->n > 0;
}

static void play_extra_turn(walk *w) {
    rv_game *g = game_of(w);
    int one = rv_wall_tile_find(w->rs, 1);
    if (one == RV_NONE || !rv_castle_holds(g, g->turn.to_move, one, false) ||
        g->stack.n <= g->turn.extra)
        return;
    before(w, S_EXTRA);
    rv_castle_play_extra_turn(g, g->turn.to_move, one, false);
}

static void score(walk *w) {
    rv_order o = rv_turn_scoring(game_of(w));
    play_doublers(w, &o);
    if (o.n > 1 && o.n < 6) {
        before(w, S_ORDERS); /* they take themselves back */
        rv_turn_orders(game_of(w), &o, see_nothing, NULL);
        take_back(w);
    }
    chance_shuffle(&w->tally.state, o.roots, o.own);
    before(w, S_SCORE);
    rv_turn_score(game_of(w), o.roots, o.n);
    rv_turn_end(game_of(w));
}

static void finish(walk *w) {
    before(w, S_FINAL);
    rv_turn_final(game_of(w));
    take_back(w);
}

/* A turn, as it is played or tried; false if there is none to play. */
static bool play_turn(walk *w) {
    candidate list[PLACES];
    while (nstack) {
        int tile = stack[--nstack], n = placements(game_of(w), &w->rs->tiles[tile], list);
        if (n == 0) {
            before(w, S_DISCARD);
            rv_draw(game_of(w), tile);
            continue;
        }
        candidate c = choose_place(w, tile, list, n);
        const rv_tile *as = build(w, tile, c);
        before(w, S_PLACE);
        rv_turn_place(game_of(w), tile, as, c.quarters, c.pos);
        if (below(w, 4))
            deploy(w);
        else
            build_tower(w);
        build_castles(w);
        score(w);
        play_extra_turn(w);
        before(w, S_PASS);
        rv_turn_pass(game_of(w));
        return true;
    }
    return false;
}

/* ---- turns --------------------------------------------------------------------------------- */

/* The tiles still to come. */
static void stack_tiles(walk *w) {
    nstack = 0;
    for (int i = 0; i < w->rs->ntiles; i++)
        for (int left = rv_copies_left(game_of(w), i); left > 0 && nstack < TILES; left--)
            stack[nstack++] = i;
    shuffle(w, stack, nstack);
}

/* A few turns ahead and back again. */
static void try_ahead(walk *w) {
    int turns = 2 + below(w, 2);
    stack_tiles(w);
    for (int i = 0; i < turns && depth < DEPTH - 16 && play_turn(w); i++)
        if (!below(w, 4))
            finish(w);
    if (depth)
        take_all_back(w);
}

/* A turn, taken back and played again with the same random numbers. */
static void play_twice(walk *w) {
    static picture again;
    stack_tiles(w);
    uint64_t state = w->tally.state;
    int all = nstack, tiles[TILES];
    memcpy(tiles, stack, sizeof tiles);
    if (!play_turn(w))
        return;
    take_picture(game_of(w), &again);
    take_all_back(w);
    w->tally.state = state;
    nstack = all;
    memcpy(stack, tiles, sizeof tiles);
    play_turn(w);
    compare(w, P_AGAIN, &again, "playing it again");
    rv_undo(game_of(w), pile[0].checkpoint);
    depth = 0;
}

static void try_all(void *ud) {
    walk *w = ud;
    depth = 0;
    for (int i = 0; i < AHEAD; i++)
        try_ahead(w);
    finish(w);
    if (!game_of(w)->over)
        play_twice(w);
}

static void look(walk *w) {
    hold(w, P_BACK, rv_protect(&w->at->arena, try_all, w), "memory ran out");
}

const check undo_check = {"undo", P_COUNT, S_COUNT, property_words, step_words,
                          NULL,   NULL,    look,    NULL,           NULL};
