/* form.c - reads and writes values by their forms, and shows forms to people.
 *
 * A form, as "[{size} ]{cell}|{player}", is never stored in another shape: it is walked sign by
 * sign (rv_form_sign) each time. rv_value_read takes the first way of it that the whole text fits,
 * part by part (parts.c), and what is written goes by the way that the value has. Around forms
 * stand the shapes of form.h: one value, a list, a map.
 */
#include "record/form.h"
#include "base/limit.h"
#include "yaml/doc.h"

/* The same letters, whether they are capitals or not. */
static bool is_word(rv_str a, rv_str b) {
    bool same = a.n == b.n;
    for (size_t i = 0; same && i < a.n; i++)
        same = rv_small(a.s[i]) == rv_small(b.s[i]);
    return same;
}

/* The index of a word in "ns|ew"; RV_NONE. */
static int index_of(rv_str words, rv_str word) {
    for (int i = 0; words.s; i++)
        if (is_word(word, rv_str_cut(&words, "|")))
            return i;
    return RV_NONE;
}

/* ---- forms ----------------------------------------------------------------------------------- */

/* Cuts "{...}" or "[...]" from the beginning of a form, and returns what is in it. */
static rv_str cut_inside(rv_str *form) {
    const rv_str all = {form->s + 1, form->n - 1};
    rv_str rest = all, in = rv_str_cut(&rest, *form->s == '{' ? "}" : "]");
    *form = rest;
    return in;
}

char rv_form_sign(rv_str *form, rv_str *name) {
    const char sign = *form->s;
    if (sign == '{')
        *name = cut_inside(form);
    else
        *form = (rv_str){form->s + 1, form->n - 1};
    return sign;
}

/* Cuts the next of the ways that a form offers; a bar in braces belongs to one of them. */
static rv_str cut_way(rv_str *form) {
    const rv_str all = *form;
    bool inside = false;
    for (size_t i = 0; i < all.n; i++) {
        inside = all.s[i] == '{' || (inside && all.s[i] != '}');
        if (all.s[i] == '|' && !inside) {
            *form = (rv_str){all.s + i + 1, all.n - i - 1};
            return (rv_str){all.s, i};
        }
    }
    *form = (rv_str){NULL, 0};
    return all;
}

/* Reads the parts of a text, and says how far it came: to the last part that it began, and, if
 * that cannot be read, up to the blank in it where its beginning can. Of two that came as far a
 * word with another that is near it counts more, and any other word less: so there are three steps
 * to each character. */
typedef struct taker {
    rv_reader *r;
    rv_str whole;
    rv_mark mark;
    rv_value *out;
    int *far; /* where one of several ways is tried; NULL */
} taker;

static bool take_part(const taker *t, rv_str name, rv_str text);

/* Cuts from a text the part that comes before the rest of a form; s NULL: its sign is missing. */
static rv_str cut_part(rv_str rest, rv_str *text) {
    const rv_str all = *text;
    bool may = rest.n && *rest.s == '[';
    char sign = rest.n ? rest.s[may] : '\0';
    const char *at = sign ? memchr(all.s, sign, all.n) : NULL;
    if (!at && sign && !may)
        return (rv_str){NULL, 0};
    size_t n = at ? (size_t)(at - all.s) : all.n;
    *text = (rv_str){all.s + n, all.n - n};
    return (rv_str){all.s, n};
}

/* Splits a text by one way of a form. False: it does not fit, or a part was not taken. With t NULL
 * the parts are not read, and it fits if it has all their signs. */
static bool split(rv_str way, rv_str text, const taker *t) {
    while (way.n) {
        if (*way.s == '{') {
            rv_str name = cut_inside(&way), part = cut_part(way, &text);
            if (!part.s || (t && !take_part(t, name, part)))
                return false;
        } else if (*way.s == '[') {
            rv_str in = cut_inside(&way);
            bool leads = *in.s != '{'; /* its sign comes first; else it comes last */
            const char *at = text.n ? memchr(text.s, leads ? *in.s : in.s[in.n - 1], text.n) : NULL;
            if (leads && at == text.s && at)
                return split(in, text, t);
            if (leads || !at)
                continue; /* it was left out */
            size_t n = (size_t)(at - text.s) + 1;
            if (!split(in, (rv_str){text.s, n}, t))
                return false;
            text = (rv_str){text.s + n, text.n - n};
        } else {
            if (!text.n || rv_small(*text.s) != rv_small(*way.s))
                return false;
            way = (rv_str){way.s + 1, way.n - 1};
            text = (rv_str){text.s + 1, text.n - 1};
        }
    }
    return !text.n;
}

