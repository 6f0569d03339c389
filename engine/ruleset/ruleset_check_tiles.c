/* ruleset_check_tiles.c - the invariants of tiles, of those that lie at the start, and of the
 * board.
 *
 * They come behind those of ruleset_check.c, on which they rely: kinds have names and shapes then,
 * and each row relies on the rows before it.
 */
#include "base/limit.h"
#include "ruleset/look.h"
#include "ruleset/ruleset_check.h"

/* How many editions can be played, from the first; only one where it is no option. */
static int playable_editions(const rv_ruleset *rs) {
    return rs->options[RV_O_EDITION].offered ? RV_EDITIONS : 1;
}

/* ---- tiles --------------------------------------------------------------------------------- */

/* Each region has ports that suit its kind, and no other has them; an area may lie around what
 * stands in the middle. */
static bool regions_are_whole(const rv_ruleset *rs, const rv_tile *t) {
    rv_ports taken = 0;
    if (t->nregions > RV_TILE_REGIONS)
        return false;
    for (int r = 0; r < t->nregions; r++) {
        const rv_region *g = &t->regions[r];
        const rv_kind *k = g->kind < rs->nkinds ? &rs->kinds[g->kind] : NULL;
        if (!k || !g->ports || g->touches >> t->nregions)
            return false;
        bool suits = k->line     ? !(g->ports & ~RV_MIDDLES)
                     : k->around ? g->ports == 1u << RV_CENTRE
                                 : (g->ports & ~RV_MIDDLES) != 0;
        if (!suits || (!k->around && g->ports & taken))
            return false;
        taken |= k->around ? 0 : g->ports;
    }
    return true;
}

static bool tiles_are_whole(const rv_ruleset_check *s) {
    for (int i = 0; i < s->rs->ntiles; i++)
        if (!regions_are_whole(s->rs, &s->rs->tiles[i]) ||
            (s->rs->tiles[i].sides != 0xf && rv_any_kind(s->rs) == RV_NO_KIND))
            return rv_fault_word(s, 0, "%s", s->rs->tiles[i].id);
    return true;
}

/* A field lies along what is built, and along nothing else. */
static bool fields_lie_along(const rv_ruleset_check *s) {
    for (int i = 0; i < s->rs->ntiles; i++) {
        const rv_tile *t = &s->rs->tiles[i];
        for (int r = 0; r < t->nregions; r++)
            RV_EACH_BIT(t->regions[r].touches, o) {
                const rv_kind *k = &s->rs->kinds[t->regions[o].kind];
                if (k->line || k->area || k->around)
                    return rv_fault_word(s, 0, "%s", t->id);
            }
    }
    return true;
}

/* What is written of a tile must be read as the tile. */
static bool looks_are_found(const rv_ruleset_check *s) {
    for (int i = 0; i < s->rs->ntiles; i++) {
        const rv_tile *t = &s->rs->tiles[i];
        rv_look look;
        rv_fault_word(s, 0, "%s", t->id);
        rv_fault_word(s, 1, "%s", t->look);
        if (rv_look_parse(s->a, s->rs, rv_str_of(t->look), &look) || look.older ||
            !rv_look_fits(s->rs, &look, t, 0))
            return false;
    }
    return true;
}

/* In each edition a game has at most so many tiles: those that are laid, those that are not listed,
 * and those that players can hold from the start. */
static bool set_has_room(const rv_ruleset_check *s) {
    const rv_ruleset *rs = s->rs;
    unsigned sorts = 0;
    int held = 0;
    bool room = true;
    for (int i = 0; i < rs->ntiles; i++)
        if (rs->tiles[i].hand)
            sorts |= 1u << rv_piece_find(rs, rv_str_of(rs->tiles[i].hand));
    RV_EACH_BIT(sorts, piece) {
        int most = 0;
        for (int n = rs->min_players; n <= rs->max_players; n++)
            most = n * rs->pieces[piece].each[n] > most ? n * rs->pieces[piece].each[n] : most;
        held += most;
    }
    for (int e = 0; e < RV_EDITIONS; e++)
        room &= rs->nlaid[e] + rs->nunlisted + held <= RV_LIMIT_TILES;
    return room;
}

static bool set_has_tiles(const rv_ruleset_check *s) {
    for (int e = 0; e < playable_editions(s->rs); e++)
        if (s->rs->nlaid[e] < 1)
            return rv_fault_word(s, 0, playable_editions(s->rs) > 1 ? " in edition %s" : "%.0s",
                                 rv_option_text(NULL, RV_O_EDITION, e));
    return true;
}

