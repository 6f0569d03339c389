/* grow.c - what a turn costs as the board grows: games with seven base sets of Carcassonne, each
 * turn of which is played and taken back many times before it is played.
 *
 *     grow TILES…       prints for each size, of the turns that lead up to it: the size, and on
 *                       average the nanoseconds of playing a turn and taking it back, the changes
 *                       that are taken back, the nanoseconds of the same with all places of the
 *                       tile looked for before, and how many cells those are
 */
#include "core/turn.h"
#include "ruleset/ruleset.h"
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SETS = 7, GAMES = 24, WINDOW = 24, AGAIN = 100, PLACES = 8192, SIZES = 8 };

/* A size of the board, and the measurements just below it. */
typedef struct size {
    int tiles;
    double ns, all_ns;
    long turns, changes, places;
} size;

typedef struct table {
    const rv_ruleset *rs;
    rv_arena arena;
    rv_grid grid;
    rv_game *g;
    uint64_t random;
    int *stack, nstack;
    size sizes[SIZES];
    int nsizes;
} table;

typedef struct move {
    int tile, pos, quarters,
        node; /* node: the node of the tile where a follower is placed; RV_NONE */
} move;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int below(table *t, int n) {
    t->random = t->random * 6364136223846793005u + 1442695040888963407u;
    return (int)((t->random >> 33) % (uint64_t)n);
}

/* The same game with more copies of each tile. */
static rv_ruleset several_sets(rv_arena *a, const rv_ruleset *rs) {
    rv_ruleset all = *rs;
    rv_tile *tiles = RV_NEWS(a, rv_tile, rs->ntiles);
    for (int i = 0; i < rs->ntiles; i++) {
        tiles[i] = rs->tiles[i];
        for (int e = 0; e < RV_EDITIONS; e++)
            tiles[i].count[e] = (uint16_t)(tiles[i].count[e] * SETS);
    }
    for (int e = 0; e < RV_EDITIONS; e++)
        all.nlaid[e] = (int16_t)(all.nlaid[e] * SETS);
    all.tiles = tiles;
    return all;
}

static void begin(table *t) {
    uint8_t option[RV_O_COUNT];
    for (int o = 0; o < RV_O_COUNT; o++)
        option[o] = rv_option_standard(t->rs, o);
    if (t->g)
        rv_grid_clear(&t->grid, t->g);
    rv_arena_reset(&t->arena);
    t->g = rv_game_new(&t->arena, t->rs, option, 2, &t->grid);
    rv_lay_start(t->g);
    t->stack = RV_NEWS(&t->arena, int, t->g->stack.n + 1);
    t->nstack = 0;
    for (int i = 0; i < t->rs->ntiles; i++)
        for (int n = rv_copies_left(t->g, i); n > 0; n--)
            t->stack[t->nstack++] = i;
    rv_turn_begin(t->g);
}

static bool draw(table *t, move *m) {
    static struct { int pos, quarters; } places[PLACES];
    rv_game *g = t->g;
    int n = 0, at = below(t, t->nstack);
    m->tile = t->stack[at];
    t->stack[at] = t->stack[--t->nstack];
    for (int i = 0; i < g->board.nfront; i++)
        for (int q = 0; q < 4; q++)
            if (n < PLACES && rv_may_lie(g, &t->rs->tiles[m->tile], q, g->board.front[i])) {
                places[n].pos = g->board.front[i];
                places[n++].quarters = q;
            }
    at = n ? below(t, n) : 0;
    m->pos = places[at].pos;
    m->quarters = places[at].quarters;
    m->node = below(t, t->rs->tiles[m->tile].nregions + 1) - 1;
    return n;
}

static void play(rv_game *g, const move *m) {
    int placed = rv_turn_place(g, m->tile, NULL, m->quarters, m->pos);
    int node = m->node == RV_NONE ? RV_NONE : g->board.placed[placed].first + m->node;
    if (node != RV_NONE && rv_turn_may_deploy(g, g->turn.to_move, node))
        rv_deploy(g, g->turn.to_move, node, RV_F_SMALL);
    const rv_order o = rv_turn_scoring(g);
    rv_turn_score(g, o.roots, o.n);
    rv_turn_end(g);
    rv_turn_pass(g);
}

static void measure(rv_game *g, const move *m, size *to) {
    uint8_t turns[PLACES];
    int checkpoint = rv_checkpoint(g);
    double start = now();
    for (int i = 0; i < AGAIN; i++) {
        play(g, m);
        to->changes += i ? 0 : rv_checkpoint(g) - checkpoint;
        rv_undo(g, checkpoint);
    }
    to->ns += (now() - start) / AGAIN;
    start = now();
    for (int i = 0; i < AGAIN; i++) {
        to->places += rv_fitting(&g->board, &g->rs->tiles[m->tile], turns);
        play(g, m);
        rv_undo(g, checkpoint);
    }
    to->all_ns += (now() - start) / AGAIN;
    to->turns++;
}

static void play_game(void *ud) {
    table *t = ud;
    move m;
    for (begin(t); t->nstack;) {
        t->g->journal.n = 0;
        if (!draw(t, &m)) {
            rv_draw(t->g, m.tile);
            continue;
        }
        for (int i = 0; i < t->nsizes; i++) {
            int missing = t->sizes[i].tiles - t->g->board.nplaced;
            if (missing > 0 && missing <= WINDOW)
                measure(t->g, &m, &t->sizes[i]);
        }
        play(t->g, &m);
    }
}

int main(int argc, char **argv) {
    const char *why = NULL;
    rv_arena keep = {0};
    rv_library *lib = rv_library_new(NULL, NULL);
    const rv_ruleset *base = lib ? rv_library_ruleset(lib, "carcassonne", &why) : NULL;
    if (!base || argc < 2 || argc > SIZES + 1)
        return 2;
    const rv_ruleset rs = several_sets(&keep, base);
    table t = {.rs = &rs, .random = 1, .nsizes = argc - 1};
    for (int i = 0; i < t.nsizes; i++)
        t.sizes[i].tiles = atoi(argv[i + 1]);
    for (int i = 0; i < GAMES; i++)
        if (!rv_protect(&t.arena, play_game, &t))
            return 1;
    for (int i = 0; i < t.nsizes; i++) {
        const size *s = &t.sizes[i];
        if (!s->turns)
            return 1;
        double turns = (double)s->turns;
        printf("%d %.0f %.1f %.0f %.0f\n", s->tiles, s->ns / turns, (double)s->changes / turns,
               s->all_ns / turns, (double)s->places / AGAIN / turns);
    }
    rv_grid_free(&t.grid);
    rv_arena_free(&t.arena);
    rv_arena_free(&keep);
    rv_library_free(lib);
    return 0;
}
