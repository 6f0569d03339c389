/* perft_test.c - compares the counts of perft in Carcassonne with those of the oracle.
 *
 * The oracle lays every tile on every cell, and paints the table again for every follower. The
 * draws and the counts are in tests/cases/carcassonne/perft.t with the reasons; here only engine
 * and oracle are compared. Run from the top of the checkout.
 */
#include "../ok.h"
#include "../oracle/carcassonne.h"
#include "reeve_cli.h"
#include <inttypes.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTH = 4, DRAWN = 5, TEXT = 512 }; /* the greatest depth */

typedef struct order {
    const char *draw[DRAWN + 1];
    const char *what;
    bool farmers;
    int depth;
} order;

static const order orders[] = {
    {.draw = {"BA.L", "BA.RFr", "BA.Rr", "BA.C"},
     .what = "a monastery, a road, a bend, a city",
     .farmers = true,
     .depth = 4},
    {.draw = {"BA.L", "BA.RFr", "BA.Rr", "BA.C"},
     .what = "the same without farmers [K-32]",
     .farmers = false,
     .depth = 4},
    {.draw = {"BA.RRRR", "BA.Cccc+", "BA.L", "BA.CRRR"},
     .what = "a crossing, all city, a monastery",
     .farmers = true,
     .depth = 3},
    {.draw = {"BA.C", "BA.Cccc+", "BA.L", "BA.RFr", "BA.Rr"},
     .what = "a tile put aside [K-10]",
     .farmers = true,
     .depth = 3},
    {.draw = {"BA.LR", "BA.LR", "BA.C", "BA.Rr"},
     .what = "monasteries with roads, a city, a bend",
     .farmers = true,
     .depth = 3},
};

static char *read_text(const char *path) {
    static char text[1 << 16];
    FILE *file = fopen(path, "r");
    if (!file) {
        fprintf(stderr, "cannot read %s (run from the top of the checkout)\n", path);
        exit(2);
    }
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

/* ---- the oracle ---------------------------------------------------------------------------- */

static void count(const carc *o, const char *const *draw, int left, uint64_t *counts);

static void count_after(const carc *o, const carc_turn *played, const char *const *draw, int left,
                        uint64_t *counts) {
    carc *copy = carc_clone(o);
    if (carc_play(copy, played, NULL) != CARC_LEGAL)
        abort();
    count(copy, draw, left - 1, counts + 1);
    carc_free(copy);
}

/* With no follower, and with each. */
static void count_at(const carc *o, carc_spot at, const char *const *draw, int left,
                     uint64_t *counts) {
    carc_name names[CARC_REGIONS];
    carc_turn played = {.player = carc_to_move(o), .at = at};
    int n = carc_deployments(o, played.player, at, names);
    *counts += 1 + (uint64_t)n;
    for (int i = -1; left > 1 && i < n; i++) {
        played.deploys = i >= 0;
        if (played.deploys)
            played.follower = names[i];
        count_after(o, &played, draw, left, counts);
    }
}

/* Counts the sequences of this number of turns; `counts` has a number for each. A tile without a
 * legal place is discarded, and the next tile is drawn in the same turn. */
static void count(const carc *o, const char *const *draw, int left, uint64_t *counts) {
    carc_spot spots[CARC_SPOTS];
    carc *copy = carc_clone(o);
    int tile = carc_find(o, *draw), n = carc_spots(o, tile, spots);
    for (; n == 0; n = carc_spots(copy, tile, spots)) {
        if (carc_discard(copy, tile) != CARC_LEGAL)
            abort();
        tile = carc_find(copy, *++draw);
    }
    for (int i = 0; i < n; i++)
        count_at(copy, spots[i], draw + 1, left, counts);
    carc_free(copy);
}

static void by_oracle(carc *o, const order *r, uint64_t *counts) {
    carc_options options = carc_defaults();
    options.farmers = r->farmers;
    carc_begin(o, &options, 2);
    count(o, r->draw, r->depth, counts + 1);
}

/* ---- the engine ---------------------------------------------------------------------------- */

static void by_engine(rv_case *c, const order *r, uint64_t *counts) {
    char text[TEXT];
    int n = snprintf(text, TEXT,
                     "reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\n"
                     "options: {farmers: %s}\nmoves: []\nsetup: {draw: [",
                     r->farmers ? "true" : "false");
    for (int i = 0; r->draw[i]; i++)
        n += snprintf(text + n, (size_t)(TEXT - n), "%s%s", i ? ", " : "", r->draw[i]);
    n += snprintf(text + n, (size_t)(TEXT - n), "]}\n");
    const rv_text document = rv_text_of(text, (size_t)n);
    rv_case_judge(c, &document);
    rv_case_perft(c, r->depth, counts, NULL);
}

static void compare(rv_case *c, carc *o, const order *r) {
    uint64_t engine[DEPTH + 1] = {0}, oracle[DEPTH + 1] = {1};
    by_engine(c, r, engine);
    by_oracle(o, r, oracle);
    bool same = memcmp(engine, oracle, sizeof engine) == 0;
    if (ok(same && engine[r->depth] > 0, "the oracle counts as many sequences: %s", r->what))
        return;
    for (int d = 1; d <= r->depth; d++)
        printf("  depth %d: engine %" PRIu64 ", oracle %" PRIu64 "\n", d, engine[d], oracle[d]);
}

int main(void) {
    rv_library *lib = rv_library_new(NULL, NULL);
    const rv_settings settings = rv_settings_default();
    rv_case *c = lib ? rv_case_new(lib, &settings) : NULL;
    carc *o = carc_load(read_text("tests/oracle/carcassonne-tiles.txt"));
    if (!c || !o) {
        fprintf(stderr, "no case, or no oracle\n");
        return 2;
    }
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
        compare(c, o, &orders[i]);
    carc_free(o);
    rv_case_free(c);
    rv_library_free(lib);
    return ok_status();
}
