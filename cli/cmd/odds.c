/* odds: plays a game on many times, and prints who would have won. */
#include "cmd/stats.h"
#include "report.h"
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#define GAMES 1000
#define SHOWN 10 /* placements in a text */

/* Set by an interrupt: what is known by then is printed. */
static volatile sig_atomic_t interrupted;

static void interrupt(int number) {
    (void)number;
    interrupted = 1;
}

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

typedef struct asked {
    run *r;
    const document *d;
    rv_sim *sim;
    int games;
    const char *why;
    rv_status status;
    chances all;
    candidate *list; /* the best first */
    int n;
    bool shows; /* its progress */
    unsigned long long played, planned;
} asked;

/* ---- games --------------------------------------------------------------------------------- */

static void begin_chances(chances *c) {
    *c = (chances){.exact = false};
    for (int i = 0; i < RV_MAX_PLAYERS; i++)
        c->of[i].width = NUMBERS;
}

/* A victory that is shared is a part of one. */
static void add_game(const asked *a, chances *c) {
    int n = rv_sim_players(a->sim), winners = 0;
    for (int i = 0; i < n; i++)
        winners += rv_sim_won(a->sim, i);
    for (int i = 0; i < n; i++) {
        double x[STATS_WIDTH] = {rv_sim_won(a->sim, i) ? 1.0 / winners : 0,
                                 rv_sim_scores(a->sim)[i]};
        sample_add(&c->of[i], x);
    }
}

#define ERASE "\r\033[K"

/* A hundred times in all. */
static void show_progress(asked *a) {
    out *o = a->r->err;
    if (a->shows && a->played++ % (a->planned / 100 + 1) == 0) {
        out_put(o, ERASE);
        out_printf(o, "%llu of about %llu games; Ctrl-C prints what is known", a->played,
                   a->planned);
        out_flush(o);
    }
}

static void erase_progress(asked *a) {
    if (a->played)
        out_put(a->r->err, ERASE);
    out_flush(a->r->err);
}

static bool play_games(asked *a, chances *c, int games) {
    for (int i = 0; i < games && !interrupted; i++) {
        show_progress(a);
        if (!rv_sim_next(a->sim, false, &a->why)) {
            a->status = rv_sim_status(a->sim);
            return false;
        }
        add_game(a, c);
    }
    return true;
}

/* Every order of the tiles once, if there are few; or so many games. */
static bool play_all(asked *a, chances *c) {
    begin_chances(c);
    c->orders = rv_sim_orders(a->sim, a->games);
    if (c->orders && !play_games(a, c, c->orders))
        return false;
    if (c->orders && !rv_sim_by_chance(a->sim)) {
        c->exact = c->of[0].n == c->orders;
        return true;
    }
    begin_chances(c);
    rv_sim_orders(a->sim, 0);
    return play_games(a, c, a->games);
}

/* ---- placements ---------------------------------------------------------------------------- */

static double share_of(const asked *a, const candidate *k) {
    return k->c.of[a->d->report->to_move].mean[WINS];
}

static double lead_of(const asked *a, const candidate *k) {
    const rv_report *p = a->d->report;
    double best = -INFINITY;
    for (int i = 0; i < p->nplayers; i++)
        if (i != p->to_move)
            best = fmax(best, k->c.of[i].mean[POINTS]);
    return k->c.of[p->to_move].mean[POINTS] - best;
}

/* Of placements that have been tried in different games the one that has been tried more was the
 * better one while they were tried in the same. */
static bool goes_before(const asked *a, const candidate *x, const candidate *y) {
    if (x->c.of[0].n != y->c.of[0].n)
        return x->c.of[0].n > y->c.of[0].n;
    double wins = share_of(a, x) - share_of(a, y), leads = lead_of(a, x) - lead_of(a, y);
    return fabs(wins) > 1e-9 ? wins > 0 : leads > 1e-9;
}

/* The first n are put in order; equal ones stay as they are. */
static void rank(asked *a, int n) {
    for (int i = 1; i < n; i++) {
        candidate k = a->list[i];
        int j = i;
        for (; j > 0 && goes_before(a, &k, &a->list[j - 1]); j--)
            a->list[j] = a->list[j - 1];
        a->list[j] = k;
    }
}

