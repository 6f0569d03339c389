/* sim: plays random legal games, and with --stats measures what house rules change in many of them.
 * perft: counts legal sequences.
 *
 * `sorts` lists what is measured, `measure_game` takes it from a game, and stats.h keeps the
 * sample. A table is played first and then printed as a whole, in one of the three forms.
 */
#include "random/stats.h"
#include "report.h"
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <sys/stat.h>

#define DEEPEST 60 /* even 10 takes longer than a lifetime */
#define DEEPEST_TEXT "60"

/* ---- sim ------------------------------------------------------------------------------------- */

/* Opens games of the ruleset named by the operand, from --seed. The caller frees *sim, which is
 * NULL if the status is not RV_FINE, after an error message. */
static rv_status games_open(run *r, const rv_settings *settings, rv_sim **sim) {
    const char *why = NULL;
    *sim = rv_sim_new(r->library, r->args->operands.s[0], settings, r->args->seed, &why);
    if (*sim)
        return RV_FINE;
    return complain(r, why ? RV_MISUSED : RV_LIMIT_HIT, NULL, why);
}

/* Plays the next game, the `game`th from 1. *record is valid until the next call. An error message
 * names the game and the seed, so that the game can be played again. */
static rv_status games_play(run *r, rv_sim *sim, int game, bool write, const char **record) {
    const char *why = NULL, *about = NULL;
    bool loaded = rv_sim_status(sim) == RV_FINE; /* otherwise the error is not in a game */
    if ((*record = rv_sim_next(sim, write, &why)))
        return RV_FINE;
    if (loaded)
        about = out_format(r->err, "game %d of seed %" PRIu64, game, r->args->seed);
    return complain(r, rv_sim_status(sim), about, why);
}

static void put_game(run *r, const rv_sim_game *played, int game, const char *record) {
    out *o = r->out;
    switch (r->args->quiet ? 0 : r->args->form) {
    case TEXT:
        out_put(o, "---\n");
        out_raw(o, record);
        break;
    case TSV:
        header(r, "game scores");
        out_printf(o, "%d", game);
        for (int i = 0; i < played->nplayers; i++)
            out_printf(o, "\t%s=%d", played->label[i], played->score[i]);
        out_put(o, "\n");
        break;
    case JSON:
        rv_json_put(&r->json, "{game: %d, seed: %lld, score: {", game, (long long)r->args->seed);
        for (int i = 0; i < played->nplayers; i++)
            rv_json_put(&r->json, "%s: %d", played->label[i], played->score[i]);
        rv_json_put(&r->json, "}}\n");
        break;
    default: break;
    }
}

static rv_status play(run *r, rv_sim *sim) {
    bool write = r->args->form == TEXT && !r->args->quiet;
    for (int game = 1; game <= r->args->games; game++) {
        const char *record;
        rv_status status = games_play(r, sim, game, write, &record);
        if (status != RV_FINE)
            return status;
        put_game(r, rv_sim_last(sim), game, record);
        out_forget(r->out);
    }
    return RV_FINE;
}

static rv_status play_on(run *r, const document *d) {
    const char *why = NULL;
    rv_sim *sim = rv_sim_from(r->bench, r->settings.policy, r->args->seed, &why);
    rv_status status = sim ? play(r, sim) : complain(r, RV_MISUSED, d->file, why);
    rv_sim_free(sim);
    return status;
}

/* ---- what is measured ------------------------------------------------------------------------ */

enum { ALL = -1, NOBODY = -2 }; /* instead of a player */

enum { WITHOUT, WITH, DIFFERENCE, COLUMNS };
static const char *const columns[COLUMNS] = {"without", "with", "difference"};

typedef enum manner { MEAN, SHARE, SPREAD } manner;

enum { SCORE, SPREAD_OF_SCORES, MARGIN, WALL_TILES, TURNS, FIRST_LEAD, FIRST_WINS, SORTS };

/* A kind of measure. If it is by player, it is taken for each player and for all. */
typedef struct sort {
    const char *name, *title; /* in JSON and TSV; in text, NULL: the game's word for tokens */
    manner manner;
    bool by_player;
    bool rivals; /* it compares players: a game for one has none (for all players) */
} sort;

static const sort sorts[SORTS] = {
    [SCORE] = {"score", "score", MEAN, true, true},
    [SPREAD_OF_SCORES] = {"spread", "spread", SPREAD, true, true},
    [MARGIN] = {"margin", "margin", MEAN, false, true},
    [WALL_TILES] = {"wall_tiles", NULL, MEAN, false, false},
    [TURNS] = {"turns", "turns", MEAN, false, false},
    [FIRST_LEAD] = {"first_lead", "first leads", MEAN, false, true},
    [FIRST_WINS] = {"first_wins", "first wins %", SHARE, false, true},
};

