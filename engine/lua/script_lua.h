/* script_lua.h - what script*.c share, and nobody else needs.
 *
 * Two kinds of jump meet here, and neither may cross the other's frames. Lua errors (longjmps of
 * Lua) stay within lua_pcall: whatever takes a lua_State may raise one, unless it says that it does
 * not, and may be called only by Lua or by what may raise as well. The arena's way out is stopped
 * by rv_script_engine, through which Lua's callees call whatever in the engine may run out of
 * memory. But a game within rv_hooks_guard is given up by an error of a hook: that jumps over
 * frames of the engine, which hold nothing then but what is in the arena.
 */
#ifndef RV_SCRIPT_LUA_H
#define RV_SCRIPT_LUA_H

#include "core/state.h"
#include "lua/script.h"
#include <lauxlib.h>
#include <locale.h>
#include <lua.h>
#include <lualib.h>

typedef enum rv_hook_kind { RV_CHECK, RV_VALUE, RV_EVENT, RV_CHOICE } rv_hook_kind;

/* The values that an option of a script may have, as records write them. */
typedef enum rv_value_type { RV_VALUE_INTEGER, RV_VALUE_BOOLEAN, RV_VALUE_WORD } rv_value_type;

typedef struct rv_script_value {
    rv_value_type type;
    char text[25];
} rv_script_value;

typedef struct rv_script_option {
    char name[33];
    rv_script_value values[RV_LIMIT_SCRIPT_CHOICES];
    int n, standard, chosen; /* how many values; the default; the one in force */
} rv_script_option;

/* What an instruction may have to do: the longest text, in bytes, and whether texts have NULs in
 * them; the nodes of the largest hash; the bytes of the largest vector. 0: none of note. Are texts
 * joined, which numbers are made for? */
typedef struct rv_burden {
    size_t text, nodes, vector;
    bool nul, joins;
} rv_burden;

/* What a document has used. */
typedef struct rv_budget {
    int64_t steps, late;
    rv_burden burden;
} rv_budget;

/* The functions of an action, which count as hooks of these kinds. */
enum { RV_ACTION_MAY = RV_HOOKS, RV_ACTION_ACT, RV_ACTION_LIST, RV_ACTION_TELLS, RV_CALLABLE };
enum { RV_ACTION_FUNCTIONS = RV_CALLABLE - RV_HOOKS };

/* A function of a script: a reference, LUA_NOREF for none; the line where it begins, 0 for none;
 * how many of its arguments it wants. */
typedef struct rv_script_function {
    int function, line, takes;
} rv_script_function;

typedef char rv_script_place[LUA_IDSIZE + 16]; /* for messages: "festival.lua:17" */

/* An action that a script adds, with what it says of it. */
typedef struct rv_script_action {
    rv_house_action declared;
    const struct rv_script *script;
    rv_script_function functions[RV_ACTION_FUNCTIONS];
} rv_script_action;
_Static_assert(sizeof(rv_script_place) <= sizeof((rv_house_action *)0)->place, "it has room");

/* A compiled script. Its values lie in Lua's registry, at these references. */
typedef struct rv_script {
    const rv_ruleset *rs;  /* that it was checked for */
    char file[LUA_IDSIZE]; /* for messages: "end-of-turn-pickup.lua" */
    char name[65];         /* as it calls itself */
    char rule[16];         /* the first rule of the ruleset that it replaces, "" for none */
    int order;             /* its place among those in force */
    rv_places places;      /* the tiles and features that its hooks are about */
    rv_places near;        /* what is near when those are called that come behind the scoring */
    int token;             /* with whom it lies are those whom its hooks help; RV_NONE */
    char keeps[301];       /* what it keeps: "city, road"; "": it does not say */
    char needs[33];        /* without it these are not called at all; "": they are */
    int api;               /* the version of the interface that it was written for */
    rv_script_option options[RV_LIMIT_SCRIPT_OPTIONS]; /* by name */
    int noptions;
    int text;
    int64_t cost;     /* steps that it took to compile and run it */
    rv_burden burden; /* and what it made then */
    uint32_t paid;    /* the document that has paid for that last */
    rv_script_function functions[RV_HOOKS];
    rv_script_action *actions; /* by key; a value of Lua's, at `held` */
    int nactions, held;
    uint32_t called, done; /* hooks, and actions by their places: a bit for each that was */
    int watch;             /* what it must leave as it is: see script_watch.c */
    int watched;           /* how much that is */
    bool ends;             /* it is a built-in ruleset's, and tried: only its calls are counted */
} rv_script;

