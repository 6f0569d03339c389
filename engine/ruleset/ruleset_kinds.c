/* ruleset_kinds.c - what a ruleset declares under names: kinds of features, wall tiles, figures,
 * pieces that are no followers, marks, tokens and dice.
 *
 * Each rv_take_… reads one key of ruleset.yaml for ruleset_read.c: it goes through the map, makes a
 * row for each name (rv_declare), and reads its keys by a table of fields. `barns: {name: barn,
 * each: [10, 9, 7]}` is an rv_piece_row, `fairy: {name: [fairy, fairies], number: 1, on: cell}` an
 * rv_token. Beside them stand the functions that find a row by its name again.
 */
#include "ruleset/ruleset_read.h"

/* ---- kinds --------------------------------------------------------------------------------- */

/* Points by tiles. */
static void kind_table(rv_reading *r, const rv_yaml *v) {
    rv_kind *kind = r->to;
    kind->ntable = 0;
    if (v->n == 0 || v->n > RV_MAX_TABLE) {
        rv_wrong_of(r, v->loc, r->key->text.s,
                    "points of 1 tile, of 2 … : 1 to " RV_LIMIT_TEXT(RV_MAX_TABLE) " numbers");
        return;
    }
    RV_EACH_ITEM(v, it)
        kind->table[kind->ntable++] = (int16_t)rv_read_number(r, it, r->key->text.s, 0, 1000);
}

FIELDS(kind);

void rv_take_kinds(rv_reading *r, const rv_yaml *v) {
    RV_EACH_PAIR(v, k) {
        /* The name is that of the base: two kinds may change their names with each other. */
        int i = r->rs->base ? rv_kind_find(r->rs->base, k->text) : -1;
        i = i < 0 ? rv_kind_find(r->rs, k->text) : i;
        rv_kind *kind = i < 0 ? rv_declare(r, RV_DECLARED_KINDS, k) : &r->rs->kinds[i], *any;
        if (!kind)
            return;
        if (i < 0)
            *kind = (rv_kind){
                .name = kind->name, .role = "", .rule = "", .option = RV_ALWAYS, .open = RV_ALWAYS};
        rv_read_map(r, k->next, k->text.s, kind_fields, kind);
        if (kind->any && rv_doc_get(k->next, "name"))
            rv_wrong(r, k, "a kind with `any: true` has a letter only, and no `name`");
        if (kind->any && (any = &r->rs->kinds[rv_any_kind(r->rs)]) != kind)
            rv_wrong(r, k,
                     rv_printf(r->a, "one kind only can be `any: true`, and %s is", any->name));
    }
}

static const char stands_twice[] = "it is already in this list";

/* An empty list says nothing of what it is about. */
static void one_at_least(rv_reading *r, const rv_yaml *v, const char *thing) {
    if (v->type != RV_YAML_WORD && !v->n)
        rv_wrong_of(r, v->loc, r->key->text.s,
                    rv_printf(r->a, "one %s at least belongs here", thing));
}

int rv_read_kind(rv_reading *r, const rv_yaml *v) {
    int k = rv_kind_find(r->rs, v->text);
    if (k < 0)
        rv_no_such(r, v, "there is no such kind", rv_kind_name, r->rs);
    else if (r->rs->kinds[k].any)
        rv_wrong(r, v, "a kind of features: an edge that fits beside any other is not one");
    return k < 0 ? 0 : k;
}

int rv_read_kinds(rv_reading *r, const rv_yaml *v) {
    unsigned kinds = 0;
    one_at_least(r, v, "kind");
    EACH_WORD(r, v, it, "a kind") {
        const int before = r->diags.n;
        const unsigned kind = 1u << rv_read_kind(r, it);
        if (kinds & kind && r->diags.n == before)
            rv_wrong(r, it, stands_twice);
        kinds |= kind;
    }
    return (int)kinds;
}

/* ---- wall tiles ---------------------------------------------------------------------------- */

FIELDS(wall_tile);

