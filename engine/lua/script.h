/* script.h - house rules in Lua: loaded for a document, run at the steps of hooks.def.
 *
 * An rv_hooks belongs to its caller and serves one document, or one game, after another. There is
 * no Lua in it until a script is asked for. Scripts are kept from document to document, for they
 * remember nothing: what lasts from turn to turn is part of the game (state.h).
 *
 *     rv_hooks_clear(h);                        a new document
 *     rv_hooks_load(h, rs, name, text);         each of its scripts, in order
 *     rv_hooks_begin(h, game, labels, names);   a new game, before it is played
 *     rv_hooks_failed(h, &message, &limit);     after each turn, and after each query
 *
 * Failure is sticky: after the first error of a script none is run until rv_hooks_clear, and the
 * verdicts on the game mean nothing from that turn on. Scripts that run within a trial act on the
 * game through its journal, so rv_undo takes back what they did.
 *
 * A game's listener must allocate in the game's arena only: scripts set a guard for that one.
 */
#ifndef RV_SCRIPT_H
#define RV_SCRIPT_H

#include "core/hooks.h"

/* NULL when memory runs out. */
rv_hooks *rv_hooks_new(void);
void rv_hooks_free(rv_hooks *h);

/* A new document: forgets the scripts in force and the failure, and fills the budget. */
void rv_hooks_clear(rv_hooks *h);
/* The same document is judged again, from what is left of its budget. */
void rv_hooks_again(rv_hooks *h);
/* What the same scripts do next is a document of its own, which pays for them, too. */
void rv_hooks_refill(rv_hooks *h);

/* The same document is judged otherwise, by another case, before anything more is asked of this
 * one: `h` is the other's until it is given back, as after rv_hooks_again. NULL when memory runs
 * out. */
rv_hooks *rv_hooks_lend(rv_hooks *h);
/* What is to be given for it is freed. Only the budget is not as it was. */
void rv_hooks_give_back(rv_hooks *h, rv_hooks *was);

/* Adds a script to those in force. `name` is for messages ("tie-shares-points", or a path), `rs`
 * the ruleset that is played; neither the name nor the text is needed afterwards. NULL when all is
 * well, else what is wrong, with the script's file and, where one is to blame, its line: it belongs
 * to `h` until rv_hooks_clear. A script that is in force already is fine and changes nothing.
 * Options of scripts have their defaults until rv_script_options_set. */
const char *rv_hooks_load(rv_hooks *h, const rv_ruleset *rs, const char *name, rv_str text);

/* Is a script that calls itself so in force? `h` may be NULL. */
bool rv_hooks_in_force(const rv_hooks *h, const char *name);

/* A new game begins: no script remembers another. Sets g->hooks, to NULL
 * when there is nothing to run. Labels and names (of all players, in turn order) are not copied
 * and may be NULL; so may `h`. */
void rv_hooks_begin(rv_hooks *h, rv_game *g, const char *const *labels, const char *const *names);

/* Has a script failed? Then *message says where and why, in one line of UTF-8, and *limit whether
 * it was for a budget or for want of memory (RV_LIMIT_HIT) rather than an error (RV_SCRIPT_FAILED).
 */
bool rv_hooks_failed(const rv_hooks *h, const char **message, bool *limit);

#endif
