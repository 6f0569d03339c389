/* resolve.c - the words of a record on the current table: copies, features, places. */
#include "core/turn.h"
#include "judge/replay.h"
#include "record/write.h"

const char *rv_plural(rv_arena *a, int n, const char *noun) {
    return rv_printf(a, "%d %s%s", n, noun, n == 1 ? "" : "s");
}

/* ---- copies -------------------------------------------------------------------------------- */

/* Whether a tile that is to come has the look, though it has more to tell than a look can say. */
static bool shows_look(const rv_game *g, const rv_look *look, int tile) {
    int fits = 0;
    for (int q = 0; q < 4 && rv_copies_left(g, tile) > 0; q++)
        fits |= rv_look_fits(g->rs, look, &g->rs->tiles[tile], q);
    return fits;
}

/* The copy for a look: the drawn one if that is known, otherwise one that the document does not
 * name by number elsewhere, otherwise any, and where all lie, another tile that looks so. */
static int copy_for_look(const rv_case *c, const rv_tile_ref *ref) {
    const rv_game *g = c->game;
    int same = g->rs->tiles[ref->tile].same, any = RV_NONE;
    if (c->rec.has_draw && c->draw < c->rec.draw.n) {
        int drawn = c->rec.draw.list[c->draw].tile;
        if ((g->rs->tiles[drawn].same == same || shows_look(g, ref->look, drawn)) &&
            rv_copies_left(g, drawn) > c->named[drawn])
            return drawn;
    }
    for (int i = g->rs->ntiles - 1; i >= 0; i--)
        if (g->rs->tiles[i].same == same && rv_copies_left(g, i) > 0)
            any = i;
    for (int i = 0; i < g->rs->ntiles; i++)
        if (g->rs->tiles[i].same == same && rv_copies_left(g, i) > c->named[i])
            return i;
    for (int i = 0; i < g->rs->ntiles && any == RV_NONE; i++)
        any = shows_look(g, ref->look, i) ? i : any;
    return any;
}

bool rv_choose_copy(rv_case *c, rv_tile_ref *ref) {
    const rv_game *g = c->game;
    if (!ref->look) {
        if (c->named[ref->tile])
            RV_SETTLE(c, c->named[ref->tile], (uint8_t)(c->named[ref->tile] - 1));
        return rv_copies_left(g, ref->tile) > 0;
    }
    int copy = copy_for_look(c, ref);
    if (copy == RV_NONE)
        return false;
    RV_SETTLE(c, ref->tile, copy);
    c->game->described[copy] = true; /* for texts only */
    int quarters = rv_look_quarters(g->rs, ref->look, &g->rs->tiles[copy]) + ref->further;
    RV_SETTLE(c, ref->quarters, quarters & 3);
    return true;
}

/* "e5", "0,1, 2,3": the cells of the copies of a tile; returns their number. */
static int put_cells(rv_case *c, rv_buf *b, int tile) {
    const rv_game *g = c->game;
    int n = 0;
    for (int i = 0; i < g->nplaced; i++)
        if (!g->placed[i].start && g->placed[i].index == tile)
            rv_putf(b, "%s%s", n++ ? ", " : "",
                    rv_cell_name(g, &c->arena, g->placed[i].x, g->placed[i].y));
    return n;
}

const char *rv_where_gone(rv_case *c, int tile) {
    const rv_game *g = c->game;
    rv_buf b = {.arena = &c->arena};
    int copies = rv_copies(g, tile), n = put_cells(c, &b, tile);
    const char *cells = rv_buf_text(&b);
    if (copies == 0)
        return rv_printf(
            &c->arena, "is not in the set (%s)",
            rv_option_words(g, &c->arena, g->unused[tile] ? g->terms.set_option : RV_O_EDITION));
    if (n == 0)
        return "was discarded";
    if (copies == 1)
        return rv_printf(&c->arena, "lies at %s already", cells);
    return rv_printf(&c->arena, "has no copy left: %s of %d lie%s at %s",
                     n == copies ? "all" : rv_printf(&c->arena, "%d", n), copies, n == 1 ? "s" : "",
                     cells);
}

/* ---- features ------------------------------------------------------------------------------ */

/* Whether a feature has a region before r on the tile. */
static bool seen_before(const rv_game *g, const rv_placed *p, int r) {
    for (int o = 0; o < r; o++)
        if (rv_root(g, rv_node_of(p, o)) == rv_root(g, rv_node_of(p, r)))
            return true;
    return false;
}

