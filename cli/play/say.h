/* say.h - what the referee says about the game. */
#ifndef PLAY_SAY_H
#define PLAY_SAY_H

#include "play/play.h"

/* The score and whose turn it is; before it, what the last turn scored, and at the end the winner.
 */
void say_next(play *p);
void say_turn(play *p);
/* What is wrong with the diary, and notes that have not been said yet. */
void say_fault(play *p);
/* What can be done about what is wrong in the file; nothing if all is right. */
void say_how_to_mend(play *p);

#endif
