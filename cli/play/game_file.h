/* game_file.h - the file of a game at the table, which no other program may change meanwhile. */
#ifndef PLAY_GAME_FILE_H
#define PLAY_GAME_FILE_H

#include "run.h"

typedef struct game_file {
    run *r;
    const char *name;
    out text; /* what it contains, as far as this program knows */
} game_file;

void game_file_open(game_file *f, run *r, const char *name);
void game_file_close(game_file *f);
/* Reads it; there may be none, or nothing in it. What is not one document that can be written back
 * is complained of.
 */
rv_status game_file_read(game_file *f, bool *exists);
/* Takes the text over as its new contents, unless another program has changed it. */
rv_status game_file_save(game_file *f, out *text);

#endif
