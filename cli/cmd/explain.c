/* explain: prints a rule or a diagnostic code in plain words. */
#include "cmd/explain.h"
#include "suggest.h"
#include "text/rule_text.h"
#include <ctype.h>
#include <errno.h>
#include <string.h>

enum { NAME = 40 };

typedef struct naming {
    run *r;
    const char *name; /* of an option or a key */
} naming;

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

static const char *code_name(const void *ud, int i) {
    rv_code_info code;
    (void)ud;
    if (i >= rv_codes())
        return NULL;
    rv_code(i, &code);
    return code.code;
}

/* An example of a code: what is typed, the message that it gets, and what is right instead; "":
 * nothing. */
typedef struct example {
    const char *typed, *message, *right;
} example;

/* Made of cli/examples.tsv: four strings for each code, one behind the other; ends with "". */
extern const char cli_examples[];

static bool find_example(const char *code, example *e) {
    const char *text[4] = {cli_examples};
    while (*text[0]) {
        for (int i = 1; i < 4; i++)
            text[i] = text[i - 1] + strlen(text[i - 1]) + 1;
        *e = (example){text[1], text[2], text[3]};
        if (strcmp(text[0], code) == 0)
            return true;
        text[0] = text[3] + strlen(text[3]) + 1;
    }
    return false;
}

/* Lines of a document, as they are typed. */
static void put_lines(out *o, const char *label, const char *lines) {
    for (size_t n; lines; label = "") {
        n = strcspn(lines, "\n");
        out_printf(o, "%-11s %.*s\n", label, (int)n, lines);
        lines = lines[n] ? lines + n + 1 : NULL;
    }
}

bool explain_rests(const rv_ruleset *rs, const void *code) {
    return *rv_code_rule(rs, code);
}

