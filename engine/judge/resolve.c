/* resolve.c - the words of a record on the current table: copies, features, places.
 *
 * A record says `BA.CFr`, `city@1,0` or `knight@n`, and what that is depends on what lies there
 * now. The judge settles it here before it checks an entry: which copy of a tile is meant by its
 * look, and which feature by its name. What it finds is written into the entry itself (RV_SETTLE).
 */
#include "core/stack.h"
#include "judge/meant.h"
#include <ctype.h>

const char *rv_plural(rv_arena *a, int n, const char *noun) {
    return rv_printf(a, "%d %s%s", n, noun, n == 1 ? "" : "s");
}

/* ---- copies -------------------------------------------------------------------------------- */

int rv_quarters_typed(const rv_ruleset *rs, const rv_tile_ref *ref) {
    return ref->look ? rv_look_quarters(rs, ref->look, &rs->tiles[ref->tile]) : ref->quarters;
}

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
    if (c->rec.has_draw && rv_draw_at(c) < c->rec.draw.n) {
        int drawn = c->rec.draw.list[rv_draw_at(c)].tile;
        if ((g->rs->tiles[drawn].same == same || shows_look(g, ref->look, drawn)) &&
            rv_copies_left(g, drawn) > c->play.named[drawn])
            return drawn;
    }
    for (int i = 0; i < g->rs->ntiles; i++) {
        int left = g->rs->tiles[i].same == same ? rv_copies_left(g, i) : 0;
        if (left > c->play.named[i])
            return i;
        any = left > 0 && any == RV_NONE ? i : any;
    }
    for (int i = 0; i < g->rs->ntiles && any == RV_NONE; i++)
        any = shows_look(g, ref->look, i) ? i : any;
    return any;
}

bool rv_choose_copy(rv_case *c, rv_tile_ref *ref) {
    const rv_game *g = c->game;
    const int hand = rv_hand_of(g, ref->tile);
    const bool left = hand == RV_NONE ? rv_copies_left(g, ref->tile) > 0 : rv_pieces_left(g, hand);
    if (!ref->look) {
        if (c->play.named[ref->tile])
            RV_SETTLE(c, c->play.named[ref->tile], c->play.named[ref->tile] - 1);
        return left;
    }
    int copy = hand == RV_NONE ? copy_for_look(c, ref) : left ? ref->tile : RV_NONE;
    if (copy == RV_NONE)
        return false;
    RV_SETTLE(c, ref->tile, copy);
    c->game->described[copy] = true; /* for texts only */
    int quarters = rv_look_quarters(g->rs, ref->look, &g->rs->tiles[copy]) + ref->further;
    RV_SETTLE(c, ref->quarters, quarters & 3);
    return true;
}

/* Of a look, all that look so are gone. */
const char *rv_where_gone(const rv_game *g, const rv_tile_ref *ref) {
    rv_buf b = {.arena = g->arena};
    const rv_tile *tiles = g->rs->tiles;
    const int tile = ref->tile, hand = rv_hand_of(g, tile);
    const int option = hand == RV_NONE ? RV_NO_OPTION : g->rs->pieces[hand].option.option;
    int n = 0, copies = hand == RV_NONE ? rv_copies(g, tile) : rv_all_pieces(g, hand);
    for (int i = 0; i < g->rs->ntiles && ref->look; i++)
        copies += i != tile && tiles[i].same == tiles[tile].same ? rv_copies(g, i) : 0;
    for (int i = 0; i < g->board.nplaced; i++) {
        const rv_placed *p = &g->board.placed[i];
        if (!p->start &&
            (p->index == tile || (ref->look && tiles[p->index].same == tiles[tile].same)))
            rv_putf(&b, "%s%s", n++ ? ", " : "", rv_cell_name(g->rs, g->arena, p->x, p->y));
    }
    const char *cells = rv_buf_text(&b);
    if (copies == 0)
        return rv_printf(g->arena, "is not in the set (%s)",
                         rv_option_words(g, g->arena,
                                         option != RV_NO_OPTION  ? option
                                         : g->stack.unused[tile] ? rv_set_option(g, tile)
                                                                 : RV_O_EDITION));
    if (n == 0)
        return "was discarded";
    if (copies == 1)
        return rv_printf(g->arena, "lies at %s already", cells);
    return rv_printf(g->arena, "has no copy left: %s of %d lie%s at %s",
                     n == copies ? "all" : rv_printf(g->arena, "%d", n), copies, n == 1 ? "s" : "",
                     cells);
}

/* ---- features ------------------------------------------------------------------------------ */

