/* script_budget.c - what scripts may use: steps, memory, long texts, time, effects.
 *
 * A document has one budget of steps, which all pay from that is done for it: compiling, each
 * judging of it by whatever edition and options, each question about it.
 *
 * Where a script stops must not depend on chance: the hashes of Lua differ from run to run, and an
 * rv_hooks may have served other documents before. So a step is counted only for what is the same
 * each time: instructions, objects that are always new, and what library functions charge. Not for
 * short texts, which Lua makes only once, nor for the growth of small tables and of the stack.
 *
 * Some instructions of Lua do much at once, though, and nobody can ask which: they compare long
 * texts, walk a crowded hash, sort out a table anew. But what they do it to was allocated here. So
 * from the first long text or large table on each instruction counts as many steps as the longest
 * comparison, or the longest walk, would take; and in a script that joins texts at all, three: to
 * join whole numbers takes the instructions of a loop so long on average. What is left (joining
 * fractions, copying all of `...`, keys that fall into one place) is stopped by a look at the clock
 * when it takes far longer than any honest script's steps. What that says names no line but the
 * hook's.
 *
 * To count instructions makes each of them take twice as long. The scripts of built-in rulesets are
 * spared that: all that they do is done by calls, each of which counts for the instructions around
 * it, too.
 */
#include "lua/script_lua.h"
#include <stdlib.h>
#include <time.h>

enum {
    STEPS_PER_OBJECT = 8,
    STEPS_TO_JOIN = 2,     /* more, to make whole numbers texts; fractions are for the clock */
    BYTES_PER_STEP = 4,    /* of a long text, which is made once and hashed at most once */
    BYTES_COMPARED = 256,  /* of two long texts, in a step */
    LARGE = 80,            /* bytes; any text of this size is long, in Lua's terms */
    LARGE_VECTOR = 32768,  /* bytes; no honest script's table needs so many */
    VECTOR_BYTES = 16,     /* filled in a step */
    BYTES_SORTED_OUT = 64, /* of all tables, in a step, when one grows */
    NODES_WALKED = 16,     /* of a hash, in a step */
    GARBAGE_BYTES = 32,    /* looked through in a step */
    LOOKS_TO_BE_SLOW = 10, /* at the clock, each of which finds that it is late */
    SELDOM = 8             /* looked at while no instructions are counted: it is a system call */
};

/* What memory is for, beside the types of objects, as Lua says it to its allocator. */
enum { NEW_VECTOR = 0, GROWING = -1 };

/* A node of a hash, as Lua lays it out. */
typedef struct node {
    lua_Integer value;
    char type, key_type;
    int next;
    lua_Integer key;
} node;

static const int64_t NS_PER_CALL = 200000; /* for what the engine does between two calls */

/* A multiplication each, which waits for the one before; how long that takes on a machine on which
 * steps take as long as script.h says. */
enum { WORK = 100000, WORK_TRIES = 5, WORK_NS = 125000 };

/* ---- time ---------------------------------------------------------------------------------- */

/* The time of this thread in ns; never 0. */
static int64_t cpu_time(void) {
    struct timespec t = {0, 0};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec + 1;
}

/* A slow machine, or one that counts its time otherwise, gets as much more of it: where a script
 * stops must not depend on that. Never less than what the limits say. */
static int64_t measured_pace(void) {
    int64_t best = INT64_MAX;
    for (int i = 0; i < WORK_TRIES; i++) {
        const int64_t began = cpu_time();
        volatile uint64_t kept;
        uint64_t x = (uint64_t)began;
        for (int k = 0; k < WORK; k++)
            x = x * 6364136223846793005u + 1442695040888963407u;
        kept = x;
        (void)kept;
        const int64_t took = cpu_time() - began;
        best = took < best ? took : best;
    }
    return best > WORK_NS ? 100 * best / WORK_NS : 100;
}

static int64_t paced(const rv_hooks *h, int64_t ns) {
    return h->pace ? ns / 100 * h->pace : ns;
}

/* Looks at the clock: have the steps of this document taken much too long? The pace is measured
 * only when they seem to have. No single look counts for much: a machine that stands still for a
 * moment charges the time to whoever was running. */
