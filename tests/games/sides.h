/* sides.h - the engine's and the oracle's sides of a game of Carcassonne: the shared parts of the
 * tests with and without expansions.
 *
 * If the functions find a difference (tally.h), they report it under the given property.
 */
#ifndef SIDES_H
#define SIDES_H

#include "../oracle/carcassonne.h"
#include "judge/case.h"
#include "records.h"
#include "tally.h"

enum { SIDES_OPTIONS = 32, SIDES_WORD = 128 };

/* The lists of events begin with these. */
#define SIDES_EVENTS(X)                                                                            \
    X(PLAYERS_2, "two players")                                                                    \
    X(PLAYERS_3, "three players")                                                                  \
    X(PLAYERS_4, "four players")                                                                   \
    X(PLAYERS_5, "five players")                                                                   \
    X(PLAYERS_6, "six players")                                                                    \
    X(EDITION_1, "the tiles of edition 1")                                                         \
    X(EDITION_2, "the tiles of edition 2")

struct table {
    tally tally;
    rv_library *lib;
    const rv_ruleset *rs;
    rv_case *bench;
    rv_game *g;               /* the engine's game */
    rv_arena words;           /* names that are needed only briefly */
    carc *o, *before, *trial; /* the current state; before the turn; for trials */
    carc_record played;       /* the record as the oracle read it */
    carc_report report;       /* the oracle's report of the turn */
    carc_ending ending;
    long again; /* turns played in games with a made-up turn */
    char option_words[SIDES_OPTIONS][SIDES_WORD];
    const char *options[SIDES_OPTIONS]; /* of the simulation, "farmers=true" */
    struct own *own;                    /* data of the test itself */
};

/* Loads the rules and the oracle; without them the program ends. `watch` is called after the engine
 * has played an entry; it may be NULL. */
void sides_open(table *t, const char *ruleset, void (*watch)(rv_case *c));
void sides_close(table *t);

/* ---- words of both sides ---- */

static inline bool same_cell(carc_cell a, carc_cell b) {
    return a.x == b.x && a.y == b.y;
}

static inline bool same_name(const carc_name *a, const carc_name *b) {
    return a->kind == b->kind && a->where == b->where && same_cell(a->cell, b->cell);
}

static inline carc_cell cell_of(const rv_game *g, int placed) {
    return (carc_cell){g->board.placed[placed].x, g->board.placed[placed].y};
}

/* The root of the engine's feature with this name, or RV_NONE. */
int root_of(const rv_game *g, const carc_name *name);

/* ---- comparing ---- */

/* A further comparison of a feature by a test. */
typedef void compare_more(table *t, int root, const carc_feature *f, const char *name);

void compare_seats(table *t, int scores, int supplies);
void compare_stack(table *t, int property); /* compares whose turn it is, and the tiles left */
/* Compares features by name, tiles, pennants and followers. */
void compare_features(table *t, int property, compare_more *more);
/* Compares foundations, heights, followers on top, and prisoners. */
void compare_towers(table *t, int towers, int prisoners);
/* Compares the followers that the player could capture if the tower on a tile grew by some pieces;
 * then takes the pieces back. */
/* Whether the player to move may do what a key of an entry says. */
bool engine_may(rv_game *g, const char *key, rv_moment when, rv_value v);
void compare_captives(table *t, int player, int placed, int more, int property);

/* ---- games on record ---- */

/* Draws options and the number of players. The named options have the value "true" with this
 * probability in percent, because another value would switch off much of the game. The list of
 * names ends with NULL. */
rv_settings random_settings(table *t, const char *const *usual, int often);
/* A game that the simulation plays, or NULL. The text is valid as long as `sim`, which belongs to
 * the caller. */
const char *simulate(table *t, const rv_settings *settings, rv_sim **sim, int property);

/* Reads a record for the oracle, and sets up its table; false if it cannot. */
bool open_record(table *t, const char *text, int property);
void count_players(table *t); /* … and the edition, of the record */
/* For `watch`: plays the entry that the engine has played. Returns NULL if there is nothing to
 * compare: the entry was illegal, which is reported, or comes before the made-up turn. */
const carc_entry *see_entry(rv_case *c, int property);
bool is_last(const table *t); /* whether it was the last entry */
/* The engine must find an opened record legal and play all of it. Otherwise reports this and
 * returns NULL. */
const rv_report *judge_legal(table *t, int property);
/* The engine must find the record legal exactly if the oracle does. */
void judge_alike(table *t, enum carc_verdict verdict, int property);
/* Compares the end of the game, and the result if it is noted. */
void compare_result(table *t, const rv_report *r, bool noted, int property);

/* ---- turns as text ---- */

__attribute__((format(printf, 2, 3))) void say(written *to, const char *format, ...);
void say_capture(written *to, const table *t, const carc_man *man);

#endif
