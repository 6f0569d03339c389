/* game_file.h - the file of a game at the table. It is locked from the beginning to the end, so
 * that no other `play` has it; what another program writes to it is not written over. */
#ifndef PLAY_GAME_FILE_H
#define PLAY_GAME_FILE_H

#include "run.h"

typedef struct game_file {
    run *r;
    const char *name;
    out text;  /* what it contains, as far as this program knows */
    int fd;    /* of the file, locked; -1: it is not open */
    bool made; /* by this program, empty */
} game_file;

void game_file_open(game_file *f, run *r, const char *name);
void game_file_close(game_file *f);
/* Makes it if there is none, locks and reads it; there may be nothing in it. What is not one
 * document that can be written back is complained of, and so is one that another `play` has. */
rv_status game_file_read(game_file *f, bool *exists);
/* Takes the text over as its new contents, unless another program has changed it. */
rv_status game_file_save(game_file *f, out *text);

#endif
