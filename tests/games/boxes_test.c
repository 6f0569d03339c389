/* boxes_test.c - random games of every combination of boxes, with every value of every option: each
 * goes through everything that a user can do with a game.
 *
 *     boxes_test [GAMES [SEED [GAME]]]
 *
 * Plays GAMES of each combination that the library can make, or of all these only the one with the
 * number GAME; without arguments one of each, with fewer questions. Boxes, editions, options and
 * numbers of players are those of the library, so that a new one is played without a change here.
 * They are drawn such that as many pairs of them as possible meet in some game.
 *
 * Each game is a process of its own: if it crashes, or does not end, the others are played.
 */
#include "../ok.h"
#include "chance.h"
#include "records.h"
#include "run.h"
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    BOXES = 24,    /* most boxes that extend one game */
    MADE = 512,    /* most combinations */
    SETS = 16,     /* of boxes, if there are too many to play all */
    WITH_MORE = 6, /* games of a ruleset that extends a box */
    OPTIONS = 160, /* most options of one of them */
    WORDS = 800,   /* most values of options, editions and numbers of players together */
    WORD = 64,     /* bytes of one */
    FEW = 4,       /* most values of an option that are played */
    DRAWN = 12,    /* so many games are drawn for each that is played */
    TRIES = 10,    /* to draw boxes that go together */
    TENTHS = 10,   /* a game is left and taken up again at so many turns */
    SECONDS = 60,  /* of the processor, after which a game does not end */
};

/* ---- what can be played ---------------------------------------------------------------------- */

/* Rulesets that are played together. */
typedef struct combination {
    const char *box[BOXES];
    int n;
} combination;

static combination made[MADE];
static int nmade;

/* Whether the ruleset is a box of this game, or the game itself (NULL). */
static bool is_box(const rv_ruleset *rs, const char *game) {
    const char *name = rv_facts(rs)->name, *extends = rv_ruleset_extends(rs);
    return !strcmp(rv_facts(rs)->root, name) &&
           (game ? extends && !strcmp(extends, game) : !extends);
}

static const rv_ruleset *ruleset(rv_library *lib, const char *name) {
    const char *why = NULL;
    const rv_ruleset *rs = rv_library_ruleset(lib, name, &why);
    if (!rs) {
        fprintf(stderr, "no rules %s: %s\n", name, why ? why : "");
        exit(2);
    }
    return rs;
}

static int boxes_of(rv_library *lib, const char *game, const char *list[BOXES]) {
    const char *name;
    int n = 0;
    for (int i = 0; n < BOXES && (name = rv_library_name(lib, i)); i++)
        if (is_box(ruleset(lib, name), game))
            list[n++] = name;
    return n;
}

static void add_combination(const char *const *boxes, int n, unsigned set) {
    combination *c = &made[nmade++];
    if (nmade == MADE)
        abort();
    for (int i = 0; i < n; i++)
        if (set >> i & 1)
            c->box[c->n++] = boxes[i];
}

/* Each ruleset alone, and each set of boxes; of many boxes all together, and as many sets by
 * chance.
 */
static void find_combinations(rv_library *lib) {
    const char *name, *games[BOXES], *boxes[BOXES];
    int ngames = boxes_of(lib, NULL, games);
    for (int i = 0; (name = rv_library_name(lib, i)); i++)
        add_combination(&name, 1, 1);
    for (int g = 0; g < ngames; g++) {
        int n = boxes_of(lib, games[g], boxes);
        const unsigned all = (1u << n) - 1;
        uint64_t state = 1;
        for (unsigned i = 0; i < (all < SETS ? all : SETS); i++) {
            const unsigned set = all < SETS ? i
                                 : i        ? (unsigned)chance_below(&state, (int)all)
                                            : all;
            if (set & (set - 1))
                add_combination(boxes, n, set);
        }
        for (int i = 0; i < n; i++) /* what extends a box, with one box after another beside it */
            for (int k = 0, more = boxes_of(lib, boxes[i], games); k < more * WITH_MORE; k++)
                if (boxes[k % n] != boxes[i])
                    add_combination((const char *[]){games[k % more], boxes[k % n]}, 2, 3);
    }
}

/* ---- drawing a game -------------------------------------------------------------------------- */

/* Everything that may meet something else in a game: "tower-c1", "edition=1", "players=3"; and
 * whether two of them did, or one of them was there at all. */
static char words[WORDS][WORD];
static int nwords;
static bool met[WORDS][WORDS];

