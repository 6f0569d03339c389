/* selftest.c - tests the oracle with worked examples: selftest TILES WALL
 *
 * TILES and WALL are the two data files. Most examples are played on "board Q", four cells by four,
 * with two start spaces of its own, and with tiles made for the example; the others on the real
 * wall. CA-n are the adjudication cases, C-n the rules of the ledger.
 */
#include "oracle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { W, B, TEXT = 16384 };

struct suite {
    const char *tiles, *wall;
    int passed, failed;
};

static void check(struct suite *t, const char *name, bool ok) {
    printf("%s %s\n", ok ? "ok" : "not ok", name);
    if (ok)
        t->passed++;
    else
        t->failed++;
}

/* ---- shorthand ---- */

static oracle_cell cell(const char *name) {
    return (oracle_cell){.file = name[0] - 'a', .rank = atoi(name + 1)};
}

static int port(const char *where) {
    for (int i = 0; oracle_where_name(i) != NULL; i++)
        if (strcmp(oracle_where_name(i), where) == 0)
            return oracle_where_port(i);
    return -1;
}

/* "e5.ne" */
static oracle_place at(const char *name) {
    return (oracle_place){.cell = cell(name), .port = port(strchr(name, '.') + 1)};
}

static oracle_feature feature(const oracle *o, const char *name) {
    oracle_feature f = {0};

    if (!oracle_feature_at(o, at(name), &f))
        f.where = -1;
    return f;
}

static bool same(const oracle *o, const char *one, const char *other) {
    oracle_feature a = feature(o, one), b = feature(o, other);

    return a.where >= 0 && a.where == b.where && a.name.cell.file == b.name.cell.file &&
           a.name.cell.rank == b.name.cell.rank;
}

static bool named(const oracle *o, const char *place, const char *name) {
    oracle_feature f = feature(o, place);
    char text[ORACLE_NAME];

    if (f.where < 0)
        return false;
    oracle_name(&f, text);
    return strcmp(text, name) == 0;
}

static bool fits(const oracle *o, int tile, int rot, const char *where) {
    return oracle_can_place(o, tile, rot, cell(where));
}

static bool claims(const oracle *o, int player, int tile, int rot, const char *place) {
    return oracle_can_deploy(o, player, tile, rot, at(place));
}

static oracle_turn turn_of(int player, int tile, int rot, const char *where, const char *follower) {
    oracle_turn turn = {.player = player,
                        .tile = tile,
                        .rot = rot,
                        .cell = cell(where),
                        .follower = follower == NULL ? -1 : port(follower)};

    return turn;
}

static void use(oracle_turn *turn, int token, const char *place) {
    turn->use[turn->uses++] = (oracle_use){.token = token, .on = at(place)};
}

static void order(oracle_turn *turn, const char *place) {
    turn->order[turn->orders++] = at(place);
}

static enum oracle_verdict go(oracle *o, int player, int tile, int rot, const char *where,
                              const char *follower) {
    oracle_turn turn = turn_of(player, tile, rot, where, follower);

    return oracle_play(o, &turn, NULL);
}

static bool scores(const oracle *o, int w, int b) {
    return oracle_score(o, W) == w && oracle_score(o, B) == b;
}

static oracle_ending ending(const oracle *o) {
    oracle_ending end;

    oracle_final(o, &end);
    return end;
}

/* Lays tiles without checks: "1 a4, 2/90 b4". */
static void lay(oracle *o, const char *list) {
    int tile, used;
    char word[16];

    for (; sscanf(list, " %d%15[^,]%n", &tile, word, &used) == 2; list += used) {
        int rot = word[0] == '/' ? atoi(word + 1) / 90 : 0;

        if (!oracle_put(o, tile, rot, cell(strrchr(word, ' ') + 1)))
            printf("# cannot lay tile %d in %s\n", tile, list);
        if (list[used] == ',')
            used++;
    }
}

static void man(oracle *o, int player, const char *place) {
    oracle_put_follower(o, player, at(place));
}

/* Board Q with its start spaces: 10 north of b4, 20 west of a2. */
static oracle *board_q(const char *tiles, const char *north, const char *west) {
    char wall[1024];
    oracle *o;

    snprintf(wall, sizeof wall,
             "cells:\n  4: [a, d]\n  3: [a, d]\n  2: [a, d]\n  1: [a, d]\n"
             "track: 100\ncorners: [0, 3, 32, 56]\nstarts:\n"
             "  10: {cell: b4, side: n, %s}\n  20: {cell: a2, side: w, %s}\n",
             north, west);
    o = oracle_load(tiles, wall);
    if (o == NULL) {
        printf("# board Q cannot be read\n");
        exit(2);
    }
    return o;
}

static oracle *plain_q(const char *tiles) {
    return board_q(tiles, "w: court, e: court", "n: court, s: court");
}

static oracle *real(const struct suite *t) {
    oracle *o = oracle_load(t->tiles, t->wall);

    if (o == NULL) {
        printf("# the data cannot be read\n");
        exit(2);
    }
    return o;
}

/* ---- the data ---- */

/* Where a walker along the wall is: a side of a cell, and the score space that begins there. */
struct walk {
    oracle_cell cell;
    int side, space;
    int corners, starts;
    bool covered; /* by the tower in an inward bend behind it */
    bool wrong;
};

static oracle_cell step(oracle_cell from, int side) {
    static const int east[] = {0, 1, 0, -1}, north[] = {1, 0, -1, 0};

    return (oracle_cell){from.file + east[side], from.rank + north[side]};
}

static void meet_corner(const oracle *o, struct walk *walk) {
    bool found = false;

    for (int i = 0; i < oracle_corner_count(o); i++)
        found = found || oracle_corner_number(o, i) == walk->space % 100;
    walk->wrong = walk->wrong || !found;
    walk->corners++;
    walk->space += 2;
}

static void meet_side(const oracle *o, struct walk *walk) {
    for (int i = 0; i < oracle_start_count(o); i++) {
        oracle_cell there;
        int side, number = oracle_start(o, i, &there, &side);

        if (there.file != walk->cell.file || there.rank != walk->cell.rank || side != walk->side)
            continue;
        walk->starts++;
        walk->wrong = walk->wrong || number != walk->space;
    }
    walk->space += 2;
}

/* One side on, clockwise: round an inward bend, along, or round an outward corner. */
static void walk_on(const oracle *o, struct walk *walk) {
    int heading = (walk->side + 1) % 4;
    oracle_cell ahead = step(walk->cell, heading);
    oracle_cell beside = step(ahead, walk->side);

    if (oracle_inside(o, ahead) && oracle_inside(o, beside)) {
        meet_corner(o, walk);
        walk->cell = beside;
        walk->side = (walk->side + 3) % 4;
        walk->covered = true;
        return;
    }
    if (!walk->covered)
        meet_side(o, walk);
    walk->covered = false;
    if (oracle_inside(o, ahead)) {
        walk->cell = ahead;
    } else {
        meet_corner(o, walk);
        walk->side = heading;
    }
}

static bool wall_adds_up(const oracle *o) {
    oracle_cell first = cell("b1");
    struct walk walk = {.cell = first, .side = 3, .space = 2};

    for (int i = 0; i < 100; i++) {
        walk_on(o, &walk);
        if (walk.cell.file == first.file && walk.cell.rank == first.rank && walk.side == 3)
            break;
    }
    return !walk.wrong && walk.corners == 14 && walk.starts == 7 && walk.space == 102;
}

