/* odds_test.c - games that are played on from a position: the end of games whose outcome is known.
 *
 * With one tile left, every first move is compared with the same move judged as a record, and the
 * greedy policy must choose one of the best. With two tiles left, the games in every order of the
 * tiles are compared with games in random orders. Afterwards the case is as it was before. Run from
 * the top of the checkout.
 */
#include "../ok.h"
#include "lua/script.h"
#include "random/sim.h"
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 65536, GAMES = 400 };

typedef struct ending {
    const char *rules;
    int players;
    uint64_t seed;
    bool more; /* more than the tile and the follower can be played in the last turn */
} ending;

/* Castle games in which no wall tile is left to be played on a feature of the last turn. */
static const ending endings[] = {
    {"castle", 2, 11, false},     {"castle", 2, 5, false},      {"zamek", 2, 3, false},
    {"carcassonne", 2, 4, false}, {"carcassonne", 4, 5, false}, {"falcon", 2, 2, false},
};

static char text[TEXT];

/* A record without its last entries and its result. */
static void cut_record(const char *record, int entries) {
    const char *p = strstr(record, "\nmoves:\n") + 8, *starts[512],
               *end = strstr(record, "\nresult:");
    int n = 0;
    for (; p && p < end; p = strstr(p, "\n- ") ? strstr(p, "\n- ") + 1 : end)
        starts[n++] = p;
    snprintf(text, sizeof text, "%.*s", (int)(starts[n - entries] - record), record);
}

static const rv_report *judge(rv_case *c, const char *s) {
    const rv_text t = rv_text_of(s, strlen(s));
    return rv_case_judge(c, &t);
}

/* The last turn as a record has it. */
static bool same_as_record(rv_library *lib, const rv_report *before, const rv_placement *m,
                           const rv_sim *played) {
    static char whole[TEXT + 256];
    const rv_settings settings = rv_settings_default();
    rv_case *c = rv_case_new(lib, &settings);
    snprintf(whole, sizeof whole, "%s- %s: %s/%d %s%s%s\n", text, before->label[before->to_move],
             m->tile, m->rotation, m->cell, m->nfollowers ? " " : "",
             m->nfollowers ? m->followers[0] : "");
    const rv_report *r = judge(c, whole);
    bool same = r->verdict == RV_LEGAL && r->finished;
    for (int p = 0; same && p < r->nplayers; p++)
        same = r->score[p] == rv_sim_last(played)->score[p];
    rv_case_free(c);
    return same;
}

/* What a player wants: a victory, and then the margin. */
static double outcome(const rv_sim *s, int player) {
    const rv_sim_game *g = rv_sim_last(s);
    int best = INT_MIN;
    for (int p = 0; p < g->nplayers; p++)
        if (p != player && g->score[p] > best)
            best = g->score[p];
    return 1e6 * g->victory[player] + g->score[player] - best;
}

static double mean_share(rv_sim *s, int player, int games) {
    const char *why;
    double all = 0;
    for (int i = 0; i < games; i++) {
        if (!rv_sim_next(s, false, &why))
            return NAN;
        all += rv_sim_last(s)->victory[player];
    }
    return all / games;
}

/* ---- one tile ------------------------------------------------------------------------------ */

static double outcome_of_next(rv_sim *s, int player) {
    const char *why;
    return rv_sim_next(s, false, &why) ? outcome(s, player) : NAN;
}

static void try_moves(rv_library *lib, const ending *e, const rv_report *r, rv_sim *s) {
    double best = -INFINITY;
    int n = rv_sim_moves(s, NULL) ? s->from.nmoves : 0, same = 0;
    for (int i = 0; i < n; i++) {
        s->from.first = s->from.moves[i].first;
        s->number = 0;
        best = fmax(best, outcome_of_next(s, r->to_move));
        same += same_as_record(lib, r, &s->from.moves[i].move, s);
    }
    ok(n > 0 && (same == n || e->more), "%s, seed %d: %d of %d last moves end as the record does",
       e->rules, (int)e->seed, same, n);
    s->from.first = NULL;
    s->number = 0;
    ok(n > 0 && outcome_of_next(s, r->to_move) == best,
       "%s, seed %d: the greedy last move ends best of %d", e->rules, (int)e->seed, n);
}

/* ---- two tiles ----------------------------------------------------------------------------- */

