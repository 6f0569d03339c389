/* explain: prints a rule or a diagnostic code in plain words. */
#include "cmd/explain.h"
#include "suggest.h"
#include "text/rule_text.h"
#include <ctype.h>
#include <string.h>

enum { NAME = 40 };

const rv_ruleset *explain_first(run *r, see_ruleset *see, const void *ud) {
    const char *name;
    for (int i = 0; (name = ruleset_at(r, i)); i++) {
        const rv_ruleset *rs = ruleset_if_any(r, name, NULL);
        if (rs && see(rs, ud))
            return rs;
    }
    return NULL;
}

/* ---- rules --------------------------------------------------------------------------------- */

bool explain_owns(const rv_ruleset *rs, const void *id) {
    for (int i = 0; i < rv_ruleset_own_rules(rs); i++)
        if (!strcmp(rv_ruleset_rule(rs, i)->id, id))
            return true;
    return false;
}

void explain_rule_json(out *o, const rv_ruleset *rs, const rv_rule *rule) {
    rv_json j = out_json(o);
    rule_json(&j, rule);
    rule_json_sources(&j, rs, rule);
    rv_json_text(&j, "ruleset", rv_ruleset_name(rs));
    rv_json_line(&j);
}

/* `of`: the ruleset that is named beside the rule; NULL: the first that has it. */
static bool explain_rule(run *r, const rv_ruleset *of, const char *id) {
    const rv_ruleset *rs = !of                            ? explain_first(r, explain_owns, id)
                           : rv_ruleset_find_rule(of, id) ? of
                                                          : NULL;
    if (!rs)
        return false;
    const rv_rule *rule = rv_ruleset_find_rule(rs, id);
    if (r->args->form == JSON) {
        explain_rule_json(r->out, rs, rule);
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

bool explain_rests(const rv_ruleset *rs, const void *code) {
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
        rule_put_part(o, "rule",
                      out_format(o, "%s%s%s", id, rule ? ": " : "", rule ? rule->title : ""));
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

bool explain_code(run *r, const char *id) {
    rv_code_info code;
    int found = find_code(id);
    if (found < 0)
        return false;
    const rv_ruleset *rs = explain_first(r, explain_rests, id);
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
    out *word = out_part(r->err);
    out *what = out_part(r->err);
    spell_rule(id, rule);
    if (of) {
        near = rv_ruleset_suggest_rule(of, rule);
    } else if (strpbrk(id, "0123456789")) {
        const rv_ruleset *rs = explain_first(r, has_near_kin, rule);
        rs = rs ? rs : explain_first(r, has_near, rule);
        near = rs ? rv_ruleset_suggest_rule(rs, rule) : NULL;
    } else {
        near = suggest(id, code_name, NULL);
    }
    if (!near && !strpbrk(id, "0123456789"))
        explain_near_word(r, id, word);
    near = word->n ? out_text(word) : near;
    out_put(what, strpbrk(id, "0123456789")
                      ? "there is no such rule or code"
                      : "there is no such rule or code, and no rule has such words in its text");
    if (near)
        out_printf(what, "; did you mean %s?", near);
    complain(r, RV_MISUSED, id, out_text(what));
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
    bool named = words.n && explain_names(r, &words);
    if (words.n && !explain_search(r, &words, !named) && !named)
        status = unknown(r, NULL, words.s[0]);
    return status;
}
