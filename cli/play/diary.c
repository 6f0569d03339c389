/* diary.c - the text of a record while it is written.
 *
 * A `diary` is the text up to the last entry, a note, and what follows; entries and keys are found
 * in it line by line, for it is in canonical form. Everything else stays as it is.
 */
#include "play/play.h"

static const char moves[] = "\nmoves:\n", none[] = "\nmoves: []\n", note[] = "# answers: ";

/* Behind the line with the key; NULL without one. */
static const char *entries_of(const char *text) {
    const char *p = strstr(text, moves);
    return p ? p + sizeof moves - 1 : NULL;
}

static const char *next_line(const char *p) {
    p += strcspn(p, "\n");
    return *p ? p + 1 : p;
}

void diary_free(diary *s) {
    out_free(&s->begun);
    out_free(&s->ended);
    out_free(&s->note);
}

void diary_open(diary *s, const char *canonical) {
    const char *empty = strstr(canonical, none), *first = entries_of(canonical);
    const char *end = first ? first : empty ? empty + 1 : canonical + strlen(canonical);
    /* Entries, their keys, and comments between them; not those above what follows. */
    for (const char *p = first; p && (*p == '-' || *p == ' ' || *p == '#'); p = next_line(p))
        if (*p != '#')
            end = next_line(p);
    diary_free(s);
    out_bytes(&s->begun, canonical, (size_t)(end - canonical));
    if (!first)
        out_put(&s->begun, "moves:\n");
    const char *rest = first ? end : empty ? empty + sizeof none - 1 : "";
    if (!strncmp(rest, note, sizeof note - 1)) {
        const char *words = rest + sizeof note - 1;
        out_bytes(&s->note, words, strcspn(words, "\n"));
        rest = next_line(rest);
    }
    out_raw(&s->ended, rest);
}

void diary_copy(diary *s, const diary *from) {
    diary_free(s);
    out_raw(&s->begun, out_text((out *)&from->begun));
    out_raw(&s->ended, out_text((out *)&from->ended));
}

void diary_set_note(diary *s, const char *words) {
    out_reset(&s->note);
    out_raw(&s->note, words);
}

void diary_add(diary *s, bool entry, const char *words) {
    out_raw(&s->begun, out_joined(&s->begun, entry ? "- " : "  ", words, "\n", NULL));
}

/* Replaces the text from `from` to `to`, which are places in it; returns the place where it begins
 * now, and all others are gone. */
static const char *replace(diary *s, const char *from, const char *to, const char *by) {
    const char *rest = out_joined(&s->begun, by, to, NULL);
    const size_t at = (size_t)(from - out_text(&s->begun));
    out_back(&s->begun, at);
    out_raw(&s->begun, rest);
    return out_text(&s->begun) + at;
}

/* Columns are characters. */
const char *diary_at(const diary *s, int line) {
    const char *p = out_text((out *)&s->begun);
    while (*p && --line > 0)
        p = next_line(p);
    return p;
}

bool diary_replace_word(diary *s, int line, int column, const char *word, const char *by) {
    const char *p = diary_at(s, line);
    while (*p && *p != '\n' && --column > 0)
        do
            p++;
        while ((*p & 0xc0) == 0x80);
    if (strncmp(p, word, strlen(word)) != 0)
        return false;
    replace(s, p, p + strlen(word), by);
    return true;
}

int diary_line(const diary *s) {
    const char *text = out_text((out *)&s->begun), *first = entries_of(text);
    int line = 0;
    for (const char *p = text; first && p < first; p = next_line(p))
        line++;
    return line;
}

int diary_entries(const diary *s) {
    int n = 0;
    for (const char *p = entries_of(out_text((out *)&s->begun)); p && *p; p = next_line(p))
        n += *p == '-';
    return n;
}

/* Takes a key of the document away, "final:"; with `by`, that comes in its place, or in that of the
 * comment "# final: {…}" which proposes it, or to the end. */
static void put_document_key(diary *s, const char *key, const char *by) {
    const size_t n = strcspn(key, ":") + 1;
    const char *comment = out_format(&s->begun, "# %.*s {", (int)n, key);
    out old = {OUT_NOWHERE}, now = {OUT_NOWHERE};
    diary_put(s, &old);
    for (const char *p = out_text(&old), *end; *p; p = end) {
        const bool same = !strncmp(p, key, n), proposed = *by && !strncmp(p, comment, n + 4);
        end = next_line(p);
        while (same && (*end == ' ' || *end == '-')) /* the lines below that belong to it */
            end = next_line(end);
        out_bytes(&now, p, same || proposed ? 0 : (size_t)(end - p));
        if (same || proposed) {
            out_raw(&now, by);
            by = "";
        }
    }
    out_raw(&now, by);
    diary_open(s, out_text(&now));
    out_free(&old);
    out_free(&now);
}

void diary_set_document_key(diary *s, const char *key) {
    put_document_key(s, key, out_joined(&s->ended, key, "\n", NULL));
}

