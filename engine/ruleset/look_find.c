#include "ruleset/look_find.h"
#include <limits.h>
#include <stdio.h>

/* ---- reading ------------------------------------------------------------------------------- */

static rv_str in_small_letters(rv_arena *a, rv_str typed) {
    char *small = rv_alloc(a, typed.n + 1);
    size_t n = 0;
    for (size_t i = 0; i < typed.n; i++)
        if (typed.s[i] != ' ')
            small[n++] = (char)(typed.s[i] | (typed.s[i] >= 'A' && typed.s[i] <= 'Z' ? 0x20 : 0));
    return (rv_str){small, n};
}

/* "ct??", ":?" and "+f+?": the parts of a look, and of a tile's as it is written. */
typedef struct parts {
    rv_str letters, joins, marks;
} parts;

static parts parts_of(rv_str text) {
    rv_str marks = text, body = rv_str_cut(&marks, "+");
    size_t four = body.n < 4 ? body.n : 4;
    return (parts){{body.s, four}, {body.s + four, body.n - four}, marks};
}

static bool open_joins(rv_str joins) {
    return rv_str_is(joins, ":?") || rv_str_is(joins, "/?");
}

static bool open_marks(rv_str marks) {
    for (rv_str rest = marks; rest.s;)
        if (rv_str_is(rv_str_cut(&rest, "+"), "?"))
            return true;
    return false;
}

/* Whether both say the same, one by its letter and the other by its name (`+h.n`, `+hill.n`). */
static bool same_mark(const rv_ruleset *rs, rv_str x, rv_str y) {
    rv_look_mark one[2], other[2];
    if (rv_str_eq(x, y) || !rs->edge_looks)
        return rv_str_eq(x, y);
    rv_str a = rv_str_cut(&x, "."), b = rv_str_cut(&y, ".");
    return rv_str_eq(x, y) && rv_look_marks_meant(rs, a, one) == 1 &&
           rv_look_marks_meant(rs, b, other) == 1 && one->kind == other->kind &&
           one->symbol == other->symbol;
}

static int count_mark(const rv_ruleset *rs, rv_str marks, rv_str mark) {
    int n = 0;
    while (marks.s)
        n += same_mark(rs, rv_str_cut(&marks, "+"), mark);
    return n;
}

/* How often a mark of one, `?` aside, is too many for the other. */
static int extra_marks(const rv_ruleset *rs, rv_str marks, rv_str others) {
    int n = 0;
    for (rv_str rest = marks; rest.s;) {
        rv_str mark = rv_str_cut(&rest, "+");
        n += !rv_str_is(mark, "?") && count_mark(rs, marks, mark) - count_mark(rs, rest, mark) >
                                          count_mark(rs, others, mark);
    }
    return n;
}

static void put_marks(rv_buf *b, rv_str marks) {
    if (marks.s)
        rv_putf(b, "+%.*s", (int)marks.n, marks.s);
}

/* Reads a text in the letters of one ruleset; what is complained of is not kept. */
static bool parse_in(rv_arena *a, const rv_ruleset *rs, rv_buf *text, rv_look *out) {
    return !rv_look_style_of(rs)->parse(a, rs, rv_str_of(rv_buf_text(text)), out);
}

/* The look with a letter in the place of each `?`, and without what else is not known: without
 * marks, too, where those that are typed could lie on what is joined. */
static void put_with(rv_buf *b, rv_str text, char letter) {
    const parts p = parts_of(text);
    for (size_t i = 0; i < p.letters.n; i++)
        rv_putn(b, p.letters.s[i] == '?' ? &letter : &p.letters.s[i], 1);
    if (open_joins(p.joins))
        return;
    rv_putn(b, p.joins.s, p.joins.n);
    for (rv_str rest = p.marks; rest.s;) {
        rv_str mark = rv_str_cut(&rest, "+");
        if (!rv_str_is(mark, "?"))
            put_marks(b, mark);
    }
}

