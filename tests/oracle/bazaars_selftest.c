/* bazaars_selftest.c - tests the oracle's bridges and castles with games played by hand:
 * bazaars_selftest TILES
 *
 * TILES is the data file. There are three players: Anna, Bert, Cara. B-n are the rules of the
 * ledger.
 */
#include "carcassonne_words.h"

enum { TEXT = 65536 };

static carc *loaded;
static carc_report told; /* report of the last turn */

/* ---- shorthand ---- */

/* Three players, an empty table, options "name value" up to NULL. */
static carc *table(const char *const *options) {
    carc *o = carc_clone(loaded);
    carc_options all = carc_defaults();

    all.bazaars = true;
    all.fairs = false;
    for (; options != NULL && *options != NULL; options += 2)
        if (!carc_set_option(&all, options[0], options[1]))
            printf("# no option %s: %s\n", options[0], options[1]);
    carc_begin(o, &all, 3);
    carc_clear(o);
    return o;
}

#define TABLE(...) table((const char *const[]){__VA_ARGS__, NULL})

static carc_cell cell(int x, int y) {
    return (carc_cell){x, y};
}

/* "ns@0,1" */
static carc_bridge bridge(const char *text) {
    carc_bridge out = {{0, 0}, text[0] == 'e'};

    if (sscanf(text + 2, "@%d,%d", &out.cell.x, &out.cell.y) != 2)
        printf("# %s is no bridge\n", text);
    return out;
}

static bool bridges(const carc *o, const char *tile, const char *over) {
    return carc_can_bridge(o, carc_to_move(o), spot(o, tile), bridge(over));
}

static bool both(const carc *o, const char *tile, const char *one, const char *other) {
    const carc_span span = {2, {bridge(one), bridge(other)}};

    return carc_can_span(o, carc_to_move(o), spot(o, tile), &span);
}

static void over(carc *o, const char *text) {
    if (!carc_put_bridge(o, bridge(text)))
        printf("# no bridge can be put: %s\n", text);
}

static void add_word(const char *text, int *count, carc_word list[]) {
    char label;
    int used = 0;

    if (text == NULL)
        return;
    if (sscanf(text, "%c:%n", &label, &used) != 1 || used == 0)
        printf("# %s says nothing\n", text);
    list[(*count)++] = (carc_word){label - 'A', name(text + used)};
}

/* The next player's turn. The follower, the bridge, the city that becomes a castle ("A:city@0,0.n")
 * and the chosen feature may be NULL. */
static enum carc_verdict play(carc *o, const char *tile, const char *follower, const char *with,
                              const char *keep, const char *pick) {
    carc_turn turn = turn_of(o, carc_to_move(o), tile, follower);

    turn.span.count = with != NULL;
    if (with != NULL)
        turn.span.bridge[0] = bridge(with);
    add_word(keep, &turn.keeps, turn.keep);
    add_word(pick, &turn.picks, turn.pick);
    return carc_play(o, &turn, &told);
}

static void castle(carc *o, int owner, const char *city) {
    man(o, owner, city);
    if (!carc_put_castle(o, owner, name(city)))
        printf("# no castle at %s\n", city);
}

static int lords(const carc *o) {
    carc_castle list[CARC_CASTLES];
    int count = 0;

    for (int i = carc_castles(o, list) - 1; i >= 0; i--)
        count += list[i].lord;
    return count;
}

/* ---- the set ---- */

static void test_set(void) {
    static const char *const editions[] = {"1", "2"};

    for (int i = 0; i < 2; i++) {
        carc *o = TABLE("edition", editions[i]);
        carc_options options = *carc_options_of(o);
        int kinds = 0, alone = carc_stack(o);

        for (int t = 0; t < carc_prints(o); t++)
            kinds += carc_count(o, t) > 0 && strncmp(carc_id(o, t), "BB.", 3) == 0;
        ok(alone == 84 && kinds == 11 && carc_find(o, "TO.L") < 0,
           "edition %s: 12 tiles more, of 11 kinds, and none of The Tower [B-1]", editions[i]);
        options.tower = true;
        carc_set_options(o, &options);
        ok(carc_stack(o) == 102 && carc_find(o, "TO.L") >= 0, "and 30 with The Tower [B-2]");
        carc_free(o);
    }
}

static void test_pieces(void) {
    bool good = true;

    for (int players = 2; players <= 6; players++) {
        carc *o = TABLE(NULL);
        carc_options options = *carc_options_of(o);

        carc_begin(o, &options, players);
        for (int p = 0; p < players; p++)
            good = good && carc_bridges(o, p) == (players < 5 ? 3 : 2) &&
                   carc_tokens(o, p) == (players < 5 ? 3 : 2);
        carc_free(o);
    }
    ok(good, "three bridges and castles each, for five and six players two [B-1]");
}

