/* writer.c - any bytes as a text in results: a line of JSON is one object that holds it, a field of
 * a tab-separated line has no tab and no end of line, and what people see has no control
 * characters. */
#include "../../cli/js.h"
#include "fuzz.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static void check_json(const char *text) {
    out o;
    out_open(&o, OUT_NOWHERE, false);
    json_t *object = json_object();
    js_add_text(&o, object, "text", text);
    js_line(&o, object);
    const char *line = out_text(&o);
    size_t n = strlen(line);
    MUST(n && line[n - 1] == '\n' && strchr(line, '\n') == line + n - 1, "not one line: %s", line);
    json_t *back = json_loads(line, JSON_REJECT_DUPLICATES, NULL);
    MUST(back && json_is_object(back), "no object: %s", line);
    const char *same = json_string_value(json_object_get(back, "text"));
    json_t *sound = json_string(text); /* none when it is no UTF-8: then it is repaired */
    MUST(same && (!sound || strcmp(same, text) == 0), "another text: %s", line);
    json_decref(sound);
    json_decref(back);
    out_free(&o);
}

static void check_text(const char *text, void (*put)(out *o, const char *s), const char *barred) {
    out o;
    out_open(&o, OUT_NOWHERE, false);
    put(&o, text);
    for (const char *s = out_text(&o); *s; s++) {
        const unsigned char *u = (const unsigned char *)s;
        MUST(!iscntrl(*u) && !strchr(barred, *s), "%s: character %d", text, *s);
        MUST(u[0] != 0xc2 || u[1] < 0x80 || u[1] >= 0xa0, "%s: a C1 control", text);
        MUST(strncmp(s, "\xe2\x80\xae", 3) != 0, "%s: what turns the direction", text);
    }
    out_free(&o);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) {
    char *text = malloc(n + 1);
    MUST(text, "no memory");
    memcpy(text, data, n);
    text[n] = '\0';
    check_json(text);
    check_text(text, out_clean, "\n\t");
    check_text(text, out_field, "\n\t\r");
    free(text);
    return 0;
}
