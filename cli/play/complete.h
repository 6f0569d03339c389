/* complete.h - what can stand at the end of a line that is typed during a game. */
#ifndef COMPLETE_H
#define COMPLETE_H

#include "run.h"

/* The game so far, judged without what is being typed. */
typedef struct completing {
    run *r;
    const rv_report *report;
    const char *const *commands; /* the words that are no entries, up to NULL */
    const char *tile;            /* that an entry needs not name; or NULL */
    const char *entry;           /* "W: 17/90 d7": the one that was refused, to which a key can be
                                    added; or NULL */
} completing;

/* As line_choices: words, tiles that are left, rotations, cells where the tile fits, followers that
 * may stand there, keys, their values; features behind `why`, rules behind `explain`. */
void complete_line(const completing *c, const char *before, const char *last, out *words);

#endif
