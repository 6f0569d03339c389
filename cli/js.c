#include "js.h"
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static json_t *repaired(const char *s) {
    char *copy = malloc(3 * strlen(s) + 1), *to = copy;
    if (!copy)
        return NULL;
    while (*s) {
        unsigned c;
        size_t n = rv_utf8(s, SIZE_MAX, &c); /* no character goes beyond the NUL */
        memcpy(to, n ? s : "\xef\xbf\xbd", n ? n : 3);
        to += n ? n : 3;
        s += n ? n : 1;
    }
    *to = '\0';
    json_t *text = json_string(copy);
    free(copy);
    return text;
}

json_t *js_text(const char *s) {
    json_t *text = json_string(s);
    return text ? text : repaired(s);
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

static void put_escape(out *o, unsigned c) {
    char text[8];
    snprintf(text, sizeof text, "\\u%04X", c & 0xffff);
    out_raw(o, text);
}

/* What jansson writes of characters comes whole: those that act and that JSON lets through (DEL,
 * C1, what turns the direction) stand as escapes. */
static int to_out(const char *s, size_t n, void *ud) {
    out *o = ud;
    size_t done = 0, k;
    for (size_t i = 0; i < n; i += k) {
        unsigned c = ' ';
        k = s[i] >= 0x20 && s[i] < 0x7f ? 1 : rv_utf8(s + i, n - i, &c);
        k = k ? k : 1;
        if (!rv_acts(c) || c < 0x20)
            continue;
        out_bytes(o, s + done, i - done);
        put_escape(o, c);
        done = i + k;
    }
    out_bytes(o, s + done, n - done);
    return o->error ? -1 : 0;
}

static void put_object(out *o, json_t *object, size_t layout) {
    if (!o->error && json_dump_callback(object, to_out, o, layout | JSON_REAL_PRECISION(15)) &&
        !o->error)
        o->error = ENOMEM;
    out_put(o, "\n");
    json_decref(object);
}

void js_line(out *o, json_t *object) {
    put_object(o, object, JSON_COMPACT);
}

void js_pretty(out *o, json_t *object) {
    put_object(o, object, JSON_INDENT(2));
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