void rv_take_wall_tiles(rv_reading *r, const rv_yaml *v) {
    r->rs->nwall_tiles = 0;
    RV_EACH_PAIR(v, k) {
        if (rv_too_many(&r->diags, k, r->rs->nwall_tiles + 1, RV_MAX_WALL_TILES, "wall tiles"))
            return;
        rv_wall_tile *t = &r->rs->wall_tiles[r->rs->nwall_tiles++];
        *t = (rv_wall_tile){.number = (int8_t)rv_read_number(r, k, "a wall tile", 1, 99),
                            .rule = ""};
        rv_read_map(r, k->next, "a wall tile", wall_tile_fields, t);
        bool on_kind = t->effect == RV_EFFECT_DOUBLE || t->effect == RV_EFFECT_UNFINISHED ||
                       t->effect == RV_EFFECT_PRIZE;
        if (on_kind && !rv_doc_get(k->next, "kind"))
            rv_complain(&r->diags, RV_D_MISSING_KEY, k->loc, "kind");
    }
}

/* ---- figures and pieces, found --------------------------------------------------------------- */

int rv_figure_find(const rv_ruleset *rs, rv_str key) {
    int found = rv_declared_find(rs, RV_DECLARED_FIGURES, key);
    for (int f = 0; found < 0 && f < rs->nfigures; f++)
        found = rv_str_means(key, rs->figures[f].key) ? f : -1;
    return found;
}

int rv_figures_each(const rv_ruleset *rs, const uint8_t option[RV_O_COUNT], int figure) {
    return rv_is_met(rs->figures[figure].option, option) ? rs->figures[figure].each : 0;
}

int rv_pieces_each(const rv_ruleset *rs, const uint8_t option[RV_O_COUNT], int nplayers,
                   int piece) {
    if (piece < 0 || piece >= rs->npieces || !rv_is_met(rs->pieces[piece].option, option))
        return 0;
    return rs->pieces[piece].each[nplayers < rs->min_players ? rs->min_players : nplayers];
}

int rv_fewest_written(const rv_ruleset *rs) {
    return rs->cites[RV_D_PLAYED_ALONE] ? 1 : rs->min_players;
}

/* ---- figures --------------------------------------------------------------------------------- */

#define ALWAYS                                                                                     \
    { RV_NO_OPTION, RV_NOT_FIRST, 0 }
const rv_figure_row rv_plain_figure = {"",
                                       "",
                                       "follower",
                                       "followers",
                                       "",
                                       .option = ALWAYS,
                                       .completed = ALWAYS,
                                       .single = ALWAYS,
                                       .lord = ALWAYS,
                                       .strength = 1,
                                       .size = 100};

static void figure_adjective(rv_reading *r, const rv_yaml *v) {
    rv_figure_row *f = r->to;
    rv_word_row words = {NULL, NULL, NULL};
    rv_read_words(r, v, &words);
    if (words.one)
        f->before = rv_printf(r->a, "%s ", words.one);
}

FIELDS(figure);

void rv_take_figures(rv_reading *r, const rv_yaml *v) {
    RV_EACH_PAIR(v, k) {
        rv_figure_row *f = k->text.n ? rv_declare(r, RV_DECLARED_FIGURES, k) : NULL;
        if (!f) {
            rv_read_name(r, k); /* "" is the plain one */
            return;
        }
        if (!f->one) {
            const char *key = f->key;
            *f = rv_plain_figure;
            f->key = key;
            f->prefix = rv_printf(r->a, "%s:", f->key);
            f->one = rv_printf(r->a, "%s follower", f->key);
            f->several = rv_printf(r->a, "%ss", f->one);
            f->before = rv_printf(r->a, "%s ", f->key);
            f->each = 1;
        }
        rv_read_map(r, k->next, k->text.s, figure_fields, f);
        if (rv_figure_alone(f)) /* its key needs no role behind it */
            f->prefix = f->key;
        if (!f->joins)
            continue;
        f->strength = 0;
        const rv_yaml *strength = rv_doc_get(k->next, "strength");
        if (strength)
            rv_wrong_of(r, strength->loc, "strength",
                        "a figure that joins followers counts for nothing");
    }
}

