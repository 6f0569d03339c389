/* ruleset.c - any bytes as a ruleset: with a ruleset that can be read, random games are played and
 * checked. */
#include "fuzz.h"
#include <stdlib.h>
#include <string.h>

static rv_str input;

/* The ruleset is `fuzzed`, in one file. */
static char *load(void *ud, rv_asset asset, const char *name, size_t *n) {
    (void)ud;
    if (asset != RV_ASSET_RULESET || strcmp(name, "fuzzed/ruleset.yaml") != 0)
        return NULL;
    char *out = malloc(input.n + 1);
    if (out)
        memcpy(out, input.s, input.n);
    *n = input.n;
    return out;
}

static void play(rv_library *lib) {
    const char *why;
    const rv_settings settings = rv_settings_default();
    rv_sim *s = rv_sim_new(lib, "fuzzed", &settings, 1, &why);
    const char *record = s ? rv_sim_next(s, true, &why) : NULL;
    rv_case *c = record ? rv_case_new(lib, &settings) : NULL;
    if (c) {
        const rv_text text = rv_text_of(record, strlen(record));
        const rv_report *r = rv_case_judge(c, &text);
        MUST(r->verdict == RV_LEGAL, "a random game is %s: %s\n%s", rv_verdict_name(r->verdict),
             r->ndiags ? r->diags[0].message : "", record);
    }
    rv_case_free(c);
    rv_sim_free(s);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) {
    const rv_loader loader = {load, NULL};
    const char *why = NULL;
    input = (rv_str){(const char *)data, n};
    rv_library *lib = rv_library_new(loader.load, loader.ud);
    MUST(lib, "no memory");
    if (rv_library_ruleset(lib, "fuzzed", &why))
        play(lib);
    else
        MUST(why && *why, "a ruleset is refused without a word");
    rv_library_free(lib);
    return 0;
}
