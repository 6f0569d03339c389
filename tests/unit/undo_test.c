/* undo_test.c - what is tried and taken back leaves no trace, not in a single byte.
 *
 *     undo_test [GAMES [SEED]]
 *
 * At every turn of random games of The Castle a pile of things is done to the game: a tile laid, a
 * follower put, wall tiles played, features scored in every order, turns passed, the end scored.
 * Then it is taken back from the top, and after each step the game must be what it was before.
 */
#include "../ok.h"
#include "castle.h"
#include "library.h"
#include "script.h"
#include "turn.h"
#include <stdlib.h>

enum {
    GAMES = 150,
    SEED = 1,
    DEPTH = 48,     /* most snapshots at one time */
    PLACES = 2048,  /* most placements kept of one tile */
    ROOM = 1 << 16, /* bytes of one snapshot */
    TILES = 100
};

/* What is done to a game. */
#define STEPS                                                                                      \
    X(PLACE, "laying a tile")                                                                      \
    X(DISCARD, "putting a tile aside")                                                             \
    X(DEPLOY, "putting a follower")                                                                \
    X(DOUBLER, "playing a doubler")                                                                \
    X(ORDERS, "trying all orders")                                                                 \
    X(SCORE, "scoring")                                                                            \
    X(EXTRA, "playing an extra turn")                                                              \
    X(PASS, "passing the turn on")                                                                 \
    X(FINAL, "final scoring")

enum step {
#define X(id, words) S_##id,
    STEPS
#undef X
        S_COUNT
};
static const char *const step_words[] = {
#define X(id, words) words,
    STEPS
#undef X
};

/* The parts of a game that a journal must restore. */
#define PARTS                                                                                      \
    X(CELLS, "cells")                                                                              \
    X(PLACED, "tiles on the table")                                                                \
    X(NODES, "regions")                                                                            \
    X(FRONT, "list of cells that touch something")                                                 \
    X(GONE, "tiles gone from the stack")                                                           \
    X(SEATS, "seats")                                                                              \
    X(MODULE, "keeps and wall tiles")                                                              \
    X(OPTIONS, "options")                                                                          \
    X(SCALARS, "numbers of the game")

enum part {
#define X(id, words) PART_##id,
    PARTS
#undef X
        PART_COUNT
};
static const char *const part_words[] = {
#define X(id, words) words,
    PARTS
#undef X
};

typedef struct snapshot {
    int mark;
    enum step step; /* what was done next */
    size_t size[PART_COUNT];
    unsigned char bytes[ROOM];
} snapshot;

typedef struct table {
    const rv_ruleset *rs;
    rv_arena arena;
    rv_hooks *hooks; /* a house rule in force in every other game */
    rv_game *g;
    uint64_t seed, state;
    int turn, stack[TILES], nstack, hooked;
    snapshot *pile;
    int depth;
    long tried[S_COUNT];
    int failed[S_COUNT], unwound;
    char why[S_COUNT][256], unwound_why[256];
} table;

/* ---- chance -------------------------------------------------------------------------------- */

static uint64_t next_random(table *t) {
    uint64_t z = t->state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static int below(table *t, int n) {
    return (int)((next_random(t) >> 32) * (uint64_t)n >> 32);
}

static void shuffle(table *t, int *list, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = below(t, i + 1), swap = list[i];
        list[i] = list[j];
        list[j] = swap;
    }
}

/* ---- snapshots ----------------------------------------------------------------------------- */

typedef struct view {
    const void *at;
    size_t size;
} view;

