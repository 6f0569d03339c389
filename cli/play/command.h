/* command.h - commands of reeve that are typed during a game. */
#ifndef PLAY_COMMAND_H
#define PLAY_COMMAND_H

#include "play/play.h"

/* Answers about the game so far: "legal 17 --actions" is `reeve legal --tile 17 --actions`, where
 * `before` is `--tile`. */
void command_obey(play *p, const char *name, const char *before, char *words);
/* Prints the board at a terminal, and draws the picture. */
void command_redraw(play *p);

#endif
