/* bazaar.c - bazaars in the course of a game: what leads to one, whose turn is next, and how an
 * entry and a position say it (B-53 … B-72).
 *
 * A bazaar tile puts its player into a queue (rv_bazaars.waiting). When the turn is over, the step
 * `next_turn` begins the first bazaar of the queue, and after its round of bought tiles the next;
 * the second part of a double turn waits in `later` meanwhile. How a bazaar is held stands in
 * auction.c; what an entry says of it is read and written here.
 */
#include "games/bazaars/bazaar.h"
#include "core/stack.h"
#include "judge/case.h"

static bool shows_bazaar(const rv_game *g, int placed) {
    return g->board.placed[placed].tile->symbols & g->modules.mark[RV_MODULE_BAZAARS];
}

int rv_bazaar_held(const rv_game *g) {
    int n = 0;
    for (int p = 0; p < g->nplayers; p++)
        n += g->stack.held[p] != 0;
    return n;
}

/* The next in turn order who has one; where nobody has, the next. */
static int next_holder(const rv_game *g, int player) {
    int p = rv_left_of(g, player);
    for (int i = 0; i < g->nplayers && !g->stack.held[p] && rv_bazaar_held(g); i++)
        p = rv_left_of(g, p);
    return p;
}

/* ---- what leads to one --------------------------------------------------------------------- */

/* Tiles to come that can be drawn (PD-17). */
static int drawable(const rv_game *g) {
    return g->stack.n - rv_waiting_tiles(g);
}

/* B-68: tiles put aside for bazaars that wait for the end of a double turn, if there are as many
 * (M-82). */
static int put_aside(const rv_game *g) {
    const rv_bazaars *b = rv_bazaars_of(g);
    const int most = drawable(g) / g->nplayers, n = b->nwaiting < most ? b->nwaiting : most;
    return b->after == RV_NONE ? n * g->nplayers : 0;
}

/* Those that no bazaar has yet. */
static int tiles_left(const rv_game *g) {
    return drawable(g) - put_aside(g);
}

/* Does the tile that was laid in this turn lead to a bazaar (B-54, B-66)? RV_NONE, or the rule
 * citation by which it does not; RV_C_COUNT: no bazaar tile was laid. B-55: neither does one that
 * is put aside. B-66: a tile that was bought leads to none. While another bazaar is on, how many
 * tiles are left is asked when that one is over (B-54). */
static int cite_of(const rv_game *g) {
    const rv_bazaars *b = rv_bazaars_of(g);
    if (g->board.nplaced <= b->laid || g->turn.last == RV_NONE || !shows_bazaar(g, g->turn.last))
        return RV_C_COUNT;
    if (g->turn.from_hand)
        return RV_C_BAZAAR_BOUGHT;
    if (b->after == RV_NONE && tiles_left(g) < g->nplayers)
        return RV_C_BAZAAR;
    return RV_NONE;
}

/* ---- whose turn is next -------------------------------------------------------------------- */

/* B-54: the others are skipped, for tiles do not become more. B-67, B-68: after all, it goes on to
 * the left of him whose turn it was, or with an extra turn of his own, or with the second part of
 * his turn (M-79). */
static void begin_or_go_on(rv_game *g) {
    rv_bazaars *b = rv_bazaars_of(g);
    if (drawable(g) < g->nplayers)
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
    RV_ADD(g, b->nwaiting, -1);
}

/* The second part of a turn follows it at once, within a round of bought tiles (M-76, M-83, M-85)
 * and where it comes first (M-75); otherwise it waits with its player until all bazaars are over
 * (M-73, M-78, M-79, M-80, M-81). */