/* The features of some kinds, a bit each, on a tile, a node of each; their number. */
static int features_on(const rv_board *b, int placed, unsigned kinds, int nodes[RV_TILE_REGIONS]) {
    int all = rv_features_on(b, placed, nodes), n = 0;
    for (int i = 0; i < all; i++)
        if (kinds >> b->nodes[nodes[i]].kind & 1)
            nodes[n++] = nodes[i];
    return n;
}

/* The one at a place, or the first if none is given; RV_NONE. *n of such kinds are on the tile. */
static int feature_at(const rv_board *b, int placed, unsigned kinds, int place, int *n) {
    int nodes[RV_TILE_REGIONS];
    *n = features_on(b, placed, kinds, nodes);
    return place >= 0 ? rv_node_of_place(b, placed, kinds, place) : *n ? *nodes : RV_NONE;
}

/* Their places, "n, e, s", or each behind its kind, "city@n, field@ne". */
static const char *places_on(const rv_game *g, int placed, unsigned kinds, bool named) {
    int nodes[RV_TILE_REGIONS], n = features_on(&g->board, placed, kinds, nodes);
    rv_buf names = {.arena = g->arena};
    for (int i = 0; i < n; i++)
        rv_putf(&names, "%s%s%s%s", i ? ", " : "",
                named ? g->rs->kinds[g->board.nodes[nodes[i]].kind].name : "", named ? "@" : "",
                rv_place_on(&g->board, placed, rv_root(&g->board, nodes[i]), kinds));
    return rv_buf_text(&names);
}

/* The kinds on which a figure may be meant: one that is written alone has several. */
static unsigned kinds_of(const rv_ruleset *rs, const rv_follower_ref *ref) {
    return rv_figure_kinds(rs, &rs->figures[ref->figure], ref->kind);
}

/* "knight@n, knight@s or abbot@c": where on the tile figures can stand on kinds, a bit each; "". A
 * player can put it there in the turn, or, with RV_NONE, it stands in a position by its sort alone.
 */
static const char *words_on(rv_game *g, int placed, int player, unsigned figures, unsigned kinds) {
    rv_part parts[RV_TILE_REGIONS];
    const char *list[RV_TILE_REGIONS * RV_MAX_FIGURES];
    int nparts = rv_parts_on(g, placed, NULL, parts), n = 0;
    for (int i = 0; i < nparts; i++)
        RV_EACH_BIT(figures, f) {
            unsigned alone = rv_figure_alone(&g->rs->figures[f]);
            unsigned stands = kinds & (g->rs->figures[f].corner ? 0u
                                       : alone                  ? alone
                                                                : ~(unsigned)g->figures.barred);
            if (player == RV_NONE ? stands >> parts[i].kind & 1
                                  : kinds >> parts[i].kind & 1 &&
                                        rv_turn_may_put(g, player, (int)f, parts[i].root))
                list[n++] = rv_follower_word(g->arena, g, placed, parts[i].root, (int)f);
        }
    return rv_any_of(g->arena, list, n);
}

const char *rv_free_words(rv_game *g, int placed, int player, const rv_follower_ref *ref) {
    unsigned kinds = kinds_of(g->rs, ref), others = g->figures.alone;
    int plain =
        g->figures.alone >> ref->figure & 1 ? RV_F_SMALL : ref->figure; /* or what is in hand */
    for (int f = 0; player != RV_NONE && f < g->figures.n && !g->seats[player].supply[plain]; f++)
        plain = g->figures.alone >> f & 1 ? plain : f;
    others |= 1u << plain;
    const char *words = words_on(g, placed, player, 1u << ref->figure, kinds);
    words = *words ? words : words_on(g, placed, player, others, kinds);
    return *words ? words : words_on(g, placed, player, others, ~0u);
}

rv_outcome rv_outcome_of(const rv_game *g, const char *word, const char *typed, int node) {
    rv_outcome it = {word, word, .value = word, .instead = typed};
    if (node == RV_NONE)
        return it;
    const rv_node *n = &g->board.nodes[node];
    const rv_placed *p = &g->board.placed[n->placed];
    it.at = (rv_at_cell){.there = true, .x = p->x, .y = p->y, .region = 1 + n->region};
    return it;
}

