/* odds: plays a game on many times, and prints who would have won.
 *
 * Games are played in rounds until they are as many as was asked for, or an interrupt comes; with
 * placements, each of these plays the same games, and those that are worse by more than chance stop
 * being played. Then the shares are printed with their intervals (stats.h).
 */
#include "cmd/stats.h"
#include "report.h"
#include <math.h>

#define SHOWN 10 /* placements in a text */

enum { WINS, POINTS, NUMBERS };

/* The games that began with the same move. */
typedef struct chances {
    sample of[RV_MAX_PLAYERS]; /* by player: the share of the victory, the points */
    int orders;                /* of the tiles, if each is played once; or 0 */
    bool exact;                /* all of them were played, and nothing else was chance */
} chances;

/* A move with which games begin. */
typedef struct candidate {
    rv_placement move;
    int index; /* of the sim */
    chances c;
} candidate;

typedef struct query {
    run *r;
    const document *d;
    rv_sim *sim;
    int games;
    const char *why;
    rv_status status;
    chances all;
    candidate *list; /* the best first */
    int n;
    unsigned long long played, planned;
} query;

/* ---- games ----------------------------------------------------------------------------------- */

static void begin_chances(chances *c) {
    *c = (chances){.exact = false};
    for (int i = 0; i < RV_MAX_PLAYERS; i++)
        c->of[i].width = NUMBERS;
}

