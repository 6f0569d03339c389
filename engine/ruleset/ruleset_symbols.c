/* ruleset_symbols.c - what a ruleset declares for tiles and the table: marks, `inn: {on: road,
 * letter: i, completed: {per_tile: 2}, unfinished: {points: 0}}`; tokens, `fairy: {name: [fairy,
 * fairies], number: 1, on: cell}`, `sheep: {name: [sheep, sheep], faces: {1: 4, 2: 5, wolf: 2},
 * bag: true, on: feature}`; and under `dice` `die: {faces: [1, 2, 3, 4, 5, 6]}`.
 */
#include "ruleset/ruleset_read.h"

int rv_symbol_find(const rv_ruleset *rs, rv_str key) {
    return rv_declared_find(rs, RV_DECLARED_SYMBOLS, key);
}

/* ---- pictures -------------------------------------------------------------------------------- */

static const struct {
    const char *colour, *path;
} pictures[] = {
#define RV_X(id, name, ...) {__VA_ARGS__},
#include "ruleset/picture.def"
#undef RV_X
};

static const char *const picture_names[] = {
#define RV_X(id, name, ...) name,
#include "ruleset/picture.def"
#undef RV_X
    NULL};

void rv_read_picture(rv_reading *r, const rv_yaml *v, uint8_t *to) {
    int picture = rv_name_find(picture_names, v->text);
    if (picture < 0)
        rv_suggest(&r->diags, rv_wrong(r, v->mark, v->text.s, "there is no such picture"), v->text,
                   rv_name_at, picture_names);
    else
        *to = (uint8_t)picture;
}

