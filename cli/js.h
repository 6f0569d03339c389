/* js.h - JSON results: one object a line.
 *
 * Every function may be handed NULL for a value that could not be made; the trouble sticks to the
 * out that the object is for (ENOMEM) and the line is not written. Values handed to js_add and
 * js_push belong to the object afterwards.
 */
#ifndef JS_H
#define JS_H

#include "out.h"
#include "reeve.h"
#include <jansson.h>

/* A string; bytes that are no UTF-8 (a file's name may hold them) become U+FFFD. */
json_t *js_text(const char *s);

void js_add(out *o, json_t *object, const char *key, json_t *value);
void js_push(out *o, json_t *array, json_t *value);
void js_add_text(out *o, json_t *object, const char *key, const char *s);
void js_add_int(out *o, json_t *object, const char *key, json_int_t value);
/* A new member that is an empty object or array; NULL when memory ran out. */
json_t *js_add_object(out *o, json_t *object, const char *key);
json_t *js_add_array(out *o, json_t *object, const char *key);

/* Writes the object as one line, or indented for people, and gives it up. */
void js_line(out *o, json_t *object);
void js_pretty(out *o, json_t *object);

/* What house rules had to do with it, if anything: "script", "changes". */
void js_add_changes(out *o, json_t *object, const char *script, const rv_item_change *changes,
                    int n);

#endif
