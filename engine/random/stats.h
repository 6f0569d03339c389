/* stats.h - statistics of a sample with 95 % confidence intervals, computed one observation at a
 * time.
 *
 * An observation is a few numbers that belong together: the result of a game with a house rule, and
 * the result of the same game without it. Only their means and the products of their deviations are
 * stored (Welford's method), and not the observations: memory does not grow with their number, and
 * large numbers with small differences lose no precision.
 *
 * Intervals are Student's, about a mean or a function of means; the interval of a spread uses the
 * fourth moment. A normal distribution is not assumed, so with few observations of a skewed
 * distribution the intervals cover slightly less than 95 %.
 */
#ifndef STATS_H
#define STATS_H

#include <stdbool.h>

#define STATS_WIDTH 4 /* numbers in one observation */

/* All zero except the width: a sample without observations. */
typedef struct sample {
    int width;
    long n;
    double mean[STATS_WIDTH], product[STATS_WIDTH][STATS_WIDTH];
} sample;

/* A value and the ends of its interval. Each is NAN if the sample is too small: an interval or a
 * spread needs two observations, the interval of a spread needs three. */
typedef struct estimate {
    double value, low, high;
} estimate;

/* Adds an observation, which has as many numbers as the width of the sample. */
void sample_add(sample *s, const double *x);

/* The mean of number i. */
estimate sample_mean(const sample *s, int i);
/* The mean of a number between 0 and 1, with Wilson's interval, which stays between them. It is
 * exact for yes and no, and slightly too wide for values between them (a shared win). */
estimate sample_share(const sample *s, int i);
/* The standard deviation of values that come in groups of equal size (for single values, the group
 * of one): number i is the mean of a group, number i + 1 the mean of its squares. The values of a
 * group may depend on each other. */
estimate sample_spread(const sample *s, int i);
/* The spread of the groups at i minus that of the groups at j. */
estimate sample_spread_difference(const sample *s, int i, int j);

/* Whether the interval does not contain 0. */
bool estimate_excludes_zero(estimate e);

#endif
