/* diff.h - what the parts of the differential test share: every query, by every set of rules,
 * against the slow checkers.
 *
 * Games are random ones, as the simulation writes them. The engine reads a game's record and is
 * asked through its public face alone, as the command line asks it; a checker reads the same text
 * and answers from its own list of tiles.
 */
#ifndef DIFF_H
#define DIFF_H

#include "records.h"
#include <stdio.h>

/* What is asked, and how often it was compared. */
#define QUERIES                                                                                    \
    X(SCORE, "scores")                                                                             \
    X(ITEMS, "items")                                                                              \
    X(BOARD, "boards")                                                                             \
    X(PLACES, "placements")                                                                        \
    X(ENDS, "open features")                                                                       \
    X(NOW, "endings")                                                                              \
    X(WHY, "whys")                                                                                 \
    X(POSITION, "positions")                                                                       \
    X(FORMAT, "formats")

enum query {
#define X(id, words) Q_##id,
    QUERIES
#undef X
        Q_COUNT
};

typedef struct diff diff;

/* The side that asks an oracle. Each function compares, and calls diff_fail where it must. */
typedef struct checker {
    /* Reads the record and sets the table; how many entries it has. */
    int (*open)(diff *d);
    /* Plays the next entry; compares points and items of the turn with those of d->whole. */
    void (*play)(diff *d, int entry);
    /* Whose turn is it (by index; none when over), and how many tiles are left? */
    void (*turn)(diff *d, const rv_report *r);
    void (*board)(diff *d, const rv_shown_board *b);
    /* A tile that could come now, by id; NULL: none. */
    const char *(*tile)(diff *d);
    /* All placements of a tile; all open features, with what would close them of it. */
    void (*places)(diff *d, const char *tile);
    void (*ends)(diff *d, const char *tile);
    /* Final scoring as the table stands, and as `r` has it. */
    void (*ending)(diff *d, const rv_report *r);
    int (*score)(diff *d, int player);
} checker;

extern const checker castle_checker, carcassonne_checker;

struct diff {
    const checker *checker;
    rv_library *lib;
    const rv_ruleset *rs;
    rv_case *whole, *at, *now, *plain; /* benches: the game; up to a turn; scored there; others */
    const rv_report *report;           /* of the whole game */
    const char *rules, *text;
    record lines;
    uint64_t seed, state;
    int turn;
    bool broken; /* engine and checker have parted: the game is given up */
    char why[600], game[ROOM];
    long games, turns, asked[Q_COUNT], failed;
};

int diff_below(diff *d, int n);
/* They differ. */
__attribute__((format(printf, 2, 3))) void diff_fail(diff *d, const char *format, ...);

/* One more comparison of its kind. */
static inline void diff_same(diff *d, enum query q, const char *what, long mine, long theirs) {
    d->asked[q]++;
    if (mine != theirs)
        diff_fail(d, "%s: engine %ld, checker %ld", what, mine, theirs);
}

/* The items of a turn that tell of features: points, or none for anybody. */
int diff_items(const diff *d, int turn);
const rv_item *diff_item(const rv_report *r, int turn, const char *feature, int player);

#endif
