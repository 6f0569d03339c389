/* line.h - lines that somebody types: with editing, history and completion on a terminal, or read
 * as they come from a pipe. */
#ifndef LINE_H
#define LINE_H

#include "out.h"

typedef struct line_reader line_reader;

/* Puts the words that can stand at the end of what is typed, one on each line, as far as they begin
 * with `word`, which is the last word of `before`. */
typedef void line_choices(void *ud, const char *before, const char *word, out *words);

/* Reads standard input; NULL if memory ran out. */
line_reader *line_open(line_choices *choices, void *ud);
void line_close(line_reader *l);
/* Whether it reads from a terminal, where a prompt is shown. */
bool line_is_terminal(const line_reader *l);
/* The next line without its end; it lives until the next call. NULL at the end of the input. */
const char *line_read(line_reader *l, const char *prompt);

#endif