static bool next_turn(rv_game *g, bool now) {
    rv_bazaars *b = rv_bazaars_of(g);
    if (!b)
        return now;
    if (cite_of(g) == RV_NONE && b->nwaiting < b->cap_waiting) { /* no more tiles than that */
        RV_SET(g, b->waiting[b->nwaiting], (uint8_t)g->turn.to_move);
        RV_ADD(g, b->nwaiting, 1);
    }
    RV_SET(g, b->laid, g->board.nplaced);
    RV_CHANGE(g, b->over, false);
    RV_SET(g, g->stack.held[g->turn.to_move],
           0); /* in a turn that was left out it was not played */
    bool on = b->after != RV_NONE;
    bool first = g->turn.soon || g->option[RV_O_BAZAAR_BUILDER] == RV_V_BUILDER_FIRST;
    bool again = g->turn.extra &&
                 (on || (first && (g->turn.soon || tiles_left(g) > 0 || rv_part_follows(g))));
    if (now || (!on && !b->nwaiting) || again)
        return now; /* an extra turn is part of the turn (B-65); without a tile it is none (M-82) */
    if (on && rv_bazaar_held(g)) {
        RV_SET(g, g->turn.to_move, next_holder(g, g->turn.to_move));
        return true;
    }
    if (!on) {
        RV_SET(g, b->resume, (int8_t)g->turn.to_move);
        RV_SET(g, b->later, rv_turn_put_off(g));
    }
    begin_or_go_on(g);
    return true;
}

/* A bazaar that is due is left out: no player gets a tile, and the game goes on (--all, --accept).
 */
static void leave_out(rv_case *c) {
    rv_game *g = c->game;
    bool due = rv_bazaars_of(g)->due;
    for (int p = 0; due && p < g->nplayers; p++)
        RV_SET(g, g->stack.held[p], 0);
    if (due)
        begin_or_go_on(g);
}

/* ---- when there is one --------------------------------------------------------------------- */

/* Before a turn: no bazaar is due. */
static bool may_turn_begin(rv_case *c, rv_entry *e) {
    const rv_bazaars *b = rv_bazaars_of(c->game);
    rv_point_is(c, RV_AT_TURN);
    if (b && b->over)
        rv_note_step(c, RV_C_PART_AFTER_ALL_BAZAARS,
                     "all bazaars are over: the second part that was put off follows");
    if (!b || !b->due)
        return true;
    const rv_placed *p = &c->game->board.placed[c->game->turn.last];
    rv_consider_thing(c, RV_AT_TURN, e->loc,
                      (rv_at_cell){.there = true, .x = p->x, .y = p->y, .thing = "bazaar"});
    rv_object(c, RV_D_BAZAAR_DUE, e->loc, rv_hook_label(c->game, b->after));
    if (!rv_tolerated(c))
        return false;
    leave_out(c);
    return true;
}

static const char *why_none(rv_case *c) {
    const rv_game *g = c->game;
    const rv_bazaars *b = rv_bazaars_of(g);
    int held = rv_bazaar_held(g);
    if (held)
        return rv_printf(&c->arena, "%s of the last one %s still to be played",
                         rv_plural(&c->arena, held, "tile"), held == 1 ? "is" : "are");
    if (g->turn.last == RV_NONE || !shows_bazaar(g, g->turn.last))
        return "the tile laid before has none";
    if (b->nwaiting)
        return g->turn.second ? "the second part of the turn comes before it"
                              : "an extra turn comes before it";
    return drawable(g) < g->nplayers
               ? rv_printf(&c->arena, "only %d tile%s left for %d players", drawable(g),
                           drawable(g) == 1 ? " is" : "s are", g->nplayers)
               : "the tile laid before it was bought, or its bazaar has been held";
}

bool rv_bazaar_is_due(rv_case *c) {
    const rv_game *g = c->game;
    const rv_bazaars *b = rv_bazaars_of(g);
    bool due = rv_needs(c, RV_D_NO_BAZAAR, b->due,
                        ("%s laid a bazaar tile, and %d tiles are left for %d players",
                         rv_hook_label(g, b->after), drawable(g), g->nplayers),
                        (why_none(c)));
    if (!due && g->turn.second && b->nwaiting) { /* M-75 */
        rv_rests_on(c, rv_cited_rule(g->rs, RV_C_PART_BEFORE_BAZAAR), RV_O_BAZAAR_BUILDER);
        rv_last_diag(c)->help = rv_printf(&c->arena, "Type the second part of %s's turn before it.",
                                          rv_hook_label(g, g->turn.to_move));
    }
    return due;
}

