/* look.c - any bytes as the look of a tile: a look that can be read is written, and read again with
 * the same result. */
#include "ruleset/look.h"
#include "fuzz.h"
#include <string.h>

static const char *const games[] = {"castle", "carcassonne", "tower+bazaars+river", "falcon"};

static void check_written(rv_arena *a, const rv_ruleset *rs, const rv_tile *t) {
    for (int quarters = 0; quarters < 4; quarters++) {
        const char *text = rv_look_write(a, rs, t, quarters);
        rv_look again;
        const char *wrong = rv_look_parse(a, rs, (rv_str){text, strlen(text)}, &again);
        MUST(!wrong, "`%s` is written and not read: %s", text, wrong);
        MUST(rv_look_fits(rs, &again, t, quarters), "`%s` does not fit its tile", text);
    }
}

static void look_at(void *ud) {
    const rv_str *input = ud;
    static rv_arena a;
    const char *why;
    rv_look look;
    rv_tile tile = {.id = "x"};
    rv_arena_reset(&a);
    if (!input->n)
        return;
    const rv_ruleset *rs = rv_library_ruleset(
        fuzz_library(), games[(unsigned char)*input->s % (sizeof games / sizeof *games)], &why);
    if (rv_look_parse(&a, rs, (rv_str){input->s + 1, input->n - 1}, &look))
        return;
    rv_look_tile(rs, &look, 0, &tile);
    if (!rv_look_doubt(&a, rs, &look, &tile))
        check_written(&a, rs, &tile);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) {
    static rv_arena guard;
    rv_str input = {(const char *)data, n};
    rv_protect(&guard, look_at, &input);
    return 0;
}
