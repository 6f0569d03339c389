/* replay.c - plays the entries of a record one by one and objects to what the rules forbid. */
#include "judge/replay.h"
#include "base/limit.h"
#include "core/hooks.h"
#include "core/module.h"
#include "games/bridges/bridge.h"
#include "record/write.h"

rv_diag *rv_last_diag(rv_case *c) {
    return c->diags.n ? &c->diags.list[c->diags.n - 1] : &c->diags.spare;
}

static bool accepted(const rv_case *c) {
    for (int i = 0; i < c->settings.naccept; i++)
        if (c->settings.accept[i] == c->turn)
            return true;
    return false;
}

/* `left_out` is added to the note. */
static bool stands(rv_case *c, const char *left_out) {
    rv_diag was = *rv_last_diag(c);
    if (c->settings.all && was.status == RV_AGAINST)
        return true; /* it was played like that: it is said, and the game goes on from it */
    if (!accepted(c) || c->diags.n == 0 || was.status != RV_AGAINST)
        return false;
    c->diags.n--;
    const rv_mark mark = {was.line, was.column};
    rv_complain(&c->diags, RV_D_ACCEPTED, mark, rv_printf(&c->arena, "%d", c->turn),
                rv_printf(&c->arena, "%s%s", was.message, left_out));
    rv_last_diag(c)->rule = was.rule;
    return true;
}

bool rv_stands(rv_case *c) {
    return stands(c, "");
}

bool rv_stands_without(rv_case *c, const char *part) {
    return stands(c, rv_printf(&c->arena, "; %s is left out", part));
}

/* ---- whose turn ---------------------------------------------------------------------------- */

static bool is_over(rv_case *c, const rv_entry *e) {
    if (c->game->over)
        rv_object(c, RV_D_GAME_OVER, e->mark, rv_printf(&c->arena, "%d", c->turn - 1));
    return c->game->over;
}

bool rv_play_player(rv_case *c, const rv_entry *e) {
    rv_game *g = c->game;
    if (is_over(c, e) || !rv_step_may_begin(c, e))
        return false;
    if (e->player == g->to_move)
        return true;
    rv_object(c, RV_D_NOT_YOUR_TURN, e->mark, c->rec.label[g->to_move], c->rec.label[e->player]);
    if (!rv_stands(c))
        return false;
    c->owed = g->extra; /* they stay with the player who has them */
    RV_SET(g, g->extra, 0);
    RV_SET(g, g->to_move, e->player);
    return true;
}

/* ---- drawing ------------------------------------------------------------------------------- */

/* The tile that the stack gave, where setup.draw says it; copies that look alike are the same. */
static bool right_draw(rv_case *c, const rv_tile_ref *ref) {
    const rv_ruleset *rs = c->game->rs;
    if (!c->rec.has_draw)
        return true;
    int drawn = c->draw < c->rec.draw.n ? c->rec.draw.list[c->draw].tile : RV_NONE;
    c->draw++;
    if (drawn == RV_NONE || rs->tiles[drawn].same == rs->tiles[ref->tile].same)
        return true;
    rv_object(c, RV_D_WRONG_DRAW, ref->mark, rv_tile_said(&c->arena, c->game, &rs->tiles[drawn]),
              rv_tile_said(&c->arena, c->game, &rs->tiles[ref->tile]));
    return rv_stands(c);
}

/* Not one that another player has in hand: he will play it. */
static bool is_in_stack(const rv_game *g, int tile) {
    return rv_left_alike(g, tile) > rv_step_withheld(g, g->rs->tiles[tile].same);
}

static bool right_stack(rv_case *c, const rv_tile_ref *ref) {
    if (is_in_stack(c->game, ref->tile))
        return true;
    rv_object(c, RV_D_TILE_USED, ref->mark, ref->text, "is in another player's hand");
    return false;
}

