/* ruleset_tiles.c - the tiles of a ruleset, and the codes of their edges. */
#include "ruleset_read.h"
#include <string.h>

/* ---- tiles --------------------------------------------------------------------------------- */

static void tile_look(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reading *r = ud;
    (void)k;
    const char *wrong = rv_look_parse(r->a, r->rs, v->text, &r->look);
    if (wrong)
        rv_complain(&r->diags, RV_D_BAD_LOOK, v->mark, v->text.s, wrong);
}

static void tile_joined(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reading *r = ud;
    (void)k;
    RV_EACH_ITEM(v, it) {
        int place = it->type == RV_YAML_WORD ? rv_place_of(it->text) : -1;
        if (place < 0)
            rv_complain(&r->diags, RV_D_BAD_WHERE, it->mark, it->text.s ? it->text.s : "");
        else
            r->joined |= rv_place_ports(place);
    }
}

static void tile_count(void *ud, const rv_yaml *k, const rv_yaml *v) {
    ((rv_reading *)ud)->tile->count = (uint16_t)rv_read_number(ud, v, k->text.s, 1, 100);
}

FIELDS(tile_fields) = {
    {"look", RV_WORD, tile_look, true},
    {"joined", RV_LIST, tile_joined, false},
    {"count", RV_WORD, tile_count, false},
};

static bool plain_id(rv_str s) {
    for (size_t i = 0; i < s.n; i++)
        if (!(s.s[i] > ' ' && s.s[i] < 0x7f) || strchr("/@:,", s.s[i]))
            return false;
    return s.n > 0 && s.n <= 15;
}

static void take_tile(rv_reading *r, const rv_yaml *k, rv_tile *t) {
    *t = (rv_tile){.id = rv_read_text(r, k), .count = 1};
    r->tile = t;
    r->joined = 0;
    r->look = (rv_look){0};
    if (!plain_id(k->text))
        rv_complain(&r->diags, RV_D_BAD_EXTRA, k->mark, k->text.s, "a short name for a tile");
    if (k->next->type == RV_YAML_WORD)
        tile_look(r, k, k->next);
    else
        RV_SCHEMA(&r->diags, k->next, "a tile", tile_fields, r);
    rv_look_tile(r->rs, &r->look, r->joined, t);
    t->look = rv_look_write(r->a, r->rs, t, 0);
}

static void find_same(rv_tile *tiles, int i) {
    tiles[i].same = (uint16_t)i;
    for (int j = 0; j < i; j++)
        for (int q = 0; q < 4; q++)
            if (tiles[j].same == j && rv_tile_alike(&tiles[j], &tiles[i], q)) {
                tiles[i].same = (uint16_t)j;
                tiles[i].same_turn = (uint8_t)q;
                return;
            }
}

/* Behind the first `kept` tiles of the set that there is. */
static void take_set(rv_reading *r, const rv_yaml *root, int kept) {
    const rv_yaml *map = rv_doc_get(root, "tiles");
    if (!map)
        map = root;
    if (!rv_typed(&r->diags, map, RV_MAP, "tiles"))
        return;
    if (map->n + kept > RV_LIMIT_TILES) {
        rv_complain(&r->diags, RV_D_TOO_MANY, map->mark, RV_LIMIT_TEXT(RV_LIMIT_TILES), "tiles");
        return;
    }
    rv_tile *tiles = RV_NEWS(r->a, rv_tile, map->n + kept + 1);
    if (kept)
        memcpy(tiles, r->rs->tiles, sizeof *tiles * (size_t)kept);
    r->recode = true;
    r->rs->tiles = tiles;
    r->rs->ntiles = (int16_t)kept;
    RV_EACH_PAIR(map, k) {
        if (rv_tile_find(r->rs, k->text) >= 0)
            rv_complain(&r->diags, RV_D_BAD_EXTRA, k->mark, k->text.s,
                        "a name that no other tile of the set has");
        take_tile(r, k, &tiles[r->rs->ntiles]);
        find_same(tiles, r->rs->ntiles++);
    }
}

