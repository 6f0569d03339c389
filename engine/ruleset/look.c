#include "ruleset/look.h"
#include <stdio.h>

static const rv_look_style *style_of(const rv_ruleset *rs) {
    return rs->edge_looks ? &rv_look_edges : &rv_look_quadrants;
}

int rv_kind_of_letter(const rv_ruleset *rs, char c) {
    for (int k = 0; k < rs->nkinds; k++)
        if (rs->kinds[k].letter && rs->kinds[k].letter == c)
            return k;
    return -1;
}

/* What is a line there is one here, and so on: a file is read before it is looked over. */
static bool same_shapes(const rv_ruleset *rs, const rv_ruleset *base) {
    for (int i = 0; i < base->nkinds; i++) {
        const rv_kind *here = &rs->kinds[i], *there = &base->kinds[i];
        if (here->line != there->line || here->area != there->area || here->around != there->around)
            return false;
    }
    return true;
}

/* A look is read in the letters of one ruleset: its own, or else those of one that it extends. */
const char *rv_look_parse(rv_arena *a, const rv_ruleset *rs, rv_str text, rv_look *out) {
    const char *wrong = style_of(rs)->parse(a, rs, text, out);
    for (const rv_ruleset *o = rs->base; wrong && o; o = o->base) {
        rv_look look;
        if (same_shapes(rs, o) && style_of(o)->parse(a, o, text, &look) == NULL) {
            *out = look;
            out->older = true;
            return NULL;
        }
    }
    return wrong;
}

void rv_look_tile(const rv_ruleset *rs, const rv_look *look, rv_ports joined, rv_tile *out) {
    style_of(rs)->build(rs, look, joined, out);
}

const char *rv_look_doubt(rv_arena *a, const rv_ruleset *rs, const rv_look *look,
                          const rv_tile *t) {
    return style_of(rs)->doubt(a, rs, look, t);
}

bool rv_look_fits(const rv_ruleset *rs, const rv_look *look, const rv_tile *t, int quarters) {
    return style_of(rs)->fits(rs, look, t, quarters);
}

const char *rv_look_write(rv_arena *a, const rv_ruleset *rs, const rv_tile *t, int quarters) {
    return style_of(rs)->write(a, rs, t, quarters);
}

/* ---- finding ------------------------------------------------------------------------------- */

typedef struct finding {
    rv_arena arena;
    const rv_ruleset *rs;
    const char *text;
    int max, n;
    int *tiles, *degrees;
    char *why;
} finding;

static void find_tiles(void *ud) {
    finding *f = ud;
    rv_look look;
    const char *wrong = rv_look_parse(&f->arena, f->rs, rv_str_of(f->text), &look);
    if (wrong) {
        snprintf(f->why, RV_WHY, "%s", wrong);
        return;
    }
    f->n = 0;
    int edition = f->rs->options[RV_O_EDITION].standard;
    for (int t = 0; t < f->rs->ntiles; t++)
        for (int q = 0; q < 4 && f->rs->tiles[t].count[edition]; q++) {
            if (!rv_look_fits(f->rs, &look, &f->rs->tiles[t], q))
                continue;
            if (f->n < f->max) {
                f->tiles[f->n] = t;
                f->degrees[f->n] = 90 * q;
            }
            f->n++;
            break; /* turned further it looks the same again */
        }
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