static bool play_candidate(asked *a, candidate *k, int games) {
    rv_sim_begin_with(a->sim, k->index);
    if (a->all.exact)
        return play_all(a, &k->c);
    rv_sim_skip(a->sim, (uint64_t)k->c.of[0].n);
    return play_games(a, &k->c, games);
}

/* After an interrupt some may not have been played. */
static void leave_out_unplayed(asked *a) {
    while (a->n && !a->list[a->n - 1].c.of[0].n)
        a->n--;
}

/* The games are shared out by halves: all moves get a few, the better half of them as many again
 * together, and so on, so that the best have most games. */
static bool play_rounds(asked *a) {
    int rounds = 1;
    for (int n = a->n; n > 2; n = (n + 1) / 2)
        rounds++;
    for (int n = a->n; rounds > 0 && !interrupted; n = (n + 1) / 2, rounds--) {
        int each = a->games / ((rounds > 1 ? rounds : 1) * n);
        for (int i = 0; i < n; i++)
            if (!play_candidate(a, &a->list[i], each > 1 ? each : 1))
                return false;
        rank(a, n);
        if (a->all.exact)
            break;
    }
    rank(a, a->n);
    leave_out_unplayed(a);
    return true;
}

/* What nobody has seen is dealt anew in each game: the best last placement is the one that is best
 * in all of them, and not another one in each as if it had been seen. */
static bool lay_last_tile(asked *a) {
    if (a->all.exact || interrupted || !a->n || a->d->report->stack != 1 ||
        a->r->settings.policy != RV_POLICY_GREEDY)
        return true;
    rv_sim_begin_with(a->sim, a->list[0].index);
    begin_chances(&a->all);
    return play_games(a, &a->all, a->games);
}

static bool list_candidates(asked *a, const char *tile) {
    a->n = rv_sim_moves(a->sim, tile, &a->why);
    if (a->n < 0) {
        a->status = RV_MISUSED;
        return false;
    }
    a->list = calloc((size_t)a->n + 1, sizeof *a->list);
    if (!a->list) {
        a->status = RV_LIMIT_HIT;
        return false;
    }
    for (int i = 0; i < a->n; i++) {
        rv_sim_move_at(a->sim, i, &a->list[i].move);
        a->list[i].index = i;
        begin_chances(&a->list[i].c);
    }
    return true;
}

static double points_of(const chances *c, int player) {
    return c->of[player].mean[POINTS];
}

/* ---- text ---------------------------------------------------------------------------------- */

static void put_share(out *o, const chances *c, int player) {
    estimate e = sample_share(&c->of[player], WINS);
    out_printf(o, "%5.1f %%", 100 * e.value);
    if (!c->exact && !isnan(e.low))
        out_printf(o, " (%.1f to %.1f)", 100 * e.low, 100 * e.high);
}

static void put_points(out *o, const chances *c, int player) {
    estimate e = sample_mean(&c->of[player], POINTS);
    out_printf(o, "%.1f points", e.value);
    if (!c->exact && !isnan(e.low))
        out_printf(o, " (%.1f to %.1f)", e.low, e.high);
}

static void put_players(const asked *a) {
    const rv_report *p = a->d->report;
    for (int i = 0; i < p->nplayers; i++) {
        out *line = out_part(a->r->out);
        put_share(line, &a->all, i);
        out_printf(a->r->out, "  %-4s ", p->label[i]);
        out_printf(a->r->out, "%s", out_text(line));
        out_spaces(a->r->out, 26 - out_columns(out_text(line)));
        put_points(a->r->out, &a->all, i);
        out_put(a->r->out, "\n");
    }
}

