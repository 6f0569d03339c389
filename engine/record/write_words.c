/* write_words.c - tiles, places and turns in canonical words. */
#include "record/key.h"
#include "record/write.h"
#include "ruleset/look.h"

const char *rv_tile_word(rv_arena *a, const rv_game *g, int tile, int quarters) {
    const char *id = g->rs->tiles[tile].id;
    if (rv_unlisted_tile(g->rs, tile)) /* its name has no meaning in another document */
        return rv_look_write(a, g->rs, &g->rs->tiles[tile], quarters);
    static const char *const turned[] = {"", "/90", "/180", "/270"};
    return quarters ? rv_join(a, 2, (const char *const[]){id, turned[quarters]}) : id;
}

const char *rv_tile_said(rv_arena *a, const rv_game *g, const rv_tile *t) {
    const rv_tile *set = g->rs->tiles;
    bool listed = t < set || t >= set + g->rs->ntiles || !rv_unlisted_tile(g->rs, (int)(t - set));
    return listed ? t->id : rv_printf(a, "%s (%s)", t->id, t->look);
}

/* A tile over which something was built is another in the game, but not for those who look at it.
 */
const char *rv_lying_named(rv_arena *a, const rv_game *g, int placed) {
    const rv_placed *p = &g->board.placed[placed];
    bool described = !p->start && g->described && g->described[p->index];
    return described ? rv_look_write(a, g->rs, &g->rs->tiles[p->index], p->quarters)
                     : rv_tile_said(a, g, p->tile);
}

const char *rv_lying_said(rv_arena *a, const rv_game *g, int placed) {
    const rv_placed *p = &g->board.placed[placed];
    const char *name = rv_lying_named(a, g, placed);
    bool described = !p->start && g->described && g->described[p->index];
    return described ? rv_printf(a, "%s at %s", name, rv_cell_name(g, a, p->x, p->y)) : name;
}

/* Where a figure stands on a tile: where its feature is; or, if another one stands on the same
 * feature of the tile, where only its own region is. */
static const char *place_of(const rv_board *b, int placed, int node, unsigned kinds) {
    const rv_placed *p = &b->placed[placed];
    rv_ports others = 0;
    bool alone = true;
    for (int r = 0; r < p->tile->nregions; r++) {
        int other = rv_node_of(p, r);
        if (other == node)
            continue;
        alone &= !b->nodes[other].piece || rv_root(b, other) != rv_root(b, node);
        others |= kinds >> b->nodes[other].kind & 1 ? rv_tile_ports(p->tile, p->quarters, r) : 0;
    }
    return alone ? rv_place_on(b, placed, rv_root(b, node), kinds)
                 : rv_place_name(rv_place_canonical(
                       rv_tile_ports(p->tile, p->quarters, b->nodes[node].region), others));
}

const char *rv_piece_word(rv_arena *a, const rv_game *g, int placed, int node, int figure) {
    const rv_figure_row *f = &g->rs->figures[figure];
    int kind = g->board.nodes[node].kind;
    const char *const parts[] = {f->prefix, rv_figure_role(g->rs, figure, kind), "@",
                                 place_of(&g->board, placed, node, rv_figure_kinds(f, kind))};
    return rv_join(a, 4, parts);
}

/* ---- by look or by name -------------------------------------------------------------------- */

/* Whether a look is read as this tile, or a copy of it, lying so. */
static bool leads_back(rv_case *c, rv_str text, const rv_tile *t, int quarters) {
    const rv_ruleset *rs = c->game->rs;
    rv_str rest = text;
    rv_sought s;
    if (rv_tile_find(rs, rv_str_cut(&rest, "/")) >= 0 || rv_sought_parse(&c->arena, rs, text, &s))
        return false;
    int plain = rv_sought_plain(&c->arena, rs, &s);
    for (rv_found at = {.tile = -1}; rv_sought_next(&c->arena, rs, &s, &at);)
        if ((plain < 0 ? rs->tiles[at.tile].same : plain) != t->same)
            return false;
    return rv_tile_alike(t, t, (quarters - rv_look_quarters(rs, &s.look, t)) & 3);
}

const char *rv_tile_written(rv_case *c, int tile, int quarters) {
    const rv_tile *t = &c->game->rs->tiles[tile];
    if (c->settings.naming == RV_NAMES_TILES)
        /* with the least of the rotations in which it looks the same, as if found by look */
        quarters %= rv_tile_turns(t);
    else if (c->settings.naming == RV_NAMES_LOOKS) {
        const char *look = rv_look_write(&c->arena, c->game->rs, t, quarters);
        if (leads_back(c, rv_str_of(look), t, quarters))
            return look;
    }
    return rv_tile_word(&c->arena, c->game, tile, quarters);
}

/* As typed, unless another way is asked for; in the letters of the ruleset if it was typed in those
 * of a base ruleset. Which of several tiles with the look it will be is not known. */
static const char *look_word(rv_case *c, const rv_tile_ref *ref, bool laid) {
    const rv_ruleset *rs = c->rec.rs;
    const rv_tile *t = &rs->tiles[ref->tile];
    int q = rv_look_quarters(rs, ref->look, t);
    if (c->settings.naming == RV_NAMES_TILES && t->alike == ref->tile)
        return rv_tile_word(&c->arena, c->game, ref->tile, laid ? q : 0);
    bool as_typed = c->settings.naming == RV_NAMES_AS_USUAL && !ref->look->older;
    return as_typed ? ref->text : rv_look_write(&c->arena, rs, t, q);
}

static const char *typed(rv_case *c, const rv_tile_ref *ref, bool resolved, int quarters) {
    return resolved || !ref->look ? rv_tile_written(c, ref->tile, quarters)
                                  : look_word(c, ref, true);
}

const char *rv_tile_held(rv_case *c, const rv_tile_ref *ref, bool resolved) {
    return resolved || !ref->look ? rv_tile_written(c, ref->tile, 0) : look_word(c, ref, false);
}

const char *rv_turn_words(rv_case *c, const rv_entry *e) {
    if (e->apart)
        return e->apart->alone_words(c, e);
    if (e->none)
        return "none";
    const rv_piece_ref *p = &e->piece;
    const char *piece = p->canon;
    if (!piece && p->kind != RV_NONE)
        piece = rv_printf(&c->arena, "%s%s%s%s", c->game->rs->figures[p->figure].prefix,
                          rv_figure_role(c->rec.rs, p->figure, p->kind), p->place < 0 ? "" : "@",
                          p->place < 0 ? "" : rv_place_name(p->place));
    if (p->kind == RV_NONE)
        piece = NULL;
    return rv_printf(&c->arena, "%s %s%s%s", typed(c, &e->tile, e->played, e->tile.quarters),
                     rv_cell_name(c->game, &c->arena, e->x, e->y), piece ? " " : "",
                     piece ? piece : "");
}