/* ---- pieces ---------------------------------------------------------------------------------- */

/* Takes the number of pieces of each player, for the fewest who can play and on. */
static void piece_each(rv_reading *r, const rv_yaml *v) {
    rv_piece_row *p = r->to;
    int n = r->rs->min_players;
    RV_EACH_ITEM(v, it) {
        int count = rv_read_number(r, it, r->key->text.s, 0, 100);
        if (n <= RV_MAX_PLAYERS)
            p->each[n++] = (int16_t)count;
    }
    if (v->n != r->rs->max_players - r->rs->min_players + 1)
        rv_wrong(r, r->key, "a number for each number of players");
}

FIELDS(piece);

void rv_take_pieces(rv_reading *r, const rv_yaml *v) {
    RV_EACH_PAIR(v, k) {
        rv_piece_row *p = r->to = rv_declare(r, RV_DECLARED_PIECES, k);
        if (!p)
            return;
        if (!p->one)
            *p = (rv_piece_row){
                .key = p->key, .one = p->key, .several = p->key, .option = RV_ALWAYS};
        r->key = k;
        if (!rv_typed(&r->diags, k->next, RV_LIST | RV_MAP, k->text.s))
            continue;
        if (k->next->type == RV_YAML_LIST)
            piece_each(r, k->next);
        else
            rv_read_map(r, k->next, k->text.s, piece_fields, p);
    }
}

/* ---- marks, and their pictures -------------------------------------------------------------- */

/* Of pictures.tsv: those without an outline have a drawing of their own in the program, where they
 * have the place that the pieces of their games need. */
static const struct {
    const char *name, *colour, *path; /* an SVG path in a square of 100; or NULL */
} pictures[] = {
#define RV_PICTURE(id, ...) {__VA_ARGS__},
#include "gen/pictures.def"
};

RV_LISTS_HERE(picture_name, void, sizeof pictures / sizeof *pictures, pictures[i].name)

/* The picture of a mark or of tokens, which takes the place of an outline. */
static void take_picture(rv_reading *r, const rv_yaml *v, uint8_t *to, const char **path) {
    int picture = rv_find(v->text, picture_name, NULL);
    *path = NULL;
    if (picture < 0)
        rv_no_such(r, v, "there is no such picture", picture_name, NULL);
    else
        *to = (uint8_t)picture;
}

/* What is called so is drawn as the picture of its name, if there is one, or as a disc, the first.
 */
static uint8_t picture_of(const char *key) {
    int picture = rv_find(rv_str_of(key), picture_name, NULL);
    return (uint8_t)(picture < 0 ? 0 : picture);
}

bool rv_ruleset_symbol(const rv_ruleset *rs, int i, rv_symbol_info *out) {
    if (i < 0 || i >= rs->nsymbols)
        return false;
    const rv_symbol *s = &rs->symbols[i];
    const char *path = s->path ? s->path : pictures[s->picture].path;
    *out = (rv_symbol_info){s->key, s->one,  s->letter, s->sign, pictures[s->picture].colour,
                            path,   s->size, s->points};
    return true;
}

bool rv_ruleset_token(const rv_ruleset *rs, int i, rv_symbol_info *out) {
    if (i < 0 || i >= rs->ntokens)
        return false;
    const rv_token *t = &rs->tokens[i];
    const char *path = t->die ? NULL : t->path ? t->path : pictures[t->picture].path;
    *out = (rv_symbol_info){t->key, t->one, 0, 0, pictures[t->picture].colour, path, 100, false};
    return true;
}

rv_symbols rv_symbol_of(const rv_ruleset *rs, const char *key) {
    int symbol = rv_symbol_find(rs, rv_str_of(key));
    return symbol < 0 ? 0 : (rv_symbols)1 << symbol;
}

