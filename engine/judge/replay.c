/* replay.c - plays the entries of a record one by one, then the end, and reports violations of the
 * rules.
 *
 * rv_replay goes through the entries; rv_play_entry plays one, moment by moment: whose turn it is,
 * what is drawn (replay_draw.c), the tile and its follower (replay_tile.c), keys of games and
 * scripts (rv_play_rows, replay_action.c), the order of scoring (orders.c). What fails ends the
 * entry, unless it is accepted. rv_finish_record scores the end.
 */
#include "core/stack.h"
#include "judge/case.h"

void rv_add_outcome(rv_case *c, rv_outcome outcome) {
    const rv_severity severity = rv_last_diag(c)->severity;
    if (severity == RV_SEV_AMBIGUOUS || severity == RV_SEV_NOTE || outcome.instead)
        rv_diag_outcome(&c->arena, rv_last_diag(c), outcome);
}

bool rv_is_accepted(const rv_case *c) {
    /* A turn that is tried as if another were missing before it is not its player's. */
    bool is = c->source.edit && c->source.edit->how == RV_MEANT_MISSING &&
              c->source.edit->turn == c->play.turn;
    for (int i = 0; i < c->settings.naccept; i++)
        is |= c->settings.accept[i] == c->play.turn;
    return is;
}

bool rv_tolerated_without(rv_case *c, const char *part) {
    const rv_diag was = *rv_last_diag(c);
    if (was.status != RV_AGAINST || !rv_tolerates(c))
        return false;
    if (c->settings.all || rv_explains(c) || c->diags.n == 0)
        return c->settings.all || rv_explains(c); /* it is reported */
    c->diags.n--;
    const rv_loc loc = {was.line, was.column};
    rv_complain(&c->diags, RV_D_ACCEPTED, loc, rv_printf(&c->arena, "%d", c->play.turn),
                rv_printf(&c->arena, *part ? "%s; %s is left out" : "%s%s", was.message, part));
    rv_last_diag(c)->rule = was.rule;
    return true;
}

bool rv_play_row(rv_case *c, rv_entry *e, const rv_acting *a) {
    if (a->keyed && !(e && (e->beside->nkeys || c->play.silent || c->settings.remind)))
        return true;
    const rv_values *values = a->act->each ? rv_values_in(&c->rec, a->row->key) : NULL;
    for (int i = 0; values && i < values->n; i++)
        a->act->each(c, &values->list[i]);
    if (a->act->set)
        a->act->set(c);
    rv_at_cell at = c->diags.at;
    const rv_chances *of = a->act->chances;
    if (a->act->play ? !a->act->play(c, e) : e && (a->act->again || of) && !rv_play_action(c, e, a))
        return false;
    c->diags.at = at;
    return true;
}

bool rv_play_rows(rv_case *c, rv_entry *e, rv_moment when) {
    const rv_acting *a = rv_rows_at(c->game, when);
    while (a->row && rv_play_row(c, e, a))
        a++;
    return !a->row;
}

/* ---- whose turn ---------------------------------------------------------------------------- */

static bool is_on(rv_case *c, const rv_entry *e) {
    rv_consider(c, RV_AT_TURN, e->loc);
    if (c->game->over)
        rv_object(c, RV_D_GAME_OVER, e->loc, rv_printf(&c->arena, "%d", c->play.turn - 1));
    return !c->game->over;
}

/* Whether who is to move may pass without an entry: in the round after the last tile (AM-24), and
 * where a second part may be left out (M-29). */
static bool may_pass(const rv_game *g) {
    return !g->over && (g->turn.round || (g->turn.second && !g->turn.begun && g->turn.may_leave));
}

/* Where turns were put off a second part can follow another (M-83), and a round the last (AM-26).
 */
