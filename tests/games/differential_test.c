/* differential.c - every query, by every set of rules, against the slow checkers.
 *
 *     differential [GAMES [SEED [RULES]]]
 *     differential --rules
 *
 * Run from the top of the checkout: the checkers read their data files there. GAMES are played of
 * every ruleset and of every two that are played together, in either order, half of them with
 * options drawn at random. A game is checked as a whole, its points and items turn by turn; it is
 * formatted, and checked again. At some turns, and at the end, all is asked that can be: the board,
 * all placements of the tile that comes and of another, what is open and what would close it, what
 * scoring now would give, and why the turn gave what it did; and the game is put down as a position
 * and gone on with. One game in EVERY is put down at each of its turns.
 *
 * A game is told by its rules and seed: `differential 1 SEED RULES` plays just that one. --rules
 * lists all sets of rules.
 */
#include "../ok.h"
#include "chance.h"
#include "diff.h"
#include <stdarg.h>
#include <time.h>

enum {
    GAMES = 2,
    SEED = 1,
    ASKED = 2, /* turns of a game at which all is asked */
    EVERY = 8,
    OPTIONS = 32,
    NAMES = 64 /* sets of rules */
};

static const char *const query_words[] = {
#define X(id, words) words,
    QUERIES
#undef X
};

int diff_below(diff *d, int n) {
    return chance_below(&d->state, n);
}

void diff_fail(diff *d, const char *format, ...) {
    va_list args;
    if (d->broken)
        return;
    d->broken = true;
    if (d->failed++)
        return;
    int n = snprintf(d->why, sizeof d->why, "seed %llu, turn %d: ", (unsigned long long)d->seed,
                     d->turn);
    va_start(args, format);
    vsnprintf(d->why + n, sizeof d->why - (size_t)n, format, args);
    va_end(args);
    snprintf(d->game, sizeof d->game, "%s", d->text);
}

int diff_items(const diff *d, int turn) {
    int n = 0;
    for (int i = 0; i < d->report->nitems; i++)
        n += d->report->items[i].turn == turn && *d->report->items[i].feature &&
             (d->report->items[i].type == RV_ITEM_SCORE ||
              d->report->items[i].type == RV_ITEM_NOTHING);
    return n;
}

const rv_item *diff_item(const rv_report *r, int turn, const char *feature, int player) {
    for (int i = 0; i < r->nitems; i++) {
        const rv_item *item = &r->items[i];
        rv_item_type type = player < 0 ? RV_ITEM_NOTHING : RV_ITEM_SCORE;
        if (item->type == type && item->turn == turn && item->player == player &&
            strcmp(item->feature, feature) == 0)
            return item;
    }
    return NULL;
}

/* ---- at a turn ----------------------------------------------------------------------------- */

static const rv_report *judge_until(rv_case *c, const char *text, int turns, bool hold) {
    rv_case_until(c, turns, hold);
    return judge(c, text);
}

/* Put down, it says the same; gone on with, the game ends as it did. `r`: the game up to here. */
static void check_position(diff *d, const rv_report *r) {
    static written rest;
    char *position = copy(rv_case_position(d->at));
    int turns = r->turns;
    const rv_report *v = judge(d->plain, position);
    diff_same(d, Q_POSITION, "a position's verdict", v->verdict, RV_LEGAL);
    const char *again = rv_case_position(d->plain);
    diff_same(d, Q_POSITION, "a position changes in line", differing_line(again, position), 0);
    diff_same(d, Q_POSITION, "tiles left", v->stack, r->stack);
    diff_same(d, Q_POSITION, "to move", v->to_move, r->to_move);
    if (turns < d->lines.entries) {
        go_on(&rest, position, &d->lines, turns);
        v = judge(d->plain, rest.s);
    } else {
        v = judge_until(d->now, position, RV_NO_TURN, false);
    }
    diff_same(d, Q_POSITION, "gone on with: verdict", v->verdict, RV_LEGAL);
    diff_same(d, Q_POSITION, "gone on with: finished", v->finished, true);
    for (int p = 0; p < v->nplayers; p++)
        diff_same(d, Q_POSITION, "gone on with: score", v->score[p], d->report->score[p]);
    free(position);
}

/* All that can be asked of the game as it stands, and what its next turn is. */
static void ask(diff *d, int turns) {
    const checker *c = d->checker;
    rv_shown_board board;
    rv_case_board(d->at, &board);
    c->board(d, &board);
    const char *next = turns < d->lines.entries ? rv_case_tile_of(d->at, turns + 1) : NULL;
    if (next && !d->broken)
        c->places(d, next);
    const char *other = c->tile(d);
    if (other && !d->broken)
        c->places(d, other);
    if (other && !d->broken)
        c->ends(d, other);
    if (!d->broken)
        c->ending(d, judge_until(d->now, d->text, turns, false));
}