void diary_set_in(out *text, const char *keys) {
    diary d = {.begun = {OUT_NOWHERE}};
    if (!*keys)
        return;
    diary_open(&d, out_text(text));
    for (const char *key = keys; *key; key = next_line(key))
        diary_set_document_key(&d, out_format(text, "%.*s", (int)strcspn(key, "\n"), key));
    out_reset(text);
    diary_put(&d, text);
    diary_free(&d);
}

void diary_cut_end(diary *s) {
    put_document_key(s, "final:", "");
    put_document_key(s, "result:", "");
}

static bool is_proposed(const char *line) {
    const size_t n = strcspn(line, ":");
    return *line == '#' && n == 2 + strspn(line + 2, "abcdefghijklmnopqrstuvwxyz_") &&
           !strncmp(line + n, ": {", 3);
}

void diary_cut_proposed(diary *s) {
    for (const char *p = strstr(out_text(&s->begun), "\nboard:\n"); p && *p; p = next_line(p))
        while (*p == '#' && (is_proposed(p) || is_proposed(next_line(p))))
            p = replace(s, p, next_line(p), "");
}

/* Whether a line of a text begins with this key, up to its colon. */
static bool has_key(const char *text, const char *key) {
    for (const char *p = text; *p; p = next_line(p))
        if (!strncmp(p + (*p == '"' || *p == '\''), key, strcspn(key, ":")))
            return true;
    return false;
}

void diary_cut_derived(diary *s, const char *typed) {
    const char *board = strstr(out_text(&s->begun), "\nboard:\n");
    for (const char *p = board && has_key(typed, "board:") ? board + 1 : ""; *p;) {
        const bool key = *p >= 'a' && *p <= 'z' && strcmp(p, moves + 1) != 0;
        p = key && !has_key(typed, p) ? replace(s, p, next_line(p), "") : next_line(p);
    }
}

/* ---- single entries ------------------------------------------------------------------------ */

static const char mark[] = "# played all the same, although it is illegal\n";

/* The line with which an entry begins, NULL: there is none; the first of the comments above it, or
 * this line; and whether the mark is one of them. */
typedef struct entry {
    const char *line, *above;
    bool marked;
} entry;

static entry entry_at(const diary *s, int number) {
    entry e = {0};
    for (const char *p = entries_of(out_text((out *)&s->begun)); p && *p; p = next_line(p)) {
        e.above = e.above ? e.above : p;
        e.marked |= !strncmp(p, mark, sizeof mark - 1);
        e.line = *p == '-' && !--number ? p : NULL;
        if (e.line)
            return e;
        if (*p != '#')
            e = (entry){0};
    }
    return (entry){0};
}

bool diary_is_marked(const diary *s, int number) {
    return entry_at(s, number).marked;
}

const char *diary_entry(const diary *s, int number, out *owner) {
    const char *p = entry_at(s, number).line;
    return p ? out_format(owner, "%.*s", (int)strcspn(p + 2, "\n"), p + 2) : NULL;
}

bool diary_cut(diary *s) {
    const char *from = entry_at(s, diary_entries(s)).above;
    if (from)
        out_back(&s->begun, (size_t)(from - out_text(&s->begun)));
    return from;
}

/* Behind the keys of an entry; behind a key of it with what is deeper. */
static const char *behind_keys(const char *p, const char *indent) {
    do
        p = next_line(p);
    while (!strncmp(p, indent, strlen(indent)));
    return p;
}

void diary_set_key(diary *s, int number, const char *key) {
    const size_t n = strcspn(key, ":") + 1;
    const char *p = entry_at(s, number).line;
    if (!p)
        return;
    for (p = next_line(p); *p == ' ' && strncmp(p + 2, key, n);)
        p = behind_keys(p, "   ");
    if (*p == ' ')
        replace(s, p, behind_keys(p, "   "), "");
    p = behind_keys(entry_at(s, number).line, " ");
    replace(s, p, p, out_joined(&s->begun, "  ", key, "\n", NULL));
}

void diary_replace(diary *s, int number, const char *by) {
    const entry e = entry_at(s, number);
    const char *above = e.marked ? strstr(e.above, mark) : NULL;
    if (above)
        replace(s, above, above + sizeof mark - 1, "");
    const char *line = entry_at(s, number).line;
    if (line)
        replace(s, line, behind_keys(line, " "), out_joined(&s->begun, "- ", by, "\n", NULL));
}

void diary_mark(diary *s, int number) {
    const entry e = entry_at(s, number);
    if (e.line && !e.marked)
        replace(s, e.line, e.line, mark);
}

/* A list without entries is written in brackets. */
void diary_put(diary *s, out *to) {
    const char *text = out_text(&s->begun);
    const size_t line = sizeof moves - 2;
    bool empty = s->begun.n > line && !strcmp(text + s->begun.n - line, moves + 1);
    out_bytes(to, text, s->begun.n - (empty ? line : 0));
    out_put(to, empty ? "moves: []\n" : "");
    if (s->note.n) {
        out_raw(to, note);
        out_raw(to, out_text(&s->note));
        out_put(to, "\n");
    }
    out_raw(to, out_text(&s->ended));
}
