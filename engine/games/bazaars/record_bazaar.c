/* record_bazaar.c - bazaars in `moves` and in a position: read, written, and that of a position set
 * on the table; and asked for, which goes through the lots as replay_bazaar.c does.
 */
#include "ask/query.h"
#include "base/limit.h"
#include "games/bazaars/bazaar.h"
#include "judge/replay.h"
#include "record/form.h"

static const rv_map a_lot = {"a lot"}, held = {"a bazaar"}, pending = {"a bazaar"};

static const char *label(const rv_case *c, int player) {
    return c->rec.label[player];
}

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

static const rv_shape shape_bid = {RV_SHAPE_EITHER,
                                   .of =
                                       RV_SHAPE(RV_SHAPE_NUMBER, .name = "points", .what = "a bid",
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
                        rv_shape_number(&shape_bid, k->next->text, &b->points));
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

static void put_held(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    int n = 0;
    rv_put(b, ", tiles: {");
    for (int p = 0; p < g->nplayers; p++) {
        int tile = g->box.held[p] - 1;
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
    if (g->turn.second &&
        !g->box.held[first]) /* his own has been played, and this is its second part */
        first = rv_left_of(g, first);
    while (n < g->nplayers && g->box.held[(first + n) % g->nplayers])
        n++;
    if (n < z->tiles.n && !(n == 0 && g->scripts.hooked))
        wrong(c, z->mark,
              rv_printf(&c->arena, "%s to move: their tiles are played clockwise, one each",
                        label(c, c->rec.to_move)));
    else if (n && !g->box.held[b->after] && g->option[RV_O_BAZAAR_ORDER] == RV_V_LEFT_OF_ACTIVE) {
        wrong(c, z->mark,
              rv_printf(&c->arena, "%s, whose tile led to it, plays last", label(c, b->after)));
        rv_depends_on(c, RV_O_BAZAAR_ORDER);
    }
}

static void check_due(rv_case *c, const rv_bazaar_state *z) {
    const rv_game *g = c->game;
    int first = rv_left_of(g, rv_bazaars_of(g)->after);
    if (g->box.stack < g->nplayers) /* B-54 */
        wrong(c, z->mark,
              rv_printf(&c->arena, "%s left for %d players",
                        rv_plural(&c->arena, g->box.stack, "tile"), g->nplayers));
    if (c->rec.to_move != first) /* B-56 */
        wrong(c, z->mark,
              rv_printf(&c->arena, "%s, to the left of %s, chooses first and is to move",
                        label(c, first), label(c, rv_bazaars_of(g)->after)));
}

/* B-54: each of them was led to by a tile of its own, which lies. */
static bool enough_laid(rv_case *c, const rv_bazaar_state *z) {
    const rv_game *g = c->game;
    int on = (z->after != RV_NONE) + z->then.n, laid = 0;
    for (int i = 0; i < g->board.nplaced; i++)
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
    int before = c->diags.n, checkpoint = rv_checkpoint(c->game);
    for (int i = 0; i < z->tiles.n; i++) {
        rv_bought_ref *ref = &z->tiles.list[i];
        if (!rv_choose_copy(c, &ref->tile)) {
            wrong(c, ref->mark,
                  rv_printf(&c->arena, "tile %s is listed more often than it is still to come",
                            ref->tile.text));
            continue;
        }
        rv_draw(c->game, ref->tile.tile); /* as long as the others are looked at */
        c->game->box.held[ref->player] = (int16_t)(ref->tile.tile + 1);
    }
    rv_undo(c->game, checkpoint); /* they are still to come */
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
        b->laid = c->game->board.nplaced;
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
        rv_depends_on(c, RV_O_BAZAAR_BUILDER);
    }
}

/* ---- asked for ------------------------------------------------------------------------------
 *
 * What happened is gone through with the answers so far, and the entry put together. */

/* A tile that was drawn, as it was typed. */
typedef struct drawn {
    int tile;
    const char *text;
} drawn;

/* `a` has all texts. */
typedef struct fair {
    rv_asker *k;
    rv_case *c;
    rv_game *g;
    rv_arena *a;
    rv_buf entry;
    drawn left[RV_MAX_PLAYERS]; /* tiles that nobody has yet */
    int nleft;
    rv_fair lots;
} fair;

/* A lot while it is bid for. */
typedef struct lot {
    rv_lot of;
    const char *tile; /* as it was typed */
    int bids;
} lot;

/* The answer is wrong for the reason that `check` would give. */
static bool refuse(fair *f, const rv_diags *d) {
    return rv_mishear(f->k, d->list[0].message);
}
#define REFUSE(f, code, ...)                                                                       \
    do {                                                                                           \
        rv_diags d = rv_diags_for((f)->a, (f)->g->rs);                                             \
        rv_complain(&d, (code), ((rv_mark){0, 0}), __VA_ARGS__);                                   \
        return refuse((f), &d);                                                                    \
    } while (0)

/* ---- the tiles drawn ----------------------------------------------------------------------- */

/* The copy that is meant; RV_NONE with a complaint. */
static int tile_of(fair *f, const char *text) {
    rv_diags d = rv_diags_for(f->a, f->g->rs);
    rv_tile_ref ref;
    if (!rv_read_tile(f->g, &f->c->rec.unlisted, rv_str_of(text), (rv_mark){0, 0}, &ref, &d)) {
        refuse(f, &d);
        return RV_NONE;
    }
    int same = f->g->rs->tiles[ref.tile].same;
    for (int i = same; ref.look && i < f->g->rs->ntiles; i++)
        if (f->g->rs->tiles[i].same == same && rv_copies_left(f->g, i) > 0)
            return i;
    if (!ref.look && rv_copies_left(f->g, ref.tile) > 0)
        return ref.tile;
    rv_mishear(f->k, rv_printf(f->a, "no tile %s is left", text));
    return RV_NONE;
}

/* Drawn one by one, so that no tile is drawn more often than it is there. */
static bool ask_tile(fair *f) {
    int n = 0, players = f->g->nplayers;
    const char **choices = RV_NEWS(f->a, const char *, f->g->box.stack + 1);
    for (int i = 0; i < f->g->rs->ntiles; i++)
        for (int k = rv_copies_left(f->g, i); k > 0 && n < f->g->box.stack; k--)
            choices[n++] = f->g->rs->tiles[i].id;
    const char *text = rv_hear(
        f->k, rv_printf(f->a, "A bazaar: which tile is drawn, %d of %d?", f->nleft + 1, players),
        choices, n);
    int tile = text ? tile_of(f, text) : RV_NONE;
    f->k->out->draws = tile == RV_NONE;
    if (tile == RV_NONE)
        return false;
    rv_putf(&f->entry, "%s", f->nleft ? ", " : "bazaar: {draw: [");
    rv_put_text(&f->entry, text);
    f->left[f->nleft++] = (drawn){tile, text};
    rv_draw(f->g, tile);
    return true;
}

/* ---- the tile chosen ----------------------------------------------------------------------- */

static const char *joined_words(fair *f, const char *const *words, int n, const char *before) {
    rv_buf b = {.arena = f->a};
    for (int i = 0; i < n; i++)
        rv_putf(&b, "%s%s", i ? before : "", words[i]);
    return rv_buf_text(&b);
}

/* Its index among those left: as it was typed, or any that looks like it. */
static int find_left(const fair *f, const char *text) {
    rv_diags d = rv_diags_for(f->a, f->g->rs);
    rv_tile_ref ref;
    const rv_tile *tiles = f->g->rs->tiles;
    for (int i = 0; i < f->nleft; i++)
        if (!strcmp(f->left[i].text, text))
            return i;
    bool is_tile =
        rv_read_tile(f->g, &f->c->rec.unlisted, rv_str_of(text), (rv_mark){0, 0}, &ref, &d);
    for (int i = 0; is_tile && i < f->nleft; i++)
        if (tiles[f->left[i].tile].same == tiles[ref.tile].same)
            return i;
    return RV_NONE;
}

static bool ask_choice(fair *f, lot *l) {
    const char **choices = RV_NEWS(f->a, const char *, f->nleft + 1);
    for (int i = 0; i < f->nleft; i++)
        choices[i] = f->left[i].text;
    const char *left = joined_words(f, choices, f->nleft, ", ");
    const char *text = rv_hear(
        f->k, rv_printf(f->a, "Which tile does %s choose: %s?", label(f->c, l->of.chooser), left),
        choices, f->nleft);
    if (!text)
        return false;
    int i = find_left(f, text);
    if (i == RV_NONE)
        REFUSE(f, RV_D_LOT_TILE, text, left);
    l->tile = f->left[i].text;
    l->of.tile = f->left[i].tile;
    for (f->nleft--; i < f->nleft; i++)
        f->left[i] = f->left[i + 1];
    return true;
}

/* ---- bids ---------------------------------------------------------------------------------- */

/* B-56, B-57: the first one opens, and each other bids more, or passes. */
static bool read_bid(fair *f, const lot *l, int player, int least, const char *text, int *points) {
    bool opens = player == l->of.chooser;
    *points = RV_NONE;
    if (!strcmp(text, "pass") && opens)
        REFUSE(f, RV_D_NO_BID, label(f->c, player));
    if (!strcmp(text, "pass"))
        return true;
    if (!rv_shape_number(&shape_bid, rv_str_of(text), points))
        REFUSE(f, RV_D_BAD_EXTRA, text, rv_shape_range(f->a, &shape_bid, ""));
    if (*points < least)
        REFUSE(f, RV_D_BID_LOW, label(f->c, player), rv_printf(f->a, "%d", *points),
               rv_printf(f->a, "%d", least));
    return true;
}

/* "Tile BA.C; B has bid 2: what does W bid, 3 or more, or pass? (then R, K)" */
static const char *bid_question(fair *f, const lot *l, int player, int least, int turn) {
    const char *who[RV_MAX_PLAYERS];
    int n = 0;
    for (int i = turn + 1; i < f->g->nplayers; i++) {
        int next = (l->of.chooser + i) % f->g->nplayers;
        if (rv_bazaar_may_bid(NULL, f->g, next))
            who[n++] = label(f->c, next);
    }
    const char *high = l->of.top == RV_NONE ? ""
                                            : rv_printf(f->a, "; %s has bid %d",
                                                        label(f->c, l->of.bidder), l->of.top);
    return rv_printf(f->a, "Tile %s%s: what does %s bid, %d or more%s?%s", l->tile, high,
                     label(f->c, player), least, player == l->of.chooser ? "" : ", or pass",
                     n ? rv_printf(f->a, " (then %s)", joined_words(f, who, n, ", ")) : "");
}

static bool ask_bid(fair *f, lot *l, int turn) {
    int player = (l->of.chooser + turn) % f->g->nplayers, points;
    int least = rv_bazaar_least_bid(f->g, l->of.top);
    const char **choices = RV_NEWS(f->a, const char *, 2);
    if (!rv_bazaar_may_bid(NULL, f->g, player))
        return true;
    choices[0] = rv_printf(f->a, "%d", least);
    choices[1] = "pass";
    const char *text = rv_hear(f->k, bid_question(f, l, player, least, turn), choices,
                               player == l->of.chooser ? 1 : 2);
    if (!text || !read_bid(f, l, player, least, text, &points))
        return false;
    rv_putf(&f->entry, "%s%s: %s", l->bids++ ? ", " : ", bids: {", label(f->c, player),
            points == RV_NONE ? "pass" : rv_printf(f->a, "%d", points));
    if (points != RV_NONE) {
        l->of.bidder = player;
        l->of.top = points;
    }
    return true;
}

/* ---- the deal ------------------------------------------------------------------------------ */

/* B-58, B-59: nothing is to be said where nobody has bid more than the chooser. */
static bool ask_deal(fair *f, lot *l) {
    static const char *const deals[] = {"buy", "sell"};
    if (l->of.bidder == l->of.chooser)
        return true;
    const char *text = rv_hear(
        f->k,
        rv_printf(f->a, "Tile %s: does %s buy it from %s for %d, or sell it? (buy, sell)", l->tile,
                  label(f->c, l->of.chooser), label(f->c, l->of.bidder), l->of.top),
        deals, 2);
    l->of.sells = text && !strcmp(text, "sell");
    if (text && !l->of.sells && strcmp(text, "buy"))
        REFUSE(f, RV_D_BAD_EXTRA, text, "a deal is buy or sell");
    rv_putf(&f->entry, ", deal: %s", text ? text : "");
    return text;
}

static bool ask_lot(fair *f) {
    int chooser = rv_bazaar_chooser(f->g, &f->lots);
    lot l = {.of = {.chooser = chooser, .bidder = chooser, .top = RV_NONE}};
    if (!ask_choice(f, &l))
        return false;
    rv_put(&f->entry, f->lots.first == RV_NONE ? "{tile: " : ", {tile: ");
    rv_put_text(&f->entry, l.tile);
    rv_putf(&f->entry, ", chooser: %s", label(f->c, chooser));
    for (int i = 0; i < f->g->nplayers; i++)
        if (!ask_bid(f, &l, i))
            return false;
    rv_put(&f->entry, l.bids ? "}" : "");
    if (!ask_deal(f, &l))
        return false;
    rv_put(&f->entry, "}");
    const rv_trade t = rv_bazaar_trade_of(&l.of);
    rv_bazaar_trade(f->g, &f->lots, &t);
    return true;
}

/* The last tile is no lot: it goes to the player without one (B-63), and nothing is asked. */
static bool ask_bazaar(rv_asker *k) {
    rv_query *q = k->q;
    const rv_bazaars *b = rv_bazaars_of(q->g);
    if (!b || !b->due)
        return false;
    fair f = {
        .k = k, .c = q->c, .g = q->g, .a = q->a, .entry = {.arena = q->a}, .lots = RV_FAIR_BEGINS};
    int checkpoint = rv_checkpoint(f.g);
    bool on = true;
    while (on && f.nleft < f.g->nplayers)
        on = ask_tile(&f);
    rv_undo(f.g, checkpoint);
    rv_put(&f.entry, "], lots: [");
    while (on && f.nleft > 1)
        on = ask_lot(&f);
    if (on) {
        rv_put(&f.entry, "]}");
        k->out->question = NULL;
        k->out->entry = rv_buf_text(&f.entry);
    }
    return true;
}

/* ---- rows ------------------------------------------------------------------------------------ */

static const rv_theme bazaars = {.about = "bazaars", .option = RV_O_BAZAARS};

const rv_key rv_bazaar_keys[] = {
    {&rv_map_entry, "bazaar", RV_KEYS(&held), &bazaars, .read = read_bazaar, .put_said = put_bazaar,
     .acts = RV_ACTS(
         {RV_WHEN_DUE, .play = rv_bazaar_may_begin, .random = rv_bazaar_random, .ask = ask_bazaar},
         {RV_WHEN_APART, .play = rv_bazaar_play}, {RV_WHEN_LEFT_OUT, .set = rv_bazaar_leave},
         {RV_WHEN_ENDING, .set = rv_bazaar_tell_next}),
     .rank = RV_RANK_DRAWN, .alone = "a bazaar", .alone_words = words_of, .cite = RV_D_NO_BAZAAR,
     .words = "A bazaar, an entry of its own after the turn of a bazaar tile"},
    {&held, "draw", RV_MANY(&rv_shape_tile), .read = bazaar_draw, .needed = true,
     .cite = RV_D_BAZAAR_DRAW, .words = "The tiles that were drawn, one a player"},
    {&held, "lots", RV_MANY(RV_KEYS(&a_lot)), .read = bazaar_lots, .needed = true,
     .cite = RV_D_BAZAAR_LOTS,
     .words = "What was auctioned, in that order; the last tile is no lot"},
    {&a_lot, "tile", &rv_shape_tile, .read = lot_tile, .needed = true, .cite = RV_D_LOT_TILE,
     .words = "One of the tiles that were drawn"},
    {&a_lot, "chooser", &rv_shape_player, .read = lot_chooser, .needed = true,
     .cite = RV_D_LOT_CHOOSER, .words = "Who chose it, and opened the bidding"},
    {&a_lot, "bids", RV_PAIRS(&rv_shape_player, &shape_bid), .read = lot_bids, .cite = RV_D_BID_LOW,
     .words = "What the chooser and then the others bid, clockwise"},
    {&a_lot, "deal", RV_FORM("buy|sell"), .read = lot_deal, .cite = RV_D_NO_DEAL,
     .words = "What the chooser did when somebody had bid more"},
    {&rv_map_document, "bazaar", RV_KEYS(&pending), &bazaars, read_state, put_state,
     .acts = RV_ACTS({RV_WHEN_POSITION, .set = bazaar_stands}), .rank = RV_RANK_GAMES,
     .of_positions = true, .words = "A bazaar that comes next, or whose tiles are to be played"},
    {&pending, "after", &rv_shape_player, .read = state_word, .cite = RV_D_BAZAAR_DUE,
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
