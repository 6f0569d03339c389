/* hooks.h - the steps at which house rules act; hooks.def lists them, script_call.c runs them.
 *
 * The engine calls these functions at each step. A step without a hook costs nothing: g->hooked has
 * a bit for each step that is hooked. They may longjmp through the guard of the game's arena (no
 * memory), never through Lua. After a script has failed, no script is run any more (see script.h).
 */
#ifndef RV_HOOKS_H
#define RV_HOOKS_H

#include "core/game.h"

#ifndef RV_LIMIT_SCRIPTS
#define RV_LIMIT_SCRIPTS 32 /* enabled for one game */
#endif

typedef enum rv_hook_id {
#define RV_HOOK(name, ...) RV_HOOK_##name,
#include "core/hooks.def"
    RV_HOOKS
} rv_hook_id;
_Static_assert(RV_HOOKS <= 32, "rv_game.hooked has a bit for each");

static inline bool rv_hooked(const rv_game *g, rv_hook_id hook) {
    return g->hooked >> hook & 1;
}
/* Whether there is a hook that restricts what a player may place, or that acts before the
 * placement. */
static inline bool rv_hooked_before_scoring(const rv_game *g) {
    return rv_hooked(g, RV_HOOK_may_deploy) || rv_hooked(g, RV_HOOK_tile_placed);
}

/* The refusal of a move by a script. The texts are valid until the next refusal. */
typedef struct rv_refusal {
    const char *script,
        *rule; /* the script's name; the first ledger rule that it replaces, or "" */
    const char *reason;
} rv_refusal;
const rv_refusal *rv_hook_refusal(const rv_game *g);

/* The label of a player, for texts. */
const char *rv_hook_label(const rv_game *g, int player);
/* The labels of several players, given as a bit set: "W", "W and B", "W, B and R". */
const char *rv_hook_labels(const rv_game *g, rv_arena *a, unsigned players);
/* The name of the script that last made the choice, or returned "skip". */
const char *rv_hook_chooser(const rv_game *g);

/* The first ledger rule that an enabled script replaces, or "". */
const char *rv_hook_rule_of(const rv_game *g, const char *script);

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

/* ---- what the hooks do, where there are any ---- */
bool rv_run_check(rv_game *g, rv_hook_id hook, const rv_given *given);
int rv_run_value(rv_game *g, rv_hook_id hook, const rv_given *given, int value,
                 rv_account *account);
int rv_run_first_player(rv_game *g);
void rv_run_event(rv_game *g, rv_hook_id hook);
void rv_run_tile_placed(rv_game *g, int placed);
void rv_run_feature(rv_game *g, rv_hook_id hook, int root);
bool rv_run_marker(rv_game *g, rv_hook_id hook, const rv_marker_move *m);
unsigned rv_run_tie(rv_game *g, int root, unsigned tied);
const char *rv_run_scoring_order(rv_game *g, int *roots, int n);

/* ---- checks: false when a script refuses; rv_hook_refusal then says why ---- */

