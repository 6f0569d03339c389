/* script_text.c - the text of a script: what it costs to compile it, and what in it is probably a
 * typing error, for a random game may never come to that line. Both go through the text token by
 * token (cut_token), before Lua or without it.
 */
#include "lua/script_lua.h"
#include "yaml/doc.h"

/* Whether a character can be part of a name. */
static bool is_letter(char c) {
    return rv_is_alnum(c) || c == '_';
}

/* The level of the long bracket that opens here; -1: none does. */
static int long_bracket(const char *p, const char *end) {
    const char *q = p + 1;
    while (*p == '[' && q < end && *q == '=')
        q++;
    return *p == '[' && q < end && *q == '[' ? (int)(q - p - 1) : -1;
}

/* Behind the long bracket of this level that opens here. */
static const char *skip_long(const char *p, const char *end, int level) {
    for (p += level + 2; p < end; p++) {
        const char *q = p + 1;
        while (q < end && *q == '=' && q - p <= level)
            q++;
        if (*p == ']' && q < end && *q == ']' && q - p - 1 == level)
            return q + 1;
    }
    return end;
}

/* Behind what begins here: a text, a comment, or one character. */
static const char *skip(const char *p, const char *end) {
    const bool comment = *p == '-' && end - p > 1 && p[1] == '-';
    if (*p == '"' || *p == '\'') {
        const char quote = *p++;
        while (p < end && *p != quote)
            p += *p == '\\' && end - p > 1 ? 2 : 1;
        return p < end ? p + 1 : end;
    }
    p += comment ? 2 : 0;
    const int level = p < end ? long_bracket(p, end) : -1;
    if (level >= 0)
        return skip_long(p, end, level);
    if (!comment)
        return p + 1;
    while (p < end && *p != '\n' && *p != '\r')
        p++;
    return p;
}

static bool starts(const char *p, const char *end, const char *with) {
    while (*with && p < end && *p == *with)
        p++, with++;
    return !*with;
}

/* Cuts the next word, text or sign from a script, behind blanks and comments; it is empty at the
 * end.
 */
static rv_str cut_token(rv_str *rest) {
    static const char *const signs[] = {"...", "..", "::", "=="};
    const char *p = rest->s, *const end = p + rest->n;
    rv_str token = {end, 0};
    while (p < end && !token.n) {
        const char *start = p;
        while (p < end && is_letter(*p))
            p++;
        for (size_t i = 0; i < sizeof signs / sizeof *signs && p == start; i++)
            p += starts(p, end, signs[i]) ? strlen(signs[i]) : 0;
        p = p == start ? skip(p, end) : p;
        if (*start > ' ' && !starts(start, end, "--"))
            token = (rv_str){start, (size_t)(p - start)};
    }
    *rest = (rv_str){p, (size_t)(end - p)};
    return token;
}

static bool is_word(rv_str token) {
    return token.n && is_letter(*token.s) && *token.s > '9';
}

/* ---- what it costs ------------------------------------------------------------------------- */

/* The compiler runs no instructions, and not all that it does is in proportion to the text: it
 * looks for a name among all variables of all functions around it, and goes through the list of
 * jumps for each `and`, that of gotos for each label. The cost is estimated, rather too high, from
 * the words: as if each name were compared with all before it.
 */
enum {
    STEPS_PER_BYTE = 2,
    JUMPS_PER_STEP = 3,   /* gone through in a list */
    LABELS_PER_STEP = 10, /* likewise; there is a `::` before each and one behind */
    NAMES_PER_STEP = 10   /* compared */
};

