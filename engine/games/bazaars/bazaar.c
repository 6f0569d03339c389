/* bazaar.c - bazaars: what leads to one, whose turn is next, the auction, and random play (B-54 …
 * B-69).
 *
 * A bazaar tile puts its player into a queue (rv_bazaars.waiting). When the turn is over, the step
 * `next_turn` begins the first bazaar of the queue, and after its round of bought tiles the next;
 * the second part of a double turn waits in `later` meanwhile. The entries of a record are played
 * by replay_bazaar.c, which asks here who may choose, bid and pay.
 */
#include "games/bazaars/bazaar.h"
#include "judge/case.h"
#include "random/sim.h"
#include "ruleset/ruleset_check.h"

rv_bazaars *rv_bazaars_of(const rv_game *g) {
    return g->option[RV_O_BAZAARS] == RV_V_YES ? g->modules.state[RV_MODULE_BAZAARS] : NULL;
}

int rv_bazaar_held(const rv_game *g) {
    int n = 0;
    for (int p = 0; p < g->nplayers; p++)
        n += g->box.held[p] != 0;
    return n;
}

int rv_bazaar_next_holder(const rv_game *g, int player) {
    int p = rv_left_of(g, player);
    for (int i = 0; i < g->nplayers && !g->box.held[p] && rv_bazaar_held(g); i++)
        p = rv_left_of(g, p);
    return p;
}

/* ---- what leads to one --------------------------------------------------------------------- */

/* B-68: tiles put aside for bazaars that wait for the end of a double turn. */
static int put_aside(const rv_game *g) {
    const rv_bazaars *b = rv_bazaars_of(g);
    return b->after == RV_NONE ? b->nwaiting * g->nplayers : 0;
}

int rv_bazaar_left(const rv_game *g) {
    return g->box.stack - put_aside(g);
}

/* B-55: neither does one that is put aside. B-66: a tile that was bought leads to none. While
 * another bazaar is on, how many tiles are left is asked when that one is over (B-54). */
int rv_bazaar_cite(const rv_game *g) {
    const rv_bazaars *b = rv_bazaars_of(g);
    if (g->board.nplaced <= b->laid || g->turn.last == RV_NONE || !rv_shows_bazaar(g, g->turn.last))
        return RV_C_COUNT;
    if (g->turn.from_hand)
        return RV_C_BAZAAR_BOUGHT;
    if (b->after == RV_NONE && rv_bazaar_left(g) < g->nplayers)
        return RV_C_BAZAAR;
    return RV_NONE;
}

/* ---- whose turn is next -------------------------------------------------------------------- */

/* B-54: the others are skipped, for tiles do not become more. B-67, B-68: after all, it goes on to
 * the left of him whose turn it was, or with an extra turn of his own, or with the second part of
 * his turn (M-79). */
static void begin_or_go_on(rv_game *g) {
    rv_bazaars *b = rv_bazaars_of(g);
    if (g->box.stack < g->nplayers)
        RV_SET(g, b->nwaiting, 0);
    if (!b->nwaiting) {
        RV_SET(g, b->after, RV_NONE);
        RV_SET(g, b->due, false);
        RV_SET(g, b->over, b->later.part);
        if (b->later.extra)
            rv_turn_take_up(g, b->resume, &b->later);
        else
            RV_SET(g, g->turn.to_move, rv_left_of(g, b->resume));
        return;
    }
    RV_SET(g, b->after, (int8_t)b->waiting[0]);
    RV_SET(g, b->due, true);
    RV_SET(g, g->turn.to_move, rv_left_of(g, b->after)); /* B-56 */
    for (int i = 1; i < b->nwaiting; i++)
        RV_SET(g, b->waiting[i - 1], b->waiting[i]);
    RV_SET(g, b->nwaiting, b->nwaiting - 1);
}

/* The second part of a turn follows it at once, within a round of bought tiles (M-76, M-83, M-85)
 * and where it comes first (M-75); otherwise it waits with its player until all bazaars are over
 * (M-73, M-78, M-79, M-80, M-81). */
static bool next_turn(rv_game *g, bool now) {
    rv_bazaars *b = rv_bazaars_of(g);
    if (!b)
        return now;
    if (rv_bazaar_cite(g) == RV_NONE &&
        b->nwaiting < b->cap_waiting) { /* no more tiles than that */
        RV_SET(g, b->waiting[b->nwaiting], (uint8_t)g->turn.to_move);
        RV_SET(g, b->nwaiting, b->nwaiting + 1);
    }
    RV_SET(g, b->laid, g->board.nplaced);
    if (b->over)
        RV_SET(g, b->over, false);
    RV_SET(g, g->box.held[g->turn.to_move], 0); /* in a turn that was left out it was not played */
    bool on = b->after != RV_NONE;
    bool builder_first = g->option[RV_O_BAZAAR_BUILDER] == RV_V_BUILDER_FIRST;
    bool again = g->turn.extra && (on || (builder_first && rv_bazaar_left(g) > 0));
    if (now || (!on && !b->nwaiting) || again)
        return now; /* an extra turn is part of the turn (B-65); without a tile it is none (M-82) */
    if (on && rv_bazaar_held(g)) {
        RV_SET(g, g->turn.to_move, rv_bazaar_next_holder(g, g->turn.to_move));
        return true;
    }
    if (!on) {
        RV_SET(g, b->resume, (int8_t)g->turn.to_move);
        RV_SET(g, b->later, rv_turn_put_off(g));
    }
    begin_or_go_on(g);
    return true;
}

