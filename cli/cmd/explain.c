/* explain: prints a rule or a diagnostic code in plain words. */
#include "run.h"
#include "suggest.h"
#include "text/rule_text.h"
#include <ctype.h>
#include <string.h>
#include <strings.h>

enum { NAME = 40, FOUND_COLUMN = 8 };

/* Calls `see` for every ruleset that can be read, until it returns true. Returns that ruleset, or
 * NULL. */
static const rv_ruleset *first_ruleset(run *r, bool (*see)(const rv_ruleset *rs, const void *ud),
                                       const void *ud) {
    const char *name;
    for (int i = 0; (name = ruleset_at(r, i)); i++) {
        const rv_ruleset *rs = ruleset_if_any(r, name, NULL);
        if (rs && see(rs, ud))
            return rs;
    }
    return NULL;
}

/* ---- rules --------------------------------------------------------------------------------- */

/* Whether the rule belongs to this ruleset and not to a ruleset that it extends. */
static bool owns_rule(const rv_ruleset *rs, const void *id) {
    for (int i = 0; i < rv_ruleset_own_rules(rs); i++)
        if (!strcmp(rv_ruleset_rule(rs, i)->id, id))
            return true;
    return false;
}

static void put_rule_json(out *o, const rv_ruleset *rs, const rv_rule *rule) {
    rv_json j = out_json(o);
    rule_json(&j, rule);
    rv_json_text(&j, "ruleset", rv_ruleset_name(rs));
    rv_json_line(&j);
}

/* `of`: the ruleset that is named beside the rule; NULL: the first that has it. */
static bool explain_rule(run *r, const rv_ruleset *of, const char *id) {
    const rv_ruleset *rs = !of                            ? first_ruleset(r, owns_rule, id)
                           : rv_ruleset_find_rule(of, id) ? of
                                                          : NULL;
    if (!rs)
        return false;
    const rv_rule *rule = rv_ruleset_find_rule(rs, id);
    if (r->args->form == JSON) {
        put_rule_json(r->out, rs, rule);
        return true;
    }
    out_put(r->out, r->shown++ ? "\n" : "");
    rule_put(r->out, rs, rule);
    return true;
}

/* ---- codes --------------------------------------------------------------------------------- */

/* The index of a code in the table, or -1. */
static int find_code(const char *id) {
    rv_code_info code;
    for (int i = 0; i < rv_codes(); i++) {
        rv_code(i, &code);
        if (!strcmp(code.code, id))
            return i;
    }
    return -1;
}

static const char *code_name(const void *ud, int i) {
    rv_code_info code;
    (void)ud;
    if (i >= rv_codes())
        return NULL;
    rv_code(i, &code);
    return code.code;
}

/* What is typed, the message that it gets, and what is right instead. */
typedef struct example {
    const char *code, *typed, *message, *right;
} example;

static const example *example_of(const char *code) {
    static const example examples[] = {
#define EXAMPLE(code, typed, message, right) {code, typed, message, right},
#include "example.def"
#undef EXAMPLE
    };
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
        if (!strcmp(examples[i].code, code))
            return &examples[i];
    return NULL;
}

static rv_str text_of(const char *s) {
    return (rv_str){s, strlen(s)};
}

/* Lines of a document, as they are typed. */
static void put_lines(out *o, const char *label, const char *lines) {
    for (rv_str rest = text_of(lines), line; rest.s; label = "") {
        const char *nl = memchr(rest.s, '\n', rest.n);
        line = (rv_str){rest.s, nl ? (size_t)(nl - rest.s) : rest.n};
        out_printf(o, "%-11s %.*s\n", label, (int)line.n, line.s);
        rest = nl ? text_of(nl + 1) : (rv_str){NULL, 0};
    }
}

static void put_example(out *o, const example *e) {
    if (*e->typed)
        put_lines(o, "example", e->typed);
    if (*e->typed || *e->right)
        put_lines(o, "instead", *e->right ? e->right : "(leave this line out)");
}

