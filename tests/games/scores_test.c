/* scores_test.c - random games with each of the smaller boxes, alone and with others: the engine
 * and the slow checker must have the same scores and figures in hand after every turn, and at the
 * end.
 *
 *     scores_test [GAMES [SEED [RULES]]]
 */
#include "../ok.h"
#include "../oracle/carcassonne.h"
#include "box_legal.h"
#include "chance.h"
#include "judge/case.h"
#include "records.h"
#include "ruleset/ruleset.h"

enum {
    TEXT = 64 * 1024,
    OPTIONS = 9,
    ANY = 40,
    WORD = 64,
    OFTEN = 120 /* a list of legal turns for so many turns */
};

/* Rules, and options of which each game has some. */
static const struct {
    const char *rules, *options[OPTIONS];
} sorts[] = {
    {"siege",
     {"siege_tiles=both", "escape=any_tile", "farm_scoring=second", "farm_scoring=first",
      "escape=none"}},
    {"king", {"king_scoring=running", "king_scoring=ten_each", "king_scoring=fifteen_forty"}},
    {"cult",
     {"cult_tiles=6", "shrine_neighbours=placed_only", "own_challenge=false",
      "shrine_counts=occupied", "abbot=true", "abbot_on_shrine=false"}},
    {"windroses", {"wind_start=none"}},
    {"watchtowers", {"tower_pays=player"}},
    {"labyrinth", {"labyrinth=advanced", "labyrinths=2"}},
    {"mayor", {"tiny_city=2"}},
    {"festival", {"festival_returns=followers"}},
    {"buildings",
     {"building_points=by_kind", "farm_scoring=second", "farm_scoring=first",
      "buildings_dealt=by_kind"}},
    {"hills",
     {"closed_field=score_only", "hill_unplaceable=hill_only", "hill_tie=number", "abbot=true",
      "vineyard_garden=true", "edition=1"}},
    {"inns+hills", {"hills=false", "vineyards=false", "shepherds=false", "farm_scoring=first"}},
    {"tower+festival+cult", {"abbot=true", "tower_top_capturable=true", "edition=1"}},
    {"cult+hills+festival+buildings+bazaars",
     {"abbot=true", "vineyard_garden=true", "abbot_on_shrine=false"}},
    {"inns+siege+king+cult+mayor", {"siege_tiles=both", "tiny_city=2"}},
    {"cult+hills+buildings+festival", {"building_points=by_kind"}},
    {"inns+watchtowers+windroses+labyrinth+mayor", {"labyrinths=2", "labyrinth=advanced"}},
    {"king+cult+siege+hills+windroses+watchtowers+labyrinth+mayor+festival+buildings",
     {"farm_scoring=second"}},
    {"tower+festival+hills+mayor", {"tower_reopens=true", "festival_returns=followers"}},
    {"tower+watchtowers+cult+siege", {"tower_pays=player"}},
    {"traders+hills+siege+festival+labyrinth",
     {"siege_pig=single", "labyrinth=advanced", "labyrinth_builder=true",
      "festival_returns=followers"}},
    {"tower+traders+hills+mayor", {"capture_builder_pig=true", "capture_own=true"}},
    {"traders+siege",
     {"siege_tiles=both", "escape=any_tile", "escape_builder=true", "escape_per=turn"}},
    {"traders+bazaars+siege",
     {"siege_tiles=both", "bazaar_builder=builder_first", "escape_per=turn"}},
    {"bazaars+festival+siege", {"festival_lord=false"}},
    {"bazaars+watchtowers+siege+king+cult+mayor",
     {"king_scoring=running", "small_city=two_tiles", "counts_lord=true"}},
    {"bazaars+hills+buildings+labyrinth+festival+windroses", {"labyrinth=advanced"}},
    {"river+windroses+cult+hills+siege", {"river=2"}},
    {"inns+traders+tower+river+bazaars+king+cult+siege+hills+windroses+watchtowers+labyrinth+mayor+"
     "festival+buildings",
     {"farm_scoring=first"}},
    {"phantom", {"farmers=false", "farm_scoring=first"}},
    {"phantom+tower+inns+mayor", {"tower_reopens=false", "capture_own=false"}},
    {"phantom+traders+festival+labyrinth+hills",
     {"labyrinth=advanced", "abbot=true", "festival_returns=followers"}},
    {"phantom+bazaars+siege+cult+watchtowers+buildings", {"escape=any_tile", "abbot=true"}},
    {"flier", {"farmers=false", "edition=1"}},
    {"flier+tower+inns+mayor", {"flier_on_tower=true", "tower_reopens=false"}},
    {"flier+phantom+cult+siege+festival",
     {"abbot=true", "abbot_on_shrine=false", "escape=any_tile"}},
    {"flier+traders+bazaars+watchtowers+labyrinth", {"labyrinth=advanced"}},
    {"flier+bazaars+gold+festival", {"small_city=two_tiles", "castle_same_turn=true"}},
    {"mage", {"tiny_city=2", "edition=1"}},
    {"mage+inns+siege+labyrinth+buildings", {"labyrinth=advanced", "inn_cathedral_final=normal"}},
    {"mage+bazaars+traders+phantom+hills", {"bridges_per_turn=3"}},
    {"dragon", {NULL}},
    {"dragon", {"fairy_place=tile", "princess_removes=must", "dragon_start_visited=false"}},
    {"dragon+tower+bazaars", {"dragon_moves=after_scoring", "fairy_castle=false"}},
    {"dragon+tower+bazaars+traders", {"fairy_place=tile", "top_beside_dragon=false"}},
    {"dragon+inns+river+abbey", {"river=2", "lake_dragon=false", "edition=1"}},
    {"dragon+phantom+festival+flier+hills", {"princess_removes=must", "abbot=true"}},
    {"gold", {"gold_choice=auto"}},
    {"gold+bazaars+hills+cult", {"abbot=true", "castle_gold=false", "gold_choice=auto"}},
    {"gold+mage+flier+phantom+inns+tower", {"flier_on_tower=true"}},
    {"abbey",
     {"wagon_move=connected", "barn_on_barn=true", "barn_join=own_part", "abbey_end=none",
      "farm_scoring=first", "barn_points=one_more", "tiny_city=2", "edition=1"}},
    {"abbey", {"mayor=false", "wagon=false", "barn=false", "farmers=false", "abbot=true"}},
    {"abbey+bazaars+siege+buildings",
     {"mayor_lord=never", "wagon_from_castle=true", "siege_tiles=cathars", "barn_join=own_part",
      "building_points=by_kind"}},
    {"abbey+traders+river+hills",
     {"pig_on_barn=false", "abbey_on_river=false", "river=2", "double_turn=must",
      "wagon_move=connected"}},
    {"abbey+tower+inns+phantom+festival+flier",
     {"wagon_move=connected", "capture_own=false", "festival_returns=followers",
      "flier_on_tower=true"}},
    {"labyrinth+abbey+dragon", {"labyrinth=advanced", "labyrinths=2", "wagon_move=connected"}},
    {"circles", {"circles=both", "circle_place=may", "farmers=false"}},
    {"circles+phantom+siege+inns+mayor", {"circle_place=may", "circles=both"}},
    {"circles+bazaars+tower+traders", {"circles=both"}},
    {"count",
     {"city_points=features", "count_moves=clockwise", "count_moves=follows",
      "city_to_unoccupied=false", "city_final=any", "farmers=false", "carcassonne_in_fields=false",
      "farm_scoring=first", "edition=1"}},
    {"count+inns+traders+mayor+phantom+festival",
     {"city_per=part", "city_final=any", "abbot=true", "double_turn=must", "farm_scoring=second",
      "festival_returns=followers", "start_tile=mixed"}},
    {"count+abbey+tower+bazaars+gold",
     {"city_final=any", "last_tile=land", "barn_join=own_part", "barn_on_barn=true",
      "city_to_unoccupied=false", "wagon_from_castle=true", "small_city=two_tiles"}},
    {"count+king+cult+hills+windroses+watchtowers+siege",
     {"city_points=features", "king_scoring=running", "abbot=true", "farm_scoring=second",
      "city_final=any", "abbot_on_shrine=false"}},
    {"count+river+flier+mage+labyrinth+buildings",
     {"river=both", "labyrinth=advanced", "city_final=any", "start_tile=mixed"}},
    {"messages",
     {"message_space=free", "message_round=turn", "farm_scoring=first", "abbot=true",
      "farmers=false", "edition=1", "tiny_city=2"}},
    {"messages+buildings+hills", {"building_points=by_kind", "farm_scoring=second"}},
    {"messages+inns+traders+phantom+watchtowers+windroses+king",
     {"message_round=turn", "message_space=free", "king_scoring=running", "double_turn=must"}},
    {"messages+tower+bazaars+siege+hills",
     {"message_pays=ordinary", "message_round=turn", "small_city=two_tiles", "message_space=free"}},
    {"messages+count+circles+abbey+cult+mage",
     {"message_round=turn", "message_space=free", "city_per=part", "circle_place=may",
      "city_final=any", "abbot=true"}},
    {"mixes",
     {"farm_scoring=first", "farm_scoring=second", "abbot=true", "farmers=false", "edition=1"}},
    {"any", {NULL}}, /* mixes with any options */
};
enum { SORTS = sizeof sorts / sizeof *sorts };

