/* keys.h - does a key of a map stand twice? */
#ifndef RV_KEYS_H
#define RV_KEYS_H

#include "yaml/doc.h"

/* The first key of a map that stands there before, and in *before where; NULL when all differ.
 * Sorting finds it: n keys are compared n log n times at most, whatever they are, and `steps`,
 * where it is not NULL, counts how often. May longjmp. */
const rv_yaml *rv_keys_twice(rv_arena *a, const rv_yaml *map, const rv_yaml **before, long *steps);

#endif