/* With what a tile has in the place of each `?`; false if what is known is something else there. */
static bool put_from(const rv_ruleset *rs, rv_buf *b, rv_str text, rv_str tile) {
    const parts p = parts_of(text), own = parts_of(tile);
    for (size_t i = 0; i < 4; i++)
        if (p.letters.s[i] != '?' && p.letters.s[i] != own.letters.s[i])
            return false;
    rv_putn(b, own.letters.s, own.letters.n);
    const rv_str joins = open_joins(p.joins) ? own.joins : p.joins;
    rv_putn(b, joins.s, joins.n);
    put_marks(b, open_marks(p.marks) ? own.marks : p.marks);
    return !open_marks(p.marks) || !extra_marks(rs, p.marks, own.marks);
}

/* Whether a ruleset has letters for all that is on a tile of one that extends it. */
static bool can_write(const rv_ruleset *o, const rv_tile *t) {
    rv_symbols symbols = t->symbols;
    bool can = true;
    for (int r = 0; r < t->nregions; r++) {
        can &= t->regions[r].kind < o->nkinds;
        symbols |= t->symbols_on[r];
    }
    return can && (o->nsymbols == RV_MAX_SYMBOLS || !(symbols >> o->nsymbols));
}

static bool fits_in(rv_arena *a, const rv_ruleset *rs, const rv_ruleset *o, const rv_sought *s,
                    rv_found *as) {
    const rv_tile *t = &rs->tiles[as->tile];
    rv_buf b = {.arena = a};
    rv_str own = rv_str_of(rv_look_write(a, o, t, as->quarters));
    return own.n >= 4 && !memchr(own.s, '?', 4) && put_from(o, &b, s->text, own) &&
           parse_in(a, o, &b, &as->look) && rv_look_fits(rs, &as->look, t, as->quarters);
}

static bool fits_open(rv_arena *a, const rv_ruleset *rs, const rv_sought *s, rv_found *as) {
    bool fits = false;
    as->look.unclear = false;
    for (const rv_ruleset *o = rs; o && !fits && !as->look.unclear; o = o->base) {
        const rv_arena_mark mark = rv_arena_mark_of(a);
        fits = (o == rs || (rv_look_same_shapes(rs, o) && can_write(o, &rs->tiles[as->tile]))) &&
               fits_in(a, rs, o, s, as);
        as->look.older = o != rs;
        rv_arena_back(a, &mark);
    }
    return fits;
}

/* Whether the look makes sense with some letter in the place of `?`. */
static bool can_be_read(rv_arena *a, const rv_ruleset *rs, const rv_sought *s) {
    rv_look look;
    for (const rv_ruleset *o = rs; o; o = o->base)
        for (int k = 0; k < o->nkinds; k++) {
            rv_buf b = {.arena = a};
            put_with(&b, s->text, o->kinds[k].letter);
            if (!o->kinds[k].letter)
                continue;
            if (parse_in(a, o, &b, &look))
                return true;
            if (look.unclear)
                return false;
        }
    return rv_sought_next(a, rs, s, &(rv_found){.tile = -1});
}

static const char *wrong_with_area(rv_arena *a, const rv_ruleset *rs, const rv_sought *s) {
    rv_look look;
    rv_buf b = {.arena = a};
    char letter = '?';
    for (int k = 0; k < rs->nkinds; k++)
        if (rs->kinds[k].area && rs->kinds[k].letter)
            letter = rs->kinds[k].letter;
    put_with(&b, s->text, letter);
    return rv_look_parse(a, rs, rv_str_of(rv_buf_text(&b)), &look);
}

/* What `?` cannot stand for; NULL. */
static const char *stray_question(rv_arena *a, const rv_ruleset *rs, rv_str text) {
    const parts p = parts_of(text);
    const char *one = rv_look_style_of(rs)->one;
    bool stray = p.joins.n && !open_joins(p.joins) && memchr(p.joins.s, '?', p.joins.n);
    for (rv_str rest = p.marks; rest.s && !stray;) {
        rv_str mark = rv_str_cut(&rest, "+");
        stray = mark.n > 1 && memchr(mark.s, '?', mark.n);
    }
    return !stray ? NULL
                  : rv_printf(a,
                              "? stands for %s %s among the first four letters, for what is joined "
                              "(:?) or for the marks (+?)",
                              rv_article(one), one);
}

