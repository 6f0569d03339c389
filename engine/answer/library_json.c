/* library_json.c - the answers of a library: its rulesets, the rules and options of one, its tiles.
 */
#include "ask/query.h"
#include "base/json.h"
#include "draw/shown.h"
#include <stdio.h>
#include <stdlib.h>

void rv_rule_put(rv_json *j, const rv_rule *rule) {
    char page[64];
    snprintf(page, sizeof page, "rules/%s.html", rule->id); /* where `make site` puts it */
    rv_json_put(j,
                "{id: %s, section: %s, title: %s, text: %s, source: %s, standing: %s, edition: %s, "
                "options: %s, example: %s, see: %s, note: %s, testable: %i, page: %s",
                rule->id, rule->section, rule->title, rule->text, rule->source, rule->standing,
                rule->edition, rule->options, rule->example, rule->see, rule->note, rule->testable,
                page);
}

void rv_option_put(rv_json *j, const rv_option_info *opt) {
    rv_json_put(j, "{name: %s", opt->name);
    if (opt->number)
        rv_json_put(j, "range: [%d, %d]", atoi(opt->values[0]),
                    atoi(opt->values[opt->nvalues - 1]));
    else
        rv_json_texts(j, "values", opt->values, opt->nvalues);
    rv_json_put(j, "default: %s", opt->nvalues ? opt->values[opt->standard] : "");
    if (opt->by_edition[0] != opt->by_edition[1])
        rv_json_put(j, "by_edition: {2: %s, 1: %s}", opt->values[opt->by_edition[0]],
                    opt->values[opt->by_edition[1]]);
    rv_json_put(j, "rule: %s, help: %s}", opt->rule, opt->help);
}

int rv_listed_rules(rv_library *lib, const rv_ruleset *rs) {
    const rv_ruleset *base = rs;
    while (base && !rv_facts(base)->nown) {
        const char *name = rv_ruleset_extends(base);
        base = name ? rv_library_ruleset(lib, name, NULL) : NULL;
    }
    return base ? rv_facts(base)->nown : rv_facts(rs)->nrules;
}

void rv_ruleset_open(rv_json *j, const rv_ruleset *rs) {
    rv_option_info opt;
    rv_json_put(j, "{ruleset: %s, title: %s, edition: %s, extends: %s, options: [",
                rv_facts(rs)->name, rv_facts(rs)->title, rv_facts(rs)->edition,
                rv_ruleset_extends(rs));
    for (int i = 0; rv_ruleset_option(rs, i, &opt); i++)
        rv_option_put(j, &opt);
    rv_json_put(j, "]");
}

void rv_ruleset_close(rv_json *j, rv_library *lib, const rv_ruleset *rs) {
    rv_json_put(j, "rules: [");
    for (int i = 0, n = rv_listed_rules(lib, rs); i < n; i++) {
        rv_rule_put(j, rv_ruleset_rule(rs, i));
        rv_json_put(j, "}");
    }
    rv_json_put(j, "]}\n");
}

/* Marks that the ruleset declares, by their keys. */
static void put_symbols(rv_json *j, const rv_ruleset *rs, uint64_t symbols) {
    rv_symbol_info symbol;
    rv_json_put(j, "marks: [");
    for (int i = 0; rv_ruleset_symbol(rs, i, &symbol); i++)
        if (symbols >> i & 1)
            rv_json_put(j, "%s", symbol.key);
    rv_json_put(j, "]");
}

void rv_tile_put(rv_json *j, const rv_ruleset *rs, int tile, int degrees) {
    const rv_tile_info t = shown_info(rs, tile);
    rv_json_put(j, "{tile: %s", t.id);
    if (degrees >= 0)
        rv_json_put(j, "rotation: %d", degrees);
    rv_json_put(j, "look: %s, count: %d, hand?: %s, same: %s", t.look, t.count, t.hand, t.same);
    put_symbols(j, rs, t.symbols);
    rv_json_put(j, "regions: [");
    RV_EACH_AT(t.regions, t.nregions, g) {
        rv_json_put(j, "{kind: %s, ports: [", g->kind);
        for (unsigned left = g->ports; left; left &= left - 1)
            rv_json_put(j, "%s", shown_port(left));
        rv_json_put(j, "], doubles: %d, prizes: %d, collects: %d", g->doubles, g->prizes,
                    g->collects);
        if (g->symbols)
            put_symbols(j, rs, g->symbols);
        rv_json_put(j, "}");
    }
    rv_json_put(j, "]}\n");
}

/* ---- questions ------------------------------------------------------------------------------- */

/* Those that are built in and for this ruleset; false: memory ran out. */
static bool put_scripts(rv_json *j, rv_library *lib, const rv_ruleset *rs) {
    const char *name, *why = NULL;
    bool lost = false;
    rv_json_put(j, "scripts: [");
    for (int i = 0; !lost && (name = rv_library_script_at(lib, i)); i++) {
        const rv_script_info *info;
        rv_scripts *bench = rv_scripts_new(lib, rs);
        if (bench && rv_scripts_add(bench, name, NULL, &info, &why) == RV_FINE)
            rv_json_put(j, "%s", name);
        lost = !bench || why == rv_memory_ran_out;
        rv_scripts_free(bench);
    }
    rv_json_put(j, "]");
    return !lost;
}

rv_status rv_library_json(rv_library *lib, const rv_question *from,
                          bool (*put)(void *ud, const char *s, size_t n), void *ud,
                          const char **why) {
    const rv_question q = rv_question_known(from);
    const rv_ruleset *rs = q.ruleset ? rv_library_ruleset(lib, q.ruleset, why) : NULL;
    rv_json j = {.put = put, .ud = ud};
    bool fine = true;
    *why = q.kind != RV_ASKED_RULES && q.kind != RV_ASKED_TILES ? "there is no such question"
           : q.kind == RV_ASKED_TILES && !q.ruleset             ? "no ruleset is asked about"
           : !q.ruleset || rs                                   ? NULL
                              : rv_library_no_ruleset(lib, q.ruleset, *why);
    if (*why)
        return q.ruleset && !rs ? RV_UNREADABLE : RV_MISUSED;
    const char *name;
    if (q.kind == RV_ASKED_TILES)
        for (int i = 0; i < rv_facts(rs)->ntiles; i++)
            rv_tile_put(&j, rs, i, -1);
    else if (rs) {
        rv_ruleset_open(&j, rs);
        fine = put_scripts(&j, lib, rs);
        rv_ruleset_close(&j, lib, rs);
    }
    for (int i = 0; !q.ruleset && (name = rv_library_name(lib, i)); i++)
        if ((rs = rv_library_ruleset(lib, name, NULL)))
            rv_json_put(&j, "{ruleset: %s, title: %s, edition: %s, extends: %s}\n", name,
                        rv_facts(rs)->title, rv_facts(rs)->edition, rv_ruleset_extends(rs));
    return fine ? RV_FINE : RV_LIMIT_HIT;
}
