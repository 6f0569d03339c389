/* write_words.c - tiles, places and turns in canonical words. */
#include "core/pieces.h"
#include "record/key.h"
#include "record/write.h"

const char *rv_tile_word(rv_arena *a, const rv_game *g, int tile, int quarters) {
    const char *id = g->rs->tiles[tile].id;
    if (rv_unlisted_tile(g->rs, tile)) /* its name has no meaning in another document */
        return rv_look_write(a, g->rs, &g->rs->tiles[tile], quarters);
    return quarters ? rv_printf(a, "%s/%d", id, 90 * quarters) : id;
}

const char *rv_tile_said(rv_arena *a, const rv_game *g, const rv_tile *t) {
    const rv_tile *set = g->rs->tiles;
    bool listed = t < set || t >= set + g->rs->ntiles || !rv_unlisted_tile(g->rs, (int)(t - set));
    return listed ? t->id : rv_printf(a, "%s (%s)", t->id, t->look);
}

const char *rv_piece_word(rv_arena *a, const rv_game *g, int placed, int node) {
    const char *const parts[] = {rv_kind_of(g, node)->role, "@",
                                 rv_place_on(g, placed, rv_root(g, node))};
    return rv_join(a, 3, parts);
}

/* As typed; in the letters of the ruleset if it was typed in those of a base ruleset. */
static const char *look_word(rv_case *c, const rv_tile_ref *ref) {
    const rv_tile *t = &c->rec.rs->tiles[ref->tile];
    int q = 0;
    while (q < 3 && !rv_look_fits(c->rec.rs, ref->look, t, q))
        q++;
    return ref->look->older ? rv_look_write(&c->arena, c->rec.rs, t, q) : ref->text;
}

static const char *typed(rv_case *c, const rv_tile_ref *ref, bool resolved, int quarters) {
    return resolved || !ref->look ? rv_tile_word(&c->arena, c->game, ref->tile, quarters)
                                  : look_word(c, ref);
}

const char *rv_tile_held(rv_case *c, const rv_tile_ref *ref, bool resolved) {
    return typed(c, ref, resolved, 0);
}

static const char *typed_piece(rv_case *c, const rv_piece_ref *piece) {
    return rv_printf(&c->arena, "%s%s%s%s", c->game->rs->figures[piece->figure].prefix,
                     c->rec.rs->kinds[piece->kind].role, piece->place < 0 ? "" : "@",
                     piece->place < 0 ? "" : rv_place_name(piece->place));
}

const char *rv_feature_word(rv_case *c, const rv_feature_ref *f) {
    if (f->canon)
        return f->canon;
    return rv_printf(&c->arena, "%s@%s%s%s", c->rec.rs->kinds[f->kind].name,
                     rv_cell_name(c->game, &c->arena, f->x, f->y), f->place < 0 ? "" : ".",
                     f->place < 0 ? "" : rv_place_name(f->place));
}

const char *rv_turn_words(rv_case *c, const rv_entry *e) {
    if (e->apart)
        return e->apart->alone_words(c, e);
    if (e->none)
        return "none";
    const char *piece = e->piece.kind == RV_NONE ? NULL
                        : e->piece.canon         ? e->piece.canon
                                                 : typed_piece(c, &e->piece);
    return rv_printf(&c->arena, "%s %s%s%s", typed(c, &e->tile, e->played, e->tile.quarters),
                     rv_cell_name(c->game, &c->arena, e->x, e->y), piece ? " " : "",
                     piece ? piece : "");
}