/* He has it already: it is not drawn. What is played instead comes from the stack. */
static bool right_held(rv_case *c, const rv_tile_ref *ref, int held) {
    const rv_ruleset *rs = c->game->rs;
    if (rs->tiles[held].same == rs->tiles[ref->tile].same)
        return true;
    rv_object(c, RV_D_NOT_BOUGHT, ref->mark, c->rec.label[c->game->to_move],
              rv_tile_said(&c->arena, c->game, &rs->tiles[held]),
              rv_tile_said(&c->arena, c->game, &rs->tiles[ref->tile]));
    return is_in_stack(c->game, ref->tile) && rv_stands(c);
}

bool rv_play_draw(rv_case *c, rv_tile_ref *ref) {
    if (rv_choose_copy(c, ref)) {
        int held = rv_step_take_held(c->game);
        return held == RV_NONE ? right_stack(c, ref) && right_draw(c, ref)
                               : right_held(c, ref, held);
    }
    rv_object(c, RV_D_TILE_USED, ref->mark, ref->text, rv_where_gone(c, ref->tile));
    const rv_game *g = c->game;
    for (int i = 0; i < g->rs->ntiles && !ref->look; i++)
        if (g->rs->tiles[i].same == g->rs->tiles[ref->tile].same && rv_copies_left(g, i) > 0)
            rv_last_diag(c)->help = rv_printf(
                &c->arena, "tile %s looks the same and is still to come", g->rs->tiles[i].id);
    return false;
}

bool rv_play_discard(rv_case *c, rv_tile_ref *ref) {
    rv_game *g = c->game;
    int pos, quarters;
    if (!rv_play_draw(c, ref))
        return false;
    if (rv_any_place(g, &g->rs->tiles[ref->tile], &pos, &quarters)) { /* C-25 */
        int x = pos % g->width + g->x0, y = pos / g->width + g->y0;
        rv_object(c, RV_D_DISCARD_FITS, ref->mark,
                  rv_tile_said(&c->arena, g, &g->rs->tiles[ref->tile]),
                  rv_printf(&c->arena, "%s %s", rv_tile_word(&c->arena, g, ref->tile, quarters),
                            rv_cell_name(g, &c->arena, x, y)));
        if (!rv_stands(c))
            return false;
    }
    rv_draw(g, ref->tile);
    return true;
}

/* ---- placing ------------------------------------------------------------------------------- */

/* "a path", "the house", or "the court and the house": what a side shows at its middle. */
static const char *shown(rv_case *c, const rv_tile *t, int quarters, int side, const char *the,
                         bool *several) {
    const rv_ruleset *rs = c->game->rs;
    int port = 3 * side + 1, r = rv_tile_region(t, quarters, port);
    *several = r == RV_NO_REGION;
    if (!*several)
        return rv_printf(&c->arena, "%s %s", the, rs->kinds[t->regions[r].kind].name);
    int left = rv_tile_region(t, quarters, port - 1), right = rv_tile_region(t, quarters, port + 1);
    return rv_printf(&c->arena, "%s %s and %s %s", the, rs->kinds[t->regions[left].kind].name, the,
                     rs->kinds[t->regions[right].kind].name);
}

/* As `legal` lists them: those that need a bridge once for each that would do. */
static int count_places(rv_game *g, const rv_tile *t) {
    rv_bridge_choice bridges[RV_BRIDGE_WAYS];
    int n = 0;
    for (int i = 0; i < g->nfront; i++)
        for (int q = 0; q < 4; q++)
            n += rv_may_lie(g, t, q, g->front[i]) ? 1
                                                  : rv_bridges_for(g, t, q, g->front[i], bridges);
    return n;
}

