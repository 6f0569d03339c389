/* ruleset_symbols.c - marks that a ruleset declares: `inn: {on: road, letter: i, completed:
 * {per_tile: 2}, unfinished: {points: 0}}`.
 */
#include "ruleset/ruleset_read.h"

int rv_symbol_find(const rv_ruleset *rs, rv_str key) {
    return rv_declared_find(rs, RV_DECLARED_SYMBOLS, key);
}

/* ---- pictures -------------------------------------------------------------------------------- */

static const struct {
    const char *name, *colour, *path;
} pictures[] = {
#define RV_X(id, ...) {__VA_ARGS__},
#include "ruleset/picture.def"
#undef RV_X
};

static const char *any_picture(const void *ud, int i) {
    (void)ud;
    return i < RV_PICTURES ? pictures[i].name : NULL;
}

static int picture_find(rv_str name) {
    for (int i = 0; i < RV_PICTURES; i++)
        if (rv_str_is(name, pictures[i].name))
            return i;
    return -1;
}

void rv_read_picture(rv_reading *r, const rv_yaml *v, uint8_t *to) {
    int picture = picture_find(v->text);
    if (picture < 0)
        rv_suggest(&r->diags, rv_wrong(r, v->mark, v->text.s, "there is no such picture"), v->text,
                   any_picture, NULL);
    else
        *to = (uint8_t)picture;
}

uint8_t rv_picture_of(const char *key) {
    int picture = picture_find(rv_str_of(key));
    return (uint8_t)(picture < 0 ? RV_PICTURE_DISC : picture);
}

const char *rv_picture_outline(uint8_t picture, const char **colour) {
    *colour = pictures[picture].colour;
    return pictures[picture].path;
}

int rv_ruleset_symbols(const rv_ruleset *rs) {
    return rs->nsymbols;
}

static uint32_t bit_of(char letter) {
    return letter >= 'a' && letter <= 'z' ? 1u << (letter - 'a') : 0;
}

/* The first letter of a text that is not used; `+` if there is none. */
static char unused_in(const char *text, uint32_t used) {
    while (*text && (!bit_of(*text) || used & bit_of(*text)))
        text++;
    return (char)(*text ? *text : '+');
}

/* One character for drawings: the letter of the mark, or one that nothing before it has, if
 * possible of its name. */
static char sign_of(const rv_ruleset *rs, int symbol) {
    uint32_t shown = 0, used = 0;
    char sign = 0;
    for (int k = 0; k < rs->nkinds; k++)
        used |= bit_of(rs->kinds[k].letter);
    for (int i = 0; i < rs->nsymbols; i++)
        used |= bit_of(rs->symbols[i].letter);
    for (int i = 0; i <= symbol; i++) {
        sign = rs->symbols[i].letter;
        if (!sign || shown & bit_of(sign))
            sign = unused_in(rs->symbols[i].key, used);
        if (sign == '+')
            sign = unused_in("abcdefghijklmnopqrstuvwxyz", used);
        shown |= bit_of(sign);
        used |= bit_of(sign);
    }
    return sign;
}

void rv_ruleset_symbol(const rv_ruleset *rs, int i, rv_symbol_info *out) {
    *out = (rv_symbol_info){0};
    if (i < 0 || i >= rs->nsymbols)
        return;
    const rv_symbol *s = &rs->symbols[i];
    *out = (rv_symbol_info){.key = s->key,
                            .one = s->one,
                            .letter = s->letter,
                            .sign = sign_of(rs, i),
                            .colour = pictures[s->picture].colour,
                            .path = s->path ? s->path : pictures[s->picture].path,
                            .size = s->size};
}

rv_symbols rv_symbol_of(const rv_ruleset *rs, const char *key) {
    int symbol = rv_symbol_find(rs, rv_str_of(key));
    return symbol < 0 ? 0 : (rv_symbols)1 << symbol;
}

bool rv_ruleset_shows(const rv_ruleset *rs, uint64_t symbols, const char *key) {
    return symbols && symbols & rv_symbol_of(rs, key);
}

/* ---- a mark ---------------------------------------------------------------------------------- */

FIELDS(rating_fields) = {
    RV_ROW_NUMBER("per_tile", rv_rating, per_tile, 100, false),
    RV_ROW_NUMBER("per_prize", rv_rating, per_prize, 100, false),
    RV_ROW_NUMBER("points", rv_rating, points, 1000, false),
    RV_ROW("rule", rv_rating, rule, RV_IS_RULE, false),
    RV_ROW("option", rv_rating, option, RV_IS_OPTION, false),
};

/* A count that a mark changes goes by a rule of its own. */
static void symbol_rating(rv_reading *r, const rv_yaml *k) {
    const rv_yaml *v = k->next;
    rv_symbol *s = r->to;
    rv_rating *to = rv_str_is(k->text, "completed") ? &s->completed : &s->unfinished;
    RV_READ_MAP(r, v, k->text.s, rating_fields, to);
    if (v->n && !to->rule)
        rv_complain(&r->diags, RV_D_MISSING_KEY, v->mark, "rule")->help =
            "Add `rule: ID`, a rule of this ruleset that says so.";
}

static void symbol_picture(rv_reading *r, const rv_yaml *k) {
    rv_symbol *s = r->to;
    rv_read_picture(r, k->next, &s->picture);
    s->path = NULL;
}

