/* walk.h - runs checks on random games of the simulation, by every set of rules.
 *
 * A game is drawn from its seed: the rules (every ruleset that is built in, each edition of The
 * Tower with each of Bridges, Castles and Bazaars in either order, and house rules that come with
 * reeve), the players, options in half of the games. The simulation plays it, the engine reads the
 * record, and it is examined at some turns and at the end: at the beginning, at random turns, and
 * at turns with more than a tile and a follower.
 *
 * A ruleset that the slow checkers do not know is played, too, and compared with everything else.
 *
 * A check is a file with an entry that gives the games that it is for, its functions, the
 * properties that it compares and the required events:
 *
 *     #define PROPERTIES(X) X(FORMAT, "a canonical record is formatted as it was") …
 *     #define EVENTS(X) X(SIX, "a game of six") …
 *
 * as for tally.h, which counts and reports.
 */
#ifndef WALK_H
#define WALK_H

#include "judge/case.h"
#include "records.h"
#include "tally.h"

enum { WALK_OPTIONS = 32, WALK_WORD = 64, WALK_SCRIPTS = 16 };

typedef table walk;

typedef struct check {
    const char *name;
    int nproperties, nevents;
    const char *const *properties, *const *events;
    bool (*suits)(const walk *w); /* whether the check is for this game; NULL: for every game */
    /* Each may be NULL. Called when the game has been recorded; where it is examined, before the
     * next turn is played; after each turn; at the end. */
    void (*begin)(walk *w);
    void (*look)(walk *w);
    void (*turn)(walk *w);
    void (*end)(walk *w);
} check;

/* A set of rules: its words are "castle", "tower+bazaars", "castle:no-ransom", "castle:all",
 * "bazaars:bridges_per_turn=3". */
typedef struct sort {
    char words[WALK_WORD], rules[WALK_WORD];
    const char *scripts[WALK_SCRIPTS];
    int nscripts;
    const char *option; /* NULL: as in the ruleset, or random */
    bool strange;       /* the slow checkers do not know the ruleset */
} sort;

struct table {
    tally tally;
    rv_library *lib;
    const sort *sort;
    const rv_ruleset *rs;
    rv_settings settings; /* of the simulation */
    char words[WALK_OPTIONS][WALK_WORD];
    const char *options[WALK_OPTIONS];
    rv_sim *sim;
    record r;                /* the game */
    const rv_report *report; /* of all of it */
    int turns;               /* number of entries played where the game is examined */
    char *position;          /* the position there */
    /* Cases: the whole game; up to `turns`; any other document; the same, with final scoring. */
    rv_case *whole, *at, *plain, *now;
    const check *const *checks, *check;
    int nchecks, property,
        event; /* the first index of the check in the lists of all properties and events */
    long compared[TALLY_PROPERTIES];
};

/* All of it: reads the arguments, plays, reports; the exit status.
 *     PROGRAM [GAMES [SEED [RULES [CHECK]]]]; PROGRAM --rules */
int walk_main(const check *const *checks, int n, int argc, char **argv);

/* Counts a comparison; if it failed, counts that, stores the first failure, and abandons the game.
 */
__attribute__((format(printf, 4, 5))) bool hold(walk *w, int property, bool good,
                                                const char *format, ...);
bool same(walk *w, int property, const char *what, long mine, long theirs);
/* Counts an event of the check. */
void saw(walk *w, int event, bool did);

/* Whether it is a game of The Castle, or by its rules; whether it is by these rules, perhaps with
 * others. */
bool is_castle(const walk *w);
bool plays(const walk *w, const char *rules);
static inline bool has_scripts(const walk *w) {
    return w->sort->nscripts > 0;
}
static inline bool is_over(const walk *w) {
    return w->turns == w->r.entries;
}

/* Reads a text up to a turn; with final scoring if the game ends there, unless `held`. */
const rv_report *judge_until(rv_case *c, const char *text, int turns, bool held);

#endif