void rv_put_form(rv_buf *b, const char *form) {
    for (rv_str rest = rv_str_of(form); rest.n;) {
        if (*rest.s == '{') {
            rv_str name = cut_inside(&rest);
            const rv_part_kind *part = rv_part_called(name);
            for (rv_str words = name; !part && words.s;) {
                rv_str word = rv_str_cut(&words, "|");
                rv_putf(b, "%.*s%s", (int)word.n, word.s, words.s ? " | " : "");
            }
            rv_put(b, part ? part->shown : "");
            continue;
        }
        bool moved = rest.n > 1 && (strncmp(rest.s, "[ ", 2) == 0 || strncmp(rest.s, " ]", 2) == 0);
        if (moved) /* the blank stands outside of the brackets */
            rv_put(b, *rest.s == '[' ? " [" : "] ");
        else if (*rest.s == '|')
            rv_put(b, " | ");
        else
            rv_putn(b, rest.s, 1);
        rest = (rv_str){rest.s + 1 + moved, rest.n - 1 - moved};
    }
}

rv_str rv_form_choice(rv_str words, int i) {
    rv_str word = {NULL, 0};
    for (; i >= 0 && words.s; i--)
        word = rv_str_cut(&words, "|");
    return i < 0 ? word : (rv_str){NULL, 0};
}

rv_str rv_form_word(const char *form, int i) {
    rv_str rest = rv_str_of(form);
    bool braces = rest.n && *rest.s == '{';
    if (braces)
        rest = cut_inside(&rest);
    if (strpbrk(form + braces, "{[") || (braces && !memchr(rest.s, '|', rest.n)))
        return (rv_str){NULL, 0};
    return rv_form_choice(rest, i);
}

rv_str rv_form_part(const char *form, int i) {
    rv_str found[RV_HOUSE_PARTS + 1];
    int n = 0;
    for (rv_str rest = rv_str_of(form), part; rest.n && n <= i;) {
        bool known = rv_form_sign(&rest, &part) != '{';
        for (int k = 0; k < n && !known; k++)
            known = rv_str_eq(found[k], part);
        if (!known)
            found[n++] = part;
    }
    return i < n ? found[i] : (rv_str){NULL, 0};
}

int rv_form_ways(const char *form) {
    int n = 0;
    for (rv_str rest = rv_str_of(form); rest.s; n++)
        cut_way(&rest);
    return n;
}

int rv_form_bracket(const char *form, int way, rv_str part) {
    rv_str rest = rv_str_of(form), it = cut_way(&rest), name;
    while (way-- > 0)
        it = cut_way(&rest);
    int brackets = 0;
    bool inside = false;
    while (it.n) {
        const char sign = rv_form_sign(&it, &name);
        inside = sign == '[' || (inside && sign != ']');
        brackets += sign == '[';
        if (sign == '{' && rv_str_eq(name, part))
            return inside ? brackets : 0;
    }
    return RV_NONE;
}

/* "one|two" are words of letters and the like, each once: of no other it is clear where it ends. */
static const char *words_fault(rv_arena *a, rv_str words) {
    rv_str rest = words;
    for (int i = 0; rest.s; i++) {
        rv_str word = rv_str_cut(&rest, "|");
        for (size_t k = 0; k < word.n; k++)
            if (!rv_is_alnum(word.s[k]) && word.s[k] != '_' && word.s[k] != '-')
                return rv_printf(a, "`{%.*s}` has a word that is not only letters, digits, _ and -",
                                 (int)words.n, words.s);
        if (!word.n || index_of(words, word) != i)
            return rv_printf(a, "`{%.*s}` has %s", (int)words.n, words.s,
                             word.n ? "a word twice" : "an empty word");
    }
    return NULL;
}

