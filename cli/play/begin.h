/* begin.h - how a new game begins at the table: its record, from the answers to questions. */
#ifndef BEGIN_H
#define BEGIN_H

#include "play/line.h"
#include "run.h"

/* Asks for the game and its players until the answers make a record; false at the end of input,
 * with the last complaint's status, or RV_FINE. */
bool begin_new(run *r, line_reader *lines, out *text, rv_status *status);
/* What can be typed while the game is asked for: rulesets, and their options. */
line_choices begin_choices;

#endif
