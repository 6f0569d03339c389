/* trees.h - a text read in both ways that engine/doc.h has, for a test program and a fuzz target:
 * where the fast way does not give up, libyaml's gives the same tree, and complains of nothing.
 */
#ifndef TREES_H
#define TREES_H

#include "doc.h"

typedef enum reading {
    GIVEN_UP, /* by the fast way */
    ALIKE,
    DIFFERENT
} reading;

static inline bool same_tree(const rv_yaml *a, const rv_yaml *b) {
    if (!a || !b)
        return a == b;
    bool same = a->type == b->type && a->n == b->n && a->mark.line == b->mark.line &&
                a->mark.column == b->mark.column && rv_str_eq(a->text, b->text) &&
                (a->type != RV_YAML_WORD || a->text.s[a->text.n] == '\0');
    const rv_yaml *i = a->first, *j = b->first;
    for (; same && i && j; i = i->next, j = j->next)
        same = same_tree(i, j);
    return same && !i == !j;
}

typedef struct both_ways {
    rv_arena *arena;
    rv_str text;
    reading reading;
} both_ways;

static inline void read_both_ways(void *ud) {
    both_ways *b = ud;
    rv_diags diags = {.arena = b->arena};
    const rv_yaml *plain = rv_doc_plain(b->arena, b->text, 1);
    const rv_yaml *any = plain ? rv_doc_events(b->arena, b->text, 1, &diags) : NULL;
    b->reading = !plain ? GIVEN_UP : diags.n == 0 && same_tree(plain, any) ? ALIKE : DIFFERENT;
}

/* Of a text that is ASCII without tabs and carriage returns. The arena is reset. */
static inline reading read_alike(rv_arena *arena, rv_str text) {
    both_ways b = {arena, text, GIVEN_UP};
    rv_arena_reset(arena);
    return rv_protect(arena, read_both_ways, &b) ? b.reading : DIFFERENT;
}

#endif
