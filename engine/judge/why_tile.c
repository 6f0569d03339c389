/* why_tile.c - may the tile lie there, and the follower stand there? */
#include "core/meet.h"
#include "core/module.h"
#include "core/turn.h"
#include "judge/why.h"
#include "record/write.h"

/* ---- the tile ------------------------------------------------------------------------------ */

/* Where no copy is left that looks so, one that is used up shows what is asked for. */
static void turn_as_described(const rv_game *g, rv_tile_ref *ref) {
    const rv_tile *tile = &g->rs->tiles[ref->tile];
    for (ref->quarters = 0; ref->quarters < 3; ref->quarters++)
        if (rv_look_fits(g->rs, ref->look, tile, ref->quarters))
            return;
}

bool rv_why_draw(rv_telling *t, rv_entry *e) {
    const rv_case *c = t->c;
    bool known = c->rec.has_draw && c->draw < c->rec.draw.n;
    bool drawn = rv_play_draw(t->c, &e->tile);
    const char *id = rv_tile_said(t->a, t->g, rv_entry_tile(t->g->rs, e));
    if (!rv_say_complaints(t, "tile")) {
        RV_SAY_YES(t, "tile", RV_D_TILE_USED, "tile %s%s is still to come", id,
                   e->tile.look ? " looks so and" : "");
        if (known)
            RV_SAY_YES(t, "tile", RV_D_WRONG_DRAW, "tile %s was drawn", id);
    }
    if (!drawn && e->tile.look)
        turn_as_described(t->g, &e->tile);
    return drawn;
}

/* ---- the cell ------------------------------------------------------------------------------ */

int rv_why_faces(const rv_game *g, int pos, int side) {
    int other = rv_placed_at(g, rv_step(g, pos, side));
    if (other == RV_NONE)
        return RV_NONE;
    const rv_placed *p = &g->placed[other];
    return p->tile->sides >> ((rv_opposite(side) + 4 - p->quarters) & 3) & 1 ? other : RV_NONE;
}

/* False: nothing can be laid there. */
static bool say_cell(rv_telling *t, const rv_entry *e, int pos) {
    const char *name = rv_cell_name(t->g, t->a, e->x, e->y);
    int lies = rv_placed_at(t->g, pos);
    if (lies == RV_NONE)
        RV_SAY_YES(t, "cell", RV_D_CELL_TAKEN, "%s is free", name);
    else
        RV_SAY_NO(t, "cell", RV_D_CELL_TAKEN, e->cell_mark, "%s is taken: tile %s lies there", name,
                  rv_tile_said(t->a, t->g, t->g->placed[lies].tile));
    return lies == RV_NONE;
}

static void say_not_attached(rv_telling *t, const rv_entry *e, int code) {
    const char *text = code == RV_D_NOT_AT_START  ? "the first tile must lie against a start space"
                       : code == RV_D_CORNER_ONLY ? "it touches other tiles at a corner only"
                       : t->g->rs->nstarts ? "no side of it lies against a tile or a start space"
                                           : "no side of it lies against a tile";
    rv_say_no(t, "attached", (rv_code_id)code, e->cell_mark, text);
}

/* By a whole side (C-16), the first tile at a start space (C-15). */
static void say_attached(rv_telling *t, const rv_entry *e, int pos) {
    const rv_game *g = t->g;
    bool first = g->rs->nstarts && g->nplaced == g->rs->nstarts;
    for (int side = 0; side < RV_SIDES; side++) {
        int other = rv_why_faces(g, pos, side);
        if (other == RV_NONE)
            continue;
        RV_SAY_YES(t, "attached", first ? RV_L_FIRST_TILE : RV_L_ATTACHED,
                   "its %s side lies against %s", rv_side_word(side), rv_why_placed(t->g, other));
        return;
    }
    int code = rv_fit(g, rv_entry_tile(g->rs, e), e->tile.quarters, pos).code;
    if (code != RV_D_CELL_TAKEN)
        say_not_attached(t, e, code);
}

/* ---- sides --------------------------------------------------------------------------------- */