static int regions_of(const oracle *o, int tile) {
    oracle_place name[ORACLE_FEATURES];
    oracle *copy = oracle_clone(o);
    int count;

    oracle_put(copy, tile, 0, cell("e9"));
    count = oracle_features(copy, name);
    oracle_free(copy);
    return count;
}

static void test_data(struct suite *t) {
    oracle *o = real(t);

    check(t, "the wall encloses 76 cells", oracle_cell_count(o) == 76);
    check(t, "the wall has 14 corners", oracle_corner_count(o) == 14);
    check(t, "there are seven start spaces", oracle_start_count(o) == 7);
    check(t, "there are 60 castle tiles", oracle_tile_count(o) == 60);
    check(t, "walking round the wall meets corners and start spaces where they are numbered",
          wall_adds_up(o));
    check(t, "tile 1: four quadrants, one path", regions_of(o, 1) == 5);
    check(t, "tile 2: house and tower", regions_of(o, 2) == 2);
    check(t, "tile 14: one court", regions_of(o, 14) == 1);
    check(t, "tile 16: the bend cuts off one quadrant", regions_of(o, 16) == 3);
    check(t, "tile 17: three arms and three courts", regions_of(o, 17) == 6);
    check(t, "tile 18: two bends and three courts", regions_of(o, 18) == 5);
    check(t, "tile 35: the arm parts two courts", regions_of(o, 35) == 4);
    check(t, "tile 58: a tower corner in a court", regions_of(o, 58) == 2);
    check(t, "broken data is refused",
          oracle_load("1 ccc -\n", t->wall) == NULL && oracle_load("2 cccc -\n", t->wall) == NULL &&
              oracle_load(t->tiles, "cells:\n") == NULL);
    oracle_free(o);
}

/* ---- placing ---- */

static void test_attachment(struct suite *t) {
    oracle *o = plain_q(t->tiles);

    check(t, "CA-1 a first tile away from the start spaces is illegal", !fits(o, 14, 0, "c2"));
    check(t, "CA-1 a first tile at a start space is legal", fits(o, 14, 0, "b4"));
    lay(o, "14 b4");
    check(t, "CA-2 another start space, touching nothing, is legal", fits(o, 37, 0, "a2"));
    check(t, "CA-2 the wall alone holds nothing", !fits(o, 37, 0, "d4"));
    check(t, "CA-3 a corner is no contact", !fits(o, 37, 0, "c3"));
    check(t, "C-18 a taken cell is not free", !fits(o, 37, 0, "b4"));
    check(t, "C-18 outside the wall is not free", !fits(o, 37, 0, "b5"));
    oracle_free(o);
}

static void test_paths_continue(struct suite *t) {
    oracle *o = plain_q(t->tiles);

    lay(o, "15 b4"); /* court with a path from west to east */
    check(t, "CA-4 house against path is illegal", !fits(o, 22, 0, "c4"));
    check(t, "CA-4 court against path is illegal", !fits(o, 14, 0, "c4"));
    check(t, "CA-4 path against path is legal", fits(o, 15, 0, "c4") || fits(o, 4, 0, "c4"));
    check(t, "C-24 the turned tile shows no path there", !fits(o, 4, 1, "c4"));
    lay(o, "26 c4");
    check(t, "CA-6 a path may run against the wall", fits(o, 16, 0, "d4"));
    lay(o, "16 d4");
    check(t, "CA-6 and ends there", feature(o, "d4.w").opens == 1 && feature(o, "d4.w").tiles == 3);
    oracle_free(o);
    o = plain_q(t->tiles);
    lay(o, "22 b4"); /* house on its east side */
    check(t, "CA-5 tower against house is legal", fits(o, 46, 0, "c4") && fits(o, 42, 1, "c4"));
    check(t, "CA-5 court against house is legal", fits(o, 14, 0, "c4"));
    check(t, "CA-5 house against house is legal", fits(o, 23, 1, "c4"));
    check(t, "CA-5 path against house is illegal", !fits(o, 15, 0, "c4"));
    lay(o, "14 a3, 37 c3");
    check(t, "CA-8 every side must agree", !fits(o, 40, 2, "b3") && fits(o, 42, 0, "b3"));
    oracle_free(o);
}

static void test_start_matching(struct suite *t) {
    oracle *o = board_q(t->tiles, "w: court, e: court, path: true", "n: court, s: house");

    check(t, "CA-7 no path at a start space with a path is illegal", !fits(o, 14, 0, "b4"));
    check(t, "CA-7 a path at a start space without one is illegal", !fits(o, 15, 0, "a2"));
    check(t, "CA-7 path to path is legal", fits(o, 15, 1, "b4"));
    check(t, "C-25 a tile that fits may not be discarded",
          oracle_discard(o, 14) == ORACLE_BAD_DISCARD && !oracle_tile_used(o, 14));
    oracle_free(o);
    o = board_q("1 cccc nesw\n2 cccc nesw\n", "w: court, e: court", "n: court, s: house");
    check(t, "CA-9 a tile without a place is discarded", oracle_discard(o, 1) == ORACLE_LEGAL);
    check(t, "CA-9 and is then used up",
          oracle_tiles_left(o) == 1 && oracle_discard(o, 1) == ORACLE_BAD_TILE);
    oracle_free(o);
}

/* ---- followers ---- */

static void test_followers(struct suite *t) {
    oracle *o = plain_q("1 hhhh -\n2 hhhh -\n3 hhhh -\n4 tthc -\n5 cccc -\n6 ccct -\n");

    lay(o, "1 a4, 2 b4, 3 c4");
    man(o, W, "a4.n");
    lay(o, "5 d4");
    check(t, "CA-11 no squire on a house with a squire three tiles away",
          !claims(o, W, 4, 2, "c3.nw") && !claims(o, B, 4, 2, "c3.nw"));
    check(t, "CA-11 a knight or a merchant is legal",
          claims(o, B, 4, 2, "c3.se") && claims(o, B, 4, 2, "c3.ne"));
    man(o, W, "d4.n");
    check(t, "CA-12 no merchant on a court with a merchant, but a knight",
          !claims(o, B, 6, 0, "d3.ne") && claims(o, B, 6, 0, "d3.sw"));
    oracle_set_supply(o, B, 0);
    check(t, "C-30 none in the supply, none to put", !claims(o, B, 6, 0, "d3.sw"));
    oracle_free(o);
}

static void test_arms(struct suite *t) {
    oracle *o = plain_q("1 cccc ew\n2 cccc n/e/w Q\n3 cccc new F\n4 cccc new\n");

    lay(o, "1 b3");
    man(o, B, "b3.w");
    check(t, "CA-14 a square parts the arms",
          claims(o, W, 2, 0, "c3.n") && claims(o, W, 2, 0, "c3.e") && !claims(o, W, 2, 0, "c3.w"));
    check(t, "CA-15 a fountain does not", !claims(o, W, 3, 0, "c3.n"));
    check(t, "CA-15 nor does a plain junction", !claims(o, W, 4, 0, "c3.n"));
    check(t, "C-33 a middle between two kinds is no place", !claims(o, W, 4, 0, "c3.c"));
    oracle_free(o);
}

