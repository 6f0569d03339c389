/* tower_selftest.c - tests the oracle's rules of The Tower with games played by hand:
 * tower_selftest TILES
 *
 * TILES is the data file. There are three players: Anna, Bert, Cara. T-n are the rules of the
 * ledger.
 */
#include "carcassonne_words.h"

enum { TEXT = 65536, RECORD = 4096 };

static carc *loaded;
static enum carc_verdict last; /* of the last entry */
static carc_report told;       /* of the last turn */

/* ---- shorthand ---- */

/* A game of a record without its head; the caller frees it. */
static carc *played(const char *options, const char *moves) {
    char text[RECORD];
    carc *o = carc_clone(loaded);
    carc_record *r = malloc(sizeof *r);
    int wrong;

    snprintf(text, sizeof text,
             "reeve: 1\nrules: tower\noptions: {%s}\nplayers: {A: Anna, B: Bert, C: Cara}\n"
             "moves:\n%s",
             options, moves);
    wrong = r == NULL ? -1 : carc_read_record(o, text, r);
    if (wrong != 0) {
        printf("# line %d cannot be read\n", wrong);
        exit(1);
    }
    carc_begin(o, &r->options, r->players);
    last = CARC_LEGAL;
    for (int i = 0; i < r->entries && last == CARC_LEGAL; i++) {
        last = carc_play_entry(o, &r->entry[i], &told);
        if (last != CARC_LEGAL && i + 1 < r->entries)
            printf("# entry %d is illegal\n", i + 1);
    }
    free(r);
    return o;
}

/* The verdict on the last turn. */
static bool comes_to(enum carc_verdict verdict, const char *options, const char *moves) {
    carc_free(played(options, moves));
    if (last != verdict)
        printf("# verdict %d, not %d\n", (int)last, (int)verdict);
    return last == verdict;
}

static int held(const carc *o, int captor, int owner) {
    return carc_prisoners(o, captor, owner, CARC_SMALL) +
           carc_prisoners(o, captor, owner, CARC_BIG);
}

static carc_cell cell(int x, int y) {
    return (carc_cell){x, y};
}

/* An empty table with options. */
static carc *empty(const char *option, const char *value, int players) {
    carc *o = carc_clone(loaded);
    carc_options options = carc_defaults();

    options.tower = options.large = true;
    if (option != NULL && !carc_set_option(&options, option, value))
        printf("# no option %s: %s\n", option, value);
    carc_begin(o, &options, players);
    carc_clear(o);
    return o;
}

static void big_man(carc *o, int player, const char *place) {
    const carc_man big = {.player = player, .figure = CARC_BIG, .place = name(place)};

    if (!carc_put_man(o, &big))
        printf("# nobody can stand at %s\n", place);
}

/* ---- the set ---- */

static void test_set(void) {
    for (int edition = 1; edition <= 2; edition++) {
        carc *o = empty("edition", edition == 1 ? "1" : "2", 2);
        int sum = 0, kinds = 0, foundations = 0;

        for (int t = 0; t < carc_prints(o); t++) {
            carc *table = carc_clone(o);

            carc_put(table, (carc_spot){.tile = t});
            foundations += carc_foundation(table, cell(0, 0)) ? carc_count(o, t) : 0;
            if (strncmp(carc_id(o, t), "TO.", 3) == 0) {
                kinds++;
                sum += carc_count(o, t);
            }
            carc_free(table);
        }
        ok(carc_stack(o) == 90 && sum == 18 && kinds == 17 && foundations == 18,
           "edition %d: 18 tiles more, of 17 kinds, each with a foundation, and no other [T-1]",
           edition);
        carc_free(o);
    }
}

