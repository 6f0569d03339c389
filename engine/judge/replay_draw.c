/* replay_draw.c - whether the tile of an entry is the one that was drawn, and what may be put
 * aside.
 */
#include "core/stack.h"
#include "judge/case.h"

static const char *tile_name(const rv_game *g, int tile) {
    return rv_tile_name(g->arena, g->rs, &g->rs->tiles[tile]);
}

static bool look_alike(const rv_ruleset *rs, int tile, int other) {
    return rs->tiles[tile].same == rs->tiles[other].same;
}

bool rv_is_in_stack(const rv_game *g, int tile) {
    int left = rv_left_alike(g, tile);
    for (int p = 0; g->stack.held && p < g->nplayers; p++)
        left -= p != g->turn.to_move && g->stack.held[p] &&
                look_alike(g->rs, g->stack.held[p] - 1, tile);
    return left > 0;
}

static rv_early early_of(const rv_game *g, int drawn, int batch) {
    return drawn ? g->stack.early(drawn, batch) : (rv_early){RV_D_DRAWN_FIRST, RV_NONE};
}

bool rv_tell_early(rv_case *c, int tile, int top, int batch) {
    const rv_game *g = c->game;
    const rv_early early = early_of(g, top, batch);
    int n = 0, first = 0; /* the tiles that come before it for the same reason */
    for (int i = 0; i < batch; i++)
        n += early_of(g, i, batch).code == early.code ? rv_batch_size(g, i) : 0;
    while (!rv_copies_in(g, first, top))
        first++;
    return rv_fails_by(c, early.option, early.code,
                       (tile_name(g, tile), rv_plural(&c->arena, n, "tile"),
                        n == 1 ? "comes" : "come", g->rs->tiles[first].id));
}

int rv_twin_left(const rv_game *g, int tile) {
    for (int i = 0; i < g->rs->ntiles; i++)
        if (look_alike(g->rs, i, tile) && rv_copies_left(g, i) > 0)
            return i;
    return RV_NONE;
}

int rv_twin_quarters(const rv_ruleset *rs, const rv_tile_ref *ref, int twin) {
    const rv_tile *tiles = rs->tiles;
    return (ref->quarters + tiles[twin].same_turn - tiles[ref->tile].same_turn) & 3;
}

static bool refuse_used(rv_case *c, rv_tile_ref *ref) {
    const rv_game *g = c->game;
    const char *gone = rv_where_gone(g, ref);
    const int hand = rv_hand_of(g, ref->tile);
    rv_object(c, RV_D_TILE_USED, ref->loc, ref->text, gone);
    if (!rv_copies(g, ref->tile) && g->stack.unused[ref->tile])
        rv_rests_on(c, g->rs->options[rv_set_option(g, ref->tile)].rule,
                    rv_set_option(g, ref->tile));
    if (hand == RV_NONE ? !rv_copies(g, ref->tile) : !rv_all_pieces(g, hand))
        rv_last_diag(c)->help = "Type a tile of the set, or change the option.";
    int twin = ref->look ? RV_NONE : rv_twin_left(g, ref->tile);
    if (twin != RV_NONE) {
        const char *help =
            rv_printf(&c->arena, "Type %s: it looks the same and is still to come.",
                      rv_tile_word(&c->arena, g->rs, twin, rv_twin_quarters(g->rs, ref, twin)));
        rv_last_diag(c)->help = help;
        if (rv_explains(c))
            rv_reword(c, "tile %s %s; %s", ref->text, gone, help);
    }
    if (ref->look) /* if it is used up, the look itself is shown */
        RV_SETTLE(c, ref->quarters, rv_look_quarters(g->rs, ref->look, &g->rs->tiles[ref->tile]));
    return false;
}

bool rv_play_draw(rv_case *c, rv_tile_ref *ref) {
    const rv_game *g = c->game;
    const char *who = c->rec.label[g->turn.to_move];
    c->loc = ref->loc;
    if (!rv_choose_copy(c, ref))
        return refuse_used(c, ref);
    int held = rv_take_held(c->game), piece = rv_hand_of(g, ref->tile);
    if (held == RV_NONE && piece != RV_NONE) {
        /* It is laid instead of drawing a tile (AM-9, AM-12), by a player who has it (AM-13). */
        const char *one = g->rs->pieces[piece].one;
        if (c->play.entry->beside->discard.n) {
            rv_object(c, RV_D_TILE_USED, ref->loc, ref->text,
                      "is laid instead of drawing, and nothing is drawn before it");
            rv_rests_on(c, rv_cited_rule(g->rs, RV_C_FROM_HAND), RV_NONE);
            rv_last_diag(c)->help = "Delete `discard`, or lay the tile that was drawn.";
            return false;
        }
        return rv_require(c, RV_D_TILE_NOT_HELD, g->seats[g->turn.to_move].pieces[piece] > 0,
                          ("%s holds %s %s", who, rv_article(one), one), (who, one, ref->text));
    }
    if (held != RV_NONE) /* the player already has it; a tile played instead comes from the stack */
        return rv_require(c, g->terms.hand.cite, look_alike(g->rs, held, ref->tile),
                          ("%s plays tile %s from %s", who, tile_name(g, held), g->terms.hand.from),
                          (who, tile_name(g, held), tile_name(g, ref->tile))) ||
               (rv_is_in_stack(g, ref->tile) && rv_tolerated(c));
    if (!rv_is_in_stack(g, ref->tile)) {
        rv_object(c, RV_D_TILE_USED, ref->loc, ref->text, "is in another player's hand");
        return false;
    }
    const int mark = rv_waits_by(g, ref->tile);
    if (mark != RV_NONE) {
        rv_object(c, RV_D_TILE_WAITS, ref->loc, tile_name(g, ref->tile), rv_awaited(g, ref->tile));
        rv_rests_on(c, g->rs->symbols[mark].waits.rule, RV_NONE);
        if (!rv_tolerated(c))
            return false;
    } else if (!rv_on_top(g, ref->tile) && /* it is drawn too early, if that is accepted */
               !rv_tell_early(c, ref->tile, rv_batch_drawn(g), rv_batch_of(g, ref->tile)) &&
               !rv_tolerated(c))
        return false;
    /* The drawn tile, if setup.draw gives it; copies with the same look are equal. */
    const int at = rv_draw_at(c), drawn = at < c->rec.draw.n ? c->rec.draw.list[at].tile : RV_NONE;
    if (c->rec.has_draw)
        RV_SETTLE(c, c->play.draw, at + 1 - (g->stack.unseen - c->play.unseen));
    return drawn == RV_NONE || look_alike(g->rs, drawn, ref->tile) ||
           rv_fails(c, RV_D_WRONG_DRAW, (tile_name(g, drawn), tile_name(g, ref->tile))) ||
           rv_tolerated(c);
}