static void test_deployments(struct suite *t) {
    static const char *const expected[] = {"n", "e", "s", "w", "se", "sw"};
    oracle *o = plain_q(t->tiles);
    enum oracle_kind kind[ORACLE_REGIONS];
    int where[ORACLE_REGIONS];
    int count = oracle_deployments(o, W, 17, 0, cell("b4"), kind, where);
    bool right = count == 6 && kind[0] == ORACLE_COURT && kind[1] == ORACLE_PATH;

    for (int i = 0; right && i < 6; i++)
        right = strcmp(oracle_where_name(where[i]), expected[i]) == 0;
    check(t, "each feature of a tile is offered once, by its first place", right);
    oracle_free(o);
    o = plain_q("1 cccc s D\n2 cccc ns\n3 cccc ns\n");
    lay(o, "3 d4");
    count = oracle_deployments(o, W, 2, 0, cell("d3"), kind, where);
    check(t, "a path and the courts on both sides of it", count == 3);
    lay(o, "1 a4");
    count = oracle_deployments(o, W, 2, 0, cell("a3"), kind, where);
    check(t, "courts that meet round the end of the path are offered once",
          count == 2 && kind[0] == ORACLE_PATH && kind[1] == ORACLE_COURT);
    oracle_free(o);
}

/* ---- paths ---- */

static void test_path_scores(struct suite *t) {
    oracle *o = plain_q(t->tiles);

    lay(o, "15 a4");
    man(o, B, "a4.e");
    check(t, "CA-18 closed by a square and the wall",
          go(o, W, 17, 0, "b4", NULL) == ORACLE_LEGAL && scores(o, 0, 2) &&
              oracle_supply(o, B) == 6);
    oracle_free(o);
    o = board_q("1 cccc ns\n2 cccc ne F\n3 cccc w Q\n", "w: court, e: court, path: true",
                "n: court, s: house");
    go(o, B, 1, 0, "b4", "n");
    go(o, W, 2, 0, "b3", NULL);
    check(t, "CA-19 a path with an end open scores nothing", scores(o, 0, 0));
    go(o, W, 3, 0, "c3", NULL);
    check(t, "CA-19 three tiles and the start space with a fountain: 8", scores(o, 0, 8));
    oracle_free(o);
    o = plain_q("1 cccc e D\n2 cccc ew F\n3 cccc w F\n");
    lay(o, "1 a4, 2 b4");
    check(t, "CA-20 two fountains on three tiles: 6",
          go(o, W, 3, 0, "c4", "w") == ORACLE_LEGAL && scores(o, 6, 0));
    oracle_free(o);
}

static void test_path_ends(struct suite *t) {
    oracle *o = plain_q("1 cccc esw\n2 cccc w Q\n3 cccc e D\n4 cccc ns\n");

    lay(o, "3 a4, 1 b4");
    man(o, W, "b4.s");
    go(o, B, 2, 0, "c4", NULL);
    check(t, "CA-21 a junction is done when all its arms are",
          scores(o, 0, 0) && feature(o, "b4.w").opens == 1);
    check(t, "CA-21 the open end is south of b4", feature(o, "b4.w").open[0].side == 2);
    go(o, B, 4, 0, "b3", NULL);
    check(t, "CA-21 it moves on with the path", feature(o, "b4.w").open[0].cell.rank == 3);
    oracle_free(o);
    o = plain_q("1 cccc es\n2 cccc ws\n3 cccc nw\n4 cccc ne\n5 cccc ne F\n");
    lay(o, "1 a4, 2 b4, 3 b3");
    man(o, W, "a4.e");
    go(o, B, 4, 0, "a3", NULL);
    check(t, "CA-23 a loop of four: 4", scores(o, 4, 0));
    check(t, "CA-23 the court inside the loop is a court of its own",
          feature(o, "a4.se").cells == 4 && feature(o, "a4.se").opens == 0 &&
              !same(o, "a4.se", "a4.nw"));
    oracle_free(o);
    o = plain_q("1 cccc es\n2 cccc ws\n3 cccc nw\n4 cccc ne\n5 cccc ne F\n");
    lay(o, "1 a4, 2 b4, 3 b3");
    check(t, "CA-23 with a fountain: 8, CA-29 the herald comes back",
          go(o, W, 5, 0, "a3", "n") == ORACLE_LEGAL && scores(o, 8, 0) && oracle_supply(o, W) == 6);
    oracle_free(o);
}

/* ---- towers, houses, courts ---- */

static void test_towers(struct suite *t) {
    static const char tiles[] = "1 cctc -\n2 ccct -\n3 tccc -\n4 ctcc -\n5 cccc -\n";
    oracle *o = plain_q(tiles);

    /* A tower round the middle of four cells, closed by courts on every side. */
    lay(o, "1 a4, 2 b4, 3 b3");
    man(o, W, "a4.se");
    check(t, "CA-25 three quarters of a tower have two open ends", feature(o, "b4.sw").opens == 2);
    go(o, B, 4, 0, "a3", NULL);
    check(t, "CA-25 a tower on four tiles: 8",
          scores(o, 8, 0) && oracle_supply(o, W) == 6 && feature(o, "a3.ne").tiles == 4);
    oracle_free(o);
    o = plain_q(tiles);
    lay(o, "1 a4, 2 b4, 3 b3");
    man(o, W, "a4.se");
    go(o, B, 5, 0, "a3", NULL);
    check(t, "C-54 courts close a tower: three tiles, 6",
          scores(o, 6, 0) && oracle_supply(o, W) == 6);
    oracle_free(o);
    o = plain_q("1 cctt -\n2 ttcc -\n3 cccc -\n4 cccc -\n5 cccc -\n6 cccc -\n");
    lay(o, "1 b4, 3 a4, 4 c4, 5 a3, 6 c3");
    check(t, "CA-29 a tower completed, claimed, scored at once: 4",
          go(o, B, 2, 0, "b3", "n") == ORACLE_LEGAL && scores(o, 0, 4) && oracle_supply(o, B) == 6);
    oracle_free(o);
    o = board_q("1 tccc -\n2 cccc -\n", "w: tower, e: tower", "n: court, s: house");
    lay(o, "2 a4");
    check(t, "CA-32 a start space counts in a tower: 4",
          go(o, W, 1, 0, "b4", "nw") == ORACLE_LEGAL && scores(o, 4, 0));
    oracle_free(o);
}

static void test_houses(struct suite *t) {
    oracle *o = plain_q("1 cchh -\n2 cchc -\n3 tttt -\n4 cccc -\n5 hccc -\n6 cccc -\n");

    lay(o, "1 b4, 4 a4, 6 c4");
    man(o, W, "b4.s");
    go(o, B, 3, 0, "b3", NULL);
    check(t, "C-54 a tower laid against a house closes it: 1",
          scores(o, 1, 0) && oracle_keep(o, W) == 1);
    oracle_free(o);
    o = plain_q("1 cchc -\n2 hccc -\n3 cccc -\n4 cccc -\n");
    lay(o, "1 a4, 2 b3, 3 b4");
    man(o, W, "a4.se");
    go(o, B, 4, 0, "a3", NULL);
    check(t, "CA-26 houses that touch at a corner are not joined: 1", scores(o, 1, 0));
    oracle_free(o);
    o = plain_q("1 cccc -\n2 tttt -\n3 hhhh -\n");
    lay(o, "1 a4, 2 b4");
    man(o, W, "a4.n");
    check(t, "CA-37 a court is not scored in play, enclosed or not",
          go(o, B, 3, 0, "a3", NULL) == ORACLE_LEGAL && scores(o, 0, 0) &&
              oracle_supply(o, W) == 5 && feature(o, "a4.n").opens == 0 &&
              feature(o, "a4.n").followers[W] == 1);
    oracle_free(o);
}