/* Ports go clockwise: from east to west in the south, from south to north in the west. */
static int port_at(int side, int i) {
    return 3 * side + (side == RV_SOUTH || side == RV_WEST ? 2 - i : i);
}

static bool is_line(const rv_game *g, const rv_tile *tile, int quarters, int side) {
    int r = rv_tile_region(tile, quarters, 3 * side + 1);
    return r != RV_NO_REGION && g->rs->kinds[tile->regions[r].kind].line;
}

const char *rv_why_side(const rv_game *g, const rv_tile *tile, int quarters, int side) {
    const rv_ruleset *rs = g->rs;
    rv_buf b = {.arena = g->arena};
    int last = RV_NO_KIND;
    if (is_line(g, tile, quarters, side)) {
        int r = rv_tile_region(tile, quarters, 3 * side + 1);
        const char *kind = rs->kinds[tile->regions[r].kind].name;
        return rv_printf(g->arena, "%s %s", rv_article(kind), kind);
    }
    for (int i = 0; i < 3; i++) {
        int r = rv_tile_region(tile, quarters, port_at(side, i));
        if (r == RV_NO_REGION || tile->regions[r].kind == last)
            continue;
        last = tile->regions[r].kind;
        rv_putf(&b, "%s%s", b.n ? " and " : "", rs->kinds[last].name);
    }
    return b.n ? rv_buf_text(&b) : "nothing";
}

/* As rv_fits compares them. */
static bool sides_agree(const rv_game *g, const rv_entry *e, int side, const rv_placed *o) {
    const rv_tile *tile = rv_entry_tile(g->rs, e);
    int mine = tile->edges[e->tile.quarters] >> (4 * side) & 0xf;
    int theirs = o->tile->edges[o->quarters] >> (4 * rv_opposite(side)) & 0xf;
    return g->rs->edge_faces[theirs] == mine;
}

/* C-19, C-22: a line goes on; C-20: anything else meets anything. */
static void say_meeting(rv_telling *t, const rv_entry *e, int side, int other) {
    const rv_game *g = t->g;
    const rv_tile *tile = rv_entry_tile(g->rs, e);
    const rv_placed *o = &g->placed[other];
    bool line = is_line(g, tile, e->tile.quarters, side);
    const char *text =
        rv_printf(t->a, "%s: %s against %s of %s", rv_side_word(side),
                  rv_why_side(t->g, tile, e->tile.quarters, side),
                  rv_why_side(t->g, o->tile, o->quarters, rv_opposite(side)), rv_why_placed(t->g, other));
    if (sides_agree(g, e, side, o))
        rv_say_step(t, "side", RV_ANSWER_YES,
                    o->start ? RV_L_START_SIDE
                    : line   ? RV_L_SIDES
                             : RV_L_ANY_SIDE,
                    text);
    else
        rv_say_no(t, "side", (rv_code_id)rv_cut_code(g, o->start), e->turn_mark, text);
}

static void say_sides(rv_telling *t, const rv_entry *e, int pos) {
    const rv_game *g = t->g;
    const rv_tile *tile = rv_entry_tile(g->rs, e);
    for (int side = 0; side < RV_SIDES; side++) {
        int other = rv_why_faces(g, pos, side);
        if (other != RV_NONE)
            say_meeting(t, e, side, other);
        else if (g->cells[rv_step(g, pos, side)].wall)
            RV_SAY_YES(t, "side", RV_L_WALL_SIDE, "%s: %s against the wall", rv_side_word(side),
                       rv_why_side(t->g, tile, e->tile.quarters, side));
    }
}

bool rv_why_place(rv_telling *t, rv_entry *e, bool drawn) {
    int pos = rv_pos(t->g, e->x, e->y);
    bool free = say_cell(t, e, pos);
    say_attached(t, e, pos);
    rv_step_why_placing(t, e);
    say_sides(t, e, pos);
    if (rv_fit(t->g, &t->g->rs->tiles[e->tile.tile], e->tile.quarters, pos).code ==
        rv_cut_code(t->g, false)) {
        t->c->asked = t;
        rv_step_misfit(t->c, e, NULL);
        t->c->asked = NULL;
    }
    bool laid = drawn && rv_play_place(t->c, e);
    rv_say_complaints(t, "cell");
    return laid && free;
}