/* By a circle, and in a quarter, two that are alike stand on one place, and the fairy is with one
 * of them. */
static bool go_together(const char *mix, const char *box) {
    bool crowded = strcmp(box, "circles") == 0 || strcmp(box, "count") == 0;
    if (strcmp(box, "dragon") == 0)
        return !strstr(mix, "circles") && !strstr(mix, "count");
    return !(crowded && strstr(mix, "dragon"));
}

/* Some boxes, in any order; other rules are as they are. */
static const char *mix_of(const char *rules, uint64_t *state) {
    static const char *const boxes[] = {
        "inns",  "traders",  "tower",     "river",     "bazaars",     "king",
        "cult",  "siege",    "hills",     "windroses", "watchtowers", "labyrinth",
        "abbey", "festival", "buildings", "phantom",   "flier",       "mage",
        "gold",  "circles",  "dragon",    "count",     "messages"};
    enum { BOXES = sizeof boxes / sizeof *boxes };
    static char mix[BOXES * 12];
    int order[BOXES];
    if (strcmp(rules, "mixes") != 0 && strcmp(rules, "any") != 0)
        return rules;
    for (int i = 0; i < BOXES; i++)
        order[i] = i;
    chance_shuffle(state, order, BOXES);
    strcpy(mix, boxes[order[0]]);
    for (int n = 1 + chance_below(state, 8); n > 0; n--) {
        const char *box = boxes[order[n]];
        if (!go_together(mix, box))
            continue;
        strcat(strcat(mix, "+"), box);
    }
    return mix;
}