/* The number of features of some kinds, a bit each, on a tile, and a node of the first. */
static int features_on(const rv_game *g, const rv_placed *p, unsigned kinds, int *first) {
    int n = 0;
    for (int r = 0; r < p->tile->nregions; r++)
        if (kinds >> p->tile->regions[r].kind & 1 && !seen_before(g, p, r))
            *first = n++ ? *first : rv_node_of(p, r);
    return n;
}

/* Their places, "n, e, s", or each behind its kind, "city@n, field@ne". */
static const char *places_on(rv_case *c, int placed, unsigned kinds, bool named) {
    const rv_game *g = c->game;
    const rv_placed *p = &g->placed[placed];
    rv_buf names = {.arena = &c->arena};
    for (int r = 0; r < p->tile->nregions; r++)
        if (kinds >> p->tile->regions[r].kind & 1 && !seen_before(g, p, r))
            rv_putf(&names, "%s%s%s%s", names.n ? ", " : "",
                    named ? g->rs->kinds[p->tile->regions[r].kind].name : "", named ? "@" : "",
                    rv_place_on(g, placed, rv_root(g, rv_node_of(p, r)), kinds));
    return rv_buf_text(&names);
}

/* The kinds on which a figure may be meant: one that is written alone has several. */
static unsigned kinds_of(const rv_case *c, const rv_piece_ref *ref) {
    return rv_figure_kinds(&c->game->rs->figures[ref->figure], ref->kind);
}

/* The word of a figure, before its place. */
static const char *word_of(rv_case *c, const rv_piece_ref *ref) {
    const rv_ruleset *rs = c->game->rs;
    return rv_printf(&c->arena, "%s%s", rs->figures[ref->figure].prefix,
                     rv_figure_role(rs, ref->figure, ref->kind));
}

/* "Type knight@n or knight@s", in a turn those that the player to move may take. */
static const char *help_pieces(rv_case *c, int placed, const rv_piece_ref *ref, bool in_turn) {
    const rv_game *g = c->game;
    const rv_placed *p = &g->placed[placed];
    const char *word = word_of(c, ref), *list[RV_TILE_REGIONS];
    rv_buf b = {.arena = &c->arena};
    int n = 0;
    for (int r = 0; r < p->tile->nregions; r++) {
        int node = rv_node_of(p, r);
        if (kinds_of(c, ref) >> p->tile->regions[r].kind & 1 && !seen_before(g, p, r) &&
            (!in_turn || rv_takes(NULL, g, g->to_move, ref->figure, node)))
            list[n++] = rv_place_on(g, placed, rv_root(g, node), kinds_of(c, ref));
    }
    for (int i = 0; i < n; i++)
        rv_putf(&b, "%s%s@%s", !i ? "Type " : i + 1 < n ? ", " : " or ", word, list[i]);
    return n ? rv_buf_text(&b) : "Delete the follower, for no place for it is free";
}

static int bad_feature(rv_case *c, const rv_feature_ref *ref, rv_code_id none, const char *why) {
    rv_object(c, none, ref->mark, ref->text, why)->at =
        (rv_at_cell){.there = true, .x = ref->x, .y = ref->y};
    return RV_NONE;
}

int rv_feature_of(rv_case *c, rv_feature_ref *ref, rv_code_id none) {
    const rv_game *g = c->game;
    const char *kind = g->rs->kinds[ref->kind].name;
    int placed = rv_placed_at(g, rv_pos(g, ref->x, ref->y)), node = RV_NONE;
    if (placed == RV_NONE)
        return bad_feature(c, ref, none, "no tile lies there");
    int n = features_on(g, &g->placed[placed], 1u << ref->kind, &node);
    if (ref->place >= 0)
        node = rv_node_of_place(g, placed, 1u << ref->kind, ref->place);
    if (node == RV_NONE)
        return bad_feature(
            c, ref, none,
            rv_printf(&c->arena, "that tile shows no %s %s", kind, n ? "at that place" : "at all"));
    if (ref->place < 0 && n > 1)
        return bad_feature(c, ref, none,
                           rv_printf(&c->arena, "that tile has several, at %s",
                                     places_on(c, placed, 1u << ref->kind, false)));
    int root = rv_root(g, node);
    RV_SETTLE(c, ref->canon, rv_feature_name(g, &c->arena, root));
    return root;
}

/* " or abbot": the figures of the game that are written alone, and could stand on a kind. */
static void put_alone(const rv_game *g, int kind, rv_buf *b) {
    for (int f = 0; f < g->nfigures; f++) {
        const rv_figure_row *row = &g->rs->figures[f];
        if (g->alone >> f & 1 && row->on >> kind & 1)
            rv_putf(b, "%s%s", b->n ? " or " : "", row->key);
    }
}