/* RV_HOUSE_LETS(g, may_deploy, .player = player, …) */
#define RV_HOUSE_LETS(g, hook, ...)                                                                \
    (!rv_hooked(g, RV_HOOK_##hook) ||                                                              \
     rv_run_check(g, RV_HOOK_##hook, &(const rv_given){__VA_ARGS__}))

static inline bool rv_hook_may_place(rv_game *g, const rv_tile *t, int quarters, int pos) {
    return RV_HOUSE_LETS(g, may_place, .tile = t, .quarters = quarters, .pos = pos,
                         .placed = RV_NONE);
}
static inline bool rv_hook_may_deploy(rv_game *g, int player, int figure, int node) {
    return RV_HOUSE_LETS(g, may_deploy, .player = player, .figure = figure,
                         .root = rv_root(g, node));
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
        rv_run_event(g, hook);
}
static inline void rv_hook_tile_placed(rv_game *g, int placed) {
    if (rv_hooked(g, RV_HOOK_tile_placed))
        rv_run_tile_placed(g, placed);
}
/* feature_completed, feature_scored */
static inline void rv_hook_feature(rv_game *g, rv_hook_id hook, int root) {
    if (rv_hooked(g, hook))
        rv_run_feature(g, hook, root);
}
static inline void rv_hook_marker_moved(rv_game *g, const rv_marker_move *m) {
    if (rv_hooked(g, RV_HOOK_marker_moved))
        rv_run_marker(g, RV_HOOK_marker_moved, m);
}
/* True: what lies there is not taken now. */
static inline bool rv_hook_marker_stopped(rv_game *g, const rv_marker_move *m) {
    return rv_hooked(g, RV_HOOK_marker_stopped) && rv_run_marker(g, RV_HOOK_marker_stopped, m);
}

/* ---- choices ---- */

/* The player who begins, or RV_NONE if no script decides. */
static inline int rv_hook_first_player(rv_game *g) {
    return rv_hooked(g, RV_HOOK_first_player) ? rv_run_first_player(g) : RV_NONE;
}
/* The tied players who score a feature, as a bit set; `standing` if no script decides. */
static inline unsigned rv_hook_tie(rv_game *g, int root, unsigned tied, unsigned standing) {
    unsigned chosen = rv_hooked(g, RV_HOOK_tie) ? rv_run_tie(g, root, tied) : ~0u;
    return chosen == ~0u ? standing : chosen;
}
/* Puts the features to be scored in order; returns the script that chose it, or NULL. */
static inline const char *rv_hook_scoring_order(rv_game *g, int *roots, int n) {
    return n > 1 && rv_hooked(g, RV_HOOK_scoring_order) ? rv_run_scoring_order(g, roots, n) : NULL;
}

/* ---- actions: keys of entries that scripts add (record/house.h has their rows) ---- */

/* Texts belong to the script; "" where it gives none. */
typedef struct rv_house_action {
    const char *key, *form, *words;
    const char *script, *rule; /* who adds it; the rule that it cites */
    const char *place;         /* FILE:LINE, for messages */
    const char *after, *verb;  /* it follows this key; what joins the two in a text */
    const char *chance;        /* a bag or die by which its value is decided */
    int when;                  /* rv_moment */
    bool instead;              /* of placing a follower */
    bool must;                 /* one of the values that are possible is to be chosen */
    bool lists;                /* the script lists the values that are worth trying */
    int most;                  /* values of one entry */
    int odds, idle;            /* by chance: as rv_chances */
    int order;                 /* among the rows of its moment */
} rv_house_action;

/* The i-th action of the enabled scripts, in their order and by key; NULL past the last. It is
 * valid until the scripts are cleared. `h` may be NULL. */
const rv_house_action *rv_house_action_at(const rv_hooks *h, int i);

/* A part of a value, as a script is given it: an object by its index, a number or a text. */
typedef enum rv_house_sort {
    RV_HOUSE_NOTHING,
    RV_HOUSE_NUMBER,
    RV_HOUSE_TEXT,
    RV_HOUSE_PLAYER,
    RV_HOUSE_CELL,
    RV_HOUSE_FEATURE,
    RV_HOUSE_FOLLOWER,
    RV_HOUSE_TILE,
    RV_HOUSE_TOKEN
} rv_house_sort;
typedef struct rv_house_part {
    rv_house_sort sort;
    int i;
    const char *text;
} rv_house_part;
enum { RV_HOUSE_PARTS = 6 }; /* of one form */

/* The parts of a value, and of the value of the action that it follows. */
typedef struct rv_house_value {
    rv_house_part part[2 * RV_HOUSE_PARTS];
    int n;
} rv_house_value;

/* The node of the follower that records call so, of a player or (RV_NONE) of anybody; RV_NONE. May
 * longjmp. */
int rv_house_follower(rv_game *g, const char *name, int player);
/* Whether the script lets the player do it; false: rv_hook_refusal says why. Does it. */
bool rv_house_may(rv_game *g, const rv_house_action *of, const rv_house_value *v);
void rv_house_act(rv_game *g, const rv_house_action *of, const rv_house_value *v);
/* Calls `see` with each thing or text that the script lists, behind the action that it follows;
 * with the text of a thing where it has returned false. */
void rv_house_list(rv_game *g, const rv_house_action *of, const rv_house_value *led_by,
                   bool (*see)(void *ud, const rv_house_part *p), void *ud);
/* What is wrong with the list of an action: its script fails. */
void rv_house_fault(rv_game *g, const rv_house_action *of, const char *what);

#endif
