/* script_text.c - the text of a script: what it costs to compile it, and what in it is probably a
 * typing error, for a random game may never come to that line. Both go through the text word by
 * word (skip leaves out comments and strings), before Lua or without it.
 */
#include "lua/script_lua.h"

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

/* ---- what it costs ------------------------------------------------------------------------- */

/* The compiler runs no instructions, and not all that it does is in proportion to the text: it
 * looks for a name among all variables of all functions around it, and goes through the list of
 * jumps for each `and`, that of gotos for each label. The cost is estimated, rather too high, from
 * the words.
 */
enum {
    STEPS_PER_BYTE = 2,
    JUMPS_PER_STEP = 3,   /* gone through in a list */
    LABELS_PER_STEP = 10, /* likewise; there is a `::` before each and one behind */
    NAMES_PER_STEP = 10,  /* compared */
    VISIBLE = 455,        /* names that one function can see of its own and of those around it */
    DEEPEST = 255         /* blocks within one another; Lua allows fewer */
};

typedef struct weighing {
    int64_t cost, names, jumps, labels; /* gotos among them */
    int depth, functions;               /* blocks, and how many of them are functions */
    bool function[DEEPEST + 1];         /* by block: is it one? */
} weighing;

/* Adds what a word costs. */
static void weigh_word(weighing *w, rv_str word) {
    typedef enum word_sort { FUNCTION, BLOCK, END, JUMP, GOTO, NAME } word_sort;
    static const struct {
        const char *word;
        word_sort sort;
    } words[] = {
        {"function", FUNCTION}, {"do", BLOCK},    {"if", BLOCK},  {"end", END},    {"and", JUMP},
        {"or", JUMP},           {"elseif", JUMP}, {"goto", GOTO}, {"break", GOTO},
    };
    word_sort sort = NAME;
    for (size_t i = 0; sort == NAME && i < sizeof words / sizeof *words; i++)
        if (rv_str_is(word, words[i].word))
            sort = words[i].sort;
    const int64_t visible = (int64_t)VISIBLE * (w->functions + 1);
    switch (sort) {
    case FUNCTION:
    case BLOCK:
        w->depth += w->depth < DEEPEST;
        w->functions += (sort == FUNCTION) - w->function[w->depth];
        w->function[w->depth] = sort == FUNCTION;
        break;
    case END:
        w->functions -= w->function[w->depth];
        w->function[w->depth] = false;
        w->depth -= w->depth > 0;
        break;
    case JUMP: w->cost += w->jumps++ / JUMPS_PER_STEP; break;
    case GOTO: w->labels++; break;
    case NAME: w->names++; w->cost += (w->names < visible ? w->names : visible) / NAMES_PER_STEP;
    }
}

static bool starts(const char *p, const char *end, const char *with) {
    size_t n = strlen(with);
    return (size_t)(end - p) >= n && memcmp(p, with, n) == 0;
}

static lua_Integer cost_of(rv_str text) {
    weighing w = {.cost = (int64_t)text.n * STEPS_PER_BYTE};
    const char *p = text.s, *end = text.s + text.n;
    while (p < end) {
        const char *start = p;
        while (p < end && is_letter(*p))
            p++;
        if (p > start && *start > '9') {
            weigh_word(&w, (rv_str){start, (size_t)(p - start)});
            continue;
        }
        if (p > start)
            continue;
        if (starts(p, end, "::")) {
            w.cost += w.labels++ / LABELS_PER_STEP;
            p += 2;
        } else {
            p = skip(p, end);
        }
    }
    return w.cost;
}

/* `..` joins texts where it is not `...` and not within a text. */
rv_burden rv_script_burden(rv_str text) {
    static const char *const escapes[] = {"0", "x00", "u{0"};
    const char *const end = text.s + text.n, *p;
    rv_burden b = {.nul = false};
    for (p = text.s; p < end && !b.joins;) {
        b.joins = starts(p, end, "..") && !starts(p, end, "...");
        p = starts(p, end, "...") ? p + 3 : skip(p, end);
    }
    for (p = text.s; p < end && !b.nul; p++) {
        b.nul = !*p;
        for (int i = 0; *p == '\\' && i < 3; i++)
            b.nul |= starts(p + 1, end, escapes[i]);
    }
    return b;
}

/* Pushes a set of names: `name =` and `name, …` set a variable, as does `function name`; what is
 * directly behind `local` is new. A name too many does no harm. */
void rv_script_push_assigned(lua_State *L, rv_str text) {
    const char *p = text.s, *const end = text.s + text.n;
    rv_str before = {"", 0}, last = {"", 0};
    rv_hooks *h = rv_hooks_of(L);
    h->own = true;
    lua_newtable(L);
    while (p < end) {
        const char *start = p;
        while (p < end && is_letter(*p))
            p++;
        const bool word = p > start;
        if (!word)
            p = skip(p, end);
        if (*start <= ' ' || (*start == '-' && p - start > 1)) /* a comment */
            continue;
        const rv_str token = {start, (size_t)(p - start)};
        const bool sets = *start == ',' || (*start == '=' && !starts(start, end, "=="));
        const bool function = word && rv_str_is(last, "function") && !rv_str_is(before, "local");
        if (function || (sets && !rv_str_is(before, "local"))) {
            const rv_str name = function ? token : last;
            lua_pushlstring(L, name.s, name.n);
            lua_pushboolean(L, true);
            lua_rawset(L, -3);
        }
        before = last;
        last = token;
    }
    h->own = false;
}

