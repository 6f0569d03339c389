/* arena.c - chunks of memory that are freed all at once, and the texts that are made in them:
 * growing texts, counted strings, the nearest of some words, and characters.
 *
 * All that a document leads to is in one rv_arena. Whoever allocates need not look whether there
 * was memory: if it runs out, rv_no_memory jumps to the caller of rv_protect.
 */
#include "base/arena.h"
#include <stdio.h>
#include <stdlib.h>

#ifdef RV_SANITIZED
#include <sanitizer/asan_interface.h>
#else
#define ASAN_POISON_MEMORY_REGION(at, n) ((void)(at), (void)(n))
#define ASAN_UNPOISON_MEMORY_REGION(at, n) ((void)(at), (void)(n))
#endif

/* Twice doubled it stays below what malloc maps, and unmaps, by itself. */
#define CHUNK_MIN (31 * 1024)

struct rv_chunk {
    rv_chunk *older;
    size_t size;
    max_align_t data[];
};

static void begin_chunk(rv_arena *a, rv_chunk *c) {
    a->chunk = c;
    a->at = c ? (char *)c->data + RV_GAP : NULL;
    a->left = c ? c->size - RV_GAP : 0;
    if (c)
        ASAN_POISON_MEMORY_REGION(c->data, c->size);
}

static void free_chunks(rv_arena *a, const rv_chunk *but) {
    while (a->chunk != but) {
        rv_chunk *older = a->chunk->older;
        free(a->chunk);
        a->chunk = older;
    }
}

void rv_arena_free(rv_arena *a) {
    free_chunks(a, NULL);
    begin_chunk(a, NULL);
}

/* The newest chunk is the largest: each is larger than the one before. */
void rv_arena_reset(rv_arena *a) {
    rv_chunk *keep = a->chunk;
    if (!keep)
        return;
    a->chunk = keep->older;
    rv_arena_free(a);
    keep->older = NULL;
    begin_chunk(a, keep);
}

rv_arena_checkpoint rv_arena_save(const rv_arena *a) {
    return (rv_arena_checkpoint){a->chunk, a->at, a->left};
}

void rv_arena_back(rv_arena *a, const rv_arena_checkpoint *to) {
    free_chunks(a, to->chunk);
    a->at = to->at;
    a->left = to->left;
    if (a->chunk)
        ASAN_POISON_MEMORY_REGION(a->at, a->left);
}

void rv_no_memory(rv_arena *a) {
    if (!a->way_out && a->no_guard)
        a->no_guard();
    if (!a->way_out)
        abort(); /* an unguarded call is a bug of ours, not an error of the input */
    longjmp(*a->way_out, 1);
}

static void add_chunk(rv_arena *a, size_t n) {
    size_t size = a->chunk ? a->chunk->size * 2 : CHUNK_MIN;
    while (size < RV_GAP + n)
        size *= 2;
    rv_chunk *c = malloc(sizeof *c + size);
    if (!c)
        rv_no_memory(a);
    c->older = a->chunk;
    c->size = size;
    begin_chunk(a, c);
}

void *rv_room_more(rv_arena *a, size_t n) {
    if (n > SIZE_MAX / 4)
        rv_no_memory(a);
    size_t all = (n + RV_ALIGN - 1) / RV_ALIGN * RV_ALIGN + RV_GAP;
    if (all > a->left || !a->chunk)
        add_chunk(a, all);
    void *p = a->at;
    a->at += all;
    a->left -= all;
    ASAN_UNPOISON_MEMORY_REGION(p, n);
    return p;
}

const char *rv_dup(rv_arena *a, rv_str s) {
    char *p = rv_room(a, s.n + 1);
    if (s.n)
        memcpy(p, s.s, s.n);
    p[s.n] = '\0';
    return p;
}

/* Few texts are longer than the small one: they are printed once. */
const char *rv_vprintf(rv_arena *a, const char *format, va_list args) {
    char small[256];
    va_list again;
    va_copy(again, args);
    int n = vsnprintf(small, sizeof small, format, args);
    char *p = rv_room(a, (size_t)n + 1);
    if (n < (int)sizeof small)
        memcpy(p, small, (size_t)n + 1);
    else
        vsnprintf(p, (size_t)n + 1, format, again);
    va_end(again);
    return p;
}

const char *rv_printf(rv_arena *a, const char *format, ...) {
    va_list args;
    va_start(args, format);
    const char *text = rv_vprintf(a, format, args);
    va_end(args);
    return text;
}

const char *rv_from_to(rv_arena *a, int least, int most) {
    return least == most ? rv_printf(a, "%d", least) : rv_printf(a, "%d to %d", least, most);
}

const char *rv_join(rv_arena *a, int n, const char *const *parts) {
    size_t all = 1;
    for (int i = 0; i < n; i++)
        all += strlen(parts[i]);
    char *text = rv_room(a, all), *to = text;
    for (int i = 0; i < n; i++) {
        size_t length = strlen(parts[i]);
        memcpy(to, parts[i], length);
        to += length;
    }
    *to = '\0';
    return text;
}

