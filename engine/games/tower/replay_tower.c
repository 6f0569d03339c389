/* replay_tower.c - towers, captures and ransom in the turns of a record (T-6 … T-51). */
#include "games/tower/tower.h"
#include "judge/replay.h"
#include <stdlib.h>

static const char *cell_name(rv_case *c, int x, int y) {
    return rv_cell_name(c->game, &c->arena, x, y);
}

/* "two steps" */
static const char *steps(rv_case *c, int n) {
    return rv_plural(&c->arena, n, "step");
}

/* The tile at a cell; RV_NONE. */
static int tile_at(const rv_game *g, int x, int y) {
    int pos = rv_pos(g, x, y);
    return pos == RV_NONE ? RV_NONE : rv_placed_at(g, pos);
}

/* ---- ransom -------------------------------------------------------------------------------- */

/* He was there when it could not be paid yet; only an exchange (T-37) has taken him away since. */
static const char *since_gone(rv_case *c, const rv_ransom_ref *r) {
    return r->late ? rv_printf(&c->arena,
                               " any more: it was exchanged in this turn, and with %s it could "
                               "not be bought back before",
                               rv_plural(&c->arena, r->had, "point"))
                   : "";
}

/* "follower"; "small follower" where that is what was said. */
const char *rv_ransom_words(const rv_game *g, const rv_ransom_ref *r) {
    return r->figure == RV_NONE ? rv_figure_words(RV_F_SMALL) : rv_figure_said(g, r->figure);
}

static void complain_ransom(rv_case *c, const rv_entry *e, const rv_ransom_ref *r, int wrong) {
    const char *who = c->rec.label[e->player];
    if (wrong == RV_D_HOUSE_RULE)
        rv_complain_house_rule(c, r->mark);
    else if (wrong == RV_D_NO_PRISONER)
        rv_complain(&c->diags, RV_D_NO_PRISONER, r->mark, c->rec.label[r->player],
                    rv_ransom_words(c->game, r), who, since_gone(c, r));
    else
        rv_complain(&c->diags, (rv_code_id)wrong, r->mark, who,
                    rv_plural(&c->arena, c->game->seats[e->player].score, "point"));
    if (wrong == RV_D_NO_PRISONER && r->late)
        rv_last_diag(c)->rule = rv_law_rule(c->game, RV_D_RANSOM_POINTS);
    if (wrong == RV_D_RANSOM_POINTS || (wrong == RV_D_NO_PRISONER && r->late))
        rv_hangs_on(c, RV_O_RANSOM_NEEDS_POINTS);
    if (wrong == RV_D_RANSOM_OFF)
        rv_hangs_on(c, RV_O_RANSOM);
}

/* It may be paid at any time of the turn (T-40): who lacks the points may have them after scoring.
 * What is let stand is paid, if there is anybody to buy back. */
bool rv_tower_pay(rv_case *c, rv_entry *e, rv_ransom_ref *r, bool scored) {
    if (r->late != scored)
        return true;
    int figure = rv_ransom_figure(c->game, e->player, r->player, r->figure);
    int wrong = rv_may_ransom(c->game, e->player, r->player, figure);
    if (!scored && wrong == RV_D_RANSOM_POINTS && !e->none) {
        r->late = true;
        r->had = c->game->seats[e->player].score;
        return true;
    }
    bool held = rv_is_prisoner(c->game, r->player, e->player, figure);
    if (wrong != RV_NONE) {
        complain_ransom(c, e, r, wrong);
        if (!(held ? rv_stands(c) : rv_stands_without(c, "the ransom")))
            return false;
    }
    if (!held)
        return true;
    rv_ransom(c->game, e->player, r->player, figure);
    r->figure = figure == RV_F_SMALL ? RV_NONE : r->figure; /* it goes without saying */
    return true;
}