/* ---- the auction --------------------------------------------------------------------------- */

int rv_bazaar_chooser(const rv_game *g, const rv_fair *f) {
    bool chooser = g->option[RV_O_BAZAAR_NEXT] == RV_V_FROM_CHOOSER;
    int p = f->buyer == RV_NONE ? rv_bazaars_of(g)->after : chooser ? f->chooser : f->buyer;
    for (int i = 0; i < g->nplayers; i++) {
        p = rv_left_of(g, p);
        if (!g->box.held[p])
            break;
    }
    return p;
}

bool rv_bazaar_may_bid(rv_case *c, rv_game *g, int player) {
    if (g->box.held[player]) /* B-61 */
        return rv_fails(c, RV_D_BID_OFF,
                        (rv_hook_label(g, player), "this player has a tile already"));
    if (g->option[RV_O_BAZAAR_AUCTION] == RV_V_NO) { /* B-69 */
        bool goes_on = rv_fails(c, RV_D_BID_OFF,
                                (rv_hook_label(g, player), "there is no bidding in this game"));
        if (c)
            rv_rests_on(c, g->rs->options[RV_O_BAZAAR_AUCTION].rule, RV_O_BAZAAR_AUCTION);
        if (!goes_on)
            return false;
    }
    return RV_HOUSE_LETS(g, may_bid, .player = player) || rv_house_rule_fails(c);
}

/* B-56, B-57. However few points the player has (B-60). */
int rv_bazaar_least_bid(const rv_game *g, int highest) {
    return highest == RV_NONE ? g->option[RV_O_MIN_OPEN_BID] : highest + 1;
}

rv_trade rv_bazaar_trade_of(const rv_lot *l) {
    bool lone = l->bidder == l->chooser;
    return (rv_trade){
        .tile = l->tile,
        .chooser = l->chooser,
        .player = l->sells ? l->bidder : l->chooser,
        .payee = lone       ? RV_NONE
                 : l->sells ? l->chooser
                            : l->bidder,
        .points = l->top == RV_NONE ? 0 : l->top,
        .cite = l->top == RV_NONE ? (l->last ? RV_C_BAZAAR_LAST : RV_C_BAZAAR_FREE)
                : lone            ? RV_C_BAZAAR_LONE
                                  : RV_C_BAZAAR_DEAL,
    };
}

/* B-58, B-59, B-63 */
void rv_bazaar_trade(rv_game *g, rv_fair *f, const rv_trade *t) {
    bool lone = t->payee == RV_NONE;
    const char *id = g->rs->tiles[t->tile].id;
    RV_SET(g, g->box.held[t->player], (int16_t)(t->tile + 1));
    *f = (rv_fair){t->player, t->chooser, f->first == RV_NONE ? t->player : f->first};
    if (t->points)
        rv_gain_noted(g, t->player, "bazaar", -t->points, t->cite,
                      lone ? "buys tile %s" : "buys tile %s from %s", id,
                      lone ? "" : rv_hook_label(g, t->payee));
    else
        rv_tell_action(g, t->player, "bazaar", RV_ABOUT_NOTHING, t->cite,
                       "takes tile %s for nothing", id);
    if (t->points && !lone)
        rv_gain_noted(g, t->payee, "bazaar", t->points, t->cite, "for tile %s, from %s", id,
                      rv_hook_label(g, t->player));
}

void rv_bazaar_close(rv_game *g, int first_buyer) {
    rv_bazaars *b = rv_bazaars_of(g);
    bool buyer = g->option[RV_O_BAZAAR_ORDER] == RV_V_FIRST_BUYER;
    RV_SET(g, b->due, false);
    RV_SET(g, g->turn.to_move, buyer ? first_buyer : rv_left_of(g, b->after)); /* B-64 */
}

void rv_bazaar_cancel(rv_game *g) {
    for (int p = 0; p < g->nplayers; p++)
        RV_SET(g, g->box.held[p], 0);
    begin_or_go_on(g);
}

/* ---- tiles aside --------------------------------------------------------------------------- */

/* While a bazaar is due (B-54): all tiles. Otherwise those that lie face down (B-68). */
static int aside(const rv_game *g) {
    const rv_bazaars *b = rv_bazaars_of(g);
    return !b ? 0 : b->due ? g->box.stack : put_aside(g);
}

/* Things of a board: bazaar (player: whose tile led to it; it comes next). Things of players:
 * bought (words: the tile). */
