/* script.c - any bytes as a house rule, in a few games: it ends, and what it does to a game can be
 * taken back. */
#include "fuzz.h"
#include <string.h>

static const char *const games[] = {"castle", "tower"};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) {
    const char *const names[] = {"fuzzed"};
    const rv_str texts[] = {{(const char *)data, n}};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        rv_settings settings = rv_settings_default();
        const char *why = NULL;
        settings.scripts = names;
        settings.nscripts = 1;
        settings.script_texts = texts;
        rv_sim *s = rv_sim_new(fuzz_library(), games[i], &settings, 1, &why);
        const char *record = s ? rv_sim_next(s, true, &why) : NULL;
        MUST(record || why, "it fails without a word");
        MUST(!s || record || rv_sim_status(s) != RV_FINE, "it fails, and all is well");
        rv_sim_free(s);
    }
    return 0;
}
