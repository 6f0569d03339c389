/* script_doubt.c - what in the text of a script is probably a typing error: a word with which it
 * compares the kind or the role of a feature, and that no game of it knows; a method that no object
 * has, for a random game may never come to that line. */
#include "lua/script_doubt.h"

typedef struct scan {
    rv_library *lib;
    const rv_script_info *info;
    rv_arena *arena;
    const char **doubts;
    int n, looked; /* doubts; methods that were looked for in the whole text */
} scan;

enum { MOST = 8, MOST_LOOKED = 100 };

static const char *kind_word(const rv_kind *k, bool role) {
    return role ? k->role : k->name;
}

static bool is_known(const scan *s, rv_str word, bool role) {
    for (int i = 0; i < s->info->nrulesets; i++) {
        const rv_ruleset *rs = rv_library_ruleset(s->lib, s->info->rulesets[i], NULL);
        for (int k = 0; rs && k < rs->nkinds; k++)
            if (rv_str_is(word, kind_word(&rs->kinds[k], role)))
                return true;
    }
    return false;
}

static void doubt(scan *s, rv_str word, bool role, int line) {
    const rv_ruleset *rs = s->info->ruleset;
    rv_buf b = {.arena = s->arena};
    rv_putf(&b, "line %d compares %s() with \"%.*s\", which is none; in %s it is ", line,
            role ? "role" : "kind", (int)word.n, word.s, rs->name);
    for (int k = 0; k < rs->nkinds; k++)
        rv_putf(&b, "%s%s",
                !k                   ? ""
                : k + 1 < rs->nkinds ? ", "
                                     : " or ",
                kind_word(&rs->kinds[k], role));
    s->doubts[s->n++] = rv_buf_text(&b);
}

static bool begins(rv_str text, const char *with) {
    size_t n = strlen(with);
    return text.n >= n && memcmp(text.s, with, n) == 0;
}

static rv_str behind(rv_str text, size_t n) {
    text.s += n;
    text.n -= n;
    while (text.n && *text.s == ' ')
        text.s++, text.n--;
    return text;
}

/* `== "word"`, behind a call. */
static void look(scan *s, rv_str rest, bool role, int line) {
    if (!begins(rest, "==") && !begins(rest, "~="))
        return;
    rest = behind(rest, 2);
    if (rest.n < 2 || (*rest.s != '"' && *rest.s != '\''))
        return;
    const char *end = memchr(rest.s + 1, *rest.s, rest.n - 1);
    const rv_str word = {rest.s + 1, end ? (size_t)(end - rest.s) - 1 : 0};
    if (word.n && !memchr(word.s, '\n', word.n) && !is_known(s, word, role))
        doubt(s, word, role, line);
}

/* ---- methods --------------------------------------------------------------------------------- */

/* Those of objects, and those of texts, which Lua has. */
static const char *method_at(const void *ud, int i) {
    static const char *const methods[] = {
#define RV_METHOD(object, name, ...) #name,
#define RV_EFFECT(object, name, ...) #name,
#include "core/hooks.def"
        "byte",  "find", "format",  "gmatch", "gsub",   "len",  "lower",
        "match", "rep",  "reverse", "sub",    "unpack", "upper"};
    (void)ud;
    return i < (int)(sizeof methods / sizeof *methods) ? methods[i] : NULL;
}

static bool is_method(rv_str word) {
    for (int i = 0; method_at(NULL, i); i++)
        if (rv_str_is(word, method_at(NULL, i)))
            return true;
    return false;
}

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* Is there something of this name in the script, other than the calls of a method? Then a table of
 * its own may have it. */
static bool names(rv_str text, rv_str word) {
    static const char function[] = "function ";
    const char *end = text.s + text.n;
    for (const char *at = text.s; at + word.n <= end; at++) {
        bool whole = memcmp(at, word.s, word.n) == 0 && (at == text.s || !is_letter(at[-1])) &&
                     (at + word.n == end || !is_letter(at[word.n]));
        const char *owner = at;
        while (whole && owner > text.s && (is_letter(owner[-1]) || owner[-1] == ':'))
            owner--;
        size_t before = (size_t)(owner - text.s), n = strlen(function);
        if (whole && (owner == at || (before >= n && memcmp(owner - n, function, n) == 0)))
            return true;
    }
    return false;
}

/* `:word(` */
static void look_at_call(scan *s, rv_str text, rv_str rest, int line) {
    rv_str word = {rest.s + 1, 0};
    while (word.n + 1 < rest.n && is_letter(word.s[word.n]))
        word.n++;
    if (!word.n || word.n + 1 == rest.n || word.s[word.n] != '(' || is_method(word) ||
        s->looked++ >= MOST_LOOKED || names(text, word))
        return;
    const char *near = rv_nearest(word, method_at, NULL);
    s->doubts[s->n++] =
        rv_printf(s->arena, "line %d calls `%.*s`, which no object has%s%s%s", line, (int)word.n,
                  word.s, near ? "; did you mean `" : "", near ? near : "", near ? "`?" : "");
}

void rv_script_doubts(rv_arena *a, rv_library *lib, rv_str text, rv_script_info *info) {
    static const char kind[] = ":kind()", role[] = ":role()";
    scan s = {lib, info, a, RV_NEWS(a, const char *, MOST), 0, 0};
    int line = 1;
    for (rv_str rest = text; rest.n && s.n < MOST; rest = (rv_str){rest.s + 1, rest.n - 1}) {
        line += *rest.s == '\n';
        if (begins(rest, kind) || begins(rest, role))
            look(&s, behind(rest, strlen(kind)), begins(rest, role), line);
        else if (*rest.s == ':')
            look_at_call(&s, text, rest, line);
    }
    info->doubts = s.doubts;
    info->ndoubts = s.n;
}
