/* option_script_test.c - a house rule as a script is the house rule as an option.
 *
 *     option_script_test [GAMES [SEED]]
 *
 * For every rule that there is as both, and for every set of a few such rules, the same random
 * games are played with each mixture: some of the rules as options, the others as scripts, named in
 * one order and in the other. All of them must be one and the same, and judge each other's games
 * alike; and without the rules many games must go otherwise, or the test has shown nothing. A
 * quarter of the games is played once more with other options and a script that bear on the rules.
 */
#include "../ok.h"
#include "records.h"

enum {
    GAMES = 24,
    SEED = 1,
    JUDGED = 12, /* one game in so many is judged by the other mixtures */
    RULES = 4,
    OTHERS = 3,
    MIXTURES = 2 << RULES
};

typedef struct house_rule {
    const char *option, *script, *cites;
} house_rule;

/* The rules of a game; `together`: how many at a time are tried; several in a part of the games
 * only, one in `part`, and in one in `share` are any. `others` are options that bear on them, in
 * force in the busy games. */
typedef struct rules_of {
    const char *name;
    int rules, together, part, players[2];
    house_rule rule[RULES];
    const char *others[OTHERS], *busy_name, *busy;
    int share;
    unsigned apart; /* bit set of rules of which the options together do more than the scripts */
} rules_of;

/* In random games a marker seldom moves twice in a turn, and seldom by a raised score. */
static const char busy_castle[] =
    "return {api = 1, name = 'busy-castle', summary = '3 points a tile, and features count twice.',"
    " rules = {'castle'}, hooks = {"
    " tile_placed = function(game) game:score(game:turn():player(), 3, 'a tile') end,"
    " feature_points = function(_, _, _, points) return 2 * points end}}";

/* The same in Zamek. */
static const char busy_zamek[] =
    "return {api = 1, name = 'busy-zamek', summary = '3 points a tile, and features count twice.',"
    " rules = {'zamek'}, hooks = {"
    " tile_placed = function(game) game:score(game:turn():player(), 3, 'a tile') end,"
    " feature_points = function(_, _, _, points) return 2 * points end}}";

/* No player has enough points for a ransom; and most captured followers are farmers. */
static const char busy_tower[] =
    "return {api = 1, name = 'busy-tower', summary = '3 points a tile, and no captured farmers.',"
    " rules = {'tower'}, hooks = {"
    " tile_placed = function(game) game:score(game:turn():player(), 3, 'a tile') end,"
    " may_capture = function(_, _, _, on)"
    " if on and on:role() == 'farmer' then return 'no farmers' end end}}";

/* No player is as poor as at the beginning, and one of the players never bids. */
static const char busy_bazaars[] =
    "return {api = 1, name = 'busy-bazaars', summary = '3 points a tile, and the second never "
    "bids.',"
    " rules = {'bazaars'}, hooks = {"
    " tile_placed = function(game) game:score(game:turn():player(), 3, 'a tile') end,"
    " may_bid = function(_, player) if player:place() == 2 then return 'the second' end end}}";

/* Rules that several games have. */
#define PICKUP                                                                                     \
    { "wall_pickup=end_of_turn", "end-of-turn-pickup", "C-71, C-72" }
#define GAPS                                                                                       \
    { "gap_blocks=true", "no-capture-across-gaps", "T-15, T-48" }
#define RANSOM                                                                                     \
    { "ransom=false", "no-ransom", "T-40, T-49" }
#define RANGE                                                                                      \
    { "range_offset=-1", "no-surprises", "T-14, T-50" }
#define BIDDING                                                                                    \
    { "bazaar_auction=false", "bazaar-without-bidding", "B-57, B-69" }
#define WALLS                                                                                      \
    "count_unused_start_spaces=true", "two_doublers=quadruple", "wall_tiles_on_opponents_turn=true"

