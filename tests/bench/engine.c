/* engine.c - the engine from inside: legal placements of a tile with their followers in the middle
 * of a game, and whole random games.
 *
 *     engine legal | games RULESET       prints microseconds per query, games per second
 */
#include "reeve_cli.h"
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { QUERIES = 20000, GAMES = 20000, MIDDLE = 30 };

/* The processor time of this process, which has one thread; other processes do not count. */
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static bool count(void *ud, const rv_placement *p) {
    *(unsigned long *)ud += (unsigned long)p->npieces + 1;
    return true;
}

/* A tile that is still to come: the last of a random game in which MIDDLE turns are played. */
static int legal(rv_library *lib, const char *record) {
    rv_settings settings = rv_settings_default();
    settings.until = MIDDLE;
    rv_case *c = rv_case_new(lib, &settings);
    const rv_text text = rv_text_of(record, strlen(record));
    const char *why = NULL, *tile;
    unsigned long moves = 0;
    if (!c || rv_case_judge(c, &text)->verdict != RV_LEGAL ||
        !(tile = rv_case_tile_of(c, MIDDLE + 1)))
        return 1;
    char id[32];
    snprintf(id, sizeof id, "%s", tile);
    id[strcspn(id, "/")] = '\0';
    double start = now();
    for (int i = 0; i < QUERIES; i++)
        if (rv_case_legal(c, 0, id, false, count, &moves, &why) != RV_FINE)
            return 1;
    printf("%.2f %lu\n", (now() - start) / QUERIES, moves / QUERIES);
    rv_case_free(c);
    return 0;
}

static int games(rv_library *lib, const char *ruleset) {
    const rv_settings settings = rv_settings_default();
    const char *why = NULL;
    rv_sim *s = rv_sim_new(lib, ruleset, &settings, 1, &why);
    if (!s)
        return 1;
    double start = now();
    for (int i = 0; i < GAMES; i++)
        if (!rv_sim_next(s, false, &why))
            return 1;
    printf("%.0f\n", GAMES / (now() - start) * 1e6);
    rv_sim_free(s);
    return 0;
}

int main(int argc, char **argv) {
    const rv_settings settings = rv_settings_default();
    const char *why = NULL;
    rv_library *lib = rv_library_new(NULL, NULL);
    if (!lib || argc != 3)
        return 2;
    rv_sim *s = rv_sim_new(lib, argv[2], &settings, 7, &why);
    const char *record = s ? rv_sim_next(s, true, &why) : NULL;
    bool queries = strcmp(argv[1], "legal") == 0;
    int status = !record ? 1 : queries ? legal(lib, record) : games(lib, argv[2]);
    rv_sim_free(s);
    rv_library_free(lib);
    return status;
}
