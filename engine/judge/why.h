/* why.h - the answer to "why", step by step; shared by why*.c and the modules' part of it.
 *
 * Steps and their texts lie in the telling's arena, which is the case's: they live until the case
 * is asked or judges again. Everything here may longjmp.
 */
#ifndef RV_WHY_H
#define RV_WHY_H

#include "ask/query.h"
#include "judge/replay.h"

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
    int heard; /* complaints of the case that have been looked at */
    int shown; /* the feature whose majority was told last; RV_NONE */
} rv_telling;

/* Adds a step; `law` is a code of diag.def or a point of law, RV_NONE for none. It may be changed
 * until the next one is added. */
rv_why_step *rv_say_step(rv_telling *t, const char *step, rv_answer answer, int law,
                         const char *text);
/* What does not hold: the code and its rule, and where in the file it stands. */
rv_why_step *rv_say_no(rv_telling *t, const char *step, rv_code_id code, rv_mark mark,
                       const char *text);
#define RV_SAY_YES(t, step, law, ...)                                                              \
    rv_say_step((t), (step), RV_ANSWER_YES, (law), rv_printf((t)->a, __VA_ARGS__))
#define RV_SAY(t, step, law, ...)                                                                  \
    rv_say_step((t), (step), RV_ANSWER_NONE, (law), rv_printf((t)->a, __VA_ARGS__))
#define RV_SAY_NO(t, step, code, mark, ...)                                                        \
    rv_say_no((t), (step), (code), (mark), rv_printf((t)->a, __VA_ARGS__))
/* The steps from `from` to before `to` go behind all the others. */
void rv_say_last(rv_telling *t, int from, int to);
/* Names the option on which the step said last hangs. */
void rv_say_hangs_on(rv_telling *t, int option);

/* Says what has been complained of since it was called last and is not said yet, and returns
 * whether there was anything against the turn. */
bool rv_say_complaints(rv_telling *t, const char *step);
/* Has the case complained of this, at this place? */
bool rv_complained(const rv_telling *t, rv_code_id code, rv_mark mark);

/* "Anna (W)": the name and the label, or the label alone; the label. */
const char *rv_why_player(const rv_telling *t, int player);
const char *rv_why_label(const rv_telling *t, int player);
/* "tile 5 at e6", "start space 18". */
const char *rv_why_placed(const rv_game *g, int placed);
/* "a path", "house and court": what a side shows, from north to south and from west to east. */
const char *rv_why_side(const rv_game *g, const rv_tile *tile, int quarters, int side);
/* What lies beyond a side of a cell and faces it with a whole side; RV_NONE. */
int rv_why_faces(const rv_game *g, int pos, int side);

/* ---- why.c: a question that plays on the game, with every complaint noted, and leaves no trace
 * of it on the case. NULL: *status and *why say what happened. */
const rv_why *rv_why_ask(rv_telling *t, void (*run)(rv_telling *t), rv_status *status,
                         const char **why);
/* Puts what was said into the case, for the caller. */
void rv_why_answer(rv_telling *t);

/* ---- why_tile.c: may the tile lie there, and the follower stand there? Each says what holds and
 * what does not, and then does it as far as it can be done. */
bool rv_why_draw(rv_telling *t, rv_entry *e);              /* false: there is no such tile to lay */
bool rv_why_place(rv_telling *t, rv_entry *e, bool drawn); /* false: nothing can lie there */
void rv_why_follower(rv_telling *t, rv_entry *e, bool laid);
/* Has the player a follower of a figure in hand? */
void rv_why_in_hand(rv_telling *t, const rv_entry *e, const char *step, rv_mark mark, int figure);

/* ---- why_instead.c: the nearest places where the tile could lie, as the table stands now */
void rv_why_instead(rv_telling *t, const rv_entry *e);

/* ---- why_score.c: what the game tells, as steps. `ud` is a telling. */
void rv_why_listen(void *ud, const rv_item *item);
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
