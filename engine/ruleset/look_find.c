/* look_find.c - finds tiles by a look as people type it, and the looks that are nearest to it.
 *
 * A look without `?` is read and compared with each tile. One with `?` is filled in from each tile
 * in each rotation and then read in the same way, so that what it means has one home. Where no
 * tile fits, looks are compared as texts: letters, joined edges and marks that differ are counted.
 */
#include "ruleset/look.h"
#include <limits.h>
#include <stdio.h>

/* ---- reading ------------------------------------------------------------------------------- */

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
    return rv_str_lists(marks, "+", RV_STR("?"));
}

/* How often a mark is among others, by its letter or by its name (`+h.n`, `+hill.n`). */
static int count_mark(const rv_ruleset *rs, rv_str marks, rv_str mark) {
    rv_look_mark one[2], other[2];
    int n = 0;
    while (marks.s) {
        rv_str x = rv_str_cut(&marks, "+"), y = mark;
        bool same = rv_str_eq(x, y);
        if (!same && rs->edge_looks) {
            const rv_str a = rv_str_cut(&x, "."), b = rv_str_cut(&y, ".");
            same = rv_str_eq(x, y) && rv_look_marks_meant(rs, a, one) == 1 &&
                   rv_look_marks_meant(rs, b, other) == 1 && one->kind == other->kind &&
                   one->symbol == other->symbol;
        }
        n += same;
    }
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
        rv_putf(b, "+%.*s", RV_CHARS(marks));
}

/* Reads a text in the letters of one ruleset; the complaint is not kept. */
static bool parse_in(rv_arena *a, const rv_ruleset *rs, rv_buf *text, rv_look *out) {
    return !rv_look_style_of(rs)->parse(a, rs, rv_str_of(rv_buf_text(text)), out);
}