static int word_of(const char *name, const char *value) {
    char word[WORD];
    int i = 0;
    snprintf(word, sizeof word, "%s%s%s", name, *value ? "=" : "", value);
    while (i < nwords && strcmp(words[i], word))
        i++;
    if (i == WORDS)
        abort();
    if (i == nwords)
        strcpy(words[nwords++], word);
    return i;
}

typedef struct drawn {
    char rules[BOXES * WORD];
    int players, word[OPTIONS + BOXES], n; /* the options are the last ones of these */
    const char *option[OPTIONS];
    int noptions;
} drawn;

/* The i-th of the values that are played: of a long range of numbers a few. */
static const char *value_of(const rv_option_info *o, int i) {
    const int few[] = {0, 1, o->nvalues / 2, o->nvalues - 1};
    return o->values[o->nvalues > FEW ? few[i] : i];
}

static int values_of(const rv_option_info *o) {
    return o->nvalues > FEW ? FEW : o->nvalues;
}

/* One of the editions of a box, which are presets of it, or the box itself. */
static const char *edition_of(rv_library *lib, const char *box, uint64_t *state) {
    const char *name, *chosen = NULL;
    for (int i = 0, n = 0; (name = rv_library_name(lib, i)); i++)
        if (!strcmp(rv_facts(ruleset(lib, name))->root, box) && !chance_below(state, ++n))
            chosen = name;
    return chosen;
}

/* Whether they go together: some editions of boxes do not, which begin elsewhere than their game.
 */
static bool draw_rules(rv_library *lib, const combination *c, uint64_t *state, drawn *d) {
    const char *why;
    int order[BOXES];
    size_t n = 0;
    d->n = 0;
    for (int i = 0; i < c->n; i++)
        order[i] = i;
    chance_shuffle(state, order, c->n);
    for (int i = 0; i < c->n; i++) {
        const char *box = c->box[order[i]], *name = c->n > 1 ? edition_of(lib, box, state) : box;
        n += (size_t)snprintf(d->rules + n, sizeof d->rules - n, "%s%s", i ? "+" : "", name);
        d->word[d->n++] = word_of(name, "");
    }
    return rv_library_ruleset(lib, d->rules, &why);
}

/* Whether so many can play. */
static bool can_play(rv_library *lib, const drawn *d) {
    const char *why = NULL;
    rv_settings settings = rv_settings_default();
    settings.players = d->players;
    rv_sim *sim = rv_sim_new(lib, d->rules, &settings, 1, &why);
    rv_sim_free(sim);
    return sim;
}

static void draw_players(rv_library *lib, uint64_t *state, drawn *d) {
    char number[12];
    d->players = 2 + chance_below(state, RV_MAX_PLAYERS - 1);
    while (d->players > 2 && !can_play(lib, d))
        d->players--;
    snprintf(number, sizeof number, "%d", d->players);
    d->word[d->n++] = word_of("players", number);
}

static drawn draw(rv_library *lib, const combination *c, uint64_t *state) {
    drawn d = {.n = 0};
    for (int i = 0; i < TRIES && !draw_rules(lib, c, state, &d); i++)
        continue;
    draw_players(lib, state, &d);
    const rv_ruleset *rs = ruleset(lib, d.rules);
    for (int i = 0; i < rv_ruleset_options(rs) && i < OPTIONS; i++) {
        rv_option_info o;
        rv_ruleset_option(rs, i, &o);
        d.word[d.n] = word_of(o.name, value_of(&o, chance_below(state, values_of(&o))));
        d.option[d.noptions++] = words[d.word[d.n++]];
    }
    return d;
}

/* The number of pairs that have not met; what has not been played at all counts more. */
static int news_in(const drawn *d) {
    int n = 0;
    for (int i = 0; i < d->n; i++)
        for (int k = 0; k <= i; k++)
            n += met[d->word[i]][d->word[k]] ? 0 : i == k ? 1000 : 1;
    return n;
}

/* A library makes only so many combinations of rulesets. */
static drawn draw_best(const combination *c, uint64_t *state) {
    rv_library *lib = rv_library_new(NULL, NULL);
    drawn best = draw(lib, c, state);
    for (int i = 1; i < DRAWN; i++) {
        const drawn d = draw(lib, c, state);
        if (news_in(&d) > news_in(&best))
            best = d;
    }
    for (int i = 0; i < best.n; i++)
        for (int k = 0; k < best.n; k++)
            met[best.word[i]][best.word[k]] = true;
    rv_library_free(lib);
    return best;
}

