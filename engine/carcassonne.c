#include "carcassonne.h"
#include "case.h"
#include "words.h"

/* By the value of farm_scoring: what a completed city pays a field (K-29, K-30). */
static const int per_city[] = {
    [RV_V_THIRD] = 3,
    [RV_V_SECOND] = 3,
    [RV_V_FIRST] = 4,
};

static void begin(rv_game *g) {
    for (int k = 0; k < g->rs->nkinds; k++)
        if (g->rs->kinds[k].area && g->option[RV_O_FARMERS] == RV_V_NO) /* K-32 */
            g->barred = (uint8_t)(g->barred | 1u << k);
}

/* ---- fields and cities --------------------------------------------------------------------- */

/* The completed cities that a field touches, each once; NULL: how many. Returns how many (K-31). */
static int cities_of(rv_game *g, int field, int32_t *list) {
    uint32_t *seen = g->stamps, stamp = ++g->stamp;
    int n = 0;
    RV_EACH_NODE(g, field, it) {
        const rv_placed *p = &g->placed[g->nodes[it].placed];
        unsigned touches = p->tile->regions[g->nodes[it].region].touches;
        for (int r = 0; touches >> r; r++) {
            int city = touches >> r & 1 ? rv_root(g, p->first + r) : RV_NONE;
            if (city == RV_NONE || g->nodes[city].open || seen[city] == stamp)
                continue;
            seen[city] = stamp;
            if (list)
                list[n] = city;
            n++;
        }
    }
    return n;
}

/* A small city (K-23) has its own rates; a field is worth the cities that it touches (K-29). */
static void measure(rv_game *g, rv_tally *t) {
    const rv_kind *k = &g->rs->kinds[t->kind];
    bool tiny = k->prize && t->tiles == 2 && !g->nodes[t->root].open;
    if (k->area) {
        t->prizes = cities_of(g, t->root, NULL);
        t->per_prize = per_city[g->option[RV_O_FARM_SCORING]];
    } else if (tiny && g->option[RV_O_TINY_CITY] == RV_V_TWO) {
        t->per_tile = t->per_prize = 1;
        t->rule = rv_law_rule(g, RV_L_TINY);
    } else {
        return;
    }
    t->points = t->per_tile * t->tiles + t->per_prize * t->prizes;
}

/* ---- final scoring ------------------------------------------------------------------------- */

/* K-36 */
static void score_unfinished(rv_game *g) {
    for (int n = 0; n < g->nnodes; n++) {
        if (rv_root(g, n) != n || rv_kind_of(g, n)->area || !rv_feature_holds(g, n))
            continue;
        rv_tally t = rv_count(g, n);
        rv_pay_feature(g, &t);
    }
}

/* A player's points for cities; what they were for goes before the number of them. */
static void pay_cities(rv_game *g, int player, const rv_tally *t, int cities, const char *rule,
                       const char *how) {
    rv_account room, *account = rv_account_open(g, &room, "");
    int each = per_city[g->option[RV_O_FARM_SCORING]];
    if (account)
        rv_putf(&account->note, "%d completed %s, %d each%s", cities,
                cities == 1 ? "city" : "cities", each, how);
    int points = rv_hook_value(g, RV_HOOK_court_points, player, t->root, each * cities, account);
    rv_give(g, player, points);
    rv_tell_points(g, player, t, points, rule, account);
}

/* K-29; K-30, second edition: each city once a player. `paid` has a bit for each player, by city.
 */
static void score_field(rv_game *g, int field, uint8_t *paid) {
    int32_t *cities = RV_NEWS(g->arena, int32_t, g->nnodes);
    int all = cities_of(g, field, cities);
    rv_tally t = rv_count(g, field);
    rv_tell_majority(g, &t);
    for (int p = 0; p < g->nplayers; p++) {
        int n = all;
        if (!rv_wins(&t, p))
            continue;
        for (int i = 0; paid && i < all; i++) {
            n -= paid[cities[i]] >> p & 1;
            paid[cities[i]] = (uint8_t)(paid[cities[i]] | 1u << p);
        }
        pay_cities(g, p, &t, n, paid ? rv_law_rule(g, RV_L_AREA_BY_PLAYER) : t.rule,
                   n < all ? rv_printf(g->arena, ", %d counted before", all - n) : "");
    }
}

static void score_by_field(rv_game *g) {
    bool once = g->option[RV_O_FARM_SCORING] == RV_V_SECOND;
    uint8_t *paid = once ? RV_NEWS(g->arena, uint8_t, g->nnodes + 1) : NULL;
    for (int n = 0; n < g->nnodes; n++)
        if (rv_root(g, n) == n && rv_kind_of(g, n)->area && rv_feature_holds(g, n))
            score_field(g, n, paid);
}

/* ---- first edition: by city (K-30) ---- */

typedef struct farmed {
    int fields;
    int farmers[RV_MAX_PLAYERS];
} farmed;

static farmed *count_farmers(rv_game *g) {
    farmed *by_city = RV_NEWS(g->arena, farmed, g->nnodes + 1);
    int32_t *cities = RV_NEWS(g->arena, int32_t, g->nnodes + 1);
    for (int n = 0; n < g->nnodes; n++) {
        if (rv_root(g, n) != n || !rv_kind_of(g, n)->area || !rv_feature_holds(g, n))
            continue;
        for (int i = cities_of(g, n, cities) - 1; i >= 0; i--) {
            by_city[cities[i]].fields++;
            for (int p = 0; p < g->nplayers; p++)
                by_city[cities[i]].farmers[p] += rv_strength(g, p, n);
        }
    }
    return by_city;
}

static void score_city(rv_game *g, int city, const farmed *f) {
    unsigned winners = rv_most(f->farmers, g->nplayers);
    if (winners & (winners - 1))
        winners = rv_hook_tie(g, city, winners, g->rs->ties_share ? winners : 0);
    rv_tally t = rv_measure(g, city);
    t.counted = f->farmers;
    const char *how = rv_printf(g->arena, ", to the most farmers in %d field%s", f->fields,
                                f->fields == 1 ? "" : "s");
    for (int p = 0; p < g->nplayers; p++)
        if (winners >> p & 1)
            pay_cities(g, p, &t, 1, rv_law_rule(g, RV_L_AREA_BY_CITY), how);
}

static void score_by_city(rv_game *g) {
    const farmed *by_city = count_farmers(g);
    for (int n = 0; n < g->nnodes; n++)
        if (by_city[n].fields)
            score_city(g, n, &by_city[n]);
}

static void final(rv_game *g) {
    rv_turn_final(g);
    score_unfinished(g);
    if (g->option[RV_O_FARM_SCORING] == RV_V_FIRST)
        score_by_city(g);
    else
        score_by_field(g);
    rv_turn_finished(g);
}

const rv_module rv_carcassonne_module = {
    .name = "carcassonne",
    .begin = begin,
    .measure = measure,
    .final = final,
};
