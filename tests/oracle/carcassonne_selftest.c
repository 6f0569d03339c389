/* carcassonne_selftest.c - tests the Carcassonne oracle with boards worked out by hand, and with
 * conditions that hold in any game: carcassonne_selftest TILES
 *
 * TILES is the data file. Boards are drawn beside the tests that need them: C is city, the lines
 * are roads. K-n are the rules of the ledger.
 */
#include "../ok.h"
#include "carcassonne_words.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 65536, GAMES = 60 };

/* ---- the set ---- */

static int count_like(const carc *o, const carc *other, const char *id) {
    int sum = 0, like = carc_find(other, id);

    for (int t = 0; t < carc_prints(other); t++)
        sum += carc_alike(other, like, t) ? carc_count(other, t) : 0;
    return carc_find(o, id) == -1 ? -1 : sum;
}

/* K-3 names the tiles A to X. */
static bool counts_of_ledger(const carc *o) {
    static const struct {
        const char *id;
        int count;
    } ledger[] = {{"BA.LR", 2},   {"BA.L", 4},    {"BA.Cccc+", 1}, {"BA.RCr", 4},
                  {"BA.C", 5},    {"BA.CFc+", 2}, {"BA.CFc.1", 1}, {"BA.CFC.2", 3},
                  {"BA.CC.2", 2}, {"BA.CRr", 3},  {"BA.RrC", 3},   {"BA.CRRR", 3},
                  {"BA.Cc+", 2},  {"BA.Cc.1", 3}, {"BA.CcRr+", 2}, {"BA.CcRr", 3},
                  {"BA.Ccc+", 1}, {"BA.Ccc", 3},  {"BA.CccR+", 2}, {"BA.CccR", 1},
                  {"BA.RFr", 8},  {"BA.Rr", 9},   {"BA.RRR", 4},   {"BA.RRRR", 1}};
    bool good = true;

    for (size_t i = 0; i < sizeof ledger / sizeof ledger[0]; i++)
        good = good && count_like(o, o, ledger[i].id) == ledger[i].count;
    return good;
}

static int sum_of(const carc *o, bool pennants) {
    int sum = 0;

    for (int t = 0; t < carc_prints(o); t++) {
        carc *table = carc_clone(o);
        carc_feature f;

        carc_clear(table);
        carc_put(table, (carc_spot){.tile = t});
        if (carc_feature_at(table, name(pennants ? "city@0,0" : "monastery@0,0"), &f))
            sum += carc_count(o, t) * (pennants ? f.pennants : 1);
        carc_free(table);
    }
    return sum;
}

static void test_set(const carc *loaded, const char *tiles) {
    carc *o = begun(loaded);

    for (int edition = 2; edition >= 1; edition--) {
        set(o, "edition", edition == 1 ? "1" : "2");
        ok(carc_prints(o) == (edition == 1 ? 24 : 32), "edition %d has its kinds of tile [K-3]",
           edition);
        ok(counts_of_ledger(o), "edition %d: as many of each tile as the ledger says [K-1, K-3]",
           edition);
        ok(sum_of(o, true) == 10 && sum_of(o, false) == 6,
           "edition %d: ten pennants, six monasteries [K-3]", edition);
        carc_clear(o);
        ok(carc_stack(o) == 72, "edition %d: 72 tiles in all [K-1]", edition);
        lay(o, "BA.RCr 0,0");
        ok(carc_stack(o) == 71 && carc_left(o, carc_find(o, "BA.RCr")) == 3,
           "edition %d: the start tile is one of them [K-1, K-2]", edition);
    }
    carc_free(o);
    ok(carc_load("edition 1\nBA.X 1 ffff fields: nnw,nne\n") == NULL &&
           carc_load("BA.L 4 ffff fields:\n") == NULL && carc_load("") == NULL &&
           carc_load(strchr(tiles, '2')) == NULL,
       "broken data is refused");
}

/* ---- placing ---- */

static void test_placing(const carc *loaded) {
    carc *o = begun(loaded);

    ok(fits(o, "BA.RFr 1,0"), "a road goes on as a road [K-9]");
    ok(!fits(o, "BA.RFr/90 1,0"), "a field against a road is illegal [K-9]");
    ok(!fits(o, "BA.C 0,1") && fits(o, "BA.C/180 0,1"), "a city goes on as a city [K-9]");
    ok(!fits(o, "BA.L 1,1") && !fits(o, "BA.L 2,-1"), "a corner is no contact [K-8, K-11]");
    ok(!fits(o, "BA.L 5,5"), "a tile touches another one [K-8]");
    ok(!fits(o, "BA.RCr 0,0"), "a taken cell is not free [K-8]");
    ok(spots(o, "BA.L") == 4,
       "beside the start tile a monastery fits south of it, turned four ways");
    ok(spots(o, "BA.RRRR") == 8 && spots(o, "BA.Cccc+") == 4,
       "a crossing fits on both ends of the road, a city north of it [K-9]");
    ok(spots(o, "BA.RCr") == 6, "another start tile fits in six ways [K-9]");
    carc_free(o);
}

