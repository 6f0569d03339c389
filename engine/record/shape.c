/* shape.c - reads and writes the values behind keys by their shapes: one value, a list, a map.
 *
 * A shape (form.h) says how many values there are and how they stand in YAML; each single one is a
 * text of a form (form.c) or a number. rv_read_values is the reader of all rows without one of
 * their own, rv_put_values their writer.
 */
#include "record/form.h"

/* ---- reading ------------------------------------------------------------------------------- */

/* Adds a value; a turn gets one too many, which is complained of. */
static void add_value(rv_reader *r, const rv_value *v) {
    bool turn = r->row->in == &rv_map_entry;
    if (turn && r->values->n == RV_LIMIT_LIST)
        rv_complain(r->d, RV_D_TOO_MANY, r->key->next->loc, RV_LIMIT_TEXT(RV_LIMIT_LIST),
                    rv_printf(r->a, "entries of %s", r->row->key));
    if (!turn || r->values->n <= RV_LIMIT_LIST)
        rv_add_value(r->a, r->values, *v);
}

/* Words side by side as one: 1 and 0 as 1,0. */
static rv_yaml *joined(rv_reader *r, rv_loc loc, const rv_yaml *it, int n) {
    rv_buf b = {.arena = r->a};
    for (int i = 0; i < n; i++, it = it->next)
        rv_putf(&b, "%s%s", i ? "," : "", it->text.s ? it->text.s : "");
    const rv_str text = rv_str_of(rv_buf_text(&b));
    return RV_COPY(r->a, (rv_yaml){.type = RV_YAML_WORD, .loc = loc, .text = text});
}

/* A list of cells, with each two numbers side by side as one of them: [0,0, 1,0]. */
static const rv_yaml *of_cells(rv_reader *r, const rv_yaml *list) {
    rv_yaml *out = RV_COPY(r->a, *list), **to = &out->first;
    for (const rv_yaml *it = list->first; it; it = it->next, to = &(*to)->next) {
        const bool two =
            !it->quoted && it->next && rv_str_whole(it->text) && rv_str_whole(it->next->text);
        *to = two ? joined(r, it->loc, it, 2) : RV_COPY(r->a, *it);
        it = two ? it->next : it;
        out->n -= two;
    }
    return out;
}

/* "a player": the first part that a form must have; of words the words. */
static const char *thing_of(rv_arena *a, const rv_shape *s) {
    RV_EACH_FORM_PART(s->form, it) {
        const rv_part_kind *part = rv_part_called(it.name);
        if (!it.bracket)
            return part ? rv_printf(a, "a %s", part->name) : rv_shape_text(a, s);
    }
    return rv_shape_text(a, s);
}

/* Numbers were checked before, with their bounds. */
static void read_one(rv_reader *r, const rv_shape *s, const rv_yaml *y, const rv_value *key) {
    rv_value v = *key;
    v.loc = y->loc;
    v.text = y->text.s;
    if (s->kind == RV_SHAPE_NUMBER) {
        if (y->type == RV_YAML_WORD && rv_str_int(y->text, &v.number))
            add_value(r, &v);
    } else if (!rv_has_type(y, RV_WORD))
        rv_complain_type(r->d, y, RV_WORD, s->form ? thing_of(r->a, s) : "a tile",
                         rv_form_help(r, s));
    else if (!y->text.n)
        rv_complain(r->d, RV_D_BAD_EXTRA, y->loc, r->row->key, "it has no value")->help =
            rv_printf(r->a, "Type its value, or delete `%s`.", r->row->key);
    else if (s == &rv_shape_tile) {
        v.tile = RV_NEW(r->a, rv_tile_ref);
        if (rv_read_tile(r->empty, &r->rec->unlisted, y->text, y->loc, v.tile, r->d))
            add_value(r, &v);
    } else if (rv_form_read(r, s, y->text, y->loc, &v))
        add_value(r, &v);
}

/* A key that is one of the words of a game. Where it is the key of a document, too, the game lacks
 * that; or it is of a part of a game that is not played here. */
static bool read_word(rv_reader *r, const rv_shape *s, const rv_yaml *key, rv_value *v) {
    const rv_key *row = rv_key_find(r->rec->links, NULL, &rv_map_document, key->text, NULL);
    const char *word;
    for (v->word = 0; (word = s->choice(r->rec, v->word)); v->word++)
        if (rv_str_means(key->text, word))
            return true;
    if ((!row || rv_need_theme(r, row, key)) &&
        !rv_refuse(r->d, r->rec->rs, key->text, key->loc, RV_USE_ANY))
        rv_unknown(r->d, RV_D_UNKNOWN_KEY, key, r->row->key, s->choice, r->rec);
    return false;
}

