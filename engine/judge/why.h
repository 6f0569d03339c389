/* why.h - the answer of `why` (core/require.h); shared by why_*.c and the modules. All functions
 * here may longjmp.
 */
#ifndef RV_WHY_H
#define RV_WHY_H

#include "judge/case.h"

/* "Anna (W)": the name and the label, or the label alone; the label. */
const char *rv_why_player(const rv_case *c, int player);
const char *rv_why_label(const rv_telling *t, int player);
/* "tile 5 at e6", "start space 18". */
const char *rv_why_placed(const rv_game *g, int placed);
/* "a path", "house and court": the features of a side, from north to south and from west to east.
 */
const char *rv_why_side(const rv_game *g, const rv_tile *tile, int quarters, int side);
/* The neighbour beyond a side of a cell that faces it with a whole side; RV_NONE. */
int rv_why_faces(const rv_board *b, int pos, int side);

/* ---- why_turn.c */
/* Stores the steps in the case, for the caller. */
void rv_why_answer(rv_telling *t);

/* What a turn that is explained has come to; nothing when it is not. Its tile has been drawn, or
 * not, and will be laid; it lies, is misplaced, and has completed features; these are scored in an
 * order, and followers come home. */
void rv_why_drawn(rv_case *c, rv_entry *e, bool drawn);
void rv_why_laid(rv_case *c, bool misplaced);
void rv_why_order(rv_case *c, const rv_order *o);
void rv_why_come_home(rv_case *c);

/* The step takes the rule, points and changes of what is told. */
void rv_why_takes(rv_why_step *s, const rv_item *i);
/* The step that tells of it; what a player did, in words, to what is called `on`: "" where it was
 * nothing. */
rv_point rv_why_point(rv_item_type type);
const char *rv_why_deed(const rv_telling *t, const rv_item *i, const char *on);

/* "b3 (south), c4 (east, west)": the first few cells where a feature is open. */
const char *rv_why_open_ends(const rv_telling *t, int root);

#endif
