/* stats_test.c - means, spreads, proportions and their intervals, compared with numbers worked out
 * by hand. */
#include "../games/chance.h"
#include "../ok.h"
#include "random/stats.h"
#include <math.h>
#include <stdint.h>

static bool near(double x, double wanted) {
    bool good = fabs(x - wanted) < 5e-5 * (1 + fabs(wanted));
    if (!good)
        printf("  %.7f, not %.7f\n", x, wanted);
    return good;
}

static bool is(estimate e, double value, double low, double high) {
    return near(e.value, value) && near(e.low, low) && near(e.high, high);
}

/* A sample of single values. */
static sample of(const double *x, int n) {
    sample s = {.width = 1};
    for (int i = 0; i < n; i++)
        sample_add(&s, &x[i]);
    return s;
}

/* Of single values with their squares, measured from `origin`; of two rows side by side. */
static sample squares_of(const double *x, const double *y, int n, double origin) {
    sample s = {.width = y ? 4 : 2};
    for (int i = 0; i < n; i++) {
        double a = x[i] - origin, b = y ? y[i] - origin : 0;
        const double row[STATS_WIDTH] = {a, a * a, b, b * b};
        sample_add(&s, row);
    }
    return s;
}

/* Mean 5; squared deviations 9 1 1 1 0 0 4 16, whose sum is 32 and mean 4. */
static const double eight[] = {2, 4, 4, 4, 5, 5, 7, 9};

/* ---- means --------------------------------------------------------------------------------- */

/* Standard error sqrt(32 / 7 / 8) = 0.755929; Student's t for 7 degrees 2.364624. */
static void test_mean(void) {
    sample s = of(eight, 8);
    ok(is(sample_mean(&s, 0), 5, 5 - 1.787488, 5 + 1.787488), "the mean of eight values");
}

/* -1 and 1: standard error 1, so the interval is Student's t for one degree. Of n values that are
 * by turns -a and a, a chosen for a standard error of 1, it is that for n - 1 degrees. */
static void test_student(void) {
    static const struct {
        int n;
        double t;
    } table[] = {{2, 12.706205},  {4, 3.182446},   {6, 2.570582},    {8, 2.364624},
                 {10, 2.262157},  {12, 2.200985},  {20, 2.093024},   {30, 2.045230},
                 {100, 1.984217}, {500, 1.964729}, {10000, 1.960201}};
    bool good = true;
    for (size_t k = 0; k < sizeof table / sizeof *table; k++) {
        sample s = {.width = 1};
        double a = sqrt(table[k].n - 1.0);
        for (int i = 0; i < table[k].n; i++) {
            double x = i % 2 ? a : -a;
            sample_add(&s, &x);
        }
        double t = sample_mean(&s, 0).high;
        if (fabs(t - table[k].t) > 4e-4)
            good = false,
            printf("  t for %d degrees is %.6f, not %.6f\n", table[k].n - 1, t, table[k].t);
    }
    ok(good, "Student's quantiles are those of the tables");
}

static void test_few(void) {
    sample none = {.width = 1}, one = of(eight, 1);
    estimate e = sample_mean(&none, 0), f = sample_mean(&one, 0);
    ok(isnan(e.value) && isnan(e.low) && isnan(e.high), "nothing observed: nothing is known");
    ok(f.value == 2 && isnan(f.low) && isnan(f.high), "one value has no interval");
    ok(!estimate_excludes_zero(f), "... which so leaves out nothing");
    f = sample_share(&none, 0);
    e = sample_share(&one, 0);
    ok(isnan(f.value) && e.value == 2 && isnan(e.low), "nor has a share");
    sample pair = squares_of(eight, NULL, 1, 0);
    ok(isnan(sample_spread(&pair, 0).value), "one value has no spread");
}