/* Each player is a key once, by label or by name, and each corner, by either number. */
static bool read_key(rv_reader *r, const rv_shape *s, const rv_yaml *map, const rv_yaml *key,
                     rv_value *v) {
    v->key_loc = key->loc;
    if (s == &rv_shape_player)
        return (v->of = rv_read_player_key(r, map, key)) != RV_NONE;
    if (s->code == RV_D_UNKNOWN_KEY)
        return read_word(r, s, key, v);
    if (!rv_form_read(r, s, key->text, key->loc, v))
        return false;
    for (int i = 0; i < r->values->n && v->corner != RV_NONE; i++)
        if (r->values->list[i].corner == v->corner) {
            rv_complain(r->d, RV_D_DUPLICATE_KEY, key->loc, key->text.s,
                        rv_printf(r->a, "%d", r->values->list[i].key_loc.line));
            return false;
        }
    return true;
}

/* Which of two shapes a value has: words are known by themselves, numbers by their digits, and of
 * lists a cell by its two numbers. */
static const rv_shape *one_of(const rv_shape *s, const rv_yaml *y) {
    bool first = rv_has_type(y, rv_shape_types(s->of)) &&
                 (s->of->kind != RV_SHAPE_NUMBER || rv_str_whole(y->text));
    int n = 0, whole;
    if (y->type == RV_YAML_LIST)
        RV_EACH_ITEM(y, it)
            n += rv_has_type(it, RV_WORD) && rv_str_int(it->text, &whole);
    first &= y->type != RV_YAML_LIST || s->to->kind != RV_SHAPE_LIST || (n == 2 && y->n == 2);
    const bool word = s->to->form && rv_form_find(s->to->form, y->text) != RV_NONE;
    return first && !word ? s->of : s->to;
}

/* `key`: what the keys of the maps around it say; `what`: the innermost of them, for messages. */
static void read_shape(rv_reader *r, const rv_shape *s, const rv_yaml *y, const rv_value *key,
                       const char *what) {
    rv_value keys = *key;
    switch (s->kind) {
    case RV_SHAPE_EITHER:
        if (y->type == RV_YAML_LIST && s->to->name) /* another way to type the same */
            read_one(r, s->of, joined(r, y->loc, y->first, y->n), key);
        else if (!rv_has_type(y, rv_shape_types(s)) && !s->code) {
            if (s->of->kind != RV_SHAPE_NUMBER) /* of a number it has been told */
                rv_complain_type(r->d, y, rv_shape_types(s), what, NULL);
        } else if (s->code && (y->type == RV_YAML_LIST || (y->type == RV_YAML_MAP && y->n != 1)))
            rv_complain(r->d, (rv_code_id)s->code, y->loc, rv_doc_type_name(y->type), s->what);
        else
            read_shape(r, one_of(s, y), y, key, what);
        break;
    case RV_SHAPE_LIST:
        if (!rv_typed(r->d, y, RV_LIST, what))
            break;
        y = s->of->form && strstr(s->of->form, "{cell}") ? of_cells(r, y) : y;
        if (!rv_few_entries(r, y, s->most > RV_LIMIT_LIST ? s->most : RV_LIMIT_LIST, r->row->key))
            break;
        if (!y->n && s->least)
            rv_complain(r->d, RV_D_BAD_EXTRA, y->loc, r->row->key, "there is nothing in the list")
                ->help = rv_printf(r->a, "Type its value, or delete `%s`.", r->row->key);
        RV_EACH_ITEM(y, it)
            read_shape(r, s->of, it, key, what);
        break;
    case RV_SHAPE_MAP:
        if (!rv_typed(r->d, y, RV_MAP, what))
            break;
        RV_EACH_PAIR(y, k) {
            rv_value each = *key;
            if (read_key(r, s->of, y, k, &each))
                read_shape(r, s->to, k->next, &each,
                           s->to->kind == RV_SHAPE_MAP ? what : k->text.s);
        }
        break;
    case RV_SHAPE_KEYS:
        keys.loc = y->loc;
        keys.keys = RV_NEW(r->a, rv_keys);
        *keys.keys = rv_read_ranks(r, y, s->map, 0, RV_RANKS);
        add_value(r, &keys);
        break;
    default: read_one(r, s, y, key);
    }
}

void rv_read_values(rv_reader *r, const rv_yaml *v) {
    int most = v->type == RV_YAML_WORD ? 1 : v->n;
    r->values->list = RV_ROOM(r->a, rv_value, most);
    r->values->cap = most;
    r->values->key = r->key->loc;
    const rv_value nothing = rv_empty_value;
    read_shape(r, r->row->shape, v, &nothing, r->row->key);
}