static bool has_law(const rv_ruleset *rs, const void *code) {
    return *rv_code_rule(rs, code);
}

static void put_code(out *o, const rv_code_info *code, const rv_ruleset *rs, const char *id) {
    const example *e = example_of(code->code);
    out_tint(o, TINT_STRONG);
    out_printf(o, "%s: ", code->code);
    out_words(o, out_columns(code->code) + 2, 2, e ? e->message : code->summary);
    out_untint(o);
    out_put(o, "\n\n  ");
    out_words(o, 2, 2, code->explanation);
    out_put(o, "\n\n");
    rule_put_part(o, "verdict", rv_severity_name(code->severity));
    rule_put_part(o, "right", code->right);
    if (e)
        put_example(o, e);
    if (rs) {
        const rv_rule *rule = rv_ruleset_find_rule(rs, id);
        out line;
        out_open(&line, OUT_NOWHERE, false);
        out_printf(&line, "%s%s%s", id, rule ? ": " : "", rule ? rule->title : "");
        rule_put_part(o, "rule", out_text(&line));
        out_end(&line, o);
    }
}

static void code_json(out *o, const rv_code_info *code, const char *rule) {
    rv_json j = out_json(o);
    rv_json_open(&j, NULL, '{');
    rv_json_text(&j, "code", code->code);
    rv_json_text(&j, "severity", rv_severity_name(code->severity));
    rv_json_text(&j, "rule", rule);
    rv_json_text(&j, "summary", code->summary);
    rv_json_text(&j, "explanation", code->explanation);
    rv_json_text(&j, "right", code->right);
    const example *e = example_of(code->code);
    if (e) {
        rv_json_open(&j, "example", '{');
        rv_json_text(&j, "typed", e->typed);
        rv_json_text(&j, "message", e->message);
        rv_json_text(&j, "right", e->right);
        rv_json_close(&j, '}');
    }
    rv_json_line(&j);
}

static bool explain_code(run *r, const char *id) {
    rv_code_info code;
    int found = find_code(id);
    if (found < 0)
        return false;
    const rv_ruleset *rs = first_ruleset(r, has_law, id);
    rv_library_code(r->library, rs, found, &code);
    const char *rule = rs ? rv_code_rule(rs, id) : "";
    if (r->args->form == JSON) {
        code_json(r->out, &code, rule);
    } else {
        out_put(r->out, r->shown++ ? "\n" : "");
        put_code(r->out, &code, rs, rule);
    }
    return true;
}

/* ---- words --------------------------------------------------------------------------------- */

static bool holds_word(const char *text, const char *word) {
    size_t n = strlen(word);
    for (; *text; text++)
        if (!strncasecmp(text, word, n))
            return true;
    return !n;
}

/* Whether each word is in one of these texts, ignoring case. */
static bool holds_all(const word_list *words, const char *const *texts, int n) {
    for (int w = 0; w < words->n; w++) {
        bool held = false;
        for (int i = 0; i < n && !held; i++)
            held = holds_word(texts[i], words->s[w]);
        if (!held)
            return false;
    }
    return true;
}

#define HOLDS_ALL(words, ...)                                                                      \
    holds_all(words, (const char *const[]){__VA_ARGS__},                                           \
              sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *))

static void put_found(out *o, const char *id, const char *title) {
    out_tinted(o, TINT_STRONG, id);
    out_spaces(o, FOUND_COLUMN - out_columns(id));
    out_put(o, out_columns(id) < FOUND_COLUMN ? "" : "  ");
    out_words(o, FOUND_COLUMN, FOUND_COLUMN, title);
    out_put(o, "\n");
}

static void put_found_rule(run *r, const rv_ruleset *rs, const rv_rule *rule) {
    r->shown++;
    if (r->args->form == JSON)
        put_rule_json(r->out, rs, rule);
    else
        put_found(r->out, rule->id, rule->title);
}

