/* write_yaml.c - texts as YAML: plain, quoted or escaped, so that they are read back unchanged; and
 * the comments of a document, found and put again.
 *
 * Whatever writes a record or position puts its texts through here: a text stays plain unless YAML
 * or another program would take it for something else. libyaml drops comments, so `scan` looks for
 * them in the text itself, and fmt puts them back above or beside the same lines.
 */
#include "yaml/doc.h"

/* Other programs take these words for no texts: null, 0x10, 1e3. */
static bool is_no_text(rv_str s) {
    size_t digits = 0;
    while (digits < s.n && s.s[digits] >= '0' && s.s[digits] <= '9')
        digits++;
    const rv_str rest = {s.s + digits, s.n - digits};
    int exponent;
    if (!digits)
        return rv_str_is(s, "null") || rv_str_is(s, "Null") || rv_str_is(s, "NULL");
    return (digits == 1 && *s.s == '0' && rest.n > 1 && strchr("xo", *rest.s)) ||
           (rest.n > 1 && strchr("eE", *rest.s) &&
            rv_str_int((rv_str){rest.s + 1, rest.n - 1}, &exponent));
}

static bool plain(rv_str s) {
    for (size_t i = 0; i < s.n; i++) {
        const char c = s.s[i];
        bool word = rv_is_alnum(c) || (unsigned char)c >= 0x80 || c == '_';
        if (!word && (!i || !c || !strchr(" -./+()@;!", c)))
            return false;
    }
    return s.n > 0 && s.s[s.n - 1] != ' ' && !is_no_text(s);
}

/* Behind a key, on a line of its own: YAML takes what begins with one of its signs, and what stands
 * behind " #", for something else, and a colon before a blank for the end of a key. */
static bool plain_line(rv_str s) {
    bool plain = s.n && s.s[s.n - 1] != ' ' && s.s[s.n - 1] != ':' && !is_no_text(s);
    bool sign = strchr("-?:", s.n ? *s.s : ' ') && (s.n < 2 || s.s[1] == ' ');
    for (size_t i = 1; plain && i < s.n; i++)
        plain = !(s.s[i - 1] == ' ' && s.s[i] == '#') && !(s.s[i - 1] == ':' && s.s[i] == ' ');
    return plain && !sign && !strchr(" ,[]{}#&*!|>'\"%@`", *s.s);
}

/* Whether the character would be lost in a quoted text, or must not be printed: line ends of all
 * sorts, marks of direction, characters that are not allowed. */
static bool needs_escape(unsigned c) {
    return !rv_printable(c) || rv_acts(c);
}

static bool needs_escapes(rv_str s) {
    unsigned c = 0;
    for (size_t i = 0, n; i < s.n; i += n) {
        n = rv_utf8(s.s + i, s.n - i, &c);
        if (n == 0 || needs_escape(c))
            return true;
    }
    return false;
}

/* The characters of a text, in double quotes; or of a comment, which has no escapes, but what would
 * act in it (what turns the direction of reading) is shown as one. A tab is none of that. */
static void put_shown(rv_buf *b, rv_str s, bool quoted) {
    unsigned c = 0;
    for (size_t i = 0, n; i < s.n; i += n) {
        n = rv_utf8(s.s + i, s.n - i, &c);
        n = n ? n : 1;
        if (quoted && (c == '\n' || c == '\t'))
            rv_put(b, c == '\n' ? "\\n" : "\\t");
        else if (quoted && (c == '"' || c == '\\'))
            rv_putf(b, "\\%c", (char)c);
        else if (quoted ? needs_escape(c) : rv_acts(c) && c != '\t')
            rv_putf(b, "\\u%04X", c);
        else
            rv_putn(b, s.s + i, n);
    }
}

void rv_put_yaml(rv_buf *b, rv_str s) {
    const bool bare = plain(s), escapes = needs_escapes(s);
    const char *quote = escapes ? "\"" : bare ? "" : "'";
    rv_put(b, quote);
    if (escapes)
        put_shown(b, s, true);
    else if (bare)
        rv_putn(b, s.s, s.n);
    else
        for (size_t i = 0; i < s.n; i++)
            rv_putn(b, s.s[i] == '\'' ? "''" : s.s + i, s.s[i] == '\'' ? 2 : 1);
    rv_put(b, quote);
}

void rv_put_text(rv_buf *b, const char *s) {
    rv_put_yaml(b, rv_str_of(s));
}

