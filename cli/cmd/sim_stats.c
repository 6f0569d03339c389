#include "cmd/sim_stats.h"
#include "cmd/games.h"
#include "cmd/stats.h"
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- what is measured ---------------------------------------------------------------------- */

enum { ALL = -1, NOBODY = -2 }; /* instead of a player */

/* The columns. */
enum { WITHOUT, WITH, DIFFERENCE, COLUMNS };
static const char *const columns[COLUMNS] = {"without", "with", "difference"};

typedef enum manner { MEAN, SHARE, SPREAD } manner;

typedef struct measure measure;

/* A kind of measure. If it is by player, it is taken for each player and for all. */
typedef struct sort {
    const char *name, *title; /* in JSON and TSV; in text, NULL: the game's word for tokens */
    manner manner;
    bool by_player;
    bool (*has)(const rv_sim *sim); /* whether it applies to this game (for all players) */
    /* Gets the measure of a game: one number, or two for a spread (see stats.h). */
    void (*see)(const rv_sim *sim, const measure *m, double *x);
} sort;

struct measure {
    const sort *sort;
    int player;
    double origin; /* a spread is measured from here; this affects only the rounding */
    sample sample;
};

static bool always(const rv_sim *sim) {
    (void)sim;
    return true;
}

static bool has_rivals(const rv_sim *sim) {
    return rv_sim_players(sim) > 1;
}

/* The mean of a power of the scores, of one player or of all. */
static double mean_power(const rv_sim *sim, int player, double origin, int power) {
    int from = player == ALL ? 0 : player, to = player == ALL ? rv_sim_players(sim) : player + 1;
    double sum = 0;
    for (int p = from; p < to; p++)
        sum += pow(rv_sim_scores(sim)[p] - origin, power);
    return sum / (to - from);
}

static void see_score(const rv_sim *sim, const measure *m, double *x) {
    *x = mean_power(sim, m->player, 0, 1);
}

static void see_spread(const rv_sim *sim, const measure *m, double *x) {
    x[0] = mean_power(sim, m->player, m->origin, 1);
    x[1] = mean_power(sim, m->player, m->origin, 2);
}

static void see_margin(const rv_sim *sim, const measure *m, double *x) {
    const int *score = rv_sim_scores(sim);
    int best = 0, second = 1;
    (void)m;
    for (int p = 1; p < rv_sim_players(sim); p++)
        if (score[p] > score[best])
            second = best, best = p;
        else if (p == 1 || score[p] > score[second])
            second = p;
    *x = (double)score[best] - score[second];
}

static void see_taken(const rv_sim *sim, const measure *m, double *x) {
    (void)m;
    for (int p = 0; p < rv_sim_players(sim); p++)
        *x += rv_sim_taken(sim, p);
}

static void see_turns(const rv_sim *sim, const measure *m, double *x) {
    (void)m;
    *x = rv_sim_turns(sim);
}

static void see_lead(const rv_sim *sim, const measure *m, double *x) {
    int first = rv_sim_first(sim), n = rv_sim_players(sim);
    double own = rv_sim_scores(sim)[first];
    (void)m;
    *x = own - (mean_power(sim, ALL, 0, 1) * n - own) / (n - 1);
}

static void see_win(const rv_sim *sim, const measure *m, double *x) {
    int winners = 0;
    (void)m;
    for (int p = 0; p < rv_sim_players(sim); p++)
        winners += rv_sim_won(sim, p);
    *x = rv_sim_won(sim, rv_sim_first(sim)) ? 1.0 / winners : 0;
}

static const sort sorts[] = {
    {"score", "score", MEAN, true, has_rivals, see_score},
    {"spread", "spread", SPREAD, true, has_rivals, see_spread},
    {"margin", "margin", MEAN, false, has_rivals, see_margin},
    {"wall_tiles", NULL, MEAN, false, rv_sim_takes, see_taken},
    {"turns", "turns", MEAN, false, always, see_turns},
    {"first_lead", "first leads", MEAN, false, has_rivals, see_lead},
    {"first_wins", "first wins %", SHARE, false, has_rivals, see_win},
};
enum { SORTS = sizeof sorts / sizeof *sorts };

/* ---- the sample ---------------------------------------------------------------------------- */

typedef struct table {
    run *r;
    rv_sim *sim[2]; /* WITHOUT, and WITH or NULL */
    measure measures[SORTS * (RV_MAX_PLAYERS + 1)];
    int n;
} table;

static void add_measure(table *t, const sort *s, int player) {
    int width = s->manner == SPREAD ? 2 : 1, with = s->manner == SPREAD ? 4 : 3;
    t->measures[t->n++] =
        (measure){.sort = s, .player = player, .sample.width = t->sim[WITH] ? with : width};
}

