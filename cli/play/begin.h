/* begin.h - how a game at the table begins: a new record from the answers to questions, or one that
 * a file contains. */
#ifndef BEGIN_H
#define BEGIN_H

#include "play/line.h"
#include "run.h"

/* Asks for the game and its players until the answers make a record; false at the end of input,
 * with the last complaint's status, or RV_FINE. */
bool begin_new(run *r, line_reader *lines, out *text, rv_status *status);
/* Puts the file's text, which is one document; `exists` says whether there is a file. False after a
 * complaint. */
bool begin_read(run *r, const char *file, out *text, bool *exists, rv_status *status);

/* What can be typed while the game is asked for: rulesets, and their options. */
line_choices begin_choices;

#endif
