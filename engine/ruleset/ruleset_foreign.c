/* ruleset_foreign.c - marks of other rulesets that are printed on a tile: `foreign: {inn: s}`. They
 * are pictures, unless the ruleset, or one that is played with it, declares such a mark (I-47).
 */
#include "ruleset/ruleset_read.h"

/* The region at a place of a tile; RV_NO_REGION. */
static int region_at(const rv_tile *t, int place) {
    return t->region_at[__builtin_ctz(rv_place_ports(place))];
}

void rv_take_foreign(rv_reading *r, const rv_yaml *map, rv_tile *t) {
    rv_buf b = {.arena = r->a};
    RV_EACH_PAIR(map, k) {
        int place = k->next->type == RV_YAML_WORD ? rv_place_of(k->next->text) : -1;
        if (place < 0 || region_at(t, place) == RV_NO_REGION)
            rv_complain(&r->diags, RV_D_BAD_EXTRA, k->next->mark, k->text.s,
                        "a place on the tile: n, e, s, w and so on");
        else
            rv_putf(&b, "%s%s.%s", b.n ? " " : "", rv_read_name(r, k), rv_place_name(place));
    }
    t->foreign = rv_buf_text(&b);
}

/* "inn.s": on that feature, or on the tile as a whole. False: no such mark can be there. */
static bool place_one(const rv_ruleset *rs, rv_str mark, rv_tile *t, bool *placed) {
    rv_str place = mark, name = rv_str_cut(&place, ".");
    int symbol = rv_symbol_find(rs, name);
    if (symbol < 0)
        return true;
    uint16_t bit = (uint16_t)(1u << symbol);
    rv_region *g = &t->regions[region_at(t, rv_place_of(place))];
    uint16_t *symbols = rs->symbols[symbol].on ? &g->symbols : &t->symbols;
    *placed |= !(*symbols & bit);
    *symbols |= bit;
    return symbols == &t->symbols || rs->symbols[symbol].on >> g->kind & 1;
}

const char *rv_place_foreign(rv_arena *a, const rv_ruleset *rs, rv_tile *t, bool *placed) {
    for (rv_str rest = rv_str_of(t->foreign ? t->foreign : ""); rest.n;) {
        rv_str mark = rv_str_cut(&rest, " ");
        if (!place_one(rs, mark, t, placed))
            return rv_printf(a, "the mark %.*s of the tile %s is not on such a feature",
                             (int)mark.n, mark.s, t->id);
    }
    return NULL;
}
