/* why_text.h - prints the answer of why in words. */
#ifndef WHY_TEXT_H
#define WHY_TEXT_H

#include "report.h"

/* A turn or final scoring: a line for each step, the count below its points, the rule at the right
 * edge; then the score, the results under other rules, and the legal placements. A history: turn by
 * turn. */
void why_text(run *r, const document *d, const rv_why *w, const alternatives *others);

#endif