static void put_candidate(const asked *a, const candidate *k) {
    out *o = a->r->out;
    out *share = out_part(o);
    out *line = out_part(o);
    out_printf(line, "%s %d%s%s", k->move.cell, k->move.rotation, k->move.npieces ? " " : "",
               k->move.npieces ? k->move.pieces[0] : "");
    report_needs(line, " with", &k->move.needs, "");
    out_put(o, "  ");
    out_printf(o, "%s", out_text(line));
    out_spaces(o, 28 - out_columns(out_text(line)));
    put_share(share, &k->c, a->d->report->to_move);
    out_printf(o, "%s", out_text(share));
    out_spaces(o, 24 - out_columns(out_text(share)));
    out_printf(o, "%8.1f%8d\n", points_of(&k->c, a->d->report->to_move), (int)k->c.of[0].n);
}

static void put_candidates(const asked *a) {
    const rv_report *p = a->d->report;
    const char *label = p->label[p->to_move];
    out *o = a->r->out;
    out_printf(o, "\nplacements of %s for %s, ", a->list[0].move.tile, label);
    if (a->all.exact)
        out_printf(o, "by how often %s wins, and then by the lead:\n", label);
    else
        out_printf(o, "by games: those that win more often than others are tried again:\n");
    out_printf(o, "%30s%s wins", "", label);
    out_spaces(o, 19 - out_columns(label));
    out_put(o, "  points   games\n");
    for (int i = 0; i < a->n && i < SHOWN; i++)
        put_candidate(a, &a->list[i]);
    if (a->n > SHOWN)
        out_printf(a->r->out, "  (%d more; --format json lists all)\n", a->n - SHOWN);
}

static void put_games(const asked *a) {
    out *o = a->r->out;
    int games = (int)a->all.of[0].n;
    if (a->all.exact)
        out_printf(o, "every order of them played (%d)", games);
    else if (a->all.orders)
        out_printf(o, "%d of their %d orders played", games, a->all.orders);
    else
        out_printf(o, "%d game%s played from here", games, games == 1 ? "" : "s");
}

static void put_text(const asked *a) {
    const rv_report *p = a->d->report;
    report_heading(a->r, a->d);
    out_printf(a->r->out, "%d tile%s left; ", p->stack, p->stack == 1 ? "" : "s");
    put_games(a);
    out_printf(a->r->out, ", policy %s%s\n", rv_policy_name(a->r->settings.policy),
               a->all.exact ? "" : "; 95 % intervals");
    put_players(a);
    if (a->n)
        put_candidates(a);
}

/* ---- other forms --------------------------------------------------------------------------- */

typedef double number_of(const chances *c, int player);

static double win_of(const chances *c, int player) {
    return c->of[player].mean[WINS];
}
static double low_of(const chances *c, int player) {
    return c->exact ? win_of(c, player) : sample_share(&c->of[player], WINS).low;
}
static double high_of(const chances *c, int player) {
    return c->exact ? win_of(c, player) : sample_share(&c->of[player], WINS).high;
}

static void json_numbers(rv_json *j, const asked *a, const chances *c, const char *key,
                         number_of *number) {
    const rv_report *p = a->d->report;
    rv_json_open(j, key, '{');
    for (int i = 0; i < p->nplayers; i++)
        rv_json_real(j, p->label[i], number(c, i));
    rv_json_close(j, '}');
}

static void json_chances(rv_json *j, const asked *a, const chances *c) {
    rv_json_int(j, "games", c->of[0].n);
    rv_json_bool(j, "exact", c->exact);
    json_numbers(j, a, c, "win", win_of);
    json_numbers(j, a, c, "low", low_of);
    json_numbers(j, a, c, "high", high_of);
    json_numbers(j, a, c, "score", points_of);
}

static void json_candidate(rv_json *j, const asked *a, const candidate *k) {
    rv_json_open(j, NULL, '{');
    rv_json_text(j, "tile", k->move.tile);
    rv_json_text(j, "cell", k->move.cell);
    rv_json_int(j, "rotation", k->move.rotation);
    rv_json_texts(j, "pieces", k->move.pieces, k->move.npieces);
    for (int i = 0; i < k->move.needs.n; i++)
        rv_json_text(j, k->move.needs.list[i].name, k->move.needs.list[i].words);
    json_chances(j, a, &k->c);
    rv_json_close(j, '}');
}