void *rv_grow(rv_arena *a, void *list, int n, int *cap, size_t size) {
    if (n < *cap)
        return list;
    int bigger = *cap ? *cap * 2 : 8;
    void *p = rv_room(a, (size_t)bigger * size);
    if (n)
        memcpy(p, list, (size_t)n * size);
    *cap = bigger;
    return p;
}

bool rv_protect_all(rv_arena *const *list, int n, void (*fn)(void *ud), void *ud) {
    jmp_buf here, *outer[RV_PROTECTED];
    for (int i = 0; i < n; i++) {
        outer[i] = list[i]->way_out;
        list[i]->way_out = &here;
    }
    bool fine = setjmp(here) == 0;
    if (fine)
        fn(ud);
    while (n-- > 0) /* one of them may stand there twice */
        list[n]->way_out = outer[n];
    return fine;
}

bool rv_protect(rv_arena *a, void (*fn)(void *ud), void *ud) {
    return rv_protect_all(&a, 1, fn, ud);
}

void rv_putn(rv_buf *b, const char *s, size_t n) {
    if (b->cap - b->n < n + 1) {
        size_t cap = b->cap ? b->cap : 256;
        while (cap < b->n + n + 1)
            cap *= 2;
        char *p = rv_room(b->arena, cap);
        if (b->n)
            memcpy(p, b->s, b->n);
        b->s = p;
        b->cap = cap;
    }
    if (n)
        memcpy(b->s + b->n, s, n);
    b->n += n;
    b->s[b->n] = '\0';
}

void rv_put(rv_buf *b, const char *s) {
    rv_putn(b, s, strlen(s));
}

void rv_putf(rv_buf *b, const char *format, ...) {
    char small[256];
    va_list args;
    va_start(args, format);
    int n = vsnprintf(small, sizeof small, format, args);
    va_end(args);
    if (n < (int)sizeof small) {
        rv_putn(b, small, (size_t)n);
        return;
    }
    va_start(args, format);
    rv_putn(b, rv_vprintf(b->arena, format, args), (size_t)n);
    va_end(args);
}

const char *rv_buf_text(const rv_buf *b) {
    return b->s ? b->s : "";
}

rv_buf *rv_buf_new(rv_arena *a) {
    return RV_COPY(a, (rv_buf){.arena = a});
}

void rv_buf_back(rv_buf *b, size_t n) {
    if (n < b->n)
        b->s[b->n = n] = '\0';
}

rv_str rv_str_of(const char *s) {
    return (rv_str){s, strlen(s)};
}

bool rv_str_eq(rv_str a, rv_str b) {
    return a.n == b.n && (a.n == 0 || memcmp(a.s, b.s, a.n) == 0);
}

bool rv_str_same(rv_str a, rv_str b) {
    bool same = a.n == b.n;
    for (size_t i = 0; same && i < a.n; i++)
        same = rv_small(a.s[i]) == rv_small(b.s[i]);
    return same;
}

rv_str rv_str_small(rv_arena *a, rv_str text) {
    char *s = rv_alloc(a, text.n + 1);
    for (size_t i = 0; i < text.n; i++)
        s[i] = rv_small(text.s[i]);
    return (rv_str){s, text.n};
}

rv_str rv_str_cut(rv_str *rest, const char *at) {
    const rv_str whole = *rest;
    size_t n = 0;
    if (!at[1] && whole.n) { /* usually there is only one */
        const char *end = memchr(whole.s, at[0], whole.n);
        n = end ? (size_t)(end - whole.s) : whole.n;
    } else
        while (n < whole.n && (!whole.s[n] || !strchr(at, whole.s[n])))
            n++;
    *rest = n < whole.n ? (rv_str){whole.s + n + 1, whole.n - n - 1} : (rv_str){NULL, 0};
    return (rv_str){whole.s, n};
}

bool rv_str_lists(rv_str all, const char *at, rv_str word) {
    while (all.s)
        if (rv_str_eq(rv_str_cut(&all, at), word))
            return true;
    return false;
}

bool rv_made_of(rv_str text, size_t most, const char *signs) {
    for (size_t i = 0; i < text.n; i++)
        if (!rv_is_alnum(text.s[i]) && (!text.s[i] || !strchr(signs, text.s[i])))
            return false;
    return text.n > 0 && text.n <= most;
}

static bool blank(char c) {
    return c == ' ' || c == '\t' || c == '\n';
}

rv_str rv_str_nth(rv_str list, const char *at, int i) {
    rv_str word = {NULL, 0};
    for (; i >= 0 && list.s; i--)
        word = rv_str_cut(&list, at);
    return i < 0 ? word : (rv_str){NULL, 0};
}

rv_str rv_str_word(rv_str *rest) {
    const rv_str text = *rest;
    size_t from = 0;
    while (from < text.n && blank(text.s[from]))
        from++;
    size_t to = from;
    while (to < text.n && !blank(text.s[to]))
        to++;
    /* cppcheck-suppress nullPointerArithmeticRedundantCheck ; NULL has no bytes */
    *rest = to < text.n ? (rv_str){text.s + to + 1, text.n - to - 1} : (rv_str){NULL, 0};
    return text.s ? (rv_str){text.s + from, to - from} : text;
}

