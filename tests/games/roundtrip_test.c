/* roundtrip_test.c - games written, read and written again; broken off, put down as a position,
 * and gone on with.
 *
 *     roundtrip_test [GAMES [SEED]]
 *
 * The games are random ones of each ruleset, each with options of its own, for as many players as
 * the game takes.
 */
#include "../ok.h"
#include "chance.h"
#include "records.h"

enum {
    GAMES = 500,
    SEED = 1,
    STOPS = 4,   /* turns after which a game is broken off */
    OPTIONS = 32 /* most options of a ruleset */
};

#define PROPERTIES                                                                                 \
    X(LEGAL,                                                                                       \
      "a random game is legal, finished, and has the scores that were dealt out [C-101, K-35]")    \
    X(WINNER, "who has most points wins; a tie is for all, or nobody [C-110, K-37]")               \
    X(FORMAT, "a canonical record is formatted as it was")                                         \
    X(FLOW, "the same record on one line, in quotes and braces, gives the canonical one")          \
    X(STOP, "a record read up to a turn is legal, and not finished before the end")                \
    X(POSITION, "a position is legal, and written again as it was")                                \
    X(GOES_ON, "a game that goes on from a position ends as it did, and is formatted as it was")   \
    X(NOW, "a game that is over is scored from its last position alone")                           \
    X(UNKNOWN, "the same games are legal when nobody has said which wall tiles lie where")

enum property {
#define X(id, words) P_##id,
    PROPERTIES
#undef X
        P_COUNT
};
static const char *const words_of[] = {
#define X(id, words) words,
    PROPERTIES
#undef X
};

/* What must have come up for the test to be worth its time. */
#define RARITIES                                                                                   \
    X(SIX, "a game of six")                                                                        \
    X(TIE_SHARED, "equal final scores, shared")                                                    \
    X(TIE_NONE, "equal final scores, nobody wins")                                                 \
    X(EXTRA, "a position before an extra turn")                                                    \
    X(UNKNOWN, "a position with unknown wall tiles")                                               \
    X(REVEALED, "an unknown wall tile shown by its use")

enum rarity {
#define X(id, words) R_##id,
    RARITIES
#undef X
        R_COUNT
};
static const char *const rare_words[] = {
#define X(id, words) words,
    RARITIES
#undef X
};

/* One game in `share` is of these rules. */
static const struct sort {
    const char *rules;
    int least, most; /* players */
    int share;
} sorts[] = {{"castle", 2, 2, 1},
             {"carcassonne", 2, 6, 4},
             {"bazaars", 2, 6, 8},
             {"tower+bazaars", 2, 6, 8}};

typedef struct test {
    const struct sort *sort;
    const rv_ruleset *rs;
    rv_library *lib;
    rv_case *plain, *now; /* benches: read to the end; score at once */
    uint64_t state, seed;
    int game;
    int rare[R_COUNT];
    long checked[P_COUNT];
    int failed[P_COUNT];
    char why[P_COUNT][400];
    char *of[P_COUNT]; /* the text that first failed */
    char option[OPTIONS][64];
    const char *options[OPTIONS];
    int noptions;
} test;

static int below(test *t, int n) {
    return chance_below(&t->state, n);
}

/* Counts a check; keeps the first that failed, with its text. */
__attribute__((format(printf, 5, 6))) static bool check(test *t, enum property p, bool good,
                                                        const char *text, const char *format, ...) {
    va_list args;
    t->checked[p]++;
    if (good || t->failed[p]++)
        return good;
    int n = snprintf(t->why[p], sizeof t->why[p], "%s, game %d of seed %llu: ", t->sort->rules,
                     t->game, (unsigned long long)t->seed);
    va_start(args, format);
    vsnprintf(t->why[p] + n, sizeof t->why[p] - (size_t)n, format, args);
    va_end(args);
    t->of[p] = malloc(strlen(text) + 1);
    if (t->of[p])
        strcpy(t->of[p], text);
    return false;
}

/* Legal, and nothing to say but notes. */
static bool clean(const rv_report *r) {
    for (int i = 0; i < r->ndiags; i++)
        if (strcmp(r->diags[i].severity, "note") != 0)
            return false;
    return r->verdict == RV_LEGAL;
}

