/* ruleset_options.c - the options that a ruleset offers, the rules that it cites, what it does not
 * model, what it calls things, and the rules of its ledger as text, with their sources. Each key of
 * ruleset.yaml that is about them has its function here in the table of ruleset_read.c, which
 * stores them in the rv_ruleset that is read.
 */
#include "ruleset/ruleset_read.h"

/* A name that is like one that some game has may be meant; else those are told that this has. */
RV_LISTS_HERE(any_option, rv_ruleset, RV_O_KNOWN + of->nown_options, rv_option_name(of, i))

/* The option of a name; RV_NO_OPTION with a complaint that `what` has none. */
static int option_of(rv_reading *r, const rv_yaml *v, const char *what) {
    int option = rv_option_find(r->rs, v->text);
    if (option < 0)
        rv_unknown(&r->diags, RV_D_UNKNOWN_OPTION, v, what,
                   rv_nearest(v->text, any_option, r->rs) ? any_option : rv_offered_option, r->rs);
    return option < 0 ? RV_NO_OPTION : option;
}

/* A value of the option, of those that the ruleset allows; -1 with a complaint. */
static int value_of(rv_reading *r, int option, const rv_yaml *v) {
    const rv_option_row *row = &r->rs->options[option];
    int value = rv_option_value(r->rs, option, v->text);
    if (value >= row->least && value <= row->most)
        return value;
    rv_wrong(r, v, rv_option_choice(r->a, r->rs, option));
    return -1;
}

/* `option: NAME`, `option: {NAME: VALUE}`, or `option: {NAME: [VALUE, VALUE]}`. */
rv_condition rv_read_condition(rv_reading *r, const rv_yaml *v) {
    const rv_yaml *name = v->type == RV_YAML_MAP ? v->first : v;
    if (v->type == RV_YAML_MAP && v->n != 1) {
        rv_wrong_of(r, v->loc, "option", "an option and a value of it");
        return RV_ALWAYS;
    }
    rv_condition c = {(int16_t)option_of(r, name, "the game"), RV_NOT_FIRST, 0};
    if (name == v || c.option == RV_NO_OPTION ||
        !rv_typed(&r->diags, name->next, RV_WORD | RV_LIST, "option"))
        return c;
    if (name->next->type == RV_YAML_LIST && !name->next->n)
        rv_wrong_of(r, v->loc, "option", "an option and a value of it");
    EACH_WORD(r, name->next, it, "option") {
        const int value = value_of(r, c.option, it);
        if (value > 15 && name->next->type == RV_YAML_LIST)
            rv_wrong(r, it, "a list takes only the first 16 values of an option");
        else if (c.value == RV_NOT_FIRST)
            c.value = (int16_t)value;
        else if (value >= 0)
            c.also = (uint16_t)(c.also | 1u << value);
    }
    return c;
}

/* One value, or one by edition. */
static void option_default(rv_reading *r, const rv_yaml *v) {
    uint8_t *standard = r->rs->options[r->index].standard;
    const bool each = v->type == RV_YAML_MAP;
    const int all = each ? -1 : value_of(r, r->index, v);
    if (each && (v->n != RV_EDITIONS || r->index == RV_O_EDITION))
        rv_wrong_of(r, v->loc, "default", "a value, or one for each edition");
    if (all >= 0)
        memset(standard, all, RV_EDITIONS);
    RV_EACH_PAIR(each ? v : NULL, e) {
        const int edition = rv_read_edition(r, e);
        const bool word = rv_typed(&r->diags, e->next, RV_WORD, "a default");
        const int value = word ? value_of(r, r->index, e->next) : -1;
        if (edition >= 0 && value >= 0)
            standard[edition] = (uint8_t)value;
    }
}

/* The values of an option that the ruleset declares: each is another word. */
static void option_values(rv_reading *r, const rv_yaml *v) {
    int i = r->index - RV_O_KNOWN;
    rv_own_option *own = i < 0 ? NULL : &r->rs->own_options[i];
    if (!own || own->nvalues) {
        rv_wrong(r, r->key, "this option has its values");
        return;
    }
    RV_EACH_ITEM(v, it) {
        bool fits =
            own->nvalues < RV_MAX_OWN_VALUES && rv_typed(&r->diags, it, RV_WORD, r->key->text.s);
        if (fits && rv_option_value(r->rs, r->index, it->text) < 0)
            own->values[own->nvalues++] = rv_read_name(r, it);
    }
    if (own->nvalues != v->n || v->n < 2)
        rv_wrong_of(r, v->loc, r->key->text.s,
                    "2 to " RV_LIMIT_TEXT(RV_MAX_OWN_VALUES) " words, each another");
    rv_option_clear(r->rs, r->index);
    r->rs->options[r->index].offered = true;
}