static void test_fields(void) {
    carc *o = empty(NULL, NULL, 2);

    lay(o, "TO.RrRr.2 0,0; TO.CccC+ 2,0; TO.RCr 4,0; TO.CFR 6,0; TO.CcR! 8,0; TO.CRcr 10,0");
    ok(same(o, "field@0,0.ne", "field@0,0.sw") && !same(o, "field@0,0.nw", "field@0,0.se") &&
           !same(o, "road@0,0.n", "road@0,0.e") && same(o, "road@0,0.n", "road@0,0.w"),
       "two bends: the field runs through under the tower, the others are apart [T-4]");
    ok(feature(o, "field@2,0").tiles == 1 && feature(o, "field@2,0").opens == 0 &&
           carc_touches(o, name("field@2,0.c"), name("city@2,0.w")) &&
           carc_touches(o, name("field@2,0.c"), name("city@2,0.s")),
       "a field in the middle between two cities touches both [T-1]");
    ok(!same(o, "field@4,0.wnw", "field@4,0.ene") && !same(o, "field@6,0.w", "field@6,0.e") &&
           !same(o, "field@8,0.ene", "field@8,0.ese") && !same(o, "field@8,0.ese", "field@8,0.s"),
       "the tower parts what would be one field [T-4]");
    ok(!same(o, "field@10,0.nnw", "field@10,0.nne") &&
           !same(o, "field@10,0.nnw", "field@10,0.ssw") && same(o, "city@10,0.w", "city@10,0.e") &&
           same(o, "road@10,0.n", "road@10,0.s"),
       "a road over a city leaves four fields [T-4]");
    carc_free(o);
}

static void test_pieces(void) {
    static const int expected[] = {10, 9, 7, 6, 5};
    bool good = true;

    for (int players = 2; players <= 6; players++) {
        carc *o = empty(NULL, NULL, players);

        for (int p = 0; p < players; p++)
            good = good && carc_pieces(o, p) == expected[players - 2];
        carc_free(o);
    }
    ok(good, "ten pieces each for two, 9, 7, 6, and five for six [T-2]");
}

/* ---- what a tower reaches ---- */

/* Monks on a square around a tower, and one on the tower's own tile. */
static carc *square(const char *option, const char *value) {
    carc *o = empty(option, value, 3);

    lay(o, "TO.L 0,0");
    for (int x = -3; x <= 3; x++)
        for (int y = -3; y <= 3; y++)
            if (x != 0 || y != 0)
                carc_put(o, (carc_spot){carc_find(o, "BA.L"), 0, {x, y}});
    return o;
}

/* The number of the 25 tiles in the middle that the tower reaches with this number of pieces. */
static int reached(const carc *o, int pieces) {
    int sum = 0;

    for (int x = -2; x <= 2; x++)
        for (int y = -2; y <= 2; y++) {
            carc *table = carc_clone(o);
            char place[CARC_NAME];
            carc_man list[CARC_MEN];

            snprintf(place, sizeof place, "monk@%d,%d", x, y);
            man(table, BERT, place);
            sum += carc_captives(table, ANNA, cell(0, 0), pieces, list);
            carc_free(table);
        }
    return sum;
}

static void test_range(void) {
    carc *cross = square(NULL, NULL), *near = square("range_offset", "-1");
    carc *round = square("range_metric", "manhattan");

    ok(reached(cross, 1) == 5 && reached(cross, 2) == 9,
       "one piece reaches five tiles, two reach nine [T-14, T-17]");
    ok(reached(near, 1) == 1 && reached(near, 2) == 5 && reached(near, 3) == 9,
       "with range_offset -1 each piece reaches one step less [T-50]");
    ok(reached(round, 1) == 5 && reached(round, 2) == 13,
       "in any direction: two pieces reach thirteen tiles [T-51]");
    carc_free(cross);
    carc_free(near);
    carc_free(round);
}

/* Which of a monk at 2,0 and a monk at 1,1 two pieces at 0,0 could capture, with these tiles on the
 * table. */
static int over(const char *option, const char *metric, const char *between) {
    carc *o = empty(option, "true", 3);
    carc_options options = *carc_options_of(o);
    carc_man list[CARC_MEN];
    int count;

    carc_set_option(&options, "range_metric", metric);
    carc_set_options(o, &options);
    lay(o, "TO.FG 0,0; BA.L 2,0; BA.L 1,1");
    lay(o, between);
    man(o, BERT, "monk@2,0");
    man(o, BERT, "monk@1,1");
    count = carc_captives(o, ANNA, cell(0, 0), 2, list);
    carc_free(o);
    return count;
}

