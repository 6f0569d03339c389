/* carcassonne.c - the rules of classic Carcassonne that other tile games of the engine do not have:
 * what is unfinished scores, too, and fields pay for the cities that they touch (K-29 to K-36).
 *
 * Play comes here through rv_carcassonne_module, above all for final scoring. A `payment` has the
 * cities for which one player is paid, and by which rule. Fields are asked for their cities; in the
 * first edition cities are asked for the farmers on their fields (K-30).
 */
#include "judge/case.h"

/* The values of options, in the order of carcassonne.def. */
enum { RV_V_FOUR, RV_V_TWO };
enum { RV_V_THIRD, RV_V_SECOND, RV_V_FIRST };

static void begin(rv_game *g) {
    for (int k = 0; k < g->rs->nkinds; k++)
        if (g->rs->kinds[k].area && g->option[RV_O_FARMERS] == RV_V_NO) /* K-32 */
            g->figures.barred = (rv_kind_set)(g->figures.barred | 1u << k);
}

/* ---- fields and cities --------------------------------------------------------------------- */

/* What a completed city pays a field (K-29, K-30). */
static int each_city(const rv_game *g) {
    _Static_assert(RV_N_FARM_FIRST == RV_N_FARM_THIRD + RV_V_FIRST, "in the order of the option");
    return g->rs->numbers[RV_N_FARM_THIRD + g->option[RV_O_FARM_SCORING]];
}

static int city_pays(const rv_game *g, int city) {
    return rv_step_pays(g, city, each_city(g));
}

/* The completed cities that a field touches, each once (K-31). Returns how many, and in `points`
 * what they pay; both `list` and `points` may be NULL. */
static int cities_of(rv_game *g, int field, int32_t *list, int *points) {
    uint32_t *seen = g->scratch.stamps, stamp = ++g->scratch.stamp;
    int n = 0, pay = 0;
    RV_EACH_NODE(&g->board, field, it) {
        const rv_placed *p = &g->board.placed[g->board.nodes[it].placed];
        unsigned touches = p->tile->regions[g->board.nodes[it].region].touches;
        for (int r = 0; touches >> r; r++) {
            int city = touches >> r & 1 ? rv_root(&g->board, rv_node_of(p, r)) : RV_NONE;
            if (city == RV_NONE || g->board.nodes[city].open || seen[city] == stamp ||
                rv_kind_of(g, city)->bare)
                continue;
            seen[city] = stamp;
            if (list)
                list[n] = city;
            pay = rv_points(g, (int64_t)pay + city_pays(g, city));
            n++;
        }
    }
    if (points)
        *points = pay;
    return n;
}

/* A small city (K-23) has its own rates, unless the end finds it open; a field is worth the cities
 * that it touches (K-29). */
static void measure(rv_game *g, rv_tally *t) {
    const rv_kind *k = &g->rs->kinds[t->kind];
    bool tiny = k->prize && t->tiles == g->rs->numbers[RV_N_TINY_TILES] &&
                !(g->scoring.final && g->board.nodes[t->root].open);
    if (k->area) {
        t->prizes = cities_of(g, t->root, NULL, &t->points);
        t->per_prize = each_city(g);
        return;
    }
    if (tiny && g->option[RV_O_TINY_CITY] == RV_V_TWO) {
        t->per_tile = g->rs->numbers[RV_N_TINY_TILE];
        t->per_prize = g->rs->numbers[RV_N_TINY_PRIZE];
        t->rule = rv_cited_rule(g->rs, RV_C_TINY_CITY);
        t->points = rv_tally_points(g, t);
    }
}

/* What makes each city of a field pay a player more, such as the player's pig. */
static int worth(rv_game *g, int player, const rv_tally *t, rv_buf *note, int now) {
    (void)note;
    const bool area = g->rs->kinds[t->kind].area;
    return area ? now + t->prizes * rv_step_pays_more(g, player, t->root, NULL) : now;
}

/* ---- final scoring ------------------------------------------------------------------------- */

/* Cities that are paid for, and how a player gets points for them. */
typedef struct payment {
    int player, n;
    int32_t *cities;
    const char *rule, *how; /* `how` goes behind the number */
    int more;               /* what each of them pays more, and what for, behind blanks */
    rv_better by;
} payment;

static int count_castles(const rv_game *g, const payment *p) {
    int castles = 0;
    for (int i = 0; i < p->n; i++)
        castles += rv_step_pays(g, p->cities[i], RV_NONE) != RV_NONE;
    return castles;
}

