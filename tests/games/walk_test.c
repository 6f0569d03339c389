/* walk_test.c - every check of walk.h, on random games by every set of rules.
 *
 *     walk_test [GAMES [SEED [RULES [CHECK]]]]
 *     walk_test --rules                           lists the sets of rules
 *     walk_test choose GAMES SEED TIMES           looks for other games, see tally.h
 *
 * Run from the top of the checkout: the slow checkers read their data files there. The games of
 * consecutive seeds are by one set of rules after another, or all by RULES. A game is told by its
 * seed and rules: `walk_test 1 SEED RULES` plays just that one, with CHECK that check alone.
 */
#include "walk.h"

extern const check queries_check, positions_check, traces_check, undo_check, bridges_check,
    holes_check, odds_check;

int main(int argc, char **argv) {
    /* The traces leave a game one turn further on. */
    static const check *const checks[] = {&positions_check, &odds_check, &queries_check,
                                          &traces_check,    &undo_check, &bridges_check,
                                          &holes_check};
    return walk_main(checks, sizeof checks / sizeof *checks, argc, argv);
}
