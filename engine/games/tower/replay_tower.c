/* replay_tower.c - towers, captures and ransom in the turns of a record (T-6 … T-51). */
#include "games/tower/tower.h"
#include "judge/replay.h"
#include "record/form.h"
#include <stdlib.h>

/* The tile at a cell; RV_NONE. */
static int tile_at(const rv_game *g, int x, int y) {
    int pos = rv_pos(g, x, y);
    return pos == RV_NONE ? RV_NONE : rv_placed_at(g, pos);
}

static rv_at_cell thing_at(const rv_value *v, const char *thing) {
    return (rv_at_cell){.there = v, .x = v ? v->at.x : 0, .y = v ? v->at.y : 0, .thing = thing};
}

/* ---- ransom -------------------------------------------------------------------------------- */

static void lack_points(rv_case *c, int player) {
    rv_lack *m = RV_NEW(&c->arena, rv_lack);
    m->words =
        rv_printf(&c->arena, ": with %s the ransom could not be paid before the tile was scored",
                  rv_plural(&c->arena, c->game->seats[player].score, "point"));
    m->law = RV_D_RANSOM_POINTS;
    m->option = RV_O_RANSOM_NEEDS_POINTS;
    c->lack = c->lack ? c->lack : m;
}

/* It may be paid at any time of the turn (T-40): who lacks the points may have them after scoring.
 * What is let stand is paid, if there is anybody to buy back. */
static bool pay(rv_case *c, rv_entry *e, rv_value *said, bool scored) {
    rv_game *g = c->game;
    const rv_ransom r = {e->player, said->player,
                         rv_tower_ransom_figure(g, e->player, said->player, said->figure), said};
    bool free = rv_tower_may_free(NULL, g, &r),
         early = !scored && !e->none && !rv_tower_can_pay(NULL, g, r.player);
    rv_consider_thing(c, RV_AT_RANSOM, said->mark, (rv_at_cell){.thing = "prisoner"});
    bool may =
        (scored && free) || rv_tower_may_free(c, g, &r); /* what held before is not said again */
    if (early && may)
        rv_remark_by(c, RV_O_RANSOM_NEEDS_POINTS, RV_D_RANSOM_POINTS,
                     "%s has %s before the tile is laid: too few, unless it scores",
                     rv_hook_label(g, r.player),
                     rv_plural(&c->arena, g->seats[r.player].score, "point"));
    if (early && free) {
        lack_points(c, r.player);
        RV_SETTLE(c, said->later, true);
        RV_SETTLE(c, said->had, g->seats[r.player].score);
        return true;
    }
    bool held = rv_tower_is_prisoner(g, r.captor, r.player, r.figure);
    if (!free)
        rv_help_offers(c, "ransom", NULL);
    may = may && (early || rv_tower_may_pay(c, g, &r));
    if (!may && !rv_stands_as(c, held, "the ransom"))
        return false;
    if (!held)
        return true;
    rv_tower_buy_back(g, r.player, r.captor, r.figure);
    RV_SETTLE(c, said->figure,
              r.figure == RV_F_SMALL ? RV_NONE : said->figure); /* it goes without saying */
    return true;
}

static bool pay_all(rv_case *c, rv_entry *e, bool scored) {
    const rv_values *all = rv_values_beside(e, "ransom");
    for (int i = 0; i < all->n; i++)
        if (all->list[i].later == scored && !pay(c, e, &all->list[i], scored))
            return false;
    return true;
}

/* Who comes back can be placed in this turn (T-44). */
bool rv_tower_pay_early(rv_case *c, rv_entry *e) {
    const rv_values *all = rv_values_beside(e, "ransom");
    for (int i = 0; i < all->n; i++)
        RV_SETTLE(c, all->list[i].later, false);
    return pay_all(c, e, false);
}

bool rv_tower_pay_late(rv_case *c, rv_entry *e) {
    return pay_all(c, e, true);
}

/* ---- capture ------------------------------------------------------------------------------- */

/* Some figures are named by their word alone, whatever they stand on. */
static bool is_meant(const rv_game *g, const rv_value *ref, const rv_captive *c) {
    int figure = rv_piece_figure(c->piece);
    bool alone = rv_figure_alone(&g->rs->figures[figure]);
    if (rv_piece_player(c->piece) != ref->player ||
        (ref->figure == RV_NONE ? alone && ref->at.kind != RV_NONE : figure != ref->figure))
        return false;
    if (c->node == RV_NONE || ref->at.kind == RV_NONE)
        return c->node == RV_NONE && ref->at.kind == RV_NONE;
    int kind = g->nodes[c->node].kind;
    if (kind != ref->at.kind && !alone)
        return false;
    unsigned kinds = rv_figure_kinds(&g->rs->figures[figure], kind);
    int named =
        ref->at.place == RV_NONE ? c->node : rv_node_of_place(g, c->placed, kinds, ref->at.place);
    return named != RV_NONE && rv_root(g, named) == rv_root(g, c->node);
}