static bool pay_all(rv_case *c, rv_entry *e, bool scored) {
    for (int i = 0; i < e->beside->ransom.n; i++)
        if (!rv_tower_pay(c, e, &e->beside->ransom.list[i], scored))
            return false;
    return true;
}

/* Who comes back can be placed in this turn (T-44). */
bool rv_tower_before_turn(rv_case *c, rv_entry *e) {
    for (int i = 0; i < e->beside->ransom.n; i++)
        e->beside->ransom.list[i].late = false;
    return pay_all(c, e, false);
}

bool rv_tower_after_scoring(rv_case *c, rv_entry *e) {
    return pay_all(c, e, true);
}

/* ---- one action ---------------------------------------------------------------------------- */

/* T-8 */
static bool one_action(rv_case *c, const rv_entry *e) {
    const char *what[3];
    rv_mark mark = e->beside->top.said ? e->beside->top.mark : e->beside->tower.mark;
    int n = 0;
    if (e->piece.kind != RV_NONE)
        what[n++] = "a follower on the tile";
    if (e->beside->tower.said)
        what[n++] = "a tower piece";
    if (e->beside->top.said)
        what[n++] = "a follower on top of a tower";
    if (n < 2)
        return true;
    rv_complain(&c->diags, RV_D_TWO_ACTIONS, mark, what[0], what[1]);
    return rv_stands(c);
}

static const char *why_closed(rv_case *c, int placed) {
    uint8_t top = rv_towers_of(c->game)->sites[placed].top;
    return top ? rv_printf(&c->arena, "a follower of %s stands on top",
                           c->rec.label[rv_piece_player(top)])
               : "a follower stood on top";
}

const char *rv_closed_rule(const rv_game *g, int placed, bool top, int *option) {
    bool stands = rv_towers_of(g)->sites[placed].top;
    *option = stands ? RV_NONE : RV_O_TOWER_REOPENS;
    return !stands ? g->rs->options[RV_O_TOWER_REOPENS].rule
                   : rv_law_rule(g, top ? RV_L_TOP_ALONE : RV_D_TOWER_CLOSED);
}

static void complain_closed(rv_case *c, const rv_spot_ref *s, int placed, bool top) {
    int option;
    rv_complain(&c->diags, RV_D_TOWER_CLOSED, s->mark, cell_name(c, s->x, s->y),
                why_closed(c, placed))
        ->rule = rv_closed_rule(c->game, placed, top, &option);
    if (option != RV_NONE)
        rv_hangs_on(c, option);
}

static void complain_tower(rv_case *c, const rv_entry *e, const rv_spot_ref *s, int wrong,
                           int placed) {
    if (wrong == RV_D_NO_TOWER_PIECE)
        rv_complain(&c->diags, RV_D_NO_TOWER_PIECE, s->mark, c->rec.label[e->player]);
    else if (wrong == RV_D_NO_FOLLOWER)
        rv_complain_no_follower(c, e, s->mark, s->figure);
    else if (wrong == RV_D_TOWER_CLOSED)
        complain_closed(c, s, placed, s == &e->beside->top);
    else
        rv_complain(&c->diags, (rv_code_id)wrong, s->mark, cell_name(c, s->x, s->y));
}

static bool put_top(rv_case *c, const rv_entry *e) {
    int placed = tile_at(c->game, e->beside->top.x, e->beside->top.y);
    int wrong = placed == RV_NONE ? RV_D_EMPTY_TOWER
                                  : rv_may_top(c->game, e->player, placed, e->beside->top.figure);
    if (wrong == RV_NONE) {
        rv_top(c->game, e->player, placed, e->beside->top.figure);
        return true;
    }
    complain_tower(c, e, &e->beside->top, wrong, placed);
    return rv_stands_without(c, "the follower on top");
}

/* ---- capture ------------------------------------------------------------------------------- */