/* All that the library offers has a word. */
static void find_words(rv_library *lib) {
    const char *name;
    for (int i = 0; (name = rv_library_name(lib, i)); i++) {
        const rv_ruleset *rs = ruleset(lib, name);
        rv_option_info o;
        word_of(name, "");
        for (int k = 0; k < rv_ruleset_options(rs); k++) {
            rv_ruleset_option(rs, k, &o);
            for (int v = 0; v < values_of(&o); v++)
                word_of(o.name, value_of(&o, v));
        }
    }
}

/* ---- a game ---------------------------------------------------------------------------------- */

typedef struct game {
    rv_library *lib;
    uint64_t seed;
    out o, err; /* what reeve has answered */
    char *text; /* the record */
    record r;
    int turns;                  /* number of entries before the turn in question */
    int scores[RV_MAX_PLAYERS]; /* at the end */
} game;

/* Says what went wrong: the game is over, and this process. */
__attribute__((format(printf, 2, 3), noreturn)) static void fail(game *g, const char *format, ...) {
    va_list list;
    va_start(list, format);
    printf("  before turn %d: ", g->turns + 1);
    vprintf(format, list);
    va_end(list);
    putchar('\n');
    if (g->o.n + g->err.n < 2000)
        print_indented(out_text(&g->o));
    print_indented(out_text(&g->err));
    if (getenv("VERBOSE") && g->text)
        print_indented(g->text);
    fflush(stdout);
    _exit(1);
}

/* Whether it is legal, and there is nothing to say but notes. */
static bool clean(const rv_report *r) {
    for (int i = 0; i < r->ndiags; i++)
        if (r->diags[i].severity != RV_SEV_NOTE)
            return false;
    return r->verdict == RV_LEGAL;
}

static rv_text text_of(const char *s) {
    return rv_text_of(s, strlen(s));
}

/* Runs a command line on a document, "" for none, as `play` does. */
static rv_status reeve(game *g, const char *of, const char *line) {
    char room[1 << 14], *argv[2 * OPTIONS + 16] = {"reeve"};
    int argc = 1;
    args a = {0};
    const rv_text text = text_of(of);
    snprintf(room, sizeof room, "%s", line);
    for (char *word = strtok(room, " "); word; word = strtok(NULL, " "))
        argv[argc++] = word;
    out_reset(&g->o);
    out_reset(&g->err);
    rv_status status = args_read(&a, argc, argv, &g->err);
    if (status != RV_FINE)
        fail(g, "reeve %s: no command", line);
    run r = {.args = &a,
             .out = &g->o,
             .err = &g->err,
             .deeds = deeds,
             .library = g->lib,
             .typed_name = "game"};
    r.path = (load_path){&a.rules, &g->err};
    r.typed = *of ? &text : NULL;
    r.settings = run_settings(&a, r.scripts);
    status = run_command(&r);
    rv_case_free(r.bench);
    load_names_free(&r.rulesets);
    out_free(&a.own);
    return status;
}

/* The same, where it must answer. Scripts of two dozen boxes may leave too few steps for judging
 * the game again with all other options. */
static const char *answer(game *g, const char *of, const char *line) {
    rv_status status = reeve(g, of, line);
    const bool all = !strstr(out_text(&g->err), "not tried with all other editions and options");
    if (status != RV_FINE && (status != RV_LIMIT_HIT || all))
        fail(g, "reeve %s: status %d", line, (int)status);
    return out_text(&g->o);
}

static void play(game *g, const drawn *d) {
    char line[1 << 13];
    size_t n = (size_t)snprintf(line, sizeof line, "sim %s --players %d --seed %llu", d->rules,
                                d->players, (unsigned long long)g->seed);
    for (int i = 0; i < d->noptions; i++)
        n += (size_t)snprintf(line + n, sizeof line - n, " --option %s", d->option[i]);
    printf("# %s\n", line);
    fflush(stdout);
    g->text = copy(next_line(answer(g, "", line))); /* without `---` */
    g->r = read_record(g->text);
}

static bool nowhere(void *ud, const char *s, size_t n) {
    (void)ud, (void)s, (void)n;
    return true;
}