/* Where the parts lie now. The scalars lie scattered; `scalars` gathers them. */
static void look(const rv_game *g, view parts[PART_COUNT], int32_t scalars[32]) {
    int n = 0;
    const int32_t list[] = {g->nplaced, g->nnodes, g->nfront, g->stack,     g->to_move,
                            g->extra,   g->over,   g->last,   g->ncompleted};
    for (size_t i = 0; i < sizeof list / sizeof *list; i++)
        scalars[n++] = list[i];
    for (int i = 0; i < RV_TURN_COMPLETED; i++)
        scalars[n++] = g->completed[i];
    const view all[PART_COUNT] = {
        [PART_CELLS] = {g->cells, sizeof *g->cells * (size_t)(g->width * g->height)},
        [PART_PLACED] = {g->placed, sizeof *g->placed * (size_t)g->nplaced},
        [PART_NODES] = {g->nodes, sizeof *g->nodes * (size_t)g->nnodes},
        [PART_FRONT] = {g->front, sizeof *g->front * (size_t)g->nfront},
        [PART_GONE] = {g->gone, sizeof *g->gone * (size_t)g->rs->ntiles},
        [PART_SEATS] = {g->seats, sizeof g->seats},
        [PART_MODULE] = {g->state, g->module->state_size},
        [PART_OPTIONS] = {g->option, sizeof g->option},
        [PART_SCALARS] = {scalars, sizeof *scalars * (size_t)n}};
    memcpy(parts, all, sizeof all);
}

/* Remembers the game as it is before a step. */
static void before(table *t, enum step step) {
    view parts[PART_COUNT];
    int32_t scalars[32];
    if (t->depth == DEPTH)
        abort();
    snapshot *s = &t->pile[t->depth++];
    size_t used = 0;
    s->mark = rv_mark_of(t->g);
    s->step = step;
    look(t->g, parts, scalars);
    for (int p = 0; p < PART_COUNT; p++) {
        s->size[p] = parts[p].size;
        if (used + parts[p].size > ROOM)
            abort();
        memcpy(s->bytes + used, parts[p].at, parts[p].size);
        used += parts[p].size;
    }
    t->tried[step]++;
}

/* Which part of the game is not as it was; PART_COUNT when all is. */
static int first_difference(const table *t, const snapshot *s, size_t *byte) {
    view parts[PART_COUNT];
    int32_t scalars[32];
    size_t used = 0;
    look(t->g, parts, scalars);
    for (int p = 0; p < PART_COUNT; p++) {
        *byte = 0;
        if (s->size[p] != parts[p].size)
            return p;
        for (; *byte < s->size[p]; ++*byte)
            if (s->bytes[used + *byte] != ((const unsigned char *)parts[p].at)[*byte])
                return p;
        used += s->size[p];
    }
    return PART_COUNT;
}

static void compare(const table *t, const snapshot *s, const char *what, int *failed,
                    char why[256]) {
    size_t byte;
    int part = first_difference(t, s, &byte);
    if (part == PART_COUNT || (*failed)++)
        return;
    snprintf(why, 256, "seed %llu, turn %d: after taking back %s: %s, byte %zu",
             (unsigned long long)t->seed, t->turn, what, part_words[part], byte);
}

/* Takes the last step back. */
static void take_back(table *t) {
    const snapshot *s = &t->pile[--t->depth];
    rv_undo(t->g, s->mark);
    compare(t, s, step_words[s->step], &t->failed[s->step], t->why[s->step]);
}

/* Everything back to a depth: step by step, or at once. */
static void take_all_back(table *t, int to) {
    if (below(t, 3)) {
        while (t->depth > to)
            take_back(t);
        return;
    }
    t->depth = to;
    rv_undo(t->g, t->pile[to].mark);
    compare(t, &t->pile[to], "all at once", &t->unwound, t->unwound_why);
}

/* ---- steps --------------------------------------------------------------------------------- */

typedef struct candidate {
    int pos, quarters;
} candidate;

static int placements(const rv_game *g, const rv_tile *tile, candidate list[PLACES]) {
    int n = 0;
    for (int i = 0; i < g->nfront; i++)
        for (int q = 0; q < 4; q++)
            if (rv_fits(g, tile, q, g->front[i]) && n < PLACES)
                list[n++] = (candidate){g->front[i], q};
    return n;
}

