/* replay_tile.c - whether the tile may lie on its cell, and the follower on its feature.
 *
 * Each condition is a require (core/require.h): it complains where the document is judged, and is
 * told as a step where `why` asks. The conditions stand in the order in which players check them.
 * What is fine is done by core/turn.c.
 */
#include "core/stack.h"
#include "judge/case.h"

/* ---- the cell ------------------------------------------------------------------------------ */

static const char *tile_name(const rv_game *g, const rv_entry *e) {
    return e->tile.look ? e->tile.text : rv_tile_name(g->arena, g->rs, rv_entry_tile(g->rs, e));
}

static const char *cell_name(const rv_game *g, const rv_entry *e) {
    return rv_cell_name(g->rs, g->arena, e->x, e->y);
}

static bool cell_is_free(rv_case *c, const rv_entry *e, int pos) {
    const rv_game *g = c->game;
    int lies = rv_placed_at(&g->board, pos);
    rv_consider(c, RV_AT_CELL, e->cell_loc);
    return rv_require_as(
        c, RV_D_CELL_TAKEN, lies == RV_NONE, ("%s is free", cell_name(g, e)),
        (tile_name(g, e), cell_name(g, e), rv_lying_named(g->arena, g, lies)),
        ("%s is taken: tile %s lies there", cell_name(g, e), rv_lying_named(g->arena, g, lies)));
}

int rv_why_faces(const rv_board *b, int pos, int side) {
    int other = rv_placed_at(b, rv_step(b, pos, side));
    if (other == RV_NONE)
        return RV_NONE;
    const rv_placed *p = &b->placed[other];
    bool shows = p->tile->sides >> rv_printed_side(p->quarters, rv_opposite(side)) & 1;
    return shows || !p->start ? other : RV_NONE;
}

/* It is attached by a whole side (C-16), the first tile at a start space (C-15). For an occupied
 * cell only this is reported. */
static bool is_attached(rv_case *c, const rv_entry *e, int pos, int misfit) {
    const rv_game *g = c->game;
    const int cite =
        g->rs->nstarts && g->board.nplaced == g->rs->nstarts ? RV_C_FIRST_TILE : RV_C_ATTACHED;
    int side = 0;
    rv_consider(c, RV_AT_ATTACHED, e->cell_loc);
    while (side < RV_SIDES && rv_why_faces(&g->board, pos, side) == RV_NONE)
        side++;
    bool attached = side < RV_SIDES;
    const char *why = misfit == RV_D_NOT_AT_START  ? "the first tile must lie against a start space"
                      : misfit == RV_D_CORNER_ONLY ? "it touches other tiles at a corner only"
                      : g->rs->nstarts ? "no side of it lies against a tile or a start space"
                                       : "no side of it lies against a tile";
    return (!attached && misfit == RV_D_CELL_TAKEN) ||
           rv_require_as(c, attached ? cite : misfit, attached,
                         ("its %s side lies against %s", rv_side_word(side),
                          rv_why_placed(g, rv_why_faces(&g->board, pos, side))),
                         (tile_name(g, e), cell_name(g, e)), ("%s", why));
}

/* ---- sides --------------------------------------------------------------------------------- */

const char *rv_why_side(const rv_game *g, const rv_tile *tile, int quarters, int side) {
    const rv_ruleset *rs = g->rs;
    rv_buf b = {.arena = g->arena};
    int last = RV_NO_KIND;
    if (rv_shows_line(g->rs, tile, quarters, side)) {
        int r = rv_tile_region(tile, quarters, 3 * side + 1);
        const char *kind = rs->kinds[tile->regions[r].kind].name;
        return rv_printf(g->arena, "%s %s", rv_article(kind), kind);
    }
    for (int i = 0; i < 3; i++) {
        /* Ports run clockwise: from east to west in the south, from south to north in the west. */
        int port = 3 * side + (side == RV_SOUTH || side == RV_WEST ? 2 - i : i);
        int r = rv_tile_region(tile, quarters, port);
        if (r == RV_NO_REGION || tile->regions[r].kind == last)
            continue;
        last = tile->regions[r].kind;
        rv_putf(&b, "%s%s %s", b.n ? " and " : "", rv_article(rs->kinds[last].name),
                rs->kinds[last].name);
    }
    return b.n                                ? rv_buf_text(&b)
           : rv_any_kind(g->rs) != RV_NO_KIND ? "an edge that fits any other"
                                              : "nothing";
}

