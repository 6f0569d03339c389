/* river_selftest.c - tests the oracle's river with positions set up by hand, and short games:
 * river_selftest TILES
 *
 * TILES is the data file. There are two players. R-n are the rules of the ledger.
 */
#include "carcassonne_words.h"

enum { TEXT = 65536 };

static carc *loaded;

/* The spring alone, with the option "name value" (or NULL). */
static carc *table(int rivers, const char *name, const char *value) {
    carc *o = carc_clone(loaded);
    carc_options all = carc_defaults();

    all.river = true;
    all.rivers = rivers;
    if (name != NULL && !carc_set_option(&all, name, value))
        printf("# no option %s: %s\n", name, value);
    carc_begin(o, &all, 2);
    return o;
}

/* ---- the set ---- */

static int river_tiles(const carc *o) {
    int sum = 0;

    for (int t = 0; t < carc_prints(o); t++)
        sum += strncmp(carc_id(o, t), "RI.", 3) == 0 ? carc_count(o, t) : 0;
    return sum;
}

static int size_of(int rivers) {
    carc *o = table(rivers, NULL, NULL);
    int size = river_tiles(o);

    carc_free(o);
    return size;
}

static int stack_with(const char *start) {
    carc *o = table(1, "start_tile", start);
    int stack = carc_stack(o);

    carc_free(o);
    return stack;
}

static void test_set(void) {
    carc *o = table(3, NULL, NULL), *plain = table(3, "both_lake", "plain");

    ok(size_of(1) == 12 && size_of(2) == 12 && size_of(3) == 22,
       "twelve tiles each; together one spring and one lake less [R-1, R-22]");
    ok(carc_count(o, carc_find(o, "RI.2.I.v")) == 1 &&
           carc_count(o, carc_find(o, "RI.1.I.e")) == 0 &&
           carc_count(plain, carc_find(plain, "RI.1.I.e")) == 1 &&
           carc_count(plain, carc_find(plain, "RI.2.I.v")) == 0,
       "the lake with the volcano stays, or the other [R-22]");
    ok(carc_tile_at(o, (carc_cell){0, 0}, NULL) == carc_find(o, "RI.s"),
       "the spring lies first [R-3]");
    ok(stack_with("out") == 71 + 11 && stack_with("mixed") == 72 + 11,
       "without the start tile, or with it [R-6]");
    carc_free(o);
    carc_free(plain);
}

/* ---- drawing ---- */

static bool comes(const carc *o, const char *id) {
    return carc_free_of(o, 0, carc_find(o, id)) > 0;
}

static void test_order(void) {
    carc *o = table(1, NULL, NULL), *two = table(2, NULL, NULL);
    carc *start = table(1, "start_tile", "river_stack");

    ok(comes(o, "RI.1.IFI") && !comes(o, "RI.1.I.e") && !comes(o, "BA.L"),
       "river tiles come first, the lake last [R-4, R-8]");
    ok(comes(two, "RI.2.III") && !comes(two, "RI.2.LIFI"), "the fork before all others [R-5]");
    ok(comes(start, "BA.RCr") && !comes(o, "BA.RCr"), "the start tile among them [R-6]");
    carc_free(o);
    carc_free(two);
    carc_free(start);
}

/* ---- where it lies ---- */

static void test_places(void) {
    carc *o = table(1, NULL, NULL), *allowed = table(1, "u_turn", "allowed");

    ok(fits(o, "RI.1.IFI 1,0") && !fits(o, "RI.1.IFI 0,1") && !fits(o, "RI.1.IFI/90 1,0"),
       "at the open end, and it goes on [R-9, R-10]");
    lay(o, "RI.1.II 1,0");
    lay(allowed, "RI.1.II 1,0");
    ok(!fits(o, "RI.1.RrII/90 1,-1") && fits(allowed, "RI.1.RrII/90 1,-1") &&
           fits(o, "RI.1.RrII/180 1,-1"),
       "it does not turn the same way twice, unless that is allowed [R-11, R-12]");
    carc_free(o);
    carc_free(allowed);
}

static void test_straight(void) {
    carc *o = table(1, NULL, NULL);

    lay(o, "RI.1.II 1,0; RI.1.IFI/90 1,-1");
    ok(fits(o, "RI.1.RrII/90 1,-2"), "but does behind a straight tile [R-13]");
    carc_free(o);
}