/* How the caller had the record judged, up to a turn, as a command is told: " --script X". */
static void put_settings(rv_case *c, rv_buf *b, int before) {
    for (int i = 0; i < c->settings.nscripts; i++)
        rv_putf(b, " --script %s", c->settings.scripts[i]);
    for (int i = 0; i < c->settings.noptions; i++)
        rv_putf(b, " --option %s", c->settings.options[i]);
    for (int i = 0; i < c->settings.naccept; i++)
        if (c->settings.accept[i] < before)
            rv_putf(b, " --accept %d", c->settings.accept[i]);
}

void rv_help_why(rv_case *c, const char *what, int before) {
    rv_buf b = {.arena = &c->arena};
    if (c->settings.all)
        return;
    rv_putf(&b, "see: reeve why FILE %s", what);
    put_settings(c, &b, before);
    rv_last_diag(c)->help = rv_buf_text(&b);
}

/* How many places there are, and the command that lists them: it must get as far as this turn. */
static void help_legal(rv_case *c, const rv_entry *e, bool bridge) {
    rv_buf b = {.arena = &c->arena};
    int places = count_places(c->game, &c->game->rs->tiles[e->tile.tile]);
    if (bridge)
        rv_step_misfit(c, e, &b);
    rv_put(&b, places ? rv_plural(&c->arena, places, "legal placement")
                      : "no legal placement: it would be discarded");
    if (!c->settings.all) {
        rv_putf(&b, "; see: reeve legal FILE --before %d", c->turn);
        put_settings(c, &b, c->turn);
    }
    rv_last_diag(c)->help = rv_buf_text(&b);
}

static void complain_misfit(rv_case *c, const rv_entry *e, rv_misfit m) {
    rv_game *g = c->game;
    const rv_tile *t = rv_entry_tile(g->rs, e);
    const rv_placed *o = m.other == RV_NONE ? NULL : &g->placed[m.other];
    const char *cell = rv_cell_name(g, &c->arena, e->x, e->y);
    const char *id = rv_tile_said(&c->arena, g, t);
    if (m.code == RV_D_CELL_TAKEN) {
        rv_object(
            c, RV_D_CELL_TAKEN, e->cell_mark, id, cell,
            /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): who takes the cell is told */
            rv_tile_said(&c->arena, g, o->tile));
    } else if (m.code == rv_cut_code(g, o && o->start)) {
        bool several;
        const char *mine = shown(c, t, e->tile.quarters, m.side, "a", &several);
        /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): so is what cuts */
        const char *theirs = shown(c, o->tile, o->quarters, rv_opposite(m.side), "the", &several);
        const char *other = o->start ? rv_printf(&c->arena, "%d", g->rs->starts[o->index].space)
                                     : rv_tile_said(&c->arena, g, o->tile);
        rv_object(c, (rv_code_id)m.code, e->turn_mark, id, cell, rv_side_word(m.side), mine, theirs,
                  other, several ? "lie" : "lies");
    } else {
        rv_object(c, (rv_code_id)m.code, e->cell_mark, id, cell);
    }
    help_legal(c, e, m.code == rv_cut_code(g, false));
}

bool rv_play_place(rv_case *c, const rv_entry *e) {
    rv_game *g = c->game;
    int pos = rv_pos(g, e->x, e->y);
    rv_misfit m = rv_fit(g, rv_entry_tile(g->rs, e), e->tile.quarters, pos);
    if (m.code != RV_NONE) {
        complain_misfit(c, e, m);
        if (m.code == RV_D_CELL_TAKEN || !rv_stands(c))
            return false;
    }
    if (!rv_hook_may_place(g, rv_entry_tile(g->rs, e), e->tile.quarters, pos)) {
        rv_complain_house_rule(c, e->cell_mark);
        help_legal(c, e, false);
        if (!rv_stands(c))
            return false;
    }
    rv_turn_place_as(g, e->tile.tile, e->as, e->tile.quarters, pos);
    return true;
}

/* ---- the follower -------------------------------------------------------------------------- */