/* Every way is something that can be typed, and another one than those before it. */
static const char *ways_fault(rv_arena *a, const char *form) {
    for (rv_str rest = rv_str_of(form); rest.s;) {
        rv_str way = cut_way(&rest), must = way;
        while (must.n && *must.s == '[')
            cut_inside(&must);
        if (way.n && !must.n)
            return "all of it may be left out";
        if (!way.n || *way.s == ' ' || way.s[way.n - 1] == ' ')
            return way.n ? "it begins or ends with a blank" : "a way to type it is empty";
        for (rv_str later = rest; later.s;)
            if (is_word(cut_way(&later), way))
                return rv_printf(a, "it has `%.*s` twice", (int)way.n, way.s);
    }
    return NULL;
}

/* Whether a character can stand in what is typed for a part. */
static bool stands_in(rv_str name, char c) {
    const rv_part_kind *part = rv_part_called(name);
    bool letter = rv_is_alnum(c) && (c < '0' || c > '9');
    if (!part)
        return memchr(name.s, c, name.n) != NULL;
    return rv_is_alnum(c) ? !letter || !rv_str_is(name, "number")
                          : strchr(part->signs ? part->signs : "_-", c) != NULL;
}

/* "[.{place}]" begins with a sign and comes last; "[{face} ]" ends with one that nothing behind it
 * has: so it is clear whether they were left out. */
static bool is_clear(const char *bracket) {
    const char *close = strchr(bracket, ']');
    if (!close || bracket[1] != '{')
        return !close || !close[1] || close[1] == '|';
    bool clear = close[-1] != '}';
    for (const char *c = bracket; clear && *c && *c != '|'; c++) {
        const rv_str name = {c + 1, strcspn(c, "}") - 1};
        clear = c == close - 1 || (*c == '{' ? !stands_in(name, close[-1]) : *c != close[-1]);
        c += *c == '{' ? name.n : 0;
    }
    return clear;
}

/* Braces and brackets are closed, parts are known, and each is followed by a sign or the end. */
const char *rv_form_fault(rv_arena *a, const char *form) {
    bool optional = false;
    rv_str part = {NULL, 0};    /* until a sign follows it */
    const char *bracket = NULL; /* the last `[`, until a part follows */
    for (const char *c = form; *c; c++) {
        const char *end = *c == '{' ? strpbrk(c + 1, "{}[]") : NULL;
        if (*c == '{' && (!end || *end != '}'))
            return "a `{` is not closed";
        if (*c == '{' && part.s)
            return "between two parts a sign is missing";
        if (part.s && !strchr("[]|", *c) && stands_in(part, *c))
            return rv_printf(a, "a `{%.*s}` can have a `%c` in it: another sign follows it",
                             (int)part.n, part.s, *c);
        if (*c == '}' || (*c == '[' && optional) || (*c == ']' && !optional))
            return rv_printf(a, "a `%c` without its pair", *c);
        bracket = *c == '[' ? c : *c == '{' ? NULL : bracket;
        if (*c == ']' && bracket)
            return "a `[]` has no part in it";
        optional = *c == '[' || (optional && *c != ']');
        if (*c == '[' && !is_clear(c))
            return "what may be left out begins with a sign and comes last, or ends with one that "
                   "nothing behind it has";
        part.s = *c == '[' || *c == ']' ? part.s : NULL;
        if (*c != '{')
            continue;
        const rv_str name = part = (rv_str){c + 1, (size_t)(end - c - 1)};
        if (!rv_part_called(name) && !memchr(name.s, '|', name.n)) {
            const char *near = rv_nearest(name, rv_part_name, NULL);
            return rv_printf(a,
                             near ? "there is no part `{%.*s}`; did you mean `{%s}`?"
                                  : "there is no part `{%.*s}`%s",
                             (int)name.n, name.s, near ? near : "");
        }
        const char *wrong = rv_part_called(name) ? NULL : words_fault(a, name);
        if (wrong)
            return wrong;
        c = end;
    }
    if (optional || strchr(form, ';'))
        return optional ? "a `[` is not closed" : "a `;` divides what is typed in `reeve play`";
    return rv_form_part(form, RV_HOUSE_PARTS).s ? "it has too many parts" : ways_fault(a, form);
}