typedef struct measure {
    const sort *sort;
    int player;
    double origin; /* a spread is measured from here; this affects only the rounding */
    sample sample;
} measure;

/* The mean of a power of the scores, of one player or of all. */
static double mean_power(const rv_sim_game *g, int player, double origin, int power) {
    int from = player == ALL ? 0 : player, to = player == ALL ? g->nplayers : player + 1;
    double sum = 0;
    for (int p = from; p < to; p++)
        sum += pow(g->score[p] - origin, power);
    return sum / (to - from);
}

/* Gets the measure of a game: one number, or two for a spread (see stats.h). */
static void measure_game(const rv_sim_game *g, const measure *m, double *x) {
    const int *score = g->score, n = g->nplayers;
    int best = 0, second = 1;
    switch (m->sort - sorts) {
    case SCORE: *x = mean_power(g, m->player, 0, 1); break;
    case SPREAD_OF_SCORES:
        x[0] = mean_power(g, m->player, m->origin, 1);
        x[1] = mean_power(g, m->player, m->origin, 2);
        break;
    case MARGIN:
        for (int p = 1; p < n; p++)
            if (score[p] > score[best])
                second = best, best = p;
            else if (p == 1 || score[p] > score[second])
                second = p;
        *x = (double)score[best] - score[second];
        break;
    case WALL_TILES:
        for (int p = 0; p < n; p++)
            *x += g->taken[p];
        break;
    case TURNS: *x = g->turns; break;
    case FIRST_LEAD: /* over the mean of the others */
        *x = score[g->first] - (mean_power(g, ALL, 0, 1) * n - score[g->first]) / (n - 1);
        break;
    case FIRST_WINS: *x = g->victory[g->first]; break;
    }
}

/* ---- the sample ------------------------------------------------------------------------------ */

typedef struct table {
    run *r;
    rv_sim *sim[2]; /* WITHOUT, and WITH or NULL */
    measure measures[SORTS * (RV_MAX_PLAYERS + 1)];
    int n;
} table;

static void list_measures(table *t) {
    const rv_sim *sim = t->sim[WITHOUT];
    int players = rv_sim_last(sim)->nplayers;
    for (int i = 0; i < SORTS; i++) {
        const sort *s = &sorts[i];
        bool has = i == WALL_TILES ? rv_sim_takes(sim) : players > 1 || !s->rivals;
        int numbers = s->manner == SPREAD ? 2 : 1, with = s->manner == SPREAD ? 4 : 3;
        for (int p = s->by_player ? 0 : players; p < players + has; p++)
            t->measures[t->n++] = (measure){.sort = s,
                                            .player = p < players    ? p
                                                      : s->by_player ? ALL
                                                                     : NOBODY,
                                            .sample.width = t->sim[WITH] ? with : numbers};
    }
}

static estimate estimate_of(const measure *m, int column) {
    const sample *s = &m->sample;
    if (m->sort->manner == SPREAD)
        return column == DIFFERENCE ? sample_spread_difference(s, 2, 0)
                                    : sample_spread(s, 2 * column);
    return m->sort->manner == SHARE && column != DIFFERENCE ? sample_share(s, column)
                                                            : sample_mean(s, column);
}

static const char *player_of(const table *t, const measure *m) {
    return m->player == NOBODY ? ""
           : m->player == ALL  ? "all"
                               : rv_sim_last(t->sim[0])->label[m->player];
}

/* The number of columns that have values. */
static int columns_of(const table *t) {
    return t->sim[WITH] ? COLUMNS : 1;
}

/* ---- text ------------------------------------------------------------------------------------ */

#define CELL 13       /* start of the first column, after the longest title */
#define CELL_WIDTH 22 /* "123456 123456..123456 " */
#define MARK (CELL + COLUMNS * CELL_WIDTH)

/* A number in six columns, with at most this number of decimals; as a string of the out. */
static const char *number_of(out *o, double x, int decimals) {
    static const double below[] = {99999.5, 999.95, 99.995, 9.9995}; /* by decimals */
    char power[16];
    double size = fabs(x);
    while (decimals && size >= below[decimals])
        decimals--;
    double unit = pow(10, decimals);
    if (isnan(x))
        return "-";
    if (size < below[0])
        return out_format(o, "%.*f", decimals, round(x * unit) / unit + 0.0); /* no -0.00 */
    snprintf(power, sizeof power, "%.0e", x);
    return out_format(o, "%s", power);
}

