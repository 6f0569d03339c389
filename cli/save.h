/* save.h - files that are written whole or not at all. */
#ifndef SAVE_H
#define SAVE_H

#include "run.h"

/* What can be done with a name: nothing with a directory; a file is written beside its place and
 * then put there, so that no half of one is ever left, and an old one is replaced; to a pipe, a
 * device or what is open already (/dev/stdout) more is added. */
typedef enum save_way { SAVE_NOT, SAVE_REPLACES, SAVE_ADDS } save_way;
save_way save_way_of(const char *name);

/* Writes what an out without a descriptor holds to a file, or to standard output for "-". The mode
 * of an old file is kept, without what lets others run it as its owner; a new one has what
 * r->umask leaves, while that of the process is 0. RV_FINE, or RV_LIMIT_HIT after one line that
 * says why it could not be written. */
rv_status save(run *r, const char *name, out *text);
/* "board-2.svg" of "board.svg" and 2; the name itself for the first. */
void save_numbered(out *to, const char *name, int number);

#endif