static const char *parse(rv_arena *a, const rv_ruleset *rs, rv_sought *out) {
    rv_str text = out->text;
    if (!out->open)
        return rv_look_parse(a, rs, text, &out->look);
    const char *stray = stray_question(a, rs, text);
    if (stray)
        return stray;
    return parts_of(text).letters.n == 4 && can_be_read(a, rs, out) ? NULL
                                                                    : wrong_with_area(a, rs, out);
}

const char *rv_sought_parse(rv_arena *a, const rv_ruleset *rs, rv_str typed, rv_sought *out) {
    rv_str text = in_small_letters(a, typed);
    *out = (rv_sought){.text = text, .open = memchr(text.s, '?', text.n) != NULL};
    const char *wrong = parse(a, rs, out);
    out->wrong = wrong != NULL;
    return wrong;
}

/* ---- finding ------------------------------------------------------------------------------- */

/* Whether a tile looks the same as in a rotation before, in which the look fits, too. */
static bool turned_before(rv_arena *a, const rv_ruleset *rs, const rv_sought *s,
                          const rv_found *at) {
    const rv_tile *t = &rs->tiles[at->tile];
    for (rv_found o = {.tile = at->tile}; o.quarters < at->quarters; o.quarters++)
        if (rv_tile_alike(t, t, at->quarters - o.quarters) && fits_open(a, rs, s, &o))
            return true;
    return false;
}

static bool fits_here(rv_arena *a, const rv_ruleset *rs, const rv_sought *s, rv_found *at) {
    if (s->open)
        return fits_open(a, rs, s, at) && !turned_before(a, rs, s, at);
    at->look = s->look;
    return rv_look_fits(rs, &s->look, &rs->tiles[at->tile], at->quarters);
}

bool rv_sought_next(rv_arena *a, const rv_ruleset *rs, const rv_sought *s, rv_found *at) {
    bool turn = at->tile >= 0 && s->open && at->quarters < 3;
    at->quarters = turn ? at->quarters + 1 : 0;
    for (at->tile += !turn; at->tile < rs->ntiles; at->tile++, at->quarters = 0)
        for (; at->quarters < 4; at->quarters++)
            if (fits_here(a, rs, s, at))
                return true;
    return false;
}

int rv_sought_plain(rv_arena *a, const rv_ruleset *rs, const rv_sought *s) {
    rv_tile built = {.id = "", .look = ""};
    if (s->open || s->look.older)
        return -1;
    rv_look_tile(rs, &s->look, 0, &built);
    if (rv_look_doubt(a, rs, &s->look, &built))
        return -1;
    for (rv_found at = {.tile = -1}; rv_sought_next(a, rs, s, &at);)
        if (rv_tile_alike(&built, &rs->tiles[at.tile], at.quarters))
            return rs->tiles[at.tile].same;
    return -1;
}

/* ---- the nearest --------------------------------------------------------------------------- */

/* How two looks differ. */
typedef struct difference {
    int tile, copies;
    const char *look;
    unsigned letters; /* bit set */
    int joins, marks;
    bool middle; /* only what is printed in the middle differs, as a square and a fountain do */
    bool inside; /* all four edges are the same, but they are joined otherwise */
} difference;

enum { NEAREST = 5, FARTHEST = 3 };

static int size_of(const difference *d) {
    return __builtin_popcount(d->letters) + d->joins + d->marks - d->middle;
}

/* In halves: tiles whose edges are the same look most alike, however these are joined. */
static int distance(const difference *d) {
    return 2 * size_of(d) - d->inside;
}

/* How many edges are named in one and not in the other. */
static int count_more(rv_str x, rv_str y) {
    int n = 0;
    for (int s = 0; s < RV_SIDES; s++) {
        char side = rv_side_name(s)[0];
        n += memchr(x.s, side, x.n) && !memchr(y.s, side, y.n);
    }
    return n;
}

/* An edge in the place of another counts once; how many are named counts for more than how they are
 * grouped. */