void rv_leave_part_out(rv_case *c, const rv_entry *e) {
    rv_game *g = c->game;
    int checkpoint = rv_checkpoint(g), player = RV_NONE;
    while (may_pass(g) && e->player != g->turn.to_move && !(g->turn.round && e->apart)) {
        player = g->turn.second ? g->turn.to_move : player;
        rv_turn_pass(g);
    }
    if (player == RV_NONE ? g->over : !e->apart && e->player != g->turn.to_move)
        rv_undo(g, checkpoint);
    else if (player != RV_NONE) {
        const rv_left_out left_out = {player, (int)(e - c->rec.moves.list) + 1};
        RV_SETTLE(c, c->play.left_out, left_out);
        rv_point_is(c, RV_AT_TURN);
        rv_note_step(c, RV_C_PART_LEFT_OUT, "%s leaves the second part of the double turn out",
                     rv_why_player(c, player));
    }
}

void rv_blame_turn_as(rv_case *c, int cite, const char *why) {
    rv_diag *d = rv_last_diag(c);
    if (rv_explains(c)) {
        rv_rests_on(c, rv_cited_rule(c->game->rs, cite), RV_NONE);
        rv_note_step(c, cite, "%s", why);
        return;
    }
    if (d->row != RV_D_NOT_YOUR_TURN) /* there was no room for it */
        return;
    d->rule = rv_cited_rule(c->game->rs, cite);
    d->help = rv_printf(&c->arena, "%.*s: %s.", (int)strlen(d->help) - 1, d->help, why);
}

/* The tile that was laid last gives its player another, and the one that he lays for it does not:
 * of two entries of a player, one behind the other, the first gave him the second. */
static bool blame_again(rv_case *c, const rv_entry *e) {
    const rv_game *g = c->game;
    bool once = !rv_last_takes_no_follower(g);
    bool had = c->play.turn > 2 && g->turn.last > 0 && rv_takes_no_follower(g, g->turn.last - 1) &&
               c->rec.moves.list[c->play.turn - 2].player == e->player;
    if (once && !had)
        return false;
    const rv_ground *ground = once ? &g->terms.extra.once : &g->terms.extra.again;
    rv_blame_turn(c, ground->cite, "%s %s", c->rec.label[once ? e->player : g->turn.to_move],
                  ground->why);
    return true;
}

/* C-13. Extra turns belong to the player who has them. */
static bool is_his_turn(rv_case *c, rv_entry *e) {
    rv_game *g = c->game;
    if (!is_on(c, e)) {
        RV_SET(g, g->turn.to_move, e->player); /* for the diagnostics of the rest of the entry */
        return false;
    }
    bool begins = rv_play_rows(c, e, RV_WHEN_DUE), his = e->player == g->turn.to_move;
    if (!rv_goes_on(c, begins))
        return false;
    rv_consider(c, RV_AT_TURN, e->loc);
    bool goes_on = rv_require_as(
        c,
        his && g->turn.second  ? (int)RV_C_SECOND_PART
        : his && g->turn.round ? (int)RV_C_AFTER_LAST
                               : (int)RV_D_NOT_YOUR_TURN,
        his,
        (g->turn.second ? "it is the second part of the double turn of %s" : "it is the turn of %s",
         rv_why_player(c, g->turn.to_move)),
        (c->rec.label[g->turn.to_move], c->rec.label[e->player]),
        ("it is the turn of %s, not of %s", rv_why_player(c, g->turn.to_move),
         rv_why_player(c, e->player)));
    if (!his) {
        if (!blame_again(c, e))
            rv_play_rows(c, e, RV_WHEN_OUT_OF_TURN);
        /* Beside nothing the tile would be no turn of the other player's either: one is missing. */
        rv_diag *d = rv_last_diag(c);
        bool typed = !e->none && d->row == RV_D_NOT_YOUR_TURN;
        const char *missing = typed ? rv_missing_beside(c, e) : NULL;
        if (missing)
            d->help = rv_printf(&c->arena, "Add the missing turn of %s: %s.",
                                c->rec.label[g->turn.to_move], missing);
        if (!goes_on && !rv_tolerated(c))
            return false;
        /* The entry is accepted, so what is owed to another is put off. A third part gives no more
         * than a second does (M-31). */
        RV_SETTLE(c, c->play.owed, g->turn.extra);
        rv_turn_forget(g);
        RV_CHANGE(g, g->turn.second, c->play.third);
        RV_SET(g, g->turn.to_move, e->player);
    }
    RV_SETTLE(c, c->play.part, g->turn.second);
    return begins;
}