/* Called before each turn, and at the end. */
static void explain(void *ud, const rv_report *report) {
    game *g = ((void **)ud)[0];
    rv_case *c = ((void **)ud)[1];
    rv_status status;
    const char *why = NULL;
    g->turns = report->turns;
    if (g->turns == g->r.entries)
        return;
    rv_question q = {.size = sizeof q,
                     .kind = RV_ASKED_WHY,
                     .why = rv_case_why_turn(c, g->turns + 1, &status, &why)};
    if (!q.why || q.why->status != RV_FINE)
        fail(g, "why: %s", q.why ? rv_verdict_name(q.why->verdict) : why);
    rv_json to = {.put = nowhere};
    if (rv_case_json(c, &q, to.put, to.ud, &why) != RV_FINE)
        fail(g, "why in JSON: %s", why);
}

static void check(game *g, rv_case *c) {
    const rv_text text = text_of(g->text);
    void *ud[] = {g, c};
    const rv_report *r = rv_case_judge_turns(c, &text, explain, ud);
    if (!clean(r) || !r->finished || g->turns != g->r.entries)
        fail(g, "check: line %d: %s", line_of(r), said(r));
    if (differing_line(rv_case_format(c), g->text))
        fail(g, "fmt: line %d", differing_line(rv_case_format(c), g->text));
    memcpy(g->scores, r->score, sizeof g->scores);
}

/* The position before this turn, and the game that goes on from there. */
static void take_up(game *g, rv_case *c) {
    static written rest;
    rv_case_until(c, g->turns, true);
    judge(c, g->text);
    char *position = copy(rv_case_position(c));
    rv_case_until(c, RV_NO_TURN, true);
    const rv_report *r = judge(c, position);
    if (!clean(r) || differing_line(rv_case_position(c), position))
        fail(g, "position: line %d: %s", line_of(r), said(r));
    go_on(&rest, position, &g->r, g->turns);
    rv_case_until(c, RV_NO_TURN, false);
    r = judge(c, rest.s);
    if (!clean(r) || !r->finished || !same_scores(r, g->scores))
        fail(g, "position, and the rest: line %d: %s", line_of(r), said(r));
    free(position);
}

/* A record without what a saved game does not have: what castles scored, and the result; without
 * the names of rules that make no difference to this game; and without those who go home, of whom
 * a saved game has the cell, too, orders that make no difference, claims, and what a flock does
 * whose shepherd is placed. */
static bool is_not_saved(const char *line) {
    static const char *const keys[] = {
        "result:", "  fief:",   "rules:",  "options:", "  home:",        "  order:",
        "  king:", "  robber:", "  gold:", "  magic:", "  lands: crash", "  flock: grow"};
    for (int i = 0; i < (int)(sizeof keys / sizeof *keys); i++)
        if (!strncmp(line, keys[i], strlen(keys[i])))
            return true;
    return false;
}

/* The game as it is written with the rules and options of the one that came back: by these two
 * fields may be one, which has one name. */
static const char *as_saved(game *g, rv_case *c, const char *back) {
    static written all;
    const char *mine = strstr(g->text, "\nplayers:"), *its = strstr(back, "\nplayers:");
    if (!mine || !its)
        return g->text;
    all.n = 0;
    put(&all, back, (size_t)(its - back));
    put(&all, mine, strlen(mine));
    judge(c, all.s);
    return rv_case_format(c);
}

/* The first line that does not come back, 0: all do. What comes back may have passes besides, which
 * were made in silence (AM-24). */
static int lost_line(const char *mine, const char *back) {
    for (int line = 1;; line++) {
        size_t n = strcspn(mine, "\n") + 1, m = strcspn(back, "\n") + 1;
        while (strncmp(mine, back, n) != 0 && *back == '-' &&
               strncmp(back + strcspn(back, ":\n"), ": none\n", 7) == 0) {
            back += m;
            m = strcspn(back, "\n") + 1;
        }
        if (strncmp(mine, back, n) != 0)
            return line;
        if (!*mine)
            return 0;
        mine += n - !mine[n - 1];
        back += m - !back[m - 1];
    }
}

/* A game that JCloisterZone does not play so is refused; the message says so, as does a note on
 * each turn that is saved otherwise. */
static void come_back(game *g, rv_case *c) {
    static written mine, back;
    rv_status status = reeve(g, g->text, "export -");
    if (status == RV_UNREADABLE && !g->o.n && strstr(out_text(&g->err), "JCloisterZone"))
        return;
    if (status != RV_FINE)
        fail(g, "export: status %d", (int)status);
    bool otherwise = strstr(out_text(&g->err), ": note: turn ");
    char *saved = copy(out_text(&g->o));
    put_without(&back, answer(g, saved, "import -"), is_not_saved);
    put_without(&mine, as_saved(g, c, out_text(&g->o)), is_not_saved);
    const rv_report *r = judge(c, out_text(&g->o));
    if (!otherwise && lost_line(mine.s, back.s))
        fail(g, "export and import: line %d differs", lost_line(mine.s, back.s));
    if (!otherwise && r->finished && !strstr(g->text, "\n  fief:") && !same_scores(r, g->scores))
        fail(g, "export and import: another score");
    free(saved);
}

