/* odds.h - who would have won: a case that is played on many times, by chance or by what promises
 * most, and the placements of a tile by how often they win.
 */
#ifndef RV_ODDS_H
#define RV_ODDS_H

#include "judge/case.h"
#include "random/sim.h"

typedef struct rv_odds {
    const rv_question *q; /* its tile, games, seed, policy, go_on */
    const rv_report *report;
    rv_sim *sim;
    const char *why;
    rv_status status;
    rv_odds_of all;
    rv_odds_move *list; /* the best first; the sim's */
    int n;
    bool stopped; /* by the caller */
    uint64_t played, planned;
} rv_odds;

/* Plays the case on, which must have been judged with settings.hold, and outlive the odds. RV_FINE;
 * or the status with *why, NULL if memory ran out. rv_odds_end frees what it holds in any case. */
rv_status rv_odds_play(rv_odds *a, rv_case *c, const rv_question *q, const char **why);
void rv_odds_end(rv_odds *a);
/* Its members of an answer as JSON. */
void rv_odds_put(const rv_odds *a, rv_json *j);

#endif
