/* replay.h - how a turn of a record is objected to; shared by the parts of replay. */
#ifndef RV_REPLAY_H
#define RV_REPLAY_H

#include "case.h"

/* After a complaint about the turn being played: does the game go on from it as it was played? With
 * --accept, and then the complaint becomes a note; with --all, and it stays. False: it does not. */
bool rv_stands(rv_case *c);
/* The last complaint, to hang a help line or an option on. */
rv_diag *rv_last_diag(rv_case *c);
void rv_hangs_on(rv_case *c, int option);
/* What a house rule has just refused. */
void rv_complain_house_rule(rv_case *c, rv_mark mark);

/* Plays an entry and objects to what is wrong with it; false when it does not stand. */
bool rv_play(rv_case *c, rv_entry *e);

/* replay_order.c: the order of scoring that the record says, or the only one that matters. */
bool rv_find_order(rv_case *c, rv_entry *e, rv_order *out);

#endif
