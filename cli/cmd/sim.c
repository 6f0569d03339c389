/* sim: plays random legal games. perft: counts legal sequences. */
#include "cmd/sim.h"
#include "report.h"
#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>

#define DEEPEST 60 /* even 10 takes longer than a lifetime */
#define DEEPEST_TEXT "60"

/* ---- sim ----------------------------------------------------------------------------------- */

rv_status games_open(run *r, const rv_settings *settings, rv_sim **sim) {
    const char *why = NULL;
    *sim = rv_sim_new(r->library, r->args->operands.s[0], settings, r->args->seed, &why);
    if (*sim)
        return RV_FINE;
    return complain(r, why ? RV_MISUSED : RV_LIMIT_HIT, NULL, why ? why : "memory ran out");
}

rv_status games_play(run *r, rv_sim *sim, int game, bool write, const char **record) {
    const char *why = NULL, *about = NULL;
    bool loaded = rv_sim_status(sim) == RV_FINE; /* otherwise the error is not in a game */
    if ((*record = rv_sim_next(sim, write, &why)))
        return RV_FINE;
    if (loaded)
        about = out_format(r->err, "game %d of seed %" PRIu64, game, r->args->seed);
    return complain(r, rv_sim_status(sim), about, why);
}

static void put_game(run *r, const rv_sim *sim, int game, const char *record) {
    out *o = r->out;
    rv_json j = out_json(o);
    switch (r->args->quiet ? 0 : r->args->form) {
    case TEXT:
        out_put(o, "---\n");
        out_raw(o, record);
        break;
    case TSV:
        header(r, "game scores");
        out_printf(o, "%d", game);
        for (int i = 0; i < rv_sim_players(sim); i++)
            out_printf(o, "\t%s=%d", rv_sim_label(sim, i), rv_sim_scores(sim)[i]);
        out_put(o, "\n");
        break;
    case JSON:
        rv_json_put(&j, "{game: %d, seed: %lld, score: {", game, (long long)r->args->seed);
        for (int i = 0; i < rv_sim_players(sim); i++)
            rv_json_int(&j, rv_sim_label(sim, i), rv_sim_scores(sim)[i]);
        rv_json_put(&j, "}}\n");
        break;
    default: break;
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

static rv_status play_on(run *r, const document *d) {
    const char *why = NULL;
    rv_sim *sim = rv_sim_from(r->bench, r->settings.policy, r->args->seed, &why);
    rv_status status = sim ? play(r, sim) : complain(r, RV_MISUSED, d->file, why);
    rv_sim_free(sim);
    return status;
}

/* ---- the command --------------------------------------------------------------------------- */

rv_status cmd_sim(run *r) {
    rv_sim *sim;
    const rv_ruleset *rs;
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
        return run_queries(r, play_on);
    }
    if (args_given(r->args, OPT_at) || args_given(r->args, OPT_before) || r->args->accept.n)
        return complain(
            r, RV_MISUSED, NULL,
            "--at, --before and --accept are for a file; name one instead of a ruleset");
    rv_status status = find_ruleset(r, name, &rs);
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

/* In text each depth is counted separately, so that each number is printed as soon as it is known:
 * the last depth takes most of the time by far, or never ends. */
static rv_status perft_document(run *r, const document *d) {
    int depth = r->args->depth;
    const char *why = NULL;
    out *o = r->out;
    rv_json j = out_json(o);
    if (depth > DEEPEST)
        return complain(r, RV_LIMIT_HIT, NULL, "--depth goes to " DEEPEST_TEXT);
    uint64_t counts[DEEPEST + 1] = {0};
    rv_status status = RV_FINE;
    if (r->args->form == JSON)
        status = rv_case_perft(r->bench, depth, counts, &why);
    for (int i = 1; r->args->form != JSON && status == RV_FINE && i <= depth && !o->error; i++) {
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
        return complain(r, status, d->file, why ? why : "memory ran out");
    if (r->args->form == JSON) {
        rv_json_put(&j, "{file: %s, document: %d, depth: %d, counts: [", d->file, d->number, depth);
        for (int i = 1; i <= depth; i++)
            rv_json_int(&j, NULL, (int64_t)counts[i]);
        rv_json_put(&j, "]}\n");
    }
    return RV_FINE;
}

rv_status cmd_perft(run *r) {
    return run_queries(r, perft_document);
}
