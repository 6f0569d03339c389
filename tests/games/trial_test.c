/* trial_test.c - what is asked of a game with house rules in force changes nothing in it.
 *
 *     trial_test [GAMES [SEED]]
 *
 * Random games are played with each script that is shipped, and with all of them at once; and those
 * of Carcassonne, for which none is, for two to six players. After every turn all queries are
 * asked, and what follows is tried: the orders of scoring, the next turn. Then the game must be
 * what it was, in its bytes and as a position; and the next turn, taken back and played again, must
 * come to what it came to before, and to what the record comes to there. The position with the rest
 * of the record must end as the game did.
 */
#include "../ok.h"
#include "records.h"
#include "replay.h"
#include "shipped.h"

#include "parts.h"

enum {
    GAMES = 4, /* with each script, and with all */
    SEED = 1,
    LUCK = 500, /* games looked through for one worth looking at */
    SCRIPTS = 16
};

#define PROPERTIES                                                                                 \
    X(LEGAL, "legal placements leave the game as it was")                                          \
    X(COMPLETIONS, "completions leave the game as it was")                                         \
    X(PERFT, "counts leave the game as it was")                                                    \
    X(ORDERS, "trying all orders of scoring leaves the turn as it was")                            \
    X(BACK, "a turn of the record is played and taken back")                                       \
    X(AGAIN, "played again it comes to the same game")                                             \
    X(STRAIGHT, "which is the one that the record comes to")                                       \
    X(GOES_ON, "a game that goes on from its position ends as it did")

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
    X(ORDERS, "several orders of scoring")                                                         \
    X(STATE, "a position with something that a house rule keeps")                                  \
    X(CHANGED, "a turn that changes it")                                                           \
    X(USED, "a turn in which a wall tile is used")

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

typedef struct test {
    const char *rules;
    int players;
    rv_library *lib;
    rv_case *whole, *now; /* benches: read to the end; score at once */
    const char *scripts[SCRIPTS];
    int nscripts;
    uint64_t seed;
    int game, turn;
    int rare[R_COUNT];
    long checked[P_COUNT];
    int failed[P_COUNT];
    char why[P_COUNT][400];
    /* a record, and the game after a turn of it */
    record r;
    int scores[RV_MAX_PLAYERS];
    rv_case *c;
    picture bytes;
    char *position;
} test;

/* Counts a check; keeps the first that failed. */
__attribute__((format(printf, 4, 5))) static bool check(test *t, enum property p, bool good,
                                                        const char *format, ...) {
    va_list args;
    t->checked[p]++;
    if (good || t->failed[p]++)
        return good;
    const char *which = t->nscripts > 1 ? "all scripts" : t->nscripts ? t->scripts[0] : "no script";
    int n = snprintf(t->why[p], sizeof t->why[p],
                     "%s, %d players, %s, game %d of seed %llu, after turn %d: ", t->rules,
                     t->players, which, t->game, (unsigned long long)t->seed, t->turn);
    va_start(args, format);
    vsnprintf(t->why[p] + n, sizeof t->why[p] - (size_t)n, format, args);
    va_end(args);
    return false;
}

/* ---- pictures of the game ------------------------------------------------------------------ */

static void check_bytes(test *t, enum property p, const picture *was) {
    size_t byte;
    int part = differing_part(t->c->game, was, &byte);
    check(t, p, part == PART_COUNT, "%s, byte %zu", part < PART_COUNT ? part_words[part] : "",
          byte);
}

static void check_position(test *t, enum property p, const char *was) {
    int line = differing_line(rv_case_position(t->c), was);
    check(t, p, line == 0, "line %d of its position differs", line);
}

static void check_unchanged(test *t, enum property p) {
    check_bytes(t, p, &t->bytes);
    check_position(t, p, t->position);
}

/* ---- asking -------------------------------------------------------------------------------- */

static bool see_placement(void *ud, const rv_placement *p) {
    (void)p;
    ++*(int *)ud;
    return true;
}

static bool see_open(void *ud, const rv_open_feature *f) {
    (void)f;
    ++*(int *)ud;
    return true;
}

/* All is asked that can be: of the tile that comes next, of any tile that is left. */
static void ask(test *t) {
    const char *tile = rv_case_tile_of(t->c, t->turn + 1), *why = "";
    uint64_t counts[2];
    int seen = 0;
    if (tile &&
        !check(t, P_LEGAL, rv_case_legal(t->c, tile, see_placement, &seen, &why) == RV_FINE && seen,
               "%s", why))
        return;
    check_unchanged(t, P_LEGAL);
    seen = 0;
    rv_status status = rv_case_completions(t->c, NULL, true, see_open, &seen, &why);
    check(t, P_COMPLETIONS, status == RV_FINE && (seen || !t->turn), "%s", why);
    check_unchanged(t, P_COMPLETIONS);
    status = rv_case_perft(t->c, 1, counts, &why);
    check(t, P_PERFT, status == RV_FINE && (counts[1] || t->c->game->over || !tile), "%s", why);
    check_unchanged(t, P_PERFT);
}

