/* stats.c - the running means and products of a sample, and the intervals that follow from them:
 * of a mean, of a share, and of a spread, by the slope of the value at the means (follow).
 */
#include "random/stats.h"
#include <math.h>

#define Z 1.959963984540054 /* the 97.5 % quantile of the normal distribution */

void sample_add(sample *s, const double *x) {
    double off[STATS_WIDTH], weight = (double)s->n / (double)(s->n + 1);
    s->n++;
    for (int i = 0; i < s->width; i++) {
        off[i] = x[i] - s->mean[i];
        s->mean[i] += off[i] / (double)s->n;
    }
    for (int i = 0; i < s->width; i++)
        for (int j = 0; j < s->width; j++)
            s->product[i][j] += off[i] * off[j] * weight;
}

/* The 97.5 % quantile of Student's distribution: exact for few degrees of freedom, otherwise the
 * first terms of the Cornish-Fisher expansion, which are exact to four digits. */
static double student(long degrees) {
    static const double few[] = {0, 12.706205, 4.302653, 3.182446, 2.776445};
    static const double terms[] = {2.3722712, 2.8224986, 2.5558497, 1.5895340};
    double t = 0;
    if (degrees <= 4)
        return few[degrees];
    for (int i = 3; i >= 0; i--)
        t = (t + terms[i]) / (double)degrees;
    return Z + t;
}

/* A function of the means that changes by slope[i] as mean i does; its interval needs `least`
 * observations. */
static estimate follow(const sample *s, long least, double value, const double slope[STATS_WIDTH]) {
    double variance = 0;
    if (s->n < least)
        return (estimate){value, NAN, NAN};
    for (int i = 0; i < s->width; i++)
        for (int j = 0; j < s->width; j++)
            variance += slope[i] * slope[j] * s->product[i][j];
    variance /= (double)(s->n - 1) * (double)s->n;
    double arm = variance > 0 ? student(s->n - 1) * sqrt(variance) : 0;
    return (estimate){value, value - arm, value + arm};
}

estimate sample_mean(const sample *s, int i) {
    double slope[STATS_WIDTH] = {0};
    slope[i] = 1;
    return follow(s, 2, s->n ? s->mean[i] : NAN, slope);
}

estimate sample_share(const sample *s, int i) {
    double n = (double)s->n, p = s->mean[i];
    if (s->n < 2)
        return (estimate){s->n ? p : NAN, NAN, NAN};
    double scale = 1 + Z * Z / n, middle = (p + Z * Z / (2 * n)) / scale;
    double arm = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / scale;
    return (estimate){p, fmax(middle - arm, 0), fmin(middle + arm, 1)};
}

/* The groups are a sample, so the mean of all has a variance, by which the mean square about it is
 * too small. For groups of one this is the sum of squares over n - 1. */
static double spread(const sample *s, int i) {
    double n = (double)s->n, about = s->mean[i + 1] - s->mean[i] * s->mean[i];
    if (s->n < 2)
        return NAN;
    return sqrt(fmax(about + s->product[i][i] / (n - 1) / n, 0));
}

/* How a spread changes with the two means from which it is computed; 0 if the spread is 0. */
static void add_slope(const sample *s, int i, double sign, double slope[STATS_WIDTH]) {
    double value = spread(s, i);
    if (!(value > 0))
        return;
    slope[i] += sign * -s->mean[i] / value;
    slope[i + 1] += sign / (2 * value);
}

estimate sample_spread(const sample *s, int i) {
    double slope[STATS_WIDTH] = {0};
    add_slope(s, i, 1, slope);
    estimate e = follow(s, 3, spread(s, i), slope);
    e.low = e.low < 0 ? 0 : e.low;
    return e;
}

estimate sample_spread_difference(const sample *s, int i, int j) {
    double slope[STATS_WIDTH] = {0};
    add_slope(s, i, 1, slope);
    add_slope(s, j, -1, slope);
    return follow(s, 3, spread(s, i) - spread(s, j), slope);
}

bool estimate_excludes_zero(estimate e) {
    return e.low > 0 || e.high < 0;
}
