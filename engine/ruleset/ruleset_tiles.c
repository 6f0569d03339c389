/* ruleset_tiles.c - the tiles of a ruleset, and its board.
 *
 * A tile is built from its look. Where its areas (`fields`) are not what the look would have them,
 * they are given one by one and take the place of those that follow from the look.
 *
 * From all tiles together follow the codes of their edges, by which fitting is decided, and what
 * other rulesets put on them. Marks of other rulesets are printed on a tile: `foreign: {inn: s}`.
 * They are pictures, unless the ruleset, or one that is played with it, declares such a mark
 * (I-47). Or they are what stands in the middle of a tile by an option: `foreign: {garden: c}`.
 */
#include "ruleset/ruleset_read.h"

void *rv_joined(rv_arena *a, size_t size, const void *one, int n, const void *two, int more) {
    char *list = rv_room(a, size * (size_t)(n + more + 1));
    memset(list + size * (size_t)(n + more), 0, size);
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
    int code[RV_SIDES] = {0};
    bool coded = true;
    for (int side = 0; side < RV_SIDES; side++) {
        uint8_t e[3];
        if (!(t->sides >> side & 1))
            continue;
        for (int i = 0; i < 3; i++) {
            int region = t->region_at[3 * side + i];
            e[i] = region == RV_NO_REGION ? RV_NO_KIND : t->regions[region].kind;
        }
        if (e[1] == RV_NO_KIND && e[0] == e[2]) /* two features have a half each (HS-5) */
            e[1] = e[0];
        if (!rs->all_ports_fit) { /* only whether a line leaves there decides on fitting */
            bool line = e[1] != RV_NO_KIND && rs->kinds[e[1]].line;
            e[0] = e[2] = RV_NO_KIND;
            e[1] = line ? e[1] : RV_NO_KIND;
        }
        code[side] = edge_code(rs, e);
        coded &= code[side] != 0;
    }
    for (int q = 0; q < 4; q++) {
        t->edges[q] = 0;
        for (int side = 0; side < RV_SIDES; side++)
            t->edges[q] |= (uint16_t)(code[rv_printed_side(q, side)] << (4 * side));
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

static int region_at(const rv_tile *t, int place) {
    return t->region_at[__builtin_ctz(rv_place_ports(place))];
}

static void take_foreign(rv_reading *r, const rv_yaml *map, rv_tile *t) {
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
            rv_wrong_of(r, k->next->loc, k->text.s, "a place on the tile: n, e, s, w and so on");
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
        t->around = t->region_at[RV_CENTRE] = t->nregions;
        rv_tile_add(t, k, 1 << RV_CENTRE);
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
    RV_EACH_AT(tiles, rs->ntiles, t) {
        bool placed = false, fits = true;
        for (rv_str rest = rv_str_of(t->foreign ? t->foreign : ""); rest.n && fits;) {
            const rv_str mark = rv_str_cut(&rest, " ");
            fits = place_one(rs, mark, by, t, &placed);
            if (!fits && !wrong)
                wrong = rv_printf(a, "the mark %.*s of the tile %s is not on such a feature",
                                  RV_CHARS(mark), t->id);
        }
        if (placed)
            t->look = rv_look_write(a, rs, t, 0);
        *any |= placed;
    }
    return wrong;
}

void rv_find_same(rv_tile *tiles, int from, int to) {
    for (int i = from; i < to; i++) {
        rv_tile *t = &tiles[i];
        bool found = false;
        t->same = t->alike = (uint16_t)i;
        for (int j = 0; j < i && !found; j++)
            for (int q = 0; q < 4 && !found && tiles[j].same == j; q++) {
                found = rv_tile_alike(&tiles[j], t, q);
                if (!found)
                    continue;
                t->same = (uint16_t)j;
                t->same_turn = (uint8_t)q;
                t->alike = tiles[j].alike;
                tiles[j].alike = (uint16_t)i;
            }
    }
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

const char *rv_code_edges(rv_arena *a, rv_ruleset *rs) {
    bool coded = true, placed = false;
    rv_tile *tiles = rv_joined(a, sizeof *tiles, rs->tiles, rs->ntiles, NULL, 0);
    rv_start *starts = rv_joined(a, sizeof *starts, rs->starts, rs->nstarts, NULL, 0);
    for (int f = 0; f < rs->nfigures; f++)
        for (int k = 0; k < rs->nkinds && rs->figures[f].on; k++)
            if (rs->kinds[k].open.option != RV_NO_OPTION && *rs->kinds[k].role)
                rs->figures[f].on = (rv_kind_set)(rs->figures[f].on | 1u << k);
    rs->nedges = 0;
    rs->arounds = false;
    memset(rs->nlaid, 0, sizeof rs->nlaid);
    for (int i = 0; i < rs->ntiles; i++) {
        coded &= rv_code_tile(rs, &tiles[i]);
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

/* ---- tiles --------------------------------------------------------------------------------- */

static void tile_look(rv_reading *r, const rv_yaml *v) {
    const char *wrong = rv_look_parse(r->a, r->rs, v->text, &r->look);
    if (wrong && !r->unlettered) /* letters that were refused leave looks unread */
        rv_complain(&r->diags, RV_D_BAD_LOOK, v->loc, v->text.s, wrong);
}

/* The ports of places that are parted by blanks: "n", "ssw w". */
static rv_ports read_places(rv_reading *r, const rv_yaml *v, rv_str words) {
    rv_ports ports = 0;
    for (rv_str word; (word = rv_str_word(&words)).n;) {
        int place = rv_place_of(word);
        if (place >= 0)
            ports |= rv_place_ports(place);
        else
            rv_complain(&r->diags, RV_D_BAD_WHERE, v->loc, rv_dup(r->a, word));
    }
    return ports;
}

static void tile_joined(rv_reading *r, const rv_yaml *v) {
    RV_EACH_ITEM(v, it)
        if (it->type == RV_YAML_WORD)
            r->joined |= read_places(r, it, it->text);
        else
            rv_complain(&r->diags, RV_D_BAD_WHERE, it->loc, "");
}

int rv_read_edition(rv_reading *r, const rv_yaml *key) {
    const int edition = rv_option_value(NULL, RV_O_EDITION, key->text);
    if (edition < 0)
        rv_wrong(r, key, "an edition: 1 or 2");
    return edition;
}

/* One number, or one by edition: 0 in those that are not named. */
static void tile_count(rv_reading *r, const rv_yaml *v) {
    rv_tile *t = r->to;
    bool each = v->type == RV_YAML_MAP;
    int all = each ? 0 : rv_read_number(r, v, r->key->text.s, 1, 100);
    for (int i = 0; i < RV_EDITIONS; i++)
        t->count[i] = (uint16_t)all;
    RV_EACH_PAIR(each ? v : NULL, e) {
        int edition = rv_read_edition(r, e);
        if (edition >= 0)
            t->count[edition] = (uint16_t)rv_read_number(r, e->next, r->key->text.s, 1, 100);
    }
}

/* `fields` and `foreign` are read when the tile is built. */
FIELDS(tile);

/* ---- areas that are not what the look would have them -------------------------------------- */

static rv_ports all_ports(const rv_tile *t) {
    rv_ports all = 0;
    for (int i = 0; i < t->nregions; i++)
        all |= t->regions[i].ports;
    return all;
}

/* Takes areas: each is its half-edges (or c, or c2) and the edges of what it touches: "ssw > w n
 * e". Together the areas of a tile are what nothing else has of its edges. */
static void take_areas(rv_reading *r, const rv_yaml *areas, rv_tile *t) {
    const rv_ports before = all_ports(t);
    int kind = -1, kept = 0;
    for (int i = 0; i < t->nregions; i++)
        if (r->rs->kinds[t->regions[i].kind].area)
            kind = t->regions[i].kind;
        else
            t->regions[kept++] = t->regions[i];
    t->nregions = (uint8_t)kept;
    rv_tile_finish(t);
    kind = kind < 0 ? rv_area_kind(r->rs) : kind;
    if (kind == RV_NO_KIND) {
        rv_wrong_of(r, areas->loc, "fields", "this ruleset has no kind that is an area");
        return;
    }
    rv_ports taken = all_ports(t);
    bool twice = false;
    RV_EACH_ITEM(areas, it) {
        if (!rv_typed(&r->diags, it, RV_WORD, "a field") || t->nregions == RV_TILE_REGIONS)
            continue;
        rv_str touched = it->text, ports = rv_str_cut(&touched, ">"), of = ports;
        const rv_str name = rv_str_cut(&of, ":");
        const int other = of.s ? rv_kind_find(r->rs, name) : kind;
        if (other < 0)
            rv_wrong(r, it, "a kind of features belongs before the colon");
        rv_region *area = rv_tile_add(t, other < 0 ? kind : other, 0);
        area->ports = read_places(r, it, of.s ? of : ports);
        const rv_ports beside = read_places(r, it, touched);
        for (int side = 0; side < RV_SIDES; side++)
            area->touches |= beside & rv_place_ports(side) ? t->on_side[side] : 0;
        if (area->ports & taken & RV_INNERS)
            rv_wrong(r, it, "one field or feature only has the middle; this one needs a half-edge");
        twice |= !area->ports || (area->ports & taken & ~RV_INNERS);
        taken |= area->ports;
        if (of.s) /* those behind it in the list may touch it */
            rv_tile_finish(t);
    }
    rv_tile_finish(t);
    if (twice || (before & ~all_ports(t)))
        rv_wrong_of(r, areas->loc, "fields", "each half-edge that no city has, once");
}

static void take_tile(rv_reading *r, const rv_yaml *k, rv_tile *t) {
    /* The name stands in records as it is, where `none` is no tile. So it has no sign that has a
     * meaning in YAML or in a turn. */
    const bool plain =
        rv_made_of(k->text, 15, ".+-_!") && rv_is_alnum(*k->text.s) && !rv_str_is(k->text, "none");
    const rv_yaml *later;
    *t = (rv_tile){
        .id = rv_read_text(r, k), .count = {1, 1}, .option = RV_ALWAYS, .after_last = RV_ALWAYS};
    r->joined = 0;
    r->look = (rv_look){0};
    if (!plain)
        rv_wrong(r, k, "a short name for a tile");
    if (k->next->type == RV_YAML_WORD)
        tile_look(r, k->next);
    else
        rv_read_map(r, k->next, "a tile", tile_fields, t);
    if (t->hand && rv_doc_get(k->next, "count"))
        rv_wrong(r, k, "`hand` or `count`: players hold as many as they have pieces of that sort");
    if (t->hand)
        memset(t->count, 0, sizeof t->count);
    rv_look_tile(r->rs, &r->look, r->joined, t);
    if ((later = rv_doc_get(k->next, "fields")) && later->type == RV_YAML_LIST)
        take_areas(r, later, t);
    if ((later = rv_doc_get(k->next, "foreign")) && later->type == RV_YAML_MAP)
        take_foreign(r, later, t);
    if (r->rs->edge_looks && !r->diags.n && !rv_look_fits(r->rs, &r->look, t, 0))
        rv_complain(&r->diags, RV_D_BAD_LOOK, k->loc, k->text.s,
                    "a mark has a place where nothing can bear it");
}

/* Reads tiles, or more behind those that there are, which are unlisted no more (F-2). */
void rv_take_tiles(rv_reading *r, const rv_yaml *root) {
    rv_ruleset *rs = r->rs;
    const bool more = rv_str_is(r->key->text, "more_tiles");
    const int kept = more ? rs->ntiles : 0;
    const rv_yaml *map = rv_doc_get(root, "tiles");
    map = map ? map : root;
    if (!rv_typed(&r->diags, map, RV_MAP, "tiles") ||
        rv_too_many(&r->diags, map, map->n + kept, RV_LIMIT_TILES, "tiles"))
        return;
    rv_tile *tiles = RV_NEWS(r->a, rv_tile, map->n + kept + 1);
    if (kept)
        memcpy(tiles, rs->tiles, sizeof *tiles * (size_t)kept);
    if (rs->start_tile >= 0)
        r->start = rs->tiles[rs->start_tile].id;
    rs->tiles = tiles;
    rs->ntiles = (int16_t)kept;
    RV_EACH_PAIR(map, k) {
        rv_tile *t = &tiles[rs->ntiles];
        int most = 0;
        if (rv_tile_find(rs, k->text) >= 0)
            rv_wrong(r, k, "another tile of the set has this name");
        take_tile(r, k, t);
        rv_find_same(tiles, rs->ntiles, rs->ntiles + 1);
        rs->ntiles++;
        for (int e = 0; e < RV_EDITIONS && more; e++)
            most = t->count[e] > most ? t->count[e] : most;
        rs->nunlisted = (int16_t)(most < rs->nunlisted ? rs->nunlisted - most : 0);
    }
    if (!more) {
        rs->start_option = RV_ALWAYS;
        rs->start_else = RV_NO_TILE;
    }
    if (r->start) {
        int tile = rv_tile_find(rs, rv_str_of(r->start));
        rs->start_tile = (int16_t)(tile < 0 ? RV_LOST_TILE : tile);
    }
}

static void unlisted_id(rv_reading *r, const rv_yaml *v) {
    bool letter = v->text.n == 1 && v->text.s[0] >= 'A' && v->text.s[0] <= 'Z';
    if (!letter)
        rv_wrong(r, v, "one capital letter");
    r->rs->unlisted_id = rv_read_text(r, v);
}

const rv_row rv_unlisted_rows[] = {RV_FIELDS_unlisted};

/* ---- the board ------------------------------------------------------------------------------ */

/* Cells, track, corners, start spaces. A start space is read as its two halves and its path, and
 * becomes a tile with one printed side that lies outside. */

static int file_of(rv_reading *r, const rv_yaml *v) {
    if (!rv_typed(&r->diags, v, RV_WORD, "a file"))
        return 0;
    int f = v->text.n == 1 ? v->text.s[0] - 'a' : -1;
    if (f >= 0 && f < 26)
        return f;
    rv_wrong(r, v, "a file, a to z");
    return 0;
}

/* Each rank has its first and last file: `3: [b, g]`. */
static void take_cells(rv_reading *r, const rv_yaml *v) {
    rv_ruleset *rs = r->rs;
    uint64_t *inside = RV_NEWS(r->a, uint64_t, RV_LIMIT_SIDE);
    rs->bounded = true;
    rs->inside = inside;
    RV_EACH_PAIR(v, k) {
        const int rank = rv_read_number(r, k, "a rank", 1, RV_LIMIT_SIDE);
        const rv_yaml *files = k->next;
        if (!rank || !rv_typed(&r->diags, files, RV_LIST, "a rank"))
            continue;
        int from = files->n == 2 ? file_of(r, files->first) : 0;
        int to = files->n == 2 ? file_of(r, files->first->next) : -1;
        if (from > to)
            rv_wrong_of(r, files->loc, k->text.s, "its first and last file");
        for (int f = from; f <= to; f++)
            inside[rank - 1] |= (uint64_t)1 << f;
        rs->ranks = (int16_t)(rank > rs->ranks ? rank : rs->ranks);
        rs->files = (int16_t)(to + 1 > rs->files ? to + 1 : rs->files);
    }
}

/* Spaces of the track: those of corners, those at which no wall tile lies at the start, and those
 * behind which a gate stands, which is no space itself and is not counted (F-3, F-4). */
static void take_spaces(rv_reading *r, const rv_yaml *v) {
    rv_ruleset *rs = r->rs;
    const bool gates = rv_str_is(r->key->text, "gates"),
               bare = rv_str_is(r->key->text, "no_wall_tile");
    const int most = gates ? RV_MAX_GATES : RV_MAX_CORNERS;
    int16_t *n = gates ? &rs->ngates : &rs->ncorners;
    *n = bare ? *n : 0;
    RV_EACH_ITEM(v, it) {
        if (!bare && rv_too_many(&r->diags, it, *n + 1, most, r->key->text.s))
            return;
        const int space = rv_read_number(r, it, gates ? "a gate" : "a corner", 0, 999);
        const int known = bare ? rv_corner_at(rs, space) : -1;
        if (gates)
            rs->gates[(*n)++] = (int16_t)space;
        else if (!bare)
            rs->corners[(*n)++] = (rv_corner){(int16_t)space, true};
        else if (known >= 0)
            rs->corners[known].tile = false;
    }
}

typedef struct start_reading {
    rv_start *start;
    /* -1: not given; of halves the kinds of those that lie towards each side */
    int8_t side, halves[RV_SIDES], path, prize, collects;
    bool doubles, joined;
} start_reading;

static void start_cell(rv_reading *r, const rv_yaml *v) {
    start_reading *s = r->to;
    const char file = v->text.n > 1 ? *v->text.s : '\0';
    int rank = 0;
    if (file < 'a' || file > 'z' || !rv_str_int((rv_str){v->text.s + 1, v->text.n - 1}, &rank) ||
        rank < 1 || rank > RV_LIMIT_SIDE)
        rv_complain(&r->diags, RV_D_BAD_CELL, v->loc, v->text.s);
    s->start->x = (int16_t)(file - 'a');
    s->start->y = (int16_t)(rank - 1);
}

/* Halves, and what is printed on them, lie along the side. */
static void check_halves(rv_reading *r, const rv_yaml *map, int side) {
    RV_EACH_PAIR(map, k) {
        const bool half = k->text.n == 1;
        const rv_yaml *at = half ? k : k->next;
        if (!half && !rv_str_is(k->text, "prize") && !rv_str_is(k->text, "collects"))
            continue;
        const int towards = at->text.n == 1 ? rv_side_of(*at->text.s) : -1;
        if (towards >= 0 && towards % 2 == side % 2)
            rv_wrong(r, at,
                     half ? "the halves of this side lie the other way" : "a half of this side");
    }
}

FIELDS(start);

/* The start lies outside, so its printed side is the opposite of the cell's; its first half is that
 * anticlockwise. Alike halves without a path between them are one region, and so are joined ones
 * (C-113). */
static void make_start_tile(const start_reading *s) {
    rv_tile *t = &s->start->tile;
    const int printed = rv_opposite(s->side), first = (printed + 3) & 3, second = (printed + 1) & 3;
    *t = (rv_tile){.id = "", .look = "", .nregions = 2};
    for (int half = 0; half < 2; half++) {
        const int towards = half ? second : first;
        t->regions[half] = (rv_region){.kind = (uint8_t)s->halves[towards],
                                       .ports = (rv_ports)(1u << (3 * printed + 2 * half)),
                                       .prizes = s->prize == towards,
                                       .collects = s->collects == towards};
    }
    if (s->halves[first] == s->halves[second] && (s->path < 0 || s->joined)) {
        t->nregions = 1;
        t->regions[0].ports |= t->regions[1].ports;
        t->regions[0].prizes = s->prize >= 0;
        t->regions[0].collects = s->collects >= 0;
    }
    if (s->path >= 0)
        t->regions[t->nregions++] = (rv_region){.ports = (rv_ports)(1u << (3 * printed + 1)),
                                                .kind = (uint8_t)s->path,
                                                .doubles = s->doubles};
    rv_tile_finish(t);
}

static void take_starts(rv_reading *r, const rv_yaml *v) {
    rv_start *starts = RV_NEWS(r->a, rv_start, RV_MAX_STARTS);
    r->rs->nstarts = 0;
    r->rs->starts = starts;
    RV_EACH_PAIR(v, k) {
        if (rv_too_many(&r->diags, k, r->rs->nstarts + 1, RV_MAX_STARTS, "starts"))
            return;
        start_reading s = {
            &starts[r->rs->nstarts++], 0, {-1, -1, -1, -1}, -1, -1, -1, false, false};
        s.start->space = (int16_t)rv_read_number(r, k, "a start space", 0, 999);
        rv_read_map(r, k->next, "a start space", start_fields, &s);
        check_halves(r, k->next->type == RV_YAML_MAP ? k->next : NULL, s.side);
        if (s.halves[(s.side + 1) & 3] < 0 || s.halves[(s.side + 3) & 3] < 0) {
            rv_wrong(r, k, "both halves of its side");
            return;
        }
        s.start->x = (int16_t)(s.start->x + rv_dx(s.side));
        s.start->y = (int16_t)(s.start->y + rv_dy(s.side));
        make_start_tile(&s);
    }
}

const rv_row rv_board_rows[] = {RV_FIELDS_board};