/* C-19, C-22: a line must continue; C-20: all other features may meet. */
static bool goes_on(rv_case *c, const rv_entry *e, int side, int other) {
    const rv_game *g = c->game;
    const rv_placed *o = &g->board.placed[other];
    const rv_tile *t = rv_entry_tile(g->rs, e);
    int back = rv_opposite(side);
    bool line = rv_shows_line(g->rs, t, e->tile.quarters, side);
    bool agree = rv_sides_agree(g->rs, t, e->tile.quarters, side, o->tile, o->quarters);
    const int cite = o->start ? RV_C_START_SIDE : line ? RV_C_SIDES : RV_C_ANY_SIDE;
    const char *own = rv_why_side(g, t, e->tile.quarters, side), *meeting = "",
               *its = rv_why_side(g, o->tile, o->quarters, back);
    if (rv_explains(c)) /* "south: a path against a house of tile 20 at c3" */
        meeting = rv_printf(g->arena, "%s: %s against %s of %s", rv_side_word(side), own, its,
                            rv_why_placed(g, other));
    return rv_require_as(c, agree ? cite : rv_cut_code(g->rs, o->start), agree, ("%s", meeting),
                         (tile_name(g, e), cell_name(g, e), rv_side_word(side), own, its,
                          o->start ? rv_printf(g->arena, "%d", g->rs->starts[o->index].space)
                                   : rv_lying_name(g->arena, g, other)),
                         ("%s", meeting));
}

static bool sides_go_on(rv_case *c, const rv_entry *e, int pos) {
    const rv_game *g = c->game;
    rv_consider(c, RV_AT_SIDE, e->turn_loc);
    for (int side = 0; side < RV_SIDES; side++) {
        int other = rv_why_faces(&g->board, pos, side);
        if (other != RV_NONE && !goes_on(c, e, side, other))
            return false;
        if (other == RV_NONE && g->board.cells[rv_step(&g->board, pos, side)].wall)
            rv_confirm(c, RV_C_WALL_SIDE, "%s: %s against the wall", rv_side_word(side),
                       rv_why_side(g, rv_entry_tile(g->rs, e), e->tile.quarters, side));
    }
    return true;
}

/* The number of tiles and start spaces beside an empty cell of the board. */
static int count_beside(const rv_board *b, int x, int y) {
    int n = 0;
    for (int side = 0; rv_cell_is_free(b, x, y) && side < RV_SIDES; side++)
        n += rv_why_faces(b, rv_pos(b, x, y), side) != RV_NONE;
    return n;
}

/* Where no later entry lays its tile: of those places the ones beside which most lie. */
const char *rv_missing_beside(const rv_case *c, const rv_entry *e) {
    const rv_game *g = c->game;
    rv_buf b = {.arena = g->arena};
    if (!rv_cell_is_free(&g->board, e->x, e->y) || count_beside(&g->board, e->x, e->y))
        return NULL;
    for (int side = 0, most = 1; side < RV_SIDES; side++) {
        int x = e->x + rv_dx(side), y = e->y + rv_dy(side), n = count_beside(&g->board, x, y);
        bool later = false;
        for (int i = c->play.turn; i < c->rec.moves.n; i++) {
            const rv_entry *o = &c->rec.moves.list[i];
            later |= !o->none && !o->apart && o->x == x && o->y == y;
        }
        if (n < most || later)
            continue;
        b.n = n > most ? 0 : b.n;
        rv_putf(&b, "%s%s", b.n ? " or " : "", rv_cell_name(g->rs, g->arena, x, y));
        most = n;
    }
    return b.n ? rv_printf(g->arena, "a tile may be missing at %s", rv_buf_text(&b)) : NULL;
}

/* ---- placing ------------------------------------------------------------------------------- */

/* The caller's settings as command options, up to a turn: " --script X". */
static void put_settings(const rv_settings *s, rv_buf *b, int before) {
    for (int i = 0; i < s->nscripts; i++)
        rv_putf(b, " --script %s", s->scripts[i]);
    for (int i = 0; i < s->noptions; i++)
        rv_putf(b, " --option %s", s->options[i]);
    for (int i = 0; i < s->naccept; i++)
        if (s->accept[i] < before)
            rv_putf(b, " --accept %d", s->accept[i]);
}

