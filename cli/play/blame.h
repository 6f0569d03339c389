/* blame.h - the complaints about what was typed last. */
#ifndef BLAME_H
#define BLAME_H

#include "run.h"

/* Prints the diagnostics as report_diagnostics does. Their help lines name the words of `reeve
 * play` in place of the commands of a shell: "see: legal 17". */
void blame_put(run *r, const document *d);

#endif