static bool is_meant(const rv_game *g, const rv_captive_ref *ref, const rv_captive *c) {
    if (rv_piece_player(c->piece) != ref->player ||
        (ref->figure != RV_NONE && rv_piece_figure(c->piece) != ref->figure))
        return false;
    if (c->node == RV_NONE || ref->kind == RV_NONE)
        return c->node == RV_NONE && ref->kind == RV_NONE;
    if (g->nodes[c->node].kind != ref->kind)
        return false;
    int named =
        ref->place == RV_NONE ? c->node : rv_node_of_place(g, c->placed, ref->kind, ref->place);
    return named != RV_NONE && rv_root(g, named) == rv_root(g, c->node);
}

/* Two regions of a tile may be one feature: which of two alike followers goes makes no difference.
 */
static bool same_captive(const rv_game *g, const rv_captive *a, const rv_captive *b) {
    return a->node != RV_NONE && b->node != RV_NONE && a->piece == b->piece &&
           rv_root(g, a->node) == rv_root(g, b->node);
}

static const char *no_such(const rv_captive_ref *ref, int n) {
    if (n > 1)
        return "several stand there; the place is missing, as .n behind the cell";
    return ref->kind == RV_NONE ? "no such follower stands on a tower there"
                                : "no such follower stands there";
}

/* How many followers on a tile are meant; *out is the first. */
static int count_meant(rv_case *c, const rv_captive_ref *ref, int placed, rv_captive *out) {
    rv_captive list[RV_TILE_REGIONS + 1];
    int n = 0, all = placed == RV_NONE ? 0 : rv_captives_on(c->game, placed, list);
    for (int i = 0; i < all; i++)
        if (is_meant(c->game, ref, &list[i]) && !(n && same_captive(c->game, out, &list[i])) &&
            n++ == 0)
            *out = list[i];
    return n;
}

/* The one follower that is meant; false with a complaint. Without a figure a small one, unless a
 * large one alone stands there. */
static bool find_captive(rv_case *c, const rv_captive_ref *ref, rv_captive *out) {
    rv_captive_ref small = *ref;
    *out = (rv_captive){.node = RV_NONE};
    int placed = tile_at(c->game, ref->x, ref->y);
    if (ref->figure == RV_NONE)
        small.figure = RV_F_SMALL;
    int n = count_meant(c, &small, placed, out);
    if (n == 0)
        n = count_meant(c, ref, placed, out);
    if (n == 1)
        return true;
    rv_complain(&c->diags, RV_D_NO_CAPTIVE, ref->mark, ref->text, no_such(ref, n));
    return false;
}

static void complain_range(rv_case *c, const rv_entry *e, int tower, const rv_placed *to) {
    rv_game *g = c->game;
    const rv_placed *t = &g->placed[tower];
    rv_range range = rv_tower_range(g, &c->arena, tower, to->pos);
    rv_complain(&c->diags, RV_D_OUT_OF_RANGE, e->beside->capture.mark, cell_name(c, t->x, t->y),
                range.words, cell_name(c, to->x, to->y),
                rv_printf(&c->arena, "%s away%s", steps(c, range.steps), range.aside))
        ->rule = range.rule;
    if (range.option != RV_NONE)
        rv_hangs_on(c, range.option);
}

static void complain_capture(rv_case *c, const rv_entry *e, const rv_captive *captive, int tower,
                             int wrong) {
    rv_game *g = c->game;
    const rv_placed *p = &g->placed[captive->placed];
    const char *cell = cell_name(c, p->x, p->y);
    if (wrong == RV_D_OUT_OF_RANGE)
        complain_range(c, e, tower, p);
    else if (wrong == RV_D_HOUSE_RULE)
        rv_complain_house_rule(c, e->beside->capture.mark);
    else
        rv_complain(&c->diags, (rv_code_id)wrong, e->beside->capture.mark,
                    wrong == RV_D_OWN_FOLLOWER ? c->rec.label[e->player] : cell);
    if (wrong == RV_D_OWN_FOLLOWER)
        rv_hangs_on(c, RV_O_CAPTURE_OWN);
    if (wrong == RV_D_TOP_SAFE)
        rv_hangs_on(c, RV_O_TOWER_TOP_CAPTURABLE);
}