static void try_orders(const ending *e, const rv_report *r, rv_sim *s) {
    int orders = rv_sim_orders(s, 6);
    double exact = orders ? mean_share(s, r->to_move, orders) : NAN;
    bool chance = rv_sim_last(s)->by_chance;
    rv_sim_orders(s, 0);
    double sampled = mean_share(s, r->to_move, GAMES);
    double arm = 4 * sqrt(exact * (1 - exact) / GAMES) + 1e-9;
    ok(orders >= 1 && orders <= 2 && !chance, "%s, seed %d: two tiles have %d orders", e->rules,
       (int)e->seed, orders);
    ok(fabs(sampled - exact) <= arm,
       "%s, seed %d: %.3f of the games are won in random orders, %.3f exactly", e->rules,
       (int)e->seed, sampled, exact);
}

/* ---- what stays ---------------------------------------------------------------------------- */

static void try_ending(rv_library *lib, const ending *e, const char *record, int tiles) {
    const char *why = NULL;
    rv_settings settings = rv_settings_default();
    settings.hold = true;
    rv_case *c = rv_case_new(lib, &settings);
    cut_record(record, tiles);
    const rv_report *r = judge(c, text);
    char *before = strdup(rv_case_position(c));
    rv_sim *s = rv_sim_from(c, RV_POLICY_GREEDY, 1, &why);
    if (!ok(s && r->stack == tiles, "%s, seed %d: %d tiles are left%s%s", e->rules, (int)e->seed,
            r->stack, why ? ": " : "", why ? why : ""))
        return;
    if (tiles == 1)
        try_moves(lib, e, r, s);
    else
        try_orders(e, r, s);
    ok(!strcmp(before, rv_case_position(c)), "%s, seed %d: the position is the same afterwards",
       e->rules, (int)e->seed);
    free(before);
    rv_sim_free(s);
    rv_case_free(c);
}

/* ---- games --------------------------------------------------------------------------------- */

static void try_game(rv_library *lib, const ending *e, rv_policy_id policy, int most) {
    const char *why;
    rv_settings settings = rv_settings_default();
    settings.players = e->players;
    settings.policy = policy;
    rv_sim *s = rv_sim_new(lib, e->rules, &settings, e->seed, &why);
    char *record = strdup(rv_sim_next(s, true, &why));
    for (int tiles = 1; tiles <= most; tiles++)
        try_ending(lib, e, record, tiles);
    free(record);
    rv_sim_free(s);
}

/* Greedy players leave less that can be closed. */
static void try_greedy_games(rv_library *lib) {
    static const ending games[] = {{"castle", 2, 0, true},
                                   {"zamek", 2, 0, true},
                                   {"carcassonne", 3, 0, false},
                                   {"bazaars", 2, 0, true},
                                   {"tower+bazaars", 2, 0, true}};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        for (uint64_t seed = 1; seed <= 6; seed++) {
            ending e = games[i];
            e.seed = seed;
            try_game(lib, &e, RV_POLICY_GREEDY, 1);
        }
}

/* All games together have a budget of steps of scripts, after which none is played. */
static void try_budget(rv_library *lib) {
    static const char record[] = "reeve: 1\nrules: carcassonne\nplayers: {R: Rosa, B: Ben}\n"
                                 "moves:\n- R: BA.RFr 1,0\n",
                      script[] = "return {api = 2, name = 'busy', summary = 'It counts.', rules = "
                                 "{'carcassonne'}, hooks = {turn_ending = function() for i = 1, "
                                 "1000 do end end}}";
    const char *path = "busy.lua", *why = NULL;
    const rv_str body = {script, strlen(script)};
    rv_settings settings = rv_settings_default();
    settings.hold = true;
    settings.scripts = &path;
    settings.script_texts = &body;
    settings.nscripts = 1;
    rv_case *c = rv_case_new(lib, &settings);
    judge(c, record);
    rv_sim *s = rv_sim_from(c, RV_POLICY_RANDOM, 1, &why);
    bool played = s && rv_sim_next(s, false, &why);
    if (!ok(played && s->steps > 70000 && s->steps < 1000000, "steps of scripts are added up: %s",
            why ? why : "fine"))
        return;
    s->steps = RV_LIMIT_SCRIPT_GAMES - 10000;
    played = rv_sim_next(s, false, &why);
    ok(!played && rv_sim_status(s) == RV_LIMIT_HIT && strstr(why, "20000000000 steps") &&
           strstr(why, "--games N"),
       "all games together have a budget: %s", why);
    rv_sim_free(s);
    rv_case_free(c);
}

int main(void) {
    rv_library *lib = rv_library_new(NULL, NULL);
    try_budget(lib);
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        try_game(lib, &endings[i], RV_POLICY_RANDOM, 2);
    try_greedy_games(lib);
    rv_library_free(lib);
    return ok_status();
}
