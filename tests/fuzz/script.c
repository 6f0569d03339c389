/* script.c - any bytes as a house rule, in a few games: it ends, and its effects on a game in a
 * trial are taken back. */
#include "../games/parts.h"
#include "fuzz.h"
#include "judge/case.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const games[] = {"castle", "tower+bazaars"};

static bool see(void *ud, const rv_placement *p) {
    (void)ud, (void)p;
    return true;
}

static bool see_open(void *ud, const rv_open_feature *f) {
    (void)ud, (void)f;
    return true;
}

static void check_trace(const rv_game *g, const picture *was, const char *what) {
    size_t byte;
    int part = differing_part(g, was, &byte);
    MUST(part == PART_COUNT, "%s leaves a trace: %s, byte %zu", what, part_words[part], byte);
}

/* Runs the queries that try turns, in the middle of the game. */
static void check_undone(rv_settings settings, const char *record) {
    static picture was;
    const rv_text text = rv_text_of(record, strlen(record));
    const char *why = NULL, *tile;
    settings.until = 20;
    rv_case *c = rv_case_new(fuzz_library(), &settings);
    MUST(c, "no memory");
    if (rv_case_judge(c, &text)->status == RV_FINE && (tile = rv_case_tile_of(c, 21)) != NULL) {
        char id[64];
        snprintf(id, sizeof id, "%.*s", (int)strcspn(tile, "/"), tile);
        take_picture(c->game, &was);
        if (rv_case_legal(c, 0, id, false, see, NULL, &why) == RV_FINE)
            check_trace(c->game, &was, "legal");
        if (rv_case_completions(c, id, true, see_open, NULL, &why) == RV_FINE)
            check_trace(c->game, &was, "completions");
    }
    rv_case_free(c);
}

static void play(const char *game, rv_settings settings) {
    const char *why = NULL;
    rv_sim *s = rv_sim_new(fuzz_library(), game, &settings, 1, &why);
    const char *record = s ? rv_sim_next(s, true, &why) : NULL;
    MUST(record || why, "it fails without a word");
    MUST(!s || record || rv_sim_status(s) != RV_FINE, "it fails, and all is well");
    if (record)
        check_undone(settings, record);
    rv_sim_free(s);
}

/* The name that the script gives itself, which must be the name of its file. */
static const char *own_name(const char *text) {
    static char name[64];
    const char *at = strstr(text, "name = \"");
    if (!at || sscanf(at, "name = \"%63[a-z-]\"", name) != 1)
        snprintf(name, sizeof name, "fuzzed");
    return name;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) {
    char *text = calloc(1, n + 1);
    MUST(text, "no memory");
    memcpy(text, data, n);
    const char *const names[] = {own_name(text)};
    const rv_str texts[] = {{text, n}};
    rv_settings settings = rv_settings_default();
    settings.scripts = names;
    settings.nscripts = 1;
    settings.script_texts = texts;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        play(games[i], settings);
    free(text);
    return 0;
}
