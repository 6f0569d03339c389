/* sides.h - the two sides of games of Carcassonne, the engine's and the oracle's: what the tests
 * with expansions and without have in common.
 *
 * Where the functions differ (tally.h), they lay it to the property that they are given.
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
    rv_game *g;               /* the engine's table */
    rv_arena words;           /* names that are needed for a moment */
    carc *o, *before, *trial; /* as it is; before the turn; to try things out */
    carc_record played;       /* as the oracle has read it */
    carc_report report;       /* of the turn */
    carc_ending ending;
    long again; /* turns played in games with a turn made up */
    char option_words[SIDES_OPTIONS][SIDES_WORD];
    const char *options[SIDES_OPTIONS]; /* of the simulation, "farmers=true" */
    struct own *own;                    /* what the test keeps besides */
};

/* Fetches the rules and the oracle; without them the program ends. `watch` is called when the
 * engine has played an entry; it may be NULL. */
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
    return (carc_cell){g->placed[placed].x, g->placed[placed].y};
}

/* The root of the engine's feature of a name; RV_NONE. */
int root_of(const rv_game *g, const carc_name *name);

/* ---- comparing ---- */

/* What a test compares of a feature besides. */
typedef void compare_more(table *t, int root, const carc_feature *f, const char *name);

void compare_seats(table *t, int scores, int supplies);
void compare_stack(table *t, int property); /* whose turn it is, and what is left */
/* Features by name, tiles, pennants and followers. */
void compare_features(table *t, int property, compare_more *more);
/* Foundations, heights, who stands on top; and prisoners. */
void compare_towers(table *t, int towers, int prisoners);
/* Whom the player could take if the tower on a tile grew by some pieces; it is as it was again. */
void compare_captives(table *t, int player, int placed, int more, int property);

/* ---- games on record ---- */

/* Any options and number of players. Some options have, so often in a hundred, the value "true",
 * where another stops much of the game. The list of their names ends with NULL. */
rv_settings random_settings(table *t, const char *const *usual, int often);
/* A game that the simulation plays; NULL when it cannot. The text lasts as long as `sim`, which is
 * the caller's. */
const char *simulate(table *t, const rv_settings *settings, rv_sim **sim, int property);

/* Reads a record for the oracle, and lays its table; false when it cannot. */
bool open_record(table *t, const char *text, int property);
void count_players(table *t); /* … and the edition, of the record */
/* For `watch`: plays the entry that the engine has played. NULL when there is nothing to compare:
 * it was illegal, which is told, or stands before the turn that was made up. */
const carc_entry *see_entry(rv_case *c, int property);
bool is_last(const table *t); /* was it the last? */
/* The engine shall find an opened record legal, and play all of it. NULL when it does not. */
const rv_report *judge_legal(table *t, int property);
/* The engine shall find it legal when the oracle does, and else not. */
void judge_alike(table *t, enum carc_verdict verdict, int property);
/* The end, and the result if it is noted. */
void compare_result(table *t, const rv_report *r, bool noted, int property);

/* ---- turns as text ---- */

__attribute__((format(printf, 2, 3))) void say(written *to, const char *format, ...);
void say_capture(written *to, const table *t, const carc_man *man);

#endif
