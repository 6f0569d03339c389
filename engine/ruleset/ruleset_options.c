/* ruleset_options.c - the options that a ruleset offers, its laws, and what it does not model. */
#include "ruleset/ruleset_read.h"

static const char *any_option(const void *ud, int i) {
    (void)ud;
    return i < RV_O_COUNT ? rv_option_name(i) : NULL;
}

/* The option of a name; RV_NO_OPTION with a complaint that `what` has none. */
static int option_of(rv_reading *r, const rv_yaml *v, const char *what) {
    int option = rv_option_find(v->text);
    if (option < 0)
        rv_unknown(&r->diags, RV_D_UNKNOWN_OPTION, v, what, any_option, NULL);
    return option < 0 ? RV_NO_OPTION : option;
}

int rv_read_option(rv_reading *r, const rv_yaml *v) {
    return option_of(r, v, "option");
}

static void set_default(rv_reading *r, int option, const rv_yaml *v) {
    rv_option_row *row = &r->rs->options[option];
    int value = rv_option_value(option, v->text);
    if (value >= row->least && value <= row->most)
        row->standard = (uint8_t)value;
    else
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s,
                    rv_option_is_number(option) ? rv_option_choice(r->a, r->rs, option)
                                                : "a value of this option");
}

/* Of the numbers that the engine knows. */
static void option_range(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reading *r = ud;
    rv_option_row *row = &r->rs->options[r->index];
    int least = row->least, most = row->most;
    if (!rv_option_is_number(r->index) || v->n != 2) {
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, k->text.s,
                    rv_option_is_number(r->index) ? "the least and the most"
                                                  : "the values of this option are words");
        return;
    }
    row->least = (uint8_t)rv_read_number(r, v->first, k->text.s, least, most);
    row->most = (uint8_t)rv_read_number(r, v->first->next, k->text.s, row->least, most);
    row->standard = row->least;
}

static void option_default(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    set_default(ud, ((rv_reading *)ud)->index, v);
}

FIELDS(option_fields) = {
    RV_TAKE("range", RV_LIST, option_range, false),
    RV_TAKE("default", RV_WORD, option_default, true),
    RV_ROW("rule", rv_option_row, rule, RV_IS_RULE, true),
    RV_ROW("help", rv_option_row, help, RV_IS_TEXT, true),
};

void rv_take_options(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reading *r = ud;
    (void)key;
    RV_EACH_PAIR(v, k) {
        r->index = option_of(r, k, "the engine");
        if (r->index == RV_NO_OPTION)
            continue;
        rv_option_clear(r->rs, r->index);
        r->rs->options[r->index].offered = true;
        RV_READ_MAP(r, k->next, "an option", option_fields, &r->rs->options[r->index], r);
    }
}

void rv_take_defaults(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reading *r = ud;
    (void)key;
    RV_EACH_PAIR(v, k) {
        int option = rv_option_find(k->text);
        if (option < 0 || !r->rs->options[option].offered)
            rv_unknown(&r->diags, RV_D_UNKNOWN_OPTION, k, r->rs->name, any_option, NULL);
        else if (rv_typed(&r->diags, k->next, RV_WORD, "a default"))
            set_default(r, option, k->next);
    }
}

static const char *any_law(const void *ud, int i) {
    (void)ud;
    return i < RV_L_COUNT ? rv_law_name(i) : NULL;
}

void rv_take_laws(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reading *r = ud;
    (void)key;
    RV_EACH_PAIR(v, k) {
        int law = rv_law_find(k->text);
        if (law < 0)
            rv_unknown(&r->diags, RV_D_UNKNOWN_KEY, k, "laws", any_law, NULL);
        else if (rv_typed(&r->diags, k->next, RV_WORD, "a law"))
            r->rs->laws[law] = rv_read_rule(r, k->next);
    }
}

/* Figures and options that the rules have, and that are refused by name. */
static void add_refused(rv_reading *r, const rv_yaml *name, const rv_yaml *rule, int use) {
    if (r->rs->nrefused == RV_MAX_REFUSED)
        rv_complain(&r->diags, RV_D_TOO_MANY, name->mark, RV_LIMIT_TEXT(RV_MAX_REFUSED),
                    "things that are not modelled");
    else if (rv_typed(&r->diags, rule, RV_WORD, name->text.s))
        r->rs->refused[r->rs->nrefused++] =
            (rv_refused_row){rv_read_name(r, name), rv_read_rule(r, rule), (rv_use)use};
}

static const char *any_use(const void *ud, int i) {
    (void)ud;
    return rv_use_key(i);
}

/* NAME: {USE: T-33, …, otherwise: K-42} */
static void add_uses(rv_reading *r, const rv_yaml *name) {
    RV_EACH_PAIR(name->next, k) {
        int use = 0;
        while (rv_use_key(use) && !rv_str_is(k->text, rv_use_key(use)))
            use++;
        if (rv_use_key(use))
            add_refused(r, name, k->next, use);
        else
            rv_unknown(&r->diags, RV_D_UNKNOWN_KEY, k, "unmodelled", any_use, NULL);
    }
}

void rv_take_unmodelled(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reading *r = ud;
    (void)key;
    r->rs->nrefused = 0;
    RV_EACH_PAIR(v, k) {
        if (k->next->type == RV_YAML_MAP)
            add_uses(r, k);
        else
            add_refused(r, k, k->next, RV_USE_ANY);
    }
}
