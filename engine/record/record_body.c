/* record_body.c - the keys of a document that need its ruleset and players: here `setup`, `result`,
 * and what the readers of the other keys share: whether a value has the shape of its row, in its
 * YAML type and the bounds of the numbers in it. Texts are left to the reader of the key. */
#include "base/limit.h"
#include "record/form.h"
#include "record/write.h"
#include "ruleset/words.h"

/* ---- types ----------------------------------------------------------------------------------- */

static bool is_number(const rv_shape *s) {
    return s->kind == RV_SHAPE_NUMBER;
}

/* The shape of a key; of what is said for each player, with the players of this game. */
static void put_shape_here(rv_buf *b, const rv_record *rec, const rv_shape *s) {
    bool each = s->kind == RV_SHAPE_MAP && s->of == &rv_shape_player && rec->nplayers;
    if (!each) {
        rv_put_shape(b, s);
        return;
    }
    const rv_shape *to = s->to->kind == RV_SHAPE_EITHER ? s->to->of : s->to;
    for (int p = 0; p < 2 && p < rec->nplayers; p++) {
        rv_putf(b, "%s%s: ", p ? ", " : "{", rec->label[p]);
        if (is_number(to))
            rv_putf(b, "%d", (to->least > 0 ? to->least : 0) + p);
        else
            rv_put_shape(b, to);
    }
    rv_put(b, "}");
}

/* What to type where the value of a row is of the wrong type. Entries without dashes make a map in
 * the place of a list of maps; keys that were to be the value may begin in the column of the key
 * itself. */
static const char *typed_as(rv_reader *r, const rv_key *row, const rv_yaml *v) {
    const rv_shape *s = row->shape;
    const rv_yaml *k = v->type == RV_YAML_MAP ? v->first : NULL;
    if (s->kind == RV_SHAPE_LIST && s->of->kind == RV_SHAPE_KEYS && k &&
        k->next->type == RV_YAML_WORD)
        return rv_printf(r->a, "Begin each entry with a dash: `- %s: %s`.", k->text.s,
                         k->next->text.s);
    if (s->kind == RV_SHAPE_KEYS && rv_is_blank(v))
        return rv_printf(r->a, "Begin its keys farther to the right than `%s`.", row->key);
    if (row->line)
        return row->line;
    rv_buf b = {.arena = r->a};
    rv_putf(&b, "Type it as in `%s: ", row->key);
    put_shape_here(&b, r->rec, s);
    rv_put(&b, "`.");
    return rv_buf_text(&b);
}

static bool shape_typed(rv_reader *r, const rv_key *row, const rv_yaml *v) {
    unsigned types = rv_shape_types(row->shape);
    if (rv_has_type(v, types))
        return true;
    rv_complain_type(r->d, v, types, row->key, typed_as(r, row, v));
    return false;
}

/* ---- numbers --------------------------------------------------------------------------------- */

/* The number of a shape: itself, or one of two; NULL. In *other, unless that is NULL, what else
 * there may be; NULL: nothing. */
static const rv_shape *number_in(const rv_shape *s, const rv_shape **other) {
    bool two = s->kind == RV_SHAPE_EITHER, first = two && is_number(s->of);
    const rv_shape *number = first ? s->of : two ? s->to : s;
    if (other)
        *other = first ? s->to : two ? s->of : NULL;
    return is_number(number) ? number : NULL;
}

/* A shape of one of several words, without other forms. */
static bool of_words(const rv_shape *s) {
    return s && s->form && rv_form_word(s->form, 0).s;
}

/* Whether a text may be one of this shape; only plain words are compared. */
static bool may_be(const rv_shape *s, rv_str text) {
    if (!of_words(s))
        return s && rv_shape_types(s) & RV_WORD;
    for (int i = 0; rv_form_word(s->form, i).s; i++)
        if (rv_str_eq(rv_form_word(s->form, i), text))
            return true;
    return false;
}

bool rv_shape_number(const rv_shape *s, rv_str text, int *out) {
    const rv_shape *number = number_in(s, NULL);
    return rv_str_int(text, out) && *out >= number->least && *out <= number->most;
}

const char *rv_shape_range(rv_arena *a, const rv_shape *s, const char *key) {
    const rv_shape *other, *number = number_in(s, &other);
    rv_buf b = {.arena = a};
    rv_putf(&b, "%s is %d to %d", number->what ? number->what : key, number->least, number->most);
    if (of_words(other)) {
        rv_put(&b, ", or ");
        rv_put_shape(&b, other);
    }
    return rv_buf_text(&b);
}

static void check_number(rv_reader *r, const rv_key *row, const rv_shape *s, const rv_yaml *v) {
    const rv_shape *other, *number = number_in(s, &other);
    const char *what = number->what ? number->what : row->key;
    int n;
    if (!rv_typed(r->d, v, rv_shape_types(s), what) || v->type != RV_YAML_WORD)
        return;
    if (!rv_str_whole(v->text) && !may_be(other, v->text))
        rv_complain(r->d, RV_D_BAD_NUMBER, v->mark, what, v->text.s);
    else if (rv_str_whole(v->text) && !rv_shape_number(number, v->text, &n) &&
             !(number->ruled && rv_str_int(v->text, &n)))
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, v->text.s, rv_shape_range(r->a, s, row->key));
}

