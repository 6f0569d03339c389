#include "indent.h"

/* Returns the end of a string. */
static const char *put_string(out *o, const char *s) {
    const char *end = s + 1;
    while (*end != '"')
        end += *end == '\\' ? 2 : 1;
    out_bytes(o, s, (size_t)(end - s + 1));
    return end;
}

static void put_break(out *o, int depth) {
    out_put(o, "\n");
    out_spaces(o, 2 * depth);
}

void indent_json(out *o, const char *s) {
    for (int depth = 0; *s; s++) {
        bool opens = *s == '{' || *s == '[', closes = *s == '}' || *s == ']';
        bool filled = !closes || (s[-1] != '{' && s[-1] != '[');
        depth += opens - closes;
        if (closes && filled)
            put_break(o, depth);
        if (*s == '"')
            s = put_string(o, s);
        else
            out_bytes(o, s, 1);
        if (*s == ',' || (opens && s[1] != '}' && s[1] != ']'))
            put_break(o, depth);
        else if (*s == ':')
            out_put(o, " ");
    }
}