/* Around the hole at 1,1: a city in the south, fields elsewhere. */
static void test_hole(const carc *loaded) {
    carc *o = bare(loaded);

    lay(o, "BA.L 0,2; BA.L 1,2; BA.L 2,2; BA.L 0,1; BA.L 0,0; BA.C 1,0; BA.L 2,0");
    ok(fits(o, "BA.L 2,1"), "a hole may be shut in [K-13]");
    lay(o, "BA.L 2,1");
    ok(!fits(o, "BA.L 1,1") && !fits(o, "BA.Cccc+ 1,1"),
       "it is not enough that some sides go on [K-9]");
    ok(fits(o, "BA.C/180 1,1") && !fits(o, "BA.C/90 1,1") && spots(o, "BA.CFC.2") > 0,
       "the hole takes what fits on all four sides [K-9, K-13]");
    carc_free(o);
    o = bare(loaded);
    lay_all(o, "BA.LR", -1, 1, 1, 1);
    lay_all(o, "BA.RFr", -1, -1, 1, -1);
    lay(o, "BA.RFr -1,0; BA.RFr 1,0");
    ok(fits(o, "BA.RRR/180 0,0") && !fits(o, "BA.RRR 0,0") && !fits(o, "BA.RRRR 0,0") &&
           !fits(o, "BA.L 0,0"),
       "another hole has roads on three sides and a field in the south [K-9]");
    carc_free(o);
}

static void test_discards(const carc *loaded) {
    carc *o = begun(loaded);
    int city = carc_find(o, "BA.Cccc+");

    ok(carc_discard(o, city) == CARC_BAD_DISCARD, "a tile with a place is not put aside [K-10]");
    lay(o, "BA.C/180 0,1");
    ok(spots(o, "BA.Cccc+") == 0 && would(o, ANNA, "BA.Cccc+ 1,0", NULL) == CARC_BAD_CELL,
       "no open city is left for the tile that is all city [K-9]");
    ok(carc_discard(o, city) == CARC_LEGAL && carc_left(o, city) == 0 && carc_stack(o) == 69,
       "a tile without a place is put aside [K-10]");
    ok(carc_discard(o, city) == CARC_BAD_TILE, "and is then gone [K-10]");
    ok(carc_play_none(o, ANNA) == CARC_BAD_NONE, "there are tiles left, so one is drawn [K-10]");
    carc_free(o);
}

/* ---- followers ---- */

static void test_followers(const carc *loaded) {
    carc *o = begun(loaded);

    ok(claims(o, ANNA, "BA.RFr 1,0", "highwayman@e farmer@n farmer@s"),
       "road and both fields may be claimed [K-14, K-15]");
    ok(go(o, ANNA, "BA.RFr 1,0", "highwayman@e") == CARC_LEGAL, "a highwayman on the road [K-14]");
    ok(claims(o, BERT, "BA.RFr 2,0", "farmer@n farmer@s") &&
           would(o, BERT, "BA.RFr 2,0", "highwayman@w") == CARC_BAD_FOLLOWER,
       "the road is taken, three tiles on too [K-15]");
    ok(go(o, BERT, "BA.RFr 2,0", NULL) == CARC_LEGAL &&
           go(o, CARA, "BA.L 0,-1", NULL) == CARC_LEGAL,
       "a follower need not be placed [K-7]");
    ok(claims(o, ANNA, "BA.RFr 3,0", "farmer@n farmer@s"), "taken for its owner, too [K-15]");
    ok(would(o, ANNA, "BA.RFr 3,0", "knight@n") == CARC_BAD_FOLLOWER,
       "no knight where there is no city [K-14]");
    ok(claims(o, ANNA, "BA.L -1,-1", "monk@c farmer@n"),
       "a farmer may stand around a monastery, a monk in it [K-14, K-18]");
    carc_set_supply(o, ANNA, 0);
    ok(claims(o, ANNA, "BA.L -1,-1", "") &&
           would(o, ANNA, "BA.L -1,-1", "monk") == CARC_BAD_FOLLOWER,
       "none in the supply, none to place [K-16]");
    ok(would(o, BERT, "BA.L -1,-1", NULL) == CARC_BAD_PLAYER, "it is Anna's turn [K-7]");
    carc_free(o);
}