static void list_measures(table *t) {
    const rv_sim *sim = t->sim[WITHOUT];
    for (int i = 0; i < SORTS; i++) {
        const sort *s = &sorts[i];
        for (int p = 0; s->by_player && p < rv_sim_players(sim); p++)
            add_measure(t, s, p);
        if (s->has(sim))
            add_measure(t, s, s->by_player ? ALL : NOBODY);
    }
}

/* Spreads store their pairs of numbers side by side; other measures also store their difference,
 * because a pair of games measures the difference best. */
static void observe(measure *m, rv_sim *const sim[2]) {
    double x[STATS_WIDTH] = {0};
    int second = m->sort->manner == SPREAD ? 2 : 1;
    if (!m->sample.n)
        m->origin = rv_sim_scores(sim[WITHOUT])[0];
    m->sort->see(sim[WITHOUT], m, x);
    if (sim[WITH])
        m->sort->see(sim[WITH], m, x + second);
    if (second == 1)
        x[2] = x[1] - x[0];
    sample_add(&m->sample, x);
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
    return m->player == NOBODY ? "" : m->player == ALL ? "all" : rv_sim_label(t->sim[0], m->player);
}

/* The number of columns that have values. */
static int columns_of(const table *t) {
    return t->sim[WITH] ? COLUMNS : 1;
}

/* ---- text ---------------------------------------------------------------------------------- */

#define CELL 13       /* start of the first column, after the longest title */
#define CELL_WIDTH 22 /* "123456 123456..123456 " */
#define MARK (CELL + COLUMNS * CELL_WIDTH)

/* A number in six columns, with at most this number of decimals. */
static void put_number(char to[16], double x, int decimals) {
    static const double below[] = {99999.5, 999.95, 99.995, 9.9995}; /* by decimals */
    double size = fabs(x);
    while (decimals && size >= below[decimals])
        decimals--;
    double unit = pow(10, decimals);
    if (isnan(x))
        snprintf(to, 16, "-");
    else if (size < below[0])
        snprintf(to, 16, "%.*f", decimals, round(x * unit) / unit + 0.0); /* no -0.00 */
    else
        snprintf(to, 16, "%.0e", x);
}

static void put_at(out *line, int column, const char *s) {
    out_spaces(line, column - (int)line->n);
    out_clean(line, s);
}

static void put_cell(out *line, int column, estimate e, double scale) {
    char value[16], low[16], high[16];
    int decimals = column == DIFFERENCE ? 3 : 2; /* differences are small */
    put_number(value, e.value * scale, decimals);
    put_number(low, e.low * scale, decimals);
    put_number(high, e.high * scale, decimals);
    out_spaces(line, CELL + column * CELL_WIDTH - (int)line->n);
    if (isnan(e.low))
        out_printf(line, "%6s %6s", value, "-");
    else
        out_printf(line, "%6s %6s..%s", value, low, high);
}

/* Prints the line in `line`, and empties it. */
static void put_line(out *o, const char *tint, out *line) {
    if (tint)
        out_tinted(o, tint, out_text(line));
    else
        out_raw(o, out_text(line));
    out_put(o, "\n");
    out_reset(line);
}

static void put_words(out *o, const char *what, const word_list *words) {
    for (int i = 0; i < words->n; i++) {
        out_printf(o, "  %s ", what);
        out_clean(o, words->s[i]);
        out_put(o, "\n");
    }
}

static void put_title(const table *t) {
    const args *a = t->r->args;
    out *o = t->r->out;
    out_clean(o, a->operands.s[0]);
    out_printf(o, ": %d game%s from seed %" PRIu64 "%s\n", a->games, a->games == 1 ? "" : "s",
               a->seed, t->sim[WITH] ? ", each without and with" : "");
    put_words(o, "option", &a->options);
    put_words(o, "script", &a->scripts);
    out_put(o, "\n");
}

static void put_heading(const table *t, out *line) {
    if (!t->sim[WITH])
        return;
    for (int c = 0; c < COLUMNS; c++)
        put_at(line, CELL + c * CELL_WIDTH + 1, columns[c]);
    put_line(t->r->out, TINT_STRONG, line);
}

/* A title that is too wide for its column is shortened to its last word. */
static const char *title_of(const table *t, const measure *m) {
    const rv_ruleset *rs = ruleset_if_any(t->r, t->r->args->operands.s[0], NULL);
    const char *title = m->sort->title ? m->sort->title : rv_ruleset_word(rs, "wall_tile", 2);
    const char *last = strrchr(title, ' ');
    return out_columns(title) < CELL || !last ? title : last + 1;
}

static void put_measure(const table *t, const measure *m, out *line) {
    bool excludes = false;
    double scale = m->sort->manner == SHARE ? 100 : 1;
    out_printf(line, "%s%s%s", title_of(t, m), m->player == NOBODY ? "" : " ", player_of(t, m));
    for (int c = 0; c < columns_of(t); c++) {
        estimate e = estimate_of(m, c);
        put_cell(line, c, e, scale);
        excludes = c == DIFFERENCE && estimate_excludes_zero(e);
    }
    if (excludes)
        put_at(line, MARK, "*");
    put_line(t->r->out, NULL, line);
}

