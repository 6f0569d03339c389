/* keys.h - finds duplicate keys of a map. */
#ifndef RV_KEYS_H
#define RV_KEYS_H

#include "yaml/doc.h"

/* The first key of a map that is a duplicate, and in *before the earlier one; NULL if all differ.
 * The keys are sorted, with at most n log n comparisons, whatever they are; `steps`, unless NULL,
 * counts them. May longjmp. */
const rv_yaml *rv_keys_twice(rv_arena *a, const rv_yaml *map, const rv_yaml **before, long *steps);

#endif