static void test_gaps(void) {
    ok(over("ransom", "cross", "") == 1, "a tower reaches over a gap [T-15]");
    ok(over("gap_blocks", "cross", "") == 0 && over("gap_blocks", "cross", "BA.L 1,0") == 1,
       "with gap_blocks it does not [T-48]");
    ok(over("ransom", "manhattan", "") == 2 && over("gap_blocks", "manhattan", "") == 0,
       "nor round a corner, when both corners are gaps [T-48, T-51]");
    ok(over("gap_blocks", "manhattan", "BA.L 0,1") == 1 &&
           over("gap_blocks", "manhattan", "BA.L 1,0") == 2,
       "one corner laid is enough [T-48, T-51]");
}

/* ---- building and capturing ---- */

#define ROAD "- A: BA.RFr 1,0 highwayman@e\n"
#define TAKEN ROAD "- B: TO.FG 1,-1\n  tower: 1,-1\n  capture: 'A:highwayman@1,0.e'\n"

static void test_build(void) {
    ok(comes_to(CARC_LEGAL, "", ROAD "- B: TO.FG 1,-1\n  tower: 1,-1\n"),
       "a piece on the tile just laid; nobody need be captured [T-6, T-7, T-13]");
    ok(comes_to(CARC_LEGAL, "", ROAD "- B: TO.FG 1,-1\n- C: BA.RFr 2,0\n  tower: 1,-1\n"),
       "or on another's [T-7, T-10]");
    ok(comes_to(CARC_BAD_TOWER, "", ROAD "- B: TO.FG 1,-1\n  tower: 1,0\n") &&
           comes_to(CARC_BAD_TOWER, "", ROAD "- B: TO.FG 1,-1\n  tower: 5,5\n"),
       "not where there is no foundation, nor no tile [T-6]");
    ok(comes_to(CARC_BAD_ACTIONS, "", ROAD "- B: TO.FG 1,-1 farmer\n  tower: 1,-1\n") &&
           comes_to(CARC_BAD_ACTIONS, "",
                    ROAD "- B: TO.FG 1,-1\n  tower: 1,-1\n- C: BA.RFr 2,0\n  tower: 1,-1\n"
                         "  top: 1,-1\n"),
       "one action a turn [T-8]");
}

static void test_no_piece(void) {
    carc *o = played("", TAKEN);

    ok(carc_pieces(o, BERT) == 8 && carc_pieces(o, ANNA) == 9 && carc_height(o, cell(1, -1)) == 1,
       "the piece is gone from the hand [T-2, T-6]");
    carc_set_pieces(o, CARA, 0);
    ok(carc_can_build(o, BERT, cell(1, -1)) && !carc_can_build(o, CARA, cell(1, -1)) &&
           !carc_can_build(o, BERT, cell(0, 0)),
       "without a piece nobody builds [T-8]");
    carc_free(o);
}

static void test_capture(void) {
    carc *o = played("", TAKEN);

    ok(last == CARC_LEGAL && supplies(o, 6, 7, 7) && held(o, BERT, ANNA) == 1 &&
           feature(o, "road@1,0").followers[ANNA] == 0,
       "the captor keeps him [T-18, T-20]");
    carc_free(o);
    ok(comes_to(CARC_LEGAL, "", TAKEN "- C: BA.RFr 2,0 highwayman@e\n"),
       "his road is free again [T-28]");
    ok(comes_to(CARC_BAD_CAPTURE, "",
                ROAD "- B: TO.FG 0,-1\n  tower: 0,-1\n  capture: 'A:highwayman@1,0.e'\n"),
       "a corner is not reached [T-17]");
    ok(comes_to(CARC_BAD_CAPTURE, "", ROAD "- B: TO.FG 1,-1\n  capture: 'A:highwayman@1,0.e'\n") &&
           comes_to(CARC_BAD_CAPTURE, "",
                    TAKEN "- C: BA.RFr 2,0\n  tower: 1,-1\n"
                          "  capture: 'A:highwayman@1,0.e'\n"),
       "no capture without a piece, nor of one who is not there [T-13]");
    ok(comes_to(CARC_BAD_CAPTURE, "",
                ROAD "- B: TO.FG 1,-1\n  tower: 1,-1\n  capture: 'C:highwayman@1,0.e'\n") &&
           comes_to(CARC_BAD_CAPTURE, "",
                    ROAD "- B: TO.FG 1,-1\n  tower: 1,-1\n  capture: 'A:farmer@1,0.n'\n") &&
           comes_to(CARC_LEGAL, "",
                    ROAD "- B: TO.FG 1,-1\n  tower: 1,-1\n  capture: 'A:highwayman@1,0'\n"),
       "he is named by owner and role, and by his place where it is needed [T-18]");
}

