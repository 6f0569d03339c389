/* replay.h - diagnostics of a turn of a record; shared by the parts of replay. */
#ifndef RV_REPLAY_H
#define RV_REPLAY_H

#include "judge/case.h"

/* Whether the turn is accepted by --accept. */
bool rv_is_accepted(const rv_case *c);
/* Whether the game would continue from what is against the rules as it was played: with --accept,
 * --all, and when the turn is explained. */
static inline bool rv_tolerates(const rv_case *c) {
    return c->settings.all || rv_explains(c) || rv_is_accepted(c);
}
/* After a diagnostic of the current turn: whether the game continues from it. With --accept the
 * diagnostic becomes a note; otherwise it stays. _without: a part of the turn that is impossible is
 * left out; the note says so. */
bool rv_tolerated_without(rv_case *c, const char *part);
static inline bool rv_tolerated(rv_case *c) {
    return rv_tolerated_without(c, "");
}
/* "a tile may be missing at 2,0": where one would have to lie beside the cell of the entry, beside
 * which none does; NULL. */
const char *rv_missing_beside(const rv_case *c, const rv_entry *e);
/* Why it is not the player's turn, which has just been complained of. */
void rv_blame_turn_as(rv_case *c, int cite, const char *why);
#define rv_blame_turn(c, cite, ...)                                                                \
    rv_blame_turn_as((c), (cite), rv_printf(&(c)->arena, __VA_ARGS__))
/* One more outcome of the last diagnostic if that is ambiguous; there are at most so many. */
enum { RV_MOST_OUTCOMES = 8, RV_MOST_VALUES = 100 }; /* of what can stand behind a key */
void rv_add_outcome(rv_case *c, rv_outcome outcome);
/* The number of diagnostics so far. */
static inline int rv_wrongs(const rv_case *c) {
    return c->diags.n;
}

/* replay_tile.c: adds to the help of the last diagnostic the command that explains it, with the
 * caller's settings; for an accepted turn, only the turns before it. */
void rv_help_why(rv_case *c, const char *what, int before);

/* Plays the games' keys at a moment of an entry, or (NULL) of the document. False: one is illegal
 * and not accepted. */
bool rv_play_rows(rv_case *c, rv_entry *e, rv_moment when);
bool rv_play_row(rv_case *c, rv_entry *e, const rv_acting *a); /* one of these */
/* replay_action.c: the same for one row whose choices say what may be done and do it; an entry must
 * be played. */
bool rv_play_action(rv_case *c, rv_entry *e, const rv_acting *a);
/* Whether at most one of a follower and all that is done instead of one is in the entry. */
bool rv_play_instead(rv_case *c, const rv_entry *e);
/* The second part of a double turn may be left out (M-29): then an entry that is not its player's
 * is the next one's, or that of what is due between turns. */
void rv_leave_part_out(rv_case *c, const rv_entry *e);
/* Plays an entry; false: it is illegal, or, for `why`, impossible. */
bool rv_play_entry(rv_case *c, rv_entry *e);
/* Complains of a tile of a layer that is not drawn from yet; as rv_fails. */
bool rv_tell_early(rv_case *c, int tile, int top, int layer);
/* Parts of it: the tile is drawn (a look finds its copy), laid, and gets a follower. False if it is
 * not accepted; then it was not done. `drawn`: there is such a tile to lay. */
bool rv_play_draw(rv_case *c, rv_tile_ref *ref);
bool rv_play_place(rv_case *c, const rv_entry *e, bool drawn);
bool rv_play_follower(rv_case *c, rv_entry *e);
/* The scores and the result that the players noted. */
void rv_check_scores(rv_case *c, const rv_entry *e);
void rv_check_result(rv_case *c);

/* Whether a player has a piece of a sort in hand, called so; a condition of a rule. */
static inline bool rv_has_piece(rv_case *c, const rv_game *g, int player, int piece, int code,
                                const char *name) {
    int n = g->seats[player].pieces[piece];
    return rv_require(c, code, n > 0,
                      ("%s has %s", rv_hook_label(g, player), rv_plural(g->arena, n, name)),
                      (rv_hook_label(g, player)));
}
/* Whether the player has a follower of this figure in hand; a condition of a rule. */
bool rv_has_follower(rv_case *c, const rv_game *g, int player, int figure);

/* orders.c: the order of scoring of the record, or the only one that matters. */
bool rv_find_order(rv_case *c, rv_entry *e, rv_order *out);

/* A tile that looks like this one and is still to come, RV_NONE; and its rotation in the place of
 * that. */
int rv_twin_left(const rv_game *g, int tile);
int rv_twin_quarters(const rv_game *g, const rv_tile_ref *ref, int twin);

#endif
