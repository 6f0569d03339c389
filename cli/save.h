/* save.h - files that are written whole or not at all. */
#ifndef SAVE_H
#define SAVE_H

#include "run.h"

/* Writes what an out without a descriptor holds to a file, or to standard output for "-". A file is
 * written beside its place and then put there, so that no half of one is ever left; an old one is
 * replaced. RV_FINE, or RV_LIMIT_HIT after one line that says why it could not be written. */
rv_status save(run *r, const char *name, out *text);
/* "board-2.svg" of "board.svg" and 2; the name itself for the first. */
void save_numbered(out *to, const char *name, int number);

#endif