static int compare_joins(rv_str x, rv_str y) {
    int more = count_more(x, y), less = count_more(y, x);
    if (more != less)
        return 1 + (more > less ? more : less);
    return more ? more : x.n != y.n || memcmp(x.s, y.s, x.n) != 0;
}

static void compare(const rv_ruleset *rs, rv_str typed, rv_str tile, difference *d) {
    const parts x = parts_of(typed), y = parts_of(tile);
    for (size_t i = 0; i < x.letters.n; i++)
        d->letters |= (unsigned)(x.letters.s[i] != '?' && x.letters.s[i] != y.letters.s[i]) << i;
    d->joins = open_joins(x.joins) ? 0 : compare_joins(x.joins, y.joins);
    d->marks = extra_marks(rs, x.marks, y.marks) +
               (open_marks(x.marks) ? 0 : extra_marks(rs, y.marks, x.marks));
    d->middle = !d->letters && d->joins == 1 && d->marks == 1 && x.joins.n && y.joins.n &&
                !count_more(x.joins, y.joins);
}

int rv_looks_apart(const rv_ruleset *rs, const char *one, const char *other) {
    difference d = {.tile = 0};
    compare(rs, rv_str_of(one), rv_str_of(other), &d);
    return size_of(&d);
}

/* A look in canonical form, so that only what differs in what is printed differs in the text. */
static rv_str canonical(rv_arena *a, const rv_ruleset *rs, const rv_sought *s) {
    if (s->open || s->wrong)
        return s->text;
    rv_tile t = {.id = "", .look = ""};
    rv_look_tile(rs, &s->look, 0, &t);
    return rv_str_of(rv_look_write(a, rs, &t, 0));
}

/* Whether it can be compared: with four letters, as every look begins, and not endless. */
static bool is_like_look(const rv_ruleset *rs, const rv_sought *s) {
    enum { LONGEST = 100 };
    const rv_str letters = parts_of(s->text).letters;
    size_t n = 0;
    while (n < letters.n && (letters.s[n] == '?' || rv_kind_of_letter(rs, letters.s[n]) >= 0))
        n++;
    return n == 4 && s->text.n <= LONGEST;
}

/* A tile in the rotation in which it is nearest. */
static difference nearest_turn(rv_arena *a, const rv_ruleset *rs, const rv_sought *s, rv_str typed,
                               int tile) {
    difference best = {.joins = INT_MAX};
    for (int q = 0; q < 4; q++) {
        difference d = {.tile = tile, .look = rv_look_write(a, rs, &rs->tiles[tile], q)};
        compare(rs, typed, rv_str_of(d.look), &d);
        d.inside = rs->edge_looks && !s->wrong && !d.letters && d.joins;
        d.joins = d.inside ? 1 : d.joins;
        if (!q || distance(&d) < distance(&best))
            best = d;
    }
    return best;
}

/* Adds a tile if it is as near as those before; if it is nearer, it alone remains. */
static int add_nearest(difference *list, int n, int max, const difference *d) {
    int was = n ? distance(&list[0]) : 2 * FARTHEST, i;
    if (distance(d) > was)
        return n;
    n = distance(d) < was ? 0 : n;
    for (i = n; i > 0 && list[i - 1].copies < d->copies; i--)
        if (i < max)
            list[i] = list[i - 1];
    if (i < max)
        list[i] = *d;
    return n < max ? n + 1 : n;
}

/* The copies of all tiles that look like this one; 0 if one before it is among them. */
static int count_alike(const rv_ruleset *rs, int tile, rv_copies_of in) {
    const int same = rs->tiles[tile].same;
    int copies = in.count(in.game, tile);
    for (int i = same; i < rs->ntiles && copies; i++)
        if (i != tile && rs->tiles[i].same == same) {
            int more = in.count(in.game, i);
            copies = i < tile && more ? 0 : copies + more;
        }
    return copies;
}

