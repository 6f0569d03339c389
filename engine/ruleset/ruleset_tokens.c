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

static const char *any_spot(const void *ud, int i) {
    (void)ud;
    return rv_spot_key(i);
}

/* One or a list. */
static void token_on(rv_reading *r, const rv_yaml *k) {
    const unsigned both = 1u << RV_SPOT_CELL | 1u << RV_SPOT_TILE;
    rv_token *t = r->to;
    t->on = 0;
    RV_EACH_PART(k->next, it) {
        int on = 0;
        if (!rv_typed(&r->diags, it, RV_WORD, "on"))
            continue;
        while (rv_spot_key(on) && !rv_str_is(it->text, rv_spot_key(on)))
            on++;
        if (rv_spot_key(on))
            t->on |= (uint8_t)(1u << on);
        else
            rv_suggest(&r->diags,
                       rv_wrong(r, it->mark, it->text.s,
                                "where tokens lie: cell, tile, feature, corner, player or table"),
                       it->text, any_spot, NULL);
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

/* The face of this key, which is added if it is new; NULL with a complaint. */
static rv_face *face_of(rv_reading *r, const rv_yaml *key) {
    rv_token *t = r->to;
    int i = rv_face_find(t, key->text);
    if (i < 0 && t->nfaces == RV_MAX_FACES) {
        rv_too_many(r, key, RV_LIMIT_TEXT(RV_MAX_FACES), "faces");
        return NULL;
    }
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
