/* indent.h - lays out JSON for people. */
#ifndef INDENT_H
#define INDENT_H

#include "out.h"

/* Prints JSON that is on one line with each member or element on its own line. */
void indent_json(out *o, const char *s);

#endif