/* Scripts are kept of earlier documents, of this one, and of it judged by another ruleset. */
enum { RV_SCRIPTS_KEPT = 3 * RV_LIMIT_SCRIPTS };

/* Why memory was not given. */
typedef enum rv_denial {
    RV_ALLOWED,
    RV_TOO_MUCH,
    RV_TOO_LONG,
    RV_TOO_SLOW,
    RV_SPENT,
    RV_TOO_MANY, /* effects, which take memory of the engine's */
    RV_NO_MEMORY
} rv_denial;

enum { RV_FIRST_VECTORS = 4, RV_HINTS = 256, RV_BLOCK = 16, RV_SMALL_BLOCKS = 16 };

struct rv_hooks {
    rv_house house;
    const rv_links *links;
    lua_State *L;    /* NULL: no script was asked for yet */
    locale_t locale; /* "C" */
    bool foreign;    /* the caller's is another */
    const rv_ruleset *rs;
    rv_game *game; /* of the call */
    const char *const *names;
    rv_script kept[RV_SCRIPTS_KEPT];
    int nkept;
    rv_script *in_force[RV_LIMIT_SCRIPTS];
    int n;
    uint32_t hooked[RV_HOOKS]; /* in this game: a bit for each of those in force */
    char reason[400], called[80];
    int hints[RV_HINTS]; /* by where Lua keeps a name: which option or rule was meant, as it seems
                          */
    /* Each script that has been checked is reported to it, with what it returned at stack index 1;
     * it may raise. NULL: nobody asks. */
    void (*tell)(lua_State *L, const rv_script *s, void *ud);
    void *tell_ud;
    rv_see_traced *trace; /* each call is reported to it; NULL: none is */
    void *trace_ud;
    const rv_script *script; /* being loaded; NULL: none */
    rv_call *call;           /* being made; NULL: none */
    bool guarded;            /* by rv_hooks_guard: an error ends what is done there */
    uint32_t generations;
    /* budgets */
    size_t memory, most;  /* in use; and at most since a judging began */
    size_t compiled;      /* what the scripts kept take up themselves, which is no script's use */
    rv_denial denial;     /* the last in this game */
    int64_t steps;        /* left; below 0: more was needed */
    int64_t full;         /* what was left when all scripts in force had paid */
    rv_burden burden;     /* since the document began */
    rv_budget aside;      /* of the document, while questions are asked */
    int weight, interval; /* steps that an instruction counts; instructions counted at once */
    bool counts;          /* … or only calls */
    uint32_t documents;   /* begun */
    bool lent;            /* another case is to have it back as it was */
    void *blocks[RV_SMALL_BLOCKS]; /* free ones of 1, 2, 3 … times RV_BLOCK bytes */
    void *first[RV_FIRST_VECTORS]; /* those that Lua begins with: its stack, its table of texts */
    int nfirst;
    bool own;                     /* what is allocated now is no script's */
    uint32_t calls;               /* of hooks, without those that an effect of a script led to */
    uint32_t looked_calls;        /* at the last look at the clock */
    int64_t looked, looked_steps; /* when that was, in ns, 0: not yet; and what was left then */
    int64_t late;                 /* ns that the steps of this document took too long */
    int64_t
        pace; /* of this machine, in hundredths of the time that it is taken for; 0: not measured */
    /* failure */
    bool failed, limit;
    bool unfit;     /* the script loaded last is for other rulesets */
    bool no_memory; /* the machine's, or the arena's */
    char message[400];
};

static inline rv_hooks *rv_hooks_of(lua_State *L) {
    return *(rv_hooks **)lua_getextraspace(L);
}
static inline int *rv_hint_of(rv_hooks *h, const char *name, int sort) {
    return &h->hints[((uintptr_t)name / 16 + (uintptr_t)sort) % RV_HINTS];
}

/* The script that is called or loaded; NULL. */
static inline const rv_script *rv_script_running(const rv_hooks *h) {
    return h->call ? h->call->script : h->script;
}

/* ---- script_load.c ---- */