static bool unlisted_have_quadrants(const rv_ruleset_check *s) {
    const char *id = s->rs->unlisted_id;
    return !s->rs->nunlisted || (!s->rs->edge_looks && id && *id);
}

/* A tile in hand costs a piece. */
static bool hands_are_pieces(const rv_ruleset_check *s) {
    for (int i = 0; i < s->rs->ntiles; i++) {
        const rv_tile *t = &s->rs->tiles[i];
        if (!t->hand || rv_piece_find(s->rs, rv_str_of(t->hand)) >= 0)
            continue;
        rv_fault_word(s, 0, "%s", t->id);
        return rv_fault_word(s, 1, "%s", t->hand);
    }
    return true;
}

/* ---- the start tile ------------------------------------------------------------------------ */

static bool start_tile_is_listed(const rv_ruleset_check *s) {
    const rv_ruleset *base = s->rs->base;
    int tile = s->rs->start_tile;
    bool theirs = base && base->start_tile >= 0 && base->start_tile < base->ntiles;
    return tile == RV_NO_TILE || (tile >= 0 && tile < s->rs->ntiles) ||
           rv_fault_word(s, 0, "%s", theirs ? base->tiles[base->start_tile].id : "");
}

static bool start_tile_is_in_the_box(const rv_ruleset_check *s) {
    const rv_tile *t = s->rs->start_tile < 0 ? NULL : &s->rs->tiles[s->rs->start_tile];
    for (int e = 0; t && e < playable_editions(s->rs); e++)
        if (!t->count[e]) {
            rv_fault_word(s, 0, "%s", t->id);
            return rv_fault_word(s, 1, "%s", rv_option_text(NULL, RV_O_EDITION, e));
        }
    return true;
}

/* The i-th of the tiles that lie at the start beside the one at 0,0; with -1 that one itself. */
static rv_start_at start_at(const rv_ruleset *rs, int i) {
    return i >= 0 ? rs->beside[i]
                  : (rv_start_at){rs->tiles[rs->start_tile].id, 0, 0, rs->start_quarters};
}

static unsigned edge_of(const rv_ruleset *rs, const rv_start_at *b, int side) {
    const rv_tile *t = &rs->tiles[rv_tile_find(rs, rv_str_of(b->id))];
    return t->edges[b->quarters] >> (4 * side) & 0xf;
}

/* Each lies on a cell of its own beside one that is named before it, and fits. */
static bool start_at_fits(const rv_ruleset_check *s, int i) {
    const rv_start_at mine = start_at(s->rs, i);
    bool attached = false;
    for (int o = -1; o < i; o++) {
        const rv_start_at other = start_at(s->rs, o);
        if (other.x == mine.x && other.y == mine.y)
            return rv_fault_word(s, 2, "%s lies there", other.id);
        for (int side = 0; side < RV_SIDES; side++) {
            if (mine.x + rv_dx(side) != other.x || mine.y + rv_dy(side) != other.y)
                continue;
            attached = true;
            if (!rv_edges_meet(s->rs, edge_of(s->rs, &mine, side),
                               edge_of(s->rs, &other, rv_opposite(side))))
                return rv_fault_word(s, 2, "it does not fit beside %s", other.id);
        }
    }
    return attached || rv_fault_word(s, 2, "it lies beside none that is named before it");
}

/* Those beside the start tile are of the set, lie beside each other and fit, and each edition has
 * as many copies as lie there. */
static bool start_lies_together(const rv_ruleset_check *s) {
    const rv_ruleset *rs = s->rs;
    for (int i = 0; i < rs->nbeside; i++) {
        const rv_start_at *mine = &rs->beside[i];
        const int tile = rv_tile_find(rs, rv_str_of(mine->id));
        int lie = 0;
        rv_fault_word(s, 0, "%s", mine->id);
        rv_fault_word(s, 1, "%d,%d", mine->x, mine->y);
        if (tile < 0)
            return rv_fault_word(s, 2, "it is none of its tiles");
        if (!start_at_fits(s, i))
            return false;
        for (int o = -1; o < rs->nbeside; o++)
            lie += strcmp(start_at(rs, o).id, mine->id) == 0;
        for (int e = 0; e < playable_editions(rs); e++)
            if (rs->tiles[tile].count[e] < lie)
                return rv_fault_word(s, 2, "the set has not so many copies of it");
    }
    return true;
}