static bool is_slow(rv_hooks *h) {
    const int64_t now = cpu_time();
    const int64_t granted = (h->looked_steps - h->steps) * RV_LIMIT_SCRIPT_STEP_TIME +
                            (int64_t)(h->calls - h->looked_calls) * NS_PER_CALL;
    const int64_t late = h->looked ? now - h->looked - paced(h, granted) : 0;
    const int64_t most = paced(h, RV_LIMIT_SCRIPT_LATE / LOOKS_TO_BE_SLOW);
    h->late += late < 0 ? 0 : late < most ? late : most;
    h->looked = now;
    h->looked_steps = h->steps;
    h->looked_calls = h->calls;
    if (h->late > RV_LIMIT_SCRIPT_LATE && !h->pace) {
        h->pace = measured_pace();
        h->late = h->pace > 100 ? 0 : h->late;
    }
    return h->late > paced(h, RV_LIMIT_SCRIPT_LATE);
}

/* ---- what an instruction can do ------------------------------------------------------------ */

static void count(lua_State *L, lua_Debug *ar);

static size_t greater(size_t a, size_t b) {
    return a > b ? a : b;
}

/* Steps of the instruction that does most. Lua compares texts piece by piece between their NULs. */
static int weight_of(const rv_burden *b) {
    size_t texts = b->nul ? greater(b->text, LARGE) : b->text / BYTES_COMPARED;
    return (b->joins ? STEPS_TO_JOIN : 0) + (int)(1 + texts + b->nodes / NODES_WALKED);
}

void rv_script_count(rv_hooks *h, bool instructions) {
    if (h->L && h->counts != instructions)
        lua_sethook(h->L, count, instructions ? LUA_MASKCOUNT : 0, h->interval);
    h->counts = instructions;
}

/* Steps are counted from here on, and none is left over from before. */
static void set_pace(rv_hooks *h) {
    int weight = weight_of(&h->burden);
    if (weight != h->weight)
        h->interval = weight < RV_STEPS_AT_ONCE ? RV_STEPS_AT_ONCE / weight : 1;
    h->weight = weight;
    h->counts = false;
    rv_script_count(h, true);
}

void rv_script_bear(rv_hooks *h, const rv_burden *b) {
    if (!(b->text | b->nodes | b->vector) && !b->nul && !b->joins)
        return; /* as of most scripts, at each refill */
    h->burden.text = greater(h->burden.text, b->text);
    h->burden.nodes = greater(h->burden.nodes, b->nodes);
    h->burden.vector = greater(h->burden.vector, b->vector);
    h->burden.nul |= b->nul;
    h->burden.joins |= b->joins;
    if (weight_of(&h->burden) > h->weight && !h->failed)
        set_pace(h);
}

/* ---- memory -------------------------------------------------------------------------------- */

/* Tells why bytes are not given; RV_ALLOWED when they are. */
static rv_denial denial(rv_hooks *h, int type, size_t size, size_t grows) {
    if (type == LUA_TSTRING && size > RV_LIMIT_SCRIPT_WORD + LARGE)
        return RV_TOO_LONG;
    if (h->memory + grows <= RV_LIMIT_SCRIPT_MEMORY + h->compiled)
        return RV_ALLOWED;
    /* Lua collects garbage and asks again, for which a script may give it much to do */
    h->steps -= (int64_t)(h->memory / GARBAGE_BYTES);
    return h->steps < 0 ? RV_SPENT : is_slow(h) ? RV_TOO_SLOW : RV_TOO_MUCH;
}

/* Counts what a script asks for, not what this program keeps for itself: an object that is made
 * anew each time; not a text that is short, which may exist already. When a table needs a vector,
 * all of the table is sorted out anew, and which one it is cannot be seen. Notes what an
 * instruction may have to go through from now on. */
static void charge_for(rv_hooks *h, int type, size_t size) {
    rv_burden b = {.nul = false};
    size_t steps = 0;
    if (type == LUA_TSTRING) {
        b.text = size > LARGE ? size : 0;
        steps = b.text / BYTES_PER_STEP;
    } else if (h->own) {
        return;
    } else if (type == NEW_VECTOR || type == GROWING) {
        const size_t n = size / sizeof(node); /* 2, 4, 8 … of them are a hash */
        const bool hash = type == NEW_VECTOR && size % sizeof(node) == 0 && (n & (n - 1)) == 0 && n;
        b.vector = size < LARGE_VECTOR ? 0 : size;
        b.nodes = b.vector && hash ? n : 0;
        steps = (hash ? h->burden.vector / BYTES_SORTED_OUT : 0) + b.vector / VECTOR_BYTES;
    } else if (type == LUA_TTABLE || type == LUA_TFUNCTION || type == LUA_TUSERDATA) {
        steps = STEPS_PER_OBJECT;
    }
    h->steps -= h->own ? 0 : (int64_t)steps;
    if (b.text > h->burden.text || b.vector > h->burden.vector || b.nodes > h->burden.nodes)
        rv_script_bear(h, &b);
}