/* ---- exchange ------------------------------------------------------------------------------ */

static bool no_exchange(rv_case *c, const rv_entry *e, const char *why) {
    rv_complain(&c->diags, RV_D_NO_EXCHANGE, e->beside->exchange.mark,
                rv_figure_said(c->game, e->beside->exchange.figure), why);
    return rv_stands(c);
}

/* T-37, T-38: the one who had prisoners of the other before gives one of them back; whoever's he is
 * says which. Nobody is asked which where the capture could not be, and only its reasons count. */
static bool exchange(rv_case *c, const rv_entry *e, int other, bool asked) {
    rv_game *g = c->game;
    int player = e->player, mine = rv_prisoner_figure(g, other, player);
    if (asked && rv_exchange_choice(g, player, other) && !e->beside->exchange.said) {
        rv_complain(&c->diags, RV_D_EXCHANGE_OPEN, e->beside->capture.mark, c->rec.label[player],
                    c->rec.label[other]);
        if (!c->settings.all && !rv_stands(c))
            return false;
    }
    if (e->beside->exchange.said &&
        !rv_towers_of(g)->prisoners[other][player][e->beside->exchange.figure]) {
        if (!no_exchange(c, e, "it is not among the prisoners"))
            return false;
    } else if (e->beside->exchange.said) {
        mine = e->beside->exchange.figure;
    }
    rv_exchange(g, player, other, mine, rv_prisoner_figure(g, player, other));
    return true;
}

static bool capture(rv_case *c, rv_entry *e, int tower) {
    rv_captive captive;
    if (!find_captive(c, &e->beside->capture, &captive))
        return rv_stands_without(c, "the capture");
    int wrong = rv_may_capture(c->game, e->player, tower, &captive);
    if (wrong != RV_NONE) {
        complain_capture(c, e, &captive, tower, wrong);
        if (!rv_stands(c))
            return false;
    }
    int owner = rv_piece_player(captive.piece);
    e->beside->capture.canon = rv_captive_word(&c->arena, c->game, &captive);
    rv_capture(c->game, e->player, &captive);
    if (owner != e->player && rv_exchange_due(c->game, e->player, owner))
        return exchange(c, e, owner, wrong == RV_NONE || !c->game->explained);
    return !e->beside->exchange.said || no_exchange(c, e, "this capture leads to no exchange");
}

/* On any tile that lies (T-7). */
static bool build(rv_case *c, rv_entry *e) {
    int placed = tile_at(c->game, e->beside->tower.x, e->beside->tower.y);
    int wrong = placed == RV_NONE ? RV_D_NO_FOUNDATION : rv_may_build(c->game, e->player, placed);
    if (wrong != RV_NONE) {
        complain_tower(c, e, &e->beside->tower, wrong, placed);
        if (wrong == RV_D_NO_FOUNDATION)
            return rv_stands_without(c, "the tower piece");
        if (!rv_stands(c))
            return false;
    }
    rv_build(c->game, e->player, placed);
    return !e->beside->capture.said || capture(c, e, placed);
}

/* The tile lies; what it has completed is scored after the capture (T-27). */
bool rv_tower_before_scoring(rv_case *c, rv_entry *e) {
    if (!one_action(c, e))
        return false;
    if (e->beside->capture.said && !e->beside->tower.said) {
        rv_complain(&c->diags, RV_D_CAPTURE_NO_PIECE, e->beside->capture.mark, "");
        return rv_stands_without(c, "the capture");
    }
    if (e->beside->exchange.said && !e->beside->capture.said &&
        !no_exchange(c, e, "without a capture nobody is exchanged"))
        return false;
    if (e->beside->top.said && !put_top(c, e))
        return false;
    return !e->beside->tower.said || build(c, e);
}