/* All of it, or at two of the tenths, and why of one turn or of the end; does not return. */
static void walk(rv_library *lib, const drawn *d, uint64_t seed, bool all) {
    game g = {.lib = lib, .seed = seed >> 1}; /* as large as that of a command line may be */
    const int some = (int)(seed % (TENTHS / 2));
    char line[80], turn[12] = "";
    rv_settings settings = rv_settings_default();
    rv_case *c = rv_case_new(lib, &settings);
    g.o = (out){OUT_NOWHERE};
    g.err = (out){OUT_NOWHERE};
    play(&g, d);
    check(&g, c);
    for (int i = 0; i < TENTHS && i < g.r.entries; i++) {
        g.turns = (i * g.r.entries + chance_below(&seed, g.r.entries)) / TENTHS;
        if (!all && i % (TENTHS / 2) != some)
            continue;
        const bool greedy = all ? i % 2 == 0 : i >= TENTHS / 2; /* they take long to choose */
        snprintf(line, sizeof line, "odds - --at %d --games 1 --policy %s --seed %d", g.turns,
                 greedy ? "greedy" : "random", i + 1);
        answer(&g, g.text, line);
        take_up(&g, c);
    }
    g.turns = chance_below(&seed, g.r.entries);
    if (all || some % 2)
        snprintf(turn, sizeof turn, "%d", g.turns + 1);
    snprintf(line, sizeof line, "why - %s %s --format %s", turn, all || !*turn ? "final" : "",
             g.turns % 2 ? "text" : "json");
    answer(&g, g.text, line);
    g.turns = g.r.entries;
    come_back(&g, c);
    rv_case_free(c);
    out_free(&g.o);
    out_free(&g.err);
    free(g.text);
    rv_library_free(lib);
    exit(0);
}

/* ---- the program ----------------------------------------------------------------------------- */

/* Plays it in a process of its own; what that has said is on standard output. */
static bool play_apart(rv_library *lib, const drawn *d, uint64_t seed, bool all) {
    const struct rlimit limit = {SECONDS, SECONDS};
    int status = 1;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        setrlimit(RLIMIT_CPU, &limit);
        walk(lib, d, seed, all);
    }
    if (child < 0 || waitpid(child, &status, 0) != child)
        abort();
    if (WIFSIGNALED(status))
        printf("  ended by signal %d\n", WTERMSIG(status));
    return status == 0;
}

static void report_words(void) {
    int pairs = 0, all = 0;
    for (int i = 0; i < nwords; i++) {
        if (!met[i][i])
            printf("  %s\n", words[i]);
        all += met[i][i];
        for (int k = 0; k < i; k++)
            pairs += met[i][k];
    }
    ok(all == nwords, "every edition and every value of every option is played: %d of %d", all,
       nwords);
    printf("# %d pairs of them\n", pairs);
}

int main(int argc, char **argv) {
    int each = (int)number_given(argc, argv, 1, 1), only = (int)number_given(argc, argv, 3, 0);
    uint64_t first = number_given(argc, argv, 2, 1), state = first;
    int failed = 0;
    rv_library *lib = rv_library_new(NULL, NULL);
    find_combinations(lib);
    find_words(lib);
    for (int i = 1; i <= each * nmade && (!only || i <= only); i++) {
        const drawn d = draw_best(&made[(i - 1) % nmade], &state);
        uint64_t seed = chance_next(&state);
        if ((only && i != only) || play_apart(lib, &d, seed, argc > 1))
            continue;
        failed++;
        ok(false, "game %d; again: boxes_test %d %llu %d", i, each, (unsigned long long)first, i);
    }
    ok(!failed,
       "%d game%s of each of %d combinations of boxes can be checked, explained, played on, "
       "taken up and saved",
       each, each == 1 ? "" : "s", nmade);
    if (!only)
        report_words();
    if (failed)
        printf("# %d failed; play them again with `boxes_test %d %llu GAME`\n", failed, each,
               (unsigned long long)first);
    rv_library_free(lib);
    return ok_status();
}
