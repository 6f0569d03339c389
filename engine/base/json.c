/* json.c - a writer of JSON: no spaces, every object on one line.
 *
 * Commands, the answers of a case (ask/json.c) and schemas are written through it. rv_json_put
 * walks along a format that looks like the JSON, and calls the functions for single members, which
 * put commas where they are due. What is written goes to wherever the rv_json says: an output of
 * the command line, or a text that grows in an arena.
 */
#include "base/json.h"
#include <math.h>
#include <stdio.h>

static void put_bytes(rv_json *j, const char *s, size_t n) {
    j->enough = j->enough || !j->put(j->ud, s, n);
}

static void put(rv_json *j, const char *s) {
    put_bytes(j, s, strlen(s));
}

/* ---- strings -------------------------------------------------------------------------------- */

/* Bytes that are not UTF-8 (as in a file name) become U+FFFD. What is escaped, control characters
 * and marks of direction, is below U+10000. */
static void put_text(rv_json *j, rv_str s) {
    static const char special[] = "\"\\\b\f\n\r\t", letters[] = "\"\\bfnrt";
    size_t done = 0, k;
    for (size_t i = 0; i < s.n; i += k) {
        unsigned c = (unsigned char)s.s[i];
        char escape[8] = "\xef\xbf\xbd";
        k = c >= 0x20 && c < 0x7f ? 1 : rv_utf8(s.s + i, s.n - i, &c);
        if (k && c != '"' && c != '\\' && !rv_acts(c))
            continue;
        const char *at = c && c < 0x80 ? strchr(special, (int)c) : NULL;
        if (k && at)
            snprintf(escape, sizeof escape, "\\%c", letters[at - special]);
        else if (k)
            snprintf(escape, sizeof escape, "\\u%04X", c & 0xffff);
        put_bytes(j, s.s + done, i - done);
        put(j, escape);
        k = k ? k : 1;
        done = i + k;
    }
    if (done < s.n) /* of no text there may be no pointer either */
        put_bytes(j, s.s + done, s.n - done);
}

static void put_string(rv_json *j, const rv_str *parts, int n) {
    put(j, "\"");
    for (int i = 0; i < n; i++)
        put_text(j, parts[i]);
    put(j, "\"");
}

/* ---- members and elements -------------------------------------------------------------------- */

/* Writes what precedes a value: the comma, if one is due, and the key. */
static void begin(rv_json *j, const char *key) {
    if (j->follows)
        put(j, ",");
    j->follows = true;
    if (!key)
        return;
    put_string(j, &(rv_str){key, strlen(key)}, 1);
    put(j, ":");
}

void rv_json_raw(rv_json *j, const char *key, const char *json) {
    begin(j, key);
    put(j, json);
}

void rv_json_parts(rv_json *j, const char *key, const rv_str *parts, int n) {
    begin(j, key);
    put_string(j, parts, n);
}

/* 1.0, 0.25, 1.5e-6: so that it does not look like a whole number. */
static void put_real(rv_json *j, const char *key, double x) {
    char text[32];
    if (!isfinite(x)) {
        rv_json_raw(j, key, "null");
        return;
    }
    snprintf(text, sizeof text, "%.15g", x);
    char *power = strchr(text, 'e');
    if (!power && !strchr(text, '.'))
        strcat(text, ".0");
    char *digits = power ? power + strcspn(power, "123456789") : NULL;
    if (power)
        memmove(power + 1 + (power[1] == '-'), digits, strlen(digits) + 1);
    rv_json_raw(j, key, text);
}

/* ---- several at once ------------------------------------------------------------------------- */

/* The argument of a conversion: `type` is its letter, behind so many of `l`. */
static void put_argument(rv_json *j, const char *key, bool optional, size_t longs, char type,
                         va_list *args) {
    char number[24];
    const char *text;
    long long n;
    switch (type) {
    case 's':
        text = va_arg(*args, const char *);
        if (!optional || (text && *text))
            rv_json_parts(j, key, &(rv_str){text, text ? strlen(text) : 0}, 1);
        break;
    case 'g': put_real(j, key, va_arg(*args, double)); break;
    default:
        n = longs > 1 ? va_arg(*args, long long) : longs ? va_arg(*args, long) : va_arg(*args, int);
        snprintf(number, sizeof number, "%lld", n);
        if (n || !optional)
            rv_json_raw(j, key, type == 'd' ? number : n ? "true" : "false");
    }
}

void rv_json_put(rv_json *j, const char *format, ...) {
    char name[40];
    const char *key = NULL;
    bool optional = false;
    va_list args;
    va_start(args, format);
    for (size_t n; *format; format += n) {
        n = 1;
        switch (*format) {
        case ' ':
        case ',': break;
        case '\n':
            put(j, "\n");
            j->follows = false;
            break;
        case '}':
        case ']':
        case '{':
        case '[':
            if (*format == '{' || *format == '[')
                begin(j, key);
            put_bytes(j, format, 1);
            j->follows = *format == '}' || *format == ']';
            key = NULL;
            break;
        case '%':
            if (format[2] == ':') {
                key = va_arg(args, const char *);
                n = 3;
                break;
            }
            n += strspn(format + 1, "l");
            put_argument(j, key, optional && key, n - 1, format[n], &args);
            key = NULL;
            n++;
            break;
        default:
            n = strcspn(format, ":");
            optional = format[n - 1] == '?';
            snprintf(name, sizeof name, "%.*s", (int)n - optional, format);
            key = name;
            n++;
            break;
        }
    }
    va_end(args);
}

void rv_json_texts(rv_json *j, const char *key, const char *const *texts, int n) {
    rv_json_put(j, "%s: [", key);
    for (int i = 0; i < n; i++)
        rv_json_put(j, "%s", texts[i]);
    rv_json_put(j, "]");
}

/* ---- where it goes --------------------------------------------------------------------------- */

static bool put_in(void *ud, const char *s, size_t n) {
    rv_putn(ud, s, n);
    return true;
}

rv_json rv_json_into(rv_buf *b) {
    return (rv_json){.put = put_in, .ud = b};
}