/* ---- bridges ---- */

static void test_needed(void) {
    carc *o = TABLE(NULL);

    lay(o, "BA.RCr 0,0");
    ok(!fits(o, "BA.C 1,0") && bridges(o, "BA.C 1,0", "ew@1,0"),
       "a field against a road lies there with a bridge over it that goes on with the road [B-9]");
    ok(!bridges(o, "BA.C 1,0", "ns@1,0") && !bridges(o, "BA.CFc.1 1,0", "ew@1,0") &&
           !bridges(o, "BA.CFc.1 1,0", "ns@1,0"),
       "each pillar stands on a field [B-5]");
    ok(play(o, "BA.C 1,0", NULL, NULL, NULL, NULL) == CARC_BAD_CELL &&
           play(o, "BA.C 1,0", "highwayman@e", "ew@1,0", NULL, NULL) == CARC_LEGAL &&
           carc_bridges(o, ANNA) == 2 && feature(o, "road@0,0.e").tiles == 2 &&
           feature(o, "road@0,0.e").followers[ANNA] == 1,
       "a follower may be put on the bridge, which is road [B-3, B-13, B-14]");
    ok(!fits(o, "BA.L 2,0") && fits(o, "BA.RFr 2,0"), "its end shows a road from now on [B-12]");
    carc_free(o);
}

static void test_beside(void) {
    carc *o = TABLE(NULL);

    lay(o, "BA.RCr 0,0; BA.L 0,-1");
    ok(!fits(o, "BA.RFr 1,-1") && bridges(o, "BA.RFr 1,-1", "ew@0,-1"),
       "a bridge over a tile beside it does as well [B-4, B-9]");
    ok(!bridges(o, "BA.L 1,-1", "ns@0,-1") && bridges(o, "BA.L 1,-1", "ns@1,-1"),
       "both ends go on, or face nothing [B-6]");
    ok(!bridges(o, "BA.L 1,-1", "ew@0,-1") && !bridges(o, "BA.L 1,-1", "ew@1,-1"),
       "an end that faces a field does not go on [B-6]");
    ok(!bridges(o, "BA.RFr 1,-1", "ew@1,-1") && !bridges(o, "BA.L 0,-2", "ew@0,0") &&
           !bridges(o, "BA.L 1,-2", "ew@0,-1"),
       "no bridge on a road, nor two tiles away, nor with a tile that touches none [B-4, B-5]");
    ok(play(o, "BA.L 0,-2", NULL, "ew@0,-1", NULL, NULL) == CARC_LEGAL &&
           carc_bridge_on(o, cell(0, -1)) == 1 && carc_bridge_on(o, cell(0, -2)) < 0,
       "a bridge that nothing needs may have both ends open [B-3, B-6]");
    ok(!bridges(o, "BA.RFr 1,-1", "ew@0,-1") && fits(o, "BA.RFr 1,-1"),
       "one bridge over a tile [B-7]");
    ok(claims(o, BERT, "BA.L 1,-2", "monk@c farmer@n") &&
           claims(o, BERT, "BA.RFr 1,-1", "highwayman@e farmer@n"),
       "on another tile's bridge nobody is put, but on a road that leads to it; the fields beside "
       "that road are one [B-13, B-19]");
    carc_free(o);
}

static void test_several(void) {
    carc *o = TABLE("bridges_per_turn", "2");
    carc *one = TABLE(NULL);
    const char *table = "BA.RCr 0,0; BA.RFr 1,0; BA.L 0,-1";
    carc_span list[CARC_SPANS];

    lay(o, table);
    lay(one, table);
    ok(!bridges(o, "BA.RRRR 1,-1", "ew@0,-1") && both(o, "BA.RRRR 1,-1", "ew@0,-1", "ns@1,0") &&
           both(o, "BA.RRRR 1,-1", "ns@1,0", "ew@0,-1") &&
           !both(one, "BA.RRRR 1,-1", "ew@0,-1", "ns@1,0"),
       "a tile that needs two bridges lies there only if a turn builds two [B-9, B-10]");
    ok(!bridges(o, "BA.L 1,-1", "ew@1,-1") && !bridges(o, "BA.L 1,-1", "ew@0,-1") &&
           both(o, "BA.L 1,-1", "ew@1,-1", "ew@0,-1"),
       "each goes on over the other [B-6, B-10]");
    ok(!both(o, "BA.L 2,0", "ew@2,0", "ns@2,0") && !both(o, "BA.L 2,0", "ew@2,0", "ew@2,0") &&
           !both(o, "BA.L 2,0", "ew@2,0", "ew@0,-1"),
       "not both over one tile, nor one far away [B-4, B-7]");
    ok(carc_span_list(o, carc_to_move(o), spot(o, "BA.L 1,-1"), list) == 2 &&
           carc_span_list(one, carc_to_move(one), spot(one, "BA.L 1,-1"), list) == 0,
       "no more of them are listed than a turn builds [B-10]");
    carc_free(o);
    carc_free(one);
}

