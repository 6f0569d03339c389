/* record_bazaar.c - bazaars in `moves` and in a position: read, written, and that of a position set
 * on the table. */
#include "base/limit.h"
#include "games/bazaars/bazaar.h"
#include "judge/replay.h"
#include "record/record_read.h"
#include "record/write.h"

static const rv_map a_lot = {"a lot"}, held = {"a bazaar"}, pending = {"a bazaar"};

static bool read_tile(rv_reader *r, const rv_yaml *v, rv_tile_ref *out) {
    return rv_typed(r->d, v, RV_WORD, "a tile") &&
           rv_read_tile(r->empty, &r->rec->unlisted, v->text, v->mark, out, r->d);
}

/* ---- a lot --------------------------------------------------------------------------------- */

static void lot_tile(rv_reader *r, const rv_yaml *v) {
    rv_lot_ref *lot = r->at;
    read_tile(r, v, &lot->tile);
}

static void lot_chooser(rv_reader *r, const rv_yaml *v) {
    rv_lot_ref *lot = r->at;
    lot->chooser_mark = v->mark;
    lot->chooser = rv_read_player(r, v);
}

const rv_shape rv_shape_bid = {RV_SHAPE_EITHER,
                               .of = RV_SHAPE(RV_SHAPE_NUMBER, .name = "points", .what = "a bid",
                                              .least = 0, .most = RV_LIMIT_POINTS),
                               .to = RV_FORM("pass")};

static void lot_bids(rv_reader *r, const rv_yaml *v) {
    rv_lot_ref *lot = r->at;
    lot->bids_mark = r->key->mark;
    lot->bids.list = RV_NEWS(r->a, rv_bid_ref, v->n + 1);
    RV_EACH_PAIR(v, k) {
        rv_bid_ref *b = &lot->bids.list[lot->bids.n];
        b->mark = k->next->mark;
        b->player = rv_read_player_key(r, v, k);
        b->points = RV_NONE;
        lot->bids.n += b->player >= 0 && k->next->type == RV_YAML_WORD &&
                       (rv_str_means(k->next->text, "pass") ||
                        rv_shape_number(&rv_shape_bid, k->next->text, &b->points));
    }
}

static void lot_deal(rv_reader *r, const rv_yaml *v) {
    rv_lot_ref *lot = r->at;
    lot->deal_mark = v->mark;
    lot->deal = rv_str_means(v->text, "buy")    ? RV_DEAL_BUY
                : rv_str_means(v->text, "sell") ? RV_DEAL_SELL
                                                : RV_DEAL_NONE;
    if (!lot->deal)
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, v->text.s, "a deal is buy or sell")->help =
            "Type `buy` or `sell`.";
}

/* ---- the entry ----------------------------------------------------------------------------- */

static void bazaar_draw(rv_reader *r, const rv_yaml *v) {
    rv_bazaar_ref *b = r->at;
    b->draw_mark = r->key->mark;
    if (!rv_few(r, v, v->n, RV_LIMIT_LIST, r->key->text.s))
        return;
    rv_beside *beside = r->entry->beside;
    beside->drawn.list = RV_NEWS(r->a, rv_tile_ref, v->n + 1);
    RV_EACH_ITEM(v, it)
        beside->drawn.n += read_tile(r, it, &beside->drawn.list[beside->drawn.n]);
}

static void bazaar_lots(rv_reader *r, const rv_yaml *v) {
    rv_bazaar_ref *b = r->at;
    b->lots_mark = r->key->mark;
    if (!rv_few(r, v, v->n, RV_LIMIT_LIST, r->key->text.s))
        return;
    b->lots.list = RV_NEWS(r->a, rv_lot_ref, v->n + 1);
    RV_EACH_ITEM(v, it) {
        rv_lot_ref *to = &b->lots.list[b->lots.n];
        *to = (rv_lot_ref){.mark = it->mark, .chooser = RV_NONE};
        rv_read_keys(r, it, &a_lot, to);
        b->lots.n += it->type == RV_YAML_MAP;
    }
}

