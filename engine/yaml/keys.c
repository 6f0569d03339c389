/* keys.c - whether a key stands twice in a map. Few keys are compared each with those before it;
 * many are sorted, so that no document can make this slow.
 */
#include "yaml/doc.h"
#include <stdint.h>

/* A key with its first bytes as a number: most keys differ in them. */
typedef struct head {
    uint64_t first;
    const rv_yaml *key;
} head;

enum { FIRST = sizeof(uint64_t) };

static int compare(const head *x, const head *y) {
    const rv_str s = x->key->text, t = y->key->text;
    if (x->first != y->first)
        return x->first < y->first ? -1 : 1;
    if (s.n <= FIRST || t.n <= FIRST)
        return (s.n > t.n) - (s.n < t.n);
    int order = memcmp(s.s + FIRST, t.s + FIRST, (s.n < t.n ? s.n : t.n) - FIRST);
    return order ? order : (s.n > t.n) - (s.n < t.n);
}

typedef struct sorting {
    const rv_yaml *twice, *before;
    long steps;
} sorting;

/* In `list`, or in the room as large, whichever it ends in. Runs that lie one behind the other are
 * merged; of equal keys the earlier one comes first. */
static const head *sorted(sorting *s, head *list, head *room, size_t n) {
    for (size_t run = 1; run < n; run *= 2) {
        for (size_t i = 0; i < n; i += 2 * run) {
            size_t middle = i + run < n ? i + run : n, end = middle + run < n ? middle + run : n;
            const head *x = list + i, *y = list + middle;
            for (size_t to = i; to < end; to++) {
                bool both = x < list + middle && y < list + end;
                s->steps += both;
                room[to] = (both ? compare(x, y) <= 0 : x < list + middle) ? *x++ : *y++;
            }
        }
        head *swap = list;
        list = room;
        room = swap;
    }
    return list;
}

/* Sorted, equal keys lie beside each other, in the order of the map. */
static void try_many(sorting *s, rv_arena *a, const rv_yaml *map) {
    size_t n = 0;
    head *list = RV_ROOM(a, head, map->n), *room = RV_ROOM(a, head, map->n);
    RV_EACH_PAIR(map, k) {
        head *h = &list[n++];
        *h = (head){0, k};
        for (size_t i = 0; i < FIRST; i++) /* no key holds a NUL */
            h->first = h->first << 8 | (i < k->text.n ? (unsigned char)k->text.s[i] : 0);
    }
    const head *order = sorted(s, list, room, n);
    for (size_t i = 1; i < n; i++, s->steps++) {
        const rv_yaml *k = order[i].key;
        bool earlier =
            !s->twice || k->mark.line < s->twice->mark.line ||
            (k->mark.line == s->twice->mark.line && k->mark.column < s->twice->mark.column);
        if (earlier && compare(&order[i - 1], &order[i]) == 0) {
            s->twice = k;
            s->before = order[i - 1].key;
        }
    }
}

const rv_yaml *rv_keys_twice(rv_arena *a, const rv_yaml *map, const rv_yaml **before, long *steps) {
    enum { FEW = 8 };
    sorting s = {0};
    if (map->n >= FEW)
        try_many(&s, a, map);
    RV_EACH_PAIR(map->n < FEW ? map : NULL, k)
        for (const rv_yaml *o = map->first; o != k && !s.twice; o = o->next->next, s.steps++)
            if (rv_str_eq(o->text, k->text)) {
                s.twice = k;
                s.before = o;
            }
    *before = s.before;
    if (steps)
        *steps += s.steps;
    return s.twice;
}
