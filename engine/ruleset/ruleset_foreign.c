/* ruleset_foreign.c - marks of other rulesets that are printed on a tile: `foreign: {inn: s}`. They
 * are pictures, unless the ruleset, or one that is played with it, declares such a mark (I-47). Or
 * what stands in the middle of a tile by an option: `foreign: {garden: c}`.
 */
#include "ruleset/ruleset_read.h"

/* The region at a place of a tile; RV_NO_REGION. */
static int region_at(const rv_tile *t, int place) {
    return t->region_at[__builtin_ctz(rv_place_ports(place))];
}

void rv_take_foreign(rv_reading *r, const rv_yaml *map, rv_tile *t) {
    rv_buf b = {.arena = r->a};
    RV_EACH_PAIR(map, k) {
        const int place = k->next->type == RV_YAML_WORD ? rv_place_of(k->next->text) : -1;
        const int kind = rv_kind_find(r->rs, k->text);
        bool fits = place >= 0;
        if (fits && kind >= 0 && r->rs->kinds[kind].around) /* it stands in the middle itself */
            fits = rv_place_ports(place) == 1u << RV_CENTRE;
        else if (fits)
            fits = region_at(t, place) != RV_NO_REGION;
        if (!fits)
            rv_complain(&r->diags, RV_D_BAD_EXTRA, k->next->mark, k->text.s,
                        "a place on the tile: n, e, s, w and so on");
        else
            rv_putf(&b, "%s%s.%s", b.n ? " " : "", rv_read_name(r, k), rv_place_name(place));
    }
    t->foreign = rv_buf_text(&b);
}

/* "inn.s": on that feature, or on the tile as a whole; "garden.c": a feature itself, in the middle,
 * where nothing else of its kind can stand. False: no such mark can be there. */
static bool place_one(const rv_ruleset *rs, rv_str mark, const uint8_t *by, rv_tile *t,
                      bool *placed) {
    rv_str place = mark, name = rv_str_cut(&place, ".");
    const int symbol = rv_symbol_find(rs, name);
    for (int k = 0; k < rs->nkinds; k++) {
        const rv_kind *kind = &rs->kinds[k];
        bool optional = kind->option.option != RV_NO_OPTION;
        if (!kind->around || !rv_str_is(name, kind->name) || optional != (by != NULL) ||
            (by && !rv_is_met(kind->option, by)))
            continue;
        for (int r = 0; r < t->nregions; r++)
            if (t->regions[r].kind == k)
                return true;
        if (t->nregions == RV_TILE_REGIONS)
            return false;
        t->regions[t->nregions] = (rv_region){.kind = (uint8_t)k, .ports = 1 << RV_CENTRE};
        t->around = t->region_at[RV_CENTRE] = t->nregions++;
        *placed = true;
        return true;
    }
    if (symbol < 0 || by)
        return true;
    const rv_symbols bit = (rv_symbols)1 << symbol;
    const int region = region_at(t, rv_place_of(place));
    if (region == RV_NO_REGION)
        return false;
    rv_symbols *symbols = rs->symbols[symbol].on ? &t->symbols_on[region] : &t->symbols;
    *placed |= !(*symbols & bit);
    *symbols |= bit;
    return symbols == &t->symbols || rs->symbols[symbol].on >> t->regions[region].kind & 1;
}

const char *rv_place_foreign(rv_arena *a, const rv_ruleset *rs, const uint8_t *by, rv_tile *tiles,
                             bool *any) {
    const char *wrong = NULL;
    *any = false;
    for (int i = 0; i < rs->ntiles; i++) {
        rv_tile *t = &tiles[i];
        bool placed = false, fits = true;
        for (rv_str rest = rv_str_of(t->foreign ? t->foreign : ""); rest.n && fits;) {
            const rv_str mark = rv_str_cut(&rest, " ");
            fits = place_one(rs, mark, by, t, &placed);
            if (!fits && !wrong)
                wrong = rv_printf(a, "the mark %.*s of the tile %s is not on such a feature",
                                  (int)mark.n, mark.s, t->id);
        }
        if (placed)
            t->look = rv_look_write(a, rs, t, 0);
        *any |= placed;
    }
    return wrong;
}

/* ---- by an option ---------------------------------------------------------------------------- */

bool rv_has_optional(const rv_ruleset *rs, const uint8_t option[RV_O_COUNT]) {
    for (int k = 0; k < rs->nkinds; k++)
        if (rs->kinds[k].option.option != RV_NO_OPTION && rv_is_met(rs->kinds[k].option, option))
            return true;
    return false;
}

void rv_place_optional(rv_arena *a, rv_ruleset *rs, const uint8_t option[RV_O_COUNT]) {
    rv_tile *tiles = RV_NEWS(a, rv_tile, rs->ntiles + 1);
    bool placed;
    for (int i = 0; i < rs->ntiles; i++)
        tiles[i] = rs->tiles[i];
    rv_place_foreign(a, rs, option, tiles, &placed);
    rs->arounds |= placed;
    for (int i = 0; i < rs->ntiles; i++)
        rv_find_same(tiles, i);
    rs->tiles = tiles;
}