/* A road of three tiles of Anna's; Cara closes it. */
#define CLOSING "- A: BA.LR/270 -1,0 highwayman@e\n- B: TO.FG -1,-1\n- C: BA.RRR 1,0\n"

static void test_before_scoring(void) {
    carc *kept = played("", CLOSING);
    carc *taken = played("", CLOSING "  tower: -1,-1\n  capture: 'A:highwayman@-1,0.e'\n");

    ok(scores(kept, 3, 0, 0) && supplies(kept, 7, 7, 7), "a road of three is scored [T-27]");
    ok(scores(taken, 0, 0, 0) && supplies(taken, 6, 7, 7) && held(taken, CARA, ANNA) == 1 &&
           told.items == 1 && told.item[0].winners == 0,
       "not when its only follower is captured in that turn [T-27]");
    carc_free(kept);
    carc_free(taken);
}

/* A road with Anna's two and Bert's one follower: capturing one makes a tie. */
static void test_majority(void) {
    carc *o = empty(NULL, NULL, 3), *copy;
    carc_turn turn = {.player = ANNA};

    lay(o, "BA.LR/270 0,0; BA.RFr 1,0; BA.RFr 2,0; BA.RFr 3,0; TO.FG 2,-1");
    man(o, ANNA, "highwayman@0,0");
    man(o, ANNA, "highwayman@2,0");
    man(o, BERT, "highwayman@1,0");
    turn.at = spot(o, "BA.RRR 4,0");
    copy = carc_clone(o);
    ok(carc_play(copy, &turn, NULL) == CARC_LEGAL && scores(copy, 5, 0, 0),
       "two against one win a road [T-27]");
    turn.tower.builds = turn.tower.captures = true;
    turn.tower.at = cell(2, -1);
    turn.tower.captive = (carc_man){.player = ANNA, .place = name("highwayman@2,0")};
    ok(carc_play(o, &turn, NULL) == CARC_LEGAL && scores(o, 5, 5, 0),
       "when one of them is taken, even by his owner, both share it [T-27]");
    carc_free(copy);
    carc_free(o);
}

static void test_own(void) {
    static const char moves[] = ROAD "- B: TO.FG 1,-1\n- C: BA.RFr -1,0\n- A: BA.RFr 2,0\n"
                                     "  tower: 1,-1\n  capture: 'A:highwayman@1,0'\n";
    carc *o = played("", moves);

    ok(last == CARC_LEGAL && supplies(o, 7, 7, 7) && held(o, ANNA, ANNA) == 0,
       "one's own comes home [T-19]");
    carc_free(o);
    ok(comes_to(CARC_BAD_CAPTURE, "capture_own: false", moves), "or is safe [T-19]");
}

/* ---- on top ---- */

#define TOPPED ROAD "- B: TO.FG 1,-1\n  tower: 1,-1\n- C: BA.RFr -1,0\n  top: 1,-1\n"
#define FREED TOPPED "- A: TO.L 1,-2\n  tower: 1,-2\n  capture: 'C:top@1,-1'\n"

static void test_top(void) {
    carc *o = played("", TOPPED);
    carc_man up;

    ok(last == CARC_LEGAL && supplies(o, 6, 7, 6) && carc_top(o, cell(1, -1), &up) &&
           up.player == CARA && !carc_can_build(o, BERT, cell(1, -1)),
       "another's tower is finished by a follower on top [T-29, T-36]");
    ok(adds(o, 3, 0, 0), "who scores nothing; Anna's road does [T-35, T-46]");
    carc_free(o);
    ok(comes_to(CARC_BAD_TOP, "", ROAD "- B: TO.FG 1,-1\n- C: BA.RFr -1,0\n  top: 1,-1\n") &&
           comes_to(CARC_BAD_TOP, "", ROAD "- B: TO.FG 1,-1\n  top: 1,0\n"),
       "nobody stands on an empty foundation, nor on none [T-9]");
    ok(comes_to(CARC_BAD_TOWER, "", TOPPED "- A: BA.RFr 2,0\n  tower: 1,-1\n") &&
           comes_to(CARC_BAD_TOP, "", TOPPED "- A: BA.RFr 2,0\n  top: 1,-1\n"),
       "no piece, and nobody else, goes on it [T-29, T-36]");
    ok(comes_to(CARC_BAD_TOP, "",
                ROAD "- B: TO.FG 1,-1\n  tower: 1,-1\n- C: BA.RFr -1,0\n"
                     "  top: big 1,-1\n"),
       "only somebody from the hand does [T-29]");
}

