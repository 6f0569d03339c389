/* hooks.h - the steps at which house rules act; hooks.def lists them. g->house has what they do.
 *
 * The engine calls these functions at each step. A step without a hook costs nothing: g->hooked has
 * a bit for each step that is hooked. They may longjmp through the guard of the game's arena (no
 * memory), never through Lua; an error of a script also ends what rv_hooks_guard guards (script.h).
 * After a script has failed, no script is run any more.
 */
#ifndef RV_HOOKS_H
#define RV_HOOKS_H

#include "core/game.h"

#define RV_LIMIT_SCRIPTS 32 /* enabled for one game */

typedef enum rv_hook_id {
#define RV_HOOK(name, ...) RV_HOOK_##name,
#include "core/hooks.def"
    RV_HOOKS
} rv_hook_id;
_Static_assert(RV_HOOKS <= 32, "rv_game.hooked has a bit for each");

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

/* What a hook is given. */
typedef struct rv_given {
    int player, other, root, placed, number, figure;
    unsigned players;
    int quarters, pos, from; /* cells, by position */
    const rv_tile *tile;     /* about to be laid */
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
    const rv_given *given; /* may be left out */
    int value;             /* given and returned */
    bool skip, refused;
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
    const char *script, *rule, *reason;
} rv_refusal;

/* What the enabled scripts do for the engine, and what the last of them said. */
struct rv_house {
    void (*run)(rv_game *g, rv_call *call); /* calls the hook of all */
    /* The first ledger rule that a script replaces, or "". */
    const char *(*rule_of)(const rv_game *g, const char *script);
    rv_refusal refusal;  /* the last */
    const char *chooser; /* the script that last made the choice, or returned "skip"; NULL */
};

/* The label of a player, for texts. */
const char *rv_hook_label(const rv_game *g, int player);
/* The labels of several players, given as a bit set: "W", "W and B", "W, B and R". */
const char *rv_hook_labels(const rv_game *g, rv_arena *a, unsigned players);

/* ---- what the hooks do, where there are any ---- */
rv_call rv_run(rv_game *g, rv_hook_id hook, const rv_given *given);
int rv_run_value(rv_game *g, rv_hook_id hook, const rv_given *given, int value,
                 rv_account *account);

/* ---- checks: false when a script refuses; g->house->refusal then says why ---- */

/* RV_HOUSE_LETS(g, may_deploy, .player = player, …) */
#define RV_HOUSE_LETS(g, hook, ...)                                                                \
    (!rv_hooked(g, RV_HOOK_##hook) ||                                                              \
     !rv_run(g, RV_HOOK_##hook, &(const rv_given){__VA_ARGS__}).refused)

static inline bool rv_hook_may_place(rv_game *g, const rv_tile *t, int quarters, int pos) {
    return RV_HOUSE_LETS(g, may_place, .tile = t, .quarters = quarters, .pos = pos,
                         .placed = RV_NONE);
}
static inline bool rv_hook_may_deploy(rv_game *g, int player, int figure, int node) {
    return RV_HOUSE_LETS(g, may_deploy, .player = player, .figure = figure,
                         .root = rv_root(&g->board, node));
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

/* game_started, turn_begins, all_scored, turn_ending, final_scoring, game_ended */
static inline void rv_hook_event(rv_game *g, rv_hook_id hook) {
    if (rv_hooked(g, hook))
        g->scripts.house->run(g, &(rv_call){.hook = hook});
}
/* feature_completed, feature_scored */
static inline void rv_hook_feature(rv_game *g, rv_hook_id hook, int root) {
    if (rv_hooked(g, hook))
        rv_run(g, hook, &(const rv_given){.root = root});
}

/* ---- choices ---- */

/* The tied players who score a feature, as a bit set; `standing` if no script decides. */
static inline unsigned rv_hook_tie(rv_game *g, int root, unsigned tied, unsigned standing) {
    unsigned chosen =
        rv_hooked(g, RV_HOOK_tie)
            ? rv_run(g, RV_HOOK_tie, &(const rv_given){.root = root, .players = tied}).chosen
            : ~0u;
    return chosen == ~0u ? standing : chosen;
}

#endif