bool explain_code(run *r, const char *id) {
    rv_code_info code;
    const char *name;
    example room, *e = find_example(id, &room) ? &room : NULL;
    int i = 0;
    while ((name = code_name(NULL, i)) && strcmp(name, id))
        i++;
    if (!name)
        return false;
    const rv_ruleset *rs = explain_first(r, explain_rests, id);
    const char *rule = rs ? rv_code_rule(rs, id) : "";
    rv_library_code(r->library, rs, i, &code);
    out *o = r->out;
    if (r->args->form == JSON) {
        rv_json j = out_json(o);
        rv_json_put(&j,
                    "{code: %s, severity: %s, rule: %s, summary: %s, explanation: %s, right: %s",
                    code.code, rv_severity_name(code.severity), rule, code.summary,
                    code.explanation, code.right);
        if (e)
            rv_json_put(&j, "example: {typed: %s, message: %s, right: %s}", e->typed, e->message,
                        e->right);
        rv_json_put(&j, "}\n");
        return true;
    }
    out_put(o, r->shown++ ? "\n" : "");
    out_tint(o, TINT_STRONG);
    out_printf(o, "%s: ", code.code);
    out_words(o, out_columns(code.code) + 2, 2, e ? e->message : code.summary);
    out_untint(o);
    out_put(o, "\n\n  ");
    out_words(o, 2, 2, code.explanation);
    out_put(o, "\n\n");
    rule_put_part(o, "verdict", rv_severity_name(code.severity));
    rule_put_part(o, "right", code.right);
    if (e && *e->typed)
        put_lines(o, "example", e->typed);
    if (e && (*e->typed || *e->right))
        put_lines(o, "instead", *e->right ? e->right : "(leave this line out)");
    if (rs) {
        const rv_rule *full = rv_ruleset_find_rule(rs, rule);
        rule_put_part(o, "rule",
                      out_format(o, "%s%s%s", rule, full ? ": " : "", full ? full->title : ""));
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

/* ---- options and keys by their names --------------------------------------------------------- */

/* The option of this name, by the first ruleset that offers it; false if this one does not. */
static bool see_option(const rv_ruleset *rs, const void *ud) {
    const naming *n = ud;
    rv_option_info opt;
    int i = rv_ruleset_options(rs);
    do {
        if (!i--)
            return false;
        rv_ruleset_option(rs, i, &opt);
    } while (strcmp(opt.name, n->name));
    n->r->shown++;
    if (n->r->args->form != JSON) {
        option_put(n->r->out, &opt);
    } else {
        rv_json j = out_json(n->r->out);
        option_json(&j, &opt);
        out_put(n->r->out, "\n");
    }
    return true;
}

static bool has_script(const rv_ruleset *rs, const void *name) {
    for (int i = 0; rv_ruleset_script(rs, i); i++)
        if (!strcmp(rv_ruleset_script(rs, i), name))
            return true;
    return false;
}

/* One that is broken is left out: `rules` says what is wrong with it. */
static void see_script(run *r, const rv_ruleset *rs, const char *name, rv_see_key *see, void *ud) {
    const rv_script_info *info;
    const char *why;
    rv_scripts *bench = rv_scripts_new(r->library, rs);
    bool fine = bench && rv_scripts_add(bench, name, NULL, &info, &why) == RV_FINE;
    r->err->error = bench ? r->err->error : ENOMEM;
    for (int i = 0; fine && i < info->nactions; i++) {
        const rv_action_info *a = &info->actions[i];
        const char *words = out_format(r->err, "%s%s%s%s.", *a->words ? a->words : a->key,
                                       *a->rule ? " (" : "", a->rule, *a->rule ? ")" : "");
        see(ud, &(const rv_key_info){.in = "moves",
                                     .key = a->key,
                                     .shape = *a->chance ? a->chance : a->form,
                                     .needs = rv_ruleset_name(rs),
                                     .words = words});
    }
    rv_scripts_free(bench);
}

void explain_actions(run *r, rv_see_key *see, void *ud) {
    const char *name, *script;
    for (int i = 0; (name = ruleset_at(r, i)); i++) {
        const rv_ruleset *rs = ruleset_if_any(r, name, NULL);
        for (int k = 0; rs && (script = rv_ruleset_script(rs, k)); k++)
            if (explain_first(r, has_script, script) == rs)
                see_script(r, rs, script, see, ud);
    }
}

static void see_key(void *ud, const rv_key_info *key) {
    const naming *n = ud;
    out *o = n->r->out;
    if (strcmp(key->key, n->name))
        return;
    n->r->shown++;
    if (n->r->args->form == JSON) {
        rv_json j = out_json(o);
        rv_json_put(&j, "{key: %s, in: %s, value: %s, needs: %s, description: %s}\n", key->key,
                    key->in, key->shape, key->needs, key->words);
        return;
    }
    out_put(o, "  ");
    out_tinted(o, TINT_STRONG, key->key);
    out_printf(o, ": %s, in %s%s%s\n      ", key->shape, *key->in ? key->in : "the document",
               *key->needs ? "; needs " : "", key->needs);
    out_words(o, 6, 6, key->words);
    out_put(o, "\n");
}

/* Lists the option and the keys of each name; a name among other words must have a _. Returns false
 * if there are none. */
static bool explain_names(run *r, const word_list *words) {
    int shown = r->shown;
    for (int i = 0; i < words->n; i++) {
        naming n = {r, words->s[i]};
        if (words->n > 1 && !strchr(n.name, '_'))
            continue;
        explain_first(r, see_option, &n);
        if (!rv_library_keys(r->library, see_key, &n))
            complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
        explain_actions(r, see_key, &n);
    }
    return r->shown > shown;
}

/* The ruleset of the rules, as in "H-2 house-inns"; NULL: none is named. */
static const rv_ruleset *ruleset_named(run *r) {
    const word_list *all = &r->args->operands;
    const char *name;
    bool number = false;
    for (int i = 0; i < all->n; i++)
        number |= strpbrk(all->s[i], "0123456789") && !strpbrk(all->s[i], "_");
    for (int i = 0; number && (name = ruleset_at(r, i)); i++)
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
        char rule[NAME], code[NAME] = "";
        if (of && !strcmp(id, rv_ruleset_name(of)))
            continue;
        spell_rule(id, rule);
        for (int k = 0; k + 1 < NAME && id[k]; k++)
            code[k] = (char)tolower((unsigned char)id[k]);
        if (strlen(id) + 2 < NAME && (explain_rule(r, of, rule) || explain_code(r, code)))
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
