/* traders_selftest.c - tests the oracle's goods, builders and pigs with positions set up by hand,
 * and short games: traders_selftest TILES
 *
 * TILES is the data file. There are three players: Anna, Bert, Cara. M-n are the rules of the
 * ledger.
 */
#include "carcassonne_words.h"

enum { TEXT = 65536, RECORD = 4096 };

static carc *loaded;
static enum carc_verdict last; /* of the last entry */

/* ---- shorthand ---- */

/* An empty table with Traders and Builders, and with the option "name value" (or NULL). */
static carc *table(const char *name, const char *value) {
    carc *o = carc_clone(loaded);
    carc_options all = carc_defaults();

    all.traders = true;
    if (name != NULL && !carc_set_option(&all, name, value))
        printf("# no option %s: %s\n", name, value);
    carc_begin(o, &all, 3);
    carc_clear(o);
    return o;
}

/* A game of a record without its head; the caller frees it. */
static carc *played(const char *rules, const char *options, const char *moves) {
    char text[RECORD];
    carc *o = carc_clone(loaded);
    carc_record *r = malloc(sizeof *r);
    int wrong;

    snprintf(text, sizeof text,
             "reeve: 1\nrules: %s\noptions: {%s}\nplayers: {A: Anna, B: Bert, C: Cara}\n"
             "moves:\n%s",
             rules, options, moves);
    wrong = r == NULL ? -1 : carc_read_record(o, text, r);
    if (wrong != 0) {
        printf("# line %d cannot be read\n", wrong);
        exit(1);
    }
    carc_begin(o, &r->options, r->players);
    last = CARC_LEGAL;
    for (int i = 0; i < r->entries && last == CARC_LEGAL; i++) {
        last = carc_play_entry(o, &r->entry[i], NULL);
        if (last != CARC_LEGAL && i + 1 < r->entries)
            printf("# entry %d is illegal\n", i + 1);
    }
    free(r);
    return o;
}

static bool comes_to(enum carc_verdict verdict, const char *options, const char *moves) {
    carc_free(played("traders", options, moves));
    if (last != verdict)
        printf("# verdict %d, not %d\n", (int)last, (int)verdict);
    return last == verdict;
}

static void helper(carc *o, int player, enum carc_figure figure, const char *place) {
    const carc_man one = {.player = player, .figure = figure, .place = name(place)};

    if (!carc_put_man(o, &one))
        printf("# nobody can be put at %s\n", place);
}

static bool has(const carc *o, int player, int wine, int grain, int cloth) {
    return carc_goods(o, player, CARC_WINE) == wine && carc_goods(o, player, CARC_GRAIN) == grain &&
           carc_goods(o, player, CARC_CLOTH) == cloth;
}

/* ---- the set ---- */

static void test_set(void) {
    for (int edition = 1; edition <= 2; edition++) {
        carc *o = table("edition", edition == 1 ? "1" : "2");
        int sum = 0, kinds = 0, shown[CARC_GOODS] = {0};

        for (int t = 0; t < carc_prints(o); t++)
            if (strncmp(carc_id(o, t), "TB.", 3) == 0) {
                const char *dot = strrchr(carc_id(o, t), '.');

                kinds++;
                sum += carc_count(o, t);
                for (int k = 0; k < CARC_GOODS; k++)
                    shown[k] += dot[1] == "wgc"[k];
            }
        ok(sum == 24 && kinds == 24 && carc_stack(o) == 96 && shown[CARC_WINE] == 9 &&
               shown[CARC_GRAIN] == 6 && shown[CARC_CLOTH] == 5,
           "edition %d: 24 tiles more, nine with wine, six with grain, five with cloth [M-1]",
           edition);
        carc_free(o);
    }
}

static void test_supply(void) {
    carc *o = table(NULL, NULL), *without = table("builder", "false");

    ok(carc_supply_of(o, ANNA, CARC_BUILDER) == 1 && carc_supply_of(o, CARA, CARC_PIG) == 1,
       "a builder and a pig each [M-2]");
    ok(carc_supply_of(without, ANNA, CARC_BUILDER) == 0 && carc_supply_of(without, ANNA, CARC_PIG),
       "unless it is played without the one or the other [M-5]");
    carc_free(o);
    carc_free(without);
}

/* ---- goods ---- */

