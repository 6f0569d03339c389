/* script.h - house rules in Lua: loaded for a document, run at the steps of hooks.tsv.
 *
 * An rv_hooks belongs to its caller and serves one document, or one game, after another. There is
 * no Lua in it until a script is asked for. Scripts are kept from document to document, for they
 * remember nothing: what lasts from turn to turn is part of the game (state.h).
 *
 *     rv_hooks_clear(h);                        a new document
 *     rv_hooks_load(h, rs, name, text);         each of its scripts, in order
 *     rv_hooks_begin(h, game, labels, names);   a new game, before it is played
 *     rv_hooks_failed(h, &message, &limit);     after each turn, and after each query
 *
 * Failure is sticky: after the first error of a script none is run until rv_hooks_clear, and the
 * verdicts on the game mean nothing from that turn on. Scripts that run within a trial act on the
 * game through its journal, so rv_undo takes back what they did.
 *
 * A game's listener must allocate in the game's arena only: scripts set a guard for that one.
 */
#ifndef RV_SCRIPT_H
#define RV_SCRIPT_H

#include "core/module.h"

/* ---- how much house rules may take and do: the steps and their time can be set by -D, for
 * programs that count instructions or run in an emulator ---- */

#define RV_LIMIT_SCRIPT_TEXT (64 * 1024) /* bytes of one script */
#ifndef RV_LIMIT_SCRIPT_STEPS
#define RV_LIMIT_SCRIPT_STEPS 10000000 /* for one document; judging by other rules: a fifth */
#endif
#define RV_LIMIT_SCRIPT_GAMES 20000000000 /* steps for all games that go on from one document */
#define RV_LIMIT_SCRIPT_MEMORY (2 * 1024 * 1024) /* bytes at one time, for all scripts */
#define RV_LIMIT_SCRIPT_EFFECTS 10000  /* on one game; the engine keeps what takes them back */
#define RV_LIMIT_SCRIPT_NUMBER 1000000 /* the largest number that a script may make a score of */
#define RV_LIMIT_SCRIPT_ACTIONS 32     /* of one script */
#define RV_LIMIT_SCRIPT_OPTIONS 8      /* of one script */
#define RV_LIMIT_SCRIPT_CHOICES 16     /* values of one option of a script */
#define RV_LIMIT_SCRIPT_WORD 4096      /* bytes of one text that a script makes */
#define RV_LIMIT_SCRIPT_STEP_TIME 40   /* ns that a step may take; it takes 1 to 20 */
#ifndef RV_LIMIT_SCRIPT_LATE
#define RV_LIMIT_SCRIPT_LATE 250000000 /* ns that all steps of a document may take longer */
#endif
#define RV_LIMIT_SCRIPT_DEPTH 16    /* hooks that effects of hooks lead to, and so on */
#define RV_LIMIT_SCRIPT_VALUES 1000 /* that one call of a library function may give back */

/* ---- loading and running them ---------------------------------------------------------------- */

/* NULL if memory ran out. */
rv_hooks *rv_hooks_new(const rv_links *links);
void rv_hooks_free(rv_hooks *h);

/* Begins a new document: forgets the enabled scripts and the failure, and renews the budget. */
void rv_hooks_clear(rv_hooks *h);
/* The same document is judged again, with the rest of its budget. */
void rv_hooks_again(rv_hooks *h);
/* The next run of the same scripts counts as a document of its own, with its own budget. Returns
 * the steps that the last one took, 0 after a failure. */
int64_t rv_hooks_refill(rv_hooks *h);

/* The same document is judged in another way by another case, before this one is used again: `h`
 * belongs to the other case until it is given back, as after rv_hooks_again. NULL if memory ran
 * out. */
rv_hooks *rv_hooks_lend(rv_hooks *h);
/* Gives `h` back, and frees the other one. Only the budget has changed, by a fifth of the steps. */
void rv_hooks_give_back(rv_hooks *h, rv_hooks *was);

/* Between these two, questions are asked while a document is judged: the rest of its budget is
 * afterwards what it was, and a script that failed meanwhile has not. `h` may be NULL. */
void rv_hooks_set_aside(rv_hooks *h);
void rv_hooks_take_up(rv_hooks *h);

/* Adds a script to the enabled ones. `name` is for messages ("tie-shares-points", or a path), `rs`
 * is the ruleset in play; the name and the text are not needed afterwards. Returns NULL on success,
 * otherwise the error, with the script's file and, if possible, its line; it belongs to `h` until
 * rv_hooks_clear. Adding a script again changes nothing. Options of scripts have their defaults
 * until rv_script_options_set. */
const char *rv_hooks_load(rv_hooks *h, const rv_ruleset *rs, const char *name, rv_str text);

/* Whether a script that gives itself this name is enabled. `h` may be NULL. */
bool rv_hooks_in_force(const rv_hooks *h, const char *name);

/* Begins a new game: no script remembers another game. Sets g->scripts.hooks, to NULL if there is
 * nothing to run. Labels and names (of all players, in turn order) are not copied and may be NULL;
 * so may `h`. */
