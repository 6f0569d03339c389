/* findings.h - diagnostics in the forms that other programs read: the error lines of GNU programs,
 * and SARIF 2.1.0, the JSON of code-review tools.
 */
#ifndef FINDINGS_H
#define FINDINGS_H

#include "run.h"

/* "game.yaml:14:5: error: message [path-cut, C-19]", a line for each diagnostic. */
void findings_gnu(out *o, const document *d);

/* A log, which is one JSON object: its begin, the results of each document, its end. That says with
 * what status the program ends, and what it complained of besides, a line each: a file that could
 * not be read is no result. */
void findings_sarif_begin(run *r, rv_json *j);
void findings_sarif(rv_json *j, const document *d);
void findings_sarif_end(rv_json *j, rv_status status, const char *complaints);

#endif