/* Puts the look with a letter in the place of each `?`, and without what else is not known: without
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

/* Whether a look with `?` fits a tile, by the letters of its ruleset or of one that it extends. */
static bool fits_open(rv_arena *a, const rv_ruleset *rs, const rv_sought *s, rv_found *as) {
    const rv_tile *t = &rs->tiles[as->tile];
    bool fits = false;
    as->look.unclear = false;
    for (const rv_ruleset *o = rs; o && !fits && !as->look.unclear; o = o->base) {
        const rv_arena_checkpoint checkpoint = rv_arena_save(a);
        rv_buf b = {.arena = a};
        rv_str own = {NULL, 0};
        /* one that this extends may have no letters for all that is on the tile */
        bool can = o == rs || rv_look_same_shapes(rs, o);
        rv_symbols symbols = t->symbols;
        for (int r = 0; r < t->nregions; r++) {
            can &= t->regions[r].kind < o->nkinds;
            symbols |= t->symbols_on[r];
        }
        if (can && (o->nsymbols == RV_MAX_SYMBOLS || !(symbols >> o->nsymbols)))
            own = rv_str_of(rv_look_write(a, o, t, as->quarters));
        fits = own.n >= 4 && !memchr(own.s, '?', 4);
        const parts typed = parts_of(s->text), has = parts_of(fits ? own : s->text);
        for (size_t i = 0; i < 4 && fits; i++)
            fits = typed.letters.s[i] == '?' || typed.letters.s[i] == has.letters.s[i];
        if (fits) { /* what the tile has in the place of each `?` */
            const rv_str joins = open_joins(typed.joins) ? has.joins : typed.joins;
            rv_putn(&b, has.letters.s, has.letters.n);
            rv_putn(&b, joins.s, joins.n);
            put_marks(&b, open_marks(typed.marks) ? has.marks : typed.marks);
            fits = !open_marks(typed.marks) || !extra_marks(o, typed.marks, has.marks);
        }
        fits =
            fits && parse_in(a, o, &b, &as->look) && rv_look_fits(rs, &as->look, t, as->quarters);
        as->look.older = o != rs;
        rv_arena_back(a, &checkpoint);
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

const char *rv_sought_parse(rv_arena *a, const rv_ruleset *rs, rv_str typed, rv_sought *out) {
    char *small = rv_alloc(a, typed.n + 1), letter = '?';
    size_t n = 0;
    for (size_t i = 0; i < typed.n; i++)
        if (typed.s[i] != ' ')
            small[n++] = rv_small(typed.s[i]);
    const rv_str text = {small, n};
    *out = (rv_sought){.text = text, .open = memchr(small, '?', n) != NULL};
    const parts p = parts_of(text);
    const char *one = rv_look_style_of(rs)->one;
    bool stray = p.joins.n && !open_joins(p.joins) && memchr(p.joins.s, '?', p.joins.n);
    for (rv_str rest = p.marks; rest.s && !stray;) {
        rv_str mark = rv_str_cut(&rest, "+");
        stray = mark.n > 1 && memchr(mark.s, '?', mark.n);
    }
    const char *wrong = NULL;
    if (!out->open)
        wrong = rv_look_parse(a, rs, text, &out->look);
    else if (stray)
        wrong = rv_printf(a,
                          "? stands for %s %s among the first four letters, for what is joined "
                          "(:?) or for the marks (+?)",
                          rv_article(one), one);
    else if (p.letters.n != 4 || !can_be_read(a, rs, out)) {
        /* what is wrong is reported of the look with the letter of an area */
        rv_buf b = {.arena = a};
        rv_look look;
        for (int k = 0; k < rs->nkinds; k++)
            letter = rs->kinds[k].area && rs->kinds[k].letter ? rs->kinds[k].letter : letter;
        put_with(&b, text, letter);
        wrong = rv_look_parse(a, rs, rv_str_of(rv_buf_text(&b)), &look);
    }
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

bool rv_sought_next(rv_arena *a, const rv_ruleset *rs, const rv_sought *s, rv_found *at) {
    bool turn = at->tile >= 0 && s->open && at->quarters < 3;
    at->quarters = turn ? at->quarters + 1 : 0;
    at->look = s->look; /* of an open look, fits_open fills it in */
    for (at->tile += !turn; at->tile < rs->ntiles; at->tile++, at->quarters = 0)
        for (; at->quarters < 4; at->quarters++)
            if (s->open ? fits_open(a, rs, s, at) && !turned_before(a, rs, s, at)
                        : rv_look_fits(rs, &s->look, &rs->tiles[at->tile], at->quarters))
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
    bool middle;  /* only what is printed in the middle differs, as a square and a fountain do */
    bool swapped; /* two letters side by side, each in the place of the other */
    bool inside;  /* all four edges are the same, but joined otherwise, or marked */
    int against;  /* things that speak against it where it is to lie */
} difference;

enum { NEAREST = 5, FARTHEST = 3 };

static int size_of(const difference *d) {
    return __builtin_popcount(d->letters) + d->joins + d->marks - d->middle - d->swapped;
}

/* Do they differ by marks alone? */
static bool by_mark(const difference *d) {
    return !d->letters && !d->joins;
}

/* In halves: tiles whose edges are the same look most alike, however these are joined or marked. A
 * mark is forgotten wherever the tile lies. */
static int distance(const difference *d) {
    return 2 * (size_of(d) + (by_mark(d) ? 0 : d->against)) - d->inside;
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

/* Compares two looks as texts. An edge or a mark in the place of another counts once; how many are
 * named counts for more than how they are grouped. */
static void compare(const rv_ruleset *rs, rv_str typed, rv_str tile, difference *d) {
    const parts x = parts_of(typed), y = parts_of(tile);
    const int more = count_more(x.joins, y.joins), less = count_more(y.joins, x.joins);
    for (size_t i = 0; i < x.letters.n; i++)
        d->letters |= (unsigned)(x.letters.s[i] != '?' && x.letters.s[i] != y.letters.s[i]) << i;
    if (open_joins(x.joins))
        d->joins = 0;
    else if (!x.joins.n)
        d->joins = y.joins.n > 0; /* all of them were left out */
    else if (more != less)
        d->joins = 1 + (more > less ? more : less);
    else
        d->joins = more ? more : !rv_str_eq(x.joins, y.joins);
    const int extra = extra_marks(rs, x.marks, y.marks);
    const int missing = open_marks(x.marks) ? 0 : extra_marks(rs, y.marks, x.marks);
    d->marks = extra > missing ? extra : missing;
    d->middle = !rs->edge_looks && !d->letters && d->joins == 1 && d->marks == 1 && x.joins.n &&
                y.joins.n && !more;
    for (size_t i = 1; i < x.letters.n && !d->joins && !d->marks; i++)
        d->swapped |= d->letters == 3u << (i - 1) && x.letters.s[i] == y.letters.s[i - 1] &&
                      x.letters.s[i - 1] == y.letters.s[i];
}

int rv_looks_apart(const rv_ruleset *rs, const char *one, const char *other) {
    difference d = {.tile = 0};
    compare(rs, rv_str_of(one), rv_str_of(other), &d);
    return size_of(&d);
}

/* Of those that are as near, one that fits is; marks that were typed were seen; and one is often
 * forgotten. */
static bool is_nearer(const difference *a, const difference *b, bool marked) {
    if (distance(a) != distance(b))
        return distance(a) < distance(b);
    if (a->against != b->against)
        return a->against < b->against;
    if (by_mark(a) != by_mark(b) && !marked)
        return by_mark(a);
    return marked && a->marks != b->marks ? a->marks < b->marks : a->copies > b->copies;
}

/* Lists the tiles that are nearest, each in the rotation in which it is. */
static int find_nearest(rv_arena *a, const rv_ruleset *rs, const rv_sought *s, rv_copies_of in,
                        difference *list, int max) {
    rv_str typed = s->text;
    rv_tile t = {.id = "", .look = ""};
    const bool joined = parts_of(typed).joins.n, marked = parts_of(typed).marks.n;
    int n = 0;
    if (!s->open && !s->wrong) { /* in canonical form it differs only where what is printed does */
        rv_look_tile(rs, &s->look, 0, &t);
        typed = rv_str_of(rv_look_write(a, rs, &t, 0));
    }
    for (int i = 0; i < rs->ntiles; i++) {
        /* of all tiles that look like this one; 0 if one before it is among them */
        int copies = in.count(in.of, i);
        for (int k = rs->tiles[i].same; k < rs->ntiles && copies; k++)
            if (k != i && rs->tiles[k].same == rs->tiles[i].same) {
                int more = in.count(in.of, k);
                copies = k < i && more ? 0 : copies + more;
            }
        if (!copies)
            continue;
        bool listed = false; /* in one rotation, if nothing speaks for another */
        for (int q = 0; q < rv_tile_turns(&rs->tiles[i]); q++) {
            const char *look = rv_look_write(a, rs, &rs->tiles[i], q);
            difference d = {.tile = i, .copies = copies, .look = look}, as_typed = d;
            compare(rs, typed, rv_str_of(look), &d);
            compare(rs, s->text, rv_str_of(look), &as_typed);
            d = distance(&as_typed) < distance(&d) ? as_typed : d;
            d.inside = rs->edge_looks && !s->wrong && !d.letters && (d.joins || joined);
            d.joins = d.inside && d.joins ? 1 : d.joins;
            d.against = in.against ? in.against(in.of, i, q) : 0;
            /* one as near as those before joins them; if it is nearer, it alone remains, or where
             * it is known what fits, with those that have one letter less right */
            const int near = distance(&d), was = n ? distance(&list[0]) : 2 * FARTHEST;
            const int more = in.against != NULL;
            if (near > was + more || (near == was && listed && !more))
                continue;
            listed = true;
            while (n && distance(&list[n - 1]) > near + more)
                n--;
            int at = n;
            for (; at > 0 && is_nearer(&d, &list[at - 1], marked); at--)
                if (at < max)
                    list[at] = list[at - 1];
            if (at < max)
                list[at] = d;
            n += n < max;
        }
    }
    return n;
}

static void put_part(rv_buf *b, int *n, const char *word, const char *more) {
    rv_putf(b, "%s%s%s", (*n)++ ? ", " : "other ", word, more);
}

/* Whether a text is the look of a tile. */
static bool is_look(rv_arena *a, const rv_ruleset *rs, rv_str text) {
    rv_sought s;
    return !rv_sought_parse(a, rs, text, &s) && rv_sought_next(a, rs, &s, &(rv_found){.tile = -1});
}

const char *rv_sought_near(rv_arena *a, const rv_ruleset *rs, const rv_sought *s, rv_copies_of in,
                           int max) {
    enum { LONGEST = 100 };
    difference list[NEAREST + 1];
    rv_buf b = {.arena = a};
    if (s->wrong) {
        /* it can be compared if it has four letters, as every look does, and is not endless */
        const rv_str letters = parts_of(s->text).letters;
        size_t known = 0;
        for (size_t i = 0; i < letters.n; i++)
            known += letters.s[i] == '?' || rv_kind_of_letter(rs, letters.s[i]) >= 0;
        if (known != 4 || s->text.n > LONGEST)
            return NULL;
        rv_str degrees = s->text, look = rv_str_cut(&degrees, "/");
        if (rv_str_whole(degrees) && is_look(a, rs, look))
            return rv_printf(a, "A look is as the tile lies: type %.*s.", RV_CHARS(look));
        for (size_t k = 4; !s->open && k + 4 <= s->text.n; k++) { /* no blank between two */
            const rv_str one = {s->text.s, k}, two = {s->text.s + k, s->text.n - k};
            if (is_look(a, rs, one) && is_look(a, rs, two))
                return rv_printf(a, "did you mean two tiles, %.*s %.*s?", RV_CHARS(one),
                                 RV_CHARS(two));
        }
    }
    const int all = find_nearest(a, rs, s, in, list, max < NEAREST ? max : NEAREST + 1);
    const int n = all < NEAREST ? all : NEAREST;
    const rv_look_style *style = rv_look_style_of(rs);
    const int line = rv_line_kind(rs);
    for (int i = 0; i < n; i++) { /* "hhcc:esw+f (28: other marks)" */
        const difference *d = &list[i];
        int things = 0;
        rv_putf(&b, "%s%s (%s: ", i ? rv_between(i, n, " or ") : "did you mean ", d->look,
                rs->tiles[d->tile].id);
        RV_EACH_BIT(d->letters, k)
            put_part(&b, &things, style->places[k], rv_printf(a, " %s", style->one));
        if (d->joins && (rs->edge_looks || line == RV_NO_KIND))
            put_part(&b, &things, "joined edges", "");
        else if (d->joins)
            put_part(&b, &things, rs->kinds[line].name, "s");
        if (d->marks)
            put_part(&b, &things, "marks", "");
        rv_put(&b, ")");
    }
    rv_put(&b, !n ? "" : all > n ? ", or another?" : "?");
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

static int count_standard(const void *of, int tile) {
    const rv_ruleset *rs = of;
    return rv_standard_copies(rs, &rs->tiles[tile]);
}

static void find_tiles(void *ud) {
    finding *f = ud;
    const rv_copies_of in = {count_standard, NULL, f->rs};
    rv_sought s;
    const char *why = rv_sought_parse(&f->arena, f->rs, rv_str_of(f->text), &s);
    f->n = why ? -1 : 0;
    for (rv_found at = {.tile = -1}; !why && rv_sought_next(&f->arena, f->rs, &s, &at);) {
        if (!count_standard(f->rs, at.tile))
            continue;
        if (f->n < f->max) {
            f->tiles[f->n] = at.tile;
            f->degrees[f->n] = 90 * at.quarters;
        }
        f->n++;
    }
    /* as many of the nearest as there is room for */
    for (int max = NEAREST; !f->n && max && (!why || strlen(why) >= RV_WHY); max--)
        why = rv_sought_near(&f->arena, f->rs, &s, in, max);
    if (f->n <= 0)
        snprintf(f->why, RV_WHY, "%s", why ? why : "");
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