bool rv_places_add(rv_places *places, const rv_ruleset *rs, const char *name) {
    const int kind = rv_kind_find(rs, rv_str_of(name)),
              figure = rv_figure_find(rs, rv_str_of(name));
    const rv_symbols mark = rv_symbol_of(rs, name);
    places->kinds = (rv_kind_set)(places->kinds | (kind < 0 ? 0u : 1u << kind));
    places->figures = (uint16_t)(places->figures | (figure < 0 ? 0u : 1u << figure));
    places->marks |= mark;
    if (kind >= 0 || figure >= 0 || mark)
        return true;
    const int token = rv_token_find(rs, rv_str_of(name));
    places->tokens |= token < 0 ? 0u : 1u << token;
    return token >= 0;
}

RV_LISTS(rv_symbol_name, rv_ruleset, of->nsymbols, of->symbols[i].key)

bool rv_ruleset_shows(const rv_ruleset *rs, uint64_t symbols, const char *key) {
    return symbols && symbols & rv_symbol_of(rs, key);
}

FIELDS(rating);

FIELDS(hiding);

FIELDS(waiting);

static void symbol_picture(rv_reading *r, const rv_yaml *v) {
    rv_symbol *s = r->to;
    take_picture(r, v, &s->picture, &s->path);
}

FIELDS(symbol);

/* A count that a mark changes goes by a rule of its own. */
static void need_rule(rv_reading *r, const rv_yaml *v, const rv_rating *to) {
    if (v && v->n && !to->rule)
        rv_complain(&r->diags, RV_D_MISSING_KEY, v->loc, "rule")->help =
            "Add `rule: ID`, a rule of this ruleset that says so.";
}

static bool changes_count(const rv_rating *r) {
    return r->per_tile != RV_UNCHANGED || r->per_prize != RV_UNCHANGED || r->points != RV_UNCHANGED;
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
    rv_wrong_of(r, v ? v->loc : key->loc, rv_printf(r->a, "%c", letter), why)->help =
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
        if (s->points && s->on)
            rv_wrong_of(r, on ? on->loc : k->loc, s->key,
                        "a mark that points belongs to the tile as a whole: leave out `on`");
        if (!changes_count(&s->completed) && !changes_count(&s->unfinished))
            continue;
        /* Areas are scored by their game, so no mark changes their count. */
        if (!s->on)
            rv_complain(&r->diags, RV_D_MISSING_KEY, k->loc, "on")->help =
                "Add `on: KIND`, the kinds whose count the mark changes.";
        for (int kind = 0; kind < r->rs->nkinds; kind++)
            if (s->on >> kind & 1 && r->rs->kinds[kind].area)
                rv_wrong_of(r, on ? on->loc : k->loc, r->rs->kinds[kind].name,
                            "a mark changes no count of an area: leave out `completed` and "
                            "`unfinished`, or the area");
    }
}

/* The letter of a mark that the engine knows; or a mark that the ruleset declares, of which it may
 * give the letter alone. */
void rv_take_marks(rv_reading *r, const rv_yaml *marks) {
    static const rv_rating unchanged = {RV_UNCHANGED, RV_UNCHANGED, RV_UNCHANGED, NULL, ALWAYS};
    rv_ruleset *rs = r->rs;
    RV_EACH_PAIR(marks, k) {
        const rv_yaml *v = k->next;
        char *letter = rv_str_is(k->text, "doubles")    ? &rs->doubles_letter
                       : rv_str_is(k->text, "prize")    ? &rs->prize_letter
                       : rv_str_is(k->text, "collects") ? &rs->collects_letter
                                                        : NULL;
        rv_symbol *s = letter ? NULL : rv_declare(r, RV_DECLARED_SYMBOLS, k);
        if (!letter && !s)
            continue;
        if (s && !s->one) {
            s->one = s->key;
            s->several = rv_printf(r->a, "%ss", s->key);
            s->picture = picture_of(s->key);
            s->completed = s->unfinished = unchanged;
            s->hides.option = s->hides.discarded = RV_ALWAYS;
            s->size = 100;
        }
        if (!rv_typed(&r->diags, v, s ? RV_WORD | RV_MAP : RV_WORD, k->text.s))
            continue;
        if (v->type == RV_YAML_MAP) {
            rv_read_map(r, v, k->text.s, symbol_fields, s);
            need_rule(r, rv_doc_get(v, "completed"), &s->completed);
            need_rule(r, rv_doc_get(v, "unfinished"), &s->unfinished);
        } else
            *(letter ? letter : &s->letter) = (char)rv_read_letter(r, v);
    }
    check_symbols(r, marks);
}

