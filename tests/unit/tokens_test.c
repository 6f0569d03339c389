/* tokens_test.c - tokens are moved, and taken back without a trace; states in which the same tokens
 * lie on the same places are the same state, whichever of them came there first. */
#include "../ok.h"
#include "core/state.h"
#include "core/tokens.h"
#include "ruleset/ruleset.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 1 << 16, MOVES = 400 };

static rv_arena arena;

static char *load(void *ud, rv_asset asset, const char *name, size_t *n) {
    char path[300], *text = NULL;
    (void)ud;
    snprintf(path, sizeof path, "tests/rulesets/%s", name);
    FILE *f = asset == RV_ASSET_RULESET ? fopen(path, "rb") : NULL;
    *n = 0;
    if (f && (text = malloc(MOST)))
        *n = fread(text, 1, MOST, f);
    if (f)
        fclose(f);
    return text;
}

static rv_game *new_game(const rv_ruleset *rs) {
    uint8_t option[RV_O_COUNT];
    for (int o = 0; o < RV_O_COUNT; o++)
        option[o] = rv_option_standard(rs, o);
    rv_game *g = rv_game_new(&arena, rs, option, 2, NULL);
    rv_lay_start(g);
    return g;
}

/* A number below n, always the same ones. */
static int below(int n) {
    static uint32_t state = 1;
    state = state * 1664525u + 1013904223u;
    return (int)((state >> 16) % (unsigned)n);
}

static rv_where some_place(const rv_game *g, int token) {
    int on = below(RV_SPOTS);
    while (!rv_token_lies_on(g->rs, token, on))
        on = (on + 1) % RV_SPOTS;
    int pos = g->board.placed[0].pos;
    return (rv_where){on, on == RV_SPOT_CELL || on == RV_SPOT_CORNER ? pos + below(2)
                          : on == RV_SPOT_PLAYER                     ? below(2)
                                                                     : 0};
}

/* Puts, takes or moves something; or finds that it cannot. */
static void act(rv_game *g) {
    int token = below(4);
    const rv_token *t = &g->rs->tokens[token];
    int face = t->nfaces ? below(t->nfaces) : RV_NONE, left = rv_token_left(g, token, face);
    rv_where where = some_place(g, token);
    int there = rv_token_count(g, token, face, where);
    switch (below(3)) {
    case 0:
        ok(rv_token_put(g, token, face, where) == (left > 0), "one is put if one is left");
        break;
    case 1:
        ok(rv_token_take(g, token, face, where) == (there > 0), "one is taken if one is there");
        break;
    default: ok(rv_token_move(g, token, RV_IN_SUPPLY, where), "one is moved from wherever it is");
    }
}

static int all(const rv_game *g, int token) {
    int n = rv_token_left(g, token, RV_NONE);
    RV_EACH_TOKEN(g, token, i)
        n++;
    return n;
}

static void test_undo(rv_game *g) {
    static rv_lying was[MOVES][64];
    int checkpoint[MOVES];
    for (int i = 0; i < MOVES; i++) {
        checkpoint[i] = rv_checkpoint(g);
        memcpy(was[i], g->tokens, sizeof *g->tokens * (size_t)g->ntokens);
        act(g);
        for (int t = 0; t < 4; t++)
            ok(all(g, t) == rv_token_number(g, t), "none is lost, and none is made");
    }
    for (int i = MOVES - 1; i >= 0; i--) {
        rv_undo(g, checkpoint[i]);
        ok(!memcmp(was[i], g->tokens, sizeof *g->tokens * (size_t)g->ntokens),
           "what is taken back leaves no trace");
    }
}

/* Two of the same, in either order, and by a way round. */
static void test_same_state(rv_game *g) {
    int gold = rv_token_find(g->rs, rv_str_of("gold")), checkpoint = rv_checkpoint(g);
    const rv_where one = {RV_SPOT_PLAYER, 0}, other = {RV_SPOT_PLAYER, 1}, tile = {RV_SPOT_TILE, 0};
    uint64_t before = rv_changes_hash(g, checkpoint);
    rv_token_put(g, gold, RV_NONE, one);
    rv_token_put(g, gold, RV_NONE, other);
    uint64_t first = rv_changes_hash(g, checkpoint);
    rv_undo(g, checkpoint);
    ok(rv_changes_hash(g, checkpoint) == before && before != first,
       "states differ by their tokens");
    rv_token_put(g, gold, RV_NONE, tile);
    rv_token_put(g, gold, RV_NONE, other);
    rv_token_take(g, gold, RV_NONE, tile);
    rv_token_put(g, gold, RV_NONE, one);
    ok(rv_changes_hash(g, checkpoint) == first, "tokens that are alike can change places");
    rv_token_put(g, gold, RV_NONE, one);
    ok(rv_changes_hash(g, checkpoint) != first, "one more is another state");
    rv_undo(g, checkpoint);
}

static void test_dice(const rv_game *g) {
    int die = rv_token_find(g->rs, rv_str_of("weather"));
    const rv_token *t = &g->rs->tokens[die];
    ok(rv_token_number(g, die) == 0, "a die lies nowhere");
    ok(rv_token_left(g, die, rv_face_find(t, rv_str_of("sun"))) == 2 &&
           rv_token_left(g, die, rv_face_find(t, rv_str_of("rain"))) == 1 &&
           rv_token_left(g, die, RV_NONE) == 3,
       "a die has so many sides of each face");
}

int main(void) {
    const rv_loader loader = {load, NULL};
    rv_library *lib = rv_library_new(loader.load, loader.ud);
    const char *why = NULL;
    const rv_ruleset *rs = rv_library_ruleset(lib, "tokens", &why);
    ok(rs, "the ruleset is read");
    if (rs) {
        rv_game *g = new_game(rs);
        test_undo(g);
        test_same_state(g);
        test_dice(g);
    } else {
        printf("# %s\n", why);
    }
    rv_arena_free(&arena);
    rv_library_free(lib);
    return ok_status();
}
