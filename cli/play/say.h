/* say.h - what the referee says about the game. */
#ifndef PLAY_SAY_H
#define PLAY_SAY_H

#include "play/play.h"

/* The score and whose turn it is; before it, what the last turn scored, and at the end the winner.
 */
void say_next(play *p);
void say_turn(play *p);
/* What is wrong with the diary, and notes that have not been said yet; and what can be done. */
void say_fault(play *p);
void say_refusal(play *p, const char *advice);

#endif
