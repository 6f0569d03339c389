#include "score.h"
#include "module.h"

const char *rv_law_rule(const rv_game *g, int law) {
    return g->rs->laws[law] ? g->rs->laws[law] : "";
}

bool rv_listened(const rv_game *g) {
    return g->listener.tell != NULL;
}

void rv_tell(rv_game *g, const rv_item *item) {
    if (g->listener.tell)
        g->listener.tell(g->listener.ud, item);
}

void rv_tell_tally(rv_game *g, rv_item_type type, int player, const rv_tally *t, int points,
                   const char *rule, const char *note) {
    if (!g->listener.tell)
        return;
    rv_item item = {.type = type,
                    .player = player,
                    .kind = g->rs->kinds[t->kind].name,
                    .feature = rv_feature_name(g, g->arena, t->root),
                    .tiles = t->tiles,
                    .points = points,
                    .rule = rule,
                    .corner = RV_NONE,
                    .note = note};
    for (int p = 0; p < g->nplayers; p++)
        item.followers[p] = g->nodes[t->root].followers[p];
    rv_tell(g, &item);
}

/* Whoever placed the last tile (C-58): followers alone decide. */
unsigned rv_majority(const rv_game *g, int root, bool *tied) {
    const uint8_t *f = g->nodes[root].followers;
    unsigned winners = 0;
    int most = 1;
    for (int p = 0; p < g->nplayers; p++) {
        if (f[p] < most)
            continue;
        winners = (f[p] > most ? 0 : winners) | 1u << p;
        most = f[p];
    }
    *tied = winners & (winners - 1);
    return *tied && !g->rs->ties_share ? 0 : winners;
}

rv_tally rv_count(rv_game *g, int root) {
    const rv_kind *k = rv_kind_of(g, root);
    rv_tally t = {.root = root, .kind = g->nodes[root].kind, .rule = k->rule};
    t.tiles = rv_feature_tiles(g, root);
    t.doubled = g->nodes[root].doubles && k->doubled; /* several double no more (C-50) */
    t.per_tile = t.doubled ? k->doubled : k->points;
    t.points = k->area ? k->prize * g->nodes[root].prizes : t.per_tile * t.tiles;
    t.winners = rv_majority(g, root, &t.tied);
    if (t.doubled)
        t.rule = k->doubled_rule;
    return t;
}

int rv_worth(rv_game *g, int player, const rv_tally *t, rv_buf *note) {
    return g->module->worth ? g->module->worth(g, player, t, note) : t->points;
}

void rv_give(rv_game *g, int player, int points) {
    RV_SET(g, g->seats[player].score, g->seats[player].score + points);
}

static void put_count(rv_buf *note, const rv_tally *t) {
    rv_putf(note, "%d tile%s, %d each", t->tiles, t->tiles == 1 ? "" : "s", t->per_tile);
}

static void score_for(rv_game *g, int player, const rv_tally *t) {
    rv_buf note = {.arena = g->arena};
    if (rv_listened(g))
        put_count(&note, t);
    int points = rv_worth(g, player, t, rv_listened(g) ? &note : NULL);
    rv_tell_tally(g, RV_ITEM_SCORE, player, t, points, t->rule, rv_buf_text(&note));
    if (g->module->scored)
        g->module->scored(g, player, t, t->points, points);
    else
        rv_give(g, player, points);
}

/* C-43, C-55 to C-57: the majority takes all, followers go home; on a tie by option. */
void rv_score_feature(rv_game *g, int root) {
    rv_tally t = rv_count(g, root);
    if (!t.winners)
        rv_tell_tally(g, RV_ITEM_NOTHING, RV_NONE, &t, 0,
                      rv_law_rule(g, t.tied ? RV_L_TIE : RV_L_UNCLAIMED),
                      t.tied ? "a tie: nobody scores" : "nobody stands on it");
    for (int p = 0; p < g->nplayers; p++)
        if (rv_wins(&t, p))
            score_for(g, p, &t);
    if (t.winners || g->option[RV_O_RETURN_ON_TIE] == RV_V_YES || !t.tied)
        rv_return_followers(g, root);
}