/* The turn that is played next, with what was so far: before the checker has played it. */
static void check_why(diff *d, int turns) {
    rv_status status;
    const char *why = NULL;
    const rv_why *w = rv_case_why_turn(d->at, turns + 1, &status, &why);
    if (!w) {
        diff_fail(d, "why: no answer: %s", why ? why : "");
        return;
    }
    diff_same(d, Q_WHY, "why: verdict", w->verdict, RV_LEGAL);
    const rv_turn_line *line = &d->report->lines[turns];
    for (int p = 0; p < d->report->nplayers; p++) {
        diff_same(d, Q_WHY, "why: score", w->score[p], line->score[p]);
        diff_same(d, Q_WHY, "why: gained", w->gained[p], line->score[p] - d->checker->score(d, p));
    }
}

static void check_turn(diff *d, int turns, bool asked) {
    if (!asked && d->seed % EVERY)
        return;
    const rv_report *r = judge_until(d->at, d->text, turns, true);
    diff_same(d, Q_SCORE, "turns", r->turns, turns);
    d->checker->turn(d, r);
    for (int p = 0; p < r->nplayers; p++)
        diff_same(d, Q_SCORE, "score", r->score[p], d->checker->score(d, p));
    check_position(d, r);
    if (asked && !d->broken)
        ask(d, turns);
    if (asked && turns < d->lines.entries && !d->broken)
        check_why(d, turns);
}

static void play_next(diff *d, int turns) {
    d->turn = turns + 1;
    d->turns++;
    d->checker->play(d, turns);
    for (int p = 0; p < d->report->nplayers && !d->broken; p++)
        diff_same(d, Q_SCORE, "score after the turn", d->report->lines[turns].score[p],
                  d->checker->score(d, p));
}

/* ---- a game -------------------------------------------------------------------------------- */

/* The canonical form is the record itself, and what was checked is the same when it is. */
static void check_format(diff *d) {
    char *form = copy(rv_case_format(d->whole));
    diff_same(d, Q_FORMAT, "fmt changes line", differing_line(form, d->text), 0);
    const rv_report *v = judge_until(d->now, form, RV_NO_TURN, false);
    diff_same(d, Q_FORMAT, "formatted: verdict", v->verdict, RV_LEGAL);
    diff_same(d, Q_FORMAT, "formatted: turns", v->nlines, d->report->nlines);
    diff_same(d, Q_FORMAT, "formatted: items", v->nitems, d->report->nitems);
    for (int i = 0; i < v->nlines && !d->broken; i++)
        for (int p = 0; p < v->nplayers; p++)
            diff_same(d, Q_FORMAT, "formatted: score", v->lines[i].score[p],
                      d->report->lines[i].score[p]);
    for (int p = 0; p < v->nplayers; p++)
        diff_same(d, Q_FORMAT, "formatted: result", v->score[p], d->report->score[p]);
    diff_same(d, Q_FORMAT, "formatted again, line", differing_line(rv_case_format(d->now), form),
              0);
    free(form);
}

static void check_game(diff *d) {
    unsigned char asked[ENTRIES + 1] = {0};
    d->turn = 0;
    d->broken = false;
    d->lines = read_record(d->text);
    d->report = judge(d->whole, d->text);
    if (d->report->verdict != RV_LEGAL || !d->report->finished)
        diff_fail(d, "line %d: %s", line_of(d->report), said(d->report));
    int entries = d->checker->open(d);
    diff_same(d, Q_SCORE, "entries", d->report->nlines, entries);
    for (int i = 0; i < ASKED && entries; i++)
        asked[diff_below(d, entries)] = 1;
    for (int i = 0; i < entries && !d->broken; i++) {
        check_turn(d, i, asked[i]);
        if (!d->broken)
            play_next(d, i);
    }
    if (!d->broken)
        check_turn(d, entries, true);
    if (!d->broken)
        d->checker->ending(d, d->report);
    if (!d->broken)
        check_format(d);
    d->games++;
}

/* Half of the games have options of their own. */
static int choose_options(diff *d, const char *options[OPTIONS]) {
    static char words[OPTIONS][64];
    bool usual = diff_below(d, 2);
    int n = 0;
    for (int i = 0; !usual && i < rv_ruleset_options(d->rs) && n < OPTIONS; i++) {
        rv_option_info o;
        rv_ruleset_option(d->rs, i, &o);
        snprintf(words[n], sizeof words[n], "%s=%s", o.name, o.values[diff_below(d, o.nvalues)]);
        options[n] = words[n];
        n += diff_below(d, 3) > 0;
    }
    return n;
}

