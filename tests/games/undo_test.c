/* undo_test.c - what is tried and taken back leaves no trace, not in a single byte.
 *
 *     undo_test [GAMES [SEED]]
 *
 * At every turn of random games a pile of things is done to the game: a tile laid, a follower put,
 * wall tiles played, features scored in every order, turns passed, the end scored.
 * Then it is taken back from the top, and after each step the game must be what it was before. The
 * turn that is played in the end is played, taken back and played again, and must come to the same.
 * The games are those of each ruleset, for as many players as it takes; where scripts are shipped
 * for it, by the rules, with each of them, and with all.
 */
#include "../ok.h"
#include "bridge.h"
#include "castle.h"
#include "chance.h"
#include "library.h"
#include "script.h"
#include "shipped.h"
#include "turn.h"
#include <stdlib.h>

#include "parts.h"

enum {
    GAMES = 160,
    SEED = 1,
    DEPTH = 48,    /* most snapshots at one time */
    PLACES = 2048, /* most placements kept of one tile */
    TILES = 110
};

/* What is done to a game. */
#define STEPS                                                                                      \
    X(PLACE, "laying a tile")                                                                      \
    X(DISCARD, "putting a tile aside")                                                             \
    X(BRIDGE, "building a bridge")                                                                 \
    X(DEPLOY, "putting a follower")                                                                \
    X(TOWER, "building a tower")                                                                   \
    X(CAPTURE, "capturing a follower")                                                             \
    X(CASTLE, "building a castle")                                                                 \
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

/* A game that is tried, one in `share`: on a board without bounds a snapshot is long. */
static const struct sort {
    const char *rules;
    int share;
    bool scripts; /* are any shipped for it? */
} sorts[] = {{"castle", 1, true}, {"carcassonne", 4, false}, {"tower+bazaars", 4, false}};

typedef struct snapshot {
    int mark;
    enum step step; /* what was done next */
    picture game;
} snapshot;

typedef struct table {
    const struct sort *sort;
    const rv_ruleset *rs;
    rv_arena arena;
    rv_library *lib;
    rv_arena scripts; /* their texts */
    const char *shipped[SHIPPED];
    int nshipped;
    rv_hooks *hooks;
    const char *in_force; /* which house rules, in words */
    unsigned loaded;      /* those that have been in force, as bits */
    bool script_failed;
    rv_game *g;
    uint64_t seed, state;
    int turn, stack[TILES], nstack;
    snapshot *pile;
    int depth;
    long tried[S_COUNT];
    int failed[S_COUNT], unwound, otherwise;
    char why[S_COUNT][256], unwound_why[256], otherwise_why[256];
    picture again; /* after a turn that is played again */
} table;

static int below(table *t, int n) {
    return chance_below(&t->state, n);
}

/* ---- snapshots ----------------------------------------------------------------------------- */

/* Remembers the game as it is before a step. */
static void before(table *t, enum step step) {
    if (t->depth == DEPTH)
        abort();
    snapshot *s = &t->pile[t->depth++];
    s->mark = rv_mark_of(t->g);
    s->step = step;
    take_picture(t->g, &s->game);
    t->tried[step]++;
}

static void compare(const table *t, const picture *was, const char *what, int *failed,
                    char why[256]) {
    size_t byte;
    int part = differing_part(t->g, was, &byte);
    if (part == PART_COUNT || (*failed)++)
        return;
    snprintf(why, 256, "%s, %d players, seed %llu, turn %d, %s: after %s: %s, byte %zu",
             t->sort->rules, t->g->nplayers, (unsigned long long)t->seed, t->turn, t->in_force,
             what, part_words[part], byte);
}

/* Takes the last step back. */
static void take_back(table *t) {
    const snapshot *s = &t->pile[--t->depth];
    rv_undo(t->g, s->mark);
    compare(t, &s->game, step_words[s->step], &t->failed[s->step], t->why[s->step]);
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
    compare(t, &t->pile[to].game, "all at once", &t->unwound, t->unwound_why);
}

/* ---- steps --------------------------------------------------------------------------------- */

typedef struct candidate {
    int pos, quarters;
} candidate;

static int placements(rv_game *g, const rv_tile *tile, candidate list[PLACES]) {
    int n = 0;
    for (int i = 0; i < g->nfront; i++)
        for (int q = 0; q < 4; q++)
            if (rv_may_lie(g, tile, q, g->front[i]) && n < PLACES)
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
        if (rv_turn_may_deploy(g, g->to_move, p->first + r) == RV_NONE)
            nodes[n++] = p->first + r;
    if (!n || !below(t, 4))
        return;
    before(t, S_DEPLOY);
    rv_deploy(g, g->to_move, nodes[below(t, n)], RV_F_SMALL);
}

