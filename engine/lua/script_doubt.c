/* script_doubt.c - what in the text of a script is probably a typing error: a word with which it
 * compares the kind or the role of a feature, or a figure, and that no game of it knows; a method
 * that no object has, and a rule that the ruleset has not, for a random game may never come to that
 * line. */
#include "lua/script_lua.h"
#include "ruleset/library.h"

typedef struct scan {
    rv_library *lib;
    const rv_script_info *info;
    rv_arena *arena;
    rv_script_doubt *doubts;
    int n, looked; /* doubts; methods that were looked for in the whole text */
} scan;

enum { MOST = 8, MOST_LOOKED = 100, LONGEST_CALL = 500 };

typedef enum sort { KIND, ROLE, FIGURE, RULE } sort;

/* The i-th word of a sort in a game; NULL past the end. A plain follower is small to scripts. */
static const char *word_at(const rv_ruleset *rs, sort what, int i) {
    if (what == RULE)
        return i == rs->nrules ? NULL : rs->rules[i].id;
    if (what == FIGURE)
        return i == rs->nfigures ? NULL : *rs->figures[i].key ? rs->figures[i].key : "small";
    return i == rs->nkinds ? NULL : what == ROLE ? rs->kinds[i].role : rs->kinds[i].name;
}

static bool knows(const rv_ruleset *rs, rv_str word, sort what) {
    const char *known;
    for (int i = 0; rs && (known = word_at(rs, what, i)); i++)
        if (rv_str_is(word, known))
            return true;
    return false;
}

/* Whether a game that the script names has the word, or a box that is played with it. */
static bool is_known(const scan *s, rv_str word, sort what) {
    const char *name;
    bool known = knows(s->info->ruleset, word, what);
    for (int i = 0; i < s->info->nrulesets && !known; i++)
        known = knows(rv_library_ruleset(s->lib, s->info->rulesets[i], NULL), word, what);
    for (int i = 0; !known && (name = rv_library_ruleset_name(s->lib, i)); i++) {
        const rv_ruleset *rs = rv_library_ruleset(s->lib, name, NULL);
        for (int k = 0; rs && k < s->info->nrulesets && !known; k++)
            known = !strcmp(rs->game, s->info->rulesets[k]) && knows(rs, word, what);
    }
    return known;
}

static void doubt(scan *s, rv_str word, sort what, rv_str left, int line) {
    const rv_ruleset *rs = s->info->ruleset;
    rv_buf b = {.arena = s->arena};
    rv_putf(&b, "compares %.*s with \"%.*s\", which is none; in %s it is ", (int)left.n, left.s,
            (int)word.n, word.s, rs->name);
    for (int k = 0; word_at(rs, what, k); k++)
        rv_putf(&b, "%s%s",
                !k                         ? ""
                : word_at(rs, what, k + 1) ? ", "
                                           : " or ",
                word_at(rs, what, k));
    s->doubts[s->n++] = (rv_script_doubt){line, false, rv_buf_text(&b)};
}

static bool begins(rv_str text, const char *with) {
    size_t n = strlen(with);
    return text.n >= n && memcmp(text.s, with, n) == 0;
}

/* An empty text may be no text at all. */
static rv_str behind(rv_str text, size_t n) {
    text.s = n ? text.s + n : text.s;
    text.n -= n;
    while (text.n && *text.s == ' ')
        text.s++, text.n--;
    return text;
}

/* The text in quotes with which this begins; empty if it does not, or goes on in the next line. */
static rv_str quoted(rv_str rest) {
    if (rest.n < 2 || (*rest.s != '"' && *rest.s != '\''))
        return (rv_str){0};
    const char *end = memchr(rest.s + 1, *rest.s, rest.n - 1);
    const rv_str word = {rest.s + 1, end ? (size_t)(end - rest.s) - 1 : 0};
    return word.n && !memchr(word.s, '\n', word.n) ? word : (rv_str){0};
}