static void bazaar_show(const rv_game *g, int placed, rv_see_thing *see, void *ud) {
    const rv_bazaars *z = rv_bazaars_of(g);
    for (int p = 0; z && placed == RV_NONE && p < g->nplayers; p++)
        if (g->box.held[p])
            RV_SEE(see, ud, .name = "bought", .player = p,
                   .words = g->rs->tiles[g->box.held[p] - 1].id, .heading = "from the bazaar");
    if (z && placed == RV_NONE && z->due)
        RV_SEE(see, ud, .name = "bazaar", .player = z->after, .heading = "a bazaar comes next");
}

/* ---- random play --------------------------------------------------------------------------- */

/* Who opens bids little; the others as often pass. Who bid most, and how much. */
static void bid_all(rv_sim *s, rv_lot *l) {
    int n = 0;
    for (int i = 0; i < s->nplayers; i++) {
        int player = (l->chooser + i) % s->nplayers, points = RV_NONE;
        if (!rv_bazaar_may_bid(NULL, s->game, player))
            continue;
        if (player == l->chooser || !rv_sim_below(s, 2))
            points = rv_bazaar_least_bid(s->game, l->top) + rv_sim_below(s, 3);
        if (s->write)
            rv_putf(&s->text, "%s%s: %s", n++ ? ", " : ", bids: {", rv_sim_label(s, player),
                    points == RV_NONE ? "pass" : rv_printf(&s->arena, "%d", points));
        l->bidder = points > l->top ? player : l->bidder;
        l->top = points > l->top ? points : l->top;
    }
    rv_put(&s->text, n ? "}" : "");
}

/* The last tile goes without a lot, unless it is one of those that are chosen and not bid for. */
static void play_lot(rv_sim *s, rv_fair *f, int tile, bool last) {
    int chooser = rv_bazaar_chooser(s->game, f);
    rv_lot l = {.tile = tile, .chooser = chooser, .bidder = chooser, .top = RV_NONE, .last = last};
    if (!last || !rv_bazaar_may_bid(NULL, s->game, chooser)) {
        if (s->write)
            rv_putf(&s->text, "    - {tile: %s, chooser: %s", s->rs->tiles[tile].id,
                    rv_sim_label(s, chooser));
        bid_all(s, &l);
        bool lone = l.bidder == chooser;
        l.sells = !lone && rv_sim_below(s, 2);
        if (s->write)
            rv_putf(&s->text, "%s}\n", lone ? "" : l.sells ? ", deal: sell" : ", deal: buy");
    }
    const rv_trade t = rv_bazaar_trade_of(&l);
    rv_bazaar_trade(s->game, f, &t);
}

void rv_bazaar_random(rv_sim *s, rv_sim_turn *turn) {
    rv_fair f = RV_FAIR_BEGINS;
    const rv_bazaars *b = rv_bazaars_of(s->game);
    int left[RV_MAX_PLAYERS], n = s->nplayers;
    (void)turn;
    if (!b || !b->due)
        return;
    for (int i = 0; i < n; i++) {
        left[i] = s->stack[--s->nstack];
        if (s->write)
            rv_putf(&s->text, "%s%s", i ? ", " : "- bazaar:\n    draw: [",
                    s->rs->tiles[left[i]].id);
    }
    if (s->write)
        rv_put(&s->text, "]\n    lots:\n");
    while (n) {
        int i = rv_sim_below(s, n), tile = left[i];
        left[i] = left[--n];
        play_lot(s, &f, tile, !n);
    }
    rv_bazaar_close(s->game, f.first);
    s->turns++;
}

/* ---- the module ---------------------------------------------------------------------------- */

/* A bid may leave fewer points than none (B-60). */
static void begin(rv_game *g) {
    rv_bazaars *b = rv_bazaars_of(g);
    if (!b)
        return;
    g->scoring.may_owe |= g->option[RV_O_BAZAAR_AUCTION] == RV_V_YES;
    g->terms.hand_from = "the bazaar";
    g->terms.hand_cite = RV_D_NOT_BOUGHT;
    g->terms.aside_cite = RV_C_BAZAAR_ASIDE;
    b->after = b->resume = RV_NONE;
    g->box.held = RV_NEWS(g->arena, int16_t, RV_MAX_PLAYERS);
    b->cap_waiting = rv_set_size(g) + 1;
    b->waiting = RV_NEWS(g->arena, uint8_t, b->cap_waiting);
}

const rv_module rv_bazaars_module = {
    .name = "bazaars",
    .mark = "bazaar",
    .state_size = sizeof(rv_bazaars),
    .keys = rv_bazaar_keys,
    .begin = begin,
    .next_turn = next_turn,
    .aside = aside,
    .show = bazaar_show,
};

/* ---- what must hold of rulesets ------------------------------------------------------------ */

/* Who bids bids against another (B-56). */
static bool has_bidders(const rv_ruleset_check *s) {
    rv_fault_word(s, 0, "%d", s->rs->min_players);
    return !rv_plays(s->rs, "bazaars") || s->rs->min_players > 1;
}

static const rv_invariant rows[] = {
    {"bidders", has_bidders, "players module",
     "a bazaar is for 2 players or more (B-56), and it would be for {1}"},
    {0},
};

const rv_game_checks rv_bazaars_checks = {.rows = rows};
