/* utf8.h - characters of a text; rv_utf8 and rv_acts are in reeve.h. */
#ifndef RV_UTF8_H
#define RV_UTF8_H

#include "reeve_cli.h"

/* Whether the character may appear unescaped in YAML text: not control characters except tab and
 * line ends, and not marks of direction. */
bool rv_printable(unsigned c);

#endif