static void test_fork(void) {
    carc *o = table(2, NULL, NULL);

    lay(o, "RI.2.III 1,0");
    ok(!fits(o, "RI.2.IIG 1,1") && fits(o, "RI.2.IIG/270 1,1") && fits(o, "RI.2.IIG 2,0") &&
           fits(o, "RI.2.IIG/90 2,0"),
       "a branch that has turned does not turn again; the straight one may [R-14, R-17]");
    carc_free(o);
}

static void test_end(void) {
    carc *o = table(1, NULL, NULL);
    int left = 0;

    lay(o, "RI.1.I.e 1,0");
    ok(go(o, 0, "RI.1.IFI 2,0", NULL) != CARC_LEGAL, "nothing goes on from the lake [R-9]");
    carc_free(o);
    o = table(1, NULL, NULL);
    for (int t = 0; t < carc_prints(o); t++)
        left += strncmp(carc_id(o, t), "RI.", 3) == 0 ? carc_left(o, t) : 0;
    ok(left == 11, "the spring is drawn by nobody [R-3]");
    carc_free(o);
}

/* ---- fields ---- */

static void test_fields(void) {
    carc *o = table(1, NULL, NULL), *divides = table(1, "spring_divides", "true");
    carc *runs = table(1, "river_divides", "false");

    lay(o, "RI.1.IFI 1,0");
    lay(divides, "RI.1.IFI 1,0");
    lay(runs, "RI.1.IFI 1,0");
    ok(same(o, "field@1,0.n", "field@1,0.s") && !same(divides, "field@1,0.n", "field@1,0.s"),
       "the field goes round the spring, or not [R-28]");
    ok(same(runs, "field@1,0.n", "field@1,0.s"), "or under the river [R-27]");
    lay(divides, "RI.1.I.e 2,0");
    ok(same(divides, "field@1,0.n", "field@1,0.s"), "it goes round a lake [R-28]");
    carc_free(o);
    carc_free(divides);
    carc_free(runs);
}

static void test_figures(void) {
    carc *o = table(1, NULL, NULL);

    ok(claims(o, 0, "RI.1.RIrI/90 1,0", "highwayman@n farmer@ne farmer@se farmer@sw"),
       "a field round the spring, two behind the road, and the road; nobody stands in the river "
       "[R-25, R-26, R-30]");
    carc_free(o);
}

/* ---- the lake ---- */

/* All of the second river but its lake is gone. */
static carc *late(const char *lake) {
    static const char *const gone[] = {"RI.2.III",  "RI.2.IFC",  "RI.2.CIcI", "RI.2.LIFI",
                                       "RI.2.RIrI", "RI.2.CIRI", "RI.2.IIG",  "RI.2.CcII+",
                                       "RI.2.II+",  "RI.2.RrII"};
    carc *o = table(2, "volcano_lake", lake);
    int n = (int)(sizeof gone / sizeof gone[0]);

    for (int i = 0; i < n; i++)
        carc_put(o, (carc_spot){carc_find(o, gone[i]), 0, {50 + 2 * i, 50}});
    return o;
}

static void test_volcano(void) {
    carc *o = late("again"), *plain = late("plain");

    ok(go(o, 0, "RI.2.I.v 1,0", "farmer@n") == CARC_BAD_FOLLOWER &&
           go(o, 0, "RI.2.I.v 1,0", NULL) == CARC_LEGAL && carc_to_move(o) == 0 && !carc_second(o),
       "nobody is put there, and its player goes on [R-36]");
    ok(go(plain, 0, "RI.2.I.v 1,0", "farmer@n") == CARC_LEGAL && carc_to_move(plain) == 1,
       "unless it is a plain lake [R-36]");
    carc_free(o);
    carc_free(plain);
}

/* ---- the herd ---- */

static carc *herd(const char *value) {
    carc *o = table(2, "pig_herd", value);

    lay(o, "RI.2.II+ 5,5; BA.C/180 5,4; BA.C 5,3");
    man(o, 0, "farmer@5,5.s");
    return o;
}

static void test_herd(void) {
    carc *o = herd("true"), *without = herd("false");

    ok(carc_touches(o, name("field@5,4.n"), name("city@5,4")) &&
           ending(o)->gained[CARC_FIELD][0] == 4 && ending(without)->gained[CARC_FIELD][0] == 3,
       "a city is worth one more to the field with the herd [R-32, R-33]");
    carc_free(o);
    carc_free(without);
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
        fprintf(stderr, "usage: river_selftest TILES\n");
        return 2;
    }
    test_set();
    test_order();
    test_places();
    test_straight();
    test_fork();
    test_end();
    test_fields();
    test_figures();
    test_volcano();
    test_herd();
    carc_free(loaded);
    return ok_status();
}