/* ---- playing what the record says ---------------------------------------------------------- */

static rv_entry *next_entry(test *t) {
    return &t->c->rec.moves.list[t->turn];
}

static void place(test *t) {
    rv_game *g = t->c->game;
    rv_entry *e = next_entry(t);
    check(t, P_BACK, rv_step_before_placing(t->c, e), "the tile cannot lie there");
    rv_turn_place_as(g, e->tile.tile, e->as, e->tile.quarters, rv_pos(g, e->x, e->y));
    if (e->piece.kind != RV_NONE)
        rv_deploy(g, e->player, rv_piece_node(t->c, &e->piece, g->last, RV_D_NO_PLACE),
                  e->piece.figure);
}

static bool see_order(void *ud, const rv_order *order) {
    ++*(int *)ud;
    return order->n > 1;
}

static void try_orders(void *ud) {
    static picture placed;
    test *t = ud;
    rv_game *g = t->c->game;
    int mark = rv_mark_of(g), seen = 0;
    place(t);
    const rv_order o = rv_turn_scoring(g);
    take_picture(g, &placed);
    if (o.n > 1 && o.n < 7) {
        rv_turn_orders(g, &o, see_order, &seen);
        check_bytes(t, P_ORDERS, &placed);
        t->rare[R_ORDERS] += seen > 1;
    }
    rv_undo(g, mark);
    check_unchanged(t, P_ORDERS);
}

/* As the replay plays it, which has found it legal. */
static void play_entry(void *ud) {
    test *t = ud;
    rv_game *g = t->c->game;
    rv_entry *e = next_entry(t);
    rv_order order = {.n = 0};
    if (e->bazaar) {
        check(t, P_BACK, rv_step_play_apart(t->c, e), "the bazaar is not legal");
        return;
    }
    check(t, P_BACK, rv_step_before_turn(t->c, e), "the turn is not legal before its tile");
    for (int i = 0; i < e->beside->discard.n; i++) {
        rv_step_take_held(g);
        rv_draw(g, e->beside->discard.list[i].tile);
    }
    if (!e->none) {
        rv_step_take_held(g);
        place(t);
        bool fine = rv_step_before_scoring(t->c, e) && rv_find_order(t->c, e, &order);
        rv_turn_score(g, order.roots, order.n);
        check(t, P_BACK, fine && rv_step_after_scoring(t->c, e), "the turn is not legal");
    }
    rv_turn_pass(g);
}

/* Runs it with a way out for want of memory. */
static void with_game(test *t, void (*run)(void *ud)) {
    check(t, P_BACK, rv_protect(&t->c->arena, run, t), "memory ran out");
}

static void play_twice(test *t) {
    static picture played;
    int mark = rv_mark_of(t->c->game);
    with_game(t, play_entry);
    take_picture(t->c->game, &played);
    char *position = copy(rv_case_position(t->c));
    rv_undo(t->c->game, mark);
    check_unchanged(t, P_BACK);
    with_game(t, play_entry);
    check_bytes(t, P_AGAIN, &played);
    check_position(t, P_AGAIN, position);
    const char *was = strstr(t->position, "\nstate: "), *is = strstr(position, "\nstate: ");
    t->rare[R_STATE] += was != NULL;
    t->rare[R_CHANGED] += was && is && strcmp(was, is) != 0;
    t->rare[R_USED] += next_entry(t)->beside->use.n > 0;
    free(t->position);
    t->position = position; /* for the next turn */
}

/* ---- going on ------------------------------------------------------------------------------ */

static void check_rest(test *t, const char *position) {
    static written rest;
    bool over = t->turn == t->r.entries;
    go_on(&rest, position, &t->r, t->turn);
    const rv_report *v = judge(over ? t->now : t->whole, over ? position : rest.s);
    check(t, P_GOES_ON, v->verdict == RV_LEGAL && v->finished && same_scores(v, t->scores),
          "line %d: %s, it begins with %d:%d instead of %d:%d", line_of(v), said(v), v->score[0],
          v->score[1], t->scores[0], t->scores[1]);
}

/* ---- a game -------------------------------------------------------------------------------- */

/* A bench on which the record has been read up to a turn. */
static rv_case *read_until(test *t, int turn) {
    rv_settings settings = rv_settings_default();
    settings.until = turn;
    rv_case *c = rv_case_new(t->lib, &settings);
    const rv_report *v = judge(c, t->r.text);
    check(t, P_STRAIGHT, v->verdict == RV_LEGAL && v->turns == turn, "line %d: %s", line_of(v),
          said(v));
    return c;
}