/* The numbers anywhere in a value, but in maps with rows of their own, whose rows check them. A
 * list that has a name is a text of the notation. */
static void check_numbers(rv_reader *r, const rv_key *row, const rv_shape *s, const rv_yaml *v) {
    if (number_in(s, NULL))
        check_number(r, row, s, v);
    if (s->kind == RV_SHAPE_MAP && v->type == RV_YAML_MAP)
        RV_EACH_PAIR(v, k) {
            if (!rv_is_tight(k)) /* else the reader complains of the key */
                check_numbers(r, row, s->to, k->next);
        }
    else if (s->kind == RV_SHAPE_LIST && !s->name && v->type == RV_YAML_LIST)
        RV_EACH_ITEM(v, it)
            check_numbers(r, row, s->of, it);
    else if (s->kind == RV_SHAPE_EITHER)
        for (int i = 0; i < 2; i++) {
            const rv_shape *one = i ? s->to : s->of;
            if (!is_number(one) && rv_has_type(v, rv_shape_types(one)))
                check_numbers(r, row, one, v);
        }
}

/* ---- keys by their rows ---------------------------------------------------------------------- */

bool rv_need_theme(rv_reader *r, const rv_key *row, const rv_yaml *key) {
    const rv_theme *theme = row->theme;
    const rv_ruleset *rs = r->rec->rs;
    if (rv_row_in_game(r->rec, row))
        return true;
    rv_complain(r->d, RV_D_UNKNOWN_KEY, key->mark, key->text.s, rs->title)->help =
        rv_printf(r->a, "this game has no %s",
                  theme->about ? theme->about : rv_word(rs, (rv_word_id)theme->word, 2));
    return false;
}

bool rv_read_key(rv_reader *r, const rv_key *row, void *at, const rv_yaml *k, rv_values *values) {
    const rv_reader outer = *r;
    bool fine = rv_need_theme(r, row, k) && shape_typed(r, row, k->next);
    r->key = k;
    r->at = at;
    r->row = row;
    r->values = values;
    if (fine)
        check_numbers(r, row, row->shape, k->next);
    if (fine && row->read)
        row->read(r, k->next);
    r->key = outer.key;
    r->at = outer.at;
    r->row = outer.row;
    r->values = outer.values;
    return fine;
}

const char *rv_known_key(const void *ud, int i) {
    const rv_known_keys *known = ud;
    RV_EACH_KEY(row, known->rec->links, known->rec->own_rows, known->in) {
        if ((!known->rec->rs || rv_row_in_game(known->rec, row)) && i-- == 0)
            return row->key;
    }
    return NULL;
}

/* The known keys of a map, in their order, whatever their order in the file; returns their number.
 * `tell`: reports the others. */
static int find_keys(rv_reader *r, const rv_yaml *v, const rv_map *in, rv_found_key *list,
                     bool tell) {
    const rv_known_keys known = {r->rec, in};
    int n = 0, order;
    RV_EACH_PAIR(v, k) {
        const rv_key *row = rv_key_find(r->rec->links, r->rec->own_rows, in, k->text, &order);
        int i = row ? n++ : 0;
        if (!row && tell)
            rv_unknown(r->d, RV_D_UNKNOWN_KEY, k, in->what, rv_known_key, &known);
        for (; i > 0 && list[i - 1].order > order; i--)
            list[i] = list[i - 1];
        if (row)
            list[i] = (rv_found_key){row, k, order};
    }
    return n;
}

void rv_fold_keys(rv_reader *r, const rv_yaml *v, const rv_map *in) {
    for (rv_yaml *k = v->type == RV_YAML_MAP ? v->first : NULL; k; k = k->next->next) {
        if (rv_str_is_small(k->text) || rv_player_find(r->rec, k->text) >= 0)
            continue;
        rv_str small = rv_str_small(r->a, k->text);
        if (rv_key_find(r->rec->links, r->rec->own_rows, in, small, NULL) &&
            !rv_doc_get(v, small.s))
            k->text = small;
    }
}

void rv_read_ranks(rv_reader *r, const rv_yaml *v, const rv_map *in, void *at, int from, int to) {
    rv_record *rec = r->rec;
    if (!rv_typed(r->d, v, RV_MAP, in->what))
        return;
    rv_fold_keys(r, v, in);
    rv_found_key *list = RV_ROOM(r->a, rv_found_key, v->n + 1);
    int n = find_keys(r, v, in, list, from == RV_RANK_HEAD);
    for (int i = 0; i < n; i++) {
        rv_values values = {.n = 0};
        const rv_key *row = list[i].row;
        if (row->rank >= from && row->rank <= to)
            rv_read_key(r, row, at, list[i].key, &values);
        else
            shape_typed(r, row, list[i].key->next);
        if (values.key.line && (in == &rv_map_document || in == &rv_map_setup)) {
            rec->given.list = rv_grow(r->a, rec->given.list, rec->given.n, &rec->given.cap,
                                      sizeof *rec->given.list);
            rec->given.list[rec->given.n++] =
                (rv_key_given){row, list[i].order, values.key, values};
        }
    }
    RV_EACH_KEY(needed, rec->links, NULL, in) {
        if (needed->needed && !rv_doc_get(v, needed->key)) {
            rv_diag *g = rv_complain(r->d, RV_D_MISSING_KEY, v->mark, needed->key);
            g->help = needed->line ? needed->line : g->help;
        }
    }
}

