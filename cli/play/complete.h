/* complete.h - what can stand at the end of a line that is typed during a game. */
#ifndef COMPLETE_H
#define COMPLETE_H

#include "run.h"

/* The game so far, judged without what is being typed. */
typedef struct completing {
    run *r;
    const rv_report *report;
    const char *const *commands; /* the words that are no entries, up to NULL */
    bool keys;                   /* a key can be added to the entry before */
} completing;

/* As line_choices: words, tiles that are left, rotations, cells where the tile fits, followers that
 * may stand there, keys; rules behind `explain`. */
void complete_line(const completing *c, const char *before, const char *last, out *words);

#endif