static bool start_tile_has_a_table(const rv_ruleset_check *s) {
    return s->rs->start_tile < 0 || (!s->rs->bounded && !s->rs->nstarts);
}

static bool is_cell(const rv_ruleset *rs, int x, int y) {
    return x >= 0 && y >= 0 && x < rs->files && y < rs->ranks && (rs->inside[y] >> x & 1);
}

/* ---- the board ----------------------------------------------------------------------------- */

static bool board_has_cells(const rv_ruleset_check *s) {
    const rv_ruleset *rs = s->rs;
    bool any = !rs->bounded;
    for (int y = 0; rs->bounded && rs->inside && y < rs->ranks && y < RV_LIMIT_SIDE; y++)
        any |= rs->inside[y] != 0;
    return any && rs->ranks <= RV_LIMIT_SIDE;
}

static bool starts_have_a_wall(const rv_ruleset_check *s) {
    return !s->rs->nstarts || s->rs->bounded;
}

/* A start space lies just outside, the only side that is printed against a cell. */
static bool starts_lie_outside(const rv_ruleset_check *s) {
    for (int i = 0; i < s->rs->nstarts; i++) {
        const rv_start *t = &s->rs->starts[i];
        bool beside = false;
        for (int side = 0; side < RV_SIDES; side++)
            beside |= t->tile.sides == 1u << side &&
                      is_cell(s->rs, t->x + rv_dx(side), t->y + rv_dy(side));
        if (!beside || is_cell(s->rs, t->x, t->y))
            return rv_fault_word(s, 0, "%d", t->space);
    }
    return true;
}

static bool starts_lie_apart(const rv_ruleset_check *s) {
    for (int i = 0; i < s->rs->nstarts; i++)
        for (int j = 0; j < i; j++) {
            const rv_start *a = &s->rs->starts[j], *b = &s->rs->starts[i];
            if (a->space != b->space && (a->x != b->x || a->y != b->y))
                continue;
            rv_fault_word(s, 0, "%d", a->space);
            return rv_fault_word(s, 1, "%d", b->space);
        }
    return true;
}

static bool starts_are_whole(const rv_ruleset_check *s) {
    for (int i = 0; i < s->rs->nstarts; i++)
        if (!regions_are_whole(s->rs, &s->rs->starts[i].tile))
            return rv_fault_word(s, 0, "%d", s->rs->starts[i].space);
    return true;
}

/* ---- the table ----------------------------------------------------------------------------- */

const rv_invariant rv_tile_invariants[] = {
    {"regions", tiles_are_whole, "tiles more_tiles kinds",
     "the tile {1} has parts without an edge, or some that overlap"},
    {"fields", fields_lie_along, "tiles more_tiles kinds",
     "a field of the tile {1} lies along something that is not built"},
    {"hands", hands_are_pieces, "tiles more_tiles pieces",
     "the tile {1} is in hand by the pieces {2}, and players have none: say `pieces`"},
    {"many", set_has_room, "tiles more_tiles unlisted",
     "it has more than " RV_LIMIT_TEXT(RV_LIMIT_TILES) " tiles"},
    {"edition", set_has_tiles, "tiles options", "it has no tiles{1}"},
    {"unlisted", unlisted_have_quadrants, "unlisted looks",
     "tiles that are not listed are described by quadrants: its looks are edges"},
    {"looks", looks_are_found, "looks marks kinds tiles more_tiles",
     "the tile {1} cannot be described: {2} is no look of it"},
    {"start-tile", start_tile_is_listed, "start_tile tiles",
     "the start tile {1} is none of its tiles: say `start_tile`"},
    {"start-box", start_tile_is_in_the_box, "start_tile tiles options",
     "the start tile {1} is not among the tiles of edition {2}"},
    {"start-beside", start_lies_together, "start tiles",
     "the start tile {1} cannot lie at {2}: {3}"},
    {"start-table", start_tile_has_a_table, "start_tile board",
     "a start tile lies at 0,0 of a board without cells and start spaces"},
    {"cells", board_has_cells, "board", "its board has no cells"},
    {"wall", starts_have_a_wall, "board", "start spaces lie outside a board: it needs cells"},
    {"outside", starts_lie_outside, "board",
     "the start space {1} must lie just outside the board, beside one of its cells"},
    {"apart", starts_lie_apart, "board", "the start spaces {1} and {2} lie on each other"},
    {"start-regions", starts_are_whole, "board kinds",
     "what the start space {1} shows: its halves are no line, and its path is one"},
    {0},
};
