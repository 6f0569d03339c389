/* journal.h - records every change of a game's state before it is made, so that it can be undone.
 *
 * Undoing costs only as much as the changes. The state lives at fixed addresses in the game's arena
 * and is never moved after the game is made.
 */
#ifndef RV_JOURNAL_H
#define RV_JOURNAL_H

#include "base/arena.h"

typedef struct rv_change {
    void *at;
    uint64_t old;
    uint8_t size;
} rv_change;

typedef struct rv_journal {
    rv_arena *arena;
    rv_change *list;
    int n, cap;
} rv_journal;

/* May longjmp, before the change is made. */
static inline void rv_note(rv_journal *j, void *at, size_t size) {
    if (j->n == j->cap)
        j->list = rv_grow(j->arena, j->list, j->n, &j->cap, sizeof *j->list);
    rv_change *c = &j->list[j->n++];
    c->at = at;
    c->size = (uint8_t)size;
    memcpy(&c->old, at, size);
}

static inline void rv_swap_change(rv_change *c) {
    uint64_t now;
    memcpy(&now, c->at, c->size);
    memcpy(c->at, &c->old, c->size);
    c->old = now;
}

/* Shows the state as it was at a checkpoint, and the present one again, without a change between.
 */
static inline void rv_look_back(rv_journal *j, int checkpoint) {
    for (int i = j->n - 1; i >= checkpoint; i--)
        rv_swap_change(&j->list[i]);
}
static inline void rv_look_forward(rv_journal *j, int checkpoint) {
    for (int i = checkpoint; i < j->n; i++)
        rv_swap_change(&j->list[i]);
}

/* Sets a part of the state. */
#define RV_SET(g, place, value)                                                                    \
    do {                                                                                           \
        _Static_assert(sizeof(place) <= sizeof((rv_change *)0)->old, "a change keeps it");         \
        rv_note(&(g)->journal, &(place), sizeof(place));                                           \
        (place) = (value);                                                                         \
    } while (0)
/* Sets it unless it is so already, which would be no change. */
#define RV_CHANGE(g, place, value)                                                                 \
    do {                                                                                           \
        if ((place) != (value))                                                                    \
            RV_SET(g, place, value);                                                               \
    } while (0)
/* A number becomes so much more, or less. */
#define RV_ADD(g, place, by) RV_SET(g, place, (__typeof__(place))((place) + (by)))

#endif