/* Of a few placements the one that completes most. */
static candidate choose_place(table *t, int tile, const candidate *list, int n) {
    candidate best = list[below(t, n)];
    int most = -1;
    for (int i = 0; i < 6; i++) {
        candidate c = list[below(t, n)];
        before(t, S_PLACE);
        rv_turn_place(t->g, tile, c.quarters, c.pos);
        int done = t->g->ncompleted;
        take_back(t);
        if (done > most) {
            most = done;
            best = c;
        }
    }
    return best;
}

static void deploy(table *t) {
    rv_game *g = t->g;
    const rv_placed *p = &g->placed[g->last];
    int nodes[RV_TILE_REGIONS], n = 0;
    for (int r = 0; r < p->tile->nregions; r++)
        if (rv_may_deploy(g, g->to_move, p->first + r) == RV_NONE)
            nodes[n++] = p->first + r;
    if (!n || !below(t, 4))
        return;
    before(t, S_DEPLOY);
    rv_deploy(g, g->to_move, nodes[below(t, n)]);
}

static void play_doublers(table *t, const rv_order *o) {
    rv_game *g = t->g;
    for (int i = 0; i < o->own; i++)
        for (int k = 0; k < t->rs->ntokens; k++)
            if (t->rs->tokens[k].effect == RV_EFFECT_DOUBLE &&
                t->rs->tokens[k].kind == g->nodes[o->roots[i]].kind &&
                rv_holds(g, g->to_move, k, true) && below(t, 3)) {
                before(t, S_DOUBLER);
                rv_play_doubler(g, g->to_move, k, o->roots[i]);
            }
}

static bool see_nothing(void *ud, const rv_order *order) {
    (void)ud;
    return order->n > 0;
}

static void play_extra_turn(table *t) {
    rv_game *g = t->g;
    int one = rv_token_find(t->rs, 1);
    if (!rv_holds(g, g->to_move, one, false) || g->stack <= g->extra)
        return;
    before(t, S_EXTRA);
    rv_play_extra_turn(g, g->to_move, one, false);
}

static void score(table *t) {
    rv_order o = rv_turn_scoring(t->g);
    play_doublers(t, &o);
    if (o.n > 1 && o.n < 6) {
        before(t, S_ORDERS); /* they take themselves back */
        rv_turn_orders(t->g, &o, see_nothing, NULL);
        take_back(t);
    }
    shuffle(t, o.roots, o.own);
    before(t, S_SCORE);
    rv_turn_score(t->g, o.roots, o.n);
}

static void finish(table *t) {
    before(t, S_FINAL);
    t->g->module->final(t->g);
    take_back(t);
}

/* A turn, as it is played or tried; false when there is nothing to play. */
static bool play_turn(table *t) {
    candidate list[PLACES];
    while (t->nstack) {
        int tile = t->stack[--t->nstack], n = placements(t->g, &t->rs->tiles[tile], list);
        if (n == 0) {
            before(t, S_DISCARD);
            rv_draw(t->g, tile);
            continue;
        }
        candidate c = choose_place(t, tile, list, n);
        before(t, S_PLACE);
        rv_turn_place(t->g, tile, c.quarters, c.pos);
        deploy(t);
        score(t);
        play_extra_turn(t);
        before(t, S_PASS);
        rv_turn_pass(t->g);
        return true;
    }
    return false;
}

/* ---- games --------------------------------------------------------------------------------- */

/* A few turns ahead and back again. */
static void try_ahead(table *t) {
    int turns = 1 + below(t, 3), nstack = t->nstack, stack[TILES];
    memcpy(stack, t->stack, sizeof stack);
    for (int i = 0; i < turns && t->depth < DEPTH - 16; i++) {
        shuffle(t, t->stack, t->nstack);
        if (!play_turn(t))
            break;
        if (!below(t, 4))
            finish(t);
    }
    take_all_back(t, 0);
    memcpy(t->stack, stack, sizeof stack);
    t->nstack = nstack;
}