static void put_json(const asked *a) {
    rv_json j = out_json(a->r->out);
    rv_json_open(&j, NULL, '{');
    rv_json_text(&j, "file", a->d->file);
    rv_json_int(&j, "document", a->d->number);
    rv_json_int(&j, "seed", (int64_t)a->r->args->seed);
    rv_json_text(&j, "policy", rv_policy_name(a->r->settings.policy));
    rv_json_int(&j, "stack", a->d->report->stack);
    json_chances(&j, a, &a->all);
    rv_json_open(&j, "placements", '[');
    for (int i = 0; i < a->n; i++)
        json_candidate(&j, a, &a->list[i]);
    rv_json_close(&j, ']');
    rv_json_line(&j);
}

static void tsv_numbers(const asked *a, const chances *c) {
    out *o = a->r->out;
    const rv_report *p = a->d->report;
    for (int i = 0; i < p->nplayers; i++)
        out_printf(o, "%s%s=%.4f", i ? " " : "", p->label[i], win_of(c, i));
    out_put(o, "\t");
    for (int i = 0; i < p->nplayers; i++)
        out_printf(o, "%s%s=%.2f", i ? " " : "", p->label[i], points_of(c, i));
    out_printf(o, "\t%d\t%s\n", (int)c->of[0].n, c->exact ? "yes" : "no");
}

static void put_tsv(const asked *a) {
    out *o = a->r->out;
    header(a->r, "tile cell rotation follower needs win score games exact");
    out_put(o, "\t\t\t\t\t");
    tsv_numbers(a, &a->all);
    for (int i = 0; i < a->n; i++) {
        const rv_placement *m = &a->list[i].move;
        out_printf(o, "%s\t%s\t%d\t%s\t", m->tile, m->cell, m->rotation,
                   m->npieces ? m->pieces[0] : "");
        for (int k = 0; k < m->needs.n; k++)
            out_printf(o, "%s", m->needs.list[k].words);
        out_put(o, "\t");
        tsv_numbers(a, &a->list[i].c);
    }
}

/* ---- the command --------------------------------------------------------------------------- */

/* The tile to be played: the one that is named, or the only sort that is left. */
static bool answer(asked *a) {
    const char *tile = a->r->args->tile ? a->r->args->tile : rv_sim_next_tile(a->sim);
    if (tile && !list_candidates(a, tile))
        return false;
    a->planned = (a->n ? 2ULL : 1ULL) * (unsigned)a->games;
    if (!play_all(a, &a->all))
        return false;
    if (a->all.exact)
        a->planned = (unsigned long long)a->all.orders * (unsigned)(a->n + 1);
    return !a->n || (play_rounds(a) && lay_last_tile(a));
}

static rv_status odds_document(run *r, const document *d) {
    static void (*const put[])(const asked *) = {
        [TEXT] = put_text, [JSON] = put_json, [TSV] = put_tsv};
    asked a = {.r = r, .d = d, .games = args_given(r->args, OPT_games) ? r->args->games : GAMES};
    a.status = RV_MISUSED;
    a.shows = out_on_terminal(r->err);
    a.sim = rv_sim_from(r->bench, r->settings.policy, r->args->seed, &a.why);
    bool answered = a.sim && answer(&a);
    erase_progress(&a);
    if (answered && a.all.of[0].n) {
        a.status = RV_FINE;
        put[r->args->form](&a);
    } else if (answered) {
        a.status = complain(r, RV_LIMIT_HIT, d->file, "interrupted before a game was over");
    } else {
        complain(r, a.status, d->file, a.why ? a.why : "memory ran out");
    }
    free(a.list);
    rv_sim_free(a.sim);
    return a.status;
}

rv_status cmd_odds(run *r) {
    struct sigaction on = {.sa_handler = interrupt}, before;
    interrupted = 0; /* `play` may have been answered before */
    sigaction(SIGINT, &on, &before);
    r->settings.hold = true;
    r->settings.policy = args_given(r->args, OPT_policy) ? r->args->policy : RV_POLICY_GREEDY;
    rv_status status = run_queries(r, odds_document);
    sigaction(SIGINT, &before, NULL);
    return status;
}
