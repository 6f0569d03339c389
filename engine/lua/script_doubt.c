/* script_doubt.c - what a script compares the kind or the role of a feature with: a word that no
 * game of it knows is never equal, so a comparison with one is probably a typing error. */
#include "lua/script_doubt.h"

typedef struct scan {
    rv_library *lib;
    const rv_script_info *info;
    rv_arena *arena;
    const char **doubts;
    int n;
} scan;

enum { MOST = 8 };

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

void rv_script_doubts(rv_arena *a, rv_library *lib, rv_str text, rv_script_info *info) {
    static const char kind[] = ":kind()", role[] = ":role()";
    scan s = {lib, info, a, RV_NEWS(a, const char *, MOST), 0};
    int line = 1;
    for (rv_str rest = text; rest.n && s.n < MOST; rest = (rv_str){rest.s + 1, rest.n - 1}) {
        line += *rest.s == '\n';
        if (begins(rest, kind) || begins(rest, role))
            look(&s, behind(rest, strlen(kind)), begins(rest, role), line);
    }
    info->doubts = s.doubts;
    info->ndoubts = s.n;
}