void rv_hooks_begin(rv_hooks *h, rv_game *g, const char *const *labels, const char *const *names);

/* From now on each call of a hook is reported to `see` as it ends, and so is what scripts print;
 * NULL: nothing is. The turn is not filled in. */
void rv_hooks_trace(rv_hooks *h, rv_see_traced *see, void *ud);
/* What a script in force keeps in game.state, where it says so and not such a value of this name:
 * "city: a number, road: a number", "a number 0..9"; else s is NULL. */
rv_str rv_hooks_keep(const rv_game *g, const struct rv_kept *value);
/* Whether a script in force has ever had this hook called, or (action) the action of this key done.
 */
bool rv_hooks_called(const rv_hooks *h, const char *script, const char *name, bool action);

/* Calls fn(ud) as rv_protect does. Meanwhile an error of a script ends it as well, so that no hook
 * needs a guard of its own. False: memory ran out, or a script has failed. `h` may be NULL. */
bool rv_hooks_guard(rv_hooks *h, rv_arena *a, void (*fn)(void *ud), void *ud);

/* Fails as an error of a script does. */
void rv_hooks_fail(rv_hooks *h, const char *why);
/* Whether a script has failed. Then *message tells where and why, in one line of UTF-8, and *limit
 * whether a budget or memory was exhausted (RV_LIMIT_HIT) rather than an error raised
 * (RV_SCRIPT_FAILED). All of them may be NULL. */
bool rv_hooks_failed(const rv_hooks *h, const char **message, bool *limit);

/* ---- options: SCRIPT.NAME, where SCRIPT is what the script calls itself -----------------------
 */

/* What a document and the caller say of them is kept aside until the scripts are loaded, for only
 * then is it known which options there are. */

/* One that is set; its texts belong to the arena of the document. */
typedef struct rv_script_setting {
    rv_loc loc, value_loc;
    const char *name, *value; /* "longest-path-bonus.points", "10" */
    bool callers;             /* --option: what is wrong with it is a misuse */
} rv_script_setting;

typedef struct rv_script_settings {
    rv_script_setting *list;
    int n, cap;
} rv_script_settings;

bool rv_script_option_name(rv_str name);

/* Sets options in order, so that the last one wins, once all scripts are loaded; `h` may be NULL
 * when none is. `rules`: the ruleset, for messages. False with a complaint. May longjmp. */
bool rv_script_options_set(rv_hooks *h, const char *rules, const rv_script_settings *settings,
                           rv_diags *d);

/* An option that is not at its default; its texts are those of the script. */
typedef struct rv_script_change {
    const char *script, *name, *value;
} rv_script_change;

/* The i-th of the script in force that was loaded under this name; false past the last. */
bool rv_script_option_changed(const rv_hooks *h, const char *script, int i, rv_script_change *out);

/* ---- keys of entries that scripts add; record/form.h has their rows --------------------------
 */

/* The i-th action of the enabled scripts, in their order and by key; NULL past the last. It is
 * valid until the scripts are cleared. `h` may be NULL. */
const rv_house_action *rv_house_action_at(const rv_hooks *h, int i);
/* Which of them it is. */
int rv_house_action_place(const rv_hooks *h, const rv_house_action *of);

typedef enum rv_object_kind {
#define RV_OBJECT(name) RV_OBJECT_##name,
#include "gen/hooks.def"
    RV_OBJECTS
} rv_object_kind;

/* A part of a value, as a script is given it: an object by its index, a number or a text. No part
 * is the game. */
enum { RV_HOUSE_NOTHING = RV_OBJECT_game, RV_HOUSE_TEXT = RV_OBJECTS, RV_HOUSE_NUMBER };
typedef struct rv_house_part {
    int sort; /* rv_object_kind, or one of these */
    int i;
    const char *text;
} rv_house_part;
enum { RV_HOUSE_PARTS = 6 }; /* of one form */

/* The parts of a value, and of the value of the action that it follows. */
typedef struct rv_house_value {
    rv_house_part part[2 * RV_HOUSE_PARTS];
    int n;
} rv_house_value;

/* Whether the script lets the player do it; false: g->scripts.house->refusal says why. Does it. */
bool rv_house_may(rv_game *g, const rv_house_action *of, const rv_house_value *v);
/* What the script tells of a value; "" for nothing. Valid until a script refuses something. */
const char *rv_house_tells(rv_game *g, const rv_house_action *of, const rv_house_value *v);
void rv_house_act(rv_game *g, const rv_house_action *of, const rv_house_value *v);
/* The token of an action that walks goes to a cell. */
void rv_house_walk(rv_game *g, const rv_house_action *of, int pos);
/* Calls `see` with each thing or text that the script lists, behind the action that it follows;
 * with the text of a thing where it has returned false. False: the script wants all values of the
 * form. */
bool rv_house_list(rv_game *g, const rv_house_action *of, const rv_house_value *led_by,
                   bool (*see)(void *ud, const rv_house_part *p), void *ud);
/* What is wrong with the list of an action: its script fails. */
void rv_house_fault(rv_game *g, const rv_house_action *of, const char *what);

#endif
