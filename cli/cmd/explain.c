/* explain: a rule or a diagnostic code in plain words. */
#include "run.h"
#include "suggest.h"
#include "text/rule_text.h"
#include <ctype.h>
#include <string.h>

/* Calls `see` for every ruleset that can be read, until it returns true; the ruleset, or NULL. */
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

static bool has_rule(const rv_ruleset *rs, const void *id) {
    return rv_ruleset_find_rule(rs, id);
}

static bool explain_rule(run *r, const char *id) {
    const rv_ruleset *rs = first_ruleset(r, has_rule, id);
    if (!rs)
        return false;
    const rv_rule *rule = rv_ruleset_find_rule(rs, id);
    if (r->args->form == JSON) {
        rv_json j = out_json(r->out);
        rule_json(&j, rule);
        rv_json_text(&j, "ruleset", rv_ruleset_name(rs));
        rv_json_line(&j);
        return true;
    }
    out_put(r->out, r->shown++ ? "\n" : "");
    rule_put(r->out, rs, rule);
    return true;
}

/* ---- codes --------------------------------------------------------------------------------- */

/* The place of a code in the table; -1. */
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

static bool has_law(const rv_ruleset *rs, const void *code) {
    return *rv_code_rule(rs, code);
}

static void put_code(out *o, const rv_code_info *code, const rv_ruleset *rs, const char *id) {
    out_tint(o, TINT_STRONG);
    out_printf(o, "%s: ", code->code);
    out_words(o, out_columns(code->code) + 2, 2, code->summary);
    out_untint(o);
    out_put(o, "\n\n  ");
    out_words(o, 2, 2, code->explanation);
    out_put(o, "\n\n");
    rule_put_part(o, "verdict", rv_severity_name(code->severity));
    rule_put_part(o, "right", code->right);
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

/* ---- anything else ------------------------------------------------------------------------- */

static bool has_near(const rv_ruleset *rs, const void *id) {
    return rv_ruleset_suggest_rule(rs, id);
}

/* One of the same ledger: its number begins with the same letters. */
static bool has_near_kin(const rv_ruleset *rs, const void *id) {
    const char *near = rv_ruleset_suggest_rule(rs, id);
    size_t n = strcspn(id, "-");
    return near && !strncmp(near, id, n) && near[n] == '-';
}

/* Rules have digits in their names, codes have none. */
static rv_status unknown(run *r, const char *id, const char *rule) {
    const char *near = NULL;
    out what;
    if (strpbrk(id, "0123456789")) {
        const rv_ruleset *rs = first_ruleset(r, has_near_kin, rule);
        rs = rs ? rs : first_ruleset(r, has_near, rule);
        near = rs ? rv_ruleset_suggest_rule(rs, rule) : NULL;
    } else {
        near = suggest(id, code_name, NULL);
    }
    out_open(&what, OUT_NOWHERE, false);
    out_put(&what, "there is no such rule or code");
    if (near)
        out_printf(&what, "; did you mean %s?", near);
    complain(r, RV_MISUSED, id, out_text(&what));
    out_end(&what, r->err);
    return RV_MISUSED;
}

static rv_status explain(run *r, const char *id) {
    char rule[16] = "", code[40] = "";
    for (size_t i = 0; i + 1 < sizeof rule && id[i]; i++)
        rule[i] = (char)toupper((unsigned char)id[i]);
    for (size_t i = 0; i + 1 < sizeof code && id[i]; i++)
        code[i] = (char)tolower((unsigned char)id[i]);
    bool fits = strlen(id) < sizeof rule;
    if ((fits && explain_rule(r, rule)) || (strlen(id) < sizeof code && explain_code(r, code)))
        return RV_FINE;
    return unknown(r, id, fits ? rule : id);
}

rv_status cmd_explain(run *r) {
    rv_status status = RV_FINE;
    for (int i = 0; i < r->args->operands.n; i++)
        status = worse(status, explain(r, r->args->operands.s[i]));
    return status;
}