/* "key: value" with the key in quotes, and the value as well when it is a turn. */
static void put_pair(written *to, const char *line, bool quote) {
    size_t key = strcspn(line, ":"), end = strcspn(line, "\n");
    put_word(to, "\"");
    put(to, line, key);
    put_word(to, quote ? "\": \"" : "\": ");
    put(to, line + key + 2, end - key - 2);
    put_word(to, quote ? "\"" : "");
}

/* Lines at the margin, and of `setup` those below it, in one map. */
static const char *flow_head(written *to, const char *line) {
    for (const char *between = ""; *line && strncmp(line, "moves:", 6) != 0; between = ", ") {
        put_word(to, between);
        if (strncmp(line, "setup:\n", 7) != 0) {
            put_pair(to, line, false);
            line = next_line(line);
            continue;
        }
        put_word(to, "\"setup\": {");
        for (line = next_line(line); *line == ' '; line = next_line(line))
            put_pair(to, line + 2, false);
        put_word(to, "}");
    }
    return line;
}

/* "bazaar: {draw: [...], lots: [...]}", from the lines below the key. */
static void flow_bazaar(written *to, const char *line, const char *end) {
    const char *between = "", *close = "";
    put_word(to, "\"bazaar\": {");
    for (; line < end; line = next_line(line)) {
        bool item = line[4] == '-', opens = line[strcspn(line, ":") + 1] == '\n';
        put_word(to, between);
        if (item)
            put(to, line + 6, strcspn(line + 6, "\n"));
        else if (opens)
            put_word(to, "\"lots\": [");
        else
            put_pair(to, line + 4, false);
        close = opens ? "]" : close;
        between = opens ? "" : ", ";
    }
    put_word(to, close);
    put_word(to, "}");
}

static void flow_entry(written *to, const char *line, const char *end) {
    if (strncmp(line, "- bazaar:\n", 10) == 0) {
        flow_bazaar(to, next_line(line), end);
        return;
    }
    put_pair(to, line + 2, true);
    for (line = next_line(line); line < end; line = next_line(line)) {
        put_word(to, ", ");
        put_pair(to, line + 2, strchr("['{\"", line[strcspn(line, ":") + 2]) == NULL);
    }
}

static void flow(written *to, const record *r) {
    to->n = 0;
    put_word(to, "{");
    flow_head(to, r->text);
    put_word(to, ", \"moves\": [");
    for (int i = 0; i < r->entries; i++) {
        put_word(to, i ? ", {" : "{");
        flow_entry(to, r->entry[i], r->entry[i + 1]);
        put_word(to, "}");
    }
    put_word(to, "], ");
    flow_head(to, r->entry[r->entries]);
    put_word(to, "}\n");
}

/* ---- one game ------------------------------------------------------------------------------ */

/* Option values at random, as `--option` takes them. */
static void choose_options(test *t) {
    t->noptions = 0;
    for (int i = 0; i < rv_ruleset_options(t->rs) && i < OPTIONS; i++) {
        rv_option_info o;
        rv_ruleset_option(t->rs, i, &o);
        snprintf(t->option[i], sizeof t->option[i], "%s=%s", o.name, o.values[below(t, o.nvalues)]);
        t->options[t->noptions++] = t->option[i];
    }
}

static void check_winner(test *t, const rv_report *r, const char *text) {
    bool nobody = strstr(text, "tie: none") != NULL;
    int most = 0, best = 0;
    for (int p = 0; p < r->nplayers; p++)
        most = r->score[p] > most ? r->score[p] : most;
    for (int p = 0; p < r->nplayers; p++)
        best += r->score[p] == most;
    t->rare[nobody ? R_TIE_NONE : R_TIE_SHARED] += best > 1;
    for (int p = 0; p < r->nplayers; p++) {
        bool wins = r->score[p] == most && (best == 1 || !nobody);
        check(t, P_WINNER, r->winner[p] == wins, text, "player %d with %d, most are %d", p,
              r->score[p], most);
    }
}