static void test_excludes(void) {
    static const double up[] = {1, 1, 2, 2}, about[] = {-1, 1, 2, -3}, same[] = {3, 3, 3};
    static const double nothing[] = {0, 0, 0};
    sample a = of(up, 4), b = of(about, 4), c = of(same, 3), d = of(nothing, 3);
    ok(estimate_excludes_zero(sample_mean(&a, 0)), "0.58 to 2.42 leaves out 0");
    ok(!estimate_excludes_zero(sample_mean(&b, 0)), "an interval about 0 holds it");
    ok(is(sample_mean(&c, 0), 3, 3, 3) && estimate_excludes_zero(sample_mean(&c, 0)),
       "what never varies has an interval without width");
    ok(!estimate_excludes_zero(sample_mean(&d, 0)), "no difference at all is none");
    a.mean[0] = -a.mean[0];
    ok(estimate_excludes_zero(sample_mean(&a, 0)), "below 0 as well as above");
}

/* Numbers that a plain sum of squares would lose: 1e9 + {4, 7, 13, 16} has the variance 30. */
static void test_large(void) {
    double x[] = {1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16};
    sample s = of(x, 4);
    ok(near(s.product[0][0] / 3, 30), "large numbers that differ little lose nothing");
}

/* ---- shares -------------------------------------------------------------------------------- */

/* Wilson's interval for 8 of 10: (0.8 + 0.192073 -+ 1.96 sqrt(0.016 + 0.0096036)) / 1.384146. */
static void test_share(void) {
    static const double wins[] = {1, 1, 0, 1, 1, 1, 1, 0, 1, 1}, all[] = {1, 1, 1, 1};
    static const double shared[] = {1, 0.5, 0, 0.5};
    sample a = of(wins, 10), b = of(all, 4), c = of(shared, 4);
    ok(is(sample_share(&a, 0), 0.8, 0.490162, 0.943318), "Wilson's interval for 8 of 10");
    ok(is(sample_share(&b, 0), 1, 0.510109, 1), "four of four does not promise the fifth");
    ok(is(sample_share(&c, 0), 0.5, 0.150039, 0.849961), "a shared win counts by half");
}

/* ---- spreads ------------------------------------------------------------------------------- */

/* Squared deviations less their mean 4: 5 -3 -3 -3 -4 -4 0 12, squares 228 in sum. Their standard
 * error sqrt(228 / 7 / 8) = 2.017778; that of the root, 2.138090, is it over twice the root. */
static void test_spread(void) {
    sample s = squares_of(eight, NULL, 8, 0), far = squares_of(eight, NULL, 8, -50);
    double arm = 2.364624 * 2.017778 / (2 * 2.138090);
    ok(is(sample_spread(&s, 0), 2.138090, 2.138090 - arm, 2.138090 + arm),
       "a spread and its interval, by the fourth moment");
    ok(is(sample_spread(&far, 0), 2.138090, 2.138090 - arm, 2.138090 + arm),
       "it is the same from any origin");
}

/* All games but one have no spread: (0, 0), (0, 0), (10, -10). Two values always have the same
 * distance from their mean, so nothing is known about the distance of others. */
static void test_spread_ends(void) {
    static const double same[] = {7, 7, 7}, squares[] = {0, 0, 100};
    sample a = {.width = 2}, b = squares_of(same, NULL, 3, 0), c = squares_of(eight, NULL, 2, 0);
    for (int i = 0; i < 3; i++)
        sample_add(&a, (const double[]){0, squares[i]});
    estimate e = sample_spread(&a, 0), f = sample_spread(&c, 0);
    ok(near(e.value, 5.773503) && e.low == 0 && e.high > 15, "a spread is never below 0");
    ok(is(sample_spread(&b, 0), 0, 0, 0), "nothing spreads where all is equal");
    ok(near(f.value, 1.414214) && isnan(f.low) && isnan(f.high),
       "two values have a spread, but no interval for it");
}