uint8_t rv_picture_of(const char *key) {
    int picture = rv_name_find(picture_names, rv_str_of(key));
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

static void check_letter(rv_reading *r, const rv_yaml *key, char letter) {
    const rv_yaml *v =
        key->next->type == RV_YAML_WORD ? key->next : rv_doc_get(key->next, "letter");
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
        const rv_yaml *on = rv_doc_get(k->next, "on");
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

/* ---- tokens and dice, found ------------------------------------------------------------------ */

int rv_token_find(const rv_ruleset *rs, rv_str key) {
    return rv_declared_find(rs, RV_DECLARED_TOKENS, key);
}

int rv_face_find(const rv_token *t, rv_str key) {
    for (int i = 0; i < t->nfaces; i++)
        if (rv_str_means(key, t->faces[i].key))
            return i;
    return -1;
}

static const char *const spots[] = {
#define RV_X(id, key, ...) key,
#include "ruleset/spot.def"
#undef RV_X
    NULL};

const char *rv_spot_key(int on) {
    return on >= 0 && on < RV_SPOTS ? spots[on] : NULL;
}

int rv_ruleset_tokens(const rv_ruleset *rs) {
    return rs->ntokens;
}

void rv_ruleset_token(const rv_ruleset *rs, int i, rv_token_info *out) {
    *out = (rv_token_info){0};
    if (i < 0 || i >= rs->ntokens)
        return;
    const rv_token *t = &rs->tokens[i];
    const char *colour, *path = rv_picture_outline(t->picture, &colour);
    const rv_symbol_info shown = {.key = t->key,
                                  .one = t->one,
                                  .colour = colour,
                                  .path = t->path ? t->path : path,
                                  .size = 100};
    *out = (rv_token_info){shown, t->several, t->number, t->nfaces, t->die};
}

/* ---- what it says ---------------------------------------------------------------------------- */

/* One or a list. */
static void token_on(rv_reading *r, const rv_yaml *k) {
    const unsigned both = 1u << RV_SPOT_CELL | 1u << RV_SPOT_TILE;
    rv_token *t = r->to;
    t->on = 0;
    RV_EACH_PART(k->next, it) {
        if (!rv_typed(&r->diags, it, RV_WORD, "on"))
            continue;
        int on = rv_name_find(spots, it->text);
        if (on >= 0)
            t->on |= (uint8_t)(1u << on);
        else
            rv_suggest(&r->diags,
                       rv_wrong(r, it->mark, it->text.s,
                                "where tokens lie: cell, tile, feature, corner, player or table"),
                       it->text, rv_name_at, spots);
    }
    if ((t->on & both) == both)
        rv_wrong(r, k->next->mark, "tile",
                 "a cell is there with and without its tile: type one of the two");
}

static void token_picture(rv_reading *r, const rv_yaml *k) {
    rv_token *t = r->to;
    const char *colour;
    t->path = NULL;
    rv_read_picture(r, k->next, &t->picture);
    if (!rv_picture_outline(t->picture, &colour))
        rv_wrong(r, k->next->mark, k->next->text.s, "it is drawn on tiles only");
}

/* The face of this key, which is added if it is new; NULL with a complaint. Records are read with
 * capitals or without. */
static rv_face *face_of(rv_reading *r, const rv_yaml *key) {
    rv_token *t = r->to;
    int i = rv_face_find(t, key->text);
    if (i < 0 && t->nfaces == RV_MAX_FACES) {
        rv_too_many(r, key, RV_LIMIT_TEXT(RV_MAX_FACES), "faces");
        return NULL;
    }
    if (i >= 0 && !rv_str_is(key->text, t->faces[i].key))
        rv_wrong(r, key->mark, key->text.s,
                 rv_printf(r->a, "there is the face %s, and capitals make no difference",
                           t->faces[i].key));
    if (i < 0)
        t->faces[i = t->nfaces++] = (rv_face){rv_read_name(r, key), 0};
    return &t->faces[i];
}

/* How many there are of each; of a die the faces side by side, and the same may be on several. */
static void token_faces(rv_reading *r, const rv_yaml *k) {
    const rv_yaml *faces = k->next;
    ((rv_token *)r->to)->nfaces = 0;
    RV_EACH_PAIR(faces->type == RV_YAML_MAP ? faces : NULL, key) {
        rv_face *face = face_of(r, key);
        if (face && rv_typed(&r->diags, key->next, RV_WORD, k->text.s))
            face->number = (int16_t)rv_read_number(r, key->next, "the number of a face", 1,
                                                   RV_MAX_TOKENS_EACH);
    }
    RV_EACH_ITEM(faces->type == RV_YAML_LIST ? faces : NULL, it) {
        rv_face *face = rv_typed(&r->diags, it, RV_WORD, k->text.s) ? face_of(r, it) : NULL;
        if (face && face->number == RV_MAX_TOKENS_EACH)
            rv_too_many(r, it, RV_LIMIT_TEXT(RV_MAX_TOKENS_EACH), "sides of a die with one face");
        else if (face)
            face->number++;
    }
}

FIELDS(token_fields) = {
    RV_ROW_WORDS("name", rv_token),
    RV_ROW_RANGE("number", rv_token, number, 1, RV_MAX_TOKENS_EACH, false),
    RV_TAKE("faces", RV_MAP, token_faces, false),
    RV_ROW("bag", rv_token, bag, RV_IS_TRUTH, false),
    RV_TAKE("on", RV_WORD | RV_LIST, token_on, false),
    RV_ROW("rule", rv_token, rule, RV_IS_RULE, false),
    RV_ROW("option", rv_token, option, RV_IS_OPTION, false),
    RV_TAKE("picture", RV_WORD, token_picture, false),
    RV_ROW("path", rv_token, path, RV_IS_OUTLINE, false),
};

FIELDS(die_fields) = {
    RV_ROW_WORDS("name", rv_token),
    RV_TAKE("faces", RV_LIST, token_faces, false),
    RV_ROW("rule", rv_token, rule, RV_IS_RULE, false),
    RV_ROW("option", rv_token, option, RV_IS_OPTION, false),
};

/* ---- what it must be ------------------------------------------------------------------------- */

static void lacks(rv_reading *r, const rv_yaml *key, const char *what, const char *help) {
    rv_complain(&r->diags, RV_D_MISSING_KEY, key->next->mark, what)->help = help;
}

static void check_token(rv_reading *r, const rv_yaml *key, rv_token *t) {
    const rv_yaml *number = t->die ? NULL : rv_doc_get(key->next, "number");
    int all = 0;
    for (int i = 0; i < t->nfaces; i++)
        all += t->faces[i].number;
    if (!t->one)
        lacks(r, key, "name", "Add `name: WORD`, or `name: [WORD, WORDS]`.");
    if (t->nfaces && number)
        rv_wrong(r, number->mark, "number", "the faces say how many there are");
    else if (t->nfaces)
        t->number = (int16_t)all;
    else if (t->die)
        lacks(r, key, "faces", "Add `faces: [FACE, FACE]`, the sides of the die.");
    else if (t->bag)
        lacks(r, key, "faces", "Add `faces: {FACE: NUMBER}`: a bag holds different tokens.");
    if (all > RV_MAX_TOKENS_EACH && !number)
        rv_too_many(r, key, RV_LIMIT_TEXT(RV_MAX_TOKENS_EACH),
                    rv_printf(r->a, "tokens of the kind %s", t->key));
    if (t->die)
        return;
    if (!t->number)
        lacks(r, key, "number", "Add `number: 1`, or how many there are.");
    if (!t->on && !t->bag)
        lacks(r, key, "on", "Add `on: WHERE`: cell, tile, feature, corner, player or table.");
}

/* One of tokens or dice: adds it, or finds that of an extended ruleset. */
static void take_token(rv_reading *r, const rv_yaml *key, bool die) {
    const int before = r->diags.n;
    rv_token *t = rv_declare(r, RV_DECLARED_TOKENS, key);
    if (!t)
        return;
    const char *why =
        t->nfaces + t->number && t->die != die
            ? rv_printf(r->a, "%s of this name", t->die ? "there is a die" : "there are tokens")
        : r->rs->links->is_key(r->rs->links, key->text) ? "records have a key of this name"
                                                        : NULL;
    if (why)
        rv_wrong(r, key->mark, key->text.s, why);
    if (!t->nfaces && !t->number) {
        t->option = RV_ALWAYS;
        t->picture = rv_picture_of(t->key);
        t->die = die;
    }
    if (why || !rv_typed(&r->diags, key->next, RV_MAP, key->text.s))
        return;
    if (die && !t->one)
        t->one = t->several = t->key;
    if (die)
        RV_READ_MAP(r, key->next, key->text.s, die_fields, t);
    else
        RV_READ_MAP(r, key->next, key->text.s, token_fields, t);
    if (r->diags.n == before)
        check_token(r, key, t);
}

void rv_take_tokens(rv_reading *r, const rv_yaml *k) {
    RV_EACH_PAIR(k->next, key)
        take_token(r, key, rv_str_is(k->text, "dice"));
}