static void test_supply(void) {
    carc *o = TABLE("bridges", "false");

    lay(o, "BA.RCr 0,0");
    ok(carc_bridges(o, ANNA) == 0 && !bridges(o, "BA.C 1,0", "ew@1,0"),
       "without a bridge in hand there is none [B-21]");
    carc_free(o);
}

/* A tile that fits only with a bridge may be discarded. */
static void test_discard(void) {
    carc *o = TABLE(NULL);
    carc_spot list[CARC_SPOTS];

    lay(o, "BB.RFR.b 0,0; BB.RFR.bi 1,0; BA.RFr 0,1; BA.RFr 1,1; BA.RFr 0,-1; BA.RFr 1,-1");
    lay(o, "BA.Cccc+ -1,0; BA.Cccc+ 2,0");
    ok(spots(o, "BB.F.b") > 0 && carc_discard(o, carc_find(o, "BB.F.b")) == CARC_BAD_DISCARD,
       "not one that fits without [K-10]");
    carc_clear(o);
    lay(o, "BA.RRRR 0,0");
    ok(spots(o, "BB.F.b") == 0 && carc_bridge_spots(o, ANNA, carc_find(o, "BB.F.b"), list) == 16 &&
           carc_discard(o, carc_find(o, "BB.F.b")) == CARC_LEGAL,
       "nobody has to build a bridge [B-11]");
    carc_free(o);
}

static void test_roads(void) {
    carc *o = TABLE(NULL);

    lay(o, "BA.RFr 0,0; BA.LR/270 -1,0; BA.LR/180 0,-1");
    over(o, "ns@0,0");
    ok(!same(o, "road@0,0.n", "road@0,0.e") && feature(o, "road@0,0.n").tiles == 2 &&
           feature(o, "road@0,0.e").tiles == 2,
       "a bridge over a road is another road, and the tile counts in each [B-16]");
    lay(o, "BA.Rr/90 1,0; BA.Rr 1,1; BA.Rr/270 0,1");
    ok(same(o, "road@0,0.n", "road@0,0.e") && feature(o, "road@0,0.n").tiles == 6 &&
           feature(o, "road@0,0.n").complete,
       "if they are one road it counts once [B-15]");
    carc_free(o);
}

static void test_fields(void) {
    carc *o = TABLE(NULL);

    lay(o, "BA.L 0,0; BA.RFr/90 0,1; BA.LR/180 0,-1");
    ok(!same(o, "field@0,1.w", "field@0,-1.w") == false, "a field runs round a monastery [K-18]");
    over(o, "ns@0,0");
    ok(same(o, "field@0,1.w", "field@0,1.e") && same(o, "field@0,0.w", "field@0,0.e"),
       "fields left and right of a bridge are one, and so are those beside its road [B-17, B-19]");
    ok(same(o, "road@0,1.n", "road@0,-1.n"), "and the road is one [B-3]");
    carc_free(o);
}

/* ---- building castles ---- */

static void test_building(void) {
    carc *o = TABLE(NULL);

    lay(o, "BA.RCr 0,0");
    ok(play(o, "BA.C/180 0,1", "knight@s", NULL, "A:city@0,1.s", NULL) == CARC_LEGAL &&
           scores(o, 0, 0, 0) && supplies(o, 6, 7, 7) && carc_tokens(o, ANNA) == 2 && lords(o) == 1,
       "a small city becomes a castle with its follower on it, and gives no points "
       "[B-22, B-24, B-25]");
    carc_clear(o);
    lay(o, "BA.RCr 0,0");
    ok(play(o, "BA.C/180 0,1", "knight@s", NULL, NULL, NULL) == CARC_LEGAL && scores(o, 4, 0, 0),
       "or gives 4 [B-22]");
    carc_clear(o);
    lay(o, "BA.RCr 0,0");
    ok(play(o, "BA.C/180 0,1", NULL, NULL, "A:city@0,1.s", NULL) == CARC_BAD_CASTLE &&
           play(o, "BA.CFc.1/90 0,1", "knight@s", NULL, "A:city@0,1.s", NULL) == CARC_BAD_CASTLE,
       "not one in which nobody stands, nor one that is not complete [B-22]");
    carc_free(o);
}

