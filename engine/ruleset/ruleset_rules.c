/* ruleset_rules.c - the rules of a ledger as text, with their sources. */
#include "ruleset/ruleset_read.h"
#include <string.h>

typedef struct rule_reading {
    rv_reading *r;
    rv_rule *rule;
    const rv_yaml *sections;
} rule_reading;

static void rule_section(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rule_reading *rr = ud;
    const rv_yaml *heading = rr->sections ? rv_doc_get(rr->sections, v->text.s) : NULL;
    (void)k;
    if (rr->sections && !heading)
        rv_complain(&rr->r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s,
                    "a section that `sections` names");
    rr->rule->section = rv_read_text(rr->r, heading && heading->type == RV_YAML_WORD ? heading : v);
}

#define TEXT(key, needed) RV_ROW(#key, rv_rule, key, RV_IS_TEXT, needed)
#define TEXTS(key, needed) RV_ROW(#key, rv_rule, key, RV_IS_TEXTS, needed)
FIELDS(rule_fields) = {
    RV_TAKE("section", RV_WORD, rule_section, true),
    TEXT(title, true),
    TEXT(text, true),
    TEXTS(source, true),
    TEXT(standing, true),
    TEXT(edition, false),
    TEXTS(options, false),
    TEXT(example, false),
    TEXTS(see, false),
    TEXT(note, false),
    RV_ROW("testable", rv_rule, testable, RV_IS_TRUTH, true),
    RV_TAKE("untestable", RV_WORD, NULL, false),
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
        *rule =
            (rv_rule){rv_read_rule_number(rr->r, k), "", "", "", "", "", "", "", "", "", "", false};
        RV_READ_MAP(rr->r, k->next, k->text.s, rule_fields, rule, rr);
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
    RV_TAKE("ledger", RV_WORD, NULL, true),
    RV_TAKE("title", RV_WORD, NULL, true),
    RV_TAKE("sources", RV_MAP, take_sources, true),
    RV_TAKE("sections", RV_MAP, take_sections, true),
    RV_TAKE("rules", RV_MAP, take_rule_rows, true),
};

static void take_file(rv_reading *r, const rv_yaml *root) {
    rule_reading rr = {.r = r};
    RV_READ_MAP(r, root, "the rules file", ledger_fields, NULL, &rr);
}

void rv_take_ledger(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    rv_read_part(ud, v, take_file);
}