static void read_bazaar(rv_reader *r, const rv_yaml *v) {
    rv_bazaar_ref *b = rv_bazaar_ref_to(r->a, r->entry->beside->own);
    *b = (rv_bazaar_ref){.key = r->key->mark, .mark = v->mark};
    rv_read_keys(r, v, &held, b);
}

/* ---- written ------------------------------------------------------------------------------- */

static void put_lot(rv_case *c, rv_buf *b, const rv_entry *e, const rv_lot_ref *l) {
    static const char *const deals[] = {"", ", deal: buy", ", deal: sell"};
    rv_put(b, "    - {tile: ");
    rv_put_text(b, rv_tile_held(c, &l->tile, e->played));
    rv_putf(b, ", chooser: %s", c->rec.label[l->chooser]);
    for (int i = 0; i < l->bids.n; i++) {
        rv_putf(b, "%s%s: ", i ? ", " : ", bids: {", c->rec.label[l->bids.list[i].player]);
        rv_put(b, l->bids.list[i].points == RV_NONE
                      ? "pass"
                      : rv_printf(&c->arena, "%d", l->bids.list[i].points));
    }
    rv_putf(b, "%s%s}\n", l->bids.n ? "}" : "", deals[l->deal]);
}

static void put_bazaar(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_bazaar_ref *z = rv_bazaar_ref_of(e->beside->own);
    rv_put(b, "- bazaar:\n");
    rv_put_beside(c, b, z->key.line);
    if (z->draw_mark.line < z->lots_mark.line) /* else those of the lots would come along */
        rv_put_above(c, b, z->draw_mark.line, "    ");
    for (int i = 0; i < e->beside->drawn.n; i++) {
        rv_put(b, i ? ", " : "    draw: [");
        rv_put_text(b, rv_tile_held(c, &e->beside->drawn.list[i], e->played));
    }
    rv_put(b, e->beside->drawn.n ? "]\n" : "    draw: []\n");
    rv_put_beside(c, b, z->draw_mark.line);
    rv_put(b, z->lots.n ? "    lots:\n" : "    lots: []\n");
    rv_put_beside(c, b, z->lots_mark.line);
    for (int i = 0; i < z->lots.n; i++) {
        const rv_lot_ref *l = &z->lots.list[i];
        rv_put_above(c, b, l->mark.line, "    ");
        put_lot(c, b, e, l);
        rv_put_beside(c, b, l->mark.line);
    }
}

/* "bazaar: BA.C to B for 3, BA.R to K": by the highest bids. */
static const char *words_of(rv_case *c, const rv_entry *e) {
    const rv_bazaar_ref *z = rv_bazaar_ref_of(e->beside->own);
    rv_buf b = {.arena = &c->arena};
    rv_put(&b, "bazaar");
    for (int i = 0; i < z->lots.n; i++) {
        const rv_lot_ref *l = &z->lots.list[i];
        const rv_bid_ref *bid = l->bids.n ? l->bids.list : NULL;
        for (int k = 1; k < l->bids.n; k++)
            bid = l->bids.list[k].points > bid->points ? &l->bids.list[k] : bid;
        int buyer = bid && l->deal == RV_DEAL_SELL ? bid->player : l->chooser;
        rv_putf(&b, "%s%s to %s", i ? ", " : ": ", rv_tile_held(c, &l->tile, e->played),
                c->rec.label[buyer]);
        if (bid && bid->points != RV_NONE)
            rv_putf(&b, " for %d", bid->points);
    }
    return rv_buf_text(&b);
}

/* ---- a key of a position ------------------------------------------------------------------- */

/* A key with one word or number. */
static void state_word(rv_reader *r, const rv_yaml *v) {
    rv_bazaar_state *z = r->at;
    const char *key = r->row->key;
    if (!strcmp(key, "after"))
        z->after = rv_read_player(r, v);
    else if (!strcmp(key, "resume"))
        z->resume = rv_read_player(r, v);
    else if (!strcmp(key, "second_part"))
        z->part = rv_read_truth(r, v);
    else
        rv_read_checked(v, &z->later);
}

