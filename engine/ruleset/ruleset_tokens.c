/* ruleset_tokens.c - tokens and dice that a ruleset declares: `fairy: {name: [fairy, fairies],
 * number: 1, on: cell}`, `sheep: {name: [sheep, sheep], faces: {1: 4, 2: 5, wolf: 2}, bag: true,
 * on: feature}`, and under `dice` `die: {faces: [1, 2, 3, 4, 5, 6]}`.
 */
#include "ruleset/ruleset_read.h"

int rv_token_find(const rv_ruleset *rs, rv_str key) {
    return rv_declared_find(rs, RV_DECLARED_TOKENS, key);
}

int rv_face_find(const rv_token *t, rv_str key) {
    for (int i = 0; i < t->nfaces; i++)
        if (rv_str_is(key, t->faces[i].key))
            return i;
    return -1;
}

const char *rv_spot_key(int on) {
    static const char *const keys[] = {
#define RV_X(id, key, ...) key,
#include "ruleset/spot.def"
#undef RV_X
    };
    return on >= 0 && on < RV_SPOTS ? keys[on] : NULL;
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

static rv_token *this_token(void *ud) {
    const rv_reading *r = ud;
    return &r->rs->tokens[r->index];
}

static const char *any_spot(const void *ud, int i) {
    (void)ud;
    return rv_spot_key(i);
}

static void add_spot(rv_reading *r, const rv_yaml *v) {
    int on = 0;
    if (!rv_typed(&r->diags, v, RV_WORD, "on"))
        return;
    while (rv_spot_key(on) && !rv_str_is(v->text, rv_spot_key(on)))
        on++;
    if (rv_spot_key(on))
        this_token(r)->on |= (uint8_t)(1u << on);
    else
        rv_suggest(&r->diags,
                   rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s,
                               "where tokens lie: cell, tile, feature, corner, player or table"),
                   v->text, any_spot, NULL);
}

/* One or a list. */
static void token_on(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_token *t = this_token(ud);
    const unsigned both = 1u << RV_SPOT_CELL | 1u << RV_SPOT_TILE;
    (void)k;
    t->on = 0;
    if (v->type == RV_YAML_WORD)
        add_spot(ud, v);
    RV_EACH_ITEM(v->type == RV_YAML_LIST ? v : NULL, it)
        add_spot(ud, it);
    if ((t->on & both) == both)
        rv_complain(&((rv_reading *)ud)->diags, RV_D_BAD_EXTRA, v->mark, "tile",
                    "a cell is there with and without its tile: type one of the two");
}

static void token_picture(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_token *t = this_token(ud);
    const char *colour;
    (void)k;
    t->path = NULL;
    rv_read_picture(ud, v, &t->picture);
    if (!rv_picture_outline(t->picture, &colour))
        rv_complain(&((rv_reading *)ud)->diags, RV_D_BAD_EXTRA, v->mark, v->text.s,
                    "it is drawn on tiles only");
}

/* The face of this key, which is added if it is new; NULL with a complaint. */
static rv_face *face_of(rv_reading *r, const rv_yaml *key) {
    rv_token *t = this_token(r);
    int i = rv_face_find(t, key->text);
    if (i < 0 && t->nfaces == RV_MAX_FACES) {
        rv_complain(&r->diags, RV_D_TOO_MANY, key->mark, RV_LIMIT_TEXT(RV_MAX_FACES), "faces");
        return NULL;
    }
    if (i < 0)
        t->faces[i = t->nfaces++] = (rv_face){rv_read_name(r, key), 0};
    return &t->faces[i];
}

/* How many there are of each. */
static void token_faces(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reading *r = ud;
    this_token(r)->nfaces = 0;
    RV_EACH_PAIR(v, key) {
        rv_face *face = face_of(r, key);
        if (face && rv_typed(&r->diags, key->next, RV_WORD, k->text.s))
            face->number = (int16_t)rv_read_number(r, key->next, "the number of a face", 1,
                                                   RV_MAX_TOKENS_EACH);
    }
}