/* Whether one follows, for `why`. */
static void tell_next(rv_case *c) {
    rv_game *g = c->game;
    bool explains = rv_explains(c) && c->play.laid && rv_bazaars_of(g);
    int cite = explains ? cite_of(g) : RV_C_COUNT;
    rv_point_is(c, RV_AT_BAZAAR);
    if (cite == RV_NONE && rv_bazaars_of(g)->after == RV_NONE) {
        rv_note_step(c, RV_C_BAZAAR, "a bazaar tile lies: a bazaar follows");
        bool after = g->option[RV_O_BAZAAR_BUILDER] == RV_V_BAZAAR_FIRST;
        if (rv_part_follows(g)) /* M-73, M-75: the tile gives a part, too */
            rv_note_step_by(c, RV_O_BAZAAR_BUILDER,
                            after ? RV_C_PART_AFTER_BAZAAR : RV_C_PART_BEFORE_BAZAAR,
                            "the second part of the turn comes %s it", after ? "after" : "before");
    } else if (cite == RV_NONE)
        rv_note_step(c, g->turn.second ? RV_C_BAZAAR_OF_SECOND_PART : RV_C_BAZAAR_LATER,
                     "a bazaar tile lies: a bazaar follows when this one is over");
    else if (cite == RV_C_BAZAAR_BOUGHT)
        rv_note_step(c, cite, "the bazaar tile is from a bazaar: no other follows");
    else if (cite == RV_C_BAZAAR) {
        int left = tiles_left(g);
        rv_note_step(c, cite, "no bazaar follows: %d tile%s left for %d players", left,
                     left == 1 ? " is" : "s are", g->nplayers);
    }
}

/* ---- an entry is read -------------------------------------------------------------------- */

static const rv_map a_lot = {"a lot"}, held = {"a bazaar"}, pending = {"a bazaar"};

const rv_shape rv_shape_bid = {RV_SHAPE_EITHER,
                               .of = RV_SHAPE(RV_SHAPE_NUMBER, .name = "points", .what = "a bid",
                                              .least = 0, .most = RV_LIMIT_POINTS),
                               .to = RV_FORM("pass")};

static rv_lot_ref lot_of(rv_arena *a, const rv_value *v) {
    const rv_values *tile = rv_values_of(v, "tile"), *chooser = rv_values_of(v, "chooser");
    const rv_values *bids = rv_values_of(v, "bids"), *deal = rv_values_of(v, "deal");
    rv_lot_ref l = {.loc = v->loc, .chooser = RV_NONE};
    if (tile->n)
        l.tile = *tile->list->tile;
    if (chooser->n)
        l.chooser = chooser->list->player, l.chooser_loc = chooser->list->loc;
    if (deal->n)
        l.deal = (rv_deal)(RV_DEAL_BUY + deal->list->word), l.deal_loc = deal->list->loc;
    l.bids.list = RV_NEWS(a, rv_bid_ref, bids->n + 1);
    for (const rv_value *b = bids->list; b && b < bids->list + bids->n; b++) {
        int n;
        bool bid = rv_shape_number(&rv_shape_bid, rv_str_of(b->text), &n);
        l.bids.list[l.bids.n++] = (rv_bid_ref){b->loc, b->of, bid ? n : RV_NONE};
    }
    return l;
}

static void read_bazaar(rv_reader *r, const rv_yaml *v) {
    const rv_value all = {.keys = &(rv_keys){.n = 0}};
    rv_bazaar_ref *b = r->entry->beside->own = RV_NEW(r->a, rv_bazaar_ref);
    *all.keys = rv_read_ranks(r, v, &held, 0, RV_RANKS);
    const rv_values *lots = rv_values_of(&all, "lots"), *draw = rv_values_of(&all, "draw");
    rv_tiles *drawn = &r->entry->beside->drawn;
    *b = (rv_bazaar_ref){.key = r->key->loc,
                         .loc = v->loc,
                         .draw_loc = draw->key,
                         .lots_loc = lots->key,
                         .lots.list = RV_NEWS(r->a, rv_lot_ref, lots->n + 1)};
    for (int i = 0; i < lots->n; i++)
        b->lots.list[b->lots.n++] = lot_of(r->a, &lots->list[i]);
    drawn->list = RV_NEWS(r->a, rv_tile_ref, draw->n + 1);
    for (int i = 0; i < draw->n; i++)
        drawn->list[drawn->n++] = *draw->list[i].tile;
}