bool rv_str_int(rv_str s, int *out) {
    bool minus = s.n > 1 && s.s[0] == '-';
    int n = 0;
    if (s.n == 0 || s.n - minus > 9)
        return false;
    for (size_t i = minus; i < s.n; i++) {
        if (s.s[i] < '0' || s.s[i] > '9')
            return false;
        n = n * 10 + (s.s[i] - '0');
    }
    *out = minus ? -n : n;
    return true;
}

bool rv_str_whole(rv_str s) {
    size_t i = s.n && s.s[0] == '-';
    bool digits = i < s.n;
    for (; i < s.n; i++)
        digits &= s.s[i] >= '0' && s.s[i] <= '9';
    return digits;
}

#define NEAR_MAX 32

/* The distance of optimal string alignment. */
int rv_typing_steps(rv_str a, rv_str b) {
    int d[NEAR_MAX + 1][NEAR_MAX + 1];
    if (a.n > NEAR_MAX || b.n > NEAR_MAX)
        return a.n > b.n ? (int)a.n : (int)b.n;
    for (size_t i = 0; i <= a.n; i++)
        d[i][0] = (int)i;
    for (size_t j = 0; j <= b.n; j++)
        d[0][j] = (int)j;
    for (size_t i = 1; i <= a.n; i++)
        for (size_t j = 1; j <= b.n; j++) {
            int least = d[i - 1][j - 1] + (rv_small(a.s[i - 1]) != rv_small(b.s[j - 1]));
            bool swapped = i > 1 && j > 1 && a.s[i - 1] == b.s[j - 2] && a.s[i - 2] == b.s[j - 1];
            least = d[i - 1][j] + 1 < least ? d[i - 1][j] + 1 : least;
            least = d[i][j - 1] + 1 < least ? d[i][j - 1] + 1 : least;
            d[i][j] = swapped && d[i - 2][j - 2] + 1 < least ? d[i - 2][j - 2] + 1 : least;
        }
    return d[a.n][b.n];
}

int rv_find(rv_str word, const char *(*next)(const void *ud, int i), const void *ud) {
    const char *s;
    for (int i = 0; (s = next(ud, i)) != NULL; i++)
        if (rv_str_is(word, s))
            return i;
    return -1;
}

const char *rv_nearest(rv_str word, const char *(*next)(const void *ud, int i), const void *ud) {
    const char *best = NULL, *s;
    int near = 3;
    if (word.n > NEAR_MAX)
        return NULL;
    for (int i = 0; (s = next(ud, i)) != NULL; i++) {
        rv_str candidate = rv_str_of(s);
        if (candidate.n > NEAR_MAX)
            continue;
        int d = rv_typing_steps(word, candidate);
        if (d < near && (size_t)d < candidate.n && 2 * (size_t)d <= word.n &&
            (d < 2 || (*s | ' ') == (*word.s | ' '))) { /* the first letter is rarely mistyped */
            near = d;
            best = s;
        }
    }
    return best;
}

const char *rv_between(int i, int n, const char *last) {
    return i == 0 ? "" : i == n - 1 ? last : ", ";
}

const char *rv_any_of(rv_arena *a, const char *const *words, int n) {
    rv_buf b = {.arena = a};
    for (int i = 0; i < n; i++)
        rv_put_choice(&b, i, n, words[i]);
    return rv_buf_text(&b);
}

/* ---- characters ---------------------------------------------------------------------------- */

size_t rv_utf8(const char *text, size_t left, unsigned *out) {
    static const unsigned least[5] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *p = (const unsigned char *)text;
    unsigned c = left ? p[0] : 0;
    size_t n = c < 0x80 ? 1 : c >= 0xf5 ? 0 : c >= 0xf0 ? 4 : c >= 0xe0 ? 3 : c >= 0xc2 ? 2 : 0;
    if (n == 0 || n > left)
        return 0;
    unsigned value = n == 1 ? c : c & (0xffu >> (n + 1));
    for (size_t i = 1; i < n; i++) {
        if ((p[i] & 0xc0) != 0x80)
            return 0;
        value = value << 6 | (p[i] & 0x3fu);
    }
    bool surrogate = value >= 0xd800 && value < 0xe000;
    *out = value;
    return (n > 1 && value < least[n]) || value > 0x10ffff || surrogate ? 0 : n;
}

bool rv_printable(unsigned c) {
    if (c < 0x20)
        return c == '\t' || c == '\n' || c == '\r';
    if (c >= 0x7f && c < 0xa0)
        return c == 0x85;
    return c != 0xfeff && c != 0xfffe && c != 0xffff;
}

bool rv_acts(unsigned c) {
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x061c || c == 0x200e || c == 0x200f ||
           (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069) || c == 0xfeff;
}