/* Where it is noted that this is one of the vectors that Lua begins with; NULL: it is none. When
 * they grow, and shrink again, depends on when garbage was collected. */
static void **first_vector(rv_hooks *h, const void *p, size_t type) {
    bool opening = !h->L && !p && type == NEW_VECTOR && h->nfirst < RV_FIRST_VECTORS;
    for (int i = 0; p && i < h->nfirst; i++)
        if (h->first[i] == p)
            return &h->first[i];
    return opening ? &h->first[h->nfirst++] : NULL;
}

/* Where free blocks of a size lie in a list, each with the next: small ones are many, of few sizes,
 * and live shortly. NULL: it is no small one. */
static void **free_blocks(rv_hooks *h, size_t size) {
    return size && size <= RV_SMALL_BLOCKS * RV_BLOCK ? &h->blocks[(size - 1) / RV_BLOCK] : NULL;
}

static void release(rv_hooks *h, void *p, size_t size) {
    void **list = free_blocks(h, size);
    if (list) {
        *(void **)p = *list;
        *list = p;
    } else {
        free(p);
    }
}

/* As realloc does. */
static void *resize(rv_hooks *h, void *p, size_t old, size_t size) {
    void **from = free_blocks(h, old), **to = free_blocks(h, size);
    if (from == to)
        return from ? p : realloc(p, size);
    void *q = to && *to ? *to : malloc(to ? (size_t)(to - h->blocks + 1) * RV_BLOCK : size);
    if (to && q == *to && q)
        *to = *(void **)q;
    if (p && q) {
        memcpy(q, p, old < size ? old : size);
        release(h, p, old);
    }
    return q;
}

void rv_script_give_back(rv_hooks *h) {
    for (int i = 0; i < RV_SMALL_BLOCKS; i++)
        for (void *p; (p = h->blocks[i]); free(p))
            h->blocks[i] = *(void **)p;
}

void *rv_script_allocate(void *hooks, void *p, size_t old, size_t size) {
    rv_hooks *h = hooks;
    void **first = first_vector(h, p, old);
    int type = p ? GROWING : (int)old; /* nothing is there yet, but what it is for is known */
    old = p ? old : 0;
    if (size == 0) {
        release(h, p, old);
        h->memory -= old;
        return NULL;
    }
    rv_denial why = size > old ? denial(h, type, size, size - old) : RV_ALLOWED;
    if (why == RV_ALLOWED && size > old && !first)
        charge_for(h, type, size);
    if (why == RV_ALLOWED && h->steps < 0 && h->burden.vector && size > old)
        why = RV_SPENT; /* for a thousand more instructions such as these it cannot wait */
    if (why != RV_ALLOWED) {
        h->denial = why;
        h->own = false; /* what was made for ourselves is given up */
        return NULL;
    }
    void *q = resize(h, p, old, size);
    if (!q) {
        h->denial = RV_NO_MEMORY;
        return size > old ? NULL : p; /* Lua takes it for granted that shrinking works */
    }
    h->memory = h->memory - old + size;
    h->most = h->memory > h->most ? h->memory : h->most;
    if (first)
        *first = q;
    return q;
}

/* A script can raise an error of the same words. */
bool rv_script_is_no_memory(lua_State *L) {
    return rv_hooks_of(L)->denial != RV_ALLOWED && lua_type(L, -1) == LUA_TSTRING &&
           strcmp(lua_tostring(L, -1), "not enough memory") == 0;
}

/* ---- messages ------------------------------------------------------------------------------ */

/* The place of the function that was called, for Lua unwinds before it can be asked for the line,
 * or where the line depends on chance. */