static void test_top_taken(void) {
    carc *o = played("", FREED);
    carc_man up;

    ok(last == CARC_LEGAL && held(o, ANNA, CARA) == 1 && !carc_top(o, cell(1, -1), &up),
       "one on top is captured like others [T-18, T-32]");
    carc_free(o);
    ok(comes_to(CARC_BAD_CAPTURE, "tower_top_capturable: false", FREED), "or is safe [T-32]");
    ok(comes_to(CARC_LEGAL, "", FREED "- B: BA.RFr -2,0\n  tower: 1,-1\n") &&
           comes_to(CARC_LEGAL, "", FREED "- B: BA.RFr -2,0\n  top: 1,-1\n"),
       "then the tower is open again [T-31]");
    ok(comes_to(CARC_BAD_TOWER, "tower_reopens: false",
                FREED "- B: BA.RFr -2,0\n  tower: 1,-1\n") &&
           comes_to(CARC_BAD_TOP, "tower_reopens: false", FREED "- B: BA.RFr -2,0\n  top: 1,-1\n"),
       "or not [T-31]");
}

/* The first piece of a tower captures a follower from the top of a tower of two. */
static void test_low(void) {
    ok(comes_to(CARC_LEGAL, "",
                ROAD "- B: TO.FG 1,-1\n  tower: 1,-1\n- C: BA.RFr -1,0\n  tower: 1,-1\n"
                     "- A: BA.RFr 2,0\n  top: 1,-1\n"
                     "- B: TO.L 1,-2\n  tower: 1,-2\n  capture: 'A:top@1,-1'\n"),
       "a low tower reaches the top of a high one [T-16]");
}

/* ---- prisoners ---- */

#define BOTH                                                                                       \
    TAKEN "- C: BA.RFr -1,0 highwayman@w\n- A: BA.L 2,-1\n- B: BA.L 1,-2 monk\n"                   \
          "- C: BA.RFr -2,0\n- A: BA.RFr 2,0\n  tower: 1,-1\n"                                     \
          "  capture: 'B:monk@1,-2'\n"

static void test_exchange(void) {
    carc *o = played("", BOTH);

    ok(last == CARC_LEGAL && told.exchanged && supplies(o, 7, 7, 6) && held(o, ANNA, BERT) == 0 &&
           held(o, BERT, ANNA) == 0,
       "one for one, at once, into the supply [T-37, T-47]");
    carc_free(o);
    ok(comes_to(CARC_LEGAL, "", BOTH "  exchange: small\n") &&
           comes_to(CARC_BAD_EXCHANGE, "", BOTH "  exchange: big\n"),
       "only one who is held comes back [T-38]");
    ok(comes_to(CARC_BAD_EXCHANGE, "", TAKEN "  exchange: small\n") &&
           comes_to(CARC_BAD_EXCHANGE, "", TAKEN "- C: BA.RFr 2,0\n  exchange: small\n"),
       "nobody does where there is no exchange [T-37]");
}

/* Bert holds a small and a large follower of Anna's, who takes one of his. */
#define CHOICE                                                                                     \
    TAKEN "- C: BA.RFr -1,0\n- A: BA.L 2,-1 big:monk\n- B: BA.L 1,-2\n  tower: 1,-1\n"             \
          "  capture: 'A:big:monk@2,-1'\n- C: BA.RFr -2,0\n- A: BA.RFr 2,0\n"                      \
          "- B: BA.L 0,-1 monk\n- C: BA.RFr -3,0\n- A: BA.RFr 3,0\n  tower: 1,-1\n"                \
          "  capture: 'B:monk@0,-1'\n"

