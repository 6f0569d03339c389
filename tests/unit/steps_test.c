/* steps_test.c - several games that take the same step, and rows of keys that act at the same
 * moment: what they say together, whatever games are shipped.
 */
#include "../ok.h"
#include "judge/case.h"

static rv_case table;
static char said[64]; /* who was asked, in order */

static void note(char who) {
    size_t n = strlen(said);
    said[n] = who;
    said[n + 1] = '\0';
}

/* ---- two games, and one that takes no step between them ---------------------------------------
 */

static void begin_a(rv_game *g) {
    (void)g;
    note('a');
}
static void begin_b(rv_game *g) {
    (void)g;
    note('b');
}

static int worth_a(rv_game *g, int player, const rv_tally *t, rv_buf *b, int now) {
    (void)g, (void)player, (void)t, (void)b;
    return now * 2;
}
static int worth_b(rv_game *g, int player, const rv_tally *t, rv_buf *b, int now) {
    (void)g, (void)player, (void)t, (void)b;
    return now + 1;
}

static int standing_a(const rv_game *g, int piece) {
    (void)g;
    return piece + 1;
}
static int standing_b(const rv_game *g, int piece) {
    (void)g;
    return piece + 10;
}

/* Gives two of the points itself, however many there are; the other takes one away. */
static int gain_a(rv_game *g, int player, const rv_tally *t, int now) {
    (void)t;
    rv_give(g, player, 2);
    return now - 2;
}
static int gain_b(rv_game *g, int player, const rv_tally *t, int now) {
    (void)g, (void)player, (void)t;
    return now - 1;
}

static bool yes(rv_case *c, rv_entry *e) {
    (void)c, (void)e;
    note('y');
    return true;
}
static bool no(rv_case *c, rv_entry *e) {
    (void)c, (void)e;
    note('n');
    return false;
}
static void set(rv_case *c) {
    (void)c;
    note('s');
}

static const rv_key keys_a[] = {
    {&rv_map_entry, "one",
     .acts = RV_ACTS({RV_WHEN_LAID, .play = yes}, {RV_WHEN_TURN, .play = no})},
    {&rv_map_entry, "two", .acts = RV_ACTS({RV_WHEN_LAID, .set = set})},
    {0}};
static const rv_key keys_b[] = {
    {&rv_map_entry, "three",
     .acts = RV_ACTS({RV_WHEN_TURN, .play = yes}, {RV_WHEN_LAID, .play = yes})},
    {0}};

static const rv_module a = {.name = "a",
                            .begin = begin_a,
                            .worth = worth_a,
                            .standing = standing_a,
                            .gain = gain_a,
                            .keys = keys_a},
                       none = {.name = "none"},
                       b = {.name = "b",
                            .begin = begin_b,
                            .worth = worth_b,
                            .standing = standing_b,
                            .gain = gain_b,
                            .keys = keys_b};

/* ---- asked ------------------------------------------------------------------------------------
 */

static void make_game(void *rs) {
    uint8_t option[RV_O_COUNT] = {0};
    table.game = rv_game_new(&table.arena, rs, option, 2, NULL);
    table.game->modules.row[0] = &a;
    table.game->modules.row[1] = &none;
    table.game->modules.row[2] = &b;
    table.game->modules.n = 3;
    rv_modules_take(table.game);
    rv_rows_begin(table.game);
}

static void take_steps(rv_game *g) {
    const rv_tally t = {.points = 5};
    rv_step_begin(g);
    ok(strcmp(said, "ab") == 0, "each game that has the step takes it, in order");
    ok(rv_step_worth(g, 0, &t, NULL, t.points) == 11, "in a chain each changes the answer so far");
    ok(rv_step_standing(g, 3) == 17, "what they say is added up");
    ok(rv_step_aside(g) == 0 && rv_step_pays(g, 0, 4) == 4,
       "where no game has the step the sum is 0, and the answer is what it was");
    rv_gain(g, 1, 9);
    ok(g->seats[1].score == 8, "what no game has given is given by the core");
}

static bool acts(rv_moment when, bool wanted, const char *who) {
    *said = '\0';
    return rv_play_rows(&table, NULL, when) == wanted && strcmp(said, who) == 0;
}

int main(void) {
    rv_library *lib = rv_library_new(NULL, NULL);
    const char *why = NULL;
    rv_ruleset *rs = (rv_ruleset *)rv_library_ruleset(lib, "carcassonne", &why);
    if (!ok(rs && rv_protect(&table.arena, make_game, rs), "a game can be set up"))
        return ok_status();
    take_steps(table.game);
    ok(acts(RV_WHEN_LAID, true, "ysy"), "rows act game by game, and of each as in its table");
    ok(acts(RV_WHEN_TURN, false, "n"), "the first that says no ends it");
    ok(acts(RV_WHEN_SCORED, true, ""), "a moment at which no row acts passes");
    rv_arena_free(&table.arena);
    rv_library_free(lib);
    return ok_status();
}