/* Over the tile laid last or one beside it, where one can be (B-4). */
static void bridge(table *t) {
    rv_game *g = t->g;
    const rv_placed *p = &g->placed[g->last];
    int side = below(t, RV_SIDES + 1), axis = below(t, RV_AXES);
    int placed = side < RV_SIDES ? rv_placed_at(g, rv_step(g, p->pos, side)) : g->last;
    if (!rv_has_bridges(g) || placed == RV_NONE ||
        rv_may_bridge(g, g->to_move, placed, axis) != RV_NONE)
        return;
    before(t, S_BRIDGE);
    rv_bridge(g, placed, axis);
}

/* Somebody whom the tower reaches. */
static void capture(table *t, int tower) {
    rv_game *g = t->g;
    for (int i = 0; i < g->nplaced; i++) {
        rv_captive here[RV_TILE_REGIONS + 1];
        for (int k = rv_captives_on(g, i, here) - 1; k >= 0; k--) {
            if (rv_may_capture(g, g->to_move, tower, &here[k]) != RV_NONE || !below(t, 3))
                continue;
            before(t, S_CAPTURE);
            rv_capture(g, g->to_move, &here[k]);
            return;
        }
    }
}

static void build_tower(table *t) {
    rv_game *g = t->g;
    for (int i = g->nplaced - 1; i >= 0 && rv_towers_of(g); i--) {
        if (!rv_has_foundation(g, i) || rv_may_build(g, g->to_move, i) != RV_NONE || below(t, 3))
            continue;
        before(t, S_TOWER);
        rv_build(g, g->to_move, i);
        capture(t, i);
        return;
    }
}

static void build_castles(table *t) {
    rv_game *g = t->g;
    for (int i = g->ncompleted - 1; i >= 0 && rv_has_castles(g); i--)
        for (int p = 0; p < g->nplayers; p++)
            if (i < g->ncompleted && g->nodes[g->completed[i]].followers[p] &&
                rv_may_found(g, p, g->completed[i]) == RV_NONE) {
                before(t, S_CASTLE);
                rv_found(g, p, g->completed[i]);
            }
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
    if (one == RV_NONE || !rv_holds(g, g->to_move, one, false) || g->stack <= g->extra)
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
    chance_shuffle(&t->state, o.roots, o.own);
    before(t, S_SCORE);
    rv_turn_score(t->g, o.roots, o.n);
}

static void finish(table *t) {
    before(t, S_FINAL);
    rv_step_final(t->g);
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
        bridge(t);
        if (below(t, 4))
            deploy(t);
        else
            build_tower(t);
        build_castles(t);
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
        chance_shuffle(&t->state, t->stack, t->nstack);
        if (!play_turn(t))
            break;
        if (!below(t, 4))
            finish(t);
    }
    take_all_back(t, 0);
    memcpy(t->stack, stack, sizeof stack);
    t->nstack = nstack;
}

/* A turn, taken back and played again with the same luck. */
static void play_twice(table *t) {
    uint64_t state = t->state;
    int nstack = t->nstack, stack[TILES];
    memcpy(stack, t->stack, sizeof stack);
    bool played = play_turn(t);
    take_picture(t->g, &t->again);
    if (played) {
        take_all_back(t, 0);
        t->state = state;
        t->nstack = nstack;
        memcpy(t->stack, stack, sizeof stack);
        play_turn(t);
        compare(t, &t->again, "playing it again", &t->otherwise, t->otherwise_why);
    }
}

static void deal_wall_tiles(table *t) {
    int all[RV_MAX_TOKENS * 2], n = 0;
    for (int k = 0; k < t->rs->ntokens; k++)
        for (int copy = 0; copy < t->rs->tokens[k].copies; copy++)
            all[n++] = k;
    chance_shuffle(&t->state, all, n);
    for (int i = 0; i < t->rs->ncorners; i++)
        if (t->rs->corners[i].tile && below(t, 5)) /* else nobody knows what lies there */
            rv_castle_of(t->g)->corner[i] = (int8_t)(all[--n] + 1);
    for (int i = below(t, 6); i && n; i--) {
        int player = below(t, 2);
        rv_castle_of(t->g)->hands[player].held[all[--n]]++;
    }
}

/* The tiles of the set, as often as it has them. */
static void stack_tiles(table *t) {
    for (int i = 0; i < t->rs->ntiles; i++)
        for (int left = rv_copies_left(t->g, i); left && t->nstack < TILES; left--)
            t->stack[t->nstack++] = i;
    chance_shuffle(&t->state, t->stack, t->nstack);
}

static void begin(table *t, int nplayers, uint64_t seed) {
    static const char *const labels[RV_MAX_PLAYERS] = {"W", "B", "R", "G", "Y", "P"};
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
    t->g = rv_game_new(&t->arena, t->rs, option, nplayers, NULL);
    rv_lay_start(t->g);
    stack_tiles(t);
    if (t->rs->ntokens)
        deal_wall_tiles(t);
    for (int p = 0; p < nplayers; p++)
        t->g->seats[p].score = below(t, 120);
    rv_hooks_begin(t->hooks, t->g, labels, NULL);
    rv_turn_begin(t->g);
}