static void test_choice(void) {
    static const char large[] = "big_follower: true";
    carc *big = played(large, CHOICE "  exchange: big\n");
    bool good = last == CARC_LEGAL && told.mine == CARC_BIG;
    carc *small = played(large, CHOICE "  exchange: small\n");

    ok(good && carc_supply_of(big, ANNA, CARC_BIG) == 1 && carc_supply(big, ANNA) == 6 &&
           held(big, BERT, ANNA) == 1 && carc_supply(big, BERT) == 7,
       "the owner chooses the large one, and is still held once [T-21, T-38]");
    ok(last == CARC_LEGAL && carc_supply_of(small, ANNA, CARC_BIG) == 0 &&
           carc_supply(small, ANNA) == 7 && carc_prisoners(small, BERT, ANNA, CARC_BIG) == 1,
       "or the small one [T-38]");
    ok(comes_to(CARC_BAD_EXCHANGE, large, CHOICE), "which of them, must be said [T-38]");
    carc_free(big);
    carc_free(small);
}

/* ---- ransom ---- */

#define PAY TAKEN "- C: BA.RFr -1,0\n- A: BA.L 2,-1 monk\n  ransom: B\n"

static void test_ransom(void) {
    carc *o = played("ransom_needs_points: false", PAY);

    ok(last == CARC_LEGAL && scores(o, -3, 3, 0) && supplies(o, 6, 7, 7) &&
           held(o, BERT, ANNA) == 0,
       "three points, below nothing if need be; another is put down [T-40, T-43]");
    ok(ending(o)->winners == 2, "a score below nothing does not win [T-43]");
    carc_free(o);
    ok(comes_to(CARC_BAD_RANSOM, "", PAY), "who has no points does not pay [T-43]");
    ok(comes_to(CARC_BAD_RANSOM, "ransom: false, ransom_needs_points: false", PAY),
       "nor anybody where none is paid [T-49]");
    ok(comes_to(CARC_BAD_RANSOM, "ransom_needs_points: false",
                TAKEN "- C: BA.RFr -1,0\n  ransom: B\n") &&
           comes_to(CARC_BAD_RANSOM, "ransom_needs_points: false",
                    TAKEN "- C: BA.RFr -1,0\n- A: BA.L 2,-1\n  ransom: C\n"),
       "only for one's own, and to the one who holds him [T-45]");
}

/* Bert takes two of Anna's. */
#define TWO                                                                                        \
    TAKEN "- C: BA.RFr -1,0\n- A: BA.L 2,-1 monk\n- B: BA.L 1,-2\n  tower: 1,-1\n"                 \
          "  capture: 'A:monk@2,-1'\n- C: BA.RFr -2,0\n- A: BA.L 0,-1\n"

static void test_twice(void) {
    static const char any[] = "ransom_needs_points: false";

    ok(comes_to(CARC_LEGAL, any, TWO "  ransom: [B]\n") &&
           comes_to(CARC_BAD_RANSOM, any, TWO "  ransom: [B, B]\n"),
       "one ransom a turn [T-41]");
    ok(comes_to(CARC_LEGAL, any,
                TWO "  ransom: B\n- B: BA.RFr -3,0\n- C: BA.RFr -4,0\n"
                    "- A: BA.RFr 2,0\n  ransom: B\n"),
       "and one in the next [T-41]");
}

/* Anna scores four in the turn in which she pays. */
static void test_late(void) {
    carc *o = played("", TAKEN "- C: BA.LR/270 -1,0\n- A: BA.RRR 2,0 highwayman@w\n  ransom: B\n");

    ok(last == CARC_LEGAL && told.late == 1 && scores(o, 1, 3, 0) && supplies(o, 7, 7, 7),
       "points of this turn pay, too, after scoring [T-40, T-43]");
    carc_free(o);
}

