/* command.h - commands of reeve that are typed during a game. */
#ifndef PLAY_COMMAND_H
#define PLAY_COMMAND_H

#include "play/play.h"

/* The name of a command; what may follow it besides options: several words where it has `|`; and
 * "--tile" where the first of them is a tile. */
typedef struct reeve_word {
    const char *name, *words, *before;
} reeve_word;

/* Answers about the game so far: "legal 17 --actions" is `reeve legal --tile 17 --actions`. */
void command_obey(play *p, const reeve_word *word, char *words);
/* Prints the board at a terminal, and draws the picture. */
void command_redraw(play *p);

#endif