/* "see: reeve why FILE …": a command as the help of the last diagnostic, behind what it says. */
static void put_command(rv_case *c, rv_buf *b, const char *command) {
    rv_putf(b, "see: reeve %s ", command);
    rv_last_diag(c)->help_file = 1 + (int)b->n;
    rv_put(b, "FILE ");
}

void rv_help_why(rv_case *c, const char *what, int before) {
    rv_buf b = {.arena = &c->arena};
    rv_diag *g = rv_last_diag(c);
    rv_put(&b, g->help);
    if (c->settings.all) {
        rv_put(&b, *g->help ? "." : "");
    } else {
        rv_put(&b, *g->help ? "; " : "");
        put_command(c, &b, "why");
        rv_put(&b, what);
        put_settings(&c->settings, &b, before);
    }
    g->help = rv_buf_text(&b);
}

/* The number of placements, and the command that lists them, which must be able to judge up to this
 * turn. As `legal` counts them: a rotation in which the tile looks the same is none of its own. */
static void help_legal(rv_case *c, const rv_entry *e, bool misfits) {
    rv_buf b = {.arena = &c->arena};
    rv_ways ways = {.a = &c->arena};
    const rv_tile *t = &c->game->rs->tiles[e->tile.tile];
    int n, places = 0;
    const rv_spot *spots = rv_spots_find(c->game, t, &ways, &n);
    for (int i = 0; i < n; i++)
        RV_EACH_WAY(&spots[i], quarters, way)
            places += !rv_way_again(&spots[i], t, quarters, way);
    if (misfits && c->game->modules.construction)
        c->game->modules.construction->misfit(c, e, &b);
    const char *missing = rv_missing_beside(c, e); /* it may be the turns before this one */
    if (missing)
        rv_putf(&b, "Correct the cell, or add the turns that were left out before this one: %s. ",
                missing);
    rv_put(&b, places ? rv_plural(&c->arena, places, "legal placement")
               : rv_hand_of(c->game, e->tile.tile) == RV_NONE
                   ? "no legal placement: it would be discarded"
                   : "no legal placement: it stays in hand");
    if (!c->settings.all) {
        rv_put(&b, "; ");
        put_command(c, &b, "legal");
        rv_putf(&b, "--before %d", c->play.turn);
        put_settings(&c->settings, &b, c->play.turn);
    }
    rv_last_diag(c)->help = rv_buf_text(&b);
}

/* It does not lie as the rules have it; whether it lies all the same. */
static bool lies_all_the_same(rv_case *c, const rv_entry *e) {
    help_legal(c, e, false);
    return rv_tolerated(c);
}

static bool fills_hole(rv_case *c, const rv_entry *e, const rv_tile *tile, int pos) {
    const char *cell = cell_name(c->game, e);
    return rv_require_on(c, tile->hole, RV_NONE, RV_D_NO_HOLE, rv_is_hole(&c->game->board, pos),
                         ("four tiles lie beside %s", cell), (tile_name(c->game, e), cell));
}

bool rv_play_place(rv_case *c, const rv_entry *e, bool drawn) {
    rv_game *g = c->game;
    const rv_tile *tile = rv_entry_tile(g->rs, e);
    int pos = rv_pos(&g->board, e->x, e->y), quarters = e->tile.quarters;
    int misfit = rv_fit(g, tile, quarters, pos);
    bool cut = misfit == rv_cut_code(g->rs, false);
    bool fits =
        (misfit == RV_NONE && !rv_explains(c)) || /* or its conditions, one by one */
        (cell_is_free(c, e, pos) && is_attached(c, e, pos, misfit) && sides_go_on(c, e, pos));
    if (!fits)
        help_legal(c, e, cut);
    else if (cut && g->modules.construction)
        g->modules.construction->misfit(c, e, NULL);
    if (misfit == RV_D_CELL_TAKEN || !drawn || (!fits && !rv_tolerated(c)))
        return false;
    rv_consider(c, RV_AT_CELL, e->cell_loc);
    if (tile->hole && !fills_hole(c, e, tile, pos) && !lies_all_the_same(c, e))
        return false;
    if (!rv_step_may_lie(c, g, tile, quarters, pos, true) && !lies_all_the_same(c, e))
        return false;
    if (!rv_hook_may_place(g, tile, quarters, pos) && !rv_house_rule_fails(c) &&
        !lies_all_the_same(c, e))
        return false;
    rv_turn_place(g, e->tile.tile, e->as, quarters, pos);
    return true;
}

