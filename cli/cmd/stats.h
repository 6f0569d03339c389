/* stats.h - what a sample tells, with intervals of 95 %, while it comes one observation at a time.
 *
 * An observation is a few numbers that belong together: what one game gave with a house rule and
 * what the same game gave without it. Kept are their means and the products of their deviations
 * (Welford's way), never the observations: memory does not grow with their number, and large
 * numbers that differ little lose nothing.
 *
 * Intervals are Student's about a mean, or about what follows from means; that of a spread takes
 * the fourth moment. None supposes a normal distribution, so with few observations of something
 * lopsided they hold a little less often than they say.
 */
#ifndef STATS_H
#define STATS_H

#include <stdbool.h>

#define STATS_WIDTH 4 /* numbers in one observation */

/* All zero but its width: nothing has been observed. */
typedef struct sample {
    int width;
    long n;
    double mean[STATS_WIDTH], product[STATS_WIDTH][STATS_WIDTH];
} sample;

/* A value and the ends of its interval, each NAN when the sample is too small to tell: an interval
 * takes two observations, and so does a spread; the interval of a spread takes three. */
typedef struct estimate {
    double value, low, high;
} estimate;

/* One more observation: as many numbers as the sample is wide. */
void sample_add(sample *s, const double *x);

/* The mean of number i. */
estimate sample_mean(const sample *s, int i);
/* The same of a number between 0 and 1, with Wilson's interval, which stays between them. It is
 * meant for yes and no; where there is something between (a shared win) it is a little too wide. */
estimate sample_share(const sample *s, int i);
/* The standard deviation of values that come in groups of one size (one value: the group of one):
 * number i is a group's mean, number i + 1 the mean of its squares. The values of one group need
 * not be independent of each other. */
estimate sample_spread(const sample *s, int i);
/* The spread of the groups at i less that of the groups at j. */
estimate sample_spread_difference(const sample *s, int i, int j);

/* Does the interval leave out 0? */
bool estimate_excludes_zero(estimate e);

#endif
