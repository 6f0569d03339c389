/* pickup_test.c - the shipped house rule end-of-turn-pickup: what it takes and when, and that it
 * plays as the option wall_pickup does that says the same.
 */
#include "house.h"

/* ---- the shipped script -------------------------------------------------------------------- */

static int corner_of_space(const rv_game *g, int space) {
    return rv_castle_of(g)->corner[rv_corner_at(g->rs, space)];
}

/* A game with the script. */
static rv_game *with_script(rv_hooks *h) {
    rv_game *g = new_game(RV_V_PER_FEATURE);
    const char *message =
        rv_hooks_load(h, g->rs, "end-of-turn-pickup", shipped("end-of-turn-pickup"));
    said(!message, message, "the shipped script loads");
    rv_hooks_begin(h, g, NULL, NULL);
    return g;
}

static void test_pickup(void) {
    rv_hooks *h = rv_hooks_new(rv_library_links(lib));
    rv_game *g = with_script(h);
    move_by(g, 0, 12);
    ok(wall_tiles(g, 0) == 0 && corner_of_space(g, 12), "a marker that stops takes nothing [C-72]");
    move_by(g, 0, 1);
    int checkpoint = rv_checkpoint(g);
    end_turn(g);
    ok(wall_tiles(g, 0) == 1 && !corner_of_space(g, 12),
       "the end of the turn takes from either space of the corner [C-69, C-72]");
    rv_undo(g, checkpoint);
    ok(wall_tiles(g, 0) == 0 && corner_of_space(g, 12), "and it can be taken back");
    move_by(g, 0, 1);
    end_turn(g);
    ok(wall_tiles(g, 0) == 0, "a marker that has gone on takes nothing [C-70, C-72]");
    rv_turn_pass(g);
    move_by(g, 0, 2);
    move_by(g, 1, 16);
    end_turn(g);
    ok(wall_tiles(g, 1) == 1 && wall_tiles(g, 0) == 0,
       "the placing player takes first [C-72, C-74]");
    rv_turn_pass(g);
    end_turn(g);
    ok(wall_tiles(g, 0) == 0, "a marker that only stands there takes nothing [C-79]");
    rv_hooks_free(h);
}

/* ---- the script against the option --------------------------------------------------------- */

static uint64_t chance;

static int below(int n) {
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (int)((chance >> 33) % (uint64_t)n);
}

typedef struct choice {
    int pos, quarters;
    int region; /* a follower is placed here first, if allowed; otherwise on the next region */
    bool swap;  /* score the player's last feature first */
} choice;

/* RV_NONE as its pos: the tile fits nowhere. */
static choice choose(const rv_game *g, const rv_tile *t) {
    choice all[400], chosen = {.pos = RV_NONE};
    int n = 0;
    for (int i = 0; i < g->board.nfront; i++)
        for (int q = 0; q < 4; q++)
            if (n < 400 && rv_fits(&g->board, t, q, g->board.front[i]))
                all[n++] = (choice){.pos = g->board.front[i], .quarters = q};
    if (n)
        chosen = all[below(n)];
    chosen.region = below(t->nregions);
    chosen.swap = below(2);
    return chosen;
}

static void deploy(rv_game *g, int region) {
    const rv_placed *p = &g->board.placed[g->turn.last];
    for (int r = 0; r < p->tile->nregions; r++) {
        int node = p->first + (region + r) % p->tile->nregions;
        if (rv_kind_of(g, node)->area ||
            !(rv_in_hand(g, g->turn.to_move) && rv_takes(NULL, g, 0, 0, node)))
            continue;
        rv_deploy(g, g->turn.to_move, node, RV_F_SMALL);
        return;
    }
}

static void play_turn(rv_game *g, int tile, choice chosen) {
    rv_turn_place(g, tile, NULL, chosen.quarters, chosen.pos);
    deploy(g, chosen.region);
    rv_order o = rv_turn_scoring(g);
    if (o.own > 1 && chosen.swap) {
        int first = o.roots[0];
        o.roots[0] = o.roots[o.own - 1];
        o.roots[o.own - 1] = first;
    }
    rv_turn_score(g, o.roots, o.n);
    rv_turn_end(g);
}

/* The same turn in both games. */
static void random_turn(rv_game *g[2], int tile) {
    choice chosen = choose(g[0], &g[0]->rs->tiles[tile]);
    for (int k = 0; k < 2; k++) {
        if (chosen.pos == RV_NONE)
            rv_draw(g[k], tile);
        else
            play_turn(g[k], tile, chosen);
        rv_turn_pass(g[k]);
    }
}

static bool alike(const rv_game *a, const rv_game *b) {
    bool hands = memcmp(a->modules.state[RV_MODULE_CASTLE], b->modules.state[RV_MODULE_CASTLE],
                        a->rs->links->modules[RV_MODULE_CASTLE]->state_size) == 0;
    return hands && memcmp(a->seats, b->seats, sizeof a->seats) == 0 &&
           a->turn.to_move == b->turn.to_move;
}

static void shuffle(int *list, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = below(i + 1), swap = list[i];
        list[i] = list[j];
        list[j] = swap;
    }
}

/* Plays one game by the option and by the script; false if they differ. Adds the number of wall
 * tiles taken. */
static bool play_both(rv_hooks *h, int *taken) {
    rv_game *g[2] = {new_game(RV_V_END_OF_TURN), new_game(RV_V_PER_FEATURE)};
    int stack[256], n = 0;
    for (int t = 0; t < g[0]->rs->ntiles; t++)
        for (int i = 0; i < g[0]->rs->tiles[t].count[0]; i++)
            stack[n++] = t;
    shuffle(stack, n);
    rv_hooks_refill(h);
    rv_hooks_begin(h, g[1], NULL, NULL);
    while (n > 0) {
        random_turn(g, stack[--n]);
        if (!alike(g[0], g[1]))
            return false;
    }
    *taken += wall_tiles(g[0], 0) + wall_tiles(g[0], 1);
    return g[1]->scripts.hooks != NULL;
}

static void test_against_option(void) {
    enum { GAMES = 1000 };
    rv_hooks *h = rv_hooks_new(rv_library_links(lib));
    rv_hooks_load(h, ruleset("castle"), "end-of-turn-pickup", shipped("end-of-turn-pickup"));
    int played = 0, taken = 0;
    bool same = true;
    for (; same && played < GAMES; played += same) {
        rv_arena_reset(&arena);
        same = play_both(h, &taken);
    }
    const char *message = NULL;
    bool limit;
    rv_hooks_failed(h, &message, &limit);
    said(same && !message && taken > GAMES / 2, message,
         "over 1,000 games the script gives what wall_pickup: end_of_turn gives, turn by turn "
         "[C-72]");
    rv_hooks_free(h);
}

static void all(void *ud) {
    (void)ud;
    test_pickup();
    test_against_option();
}

int main(void) {
    lib = rv_library_new(NULL, NULL);
    ok(lib && rv_protect(&arena, all, NULL), "memory did not run out");
    rv_library_free(lib);
    rv_arena_free(&arena);
    return ok_status();
}
