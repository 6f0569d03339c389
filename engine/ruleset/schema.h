/* schema.h - of what types values are, and which word is meant by one that is unknown. */
#ifndef RV_SCHEMA_H
#define RV_SCHEMA_H

#include "yaml/doc.h"

#define RV_TYPE(t) (1u << (t))
#define RV_WORD RV_TYPE(RV_YAML_WORD)
#define RV_LIST RV_TYPE(RV_YAML_LIST)
#define RV_MAP RV_TYPE(RV_YAML_MAP)
#define RV_BLANK 8u /* or nothing at all: `moves:` */

/* Whether the value is of one of these types. */
bool rv_has_type(const rv_yaml *v, unsigned types);
/* Complains that it is not, with this help unless only a space is missing; NULL: the usual one. */
void rv_complain_type(rv_diags *d, const rv_yaml *v, unsigned types, const char *what,
                      const char *help);
/* Both; with the usual help. */
bool rv_typed(rv_diags *d, const rv_yaml *v, unsigned types, const char *what);
/* A whole number; complains and returns false if it is none. */
bool rv_number(rv_diags *d, const rv_yaml *v, const char *what, int *out);
/* Whether a key swallowed its value, because no space follows the colon: `{R:31}`. */
bool rv_is_tight(const rv_yaml *key);
/* Of names that end with NULL: the place of one, -1; and the i-th, as `next` below. */
int rv_name_find(const char *const *names, rv_str name);
const char *rv_name_at(const void *names, int i);
/* Makes the nearest of those that `next` gives the help of a complaint, or all of them. */
void rv_suggest(rv_diags *d, rv_diag *g, rv_str word, const char *(*next)(const void *ud, int i),
                const void *ud);
/* Complains of an unknown word, with the nearest of those that `next` gives as help. */
void rv_unknown(rv_diags *d, rv_code_id code, const rv_yaml *v, const char *where,
                const char *(*next)(const void *ud, int i), const void *ud);

#endif