static int find_nearest(rv_arena *a, const rv_ruleset *rs, const rv_sought *s, rv_copies_of in,
                        difference *list, int max) {
    const rv_str typed = canonical(a, rs, s);
    int n = 0;
    for (int i = 0; i < rs->ntiles; i++) {
        int copies = count_alike(rs, i, in);
        if (!copies)
            continue;
        difference d = nearest_turn(a, rs, s, typed, i);
        d.copies = copies;
        n = add_nearest(list, n, max, &d);
    }
    return n;
}

static void put_part(rv_buf *b, int *n, const char *word, const char *more) {
    rv_putf(b, "%s%s%s", (*n)++ ? ", " : "other ", word, more);
}

/* "hhcc:esw+f (28: other marks)" */
static void put_difference(rv_buf *b, const rv_ruleset *rs, const difference *d) {
    int n = 0, line = rv_line_kind(rs);
    rv_putf(b, "%s (%s: ", d->look, rs->tiles[d->tile].id);
    RV_EACH_BIT(d->letters, i)
        put_part(b, &n, rv_look_style_of(rs)->place((int)i), "");
    if (d->joins && (rs->edge_looks || line == RV_NO_KIND))
        put_part(b, &n, "joined edges", "");
    else if (d->joins)
        put_part(b, &n, rs->kinds[line].name, "s");
    if (d->marks)
        put_part(b, &n, "marks", "");
    rv_put(b, ")");
}

const char *rv_sought_near(rv_arena *a, const rv_ruleset *rs, const rv_sought *s, rv_copies_of in,
                           int max) {
    difference list[NEAREST];
    rv_buf b = {.arena = a};
    if (s->wrong && !is_like_look(rs, s))
        return NULL;
    int n = find_nearest(a, rs, s, in, list, max < NEAREST ? max : NEAREST);
    for (int i = 0; i < n; i++) {
        rv_put(&b, i == 0 ? "did you mean " : i + 1 < n ? ", " : " or ");
        put_difference(&b, rs, &list[i]);
    }
    rv_put(&b, n ? "?" : "");
    return n ? rv_buf_text(&b) : NULL;
}

/* ---- the question of a caller -------------------------------------------------------------- */

typedef struct finding {
    rv_arena arena;
    const rv_ruleset *rs;
    const char *text;
    int max, n;
    int *tiles, *degrees;
    char *why;
} finding;

static int count_standard(const void *game, int tile) {
    const rv_ruleset *rs = game;
    return rs->tiles[tile].count[rs->options[RV_O_EDITION].standard];
}

/* As many of the nearest as there is room for. */
static void tell_nearest(finding *f, const rv_sought *s) {
    const rv_copies_of in = {count_standard, f->rs};
    const char *near = NULL;
    for (int max = NEAREST; max && (!near || strlen(near) >= RV_WHY); max--)
        near = rv_sought_near(&f->arena, f->rs, s, in, max);
    snprintf(f->why, RV_WHY, "%s", near ? near : "");
}

static void find_tiles(void *ud) {
    finding *f = ud;
    rv_sought s;
    const char *wrong = rv_sought_parse(&f->arena, f->rs, rv_str_of(f->text), &s);
    if (wrong) {
        snprintf(f->why, RV_WHY, "%s", wrong);
        return;
    }
    f->n = 0;
    int edition = f->rs->options[RV_O_EDITION].standard;
    for (rv_found at = {.tile = -1}; rv_sought_next(&f->arena, f->rs, &s, &at);) {
        if (!f->rs->tiles[at.tile].count[edition])
            continue;
        if (f->n < f->max) {
            f->tiles[f->n] = at.tile;
            f->degrees[f->n] = 90 * at.quarters;
        }
        f->n++;
    }
    if (!f->n)
        tell_nearest(f, &s);
}

int rv_ruleset_look(const rv_ruleset *rs, const char *look, int max, int *tiles, int *degrees,
                    char why[RV_WHY]) {
    finding f = {.rs = rs,
                 .text = look,
                 .max = max,
                 .n = -1,
                 .tiles = tiles,
                 .degrees = degrees,
                 .why = why};
    if (!rv_protect(&f.arena, find_tiles, &f))
        snprintf(why, RV_WHY, "memory ran out");
    rv_arena_free(&f.arena);
    return f.n;
}