void rv_read_keys(rv_reader *r, const rv_yaml *v, const rv_map *in, void *at) {
    rv_read_ranks(r, v, in, at, 0, RV_RANKS);
}

/* ---- what readers share ---------------------------------------------------------------------- */

bool rv_few(rv_reader *r, const rv_yaml *v, int n, int most, const char *what) {
    if (n > most)
        rv_complain(r->d, RV_D_TOO_MANY, v->mark, rv_printf(r->a, "%d", most), what);
    return n <= most;
}

bool rv_few_entries(rv_reader *r, const rv_yaml *v, int most, const char *what) {
    return v->n <= most || rv_few(r, v, v->n, most, rv_printf(r->a, "entries of %s", what));
}

void *rv_room_for(rv_reader *r, const rv_yaml *v, int most, const char *what, size_t size) {
    return rv_few_entries(r, v, most, what) ? rv_alloc(r->a, (size_t)(v->n + 1) * size) : NULL;
}

bool rv_read_listed(rv_reader *r, rv_str text, rv_mark mark, rv_tile_ref *out) {
    rv_unlisted *u = &r->rec->unlisted;
    if (!rv_read_tile(r->empty, u, text, mark, out, r->d)) {
        out->tile = RV_NONE;
        return false;
    }
    bool there = rv_unlisted_mention(u, out->tile);
    if (!there)
        rv_complain_unlisted(r->d, r->rec->rs, u, out);
    return there;
}

void rv_read_tiles(rv_reader *r, const rv_yaml *v, const char *what, rv_tiles *to) {
    to->list = rv_room_for(r, v, RV_LIMIT_TILES, what, sizeof *to->list);
    RV_EACH_ITEM(to->list ? v : NULL, it)
        to->n += rv_typed(r->d, it, RV_WORD, "a tile") &&
                 rv_read_listed(r, it->text, it->mark, &to->list[to->n]);
}

bool rv_read_checked(const rv_yaml *v, int *out) {
    return v->type == RV_YAML_WORD && rv_str_int(v->text, out);
}

/* ---- setup --------------------------------------------------------------------------------- */

static void read_draw(rv_reader *r, const rv_yaml *v) {
    r->rec->has_draw = true;
    r->rec->unlisted.where = RV_AS_DRAWN;
    rv_read_tiles(r, v, "tiles", &r->rec->draw);
    r->rec->unlisted.where = RV_ON_TABLE;
}

static void read_setup(rv_reader *r, const rv_yaml *v) {
    rv_read_keys(r, v, &rv_map_setup, r->at);
}

const rv_key rv_body_keys[] = {
    {&rv_map_document, "setup", RV_KEYS(&rv_map_setup), .read = read_setup, .rank = RV_RANK_TABLE,
     .words = "What is known of the beginning"},
    {&rv_map_setup, "draw", RV_MANY(&rv_shape_tile), .read = read_draw, .cite = RV_D_WRONG_DRAW,
     .words = "The order in which the tiles were drawn, discarded ones included"},
    {&rv_map_document, "result", &rv_shape_scores, .read = rv_read_values, .rank = RV_RANK_END,
     .of_records = true, .cite = RV_D_WRONG_RESULT,
     .words = "The final score, as it was noted; it is checked"},
    {0},
};

/* ---- the whole ----------------------------------------------------------------------------- */

/* Keys are read in their own order, but diagnostics are sorted by line. */
static void sort_by_line(rv_diags *d) {
    for (int i = 1; i < d->n; i++) {
        rv_diag g = d->list[i];
        int j = i;
        for (; j > 0; j--) {
            const rv_diag *o = &d->list[j - 1];
            if (o->line < g.line || (o->line == g.line && o->column <= g.column))
                break;
            d->list[j] = *o;
        }
        d->list[j] = g;
    }
}

bool rv_record_body(rv_record *rec, const rv_game *empty, rv_diags *d) {
    rv_reader r = {.a = d->arena, .rec = rec, .d = d, .empty = empty};
    rec->to_move = RV_NONE;
    rec->unlisted.where = RV_ON_TABLE;
    rv_read_ranks(&r, rec->root, &rv_map_document, rec, RV_RANK_HEAD + 1, RV_RANKS);
    sort_by_line(d);
    rec->broken = rv_diags_since(d, rec->in_rows);
    return rv_diags_verdict(d) != RV_NOT_READ;
}
