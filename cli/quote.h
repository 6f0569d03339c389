/* quote.h - the line of a document to which a complaint points, with a caret under the place. */
#ifndef QUOTE_H
#define QUOTE_H

#include "out.h"
#include "reeve_cli.h"

/* Two lines, as compilers print them; nothing where the document has no such place:
 *
 *      14 | - W: 17 e6 knight
 *         |         ^~
 *
 * Line and column count from 1, the line in the file, the column in characters. Of a long line the
 * part around the place is shown. */
void quote_put(out *o, const rv_text *text, int line, int column);

#endif