static void state_tiles(rv_reader *r, const rv_yaml *v) {
    rv_bazaar_state *z = r->at;
    z->sold = true;
    z->tiles.list = RV_NEWS(r->a, rv_bought_ref, v->n + 1);
    RV_EACH_PAIR(v, k) {
        rv_bought_ref *b = &z->tiles.list[z->tiles.n];
        *b = (rv_bought_ref){.mark = k->next->mark, .player = rv_read_player_key(r, v, k)};
        bool fine = read_tile(r, k->next, &b->tile);
        z->tiles.n += fine && b->player >= 0;
    }
}

static void state_then(rv_reader *r, const rv_yaml *v) {
    rv_bazaar_state *z = r->at;
    if (!rv_few(r, v, v->n, RV_LIMIT_LIST, r->key->text.s))
        return;
    z->then.list = RV_NEWS(r->a, rv_claim, v->n + 1);
    RV_EACH_ITEM(v, it) {
        rv_claim *p = &z->then.list[z->then.n];
        *p = (rv_claim){.mark = it->mark};
        if (rv_typed(r->d, it, RV_WORD, "a player"))
            z->then.n += (p->key = rv_read_player(r, it)) >= 0;
    }
}

static void read_state(rv_reader *r, const rv_yaml *v) {
    rv_bazaar_state *z = rv_bazaar_state_to(r->a, r->rec->own);
    *z = (rv_bazaar_state){.mark = v->mark, .after = RV_NONE, .resume = RV_NONE};
    rv_read_keys(r, v, &pending, z);
}

static const char *label(const rv_case *c, int player) {
    return c->rec.label[player];
}

static void put_held(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    int n = 0;
    rv_put(b, ", tiles: {");
    for (int p = 0; p < g->nplayers; p++) {
        int tile = g->held[p] - 1;
        if (tile < 0)
            continue;
        rv_putf(b, "%s%s: ", n++ ? ", " : "", label(c, p));
        rv_put_text(b, rv_tile_written(c, tile, 0));
    }
    rv_put(b, "}");
}

static void put_state(rv_case *c, rv_buf *b) {
    const rv_bazaars *z = rv_bazaars_of(c->game);
    if (z->after == RV_NONE && !z->nwaiting)
        return;
    rv_put(b, "bazaar: {");
    if (z->after != RV_NONE)
        rv_putf(b, "after: %s", label(c, z->after));
    if (z->after != RV_NONE && !z->due)
        put_held(c, b);
    for (int i = 0; i < z->nwaiting; i++)
        rv_putf(b, "%s%s",
                i                     ? ", "
                : z->after == RV_NONE ? "then: ["
                                      : ", then: [",
                label(c, z->waiting[i]));
    rv_put(b, z->nwaiting ? "]" : "");
    if (z->after != RV_NONE && z->resume != z->after)
        rv_putf(b, ", resume: %s", label(c, z->resume));
    int extra = z->later.extra - z->later.part;
    if (z->after != RV_NONE && z->later.part)
        rv_put(b, ", second_part: true");
    if (z->after != RV_NONE && extra)
        rv_putf(b, ", extra_turns: %d", extra);
    rv_put(b, "}\n");
}

/* ---- on the table ---------------------------------------------------------------------------- */

static void wrong(rv_case *c, rv_mark mark, const char *why) {
    rv_complain(&c->diags, RV_D_POS_BAZAAR, mark, why);
}