/* ---- written ------------------------------------------------------------------------------- */

void rv_put_lot(rv_buf *b, const rv_game *g, const char *tile, const rv_lot_ref *l) {
    static const char *const deals[] = {"", ", deal: buy", ", deal: sell"};
    rv_put(b, "{tile: ");
    rv_put_text(b, tile);
    rv_putf(b, ", chooser: %s", rv_hook_label(g, l->chooser));
    for (int i = 0; i < l->bids.n; i++) {
        const rv_bid_ref *bid = &l->bids.list[i];
        rv_putf(b, "%s%s: ", i ? ", " : ", bids: {", rv_hook_label(g, bid->player));
        if (bid->points == RV_NONE)
            rv_put(b, "pass");
        else
            rv_putf(b, "%d", bid->points);
    }
    rv_putf(b, "%s%s}", l->bids.n ? "}" : "", deals[l->deal]);
}

static void put_bazaar(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_bazaar_ref *z = e->beside->own;
    rv_put(b, "- bazaar:\n");
    rv_put_comment_beside(b, &c->comments, z->key.line);
    if (z->draw_loc.line < z->lots_loc.line) /* else those of the lots would come along */
        rv_put_comments_above(b, &c->comments, z->draw_loc.line, "    ");
    for (int i = 0; i < e->beside->drawn.n; i++) {
        rv_put(b, i ? ", " : "    draw: [");
        rv_put_text(b, rv_tile_named(c, &e->beside->drawn.list[i], e->played, false));
    }
    rv_put(b, e->beside->drawn.n ? "]\n" : "    draw: []\n");
    rv_put_comment_beside(b, &c->comments, z->draw_loc.line);
    rv_put(b, z->lots.n ? "    lots:\n" : "    lots: []\n");
    rv_put_comment_beside(b, &c->comments, z->lots_loc.line);
    RV_EACH_OF(&z->lots, l) {
        rv_put_comments_above(b, &c->comments, l->loc.line, "    ");
        rv_put(b, "    - ");
        rv_put_lot(b, c->game, rv_tile_named(c, &l->tile, e->played, false), l);
        rv_put(b, "\n");
        rv_put_comment_beside(b, &c->comments, l->loc.line);
    }
}

/* "bazaar: BA.C to B for 3, BA.R to K": by the highest bids. */
static const char *words_of(rv_case *c, const rv_entry *e) {
    const rv_bazaar_ref *z = e->beside->own;
    rv_buf b = {.arena = &c->arena};
    rv_put(&b, "bazaar");
    for (int i = 0; i < z->lots.n; i++) {
        const rv_lot_ref *l = &z->lots.list[i];
        const rv_bid_ref *bid = l->bids.n ? l->bids.list : NULL;
        for (int k = 1; k < l->bids.n; k++)
            bid = l->bids.list[k].points > bid->points ? &l->bids.list[k] : bid;
        int buyer = bid && l->deal == RV_DEAL_SELL ? bid->player : l->chooser;
        rv_putf(&b, "%s%s to %s", i ? ", " : ": ", rv_tile_named(c, &l->tile, e->played, false),
                c->rec.label[buyer]);
        if (bid && bid->points != RV_NONE)
            rv_putf(&b, " for %d", bid->points);
    }
    return rv_buf_text(&b);
}

/* ---- a position ---------------------------------------------------------------------------- */

static int player_of(const rv_value *v, const char *key) {
    const rv_values *given = rv_values_of(v, key);
    return given->n ? given->list->player : RV_NONE;
}