/* `== "word"`, behind what is compared, `left`, which the text begins with. */
static void look(scan *s, rv_str text, sort what, rv_str left, int line) {
    rv_str rest = behind(text, (size_t)(left.s - text.s) + left.n);
    if (!begins(rest, "==") && !begins(rest, "~="))
        return;
    const rv_str word = quoted(behind(rest, 2));
    if (word.n && !is_known(s, word, what))
        doubt(s, word, what, left, line);
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

/* Is there something of this name in the script, other than the calls of a method? Then a table of
 * its own may have it. */
static bool names(rv_str text, rv_str word) {
    static const char function[] = "function ";
    const char *end = text.s + text.n;
    for (const char *at = text.s; at + word.n <= end; at++) {
        bool whole = memcmp(at, word.s, word.n) == 0 &&
                     (at == text.s || !rv_script_is_letter(at[-1])) &&
                     (at + word.n == end || !rv_script_is_letter(at[word.n]));
        const char *owner = at;
        while (whole && owner > text.s && (rv_script_is_letter(owner[-1]) || owner[-1] == ':'))
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
    while (word.n + 1 < rest.n && rv_script_is_letter(word.s[word.n]))
        word.n++;
    if (!word.n || word.n + 1 == rest.n || word.s[word.n] != '(')
        return;
    for (int i = 0; method_at(NULL, i); i++)
        if (rv_str_is(word, method_at(NULL, i)))
            return;
    if (s->looked++ >= MOST_LOOKED || names(text, word))
        return;
    const char *near = rv_nearest(word, method_at, NULL);
    s->doubts[s->n++] = (rv_script_doubt){
        line, true,
        rv_printf(s->arena, "calls `%.*s`, which no object has%s%s%s", (int)word.n, word.s,
                  near ? "; did you mean `" : "", near ? near : "", near ? "`?" : "")};
}

/* ---- rules ----------------------------------------------------------------------------------- */

/* `(player, 1, "why", "QQ-9")`: a number among the arguments of a call that may cite a rule. */
static void look_at_rule(scan *s, rv_str rest, int line) {
    rest.n = rest.n < LONGEST_CALL ? rest.n : LONGEST_CALL;
    for (int depth = 0; rest.n && s->n < MOST; rest = (rv_str){rest.s + 1, rest.n - 1}) {
        const rv_str word = quoted(rest);
        line += *rest.s == '\n';
        depth += (*rest.s == '(') - (*rest.s == ')');
        if (depth == 1 && word.n && rv_rule_letters(rv_dup(s->arena, word)) &&
            !is_known(s, word, RULE))
            s->doubts[s->n++] = (rv_script_doubt){
                line, true,
                rv_printf(s->arena, "the ruleset has no text of rule %.*s", (int)word.n, word.s)};
        if (depth == 0)
            return;
        rest.s += word.n ? word.n + 1 : 0;
        rest.n -= word.n ? word.n + 1 : 0;
    }
}

/* ---- figures --------------------------------------------------------------------------------- */

/* `may_deploy = function(game, feature, player, NAME)`: what it calls the figure; empty if it is
 * another text, or has no such parameter. */
static rv_str figure_of(rv_str rest) {
    static const char hook[] = "may_deploy", function[] = "function";
    rest = behind(rest, strlen(hook));
    if (!begins(rest, "="))
        return (rv_str){0};
    rest = behind(rest, 1);
    if (!begins(rest, function))
        return (rv_str){0};
    rest = behind(rest, strlen(function));
    const char *end = rest.n ? memchr(rest.s, ')', rest.n) : NULL;
    rv_str list = {rest.s, end ? (size_t)(end - rest.s) : 0}, name = {0};
    for (int i = 0; i < 4; i++)
        name = list.s ? rv_str_cut(&list, ",") : (rv_str){0};
    name = behind(name, 0);
    while (name.n && !rv_script_is_letter(name.s[name.n - 1]))
        name.n--;
    return name;
}

/* Whether the text begins with this whole name, behind `before`. */
static bool is_name(rv_str rest, rv_str name, char before) {
    return name.n && rest.n > name.n && !memcmp(rest.s, name.s, name.n) &&
           !rv_script_is_letter(rest.s[name.n]) && !rv_script_is_letter(before) && before != '.' &&
           before != ':';
}

void rv_script_doubts(rv_arena *a, rv_library *lib, rv_str text, rv_script_info *info) {
    static const char *const calls[] = {":kind()", ":role()", ":figure()"};
    scan s = {lib, info, a, RV_NEWS(a, rv_script_doubt, MOST), 0, 0};
    rv_str figure = {0}; /* the parameter of may_deploy */
    int line = 1;
    for (rv_str rest = text; rest.n && s.n < MOST; rest = (rv_str){rest.s + 1, rest.n - 1}) {
        const char before = rest.s > text.s ? rest.s[-1] : ' ';
        int what = KIND;
        line += *rest.s == '\n';
        while (what <= FIGURE && !begins(rest, calls[what]))
            what++;
        if (what <= FIGURE)
            look(&s, rest, (sort)what, (rv_str){rest.s + 1, strlen(calls[what]) - 1}, line);
        else if (begins(rest, ":score("))
            look_at_rule(&s, behind(rest, strlen(":score")), line);
        else if (begins(rest, ":tell("))
            look_at_rule(&s, behind(rest, strlen(":tell")), line);
        else if (*rest.s == ':')
            look_at_call(&s, text, rest, line);
        else if (begins(rest, "may_deploy"))
            figure = figure_of(rest);
        else if (is_name(rest, figure, before))
            look(&s, rest, FIGURE, (rv_str){rest.s, figure.n}, line);
    }
    info->doubts = s.doubts;
    info->ndoubts = s.n;
}