/* Side by side; the same may be on several. */
static void die_faces(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reading *r = ud;
    this_token(r)->nfaces = 0;
    RV_EACH_ITEM(v, it) {
        rv_face *face = rv_typed(&r->diags, it, RV_WORD, k->text.s) ? face_of(r, it) : NULL;
        if (face && face->number == RV_MAX_TOKENS_EACH)
            rv_complain(&r->diags, RV_D_TOO_MANY, it->mark, RV_LIMIT_TEXT(RV_MAX_TOKENS_EACH),
                        "sides of a die with one face");
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
    RV_TAKE("faces", RV_LIST, die_faces, false),
    RV_ROW("rule", rv_token, rule, RV_IS_RULE, false),
    RV_ROW("option", rv_token, option, RV_IS_OPTION, false),
};

/* ---- what it must be ------------------------------------------------------------------------- */

static void lacks(rv_reading *r, const rv_yaml *key, const char *what, const char *help) {
    rv_complain(&r->diags, RV_D_MISSING_KEY, key->next->mark, what)->help = help;
}

/* The number of all faces. */
static void count_faces(rv_reading *r, const rv_yaml *key) {
    rv_token *t = this_token(r);
    int n = 0;
    for (int i = 0; i < t->nfaces; i++)
        n += t->faces[i].number;
    if (n > RV_MAX_TOKENS_EACH)
        rv_complain(&r->diags, RV_D_TOO_MANY, key->mark, RV_LIMIT_TEXT(RV_MAX_TOKENS_EACH),
                    rv_printf(r->a, "tokens of the kind %s", t->key));
    t->number = (int16_t)n;
}

static void check_token(rv_reading *r, const rv_yaml *key) {
    rv_token *t = this_token(r);
    const rv_yaml *number = rv_doc_get(key->next, "number");
    if (!t->one)
        lacks(r, key, "name", "Add `name: WORD`, or `name: [WORD, WORDS]`.");
    if (t->nfaces && number)
        rv_complain(&r->diags, RV_D_BAD_EXTRA, number->mark, "number",
                    "the faces say how many there are");
    else if (t->nfaces)
        count_faces(r, key);
    else if (t->bag)
        lacks(r, key, "faces", "Add `faces: {FACE: NUMBER}`: a bag holds different tokens.");
    if (!t->number)
        lacks(r, key, "number", "Add `number: 1`, or how many there are.");
    if (!t->on && !t->bag)
        lacks(r, key, "on", "Add `on: WHERE`: cell, tile, feature, corner, player or table.");
}

static void check_die(rv_reading *r, const rv_yaml *key) {
    if (!this_token(r)->nfaces)
        lacks(r, key, "faces", "Add `faces: [FACE, FACE]`, the sides of the die.");
    else
        count_faces(r, key);
}

/* ---- taken ----------------------------------------------------------------------------------- */

/* Adds one, or finds that of an extended ruleset; false with a complaint. */
static bool declare(rv_reading *r, const rv_yaml *key, bool die) {
    if (!rv_declare(r, RV_DECLARED_TOKENS, key))
        return false;
    rv_token *t = this_token(r);
    const char *why =
        t->nfaces + t->number && t->die != die
            ? rv_printf(r->a, "%s of this name", t->die ? "there is a die" : "there are tokens")
        : r->rs->links->is_key(r->rs->links, key->text) ? "records have a key of this name"
                                                        : NULL;
    if (why)
        rv_complain(&r->diags, RV_D_BAD_EXTRA, key->mark, key->text.s, why);
    if (!t->nfaces && !t->number) {
        t->option = RV_ALWAYS;
        t->picture = rv_picture_of(t->key);
        t->die = die;
    }
    return !why && rv_typed(&r->diags, key->next, RV_MAP, key->text.s);
}

void rv_take_tokens(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reading *r = ud;
    (void)k;
    RV_EACH_PAIR(v, key) {
        int before = r->diags.n;
        if (!declare(r, key, false))
            continue;
        RV_READ_MAP(r, key->next, key->text.s, token_fields, this_token(r), r);
        if (r->diags.n == before)
            check_token(r, key);
    }
}

void rv_take_dice(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reading *r = ud;
    (void)k;
    RV_EACH_PAIR(v, key) {
        int before = r->diags.n;
        if (!declare(r, key, true))
            continue;
        if (!this_token(r)->one)
            this_token(r)->one = this_token(r)->several = this_token(r)->key;
        RV_READ_MAP(r, key->next, key->text.s, die_fields, this_token(r), r);
        if (r->diags.n == before)
            check_die(r, key);
    }
}
