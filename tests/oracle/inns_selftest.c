/* inns_selftest.c - tests the oracle's inns, cathedrals and large followers with positions set up
 * by hand: inns_selftest TILES
 *
 * TILES is the data file. There are two players. I-n are the rules of the ledger.
 */
#include "carcassonne_words.h"

enum { TEXT = 65536 };

static carc *loaded;

/* An empty table, with the option "name value" (or NULL); with or without Inns and Cathedrals. */
static carc *table(bool inns, const char *name, const char *value) {
    carc *o = carc_clone(loaded);
    carc_options all = carc_defaults();

    all.inns = all.large = inns;
    all.bazaars = true;
    all.fairs = false;
    if (name != NULL && !carc_set_option(&all, name, value))
        printf("# no option %s: %s\n", name, value);
    carc_begin(o, &all, 2);
    carc_clear(o);
    return o;
}

/* What this tile gives the first player. */
static int gives(carc *o, const char *tile) {
    carc_turn turn = {.player = carc_to_move(o), .at = spot(o, tile)};
    int before = carc_score(o, 0);

    return carc_play(o, &turn, NULL) == CARC_LEGAL ? carc_score(o, 0) - before : -1;
}

static int at_end(const carc *o, int player) {
    static carc_ending ending;

    carc_final(o, &ending);
    return ending.total[player] - carc_score(o, player);
}

/* A road of three tiles, the last of which is still to be laid. */
static carc *road(bool inns, const char *value) {
    carc *o = table(inns, value == NULL ? NULL : "inn_cathedral_final", value);

    lay(o, "BA.RCr 0,0");
    lay(o, "BA.LR/270 -1,0");
    man(o, 0, "road@0,0.e");
    return o;
}

static void test_roads(void) {
    carc *o = road(true, NULL);

    ok(gives(o, "IC.RRR.i/180 1,0") == 6, "an inn doubles the road that it completes [I-6, I-12]");
    carc_free(o);
    o = road(true, NULL);
    ok(gives(o, "IC.RRR.i 1,0") == 3, "and only its own arm [I-10]");
    carc_free(o);
    o = road(true, NULL);
    lay(o, "IC.RFr.iG 1,0");
    ok(gives(o, "IC.RRR.i/180 2,0") == 8, "two inns are one [I-7]");
    carc_free(o);
}

static void test_foreign(void) {
    carc *o = road(true, NULL);

    ok(gives(o, "BB.R.bi/90 1,0") == 6, "an inn of another box counts [I-39]");
    carc_free(o);
    o = road(false, NULL);
    ok(gives(o, "BB.R.bi/90 1,0") == 3, "but not without inns among the rules [I-47]");
    ok(carc_find(o, "IC.RRR.i") < 0, "which have their tiles then [I-1]");
    carc_free(o);
}

static void test_open_roads(void) {
    carc *o = road(true, NULL);

    lay(o, "IC.RFr.iG 1,0");
    ok(at_end(o, 0) == 0, "an unfinished road with an inn is worth nothing [I-8]");
    carc_free(o);
    o = road(true, "normal");
    lay(o, "IC.RFr.iG 1,0");
    ok(at_end(o, 0) == 3, "or as much as without [I-9]");
    carc_free(o);
}

/* A city with a cathedral, a pennant and five tiles, which lacks a cap in the north. */
static carc *city(const char *value) {
    carc *o = table(true, value == NULL ? NULL : "inn_cathedral_final", value);

    lay(o, "BA.RCr 0,0");
    lay(o, "IC.Cccc.c 0,1");
    lay(o, "BA.C/270 1,1");
    lay(o, "BA.CFc+ -1,1");
    lay(o, "BA.C/90 -2,1");
    man(o, 0, "city@0,1.n");
    return o;
}

static void test_cities(void) {
    carc *o = city(NULL);

    ok(at_end(o, 0) == 0, "unfinished it is worth nothing [I-19]");
    ok(gives(o, "BA.C/180 0,2") == 21, "a cathedral adds one a tile and pennant [I-17]");
    carc_free(o);
    o = city("normal");
    ok(at_end(o, 0) == 6, "or as much as without [I-9]");
    carc_free(o);
}

static void test_large(void) {
    carc *o = road(true, NULL);

    ok(carc_supply_of(o, 1, CARC_BIG) == 1, "each player has a large follower [I-2]");
    carc_free(o);
    o = table(true, "big_follower", "false");
    ok(carc_supply_of(o, 1, CARC_BIG) == 0, "unless it is played without [I-29]");
    carc_free(o);
}

int main(int argc, char **argv) {
    static char text[TEXT];
    FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;

    if (file != NULL) {
        text[fread(text, 1, sizeof text - 1, file)] = '\0';
        fclose(file);
    }
    loaded = carc_load(text);
    if (loaded == NULL) {
        fprintf(stderr, "usage: inns_selftest TILES\n");
        return 2;
    }
    test_roads();
    test_foreign();
    test_open_roads();
    test_cities();
    test_large();
    carc_free(loaded);
    return ok_status();
}
