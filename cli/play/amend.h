/* amend.h - what was entered before is typed again: keys of the document, and earlier turns. */
#ifndef PLAY_AMEND_H
#define PLAY_AMEND_H

#include "play/play.h"

/* "score: {W: 14}" and "result: {W: 86}" are keys of the document; "17 take: {12: 5}" is a key of
 * turn 17, and "27 B: 17/90 e5" takes its place. False: the line is something else. */
bool amend_enter(play *p, char *line);

#endif
