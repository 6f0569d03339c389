/* tower_why.c - towers, captures and ransom in a turn, for somebody who asks why: each thing that
 * must hold is said, all that is wrong and not only the first (T-6 … T-49).
 */
#include "games/tower/tower.h"
#include "judge/replay.h"
#include "judge/why.h"
#include <stdlib.h>

static const char *cell_name(rv_telling *t, int x, int y) {
    return rv_cell_name(t->g, t->a, x, y);
}

static const char *steps(rv_telling *t, int n) {
    return rv_plural(t->a, n, "step");
}

static int tile_at(const rv_game *g, int x, int y) {
    int pos = rv_pos(g, x, y);
    return pos == RV_NONE ? RV_NONE : rv_placed_at(g, pos);
}

/* ---- ransom -------------------------------------------------------------------------------- */

static void say_prisoner(rv_telling *t, int player, const rv_ransom_ref *r) {
    const char *captor = rv_why_label(t, r->player), *who = rv_why_label(t, player);
    int meant = rv_ransom_figure(t->g, player, r->player, r->figure);
    if (rv_is_prisoner(t->g, r->player, player, meant))
        RV_SAY_YES(t, "ransom", RV_D_NO_PRISONER, "%s holds a %s of %s", captor,
                   rv_figure_said(t->g, meant), who);
    else
        RV_SAY_NO(t, "ransom", RV_D_NO_PRISONER, r->mark, "%s holds no %s of %s", captor,
                  rv_ransom_words(t->g, r), who);
}

/* T-43: those that this turn scores are points, too. */
static void say_points(rv_telling *t, int player) {
    const char *who = rv_why_label(t, player);
    int score = t->g->seats[player].score, ransom = t->g->rs->numbers[RV_N_RANSOM];
    bool needs = t->g->option[RV_O_RANSOM_NEEDS_POINTS] == RV_V_YES;
    if (!needs)
        RV_SAY_YES(t, "ransom", RV_D_RANSOM_POINTS, "%s may pay with any score", who);
    else if (score >= ransom)
        RV_SAY_YES(t, "ransom", RV_D_RANSOM_POINTS, "%s has %s to pay %d with", who,
                   rv_plural(t->a, score, "point"), ransom);
    else
        RV_SAY(t, "ransom", RV_D_RANSOM_POINTS,
               "%s has %s before the tile is laid: too few, unless "
               "it scores",
               who, rv_plural(t->a, score, "point"));
    rv_say_hangs_on(t, RV_O_RANSOM_NEEDS_POINTS);
}

/* The one before it, too, which may be paid only when the tile is scored. */
static bool is_second(const rv_telling *t, const rv_entry *e, int i) {
    bool paid = rv_towers_of(t->g)->ransomed;
    for (int k = 0; k < i; k++)
        paid |= e->beside->ransom.list[k].late;
    return paid;
}

static void say_ransom(rv_telling *t, const rv_entry *e, int i) {
    const rv_ransom_ref *r = &e->beside->ransom.list[i];
    const char *who = rv_why_label(t, e->player);
    if (t->g->option[RV_O_RANSOM] == RV_V_NO) {
        RV_SAY_NO(t, "ransom", RV_D_RANSOM_OFF, r->mark, "no ransom is paid in this game");
        rv_say_hangs_on(t, RV_O_RANSOM);
    }
    if (is_second(t, e, i)) {
        RV_SAY_NO(t, "ransom", RV_D_RANSOM_TWICE, r->mark, "%s pays one in this turn already", who);
        return;
    }
    RV_SAY_YES(t, "ransom", RV_D_RANSOM_TWICE, "it is the first ransom of the turn");
    say_prisoner(t, e->player, r);
    say_points(t, e->player);
}

/* One by one: the second finds what the first has left. */
void rv_tower_why_turn(rv_telling *t, rv_entry *e) {
    for (int i = 0; i < e->beside->ransom.n; i++) {
        e->beside->ransom.list[i].late = false;
        say_ransom(t, e, i);
        rv_tower_pay(t->c, e, &e->beside->ransom.list[i], false);
        rv_say_complaints(t, "ransom");
    }
}

