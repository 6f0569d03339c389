/* ruleset_foreign.c - marks of other rulesets that are printed on a tile: `foreign: {inn: s}`. They
 * are pictures, unless the ruleset, or one that is played with it, declares such a mark (I-47). Or
 * what stands in their middle by an option: `foreign: {garden: c}`.
 */
#include "ruleset/ruleset_read.h"

/* The region at a place of a tile; RV_NO_REGION. */
static int region_at(const rv_tile *t, int place) {
    return t->region_at[__builtin_ctz(rv_place_ports(place))];
}

/* A feature stands in the middle itself; all else is on one that is there. */
static bool can_be_at(const rv_reading *r, const rv_tile *t, rv_str name, int place) {
    int kind = rv_kind_find(r->rs, name);
    return kind >= 0 && r->rs->kinds[kind].around ? rv_place_ports(place) == 1u << RV_CENTRE
                                                  : region_at(t, place) != RV_NO_REGION;
}

void rv_take_foreign(rv_reading *r, const rv_yaml *map, rv_tile *t) {
    rv_buf b = {.arena = r->a};
    RV_EACH_PAIR(map, k) {
        int place = k->next->type == RV_YAML_WORD ? rv_place_of(k->next->text) : -1;
        if (place < 0 || !can_be_at(r, t, k->text, place))
            rv_complain(&r->diags, RV_D_BAD_EXTRA, k->next->mark, k->text.s,
                        "a place on the tile: n, e, s, w and so on");
        else
            rv_putf(&b, "%s%s.%s", b.n ? " " : "", rv_read_name(r, k), rv_place_name(place));
    }
    t->foreign = rv_buf_text(&b);
}

/* What stands in the middle of a tile, of a kind that the ruleset has: by the options `by`, or
 * NULL, where its kind hangs on none. */
static int kind_in_middle(const rv_ruleset *rs, rv_str name, const uint8_t *by) {
    for (int k = 0; k < rs->nkinds; k++) {
        const rv_kind *kind = &rs->kinds[k];
        bool hangs = kind->option.option != RV_NO_OPTION;
        if (kind->around && rv_str_is(name, kind->name) && hangs == (by != NULL) &&
            (!by || rv_is_met(kind->option, by)))
            return k;
    }
    return -1;
}

/* Nothing else can stand there. */
static bool put_in_middle(rv_tile *t, int kind, bool *placed) {
    rv_region *g = &t->regions[t->nregions];
    for (int r = 0; r < t->nregions; r++)
        if (t->regions[r].kind == kind)
            return true;
    if (t->nregions == RV_TILE_REGIONS)
        return false;
    *g = (rv_region){.kind = (uint8_t)kind, .ports = 1 << RV_CENTRE};
    t->around = t->region_at[RV_CENTRE] = t->nregions++;
    *placed = true;
    return true;
}

/* "inn.s": on that feature, or on the tile as a whole; "garden.c": a feature itself. False: no such
 * mark can be there. */
static bool place_one(const rv_ruleset *rs, rv_str mark, const uint8_t *by, rv_tile *t,
                      bool *placed) {
    rv_str place = mark, name = rv_str_cut(&place, ".");
    int symbol = rv_symbol_find(rs, name), kind = kind_in_middle(rs, name, by);
    if (kind >= 0)
        return put_in_middle(t, kind, placed);
    if (symbol < 0 || by)
        return true;
    rv_symbols bit = (rv_symbols)1 << symbol;
    int region = region_at(t, rv_place_of(place));
    if (region == RV_NO_REGION)
        return false;
    rv_region *g = &t->regions[region];
    rv_symbols *symbols = rs->symbols[symbol].on ? &t->symbols_on[region] : &t->symbols;
    *placed |= !(*symbols & bit);
    *symbols |= bit;
    return symbols == &t->symbols || rs->symbols[symbol].on >> g->kind & 1;
}

const char *rv_place_foreign(rv_arena *a, const rv_ruleset *rs, const uint8_t *by, rv_tile *t,
                             bool *placed) {
    for (rv_str rest = rv_str_of(t->foreign ? t->foreign : ""); rest.n;) {
        rv_str mark = rv_str_cut(&rest, " ");
        if (!place_one(rs, mark, by, t, placed))
            return rv_printf(a, "the mark %.*s of the tile %s is not on such a feature",
                             (int)mark.n, mark.s, t->id);
    }
    return NULL;
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
    for (int i = 0; i < rs->ntiles; i++) {
        bool placed = false;
        tiles[i] = rs->tiles[i];
        rv_place_foreign(a, rs, option, &tiles[i], &placed);
        if (placed)
            tiles[i].look = rv_look_write(a, rs, &tiles[i], 0);
        rs->arounds |= placed;
    }
    for (int i = 0; i < rs->ntiles; i++)
        rv_find_same(tiles, i);
    rs->tiles = tiles;
}