static void put_state(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    const rv_bazaars *z = rv_bazaars_of(g);
    bool on = z->after != RV_NONE;
    int extra = z->later.extra - z->later.part, n = 0;
    if (!on && !z->nwaiting)
        return;
    rv_putf(b, on ? "bazaar: {after: %s" : "bazaar: {", on ? rv_hook_label(g, z->after) : "");
    rv_put(b, on && !z->due ? ", tiles: {" : "");
    for (int p = 0; on && !z->due && p < g->nplayers; p++)
        if (g->stack.held[p]) {
            rv_putf(b, "%s%s: ", n++ ? ", " : "", rv_hook_label(g, p));
            rv_put_text(b, rv_tile_written(c, g->stack.held[p] - 1, 0));
        }
    rv_put(b, on && !z->due ? "}" : "");
    for (int i = 0; i < z->nwaiting; i++)
        rv_putf(b, "%s%s",
                i    ? ", "
                : on ? ", then: ["
                     : "then: [",
                rv_hook_label(g, z->waiting[i]));
    rv_put(b, z->nwaiting ? "]" : "");
    if (on && z->resume != z->after)
        rv_putf(b, ", resume: %s", rv_hook_label(g, z->resume));
    rv_put(b, on && z->later.part ? ", second_part: true" : "");
    rv_put(b, on && z->later.once ? ", ransomed: true" : "");
    if (on && extra)
        rv_putf(b, ", extra_turns: %d", extra);
    rv_put(b, "}\n");
}

/* ---- on the table ---------------------------------------------------------------------------- */

#define WRONG(c, mark, ...)                                                                        \
    rv_complain(&(c)->diags, RV_D_POS_BAZAAR, (mark), rv_printf(&(c)->arena, __VA_ARGS__))

/* B-64: who has played comes behind who has not, and under one option it is known who is last. */
static void check_order(rv_case *c, const rv_value *v) {
    const rv_game *g = c->game;
    const rv_bazaars *b = rv_bazaars_of(g);
    int first = c->rec.to_move, n = 0;
    if (g->turn.second &&
        !g->stack.held[first]) /* his own has been played, and this is its second part */
        first = rv_left_of(g, first);
    while (n < g->nplayers && g->stack.held[(first + n) % g->nplayers])
        n++;
    if (n < rv_values_of(v, "tiles")->n && !(n == 0 && g->scripts.hooked))
        WRONG(c, v->loc, "%s to move: their tiles are played clockwise, one each",
              rv_hook_label(g, c->rec.to_move));
    else if (n && !g->stack.held[b->after] && g->option[RV_O_BAZAAR_ORDER] == RV_V_LEFT_OF_ACTIVE) {
        WRONG(c, v->loc, "%s, whose tile led to it, plays last", rv_hook_label(g, b->after));
        rv_depends_on(c, RV_O_BAZAAR_ORDER);
    }
}

/* One that is on. If tiles are given, it is over but for the playing of them. */
static void set_bazaar(rv_case *c, const rv_value *v, int after) {
    rv_game *g = c->game;
    rv_bazaars *b = rv_bazaars_of(g);
    const rv_values *tiles = rv_values_of(v, "tiles"), *later = rv_values_of(v, "extra_turns");
    int resume = player_of(v, "resume"), extra = later->n ? later->list->number : 0;
    bool part = rv_values_true(rv_values_of(v, "second_part"));
    b->after = (int8_t)after;
    b->resume = (int8_t)(resume == RV_NONE ? after : resume);
    bool ransomed = rv_values_true(rv_values_of(v, "ransomed"));
    b->later = (rv_owed){.extra = (int16_t)(extra + part),
                         .part = part,
                         .once = ransomed ? 1u << RV_MODULE_TOWER : 0};
    b->due = !tiles->key.line;
    if (ransomed && !b->later.extra)
        WRONG(c, v->loc,
              "`ransomed` needs `second_part` or `extra_turns`, by which that turn goes on");
    int before = c->diags.n, checkpoint = rv_checkpoint(g);
    for (int i = 0; i < tiles->n; i++) {
        rv_tile_ref *ref = tiles->list[i].tile;
        if (!rv_choose_copy(c, ref)) {
            WRONG(c, ref->loc, "tile %s is listed more often than it is still to come", ref->text);
            continue;
        }
        rv_draw(g, ref->tile); /* as long as the others are looked at */
        g->stack.held[tiles->list[i].of] = (int16_t)(ref->tile + 1);
    }
    rv_undo(g, checkpoint); /* they are still to come */
    if (c->diags.n > before)
        return;
    if (c->rec.to_move == RV_NONE)
        c->rec.to_move = next_holder(g, b->after);
    int first = rv_left_of(g, b->after);
    if (!b->due)
        check_order(c, v);
    if (!b->due && !tiles->n && !g->turn.second && !g->turn.begun &&
        !rv_values_in(&c->rec, "extra_turns")->n)
        WRONG(c, v->loc, "all tiles have been played, so it is over: leave out `bazaar`%s",
              part ? ", and type `second_part: true`" : "");
    if (b->due && g->stack.n < g->nplayers) /* B-54; the tokens that let tiles wait come later */
        WRONG(c, v->loc, "%s left for %d players", rv_plural(&c->arena, g->stack.n, "tile"),
              g->nplayers);
    if (b->due && c->rec.to_move != first) /* B-56 */
        WRONG(c, v->loc, "%s, to the left of %s, chooses first and is to move",
              rv_hook_label(g, first), rv_hook_label(g, b->after));
}