static void test_two(void) {
    carc *o = TABLE(NULL);
    carc_turn turn = turn_of(o, ANNA, "BA.CFC.2 0,1", NULL);

    lay(o, "BA.C 0,0; BA.C/180 0,2");
    man(o, BERT, "city@0,0");
    man(o, CARA, "city@0,2");
    add_word("B:city@0,0", &turn.keeps, turn.keep);
    add_word("C:city@0,2", &turn.keeps, turn.keep);
    ok(carc_play(o, &turn, NULL) == CARC_LEGAL && lords(o) == 2 && carc_tokens(o, BERT) == 2 &&
           carc_tokens(o, CARA) == 2,
       "one tile may make two castles [B-22]");
    carc_free(o);
}

static void test_odd(void) {
    carc *o = TABLE(NULL), *two = TABLE("small_city", "two_tiles");

    lay(o, "BA.RCr 0,0");
    lay(two, "BA.RCr 0,0");
    ok(play(o, "BB.CFR!G/270 0,1", "knight@s", NULL, "A:city@0,1.s", NULL) == CARC_BAD_CASTLE &&
           play(two, "BB.CFR!G/270 0,1", "knight@s", NULL, "A:city@0,1.s", NULL) == CARC_LEGAL,
       "both halves are half-round, but where any two tiles will do [B-26]");
    carc_free(o);
    carc_free(two);
}

static void test_touching(void) {
    static const char *const ways[] = {"half_round", "two_tiles"};

    for (int i = 0; i < 2; i++) {
        carc *touching = TABLE("small_city", ways[i]), *across = TABLE("small_city", ways[i]);

        lay(touching, "BA.RCr 0,0");
        lay(across, "BA.RCr 0,0");
        ok(play(touching, "BA.CC.2/180 0,1", "knight@s", NULL, "A:city@0,1.s", NULL) ==
                   CARC_LEGAL &&
               play(across, "BA.CFC.2/180 0,1", "knight@s", NULL, "A:city@0,1.s", NULL) ==
                   CARC_LEGAL,
           "small_city %s: two cities of a tile that meet at a corner [B-26]", ways[i]);
        carc_free(touching);
        carc_free(across);
    }
}

static void test_owner(void) {
    carc *o = TABLE(NULL), *placer = TABLE("castle_by", "placer_only");

    lay(o, "BA.C 0,0");
    lay(placer, "BA.C 0,0");
    man(o, BERT, "city@0,0");
    man(placer, BERT, "city@0,0");
    ok(play(o, "BA.C/180 0,1", NULL, NULL, "A:city@0,0", NULL) == CARC_BAD_CASTLE,
       "not the player who laid the tile, but the owner keeps it [B-22]");
    ok(play(placer, "BA.C/180 0,1", NULL, NULL, "B:city@0,0", NULL) == CARC_BAD_CASTLE &&
           play(o, "BA.C/180 0,1", NULL, NULL, "B:city@0,0", NULL) == CARC_LEGAL &&
           carc_tokens(o, BERT) == 2,
       "whoever laid it; by option only in his own turn [B-23]");
    carc_free(o);
    carc_free(placer);
}

/* ---- what castles score ---- */

/* Anna's castle at 0,0 and 0,1. */
static carc *with_castle(const char *option, const char *value) {
    carc *o = option == NULL ? TABLE(NULL) : TABLE(option, value);

    lay(o, "BA.RCr 0,0; BA.C/180 0,1");
    castle(o, ANNA, "city@0,0.n");
    return o;
}

static void test_fief(void) {
    carc *o = with_castle(NULL, NULL);

    lay(o, "BA.LR/270 -1,0");
    ok(play(o, "BA.LR/90 1,0", NULL, NULL, NULL, NULL) == CARC_LEGAL && scores(o, 3, 0, 0) &&
           supplies(o, 7, 7, 7) && lords(o) == 0,
       "a castle scores a road that nobody stands on, and its lord goes home "
       "[B-34, B-35, B-37, B-40]");
    carc_free(o);
    o = with_castle(NULL, NULL);
    lay(o, "BA.LR/270 0,2; BA.LR/90 -2,0; BA.L -3,1");
    ok(play(o, "BB.R.bi/90 1,2", NULL, NULL, NULL, NULL) == CARC_LEGAL && told.items == 1 &&
           play(o, "BA.RRR -3,0", NULL, NULL, NULL, NULL) == CARC_LEGAL && told.items == 1 &&
           scores(o, 0, 0, 0) && lords(o) == 1,
       "nothing beyond the short sides, and nothing two tiles away [B-33]");
    carc_free(o);
}

