/* schema: prints a JSON Schema of records and positions, or a list of their keys. */
#include "run.h"
#include <stdlib.h>

/* Whether the scripts, and those of the ruleset, can be played with: their actions may be keys. */
static rv_status try_scripts(run *r, const rv_ruleset *rs) {
    const char *why = NULL;
    rv_settings settings = run_settings(r->args, &r->scripts);
    rv_sim *sim = rv_sim_new(r->library, rv_ruleset_name(rs), &settings, 1, &why);
    rv_status status = sim ? rv_sim_status(sim) : why ? RV_SCRIPT_FAILED : RV_LIMIT_HIT;
    if (sim && status != RV_FINE)
        rv_sim_next(sim, false, &why);
    if (status != RV_FINE)
        complain(r, status, NULL, why);
    rv_sim_free(sim);
    return status;
}

static rv_status schema_of(run *r, const rv_ruleset *rs) {
    rv_scripts *bench = rv_scripts_new(r->library, rs);
    const rv_script_info **infos = calloc((size_t)r->scripts.n + 1, sizeof *infos);
    rv_status status = bench && infos ? RV_FINE : RV_LIMIT_HIT;
    const char *text = NULL, *why = NULL;
    for (int i = 0; i < r->scripts.n && status == RV_FINE; i++)
        status =
            rv_scripts_add(bench, r->args->scripts.s[i], &r->scripts.texts[i], &infos[i], &why);
    const rv_ruleset *played = rs                                  ? rs
                               : status == RV_FINE && r->scripts.n ? infos[0]->ruleset
                                                                   : NULL;
    if (status == RV_FINE && played && (r->scripts.n || rv_ruleset_script(played, 0)) &&
        (status = try_scripts(r, played)) != RV_FINE) {
        rv_scripts_free(bench);
        free(infos);
        return status;
    }
    if (status == RV_FINE && !(text = rv_library_schema(r->library, rs, infos, r->scripts.n)))
        status = RV_LIMIT_HIT;
    if (status != RV_FINE) {
        status = status == RV_MISUSED ? RV_SCRIPT_FAILED : status;
        complain(r, status, NULL, why);
    } else if (r->args->form == JSON) {
        out_raw(r->out, text);
        out_put(r->out, "\n");
    } else {
        out_json_lines(r->out, text);
        out_put(r->out, "\n");
    }
    rv_scripts_free(bench);
    free(infos);
    return status;
}

static void put_key(void *ud, const rv_key_info *key) {
    out_fields(ud, "%s\t%s\t%s\t%s\t%s\n", key->in, key->key, key->shape, key->needs, key->words);
}

rv_status cmd_schema(run *r) {
    const rv_ruleset *rs = NULL;
    rv_status status = RV_FINE;
    if (r->args->operands.n)
        status = find_ruleset(r, r->args->operands.s[0], &rs);
    if (status != RV_FINE)
        return status;
    if (r->args->form != TSV)
        return schema_of(r, rs);
    header(r, "in key value needs description");
    return rv_library_keys(r->library, put_key, r->out) ? RV_FINE : ran_out(r);
}
