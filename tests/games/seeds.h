/* seeds.h - the games that each test plays when it is told nothing: chosen so that all that must
 * happen does, see tally.h. When the rules, the simulation or a test changes, they may have to be
 * chosen again; the commands stand beside them.
 */
#ifndef SEEDS_H
#define SEEDS_H

#define CASTLE_SEEDS 1
#define CARCASSONNE_SEEDS 1
#define TOWER_SEEDS 1
#define BAZAARS_SEEDS 1
#define WALK_SEEDS                                                                                 \
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, \
        27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,    \
        49, 50, 51, 52, 53

#endif