/* ---- compiling ----------------------------------------------------------------------------- */

int rv_script_read(lua_State *L, rv_str text, const char *name) {
    rv_hooks *h = rv_hooks_of(L);
    const size_t mark = text.n >= 3 && !memcmp(text.s, "\xEF\xBB\xBF", 3) ? 3 : 0;
    rv_script_charge(L, cost_of(text));
    h->own = true;
    int status = luaL_loadbufferx(L, text.s + mark, text.n - mark, name, "t");
    h->own = false;
    return status;
}

/* ---- what is probably a typing error --------------------------------------------------------- */

typedef struct scan {
    rv_library *lib;
    rv_script_info *info;
    rv_arena *arena;
    rv_script_doubt *doubts;
    int looked; /* methods that were looked for in the whole text */
} scan;

enum { MOST = 8, MOST_LOOKED = 100, LONGEST_CALL = 500 };

/* The methods of the objects of hooks.def, and those that Lua gives to strings. */
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

/* `:word(`, of which no object has the word. */
static void look_at_call(scan *s, rv_str text, const char *colon, int line) {
    const char *end = text.s + text.n;
    rv_str word = {colon + 1, 0};
    while (word.s + word.n < end && is_letter(word.s[word.n]))
        word.n++;
    if (!word.n || word.s + word.n == end || word.s[word.n] != '(')
        return;
    for (int i = 0; method_at(NULL, i); i++)
        if (rv_str_is(word, method_at(NULL, i)))
            return;
    if (s->looked++ >= MOST_LOOKED || names(text, word))
        return;
    const char *near = rv_nearest(word, method_at, NULL);
    s->doubts[s->info->ndoubts++] = (rv_script_doubt){
        line, rv_printf(s->arena, "calls `%.*s`, which no object has%s%s%s", (int)word.n, word.s,
                        near ? "; did you mean `" : "", near ? near : "", near ? "`?" : "")};
}

/* Whether a game that the script names has the rule, or a box that is played with it. */
static bool has_rule(const scan *s, const char *id) {
    const rv_script_info *info = s->info;
    const rv_ruleset *rs;
    const char *name;
    bool known = info->ruleset && rv_ruleset_find_rule(info->ruleset, id);
    for (int i = 0; i < info->nrulesets && !known; i++)
        known = (rs = rv_library_ruleset(s->lib, info->rulesets[i], NULL)) &&
                rv_ruleset_find_rule(rs, id);
    for (int i = 0; !known && (name = rv_library_ruleset_name(s->lib, i)); i++) {
        rs = rv_library_ruleset(s->lib, name, NULL);
        for (int k = 0; rs && k < info->nrulesets && !known; k++)
            known = !strcmp(rs->game, info->rulesets[k]) && rv_ruleset_find_rule(rs, id);
    }
    return known;
}

/* `player, 1, "why", "QQ-9")`: a number behind a comma, in a call that may cite a rule, or in the
 * line of a `return`, which the ruleset has not. */
static void look_at_rule(scan *s, const char *p, const char *end, int line, bool returns) {
    char before = '\0'; /* the last that is no blank */
    end = end - p < LONGEST_CALL ? end : p + LONGEST_CALL;
    for (int depth = 1; p < end && s->info->ndoubts < MOST; p++) {
        const bool quote = *p == '"' || *p == '\'';
        const char *close = quote ? memchr(p + 1, *p, (size_t)(end - p) - 1) : NULL;
        line += *p == '\n';
        depth += (*p == '(') - (*p == ')');
        if (depth == 0 || (returns && *p == '\n'))
            return;
        if (close && before == ',' && depth == 1 && !memchr(p, '\n', (size_t)(close - p))) {
            const char *id = rv_dup(s->arena, (rv_str){p + 1, (size_t)(close - p) - 1});
            if (rv_rule_letters(id) && !has_rule(s, id))
                s->doubts[s->info->ndoubts++] = (rv_script_doubt){
                    line, rv_printf(s->arena, "the ruleset has no text of rule %s", id)};
        }
        p = close && !memchr(p, '\n', (size_t)(close - p)) ? close : p;
        before = strchr(" \t\r\n", *p) ? before : *p;
    }
}

void rv_script_doubts(rv_arena *a, rv_library *lib, rv_str text, rv_script_info *info) {
    static const char *const citing[] = {":score(", ":tell(", "return "};
    scan s = {lib, info, a, RV_NEWS(a, rv_script_doubt, MOST), 0};
    const char *end = text.s + text.n;
    int line = 1;
    info->doubts = s.doubts;
    info->ndoubts = 0;
    for (const char *p = text.s; p < end && info->ndoubts < MOST; p++) {
        line += *p == '\n';
        int cites = 0;
        while (cites < 3 && !starts(p, end, citing[cites]))
            cites++;
        if (cites < 3)
            look_at_rule(&s, p + strlen(citing[cites]), end, line, cites == 2);
        else if (*p == ':')
            look_at_call(&s, text, p, line);
    }
}