/* ---- the whole turn ------------------------------------------------------------------------ */

/* No tile is placed, so nothing is scored, taken or used, and only what needs none is done. */
static bool play_none(rv_case *c, rv_entry *e) {
    c->play.laid = false;
    rv_consider(c, RV_AT_TILE, e->turn_loc);
    if (c->game->over && !rv_passes_unasked(c->game))
        return false;
    RV_EACH_AT(e->beside->given, e->beside->nkeys, given) {
        if (!given->row->of_tiles)
            continue;
        rv_object(c, RV_D_NONE_USES, given->loc, given->row->key);
        if (!rv_tolerated_without(c, rv_printf(&c->arena, "`%s`", given->row->key)))
            return false;
    }
    int left = c->game->stack.n - rv_undrawn(c->game);
    c->loc = e->turn_loc;
    if (rv_require(c, RV_D_NONE_TILES_LEFT, left == 0, ("no tile is to come: the turn passes"),
                   (rv_plural(&c->arena, left, "tile"))))
        return rv_play_rows(c, e, RV_WHEN_SCORED);
    if (c->game->turn.second && !c->game->turn.begun && c->game->turn.may_leave) /* M-29 */
        rv_last_diag(c)->help = rv_printf(
            &c->arena,
            "Delete the entry if the second part of the double turn is left out (%s); else type "
            "the tile that was drawn and its cell, or list it under `discard` if it fits nowhere.",
            rv_cited_rule(c->game->rs, RV_C_PART_LEFT_OUT));
    return rv_tolerated(c);
}

/* The tile and its follower; for `why`, other placements are listed. */
static bool put_tile(rv_case *c, rv_entry *e) {
    bool drawn = rv_play_drawn(c, e);
    if (!rv_goes_on(c, drawn))
        return false;
    int before = rv_wrongs(c);
    if (rv_explains(c)) {
        RV_SETTLE(c, e->played, drawn); /* its tile is known now */
        c->wanted->placing = rv_checkpoint(c->game);
    }
    if (!rv_goes_on(c, rv_play_rows(c, e, RV_WHEN_PLACING)))
        return false;
    c->play.laid = rv_play_place(c, e, drawn);
    if (!rv_goes_on(c, c->play.laid))
        return false;
    rv_at_cell at = c->diags.at;
    if (!rv_goes_on(c, rv_play_instead(c, e)) || !rv_goes_on(c, rv_play_rows(c, e, RV_WHEN_PLACED)))
        return false;
    bool stands = rv_play_follower(c, e);
    c->diags.at = at;
    if (!rv_goes_on(c, stands))
        return false;
    rv_why_laid(c, drawn && rv_wrongs(c) > before);
    return true;
}

static bool play_tile(rv_case *c, rv_entry *e) {
    rv_order order;
    c->play.laid = true;
    if (!put_tile(c, e) || !rv_goes_on(c, rv_play_rows(c, e, RV_WHEN_LAID)))
        return false;
    if (c->play.laid) {
        if (!rv_find_order(c, e, &order))
            return false;
        rv_why_order(c, &order);
        rv_turn_score(c->game, order.roots, order.n);
    }
    if (!rv_goes_on(c, rv_play_rows(c, e, RV_WHEN_SCORED)))
        return false;
    if (c->play.laid)
        rv_turn_end(c->game);
    if (!rv_goes_on(c, rv_play_rows(c, e, RV_WHEN_ENDING)))
        return false;
    rv_why_come_home(c);
    return c->play.laid;
}