FIELDS(symbol_fields) = {
    RV_ROW("letter", rv_symbol, letter, RV_IS_LETTER, false),
    RV_ROW("on", rv_symbol, on, RV_IS_KINDS, false),
    RV_ROW_WORDS("name", rv_symbol),
    RV_TAKE("picture", RV_WORD, symbol_picture, false),
    RV_ROW("path", rv_symbol, path, RV_IS_OUTLINE, false),
    RV_ROW_RANGE("size", rv_symbol, size, 50, 200, false),
    RV_TAKE("completed", RV_MAP, symbol_rating, false),
    RV_TAKE("unfinished", RV_MAP, symbol_rating, false),
};

/* ---- what it must be ------------------------------------------------------------------------- */

static bool is_rated(const rv_rating *r) {
    return r->per_tile != RV_UNCHANGED || r->per_prize != RV_UNCHANGED || r->points != RV_UNCHANGED;
}

bool rv_symbol_counts(const rv_symbol *s) {
    return is_rated(&s->completed) || is_rated(&s->unfinished);
}

/* What the letter means in looks already, other than the mark `key`; NULL: nothing. Letters of
 * marks that stand behind this one are told there. */
static const char *meaning(const rv_reading *r, const rv_yaml *key, char letter) {
    const rv_ruleset *rs = r->rs;
    if (rs->edge_looks && letter == 'j')
        return "in looks, /j joins edges";
    for (int k = 0; rs->edge_looks && k < rs->nkinds; k++)
        if (rs->kinds[k].letter == letter)
            return rv_printf(r->a, "in looks, it is the kind %s", rs->kinds[k].name);
    if (rs->prize_letter == letter && !rv_str_is(key->text, "prize"))
        return "it is the letter of the mark prize";
    for (int i = 0; i < rs->nsymbols; i++) {
        bool behind = rv_str_is(key->text, rs->symbols[i].key);
        for (const rv_yaml *k = key->next->next; k; k = k->next->next)
            behind = behind || rv_str_is(k->text, rs->symbols[i].key);
        if (!behind && rs->symbols[i].letter == letter)
            return rv_printf(r->a, "it is the letter of the mark %s", rs->symbols[i].key);
    }
    return NULL;
}

static const rv_yaml *member(const rv_yaml *v, const char *key) {
    return v->type == RV_YAML_MAP ? rv_doc_get(v, key) : NULL;
}

static void check_letter(rv_reading *r, const rv_yaml *key, char letter) {
    const rv_yaml *v = key->next->type == RV_YAML_WORD ? key->next : member(key->next, "letter");
    const char *why = letter ? meaning(r, key, letter) : NULL;
    if (!why)
        return;
    rv_wrong(r, v ? v->mark : key->mark, rv_printf(r->a, "%c", letter), why)->help =
        "Type another small letter, or none: then it is written by its name.";
    r->unlettered = true;
}

static void check_symbols(rv_reading *r, const rv_yaml *marks) {
    RV_EACH_PAIR(marks, k) {
        if (r->rs->edge_looks && rv_str_is(k->text, "prize"))
            check_letter(r, k, r->rs->prize_letter);
        const int i = rv_symbol_find(r->rs, k->text);
        if (i < 0)
            continue;
        const rv_symbol *s = &r->rs->symbols[i];
        const rv_yaml *on = member(k->next, "on");
        check_letter(r, k, s->letter);
        if (!rv_symbol_counts(s))
            continue;
        /* Areas are scored by their game, so no mark changes their count. */
        if (!s->on)
            rv_complain(&r->diags, RV_D_MISSING_KEY, k->mark, "on")->help =
                "Add `on: KIND`, the kinds whose count the mark changes.";
        for (int kind = 0; kind < r->rs->nkinds; kind++)
            if (s->on >> kind & 1 && r->rs->kinds[kind].area)
                rv_wrong(r, on ? on->mark : k->mark, r->rs->kinds[kind].name,
                         "a mark changes no count of an area: leave out `completed` and "
                         "`unfinished`, or the area");
    }
}

static void take_symbol(rv_reading *r, const rv_yaml *key, const rv_yaml *v) {
    rv_symbol *s = rv_declare(r, RV_DECLARED_SYMBOLS, key);
    if (!s)
        return;
    if (!s->one) { /* drawn as the picture of its name, if there is one */
        const rv_rating unchanged = {RV_UNCHANGED, RV_UNCHANGED, RV_UNCHANGED, NULL, RV_ALWAYS};
        s->one = s->key;
        s->several = rv_printf(r->a, "%ss", s->key);
        s->picture = rv_picture_of(s->key);
        s->completed = s->unfinished = unchanged;
        s->size = 100;
    }
    if (v->type == RV_YAML_WORD)
        s->letter = (char)rv_read_letter(r, v);
    else if (rv_typed(&r->diags, v, RV_WORD | RV_MAP, key->text.s))
        RV_READ_MAP(r, v, key->text.s, symbol_fields, s);
}

/* The letter of a mark that the engine knows; or a mark that the ruleset declares, of which it may
 * give the letter alone. */
void rv_take_marks(rv_reading *r, const rv_yaml *key) {
    rv_ruleset *rs = r->rs;
    RV_EACH_PAIR(key->next, k) {
        char *letter = rv_str_is(k->text, "doubles")    ? &rs->doubles_letter
                       : rv_str_is(k->text, "prize")    ? &rs->prize_letter
                       : rv_str_is(k->text, "collects") ? &rs->collects_letter
                                                        : NULL;
        if (!letter)
            take_symbol(r, k, k->next);
        else if (rv_typed(&r->diags, k->next, RV_WORD, k->text.s))
            *letter = (char)rv_read_letter(r, k->next);
    }
    check_symbols(r, key->next);
}