static void check_whole(test *t, const record *r, const int *scores) {
    static written line;
    const rv_report *v = judge(t->plain, r->text);
    bool fine = clean(v) && v->finished && same_scores(v, scores);
    if (!check(t, P_LEGAL, fine, r->text, "line %d: %s", line_of(v), said(v)))
        return;
    check_winner(t, v, r->text);
    char *form = copy(rv_case_format(t->plain));
    check(t, P_FORMAT, differing_line(form, r->text) == 0, form, "line %d differs",
          differing_line(form, r->text));
    free(form);
    flow(&line, r);
    v = judge(t->plain, line.s);
    if (check(t, P_FLOW, v->verdict == RV_LEGAL, line.s, "column %d: %s",
              v->ndiags ? v->diags[0].column : 0, said(v)))
        check(t, P_FLOW, differing_line(rv_case_format(t->plain), r->text) == 0, line.s,
              "line %d differs", differing_line(rv_case_format(t->plain), r->text));
}

/* The position after some turns of a record, or NULL. The caller frees it. */
static char *position_after(test *t, const record *r, int turns) {
    rv_settings settings = rv_settings_default();
    settings.until = turns;
    rv_case *c = rv_case_new(t->lib, &settings);
    const rv_report *v = judge(c, r->text);
    bool fine = v->verdict == RV_LEGAL && v->turns == turns && !v->finished;
    char *position = NULL;
    if (check(t, P_STOP, fine, r->text, "after turn %d, line %d: %s", turns, line_of(v), said(v)))
        position = copy(rv_case_position(c));
    rv_case_free(c);
    return position;
}

static void check_position(test *t, const char *position, int turns) {
    const rv_report *v = judge(t->plain, position);
    bool fine = clean(v) && v->is_position;
    if (!check(t, P_POSITION, fine, position, "after turn %d, line %d: %s", turns, line_of(v),
               said(v)))
        return;
    char *again = copy(rv_case_position(t->plain));
    check(t, P_POSITION, differing_line(again, position) == 0, again,
          "after turn %d, exported again, line %d differs", turns, differing_line(again, position));
    free(again);
    const char *form = rv_case_format(t->plain);
    check(t, P_POSITION, differing_line(form, position) == 0, form,
          "after turn %d, formatted, line %d differs", turns, differing_line(form, position));
}

static void check_rest(test *t, const char *position, const record *r, int turns,
                       const int *scores) {
    static written rest;
    if (turns == r->entries) {
        const rv_report *v = judge(t->now, position);
        check(t, P_NOW, v->verdict == RV_LEGAL && v->finished && same_scores(v, scores), position,
              "line %d: %s, it begins with %d:%d instead of %d:%d", line_of(v), said(v),
              v->score[0], v->score[1], scores[0], scores[1]);
        return;
    }
    go_on(&rest, position, r, turns);
    const rv_report *v = judge(t->plain, rest.s);
    bool fine = clean(v) && v->finished && same_scores(v, scores);
    if (!check(t, P_GOES_ON, fine, rest.s, "after turn %d, line %d: %s", turns, line_of(v),
               said(v)))
        return;
    const char *form = rv_case_format(t->plain);
    check(t, P_GOES_ON, differing_line(form, rest.s) == 0, form,
          "after turn %d, formatted, line %d differs", turns, differing_line(form, rest.s));
}

/* Where to break off: at the end, near the start, where a wall tile was used, or anywhere. */
static int choose_stop(test *t, const record *r, int i) {
    int from = below(t, r->entries);
    if (i == 0)
        return r->entries;
    if (i == 1)
        return below(t, 3);
    for (int e = 0; i == 2 && e < r->entries; e++) {
        int at = (from + e) % r->entries;
        const char *use = strstr(r->entry[at], "  use: [");
        if (use && use < r->entry[at + 1])
            return at + 1;
    }
    return from;
}

/* Broken off after some turns. */
static void check_stop(test *t, const record *r, int turns, const int *scores) {
    char *position = position_after(t, r, turns);
    if (position) {
        t->rare[R_EXTRA] += turns > 0 && turns < r->entries &&
                            r->entry[turns][2] == r->entry[turns - 1][2]; /* the player's label */
        t->rare[R_UNKNOWN] += strstr(position, "'?'") != NULL;
        check_position(t, position, turns);
        check_rest(t, position, r, turns, scores);
    }
    free(position);
}

