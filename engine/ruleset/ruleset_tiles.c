/* ruleset_tiles.c - the tiles of a ruleset.
 *
 * A tile is built from its look. Where its areas (`fields`) are not what the look would have them,
 * they are said one by one and take the place of those that follow from the look.
 */
#include "ruleset/ruleset_read.h"
#include <string.h>

/* ---- tiles --------------------------------------------------------------------------------- */

static void tile_look(rv_reading *r, const rv_yaml *k) {
    const rv_yaml *v = k->next;
    const char *wrong = rv_look_parse(r->a, r->rs, v->text, &r->look);
    if (wrong && !r->unlettered) /* letters that were refused leave looks unread */
        rv_complain(&r->diags, RV_D_BAD_LOOK, v->mark, v->text.s, wrong);
}

static void tile_joined(rv_reading *r, const rv_yaml *k) {
    RV_EACH_ITEM(k->next, it) {
        int place = it->type == RV_YAML_WORD ? rv_place_of(it->text) : -1;
        if (place < 0)
            rv_complain(&r->diags, RV_D_BAD_WHERE, it->mark, it->text.s ? it->text.s : "");
        else
            r->joined |= rv_place_ports(place);
    }
}

/* One number, or one by edition: 0 in those that are not named. */
static void tile_count(rv_reading *r, const rv_yaml *k) {
    const rv_yaml *v = k->next;
    rv_tile *t = r->to;
    bool each = v->type == RV_YAML_MAP;
    int all = each ? 0 : rv_read_number(r, v, k->text.s, 1, 100);
    for (int i = 0; i < RV_EDITIONS; i++)
        t->count[i] = (uint16_t)all;
    RV_EACH_PAIR(each ? v : NULL, e) {
        int edition = rv_option_value(NULL, RV_O_EDITION, e->text);
        if (edition >= 0)
            t->count[edition] = (uint16_t)rv_read_number(r, e->next, k->text.s, 1, 100);
        else
            rv_wrong(r, e->mark, e->text.s, "an edition: 1 or 2");
    }
}

/* Areas and marks of other rulesets are read when the tile is built. */
static void tile_later(rv_reading *r, const rv_yaml *k) {
    *(rv_str_is(k->text, "fields") ? &r->areas : &r->foreign) = k->next;
}

FIELDS(tile_fields) = {
    RV_TAKE("look", RV_WORD, tile_look, true),
    RV_TAKE("joined", RV_LIST, tile_joined, false),
    RV_TAKE("fields", RV_LIST, tile_later, false),
    RV_TAKE("foreign", RV_MAP, tile_later, false),
    RV_TAKE("count", RV_WORD | RV_MAP, tile_count, false),
    RV_ROW("hand", rv_tile, hand, RV_IS_NAME, false),
    RV_ROW_NUMBER("part", rv_tile, part, 2, false),
    RV_ROW("odd_city", rv_tile, odd_city, RV_IS_TRUTH, false),
};

/* ---- areas that are not what the look would have them -------------------------------------- */

/* Places parted by blanks, as a bit set. */
static unsigned read_places(rv_reading *r, const rv_yaml *v, rv_str words) {
    unsigned places = 0;
    while (words.s) {
        rv_str word = rv_str_cut(&words, " ");
        int place = word.n ? rv_place_of(word) : -1;
        if (place >= 0)
            places |= 1u << place;
        else if (word.n)
            rv_complain(&r->diags, RV_D_BAD_WHERE, v->mark, rv_dup(r->a, word));
    }
    return places;
}

static rv_ports all_ports(const rv_tile *t) {
    rv_ports all = 0;
    for (int i = 0; i < t->nregions; i++)
        all |= t->regions[i].ports;
    return all;
}

/* Each is its half-edges (or c) and the edges of what it touches: "ssw > w n e". Together the areas
 * of a tile are what nothing else has of its edges. */
static void take_areas(rv_reading *r, rv_tile *t) {
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
        rv_wrong(r, r->areas->mark, "fields", "a ruleset with a kind that is an area");
        return;
    }
    rv_ports taken = all_ports(t);
    bool twice = false;
    RV_EACH_ITEM(r->areas, it) {
        if (!rv_typed(&r->diags, it, RV_WORD, "a field") || t->nregions == RV_TILE_REGIONS)
            continue;
        rv_region *area = &t->regions[t->nregions++];
        rv_str touched = it->text, ports = rv_str_cut(&touched, ">");
        const unsigned along = read_places(r, it, ports), beside = read_places(r, it, touched);
        *area = (rv_region){.kind = (uint8_t)kind};
        for (int p = 0; p < RV_PLACES; p++)
            area->ports |= along >> p & 1 ? rv_place_ports(p) : 0;
        for (int side = 0; side < RV_SIDES; side++)
            if (beside >> side & 1 && t->region_at[3 * side + 1] != RV_NO_REGION)
                area->touches |= (uint16_t)(1u << t->region_at[3 * side + 1]);
        if (area->ports & taken & 1u << RV_CENTRE)
            rv_wrong(r, it->mark, it->text.s,
                     "one field or feature only has the middle; this one needs a half-edge");
        twice |= !area->ports || (area->ports & taken & ~(1u << RV_CENTRE));
        taken |= area->ports;
    }
    rv_tile_finish(t);
    if (twice || (before & ~all_ports(t)))
        rv_wrong(r, r->areas->mark, "fields", "each half-edge that is of no city, once");
}