/* Eight tiles around 1,1; the monastery is in the fief. Around 1,2 it would not be. */
static void test_monastery(void) {
    carc *o = with_castle(NULL, NULL);

    lay(o, "BA.L 1,1; BA.L 1,2; BA.L 2,2; BA.L 2,1; BA.L 1,0; BA.L 2,0");
    man(o, BERT, "monastery@1,1");
    ok(play(o, "BB.F.b 0,2", NULL, NULL, NULL, NULL) == CARC_LEGAL && scores(o, 9, 9, 0),
       "a monastery in the fief: 9 for the monk's owner and 9 for the castle's [B-34, B-35]");
    carc_free(o);
    o = with_castle(NULL, NULL);
    lay(o, "BA.L 1,2; BA.L 2,1; BA.L 1,1; BA.L 0,2; BA.L 2,2; BA.L 0,3; BA.L 1,3");
    ok(play(o, "BB.F.b 2,3", NULL, NULL, NULL, NULL) == CARC_LEGAL && told.items == 1 &&
           scores(o, 0, 0, 0) && lords(o) == 1,
       "one beside it scores nothing for the castle, though tiles around it are in the fief "
       "[B-35]");
    carc_free(o);
}

static void test_same_turn(void) {
    carc *o = TABLE(NULL), *at_once = TABLE("castle_same_turn", "true");

    lay(o, "BA.RCr 0,0; BA.LR/90 1,1; BA.LR/270 -1,1");
    lay(at_once, "BA.RCr 0,0; BA.LR/90 1,1; BA.LR/270 -1,1");
    ok(play(o, "BA.RCr/180 0,1", "knight@s", NULL, "A:city@0,1.s", NULL) == CARC_LEGAL &&
           scores(o, 0, 0, 0) && lords(o) == 1,
       "what the same tile completed does not count [B-41]");
    ok(play(at_once, "BA.RCr/180 0,1", "knight@s", NULL, "A:city@0,1.s", NULL) == CARC_LEGAL &&
           scores(at_once, 3, 0, 0) && lords(at_once) == 0,
       "but by option [B-41]");
    carc_free(o);
    carc_free(at_once);
}

/* One tile at 1,0 will complete a road of 3 and a city of 8. */
static carc *choosing(void) {
    carc *o = with_castle(NULL, NULL);

    lay(o, "BA.LR/270 -1,0; BA.CFc+ 2,0; BA.C/270 3,0");
    return o;
}

static void test_choice(void) {
    static const struct {
        const char *pick;
        enum carc_verdict verdict;
        int points;
    } cases[] = {{NULL, CARC_LEGAL, 8},
                 {"A:city@1,0", CARC_LEGAL, 8},
                 {"A:road@-1,0", CARC_LEGAL, 3},
                 {"B:road@-1,0", CARC_BAD_PICK, 0},
                 {"A:road@1,0.s", CARC_BAD_PICK, 0}};

    for (int i = 0; i < 5; i++) {
        carc *o = choosing();

        ok(play(o, "BA.CRRR/90 1,0", NULL, NULL, NULL, cases[i].pick) == cases[i].verdict &&
               scores(o, cases[i].points, 0, 0),
           "a road of 3 and a city of 8, %s: %d [B-36, B-42]",
           cases[i].pick == NULL ? "nothing said" : cases[i].pick, cases[i].points);
        carc_free(o);
    }
}

static void test_two_choices(void) {
    carc *o = choosing();
    carc_turn turn = turn_of(o, ANNA, "BA.CRRR/90 1,0", NULL);

    add_word("A:road@-1,0", &turn.picks, turn.pick);
    add_word("A:city@1,0", &turn.picks, turn.pick);
    ok(carc_try(o, &turn, NULL) == CARC_BAD_PICK, "one castle does not score two things [B-42]");
    turn.pick[1] = turn.pick[0];
    ok(carc_play(o, &turn, NULL) == CARC_LEGAL && scores(o, 3, 0, 0), "(one may be said twice)");
    carc_free(o);
}

