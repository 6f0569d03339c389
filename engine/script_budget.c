/* script_budget.c - what a script may use: steps, memory, long texts, time, effects.
 *
 * Where a script stops must not hang on chance: the hashes of Lua differ from run to run, and an
 * rv_hooks may have served other documents before. So a step is counted only for what is the same
 * each time: instructions, objects that are always new, and what library functions charge. Not for
 * short texts, which Lua makes only once, nor for the growth of tables and of the stack.
 *
 * Some instructions of Lua do much at once, though: they compare long texts, walk a crowded hash,
 * copy all of `...`. So a text has a greatest length, and steps that take far longer than any
 * honest script's are stopped by a look at the clock. What it says names no line but the hook's.
 */
#include "script_lua.h"
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum {
    STEPS_AT_ONCE = 1000,
    STEPS_PER_OBJECT = 4,
    BYTES_PER_STEP = 16, /* so that making long texts costs what it takes */
    LARGE = 80           /* bytes; any text of this size is long, in Lua's terms */
};

static const int64_t NS_PER_CALL = 200000; /* for what the engine does between two calls */

/* ---- time ---------------------------------------------------------------------------------- */

/* Of this thread, in ns; never 0. */
static int64_t cpu_time(void) {
    struct timespec t = {0, 0};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec + 1;
}

/* Looks at the clock: have the steps of this game taken much too long? */
static bool is_slow(rv_hooks *h) {
    int64_t now = cpu_time(), granted = (h->looked_steps - h->steps) * RV_LIMIT_SCRIPT_STEP_TIME +
                                        (int64_t)(h->calls - h->looked_calls) * NS_PER_CALL;
    if (h->looked && now - h->looked > granted)
        h->late += now - h->looked - granted;
    h->looked = now;
    h->looked_steps = h->steps;
    h->looked_calls = h->calls;
    return h->late > RV_LIMIT_SCRIPT_LATE;
}

/* ---- memory -------------------------------------------------------------------------------- */

/* Why these bytes are not given; RV_ALLOWED when they are. */
static rv_denial denial(rv_hooks *h, int type, size_t size, size_t grows) {
    if (type == LUA_TSTRING && size > RV_LIMIT_SCRIPT_WORD + LARGE)
        return RV_TOO_LONG;
    if (h->memory + grows <= RV_LIMIT_SCRIPT_MEMORY + h->compiled)
        return RV_ALLOWED;
    /* Lua collects garbage and asks again, for which a script may give it much to do */
    return is_slow(h) ? RV_TOO_SLOW : RV_TOO_MUCH;
}

/* The cost of an object that is made anew each time; a text that is short may exist already. */
static int64_t steps_for(int type, size_t size) {
    if (type == LUA_TSTRING)
        return size > LARGE ? (int64_t)(size / BYTES_PER_STEP) : 0;
    return type == LUA_TTABLE || type == LUA_TFUNCTION || type == LUA_TUSERDATA ? STEPS_PER_OBJECT
                                                                                : 0;
}

static void *grow(rv_hooks *h, void *p, size_t old, size_t size) {
    void *q = realloc(p, size);
    if (!q) {
        h->denial = RV_NO_MEMORY;
        return size > old ? NULL : p; /* Lua takes it for granted that shrinking works */
    }
    h->memory = h->memory - old + size;
    if (h->memory > h->most)
        h->most = h->memory;
    return q;
}

void *rv_script_allocate(void *hooks, void *p, size_t old, size_t size) {
    rv_hooks *h = hooks;
    int type = p ? LUA_TNONE : (int)old; /* nothing is there yet, but what it is for is said */
    old = p ? old : 0;
    if (size == 0) {
        free(p);
        h->memory -= old;
        return NULL;
    }
    rv_denial why = size > old ? denial(h, type, size, size - old) : RV_ALLOWED;
    if (why != RV_ALLOWED) {
        h->denial = why;
        return NULL;
    }
    h->steps -= steps_for(type, size);
    return grow(h, p, old, size);
}

