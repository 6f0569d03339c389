/* why.h - the answer to "why", step by step; shared by why*.c and the modules' part of it.
 *
 * Steps and their texts lie in the telling's arena, which is the case's: they live until the case
 * is asked or judges again. Everything here may longjmp.
 */
#ifndef RV_WHY_H
#define RV_WHY_H

#include "judge/question.h"

typedef struct rv_said {
    rv_why_step step;
    bool outcome; /* what came of the turn: not said when it does not stand */
} rv_said;

typedef struct rv_telling {
    rv_case *c;
    rv_game *g;
    rv_arena *a;
    rv_why why;
    rv_said *list;
    int n, cap;
    int placing; /* of the journal, before the tile is laid */
    int shown;   /* the feature whose majority was told last; RV_NONE */
} rv_telling;

/* What a step is called. */
const char *rv_point_name(rv_point point);
/* Adds a step; `law` is a code of diag.def or a point of law, RV_NONE for none. It may be changed
 * until the next one is added. */
rv_why_step *rv_say_step(rv_telling *t, rv_point step, rv_answer answer, int law, const char *text);
#define RV_SAY(t, step, law, ...)                                                                  \
    rv_say_step((t), (step), RV_ANSWER_NONE, (law), rv_printf((t)->a, __VA_ARGS__))
/* "Anna (W)": the name and the label, or the label alone; the label. */
const char *rv_why_player(const rv_telling *t, int player);
const char *rv_why_label(const rv_telling *t, int player);
/* "tile 5 at e6", "start space 18". */
const char *rv_why_placed(const rv_game *g, int placed);
/* "a path", "house and court": what a side shows, from north to south and from west to east. */
const char *rv_why_side(const rv_game *g, const rv_tile *tile, int quarters, int side);
/* What lies beyond a side of a cell and faces it with a whole side; RV_NONE. */
int rv_why_faces(const rv_game *g, int pos, int side);

/* ---- why_turn.c: a question that plays on the game, with every complaint noted, and leaves no
 * trace of it on the case. NULL: *status and *why say what happened. */
const rv_why *rv_why_ask(rv_telling *t, void (*run)(rv_telling *t), rv_status *status,
                         const char **why);
/* Puts what was said into the case, for the caller. */
void rv_why_answer(rv_telling *t);

/* What is said between the parts of a turn: why a tile is put aside, what the tile has completed.
 */
void rv_why_put_aside(rv_telling *t, const rv_tile *tile, bool held);
void rv_why_laid(rv_telling *t);

/* ---- why_instead.c: the nearest places where the tile could lie, as the table stands now */
void rv_why_instead(rv_telling *t, const rv_entry *e);

/* ---- why_score.c: what the game tells, as steps. `ud` is a telling. */
void rv_why_listen(void *ud, const rv_item *item);
/* The step that tells of it; what a player did, in words, to what is called `on`: "" where it was
 * nothing. */
rv_point rv_why_point(rv_item_type type);
const char *rv_why_deed(const rv_telling *t, const rv_item *i, const char *on);
/* What the tile completed, and what stays open; in which order it is scored. */
void rv_why_completed(rv_telling *t);
void rv_why_order(rv_telling *t, const rv_order *o);
/* Who comes home. */
void rv_why_come_home(rv_telling *t);

/* "b3 (south), c4 (east, west)": where a feature is open, the first few cells. */
const char *rv_why_open_ends(const rv_telling *t, int root);

/* ---- why_cell.c: an empty cell: what each side asks, and what can still come there */
void rv_why_empty_cell(rv_telling *t, int x, int y);

#endif