/* Notes the first failure; later ones are its consequences. */
void rv_script_fail(rv_hooks *h, bool limit, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* A script's words go to terminals and into JSON: makes them one line, without control characters,
 * and UTF-8. */
void rv_script_clean(char *s);
/* What messages call a script: "NAME.lua", its end only when it is long; Lua's own messages then
 * call it the same. */
void rv_script_name_file(char file[LUA_IDSIZE], const char *name);
/* "file:line: " of the Lua function that runs; "" when none does. */
void rv_script_where(lua_State *L, rv_script_place out);

/* ---- script_check.c ---- */

/* Checks what a script returned, at the top; notes its name, its rule, its options, set to their
 * defaults,and keeps its hooks. Without a ruleset (h->rs is NULL) it is checked for none in
 * particular. */
void rv_script_check(lua_State *L, rv_script *s);
/* Pushes a field of the table at a stack index, without metamethods; gives its type. */
int rv_script_push_field(lua_State *L, int table, const char *name);
/* What the value at the top is: "table", "string", "fraction" … */
const char *rv_script_type(lua_State *L);
/* Complains of a name, as `what` says; and asks whether another one was meant. */
void rv_script_no_such(lua_State *L, const char *name, const char *(*names)(const void *ud, int i),
                       const void *ud, const char *what);
/* Complains of the key at the top, that `names` does not know: "PLACE: unknown WHAT `key`; did you
 * mean `other`?" */
void rv_script_unknown(lua_State *L, const char *place, const char *what,
                       const char *(*names)(const void *ud, int i));
/* Complains of the first key of a table, in sorted order, that `known` does not know. */
void rv_script_check_keys(lua_State *L, int table, const char *place,
                          const char *(*known)(const void *ud, int i));
/* Where the function at the top begins, or the first one in the table there; else where the text
 * sets the key below it, or only the file. */
void rv_script_defined(lua_State *L, const rv_script *s, char *out, size_t size);
/* Keeps the function of the script at the top, or complains of what is there instead, by `place`
 * and `name`. */
void rv_script_keep_function(lua_State *L, const char *file, const char *what, const char *name,
                             rv_script_function *out);
/* How long the letters of a rule's number are, "C" of "C-71"; 0: it is no number of a rule. */
size_t rv_rule_letters(const char *id);
/* Takes the names at a place of the stack, a text or a list of texts, as what a rule is about, or
 * complains of one by `place` and `what`. */
void rv_script_take_places(lua_State *L, int list, const char *place, const char *what,
                           rv_places *out);
/* The tokens that the text at the top names; raises if there are none. */
int rv_script_token(lua_State *L, const char *place);
/* What a script keeps under a name in a game of so many players, "a number", if this value is none
 * (NULL: any is fine); all that it keeps, if that name is not among it; s NULL if it says nothing
 * against it. */
rv_str rv_script_keeps(const rv_script *s, const char *name, const rv_kept *value, int players);
/* Complains unless the text, if there is one, is among what the script keeps. */
void rv_script_check_kept(lua_State *L, const rv_script *s, const char *place, const char *name);
/* Complains unless the text is a rule of the ruleset, or of another ledger. */
void rv_script_check_rule(lua_State *L, const char *place, const char *field, const char *id);

/* ---- script_action.c ---- */

/* Reads the actions of the table at stack index 1, which a script returned. */
void rv_script_take_actions(lua_State *L, rv_script *s);
/* Pushes what the function of an action wants of what it is given; takes the list that it has
 * returned, at the top. */
int rv_action_give(lua_State *L, const rv_call *c);
void rv_action_take_list(lua_State *L, rv_call *c);
/* How long the table at the top is as a list, 1 … n; -1: there is anything else in it. Raises only
 * for want of memory. */
lua_Integer rv_script_listed(lua_State *L);

/* ---- script_call.c ---- */

/* The script in force that calls itself so; NULL. `h` may be NULL. */
rv_script *rv_script_in_force(const rv_hooks *h, rv_str name);
/* "may_place", or "may of action fairy", for messages; valid until the next. */
const char *rv_call_name(rv_hooks *h, const rv_call *c);
/* Raises: the function that is called "returns nothing", by its place and its name. */
void rv_call_wrong(lua_State *L, const rv_call *c, const char *does);
#define rv_call_error(L, c, ...) rv_call_wrong((L), (c), lua_pushfstring((L), __VA_ARGS__))
/* What core/module.h declares: calls a hook of all scripts, or the function of an action. */
void rv_script_run(rv_game *g, rv_call *c);
/* `print`: tells of its values, in one line. */
int rv_lua_print(lua_State *L);
const char *rv_script_rule_of(const rv_game *g, const char *script);
/* Calls fn(ud) in Lua; a failure is noted. */
void rv_script_protected(rv_hooks *h, lua_CFunction fn, void *ud);

rv_hook_kind rv_hook_kind_of(rv_hook_id hook);
const char *rv_hook_name(const void *ud, int i);
const char *rv_hook_kind_word(rv_hook_kind kind); /* "a check" */
rv_script_hook rv_hook_info(rv_hook_id hook, int line);

/* What an object is; its methods read the game itself. */
typedef struct rv_object {
    int32_t kind; /* rv_object_kind */
    int32_t i;    /* player, feature's root, tile on the table, cell; 0 */
} rv_object;

/* ---- script_watch.c ---- */

/* Notes all that the hooks of a script could change from call to call. */
void rv_watch_begin(lua_State *L, rv_script *s);
/* Has a hook changed any of it? That would be a trace of a trial. Raises if so. */
void rv_watch_check(lua_State *L, const rv_call *c);

/* ---- script_options.c ---- */

/* Reads the options of the table at stack index 1, which a script returned. */
void rv_script_take_options(lua_State *L, rv_script *s);
/* Pushes the value in force of the option named at a place of the stack: of the script that is
 * being called, else of the ruleset that is played. */
void rv_script_push_option(lua_State *L, int i);

/* ---- script_budget.c ---- */

/* Lua's allocator: counts what it gives against the budgets. */
void *rv_script_allocate(void *hooks, void *p, size_t old, size_t size);
/* When Lua is closed: free blocks go back to the machine. */
void rv_script_give_back(rv_hooks *h);
/* A new document: a full budget. */
void rv_script_refill(rv_hooks *h);
/* Each document pays for its scripts, compiled for it or kept from another, and once only. */
void rv_script_pay(rv_hooks *h, rv_script *s);
/* What runs now does not go on with what ran before: whatever that was, steps are counted alike. */
void rv_script_start(rv_hooks *h);
/* From now on instructions are counted, or only calls. */
void rv_script_count(rv_hooks *h, bool instructions);
/* From now on instructions may have all that to go through. */
void rv_script_bear(rv_hooks *h, const rv_burden *b);
/* Counts `n` steps of work that Lua does not count itself; and looks now and then, or when they are
 * spent, whether the script can go on. */
enum { RV_STEPS_AT_ONCE = 1000 };
void rv_script_look(lua_State *L);
static inline void rv_script_charge(lua_State *L, lua_Integer n) {
    rv_hooks *h = rv_hooks_of(L);
    if (n > h->steps)
        h->steps = -1;
    else if (n > 0) /* a script can make a length negative, which must not fill the budget */
        h->steps -= n;
    if (h->steps < 0 || h->looked_steps - h->steps >= RV_STEPS_AT_ONCE || h->failed)
        rv_script_look(L);
}
/* Notes that what is asked for is too much, and ends the script. */
void rv_script_refuse(lua_State *L, rv_denial why);
/* Notes that Lua was refused memory. */
void rv_script_no_memory(rv_hooks *h);
/* Is the error at the top a refusal of memory? Lua's buffers report it like any other error. */
bool rv_script_is_no_memory(lua_State *L);

/* ---- script_sandbox.c ---- */

/* Makes the environment of scripts, and pushes it. */
void rv_sandbox_open(lua_State *L);
void rv_sandbox_push(lua_State *L);
/* Pushes the text of a value, never with its address. */
void rv_push_text(lua_State *L, int i);

/* ---- script_table.c: functions of Lua whose results depend on addresses, chance or the clock,
 * made steady, and their work is counted ---- */

enum { RV_STEPS_PER_KEY = 8 }; /* of a table that is walked */
/* Pushes a list of the keys of a table, in the order in which `pairs` gives them. */
void rv_sorted_keys(lua_State *L, int table);
int rv_lua_next(lua_State *L);
int rv_lua_pairs(lua_State *L);

/* The length of the text or list at i, which must be absolute. */
lua_Integer rv_length(lua_State *L, int i);
/* What it costs to read or set `n` items of the table at i, one by one. */
lua_Integer rv_cost_of_items(lua_State *L, int i, lua_Integer n);
int rv_lua_rawlen(lua_State *L);
int rv_lua_insert(lua_State *L);
int rv_lua_remove(lua_State *L);
int rv_lua_sort(lua_State *L);
int rv_lua_setmetatable(lua_State *L);
int rv_lua_rawset(lua_State *L);

/* ---- script_text.c ---- */

/* Compiles the text of a script, unless it is built in: pushes the function, or what is wrong; a
 * status of Lua. Its steps are counted. Raises when there are too few. */
int rv_script_read(lua_State *L, const rv_builtin_script *built, rv_str text, const char *name);
/* Pushes a set of the names of all variables that its functions can set. */
void rv_script_push_assigned(lua_State *L, rv_str text);
/* What can be told of it from the text alone. */
rv_burden rv_script_burden(rv_str text);
/* Fills in the doubts of a script that was loaded, in the arena. May longjmp. */
void rv_script_doubts(rv_arena *a, rv_library *lib, rv_str text, rv_script_info *info);

/* ---- script_objects.c ---- */

/* Registers the kinds of objects. */
void rv_objects_open(lua_State *L);
/* An object as texts call it: "0,1", "city@0,1.n", "knight@0,1.n", "W". Does not raise. */
typedef char rv_trace_text[240];
void rv_object_describe(lua_State *L, const rv_object *o, rv_trace_text out);
/* Pushes an object of the call being made, the same for the same thing. A tile RV_NONE is the one
 * about to be laid. Raises, but not for the game, the turn, a player or that tile. */
void rv_object_push(lua_State *L, rv_object_kind kind, int i);
/* The same, or nil for RV_NONE. */
void rv_object_push_or_nil(lua_State *L, rv_object_kind kind, int i);
void rv_number_push_or_nil(lua_State *L, bool there, int n);
/* Pushes an empty list; adds the value at the top to the list below it. */
void rv_list_open(lua_State *L);
void rv_list_add(lua_State *L);
/* Add to the list at the top: an object; the players of a set, in turn order from the one whose
 * turn it is; features. */
void rv_object_add(lua_State *L, rv_object_kind kind, int i);
void rv_players_add(lua_State *L, const rv_game *g, unsigned players);
void rv_features_add(lua_State *L, const int *roots, int n);
/* The object at a place of the stack, if it is one of this kind and this call; NULL. */
const rv_object *rv_object_at(lua_State *L, int i, rv_object_kind kind);
/* What the object at a place of the stack, which has been checked, stands for. */
int rv_object_index(lua_State *L, int i);
/* The game of the call. */
static inline rv_game *rv_game_of(lua_State *L) {
    return rv_hooks_of(L)->game;
}
static inline const rv_call *rv_call_of(lua_State *L) {
    return rv_hooks_of(L)->call;
}
/* Calls a function of the engine that may run out of memory. */
void rv_script_engine(lua_State *L, void (*fn)(void *ud), void *ud);
/* The figure with the name at a place of the stack, as in records, of nil a plain follower; pushes
 * the name of one. The first raises if there is none. */
int rv_figure_argument(lua_State *L, int i);
/* The pieces named by an argument; those of a game that is not played are beyond the ruleset's. */
int rv_piece_argument(lua_State *L, int i);
void rv_figure_push(lua_State *L, int figure);
/* The rule by which a call acts: that of its action, or the first that its script replaces, or "".
 */
static inline const char *rv_rule_of(const rv_call *c) {
    return c->action ? c->action->declared.rule : c->script->rule;
}
/* The number of the rule that the text at a place of the stack names, which lives as long as the
 * ruleset; of nil that by which the call acts. Raises if there is none, with the place of the
 * function that has `returned` it before the message, for Lua does not know it; NULL: it runs. */
const char *rv_rule_at(lua_State *L, int i, const rv_call *returned);
/* A method of an object: `self` is what the object stands for, the arguments begin at stack
 * index 2, and what it pushes last is the result, if it has one; of a list it finds an empty one at
 * the top. The library links the functions rv_lua_OBJECT_NAME (rv_links). */
typedef void rv_method(lua_State *L, rv_game *g, int self);
#define RV_LUA(object, name)                                                                       \
    void rv_lua_##object##_##name(lua_State *L __attribute__((unused)),                            \
                                  rv_game *g __attribute__((unused)),                              \
                                  int self __attribute__((unused)))
