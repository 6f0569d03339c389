/* why.h - the answer of `why`, step by step; shared by why*.c and the modules.
 *
 * Steps and their texts are in the telling's arena, which belongs to the case: they are valid until
 * the next question to the case or the next judgement. All functions here may longjmp.
 */
#ifndef RV_WHY_H
#define RV_WHY_H

#include "judge/question.h"

typedef struct rv_said {
    rv_why_step step;
    bool outcome; /* for results of the turn: not reported if the turn is illegal */
} rv_said;

typedef struct rv_telling {
    rv_case *c;
    rv_game *g;
    rv_arena *a;
    rv_why why;
    rv_said *list;
    int n, cap;
    int placing; /* checkpoint of the journal, before the tile is laid */
    int shown;   /* the feature whose majority was reported last; RV_NONE */
} rv_telling;

/* The name of a step. */
const char *rv_point_name(rv_point point);
/* Adds a step; `law` is a code of diag.def or a point of law, RV_NONE for none. The step may be
 * changed until the next one is added. */
rv_why_step *rv_say_step(rv_telling *t, rv_point step, rv_answer answer, int law, const char *text);
#define RV_SAY(t, step, law, ...)                                                                  \
    rv_say_step((t), (step), RV_ANSWER_NONE, (law), rv_printf((t)->a, __VA_ARGS__))
/* "Anna (W)": the name and the label, or the label alone; the label. */
const char *rv_why_player(const rv_telling *t, int player);
const char *rv_why_label(const rv_telling *t, int player);
/* "tile 5 at e6", "start space 18". */
const char *rv_why_placed(const rv_game *g, int placed);
/* "a path", "house and court": the features of a side, from north to south and from west to east.
 */
const char *rv_why_side(const rv_game *g, const rv_tile *tile, int quarters, int side);
/* The neighbour beyond a side of a cell that faces it with a whole side; RV_NONE. */
int rv_why_faces(const rv_game *g, int pos, int side);

/* ---- why_turn.c: a question that plays on the game, with every complaint noted, and leaves no
 * trace of it on the case. NULL: *status and *why say what happened. */
const rv_why *rv_why_ask(rv_telling *t, void (*run)(rv_telling *t), rv_status *status,
                         const char **why);
/* Stores the steps in the case, for the caller. */
void rv_why_answer(rv_telling *t);

/* Reports what the tile has completed. */
void rv_why_laid(rv_telling *t);

/* ---- why_instead.c: the nearest places where the tile could lie, as the table stands now */
void rv_why_instead(rv_telling *t, const rv_entry *e);

/* ---- why_score.c: what the game tells, as steps. `ud` is a telling. */
void rv_why_listen(void *ud, const rv_item *item);
/* The step that tells of it; what a player did, in words, to what is called `on`: "" where it was
 * nothing. */
rv_point rv_why_point(rv_item_type type);
const char *rv_why_deed(const rv_telling *t, const rv_item *i, const char *on);
/* The features that the tile completed, and those that stay open; the order of scoring. */
void rv_why_completed(rv_telling *t);
void rv_why_order(rv_telling *t, const rv_order *o);
/* The followers that come home. */
void rv_why_come_home(rv_telling *t);

/* "b3 (south), c4 (east, west)": the first few cells where a feature is open. */
const char *rv_why_open_ends(const rv_telling *t, int root);

/* ---- why_cell.c: an empty cell: what each side asks, and what can still come there */
void rv_why_empty_cell(rv_telling *t, int x, int y);

#endif
