/* shared_svg.h - shapes that a picture has many times, written once: the picture uses them by their
 * number.
 */
#ifndef SHARED_SVG_H
#define SHARED_SVG_H

#include "svg/svg.h"

/* Lines that are whole shapes. Zero is none yet. */
typedef struct shared {
    out texts;   /* of the shapes, one after the other */
    size_t *at;  /* where each begins, and where the last one ends; owned */
    int *places; /* a hash table of numbers, from 1; 0: free; owned */
    int n, room; /* places: twice as many, a power of two */
} shared;

void shared_open(shared *h);
void shared_free(shared *h);

/* Adds what svg.c wrote, in which a line that is a whole shape becomes a use of it. */
void shared_put(shared *h, out *to, const char *text);

/* Writes all shapes that were used so far, to stand in the same document. */
void shared_definitions(const shared *h, svg *s);

#endif