static void test_no_farmers(const carc *loaded) {
    carc *o = begun(loaded);

    set(o, "farmers", "false");
    ok(claims(o, ANNA, "BA.RFr 1,0", "highwayman@e"), "without farmers no field is claimed [K-32]");
    ok(would(o, ANNA, "BA.L 0,-1", "farmer@n") == CARC_BAD_FOLLOWER &&
           would(o, ANNA, "BA.L 0,-1", "monk@c") == CARC_LEGAL,
       "a monk may come, a farmer not [K-32]");
    carc_free(o);
}

/* A crossing whose east and south arms are one road by way of three bends. */
static const char crossing[] = "BA.RRRR 0,1; BA.Rr 1,1; BA.Rr/90 1,0";

static void test_joined_arms(const carc *loaded) {
    carc *o = bare(loaded);

    lay(o, crossing);
    ok(claims(o, ANNA, "BA.Rr/180 0,0", "highwayman@n farmer@s farmer@ne"),
       "a bend offers its road and two fields [K-15, K-28]");
    carc_free(o);
    o = bare(loaded);
    lay(o, "BA.Rr 1,1; BA.Rr/90 1,0; BA.Rr/180 0,0");
    ok(claims(o, ANNA, "BA.RRRR 0,1",
              "highwayman@n highwayman@e highwayman@w farmer@nw farmer@ne farmer@se"),
       "two arms of one road are offered once, two corners of one field, too [K-15]");
    carc_free(o);
}

/* ---- roads ---- */

static void test_roads(const carc *loaded) {
    carc *o = begun(loaded);

    lay(o, "BA.LR/270 -1,0");
    man(o, BERT, "highwayman@0,0.w");
    ok(feature(o, "road@0,0.e").opens == 1 && named(o, "road@-1,0.e", "road@0,0.e"),
       "a road that ends at a monastery is open on the other side");
    ok(go(o, ANNA, "BA.RRR 1,0", NULL) == CARC_LEGAL && scores(o, 0, 3, 0) && supplies(o, 7, 7, 7),
       "a road between monastery and crossing: 3 for its owner, who did not move [K-21, K-27]");
    ok(feature(o, "road@0,0.e").complete && feature(o, "road@1,0.e").opens == 1 &&
           feature(o, "road@1,0.s").opens == 1,
       "the other arms of the crossing are roads of their own [K-21]");
    carc_free(o);
    o = begun(loaded);
    lay(o, "BA.LR/270 -1,0");
    ok(go(o, ANNA, "BA.RRR 1,0", "highwayman@w") == CARC_LEGAL && scores(o, 3, 0, 0) &&
           supplies(o, 7, 7, 7),
       "a follower on a road just completed comes home at once [K-17, K-19]");
    carc_free(o);
}

static void test_loops(const carc *loaded) {
    carc *o = bare(loaded);

    lay(o, "BA.Rr/270 0,1; BA.Rr 1,1; BA.Rr/90 1,0");
    man(o, CARA, "highwayman@1,1.w");
    ok(feature(o, "road@0,1.e").opens == 2, "three bends leave two ends");
    ok(go(o, ANNA, "BA.Rr/180 0,0", NULL) == CARC_LEGAL && scores(o, 0, 0, 4),
       "a road that bites its tail is complete: 4 [K-21]");
    ok(feature(o, "field@0,1.se").tiles == 4 && feature(o, "field@0,1.se").opens == 0 &&
           feature(o, "field@0,1.n").opens == 8 && !same(o, "field@0,1.se", "field@0,1.n"),
       "it parts the field inside from the field outside [K-28]");
    ok(named(o, "field@1,0.nw", "field@0,1.se"), "the field inside is named by its quadrant");
    carc_free(o);
    o = bare(loaded);
    lay(o, crossing);
    man(o, BERT, "highwayman@0,1.s");
    ok(go(o, ANNA, "BA.Rr/180 0,0", NULL) == CARC_LEGAL && scores(o, 0, 4, 0),
       "from a crossing back to it: four tiles, the crossing once [K-21, K-25]");
    ok(same(o, "road@0,1.e", "road@0,1.s") && !same(o, "road@0,1.n", "road@0,1.w") &&
           named(o, "road@0,0.e", "road@0,1.e"),
       "only those two arms are one road");
    carc_free(o);
}

/* ---- cities ---- */

