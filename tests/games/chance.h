/* chance.h - random numbers that are the same on every machine, from a state that the test owns. */
#ifndef CHANCE_H
#define CHANCE_H

#include <stdint.h>

static inline uint64_t chance_next(uint64_t *state) {
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* From 0 to n - 1. */
static inline int chance_below(uint64_t *state, int n) {
    return (int)((chance_next(state) >> 32) * (uint64_t)n >> 32);
}

static inline void chance_shuffle(uint64_t *state, int *list, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = chance_below(state, i + 1), swap = list[i];
        list[i] = list[j];
        list[j] = swap;
    }
}

#endif