/* Two regions of a tile may be one feature: which of two alike followers goes makes no difference.
 */
static bool same_captive(const rv_game *g, const rv_captive *a, const rv_captive *b) {
    return a->node != RV_NONE && b->node != RV_NONE && a->piece == b->piece &&
           rv_root(g, a->node) == rv_root(g, b->node);
}

static const char *no_such(const rv_value *ref, int n) {
    if (n > 1)
        return "several stand there; the place is missing, as .n behind the cell";
    return ref->at.kind == RV_NONE ? "no such follower stands on a tower there"
                                   : "no such follower stands there";
}

/* How many followers on a tile are meant; *out is the first. */
static int count_meant(rv_case *c, const rv_value *ref, int placed, rv_captive *out) {
    rv_captive list[RV_TILE_REGIONS + 1];
    int n = 0, all = placed == RV_NONE ? 0 : rv_tower_captives_on(c->game, placed, list);
    for (int i = 0; i < all; i++)
        if (is_meant(c->game, ref, &list[i]) && !(n && same_captive(c->game, out, &list[i])) &&
            n++ == 0)
            *out = list[i];
    return n;
}

/* The help of a refused capture: whom the tower that has grown can take. */
static void help_reach(rv_case *c, int player, int tower) {
    rv_captive list[RV_TILE_REGIONS + 1];
    rv_game *g = c->game;
    rv_buf b = {.arena = &c->arena};
    for (int placed = 0; placed < g->nplaced; placed++)
        for (int i = 0, n = rv_tower_captives_near(g, tower, placed, list); i < n; i++)
            if (rv_tower_may_capture(NULL, g, player, tower, &list[i]))
                rv_putf(&b, "%s%s", b.n ? ", " : "Type one that the tower reaches: ",
                        rv_tower_captive_word(&c->arena, g, &list[i]));
    rv_last_diag(c)->help =
        b.n ? rv_printf(&c->arena, "%s; or delete `capture`.", rv_buf_text(&b))
            : "Delete `capture`: there is no follower that this tower can capture.";
}

/* The complaint lists whom on the tile the tower could take, for another label or place may have
 * been meant. */
static void refuse_captive(rv_case *c, const rv_entry *e, int tower, int placed, int n) {
    const rv_value *ref = rv_value_beside(e, "capture");
    rv_captive list[RV_TILE_REGIONS + 1];
    rv_buf b = {.arena = &c->arena};
    int all = placed == RV_NONE ? 0 : rv_tower_captives_on(c->game, placed, list);
    for (int i = 0; i < all; i++)
        if (rv_tower_may_capture(NULL, c->game, e->player, tower, &list[i]))
            rv_putf(&b, "%s%s", b.n ? " or " : "",
                    rv_tower_captive_word(&c->arena, c->game, &list[i]));
    rv_diag *g = rv_object(c, RV_D_NO_CAPTIVE, ref->mark, ref->text, no_such(ref, n));
    if (b.n)
        g->help = rv_printf(&c->arena, "On this tile you can type %s.", rv_buf_text(&b));
    else
        help_reach(c, e->player, tower);
}

/* The one follower that is meant; false with a complaint. Without a figure a small one, unless a
 * large one alone stands there. */
static bool find_captive(rv_case *c, const rv_entry *e, int tower, rv_captive *out) {
    const rv_value *ref = rv_value_beside(e, "capture");
    rv_value small = *ref;
    *out = (rv_captive){.node = RV_NONE};
    int placed = tile_at(c->game, ref->at.x, ref->at.y);
    if (ref->figure == RV_NONE)
        small.figure = RV_F_SMALL;
    int n = count_meant(c, &small, placed, out);
    if (n == 0)
        n = count_meant(c, ref, placed, out);
    if (n == 1)
        return true;
    refuse_captive(c, e, tower, placed, n);
    return false;
}

/* ---- exchange ------------------------------------------------------------------------------ */

static bool no_exchange(rv_case *c, const rv_value *said, const char *why) {
    rv_object(c, RV_D_NO_EXCHANGE, said->mark, rv_figure_said(c->game, said->figure), why);
    return rv_stands(c);
}

/* One for each figure that can come back. */
static void add_exchanges(rv_case *c, int player, int other) {
    const rv_game *g = c->game;
    rv_buf help = {.arena = &c->arena};
    for (int f = 0; f < g->rs->nfigures; f++) {
        if (!rv_tower_is_prisoner(g, other, player, f))
            continue;
        const char *key =
            rv_printf(&c->arena, "exchange: %s", f == RV_F_SMALL ? "small" : g->rs->figures[f].key);
        rv_putf(&help, "%s `%s`", help.n ? " or" : "Add", key);
        rv_add_outcome(
            c, (rv_outcome){.key = key,
                            .words = rv_printf(&c->arena, "the %s of %s comes back",
                                               rv_figure_said(g, f), c->rec.label[player])});
    }
    rv_last_diag(c)->help = rv_printf(&c->arena, "%s.", rv_buf_text(&help));
}