static void test_tiny_city(const carc *loaded) {
    static const char *const price[] = {"4", "2"};

    for (int i = 0; i < 2; i++) {
        carc *o = begun(loaded);

        set(o, "tiny_city", price[i]);
        ok(go(o, ANNA, "BA.C/180 0,1", "knight@s") == CARC_LEGAL &&
               scores(o, i == 0 ? 4 : 2, 0, 0) && supplies(o, 7, 7, 7),
           "a city of two tiles is worth %s [K-23]", price[i]);
        carc_free(o);
        o = begun(loaded);
        set(o, "tiny_city", price[i]);
        lay(o, "BA.CFc.1/90 0,1");
        man(o, BERT, "knight@0,0.n");
        ok(go(o, ANNA, "BA.C/180 0,2", NULL) == CARC_LEGAL && scores(o, 0, 6, 0),
           "one of three is worth 6, tiny_city %s or not [K-22, K-23]", price[i]);
        carc_free(o);
    }
}

static void test_cities(const carc *loaded) {
    carc *o = begun(loaded);

    lay(o, "BA.CFc+/90 0,1");
    man(o, ANNA, "knight@0,1");
    ok(feature(o, "city@0,0").opens == 1 && feature(o, "city@0,0").pennants == 1,
       "a city of two tiles, one with a pennant, open to the north");
    ok(go(o, ANNA, "BA.C/180 0,2", NULL) == CARC_LEGAL && scores(o, 8, 0, 0),
       "three tiles and a pennant: 8 [K-22]");
    carc_free(o);
    o = bare(loaded);
    lay(o, "BA.Cc.1/90 0,0; BA.Cc.1/180 0,1; BA.Cc.1/270 1,1");
    man(o, BERT, "knight@1,1");
    ok(go(o, ANNA, "BA.CC.2 1,0", NULL) == CARC_LEGAL && scores(o, 0, 8, 0),
       "a ring whose last tile has two city parts counts that tile once: 8 [K-22, K-25]");
    ok(same(o, "city@1,0.n", "city@1,0.w"), "and joins them by way of the others [K-22]");
    carc_free(o);
}

/*   .  C  .
 *   C> ?  <C     the middle joins three city ends */
static void test_ties(const carc *loaded) {
    carc *o = bare(loaded);

    lay(o, "BA.C/90 -1,0; BA.C/270 1,0");
    man(o, BERT, "knight@-1,0");
    man(o, CARA, "knight@1,0");
    ok(go(o, ANNA, "BA.CFc.1 0,0", NULL) == CARC_LEGAL && scores(o, 0, 6, 6) &&
           supplies(o, 7, 7, 7),
       "one knight each: both get all 6 points [K-19, K-27, K-33]");
    carc_free(o);
    o = bare(loaded);
    lay(o, "BA.C/90 -1,0; BA.C/270 1,0; BA.C/180 0,1");
    man(o, BERT, "knight@-1,0");
    man(o, BERT, "knight@0,1");
    man(o, CARA, "knight@1,0");
    ok(would(o, ANNA, "BA.Ccc 0,0", "knight@n") == CARC_BAD_FOLLOWER,
       "no knight joins by the tile that joins the parts [K-15]");
    ok(go(o, ANNA, "BA.Ccc 0,0", NULL) == CARC_LEGAL && scores(o, 0, 8, 0) && supplies(o, 7, 7, 7),
       "two knights against one: 8 for one, and all come home [K-19, K-33]");
    carc_free(o);
}

/* CFC.2 completes a city in the north and one in the south, and its follower claims one of them. */
static void test_several(const carc *loaded) {
    carc *o = bare(loaded);
    carc_report *report = malloc(sizeof *report);
    carc_turn turn;

    lay(o, "BA.C/180 0,1; BA.C 0,-1");
    man(o, BERT, "knight@0,1");
    turn = turn_of(o, ANNA, "BA.CFC.2 0,0", "knight@s");
    ok(report != NULL && carc_play(o, &turn, report) == CARC_LEGAL && report->items == 2 &&
           scores(o, 4, 4, 0) && report->back[ANNA] == 1 && report->back[BERT] == 1,
       "two cities completed by one tile score both [K-17, K-27]");
    free(report);
    carc_free(o);
    o = bare(loaded);
    lay(o, "BA.C/180 0,1");
    turn = turn_of(o, ANNA, "BA.CFC.2 0,0", "knight");
    ok(carc_play(o, &turn, NULL) == CARC_BAD_FOLLOWER, "`knight` alone does not say in which");
    turn = turn_of(o, ANNA, "BA.CFC.2 0,0", "farmer");
    ok(carc_play(o, &turn, NULL) == CARC_LEGAL, "`farmer` does: there is one field");
    carc_free(o);
}

/* ---- monasteries ---- */

