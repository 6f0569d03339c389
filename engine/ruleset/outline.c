/* outline.c - checks the path of an SVG that a ruleset gives. It goes into pictures as it is, so
 * nothing stands in it but whole commands. */
#include "base/limit.h"
#include "ruleset/ruleset_read.h"
#include <string.h>

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* One comma may stand between numbers. */
static void skip_space(rv_str *s, bool comma) {
    while (s->n && (s->s[0] == ' ' || (comma && s->s[0] == ','))) {
        comma = comma && s->s[0] != ',';
        *s = (rv_str){s->s + 1, s->n - 1};
    }
}

/* "-1.5", ".5", "3"; of an arc a flag is one digit, 0 or 1. */
static bool skip_number(rv_str *s, bool first, bool flag) {
    size_t i = 0;
    bool digits = false, point = false;
    skip_space(s, !first);
    if (flag)
        i = digits = s->n && (s->s[0] == '0' || s->s[0] == '1');
    else if (s->n && s->s[0] == '-')
        i = 1;
    for (; !flag && i < s->n && (is_digit(s->s[i]) || (s->s[i] == '.' && !point)); i++) {
        point = point || s->s[i] == '.';
        digits = digits || is_digit(s->s[i]);
    }
    if (digits)
        *s = (rv_str){s->s + i, s->n - i};
    return digits;
}

/* One command with all its numbers, in sets of as many as it needs. */
static const char *skip_command(rv_arena *a, rv_str *s) {
    static const char commands[] = "MLTHVCSQAZ", numbers[] = "2221164470";
    const char command = s->s[0];
    const char upper = (char)(command >= 'a' && command <= 'z' ? command - 'a' + 'A' : command);
    const char *known = upper ? strchr(commands, upper) : NULL;
    int n = 0;
    if (!known) {
        int bytes = 1; /* of its first character */
        while ((size_t)bytes < s->n && (s->s[bytes] & 0xc0) == 0x80)
            bytes++;
        return rv_printf(a, "`%.*s` is no command of a path: M L H V C S Q T A Z", bytes, s->s);
    }
    const int needs = numbers[known - commands] - '0';
    *s = (rv_str){s->s + 1, s->n - 1};
    while (needs && skip_number(s, n == 0, needs == 7 && (n % 7 == 3 || n % 7 == 4)))
        n++;
    if (needs && (n == 0 || n % needs))
        return rv_printf(a, "`%c` needs %d number%s, and here are %d", command, needs,
                         needs == 1 ? "" : "s", n);
    skip_space(s, false);
    return NULL;
}

const char *rv_outline_fault(rv_arena *a, rv_str s, rv_str *at) {
    const char *why = NULL;
    int n = 0;
    skip_space(&s, false);
    *at = s;
    if (!s.n || (s.s[0] != 'M' && s.s[0] != 'm'))
        return "a path begins with M and a point in a square of 100: M10,90 L50,10 L90,90 Z";
    if (s.n > RV_LIMIT_PATH)
        return "a path has at most " RV_LIMIT_TEXT(RV_LIMIT_PATH) " bytes";
    for (; s.n && !why; n++) {
        *at = s;
        why = skip_command(a, &s);
    }
    return why ? why : n < 2 ? "a path draws something behind its M: M10,90 L50,10 Z" : NULL;
}