/* The record without the wall tiles and the result. */
static void forget_wall_tiles(written *to, const record *r) {
    const char *setup = strstr(r->text, "\nsetup:\n") + 1,
               *moves = strstr(r->text, "\nmoves:\n") + 1;
    to->n = 0;
    put(to, r->text, (size_t)(setup - r->text));
    put(to, moves, (size_t)(r->entry[r->entries] - moves));
}

/* Every wall tile face down: what is used is known from then on, and the rest counts nothing. */
static void check_unknown(test *t, const record *known) {
    static written hidden;
    int scores[RV_MAX_PLAYERS];
    forget_wall_tiles(&hidden, known);
    record r = read_record(hidden.s);
    const rv_report *v = judge(t->plain, r.text);
    if (!check(t, P_UNKNOWN, clean(v) && v->finished, r.text, "line %d: %s", line_of(v), said(v)))
        return;
    t->rare[R_REVEALED] += strstr(r.text, "use: [") != NULL;
    memcpy(scores, v->score, sizeof scores);
    for (int i = 0; i < STOPS; i += 2)
        check_stop(t, &r, choose_stop(t, &r, i), scores);
}

static void play_game(test *t) {
    const char *why = NULL;
    choose_options(t);
    rv_settings settings = rv_settings_default();
    settings.options = t->options;
    settings.noptions = t->noptions;
    settings.players = t->sort->least + below(t, t->sort->most - t->sort->least + 1);
    t->rare[R_SIX] += settings.players == 6;
    uint64_t seed = t->seed * 1000003u + (uint64_t)t->game;
    rv_sim *sim = rv_sim_new(t->lib, t->sort->rules, &settings, seed, &why);
    const char *text = sim ? rv_sim_next(sim, true, &why) : NULL;
    if (!text) {
        fprintf(stderr, "no game: %s\n", why);
        exit(2);
    }
    record r = read_record(text);
    check_whole(t, &r, rv_sim_scores(sim));
    for (int i = 0; i < STOPS && r.entries; i++)
        check_stop(t, &r, choose_stop(t, &r, i), rv_sim_scores(sim));
    if (strstr(text, "\nsetup:\n"))
        check_unknown(t, &r);
    rv_sim_free(sim);
}

static void play_games(test *t, const struct sort *sort, int games) {
    t->sort = sort;
    t->rs = rv_library_ruleset(t->lib, sort->rules, NULL);
    for (t->game = 1; t->rs && t->game <= games; t->game++)
        play_game(t);
}

/* ---- the report ---------------------------------------------------------------------------- */

int main(int argc, char **argv) {
    static test t;
    int games = argc > 1 ? atoi(argv[1]) : GAMES;
    rv_settings plain = rv_settings_default(), now = plain;
    t.seed = argc > 2 ? strtoull(argv[2], NULL, 10) : SEED;
    t.state = t.seed;
    now.now = true;
    t.lib = rv_library_new(NULL);
    t.plain = rv_case_new(t.lib, &plain);
    t.now = rv_case_new(t.lib, &now);
    for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++)
        play_games(&t, &sorts[i], (games + sorts[i].share - 1) / sorts[i].share);
    for (int p = 0; p < P_COUNT; p++) {
        if (!ok(!t.failed[p] && t.checked[p], "%d games and more: %s", games, words_of[p])) {
            printf("  %d of %ld wrong; %s\n", t.failed[p], t.checked[p], t.why[p]);
            print_indented(t.of[p] ? t.of[p] : "");
        }
        free(t.of[p]);
    }
    int missing = 0;
    for (int i = 0; i < R_COUNT; i++)
        missing += t.rare[i] == 0;
    ok(!missing, "each of %d rare things was among them", (int)R_COUNT);
    for (int i = 0; i < R_COUNT; i++)
        if (argc > 1 || !t.rare[i])
            printf("  %d times: %s\n", t.rare[i], rare_words[i]);
    rv_case_free(t.plain);
    rv_case_free(t.now);
    rv_library_free(t.lib);
    return ok_status();
}
