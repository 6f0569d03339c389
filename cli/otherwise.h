/* otherwise.h - finds the presets and the values of an option under which a turn or final scoring
 * would have another result. */
#ifndef OTHERWISE_H
#define OTHERWISE_H

#include "alternatives.h"

typedef struct otherwise {
    alternative by;
    bool stands;                /* otherwise the turn is illegal */
    int gained[RV_MAX_PLAYERS]; /* from the turn, or from final scoring */
    bool winner[RV_MAX_PLAYERS];
} otherwise;

/* The alternatives with a result that differs from `w`. */
typedef struct otherwises {
    const rv_report *own;
    const rv_why *why;
    otherwise list[ALTERNATIVES_MOST];
    int n;
} otherwises;

/* The status is that of alternatives_try. */
rv_status otherwise_find(run *r, const document *d, const rv_why *w, otherwises *found);

/* "under zamek-hig, or with tile4_fountain=1: Anna (W) 3 (+3), Bert (B) 0; Anna (W) wins" */
void otherwise_put(out *o, const rv_report *p, const rv_why *w, const otherwises *all);
/* The member `otherwise`, if there are any; for rv_question.add. */
void otherwise_json(void *found, rv_json *j);

#endif