/* B-68: without `after` bazaars wait for the end of a double turn. */
static void bazaar_stands(rv_case *c) {
    rv_bazaars *b = rv_bazaars_of(c->game);
    const rv_values *given = rv_values_in(&c->rec, "bazaar");
    if (b)
        b->laid = c->game->board.nplaced;
    if (!b || !given->n)
        return;
    const rv_value *v = given->list;
    const rv_values *then = rv_values_of(v, "then");
    int after = player_of(v, "after"), on = (after != RV_NONE) + then->n, laid = 0;
    for (int i = 0; i < c->game->board.nplaced; i++)
        laid += shows_bazaar(c->game, i);
    if (on > laid) { /* B-54: each of them was led to by a tile of its own, which lies */
        if (laid)
            WRONG(c, v->loc, "%s on the board for %d bazaars",
                  rv_plural(&c->arena, laid, "bazaar tile"), on);
        else
            WRONG(c, v->loc, "no bazaar tile lies on the board");
        return;
    }
    for (int i = 0; i < then->n && b->nwaiting < b->cap_waiting; i++)
        b->waiting[b->nwaiting++] = (uint8_t)then->list[i].player;
    if (after != RV_NONE)
        set_bazaar(c, v, after);
    else if (!then->n || v->keys->n > 1)
        WRONG(c, v->loc, "`after` says whose tile led to it");
    else if (c->game->option[RV_O_BAZAAR_BUILDER] == RV_V_BAZAAR_FIRST &&
             !rv_values_in(&c->rec, "at_once")->n) { /* a tile at once comes before it (ME-9) */
        WRONG(c, v->loc, "none waits for an extra turn: `after` says whose tile led to it");
        rv_depends_on(c, RV_O_BAZAAR_BUILDER);
    }
}

/* ---- rows ------------------------------------------------------------------------------------ */

static const rv_theme towers = {.about = "towers", .pieces = "towers"};
static const rv_theme bazaars = {.about = "bazaars", .option = RV_O_BAZAARS};