/* Narrows an option that the engine knows. */
static void option_range(rv_reading *r, const rv_yaml *v) {
    rv_option_row *row = &r->rs->options[r->index];
    if (r->index >= RV_O_KNOWN || v->n != 2) {
        rv_wrong_of(r, v->loc, r->key->text.s,
                    "the first and the last value, of an option that the program knows");
        return;
    }
    const int least = value_of(r, r->index, v->first);
    row->least = (uint8_t)(least < 0 ? row->least : least);
    const int most = value_of(r, r->index, v->first->next);
    row->most = (uint8_t)(most < 0 ? row->most : most);
    memset(row->standard, row->least, sizeof row->standard);
}

static void option_last_if(rv_reading *r, const rv_yaml *v) {
    if (r->index < RV_O_KNOWN)
        rv_wrong(r, r->key, "only an option that the ruleset declares depends on another");
    else
        r->rs->own_options[r->index - RV_O_KNOWN].last_if = rv_read_condition(r, v);
}

FIELDS(option);

/* An option that nobody knows is declared by its values. */
void rv_take_options(rv_reading *r, const rv_yaml *v) {
    RV_EACH_PAIR(v, k) {
        if (rv_option_find(r->rs, k->text) >= 0 || !rv_doc_get(k->next, "values")) {
            if ((r->index = option_of(r, k, "the engine")) == RV_NO_OPTION)
                continue;
        } else {
            rv_own_option *own = rv_declare(r, RV_DECLARED_OPTIONS, k);
            if (!own)
                continue;
            own->values[0] = ""; /* until its values are read */
            own->last_if = RV_ALWAYS;
            r->index = RV_O_KNOWN + (int)(own - r->rs->own_options);
        }
        rv_option_clear(r->rs, r->index);
        r->rs->options[r->index].offered = true;
        rv_read_map(r, k->next, "an option", option_fields, &r->rs->options[r->index]);
    }
}

void rv_take_defaults(rv_reading *r, const rv_yaml *v) {
    RV_EACH_PAIR(v, k) {
        r->index = rv_option_find(r->rs, k->text);
        if (r->index < 0 || !r->rs->options[r->index].offered)
            rv_unknown(&r->diags, RV_D_UNKNOWN_OPTION, k, r->rs->name, rv_offered_option, r->rs);
        else if (rv_typed(&r->diags, k->next, RV_WORD | RV_MAP, "a default"))
            option_default(r, k->next);
    }
}

RV_LISTS_HERE(any_cite, void, RV_C_COUNT, rv_cite_name(i))

void rv_take_cites(rv_reading *r, const rv_yaml *v) {
    RV_EACH_PAIR(v, k) {
        int cite = rv_cite_find(k->text);
        if (cite < 0)
            rv_unknown(&r->diags, RV_D_UNKNOWN_KEY, k, "cites", any_cite, NULL);
        else if (rv_typed(&r->diags, k->next, RV_WORD, "a rule citation"))
            r->rs->cites[cite] = rv_read_rule(r, k->next);
    }
}

/* Figures and options that the rules have, and that are refused by name. */
static void add_refused(rv_reading *r, rv_refused_row *rows, const rv_yaml *name,
                        const rv_yaml *rule, int use) {
    if (!rv_too_many(&r->diags, name, r->rs->nrefused + 1, RV_MAX_REFUSED,
                     "things that are not modelled") &&
        rv_typed(&r->diags, rule, RV_WORD, name->text.s))
        rows[r->rs->nrefused++] =
            (rv_refused_row){rv_read_name(r, name), rv_read_rule(r, rule), (rv_use)use};
}

/* NAME: K-42, or by its use NAME: {top: T-33, …, otherwise: K-42} */
void rv_take_unmodelled(rv_reading *r, const rv_yaml *v) {
    static const char *const uses[] = {
        [RV_USE_ANY] = "otherwise", [RV_USE_TOP] = "top", [RV_USE_TAKEN] = "captured", NULL};
    rv_refused_row *rows = RV_NEWS(r->a, rv_refused_row, RV_MAX_REFUSED);
    r->rs->refused = rows;
    r->rs->nrefused = 0;
    RV_EACH_PAIR(v, k) {
        if (k->next->type != RV_YAML_MAP)
            add_refused(r, rows, k, k->next, RV_USE_ANY);
        RV_EACH_PAIR(k->next->type == RV_YAML_MAP ? k->next : NULL, use_key) {
            int use = rv_name_find(uses, use_key->text);
            if (use >= 0)
                add_refused(r, rows, k, use_key->next, use);
            else
                rv_unknown(&r->diags, RV_D_UNKNOWN_KEY, use_key, "unmodelled", rv_name_at, uses);
        }
    }
}