/* Not the same games by all rules. */
static uint64_t mixed(const char *rules, uint64_t seed) {
    uint64_t z = seed * 0x2545f4914f6cdd1du;
    while (*rules)
        z = (z ^ (unsigned char)*rules++) * 0x100000001b3u;
    return z;
}

static void play_game(diff *d, uint64_t seed) {
    const char *options[OPTIONS], *why = NULL;
    rv_settings settings = rv_settings_default();
    d->seed = seed;
    d->state = mixed(d->rules, seed);
    settings.options = options;
    settings.noptions = choose_options(d, options);
    settings.players = d->checker == &castle_checker ? 2 : 2 + diff_below(d, 5);
    rv_sim *sim = rv_sim_new(d->lib, d->rules, &settings, d->state, &why);
    d->text = sim ? rv_sim_next(sim, true, &why) : NULL;
    if (d->text)
        check_game(d);
    else
        diff_fail(d, "no game: %s", why ? why : "");
    rv_sim_free(sim);
}

/* ---- all rules ----------------------------------------------------------------------------- */

typedef struct names {
    char list[NAMES][64];
    int n;
} names;

static bool begins(const char *name, const char *with) {
    return strncmp(name, with, strlen(with)) == 0;
}

static void add(names *to, const char *one, const char *other) {
    if (to->n == NAMES)
        abort();
    snprintf(to->list[to->n++], sizeof *to->list, "%s%s%s", one, *other ? "+" : "", other);
}

/* Each ruleset that is built in; each edition of The Tower with each of Bridges, Castles and
 * Bazaars, in either order. */
static void find_rules(rv_library *lib, names *to) {
    const char *one, *other;
    for (int i = 0; (one = rv_library_name(lib, i)); i++)
        add(to, one, "");
    for (int i = 0; (one = rv_library_name(lib, i)); i++)
        for (int k = 0; (other = rv_library_name(lib, k)); k++)
            if ((begins(one, "tower") && begins(other, "bazaars")) ||
                (begins(one, "bazaars") && begins(other, "tower")))
                add(to, one, other);
}

static bool is_castle(const char *rules) {
    return begins(rules, "castle") || strcmp(rules, "zamek") == 0 || strcmp(rules, "falcon") == 0;
}

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void report(const diff *d, double from) {
    long all = 0;
    for (int q = 0; q < Q_COUNT; q++)
        all += d->asked[q];
    ok(!d->failed && d->games > 0, "%s: all queries agree with the slow checker", d->rules);
    printf("# %s: %ld games, %ld turns, %ld answers compared (", d->rules, d->games, d->turns, all);
    for (int q = 0; q < Q_COUNT; q++)
        printf("%s%ld of %s", q ? ", " : "", d->asked[q], query_words[q]);
    printf(") in %.0f seconds\n", seconds() - from);
    if (!d->failed)
        return;
    printf("  %ld games differ, the first of them:\n", d->failed);
    print_indented(d->why);
    print_indented(d->game);
}

static void play_rules(rv_library *lib, diff *d, const char *rules, int games, uint64_t seed) {
    double from = seconds();
    const char *why = NULL;
    d->rules = rules;
    d->checker = is_castle(rules) ? &castle_checker : &carcassonne_checker;
    d->rs = rv_library_ruleset(lib, rules, &why);
    for (int i = 0; d->rs && i < games; i++)
        play_game(d, seed + (uint64_t)i);
    report(d, from);
}

static diff *new_diff(rv_library *lib) {
    rv_settings settings = rv_settings_default();
    diff *d = calloc(1, sizeof *d);
    if (!d || !lib)
        exit(2);
    d->lib = lib;
    d->whole = rv_case_new(lib, &settings);
    settings.quietly = true;
    d->plain = rv_case_new(lib, &settings);
    d->at = rv_case_new(lib, &settings);
    settings.quietly = false;
    settings.now = true;
    d->now = rv_case_new(lib, &settings);
    return d;
}

static void free_diff(diff *d) {
    rv_case_free(d->whole);
    rv_case_free(d->plain);
    rv_case_free(d->at);
    rv_case_free(d->now);
    free(d);
}

int main(int argc, char **argv) {
    static names all;
    int games = argc > 1 ? atoi(argv[1]) : GAMES;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : SEED;
    rv_library *lib = rv_library_new(NULL);
    bool list = argc > 1 && strcmp(argv[1], "--rules") == 0;
    find_rules(lib, &all);
    for (int i = 0; i < all.n; i++) {
        if (list)
            puts(all.list[i]);
        if (list || (argc > 3 && strcmp(argv[3], all.list[i]) != 0))
            continue;
        diff *d = new_diff(lib);
        play_rules(lib, d, all.list[i], games, seed);
        free_diff(d);
    }
    rv_library_free(lib);
    return ok_status();
}