/* A city with wine and grain, in which Bert stands; Anna is to close it. */
static carc *city(const char *goods) {
    carc *o = table("goods", goods);

    lay(o, "TB.CFc.w 0,0; BA.C/90 -1,0; TB.RCc.g/270 1,0");
    man(o, BERT, "knight@0,0");
    return o;
}

static void test_goods(void) {
    carc *o = city("true");

    ok(go(o, ANNA, "BA.C 1,-1", NULL) == CARC_LEGAL && has(o, ANNA, 1, 1, 0) &&
           has(o, BERT, 0, 0, 0) && scores(o, 0, 8, 0),
       "the goods are for whoever completes the city, the points for its owner [M-6, M-8]");
    carc_free(o);
    o = table(NULL, NULL);
    lay(o, "TB.CFc.w 0,0; BA.C/90 -1,0");
    ok(go(o, ANNA, "BA.C/270 1,0", NULL) == CARC_LEGAL && has(o, ANNA, 1, 0, 0),
       "also if nobody owns it [M-7]");
    carc_free(o);
    o = city("false");
    ok(go(o, ANNA, "BA.C 1,-1", NULL) == CARC_LEGAL && has(o, ANNA, 0, 0, 0),
       "or there are no goods [M-5]");
    carc_free(o);
}

static void test_most(void) {
    carc *o = table(NULL, NULL);

    ok(adds(o, 0, 0, 0), "nobody has most of nothing [M-14]");
    carc_set_goods(o, ANNA, CARC_WINE, 2);
    carc_set_goods(o, BERT, CARC_WINE, 2);
    carc_set_goods(o, CARA, CARC_WINE, 1);
    carc_set_goods(o, CARA, CARC_CLOTH, 1);
    ok(adds(o, 10, 10, 10), "ten for most of each kind, to all who are tied [M-12, M-13]");
    carc_free(o);
}

/* ---- the builder ---- */

/* A road to the east of Anna's. */
static carc *road(const char *option, const char *value) {
    carc *o = table(option, value);

    lay(o, "BA.RCr 0,0");
    man(o, ANNA, "highwayman@0,0");
    return o;
}

static bool joins(carc *o, int player, const char *text, enum carc_figure figure,
                  const char *expected) {
    carc_name list[CARC_REGIONS];
    char told[256] = "";
    int count = carc_deployments_of(o, player, spot(o, text), NULL, figure, list);

    for (int i = 0; i < count; i++)
        snprintf(told + strlen(told), sizeof told - strlen(told), "%s%s@%s", i == 0 ? "" : " ",
                 carc_kind_word(list[i].kind), carc_where_word(list[i].where));
    if (strcmp(told, expected) != 0)
        printf("# on %s: %s\n", text, told);
    return strcmp(told, expected) == 0;
}

static void test_joining(void) {
    carc *o = road(NULL, NULL);

    ok(joins(o, ANNA, "BA.RFr 1,0", CARC_BUILDER, "road@e"),
       "where the player has a follower, and nowhere else on the tile [M-18, M-19]");
    ok(joins(o, BERT, "BA.RFr 1,0", CARC_BUILDER, ""), "but nobody else [M-19]");
    man(o, BERT, "farmer@0,0.ne");
    ok(joins(o, BERT, "BA.RFr 1,0", CARC_PIG, "field@n") &&
           joins(o, BERT, "BA.RFr 1,0", CARC_BUILDER, ""),
       "a pig beside a farmer [M-44]");
    helper(o, ANNA, CARC_BUILDER, "road@0,0");
    ok(joins(o, ANNA, "BA.RFr 1,0", CARC_BUILDER, ""), "each player has one builder [M-24]");
    carc_free(o);
}

static void test_on_completed(void) {
    carc *o = road(NULL, NULL), *not = road("builder_on_completed", "false");

    lay(o, "BA.LR/270 -1,0");
    lay(not, "BA.LR/270 -1,0");
    ok(joins(o, ANNA, "BA.RRR/180 1,0", CARC_BUILDER, "road@w") &&
           joins(not, ANNA, "BA.RRR/180 1,0", CARC_BUILDER, ""),
       "on what the tile completes, unless that is played otherwise [M-23]");
    carc_free(o);
    carc_free(not );
}

