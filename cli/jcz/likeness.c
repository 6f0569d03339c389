/* likeness.c - turns that JCloisterZone does not play as the record says, but with the same result:
 * the record is written as it plays them. */
#include "jcz/jcz.h"

void jcz_replace_lines(jcz *j, rv_text *text, int first, int last, const char *with) {
    rv_buf b = {.arena = j->arena};
    const char *at = text->bytes.s;
    for (int line = 1; at && *at; line++) {
        const char *end = strchr(at, '\n'), *next = end ? end + 1 : at + strlen(at);
        if (line < first || line > last)
            rv_putn(&b, at, (size_t)(next - at));
        if (line == first)
            rv_put(&b, with);
        at = next;
    }
    text->bytes = (rv_str){rv_buf_text(&b), b.n};
}

static const char *line_of(const rv_text *text, int line) {
    const char *at = text->bytes.s;
    while (--line > 0)
        at = strchr(at, '\n') + 1;
    return at;
}

/* ---- builders ------------------------------------------------------------------------------- */

/* M-23: a builder on a feature that is completed comes home at once. */
static bool leave_out_builder(jcz *j, const rv_diag *g, rv_text *text) {
    const char *line = line_of(text, g->line);
    const rv_str kept = {line, (size_t)g->column - 2};
    jcz_replace_lines(j, text, g->line, g->line,
                      rv_printf(j->arena, "%s\n", rv_dup(j->arena, kept)));
    jcz_note(j, jcz_place_of(j, g->turn),
             "turn %d: the builder is left out, who comes home at once: JCloisterZone puts none on "
             "what is completed",
             g->turn);
    return true;
}

/* ---- bazaars -------------------------------------------------------------------------------- */

/* What became of a tile on offer: its owner paid the price to another player, or to nobody (-1). */
typedef struct sale {
    const char *tile;
    int owner, other, price;
} sale;

typedef struct market {
    jcz *j;
    int n; /* of players, and of tiles */
    sale sales[RV_MAX_PLAYERS];
    int order[RV_MAX_PLAYERS], chooser[RV_MAX_PLAYERS]; /* as JCloisterZone sells them */
} market;

static int player_of(const jcz *j, const char *label) {
    for (int i = 0; label && i < j->nplayers; i++)
        if (!strcmp(j->label[i], label))
            return i;
    return -1;
}

static bool read_sale(market *m, const rv_yaml *lot, int i) {
    const char *label = jcz_word(lot, "chooser"), *deal = jcz_word(lot, "deal");
    const rv_yaml *bids = rv_doc_get(lot, "bids");
    int chooser = player_of(m->j, label), price = 0, bidder = chooser;
    if (chooser < 0 || !bids || bids->type != RV_YAML_MAP)
        return false;
    jcz_number(rv_doc_get(bids, label), 0, JCZ_PRICE, &price);
    for (int k = 1; k < m->n; k++) {
        int player = (chooser + k) % m->n;
        if (jcz_number(rv_doc_get(bids, m->j->label[player]), 0, JCZ_PRICE, &price))
            bidder = player;
    }
    bool sold = deal && !strcmp(deal, "sell");
    int other = bidder == chooser ? -1 : sold ? chooser : bidder;
    m->sales[i] = (sale){jcz_word(lot, "tile"), sold ? bidder : chooser, other, price};
    return m->sales[i].tile;
}

/* The last tile is free for the player who has none (B-63). */
static bool read_last(market *m, const rv_yaml *draw) {
    int owner = m->n * (m->n - 1) / 2;
    bool taken[RV_MAX_PLAYERS] = {false};
    sale *last = &m->sales[m->n - 1];
    for (int i = 0; i + 1 < m->n; i++)
        owner -= m->sales[i].owner;
    *last = (sale){NULL, owner, -1, 0};
    RV_EACH_ITEM(draw, word) {
        int i = 0;
        while (i + 1 < m->n && (taken[i] || strcmp(m->sales[i].tile, word->text.s) != 0))
            i++;
        if (i + 1 == m->n)
            last->tile = word->text.s;
        else
            taken[i] = true;
    }
    return last->tile && owner >= 0 && owner < m->n;
}

static bool has_tile(const market *m, unsigned done, int player) {
    for (int i = 0; i < m->n; i++)
        if (done >> i & 1 && m->sales[i].owner == player)
            return true;
    return false;
}

