/* walk.h - random games of the simulation, by every set of rules, walked through by checks.
 *
 * A game is drawn from its seed: the rules (every ruleset that is built in, each edition of The
 * Tower with each of Bridges, Castles and Bazaars in either order, and house rules that come with
 * reeve), the players, options in half of the games. The simulation plays it, the engine reads the
 * record, and at some turns, and at the end, it is read up to there: at the beginning, anywhere,
 * and where a turn says more than a tile and a follower.
 *
 * What is held against it there are the checks: each is a file with an entry that says which games
 * it is for, what it does when, what must hold and what must have happened:
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
    bool (*suits)(const walk *w); /* this game? NULL: every one */
    /* Each may be NULL. When the game is on record; where it is looked at, before the next turn is
     * played; after each turn; when all is played. */
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
    const char *option; /* NULL: as the ruleset has them, or drawn */
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
    int turns;               /* entries that have been played where it is looked at */
    char *position;          /* the game there */
    /* Benches: the whole game; up to `turns`; anything else; the same, scored at once. */
    rv_case *whole, *at, *plain, *now;
    const check *const *checks, *check;
    int nchecks, property, event; /* where those of the check begin in the lists of all */
    long compared[TALLY_PROPERTIES];
};

/* All of it: reads the arguments, plays, reports; the exit status.
 *     PROGRAM [GAMES [SEED [RULES [CHECK]]]]; PROGRAM --rules */
int walk_main(const check *const *checks, int n, int argc, char **argv);

/* One more comparison; counts one that is not good, and keeps the first, and gives the game up. */
__attribute__((format(printf, 4, 5))) bool hold(walk *w, int property, bool good,
                                                const char *format, ...);
bool same(walk *w, int property, const char *what, long mine, long theirs);
/* An event of the check's. */
void saw(walk *w, int event, bool did);

/* Is it a game of The Castle, or of one with its rules? Is it by these rules, others perhaps with
 * them? */
bool is_castle(const walk *w);
bool plays(const walk *w, const char *rules);
static inline bool has_scripts(const walk *w) {
    return w->sort->nscripts > 0;
}
static inline bool is_over(const walk *w) {
    return w->turns == w->r.entries;
}

/* Reads a text up to a turn; with final scoring if it ends there, and is not to be `held`. */
const rv_report *judge_until(rv_case *c, const char *text, int turns, bool held);

#endif
