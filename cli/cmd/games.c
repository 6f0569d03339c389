#include "cmd/games.h"
#include <inttypes.h>

#define NO_MEMORY "memory ran out"

rv_status games_open(run *r, const rv_settings *settings, rv_sim **sim) {
    const char *why = NULL;
    *sim = rv_sim_new(r->library, r->args->operands.s[0], settings, r->args->seed, &why);
    if (*sim)
        return RV_FINE;
    return complain(r, why ? RV_MISUSED : RV_LIMIT_HIT, NULL, why ? why : NO_MEMORY);
}

static rv_status complain_game(run *r, rv_status status, int game, const char *why) {
    const char *about = out_format(r->err, "game %d of seed %" PRIu64, game, r->args->seed);
    complain(r, status, about, why);
    return status;
}

rv_status games_play(run *r, rv_sim *sim, int game, bool write, const char **record) {
    const char *why = NULL;
    bool loaded = rv_sim_status(sim) == RV_FINE; /* otherwise the error is not in a game */
    *record = rv_sim_next(sim, write, &why);
    if (*record)
        return RV_FINE;
    rv_status status = rv_sim_status(sim);
    return loaded ? complain_game(r, status, game, why) : complain(r, status, NULL, why);
}
