/* save.h - writes files completely or not at all. */
#ifndef SAVE_H
#define SAVE_H

#include "run.h"

/* How a name can be written: a directory cannot; a file is written under a temporary name in the
 * same directory and renamed, so that a half-written file never appears and an old file is
 * replaced; to a pipe, a device or an open file (/dev/stdout) text is appended. */
typedef enum save_way { SAVE_NOT, SAVE_REPLACES, SAVE_ADDS } save_way;
save_way save_way_of(const char *name);

/* Writes the contents of an out without a descriptor to a file, or to standard output for "-". An
 * old file keeps its mode, without the set-ID bits; a new file has the mode that r->umask leaves,
 * while the umask of the process is 0. Returns RV_FINE; or RV_LIMIT_HIT after one line that tells
 * why it could not be written, or RV_MISUSED if the file is one that the command reads. */
rv_status save(run *r, const char *name, out *text);
/* The same for a file that *held has locked with flock: the new file is locked before it takes the
 * old one's name, and *held is then the descriptor of the new one. */
rv_status save_held(run *r, const char *name, out *text, int *held);
/* Removes what save left beside a file when the process that wrote it was killed. */
void save_clean(const char *name);
/* "board-2.svg" of "board.svg" and 2; the name itself for the first. */
void save_numbered(out *to, const char *name, int number);

#endif