/* "2 completed cities, 3 each", and behind it "1 castle, 4 each" (B-49). Returns what they pay. */
static int put_cities(rv_game *g, rv_buf *note, const payment *p) {
    int points = 0, castles = count_castles(g, p), each = each_city(g) + p->more, more = each;
    for (int i = 0; i < p->n; i++) {
        int pays = city_pays(g, p->cities[i]) + p->more;
        points = rv_points(g, (int64_t)points + pays);
        more = pays != each ? pays : more;
    }
    int plain = p->n - castles;
    if (note && (plain || !castles))
        rv_putf(note, "%d completed %s, %d each", plain, plain == 1 ? "city" : "cities", each);
    if (note && castles)
        rv_putf(note, "%s%d castle%s, %d each", plain ? ", " : "", castles, castles == 1 ? "" : "s",
                more);
    if (note && p->more && p->n)
        rv_putf(note, ", with the%s", p->by.words.s);
    return points;
}

/* `item` is what is told; house rules see the feature `root`. */
static void pay_cities(rv_game *g, rv_item *item, int root, const payment *p) {
    rv_account room, *account = rv_account_open(g, &room, "");
    int points = put_cities(g, account ? &account->note : NULL, p);
    if (account)
        rv_put(&account->note, p->how);
    points = rv_hook_value(g, RV_HOOK_court_points, p->player, root, points, account);
    rv_give(g, p->player, points);
    if (!account)
        return;
    rv_counted *list = rv_explained(g) ? RV_NEWS(g->arena, rv_counted, p->n) : NULL;
    for (int i = 0; list && i < p->n; i++)
        list[i] = (rv_counted){.cell = "",
                               .tile = "",
                               .feature = rv_name_of(g, p->cities[i]),
                               .points = city_pays(g, p->cities[i]) + p->more};
    item->counted = list;
    item->ncounted = p->n;
    /* the rule that made the number: of castles, or of what makes the field pay more, or of fields
     */
    const char *rule = p->more && p->n ? p->by.rule : p->rule;
    const char *castle = p->more ? rv_cited_rule(g->rs, RV_C_CASTLE_BETTER)
                         : g->option[RV_O_FARM_SCORING] == RV_V_FIRST
                             ? g->rs->options[RV_O_CASTLE_ON_FIELD].rule
                             : rv_cited_rule(g->rs, RV_C_CASTLE_PAYS);
    if (count_castles(g, p) && (*castle || !p->more))
        rule = castle;
    rv_tell_account(g, item, points, rule, account);
}

/* K-30, second edition: takes out what the player was paid for before, and says what. */
static const char *take_paid(rv_game *g, payment *p, uint8_t *paid) {
    rv_buf b = {.arena = g->arena};
    int n = 0;
    for (int i = 0; i < p->n; i++) {
        uint8_t *by = &paid[p->cities[i]];
        if (!(*by >> p->player & 1))
            p->cities[n++] = p->cities[i];
        else if (rv_listened(g))
            rv_putf(&b, "%s %s", b.n ? " and" : ",", rv_name_of(g, p->cities[i]));
        *by = (uint8_t)(*by | 1u << p->player);
    }
    p->n = n;
    if (b.n)
        rv_put(&b, " counted before");
    return rv_buf_text(&b);
}

/* Fields that pay all players, those that pay more than others, those that do not: where a city
 * pays only once it pays as much as it can (M-51). */
typedef enum fields { FIELDS_ALL, FIELDS_BETTER, FIELDS_PLAIN } fields;

/* K-29, K-30. `paid` has a bit for each player, by city; NULL: a city pays each field. */
static void score_field(rv_game *g, int field, uint8_t *paid, fields which) {
    rv_tally t = rv_count(g, field);
    if (which != FIELDS_BETTER)
        rv_tell_majority(g, &t);
    for (int player = 0; player < g->nplayers; player++) {
        payment p = {player,
                     t.prizes,
                     RV_NEWS(g->arena, int32_t, t.prizes),
                     t.rule,
                     "",
                     0,
                     {{.arena = g->arena}, ""}};
        p.more = rv_step_pays_more(g, player, field, &p.by);
        if (!rv_wins(&t, player) || (which && (p.more > 0) != (which == FIELDS_BETTER)))
            continue;
        cities_of(g, field, p.cities, NULL);
        if (paid) {
            p.how = take_paid(g, &p, paid);
            p.rule = rv_cited_rule(g->rs, RV_C_AREA_BY_PLAYER);
        }
        rv_item item = rv_tally_item(g, RV_ITEM_SCORE, player, &t);
        pay_cities(g, &item, field, &p);
    }
}

