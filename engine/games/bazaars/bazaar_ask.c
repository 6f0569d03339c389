/* bazaar_ask.c - asks what happened at a bazaar: goes through it as replay_bazaar.c does, with the
 * answers so far, and puts the entry together. */
#include "ask/ask.h"
#include "games/bazaars/bazaar.h"
#include "record/write.h"

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

static const char *label(const fair *f, int player) {
    return f->c->rec.label[player];
}

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
    const char **choices = RV_NEWS(f->a, const char *, f->g->stack + 1);
    for (int i = 0; i < f->g->rs->ntiles; i++)
        for (int k = rv_copies_left(f->g, i); k > 0 && n < f->g->stack; k--)
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

static const char *words_of(fair *f, const char *const *words, int n, const char *before) {
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
    const char *left = words_of(f, choices, f->nleft, ", ");
    const char *text = rv_hear(
        f->k, rv_printf(f->a, "Which tile does %s choose: %s?", label(f, l->of.chooser), left),
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
        REFUSE(f, RV_D_NO_BID, label(f, player));
    if (!strcmp(text, "pass"))
        return true;
    if (!rv_shape_number(&rv_shape_bid, rv_str_of(text), points))
        REFUSE(f, RV_D_BAD_EXTRA, text, rv_shape_range(f->a, &rv_shape_bid, ""));
    if (*points < least)
        REFUSE(f, RV_D_BID_LOW, label(f, player), rv_printf(f->a, "%d", *points),
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
            who[n++] = label(f, next);
    }
    const char *high = l->of.top == RV_NONE
                           ? ""
                           : rv_printf(f->a, "; %s has bid %d", label(f, l->of.bidder), l->of.top);
    return rv_printf(f->a, "Tile %s%s: what does %s bid, %d or more%s?%s", l->tile, high,
                     label(f, player), least, player == l->of.chooser ? "" : ", or pass",
                     n ? rv_printf(f->a, " (then %s)", words_of(f, who, n, ", ")) : "");
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
    rv_putf(&f->entry, "%s%s: %s", l->bids++ ? ", " : ", bids: {", label(f, player),
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
    const char *text =
        rv_hear(f->k,
                rv_printf(f->a, "Tile %s: does %s buy it from %s for %d, or sell it? (buy, sell)",
                          l->tile, label(f, l->of.chooser), label(f, l->of.bidder), l->of.top),
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
    rv_putf(&f->entry, ", chooser: %s", label(f, chooser));
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
bool rv_bazaar_ask(rv_asker *k) {
    rv_query *q = k->q;
    const rv_bazaars *b = rv_bazaars_of(q->g);
    if (!b || !b->due)
        return false;
    fair f = {
        .k = k, .c = q->c, .g = q->g, .a = q->a, .entry = {.arena = q->a}, .lots = RV_FAIR_BEGINS};
    int mark = rv_checkpoint(f.g);
    bool on = true;
    while (on && f.nleft < f.g->nplayers)
        on = ask_tile(&f);
    rv_undo(f.g, mark);
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