/* ---- the follower -------------------------------------------------------------------------- */

/* Nobody may have such figures, by an option or at all. One of which the player has one, and which
 * stands somewhere, is not there for another. */
bool rv_has_follower(rv_case *c, const rv_game *g, int player, int figure) {
    const rv_figure_row *f = &g->rs->figures[figure];
    int n = g->seats[player].supply[figure];
    const rv_lack *lack = c ? c->play.lack : NULL;
    bool goes_on =
        rv_require(c, RV_D_NO_FOLLOWER, n > 0,
                   ("%s has %s in hand", rv_hook_label(g, player),
                    rv_plural(g->arena, n, rv_figure_name(g, figure))),
                   (rv_hook_label(g, player), rv_figure_name(g, figure), lack ? lack->words : ""));
    if (c && n <= 0 && !rv_figures_each(g->rs, g->option, figure)) {
        int option = f->option.option;
        if (option != RV_NO_OPTION && g->rs->options[option].offered)
            rv_rests_on(c, g->rs->options[option].rule, option);
        rv_last_diag(c)->concern = RV_CONCERN_ABSENT;
    } else if (c && n <= 0 && f->joins) {
        int node = rv_figure_at(g, player, figure);
        rv_rests_on(c,
                    f->alone
                        ? f->rule
                        : rv_cited_rule(g->rs, rv_joining_cite(g->rs, figure, RV_C_JOINS_ONCE)),
                    RV_NONE);
        if (node != RV_NONE)
            rv_last_diag(c)->help = rv_printf(
                &c->arena, "Delete the %s from the turn: that of %s stands on %s.", f->one,
                rv_hook_label(g, player), rv_feature_name(g, &c->arena, rv_root(&g->board, node)));
    }
    if (lack && n <= 0)
        rv_rests_on(c, rv_cited_rule(g->rs, lack->cite), lack->option);
    return goes_on;
}

/* What brings a follower to the feature that is occupied, instead of placing one. */
typedef struct joining {
    rv_case *c;
    int player, node;
    const char *typed; /* "arm: n"; NULL: nothing does */
} joining;

static void see_joining(void *ud, const rv_chance *d) {
    joining *j = ud;
    rv_game *g = j->c->game;
    const int checkpoint = rv_checkpoint(g), root = rv_root(&g->board, j->node);
    const int before = rv_followers_on(g, j->player, root);
    if (j->typed || !d->row->instead)
        return;
    d->of->act(g, d);
    if (rv_followers_on(g, j->player, root) > before)
        j->typed = rv_chance_typed(&j->c->arena, g, d);
    rv_undo(g, checkpoint);
}

/* Only on the tile just placed (C-27), so never on a start space alone (C-34). Where it was typed
 * to stand and cannot, it is helped to the same role elsewhere. */
static bool may_stand(rv_case *c, rv_entry *e, int node) {
    rv_game *g = c->game;
    rv_point_is(c, RV_AT_FREE);
    bool goes_on = rv_takes(c, g, e->player, e->follower.figure, node);
    rv_diag *d = rv_last_diag(c);
    if (!goes_on && !rv_explains(c) && strncmp(d->help, "Delete", 6) != 0) {
        const char *words = rv_free_words(g, g->turn.last, e->player, &e->follower);
        joining j = {c, e->player, node, NULL};
        if (strcmp(d->code, "occupied") == 0)
            rv_offer_chances(g, rv_rows_at(g, RV_WHEN_LAID), NULL, RV_OFFER_ALL, see_joining, &j);
        d->help = j.typed  ? rv_printf(&c->arena, "Instead of the follower type `%s`.", j.typed)
                  : *words ? rv_printf(&c->arena, "Type %s, or delete the follower.", words)
                           : "Delete the follower, which has no free place.";
    }
    rv_is_about(c, rv_feature_name(g, &c->arena, rv_root(&g->board, node)));
    rv_point_is(c, RV_AT_FOLLOWER);
    return goes_on && (!rv_takes(NULL, g, e->player, e->follower.figure, node) ||
                       rv_hooks_let_deploy(c, g, e->player, e->follower.figure, node));
}

