/* house.h - the keys of entries that scripts add: their rows (key.h), and what stands behind them.
 *
 * The row of an action has its form, its moment, and functions that find what a value means and
 * call the script: nothing else in the program knows whether a key is of a game or of a script.
 */
#ifndef RV_HOUSE_H
#define RV_HOUSE_H

#include "lua/script.h"
#include "record/form.h"

/* The rows of all actions of the enabled scripts, in an arena; they end with a row without a key.
 * NULL: there are none. The first that cannot be one is told in *wrong: a form that is none, or a
 * key that has another meaning in the game, of whose record the ruleset, the options and the
 * players are known. May longjmp. */
const rv_key *rv_house_rows(const rv_hooks *h, const rv_record *rec, rv_arena *a,
                            const char **wrong);

/* The row of one action without a fault; `order` as rv_act has it. May longjmp. */
void rv_house_row(rv_arena *a, const rv_ruleset *rs, const rv_house_action *of, int order,
                  rv_key *out);

/* Finds what the value of an action means on the table: the parts that its script is given. NULL,
 * or what is wrong. */
const char *rv_house_find(rv_game *g, rv_chance *d, rv_house_value *out);
/* Offers all values of the form that the script lets the player do now, whether it lists them or
 * not; of numbers those of the list (NULL: none). False: there are too many, and only the first
 * were tried. */
bool rv_house_values(rv_offer *o, const rv_numbers *numbers);

#endif
