/* alternatives.h - judges a document by other rules: the presets of the same game, and every other
 * value of each option, one option at a time. Would a diagnostic disappear, or would a turn or
 * final scoring have another result? */
#ifndef ALTERNATIVES_H
#define ALTERNATIVES_H

#include "run.h"

#define ALTERNATIVES_MOST 64  /* judgings of one document; what comes behind is not tried */
#define ALTERNATIVES_DIAGS 32 /* complaints about it that are looked at */

/* What another ruleset or option makes of the document. */
typedef struct alternative {
    const char *ruleset;        /* a preset, or NULL: */
    const char *option, *value; /* an option and what it is set to */
    rv_verdict verdict;
    int nplayers;
    int score[RV_MAX_PLAYERS];
    bool winner[RV_MAX_PLAYERS];
    /* for diagnostics */
    bool settles[ALTERNATIVES_DIAGS]; /* this diagnostic disappears */
    bool counts[ALTERNATIVES_DIAGS];  /* a claim: the alternative gives another number, */
    int number[ALTERNATIVES_DIAGS];   /* namely this one */
    /* for the answer of why */
    bool stands;                /* otherwise the turn is illegal */
    int gained[RV_MAX_PLAYERS]; /* from the turn, or from final scoring */
} alternative;

/* The alternatives that are reported: presets first, in the order of `reeve rules`, then options.
 * All strings belong to the library or the run. */
typedef struct alternatives {
    const rv_report *own; /* the report with the diagnostics */
    const rv_why *why;    /* the answer of why; NULL: diagnostics are considered */
    alternative list[ALTERNATIVES_MOST];
    int n;
    const rv_meant *meant; /* what an illegal turn may have been meant to be; nmeant of them */
    int nmeant;
    bool ended; /* nothing was found for it, but not all was tried */
} alternatives;

/* Finds the alternatives that settle a diagnostic, and the presets under which a claim has another
 * number; or, if `why` is not NULL, those with a result that differs from it. Without `why`, tries
 * nothing if the document has no error or could not be read. Scripts have one budget for all
 * judgements: when it is used up, no more alternatives are tried, and the status is RV_LIMIT_HIT
 * after a diagnostic. */
rv_status alternatives_find(run *r, const document *d, const rv_why *why, alternatives *found);

/* The help lines for the i-th diagnostic: "  help: under zamek-hig: 5 points, as noted"; "  help:
 * with rotation 90 here the remaining 23 turns are legal: 17/90 e5". */
void alternatives_put(out *o, const alternatives *a, const rv_diag *g, int i);
/* "under zamek-hig, or with tile4_fountain=1: Anna (W) 3 (+3), Bert (B) 0; Anna (W) wins" */
void alternatives_put_why(out *o, const alternatives *all);
/* The members `readings` and `alternatives`, or `otherwise` with an answer of why, if there are
 * any; for rv_question.add. */
void alternatives_json(void *found, rv_json *j);

#endif
