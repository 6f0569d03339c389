/* form.c - reads and writes values by their forms, and shows forms to people.
 *
 * A form, as "[{size} ]{cell}|{player}", is never stored in another shape: it is walked sign by
 * sign (rv_form_next) each time. rv_value_read takes the first way of it that the whole text fits,
 * part by part (parts.c), and what is written goes by the way that the value has. Around forms
 * stand the shapes of form.h: one value, a list, a map.
 */
#include "record/form.h"

/* The index of a word in "ns|ew"; RV_NONE. */
static int index_of(rv_str words, rv_str word) {
    for (int i = 0; words.s; i++)
        if (rv_str_same(word, rv_str_cut(&words, "|")))
            return i;
    return RV_NONE;
}

/* ---- parts ----------------------------------------------------------------------------------- */

static const rv_part_kind parts[] = {
#define RV_PART(id, ...) {RV_PART_##id, __VA_ARGS__},
#include "gen/parts.def"
};

/* The name of the i-th part that scripts can have; NULL past the end. */
RV_LISTS_SOME_HERE(part_name, void, parts, sizeof parts / sizeof *parts, it->says, it->name)

const rv_part_kind *rv_part_called(rv_str name) {
    for (size_t i = 0; name.n && i < sizeof parts / sizeof *parts; i++)
        if (*parts[i].name == *name.s && rv_str_is(name, parts[i].name))
            return &parts[i];
    return NULL;
}

/* ---- forms ----------------------------------------------------------------------------------- */

/* Cuts "{...}" or "[...]" from the beginning of a form, and returns what is in it. */
static rv_str cut_inside(rv_str *form) {
    const rv_str all = {form->s + 1, form->n - 1};
    rv_str rest = all, in = rv_str_cut(&rest, *form->s == '{' ? "}" : "]");
    *form = rest;
    return in;
}

