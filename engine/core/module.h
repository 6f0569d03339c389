/* module.h - the rules of one game, called in the steps that all games share (step.def), and house
 * rules, called in steps of their own (hooks.tsv).
 *
 * A module is a table of such steps; NULL means that the game does nothing there. A game has one
 * module, or several if expansions are played; each has its own state, which is part of the game
 * and journalled.
 *
 * g->scripts.house has what house rules do. A step without a hook costs nothing: g->scripts.hooked
 * has a bit for each step that is hooked. Hooks may longjmp through the guard of the game's arena
 * (no memory), never through Lua; an error of a script also ends what rv_hooks_guard guards
 * (script.h). After a script has failed, no script is run any more.
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
    const char *mark;              /* key of the mark that it uses; NULL: none */
    const char *extra_turn_figure; /* key of a figure of which a player has one, and that gives him
                            a second part of the turn when a tile extends its feature; NULL: none */
    bool tallies; /* all of its pieces are accounted for, even after an incomplete position (T-2) */
    const rv_key *keys;               /* of documents: record/key.h; NULL: none */
    bool (*played)(const rv_game *g); /* whether the game needs it; NULL: always */
    rv_game_checks checks;            /* what its rulesets need */
#define RV_EACH(name, parameters, arguments) void(*name) parameters;
#define RV_SUM(type, name, parameters, arguments) type(*name) parameters;
#define RV_CHAIN RV_SUM
#include "core/step.def"
} rv_module;

/* The steps, as bits of rv_modules.taken. */
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

/* ---- house rules ----------------------------------------------------------------------------- */

#define RV_LIMIT_SCRIPTS 32 /* enabled for one game */

typedef enum rv_hook_id {
#define RV_HOOK(name, ...) RV_HOOK_##name,
#include "gen/hooks.def"
    RV_HOOKS
} rv_hook_id;
_Static_assert(RV_HOOKS <= 32, "rv_scripting.hooked has a bit for each");

static inline bool rv_hooked(const rv_game *g, rv_hook_id hook) {
    return g->scripts.hooked >> hook & 1;
}

/* Whether a house rule acts while features are scored. */
bool rv_hooked_in_scoring(const rv_game *g);

/* The changes of a number by house rules, script by script. `note` (with an arena) receives them in
 * words. */
typedef struct rv_account {
    rv_buf note;
    rv_item_change list[RV_LIMIT_SCRIPTS];
    int n;
} rv_account;

/* The move of a marker: scores before and after; and the points without raises. */
typedef struct rv_marker_move {
    int player, from, to, plain;
} rv_marker_move;

typedef struct rv_given {
    int player, other, root, placed, number, figure;
    unsigned players;
    int quarters, pos, from; /* cells, by position */
    const rv_tile *tile;     /* about to be laid */
    const char *key;         /* of an entry */
    const rv_marker_move *move;
    const int *roots;
    int nroots;
} rv_given;

struct rv_house_part;

/* A hook that is being called, and what came of it. Calls nest when an effect leads to another
 * hook. One is made for each hook of each turn, so it is small. */
typedef struct rv_call {
    rv_hook_id hook;
    int depth;           /* calls that it is within */
    uint32_t generation; /* its number among all calls */
    const struct rv_script *script;
    const struct rv_script_function *function;
    const struct rv_script_action *action;                /* whose function it is; NULL: a hook */
    const struct rv_house_value *parts;                   /* what that is given */
    bool (*see)(void *ud, const struct rv_house_part *p); /* is told what it lists */
    void *ud;
    const rv_given *given;
    int items; /* of the list that is being made for it */
    int value; /* given and returned */
    bool skip, refused;
    bool all;         /* an action may be tried with all values of its form */
    const char *rule; /* by which it was refused */
    int chosen_player;
    unsigned chosen; /* players, a bit each; ~0u: nobody has chosen */
    int *order;      /* of the features given */
    const struct rv_script *chooser;
    rv_account *account;
} rv_call;

/* The refusal of a move by a script, by its name; `rule`: the first of the ledger that it replaces,
 * or "". The texts are valid until the next refusal. */
typedef struct rv_refusal {
    const char *script, *rule, *reason, *help; /* help: what to do instead; or "" */
} rv_refusal;

/* What the enabled scripts do for the engine, and what the last of them answered. */
struct rv_house {
    void (*run)(rv_game *g, rv_call *call); /* calls the hook of all */
    /* The first ledger rule that a script replaces, or "". */
    const char *(*rule_of)(const rv_game *g, const char *script);
    rv_refusal refusal;  /* the last */
    const char *chooser; /* the script that last made the choice, or returned "skip"; NULL */
};

const char *rv_hook_label(const rv_game *g, int player);
/* The labels of several players, given as a bit set: "W", "W and B", "W, B and R". */
const char *rv_hook_labels(const rv_game *g, rv_arena *a, unsigned players);

/* ---- what the hooks do, where there are any ---- */
rv_call rv_run(rv_game *g, rv_hook_id hook, const rv_given *given);
int rv_run_value(rv_game *g, rv_hook_id hook, const rv_given *given, int value,
                 rv_account *account);

/* ---- checks: false when a script refuses; g->scripts.house->refusal then says why ---- */

/* RV_HOUSE_LETS(g, may_deploy, .player = player, …) */
#define RV_HOUSE_LETS(g, hook, ...)                                                                \
    (!rv_hooked(g, RV_HOOK_##hook) ||                                                              \
     !rv_run(g, RV_HOOK_##hook, &(const rv_given){__VA_ARGS__}).refused)

static inline bool rv_hook_may_place(rv_game *g, const rv_tile *t, int quarters, int pos) {
    return RV_HOUSE_LETS(g, may_place, .tile = t, .quarters = quarters, .pos = pos,
                         .placed = RV_NONE);
}

/* ---- values: what house rules make of a number; root RV_NONE: no feature; account may be NULL */

static inline int rv_hook_value(rv_game *g, rv_hook_id hook, int player, int root, int value,
                                rv_account *account) {
    return rv_hooked(g, hook)
               ? rv_run_value(g, hook, &(const rv_given){.player = player, .root = root}, value,
                              account)
               : value;
}

/* ---- events ---- */

/* `root`: of feature_completed and feature_scored; RV_NONE. */
static inline void rv_hook_event(rv_game *g, rv_hook_id hook, int root) {
    if (rv_hooked(g, hook))
        g->scripts.house->run(g,
                              &(rv_call){.hook = hook, .given = &(const rv_given){.root = root}});
}

#endif