int rv_feature_of(rv_case *c, rv_feature_ref *ref, rv_code_id none) {
    const rv_game *g = c->game;
    const char *kind = g->rs->kinds[ref->kind].name;
    const unsigned kinds = 1u << ref->kind;
    int placed = rv_placed_at(&g->board, rv_pos(&g->board, ref->x, ref->y)), n = 0;
    int nodes[RV_TILE_REGIONS];
    int node = placed == RV_NONE ? RV_NONE : feature_at(&g->board, placed, kinds, ref->place, &n);
    if (node == RV_NONE || (ref->place < 0 && n > 1)) {
        const char *why = placed == RV_NONE ? "no tile lies there"
                          : node != RV_NONE ? rv_printf(&c->arena, "that tile has several, at %s",
                                                        places_on(g, placed, kinds, false))
                                            : rv_printf(&c->arena, "that tile has no %s %s", kind,
                                                        n ? "at that place" : "at all");
        rv_diag *d = rv_object(c, none, ref->loc, ref->text, why);
        d->at = (rv_at_cell){.there = true, .x = ref->x, .y = ref->y};
        n = node == RV_NONE ? 0 : features_on(&g->board, placed, kinds, nodes);
        for (int i = 0; i < n; i++) {
            const char *at = rv_place_on(&g->board, placed, rv_root(&g->board, nodes[i]), kinds);
            rv_diag_outcome(&c->arena, d,
                            rv_outcome_of(g, rv_printf(&c->arena, "%s.%s", ref->text, at),
                                          ref->text, nodes[i]));
        }
        return RV_NONE;
    }
    int root = rv_root(&g->board, node);
    RV_SETTLE(c, ref->canon, rv_feature_name(g, &c->arena, root));
    return root;
}

/* Has a tile as it would lie one of these marks, or a feature on which somebody stands? */
static bool bears(const rv_ruleset *rs, const rv_tile *t, int quarters, rv_symbols symbols,
                  const rv_follower_ref *ref) {
    bool has = t->symbols & symbols;
    for (int r = 0; ref && r < t->nregions; r++)
        has |= kinds_of(rs, ref) >> t->regions[r].kind & 1 &&
               (ref->place < 0 || rv_tile_ports(t, quarters, r) & rv_place_ports(ref->place));
    return has;
}

const char *rv_look_bearing(rv_case *c, int placed, rv_symbols symbols, const rv_follower_ref *ref,
                            bool marked) {
    enum { MOST = 3 };
    const rv_game *g = c->game;
    const rv_placed *p = placed == RV_NONE ? NULL : &g->board.placed[placed];
    const char *look = p ? rv_look_write(&c->arena, g->rs, p->tile, p->quarters) : "";
    const char *list[MOST];
    int n = 0;
    for (int k = 0; p && k < RV_SIDES * g->rs->ntiles && n < MOST; k++) {
        const rv_tile *t = &g->rs->tiles[k / RV_SIDES];
        const int q = k % RV_SIDES, own = t->same == g->rs->tiles[p->index].same;
        const char *so = rv_look_write(&c->arena, g->rs, t, q);
        if (t->same == k / RV_SIDES && q < rv_tile_turns(t) && bears(g->rs, t, q, symbols, ref) &&
            (marked ? !strncmp(look, so, RV_SIDES)
                    : rv_would_fit(g, &(rv_tile_laid){t, q, p->pos}, placed, NULL)) &&
            (own ? !marked && strcmp(look, so) != 0
                 : rv_looks_apart(g->rs, look, so) == 1 &&
                       rv_twin_left(g, k / RV_SIDES) != RV_NONE))
            list[n++] = so;
    }
    return rv_any_of(&c->arena, list, n);
}

static const char *type_or_delete(rv_arena *a, const char *free) {
    return *free ? rv_printf(a, "Type %s", free) : "Delete the follower, which has no free place";
}

/* Nobody stands in the corner of a position as another of the four tiles has no area there, or none
 * lies there: that may be misread. */
static void help_corner(rv_case *c, rv_diag *d, int placed, int place, const char *kind) {
    const rv_game *g = c->game;
    const int gap = rv_corner_gap(&g->board, g->rs->kinds, placed, place - RV_PLACE_CORNER);
    if (gap == RV_NONE || gap == g->board.placed[placed].pos)
        return;
    const bool lies = rv_placed_at(&g->board, gap) != RV_NONE;
    d->or_at =
        (rv_at_cell){.there = true, .x = rv_pos_x(&g->board, gap), .y = rv_pos_y(&g->board, gap)};
    d->help = rv_printf(&c->arena, "Check %s at %s: it needs a %s in that corner. Or %c%s",
                        lies ? "the tile" : "whether a tile lies", rv_cell_at(g, g->arena, gap),
                        kind, tolower((unsigned char)*d->help), d->help + 1);
}

