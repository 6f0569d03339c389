/* tally.h - shared by tests that play random games: the arguments `[GAMES [SEED]]`, the random
 * numbers of each game, differences between engine and oracle, events, and the report.
 *
 * Without arguments, a test plays the games of its line in seeds.h: a few games in which all
 * required events happen. `PROGRAM choose GAMES SEED TIMES` finds such games: it plays GAMES and
 * prints the seeds of a few of them in which each event happens TIMES, or as often as it happened
 * at all.
 *
 * A test lists the properties that it compares and the required events, each with its words:
 *
 *     #define PROPERTIES(X) X(SCORES, "scores agree [K-26]") …
 *     enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
 *     static const char *const property_words[] = {PROPERTIES(TALLY_WORDS)};
 *
 * and EVENTS in the same way. It has a `struct table` of its own, which begins with a tally.
 */
#ifndef TALLY_H
#define TALLY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TALLY_PROPERTY(id, words) P_##id,
#define TALLY_EVENT(id, words) E_##id,
#define TALLY_WORDS(id, words) words,

enum { TALLY_PROPERTIES = 48, TALLY_EVENTS = 192, TALLY_LOG = 1 << 15 };

/* A test: the games that it plays without arguments, and its lists. */
typedef struct tally_test {
    const uint64_t *seeds;
    int games;
    int nproperties, nevents;
    const char *const *properties, *const *events;
    int made_up; /* the property for all differences in games with a made-up turn; P_COUNT if there
                    are none */
    int once;    /* this number of events at the beginning of the list need to happen only once in
                    chosen games */
} tally_test;

/* With the lists as above, and the seeds in an array. */
#define TALLY_TEST(list, made)                                                                     \
    {                                                                                              \
        .seeds = list, .games = sizeof list / sizeof *list, .nproperties = P_COUNT,                \
        .nevents = E_COUNT, .properties = property_words, .events = event_words, .made_up = made   \
    }

/* The comparison of two players of the same game, over many games. */
typedef struct tally {
    const tally_test *test;
    const char *program,
        *sort; /* the name of the program; further arguments to repeat a game, or "" */
    int games;
    uint64_t first; /* seed */
    int choose;     /* how often each event must happen in the games to be chosen; 0: games are not
                       chosen */
    bool all;       /* print the counts */

    uint64_t seed, state; /* of this game */
    int turn;
    bool made_up;     /* the turn being judged was made up by the test */
    bool broken;      /* engine and oracle disagree: the game is abandoned */
    const char *text; /* the game, to play it again by hand; the log, or a text of the test */
    char log[TALLY_LOG];
    size_t nlog;

    long turns;
    long happened[TALLY_EVENTS];
    int failed[TALLY_PROPERTIES];
    char why[TALLY_PROPERTIES][512], *game[TALLY_PROPERTIES]; /* of the first failure */
    uint64_t wrong[TALLY_PROPERTIES];                         /* its seed */
} tally;

/* The test's own table; its first member is the tally. */
typedef struct table table;

/* Reads the arguments; arguments after the seed belong to the test. */
void tally_open(table *t, const tally_test *test, int argc, char **argv);
/* Plays the games, each by its seed. If games are to be chosen, it does so, and the program ends.
 */
void tally_play(table *t, void (*play)(table *t, uint64_t seed));
/* The seed of a game, from 0. */
uint64_t tally_seed(const table *t, int game);
/* Begins a game: its log is empty. All random choices of the game depend on `state` alone. */
void tally_begin(table *t, uint64_t seed, uint64_t state);

int below(table *t, int n);
bool percent(table *t, int n);
void shuffle(table *t, int *list, int n);

/* Counts an event if it happened. */
void happened(table *t, int event, bool did);
/* Appends to the log. */
__attribute__((format(printf, 2, 3))) void note(table *t, const char *format, ...);
/* Reports a difference between engine and oracle in a property; the first one is stored with its
 * game. */
__attribute__((format(printf, 3, 4))) void differ(table *t, int property, const char *format, ...);

/* Prints a line for a property: the number of comparisons, in words, and whether it is sufficient.
 */
__attribute__((format(printf, 4, 5))) void report_property(const table *t, int property,
                                                           bool enough, const char *format, ...);
/* Prints a line for all events: a rule that never applied was not tested. A single game need not
 * have them all. The words say in what the events happened. */
__attribute__((format(printf, 2, 3))) void report_events(const table *t, const char *format, ...);
/* The exit status, from the reports. */
int tally_status(void);

/* Reads a file into a buffer and returns the buffer; without the file the program ends. */
const char *read_text(const char *path, char *to, size_t room);

#endif