static bool play_games(query *a, chances *c, int games) {
    for (int i = 0; i < games && !interrupted; i++) {
        const rv_sim_game *g = rv_sim_last(a->sim);
        if (a->played++ % (a->planned / 100 + 1) == 0) /* a hundred times in all */
            out_passing(a->r->err,
                        out_format(a->r->err,
                                   "%llu of about %llu games; Ctrl-C prints what is known",
                                   a->played, a->planned));
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
static bool play_all(query *a, chances *c) {
    begin_chances(c);
    c->orders = rv_sim_orders(a->sim, a->games);
    if (c->orders && !play_games(a, c, c->orders))
        return false;
    if (c->orders && !rv_sim_last(a->sim)->by_chance) {
        c->exact = c->of[0].n == c->orders;
        return true;
    }
    begin_chances(c);
    rv_sim_orders(a->sim, 0);
    return play_games(a, c, a->games);
}

/* ---- placements ------------------------------------------------------------------------------ */

static double lead_of(const query *a, const candidate *k) {
    const rv_report *p = a->d->report;
    double best = -INFINITY;
    for (int i = 0; i < p->nplayers; i++)
        if (i != p->to_move)
            best = fmax(best, k->c.of[i].mean[POINTS]);
    return k->c.of[p->to_move].mean[POINTS] - best;
}

/* Placements may have been tried in different games: then the one that was tried more is better,
 * for it was so while both were tried in the same games. */
static bool goes_before(const query *a, const candidate *x, const candidate *y) {
    if (x->c.of[0].n != y->c.of[0].n)
        return x->c.of[0].n > y->c.of[0].n;
    int player = a->d->report->to_move;
    double wins = x->c.of[player].mean[WINS] - y->c.of[player].mean[WINS];
    return fabs(wins) > 1e-9 ? wins > 0 : lead_of(a, x) - lead_of(a, y) > 1e-9;
}

/* The first n are put in order; equal ones stay as they are. */
static void rank(query *a, int n) {
    for (int i = 1; i < n; i++) {
        candidate k = a->list[i];
        int j = i;
        for (; j > 0 && goes_before(a, &k, &a->list[j - 1]); j--)
            a->list[j] = a->list[j - 1];
        a->list[j] = k;
    }
}

/* The games are shared out by halves: all moves get a few, the better half of them as many again
 * together, and so on, so that the best have most games. */
static bool play_rounds(query *a) {
    int rounds = 1;
    for (int n = a->n; n > 2; n = (n + 1) / 2)
        rounds++;
    for (int n = a->n; rounds > 0 && !interrupted; n = (n + 1) / 2, rounds--) {
        int each = a->games / ((rounds > 1 ? rounds : 1) * n);
        for (candidate *k = a->list; k - a->list < n; k++) {
            rv_sim_begin_with(a->sim, k->index);
            if (!a->all.exact)
                rv_sim_skip(a->sim, (uint64_t)k->c.of[0].n);
            if (!(a->all.exact ? play_all(a, &k->c) : play_games(a, &k->c, each > 1 ? each : 1)))
                return false;
        }
        rank(a, n);
        if (a->all.exact)
            break;
    }
    rank(a, a->n);
    while (a->n && !a->list[a->n - 1].c.of[0].n) /* not played, after an interrupt */
        a->n--;
    return true;
}

/* ---- text ------------------------------------------------------------------------------------ */

/* How often the player wins, in a column of so many. */
static void put_share(out *o, const chances *c, int player, int columns) {
    estimate e = sample_share(&c->of[player], WINS);
    const char *share = out_format(o, "%5.1f %%", 100 * e.value);
    if (!c->exact && !isnan(e.low))
        share = out_format(o, "%s (%.1f to %.1f)", share, 100 * e.low, 100 * e.high);
    out_printf(o, "%-*s", columns, share);
}

static void put_text(const query *a) {
    const rv_report *p = a->d->report;
    const chances *all = &a->all;
    out *o = a->r->out;
    int games = (int)all->of[0].n;
    report_heading(a->r, a->d);
    out_printf(o, "%d tile%s left; ", p->stack, p->stack == 1 ? "" : "s");
    if (all->exact)
        out_printf(o, "every order of them played (%d)", games);
    else if (all->orders)
        out_printf(o, "%d of their %d orders played", games, all->orders);
    else
        out_printf(o, "%d game%s played from here", games, games == 1 ? "" : "s");
    out_printf(o, ", policy %s%s\n", rv_policy_name(a->r->settings.policy),
               all->exact ? "" : "; 95 % intervals");
    for (int i = 0; i < p->nplayers; i++) {
        estimate e = sample_mean(&all->of[i], POINTS);
        out_printf(o, "  %-4s ", p->label[i]);
        put_share(o, all, i, 26);
        out_printf(o, "%.1f points", e.value);
        if (!all->exact && !isnan(e.low))
            out_printf(o, " (%.1f to %.1f)", e.low, e.high);
        out_put(o, "\n");
    }
    if (!a->n)
        return;
    const char *label = p->label[p->to_move];
    out_printf(o, "\nplacements of %s for %s, ", a->list[0].move.tile, label);
    if (all->exact)
        out_printf(o, "by how often %s wins, and then by the lead:\n", label);
    else
        out_put(o, "by games: those that win more often than others are tried again:\n");
    out_printf(o, "%30s%s wins", "", label);
    out_tab(o, 56);
    out_put(o, "points   games\n");
    for (int i = 0; i < a->n && i < SHOWN; i++) {
        const candidate *k = &a->list[i];
        out_printf(o, "  %s %d%s%s", k->move.cell, k->move.rotation, k->move.nfollowers ? " " : "",
                   k->move.nfollowers ? k->move.followers[0] : "");
        report_needs(o, " with", &k->move.needs, "");
        out_tab(o, 30);
        put_share(o, &k->c, p->to_move, 24);
        out_printf(o, "%8.1f%8d\n", k->c.of[p->to_move].mean[POINTS], (int)k->c.of[0].n);
    }
    if (a->n > SHOWN)
        out_printf(o, "  (%d more; --format json lists all)\n", a->n - SHOWN);
}

/* ---- other forms ----------------------------------------------------------------------------- */

static void json_chances(rv_json *j, const query *a, const chances *c) {
    static const char *const keys[] = {"win", "low", "high", "score"};
    rv_json_put(j, "games: %ld, exact: %i", c->of[0].n, c->exact);
    for (int k = 0; k < 4; k++) {
        rv_json_open(j, keys[k], '{');
        for (int i = 0; i < a->d->report->nplayers; i++) {
            estimate e = sample_share(&c->of[i], WINS);
            double win = c->of[i].mean[WINS];
            rv_json_real(j, a->d->report->label[i],
                         k == 3               ? c->of[i].mean[POINTS]
                         : k == 0 || c->exact ? win
                         : k == 1             ? e.low
                                              : e.high);
        }
        rv_json_close(j, '}');
    }
}

static void put_json(const query *a) {
    rv_json_put(&a->r->json, "{file: %s, document: %d, seed: %lld, policy: %s, stack: %d",
                a->d->file, a->d->number, (long long)a->r->args->seed,
                rv_policy_name(a->r->settings.policy), a->d->report->stack);
    json_chances(&a->r->json, a, &a->all);
    rv_json_put(&a->r->json, "placements: [");
    for (int i = 0; i < a->n; i++) {
        const rv_placement *m = &a->list[i].move;
        rv_json_put(&a->r->json, "{tile: %s, cell: %s, rotation: %d", m->tile, m->cell,
                    m->rotation);
        rv_json_texts(&a->r->json, "pieces", m->followers, m->nfollowers);
        for (int k = 0; k < m->needs.n; k++)
            rv_json_text(&a->r->json, m->needs.list[k].name, m->needs.list[k].words);
        json_chances(&a->r->json, a, &a->list[i].c);
        rv_json_put(&a->r->json, "}");
    }
    rv_json_put(&a->r->json, "]}\n");
}

static void tsv_numbers(const query *a, const chances *c) {
    out *o = a->r->out;
    const rv_report *p = a->d->report;
    for (int i = 0; i < p->nplayers; i++)
        out_printf(o, "%s%s=%.4f", i ? " " : "", p->label[i], c->of[i].mean[WINS]);
    out_put(o, "\t");
    for (int i = 0; i < p->nplayers; i++)
        out_printf(o, "%s%s=%.2f", i ? " " : "", p->label[i], c->of[i].mean[POINTS]);
    out_printf(o, "\t%d\t%s\n", (int)c->of[0].n, c->exact ? "yes" : "no");
}

static void put_tsv(const query *a) {
    out *o = a->r->out;
    header(a->r, "tile cell rotation follower needs win score games exact");
    out_put(o, "\t\t\t\t\t");
    tsv_numbers(a, &a->all);
    for (int i = 0; i < a->n; i++) {
        const rv_placement *m = &a->list[i].move;
        out_printf(o, "%s\t%s\t%d\t%s\t", m->tile, m->cell, m->rotation,
                   m->nfollowers ? m->followers[0] : "");
        for (int k = 0; k < m->needs.n; k++)
            out_printf(o, "%s", m->needs.list[k].words);
        out_put(o, "\t");
        tsv_numbers(a, &a->list[i].c);
    }
}

/* ---- the command ----------------------------------------------------------------------------- */

/* The tile to be played: the one that is named, or the only sort that is left. */
static bool answer(query *a) {
    const char *tile = a->r->args->tile ? a->r->args->tile : rv_sim_next_tile(a->sim);
    if (tile) {
        a->n = rv_sim_moves(a->sim, tile, &a->why);
        if (a->n < 0)
            return false;
        a->list = out_room(a->r->out, a->n, sizeof *a->list);
        for (int i = 0; i < a->n; i++) {
            rv_sim_move_at(a->sim, i, &a->list[i].move);
            a->list[i].index = i;
            begin_chances(&a->list[i].c);
        }
    }
    a->planned = (a->n ? 2ULL : 1ULL) * (unsigned)a->games;
    if (!play_all(a, &a->all))
        return false;
    if (a->all.exact)
        a->planned = (unsigned long long)a->all.orders * (unsigned)(a->n + 1);
    if (!a->n || !play_rounds(a))
        return !a->n;
    if (a->all.exact || interrupted || !a->n || a->d->report->stack != 1 ||
        a->r->settings.policy != RV_POLICY_GREEDY)
        return true;
    /* What nobody has seen is dealt anew in each game: the best last placement is the one that is
     * best in all of them, and not another one in each as if it had been seen. */
    rv_sim_begin_with(a->sim, a->list[0].index);
    begin_chances(&a->all);
    return play_games(a, &a->all, a->games);
}

static rv_status odds_document(run *r, const document *d) {
    query a = {.r = r, .d = d, .games = r->args->games, .status = RV_MISUSED};
    a.sim = rv_sim_from(r->bench, r->settings.policy, r->args->seed, &a.why);
    bool answered = a.sim && answer(&a);
    out_passing(r->err, "");
    out_flush(r->err);
    if (answered && a.all.of[0].n) {
        a.status = RV_FINE;
        (r->args->form == JSON ? put_json : r->args->form == TSV ? put_tsv : put_text)(&a);
    } else if (answered) {
        a.status = complain(r, RV_LIMIT_HIT, d->file, "interrupted before a game was over");
    } else {
        complain(r, a.status, d->file, a.why);
    }
    rv_sim_free(a.sim);
    return a.status;
}

rv_status cmd_odds(run *r) {
    const struct sigaction before = await(SIGINT);
    interrupted = interrupted && r->args->watch; /* `play` may have been answered before */
    r->settings.hold = true;
    r->settings.policy = args_given(r->args, OPT_policy) ? r->args->policy : RV_POLICY_GREEDY;
    rv_status status = run_documents(r, NULL, ANSWERING, odds_document);
    sigaction(SIGINT, &before, NULL);
    return status;
}