static void test_monasteries(const carc *loaded) {
    carc *o = bare(loaded);

    lay_all(o, "BA.L", -1, -1, 2, 0);
    lay(o, "BA.L -1,1; BA.L 1,1; BA.L 2,1");
    man(o, ANNA, "monk@0,0");
    man(o, BERT, "monk@1,0");
    ok(feature(o, "monastery@0,0").around == 7 && feature(o, "monastery@0,0").opens == 0,
       "seven of eight");
    ok(go(o, ANNA, "BA.C 0,1", NULL) == CARC_LEGAL && scores(o, 9, 9, 0) && supplies(o, 7, 7, 7),
       "two monasteries side by side, completed by one tile: 9 each [K-12, K-24, K-27]");
    carc_free(o);
    o = bare(loaded);
    lay_all(o, "BA.RFr", -1, -1, 1, -1);
    lay_all(o, "BA.RFr", -1, 1, 1, 1);
    lay(o, "BA.RFr/90 -1,0; BA.RFr/90 1,0");
    ok(go(o, ANNA, "BA.L 0,0", "monk") == CARC_LEGAL && scores(o, 9, 0, 0) && supplies(o, 7, 7, 7),
       "a monastery laid into the last hole scores at once [K-17, K-24]");
    carc_free(o);
}

/* ---- fields ---- */

/* A road runs north; at its end the two sides of it meet. */
static void test_halves(const carc *loaded) {
    carc *o = bare(loaded);

    lay(o, "BA.RFr/90 0,0; BA.RFr/90 0,1");
    ok(same(o, "field@0,0.w", "field@0,1.w") && same(o, "field@0,0.e", "field@0,1.e") &&
           !same(o, "field@0,0.w", "field@0,1.e"),
       "a road parts two fields, half side by half side [K-28]");
    ok(same(o, "field@0,0.ssw", "field@0,1.nnw") && same(o, "field@0,0.sse", "field@0,1.ne"),
       "the halves of a side belong to the field on their side of the road [K-28]");
    lay(o, "BA.LR 0,2");
    ok(same(o, "field@0,0.w", "field@0,0.e") && feature(o, "field@0,0.w").tiles == 3 &&
           named(o, "field@0,2.n", "field@0,0.e"),
       "round the end of the road they are one [K-28]");
    carc_free(o);
    o = bare(loaded);
    lay(o, "BA.Rr 0,0; BA.RRRR 0,-1");
    ok(same(o, "field@0,0.sw", "field@0,-1.nw") && same(o, "field@0,0.sse", "field@0,-1.ne") &&
           same(o, "field@0,0.n", "field@0,0.e") && !same(o, "field@0,-1.nw", "field@0,-1.ne"),
       "a bend: its inner corner goes on by one half, its outside by the other [K-28]");
    carc_free(o);
}

/* Two start tiles, and over them a city of four; between road and city lies one strip. */
static const char strip[] = "BA.RCr 0,0; BA.RCr 1,0; BA.Cc.1/180 0,1; BA.Cc.1/270 1,1";

static void test_strip(const carc *loaded) {
    static const int once[3][3] = {{3, 0, 0}, {3, 0, 0}, {4, 0, 0}};
    carc *o = bare(loaded);

    lay(o, strip);
    man(o, ANNA, "farmer@0,0.nw");
    man(o, BERT, "farmer@1,0.s");
    ok(feature(o, "city@0,0").complete && feature(o, "city@0,0").tiles == 4, "a city of four");
    ok(carc_touches(o, name("field@1,0.ne"), name("city@1,1")) &&
           !carc_touches(o, name("field@0,0.s"), name("city@0,0")),
       "a field north of the road touches it, one south of the road does not [K-28]");
    ok(adds_each(o, once), "a field along two tiles of a city is paid for it once [K-25, K-29]");
    carc_free(o);
    o = begun(loaded);
    man(o, ANNA, "farmer@0,0.ne");
    lay(o, "BA.CFc.1/90 0,1");
    ok(adds(o, 0, 0, 0) && ending(o)->winners == 7,
       "an open city feeds nobody; with nothing scored all share the victory [K-31, K-37]");
    carc_free(o);
}

/* One city of three, a column, with fields west, east, at the top and at the foot of it. */
static const char column[] = "BA.RCr 0,0; BA.CFc.1/90 0,1; BA.C/180 0,2";