/* "Tile 32 shows no path: type squire or merchant, or leave the follower out." */
static const char *kinds_on(rv_case *c, const rv_placed *p, const char *kind, const char *id) {
    const rv_game *g = c->game;
    rv_buf b = {.arena = &c->arena};
    for (int k = 0; k < g->rs->nkinds; k++) {
        int first;
        if (!features_on(g, p, 1u << k, &first))
            continue;
        if (!(g->barred >> k & 1))
            rv_putf(&b, "%s%s", b.n ? " or " : "", g->rs->kinds[k].role);
        put_alone(g, k, &b);
    }
    return rv_printf(&c->arena, "Tile %s shows no %s: type %s.", id, kind,
                     b.n ? rv_printf(&c->arena, "%s, or leave the follower out", rv_buf_text(&b))
                         : "no follower");
}

/* "road or city": the kinds, in words. */
static const char *kinds_said(rv_case *c, unsigned kinds) {
    rv_buf b = {.arena = &c->arena};
    RV_EACH_BIT(kinds, k)
        rv_putf(&b, "%s%s", b.n ? " or " : "", c->game->rs->kinds[k].name);
    return rv_buf_text(&b);
}

/* There is no such feature: reports this and the n features of the kind on the tile. */
static void complain_no_place(rv_case *c, const rv_piece_ref *ref, const rv_tile_ref *typed,
                              int placed, int n, rv_code_id none) {
    const rv_game *g = c->game;
    const rv_placed *p = &g->placed[placed];
    const char *id = typed->look ? typed->text : rv_tile_said(&c->arena, g, p->tile),
               *role = word_of(c, ref);
    const char *kind = kinds_said(c, kinds_of(c, ref));
    const char *at =
        ref->place < 0 ? "" : rv_printf(&c->arena, " at %s", rv_place_name(ref->place));
    const char *cell = rv_cell_name(g, &c->arena, p->x, p->y);
    rv_diag *d = none == RV_D_NO_PLACE ? rv_object(c, none, ref->mark, id, role, at)
                                       : rv_object(c, none, ref->mark, role, cell, id);
    if (g->rs->figures[ref->figure].joins)
        rv_rests_on(c, rv_law_rule(g, rv_joining_law(g, ref->figure, RV_L_JOINS_WHERE)), RV_NONE);
    const char *colon = strchr(role, ':'), *plain = colon ? colon + 1 : role; /* big:knight */
    d->help = n ? rv_printf(&c->arena, "%s: %s %s needs %s %s.",
                            help_pieces(c, placed, ref, none == RV_D_NO_PLACE), rv_article(plain),
                            plain, rv_article(kind), kind)
                : kinds_on(c, p, kind, id);
}

/* It is said which features there are, and what to type for each. */
static void complain_several(rv_case *c, const rv_piece_ref *ref, const rv_tile_ref *typed,
                             int placed, rv_code_id several) {
    const rv_game *g = c->game;
    const rv_placed *p = &g->placed[placed];
    const char *kind = kinds_said(c, kinds_of(c, ref));
    rv_object(c, several, ref->mark, typed->text, rv_cell_name(g, &c->arena, p->x, p->y), kind,
              places_on(c, placed, kinds_of(c, ref), true))
        ->help =
        rv_printf(&c->arena, "%s.", help_pieces(c, placed, ref, several == RV_D_WHERE_SEVERAL));
}

int rv_piece_node(rv_case *c, rv_piece_ref *ref, const rv_tile_ref *typed, int placed,
                  rv_code_id none) {
    const rv_game *g = c->game;
    const rv_placed *p = &g->placed[placed];
    int node = RV_NONE, n = features_on(g, p, kinds_of(c, ref), &node);
    if (ref->place >= 0)
        node = rv_node_of_place(g, placed, kinds_of(c, ref), ref->place);
    if (node == RV_NONE) {
        complain_no_place(c, ref, typed, placed, n, none);
        return RV_NONE;
    }
    if (ref->place < 0 && n > 1) {
        complain_several(c, ref, typed, placed,
                         none == RV_D_NO_PLACE ? RV_D_WHERE_SEVERAL : RV_D_POS_WHERE);
        return RV_NONE;
    }
    RV_SETTLE(c, ref->canon, rv_piece_word(&c->arena, g, placed, node, ref->figure));
    return node;
}
