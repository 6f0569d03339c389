/* record_shape.c - whether a value has the shape that the row of its key gives: its YAML type, and
 * the bounds of the numbers in it. Texts are left to the reader of the key. */
#include "base/limit.h"
#include "record/form.h"

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

static const char *as_in(rv_reader *r, const rv_key *row) {
    rv_buf b = {.arena = r->a};
    rv_putf(&b, "Type it as in `%s: ", row->key);
    put_shape_here(&b, r->rec, row->shape);
    rv_put(&b, "`.");
    return rv_buf_text(&b);
}

/* Keys that were to be the value, but begin in the column of the key itself. */
static const char *indented(rv_arena *a, const rv_key *row, const rv_yaml *v) {
    return row->shape->kind == RV_SHAPE_KEYS && rv_is_blank(v)
               ? rv_printf(a, "Begin its keys farther to the right than `%s`.", row->key)
               : NULL;
}

/* Entries without dashes make a map in the place of a list of maps. */
static const char *with_dash(rv_arena *a, const rv_key *row, const rv_yaml *v) {
    const rv_shape *s = row->shape;
    const rv_yaml *k = v->type == RV_YAML_MAP ? v->first : NULL;
    if (s->kind != RV_SHAPE_LIST || s->of->kind != RV_SHAPE_KEYS || !k ||
        k->next->type != RV_YAML_WORD)
        return NULL;
    return rv_printf(a, "Begin each entry with a dash: `- %s: %s`.", k->text.s, k->next->text.s);
}

/* What to type where the value of a row is of the wrong type. */
static const char *typed_as(rv_reader *r, const rv_key *row, const rv_yaml *v) {
    const char *dash = with_dash(r->a, row, v), *deeper = indented(r->a, row, v);
    return dash ? dash : deeper ? deeper : row->line ? row->line : as_in(r, row);
}

bool rv_shape_typed(rv_reader *r, const rv_key *row, const rv_yaml *v) {
    unsigned types = rv_shape_types(row->shape);
    if (rv_has_type(v, types))
        return true;
    rv_complain_type(r->d, v, types, row->key, typed_as(r, row, v));
    return false;
}

/* ---- numbers --------------------------------------------------------------------------------- */

/* The number of a shape: itself, or one of two; NULL. */
static const rv_shape *number_in(const rv_shape *s) {
    if (s->kind == RV_SHAPE_EITHER)
        return is_number(s->of) ? s->of : is_number(s->to) ? s->to : NULL;
    return is_number(s) ? s : NULL;
}

/* The other one; NULL. */
static const rv_shape *instead_of(const rv_shape *s, const rv_shape *number) {
    return s == number ? NULL : s->of == number ? s->to : s->of;
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
    const rv_shape *number = number_in(s);
    return rv_str_int(text, out) && *out >= number->least && *out <= number->most;
}

const char *rv_shape_range(rv_arena *a, const rv_shape *s, const char *key) {
    const rv_shape *number = number_in(s), *other = instead_of(s, number);
    rv_buf b = {.arena = a};
    rv_putf(&b, "%s is %d to %d", number->what ? number->what : key, number->least, number->most);
    if (of_words(other)) {
        rv_put(&b, ", or ");
        rv_put_shape(&b, other);
    }
    return rv_buf_text(&b);
}

static void check_number(rv_reader *r, const rv_key *row, const rv_shape *s, const rv_yaml *v) {
    const rv_shape *number = number_in(s), *other = instead_of(s, number);
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
void rv_shape_numbers(rv_reader *r, const rv_key *row, const rv_shape *s, const rv_yaml *v) {
    if (number_in(s))
        check_number(r, row, s, v);
    if (s->kind == RV_SHAPE_MAP && v->type == RV_YAML_MAP)
        RV_EACH_PAIR(v, k) {
            if (!rv_is_tight(k)) /* else the reader complains of the key */
                rv_shape_numbers(r, row, s->to, k->next);
        }
    else if (s->kind == RV_SHAPE_LIST && !s->name && v->type == RV_YAML_LIST)
        RV_EACH_ITEM(v, it)
            rv_shape_numbers(r, row, s->of, it);
    else if (s->kind == RV_SHAPE_EITHER)
        for (int i = 0; i < 2; i++) {
            const rv_shape *one = i ? s->to : s->of;
            if (!is_number(one) && rv_has_type(v, rv_shape_types(one)))
                rv_shape_numbers(r, row, one, v);
        }
}
