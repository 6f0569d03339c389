/* ruleset_kinds.c - the kinds of features of a ruleset, and its wall tiles. */
#include "ruleset/ruleset_read.h"

/* ---- kinds --------------------------------------------------------------------------------- */

static rv_kind *this_kind(rv_reading *r) {
    return &r->rs->kinds[r->index];
}

#define KIND_NUMBER(key)                                                                           \
    static void kind_##key(void *ud, const rv_yaml *k, const rv_yaml *v) {                         \
        this_kind(ud)->key = (int8_t)rv_read_number(ud, v, k->text.s, 0, 100);                     \
    }
#define KIND_RULE(key)                                                                             \
    static void kind_##key(void *ud, const rv_yaml *k, const rv_yaml *v) {                         \
        (void)k;                                                                                   \
        this_kind(ud)->key = rv_read_rule(ud, v);                                                  \
    }
#define KIND_TRUTH(key)                                                                            \
    static void kind_##key(void *ud, const rv_yaml *k, const rv_yaml *v) {                         \
        (void)k;                                                                                   \
        this_kind(ud)->key = rv_read_truth(ud, v);                                                 \
    }
KIND_RULE(rule)
KIND_RULE(doubled_rule)
KIND_RULE(unfinished_rule)
KIND_NUMBER(points)
KIND_NUMBER(doubled)
KIND_NUMBER(prize)
KIND_NUMBER(unfinished)
KIND_NUMBER(unfinished_prize)
KIND_TRUTH(line)
KIND_TRUTH(area)
KIND_TRUTH(around)
KIND_TRUTH(keep)

static void kind_name(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    this_kind(ud)->name = rv_read_name(ud, v);
}

static void kind_role(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    this_kind(ud)->role = rv_read_name(ud, v);
}

static void kind_letter(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    rv_read_letter(ud, v, &this_kind(ud)->letter);
}

/* Points by tiles. */
static void kind_table(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reading *r = ud;
    rv_kind *kind = this_kind(r);
    kind->ntable = 0;
    if (v->n == 0 || v->n > RV_MAX_TABLE) {
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, k->text.s,
                    "points of 1 tile, of 2 … : 1 to " RV_LIMIT_TEXT(RV_MAX_TABLE) " numbers");
        return;
    }
    RV_EACH_ITEM(v, it)
        kind->table[kind->ntable++] = (int16_t)rv_read_number(r, it, k->text.s, 0, 1000);
}

FIELDS(kind_fields) = {
    {"name", RV_WORD, kind_name, false},
    {"role", RV_WORD, kind_role, false},
    {"letter", RV_WORD, kind_letter, false},
    {"line", RV_WORD, kind_line, false},
    {"area", RV_WORD, kind_area, false},
    {"keep", RV_WORD, kind_keep, false},
    {"points", RV_WORD, kind_points, false},
    {"doubled", RV_WORD, kind_doubled, false},
    {"prize", RV_WORD, kind_prize, false},
    {"table", RV_LIST, kind_table, false},
    {"around", RV_WORD, kind_around, false},
    {"unfinished", RV_WORD, kind_unfinished, false},
    {"unfinished_prize", RV_WORD, kind_unfinished_prize, false},
    {"unfinished_rule", RV_WORD, kind_unfinished_rule, false},
    {"rule", RV_WORD, kind_rule, false},
    {"doubled_rule", RV_WORD, kind_doubled_rule, false},
};

void rv_take_kinds(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reading *r = ud;
    (void)key;
    r->recode = true;
    RV_EACH_PAIR(v, k) {
        /* As the base calls it: two kinds may change their names with each other. */
        r->index = r->rs->base ? rv_kind_find(r->rs->base, k->text) : -1;
        if (r->index < 0)
            r->index = rv_kind_find(r->rs, k->text);
        if (r->index < 0 && r->rs->nkinds == RV_MAX_KINDS) {
            rv_complain(&r->diags, RV_D_TOO_MANY, k->mark, RV_LIMIT_TEXT(RV_MAX_KINDS), "kinds");
            return;
        }
        if (r->index < 0) {
            r->index = r->rs->nkinds++;
            *this_kind(r) = (rv_kind){.name = rv_read_name(r, k), .role = "", .doubled = 0};
        }
        RV_SCHEMA(&r->diags, k->next, k->text.s, kind_fields, r);
    }
}

int rv_read_kind(rv_reading *r, const rv_yaml *v) {
    int k = rv_kind_find(r->rs, v->text);
    if (k < 0)
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s, "a kind of this ruleset");
    return k < 0 ? 0 : k;
}

/* ---- wall tiles ---------------------------------------------------------------------------- */

static rv_token *this_token(rv_reading *r) {
    return &r->rs->tokens[r->index];
}

static void token_copies(void *ud, const rv_yaml *k, const rv_yaml *v) {
    this_token(ud)->copies = (int8_t)rv_read_number(ud, v, k->text.s, 0, 100);
}

static void token_amount(void *ud, const rv_yaml *k, const rv_yaml *v) {
    this_token(ud)->amount = (int8_t)rv_read_number(ud, v, k->text.s, 0, 100);
}

static void token_kind(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    this_token(ud)->kind = (int8_t)rv_read_kind(ud, v);
}

static void token_rule(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    this_token(ud)->rule = rv_read_rule(ud, v);
}

static void token_effect(void *ud, const rv_yaml *k, const rv_yaml *v) {
    static const char *const names[] = {"extra_turn", "double", "unfinished",
                                        "prize",      "keep",   "points"};
    rv_reading *r = ud;
    (void)k;
    for (int i = 0; i < RV_EFFECT_COUNT; i++)
        if (rv_str_is(v->text, names[i])) {
            this_token(r)->effect = (uint8_t)i;
            return;
        }
    rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s,
                "extra_turn, double, unfinished, prize, keep or points");
}

FIELDS(token_fields) = {
    {"copies", RV_WORD, token_copies, true}, {"effect", RV_WORD, token_effect, true},
    {"kind", RV_WORD, token_kind, false},    {"amount", RV_WORD, token_amount, false},
    {"rule", RV_WORD, token_rule, true},
};

/* Does it act on features of a kind? */
static bool acts_on_kind(const rv_token *t) {
    return t->effect == RV_EFFECT_DOUBLE || t->effect == RV_EFFECT_UNFINISHED ||
           t->effect == RV_EFFECT_PRIZE;
}

void rv_take_tokens(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reading *r = ud;
    (void)key;
    r->rs->ntokens = 0;
    RV_EACH_PAIR(v, k) {
        if (r->rs->ntokens == RV_MAX_TOKENS) {
            rv_complain(&r->diags, RV_D_TOO_MANY, k->mark, RV_LIMIT_TEXT(RV_MAX_TOKENS),
                        "wall tiles");
            return;
        }
        r->index = r->rs->ntokens++;
        *this_token(r) =
            (rv_token){.number = (int8_t)rv_read_number(r, k, "a wall tile", 1, 99), .rule = ""};
        RV_SCHEMA(&r->diags, k->next, "a wall tile", token_fields, r);
        if (acts_on_kind(this_token(r)) && !rv_doc_get(k->next, "kind"))
            rv_complain(&r->diags, RV_D_MISSING_KEY, k->mark, "kind");
    }
}