static void test_majority(void) {
    carc *o = road(NULL, NULL);

    helper(o, ANNA, CARC_BUILDER, "road@0,0");
    ok(feature(o, "road@0,0").followers[ANNA] == 1, "a builder has no weight [M-22]");
    carc_free(o);
}

/* ---- the double turn ---- */

#define BUILT                                                                                      \
    "- A: BA.RFr 1,0 highwayman@e\n- B: BA.C/180 0,1\n- C: BA.L/90 0,-1\n"                         \
    "- A: BA.RFr 2,0 builder@e\n"
#define ROUND "- B: BA.L 2,-1\n- C: BA.L 1,-1\n"

static void test_double(void) {
    ok(comes_to(CARC_BAD_PLAYER, "", BUILT "- A: BA.RFr 3,0\n"),
       "the tile with which he comes gives nothing [M-27]");
    ok(comes_to(CARC_LEGAL, "", BUILT ROUND "- A: BA.RFr 3,0\n- A: BA.RFr -1,0\n- B: BA.L 3,-1\n"),
       "one that extends the road gives a second part [M-25]");
    ok(comes_to(CARC_BAD_PLAYER, "",
                BUILT ROUND "- A: BA.RFr 3,0\n- A: BA.RFr 4,0\n- A: BA.RFr 5,0\n"),
       "and no third [M-31]");
    ok(comes_to(CARC_BAD_PLAYER, "", BUILT ROUND "- A: BA.L 0,-2\n- A: BA.RFr 3,0\n"),
       "another gives none [M-37]");
    ok(comes_to(CARC_BAD_PLAYER, "", BUILT "- B: BA.RFr 3,0\n- B: BA.L 2,-1\n"),
       "nor one that somebody else lays [M-35]");
}

static void test_left_out(void) {
    static const char moves[] = BUILT ROUND "- A: BA.RFr 3,0\n- B: BA.L 3,-1\n";

    ok(comes_to(CARC_LEGAL, "", moves) && comes_to(CARC_BAD_PLAYER, "double_turn: must", moves),
       "a second part may be left out, unless it must be played [M-29]");
}

static void test_gone(void) {
    carc *o = played("traders", "",
                     BUILT ROUND "- A: BA.RRR/180 3,0\n- B: BA.LR 2,-2\n- C: BA.LR 1,-2\n"
                                 "- A: BA.RRR -1,0\n");

    ok(last == CARC_LEGAL && scores(o, 5, 0, 0) && carc_second(o) && carc_to_move(o) == ANNA &&
           carc_supply_of(o, ANNA, CARC_BUILDER) == 1 && supplies(o, 7, 7, 7),
       "also when the tile completes the road, and he is gone [M-26, M-28, M-34]");
    carc_free(o);
}

/* ---- with others ---- */

/* A builder on a road, beside a tower; the owner of both is Anna. */
static carc *tower(const char *value) {
    carc *o = table("capture_builder_pig", value);
    carc_options all = *carc_options_of(o);

    all.tower = true;
    carc_begin(o, &all, 3);
    carc_clear(o);
    lay(o, "BA.RFr 0,0; BA.RFr 1,0; TO.FG 0,-1");
    man(o, ANNA, "highwayman@0,0");
    helper(o, ANNA, CARC_BUILDER, "road@1,0");
    return o;
}

static void test_tower(void) {
    carc *o = tower("false"), *taken = tower("true");
    carc_turn turn = {.player = ANNA, .at = spot(o, "BA.RFr 2,0")};
    carc_man list[CARC_MEN];

    ok(carc_captives(o, BERT, (carc_cell){0, -1}, 3, list) == 1, "he is out of line");
    lay(o, "TO.C 1,-1");
    lay(taken, "TO.C 1,-1");
    ok(carc_captives(o, BERT, (carc_cell){1, -1}, 1, list) == 0 &&
           carc_captives(taken, BERT, (carc_cell){1, -1}, 1, list) == 1,
       "a builder is not captured, or is, by the option [M-61]");
    turn.tower.builds = turn.tower.captures = true;
    turn.tower.at = (carc_cell){0, -1};
    turn.tower.captive = (carc_man){.player = ANNA, .place = name("highwayman@0,0")};
    ok(carc_play(o, &turn, NULL) == CARC_LEGAL && carc_supply_of(o, ANNA, CARC_BUILDER) == 1 &&
           carc_second(o) && carc_to_move(o) == ANNA,
       "he goes home with the last follower; his second part remains [M-28, M-58, M-59]");
    ok(!carc_can_top(o, ANNA, (carc_cell){0, -1}, CARC_BUILDER) &&
           carc_can_top(o, ANNA, (carc_cell){0, -1}, CARC_SMALL),
       "he goes on no tower [M-63]");
    carc_free(o);
    carc_free(taken);
}