static void take_tile(rv_reading *r, const rv_yaml *k, rv_tile *t) {
    /* The name stands in records as it is, where `none` is no tile. So it has no sign that has a
     * meaning in YAML or in a turn. */
    bool plain = k->text.n > 0 && k->text.n <= 15 && !rv_str_is(k->text, "none");
    for (size_t i = 0; i < k->text.n; i++)
        plain &= rv_is_alnum(k->text.s[i]) || (i && strchr(".+-_!", k->text.s[i]));
    *t = (rv_tile){.id = rv_read_text(r, k), .count = {1, 1}};
    r->joined = 0;
    r->areas = r->foreign = NULL;
    r->look = (rv_look){0};
    if (!plain)
        rv_wrong(r, k->mark, k->text.s, "a short name for a tile");
    if (k->next->type == RV_YAML_WORD)
        tile_look(r, k);
    else
        RV_READ_MAP(r, k->next, "a tile", tile_fields, t);
    if (t->hand && rv_doc_get(k->next, "count"))
        rv_wrong(r, k->mark, k->text.s,
                 "`hand` or `count`: players hold as many as they have pieces of that sort");
    if (t->hand)
        memset(t->count, 0, sizeof t->count);
    rv_look_tile(r->rs, &r->look, r->joined, t);
    if (r->areas)
        take_areas(r, t);
    if (r->foreign)
        rv_take_foreign(r, r->foreign, t);
    if (r->rs->edge_looks && !r->diags.n && !rv_look_fits(r->rs, &r->look, t, 0))
        rv_complain(&r->diags, RV_D_BAD_LOOK, k->mark, k->text.s,
                    "a mark is said to be where nothing can bear it");
    t->look = rv_look_write(r->a, r->rs, t, 0);
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

/* Reads tiles behind the first `kept` of the set that there is. */
static void take_set(rv_reading *r, const rv_yaml *root, int kept) {
    const rv_yaml *map = rv_doc_get(root, "tiles");
    if (!map)
        map = root;
    if (!rv_typed(&r->diags, map, RV_MAP, "tiles"))
        return;
    if (map->n + kept > RV_LIMIT_TILES) {
        rv_too_many(r, map, RV_LIMIT_TEXT(RV_LIMIT_TILES), "tiles");
        return;
    }
    rv_tile *tiles = RV_NEWS(r->a, rv_tile, map->n + kept + 1);
    if (kept)
        memcpy(tiles, r->rs->tiles, sizeof *tiles * (size_t)kept);
    if (r->rs->start_tile >= 0)
        r->start = r->rs->tiles[r->rs->start_tile].id;
    r->recode = true;
    r->rs->tiles = tiles;
    r->rs->ntiles = (int16_t)kept;
    RV_EACH_PAIR(map, k) {
        if (rv_tile_find(r->rs, k->text) >= 0)
            rv_wrong(r, k->mark, k->text.s, "a name that no other tile of the set has");
        take_tile(r, k, &tiles[r->rs->ntiles]);
        rv_find_same(tiles, r->rs->ntiles, r->rs->ntiles + 1);
        r->rs->ntiles++;
    }
    if (r->start) {
        int tile = rv_tile_find(r->rs, rv_str_of(r->start));
        r->rs->start_tile = (int16_t)(tile < 0 ? RV_LOST_TILE : tile);
    }
}

void rv_take_tiles(rv_reading *r, const rv_yaml *root) {
    take_set(r, root, 0);
}

/* A tile that is described is unlisted no more (F-2). */
void rv_take_more_tiles(rv_reading *r, const rv_yaml *root) {
    int known = r->rs->ntiles, left = r->rs->nunlisted;
    take_set(r, root, known);
    for (int i = known; i < r->rs->ntiles; i++) {
        int most = 0;
        for (int e = 0; e < RV_EDITIONS; e++)
            most = r->rs->tiles[i].count[e] > most ? r->rs->tiles[i].count[e] : most;
        left -= most;
    }
    r->rs->nunlisted = (int16_t)(left > 0 ? left : 0);
}

static void unlisted_id(rv_reading *r, const rv_yaml *k) {
    const rv_yaml *v = k->next;
    bool letter = v->text.n == 1 && v->text.s[0] >= 'A' && v->text.s[0] <= 'Z';
    if (!letter)
        rv_wrong(r, v->mark, v->text.s, "one capital letter");
    r->rs->unlisted_id = rv_read_text(r, v);
}

FIELDS(unlisted_fields) = {
    RV_ROW_NUMBER("count", rv_ruleset, nunlisted, RV_MAX_UNLISTED, true),
    RV_TAKE("id", RV_WORD, unlisted_id, true),
};

void rv_take_unlisted(rv_reading *r, const rv_yaml *k) {
    RV_READ_MAP(r, k->next, k->text.s, unlisted_fields, r->rs);
}