static void put_text(const table *t) {
    const args *a = t->r->args;
    const rv_ruleset *rs = ruleset_if_any(t->r, a->operands.s[0], NULL);
    out *o = t->r->out;
    out_printf(o, "%s: %d game%s from seed %" PRIu64 "%s\n", a->operands.s[0], a->games,
               a->games == 1 ? "" : "s", a->seed, t->sim[WITH] ? ", each without and with" : "");
    for (int i = 0; i < a->option.n; i++)
        out_printf(o, "  option %s\n", a->option.s[i]);
    for (int i = 0; i < a->script.n; i++)
        out_printf(o, "  script %s\n", a->script.s[i]);
    out_put(o, "\n");
    if (t->sim[WITH]) {
        out_tint(o, TINT_STRONG);
        for (int c = 0; c < COLUMNS; c++) {
            out_tab(o, CELL + c * CELL_WIDTH + 1);
            out_clean(o, columns[c]);
        }
        out_untint(o);
        out_put(o, "\n");
    }
    for (const measure *m = t->measures; m - t->measures < t->n; m++) {
        const char *title = m->sort->title ? m->sort->title : rv_ruleset_word(rs, "wall_tile", 2);
        const char *last = strrchr(title, ' '); /* stands for a title that is too wide */
        out_printf(o, "%s%s%s", out_columns(title) < CELL || !last ? title : last + 1,
                   m->player == NOBODY ? "" : " ", player_of(t, m));
        for (int c = 0; c < columns_of(t); c++) {
            estimate e = estimate_of(m, c);
            const double scale = m->sort->manner == SHARE ? 100 : 1;
            int decimals = c == DIFFERENCE ? 3 : 2; /* differences are small */
            out_tab(o, CELL + c * CELL_WIDTH);
            out_printf(o, "%6s %6s", number_of(o, e.value * scale, decimals),
                       number_of(o, e.low * scale, decimals));
            if (!isnan(e.low))
                out_printf(o, "..%s", number_of(o, e.high * scale, decimals));
            if (c == DIFFERENCE && estimate_excludes_zero(e))
                out_printf(o, "%*s", MARK - out_column(o) + 1, "*");
        }
        out_put(o, "\n");
    }
    out_printf(o, "\n" OUT_FAINT "low..high: the interval of 95 %%%s" OUT_PLAIN "\n",
               t->sim[WITH] ? "; * that of the difference does not contain 0" : "");
}

/* ---- JSON and tab-separated ------------------------------------------------------------------ */

/* Six decimals; further decimals are rounding errors. */
static double rounded(double x) {
    return round(x * 1e6) / 1e6 + 0.0;
}

static void put_json(const table *t, const measure *m) {
    const args *a = t->r->args;
    rv_json_put(&t->r->json, "{ruleset: %s, games: %d, seed: %lld", a->operands.s[0], a->games,
                (long long)a->seed);
    rv_json_texts(&t->r->json, "options", a->option.s, a->option.n);
    rv_json_texts(&t->r->json, "scripts", a->script.s, a->script.n);
    rv_json_put(&t->r->json, "measure: %s", m->sort->name);
    if (m->player == NOBODY)
        rv_json_null(&t->r->json, "player");
    else
        rv_json_put(&t->r->json, "player: %s", player_of(t, m));
    for (int c = 0; c < columns_of(t); c++) {
        estimate e = estimate_of(m, c);
        rv_json_put(&t->r->json, "%s: {value: %g, low: %g, high: %g", columns[c], rounded(e.value),
                    rounded(e.low), rounded(e.high));
        if (c == DIFFERENCE)
            rv_json_put(&t->r->json, "excludes_zero: %i", estimate_excludes_zero(e));
        rv_json_put(&t->r->json, "}");
    }
    rv_json_put(&t->r->json, "}\n");
}

static void put_tsv(const table *t, const measure *m) {
    static const estimate none = {NAN, NAN, NAN};
    out *o = t->r->out;
    estimate e = none;
    out_printf(o, "%s\t%s", m->sort->name, player_of(t, m));
    for (int c = 0; c < COLUMNS; c++) {
        e = c < columns_of(t) ? estimate_of(m, c) : none;
        for (int i = 0; i < 3; i++) {
            double x = i == 0 ? e.value : i == 1 ? e.low : e.high;
            if (isnan(x))
                out_put(o, "\t-");
            else
                out_printf(o, "\t%.15g", rounded(x));
        }
    }
    out_put(o, isnan(e.low) ? "\t-\n" : estimate_excludes_zero(e) ? "\tyes\n" : "\tno\n");
}

/* ---- playing --------------------------------------------------------------------------------- */

/* Plays --games games of the ruleset named by the operand, each with the options and scripts of the
 * command line and with the unchanged ruleset, and prints the figures; without options and scripts
 * it plays each once. If a game cannot be played, nothing is printed. */