/* ---- the follower -------------------------------------------------------------------------- */

/* "a follower of W", "followers of W and B" */
static const char *holders(const rv_telling *t, int root) {
    const rv_node *n = &t->g->nodes[root];
    unsigned who = 0;
    int all = 0;
    for (int p = 0; p < t->g->nplayers; p++) {
        who |= (unsigned)(n->followers[p] > 0) << p;
        all += n->followers[p];
    }
    return rv_printf(t->a, "%s of %s", all == 1 ? "a follower" : "followers",
                     rv_hook_labels(t->g, t->a, who));
}

void rv_why_in_hand(rv_telling *t, const rv_entry *e, const char *step, rv_mark mark, int figure) {
    int supply = t->g->seats[e->player].supply[figure];
    const char *who = rv_why_label(t, e->player), *what = rv_figure_said(t->g, figure);
    const char *unpaid = rv_unpaid_words(t->c, t->a, e);
    if (supply > 0) {
        RV_SAY_YES(t, step, RV_D_NO_FOLLOWER, "%s has %s in hand", who,
                   rv_plural(t->a, supply, what));
        return;
    }
    RV_SAY_NO(t, step, RV_D_NO_FOLLOWER, mark, "%s has no %s in hand%s", who, what, unpaid)->rule =
        rv_law_rule(t->g, *unpaid ? RV_D_RANSOM_POINTS : RV_D_NO_FOLLOWER);
    if (*unpaid)
        rv_say_hangs_on(t, RV_O_RANSOM_NEEDS_POINTS);
}

/* Of the tile that was laid last; the follower does not stand yet. */
static void say_free(rv_telling *t, rv_entry *e) {
    rv_piece_ref ref = e->piece;
    int node = rv_piece_node(t->c, &ref, t->g->last, RV_D_NO_PLACE);
    rv_say_complaints(t, "follower");
    if (node == RV_NONE)
        return;
    int root = rv_root(t->g, node);
    const char *name = rv_feature_name(t->g, t->a, root);
    rv_why_step *s = rv_feature_holds(t->g, root)
                         ? RV_SAY_NO(t, "free", RV_D_OCCUPIED, ref.mark, "%s holds %s already",
                                     name, holders(t, root))
                         : RV_SAY_YES(t, "free", RV_D_OCCUPIED, "%s holds no follower yet", name);
    s->feature = name;
}

/* Though there is no such tile to lay: it is laid only to see where the follower would stand. */
static void say_free_if_laid(rv_telling *t, rv_entry *e, int pos) {
    int mark = rv_mark_of(t->g);
    rv_lay(t->g, rv_entry_tile(t->g->rs, e), e->tile.tile, e->tile.quarters, pos, false);
    say_free(t, e);
    rv_undo(t->g, mark);
}

/* What can be told though nothing can be laid there. */
static void say_shown(rv_telling *t, const rv_entry *e) {
    const rv_tile *tile = rv_entry_tile(t->g->rs, e);
    for (int r = 0; r < tile->nregions; r++)
        if (tile->regions[r].kind == e->piece.kind)
            return;
    const char *role = t->g->rs->kinds[e->piece.kind].role;
    RV_SAY_NO(t, "follower", RV_D_NO_PLACE, e->piece.mark, "tile %s has no place for %s %s",
              rv_tile_said(t->a, t->g, tile), rv_article(role), role);
}

void rv_why_follower(rv_telling *t, rv_entry *e, bool laid) {
    int pos = rv_pos(t->g, e->x, e->y);
    if (e->piece.kind == RV_NONE)
        return;
    rv_why_in_hand(t, e, "follower", e->piece.mark, e->piece.figure);
    if (laid)
        say_free(t, e);
    else if (rv_placed_at(t->g, pos) == RV_NONE)
        say_free_if_laid(t, e, pos);
    else
        say_shown(t, e);
    if (laid)
        rv_play_follower(t->c, e);
    rv_say_complaints(t, "follower");
}
