/* look.c - what looks of both styles have in common: the marks behind a +, the letters of the
 * rulesets that one extends, and the way to the style that a ruleset has.
 */
#include "ruleset/look.h"
#include "ruleset/words.h"

const rv_look_style *rv_look_style_of(const rv_ruleset *rs) {
    return rs->edge_looks ? &rv_look_edges : &rv_look_quadrants;
}

int rv_kind_of_letter(const rv_ruleset *rs, char c) {
    for (int k = 0; k < rs->nkinds; k++)
        if (rs->kinds[k].letter && rs->kinds[k].letter == c &&
            !(rs->edge_looks && rs->kinds[k].around))
            return k;
    return -1;
}

/* ---- marks ----------------------------------------------------------------------------------- */

/* The mark of a kind in the middle, or else of a declared mark, or else the prize. */
static rv_look_mark mark_of(const rv_ruleset *rs, int kind, int symbol) {
    const char *letter = &rs->prize_letter, *name = "prize";
    if (kind != RV_NO_KIND) {
        letter = &rs->kinds[kind].letter;
        name = rs->kinds[kind].name;
    } else if (symbol >= 0) {
        letter = &rs->symbols[symbol].letter;
        name = rs->symbols[symbol].key;
    }
    return (rv_look_mark){{letter, *letter != '\0'}, rv_str_of(name), kind, symbol};
}

bool rv_look_mark_at(const rv_ruleset *rs, int i, rv_look_mark *out) {
    for (int k = 0; k < rs->nkinds; k++)
        if (rs->kinds[k].around && i-- == 0) {
            *out = mark_of(rs, k, -1);
            return true;
        }
    if (i <= rs->nsymbols)
        *out = mark_of(rs, RV_NO_KIND, i < rs->nsymbols ? i : -1);
    return i <= rs->nsymbols;
}

int rv_look_marks_meant(const rv_ruleset *rs, rv_str text, rv_look_mark out[2]) {
    rv_look_mark m;
    int n = 0;
    for (int i = 0; rv_look_mark_at(rs, i, &m); i++)
        if ((m.letter.n && rv_str_eq(m.letter, text)) || rv_str_means(text, m.name.s)) {
            if (n < 2)
                out[n] = m;
            n++;
        }
    return n;
}

rv_str rv_look_mark_text(const rv_ruleset *rs, const rv_look_mark *m) {
    rv_look_mark meant[2];
    return m->letter.n && rv_look_marks_meant(rs, m->letter, meant) == 1 ? m->letter : m->name;
}

rv_str rv_mark_text(const rv_ruleset *rs, int kind, int symbol) {
    const rv_look_mark m = mark_of(rs, kind, symbol);
    return rv_look_mark_text(rs, &m);
}

/* ---- reading and writing --------------------------------------------------------------------- */

/* A file is read before it is checked, so that shapes may differ here. */
bool rv_look_same_shapes(const rv_ruleset *rs, const rv_ruleset *base) {
    for (int i = 0; i < base->nkinds; i++) {
        const rv_kind *here = &rs->kinds[i], *there = &base->kinds[i];
        if (here->line != there->line || here->area != there->area || here->around != there->around)
            return false;
    }
    return true;
}

/* A look is read in the letters of one ruleset: its own, or else those of one that it extends. */
const char *rv_look_parse(rv_arena *a, const rv_ruleset *rs, rv_str text, rv_look *out) {
    const char *wrong = rv_look_style_of(rs)->parse(a, rs, text, out);
    for (const rv_ruleset *o = rs->base; wrong && o && !out->unclear; o = o->base) {
        rv_look look;
        if (rv_look_same_shapes(rs, o) && rv_look_style_of(o)->parse(a, o, text, &look) == NULL) {
            *out = look;
            out->older = true;
            return NULL;
        }
    }
    return wrong;
}

void rv_look_tile(const rv_ruleset *rs, const rv_look *look, rv_ports joined, rv_tile *out) {
    rv_look_style_of(rs)->build(rs, look, joined, out);
}

const char *rv_look_doubt(rv_arena *a, const rv_ruleset *rs, const rv_look *look,
                          const rv_tile *t) {
    const rv_look_style *style = rv_look_style_of(rs);
    return style->doubt ? style->doubt(a, rs, look, t) : NULL;
}

bool rv_look_fits(const rv_ruleset *rs, const rv_look *look, const rv_tile *t, int quarters) {
    return rv_look_style_of(rs)->fits(rs, look, t, quarters);
}

int rv_look_quarters(const rv_ruleset *rs, const rv_look *look, const rv_tile *t) {
    int quarters = 0;
    while (quarters < 3 && !rv_look_fits(rs, look, t, quarters))
        quarters++;
    return quarters;
}

const char *rv_look_write(rv_arena *a, const rv_ruleset *rs, const rv_tile *t, int quarters) {
    return rv_look_style_of(rs)->write(a, rs, t, quarters);
}

const char *rv_look_letters(rv_arena *a, const rv_ruleset *rs, rv_str s, rv_look *out) {
    const bool edges = rs->edge_looks;
    if (s.n != 4)
        return edges ? "it begins with a letter for each of the edges N E S W"
                     : "it begins with a letter for each of the quarters NW NE SE SW";
    for (int i = 0; i < 4; i++) {
        const int k = rv_kind_of_letter(rs, s.s[i]);
        if (k < 0)
            return rv_printf(a, "no %s has the letter %c (%s)", edges ? "edge" : "feature", s.s[i],
                             rv_say(a, rs, "{letters}"));
        if (!edges && (rs->kinds[k].line || rs->kinds[k].around))
            return rv_printf(a, "no quadrant is a %s", rs->kinds[k].name);
        out->kind[i] = (uint8_t)k;
    }
    return NULL;
}

void rv_look_put_groups(rv_buf *b, const int group[RV_SIDES]) {
    const char *before = ":";
    for (int s = 0; s < RV_SIDES; s++) {
        bool first = group[s] >= 0;
        for (int o = 0; o < s; o++)
            first = first && group[o] != group[s];
        if (!first)
            continue;
        rv_put(b, before);
        for (int o = s; o < RV_SIDES; o++)
            if (group[o] == group[s])
                rv_put(b, rv_side_name(o));
        before = ",";
    }
}