static void hook_place(const rv_hooks *h, rv_script_place out) {
    const rv_script *script = rv_script_running(h);
    int line = h->call ? h->call->function->line : 0;
    const char *file = script ? script->file : "lua";
    if (line)
        snprintf(out, sizeof(rv_script_place), "%s:%d: ", file, line);
    else
        snprintf(out, sizeof(rv_script_place), "%s: ", file);
}

static void say(rv_hooks *h, rv_denial why, const char *place) {
    static const struct {
        const char *most, *unit; /* around the limit */
        int limit;
    } words[] = {
        [RV_TOO_LONG] = {"a text may have", "bytes, and this has more", RV_LIMIT_SCRIPT_WORD},
        [RV_TOO_SLOW] = {"the steps of a script may take", "ns each, and these take more",
                         RV_LIMIT_SCRIPT_STEP_TIME},
        [RV_TOO_MUCH] = {"scripts may use", "KiB of memory, and this needs more",
                         RV_LIMIT_SCRIPT_MEMORY / 1024},
        [RV_SPENT] = {"scripts may run", "steps in one document, and this needs more",
                      RV_LIMIT_SCRIPT_STEPS},
        [RV_TOO_MANY] = {"house rules may have", "effects on one game, and these are more",
                         RV_LIMIT_SCRIPT_EFFECTS},
    };
    if (why == RV_NO_MEMORY) {
        h->no_memory = true;
        rv_script_fail(h, true, "memory ran out");
    } else if (why == RV_ALLOWED) { /* the script raised an error of the words that are Lua's own */
        rv_script_fail(h, false, "%snot enough memory", place);
    } else {
        rv_script_fail(h, true, "%s%s %d %s", place, words[why].most, words[why].limit,
                       words[why].unit);
    }
}

void rv_script_no_memory(rv_hooks *h) {
    rv_script_place place;
    hook_place(h, place);
    say(h, h->denial, place);
}

/* ---- steps --------------------------------------------------------------------------------- */

/* From now on every instruction raises, so that no pcall helps. */
static void give_up(lua_State *L) {
    lua_sethook(L, count, LUA_MASKCOUNT, 1);
    lua_pushnil(L);
    lua_error(L);
}

static void count(lua_State *L, lua_Debug *ar) {
    const rv_hooks *h = rv_hooks_of(L);
    (void)ar;
    rv_script_charge(L, (lua_Integer)h->interval * h->weight);
}

void rv_script_look(lua_State *L) {
    rv_hooks *h = rv_hooks_of(L);
    rv_script_place at;
    if (h->steps < 0) {
        rv_script_where(L, at);
        say(h, RV_SPENT, at);
    }
    if (h->looked_steps - h->steps >= (h->counts ? 1 : SELDOM) * RV_STEPS_AT_ONCE && is_slow(h)) {
        hook_place(h, at);
        say(h, RV_TOO_SLOW, at);
    }
    if (h->failed)
        give_up(L);
}

void rv_script_refuse(lua_State *L, rv_denial why) {
    rv_script_place at;
    rv_script_where(L, at);
    say(rv_hooks_of(L), why, at);
    give_up(L);
}

void rv_script_start(rv_hooks *h) {
    h->looked = 0;
    h->looked_steps = h->steps;
    h->denial = RV_ALLOWED;
    h->own = false;
    set_pace(h);
}

void rv_script_refill(rv_hooks *h) {
    h->steps = RV_LIMIT_SCRIPT_STEPS;
    h->late = 0;
    h->burden = (rv_burden){.nul = false};
    h->documents++;
    rv_script_start(h);
}

void rv_script_pay(rv_hooks *h, rv_script *s) {
    if (s->paid != h->documents)
        h->steps -= s->cost;
    s->paid = h->documents;
    rv_script_bear(h, &s->burden);
}

/* Mostly no steps were counted since the last time: then it is full. What compiling the scripts has
 * cost is no run's. */
int64_t rv_hooks_refill(rv_hooks *h) {
    int64_t took = RV_LIMIT_SCRIPT_STEPS - h->steps;
    if (h->failed || h->steps == h->full)
        return 0;
    for (int i = 0; i < h->n; i++)
        took -= h->in_force[i]->paid == h->documents ? h->in_force[i]->cost : 0;
    rv_script_refill(h);
    for (int i = 0; i < h->n; i++)
        rv_script_pay(h, h->in_force[i]);
    h->full = h->looked_steps = h->steps;
    return took;
}