/* The own city counts twice; a city that becomes a castle counts for no player. */
static void test_cities(void) {
    carc *o = with_castle(NULL, NULL);

    lay(o, "BA.C/90 1,0");
    man(o, ANNA, "city@1,0");
    ok(play(o, "BA.C/270 2,0", NULL, NULL, NULL, NULL) == CARC_LEGAL && scores(o, 8, 0, 0),
       "the castle's owner who stands there gets the points twice [B-38]");
    carc_free(o);
    o = with_castle(NULL, NULL);
    lay(o, "BA.C/90 1,0");
    man(o, BERT, "city@1,0");
    ok(play(o, "BA.C/270 2,0", NULL, NULL, "B:city@1,0", NULL) == CARC_LEGAL &&
           scores(o, 0, 0, 0) && lords(o) == 2,
       "a city that becomes a castle is no completed feature for another [B-28, B-30]");
    carc_free(o);
}

/* The printed example: Bert's castle and Cara's see each other; Anna's lies in Bert's fief, but
 * neither in hers. */
static carc *three_castles(void) {
    carc *o = TABLE(NULL);

    lay(o, "BA.C 0,0; BA.C/180 0,1; BA.C 1,0; BA.C/180 1,1; BA.C/90 -2,0; BA.C/270 -1,0");
    castle(o, BERT, "city@0,0");
    castle(o, CARA, "city@1,0");
    castle(o, ANNA, "city@-1,0");
    return o;
}

static void test_chain(void) {
    carc *o = three_castles();

    lay(o, "BA.LR/270 -3,1");
    ok(play(o, "BA.LR/90 -2,1", NULL, NULL, NULL, NULL) == CARC_LEGAL && scores(o, 2, 2, 2) &&
           told.tributes == 3 && told.tribute[2].round == 2 && lords(o) == 0,
       "a castle that scores is scored by one beside it, and that by the next [B-43, B-44]");
    carc_free(o);
    o = three_castles();
    lay(o, "BA.LR/270 2,1");
    ok(play(o, "BA.LR/90 3,1", NULL, NULL, NULL, NULL) == CARC_LEGAL && scores(o, 0, 2, 2) &&
           lords(o) == 1,
       "but not by one whose fief it is not in [B-44]");
    carc_free(o);
    o = three_castles();
    lay(o, "BA.CFc+ 3,1; BA.C/270 4,1; BA.LR 2,2; BA.LR/270 -1,1");
    over(o, "ew@0,1");
    over(o, "ew@1,1");
    ok(play(o, "BA.CRRR/90 2,1", NULL, NULL, NULL, NULL) == CARC_LEGAL && scores(o, 4, 4, 8),
       "what was completed in the fief goes before a castle beside it [B-45]");
    carc_free(o);
}

/* ---- the end, and The Tower ---- */

static void test_end(void) {
    static const char *const ways[] = {"third", "second", "first"};
    static const int points[] = {7, 7, 9};

    for (int i = 0; i < 3; i++) {
        carc *o = with_castle("farm_scoring", ways[i]);

        lay(o, "BA.C/270 1,1; BA.C/90 0,2; BA.C/270 1,2");
        man(o, BERT, "field@0,1.n");
        ok(adds(o, 0, points[i], 0),
           "farm_scoring %s: a field gets 4 for a castle, and its lord nothing [B-48, B-49]",
           ways[i]);
        carc_free(o);
    }
}

static void test_tower(void) {
    carc *o = with_castle(NULL, NULL);
    carc_options options = *carc_options_of(o);
    carc_man list[CARC_MEN];
    bool only;

    options.tower = true;
    carc_set_options(o, &options);
    lay(o, "TO.FG 0,2");
    man(o, BERT, "field@0,1.n");
    carc_set_pieces(o, ANNA, 3);
    only = carc_captives(o, BERT, cell(0, 2), 2, list) == 1 && list[0].place.kind == CARC_FIELD;
    ok(only, "a tower takes the farmer beside a castle, not the lord in it [B-50]");
    carc_free(o);
}

/* ---- bazaars ---- */

/* "A3", "C-", "buy" */
static void add_bid(carc_lot *lot, const char *word) {
    if (strcmp(word, "buy") == 0 || strcmp(word, "sell") == 0)
        lot->deal = word[0] == 'b' ? CARC_BUY : CARC_SELL;
    else
        lot->bid[lot->bids++] =
            (carc_bid){word[0] - 'A', word[1] == '-' ? CARC_PASS : atoi(word + 1)};
}

/* "BA.RCr B B2 C- A3 buy": tile, chooser, bids, deal. */
static void add_lot(const carc *o, carc_bazaar *b, const char *text) {
    carc_lot *lot = &b->lot[b->lots++];
    char tile[16], chooser, word[8];
    int used = 0;

    if (sscanf(text, " %15s %c%n", tile, &chooser, &used) != 2)
        printf("# no lot: %s\n", text);
    lot->tile = carc_find(o, tile);
    lot->chooser = chooser - 'A';
    for (text += used; sscanf(text, "%7s%n", word, &used) == 1; text += used)
        add_bid(lot, word);
}

