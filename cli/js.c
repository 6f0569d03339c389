#include "js.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* How many bytes of a well-formed character begin here, 0 when none does. Overlong forms and
 * surrogates are jansson's to refuse; then the whole text is taken byte by byte. */
static size_t character_here(const unsigned char *s) {
    size_t n = *s < 0x80 ? 1 : *s >= 0xc2 && *s < 0xe0 ? 2 : *s < 0xe0 ? 0 : *s < 0xf0 ? 3 : 4;
    if (*s >= 0xf5)
        return 0;
    for (size_t i = 1; i < n; i++)
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    return n;
}

static json_t *repaired(const char *s, bool keep) {
    char *copy = malloc(3 * strlen(s) + 1), *to = copy;
    if (!copy)
        return NULL;
    while (*s) {
        size_t n = character_here((const unsigned char *)s);
        bool good = n == 1 || (n && keep);
        memcpy(to, good ? s : "\xef\xbf\xbd", good ? n : 3);
        to += good ? n : 3;
        s += good ? n : 1;
    }
    *to = '\0';
    json_t *text = json_string(copy);
    free(copy);
    return text;
}

json_t *js_text(const char *s) {
    json_t *text = json_string(s);
    if (!text)
        text = repaired(s, true);
    return text ? text : repaired(s, false);
}

void js_add(out *o, json_t *object, const char *key, json_t *value) {
    if (json_object_set_new(object, key, value) && !o->error)
        o->error = ENOMEM;
}

void js_push(out *o, json_t *array, json_t *value) {
    if (json_array_append_new(array, value) && !o->error)
        o->error = ENOMEM;
}

void js_add_text(out *o, json_t *object, const char *key, const char *s) {
    js_add(o, object, key, js_text(s));
}

void js_add_int(out *o, json_t *object, const char *key, json_int_t value) {
    js_add(o, object, key, json_integer(value));
}

json_t *js_add_object(out *o, json_t *object, const char *key) {
    js_add(o, object, key, json_object());
    return json_object_get(object, key);
}

json_t *js_add_array(out *o, json_t *object, const char *key) {
    js_add(o, object, key, json_array());
    return json_object_get(object, key);
}

static int to_out(const char *s, size_t n, void *ud) {
    out *o = ud;
    out_bytes(o, s, n);
    return o->error ? -1 : 0;
}

void js_line(out *o, json_t *object) {
    if (!o->error &&
        json_dump_callback(object, to_out, o, JSON_COMPACT | JSON_REAL_PRECISION(15)) && !o->error)
        o->error = ENOMEM;
    out_put(o, "\n");
    json_decref(object);
}

void js_add_changes(out *o, json_t *object, const char *script, const rv_item_change *changes,
                    int n) {
    json_t *list = n ? js_add_array(o, object, "changes") : NULL;
    if (*script)
        js_add_text(o, object, "script", script);
    for (int i = 0; i < n; i++) {
        json_t *change = json_object();
        js_add_text(o, change, "script", changes[i].script);
        js_add_int(o, change, "from", changes[i].from);
        js_add_int(o, change, "to", changes[i].to);
        js_push(o, list, change);
    }
}
