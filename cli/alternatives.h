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
    bool settles[ALTERNATIVES_DIAGS]; /* this complaint falls away */
    bool counts[ALTERNATIVES_DIAGS];  /* a claim: it gives another number than the own rules, */
    int number[ALTERNATIVES_DIAGS];   /* this one */
} alternative;

/* Those that settle a complaint, and presets under which a claim meets another number: presets
 * first, in the order of `reeve rules`, then options. All texts are the library's or the
 * run's. */
typedef struct alternatives {
    const rv_report *own; /* whose complaints they are */
    alternative list[ALTERNATIVES_MOST];
    int n;
} alternatives;

/* Judges the document by each of them, with these settings otherwise, and shows it with its name,
 * verdict and score. Scripts have one budget for all of it: when that runs out no more are tried,
 * and after a complaint it is RV_LIMIT_HIT. */
typedef void see_other(void *ud, const rv_report *p, alternative *a);
rv_status alternatives_try(run *r, const document *d, const rv_settings *base, see_other *see,
                           void *ud);
/* "under zamek-hig", "with tile4_fountain=1"; the same as members of an object, with the verdict.
 */
void alternative_put(out *o, const alternative *a);
void alternative_name_json(rv_json *j, const alternative *a);

/* Nothing is tried when nothing is wrong, or the document could not be read. The status is that of
 * alternatives_try. */
rv_status alternatives_find(run *r, const document *d, alternatives *found);

/* The help lines for the i-th complaint: "  help: under zamek-hig: 5 points, as noted". */
void alternatives_put(out *o, const alternatives *a, const rv_diag *g, int i);
/* The member `alternatives`, if there are any: as rv_question.add. */
void alternatives_json(void *found, rv_json *j);

#endif
