/* replay.h - how a turn of a record is objected to; shared by the parts of replay. */
#ifndef RV_REPLAY_H
#define RV_REPLAY_H

#include "judge/case.h"

/* After a complaint about the turn being played: does the game go on from it as it was played? With
 * --accept, and then the complaint becomes a note; with --all, and it stays. False: it does not. */
bool rv_stands(rv_case *c);
/* Is the turn one of --accept? */
bool rv_is_accepted(const rv_case *c);
/* The same of a part of the turn that cannot be done and is left out; the note says so. */
bool rv_stands_without(rv_case *c, const char *part);
/* The same of what can be done, or of a part that cannot. */
static inline bool rv_stands_as(rv_case *c, bool can, const char *part) {
    return can ? rv_stands(c) : rv_stands_without(c, part);
}
/* The last complaint, to hang a help line or an option on. */
rv_diag *rv_last_diag(rv_case *c);
/* claims.c: a number noted at the table is not what the rules give. */
void rv_wrong_claim(rv_case *c, rv_code_id code, const rv_claim *claim, int counted);
void rv_hangs_on(rv_case *c, int option);
/* A complaint about the entry; somebody who asks why is told. */
rv_diag *rv_object_with(rv_case *c, rv_code_id code, rv_mark mark, int n, const char *const *words);
#define rv_object(c, code, at, ...)                                                                \
    rv_object_with((c), (code), (at), (int)(sizeof RV_WORDS(__VA_ARGS__) / sizeof(char *)) - 1,    \
                   RV_WORDS(__VA_ARGS__))
/* The same of what a script refuses; of what a house rule has just refused. */
void rv_object_by_script(rv_case *c, rv_mark mark, const char *script, const char *reason);
void rv_complain_house_rule(rv_case *c, rv_mark mark);
/* How much has been complained of. */
static inline int rv_wrongs(const rv_case *c) {
    return c->diags.n;
}

/* The help of the last complaint: the command that tells why it is so, with what the caller had the
 * record judged by; of what is accepted, the turns before this one. */
void rv_help_why(rv_case *c, const char *what, int before);

/* What the games' keys say is played at a moment of an entry, or (NULL) of the document. False: it
 * is not legal, and does not stand. */
bool rv_play_rows(rv_case *c, rv_entry *e, rv_moment when);
/* Plays an entry; false: it is not legal, or of somebody who asks why, it could not be done. */
bool rv_play_entry(rv_case *c, rv_entry *e);
/* Parts of it: the tile is drawn (a look finds its copy), laid, and bears a follower. False when it
 * does not stand, and then it was not done. `drawn`: there is such a tile to lay. */
bool rv_play_draw(rv_case *c, rv_tile_ref *ref);
bool rv_play_place(rv_case *c, const rv_entry *e, bool drawn);
bool rv_play_follower(rv_case *c, rv_entry *e);
/* The scores and the result that the players noted. */
void rv_check_scores(rv_case *c, const rv_entry *e);
void rv_check_result(rv_case *c);

/* Has the player a follower of a figure in hand? A condition. */
bool rv_has_follower(rv_case *c, const rv_game *g, int player, int figure);

/* replay_order.c: the order of scoring that the record says, or the only one that matters. */
bool rv_find_order(rv_case *c, rv_entry *e, rv_order *out);

#endif
