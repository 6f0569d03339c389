/* record_bazaar.c - bazaars in `moves` and in a position: read and written. */
#include "base/limit.h"
#include "games/bazaars/bazaar.h"
#include "judge/case.h"
#include "record/record_read.h"
#include "record/write.h"

static bool read_tile(rv_reader *r, const rv_yaml *v, rv_tile_ref *out) {
    return rv_typed(r->d, v, RV_WORD, "a tile") &&
           rv_read_tile(r->rec->rs, &r->rec->unlisted, v->text, v->mark, out, r->d);
}

/* ---- a lot --------------------------------------------------------------------------------- */

typedef struct lot_reading {
    rv_reader *r;
    rv_lot_ref *lot;
} lot_reading;

static void lot_tile(void *ud, const rv_yaml *k, const rv_yaml *v) {
    const lot_reading *l = ud;
    (void)k;
    read_tile(l->r, v, &l->lot->tile);
}

static void lot_chooser(void *ud, const rv_yaml *k, const rv_yaml *v) {
    const lot_reading *l = ud;
    (void)k;
    l->lot->chooser_mark = v->mark;
    l->lot->chooser = rv_read_player(l->r, v);
}

/* However large, or below 0. */
static bool is_whole(rv_str s) {
    size_t i = s.n && s.s[0] == '-';
    bool digits = i < s.n;
    for (; i < s.n; i++)
        digits &= s.s[i] >= '0' && s.s[i] <= '9';
    return digits;
}

/* "3", "pass" */
static bool read_points(rv_reader *r, const rv_yaml *v, int *points) {
    *points = RV_NONE;
    if (!rv_typed(r->d, v, RV_WORD, "a bid"))
        return false;
    if (rv_str_is(v->text, "pass"))
        return true;
    if (!is_whole(v->text))
        return rv_number(r->d, v, "a bid", points);
    bool fine = rv_str_int(v->text, points) && *points >= 0 && *points <= 9999;
    if (!fine)
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, v->text.s, "a bid is 0 to 9999 points, or pass");
    return fine;
}

static void lot_bids(void *ud, const rv_yaml *key, const rv_yaml *v) {
    const lot_reading *l = ud;
    rv_lot_ref *lot = l->lot;
    lot->bids_mark = key->mark;
    lot->bids.list = RV_NEWS(l->r->a, rv_bid_ref, v->n + 1);
    RV_EACH_PAIR(v, k) {
        rv_bid_ref *b = &lot->bids.list[lot->bids.n];
        b->mark = k->next->mark;
        b->player = rv_read_player(l->r, k);
        bool fine = read_points(l->r, k->next, &b->points);
        lot->bids.n += fine && b->player >= 0;
    }
}

static void lot_deal(void *ud, const rv_yaml *k, const rv_yaml *v) {
    const lot_reading *l = ud;
    (void)k;
    l->lot->deal_mark = v->mark;
    l->lot->deal = rv_str_is(v->text, "buy")    ? RV_DEAL_BUY
                   : rv_str_is(v->text, "sell") ? RV_DEAL_SELL
                                                : RV_DEAL_NONE;
    if (!l->lot->deal)
        rv_complain(l->r->d, RV_D_BAD_EXTRA, v->mark, v->text.s, "a deal is buy or sell");
}

static const rv_field lot_fields[] = {
    {"tile", RV_WORD, lot_tile, true},
    {"chooser", RV_WORD, lot_chooser, true},
    {"bids", RV_MAP, lot_bids, false},
    {"deal", RV_WORD, lot_deal, false},
};

/* ---- the entry ----------------------------------------------------------------------------- */

static void bazaar_draw(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    rv_bazaar_ref *b = r->entry->bazaar;
    b->draw_mark = k->mark;
    if (!rv_few(r, v, v->n, RV_LIMIT_LIST, k->text.s))
        return;
    b->draw.list = RV_NEWS(r->a, rv_tile_ref, v->n + 1);
    RV_EACH_ITEM(v, it)
        b->draw.n += read_tile(r, it, &b->draw.list[b->draw.n]);
}

static void bazaar_lots(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    rv_bazaar_ref *b = r->entry->bazaar;
    b->lots_mark = k->mark;
    if (!rv_few(r, v, v->n, RV_LIMIT_LIST, k->text.s))
        return;
    b->lots.list = RV_NEWS(r->a, rv_lot_ref, v->n + 1);
    RV_EACH_ITEM(v, it) {
        lot_reading l = {r, &b->lots.list[b->lots.n]};
        *l.lot = (rv_lot_ref){.mark = it->mark, .chooser = RV_NONE};
        if (!rv_typed(r->d, it, RV_MAP, "a lot"))
            continue;
        RV_SCHEMA(r->d, it, "a lot", lot_fields, &l);
        b->lots.n++;
    }
}

static const rv_field bazaar_fields[] = {
    {"draw", RV_LIST, bazaar_draw, true},
    {"lots", RV_LIST, bazaar_lots, true},
};

void rv_entry_bazaar(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    r->entry->bazaar = RV_NEW(r->a, rv_bazaar_ref);
    *r->entry->bazaar = (rv_bazaar_ref){.key = key->mark, .mark = v->mark};
    RV_SCHEMA(r->d, v, "a bazaar", bazaar_fields, r);
}