/* C-25: it has no place, without anything built. The rule is that of what could be built so that it
 * fits (B-11), or of tiles that a player had already (B-70). */
static bool fits_nowhere(rv_case *c, int tile, bool held) {
    rv_game *g = c->game;
    int pos, quarters, cite = RV_D_DISCARD_FITS;
    const rv_construction *by = NULL;
    const char *why = "fits nowhere";
    bool fits = rv_any_place(g, &g->rs->tiles[tile], &pos, &quarters);
    if (!fits && rv_explains(c)) {
        rv_ways ways = {.a = &c->arena};
        rv_ways_find(g, &g->rs->tiles[tile], g->board.front, g->board.nfront, &ways);
        by = ways.n ? g->modules.construction : NULL;
        cite = by ? by->aside : held ? g->terms.hand.aside : cite;
    }
    if (by)
        why = rv_printf(&c->arena, "fits only with a %s, which nobody has to build,", by->key);
    return rv_require(c, cite, !fits, ("tile %s %s and is put aside", tile_name(g, tile), why),
                      (tile_name(g, tile),
                       rv_printf(&c->arena, "%s %s", rv_tile_word(&c->arena, g->rs, tile, quarters),
                                 rv_cell_at(g, &c->arena, pos))));
}

/* How often the tile was drawn before: in a list up to itself. */
static int count_before(const rv_tiles *drawn, const rv_tile_ref *ref) {
    int n = 0;
    for (int i = 0; i < drawn->n && &drawn->list[i] != ref; i++)
        n += drawn->list[i].tile == ref->tile;
    return n;
}

/* It comes into the stack again, so each copy is set aside once. */
bool rv_play_aside(rv_case *c, const rv_tile_ref *ref) {
    const char *name = tile_name(c->game, ref->tile);
    int left = rv_copies(c->game, ref->tile);
    for (const rv_entry *e = c->rec.moves.list; e <= c->play.entry; e++)
        left -= count_before(&e->beside->discard, ref) + count_before(&e->beside->drawn, ref);
    c->loc = ref->loc;
    return rv_require_on(c, c->game->rs->symbols[rv_waits_by(c->game, ref->tile)].waits.rule,
                         RV_NONE, RV_D_TILE_USED, left > 0, ("tile %s is set aside", name),
                         (name, "is set aside already")) ||
           rv_tolerated(c);
}

bool rv_play_discard(rv_case *c, rv_tile_ref *ref) {
    rv_game *g = c->game;
    int withheld = rv_undrawn(g);
    rv_point_is(c, RV_AT_DISCARD);
    if (rv_choose_copy(c, ref) && rv_waits(g, ref->tile))
        return rv_play_aside(c, ref);
    if (!rv_play_draw(c, ref))
        return false;
    bool held = rv_undrawn(g) < withheld;
    if (!fits_nowhere(c, ref->tile, held) && !rv_tolerated(c))
        return false;
    rv_use_up(g, ref->tile, false);
    return true;
}

bool rv_play_drawn(rv_case *c, rv_entry *e) {
    int before = rv_wrongs(c), next = rv_draw_at(c);
    rv_point_is(c, RV_AT_TILE);
    const bool aside = c->game->stack.n == rv_undrawn(c->game); /* all that are left */
    bool drawn = rv_play_draw(c, &e->tile);
    if (rv_wrongs(c) > before)
        return drawn;
    if (aside && rv_hand_of(c->game, e->tile.tile) == RV_NONE) {
        rv_object(c, RV_D_TILE_USED, e->tile.loc, e->tile.text, "is put aside");
        return rv_tolerated(c);
    }
    if (rv_hand_of(c->game, e->tile.tile) == RV_NONE)
        rv_confirm(c, RV_D_TILE_USED, "tile %s%s is still to come",
                   rv_tile_name(&c->arena, c->game->rs, rv_entry_tile(c->game->rs, e)),
                   e->tile.look ? " looks like that and" : "");
    if (rv_draw_at(c) > next && next < c->rec.draw.n)
        rv_confirm(c, RV_D_WRONG_DRAW, "tile %s was drawn", tile_name(c->game, e->tile.tile));
    return drawn;
}