static rv_values *values_of(rv_key_given *given, int n, const char *key) {
    static const rv_values none = {.list = (rv_value *)&rv_empty_value};
    for (int i = 0; i < n; i++)
        if (*given[i].row->key == *key && strcmp(given[i].row->key, key) == 0)
            return &given[i].values;
    return (rv_values *)&none; /* there is nothing in it to change */
}

rv_values *rv_values_beside(const rv_entry *e, const char *key) {
    return values_of(e->beside->given, e->beside->nkeys, key);
}

rv_values *rv_values_in(const rv_record *rec, const char *key) {
    return values_of(rec->given.list, rec->given.n, key);
}

rv_values *rv_values_of(const rv_value *v, const char *key) {
    return values_of(v->keys->list, v->keys->n, key);
}

rv_value *rv_value_beside(const rv_entry *e, const char *key) {
    const rv_values *all = rv_values_beside(e, key);
    return all->n ? all->list : NULL;
}

/* ---- writing --------------------------------------------------------------------------------- */

static const char *value_text(const rv_game *g, rv_arena *a, const rv_shape *s, const rv_value *v) {
    rv_buf b = {.arena = a};
    rv_put_value(g, &b, s, v);
    return rv_buf_text(&b);
}

/* Values with the same key are written together. */
static void put_map(const rv_game *g, rv_buf *b, const rv_shape *s, const rv_values *all) {
    rv_put(b, "{");
    const char **keys = RV_NEWS(b->arena, const char *, all->n);
    rv_values some = {.list = RV_NEWS(b->arena, rv_value, all->n)};
    for (int i = 0; i < all->n; i++) {
        rv_value key = all->list[i];
        key.way = 0;
        key.canon = NULL;
        key.player = s->of == &rv_shape_player ? key.of : key.player;
        keys[i] = value_text(g, b->arena, s->of, &key);
    }
    for (int i = 0; i < all->n; i++) {
        const char *key = keys[i];
        some.n = 0;
        for (int j = i; j < all->n && key; j++)
            if (keys[j] && strcmp(keys[j], key) == 0) {
                some.list[some.n++] = all->list[j];
                keys[j] = NULL; /* it is written */
            }
        if (!key)
            continue;
        rv_put(b, i ? ", " : "");
        rv_put_text(b, key);
        rv_put(b, ": ");
        rv_put_shape_values(g, b, s->to, &some);
    }
    rv_put(b, "}");
}

/* Returns the one of the shapes that says all of it: several values, or what a key is short for. */
static const rv_shape *shape_of(const rv_game *g, rv_arena *a, const rv_shape *s,
                                const rv_values *all) {
    if (s->kind != RV_SHAPE_EITHER)
        return s;
    const rv_shape *behind = s->to->kind == RV_SHAPE_MAP ? s->to->to : NULL;
    while (behind && behind->kind == RV_SHAPE_EITHER)
        behind = behind->of;
    bool more = all->n > 1 ||
                (behind && (s->of->kind == RV_SHAPE_NUMBER ? all->list->text != NULL
                                                           : *value_text(g, a, behind, all->list)));
    return shape_of(g, a, more ? s->to : s->of, all);
}

void rv_put_shape_values(const rv_game *g, rv_buf *b, const rv_shape *s, const rv_values *all) {
    s = shape_of(g, b->arena, s, all);
    if (s->kind == RV_SHAPE_MAP)
        put_map(g, b, s, all);
    else if (s->kind == RV_SHAPE_NUMBER)
        rv_put_value(g, b, s, all->list);
    else if (s->kind != RV_SHAPE_LIST)
        rv_put_text(b, value_text(g, b->arena, s, all->list));
    else {
        rv_put(b, "[");
        for (int i = 0; i < all->n; i++) {
            const rv_values one = {.list = &all->list[i], .n = 1};
            rv_put(b, i ? ", " : "");
            rv_put_shape_values(g, b, s->of, &one);
        }
        rv_put(b, "]");
    }
}

void rv_put_word(rv_buf *b, const char *word) {
    (strchr(word, ':') ? rv_put_text : rv_put_line)(b, word);
}

void rv_put_values(const rv_game *g, rv_buf *b, const rv_key *row, const rv_values *values) {
    if (!values->n)
        return;
    const rv_shape *s = shape_of(g, b->arena, row->shape, values);
    rv_putf(b, "%s%s: ", row->in == &rv_map_document ? "" : "  ", row->key);
    if (s->kind == RV_SHAPE_MAP || s->kind == RV_SHAPE_LIST)
        rv_put_shape_values(g, b, s, values);
    else
        rv_put_word(b, value_text(g, b->arena, s, values->list));
    rv_put(b, "\n");
}
