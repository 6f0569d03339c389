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

/* ---- choosing games ------------------------------------------------------------------------ */

/* The events of a game, and whether it is one of the chosen games. */
typedef struct choice {
    bool has[TALLY_EVENTS], chosen;
} choice;

/* Events of a game that have not happened often enough yet. */
static int worth(const choice *c, const int *missing, int n) {
    int sum = 0;
    for (int e = 0; e < n && !c->chosen; e++)
        sum += c->has[e] && missing[e] > 0;
    return sum;
}

static int best_choice(const choice *list, int games, const int *missing, int nevents) {
    int best = -1, most = 0;
    for (int i = 0; i < games; i++) {
        int sum = worth(&list[i], missing, nevents);
        best = sum > most ? i : best;
        most = sum > most ? sum : most;
    }
    return best;
}

/* Always chooses the game that adds most. */
static void print_choice(const tally *y, choice *list) {
    int missing[TALLY_EVENTS], best, n = y->test->nevents;
    for (int e = 0; e < n; e++)
        missing[e] = e < y->test->once ? 1 : y->choose;
    while ((best = best_choice(list, y->games, missing, n)) >= 0) {
        for (int e = 0; e < n; e++)
            missing[e] -= list[best].has[e];
        list[best].chosen = true;
    }
    for (int i = 0; i < y->games; i++)
        if (list[i].chosen)
            printf("%llu, ", (unsigned long long)y->first + (unsigned long long)i);
    for (int e = 0; e < n; e++)
        if (missing[e] > 0)
            printf("\n%d times fewer: %s", missing[e], y->test->events[e]);
    putchar('\n');
}

static void choose_games(table *t, void (*play)(table *t, uint64_t seed)) {
    tally *y = tally_of(t);
    choice *list = calloc((size_t)y->games, sizeof *list);
    for (int i = 0; list && i < y->games; i++) {
        memset(y->happened, 0, sizeof y->happened);
        play(t, y->first + (uint64_t)i);
        for (int e = 0; e < y->test->nevents; e++)
            list[i].has[e] = y->happened[e] > 0;
    }
    if (list)
        print_choice(y, list);
    exit(list ? 0 : 2);
}

/* ---- games --------------------------------------------------------------------------------- */

/* "PROGRAM [GAMES [SEED]]", "PROGRAM choose GAMES SEED TIMES" */
void tally_open(table *t, const tally_test *test, int argc, char **argv) {
    tally *y = tally_of(t);
    if (test->nproperties > TALLY_PROPERTIES || test->nevents > TALLY_EVENTS)
        abort();
    *y = (tally){.test = test, .program = argv[0], .sort = ""};
    if (argc > 4 && strcmp(argv[1], "choose") == 0) {
        y->choose = (int)number_given(argc, argv, 4, 0);
        argv++;
    }
    y->all = argc > 1 && !y->choose;
    y->games = (int)number_given(argc, argv, 1, (uint64_t)test->games);
    y->first = number_given(argc, argv, 2, 1);
}

uint64_t tally_seed(const table *t, int game) {
    const tally *y = tally_in(t);
    return y->all ? y->first + (uint64_t)game : y->test->seeds[game];
}

void tally_play(table *t, void (*play)(table *t, uint64_t seed)) {
    const tally *y = tally_in(t);
    if (y->choose)
        choose_games(t, play);
    for (int i = 0; i < y->games; i++)
        play(t, tally_seed(t, i));
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
    y->wrong[p] = y->seed;
    y->game[p] = strdup(y->text);
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
    if (!y->failed[property])
        return;
    printf("  %d differences, the first of them:\n", y->failed[property]);
    print_indented(y->why[property]);
    printf("  again: %s 1 %llu%s%s\n", y->program, (unsigned long long)y->wrong[property],
           *y->sort ? " " : "", y->sort);
    print_indented(y->game[property] ? y->game[property] : "");
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
