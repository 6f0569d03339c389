/* likeness.c - a record as JCloisterZone plays it, which lacks some options of the rulesets.
 *
 * A game to which such an option makes no difference can be exported all the same: it is judged by
 * a second bench, which has the options of JCloisterZone. A turn that is illegal there is written
 * in another way, with the same result, where there is one: a builder is left out, or the lots of a
 * bazaar are sold in another order. jcz_check_options does all this before anything is written.
 */
#include "jcz/jcz.h"
#include <stdlib.h>

rv_str jcz_lines(const rv_text *text, int first, int last) {
    const rv_str before = rv_first_lines(text->bytes, first - 1);
    return (rv_str){before.s + before.n, rv_first_lines(text->bytes, last).n - before.n};
}

void jcz_replace(jcz *j, rv_text *text, rv_str part, const char *with) {
    rv_buf b = {.arena = j->arena};
    rv_putn(&b, text->bytes.s, (size_t)(part.s - text->bytes.s));
    rv_put(&b, with);
    rv_put(&b, part.s + part.n);
    text->bytes = (rv_str){rv_buf_text(&b), b.n};
}

/* ---- bazaars -------------------------------------------------------------------------------- */

bool jcz_owns(const jcz *j, const int owner[RV_MAX_PLAYERS], int player) {
    for (int i = 0; i < j->nplayers; i++)
        if (owner[i] == player)
            return true;
    return false;
}

jcz_lot jcz_lot_of(int chooser, const char *tile) {
    jcz_lot lot = {.tile = tile, .chooser = chooser, .bidder = chooser};
    for (int i = 0; i < RV_MAX_PLAYERS; i++)
        lot.bids[i] = JCZ_NO_BID;
    return lot;
}

bool jcz_read_lot(const jcz *j, const rv_yaml *map, jcz_lot *lot) {
    const char *label = jcz_word(map, "chooser");
    const rv_yaml *bids = rv_doc_get(map, "bids");
    *lot = jcz_lot_of(label ? jcz_player(j, rv_str_of(label)) : -1, jcz_word(map, "tile"));
    lot->deal = jcz_word(map, "deal");
    for (int i = 0; lot->chooser >= 0 && i < j->nplayers; i++) { /* in turn order */
        int player = (lot->chooser + i) % j->nplayers;
        if (jcz_number(rv_doc_get(bids, j->label[player]), 0, JCZ_PRICE, &lot->bids[player]))
            lot->bidder = player;
    }
    return lot->chooser >= 0 && lot->tile;
}

void jcz_put_lot(const jcz *j, rv_buf *record, const jcz_lot *lot) {
    int n = 0;
    rv_putf(record, "    - {tile: '%s', chooser: %s", lot->tile, j->label[lot->chooser]);
    for (int i = 0; i < j->nplayers; i++)
        if (lot->bids[i] != JCZ_NO_BID)
            rv_putf(record, "%s%s: %s", n++ ? ", " : ", bids: {", j->label[i],
                    lot->bids[i] < 0 ? "pass" : rv_printf(j->arena, "%d", lot->bids[i]));
    rv_put(record, n ? "}" : "");
    if (lot->deal)
        rv_putf(record, ", deal: %s", lot->deal);
    rv_put(record, "}\n");
}

/* What became of a tile on offer: its owner paid the price to another player, or to nobody (-1). */
typedef struct sale {
    const char *tile;
    int owner, other, price;
} sale;

typedef struct market {
    jcz *j;
    int n; /* of players, and of tiles */
    sale sales[RV_MAX_PLAYERS];
    int owner[RV_MAX_PLAYERS];    /* of what is sold already; -1 */
    jcz_lot lots[RV_MAX_PLAYERS]; /* as JCloisterZone sells them */
} market;

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

/* The lot of this chooser's that comes to a sale. Who has no tile and does not take part passes. */
static jcz_lot lot_of_sale(const market *m, const sale *s, int chooser) {
    jcz_lot lot = jcz_lot_of(chooser, s->tile);
    const int bidder = s->owner == chooser ? s->other : s->owner;
    for (int player = 0; player < m->n; player++)
        if (!jcz_owns(m->j, m->owner, player))
            lot.bids[player] = JCZ_PASSED;
    lot.bids[chooser] = bidder < 0 ? s->price : 0;
    if (bidder >= 0) {
        lot.bids[bidder] = s->price;
        lot.deal = s->owner == chooser ? "buy" : "sell";
    }
    return lot;
}

