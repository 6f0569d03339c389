/* keys_test.c - duplicate keys are found, whatever the keys are and however many; and a document is
 * read only once, whatever escapes it contains. */
#include "../ok.h"
#include "yaml/doc.h"
#include <stdlib.h>

enum { MANY = 24900 };

/* ---- keys ---------------------------------------------------------------------------------- */

/* The i-th key of a kind. */
typedef const char *namer(rv_arena *a, int i);

static const char *in_order(rv_arena *a, int i) {
    return rv_printf(a, "%05d", i);
}

static const char *backwards(rv_arena *a, int i) {
    return rv_printf(a, "%05d", MANY - i);
}

static const char *alike_at_first(rv_arena *a, int i) {
    return rv_printf(a, "the same beginning %d", i * 7919 % MANY);
}

static const char *ever_longer(rv_arena *a, int i) {
    return rv_printf(a, "%0*d", 3 + i % 900, i / 900);
}

static unsigned fnv(unsigned h, const char *s) {
    for (; *s; s++)
        h = (h ^ (unsigned char)*s) * 16777619u;
    return h;
}

/* Keys whose FNV-1a ends in sixteen zeros: a hash table without a seed would store them all in one
 * slot. */
static const char *colliding(rv_arena *a, int i) {
    const char *start = rv_printf(a, "%d.", i);
    const unsigned h = fnv(2166136261u, start);
    char end[5] = "";
    for (unsigned n = 0; n < 1u << 20; n++) {
        for (int k = 0; k < 4; k++)
            end[k] = (char)('A' + (n >> 5 * k & 31));
        if ((fnv(h, end) & 0xffff) == 0)
            break;
    }
    return rv_printf(a, "%s%s", start, end);
}

static const rv_yaml *map_of(rv_arena *a, namer *name, int n) {
    rv_yaml *map = RV_NEW(a, rv_yaml), **end = &map->first;
    *map = (rv_yaml){.type = RV_YAML_MAP, .n = n};
    for (int i = 0; i < n; i++) {
        rv_yaml *k = RV_NEW(a, rv_yaml);
        *k = (rv_yaml){.text = rv_str_of(name(a, i)), .loc = {i + 1, 1}};
        k->next = RV_NEW(a, rv_yaml);
        *end = k;
        end = &k->next->next;
    }
    return map;
}

static void test_many(rv_arena *a, const char *what, namer *name, int n) {
    const rv_yaml *before;
    ok(!rv_keys_twice(a, map_of(a, name, n), &before), "%d keys %s all differ", n, what);
}

/* Every small map over three letters: the result equals that of comparing all pairs. */
static const char *letter(rv_arena *a, int i) {
    static const char *const letters[] = {"a", "b", "a longer word", "a longer wood"};
    (void)a;
    return letters[i];
}

static int number;
static const char *of_number(rv_arena *a, int i) {
    int n = number;
    while (i--)
        n /= 4;
    return n % 4 ? letter(a, n % 4) : in_order(a, n % 40);
}

static bool same_as_all_pairs(rv_arena *a, const rv_yaml *map) {
    const rv_yaml *before, *twice = rv_keys_twice(a, map, &before);
    RV_EACH_PAIR(map, k)
        for (const rv_yaml *o = map->first; o != k; o = o->next->next)
            if (rv_str_eq(o->text, k->text))
                return twice == k && before == o;
    return !twice;
}

static void test_small_maps(rv_arena *a) {
    int wrong = 0;
    for (int n = 0; n <= 12; n++)
        for (number = 0; number < 4096; number++) {
            wrong += !same_as_all_pairs(a, map_of(a, of_number, n));
            rv_arena_reset(a);
        }
    ok(wrong == 0, "the first key that stands twice is found, and where it stood before");
}

/* ---- documents ----------------------------------------------------------------------------- */

static size_t bytes_for(const char *text) {
    rv_arena a = {0};
    rv_diags diags = {.arena = &a};
    char *big = rv_alloc(&a, 1 << 22); /* one chunk whose free space is known */
    (void)big;
    rv_arena_reset(&a);
    size_t before = a.left;
    const rv_yaml *root = rv_doc_parse(&a, rv_str_of(text), 1, &diags);
    size_t used = before - a.left;
    if (!root || diags.n)
        used = 0;
    rv_arena_free(&a);
    return used;
}

static void test_one_reading(rv_arena *a) {
    enum { WORDS = 2000 };
    rv_buf with = {.arena = a}, without = {.arena = a};
    for (int i = 0; i < WORDS; i++) {
        rv_putf(&with, "- word %d\n", i);
        rv_putf(&without, "- word %d\n", i);
    }
    rv_put(&with, "- \"\\ud83d\\ude00\"\n");
    rv_put(&without, "- \"\\u263a\"\n");
    size_t one = bytes_for(rv_buf_text(&without)), other = bytes_for(rv_buf_text(&with));
    /* The pair must not cost more than a copy of the text. */
    ok(one && other > one && other < one + 4 * with.n,
       "a document with a pair of escapes is read once: %zu bytes for %zu", other, one);
}

static void test_pairs(rv_arena *a) {
    static const struct {
        const char *typed, *read;
    } rows[] = {
        {"\"\\ud83d\\ude00\"", "😀"},
        {"\"\\uD83D\\uDE00x\\ud800\\udc00\"", "😀x\U00010000"},
        {"'\\ud83d\\uDE00'", "\\ud83d\\uDE00"},
        {"\\ud83d\\ude00 plain 😀 \\uD83D\\ude00", "\\ud83d\\ude00 plain 😀 \\uD83D\\ude00"},
        {"'😀 it''s \\ud83d\\ude00'", "😀 it's \\ud83d\\ude00"},
        {"\"\\\\ud83d\\\\ude00\"", "\\ud83d\\ude00"},
        {"|-\n  \\ud83d\\ude00\n  😀", "\\ud83d\\ude00\n😀"},
        {"😀 # 😀 \\ud83d\\ude00", "😀"},
    };
    enum { ROWS = sizeof rows / sizeof *rows };
    rv_diags diags = {.arena = a};
    rv_buf b = {.arena = a};
    for (int i = 0; i < ROWS; i++)
        rv_putf(&b, "- %s\n", rows[i].typed);
    const rv_yaml *root = rv_doc_parse(a, rv_str_of(rv_buf_text(&b)), 1, &diags);
    const rv_yaml *it = root ? root->first : NULL;
    ok(root && root->n == ROWS && !diags.n, "one document has pairs of escapes in all places");
    for (int i = 0; i < ROWS && it; i++, it = it->next)
        if (!ok(rv_str_is(it->text, rows[i].read), "pairs of escapes, %d of %d", i + 1, ROWS))
            print_indented(it->text.s);
}

static void run(void *ud) {
    rv_arena *a = ud;
    test_small_maps(a);
    test_many(a, "in order", in_order, MANY);
    test_many(a, "backwards", backwards, MANY);
    test_many(a, "that begin alike", alike_at_first, MANY);
    test_many(a, "ever longer", ever_longer, MANY);
    test_many(a, "that collide", colliding, 1000); /* each of these keys is searched for */
    test_one_reading(a);
    test_pairs(a);
}

int main(void) {
    rv_arena a = {0};
    ok(rv_protect(&a, run, &a), "there was memory enough");
    rv_arena_free(&a);
    return ok_status();
}