#define FAIR BUILT ROUND "- A: BB.RFR.b/90 3,0\n"
#define HELD                                                                                       \
    "- bazaar:\n    draw: [BA.RFr, BA.L, BA.RFr]\n    lots:\n"                                     \
    "    - {tile: BA.L, chooser: B, bids: {B: 0}}\n"                                               \
    "    - {tile: BA.RFr, chooser: C, bids: {C: 0}}\n"

static int second_of(const char *order, const char *moves) {
    carc *o = played("[traders, bazaars]", order, moves);
    int who = last != CARC_LEGAL ? -1 : carc_second(o) ? carc_to_move(o) : -2;

    carc_free(o);
    return who;
}

static void test_bazaar(void) {
    static const char after[] = HELD "- B: BA.L 2,-2\n- C: BA.RFr -1,0\n- A: BA.RFr 4,0\n";
    char moves[RECORD];

    ok(second_of("", FAIR) == -2 && second_of("bazaar_builder: builder_first", FAIR) == ANNA,
       "the second part comes after the bazaar, or before [M-73, M-75]");
    snprintf(moves, sizeof moves, "%s%s", FAIR, after);
    ok(second_of("", moves) == ANNA, "after it, with the player whose tile it was [M-79]");
    snprintf(moves, sizeof moves, "%s- A: BA.LR/180 3,1\n%s", FAIR, after);
    ok(second_of("bazaar_builder: builder_first", moves) == -2, "or not again [M-75]");
}

/* ---- the pig ---- */

/* A field with two cities, Anna's and Bert's, Anna with her pig. */
static carc *meadow(void) {
    carc *o = table(NULL, NULL);

    lay(o, "BA.C 0,0; BA.C/180 0,1; BA.C 1,0; BA.C/180 1,1");
    man(o, ANNA, "farmer@0,0.s");
    man(o, BERT, "farmer@1,0.s");
    return o;
}

static void test_pig(void) {
    carc *o = meadow();

    ok(adds_each(o, (const int[3][3]){{6, 6, 0}, {6, 6, 0}, {8, 8, 0}}), "without a pig");
    helper(o, ANNA, CARC_PIG, "field@0,0.s");
    ok(adds_each(o, (const int[3][3]){{8, 6, 0}, {8, 6, 0}, {10, 8, 0}}),
       "a pig makes each city worth one more to its owner [M-47, M-48, M-51]");
    man(o, BERT, "farmer@0,0.w");
    ok(adds_each(o, (const int[3][3]){{0, 6, 0}, {0, 6, 0}, {0, 8, 0}}),
       "who must score the field [M-46, M-49]");
    carc_free(o);
}

/* A city between two fields of Anna's: her pig is on the south one. */
static void test_best(void) {
    carc *o = table(NULL, NULL);

    lay(o, "BA.CFc.1 0,0; BA.C/90 -1,0; BA.C/270 1,0");
    man(o, ANNA, "farmer@0,0.n");
    man(o, ANNA, "farmer@0,0.s");
    helper(o, ANNA, CARC_PIG, "field@0,0.s");
    ok(adds_each(o, (const int[3][3]){{7, 0, 0}, {4, 0, 0}, {5, 0, 0}}) ||
           adds_each(o, (const int[3][3]){{4, 0, 0}, {4, 0, 0}, {5, 0, 0}}),
       "once, and as the better field pays [M-51]");
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
        fprintf(stderr, "usage: traders_selftest TILES\n");
        return 2;
    }
    test_set();
    test_supply();
    test_goods();
    test_most();
    test_joining();
    test_on_completed();
    test_majority();
    test_double();
    test_left_out();
    test_gone();
    test_tower();
    test_bazaar();
    test_pig();
    test_best();
    carc_free(loaded);
    return ok_status();
}