bool rv_form_next(rv_form_walk *w) {
    if (!w->rest.n)
        return false;
    w->sign = *w->rest.s;
    if (w->sign == '{') {
        w->name = cut_inside(&w->rest);
        return true;
    }
    w->rest = (rv_str){w->rest.s + 1, w->rest.n - 1};
    if (w->sign == '|')
        w->way++, w->brackets = 0;
    else if (w->sign == '[' || w->sign == ']')
        w->bracket = w->sign == '[' ? ++w->brackets : 0;
    return true;
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

void rv_put_form(rv_buf *b, const char *form) {
    for (rv_str rest = rv_str_of(form); rest.n;) {
        if (*rest.s == '{') {
            rv_str name = cut_inside(&rest);
            const rv_part_kind *part = rv_part_called(name);
            for (rv_str words = name; !part && words.s;) {
                rv_str word = rv_str_cut(&words, "|");
                rv_putf(b, "%.*s%s", RV_CHARS(word), words.s ? " | " : "");
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

rv_str rv_form_word(const char *form, int i) {
    rv_str rest = rv_str_of(form);
    bool braces = rest.n && *rest.s == '{';
    if (braces)
        rest = cut_inside(&rest);
    if (strpbrk(form + braces, "{[") || (braces && !memchr(rest.s, '|', rest.n)))
        return (rv_str){NULL, 0};
    return rv_str_nth(rest, "|", i);
}

int rv_form_find(const char *form, rv_str text) {
    rv_str word;
    for (int i = 0; (word = rv_form_word(form, i)).s; i++)
        if (rv_str_same(word, text))
            return i;
    return RV_NONE;
}

int rv_form_index(rv_str found[RV_HOUSE_PARTS], int *n, rv_str name) {
    int i = 0;
    while (i < *n && !rv_str_eq(found[i], name))
        i++;
    if (i == *n && i < RV_HOUSE_PARTS)
        found[(*n)++] = name;
    return i;
}

int rv_form_ways(const char *form) {
    int last = 0;
    RV_EACH_FORM_SIGN(form, it) {
        last = it.way;
    }
    return last + 1;
}

/* "one|two" are words of letters and the like, each once: of no other it is clear where it ends. */
static const char *words_fault(rv_arena *a, rv_str words) {
    rv_str rest = words;
    for (int i = 0; rest.s; i++) {
        rv_str word = rv_str_cut(&rest, "|");
        if (word.n && !rv_made_of(word, word.n, "_-"))
            return rv_printf(a, "`{%.*s}` has a word that is not only letters, digits, _ and -",
                             RV_CHARS(words));
        if (!word.n || index_of(words, word) != i)
            return rv_printf(a, "`{%.*s}` has %s", RV_CHARS(words),
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
            if (rv_str_same(cut_way(&later), way))
                return rv_printf(a, "it has `%.*s` twice", RV_CHARS(way));
    }
    return NULL;
}

/* Whether a character can stand in what is typed for a part. */
static bool stands_in(rv_str name, char c) {
    const rv_part_kind *part = rv_part_called(name);
    if (!part)
        return memchr(name.s, c, name.n) != NULL;
    return rv_is_alnum(c) ? !rv_is_letter(c) || !rv_str_is(name, "number")
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
                             RV_CHARS(part), *c);
        if (*c == '}' || (*c == '[' && optional) || (*c == ']' && !optional))
            return rv_printf(a, "a `%c` without its pair", *c);
        bracket = *c == '[' ? c : *c == '{' ? NULL : bracket;
        if (*c == ']' && bracket)
            return "a `[]` has no part in it";
        optional = *c == '[' || (optional && *c != ']');
        if (*c == '[' && !is_clear(c))
            return "what may be left out begins with a sign and comes last, or ends with one that "
                   "nothing after it has";
        part.s = *c == '[' || *c == ']' ? part.s : NULL;
        if (*c != '{')
            continue;
        const rv_str name = part = (rv_str){c + 1, (size_t)(end - c - 1)};
        if (!rv_part_called(name) && !memchr(name.s, '|', name.n)) {
            const char *near = rv_nearest(name, part_name, NULL);
            return rv_printf(a,
                             near ? "there is no part `{%.*s}`; did you mean `{%s}`?"
                                  : "there is no part `{%.*s}`%s",
                             RV_CHARS(name), near ? near : "");
        }
        const char *wrong = rv_part_called(name) ? NULL : words_fault(a, name);
        if (wrong)
            return wrong;
        c = end;
    }
    if (optional || strchr(form, ';'))
        return optional ? "a `[` is not closed" : "a `;` divides what is typed in `reeve play`";
    rv_str found[RV_HOUSE_PARTS];
    int n = 0;
    RV_EACH_FORM_PART(form, it) {
        if (rv_form_index(found, &n, it.name) == RV_HOUSE_PARTS)
            return "it has too many parts";
    }
    return ways_fault(a, form);
}

/* ---- reading --------------------------------------------------------------------------------- */

const rv_value rv_empty_value = {.of = RV_NONE,
                                 .player = RV_NONE,
                                 .figure = RV_NONE,
                                 .word = RV_NONE,
                                 .wall_tile = RV_NONE,
                                 .corner = RV_NONE,
                                 .token = RV_NONE,
                                 .with = RV_NONE,
                                 .face = RV_NONE,
                                 .on = RV_NONE,
                                 .crossing = RV_NONE,
                                 .at = {.kind = RV_NONE, .place = RV_NONE}};

rv_value rv_value_at(int x, int y) {
    rv_value v = rv_empty_value;
    v.there = true;
    v.at.x = x;
    v.at.y = y;
    return v;
}

rv_value *rv_add_value(rv_arena *a, rv_values *to, rv_value v) {
    return memcpy(RV_PUSH(a, to->list, to->n, to->cap), &v, sizeof v);
}

void rv_add_number(rv_arena *a, rv_values *to, int player, int number) {
    rv_value *v = rv_add_value(a, to, rv_empty_value);
    v->of = player;
    v->number = number;
}

const char *rv_form_help(const rv_reader *r, const rv_shape *s) {
    return s->help                    ? rv_say(r->a, r->rec->rs, s->help)
           : r->row && r->row->action ? "Type a value that `reeve legal --actions` lists."
                                      : NULL;
}

static const char *form_word(const void *ud, int i) {
    const rv_reader *r = ud;
    const rv_str word = rv_form_word(r->shape->form, i);
    return word.s ? rv_dup(r->a, word) : NULL;
}

/* Says what a text of the shape is like; whether one of its words is near, which is suggested. */
static bool complain_form(rv_reader *r, rv_str text, rv_loc loc) {
    const rv_shape *s = r->shape;
    const char *near = rv_nearest(text, form_word, r),
               *help = near ? rv_printf(r->a, "did you mean `%s`?", near) : rv_form_help(r, s);
    rv_bad_word(r, text, loc,
                s->what ? s->what : rv_printf(r->a, "it is typed as %s", rv_shape_text(r->a, s)),
                help);
    return near != NULL;
}

/* Reads the parts of a text, and says how far it came: to the last part that it began, and, if
 * that cannot be read, up to the blank in it where its beginning can. Of two that came as far a
 * word with another that is near it counts more, and any other word less: so there are three steps
 * to each character. */
typedef struct taker {
    rv_reader *r;
    rv_str whole;
    rv_loc loc;
    rv_value *out;
    int *far; /* where one of several ways is tried; NULL */
} taker;

/* If a form is nothing but words, or its shape says what it is, the whole text is told. */
static bool take_word(const taker *t, rv_str words, rv_str text, rv_loc loc) {
    const rv_shape *whole = t->r->shape;
    t->out->word = index_of(words, text);
    if (t->out->word == RV_NONE && !whole->what && !rv_form_word(whole->form, 0).s) {
        const rv_str form = {words.s - 1, words.n + 2}; /* with its braces */
        const rv_shape part = {RV_SHAPE_TEXT, .form = rv_dup(t->r->a, form), .help = whole->help};
        t->r->shape = &part;
        if (complain_form(t->r, text, loc) && t->far)
            *t->far += 2;
        t->r->shape = whole;
    }
    return t->out->word != RV_NONE;
}

static bool take_part(const taker *t, rv_str name, rv_str text) {
    const rv_part_kind *part = rv_part_called(name);
    const rv_loc loc = rv_loc_in(t->loc, t->whole, text);
    if (t->far)
        *t->far = 3 * (int)(text.s - t->whole.s) + (part != NULL);
    if (!part)
        return take_word(t, name, text, loc);
    if (rv_part_read(part->id, t->r, text, loc, t->out))
        return true;
    rv_str rest = text, first = rv_str_cut(&rest, " ");
    if (t->far && rest.s && rv_part_read(part->id, t->r, first, loc, t->out))
        *t->far += 3 * (int)first.n;
    return false;
}

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

/* Reads a text in the first way of the form that it fits and that can be read; where none can, the
 * one that got furthest says why, of several the first. RV_NONE in v->way: it fits none. */
static bool read_form(rv_reader *r, const char *form, rv_str text, rv_loc loc, rv_value *v) {
    rv_diags quiet, *const loud = r->d;
    rv_str rest = rv_str_of(form), way = cut_way(&rest), fitting = way;
    const int before = loud->n, ways = rest.s ? rv_form_ways(form) : 1;
    int far, furthest = -1, found = ways > 1 ? RV_NONE : 0; /* the only one need not be tried */
    const taker trial = {r, text, loc, v, &far}, wet = {r, text, loc, v, NULL};
    v->number = rv_number_omitted(form);
    const rv_value nothing = *v;
    if (ways > 1)
        quiet = rv_diags_deaf(r->a, loud->rs);
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

bool rv_value_read(const rv_game *g, rv_arena *a, const rv_shape *s, rv_str text, rv_value *out,
                   rv_diags *d) {
    rv_record players = {.links = g->rs->links, .rs = g->rs, .nplayers = g->nplayers};
    rv_diags quiet = rv_diags_deaf(a, g->rs);
    rv_reader r = {
        .a = a, .rec = &players, .d = d ? d : &quiet, .empty = g, .shape = s, .use = s->use};
    for (int p = 0; p < g->nplayers; p++)
        players.label[p] = players.name[p] = rv_hook_label(g, p);
    *out = rv_empty_value;
    return read_form(&r, s->form, text, (rv_loc){0, 0}, out);
}

/* What was meant, in the right form, if the text has a wrong form that is known; NULL. */
static const char *meant(rv_reader *r, const rv_shape *s, rv_str text) {
    rv_diags quiet = rv_diags_deaf(r->a, r->d->rs), *d = r->d;
    const char *found = NULL;
    r->d = &quiet;
    for (const rv_mistake *m = s->mistaken; m && m->form && !found; m++) {
        rv_value v = rv_empty_value;
        rv_buf b = {.arena = r->a};
        if (!read_form(r, m->form, text, (rv_loc){0, 0}, &v))
            continue;
        v.way = m->way;
        rv_put_value(r->empty, &b, s, &v);
        found = rv_printf(r->a, "Type `%s`.", rv_buf_text(&b));
    }
    r->d = d;
    return found;
}

bool rv_form_read(rv_reader *r, const rv_shape *s, rv_str text, rv_loc loc, rv_value *v) {
    int before = r->d->n;
    r->shape = s;
    r->use = s->use;
    bool fine = read_form(r, s->form, text, loc, v);
    r->use = RV_USE_ANY;
    if (fine)
        return true;
    if (v->way == RV_NONE)
        complain_form(r, text, loc);
    const char *help = meant(r, s, text);
    rv_diag *complaint = r->d->n > before ? &r->d->list[r->d->n - 1] : NULL;
    if (!help && complaint && r->row->action &&
        strcmp(complaint->help, rv_diag_of(RV_D_BAD_EXTRA).help) == 0)
        help = rv_form_help(r, s); /* reeve-record(5) does not show the key */
    if (complaint && help)
        complaint->help = help;
    return false;
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
            const rv_str name = cut_inside(&way);
            const rv_part_kind *part = rv_part_called(name);
            const rv_str word = rv_str_nth(name, "|", part ? RV_NONE : v->word);
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
    else if (!s->form) /* a word of the game */
        rv_put(b, v->text);
    else
        put_way(g, b, way, v);
}
