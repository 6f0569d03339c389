/* option_script_test.c - the house rule as a script is the house rule as an option.
 *
 *     option_script_test [GAMES [SEED]]
 *
 * The same random games are played three times: with `wall_pickup: end_of_turn`, with the script
 * end-of-turn-pickup, and as the rules have it. The first two must be one and the same.
 */
#include "../ok.h"
#include "reeve.h"
#include <stdlib.h>
#include <string.h>

enum { GAMES = 1000, SEED = 1, JUDGED = 200 };

typedef struct player {
    rv_sim *sim;
    const char *text;
} player;

static const char *const options[] = {"wall_pickup=end_of_turn"};
static const char *const scripts[] = {"end-of-turn-pickup"};

/* With the house rule as an option, as a script, or without it. */
static player seat(rv_library *lib, bool option, bool script, uint64_t seed) {
    const char *why = NULL;
    rv_settings settings = rv_settings_default();
    settings.options = options; /* the sim does not copy them */
    settings.noptions = option;
    settings.scripts = scripts;
    settings.nscripts = script;
    player p = {rv_sim_new(lib, "castle", &settings, seed, &why), NULL};
    if (!p.sim) {
        fprintf(stderr, "no games: %s\n", why);
        exit(2);
    }
    return p;
}

static bool play(player *p) {
    const char *why = NULL;
    p->text = rv_sim_next(p->sim, true, &why);
    if (!p->text)
        printf("  a game failed: %s\n", why);
    return p->text != NULL;
}

/* The next line that does not say which house rules are in force; NULL at the end. */
static const char *next_line(const char **rest, size_t *n) {
    for (;;) {
        const char *line = *rest;
        if (!*line)
            return NULL;
        *n = strcspn(line, "\n");
        *rest = line + *n + (line[*n] == '\n');
        if (strncmp(line, "options:", 8) != 0 && strncmp(line, "scripts:", 8) != 0)
            return line;
    }
}

/* The number of the first line, of those that count, in which two records differ; 0: none. */
static int differing_line(const char *a, const char *b) {
    for (int number = 1;; number++) {
        size_t na = 0, nb = 0;
        const char *la = next_line(&a, &na), *lb = next_line(&b, &nb);
        if (!la && !lb)
            return 0;
        if (!la || !lb || na != nb || memcmp(la, lb, na) != 0)
            return number;
    }
}

static bool same_scores(const player *a, const player *b) {
    return memcmp(rv_sim_scores(a->sim), rv_sim_scores(b->sim),
                  sizeof(int) * (size_t)rv_sim_players(a->sim)) == 0;
}

/* The record of one game read again under a setting that the caller gives: its verdict is legal
 * and its final scores are those of the sim. */
static bool judged_alike(rv_library *lib, const player *game, const char *header,
                         const rv_settings *settings) {
    char text[32768];
    rv_case *c = rv_case_new(lib, settings);
    const char *rest = game->text, *line;
    size_t n, used = (size_t)snprintf(text, sizeof text, "%s", header);
    while ((line = next_line(&rest, &n)) && used + n + 1 < sizeof text) {
        memcpy(text + used, line, n);
        used += n;
        text[used++] = '\n';
    }
    const rv_text document = {.bytes = {text, used}, .line = 1, .number = 1};
    const rv_report *r = c ? rv_case_judge(c, &document) : NULL;
    bool alike = r && r->verdict == RV_LEGAL && r->finished;
    for (int p = 0; alike && p < r->nplayers; p++)
        alike = r->score[p] == rv_sim_scores(game->sim)[p];
    if (r && r->ndiags)
        printf("  line %d: %s\n", r->diags[0].line, r->diags[0].message);
    rv_case_free(c);
    return alike;
}

/* With the other form of the house rule than the one the game was played with, given in the
 * record or by the caller. */
static bool judged(rv_library *lib, const player *option, const player *script) {
    rv_settings plain = rv_settings_default(), with_option = plain, with_script = plain;
    with_option.options = options;
    with_script.scripts = scripts;
    with_option.noptions = with_script.nscripts = 1;
    return judged_alike(lib, option, "scripts: [end-of-turn-pickup]\n", &plain) &&
           judged_alike(lib, script, "options: {wall_pickup: end_of_turn}\n", &plain) &&
           judged_alike(lib, option, "", &with_script) &&
           judged_alike(lib, script, "", &with_option);
}

int main(int argc, char **argv) {
    int games = argc > 1 ? atoi(argv[1]) : GAMES, other = 0, other_scores = 0, wrong = 0, first = 0;
    int line = 0, wrong_scores = 0, misjudged = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : SEED;
    rv_library *lib = rv_library_new(NULL);
    player option = seat(lib, true, false, seed);
    player script = seat(lib, false, true, seed);
    player rules = seat(lib, false, false, seed);
    for (int i = 1; i <= games; i++) {
        if (!play(&option) || !play(&script) || !play(&rules))
            return 2;
        int differs = differing_line(option.text, script.text);
        if (differs && !wrong++) {
            first = i;
            line = differs;
        }
        wrong_scores += !same_scores(&option, &script);
        other += differing_line(option.text, rules.text) != 0;
        other_scores += !same_scores(&option, &rules);
        misjudged += i <= JUDGED && !judged(lib, &option, &script);
    }
    if (!ok(!wrong, "the script plays the option's games: %d records are the same [C-71, C-72]",
            games))
        printf("  %d differ, first game %d of seed %llu in line %d\n", wrong, first,
               (unsigned long long)seed, line);
    if (!ok(!wrong_scores, "the script gives the option's scores in %d games [C-71, C-72]", games))
        printf("  %d differ\n", wrong_scores);
    ok(!misjudged, "each form of the house rule judges the other's games alike [C-72]");
    if (!ok(other && other_scores, "the house rule is felt: without it many games go otherwise"))
        printf("  %d records, %d scores of %d differ\n", other, other_scores, games);
    rv_sim_free(option.sim);
    rv_sim_free(script.sim);
    rv_sim_free(rules.sim);
    rv_library_free(lib);
    return ok_status();
}
