/* ruleset_rules.c - the rules of a ledger as text, with their sources. */
#include "ruleset/ruleset_read.h"
#include <string.h>

/* ---- rules --------------------------------------------------------------------------------- */

typedef struct rule_reading {
    rv_reading *r;
    rv_rule *rule;
    const rv_yaml *sections;
} rule_reading;

static const char *joined_words(rv_reading *r, const rv_yaml *v) {
    rv_buf b = {.arena = r->a};
    if (v->type == RV_YAML_WORD)
        return rv_read_text(r, v);
    RV_EACH_ITEM(v, it)
        if (rv_typed(&r->diags, it, RV_WORD, "a part of a list"))
            rv_putf(&b, "%s%s", it == v->first ? "" : ", ", it->text.s);
    return rv_buf_text(&b);
}

#define RULE_TEXT(key)                                                                             \
    static void rule_##key(void *ud, const rv_yaml *k, const rv_yaml *v) {                         \
        (void)k;                                                                                   \
        ((rule_reading *)ud)->rule->key = joined_words(((rule_reading *)ud)->r, v);                \
    }
RULE_TEXT(title)
RULE_TEXT(text)
RULE_TEXT(source)
RULE_TEXT(standing)
RULE_TEXT(edition)
RULE_TEXT(options)
RULE_TEXT(example)
RULE_TEXT(see)
RULE_TEXT(note)

static void rule_testable(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    ((rule_reading *)ud)->rule->testable = rv_read_truth(((rule_reading *)ud)->r, v);
}

static void rule_section(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rule_reading *rr = ud;
    const rv_yaml *heading = rr->sections ? rv_doc_get(rr->sections, v->text.s) : NULL;
    (void)k;
    rr->rule->section = rv_read_text(rr->r, heading && heading->type == RV_YAML_WORD ? heading : v);
}

FIELDS(rule_fields) = {
    {"section", RV_WORD, rule_section, true},
    {"title", RV_WORD, rule_title, true},
    {"text", RV_WORD, rule_text, true},
    {"source", RV_WORD | RV_LIST, rule_source, true},
    {"standing", RV_WORD, rule_standing, true},
    {"edition", RV_WORD, rule_edition, false},
    {"options", RV_WORD | RV_LIST, rule_options, false},
    {"example", RV_WORD, rule_example, false},
    {"see", RV_WORD | RV_LIST, rule_see, false},
    {"note", RV_WORD, rule_note, false},
    {"testable", RV_WORD, rule_testable, true},
    {"untestable", RV_WORD, NULL, false},
};

/* Rules of the ruleset that this one extends stay, behind its own. */
static void take_rule_rows(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rule_reading *rr = ud;
    rv_ruleset *rs = rr->r->rs;
    rv_rule *rules = RV_NEWS(rr->r->a, rv_rule, v->n + rs->nrules + 1);
    int n = 0;
    (void)key;
    RV_EACH_PAIR(v, k) {
        rv_rule *rule = rr->rule = &rules[n++];
        *rule = (rv_rule){rv_read_rule(rr->r, k), "", "", "", "", "", "", "", "", "", "", false};
        RV_SCHEMA(&rr->r->diags, k->next, k->text.s, rule_fields, rr);
    }
    if (rs->nrules)
        memcpy(rules + n, rs->rules, sizeof *rules * (size_t)rs->nrules);
    rs->rules = rules;
    rs->nrules += n;
    rs->nown = n;
}

static void take_sources(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rule_reading *rr = ud;
    rv_ruleset *rs = rr->r->rs;
    rv_source_row *rows = RV_NEWS(rr->r->a, rv_source_row, v->n + rs->nsources + 1);
    int n = 0;
    (void)key;
    RV_EACH_PAIR(v, k) {
        if (rv_typed(&rr->r->diags, k->next, RV_WORD, "a source"))
            rows[n++] = (rv_source_row){rv_read_text(rr->r, k), rv_read_text(rr->r, k->next)};
    }
    if (rs->nsources)
        memcpy(rows + n, rs->sources, sizeof *rows * (size_t)rs->nsources);
    rs->sources = rows;
    rs->nsources += n;
}

static void take_sections(void *ud, const rv_yaml *key, const rv_yaml *v) {
    (void)key;
    ((rule_reading *)ud)->sections = v;
}

FIELDS(ledger_fields) = {
    {"ledger", RV_WORD, NULL, true},         {"title", RV_WORD, NULL, true},
    {"sources", RV_MAP, take_sources, true}, {"sections", RV_MAP, take_sections, true},
    {"rules", RV_MAP, take_rule_rows, true},
};

static void take_file(rv_reading *r, const rv_yaml *root) {
    rule_reading rr = {.r = r};
    RV_SCHEMA(&r->diags, root, "the rules file", ledger_fields, &rr);
}

void rv_take_ledger(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    rv_read_part(ud, v, take_file);
}