/* (2, 4), (4, 4), (5, 5), (7, 9): mean 5, mean square 29, so 4 about it; means 3 4 5 8 with the
 * variance 14 / 3, over 4 games 7 / 6. Mean squares less ten times the means: -20 -24 -25 -15,
 * whose sum of squares about -21 is 62; standard error sqrt(62 / 3 / 4) = 2.273030. */
static void test_groups(void) {
    sample s = {.width = 2};
    for (int i = 0; i < 4; i++) {
        static const double from[] = {2, 4, 5, 7}, to[] = {4, 4, 5, 9};
        const double row[] = {(from[i] + to[i]) / 2, (from[i] * from[i] + to[i] * to[i]) / 2};
        sample_add(&s, row);
    }
    double value = sqrt(4 + 7.0 / 6), arm = 3.182446 * 2.273030 / (2 * value);
    ok(is(sample_spread(&s, 0), value, fmax(0, value - arm), value + arm),
       "the spread of values in groups: groups vary, not values");
}

/* Twice as wide a row: its spread is twice as large, and every game says so at once: the standard
 * error of the difference is that of the narrow row, that of unpaired rows would be more. */
static void test_spread_difference(void) {
    double wide[8];
    for (int i = 0; i < 8; i++)
        wide[i] = 2 * eight[i];
    sample s = squares_of(eight, wide, 8, 0), same = squares_of(eight, eight, 8, 0);
    double arm = 2.364624 * 2.017778 / (2 * 2.138090);
    ok(is(sample_spread_difference(&s, 2, 0), 2.138090, 2.138090 - arm, 2.138090 + arm),
       "the difference of two spreads, game by game");
    ok(is(sample_spread_difference(&s, 0, 2), -2.138090, -2.138090 - arm, -2.138090 + arm),
       "and the other way round");
    ok(!estimate_excludes_zero(sample_spread_difference(&same, 2, 0)), "none between equal rows");
}

/* ---- do the intervals hold? ---------------------------------------------------------------- */

enum { TABLES = 4000, GAMES = 400 };

static double chance(uint64_t *state) {
    return (double)(chance_next(state) >> 11) / 9007199254740992.0;
}

static int holds(estimate e, double truth) {
    return e.low <= truth && truth <= e.high;
}

/* Four of five values that a sample says are lopsided, and hang together: x is exponential (mean 1,
 * spread 1), y half of it and half another (mean 1, spread sqrt(1/2)). */
static void test_coverage(void) {
    int mean = 0, spread = 0, difference = 0, share = 0;
    uint64_t state = 1;
    for (int t = 0; t < TABLES; t++) {
        sample s = {.width = 4}, won = {.width = 1};
        for (int i = 0; i < GAMES; i++) {
            double x = -log(1 - chance(&state)), y = (x - log(1 - chance(&state))) / 2;
            const double row[] = {x, x * x, y, y * y}, win = chance(&state) < 0.3;
            sample_add(&s, row);
            sample_add(&won, &win);
        }
        mean += holds(sample_mean(&s, 0), 1);
        spread += holds(sample_spread(&s, 0), 1);
        difference += holds(sample_spread_difference(&s, 2, 0), sqrt(0.5) - 1);
        share += holds(sample_share(&won, 0), 0.3);
    }
    const struct {
        const char *what;
        int held, least;
    } all[] = {{"of a mean", mean, 935},
               {"of a spread", spread, 900},
               {"of a difference of spreads", difference, 900},
               {"of a share", share, 935}};
    for (int i = 0; i < 4; i++) {
        int permille = all[i].held * 1000 / TABLES;
        if (!ok(permille >= all[i].least && permille <= 965,
                "the interval %s of lopsided values holds in about 95 of 100 samples", all[i].what))
            printf("  in %d of 1000\n", permille);
    }
}

int main(void) {
    test_mean();
    test_student();
    test_few();
    test_excludes();
    test_large();
    test_share();
    test_spread();
    test_spread_ends();
    test_groups();
    test_spread_difference();
    test_coverage();
    return ok_status();
}
