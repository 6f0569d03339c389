/* query_test.c - legal placements, completions and counts, asked of games played by hand, and of
 * random ones against what laying the tile gives. */
#include "case.h"

#include "../ok.h"
#include <stdlib.h>

/* ---- a game on the table ------------------------------------------------------------------- */

static rv_library *lib;
static rv_case table; /* what is asked; only what queries look at is set up */

static void make_game(void *ud) {
    const rv_ruleset *rs = ud;
    uint8_t option[RV_O_COUNT];
    for (int o = 0; o < RV_O_COUNT; o++)
        option[o] = rs->options[o].standard;
    table.game = rv_game_new(&table.arena, rs, option, 2);
}

static rv_game *new_game(void) {
    const char *why = NULL;
    const rv_ruleset *rs = rv_library_ruleset(lib, "castle", &why);
    rv_arena_free(&table.arena);
    rv_arena_free(&table.scratch);
    table = (rv_case){.lib = lib};
    if (!rs || !rv_protect(&table.arena, make_game, (void *)(uintptr_t)rs)) {
        ok(false, "a game can be set up: %s", why ? why : "memory ran out");
        exit(1);
    }
    return table.game;
}

/* A turn: "17/90 e5 knight@n". */
typedef struct turn {
    int tile, quarters, pos;
    int kind, place; /* kind RV_NONE: no follower */
} turn;

static turn read_turn(const char *words) {
    const rv_game *g = table.game;
    rv_str rest = rv_str_of(words), tile = rv_str_cut(&rest, " "), cell = rv_str_cut(&rest, " ");
    rv_str degrees = tile, id = rv_str_cut(&degrees, "/"), role = rv_str_cut(&rest, "@");
    turn t = {.tile = rv_tile_find(g->rs, id), .kind = RV_NONE};
    int x = 0, y = 0;
    rv_cell_of(g, cell, &x, &y);
    t.pos = rv_pos(g, x, y);
    if (degrees.s)
        rv_str_int(degrees, &t.quarters);
    t.quarters /= 90;
    if (rest.s) {
        t.kind = rv_role_find(g->rs, role);
        t.place = rv_place_of(rest);
    }
    return t;
}

static void take_turn(void *ud) {
    const turn *t = ud;
    rv_game *g = table.game;
    int roots[RV_TURN_COMPLETED], own, placed = rv_turn_place(g, t->tile, t->quarters, t->pos);
    if (t->kind != RV_NONE)
        rv_deploy(g, g->to_move, rv_node_of_place(g, placed, t->kind, t->place));
    int n = rv_turn_scoring(g, roots, &own);
    rv_turn_score(g, roots, n);
    rv_turn_pass(g);
}

static void play(const char *words) {
    turn t = read_turn(words);
    rv_protect(&table.arena, take_turn, &t);
}

static void put_aside(void *ud) {
    rv_draw(table.game, *(int *)ud);
}

/* ---- answers as text ----------------------------------------------------------------------- */

static char said[1 << 16];

__attribute__((format(printf, 1, 2))) static void say(const char *format, ...) {
    size_t n = strlen(said);
    va_list args;
    va_start(args, format);
    vsnprintf(said + n, sizeof said - n, format, args);
    va_end(args);
}

static void say_points(const int *points, const bool *scores) {
    for (int p = 0; p < 2; p++)
        if (scores[p])
            say(" %c:%d", "WB"[p], points[p]);
}

static bool say_cell(void *ud, const rv_placement *p) {
    (void)ud;
    say("%s%s/%d", *said ? " " : "", p->cell, p->rotation);
    return true;
}

static bool say_placement(void *ud, const rv_placement *p) {
    const char *only = ud;
    if (only && strcmp(p->cell, only) != 0)
        return true;
    say("%s %s/%d", p->tile, p->cell, p->rotation);
    for (int i = 0; i < p->npieces; i++)
        say(" %s", p->pieces[i]);
    for (int i = 0; i < p->ncompletes; i++) {
        say(" [%s %s", p->completes[i].kind, p->completes[i].feature);
        say_points(p->completes[i].points, p->completes[i].scores);
        say("]");
    }
    say("\n");
    return true;
}