/* ---- one tile that completes a building to its north and a path to its west ---- */

/*      start 10
 *   a4  [b4]  c4     b4 and the upper half of b3 are the building, of the given kind; with
 *   a3-- b3   c3     `on_start` it runs on into the start space: three tiles instead of two.
 *                    The path is a3 and b3. Tile 6 goes to b3; tiles 7 and 8 stay in the stack.
 */
static oracle *crossing(char kind, bool on_start) {
    char tiles[256];
    const char *start = !on_start     ? "w: court, e: court"
                        : kind == 't' ? "w: tower, e: tower"
                                      : "w: house, e: house";
    oracle *o;

    snprintf(tiles, sizeof tiles,
             "1 cccc -\n2 %c%c%c%c -\n3 cccc -\n4 cccc -\n5 cccc e D\n6 %c%ccc w D\n7 cccc -\n"
             "8 cccc -\n",
             kind, kind, kind, kind, kind, kind);
    o = board_q(tiles, start, "n: court, s: court");
    lay(o, "1 a4, 2 b4, 3 c4, 4 c3, 5 a3");
    return o;
}

static enum oracle_verdict close(oracle *o, int player) {
    return go(o, player, 6, 0, "b3", NULL);
}

static void test_majority(struct suite *t) {
    oracle *o = crossing('t', false);

    man(o, W, "b4.n");
    man(o, B, "b4.n");
    close(o, W);
    check(t, "CA-27 one knight each: nobody scores, both return",
          scores(o, 0, 0) && oracle_supply(o, W) == 6 && oracle_supply(o, B) == 6);
    oracle_free(o);
    o = crossing('t', false);
    oracle_set_option(o, "return_on_tie", "false");
    man(o, W, "b4.n");
    man(o, B, "b4.n");
    close(o, W);
    check(t, "C-56 return_on_tie: false", scores(o, 0, 0) && oracle_supply(o, W) == 5);
    oracle_free(o);
    o = crossing('h', true);
    man(o, W, "b4.n");
    man(o, W, "b4.n");
    man(o, B, "b4.n");
    close(o, B);
    check(t, "CA-28 two squires against one take all, whoever closes",
          scores(o, 3, 0) && oracle_keep(o, W) == 3 && oracle_keep(o, B) == 0);
    oracle_free(o);
    o = crossing('t', true);
    close(o, W);
    check(t, "CA-30 a tower without knights scores nothing", scores(o, 0, 0));
    oracle_free(o);
}

static int keep_after(int before, const char *men) {
    oracle *o = crossing('h', true);
    int keep;

    oracle_set_keep(o, B, before);
    for (; *men != '\0'; men++)
        man(o, *men == 'B' ? B : W, "b4.n");
    close(o, W);
    keep = oracle_keep(o, B);
    oracle_free(o);
    return keep;
}

static void test_keep(struct suite *t) {
    check(t, "CA-38 the first house gets the keep", keep_after(0, "B") == 3);
    check(t, "CA-38 an equal house does not move it", keep_after(3, "B") == 3);
    check(t, "CA-38 a smaller house does not move it", keep_after(5, "B") == 5);
    check(t, "CA-38 a larger house moves it", keep_after(2, "B") == 3);
    check(t, "CA-39 a tied house does not move it", keep_after(2, "BW") == 2);
    check(t, "C-66 another's house does not move it", keep_after(2, "W") == 2);
}

/* Where B's marker goes and whether it takes the wall tile of corner 56. */
static bool takes(int from, char kind, bool on_start) {
    oracle *o = crossing(kind, on_start);
    bool taken;

    oracle_set_score(o, B, from);
    oracle_set_corner(o, 56, 9);
    man(o, B, "b4.n");
    close(o, W);
    taken = oracle_corner(o, 56) == 0 && oracle_hand(o, B, 9) == 1;
    oracle_free(o);
    return taken;
}

static void test_taking(struct suite *t) {
    oracle *o = crossing('t', true);

    check(t, "CA-45 53 and 3 is 56: taken", takes(53, 'h', true));
    check(t, "CA-45 53 and 4 is 57: taken", takes(53, 't', false));
    check(t, "CA-45 53 and 2 is 55: not taken", !takes(53, 'h', false));
    check(t, "CA-45 53 and 6 is 59: passed", !takes(53, 't', true));
    check(t, "C-76 on the second lap too", takes(153, 'h', true));
    oracle_set_score(o, W, 97);
    oracle_set_corner(o, 3, 4);
    man(o, W, "b4.n");
    close(o, W);
    check(t, "C-75 the score runs on past 100", scores(o, 103, 0) && oracle_hand(o, W, 4) == 1);
    oracle_free(o);
    o = crossing('t', true);
    oracle_set_score(o, W, 32);
    oracle_set_corner(o, 32, 4);
    man(o, B, "b4.n");
    close(o, W);
    check(t, "C-79 a marker that stands takes nothing", oracle_corner(o, 32) == 4);
    oracle_free(o);
    o = crossing('t', true);
    oracle_set_option(o, "wall_pickup", "end_of_turn");
    oracle_set_score(o, W, 32);
    oracle_set_corner(o, 32, 4);
    close(o, W);
    check(t, "C-79 at the end of the turn neither", oracle_corner(o, 32) == 4);
    oracle_free(o);
}

/* W completes a path of 2 and a house of 3 from the given space; the tile won at corner 32. */
static bool wins_at_32(int from, const char *first, bool at_end) {
    oracle *o = crossing('h', true);
    oracle_turn turn = turn_of(W, 6, 0, "b3", NULL);
    bool won;

    oracle_set_option(o, "wall_pickup", at_end ? "end_of_turn" : "per_feature");
    oracle_set_score(o, W, from);
    oracle_set_corner(o, 32, 8);
    man(o, W, "b4.n");
    man(o, W, "a3.e");
    order(&turn, first);
    won = oracle_play(o, &turn, NULL) == ORACLE_LEGAL && oracle_hand(o, W, 8) == 1;
    won = won && oracle_score(o, W) == from + 5;
    oracle_free(o);
    return won;
}

static bool order_matters(int from, bool said) {
    oracle *o = crossing('h', true);
    oracle_turn turn = turn_of(W, 6, 0, "b3", NULL);
    bool matters;

    oracle_set_score(o, W, from);
    oracle_set_corner(o, 32, 8);
    man(o, W, "b4.n");
    man(o, W, "a3.e");
    if (said)
        order(&turn, "b3.w");
    matters = oracle_order_matters(o, &turn);
    oracle_free(o);
    return matters;
}