/* ---- tokens and dice ------------------------------------------------------------------------ */

RV_LISTS(rv_face_name, rv_token, of->nfaces, of->faces[i].key)

RV_LISTS_SOME(rv_token_name, rv_ruleset, of->tokens, of->ntokens, !it->die && it->number, it->key)

int rv_face_find(const rv_token *t, rv_str key) {
    for (int i = 0; i < t->nfaces; i++)
        if (rv_str_means(key, t->faces[i].key))
            return i;
    return -1;
}

static const char *const spots[] = {"cell",   "tile",   "feature", "follower",
                                    "corner", "player", "table",   NULL};

const char *rv_spot_key(int on) {
    return on >= 0 && on < RV_SPOTS ? spots[on] : NULL;
}

/* One or a list. */
static void token_on(rv_reading *r, const rv_yaml *v) {
    const unsigned both = 1u << RV_SPOT_CELL | 1u << RV_SPOT_TILE;
    rv_token *t = r->to;
    t->on = 0;
    one_at_least(r, v, "place");
    EACH_WORD(r, v, it, "on") {
        int on = rv_name_find(spots, it->text);
        if (on >= 0 && t->on >> on & 1)
            rv_wrong(r, it, stands_twice);
        if (on >= 0)
            t->on |= (uint8_t)(1u << on);
        else
            rv_no_such(r, it,
                       "where tokens lie: cell, tile, feature, follower, corner, player or table",
                       rv_name_at, spots);
    }
    if ((t->on & both) == both)
        rv_wrong_of(r, v->loc, "tile",
                    "a cell is there with and without its tile: type one of the two");
}

static void token_picture(rv_reading *r, const rv_yaml *v) {
    rv_token *t = r->to;
    take_picture(r, v, &t->picture, &t->path);
    if (!pictures[t->picture].path)
        rv_wrong(r, v, "it is drawn on tiles only");
}

/* The face of this key, which is added if it is new; NULL with a complaint. Records are read with
 * capitals or without, and a number is one face however it is written. */
static rv_face *face_of(rv_reading *r, const rv_yaml *key) {
    rv_token *t = r->to;
    int i = rv_face_find(t, key->text), number, other;
    for (int k = 0; i < 0 && k < t->nfaces && rv_str_int(key->text, &number); k++)
        i = rv_str_int(rv_str_of(t->faces[k].key), &other) && other == number ? k : i;
    if (i < 0 && rv_too_many(&r->diags, key, t->nfaces + 1, RV_MAX_FACES, "faces"))
        return NULL;
    if (i >= 0 && !rv_str_is(key->text, t->faces[i].key))
        rv_wrong(r, key,
                 rv_printf(r->a,
                           "there is the face %s, and capitals or a 0 before it make no difference",
                           t->faces[i].key));
    if (i < 0)
        t->faces[i = t->nfaces++] = (rv_face){rv_read_name(r, key), 0};
    return &t->faces[i];
}

