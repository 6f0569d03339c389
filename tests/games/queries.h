/* queries.h - compares all queries of the command line with the slow checkers: the shared parts.
 *
 * The engine is used through its public interface only, as by the command line; a checker reads the
 * same record and answers from its own list of tiles.
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
    X(CORNER, "queries: one that wins a wall tile")                                                \
    X(BUILDER, "queries: a builder that may be put")                                               \
    X(PIG, "queries: a pig that may be put")                                                       \
    X(CASTLE, "queries: a castle that may be built")                                               \
    X(SECOND, "queries: the second part of a double turn")

enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
enum event { EVENTS(TALLY_EVENT) E_COUNT };

/* The interface of an oracle. Each function compares. */
typedef struct asker {
    /* Reads the record and sets up the table; returns the number of entries. */
    int (*open)(walk *w);
    /* Plays the next entry; compares points and items of the turn with the report. */
    void (*play)(walk *w, int entry);
    /* Compares the player to move (by index; none when the game is over), and the number of tiles
     * left. */
    void (*turn)(walk *w, const rv_report *r);
    void (*board)(walk *w, const rv_shown_board *b);
    /* The id of a tile that could come now, or NULL. */
    const char *(*tile)(walk *w);
    /* Compares all placements of a tile, and all open features with the placements of this tile
     * that complete them. */
    void (*places)(walk *w, const char *tile);
    void (*ends)(walk *w, const char *tile);
    /* Compares final scoring of the current table with `r`. */
    void (*ending)(walk *w, const rv_report *r);
    int (*score)(walk *w, int player);
} asker;

extern const asker castle_asker, carcassonne_asker;

/* The items of a turn that are about features: points, or no points for any player. */
int scored_items(const walk *w, int turn);
const rv_item *scored_item(const rv_report *r, int turn, const char *feature, int player);

#endif
