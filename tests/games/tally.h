/* tally.h - what tests that play random games share: `[GAMES [SEED]]`, the chance of each game,
 * what engine and oracle differ in, what happened, and the report of all that.
 *
 * Told nothing, a test plays the games of its line in seeds.h: few, in which all happens that must.
 * `PROGRAM choose GAMES SEED TIMES` looks for such: it plays GAMES and prints the seeds of a few of
 * them in which each event happens TIMES, or as often as there was any game with it.
 *
 * A test lists what it compares, and what must have happened, each with its words:
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

/* What a test is: the games that it plays when it is told nothing, and its lists. */
typedef struct tally_test {
    const uint64_t *seeds;
    int games;
    int nproperties, nevents;
    const char *const *properties, *const *events;
    int made_up; /* what all is laid to in games with a turn made up; P_COUNT: there are none */
    int once;    /* the first so many events need not happen more than once in games chosen */
} tally_test;

/* With the lists as above, and the seeds in an array. */
#define TALLY_TEST(list, made)                                                                     \
    {                                                                                              \
        .seeds = list, .games = sizeof list / sizeof *list, .nproperties = P_COUNT,                \
        .nevents = E_COUNT, .properties = property_words, .events = event_words, .made_up = made   \
    }

/* How two players see one game, over many games. */
typedef struct tally {
    const tally_test *test;
    const char *program, *sort; /* how it was called; what a game is repeated with besides, or "" */
    int games;
    uint64_t first; /* seed */
    int choose; /* how often each event is to happen in the games that are chosen; 0: none are */
    bool all;   /* the counts themselves are printed */

    uint64_t seed, state; /* of this game */
    int turn;
    bool made_up;     /* what is judged is a turn that the test made up */
    bool broken;      /* engine and oracle have parted: the game is given up */
    const char *text; /* the game, so that it can be played again by hand; the log, or the test's */
    char log[TALLY_LOG];
    size_t nlog;

    long turns;
    long happened[TALLY_EVENTS];
    int failed[TALLY_PROPERTIES];
    char why[TALLY_PROPERTIES][512], *game[TALLY_PROPERTIES]; /* of the first failure */
    uint64_t wrong[TALLY_PROPERTIES];                         /* its seed */
} tally;

/* The test's own; its first member is the tally. */
typedef struct table table;

/* Reads the arguments; those that follow the seed are the test's own. */
void tally_open(table *t, const tally_test *test, int argc, char **argv);
/* Plays the games, each by its seed. Where games are chosen, that is all, and the program ends. */
void tally_play(table *t, void (*play)(table *t, uint64_t seed));
/* The seed of a game, from 0. */
uint64_t tally_seed(const table *t, int game);
/* A game begins: its log is empty. What chance makes of it hangs on `state` alone. */
void tally_begin(table *t, uint64_t seed, uint64_t state);

int below(table *t, int n);
bool percent(table *t, int n);
void shuffle(table *t, int *list, int n);

/* Counts an event, if it did happen. */
void happened(table *t, int event, bool did);
/* Adds to the log. */
__attribute__((format(printf, 2, 3))) void note(table *t, const char *format, ...);
/* Engine and oracle differ in a property; the first time is kept, with the game. */
__attribute__((format(printf, 3, 4))) void differ(table *t, int property, const char *format, ...);

/* A line for a property: over how much it was compared, in words, and whether that is enough. */
__attribute__((format(printf, 4, 5))) void report_property(const table *t, int property,
                                                           bool enough, const char *format, ...);
/* A line for all events: a rule that never came up was not tested. One game alone is not asked for
 * them. The words say in what they happened. */
__attribute__((format(printf, 2, 3))) void report_events(const table *t, const char *format, ...);
/* The exit status, by what was reported. */
int tally_status(void);

/* Reads a file into a buffer, which is handed back; without the file the program ends. */
const char *read_text(const char *path, char *to, size_t room);

#endif