/* "a follower of W", "followers of W and B" */
static const char *holders(rv_case *c, int root) {
    const rv_node *n = &c->game->nodes[root];
    unsigned who = 0;
    int all = 0;
    for (int p = 0; p < c->game->nplayers; p++) {
        who |= (unsigned)(n->followers[p] > 0) << p;
        all += n->followers[p];
    }
    return rv_printf(&c->arena, "%s of %s", all == 1 ? "a follower" : "followers",
                     rv_hook_labels(c->game, &c->arena, who));
}

const char *rv_unpaid_words(rv_case *c, rv_arena *a, const rv_entry *e) {
    for (int i = 0; i < e->beside->ransom.n; i++)
        if (e->beside->ransom.list[i].late)
            return rv_printf(a, ": with %s the ransom could not be paid before the tile was scored",
                             rv_plural(&c->arena, e->beside->ransom.list[i].had, "point"));
    return "";
}

void rv_complain_no_follower(rv_case *c, const rv_entry *e, rv_mark mark, int figure) {
    const char *unpaid = rv_unpaid_words(c, &c->arena, e);
    rv_diag *g = rv_object(c, RV_D_NO_FOLLOWER, mark, c->rec.label[e->player],
                           rv_figure_said(c->game, figure), unpaid);
    if (!*unpaid)
        return;
    g->rule = rv_law_rule(c->game, RV_D_RANSOM_POINTS);
    rv_hangs_on(c, RV_O_RANSOM_NEEDS_POINTS);
}

bool rv_has_follower(rv_case *c, rv_game *g, int player, int figure) {
    const char *who = rv_hook_label(g, player), *what = rv_figure_said(g, figure);
    int n = g->seats[player].supply[figure];
    bool goes_on = rv_holds(c, RV_D_NO_FOLLOWER, n > 0,
                            ("%s has %s in hand", who, rv_plural(g->arena, n, what)),
                            (who, what, rv_unpaid_words(c, g->arena, c->entry)));
    if (c && n <= 0 && *rv_unpaid_words(c, g->arena, c->entry))
        rv_rests_on(c, rv_law_rule(g, RV_D_RANSOM_POINTS), RV_O_RANSOM_NEEDS_POINTS);
    return goes_on;
}

/* On the tile just placed only (C-27), so never on a start space alone (C-34). */
bool rv_play_follower(rv_case *c, rv_entry *e) {
    rv_game *g = c->game;
    if (e->piece.kind == RV_NONE)
        return true;
    int node = rv_piece_node(c, &e->piece, g->last, RV_D_NO_PLACE);
    if (node == RV_NONE)
        return rv_stands_without(c, "the follower");
    int wrong = rv_turn_may_deploy(g, e->player, node), root = rv_root(g, node);
    if (wrong == RV_D_NO_FOLLOWER || g->seats[e->player].supply[e->piece.figure] <= 0) {
        rv_complain_no_follower(c, e, e->piece.mark, e->piece.figure);
        return rv_stands_without(c, "the follower");
    }
    if (wrong == RV_D_BARRED) {
        rv_object(c, RV_D_BARRED, e->piece.mark, g->rs->kinds[e->piece.kind].role);
        rv_hangs_on(c, RV_O_FARMERS);
    } else if (wrong == RV_D_OCCUPIED)
        rv_object(c, RV_D_OCCUPIED, e->piece.mark, g->rs->kinds[e->piece.kind].role,
                  rv_feature_name(g, &c->arena, root), holders(c, root));
    else if (wrong == RV_D_TURN_ENDED)
        rv_object(c, RV_D_TURN_ENDED, e->piece.mark, "no follower is placed in it");
    else if (wrong == RV_D_HOUSE_RULE)
        rv_complain_house_rule(c, e->piece.mark);
    if (wrong != RV_NONE && !rv_stands(c))
        return false;
    rv_deploy(g, e->player, node, e->piece.figure);
    return true;
}

/* ---- the whole turn ------------------------------------------------------------------------ */