static void find_in_ruleset(run *r, const word_list *words, const rv_ruleset *rs) {
    for (int i = 0; i < rv_ruleset_own_rules(rs); i++) {
        const rv_rule *rule = rv_ruleset_rule(rs, i);
        if (HOLDS_ALL(words, rule->title, rule->text, rule->example, rule->note) &&
            first_ruleset(r, owns_rule, rule->id) == rs)
            put_found_rule(r, rs, rule);
    }
}

static void find_in_codes(run *r, const word_list *words) {
    for (int i = 0; i < rv_codes(); i++) {
        rv_code_info code;
        rv_code(i, &code);
        rv_library_code(r->library, first_ruleset(r, has_law, code.code), i, &code);
        if (!HOLDS_ALL(words, code.code, code.summary, code.explanation))
            continue;
        r->shown++;
        if (r->args->form == JSON)
            explain_code(r, code.code);
        else
            put_found(r->out, code.code, code.explanation);
    }
}

/* ---- options and keys -------------------------------------------------------------------------
 */

typedef struct naming {
    run *r;
    const char *name;
} naming;

static bool offers(const rv_ruleset *rs, const void *name) {
    rv_option_info opt;
    for (int i = 0; i < rv_ruleset_options(rs); i++) {
        rv_ruleset_option(rs, i, &opt);
        if (!strcmp(opt.name, name))
            return true;
    }
    return false;
}

static void put_option(run *r, const rv_option_info *opt) {
    rv_json j = out_json(r->out);
    if (r->args->form != JSON) {
        option_put(r->out, opt);
        return;
    }
    option_json(&j, opt);
    out_put(r->out, "\n");
}

/* The option of this name, by the first ruleset that offers it. */
static void find_option(run *r, const char *name) {
    const rv_ruleset *rs = first_ruleset(r, offers, name);
    for (int i = 0; rs && i < rv_ruleset_options(rs); i++) {
        rv_option_info opt;
        rv_ruleset_option(rs, i, &opt);
        if (strcmp(opt.name, name))
            continue;
        put_option(r, &opt);
        r->shown++;
    }
}

static void key_json(out *o, const rv_key_info *key) {
    rv_json j = out_json(o);
    rv_json_open(&j, NULL, '{');
    rv_json_text(&j, "key", key->key);
    rv_json_text(&j, "in", key->in);
    rv_json_text(&j, "value", key->shape);
    rv_json_text(&j, "needs", key->needs);
    rv_json_text(&j, "description", key->words);
    rv_json_line(&j);
}

static void put_key(void *ud, const rv_key_info *key) {
    const naming *n = ud;
    out *o = n->r->out;
    if (strcmp(key->key, n->name))
        return;
    n->r->shown++;
    if (n->r->args->form == JSON) {
        key_json(o, key);
        return;
    }
    out_put(o, "  ");
    out_tinted(o, TINT_STRONG, key->key);
    out_printf(o, ": %s, in %s\n      ", key->shape, *key->in ? key->in : "the document");
    out_words(o, 6, 6, key->words);
    out_put(o, "\n");
}

/* Lists the rules, codes, options and keys that contain all the words; returns false if there are
 * none. A single word, and one with a _, may be the name of an option or of keys, too. */
static bool find_words(run *r, const word_list *words) {
    const char *name;
    int shown = r->shown;
    for (int i = 0; (name = ruleset_at(r, i)); i++) {
        const rv_ruleset *rs = ruleset_if_any(r, name, NULL);
        if (rs)
            find_in_ruleset(r, words, rs);
    }
    find_in_codes(r, words);
    for (int i = 0; i < words->n; i++) {
        naming n = {r, words->s[i]};
        bool names = words->n == 1 || strchr(n.name, '_');
        if (names)
            find_option(r, n.name);
        if (names && !rv_library_keys(r->library, put_key, &n))
            complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
    }
    return r->shown > shown;
}

/* ---- anything else ------------------------------------------------------------------------- */