typedef struct match {
    carc *o;
    carc_record played;
    rv_case *bench;
    int entry, turns, different;
    int often; /* legal turns are compared at this one of so many turns */
    const char *words;
} match;

static void differ(match *m, const char *what, int player, int mine, int theirs) {
    m->different++;
    printf("  %s, turn %d: %s of %s: engine %d, oracle %d\n", m->words, m->turns, what,
           m->played.label[player], mine, theirs);
}

static void compare_scores(match *m, const rv_report *report) {
    for (int p = 0; p < m->played.players; p++)
        if (report->score[p] != carc_score(m->o, p))
            differ(m, "score", p, report->score[p], carc_score(m->o, p));
}

static int in_hand(const rv_game *g, int player, enum carc_figure figure) {
    if (figure == CARC_SMALL)
        return g->seats[player].supply[RV_F_SMALL];
    for (int f = RV_F_SMALL + 1; f < RV_MAX_FIGURES; f++)
        if (g->rs->figures[f].key && !strcmp(g->rs->figures[f].key, carc_figure_word(figure)))
            return g->seats[player].supply[f];
    return 0;
}

static void compare_hands(match *m) {
    for (int p = 0; p < m->played.players; p++)
        for (enum carc_figure f = CARC_SMALL; f < CARC_FIGURES; f++) {
            const int mine = in_hand(m->bench->game, p, f), theirs = carc_supply_of(m->o, p, f);
            if (mine != theirs)
                differ(m, f == CARC_SMALL ? "followers" : carc_figure_word(f), p, mine, theirs);
        }
}

/* The turns that would be legal with the tile that comes, now and then. */
static void compare_legal(match *m) {
    const carc_entry *next = &m->played.entry[m->entry];
    if (m->entry % OFTEN != m->often || next->none || next->held || next->discards ||
        next->turn.player != carc_to_move(m->o) || carc_due(m->o))
        return;
    int n = box_legal_differences(m->bench, m->o, next->turn.at.tile);
    if (n)
        differ(m, "legal turns", next->turn.player, n, 0);
}

/* Called before the first turn and after each. At the end the engine has the final score. */
static void see(void *ud, const rv_report *report) {
    match *m = ud;
    static carc_report told;
    for (; m->entry < report->turns && !m->different; m->entry++) {
        enum carc_verdict verdict = carc_play_entry(m->o, &m->played.entry[m->entry], &told);
        m->turns++;
        if (verdict != CARC_LEGAL)
            differ(m, "verdict", 0, 0, (int)verdict);
    }
    if (!m->different && !report->finished) {
        compare_scores(m, report);
        compare_hands(m);
    }
    if (!m->different && m->entry < m->played.entries)
        compare_legal(m);
}

static void compare_final(match *m, const rv_report *report) {
    static carc_ending ending;
    carc_final(m->o, &ending);
    if (!report->finished || !carc_could_end(m->o))
        differ(m, "the end", 0, report->finished, carc_could_end(m->o));
    for (int p = 0; p < m->played.players; p++)
        if (report->score[p] != ending.total[p])
            differ(m, "final score", p, report->score[p], ending.total[p]);
}