static void deal(table *t) {
    int all[RV_MAX_TOKENS * 2], n = 0;
    for (int k = 0; k < t->rs->ntokens; k++)
        for (int copy = 0; copy < t->rs->tokens[k].copies; copy++)
            all[n++] = k;
    shuffle(t, all, n);
    for (int i = 0; i < t->rs->ncorners; i++)
        if (t->rs->corners[i].tile && below(t, 5)) /* else nobody knows what lies there */
            rv_castle_of(t->g)->corner[i] = (int8_t)(all[--n] + 1);
    for (int i = below(t, 6); i && n; i--) {
        int player = below(t, 2);
        rv_castle_of(t->g)->hands[player].held[all[--n]]++;
    }
    for (int p = 0; p < 2; p++)
        t->g->seats[p].score = below(t, 120);
}

static void begin(table *t, uint64_t seed) {
    uint8_t option[RV_O_COUNT];
    rv_arena_reset(&t->arena);
    t->seed = seed;
    t->state = seed * 0x2545f4914f6cdd1du;
    t->turn = t->nstack = t->depth = 0;
    for (int o = 0; o < RV_O_COUNT; o++) {
        int n;
        rv_option_values(o, &n);
        option[o] = (uint8_t)below(t, n);
    }
    t->g = rv_game_new(&t->arena, t->rs, option, 2);
    for (int i = 0; i < t->rs->ntiles; i++)
        t->stack[t->nstack++] = i;
    shuffle(t, t->stack, t->nstack);
    deal(t);
    if (seed % 2)
        rv_hooks_begin(t->hooks, t->g, NULL, NULL);
    t->hooked += t->g->hooks != NULL;
}

/* A script that acts on the game. */
static bool load_script(table *t, rv_library *lib) {
    rv_str text;
    t->hooks = rv_hooks_new();
    return t->hooks && rv_library_script(lib, &t->arena, "end-of-turn-pickup", &text) &&
           !rv_hooks_load(t->hooks, t->rs, "end-of-turn-pickup", text);
}

static bool script_failed(const table *t) {
    const char *message;
    bool limit;
    return rv_hooks_failed(t->hooks, &message, &limit);
}

static void play_game(table *t, uint64_t seed) {
    begin(t, seed);
    while (!t->g->over) {
        t->turn++;
        try_ahead(t);
        finish(t);
        play_turn(t);
        if (!t->nstack && !t->g->over)
            rv_turn_pass(t->g);
        t->depth = 0;
    }
    finish(t);
}

int main(int argc, char **argv) {
    static table t;
    int games = argc > 1 ? atoi(argv[1]) : GAMES;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : SEED;
    const char *why = NULL;
    rv_library *lib = rv_library_new(NULL);
    t.rs = lib ? rv_library_ruleset(lib, "castle", &why) : NULL;
    t.pile = calloc(DEPTH, sizeof *t.pile);
    if (!t.rs || !t.pile || t.rs->ntiles > TILES || !load_script(&t, lib))
        return 2;
    for (int i = 0; i < games; i++)
        play_game(&t, seed + (uint64_t)i);
    for (int s = 0; s < S_COUNT; s++)
        if (!ok(!t.failed[s] && t.tried[s],
                "%d games: %s, %ld times, leaves no trace when taken back", games, step_words[s],
                t.tried[s]))
            printf("  %d times wrong\n  %s\n", t.failed[s], t.why[s]);
    if (!ok(!t.unwound, "several turns are taken back at once as well as step by step"))
        printf("  %s\n", t.unwound_why);
    ok(!script_failed(&t),
       "the house rule ran in every other game, and its doings were taken back");
    rv_hooks_free(t.hooks);
    free(t.pile);
    rv_arena_free(&t.arena);
    rv_library_free(lib);
    return ok_status();
}