/* There is no such feature; the conditions that can be checked without it. */
static void say_if_laid(rv_case *c, rv_entry *e) {
    rv_game *g = c->game;
    int checkpoint = rv_checkpoint(g), pos = rv_pos(&g->board, e->x, e->y);
    const rv_tile *tile = rv_entry_tile(g->rs, e);
    rv_has_follower(c, g, e->player, e->follower.figure);
    if (rv_placed_at(&g->board, pos) == RV_NONE && rv_has_room(&g->board)) {
        rv_lay(g, tile, e->tile.tile, e->tile.quarters, pos, false);
        int node = rv_follower_node(c, &e->follower, &e->tile, g->turn.last, RV_D_NO_PLACE);
        rv_point_is(c, RV_AT_FREE);
        if (node != RV_NONE && rv_takes(c, g, e->player, e->follower.figure, node))
            rv_is_about(c, rv_feature_name(g, &c->arena, rv_root(&g->board, node)));
        rv_undo(g, checkpoint);
        return;
    }
    unsigned alone = rv_figure_alone(&g->rs->figures[e->follower.figure]);
    for (int r = 0; r < tile->nregions; r++)
        if (tile->regions[r].kind == e->follower.kind || alone >> tile->regions[r].kind & 1)
            return;
    rv_object(c, RV_D_NO_PLACE, e->follower.loc, tile_name(g, e),
              alone ? g->rs->figures[e->follower.figure].one : g->rs->kinds[e->follower.kind].role,
              "");
}

/* Another follower of the player's that could be placed there instead of one. */
static void help_figure(rv_case *c, const rv_entry *e, int node) {
    rv_game *g = c->game;
    const rv_figure_row *row = g->rs->figures;
    for (int f = 0; f < g->figures.n && !row[e->follower.figure].joins; f++)
        if (!row[f].joins && rv_turn_may_put(g, e->player, f, node)) {
            rv_last_diag(c)->help = rv_printf(
                &c->arena, "Type %s: %s has %s in hand.",
                rv_follower_word(&c->arena, g, g->turn.last, node, f), rv_hook_label(g, e->player),
                rv_plural(&c->arena, g->seats[e->player].supply[f], rv_figure_name(g, f)));
            return;
        }
}

bool rv_play_follower(rv_case *c, rv_entry *e) {
    rv_game *g = c->game;
    const int figure = e->follower.figure;
    if (e->follower.kind == RV_NONE)
        return true;
    rv_consider_thing(
        c, RV_AT_FOLLOWER, e->follower.loc,
        (rv_at_cell){.there = true, .x = e->x, .y = e->y, .thing = "follower", .follower = true});
    if (!c->play.laid) {
        say_if_laid(c, e);
        return true;
    }
    /* Without an option nobody has it, and no tile shows what it alone stands on. */
    bool lacks =
        rv_figure_alone(&g->rs->figures[figure]) && !rv_figures_each(g->rs, g->option, figure);
    int node = RV_NONE;
    if (!lacks || rv_explains(c)) {
        node = rv_follower_node(c, &e->follower, &e->tile, g->turn.last, RV_D_NO_PLACE);
        if (!rv_goes_on(c, node != RV_NONE))
            return rv_tolerated_without(c, "the follower");
    }
    bool has = g->seats[e->player].supply[figure] > 0;
    if (!rv_has_follower(c, g, e->player, figure)) {
        if (node != RV_NONE)
            help_figure(c, e, node);
        return rv_tolerated_without(c, "the follower");
    }
    if (node == RV_NONE)
        return true;
    if (!may_stand(c, e, node) && !rv_tolerated(c))
        return false;
    if (has)
        rv_deploy(g, e->player, node, figure);
    if (has && g->rs->figures[figure].corner)
        rv_put_at_corner(g, node, e->follower.place);
    return true;
}