static bool has_near(const rv_ruleset *rs, const void *id) {
    return rv_ruleset_suggest_rule(rs, id);
}

/* A rule of the same ledger: its number begins with the same letters. */
static bool has_near_kin(const rv_ruleset *rs, const void *id) {
    const char *near = rv_ruleset_suggest_rule(rs, id);
    size_t n = strcspn(id, "-");
    return near && !strncmp(near, id, n) && near[n] == '-';
}

/* "c45" is C-45. */
static void spell_rule(const char *id, char to[NAME]) {
    int n = 0;
    for (size_t i = 0; n + 2 < NAME && id[i]; i++) {
        if (i && isdigit((unsigned char)id[i]) && isalpha((unsigned char)id[i - 1]))
            to[n++] = '-';
        to[n++] = (char)toupper((unsigned char)id[i]);
    }
    to[n] = '\0';
}

static void spell_code(const char *id, char to[NAME]) {
    int n = 0;
    for (; n + 1 < NAME && id[n]; n++)
        to[n] = (char)tolower((unsigned char)id[n]);
    to[n] = '\0';
}

/* Names of rules contain digits, codes do not. */
static rv_status unknown(run *r, const rv_ruleset *of, const char *id) {
    const char *near = NULL;
    char rule[NAME];
    out what;
    spell_rule(id, rule);
    if (of) {
        near = rv_ruleset_suggest_rule(of, rule);
    } else if (strpbrk(id, "0123456789")) {
        const rv_ruleset *rs = first_ruleset(r, has_near_kin, rule);
        rs = rs ? rs : first_ruleset(r, has_near, rule);
        near = rs ? rv_ruleset_suggest_rule(rs, rule) : NULL;
    } else {
        near = suggest(id, code_name, NULL);
    }
    out_open(&what, OUT_NOWHERE, false);
    out_put(&what, strpbrk(id, "0123456789")
                       ? "there is no such rule or code"
                       : "there is no such rule or code, and no rule has the word in its text");
    if (near)
        out_printf(&what, "; did you mean %s?", near);
    complain(r, RV_MISUSED, id, out_text(&what));
    out_end(&what, r->err);
    return RV_MISUSED;
}

static bool explain(run *r, const rv_ruleset *of, const char *id) {
    char rule[NAME], code[NAME];
    spell_rule(id, rule);
    spell_code(id, code);
    return strlen(id) + 2 < NAME && (explain_rule(r, of, rule) || explain_code(r, code));
}

static bool is_number(const char *id) {
    return strpbrk(id, "0123456789") && !strpbrk(id, "_");
}

/* The ruleset of the rules, as in "H-2 house-inns"; NULL: none is named. */
static const rv_ruleset *ruleset_named(run *r) {
    const word_list *all = &r->args->operands;
    const char *name;
    bool rule = false;
    for (int i = 0; i < all->n; i++)
        rule = rule || is_number(all->s[i]);
    for (int i = 0; rule && (name = ruleset_at(r, i)); i++)
        for (int k = 0; k < all->n; k++)
            if (!strcmp(all->s[k], name))
                return ruleset_if_any(r, name, NULL);
    return NULL;
}

/* Operands that are neither numbers nor codes are searched for together in all texts. */
rv_status cmd_explain(run *r) {
    rv_status status = RV_FINE;
    const rv_ruleset *of = ruleset_named(r);
    word_list words = {r->args->operands.s, 0}; /* overwrites operands that are already done */
    for (int i = 0; i < r->args->operands.n; i++) {
        const char *id = r->args->operands.s[i];
        if ((of && !strcmp(id, rv_ruleset_name(of))) || explain(r, of, id))
            continue;
        if (strpbrk(id, "0123456789") || !*id)
            status = unknown(r, of, id);
        else
            words.s[words.n++] = id;
    }
    if (words.n && !find_words(r, &words))
        status = unknown(r, NULL, words.s[0]);
    return status;
}