static lua_Integer cost_of(rv_str text) {
    static const char *const words[] = {"and",  "or",    "elseif", "goto",  "break",    "do",
                                        "else", "end",   "false",  "for",   "function", "if",
                                        "in",   "local", "nil",    "not",   "repeat",   "return",
                                        "then", "true",  "until",  "while", NULL};
    enum { ELSEIF = 2, BREAK = 4 };
    int64_t cost = (int64_t)text.n * STEPS_PER_BYTE, names = 0, jumps = 0, labels = 0;
    for (rv_str token; (token = cut_token(&text)).n;) {
        const int word = is_word(token) ? rv_name_find(words, token) : -1;
        if (word >= 0 && word <= ELSEIF)
            cost += jumps++ / JUMPS_PER_STEP;
        else if (rv_str_is(token, "::"))
            cost += labels++ / LABELS_PER_STEP;
        else if (word > ELSEIF && word <= BREAK)
            labels++;
        else if (word < 0 && is_word(token))
            cost += names++ / NAMES_PER_STEP;
    }
    return cost;
}

rv_burden rv_script_burden(rv_str text) {
    static const char *const escapes[] = {"0", "x00", "u{0"};
    const char *const end = text.s + text.n;
    rv_burden b = {.nul = false};
    for (rv_str rest = text, token; !b.joins && (token = cut_token(&rest)).n;)
        b.joins = rv_str_is(token, "..");
    for (const char *p = text.s; p < end && !b.nul; p++) {
        b.nul = !*p;
        for (int i = 0; *p == '\\' && i < 3; i++)
            b.nul |= starts(p + 1, end, escapes[i]);
    }
    return b;
}

/* Pushes a set of names: `name =` and `name, …` set a variable, as does `function name`; what is
 * directly behind `local` is new. A name too many does no harm. */
void rv_script_push_assigned(lua_State *L, rv_str text) {
    rv_str before = {"", 0}, last = {"", 0}, token;
    rv_hooks *h = rv_hooks_of(L);
    h->own = true;
    lua_newtable(L);
    for (; (token = cut_token(&text)).n; before = last, last = token) {
        const bool function = is_word(token) && rv_str_is(last, "function");
        if ((function || rv_str_is(token, ",") || rv_str_is(token, "=")) &&
            !rv_str_is(before, "local")) {
            const rv_str name = function ? token : last;
            lua_pushlstring(L, name.s, name.n);
            lua_pushboolean(L, true);
            lua_rawset(L, -3);
        }
    }
    h->own = false;
}

/* ---- compiling ----------------------------------------------------------------------------- */

int rv_script_read(lua_State *L, const rv_builtin_script *built, rv_str text, const char *name) {
    rv_hooks *h = rv_hooks_of(L);
    const size_t mark = text.n >= 3 && !memcmp(text.s, "\xEF\xBB\xBF", 3) ? 3 : 0;
    rv_script_charge(L, built->text ? 0 : cost_of(text));
    h->own = true;
    int status = built->size ? luaL_loadbufferx(L, built->compiled, built->size, name, "b")
                             : luaL_loadbufferx(L, text.s + mark, text.n - mark, name, "t");
    h->own = false;
    return status;
}

/* ---- what is probably a typing error --------------------------------------------------------- */

typedef struct scan {
    rv_library *lib;
    rv_script_info *info;
    rv_arena *arena;
    rv_script_doubt *doubts;
    const char *at;   /* up to where lines are counted */
    int line, looked; /* methods that were looked for in the whole text */
} scan;

enum { MOST = 8, MOST_LOOKED = 100, LONGEST_CALL = 500 };

static void add_doubt(scan *s, const char *why) {
    s->doubts[s->info->ndoubts++] = (rv_script_doubt){s->line, why};
}

/* The next token of those at which it is looked. */
static rv_str next(scan *s, rv_str *rest) {
    const rv_str token = cut_token(rest);
    for (; s->at < token.s; s->at++)
        s->line += *s->at == '\n';
    return token;
}

/* The methods of the objects of hooks.txt, and those that Lua gives to strings. */
static const char *const methods[] = {
#define RV_METHOD(object, name, ...) #name,
#define RV_EFFECT(object, name, ...) #name,
#include "gen/hooks.def"
    "byte",  "find", "format",  "gmatch", "gsub",   "len",  "lower",
    "match", "rep",  "reverse", "sub",    "unpack", "upper"};
RV_LISTS_HERE(method_at, void, sizeof methods / sizeof *methods, methods[i])

