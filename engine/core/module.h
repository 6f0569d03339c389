/* module.h - the rules of one game, called in the steps that all games share (step.def).
 *
 * A module is a table of such steps; NULL means that the game does nothing there. A game has one
 * module, or several if expansions are played; each has its own state, which is part of the game
 * and journalled.
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
typedef struct rv_construction rv_construction;

/* The moments of a game. */
typedef enum rv_moment {
    RV_WHEN_NEVER,
#define RV_MOMENT(id, ...) RV_WHEN_##id,
#include "core/moment.def"
    RV_MOMENTS
} rv_moment;

/* What makes an area pay more: in words, " pig and herd of pigs", and by which rule. */
typedef struct rv_better {
    rv_buf words;
    const char *rule;
} rv_better;
static inline void rv_make_better(rv_better *by, const char *what, const char *rule) {
    rv_putf(&by->words, "%s %s", by->words.n ? " and" : "", what);
    by->rule = rule;
}

/* The feature `by` gives points to a player for `root`, which this turn completed. */
typedef void rv_see_tribute(void *ud, int root, int by, int player, int points);

/* A thing to be shown; it and its texts are valid only during the call. NULL texts are "". */
typedef void rv_see_thing(void *ud, const rv_thing *t);
#define RV_SEE(see, ud, ...) (see)((ud), &(rv_thing){__VA_ARGS__})

typedef struct rv_module {
    const char *name;
    size_t state_size;
    const char *piece;             /* key of the sort of pieces that it uses; NULL: none */
    const char *mark;              /* key of the mark that it uses; NULL: none */
    const char *extra_turn_figure; /* key of a figure of which a player has one, and that gives him
                            a second part of the turn when a tile extends its feature; NULL: none */
    bool tallies; /* all of its pieces are accounted for, even after an incomplete position (T-2) */
    const rv_key *keys;               /* of documents: record/key.h; NULL: none */
    bool (*played)(const rv_game *g); /* whether the game needs it; NULL: always */
    const rv_construction
        *builder; /* for pieces that are built along with tiles: core/way.h; NULL: none */
#define RV_EACH(name, parameters, arguments) void(*name) parameters;
#define RV_SUM(type, name, parameters, arguments) type(*name) parameters;
#define RV_CHAIN RV_SUM
#include "core/step.def"
} rv_module;

/* The steps, as bits of rv_game.taken. */
enum {
#define RV_EACH(name, ...) RV_STEP_##name,
#define RV_SUM(type, name, ...) RV_STEP_##name,
#define RV_CHAIN RV_SUM
#include "core/step.def"
    RV_STEPS
};
_Static_assert(RV_STEPS <= 64, "there is a bit for each step");
#define RV_TAKES(g, name) ((g)->modules.taken >> RV_STEP_##name & 1)

/* The modules of a game take a step: the answer of all. One that none of them has costs nothing. */
#define RV_EACH(name, parameters, arguments)                                                       \
    void rv_take_##name parameters;                                                                \
    static inline void rv_step_##name parameters {                                                 \
        if (RV_TAKES(g, name))                                                                     \
            rv_take_##name arguments;                                                              \
    }
#define RV_SUM(type, name, parameters, arguments)                                                  \
    type rv_take_##name parameters;                                                                \
    static inline type rv_step_##name parameters {                                                 \
        return RV_TAKES(g, name) ? rv_take_##name arguments : 0;                                   \
    }
#define RV_CHAIN(type, name, parameters, arguments)                                                \
    type rv_take_##name parameters;                                                                \
    static inline type rv_step_##name parameters {                                                 \
        return RV_TAKES(g, name) ? rv_take_##name arguments : now;                                 \
    }
#include "core/step.def"

/* Says which steps its modules have. */
void rv_modules_take(rv_game *g);

/* The figure with this key; RV_NONE: players have none. */
int rv_played_figure(const rv_game *g, const char *key);

#endif
