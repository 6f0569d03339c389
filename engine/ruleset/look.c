#include "ruleset/look.h"

const rv_look_style *rv_look_style_of(const rv_ruleset *rs) {
    return rs->edge_looks ? &rv_look_edges : &rv_look_quadrants;
}

int rv_kind_of_letter(const rv_ruleset *rs, char c) {
    for (int k = 0; k < rs->nkinds; k++)
        if (rs->kinds[k].letter && rs->kinds[k].letter == c)
            return k;
    return -1;
}

/* A file is read before it is looked over. */
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
    for (const rv_ruleset *o = rs->base; wrong && o; o = o->base) {
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
    return rv_look_style_of(rs)->doubt(a, rs, look, t);
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