#define RV_LUA_TELLS(object, name, push)                                                           \
    RV_LUA(object, name) {                                                                         \
        push;                                                                                      \
    }

/* ---- script_effects.c: an effect on its way through the guard of the game's arena ---- */

typedef struct rv_deed {
    rv_game *g;
    const rv_script *script;
    rv_hook_id hook;
    void (*fn)(struct rv_deed *e); /* does it */
    int player, other, what, to, points;
    int of; /* the feature that is being scored, if the hook is about it */
    const char *reason, *rule;
    bool done;
} rv_deed;

/* What an effect does, with the script and the hook of the call that is running, and the player at
 * a place of the stack (0: none) filled in. */
rv_deed rv_deed_of(lua_State *L, int player);
/* Does what the deed says, in the script's name. */
void rv_deed_run(lua_State *L, void (*fn)(rv_deed *e), rv_deed *e);
/* Does the deed if it may be done; for a method, which answers whether it was. */
void rv_deed_try(lua_State *L, void (*fn)(rv_deed *e), rv_deed *e, bool may);
/* Tells what the deed did, in words that live as long as what is told. */
void rv_deed_tell(const rv_deed *e, const char *note);
/* A number of points at a place of the stack. */
int rv_points_argument(lua_State *L, int i);

/* __index and __newindex of game.state. */
int rv_lua_state_get(lua_State *L);
int rv_lua_state_set(lua_State *L);

#endif