/* A script can raise an error of the same words. */
bool rv_script_is_no_memory(lua_State *L) {
    return rv_hooks_of(L)->denial != RV_ALLOWED && lua_type(L, -1) == LUA_TSTRING &&
           strcmp(lua_tostring(L, -1), "not enough memory") == 0;
}

/* ---- what is said -------------------------------------------------------------------------- */

/* The place of the function that was called, for Lua unwinds before it can be asked for the line,
 * or where the line hangs on chance. */
static void hook_place(const rv_hooks *h, rv_script_place out) {
    int line = h->call && h->script ? h->script->lines[h->call->hook] : 0;
    const char *file = h->script ? h->script->file : "lua";
    if (line)
        snprintf(out, sizeof(rv_script_place), "%s:%d: ", file, line);
    else
        snprintf(out, sizeof(rv_script_place), "%s: ", file);
}

static void say(rv_hooks *h, rv_denial why, const char *place) {
    switch (why) {
    case RV_TOO_LONG:
        rv_script_fail(h, true, "%sa text may have %d bytes, and this has more", place,
                       RV_LIMIT_SCRIPT_WORD);
        break;
    case RV_TOO_SLOW:
        rv_script_fail(h, true, "%sthe steps of a script may take %d ns each, and these take more",
                       place, RV_LIMIT_SCRIPT_STEP_TIME);
        break;
    case RV_TOO_MUCH:
        rv_script_fail(h, true, "%sscripts may use %d KiB of memory, and this needs more", place,
                       RV_LIMIT_SCRIPT_MEMORY / 1024);
        break;
    case RV_TOO_MANY:
        rv_script_fail(h, true, "%shouse rules may have %d effects on one game, and these are more",
                       place, RV_LIMIT_SCRIPT_EFFECTS);
        break;
    case RV_NO_MEMORY:
        h->no_memory = true;
        rv_script_fail(h, true, "memory ran out");
        break;
    case RV_ALLOWED: /* the script raised an error of the same words, which Lua takes for its own */
        rv_script_fail(h, false, "%snot enough memory", place);
        break;
    }
}

void rv_script_no_memory(rv_hooks *h) {
    rv_script_place place;
    hook_place(h, place);
    say(h, h->denial, place);
}

/* ---- steps --------------------------------------------------------------------------------- */

static void count(lua_State *L, lua_Debug *ar);

/* From now on every instruction raises, so that no pcall helps. Raises. */
static void give_up(lua_State *L) {
    lua_sethook(L, count, LUA_MASKCOUNT, 1);
    lua_pushnil(L);
    lua_error(L);
}

static void count(lua_State *L, lua_Debug *ar) {
    (void)ar;
    rv_script_charge(L, STEPS_AT_ONCE);
}

static void check_steps(lua_State *L, rv_hooks *h) {
    rv_script_place at;
    if (h->steps >= 0)
        return;
    rv_script_where(L, at);
    rv_script_fail(h, true, "%sscripts may run %d steps in one game, and this needs more", at,
                   RV_LIMIT_SCRIPT_STEPS);
}

static void check_time(rv_hooks *h) {
    rv_script_place at;
    if (h->looked_steps - h->steps < STEPS_AT_ONCE || !is_slow(h))
        return;
    hook_place(h, at);
    say(h, RV_TOO_SLOW, at);
}

void rv_script_charge(lua_State *L, lua_Integer n) {
    rv_hooks *h = rv_hooks_of(L);
    if (n > h->steps)
        h->steps = -1;
    else if (n > 0) /* a script can make a length negative, which must not fill the budget */
        h->steps -= n;
    check_steps(L, h);
    check_time(h);
    if (h->failed)
        give_up(L);
}

void rv_script_refuse(lua_State *L, rv_denial why) {
    rv_script_place at;
    rv_script_where(L, at);
    say(rv_hooks_of(L), why, at);
    give_up(L);
}

void rv_script_refill(rv_hooks *h) {
    h->steps = h->looked_steps = RV_LIMIT_SCRIPT_STEPS;
    h->looked = h->late = 0;
    h->denial = RV_ALLOWED;
    if (h->L)
        lua_sethook(h->L, count, LUA_MASKCOUNT, STEPS_AT_ONCE);
}
