/* arena.h - memory that is freed all at once, with a single exit when memory runs out.
 *
 * The blocks of an arena live until the arena is reset or freed. Allocation never returns NULL: if
 * memory or the arena's limit is exhausted, it longjmps to the guard set by rv_protect. Therefore
 * everything that a guarded function holds must be in an arena: never hold malloced memory across a
 * call that may allocate.
 */
#ifndef RV_ARENA_H
#define RV_ARENA_H

#include "reeve_cli.h"
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

typedef struct rv_chunk rv_chunk;

typedef struct rv_arena {
    rv_chunk *chunk;        /* the newest one; they are linked from new to old */
    char *at;               /* its free space … */
    size_t left;            /* … and the size of it */
    jmp_buf *way_out;       /* set while a guarded function runs */
    void (*no_guard)(void); /* of a program that ends when memory runs out: does so; or NULL */
} rv_arena;

void rv_arena_free(rv_arena *a);
/* Frees all blocks, but keeps the largest chunk for reuse. */
void rv_arena_reset(rv_arena *a);

/* The current end of an arena; going back to it frees all later blocks. */
typedef struct rv_arena_checkpoint {
    rv_chunk *chunk;
    char *at;
    size_t left;
} rv_arena_checkpoint;
rv_arena_checkpoint rv_arena_save(const rv_arena *a);
void rv_arena_back(rv_arena *a, const rv_arena_checkpoint *to);

#define RV_ALIGN _Alignof(max_align_t)

/* Gaps between blocks, only in builds with a sanitizer, which detects that they are accessed. */
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

/* Asserts, in builds with a sanitizer only, what only an error of the engine itself can break. What
 * a document, a ruleset, a script or a caller can bring about is checked in every build. */
#ifdef RV_SANITIZED
#include <assert.h>
#define RV_RELY(condition) assert(condition)
#else
#define RV_RELY(condition) ((void)0)
#endif

/* Does what rv_room does when the newest chunk is full, or when there are gaps between blocks. */
void *rv_room_more(rv_arena *a, size_t n);

/* Uninitialised memory, aligned for any type. May longjmp. */
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
/* A copy of a thing in the arena, such as RV_COPY(a, (way){.dx = 1}). */
#define RV_COPY(a, ...)                                                                            \
    memcpy(rv_room((a), sizeof(__VA_ARGS__)), &(__VA_ARGS__), sizeof(__VA_ARGS__))
/* The same as RV_NEWS, uninitialised. */
#define RV_ROOM(a, type, n) ((type *)rv_room((a), sizeof(type) * (size_t)(n)))

/* Copies and formats into the arena; may longjmp. */
const char *rv_dup(rv_arena *a, rv_str s);
const char *rv_printf(rv_arena *a, const char *format, ...)
    __attribute__((format(printf, 2, 3), nonnull(2)));
const char *rv_vprintf(rv_arena *a, const char *format, va_list args)
    __attribute__((format(printf, 2, 0), nonnull(2)));

/* "2 to 6"; "2" if both are the same. */
const char *rv_from_to(rv_arena *a, int least, int most);
/* Concatenates the parts, faster than rv_printf, for names that are needed often. */
const char *rv_join(rv_arena *a, int n, const char *const *parts);

/* Makes room for one more element of a list in an arena, uninitialised: returns the list, which
 * moves if it has to grow. */
void *rv_grow(rv_arena *a, void *list, int n, int *cap, size_t size);
/* One more element of a list, uninitialised, which is counted. */
#define RV_PUSH(a, list, n, cap)                                                                   \
    ((list) = rv_grow((a), (list), (n), &(cap), sizeof *(list)), &(list)[(n)++])
/* Loops over n elements of an array, which may be NULL if there are none; over those of a list,
 * which is asked for once: the outer loop only names it. */
#define RV_EACH_AT(array, n, it)                                                                   \
    for (__typeof__(*(array)) *it = (array); it && it < (array) + (n); it++)
