#include "suggest.h"
#include <stdbool.h>
#include <string.h>

#define LONGEST 40 /* longer words get no suggestion */

static int least(int a, int b) {
    return a < b ? a : b;
}

/* Edit distance with swaps of neighbours; both words are no longer than LONGEST. */
static int distance(const char *a, int na, const char *b, int nb) {
    int rows[3][LONGEST + 1];
    int *older = rows[0], *old = rows[1], *row = rows[2];
    for (int j = 0; j <= nb; j++)
        old[j] = j;
    for (int i = 1; i <= na; i++) {
        row[0] = i;
        for (int j = 1; j <= nb; j++) {
            row[j] = least(least(old[j], row[j - 1]) + 1, old[j - 1] + (a[i - 1] != b[j - 1]));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = least(row[j], older[j - 2] + 1);
        }
        int *spare = older;
        older = old;
        old = row;
        row = spare;
    }
    return old[nb];
}

const char *suggest(const char *word, suggest_from *next, const void *ud) {
    size_t n = strcspn(word, "=");
    const char *best = NULL, *candidate;
    int nearest = least(2, (int)(n + 1) / 2) + 1;
    if (n > LONGEST)
        return NULL;
    for (int i = 0; (candidate = next(ud, i)); i++) {
        size_t m = strlen(candidate);
        if (m > LONGEST)
            continue;
        bool begins = n > 2 && n < m && !memcmp(word, candidate, n);
        int far = begins ? 1 : distance(word, (int)n, candidate, (int)m);
        if (far < nearest) {
            nearest = far;
            best = candidate;
        }
    }
    return best;
}
