/* perft.c - sequences of turns counted from fixed positions, and whether they are as many as they
 * were: the counts below are those of the engine, unchanged since they were first taken.
 *
 *     perft        prints the nodes counted in a second; run from the top of the checkout
 */
#include "reeve_cli.h"
#include <inttypes.h>
#include <stdio.h>
#include <time.h>

enum { DEPTH = 2, TEXT = 65536 };

static const struct position {
    const char *file;
    int until; /* number of turns played before it */
    uint64_t counts[DEPTH + 1];
} positions[] = {
    {"fixtures/castle/kitchen-table.yaml", 13, {1, 6056, 36497652}},
    {"fixtures/carcassonne/sunday.yaml", 19, {1, 1872, 3589520}},
    {"fixtures/tower/attic.yaml", 19, {1, 5989, 36563066}},
};

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static size_t read_text(const char *path, char *to) {
    FILE *file = fopen(path, "r");
    size_t n = file ? fread(to, 1, TEXT, file) : 0;
    if (file)
        fclose(file);
    return n;
}

/* The nodes of all depths; 0 if the counts differ, or there are none. */
static uint64_t count(rv_library *lib, const struct position *p) {
    static char text[TEXT];
    rv_settings settings = rv_settings_default();
    settings.until = p->until;
    rv_case *c = rv_case_new(lib, &settings);
    const rv_text document = rv_text_of(text, read_text(p->file, text));
    uint64_t counts[DEPTH + 1] = {0}, all = 0;
    const char *why = "it is not legal";
    bool fine = c && rv_case_judge(c, &document)->verdict == RV_LEGAL &&
                rv_case_perft(c, DEPTH, counts, &why) == RV_FINE;
    for (int d = 1; d <= DEPTH; d++) {
        all += counts[d];
        if (fine && counts[d] != p->counts[d])
            why = "other counts than before";
        fine &= counts[d] == p->counts[d];
    }
    if (!fine)
        fprintf(stderr, "perft: %s: %s\n", p->file, why);
    rv_case_free(c);
    return fine ? all : 0;
}

int main(void) {
    rv_library *lib = rv_library_new(NULL, NULL);
    uint64_t nodes = 0;
    double start = now();
    for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
        uint64_t n = lib ? count(lib, &positions[i]) : 0;
        if (!n)
            return 1;
        nodes += n;
    }
    printf("%.0f\n", (double)nodes / (now() - start));
    rv_library_free(lib);
    return 0;
}