/* Nothing is placed, so nothing is scored, taken or used, and there is no action. */
static bool uses_nothing(rv_case *c, const rv_entry *e) {
    for (int i = 0; i < e->beside->nsaid; i++) {
        const rv_key_said *said = &e->beside->said[i];
        if (!said->row->of_tiles)
            continue;
        rv_object(c, RV_D_NONE_USES, said->mark, said->row->key);
        if (!rv_stands_without(c, rv_printf(&c->arena, "`%s`", said->row->key)))
            return false;
    }
    return true;
}

bool rv_play_none(rv_case *c, const rv_entry *e) {
    if (!uses_nothing(c, e))
        return false;
    int left = c->game->stack - rv_step_withheld(c->game, RV_NONE);
    if (left == 0)
        return true;
    rv_object(c, RV_D_NONE_TILES_LEFT, e->turn_mark, rv_plural(&c->arena, left, "tile"));
    return rv_stands(c);
}

static bool play_tile(rv_case *c, rv_entry *e) {
    rv_order order;
    if (!rv_play_draw(c, &e->tile) || !rv_step_before_placing(c, e) || !rv_play_place(c, e) ||
        !rv_play_follower(c, e) || !rv_step_before_scoring(c, e) || !rv_find_order(c, e, &order))
        return false;
    rv_turn_score(c->game, order.roots, order.n);
    return rv_step_after_scoring(c, e);
}

static bool play(rv_case *c, rv_entry *e) {
    c->entry = e;
    if (e->bazaar)
        return !is_over(c, e) && rv_step_play_apart(c, e);
    if (!rv_play_player(c, e))
        return false;
    if (!rv_step_before_turn(c, e))
        return false;
    for (int i = 0; i < e->beside->discard.n; i++)
        if (!rv_play_discard(c, &e->beside->discard.list[i]))
            return false;
    return e->none ? rv_play_none(c, e) : play_tile(c, e);
}

void rv_check_scores(rv_case *c, const rv_entry *e) {
    for (int i = 0; i < e->beside->score.n; i++) {
        const rv_claim *s = &e->beside->score.list[i];
        int has = c->game->seats[s->key].score;
        if (has == s->value)
            continue;
        rv_wrong_claim(c, RV_D_WRONG_SCORE, s, has);
        rv_help_why(c, rv_printf(&c->arena, "%d", c->turn), c->turn + 1);
    }
}

static void add_line(rv_case *c, const rv_entry *e) {
    if (c->settings.quietly)
        return;
    c->lines = rv_grow(&c->arena, c->lines, c->nlines, &c->cap_lines, sizeof *c->lines);
    rv_turn_line *l = &c->lines[c->nlines++];
    *l = (rv_turn_line){.turn = c->turn, .player = e->player, .text = rv_turn_words(c, e)};
    for (int p = 0; p < c->game->nplayers; p++)
        l->score[p] = c->game->seats[p].score;
}

static void draw_anyway(rv_case *c, rv_tile_ref *ref) {
    const rv_game *g = c->game;
    bool left = rv_copies_left(g, ref->tile) > 0;
    if (!is_in_stack(g, ref->tile))
        return; /* what is in hands is played by them */
    if (g->stack && (ref->look ? rv_choose_copy(c, ref) : left))
        rv_draw(c->game, ref->tile);
}

/* Leaves an illegal turn out: its tiles count as drawn, and if it was the player's turn at all, the
 * next one goes on. */
static void leave_out(rv_case *c, rv_entry *e, int mark) {
    rv_game *g = c->game;
    const char *why = rv_last_diag(c)->message;
    rv_undo(g, mark);
    for (int i = 0; i < e->beside->discard.n; i++)
        draw_anyway(c, &e->beside->discard.list[i]);
    if (!e->none && !e->bazaar)
        draw_anyway(c, &e->tile);
    rv_complain(&c->diags, RV_D_SKIPPED, e->mark, rv_printf(&c->arena, "%d", c->turn), why);
    if (e->bazaar)
        rv_step_leave_apart(c, e);
    else if (e->player == g->to_move)
        rv_turn_pass(g);
    else
        RV_SET(g, g->over, g->stack == 0);
}