/* ---- reading --------------------------------------------------------------------------------- */

const rv_value rv_nothing_said = {.of = RV_NONE,
                                  .player = RV_NONE,
                                  .figure = RV_NONE,
                                  .word = RV_NONE,
                                  .wall_tile = RV_NONE,
                                  .corner = RV_NONE,
                                  .token = RV_NONE,
                                  .face = RV_NONE,
                                  .on = RV_NONE,
                                  .crossing = RV_NONE,
                                  .at = {.kind = RV_NONE, .place = RV_NONE}};

rv_value rv_value_at(int x, int y) {
    rv_value v = rv_nothing_said;
    v.there = true;
    v.at.x = x;
    v.at.y = y;
    return v;
}

rv_value *rv_add_value(rv_arena *a, rv_values *to, rv_value v) {
    to->list = rv_grow(a, to->list, to->n, &to->cap, sizeof v);
    to->list[to->n] = v;
    return &to->list[to->n++];
}

void rv_add_number(rv_arena *a, rv_values *to, int player, int number) {
    rv_value *v = rv_add_value(a, to, rv_nothing_said);
    v->of = player;
    v->number = number;
}

/* How what is behind the key is typed; NULL: as is said of all. */
static const char *help_of(const rv_reader *r, const rv_shape *s) {
    return s->help                    ? rv_say(r->a, r->rec->rs, s->help)
           : r->row && r->row->action ? "Type what `reeve legal --actions` lists."
                                      : NULL;
}

static const char *form_word(const void *ud, int i) {
    const rv_reader *r = ud;
    const rv_str word = rv_form_word(r->shape->form, i);
    return word.s ? rv_dup(r->a, word) : NULL;
}

/* Says what a text of the shape is like; whether one of its words is near, which is suggested. */
static bool complain_form(rv_reader *r, rv_str text, rv_mark mark) {
    const rv_shape *s = r->shape;
    const char *near = rv_nearest(text, form_word, r),
               *help = near ? rv_printf(r->a, "did you mean `%s`?", near) : help_of(r, s);
    rv_diag *g = rv_complain(
        r->d, RV_D_BAD_EXTRA, mark, rv_dup(r->a, text),
        s->what ? s->what : rv_printf(r->a, "it is typed as %s", rv_shape_text(r->a, s)));
    g->help = help ? help : g->help;
    return near != NULL;
}

/* Of a form that is nothing but words, or whose shape says what it is, the whole is told. */
static bool take_word(const taker *t, rv_str words, rv_str text, rv_mark mark) {
    const rv_shape *whole = t->r->shape;
    t->out->word = index_of(words, text);
    if (t->out->word == RV_NONE && !whole->what && !rv_form_word(whole->form, 0).s) {
        const rv_str form = {words.s - 1, words.n + 2}; /* with its braces */
        const rv_shape part = {RV_SHAPE_TEXT, .form = rv_dup(t->r->a, form), .help = whole->help};
        t->r->shape = &part;
        if (complain_form(t->r, text, mark) && t->far)
            *t->far += 2;
        t->r->shape = whole;
    }
    return t->out->word != RV_NONE;
}

static bool take_part(const taker *t, rv_str name, rv_str text) {
    const rv_part_kind *part = rv_part_called(name);
    const rv_mark mark = rv_mark_in(t->mark, t->whole, text);
    if (t->far)
        *t->far = 3 * (int)(text.s - t->whole.s) + (part != NULL);
    if (!part)
        return take_word(t, name, text, mark);
    if (rv_part_read(part->id, t->r, text, mark, t->out))
        return true;
    rv_str rest = text, first = rv_str_cut(&rest, " ");
    if (t->far && rest.s && rv_part_read(part->id, t->r, first, mark, t->out))
        *t->far += 3 * (int)first.n;
    return false;
}

/* Reads a text in the first way of the form that it fits and that can be read; where none can, the
 * one that got furthest says why, of several the first. RV_NONE in v->way: it fits none. */