/* Is there something of this name in the script, other than the calls of a method? Then a table of
 * its own may have it. */
static bool names(rv_str text, rv_str word) {
    rv_str last = {"", 0}, token;
    for (bool defined = false; (token = cut_token(&text)).n; last = token) {
        const bool quoted = *token.s == '"' || *token.s == '\'';
        const rv_str name = {token.s + quoted, token.n - 2 * quoted};
        defined = rv_str_is(token, "function") ||
                  (defined && (is_word(token) || rv_str_is(token, ".") || rv_str_is(token, ":")));
        if (rv_str_eq(name, word) && (defined || !rv_str_is(last, ":")))
            return true;
    }
    return false;
}

/* A call of a method, which no object may have. */
static void look_at_call(scan *s, rv_str text, rv_str word) {
    if (rv_find(word, method_at, NULL) >= 0 || s->looked++ >= MOST_LOOKED || names(text, word))
        return;
    const char *near = rv_nearest(word, method_at, NULL);
    add_doubt(s, rv_printf(s->arena, "calls `%.*s`, which no object has%s%s%s", RV_CHARS(word),
                           near ? "; did you mean `" : "", near ? near : "", near ? "`?" : ""));
}

static const rv_ruleset *outermost(const rv_ruleset *rs) {
    while (rs && rs->base)
        rs = rs->base;
    return rs;
}

/* Whether a game that the script names has the rule, or a box that can be played with it. */
static bool has_rule(const scan *s, const char *id) {
    const rv_script_info *info = s->info;
    const char *name;
    bool known = info->ruleset && rv_ruleset_find_rule(info->ruleset, id);
    for (int i = 0, n = info->nrulesets; !known; i++) {
        if (!(name = i < n ? info->rulesets[i] : rv_library_ruleset_name(s->lib, i - n)))
            return false;
        const rv_ruleset *box = rv_library_ruleset(s->lib, name, NULL);
        known = box && (i < n || outermost(box) == outermost(info->ruleset)) &&
                rv_ruleset_find_rule(box, id);
    }
    return known;
}

/* `player, 1, "why", "QQ-9")`: a number behind a comma, in a call that may cite a rule, or in the
 * line of a `return`, which the ruleset has not. */
static void look_at_rule(scan of, rv_str rest, bool returns) {
    scan *s = &of; /* its place in the text is another one's */
    const int first = s->line;
    rv_str last = {"", 0}, token;
    rest.n = rest.n < LONGEST_CALL ? rest.n : LONGEST_CALL;
    for (int depth = 1; depth && s->info->ndoubts < MOST; last = token) {
        token = next(s, &rest);
        if (!token.n || (returns && s->line > first))
            return;
        depth += (*token.s == '(') - (*token.s == ')');
        if (depth != 1 || !rv_str_is(last, ",") || !strchr("\"'", *token.s) || token.n < 2)
            continue;
        const char *id = rv_dup(s->arena, (rv_str){token.s + 1, token.n - 2});
        if (rv_rule_letters(id) && !has_rule(s, id))
            add_doubt(s, rv_printf(s->arena, "the ruleset has no text of rule %s", id));
    }
}

void rv_script_doubts(rv_arena *a, rv_library *lib, rv_str text, rv_script_info *info) {
    scan s = {lib, info, a, RV_NEWS(a, rv_script_doubt, MOST), text.s, 1, 0};
    rv_str rest = text, before = {"", 0}, last = {"", 0}, token;
    info->doubts = s.doubts;
    info->ndoubts = 0;
    for (; info->ndoubts < MOST && (token = next(&s, &rest)).n; before = last, last = token) {
        const bool called = rv_str_is(before, ":") && rv_str_is(token, "(");
        const bool returns = rv_str_is(token, "return");
        if (returns || (called && (rv_str_is(last, "score") || rv_str_is(last, "tell"))))
            look_at_rule(s, rest, returns);
        else if (called)
            look_at_call(&s, text, last);
    }
}