void rv_check_bazaar_entry(rv_reader *r, const rv_yaml *entry) {
    RV_EACH_PAIR(entry, k)
        if (!rv_str_is(k->text, "bazaar") && !rv_str_is(k->text, "score"))
            rv_complain(r->d, RV_D_ENTRY_PLAYER, k->mark,
                        rv_printf(r->a, "`%s` in the entry of a bazaar", k->text.s))
                ->help = "a bazaar is an entry of its own; `score` alone may stand beside it";
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

static void put_draw(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_bazaar_ref *z = e->bazaar;
    rv_put(b, "    draw: [");
    for (int i = 0; i < z->draw.n; i++) {
        rv_put(b, i ? ", " : "");
        rv_put_text(b, rv_tile_held(c, &z->draw.list[i], e->played));
    }
    rv_put(b, "]\n");
}

static void put_lots(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_bazaar_ref *z = e->bazaar;
    rv_put(b, z->lots.n ? "    lots:\n" : "    lots: []\n");
    rv_put_beside(c, b, z->lots_mark.line);
    for (int i = 0; i < z->lots.n; i++) {
        const rv_lot_ref *l = &z->lots.list[i];
        rv_put_above(c, b, l->mark.line, "    ");
        put_lot(c, b, e, l);
        rv_put_beside(c, b, l->mark.line);
    }
}

void rv_put_bazaar(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_bazaar_ref *z = e->bazaar;
    rv_put(b, "- bazaar:\n");
    rv_put_beside(c, b, z->key.line);
    if (z->draw_mark.line < z->lots_mark.line) /* else those of the lots would come along */
        rv_put_above(c, b, z->draw_mark.line, "    ");
    put_draw(c, b, e);
    rv_put_beside(c, b, z->draw_mark.line);
    put_lots(c, b, e);
}

static int highest_bid(const rv_lot_ref *l) {
    int most = 0;
    for (int i = 1; i < l->bids.n; i++)
        if (l->bids.list[i].points > l->bids.list[most].points)
            most = i;
    return most;
}

/* "BA.C to B for 3" */
static void put_sale(rv_case *c, rv_buf *b, const rv_entry *e, const rv_lot_ref *l) {
    const rv_bid_ref *bid = l->bids.n ? &l->bids.list[highest_bid(l)] : NULL;
    int buyer = bid && l->deal == RV_DEAL_SELL ? bid->player : l->chooser;
    rv_putf(b, "%s to %s", rv_tile_held(c, &l->tile, e->played), c->rec.label[buyer]);
    if (bid && bid->points != RV_NONE)
        rv_putf(b, " for %d", bid->points);
}

const char *rv_bazaar_words(rv_case *c, const rv_entry *e) {
    rv_buf b = {.arena = &c->arena};
    rv_put(&b, "bazaar");
    for (int i = 0; i < e->bazaar->lots.n; i++) {
        rv_put(&b, i ? ", " : ": ");
        put_sale(c, &b, e, &e->bazaar->lots.list[i]);
    }
    return rv_buf_text(&b);
}

/* ---- a key of a position ------------------------------------------------------------------- */

static void state_after(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)k;
    r->rec->bazaar->after = rv_read_player(r, v);
}

static void state_resume(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)k;
    r->rec->bazaar->resume = rv_read_player(r, v);
}

static void state_extra(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    int *later = &r->rec->bazaar->later;
    if (rv_number(r->d, v, k->text.s, later) && (*later < 0 || *later > 99))
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, v->text.s, "0 to 99 extra turns");
}

static void state_tiles(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    rv_bazaar_state *z = r->rec->bazaar;
    (void)key;
    z->sold = true;
    z->tiles.list = RV_NEWS(r->a, rv_bought_ref, v->n + 1);
    RV_EACH_PAIR(v, k) {
        rv_bought_ref *b = &z->tiles.list[z->tiles.n];
        *b = (rv_bought_ref){.mark = k->next->mark, .player = rv_read_player(r, k)};
        bool fine = read_tile(r, k->next, &b->tile);
        z->tiles.n += fine && b->player >= 0;
    }
}

static void state_then(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    rv_bazaar_state *z = r->rec->bazaar;
    if (!rv_few(r, v, v->n, RV_LIMIT_LIST, k->text.s))
        return;
    z->then.list = RV_NEWS(r->a, rv_claim, v->n + 1);
    RV_EACH_ITEM(v, it) {
        rv_claim *p = &z->then.list[z->then.n];
        *p = (rv_claim){.mark = it->mark};
        if (rv_typed(r->d, it, RV_WORD, "a player"))
            z->then.n += (p->key = rv_read_player(r, it)) >= 0;
    }
}

static const rv_field state_fields[] = {
    {"after", RV_WORD, state_after, false},       {"tiles", RV_MAP, state_tiles, false},
    {"then", RV_LIST, state_then, false},         {"resume", RV_WORD, state_resume, false},
    {"extra_turns", RV_WORD, state_extra, false},
};

void rv_body_bazaar(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)key;
    rv_bazaar_state *z = RV_NEW(r->a, rv_bazaar_state);
    *z = (rv_bazaar_state){.mark = v->mark, .after = RV_NONE, .resume = RV_NONE};
    r->rec->bazaar = z;
    RV_SCHEMA(r->d, v, "a bazaar", state_fields, r);
}