/* The game after a turn of the record; the last turn left its position. */
static void look_at_turn(test *t, int turn) {
    char *expected = t->position;
    t->turn = turn;
    t->c = read_until(t, turn);
    t->position = copy(rv_case_position(t->c));
    if (expected)
        check(t, P_STRAIGHT, strcmp(expected, t->position) == 0, "another position");
    free(expected);
    take_picture(t->c->game, &t->bytes);
    check_rest(t, t->position);
    ask(t);
    if (turn < t->r.entries && !next_entry(t)->none && !next_entry(t)->bazaar &&
        !next_entry(t)->beside->discard.n)
        with_game(t, try_orders);
    if (turn < t->r.entries)
        play_twice(t);
    rv_case_free(t->c);
}

/* Most random games have neither several orders of scoring nor a wall tile that is used: one that
 * has either, by turns, unless none turns up for a long time. */
static const char *choose_game(const test *t, rv_sim *sim) {
    const char *wanted = t->game % 2 ? "\n  order: [" : "\n  use: [", *why = NULL;
    for (int i = 0; i < LUCK; i++) {
        const char *text = rv_sim_next(sim, true, &why);
        if (!text) {
            fprintf(stderr, "no game: %s\n", why);
            exit(2);
        }
        if (strstr(text, wanted) || i == LUCK - 1 || !t->nscripts)
            return text;
    }
    return NULL;
}

static void look_at_game(test *t, rv_sim *sim) {
    t->r = read_record(choose_game(t, sim));
    memcpy(t->scores, rv_sim_scores(sim), sizeof *t->scores * (size_t)rv_sim_players(sim));
    for (int turn = 0; turn <= t->r.entries; turn++)
        look_at_turn(t, turn);
    free(t->position);
    t->position = NULL;
}

/* Of the ruleset, with the players and the scripts that are chosen. */
static void look_at_games(test *t, int games) {
    const char *why = NULL;
    rv_settings settings = rv_settings_default();
    settings.scripts = t->scripts;
    settings.nscripts = t->nscripts;
    settings.players = t->players;
    rv_sim *sim = rv_sim_new(t->lib, t->rules, &settings, t->seed, &why);
    if (!sim) {
        fprintf(stderr, "no games: %s\n", why);
        exit(2);
    }
    for (t->game = 1; t->game <= games; t->game++)
        look_at_game(t, sim);
    rv_sim_free(sim);
}

static int look_at_scripts(test *t, int games) {
    const char *names[SHIPPED];
    int n = shipped_for(t->lib, "castle", names);
    t->rules = "castle";
    t->players = 2;
    for (int i = 0; i < n; i++) {
        t->scripts[0] = names[i];
        t->nscripts = 1;
        look_at_games(t, games);
    }
    for (t->nscripts = 0; t->nscripts < n; t->nscripts++)
        t->scripts[t->nscripts] = names[t->nscripts];
    look_at_games(t, games);
    return n;
}

/* Without scripts, for as many players as it takes. */
static void look_at_rules(test *t, const char *rules, int games) {
    t->rules = rules;
    t->nscripts = 0;
    for (t->players = 2; t->players <= RV_MAX_PLAYERS; t->players++)
        look_at_games(t, games);
}

int main(int argc, char **argv) {
    static test t;
    int games = argc > 1 ? atoi(argv[1]) : GAMES;
    rv_settings whole = rv_settings_default(), now = whole;
    now.now = true;
    t.seed = argc > 2 ? strtoull(argv[2], NULL, 10) : SEED;
    t.lib = rv_library_new(NULL);
    t.whole = rv_case_new(t.lib, &whole);
    t.now = rv_case_new(t.lib, &now);
    int scripts = look_at_scripts(&t, games);
    look_at_rules(&t, "carcassonne", games > 1 ? games / 2 : 1);
    look_at_rules(&t, "tower+bazaars", games > 3 ? games / 4 : 1);
    for (int p = 0; p < P_COUNT; p++)
        if (!ok(!t.failed[p] && t.checked[p],
                "%d games with each of %d scripts, with all, and of Carcassonne and its "
                "expansions: %s",
                games, scripts, words_of[p]))
            printf("  %d of %ld wrong; %s\n", t.failed[p], t.checked[p], t.why[p]);
    for (int i = 0; i < R_COUNT; i++)
        ok(t.rare[i], "there was among them: %s", rare_words[i]);
    rv_case_free(t.whole);
    rv_case_free(t.now);
    rv_library_free(t.lib);
    return ok_status();
}
