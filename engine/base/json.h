/* json.h - the JSON writer of reeve.h, with the functions that only the library uses. */
#ifndef RV_JSON_H
#define RV_JSON_H

#include "base/arena.h"

/* A member, or with key NULL an element, whose value is already JSON. */
void rv_json_raw(rv_json *j, const char *key, const char *json);
/* A string, concatenated from parts. */
void rv_json_parts(rv_json *j, const char *key, const rv_str *parts, int n);

/* A writer into a text that grows in an arena; it may longjmp. */
rv_json rv_json_into(rv_buf *b);

#endif
