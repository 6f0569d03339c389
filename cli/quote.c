#include "quote.h"
#include <string.h>

enum { GUTTER = 7, BEFORE = 40, SHOWN = OUT_WIDTH - GUTTER - 9 }; /* columns */

/* A line without its end; s is NULL where the document has no such line. */
static rv_str line_of(const rv_text *text, int line) {
    const char *p = text->bytes.s, *end = p + text->bytes.n;
    for (int at = text->line; p && at < line; at++) {
        p = memchr(p, '\n', (size_t)(end - p));
        p = p ? p + 1 : NULL;
    }
    if (!p || line < text->line)
        return (rv_str){NULL, 0};
    const char *nl = memchr(p, '\n', (size_t)(end - p));
    size_t n = (size_t)((nl ? nl : end) - p);
    return (rv_str){p, n - (n && p[n - 1] == '\r')};
}

/* Bytes of the first so many characters, or of all. */
static size_t bytes_of(rv_str s, int characters) {
    size_t n = 0;
    while (n < s.n && characters > 0)
        for (n++, characters--; n < s.n && (s.s[n] & 0xc0) == 0x80;)
            n++;
    return n;
}

/* What encloses a word: a quotation mark that its marked first letter lies behind, or the bracket
 * of a list or map on this line; NUL. */
static char around(rv_str before) {
    char bracket = '\0';
    if (before.n && strchr("'\"", before.s[before.n - 1]))
        return before.s[before.n - 1];
    for (size_t i = 0; i < before.n; i++)
        bracket = strchr("[{", before.s[i])   ? before.s[i]
                  : strchr("]}", before.s[i]) ? '\0'
                                              : bracket;
    return bracket;
}

/* Within brackets a comma and a space end a word; else it is part of a cell. */
static bool ends_word(rv_str s, size_t i, char outer) {
    if (s.s[i] == outer && strchr("'\"", outer))
        return true;
    if (s.s[i] == ',' && i + 1 < s.n && s.s[i + 1] != ' ')
        return false;
    return strchr(outer == '[' || outer == '{' ? " \t,]}" : " \t", s.s[i]) ||
           (s.s[i] == ':' && (i + 1 == s.n || s.s[i + 1] == ' '));
}

/* The word that begins here: up to its closing quote, or to what ends a word in YAML. */
static size_t word_length(rv_str s, char outer) {
    size_t n = 1;
    char quote = s.n && (*s.s == '"' || *s.s == '\'') ? *s.s : '\0';
    if (s.n && strchr("[{", *s.s))
        return 1;
    while (n < s.n && (quote ? s.s[n] != quote : !ends_word(s, n, outer)))
        n++;
    return n < s.n && quote ? n + 1 : n;
}

void quote_put(out *o, const rv_text *text, int line, int column) {
    rv_str whole = line_of(text, line);
    size_t at = bytes_of(whole, column - 1);
    if (!whole.n || column < 1)
        return;
    size_t skipped = column > BEFORE ? bytes_of(whole, column - BEFORE) : 0;
    rv_str rest = {whole.s + skipped, whole.n - skipped};
    rv_str shown = {rest.s, bytes_of(rest, SHOWN)}, before = {rest.s, at - skipped};
    rv_str word = {whole.s + at, shown.n > before.n ? shown.n - before.n : 0};
    word.n = word_length(word, around((rv_str){whole.s, at}));
    out_printf(o, "%*d | %s%.*s%s\n", GUTTER, line, skipped ? "..." : "", (int)shown.n, shown.s,
               shown.n < rest.n ? "..." : "");
    /* Columns are those that the bytes take as they are shown. */
    int length = out_columns(out_format(o, "%.*s", (int)word.n, word.s));
    out_printf(o, "%*s | ", GUTTER, "");
    out_spaces(o, (skipped ? 3 : 0) + out_columns(out_format(o, "%.*s", (int)before.n, before.s)));
    out_tint(o, TINT_HELP);
    out_put(o, "^");
    for (int i = 1; at < whole.n && i < length; i++)
        out_put(o, "~");
    out_untint(o);
    out_put(o, "\n");
}
