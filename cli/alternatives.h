/* alternatives.h - judges a document that has an error by other rules: the presets of the same
 * game, and every other value of each option, one option at a time. */
#ifndef ALTERNATIVES_H
#define ALTERNATIVES_H

#include "run.h"

#define ALTERNATIVES_MOST 64  /* judgements of one document; further alternatives are not tried */
#define ALTERNATIVES_DIAGS 32 /* diagnostics that are considered */

/* The result of the document under another ruleset or option. */
typedef struct alternative {
    const char *ruleset;        /* a preset, or NULL: */
    const char *option, *value; /* an option and its value */
    rv_verdict verdict;
    int nplayers;
    int score[RV_MAX_PLAYERS];
    bool settles[ALTERNATIVES_DIAGS]; /* this diagnostic disappears */
    bool counts[ALTERNATIVES_DIAGS];  /* a claim: the alternative gives another number, */
    int number[ALTERNATIVES_DIAGS];   /* namely this one */
} alternative;

/* The alternatives that settle a diagnostic, and the presets under which a claim has another
 * number: presets first, in the order of `reeve rules`, then options. All strings belong to the
 * library or the run. */
typedef struct alternatives {
    const rv_report *own; /* the report with the diagnostics */
    alternative list[ALTERNATIVES_MOST];
    int n;
} alternatives;

/* Judges the document by each alternative, with these settings otherwise, and passes each result
 * with its name, verdict and score to `see`. Scripts have one budget for all judgements: when it is
 * used up, no more alternatives are tried, and the status is RV_LIMIT_HIT after a diagnostic. */
typedef void see_other(void *ud, const rv_report *p, alternative *a);
rv_status alternatives_try(run *r, const document *d, const rv_settings *base, see_other *see,
                           void *ud);
/* "under zamek-hig", "with tile4_fountain=1"; the same as members of an object, with the verdict.
 */
void alternative_put(out *o, const alternative *a);
void alternative_name_json(rv_json *j, const alternative *a);

/* Finds them, but tries nothing if the document has no error or could not be read. The status is
 * that of alternatives_try. */
rv_status alternatives_find(run *r, const document *d, alternatives *found);

/* The help lines for the i-th complaint: "  help: under zamek-hig: 5 points, as noted". */
void alternatives_put(out *o, const alternatives *a, const rv_diag *g, int i);
/* The member `alternatives`, if there are any; for rv_question.add. */
void alternatives_json(void *found, rv_json *j);

#endif
