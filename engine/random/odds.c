/* odds.c - plays a game on many times: who would have won, and which placement is best.
 *
 * Games are played in rounds until they are as many as was asked for, or the caller stops; with
 * placements, each of these plays the same games, and those that are worse by more than chance stop
 * being played.
 */
#include "random/odds.h"
#include "base/json.h"
#include <math.h>

/* ---- games ----------------------------------------------------------------------------------- */

static void begin_chances(rv_odds_of *c) {
    *c = (rv_odds_of){.exact = false};
    for (int i = 0; i < RV_MAX_PLAYERS; i++)
        c->of[i].width = RV_ODDS_NUMBERS;
}

/* As many as the caller wants. */
static bool play_games(rv_odds *a, rv_odds_of *c, int games) {
    for (int i = 0; i < games; i++) {
        a->stopped |= a->q->go_on && !a->q->go_on(a->q->go_on_ud, a->played + 1, a->planned);
        if (a->stopped)
            break;
        a->played++;
        const rv_sim_game *g = rv_sim_last(a->sim);
        if (!rv_sim_next(a->sim, false, &a->why)) {
            a->status = rv_sim_status(a->sim);
            return false;
        }
        for (int k = 0; k < g->nplayers; k++)
            sample_add(&c->of[k], (double[STATS_WIDTH]){g->victory[k], g->score[k]});
    }
    return true;
}

/* Every order of the tiles once, if there are few; or so many games. */
static bool play_all(rv_odds *a, rv_odds_of *c) {
    begin_chances(c);
    c->orders = rv_sim_orders(a->sim, a->q->games);
    if (c->orders && !play_games(a, c, c->orders))
        return false;
    if (c->orders && !rv_sim_last(a->sim)->by_chance) {
        c->exact = c->of[0].n == c->orders;
        return true;
    }
    begin_chances(c);
    rv_sim_orders(a->sim, 0);
    return play_games(a, c, a->q->games);
}

/* ---- placements ------------------------------------------------------------------------------ */

static double lead_of(const rv_odds *a, const rv_odds_move *k) {
    const rv_report *p = a->report;
    double best = -INFINITY;
    for (int i = 0; i < p->nplayers; i++)
        if (i != p->to_move)
            best = fmax(best, k->c.of[i].mean[RV_ODDS_POINTS]);
    return k->c.of[p->to_move].mean[RV_ODDS_POINTS] - best;
}

/* Placements may have been tried in different games: then the one that was tried more is better,
 * for it was so while both were tried in the same games. */
static bool goes_before(const rv_odds *a, const rv_odds_move *x, const rv_odds_move *y) {
    if (x->c.of[0].n != y->c.of[0].n)
        return x->c.of[0].n > y->c.of[0].n;
    int player = a->report->to_move;
    double wins = x->c.of[player].mean[RV_ODDS_WINS] - y->c.of[player].mean[RV_ODDS_WINS];
    return fabs(wins) > 1e-9 ? wins > 0 : lead_of(a, x) - lead_of(a, y) > 1e-9;
}

/* The first n are put in order; equal ones stay as they are. */
static void rank(rv_odds *a, int n) {
    for (int i = 1; i < n; i++) {
        rv_odds_move k = a->list[i];
        int j = i;
        for (; j > 0 && goes_before(a, &k, &a->list[j - 1]); j--)
            a->list[j] = a->list[j - 1];
        a->list[j] = k;
    }
}

/* The games are shared out by halves: all moves get a few, the better half of them as many again
 * together, and so on, so that the best have most games. */
