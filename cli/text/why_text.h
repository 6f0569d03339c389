/* why_text.h - the answer to why, in words. */
#ifndef WHY_TEXT_H
#define WHY_TEXT_H

#include "alternatives.h"
#include "report.h"

/* A turn or final scoring: a line for each step, the count below its points, the rule at the right
 * edge; then the score, what others make of it, and what could have been done instead. A story:
 * turn by turn. */
void why_text(run *r, const document *d, const rv_why *w, const alternatives *others);

#endif
