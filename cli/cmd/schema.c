/* schema: prints a JSON Schema of records and positions, or a list of their keys. */
#include "indent.h"
#include "run.h"
#include <stdlib.h>

/* ---- the schema ---------------------------------------------------------------------------- */

static rv_status put_schema(run *r, const char *text) {
    if (!text)
        return complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
    if (r->args->form == JSON)
        out_raw(r->out, text);
    else
        indent_json(r->out, text);
    out_put(r->out, "\n");
    return RV_FINE;
}

/* `infos` has room for all named scripts. */
static rv_status add_scripts(run *r, rv_scripts *bench, const rv_script_info **infos) {
    for (int i = 0; i < r->scripts.n; i++) {
        const char *why = NULL, *name = r->args->scripts.s[i];
        rv_status status = rv_scripts_add(bench, name, &r->scripts.texts[i], &infos[i], &why);
        if (status != RV_FINE)
            return complain(r, status == RV_MISUSED ? RV_SCRIPT_FAILED : status, NULL, why);
    }
    return RV_FINE;
}

static rv_status schema_of(run *r, const rv_ruleset *rs) {
    rv_scripts *bench = rv_scripts_new(r->library, rs);
    const rv_script_info **infos = calloc((size_t)r->scripts.n + 1, sizeof *infos);
    rv_status status = bench && infos ? add_scripts(r, bench, infos)
                                      : complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
    if (status == RV_FINE)
        status = put_schema(r, rv_library_schema(r->library, rs, infos, r->scripts.n));
    rv_scripts_free(bench);
    free(infos);
    return status;
}

/* ---- the keys ------------------------------------------------------------------------------ */

static void put_key(void *ud, const rv_key_info *key) {
    out *o = ud;
    const char *const fields[] = {key->in, key->key, key->shape, key->needs, key->words};
    for (int i = 0; i < 5; i++) {
        out_put(o, i ? "\t" : "");
        out_field(o, fields[i]);
    }
    out_put(o, "\n");
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
    return rv_library_keys(r->library, put_key, r->out)
               ? RV_FINE
               : complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
}