static void test_three_ways(const carc *loaded) {
    static const int shared[3][3] = {{6, 3, 3}, {3, 3, 3}, {4, 0, 4}};
    static const int alone[3][3] = {{12, 0, 0}, {3, 0, 0}, {4, 0, 0}};
    static const int many[3][3] = {{3, 3, 6}, {3, 3, 3}, {0, 4, 0}};
    carc *o = bare(loaded);

    lay(o, column);
    man(o, ANNA, "farmer@0,1.w");
    man(o, ANNA, "farmer@0,1.e");
    man(o, BERT, "farmer@0,1.w");
    man(o, CARA, "farmer@0,2.n");
    man(o, CARA, "farmer@0,2.n");
    ok(adds_each(o, shared), "a city between fields of three owners: by field, by field but once a "
                             "player, by farmers around it [K-29, K-30, K-33]");
    carc_free(o);
    o = bare(loaded);
    lay(o, column);
    man(o, ANNA, "farmer@0,0.ne");
    man(o, ANNA, "farmer@0,1.w");
    man(o, ANNA, "farmer@0,1.e");
    man(o, ANNA, "farmer@0,2.n");
    ok(adds_each(o, alone), "four fields of one owner around a city: 12, 3 or 4 [K-29, K-30]");
    carc_free(o);
    o = bare(loaded);
    lay(o, column);
    man(o, ANNA, "farmer@0,0.ne");
    for (int i = 0; i < 4; i++)
        man(o, BERT, "farmer@0,1.w");
    man(o, CARA, "farmer@0,1.e");
    man(o, CARA, "farmer@0,2.n");
    ok(adds_each(o, many), "many farmers in one field beat all around the city [K-29, K-30]");
    carc_free(o);
}

/* A field between two cities; one of them has another field behind it. */
static void test_two_cities(const carc *loaded) {
    static const int expected[3][3] = {{6, 3, 0}, {6, 3, 0}, {4, 4, 0}};
    carc *o = bare(loaded);

    lay(o, "BA.CFC.2 0,0; BA.C/180 0,1; BA.C 0,-1");
    man(o, ANNA, "farmer@0,0");
    man(o, BERT, "farmer@0,1");
    man(o, BERT, "farmer@0,1");
    ok(adds_each(o, expected), "two cities: each is paid for by itself [K-29, K-30]");
    carc_free(o);
    o = bare(loaded);
    lay(o, "BA.CFC.2 0,0; BA.C/180 0,1; BA.C 0,-1; BA.C/180 -1,1; BA.CFC.2 -1,0; BA.C -1,-1");
    man(o, ANNA, "farmer@0,0");
    man(o, BERT, "farmer@-1,0");
    man(o, BERT, "farmer@-1,1");
    ok(same(o, "field@0,0", "field@-1,0") && same(o, "field@0,1", "field@-1,1") &&
           ending(o)->gained[CARC_FIELD][ANNA] == 12 && ending(o)->gained[CARC_FIELD][BERT] == 18,
       "tied on four cities, alone on two of them again [K-29, K-33]");
    set(o, "farm_scoring", "second");
    ok(ending(o)->gained[CARC_FIELD][ANNA] == 12 && ending(o)->gained[CARC_FIELD][BERT] == 12,
       "nobody is paid twice for a city [K-30]");
    set(o, "farm_scoring", "first");
    ok(ending(o)->gained[CARC_FIELD][ANNA] == 8 && ending(o)->gained[CARC_FIELD][BERT] == 16,
       "two against one around the northern cities, tied around the southern ones [K-30]");
    carc_free(o);
}

/* ---- the end ---- */

static void test_incomplete(const carc *loaded) {
    carc *o = begun(loaded);

    lay(o, "BA.RFr 1,0; BA.CFc+/90 0,1; BA.L 0,-1; BA.L 1,-1; BA.RFr 2,0");
    man(o, ANNA, "highwayman@0,0");
    man(o, BERT, "knight@0,1");
    man(o, CARA, "monk@1,-1");
    carc_set_score(o, BERT, 1);
    ok(adds(o, 3, 3, 5), "at the end: a road of 3, a city of 2 with a pennant, a monastery with 4 "
                         "tiles around [K-36]");
    ok(ending(o)->winners == 4, "the most points win [K-37]");
    man(o, BERT, "highwayman@2,0");
    ok(adds(o, 3, 6, 5) && ending(o)->winners == 2, "ties share there, too [K-33, K-36]");
    carc_set_score(o, CARA, 2);
    ok(ending(o)->winners == 6, "equal points, shared victory [K-37]");
    carc_free(o);
}

