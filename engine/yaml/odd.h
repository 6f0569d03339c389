/* odd.h - characters that look like those of the notation and are others: – for -, “ for '. */
#ifndef RV_ODD_H
#define RV_ODD_H

#include "base/diag.h"

/* Where a diagnostic of what cannot be read is about a word with such a character, its help names
 * the one to type. `line` is the first line of the text. */
void rv_odd_characters(rv_str text, int line, rv_diags *d);

#endif