/* T-38; T-53 where the captor chooses. In the record it is said all the same. */
static bool is_chosen(rv_case *c, int player, int other, bool said) {
    rv_game *g = c->game;
    const rv_option_row *option = &g->rs->options[RV_O_EXCHANGE_CHOICE];
    const char *chooser = c->rec.label[rv_tower_exchange_chooser(g, player, other)];
    rv_holds_by(c, RV_O_EXCHANGE_CHOICE, RV_D_EXCHANGE_OPEN, said,
                ("%s chooses which follower of %s comes back", chooser, c->rec.label[player]),
                (c->rec.label[player], c->rec.label[other], chooser));
    if ((c->asked || !said) && rv_tower_exchange_chooser(g, player, other) != player)
        rv_rests_on(c, option->rule, RV_O_EXCHANGE_CHOICE);
    if (!said)
        add_exchanges(c, player, other);
    return said;
}

/* T-37, T-38: the one who had prisoners of the other before gives one of them back; whoever's he is
 * says which. Nobody is asked which where the capture could not be, and only its reasons count. */
static bool exchange(rv_case *c, const rv_entry *e, int other, bool asked) {
    const rv_value *said = rv_value_beside(e, "exchange");
    rv_game *g = c->game;
    int player = e->player, mine = rv_tower_prisoner_figure(g, other, player);
    if (asked && rv_tower_exchange_choice(g, player, other) && !is_chosen(c, player, other, said) &&
        !c->settings.all && !rv_stands(c))
        return false;
    if (said && !rv_towers_of(g)->prisoners[other][player][said->figure]) {
        if (!no_exchange(c, said, "it is not among the prisoners"))
            return false;
    } else if (said) {
        mine = said->figure;
    }
    rv_tower_exchange(g, player, other, mine, rv_tower_prisoner_figure(g, player, other));
    return true;
}

static bool capture(rv_case *c, rv_entry *e, int tower) {
    rv_value *said = rv_value_beside(e, "capture"), *exchanged = rv_value_beside(e, "exchange");
    rv_captive captive;
    rv_consider_thing(c, RV_AT_CAPTURE, said->mark, thing_at(said, "follower"));
    if (!find_captive(c, e, tower, &captive))
        return rv_stands_without(c, "the capture");
    if (captive.node != RV_NONE)
        c->diags.at.region = 1 + captive.node - rv_node_of(&c->game->placed[captive.placed], 0);
    int before = rv_wrongs(c);
    bool goes_on = rv_tower_may_capture(c, c->game, e->player, tower, &captive);
    bool fine = rv_wrongs(c) == before;
    if (!fine)
        help_reach(c, e->player, tower);
    if (!goes_on && !rv_stands(c))
        return false;
    int owner = rv_piece_player(captive.piece);
    RV_SETTLE(c, said->canon, rv_tower_captive_word(&c->arena, c->game, &captive));
    rv_tower_capture(c->game, e->player, &captive);
    if (owner != e->player && rv_tower_exchange_due(c->game, e->player, owner))
        return exchange(c, e, owner, fine || !rv_explains(c));
    return !exchanged || no_exchange(c, exchanged, "this capture leads to no exchange");
}

/* On any tile that lies (T-7). */
static bool build(rv_case *c, rv_entry *e) {
    const rv_value *tower = rv_value_beside(e, "tower");
    int placed = tile_at(c->game, tower->at.x, tower->at.y);
    bool can = rv_has_foundation(c->game, placed);
    rv_consider_thing(c, RV_AT_TOWER, tower->mark, thing_at(tower, "tower"));
    if (!rv_tower_may_build(c, c->game, e->player, placed)) {
        rv_help_offers(c, "tower", NULL);
        if (!rv_stands_as(c, can, "the tower piece"))
            return false;
    }
    if (!can)
        return true;
    rv_tower_build(c->game, e->player, placed);
    return !rv_value_beside(e, "capture") || capture(c, e, placed);
}

/* The tile lies; what it has completed is scored after the capture (T-27). */
bool rv_tower_play(rv_case *c, rv_entry *e) {
    const rv_value *tower = rv_value_beside(e, "tower"), *captured = rv_value_beside(e, "capture"),
                   *exchanged = rv_value_beside(e, "exchange");
    rv_point_is(c, RV_AT_TOWER);
    if (captured && !tower) {
        c->diags.at = thing_at(captured, "follower");
        rv_object(c, RV_D_CAPTURE_NO_PIECE, captured->mark, "");
        return rv_stands_without(c, "the capture");
    }
    if (exchanged && !captured &&
        !no_exchange(c, exchanged, "without a capture nobody is exchanged"))
        return false;
    return !tower || build(c, e);
}