static void test_supply(const carc *loaded) {
    carc *o = begun(loaded);

    lay(o, "BA.LR/270 -1,0");
    man(o, ANNA, "highwayman@0,0.w");
    carc_set_supply(o, ANNA, 0);
    ok(would(o, ANNA, "BA.RRR 1,0", "highwayman@e") == CARC_BAD_FOLLOWER,
       "a follower who comes home in this turn is not there yet [K-16, K-20]");
    ok(go(o, ANNA, "BA.RRR 1,0", NULL) == CARC_LEGAL && carc_supply(o, ANNA) == 1,
       "then he is [K-19, K-20]");
    carc_free(o);
}

static void test_closers(const carc *loaded) {
    carc *o = begun(loaded);
    carc_spot list[CARC_SPOTS];

    ok(carc_closers(o, name("city@0,0"), carc_find(o, "BA.C"), list) == 1 && list[0].rot == 2 &&
           list[0].cell.x == 0 && list[0].cell.y == 1,
       "the start tile's city is closed from the north");
    ok(carc_closers(o, name("city@0,0"), carc_find(o, "BA.Cc.1"), list) == 0 &&
           carc_closers(o, name("city@0,0"), carc_find(o, "BA.CC.2"), list) == 2,
       "two sides of one city do not close it, two cities on a tile do, either way");
    ok(carc_closers(o, name("road@0,0"), carc_find(o, "BA.RRRR"), list) == 0,
       "a road with two ends is not closed by one tile");
    lay(o, "BA.LR/270 -1,0");
    ok(carc_closers(o, name("road@0,0"), carc_find(o, "BA.RRR"), list) == 3 &&
           carc_closers(o, name("road@0,0"), carc_find(o, "BA.RRRR"), list) == 4 &&
           carc_closers(o, name("road@0,0"), carc_find(o, "BA.RFr"), list) == 0,
       "with one end it is: by crossings, in every way that fits [K-21]");
    carc_free(o);
}

/* ---- a record ---- */

static const char record_text[] = "reeve: 1\n"
                                  "rules: carcassonne\n"
                                  "options: {edition: 1, tiny_city: 2}\n"
                                  "players: {W: White, B: Black}\n"
                                  "moves:\n"
                                  "- W: BA.C/180 0,1 knight@s\n"
                                  "  score: {W: 2, B: 0}\n"
                                  "- B: BA.LR/270 -1,0 farmer@n\n"
                                  "  discard: ['BA.Cccc+']\n"
                                  "- W: BA.RRR 1,0 highwayman@w\n"
                                  "result: {W: 5, B: 3}\n";

static void test_record(const carc *loaded) {
    carc *o = carc_clone(loaded);
    carc_record *r = malloc(sizeof *r);
    bool legal = true, right = true;

    ok(r != NULL && carc_read_record(o, record_text, r) == 0 && r->players == 2 &&
           r->entries == 3 && r->options.edition == 1 && r->options.tiny_city == 2 && r->ended &&
           r->entry[1].discards == 1 && r->entry[0].noted && r->result[1] == 3,
       "a record is read");
    carc_begin(o, &r->options, r->players);
    for (int i = 0; i < r->entries; i++) {
        legal = legal && carc_play_entry(o, &r->entry[i], NULL) == CARC_LEGAL;
        right = right && (!r->entry[i].noted || carc_score(o, 0) == r->entry[i].score[0]);
    }
    ok(legal && right && ending(o)->total[0] == r->result[0] && ending(o)->total[1] == r->result[1],
       "and played: the farmer's field runs round the road's end to the city [K-23, K-28, K-29]");
    ok(carc_read_record(o, "reeve: 1\nplayers: {W: A}\nmoves:\n- W: BA.Nix 1,0\n", r) == 4 &&
           carc_read_record(o, "reeve: 1\nboard: {}\n", r) == 2 &&
           carc_read_record(o, "reeve: 1\nplayers: {W: A}\nmoves:\n- B: BA.L 1,0\n", r) == 4,
       "what cannot be read is told by its line");
    free(r);
    carc_free(o);
}

/* ---- any game ---- */

struct chance {
    uint64_t state;
};

static int below(struct chance *c, int n) {
    c->state = c->state * 6364136223846793005u + 1442695040888963407u;
    return (int)((c->state >> 33) % (uint64_t)n);
}

static int draw(const carc *o, struct chance *c) {
    int pick = below(c, carc_stack(o)), tile = 0;

    while (pick >= carc_left(o, tile))
        pick -= carc_left(o, tile++);
    return tile;
}

/* Each feature is found by its name. */
static bool names_hold(const carc *o, const carc_feature *all, int count) {
    bool good = true;

    for (int i = 0; i < count; i++) {
        carc_feature again;

        good = good && carc_feature_at(o, all[i].name, &again) && again.tiles == all[i].tiles &&
               again.opens == all[i].opens && again.complete == all[i].complete;
    }
    return good;
}