static bool read_form(rv_reader *r, const char *form, rv_str text, rv_mark mark, rv_value *v) {
    rv_diags quiet, *const loud = r->d;
    rv_str rest = rv_str_of(form), way = cut_way(&rest), fitting = way;
    const int before = loud->n, ways = rest.s ? rv_form_ways(form) : 1;
    int far, furthest = -1, found = ways > 1 ? RV_NONE : 0; /* the only one need not be tried */
    const taker trial = {r, text, mark, v, &far}, wet = {r, text, mark, v, NULL};
    v->number = rv_number_unsaid(form);
    const rv_value nothing = *v;
    if (ways > 1)
        quiet = rv_diags_for(r->a, loud->rs);
    for (int i = 0; i < ways && ways > 1; i++, way = cut_way(&rest)) {
        if (!split(way, text, NULL))
            continue;
        far = 0;
        r->d = &quiet;
        bool means = split(way, text, &trial);
        r->d = loud;
        *v = nothing;
        if (means || far > furthest)
            found = i, fitting = way, furthest = far;
        if (means)
            break;
    }
    v->way = found;
    if (found != RV_NONE && split(fitting, text, &wet))
        return true;
    if (!rv_diags_since(loud, before))
        v->way = RV_NONE;
    return false;
}

bool rv_value_read(const rv_game *g, rv_arena *a, const rv_shape *s, rv_str text, rv_value *out) {
    rv_record players = {.links = g->rs->links, .rs = g->rs, .nplayers = g->nplayers};
    rv_diags quiet = rv_diags_for(a, g->rs);
    rv_reader r = {.a = a, .rec = &players, .d = &quiet, .empty = g, .shape = s, .use = s->use};
    for (int p = 0; p < g->nplayers; p++)
        players.label[p] = players.name[p] = rv_hook_label(g, p);
    *out = rv_nothing_said;
    return read_form(&r, s->form, text, (rv_mark){0, 0}, out);
}

/* What was meant, in the right form, if the text has a wrong form that is known; NULL. */
static const char *meant(rv_reader *r, const rv_shape *s, rv_str text) {
    rv_diags quiet = rv_diags_for(r->a, r->d->rs), *d = r->d;
    const char *found = NULL;
    r->d = &quiet;
    for (const rv_mistake *m = s->mistaken; m && m->form && !found; m++) {
        rv_value v = rv_nothing_said;
        rv_buf b = {.arena = r->a};
        if (!read_form(r, m->form, text, (rv_mark){0, 0}, &v))
            continue;
        v.way = m->way;
        rv_put_value(r->empty, &b, s, &v);
        found = rv_printf(r->a, "Type `%s`.", rv_buf_text(&b));
    }
    r->d = d;
    return found;
}

/* "a player": the first part that a form must have; of words the words. */
static const char *thing(rv_arena *a, const rv_shape *s) {
    rv_str rest = rv_str_of(s->form), name = {NULL, 0};
    while (rest.n && !name.s)
        if (*rest.s == '[')
            cut_inside(&rest);
        else
            rv_form_sign(&rest, &name);
    const rv_part_kind *part = rv_part_called(name);
    return part ? rv_printf(a, "a %s", part->name) : rv_shape_text(a, s);
}

/* Reads a word, or says what is wrong with it. */
static bool read_word(rv_reader *r, const rv_shape *s, rv_str text, rv_mark mark, rv_value *v) {
    int before = r->d->n;
    r->shape = s;
    r->use = s->use;
    bool fine = read_form(r, s->form, text, mark, v);
    r->use = RV_USE_ANY;
    if (fine)
        return true;
    if (v->way == RV_NONE)
        complain_form(r, text, mark);
    const char *help = meant(r, s, text);
    rv_diag *said = r->d->n > before ? &r->d->list[r->d->n - 1] : NULL;
    if (!help && said && r->row->action && strcmp(said->help, rv_diag_of(RV_D_BAD_EXTRA).help) == 0)
        help = help_of(r, s); /* reeve-record(5) does not show the key */
    if (said && help)
        said->help = help;
    return false;
}