void rv_put_line(rv_buf *b, const char *words) {
    const rv_str s = rv_str_of(words);
    if (plain_line(s) && !needs_escapes(s))
        rv_putn(b, s.s, s.n);
    else
        rv_put_yaml(b, s);
}

void rv_put_flow(rv_buf *b, const rv_yaml *v) {
    const char *between = "";
    const rv_yaml *parts[] = {v->first, v->twice};
    if (v->type == RV_YAML_WORD) {
        rv_put_yaml(b, v->text);
        return;
    }
    rv_put(b, v->type == RV_YAML_MAP ? "{" : "[");
    for (int part = 0; part < 2; part++)
        for (const rv_yaml *i = parts[part]; i; i = i->next) {
            rv_put(b, between);
            rv_put_flow(b, i);
            between = ", ";
            if (v->type == RV_YAML_MAP) {
                rv_put(b, ": ");
                rv_put_flow(b, i = i->next);
            }
        }
    rv_put(b, v->type == RV_YAML_MAP ? "}" : "]");
}

/* ---- comments ------------------------------------------------------------------------------- */

/* Whether a quote here opens a text, rather than stand in a word (it's). */
static bool opens(const char *start, const char *p) {
    while (p > start && (p[-1] == ' ' || p[-1] == '\t'))
        p--;
    return p == start || strchr(":[{,-?", p[-1]) != NULL;
}

/* The mark that begins the comment of a line; NULL. A quoted text may go on in the next line: its
 * quote is kept. */
static const char *find_mark(char *quote, const char *start, const char *end) {
    for (const char *p = start; p < end; p++) {
        bool escape = *quote == '"' ? *p == '\\' : *p == '\'' && p + 1 < end && p[1] == '\'';
        if (*quote && escape)
            p++;
        else if (*quote)
            *quote = (char)(*p == *quote ? '\0' : *quote);
        else if ((*p == '"' || *p == '\'') && opens(start, p))
            *quote = *p;
        else if (*p == '#' && (p == start || p[-1] == ' ' || p[-1] == '\t'))
            return p;
    }
    return NULL;
}

/* How many bytes the line end has that begins here; 0: there is none. YAML's reader knows, besides
 * LF, CR with and without it, NEL, LS and PS. */
static size_t line_end(const char *p, const char *end) {
    static const char *const ends[] = {"\r\n",     "\n",           "\r",
                                       "\xc2\x85", "\xe2\x80\xa8", "\xe2\x80\xa9"};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        size_t n = strlen(ends[i]);
        if ((size_t)(end - p) >= n && memcmp(p, ends[i], n) == 0)
            return n;
    }
    return 0;
}

rv_comments rv_comments_of(rv_arena *a, rv_str text, int line) {
    rv_comments found = {NULL, 0};
    int cap = 0;
    char quote = '\0'; /* inside a quoted text: its mark */
    for (const char *p = text.s, *end = p + text.n; p < end; line++) {
        const char *stop = p;
        while (stop < end && ((signed char)*stop > '\r' || !line_end(stop, end)))
            stop++;
        const char *mark = find_mark(&quote, p, stop), *last = stop;
        if (mark) {
            bool alone = true;
            while (last > mark && last[-1] == ' ')
                last--;
            for (const char *c = p; c < mark; c++)
                alone &= *c == ' ' || *c == '\t';
            *RV_PUSH(a, found.list, found.n, cap) =
                (rv_comment){.line = line, .alone = alone, .text = {mark, (size_t)(last - mark)}};
        }
        p = stop + line_end(stop, end);
    }
    return found;
}

static void put_comment(rv_buf *b, const char *before, rv_comment *k) {
    k->put = true;
    rv_put(b, before);
    put_shown(b, k->text, false);
    rv_put(b, "\n");
}

void rv_put_comments_above(rv_buf *b, rv_comments *c, int line, const char *indent) {
    for (int i = 0; i < c->n && c->list[i].line < line; i++)
        if (!c->list[i].put)
            put_comment(b, indent, &c->list[i]);
}

void rv_put_comment_beside(rv_buf *b, rv_comments *c, int line) {
    for (int i = 0; i < c->n && c->list[i].line <= line; i++) {
        rv_comment *k = &c->list[i];
        if (k->put || k->alone || k->line != line || !b->n || b->s[b->n - 1] != '\n')
            continue;
        b->n--;
        put_comment(b, " ", k);
    }
}
