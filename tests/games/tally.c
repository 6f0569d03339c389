/* tally.c - see tally.h. */
#include "tally.h"
#include "../ok.h"
#include "chance.h"
#include <stdlib.h>
#include <string.h>

static tally *tally_of(table *t) {
    return (tally *)t;
}

static const tally *tally_in(const table *t) {
    return (const tally *)t;
}

/* ---- games --------------------------------------------------------------------------------- */

void tally_open(table *t, const tally_test *test, int argc, char **argv) {
    tally *y = tally_of(t);
    if (test->nproperties > TALLY_PROPERTIES || test->nevents > TALLY_EVENTS)
        abort();
    y->test = test;
    y->games = argc > 1 ? atoi(argv[1]) : test->games;
    y->first = argc > 2 ? strtoull(argv[2], NULL, 10) : test->seed;
    y->all = argc > 1;
}

void tally_play(table *t, void (*play)(table *t, uint64_t seed)) {
    const tally *y = tally_in(t);
    for (int i = 0; i < y->games; i++)
        play(t, y->first + (uint64_t)i);
}

void tally_begin(table *t, uint64_t seed, uint64_t state) {
    tally *y = tally_of(t);
    y->seed = seed;
    y->state = state;
    y->turn = 0;
    y->made_up = y->broken = false;
    y->text = y->log;
    y->log[0] = '\0';
    y->nlog = 0;
}

/* ---- chance -------------------------------------------------------------------------------- */

int below(table *t, int n) {
    return chance_below(&tally_of(t)->state, n);
}

bool percent(table *t, int n) {
    return below(t, 100) < n;
}

void shuffle(table *t, int *list, int n) {
    chance_shuffle(&tally_of(t)->state, list, n);
}

/* ---- what is seen -------------------------------------------------------------------------- */

void happened(table *t, int event, bool did) {
    tally_of(t)->happened[event] += did;
}

void note(table *t, const char *format, ...) {
    tally *y = tally_of(t);
    va_list args;
    size_t room = sizeof y->log - y->nlog;
    va_start(args, format);
    int n = vsnprintf(y->log + y->nlog, room, format, args);
    va_end(args);
    y->nlog += (size_t)n < room ? (size_t)n : room - 1;
}

void differ(table *t, int property, const char *format, ...) {
    tally *y = tally_of(t);
    int p = y->made_up ? y->test->made_up : property;
    va_list args;
    y->broken = true;
    if (y->failed[p]++)
        return;
    int n = snprintf(y->why[p], sizeof y->why[p],
                     "seed %llu, turn %d: ", (unsigned long long)y->seed, y->turn);
    va_start(args, format);
    vsnprintf(y->why[p] + n, sizeof y->why[p] - (size_t)n, format, args);
    va_end(args);
    snprintf(y->game[p], sizeof y->game[p], "%s", y->text);
}

/* ---- the report ---------------------------------------------------------------------------- */

void report_property(const table *t, int property, bool enough, const char *format, ...) {
    const tally *y = tally_in(t);
    char counted[96];
    va_list args;
    va_start(args, format);
    vsnprintf(counted, sizeof counted, format, args);
    va_end(args);
    if (ok(!y->failed[property] && enough, "%s: %s", counted, y->test->properties[property]))
        return;
    printf("  %d differences, the first of them:\n", y->failed[property]);
    print_indented(y->why[property]);
    print_indented(y->game[property]);
}

static int missing_events(const tally *y) {
    int n = 0;
    for (int e = 0; e < y->test->nevents; e++)
        n += y->happened[e] == 0;
    return n;
}

void report_events(const table *t, const char *format, ...) {
    const tally *y = tally_in(t);
    char within[96];
    va_list args;
    if (y->games <= 1)
        return;
    va_start(args, format);
    vsnprintf(within, sizeof within, format, args);
    va_end(args);
    ok(missing_events(y) == 0, "each of %d things that the rules speak of happened in these %s",
       y->test->nevents, within);
    for (int e = 0; e < y->test->nevents; e++)
        if (y->all || y->happened[e] == 0)
            printf("  %ld times: %s\n", y->happened[e], y->test->events[e]);
}

int tally_status(void) {
    return ok_status();
}

/* ---- files --------------------------------------------------------------------------------- */

const char *read_text(const char *path, char *to, size_t room) {
    FILE *file = fopen(path, "r");
    if (!file) {
        fprintf(stderr, "cannot read %s (run from the top of the checkout)\n", path);
        exit(2);
    }
    to[fread(to, 1, room - 1, file)] = '\0';
    fclose(file);
    return to;
}