static void test_order(struct suite *t) {
    oracle *o = crossing('t', false);
    oracle_turn turn = turn_of(W, 6, 0, "b3", NULL);

    check(t, "CA-46 path first stops on 32", wins_at_32(30, "b3.w", false));
    check(t, "CA-46 house first stops on 33", wins_at_32(30, "b3.n", false));
    check(t, "CA-46 end_of_turn: 35 wins nothing", !wins_at_32(30, "b3.w", true));
    check(t, "C-72 end_of_turn: 33 wins", wins_at_32(28, "b3.w", true));
    check(t, "C-71 from 29 the order decides",
          wins_at_32(29, "b3.n", false) && !wins_at_32(29, "b3.w", false));
    check(t, "the order matters from 29 and not from 30",
          order_matters(29, false) && !order_matters(30, false));
    check(t, "it does not when it is said", !order_matters(29, true));
    man(o, W, "a3.e");
    man(o, B, "b4.n");
    order(&turn, "b3.n");
    order(&turn, "b3.w");
    check(t, "CA-47 the opponent's tower first is illegal",
          oracle_try(o, &turn, NULL) == ORACLE_BAD_ORDER);
    turn.order[0] = at("b3.w");
    turn.order[1] = at("b3.n");
    check(t, "CA-47 the own path first is legal", oracle_try(o, &turn, NULL) == ORACLE_LEGAL);
    turn.order[1] = at("b3.w");
    check(t, "a feature is not scored twice", oracle_try(o, &turn, NULL) == ORACLE_BAD_ORDER);
    turn.order[1] = at("c3.n");
    check(t, "what is not completed is not scored", oracle_try(o, &turn, NULL) == ORACLE_BAD_ORDER);
    oracle_free(o);
}

/* ---- playing wall tiles ---- */

struct doubling {
    char kind;
    int mover, token, count;    /* who lays, how often he plays which tile */
    int white, black;           /* knights */
    const char *option, *value; /* or NULL */
};

/* Points of the building of three tiles, or -1 for an illegal use. */
static int doubled(const struct doubling *d) {
    oracle *o = crossing(d->kind, true);
    oracle_turn turn = turn_of(d->mover, 6, 0, "b3", NULL);
    int points;

    if (d->option != NULL)
        oracle_set_option(o, d->option, d->value);
    for (int i = 0; i < d->white; i++)
        man(o, W, "b4.n");
    for (int i = 0; i < d->black; i++)
        man(o, B, "b4.n");
    oracle_set_hand(o, W, d->token, 2);
    oracle_set_hand(o, B, d->token, 2);
    for (int i = 0; i < d->count; i++)
        use(&turn, d->token, "b3.n");
    points =
        oracle_play(o, &turn, NULL) == ORACLE_LEGAL ? oracle_score(o, W) + oracle_score(o, B) : -1;
    oracle_free(o);
    return points;
}