/* ---- house rules --------------------------------------------------------------------------- */

static void load_script(table *t, const char *name) {
    rv_str text;
    const char *why = "it is not there";
    if (rv_library_script(t->lib, &t->scripts, name, &text))
        why = rv_hooks_load(t->hooks, t->rs, name, text);
    if (why) {
        fprintf(stderr, "%s: %s\n", name, why);
        exit(2);
    }
}

/* In the i-th game: none, each of those that are shipped, all of them, and so on from none. */
static void load_scripts(table *t, int i) {
    int n = t->nshipped, which = i % (n + 2) - 1;
    rv_hooks_clear(t->hooks);
    for (int s = 0; s < n; s++)
        if (which == n || which == s)
            load_script(t, t->shipped[s]);
    t->in_force = which < 0 ? "no house rule" : which == n ? "all house rules" : t->shipped[which];
    t->loaded |= 1u << (which + 1);
}

/* What a script that has failed would have done is never taken back. */
static void check_scripts(table *t) {
    const char *message;
    bool limit;
    if (!rv_hooks_failed(t->hooks, &message, &limit) || t->script_failed)
        return;
    t->script_failed = true;
    printf("  seed %llu, turn %d: %s\n", (unsigned long long)t->seed, t->turn, message);
}

static void play_game(table *t, int i, uint64_t seed) {
    int least = t->rs->min_players, sizes = t->rs->max_players - least + 1;
    rv_arena_reset(&t->scripts);
    load_scripts(t, i);
    begin(t, least + i % sizes, seed);
    while (!t->g->over) {
        t->turn++;
        try_ahead(t);
        finish(t);
        play_twice(t);
        if (!t->nstack && !t->g->over)
            rv_turn_pass(t->g);
        t->depth = 0;
    }
    finish(t);
    check_scripts(t);
}

/* ---- the report ---------------------------------------------------------------------------- */

/* Some things that can be done are there in some games only. */
static bool can_be_done(const table *t, int step) {
    if (step == S_BRIDGE || step == S_CASTLE)
        return strstr(t->rs->name, "bazaars");
    if (step == S_TOWER || step == S_CAPTURE)
        return strstr(t->rs->name, "tower");
    return t->rs->ntokens || (step != S_DOUBLER && step != S_EXTRA);
}

static void report(const table *t, int games) {
    const char *rules = t->sort->rules;
    for (int s = 0; s < S_COUNT; s++)
        if (can_be_done(t, s) && !ok(!t->failed[s] && t->tried[s],
                                     "%s, %d games: %s, %ld times, leaves no trace when taken back",
                                     rules, games, step_words[s], t->tried[s]))
            printf("  %d times wrong\n  %s\n", t->failed[s], t->why[s]);
    if (!ok(!t->unwound, "%s: several turns are taken back at once as well as step by step", rules))
        printf("  %s\n", t->unwound_why);
    if (!ok(!t->otherwise, "%s: a turn taken back and played again comes to the same, to the byte",
            rules))
        printf("  %d times wrong\n  %s\n", t->otherwise, t->otherwise_why);
    if (t->sort->scripts)
        ok(!t->script_failed && (t->loaded & (t->loaded + 1)) == 0 && t->loaded > 7,
           "%s: so it is by the rules, with each house rule that is shipped, and with all", rules);
}

/* Games of one sort, of all numbers of players by turns. */
static void play_sort(rv_library *lib, const struct sort *sort, int games, uint64_t seed) {
    const char *why = NULL;
    table *t = calloc(1, sizeof *t);
    snapshot *pile = calloc(DEPTH, sizeof *pile);
    const rv_ruleset *rs = rv_library_ruleset(lib, sort->rules, &why);
    if (!t || !pile || !rs)
        exit(2);
    t->sort = sort;
    t->rs = rs;
    t->lib = lib;
    t->hooks = rv_hooks_new();
    t->pile = pile;
    t->nshipped = sort->scripts ? shipped_for(lib, sort->rules, t->shipped) : 0;
    games = (games + sort->share - 1) / sort->share;
    for (int i = 0; i < games; i++)
        play_game(t, i, seed + (uint64_t)i);
    report(t, games);
    rv_hooks_free(t->hooks);
    rv_arena_free(&t->arena);
    rv_arena_free(&t->scripts);
    free(pile);
    free(t);
}

int main(int argc, char **argv) {
    int games = argc > 1 ? atoi(argv[1]) : GAMES;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : SEED;
    rv_library *lib = rv_library_new(NULL);
    if (!lib)
        return 2;
    for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++)
        play_sort(lib, &sorts[i], games, seed);
    rv_library_free(lib);
    return ok_status();
}
