/* script_lua.h - what script*.c share, and nobody else needs.
 *
 * Two kinds of jump meet here, and neither may cross the other's frames. Lua errors (longjmps of
 * Lua) stay within lua_pcall: functions marked "raises" may be called only by Lua or by each other.
 * The arena's way out is stopped by rv_script_engine, through which Lua's callees call whatever in
 * the engine may run out of memory.
 */
#ifndef RV_SCRIPT_LUA_H
#define RV_SCRIPT_LUA_H

#include "script.h"
#include <lauxlib.h>
#include <locale.h>
#include <lua.h>
#include <lualib.h>

typedef enum rv_hook_id {
#define RV_HOOK(name, ...) RV_HOOK_##name,
#include "hooks.def"
    RV_HOOKS
} rv_hook_id;

typedef enum rv_object_kind {
#define RV_OBJECT(name, doc) RV_OBJECT_##name,
#include "hooks.def"
    RV_OBJECTS
} rv_object_kind;

/* A compiled script. Its values lie in Lua's registry, at these references. */
typedef struct rv_script {
    char file[LUA_IDSIZE]; /* for messages: "end-of-turn-pickup.lua" */
    char name[65];         /* as it calls itself */
    int text, chunk;
    int functions;       /* a table: by hook id + 1 */
    int lines[RV_HOOKS]; /* where each function begins; 0: the script has none */
    int takes[RV_HOOKS]; /* how many of its arguments it wants */
} rv_script;

/* A hook that is being called. Calls nest when an effect leads to another hook. */
typedef struct rv_call {
    rv_hook_id hook;
    int player, corner;
    const rv_script *script;
    uint32_t generation; /* of the objects that were made in this call */
    bool skip;           /* a script returned "skip" */
} rv_call;

enum { RV_SCRIPTS_KEPT = 2 * RV_LIMIT_SCRIPTS };

/* Why memory was not given. */
typedef enum rv_refusal {
    RV_GIVEN,
    RV_TOO_MUCH,
    RV_TOO_LONG,
    RV_TOO_SLOW,
    RV_NO_MEMORY
} rv_refusal;

struct rv_hooks {
    lua_State *L;    /* NULL: no script was asked for yet */
    locale_t locale; /* "C" */
    const rv_ruleset *rs;
    rv_game *game; /* of the call */
    const char *const *labels, *const *names;
    rv_script kept[RV_SCRIPTS_KEPT];
    int nkept;
    rv_script *in_force[RV_LIMIT_SCRIPTS];
    int n;
    bool fresh; /* the scripts in force have been run, and no game has been played since */
    /* the call being made */
    const rv_script *script; /* also while one is loaded; NULL: none is run */
    const rv_call *call;
    uint32_t generations;
    /* budgets */
    size_t memory, most;   /* in use; and at most since rv_hooks_clear */
    size_t compiled;       /* what the scripts kept take up themselves, which is no script's use */
    rv_refusal refusal;    /* the last in this game */
    int64_t steps;         /* left */
    uint32_t calls;        /* of hooks, without those that an effect of a script led to */
    uint32_t looked_calls; /* at the last look at the clock */
    int64_t looked, looked_steps; /* when that was, in ns, 0: not yet; and what was left then */
    int64_t late;                 /* ns that the steps of this game took too long */
    /* failure */
    bool failed, limit;
    bool no_memory; /* the machine's, or the arena's */
    char message[400];
};

static inline rv_hooks *rv_hooks_of(lua_State *L) {
    return *(rv_hooks **)lua_getextraspace(L);
}

/* ---- script.c ---- */

/* Notes the first failure; later ones are its consequences. */
void rv_script_fail(rv_hooks *h, bool limit, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Room for "file:line: " of the Lua function that runs; "" when none does. */
typedef char rv_script_place[LUA_IDSIZE + 16];
void rv_script_where(lua_State *L, rv_script_place out);

/* ---- script_check.c ---- */

/* Checks what a script returned, at the top; notes its name and what hooks it has. Raises. */
void rv_script_check(lua_State *L, rv_script *s);
/* Pushes a table, by hook id + 1, of the functions in what a script returned, at the top, which has
 * been checked; a script returns the same each time, having nothing to go by. Raises. */
void rv_script_push_functions(lua_State *L, const rv_script *s);

/* ---- script_budget.c ---- */

/* Lua's allocator: counts what it gives against the budgets. */
void *rv_script_allocate(void *hooks, void *p, size_t old, size_t size);
/* The budget of a new game. */
void rv_script_refill(rv_hooks *h);
/* Counts `n` steps of work that Lua does not count itself. Raises. */
void rv_script_charge(lua_State *L, lua_Integer n);
/* Notes that what is asked for is too much, and ends the script. Raises. */
void rv_script_refuse(lua_State *L, rv_refusal why);
/* Notes that Lua was refused memory. */
void rv_script_no_memory(rv_hooks *h);
/* Is the error at the top a refusal of memory? Lua's buffers report it like any other error. */
bool rv_script_is_no_memory(lua_State *L);

/* ---- script_sandbox.c ---- */

/* Makes the environment of scripts, and pushes it. Both raise. */
void rv_sandbox_open(lua_State *L);
void rv_sandbox_push(lua_State *L);
/* Makes the table at the top raise for what it lacks; `what` describes it. Raises. */
void rv_sandbox_strict(lua_State *L, const char *what);

/* ---- script_table.c: functions of Lua whose results hang on addresses or chance, made steady */

/* Pushes a list of the keys of a table, in the order in which `pairs` gives them. Raises. */
void rv_sorted_keys(lua_State *L, int table);
int rv_lua_next(lua_State *L);
int rv_lua_pairs(lua_State *L);

/* ---- script_list.c: likewise, and their work is counted */

/* The length of the text or list at i, which must be absolute. Raises. */
lua_Integer rv_length(lua_State *L, int i);
/* What it costs to read or set `n` items of the table at i, one by one. Raises. */
lua_Integer rv_cost_of_items(lua_State *L, int i, lua_Integer n);
/* Makes `#`, as rv_script_read passes it on, give that length. Raises. */
void rv_lists_open(lua_State *L);
int rv_lua_rawlen(lua_State *L);
int rv_lua_insert(lua_State *L);
int rv_lua_remove(lua_State *L);
int rv_lua_sort(lua_State *L);

/* ---- script_text.c ---- */

/* Compiles the text of a script: pushes the function, or what is wrong; a status of Lua. */
int rv_script_read(lua_State *L, rv_str text, const char *name);

/* ---- script_metatable.c ---- */

int rv_lua_setmetatable(lua_State *L);
int rv_lua_rawset(lua_State *L);

/* ---- script_objects.c ---- */

/* What an object is; its methods read the game itself. */
typedef struct rv_object {
    uint32_t generation;
    int16_t kind;           /* rv_object_kind */
    int16_t player, corner; /* where they mean something */
} rv_object;

/* Registers the kinds of objects. Raises. */
void rv_objects_open(lua_State *L);
/* Pushes an object of the call being made. Raises. */
void rv_object_push(lua_State *L, rv_object_kind kind, int player, int corner);

#endif