/* Whether the sale can come of a lot of this chooser's: one pays, and the other one has no tile. */
static bool can_sell(const market *m, unsigned done, int i, int chooser) {
    const sale *s = &m->sales[i];
    if (s->other < 0)
        return s->owner == chooser;
    return (s->owner == chooser || s->other == chooser) && !has_tile(m, done, s->other);
}

/* Finds choosers and an order of the sales: the next chooser is the next one clockwise, from the
 * last chooser on, who has no tile (B-62). */
static bool arrange(market *m, unsigned done, int k, int chooser) {
    for (int i = 0; i < m->n; i++) {
        const sale *s = &m->sales[i];
        if (done >> i & 1)
            continue;
        if (k + 1 == m->n)
            return s->other < 0 && !s->price;
        if (!can_sell(m, done, i, chooser))
            continue;
        int next = chooser;
        unsigned with = done | 1u << i;
        do
            next = (next + 1) % m->n;
        while (has_tile(m, with, next));
        m->order[k] = i;
        m->chooser[k] = chooser;
        if (arrange(m, with, k + 1, next))
            return true;
    }
    return false;
}

static void put_lot(const market *m, rv_buf *b, unsigned done, int k) {
    const sale *s = &m->sales[m->order[k]];
    int chooser = m->chooser[k], bidder = s->owner == chooser ? s->other : s->owner;
    rv_putf(b, "    - {tile: '%s', chooser: %s, bids: {%s: %d", s->tile, m->j->label[chooser],
            m->j->label[chooser], bidder < 0 ? s->price : 0);
    for (int i = 1; i < m->n; i++) {
        int player = (chooser + i) % m->n;
        if (player == bidder)
            rv_putf(b, ", %s: %d", m->j->label[player], s->price);
        else if (!has_tile(m, done, player))
            rv_putf(b, ", %s: pass", m->j->label[player]);
    }
    rv_putf(b, "}%s}\n", bidder < 0 ? "" : s->owner == chooser ? ", deal: buy" : ", deal: sell");
}

static const rv_yaml *find_bazaar(jcz *j, const rv_text *text, int turn) {
    const rv_yaml *root = jcz_tree(j, text), *moves = root ? rv_doc_get(root, "moves") : NULL;
    const rv_yaml *entry = moves ? moves->first : NULL;
    while (entry && --turn > 0)
        entry = entry->next;
    return entry ? rv_doc_get(entry, "bazaar") : NULL;
}

/* Sells the tiles of an auction in the order of JCloisterZone, each to its owner for its price. */
static bool sell_again(jcz *j, const rv_diag *g, rv_text *text) {
    const rv_yaml *map = find_bazaar(j, text, g->turn), *last = NULL;
    const rv_yaml *lots = map ? rv_doc_get(map, "lots") : NULL;
    market m = {.j = j, .n = j->nplayers};
    int i = 0;
    unsigned done = 0;
    rv_buf b = {.arena = j->arena};
    RV_EACH_ITEM(lots, lot) {
        if (i + 1 < m.n && !read_sale(&m, lot, i++))
            return false;
        last = lot;
    }
    if (!last || i + 1 < m.n || !read_last(&m, rv_doc_get(map, "draw")) ||
        !arrange(&m, 0, 0, player_of(j, jcz_word(lots->first, "chooser"))))
        return false;
    for (int k = 0; k + 1 < m.n; k++) {
        put_lot(&m, &b, done, k);
        done |= 1u << m.order[k];
    }
    jcz_replace_lines(j, text, lots->first->mark.line, last->mark.line, rv_buf_text(&b));
    jcz_note(j, jcz_place_of(j, g->turn),
             "turn %d: in JCloisterZone the players choose in another order: the tiles are sold to "
             "the same players for the same points, but with other bids",
             g->turn);
    return true;
}

/* ---- the whole ------------------------------------------------------------------------------ */

bool jcz_liken(jcz *j, const rv_diag *g, rv_text *text) {
    static const struct {
        const char *code;
        bool (*liken)(jcz *j, const rv_diag *g, rv_text *text);
    } ways[] = {{"joins-completed", leave_out_builder}, {"lot-chooser", sell_again}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        if (!strcmp(ways[i].code, g->code))
            return ways[i].liken(j, g, text);
    return false;
}