/* Of a turn, one too many is added, and complained of. */
static void add_value(rv_reader *r, const rv_value *v) {
    bool turn = r->row->in == &rv_map_entry;
    if (turn && r->values->n == RV_LIMIT_LIST)
        rv_complain(r->d, RV_D_TOO_MANY, r->key->next->mark, RV_LIMIT_TEXT(RV_LIMIT_LIST),
                    rv_printf(r->a, "entries of %s", r->row->key));
    if (!turn || r->values->n <= RV_LIMIT_LIST)
        rv_add_value(r->a, r->values, *v);
}

/* The words of a list as one: [1, 0] as 1,0. */
static const rv_yaml *joined(rv_reader *r, const rv_yaml *list) {
    rv_buf b = {.arena = r->a};
    RV_EACH_ITEM(list, it)
        rv_putf(&b, "%s%s", it == list->first ? "" : ",", it->text.s ? it->text.s : "");
    rv_yaml *word = RV_NEW(r->a, rv_yaml);
    *word = (rv_yaml){.type = RV_YAML_WORD, .mark = list->mark};
    word->text = rv_str_of(rv_buf_text(&b));
    return word;
}

/* Numbers were checked before, with their bounds. */
static void read_one(rv_reader *r, const rv_shape *s, const rv_yaml *y, const rv_value *key) {
    rv_value v = *key;
    v.mark = y->mark;
    v.text = y->text.s;
    if (s->kind == RV_SHAPE_NUMBER) {
        if (rv_read_checked(y, &v.number))
            add_value(r, &v);
    } else if (!rv_has_type(y, RV_WORD))
        rv_complain_type(r->d, y, RV_WORD, thing(r->a, s), help_of(r, s));
    else if (!y->text.n)
        rv_complain(r->d, RV_D_BAD_EXTRA, y->mark, r->row->key, "there is nothing behind it")
            ->help = rv_printf(r->a, "Type what it is, or delete `%s`.", r->row->key);
    else if (read_word(r, s, y->text, y->mark, &v))
        add_value(r, &v);
}

