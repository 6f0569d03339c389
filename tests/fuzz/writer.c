/* writer.c - any bytes as a text in results: a line of JSON is one object that contains it, a field
 * of a tab-separated line has no tab and no end of line, and text output has no control characters.
 */
#include "../../cli/out.h"
#include "base/arena.h"
#include "fuzz.h"
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* Characters that are not control characters. */
static void check_bytes(const char *s, size_t n) {
    for (size_t i = 0, k; i < n; i += k) {
        unsigned c = 0;
        k = rv_utf8(s + i, n - i, &c);
        MUST(k, "%s: no UTF-8 at %zu", s, i);
        MUST(!rv_acts(c), "%s: U+%04X at %zu", s, c, i);
    }
}

static void check_json(const char *text) {
    out o;
    o = (out){OUT_NOWHERE};
    rv_json j = out_json(&o);
    rv_json_put(&j, "{text: %s}\n", text);
    const char *line = out_text(&o);
    size_t n = strlen(line);
    check_bytes(line, n ? n - 1 : 0);
    MUST(n && line[n - 1] == '\n' && strchr(line, '\n') == line + n - 1, "not one line: %s", line);
    json_t *back = json_loads(line, JSON_REJECT_DUPLICATES, NULL);
    MUST(back && json_is_object(back), "no object: %s", line);
    const char *same = json_string_value(json_object_get(back, "text"));
    json_t *sound = json_string(text); /* NULL if it is not UTF-8: then it is repaired */
    MUST(same && (!sound || strcmp(same, text) == 0), "another text: %s", line);
    json_decref(sound);
    json_decref(back);
    out_free(&o);
}

static void check_text(const char *text, void (*put)(out *o, const char *s)) {
    out o;
    o = (out){OUT_NOWHERE};
    put(&o, text);
    check_bytes(out_text(&o), strlen(out_text(&o)));
    out_free(&o);
}

static void put_field(out *o, const char *s) {
    out_fields(o, "%s", s);
}

static void put_format(out *o, const char *s) {
    out_printf(o, "%s%-9s%*s%.3s%c%d", s, s, (int)(strlen(s) % 20), s, s, *s, 7);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) {
    char *text = malloc(n + 1);
    MUST(text, "no memory");
    memcpy(text, data, n);
    text[n] = '\0';
    check_json(text);
    check_text(text, out_clean);
    check_text(text, put_field);
    check_text(text, put_format);
    free(text);
    return 0;
}