static const rules_of all_games[] = {
    {"castle",
     3,
     3,
     1,
     {2, 2},
     {PICKUP,
      {"empty_connectivity=8", "eight-way-empty-area", "C-104, C-106"},
      {"doubled_score_moves=split", "split-doubled-moves", "C-78"}},
     {WALLS},
     "busy-castle",
     busy_castle,
     1,
     0},
    {"tower",
     4,
     2,
     4,
     {2, 6},
     {GAPS, RANSOM, RANGE, {"range_metric=manhattan", "tower-distance", "T-17, T-51"}},
     {"capture_own=false", "ransom_needs_points=false", "big_follower=true"},
     "busy-tower",
     busy_tower,
     1,
     1u << 0 | 1u << 3}, /* gaps around corners (T-48, T-51) */
    {"bazaars",
     1,
     1,
     1,
     {2, 6},
     {BIDDING},
     {"bazaar_next=from_chooser", "bazaar_order=first_buyer", "min_open_bid=1"},
     "busy-bazaars",
     busy_bazaars,
     1,
     0},
    {"zamek", 1, 1, 1, {2, 2}, {PICKUP}, {WALLS}, "busy-zamek", busy_zamek, 4, 0},
    {"tower+bazaars",
     4,
     2,
     2,
     {2, 6},
     {GAPS, RANSOM, RANGE, BIDDING},
     {"capture_own=false", "bazaar_next=from_chooser", "big_follower=true"},
     "busy-tower",
     busy_tower,
     8,
     0},
};
enum { ALL_GAMES = sizeof all_games / sizeof *all_games };

/* Sets of rules, as bits. */
typedef unsigned set;

static bool has(set s, int rule) {
    return s >> rule & 1;
}

/* The scripts "busy-castle" and so on. */
static char *load(void *ud, rv_asset asset, const char *name, size_t *n) {
    (void)ud;
    for (int g = 0; asset == RV_ASSET_SCRIPT && g < ALL_GAMES; g++)
        if (strncmp(name, all_games[g].busy_name, strlen(name) - strlen(".lua")) == 0) {
            *n = strlen(all_games[g].busy);
            return strdup(all_games[g].busy);
        }
    return NULL;
}

/* ---- how a game is played ------------------------------------------------------------------ */

/* The rules in force, those of them that are scripts, and whether they are named in reverse order;
 * also the busy script and the other options. */
typedef struct mixture {
    const rules_of *game;
    set all, scripts;
    bool reversed, busy;
} mixture;

typedef struct call {
    const char *options[RULES + OTHERS], *scripts[RULES + 1];
    rv_settings settings;
} call;

/* As the caller gives it: --option, --script. The settings point into it. */
static void say(call *s, mixture m) {
    s->settings = rv_settings_default();
    s->settings.options = s->options;
    s->settings.scripts = s->scripts;
    if (m.busy)
        s->scripts[s->settings.nscripts++] = m.game->busy_name;
    for (int i = 0; m.busy && i < OTHERS; i++)
        s->options[s->settings.noptions++] = m.game->others[i];
    for (int i = 0; i < m.game->rules; i++) {
        int r = m.reversed ? m.game->rules - 1 - i : i;
        if (has(m.scripts, r))
            s->scripts[s->settings.nscripts++] = m.game->rule[r].script;
        else if (has(m.all, r))
            s->options[s->settings.noptions++] = m.game->rule[r].option;
    }
}

/* As a record says it. */
static void put_header(char *to, size_t room, mixture m) {
    call s;
    size_t n = (size_t)snprintf(to, room, "options: {");
    say(&s, m);
    for (int i = 0; i < s.settings.noptions; i++)
        n += (size_t)snprintf(to + n, room - n, "%s%.*s: %s", i ? ", " : "",
                              (int)strcspn(s.options[i], "="), s.options[i],
                              strchr(s.options[i], '=') + 1);
    n += (size_t)snprintf(to + n, room - n, "}\nscripts: [");
    for (int i = 0; i < s.settings.nscripts; i++)
        n += (size_t)snprintf(to + n, room - n, "%s%s", i ? ", " : "", s.scripts[i]);
    snprintf(to + n, room - n, "]\n");
}

