/* alternatives.h - what is wrong with a document under its own rules, judged by others: the presets
 * of the same game, and every other value of each option alone.
 */
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
    /* of complaints */
    bool settles[ALTERNATIVES_DIAGS]; /* this complaint falls away */
    bool counts[ALTERNATIVES_DIAGS];  /* a claim: it gives another number than the own rules, */
    int number[ALTERNATIVES_DIAGS];   /* this one */
    /* of a question why */
    bool stands;                /* else the turn is illegal by it */
    int gained[RV_MAX_PLAYERS]; /* by the turn, or from before final scoring */
} alternative;

/* Those that are worth telling: presets first, in the order of `reeve rules`, then options. All
 * texts are the library's or the run's. */
typedef struct alternatives {
    const rv_report *own; /* whose complaints they are */
    const rv_why *why;    /* NULL: it is about complaints */
    alternative list[ALTERNATIVES_MOST];
    int n;
} alternatives;

/* Those that settle a complaint, and presets under which a claim meets another number; or those
 * that make something else of a turn or final scoring than `why`, where that is not NULL. Nothing
 * is tried when nothing is wrong, or the document could not be read. Scripts have one budget for
 * all of it: when that runs out no more are tried, and after a complaint the status is
 * RV_LIMIT_HIT. */
rv_status alternatives_find(run *r, const document *d, const rv_why *why, alternatives *found);

/* The help lines for the i-th complaint: "  help: under castle-hig: 5 points, as noted". */
void alternatives_put(out *o, const alternatives *a, const rv_diag *g, int i);
/* "under castle-hig, or with tile4_fountain=1: Anna (W) 3 (+3), Bert (B) 0; Anna (W) wins" */
void alternatives_put_why(out *o, const alternatives *all);
/* The member `alternatives`, or `otherwise` of a question why, if there are any: as
 * rv_question.add. */
void alternatives_json(void *found, rv_json *j);

#endif
