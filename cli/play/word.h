/* word.h - the words of play.def. */
#ifndef PLAY_WORD_H
#define PLAY_WORD_H

#include "play/play.h"

/* Obeys a line: a word, or else an entry. */
void word_obey(play *p, char *line);
/* Goes on where an earlier session ended: with answers, a tile that was drawn, or a board. */
void word_resume(play *p);
/* What can be typed next, in a game (of which `ud` is the play) or before it. */
line_choices word_choices;

#endif