void rv_tower_why_after(rv_telling *t, rv_entry *e, bool laid) {
    if (laid)
        rv_tower_after_scoring(t->c, e);
    rv_say_complaints(t, "ransom");
}

/* ---- the tower ----------------------------------------------------------------------------- */

static void say_foundation(rv_telling *t, const rv_spot_ref *s, int placed) {
    const char *cell = cell_name(t, s->x, s->y);
    if (placed != RV_NONE && rv_has_foundation(t->g, placed))
        RV_SAY_YES(t, "tower", RV_D_NO_FOUNDATION, "tile %s at %s shows a foundation",
                   t->g->placed[placed].tile->id, cell);
    else
        RV_SAY_NO(t, "tower", RV_D_NO_FOUNDATION, s->mark,
                  placed == RV_NONE ? "no tile lies at %s" : "the tile at %s shows no foundation",
                  cell);
}

/* T-29, T-31, T-36: nobody stands on top, nor stood there where that closes it for good. */
static void say_open(rv_telling *t, const rv_spot_ref *s, int placed, bool top) {
    const rv_site *site = &rv_towers_of(t->g)->sites[placed];
    const char *cell = cell_name(t, s->x, s->y);
    int option = RV_NONE;
    rv_why_step *step;
    if (site->top)
        step = RV_SAY_NO(t, "tower", RV_D_TOWER_CLOSED, s->mark,
                         "a follower of %s stands on top of the tower at %s",
                         rv_why_label(t, rv_piece_player(site->top)), cell);
    else if (site->closed)
        step = RV_SAY_NO(t, "tower", RV_D_TOWER_CLOSED, s->mark,
                         "a follower stood on top of the tower at %s, which is finished", cell);
    else
        step = RV_SAY_YES(t, "tower", RV_D_TOWER_CLOSED, "nobody stands on top at %s", cell);
    if (step->answer == RV_ANSWER_NO)
        step->rule = rv_closed_rule(t->g, placed, top, &option);
    if (option != RV_NONE)
        rv_say_hangs_on(t, option);
}

static void say_pieces(rv_telling *t, const rv_entry *e) {
    int n = t->g->seats[e->player].pieces[RV_P_TOWER];
    const char *who = rv_why_label(t, e->player);
    if (n > 0)
        RV_SAY_YES(t, "tower", RV_D_NO_TOWER_PIECE, "%s has %s", who,
                   rv_plural(t->a, n, "tower piece"));
    else
        RV_SAY_NO(t, "tower", RV_D_NO_TOWER_PIECE, e->beside->tower.mark,
                  "%s has no tower piece left", who);
}

static void say_build(rv_telling *t, const rv_entry *e) {
    int placed = tile_at(t->g, e->beside->tower.x, e->beside->tower.y);
    say_foundation(t, &e->beside->tower, placed);
    if (placed != RV_NONE && rv_has_foundation(t->g, placed))
        say_open(t, &e->beside->tower, placed, false);
    say_pieces(t, e);
}

static void say_height(rv_telling *t, const rv_entry *e, int placed) {
    int height = placed == RV_NONE ? 0 : rv_towers_of(t->g)->sites[placed].height;
    const char *cell = cell_name(t, e->beside->top.x, e->beside->top.y);
    if (height)
        RV_SAY_YES(t, "top", RV_D_EMPTY_TOWER, "the tower at %s has %s", cell,
                   rv_plural(t->a, height, "piece"));
    else
        RV_SAY_NO(t, "top", RV_D_EMPTY_TOWER, e->beside->top.mark, "no tower stands at %s", cell);
}

static void say_top(rv_telling *t, const rv_entry *e) {
    int placed = tile_at(t->g, e->beside->top.x, e->beside->top.y);
    say_height(t, e, placed);
    if (placed != RV_NONE && rv_has_foundation(t->g, placed))
        say_open(t, &e->beside->top, placed, true);
    rv_why_in_hand(t, e, "top", e->beside->top.mark, e->beside->top.figure);
}