static void score_fields(rv_game *g, uint8_t *paid, fields which) {
    for (int n = 0; n < g->board.nnodes; n++)
        if (rv_is_root(&g->board, n) && rv_kind_of(g, n)->area && rv_feature_holds(&g->board, n))
            score_field(g, n, paid, which);
}

/* ---- first edition: by city (K-30) ---- */

typedef struct farmed {
    int fields;
    int farmers[RV_MAX_PLAYERS];
    int more[RV_MAX_PLAYERS];     /* what the fields make it pay more … */
    rv_better by[RV_MAX_PLAYERS]; /* … and what for */
} farmed;

/* A field makes all its cities pay more, as each player has it; a herd does so without farmers
 * (R-32). */
static farmed *count_farmers(rv_game *g) {
    farmed *by_city = RV_NEWS(g->arena, farmed, g->board.nnodes);
    int32_t *cities = RV_NEWS(g->arena, int32_t, g->board.nnodes);
    for (int n = 0; n < g->board.nnodes; n++) {
        bool held = rv_feature_holds(&g->board, n);
        if (!rv_is_root(&g->board, n) || !rv_kind_of(g, n)->area ||
            !(held || RV_TAKES(g, pays_more)))
            continue;
        for (int i = cities_of(g, n, cities, NULL) - 1; i >= 0; i--) {
            farmed *f = &by_city[cities[i]];
            f->fields += held;
            for (int p = 0; p < g->nplayers; p++) {
                f->by[p].words.arena = g->arena;
                f->more[p] += rv_step_pays_more(g, p, n, &f->by[p]);
                if (held) /* house rules say how many one counts for */
                    f->farmers[p] = rv_points(g, (int64_t)f->farmers[p] + rv_strength(g, p, n));
            }
        }
    }
    return by_city;
}

/* " to most farmers in 2 fields (2, 1, 0)" */
static const char *fields_around(rv_game *g, const farmed *f) {
    rv_buf b = {.arena = g->arena};
    if (!rv_listened(g))
        return "";
    rv_putf(&b, " to most farmers in %d field%s", f->fields, f->fields == 1 ? "" : "s");
    for (int p = 0; p < g->nplayers; p++)
        rv_putf(&b, "%s%s %d", p ? ", " : " (", rv_hook_label(g, p), f->farmers[p]);
    rv_put(&b, ")");
    return rv_buf_text(&b);
}

/* The city is named, and who has how many farmers around it. */
static void score_city(rv_game *g, int city, const farmed *f, unsigned winners) {
    const rv_tally t = rv_measure(g, city);
    int32_t list[] = {city};
    for (int player = 0; player < g->nplayers; player++) {
        rv_item item = rv_tally_item(g, RV_ITEM_SCORE, player, &t);
        g->scoring.reported = RV_NONE; /* of no feature's followers on it */
        const payment p = {player,
                           1,
                           list,
                           rv_cited_rule(g->rs, RV_C_AREA_BY_CITY),
                           fields_around(g, f),
                           f->more[player],
                           f->by[player]};
        for (int i = 0; i < g->nplayers; i++)
            item.followers[i] = f->farmers[i];
        if (winners >> player & 1)
            pay_cities(g, &item, city, &p);
    }
}

static void final(rv_game *g) {
    for (int n = 0; n < g->board.nnodes; n++) { /* K-36 */
        if (!rv_is_root(&g->board, n) || rv_kind_of(g, n)->area || !rv_feature_holds(&g->board, n))
            continue;
        rv_tally t = rv_count(g, n);
        rv_tell_majority(g, &t);
        rv_pay(g, &t);
    }
    if (g->option[RV_O_FARM_SCORING] == RV_V_SECOND) {
        uint8_t *paid = RV_NEWS(g->arena, uint8_t, g->board.nnodes);
        score_fields(g, paid, FIELDS_BETTER);
        score_fields(g, paid, FIELDS_PLAIN);
    } else if (g->option[RV_O_FARM_SCORING] == RV_V_FIRST) {
        const farmed *by_city = count_farmers(g);
        for (int n = 0; n < g->board.nnodes; n++) {
            bool tied;
            unsigned winners = rv_majority_of(g, n, by_city[n].farmers, &tied);
            if (winners)
                score_city(g, n, &by_city[n], winners);
        }
    } else
        score_fields(g, NULL, FIELDS_ALL);
}

const rv_module rv_carcassonne_module = {
    .name = "carcassonne",
    .begin = begin,
    .measure = measure,
    .worth = worth,
    .final = final,
};