/* The tiles drawn, and lots, with semicolons between them. */
static enum carc_verdict sale(carc *o, const char *draw, const char *lots) {
    carc_bazaar b = {0};
    char word[64];
    int used;

    for (; sscanf(draw, "%15s%n", word, &used) == 1; draw += used)
        b.draw[b.draws++] = carc_find(o, word);
    for (; sscanf(lots, "%63[^;]%n", word, &used) == 1; lots += used + (lots[used] == ';'))
        add_lot(o, &b, word);
    return carc_hold(o, &b);
}

/* Anna has laid a bazaar; the table has only one other tile, options as for TABLE. */
static carc *fair(const char *const *options) {
    carc *o = table(options);
    carc_options all = *carc_options_of(o);

    all.fairs = true;
    carc_set_options(o, &all);
    lay(o, "BA.C 0,0");
    play(o, "BB.F.b 0,-1", NULL, NULL, NULL, NULL);
    return o;
}

#define FAIR(...) fair((const char *const[]){__VA_ARGS__, NULL})
#define DRAWN "BA.RCr BA.C BA.RFr"

static bool has(const carc *o, int player, const char *tile) {
    return carc_bought(o, player) == carc_find(o, tile);
}

static void test_example(void) {
    carc *o = FAIR(NULL);

    ok(carc_due(o) && carc_to_move(o) == BERT, "then comes a bazaar, for who sits to the left "
                                               "[B-54, B-56]");
    ok(play(o, "BA.L 1,-1", NULL, NULL, NULL, NULL) == CARC_BAD_BAZAAR, "and no turn before it");
    ok(sale(o, DRAWN, "BA.RCr B B2 C- A3 buy; BA.C C C2 A3 sell") == CARC_LEGAL &&
           scores(o, 0, -3, 3),
       "the printed example: Bert pays 3, Cara gets 3, Anna both [B-58, B-60, B-71]");
    ok(has(o, BERT, "BA.RCr") && has(o, ANNA, "BA.C") && has(o, CARA, "BA.RFr"),
       "the last tile is free [B-61, B-63]");
    ok(carc_to_move(o) == BERT && play(o, "BA.L 0,-2", NULL, NULL, NULL, NULL) == CARC_BAD_TILE,
       "who bought one plays that [B-64]");
    play(o, "BA.RCr 0,1", NULL, NULL, NULL, NULL);
    carc_free(o);
}

static void test_bids(void) {
    carc *o = FAIR("min_open_bid", "2");

    ok(sale(o, DRAWN, "BA.RCr B B1; BA.C C C2") == CARC_BAD_BAZAAR, "an opening that is too low");
    ok(sale(o, DRAWN, "BA.RCr B B2 C2 buy; BA.C C C2") == CARC_BAD_BAZAAR,
       "a bid must be higher [B-57]");
    ok(sale(o, DRAWN, "BA.RCr B B2 A3 C4 buy; BA.C C C2") == CARC_BAD_BAZAAR, "clockwise [B-57]");
    ok(sale(o, DRAWN, "BA.RCr B B2; BA.C C C2 B3 buy") == CARC_BAD_BAZAAR,
       "who has a tile bids no more [B-61]");
    ok(sale(o, DRAWN, "BA.RCr B B2 C3; BA.C C C2") == CARC_BAD_BAZAAR, "a deal is made [B-58]");
    ok(sale(o, DRAWN, "BA.L B B2; BA.C C C2") == CARC_BAD_BAZAAR, "a tile that was not drawn");
    ok(sale(o, "BA.L BA.C", "BA.L B B2; BA.C C C2") == CARC_BAD_BAZAAR, "two tiles only [B-56]");
    ok(sale(o, DRAWN, "BA.RCr B B2; BA.C C C2") == CARC_LEGAL && scores(o, 0, -2, -2),
       "what nobody raises is paid to nobody [B-59]");
    carc_free(o);
}

static void test_next(void) {
    static const char *const sold = "BA.RCr B B2 A3 sell; BA.C C C2";

    for (int i = 0; i < 2; i++) {
        carc *o =
            FAIR("bazaar_next", i ? "from_chooser" : "from_buyer", "bazaar_order", "first_buyer");
        bool first = sale(o, DRAWN, "BA.RCr B B2 C4 sell; BA.C A A2") == CARC_LEGAL;

        ok(first && carc_to_move(o) == CARA, "who bought first plays first [B-64]");
        carc_free(o);
        o = FAIR("bazaar_next", i ? "from_chooser" : "from_buyer");
        ok((sale(o, DRAWN, sold) == CARC_LEGAL) == i,
           "after a sale the next is counted from %s [B-62]", i ? "the chooser" : "the buyer");
        carc_free(o);
    }
}

