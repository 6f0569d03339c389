/* watch.h - --watch: answers again whenever a file that is named has changed. */
#ifndef WATCH_H
#define WATCH_H

#include "args.h"

/* Answers once, from nothing. */
typedef rv_status watch_answer(void *ud);

/* Answers now, and again after each change of the operands, of the files of --script, and of the
 * rulesets and scripts that the user has, until SIGINT or SIGTERM comes or nobody reads the
 * output. While a file is away nothing is answered. Returns the status of the last answer, or why
 * nothing can be watched, after one line on err. */
rv_status watch(const args *a, out *o, out *err, watch_answer *answer, void *ud);

#endif