/* Each player is a key once, by label or by name, and each corner, by either number. */
static bool read_key(rv_reader *r, const rv_shape *s, const rv_yaml *map, const rv_yaml *key,
                     rv_value *v) {
    v->key_mark = key->mark;
    if (s == &rv_shape_player)
        return (v->of = rv_read_player_key(r, map, key)) != RV_NONE;
    if (!read_word(r, s, key->text, key->mark, v))
        return false;
    for (int i = 0; i < r->values->n && v->corner != RV_NONE; i++)
        if (r->values->list[i].corner == v->corner) {
            rv_complain(r->d, RV_D_DUPLICATE_KEY, key->mark, key->text.s,
                        rv_printf(r->a, "%d", r->values->list[i].key_mark.line));
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
    for (int i = 0; s->to->form && first && rv_form_word(s->to->form, i).s; i++)
        first = !is_word(rv_form_word(s->to->form, i), y->text);
    return first ? s->of : s->to;
}

/* `key`: what the keys of the maps around it say; `what`: the innermost of them, for messages. */
static void read_shape(rv_reader *r, const rv_shape *s, const rv_yaml *y, const rv_value *key,
                       const char *what) {
    int most;
    switch (s->kind) {
    case RV_SHAPE_EITHER:
        if (y->type == RV_YAML_LIST && s->to->name) /* another way to type the same */
            read_one(r, s->of, joined(r, y), key);
        else if (!rv_has_type(y, rv_shape_types(s)) && !s->code)
            rv_complain_type(r->d, y, rv_shape_types(s), what, NULL);
        else if (s->code && (y->type == RV_YAML_LIST || (y->type == RV_YAML_MAP && y->n != 1)))
            rv_complain(r->d, (rv_code_id)s->code, y->mark, rv_doc_type_name(y->type), s->what);
        else
            read_shape(r, one_of(s, y), y, key, what);
        break;
    case RV_SHAPE_LIST:
        most = r->row->action || s->most > RV_LIMIT_LIST ? s->most : RV_LIMIT_LIST;
        if (!rv_typed(r->d, y, RV_LIST, what) || !rv_few_entries(r, y, most, r->row->key))
            break;
        if (!y->n && s->least)
            rv_complain(r->d, RV_D_BAD_EXTRA, y->mark, r->row->key, "there is nothing in the list")
                ->help = rv_printf(r->a, "Type what it is, or delete `%s`.", r->row->key);
        RV_EACH_ITEM(y, it)
            read_shape(r, s->of, it, key, what);
        break;
    case RV_SHAPE_MAP:
        if (!rv_typed(r->d, y, RV_MAP, what))
            break;
        RV_EACH_PAIR(y, k) {
            rv_value each = *key;
            if (read_key(r, s->of, y, k, &each))
                read_shape(r, s->to, k->next, &each, k->text.s);
        }
        break;
    default: read_one(r, s, y, key);
    }
}

void rv_read_values(rv_reader *r, const rv_yaml *v) {
    int most = v->type == RV_YAML_WORD ? 1 : v->n;
    r->values->list = RV_ROOM(r->a, rv_value, most);
    r->values->cap = most;
    r->values->key = r->key->mark;
    const rv_value nothing = rv_nothing_said;
    read_shape(r, r->row->shape, v, &nothing, r->row->key);
}

static rv_values *values_of(rv_key_given *given, int n, const char *key) {
    static const rv_values none;
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

rv_value *rv_value_beside(const rv_entry *e, const char *key) {
    const rv_values *all = rv_values_beside(e, key);
    return all->n ? all->list : NULL;
}

/* ---- writing --------------------------------------------------------------------------------- */

/* A part in brackets is written if the value has it. */
static void put_way(const rv_game *g, rv_buf *b, rv_str way, const rv_value *v) {
    while (way.n) {
        if (*way.s == '[') {
            rv_str in = cut_inside(&way), rest = {memchr(in.s, '{', in.n), 0};
            rest.n = in.n - (size_t)(rest.s - in.s);
            const rv_part_kind *part = rv_part_called(cut_inside(&rest));
            if (part ? rv_part_text(part->id, g, b->arena, v) != NULL : v->word != RV_NONE)
                put_way(g, b, in, v);
        } else if (*way.s == '{') {
            rv_str name = cut_inside(&way), word = {NULL, 0};
            const rv_part_kind *part = rv_part_called(name);
            for (int i = 0; !part && i <= v->word; i++)
                word = rv_str_cut(&name, "|");
            rv_putn(b, word.s, word.n);
            const char *text = part ? rv_part_text(part->id, g, b->arena, v) : NULL;
            rv_put(b, text ? text : "");
        } else {
            rv_putn(b, way.s, 1);
            way = (rv_str){way.s + 1, way.n - 1};
        }
    }
}

void rv_put_value(const rv_game *g, rv_buf *b, const rv_shape *s, const rv_value *v) {
    rv_str rest = rv_str_of(s->form ? s->form : ""), way = cut_way(&rest);
    for (int i = 0; i < v->way; i++)
        way = cut_way(&rest);
    if (v->canon)
        rv_put(b, v->canon);
    else if (s->kind == RV_SHAPE_NUMBER)
        rv_putf(b, "%d", v->number);
    else
        put_way(g, b, way, v);
}

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
        bool before = false;
        for (int j = 0; j < i; j++)
            before |= strcmp(keys[j], keys[i]) == 0;
        if (before)
            continue;
        some.n = 0;
        for (int j = i; j < all->n; j++)
            if (strcmp(keys[j], keys[i]) == 0)
                some.list[some.n++] = all->list[j];
        rv_put(b, i ? ", " : "");
        rv_put_text(b, keys[i]);
        rv_put(b, ": ");
        rv_put_shape_values(g, b, s->to, &some);
    }
    rv_put(b, "}");
}

/* Of two shapes the one that says all of it: several values, or what a key stands for. */
static const rv_shape *shape_of(const rv_game *g, rv_arena *a, const rv_shape *s,
                                const rv_values *all) {
    if (s->kind != RV_SHAPE_EITHER)
        return s;
    const rv_shape *behind = s->to->kind == RV_SHAPE_MAP ? s->to->to : NULL;
    while (behind && behind->kind == RV_SHAPE_EITHER)
        behind = behind->of;
    bool more = all->n > 1 || (behind && *value_text(g, a, behind, all->list));
    return more ? s->to : s->of;
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