bool rv_cannot_go_on(rv_case *c, rv_mark mark) {
    const char *message = NULL;
    bool limit = false;
    if (c->game->beyond) {
        rv_complain(&c->diags, RV_D_POINTS_LIMIT, mark, RV_LIMIT_TEXT(RV_LIMIT_POINTS));
        c->stopped = true;
        return true;
    }
    if (!c->game->hooks || !rv_hooks_failed(c->game->hooks, &message, &limit))
        return false;
    rv_complain(&c->diags, limit ? RV_D_SCRIPT_LIMIT : RV_D_SCRIPT_FAILED, mark, message);
    c->stopped = true;
    return true;
}

/* Have the orders of scoring been too many to try? Nothing is played any more then, either. */
static bool effort_is_spent(rv_case *c, const rv_entry *e) {
    if (!c->effort->spent)
        return false;
    rv_complain(&c->diags, RV_D_ORDER_LIMIT, e->turn_mark, RV_ORDERS_SPENT);
    return true;
}

static void play_entry(rv_case *c, rv_entry *e) {
    rv_game *g = c->game;
    g->journal.n = 0; /* turns that are over are not taken back */
    int mark = rv_mark_of(g), items = c->nitems, draw = c->draw;
    c->owed = 0;
    bool legal = play(c, e);
    if (rv_cannot_go_on(c, e->mark) || effort_is_spent(c, e) ||
        (!legal && (!c->settings.all || g->over))) {
        rv_undo(g, mark);
        c->nitems = items;
        c->stopped = true;
        return;
    }
    if (!legal) {
        c->nitems = items;
        leave_out(c, e, mark);
        c->draw = draw + (e->bazaar ? e->bazaar->draw.n : e->beside->discard.n + !e->none);
        return;
    }
    e->played = true;
    if (!e->bazaar)
        rv_turn_pass(g);
    if (c->owed)
        RV_SET(g, g->extra, g->extra + c->owed);
    rv_check_scores(c, e);
    add_line(c, e);
    if (c->watch)
        c->watch(c);
}

/* The stack holds no more tiles of a sort than the set has. */
static void check_draw(rv_case *c) {
    const rv_ruleset *rs = c->game->rs;
    int *left = RV_NEWS(&c->arena, int, rs->ntiles);
    for (int i = 0; i < rs->ntiles; i++)
        left[rs->tiles[i].same] += rv_copies_left(c->game, i);
    for (int i = 0; i < c->rec.draw.n; i++) {
        const rv_tile_ref *ref = &c->rec.draw.list[i];
        if (left[rs->tiles[ref->tile].same]-- > 0)
            continue;
        rv_object(c, RV_D_TILE_USED, ref->mark, ref->text,
                  "stands more often in the order of drawing than it is to come");
        c->stopped = true;
    }
}

void rv_replay(rv_case *c) {
    int last = c->rec.moves.n;
    if (c->settings.until != RV_NO_TURN && c->settings.until < last)
        last = c->settings.until;
    rv_step_set_up(c);
    check_draw(c);
    if (!c->rec.has_board) {
        rv_turn_begin(c->game);
        rv_cannot_go_on(c, c->rec.moves_mark);
    } else if (c->watch)
        c->watch(c);
    for (int i = 0; i < last && !c->stopped; i++) {
        rv_entry *e = &c->rec.moves.list[i];
        c->turn = c->diags.turn = i + 1;
        c->diags.player = e->bazaar ? NULL : c->rec.label[e->player];
        play_entry(c, e);
        c->report.turns += !c->stopped;
    }
    c->turn = c->diags.turn = 0;
    c->diags.player = NULL;
}