static rv_status sim_stats(run *r) {
    table t = {.r = r};
    rv_settings plain = r->settings;
    rv_status status = RV_FINE;
    const char *record;
    /* House rules come first: an error in them is found before any game is played. */
    if (plain.noptions || plain.nscripts)
        status = games_open(r, &plain, &t.sim[WITH]);
    plain.noptions = plain.nscripts = 0;
    if (status == RV_FINE)
        status = games_open(r, &plain, &t.sim[WITHOUT]);
    if (status == RV_FINE)
        list_measures(&t);
    for (int game = 1; game <= r->args->games && status == RV_FINE; game++) {
        for (int c = WITH; c >= WITHOUT && status == RV_FINE; c--)
            if (t.sim[c])
                status = games_play(r, t.sim[c], game, false, &record);
        /* Spreads store their pairs of numbers side by side; other measures also store their
         * difference, because a pair of games measures the difference best. */
        for (measure *m = t.measures; m - t.measures < t.n && status == RV_FINE; m++) {
            double x[STATS_WIDTH] = {0};
            const int second = m->sort->manner == SPREAD ? 2 : 1;
            m->origin = m->sample.n ? m->origin : rv_sim_last(t.sim[WITHOUT])->score[0];
            measure_game(rv_sim_last(t.sim[WITHOUT]), m, x);
            if (t.sim[WITH])
                measure_game(rv_sim_last(t.sim[WITH]), m, x + second);
            if (second == 1)
                x[2] = x[1] - x[0];
            sample_add(&m->sample, x);
        }
    }
    if (status == RV_FINE && r->args->form == TEXT) {
        put_text(&t);
    } else if (status == RV_FINE) {
        header(r, "measure player without without_low without_high with with_low with_high "
                  "difference difference_low difference_high excludes_0");
        for (int i = 0; i < t.n; i++)
            (r->args->form == JSON ? put_json : put_tsv)(&t, &t.measures[i]);
    }
    rv_sim_free(t.sim[WITHOUT]);
    rv_sim_free(t.sim[WITH]);
    return status;
}

/* ---- the command ----------------------------------------------------------------------------- */

rv_status cmd_sim(run *r) {
    rv_sim *sim;
    const char *name = r->args->operands.s[0];
    struct stat st;
    /* No ruleset has a dot or a slash in its name; a folder of its name may hold a faulty one. */
    if (!ruleset_if_any(r, name, NULL) &&
        (!strcmp(name, "-") || strpbrk(name, "./") || (!stat(name, &st) && !S_ISDIR(st.st_mode)))) {
        bool players = args_given(r->args, OPT_players);
        if (players || r->args->stats)
            return complain(r, RV_MISUSED, NULL,
                            out_format(r->err,
                                       "--%s is for games from their beginning; leave it out",
                                       players ? "players" : "stats"));
        r->settings.hold = true;
        return run_documents(r, NULL, ANSWERING, play_on);
    }
    if (args_given(r->args, OPT_at) || args_given(r->args, OPT_before) || r->args->accept.n)
        return complain(
            r, RV_MISUSED, NULL,
            "--at, --before and --accept are for a file; name one instead of a ruleset");
    const rv_ruleset *rs = find_ruleset(r, name);
    if (!rs)
        return RV_UNREADABLE;
    r->args->operands.s[0] = rv_facts(rs)->name;
    if (r->args->stats)
        return sim_stats(r);
    rv_status status = games_open(r, &r->settings, &sim);
    if (status == RV_FINE)
        status = play(r, sim);
    rv_sim_free(sim);
    return status;
}

/* ---- perft ----------------------------------------------------------------------------------- */

/* In text each depth is counted separately, so that each number is printed as soon as it is known:
 * the last depth takes most of the time by far, or never ends. */
rv_status perft_document(run *r, const document *d) {
    int depth = r->args->depth;
    const char *why = NULL;
    out *o = r->out;
    if (depth > DEEPEST)
        return complain(r, RV_LIMIT_HIT, NULL, "--depth goes to " DEEPEST_TEXT);
    uint64_t counts[DEEPEST + 1] = {0};
    rv_status status = RV_FINE;
    if (r->args->form == JSON)
        status = rv_case_perft(r->bench, depth, counts, &why);
    for (int i = 1; r->args->form != JSON && status == RV_FINE && i <= depth; i++) {
        status = rv_case_perft(r->bench, i, counts, &why);
        header(r, "depth count");
        if (status == RV_FINE && i == 1 && r->args->form == TEXT)
            report_heading(r, d);
        if (status == RV_FINE)
            out_printf(o, r->args->form == TSV ? "%d\t%" PRIu64 "\n" : "depth %d: %" PRIu64 "\n", i,
                       counts[i]);
        out_flush(o);
    }
    if (status != RV_FINE)
        return complain(r, status, d->file, why);
    if (r->args->form == JSON) {
        rv_json_put(&r->json, "{file: %s, document: %d, depth: %d, counts: [", d->file, d->number,
                    depth);
        for (int i = 1; i <= depth; i++)
            rv_json_put(&r->json, "%lld", (long long)counts[i]);
        rv_json_put(&r->json, "]}\n");
    }
    return RV_FINE;
}