#define RV_EACH_OF(l, it)                                                                          \
    for (__typeof__(*(l)) *it##_of = (l); it##_of; it##_of = NULL)                                 \
        RV_EACH_AT(it##_of->list, it##_of->n, it)

/* Jumps to the guard, like a failed allocation. */
_Noreturn void rv_no_memory(rv_arena *a);

/* Runs fn; returns false if it ran out of memory. Guards nest: one of several arenas is met by the
 * jump of each of them, and sets all of them back. */
enum { RV_PROTECTED = 3 };
bool rv_protect(rv_arena *a, void (*fn)(void *ud), void *ud);
bool rv_protect_all(rv_arena *const *list, int n, void (*fn)(void *ud), void *ud);

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
const char *rv_buf_text(const rv_buf *b);
/* An empty text in an arena; and takes back what was put into one after its first n bytes. */
rv_buf *rv_buf_new(rv_arena *a);
void rv_buf_back(rv_buf *b, size_t n);

/* Counted strings; one as the two arguments of a "%.*s". */
#define RV_CHARS(str) (int)(str).n, (str).s
#define RV_STR(lit) ((rv_str){(lit), sizeof(lit) - 1})
rv_str rv_str_of(const char *s);
bool rv_str_eq(rv_str a, rv_str b);
/* Words are often searched for in small tables, and most of them differ in the first letter. */
static inline bool rv_str_is(rv_str a, const char *b) {
    for (size_t i = 0; i < a.n; i++)
        if (a.s[i] != b[i] || !b[i])
            return false;
    return !b[a.n];
}
/* Returns the small letter of a capital in ASCII. */
static inline char rv_small(char c) {
    return (char)(c >= 'A' && c <= 'Z' ? c | 0x20 : c);
}
/* Whether somebody typed this word: capitals do not matter. */
bool rv_str_same(rv_str a, rv_str b);
#define rv_str_means(a, b) rv_str_same((a), rv_str_of(b))
/* The text in small letters, ended by a NUL. */
rv_str rv_str_small(rv_arena *a, rv_str text);
/* Splits at the first of the characters in `at`: returns the part before it and moves *rest behind
 * it; if there is none, returns all of *rest, which becomes empty with s NULL. */
rv_str rv_str_cut(rv_str *rest, const char *at);
/* Whether a part of a text that is split so is this word. */
bool rv_str_lists(rv_str all, const char *at, rv_str word);
/* The i-th of these parts; s NULL past the last, or before the first. */
rv_str rv_str_nth(rv_str list, const char *at, int i);
/* Returns the next word; *rest becomes the text after the blank that ends it, s NULL without one.
 */
rv_str rv_str_word(rv_str *rest);
/* A whole number, decimal, with at most nine digits; false if the text is not such a number. */
bool rv_str_int(rv_str s, int *out);
/* Whether a text is a whole number, however large. */
bool rv_str_whole(rv_str s);
/* Whether a character is a letter of ASCII; a letter or a digit. */
static inline bool rv_is_letter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
static inline bool rv_is_alnum(int c) {
    return rv_is_letter(c) || (c >= '0' && c <= '9');
}
/* Whether a text is 1 to `most` letters, digits and these signs; and whether a document may name
 * this: never a path. */
bool rv_made_of(rv_str text, size_t most, const char *signs);
#define rv_plain_name(...) rv_made_of((__VA_ARGS__), 64, "-_")
/* Whether a character may appear unescaped in YAML text: not control characters except tab and
 * line ends, and not marks of direction. rv_utf8 and rv_acts are in reeve.h. */
bool rv_printable(unsigned c);
/* What stands before the i-th of n things: "a, b and c" where `last` is " and ". */
const char *rv_between(int i, int n, const char *last);
/* Puts the i-th of n things of which one is chosen: "a, b or c". */
#define rv_put_choice(b, i, n, word) rv_putf(b, "%s%s", rv_between(i, n, " or "), word)
/* Returns n words of which one is chosen: "a, b or c"; "" of none. */
const char *rv_any_of(rv_arena *a, const char *const *words, int n);

/* In how many steps of typing one word becomes another: a letter more, less, or another one, or two
 * neighbours swapped; capitals and small letters are the same. */
int rv_typing_steps(rv_str a, rv_str b);
/* The candidate nearest to a misspelt word, or NULL if none is near. `next` returns the i-th
 * candidate, NULL past the end. */
const char *rv_nearest(rv_str word, const char *(*next)(const void *ud, int i), const void *ud);
/* A function for that: the candidates are n names of a list, which an owner may have (`of`). */
#define RV_LISTS(function, owner, n, name)                                                         \
    const char *function(const void *ud, int i) {                                                  \
        const owner *of = ud;                                                                      \
        (void)of;                                                                                  \
        return i < (int)(n) ? (name) : NULL;                                                       \
    }
#define RV_LISTS_HERE(...) static RV_LISTS(__VA_ARGS__)
/* The same of those n rows, each of them `it`, that are so. */
#define RV_LISTS_SOME(function, owner, rows, n, is_so, name)                                       \
    const char *function(const void *ud, int i) {                                                  \
        const owner *of = ud;                                                                      \
        (void)of;                                                                                  \
        RV_EACH_AT(rows, n, it)                                                                    \
            if ((is_so) && i-- == 0)                                                               \
                return name;                                                                       \
        return NULL;                                                                               \
    }
#define RV_LISTS_SOME_HERE(...) static RV_LISTS_SOME(__VA_ARGS__)
/* Which of them it is; -1. */
int rv_find(rv_str word, const char *(*next)(const void *ud, int i), const void *ud);

#endif