typedef struct player {
    mixture m;
    rv_sim *sim;
    const char *text;
} player;

static player seat(rv_library *lib, mixture m, int players, uint64_t seed) {
    call s;
    say(&s, m);
    s.settings.players = players;
    return (player){m, simulation(lib, m.game->name, &s.settings, seed), NULL};
}

static void play(player *p) {
    p->text = next_game(p->sim);
}

/* ---- comparing ----------------------------------------------------------------------------- */

/* Whether the line names the house rules in force. */
static bool says_rules(const char *line) {
    return strncmp(line, "options:", 8) == 0 || strncmp(line, "scripts:", 8) == 0;
}

/* The number of the first significant line in which two records differ, or 0. */
static int differing_game(const char *a, const char *b) {
    static written one, other;
    one.n = other.n = 0;
    put_without(&one, a, says_rules);
    put_without(&other, b, says_rules);
    return differing_line(one.s, other.s);
}

static bool same_result(const player *a, const player *b) {
    return memcmp(rv_sim_last(a->sim)->score, rv_sim_last(b->sim)->score,
                  sizeof(int) * (size_t)rv_sim_last(a->sim)->nplayers) == 0;
}

/* The record of one game is read again under a header and settings of the caller: its verdict is
 * legal and its final scores are those of the sim. */
static bool judged_alike(rv_library *lib, const player *game, const char *header,
                         const rv_settings *settings) {
    static written text;
    rv_case *c = rv_case_new(lib, settings);
    text.n = 0;
    put_word(&text, header);
    put_without(&text, game->text, says_rules);
    const rv_report *r = judge(c, text.s);
    bool alike =
        r->verdict == RV_LEGAL && r->finished && same_scores(r, rv_sim_last(game->sim)->score);
    if (r->ndiags)
        printf("  line %d: %s\n", line_of(r), said(r));
    rv_case_free(c);
    return alike;
}

/* With another mixture of options and scripts than when it was played, given in the record or by
 * the caller. */
static bool judged(rv_library *lib, const player *game, mixture m) {
    const rv_settings plain = rv_settings_default();
    char header[400];
    call s;
    say(&s, m);
    put_header(header, sizeof header, m);
    return judged_alike(lib, game, header, &plain) && judged_alike(lib, game, "", &s.settings);
}

/* ---- one set of rules ---------------------------------------------------------------------- */

typedef struct outcome {
    int games, records, scores, misjudged; /* number of games; of those that differ */
    int first, line;                       /* the first of them, and the line in which it differs */
    int felt, felt_scores;                 /* games that differ without the rules */
} outcome;

typedef struct test {
    rv_library *lib;
    mixture options;    /* all rules as options */
    player plays, none; /* those; and none of them */
    player mixed[MIXTURES];
    int nmixed;
    outcome seen;
} test;

static bool is_one(set s) {
    return (s & (s - 1)) == 0;
}

static void sit_down(test *t, int players, uint64_t seed) {
    mixture m = t->options;
    t->plays = seat(t->lib, m, players, seed);
    t->none = seat(t->lib, (mixture){m.game, 0, 0, false, m.busy}, players, seed);
    for (m.scripts = 1; m.scripts <= m.all; m.scripts++)
        for (int reversed = 0; reversed < 2; reversed++) {
            m.reversed = reversed;
            if ((m.scripts & m.all) == m.scripts && !(reversed && is_one(m.scripts)))
                t->mixed[t->nmixed++] = seat(t->lib, m, players, seed);
        }
}

static void rise(test *t) {
    rv_sim_free(t->plays.sim);
    rv_sim_free(t->none.sim);
    for (int i = 0; i < t->nmixed; i++)
        rv_sim_free(t->mixed[i].sim);
    t->nmixed = 0;
}

static void compare(test *t, player *mixed) {
    outcome *o = &t->seen;
    play(mixed);
    int line = differing_game(t->plays.text, mixed->text);
    if (line && !o->records++) {
        o->first = o->games;
        o->line = line;
    }
    o->scores += !same_result(&t->plays, mixed);
    if (o->games % JUDGED == 1)
        o->misjudged += !judged(t->lib, &t->plays, mixed->m);
}

