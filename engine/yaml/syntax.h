/* syntax.h - what is wrong with a text that libyaml cannot read, and what to type. */
#ifndef RV_SYNTAX_H
#define RV_SYNTAX_H

#include "base/diag.h"
#include <yaml.h>

/* Complains of the error at which the parser of a text stopped; the text begins at `line`. */
void rv_complain_syntax(const yaml_parser_t *p, rv_str text, int line, rv_diags *diags);

#endif
