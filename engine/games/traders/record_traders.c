/* record_traders.c - goods in a position. */
#include "base/limit.h"
#include "games/traders/traders.h"
#include "judge/replay.h"
#include "record/record_read.h"
#include "record/write.h"

/* What positions say of goods. */
typedef struct rv_traders_position {
    rv_mark mark;
    int goods[RV_MAX_PLAYERS][RV_GOODS];
    bool has_goods;
} rv_traders_position;
RV_PART(rv_traders_position, RV_MODULE_TRADERS)

/* ---- reading ------------------------------------------------------------------------------- */

static const char *goods_word(const void *ud, int i) {
    (void)ud;
    return i < RV_GOODS ? rv_traders_word(i) : NULL;
}

/* "W: {wine: 2}" */
static void read_goods(rv_reader *r, const rv_yaml *v) {
    rv_traders_position *z = rv_traders_position_to(r->a, r->rec->own);
    z->mark = v->mark;
    z->has_goods = true;
    RV_EACH_PAIR(v, p) {
        int player = rv_read_player_key(r, v, p);
        if (!rv_typed(r->d, p->next, RV_MAP, "goods"))
            continue;
        RV_EACH_PAIR(p->next, k) {
            int kind = 0, n = 0;
            while (kind < RV_GOODS && !rv_str_means(k->text, rv_traders_word(kind)))
                kind++;
            if (kind == RV_GOODS)
                rv_unknown(r->d, RV_D_UNKNOWN_KEY, k, "goods", goods_word, NULL);
            else if (rv_typed(r->d, k->next, RV_WORD, "a number of tokens") &&
                     rv_number(r->d, k->next, "a number of tokens", &n) && player >= 0 && n >= 0 &&
                     n <= RV_GOODS_MOST) /* its shape has told otherwise */
                z->goods[player][kind] = n;
        }
    }
}

/* ---- writing ------------------------------------------------------------------------------- */

/* "R: {wine: 2, grain: 1}"; nothing for none. */
static const char *goods_of(rv_case *c, int player) {
    const uint16_t *goods = rv_traders_of(c->game)->goods[player];
    rv_buf b = {.arena = &c->arena};
    for (int k = 0; k < RV_GOODS; k++)
        if (goods[k])
            rv_putf(&b, "%s%s: %d", b.n ? ", " : "", rv_traders_word(k), goods[k]);
    return b.n ? rv_printf(&c->arena, "%s: {%s}", c->rec.label[player], b.s) : "";
}

static void put_goods(rv_case *c, rv_buf *b) {
    int n = 0;
    for (int p = 0; p < c->game->nplayers; p++)
        if (*goods_of(c, p))
            rv_putf(b, "%s%s", n++ ? ", " : "goods: {", goods_of(c, p));
    rv_put(b, n ? "}\n" : "");
}

/* ---- setting ------------------------------------------------------------------------------- */

/* M-6, M-11, M-15: the symbols of all completed cities have been taken. */
static void count_shown(const rv_game *g, int shown[RV_GOODS]) {
    memset(shown, 0, sizeof *shown * RV_GOODS);
    for (int n = 0; n < g->nnodes; n++) {
        int count[RV_GOODS];
        if (!rv_is_root(g, n) || g->nodes[n].open)
            continue;
        rv_traders_count(g, n, count);
        for (int k = 0; k < RV_GOODS; k++)
            shown[k] += count[k];
    }
}

static void goods_are(rv_case *c) {
    const rv_traders_position *z = rv_traders_position_of(c->rec.own);
    rv_traders *t = rv_traders_of(c->game);
    int shown[RV_GOODS], held[RV_GOODS] = {0};
    if (!z->has_goods)
        return;
    count_shown(c->game, shown);
    for (int p = 0; p < c->game->nplayers; p++)
        for (int k = 0; k < RV_GOODS; k++) {
            t->goods[p][k] = (uint16_t)z->goods[p][k];
            held[k] += z->goods[p][k];
        }
    for (int k = 0; k < RV_GOODS; k++)
        if (held[k] != shown[k]) /* M-11: no more, and no fewer */
            rv_complain(&c->diags, RV_D_POS_GOODS, z->mark,
                        rv_printf(&c->arena, "%d %s", held[k], rv_traders_word(k)),
                        rv_printf(&c->arena, "%d", shown[k]));
}

/* M-39, M-43: a part that is to be played can be, too. */
static void stand(rv_case *c) {
    const rv_game *g = c->game;
    int player = c->rec.to_move == RV_NONE ? 0 : c->rec.to_move;
    goods_are(c);
    if (g->second && (g->extra_turn_figure == RV_NONE || !g->stack))
        rv_complain(&c->diags, RV_D_POS_PART, c->rec.second_mark, c->rec.label[player],
                    g->stack ? "no builders are played" : "no tile is to come");
}

static const char *assume_goods(rv_case *c) {
    int shown[RV_GOODS], all = 0;
    count_shown(c->game, shown);
    for (int k = 0; k < RV_GOODS; k++)
        all += shown[k];
    return all ? "nobody had taken goods" : NULL;
}

/* ---- rows ------------------------------------------------------------------------------------ */

static const rv_theme goods = {.about = "goods", .option = RV_O_GOODS};

static const char *goods_choice(rv_arena *a, const rv_record *game, int i) {
    (void)a, (void)game;
    return goods_word(NULL, i);
}

static const rv_shape kind = {RV_SHAPE_CHOICE, .name = "wine | grain | cloth",
                              .choice = goods_choice};

const rv_key rv_traders_keys[] = {
    {&rv_map_document, "goods",
     RV_PAIRS(&rv_shape_player, RV_PAIRS(&kind, RV_NUMBER_OF("n", 0, RV_GOODS_MOST))), &goods,
     read_goods, put_goods,
     .acts = RV_ACTS({RV_WHEN_POSITION, .set = stand},
                     {RV_WHEN_OUT_OF_TURN, .set = rv_traders_out_of_turn},
                     {RV_WHEN_ENDING, .set = rv_traders_tell_next}),
     .rank = RV_RANK_GAMES, .of_positions = true, .law = RV_L_GOODS,
     .words = "The tokens of goods that players have", .sample = "{W: {wine: 2, grain: 1}}",
     .assumed = assume_goods},
    {0},
};
