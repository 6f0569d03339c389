/* score.h - parts of an itemised score. */
#ifndef SCORE_H
#define SCORE_H

#include "run.h"

/* Prints the last turn that was played, with its items. */
void score_put_last(run *r, const rv_report *p);
/* Prints the items of final scoring, and who wins. */
void score_put_end(run *r, const rv_report *p);

#endif