/* There is no such feature: reports this and the n features of the kind on the tile. */
static void complain_no_place(rv_case *c, const rv_follower_ref *ref, const rv_tile_ref *typed,
                              int placed, int n, rv_code_id none, const char *free) {
    rv_game *g = c->game;
    const bool turn = none == RV_D_NO_PLACE;
    const rv_placed *p = &g->board.placed[placed];
    const rv_figure_row *f = &g->rs->figures[ref->figure];
    const char *id = typed->look ? typed->text : rv_tile_name(&c->arena, g->rs, p->tile);
    const char *role =
        rv_printf(&c->arena, "%s%s", f->prefix, rv_figure_role(g->rs, ref->figure, ref->kind));
    const char *kind = rv_kind_names(g->arena, g->rs, kinds_of(g->rs, ref));
    const char *at =
        ref->place < 0 ? "" : rv_printf(&c->arena, " at %s", rv_place_name(ref->place));
    const char *cell = rv_cell_name(g->rs, &c->arena, p->x, p->y);
    rv_diag *d = turn ? rv_object(c, none, ref->loc, id, role, at)
                      : rv_object(c, none, ref->loc, role, cell, id);
    if (f->joins)
        rv_rests_on(
            c,
            f->alone ? f->rule
                     : rv_cited_rule(g->rs, rv_joining_cite(g->rs, ref->figure, RV_C_JOINS_WHERE)),
            RV_NONE);
    const char *so =
        f->corner || (turn && (n || !typed->look)) ? "" : rv_look_bearing(c, placed, 0, ref, turn);
    const char *colon = strchr(role, ':'), *plain = colon ? colon + 1 : role; /* big:knight */
    if (n)
        d->help = rv_printf(
            &c->arena, "%s%s: %s %s needs %s %s%s.", type_or_delete(&c->arena, free),
            *so ? rv_printf(&c->arena, ", or type the tile as %s", so) : "", rv_article(plain),
            plain, rv_article(kind), kind, f->corner ? " with a corner where four tiles meet" : "");
    else
        d->help = rv_printf(&c->arena, "%s%s%s%sleave the follower out.",
                            *so ? rv_printf(&c->arena, "Type the tile as %s if it has %s %s, or ",
                                            so, rv_article(kind), kind)
                                : rv_printf(&c->arena, "Tile %s has no %s: ", id, kind),
                            *free ? "type " : "", free, *free ? ", or " : "");
    if (n && f->corner && ref->place >= RV_PLACE_CORNER && !turn)
        help_corner(c, d, placed, ref->place, kind);
}

int rv_follower_node(rv_case *c, rv_follower_ref *ref, const rv_tile_ref *typed, int placed,
                     rv_code_id none) {
    rv_game *g = c->game;
    const rv_placed *p = &g->board.placed[placed];
    const unsigned kinds = kinds_of(g->rs, ref);
    int nodes[RV_TILE_REGIONS], n, node = feature_at(&g->board, placed, kinds, ref->place, &n);
    const bool several = node != RV_NONE && ref->place < 0 && n > 1, turn = none == RV_D_NO_PLACE;
    const bool in_corner = node != RV_NONE && g->rs->figures[ref->figure].corner;
    const unsigned corners =
        in_corner ? rv_corners(&g->board, g->rs->kinds, placed, rv_root(&g->board, node)) : 0;
    const int corner = corners && ref->place < 0 ? __builtin_ctz(corners) : ref->place;
    if (node == RV_NONE || several ||
        (corners ? !(corners >> corner & 1) : in_corner && !turn)) { /* see stands_alone */
        const char *free = in_corner && !corners
                               ? ""
                               : rv_free_words(g, placed, turn ? g->turn.to_move : RV_NONE, ref);
        if (several) { /* which features there are, and what to type for each */
            rv_diag *d =
                rv_object(c, turn ? RV_D_WHERE_SEVERAL : RV_D_POS_WHERE, ref->loc, typed->text,
                          rv_cell_name(g->rs, &c->arena, p->x, p->y),
                          rv_kind_names(g->arena, g->rs, kinds), places_on(g, placed, kinds, true));
            d->help = rv_printf(&c->arena, "%s.", type_or_delete(&c->arena, free));
            n = features_on(&g->board, placed, kinds, nodes);
            for (int i = 0; i < n; i++) {
                const int root = rv_root(&g->board, nodes[i]);
                if (rv_turn_may_put(g, g->turn.to_move, ref->figure, root))
                    rv_diag_outcome(
                        &c->arena, d,
                        rv_outcome_of(g, rv_follower_word(&c->arena, g, placed, root, ref->figure),
                                      ref->text, nodes[i]));
            }
        } else
            complain_no_place(c, ref, typed, placed, n, none, free);
        return RV_NONE;
    }
    if (corners)
        RV_SETTLE(c, ref->place, corner);
    RV_SETTLE(c, ref->canon,
              corners ? rv_printf(&c->arena, "%s@%s", g->rs->figures[ref->figure].prefix,
                                  rv_place_name(corner))
                      : rv_follower_word(&c->arena, g, placed, node, ref->figure));
    return node;
}
