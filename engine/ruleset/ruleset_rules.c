/* ruleset_rules.c - the rules of a ledger as text, with their sources. */
#include "ruleset/ruleset_read.h"
#include <string.h>

static void rule_section(rv_reading *r, const rv_yaml *k) {
    const rv_yaml *v = k->next;
    const rv_yaml *heading = r->sections ? rv_doc_get(r->sections, v->text.s) : NULL;
    if (r->sections && !heading)
        rv_wrong(r, v->mark, v->text.s, "a section that `sections` names");
    rv_rule *rule = r->to;
    rule->section = rv_read_text(r, heading && heading->type == RV_YAML_WORD ? heading : v);
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
static void take_rule_rows(rv_reading *r, const rv_yaml *key) {
    rv_ruleset *rs = r->rs;
    rv_rule *rules = RV_NEWS(r->a, rv_rule, key->next->n + rs->nrules + 1);
    int n = 0;
    RV_EACH_PAIR(key->next, k) {
        rules[n] =
            (rv_rule){rv_read_rule_number(r, k), "", "", "", "", "", "", "", "", "", "", false};
        RV_READ_MAP(r, k->next, k->text.s, rule_fields, &rules[n++]);
    }
    if (rs->nrules)
        memcpy(rules + n, rs->rules, sizeof *rules * (size_t)rs->nrules);
    rs->rules = rules;
    rs->nrules += n;
    rs->nown = n;
}

static void take_sources(rv_reading *r, const rv_yaml *key) {
    rv_ruleset *rs = r->rs;
    rv_source_row *rows = RV_NEWS(r->a, rv_source_row, key->next->n + rs->nsources + 1);
    int n = 0;
    RV_EACH_PAIR(key->next, k) {
        if (rv_typed(&r->diags, k->next, RV_WORD, "a source"))
            rows[n++] = (rv_source_row){rv_read_text(r, k), rv_read_text(r, k->next)};
    }
    if (rs->nsources)
        memcpy(rows + n, rs->sources, sizeof *rows * (size_t)rs->nsources);
    rs->sources = rows;
    rs->nsources += n;
}

static void take_sections(rv_reading *r, const rv_yaml *key) {
    r->sections = key->next;
}

FIELDS(ledger_fields) = {
    RV_TAKE("ledger", RV_WORD, NULL, true),
    RV_TAKE("title", RV_WORD, NULL, true),
    RV_TAKE("sources", RV_MAP, take_sources, true),
    RV_TAKE("sections", RV_MAP, take_sections, true),
    RV_TAKE("rules", RV_MAP, take_rule_rows, true),
};

void rv_take_ledger(rv_reading *r, const rv_yaml *root) {
    r->sections = NULL;
    RV_READ_MAP(r, root, "the rules file", ledger_fields, NULL);
}