static void put_text(const table *t) {
    out *line = out_part(t->r->out);
    put_title(t);
    put_heading(t, line);
    for (int i = 0; i < t->n; i++)
        put_measure(t, &t->measures[i], line);
    out_printf(line, "low..high: the interval of 95 %%%s",
               t->sim[WITH] ? "; * that of the difference leaves out 0" : "");
    out_put(t->r->out, "\n");
    put_line(t->r->out, TINT_FAINT, line);
}

/* ---- JSON and tab-separated ---------------------------------------------------------------- */

/* Six decimals; further decimals are rounding errors. */
static double rounded(double x) {
    return round(x * 1e6) / 1e6 + 0.0;
}

static void put_estimate(rv_json *j, int column, estimate e) {
    rv_json_open(j, columns[column], '{');
    rv_json_real(j, "value", rounded(e.value));
    rv_json_real(j, "low", rounded(e.low));
    rv_json_real(j, "high", rounded(e.high));
    if (column == DIFFERENCE)
        rv_json_bool(j, "excludes_zero", estimate_excludes_zero(e));
    rv_json_close(j, '}');
}

static void put_json(const table *t, const measure *m) {
    const args *a = t->r->args;
    rv_json j = out_json(t->r->out);
    rv_json_open(&j, NULL, '{');
    rv_json_text(&j, "ruleset", a->operands.s[0]);
    rv_json_int(&j, "games", a->games);
    rv_json_int(&j, "seed", (int64_t)a->seed);
    rv_json_texts(&j, "options", a->options.s, a->options.n);
    rv_json_texts(&j, "scripts", a->scripts.s, a->scripts.n);
    rv_json_text(&j, "measure", m->sort->name);
    if (m->player == NOBODY)
        rv_json_null(&j, "player");
    else
        rv_json_text(&j, "player", player_of(t, m));
    for (int c = 0; c < columns_of(t); c++)
        put_estimate(&j, c, estimate_of(m, c));
    rv_json_line(&j);
}

static void put_field(out *o, double x) {
    if (isnan(x))
        out_put(o, "\t-");
    else
        out_printf(o, "\t%.15g", rounded(x));
}

static void put_tsv(const table *t, const measure *m) {
    static const estimate none = {NAN, NAN, NAN};
    out *o = t->r->out;
    estimate e = none;
    out_printf(o, "%s\t%s", m->sort->name, player_of(t, m));
    for (int c = 0; c < COLUMNS; c++) {
        e = c < columns_of(t) ? estimate_of(m, c) : none;
        put_field(o, e.value);
        put_field(o, e.low);
        put_field(o, e.high);
    }
    out_put(o, isnan(e.low) ? "\t-\n" : estimate_excludes_zero(e) ? "\tyes\n" : "\tno\n");
}

static void put_table(const table *t) {
    if (t->r->args->form == TEXT)
        put_text(t);
    header(t->r, "measure player without without_low without_high with with_low with_high "
                 "difference difference_low difference_high excludes_0");
    for (int i = 0; i < t->n && t->r->args->form != TEXT; i++)
        (t->r->args->form == JSON ? put_json : put_tsv)(t, &t->measures[i]);
}

/* ---- playing ------------------------------------------------------------------------------- */

/* House rules come first: an error in them is found before any game is played. */
static rv_status open_games(table *t) {
    rv_settings plain = t->r->settings;
    rv_status status = RV_FINE;
    if (plain.noptions || plain.nscripts)
        status = games_open(t->r, &plain, &t->sim[WITH]);
    plain.noptions = plain.nscripts = 0;
    return status == RV_FINE ? games_open(t->r, &plain, &t->sim[WITHOUT]) : status;
}

static rv_status play_games(table *t) {
    rv_status status = RV_FINE;
    const char *record;
    for (int game = 1; game <= t->r->args->games && status == RV_FINE; game++) {
        for (int c = WITH; c >= WITHOUT && status == RV_FINE; c--)
            if (t->sim[c])
                status = games_play(t->r, t->sim[c], game, false, &record);
        for (int i = 0; i < t->n && status == RV_FINE; i++)
            observe(&t->measures[i], t->sim);
    }
    return status;
}

rv_status sim_stats(run *r) {
    table t = {.r = r};
    rv_status status = open_games(&t);
    if (status == RV_FINE) {
        list_measures(&t);
        status = play_games(&t);
    }
    if (status == RV_FINE)
        put_table(&t);
    rv_sim_free(t.sim[WITHOUT]);
    rv_sim_free(t.sim[WITH]);
    return status;
}
