/* arena.h - memory that is freed all at once, and one way out when it runs short.
 *
 * An arena's blocks live until the arena is reset or freed. Allocation never returns NULL: when
 * memory or the arena's cap runs out it longjmps to the guard set by rv_protect, so everything a
 * guarded function holds must be in an arena (rule of the house: no malloc is held across a call
 * that may allocate).
 */
#ifndef RV_ARENA_H
#define RV_ARENA_H

#include "reeve.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

typedef struct rv_chunk rv_chunk;

typedef struct rv_arena {
    rv_chunk *chunk;  /* newest first */
    char *at;         /* in it: what is free … */
    size_t left;      /* … and how much */
    jmp_buf *way_out; /* set while a guarded function runs */
} rv_arena;

void rv_arena_free(rv_arena *a);
/* Forgets everything, keeps the largest chunk for reuse. */
void rv_arena_reset(rv_arena *a);

/* How far an arena has come; to go back there forgets all that it gave since. */
typedef struct rv_arena_mark {
    rv_chunk *chunk;
    char *at;
    size_t left;
} rv_arena_mark;
rv_arena_mark rv_arena_mark_of(const rv_arena *a);
void rv_arena_back(rv_arena *a, const rv_arena_mark *to);

#define RV_ALIGN _Alignof(max_align_t)

/* Bytes between blocks that nobody may touch: only where a sanitizer sees who does. */
#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define RV_SANITIZED 1
#endif
#elif defined __SANITIZE_ADDRESS__
#define RV_SANITIZED 1
#endif
#ifdef RV_SANITIZED
#define RV_GAP ((size_t)64)
#else
#define RV_GAP ((size_t)0)
#endif

/* What was made sure of before, asserted where it is relied on: there only, too. */
#ifdef RV_SANITIZED
#include <assert.h>
#define RV_RELY(condition) assert(condition)
#else
#define RV_RELY(condition) ((void)0)
#endif

/* The same as rv_room where the newest chunk has none, or blocks lie apart. */
void *rv_room_more(rv_arena *a, size_t n);

/* Memory, aligned for any type, for what is written before it is read. May longjmp. */
static inline void *rv_room(rv_arena *a, size_t n) {
    if (RV_GAP || n >= a->left)
        return rv_room_more(a, n);
    n = (n + RV_ALIGN - 1) & ~(size_t)(RV_ALIGN - 1);
    void *p = a->at;
    a->at += n;
    a->left -= n;
    return p;
}

/* Zeroed memory. May longjmp. */
static inline void *rv_alloc(rv_arena *a, size_t n) {
    return memset(rv_room(a, n), 0, n);
}
#define RV_NEW(a, type) ((type *)rv_alloc((a), sizeof(type)))
#define RV_NEWS(a, type, n) ((type *)rv_alloc((a), sizeof(type) * (size_t)(n)))
/* The same of memory that is not zero. */
#define RV_ROOM(a, type, n) ((type *)rv_room((a), sizeof(type) * (size_t)(n)))

/* Copies and formats into the arena; may longjmp. */
const char *rv_dup(rv_arena *a, rv_str s);
const char *rv_printf(rv_arena *a, const char *format, ...)
    __attribute__((format(printf, 2, 3), nonnull(2)));
const char *rv_vprintf(rv_arena *a, const char *format, va_list args)
    __attribute__((format(printf, 2, 0), nonnull(2)));

/* The parts one behind the other: what rv_printf would give, for names that are asked for often. */
const char *rv_join(rv_arena *a, int n, const char *const *parts);

/* Room for one more in a list kept in an arena, not zero: returns the list, moved if it had to
 * grow. */
void *rv_grow(rv_arena *a, void *list, int n, int *cap, size_t size);

/* Leaves through the guard, as a failed allocation does. */
_Noreturn void rv_no_memory(rv_arena *a);

/* Runs fn; false when it ran out of memory. Guards nest. */
bool rv_protect(rv_arena *a, void (*fn)(void *ud), void *ud);

/* A growing text in an arena. */
typedef struct rv_buf {
    rv_arena *arena;
    char *s;
    size_t n, cap;
} rv_buf;
void rv_put(rv_buf *b, const char *s);
void rv_putn(rv_buf *b, const char *s, size_t n);
void rv_putf(rv_buf *b, const char *format, ...) __attribute__((format(printf, 2, 3), nonnull(2)));
/* The text so far, ended by a NUL. */
const char *rv_buf_text(rv_buf *b);

/* Counted strings. */
#define RV_STR(lit) ((rv_str){(lit), sizeof(lit) - 1})
rv_str rv_str_of(const char *s);
bool rv_str_eq(rv_str a, rv_str b);
/* Words are looked up in small tables often, and most differ in their first letter. */
static inline bool rv_str_is(rv_str a, const char *b) {
    for (size_t i = 0; i < a.n; i++)
        if (a.s[i] != b[i] || !b[i])
            return false;
    return !b[a.n];
}
/* Splits at the first of any of the characters in `at`: returns the part before it and moves *rest
 * behind it; the whole of *rest when there is none (then *rest becomes empty with s NULL). */
rv_str rv_str_cut(rv_str *rest, const char *at);
/* The next word, and *rest what is behind the blank that ends it: s NULL when nothing does. */
rv_str rv_str_word(rv_str *rest);
/* A whole number, decimal, with at most nine digits; false when it is none. */
bool rv_str_int(rv_str s, int *out);
/* Of ASCII: a letter; a letter or a digit. */
static inline bool rv_is_letter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
static inline bool rv_is_alnum(int c) {
    return rv_is_letter(c) || (c >= '0' && c <= '9');
}
/* Puts the i-th of n things of which one is chosen: "a, b or c". */
void rv_put_choice(rv_buf *b, int i, int n, const char *word);

/* The candidate that is nearest to a misspelt word, or NULL when none is near. `next` returns the
 * i-th candidate, NULL past the end. */
const char *rv_nearest(rv_str word, const char *(*next)(const void *ud, int i), const void *ud);

#endif
