/* module.h - where the rules of one game act in the steps that all games share (step.def).
 *
 * A module is a table of such steps; NULL means that the game does nothing there. A game has one
 * module, or several where expansions are played; each has a state of its own, which is part of the
 * game (journalled like the rest).
 */
#ifndef RV_MODULE_H
#define RV_MODULE_H

#include "core/game.h"

typedef struct rv_order rv_order;
typedef struct rv_tally rv_tally;
typedef struct rv_entry rv_entry;
typedef struct rv_telling rv_telling;
typedef struct rv_board_row rv_board_row;
typedef struct rv_key rv_key;
typedef struct rv_builder rv_builder;

/* The moments of a record, of a turn of it, and of a random game at which the rows of keys act
 * (record/key.h). */
typedef enum rv_moment {
    RV_WHEN_POSITION = 1, /* a position lies on the table, but for what the row says */
    RV_WHEN_SET_UP,       /* before the first turn */
    RV_WHEN_DUE,          /* an entry comes: is it time for a turn? */
    RV_WHEN_TURN,         /* it is the player's turn, before anything else of it */
    RV_WHEN_PLACING,      /* before the tile is laid, which is known */
    RV_WHEN_LAID,         /* all that is placed stands; before scoring */
    RV_WHEN_ORDERED,      /* random play: it is settled in which order is scored */
    RV_WHEN_SCORED,       /* all that was completed is scored */
    RV_WHEN_APART,        /* an entry that is no player's turn */
    RV_WHEN_LEFT_OUT,     /* the same where it is not played */
    RV_WHEN_FINAL,        /* before final scoring */
    RV_MOMENTS
} rv_moment;

/* The feature `by` gives points to a player for `root`, which this turn completed. */
typedef void rv_see_tribute(void *ud, int root, int by, int player, int points);

/* A thing that is shown; it and its texts need not outlive the call. No words (NULL) are "". */
typedef void rv_see_thing(void *ud, const rv_thing *t);
#define RV_SEE(see, ud, ...) (see)((ud), &(rv_thing){__VA_ARGS__})

struct rv_module {
    const char *name;
    size_t state_size;
    const char *piece;  /* the sort of pieces that it plays, by key; NULL: none */
    const char *mark;   /* what it looks for on tiles, by key; NULL: nothing */
    bool tallies;       /* none of them is ever lost, whatever a position leaves unsaid (T-2) */
    const rv_key *keys; /* of documents: record/key.h; NULL: none */
    const rv_builder *builder; /* of what is built along with tiles: core/way.h; NULL: nothing is */
#define RV_EACH(name, parameters, arguments) void(*name) parameters;
#define RV_SUM(type, name, parameters, arguments) type(*name) parameters;
#define RV_CHAIN RV_SUM
#include "core/step.def"
};

/* The modules of a game take a step: the answer of all. */
#define RV_EACH(name, parameters, arguments) void rv_step_##name parameters;
#define RV_SUM(type, name, parameters, arguments) type rv_step_##name parameters;
#define RV_CHAIN RV_SUM
#include "core/step.def"

const rv_module *rv_module_at(int id);
/* The module of this name; NULL. */
const rv_module *rv_module_find(const char *name);

#endif