static const rv_key keys[] = {
    {&rv_map_entry, "bazaar", RV_KEYS(&held), &bazaars, .read = read_bazaar,
     .put_given = put_bazaar,
     .acts = RV_ACTS(
         {RV_WHEN_DUE, .play = may_turn_begin, .random = rv_bazaar_random, .ask = rv_bazaar_ask},
         {RV_WHEN_APART, .play = rv_bazaar_play}, {RV_WHEN_LEFT_OUT, .set = leave_out},
         {RV_WHEN_ENDING, .set = tell_next}),
     .rank = RV_RANK_DRAWN, .alone = "a bazaar", .alone_words = words_of, .cite = RV_D_NO_BAZAAR},
    {&held, "draw", RV_MANY(&rv_shape_tile), .needed = true, .cite = RV_D_BAZAAR_DRAW},
    {&held, "lots", RV_MANY(RV_KEYS(&a_lot)), .needed = true, .cite = RV_D_BAZAAR_LOTS},
    {&a_lot, "tile", &rv_shape_tile, .needed = true, .cite = RV_D_LOT_TILE},
    {&a_lot, "chooser", &rv_shape_player, .needed = true, .cite = RV_D_LOT_CHOOSER},
    {&a_lot, "bids", RV_PAIRS(&rv_shape_player, &rv_shape_bid), .cite = RV_D_BID_LOW},
    {&a_lot, "deal",
     RV_SHAPE(RV_SHAPE_TEXT, .form = "{buy|sell}", .what = "a deal is buy or sell",
              .help = "Type `buy` or `sell`."),
     .cite = RV_D_NO_DEAL},
    {&rv_map_document, "bazaar", RV_KEYS(&pending), &bazaars, .put = put_state,
     .acts = RV_ACTS({RV_WHEN_POSITION, .set = bazaar_stands}), .rank = RV_RANK_GAMES,
     .of_positions = true},
    {&pending, "after", &rv_shape_player, .cite = RV_D_BAZAAR_DUE},
    {&pending, "tiles", RV_PAIRS(&rv_shape_player, &rv_shape_tile), .theme = NULL},
    {&pending, "then", RV_MANY(&rv_shape_player), .theme = NULL},
    {&pending, "resume", &rv_shape_player, .theme = NULL},
    {&pending, "second_part", &rv_shape_truth, .theme = NULL},
    {&pending, "ransomed", &rv_shape_truth, .theme = &towers},
    {&pending, "extra_turns", RV_NUMBER_OF("n", 0, 99), .theme = NULL},
    {0},
};

/* ---- the module ---------------------------------------------------------------------------- */

/* While a bazaar is due (B-54): all tiles. Otherwise those that lie face down (B-68). */
static int aside(const rv_game *g) {
    const rv_bazaars *b = rv_bazaars_of(g);
    const bool at_once = g->turn.begun && !g->turn.second; /* before they are drawn (ME-9, M-82) */
    return !b ? 0 : b->due ? drawable(g) : at_once ? 0 : put_aside(g);
}

/* Things of a board: bazaar (player: whose tile led to it; it comes next). Things of players:
 * bought (words: the tile). */
static void show(const rv_game *g, int placed, rv_see_thing *see, void *ud) {
    const rv_bazaars *z = rv_bazaars_of(g);
    for (int p = 0; z && placed == RV_NONE && p < g->nplayers; p++)
        if (g->stack.held[p])
            RV_SEE(see, ud, .name = "bought", .player = p,
                   .words = g->rs->tiles[g->stack.held[p] - 1].id, .heading = "from the bazaar");
    if (z && placed == RV_NONE && z->due)
        RV_SEE(see, ud, .name = "bazaar", .player = z->after, .heading = "a bazaar comes next");
}

/* A bid may leave fewer points than none (B-60). */
static void begin(rv_game *g) {
    rv_bazaars *b = rv_bazaars_of(g);
    if (!b)
        return;
    g->scoring.may_owe |= g->option[RV_O_BAZAAR_AUCTION] == RV_V_YES;
    g->terms.hand.from = "the bazaar";
    g->terms.hand.cite = RV_D_NOT_BOUGHT;
    g->terms.hand.aside = RV_C_BAZAAR_ASIDE;
    b->after = b->resume = RV_NONE;
    g->stack.held = RV_NEWS(g->arena, int16_t, RV_MAX_PLAYERS);
    b->cap_waiting = rv_set_size(g) + 1;
    b->waiting = RV_NEWS(g->arena, uint8_t, b->cap_waiting);
}

/* ---- what must hold of rulesets ------------------------------------------------------------ */

/* Who bids bids against another (B-56). */
static bool has_bidders(const rv_ruleset_check *s) {
    return !rv_plays(s->rs, "bazaars") || s->rs->min_players > 1 ||
           rv_fault_words(s, "%d", s->rs->min_players);
}

#include "gen/invariants-bazaars.def" /* rows */

const rv_module rv_bazaars_module = {
    .name = "bazaars",
    .mark = "bazaar",
    .state_size = sizeof(rv_bazaars),
    .keys = keys,
    .begin = begin,
    .next_turn = next_turn,
    .aside = aside,
    .show = show,
    .checks = {.rows = rows},
};