/* Finds choosers and an order of the sales: the next chooser is the next one clockwise, from the
 * last chooser on, who has no tile (B-62). */
static bool arrange(market *m, int k, int chooser) {
    for (int i = 0; i < m->n; i++) {
        const sale *s = &m->sales[i];
        if (m->owner[i] >= 0)
            continue;
        if (k + 1 == m->n)
            return s->other < 0 && !s->price;
        /* of a lot of this chooser's: one pays, and the other one has no tile */
        if ((s->owner != chooser && s->other != chooser) ||
            (s->other >= 0 && jcz_owns(m->j, m->owner, s->other)))
            continue;
        int next = chooser;
        m->lots[k] = lot_of_sale(m, s, chooser);
        m->owner[i] = s->owner;
        do
            next = (next + 1) % m->n;
        while (jcz_owns(m->j, m->owner, next));
        if (arrange(m, k + 1, next))
            return true;
        m->owner[i] = -1;
    }
    return false;
}

/* Sells the tiles of an auction in the order of JCloisterZone, each to its owner for its price. */
static bool sell_again(jcz *j, const rv_diag *g, rv_text *text) {
    const rv_yaml *moves = rv_doc_get(jcz_tree(j, text), "moves"), *last = NULL;
    const rv_yaml *entry = moves ? moves->first : NULL;
    for (int turn = 1; entry && turn < g->turn; turn++)
        entry = entry->next;
    const rv_yaml *map = rv_doc_get(entry, "bazaar"), *lots = rv_doc_get(map, "lots");
    market m = {.j = j, .n = j->nplayers};
    int i = 0;
    jcz_lot lot;
    rv_buf b = {.arena = j->arena};
    memset(m.owner, -1, sizeof m.owner);
    RV_EACH_ITEM(lots, it) {
        last = it;
        if (i + 1 == m.n)
            continue;
        if (!jcz_read_lot(j, it, &lot) || !rv_doc_get(it, "bids"))
            return false;
        bool sold = lot.deal && !strcmp(lot.deal, "sell");
        int price = lot.bids[lot.bidder];
        m.sales[i++] = (sale){lot.tile, sold ? lot.bidder : lot.chooser,
                              lot.bidder == lot.chooser ? -1
                              : sold                    ? lot.chooser
                                                        : lot.bidder,
                              price < 0 ? 0 : price};
    }
    if (!last || m.n < 2 || i + 1 < m.n || !read_last(&m, rv_doc_get(map, "draw")) ||
        !arrange(&m, 0, jcz_player(j, rv_str_of(jcz_word(lots->first, "chooser")))))
        return false;
    for (int k = 0; k + 1 < m.n; k++)
        jcz_put_lot(j, &b, &m.lots[k]);
    jcz_replace(j, text, jcz_lines(text, lots->first->loc.line, last->loc.line), rv_buf_text(&b));
    jcz_note(j, JCZ_TURN(g->turn),
             "in JCloisterZone the players choose in another order: the tiles are sold to the same "
             "players for the same points, but with other bids");
    return true;
}

/* ---- options -------------------------------------------------------------------------------- */

rv_case *jcz_bench(const jcz *j, const jcz_missing *list, int n, bool now) {
    rv_settings settings = j->r->settings;
    settings.now = now;
    const char **words = RV_NEWS(j->arena, const char *, n + 1);
    for (int i = 0; i < n; i++)
        words[i] = rv_printf(j->arena, "%s=%s", list[i].name, list[i].there);
    settings.options = words;
    settings.noptions = n;
    return out_needed(rv_case_new(j->r->library, &settings));
}

/* Whether the record is legal there, too, as it is written there, and scores as much if the game
 * ended after it. */
static bool is_same_game(const rv_report *here, const rv_report *there) {
    return here->turns && there->verdict == RV_LEGAL &&
           !memcmp(here->score, there->score, sizeof here->score);
}