/* No follower stands on a complete feature; followers that are not on the table are in the supply.
 */
static bool followers_hold(const carc *o, const carc_feature *all, int count) {
    bool good = true;

    for (int player = 0; player < carc_players(o); player++) {
        int sum = carc_supply(o, player);

        for (int i = 0; i < count; i++) {
            sum += all[i].followers[player];
            good = good && !(all[i].complete && all[i].followers[player] > 0);
        }
        good = good && sum == CARC_FOLLOWERS;
    }
    return good;
}

/* `all` has room for all features. */
static bool holds(const carc *o, carc_feature *all, bool names) {
    int count = carc_features(o, all);

    return followers_hold(o, all, count) && (!names || names_hold(o, all, count));
}

static bool random_turn(carc *o, struct chance *c) {
    carc_spot list[CARC_SPOTS];
    carc_name where[CARC_REGIONS];
    carc_turn turn = {.player = carc_to_move(o)};
    int count, claims_;

    for (;;) {
        int tile;

        if (carc_stack(o) == 0)
            return carc_play_none(o, turn.player) == CARC_LEGAL;
        tile = draw(o, c);
        count = carc_spots(o, tile, list);
        if (count > 0)
            break;
        if (carc_discard(o, tile) != CARC_LEGAL)
            return false;
    }
    turn.at = list[below(c, count)];
    claims_ = carc_deployments(o, turn.player, turn.at, where);
    turn.deploys = claims_ > 0 && below(c, 3) > 0;
    if (turn.deploys)
        turn.follower = where[below(c, claims_)];
    return carc_play(o, &turn, NULL) == CARC_LEGAL;
}

/* The relation between the rules for fields: by the third rule every city pays each owner at least
 * as much as by the second; nothing else differs. */
static bool fields_agree(const carc *o) {
    carc *copy = carc_clone(o);
    carc_ending *third = malloc(sizeof *third), *second = malloc(sizeof *second);
    bool good = third != NULL && second != NULL;

    set(copy, "farm_scoring", "third");
    if (good)
        carc_final(copy, third);
    set(copy, "farm_scoring", "second");
    if (good)
        carc_final(copy, second);
    for (int player = 0; good && player < CARC_PLAYERS; player++)
        good = third->gained[CARC_FIELD][player] >= second->gained[CARC_FIELD][player] &&
               third->gained[CARC_CITY][player] == second->gained[CARC_CITY][player];
    free(third);
    free(second);
    carc_free(copy);
    return good;
}

static void test_games(const carc *loaded) {
    carc *o = carc_clone(loaded);
    carc_feature *all = malloc(CARC_FEATURES * sizeof *all);
    bool legal = all != NULL, hold = true, end = true;
    int turns = 0;

    for (int i = 0; legal && i < GAMES; i++) {
        struct chance c = {(uint64_t)i};
        carc_options options = carc_defaults();

        options.edition = 1 + i % 2;
        carc_begin(o, &options, 2 + i % 5);
        for (; legal && !carc_over(o); turns++) {
            legal = random_turn(o, &c);
            hold = hold && holds(o, all, turns % 20 == 0);
        }
        end = end && carc_stack(o) == 0 && fields_agree(o);
    }
    ok(legal, "%d random games, %d turns: what may be done can be done [K-7]", GAMES, turns);
    ok(hold, "followers are on the table or in the supply, none on what is complete, and features "
             "are found by their names [K-4, K-19]");
    ok(end, "games end with the last tile [K-35]");
    free(all);
    carc_free(o);
}

/* ---- the report ---- */

static void test_all(const carc *o, const char *tiles) {
    test_set(o, tiles);
    test_placing(o);
    test_hole(o);
    test_discards(o);
    test_followers(o);
    test_no_farmers(o);
    test_joined_arms(o);
    test_roads(o);
    test_loops(o);
    test_tiny_city(o);
    test_cities(o);
    test_ties(o);
    test_several(o);
    test_monasteries(o);
    test_halves(o);
    test_strip(o);
    test_three_ways(o);
    test_two_cities(o);
    test_incomplete(o);
    test_supply(o);
    test_closers(o);
    test_record(o);
    test_games(o);
}

int main(int argc, char **argv) {
    static char text[TEXT];
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    carc *o;

    if (file == NULL) {
        fprintf(stderr, "usage: carcassonne_selftest TILES\n");
        return 2;
    }
    text[fread(text, 1, TEXT - 1, file)] = '\0';
    fclose(file);
    o = carc_load(text);
    if (!ok(o != NULL, "the data can be read"))
        return 1;
    test_all(o, text);
    carc_free(o);
    return ok_status();
}
