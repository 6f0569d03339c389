/* player.c - games that were legal once: a random game, a few of whose turns are changed, swapped,
 * left out or said twice. */
#include "fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 600, GAMES = 64, ROOM = 1 << 17 };

static const char *const rules[] = {"castle",        "castle-hig", "zamek",       "falcon",
                                    "carcassonne",   "tower",      "tower-c1",    "bazaars",
                                    "tower+bazaars", "castle",     "carcassonne", "tower"};

typedef struct lines {
    char *line[LINES];
    int n;
} lines;

/* A game as the simulation writes it. */
static char *play(const char *game, int seed) {
    const char *why = NULL;
    const rv_settings settings = rv_settings_default();
    rv_sim *s = rv_sim_new(fuzz_library(), game, &settings, (uint64_t)seed, &why);
    MUST(s, "%s: %s", game, why ? why : "no memory");
    const char *record = rv_sim_next(s, true, &why);
    char *text = record ? malloc(strlen(record) + 1) : NULL;
    MUST(text, "%s: %s", game, why ? why : "no memory");
    strcpy(text, record);
    rv_sim_free(s);
    return text;
}

/* A game of the first bytes' choosing, played once; a copy. */
static char *deal(fuzz_bytes *b) {
    static char *games[sizeof rules / sizeof *rules][GAMES];
    int game = fuzz_below(b, (int)(sizeof rules / sizeof *rules)), seed = fuzz_below(b, GAMES);
    char **kept = &games[game][seed];
    if (!*kept)
        *kept = play(rules[game], seed);
    char *text = malloc(strlen(*kept) + 1);
    MUST(text, "no memory");
    return strcpy(text, *kept);
}

static lines cut(char *text) {
    lines out = {.n = 0};
    for (char *line = strtok(text, "\n"); line && out.n < LINES; line = strtok(NULL, "\n"))
        out.line[out.n++] = line;
    return out;
}

static void swap(lines *l, int i, int j) {
    char *line = l->line[i];
    l->line[i] = l->line[j];
    l->line[j] = line;
}

/* Another byte at a place of a line, out of those that records are made of. */
static void scribble(char *line, fuzz_bytes *b) {
    static const char letters[] = "0123456789-,./@: []{}'nesw+kWBRfcrtbh";
    size_t n = strlen(line);
    if (n)
        line[fuzz_below(b, (int)n)] = letters[fuzz_below(b, (int)sizeof letters - 1)];
}

/* A word of one line in the place of one of another. */
static void graft(char *to, const char *from) {
    size_t n = strcspn(from, " ");
    char *at = strchr(to, ' ');
    if (at && strlen(at + 1) >= n)
        memcpy(at + 1, from, n);
}

static void change(lines *l, fuzz_bytes *b) {
    int i = fuzz_below(b, l->n), j = fuzz_below(b, l->n);
    switch (fuzz_below(b, 6)) {
    case 0: swap(l, i, j); break;
    case 1: l->line[i] = l->line[j]; break;
    case 2:
        memmove(&l->line[i], &l->line[i + 1], sizeof *l->line * (size_t)(l->n - i - 1));
        l->n -= l->n > 1;
        break;
    case 3: l->n = i + 1; break;
    case 4: graft(l->line[i], l->line[j]); break;
    default: scribble(l->line[i], b);
    }
}

static size_t put_together(const lines *l, char *out) {
    size_t n = 0;
    for (int i = 0; i < l->n && n + strlen(l->line[i]) + 2 < ROOM; i++)
        n += (size_t)sprintf(out + n, "%s\n", l->line[i]);
    return n;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) {
    static char out[ROOM];
    fuzz_bytes b = {data, n};
    char *text = deal(&b);
    lines l = cut(text);
    bool changed = b.n > 0;
    int most = fuzz_below(&b, 8) ? 10 + fuzz_below(&b, 30) : LINES;
    l.n = l.n < most ? l.n : most;
    for (int i = 0; b.n && i < 16; i++)
        change(&l, &b);
    rv_verdict v = fuzz_document(out, put_together(&l, out));
    MUST(changed || v == RV_LEGAL, "a random game is %s", rv_verdict_name(v));
    free(text);
    return 0;
}