/* ---- words --------------------------------------------------------------------------------- */

/* Letters of any script, digits, and what stands between them; no sign with a meaning. */
static bool is_word(rv_reading *r, const rv_yaml *v) {
    const rv_str s = v->text;
    if (!rv_typed(&r->diags, v, RV_WORD, "a word"))
        return false;
    bool fits = s.n > 0 && s.n <= 32 && s.s[0] != ' ' && s.s[s.n - 1] != ' ';
    unsigned c = 0;
    for (size_t i = 0, n; i < s.n && fits; i += n)
        fits = (n = rv_utf8(s.s + i, s.n - i, &c)) != 0 &&
               (rv_is_alnum((int)c) || (c < 0x80 ? c && strchr(" -'", (int)c) : !rv_acts(c)));
    if (!fits)
        rv_wrong(r, v, "words of 1 to 32 bytes: letters, digits, and between them spaces, - and '");
    return fits;
}

void rv_read_words(rv_reading *r, const rv_yaml *v, rv_word_row *to) {
    const rv_yaml *one = v, *several = NULL;
    if (!rv_typed(&r->diags, v, RV_WORD | RV_LIST, "a word"))
        return;
    if (v->type == RV_YAML_LIST && v->n != 2) {
        rv_wrong_of(r, v->loc, r->key->text.s, "a list has the words for one and for more");
        return;
    }
    if (v->type == RV_YAML_LIST)
        several = (one = v->first)->next;
    if (!is_word(r, one) || (several && !is_word(r, several)))
        return;
    to->one = rv_read_text(r, one);
    to->several = several ? rv_read_text(r, several) : rv_printf(r->a, "%ss", to->one);
    char *name = (char *)(uintptr_t)(to->name = rv_read_text(r, one)); /* "special_token" */
    for (; *name; name++)
        *name = *name == ' ' ? '_' : *name;
}

void rv_take_words(rv_reading *r, const rv_yaml *v) {
    RV_EACH_PAIR(v, k) {
        int word = rv_word_find(k->text);
        if (word < 0)
            rv_unknown(&r->diags, RV_D_UNKNOWN_KEY, k, r->key->text.s, rv_word_key, NULL);
        else
            rv_read_words(r, k->next, &r->rs->words[word]);
    }
}

/* ---- the ledger ------------------------------------------------------------------------------ */

static void rule_section(rv_reading *r, const rv_yaml *v) {
    const rv_yaml *heading = r->sections ? rv_doc_get(r->sections, v->text.s) : NULL;
    if (r->sections && !heading)
        rv_wrong(r, v, "there is no such section under `sections`");
    rv_rule *rule = r->to;
    rule->section = rv_read_text(r, heading && heading->type == RV_YAML_WORD ? heading : v);
}

FIELDS(rule);

/* Rules of the ruleset that this one extends stay, behind its own. */
static void take_rule_rows(rv_reading *r, const rv_yaml *v) {
    rv_ruleset *rs = r->rs;
    rv_rule *rules = RV_NEWS(r->a, rv_rule, v->n + 1);
    int n = 0;
    RV_EACH_PAIR(v, k) {
        rules[n] =
            (rv_rule){rv_read_rule_number(r, k), "", "", "", "", "", "", "", "", "", "", false};
        rv_read_map(r, k->next, k->text.s, rule_fields, &rules[n++]);
    }
    rv_put_before(r->a, rs->rules, rs->nrules, rules, n);
    rs->nown = n;
}

static void take_sources(rv_reading *r, const rv_yaml *v) {
    rv_ruleset *rs = r->rs;
    rv_source_row *rows = RV_NEWS(r->a, rv_source_row, v->n + 1);
    int n = 0;
    RV_EACH_PAIR(v, k) {
        if (rv_typed(&r->diags, k->next, RV_WORD, "a source"))
            rows[n++] = (rv_source_row){rv_read_text(r, k), rv_read_text(r, k->next)};
    }
    rv_put_before(r->a, rs->sources, rs->nsources, rows, n);
}

static void take_sections(rv_reading *r, const rv_yaml *v) {
    r->sections = v;
}

const rv_row rv_ledger_rows[] = {RV_FIELDS_ledger};
