/* odds.c - a check: a game that is played on from a turn ends, is legal as a record, and has the
 * scores that were dealt out. This is what `odds` counts. */
#include "walk.h"
#include <stdio.h>

#define PROPERTIES(X)                                                                              \
    X(ENDS, "a game that is played on from a turn ends")                                           \
    X(LEGAL, "what is played on is a legal record, with the same scores")

#define EVENTS(X)                                                                                  \
    X(AUCTION, "odds: directly after an auction")                                                  \
    X(SECOND, "odds: before the second part of a turn")                                            \
    X(GREEDY, "odds: players who take what promises most")

enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
enum event { EVENTS(TALLY_EVENT) E_COUNT };
static const char *const property_words[] = {PROPERTIES(TALLY_WORDS)};
static const char *const event_words[] = {EVENTS(TALLY_WORDS)};

static void play_on(walk *w, rv_sim *sim) {
    const char *why = "", *text = rv_sim_next(sim, true, &why);
    bool limit = has_scripts(w) && rv_sim_status(sim) == RV_LIMIT_HIT;
    if (!hold(w, P_ENDS, text || limit, "%s", why) || !text)
        return;
    const rv_report *v = judge_until(w->plain, text, RV_NO_TURN, false);
    hold(w, P_LEGAL,
         v->verdict == RV_LEGAL && v->finished && same_scores(v, rv_sim_last(sim)->score),
         "line %d: %s", line_of(v), said(v));
}

static void look(walk *w) {
    rv_policy_id policy = below(w, 2) ? RV_POLICY_GREEDY : RV_POLICY_RANDOM;
    const char *why = "";
    if (is_over(w))
        return;
    rv_sim *sim = rv_sim_from(w->at, policy, w->tally.seed, &why);
    if (!hold(w, P_ENDS, sim != NULL, "%s", why))
        return;
    saw(w, E_AUCTION, w->turns && strncmp(w->r.entry[w->turns - 1], "- bazaar:", 9) == 0);
    saw(w, E_SECOND, w->at->found.report.second_part);
    saw(w, E_GREEDY, policy == RV_POLICY_GREEDY);
    play_on(w, sim);
    rv_sim_free(sim);
}

const check odds_check = {"odds", P_COUNT, E_COUNT, property_words, event_words,
                          NULL,   NULL,    look,    NULL,           NULL};
