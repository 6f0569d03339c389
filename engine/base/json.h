/* json.h - the JSON writer of reeve_cli.h: a member of the innermost open object, or with key NULL
 * an element of the array, or a line.
 *
 * In strings all control characters (rv_acts) are escaped, and a byte that is not UTF-8 becomes
 * U+FFFD.
 */
#ifndef RV_JSON_H
#define RV_JSON_H

#include "base/arena.h"

/* Puts what the format shows, in which commas and blanks only part what is put:
 *
 *     rv_json_put(&j, "{file: %s, places: [{line: %d, last: %i}], help?: %s}\n", …);
 *
 * %s is a text ("" for NULL), %d a whole number (%ld and %lld, too), %i true or false, %g a number
 * that is null if it is not finite. What has a ? behind its key is left out if it is "", NULL, 0 or
 * false. `%s: ` is a key, NULL in an array. An object or array may be left open, and the next call
 * continues it. "\n" ends a line. */
void rv_json_put(rv_json *j, const char *format, ...) __attribute__((format(printf, 2, 3)));

void rv_json_texts(rv_json *j, const char *key, const char *const *texts, int n);
/* A member, or with key NULL an element, whose value is already JSON. */
void rv_json_raw(rv_json *j, const char *key, const char *json);
#define rv_json_null(j, key) rv_json_raw((j), (key), "null")
void rv_json_parts(rv_json *j, const char *key, const rv_str *parts, int n);

/* A writer into a text that grows in an arena; it may longjmp. */
rv_json rv_json_into(rv_buf *b);

#endif