static bool compare(match *m, rv_library *lib, const char *text) {
    const rv_text document = rv_text_of(text, strlen(text));
    rv_settings settings = rv_settings_default();
    rv_case *c = rv_case_new(lib, &settings);
    int line = carc_read_record(m->o, text, &m->played);
    m->bench = c;
    m->entry = m->turns = m->different = 0;
    if (line) {
        printf("  %s: the oracle cannot read line %d\n", m->words, line);
        m->different = 1;
    } else {
        carc_begin(m->o, &m->played.options, m->played.players);
        const rv_report *report = rv_case_judge_turns(c, &document, see, m);
        if (report->verdict != RV_LEGAL)
            differ(m, said(report), 0, (int)report->verdict, 0);
        else if (!m->different)
            compare_final(m, report);
    }
    rv_case_free(c);
    return !m->different;
}

/* Whether the option has a value already. */
static bool repeated(const char *const *options, int n, const char *option) {
    const size_t name = strcspn(option, "=") + 1;
    for (int i = 0; i < n; i++)
        if (strncmp(options[i], option, name) == 0)
            return true;
    return false;
}

/* Now and then any value of an option of the rules that the checker knows. */
static void draw_any(rv_library *lib, const char *rules, uint64_t *state, rv_settings *settings,
                     const char *options[ANY]) {
    static char words[ANY][WORD];
    const char *why;
    const rv_ruleset *rs = rv_library_ruleset(lib, rules, &why);
    carc_options known = carc_defaults();
    rv_option_info o;
    for (int i = 0; i < rv_ruleset_options(rs) && settings->noptions < ANY; i++) {
        rv_ruleset_option(rs, i, &o);
        const char *value = o.values[chance_below(state, o.nvalues)];
        if (chance_below(state, 6) > 0 || strcmp(o.name, "wind_start") == 0 || /* with a spring */
            !carc_set_option(&known, o.name, value))
            continue;
        snprintf(words[settings->noptions], WORD, "%s=%s", o.name, value);
        options[settings->noptions] = words[settings->noptions];
        settings->noptions++;
    }
}

/* A game by its seed: sort, players, options. */
static bool play(match *m, uint64_t seed, int sort) {
    rv_library *lib = rv_library_new(NULL, NULL); /* it makes only so many combinations */
    const char *options[ANY];
    uint64_t state = seed;
    rv_settings settings = rv_settings_default();
    settings.players = 2 + chance_below(&state, 4);
    settings.policy = chance_below(&state, 2) ? RV_POLICY_GREEDY : RV_POLICY_RANDOM;
    settings.options = options;
    for (int i = 0; i < OPTIONS && sorts[sort].options[i]; i++)
        if (chance_below(&state, 3) == 0 &&
            !repeated(options, settings.noptions, sorts[sort].options[i]))
            options[settings.noptions++] = sorts[sort].options[i];
    m->words = mix_of(sorts[sort].rules, &state);
    if (strcmp(sorts[sort].rules, "any") == 0)
        draw_any(lib, m->words, &state, &settings, options);
    rv_sim *sim = simulation(lib, m->words, &settings, seed);
    char *text = copy(next_game(sim));
    m->often = (int)(seed % OFTEN);
    bool same = compare(m, lib, text);
    if (!same && getenv("VERBOSE"))
        puts(text);
    free(text);
    rv_sim_free(sim);
    rv_library_free(lib);
    return same;
}

int main(int argc, char **argv) {
    static char tiles[TEXT];
    static match m;
    int games = argc > 1 ? atoi(argv[1]) : 10;
    uint64_t first = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    FILE *in = fopen("tests/oracle/carcassonne-tiles.txt", "r");
    if (!in || fread(tiles, 1, sizeof tiles - 1, in) == 0 || !(m.o = carc_load(tiles)))
        return printf("not ok the data of the tiles\n"), 1;
    fclose(in);
    for (int sort = 0; sort < SORTS; sort++) {
        int failed = 0;
        if (argc > 3 && strcmp(argv[3], sorts[sort].rules) != 0)
            continue;
        for (int i = 0; i < games; i++)
            if (!play(&m, first + (uint64_t)i, sort)) {
                failed++;
                printf("# again: scores_test 1 %llu %s\n", (unsigned long long)first + (unsigned)i,
                       sorts[sort].rules);
            }
        ok(!failed, "%s: the slow checker agrees on %d of %d games", sorts[sort].rules,
           games - failed, games);
    }
    carc_free(m.o);
    return ok_status();
}