static void play_all(test *t) {
    outcome *o = &t->seen;
    o->games++;
    play(&t->plays);
    play(&t->none);
    for (int i = 0; i < t->nmixed; i++)
        compare(t, &t->mixed[i]);
    o->felt += differing_game(t->plays.text, t->none.text) != 0;
    o->felt_scores += !same_result(&t->plays, &t->none);
}

/* As many games with few players as with many. */
static outcome play_set(rv_library *lib, mixture options, int games, uint64_t seed) {
    test t = {.lib = lib, .options = options};
    const int *players = options.game->players;
    int tables = players[1] - players[0] + 1;
    for (int i = 0; i < tables; i++) {
        sit_down(&t, players[0] + i, seed);
        while (t.seen.games < games * (i + 1) / tables)
            play_all(&t);
        rise(&t);
    }
    return t.seen;
}

/* ---- the report ---------------------------------------------------------------------------- */

typedef struct words {
    char scripts[128], cites[64];
} words;

static words words_of(const rules_of *g, set all) {
    words w = {"", ""};
    for (int r = 0; r < g->rules; r++)
        if (has(all, r)) {
            strcat(strcat(w.scripts, *w.scripts ? " + " : ""), g->rule[r].script);
            strcat(strcat(w.cites, *w.cites ? ", " : ""), g->rule[r].cites);
        }
    return w;
}

static void report(const words *w, const outcome *o, const char *how) {
    if (!ok(!o->records,
            "%s: each mixture of scripts and options gives one record, %d games%s [%s]", w->scripts,
            o->games, how, w->cites))
        printf("  %d differ, first game %d in line %d\n  again: option_script_test %d\n",
               o->records, o->first, o->line, o->first);
    if (!ok(!o->scores, "%s: and the same scores%s [%s]", w->scripts, how, w->cites))
        printf("  %d differ\n", o->scores);
    ok(!o->misjudged, "%s: and each judges the games of the others alike%s [%s]", w->scripts, how,
       w->cites);
}

static void test_set(rv_library *lib, const rules_of *g, set all, int games, uint64_t seed) {
    const words w = words_of(g, all);
    outcome plain = play_set(lib, (mixture){g, all, 0, false, false}, games, seed);
    outcome more = play_set(lib, (mixture){g, all, 0, false, true}, (games + 3) / 4, seed);
    report(&w, &plain, "");
    report(&w, &more, ", in a busy game");
    int felt = plain.felt + more.felt, scores = plain.felt_scores + more.felt_scores;
    int few = (games + 12) / 20;
    if (!ok(felt >= few && scores >= few, "%s: it is felt, many games go otherwise without",
            w.scripts))
        printf("  %d records, %d scores of %d and %d\n", felt, scores, plain.games, more.games);
}

static int rules_in(set s) {
    int n = 0;
    for (int r = 0; r < RULES; r++)
        n += has(s, r);
    return n;
}

static bool are_apart(const rules_of *g, set all) {
    return g->apart && (all & g->apart) == g->apart;
}

static int games_of(const rules_of *g, set all, int games) {
    int part = g->share * (is_one(all) ? 1 : g->part);
    return (games + part - 1) / part;
}

int main(int argc, char **argv) {
    static const rv_loader loader = {load, NULL};
    int games = (int)number_given(argc, argv, 1, GAMES);
    uint64_t seed = number_given(argc, argv, 2, SEED);
    rv_library *lib = rv_library_new(loader.load, loader.ud);
    for (int g = 0; g < ALL_GAMES; g++)
        for (set all = 1; all < 1u << all_games[g].rules; all++)
            if (rules_in(all) <= all_games[g].together && !are_apart(&all_games[g], all))
                test_set(lib, &all_games[g], all, games_of(&all_games[g], all, games), seed);
    rv_library_free(lib);
    return ok_status();
}