/* ---- the capture --------------------------------------------------------------------------- */

/* "2 steps to the east", "3 steps away, not in a straight line" */
static const char *way(rv_telling *t, int tower, int pos, const rv_range *range) {
    const rv_game *g = t->g;
    const rv_placed *p = &g->placed[tower];
    int dx = pos % g->width + g->x0 - p->x, dy = pos / g->width + g->y0 - p->y;
    const char *to = dx && dy ? "away"
                     : dx > 0 ? "to the east"
                     : dx < 0 ? "to the west"
                     : dy > 0 ? "to the north"
                              : "to the south";
    if (!dx && !dy)
        return "the tower's own tile";
    return rv_printf(t->a, "%s %s%s", steps(t, range->steps), to, range->aside);
}

/* The tower as it is with the new piece. */
static void say_range(rv_telling *t, const rv_entry *e, int tower, int pos) {
    int height = rv_towers_of(t->g)->sites[tower].height;
    rv_range range = rv_tower_range(t->g, t->a, tower, pos);
    const char *text = rv_printf(t->a, "the tower, now %s high, reaches %s towards %s: %s",
                                 rv_plural(t->a, height, "piece"), range.words,
                                 cell_name(t, e->beside->capture.x, e->beside->capture.y),
                                 way(t, tower, pos, &range));
    rv_why_step *s =
        range.reaches ? rv_say_step(t, "capture", RV_ANSWER_YES, RV_D_OUT_OF_RANGE, text)
                      : rv_say_no(t, "capture", RV_D_OUT_OF_RANGE, e->beside->capture.mark, text);
    s->rule = range.rule;
    if (range.option != RV_NONE)
        rv_say_hangs_on(t, range.option);
}

static void say_whose(rv_telling *t, const rv_entry *e) {
    if (e->beside->capture.player == e->player) {
        bool may = t->g->option[RV_O_CAPTURE_OWN] == RV_V_YES;
        if (may)
            RV_SAY_YES(t, "capture", RV_D_OWN_FOLLOWER, "a player may take his own follower home");
        else
            RV_SAY_NO(t, "capture", RV_D_OWN_FOLLOWER, e->beside->capture.mark,
                      "the follower is %s's own", rv_why_label(t, e->player));
        rv_say_hangs_on(t, RV_O_CAPTURE_OWN);
    }
    if (e->beside->capture.kind == RV_NONE) {
        bool may = t->g->option[RV_O_TOWER_TOP_CAPTURABLE] == RV_V_YES;
        if (may)
            RV_SAY_YES(t, "capture", RV_D_TOP_SAFE, "a follower on top of a tower can be captured");
        else
            RV_SAY_NO(t, "capture", RV_D_TOP_SAFE, e->beside->capture.mark,
                      "a follower on top of a tower is safe");
        rv_say_hangs_on(t, RV_O_TOWER_TOP_CAPTURABLE);
    }
}

/* With the piece on the tower, as long as it takes to look. */
static void say_capture(rv_telling *t, const rv_entry *e) {
    rv_game *g = t->g;
    int tower = tile_at(g, e->beside->tower.x, e->beside->tower.y),
        pos = rv_pos(g, e->beside->capture.x, e->beside->capture.y);
    int mark = rv_mark_of(g);
    rv_listener listener = g->listener;
    if (tower == RV_NONE || !rv_has_foundation(g, tower) || pos == RV_NONE)
        return;
    g->listener.tell = NULL;
    rv_build(g, e->player, tower);
    say_range(t, e, tower, pos);
    rv_undo(g, mark);
    g->listener = listener;
    say_whose(t, e);
}

/* The facts are those before it is done, and are said before what came of it. */
void rv_tower_why_before(rv_telling *t, rv_entry *e, bool laid) {
    if (e->beside->tower.said)
        say_build(t, e);
    if (e->beside->tower.said && e->beside->capture.said)
        say_capture(t, e);
    if (e->beside->top.said)
        say_top(t, e);
    if (laid)
        rv_tower_before_scoring(t->c, e);
    rv_say_complaints(t, "tower");
}