/* B-64: who has played comes behind who has not, and under one option it is known who is last. */
static void check_order(rv_case *c, const rv_bazaar_state *z) {
    const rv_game *g = c->game;
    const rv_bazaars *b = rv_bazaars_of(g);
    int first = c->rec.to_move, n = 0;
    if (g->second && !g->held[first]) /* his own has been played, and this is its second part */
        first = rv_left_of(g, first);
    while (n < g->nplayers && g->held[(first + n) % g->nplayers])
        n++;
    if (n < z->tiles.n && !(n == 0 && g->hooked))
        wrong(c, z->mark,
              rv_printf(&c->arena, "%s to move: their tiles are played clockwise, one each",
                        label(c, c->rec.to_move)));
    else if (n && !g->held[b->after] && g->option[RV_O_BAZAAR_ORDER] == RV_V_LEFT_OF_ACTIVE) {
        wrong(c, z->mark,
              rv_printf(&c->arena, "%s, whose tile led to it, plays last", label(c, b->after)));
        rv_hangs_on(c, RV_O_BAZAAR_ORDER);
    }
}

static void check_due(rv_case *c, const rv_bazaar_state *z) {
    const rv_game *g = c->game;
    int first = rv_left_of(g, rv_bazaars_of(g)->after);
    if (g->stack < g->nplayers) /* B-54 */
        wrong(c, z->mark,
              rv_printf(&c->arena, "%s left for %d players", rv_plural(&c->arena, g->stack, "tile"),
                        g->nplayers));
    if (c->rec.to_move != first) /* B-56 */
        wrong(c, z->mark,
              rv_printf(&c->arena, "%s, to the left of %s, chooses first and is to move",
                        label(c, first), label(c, rv_bazaars_of(g)->after)));
}

/* B-54: each of them was led to by a tile of its own, which lies. */
static bool enough_laid(rv_case *c, const rv_bazaar_state *z) {
    const rv_game *g = c->game;
    int on = (z->after != RV_NONE) + z->then.n, laid = 0;
    for (int i = 0; i < g->nplaced; i++)
        laid += rv_shows_bazaar(g, i);
    if (on <= laid)
        return true;
    wrong(c, z->mark,
          !laid ? "no bazaar tile lies on the board"
                : rv_printf(&c->arena, "%s on the board for %d bazaars",
                            rv_plural(&c->arena, laid, "bazaar tile"), on));
    return false;
}

static void set_bazaar(rv_case *c, const rv_bazaar_state *z) {
    rv_bazaars *b = rv_bazaars_of(c->game);
    b->after = (int8_t)z->after;
    b->resume = (int8_t)(z->resume == RV_NONE ? z->after : z->resume);
    b->later = (rv_owed){.extra = (int16_t)(z->later + z->part), .part = z->part};
    b->due = !z->sold;
    int before = c->diags.n, mark = rv_checkpoint(c->game);
    for (int i = 0; i < z->tiles.n; i++) {
        rv_bought_ref *ref = &z->tiles.list[i];
        if (!rv_choose_copy(c, &ref->tile)) {
            wrong(c, ref->mark,
                  rv_printf(&c->arena, "tile %s is listed more often than it is still to come",
                            ref->tile.text));
            continue;
        }
        rv_draw(c->game, ref->tile.tile); /* as long as the others are looked at */
        c->game->held[ref->player] = (int16_t)(ref->tile.tile + 1);
    }
    rv_undo(c->game, mark); /* they are still to come */
    if (c->diags.n > before)
        return;
    if (c->rec.to_move == RV_NONE)
        c->rec.to_move = rv_bazaar_next_holder(c->game, b->after);
    if (b->due)
        check_due(c, z);
    else
        check_order(c, z);
}

/* B-68: without `after` bazaars wait for the end of a double turn. */
static void bazaar_stands(rv_case *c) {
    rv_bazaars *b = rv_bazaars_of(c->game);
    const rv_bazaar_state *z = c->rec.own[RV_MODULE_BAZAARS];
    if (b)
        b->laid = c->game->nplaced;
    if (!b || !z || !enough_laid(c, z))
        return;
    for (int i = 0; i < z->then.n && b->nwaiting < b->cap_waiting; i++)
        b->waiting[b->nwaiting++] = (uint8_t)z->then.list[i].key;
    if (z->after != RV_NONE)
        set_bazaar(c, z);
    else if (z->sold || !z->then.n || z->resume != RV_NONE || z->later || z->part)
        wrong(c, z->mark, "`after` says whose tile led to it");
    else if (c->game->option[RV_O_BAZAAR_BUILDER] == RV_V_BAZAAR_FIRST) {
        wrong(c, z->mark, "none waits for an extra turn: `after` says whose tile led to it");
        rv_hangs_on(c, RV_O_BAZAAR_BUILDER);
    }
}

