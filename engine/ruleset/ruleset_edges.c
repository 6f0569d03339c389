/* ruleset_edges.c - what follows from all tiles of a ruleset together: the codes of their edges, by
 * which fitting is decided, and what other rulesets put on them.
 *
 * Marks of other rulesets are printed on a tile: `foreign: {inn: s}`. They are pictures, unless the
 * ruleset, or one that is played with it, declares such a mark (I-47). Or they are what stands in
 * the middle of a tile by an option: `foreign: {garden: c}`.
 */
#include "ruleset/ruleset_read.h"
#include <string.h>

void *rv_joined(rv_arena *a, size_t size, const void *one, int n, const void *two, int more) {
    char *list = rv_alloc(a, size * (size_t)(n + more + 1));
    if (n)
        memcpy(list, one, size * (size_t)n);
    if (more)
        memcpy(list + size * (size_t)n, two, size * (size_t)more);
    return list;
}

/* The code of a sort of edge, by the kinds of its ports; 0: there is no room for one more sort. */
static int edge_code(rv_ruleset *rs, const uint8_t e[3]) {
    for (int i = 1; i <= rs->nedges; i++)
        if (memcmp(rs->edge_kinds[i], e, 3) == 0)
            return i;
    if (rs->nedges == RV_MAX_EDGES)
        return 0;
    int code = ++rs->nedges;
    memcpy(rs->edge_kinds[code], e, 3);
    const uint8_t mirrored[3] = {e[2], e[1], e[0]};
    rs->edge_faces[code] = (uint8_t)edge_code(rs, mirrored);
    return rs->edge_faces[code] ? code : 0;
}

bool rv_code_tile(rv_ruleset *rs, rv_tile *t) {
    bool coded = true;
    for (int q = 0; q < 4; q++) {
        t->edges[q] = 0;
        for (int side = 0; side < RV_SIDES; side++) {
            uint8_t e[3];
            if (!(t->sides >> rv_printed_side(q, side) & 1))
                continue;
            for (int i = 0; i < 3; i++) {
                int region = rv_tile_region(t, q, 3 * side + i);
                e[i] = region == RV_NO_REGION ? RV_NO_KIND : t->regions[region].kind;
            }
            if (!rs->all_ports_fit) { /* only whether a line leaves there decides on fitting */
                bool line = e[1] != RV_NO_KIND && rs->kinds[e[1]].line;
                e[0] = e[2] = RV_NO_KIND;
                e[1] = line ? e[1] : RV_NO_KIND;
            }
            int code = edge_code(rs, e);
            coded &= code != 0;
            t->edges[q] |= (uint16_t)(code << (4 * side));
        }
    }
    t->around = RV_NO_REGION;
    t->bare = false;
    for (int i = 0; i < t->nregions; i++) {
        const rv_kind *k = &rs->kinds[t->regions[i].kind];
        t->bare |= rv_is_bare_line(k);
        t->around = k->around ? (uint8_t)i : t->around;
    }
    rs->arounds |= t->around != RV_NO_REGION;
    return coded;
}

/* ---- marks of other rulesets ----------------------------------------------------------------- */

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
            rv_wrong(r, k->next->mark, k->text.s, "a place on the tile: n, e, s, w and so on");
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

/* Puts the marks on all tiles that the ruleset declares (`by` NULL), or what stands there by these
 * options, and says whether any was put. Tiles look different then. What is wrong, or NULL. */
static const char *place_foreign(rv_arena *a, const rv_ruleset *rs, const uint8_t *by,
                                 rv_tile *tiles, bool *any) {
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

unsigned rv_optional_kinds(const rv_ruleset *rs, const uint8_t option[RV_O_COUNT]) {
    unsigned kinds = 0;
    for (int k = 0; k < rs->nkinds; k++)
        if (rs->kinds[k].option.option != RV_NO_OPTION && rv_is_met(rs->kinds[k].option, option))
            kinds |= 1u << k;
    return kinds;
}

void rv_place_optional(rv_arena *a, rv_ruleset *rs, const uint8_t option[RV_O_COUNT]) {
    rv_tile *tiles = rv_joined(a, sizeof *tiles, rs->tiles, rs->ntiles, NULL, 0);
    bool placed;
    place_foreign(a, rs, option, tiles, &placed);
    rs->arounds |= placed;
    rv_find_same(tiles, 0, rs->ntiles);
    rs->tiles = tiles;
}

/* ---- all tiles ----------------------------------------------------------------------------- */

const char *rv_code_edges(rv_arena *a, rv_ruleset *rs, bool reletter) {
    bool coded = true, placed = false;
    rv_tile *tiles = rv_joined(a, sizeof *tiles, rs->tiles, rs->ntiles, NULL, 0);
    rv_start *starts = rv_joined(a, sizeof *starts, rs->starts, rs->nstarts, NULL, 0);
    rs->nedges = 0;
    rs->arounds = false;
    memset(rs->nlaid, 0, sizeof rs->nlaid);
    for (int i = 0; i < rs->ntiles; i++) {
        coded &= rv_code_tile(rs, &tiles[i]);
        if (reletter)
            tiles[i].look = rv_look_write(a, rs, &tiles[i], 0);
        for (int e = 0; e < RV_EDITIONS; e++)
            rs->nlaid[e] += tiles[i].count[e];
    }
    for (int i = 0; i < rs->nstarts; i++)
        coded &= rv_code_tile(rs, &starts[i].tile);
    rs->tiles = tiles;
    rs->starts = starts;
    const char *wrong = place_foreign(a, rs, NULL, tiles, &placed);
    if (placed) /* others may look alike now */
        rv_find_same(tiles, 0, rs->ntiles);
    if (wrong)
        return wrong;
    return coded ? NULL : "its tiles have more than " RV_LIMIT_TEXT(RV_MAX_EDGES) " sorts of edge";
}
