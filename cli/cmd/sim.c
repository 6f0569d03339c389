/* sim: plays random legal games. perft: counts legal sequences. */
#include "cmd/games.h"
#include "cmd/sim_stats.h"
#include "report.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define DEEPEST 60 /* even 10 takes longer than a lifetime */
#define DEEPEST_TEXT "60"

/* ---- sim ----------------------------------------------------------------------------------- */

static void put_scores_json(out *o, const rv_sim *sim, int game, uint64_t seed) {
    rv_json j = out_json(o);
    rv_json_open(&j, NULL, '{');
    rv_json_int(&j, "game", game);
    rv_json_int(&j, "seed", (int64_t)seed);
    rv_json_open(&j, "score", '{');
    for (int i = 0; i < rv_sim_players(sim); i++)
        rv_json_int(&j, rv_sim_label(sim, i), rv_sim_scores(sim)[i]);
    rv_json_close(&j, '}');
    rv_json_line(&j);
}

static void put_scores_tsv(out *o, const rv_sim *sim, int game) {
    out_printf(o, "%d", game);
    for (int i = 0; i < rv_sim_players(sim); i++)
        out_printf(o, "\t%s=%d", rv_sim_label(sim, i), rv_sim_scores(sim)[i]);
    out_put(o, "\n");
}

static void put_game(run *r, const rv_sim *sim, int game, const char *record) {
    if (r->args->quiet)
        return;
    if (r->args->form == JSON) {
        put_scores_json(r->out, sim, game, r->args->seed);
    } else if (r->args->form == TSV) {
        header(r, "game scores");
        put_scores_tsv(r->out, sim, game);
    } else {
        out_put(r->out, "---\n");
        out_raw(r->out, record);
    }
}

static rv_status play(run *r, rv_sim *sim) {
    bool write = r->args->form == TEXT && !r->args->quiet;
    for (int game = 1; game <= r->args->games && !r->out->error; game++) {
        const char *record;
        rv_status status = games_play(r, sim, game, write, &record);
        if (status != RV_FINE)
            return status;
        put_game(r, sim, game, record);
        out_forget(r->out);
    }
    return RV_FINE;
}

/* ---- from a document ----------------------------------------------------------------------- */

static rv_status play_on(run *r, const document *d) {
    const char *why = NULL;
    rv_sim *sim = rv_sim_from(r->bench, r->settings.policy, r->args->seed, &why);
    rv_status status = sim ? play(r, sim) : complain(r, RV_MISUSED, d->file, why);
    rv_sim_free(sim);
    return status;
}

/* No ruleset has a dot or a slash in its name. */
static bool names_file(run *r) {
    const char *name = r->args->operands.s[0];
    return !ruleset_if_any(r, name, NULL) &&
           (!strcmp(name, "-") || strpbrk(name, "./") || !access(name, F_OK));
}

static rv_status sim_file(run *r) {
    if (args_given(r->args, OPT_players))
        return complain(r, RV_MISUSED, NULL,
                        "--players is for games from their beginning; leave it out");
    if (r->args->stats)
        return complain(r, RV_MISUSED, NULL,
                        "--stats is for games from their beginning; leave it out");
    r->settings.hold = true;
    return run_queries(r, play_on);
}

/* ---- the command --------------------------------------------------------------------------- */

rv_status cmd_sim(run *r) {
    rv_sim *sim;
    const rv_ruleset *rs;
    if (names_file(r))
        return sim_file(r);
    if (args_given(r->args, OPT_at) || args_given(r->args, OPT_before) || r->args->accept.n)
        return complain(
            r, RV_MISUSED, NULL,
            "--at, --before and --accept are for a file; name one instead of a ruleset");
    rv_status status = find_ruleset(r, r->args->operands.s[0], &rs);
    if (status != RV_FINE)
        return status;
    if (r->args->stats)
        return sim_stats(r);
    status = games_open(r, &r->settings, &sim);
    if (status == RV_FINE)
        status = play(r, sim);
    rv_sim_free(sim);
    return status;
}

/* ---- perft --------------------------------------------------------------------------------- */

static void counts_json(run *r, const document *d, const uint64_t *counts) {
    rv_json j = out_json(r->out);
    rv_json_open(&j, NULL, '{');
    rv_json_text(&j, "file", d->file);
    rv_json_int(&j, "document", d->number);
    rv_json_int(&j, "depth", r->args->depth);
    rv_json_open(&j, "counts", '[');
    for (int i = 1; i <= r->args->depth; i++)
        rv_json_int(&j, NULL, (int64_t)counts[i]);
    rv_json_close(&j, ']');
    rv_json_line(&j);
}

/* Each depth is counted separately, so that each number is printed as soon as it is known: the last
 * depth takes most of the time by far, or never ends. */
static rv_status count_text(run *r, const document *d, uint64_t *counts, const char **why) {
    bool tsv = r->args->form == TSV;
    rv_status status = RV_FINE;
    for (int i = 1; status == RV_FINE && i <= r->args->depth && !r->out->error; i++) {
        status = rv_case_perft(r->bench, i, counts, why);
        header(r, "depth count");
        if (status == RV_FINE && i == 1 && !tsv)
            report_heading(r, d);
        if (status == RV_FINE)
            out_printf(r->out, tsv ? "%d\t%" PRIu64 "\n" : "depth %d: %" PRIu64 "\n", i, counts[i]);
        out_flush(r->out);
    }
    return status;
}

static rv_status count_json(run *r, const document *d, uint64_t *counts, const char **why) {
    rv_status status = rv_case_perft(r->bench, r->args->depth, counts, why);
    if (status == RV_FINE)
        counts_json(r, d, counts);
    return status;
}

static rv_status perft_document(run *r, const document *d) {
    const char *why = NULL;
    if (r->args->depth > DEEPEST)
        return complain(r, RV_LIMIT_HIT, NULL, "--depth goes to " DEEPEST_TEXT);
    uint64_t *counts = calloc((size_t)r->args->depth + 1, sizeof *counts);
    if (!counts)
        return complain(r, RV_LIMIT_HIT, d->file, "memory ran out");
    rv_status status = (r->args->form == JSON ? count_json : count_text)(r, d, counts, &why);
    if (status != RV_FINE)
        complain(r, status, d->file, why ? why : "memory ran out");
    free(counts);
    return status;
}

rv_status cmd_perft(run *r) {
    return run_queries(r, perft_document);
}
