/* draws.c - the numbers with which JCloisterZone draws. Its replay does the same as the game did,
 * so they say what was drawn, and a number can be found with which something is drawn.
 */
#include "jcz/jcz.h"

double jcz_next_random(double x) {
    const uint64_t low = ((uint64_t)1 << 48) - 1;
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    bits = ((bits & low) * 25214903917u + 11) & low;
    return x < 0 ? -1 : (double)bits / (double)(low + 1);
}

jcz_bag jcz_bag_of(const jcz *j, const jcz_row *row) {
    jcz_bag b = {.n = 0};
    while (b.n < JCZ_FACES &&
           (b.face[b.n] = rv_case_left(j->bench, row->bag, b.n, &b.left[b.n])) != NULL)
        b.all += b.left[b.n++];
    return b;
}

int jcz_drawn_from(const jcz_bag *b, double x) {
    int face = 0;
    for (int at = (int)(x * b->all); face + 1 < b->n && at >= b->left[face]; face++)
        at -= b->left[face];
    return face;
}

int jcz_surely_drawn(const jcz_bag *b, double x) {
    const int face = x < 0 ? -1 : jcz_drawn_from(b, x);
    for (int k = 0; face >= 0 && k < JCZ_DRAWS; k++)
        if (jcz_drawn_from(b, x = jcz_next_random(x)) != face)
            return -1;
    return face;
}