/* A follower who comes back can be placed at once, unless he comes back too late. */
static void test_at_once(void) {
    carc *o = empty(NULL, NULL, 3), *poor;
    carc_turn turn = {.player = ANNA, .deploys = true, .follower = name("monk@0,0")};

    lay(o, "BA.RCr 0,0; BA.RFr 1,0");
    carc_put_prisoner(o, BERT, ANNA, CARC_SMALL);
    carc_put_prisoner(o, BERT, ANNA, CARC_BIG);
    carc_set_supply(o, ANNA, 0);
    carc_set_score(o, ANNA, 3);
    turn.at = spot(o, "BA.L 0,-1");
    ok(carc_try(o, &turn, NULL) == CARC_BAD_FOLLOWER, "nobody is in hand [K-16]");
    turn.tower.ransoms = 1;
    turn.tower.ransom[0] = (carc_ransom){BERT, CARC_SMALL};
    ok(carc_try(o, &turn, NULL) == CARC_LEGAL, "one bought back is [T-44]");
    turn.figure = CARC_BIG;
    ok(carc_try(o, &turn, NULL) == CARC_BAD_FOLLOWER, "but not the one still held [T-44]");
    turn.tower.ransom[0].figure = CARC_BIG;
    ok(carc_try(o, &turn, NULL) == CARC_LEGAL, "a large one costs no more [T-42]");
    poor = carc_clone(o);
    carc_set_score(poor, ANNA, 2);
    ok(carc_try(poor, &turn, NULL) == CARC_BAD_FOLLOWER,
       "who could pay after scoring only has nobody before [T-40, T-44]");
    carc_free(poor);
    carc_free(o);
}

/* "B" is any prisoner of Bert's; a ransom can also be paid in a turn without a tile. */
static void test_whoever(void) {
    carc *o = empty(NULL, NULL, 3);
    carc_deeds deeds = {.ransoms = 1, .ransom = {{BERT, CARC_SMALL}}};

    lay(o, "BA.RCr 0,0");
    carc_put_prisoner(o, BERT, ANNA, CARC_BIG);
    carc_set_score(o, ANNA, 5);
    ok(carc_pay(o, BERT, &deeds) == CARC_BAD_PLAYER, "in one's own turn [T-40]");
    ok(carc_pay(o, ANNA, &deeds) == CARC_LEGAL && carc_supply_of(o, ANNA, CARC_BIG) == 1 &&
           scores(o, 2, 3, 0),
       "the large one, where there is no other [T-42]");
    ok(carc_pay(o, ANNA, &deeds) == CARC_BAD_RANSOM, "then nobody is left [T-45]");
    carc_free(o);
}

/* ---- large followers ---- */

static void test_large(void) {
    carc *o = empty(NULL, NULL, 3);
    carc_turn turn = {.player = ANNA};

    lay(o, "BA.LR/270 0,0; BA.RFr 1,0; BA.RFr 2,0; BA.RFr 3,0");
    big_man(o, ANNA, "highwayman@0,0");
    man(o, BERT, "highwayman@1,0");
    man(o, CARA, "highwayman@2,0");
    man(o, CARA, "highwayman@3,0");
    ok(feature(o, "road@0,0").followers[ANNA] == 2, "a large follower counts two [K-34]");
    turn.at = spot(o, "BA.RRR 4,0");
    ok(carc_play(o, &turn, NULL) == CARC_LEGAL && scores(o, 5, 0, 5) && supplies(o, 7, 7, 7) &&
           carc_supply_of(o, ANNA, CARC_BIG) == 1,
       "as much as two, more than one, and goes home [K-19, K-33, K-34]");
    carc_free(o);
    o = empty("big_follower", "false", 3);
    ok(carc_supply_of(o, ANNA, CARC_BIG) == 0, "or there is none [K-34]");
    carc_free(o);
}

/* ---- the report ---- */

static void test_all(void) {
    test_set();
    test_fields();
    test_pieces();
    test_range();
    test_gaps();
    test_build();
    test_no_piece();
    test_capture();
    test_before_scoring();
    test_majority();
    test_own();
    test_top();
    test_top_taken();
    test_low();
    test_exchange();
    test_choice();
    test_ransom();
    test_twice();
    test_late();
    test_at_once();
    test_whoever();
    test_large();
}

int main(int argc, char **argv) {
    static char text[TEXT];
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;

    if (file == NULL) {
        fprintf(stderr, "usage: tower_selftest TILES\n");
        return 2;
    }
    text[fread(text, 1, TEXT - 1, file)] = '\0';
    fclose(file);
    loaded = carc_load(text);
    if (!ok(loaded != NULL, "the data can be read"))
        return 1;
    test_all();
    carc_free(loaded);
    return ok_status();
}