static void test_doublers(struct suite *t) {
    static const struct {
        const char *name;
        struct doubling how;
        int points;
    } cases[] = {
        {"C-89 tile 2 on a tower of three: 12", {'t', W, 2, 1, 1, 0, NULL, NULL}, 12},
        {"CA-40 tile 3 on a house of three: 6", {'h', W, 3, 1, 1, 0, NULL, NULL}, 6},
        {"C-89 tile 3 is not for towers", {'t', W, 3, 1, 1, 0, NULL, NULL}, -1},
        {"CA-52 both tiles 2: 18", {'t', W, 2, 2, 1, 0, NULL, NULL}, 18},
        {"C-91 quadruple: 24", {'t', W, 2, 2, 1, 0, "two_doublers", "quadruple"}, 24},
        {"CA-52 one_only: 12", {'t', W, 2, 2, 1, 0, "two_doublers", "one_only"}, 12},
        {"C-91 both tiles 3: 9", {'h', W, 3, 2, 1, 0, NULL, NULL}, 9},
        {"a third is not held", {'t', W, 2, 3, 1, 0, NULL, NULL}, -1},
        {"CA-53 not on a tie", {'t', W, 2, 1, 1, 1, NULL, NULL}, -1},
        {"C-83 two against one suffice", {'t', W, 2, 1, 2, 1, NULL, NULL}, 12},
        {"CA-50 not in the opponent's turn", {'t', W, 2, 1, 0, 1, NULL, NULL}, -1},
        {"CA-50 wall_tiles_on_opponents_turn: 12",
         {'t', W, 2, 1, 0, 1, "wall_tiles_on_opponents_turn", "true"},
         12},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        check(t, cases[i].name, doubled(&cases[i].how) == cases[i].points);
}

static void test_doubler_moves(struct suite *t) {
    oracle *o = crossing('t', true);
    oracle_turn turn = turn_of(W, 6, 0, "b3", NULL);
    oracle_report report;

    use(&turn, 2, "b4.s");
    oracle_set_score(o, W, 26);
    oracle_set_corner(o, 32, 5);
    man(o, W, "b4.n");
    check(t, "C-83 what is not held cannot be played",
          oracle_try(o, &turn, NULL) == ORACLE_BAD_USE);
    oracle_set_hand(o, W, 2, 1);
    check(t, "C-78 in a single move nothing is taken on the way",
          oracle_try(o, &turn, &report) == ORACLE_LEGAL && report.takes == 0 &&
              report.item[0].points == 12);
    turn.use[0].token = 3;
    oracle_set_hand(o, W, 3, 1);
    check(t, "C-89 tile 3 is not for towers, whatever else is held",
          oracle_try(o, &turn, NULL) == ORACLE_BAD_USE);
    turn.use[0].token = 2;
    oracle_set_option(o, "doubled_score_moves", "split");
    check(t, "C-78 split: the base score stops on 32",
          oracle_try(o, &turn, &report) == ORACLE_LEGAL && report.takes == 1 &&
              report.take[0].corner == 32 && report.take[0].token == 5);
    oracle_play(o, &turn, NULL);
    check(t, "C-81 what is used is gone", oracle_hand(o, W, 2) == 0 && scores(o, 38, 0));
    oracle_free(o);
    o = crossing('h', true);
    man(o, W, "b4.n");
    man(o, W, "a3.e");
    oracle_set_score(o, W, 30);
    oracle_set_corner(o, 32, 3);
    turn = turn_of(W, 6, 0, "b3", NULL);
    order(&turn, "b3.w");
    use(&turn, 3, "b3.n");
    check(t, "C-90 what was taken this turn doubles nothing this turn",
          oracle_try(o, &turn, NULL) == ORACLE_BAD_USE);
    oracle_set_hand(o, W, 3, 1);
    oracle_play(o, &turn, NULL);
    check(t, "C-67 a doubled house is no larger",
          scores(o, 38, 0) && oracle_keep(o, W) == 3 && oracle_hand(o, W, 3) == 1);
    oracle_free(o);
}

static void test_extra_turns(struct suite *t) {
    oracle *o = crossing('h', false);
    oracle_turn turn = turn_of(W, 6, 0, "b3", NULL);

    man(o, W, "b4.n");
    oracle_set_score(o, W, 30);
    oracle_set_corner(o, 32, 1);
    turn.extra_turns = 1;
    check(t, "CA-55 tile 1 in the turn that wins it", oracle_try(o, &turn, NULL) == ORACLE_LEGAL);
    oracle_set_option(o, "extra_turn_same_turn", "false");
    check(t, "CA-55 extra_turn_same_turn: false", oracle_try(o, &turn, NULL) == ORACLE_BAD_USE);
    oracle_set_hand(o, W, 1, 1);
    check(t, "C-86 then only one from before",
          oracle_play(o, &turn, NULL) == ORACLE_LEGAL && oracle_hand(o, W, 1) == 1);
    turn = turn_of(W, 7, 0, "d4", NULL);
    oracle_set_hand(o, W, 1, 2);
    turn.extra_turns = 2;
    check(t, "C-88 one tile in the stack, not two more turns",
          oracle_try(o, &turn, NULL) == ORACLE_BAD_USE);
    turn.extra_turns = 1;
    check(t, "C-85 but one", oracle_play(o, &turn, NULL) == ORACLE_LEGAL);
    turn = turn_of(W, 8, 0, "d3", NULL);
    turn.extra_turns = 1;
    check(t, "CA-57 not after the last tile", oracle_try(o, &turn, NULL) == ORACLE_BAD_USE);
    oracle_free(o);
}

/* ---- final scoring: the keep ---- */

static const char courts[] = "1 cccc -\n2 cccc -\n3 cccc -\n4 cccc -\n5 cccc -\n6 cccc -\n"
                             "7 cccc -\n8 cccc -\n9 cccc -\n";

static void keeps(oracle *o, int w, int b, int w_eights) {
    oracle_set_keep(o, W, w);
    oracle_set_keep(o, B, b);
    oracle_set_hand(o, W, 8, w_eights);
}

/* What W gains by the keep, or B as a negative number, with 11 cells empty. */
static int keep_points(int w, int b, int w_eights, const char *tile8_without_keep) {
    oracle *o = plain_q(courts);
    oracle_ending end;

    lay(o, "1 a4, 2 b4, 3 c4, 4 d4, 5 a3");
    oracle_set_option(o, "tile8_without_keep", tile8_without_keep);
    keeps(o, w, b, w_eights);
    end = ending(o);
    oracle_free(o);
    return end.keep[W] - end.keep[B];
}

static void test_keep_points(struct suite *t) {
    check(t, "CA-60 the larger keep scores the 11 empty cells",
          keep_points(4, 3, 0, "false") == 11);
    check(t, "C-104 so does the other player's", keep_points(2, 3, 0, "false") == -11);
    check(t, "C-104 equal keeps score nothing", keep_points(3, 3, 0, "false") == 0);
    check(t, "CA-42 the only keep is the larger", keep_points(0, 1, 0, "false") == -11);
    check(t, "CA-42 no keep, no points", keep_points(0, 0, 0, "false") == 0);
    check(t, "C-97 tile 8 adds two", keep_points(3, 4, 1, "false") == 11);
    check(t, "C-97 both add four", keep_points(2, 5, 2, "false") == 11);
    check(t, "C-97 two and two is no more than four", keep_points(2, 4, 1, "false") == 0);
    check(t, "CA-43 tile 8 without a keep is nothing", keep_points(0, 0, 1, "false") == 0);
    check(t, "CA-43 tile8_without_keep: true", keep_points(0, 0, 1, "true") == 11);
}

static int area_with(oracle *o, const char *connectivity, const char *starts) {
    oracle_set_option(o, "empty_connectivity", connectivity);
    oracle_set_option(o, "count_unused_start_spaces", starts);
    return ending(o).empty_area;
}

static void test_empty_area(struct suite *t) {
    oracle *o = plain_q(courts);

    /* Four cells in the north-west, three south-east of them, touching at a corner. Start space
     * 10 belongs to the four; 20 is in use. */
    lay(o, "1 c4, 2 d4, 3 c3, 4 d3, 5 a2, 6 b2, 7 a1, 8 b1, 9 d1");
    check(t, "CA-62 areas that touch at a corner are two", area_with(o, "4", "false") == 4);
    check(t, "CA-62 empty_connectivity: 8", area_with(o, "8", "false") == 7);
    check(t, "C-107 count_unused_start_spaces: true", area_with(o, "4", "true") == 5);
    check(t, "C-107 both", area_with(o, "8", "true") == 8);
    oracle_free(o);
    o = real(t);
    check(t, "the empty board is one area of 76", area_with(o, "4", "false") == 76);
    check(t, "C-107 with the seven start spaces 83", area_with(o, "4", "true") == 83);
    oracle_free(o);
}

/* ---- final scoring: courts and wall tiles ---- */

/* A court of five markets, one of them on start space 10, and one of a single market in a1. */
static oracle *two_courts(void) {
    oracle *o = board_q("1 cccc - m:nw\n2 cccc - m:nw\n3 cccc - m:nw\n4 cccc - m:nw\n"
                        "5 cccc - m:nw\n",
                        "w: court, e: court, market: true", "n: court, s: court");

    lay(o, "1 a4, 2 b4, 3 c4, 4 d4, 5 a1");
    man(o, W, "a4.n");
    man(o, B, "b4.n");
    man(o, B, "d4.n");
    man(o, W, "a1.n");
    return o;
}

static int court_points(int player, int sevens, const char *two_tile7) {
    oracle *o = two_courts();
    oracle_ending end;

    oracle_set_option(o, "two_tile7", two_tile7);
    oracle_set_hand(o, player, 7, sevens);
    end = ending(o);
    oracle_free(o);
    return end.courts[player] + end.tokens[player][7];
}

static void test_courts(struct suite *t) {
    oracle *o = two_courts();

    check(t, "CA-64 a court of one market: 3", court_points(W, 0, "8") == 3);
    check(t, "CA-64 five markets, one on a start space: 15", court_points(B, 0, "8") == 15);
    check(t, "CA-64 with tile 7: 20", court_points(B, 1, "8") == 20);
    check(t, "CA-64 with both tiles 7: 40", court_points(B, 2, "8") == 40);
    check(t, "C-96 two_tile7: 5", court_points(B, 2, "5") == 25);
    man(o, W, "d4.n");
    oracle_set_hand(o, B, 7, 2);
    check(t, "CA-66 a tied court scores nothing, tile 7 neither",
          ending(o).courts[B] == 0 && ending(o).tokens[B][7] == 0 && ending(o).total[W] == 3);
    man(o, W, "d4.n");
    oracle_set_hand(o, W, 7, 2);
    check(t, "C-96 both tiles 7 go where they are best: 40 and 3",
          ending(o).courts[W] == 18 && ending(o).tokens[W][7] == 25);
    oracle_set_option(o, "two_tile7", "5");
    check(t, "C-96 with two_tile7: 5 too: 25 and 3",
          ending(o).courts[W] == 18 && ending(o).tokens[W][7] == 10);
    oracle_free(o);
}

/* A path of five tiles with a fountain, open to the south, W's herald on it; another of two. */
static oracle *long_path(void) {
    oracle *o = plain_q("1 cccc ew\n2 cccc ew\n3 cccc ew\n4 cccc ws\n5 cccc ns F\n6 cccc ew\n"
                        "7 cccc ew\n");

    lay(o, "1 a3, 2 b3, 3 c3, 4 d3, 5 d2, 6 a1, 7 b1");
    man(o, W, "b3.e");
    man(o, B, "a1.e");
    return o;
}

static int tile4_points(int player, int count, const char *option, const char *value) {
    oracle *o = long_path();
    oracle_ending end;

    oracle_set_option(o, option, value);
    oracle_set_hand(o, player, 4, count);
    end = ending(o);
    oracle_free(o);
    return end.tokens[player][4];
}

static void test_tile4(struct suite *t) {
    check(t, "CA-68 an open path of five with a fountain: 10",
          tile4_points(W, 1, "tile4_fountain", "2") == 10);
    check(t, "CA-68 tile4_fountain: 1", tile4_points(W, 1, "tile4_fountain", "1") == 5);
    check(t, "C-94 both tiles 4 on the larger: 20",
          tile4_points(W, 2, "tile4_fountain", "2") == 20);
    check(t, "C-83 only on a path of one's own", tile4_points(B, 1, "tie", "shared") == 2);
    check(t, "incomplete_tokens_need_majority: false takes any open path",
          tile4_points(B, 1, "incomplete_tokens_need_majority", "false") == 10);
    check(t, "C-102 without tiles nothing", tile4_points(W, 0, "tie", "shared") == 0);
}

static int building_points(char kind, const char *men, int token, const char *last) {
    oracle *o = crossing(kind, true);
    oracle_ending end;

    if (last != NULL)
        lay(o, last);
    for (; *men != '\0'; men++)
        man(o, *men == 'B' ? B : W, "b4.n");
    oracle_set_hand(o, W, token, 1);
    end = ending(o);
    oracle_free(o);
    return end.tokens[W][token];
}

static void test_other_tiles(struct suite *t) {
    oracle *o = plain_q(courts);

    check(t, "C-93 tile 5: an open tower of tile and start space is 4",
          building_points('t', "W", 5, NULL) == 4);
    check(t, "C-93 tile 6: a house is 2", building_points('h', "W", 6, NULL) == 2);
    check(t, "C-93 tile 6 is not for towers", building_points('t', "W", 6, NULL) == 0);
    check(t, "CA-70 not on a tie", building_points('h', "WB", 6, NULL) == 0);
    check(t, "CA-70 not on another's", building_points('h', "B", 6, NULL) == 0);
    check(t, "C-99 not on a completed house", building_points('h', "W", 6, "6 b3") == 0);
    lay(o, "1 b4");
    oracle_set_hand(o, W, 9, 2);
    oracle_set_hand(o, W, 1, 2);
    oracle_set_hand(o, W, 2, 1);
    oracle_set_score(o, W, 80);
    oracle_set_score(o, B, 90);
    oracle_set_corner(o, 56, 9);
    check(t, "C-98 tiles 9 are 5 each, C-84 tiles 1 to 3 nothing", ending(o).total[W] == 90);
    check(t, "CA-73 90 to 90 is a shared victory", ending(o).winners == 3);
    oracle_set_option(o, "tie", "none");
    check(t, "C-110 tie: none", ending(o).winners == 0);
    oracle_set_score(o, B, 91);
    check(t, "C-110 most points win", ending(o).winners == 2);
    check(t, "CA-59 final scoring takes nothing", oracle_corner(o, 56) == 9);
    oracle_free(o);
}

/* ---- half-edges, tile 18, start spaces ---- */

static void test_half_edges(struct suite *t) {
    oracle *o = plain_q("1 cccc ew m:nw\n2 cccc ew m:sw\n3 hhcc ew\n4 cccc ns\n");

    lay(o, "1 a3, 2 b3, 3 c3");
    check(t, "CA-67 the court north of the path joins only north of it",
          same(o, "a3.nw", "b3.ne") && same(o, "a3.sw", "b3.sw") && !same(o, "a3.nw", "b3.sw"));
    check(t, "CA-67 markets on the far side do not count",
          feature(o, "b3.ne").markets == 1 && feature(o, "b3.se").markets == 1);
    check(t, "C-41 a house stops the one half and not the other",
          !same(o, "b3.ne", "c3.nw") && same(o, "b3.se", "c3.sw"));
    check(t, "C-41 the path goes through", same(o, "a3.w", "c3.e"));
    oracle_free(o);
    o = plain_q("1 cccc ns\n2 cccc ns\n3 ctth -\n");
    lay(o, "1 c4, 2 c3, 3 a4");
    check(t, "C-41 north to south: west of the path stays west",
          same(o, "c4.nw", "c3.sw") && same(o, "c4.ne", "c3.se") && !same(o, "c4.nw", "c3.ne"));
    check(t, "a side with both half-edges open is one open end",
          feature(o, "a4.ne").opens == 2 && feature(o, "a4.ne").tiles == 1);
    check(t, "the middle between two kinds belongs to neither", feature(o, "a4.s").where == -1);
    oracle_free(o);
}

static void test_tile18(struct suite *t) {
    oracle *o = board_q(t->tiles, "w: court, e: court", "n: court, s: court");

    lay(o, "18 b3");
    check(t, "tile 18: north-east and south-west join through the centre",
          same(o, "b3.ne", "b3.sw") && feature(o, "b3.sw").markets == 1);
    check(t, "tile 18: north-west and south-east are cut off",
          !same(o, "b3.nw", "b3.se") && !same(o, "b3.nw", "b3.ne") &&
              feature(o, "b3.nw").markets == 0);
    check(t, "tile 18: two paths",
          same(o, "b3.n", "b3.w") && same(o, "b3.e", "b3.s") && !same(o, "b3.n", "b3.s"));
    oracle_free(o);
    o = board_q(t->tiles, "w: court, e: court", "n: court, s: court");
    lay(o, "18/90 b3");
    check(t, "tile 18 turned: north-west and south-east join",
          same(o, "b3.nw", "b3.se") && !same(o, "b3.ne", "b3.sw") && same(o, "b3.n", "b3.e"));
    oracle_free(o);
}

static void test_start_courts(struct suite *t) {
    oracle *o = real(t);

    lay(o, "15 d7, 15 h5, 14 d1");
    check(t, "C-113 behind the fountain of start space 18 the court is one",
          same(o, "d7.nw", "d7.sw") && feature(o, "d7.nw").tiles == 2);
    check(t, "C-113 the path there has the fountain and one open end",
          feature(o, "d7.e").fountains == 1 && feature(o, "d7.e").opens == 1 &&
              feature(o, "d7.e").tiles == 2);
    check(t, "start space 74: its path parts house and court",
          !same(o, "h5.ne", "h5.se") && feature(o, "h5.ne").tiles == 1 &&
              feature(o, "h5.se").tiles == 2 && feature(o, "h5.e").tiles == 2);
    check(t, "start space 94: one court with a market, one tile",
          feature(o, "d1.n").tiles == 2 && feature(o, "d1.n").markets == 2 &&
              feature(o, "d1.n").start[0] == 94);
    oracle_free(o);
}

static void test_start_buildings(struct suite *t) {
    oracle *o = real(t);

    lay(o, "34/180 b3, 53 i10, 42/90 d12, 22/90 g12");
    check(t, "start space 6: house in the north, court with a market in the south",
          feature(o, "b3.n").tiles == 2 && feature(o, "b3.n").kind == ORACLE_HOUSE &&
              feature(o, "b3.s").tiles == 2 && feature(o, "b3.s").markets == 1);
    check(t, "start space 62: tower in the north, court with a market in the south",
          feature(o, "i10.n").tiles == 2 && feature(o, "i10.n").kind == ORACLE_TOWER &&
              feature(o, "i10.s").tiles == 2 && feature(o, "i10.s").markets == 1);
    check(t, "start space 40: a tower joined on both halves is one tile more",
          feature(o, "d12.w").tiles == 2 && feature(o, "d12.w").opens == 2);
    check(t, "start space 50: house in the west, tower in the east",
          feature(o, "g12.nw").tiles == 2 && feature(o, "g12.nw").kind == ORACLE_HOUSE &&
              feature(o, "g12.ne").tiles == 2 && feature(o, "g12.ne").kind == ORACLE_TOWER);
    oracle_free(o);
}

static void test_start_paths(struct suite *t) {
    oracle *o = real(t);

    check(t, "C-15 a first tile in the middle of the board is illegal", !fits(o, 14, 0, "f6"));
    check(t, "C-22 start space 74 wants a path", !fits(o, 14, 0, "h5") && fits(o, 15, 0, "h5"));
    check(t, "C-22 start space 94 wants none", !fits(o, 15, 1, "d1") && fits(o, 15, 0, "d1"));
    check(t, "CA-33 tile and start space: 2",
          go(o, W, 27, 1, "h5", "e") == ORACLE_LEGAL && scores(o, 2, 0) &&
              oracle_supply(o, W) == 6);
    check(t, "C-50 the fountain of start space 18 doubles: 4",
          go(o, B, 29, 3, "d7", "w") == ORACLE_LEGAL && scores(o, 2, 4));
    check(t, "CA-16 a tile is laid once", go(o, W, 29, 0, "d8", NULL) == ORACLE_BAD_TILE);
    oracle_set_supply(o, W, 0);
    check(t, "a turn that is not legal changes nothing",
          go(o, W, 14, 0, "d8", "n") == ORACLE_BAD_FOLLOWER && oracle_tiles_laid(o) == 2 &&
              go(o, B, 14, 0, "d8", "n") == ORACLE_LEGAL);
    oracle_free(o);
}

static void test_names(struct suite *t) {
    oracle *o = real(t);
    oracle_place name[ORACLE_FEATURES];

    lay(o, "22/90 g12, 53 g11, 17/90 f11");
    check(t, "a name takes the tile laid first", named(o, "g12.nw", "house@g12.s"));
    check(t, "a tower is named by its first free place", named(o, "g12.ne", "tower@g12.ne"));
    check(t, "an arm is named by its edge", named(o, "f11.s", "path@f11.s"));
    check(t, "a court on two tiles by the older one", named(o, "f11.se", "court@g11.s"));
    check(t, "every feature is listed once", oracle_features(o, name) == 2 + 2 + 5);
    check(t, "the first is house@g12.s", name[0].port == 7 && name[0].cell.file == 6);
    oracle_free(o);
}

/* ---- random games: what must always hold ---- */

static unsigned next_random(unsigned *seed) {
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 8;
}

static bool sound(const oracle *o) {
    oracle_place name[ORACLE_FEATURES];
    int count = oracle_features(o, name), men[2] = {0, 0};

    for (int i = 0; i < count; i++) {
        oracle_feature f;
        bool found = oracle_feature_at(o, name[i], &f);

        if (!found || f.name.port != name[i].port || f.cells < 1 || f.tiles != f.cells + f.starts)
            return false;
        if (f.kind != ORACLE_COURT && f.opens == 0 && f.followers[W] + f.followers[B] > 0)
            return false;
        men[W] += f.followers[W];
        men[B] += f.followers[B];
    }
    return men[W] + oracle_supply(o, W) == 6 && men[B] + oracle_supply(o, B) == 6;
}

/* A turn with this tile: one of its placements, and a follower where there may be one. */
static bool random_turn(const oracle *o, int player, int tile, unsigned *seed, oracle_turn *turn) {
    enum oracle_kind kind[ORACLE_REGIONS];
    int where[ORACLE_REGIONS], found = 0, count;

    for (int file = 0; file < ORACLE_FILES; file++)
        for (int rank = 1; rank <= ORACLE_RANKS; rank++)
            for (int rot = 0; rot < 4; rot++) {
                oracle_cell there = {file, rank};

                if (oracle_can_place(o, tile, rot, there) &&
                    next_random(seed) % (unsigned)++found == 0)
                    *turn = (oracle_turn){player, tile, rot, there, .follower = -1};
            }
    if (found == 0)
        return false;
    count = oracle_deployments(o, player, tile, turn->rot, turn->cell, kind, where);
    if (count > 0)
        turn->follower = oracle_where_port(where[next_random(seed) % (unsigned)count]);
    return true;
}

static int wall_tiles(const oracle *o) {
    int count = 0;

    for (int i = 0; i < oracle_corner_count(o); i++)
        count += oracle_corner(o, oracle_corner_number(o, i)) > 0;
    for (int token = 1; token < ORACLE_TOKENS; token++)
        count += oracle_hand(o, W, token) + oracle_hand(o, B, token);
    return count;
}

static bool random_game(oracle *o, unsigned seed) {
    int player = W;

    oracle_reset(o);
    for (int i = 1; i < oracle_corner_count(o); i++)
        oracle_set_corner(o, oracle_corner_number(o, i), 1 + (i + (int)(seed % 9)) % 9);
    while (oracle_tiles_left(o) > 0) {
        int tile = 1 + (int)(next_random(&seed) % 60);
        oracle_turn turn;
        oracle_report report;

        if (oracle_tile_used(o, tile))
            continue;
        if (!random_turn(o, player, tile, &seed, &turn)) {
            if (oracle_discard(o, tile) != ORACLE_LEGAL)
                return false;
            continue;
        }
        if (oracle_play(o, &turn, &report) != ORACLE_LEGAL || !sound(o) || wall_tiles(o) != 13)
            return false;
        player = 1 - player;
    }
    return ending(o).total[W] >= oracle_score(o, W) && ending(o).empty_area > 0;
}

static void test_random_games(struct suite *t) {
    oracle *o = real(t);
    int sound_games = 0;

    for (unsigned seed = 1; seed <= 20; seed++)
        sound_games += random_game(o, seed);
    check(t, "twenty random games stay sound", sound_games == 20);
    oracle_free(o);
}

/* ---- main ---- */

static bool read_text(const char *path, char text[TEXT]) {
    FILE *file = fopen(path, "rb");
    size_t size;

    if (file == NULL)
        return false;
    size = fread(text, 1, TEXT - 1, file);
    text[size] = '\0';
    fclose(file);
    return size > 0 && size < TEXT - 1;
}

static void run_all(struct suite *t) {
    static void (*const tests[])(struct suite *) = {
        test_data,          test_attachment,   test_paths_continue,  test_start_matching,
        test_followers,     test_arms,         test_deployments,     test_path_scores,
        test_path_ends,     test_towers,       test_houses,          test_majority,
        test_keep,          test_taking,       test_order,           test_doublers,
        test_doubler_moves, test_extra_turns,  test_keep_points,     test_empty_area,
        test_courts,        test_tile4,        test_other_tiles,     test_half_edges,
        test_tile18,        test_start_courts, test_start_buildings, test_start_paths,
        test_names,         test_random_games,
    };

    for (size_t i = 0; i < sizeof tests / sizeof tests[0]; i++)
        tests[i](t);
}

int main(int argc, char **argv) {
    static char tiles[TEXT], wall[TEXT];
    struct suite suite = {.tiles = tiles, .wall = wall};

    if (argc != 3 || !read_text(argv[1], tiles) || !read_text(argv[2], wall)) {
        fprintf(stderr, "usage: selftest TILES WALL\n");
        return 2;
    }
    run_all(&suite);
    printf("%d passed, %d failed\n", suite.passed, suite.failed);
    return suite.failed == 0 ? 0 : 1;
}