static bool play_rounds(rv_odds *a) {
    int rounds = 1;
    for (int n = a->n; n > 2; n = (n + 1) / 2)
        rounds++;
    for (int n = a->n; rounds > 0 && !a->stopped; n = (n + 1) / 2, rounds--) {
        int each = a->q->games / ((rounds > 1 ? rounds : 1) * n);
        for (rv_odds_move *k = a->list; k - a->list < n; k++) {
            a->sim->from.first = k->first;
            a->sim->number = a->all.exact ? 0 : (uint64_t)k->c.of[0].n; /* each has the same */
            if (!(a->all.exact ? play_all(a, &k->c) : play_games(a, &k->c, each > 1 ? each : 1)))
                return false;
        }
        rank(a, n);
        if (a->all.exact)
            break;
    }
    rank(a, a->n);
    while (a->n && !a->list[a->n - 1].c.of[0].n) /* not played, as the caller stopped */
        a->n--;
    return true;
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* The tile to be played: the one that is named, or the only sort that is left. */
static bool answer(rv_odds *a) {
    if (!rv_sim_moves(a->sim, a->q->tile)) {
        a->why = a->sim->why;
        return false;
    }
    a->list = a->sim->from.moves;
    a->n = a->sim->from.nmoves;
    for (int i = 0; i < a->n; i++)
        begin_chances(&a->list[i].c);
    a->planned = (a->n ? 2ULL : 1ULL) * (unsigned)a->q->games;
    if (!play_all(a, &a->all))
        return false;
    if (a->all.exact)
        a->planned = (uint64_t)a->all.orders * (unsigned)(a->n + 1);
    if (!a->n || !play_rounds(a))
        return !a->n;
    if (a->all.exact || a->stopped || !a->n || a->report->stack != 1 ||
        a->q->policy != RV_POLICY_GREEDY)
        return true;
    /* What nobody has seen is dealt anew in each game: the best last placement is the one that is
     * best in all of them, and not another one in each as if it had been seen. */
    a->sim->from.first = a->list[0].first;
    a->sim->number = 0;
    begin_chances(&a->all);
    return play_games(a, &a->all, a->q->games);
}

rv_status rv_odds_play(rv_odds *a, rv_case *c, const rv_question *q, const char **why) {
    *a = (rv_odds){.q = q, .report = &c->found.report, .status = RV_MISUSED};
    a->sim = rv_sim_from(c, q->policy, q->seed, &a->why);
    if (a->sim && answer(a)) {
        const bool played = a->all.of[0].n;
        a->status = played ? RV_FINE : RV_LIMIT_HIT;
        a->why = played ? NULL : "interrupted before a game was over";
    }
    *why = a->why;
    return a->status;
}

void rv_odds_end(rv_odds *a) {
    rv_sim_free(a->sim);
}

/* ---- as JSON -----------------------------------------------------------------------------------
 */

static void put_chances(rv_json *j, const rv_odds *a, const rv_odds_of *c) {
    static const char *const keys[] = {"win", "low", "high", "score"};
    rv_json_put(j, "games: %ld, exact: %i", c->of[0].n, c->exact);
    for (int k = 0; k < 4; k++) {
        rv_json_put(j, "%s: {", keys[k]);
        for (int i = 0; i < a->report->nplayers; i++) {
            estimate e = sample_share(&c->of[i], RV_ODDS_WINS);
            double win = c->of[i].mean[RV_ODDS_WINS];
            rv_json_put(j, "%s: %g", a->report->label[i],
                        k == 3               ? c->of[i].mean[RV_ODDS_POINTS]
                        : k == 0 || c->exact ? win
                        : k == 1             ? e.low
                                             : e.high);
        }
        rv_json_put(j, "}");
    }
}

void rv_odds_put(const rv_odds *a, rv_json *j) {
    rv_json_put(j, "seed: %lld, policy: %s, stack: %d", (long long)a->q->seed,
                rv_policy_name(a->q->policy), a->report->stack);
    put_chances(j, a, &a->all);
    rv_json_put(j, "placements: [");
    for (int i = 0; i < a->n; i++) {
        const rv_placement *m = &a->list[i].move;
        rv_json_put(j, "{tile: %s, cell: %s, rotation: %d", m->tile, m->cell, m->rotation);
        rv_json_texts(j, "pieces", m->followers, m->nfollowers);
        for (int k = 0; k < m->needs.n; k++)
            rv_json_put(j, "%s: %s", m->needs.list[k].name, m->needs.list[k].words);
        put_chances(j, a, &a->list[i].c);
        rv_json_put(j, "}");
    }
    rv_json_put(j, "]");
}
