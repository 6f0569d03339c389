/* plain_test.c - YAML is read in two ways (engine/doc_plain.c): both must give one tree.
 *
 *     plain_test [TEXTS [SEED]]
 *
 * Lines of YAML of all sorts are strung together and spoilt here and there, so that both what is
 * plain and what only looks so comes up. And what reeve itself writes must be plain.
 */
#include "../ok.h"
#include "../trees.h"
#include <stdlib.h>

enum {
    TEXTS = 60000,
    SEED = 1,
    LINES = 8, /* most lines of a text */
    ROOM = 4096
};

static unsigned random_below(uint64_t *state, unsigned n) {
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(*state >> 33) % n;
}

/* ---- texts --------------------------------------------------------------------------------- */

static const char *const lines[] = {
    "---",
    "--- # marked",
    "reeve: 1",
    "rules: [tower, bazaars]",
    "rules: carcassonne   # the game",
    "players: {W: Anna, B: 'Bert'}",
    "players:",
    "  W: \"Anna\"",
    "  B: Bert B. # he",
    "moves:",
    "- W: 50 b3 merchant@sw",
    "- B: httc:n,s,w b4 knight@e",
    "- W: TO.L 1,-1",
    "  tower: 0,-1",
    "  capture: B:big:knight@2,-1.n",
    "- - a",
    "  - b",
    "-",
    "- bazaar:",
    "    draw: [BA.RCr, BA.C]",
    "    lots:",
    "    - {tile: BA.C, bids: {K: 2, R: pass}, deal: sell}",
    "    - tile: BA.RFr",
    "      chooser: K",
    "'0,1': ffcf R:farmer",
    "0,-1: frff+k",
    "-1,0: frff+k",
    "empty: {}",
    "none: []",
    "about: it's a: b",
    "time: 10:30#1",
    "note: a # b",
    "key : value",
    "'quoted' : 'it''s'",
    "\"k\": \"a\\tb\"",
    "long: a word",
    "  that goes on",
    "? a",
    "a: &x b",
    "c: *x",
    "t: !s b",
    "text: |",
    "  lines",
    "[1, 0]: a",
    "{\"a\":1,'b':[2,-3], c : d}",
    "flow: [a, [b, {c: d}], ]",
    "open: [",
    "a, {b: c",
    "}, 'd' # e",
    "], f",
    "]",
    "flow: {a: [x:y, z::], b}",
    "...",
    "# nothing",
    "   # nothing either",
    "",
    "   ",
};
static const char letters[] = "  --::,,##[]{}''\"\"\n\n\n?&*!|>%@`\\.a1~";

#define COUNT(list) ((unsigned)(sizeof(list) / sizeof *(list)))

typedef struct written {
    char s[ROOM];
    size_t n;
} written;

static void put(written *w, const char *s, size_t n) {
    if (w->n + n >= ROOM)
        abort();
    memcpy(w->s + w->n, s, n);
    w->n += n;
}

/* Puts a letter in, in place of another, or takes one away. */
static void spoil(written *w, uint64_t *state) {
    size_t at = random_below(state, (unsigned)w->n + 1), how = random_below(state, 3);
    char letter = letters[random_below(state, COUNT(letters) - 1)];
    if (how == 0 || at == w->n) {
        memmove(w->s + at + 1, w->s + at, w->n - at);
        w->n++;
    }
    if (how == 2 && at + 1 < w->n) {
        memmove(w->s + at, w->s + at + 1, w->n - at - 1);
        w->n--;
    } else
        w->s[at] = letter;
}

static void write_text(written *w, uint64_t *state) {
    w->n = 0;
    for (unsigned i = 0, n = 1 + random_below(state, LINES); i < n; i++) {
        const char *line = lines[random_below(state, COUNT(lines))];
        put(w, "      ", 2 * (size_t)random_below(state, 4) * (random_below(state, 3) == 0));
        put(w, line, strlen(line));
        put(w, "\n", 1);
    }
    for (unsigned i = random_below(state, 4); i > 0 && w->n; i--)
        spoil(w, state);
}

/* ---- tests --------------------------------------------------------------------------------- */

static void test_texts(rv_arena *arena, int texts, uint64_t seed) {
    static written w;
    int n[DIFFERENT + 1] = {0};
    uint64_t state = seed;
    for (int i = 0; i < texts && !n[DIFFERENT]; i++) {
        write_text(&w, &state);
        n[read_alike(arena, (rv_str){w.s, w.n})]++;
    }
    if (!ok(!n[DIFFERENT], "what is read the fast way is read alike by libyaml"))
        printf("  after %d texts of seed %llu:\n%.*s\n", n[ALIKE] + n[GIVEN_UP],
               (unsigned long long)seed, (int)w.n, w.s);
    ok(n[ALIKE] > texts / 20 && n[GIVEN_UP] > texts / 20,
       "of such texts many are plain, and many are not");
}

/* Words that are too long for a key, lists that are too deep. */
static void test_limits(rv_arena *arena) {
    static written w;
    bool alike = true;
    for (unsigned n = 0; n < 1200; n += n < 900 ? 100 : 1) {
        w.n = 0;
        for (unsigned i = 0; i <= n; i++)
            put(&w, "k", 1);
        put(&w, ": v", 3);
        alike &= read_alike(arena, (rv_str){w.s, w.n}) != DIFFERENT;
    }
    ok(alike, "keys as long as libyaml reads them, and longer ones, are read alike");
    for (unsigned n = 0; n < 40; n++) {
        w.n = 0;
        for (unsigned i = 0; i < n; i++)
            put(&w, "- ", 2);
        put(&w, "a", 1);
        alike &= read_alike(arena, (rv_str){w.s, w.n}) != DIFFERENT;
    }
    ok(alike, "however deep lists are, they are read alike");
}

static void test_written(rv_arena *arena) {
    static const char *const rules[] = {"castle", "zamek", "carcassonne", "tower+bazaars"};
    rv_library *lib = rv_library_new(NULL);
    for (unsigned i = 0; i < COUNT(rules); i++) {
        const char *wrong = NULL;
        const rv_settings settings = rv_settings_default();
        rv_sim *sim = lib ? rv_sim_new(lib, rules[i], &settings, SEED, &wrong) : NULL;
        const char *text = sim ? rv_sim_next(sim, true, &wrong) : NULL;
        ok(text && read_alike(arena, rv_str_of(text)) == ALIKE,
           "a game of %s as reeve writes it is read the fast way", rules[i]);
        rv_sim_free(sim);
    }
    rv_library_free(lib);
}

int main(int argc, char **argv) {
    rv_arena arena = {0};
    test_texts(&arena, argc > 1 ? atoi(argv[1]) : TEXTS,
               argc > 2 ? strtoull(argv[2], NULL, 10) : SEED);
    test_limits(&arena);
    test_written(&arena);
    rv_arena_free(&arena);
    return ok_status();
}