/* How many there are of each; of a die the faces side by side, and the same may be on several. */
static void token_faces(rv_reading *r, const rv_yaml *faces) {
    ((rv_token *)r->to)->nfaces = 0;
    ((rv_token *)r->to)->faces = RV_NEWS(r->a, rv_face, RV_MAX_FACES);
    one_at_least(r, faces, "face");
    RV_EACH_PAIR(faces->type == RV_YAML_MAP ? faces : NULL, key) {
        rv_face *face = face_of(r, key);
        if (face && rv_typed(&r->diags, key->next, RV_WORD, r->key->text.s))
            face->number = (int16_t)rv_read_number(r, key->next, "the number of a face", 1,
                                                   RV_MAX_TOKENS_EACH);
    }
    RV_EACH_ITEM(faces->type == RV_YAML_LIST ? faces : NULL, it) {
        rv_face *face = rv_typed(&r->diags, it, RV_WORD, r->key->text.s) ? face_of(r, it) : NULL;
        if (face && !rv_too_many(&r->diags, it, face->number + 1, RV_MAX_TOKENS_EACH,
                                 "sides of a die with one face"))
            face->number++;
    }
}

static void token_with(rv_reading *r, const rv_yaml *v) {
    if (rv_figure_find(r->rs, v->text) < 0)
        rv_wrong(r, v, "a figure of the ruleset, with which these tokens lie on features");
    ((rv_token *)r->to)->with = rv_read_name(r, v);
}

FIELDS(token);

FIELDS(die);

static void check_token(rv_reading *r, const rv_yaml *key, rv_token *t) {
    const rv_yaml *number = t->die ? NULL : rv_doc_get(key->next, "number");
    int all = 0;
    for (int i = 0; i < t->nfaces; i++)
        all += t->faces[i].number;
    if (t->nfaces && !number)
        t->number = (int16_t)all;
    if (t->nfaces && number)
        rv_wrong_of(r, number->loc, "number", "the faces say how many there are");
    else
        rv_too_many(&r->diags, key, all, RV_MAX_TOKENS_EACH,
                    rv_printf(r->a, "tokens of the kind %s", t->key));
    const struct {
        bool lacks;
        const char *what, *help;
    } needs[] = {
        {!t->one, "name", "Add `name: WORD`, or `name: [WORD, WORDS]`."},
        {t->die && !t->nfaces, "faces", "Add `faces: [FACE, FACE]`, the sides of the die."},
        {t->bag && !t->nfaces && !t->die, "faces",
         "Add `faces: {FACE: NUMBER}`: a bag holds different tokens."},
        {!t->die && !t->state && !t->number, "number", "Add `number: 1`, or how many there are."},
        {!t->die && !t->state && !t->on && !t->bag, "on",
         "Add `on: WHERE`: cell, tile, feature, follower, corner, player or table."},
    };
    for (size_t i = 0; i < sizeof needs / sizeof *needs; i++)
        if (needs[i].lacks)
            rv_complain(&r->diags, RV_D_MISSING_KEY, key->next->loc, needs[i].what)->help =
                needs[i].help;
}

/* Tokens, or dice: adds each, or finds that of an extended ruleset. */
void rv_take_tokens(rv_reading *r, const rv_yaml *v) {
    const bool die = rv_str_is(r->key->text, "dice");
    RV_EACH_PAIR(v, k) {
        const int before = r->diags.n;
        rv_token *t = rv_declare(r, RV_DECLARED_TOKENS, k);
        if (!t)
            continue;
        const bool known = t->nfaces || t->number;
        const char *why =
            known && t->die != die
                ? rv_printf(r->a, "%s of this name", t->die ? "there is a die" : "there are tokens")
            : r->rs->links->is_key(r->rs->links, k->text) ? "records have a key of this name"
                                                          : NULL;
        if (why)
            rv_wrong(r, k, why);
        if (!known) {
            t->option = RV_ALWAYS;
            t->picture = picture_of(t->key);
            t->die = die;
        }
        if (why || !rv_typed(&r->diags, k->next, RV_MAP, k->text.s))
            continue;
        if (die && !t->one)
            t->one = t->several = t->key;
        if (die)
            rv_read_map(r, k->next, k->text.s, die_fields, t);
        else
            rv_read_map(r, k->next, k->text.s, token_fields, t);
        if (r->diags.n == before)
            check_token(r, k, t);
    }
}