static bool say_open(void *ud, const rv_open_feature *f) {
    const char *only = ud;
    if (only && strcmp(f->kind, only) != 0)
        return true;
    say("%s %d tiles %d points W:%d B:%d", f->feature, f->tiles, f->points, f->followers[0],
        f->followers[1]);
    for (int i = 0; i < f->nopen; i++)
        say(" %s.%s", f->open[i].cell, f->open[i].side);
    for (int i = 0; i < f->nclosers; i++) {
        const rv_closer *c = &f->closers[i];
        say(" [%s %s/%d", c->tile, c->cell, c->rotation);
        say_points(c->points, c->scores);
        if (c->corner >= 0)
            say(" corner %d", c->corner);
        say(" of %d]", c->left);
    }
    say("\n");
    return true;
}

static const char *legal(const char *tile, rv_see_placement *see, const char *only) {
    const char *why = NULL;
    *said = '\0';
    rv_status status = rv_case_legal(&table, tile, see, (void *)(uintptr_t)only, &why);
    if (status != RV_FINE)
        say("%d %s", (int)status, why);
    return said;
}

static const char *completions(const char *tile, bool areas, const char *only) {
    const char *why = NULL;
    void *ud = (void *)(uintptr_t)only;
    *said = '\0';
    rv_status status = rv_case_completions(&table, tile, areas, say_open, ud, &why);
    if (status != RV_FINE)
        say("%d %s", (int)status, why);
    return said;
}

static void is(const char *got, const char *wanted, const char *name) {
    if (!ok(strcmp(got, wanted) == 0, "%s", name))
        printf("  wanted: %s\n  got: %s\n", wanted, got);
}

/* ---- legal placements ---------------------------------------------------------------------- */

static void test_first_tile(void) {
    new_game();
    is(legal("17", say_cell, NULL),
       "b3/270 d1/180 d7/0 d7/90 d7/180 d12/270 g12/0 h5/0 h5/180 h5/270 i10/90",
       "the first tile lies at a start space and matches it, in every rotation that fits "
       "[C-15, C-22, C-24]");
    is(legal("17/90", say_placement, "d7"),
       "17 d7/0 merchant@n herald@e herald@s herald@w merchant@se [path path@d7.w]\n"
       "17 d7/90 herald@n merchant@e herald@s herald@w merchant@nw [path path@d7.w]\n"
       "17 d7/180 herald@n herald@e merchant@s herald@w merchant@ne [path path@d7.w]\n",
       "regions that are joined elsewhere are one feature and one place for a follower "
       "[C-33, C-113]");
}

static void test_followers(void) {
    rv_game *g = new_game();
    play("17 d7 herald@e");
    is(legal("31", say_placement, "e7"), "31 e7/0 merchant@s squire@n herald@s merchant@ne\n", "");
    g->seats[g->to_move].supply = 0;
    is(legal("31", say_placement, "e7"), "31 e7/0\n",
       "without a follower in supply there is no place for one [C-30]");
}

static void test_tiles_not_to_be_had(void) {
    rv_game *g = new_game();
    int nine = rv_tile_find(g->rs, RV_STR("9"));
    rv_protect(&table.arena, put_aside, &nine);
    play("17 d7");
    play("2 d12");
    is(legal("17", say_cell, NULL), "2 tile 17 lies at d7", "a tile on the board is not to come");
    is(legal("9", say_cell, NULL), "2 tile 9 is discarded", "nor is a discarded one");
    is(legal("tthh", say_placement, "g12"), "3 g12/0\n", "by look it is a copy that is left");
    ok(rv_case_legal(&table, "castle", say_cell, NULL, NULL) == RV_UNREADABLE,
       "what is neither a number nor a look cannot be read");
    is(completions("17", false, NULL), "2 tile 17 lies at d7",
       "completions asks for a tile in the same way");
    g->over = true;
    is(legal("3", say_cell, NULL), "", "when the game is over nothing is legal");
    table.game = NULL;
    is(legal("3", say_cell, NULL), "3 the document could not be read",
       "a document that was not read has no answers");
}

int main(void) {
    lib = rv_library_new(NULL);
    test_first_tile();
    test_followers();
    test_tiles_not_to_be_had();
    printf("%s", completions("31", true, NULL));
    return ok_status();
}