/* Whether no tile is left. */
static bool is_over(const jcz *j, const jcz_missing *list, int n, const rv_text *text) {
    rv_case *bench = jcz_bench(j, list, n, false);
    bool over = rv_case_judge(bench, text)->finished;
    rv_case_free(bench);
    return over;
}

/* Refuses the options, of which the last is named, if the game is not the same with them: by the
 * first turn that is illegal then; if only what is scored at the end differs, where they are
 * chosen.
 */
static bool refuse_missing(jcz *j, const rv_report *here, const jcz_missing *list, int n,
                           const rv_text *text) {
    const jcz_missing *it = &list[n - 1];
    rv_case *other = jcz_bench(j, list, n, true);
    const rv_report *report = rv_case_judge(other, text);
    const bool same = is_same_game(here, report);
    const rv_diag *g = report->verdict != RV_LEGAL && report->ndiags ? report->diags : NULL;
    int turn = g && g->turn > 0 ? g->turn : 0;
    const char *how = turn            ? rv_printf(j->arena, ": %s", g->message)
                      : report->turns ? ": the scores at the end are others"
                                      : "";
    rv_loc at = turn ? JCZ_TURN(turn) : jcz_loc_of(j, "options");
    if (!same)
        jcz_refuse(j, turn || at.line ? at : jcz_loc_of(j, "rules"),
                   "JCloisterZone does not have the option `%s: %s`; it plays `%s`%s", it->name,
                   it->here, it->there, how);
    rv_case_free(other);
    return !same;
}

/* The first turn that is illegal there; NULL if there is none. */
static const rv_diag *find_illegal(rv_case *other, const rv_text *text) {
    const rv_report *report = rv_case_judge(other, text);
    for (int i = 0; report->verdict != RV_LEGAL && i < report->ndiags; i++)
        if (report->diags[i].turn > 0 && *report->diags[i].option)
            return &report->diags[i];
    return NULL;
}

bool jcz_check_options(jcz *j, rv_text *text, const jcz_missing *list, int n) {
    if (!n)
        return true;
    rv_case *own = jcz_bench(j, NULL, 0, true), *other = jcz_bench(j, list, n, true);
    const rv_report *here = rv_case_judge(own, text);
    rv_text likeness = *text;
    const rv_diag *g = find_illegal(other, &likeness);
    for (int turn = 0;
         g && g->turn > turn;) { /* written so that it is legal, with the same result */
        turn = g->turn;
        if (!strcmp(g->code, "joins-completed")) { /* M-23 */
            const rv_str line = jcz_lines(&likeness, g->line, g->line);
            jcz_replace(j, &likeness, line, rv_printf(j->arena, "%.*s\n", g->column - 2, line.s));
            jcz_note(j, JCZ_TURN(g->turn),
                     "the builder is left out, who comes home at once: JCloisterZone puts none on "
                     "what is completed");
        } else if (strcmp(g->code, "lot-chooser") != 0 || !sell_again(j, g, &likeness))
            break;
        g = find_illegal(other, &likeness);
    }
    bool same = !g && is_same_game(here, rv_case_judge(other, &likeness)), refused = g;
    if (g)
        jcz_refuse(j, JCZ_TURN(g->turn), "JCloisterZone plays `%s`: %s", g->option, g->message);
    for (int i = 0; !g && i < n; i++)
        if (same)
            jcz_note(j, (rv_loc){0, 0},
                     "JCloisterZone plays `%s: %s`; until here the game is the same", list[i].name,
                     list[i].there);
        else
            refused |= refuse_missing(j, here, &list[i], 1, text);
    if (!same && !refused) /* no option by itself makes the difference */
        refuse_missing(j, here, list, n, text);
    rv_case_free(own);
    if (!same) {
        rv_case_free(other);
        return false;
    }
    if (is_over(j, NULL, 0, text) && !is_over(j, list, n, &likeness))
        jcz_note(j, (rv_loc){0, 0},
                 "the game is over, but in JCloisterZone a tile is left: there it goes on, and "
                 "final scoring is still to come");
    j->bench = other;
    *text = likeness;
    return (j->root = jcz_tree(j, text)) != NULL;
}