bool rv_play_entry(rv_case *c, rv_entry *e) {
    c->play.entry = e;
    c->play.lack = NULL;
    c->play.silent = NULL;
    c->play.third = false;
    if (c->game->over && e->none) {
        RV_SET(c->game, c->game->turn.to_move, e->player);
        bool turn = false; /* he does what only a player does whose turn it is (T-40) */
        RV_EACH_AT(e->beside->given, e->beside->nkeys, given)
            turn |= rv_chances_of(given->row, RV_WHEN_TURN) != NULL;
        if (!turn && rv_passes_unasked(c->game))
            return play_none(c, e);
    }
    rv_leave_part_out(c, e);
    if (e->apart)
        return is_on(c, e) && rv_play_rows(c, e, RV_WHEN_APART);
    bool fine = is_his_turn(c, e);
    if (!rv_goes_on(c, fine))
        return false;
    rv_turn_open(c->game);
    fine &= rv_play_rows(c, e, RV_WHEN_TURN);
    if (!rv_goes_on(c, fine))
        return false;
    rv_at_cell at = c->diags.at;
    c->diags.at = (rv_at_cell){.thing = "discard"};
    for (int i = 0; i < e->beside->discard.n && rv_goes_on(c, fine); i++)
        fine &= rv_play_discard(c, &e->beside->discard.list[i]);
    if (!rv_goes_on(c, fine))
        return false;
    c->diags.at = at;
    return (e->none ? play_none(c, e) : play_tile(c, e)) && fine;
}

/* ---- what is noted -------------------------------------------------------------------------- */

/* Reports a noted number that differs from the rules, and how `why` explains it. A mistake is noted
 * once, and what is noted later carries it on: that is listed until half of the room for
 * diagnostics is used. */
static void wrong_claim(rv_case *c, rv_code_id code, const rv_value *claim, int counted) {
    const char *label = c->rec.label[claim->of];
    const bool beside = code == RV_D_WRONG_SCORE; /* a turn, or else at the end */
    const int turn = beside ? c->play.turn : c->rec.moves.n;
    int head = beside ? c->play.noted[claim->of] : 0;
    rv_diag *from = head ? &c->diags.list[head - 1] : NULL; /* the mistake that it carries on */
    if (from && from->claimed - from->counted != claim->number - counted)
        from = NULL;
    if (from)
        from->carried++;
    if (from && c->diags.n >= RV_LIMIT_DIAGNOSTICS / 2)
        return;
    c->diags.player = label;
    rv_diag *g = rv_object(c, code, claim->loc, label, rv_printf(&c->arena, "%d", counted),
                           rv_printf(&c->arena, "%d", claim->number));
    g->claimed = claim->number;
    g->counted = counted;
    g->because = from ? head : 0;
    if (!from && beside) /* later claims may carry this one on */
        c->play.noted[claim->of] = c->diags.n <= RV_LIMIT_DIAGNOSTICS ? c->diags.n : 0;
    g->help = rv_printf(&c->arena, "Type %d if every turn up to here is right", counted);
    rv_help_why(c, beside ? rv_printf(&c->arena, "%d", turn) : "final", turn + 1);
}

void rv_check_noted(rv_case *c, const rv_values *noted, rv_code_id code) {
    RV_EACH_OF(noted, s) {
        const char *label = c->rec.label[s->of];
        int has = c->game->seats[s->of].score;
        rv_consider(c, RV_AT_NOTED, s->loc);
        if (has != s->number) {
            wrong_claim(c, code, s, has);
            continue;
        }
        rv_confirm(c, (int)code,
                   code == RV_D_WRONG_SCORE ? "%s has %d, as noted" : "%s ends with %d, as noted",
                   label, has);
        c->play.noted[s->of] = 0; /* it carries nothing on */
    }
    c->diags.player = NULL;
}

/* ---- one entry after the other --------------------------------------------------------------- */

static void draw_anyway(rv_case *c, rv_tile_ref *ref, bool laid) {
    const rv_game *g = c->game;
    bool left = rv_copies_left(g, ref->tile) > 0;
    if (!rv_is_in_stack(g, ref->tile))
        return; /* they keep the tiles in their hands */
    if (g->stack.n && (ref->look ? rv_choose_copy(c, ref) : left))
        rv_use_up(c->game, ref->tile, laid);
}

/* Leaves an illegal turn out: its tiles count as drawn, and if it was the player's turn, the next
 * player takes a turn. */
