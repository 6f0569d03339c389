/* queries.h - all that the command line can be asked, against the slow checkers: what the parts of
 * that check share.
 *
 * The engine is asked through its public face alone, as the command line asks it; a checker reads
 * the same record and answers from its own list of tiles.
 */
#ifndef QUERIES_H
#define QUERIES_H

#include "walk.h"

#define PROPERTIES(X)                                                                              \
    X(SCORE, "queries: scores, turns and tiles left agree with the slow checker")                  \
    X(ITEMS, "queries: so do the items of every turn")                                             \
    X(BOARD, "queries: the board, who stands where, and what everybody has")                       \
    X(PLACES, "queries: all placements of a tile, with followers, bridges, towers and what they "  \
              "complete [K-9, K-15, K-17, B-9, B-12, B-21, T-11]")                                 \
    X(ENDS, "queries: open features, and what would close them [K-21, K-22, K-24]")                \
    X(NOW, "queries: final scoring, at the end and as if it were now")                             \
    X(WHY, "queries: what a turn gave, when it is asked why")

#define EVENTS(X)                                                                                  \
    X(COMPLETES, "queries: a placement that completes something for somebody")                     \
    X(SEVERAL, "queries: one that completes three features")                                       \
    X(TIED, "queries: one that completes something for several")                                   \
    X(BRIDGED, "queries: one that needs a bridge")                                                 \
    X(BRIDGED_COMPLETES, "queries: one that needs a bridge and completes something")               \
    X(SPAN_NEEDED, "queries: one that needs several bridges")                                      \
    X(SPAN, "queries: one with which several bridges may be built")                                \
    X(TRIBUTE, "queries: one that pays a castle")                                                  \
    X(REACHED, "queries: a tower piece that takes a follower")                                     \
    X(RANSOM, "queries: a ransom that can be paid")                                                \
    X(CLOSER, "queries: a placement that closes a feature")                                        \
    X(CORNER, "queries: one that wins a wall tile")

enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
enum event { EVENTS(TALLY_EVENT) E_COUNT };

/* The side that asks an oracle. Each function compares. */
typedef struct asker {
    /* Reads the record and sets the table; how many entries it has. */
    int (*open)(walk *w);
    /* Plays the next entry; compares points and items of the turn with those of the report. */
    void (*play)(walk *w, int entry);
    /* Whose turn is it (by index; none when over), and how many tiles are left? */
    void (*turn)(walk *w, const rv_report *r);
    void (*board)(walk *w, const rv_shown_board *b);
    /* A tile that could come now, by id; NULL: none. */
    const char *(*tile)(walk *w);
    /* All placements of a tile; all open features, with what would close them of it. */
    void (*places)(walk *w, const char *tile);
    void (*ends)(walk *w, const char *tile);
    /* Final scoring as the table stands, and as `r` has it. */
    void (*ending)(walk *w, const rv_report *r);
    int (*score)(walk *w, int player);
} asker;

extern const asker castle_asker, carcassonne_asker;

/* The items of a turn that tell of features: points, or none for anybody. */
int scored_items(const walk *w, int turn);
const rv_item *scored_item(const rv_report *r, int turn, const char *feature, int player);

#endif