/* ---- rows ------------------------------------------------------------------------------------ */

static const rv_theme bazaars = {.about = "bazaars", .option = RV_O_BAZAARS};

const rv_key rv_bazaar_keys[] = {
    {&rv_map_entry, "bazaar", RV_KEYS(&held), &bazaars, .read = read_bazaar, .put_said = put_bazaar,
     .acts = RV_ACTS({RV_WHEN_DUE, .play = rv_bazaar_may_begin, .random = rv_bazaar_random,
                      .ask = rv_bazaar_ask},
                     {RV_WHEN_APART, .play = rv_bazaar_play},
                     {RV_WHEN_LEFT_OUT, .set = rv_bazaar_leave},
                     {RV_WHEN_ENDING, .set = rv_bazaar_tell_next}),
     .rank = RV_RANK_DRAWN, .alone = "a bazaar", .alone_words = words_of, .law = RV_D_NO_BAZAAR,
     .words = "A bazaar, an entry of its own after the turn of a bazaar tile"},
    {&held, "draw", RV_MANY(&rv_shape_tile), .read = bazaar_draw, .needed = true,
     .law = RV_D_BAZAAR_DRAW, .words = "The tiles that were drawn, one a player"},
    {&held, "lots", RV_MANY(RV_KEYS(&a_lot)), .read = bazaar_lots, .needed = true,
     .law = RV_D_BAZAAR_LOTS,
     .words = "What was auctioned, in that order; the last tile is no lot"},
    {&a_lot, "tile", &rv_shape_tile, .read = lot_tile, .needed = true, .law = RV_D_LOT_TILE,
     .words = "One of the tiles that were drawn"},
    {&a_lot, "chooser", &rv_shape_player, .read = lot_chooser, .needed = true,
     .law = RV_D_LOT_CHOOSER, .words = "Who chose it, and opened the bidding"},
    {&a_lot, "bids", RV_PAIRS(&rv_shape_player, &rv_shape_bid), .read = lot_bids,
     .law = RV_D_BID_LOW, .words = "What the chooser and then the others bid, clockwise"},
    {&a_lot, "deal", RV_FORM("buy|sell"), .read = lot_deal, .law = RV_D_NO_DEAL,
     .words = "What the chooser did when somebody had bid more"},
    {&rv_map_document, "bazaar", RV_KEYS(&pending), &bazaars, read_state, put_state,
     .acts = RV_ACTS({RV_WHEN_POSITION, .set = bazaar_stands}), .rank = RV_RANK_GAMES,
     .of_positions = true, .words = "A bazaar that comes next, or whose tiles are to be played"},
    {&pending, "after", &rv_shape_player, .read = state_word, .law = RV_D_BAZAAR_DUE,
     .words = "Whose tile led to it"},
    {&pending, "tiles", RV_PAIRS(&rv_shape_player, &rv_shape_tile), .read = state_tiles,
     .words = "It is over, and these players have tiles that they are to play"},
    {&pending, "then", RV_MANY(&rv_shape_player), .read = state_then,
     .words = "Players whose tiles lead to more bazaars when this one is over"},
    {&pending, "resume", &rv_shape_player, .read = state_word,
     .words = "Whose turn it was when the first of several bazaars began"},
    {&pending, "second_part", &rv_shape_truth, .read = state_word,
     .words = "Whether the second part of that player's double turn is still to be played"},
    {&pending, "extra_turns", RV_NUMBER_OF("n", 0, 99), .read = state_word,
     .words = "How many extra turns that player has when all is over"},
    {0},
};