static void leave_out(rv_case *c, rv_entry *e, int checkpoint) {
    rv_game *g = c->game;
    const char *why = rv_last_diag(c)->message;
    rv_undo(g, checkpoint);
    for (int i = 0; i < e->beside->discard.n; i++)
        draw_anyway(c, &e->beside->discard.list[i], false);
    if (!e->none && !e->apart)
        draw_anyway(c, &e->tile, true);
    rv_complain(&c->diags, RV_D_SKIPPED, e->loc, rv_printf(&c->arena, "%d", c->play.turn), why);
    if (e->apart)
        rv_play_rows(c, e, RV_WHEN_LEFT_OUT);
    else if (e->player == g->turn.to_move)
        rv_turn_pass(g);
    else
        RV_SET(g, g->over, g->stack.n == 0);
}

bool rv_cannot_go_on(rv_case *c, rv_loc loc) {
    const char *message = RV_LIMIT_TEXT(RV_LIMIT_POINTS);
    bool limit = false, beyond = c->game->scoring.beyond;
    if (!beyond && !rv_hooks_failed(c->game->scripts.hooks, &message, &limit))
        return false;
    rv_complain(&c->diags,
                beyond  ? RV_D_POINTS_LIMIT
                : limit ? RV_D_SCRIPT_LIMIT
                        : RV_D_SCRIPT_FAILED,
                loc, message);
    c->play.stopped = true;
    return true;
}

static void replay_entry(rv_case *c, rv_entry *e) {
    rv_game *g = c->game;
    g->journal.n = 0; /* completed turns are never taken back */
    int checkpoint = rv_checkpoint(g), items = c->found.nitems, draw = c->play.draw;
    c->play.owed = 0;
    bool legal = rv_play_entry(c, e), ends = rv_cannot_go_on(c, e->loc);
    if (!ends && c->work.effort->spent) {
        rv_complain(&c->diags, RV_D_ORDER_LIMIT, e->turn_loc, RV_ORDERS_SPENT);
        ends = true;
    }
    if (ends || (!legal && (!c->settings.all || g->over))) {
        rv_undo(g, checkpoint);
        c->found.nitems = items;
        c->play.stopped = true;
        return;
    }
    if (!legal) {
        c->found.nitems = items;
        leave_out(c, e, checkpoint);
        c->play.draw = draw + e->beside->drawn.n + e->beside->discard.n + (!e->none && !e->apart);
        return;
    }
    e->played = true;
    if (!e->apart)
        rv_turn_pass(g);
    if (c->play.owed)
        rv_owe_turns(g, c->play.owed);
    const rv_values *noted = rv_values_beside(e, "score");
    if (noted->n) /* few turns have one */
        rv_check_noted(c, noted, RV_D_WRONG_SCORE);
    if (c->settings.quietly)
        return;
    rv_turn_line *l = RV_PUSH(&c->arena, c->found.lines, c->found.nlines, c->found.cap_lines);
    *l = (rv_turn_line){.turn = c->play.turn, .player = e->player, .text = rv_turn_words(c, e)};
    for (int p = 0; p < g->nplayers; p++)
        l->score[p] = g->seats[p].score;
}

void rv_replay(rv_case *c) {
    const rv_ruleset *rs = c->rec.rs;
    int *left = RV_NEWS(&c->arena, int, rs->ntiles);
    rv_play_rows(c, NULL, RV_WHEN_SET_UP);
    /* the stack has no more tiles of a kind than the set; those that wait are drawn again */
    for (int i = 0; i < rs->ntiles; i++)
        left[rs->tiles[i].same] += rv_copies_left(c->game, i) * (1 + rv_waits(c->game, i));
    RV_EACH_OF(&c->rec.draw, ref) {
        if (left[rs->tiles[ref->tile].same]-- > 0)
            continue;
        rv_object(c, RV_D_TILE_USED, ref->loc, ref->text,
                  "is more often in the order of drawing than it is still to come");
        c->play.stopped = true;
    }
    if (!c->rec.has_board) {
        rv_turn_begin(c->game);
        rv_cannot_go_on(c, c->rec.moves_loc);
    }
    if (c->watcher.see)
        c->watcher.see(c);
    rv_replay_on(c);
}