static void test_round(void) {
    carc *o = FAIR("bazaar_auction", "false");

    ok(sale(o, "BB.RFR.b BA.C BA.L", "BB.RFR.b B B2; BA.C C") == CARC_BAD_BAZAAR &&
           sale(o, "BB.RFR.b BA.C BA.L", "BB.RFR.b B; BA.C C; BA.L A") == CARC_LEGAL,
       "without bidding each takes one [B-69]");
    lay(o, "BA.RFr/90 0,-2");
    ok(play(o, "BB.RFR.b 0,-3", NULL, NULL, NULL, NULL) == CARC_LEGAL &&
           play(o, "BA.C 0,1", NULL, NULL, NULL, NULL) != CARC_LEGAL &&
           play(o, "BA.C/180 0,1", NULL, NULL, NULL, NULL) == CARC_LEGAL &&
           play(o, "BA.L 1,0", NULL, NULL, NULL, NULL) == CARC_LEGAL,
       "the tiles are played in turn");
    ok(!carc_due(o) && carc_to_move(o) == BERT,
       "a bazaar tile from a bazaar leads to none, and it goes on left of Anna [B-66, B-67]");
    carc_free(o);
}

/* A tile without a place, and a bazaar tile drawn for it. */
static void test_later(void) {
    carc *o = FAIR("bazaar_auction", "false");

    carc_clear(o);
    lay(o, "BA.L 0,0");
    ok(play(o, "BB.F.b 0,-1", NULL, NULL, NULL, NULL) == CARC_LEGAL &&
           sale(o, "BA.Cccc+ BA.RCr BA.L", "BA.Cccc+ B; BA.RCr C") == CARC_LEGAL,
       "a bazaar");
    ok(carc_discard(o, carc_find(o, "BA.RRR")) == CARC_BAD_TILE &&
           carc_discard(o, carc_find(o, "BA.Cccc+")) == CARC_LEGAL &&
           play(o, "BB.R.bi/180 0,1", NULL, NULL, NULL, NULL) == CARC_LEGAL,
       "what fits nowhere is put aside, and another drawn [B-70]");
    play(o, "BA.RCr/90 0,2", NULL, NULL, NULL, NULL);
    ok(carc_to_move(o) == ANNA && play(o, "BA.L -1,0", NULL, NULL, NULL, NULL) == CARC_LEGAL &&
           carc_due(o) && carc_to_move(o) == CARA,
       "a bazaar tile that was drawn leads to one when the round is over [B-66]");
    ok(sale(o, "BA.Cccc+ BA.L BA.RRR", "BA.L C; BA.RRR A") != CARC_LEGAL &&
           sale(o, "BA.L BA.C BA.RRR", "BA.L C; BA.C A") == CARC_LEGAL,
       "which is Bert's, and draws from what is left [B-56]");
    carc_free(o);
}

static void test_too_few(void) {
    carc *o = FAIR(NULL);
    int n = 0;

    carc_clear(o);
    lay(o, "BA.L 0,0");
    for (int tile = 0; tile < carc_prints(o); tile++)
        while (carc_left(o, tile) > (strcmp(carc_id(o, tile), "BB.F.b") == 0) + 2 * (tile == 0)) {
            carc_put(o, (carc_spot){tile, 0, {20 + n % 10, n / 10}});
            n++;
        }
    ok(carc_stack(o) == 3 && play(o, "BB.F.b 0,-1", NULL, NULL, NULL, NULL) == CARC_LEGAL &&
           !carc_due(o),
       "fewer tiles than players: no bazaar [B-54]");
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
        fprintf(stderr, "usage: bazaars_selftest TILES\n");
        return 2;
    }
    test_set();
    test_pieces();
    test_needed();
    test_beside();
    test_several();
    test_supply();
    test_discard();
    test_roads();
    test_fields();
    test_building();
    test_two();
    test_odd();
    test_touching();
    test_owner();
    test_fief();
    test_monastery();
    test_same_turn();
    test_choice();
    test_two_choices();
    test_cities();
    test_chain();
    test_end();
    test_tower();
    test_example();
    test_bids();
    test_next();
    test_round();
    test_later();
    test_too_few();
    carc_free(loaded);
    return ok_status();
}