static void take_tile_map(rv_reading *r, const rv_yaml *root) {
    take_set(r, root, 0);
}

/* What is described is unlisted no more (F-2). */
static void take_more(rv_reading *r, const rv_yaml *root) {
    int known = r->rs->ntiles, left = r->rs->nunlisted;
    take_set(r, root, known);
    for (int i = known; i < r->rs->ntiles; i++)
        left -= r->rs->tiles[i].count;
    r->rs->nunlisted = (int16_t)(left > 0 ? left : 0);
}

void rv_take_tiles(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    rv_read_part(ud, v, take_tile_map);
}

void rv_take_more_tiles(void *ud, const rv_yaml *k, const rv_yaml *v) {
    (void)k;
    rv_read_part(ud, v, take_more);
}

static void unlisted_count(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reading *r = ud;
    r->rs->nunlisted = (int16_t)rv_read_number(r, v, k->text.s, 0, RV_MAX_UNLISTED);
}

static void unlisted_id(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reading *r = ud;
    (void)k;
    bool letter = v->text.n == 1 && v->text.s[0] >= 'A' && v->text.s[0] <= 'Z';
    if (!letter)
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, v->text.s, "one capital letter");
    r->rs->unlisted_id = rv_read_text(r, v);
}

FIELDS(unlisted_fields) = {
    {"count", RV_WORD, unlisted_count, true},
    {"id", RV_WORD, unlisted_id, true},
};

void rv_take_unlisted(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reading *r = ud;
    RV_SCHEMA(&r->diags, v, k->text.s, unlisted_fields, r);
}

/* ---- edge codes ---------------------------------------------------------------------------- */

/* What an edge shows, as far as fitting goes: with `fit: middles` whether a line leaves there. */
static void edge_triple(const rv_ruleset *rs, const rv_tile *t, int quarters, int side,
                        uint8_t out[3]) {
    for (int i = 0; i < 3; i++) {
        int region = rv_tile_region(t, quarters, 3 * side + i);
        out[i] = region == RV_NO_REGION ? RV_NO_KIND : t->regions[region].kind;
    }
    if (rs->all_ports_fit)
        return;
    bool line = out[1] != RV_NO_KIND && rs->kinds[out[1]].line;
    out[0] = out[2] = RV_NO_KIND;
    out[1] = line ? out[1] : RV_NO_KIND;
}

/* 0: there is no room for one more sort. */
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
            int printed = (side + 4 - q) & 3; /* the side of the unturned tile that lies there */
            if (!(t->sides >> printed & 1))
                continue;
            uint8_t e[3];
            edge_triple(rs, t, q, side, e);
            int code = edge_code(rs, e);
            coded &= code != 0;
            t->edges[q] |= (uint16_t)(code << (4 * side));
        }
    }
    return coded;
}

static void code_tile(rv_reading *r, rv_tile *t) {
    if (!rv_code_tile(r->rs, t) && !r->why)
        r->why = "its tiles have more than " RV_LIMIT_TEXT(RV_MAX_EDGES) " sorts of edge";
}

void rv_code_edges(rv_reading *r) {
    rv_ruleset *rs = r->rs;
    rv_tile *tiles = RV_NEWS(r->a, rv_tile, rs->ntiles + 1);
    rv_start *starts = RV_NEWS(r->a, rv_start, rs->nstarts + 1);
    rs->nedges = rs->nlaid = 0;
    for (int i = 0; i < rs->ntiles; i++) {
        tiles[i] = rs->tiles[i];
        code_tile(r, &tiles[i]);
        if (r->reletter)
            tiles[i].look = rv_look_write(r->a, rs, &tiles[i], 0);
        rs->nlaid = (int16_t)(rs->nlaid + tiles[i].count);
    }
    for (int i = 0; i < rs->nstarts; i++) {
        starts[i] = rs->starts[i];
        code_tile(r, &starts[i].tile);
    }
    rs->tiles = tiles;
    rs->starts = starts;
}
