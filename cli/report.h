/* report.h - what several commands say about a document: who plays, the score, the diagnostics. */
#ifndef REPORT_H
#define REPORT_H

#include "alternatives.h"
#include "run.h"

/* Can a query be answered: has the document been read, and is every turn of it legal? A wrong claim
 * does no harm. */
bool report_answers(const rv_report *p);

/* "game.yaml" or "game.yaml: document 3" */
void report_document(out *o, const document *d);
/* The same as a line above what is said in text form, if there is need for one. */
void report_heading(run *r, const document *d);
/* "Anna (W)" */
void report_player(out *o, const rv_report *p, int player);
/* "Anna (W) 84, Bert (B) 79" */
void report_scores(out *o, const rv_report *p);
/* "W 6, B 2": those of whom `has` is true, or whose number is not 0 when has is NULL; "nobody". */
void report_gains(out *o, const rv_report *p, const int *numbers, const bool *has);

/* Where the rule of a line stands, at the right edge: "C-104 ". */
#define REPORT_RULE_WIDTH 6
#define REPORT_RULE_COLUMN (OUT_WIDTH - REPORT_RULE_WIDTH)
/* Ends a line that has come to `column`, with its rule if it has one. */
void report_rule(out *o, int column, const char *rule);

/* The diagnostics as lines on err, in the form that editors understand; what others would make of
 * them may be NULL. */
void report_diagnostics(run *r, const document *d, const alternatives *others);

/* The answer of the document's case in JSON: `q` says what is asked, and what else is added. */
rv_status report_json(run *r, const document *d, rv_question q);

/* Nothing can be answered: the diagnostics, in the form that was asked for. */
rv_status report_failure(run *r, const document *d);

/* What must be built, `before` and `after` each; nothing for nothing. */
void report_needs(out *o, const char *before, const rv_things *needs, const char *after);

#endif