void rv_replay_on(rv_case *c) {
    int last = c->rec.moves.n;
    if (c->settings.until != RV_NO_TURN && c->settings.until < last)
        last = c->settings.until;
    for (int i = c->found.report.turns; i < last && !c->play.stopped; i++) {
        rv_entry *e = &c->rec.moves.list[i];
        c->play.turn = c->diags.turn = i + 1;
        c->diags.player = e->apart ? NULL : c->rec.label[e->player];
        c->diags.at = (rv_at_cell){.there = !e->apart && !e->none, .x = e->x, .y = e->y};
        replay_entry(c, e);
        c->found.report.turns += !c->play.stopped;
        if (c->watcher.see && !c->play.stopped)
            c->watcher.see(c);
    }
    c->play.turn = c->diags.turn = 0;
    c->diags.player = NULL;
    c->diags.at.there = false;
    if (c->settings.before && !c->play.stopped && last < c->rec.moves.n) {
        rv_leave_part_out(c, &c->rec.moves.list[last]);
        rv_cannot_go_on(c, c->rec.moves.list[last].loc);
    }
}

/* ---- the end: final scoring if it is due ----------------------------------------------------- */

bool rv_play_final(rv_case *c) {
    if (!rv_play_rows(c, NULL, RV_WHEN_FINAL))
        return false;
    RV_SETTLE(c, c->play.final_checkpoint, rv_checkpoint(c->game));
    rv_turn_final(c->game);
    return true;
}

/* What the final score of a position needs, and the document leaves out. */
static void note_assumed(rv_case *c) {
    rv_buf b = {.arena = &c->arena};
    RV_EACH_KEY(row, c->rec.links, NULL, c->rec.board.n ? &rv_map_document : NULL) {
        if (row->assumed && rv_row_in_game(&c->rec, row) && !rv_doc_get(c->rec.root, row->key) &&
            (!row->assumes || row->assumes(c)))
            rv_putf(&b, "%swithout `%s`, %s", b.n ? "; " : "", row->key,
                    rv_say(&c->arena, c->game->rs, row->assumed));
    }
    if (b.n && !c->rec.has_moves)
        rv_complain(&c->diags, RV_D_POS_ASSUMED, c->rec.board_loc, rv_buf_text(&b));
}

/* Where no tile is to come, a player may still lay one of his own (AM-26). */
static void tell_unfinished(rv_case *c, const rv_values *v, const char *key) {
    const int left = c->game->stack.n;
    if (!v->n)
        return;
    rv_object(c, RV_D_UNFINISHED, v->key, key, rv_plural(&c->arena, left, "tile"));
    const char *who = c->rec.label[c->game->turn.to_move];
    if (!left)
        rv_last_diag(c)->help = rv_printf(
            &c->arena, "Add the turn of %s; type `- %s: none` if %s lays nothing.", who, who, who);
}

void rv_finish_record(rv_case *c) {
    bool whole =
        c->settings.until == RV_NO_TURN; /* otherwise the final part belongs to a later time */
    const rv_values *result = rv_values_in(&c->rec, "result");
    const rv_values *final = rv_values_in(&c->rec, "final");
    if (c->play.stopped)
        return;
    const rv_game *g = c->game;
    while (whole && result->n + final->n && may_pass(g) && g->stack.n == rv_waiting_tiles(g))
        rv_turn_pass(c->game); /* nobody lays a tile any more */
    bool ends = c->game->over && c->rec.has_moves && whole;
    if (!ends && !c->settings.now) {
        for (int i = 0; i < 2 && whole; i++)
            tell_unfinished(c, i ? result : final, i ? "result" : "final");
        if (c->settings.doubts)
            note_assumed(c);
        return;
    }
    if (c->settings.hold)
        return;
    c->play.turn = RV_NO_TURN;
    int items = c->found.nitems;
    note_assumed(c);
    if (!rv_play_final(c))
        return;
    if (rv_cannot_go_on(c, c->rec.has_moves ? c->rec.moves_loc : c->rec.board_loc)) {
        rv_undo(c->game, c->play.final_checkpoint);
        c->found.nitems = items;
        return;
    }
    c->play.scored = true;
    if (c->watcher.see)
        c->watcher.see(c);
    if (whole)
        rv_check_noted(c, rv_values_in(&c->rec, "result"), RV_D_WRONG_RESULT);
}
